// Written by `cargo xtask regen` from amdgpu_isa_rdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetgdsds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_swizzle_b32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_consumeds_appendds_ordered_countds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_add_rtn_f32ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_condxchg32_rtn_b64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_write_addtid_b32ds_read_addtid_b32ds_permute_b32ds_bpermute_b32ds_write_b96ds_write_b128ds_read_b96ds_read_b128mrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3pos4primparam0param1param2param3param4param5param6param7param8param9param10param11param12param13param14param15param16param17param18param19param20param21param22param23param24param25param26param27param28param29param30param31donecomprvmexpglcslcdlcflat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx4flat_load_dwordx3flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx4flat_store_dwordx3flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_fcmpswapflat_atomic_fminflat_atomic_fmaxflat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2flat_atomic_fcmpswap_x2flat_atomic_fmin_x2flat_atomic_fmax_x2ldsglobal_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx4global_load_dwordx3global_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx4global_store_dwordx3global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_fcmpswapglobal_atomic_fminglobal_atomic_fmaxglobal_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2global_atomic_fcmpswap_x2global_atomic_fmin_x2global_atomic_fmax_x2scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx4scratch_load_dwordx3scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx4scratch_store_dwordx3scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hidmaskSQ_RSRC_IMG_1DSQ_RSRC_IMG_2DSQ_RSRC_IMG_3DSQ_RSRC_IMG_CUBESQ_RSRC_IMG_1D_ARRAYSQ_RSRC_IMG_2D_ARRAYSQ_RSRC_IMG_2D_MSAASQ_RSRC_IMG_2D_MSAA_ARRAYdimunormr128a16tfelwed16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_get_resinfoimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_atomic_fcmpswapimage_atomic_fminimage_atomic_fmaximage_sample image_sample_climage_sample_dimage_sample_d_climage_sample_limage_sample_bimage_sample_b_climage_sample_lzimage_sample_cimage_sample_c_climage_sample_c_dimage_sample_c_d_climage_sample_c_limage_sample_c_bimage_sample_c_b_climage_sample_c_lzimage_sample_oimage_sample_cl_oimage_sample_d_oimage_sample_d_cl_oimage_sample_l_oimage_sample_b_oimage_sample_b_cl_oimage_sample_lz_oimage_sample_c_oimage_sample_c_cl_oimage_sample_c_d_oimage_sample_c_d_cl_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_b_cl_oimage_sample_c_lz_oimage_gather4image_gather4_climage_load_by2image_load_by4image_gather4_limage_gather4_bimage_gather4_b_climage_gather4_lzimage_gather4_cimage_gather4_c_climage_load_mip_by2image_load_mip_by4image_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4_c_lzimage_gather4_oimage_gather4_cl_oimage_store_by2image_store_by4image_gather4_l_oimage_gather4_b_oimage_gather4_b_cl_oimage_gather4_lz_oimage_gather4_c_oimage_gather4_c_cl_oimage_store_mip_by2image_store_mip_by4image_gather4_c_l_oimage_gather4_c_b_oimage_gather4_c_b_cl_oimage_gather4_c_lz_oimage_get_lodimage_gather4himage_gather4h_pckimage_gather8h_pckimage_sample_cdimage_sample_cd_climage_sample_c_cdimage_sample_c_cd_climage_sample_cd_oimage_sample_cd_cl_oimage_sample_c_cd_oimage_sample_c_cd_cl_oimage_load_pck2image_load_pck4image_load_mip_pck2image_load_mip_pck4image_store_pck2image_store_pck4image_store_mip_pck2image_store_mip_pck4image_msaa_loadimage_sample_d_g16image_sample_d_cl_g16image_sample_c_d_g16image_sample_c_d_cl_g16image_sample_d_o_g16image_sample_d_cl_o_g16image_sample_c_d_o_g16image_sample_c_d_cl_o_g16image_sample_cd_g16image_sample_cd_cl_g16image_sample_c_cd_g16image_sample_c_cd_cl_g16image_sample_cd_o_g16image_sample_cd_cl_o_g16image_sample_c_cd_o_g16image_sample_c_cd_cl_o_g16BUF_FMT_INVALIDBUF_FMT_8_SNORMBUF_FMT_8_USCALEDBUF_FMT_8_SSCALEDBUF_FMT_8_UINTBUF_FMT_8_SINTBUF_FMT_16_UNORMBUF_FMT_16_SNORMBUF_FMT_16_USCALEDBUF_FMT_16_SSCALEDBUF_FMT_16_UINTBUF_FMT_16_SINTBUF_FMT_16_FLOATBUF_FMT_8_8_UNORMBUF_FMT_8_8_SNORMBUF_FMT_8_8_USCALEDBUF_FMT_8_8_SSCALEDBUF_FMT_8_8_UINTBUF_FMT_8_8_SINTBUF_FMT_32_UINTBUF_FMT_32_SINTBUF_FMT_32_FLOATBUF_FMT_16_16_UNORMBUF_FMT_16_16_SNORMBUF_FMT_16_16_USCALEDBUF_FMT_16_16_SSCALEDBUF_FMT_16_16_UINTBUF_FMT_16_16_SINTBUF_FMT_16_16_FLOATBUF_FMT_10_11_11_UNORMBUF_FMT_10_11_11_SNORMBUF_FMT_10_11_11_USCALEDBUF_FMT_10_11_11_SSCALEDBUF_FMT_10_11_11_UINTBUF_FMT_10_11_11_SINTBUF_FMT_10_11_11_FLOATBUF_FMT_11_11_10_UNORMBUF_FMT_11_11_10_SNORMBUF_FMT_11_11_10_USCALEDBUF_FMT_11_11_10_SSCALEDBUF_FMT_11_11_10_UINTBUF_FMT_11_11_10_SINTBUF_FMT_11_11_10_FLOATBUF_FMT_10_10_10_2_UNORMBUF_FMT_10_10_10_2_SNORMBUF_FMT_10_10_10_2_USCALEDBUF_FMT_10_10_10_2_SSCALEDBUF_FMT_10_10_10_2_UINTBUF_FMT_10_10_10_2_SINTBUF_FMT_2_10_10_10_UNORMBUF_FMT_2_10_10_10_SNORMBUF_FMT_2_10_10_10_USCALEDBUF_FMT_2_10_10_10_SSCALEDBUF_FMT_2_10_10_10_UINTBUF_FMT_2_10_10_10_SINTBUF_FMT_8_8_8_8_UNORMBUF_FMT_8_8_8_8_SNORMBUF_FMT_8_8_8_8_USCALEDBUF_FMT_8_8_8_8_SSCALEDBUF_FMT_8_8_8_8_UINTBUF_FMT_8_8_8_8_SINTBUF_FMT_32_32_UINTBUF_FMT_32_32_SINTBUF_FMT_32_32_FLOATBUF_FMT_16_16_16_16_UNORMBUF_FMT_16_16_16_16_SNORMBUF_FMT_16_16_16_16_USCALEDBUF_FMT_16_16_16_16_SSCALEDBUF_FMT_16_16_16_16_UINTBUF_FMT_16_16_16_16_SINTBUF_FMT_16_16_16_16_FLOATBUF_FMT_32_32_32_UINTBUF_FMT_32_32_32_SINTBUF_FMT_32_32_32_FLOATBUF_FMT_32_32_32_32_UINTBUF_FMT_32_32_32_32_SINTBUF_FMT_32_32_32_32_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx4buffer_load_dwordx3buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx4buffer_store_dwordx3buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_fcmpswapbuffer_atomic_fminbuffer_atomic_fmaxbuffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2buffer_atomic_fcmpswap_x2buffer_atomic_fmin_x2buffer_atomic_fmax_x2buffer_gl0_invbuffer_gl1_invbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzws_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_scratch_load_dwords_scratch_load_dwordx2s_scratch_load_dwordx4s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_gl1_invs_dcache_invs_memtimes_memrealtimes_atc_probes_atc_probe_buffers_get_waveid_in_workgroups_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_abs_i32s_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_and_saveexec_b32s_or_saveexec_b32s_xor_saveexec_b32s_andn2_saveexec_b32s_orn2_saveexec_b32s_nand_saveexec_b32s_nor_saveexec_b32s_xnor_saveexec_b32s_andn1_saveexec_b32s_orn1_saveexec_b32s_andn1_wrexec_b32s_andn2_wrexec_b32s_movrelsd_2_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_absdiff_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_mul_hi_u32s_mul_hi_i32s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32HW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIHW_REG_FLAT_SCR_LOHW_REG_FLAT_SCR_HIHW_REG_XNACK_MASKHW_REG_HW_ID1HW_REG_HW_ID2HW_REG_POPS_PACKERs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_waitcnt_vscnts_waitcnt_vmcnts_waitcnt_expcnts_waitcnt_lgkmcnts_subvector_loop_begins_subvector_loop_ends_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_GET_DDIDMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_endpgm_ordered_ps_dones_code_ends_inst_prefetchs_clauses_wait_idledepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_waitcnt_depctrs_round_modes_denorm_modes_ttracedata_imm_e32v_interp_p1_f32_e64clampv_interp_p2_f32v_interp_mov_f32v_nopv_mov_b32_sdwaBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVEdst_seldst_unusedsrc0_sel_dpprow_maskbank_maskbound_ctrlfiv_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swaprel_b32v_cndmask_b32src1_selv_add_f32v_sub_f32v_subrev_f32v_mac_legacy_f32v_mul_legacy_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_mac_f32v_madmk_f32v_madak_f32v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pkrtz_f16_f32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_max_f16v_min_f16v_ldexp_f16v_pk_fmac_f16v_mad_legacy_f32v_mad_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_trig_preop_f64v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_xor3_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_lshrrev_b16v_ashrrev_i16v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_add_co_u32v_sub_co_u32v_pack_b32_f16v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_lshlrev_b16v_subrev_co_u32v_mad_u16highv_interp_p1ll_f16v_interp_p1lv_f16v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_interp_p2_f16v_mad_i16v_div_fixup_f16v_readlane_b32v_writelane_b32v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_sub_nc_i32v_permlane16_b32v_permlanex16_b32v_add_nc_i32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_class_f32v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_class_f16v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_class_f32v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_class_f16v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_class_f64v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_class_f64v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16v_mul_lo_i32execexeczlds_directpops_exiting_wave_idprivate_baseprivate_limitsccshared_baseshared_limitvccvcczUC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 445] = [
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
    syntax(run(268, 7), 3, 5, [0, 3624, 0, 0, 0]),
    syntax(run(275, 7), 3, 5, [0, 5672, 0, 0, 0]),
    syntax(run(282, 7), 3, 5, [0, 9768, 0, 0, 0]),
    syntax(run(289, 7), 3, 5, [0, 7720, 0, 0, 0]),
    syntax(run(296, 7), 3, 5, [3640, 0, 0, 0, 0]),
    syntax(run(303, 8), 4, 5, [0, 0, 3624, 0, 0]),
    syntax(run(311, 8), 4, 5, [0, 0, 5672, 0, 0]),
    syntax(run(319, 8), 4, 5, [0, 0, 5672, 0, 0]),
    syntax(run(327, 8), 4, 5, [0, 0, 9768, 0, 0]),
    syntax(run(335, 8), 4, 5, [0, 0, 9768, 0, 0]),
    syntax(run(343, 8), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(351, 7), 3, 5, [5688, 0, 0, 0, 0]),
    syntax(run(358, 7), 3, 5, [9784, 0, 0, 0, 0]),
    syntax(run(365, 7), 3, 5, [7736, 0, 0, 0, 0]),
    syntax(run(372, 7), 3, 5, [0, 3624, 0, 0, 0]),
    syntax(run(379, 7), 3, 5, [0, 5672, 0, 0, 0]),
    syntax(run(386, 7), 3, 5, [0, 9768, 0, 0, 0]),
    syntax(run(393, 7), 3, 5, [0, 7720, 0, 0, 0]),
    syntax(run(400, 7), 3, 5, [3640, 0, 0, 0, 0]),
    syntax(run(407, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(421, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(435, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(449, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(463, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(477, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(491, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(505, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(519, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(532, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(545, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(558, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(571, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(584, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(597, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(610, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(623, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(636, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(649, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(662, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(675, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(688, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(701, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(714, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(727, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(740, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(753, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(766, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(779, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(794, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(810, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(826, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(842, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(857, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(873, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(889, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(905, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(920, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(936, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(952, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(968, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(983, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(999, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1015, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1031, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1046, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1062, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1078, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1094, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1109, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1125, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1141, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1157, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1172, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1188, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1204, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1220, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1235, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1251, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1267, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1283, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1298, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1314, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1330, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1346, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1361, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1377, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1393, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1409, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1424, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1440, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1456, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1472, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1487, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1503, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1519, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1535, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1550, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1566, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1582, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1598, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1613, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1629, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1645, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1661, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1676, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1692, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1708, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1724, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1739, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1755, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1771, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1787, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1802, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1818, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1834, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1850, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1865, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1881, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1897, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1913, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1928, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1944, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1960, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1976, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1991, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2007, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2023, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2039, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2054, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2070, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2086, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2102, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2117, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2133, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2149, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2165, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2179, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2194, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2209, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2224, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2238, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2253, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2268, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2283, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2297, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2311, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2325, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2340, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2356, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2372, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2388, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2403, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2419, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2435, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2451, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2466, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2482, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2498, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2514, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2529, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2545, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2561, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2577, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2592, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2608, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2624, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2640, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2655, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2671, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2687, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2703, 12), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(2715, 12), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(2727, 12), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(2739, 12), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(2751, 12), 4, 12, [0, 0, 0, 2616, 0]),
    syntax(run(2763, 11), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(2774, 11), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(2785, 11), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(2796, 11), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(2807, 0), 0, 2, [0, 0, 0, 0, 0]),
    syntax(run(2807, 5), 3, 14, [2502, 0, 0, 0, 0]),
    syntax(run(2812, 5), 3, 14, [4550, 0, 0, 0, 0]),
    syntax(run(2817, 5), 3, 14, [8646, 0, 0, 0, 0]),
    syntax(run(2822, 5), 3, 14, [16838, 0, 0, 0, 0]),
    syntax(run(2827, 5), 3, 14, [33222, 0, 0, 0, 0]),
    syntax(run(2832, 5), 3, 14, [2502, 0, 0, 0, 0]),
    syntax(run(2837, 5), 3, 14, [4550, 0, 0, 0, 0]),
    syntax(run(2842, 5), 3, 14, [8646, 0, 0, 0, 0]),
    syntax(run(2847, 5), 3, 14, [16838, 0, 0, 0, 0]),
    syntax(run(2852, 5), 3, 14, [33222, 0, 0, 0, 0]),
    syntax(run(2857, 1), 1, 2, [4550, 0, 0, 0, 0]),
    syntax(run(2858, 3), 3, 2, [0, 0, 0, 0, 0]),
    syntax(run(2861, 3), 3, 2, [0, 0, 0, 0, 0]),
    syntax(run(2864, 1), 1, 2, [2502, 0, 0, 0, 0]),
    syntax(run(2865, 2), 2, 2, [2512, 2560, 0, 0, 0]),
    syntax(run(2867, 2), 2, 2, [4560, 4608, 0, 0, 0]),
    syntax(run(2869, 2), 2, 2, [2512, 4608, 0, 0, 0]),
    syntax(run(2871, 2), 2, 2, [4560, 2560, 0, 0, 0]),
    syntax(run(2873, 1), 1, 2, [4560, 0, 0, 0, 0]),
    syntax(run(2874, 1), 1, 2, [4608, 0, 0, 0, 0]),
    syntax(run(2875, 3), 3, 2, [2512, 2560, 2568, 0, 0]),
    syntax(run(2878, 3), 3, 2, [4560, 4608, 4616, 0, 0]),
    syntax(run(2881, 3), 3, 2, [4560, 4608, 2568, 0, 0]),
    syntax(run(2884, 3), 3, 2, [4560, 2560, 2568, 0, 0]),
    syntax(run(2887, 2), 2, 2, [2560, 2568, 0, 0, 0]),
    syntax(run(2889, 2), 2, 2, [4608, 2568, 0, 0, 0]),
    syntax(run(2891, 2), 2, 2, [4608, 4616, 0, 0, 0]),
    syntax(run(2893, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2895, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2896, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2898, 2), 2, 2, [0, 2512, 0, 0, 0]),
    syntax(run(2900, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(2902, 2), 2, 2, [4560, 0, 0, 0, 0]),
    syntax(run(2904, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2906, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2907, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2908, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2909, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2910, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2911, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2912, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2913, 4), 4, 15, [3602, 3584, 0, 0, 0]),
    syntax(run(2917, 6), 4, 16, [3584, 2665, 0, 0, 0]),
    syntax(run(2923, 4), 4, 15, [3602, 0, 0, 0, 0]),
    syntax(run(2927, 6), 4, 17, [3584, 0, 0, 0, 0]),
    syntax(run(2933, 1), 0, 18, [0, 0, 0, 0, 0]),
    syntax(run(2934, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(2937, 8), 8, 19, [3601, 0, 0, 0, 0]),
    syntax(run(2945, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(2950, 8), 6, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(2958, 4), 3, 22, [3584, 2656, 0, 0, 0]),
    syntax(run(2962, 2), 2, 2, [2577, 2624, 0, 0, 0]),
    syntax(run(2964, 3), 2, 18, [2560, 2656, 0, 0, 0]),
    syntax(run(2967, 3), 3, 15, [3601, 4672, 0, 0, 0]),
    syntax(run(2970, 5), 3, 23, [3584, 4704, 0, 0, 0]),
    syntax(run(2975, 3), 3, 15, [5649, 2624, 0, 0, 0]),
    syntax(run(2978, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(2983, 8), 8, 19, [3601, 0, 0, 0, 0]),
    syntax(run(2991, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(2996, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3004, 8), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(3012, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3017, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(3020, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3028, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(3033, 8), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(3041, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3046, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(3049, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3057, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(3062, 8), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(3070, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3075, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3080, 5), 3, 23, [5632, 2656, 0, 0, 0]),
    syntax(run(3085, 3), 3, 15, [5649, 4672, 0, 0, 0]),
    syntax(run(3088, 5), 3, 23, [5632, 4704, 0, 0, 0]),
    syntax(run(3093, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3101, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(3104, 8), 8, 19, [3601, 0, 0, 0, 0]),
    syntax(run(3112, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(3117, 8), 6, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3125, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(3130, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(3133, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3141, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(3146, 8), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(3154, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3159, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(3162, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3170, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(3175, 8), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(3183, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3188, 2), 2, 2, [3601, 2624, 0, 0, 0]),
    syntax(run(3190, 5), 5, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(3195, 11), 11, 26, [3601, 0, 0, 0, 0]),
    syntax(run(3206, 7), 7, 20, [3601, 3616, 3593, 0, 0]),
    syntax(run(3213, 10), 8, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(3223, 6), 5, 28, [3584, 2656, 2665, 0, 0]),
    syntax(run(3229, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(3233, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(3243, 6), 6, 20, [3601, 3616, 3593, 0, 0]),
    syntax(run(3249, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(3258, 6), 4, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(3264, 10), 10, 30, [3601, 0, 0, 0, 0]),
    syntax(run(3274, 9), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3283, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(3289, 5), 4, 22, [3584, 2656, 2665, 0, 0]),
    syntax(run(3294, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(3298, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3302, 6), 6, 15, [3601, 0, 2624, 3593, 0]),
    syntax(run(3308, 11), 11, 30, [3601, 0, 0, 0, 0]),
    syntax(run(3319, 8), 8, 20, [3601, 0, 3616, 3593, 0]),
    syntax(run(3327, 11), 9, 21, [3601, 0, 3616, 3593, 0]),
    syntax(run(3338, 8), 6, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(3346, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(3350, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(3360, 6), 6, 20, [3601, 3616, 3593, 0, 0]),
    syntax(run(3366, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(3375, 6), 4, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(3381, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(3385, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(3395, 6), 6, 20, [3601, 3616, 3593, 0, 0]),
    syntax(run(3401, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(3410, 6), 4, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(3416, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(3420, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3424, 10), 10, 31, [3601, 0, 0, 0, 0]),
    syntax(run(3434, 9), 7, 25, [3601, 3616, 3593, 0, 0]),
    syntax(run(3443, 6), 4, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(3449, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3452, 6), 6, 20, [3601, 3616, 3593, 0, 0]),
    syntax(run(3458, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(3467, 6), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3473, 6), 4, 33, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3479, 5), 4, 18, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3484, 6), 4, 32, [5632, 4704, 4713, 4722, 0]),
    syntax(run(3490, 7), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3497, 6), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3503, 5), 3, 36, [5632, 4704, 4713, 0, 0]),
    syntax(run(3508, 5), 3, 35, [5632, 4704, 2665, 0, 0]),
    syntax(run(3513, 4), 3, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(3517, 7), 5, 37, [3584, 0, 2656, 2665, 2674]),
    syntax(run(3524, 7), 5, 37, [5632, 0, 4704, 4713, 4722]),
    syntax(run(3531, 6), 4, 33, [5632, 4704, 2665, 4722, 0]),
    syntax(run(3537, 6), 4, 33, [9728, 4704, 2665, 8818, 0]),
    syntax(run(3543, 7), 5, 33, [5632, 0, 2656, 2665, 4722]),
    syntax(run(3550, 4), 3, 18, [5632, 2656, 4713, 0, 0]),
    syntax(run(3554, 6), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(3560, 6), 4, 33, [3584, 0, 2656, 2665, 0]),
    syntax(run(3566, 6), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(3572, 7), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3579, 6), 3, 40, [3584, 2665, 0, 0, 0]),
    syntax(run(3585, 5), 3, 41, [3584, 2665, 0, 0, 0]),
    syntax(run(3590, 5), 3, 35, [3584, 2656, 0, 0, 0]),
    syntax(run(3595, 7), 4, 42, [3584, 2665, 0, 2674, 0]),
    syntax(run(3602, 6), 4, 43, [3584, 2665, 0, 2674, 0]),
    syntax(run(3608, 6), 4, 44, [3584, 2656, 0, 2674, 0]),
    syntax(run(3614, 7), 4, 45, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3621, 7), 4, 42, [3584, 2665, 0, 2674, 0]),
    syntax(run(3628, 6), 4, 43, [3584, 2665, 0, 2674, 0]),
    syntax(run(3634, 6), 4, 44, [3584, 2656, 0, 2674, 0]),
    syntax(run(3640, 4), 3, 18, [2560, 2656, 2665, 0, 0]),
    syntax(run(3644, 5), 3, 35, [3584, 2656, 2665, 0, 0]),
    syntax(run(3649, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(3654, 7), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3661, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(3666, 6), 4, 46, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3672, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3681, 8), 3, 48, [3584, 2656, 2665, 0, 0]),
    syntax(run(3689, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3698, 8), 3, 48, [3584, 2656, 2665, 0, 0]),
    syntax(run(3706, 7), 4, 45, [3584, 0, 0, 0, 0]),
    syntax(run(3713, 6), 4, 29, [0, 2656, 2665, 0, 0]),
    syntax(run(3719, 4), 4, 15, [0, 2624, 3593, 0, 0]),
    syntax(run(3723, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(3729, 5), 3, 29, [2656, 2665, 0, 0, 0]),
    syntax(run(3734, 3), 3, 15, [2624, 3593, 0, 0, 0]),
    syntax(run(3737, 5), 5, 26, [0, 0, 0, 0, 0]),
    syntax(run(3742, 6), 4, 29, [0, 4704, 4713, 0, 0]),
    syntax(run(3748, 4), 4, 15, [0, 4672, 5641, 0, 0]),
    syntax(run(3752, 5), 3, 29, [4704, 4713, 0, 0, 0]),
    syntax(run(3757, 3), 3, 15, [4672, 5641, 0, 0, 0]),
    syntax(run(3760, 5), 4, 22, [0, 2656, 2665, 0, 0]),
    syntax(run(3765, 6), 6, 30, [0, 0, 0, 0, 0]),
    syntax(run(3771, 5), 4, 49, [0, 2656, 2665, 0, 0]),
    syntax(run(3776, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(3782, 5), 4, 22, [0, 2656, 2665, 0, 0]),
    syntax(run(3787, 4), 4, 15, [0, 2624, 3593, 0, 0]),
    syntax(run(3791, 6), 6, 30, [0, 0, 0, 0, 0]),
    syntax(run(3797, 5), 4, 49, [0, 2656, 2665, 0, 0]),
    syntax(run(3802, 4), 4, 15, [0, 2624, 3593, 0, 0]),
    syntax(run(3806, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(3812, 4), 3, 22, [2656, 2665, 0, 0, 0]),
    syntax(run(3816, 5), 5, 30, [0, 0, 0, 0, 0]),
    syntax(run(3821, 4), 3, 49, [2656, 2665, 0, 0, 0]),
    syntax(run(3825, 5), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3830, 4), 3, 22, [2656, 2665, 0, 0, 0]),
    syntax(run(3834, 3), 3, 15, [2624, 3593, 0, 0, 0]),
    syntax(run(3837, 5), 5, 30, [0, 0, 0, 0, 0]),
    syntax(run(3842, 4), 3, 49, [2656, 2665, 0, 0, 0]),
    syntax(run(3846, 3), 3, 15, [2624, 3593, 0, 0, 0]),
    syntax(run(3849, 5), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3854, 5), 4, 22, [0, 4704, 4713, 0, 0]),
    syntax(run(3859, 4), 4, 15, [0, 4672, 5641, 0, 0]),
    syntax(run(3863, 5), 4, 49, [0, 4704, 2665, 0, 0]),
    syntax(run(3868, 4), 4, 15, [0, 4672, 3593, 0, 0]),
    syntax(run(3872, 4), 3, 22, [4704, 4713, 0, 0, 0]),
    syntax(run(3876, 3), 3, 15, [4672, 5641, 0, 0, 0]),
    syntax(run(3879, 4), 3, 49, [4704, 2665, 0, 0, 0]),
    syntax(run(3883, 3), 3, 15, [4672, 3593, 0, 0, 0]),
    syntax(run(3886, 6), 4, 29, [0, 2656, 2665, 0, 0]),
    syntax(run(3892, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(3898, 5), 3, 29, [2656, 2665, 0, 0, 0]),
    syntax(run(3903, 5), 5, 26, [0, 0, 0, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 50] = [
    frame(s(0, 0), 0, [0x0, 0x2ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x20000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1c00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x31fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x33fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc00000000203b080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x400000000203b080, 0x0]),
    frame(s(5267, 1), 1, [0x0, 0xc00000000203b080, 0x0]),
    frame(s(5267, 1), 1, [0x0, 0x400000000203b080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc0000003f8ffff, 0x80000]),
    frame(s(0, 0), 0, [0x0, 0xc000000001ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x14000, 0x0]),
    frame(s(14182, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(14201, 4), 1, [0x4000000000000200, 0x1800000000008000, 0x0]),
    frame(s(14201, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(14255, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(14362, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(14362, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(14201, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(14201, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(14255, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(14362, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(14255, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(14362, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(14201, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(14201, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(14255, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(14255, 5), 1, [0x830000000000000, 0x0, 0x0]),
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
    frame(s(14201, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 505] = [
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
        none: 125,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 125,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    Number(bits(0, 12), s(206, 6), Signed),
    Flag(13, s(3111, 3)),
    FlatAddress(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 125,
        reserved: 127,
        kind: Scratch,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 125,
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
    Number(bits(8, 4), s(4640, 5), InHex),
    Choice(bits(3, 3), s(4787, 3), run(48, 8), true),
    Flag(12, s(4790, 5)),
    Flag(13, s(2147, 3)),
    Flag(25, s(2150, 3)),
    Flag(7, s(2153, 3)),
    Flag(15, s(4795, 4)),
    Flag(62, s(4799, 3)),
    Flag(16, s(4802, 3)),
    Flag(17, s(4805, 3)),
    Flag(63, s(4808, 3)),
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
    Suffix(s(5267, 1)),
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
    Flag(13, s(8654, 5)),
    Flag(12, s(8659, 5)),
    Flag(14, s(2147, 3)),
    Flag(54, s(2150, 3)),
    Flag(15, s(2153, 3)),
    Flag(55, s(4802, 3)),
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
    Value(bits(6, 7), Short),
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
    Value(bits(0, 16), Depctr(run(3, 6))),
    Suffix(s(14182, 4)),
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
    Suffix(s(14201, 4)),
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
    Flag(15, s(14205, 5)),
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
    Suffix(s(14255, 5)),
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
    Flag(45, s(14205, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(14337, 7), run(179, 7), true),
    Choice(bits(43, 2), s(14344, 10), run(186, 4), true),
    Choice(bits(48, 3), s(14354, 8), run(179, 7), true),
    Suffix(s(14362, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(14366, 8), AlwaysInHex),
    Number(bits(56, 4), s(14374, 9), AlwaysInHex),
    Number(bits(51, 1), s(14383, 10), Unsigned),
    Number(bits(50, 1), s(14393, 2), Unsigned),
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
    Choice(bits(56, 3), s(15387, 8), run(179, 7), true),
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
    Wide(B32),
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
    Bools(s(16088, 6), [11, 12, 13, 14], false),
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
    Bools(s(16088, 6), [11, 12, 14, 255], false),
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
    Flag(40, s(16832, 4)),
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
    Bools(s(16088, 6), [11, 12, 255, 255], false),
    Bools(s(16088, 6), [11, 12, 13, 255], false),
    Bools(s(17353, 9), [59, 60, 14, 255], true),
    Bools(s(17362, 6), [61, 62, 63, 255], false),
    Bools(s(17368, 6), [8, 9, 10, 255], false),
    Bools(s(17353, 9), [59, 60, 255, 255], true),
    Bools(s(17362, 6), [61, 62, 255, 255], false),
    Bools(s(17368, 6), [8, 9, 255, 255], false),
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
    Bools(s(17353, 9), [59, 60, 14, 255], false),
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
    (0, s(4645, 14)),
    (1, s(4659, 14)),
    (2, s(4673, 14)),
    (3, s(4687, 16)),
    (4, s(4703, 20)),
    (5, s(4723, 20)),
    (6, s(4743, 19)),
    (7, s(4762, 25)),
    (0, s(7062, 15)),
    (2, s(7077, 15)),
    (3, s(7092, 17)),
    (4, s(7109, 17)),
    (5, s(7126, 14)),
    (6, s(7140, 14)),
    (7, s(7154, 16)),
    (8, s(7170, 16)),
    (9, s(7186, 18)),
    (10, s(7204, 18)),
    (11, s(7222, 15)),
    (12, s(7237, 15)),
    (13, s(7252, 16)),
    (14, s(7268, 17)),
    (15, s(7285, 17)),
    (16, s(7302, 19)),
    (17, s(7321, 19)),
    (18, s(7340, 16)),
    (19, s(7356, 16)),
    (20, s(7372, 15)),
    (21, s(7387, 15)),
    (22, s(7402, 16)),
    (23, s(7418, 19)),
    (24, s(7437, 19)),
    (25, s(7456, 21)),
    (26, s(7477, 21)),
    (27, s(7498, 18)),
    (28, s(7516, 18)),
    (29, s(7534, 19)),
    (30, s(7553, 22)),
    (31, s(7575, 22)),
    (32, s(7597, 24)),
    (33, s(7621, 24)),
    (34, s(7645, 21)),
    (35, s(7666, 21)),
    (36, s(7687, 22)),
    (37, s(7709, 22)),
    (38, s(7731, 22)),
    (39, s(7753, 24)),
    (40, s(7777, 24)),
    (41, s(7801, 21)),
    (42, s(7822, 21)),
    (43, s(7843, 22)),
    (44, s(7865, 24)),
    (45, s(7889, 24)),
    (46, s(7913, 26)),
    (47, s(7939, 26)),
    (48, s(7965, 23)),
    (49, s(7988, 23)),
    (50, s(8011, 24)),
    (51, s(8035, 24)),
    (52, s(8059, 26)),
    (53, s(8085, 26)),
    (54, s(8111, 23)),
    (55, s(8134, 23)),
    (56, s(8157, 21)),
    (57, s(8178, 21)),
    (58, s(8199, 23)),
    (59, s(8222, 23)),
    (60, s(8245, 20)),
    (61, s(8265, 20)),
    (62, s(8285, 18)),
    (63, s(8303, 18)),
    (64, s(8321, 19)),
    (65, s(8340, 25)),
    (66, s(8365, 25)),
    (67, s(8390, 27)),
    (68, s(8417, 27)),
    (69, s(8444, 24)),
    (70, s(8468, 24)),
    (71, s(8492, 25)),
    (72, s(8517, 21)),
    (73, s(8538, 21)),
    (74, s(8559, 22)),
    (75, s(8581, 24)),
    (76, s(8605, 24)),
    (77, s(8629, 25)),
    (0, s(12656, 15)),
    (4, s(12671, 16)),
    (6, s(12687, 16)),
    (9, s(12703, 16)),
    (1, s(12915, 11)),
    (2, s(12926, 13)),
    (3, s(12939, 14)),
    (5, s(12953, 16)),
    (6, s(12969, 16)),
    (7, s(12985, 13)),
    (15, s(12998, 19)),
    (16, s(13017, 13)),
    (17, s(13030, 13)),
    (18, s(13043, 13)),
    (19, s(13056, 13)),
    (20, s(13069, 18)),
    (21, s(13087, 18)),
    (22, s(13105, 17)),
    (23, s(13122, 13)),
    (24, s(13135, 13)),
    (25, s(13148, 18)),
    (1, s(13510, 13)),
    (2, s(13523, 6)),
    (3, s(13529, 11)),
    (4, s(13540, 12)),
    (5, s(13552, 18)),
    (6, s(13570, 14)),
    (7, s(13584, 19)),
    (8, s(13603, 22)),
    (9, s(13625, 16)),
    (10, s(13641, 16)),
    (11, s(13657, 12)),
    (15, s(13669, 10)),
    (513, s(13679, 9)),
    (514, s(13688, 10)),
    (515, s(13698, 14)),
    (767, s(13712, 6)),
    (768, s(13718, 9)),
    (769, s(13679, 9)),
    (770, s(13688, 10)),
    (771, s(13698, 14)),
    (1023, s(13712, 6)),
    (3841, s(13727, 27)),
    (3842, s(13754, 16)),
    (3844, s(13770, 19)),
    (4095, s(13789, 5)),
    (0, s(14260, 6)),
    (1, s(14266, 6)),
    (2, s(14272, 6)),
    (3, s(14278, 6)),
    (4, s(14284, 6)),
    (5, s(14290, 6)),
    (6, s(14296, 5)),
    (0, s(14301, 10)),
    (1, s(14311, 11)),
    (2, s(14322, 15)),
    (3, s(14301, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 9] = [
    Part {
        name: s(13458, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(13463, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(13469, 7),
        low: bits(8, 6),
        high: bits(0, 0),
    },
    Part {
        name: s(14042, 14),
        low: bits(0, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14056, 14),
        low: bits(12, 4),
        high: bits(0, 0),
    },
    Part {
        name: s(14070, 14),
        low: bits(9, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(14084, 14),
        low: bits(8, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14098, 13),
        low: bits(1, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14111, 14),
        low: bits(2, 3),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 3908] = [
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
    32, 33, 16, 38, 39, 40, 31, 32, 33, 20, 38, 39, 40, 31, 32, 33, 38, 1, 39, 40, 31, 32,
    33, 38, 12, 39, 40, 31, 32, 33, 38, 19, 39, 40, 31, 32, 33, 38, 18, 39, 40, 31, 32, 33,
    9, 38, 39, 40, 31, 32, 33, 34, 38, 1, 39, 40, 31, 32, 33, 34, 38, 12, 39, 40, 31, 32, 33,
    35, 38, 12, 39, 40, 31, 32, 33, 35, 38, 19, 39, 40, 31, 32, 33, 36, 38, 19, 39, 40, 31,
    32, 33, 37, 42, 43, 40, 31, 32, 33, 41, 10, 42, 43, 40, 31, 32, 33, 16, 42, 43, 40, 31,
    32, 33, 20, 42, 43, 40, 31, 32, 33, 42, 1, 43, 40, 31, 32, 33, 42, 12, 43, 40, 31, 32,
    33, 42, 19, 43, 40, 31, 32, 33, 42, 18, 43, 40, 31, 32, 33, 9, 42, 43, 40, 31, 32, 33,
    44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 60, 61, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 62, 63,
    46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 64, 65, 46, 47, 48, 49, 50, 51, 52, 53,
    54, 55, 56, 57, 66, 67, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 68, 69, 46, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 70, 71, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 72, 73, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 74, 75, 46, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 76, 77, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 78, 79, 46,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 80, 81, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 82, 83, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 84, 85, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 86, 87, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 88, 89, 46, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 90, 91, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    92, 93, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 94, 95, 46, 47, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 96, 97, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 98, 99, 46, 47, 48,
    49, 50, 51, 52, 53, 54, 55, 56, 100, 101, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    102, 103, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 104, 105, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 106, 107, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 108, 109, 46,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 110, 111, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 44, 45, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 114, 115, 46, 112,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 116, 117, 46, 112, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 113, 118, 119, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 64, 65, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 66, 67, 46, 112,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 68, 69, 46, 112, 47, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 57, 113, 70, 71, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    120, 121, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 122, 123, 46, 112,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 124, 125, 46, 112, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 113, 126, 127, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 128, 129, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 130, 131, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 132, 133, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 134, 135, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 136, 137, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 138, 139, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 140, 141, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 142, 143, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 144, 145, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 146, 147, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 148, 149, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 150, 151, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 152, 153, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 154, 155, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 156, 157, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 158, 159, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 160, 161, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 162, 163, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 164, 165, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 166, 167, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 168, 169, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 170, 171, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 172, 173, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 174, 175, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 176, 177, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 178, 179, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 180, 181, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 182, 183, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 184, 185, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 186, 187, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 188, 189, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 190, 191, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 192, 193, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 194, 195, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 196, 197, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 198, 199, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 200, 201, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 202, 203, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 204, 205, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 206, 207, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 208, 209, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 210, 211, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 212, 213, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 214, 215, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 216, 217, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 218, 219, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 220, 221, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 222, 223, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 224, 225, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 226, 227, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 228, 229, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 230, 231, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 232, 233, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 234, 235, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 236, 237, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 238, 239, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 240, 241, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 242, 243, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 244, 245, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 246, 247, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 248, 249, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 250, 251, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 252, 253, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 254, 255, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 256, 257, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 258, 259, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 260, 261, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 262, 263, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 264, 265, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 266, 267, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 268, 269, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 270, 271, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 272, 273, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 274, 275, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 276, 277, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 278, 279, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 72, 73, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 113, 280, 281, 46, 112,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 113, 282, 283, 46, 112, 47, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 113, 284, 285, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 286, 287,
    46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 113, 288, 289, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 113, 290, 291, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    113, 292, 293, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 280, 281, 46, 112, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 282, 283, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54,
    55, 56, 284, 285, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 294, 295, 46, 112, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 296, 297, 46, 112, 47, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 57, 113, 298, 299, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    113, 300, 301, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 302, 303, 46, 112,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 304, 305, 46, 112, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 113, 306, 307, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 113, 308, 309, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 310, 311, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 312, 313, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 314, 315, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 113, 316, 317, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 318, 319, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 320, 321, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 322, 323, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 113, 324, 325, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 326, 327, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 328, 329, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 330, 331, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 113, 332, 333, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 334, 335, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 336, 337, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 338, 339, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 113, 340, 341, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 342, 343,
    344, 345, 346, 347, 348, 30, 349, 350, 351, 352, 353, 343, 344, 345, 346, 347, 348, 30,
    349, 350, 351, 352, 354, 343, 344, 345, 346, 347, 348, 30, 349, 350, 351, 352, 355, 343,
    344, 345, 346, 347, 348, 30, 349, 350, 351, 352, 356, 343, 344, 345, 347, 348, 30, 349,
    350, 351, 357, 352, 353, 343, 344, 345, 347, 348, 30, 349, 350, 351, 352, 354, 343, 344,
    345, 347, 348, 30, 349, 350, 351, 352, 355, 343, 344, 345, 347, 348, 30, 349, 350, 351,
    352, 342, 343, 344, 345, 347, 348, 30, 349, 350, 351, 352, 358, 359, 360, 31, 361, 362,
    359, 360, 31, 361, 363, 359, 360, 31, 361, 364, 359, 360, 31, 361, 365, 359, 360, 31,
    361, 358, 366, 360, 31, 361, 362, 366, 360, 31, 361, 363, 366, 360, 31, 361, 364, 366,
    360, 31, 361, 365, 366, 360, 31, 361, 362, 367, 359, 360, 367, 366, 360, 358, 368, 369,
    370, 371, 368, 371, 370, 369, 370, 371, 368, 369, 372, 370, 371, 373, 370, 371, 372, 370,
    369, 372, 369, 372, 371, 372, 371, 373, 368, 374, 375, 368, 376, 376, 368, 376, 377, 370,
    378, 368, 378, 379, 380, 378, 381, 382, 374, 383, 384, 385, 386, 387, 388, 386, 389, 390,
    391, 392, 384, 385, 393, 387, 388, 386, 394, 390, 391, 392, 395, 384, 396, 397, 398, 396,
    399, 400, 401, 402, 403, 404, 405, 396, 0, 406, 407, 405, 396, 0, 408, 409, 410, 411,
    412, 388, 386, 413, 395, 414, 397, 369, 413, 395, 384, 396, 415, 388, 386, 416, 391, 392,
    384, 417, 397, 388, 418, 413, 391, 392, 398, 396, 399, 400, 419, 402, 403, 404, 388, 386,
    413, 391, 392, 398, 396, 420, 400, 401, 402, 403, 404, 405, 396, 421, 408, 409, 410, 411,
    412, 388, 386, 422, 391, 392, 384, 423, 397, 398, 423, 420, 400, 419, 402, 403, 404, 405,
    423, 0, 406, 407, 405, 423, 421, 408, 409, 410, 411, 412, 388, 424, 422, 391, 392, 384,
    396, 425, 398, 396, 426, 400, 419, 402, 403, 404, 405, 396, 427, 406, 407, 405, 396, 428,
    408, 409, 410, 411, 412, 388, 386, 429, 391, 392, 388, 386, 422, 391, 395, 388, 418, 422,
    391, 392, 384, 417, 415, 388, 418, 416, 391, 392, 398, 396, 420, 400, 419, 402, 403, 404,
    384, 423, 430, 398, 423, 431, 400, 419, 402, 403, 404, 405, 423, 432, 406, 407, 405, 423,
    432, 408, 409, 410, 411, 412, 388, 424, 433, 391, 392, 384, 434, 425, 398, 434, 426, 400,
    401, 402, 403, 404, 405, 434, 427, 406, 407, 405, 434, 428, 408, 409, 410, 411, 412, 388,
    435, 429, 391, 392, 384, 423, 425, 398, 423, 426, 400, 419, 402, 403, 404, 405, 423, 427,
    406, 407, 405, 423, 428, 408, 409, 410, 411, 412, 388, 424, 429, 391, 392, 396, 397, 384,
    396, 397, 436, 437, 398, 396, 420, 438, 437, 400, 401, 402, 403, 404, 439, 405, 396, 0,
    436, 437, 406, 407, 405, 396, 421, 440, 437, 408, 409, 410, 411, 412, 388, 386, 422, 389,
    441, 395, 384, 396, 397, 436, 398, 396, 420, 438, 400, 419, 402, 403, 404, 439, 405, 396,
    0, 436, 406, 407, 405, 396, 421, 440, 408, 409, 410, 411, 412, 388, 386, 422, 389, 391,
    392, 398, 396, 399, 442, 400, 401, 402, 403, 404, 439, 405, 396, 0, 436, 408, 409, 410,
    411, 412, 388, 386, 413, 443, 391, 395, 388, 386, 413, 443, 395, 396, 397, 444, 436, 396,
    397, 436, 444, 384, 396, 437, 397, 436, 437, 398, 396, 437, 399, 442, 437, 400, 402, 403,
    404, 439, 405, 396, 437, 0, 436, 437, 406, 407, 405, 396, 437, 0, 436, 437, 408, 409,
    410, 411, 412, 388, 386, 445, 413, 443, 441, 391, 395, 384, 446, 397, 436, 398, 446, 420,
    438, 400, 419, 402, 403, 404, 439, 405, 446, 0, 436, 406, 407, 405, 446, 421, 440, 408,
    409, 410, 411, 412, 388, 447, 422, 389, 391, 392, 384, 423, 425, 448, 398, 423, 426, 449,
    400, 419, 402, 403, 404, 439, 405, 423, 427, 448, 406, 407, 405, 423, 428, 450, 408, 409,
    410, 411, 412, 388, 424, 429, 451, 391, 392, 423, 425, 452, 448, 423, 425, 448, 452, 398,
    423, 426, 453, 400, 419, 402, 403, 404, 439, 405, 423, 428, 448, 408, 409, 410, 411, 412,
    388, 424, 429, 454, 391, 392, 446, 455, 456, 405, 446, 457, 456, 406, 407, 405, 446, 458,
    459, 408, 409, 410, 411, 412, 386, 422, 389, 460, 391, 392, 386, 413, 443, 461, 391, 395,
    386, 413, 443, 461, 395, 418, 416, 462, 463, 391, 392, 386, 413, 443, 461, 464, 391, 395,
    386, 422, 443, 461, 391, 395, 418, 416, 462, 391, 392, 418, 416, 443, 391, 392, 386, 413,
    443, 395, 386, 445, 465, 466, 467, 391, 392, 418, 445, 468, 469, 470, 391, 392, 471, 472,
    443, 473, 391, 395, 474, 472, 443, 475, 391, 395, 471, 445, 413, 443, 473, 391, 395, 471,
    413, 476, 395, 435, 433, 477, 478, 391, 395, 386, 445, 413, 443, 391, 395, 386, 429, 451,
    478, 391, 395, 435, 433, 477, 479, 464, 391, 395, 386, 389, 390, 480, 391, 392, 386, 389,
    390, 391, 392, 386, 422, 481, 391, 392, 386, 389, 390, 482, 480, 391, 392, 386, 389, 390,
    482, 391, 392, 386, 422, 481, 482, 391, 392, 424, 429, 451, 482, 464, 391, 392, 424, 389,
    390, 460, 480, 391, 395, 424, 389, 390, 460, 391, 395, 424, 422, 481, 460, 391, 395, 369,
    413, 443, 395, 386, 422, 443, 391, 392, 386, 422, 389, 391, 395, 386, 433, 477, 461, 464,
    391, 395, 386, 413, 443, 391, 395, 386, 413, 443, 461, 483, 395, 386, 413, 443, 461, 484,
    485, 486, 487, 391, 386, 413, 443, 483, 488, 489, 490, 391, 447, 491, 492, 493, 484, 485,
    486, 487, 391, 447, 491, 492, 483, 488, 489, 490, 391, 424, 494, 495, 496, 484, 497, 391,
    388, 498, 422, 389, 391, 395, 384, 437, 397, 436, 398, 499, 420, 438, 404, 439, 388, 422,
    389, 391, 395, 384, 397, 436, 398, 420, 438, 404, 439, 388, 498, 416, 462, 391, 395, 384,
    437, 415, 500, 388, 416, 462, 391, 395, 384, 415, 500, 388, 498, 413, 443, 395, 398, 499,
    399, 442, 404, 439, 388, 498, 422, 443, 395, 398, 499, 420, 442, 404, 439, 388, 498, 433,
    477, 395, 384, 437, 430, 501, 398, 499, 431, 502, 404, 439, 388, 498, 429, 443, 395, 384,
    437, 425, 448, 398, 499, 426, 453, 404, 439, 388, 413, 443, 395, 398, 399, 442, 404, 439,
    388, 422, 443, 395, 398, 420, 442, 404, 439, 388, 433, 477, 395, 384, 430, 501, 398, 431,
    502, 404, 439, 388, 429, 443, 395, 384, 425, 448, 398, 426, 453, 404, 439, 388, 498, 472,
    476, 395, 384, 437, 503, 504, 388, 498, 416, 443, 395, 384, 437, 415, 436, 388, 472, 476,
    395, 384, 503, 504, 388, 416, 443, 395, 384, 415, 436, 388, 498, 429, 451, 391, 395, 398,
    499, 426, 449, 404, 439, 388, 429, 451, 391, 395, 398, 426, 449, 404, 439,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1150] = [
    0x262f11, // buffer_atomic_add
    0x275414, // buffer_atomic_add_x2
    0x269911, // buffer_atomic_and
    0x27d014, // buffer_atomic_and_x2
    0x261a15, // buffer_atomic_cmpswap
    0x273c18, // buffer_atomic_cmpswap_x2
    0x26dc11, // buffer_atomic_dec
    0x281f14, // buffer_atomic_dec_x2
    0x26ed16, // buffer_atomic_fcmpswap
    0x283319, // buffer_atomic_fcmpswap_x2
    0x271512, // buffer_atomic_fmax
    0x286115, // buffer_atomic_fmax_x2
    0x270312, // buffer_atomic_fmin
    0x284c15, // buffer_atomic_fmin_x2
    0x26cb11, // buffer_atomic_inc
    0x280b14, // buffer_atomic_inc_x2
    0x26aa10, // buffer_atomic_or
    0x27e413, // buffer_atomic_or_x2
    0x267512, // buffer_atomic_smax
    0x27a615, // buffer_atomic_smax_x2
    0x265112, // buffer_atomic_smin
    0x277c15, // buffer_atomic_smin_x2
    0x264011, // buffer_atomic_sub
    0x276814, // buffer_atomic_sub_x2
    0x260812, // buffer_atomic_swap
    0x272715, // buffer_atomic_swap_x2
    0x268712, // buffer_atomic_umax
    0x27bb15, // buffer_atomic_umax_x2
    0x266312, // buffer_atomic_umin
    0x279115, // buffer_atomic_umin_x2
    0x26ba11, // buffer_atomic_xor
    0x27f714, // buffer_atomic_xor_x2
    0x28760e, // buffer_gl0_inv
    0x28840e, // buffer_gl1_inv
    0x245e11, // buffer_load_dword
    0x246f13, // buffer_load_dwordx2
    0x249513, // buffer_load_dwordx3
    0x248213, // buffer_load_dwordx4
    0x25d11b, // buffer_load_format_d16_hi_x
    0x289218, // buffer_load_format_d16_x
    0x28aa19, // buffer_load_format_d16_xy
    0x28c31a, // buffer_load_format_d16_xyz
    0x28dd1b, // buffer_load_format_d16_xyzw
    0x236814, // buffer_load_format_x
    0x237c15, // buffer_load_format_xy
    0x239116, // buffer_load_format_xyz
    0x23a717, // buffer_load_format_xyzw
    0x242911, // buffer_load_sbyte
    0x257715, // buffer_load_sbyte_d16
    0x258c18, // buffer_load_sbyte_d16_hi
    0x25a415, // buffer_load_short_d16
    0x25b918, // buffer_load_short_d16_hi
    0x244c12, // buffer_load_sshort
    0x241811, // buffer_load_ubyte
    0x254a15, // buffer_load_ubyte_d16
    0x255f18, // buffer_load_ubyte_d16_hi
    0x243a12, // buffer_load_ushort
    0x24a811, // buffer_store_byte
    0x24b918, // buffer_store_byte_d16_hi
    0x24fc12, // buffer_store_dword
    0x250e14, // buffer_store_dwordx2
    0x253614, // buffer_store_dwordx3
    0x252214, // buffer_store_dwordx4
    0x25ec1c, // buffer_store_format_d16_hi_x
    0x28f819, // buffer_store_format_d16_x
    0x29111a, // buffer_store_format_d16_xy
    0x292b1b, // buffer_store_format_d16_xyz
    0x29461c, // buffer_store_format_d16_xyzw
    0x23be15, // buffer_store_format_x
    0x23d316, // buffer_store_format_xy
    0x23e917, // buffer_store_format_xyz
    0x240018, // buffer_store_format_xyzw
    0x24d112, // buffer_store_short
    0x24e319, // buffer_store_short_d16_hi
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
    0x0e0a11, // global_atomic_add
    0x0f2f14, // global_atomic_add_x2
    0x0e7411, // global_atomic_and
    0x0fab14, // global_atomic_and_x2
    0x0df515, // global_atomic_cmpswap
    0x0f1718, // global_atomic_cmpswap_x2
    0x0eb711, // global_atomic_dec
    0x0ffa14, // global_atomic_dec_x2
    0x0ec816, // global_atomic_fcmpswap
    0x100e19, // global_atomic_fcmpswap_x2
    0x0ef012, // global_atomic_fmax
    0x103c15, // global_atomic_fmax_x2
    0x0ede12, // global_atomic_fmin
    0x102715, // global_atomic_fmin_x2
    0x0ea611, // global_atomic_inc
    0x0fe614, // global_atomic_inc_x2
    0x0e8510, // global_atomic_or
    0x0fbf13, // global_atomic_or_x2
    0x0e5012, // global_atomic_smax
    0x0f8115, // global_atomic_smax_x2
    0x0e2c12, // global_atomic_smin
    0x0f5715, // global_atomic_smin_x2
    0x0e1b11, // global_atomic_sub
    0x0f4314, // global_atomic_sub_x2
    0x0de312, // global_atomic_swap
    0x0f0215, // global_atomic_swap_x2
    0x0e6212, // global_atomic_umax
    0x0f9615, // global_atomic_umax_x2
    0x0e3e12, // global_atomic_umin
    0x0f6c15, // global_atomic_umin_x2
    0x0e9511, // global_atomic_xor
    0x0fd214, // global_atomic_xor_x2
    0x0c7011, // global_load_dword
    0x0c8113, // global_load_dwordx2
    0x0ca713, // global_load_dwordx3
    0x0c9413, // global_load_dwordx4
    0x0c3b11, // global_load_sbyte
    0x0d8915, // global_load_sbyte_d16
    0x0d9e18, // global_load_sbyte_d16_hi
    0x0db615, // global_load_short_d16
    0x0dcb18, // global_load_short_d16_hi
    0x0c5e12, // global_load_sshort
    0x0c2a11, // global_load_ubyte
    0x0d5c15, // global_load_ubyte_d16
    0x0d7118, // global_load_ubyte_d16_hi
    0x0c4c12, // global_load_ushort
    0x0cba11, // global_store_byte
    0x0ccb18, // global_store_byte_d16_hi
    0x0d0e12, // global_store_dword
    0x0d2014, // global_store_dwordx2
    0x0d4814, // global_store_dwordx3
    0x0d3414, // global_store_dwordx4
    0x0ce312, // global_store_short
    0x0cf519, // global_store_short_d16_hi
    0x139d10, // image_atomic_add
    0x140110, // image_atomic_and
    0x138914, // image_atomic_cmpswap
    0x144010, // image_atomic_dec
    0x145015, // image_atomic_fcmpswap
    0x147611, // image_atomic_fmax
    0x146511, // image_atomic_fmin
    0x143010, // image_atomic_inc
    0x14110f, // image_atomic_or
    0x13df11, // image_atomic_smax
    0x13bd11, // image_atomic_smin
    0x13ad10, // image_atomic_sub
    0x137811, // image_atomic_swap
    0x13f011, // image_atomic_umax
    0x13ce11, // image_atomic_umin
    0x142010, // image_atomic_xor
    0x16a00d, // image_gather4
    0x18d50e, // image_gather4h
    0x18e312, // image_gather4h_pck
    0x16e80f, // image_gather4_b
    0x16f712, // image_gather4_b_cl
    0x180714, // image_gather4_b_cl_o
    0x17f611, // image_gather4_b_o
    0x17190f, // image_gather4_c
    0x16ad10, // image_gather4_cl
    0x17b512, // image_gather4_cl_o
    0x176f11, // image_gather4_c_b
    0x178014, // image_gather4_c_b_cl
    0x189e16, // image_gather4_c_b_cl_o
    0x188b13, // image_gather4_c_b_o
    0x172812, // image_gather4_c_cl
    0x183e14, // image_gather4_c_cl_o
    0x175e11, // image_gather4_c_l
    0x179412, // image_gather4_c_lz
    0x18b414, // image_gather4_c_lz_o
    0x187813, // image_gather4_c_l_o
    0x182d11, // image_gather4_c_o
    0x16d90f, // image_gather4_l
    0x170910, // image_gather4_lz
    0x181b12, // image_gather4_lz_o
    0x17e511, // image_gather4_l_o
    0x17a60f, // image_gather4_o
    0x18f512, // image_gather8h_pck
    0x18c80d, // image_get_lod
    0x136711, // image_get_resinfo
    0x12cb0a, // image_load
    0x16bd0e, // image_load_by2
    0x16cb0e, // image_load_by4
    0x12d50e, // image_load_mip
    0x173a12, // image_load_mip_by2
    0x174c12, // image_load_mip_by4
    0x130312, // image_load_mip_pck
    0x19b913, // image_load_mip_pck2
    0x19cc13, // image_load_mip_pck4
    0x131516, // image_load_mip_pck_sgn
    0x12e30e, // image_load_pck
    0x199b0f, // image_load_pck2
    0x19aa0f, // image_load_pck4
    0x12f112, // image_load_pck_sgn
    0x1a270f, // image_msaa_load
    0x14870c, // image_sample
    0x14d00e, // image_sample_b
    0x14de11, // image_sample_b_cl
    0x15e613, // image_sample_b_cl_o
    0x15d610, // image_sample_b_o
    0x14fe0e, // image_sample_c
    0x19070f, // image_sample_cd
    0x191612, // image_sample_cd_cl
    0x1af516, // image_sample_cd_cl_g16
    0x195e14, // image_sample_cd_cl_o
    0x1b4d18, // image_sample_cd_cl_o_g16
    0x1ae213, // image_sample_cd_g16
    0x194d11, // image_sample_cd_o
    0x1b3815, // image_sample_cd_o_g16
    0x14940f, // image_sample_cl
    0x159211, // image_sample_cl_o
    0x155010, // image_sample_c_b
    0x156013, // image_sample_c_b_cl
    0x167815, // image_sample_c_b_cl_o
    0x166612, // image_sample_c_b_o
    0x192811, // image_sample_c_cd
    0x193914, // image_sample_c_cd_cl
    0x1b2018, // image_sample_c_cd_cl_g16
    0x198516, // image_sample_c_cd_cl_o
    0x1b7c1a, // image_sample_c_cd_cl_o_g16
    0x1b0b15, // image_sample_c_cd_g16
    0x197213, // image_sample_c_cd_o
    0x1b6517, // image_sample_c_cd_o_g16
    0x150c11, // image_sample_c_cl
    0x161a13, // image_sample_c_cl_o
    0x151d10, // image_sample_c_d
    0x152d13, // image_sample_c_d_cl
    0x1a7117, // image_sample_c_d_cl_g16
    0x163f15, // image_sample_c_d_cl_o
    0x1ac919, // image_sample_c_d_cl_o_g16
    0x1a5d14, // image_sample_c_d_g16
    0x162d12, // image_sample_c_d_o
    0x1ab316, // image_sample_c_d_o_g16
    0x154010, // image_sample_c_l
    0x157311, // image_sample_c_lz
    0x168d13, // image_sample_c_lz_o
    0x165412, // image_sample_c_l_o
    0x160a10, // image_sample_c_o
    0x14a30e, // image_sample_d
    0x14b111, // image_sample_d_cl
    0x1a4815, // image_sample_d_cl_g16
    0x15b313, // image_sample_d_cl_o
    0x1a9c17, // image_sample_d_cl_o_g16
    0x1a3612, // image_sample_d_g16
    0x15a310, // image_sample_d_o
    0x1a8814, // image_sample_d_o_g16
    0x14c20e, // image_sample_l
    0x14ef0f, // image_sample_lz
    0x15f911, // image_sample_lz_o
    0x15c610, // image_sample_l_o
    0x15840e, // image_sample_o
    0x132b0b, // image_store
    0x17c70f, // image_store_by2
    0x17d60f, // image_store_by4
    0x13360f, // image_store_mip
    0x185213, // image_store_mip_by2
    0x186513, // image_store_mip_by4
    0x135413, // image_store_mip_pck
    0x19ff14, // image_store_mip_pck2
    0x1a1314, // image_store_mip_pck4
    0x13450f, // image_store_pck
    0x19df10, // image_store_pck2
    0x19ef10, // image_store_pck4
    0x109b12, // scratch_load_dword
    0x10ad14, // scratch_load_dwordx2
    0x10d514, // scratch_load_dwordx3
    0x10c114, // scratch_load_dwordx4
    0x106312, // scratch_load_sbyte
    0x11c216, // scratch_load_sbyte_d16
    0x11d819, // scratch_load_sbyte_d16_hi
    0x11f116, // scratch_load_short_d16
    0x120719, // scratch_load_short_d16_hi
    0x108813, // scratch_load_sshort
    0x105112, // scratch_load_ubyte
    0x119316, // scratch_load_ubyte_d16
    0x11a919, // scratch_load_ubyte_d16_hi
    0x107513, // scratch_load_ushort
    0x10e912, // scratch_store_byte
    0x10fb19, // scratch_store_byte_d16_hi
    0x114113, // scratch_store_dword
    0x115415, // scratch_store_dwordx2
    0x117e15, // scratch_store_dwordx3
    0x116915, // scratch_store_dwordx4
    0x111413, // scratch_store_short
    0x11271a, // scratch_store_short_d16_hi
    0x2ff60d, // s_absdiff_i32
    0x2d1409, // s_abs_i32
    0x2e910a, // s_addc_u32
    0x325f0a, // s_addk_i32
    0x2e7f09, // s_add_i32
    0x2e6d09, // s_add_u32
    0x2e1214, // s_andn1_saveexec_b32
    0x2d1d14, // s_andn1_saveexec_b64
    0x2e3912, // s_andn1_wrexec_b32
    0x2d4412, // s_andn1_wrexec_b64
    0x2f170b, // s_andn2_b32
    0x2f220b, // s_andn2_b64
    0x2db314, // s_andn2_saveexec_b32
    0x2c6514, // s_andn2_saveexec_b64
    0x2e4b12, // s_andn2_wrexec_b32
    0x2d5612, // s_andn2_wrexec_b64
    0x2ee309, // s_and_b32
    0x2eec09, // s_and_b64
    0x2d7e12, // s_and_saveexec_b32
    0x2c3012, // s_and_saveexec_b64
    0x2fa30a, // s_ashr_i32
    0x2fad0a, // s_ashr_i64
    0x2a7a0b, // s_atc_probe
    0x2a8512, // s_atc_probe_buffer
    0x348009, // s_barrier
    0x2b0e0f, // s_bcnt0_i32_b32
    0x2b1d0f, // s_bcnt0_i32_b64
    0x2b2c0f, // s_bcnt1_i32_b32
    0x2b3b0f, // s_bcnt1_i32_b64
    0x2fdb09, // s_bfe_i32
    0x2fed09, // s_bfe_i64
    0x2fd209, // s_bfe_u32
    0x2fe409, // s_bfe_u64
    0x2fb709, // s_bfm_b32
    0x2fc009, // s_bfm_b64
    0x311a0d, // s_bitcmp0_b32
    0x31340d, // s_bitcmp0_b64
    0x31270d, // s_bitcmp1_b32
    0x31410d, // s_bitcmp1_b64
    0x2d6816, // s_bitreplicate_b64_b32
    0x2bd10d, // s_bitset0_b32
    0x2bde0d, // s_bitset0_b64
    0x2beb0d, // s_bitset1_b32
    0x2bf80d, // s_bitset1_b64
    0x341808, // s_branch
    0x2afa0a, // s_brev_b32
    0x2b040a, // s_brev_b64
    0x29e713, // s_buffer_load_dword
    0x2a3916, // s_buffer_load_dwordx16
    0x29fa15, // s_buffer_load_dwordx2
    0x2a0f15, // s_buffer_load_dwordx4
    0x2a2415, // s_buffer_load_dwordx8
    0x33980a, // s_call_b64
    0x363211, // s_cbranch_cdbgsys
    0x366e1a, // s_cbranch_cdbgsys_and_user
    0x365519, // s_cbranch_cdbgsys_or_user
    0x364312, // s_cbranch_cdbguser
    0x347010, // s_cbranch_execnz
    0x34610f, // s_cbranch_execz
    0x34280e, // s_cbranch_scc0
    0x34360e, // s_cbranch_scc1
    0x34520f, // s_cbranch_vccnz
    0x34440e, // s_cbranch_vccz
    0x36c708, // s_clause
    0x31b80b, // s_cmovk_i32
    0x2ac20a, // s_cmov_b32
    0x2acc0a, // s_cmov_b64
    0x31c30d, // s_cmpk_eq_i32
    0x32110d, // s_cmpk_eq_u32
    0x31ea0d, // s_cmpk_ge_i32
    0x32380d, // s_cmpk_ge_u32
    0x31dd0d, // s_cmpk_gt_i32
    0x322b0d, // s_cmpk_gt_u32
    0x32040d, // s_cmpk_le_i32
    0x32520d, // s_cmpk_le_u32
    0x31d00d, // s_cmpk_lg_i32
    0x321e0d, // s_cmpk_lg_u32
    0x31f70d, // s_cmpk_lt_i32
    0x32450d, // s_cmpk_lt_u32
    0x308a0c, // s_cmp_eq_i32
    0x30d20c, // s_cmp_eq_u32
    0x314e0c, // s_cmp_eq_u64
    0x30ae0c, // s_cmp_ge_i32
    0x30f60c, // s_cmp_ge_u32
    0x30a20c, // s_cmp_gt_i32
    0x30ea0c, // s_cmp_gt_u32
    0x30c60c, // s_cmp_le_i32
    0x310e0c, // s_cmp_le_u32
    0x30960c, // s_cmp_lg_i32
    0x30de0c, // s_cmp_lg_u32
    0x315a0c, // s_cmp_lg_u64
    0x30ba0c, // s_cmp_lt_i32
    0x31020c, // s_cmp_lt_u32
    0x36ae0a, // s_code_end
    0x2ec90d, // s_cselect_b32
    0x2ed60d, // s_cselect_b64
    0x2a580c, // s_dcache_inv
    0x36180e, // s_decperflevel
    0x37490d, // s_denorm_mode
    0x341008, // s_endpgm
    0x369618, // s_endpgm_ordered_ps_done
    0x36880e, // s_endpgm_saved
    0x2b4a0d, // s_ff0_i32_b32
    0x2b570d, // s_ff0_i32_b64
    0x2b640d, // s_ff1_i32_b32
    0x2b710d, // s_ff1_i32_b64
    0x2b9c0b, // s_flbit_i32
    0x2b7e0f, // s_flbit_i32_b32
    0x2b8d0f, // s_flbit_i32_b64
    0x2ba70f, // s_flbit_i32_i64
    0x2c050b, // s_getpc_b64
    0x336e0c, // s_getreg_b32
    0x2a9719, // s_get_waveid_in_workgroup
    0x2a4f09, // s_gl1_inv
    0x35fe0c, // s_icache_inv
    0x360a0e, // s_incperflevel
    0x36b80f, // s_inst_prefetch
    0x29620c, // s_load_dword
    0x29980f, // s_load_dwordx16
    0x296e0e, // s_load_dwordx2
    0x297c0e, // s_load_dwordx4
    0x298a0e, // s_load_dwordx8
    0x30030f, // s_lshl1_add_u32
    0x30120f, // s_lshl2_add_u32
    0x30210f, // s_lshl3_add_u32
    0x30300f, // s_lshl4_add_u32
    0x2f7b0a, // s_lshl_b32
    0x2f850a, // s_lshl_b64
    0x2f8f0a, // s_lshr_b32
    0x2f990a, // s_lshr_b64
    0x2eb709, // s_max_i32
    0x2ec009, // s_max_u32
    0x2a6d0d, // s_memrealtime
    0x2a6409, // s_memtime
    0x2ea509, // s_min_i32
    0x2eae09, // s_min_u32
    0x31660a, // s_movk_i32
    0x2cfa0d, // s_movreld_b32
    0x2d070d, // s_movreld_b64
    0x2e5d10, // s_movrelsd_2_b32
    0x2ce00d, // s_movrels_b32
    0x2ced0d, // s_movrels_b64
    0x2ab009, // s_mov_b32
    0x2ab909, // s_mov_b64
    0x32690a, // s_mulk_i32
    0x307e0c, // s_mul_hi_i32
    0x30720c, // s_mul_hi_u32
    0x2fc909, // s_mul_i32
    0x2f410a, // s_nand_b32
    0x2f4b0a, // s_nand_b64
    0x2dda13, // s_nand_saveexec_b32
    0x2c8c13, // s_nand_saveexec_b64
    0x340b05, // s_nop
    0x2f5509, // s_nor_b32
    0x2f5e09, // s_nor_b64
    0x2ded12, // s_nor_saveexec_b32
    0x2c9f12, // s_nor_saveexec_b64
    0x2ad609, // s_not_b32
    0x2adf09, // s_not_b64
    0x2e2613, // s_orn1_saveexec_b32
    0x2d3113, // s_orn1_saveexec_b64
    0x2f2d0a, // s_orn2_b32
    0x2f370a, // s_orn2_b64
    0x2dc713, // s_orn2_saveexec_b32
    0x2c7913, // s_orn2_saveexec_b64
    0x2ef508, // s_or_b32
    0x2efd08, // s_or_b64
    0x2d9011, // s_or_saveexec_b32
    0x2c4211, // s_or_saveexec_b64
    0x306111, // s_pack_hh_b32_b16
    0x305011, // s_pack_lh_b32_b16
    0x303f11, // s_pack_ll_b32_b16
    0x2cc40e, // s_quadmask_b32
    0x2cd20e, // s_quadmask_b64
    0x2c2709, // s_rfe_b64
    0x373d0c, // s_round_mode
    0x29a714, // s_scratch_load_dword
    0x29bb16, // s_scratch_load_dwordx2
    0x29d116, // s_scratch_load_dwordx4
    0x35e209, // s_sendmsg
    0x35eb0d, // s_sendmsghalt
    0x34ad09, // s_sethalt
    0x348909, // s_setkill
    0x2c100b, // s_setpc_b64
    0x34bd09, // s_setprio
    0x337a0c, // s_setreg_b32
    0x338612, // s_setreg_imm32_b32
    0x2bc30e, // s_sext_i32_i16
    0x2bb60d, // s_sext_i32_i8
    0x34b607, // s_sleep
    0x2e9b0a, // s_subb_u32
    0x33e116, // s_subvector_loop_begin
    0x33f714, // s_subvector_loop_end
    0x2e8809, // s_sub_i32
    0x2e7609, // s_sub_u32
    0x2c1b0c, // s_swappc_b64
    0x35f806, // s_trap
    0x36260c, // s_ttracedata
    0x375610, // s_ttracedata_imm
    0x31af09, // s_version
    0x34a409, // s_waitcnt
    0x372d10, // s_waitcnt_depctr
    0x33c010, // s_waitcnt_expcnt
    0x33d011, // s_waitcnt_lgkmcnt
    0x33b10f, // s_waitcnt_vmcnt
    0x33a20f, // s_waitcnt_vscnt
    0x36cf0b, // s_wait_idle
    0x342008, // s_wakeup
    0x2ae809, // s_wqm_b32
    0x2af109, // s_wqm_b64
    0x2f670a, // s_xnor_b32
    0x2f710a, // s_xnor_b64
    0x2dff13, // s_xnor_saveexec_b32
    0x2cb113, // s_xnor_saveexec_b64
    0x2f0509, // s_xor_b32
    0x2f0e09, // s_xor_b64
    0x2da112, // s_xor_saveexec_b32
    0x2c5312, // s_xor_saveexec_b64
    0x229019, // tbuffer_load_format_d16_x
    0x22a91a, // tbuffer_load_format_d16_xy
    0x22c31b, // tbuffer_load_format_d16_xyz
    0x22de1c, // tbuffer_load_format_d16_xyzw
    0x21d815, // tbuffer_load_format_x
    0x21ed16, // tbuffer_load_format_xy
    0x220317, // tbuffer_load_format_xyz
    0x221a18, // tbuffer_load_format_xyzw
    0x22fa1a, // tbuffer_store_format_d16_x
    0x23141b, // tbuffer_store_format_d16_xy
    0x232f1c, // tbuffer_store_format_d16_xyz
    0x234b1d, // tbuffer_store_format_d16_xyzw
    0x223216, // tbuffer_store_format_x
    0x224817, // tbuffer_store_format_xy
    0x225f18, // tbuffer_store_format_xyz
    0x227719, // tbuffer_store_format_xyzw
    0x434a0a, // v_add3_u32
    0x3d6b0f, // v_add_co_ci_u32
    0x414d0c, // v_add_co_u32
    0x3dce09, // v_add_f16
    0x3c2309, // v_add_f32
    0x3fb309, // v_add_f64
    0x42070e, // v_add_lshl_u32
    0x41350c, // v_add_nc_i16
    0x43bd0c, // v_add_nc_i32
    0x40d30c, // v_add_nc_u16
    0x3d440c, // v_add_nc_u32
    0x3ede0e, // v_alignbit_b32
    0x3eec0f, // v_alignbyte_b32
    0x3d0109, // v_and_b32
    0x43610c, // v_and_or_b32
    0x41040d, // v_ashrrev_i16
    0x3ce70d, // v_ashrrev_i32
    0x40c60d, // v_ashrrev_i64
    0x42d00e, // v_bcnt_u32_b32
    0x3eab09, // v_bfe_i32
    0x3ea209, // v_bfe_u32
    0x3eb409, // v_bfi_b32
    0x42c709, // v_bfm_b32
    0x3a3c0b, // v_bfrev_b32
    0x3b870a, // v_ceil_f16
    0x39a80a, // v_ceil_f32
    0x39670a, // v_ceil_f64
    0x3ab609, // v_clrexcp
    0x49b410, // v_cmpx_class_f16
    0x495610, // v_cmpx_class_f32
    0x4adf10, // v_cmpx_class_f64
    0x4c780d, // v_cmpx_eq_f16
    0x45d90d, // v_cmpx_eq_f32
    0x47710d, // v_cmpx_eq_f64
    0x49730d, // v_cmpx_eq_i16
    0x49090d, // v_cmpx_eq_i32
    0x4a920d, // v_cmpx_eq_i64
    0x4afc0d, // v_cmpx_eq_u16
    0x4c120d, // v_cmpx_eq_u32
    0x4da20d, // v_cmpx_eq_u64
    0x4c5f0c, // v_cmpx_f_f16
    0x45c00c, // v_cmpx_f_f32
    0x47580c, // v_cmpx_f_f64
    0x48f00c, // v_cmpx_f_i32
    0x4a790c, // v_cmpx_f_i64
    0x4bf90c, // v_cmpx_f_u32
    0x4d890c, // v_cmpx_f_u64
    0x4cac0d, // v_cmpx_ge_f16
    0x460d0d, // v_cmpx_ge_f32
    0x47a50d, // v_cmpx_ge_f64
    0x49a70d, // v_cmpx_ge_i16
    0x493d0d, // v_cmpx_ge_i32
    0x4ac60d, // v_cmpx_ge_i64
    0x4b300d, // v_cmpx_ge_u16
    0x4c460d, // v_cmpx_ge_u32
    0x4dd60d, // v_cmpx_ge_u64
    0x4c920d, // v_cmpx_gt_f16
    0x45f30d, // v_cmpx_gt_f32
    0x478b0d, // v_cmpx_gt_f64
    0x498d0d, // v_cmpx_gt_i16
    0x49230d, // v_cmpx_gt_i32
    0x4aac0d, // v_cmpx_gt_i64
    0x4b160d, // v_cmpx_gt_u16
    0x4c2c0d, // v_cmpx_gt_u32
    0x4dbc0d, // v_cmpx_gt_u64
    0x4c850d, // v_cmpx_le_f16
    0x45e60d, // v_cmpx_le_f32
    0x477e0d, // v_cmpx_le_f64
    0x49800d, // v_cmpx_le_i16
    0x49160d, // v_cmpx_le_i32
    0x4a9f0d, // v_cmpx_le_i64
    0x4b090d, // v_cmpx_le_u16
    0x4c1f0d, // v_cmpx_le_u32
    0x4daf0d, // v_cmpx_le_u64
    0x4c9f0d, // v_cmpx_lg_f16
    0x46000d, // v_cmpx_lg_f32
    0x47980d, // v_cmpx_lg_f64
    0x4c6b0d, // v_cmpx_lt_f16
    0x45cc0d, // v_cmpx_lt_f32
    0x47640d, // v_cmpx_lt_f64
    0x49660d, // v_cmpx_lt_i16
    0x48fc0d, // v_cmpx_lt_i32
    0x4a850d, // v_cmpx_lt_i64
    0x4aef0d, // v_cmpx_lt_u16
    0x4c050d, // v_cmpx_lt_u32
    0x4d950d, // v_cmpx_lt_u64
    0x4e330e, // v_cmpx_neq_f16
    0x466a0e, // v_cmpx_neq_f32
    0x48020e, // v_cmpx_neq_f64
    0x499a0d, // v_cmpx_ne_i16
    0x49300d, // v_cmpx_ne_i32
    0x4ab90d, // v_cmpx_ne_i64
    0x4b230d, // v_cmpx_ne_u16
    0x4c390d, // v_cmpx_ne_u32
    0x4dc90d, // v_cmpx_ne_u64
    0x4dfb0e, // v_cmpx_nge_f16
    0x46320e, // v_cmpx_nge_f32
    0x47ca0e, // v_cmpx_nge_f64
    0x4e170e, // v_cmpx_ngt_f16
    0x464e0e, // v_cmpx_ngt_f32
    0x47e60e, // v_cmpx_ngt_f64
    0x4e250e, // v_cmpx_nle_f16
    0x465c0e, // v_cmpx_nle_f32
    0x47f40e, // v_cmpx_nle_f64
    0x4e090e, // v_cmpx_nlg_f16
    0x46400e, // v_cmpx_nlg_f32
    0x47d80e, // v_cmpx_nlg_f64
    0x4e410e, // v_cmpx_nlt_f16
    0x46780e, // v_cmpx_nlt_f32
    0x48100e, // v_cmpx_nlt_f64
    0x4cb90c, // v_cmpx_o_f16
    0x461a0c, // v_cmpx_o_f32
    0x47b20c, // v_cmpx_o_f64
    0x4e4f0e, // v_cmpx_tru_f16
    0x46860e, // v_cmpx_tru_f32
    0x481e0e, // v_cmpx_tru_f64
    0x494a0c, // v_cmpx_t_i32
    0x4ad30c, // v_cmpx_t_i64
    0x4c530c, // v_cmpx_t_u32
    0x4de30c, // v_cmpx_t_u64
    0x4def0c, // v_cmpx_u_f16
    0x46260c, // v_cmpx_u_f32
    0x47be0c, // v_cmpx_u_f64
    0x48e10f, // v_cmp_class_f16
    0x488a0f, // v_cmp_class_f32
    0x4a220f, // v_cmp_class_f64
    0x4bb20c, // v_cmp_eq_f16
    0x45130c, // v_cmp_eq_f32
    0x46ab0c, // v_cmp_eq_f64
    0x48a50c, // v_cmp_eq_i16
    0x48430c, // v_cmp_eq_i32
    0x49db0c, // v_cmp_eq_i64
    0x4a3d0c, // v_cmp_eq_u16
    0x4b540c, // v_cmp_eq_u32
    0x4cdc0c, // v_cmp_eq_u64
    0x4b9b0b, // v_cmp_f_f16
    0x44fc0b, // v_cmp_f_f32
    0x46940b, // v_cmp_f_f64
    0x482c0b, // v_cmp_f_i32
    0x49c40b, // v_cmp_f_i64
    0x4b3d0b, // v_cmp_f_u32
    0x4cc50b, // v_cmp_f_u64
    0x4be20c, // v_cmp_ge_f16
    0x45430c, // v_cmp_ge_f32
    0x46db0c, // v_cmp_ge_f64
    0x48d50c, // v_cmp_ge_i16
    0x48730c, // v_cmp_ge_i32
    0x4a0b0c, // v_cmp_ge_i64
    0x4a6d0c, // v_cmp_ge_u16
    0x4b840c, // v_cmp_ge_u32
    0x4d0c0c, // v_cmp_ge_u64
    0x4bca0c, // v_cmp_gt_f16
    0x452b0c, // v_cmp_gt_f32
    0x46c30c, // v_cmp_gt_f64
    0x48bd0c, // v_cmp_gt_i16
    0x485b0c, // v_cmp_gt_i32
    0x49f30c, // v_cmp_gt_i64
    0x4a550c, // v_cmp_gt_u16
    0x4b6c0c, // v_cmp_gt_u32
    0x4cf40c, // v_cmp_gt_u64
    0x4bbe0c, // v_cmp_le_f16
    0x451f0c, // v_cmp_le_f32
    0x46b70c, // v_cmp_le_f64
    0x48b10c, // v_cmp_le_i16
    0x484f0c, // v_cmp_le_i32
    0x49e70c, // v_cmp_le_i64
    0x4a490c, // v_cmp_le_u16
    0x4b600c, // v_cmp_le_u32
    0x4ce80c, // v_cmp_le_u64
    0x4bd60c, // v_cmp_lg_f16
    0x45370c, // v_cmp_lg_f32
    0x46cf0c, // v_cmp_lg_f64
    0x4ba60c, // v_cmp_lt_f16
    0x45070c, // v_cmp_lt_f32
    0x469f0c, // v_cmp_lt_f64
    0x48990c, // v_cmp_lt_i16
    0x48370c, // v_cmp_lt_i32
    0x49cf0c, // v_cmp_lt_i64
    0x4a310c, // v_cmp_lt_u16
    0x4b480c, // v_cmp_lt_u32
    0x4cd00c, // v_cmp_lt_u64
    0x4d620d, // v_cmp_neq_f16
    0x45990d, // v_cmp_neq_f32
    0x47310d, // v_cmp_neq_f64
    0x48c90c, // v_cmp_ne_i16
    0x48670c, // v_cmp_ne_i32
    0x49ff0c, // v_cmp_ne_i64
    0x4a610c, // v_cmp_ne_u16
    0x4b780c, // v_cmp_ne_u32
    0x4d000c, // v_cmp_ne_u64
    0x4d2e0d, // v_cmp_nge_f16
    0x45650d, // v_cmp_nge_f32
    0x46fd0d, // v_cmp_nge_f64
    0x4d480d, // v_cmp_ngt_f16
    0x457f0d, // v_cmp_ngt_f32
    0x47170d, // v_cmp_ngt_f64
    0x4d550d, // v_cmp_nle_f16
    0x458c0d, // v_cmp_nle_f32
    0x47240d, // v_cmp_nle_f64
    0x4d3b0d, // v_cmp_nlg_f16
    0x45720d, // v_cmp_nlg_f32
    0x470a0d, // v_cmp_nlg_f64
    0x4d6f0d, // v_cmp_nlt_f16
    0x45a60d, // v_cmp_nlt_f32
    0x473e0d, // v_cmp_nlt_f64
    0x4bee0b, // v_cmp_o_f16
    0x454f0b, // v_cmp_o_f32
    0x46e70b, // v_cmp_o_f64
    0x4d7c0d, // v_cmp_tru_f16
    0x45b30d, // v_cmp_tru_f32
    0x474b0d, // v_cmp_tru_f64
    0x487f0b, // v_cmp_t_i32
    0x4a170b, // v_cmp_t_i64
    0x4b900b, // v_cmp_t_u32
    0x4d180b, // v_cmp_t_u64
    0x4d230b, // v_cmp_u_f16
    0x455a0b, // v_cmp_u_f32
    0x46f20b, // v_cmp_u_f64
    0x3c0e0d, // v_cndmask_b32
    0x3bbb09, // v_cos_f16
    0x3a2a09, // v_cos_f32
    0x3e720c, // v_cubeid_f32
    0x3e960c, // v_cubema_f32
    0x3e7e0c, // v_cubesc_f32
    0x3e8a0c, // v_cubetc_f32
    0x389c0d, // v_cvt_f16_f32
    0x3b040d, // v_cvt_f16_i16
    0x3af70d, // v_cvt_f16_u16
    0x38a90d, // v_cvt_f32_f16
    0x38e80d, // v_cvt_f32_f64
    0x38680d, // v_cvt_f32_i32
    0x38750d, // v_cvt_f32_u32
    0x390210, // v_cvt_f32_ubyte0
    0x391210, // v_cvt_f32_ubyte1
    0x392210, // v_cvt_f32_ubyte2
    0x393210, // v_cvt_f32_ubyte3
    0x38f50d, // v_cvt_f64_f32
    0x385b0d, // v_cvt_f64_i32
    0x394f0d, // v_cvt_f64_u32
    0x38c711, // v_cvt_flr_i32_f32
    0x3b1e0d, // v_cvt_i16_f16
    0x388f0d, // v_cvt_i32_f32
    0x384e0d, // v_cvt_i32_f64
    0x3bd312, // v_cvt_norm_i16_f16
    0x3be512, // v_cvt_norm_u16_f16
    0x38d810, // v_cvt_off_f32_i4
    0x417314, // v_cvt_pknorm_i16_f16
    0x430214, // v_cvt_pknorm_i16_f32
    0x418714, // v_cvt_pknorm_u16_f16
    0x431614, // v_cvt_pknorm_u16_f32
    0x3dbb13, // v_cvt_pkrtz_f16_f32
    0x433a10, // v_cvt_pk_i16_i32
    0x432a10, // v_cvt_pk_u16_u32
    0x3f860f, // v_cvt_pk_u8_f32
    0x38b611, // v_cvt_rpi_i32_f32
    0x3b110d, // v_cvt_u16_f16
    0x38820d, // v_cvt_u32_f32
    0x39420d, // v_cvt_u32_f64
    0x42900f, // v_div_fixup_f16
    0x3f950f, // v_div_fixup_f32
    0x3fa40f, // v_div_fixup_f64
    0x40240e, // v_div_fmas_f32
    0x40320e, // v_div_fmas_f64
    0x40060f, // v_div_scale_f32
    0x40150f, // v_div_scale_f64
    0x3b5009, // v_exp_f16
    0x39c809, // v_exp_f32
    0x3a5b0a, // v_ffbh_i32
    0x3a470a, // v_ffbh_u32
    0x3a510a, // v_ffbl_b32
    0x3b7c0b, // v_floor_f16
    0x39bd0b, // v_floor_f32
    0x397c0b, // v_floor_f64
    0x3e0a0b, // v_fmaak_f16
    0x3db00b, // v_fmaak_f32
    0x3df50a, // v_fmac_f16
    0x3d9b0a, // v_fmac_f32
    0x3dff0b, // v_fmamk_f16
    0x3da50b, // v_fmamk_f32
    0x421509, // v_fma_f16
    0x3ebd09, // v_fma_f32
    0x3ec609, // v_fma_f64
    0x44ed0f, // v_fma_mixhi_f16
    0x44de0f, // v_fma_mixlo_f16
    0x44d10d, // v_fma_mix_f32
    0x3ba70b, // v_fract_f16
    0x39920b, // v_fract_f32
    0x3a880b, // v_fract_f64
    0x3b6913, // v_frexp_exp_i16_f16
    0x3a9313, // v_frexp_exp_i32_f32
    0x3a6513, // v_frexp_exp_i32_f64
    0x3b5910, // v_frexp_mant_f16
    0x3aa610, // v_frexp_mant_f32
    0x3a7810, // v_frexp_mant_f64
    0x379110, // v_interp_mov_f32
    0x41c411, // v_interp_p1ll_f16
    0x41d511, // v_interp_p1lv_f16
    0x376a0f, // v_interp_p1_f32
    0x42780f, // v_interp_p2_f16
    0x37820f, // v_interp_p2_f32
    0x3e270b, // v_ldexp_f16
    0x42bc0b, // v_ldexp_f32
    0x3fd70b, // v_ldexp_f64
    0x3ecf09, // v_lerp_u8
    0x3b4709, // v_log_f16
    0x39d109, // v_log_f32
    0x419b0d, // v_lshlrev_b16
    0x3cf40d, // v_lshlrev_b32
    0x40ac0d, // v_lshlrev_b64
    0x41f90e, // v_lshl_add_u32
    0x43540d, // v_lshl_or_b32
    0x40f70d, // v_lshrrev_b16
    0x3cda0d, // v_lshrrev_b32
    0x40b90d, // v_lshrrev_b64
    0x3d2509, // v_mac_f32
    0x3c4110, // v_mac_legacy_f32
    0x3d390b, // v_madak_f32
    0x3d2e0b, // v_madmk_f32
    0x3e4f09, // v_mad_f32
    0x428709, // v_mad_i16
    0x43830d, // v_mad_i32_i16
    0x3e580d, // v_mad_i32_i24
    0x40950d, // v_mad_i64_i32
    0x3e3f10, // v_mad_legacy_f32
    0x41b709, // v_mad_u16
    0x43760d, // v_mad_u32_u16
    0x3e650d, // v_mad_u32_u24
    0x40880d, // v_mad_u64_u32
    0x423c0a, // v_max3_f16
    0x3f250a, // v_max3_f32
    0x42460a, // v_max3_i16
    0x3f2f0a, // v_max3_i32
    0x42500a, // v_max3_u16
    0x3f390a, // v_max3_u32
    0x3e1509, // v_max_f16
    0x3cad09, // v_max_f32
    0x3fce09, // v_max_f64
    0x411a09, // v_max_i16
    0x3cbf09, // v_max_i32
    0x411109, // v_max_u16
    0x3cd109, // v_max_u32
    0x42f012, // v_mbcnt_hi_u32_b32
    0x42de12, // v_mbcnt_lo_u32_b32
    0x425a0a, // v_med3_f16
    0x3f430a, // v_med3_f32
    0x42640a, // v_med3_i16
    0x3f4d0a, // v_med3_i32
    0x426e0a, // v_med3_u16
    0x3f570a, // v_med3_u32
    0x421e0a, // v_min3_f16
    0x3f070a, // v_min3_f32
    0x42280a, // v_min3_i16
    0x3f110a, // v_min3_i32
    0x42320a, // v_min3_u16
    0x3f1b0a, // v_min3_u32
    0x3e1e09, // v_min_f16
    0x3ca409, // v_min_f32
    0x3fc509, // v_min_f64
    0x412c09, // v_min_i16
    0x3cb609, // v_min_i32
    0x412309, // v_min_u16
    0x3cc809, // v_min_u32
    0x3abf0d, // v_movreld_b32
    0x3ae710, // v_movrelsd_2_b32
    0x3ad90e, // v_movrelsd_b32
    0x3acc0d, // v_movrels_b32
    0x37a609, // v_mov_b32
    0x405911, // v_mqsad_pk_u16_u8
    0x407a0e, // v_mqsad_u32_u8
    0x404009, // v_msad_u8
    0x3efb0c, // v_mullit_f32
    0x3dec09, // v_mul_f16
    0x3c6109, // v_mul_f32
    0x3fbc09, // v_mul_f64
    0x3ffa0c, // v_mul_hi_i32
    0x3c7710, // v_mul_hi_i32_i24
    0x3fee0c, // v_mul_hi_u32
    0x3c9410, // v_mul_hi_u32_u24
    0x3c6a0d, // v_mul_i32_i24
    0x3c5110, // v_mul_legacy_f32
    0x4e5d0c, // v_mul_lo_i32
    0x40eb0c, // v_mul_lo_u16
    0x3fe20c, // v_mul_lo_u32
    0x3c870d, // v_mul_u32_u24
    0x37a105, // v_nop
    0x3a3309, // v_not_b32
    0x436d09, // v_or3_b32
    0x3d0a08, // v_or_b32
    0x41650e, // v_pack_b32_f16
    0x439c10, // v_permlane16_b32
    0x43ac11, // v_permlanex16_b32
    0x41e60a, // v_perm_b32
    0x39870b, // v_pipeflush
    0x44a10c, // v_pk_add_f16
    0x43f90c, // v_pk_add_i16
    0x44650c, // v_pk_add_u16
    0x443110, // v_pk_ashrrev_i16
    0x3e320d, // v_pk_fmac_f16
    0x44950c, // v_pk_fma_f16
    0x441110, // v_pk_lshlrev_b16
    0x442110, // v_pk_lshrrev_b16
    0x43de0c, // v_pk_mad_i16
    0x44590c, // v_pk_mad_u16
    0x44c50c, // v_pk_max_f16
    0x44410c, // v_pk_max_i16
    0x447d0c, // v_pk_max_u16
    0x44b90c, // v_pk_min_f16
    0x444d0c, // v_pk_min_i16
    0x44890c, // v_pk_min_u16
    0x44ad0c, // v_pk_mul_f16
    0x43ea0f, // v_pk_mul_lo_u16
    0x44050c, // v_pk_sub_i16
    0x44710c, // v_pk_sub_u16
    0x404910, // v_qsad_pk_u16_u8
    0x3b2b09, // v_rcp_f16
    0x39da09, // v_rcp_f32
    0x39fb09, // v_rcp_f64
    0x39e30f, // v_rcp_iflag_f32
    0x383b13, // v_readfirstlane_b32
    0x429f0e, // v_readlane_b32
    0x3b9c0b, // v_rndne_f16
    0x39b20b, // v_rndne_f32
    0x39710b, // v_rndne_f64
    0x3b3e09, // v_rsq_f16
    0x39f209, // v_rsq_f32
    0x3a0409, // v_rsq_f64
    0x3f690b, // v_sad_hi_u8
    0x3f7409, // v_sad_u16
    0x3f7d09, // v_sad_u32
    0x3f6108, // v_sad_u8
    0x3bc40f, // v_sat_pk_u8_i16
    0x3bb209, // v_sin_f16
    0x3a2109, // v_sin_f32
    0x3b340a, // v_sqrt_f16
    0x3a0d0a, // v_sqrt_f32
    0x3a170a, // v_sqrt_f64
    0x3d8912, // v_subrev_co_ci_u32
    0x41a80f, // v_subrev_co_u32
    0x3de00c, // v_subrev_f16
    0x3c350c, // v_subrev_f32
    0x3d5c0f, // v_subrev_nc_u32
    0x3d7a0f, // v_sub_co_ci_u32
    0x41590c, // v_sub_co_u32
    0x3dd709, // v_sub_f16
    0x3c2c09, // v_sub_f32
    0x41410c, // v_sub_nc_i16
    0x43900c, // v_sub_nc_i32
    0x40df0c, // v_sub_nc_u16
    0x3d500c, // v_sub_nc_u32
    0x3c010d, // v_swaprel_b32
    0x3bf70a, // v_swap_b32
    0x406a10, // v_trig_preop_f64
    0x3b910b, // v_trunc_f16
    0x399d0b, // v_trunc_f32
    0x395c0b, // v_trunc_f64
    0x42ad0f, // v_writelane_b32
    0x41f009, // v_xad_u32
    0x3d1b0a, // v_xnor_b32
    0x40a20a, // v_xor3_b32
    0x3d1209, // v_xor_b32
];
