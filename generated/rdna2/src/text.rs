// Written by `cargo xtask regen` from amdgpu_isa_rdna2.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetgdsds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_swizzle_b32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_consumeds_appendds_ordered_countds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_add_rtn_f32ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_condxchg32_rtn_b64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_write_addtid_b32ds_read_addtid_b32ds_permute_b32ds_bpermute_b32ds_write_b96ds_write_b128ds_read_b96ds_read_b128mrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3pos4primparam0param1param2param3param4param5param6param7param8param9param10param11param12param13param14param15param16param17param18param19param20param21param22param23param24param25param26param27param28param29param30param31donecomprvmexpglcslcdlcflat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx4flat_load_dwordx3flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx4flat_store_dwordx3flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_fcmpswapflat_atomic_fminflat_atomic_fmaxflat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2flat_atomic_fcmpswap_x2flat_atomic_fmin_x2flat_atomic_fmax_x2ldsglobal_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx4global_load_dwordx3global_load_dword_addtidglobal_store_dword_addtidglobal_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx4global_store_dwordx3global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_csubglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_fcmpswapglobal_atomic_fminglobal_atomic_fmaxglobal_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2global_atomic_fcmpswap_x2global_atomic_fmin_x2global_atomic_fmax_x2scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx4scratch_load_dwordx3scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx4scratch_store_dwordx3scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hidmaskSQ_RSRC_IMG_1DSQ_RSRC_IMG_2DSQ_RSRC_IMG_3DSQ_RSRC_IMG_CUBESQ_RSRC_IMG_1D_ARRAYSQ_RSRC_IMG_2D_ARRAYSQ_RSRC_IMG_2D_MSAASQ_RSRC_IMG_2D_MSAA_ARRAYdimunormr128a16tfelwed16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_get_resinfoimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_atomic_fcmpswapimage_atomic_fminimage_atomic_fmaximage_sample image_sample_climage_sample_dimage_sample_d_climage_sample_limage_sample_bimage_sample_b_climage_sample_lzimage_sample_cimage_sample_c_climage_sample_c_dimage_sample_c_d_climage_sample_c_limage_sample_c_bimage_sample_c_b_climage_sample_c_lzimage_sample_oimage_sample_cl_oimage_sample_d_oimage_sample_d_cl_oimage_sample_l_oimage_sample_b_oimage_sample_b_cl_oimage_sample_lz_oimage_sample_c_oimage_sample_c_cl_oimage_sample_c_d_oimage_sample_c_d_cl_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_b_cl_oimage_sample_c_lz_oimage_gather4image_gather4_climage_load_by2image_load_by4image_gather4_limage_gather4_bimage_gather4_b_climage_gather4_lzimage_gather4_cimage_gather4_c_climage_load_mip_by2image_load_mip_by4image_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4_c_lzimage_gather4_oimage_gather4_cl_oimage_store_by2image_store_by4image_gather4_l_oimage_gather4_b_oimage_gather4_b_cl_oimage_gather4_lz_oimage_gather4_c_oimage_gather4_c_cl_oimage_store_mip_by2image_store_mip_by4image_gather4_c_l_oimage_gather4_c_b_oimage_gather4_c_b_cl_oimage_gather4_c_lz_oimage_get_lodimage_gather4himage_gather4h_pckimage_gather8h_pckimage_sample_cdimage_sample_cd_climage_sample_c_cdimage_sample_c_cd_climage_sample_cd_oimage_sample_cd_cl_oimage_sample_c_cd_oimage_sample_c_cd_cl_oimage_load_pck2image_load_pck4image_load_mip_pck2image_load_mip_pck4image_store_pck2image_store_pck4image_store_mip_pck2image_store_mip_pck4image_msaa_loadimage_sample_d_g16image_sample_d_cl_g16image_sample_c_d_g16image_sample_c_d_cl_g16image_sample_d_o_g16image_sample_d_cl_o_g16image_sample_c_d_o_g16image_sample_c_d_cl_o_g16image_bvh_intersect_rayimage_bvh64_intersect_rayimage_sample_cd_g16image_sample_cd_cl_g16image_sample_c_cd_g16image_sample_c_cd_cl_g16image_sample_cd_o_g16image_sample_cd_cl_o_g16image_sample_c_cd_o_g16image_sample_c_cd_cl_o_g16BUF_FMT_INVALIDBUF_FMT_8_SNORMBUF_FMT_8_USCALEDBUF_FMT_8_SSCALEDBUF_FMT_8_UINTBUF_FMT_8_SINTBUF_FMT_16_UNORMBUF_FMT_16_SNORMBUF_FMT_16_USCALEDBUF_FMT_16_SSCALEDBUF_FMT_16_UINTBUF_FMT_16_SINTBUF_FMT_16_FLOATBUF_FMT_8_8_UNORMBUF_FMT_8_8_SNORMBUF_FMT_8_8_USCALEDBUF_FMT_8_8_SSCALEDBUF_FMT_8_8_UINTBUF_FMT_8_8_SINTBUF_FMT_32_UINTBUF_FMT_32_SINTBUF_FMT_32_FLOATBUF_FMT_16_16_UNORMBUF_FMT_16_16_SNORMBUF_FMT_16_16_USCALEDBUF_FMT_16_16_SSCALEDBUF_FMT_16_16_UINTBUF_FMT_16_16_SINTBUF_FMT_16_16_FLOATBUF_FMT_10_11_11_UNORMBUF_FMT_10_11_11_SNORMBUF_FMT_10_11_11_USCALEDBUF_FMT_10_11_11_SSCALEDBUF_FMT_10_11_11_UINTBUF_FMT_10_11_11_SINTBUF_FMT_10_11_11_FLOATBUF_FMT_11_11_10_UNORMBUF_FMT_11_11_10_SNORMBUF_FMT_11_11_10_USCALEDBUF_FMT_11_11_10_SSCALEDBUF_FMT_11_11_10_UINTBUF_FMT_11_11_10_SINTBUF_FMT_11_11_10_FLOATBUF_FMT_10_10_10_2_UNORMBUF_FMT_10_10_10_2_SNORMBUF_FMT_10_10_10_2_USCALEDBUF_FMT_10_10_10_2_SSCALEDBUF_FMT_10_10_10_2_UINTBUF_FMT_10_10_10_2_SINTBUF_FMT_2_10_10_10_UNORMBUF_FMT_2_10_10_10_SNORMBUF_FMT_2_10_10_10_USCALEDBUF_FMT_2_10_10_10_SSCALEDBUF_FMT_2_10_10_10_UINTBUF_FMT_2_10_10_10_SINTBUF_FMT_8_8_8_8_UNORMBUF_FMT_8_8_8_8_SNORMBUF_FMT_8_8_8_8_USCALEDBUF_FMT_8_8_8_8_SSCALEDBUF_FMT_8_8_8_8_UINTBUF_FMT_8_8_8_8_SINTBUF_FMT_32_32_UINTBUF_FMT_32_32_SINTBUF_FMT_32_32_FLOATBUF_FMT_16_16_16_16_UNORMBUF_FMT_16_16_16_16_SNORMBUF_FMT_16_16_16_16_USCALEDBUF_FMT_16_16_16_16_SSCALEDBUF_FMT_16_16_16_16_UINTBUF_FMT_16_16_16_16_SINTBUF_FMT_16_16_16_16_FLOATBUF_FMT_32_32_32_UINTBUF_FMT_32_32_32_SINTBUF_FMT_32_32_32_FLOATBUF_FMT_32_32_32_32_UINTBUF_FMT_32_32_32_32_SINTBUF_FMT_32_32_32_32_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx4buffer_load_dwordx3buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx4buffer_store_dwordx3buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_csubbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_fcmpswapbuffer_atomic_fminbuffer_atomic_fmaxbuffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2buffer_atomic_fcmpswap_x2buffer_atomic_fmin_x2buffer_atomic_fmax_x2buffer_gl0_invbuffer_gl1_invbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzws_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_gl1_invs_dcache_invs_memtimes_memrealtimes_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_abs_i32s_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_and_saveexec_b32s_or_saveexec_b32s_xor_saveexec_b32s_andn2_saveexec_b32s_orn2_saveexec_b32s_nand_saveexec_b32s_nor_saveexec_b32s_xnor_saveexec_b32s_andn1_saveexec_b32s_orn1_saveexec_b32s_andn1_wrexec_b32s_andn2_wrexec_b32s_movrelsd_2_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_absdiff_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_mul_hi_u32s_mul_hi_i32s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32HW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIHW_REG_FLAT_SCR_LOHW_REG_FLAT_SCR_HIHW_REG_HW_ID1HW_REG_HW_ID2HW_REG_POPS_PACKERHW_REG_SHADER_CYCLESs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_waitcnt_vscnts_waitcnt_vmcnts_waitcnt_expcnts_waitcnt_lgkmcnts_subvector_loop_begins_subvector_loop_ends_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_GET_DDIDMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_endpgm_ordered_ps_dones_code_ends_inst_prefetchs_clausedepctr_hold_cntdepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_waitcnt_depctrs_round_modes_denorm_modes_ttracedata_imm_e32v_interp_p1_f32_e64clampv_interp_p2_f32v_interp_mov_f32v_nopv_mov_b32_sdwaBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVEdst_seldst_unusedsrc0_sel_dpprow_maskbank_maskbound_ctrlfiv_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swaprel_b32v_cndmask_b32src1_selv_dot2c_f32_f16v_add_f32v_sub_f32v_subrev_f32v_fmac_legacy_f32v_mul_legacy_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_dot4c_i32_i8v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pkrtz_f16_f32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_max_f16v_min_f16v_ldexp_f16v_pk_fmac_f16v_fma_legacy_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_trig_preop_f64v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_xor3_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_lshrrev_b16v_ashrrev_i16v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_add_co_u32v_sub_co_u32v_pack_b32_f16v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_lshlrev_b16v_subrev_co_u32v_mad_u16highv_interp_p1ll_f16v_interp_p1lv_f16v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_interp_p2_f16v_mad_i16v_div_fixup_f16v_readlane_b32v_writelane_b32v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_sub_nc_i32v_permlane16_b32v_permlanex16_b32v_add_nc_i32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_dot2_f32_f16v_dot2_i32_i16v_dot2_u32_u16v_dot4_i32_i8v_dot4_u32_u8v_dot8_i32_i4v_dot8_u32_u4v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_class_f32v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_class_f16v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_class_f32v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_class_f16v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_class_f64v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_class_f64v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16s_wait_idleexecexeczlds_directpops_exiting_wave_idprivate_baseprivate_limitsccshared_baseshared_limitvccvcczUC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 458] = [
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
    syntax(run(2935, 2), 2, 2, [0, 2512, 0, 0, 0]),
    syntax(run(2937, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(2939, 2), 2, 2, [4560, 0, 0, 0, 0]),
    syntax(run(2941, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2943, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2944, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2945, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2946, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2947, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2948, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2949, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2950, 4), 4, 16, [3602, 3584, 0, 0, 0]),
    syntax(run(2954, 6), 4, 17, [3584, 2665, 0, 0, 0]),
    syntax(run(2960, 4), 4, 16, [3602, 0, 0, 0, 0]),
    syntax(run(2964, 6), 4, 18, [3584, 0, 0, 0, 0]),
    syntax(run(2970, 1), 0, 19, [0, 0, 0, 0, 0]),
    syntax(run(2971, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(2974, 8), 8, 20, [3601, 0, 0, 0, 0]),
    syntax(run(2982, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(2987, 8), 6, 22, [3601, 3616, 0, 0, 0]),
    syntax(run(2995, 4), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(2999, 2), 2, 2, [2577, 2624, 0, 0, 0]),
    syntax(run(3001, 3), 2, 19, [2560, 2656, 0, 0, 0]),
    syntax(run(3004, 3), 3, 16, [3601, 4672, 0, 0, 0]),
    syntax(run(3007, 5), 3, 24, [3584, 4704, 0, 0, 0]),
    syntax(run(3012, 3), 3, 16, [5649, 2624, 0, 0, 0]),
    syntax(run(3015, 5), 3, 18, [5632, 2656, 0, 0, 0]),
    syntax(run(3020, 8), 8, 20, [3601, 0, 0, 0, 0]),
    syntax(run(3028, 5), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(3033, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3041, 8), 6, 26, [3601, 3616, 0, 0, 0]),
    syntax(run(3049, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3054, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(3057, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3065, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3070, 8), 6, 26, [3601, 3616, 0, 0, 0]),
    syntax(run(3078, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3083, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(3086, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3094, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3099, 8), 6, 26, [3601, 3616, 0, 0, 0]),
    syntax(run(3107, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3112, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3117, 5), 3, 24, [5632, 2656, 0, 0, 0]),
    syntax(run(3122, 3), 3, 16, [5649, 4672, 0, 0, 0]),
    syntax(run(3125, 5), 3, 24, [5632, 4704, 0, 0, 0]),
    syntax(run(3130, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3138, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(3141, 8), 8, 20, [3601, 0, 0, 0, 0]),
    syntax(run(3149, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3154, 8), 6, 22, [3601, 3616, 0, 0, 0]),
    syntax(run(3162, 5), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(3167, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(3170, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3178, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3183, 8), 6, 26, [3601, 3616, 0, 0, 0]),
    syntax(run(3191, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3196, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(3199, 8), 8, 25, [3601, 0, 0, 0, 0]),
    syntax(run(3207, 5), 5, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3212, 8), 6, 26, [3601, 3616, 0, 0, 0]),
    syntax(run(3220, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(3225, 2), 2, 2, [3601, 2624, 0, 0, 0]),
    syntax(run(3227, 5), 5, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(3232, 11), 11, 27, [3601, 0, 0, 0, 0]),
    syntax(run(3243, 7), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3250, 10), 8, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3260, 6), 5, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(3266, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3269, 6), 6, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3275, 9), 7, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3284, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(3288, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(3298, 6), 6, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3304, 9), 7, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3313, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(3319, 10), 10, 31, [3601, 0, 0, 0, 0]),
    syntax(run(3329, 9), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(3338, 6), 4, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(3344, 5), 4, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(3349, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3352, 6), 6, 16, [3601, 0, 2624, 3593, 0]),
    syntax(run(3358, 11), 11, 31, [3601, 0, 0, 0, 0]),
    syntax(run(3369, 8), 8, 21, [3601, 0, 3616, 3593, 0]),
    syntax(run(3377, 11), 9, 22, [3601, 0, 3616, 3593, 0]),
    syntax(run(3388, 8), 6, 18, [3584, 0, 2656, 2665, 0]),
    syntax(run(3396, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(3400, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3404, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(3408, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(3418, 6), 6, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3424, 9), 7, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3433, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(3439, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(3443, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(3453, 6), 6, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3459, 9), 7, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3468, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(3474, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(3478, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3482, 10), 10, 32, [3601, 0, 0, 0, 0]),
    syntax(run(3492, 9), 7, 26, [3601, 3616, 3593, 0, 0]),
    syntax(run(3501, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(3507, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3510, 6), 6, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3516, 9), 7, 28, [3601, 3616, 3593, 0, 0]),
    syntax(run(3525, 6), 4, 33, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3531, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3537, 5), 4, 19, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3542, 6), 4, 33, [5632, 4704, 4713, 4722, 0]),
    syntax(run(3548, 7), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3555, 6), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3561, 5), 3, 37, [5632, 4704, 4713, 0, 0]),
    syntax(run(3566, 5), 3, 36, [5632, 4704, 2665, 0, 0]),
    syntax(run(3571, 4), 3, 19, [3584, 2656, 2665, 0, 0]),
    syntax(run(3575, 7), 5, 38, [3584, 0, 2656, 2665, 2674]),
    syntax(run(3582, 7), 5, 38, [5632, 0, 4704, 4713, 4722]),
    syntax(run(3589, 6), 4, 34, [5632, 4704, 2665, 4722, 0]),
    syntax(run(3595, 6), 4, 34, [9728, 4704, 2665, 8818, 0]),
    syntax(run(3601, 7), 5, 34, [5632, 0, 2656, 2665, 4722]),
    syntax(run(3608, 4), 3, 19, [5632, 2656, 4713, 0, 0]),
    syntax(run(3612, 6), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(3618, 6), 4, 34, [3584, 0, 2656, 2665, 0]),
    syntax(run(3624, 6), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(3630, 7), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3637, 6), 3, 41, [3584, 2665, 0, 0, 0]),
    syntax(run(3643, 5), 3, 42, [3584, 2665, 0, 0, 0]),
    syntax(run(3648, 5), 3, 36, [3584, 2656, 0, 0, 0]),
    syntax(run(3653, 7), 4, 43, [3584, 2665, 0, 2674, 0]),
    syntax(run(3660, 6), 4, 44, [3584, 2665, 0, 2674, 0]),
    syntax(run(3666, 6), 4, 45, [3584, 2656, 0, 2674, 0]),
    syntax(run(3672, 7), 4, 46, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3679, 7), 4, 43, [3584, 2665, 0, 2674, 0]),
    syntax(run(3686, 6), 4, 44, [3584, 2665, 0, 2674, 0]),
    syntax(run(3692, 6), 4, 45, [3584, 2656, 0, 2674, 0]),
    syntax(run(3698, 4), 3, 19, [2560, 2656, 2665, 0, 0]),
    syntax(run(3702, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(3707, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(3712, 7), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3719, 5), 3, 34, [3584, 2656, 2665, 0, 0]),
    syntax(run(3724, 6), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3730, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3739, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3747, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3756, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3764, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3773, 7), 4, 50, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3780, 7), 4, 46, [3584, 0, 0, 0, 0]),
    syntax(run(3787, 6), 4, 30, [0, 2656, 2665, 0, 0]),
    syntax(run(3793, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(3797, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(3803, 5), 3, 30, [2656, 2665, 0, 0, 0]),
    syntax(run(3808, 3), 3, 16, [2624, 3593, 0, 0, 0]),
    syntax(run(3811, 5), 5, 27, [0, 0, 0, 0, 0]),
    syntax(run(3816, 6), 4, 30, [0, 4704, 4713, 0, 0]),
    syntax(run(3822, 4), 4, 16, [0, 4672, 5641, 0, 0]),
    syntax(run(3826, 5), 3, 30, [4704, 4713, 0, 0, 0]),
    syntax(run(3831, 3), 3, 16, [4672, 5641, 0, 0, 0]),
    syntax(run(3834, 5), 4, 23, [0, 2656, 2665, 0, 0]),
    syntax(run(3839, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(3845, 5), 4, 51, [0, 2656, 2665, 0, 0]),
    syntax(run(3850, 6), 6, 32, [0, 0, 0, 0, 0]),
    syntax(run(3856, 5), 4, 23, [0, 2656, 2665, 0, 0]),
    syntax(run(3861, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(3865, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(3871, 5), 4, 51, [0, 2656, 2665, 0, 0]),
    syntax(run(3876, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(3880, 6), 6, 32, [0, 0, 0, 0, 0]),
    syntax(run(3886, 4), 3, 23, [2656, 2665, 0, 0, 0]),
    syntax(run(3890, 5), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3895, 4), 3, 51, [2656, 2665, 0, 0, 0]),
    syntax(run(3899, 5), 5, 32, [0, 0, 0, 0, 0]),
    syntax(run(3904, 4), 3, 23, [2656, 2665, 0, 0, 0]),
    syntax(run(3908, 3), 3, 16, [2624, 3593, 0, 0, 0]),
    syntax(run(3911, 5), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3916, 4), 3, 51, [2656, 2665, 0, 0, 0]),
    syntax(run(3920, 3), 3, 16, [2624, 3593, 0, 0, 0]),
    syntax(run(3923, 5), 5, 32, [0, 0, 0, 0, 0]),
    syntax(run(3928, 5), 4, 23, [0, 4704, 4713, 0, 0]),
    syntax(run(3933, 4), 4, 16, [0, 4672, 5641, 0, 0]),
    syntax(run(3937, 5), 4, 51, [0, 4704, 2665, 0, 0]),
    syntax(run(3942, 4), 4, 16, [0, 4672, 3593, 0, 0]),
    syntax(run(3946, 4), 3, 23, [4704, 4713, 0, 0, 0]),
    syntax(run(3950, 3), 3, 16, [4672, 5641, 0, 0, 0]),
    syntax(run(3953, 4), 3, 51, [4704, 2665, 0, 0, 0]),
    syntax(run(3957, 3), 3, 16, [4672, 3593, 0, 0, 0]),
    syntax(run(3960, 6), 4, 30, [0, 2656, 2665, 0, 0]),
    syntax(run(3966, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(3972, 5), 3, 30, [2656, 2665, 0, 0, 0]),
    syntax(run(3977, 5), 5, 27, [0, 0, 0, 0, 0]),
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
    frame(s(5334, 1), 1, [0x0, 0xc00000000203b080, 0x0]),
    frame(s(5334, 1), 1, [0x0, 0x400000000203b080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x4000000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc0000003f8ffff, 0x80000]),
    frame(s(0, 0), 0, [0x0, 0xc000000001ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x14000, 0x0]),
    frame(s(14204, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(14223, 4), 1, [0x4000000000000200, 0x1800000000008000, 0x0]),
    frame(s(14223, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(14277, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(14384, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(14384, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(14223, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(14223, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(14277, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(14384, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(14277, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(14384, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(14223, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(14223, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(14277, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(14277, 5), 1, [0x830000000000000, 0x0, 0x0]),
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
    frame(s(14223, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 521] = [
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
    Number(bits(0, 12), s(206, 6), Unsigned),
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
    Choice(bits(3, 3), s(4854, 3), run(48, 8), true),
    Flag(12, s(4857, 5)),
    Flag(13, s(2147, 3)),
    Flag(25, s(2150, 3)),
    Flag(7, s(2153, 3)),
    Flag(15, s(4862, 4)),
    Flag(62, s(4866, 3)),
    Flag(16, s(4869, 3)),
    Flag(17, s(4872, 3)),
    Flag(63, s(4875, 3)),
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
    Suffix(s(5334, 1)),
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
    BufferFormat(bits(19, 7), run(56, 77)),
    Flag(13, s(8769, 5)),
    Flag(12, s(8774, 5)),
    Flag(14, s(2147, 3)),
    Flag(54, s(2150, 3)),
    Flag(15, s(2153, 3)),
    Flag(55, s(4869, 3)),
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
    Value(bits(0, 16), Version(run(133, 4))),
    Value(bits(0, 16), Hwreg(run(137, 17))),
    Wide(Named),
    Value(bits(0, 16), Branch),
    Value(bits(0, 16), Short),
    Optional(bits(0, 16)),
    Value(bits(0, 16), Counters(run(0, 3))),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(154, 12),
            operations: run(166, 13),
        }),
    ),
    Value(bits(0, 16), Depctr(run(3, 7))),
    Suffix(s(14204, 4)),
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
    Suffix(s(14223, 4)),
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
    Flag(15, s(14227, 5)),
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
    Suffix(s(14277, 5)),
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
    Flag(45, s(14227, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(14359, 7), run(179, 7), true),
    Choice(bits(43, 2), s(14366, 10), run(186, 4), true),
    Choice(bits(48, 3), s(14376, 8), run(179, 7), true),
    Suffix(s(14384, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(14388, 8), AlwaysInHex),
    Number(bits(56, 4), s(14396, 9), AlwaysInHex),
    Number(bits(51, 1), s(14405, 10), Unsigned),
    Number(bits(50, 1), s(14415, 2), Unsigned),
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
    Choice(bits(56, 3), s(15409, 8), run(179, 7), true),
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
    Bools(s(16100, 6), [11, 12, 13, 14], false),
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
    Bools(s(16100, 6), [11, 12, 14, 255], false),
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
    Flag(40, s(16844, 4)),
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
    Bools(s(16100, 6), [11, 12, 255, 255], false),
    Bools(s(16100, 6), [11, 12, 13, 255], false),
    Bools(s(17365, 9), [59, 60, 14, 255], true),
    Bools(s(17374, 6), [61, 62, 63, 255], false),
    Bools(s(17380, 6), [8, 9, 10, 255], false),
    Bools(s(17365, 9), [59, 60, 255, 255], true),
    Bools(s(17374, 6), [61, 62, 255, 255], false),
    Bools(s(17380, 6), [8, 9, 255, 255], false),
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
    Bools(s(17365, 9), [59, 60, 14, 255], false),
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
pub static NAMES: [(u16, Str); 190] = [
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
    (0, s(7177, 15)),
    (2, s(7192, 15)),
    (3, s(7207, 17)),
    (4, s(7224, 17)),
    (5, s(7241, 14)),
    (6, s(7255, 14)),
    (7, s(7269, 16)),
    (8, s(7285, 16)),
    (9, s(7301, 18)),
    (10, s(7319, 18)),
    (11, s(7337, 15)),
    (12, s(7352, 15)),
    (13, s(7367, 16)),
    (14, s(7383, 17)),
    (15, s(7400, 17)),
    (16, s(7417, 19)),
    (17, s(7436, 19)),
    (18, s(7455, 16)),
    (19, s(7471, 16)),
    (20, s(7487, 15)),
    (21, s(7502, 15)),
    (22, s(7517, 16)),
    (23, s(7533, 19)),
    (24, s(7552, 19)),
    (25, s(7571, 21)),
    (26, s(7592, 21)),
    (27, s(7613, 18)),
    (28, s(7631, 18)),
    (29, s(7649, 19)),
    (30, s(7668, 22)),
    (31, s(7690, 22)),
    (32, s(7712, 24)),
    (33, s(7736, 24)),
    (34, s(7760, 21)),
    (35, s(7781, 21)),
    (36, s(7802, 22)),
    (37, s(7824, 22)),
    (38, s(7846, 22)),
    (39, s(7868, 24)),
    (40, s(7892, 24)),
    (41, s(7916, 21)),
    (42, s(7937, 21)),
    (43, s(7958, 22)),
    (44, s(7980, 24)),
    (45, s(8004, 24)),
    (46, s(8028, 26)),
    (47, s(8054, 26)),
    (48, s(8080, 23)),
    (49, s(8103, 23)),
    (50, s(8126, 24)),
    (51, s(8150, 24)),
    (52, s(8174, 26)),
    (53, s(8200, 26)),
    (54, s(8226, 23)),
    (55, s(8249, 23)),
    (56, s(8272, 21)),
    (57, s(8293, 21)),
    (58, s(8314, 23)),
    (59, s(8337, 23)),
    (60, s(8360, 20)),
    (61, s(8380, 20)),
    (62, s(8400, 18)),
    (63, s(8418, 18)),
    (64, s(8436, 19)),
    (65, s(8455, 25)),
    (66, s(8480, 25)),
    (67, s(8505, 27)),
    (68, s(8532, 27)),
    (69, s(8559, 24)),
    (70, s(8583, 24)),
    (71, s(8607, 25)),
    (72, s(8632, 21)),
    (73, s(8653, 21)),
    (74, s(8674, 22)),
    (75, s(8696, 24)),
    (76, s(8720, 24)),
    (77, s(8744, 25)),
    (0, s(12671, 15)),
    (4, s(12686, 16)),
    (6, s(12702, 16)),
    (9, s(12718, 16)),
    (1, s(12930, 11)),
    (2, s(12941, 13)),
    (3, s(12954, 14)),
    (5, s(12968, 16)),
    (6, s(12984, 16)),
    (7, s(13000, 13)),
    (15, s(13013, 19)),
    (16, s(13032, 13)),
    (17, s(13045, 13)),
    (18, s(13058, 13)),
    (19, s(13071, 13)),
    (20, s(13084, 18)),
    (21, s(13102, 18)),
    (23, s(13120, 13)),
    (24, s(13133, 13)),
    (25, s(13146, 18)),
    (29, s(13164, 20)),
    (1, s(13528, 13)),
    (2, s(13541, 6)),
    (3, s(13547, 11)),
    (4, s(13558, 12)),
    (5, s(13570, 18)),
    (6, s(13588, 14)),
    (7, s(13602, 19)),
    (8, s(13621, 22)),
    (9, s(13643, 16)),
    (10, s(13659, 16)),
    (11, s(13675, 12)),
    (15, s(13687, 10)),
    (513, s(13697, 9)),
    (514, s(13706, 10)),
    (515, s(13716, 14)),
    (767, s(13730, 6)),
    (768, s(13736, 9)),
    (769, s(13697, 9)),
    (770, s(13706, 10)),
    (771, s(13716, 14)),
    (1023, s(13730, 6)),
    (3841, s(13745, 27)),
    (3842, s(13772, 16)),
    (3844, s(13788, 19)),
    (4095, s(13807, 5)),
    (0, s(14282, 6)),
    (1, s(14288, 6)),
    (2, s(14294, 6)),
    (3, s(14300, 6)),
    (4, s(14306, 6)),
    (5, s(14312, 6)),
    (6, s(14318, 5)),
    (0, s(14323, 10)),
    (1, s(14333, 11)),
    (2, s(14344, 15)),
    (3, s(14323, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 10] = [
    Part {
        name: s(13476, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(13481, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(13487, 7),
        low: bits(8, 6),
        high: bits(0, 0),
    },
    Part {
        name: s(14049, 15),
        low: bits(7, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14064, 14),
        low: bits(0, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14078, 14),
        low: bits(12, 4),
        high: bits(0, 0),
    },
    Part {
        name: s(14092, 14),
        low: bits(9, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(14106, 14),
        low: bits(8, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14120, 13),
        low: bits(1, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14133, 14),
        low: bits(2, 3),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 3982] = [
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
    345, 55, 360, 361, 345, 362, 363, 364, 365, 30, 366, 367, 368, 369, 370, 361, 345, 362,
    363, 364, 365, 30, 366, 367, 368, 369, 371, 361, 345, 362, 363, 364, 365, 30, 366, 367,
    368, 369, 372, 361, 345, 362, 363, 364, 365, 30, 366, 367, 368, 369, 373, 361, 345, 362,
    364, 365, 30, 366, 367, 368, 374, 369, 370, 361, 345, 362, 364, 365, 30, 366, 367, 368,
    369, 371, 361, 345, 362, 364, 365, 30, 366, 367, 368, 369, 372, 361, 345, 362, 364, 365,
    30, 366, 367, 368, 369, 360, 361, 345, 362, 364, 365, 30, 366, 367, 368, 369, 375, 376,
    377, 31, 378, 379, 376, 377, 31, 378, 380, 376, 377, 31, 378, 381, 376, 377, 31, 378,
    382, 376, 377, 31, 378, 375, 383, 377, 31, 378, 379, 383, 377, 31, 378, 380, 383, 377,
    31, 378, 381, 383, 377, 31, 378, 382, 383, 377, 31, 378, 379, 384, 385, 386, 387, 384,
    387, 386, 385, 386, 387, 384, 385, 388, 386, 387, 389, 386, 387, 388, 386, 385, 388, 385,
    388, 387, 388, 387, 389, 384, 390, 391, 384, 392, 392, 384, 392, 393, 386, 394, 384, 394,
    395, 396, 394, 397, 398, 390, 399, 400, 401, 402, 403, 404, 402, 405, 406, 407, 408, 400,
    401, 409, 403, 404, 402, 410, 406, 407, 408, 411, 400, 412, 413, 414, 412, 415, 416, 417,
    418, 419, 420, 421, 412, 0, 422, 423, 421, 412, 0, 424, 425, 426, 427, 428, 404, 402,
    429, 411, 430, 413, 385, 429, 411, 400, 412, 431, 404, 402, 432, 407, 408, 400, 433, 413,
    404, 434, 429, 407, 408, 414, 412, 415, 416, 435, 418, 419, 420, 404, 402, 429, 407, 408,
    414, 412, 436, 416, 417, 418, 419, 420, 421, 412, 437, 424, 425, 426, 427, 428, 404, 402,
    438, 407, 408, 400, 439, 413, 414, 439, 436, 416, 435, 418, 419, 420, 421, 439, 0, 422,
    423, 421, 439, 437, 424, 425, 426, 427, 428, 404, 440, 438, 407, 408, 400, 412, 441, 414,
    412, 442, 416, 435, 418, 419, 420, 421, 412, 443, 422, 423, 421, 412, 444, 424, 425, 426,
    427, 428, 404, 402, 445, 407, 408, 404, 402, 438, 407, 411, 404, 434, 438, 407, 408, 400,
    433, 431, 404, 434, 432, 407, 408, 414, 412, 436, 416, 435, 418, 419, 420, 400, 439, 446,
    414, 439, 447, 416, 435, 418, 419, 420, 421, 439, 448, 422, 423, 421, 439, 448, 424, 425,
    426, 427, 428, 404, 440, 449, 407, 408, 400, 450, 441, 414, 450, 442, 416, 417, 418, 419,
    420, 421, 450, 443, 422, 423, 421, 450, 444, 424, 425, 426, 427, 428, 404, 451, 445, 407,
    408, 400, 439, 441, 414, 439, 442, 416, 435, 418, 419, 420, 421, 439, 443, 422, 423, 421,
    439, 444, 424, 425, 426, 427, 428, 404, 440, 445, 407, 408, 412, 413, 400, 412, 413, 452,
    453, 414, 412, 436, 454, 453, 416, 417, 418, 419, 420, 455, 421, 412, 0, 452, 453, 422,
    423, 421, 412, 437, 456, 453, 424, 425, 426, 427, 428, 404, 402, 438, 405, 457, 411, 412,
    458, 459, 421, 412, 460, 459, 422, 423, 421, 412, 461, 462, 424, 425, 426, 427, 428, 400,
    412, 413, 452, 414, 412, 436, 454, 416, 435, 418, 419, 420, 455, 421, 412, 0, 452, 422,
    423, 421, 412, 437, 456, 424, 425, 426, 427, 428, 404, 402, 438, 405, 407, 408, 414, 412,
    415, 463, 416, 417, 418, 419, 420, 455, 421, 412, 0, 452, 424, 425, 426, 427, 428, 404,
    402, 429, 464, 407, 411, 404, 402, 429, 464, 411, 412, 413, 452, 400, 412, 453, 413, 452,
    453, 414, 412, 453, 415, 463, 453, 416, 418, 419, 420, 455, 421, 412, 453, 0, 452, 453,
    422, 423, 421, 412, 453, 0, 452, 453, 424, 425, 426, 427, 428, 404, 402, 465, 429, 464,
    457, 407, 411, 412, 413, 466, 452, 412, 413, 452, 466, 400, 467, 413, 452, 414, 467, 436,
    454, 416, 435, 418, 419, 420, 455, 421, 467, 0, 452, 422, 423, 421, 467, 437, 456, 424,
    425, 426, 427, 428, 404, 468, 438, 405, 407, 408, 400, 439, 441, 469, 414, 439, 442, 470,
    416, 435, 418, 419, 420, 455, 421, 439, 443, 469, 422, 423, 421, 439, 444, 471, 424, 425,
    426, 427, 428, 404, 440, 445, 472, 407, 408, 439, 441, 473, 469, 439, 441, 469, 473, 414,
    439, 442, 474, 416, 435, 418, 419, 420, 455, 421, 439, 444, 469, 424, 425, 426, 427, 428,
    404, 440, 445, 475, 407, 408, 467, 458, 459, 421, 467, 460, 459, 422, 423, 421, 467, 461,
    462, 424, 425, 426, 427, 428, 402, 438, 405, 476, 407, 408, 402, 429, 464, 477, 407, 411,
    402, 429, 464, 477, 411, 434, 432, 478, 479, 407, 408, 402, 429, 464, 477, 480, 407, 411,
    402, 438, 464, 477, 407, 411, 434, 432, 478, 407, 408, 434, 432, 464, 407, 408, 402, 429,
    464, 411, 402, 465, 481, 482, 483, 407, 408, 434, 465, 484, 485, 486, 407, 408, 487, 488,
    464, 489, 407, 411, 490, 488, 464, 491, 407, 411, 487, 465, 429, 464, 489, 407, 411, 487,
    429, 492, 411, 451, 449, 493, 494, 407, 411, 402, 465, 429, 464, 407, 411, 402, 445, 472,
    494, 407, 411, 451, 449, 493, 495, 480, 407, 411, 402, 405, 406, 496, 407, 408, 402, 405,
    406, 407, 408, 402, 438, 497, 407, 408, 402, 405, 406, 498, 496, 407, 408, 402, 405, 406,
    498, 407, 408, 402, 438, 497, 498, 407, 408, 440, 445, 472, 498, 480, 407, 408, 440, 405,
    406, 476, 496, 407, 411, 440, 405, 406, 476, 407, 411, 440, 438, 497, 476, 407, 411, 385,
    429, 464, 411, 402, 438, 464, 407, 408, 402, 438, 405, 407, 411, 402, 449, 493, 477, 480,
    407, 411, 402, 429, 464, 407, 411, 402, 429, 464, 477, 499, 411, 402, 429, 464, 477, 500,
    501, 502, 503, 407, 402, 429, 464, 499, 504, 505, 506, 407, 468, 507, 508, 509, 500, 501,
    502, 503, 407, 468, 507, 508, 499, 504, 505, 506, 407, 402, 507, 508, 477, 500, 501, 502,
    503, 407, 402, 429, 464, 477, 502, 503, 407, 440, 510, 511, 512, 500, 513, 407, 404, 514,
    438, 405, 407, 411, 400, 453, 413, 452, 414, 515, 436, 454, 420, 455, 404, 438, 405, 407,
    411, 400, 413, 452, 414, 436, 454, 420, 455, 404, 514, 432, 478, 407, 411, 400, 453, 431,
    516, 404, 432, 478, 407, 411, 400, 431, 516, 404, 514, 429, 464, 411, 414, 515, 415, 463,
    420, 455, 404, 514, 438, 464, 411, 414, 515, 436, 463, 420, 455, 404, 514, 449, 493, 411,
    400, 453, 446, 517, 414, 515, 447, 518, 420, 455, 404, 514, 445, 464, 411, 400, 453, 441,
    469, 414, 515, 442, 474, 420, 455, 404, 429, 464, 411, 414, 415, 463, 420, 455, 404, 438,
    464, 411, 414, 436, 463, 420, 455, 404, 449, 493, 411, 400, 446, 517, 414, 447, 518, 420,
    455, 404, 445, 464, 411, 400, 441, 469, 414, 442, 474, 420, 455, 404, 514, 488, 492, 411,
    400, 453, 519, 520, 404, 514, 432, 464, 411, 400, 453, 431, 452, 404, 488, 492, 411, 400,
    519, 520, 404, 432, 464, 411, 400, 431, 452, 404, 514, 445, 472, 407, 411, 414, 515, 442,
    470, 420, 455, 404, 445, 472, 407, 411, 414, 442, 470, 420, 455,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1154] = [
    0x26a211, // buffer_atomic_add
    0x27d914, // buffer_atomic_add_x2
    0x271e11, // buffer_atomic_and
    0x285514, // buffer_atomic_and_x2
    0x268d15, // buffer_atomic_cmpswap
    0x27c118, // buffer_atomic_cmpswap_x2
    0x26c412, // buffer_atomic_csub
    0x276111, // buffer_atomic_dec
    0x28a414, // buffer_atomic_dec_x2
    0x277216, // buffer_atomic_fcmpswap
    0x28b819, // buffer_atomic_fcmpswap_x2
    0x279a12, // buffer_atomic_fmax
    0x28e615, // buffer_atomic_fmax_x2
    0x278812, // buffer_atomic_fmin
    0x28d115, // buffer_atomic_fmin_x2
    0x275011, // buffer_atomic_inc
    0x289014, // buffer_atomic_inc_x2
    0x272f10, // buffer_atomic_or
    0x286913, // buffer_atomic_or_x2
    0x26fa12, // buffer_atomic_smax
    0x282b15, // buffer_atomic_smax_x2
    0x26d612, // buffer_atomic_smin
    0x280115, // buffer_atomic_smin_x2
    0x26b311, // buffer_atomic_sub
    0x27ed14, // buffer_atomic_sub_x2
    0x267b12, // buffer_atomic_swap
    0x27ac15, // buffer_atomic_swap_x2
    0x270c12, // buffer_atomic_umax
    0x284015, // buffer_atomic_umax_x2
    0x26e812, // buffer_atomic_umin
    0x281615, // buffer_atomic_umin_x2
    0x273f11, // buffer_atomic_xor
    0x287c14, // buffer_atomic_xor_x2
    0x28fb0e, // buffer_gl0_inv
    0x29090e, // buffer_gl1_inv
    0x24d111, // buffer_load_dword
    0x24e213, // buffer_load_dwordx2
    0x250813, // buffer_load_dwordx3
    0x24f513, // buffer_load_dwordx4
    0x26441b, // buffer_load_format_d16_hi_x
    0x291718, // buffer_load_format_d16_x
    0x292f19, // buffer_load_format_d16_xy
    0x29481a, // buffer_load_format_d16_xyz
    0x29621b, // buffer_load_format_d16_xyzw
    0x23db14, // buffer_load_format_x
    0x23ef15, // buffer_load_format_xy
    0x240416, // buffer_load_format_xyz
    0x241a17, // buffer_load_format_xyzw
    0x249c11, // buffer_load_sbyte
    0x25ea15, // buffer_load_sbyte_d16
    0x25ff18, // buffer_load_sbyte_d16_hi
    0x261715, // buffer_load_short_d16
    0x262c18, // buffer_load_short_d16_hi
    0x24bf12, // buffer_load_sshort
    0x248b11, // buffer_load_ubyte
    0x25bd15, // buffer_load_ubyte_d16
    0x25d218, // buffer_load_ubyte_d16_hi
    0x24ad12, // buffer_load_ushort
    0x251b11, // buffer_store_byte
    0x252c18, // buffer_store_byte_d16_hi
    0x256f12, // buffer_store_dword
    0x258114, // buffer_store_dwordx2
    0x25a914, // buffer_store_dwordx3
    0x259514, // buffer_store_dwordx4
    0x265f1c, // buffer_store_format_d16_hi_x
    0x297d19, // buffer_store_format_d16_x
    0x29961a, // buffer_store_format_d16_xy
    0x29b01b, // buffer_store_format_d16_xyz
    0x29cb1c, // buffer_store_format_d16_xyzw
    0x243115, // buffer_store_format_x
    0x244616, // buffer_store_format_xy
    0x245c17, // buffer_store_format_xyz
    0x247318, // buffer_store_format_xyzw
    0x254412, // buffer_store_short
    0x255619, // buffer_store_short_d16_hi
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
    0x13e010, // image_atomic_add
    0x144410, // image_atomic_and
    0x13cc14, // image_atomic_cmpswap
    0x148310, // image_atomic_dec
    0x149315, // image_atomic_fcmpswap
    0x14b911, // image_atomic_fmax
    0x14a811, // image_atomic_fmin
    0x147310, // image_atomic_inc
    0x14540f, // image_atomic_or
    0x142211, // image_atomic_smax
    0x140011, // image_atomic_smin
    0x13f010, // image_atomic_sub
    0x13bb11, // image_atomic_swap
    0x143311, // image_atomic_umax
    0x141111, // image_atomic_umin
    0x146310, // image_atomic_xor
    0x1b3c19, // image_bvh64_intersect_ray
    0x1b2517, // image_bvh_intersect_ray
    0x16e30d, // image_gather4
    0x19180e, // image_gather4h
    0x192612, // image_gather4h_pck
    0x172b0f, // image_gather4_b
    0x173a12, // image_gather4_b_cl
    0x184a14, // image_gather4_b_cl_o
    0x183911, // image_gather4_b_o
    0x175c0f, // image_gather4_c
    0x16f010, // image_gather4_cl
    0x17f812, // image_gather4_cl_o
    0x17b211, // image_gather4_c_b
    0x17c314, // image_gather4_c_b_cl
    0x18e116, // image_gather4_c_b_cl_o
    0x18ce13, // image_gather4_c_b_o
    0x176b12, // image_gather4_c_cl
    0x188114, // image_gather4_c_cl_o
    0x17a111, // image_gather4_c_l
    0x17d712, // image_gather4_c_lz
    0x18f714, // image_gather4_c_lz_o
    0x18bb13, // image_gather4_c_l_o
    0x187011, // image_gather4_c_o
    0x171c0f, // image_gather4_l
    0x174c10, // image_gather4_lz
    0x185e12, // image_gather4_lz_o
    0x182811, // image_gather4_l_o
    0x17e90f, // image_gather4_o
    0x193812, // image_gather8h_pck
    0x190b0d, // image_get_lod
    0x13aa11, // image_get_resinfo
    0x130e0a, // image_load
    0x17000e, // image_load_by2
    0x170e0e, // image_load_by4
    0x13180e, // image_load_mip
    0x177d12, // image_load_mip_by2
    0x178f12, // image_load_mip_by4
    0x134612, // image_load_mip_pck
    0x19fc13, // image_load_mip_pck2
    0x1a0f13, // image_load_mip_pck4
    0x135816, // image_load_mip_pck_sgn
    0x13260e, // image_load_pck
    0x19de0f, // image_load_pck2
    0x19ed0f, // image_load_pck4
    0x133412, // image_load_pck_sgn
    0x1a6a0f, // image_msaa_load
    0x14ca0c, // image_sample
    0x15130e, // image_sample_b
    0x152111, // image_sample_b_cl
    0x162913, // image_sample_b_cl_o
    0x161910, // image_sample_b_o
    0x15410e, // image_sample_c
    0x194a0f, // image_sample_cd
    0x195912, // image_sample_cd_cl
    0x1b6816, // image_sample_cd_cl_g16
    0x19a114, // image_sample_cd_cl_o
    0x1bc018, // image_sample_cd_cl_o_g16
    0x1b5513, // image_sample_cd_g16
    0x199011, // image_sample_cd_o
    0x1bab15, // image_sample_cd_o_g16
    0x14d70f, // image_sample_cl
    0x15d511, // image_sample_cl_o
    0x159310, // image_sample_c_b
    0x15a313, // image_sample_c_b_cl
    0x16bb15, // image_sample_c_b_cl_o
    0x16a912, // image_sample_c_b_o
    0x196b11, // image_sample_c_cd
    0x197c14, // image_sample_c_cd_cl
    0x1b9318, // image_sample_c_cd_cl_g16
    0x19c816, // image_sample_c_cd_cl_o
    0x1bef1a, // image_sample_c_cd_cl_o_g16
    0x1b7e15, // image_sample_c_cd_g16
    0x19b513, // image_sample_c_cd_o
    0x1bd817, // image_sample_c_cd_o_g16
    0x154f11, // image_sample_c_cl
    0x165d13, // image_sample_c_cl_o
    0x156010, // image_sample_c_d
    0x157013, // image_sample_c_d_cl
    0x1ab417, // image_sample_c_d_cl_g16
    0x168215, // image_sample_c_d_cl_o
    0x1b0c19, // image_sample_c_d_cl_o_g16
    0x1aa014, // image_sample_c_d_g16
    0x167012, // image_sample_c_d_o
    0x1af616, // image_sample_c_d_o_g16
    0x158310, // image_sample_c_l
    0x15b611, // image_sample_c_lz
    0x16d013, // image_sample_c_lz_o
    0x169712, // image_sample_c_l_o
    0x164d10, // image_sample_c_o
    0x14e60e, // image_sample_d
    0x14f411, // image_sample_d_cl
    0x1a8b15, // image_sample_d_cl_g16
    0x15f613, // image_sample_d_cl_o
    0x1adf17, // image_sample_d_cl_o_g16
    0x1a7912, // image_sample_d_g16
    0x15e610, // image_sample_d_o
    0x1acb14, // image_sample_d_o_g16
    0x15050e, // image_sample_l
    0x15320f, // image_sample_lz
    0x163c11, // image_sample_lz_o
    0x160910, // image_sample_l_o
    0x15c70e, // image_sample_o
    0x136e0b, // image_store
    0x180a0f, // image_store_by2
    0x18190f, // image_store_by4
    0x13790f, // image_store_mip
    0x189513, // image_store_mip_by2
    0x18a813, // image_store_mip_by4
    0x139713, // image_store_mip_pck
    0x1a4214, // image_store_mip_pck2
    0x1a5614, // image_store_mip_pck4
    0x13880f, // image_store_pck
    0x1a2210, // image_store_pck2
    0x1a3210, // image_store_pck4
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
    0x30050d, // s_absdiff_i32
    0x2d2309, // s_abs_i32
    0x2ea00a, // s_addc_u32
    0x326e0a, // s_addk_i32
    0x2e8e09, // s_add_i32
    0x2e7c09, // s_add_u32
    0x2e2114, // s_andn1_saveexec_b32
    0x2d2c14, // s_andn1_saveexec_b64
    0x2e4812, // s_andn1_wrexec_b32
    0x2d5312, // s_andn1_wrexec_b64
    0x2f260b, // s_andn2_b32
    0x2f310b, // s_andn2_b64
    0x2dc214, // s_andn2_saveexec_b32
    0x2c7414, // s_andn2_saveexec_b64
    0x2e5a12, // s_andn2_wrexec_b32
    0x2d6512, // s_andn2_wrexec_b64
    0x2ef209, // s_and_b32
    0x2efb09, // s_and_b64
    0x2d8d12, // s_and_saveexec_b32
    0x2c3f12, // s_and_saveexec_b64
    0x2fb20a, // s_ashr_i32
    0x2fbc0a, // s_ashr_i64
    0x349209, // s_barrier
    0x2b1d0f, // s_bcnt0_i32_b32
    0x2b2c0f, // s_bcnt0_i32_b64
    0x2b3b0f, // s_bcnt1_i32_b32
    0x2b4a0f, // s_bcnt1_i32_b64
    0x2fea09, // s_bfe_i32
    0x2ffc09, // s_bfe_i64
    0x2fe109, // s_bfe_u32
    0x2ff309, // s_bfe_u64
    0x2fc609, // s_bfm_b32
    0x2fcf09, // s_bfm_b64
    0x31290d, // s_bitcmp0_b32
    0x31430d, // s_bitcmp0_b64
    0x31360d, // s_bitcmp1_b32
    0x31500d, // s_bitcmp1_b64
    0x2d7716, // s_bitreplicate_b64_b32
    0x2be00d, // s_bitset0_b32
    0x2bed0d, // s_bitset0_b64
    0x2bfa0d, // s_bitset1_b32
    0x2c070d, // s_bitset1_b64
    0x342a08, // s_branch
    0x2b090a, // s_brev_b32
    0x2b130a, // s_brev_b64
    0x2a2c13, // s_buffer_load_dword
    0x2a7e16, // s_buffer_load_dwordx16
    0x2a3f15, // s_buffer_load_dwordx2
    0x2a5415, // s_buffer_load_dwordx4
    0x2a6915, // s_buffer_load_dwordx8
    0x33aa0a, // s_call_b64
    0x364411, // s_cbranch_cdbgsys
    0x36801a, // s_cbranch_cdbgsys_and_user
    0x366719, // s_cbranch_cdbgsys_or_user
    0x365512, // s_cbranch_cdbguser
    0x348210, // s_cbranch_execnz
    0x34730f, // s_cbranch_execz
    0x343a0e, // s_cbranch_scc0
    0x34480e, // s_cbranch_scc1
    0x34640f, // s_cbranch_vccnz
    0x34560e, // s_cbranch_vccz
    0x36d908, // s_clause
    0x31c70b, // s_cmovk_i32
    0x2ad10a, // s_cmov_b32
    0x2adb0a, // s_cmov_b64
    0x31d20d, // s_cmpk_eq_i32
    0x32200d, // s_cmpk_eq_u32
    0x31f90d, // s_cmpk_ge_i32
    0x32470d, // s_cmpk_ge_u32
    0x31ec0d, // s_cmpk_gt_i32
    0x323a0d, // s_cmpk_gt_u32
    0x32130d, // s_cmpk_le_i32
    0x32610d, // s_cmpk_le_u32
    0x31df0d, // s_cmpk_lg_i32
    0x322d0d, // s_cmpk_lg_u32
    0x32060d, // s_cmpk_lt_i32
    0x32540d, // s_cmpk_lt_u32
    0x30990c, // s_cmp_eq_i32
    0x30e10c, // s_cmp_eq_u32
    0x315d0c, // s_cmp_eq_u64
    0x30bd0c, // s_cmp_ge_i32
    0x31050c, // s_cmp_ge_u32
    0x30b10c, // s_cmp_gt_i32
    0x30f90c, // s_cmp_gt_u32
    0x30d50c, // s_cmp_le_i32
    0x311d0c, // s_cmp_le_u32
    0x30a50c, // s_cmp_lg_i32
    0x30ed0c, // s_cmp_lg_u32
    0x31690c, // s_cmp_lg_u64
    0x30c90c, // s_cmp_lt_i32
    0x31110c, // s_cmp_lt_u32
    0x36c00a, // s_code_end
    0x2ed80d, // s_cselect_b32
    0x2ee50d, // s_cselect_b64
    0x2a9d0c, // s_dcache_inv
    0x362a0e, // s_decperflevel
    0x375f0d, // s_denorm_mode
    0x342208, // s_endpgm
    0x36a818, // s_endpgm_ordered_ps_done
    0x369a0e, // s_endpgm_saved
    0x2b590d, // s_ff0_i32_b32
    0x2b660d, // s_ff0_i32_b64
    0x2b730d, // s_ff1_i32_b32
    0x2b800d, // s_ff1_i32_b64
    0x2bab0b, // s_flbit_i32
    0x2b8d0f, // s_flbit_i32_b32
    0x2b9c0f, // s_flbit_i32_b64
    0x2bb60f, // s_flbit_i32_i64
    0x2c140b, // s_getpc_b64
    0x33800c, // s_getreg_b32
    0x2a9409, // s_gl1_inv
    0x36100c, // s_icache_inv
    0x361c0e, // s_incperflevel
    0x36ca0f, // s_inst_prefetch
    0x29e70c, // s_load_dword
    0x2a1d0f, // s_load_dwordx16
    0x29f30e, // s_load_dwordx2
    0x2a010e, // s_load_dwordx4
    0x2a0f0e, // s_load_dwordx8
    0x30120f, // s_lshl1_add_u32
    0x30210f, // s_lshl2_add_u32
    0x30300f, // s_lshl3_add_u32
    0x303f0f, // s_lshl4_add_u32
    0x2f8a0a, // s_lshl_b32
    0x2f940a, // s_lshl_b64
    0x2f9e0a, // s_lshr_b32
    0x2fa80a, // s_lshr_b64
    0x2ec609, // s_max_i32
    0x2ecf09, // s_max_u32
    0x2ab20d, // s_memrealtime
    0x2aa909, // s_memtime
    0x2eb409, // s_min_i32
    0x2ebd09, // s_min_u32
    0x31750a, // s_movk_i32
    0x2d090d, // s_movreld_b32
    0x2d160d, // s_movreld_b64
    0x2e6c10, // s_movrelsd_2_b32
    0x2cef0d, // s_movrels_b32
    0x2cfc0d, // s_movrels_b64
    0x2abf09, // s_mov_b32
    0x2ac809, // s_mov_b64
    0x32780a, // s_mulk_i32
    0x308d0c, // s_mul_hi_i32
    0x30810c, // s_mul_hi_u32
    0x2fd809, // s_mul_i32
    0x2f500a, // s_nand_b32
    0x2f5a0a, // s_nand_b64
    0x2de913, // s_nand_saveexec_b32
    0x2c9b13, // s_nand_saveexec_b64
    0x341d05, // s_nop
    0x2f6409, // s_nor_b32
    0x2f6d09, // s_nor_b64
    0x2dfc12, // s_nor_saveexec_b32
    0x2cae12, // s_nor_saveexec_b64
    0x2ae509, // s_not_b32
    0x2aee09, // s_not_b64
    0x2e3513, // s_orn1_saveexec_b32
    0x2d4013, // s_orn1_saveexec_b64
    0x2f3c0a, // s_orn2_b32
    0x2f460a, // s_orn2_b64
    0x2dd613, // s_orn2_saveexec_b32
    0x2c8813, // s_orn2_saveexec_b64
    0x2f0408, // s_or_b32
    0x2f0c08, // s_or_b64
    0x2d9f11, // s_or_saveexec_b32
    0x2c5111, // s_or_saveexec_b64
    0x307011, // s_pack_hh_b32_b16
    0x305f11, // s_pack_lh_b32_b16
    0x304e11, // s_pack_ll_b32_b16
    0x2cd30e, // s_quadmask_b32
    0x2ce10e, // s_quadmask_b64
    0x2c3609, // s_rfe_b64
    0x37530c, // s_round_mode
    0x35f409, // s_sendmsg
    0x35fd0d, // s_sendmsghalt
    0x34bf09, // s_sethalt
    0x349b09, // s_setkill
    0x2c1f0b, // s_setpc_b64
    0x34cf09, // s_setprio
    0x338c0c, // s_setreg_b32
    0x339812, // s_setreg_imm32_b32
    0x2bd20e, // s_sext_i32_i16
    0x2bc50d, // s_sext_i32_i8
    0x34c807, // s_sleep
    0x2eaa0a, // s_subb_u32
    0x33f316, // s_subvector_loop_begin
    0x340914, // s_subvector_loop_end
    0x2e9709, // s_sub_i32
    0x2e8509, // s_sub_u32
    0x2c2a0c, // s_swappc_b64
    0x360a06, // s_trap
    0x36380c, // s_ttracedata
    0x376c10, // s_ttracedata_imm
    0x31be09, // s_version
    0x34b609, // s_waitcnt
    0x374310, // s_waitcnt_depctr
    0x33d210, // s_waitcnt_expcnt
    0x33e211, // s_waitcnt_lgkmcnt
    0x33c30f, // s_waitcnt_vmcnt
    0x33b40f, // s_waitcnt_vscnt
    0x4ec70b, // s_wait_idle
    0x343208, // s_wakeup
    0x2af709, // s_wqm_b32
    0x2b0009, // s_wqm_b64
    0x2f760a, // s_xnor_b32
    0x2f800a, // s_xnor_b64
    0x2e0e13, // s_xnor_saveexec_b32
    0x2cc013, // s_xnor_saveexec_b64
    0x2f1409, // s_xor_b32
    0x2f1d09, // s_xor_b64
    0x2db012, // s_xor_saveexec_b32
    0x2c6212, // s_xor_saveexec_b64
    0x230319, // tbuffer_load_format_d16_x
    0x231c1a, // tbuffer_load_format_d16_xy
    0x23361b, // tbuffer_load_format_d16_xyz
    0x23511c, // tbuffer_load_format_d16_xyzw
    0x224b15, // tbuffer_load_format_x
    0x226016, // tbuffer_load_format_xy
    0x227617, // tbuffer_load_format_xyz
    0x228d18, // tbuffer_load_format_xyzw
    0x236d1a, // tbuffer_store_format_d16_x
    0x23871b, // tbuffer_store_format_d16_xy
    0x23a21c, // tbuffer_store_format_d16_xyz
    0x23be1d, // tbuffer_store_format_d16_xyzw
    0x22a516, // tbuffer_store_format_x
    0x22bb17, // tbuffer_store_format_xy
    0x22d218, // tbuffer_store_format_xyz
    0x22ea19, // tbuffer_store_format_xyzw
    0x43560a, // v_add3_u32
    0x3d800f, // v_add_co_ci_u32
    0x41590c, // v_add_co_u32
    0x3de309, // v_add_f16
    0x3c4809, // v_add_f32
    0x3fbf09, // v_add_f64
    0x42130e, // v_add_lshl_u32
    0x41410c, // v_add_nc_i16
    0x43c90c, // v_add_nc_i32
    0x40df0c, // v_add_nc_u16
    0x3d590c, // v_add_nc_u32
    0x3eea0e, // v_alignbit_b32
    0x3ef80f, // v_alignbyte_b32
    0x3d3509, // v_and_b32
    0x436d0c, // v_and_or_b32
    0x41100d, // v_ashrrev_i16
    0x3d1b0d, // v_ashrrev_i32
    0x40d20d, // v_ashrrev_i64
    0x42dc0e, // v_bcnt_u32_b32
    0x3eb709, // v_bfe_i32
    0x3eae09, // v_bfe_u32
    0x3ec009, // v_bfi_b32
    0x42d309, // v_bfm_b32
    0x3a520b, // v_bfrev_b32
    0x3b9d0a, // v_ceil_f16
    0x39be0a, // v_ceil_f32
    0x397d0a, // v_ceil_f64
    0x3acc09, // v_clrexcp
    0x4a1e10, // v_cmpx_class_f16
    0x49c010, // v_cmpx_class_f32
    0x4b4910, // v_cmpx_class_f64
    0x4ce20d, // v_cmpx_eq_f16
    0x46430d, // v_cmpx_eq_f32
    0x47db0d, // v_cmpx_eq_f64
    0x49dd0d, // v_cmpx_eq_i16
    0x49730d, // v_cmpx_eq_i32
    0x4afc0d, // v_cmpx_eq_i64
    0x4b660d, // v_cmpx_eq_u16
    0x4c7c0d, // v_cmpx_eq_u32
    0x4e0c0d, // v_cmpx_eq_u64
    0x4cc90c, // v_cmpx_f_f16
    0x462a0c, // v_cmpx_f_f32
    0x47c20c, // v_cmpx_f_f64
    0x495a0c, // v_cmpx_f_i32
    0x4ae30c, // v_cmpx_f_i64
    0x4c630c, // v_cmpx_f_u32
    0x4df30c, // v_cmpx_f_u64
    0x4d160d, // v_cmpx_ge_f16
    0x46770d, // v_cmpx_ge_f32
    0x480f0d, // v_cmpx_ge_f64
    0x4a110d, // v_cmpx_ge_i16
    0x49a70d, // v_cmpx_ge_i32
    0x4b300d, // v_cmpx_ge_i64
    0x4b9a0d, // v_cmpx_ge_u16
    0x4cb00d, // v_cmpx_ge_u32
    0x4e400d, // v_cmpx_ge_u64
    0x4cfc0d, // v_cmpx_gt_f16
    0x465d0d, // v_cmpx_gt_f32
    0x47f50d, // v_cmpx_gt_f64
    0x49f70d, // v_cmpx_gt_i16
    0x498d0d, // v_cmpx_gt_i32
    0x4b160d, // v_cmpx_gt_i64
    0x4b800d, // v_cmpx_gt_u16
    0x4c960d, // v_cmpx_gt_u32
    0x4e260d, // v_cmpx_gt_u64
    0x4cef0d, // v_cmpx_le_f16
    0x46500d, // v_cmpx_le_f32
    0x47e80d, // v_cmpx_le_f64
    0x49ea0d, // v_cmpx_le_i16
    0x49800d, // v_cmpx_le_i32
    0x4b090d, // v_cmpx_le_i64
    0x4b730d, // v_cmpx_le_u16
    0x4c890d, // v_cmpx_le_u32
    0x4e190d, // v_cmpx_le_u64
    0x4d090d, // v_cmpx_lg_f16
    0x466a0d, // v_cmpx_lg_f32
    0x48020d, // v_cmpx_lg_f64
    0x4cd50d, // v_cmpx_lt_f16
    0x46360d, // v_cmpx_lt_f32
    0x47ce0d, // v_cmpx_lt_f64
    0x49d00d, // v_cmpx_lt_i16
    0x49660d, // v_cmpx_lt_i32
    0x4aef0d, // v_cmpx_lt_i64
    0x4b590d, // v_cmpx_lt_u16
    0x4c6f0d, // v_cmpx_lt_u32
    0x4dff0d, // v_cmpx_lt_u64
    0x4e9d0e, // v_cmpx_neq_f16
    0x46d40e, // v_cmpx_neq_f32
    0x486c0e, // v_cmpx_neq_f64
    0x4a040d, // v_cmpx_ne_i16
    0x499a0d, // v_cmpx_ne_i32
    0x4b230d, // v_cmpx_ne_i64
    0x4b8d0d, // v_cmpx_ne_u16
    0x4ca30d, // v_cmpx_ne_u32
    0x4e330d, // v_cmpx_ne_u64
    0x4e650e, // v_cmpx_nge_f16
    0x469c0e, // v_cmpx_nge_f32
    0x48340e, // v_cmpx_nge_f64
    0x4e810e, // v_cmpx_ngt_f16
    0x46b80e, // v_cmpx_ngt_f32
    0x48500e, // v_cmpx_ngt_f64
    0x4e8f0e, // v_cmpx_nle_f16
    0x46c60e, // v_cmpx_nle_f32
    0x485e0e, // v_cmpx_nle_f64
    0x4e730e, // v_cmpx_nlg_f16
    0x46aa0e, // v_cmpx_nlg_f32
    0x48420e, // v_cmpx_nlg_f64
    0x4eab0e, // v_cmpx_nlt_f16
    0x46e20e, // v_cmpx_nlt_f32
    0x487a0e, // v_cmpx_nlt_f64
    0x4d230c, // v_cmpx_o_f16
    0x46840c, // v_cmpx_o_f32
    0x481c0c, // v_cmpx_o_f64
    0x4eb90e, // v_cmpx_tru_f16
    0x46f00e, // v_cmpx_tru_f32
    0x48880e, // v_cmpx_tru_f64
    0x49b40c, // v_cmpx_t_i32
    0x4b3d0c, // v_cmpx_t_i64
    0x4cbd0c, // v_cmpx_t_u32
    0x4e4d0c, // v_cmpx_t_u64
    0x4e590c, // v_cmpx_u_f16
    0x46900c, // v_cmpx_u_f32
    0x48280c, // v_cmpx_u_f64
    0x494b0f, // v_cmp_class_f16
    0x48f40f, // v_cmp_class_f32
    0x4a8c0f, // v_cmp_class_f64
    0x4c1c0c, // v_cmp_eq_f16
    0x457d0c, // v_cmp_eq_f32
    0x47150c, // v_cmp_eq_f64
    0x490f0c, // v_cmp_eq_i16
    0x48ad0c, // v_cmp_eq_i32
    0x4a450c, // v_cmp_eq_i64
    0x4aa70c, // v_cmp_eq_u16
    0x4bbe0c, // v_cmp_eq_u32
    0x4d460c, // v_cmp_eq_u64
    0x4c050b, // v_cmp_f_f16
    0x45660b, // v_cmp_f_f32
    0x46fe0b, // v_cmp_f_f64
    0x48960b, // v_cmp_f_i32
    0x4a2e0b, // v_cmp_f_i64
    0x4ba70b, // v_cmp_f_u32
    0x4d2f0b, // v_cmp_f_u64
    0x4c4c0c, // v_cmp_ge_f16
    0x45ad0c, // v_cmp_ge_f32
    0x47450c, // v_cmp_ge_f64
    0x493f0c, // v_cmp_ge_i16
    0x48dd0c, // v_cmp_ge_i32
    0x4a750c, // v_cmp_ge_i64
    0x4ad70c, // v_cmp_ge_u16
    0x4bee0c, // v_cmp_ge_u32
    0x4d760c, // v_cmp_ge_u64
    0x4c340c, // v_cmp_gt_f16
    0x45950c, // v_cmp_gt_f32
    0x472d0c, // v_cmp_gt_f64
    0x49270c, // v_cmp_gt_i16
    0x48c50c, // v_cmp_gt_i32
    0x4a5d0c, // v_cmp_gt_i64
    0x4abf0c, // v_cmp_gt_u16
    0x4bd60c, // v_cmp_gt_u32
    0x4d5e0c, // v_cmp_gt_u64
    0x4c280c, // v_cmp_le_f16
    0x45890c, // v_cmp_le_f32
    0x47210c, // v_cmp_le_f64
    0x491b0c, // v_cmp_le_i16
    0x48b90c, // v_cmp_le_i32
    0x4a510c, // v_cmp_le_i64
    0x4ab30c, // v_cmp_le_u16
    0x4bca0c, // v_cmp_le_u32
    0x4d520c, // v_cmp_le_u64
    0x4c400c, // v_cmp_lg_f16
    0x45a10c, // v_cmp_lg_f32
    0x47390c, // v_cmp_lg_f64
    0x4c100c, // v_cmp_lt_f16
    0x45710c, // v_cmp_lt_f32
    0x47090c, // v_cmp_lt_f64
    0x49030c, // v_cmp_lt_i16
    0x48a10c, // v_cmp_lt_i32
    0x4a390c, // v_cmp_lt_i64
    0x4a9b0c, // v_cmp_lt_u16
    0x4bb20c, // v_cmp_lt_u32
    0x4d3a0c, // v_cmp_lt_u64
    0x4dcc0d, // v_cmp_neq_f16
    0x46030d, // v_cmp_neq_f32
    0x479b0d, // v_cmp_neq_f64
    0x49330c, // v_cmp_ne_i16
    0x48d10c, // v_cmp_ne_i32
    0x4a690c, // v_cmp_ne_i64
    0x4acb0c, // v_cmp_ne_u16
    0x4be20c, // v_cmp_ne_u32
    0x4d6a0c, // v_cmp_ne_u64
    0x4d980d, // v_cmp_nge_f16
    0x45cf0d, // v_cmp_nge_f32
    0x47670d, // v_cmp_nge_f64
    0x4db20d, // v_cmp_ngt_f16
    0x45e90d, // v_cmp_ngt_f32
    0x47810d, // v_cmp_ngt_f64
    0x4dbf0d, // v_cmp_nle_f16
    0x45f60d, // v_cmp_nle_f32
    0x478e0d, // v_cmp_nle_f64
    0x4da50d, // v_cmp_nlg_f16
    0x45dc0d, // v_cmp_nlg_f32
    0x47740d, // v_cmp_nlg_f64
    0x4dd90d, // v_cmp_nlt_f16
    0x46100d, // v_cmp_nlt_f32
    0x47a80d, // v_cmp_nlt_f64
    0x4c580b, // v_cmp_o_f16
    0x45b90b, // v_cmp_o_f32
    0x47510b, // v_cmp_o_f64
    0x4de60d, // v_cmp_tru_f16
    0x461d0d, // v_cmp_tru_f32
    0x47b50d, // v_cmp_tru_f64
    0x48e90b, // v_cmp_t_i32
    0x4a810b, // v_cmp_t_i64
    0x4bfa0b, // v_cmp_t_u32
    0x4d820b, // v_cmp_t_u64
    0x4d8d0b, // v_cmp_u_f16
    0x45c40b, // v_cmp_u_f32
    0x475c0b, // v_cmp_u_f64
    0x3c240d, // v_cndmask_b32
    0x3bd109, // v_cos_f16
    0x3a4009, // v_cos_f32
    0x3e7e0c, // v_cubeid_f32
    0x3ea20c, // v_cubema_f32
    0x3e8a0c, // v_cubesc_f32
    0x3e960c, // v_cubetc_f32
    0x38b20d, // v_cvt_f16_f32
    0x3b1a0d, // v_cvt_f16_i16
    0x3b0d0d, // v_cvt_f16_u16
    0x38bf0d, // v_cvt_f32_f16
    0x38fe0d, // v_cvt_f32_f64
    0x387e0d, // v_cvt_f32_i32
    0x388b0d, // v_cvt_f32_u32
    0x391810, // v_cvt_f32_ubyte0
    0x392810, // v_cvt_f32_ubyte1
    0x393810, // v_cvt_f32_ubyte2
    0x394810, // v_cvt_f32_ubyte3
    0x390b0d, // v_cvt_f64_f32
    0x38710d, // v_cvt_f64_i32
    0x39650d, // v_cvt_f64_u32
    0x38dd11, // v_cvt_flr_i32_f32
    0x3b340d, // v_cvt_i16_f16
    0x38a50d, // v_cvt_i32_f32
    0x38640d, // v_cvt_i32_f64
    0x3be912, // v_cvt_norm_i16_f16
    0x3bfb12, // v_cvt_norm_u16_f16
    0x38ee10, // v_cvt_off_f32_i4
    0x417f14, // v_cvt_pknorm_i16_f16
    0x430e14, // v_cvt_pknorm_i16_f32
    0x419314, // v_cvt_pknorm_u16_f16
    0x432214, // v_cvt_pknorm_u16_f32
    0x3dd013, // v_cvt_pkrtz_f16_f32
    0x434610, // v_cvt_pk_i16_i32
    0x433610, // v_cvt_pk_u16_u32
    0x3f920f, // v_cvt_pk_u8_f32
    0x38cc11, // v_cvt_rpi_i32_f32
    0x3b270d, // v_cvt_u16_f16
    0x38980d, // v_cvt_u32_f32
    0x39580d, // v_cvt_u32_f64
    0x429c0f, // v_div_fixup_f16
    0x3fa10f, // v_div_fixup_f32
    0x3fb00f, // v_div_fixup_f64
    0x40300e, // v_div_fmas_f32
    0x403e0e, // v_div_fmas_f64
    0x40120f, // v_div_scale_f32
    0x40210f, // v_div_scale_f64
    0x3c390f, // v_dot2c_f32_f16
    0x44dd0e, // v_dot2_f32_f16
    0x44eb0e, // v_dot2_i32_i16
    0x44f90e, // v_dot2_u32_u16
    0x3cca0e, // v_dot4c_i32_i8
    0x45070d, // v_dot4_i32_i8
    0x45140d, // v_dot4_u32_u8
    0x45210d, // v_dot8_i32_i4
    0x452e0d, // v_dot8_u32_u4
    0x3b6609, // v_exp_f16
    0x39de09, // v_exp_f32
    0x3a710a, // v_ffbh_i32
    0x3a5d0a, // v_ffbh_u32
    0x3a670a, // v_ffbl_b32
    0x3b920b, // v_floor_f16
    0x39d30b, // v_floor_f32
    0x39920b, // v_floor_f64
    0x3e1f0b, // v_fmaak_f16
    0x3dc50b, // v_fmaak_f32
    0x3e0a0a, // v_fmac_f16
    0x3db00a, // v_fmac_f32
    0x3c6611, // v_fmac_legacy_f32
    0x3e140b, // v_fmamk_f16
    0x3dba0b, // v_fmamk_f32
    0x422109, // v_fma_f16
    0x3ec909, // v_fma_f32
    0x3ed209, // v_fma_f64
    0x3e5410, // v_fma_legacy_f32
    0x45570f, // v_fma_mixhi_f16
    0x45480f, // v_fma_mixlo_f16
    0x453b0d, // v_fma_mix_f32
    0x3bbd0b, // v_fract_f16
    0x39a80b, // v_fract_f32
    0x3a9e0b, // v_fract_f64
    0x3b7f13, // v_frexp_exp_i16_f16
    0x3aa913, // v_frexp_exp_i32_f32
    0x3a7b13, // v_frexp_exp_i32_f64
    0x3b6f10, // v_frexp_mant_f16
    0x3abc10, // v_frexp_mant_f32
    0x3a8e10, // v_frexp_mant_f64
    0x37a710, // v_interp_mov_f32
    0x41d011, // v_interp_p1ll_f16
    0x41e111, // v_interp_p1lv_f16
    0x37800f, // v_interp_p1_f32
    0x42840f, // v_interp_p2_f16
    0x37980f, // v_interp_p2_f32
    0x3e3c0b, // v_ldexp_f16
    0x42c80b, // v_ldexp_f32
    0x3fe30b, // v_ldexp_f64
    0x3edb09, // v_lerp_u8
    0x3b5d09, // v_log_f16
    0x39e709, // v_log_f32
    0x41a70d, // v_lshlrev_b16
    0x3d280d, // v_lshlrev_b32
    0x40b80d, // v_lshlrev_b64
    0x42050e, // v_lshl_add_u32
    0x43600d, // v_lshl_or_b32
    0x41030d, // v_lshrrev_b16
    0x3d0e0d, // v_lshrrev_b32
    0x40c50d, // v_lshrrev_b64
    0x429309, // v_mad_i16
    0x438f0d, // v_mad_i32_i16
    0x3e640d, // v_mad_i32_i24
    0x40a10d, // v_mad_i64_i32
    0x41c309, // v_mad_u16
    0x43820d, // v_mad_u32_u16
    0x3e710d, // v_mad_u32_u24
    0x40940d, // v_mad_u64_u32
    0x42480a, // v_max3_f16
    0x3f310a, // v_max3_f32
    0x42520a, // v_max3_i16
    0x3f3b0a, // v_max3_i32
    0x425c0a, // v_max3_u16
    0x3f450a, // v_max3_u32
    0x3e2a09, // v_max_f16
    0x3ce109, // v_max_f32
    0x3fda09, // v_max_f64
    0x412609, // v_max_i16
    0x3cf309, // v_max_i32
    0x411d09, // v_max_u16
    0x3d0509, // v_max_u32
    0x42fc12, // v_mbcnt_hi_u32_b32
    0x42ea12, // v_mbcnt_lo_u32_b32
    0x42660a, // v_med3_f16
    0x3f4f0a, // v_med3_f32
    0x42700a, // v_med3_i16
    0x3f590a, // v_med3_i32
    0x427a0a, // v_med3_u16
    0x3f630a, // v_med3_u32
    0x422a0a, // v_min3_f16
    0x3f130a, // v_min3_f32
    0x42340a, // v_min3_i16
    0x3f1d0a, // v_min3_i32
    0x423e0a, // v_min3_u16
    0x3f270a, // v_min3_u32
    0x3e3309, // v_min_f16
    0x3cd809, // v_min_f32
    0x3fd109, // v_min_f64
    0x413809, // v_min_i16
    0x3cea09, // v_min_i32
    0x412f09, // v_min_u16
    0x3cfc09, // v_min_u32
    0x3ad50d, // v_movreld_b32
    0x3afd10, // v_movrelsd_2_b32
    0x3aef0e, // v_movrelsd_b32
    0x3ae20d, // v_movrels_b32
    0x37bc09, // v_mov_b32
    0x406511, // v_mqsad_pk_u16_u8
    0x40860e, // v_mqsad_u32_u8
    0x404c09, // v_msad_u8
    0x3f070c, // v_mullit_f32
    0x3e0109, // v_mul_f16
    0x3c8709, // v_mul_f32
    0x3fc809, // v_mul_f64
    0x40060c, // v_mul_hi_i32
    0x3c9d10, // v_mul_hi_i32_i24
    0x3ffa0c, // v_mul_hi_u32
    0x3cba10, // v_mul_hi_u32_u24
    0x3c900d, // v_mul_i32_i24
    0x3c7710, // v_mul_legacy_f32
    0x40f70c, // v_mul_lo_u16
    0x3fee0c, // v_mul_lo_u32
    0x3cad0d, // v_mul_u32_u24
    0x37b705, // v_nop
    0x3a4909, // v_not_b32
    0x437909, // v_or3_b32
    0x3d3e08, // v_or_b32
    0x41710e, // v_pack_b32_f16
    0x43a810, // v_permlane16_b32
    0x43b811, // v_permlanex16_b32
    0x41f20a, // v_perm_b32
    0x399d0b, // v_pipeflush
    0x44ad0c, // v_pk_add_f16
    0x44050c, // v_pk_add_i16
    0x44710c, // v_pk_add_u16
    0x443d10, // v_pk_ashrrev_i16
    0x3e470d, // v_pk_fmac_f16
    0x44a10c, // v_pk_fma_f16
    0x441d10, // v_pk_lshlrev_b16
    0x442d10, // v_pk_lshrrev_b16
    0x43ea0c, // v_pk_mad_i16
    0x44650c, // v_pk_mad_u16
    0x44d10c, // v_pk_max_f16
    0x444d0c, // v_pk_max_i16
    0x44890c, // v_pk_max_u16
    0x44c50c, // v_pk_min_f16
    0x44590c, // v_pk_min_i16
    0x44950c, // v_pk_min_u16
    0x44b90c, // v_pk_mul_f16
    0x43f60f, // v_pk_mul_lo_u16
    0x44110c, // v_pk_sub_i16
    0x447d0c, // v_pk_sub_u16
    0x405510, // v_qsad_pk_u16_u8
    0x3b4109, // v_rcp_f16
    0x39f009, // v_rcp_f32
    0x3a1109, // v_rcp_f64
    0x39f90f, // v_rcp_iflag_f32
    0x385113, // v_readfirstlane_b32
    0x42ab0e, // v_readlane_b32
    0x3bb20b, // v_rndne_f16
    0x39c80b, // v_rndne_f32
    0x39870b, // v_rndne_f64
    0x3b5409, // v_rsq_f16
    0x3a0809, // v_rsq_f32
    0x3a1a09, // v_rsq_f64
    0x3f750b, // v_sad_hi_u8
    0x3f8009, // v_sad_u16
    0x3f8909, // v_sad_u32
    0x3f6d08, // v_sad_u8
    0x3bda0f, // v_sat_pk_u8_i16
    0x3bc809, // v_sin_f16
    0x3a3709, // v_sin_f32
    0x3b4a0a, // v_sqrt_f16
    0x3a230a, // v_sqrt_f32
    0x3a2d0a, // v_sqrt_f64
    0x3d9e12, // v_subrev_co_ci_u32
    0x41b40f, // v_subrev_co_u32
    0x3df50c, // v_subrev_f16
    0x3c5a0c, // v_subrev_f32
    0x3d710f, // v_subrev_nc_u32
    0x3d8f0f, // v_sub_co_ci_u32
    0x41650c, // v_sub_co_u32
    0x3dec09, // v_sub_f16
    0x3c5109, // v_sub_f32
    0x414d0c, // v_sub_nc_i16
    0x439c0c, // v_sub_nc_i32
    0x40eb0c, // v_sub_nc_u16
    0x3d650c, // v_sub_nc_u32
    0x3c170d, // v_swaprel_b32
    0x3c0d0a, // v_swap_b32
    0x407610, // v_trig_preop_f64
    0x3ba70b, // v_trunc_f16
    0x39b30b, // v_trunc_f32
    0x39720b, // v_trunc_f64
    0x42b90f, // v_writelane_b32
    0x41fc09, // v_xad_u32
    0x3d4f0a, // v_xnor_b32
    0x40ae0a, // v_xor3_b32
    0x3d4609, // v_xor_b32
];
