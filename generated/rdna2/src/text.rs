// Written by `cargo xtask regen` from amdgpu_isa_rdna2.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetgdsds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_swizzle_b32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_consumeds_appendds_ordered_countds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_add_rtn_f32ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_condxchg32_rtn_b64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_write_addtid_b32ds_read_addtid_b32ds_permute_b32ds_bpermute_b32ds_write_b96ds_write_b128ds_read_b96ds_read_b128mrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3pos4primparam0param1param2param3param4param5param6param7param8param9param10param11param12param13param14param15param16param17param18param19param20param21param22param23param24param25param26param27param28param29param30param31donecomprvmexpglcslcdlcflat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx4flat_load_dwordx3flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx4flat_store_dwordx3flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_fcmpswapflat_atomic_fminflat_atomic_fmaxflat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2flat_atomic_fcmpswap_x2flat_atomic_fmin_x2flat_atomic_fmax_x2ldsglobal_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx4global_load_dwordx3global_load_dword_addtidglobal_store_dword_addtidglobal_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx4global_store_dwordx3global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_csubglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_fcmpswapglobal_atomic_fminglobal_atomic_fmaxglobal_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2global_atomic_fcmpswap_x2global_atomic_fmin_x2global_atomic_fmax_x2scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx4scratch_load_dwordx3scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx4scratch_store_dwordx3scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hidmaskSQ_RSRC_IMG_1DSQ_RSRC_IMG_2DSQ_RSRC_IMG_3DSQ_RSRC_IMG_CUBESQ_RSRC_IMG_1D_ARRAYSQ_RSRC_IMG_2D_ARRAYSQ_RSRC_IMG_2D_MSAASQ_RSRC_IMG_2D_MSAA_ARRAYunormr128a16tfelwed16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_get_resinfoimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_atomic_fcmpswapimage_atomic_fminimage_atomic_fmaximage_sample image_sample_climage_sample_dimage_sample_d_climage_sample_limage_sample_bimage_sample_b_climage_sample_lzimage_sample_cimage_sample_c_climage_sample_c_dimage_sample_c_d_climage_sample_c_limage_sample_c_bimage_sample_c_b_climage_sample_c_lzimage_sample_oimage_sample_cl_oimage_sample_d_oimage_sample_d_cl_oimage_sample_l_oimage_sample_b_oimage_sample_b_cl_oimage_sample_lz_oimage_sample_c_oimage_sample_c_cl_oimage_sample_c_d_oimage_sample_c_d_cl_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_b_cl_oimage_sample_c_lz_oimage_gather4image_gather4_climage_load_by2image_load_by4image_gather4_limage_gather4_bimage_gather4_b_climage_gather4_lzimage_gather4_cimage_gather4_c_climage_load_mip_by2image_load_mip_by4image_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4_c_lzimage_gather4_oimage_gather4_cl_oimage_store_by2image_store_by4image_gather4_l_oimage_gather4_b_oimage_gather4_b_cl_oimage_gather4_lz_oimage_gather4_c_oimage_gather4_c_cl_oimage_store_mip_by2image_store_mip_by4image_gather4_c_l_oimage_gather4_c_b_oimage_gather4_c_b_cl_oimage_gather4_c_lz_oimage_get_lodimage_gather4himage_gather4h_pckimage_gather8h_pckimage_sample_cdimage_sample_cd_climage_sample_c_cdimage_sample_c_cd_climage_sample_cd_oimage_sample_cd_cl_oimage_sample_c_cd_oimage_sample_c_cd_cl_oimage_load_pck2image_load_pck4image_load_mip_pck2image_load_mip_pck4image_store_pck2image_store_pck4image_store_mip_pck2image_store_mip_pck4image_msaa_loadimage_sample_d_g16image_sample_d_cl_g16image_sample_c_d_g16image_sample_c_d_cl_g16image_sample_d_o_g16image_sample_d_cl_o_g16image_sample_c_d_o_g16image_sample_c_d_cl_o_g16image_bvh_intersect_rayimage_bvh64_intersect_rayimage_sample_cd_g16image_sample_cd_cl_g16image_sample_c_cd_g16image_sample_c_cd_cl_g16image_sample_cd_o_g16image_sample_cd_cl_o_g16image_sample_c_cd_o_g16image_sample_c_cd_cl_o_g16BUF_FMT_INVALIDBUF_FMT_8_UNORMBUF_FMT_8_SNORMBUF_FMT_8_USCALEDBUF_FMT_8_SSCALEDBUF_FMT_8_UINTBUF_FMT_8_SINTBUF_FMT_16_UNORMBUF_FMT_16_SNORMBUF_FMT_16_USCALEDBUF_FMT_16_SSCALEDBUF_FMT_16_UINTBUF_FMT_16_SINTBUF_FMT_16_FLOATBUF_FMT_8_8_UNORMBUF_FMT_8_8_SNORMBUF_FMT_8_8_USCALEDBUF_FMT_8_8_SSCALEDBUF_FMT_8_8_UINTBUF_FMT_8_8_SINTBUF_FMT_32_UINTBUF_FMT_32_SINTBUF_FMT_32_FLOATBUF_FMT_16_16_UNORMBUF_FMT_16_16_SNORMBUF_FMT_16_16_USCALEDBUF_FMT_16_16_SSCALEDBUF_FMT_16_16_UINTBUF_FMT_16_16_SINTBUF_FMT_16_16_FLOATBUF_FMT_10_11_11_UNORMBUF_FMT_10_11_11_SNORMBUF_FMT_10_11_11_USCALEDBUF_FMT_10_11_11_SSCALEDBUF_FMT_10_11_11_UINTBUF_FMT_10_11_11_SINTBUF_FMT_10_11_11_FLOATBUF_FMT_11_11_10_UNORMBUF_FMT_11_11_10_SNORMBUF_FMT_11_11_10_USCALEDBUF_FMT_11_11_10_SSCALEDBUF_FMT_11_11_10_UINTBUF_FMT_11_11_10_SINTBUF_FMT_11_11_10_FLOATBUF_FMT_10_10_10_2_UNORMBUF_FMT_10_10_10_2_SNORMBUF_FMT_10_10_10_2_USCALEDBUF_FMT_10_10_10_2_SSCALEDBUF_FMT_10_10_10_2_UINTBUF_FMT_10_10_10_2_SINTBUF_FMT_2_10_10_10_UNORMBUF_FMT_2_10_10_10_SNORMBUF_FMT_2_10_10_10_USCALEDBUF_FMT_2_10_10_10_SSCALEDBUF_FMT_2_10_10_10_UINTBUF_FMT_2_10_10_10_SINTBUF_FMT_8_8_8_8_UNORMBUF_FMT_8_8_8_8_SNORMBUF_FMT_8_8_8_8_USCALEDBUF_FMT_8_8_8_8_SSCALEDBUF_FMT_8_8_8_8_UINTBUF_FMT_8_8_8_8_SINTBUF_FMT_32_32_UINTBUF_FMT_32_32_SINTBUF_FMT_32_32_FLOATBUF_FMT_16_16_16_16_UNORMBUF_FMT_16_16_16_16_SNORMBUF_FMT_16_16_16_16_USCALEDBUF_FMT_16_16_16_16_SSCALEDBUF_FMT_16_16_16_16_UINTBUF_FMT_16_16_16_16_SINTBUF_FMT_16_16_16_16_FLOATBUF_FMT_32_32_32_UINTBUF_FMT_32_32_32_SINTBUF_FMT_32_32_32_FLOATBUF_FMT_32_32_32_32_UINTBUF_FMT_32_32_32_32_SINTBUF_FMT_32_32_32_32_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx4buffer_load_dwordx3buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx4buffer_store_dwordx3buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_csubbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_fcmpswapbuffer_atomic_fminbuffer_atomic_fmaxbuffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2buffer_atomic_fcmpswap_x2buffer_atomic_fmin_x2buffer_atomic_fmax_x2buffer_gl0_invbuffer_gl1_invbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzws_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_gl1_invs_dcache_invs_memtimes_memrealtimes_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_abs_i32s_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_and_saveexec_b32s_or_saveexec_b32s_xor_saveexec_b32s_andn2_saveexec_b32s_orn2_saveexec_b32s_nand_saveexec_b32s_nor_saveexec_b32s_xnor_saveexec_b32s_andn1_saveexec_b32s_orn1_saveexec_b32s_andn1_wrexec_b32s_andn2_wrexec_b32s_movrelsd_2_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_absdiff_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_mul_hi_u32s_mul_hi_i32s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32HW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIHW_REG_FLAT_SCR_LOHW_REG_FLAT_SCR_HIHW_REG_HW_ID1HW_REG_HW_ID2HW_REG_POPS_PACKERHW_REG_SHADER_CYCLESs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_waitcnt_vscnts_waitcnt_vmcnts_waitcnt_expcnts_waitcnt_lgkmcnts_subvector_loop_begins_subvector_loop_ends_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_GET_DDIDMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_endpgm_ordered_ps_dones_code_ends_inst_prefetchs_clausedepctr_hold_cntdepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_waitcnt_depctrs_round_modes_denorm_modes_ttracedata_imm_e32v_interp_p1_f32_e64clampv_interp_p2_f32v_interp_mov_f32v_nopv_mov_b32_sdwaBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVEdst_seldst_unusedsrc0_sel_dpprow_maskbank_maskbound_ctrlfiv_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swaprel_b32v_cndmask_b32src1_selv_dot2c_f32_f16v_add_f32v_sub_f32v_subrev_f32v_fmac_legacy_f32v_mul_legacy_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_dot4c_i32_i8v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pkrtz_f16_f32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_max_f16v_min_f16v_ldexp_f16v_pk_fmac_f16v_fma_legacy_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_trig_preop_f64v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_xor3_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_lshrrev_b16v_ashrrev_i16v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_add_co_u32v_sub_co_u32v_pack_b32_f16v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_lshlrev_b16v_subrev_co_u32v_mad_u16highv_interp_p1ll_f16v_interp_p1lv_f16v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_interp_p2_f16v_mad_i16v_div_fixup_f16v_readlane_b32v_writelane_b32v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_sub_nc_i32v_permlane16_b32v_permlanex16_b32v_add_nc_i32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_dot2_f32_f16v_dot2_i32_i16v_dot2_u32_u16v_dot4_i32_i8v_dot4_u32_u8v_dot8_i32_i4v_dot8_u32_u4v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_class_f32v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_class_f16v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_class_f32v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_class_f16v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_class_f64v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_class_f64v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16s_wait_idleexecexeczlds_directpops_exiting_wave_idprivate_baseprivate_limitsccshared_baseshared_limitvccvcczHW_REG_HW_IDUC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
    forms: &crate::forms::FORMS,
    mnemonics: &MNEMONICS,
    syntaxes: &SYNTAXES,
    frames: &FRAMES,
    order: &ORDER,
    items: &ITEMS,
    scalars: &SCALARS,
    names: &NAMES,
    parts: &PARTS,
};
/// Syntaxes.
pub static SYNTAXES: [Syntax; 459] = [
    syntax(run(0, 4), 2, 0, [3616, 3624, 0, 0, 0]),
    syntax(run(4, 5), 3, 0, [3616, 3624, 3632, 0, 0]),
    syntax(run(9, 6), 3, 0, [3616, 3624, 3632, 0, 0]),
    syntax(run(15, 1), 0, 1, [0, 0, 0, 0, 0]),
    syntax(run(16, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(18, 3), 3, 2, [3616, 0, 0, 0, 0]),
    syntax(run(21, 4), 2, 0, [3616, 3624, 0, 0, 0]),
    syntax(run(25, 5), 3, 0, [3640, 3616, 3624, 0, 0]),
    syntax(run(30, 6), 4, 0, [3640, 3616, 3624, 3632, 0]),
    syntax(run(36, 7), 4, 0, [5688, 3616, 3624, 3632, 0]),
    syntax(run(43, 4), 3, 3, [3640, 3616, 0, 0, 0]),
    syntax(run(47, 4), 2, 0, [3640, 3616, 0, 0, 0]),
    syntax(run(51, 5), 2, 0, [5688, 3616, 0, 0, 0]),
    syntax(run(56, 3), 1, 0, [3640, 0, 0, 0, 0]),
    syntax(run(59, 4), 4, 2, [3640, 3616, 0, 0, 0]),
    syntax(run(63, 4), 2, 0, [3616, 5672, 0, 0, 0]),
    syntax(run(67, 5), 3, 0, [3616, 5672, 5680, 0, 0]),
    syntax(run(72, 6), 3, 0, [3616, 5672, 5680, 0, 0]),
    syntax(run(78, 5), 3, 0, [3616, 5672, 5680, 0, 0]),
    syntax(run(83, 4), 2, 0, [3616, 5672, 0, 0, 0]),
    syntax(run(87, 5), 3, 0, [5688, 3616, 5672, 0, 0]),
    syntax(run(92, 6), 4, 0, [5688, 3616, 5672, 5680, 0]),
    syntax(run(98, 7), 4, 0, [9784, 3616, 5672, 5680, 0]),
    syntax(run(105, 6), 4, 0, [5688, 3616, 5672, 5680, 0]),
    syntax(run(111, 5), 3, 0, [5688, 3616, 5672, 0, 0]),
    syntax(run(116, 4), 2, 0, [5688, 3616, 0, 0, 0]),
    syntax(run(120, 5), 2, 0, [9784, 3616, 0, 0, 0]),
    syntax(run(125, 3), 1, 0, [3624, 0, 0, 0, 0]),
    syntax(run(128, 4), 3, 1, [3640, 3616, 3624, 0, 0]),
    syntax(run(132, 4), 2, 0, [3616, 7720, 0, 0, 0]),
    syntax(run(136, 4), 2, 0, [3616, 9768, 0, 0, 0]),
    syntax(run(140, 4), 2, 0, [7736, 3616, 0, 0, 0]),
    syntax(run(144, 4), 2, 0, [9784, 3616, 0, 0, 0]),
    syntax(run(148, 8), 5, 4, [0, 0, 0, 0, 0]),
    syntax(run(156, 6), 2, 5, [3640, 5664, 0, 0, 0]),
    syntax(run(162, 6), 2, 5, [5688, 5664, 0, 0, 0]),
    syntax(run(168, 6), 2, 5, [9784, 5664, 0, 0, 0]),
    syntax(run(174, 6), 2, 5, [7736, 5664, 0, 0, 0]),
    syntax(run(180, 6), 2, 5, [5664, 3624, 0, 0, 0]),
    syntax(run(186, 6), 2, 5, [5664, 5672, 0, 0, 0]),
    syntax(run(192, 6), 2, 5, [5664, 9768, 0, 0, 0]),
    syntax(run(198, 6), 2, 5, [5664, 7720, 0, 0, 0]),
    syntax(run(204, 7), 3, 5, [0, 5664, 3624, 0, 0]),
    syntax(run(211, 7), 3, 5, [0, 5664, 5672, 0, 0]),
    syntax(run(218, 7), 3, 5, [0, 5664, 5672, 0, 0]),
    syntax(run(225, 7), 3, 5, [0, 5664, 9768, 0, 0]),
    syntax(run(232, 7), 3, 5, [0, 5664, 9768, 0, 0]),
    syntax(run(239, 8), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(247, 7), 3, 5, [5688, 0, 0, 0, 0]),
    syntax(run(254, 7), 3, 5, [9784, 0, 0, 0, 0]),
    syntax(run(261, 7), 3, 5, [7736, 0, 0, 0, 0]),
    syntax(run(268, 6), 2, 5, [3640, 0, 0, 0, 0]),
    syntax(run(274, 6), 2, 5, [3624, 0, 0, 0, 0]),
    syntax(run(280, 7), 3, 5, [0, 3624, 0, 0, 0]),
    syntax(run(287, 7), 3, 5, [0, 5672, 0, 0, 0]),
    syntax(run(294, 7), 3, 5, [0, 9768, 0, 0, 0]),
    syntax(run(301, 7), 3, 5, [0, 7720, 0, 0, 0]),
    syntax(run(308, 7), 3, 5, [3640, 0, 0, 0, 0]),
    syntax(run(315, 8), 4, 5, [0, 0, 3624, 0, 0]),
    syntax(run(323, 8), 4, 5, [0, 0, 5672, 0, 0]),
    syntax(run(331, 8), 4, 5, [0, 0, 5672, 0, 0]),
    syntax(run(339, 8), 4, 5, [0, 0, 9768, 0, 0]),
    syntax(run(347, 8), 4, 5, [0, 0, 9768, 0, 0]),
    syntax(run(355, 8), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(363, 7), 3, 5, [5688, 0, 0, 0, 0]),
    syntax(run(370, 7), 3, 5, [9784, 0, 0, 0, 0]),
    syntax(run(377, 7), 3, 5, [7736, 0, 0, 0, 0]),
    syntax(run(384, 7), 3, 5, [0, 3624, 0, 0, 0]),
    syntax(run(391, 7), 3, 5, [0, 5672, 0, 0, 0]),
    syntax(run(398, 7), 3, 5, [0, 9768, 0, 0, 0]),
    syntax(run(405, 7), 3, 5, [0, 7720, 0, 0, 0]),
    syntax(run(412, 7), 3, 5, [3640, 0, 0, 0, 0]),
    syntax(run(419, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(433, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(447, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(461, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(475, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(489, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(503, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(517, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(531, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(544, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(557, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(570, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(583, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(596, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(609, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(622, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(635, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(648, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(661, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(674, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(687, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(700, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(713, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(726, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(739, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(752, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(765, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(778, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(791, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(806, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(822, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(838, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(854, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(869, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(885, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(901, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(917, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(932, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(948, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(964, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(980, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(995, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1011, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1027, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1043, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1058, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1074, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1090, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1106, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1121, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1137, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1153, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1169, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1184, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1200, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1216, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1232, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1247, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1263, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1279, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1295, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1310, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1326, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1342, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1358, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1373, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1389, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1405, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1421, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1436, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1452, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1468, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1484, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1499, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1515, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1531, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1547, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1562, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1578, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1594, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1610, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1625, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1641, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1657, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1673, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1688, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1704, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1720, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1736, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1751, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1767, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1783, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1799, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1814, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1830, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1846, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1862, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1877, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1893, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1909, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1925, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1940, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1956, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1972, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1988, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2003, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2019, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2035, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2051, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2066, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2082, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2098, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2114, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2129, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2145, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2161, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2177, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2191, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2206, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2221, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2236, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2250, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2265, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2280, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2295, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2309, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2323, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2337, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2352, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2368, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2384, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2400, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2415, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2431, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2447, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2463, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2478, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2494, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2510, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2526, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2541, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2557, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2573, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2589, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2604, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2620, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2636, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2652, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2667, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2683, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2699, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2715, 4), 3, 11, [0, 0, 0, 0, 0]),
    syntax(run(2719, 4), 3, 11, [0, 0, 0, 0, 0]),
    syntax(run(2723, 4), 3, 11, [0, 0, 0, 0, 0]),
    syntax(run(2727, 4), 3, 11, [0, 0, 0, 0, 0]),
    syntax(run(2731, 4), 3, 11, [0, 0, 0, 0, 0]),
    syntax(run(2735, 4), 3, 11, [0, 0, 0, 0, 0]),
    syntax(run(2739, 4), 3, 11, [0, 0, 0, 0, 0]),
    syntax(run(2743, 4), 3, 11, [0, 0, 0, 0, 0]),
    syntax(run(2747, 12), 4, 12, [0, 0, 0, 2616, 0]),
    syntax(run(2759, 12), 4, 12, [0, 0, 0, 2616, 0]),
    syntax(run(2771, 12), 4, 12, [0, 0, 0, 2616, 0]),
    syntax(run(2783, 12), 4, 12, [0, 0, 0, 2616, 0]),
    syntax(run(2795, 12), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(2807, 11), 4, 14, [0, 0, 0, 2616, 0]),
    syntax(run(2818, 11), 4, 14, [0, 0, 0, 2616, 0]),
    syntax(run(2829, 11), 4, 14, [0, 0, 0, 2616, 0]),
    syntax(run(2840, 11), 4, 14, [0, 0, 0, 2616, 0]),
    syntax(run(2851, 0), 0, 2, [0, 0, 0, 0, 0]),
    syntax(run(2851, 5), 3, 15, [2502, 0, 0, 0, 0]),
    syntax(run(2856, 5), 3, 15, [4550, 0, 0, 0, 0]),
    syntax(run(2861, 5), 3, 15, [8646, 0, 0, 0, 0]),
    syntax(run(2866, 5), 3, 15, [16838, 0, 0, 0, 0]),
    syntax(run(2871, 5), 3, 15, [33222, 0, 0, 0, 0]),
    syntax(run(2876, 5), 3, 15, [2502, 0, 0, 0, 0]),
    syntax(run(2881, 5), 3, 15, [4550, 0, 0, 0, 0]),
    syntax(run(2886, 5), 3, 15, [8646, 0, 0, 0, 0]),
    syntax(run(2891, 5), 3, 15, [16838, 0, 0, 0, 0]),
    syntax(run(2896, 5), 3, 15, [33222, 0, 0, 0, 0]),
    syntax(run(2901, 1), 1, 2, [4550, 0, 0, 0, 0]),
    syntax(run(2902, 2), 2, 2, [2512, 2560, 0, 0, 0]),
    syntax(run(2904, 2), 2, 2, [4560, 4608, 0, 0, 0]),
    syntax(run(2906, 2), 2, 2, [2512, 4608, 0, 0, 0]),
    syntax(run(2908, 2), 2, 2, [4560, 2560, 0, 0, 0]),
    syntax(run(2910, 1), 1, 2, [4560, 0, 0, 0, 0]),
    syntax(run(2911, 1), 1, 2, [4608, 0, 0, 0, 0]),
    syntax(run(2912, 3), 3, 2, [2512, 2560, 2568, 0, 0]),
    syntax(run(2915, 3), 3, 2, [4560, 4608, 4616, 0, 0]),
    syntax(run(2918, 3), 3, 2, [4560, 4608, 2568, 0, 0]),
    syntax(run(2921, 3), 3, 2, [4560, 2560, 2568, 0, 0]),
    syntax(run(2924, 2), 2, 2, [2560, 2568, 0, 0, 0]),
    syntax(run(2926, 2), 2, 2, [4608, 2568, 0, 0, 0]),
    syntax(run(2928, 2), 2, 2, [4608, 4616, 0, 0, 0]),
    syntax(run(2930, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2932, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2933, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2935, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2937, 2), 2, 2, [0, 2512, 0, 0, 0]),
    syntax(run(2939, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(2941, 2), 2, 2, [4560, 0, 0, 0, 0]),
    syntax(run(2943, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2945, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2946, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2947, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2948, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2949, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2950, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2951, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2952, 4), 4, 16, [3602, 3584, 0, 0, 0]),
    syntax(run(2956, 6), 4, 17, [3584, 2665, 0, 0, 0]),
    syntax(run(2962, 4), 4, 16, [3602, 0, 0, 0, 0]),
    syntax(run(2966, 6), 4, 18, [3584, 0, 0, 0, 0]),
    syntax(run(2972, 1), 0, 19, [0, 0, 0, 0, 0]),
    syntax(run(2973, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(2976, 8), 8, 20, [3601, 0, 0, 0, 0]),
    syntax(run(2984, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(2989, 8), 6, 22, [3601, 3616, 0, 0, 0]),
    syntax(run(2997, 4), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3001, 2), 2, 2, [2577, 2624, 0, 0, 0]),
    syntax(run(3003, 3), 2, 19, [2560, 2656, 0, 0, 0]),
    syntax(run(3006, 3), 3, 16, [3601, 4672, 0, 0, 0]),
    syntax(run(3009, 5), 3, 24, [3584, 4704, 0, 0, 0]),
    syntax(run(3014, 3), 3, 16, [5649, 2624, 0, 0, 0]),
    syntax(run(3017, 5), 3, 18, [5632, 2656, 0, 0, 0]),
    syntax(run(3022, 8), 8, 20, [3601, 0, 0, 0, 0]),
    syntax(run(3030, 5), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(3035, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3043, 8), 6, 26, [3601, 3616, 0, 0, 0]),
    syntax(run(3051, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3056, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(3059, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3067, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3072, 8), 6, 26, [3601, 3616, 0, 0, 0]),
    syntax(run(3080, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3085, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(3088, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3096, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3101, 8), 6, 26, [3601, 3616, 0, 0, 0]),
    syntax(run(3109, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3114, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3119, 5), 3, 24, [5632, 2656, 0, 0, 0]),
    syntax(run(3124, 3), 3, 16, [5649, 4672, 0, 0, 0]),
    syntax(run(3127, 5), 3, 24, [5632, 4704, 0, 0, 0]),
    syntax(run(3132, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3140, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(3143, 8), 8, 20, [3601, 0, 0, 0, 0]),
    syntax(run(3151, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3156, 8), 6, 22, [3601, 3616, 0, 0, 0]),
    syntax(run(3164, 5), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(3169, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(3172, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3180, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3185, 8), 6, 26, [3601, 3616, 0, 0, 0]),
    syntax(run(3193, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3198, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(3201, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3209, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3214, 8), 6, 26, [3601, 3616, 0, 0, 0]),
    syntax(run(3222, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3227, 2), 2, 2, [3601, 2624, 0, 0, 0]),
    syntax(run(3229, 5), 5, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(3234, 11), 11, 27, [3601, 0, 0, 0, 0]),
    syntax(run(3245, 7), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3252, 10), 8, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3262, 6), 5, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(3268, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3271, 6), 6, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3277, 9), 7, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3286, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(3290, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(3300, 6), 6, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3306, 9), 7, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3315, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(3321, 10), 10, 31, [3601, 0, 0, 0, 0]),
    syntax(run(3331, 9), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(3340, 6), 4, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(3346, 5), 4, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(3351, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3354, 6), 6, 16, [3601, 0, 2624, 3593, 0]),
    syntax(run(3360, 11), 11, 31, [3601, 0, 0, 0, 0]),
    syntax(run(3371, 8), 8, 21, [3601, 0, 3616, 3593, 0]),
    syntax(run(3379, 11), 9, 22, [3601, 0, 3616, 3593, 0]),
    syntax(run(3390, 8), 6, 18, [3584, 0, 2656, 2665, 0]),
    syntax(run(3398, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(3402, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3406, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(3410, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(3420, 6), 6, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3426, 9), 7, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3435, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(3441, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(3445, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(3455, 6), 6, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3461, 9), 7, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3470, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(3476, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(3480, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3484, 10), 10, 32, [3601, 0, 0, 0, 0]),
    syntax(run(3494, 9), 7, 26, [3601, 3616, 3593, 0, 0]),
    syntax(run(3503, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(3509, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3512, 6), 6, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3518, 9), 7, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3527, 6), 4, 33, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3533, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3539, 5), 4, 19, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3544, 6), 4, 33, [5632, 4704, 4713, 4722, 0]),
    syntax(run(3550, 7), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3557, 6), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3563, 5), 3, 37, [5632, 4704, 4713, 0, 0]),
    syntax(run(3568, 5), 3, 36, [5632, 4704, 2665, 0, 0]),
    syntax(run(3573, 4), 3, 19, [3584, 2656, 2665, 0, 0]),
    syntax(run(3577, 7), 5, 38, [3584, 0, 2656, 2665, 2674]),
    syntax(run(3584, 7), 5, 38, [5632, 0, 4704, 4713, 4722]),
    syntax(run(3591, 6), 4, 34, [5632, 4704, 2665, 4722, 0]),
    syntax(run(3597, 6), 4, 34, [9728, 4704, 2665, 8818, 0]),
    syntax(run(3603, 7), 5, 34, [5632, 0, 2656, 2665, 4722]),
    syntax(run(3610, 4), 3, 19, [5632, 2656, 4713, 0, 0]),
    syntax(run(3614, 6), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(3620, 6), 4, 34, [3584, 0, 2656, 2665, 0]),
    syntax(run(3626, 6), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(3632, 7), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3639, 6), 3, 41, [3584, 2665, 0, 0, 0]),
    syntax(run(3645, 5), 3, 42, [3584, 2665, 0, 0, 0]),
    syntax(run(3650, 5), 3, 36, [3584, 2656, 0, 0, 0]),
    syntax(run(3655, 7), 4, 43, [3584, 2665, 0, 2674, 0]),
    syntax(run(3662, 6), 4, 44, [3584, 2665, 0, 2674, 0]),
    syntax(run(3668, 6), 4, 45, [3584, 2656, 0, 2674, 0]),
    syntax(run(3674, 7), 4, 46, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3681, 7), 4, 43, [3584, 2665, 0, 2674, 0]),
    syntax(run(3688, 6), 4, 44, [3584, 2665, 0, 2674, 0]),
    syntax(run(3694, 6), 4, 45, [3584, 2656, 0, 2674, 0]),
    syntax(run(3700, 4), 3, 19, [2560, 2656, 2665, 0, 0]),
    syntax(run(3704, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(3709, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(3714, 7), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3721, 5), 3, 34, [3584, 2656, 2665, 0, 0]),
    syntax(run(3726, 6), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3732, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3741, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3749, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3758, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3766, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3775, 7), 4, 50, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3782, 7), 4, 46, [3584, 0, 0, 0, 0]),
    syntax(run(3789, 6), 4, 30, [0, 2656, 2665, 0, 0]),
    syntax(run(3795, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(3799, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(3805, 5), 3, 30, [2656, 2665, 0, 0, 0]),
    syntax(run(3810, 3), 3, 16, [2624, 3593, 0, 0, 0]),
    syntax(run(3813, 5), 5, 27, [0, 0, 0, 0, 0]),
    syntax(run(3818, 6), 4, 30, [0, 4704, 4713, 0, 0]),
    syntax(run(3824, 4), 4, 16, [0, 4672, 5641, 0, 0]),
    syntax(run(3828, 5), 3, 30, [4704, 4713, 0, 0, 0]),
    syntax(run(3833, 3), 3, 16, [4672, 5641, 0, 0, 0]),
    syntax(run(3836, 5), 4, 23, [0, 2656, 2665, 0, 0]),
    syntax(run(3841, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(3847, 5), 4, 51, [0, 2656, 2665, 0, 0]),
    syntax(run(3852, 6), 6, 32, [0, 0, 0, 0, 0]),
    syntax(run(3858, 5), 4, 23, [0, 2656, 2665, 0, 0]),
    syntax(run(3863, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(3867, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(3873, 5), 4, 51, [0, 2656, 2665, 0, 0]),
    syntax(run(3878, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(3882, 6), 6, 32, [0, 0, 0, 0, 0]),
    syntax(run(3888, 4), 3, 23, [2656, 2665, 0, 0, 0]),
    syntax(run(3892, 5), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3897, 4), 3, 51, [2656, 2665, 0, 0, 0]),
    syntax(run(3901, 5), 5, 32, [0, 0, 0, 0, 0]),
    syntax(run(3906, 4), 3, 23, [2656, 2665, 0, 0, 0]),
    syntax(run(3910, 3), 3, 16, [2624, 3593, 0, 0, 0]),
    syntax(run(3913, 5), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3918, 4), 3, 51, [2656, 2665, 0, 0, 0]),
    syntax(run(3922, 3), 3, 16, [2624, 3593, 0, 0, 0]),
    syntax(run(3925, 5), 5, 32, [0, 0, 0, 0, 0]),
    syntax(run(3930, 5), 4, 23, [0, 4704, 4713, 0, 0]),
    syntax(run(3935, 4), 4, 16, [0, 4672, 5641, 0, 0]),
    syntax(run(3939, 5), 4, 51, [0, 4704, 2665, 0, 0]),
    syntax(run(3944, 4), 4, 16, [0, 4672, 3593, 0, 0]),
    syntax(run(3948, 4), 3, 23, [4704, 4713, 0, 0, 0]),
    syntax(run(3952, 3), 3, 16, [4672, 5641, 0, 0, 0]),
    syntax(run(3955, 4), 3, 51, [4704, 2665, 0, 0, 0]),
    syntax(run(3959, 3), 3, 16, [4672, 3593, 0, 0, 0]),
    syntax(run(3962, 6), 4, 30, [0, 2656, 2665, 0, 0]),
    syntax(run(3968, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(3974, 5), 3, 30, [2656, 2665, 0, 0, 0]),
    syntax(run(3979, 5), 5, 27, [0, 0, 0, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 52] = [
    frame(s(0, 0), 0, [0x0, 0x2ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x20000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1c00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x31fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x33fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc00000000203b080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x400000000203b080, 0x0]),
    frame(s(5331, 1), 1, [0x0, 0xc00000000203b080, 0x0]),
    frame(s(5331, 1), 1, [0x0, 0x400000000203b080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x4000000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc0000003f8ffff, 0x80000]),
    frame(s(0, 0), 0, [0x0, 0xc000000001ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x14000, 0x0]),
    frame(s(14216, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(14235, 4), 1, [0x4000000000000200, 0x1800000000008000, 0x0]),
    frame(s(14235, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(14289, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(14396, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(14396, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(14235, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(14235, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(14289, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(14396, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(14289, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(14396, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(14235, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(14235, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(14289, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(14289, 5), 1, [0x830000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x4000000000000200, 0x1800010000008000, 0x0]),
    frame(s(0, 0), 0, [0x4000000000000200, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xc000000000000600, 0x1800010000008000, 0x0]),
    frame(s(0, 0), 0, [0xc000000000000600, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xa000000000000500, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000001800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf80000000000ff00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0x7800000000009b00, 0x1800000000000000]),
    frame(s(0, 0), 0, [0x0, 0xe000000000008700, 0x0]),
    frame(s(14235, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 524] = [
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(0, 16), s(206, 6), Unsigned),
    Flag(17, s(212, 3)),
    Operand(Register {
        bits: bits(48, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(0, 8), s(359, 7), Unsigned),
    Number(bits(8, 8), s(366, 7), Unsigned),
    Word(s(212, 3)),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Swizzle(bits(0, 16)),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(48, 8),
        file: Vector,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(48, 8),
        file: Vector,
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: Dwords(3),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(3),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    ExportTarget(bits(4, 6), run(0, 48)),
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 10,
        index: 0,
    },
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 10,
        index: 1,
    },
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 10,
        index: 2,
    },
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 10,
        index: 3,
    },
    Flag(11, s(2133, 4)),
    Flag(10, s(2137, 5)),
    Flag(12, s(2142, 2)),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(0, 12), s(206, 6), Positive),
    Flag(16, s(2147, 3)),
    Flag(17, s(2150, 3)),
    Flag(12, s(2153, 3)),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: If(16),
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: If(16),
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: If(16),
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Unless(13),
    }),
    FlatAddress(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 127,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 127,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    Number(bits(0, 12), s(206, 6), Signed),
    Flag(13, s(3111, 3)),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 127,
        reserved: 127,
        kind: LaneId,
        vector: 255,
    }),
    FlatAddress(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 127,
        reserved: 127,
        kind: Scratch,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 127,
        reserved: 127,
        kind: Scratch,
        vector: 255,
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Operand(Register {
        bits: bits(48, 5),
        file: Scaled(2),
        size: Dwords(8),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(8, 4), s(4707, 5), InHex),
    Dimensions(bits(3, 3), run(48, 8)),
    Flag(12, s(4854, 5)),
    Flag(13, s(2147, 3)),
    Flag(25, s(2150, 3)),
    Flag(7, s(2153, 3)),
    Flag(15, s(4859, 4)),
    Flag(62, s(4863, 3)),
    Flag(16, s(4866, 3)),
    Flag(17, s(4869, 3)),
    Flag(63, s(4872, 3)),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Operand(Register {
        bits: bits(53, 5),
        file: Scaled(2),
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Suffix(s(5331, 1)),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 8,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 8,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 8,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 8,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Together,
            least_list: 2,
        },
    }),
    Operand(Register {
        bits: bits(48, 5),
        file: Scaled(2),
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Together,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 16,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Separate,
            least_list: 2,
        },
    }),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: AndFlag(1, 55),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    BufferAddress {
        address: bits(32, 8),
        offen: 12,
        idxen: 13,
    },
    Operand(Register {
        bits: bits(56, 8),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    BufferFormat(bits(19, 7), run(56, 78)),
    Flag(13, s(8781, 5)),
    Flag(12, s(8786, 5)),
    Number(bits(0, 12), s(206, 6), Unsigned),
    Flag(14, s(2147, 3)),
    Flag(54, s(2150, 3)),
    Flag(15, s(2153, 3)),
    Flag(55, s(4866, 3)),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: AndFlag(2, 55),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: AndFlag(3, 55),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: AndFlag(4, 55),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: AndFlag(1, 55),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Unless(16),
    }),
    Flag(16, s(3111, 3)),
    Operand(Register {
        bits: bits(6, 7),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 6),
        file: Scaled(1),
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Offset(ScalarOffset {
        register: bits(57, 7),
        immediate: bits(32, 21),
        positive: false,
        kind: Null(125),
    }),
    Flag(14, s(2153, 3)),
    Operand(Register {
        bits: bits(6, 7),
        file: Source,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(6, 7),
        file: Source,
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(6, 7),
        file: Source,
        size: Dwords(8),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(6, 7),
        file: Source,
        size: Dwords(16),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 6),
        file: Scaled(1),
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Offset(ScalarOffset {
        register: bits(57, 7),
        immediate: bits(32, 21),
        positive: true,
        kind: Null(125),
    }),
    Operand(Register {
        bits: bits(16, 7),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(16, 7),
        file: Source,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Source,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(8, 8),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(8, 8),
        file: Source,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Value(bits(0, 16), Hex),
    Value(bits(0, 16), Version(run(134, 4))),
    Value(bits(0, 16), UnsignedHex),
    Value(bits(0, 16), Hwreg(run(138, 17))),
    Wide(Named),
    Value(bits(0, 16), Branch),
    Value(bits(0, 16), Short),
    Optional(bits(0, 16)),
    Value(bits(0, 16), Counters(run(0, 3))),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(155, 12),
            operations: run(167, 13),
        }),
    ),
    Value(bits(0, 16), Depctr(run(3, 7))),
    Suffix(s(14216, 4)),
    Operand(Register {
        bits: bits(18, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Attribute {
        number: bits(10, 6),
        channel: bits(8, 2),
    },
    Suffix(s(14235, 4)),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 62,
        abs: 9,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Attribute {
        number: bits(32, 6),
        channel: bits(38, 2),
    },
    Flag(15, s(14239, 5)),
    OutputModifier(bits(59, 2), true),
    Value(bits(0, 8), Parameter),
    Value(bits(41, 9), Parameter),
    OutputModifier(bits(59, 2), false),
    Operand(Register {
        bits: bits(17, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Suffix(s(14289, 5)),
    Operand(Register {
        bits: bits(32, 8),
        file: VectorOrScalar(55),
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 51,
        half: Whole,
        present: Here,
    }),
    Flag(45, s(14239, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(14371, 7), run(180, 7), true),
    Choice(bits(43, 2), s(14378, 10), run(187, 4), true),
    Choice(bits(48, 3), s(14388, 8), run(180, 7), true),
    Suffix(s(14396, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(14400, 8), AlwaysInHex),
    Number(bits(56, 4), s(14408, 9), AlwaysInHex),
    Number(bits(51, 1), s(14417, 10), Bound),
    Number(bits(50, 1), s(14427, 2), Unsigned),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(17, 8),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 9),
        file: Source,
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(2),
        constant: F64,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(17, 8),
        file: Vector,
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    OutputModifier(bits(46, 2), true),
    Operand(Register {
        bits: bits(32, 8),
        file: VectorOrScalar(55),
        size: Dwords(1),
        constant: B32,
        neg: 52,
        abs: 53,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 52,
        abs: 53,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(17, 8),
        file: Vector,
        size: Dwords(1),
        constant: F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(1),
        constant: F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: VectorOrScalar(55),
        size: Dwords(1),
        constant: F16,
        neg: 52,
        abs: 53,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(1),
        constant: F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(1),
        constant: F16,
        neg: 52,
        abs: 53,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 9),
        file: Source,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: VectorOrScalar(55),
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 51,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(17, 8),
        file: Vector,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Implied(106, Lanes),
    Operand(Register {
        bits: bits(9, 8),
        file: VectorOrScalar(63),
        size: Dwords(1),
        constant: B32,
        neg: 60,
        abs: 61,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Choice(bits(56, 3), s(15421, 8), run(180, 7), true),
    Operand(Register {
        bits: bits(9, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 54,
        abs: 55,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Lanes,
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 9),
        file: Source,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 52,
        abs: 53,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 54,
        abs: 55,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: VectorOrScalar(63),
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 59,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(8, 7),
        file: Source,
        size: Lanes,
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Wide(B32),
    Operand(Register {
        bits: bits(17, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: Vector,
        size: Dwords(1),
        constant: F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: VectorOrScalar(63),
        size: Dwords(1),
        constant: F16,
        neg: 60,
        abs: 61,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: Vector,
        size: Dwords(1),
        constant: F16,
        neg: 54,
        abs: 55,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 62,
        abs: 9,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Wide(F16),
    Operand(Register {
        bits: bits(9, 8),
        file: VectorOrScalar(63),
        size: Dwords(1),
        constant: F16,
        neg: 255,
        abs: 255,
        sext: 59,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 63,
        abs: 10,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(2),
        constant: F64,
        neg: 62,
        abs: 9,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(2),
        constant: F64,
        neg: 63,
        abs: 10,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(16112, 6), [11, 12, 13, 14], false),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 61,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 62,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 63,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(2),
        constant: F64,
        neg: 61,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(2),
        constant: F64,
        neg: 62,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(2),
        constant: F64,
        neg: 63,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(16112, 6), [11, 12, 14, 255], false),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Flag(40, s(16856, 4)),
    Attribute {
        number: bits(41, 6),
        channel: bits(47, 2),
    },
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 63,
        abs: 10,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(16112, 6), [11, 12, 255, 255], false),
    Bools(s(16112, 6), [11, 12, 13, 255], false),
    Bools(s(17377, 9), [59, 60, 14, 255], true),
    Bools(s(17386, 6), [61, 62, 63, 255], false),
    Bools(s(17392, 6), [8, 9, 10, 255], false),
    Bools(s(17377, 9), [59, 60, 255, 255], true),
    Bools(s(17386, 6), [61, 62, 255, 255], false),
    Bools(s(17392, 6), [8, 9, 255, 255], false),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Mixed(59, 11),
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 62,
        abs: 9,
        sext: 255,
        half: Mixed(60, 12),
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 63,
        abs: 10,
        sext: 255,
        half: Mixed(14, 13),
        present: Here,
    }),
    Bools(s(17377, 9), [59, 60, 14, 255], false),
    Operand(Register {
        bits: bits(0, 8),
        file: Source,
        size: Lanes,
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(40, 7),
        file: ScalarIf(47),
        size: Lanes,
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: Vector,
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: Vector,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: VectorOrScalar(63),
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 59,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 9),
        file: Source,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(9, 8),
        file: Vector,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
];
/// Names of scalar codes from 102 on.
pub static SCALARS: [Str; 154] = [
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 6),
    s(6, 6),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(12, 2),
    s(14, 4),
    s(18, 7),
    s(25, 7),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(32, 24),
    s(56, 24),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(80, 15),
    s(95, 16),
    s(111, 16),
    s(127, 17),
    s(144, 24),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(0, 0),
    s(168, 8),
    s(176, 9),
    s(185, 7),
    s(192, 14),
    s(0, 0),
];
/// Names of values, list after list.
pub static NAMES: [(u16, Str); 191] = [
    (0, s(1859, 4)),
    (1, s(1863, 4)),
    (2, s(1867, 4)),
    (3, s(1871, 4)),
    (4, s(1875, 4)),
    (5, s(1879, 4)),
    (6, s(1883, 4)),
    (7, s(1887, 4)),
    (8, s(1891, 4)),
    (9, s(14, 4)),
    (12, s(1895, 4)),
    (13, s(1899, 4)),
    (14, s(1903, 4)),
    (15, s(1907, 4)),
    (16, s(1911, 4)),
    (20, s(1915, 4)),
    (32, s(1919, 6)),
    (33, s(1925, 6)),
    (34, s(1931, 6)),
    (35, s(1937, 6)),
    (36, s(1943, 6)),
    (37, s(1949, 6)),
    (38, s(1955, 6)),
    (39, s(1961, 6)),
    (40, s(1967, 6)),
    (41, s(1973, 6)),
    (42, s(1979, 7)),
    (43, s(1986, 7)),
    (44, s(1993, 7)),
    (45, s(2000, 7)),
    (46, s(2007, 7)),
    (47, s(2014, 7)),
    (48, s(2021, 7)),
    (49, s(2028, 7)),
    (50, s(2035, 7)),
    (51, s(2042, 7)),
    (52, s(2049, 7)),
    (53, s(2056, 7)),
    (54, s(2063, 7)),
    (55, s(2070, 7)),
    (56, s(2077, 7)),
    (57, s(2084, 7)),
    (58, s(2091, 7)),
    (59, s(2098, 7)),
    (60, s(2105, 7)),
    (61, s(2112, 7)),
    (62, s(2119, 7)),
    (63, s(2126, 7)),
    (0, s(4712, 14)),
    (1, s(4726, 14)),
    (2, s(4740, 14)),
    (3, s(4754, 16)),
    (4, s(4770, 20)),
    (5, s(4790, 20)),
    (6, s(4810, 19)),
    (7, s(4829, 25)),
    (0, s(7174, 15)),
    (1, s(7189, 15)),
    (2, s(7204, 15)),
    (3, s(7219, 17)),
    (4, s(7236, 17)),
    (5, s(7253, 14)),
    (6, s(7267, 14)),
    (7, s(7281, 16)),
    (8, s(7297, 16)),
    (9, s(7313, 18)),
    (10, s(7331, 18)),
    (11, s(7349, 15)),
    (12, s(7364, 15)),
    (13, s(7379, 16)),
    (14, s(7395, 17)),
    (15, s(7412, 17)),
    (16, s(7429, 19)),
    (17, s(7448, 19)),
    (18, s(7467, 16)),
    (19, s(7483, 16)),
    (20, s(7499, 15)),
    (21, s(7514, 15)),
    (22, s(7529, 16)),
    (23, s(7545, 19)),
    (24, s(7564, 19)),
    (25, s(7583, 21)),
    (26, s(7604, 21)),
    (27, s(7625, 18)),
    (28, s(7643, 18)),
    (29, s(7661, 19)),
    (30, s(7680, 22)),
    (31, s(7702, 22)),
    (32, s(7724, 24)),
    (33, s(7748, 24)),
    (34, s(7772, 21)),
    (35, s(7793, 21)),
    (36, s(7814, 22)),
    (37, s(7836, 22)),
    (38, s(7858, 22)),
    (39, s(7880, 24)),
    (40, s(7904, 24)),
    (41, s(7928, 21)),
    (42, s(7949, 21)),
    (43, s(7970, 22)),
    (44, s(7992, 24)),
    (45, s(8016, 24)),
    (46, s(8040, 26)),
    (47, s(8066, 26)),
    (48, s(8092, 23)),
    (49, s(8115, 23)),
    (50, s(8138, 24)),
    (51, s(8162, 24)),
    (52, s(8186, 26)),
    (53, s(8212, 26)),
    (54, s(8238, 23)),
    (55, s(8261, 23)),
    (56, s(8284, 21)),
    (57, s(8305, 21)),
    (58, s(8326, 23)),
    (59, s(8349, 23)),
    (60, s(8372, 20)),
    (61, s(8392, 20)),
    (62, s(8412, 18)),
    (63, s(8430, 18)),
    (64, s(8448, 19)),
    (65, s(8467, 25)),
    (66, s(8492, 25)),
    (67, s(8517, 27)),
    (68, s(8544, 27)),
    (69, s(8571, 24)),
    (70, s(8595, 24)),
    (71, s(8619, 25)),
    (72, s(8644, 21)),
    (73, s(8665, 21)),
    (74, s(8686, 22)),
    (75, s(8708, 24)),
    (76, s(8732, 24)),
    (77, s(8756, 25)),
    (0, s(12683, 15)),
    (4, s(12698, 16)),
    (6, s(12714, 16)),
    (9, s(12730, 16)),
    (1, s(12942, 11)),
    (2, s(12953, 13)),
    (3, s(12966, 14)),
    (5, s(12980, 16)),
    (6, s(12996, 16)),
    (7, s(13012, 13)),
    (15, s(13025, 19)),
    (16, s(13044, 13)),
    (17, s(13057, 13)),
    (18, s(13070, 13)),
    (19, s(13083, 13)),
    (20, s(13096, 18)),
    (21, s(13114, 18)),
    (23, s(13132, 13)),
    (24, s(13145, 13)),
    (25, s(13158, 18)),
    (29, s(13176, 20)),
    (1, s(13540, 13)),
    (2, s(13553, 6)),
    (3, s(13559, 11)),
    (4, s(13570, 12)),
    (5, s(13582, 18)),
    (6, s(13600, 14)),
    (7, s(13614, 19)),
    (8, s(13633, 22)),
    (9, s(13655, 16)),
    (10, s(13671, 16)),
    (11, s(13687, 12)),
    (15, s(13699, 10)),
    (513, s(13709, 9)),
    (514, s(13718, 10)),
    (515, s(13728, 14)),
    (767, s(13742, 6)),
    (768, s(13748, 9)),
    (769, s(13709, 9)),
    (770, s(13718, 10)),
    (771, s(13728, 14)),
    (1023, s(13742, 6)),
    (3841, s(13757, 27)),
    (3842, s(13784, 16)),
    (3844, s(13800, 19)),
    (4095, s(13819, 5)),
    (0, s(14294, 6)),
    (1, s(14300, 6)),
    (2, s(14306, 6)),
    (3, s(14312, 6)),
    (4, s(14318, 6)),
    (5, s(14324, 6)),
    (6, s(14330, 5)),
    (0, s(14335, 10)),
    (1, s(14345, 11)),
    (2, s(14356, 15)),
    (3, s(14335, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 10] = [
    Part {
        name: s(13488, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(13493, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(13499, 7),
        low: bits(8, 6),
        high: bits(0, 0),
    },
    Part {
        name: s(14061, 15),
        low: bits(7, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14076, 14),
        low: bits(0, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14090, 14),
        low: bits(12, 4),
        high: bits(0, 0),
    },
    Part {
        name: s(14104, 14),
        low: bits(9, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(14118, 14),
        low: bits(8, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14132, 13),
        low: bits(1, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14145, 14),
        low: bits(2, 3),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 3984] = [
    0, 1, 2, 3, 0, 1, 4, 2, 3, 0, 1, 4, 5, 6, 3, 2, 2, 7, 0, 2, 7, 0, 8, 2, 3, 9, 0, 1, 2, 3,
    9, 0, 1, 4, 2, 3, 10, 0, 1, 4, 5, 6, 3, 9, 0, 11, 3, 9, 0, 2, 3, 10, 0, 5, 6, 3, 9, 2, 3,
    9, 0, 2, 7, 0, 12, 2, 3, 0, 12, 13, 2, 3, 0, 12, 13, 5, 6, 3, 0, 14, 15, 2, 3, 0, 14, 2,
    3, 10, 0, 12, 2, 3, 10, 0, 12, 13, 2, 3, 16, 0, 12, 13, 5, 6, 3, 17, 0, 14, 15, 2, 3, 17,
    0, 14, 2, 3, 10, 0, 2, 3, 16, 0, 5, 6, 3, 1, 2, 3, 9, 0, 1, 2, 0, 18, 2, 3, 0, 19, 2, 3,
    20, 0, 2, 3, 16, 0, 2, 3, 21, 22, 23, 24, 25, 26, 27, 28, 9, 29, 30, 31, 32, 33, 10, 29,
    30, 31, 32, 33, 16, 29, 30, 31, 32, 33, 20, 29, 30, 31, 32, 33, 29, 1, 30, 31, 32, 33,
    29, 12, 30, 31, 32, 33, 29, 19, 30, 31, 32, 33, 29, 18, 30, 31, 32, 33, 34, 29, 1, 30,
    31, 32, 33, 34, 29, 12, 30, 31, 32, 33, 35, 29, 12, 30, 31, 32, 33, 35, 29, 19, 30, 31,
    32, 33, 36, 29, 19, 30, 31, 32, 33, 37, 38, 39, 40, 31, 32, 33, 41, 10, 38, 39, 40, 31,
    32, 33, 16, 38, 39, 40, 31, 32, 33, 20, 38, 39, 40, 31, 32, 33, 9, 42, 40, 31, 32, 33, 1,
    42, 40, 31, 32, 33, 38, 1, 39, 40, 31, 32, 33, 38, 12, 39, 40, 31, 32, 33, 38, 19, 39,
    40, 31, 32, 33, 38, 18, 39, 40, 31, 32, 33, 9, 38, 39, 40, 31, 32, 33, 34, 38, 1, 39, 40,
    31, 32, 33, 34, 38, 12, 39, 40, 31, 32, 33, 35, 38, 12, 39, 40, 31, 32, 33, 35, 38, 19,
    39, 40, 31, 32, 33, 36, 38, 19, 39, 40, 31, 32, 33, 37, 43, 44, 40, 31, 32, 33, 41, 10,
    43, 44, 40, 31, 32, 33, 16, 43, 44, 40, 31, 32, 33, 20, 43, 44, 40, 31, 32, 33, 43, 1,
    44, 40, 31, 32, 33, 43, 12, 44, 40, 31, 32, 33, 43, 19, 44, 40, 31, 32, 33, 43, 18, 44,
    40, 31, 32, 33, 9, 43, 44, 40, 31, 32, 33, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 59, 60, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 61, 62, 47, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 63, 64, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 65, 66, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 67, 68, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 58, 69, 70, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 71,
    72, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 73, 74, 47, 48, 49, 50, 51, 52, 53,
    54, 55, 56, 57, 75, 76, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 77, 78, 47, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 79, 80, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 81,
    82, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 83, 84, 47, 48, 49, 50, 51, 52, 53, 54,
    55, 56, 57, 85, 86, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 87, 88, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 89, 90, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 91, 92,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 93, 94, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 95, 96, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 99, 100, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 101, 102,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 103, 104, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 105, 106, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 107, 108, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 109, 110, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 111,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 45, 46, 47, 113, 48, 49, 50, 51, 52, 53,
    54, 55, 56, 57, 58, 114, 115, 116, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
    114, 117, 118, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 119, 120, 47,
    113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 65, 66, 47, 113, 48, 49, 50, 51, 52, 53,
    54, 55, 56, 57, 58, 114, 67, 68, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
    114, 69, 70, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 71, 72, 47, 113,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 121, 122, 47, 113, 48, 49, 50, 51, 52, 53,
    54, 55, 56, 57, 58, 114, 123, 124, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
    114, 125, 126, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 127, 128, 47,
    113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 129, 130, 47, 113, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 57, 58, 114, 131, 132, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 114, 133, 134, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 135, 136,
    47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 137, 138, 47, 113, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 58, 114, 139, 140, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 58, 114, 141, 142, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 143,
    144, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 145, 146, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 147, 148, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 149, 150, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 151,
    152, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 153, 154, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 155, 156, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 157, 158, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 159,
    160, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 161, 162, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 163, 164, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 165, 166, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 167,
    168, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 169, 170, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 171, 172, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 173, 174, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 175,
    176, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 177, 178, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 179, 180, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 181, 182, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 183,
    184, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 185, 186, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 187, 188, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 189, 190, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 191,
    192, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 193, 194, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 195, 196, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 197, 198, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 199,
    200, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 201, 202, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 203, 204, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 205, 206, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 207,
    208, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 209, 210, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 211, 212, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 213, 214, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 215,
    216, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 217, 218, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 219, 220, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 221, 222, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 223,
    224, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 225, 226, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 227, 228, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 229, 230, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 231,
    232, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 233, 234, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 235, 236, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 237, 238, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 239,
    240, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 241, 242, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 243, 244, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 245, 246, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 247,
    248, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 249, 250, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 251, 252, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 253, 254, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 255,
    256, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 257, 258, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 259, 260, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 261, 262, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 263,
    264, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 265, 266, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 267, 268, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 269, 270, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 271,
    272, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 273, 274, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 114, 275, 276, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 277, 278, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 279,
    280, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 73, 74, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 114, 281, 282, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 114, 283, 284, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 114, 285, 286, 47,
    113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 287, 288, 47, 113, 48, 49, 50, 51, 52, 53,
    54, 55, 56, 57, 114, 289, 290, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 114, 291,
    292, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 114, 293, 294, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 281, 282, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    283, 284, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 285, 286, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 295, 296, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 114, 297, 298, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 299, 300,
    47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 301, 302, 47, 113, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 58, 303, 304, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 58, 114, 305, 306, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 307,
    308, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 309, 310, 47, 113, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 311, 312, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 313, 314, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 315,
    316, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 317, 318, 47, 113, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 319, 320, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 321, 322, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 323,
    324, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 325, 326, 47, 113, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 327, 328, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 329, 330, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 331,
    332, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 333, 334, 47, 113, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 335, 336, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 58, 114, 337, 338, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 339,
    340, 47, 113, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 114, 341, 342, 47, 113, 48, 49,
    50, 51, 52, 53, 54, 55, 56, 57, 58, 343, 344, 345, 55, 346, 347, 345, 55, 348, 349, 345,
    55, 350, 351, 345, 55, 352, 353, 345, 55, 354, 355, 345, 55, 356, 357, 345, 55, 358, 359,
    345, 55, 360, 361, 345, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 361, 345, 362,
    363, 364, 365, 366, 367, 368, 369, 370, 372, 361, 345, 362, 363, 364, 365, 366, 367, 368,
    369, 370, 373, 361, 345, 362, 363, 364, 365, 366, 367, 368, 369, 370, 374, 361, 345, 362,
    364, 365, 366, 367, 368, 369, 375, 370, 371, 361, 345, 362, 364, 365, 366, 367, 368, 369,
    370, 372, 361, 345, 362, 364, 365, 366, 367, 368, 369, 370, 373, 361, 345, 362, 364, 365,
    366, 367, 368, 369, 370, 360, 361, 345, 362, 364, 365, 366, 367, 368, 369, 370, 376, 377,
    378, 31, 379, 380, 377, 378, 31, 379, 381, 377, 378, 31, 379, 382, 377, 378, 31, 379,
    383, 377, 378, 31, 379, 376, 384, 385, 31, 379, 380, 384, 385, 31, 379, 381, 384, 385,
    31, 379, 382, 384, 385, 31, 379, 383, 384, 385, 31, 379, 380, 386, 387, 388, 389, 386,
    389, 388, 387, 388, 389, 386, 387, 390, 388, 389, 391, 388, 389, 390, 388, 387, 390, 387,
    390, 389, 390, 389, 391, 386, 392, 393, 386, 394, 386, 395, 395, 386, 395, 396, 388, 397,
    386, 397, 398, 399, 397, 400, 401, 392, 402, 403, 404, 405, 406, 407, 405, 408, 409, 410,
    411, 403, 404, 412, 406, 407, 405, 413, 409, 410, 411, 414, 403, 415, 416, 417, 415, 418,
    419, 420, 421, 422, 423, 424, 415, 0, 425, 426, 424, 415, 0, 427, 428, 429, 430, 431,
    407, 405, 432, 414, 433, 416, 387, 432, 414, 403, 415, 434, 407, 405, 435, 410, 411, 403,
    436, 416, 407, 437, 432, 410, 411, 417, 415, 418, 419, 438, 421, 422, 423, 407, 405, 432,
    410, 411, 417, 415, 439, 419, 420, 421, 422, 423, 424, 415, 440, 427, 428, 429, 430, 431,
    407, 405, 441, 410, 411, 403, 442, 416, 417, 442, 439, 419, 438, 421, 422, 423, 424, 442,
    0, 425, 426, 424, 442, 440, 427, 428, 429, 430, 431, 407, 443, 441, 410, 411, 403, 415,
    444, 417, 415, 445, 419, 438, 421, 422, 423, 424, 415, 446, 425, 426, 424, 415, 447, 427,
    428, 429, 430, 431, 407, 405, 448, 410, 411, 407, 405, 441, 410, 414, 407, 437, 441, 410,
    411, 403, 436, 434, 407, 437, 435, 410, 411, 417, 415, 439, 419, 438, 421, 422, 423, 403,
    442, 449, 417, 442, 450, 419, 438, 421, 422, 423, 424, 442, 451, 425, 426, 424, 442, 451,
    427, 428, 429, 430, 431, 407, 443, 452, 410, 411, 403, 453, 444, 417, 453, 445, 419, 420,
    421, 422, 423, 424, 453, 446, 425, 426, 424, 453, 447, 427, 428, 429, 430, 431, 407, 454,
    448, 410, 411, 403, 442, 444, 417, 442, 445, 419, 438, 421, 422, 423, 424, 442, 446, 425,
    426, 424, 442, 447, 427, 428, 429, 430, 431, 407, 443, 448, 410, 411, 415, 416, 403, 415,
    416, 455, 456, 417, 415, 439, 457, 456, 419, 420, 421, 422, 423, 458, 424, 415, 0, 455,
    456, 425, 426, 424, 415, 440, 459, 456, 427, 428, 429, 430, 431, 407, 405, 441, 408, 460,
    414, 415, 461, 462, 424, 415, 463, 462, 425, 426, 424, 415, 464, 465, 427, 428, 429, 430,
    431, 403, 415, 416, 455, 417, 415, 439, 457, 419, 438, 421, 422, 423, 458, 424, 415, 0,
    455, 425, 426, 424, 415, 440, 459, 427, 428, 429, 430, 431, 407, 405, 441, 408, 410, 411,
    417, 415, 418, 466, 419, 420, 421, 422, 423, 458, 424, 415, 0, 455, 427, 428, 429, 430,
    431, 407, 405, 432, 467, 410, 414, 407, 405, 432, 467, 414, 415, 416, 455, 403, 415, 456,
    416, 455, 456, 417, 415, 456, 418, 466, 456, 419, 421, 422, 423, 458, 424, 415, 456, 0,
    455, 456, 425, 426, 424, 415, 456, 0, 455, 456, 427, 428, 429, 430, 431, 407, 405, 468,
    432, 467, 460, 410, 414, 415, 416, 469, 455, 415, 416, 455, 469, 403, 470, 416, 455, 417,
    470, 439, 457, 419, 438, 421, 422, 423, 458, 424, 470, 0, 455, 425, 426, 424, 470, 440,
    459, 427, 428, 429, 430, 431, 407, 471, 441, 408, 410, 411, 403, 442, 444, 472, 417, 442,
    445, 473, 419, 438, 421, 422, 423, 458, 424, 442, 446, 472, 425, 426, 424, 442, 447, 474,
    427, 428, 429, 430, 431, 407, 443, 448, 475, 410, 411, 442, 444, 476, 472, 442, 444, 472,
    476, 417, 442, 445, 477, 419, 438, 421, 422, 423, 458, 424, 442, 447, 472, 427, 428, 429,
    430, 431, 407, 443, 448, 478, 410, 411, 470, 461, 462, 424, 470, 463, 462, 425, 426, 424,
    470, 464, 465, 427, 428, 429, 430, 431, 405, 441, 408, 479, 410, 411, 405, 432, 467, 480,
    410, 414, 405, 432, 467, 480, 414, 437, 435, 481, 482, 410, 411, 405, 432, 467, 480, 483,
    410, 414, 405, 441, 467, 480, 410, 414, 437, 435, 481, 410, 411, 437, 435, 467, 410, 411,
    405, 432, 467, 414, 405, 468, 484, 485, 486, 410, 411, 437, 468, 487, 488, 489, 410, 411,
    490, 491, 467, 492, 410, 414, 493, 491, 467, 494, 410, 414, 490, 468, 432, 467, 492, 410,
    414, 490, 432, 495, 414, 454, 452, 496, 497, 410, 414, 405, 468, 432, 467, 410, 414, 405,
    448, 475, 497, 410, 414, 454, 452, 496, 498, 483, 410, 414, 405, 408, 409, 499, 410, 411,
    405, 408, 409, 410, 411, 405, 441, 500, 410, 411, 405, 408, 409, 501, 499, 410, 411, 405,
    408, 409, 501, 410, 411, 405, 441, 500, 501, 410, 411, 443, 448, 475, 501, 483, 410, 411,
    443, 408, 409, 479, 499, 410, 414, 443, 408, 409, 479, 410, 414, 443, 441, 500, 479, 410,
    414, 387, 432, 467, 414, 405, 441, 467, 410, 411, 405, 441, 408, 410, 414, 405, 452, 496,
    480, 483, 410, 414, 405, 432, 467, 410, 414, 405, 432, 467, 480, 502, 414, 405, 432, 467,
    480, 503, 504, 505, 506, 410, 405, 432, 467, 502, 507, 508, 509, 410, 471, 510, 511, 512,
    503, 504, 505, 506, 410, 471, 510, 511, 502, 507, 508, 509, 410, 405, 510, 511, 480, 503,
    504, 505, 506, 410, 405, 432, 467, 480, 505, 506, 410, 443, 513, 514, 515, 503, 516, 410,
    407, 517, 441, 408, 410, 414, 403, 456, 416, 455, 417, 518, 439, 457, 423, 458, 407, 441,
    408, 410, 414, 403, 416, 455, 417, 439, 457, 423, 458, 407, 517, 435, 481, 410, 414, 403,
    456, 434, 519, 407, 435, 481, 410, 414, 403, 434, 519, 407, 517, 432, 467, 414, 417, 518,
    418, 466, 423, 458, 407, 517, 441, 467, 414, 417, 518, 439, 466, 423, 458, 407, 517, 452,
    496, 414, 403, 456, 449, 520, 417, 518, 450, 521, 423, 458, 407, 517, 448, 467, 414, 403,
    456, 444, 472, 417, 518, 445, 477, 423, 458, 407, 432, 467, 414, 417, 418, 466, 423, 458,
    407, 441, 467, 414, 417, 439, 466, 423, 458, 407, 452, 496, 414, 403, 449, 520, 417, 450,
    521, 423, 458, 407, 448, 467, 414, 403, 444, 472, 417, 445, 477, 423, 458, 407, 517, 491,
    495, 414, 403, 456, 522, 523, 407, 517, 435, 467, 414, 403, 456, 434, 455, 407, 491, 495,
    414, 403, 522, 523, 407, 435, 467, 414, 403, 434, 455, 407, 517, 448, 475, 410, 414, 417,
    518, 445, 473, 423, 458, 407, 448, 475, 410, 414, 417, 445, 473, 423, 458,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1154] = [
    0x26ae11, // buffer_atomic_add
    0x27e514, // buffer_atomic_add_x2
    0x272a11, // buffer_atomic_and
    0x286114, // buffer_atomic_and_x2
    0x269915, // buffer_atomic_cmpswap
    0x27cd18, // buffer_atomic_cmpswap_x2
    0x26d012, // buffer_atomic_csub
    0x276d11, // buffer_atomic_dec
    0x28b014, // buffer_atomic_dec_x2
    0x277e16, // buffer_atomic_fcmpswap
    0x28c419, // buffer_atomic_fcmpswap_x2
    0x27a612, // buffer_atomic_fmax
    0x28f215, // buffer_atomic_fmax_x2
    0x279412, // buffer_atomic_fmin
    0x28dd15, // buffer_atomic_fmin_x2
    0x275c11, // buffer_atomic_inc
    0x289c14, // buffer_atomic_inc_x2
    0x273b10, // buffer_atomic_or
    0x287513, // buffer_atomic_or_x2
    0x270612, // buffer_atomic_smax
    0x283715, // buffer_atomic_smax_x2
    0x26e212, // buffer_atomic_smin
    0x280d15, // buffer_atomic_smin_x2
    0x26bf11, // buffer_atomic_sub
    0x27f914, // buffer_atomic_sub_x2
    0x268712, // buffer_atomic_swap
    0x27b815, // buffer_atomic_swap_x2
    0x271812, // buffer_atomic_umax
    0x284c15, // buffer_atomic_umax_x2
    0x26f412, // buffer_atomic_umin
    0x282215, // buffer_atomic_umin_x2
    0x274b11, // buffer_atomic_xor
    0x288814, // buffer_atomic_xor_x2
    0x29070e, // buffer_gl0_inv
    0x29150e, // buffer_gl1_inv
    0x24dd11, // buffer_load_dword
    0x24ee13, // buffer_load_dwordx2
    0x251413, // buffer_load_dwordx3
    0x250113, // buffer_load_dwordx4
    0x26501b, // buffer_load_format_d16_hi_x
    0x292318, // buffer_load_format_d16_x
    0x293b19, // buffer_load_format_d16_xy
    0x29541a, // buffer_load_format_d16_xyz
    0x296e1b, // buffer_load_format_d16_xyzw
    0x23e714, // buffer_load_format_x
    0x23fb15, // buffer_load_format_xy
    0x241016, // buffer_load_format_xyz
    0x242617, // buffer_load_format_xyzw
    0x24a811, // buffer_load_sbyte
    0x25f615, // buffer_load_sbyte_d16
    0x260b18, // buffer_load_sbyte_d16_hi
    0x262315, // buffer_load_short_d16
    0x263818, // buffer_load_short_d16_hi
    0x24cb12, // buffer_load_sshort
    0x249711, // buffer_load_ubyte
    0x25c915, // buffer_load_ubyte_d16
    0x25de18, // buffer_load_ubyte_d16_hi
    0x24b912, // buffer_load_ushort
    0x252711, // buffer_store_byte
    0x253818, // buffer_store_byte_d16_hi
    0x257b12, // buffer_store_dword
    0x258d14, // buffer_store_dwordx2
    0x25b514, // buffer_store_dwordx3
    0x25a114, // buffer_store_dwordx4
    0x266b1c, // buffer_store_format_d16_hi_x
    0x298919, // buffer_store_format_d16_x
    0x29a21a, // buffer_store_format_d16_xy
    0x29bc1b, // buffer_store_format_d16_xyz
    0x29d71c, // buffer_store_format_d16_xyzw
    0x243d15, // buffer_store_format_x
    0x245216, // buffer_store_format_xy
    0x246817, // buffer_store_format_xyz
    0x247f18, // buffer_store_format_xyzw
    0x255012, // buffer_store_short
    0x256219, // buffer_store_short_d16_hi
    0x01c50a, // ds_add_f32
    0x04d60e, // ds_add_rtn_f32
    0x023e0e, // ds_add_rtn_u32
    0x04e40e, // ds_add_rtn_u64
    0x00d70a, // ds_add_u32
    0x03fc0a, // ds_add_u64
    0x01320a, // ds_and_b32
    0x04570a, // ds_and_b64
    0x02bd0e, // ds_and_rtn_b32
    0x05630e, // ds_and_rtn_b64
    0x03e309, // ds_append
    0x07040f, // ds_bpermute_b32
    0x01930c, // ds_cmpst_b32
    0x04aa0c, // ds_cmpst_b64
    0x019f0c, // ds_cmpst_f32
    0x04b60c, // ds_cmpst_f64
    0x032f10, // ds_cmpst_rtn_b32
    0x05d510, // ds_cmpst_rtn_b64
    0x033f10, // ds_cmpst_rtn_f32
    0x05e510, // ds_cmpst_rtn_f64
    0x063815, // ds_condxchg32_rtn_b64
    0x03d90a, // ds_consume
    0x02770e, // ds_dec_rtn_u32
    0x051d0e, // ds_dec_rtn_u64
    0x01000a, // ds_dec_u32
    0x04250a, // ds_dec_u64
    0x02190e, // ds_gws_barrier
    0x01e60b, // ds_gws_init
    0x01fe0e, // ds_gws_sema_br
    0x020c0d, // ds_gws_sema_p
    0x01cf17, // ds_gws_sema_release_all
    0x01f10d, // ds_gws_sema_v
    0x02690e, // ds_inc_rtn_u32
    0x050f0e, // ds_inc_rtn_u64
    0x00f60a, // ds_inc_u32
    0x041b0a, // ds_inc_u64
    0x01b50a, // ds_max_f32
    0x04cc0a, // ds_max_f64
    0x01140a, // ds_max_i32
    0x04390a, // ds_max_i64
    0x035d0e, // ds_max_rtn_f32
    0x06030e, // ds_max_rtn_f64
    0x02930e, // ds_max_rtn_i32
    0x05390e, // ds_max_rtn_i64
    0x02af0e, // ds_max_rtn_u32
    0x05550e, // ds_max_rtn_u64
    0x01280a, // ds_max_u32
    0x044d0a, // ds_max_u64
    0x01ab0a, // ds_min_f32
    0x04c20a, // ds_min_f64
    0x010a0a, // ds_min_i32
    0x042f0a, // ds_min_i64
    0x034f0e, // ds_min_rtn_f32
    0x05f50e, // ds_min_rtn_f64
    0x02850e, // ds_min_rtn_i32
    0x052b0e, // ds_min_rtn_i64
    0x02a10e, // ds_min_rtn_u32
    0x05470e, // ds_min_rtn_u64
    0x011e0a, // ds_min_u32
    0x04430a, // ds_min_u64
    0x014f0c, // ds_mskor_b32
    0x04740c, // ds_mskor_b64
    0x02e610, // ds_mskor_rtn_b32
    0x058c10, // ds_mskor_rtn_b64
    0x01bf06, // ds_nop
    0x03ec10, // ds_ordered_count
    0x013c09, // ds_or_b32
    0x046109, // ds_or_b64
    0x02cb0d, // ds_or_rtn_b32
    0x05710d, // ds_or_rtn_b64
    0x06f60e, // ds_permute_b32
    0x039f10, // ds_read2st64_b32
    0x062810, // ds_read2st64_b64
    0x03930c, // ds_read2_b32
    0x061c0c, // ds_read2_b64
    0x06e412, // ds_read_addtid_b32
    0x07370c, // ds_read_b128
    0x03880b, // ds_read_b32
    0x06110b, // ds_read_b64
    0x072c0b, // ds_read_b96
    0x03c30b, // ds_read_i16
    0x03af0a, // ds_read_i8
    0x06910e, // ds_read_i8_d16
    0x069f11, // ds_read_i8_d16_hi
    0x03ce0b, // ds_read_u16
    0x06b00f, // ds_read_u16_d16
    0x06bf12, // ds_read_u16_d16_hi
    0x03b90a, // ds_read_u8
    0x06720e, // ds_read_u8_d16
    0x068011, // ds_read_u8_d16_hi
    0x025a0f, // ds_rsub_rtn_u32
    0x05000f, // ds_rsub_rtn_u64
    0x00eb0b, // ds_rsub_u32
    0x04100b, // ds_rsub_u64
    0x024c0e, // ds_sub_rtn_u32
    0x04f20e, // ds_sub_rtn_u64
    0x00e10a, // ds_sub_u32
    0x04060a, // ds_sub_u64
    0x037a0e, // ds_swizzle_b32
    0x036b0f, // ds_wrap_rtn_b32
    0x018211, // ds_write2st64_b32
    0x049911, // ds_write2st64_b64
    0x01750d, // ds_write2_b32
    0x048c0d, // ds_write2_b64
    0x06d113, // ds_write_addtid_b32
    0x071f0d, // ds_write_b128
    0x02320c, // ds_write_b16
    0x065f13, // ds_write_b16_d16_hi
    0x015b0c, // ds_write_b32
    0x04800c, // ds_write_b64
    0x02270b, // ds_write_b8
    0x064d12, // ds_write_b8_d16_hi
    0x07130c, // ds_write_b96
    0x031916, // ds_wrxchg2st64_rtn_b32
    0x05bf16, // ds_wrxchg2st64_rtn_b64
    0x030712, // ds_wrxchg2_rtn_b32
    0x05ad12, // ds_wrxchg2_rtn_b64
    0x02f611, // ds_wrxchg_rtn_b32
    0x059c11, // ds_wrxchg_rtn_b64
    0x01450a, // ds_xor_b32
    0x046a0a, // ds_xor_b64
    0x02d80e, // ds_xor_rtn_b32
    0x057e0e, // ds_xor_rtn_b64
    0x086003, // exp
    0x0a1c0f, // flat_atomic_add
    0x0b2112, // flat_atomic_add_x2
    0x0a7a0f, // flat_atomic_and
    0x0b9112, // flat_atomic_and_x2
    0x0a0913, // flat_atomic_cmpswap
    0x0b0b16, // flat_atomic_cmpswap_x2
    0x0ab50f, // flat_atomic_dec
    0x0bd812, // flat_atomic_dec_x2
    0x0ac414, // flat_atomic_fcmpswap
    0x0bea17, // flat_atomic_fcmpswap_x2
    0x0ae810, // flat_atomic_fmax
    0x0c1413, // flat_atomic_fmax_x2
    0x0ad810, // flat_atomic_fmin
    0x0c0113, // flat_atomic_fmin_x2
    0x0aa60f, // flat_atomic_inc
    0x0bc612, // flat_atomic_inc_x2
    0x0a890e, // flat_atomic_or
    0x0ba311, // flat_atomic_or_x2
    0x0a5a10, // flat_atomic_smax
    0x0b6b13, // flat_atomic_smax_x2
    0x0a3a10, // flat_atomic_smin
    0x0b4513, // flat_atomic_smin_x2
    0x0a2b0f, // flat_atomic_sub
    0x0b3312, // flat_atomic_sub_x2
    0x09f910, // flat_atomic_swap
    0x0af813, // flat_atomic_swap_x2
    0x0a6a10, // flat_atomic_umax
    0x0b7e13, // flat_atomic_umax_x2
    0x0a4a10, // flat_atomic_umin
    0x0b5813, // flat_atomic_umin_x2
    0x0a970f, // flat_atomic_xor
    0x0bb412, // flat_atomic_xor_x2
    0x08aa0f, // flat_load_dword
    0x08b911, // flat_load_dwordx2
    0x08db11, // flat_load_dwordx3
    0x08ca11, // flat_load_dwordx4
    0x087b0f, // flat_load_sbyte
    0x09a713, // flat_load_sbyte_d16
    0x09ba16, // flat_load_sbyte_d16_hi
    0x09d013, // flat_load_short_d16
    0x09e316, // flat_load_short_d16_hi
    0x089a10, // flat_load_sshort
    0x086c0f, // flat_load_ubyte
    0x097e13, // flat_load_ubyte_d16
    0x099116, // flat_load_ubyte_d16_hi
    0x088a10, // flat_load_ushort
    0x08ec0f, // flat_store_byte
    0x08fb16, // flat_store_byte_d16_hi
    0x093810, // flat_store_dword
    0x094812, // flat_store_dwordx2
    0x096c12, // flat_store_dwordx3
    0x095a12, // flat_store_dwordx4
    0x091110, // flat_store_short
    0x092117, // flat_store_short_d16_hi
    0x0e3b11, // global_atomic_add
    0x0f7214, // global_atomic_add_x2
    0x0eb711, // global_atomic_and
    0x0fee14, // global_atomic_and_x2
    0x0e2615, // global_atomic_cmpswap
    0x0f5a18, // global_atomic_cmpswap_x2
    0x0e5d12, // global_atomic_csub
    0x0efa11, // global_atomic_dec
    0x103d14, // global_atomic_dec_x2
    0x0f0b16, // global_atomic_fcmpswap
    0x105119, // global_atomic_fcmpswap_x2
    0x0f3312, // global_atomic_fmax
    0x107f15, // global_atomic_fmax_x2
    0x0f2112, // global_atomic_fmin
    0x106a15, // global_atomic_fmin_x2
    0x0ee911, // global_atomic_inc
    0x102914, // global_atomic_inc_x2
    0x0ec810, // global_atomic_or
    0x100213, // global_atomic_or_x2
    0x0e9312, // global_atomic_smax
    0x0fc415, // global_atomic_smax_x2
    0x0e6f12, // global_atomic_smin
    0x0f9a15, // global_atomic_smin_x2
    0x0e4c11, // global_atomic_sub
    0x0f8614, // global_atomic_sub_x2
    0x0e1412, // global_atomic_swap
    0x0f4515, // global_atomic_swap_x2
    0x0ea512, // global_atomic_umax
    0x0fd915, // global_atomic_umax_x2
    0x0e8112, // global_atomic_umin
    0x0faf15, // global_atomic_umin_x2
    0x0ed811, // global_atomic_xor
    0x101514, // global_atomic_xor_x2
    0x0c7011, // global_load_dword
    0x0c8113, // global_load_dwordx2
    0x0ca713, // global_load_dwordx3
    0x0c9413, // global_load_dwordx4
    0x0cba18, // global_load_dword_addtid
    0x0c3b11, // global_load_sbyte
    0x0dba15, // global_load_sbyte_d16
    0x0dcf18, // global_load_sbyte_d16_hi
    0x0de715, // global_load_short_d16
    0x0dfc18, // global_load_short_d16_hi
    0x0c5e12, // global_load_sshort
    0x0c2a11, // global_load_ubyte
    0x0d8d15, // global_load_ubyte_d16
    0x0da218, // global_load_ubyte_d16_hi
    0x0c4c12, // global_load_ushort
    0x0ceb11, // global_store_byte
    0x0cfc18, // global_store_byte_d16_hi
    0x0d3f12, // global_store_dword
    0x0d5114, // global_store_dwordx2
    0x0d7914, // global_store_dwordx3
    0x0d6514, // global_store_dwordx4
    0x0cd219, // global_store_dword_addtid
    0x0d1412, // global_store_short
    0x0d2619, // global_store_short_d16_hi
    0x13dd10, // image_atomic_add
    0x144110, // image_atomic_and
    0x13c914, // image_atomic_cmpswap
    0x148010, // image_atomic_dec
    0x149015, // image_atomic_fcmpswap
    0x14b611, // image_atomic_fmax
    0x14a511, // image_atomic_fmin
    0x147010, // image_atomic_inc
    0x14510f, // image_atomic_or
    0x141f11, // image_atomic_smax
    0x13fd11, // image_atomic_smin
    0x13ed10, // image_atomic_sub
    0x13b811, // image_atomic_swap
    0x143011, // image_atomic_umax
    0x140e11, // image_atomic_umin
    0x146010, // image_atomic_xor
    0x1b3919, // image_bvh64_intersect_ray
    0x1b2217, // image_bvh_intersect_ray
    0x16e00d, // image_gather4
    0x19150e, // image_gather4h
    0x192312, // image_gather4h_pck
    0x17280f, // image_gather4_b
    0x173712, // image_gather4_b_cl
    0x184714, // image_gather4_b_cl_o
    0x183611, // image_gather4_b_o
    0x17590f, // image_gather4_c
    0x16ed10, // image_gather4_cl
    0x17f512, // image_gather4_cl_o
    0x17af11, // image_gather4_c_b
    0x17c014, // image_gather4_c_b_cl
    0x18de16, // image_gather4_c_b_cl_o
    0x18cb13, // image_gather4_c_b_o
    0x176812, // image_gather4_c_cl
    0x187e14, // image_gather4_c_cl_o
    0x179e11, // image_gather4_c_l
    0x17d412, // image_gather4_c_lz
    0x18f414, // image_gather4_c_lz_o
    0x18b813, // image_gather4_c_l_o
    0x186d11, // image_gather4_c_o
    0x17190f, // image_gather4_l
    0x174910, // image_gather4_lz
    0x185b12, // image_gather4_lz_o
    0x182511, // image_gather4_l_o
    0x17e60f, // image_gather4_o
    0x193512, // image_gather8h_pck
    0x19080d, // image_get_lod
    0x13a711, // image_get_resinfo
    0x130b0a, // image_load
    0x16fd0e, // image_load_by2
    0x170b0e, // image_load_by4
    0x13150e, // image_load_mip
    0x177a12, // image_load_mip_by2
    0x178c12, // image_load_mip_by4
    0x134312, // image_load_mip_pck
    0x19f913, // image_load_mip_pck2
    0x1a0c13, // image_load_mip_pck4
    0x135516, // image_load_mip_pck_sgn
    0x13230e, // image_load_pck
    0x19db0f, // image_load_pck2
    0x19ea0f, // image_load_pck4
    0x133112, // image_load_pck_sgn
    0x1a670f, // image_msaa_load
    0x14c70c, // image_sample
    0x15100e, // image_sample_b
    0x151e11, // image_sample_b_cl
    0x162613, // image_sample_b_cl_o
    0x161610, // image_sample_b_o
    0x153e0e, // image_sample_c
    0x19470f, // image_sample_cd
    0x195612, // image_sample_cd_cl
    0x1b6516, // image_sample_cd_cl_g16
    0x199e14, // image_sample_cd_cl_o
    0x1bbd18, // image_sample_cd_cl_o_g16
    0x1b5213, // image_sample_cd_g16
    0x198d11, // image_sample_cd_o
    0x1ba815, // image_sample_cd_o_g16
    0x14d40f, // image_sample_cl
    0x15d211, // image_sample_cl_o
    0x159010, // image_sample_c_b
    0x15a013, // image_sample_c_b_cl
    0x16b815, // image_sample_c_b_cl_o
    0x16a612, // image_sample_c_b_o
    0x196811, // image_sample_c_cd
    0x197914, // image_sample_c_cd_cl
    0x1b9018, // image_sample_c_cd_cl_g16
    0x19c516, // image_sample_c_cd_cl_o
    0x1bec1a, // image_sample_c_cd_cl_o_g16
    0x1b7b15, // image_sample_c_cd_g16
    0x19b213, // image_sample_c_cd_o
    0x1bd517, // image_sample_c_cd_o_g16
    0x154c11, // image_sample_c_cl
    0x165a13, // image_sample_c_cl_o
    0x155d10, // image_sample_c_d
    0x156d13, // image_sample_c_d_cl
    0x1ab117, // image_sample_c_d_cl_g16
    0x167f15, // image_sample_c_d_cl_o
    0x1b0919, // image_sample_c_d_cl_o_g16
    0x1a9d14, // image_sample_c_d_g16
    0x166d12, // image_sample_c_d_o
    0x1af316, // image_sample_c_d_o_g16
    0x158010, // image_sample_c_l
    0x15b311, // image_sample_c_lz
    0x16cd13, // image_sample_c_lz_o
    0x169412, // image_sample_c_l_o
    0x164a10, // image_sample_c_o
    0x14e30e, // image_sample_d
    0x14f111, // image_sample_d_cl
    0x1a8815, // image_sample_d_cl_g16
    0x15f313, // image_sample_d_cl_o
    0x1adc17, // image_sample_d_cl_o_g16
    0x1a7612, // image_sample_d_g16
    0x15e310, // image_sample_d_o
    0x1ac814, // image_sample_d_o_g16
    0x15020e, // image_sample_l
    0x152f0f, // image_sample_lz
    0x163911, // image_sample_lz_o
    0x160610, // image_sample_l_o
    0x15c40e, // image_sample_o
    0x136b0b, // image_store
    0x18070f, // image_store_by2
    0x18160f, // image_store_by4
    0x13760f, // image_store_mip
    0x189213, // image_store_mip_by2
    0x18a513, // image_store_mip_by4
    0x139413, // image_store_mip_pck
    0x1a3f14, // image_store_mip_pck2
    0x1a5314, // image_store_mip_pck4
    0x13850f, // image_store_pck
    0x1a1f10, // image_store_pck2
    0x1a2f10, // image_store_pck4
    0x10de12, // scratch_load_dword
    0x10f014, // scratch_load_dwordx2
    0x111814, // scratch_load_dwordx3
    0x110414, // scratch_load_dwordx4
    0x10a612, // scratch_load_sbyte
    0x120516, // scratch_load_sbyte_d16
    0x121b19, // scratch_load_sbyte_d16_hi
    0x123416, // scratch_load_short_d16
    0x124a19, // scratch_load_short_d16_hi
    0x10cb13, // scratch_load_sshort
    0x109412, // scratch_load_ubyte
    0x11d616, // scratch_load_ubyte_d16
    0x11ec19, // scratch_load_ubyte_d16_hi
    0x10b813, // scratch_load_ushort
    0x112c12, // scratch_store_byte
    0x113e19, // scratch_store_byte_d16_hi
    0x118413, // scratch_store_dword
    0x119715, // scratch_store_dwordx2
    0x11c115, // scratch_store_dwordx3
    0x11ac15, // scratch_store_dwordx4
    0x115713, // scratch_store_short
    0x116a1a, // scratch_store_short_d16_hi
    0x30110d, // s_absdiff_i32
    0x2d2f09, // s_abs_i32
    0x2eac0a, // s_addc_u32
    0x327a0a, // s_addk_i32
    0x2e9a09, // s_add_i32
    0x2e8809, // s_add_u32
    0x2e2d14, // s_andn1_saveexec_b32
    0x2d3814, // s_andn1_saveexec_b64
    0x2e5412, // s_andn1_wrexec_b32
    0x2d5f12, // s_andn1_wrexec_b64
    0x2f320b, // s_andn2_b32
    0x2f3d0b, // s_andn2_b64
    0x2dce14, // s_andn2_saveexec_b32
    0x2c8014, // s_andn2_saveexec_b64
    0x2e6612, // s_andn2_wrexec_b32
    0x2d7112, // s_andn2_wrexec_b64
    0x2efe09, // s_and_b32
    0x2f0709, // s_and_b64
    0x2d9912, // s_and_saveexec_b32
    0x2c4b12, // s_and_saveexec_b64
    0x2fbe0a, // s_ashr_i32
    0x2fc80a, // s_ashr_i64
    0x349e09, // s_barrier
    0x2b290f, // s_bcnt0_i32_b32
    0x2b380f, // s_bcnt0_i32_b64
    0x2b470f, // s_bcnt1_i32_b32
    0x2b560f, // s_bcnt1_i32_b64
    0x2ff609, // s_bfe_i32
    0x300809, // s_bfe_i64
    0x2fed09, // s_bfe_u32
    0x2fff09, // s_bfe_u64
    0x2fd209, // s_bfm_b32
    0x2fdb09, // s_bfm_b64
    0x31350d, // s_bitcmp0_b32
    0x314f0d, // s_bitcmp0_b64
    0x31420d, // s_bitcmp1_b32
    0x315c0d, // s_bitcmp1_b64
    0x2d8316, // s_bitreplicate_b64_b32
    0x2bec0d, // s_bitset0_b32
    0x2bf90d, // s_bitset0_b64
    0x2c060d, // s_bitset1_b32
    0x2c130d, // s_bitset1_b64
    0x343608, // s_branch
    0x2b150a, // s_brev_b32
    0x2b1f0a, // s_brev_b64
    0x2a3813, // s_buffer_load_dword
    0x2a8a16, // s_buffer_load_dwordx16
    0x2a4b15, // s_buffer_load_dwordx2
    0x2a6015, // s_buffer_load_dwordx4
    0x2a7515, // s_buffer_load_dwordx8
    0x33b60a, // s_call_b64
    0x365011, // s_cbranch_cdbgsys
    0x368c1a, // s_cbranch_cdbgsys_and_user
    0x367319, // s_cbranch_cdbgsys_or_user
    0x366112, // s_cbranch_cdbguser
    0x348e10, // s_cbranch_execnz
    0x347f0f, // s_cbranch_execz
    0x34460e, // s_cbranch_scc0
    0x34540e, // s_cbranch_scc1
    0x34700f, // s_cbranch_vccnz
    0x34620e, // s_cbranch_vccz
    0x36e508, // s_clause
    0x31d30b, // s_cmovk_i32
    0x2add0a, // s_cmov_b32
    0x2ae70a, // s_cmov_b64
    0x31de0d, // s_cmpk_eq_i32
    0x322c0d, // s_cmpk_eq_u32
    0x32050d, // s_cmpk_ge_i32
    0x32530d, // s_cmpk_ge_u32
    0x31f80d, // s_cmpk_gt_i32
    0x32460d, // s_cmpk_gt_u32
    0x321f0d, // s_cmpk_le_i32
    0x326d0d, // s_cmpk_le_u32
    0x31eb0d, // s_cmpk_lg_i32
    0x32390d, // s_cmpk_lg_u32
    0x32120d, // s_cmpk_lt_i32
    0x32600d, // s_cmpk_lt_u32
    0x30a50c, // s_cmp_eq_i32
    0x30ed0c, // s_cmp_eq_u32
    0x31690c, // s_cmp_eq_u64
    0x30c90c, // s_cmp_ge_i32
    0x31110c, // s_cmp_ge_u32
    0x30bd0c, // s_cmp_gt_i32
    0x31050c, // s_cmp_gt_u32
    0x30e10c, // s_cmp_le_i32
    0x31290c, // s_cmp_le_u32
    0x30b10c, // s_cmp_lg_i32
    0x30f90c, // s_cmp_lg_u32
    0x31750c, // s_cmp_lg_u64
    0x30d50c, // s_cmp_lt_i32
    0x311d0c, // s_cmp_lt_u32
    0x36cc0a, // s_code_end
    0x2ee40d, // s_cselect_b32
    0x2ef10d, // s_cselect_b64
    0x2aa90c, // s_dcache_inv
    0x36360e, // s_decperflevel
    0x376b0d, // s_denorm_mode
    0x342e08, // s_endpgm
    0x36b418, // s_endpgm_ordered_ps_done
    0x36a60e, // s_endpgm_saved
    0x2b650d, // s_ff0_i32_b32
    0x2b720d, // s_ff0_i32_b64
    0x2b7f0d, // s_ff1_i32_b32
    0x2b8c0d, // s_ff1_i32_b64
    0x2bb70b, // s_flbit_i32
    0x2b990f, // s_flbit_i32_b32
    0x2ba80f, // s_flbit_i32_b64
    0x2bc20f, // s_flbit_i32_i64
    0x2c200b, // s_getpc_b64
    0x338c0c, // s_getreg_b32
    0x2aa009, // s_gl1_inv
    0x361c0c, // s_icache_inv
    0x36280e, // s_incperflevel
    0x36d60f, // s_inst_prefetch
    0x29f30c, // s_load_dword
    0x2a290f, // s_load_dwordx16
    0x29ff0e, // s_load_dwordx2
    0x2a0d0e, // s_load_dwordx4
    0x2a1b0e, // s_load_dwordx8
    0x301e0f, // s_lshl1_add_u32
    0x302d0f, // s_lshl2_add_u32
    0x303c0f, // s_lshl3_add_u32
    0x304b0f, // s_lshl4_add_u32
    0x2f960a, // s_lshl_b32
    0x2fa00a, // s_lshl_b64
    0x2faa0a, // s_lshr_b32
    0x2fb40a, // s_lshr_b64
    0x2ed209, // s_max_i32
    0x2edb09, // s_max_u32
    0x2abe0d, // s_memrealtime
    0x2ab509, // s_memtime
    0x2ec009, // s_min_i32
    0x2ec909, // s_min_u32
    0x31810a, // s_movk_i32
    0x2d150d, // s_movreld_b32
    0x2d220d, // s_movreld_b64
    0x2e7810, // s_movrelsd_2_b32
    0x2cfb0d, // s_movrels_b32
    0x2d080d, // s_movrels_b64
    0x2acb09, // s_mov_b32
    0x2ad409, // s_mov_b64
    0x32840a, // s_mulk_i32
    0x30990c, // s_mul_hi_i32
    0x308d0c, // s_mul_hi_u32
    0x2fe409, // s_mul_i32
    0x2f5c0a, // s_nand_b32
    0x2f660a, // s_nand_b64
    0x2df513, // s_nand_saveexec_b32
    0x2ca713, // s_nand_saveexec_b64
    0x342905, // s_nop
    0x2f7009, // s_nor_b32
    0x2f7909, // s_nor_b64
    0x2e0812, // s_nor_saveexec_b32
    0x2cba12, // s_nor_saveexec_b64
    0x2af109, // s_not_b32
    0x2afa09, // s_not_b64
    0x2e4113, // s_orn1_saveexec_b32
    0x2d4c13, // s_orn1_saveexec_b64
    0x2f480a, // s_orn2_b32
    0x2f520a, // s_orn2_b64
    0x2de213, // s_orn2_saveexec_b32
    0x2c9413, // s_orn2_saveexec_b64
    0x2f1008, // s_or_b32
    0x2f1808, // s_or_b64
    0x2dab11, // s_or_saveexec_b32
    0x2c5d11, // s_or_saveexec_b64
    0x307c11, // s_pack_hh_b32_b16
    0x306b11, // s_pack_lh_b32_b16
    0x305a11, // s_pack_ll_b32_b16
    0x2cdf0e, // s_quadmask_b32
    0x2ced0e, // s_quadmask_b64
    0x2c4209, // s_rfe_b64
    0x375f0c, // s_round_mode
    0x360009, // s_sendmsg
    0x36090d, // s_sendmsghalt
    0x34cb09, // s_sethalt
    0x34a709, // s_setkill
    0x2c2b0b, // s_setpc_b64
    0x34db09, // s_setprio
    0x33980c, // s_setreg_b32
    0x33a412, // s_setreg_imm32_b32
    0x2bde0e, // s_sext_i32_i16
    0x2bd10d, // s_sext_i32_i8
    0x34d407, // s_sleep
    0x2eb60a, // s_subb_u32
    0x33ff16, // s_subvector_loop_begin
    0x341514, // s_subvector_loop_end
    0x2ea309, // s_sub_i32
    0x2e9109, // s_sub_u32
    0x2c360c, // s_swappc_b64
    0x361606, // s_trap
    0x36440c, // s_ttracedata
    0x377810, // s_ttracedata_imm
    0x31ca09, // s_version
    0x34c209, // s_waitcnt
    0x374f10, // s_waitcnt_depctr
    0x33de10, // s_waitcnt_expcnt
    0x33ee11, // s_waitcnt_lgkmcnt
    0x33cf0f, // s_waitcnt_vmcnt
    0x33c00f, // s_waitcnt_vscnt
    0x4ed30b, // s_wait_idle
    0x343e08, // s_wakeup
    0x2b0309, // s_wqm_b32
    0x2b0c09, // s_wqm_b64
    0x2f820a, // s_xnor_b32
    0x2f8c0a, // s_xnor_b64
    0x2e1a13, // s_xnor_saveexec_b32
    0x2ccc13, // s_xnor_saveexec_b64
    0x2f2009, // s_xor_b32
    0x2f2909, // s_xor_b64
    0x2dbc12, // s_xor_saveexec_b32
    0x2c6e12, // s_xor_saveexec_b64
    0x230f19, // tbuffer_load_format_d16_x
    0x23281a, // tbuffer_load_format_d16_xy
    0x23421b, // tbuffer_load_format_d16_xyz
    0x235d1c, // tbuffer_load_format_d16_xyzw
    0x225715, // tbuffer_load_format_x
    0x226c16, // tbuffer_load_format_xy
    0x228217, // tbuffer_load_format_xyz
    0x229918, // tbuffer_load_format_xyzw
    0x23791a, // tbuffer_store_format_d16_x
    0x23931b, // tbuffer_store_format_d16_xy
    0x23ae1c, // tbuffer_store_format_d16_xyz
    0x23ca1d, // tbuffer_store_format_d16_xyzw
    0x22b116, // tbuffer_store_format_x
    0x22c717, // tbuffer_store_format_xy
    0x22de18, // tbuffer_store_format_xyz
    0x22f619, // tbuffer_store_format_xyzw
    0x43620a, // v_add3_u32
    0x3d8c0f, // v_add_co_ci_u32
    0x41650c, // v_add_co_u32
    0x3def09, // v_add_f16
    0x3c5409, // v_add_f32
    0x3fcb09, // v_add_f64
    0x421f0e, // v_add_lshl_u32
    0x414d0c, // v_add_nc_i16
    0x43d50c, // v_add_nc_i32
    0x40eb0c, // v_add_nc_u16
    0x3d650c, // v_add_nc_u32
    0x3ef60e, // v_alignbit_b32
    0x3f040f, // v_alignbyte_b32
    0x3d4109, // v_and_b32
    0x43790c, // v_and_or_b32
    0x411c0d, // v_ashrrev_i16
    0x3d270d, // v_ashrrev_i32
    0x40de0d, // v_ashrrev_i64
    0x42e80e, // v_bcnt_u32_b32
    0x3ec309, // v_bfe_i32
    0x3eba09, // v_bfe_u32
    0x3ecc09, // v_bfi_b32
    0x42df09, // v_bfm_b32
    0x3a5e0b, // v_bfrev_b32
    0x3ba90a, // v_ceil_f16
    0x39ca0a, // v_ceil_f32
    0x39890a, // v_ceil_f64
    0x3ad809, // v_clrexcp
    0x4a2a10, // v_cmpx_class_f16
    0x49cc10, // v_cmpx_class_f32
    0x4b5510, // v_cmpx_class_f64
    0x4cee0d, // v_cmpx_eq_f16
    0x464f0d, // v_cmpx_eq_f32
    0x47e70d, // v_cmpx_eq_f64
    0x49e90d, // v_cmpx_eq_i16
    0x497f0d, // v_cmpx_eq_i32
    0x4b080d, // v_cmpx_eq_i64
    0x4b720d, // v_cmpx_eq_u16
    0x4c880d, // v_cmpx_eq_u32
    0x4e180d, // v_cmpx_eq_u64
    0x4cd50c, // v_cmpx_f_f16
    0x46360c, // v_cmpx_f_f32
    0x47ce0c, // v_cmpx_f_f64
    0x49660c, // v_cmpx_f_i32
    0x4aef0c, // v_cmpx_f_i64
    0x4c6f0c, // v_cmpx_f_u32
    0x4dff0c, // v_cmpx_f_u64
    0x4d220d, // v_cmpx_ge_f16
    0x46830d, // v_cmpx_ge_f32
    0x481b0d, // v_cmpx_ge_f64
    0x4a1d0d, // v_cmpx_ge_i16
    0x49b30d, // v_cmpx_ge_i32
    0x4b3c0d, // v_cmpx_ge_i64
    0x4ba60d, // v_cmpx_ge_u16
    0x4cbc0d, // v_cmpx_ge_u32
    0x4e4c0d, // v_cmpx_ge_u64
    0x4d080d, // v_cmpx_gt_f16
    0x46690d, // v_cmpx_gt_f32
    0x48010d, // v_cmpx_gt_f64
    0x4a030d, // v_cmpx_gt_i16
    0x49990d, // v_cmpx_gt_i32
    0x4b220d, // v_cmpx_gt_i64
    0x4b8c0d, // v_cmpx_gt_u16
    0x4ca20d, // v_cmpx_gt_u32
    0x4e320d, // v_cmpx_gt_u64
    0x4cfb0d, // v_cmpx_le_f16
    0x465c0d, // v_cmpx_le_f32
    0x47f40d, // v_cmpx_le_f64
    0x49f60d, // v_cmpx_le_i16
    0x498c0d, // v_cmpx_le_i32
    0x4b150d, // v_cmpx_le_i64
    0x4b7f0d, // v_cmpx_le_u16
    0x4c950d, // v_cmpx_le_u32
    0x4e250d, // v_cmpx_le_u64
    0x4d150d, // v_cmpx_lg_f16
    0x46760d, // v_cmpx_lg_f32
    0x480e0d, // v_cmpx_lg_f64
    0x4ce10d, // v_cmpx_lt_f16
    0x46420d, // v_cmpx_lt_f32
    0x47da0d, // v_cmpx_lt_f64
    0x49dc0d, // v_cmpx_lt_i16
    0x49720d, // v_cmpx_lt_i32
    0x4afb0d, // v_cmpx_lt_i64
    0x4b650d, // v_cmpx_lt_u16
    0x4c7b0d, // v_cmpx_lt_u32
    0x4e0b0d, // v_cmpx_lt_u64
    0x4ea90e, // v_cmpx_neq_f16
    0x46e00e, // v_cmpx_neq_f32
    0x48780e, // v_cmpx_neq_f64
    0x4a100d, // v_cmpx_ne_i16
    0x49a60d, // v_cmpx_ne_i32
    0x4b2f0d, // v_cmpx_ne_i64
    0x4b990d, // v_cmpx_ne_u16
    0x4caf0d, // v_cmpx_ne_u32
    0x4e3f0d, // v_cmpx_ne_u64
    0x4e710e, // v_cmpx_nge_f16
    0x46a80e, // v_cmpx_nge_f32
    0x48400e, // v_cmpx_nge_f64
    0x4e8d0e, // v_cmpx_ngt_f16
    0x46c40e, // v_cmpx_ngt_f32
    0x485c0e, // v_cmpx_ngt_f64
    0x4e9b0e, // v_cmpx_nle_f16
    0x46d20e, // v_cmpx_nle_f32
    0x486a0e, // v_cmpx_nle_f64
    0x4e7f0e, // v_cmpx_nlg_f16
    0x46b60e, // v_cmpx_nlg_f32
    0x484e0e, // v_cmpx_nlg_f64
    0x4eb70e, // v_cmpx_nlt_f16
    0x46ee0e, // v_cmpx_nlt_f32
    0x48860e, // v_cmpx_nlt_f64
    0x4d2f0c, // v_cmpx_o_f16
    0x46900c, // v_cmpx_o_f32
    0x48280c, // v_cmpx_o_f64
    0x4ec50e, // v_cmpx_tru_f16
    0x46fc0e, // v_cmpx_tru_f32
    0x48940e, // v_cmpx_tru_f64
    0x49c00c, // v_cmpx_t_i32
    0x4b490c, // v_cmpx_t_i64
    0x4cc90c, // v_cmpx_t_u32
    0x4e590c, // v_cmpx_t_u64
    0x4e650c, // v_cmpx_u_f16
    0x469c0c, // v_cmpx_u_f32
    0x48340c, // v_cmpx_u_f64
    0x49570f, // v_cmp_class_f16
    0x49000f, // v_cmp_class_f32
    0x4a980f, // v_cmp_class_f64
    0x4c280c, // v_cmp_eq_f16
    0x45890c, // v_cmp_eq_f32
    0x47210c, // v_cmp_eq_f64
    0x491b0c, // v_cmp_eq_i16
    0x48b90c, // v_cmp_eq_i32
    0x4a510c, // v_cmp_eq_i64
    0x4ab30c, // v_cmp_eq_u16
    0x4bca0c, // v_cmp_eq_u32
    0x4d520c, // v_cmp_eq_u64
    0x4c110b, // v_cmp_f_f16
    0x45720b, // v_cmp_f_f32
    0x470a0b, // v_cmp_f_f64
    0x48a20b, // v_cmp_f_i32
    0x4a3a0b, // v_cmp_f_i64
    0x4bb30b, // v_cmp_f_u32
    0x4d3b0b, // v_cmp_f_u64
    0x4c580c, // v_cmp_ge_f16
    0x45b90c, // v_cmp_ge_f32
    0x47510c, // v_cmp_ge_f64
    0x494b0c, // v_cmp_ge_i16
    0x48e90c, // v_cmp_ge_i32
    0x4a810c, // v_cmp_ge_i64
    0x4ae30c, // v_cmp_ge_u16
    0x4bfa0c, // v_cmp_ge_u32
    0x4d820c, // v_cmp_ge_u64
    0x4c400c, // v_cmp_gt_f16
    0x45a10c, // v_cmp_gt_f32
    0x47390c, // v_cmp_gt_f64
    0x49330c, // v_cmp_gt_i16
    0x48d10c, // v_cmp_gt_i32
    0x4a690c, // v_cmp_gt_i64
    0x4acb0c, // v_cmp_gt_u16
    0x4be20c, // v_cmp_gt_u32
    0x4d6a0c, // v_cmp_gt_u64
    0x4c340c, // v_cmp_le_f16
    0x45950c, // v_cmp_le_f32
    0x472d0c, // v_cmp_le_f64
    0x49270c, // v_cmp_le_i16
    0x48c50c, // v_cmp_le_i32
    0x4a5d0c, // v_cmp_le_i64
    0x4abf0c, // v_cmp_le_u16
    0x4bd60c, // v_cmp_le_u32
    0x4d5e0c, // v_cmp_le_u64
    0x4c4c0c, // v_cmp_lg_f16
    0x45ad0c, // v_cmp_lg_f32
    0x47450c, // v_cmp_lg_f64
    0x4c1c0c, // v_cmp_lt_f16
    0x457d0c, // v_cmp_lt_f32
    0x47150c, // v_cmp_lt_f64
    0x490f0c, // v_cmp_lt_i16
    0x48ad0c, // v_cmp_lt_i32
    0x4a450c, // v_cmp_lt_i64
    0x4aa70c, // v_cmp_lt_u16
    0x4bbe0c, // v_cmp_lt_u32
    0x4d460c, // v_cmp_lt_u64
    0x4dd80d, // v_cmp_neq_f16
    0x460f0d, // v_cmp_neq_f32
    0x47a70d, // v_cmp_neq_f64
    0x493f0c, // v_cmp_ne_i16
    0x48dd0c, // v_cmp_ne_i32
    0x4a750c, // v_cmp_ne_i64
    0x4ad70c, // v_cmp_ne_u16
    0x4bee0c, // v_cmp_ne_u32
    0x4d760c, // v_cmp_ne_u64
    0x4da40d, // v_cmp_nge_f16
    0x45db0d, // v_cmp_nge_f32
    0x47730d, // v_cmp_nge_f64
    0x4dbe0d, // v_cmp_ngt_f16
    0x45f50d, // v_cmp_ngt_f32
    0x478d0d, // v_cmp_ngt_f64
    0x4dcb0d, // v_cmp_nle_f16
    0x46020d, // v_cmp_nle_f32
    0x479a0d, // v_cmp_nle_f64
    0x4db10d, // v_cmp_nlg_f16
    0x45e80d, // v_cmp_nlg_f32
    0x47800d, // v_cmp_nlg_f64
    0x4de50d, // v_cmp_nlt_f16
    0x461c0d, // v_cmp_nlt_f32
    0x47b40d, // v_cmp_nlt_f64
    0x4c640b, // v_cmp_o_f16
    0x45c50b, // v_cmp_o_f32
    0x475d0b, // v_cmp_o_f64
    0x4df20d, // v_cmp_tru_f16
    0x46290d, // v_cmp_tru_f32
    0x47c10d, // v_cmp_tru_f64
    0x48f50b, // v_cmp_t_i32
    0x4a8d0b, // v_cmp_t_i64
    0x4c060b, // v_cmp_t_u32
    0x4d8e0b, // v_cmp_t_u64
    0x4d990b, // v_cmp_u_f16
    0x45d00b, // v_cmp_u_f32
    0x47680b, // v_cmp_u_f64
    0x3c300d, // v_cndmask_b32
    0x3bdd09, // v_cos_f16
    0x3a4c09, // v_cos_f32
    0x3e8a0c, // v_cubeid_f32
    0x3eae0c, // v_cubema_f32
    0x3e960c, // v_cubesc_f32
    0x3ea20c, // v_cubetc_f32
    0x38be0d, // v_cvt_f16_f32
    0x3b260d, // v_cvt_f16_i16
    0x3b190d, // v_cvt_f16_u16
    0x38cb0d, // v_cvt_f32_f16
    0x390a0d, // v_cvt_f32_f64
    0x388a0d, // v_cvt_f32_i32
    0x38970d, // v_cvt_f32_u32
    0x392410, // v_cvt_f32_ubyte0
    0x393410, // v_cvt_f32_ubyte1
    0x394410, // v_cvt_f32_ubyte2
    0x395410, // v_cvt_f32_ubyte3
    0x39170d, // v_cvt_f64_f32
    0x387d0d, // v_cvt_f64_i32
    0x39710d, // v_cvt_f64_u32
    0x38e911, // v_cvt_flr_i32_f32
    0x3b400d, // v_cvt_i16_f16
    0x38b10d, // v_cvt_i32_f32
    0x38700d, // v_cvt_i32_f64
    0x3bf512, // v_cvt_norm_i16_f16
    0x3c0712, // v_cvt_norm_u16_f16
    0x38fa10, // v_cvt_off_f32_i4
    0x418b14, // v_cvt_pknorm_i16_f16
    0x431a14, // v_cvt_pknorm_i16_f32
    0x419f14, // v_cvt_pknorm_u16_f16
    0x432e14, // v_cvt_pknorm_u16_f32
    0x3ddc13, // v_cvt_pkrtz_f16_f32
    0x435210, // v_cvt_pk_i16_i32
    0x434210, // v_cvt_pk_u16_u32
    0x3f9e0f, // v_cvt_pk_u8_f32
    0x38d811, // v_cvt_rpi_i32_f32
    0x3b330d, // v_cvt_u16_f16
    0x38a40d, // v_cvt_u32_f32
    0x39640d, // v_cvt_u32_f64
    0x42a80f, // v_div_fixup_f16
    0x3fad0f, // v_div_fixup_f32
    0x3fbc0f, // v_div_fixup_f64
    0x403c0e, // v_div_fmas_f32
    0x404a0e, // v_div_fmas_f64
    0x401e0f, // v_div_scale_f32
    0x402d0f, // v_div_scale_f64
    0x3c450f, // v_dot2c_f32_f16
    0x44e90e, // v_dot2_f32_f16
    0x44f70e, // v_dot2_i32_i16
    0x45050e, // v_dot2_u32_u16
    0x3cd60e, // v_dot4c_i32_i8
    0x45130d, // v_dot4_i32_i8
    0x45200d, // v_dot4_u32_u8
    0x452d0d, // v_dot8_i32_i4
    0x453a0d, // v_dot8_u32_u4
    0x3b7209, // v_exp_f16
    0x39ea09, // v_exp_f32
    0x3a7d0a, // v_ffbh_i32
    0x3a690a, // v_ffbh_u32
    0x3a730a, // v_ffbl_b32
    0x3b9e0b, // v_floor_f16
    0x39df0b, // v_floor_f32
    0x399e0b, // v_floor_f64
    0x3e2b0b, // v_fmaak_f16
    0x3dd10b, // v_fmaak_f32
    0x3e160a, // v_fmac_f16
    0x3dbc0a, // v_fmac_f32
    0x3c7211, // v_fmac_legacy_f32
    0x3e200b, // v_fmamk_f16
    0x3dc60b, // v_fmamk_f32
    0x422d09, // v_fma_f16
    0x3ed509, // v_fma_f32
    0x3ede09, // v_fma_f64
    0x3e6010, // v_fma_legacy_f32
    0x45630f, // v_fma_mixhi_f16
    0x45540f, // v_fma_mixlo_f16
    0x45470d, // v_fma_mix_f32
    0x3bc90b, // v_fract_f16
    0x39b40b, // v_fract_f32
    0x3aaa0b, // v_fract_f64
    0x3b8b13, // v_frexp_exp_i16_f16
    0x3ab513, // v_frexp_exp_i32_f32
    0x3a8713, // v_frexp_exp_i32_f64
    0x3b7b10, // v_frexp_mant_f16
    0x3ac810, // v_frexp_mant_f32
    0x3a9a10, // v_frexp_mant_f64
    0x37b310, // v_interp_mov_f32
    0x41dc11, // v_interp_p1ll_f16
    0x41ed11, // v_interp_p1lv_f16
    0x378c0f, // v_interp_p1_f32
    0x42900f, // v_interp_p2_f16
    0x37a40f, // v_interp_p2_f32
    0x3e480b, // v_ldexp_f16
    0x42d40b, // v_ldexp_f32
    0x3fef0b, // v_ldexp_f64
    0x3ee709, // v_lerp_u8
    0x3b6909, // v_log_f16
    0x39f309, // v_log_f32
    0x41b30d, // v_lshlrev_b16
    0x3d340d, // v_lshlrev_b32
    0x40c40d, // v_lshlrev_b64
    0x42110e, // v_lshl_add_u32
    0x436c0d, // v_lshl_or_b32
    0x410f0d, // v_lshrrev_b16
    0x3d1a0d, // v_lshrrev_b32
    0x40d10d, // v_lshrrev_b64
    0x429f09, // v_mad_i16
    0x439b0d, // v_mad_i32_i16
    0x3e700d, // v_mad_i32_i24
    0x40ad0d, // v_mad_i64_i32
    0x41cf09, // v_mad_u16
    0x438e0d, // v_mad_u32_u16
    0x3e7d0d, // v_mad_u32_u24
    0x40a00d, // v_mad_u64_u32
    0x42540a, // v_max3_f16
    0x3f3d0a, // v_max3_f32
    0x425e0a, // v_max3_i16
    0x3f470a, // v_max3_i32
    0x42680a, // v_max3_u16
    0x3f510a, // v_max3_u32
    0x3e3609, // v_max_f16
    0x3ced09, // v_max_f32
    0x3fe609, // v_max_f64
    0x413209, // v_max_i16
    0x3cff09, // v_max_i32
    0x412909, // v_max_u16
    0x3d1109, // v_max_u32
    0x430812, // v_mbcnt_hi_u32_b32
    0x42f612, // v_mbcnt_lo_u32_b32
    0x42720a, // v_med3_f16
    0x3f5b0a, // v_med3_f32
    0x427c0a, // v_med3_i16
    0x3f650a, // v_med3_i32
    0x42860a, // v_med3_u16
    0x3f6f0a, // v_med3_u32
    0x42360a, // v_min3_f16
    0x3f1f0a, // v_min3_f32
    0x42400a, // v_min3_i16
    0x3f290a, // v_min3_i32
    0x424a0a, // v_min3_u16
    0x3f330a, // v_min3_u32
    0x3e3f09, // v_min_f16
    0x3ce409, // v_min_f32
    0x3fdd09, // v_min_f64
    0x414409, // v_min_i16
    0x3cf609, // v_min_i32
    0x413b09, // v_min_u16
    0x3d0809, // v_min_u32
    0x3ae10d, // v_movreld_b32
    0x3b0910, // v_movrelsd_2_b32
    0x3afb0e, // v_movrelsd_b32
    0x3aee0d, // v_movrels_b32
    0x37c809, // v_mov_b32
    0x407111, // v_mqsad_pk_u16_u8
    0x40920e, // v_mqsad_u32_u8
    0x405809, // v_msad_u8
    0x3f130c, // v_mullit_f32
    0x3e0d09, // v_mul_f16
    0x3c9309, // v_mul_f32
    0x3fd409, // v_mul_f64
    0x40120c, // v_mul_hi_i32
    0x3ca910, // v_mul_hi_i32_i24
    0x40060c, // v_mul_hi_u32
    0x3cc610, // v_mul_hi_u32_u24
    0x3c9c0d, // v_mul_i32_i24
    0x3c8310, // v_mul_legacy_f32
    0x41030c, // v_mul_lo_u16
    0x3ffa0c, // v_mul_lo_u32
    0x3cb90d, // v_mul_u32_u24
    0x37c305, // v_nop
    0x3a5509, // v_not_b32
    0x438509, // v_or3_b32
    0x3d4a08, // v_or_b32
    0x417d0e, // v_pack_b32_f16
    0x43b410, // v_permlane16_b32
    0x43c411, // v_permlanex16_b32
    0x41fe0a, // v_perm_b32
    0x39a90b, // v_pipeflush
    0x44b90c, // v_pk_add_f16
    0x44110c, // v_pk_add_i16
    0x447d0c, // v_pk_add_u16
    0x444910, // v_pk_ashrrev_i16
    0x3e530d, // v_pk_fmac_f16
    0x44ad0c, // v_pk_fma_f16
    0x442910, // v_pk_lshlrev_b16
    0x443910, // v_pk_lshrrev_b16
    0x43f60c, // v_pk_mad_i16
    0x44710c, // v_pk_mad_u16
    0x44dd0c, // v_pk_max_f16
    0x44590c, // v_pk_max_i16
    0x44950c, // v_pk_max_u16
    0x44d10c, // v_pk_min_f16
    0x44650c, // v_pk_min_i16
    0x44a10c, // v_pk_min_u16
    0x44c50c, // v_pk_mul_f16
    0x44020f, // v_pk_mul_lo_u16
    0x441d0c, // v_pk_sub_i16
    0x44890c, // v_pk_sub_u16
    0x406110, // v_qsad_pk_u16_u8
    0x3b4d09, // v_rcp_f16
    0x39fc09, // v_rcp_f32
    0x3a1d09, // v_rcp_f64
    0x3a050f, // v_rcp_iflag_f32
    0x385d13, // v_readfirstlane_b32
    0x42b70e, // v_readlane_b32
    0x3bbe0b, // v_rndne_f16
    0x39d40b, // v_rndne_f32
    0x39930b, // v_rndne_f64
    0x3b6009, // v_rsq_f16
    0x3a1409, // v_rsq_f32
    0x3a2609, // v_rsq_f64
    0x3f810b, // v_sad_hi_u8
    0x3f8c09, // v_sad_u16
    0x3f9509, // v_sad_u32
    0x3f7908, // v_sad_u8
    0x3be60f, // v_sat_pk_u8_i16
    0x3bd409, // v_sin_f16
    0x3a4309, // v_sin_f32
    0x3b560a, // v_sqrt_f16
    0x3a2f0a, // v_sqrt_f32
    0x3a390a, // v_sqrt_f64
    0x3daa12, // v_subrev_co_ci_u32
    0x41c00f, // v_subrev_co_u32
    0x3e010c, // v_subrev_f16
    0x3c660c, // v_subrev_f32
    0x3d7d0f, // v_subrev_nc_u32
    0x3d9b0f, // v_sub_co_ci_u32
    0x41710c, // v_sub_co_u32
    0x3df809, // v_sub_f16
    0x3c5d09, // v_sub_f32
    0x41590c, // v_sub_nc_i16
    0x43a80c, // v_sub_nc_i32
    0x40f70c, // v_sub_nc_u16
    0x3d710c, // v_sub_nc_u32
    0x3c230d, // v_swaprel_b32
    0x3c190a, // v_swap_b32
    0x408210, // v_trig_preop_f64
    0x3bb30b, // v_trunc_f16
    0x39bf0b, // v_trunc_f32
    0x397e0b, // v_trunc_f64
    0x42c50f, // v_writelane_b32
    0x420809, // v_xad_u32
    0x3d5b0a, // v_xnor_b32
    0x40ba0a, // v_xor3_b32
    0x3d5209, // v_xor_b32
];
