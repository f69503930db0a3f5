// Written by `cargo xtask regen` from amdgpu_isa_rdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_hinullm0exec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetgdsds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_store_b32offset0offset1ds_store_2addr_b32ds_store_2addr_stride64_b32ds_cmpstore_b32ds_cmpstore_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_store_b8ds_store_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_storexchg_rtn_b32ds_storexchg_2addr_rtn_b32ds_storexchg_2addr_stride64_rtn_b32ds_cmpstore_rtn_b32ds_cmpstore_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_swizzle_b32ds_load_b32ds_load_2addr_b32ds_load_2addr_stride64_b32ds_load_i8ds_load_u8ds_load_i16ds_load_u16ds_consumeds_appendds_ordered_countds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_store_b64ds_store_2addr_b64ds_store_2addr_stride64_b64ds_cmpstore_b64ds_cmpstore_f64ds_min_f64ds_max_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_storexchg_rtn_b64ds_storexchg_2addr_rtn_b64ds_storexchg_2addr_stride64_rtn_b64ds_cmpstore_rtn_b64ds_cmpstore_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_load_b64ds_load_2addr_b64ds_load_2addr_stride64_b64ds_add_rtn_f32ds_add_gs_reg_rtnds_sub_gs_reg_rtnds_condxchg32_rtn_b64ds_store_b8_d16_hids_store_b16_d16_hids_load_u8_d16ds_load_u8_d16_hids_load_i8_d16ds_load_i8_d16_hids_load_u16_d16ds_load_u16_d16_hids_bvh_stack_rtn_b32ds_store_addtid_b32ds_load_addtid_b32ds_permute_b32ds_bpermute_b32ds_store_b96ds_store_b128ds_load_b96ds_load_b128mrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3pos4primdual_src_blend0dual_src_blend1donerow_enexpglcslcdlcflat_load_u8flat_load_i8flat_load_u16flat_load_i16flat_load_b32flat_load_b64flat_load_b96flat_load_b128flat_store_b8flat_store_b16flat_store_b32flat_store_b64flat_store_b96flat_store_b128flat_load_d16_u8flat_load_d16_i8flat_load_d16_b16flat_load_d16_hi_u8flat_load_d16_hi_i8flat_load_d16_hi_b16flat_store_d16_hi_b8flat_store_d16_hi_b16flat_atomic_swap_b32flat_atomic_cmpswap_b32flat_atomic_add_u32flat_atomic_sub_u32flat_atomic_min_i32flat_atomic_min_u32flat_atomic_max_i32flat_atomic_max_u32flat_atomic_and_b32flat_atomic_or_b32flat_atomic_xor_b32flat_atomic_inc_u32flat_atomic_dec_u32flat_atomic_swap_b64flat_atomic_cmpswap_b64flat_atomic_add_u64flat_atomic_sub_u64flat_atomic_min_i64flat_atomic_min_u64flat_atomic_max_i64flat_atomic_max_u64flat_atomic_and_b64flat_atomic_or_b64flat_atomic_xor_b64flat_atomic_inc_u64flat_atomic_dec_u64flat_atomic_cmpswap_f32flat_atomic_min_f32flat_atomic_max_f32flat_atomic_add_f32global_load_u8global_load_i8global_load_u16global_load_i16global_load_b32global_load_b64global_load_b96global_load_b128global_store_b8global_store_b16global_store_b32global_store_b64global_store_b96global_store_b128global_load_d16_u8global_load_d16_i8global_load_d16_b16global_load_d16_hi_u8global_load_d16_hi_i8global_load_d16_hi_b16global_store_d16_hi_b8global_store_d16_hi_b16global_load_addtid_b32global_store_addtid_b32global_atomic_swap_b32global_atomic_cmpswap_b32global_atomic_add_u32global_atomic_sub_u32global_atomic_csub_u32global_atomic_min_i32global_atomic_min_u32global_atomic_max_i32global_atomic_max_u32global_atomic_and_b32global_atomic_or_b32global_atomic_xor_b32global_atomic_inc_u32global_atomic_dec_u32global_atomic_swap_b64global_atomic_cmpswap_b64global_atomic_add_u64global_atomic_sub_u64global_atomic_min_i64global_atomic_min_u64global_atomic_max_i64global_atomic_max_u64global_atomic_and_b64global_atomic_or_b64global_atomic_xor_b64global_atomic_inc_u64global_atomic_dec_u64global_atomic_cmpswap_f32global_atomic_min_f32global_atomic_max_f32global_atomic_add_f32scratch_load_u8scratch_load_i8scratch_load_u16scratch_load_i16scratch_load_b32scratch_load_b64scratch_load_b96scratch_load_b128scratch_store_b8scratch_store_b16scratch_store_b32scratch_store_b64scratch_store_b96scratch_store_b128scratch_load_d16_u8scratch_load_d16_i8scratch_load_d16_b16scratch_load_d16_hi_u8scratch_load_d16_hi_i8scratch_load_d16_hi_b16scratch_store_d16_hi_b8scratch_store_d16_hi_b16wait_vdstlds_param_loadlds_direct_loaddmaskSQ_RSRC_IMG_1DSQ_RSRC_IMG_2DSQ_RSRC_IMG_3DSQ_RSRC_IMG_CUBESQ_RSRC_IMG_1D_ARRAYSQ_RSRC_IMG_2D_ARRAYSQ_RSRC_IMG_2D_MSAASQ_RSRC_IMG_2D_MSAA_ARRAYdimunormr128a16tfelwed16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_get_resinfoimage_msaa_loadimage_bvh_intersect_rayimage_bvh64_intersect_rayimage_sample image_sample_dimage_sample_limage_sample_bimage_sample_lzimage_sample_cimage_sample_c_dimage_sample_c_limage_sample_c_bimage_sample_c_lzimage_sample_oimage_sample_d_oimage_sample_l_oimage_sample_b_oimage_sample_lz_oimage_sample_c_oimage_sample_c_d_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_lz_oimage_gather4image_gather4_limage_gather4_bimage_gather4_lzimage_gather4_cimage_gather4_c_lzimage_gather4_oimage_gather4_lz_oimage_gather4_c_lz_oimage_get_lodimage_sample_d_g16image_sample_c_d_g16image_sample_d_o_g16image_sample_c_d_o_g16image_sample_climage_sample_d_climage_sample_b_climage_sample_c_climage_sample_c_d_climage_sample_c_b_climage_sample_cl_oimage_sample_d_cl_oimage_sample_b_cl_oimage_sample_c_cl_oimage_sample_c_d_cl_oimage_sample_c_b_cl_oimage_sample_c_d_cl_g16image_sample_d_cl_o_g16image_sample_c_d_cl_o_g16image_sample_d_cl_g16image_gather4_climage_gather4_b_climage_gather4_c_climage_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4hBUF_FMT_INVALIDBUF_FMT_8_SNORMBUF_FMT_8_USCALEDBUF_FMT_8_SSCALEDBUF_FMT_8_UINTBUF_FMT_8_SINTBUF_FMT_16_UNORMBUF_FMT_16_SNORMBUF_FMT_16_USCALEDBUF_FMT_16_SSCALEDBUF_FMT_16_UINTBUF_FMT_16_SINTBUF_FMT_16_FLOATBUF_FMT_8_8_UNORMBUF_FMT_8_8_SNORMBUF_FMT_8_8_USCALEDBUF_FMT_8_8_SSCALEDBUF_FMT_8_8_UINTBUF_FMT_8_8_SINTBUF_FMT_32_UINTBUF_FMT_32_SINTBUF_FMT_32_FLOATBUF_FMT_16_16_UNORMBUF_FMT_16_16_SNORMBUF_FMT_16_16_USCALEDBUF_FMT_16_16_SSCALEDBUF_FMT_16_16_UINTBUF_FMT_16_16_SINTBUF_FMT_16_16_FLOATBUF_FMT_10_11_11_FLOATBUF_FMT_11_11_10_FLOATBUF_FMT_10_10_10_2_UNORMBUF_FMT_10_10_10_2_SNORMBUF_FMT_10_10_10_2_UINTBUF_FMT_10_10_10_2_SINTBUF_FMT_2_10_10_10_UNORMBUF_FMT_2_10_10_10_SNORMBUF_FMT_2_10_10_10_USCALEDBUF_FMT_2_10_10_10_SSCALEDBUF_FMT_2_10_10_10_UINTBUF_FMT_2_10_10_10_SINTBUF_FMT_8_8_8_8_UNORMBUF_FMT_8_8_8_8_SNORMBUF_FMT_8_8_8_8_USCALEDBUF_FMT_8_8_8_8_SSCALEDBUF_FMT_8_8_8_8_UINTBUF_FMT_8_8_8_8_SINTBUF_FMT_32_32_UINTBUF_FMT_32_32_SINTBUF_FMT_32_32_FLOATBUF_FMT_16_16_16_16_UNORMBUF_FMT_16_16_16_16_SNORMBUF_FMT_16_16_16_16_USCALEDBUF_FMT_16_16_16_16_SSCALEDBUF_FMT_16_16_16_16_UINTBUF_FMT_16_16_16_16_SINTBUF_FMT_16_16_16_16_FLOATBUF_FMT_32_32_32_UINTBUF_FMT_32_32_32_SINTBUF_FMT_32_32_32_FLOATBUF_FMT_32_32_32_32_UINTBUF_FMT_32_32_32_32_SINTBUF_FMT_32_32_32_32_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_d16_format_xtbuffer_load_d16_format_xytbuffer_load_d16_format_xyztbuffer_load_d16_format_xyzwtbuffer_store_d16_format_xtbuffer_store_d16_format_xytbuffer_store_d16_format_xyztbuffer_store_d16_format_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_d16_format_xbuffer_load_d16_format_xybuffer_load_d16_format_xyzbuffer_load_d16_format_xyzwbuffer_store_d16_format_xbuffer_store_d16_format_xybuffer_store_d16_format_xyzbuffer_store_d16_format_xyzwbuffer_load_u8buffer_load_i8buffer_load_u16buffer_load_i16buffer_load_b32buffer_load_b64buffer_load_b96buffer_load_b128buffer_store_b8buffer_store_b16buffer_store_b32buffer_store_b64buffer_store_b96buffer_store_b128buffer_load_d16_u8buffer_load_d16_i8buffer_load_d16_b16buffer_load_d16_hi_u8buffer_load_d16_hi_i8buffer_load_d16_hi_b16buffer_store_d16_hi_b8buffer_store_d16_hi_b16buffer_load_d16_hi_format_xbuffer_store_d16_hi_format_xbuffer_gl0_invbuffer_gl1_invbuffer_atomic_swap_b32buffer_atomic_cmpswap_b32buffer_atomic_add_u32buffer_atomic_sub_u32buffer_atomic_csub_u32buffer_atomic_min_i32buffer_atomic_min_u32buffer_atomic_max_i32buffer_atomic_max_u32buffer_atomic_and_b32buffer_atomic_or_b32buffer_atomic_xor_b32buffer_atomic_inc_u32buffer_atomic_dec_u32buffer_atomic_swap_b64buffer_atomic_cmpswap_b64buffer_atomic_add_u64buffer_atomic_sub_u64buffer_atomic_min_i64buffer_atomic_min_u64buffer_atomic_max_i64buffer_atomic_max_u64buffer_atomic_and_b64buffer_atomic_or_b64buffer_atomic_xor_b64buffer_atomic_inc_u64buffer_atomic_dec_u64buffer_atomic_cmpswap_f32buffer_atomic_min_f32buffer_atomic_max_f32buffer_atomic_add_f32s_load_b32s_load_b64s_load_b128s_load_b256s_load_b512s_buffer_load_b32s_buffer_load_b64s_buffer_load_b128s_buffer_load_b256s_buffer_load_b512s_gl1_invs_dcache_invs_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_brev_b32s_brev_b64s_ctz_i32_b32s_ctz_i32_b64s_clz_i32_u32s_clz_i32_u64s_cls_i32s_cls_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_bitreplicate_b64_b32s_abs_i32s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_quadmask_b32s_quadmask_b64s_wqm_b32s_wqm_b64s_not_b32s_not_b64s_and_saveexec_b32s_and_saveexec_b64s_or_saveexec_b32s_or_saveexec_b64s_xor_saveexec_b32s_xor_saveexec_b64s_nand_saveexec_b32s_nand_saveexec_b64s_nor_saveexec_b32s_nor_saveexec_b64s_xnor_saveexec_b32s_xnor_saveexec_b64s_and_not0_saveexec_b32s_and_not0_saveexec_b64s_or_not0_saveexec_b32s_or_not0_saveexec_b64s_and_not1_saveexec_b32s_and_not1_saveexec_b64s_or_not1_saveexec_b32s_or_not1_saveexec_b64s_and_not0_wrexec_b32s_and_not0_wrexec_b64s_and_not1_wrexec_b32s_and_not1_wrexec_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_movrelsd_2_b32s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64MSG_INTERRUPTMSG_HS_TESSFACTORMSG_DEALLOC_VGPRSMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_GS_ALLOC_REQMSG_RTN_GET_DOORBELLMSG_RTN_GET_DDIDMSG_RTN_GET_TMAMSG_RTN_GET_REALTIMEMSG_RTN_SAVE_WAVEMSG_RTN_GET_TBAMSG_RTN_GET_TBA_TO_PCs_sendmsg_rtn_b32s_sendmsg_rtn_b64s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_absdiff_i32s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_min_i32s_min_u32s_max_i32s_max_u32s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_and_not1_b32s_and_not1_b64s_or_not1_b32s_or_not1_b64s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_bfm_b32s_bfm_b64s_mul_i32s_mul_hi_u32s_mul_hi_i32s_cselect_b32s_cselect_b64s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_pack_hl_b32_b16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32HW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_PERF_SNAPSHOT_PC_LOHW_REG_PERF_SNAPSHOT_PC_HIHW_REG_FLAT_SCR_LOHW_REG_FLAT_SCR_HIHW_REG_HW_ID1HW_REG_HW_ID2HW_REG_PERF_SNAPSHOT_DATAHW_REG_SHADER_CYCLESs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_waitcnt_vscnts_waitcnt_vmcnts_waitcnt_expcnts_waitcnt_lgkmcnts_nops_setkills_sethalts_sleeps_set_inst_prefetch_distances_clauses_delay_aludepctr_hold_cntdepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_waitcnt_depctrvmcntexpcntlgkmcnts_waitcnts_wait_idles_wait_events_traps_round_modes_denorm_modes_code_ends_branchs_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgms_endpgm_saveds_endpgm_ordered_ps_dones_wakeups_setprios_sendmsgs_sendmsghalts_incperflevels_decperflevels_ttracedatas_ttracedata_imms_icache_invs_barrierclampwait_expv_interp_p10_f32v_interp_p2_f32op_selv_interp_p10_f16_f32v_interp_p2_f16_f32v_interp_p10_rtz_f16_f32v_interp_p2_rtz_f16_f32v_nop_e32v_mov_b32_dpprow_maskbank_maskbound_ctrlfi_e64_e64_dppv_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_nearest_i32_f32v_cvt_floor_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_mov_b16v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_clz_i32_u32v_ctz_i32_b32v_cls_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swap_b16v_permlane64_b32v_swaprel_b32v_not_b16v_cvt_i32_i16v_cvt_u32_u16v_cndmask_b32v_dot2acc_f32_f16v_add_f32v_sub_f32v_subrev_f32v_fmac_dx9_zero_f32v_mul_dx9_zero_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshlrev_b32v_lshrrev_b32v_ashrrev_i32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pk_rtz_f16_f32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_max_f16v_min_f16v_ldexp_f16v_pk_fmac_f16v_fma_dx9_zero_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8v_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_xor3_b32v_mad_u16v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_mad_i16v_div_fixup_f16v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_permlane16_b32v_permlanex16_b32v_cndmask_b16v_maxmin_f32v_minmax_f32v_maxmin_f16v_minmax_f16v_maxmin_u32v_minmax_u32v_maxmin_i32v_minmax_i32v_dot2_f16_f16v_dot2_bf16_bf16v_div_scale_f32v_div_scale_f64v_mad_u64_u32v_mad_i64_i32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_cvt_pk_i16_f32v_cvt_pk_u16_f32v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_pack_b32_f16v_cvt_pk_norm_i16_f16v_cvt_pk_norm_u16_f16v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pk_norm_i16_f32v_cvt_pk_norm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_sub_nc_i32v_add_nc_i32v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_trig_preop_f64v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_readlane_b32v_writelane_b32v_and_b16v_or_b16v_xor_b16op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_dot2_f32_f16v_dot4_i32_iu8v_dot4_u32_u8v_dot8_i32_iu4v_dot8_u32_u4v_dot2_f32_bf16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_wmma_f32_16x16x16_f16v_wmma_f32_16x16x16_bf16v_wmma_f16_16x16x16_f16v_wmma_bf16_16x16x16_bf16v_wmma_i32_16x16x16_iu8v_wmma_i32_16x16x16_iu4v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_t_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_t_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_t_f64v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmp_class_f16v_cmp_class_f32v_cmp_class_f64v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_t_f16v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_t_f32v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_t_f64v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64v_cmpx_class_f16v_cmpx_class_f32v_cmpx_class_f64v_dual_fmac_f32v_dual_fmaak_f32v_dual_fmamk_f32v_dual_mul_f32v_dual_add_f32v_dual_sub_f32v_dual_subrev_f32v_dual_mul_dx9_zero_f32v_dual_mov_b32v_dual_cndmask_b32v_dual_max_f32v_dual_min_f32v_dual_dot2acc_f32_f16v_dual_dot2acc_f32_bf16v_dual_add_nc_u32v_dual_lshlrev_b32v_dual_and_b32s_subvector_loop_begins_subvector_loop_endexecprivate_baseprivate_limitsccshared_baseshared_limitvccbuffer_atomic_addbuffer_atomic_add_x2buffer_atomic_andbuffer_atomic_and_x2buffer_atomic_cmpswapbuffer_atomic_cmpswap_x2buffer_atomic_csubbuffer_atomic_decbuffer_atomic_dec_x2buffer_atomic_fcmpswapbuffer_atomic_fmaxbuffer_atomic_fminbuffer_atomic_incbuffer_atomic_inc_x2buffer_atomic_orbuffer_atomic_or_x2buffer_atomic_smaxbuffer_atomic_smax_x2buffer_atomic_sminbuffer_atomic_smin_x2buffer_atomic_subbuffer_atomic_sub_x2buffer_atomic_swapbuffer_atomic_swap_x2buffer_atomic_umaxbuffer_atomic_umax_x2buffer_atomic_uminbuffer_atomic_umin_x2buffer_atomic_xorbuffer_atomic_xor_x2buffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_load_format_d16_hi_xbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_load_sbytebuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_sshortbuffer_load_ubytebuffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_ushortbuffer_store_bytebuffer_store_byte_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_store_format_d16_hi_xbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_store_shortbuffer_store_short_d16_hids_cmpst_b32ds_cmpst_b64ds_cmpst_f32ds_cmpst_f64ds_cmpst_rtn_b32ds_cmpst_rtn_b64ds_cmpst_rtn_f32ds_cmpst_rtn_f64ds_read2_b32ds_read2_b64ds_read2st64_b32ds_read2st64_b64ds_read_addtid_b32ds_read_b128ds_read_b32ds_read_b64ds_read_b96ds_read_i16ds_read_i8ds_read_i8_d16ds_read_i8_d16_hids_read_u16ds_read_u16_d16ds_read_u16_d16_hids_read_u8ds_read_u8_d16ds_read_u8_d16_hids_write2_b32ds_write2_b64ds_write2st64_b32ds_write2st64_b64ds_write_addtid_b32ds_write_b128ds_write_b16ds_write_b16_d16_hids_write_b32ds_write_b64ds_write_b8ds_write_b8_d16_hids_write_b96ds_wrxchg2_rtn_b32ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b32ds_wrxchg2st64_rtn_b64ds_wrxchg_rtn_b32ds_wrxchg_rtn_b64flat_atomic_addflat_atomic_add_x2flat_atomic_andflat_atomic_and_x2flat_atomic_cmpswapflat_atomic_cmpswap_x2flat_atomic_decflat_atomic_dec_x2flat_atomic_fcmpswapflat_atomic_fmaxflat_atomic_fminflat_atomic_incflat_atomic_inc_x2flat_atomic_orflat_atomic_or_x2flat_atomic_smaxflat_atomic_smax_x2flat_atomic_sminflat_atomic_smin_x2flat_atomic_subflat_atomic_sub_x2flat_atomic_swapflat_atomic_swap_x2flat_atomic_umaxflat_atomic_umax_x2flat_atomic_uminflat_atomic_umin_x2flat_atomic_xorflat_atomic_xor_x2flat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_load_sbyteflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_load_sshortflat_load_ubyteflat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_ushortflat_store_byteflat_store_byte_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_store_shortflat_store_short_d16_higlobal_atomic_addglobal_atomic_add_x2global_atomic_andglobal_atomic_and_x2global_atomic_cmpswapglobal_atomic_cmpswap_x2global_atomic_csubglobal_atomic_decglobal_atomic_dec_x2global_atomic_fcmpswapglobal_atomic_fmaxglobal_atomic_fminglobal_atomic_incglobal_atomic_inc_x2global_atomic_orglobal_atomic_or_x2global_atomic_smaxglobal_atomic_smax_x2global_atomic_sminglobal_atomic_smin_x2global_atomic_subglobal_atomic_sub_x2global_atomic_swapglobal_atomic_swap_x2global_atomic_umaxglobal_atomic_umax_x2global_atomic_uminglobal_atomic_umin_x2global_atomic_xorglobal_atomic_xor_x2global_load_dwordglobal_load_dword_addtidglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_load_sbyteglobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_sshortglobal_load_ubyteglobal_load_ubyte_d16global_load_ubyte_d16_higlobal_load_ushortglobal_store_byteglobal_store_byte_d16_higlobal_store_dwordglobal_store_dword_addtidglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_store_shortglobal_store_short_d16_his_andn1_saveexec_b32s_andn1_saveexec_b64s_andn1_wrexec_b32s_andn1_wrexec_b64s_andn2_b32s_andn2_b64s_andn2_saveexec_b32s_andn2_saveexec_b64s_andn2_wrexec_b32s_andn2_wrexec_b64s_buffer_load_dwords_buffer_load_dwordx16s_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32_i64s_inst_prefetchs_load_dwords_load_dwordx16s_load_dwordx2s_load_dwordx4s_load_dwordx8s_orn1_saveexec_b32s_orn1_saveexec_b64s_orn2_b32s_orn2_b64s_orn2_saveexec_b32s_orn2_saveexec_b64scratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_load_sbytescratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_sshortscratch_load_ubytescratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_ushortscratch_store_bytescratch_store_byte_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_store_shortscratch_store_short_d16_hitbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwv_add3_nc_u32v_cmp_tru_f16v_cmp_tru_f32v_cmp_tru_f64v_cmp_tru_i32v_cmp_tru_i64v_cmp_tru_u32v_cmp_tru_u64v_cmpx_tru_f16v_cmpx_tru_f32v_cmpx_tru_f64v_cmpx_tru_i32v_cmpx_tru_i64v_cmpx_tru_u32v_cmpx_tru_u64v_cvt_flr_i32_f32v_cvt_pknorm_i16_f16v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f16v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_rpi_i32_f32v_dot2c_f32_f16v_dot4_i32_i8v_dot8_i32_i4v_ffbh_i32v_ffbh_u32v_ffbl_b32v_fma_legacy_f32v_fmac_legacy_f32v_interp_p2_new_f32v_mul_legacy_f32v_xor_add_u32UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 490] = [
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
    syntax(run(125, 4), 4, 2, [5688, 3624, 0, 0, 0]),
    syntax(run(129, 5), 4, 1, [3640, 3616, 3624, 9776, 0]),
    syntax(run(134, 3), 1, 0, [3624, 0, 0, 0, 0]),
    syntax(run(137, 4), 3, 1, [3640, 3616, 3624, 0, 0]),
    syntax(run(141, 4), 2, 0, [3616, 7720, 0, 0, 0]),
    syntax(run(145, 4), 2, 0, [3616, 9768, 0, 0, 0]),
    syntax(run(149, 4), 2, 0, [7736, 3616, 0, 0, 0]),
    syntax(run(153, 4), 2, 0, [9784, 3616, 0, 0, 0]),
    syntax(run(157, 7), 5, 4, [0, 0, 0, 0, 0]),
    syntax(run(164, 6), 2, 1, [3640, 5664, 0, 0, 0]),
    syntax(run(170, 6), 2, 1, [5688, 5664, 0, 0, 0]),
    syntax(run(176, 6), 2, 1, [7736, 5664, 0, 0, 0]),
    syntax(run(182, 6), 2, 1, [9784, 5664, 0, 0, 0]),
    syntax(run(188, 6), 2, 1, [5664, 3624, 0, 0, 0]),
    syntax(run(194, 6), 2, 1, [5664, 5672, 0, 0, 0]),
    syntax(run(200, 6), 2, 1, [5664, 7720, 0, 0, 0]),
    syntax(run(206, 6), 2, 1, [5664, 9768, 0, 0, 0]),
    syntax(run(212, 7), 3, 1, [0, 5664, 3624, 0, 0]),
    syntax(run(219, 7), 3, 1, [0, 5664, 5672, 0, 0]),
    syntax(run(226, 7), 3, 1, [0, 5664, 5672, 0, 0]),
    syntax(run(233, 7), 3, 1, [0, 5664, 9768, 0, 0]),
    syntax(run(240, 7), 3, 1, [3640, 0, 0, 0, 0]),
    syntax(run(247, 7), 3, 1, [5688, 0, 0, 0, 0]),
    syntax(run(254, 7), 3, 1, [7736, 0, 0, 0, 0]),
    syntax(run(261, 7), 3, 1, [9784, 0, 0, 0, 0]),
    syntax(run(268, 7), 3, 1, [0, 3624, 0, 0, 0]),
    syntax(run(275, 7), 3, 1, [0, 5672, 0, 0, 0]),
    syntax(run(282, 7), 3, 1, [0, 7720, 0, 0, 0]),
    syntax(run(289, 7), 3, 1, [0, 9768, 0, 0, 0]),
    syntax(run(296, 6), 2, 1, [3640, 0, 0, 0, 0]),
    syntax(run(302, 6), 2, 1, [3624, 0, 0, 0, 0]),
    syntax(run(308, 8), 4, 1, [0, 0, 3624, 0, 0]),
    syntax(run(316, 8), 4, 1, [0, 0, 5672, 0, 0]),
    syntax(run(324, 8), 4, 1, [0, 0, 5672, 0, 0]),
    syntax(run(332, 8), 4, 1, [0, 0, 9768, 0, 0]),
    syntax(run(340, 7), 3, 1, [3640, 0, 0, 0, 0]),
    syntax(run(347, 7), 3, 1, [5688, 0, 0, 0, 0]),
    syntax(run(354, 7), 3, 1, [7736, 0, 0, 0, 0]),
    syntax(run(361, 7), 3, 1, [9784, 0, 0, 0, 0]),
    syntax(run(368, 7), 3, 1, [0, 3624, 0, 0, 0]),
    syntax(run(375, 7), 3, 1, [0, 5672, 0, 0, 0]),
    syntax(run(382, 7), 3, 1, [0, 7720, 0, 0, 0]),
    syntax(run(389, 7), 3, 1, [0, 9768, 0, 0, 0]),
    syntax(run(396, 3), 3, 2, [3584, 0, 0, 0, 0]),
    syntax(run(399, 2), 2, 2, [3584, 0, 0, 0, 0]),
    syntax(run(401, 14), 5, 5, [0, 0, 0, 0, 0]),
    syntax(run(415, 14), 5, 5, [0, 0, 0, 0, 0]),
    syntax(run(429, 14), 5, 5, [0, 0, 0, 0, 0]),
    syntax(run(443, 14), 5, 5, [0, 0, 0, 0, 0]),
    syntax(run(457, 13), 5, 6, [0, 0, 0, 0, 0]),
    syntax(run(470, 13), 5, 6, [0, 0, 0, 0, 0]),
    syntax(run(483, 13), 5, 6, [0, 0, 0, 0, 0]),
    syntax(run(496, 13), 5, 6, [0, 0, 0, 0, 0]),
    syntax(run(509, 13), 5, 6, [0, 0, 0, 0, 0]),
    syntax(run(522, 13), 5, 6, [0, 0, 0, 0, 0]),
    syntax(run(535, 13), 5, 6, [0, 0, 0, 0, 0]),
    syntax(run(548, 13), 5, 6, [0, 0, 0, 0, 0]),
    syntax(run(561, 13), 5, 6, [0, 0, 0, 0, 0]),
    syntax(run(574, 13), 5, 6, [0, 0, 0, 0, 0]),
    syntax(run(587, 14), 5, 5, [0, 0, 0, 0, 0]),
    syntax(run(601, 14), 5, 5, [0, 0, 0, 0, 0]),
    syntax(run(615, 4), 3, 7, [0, 0, 0, 0, 0]),
    syntax(run(619, 4), 3, 7, [0, 0, 0, 0, 0]),
    syntax(run(623, 4), 3, 7, [0, 0, 0, 0, 0]),
    syntax(run(627, 4), 3, 7, [0, 0, 0, 0, 0]),
    syntax(run(631, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(646, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(662, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(677, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(693, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(708, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(724, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(739, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(755, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(770, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(786, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(801, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(817, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(832, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(848, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(863, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(879, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(894, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(910, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(925, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(941, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(956, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(972, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(987, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1003, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1018, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1034, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1049, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1065, 14), 6, 6, [0, 0, 0, 0, 0]),
    syntax(run(1079, 15), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1094, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1109, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1125, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1140, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1156, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1171, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1187, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1202, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1218, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1233, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1249, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1264, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1280, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1295, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1311, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1326, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1342, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1357, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1373, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1388, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1404, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1419, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1435, 15), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(1450, 16), 7, 8, [0, 0, 0, 0, 0]),
    syntax(run(1466, 12), 4, 10, [0, 0, 0, 2616, 0]),
    syntax(run(1478, 12), 4, 10, [0, 0, 0, 2616, 0]),
    syntax(run(1490, 12), 4, 10, [0, 0, 0, 2616, 0]),
    syntax(run(1502, 12), 4, 10, [0, 0, 0, 2616, 0]),
    syntax(run(1514, 11), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(1525, 11), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(1536, 11), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(1547, 11), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(1558, 0), 0, 2, [0, 0, 0, 0, 0]),
    syntax(run(1558, 5), 3, 12, [2502, 0, 0, 0, 0]),
    syntax(run(1563, 5), 3, 12, [4550, 0, 0, 0, 0]),
    syntax(run(1568, 5), 3, 12, [8646, 0, 0, 0, 0]),
    syntax(run(1573, 5), 3, 12, [16838, 0, 0, 0, 0]),
    syntax(run(1578, 5), 3, 12, [33222, 0, 0, 0, 0]),
    syntax(run(1583, 5), 3, 12, [2502, 0, 0, 0, 0]),
    syntax(run(1588, 5), 3, 12, [4550, 0, 0, 0, 0]),
    syntax(run(1593, 5), 3, 12, [8646, 0, 0, 0, 0]),
    syntax(run(1598, 5), 3, 12, [16838, 0, 0, 0, 0]),
    syntax(run(1603, 5), 3, 12, [33222, 0, 0, 0, 0]),
    syntax(run(1608, 2), 2, 2, [2512, 2560, 0, 0, 0]),
    syntax(run(1610, 2), 2, 2, [4560, 4608, 0, 0, 0]),
    syntax(run(1612, 2), 2, 2, [2512, 4608, 0, 0, 0]),
    syntax(run(1614, 2), 2, 2, [4560, 2560, 0, 0, 0]),
    syntax(run(1616, 1), 1, 2, [4560, 0, 0, 0, 0]),
    syntax(run(1617, 1), 1, 2, [4608, 0, 0, 0, 0]),
    syntax(run(1618, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(1620, 2), 2, 2, [4560, 0, 0, 0, 0]),
    syntax(run(1622, 3), 3, 2, [2512, 2560, 2568, 0, 0]),
    syntax(run(1625, 3), 3, 2, [4560, 4608, 2568, 0, 0]),
    syntax(run(1628, 3), 3, 2, [4560, 4608, 4616, 0, 0]),
    syntax(run(1631, 3), 3, 2, [4560, 2560, 2568, 0, 0]),
    syntax(run(1634, 2), 2, 2, [2560, 2568, 0, 0, 0]),
    syntax(run(1636, 2), 2, 2, [4608, 2568, 0, 0, 0]),
    syntax(run(1638, 2), 2, 2, [4608, 4616, 0, 0, 0]),
    syntax(run(1640, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(1642, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1643, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(1645, 2), 2, 2, [0, 2512, 0, 0, 0]),
    syntax(run(1647, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(1649, 2), 2, 2, [4560, 0, 0, 0, 0]),
    syntax(run(1651, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1652, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1653, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1654, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1655, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1656, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1657, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1658, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1659, 6), 6, 13, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1665, 7), 7, 13, [3584, 0, 2665, 0, 0]),
    syntax(run(1672, 7), 7, 13, [0, 0, 2665, 2674, 0]),
    syntax(run(1679, 1), 0, 14, [0, 0, 0, 0, 0]),
    syntax(run(1680, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(1683, 5), 5, 16, [3601, 3616, 0, 0, 0]),
    syntax(run(1688, 8), 6, 17, [3601, 3616, 0, 0, 0]),
    syntax(run(1696, 4), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(1700, 6), 6, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1706, 9), 9, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1715, 2), 2, 2, [2577, 2624, 0, 0, 0]),
    syntax(run(1717, 3), 2, 14, [2560, 2656, 0, 0, 0]),
    syntax(run(1720, 3), 3, 15, [3601, 4672, 0, 0, 0]),
    syntax(run(1723, 5), 3, 20, [3584, 4704, 0, 0, 0]),
    syntax(run(1728, 3), 3, 15, [5649, 2624, 0, 0, 0]),
    syntax(run(1731, 5), 3, 21, [5632, 2656, 0, 0, 0]),
    syntax(run(1736, 5), 3, 21, [3584, 2656, 0, 0, 0]),
    syntax(run(1741, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1748, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1758, 8), 6, 22, [3601, 3616, 0, 0, 0]),
    syntax(run(1766, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1771, 7), 7, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1778, 10), 10, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1788, 3), 3, 15, [0, 2624, 0, 0, 0]),
    syntax(run(1791, 5), 5, 16, [0, 3616, 0, 0, 0]),
    syntax(run(1796, 8), 6, 22, [0, 3616, 0, 0, 0]),
    syntax(run(1804, 7), 4, 24, [0, 0, 2656, 0, 0]),
    syntax(run(1811, 9), 9, 23, [0, 0, 0, 0, 0]),
    syntax(run(1820, 12), 12, 23, [0, 0, 0, 0, 0]),
    syntax(run(1832, 3), 3, 15, [3601, 0, 0, 0, 0]),
    syntax(run(1835, 5), 5, 16, [3601, 0, 0, 0, 0]),
    syntax(run(1840, 8), 6, 22, [3601, 0, 0, 0, 0]),
    syntax(run(1848, 7), 4, 24, [0, 3584, 0, 0, 0]),
    syntax(run(1855, 9), 9, 23, [0, 3584, 0, 0, 0]),
    syntax(run(1864, 12), 12, 23, [0, 3584, 0, 0, 0]),
    syntax(run(1876, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1881, 7), 7, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1888, 10), 10, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1898, 5), 3, 20, [5632, 2656, 0, 0, 0]),
    syntax(run(1903, 3), 3, 15, [5649, 4672, 0, 0, 0]),
    syntax(run(1906, 5), 3, 20, [5632, 4704, 0, 0, 0]),
    syntax(run(1911, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(1914, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(1919, 8), 6, 17, [0, 0, 0, 0, 0]),
    syntax(run(1927, 6), 4, 25, [0, 0, 0, 0, 0]),
    syntax(run(1933, 8), 8, 19, [0, 0, 0, 0, 0]),
    syntax(run(1941, 11), 11, 19, [0, 0, 0, 0, 0]),
    syntax(run(1952, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(1955, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(1960, 8), 6, 17, [0, 0, 0, 0, 0]),
    syntax(run(1968, 7), 4, 26, [0, 0, 0, 0, 0]),
    syntax(run(1975, 9), 9, 19, [0, 0, 0, 0, 0]),
    syntax(run(1984, 12), 12, 19, [0, 0, 0, 0, 0]),
    syntax(run(1996, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(1999, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(2004, 8), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(2012, 7), 4, 24, [0, 0, 0, 0, 0]),
    syntax(run(2019, 9), 9, 23, [0, 0, 0, 0, 0]),
    syntax(run(2028, 12), 12, 23, [0, 0, 0, 0, 0]),
    syntax(run(2040, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(2043, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(2048, 8), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(2056, 7), 4, 24, [0, 0, 0, 0, 0]),
    syntax(run(2063, 9), 9, 23, [0, 0, 0, 0, 0]),
    syntax(run(2072, 12), 12, 23, [0, 0, 0, 0, 0]),
    syntax(run(2084, 3), 3, 15, [0, 2624, 0, 0, 0]),
    syntax(run(2087, 5), 5, 16, [0, 3616, 0, 0, 0]),
    syntax(run(2092, 8), 6, 17, [0, 3616, 0, 0, 0]),
    syntax(run(2100, 6), 4, 25, [0, 0, 2656, 0, 0]),
    syntax(run(2106, 8), 8, 19, [0, 0, 0, 0, 0]),
    syntax(run(2114, 11), 11, 19, [0, 0, 0, 0, 0]),
    syntax(run(2125, 2), 2, 2, [3601, 2624, 0, 0, 0]),
    syntax(run(2127, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(2129, 3), 3, 15, [3601, 0, 0, 0, 0]),
    syntax(run(2132, 5), 5, 16, [3601, 0, 0, 0, 0]),
    syntax(run(2137, 8), 6, 17, [3601, 0, 0, 0, 0]),
    syntax(run(2145, 6), 4, 25, [0, 3584, 0, 0, 0]),
    syntax(run(2151, 8), 8, 19, [0, 3584, 0, 0, 0]),
    syntax(run(2159, 11), 11, 19, [0, 3584, 0, 0, 0]),
    syntax(run(2170, 5), 5, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(2175, 7), 7, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2182, 10), 8, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2192, 6), 5, 28, [3584, 2656, 2665, 0, 0]),
    syntax(run(2198, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2206, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2217, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(2220, 6), 6, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2226, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2235, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(2239, 6), 6, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2245, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2254, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(2260, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2268, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2279, 9), 7, 17, [3601, 3616, 3593, 0, 0]),
    syntax(run(2288, 6), 4, 21, [3584, 2656, 2665, 0, 0]),
    syntax(run(2294, 8), 8, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2302, 11), 11, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2313, 5), 4, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(2318, 7), 7, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2325, 10), 10, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2335, 6), 6, 15, [3601, 0, 2624, 3593, 0]),
    syntax(run(2341, 8), 8, 16, [3601, 0, 3616, 3593, 0]),
    syntax(run(2349, 11), 9, 17, [3601, 0, 3616, 3593, 0]),
    syntax(run(2360, 8), 6, 21, [3584, 0, 2656, 2665, 0]),
    syntax(run(2368, 10), 10, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2378, 13), 13, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2391, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(2395, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(2399, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(2403, 6), 6, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2409, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2418, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(2424, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2432, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2443, 4), 4, 15, [0, 0, 0, 0, 0]),
    syntax(run(2447, 6), 6, 16, [0, 0, 0, 0, 0]),
    syntax(run(2453, 9), 7, 27, [0, 0, 0, 0, 0]),
    syntax(run(2462, 8), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(2470, 10), 10, 29, [0, 0, 0, 0, 0]),
    syntax(run(2480, 13), 13, 29, [0, 0, 0, 0, 0]),
    syntax(run(2493, 8), 5, 32, [0, 0, 0, 0, 0]),
    syntax(run(2501, 10), 10, 29, [0, 0, 0, 0, 0]),
    syntax(run(2511, 13), 13, 29, [0, 0, 0, 0, 0]),
    syntax(run(2524, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(2528, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(2532, 9), 7, 22, [0, 0, 0, 0, 0]),
    syntax(run(2541, 8), 5, 33, [0, 0, 0, 0, 0]),
    syntax(run(2549, 10), 10, 23, [0, 0, 0, 0, 0]),
    syntax(run(2559, 13), 13, 23, [0, 0, 0, 0, 0]),
    syntax(run(2572, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(2575, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2581, 9), 9, 35, [3584, 0, 2665, 2674, 0]),
    syntax(run(2590, 12), 12, 35, [3584, 0, 2665, 2674, 0]),
    syntax(run(2602, 6), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2608, 9), 9, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2617, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2629, 5), 4, 14, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2634, 8), 8, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2642, 11), 11, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2653, 6), 4, 34, [5632, 4704, 4713, 4722, 0]),
    syntax(run(2659, 7), 4, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(2666, 10), 10, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2676, 13), 13, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2689, 6), 4, 38, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2695, 9), 9, 23, [3584, 0, 2665, 2674, 0]),
    syntax(run(2704, 12), 12, 23, [3584, 0, 2665, 2674, 0]),
    syntax(run(2716, 6), 4, 36, [5632, 4704, 2665, 4722, 0]),
    syntax(run(2722, 6), 4, 36, [9728, 4704, 2665, 8818, 0]),
    syntax(run(2728, 7), 4, 37, [0, 0, 0, 0, 0]),
    syntax(run(2735, 10), 10, 19, [0, 0, 0, 0, 0]),
    syntax(run(2745, 13), 13, 19, [0, 0, 0, 0, 0]),
    syntax(run(2758, 7), 4, 39, [0, 0, 0, 0, 0]),
    syntax(run(2765, 10), 10, 35, [0, 0, 0, 0, 0]),
    syntax(run(2775, 13), 13, 35, [0, 0, 0, 0, 0]),
    syntax(run(2788, 7), 4, 37, [3584, 0, 0, 2674, 0]),
    syntax(run(2795, 10), 10, 19, [3584, 0, 0, 2674, 0]),
    syntax(run(2805, 13), 13, 19, [3584, 0, 0, 2674, 0]),
    syntax(run(2818, 6), 4, 40, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2824, 6), 5, 41, [0, 0, 0, 0, 0]),
    syntax(run(2830, 9), 9, 29, [0, 0, 0, 0, 0]),
    syntax(run(2839, 12), 12, 29, [0, 0, 0, 0, 0]),
    syntax(run(2851, 6), 4, 42, [0, 2656, 2665, 0, 0]),
    syntax(run(2857, 9), 9, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2866, 12), 12, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2878, 6), 4, 42, [0, 2656, 2665, 0, 0]),
    syntax(run(2884, 9), 9, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2893, 12), 12, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2905, 7), 5, 43, [3584, 0, 2656, 2665, 2674]),
    syntax(run(2912, 7), 5, 43, [5632, 0, 4704, 4713, 4722]),
    syntax(run(2919, 7), 5, 36, [5632, 0, 2656, 2665, 4722]),
    syntax(run(2926, 6), 4, 36, [3584, 0, 2656, 2665, 0]),
    syntax(run(2932, 9), 9, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2941, 12), 12, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2953, 7), 4, 44, [0, 0, 0, 0, 0]),
    syntax(run(2960, 10), 10, 19, [0, 0, 0, 0, 0]),
    syntax(run(2970, 13), 13, 19, [0, 0, 0, 0, 0]),
    syntax(run(2983, 6), 4, 45, [0, 0, 0, 0, 0]),
    syntax(run(2989, 9), 9, 19, [0, 0, 0, 0, 0]),
    syntax(run(2998, 12), 12, 19, [0, 0, 0, 0, 0]),
    syntax(run(3010, 5), 3, 46, [3584, 2656, 2665, 0, 0]),
    syntax(run(3015, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(3023, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(3034, 7), 4, 47, [0, 3584, 0, 0, 0]),
    syntax(run(3041, 10), 10, 29, [0, 3584, 0, 0, 0]),
    syntax(run(3051, 13), 13, 29, [0, 3584, 0, 0, 0]),
    syntax(run(3064, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(3069, 8), 8, 23, [3584, 0, 2665, 0, 0]),
    syntax(run(3077, 11), 11, 23, [3584, 0, 2665, 0, 0]),
    syntax(run(3088, 4), 3, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(3092, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(3097, 5), 3, 46, [5632, 4704, 4713, 0, 0]),
    syntax(run(3102, 5), 3, 38, [5632, 4704, 2665, 0, 0]),
    syntax(run(3107, 4), 3, 14, [5632, 2656, 4713, 0, 0]),
    syntax(run(3111, 4), 3, 14, [2560, 2656, 2665, 0, 0]),
    syntax(run(3115, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3124, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3132, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3141, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3149, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3158, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3170, 15), 15, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3185, 7), 4, 50, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3192, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3201, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3213, 15), 15, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3228, 7), 4, 39, [3584, 0, 0, 0, 0]),
    syntax(run(3235, 10), 10, 35, [3584, 0, 0, 0, 0]),
    syntax(run(3245, 13), 13, 35, [3584, 0, 0, 0, 0]),
    syntax(run(3258, 7), 4, 51, [0, 16992, 17001, 0, 0]),
    syntax(run(3265, 8), 4, 52, [0, 16992, 17001, 0, 0]),
    syntax(run(3273, 8), 4, 53, [0, 8800, 8809, 0, 0]),
    syntax(run(3281, 8), 4, 53, [0, 4704, 4713, 0, 0]),
    syntax(run(3289, 8), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3297, 10), 10, 29, [0, 0, 0, 0, 0]),
    syntax(run(3307, 13), 13, 29, [0, 0, 0, 0, 0]),
    syntax(run(3320, 4), 4, 15, [0, 0, 0, 0, 0]),
    syntax(run(3324, 5), 5, 2, [0, 0, 0, 0, 0]),
    syntax(run(3329, 8), 6, 54, [0, 0, 0, 0, 0]),
    syntax(run(3337, 6), 4, 30, [0, 2656, 2665, 0, 0]),
    syntax(run(3343, 8), 8, 29, [0, 0, 2665, 0, 0]),
    syntax(run(3351, 11), 11, 29, [0, 0, 2665, 0, 0]),
    syntax(run(3362, 4), 4, 15, [0, 2624, 3593, 0, 0]),
    syntax(run(3366, 5), 5, 2, [0, 3616, 3593, 0, 0]),
    syntax(run(3371, 8), 6, 54, [0, 3616, 3593, 0, 0]),
    syntax(run(3379, 6), 4, 30, [0, 4704, 4713, 0, 0]),
    syntax(run(3385, 4), 4, 15, [0, 4672, 5641, 0, 0]),
    syntax(run(3389, 7), 5, 55, [0, 0, 0, 0, 0]),
    syntax(run(3396, 9), 9, 19, [0, 0, 0, 0, 0]),
    syntax(run(3405, 12), 12, 19, [0, 0, 0, 0, 0]),
    syntax(run(3417, 4), 4, 15, [0, 0, 0, 0, 0]),
    syntax(run(3421, 5), 5, 2, [0, 0, 0, 0, 0]),
    syntax(run(3426, 8), 6, 56, [0, 0, 0, 0, 0]),
    syntax(run(3434, 5), 4, 18, [0, 2656, 2665, 0, 0]),
    syntax(run(3439, 7), 7, 19, [0, 0, 2665, 0, 0]),
    syntax(run(3446, 10), 10, 19, [0, 0, 2665, 0, 0]),
    syntax(run(3456, 8), 6, 56, [0, 3616, 3593, 0, 0]),
    syntax(run(3464, 5), 4, 18, [0, 4704, 4713, 0, 0]),
    syntax(run(3469, 4), 4, 15, [0, 4672, 5641, 0, 0]),
    syntax(run(3473, 7), 5, 57, [0, 0, 0, 0, 0]),
    syntax(run(3480, 9), 9, 29, [0, 0, 0, 0, 0]),
    syntax(run(3489, 12), 12, 29, [0, 0, 0, 0, 0]),
    syntax(run(3501, 5), 4, 58, [0, 2656, 2665, 0, 0]),
    syntax(run(3506, 7), 7, 23, [0, 0, 2665, 0, 0]),
    syntax(run(3513, 10), 10, 23, [0, 0, 2665, 0, 0]),
    syntax(run(3523, 8), 6, 59, [0, 3616, 3593, 0, 0]),
    syntax(run(3531, 5), 4, 58, [0, 4704, 2665, 0, 0]),
    syntax(run(3536, 4), 4, 15, [0, 4672, 3593, 0, 0]),
    syntax(run(3540, 7), 4, 60, [0, 0, 0, 0, 0]),
    syntax(run(3547, 9), 9, 29, [0, 0, 0, 0, 0]),
    syntax(run(3556, 12), 12, 29, [0, 0, 0, 0, 0]),
    syntax(run(3568, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(3571, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(3575, 7), 5, 54, [0, 0, 0, 0, 0]),
    syntax(run(3582, 5), 3, 30, [2656, 2665, 0, 0, 0]),
    syntax(run(3587, 7), 7, 29, [0, 2665, 0, 0, 0]),
    syntax(run(3594, 10), 10, 29, [0, 2665, 0, 0, 0]),
    syntax(run(3604, 3), 3, 15, [2624, 3593, 0, 0, 0]),
    syntax(run(3607, 4), 4, 2, [3616, 3593, 0, 0, 0]),
    syntax(run(3611, 7), 5, 54, [3616, 3593, 0, 0, 0]),
    syntax(run(3618, 5), 3, 30, [4704, 4713, 0, 0, 0]),
    syntax(run(3623, 3), 3, 15, [4672, 5641, 0, 0, 0]),
    syntax(run(3626, 6), 4, 61, [0, 0, 0, 0, 0]),
    syntax(run(3632, 8), 8, 19, [0, 0, 0, 0, 0]),
    syntax(run(3640, 11), 11, 19, [0, 0, 0, 0, 0]),
    syntax(run(3651, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(3654, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(3658, 7), 5, 56, [0, 0, 0, 0, 0]),
    syntax(run(3665, 4), 3, 18, [2656, 2665, 0, 0, 0]),
    syntax(run(3669, 6), 6, 19, [0, 2665, 0, 0, 0]),
    syntax(run(3675, 9), 9, 19, [0, 2665, 0, 0, 0]),
    syntax(run(3684, 7), 5, 56, [3616, 3593, 0, 0, 0]),
    syntax(run(3691, 4), 3, 18, [4704, 4713, 0, 0, 0]),
    syntax(run(3695, 3), 3, 15, [4672, 5641, 0, 0, 0]),
    syntax(run(3698, 6), 4, 62, [0, 0, 0, 0, 0]),
    syntax(run(3704, 8), 8, 29, [0, 0, 0, 0, 0]),
    syntax(run(3712, 11), 11, 29, [0, 0, 0, 0, 0]),
    syntax(run(3723, 4), 3, 58, [2656, 2665, 0, 0, 0]),
    syntax(run(3727, 6), 6, 23, [0, 2665, 0, 0, 0]),
    syntax(run(3733, 9), 9, 23, [0, 2665, 0, 0, 0]),
    syntax(run(3742, 7), 5, 59, [3616, 3593, 0, 0, 0]),
    syntax(run(3749, 4), 3, 58, [4704, 2665, 0, 0, 0]),
    syntax(run(3753, 3), 3, 15, [4672, 3593, 0, 0, 0]),
    syntax(run(3756, 3), 3, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3759, 3), 3, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3762, 4), 4, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3766, 4), 4, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3770, 4), 4, 2, [3640, 2624, 0, 3593, 0]),
    syntax(run(3774, 4), 4, 2, [0, 2656, 0, 3625, 0]),
    syntax(run(3778, 2), 2, 2, [3640, 2624, 0, 0, 0]),
    syntax(run(3780, 2), 2, 2, [0, 2656, 0, 0, 0]),
    syntax(run(3782, 3), 3, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3785, 3), 3, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3788, 3), 3, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3791, 3), 3, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3794, 2), 2, 2, [2512, 0, 0, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 63] = [
    frame(s(0, 0), 0, [0x0, 0x2ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x20000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x6000000003f080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x6000000001f080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x10000, 0x0]),
    frame(s(5236, 1), 1, [0x0, 0x6000000003f080, 0x0]),
    frame(s(5236, 1), 1, [0x0, 0x6000000001f080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe0000003f87fff, 0x80000]),
    frame(s(0, 0), 0, [0x0, 0xe0000000007fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x6000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(12979, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(12992, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(12992, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(13025, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(13029, 8), 1, [0x0, 0x0, 0x0]),
    frame(s(13025, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(13025, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(12992, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(13029, 8), 1, [0x2000000000000100, 0x0, 0x0]),
    frame(s(13025, 4), 1, [0x2000000000000100, 0x180000000000c800, 0x0]),
    frame(s(13025, 4), 1, [0x0, 0x1800000000004800, 0x0]),
    frame(s(13025, 4), 1, [0x0, 0x180000000000c800, 0x0]),
    frame(s(12992, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(13025, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(13029, 8), 1, [0x6000000000000300, 0x0, 0x0]),
    frame(s(13025, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(13025, 4), 1, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(13025, 4), 1, [0x6000000000000300, 0x180000000000f800, 0x0]),
    frame(s(13025, 4), 1, [0x2000000000000100, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(13029, 8), 1, [0xe000000000000700, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000001800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000006000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000005800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf80000000000ff00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0x7800000000009b00, 0x1800000000000000]),
    frame(s(0, 0), 0, [0x0, 0xe000000000008700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000003f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf800000000007f00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0xe00000000000bf00, 0x0]),
    frame(s(0, 0), 0, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(13025, 4), 1, [0x0, 0x1800000000005800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000000, 0x0]),
    frame(s(13025, 4), 1, [0x6000000000000300, 0x1800000000005800, 0x0]),
    frame(s(13025, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
    frame(s(0, 0), 0, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(13025, 4), 1, [0x6000000000000300, 0x1800000000009800, 0x0]),
    frame(s(13025, 4), 1, [0x0, 0x1800000000001800, 0x0]),
    frame(s(13025, 4), 1, [0x6000000000000300, 0x1800000000001800, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 383] = [
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
        bits: bits(48, 8),
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
    ExportTarget(bits(4, 6), run(0, 17)),
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 255,
        index: 0,
    },
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 255,
        index: 1,
    },
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 255,
        index: 2,
    },
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 255,
        index: 3,
    },
    Flag(11, s(2135, 4)),
    Flag(13, s(2139, 6)),
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
    Number(bits(0, 13), s(206, 6), Unsigned),
    Flag(14, s(2148, 3)),
    Flag(15, s(2151, 3)),
    Flag(13, s(2154, 3)),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: If(14),
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
        present: If(14),
    }),
    FlatAddress(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    Number(bits(0, 13), s(206, 6), Signed),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: LaneId,
        vector: 255,
    }),
    FlatAddress(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: Scratch,
        vector: 55,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: Scratch,
        vector: 55,
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
    Number(bits(16, 4), s(4563, 9), Always),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
    Number(bits(8, 4), s(4601, 5), InHex),
    Choice(bits(2, 3), s(4748, 3), run(17, 8), true),
    Flag(7, s(4751, 5)),
    Flag(12, s(2151, 3)),
    Flag(15, s(4756, 4)),
    Flag(16, s(4760, 3)),
    Flag(53, s(4763, 3)),
    Flag(54, s(4766, 3)),
    Flag(17, s(4769, 3)),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Samples,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Samples,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Samples,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Samples,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            tfe: 53,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Partial,
            least_list: 2,
        },
    }),
    Operand(Register {
        bits: bits(58, 5),
        file: Scaled(2),
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Suffix(s(5236, 1)),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 255,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
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
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 17,
            tfe: 53,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(2, 3),
            a16: 16,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Partial,
            least_list: 2,
        },
    }),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: AndFlag(1, 53),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    BufferAddress {
        address: bits(32, 8),
        offen: 54,
        idxen: 55,
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
    BufferFormat(bits(19, 7), run(25, 63)),
    Flag(55, s(7483, 5)),
    Flag(54, s(7488, 5)),
    Number(bits(0, 12), s(206, 6), Unsigned),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: AndFlag(2, 53),
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
        size: AndFlag(3, 53),
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
        size: AndFlag(4, 53),
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
        kind: Null(124),
    }),
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
    Value(
        bits(0, 8),
        Message(Messages {
            messages: run(88, 13),
            operations: run(0, 0),
        }),
    ),
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
    Value(bits(0, 16), Version(run(101, 4))),
    Value(bits(0, 16), Hwreg(run(105, 15))),
    Wide(Named),
    Value(bits(0, 16), Branch),
    Value(bits(0, 16), Short),
    Value(bits(0, 16), Delay),
    Value(bits(0, 16), Depctr(run(0, 7))),
    Value(bits(0, 16), Counters(run(7, 3))),
    Optional(bits(0, 16)),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(88, 13),
            operations: run(0, 0),
        }),
    ),
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
    Flag(15, s(12838, 5)),
    Number(bits(8, 3), s(12843, 8), Always),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 61,
        abs: 255,
        sext: 255,
        half: At(11),
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 63,
        abs: 255,
        sext: 255,
        half: At(13),
        present: Here,
    }),
    Bools(s(12882, 6), [11, 12, 13, 14], false),
    Operand(Register {
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(1),
        constant: F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: At(14),
        present: Here,
    }),
    OutputModifier(bits(59, 2), false),
    Suffix(s(12979, 4)),
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
    Suffix(s(12992, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(12996, 8), AlwaysInHex),
    Number(bits(56, 4), s(13004, 9), AlwaysInHex),
    Number(bits(51, 1), s(13013, 10), Unsigned),
    Number(bits(50, 1), s(13023, 2), Unsigned),
    Suffix(s(13025, 4)),
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
    Suffix(s(13029, 8)),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Dpp8(bits(72, 24)),
    DppFetchInactive(bits(32, 9)),
    DppControl(bits(72, 9), Share),
    Number(bits(92, 4), s(12996, 8), AlwaysInHex),
    Number(bits(88, 4), s(13004, 9), AlwaysInHex),
    Number(bits(83, 1), s(13013, 10), Unsigned),
    Number(bits(82, 1), s(13023, 2), Unsigned),
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
    OutputModifier(bits(59, 2), true),
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
        bits: bits(64, 8),
        file: Vector,
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
        half: Top,
        present: Here,
    }),
    NoHalvesIf(bits(12, 2)),
    Bools(s(12882, 6), [11, 14, 255, 255], false),
    Operand(Register {
        bits: bits(0, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Top,
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
        half: Top,
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
        half: Top,
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
        half: At(11),
        present: Here,
    }),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: F16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: At(11),
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
        half: Top,
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
        half: Top,
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
        half: Top,
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
        half: At(14),
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
        half: At(11),
        present: Here,
    }),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: At(11),
        present: Here,
    }),
    Operand(Register {
        bits: bits(17, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Top,
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
        half: At(14),
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
        half: Top,
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
        half: Top,
        present: Here,
    }),
    NoHalvesIf(bits(13, 1)),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 62,
        abs: 9,
        sext: 255,
        half: At(12),
        present: Here,
    }),
    Bools(s(12882, 6), [11, 12, 14, 255], false),
    Wide(F16),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: At(12),
        present: Here,
    }),
    Operand(Register {
        bits: bits(17, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2Plain,
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
        constant: Pk2Plain,
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
        constant: Pk2Plain,
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
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: At(13),
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
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: At(12),
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
        half: At(13),
        present: Here,
    }),
    Bools(s(12882, 6), [11, 12, 255, 255], false),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: I16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: At(11),
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: I16,
        neg: 62,
        abs: 9,
        sext: 255,
        half: At(12),
        present: Here,
    }),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: I16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: At(11),
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 62,
        abs: 9,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(12882, 6), [254, 254, 13, 14], false),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2F16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(1),
        constant: Bf16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: At(14),
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: Pk2Bf16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 9),
        file: Source,
        size: Dwords(1),
        constant: Pk2Bf16,
        neg: 62,
        abs: 9,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(1),
        constant: Bf16,
        neg: 63,
        abs: 10,
        sext: 255,
        half: At(13),
        present: Here,
    }),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2Bf16,
        neg: 61,
        abs: 8,
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
    Bools(s(12882, 6), [11, 12, 13, 255], false),
    Bools(s(16186, 9), [59, 60, 14, 255], true),
    Bools(s(16195, 6), [61, 62, 63, 255], false),
    Bools(s(16201, 6), [8, 9, 10, 255], false),
    Bools(s(16186, 9), [59, 60, 255, 255], true),
    Bools(s(16195, 6), [61, 62, 255, 255], false),
    Bools(s(16201, 6), [8, 9, 255, 255], false),
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
        bits: bits(64, 8),
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
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: Pk2Bf16,
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
        constant: Pk2Bf16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2Bf16,
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
    Bools(s(16186, 9), [59, 60, 14, 255], false),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: F16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Mixed(59, 11),
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: Vector,
        size: Spread(8),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
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
        bits: bits(41, 9),
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
        bits: bits(50, 9),
        file: Source,
        size: Spread(8),
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
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    NoHalvesIf(bits(13, 2)),
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
        half: Top,
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
    Operand(Register {
        bits: bits(49, 7),
        file: VectorInverse(56),
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 8),
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
        bits: bits(41, 8),
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
        bits: bits(0, 9),
        file: Source,
        size: Dwords(1),
        constant: Pk2Bf16,
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
        constant: Pk2Bf16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(41, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2Bf16,
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
    s(12, 4),
    s(16, 2),
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
pub static NAMES: [(u16, Str); 120] = [
    (0, s(2045, 4)),
    (1, s(2049, 4)),
    (2, s(2053, 4)),
    (3, s(2057, 4)),
    (4, s(2061, 4)),
    (5, s(2065, 4)),
    (6, s(2069, 4)),
    (7, s(2073, 4)),
    (8, s(2077, 4)),
    (12, s(2081, 4)),
    (13, s(2085, 4)),
    (14, s(2089, 4)),
    (15, s(2093, 4)),
    (16, s(2097, 4)),
    (20, s(2101, 4)),
    (21, s(2105, 15)),
    (22, s(2120, 15)),
    (0, s(4606, 14)),
    (1, s(4620, 14)),
    (2, s(4634, 14)),
    (3, s(4648, 16)),
    (4, s(4664, 20)),
    (5, s(4684, 20)),
    (6, s(4704, 19)),
    (7, s(4723, 25)),
    (0, s(6211, 15)),
    (2, s(6226, 15)),
    (3, s(6241, 17)),
    (4, s(6258, 17)),
    (5, s(6275, 14)),
    (6, s(6289, 14)),
    (7, s(6303, 16)),
    (8, s(6319, 16)),
    (9, s(6335, 18)),
    (10, s(6353, 18)),
    (11, s(6371, 15)),
    (12, s(6386, 15)),
    (13, s(6401, 16)),
    (14, s(6417, 17)),
    (15, s(6434, 17)),
    (16, s(6451, 19)),
    (17, s(6470, 19)),
    (18, s(6489, 16)),
    (19, s(6505, 16)),
    (20, s(6521, 15)),
    (21, s(6536, 15)),
    (22, s(6551, 16)),
    (23, s(6567, 19)),
    (24, s(6586, 19)),
    (25, s(6605, 21)),
    (26, s(6626, 21)),
    (27, s(6647, 18)),
    (28, s(6665, 18)),
    (29, s(6683, 19)),
    (30, s(6702, 22)),
    (31, s(6724, 22)),
    (32, s(6746, 24)),
    (33, s(6770, 24)),
    (34, s(6794, 23)),
    (35, s(6817, 23)),
    (36, s(6840, 24)),
    (37, s(6864, 24)),
    (38, s(6888, 26)),
    (39, s(6914, 26)),
    (40, s(6940, 23)),
    (41, s(6963, 23)),
    (42, s(6986, 21)),
    (43, s(7007, 21)),
    (44, s(7028, 23)),
    (45, s(7051, 23)),
    (46, s(7074, 20)),
    (47, s(7094, 20)),
    (48, s(7114, 18)),
    (49, s(7132, 18)),
    (50, s(7150, 19)),
    (51, s(7169, 25)),
    (52, s(7194, 25)),
    (53, s(7219, 27)),
    (54, s(7246, 27)),
    (55, s(7273, 24)),
    (56, s(7297, 24)),
    (57, s(7321, 25)),
    (58, s(7346, 21)),
    (59, s(7367, 21)),
    (60, s(7388, 22)),
    (61, s(7410, 24)),
    (62, s(7434, 24)),
    (63, s(7458, 25)),
    (1, s(10524, 13)),
    (2, s(10537, 17)),
    (3, s(10554, 17)),
    (5, s(10571, 18)),
    (6, s(10589, 14)),
    (9, s(10603, 16)),
    (128, s(10619, 20)),
    (129, s(10639, 16)),
    (130, s(10655, 15)),
    (131, s(10670, 20)),
    (132, s(10690, 17)),
    (133, s(10707, 15)),
    (134, s(10722, 21)),
    (0, s(11577, 15)),
    (4, s(11592, 16)),
    (6, s(11608, 16)),
    (9, s(11624, 16)),
    (1, s(11836, 11)),
    (2, s(11847, 13)),
    (3, s(11860, 14)),
    (5, s(11874, 16)),
    (6, s(11890, 16)),
    (7, s(11906, 13)),
    (15, s(11919, 19)),
    (18, s(11938, 26)),
    (19, s(11964, 26)),
    (20, s(11990, 18)),
    (21, s(12008, 18)),
    (23, s(12026, 13)),
    (24, s(12039, 13)),
    (27, s(12052, 25)),
    (29, s(12077, 20)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 10] = [
    Part {
        name: s(12289, 15),
        low: bits(7, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(12304, 14),
        low: bits(0, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(12318, 14),
        low: bits(12, 4),
        high: bits(0, 0),
    },
    Part {
        name: s(12332, 14),
        low: bits(9, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(12346, 14),
        low: bits(8, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(12360, 13),
        low: bits(1, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(12373, 14),
        low: bits(2, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(12403, 5),
        low: bits(10, 6),
        high: bits(0, 0),
    },
    Part {
        name: s(12408, 6),
        low: bits(0, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(12414, 7),
        low: bits(4, 6),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 3796] = [
    0, 1, 2, 3, 0, 1, 4, 2, 3, 0, 1, 4, 5, 6, 3, 2, 2, 7, 0, 2, 7, 0, 8, 2, 3, 9, 0, 1, 2, 3,
    9, 0, 1, 4, 2, 3, 10, 0, 1, 4, 5, 6, 3, 9, 0, 11, 3, 9, 0, 2, 3, 10, 0, 5, 6, 3, 9, 2, 3,
    9, 0, 2, 7, 0, 12, 2, 3, 0, 12, 13, 2, 3, 0, 12, 13, 5, 6, 3, 0, 14, 15, 2, 3, 0, 14, 2,
    3, 10, 0, 12, 2, 3, 10, 0, 12, 13, 2, 3, 16, 0, 12, 13, 5, 6, 3, 17, 0, 14, 15, 2, 3, 17,
    0, 14, 2, 3, 10, 0, 2, 3, 16, 0, 5, 6, 3, 10, 1, 2, 7, 9, 0, 1, 18, 2, 1, 2, 3, 9, 0, 1,
    2, 0, 19, 2, 3, 0, 20, 2, 3, 21, 0, 2, 3, 16, 0, 2, 3, 22, 23, 24, 25, 26, 27, 28, 9, 29,
    30, 31, 32, 33, 10, 29, 30, 31, 32, 33, 21, 29, 30, 31, 32, 33, 16, 29, 30, 31, 32, 33,
    29, 1, 30, 31, 32, 33, 29, 12, 30, 31, 32, 33, 29, 19, 30, 31, 32, 33, 29, 20, 30, 31,
    32, 33, 34, 29, 1, 30, 31, 32, 33, 34, 29, 12, 30, 31, 32, 33, 35, 29, 12, 30, 31, 32,
    33, 35, 29, 20, 30, 31, 32, 33, 9, 36, 37, 38, 31, 32, 33, 10, 36, 37, 38, 31, 32, 33,
    21, 36, 37, 38, 31, 32, 33, 16, 36, 37, 38, 31, 32, 33, 36, 1, 37, 38, 31, 32, 33, 36,
    12, 37, 38, 31, 32, 33, 36, 19, 37, 38, 31, 32, 33, 36, 20, 37, 38, 31, 32, 33, 9, 39,
    38, 31, 32, 33, 1, 39, 38, 31, 32, 33, 34, 36, 1, 37, 38, 31, 32, 33, 34, 36, 12, 37, 38,
    31, 32, 33, 35, 36, 12, 37, 38, 31, 32, 33, 35, 36, 20, 37, 38, 31, 32, 33, 9, 40, 41,
    38, 31, 32, 33, 10, 40, 41, 38, 31, 32, 33, 21, 40, 41, 38, 31, 32, 33, 16, 40, 41, 38,
    31, 32, 33, 40, 1, 41, 38, 31, 32, 33, 40, 12, 41, 38, 31, 32, 33, 40, 19, 41, 38, 31,
    32, 33, 40, 20, 41, 38, 31, 32, 33, 42, 43, 44, 42, 44, 45, 46, 47, 48, 49, 50, 31, 51,
    33, 52, 53, 54, 55, 56, 57, 58, 47, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 59, 60,
    47, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 61, 62, 47, 48, 49, 50, 31, 51, 33, 52,
    53, 54, 55, 56, 63, 64, 47, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 65, 66, 47, 48, 49,
    50, 31, 51, 33, 52, 53, 54, 55, 67, 68, 47, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 69,
    70, 47, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 71, 72, 47, 48, 49, 50, 31, 51, 33, 52,
    53, 54, 55, 73, 74, 47, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 75, 76, 47, 48, 49, 50,
    31, 51, 33, 52, 53, 54, 55, 77, 78, 47, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 79, 80,
    47, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 81, 82, 47, 48, 49, 50, 31, 51, 33, 52, 53,
    54, 55, 83, 84, 47, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 85, 86, 47, 48, 49, 50,
    31, 51, 33, 52, 53, 54, 55, 56, 87, 88, 89, 53, 90, 91, 89, 53, 92, 93, 89, 53, 94, 95,
    89, 53, 45, 46, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 98, 99, 47, 96,
    48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 100, 101, 47, 96, 48, 49, 50, 31, 51, 33, 52,
    53, 54, 55, 56, 97, 102, 103, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 59, 60,
    47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 61, 62, 47, 96, 48, 49, 50, 31,
    51, 33, 52, 53, 54, 55, 56, 104, 105, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56,
    97, 106, 107, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 108, 109, 47, 96, 48,
    49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 110, 111, 47, 96, 48, 49, 50, 31, 51, 33, 52,
    53, 54, 55, 56, 112, 113, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 114,
    115, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 116, 117, 47, 96, 48, 49, 50,
    31, 51, 33, 52, 53, 54, 55, 56, 97, 118, 119, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54,
    55, 56, 120, 121, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 122, 123, 47,
    96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 124, 125, 47, 96, 48, 49, 50, 31, 51, 33,
    52, 53, 54, 55, 56, 97, 126, 127, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56,
    128, 129, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 130, 131, 47, 96, 48,
    49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 132, 133, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53,
    54, 55, 56, 97, 134, 135, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 136, 137,
    47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 138, 139, 47, 96, 48, 49, 50, 31,
    51, 33, 52, 53, 54, 55, 56, 140, 141, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56,
    97, 142, 143, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 144, 145, 47, 96, 48,
    49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 146, 147, 47, 96, 48, 49, 50, 31, 51, 33, 52,
    53, 54, 55, 56, 63, 64, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 97, 148, 149, 47,
    96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 150, 151, 47, 96, 48, 49, 50, 31, 51, 33, 52,
    53, 54, 55, 56, 97, 152, 153, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 154,
    155, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 156, 157, 47, 96, 48, 49,
    50, 31, 51, 33, 52, 53, 54, 55, 56, 158, 159, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54,
    55, 56, 97, 160, 161, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 162, 163, 47,
    96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 164, 165, 47, 96, 48, 49, 50, 31, 51,
    33, 52, 53, 54, 55, 56, 166, 167, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97,
    168, 169, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 170, 171, 47, 96, 48, 49,
    50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 172, 173, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53,
    54, 55, 56, 174, 175, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 176, 177,
    47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 178, 179, 47, 96, 48, 49, 50, 31, 51,
    33, 52, 53, 54, 55, 56, 97, 180, 181, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56,
    182, 183, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 184, 185, 47, 96, 48,
    49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 186, 187, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53,
    54, 55, 56, 97, 188, 189, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 190, 191,
    47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 97, 192, 193, 47, 96, 48, 49, 50, 31,
    51, 33, 52, 53, 54, 55, 56, 194, 195, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56,
    97, 196, 197, 47, 96, 48, 49, 50, 31, 51, 33, 52, 53, 54, 55, 56, 198, 199, 89, 200, 201,
    202, 203, 204, 31, 51, 33, 54, 205, 199, 89, 200, 201, 202, 203, 204, 31, 51, 33, 54,
    206, 199, 89, 200, 201, 202, 203, 204, 31, 51, 33, 54, 207, 199, 89, 200, 201, 202, 203,
    204, 31, 51, 33, 54, 198, 199, 89, 200, 202, 203, 204, 31, 51, 33, 54, 205, 199, 89, 200,
    202, 203, 204, 31, 51, 33, 54, 206, 199, 89, 200, 202, 203, 204, 31, 51, 33, 54, 207,
    199, 89, 200, 202, 203, 204, 31, 51, 33, 54, 208, 209, 210, 31, 33, 211, 209, 210, 31,
    33, 212, 209, 210, 31, 33, 213, 209, 210, 31, 33, 214, 209, 210, 31, 33, 208, 215, 210,
    31, 33, 211, 215, 210, 31, 33, 212, 215, 210, 31, 33, 213, 215, 210, 31, 33, 214, 215,
    210, 31, 33, 216, 217, 218, 219, 216, 219, 218, 217, 218, 219, 216, 220, 218, 220, 216,
    217, 221, 218, 219, 221, 218, 219, 222, 218, 217, 221, 217, 221, 219, 221, 219, 222, 216,
    223, 224, 216, 225, 225, 216, 225, 226, 218, 227, 228, 223, 229, 230, 231, 227, 232, 233,
    42, 234, 235, 236, 237, 238, 42, 239, 235, 240, 237, 241, 238, 242, 239, 235, 236, 237,
    241, 238, 243, 244, 245, 246, 247, 245, 0, 248, 249, 247, 245, 0, 250, 251, 252, 253,
    254, 255, 42, 256, 243, 257, 42, 258, 243, 259, 260, 257, 42, 258, 243, 261, 262, 263,
    264, 265, 266, 246, 217, 256, 243, 244, 245, 267, 255, 42, 268, 237, 269, 244, 270, 246,
    255, 271, 256, 237, 269, 255, 42, 256, 237, 269, 257, 42, 258, 237, 269, 259, 260, 257,
    42, 258, 237, 269, 261, 262, 263, 264, 265, 247, 245, 272, 250, 251, 252, 253, 254, 255,
    42, 273, 237, 269, 257, 42, 274, 237, 269, 259, 260, 257, 42, 274, 237, 269, 261, 262,
    263, 264, 265, 244, 275, 246, 247, 275, 0, 248, 249, 247, 275, 272, 250, 251, 252, 253,
    254, 255, 276, 242, 273, 277, 237, 269, 257, 276, 242, 274, 277, 237, 269, 259, 260, 257,
    276, 242, 274, 277, 237, 269, 261, 262, 263, 264, 265, 244, 245, 278, 247, 245, 279, 248,
    249, 247, 245, 280, 250, 251, 252, 253, 254, 255, 276, 42, 281, 277, 237, 269, 257, 276,
    42, 282, 277, 237, 269, 259, 260, 257, 276, 42, 282, 277, 237, 269, 261, 262, 263, 264,
    265, 255, 42, 273, 237, 243, 257, 42, 274, 237, 243, 259, 260, 257, 42, 274, 237, 243,
    261, 262, 263, 264, 265, 255, 271, 273, 237, 269, 244, 270, 267, 255, 271, 268, 237, 269,
    244, 283, 284, 247, 283, 285, 248, 249, 247, 283, 285, 250, 251, 252, 253, 254, 255, 276,
    286, 287, 277, 243, 257, 276, 286, 288, 277, 243, 259, 260, 257, 276, 286, 288, 277, 243,
    261, 262, 263, 264, 265, 244, 275, 284, 247, 275, 285, 248, 249, 247, 275, 285, 250, 251,
    252, 253, 254, 255, 276, 242, 287, 277, 237, 269, 257, 276, 242, 288, 277, 237, 269, 259,
    260, 257, 276, 242, 288, 277, 237, 269, 261, 262, 263, 264, 265, 244, 283, 278, 247, 283,
    279, 248, 249, 247, 283, 280, 250, 251, 252, 253, 254, 255, 276, 286, 281, 277, 237, 269,
    257, 276, 286, 282, 277, 237, 269, 259, 260, 257, 276, 286, 282, 277, 237, 269, 261, 262,
    263, 264, 265, 244, 275, 278, 247, 275, 279, 248, 249, 247, 275, 280, 250, 251, 252, 253,
    254, 255, 276, 242, 281, 277, 237, 269, 257, 276, 242, 282, 277, 237, 269, 259, 260, 257,
    276, 242, 282, 277, 237, 269, 261, 262, 263, 264, 265, 244, 289, 246, 247, 289, 0, 248,
    249, 247, 289, 0, 250, 251, 252, 253, 254, 255, 276, 290, 256, 277, 243, 257, 276, 290,
    258, 277, 243, 259, 260, 257, 276, 290, 258, 277, 243, 261, 262, 263, 264, 265, 245, 246,
    283, 284, 244, 245, 284, 247, 245, 285, 248, 249, 247, 245, 285, 250, 251, 252, 253, 254,
    255, 276, 42, 287, 277, 243, 257, 276, 42, 288, 277, 243, 259, 260, 257, 276, 42, 288,
    277, 243, 261, 262, 263, 264, 265, 244, 245, 246, 291, 292, 247, 245, 0, 291, 292, 248,
    249, 247, 245, 272, 293, 292, 250, 251, 252, 253, 254, 255, 42, 273, 294, 295, 243, 257,
    42, 274, 294, 295, 243, 259, 260, 257, 42, 274, 294, 295, 243, 261, 262, 263, 264, 265,
    245, 296, 297, 247, 245, 298, 297, 248, 249, 247, 245, 299, 300, 250, 251, 252, 253, 254,
    244, 245, 246, 291, 247, 245, 0, 291, 248, 249, 247, 245, 272, 293, 250, 251, 252, 253,
    254, 255, 42, 273, 294, 237, 269, 257, 42, 274, 294, 237, 269, 259, 260, 257, 42, 274,
    294, 237, 269, 261, 262, 263, 264, 265, 247, 245, 0, 291, 250, 251, 252, 253, 254, 255,
    42, 256, 301, 237, 243, 257, 42, 258, 301, 237, 243, 259, 260, 257, 42, 258, 301, 237,
    243, 261, 262, 263, 264, 265, 255, 42, 256, 301, 243, 257, 42, 258, 301, 243, 259, 260,
    257, 42, 258, 301, 243, 261, 262, 263, 264, 265, 244, 245, 292, 246, 291, 292, 247, 245,
    292, 0, 291, 292, 248, 249, 247, 245, 292, 0, 291, 292, 250, 251, 252, 253, 254, 255, 42,
    302, 256, 301, 295, 237, 243, 257, 42, 302, 258, 301, 295, 237, 243, 259, 260, 257, 42,
    302, 258, 301, 295, 237, 243, 261, 262, 263, 264, 265, 245, 246, 303, 291, 245, 246, 291,
    303, 244, 304, 246, 291, 247, 304, 0, 291, 248, 249, 247, 304, 272, 293, 250, 251, 252,
    253, 254, 255, 305, 273, 294, 237, 269, 257, 305, 274, 294, 237, 269, 259, 260, 257, 305,
    274, 294, 237, 269, 261, 262, 263, 264, 265, 244, 275, 278, 306, 247, 275, 279, 306, 248,
    249, 247, 275, 280, 307, 250, 251, 252, 253, 254, 255, 308, 242, 281, 309, 310, 237, 269,
    257, 308, 242, 282, 309, 310, 237, 269, 259, 260, 257, 308, 242, 282, 309, 310, 237, 269,
    261, 262, 263, 264, 265, 255, 308, 242, 281, 309, 241, 237, 269, 257, 308, 242, 282, 309,
    241, 237, 269, 259, 260, 257, 308, 242, 282, 309, 241, 237, 269, 261, 262, 263, 264, 265,
    275, 278, 311, 306, 275, 278, 306, 311, 247, 275, 280, 306, 250, 251, 252, 253, 254, 255,
    308, 242, 281, 312, 310, 237, 269, 257, 308, 242, 282, 312, 310, 237, 269, 259, 260, 257,
    308, 242, 282, 312, 310, 237, 269, 261, 262, 263, 264, 265, 313, 314, 315, 42, 273, 294,
    316, 237, 269, 257, 42, 274, 294, 316, 237, 269, 259, 260, 257, 42, 274, 294, 316, 237,
    269, 261, 262, 263, 264, 265, 42, 256, 301, 317, 237, 243, 257, 42, 258, 301, 317, 237,
    243, 259, 260, 257, 42, 258, 301, 317, 237, 243, 261, 262, 263, 264, 265, 42, 256, 301,
    317, 243, 257, 42, 258, 301, 317, 243, 259, 260, 257, 42, 258, 301, 317, 243, 261, 262,
    263, 264, 265, 271, 268, 318, 319, 237, 269, 42, 256, 301, 320, 241, 237, 243, 257, 42,
    258, 301, 320, 241, 237, 243, 259, 260, 257, 42, 258, 301, 320, 241, 237, 243, 261, 262,
    263, 264, 265, 42, 273, 301, 317, 237, 243, 257, 42, 274, 301, 317, 237, 243, 259, 260,
    257, 42, 274, 301, 317, 237, 243, 261, 262, 263, 264, 265, 321, 322, 301, 323, 237, 243,
    324, 322, 301, 325, 237, 243, 286, 287, 326, 320, 241, 237, 243, 257, 286, 288, 326, 320,
    241, 237, 243, 259, 260, 257, 286, 288, 326, 320, 241, 237, 243, 261, 262, 263, 264, 265,
    242, 281, 309, 327, 241, 237, 269, 257, 242, 282, 309, 327, 241, 237, 269, 259, 260, 257,
    242, 282, 309, 327, 241, 237, 269, 261, 262, 263, 264, 265, 42, 287, 326, 317, 241, 237,
    243, 257, 42, 288, 326, 317, 241, 237, 243, 259, 260, 257, 42, 288, 326, 317, 241, 237,
    243, 261, 262, 263, 264, 265, 42, 256, 301, 317, 328, 243, 308, 286, 329, 330, 295, 243,
    257, 308, 286, 331, 330, 295, 243, 259, 260, 257, 308, 286, 331, 330, 295, 243, 261, 262,
    263, 264, 265, 242, 332, 333, 327, 334, 243, 257, 242, 335, 333, 327, 334, 243, 259, 260,
    257, 242, 335, 333, 327, 334, 243, 261, 262, 263, 264, 265, 336, 337, 338, 339, 334, 243,
    257, 336, 340, 338, 339, 334, 243, 259, 260, 257, 336, 340, 338, 339, 334, 243, 261, 262,
    263, 264, 265, 42, 302, 234, 235, 236, 237, 269, 271, 302, 341, 342, 343, 237, 269, 321,
    302, 256, 301, 323, 237, 243, 42, 302, 256, 301, 237, 243, 257, 42, 302, 258, 301, 237,
    243, 259, 260, 257, 42, 302, 258, 301, 237, 243, 261, 262, 263, 264, 265, 308, 286, 287,
    326, 310, 237, 243, 257, 308, 286, 288, 326, 310, 237, 243, 259, 260, 257, 308, 286, 288,
    326, 310, 237, 243, 261, 262, 263, 264, 265, 308, 286, 287, 326, 310, 243, 257, 308, 286,
    288, 326, 310, 243, 259, 260, 257, 308, 286, 288, 326, 310, 243, 261, 262, 263, 264, 265,
    42, 273, 294, 237, 243, 257, 42, 274, 294, 237, 243, 259, 260, 257, 42, 274, 294, 237,
    243, 261, 262, 263, 264, 265, 308, 42, 281, 309, 310, 237, 243, 257, 308, 42, 282, 309,
    310, 237, 243, 259, 260, 257, 308, 42, 282, 309, 310, 237, 243, 261, 262, 263, 264, 265,
    42, 273, 301, 237, 269, 257, 42, 274, 301, 237, 269, 259, 260, 257, 42, 274, 301, 237,
    269, 261, 262, 263, 264, 265, 42, 256, 301, 243, 42, 256, 301, 237, 243, 271, 268, 318,
    237, 269, 271, 268, 301, 237, 269, 321, 256, 344, 243, 217, 256, 301, 243, 42, 256, 301,
    317, 345, 346, 347, 348, 237, 42, 256, 301, 328, 349, 350, 351, 237, 305, 352, 353, 354,
    345, 346, 347, 348, 237, 305, 352, 353, 328, 349, 350, 351, 237, 42, 352, 353, 317, 345,
    346, 347, 348, 237, 257, 42, 355, 353, 317, 345, 346, 347, 348, 237, 259, 260, 257, 42,
    355, 353, 317, 345, 346, 347, 348, 237, 261, 262, 263, 264, 265, 42, 256, 301, 317, 347,
    348, 237, 42, 356, 357, 317, 345, 346, 347, 348, 237, 257, 42, 358, 357, 317, 345, 346,
    347, 348, 237, 259, 260, 257, 42, 358, 357, 317, 345, 346, 347, 348, 237, 261, 262, 263,
    264, 265, 359, 360, 361, 362, 345, 363, 237, 257, 359, 364, 361, 362, 345, 363, 237, 259,
    260, 257, 359, 364, 361, 362, 345, 363, 237, 261, 262, 263, 264, 265, 365, 366, 367, 368,
    345, 347, 348, 365, 366, 367, 368, 345, 346, 347, 348, 365, 369, 370, 368, 345, 347, 348,
    237, 365, 322, 344, 368, 345, 347, 348, 237, 255, 371, 372, 281, 309, 310, 237, 243, 257,
    371, 372, 282, 309, 328, 237, 243, 259, 260, 257, 371, 372, 282, 309, 328, 237, 243, 261,
    262, 263, 264, 265, 244, 292, 278, 306, 292, 279, 306, 248, 249, 292, 280, 307, 250, 251,
    252, 253, 254, 255, 372, 273, 294, 237, 243, 257, 372, 274, 294, 237, 243, 259, 260, 257,
    372, 274, 294, 237, 243, 261, 262, 263, 264, 265, 244, 292, 246, 291, 292, 0, 291, 248,
    249, 292, 272, 293, 250, 251, 252, 253, 254, 255, 372, 268, 318, 237, 243, 244, 292, 267,
    373, 255, 371, 372, 287, 326, 310, 243, 257, 371, 372, 288, 326, 328, 243, 259, 260, 257,
    371, 372, 288, 326, 328, 243, 261, 262, 263, 264, 265, 244, 292, 284, 374, 292, 285, 374,
    248, 249, 292, 285, 374, 250, 251, 252, 253, 254, 255, 372, 256, 301, 243, 257, 372, 258,
    301, 243, 259, 260, 257, 372, 258, 301, 243, 261, 262, 263, 264, 265, 292, 0, 291, 250,
    251, 252, 253, 254, 255, 372, 322, 344, 243, 244, 292, 375, 376, 255, 371, 372, 281, 309,
    310, 243, 257, 371, 372, 282, 309, 328, 243, 259, 260, 257, 371, 372, 282, 309, 328, 243,
    261, 262, 263, 264, 265, 255, 372, 273, 301, 243, 257, 372, 274, 301, 243, 259, 260, 257,
    372, 274, 301, 243, 261, 262, 263, 264, 265, 292, 272, 291, 250, 251, 252, 253, 254, 255,
    372, 268, 301, 243, 244, 292, 267, 291, 255, 371, 281, 309, 328, 237, 243, 257, 371, 282,
    309, 328, 237, 243, 259, 260, 257, 371, 282, 309, 328, 237, 243, 261, 262, 263, 264, 265,
    244, 278, 306, 279, 306, 248, 249, 280, 307, 250, 251, 252, 253, 254, 255, 273, 294, 237,
    243, 257, 274, 294, 237, 243, 259, 260, 257, 274, 294, 237, 243, 261, 262, 263, 264, 265,
    244, 246, 291, 0, 291, 248, 249, 272, 293, 250, 251, 252, 253, 254, 255, 268, 318, 237,
    243, 244, 267, 373, 255, 371, 287, 326, 328, 243, 257, 371, 288, 326, 328, 243, 259, 260,
    257, 371, 288, 326, 328, 243, 261, 262, 263, 264, 265, 244, 284, 374, 285, 374, 248, 249,
    285, 374, 250, 251, 252, 253, 254, 255, 256, 301, 243, 257, 258, 301, 243, 259, 260, 257,
    258, 301, 243, 261, 262, 263, 264, 265, 0, 291, 250, 251, 252, 253, 254, 255, 322, 344,
    243, 244, 375, 376, 255, 371, 281, 309, 328, 243, 257, 371, 282, 309, 328, 243, 259, 260,
    257, 371, 282, 309, 328, 243, 261, 262, 263, 264, 265, 255, 273, 301, 243, 257, 274, 301,
    243, 259, 260, 257, 274, 301, 243, 261, 262, 263, 264, 265, 272, 291, 250, 251, 252, 253,
    254, 255, 268, 301, 243, 244, 267, 291, 9, 246, 291, 377, 256, 378, 9, 246, 291, 303,
    377, 256, 378, 303, 9, 246, 303, 291, 377, 256, 303, 378, 9, 246, 377, 256, 9, 296, 297,
    377, 352, 379, 9, 380, 381, 377, 356, 382, 216, 227,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1150] = [
    0x24a615, // buffer_atomic_add_f32
    0x225215, // buffer_atomic_add_u32
    0x237d15, // buffer_atomic_add_u64
    0x22e615, // buffer_atomic_and_b32
    0x23fb15, // buffer_atomic_and_b64
    0x223919, // buffer_atomic_cmpswap_b32
    0x236419, // buffer_atomic_cmpswap_b64
    0x246319, // buffer_atomic_cmpswap_f32
    0x227c16, // buffer_atomic_csub_u32
    0x233915, // buffer_atomic_dec_u32
    0x244e15, // buffer_atomic_dec_u64
    0x232415, // buffer_atomic_inc_u32
    0x243915, // buffer_atomic_inc_u64
    0x249115, // buffer_atomic_max_f32
    0x22bc15, // buffer_atomic_max_i32
    0x23d115, // buffer_atomic_max_i64
    0x22d115, // buffer_atomic_max_u32
    0x23e615, // buffer_atomic_max_u64
    0x247c15, // buffer_atomic_min_f32
    0x229215, // buffer_atomic_min_i32
    0x23a715, // buffer_atomic_min_i64
    0x22a715, // buffer_atomic_min_u32
    0x23bc15, // buffer_atomic_min_u64
    0x22fb14, // buffer_atomic_or_b32
    0x241014, // buffer_atomic_or_b64
    0x226715, // buffer_atomic_sub_u32
    0x239215, // buffer_atomic_sub_u64
    0x222316, // buffer_atomic_swap_b32
    0x234e16, // buffer_atomic_swap_b64
    0x230f15, // buffer_atomic_xor_b32
    0x242415, // buffer_atomic_xor_b64
    0x22070e, // buffer_gl0_inv
    0x22150e, // buffer_gl1_inv
    0x20bc10, // buffer_load_b128
    0x208f0f, // buffer_load_b32
    0x209e0f, // buffer_load_b64
    0x20ad0f, // buffer_load_b96
    0x215013, // buffer_load_d16_b16
    0x1f8518, // buffer_load_d16_format_x
    0x1f9d19, // buffer_load_d16_format_xy
    0x1fb61a, // buffer_load_d16_format_xyz
    0x1fd01b, // buffer_load_d16_format_xyzw
    0x218d16, // buffer_load_d16_hi_b16
    0x21d01b, // buffer_load_d16_hi_format_x
    0x217815, // buffer_load_d16_hi_i8
    0x216315, // buffer_load_d16_hi_u8
    0x213e12, // buffer_load_d16_i8
    0x212c12, // buffer_load_d16_u8
    0x1ed514, // buffer_load_format_x
    0x1ee915, // buffer_load_format_xy
    0x1efe16, // buffer_load_format_xyz
    0x1f1417, // buffer_load_format_xyzw
    0x20800f, // buffer_load_i16
    0x20630e, // buffer_load_i8
    0x20710f, // buffer_load_u16
    0x20550e, // buffer_load_u8
    0x211b11, // buffer_store_b128
    0x20db10, // buffer_store_b16
    0x20eb10, // buffer_store_b32
    0x20fb10, // buffer_store_b64
    0x20cc0f, // buffer_store_b8
    0x210b10, // buffer_store_b96
    0x1feb19, // buffer_store_d16_format_x
    0x20041a, // buffer_store_d16_format_xy
    0x201e1b, // buffer_store_d16_format_xyz
    0x20391c, // buffer_store_d16_format_xyzw
    0x21b917, // buffer_store_d16_hi_b16
    0x21a316, // buffer_store_d16_hi_b8
    0x21eb1c, // buffer_store_d16_hi_format_x
    0x1f2b15, // buffer_store_format_x
    0x1f4016, // buffer_store_format_xy
    0x1f5617, // buffer_store_format_xyz
    0x1f6d18, // buffer_store_format_xyzw
    0x01da0a, // ds_add_f32
    0x06bc11, // ds_add_gs_reg_rtn
    0x06ae0e, // ds_add_rtn_f32
    0x02530e, // ds_add_rtn_u32
    0x052d0e, // ds_add_rtn_u64
    0x00d70a, // ds_add_u32
    0x043e0a, // ds_add_u64
    0x01320a, // ds_and_b32
    0x04990a, // ds_and_b64
    0x02d20e, // ds_and_rtn_b32
    0x05ac0e, // ds_and_rtn_b64
    0x042509, // ds_append
    0x07be0f, // ds_bpermute_b32
    0x077714, // ds_bvh_stack_rtn_b32
    0x01a20f, // ds_cmpstore_b32
    0x04fb0f, // ds_cmpstore_b64
    0x01b10f, // ds_cmpstore_f32
    0x050a0f, // ds_cmpstore_f64
    0x035c13, // ds_cmpstore_rtn_b32
    0x063613, // ds_cmpstore_rtn_b64
    0x036f13, // ds_cmpstore_rtn_f32
    0x064913, // ds_cmpstore_rtn_f64
    0x06de15, // ds_condxchg32_rtn_b64
    0x041b0a, // ds_consume
    0x028c0e, // ds_dec_rtn_u32
    0x05660e, // ds_dec_rtn_u64
    0x01000a, // ds_dec_u32
    0x04670a, // ds_dec_u64
    0x022e0e, // ds_gws_barrier
    0x01fb0b, // ds_gws_init
    0x02130e, // ds_gws_sema_br
    0x02210d, // ds_gws_sema_p
    0x01e417, // ds_gws_sema_release_all
    0x02060d, // ds_gws_sema_v
    0x027e0e, // ds_inc_rtn_u32
    0x05580e, // ds_inc_rtn_u64
    0x00f60a, // ds_inc_u32
    0x045d0a, // ds_inc_u64
    0x03c611, // ds_load_2addr_b32
    0x068311, // ds_load_2addr_b64
    0x03d71a, // ds_load_2addr_stride64_b32
    0x06941a, // ds_load_2addr_stride64_b64
    0x079e12, // ds_load_addtid_b32
    0x07f10c, // ds_load_b128
    0x03bb0b, // ds_load_b32
    0x06780b, // ds_load_b64
    0x07e60b, // ds_load_b96
    0x04050b, // ds_load_i16
    0x03f10a, // ds_load_i8
    0x07370e, // ds_load_i8_d16
    0x074511, // ds_load_i8_d16_hi
    0x04100b, // ds_load_u16
    0x07560f, // ds_load_u16_d16
    0x076512, // ds_load_u16_d16_hi
    0x03fb0a, // ds_load_u8
    0x07180e, // ds_load_u8_d16
    0x072611, // ds_load_u8_d16_hi
    0x01ca0a, // ds_max_f32
    0x05230a, // ds_max_f64
    0x01140a, // ds_max_i32
    0x047b0a, // ds_max_i64
    0x03900e, // ds_max_rtn_f32
    0x066a0e, // ds_max_rtn_f64
    0x02a80e, // ds_max_rtn_i32
    0x05820e, // ds_max_rtn_i64
    0x02c40e, // ds_max_rtn_u32
    0x059e0e, // ds_max_rtn_u64
    0x01280a, // ds_max_u32
    0x048f0a, // ds_max_u64
    0x01c00a, // ds_min_f32
    0x05190a, // ds_min_f64
    0x010a0a, // ds_min_i32
    0x04710a, // ds_min_i64
    0x03820e, // ds_min_rtn_f32
    0x065c0e, // ds_min_rtn_f64
    0x029a0e, // ds_min_rtn_i32
    0x05740e, // ds_min_rtn_i64
    0x02b60e, // ds_min_rtn_u32
    0x05900e, // ds_min_rtn_u64
    0x011e0a, // ds_min_u32
    0x04850a, // ds_min_u64
    0x014f0c, // ds_mskor_b32
    0x04b60c, // ds_mskor_b64
    0x02fb10, // ds_mskor_rtn_b32
    0x05d510, // ds_mskor_rtn_b64
    0x01d406, // ds_nop
    0x042e10, // ds_ordered_count
    0x013c09, // ds_or_b32
    0x04a309, // ds_or_b64
    0x02e00d, // ds_or_rtn_b32
    0x05ba0d, // ds_or_rtn_b64
    0x07b00e, // ds_permute_b32
    0x026f0f, // ds_rsub_rtn_u32
    0x05490f, // ds_rsub_rtn_u64
    0x00eb0b, // ds_rsub_u32
    0x04520b, // ds_rsub_u64
    0x031f1a, // ds_storexchg_2addr_rtn_b32
    0x05f91a, // ds_storexchg_2addr_rtn_b64
    0x033923, // ds_storexchg_2addr_stride64_rtn_b32
    0x061323, // ds_storexchg_2addr_stride64_rtn_b64
    0x030b14, // ds_storexchg_rtn_b32
    0x05e514, // ds_storexchg_rtn_b64
    0x017512, // ds_store_2addr_b32
    0x04ce12, // ds_store_2addr_b64
    0x01871b, // ds_store_2addr_stride64_b32
    0x04e01b, // ds_store_2addr_stride64_b64
    0x078b13, // ds_store_addtid_b32
    0x07d90d, // ds_store_b128
    0x02470c, // ds_store_b16
    0x070513, // ds_store_b16_d16_hi
    0x015b0c, // ds_store_b32
    0x04c20c, // ds_store_b64
    0x023c0b, // ds_store_b8
    0x06f312, // ds_store_b8_d16_hi
    0x07cd0c, // ds_store_b96
    0x06cd11, // ds_sub_gs_reg_rtn
    0x02610e, // ds_sub_rtn_u32
    0x053b0e, // ds_sub_rtn_u64
    0x00e10a, // ds_sub_u32
    0x04480a, // ds_sub_u64
    0x03ad0e, // ds_swizzle_b32
    0x039e0f, // ds_wrap_rtn_b32
    0x01450a, // ds_xor_b32
    0x04ac0a, // ds_xor_b64
    0x02ed0e, // ds_xor_rtn_b32
    0x05c70e, // ds_xor_rtn_b64
    0x086103, // exp
    0x0bef13, // flat_atomic_add_f32
    0x09e713, // flat_atomic_add_u32
    0x0ae213, // flat_atomic_add_u64
    0x0a5913, // flat_atomic_and_b32
    0x0b5413, // flat_atomic_and_b64
    0x09d017, // flat_atomic_cmpswap_b32
    0x0acb17, // flat_atomic_cmpswap_b64
    0x0bb217, // flat_atomic_cmpswap_f32
    0x0aa413, // flat_atomic_dec_u32
    0x0b9f13, // flat_atomic_dec_u64
    0x0a9113, // flat_atomic_inc_u32
    0x0b8c13, // flat_atomic_inc_u64
    0x0bdc13, // flat_atomic_max_f32
    0x0a3313, // flat_atomic_max_i32
    0x0b2e13, // flat_atomic_max_i64
    0x0a4613, // flat_atomic_max_u32
    0x0b4113, // flat_atomic_max_u64
    0x0bc913, // flat_atomic_min_f32
    0x0a0d13, // flat_atomic_min_i32
    0x0b0813, // flat_atomic_min_i64
    0x0a2013, // flat_atomic_min_u32
    0x0b1b13, // flat_atomic_min_u64
    0x0a6c12, // flat_atomic_or_b32
    0x0b6712, // flat_atomic_or_b64
    0x09fa13, // flat_atomic_sub_u32
    0x0af513, // flat_atomic_sub_u64
    0x09bc14, // flat_atomic_swap_b32
    0x0ab714, // flat_atomic_swap_b64
    0x0a7e13, // flat_atomic_xor_b32
    0x0b7913, // flat_atomic_xor_b64
    0x08c60e, // flat_load_b128
    0x089f0d, // flat_load_b32
    0x08ac0d, // flat_load_b64
    0x08b90d, // flat_load_b96
    0x094811, // flat_load_d16_b16
    0x097f14, // flat_load_d16_hi_b16
    0x096c13, // flat_load_d16_hi_i8
    0x095913, // flat_load_d16_hi_u8
    0x093810, // flat_load_d16_i8
    0x092810, // flat_load_d16_u8
    0x08920d, // flat_load_i16
    0x08790c, // flat_load_i8
    0x08850d, // flat_load_u16
    0x086d0c, // flat_load_u8
    0x09190f, // flat_store_b128
    0x08e10e, // flat_store_b16
    0x08ef0e, // flat_store_b32
    0x08fd0e, // flat_store_b64
    0x08d40d, // flat_store_b8
    0x090b0e, // flat_store_b96
    0x09a715, // flat_store_d16_hi_b16
    0x099314, // flat_store_d16_hi_b8
    0x102d15, // global_atomic_add_f32
    0x0dd915, // global_atomic_add_u32
    0x0f0415, // global_atomic_add_u64
    0x0e6d15, // global_atomic_and_b32
    0x0f8215, // global_atomic_and_b64
    0x0dc019, // global_atomic_cmpswap_b32
    0x0eeb19, // global_atomic_cmpswap_b64
    0x0fea19, // global_atomic_cmpswap_f32
    0x0e0316, // global_atomic_csub_u32
    0x0ec015, // global_atomic_dec_u32
    0x0fd515, // global_atomic_dec_u64
    0x0eab15, // global_atomic_inc_u32
    0x0fc015, // global_atomic_inc_u64
    0x101815, // global_atomic_max_f32
    0x0e4315, // global_atomic_max_i32
    0x0f5815, // global_atomic_max_i64
    0x0e5815, // global_atomic_max_u32
    0x0f6d15, // global_atomic_max_u64
    0x100315, // global_atomic_min_f32
    0x0e1915, // global_atomic_min_i32
    0x0f2e15, // global_atomic_min_i64
    0x0e2e15, // global_atomic_min_u32
    0x0f4315, // global_atomic_min_u64
    0x0e8214, // global_atomic_or_b32
    0x0f9714, // global_atomic_or_b64
    0x0dee15, // global_atomic_sub_u32
    0x0f1915, // global_atomic_sub_u64
    0x0daa16, // global_atomic_swap_b32
    0x0ed516, // global_atomic_swap_b64
    0x0e9615, // global_atomic_xor_b32
    0x0fab15, // global_atomic_xor_b64
    0x0d7d16, // global_load_addtid_b32
    0x0c6910, // global_load_b128
    0x0c3c0f, // global_load_b32
    0x0c4b0f, // global_load_b64
    0x0c5a0f, // global_load_b96
    0x0cfd13, // global_load_d16_b16
    0x0d3a16, // global_load_d16_hi_b16
    0x0d2515, // global_load_d16_hi_i8
    0x0d1015, // global_load_d16_hi_u8
    0x0ceb12, // global_load_d16_i8
    0x0cd912, // global_load_d16_u8
    0x0c2d0f, // global_load_i16
    0x0c100e, // global_load_i8
    0x0c1e0f, // global_load_u16
    0x0c020e, // global_load_u8
    0x0d9317, // global_store_addtid_b32
    0x0cc811, // global_store_b128
    0x0c8810, // global_store_b16
    0x0c9810, // global_store_b32
    0x0ca810, // global_store_b64
    0x0c790f, // global_store_b8
    0x0cb810, // global_store_b96
    0x0d6617, // global_store_d16_hi_b16
    0x0d5016, // global_store_d16_hi_b8
    0x136510, // image_atomic_add
    0x13c910, // image_atomic_and
    0x135114, // image_atomic_cmpswap
    0x140810, // image_atomic_dec
    0x13f810, // image_atomic_inc
    0x13d90f, // image_atomic_or
    0x13a711, // image_atomic_smax
    0x138511, // image_atomic_smin
    0x137510, // image_atomic_sub
    0x134011, // image_atomic_swap
    0x13b811, // image_atomic_umax
    0x139611, // image_atomic_umin
    0x13e810, // image_atomic_xor
    0x144f19, // image_bvh64_intersect_ray
    0x143817, // image_bvh_intersect_ray
    0x15a50d, // image_gather4
    0x18350e, // image_gather4h
    0x15c10f, // image_gather4_b
    0x17db12, // image_gather4_b_cl
    0x15e00f, // image_gather4_c
    0x17cb10, // image_gather4_cl
    0x181011, // image_gather4_c_b
    0x182114, // image_gather4_c_b_cl
    0x17ed12, // image_gather4_c_cl
    0x17ff11, // image_gather4_c_l
    0x15ef12, // image_gather4_c_lz
    0x162214, // image_gather4_c_lz_o
    0x15b20f, // image_gather4_l
    0x15d010, // image_gather4_lz
    0x161012, // image_gather4_lz_o
    0x16010f, // image_gather4_o
    0x16360d, // image_get_lod
    0x141811, // image_get_resinfo
    0x12a40a, // image_load
    0x12ae0e, // image_load_mip
    0x12dc12, // image_load_mip_pck
    0x12ee16, // image_load_mip_pck_sgn
    0x12bc0e, // image_load_pck
    0x12ca12, // image_load_pck_sgn
    0x14290f, // image_msaa_load
    0x14680c, // image_sample
    0x14910e, // image_sample_b
    0x16b311, // image_sample_b_cl
    0x171f13, // image_sample_b_cl_o
    0x152b10, // image_sample_b_o
    0x14ae0e, // image_sample_c
    0x16930f, // image_sample_cl
    0x16fb11, // image_sample_cl_o
    0x14dc10, // image_sample_c_b
    0x16e813, // image_sample_c_b_cl
    0x175a15, // image_sample_c_b_cl_o
    0x158012, // image_sample_c_b_o
    0x16c411, // image_sample_c_cl
    0x173213, // image_sample_c_cl_o
    0x14bc10, // image_sample_c_d
    0x16d513, // image_sample_c_d_cl
    0x176f17, // image_sample_c_d_cl_g16
    0x174515, // image_sample_c_d_cl_o
    0x179d19, // image_sample_c_d_cl_o_g16
    0x165514, // image_sample_c_d_g16
    0x155c12, // image_sample_c_d_o
    0x167d16, // image_sample_c_d_o_g16
    0x14cc10, // image_sample_c_l
    0x14ec11, // image_sample_c_lz
    0x159213, // image_sample_c_lz_o
    0x156e12, // image_sample_c_l_o
    0x154c10, // image_sample_c_o
    0x14750e, // image_sample_d
    0x16a211, // image_sample_d_cl
    0x17b615, // image_sample_d_cl_g16
    0x170c13, // image_sample_d_cl_o
    0x178617, // image_sample_d_cl_o_g16
    0x164312, // image_sample_d_g16
    0x150b10, // image_sample_d_o
    0x166914, // image_sample_d_o_g16
    0x14830e, // image_sample_l
    0x149f0f, // image_sample_lz
    0x153b11, // image_sample_lz_o
    0x151b10, // image_sample_l_o
    0x14fd0e, // image_sample_o
    0x13040b, // image_store
    0x130f0f, // image_store_mip
    0x132d13, // image_store_mip_pck
    0x131e0f, // image_store_pck
    0x11ea0f, // lds_direct_load
    0x11dc0e, // lds_param_load
    0x10b011, // scratch_load_b128
    0x108010, // scratch_load_b32
    0x109010, // scratch_load_b64
    0x10a010, // scratch_load_b96
    0x114d14, // scratch_load_d16_b16
    0x118d17, // scratch_load_d16_hi_b16
    0x117716, // scratch_load_d16_hi_i8
    0x116116, // scratch_load_d16_hi_u8
    0x113a13, // scratch_load_d16_i8
    0x112713, // scratch_load_d16_u8
    0x107010, // scratch_load_i16
    0x10510f, // scratch_load_i8
    0x106010, // scratch_load_u16
    0x10420f, // scratch_load_u8
    0x111512, // scratch_store_b128
    0x10d111, // scratch_store_b16
    0x10e211, // scratch_store_b32
    0x10f311, // scratch_store_b64
    0x10c110, // scratch_store_b8
    0x110411, // scratch_store_b96
    0x11bb18, // scratch_store_d16_hi_b16
    0x11a417, // scratch_store_d16_hi_b8
    0x2a510d, // s_absdiff_i32
    0x264609, // s_abs_i32
    0x2a3d0a, // s_addc_u32
    0x2e280a, // s_addk_i32
    0x2a2b09, // s_add_i32
    0x2a1909, // s_add_u32
    0x2afa09, // s_and_b32
    0x2b0309, // s_and_b64
    0x27a517, // s_and_not0_saveexec_b32
    0x27bc17, // s_and_not0_saveexec_b64
    0x285915, // s_and_not0_wrexec_b32
    0x286e15, // s_and_not0_wrexec_b64
    0x2b680e, // s_and_not1_b32
    0x2b760e, // s_and_not1_b64
    0x27ff17, // s_and_not1_saveexec_b32
    0x281617, // s_and_not1_saveexec_b64
    0x288315, // s_and_not1_wrexec_b32
    0x289815, // s_and_not1_wrexec_b64
    0x26cb12, // s_and_saveexec_b32
    0x26dd12, // s_and_saveexec_b64
    0x2a860a, // s_ashr_i32
    0x2a900a, // s_ashr_i64
    0x321d09, // s_barrier
    0x264f0f, // s_bcnt0_i32_b32
    0x265e0f, // s_bcnt0_i32_b64
    0x266d0f, // s_bcnt1_i32_b32
    0x267c0f, // s_bcnt1_i32_b64
    0x2ba709, // s_bfe_i32
    0x2bb909, // s_bfe_i64
    0x2b9e09, // s_bfe_u32
    0x2bb009, // s_bfe_u64
    0x2bc209, // s_bfm_b32
    0x2bcb09, // s_bfm_b64
    0x2ce30d, // s_bitcmp0_b32
    0x2cfd0d, // s_bitcmp0_b64
    0x2cf00d, // s_bitcmp1_b32
    0x2d0a0d, // s_bitcmp1_b64
    0x263016, // s_bitreplicate_b64_b32
    0x25fc0d, // s_bitset0_b32
    0x26090d, // s_bitset0_b64
    0x26160d, // s_bitset1_b32
    0x26230d, // s_bitset1_b64
    0x30ce08, // s_branch
    0x25830a, // s_brev_b32
    0x258d0a, // s_brev_b64
    0x251212, // s_buffer_load_b128
    0x252412, // s_buffer_load_b256
    0x24f011, // s_buffer_load_b32
    0x253612, // s_buffer_load_b512
    0x250111, // s_buffer_load_b64
    0x2f6b0a, // s_call_b64
    0x312e11, // s_cbranch_cdbgsys
    0x316a1a, // s_cbranch_cdbgsys_and_user
    0x315119, // s_cbranch_cdbgsys_or_user
    0x313f12, // s_cbranch_cdbguser
    0x311e10, // s_cbranch_execnz
    0x310f0f, // s_cbranch_execz
    0x30d60e, // s_cbranch_scc0
    0x30e40e, // s_cbranch_scc1
    0x31000f, // s_cbranch_vccnz
    0x30f20e, // s_cbranch_vccz
    0x2fee08, // s_clause
    0x25cb09, // s_cls_i32
    0x25d40d, // s_cls_i32_i64
    0x25b10d, // s_clz_i32_u32
    0x25be0d, // s_clz_i32_u64
    0x2d810b, // s_cmovk_i32
    0x256f0a, // s_cmov_b32
    0x25790a, // s_cmov_b64
    0x2d8c0d, // s_cmpk_eq_i32
    0x2dda0d, // s_cmpk_eq_u32
    0x2db30d, // s_cmpk_ge_i32
    0x2e010d, // s_cmpk_ge_u32
    0x2da60d, // s_cmpk_gt_i32
    0x2df40d, // s_cmpk_gt_u32
    0x2dcd0d, // s_cmpk_le_i32
    0x2e1b0d, // s_cmpk_le_u32
    0x2d990d, // s_cmpk_lg_i32
    0x2de70d, // s_cmpk_lg_u32
    0x2dc00d, // s_cmpk_lt_i32
    0x2e0e0d, // s_cmpk_lt_u32
    0x2c530c, // s_cmp_eq_i32
    0x2c9b0c, // s_cmp_eq_u32
    0x2d170c, // s_cmp_eq_u64
    0x2c770c, // s_cmp_ge_i32
    0x2cbf0c, // s_cmp_ge_u32
    0x2c6b0c, // s_cmp_gt_i32
    0x2cb30c, // s_cmp_gt_u32
    0x2c8f0c, // s_cmp_le_i32
    0x2cd70c, // s_cmp_le_u32
    0x2c5f0c, // s_cmp_lg_i32
    0x2ca70c, // s_cmp_lg_u32
    0x2d230c, // s_cmp_lg_u64
    0x2c830c, // s_cmp_lt_i32
    0x2ccb0c, // s_cmp_lt_u32
    0x30c40a, // s_code_end
    0x2bf50d, // s_cselect_b32
    0x2c020d, // s_cselect_b64
    0x25970d, // s_ctz_i32_b32
    0x25a40d, // s_ctz_i32_b64
    0x25510c, // s_dcache_inv
    0x31e70e, // s_decperflevel
    0x2ff60b, // s_delay_alu
    0x30b70d, // s_denorm_mode
    0x318408, // s_endpgm
    0x319a18, // s_endpgm_ordered_ps_done
    0x318c0e, // s_endpgm_saved
    0x28f10b, // s_getpc_b64
    0x2f410c, // s_getreg_b32
    0x254809, // s_gl1_inv
    0x32110c, // s_icache_inv
    0x31d90e, // s_incperflevel
    0x24cf0b, // s_load_b128
    0x24da0b, // s_load_b256
    0x24bb0a, // s_load_b32
    0x24e50b, // s_load_b512
    0x24c50a, // s_load_b64
    0x2a9a0f, // s_lshl1_add_u32
    0x2aa90f, // s_lshl2_add_u32
    0x2ab80f, // s_lshl3_add_u32
    0x2ac70f, // s_lshl4_add_u32
    0x2a5e0a, // s_lshl_b32
    0x2a680a, // s_lshl_b64
    0x2a720a, // s_lshr_b32
    0x2a7c0a, // s_lshr_b64
    0x2ae809, // s_max_i32
    0x2af109, // s_max_u32
    0x2ad609, // s_min_i32
    0x2adf09, // s_min_u32
    0x2d2f0a, // s_movk_i32
    0x28c70d, // s_movreld_b32
    0x28d40d, // s_movreld_b64
    0x28e110, // s_movrelsd_2_b32
    0x28ad0d, // s_movrels_b32
    0x28ba0d, // s_movrels_b64
    0x255d09, // s_mov_b32
    0x256609, // s_mov_b64
    0x2e320a, // s_mulk_i32
    0x2be90c, // s_mul_hi_i32
    0x2bdd0c, // s_mul_hi_u32
    0x2bd409, // s_mul_i32
    0x2b2e0a, // s_nand_b32
    0x2b380a, // s_nand_b64
    0x273513, // s_nand_saveexec_b32
    0x274813, // s_nand_saveexec_b64
    0x2fb405, // s_nop
    0x2b4209, // s_nor_b32
    0x2b4b09, // s_nor_b64
    0x275b12, // s_nor_saveexec_b32
    0x276d12, // s_nor_saveexec_b64
    0x26b909, // s_not_b32
    0x26c209, // s_not_b64
    0x2b0c08, // s_or_b32
    0x2b1408, // s_or_b64
    0x27d316, // s_or_not0_saveexec_b32
    0x27e916, // s_or_not0_saveexec_b64
    0x2b840d, // s_or_not1_b32
    0x2b910d, // s_or_not1_b64
    0x282d16, // s_or_not1_saveexec_b32
    0x284316, // s_or_not1_saveexec_b64
    0x26ef11, // s_or_saveexec_b32
    0x270011, // s_or_saveexec_b64
    0x2c3111, // s_pack_hh_b32_b16
    0x2c4211, // s_pack_hl_b32_b16
    0x2c2011, // s_pack_lh_b32_b16
    0x2c0f11, // s_pack_ll_b32_b16
    0x268b0e, // s_quadmask_b32
    0x26990e, // s_quadmask_b64
    0x291309, // s_rfe_b64
    0x30ab0c, // s_round_mode
    0x31c309, // s_sendmsg
    0x31cc0d, // s_sendmsghalt
    0x29f711, // s_sendmsg_rtn_b32
    0x2a0811, // s_sendmsg_rtn_b64
    0x2fc209, // s_sethalt
    0x2fb909, // s_setkill
    0x28fc0b, // s_setpc_b64
    0x31ba09, // s_setprio
    0x2f4d0c, // s_setreg_b32
    0x2f5912, // s_setreg_imm32_b32
    0x2fd21c, // s_set_inst_prefetch_distance
    0x25ee0e, // s_sext_i32_i16
    0x25e10d, // s_sext_i32_i8
    0x2fcb07, // s_sleep
    0x2a470a, // s_subb_u32
    0x4bbd16, // s_subvector_loop_begin
    0x4bd314, // s_subvector_loop_end
    0x2a3409, // s_sub_i32
    0x2a2209, // s_sub_u32
    0x29070c, // s_swappc_b64
    0x30a506, // s_trap
    0x31f50c, // s_ttracedata
    0x320110, // s_ttracedata_imm
    0x2d7809, // s_version
    0x308509, // s_waitcnt
    0x306310, // s_waitcnt_depctr
    0x2f9310, // s_waitcnt_expcnt
    0x2fa311, // s_waitcnt_lgkmcnt
    0x2f840f, // s_waitcnt_vmcnt
    0x2f750f, // s_waitcnt_vscnt
    0x30990c, // s_wait_event
    0x308e0b, // s_wait_idle
    0x31b208, // s_wakeup
    0x26a709, // s_wqm_b32
    0x26b009, // s_wqm_b64
    0x2b540a, // s_xnor_b32
    0x2b5e0a, // s_xnor_b64
    0x277f13, // s_xnor_saveexec_b32
    0x279213, // s_xnor_saveexec_b64
    0x2b1c09, // s_xor_b32
    0x2b2509, // s_xor_b64
    0x271112, // s_xor_saveexec_b32
    0x272312, // s_xor_saveexec_b64
    0x1dfd19, // tbuffer_load_d16_format_x
    0x1e161a, // tbuffer_load_d16_format_xy
    0x1e301b, // tbuffer_load_d16_format_xyz
    0x1e4b1c, // tbuffer_load_d16_format_xyzw
    0x1d4515, // tbuffer_load_format_x
    0x1d5a16, // tbuffer_load_format_xy
    0x1d7017, // tbuffer_load_format_xyz
    0x1d8718, // tbuffer_load_format_xyzw
    0x1e671a, // tbuffer_store_d16_format_x
    0x1e811b, // tbuffer_store_d16_format_xy
    0x1e9c1c, // tbuffer_store_d16_format_xyz
    0x1eb81d, // tbuffer_store_d16_format_xyzw
    0x1d9f16, // tbuffer_store_format_x
    0x1db517, // tbuffer_store_format_xy
    0x1dcc18, // tbuffer_store_format_xyz
    0x1de419, // tbuffer_store_format_xyzw
    0x3ba10a, // v_add3_u32
    0x382d0f, // v_add_co_ci_u32
    0x3ccb0c, // v_add_co_u32
    0x38b809, // v_add_f16
    0x372609, // v_add_f32
    0x3e5209, // v_add_f64
    0x3b180e, // v_add_lshl_u32
    0x3d5a0c, // v_add_nc_i16
    0x3e460c, // v_add_nc_i32
    0x3cf20c, // v_add_nc_u16
    0x385d0c, // v_add_nc_u32
    0x39bb0e, // v_alignbit_b32
    0x39c90f, // v_alignbyte_b32
    0x3f2009, // v_and_b16
    0x380909, // v_and_b32
    0x3bb80c, // v_and_or_b32
    0x3ecf0d, // v_ashrrev_i16
    0x37fc0d, // v_ashrrev_i32
    0x3ef60d, // v_ashrrev_i64
    0x3dbe0e, // v_bcnt_u32_b32
    0x398e09, // v_bfe_i32
    0x398509, // v_bfe_u32
    0x399709, // v_bfi_b32
    0x3db509, // v_bfm_b32
    0x34fd0b, // v_bfrev_b32
    0x36440a, // v_ceil_f16
    0x34690a, // v_ceil_f32
    0x341f0a, // v_ceil_f64
    0x352209, // v_cls_i32
    0x35080d, // v_clz_i32_u32
    0x4a7210, // v_cmpx_class_f16
    0x4a8210, // v_cmpx_class_f32
    0x4a9210, // v_cmpx_class_f64
    0x45e10d, // v_cmpx_eq_f16
    0x46b30d, // v_cmpx_eq_f32
    0x47850d, // v_cmpx_eq_f64
    0x484b0d, // v_cmpx_eq_i16
    0x48f30d, // v_cmpx_eq_i32
    0x49bf0d, // v_cmpx_eq_i64
    0x48990d, // v_cmpx_eq_u16
    0x49590d, // v_cmpx_eq_u32
    0x4a250d, // v_cmpx_eq_u64
    0x45c80c, // v_cmpx_f_f16
    0x469a0c, // v_cmpx_f_f32
    0x476c0c, // v_cmpx_f_f64
    0x48da0c, // v_cmpx_f_i32
    0x49a60c, // v_cmpx_f_i64
    0x49400c, // v_cmpx_f_u32
    0x4a0c0c, // v_cmpx_f_u64
    0x46150d, // v_cmpx_ge_f16
    0x46e70d, // v_cmpx_ge_f32
    0x47b90d, // v_cmpx_ge_f64
    0x487f0d, // v_cmpx_ge_i16
    0x49270d, // v_cmpx_ge_i32
    0x49f30d, // v_cmpx_ge_i64
    0x48cd0d, // v_cmpx_ge_u16
    0x498d0d, // v_cmpx_ge_u32
    0x4a590d, // v_cmpx_ge_u64
    0x45fb0d, // v_cmpx_gt_f16
    0x46cd0d, // v_cmpx_gt_f32
    0x479f0d, // v_cmpx_gt_f64
    0x48650d, // v_cmpx_gt_i16
    0x490d0d, // v_cmpx_gt_i32
    0x49d90d, // v_cmpx_gt_i64
    0x48b30d, // v_cmpx_gt_u16
    0x49730d, // v_cmpx_gt_u32
    0x4a3f0d, // v_cmpx_gt_u64
    0x45ee0d, // v_cmpx_le_f16
    0x46c00d, // v_cmpx_le_f32
    0x47920d, // v_cmpx_le_f64
    0x48580d, // v_cmpx_le_i16
    0x49000d, // v_cmpx_le_i32
    0x49cc0d, // v_cmpx_le_i64
    0x48a60d, // v_cmpx_le_u16
    0x49660d, // v_cmpx_le_u32
    0x4a320d, // v_cmpx_le_u64
    0x46080d, // v_cmpx_lg_f16
    0x46da0d, // v_cmpx_lg_f32
    0x47ac0d, // v_cmpx_lg_f64
    0x45d40d, // v_cmpx_lt_f16
    0x46a60d, // v_cmpx_lt_f32
    0x47780d, // v_cmpx_lt_f64
    0x483e0d, // v_cmpx_lt_i16
    0x48e60d, // v_cmpx_lt_i32
    0x49b20d, // v_cmpx_lt_i64
    0x488c0d, // v_cmpx_lt_u16
    0x494c0d, // v_cmpx_lt_u32
    0x4a180d, // v_cmpx_lt_u64
    0x46720e, // v_cmpx_neq_f16
    0x47440e, // v_cmpx_neq_f32
    0x48160e, // v_cmpx_neq_f64
    0x48720d, // v_cmpx_ne_i16
    0x491a0d, // v_cmpx_ne_i32
    0x49e60d, // v_cmpx_ne_i64
    0x48c00d, // v_cmpx_ne_u16
    0x49800d, // v_cmpx_ne_u32
    0x4a4c0d, // v_cmpx_ne_u64
    0x463a0e, // v_cmpx_nge_f16
    0x470c0e, // v_cmpx_nge_f32
    0x47de0e, // v_cmpx_nge_f64
    0x46560e, // v_cmpx_ngt_f16
    0x47280e, // v_cmpx_ngt_f32
    0x47fa0e, // v_cmpx_ngt_f64
    0x46640e, // v_cmpx_nle_f16
    0x47360e, // v_cmpx_nle_f32
    0x48080e, // v_cmpx_nle_f64
    0x46480e, // v_cmpx_nlg_f16
    0x471a0e, // v_cmpx_nlg_f32
    0x47ec0e, // v_cmpx_nlg_f64
    0x46800e, // v_cmpx_nlt_f16
    0x47520e, // v_cmpx_nlt_f32
    0x48240e, // v_cmpx_nlt_f64
    0x46220c, // v_cmpx_o_f16
    0x46f40c, // v_cmpx_o_f32
    0x47c60c, // v_cmpx_o_f64
    0x468e0c, // v_cmpx_t_f16
    0x47600c, // v_cmpx_t_f32
    0x48320c, // v_cmpx_t_f64
    0x49340c, // v_cmpx_t_i32
    0x4a000c, // v_cmpx_t_i64
    0x499a0c, // v_cmpx_t_u32
    0x4a660c, // v_cmpx_t_u64
    0x462e0c, // v_cmpx_u_f16
    0x47000c, // v_cmpx_u_f32
    0x47d20c, // v_cmpx_u_f64
    0x459b0f, // v_cmp_class_f16
    0x45aa0f, // v_cmp_class_f32
    0x45b90f, // v_cmp_class_f64
    0x41640c, // v_cmp_eq_f16
    0x42260c, // v_cmp_eq_f32
    0x42e80c, // v_cmp_eq_f64
    0x439f0c, // v_cmp_eq_i16
    0x443a0c, // v_cmp_eq_i32
    0x44f60c, // v_cmp_eq_i64
    0x43e70c, // v_cmp_eq_u16
    0x44980c, // v_cmp_eq_u32
    0x45540c, // v_cmp_eq_u64
    0x414d0b, // v_cmp_f_f16
    0x420f0b, // v_cmp_f_f32
    0x42d10b, // v_cmp_f_f64
    0x44230b, // v_cmp_f_i32
    0x44df0b, // v_cmp_f_i64
    0x44810b, // v_cmp_f_u32
    0x453d0b, // v_cmp_f_u64
    0x41940c, // v_cmp_ge_f16
    0x42560c, // v_cmp_ge_f32
    0x43180c, // v_cmp_ge_f64
    0x43cf0c, // v_cmp_ge_i16
    0x446a0c, // v_cmp_ge_i32
    0x45260c, // v_cmp_ge_i64
    0x44170c, // v_cmp_ge_u16
    0x44c80c, // v_cmp_ge_u32
    0x45840c, // v_cmp_ge_u64
    0x417c0c, // v_cmp_gt_f16
    0x423e0c, // v_cmp_gt_f32
    0x43000c, // v_cmp_gt_f64
    0x43b70c, // v_cmp_gt_i16
    0x44520c, // v_cmp_gt_i32
    0x450e0c, // v_cmp_gt_i64
    0x43ff0c, // v_cmp_gt_u16
    0x44b00c, // v_cmp_gt_u32
    0x456c0c, // v_cmp_gt_u64
    0x41700c, // v_cmp_le_f16
    0x42320c, // v_cmp_le_f32
    0x42f40c, // v_cmp_le_f64
    0x43ab0c, // v_cmp_le_i16
    0x44460c, // v_cmp_le_i32
    0x45020c, // v_cmp_le_i64
    0x43f30c, // v_cmp_le_u16
    0x44a40c, // v_cmp_le_u32
    0x45600c, // v_cmp_le_u64
    0x41880c, // v_cmp_lg_f16
    0x424a0c, // v_cmp_lg_f32
    0x430c0c, // v_cmp_lg_f64
    0x41580c, // v_cmp_lt_f16
    0x421a0c, // v_cmp_lt_f32
    0x42dc0c, // v_cmp_lt_f64
    0x43930c, // v_cmp_lt_i16
    0x442e0c, // v_cmp_lt_i32
    0x44ea0c, // v_cmp_lt_i64
    0x43db0c, // v_cmp_lt_u16
    0x448c0c, // v_cmp_lt_u32
    0x45480c, // v_cmp_lt_u64
    0x41ea0d, // v_cmp_neq_f16
    0x42ac0d, // v_cmp_neq_f32
    0x436e0d, // v_cmp_neq_f64
    0x43c30c, // v_cmp_ne_i16
    0x445e0c, // v_cmp_ne_i32
    0x451a0c, // v_cmp_ne_i64
    0x440b0c, // v_cmp_ne_u16
    0x44bc0c, // v_cmp_ne_u32
    0x45780c, // v_cmp_ne_u64
    0x41b60d, // v_cmp_nge_f16
    0x42780d, // v_cmp_nge_f32
    0x433a0d, // v_cmp_nge_f64
    0x41d00d, // v_cmp_ngt_f16
    0x42920d, // v_cmp_ngt_f32
    0x43540d, // v_cmp_ngt_f64
    0x41dd0d, // v_cmp_nle_f16
    0x429f0d, // v_cmp_nle_f32
    0x43610d, // v_cmp_nle_f64
    0x41c30d, // v_cmp_nlg_f16
    0x42850d, // v_cmp_nlg_f32
    0x43470d, // v_cmp_nlg_f64
    0x41f70d, // v_cmp_nlt_f16
    0x42b90d, // v_cmp_nlt_f32
    0x437b0d, // v_cmp_nlt_f64
    0x41a00b, // v_cmp_o_f16
    0x42620b, // v_cmp_o_f32
    0x43240b, // v_cmp_o_f64
    0x42040b, // v_cmp_t_f16
    0x42c60b, // v_cmp_t_f32
    0x43880b, // v_cmp_t_f64
    0x44760b, // v_cmp_t_i32
    0x45320b, // v_cmp_t_i64
    0x44d40b, // v_cmp_t_u32
    0x45900b, // v_cmp_t_u64
    0x41ab0b, // v_cmp_u_f16
    0x426d0b, // v_cmp_u_f32
    0x432f0b, // v_cmp_u_f64
    0x3c080d, // v_cndmask_b16
    0x37080d, // v_cndmask_b32
    0x367809, // v_cos_f16
    0x34eb09, // v_cos_f32
    0x35150d, // v_ctz_i32_b32
    0x39550c, // v_cubeid_f32
    0x39790c, // v_cubema_f32
    0x39610c, // v_cubesc_f32
    0x396d0c, // v_cubetc_f32
    0x334e0d, // v_cvt_f16_f32
    0x35c10d, // v_cvt_f16_i16
    0x35b40d, // v_cvt_f16_u16
    0x335b0d, // v_cvt_f32_f16
    0x33a00d, // v_cvt_f32_f64
    0x331a0d, // v_cvt_f32_i32
    0x33270d, // v_cvt_f32_u32
    0x33ba10, // v_cvt_f32_ubyte0
    0x33ca10, // v_cvt_f32_ubyte1
    0x33da10, // v_cvt_f32_ubyte2
    0x33ea10, // v_cvt_f32_ubyte3
    0x33ad0d, // v_cvt_f64_f32
    0x330d0d, // v_cvt_f64_i32
    0x34070d, // v_cvt_f64_u32
    0x337d13, // v_cvt_floor_i32_f32
    0x35db0d, // v_cvt_i16_f16
    0x33410d, // v_cvt_i32_f32
    0x33000d, // v_cvt_i32_f64
    0x36ee0d, // v_cvt_i32_i16
    0x336815, // v_cvt_nearest_i32_f32
    0x369012, // v_cvt_norm_i16_f16
    0x36a212, // v_cvt_norm_u16_f16
    0x339010, // v_cvt_off_f32_i4
    0x3d1610, // v_cvt_pk_i16_f32
    0x3e2a10, // v_cvt_pk_i16_i32
    0x3d8015, // v_cvt_pk_norm_i16_f16
    0x3df015, // v_cvt_pk_norm_i16_f32
    0x3d9515, // v_cvt_pk_norm_u16_f16
    0x3e0515, // v_cvt_pk_norm_u16_f32
    0x38a414, // v_cvt_pk_rtz_f16_f32
    0x3d2610, // v_cvt_pk_u16_f32
    0x3e1a10, // v_cvt_pk_u16_u32
    0x3a630f, // v_cvt_pk_u8_f32
    0x35ce0d, // v_cvt_u16_f16
    0x33340d, // v_cvt_u32_f32
    0x33fa0d, // v_cvt_u32_f64
    0x36fb0d, // v_cvt_u32_u16
    0x3b920f, // v_div_fixup_f16
    0x3a720f, // v_div_fixup_f32
    0x3a810f, // v_div_fixup_f64
    0x3a900e, // v_div_fmas_f32
    0x3a9e0e, // v_div_fmas_f64
    0x3c930f, // v_div_scale_f32
    0x3ca20f, // v_div_scale_f64
    0x371511, // v_dot2acc_f32_f16
    0x3c8310, // v_dot2_bf16_bf16
    0x3c750e, // v_dot2_f16_f16
    0x40860f, // v_dot2_f32_bf16
    0x40420e, // v_dot2_f32_f16
    0x40500e, // v_dot4_i32_iu8
    0x405e0d, // v_dot4_u32_u8
    0x406b0e, // v_dot8_i32_iu4
    0x40790d, // v_dot8_u32_u4
    0x4adf0e, // v_dual_add_f32
    0x4b8c11, // v_dual_add_nc_u32
    0x4baf0e, // v_dual_and_b32
    0x4b3112, // v_dual_cndmask_b32
    0x4b7517, // v_dual_dot2acc_f32_bf16
    0x4b5f16, // v_dual_dot2acc_f32_f16
    0x4ab110, // v_dual_fmaak_f32
    0x4aa20f, // v_dual_fmac_f32
    0x4ac110, // v_dual_fmamk_f32
    0x4b9d12, // v_dual_lshlrev_b32
    0x4b430e, // v_dual_max_f32
    0x4b510e, // v_dual_min_f32
    0x4b230e, // v_dual_mov_b32
    0x4b0c17, // v_dual_mul_dx9_zero_f32
    0x4ad10e, // v_dual_mul_f32
    0x4afb11, // v_dual_subrev_f32
    0x4aed0e, // v_dual_sub_f32
    0x360d09, // v_exp_f16
    0x348909, // v_exp_f32
    0x36390b, // v_floor_f16
    0x347e0b, // v_floor_f32
    0x34340b, // v_floor_f64
    0x38f40b, // v_fmaak_f16
    0x38990b, // v_fmaak_f32
    0x374413, // v_fmac_dx9_zero_f32
    0x38df0a, // v_fmac_f16
    0x38840a, // v_fmac_f32
    0x38e90b, // v_fmamk_f16
    0x388e0b, // v_fmamk_f32
    0x392912, // v_fma_dx9_zero_f32
    0x3b2609, // v_fma_f16
    0x39a009, // v_fma_f32
    0x39a909, // v_fma_f64
    0x40b10f, // v_fma_mixhi_f16
    0x40a20f, // v_fma_mixlo_f16
    0x40950d, // v_fma_mix_f32
    0x36640b, // v_fract_f16
    0x34530b, // v_fract_f32
    0x354e0b, // v_fract_f64
    0x362613, // v_frexp_exp_i16_f16
    0x355913, // v_frexp_exp_i32_f32
    0x352b13, // v_frexp_exp_i32_f64
    0x361610, // v_frexp_mant_f16
    0x356c10, // v_frexp_mant_f32
    0x353e10, // v_frexp_mant_f64
    0x325814, // v_interp_p10_f16_f32
    0x323310, // v_interp_p10_f32
    0x327f18, // v_interp_p10_rtz_f16_f32
    0x326c13, // v_interp_p2_f16_f32
    0x32430f, // v_interp_p2_f32
    0x329717, // v_interp_p2_rtz_f16_f32
    0x39110b, // v_ldexp_f16
    0x3daa0b, // v_ldexp_f32
    0x3e760b, // v_ldexp_f64
    0x39b209, // v_lerp_u8
    0x360409, // v_log_f16
    0x349209, // v_log_f32
    0x3eb50d, // v_lshlrev_b16
    0x37e20d, // v_lshlrev_b32
    0x3edc0d, // v_lshlrev_b64
    0x3b0a0e, // v_lshl_add_u32
    0x3bab0d, // v_lshl_or_b32
    0x3ec20d, // v_lshrrev_b16
    0x37ef0d, // v_lshrrev_b32
    0x3ee90d, // v_lshrrev_b64
    0x3b8909, // v_mad_i16
    0x3bda0d, // v_mad_i32_i16
    0x393b0d, // v_mad_i32_i24
    0x3cbe0d, // v_mad_i64_i32
    0x3aee09, // v_mad_u16
    0x3bcd0d, // v_mad_u32_u16
    0x39480d, // v_mad_u32_u24
    0x3cb10d, // v_mad_u64_u32
    0x3b4d0a, // v_max3_f16
    0x3a020a, // v_max3_f32
    0x3b570a, // v_max3_i16
    0x3a0c0a, // v_max3_i32
    0x3b610a, // v_max3_u16
    0x3a160a, // v_max3_u32
    0x3c2d0c, // v_maxmin_f16
    0x3c150c, // v_maxmin_f32
    0x3c5d0c, // v_maxmin_i32
    0x3c450c, // v_maxmin_u32
    0x38ff09, // v_max_f16
    0x37b509, // v_max_f32
    0x3e6d09, // v_max_f64
    0x3d3f09, // v_max_i16
    0x37c709, // v_max_i32
    0x3d3609, // v_max_u16
    0x37d909, // v_max_u32
    0x3dde12, // v_mbcnt_hi_u32_b32
    0x3dcc12, // v_mbcnt_lo_u32_b32
    0x3b6b0a, // v_med3_f16
    0x3a200a, // v_med3_f32
    0x3b750a, // v_med3_i16
    0x3a2a0a, // v_med3_i32
    0x3b7f0a, // v_med3_u16
    0x3a340a, // v_med3_u32
    0x3b2f0a, // v_min3_f16
    0x39e40a, // v_min3_f32
    0x3b390a, // v_min3_i16
    0x39ee0a, // v_min3_i32
    0x3b430a, // v_min3_u16
    0x39f80a, // v_min3_u32
    0x3c390c, // v_minmax_f16
    0x3c210c, // v_minmax_f32
    0x3c690c, // v_minmax_i32
    0x3c510c, // v_minmax_u32
    0x390809, // v_min_f16
    0x37ac09, // v_min_f32
    0x3e6409, // v_min_f64
    0x3d5109, // v_min_i16
    0x37be09, // v_min_i32
    0x3d4809, // v_min_u16
    0x37d009, // v_min_u32
    0x357c0d, // v_movreld_b32
    0x35a410, // v_movrelsd_2_b32
    0x35960e, // v_movrelsd_b32
    0x35890d, // v_movrels_b32
    0x344a09, // v_mov_b16
    0x32b709, // v_mov_b32
    0x3ac511, // v_mqsad_pk_u16_u8
    0x3ad60e, // v_mqsad_u32_u8
    0x3aac09, // v_msad_u8
    0x39d80c, // v_mullit_f32
    0x375712, // v_mul_dx9_zero_f32
    0x38d609, // v_mul_f16
    0x376909, // v_mul_f32
    0x3e5b09, // v_mul_f64
    0x3e990c, // v_mul_hi_i32
    0x377f10, // v_mul_hi_i32_i24
    0x3e8d0c, // v_mul_hi_u32
    0x379c10, // v_mul_hi_u32_u24
    0x37720d, // v_mul_i32_i24
    0x3d0a0c, // v_mul_lo_u16
    0x3e810c, // v_mul_lo_u32
    0x378f0d, // v_mul_u32_u24
    0x32ae05, // v_nop
    0x36e509, // v_not_b16
    0x34f409, // v_not_b32
    0x3bc409, // v_or3_b32
    0x3f2908, // v_or_b16
    0x381208, // v_or_b32
    0x3d720e, // v_pack_b32_f16
    0x3be710, // v_permlane16_b32
    0x36c810, // v_permlane64_b32
    0x3bf711, // v_permlanex16_b32
    0x3af70a, // v_perm_b32
    0x343f0b, // v_pipeflush
    0x40120c, // v_pk_add_f16
    0x3f6a0c, // v_pk_add_i16
    0x3fd60c, // v_pk_add_u16
    0x3fa210, // v_pk_ashrrev_i16
    0x391c0d, // v_pk_fmac_f16
    0x40060c, // v_pk_fma_f16
    0x3f8210, // v_pk_lshlrev_b16
    0x3f9210, // v_pk_lshrrev_b16
    0x3f4f0c, // v_pk_mad_i16
    0x3fca0c, // v_pk_mad_u16
    0x40360c, // v_pk_max_f16
    0x3fb20c, // v_pk_max_i16
    0x3fee0c, // v_pk_max_u16
    0x402a0c, // v_pk_min_f16
    0x3fbe0c, // v_pk_min_i16
    0x3ffa0c, // v_pk_min_u16
    0x401e0c, // v_pk_mul_f16
    0x3f5b0f, // v_pk_mul_lo_u16
    0x3f760c, // v_pk_sub_i16
    0x3fe20c, // v_pk_sub_u16
    0x3ab510, // v_qsad_pk_u16_u8
    0x35e809, // v_rcp_f16
    0x349b09, // v_rcp_f32
    0x34bc09, // v_rcp_f64
    0x34a40f, // v_rcp_iflag_f32
    0x32ed13, // v_readfirstlane_b32
    0x3f030e, // v_readlane_b32
    0x36590b, // v_rndne_f16
    0x34730b, // v_rndne_f32
    0x34290b, // v_rndne_f64
    0x35fb09, // v_rsq_f16
    0x34b309, // v_rsq_f32
    0x34c509, // v_rsq_f64
    0x3a460b, // v_sad_hi_u8
    0x3a5109, // v_sad_u16
    0x3a5a09, // v_sad_u32
    0x3a3e08, // v_sad_u8
    0x36810f, // v_sat_pk_u8_i16
    0x366f09, // v_sin_f16
    0x34e209, // v_sin_f32
    0x35f10a, // v_sqrt_f16
    0x34ce0a, // v_sqrt_f32
    0x34d80a, // v_sqrt_f64
    0x384b12, // v_subrev_co_ci_u32
    0x3ce30f, // v_subrev_co_u32
    0x38ca0c, // v_subrev_f16
    0x37380c, // v_subrev_f32
    0x38750f, // v_subrev_nc_u32
    0x383c0f, // v_sub_co_ci_u32
    0x3cd70c, // v_sub_co_u32
    0x38c109, // v_sub_f16
    0x372f09, // v_sub_f32
    0x3d660c, // v_sub_nc_i16
    0x3e3a0c, // v_sub_nc_i32
    0x3cfe0c, // v_sub_nc_u16
    0x38690c, // v_sub_nc_u32
    0x36d80d, // v_swaprel_b32
    0x36be0a, // v_swap_b16
    0x36b40a, // v_swap_b32
    0x3ea510, // v_trig_preop_f64
    0x364e0b, // v_trunc_f16
    0x345e0b, // v_trunc_f32
    0x34140b, // v_trunc_f64
    0x410619, // v_wmma_bf16_16x16x16_bf16
    0x40ef17, // v_wmma_f16_16x16x16_f16
    0x40d718, // v_wmma_f32_16x16x16_bf16
    0x40c017, // v_wmma_f32_16x16x16_f16
    0x413617, // v_wmma_i32_16x16x16_iu4
    0x411f17, // v_wmma_i32_16x16x16_iu8
    0x3f110f, // v_writelane_b32
    0x3b0109, // v_xad_u32
    0x38230a, // v_xnor_b32
    0x3ae40a, // v_xor3_b32
    0x3f3109, // v_xor_b16
    0x381a09, // v_xor_b32
];
