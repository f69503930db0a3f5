// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_hinullm0exec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetgdsds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_store_b32offset0offset1ds_store_2addr_b32ds_store_2addr_stride64_b32ds_cmpstore_b32ds_cmpstore_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_store_b8ds_store_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_storexchg_rtn_b32ds_storexchg_2addr_rtn_b32ds_storexchg_2addr_stride64_rtn_b32ds_cmpstore_rtn_b32ds_cmpstore_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_swizzle_b32ds_load_b32ds_load_2addr_b32ds_load_2addr_stride64_b32ds_load_i8ds_load_u8ds_load_i16ds_load_u16ds_consumeds_appendds_ordered_countds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_store_b64ds_store_2addr_b64ds_store_2addr_stride64_b64ds_cmpstore_b64ds_cmpstore_f64ds_min_f64ds_max_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_storexchg_rtn_b64ds_storexchg_2addr_rtn_b64ds_storexchg_2addr_stride64_rtn_b64ds_cmpstore_rtn_b64ds_cmpstore_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_load_b64ds_load_2addr_b64ds_load_2addr_stride64_b64ds_add_rtn_f32ds_add_gs_reg_rtnds_sub_gs_reg_rtnds_condxchg32_rtn_b64ds_store_b8_d16_hids_store_b16_d16_hids_load_u8_d16ds_load_u8_d16_hids_load_i8_d16ds_load_i8_d16_hids_load_u16_d16ds_load_u16_d16_hids_bvh_stack_rtn_b32ds_store_addtid_b32ds_load_addtid_b32ds_permute_b32ds_bpermute_b32ds_store_b96ds_store_b128ds_load_b96ds_load_b128mrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3pos4primdual_src_blend0dual_src_blend1donerow_enexpglcslcdlcflat_load_u8flat_load_i8flat_load_u16flat_load_i16flat_load_b32flat_load_b64flat_load_b96flat_load_b128flat_store_b8flat_store_b16flat_store_b32flat_store_b64flat_store_b96flat_store_b128flat_load_d16_u8flat_load_d16_i8flat_load_d16_b16flat_load_d16_hi_u8flat_load_d16_hi_i8flat_load_d16_hi_b16flat_store_d16_hi_b8flat_store_d16_hi_b16flat_atomic_swap_b32flat_atomic_cmpswap_b32flat_atomic_add_u32flat_atomic_sub_u32flat_atomic_min_i32flat_atomic_min_u32flat_atomic_max_i32flat_atomic_max_u32flat_atomic_and_b32flat_atomic_or_b32flat_atomic_xor_b32flat_atomic_inc_u32flat_atomic_dec_u32flat_atomic_swap_b64flat_atomic_cmpswap_b64flat_atomic_add_u64flat_atomic_sub_u64flat_atomic_min_i64flat_atomic_min_u64flat_atomic_max_i64flat_atomic_max_u64flat_atomic_and_b64flat_atomic_or_b64flat_atomic_xor_b64flat_atomic_inc_u64flat_atomic_dec_u64flat_atomic_cmpswap_f32flat_atomic_min_f32flat_atomic_max_f32flat_atomic_add_f32global_load_u8global_load_i8global_load_u16global_load_i16global_load_b32global_load_b64global_load_b96global_load_b128global_store_b8global_store_b16global_store_b32global_store_b64global_store_b96global_store_b128global_load_d16_u8global_load_d16_i8global_load_d16_b16global_load_d16_hi_u8global_load_d16_hi_i8global_load_d16_hi_b16global_store_d16_hi_b8global_store_d16_hi_b16global_load_addtid_b32global_store_addtid_b32global_atomic_swap_b32global_atomic_cmpswap_b32global_atomic_add_u32global_atomic_sub_u32global_atomic_csub_u32global_atomic_min_i32global_atomic_min_u32global_atomic_max_i32global_atomic_max_u32global_atomic_and_b32global_atomic_or_b32global_atomic_xor_b32global_atomic_inc_u32global_atomic_dec_u32global_atomic_swap_b64global_atomic_cmpswap_b64global_atomic_add_u64global_atomic_sub_u64global_atomic_min_i64global_atomic_min_u64global_atomic_max_i64global_atomic_max_u64global_atomic_and_b64global_atomic_or_b64global_atomic_xor_b64global_atomic_inc_u64global_atomic_dec_u64global_atomic_cmpswap_f32global_atomic_min_f32global_atomic_max_f32global_atomic_add_f32scratch_load_u8scratch_load_i8scratch_load_u16scratch_load_i16scratch_load_b32scratch_load_b64scratch_load_b96scratch_load_b128scratch_store_b8scratch_store_b16scratch_store_b32scratch_store_b64scratch_store_b96scratch_store_b128scratch_load_d16_u8scratch_load_d16_i8scratch_load_d16_b16scratch_load_d16_hi_u8scratch_load_d16_hi_i8scratch_load_d16_hi_b16scratch_store_d16_hi_b8scratch_store_d16_hi_b16wait_vdstlds_param_loadlds_direct_loaddmaskSQ_RSRC_IMG_1DSQ_RSRC_IMG_2DSQ_RSRC_IMG_3DSQ_RSRC_IMG_CUBESQ_RSRC_IMG_1D_ARRAYSQ_RSRC_IMG_2D_ARRAYSQ_RSRC_IMG_2D_MSAASQ_RSRC_IMG_2D_MSAA_ARRAYdimunormr128a16tfelwed16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_get_resinfoimage_msaa_loadimage_bvh_intersect_rayimage_bvh64_intersect_rayimage_sample image_sample_dimage_sample_limage_sample_bimage_sample_lzimage_sample_cimage_sample_c_dimage_sample_c_limage_sample_c_bimage_sample_c_lzimage_sample_oimage_sample_d_oimage_sample_l_oimage_sample_b_oimage_sample_lz_oimage_sample_c_oimage_sample_c_d_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_lz_oimage_gather4image_gather4_limage_gather4_bimage_gather4_lzimage_gather4_cimage_gather4_c_lzimage_gather4_oimage_gather4_lz_oimage_gather4_c_lz_oimage_get_lodimage_sample_d_g16image_sample_c_d_g16image_sample_d_o_g16image_sample_c_d_o_g16image_sample_climage_sample_d_climage_sample_b_climage_sample_c_climage_sample_c_d_climage_sample_c_b_climage_sample_cl_oimage_sample_d_cl_oimage_sample_b_cl_oimage_sample_c_cl_oimage_sample_c_d_cl_oimage_sample_c_b_cl_oimage_sample_c_d_cl_g16image_sample_d_cl_o_g16image_sample_c_d_cl_o_g16image_sample_d_cl_g16image_gather4_climage_gather4_b_climage_gather4_c_climage_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4hBUF_FMT_INVALIDBUF_FMT_8_SNORMBUF_FMT_8_USCALEDBUF_FMT_8_SSCALEDBUF_FMT_8_UINTBUF_FMT_8_SINTBUF_FMT_16_UNORMBUF_FMT_16_SNORMBUF_FMT_16_USCALEDBUF_FMT_16_SSCALEDBUF_FMT_16_UINTBUF_FMT_16_SINTBUF_FMT_16_FLOATBUF_FMT_8_8_UNORMBUF_FMT_8_8_SNORMBUF_FMT_8_8_USCALEDBUF_FMT_8_8_SSCALEDBUF_FMT_8_8_UINTBUF_FMT_8_8_SINTBUF_FMT_32_UINTBUF_FMT_32_SINTBUF_FMT_32_FLOATBUF_FMT_16_16_UNORMBUF_FMT_16_16_SNORMBUF_FMT_16_16_USCALEDBUF_FMT_16_16_SSCALEDBUF_FMT_16_16_UINTBUF_FMT_16_16_SINTBUF_FMT_16_16_FLOATBUF_FMT_10_11_11_FLOATBUF_FMT_11_11_10_FLOATBUF_FMT_10_10_10_2_UNORMBUF_FMT_10_10_10_2_SNORMBUF_FMT_10_10_10_2_UINTBUF_FMT_10_10_10_2_SINTBUF_FMT_2_10_10_10_UNORMBUF_FMT_2_10_10_10_SNORMBUF_FMT_2_10_10_10_USCALEDBUF_FMT_2_10_10_10_SSCALEDBUF_FMT_2_10_10_10_UINTBUF_FMT_2_10_10_10_SINTBUF_FMT_8_8_8_8_UNORMBUF_FMT_8_8_8_8_SNORMBUF_FMT_8_8_8_8_USCALEDBUF_FMT_8_8_8_8_SSCALEDBUF_FMT_8_8_8_8_UINTBUF_FMT_8_8_8_8_SINTBUF_FMT_32_32_UINTBUF_FMT_32_32_SINTBUF_FMT_32_32_FLOATBUF_FMT_16_16_16_16_UNORMBUF_FMT_16_16_16_16_SNORMBUF_FMT_16_16_16_16_USCALEDBUF_FMT_16_16_16_16_SSCALEDBUF_FMT_16_16_16_16_UINTBUF_FMT_16_16_16_16_SINTBUF_FMT_16_16_16_16_FLOATBUF_FMT_32_32_32_UINTBUF_FMT_32_32_32_SINTBUF_FMT_32_32_32_FLOATBUF_FMT_32_32_32_32_UINTBUF_FMT_32_32_32_32_SINTBUF_FMT_32_32_32_32_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_d16_format_xtbuffer_load_d16_format_xytbuffer_load_d16_format_xyztbuffer_load_d16_format_xyzwtbuffer_store_d16_format_xtbuffer_store_d16_format_xytbuffer_store_d16_format_xyztbuffer_store_d16_format_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_d16_format_xbuffer_load_d16_format_xybuffer_load_d16_format_xyzbuffer_load_d16_format_xyzwbuffer_store_d16_format_xbuffer_store_d16_format_xybuffer_store_d16_format_xyzbuffer_store_d16_format_xyzwbuffer_load_u8buffer_load_i8buffer_load_u16buffer_load_i16buffer_load_b32buffer_load_b64buffer_load_b96buffer_load_b128buffer_store_b8buffer_store_b16buffer_store_b32buffer_store_b64buffer_store_b96buffer_store_b128buffer_load_d16_u8buffer_load_d16_i8buffer_load_d16_b16buffer_load_d16_hi_u8buffer_load_d16_hi_i8buffer_load_d16_hi_b16buffer_store_d16_hi_b8buffer_store_d16_hi_b16buffer_load_d16_hi_format_xbuffer_store_d16_hi_format_xbuffer_gl0_invbuffer_gl1_invbuffer_atomic_swap_b32buffer_atomic_cmpswap_b32buffer_atomic_add_u32buffer_atomic_sub_u32buffer_atomic_csub_u32buffer_atomic_min_i32buffer_atomic_min_u32buffer_atomic_max_i32buffer_atomic_max_u32buffer_atomic_and_b32buffer_atomic_or_b32buffer_atomic_xor_b32buffer_atomic_inc_u32buffer_atomic_dec_u32buffer_atomic_swap_b64buffer_atomic_cmpswap_b64buffer_atomic_add_u64buffer_atomic_sub_u64buffer_atomic_min_i64buffer_atomic_min_u64buffer_atomic_max_i64buffer_atomic_max_u64buffer_atomic_and_b64buffer_atomic_or_b64buffer_atomic_xor_b64buffer_atomic_inc_u64buffer_atomic_dec_u64buffer_atomic_cmpswap_f32buffer_atomic_min_f32buffer_atomic_max_f32buffer_atomic_add_f32s_load_b32s_load_b64s_load_b128s_load_b256s_load_b512s_buffer_load_b32s_buffer_load_b64s_buffer_load_b128s_buffer_load_b256s_buffer_load_b512s_gl1_invs_dcache_invs_atc_probes_atc_probe_buffers_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_brev_b32s_brev_b64s_ctz_i32_b32s_ctz_i32_b64s_clz_i32_u32s_clz_i32_u64s_cls_i32s_cls_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_bitreplicate_b64_b32s_abs_i32s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_quadmask_b32s_quadmask_b64s_wqm_b32s_wqm_b64s_not_b32s_not_b64s_and_saveexec_b32s_and_saveexec_b64s_or_saveexec_b32s_or_saveexec_b64s_xor_saveexec_b32s_xor_saveexec_b64s_nand_saveexec_b32s_nand_saveexec_b64s_nor_saveexec_b32s_nor_saveexec_b64s_xnor_saveexec_b32s_xnor_saveexec_b64s_and_not0_saveexec_b32s_and_not0_saveexec_b64s_or_not0_saveexec_b32s_or_not0_saveexec_b64s_and_not1_saveexec_b32s_and_not1_saveexec_b64s_or_not1_saveexec_b32s_or_not1_saveexec_b64s_and_not0_wrexec_b32s_and_not0_wrexec_b64s_and_not1_wrexec_b32s_and_not1_wrexec_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_movrelsd_2_b32s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64MSG_INTERRUPTMSG_HS_TESSFACTORMSG_DEALLOC_VGPRSMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_GS_ALLOC_REQMSG_RTN_GET_DOORBELLMSG_RTN_GET_DDIDMSG_RTN_GET_TMAMSG_RTN_GET_REALTIMEMSG_RTN_SAVE_WAVEMSG_RTN_GET_TBAMSG_RTN_GET_TBA_TO_PCs_sendmsg_rtn_b32s_sendmsg_rtn_b64s_ceil_f32s_floor_f32s_trunc_f32s_rndne_f32s_cvt_f32_i32s_cvt_f32_u32s_cvt_i32_f32s_cvt_u32_f32s_cvt_f16_f32s_cvt_f32_f16s_cvt_hi_f32_f16s_ceil_f16s_floor_f16s_trunc_f16s_rndne_f16s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_absdiff_i32s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_min_i32s_min_u32s_max_i32s_max_u32s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_and_not1_b32s_and_not1_b64s_or_not1_b32s_or_not1_b64s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_bfm_b32s_bfm_b64s_mul_i32s_mul_hi_u32s_mul_hi_i32s_cselect_b32s_cselect_b64s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_pack_hl_b32_b16s_add_f32s_sub_f32s_min_f32s_max_f32s_mul_f32s_fmaak_f32s_fmamk_f32s_fmac_f32s_cvt_pk_rtz_f16_f32s_add_f16s_sub_f16s_min_f16s_max_f16s_mul_f16s_fmac_f16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_cmp_lt_f32s_cmp_lt_f16s_cmp_eq_f32s_cmp_eq_f16s_cmp_le_f32s_cmp_le_f16s_cmp_gt_f32s_cmp_gt_f16s_cmp_lg_f32s_cmp_lg_f16s_cmp_ge_f32s_cmp_ge_f16s_cmp_o_f32s_cmp_o_f16s_cmp_u_f32s_cmp_u_f16s_cmp_nge_f32s_cmp_nge_f16s_cmp_nlg_f32s_cmp_nlg_f16s_cmp_ngt_f32s_cmp_ngt_f16s_cmp_nle_f32s_cmp_nle_f16s_cmp_neq_f32s_cmp_neq_f16s_cmp_nlt_f32s_cmp_nlt_f16s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32HW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_PERF_SNAPSHOT_PC_LOHW_REG_PERF_SNAPSHOT_PC_HIHW_REG_FLAT_SCR_LOHW_REG_FLAT_SCR_HIHW_REG_HW_ID1HW_REG_HW_ID2HW_REG_PERF_SNAPSHOT_DATAHW_REG_SHADER_CYCLESs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_waitcnt_vscnts_waitcnt_vmcnts_waitcnt_expcnts_waitcnt_lgkmcnts_nops_setkills_sethalts_sleeps_set_inst_prefetch_distances_clauses_delay_aludepctr_hold_cntdepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_waitcnt_depctrvmcntexpcntlgkmcnts_waitcnts_wait_idles_wait_events_traps_round_modes_denorm_modes_code_ends_branchs_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgms_endpgm_saveds_endpgm_ordered_ps_dones_wakeups_setprios_sendmsgs_sendmsghalts_incperflevels_decperflevels_ttracedatas_ttracedata_imms_icache_invs_barrierclampwait_expv_interp_p10_f32v_interp_p2_f32op_selv_interp_p10_f16_f32v_interp_p2_f16_f32v_interp_p10_rtz_f16_f32v_interp_p2_rtz_f16_f32v_nop_e32v_mov_b32_dpprow_maskbank_maskbound_ctrlfi_e64_e64_dppv_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_nearest_i32_f32v_cvt_floor_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_mov_b16v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_clz_i32_u32v_ctz_i32_b32v_cls_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swap_b16v_permlane64_b32v_swaprel_b32v_not_b16v_cvt_i32_i16v_cvt_u32_u16v_cndmask_b32v_dot2acc_f32_f16v_add_f32v_sub_f32v_subrev_f32v_fmac_dx9_zero_f32v_mul_dx9_zero_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshlrev_b32v_lshrrev_b32v_ashrrev_i32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pk_rtz_f16_f32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_max_f16v_min_f16v_ldexp_f16v_pk_fmac_f16v_fma_dx9_zero_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8v_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_xor3_b32v_mad_u16v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_mad_i16v_div_fixup_f16v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_permlane16_b32v_permlanex16_b32v_cndmask_b16v_maxmin_f32v_minmax_f32v_maxmin_f16v_minmax_f16v_maxmin_u32v_minmax_u32v_maxmin_i32v_minmax_i32v_dot2_f16_f16v_dot2_bf16_bf16v_div_scale_f32v_div_scale_f64v_mad_u64_u32v_mad_i64_i32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_cvt_pk_i16_f32v_cvt_pk_u16_f32v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_pack_b32_f16v_cvt_pk_norm_i16_f16v_cvt_pk_norm_u16_f16v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pk_norm_i16_f32v_cvt_pk_norm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_sub_nc_i32v_add_nc_i32v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_trig_preop_f64v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_readlane_b32v_writelane_b32v_and_b16v_or_b16v_xor_b16op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_dot2_f32_f16v_dot4_i32_iu8v_dot4_u32_u8v_dot8_i32_iu4v_dot8_u32_u4v_dot2_f32_bf16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_wmma_f32_16x16x16_f16v_wmma_f32_16x16x16_bf16v_wmma_f16_16x16x16_f16v_wmma_bf16_16x16x16_bf16v_wmma_i32_16x16x16_iu8v_wmma_i32_16x16x16_iu4v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_t_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_t_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_t_f64v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmp_class_f16v_cmp_class_f32v_cmp_class_f64v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_t_f16v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_t_f32v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_t_f64v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64v_cmpx_class_f16v_cmpx_class_f32v_cmpx_class_f64v_dual_fmac_f32v_dual_fmaak_f32v_dual_fmamk_f32v_dual_mul_f32v_dual_add_f32v_dual_sub_f32v_dual_subrev_f32v_dual_mul_dx9_zero_f32v_dual_mov_b32v_dual_cndmask_b32v_dual_max_f32v_dual_min_f32v_dual_dot2acc_f32_f16v_dual_dot2acc_f32_bf16v_dual_add_nc_u32v_dual_lshlrev_b32v_dual_and_b32s_subvector_loop_begins_subvector_loop_endexecprivate_baseprivate_limitsccshared_baseshared_limitvccbuffer_atomic_addbuffer_atomic_add_x2buffer_atomic_andbuffer_atomic_and_x2buffer_atomic_cmpswapbuffer_atomic_cmpswap_x2buffer_atomic_csubbuffer_atomic_decbuffer_atomic_dec_x2buffer_atomic_fcmpswapbuffer_atomic_fmaxbuffer_atomic_fminbuffer_atomic_incbuffer_atomic_inc_x2buffer_atomic_orbuffer_atomic_or_x2buffer_atomic_smaxbuffer_atomic_smax_x2buffer_atomic_sminbuffer_atomic_smin_x2buffer_atomic_subbuffer_atomic_sub_x2buffer_atomic_swapbuffer_atomic_swap_x2buffer_atomic_umaxbuffer_atomic_umax_x2buffer_atomic_uminbuffer_atomic_umin_x2buffer_atomic_xorbuffer_atomic_xor_x2buffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_load_format_d16_hi_xbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_load_sbytebuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_sshortbuffer_load_ubytebuffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_ushortbuffer_store_bytebuffer_store_byte_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_store_format_d16_hi_xbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_store_shortbuffer_store_short_d16_hids_cmpst_b32ds_cmpst_b64ds_cmpst_f32ds_cmpst_f64ds_cmpst_rtn_b32ds_cmpst_rtn_b64ds_cmpst_rtn_f32ds_cmpst_rtn_f64ds_read2_b32ds_read2_b64ds_read2st64_b32ds_read2st64_b64ds_read_addtid_b32ds_read_b128ds_read_b32ds_read_b64ds_read_b96ds_read_i16ds_read_i8ds_read_i8_d16ds_read_i8_d16_hids_read_u16ds_read_u16_d16ds_read_u16_d16_hids_read_u8ds_read_u8_d16ds_read_u8_d16_hids_write2_b32ds_write2_b64ds_write2st64_b32ds_write2st64_b64ds_write_addtid_b32ds_write_b128ds_write_b16ds_write_b16_d16_hids_write_b32ds_write_b64ds_write_b8ds_write_b8_d16_hids_write_b96ds_wrxchg2_rtn_b32ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b32ds_wrxchg2st64_rtn_b64ds_wrxchg_rtn_b32ds_wrxchg_rtn_b64flat_atomic_addflat_atomic_add_x2flat_atomic_andflat_atomic_and_x2flat_atomic_cmpswapflat_atomic_cmpswap_x2flat_atomic_decflat_atomic_dec_x2flat_atomic_fcmpswapflat_atomic_fmaxflat_atomic_fminflat_atomic_incflat_atomic_inc_x2flat_atomic_orflat_atomic_or_x2flat_atomic_smaxflat_atomic_smax_x2flat_atomic_sminflat_atomic_smin_x2flat_atomic_subflat_atomic_sub_x2flat_atomic_swapflat_atomic_swap_x2flat_atomic_umaxflat_atomic_umax_x2flat_atomic_uminflat_atomic_umin_x2flat_atomic_xorflat_atomic_xor_x2flat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_load_sbyteflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_load_sshortflat_load_ubyteflat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_ushortflat_store_byteflat_store_byte_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_store_shortflat_store_short_d16_higlobal_atomic_addglobal_atomic_add_x2global_atomic_andglobal_atomic_and_x2global_atomic_cmpswapglobal_atomic_cmpswap_x2global_atomic_csubglobal_atomic_decglobal_atomic_dec_x2global_atomic_fcmpswapglobal_atomic_fmaxglobal_atomic_fminglobal_atomic_incglobal_atomic_inc_x2global_atomic_orglobal_atomic_or_x2global_atomic_smaxglobal_atomic_smax_x2global_atomic_sminglobal_atomic_smin_x2global_atomic_subglobal_atomic_sub_x2global_atomic_swapglobal_atomic_swap_x2global_atomic_umaxglobal_atomic_umax_x2global_atomic_uminglobal_atomic_umin_x2global_atomic_xorglobal_atomic_xor_x2global_load_dwordglobal_load_dword_addtidglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_load_sbyteglobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_sshortglobal_load_ubyteglobal_load_ubyte_d16global_load_ubyte_d16_higlobal_load_ushortglobal_store_byteglobal_store_byte_d16_higlobal_store_dwordglobal_store_dword_addtidglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_store_shortglobal_store_short_d16_his_andn1_saveexec_b32s_andn1_saveexec_b64s_andn1_wrexec_b32s_andn1_wrexec_b64s_andn2_b32s_andn2_b64s_andn2_saveexec_b32s_andn2_saveexec_b64s_andn2_wrexec_b32s_andn2_wrexec_b64s_buffer_load_dwords_buffer_load_dwordx16s_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32_i64s_inst_prefetchs_load_dwords_load_dwordx16s_load_dwordx2s_load_dwordx4s_load_dwordx8s_orn1_saveexec_b32s_orn1_saveexec_b64s_orn2_b32s_orn2_b64s_orn2_saveexec_b32s_orn2_saveexec_b64scratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_load_sbytescratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_sshortscratch_load_ubytescratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_ushortscratch_store_bytescratch_store_byte_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_store_shortscratch_store_short_d16_hitbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwv_add3_nc_u32v_cmp_tru_f16v_cmp_tru_f32v_cmp_tru_f64v_cmp_tru_i32v_cmp_tru_i64v_cmp_tru_u32v_cmp_tru_u64v_cmpx_tru_f16v_cmpx_tru_f32v_cmpx_tru_f64v_cmpx_tru_i32v_cmpx_tru_i64v_cmpx_tru_u32v_cmpx_tru_u64v_cvt_flr_i32_f32v_cvt_pknorm_i16_f16v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f16v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_rpi_i32_f32v_dot2c_f32_f16v_dot4_i32_i8v_dot8_i32_i4v_ffbh_i32v_ffbh_u32v_ffbl_b32v_fma_legacy_f32v_fmac_legacy_f32v_interp_p2_new_f32v_mul_legacy_f32v_xor_add_u32UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 497] = [
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
    syntax(run(1608, 3), 3, 2, [0, 0, 0, 0, 0]),
    syntax(run(1611, 3), 3, 2, [0, 0, 0, 0, 0]),
    syntax(run(1614, 2), 2, 2, [2512, 2560, 0, 0, 0]),
    syntax(run(1616, 2), 2, 2, [4560, 4608, 0, 0, 0]),
    syntax(run(1618, 2), 2, 2, [2512, 4608, 0, 0, 0]),
    syntax(run(1620, 2), 2, 2, [4560, 2560, 0, 0, 0]),
    syntax(run(1622, 1), 1, 2, [4560, 0, 0, 0, 0]),
    syntax(run(1623, 1), 1, 2, [4608, 0, 0, 0, 0]),
    syntax(run(1624, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(1626, 2), 2, 2, [4560, 0, 0, 0, 0]),
    syntax(run(1628, 3), 3, 2, [2512, 2560, 2568, 0, 0]),
    syntax(run(1631, 3), 3, 2, [4560, 4608, 2568, 0, 0]),
    syntax(run(1634, 3), 3, 2, [4560, 4608, 4616, 0, 0]),
    syntax(run(1637, 3), 3, 2, [4560, 2560, 2568, 0, 0]),
    syntax(run(1640, 4), 4, 2, [2512, 2560, 2568, 0, 0]),
    syntax(run(1644, 4), 4, 2, [2512, 2560, 0, 2568, 0]),
    syntax(run(1648, 3), 3, 2, [2512, 2560, 2568, 0, 0]),
    syntax(run(1651, 3), 3, 2, [2512, 2560, 2568, 0, 0]),
    syntax(run(1654, 2), 2, 2, [2560, 2568, 0, 0, 0]),
    syntax(run(1656, 2), 2, 2, [4608, 2568, 0, 0, 0]),
    syntax(run(1658, 2), 2, 2, [4608, 4616, 0, 0, 0]),
    syntax(run(1660, 2), 2, 2, [2560, 2568, 0, 0, 0]),
    syntax(run(1662, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(1664, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1665, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(1667, 2), 2, 2, [0, 2512, 0, 0, 0]),
    syntax(run(1669, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(1671, 2), 2, 2, [4560, 0, 0, 0, 0]),
    syntax(run(1673, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1674, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1675, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1676, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1677, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1678, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1679, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1680, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1681, 6), 6, 13, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1687, 7), 7, 13, [3584, 0, 2665, 0, 0]),
    syntax(run(1694, 7), 7, 13, [0, 0, 2665, 2674, 0]),
    syntax(run(1701, 1), 0, 14, [0, 0, 0, 0, 0]),
    syntax(run(1702, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(1705, 5), 5, 16, [3601, 3616, 0, 0, 0]),
    syntax(run(1710, 8), 6, 17, [3601, 3616, 0, 0, 0]),
    syntax(run(1718, 4), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(1722, 6), 6, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1728, 9), 9, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1737, 2), 2, 2, [2577, 2624, 0, 0, 0]),
    syntax(run(1739, 3), 2, 14, [2560, 2656, 0, 0, 0]),
    syntax(run(1742, 3), 3, 15, [3601, 4672, 0, 0, 0]),
    syntax(run(1745, 5), 3, 20, [3584, 4704, 0, 0, 0]),
    syntax(run(1750, 3), 3, 15, [5649, 2624, 0, 0, 0]),
    syntax(run(1753, 5), 3, 21, [5632, 2656, 0, 0, 0]),
    syntax(run(1758, 5), 3, 21, [3584, 2656, 0, 0, 0]),
    syntax(run(1763, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1770, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1780, 8), 6, 22, [3601, 3616, 0, 0, 0]),
    syntax(run(1788, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1793, 7), 7, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1800, 10), 10, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1810, 3), 3, 15, [0, 2624, 0, 0, 0]),
    syntax(run(1813, 5), 5, 16, [0, 3616, 0, 0, 0]),
    syntax(run(1818, 8), 6, 22, [0, 3616, 0, 0, 0]),
    syntax(run(1826, 7), 4, 24, [0, 0, 2656, 0, 0]),
    syntax(run(1833, 9), 9, 23, [0, 0, 0, 0, 0]),
    syntax(run(1842, 12), 12, 23, [0, 0, 0, 0, 0]),
    syntax(run(1854, 3), 3, 15, [3601, 0, 0, 0, 0]),
    syntax(run(1857, 5), 5, 16, [3601, 0, 0, 0, 0]),
    syntax(run(1862, 8), 6, 22, [3601, 0, 0, 0, 0]),
    syntax(run(1870, 7), 4, 24, [0, 3584, 0, 0, 0]),
    syntax(run(1877, 9), 9, 23, [0, 3584, 0, 0, 0]),
    syntax(run(1886, 12), 12, 23, [0, 3584, 0, 0, 0]),
    syntax(run(1898, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1903, 7), 7, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1910, 10), 10, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1920, 5), 3, 20, [5632, 2656, 0, 0, 0]),
    syntax(run(1925, 3), 3, 15, [5649, 4672, 0, 0, 0]),
    syntax(run(1928, 5), 3, 20, [5632, 4704, 0, 0, 0]),
    syntax(run(1933, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(1936, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(1941, 8), 6, 17, [0, 0, 0, 0, 0]),
    syntax(run(1949, 6), 4, 25, [0, 0, 0, 0, 0]),
    syntax(run(1955, 8), 8, 19, [0, 0, 0, 0, 0]),
    syntax(run(1963, 11), 11, 19, [0, 0, 0, 0, 0]),
    syntax(run(1974, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(1977, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(1982, 8), 6, 17, [0, 0, 0, 0, 0]),
    syntax(run(1990, 7), 4, 26, [0, 0, 0, 0, 0]),
    syntax(run(1997, 9), 9, 19, [0, 0, 0, 0, 0]),
    syntax(run(2006, 12), 12, 19, [0, 0, 0, 0, 0]),
    syntax(run(2018, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(2021, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(2026, 8), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(2034, 7), 4, 24, [0, 0, 0, 0, 0]),
    syntax(run(2041, 9), 9, 23, [0, 0, 0, 0, 0]),
    syntax(run(2050, 12), 12, 23, [0, 0, 0, 0, 0]),
    syntax(run(2062, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(2065, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(2070, 8), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(2078, 7), 4, 24, [0, 0, 0, 0, 0]),
    syntax(run(2085, 9), 9, 23, [0, 0, 0, 0, 0]),
    syntax(run(2094, 12), 12, 23, [0, 0, 0, 0, 0]),
    syntax(run(2106, 3), 3, 15, [0, 2624, 0, 0, 0]),
    syntax(run(2109, 5), 5, 16, [0, 3616, 0, 0, 0]),
    syntax(run(2114, 8), 6, 17, [0, 3616, 0, 0, 0]),
    syntax(run(2122, 6), 4, 25, [0, 0, 2656, 0, 0]),
    syntax(run(2128, 8), 8, 19, [0, 0, 0, 0, 0]),
    syntax(run(2136, 11), 11, 19, [0, 0, 0, 0, 0]),
    syntax(run(2147, 2), 2, 2, [3601, 2624, 0, 0, 0]),
    syntax(run(2149, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(2151, 3), 3, 15, [3601, 0, 0, 0, 0]),
    syntax(run(2154, 5), 5, 16, [3601, 0, 0, 0, 0]),
    syntax(run(2159, 8), 6, 17, [3601, 0, 0, 0, 0]),
    syntax(run(2167, 6), 4, 25, [0, 3584, 0, 0, 0]),
    syntax(run(2173, 8), 8, 19, [0, 3584, 0, 0, 0]),
    syntax(run(2181, 11), 11, 19, [0, 3584, 0, 0, 0]),
    syntax(run(2192, 5), 5, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(2197, 7), 7, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2204, 10), 8, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2214, 6), 5, 28, [3584, 2656, 2665, 0, 0]),
    syntax(run(2220, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2228, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2239, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(2242, 6), 6, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2248, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2257, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(2261, 6), 6, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2267, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2276, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(2282, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2290, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2301, 9), 7, 17, [3601, 3616, 3593, 0, 0]),
    syntax(run(2310, 6), 4, 21, [3584, 2656, 2665, 0, 0]),
    syntax(run(2316, 8), 8, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2324, 11), 11, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2335, 5), 4, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(2340, 7), 7, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2347, 10), 10, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2357, 6), 6, 15, [3601, 0, 2624, 3593, 0]),
    syntax(run(2363, 8), 8, 16, [3601, 0, 3616, 3593, 0]),
    syntax(run(2371, 11), 9, 17, [3601, 0, 3616, 3593, 0]),
    syntax(run(2382, 8), 6, 21, [3584, 0, 2656, 2665, 0]),
    syntax(run(2390, 10), 10, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2400, 13), 13, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2413, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(2417, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(2421, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(2425, 6), 6, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2431, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2440, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(2446, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2454, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2465, 4), 4, 15, [0, 0, 0, 0, 0]),
    syntax(run(2469, 6), 6, 16, [0, 0, 0, 0, 0]),
    syntax(run(2475, 9), 7, 27, [0, 0, 0, 0, 0]),
    syntax(run(2484, 8), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(2492, 10), 10, 29, [0, 0, 0, 0, 0]),
    syntax(run(2502, 13), 13, 29, [0, 0, 0, 0, 0]),
    syntax(run(2515, 8), 5, 32, [0, 0, 0, 0, 0]),
    syntax(run(2523, 10), 10, 29, [0, 0, 0, 0, 0]),
    syntax(run(2533, 13), 13, 29, [0, 0, 0, 0, 0]),
    syntax(run(2546, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(2550, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(2554, 9), 7, 22, [0, 0, 0, 0, 0]),
    syntax(run(2563, 8), 5, 33, [0, 0, 0, 0, 0]),
    syntax(run(2571, 10), 10, 23, [0, 0, 0, 0, 0]),
    syntax(run(2581, 13), 13, 23, [0, 0, 0, 0, 0]),
    syntax(run(2594, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(2597, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2603, 9), 9, 35, [3584, 0, 2665, 2674, 0]),
    syntax(run(2612, 12), 12, 35, [3584, 0, 2665, 2674, 0]),
    syntax(run(2624, 6), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2630, 9), 9, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2639, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2651, 5), 4, 14, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2656, 8), 8, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2664, 11), 11, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2675, 6), 4, 34, [5632, 4704, 4713, 4722, 0]),
    syntax(run(2681, 7), 4, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(2688, 10), 10, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2698, 13), 13, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2711, 6), 4, 38, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2717, 9), 9, 23, [3584, 0, 2665, 2674, 0]),
    syntax(run(2726, 12), 12, 23, [3584, 0, 2665, 2674, 0]),
    syntax(run(2738, 6), 4, 36, [5632, 4704, 2665, 4722, 0]),
    syntax(run(2744, 6), 4, 36, [9728, 4704, 2665, 8818, 0]),
    syntax(run(2750, 7), 4, 37, [0, 0, 0, 0, 0]),
    syntax(run(2757, 10), 10, 19, [0, 0, 0, 0, 0]),
    syntax(run(2767, 13), 13, 19, [0, 0, 0, 0, 0]),
    syntax(run(2780, 7), 4, 39, [0, 0, 0, 0, 0]),
    syntax(run(2787, 10), 10, 35, [0, 0, 0, 0, 0]),
    syntax(run(2797, 13), 13, 35, [0, 0, 0, 0, 0]),
    syntax(run(2810, 7), 4, 37, [3584, 0, 0, 2674, 0]),
    syntax(run(2817, 10), 10, 19, [3584, 0, 0, 2674, 0]),
    syntax(run(2827, 13), 13, 19, [3584, 0, 0, 2674, 0]),
    syntax(run(2840, 6), 4, 40, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2846, 6), 5, 41, [0, 0, 0, 0, 0]),
    syntax(run(2852, 9), 9, 29, [0, 0, 0, 0, 0]),
    syntax(run(2861, 12), 12, 29, [0, 0, 0, 0, 0]),
    syntax(run(2873, 6), 4, 42, [0, 2656, 2665, 0, 0]),
    syntax(run(2879, 9), 9, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2888, 12), 12, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2900, 6), 4, 42, [0, 2656, 2665, 0, 0]),
    syntax(run(2906, 9), 9, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2915, 12), 12, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2927, 7), 5, 43, [3584, 0, 2656, 2665, 2674]),
    syntax(run(2934, 7), 5, 43, [5632, 0, 4704, 4713, 4722]),
    syntax(run(2941, 7), 5, 36, [5632, 0, 2656, 2665, 4722]),
    syntax(run(2948, 6), 4, 36, [3584, 0, 2656, 2665, 0]),
    syntax(run(2954, 9), 9, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2963, 12), 12, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2975, 7), 4, 44, [0, 0, 0, 0, 0]),
    syntax(run(2982, 10), 10, 19, [0, 0, 0, 0, 0]),
    syntax(run(2992, 13), 13, 19, [0, 0, 0, 0, 0]),
    syntax(run(3005, 6), 4, 45, [0, 0, 0, 0, 0]),
    syntax(run(3011, 9), 9, 19, [0, 0, 0, 0, 0]),
    syntax(run(3020, 12), 12, 19, [0, 0, 0, 0, 0]),
    syntax(run(3032, 5), 3, 46, [3584, 2656, 2665, 0, 0]),
    syntax(run(3037, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(3045, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(3056, 7), 4, 47, [0, 3584, 0, 0, 0]),
    syntax(run(3063, 10), 10, 29, [0, 3584, 0, 0, 0]),
    syntax(run(3073, 13), 13, 29, [0, 3584, 0, 0, 0]),
    syntax(run(3086, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(3091, 8), 8, 23, [3584, 0, 2665, 0, 0]),
    syntax(run(3099, 11), 11, 23, [3584, 0, 2665, 0, 0]),
    syntax(run(3110, 4), 3, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(3114, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(3119, 5), 3, 46, [5632, 4704, 4713, 0, 0]),
    syntax(run(3124, 5), 3, 38, [5632, 4704, 2665, 0, 0]),
    syntax(run(3129, 4), 3, 14, [5632, 2656, 4713, 0, 0]),
    syntax(run(3133, 4), 3, 14, [2560, 2656, 2665, 0, 0]),
    syntax(run(3137, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3146, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3154, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3163, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3171, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3180, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3192, 15), 15, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3207, 7), 4, 50, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3214, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3223, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3235, 15), 15, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3250, 7), 4, 39, [3584, 0, 0, 0, 0]),
    syntax(run(3257, 10), 10, 35, [3584, 0, 0, 0, 0]),
    syntax(run(3267, 13), 13, 35, [3584, 0, 0, 0, 0]),
    syntax(run(3280, 7), 4, 51, [0, 16992, 17001, 0, 0]),
    syntax(run(3287, 8), 4, 52, [0, 16992, 17001, 0, 0]),
    syntax(run(3295, 8), 4, 53, [0, 8800, 8809, 0, 0]),
    syntax(run(3303, 8), 4, 53, [0, 4704, 4713, 0, 0]),
    syntax(run(3311, 8), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3319, 10), 10, 29, [0, 0, 0, 0, 0]),
    syntax(run(3329, 13), 13, 29, [0, 0, 0, 0, 0]),
    syntax(run(3342, 4), 4, 15, [0, 0, 0, 0, 0]),
    syntax(run(3346, 5), 5, 2, [0, 0, 0, 0, 0]),
    syntax(run(3351, 8), 6, 54, [0, 0, 0, 0, 0]),
    syntax(run(3359, 6), 4, 30, [0, 2656, 2665, 0, 0]),
    syntax(run(3365, 8), 8, 29, [0, 0, 2665, 0, 0]),
    syntax(run(3373, 11), 11, 29, [0, 0, 2665, 0, 0]),
    syntax(run(3384, 4), 4, 15, [0, 2624, 3593, 0, 0]),
    syntax(run(3388, 5), 5, 2, [0, 3616, 3593, 0, 0]),
    syntax(run(3393, 8), 6, 54, [0, 3616, 3593, 0, 0]),
    syntax(run(3401, 6), 4, 30, [0, 4704, 4713, 0, 0]),
    syntax(run(3407, 4), 4, 15, [0, 4672, 5641, 0, 0]),
    syntax(run(3411, 7), 5, 55, [0, 0, 0, 0, 0]),
    syntax(run(3418, 9), 9, 19, [0, 0, 0, 0, 0]),
    syntax(run(3427, 12), 12, 19, [0, 0, 0, 0, 0]),
    syntax(run(3439, 4), 4, 15, [0, 0, 0, 0, 0]),
    syntax(run(3443, 5), 5, 2, [0, 0, 0, 0, 0]),
    syntax(run(3448, 8), 6, 56, [0, 0, 0, 0, 0]),
    syntax(run(3456, 5), 4, 18, [0, 2656, 2665, 0, 0]),
    syntax(run(3461, 7), 7, 19, [0, 0, 2665, 0, 0]),
    syntax(run(3468, 10), 10, 19, [0, 0, 2665, 0, 0]),
    syntax(run(3478, 8), 6, 56, [0, 3616, 3593, 0, 0]),
    syntax(run(3486, 5), 4, 18, [0, 4704, 4713, 0, 0]),
    syntax(run(3491, 4), 4, 15, [0, 4672, 5641, 0, 0]),
    syntax(run(3495, 7), 5, 57, [0, 0, 0, 0, 0]),
    syntax(run(3502, 9), 9, 29, [0, 0, 0, 0, 0]),
    syntax(run(3511, 12), 12, 29, [0, 0, 0, 0, 0]),
    syntax(run(3523, 5), 4, 58, [0, 2656, 2665, 0, 0]),
    syntax(run(3528, 7), 7, 23, [0, 0, 2665, 0, 0]),
    syntax(run(3535, 10), 10, 23, [0, 0, 2665, 0, 0]),
    syntax(run(3545, 8), 6, 59, [0, 3616, 3593, 0, 0]),
    syntax(run(3553, 5), 4, 58, [0, 4704, 2665, 0, 0]),
    syntax(run(3558, 4), 4, 15, [0, 4672, 3593, 0, 0]),
    syntax(run(3562, 7), 4, 60, [0, 0, 0, 0, 0]),
    syntax(run(3569, 9), 9, 29, [0, 0, 0, 0, 0]),
    syntax(run(3578, 12), 12, 29, [0, 0, 0, 0, 0]),
    syntax(run(3590, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(3593, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(3597, 7), 5, 54, [0, 0, 0, 0, 0]),
    syntax(run(3604, 5), 3, 30, [2656, 2665, 0, 0, 0]),
    syntax(run(3609, 7), 7, 29, [0, 2665, 0, 0, 0]),
    syntax(run(3616, 10), 10, 29, [0, 2665, 0, 0, 0]),
    syntax(run(3626, 3), 3, 15, [2624, 3593, 0, 0, 0]),
    syntax(run(3629, 4), 4, 2, [3616, 3593, 0, 0, 0]),
    syntax(run(3633, 7), 5, 54, [3616, 3593, 0, 0, 0]),
    syntax(run(3640, 5), 3, 30, [4704, 4713, 0, 0, 0]),
    syntax(run(3645, 3), 3, 15, [4672, 5641, 0, 0, 0]),
    syntax(run(3648, 6), 4, 61, [0, 0, 0, 0, 0]),
    syntax(run(3654, 8), 8, 19, [0, 0, 0, 0, 0]),
    syntax(run(3662, 11), 11, 19, [0, 0, 0, 0, 0]),
    syntax(run(3673, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(3676, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(3680, 7), 5, 56, [0, 0, 0, 0, 0]),
    syntax(run(3687, 4), 3, 18, [2656, 2665, 0, 0, 0]),
    syntax(run(3691, 6), 6, 19, [0, 2665, 0, 0, 0]),
    syntax(run(3697, 9), 9, 19, [0, 2665, 0, 0, 0]),
    syntax(run(3706, 7), 5, 56, [3616, 3593, 0, 0, 0]),
    syntax(run(3713, 4), 3, 18, [4704, 4713, 0, 0, 0]),
    syntax(run(3717, 3), 3, 15, [4672, 5641, 0, 0, 0]),
    syntax(run(3720, 6), 4, 62, [0, 0, 0, 0, 0]),
    syntax(run(3726, 8), 8, 29, [0, 0, 0, 0, 0]),
    syntax(run(3734, 11), 11, 29, [0, 0, 0, 0, 0]),
    syntax(run(3745, 4), 3, 58, [2656, 2665, 0, 0, 0]),
    syntax(run(3749, 6), 6, 23, [0, 2665, 0, 0, 0]),
    syntax(run(3755, 9), 9, 23, [0, 2665, 0, 0, 0]),
    syntax(run(3764, 7), 5, 59, [3616, 3593, 0, 0, 0]),
    syntax(run(3771, 4), 3, 58, [4704, 2665, 0, 0, 0]),
    syntax(run(3775, 3), 3, 15, [4672, 3593, 0, 0, 0]),
    syntax(run(3778, 3), 3, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3781, 3), 3, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3784, 4), 4, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3788, 4), 4, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3792, 4), 4, 2, [3640, 2624, 0, 3593, 0]),
    syntax(run(3796, 4), 4, 2, [0, 2656, 0, 3625, 0]),
    syntax(run(3800, 2), 2, 2, [3640, 2624, 0, 0, 0]),
    syntax(run(3802, 2), 2, 2, [0, 2656, 0, 0, 0]),
    syntax(run(3804, 3), 3, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3807, 3), 3, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3810, 3), 3, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3813, 3), 3, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3816, 2), 2, 2, [2512, 0, 0, 0, 0]),
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
    frame(s(13684, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(13697, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(13697, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(13730, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(13734, 8), 1, [0x0, 0x0, 0x0]),
    frame(s(13730, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(13730, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(13697, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(13734, 8), 1, [0x2000000000000100, 0x0, 0x0]),
    frame(s(13730, 4), 1, [0x2000000000000100, 0x180000000000c800, 0x0]),
    frame(s(13730, 4), 1, [0x0, 0x1800000000004800, 0x0]),
    frame(s(13730, 4), 1, [0x0, 0x180000000000c800, 0x0]),
    frame(s(13697, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(13730, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(13734, 8), 1, [0x6000000000000300, 0x0, 0x0]),
    frame(s(13730, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(13730, 4), 1, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(13730, 4), 1, [0x6000000000000300, 0x180000000000f800, 0x0]),
    frame(s(13730, 4), 1, [0x2000000000000100, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(13734, 8), 1, [0xe000000000000700, 0x0, 0x0]),
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
    frame(s(13730, 4), 1, [0x0, 0x1800000000005800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000000, 0x0]),
    frame(s(13730, 4), 1, [0x6000000000000300, 0x1800000000005800, 0x0]),
    frame(s(13730, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
    frame(s(0, 0), 0, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(13730, 4), 1, [0x6000000000000300, 0x1800000000009800, 0x0]),
    frame(s(13730, 4), 1, [0x0, 0x1800000000001800, 0x0]),
    frame(s(13730, 4), 1, [0x6000000000000300, 0x1800000000001800, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 390] = [
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
    Wide(B32),
    Operand(Register {
        bits: bits(16, 7),
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
        bits: bits(16, 7),
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
        bits: bits(0, 8),
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
        bits: bits(8, 8),
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
        bits: bits(0, 8),
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
        bits: bits(8, 8),
        file: Source,
        size: Dwords(1),
        constant: I16,
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
    Flag(15, s(13543, 5)),
    Number(bits(8, 3), s(13548, 8), Always),
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
    Bools(s(13587, 6), [11, 12, 13, 14], false),
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
    Suffix(s(13684, 4)),
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
    Suffix(s(13697, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(13701, 8), AlwaysInHex),
    Number(bits(56, 4), s(13709, 9), AlwaysInHex),
    Number(bits(51, 1), s(13718, 10), Unsigned),
    Number(bits(50, 1), s(13728, 2), Unsigned),
    Suffix(s(13730, 4)),
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
    Suffix(s(13734, 8)),
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
    Number(bits(92, 4), s(13701, 8), AlwaysInHex),
    Number(bits(88, 4), s(13709, 9), AlwaysInHex),
    Number(bits(83, 1), s(13718, 10), Unsigned),
    Number(bits(82, 1), s(13728, 2), Unsigned),
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
    Bools(s(13587, 6), [11, 14, 255, 255], false),
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
    Bools(s(13587, 6), [11, 12, 14, 255], false),
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
    Bools(s(13587, 6), [11, 12, 255, 255], false),
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
    Bools(s(13587, 6), [254, 254, 13, 14], false),
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
    Bools(s(13587, 6), [11, 12, 13, 255], false),
    Bools(s(16891, 9), [59, 60, 14, 255], true),
    Bools(s(16900, 6), [61, 62, 63, 255], false),
    Bools(s(16906, 6), [8, 9, 10, 255], false),
    Bools(s(16891, 9), [59, 60, 255, 255], true),
    Bools(s(16900, 6), [61, 62, 255, 255], false),
    Bools(s(16906, 6), [8, 9, 255, 255], false),
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
    Bools(s(16891, 9), [59, 60, 14, 255], false),
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
    (1, s(10553, 13)),
    (2, s(10566, 17)),
    (3, s(10583, 17)),
    (5, s(10600, 18)),
    (6, s(10618, 14)),
    (9, s(10632, 16)),
    (128, s(10648, 20)),
    (129, s(10668, 16)),
    (130, s(10684, 15)),
    (131, s(10699, 20)),
    (132, s(10719, 17)),
    (133, s(10736, 15)),
    (134, s(10751, 21)),
    (0, s(12282, 15)),
    (4, s(12297, 16)),
    (6, s(12313, 16)),
    (9, s(12329, 16)),
    (1, s(12541, 11)),
    (2, s(12552, 13)),
    (3, s(12565, 14)),
    (5, s(12579, 16)),
    (6, s(12595, 16)),
    (7, s(12611, 13)),
    (15, s(12624, 19)),
    (18, s(12643, 26)),
    (19, s(12669, 26)),
    (20, s(12695, 18)),
    (21, s(12713, 18)),
    (23, s(12731, 13)),
    (24, s(12744, 13)),
    (27, s(12757, 25)),
    (29, s(12782, 20)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 10] = [
    Part {
        name: s(12994, 15),
        low: bits(7, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(13009, 14),
        low: bits(0, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(13023, 14),
        low: bits(12, 4),
        high: bits(0, 0),
    },
    Part {
        name: s(13037, 14),
        low: bits(9, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(13051, 14),
        low: bits(8, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(13065, 13),
        low: bits(1, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(13078, 14),
        low: bits(2, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(13108, 5),
        low: bits(10, 6),
        high: bits(0, 0),
    },
    Part {
        name: s(13113, 6),
        low: bits(0, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(13119, 7),
        low: bits(4, 6),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 3818] = [
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
    210, 31, 33, 216, 209, 210, 216, 215, 210, 217, 218, 219, 220, 217, 220, 219, 218, 219,
    220, 217, 221, 219, 221, 217, 218, 222, 219, 220, 222, 219, 220, 223, 219, 218, 222, 217,
    218, 222, 224, 217, 218, 224, 222, 225, 218, 222, 226, 227, 228, 218, 222, 220, 222, 220,
    223, 229, 230, 217, 231, 232, 217, 233, 233, 217, 233, 234, 219, 235, 236, 231, 237, 238,
    239, 235, 240, 241, 42, 242, 243, 244, 245, 246, 42, 247, 243, 248, 245, 249, 246, 250,
    247, 243, 244, 245, 249, 246, 251, 252, 253, 254, 255, 253, 0, 256, 257, 255, 253, 0,
    258, 259, 260, 261, 262, 263, 42, 264, 251, 265, 42, 266, 251, 267, 268, 265, 42, 266,
    251, 269, 270, 271, 272, 273, 274, 254, 218, 264, 251, 252, 253, 275, 263, 42, 276, 245,
    277, 252, 278, 254, 263, 279, 264, 245, 277, 263, 42, 264, 245, 277, 265, 42, 266, 245,
    277, 267, 268, 265, 42, 266, 245, 277, 269, 270, 271, 272, 273, 255, 253, 280, 258, 259,
    260, 261, 262, 263, 42, 281, 245, 277, 265, 42, 282, 245, 277, 267, 268, 265, 42, 282,
    245, 277, 269, 270, 271, 272, 273, 252, 283, 254, 255, 283, 0, 256, 257, 255, 283, 280,
    258, 259, 260, 261, 262, 263, 284, 250, 281, 285, 245, 277, 265, 284, 250, 282, 285, 245,
    277, 267, 268, 265, 284, 250, 282, 285, 245, 277, 269, 270, 271, 272, 273, 252, 253, 286,
    255, 253, 287, 256, 257, 255, 253, 288, 258, 259, 260, 261, 262, 263, 284, 42, 289, 285,
    245, 277, 265, 284, 42, 290, 285, 245, 277, 267, 268, 265, 284, 42, 290, 285, 245, 277,
    269, 270, 271, 272, 273, 263, 42, 281, 245, 251, 265, 42, 282, 245, 251, 267, 268, 265,
    42, 282, 245, 251, 269, 270, 271, 272, 273, 263, 279, 281, 245, 277, 252, 278, 275, 263,
    279, 276, 245, 277, 252, 291, 292, 255, 291, 293, 256, 257, 255, 291, 293, 258, 259, 260,
    261, 262, 263, 284, 294, 295, 285, 251, 265, 284, 294, 296, 285, 251, 267, 268, 265, 284,
    294, 296, 285, 251, 269, 270, 271, 272, 273, 252, 283, 292, 255, 283, 293, 256, 257, 255,
    283, 293, 258, 259, 260, 261, 262, 263, 284, 250, 295, 285, 245, 277, 265, 284, 250, 296,
    285, 245, 277, 267, 268, 265, 284, 250, 296, 285, 245, 277, 269, 270, 271, 272, 273, 252,
    291, 286, 255, 291, 287, 256, 257, 255, 291, 288, 258, 259, 260, 261, 262, 263, 284, 294,
    289, 285, 245, 277, 265, 284, 294, 290, 285, 245, 277, 267, 268, 265, 284, 294, 290, 285,
    245, 277, 269, 270, 271, 272, 273, 252, 283, 286, 255, 283, 287, 256, 257, 255, 283, 288,
    258, 259, 260, 261, 262, 263, 284, 250, 289, 285, 245, 277, 265, 284, 250, 290, 285, 245,
    277, 267, 268, 265, 284, 250, 290, 285, 245, 277, 269, 270, 271, 272, 273, 252, 297, 254,
    255, 297, 0, 256, 257, 255, 297, 0, 258, 259, 260, 261, 262, 263, 284, 298, 264, 285,
    251, 265, 284, 298, 266, 285, 251, 267, 268, 265, 284, 298, 266, 285, 251, 269, 270, 271,
    272, 273, 253, 254, 291, 292, 252, 253, 292, 255, 253, 293, 256, 257, 255, 253, 293, 258,
    259, 260, 261, 262, 263, 284, 42, 295, 285, 251, 265, 284, 42, 296, 285, 251, 267, 268,
    265, 284, 42, 296, 285, 251, 269, 270, 271, 272, 273, 252, 253, 254, 299, 300, 255, 253,
    0, 299, 300, 256, 257, 255, 253, 280, 301, 300, 258, 259, 260, 261, 262, 263, 42, 281,
    302, 303, 251, 265, 42, 282, 302, 303, 251, 267, 268, 265, 42, 282, 302, 303, 251, 269,
    270, 271, 272, 273, 253, 304, 305, 255, 253, 306, 305, 256, 257, 255, 253, 307, 308, 258,
    259, 260, 261, 262, 252, 253, 254, 299, 255, 253, 0, 299, 256, 257, 255, 253, 280, 301,
    258, 259, 260, 261, 262, 263, 42, 281, 302, 245, 277, 265, 42, 282, 302, 245, 277, 267,
    268, 265, 42, 282, 302, 245, 277, 269, 270, 271, 272, 273, 255, 253, 0, 299, 258, 259,
    260, 261, 262, 263, 42, 264, 309, 245, 251, 265, 42, 266, 309, 245, 251, 267, 268, 265,
    42, 266, 309, 245, 251, 269, 270, 271, 272, 273, 263, 42, 264, 309, 251, 265, 42, 266,
    309, 251, 267, 268, 265, 42, 266, 309, 251, 269, 270, 271, 272, 273, 252, 253, 300, 254,
    299, 300, 255, 253, 300, 0, 299, 300, 256, 257, 255, 253, 300, 0, 299, 300, 258, 259,
    260, 261, 262, 263, 42, 310, 264, 309, 303, 245, 251, 265, 42, 310, 266, 309, 303, 245,
    251, 267, 268, 265, 42, 310, 266, 309, 303, 245, 251, 269, 270, 271, 272, 273, 253, 254,
    224, 299, 253, 254, 299, 224, 252, 311, 254, 299, 255, 311, 0, 299, 256, 257, 255, 311,
    280, 301, 258, 259, 260, 261, 262, 263, 312, 281, 302, 245, 277, 265, 312, 282, 302, 245,
    277, 267, 268, 265, 312, 282, 302, 245, 277, 269, 270, 271, 272, 273, 252, 283, 286, 313,
    255, 283, 287, 313, 256, 257, 255, 283, 288, 314, 258, 259, 260, 261, 262, 263, 315, 250,
    289, 316, 317, 245, 277, 265, 315, 250, 290, 316, 317, 245, 277, 267, 268, 265, 315, 250,
    290, 316, 317, 245, 277, 269, 270, 271, 272, 273, 263, 315, 250, 289, 316, 249, 245, 277,
    265, 315, 250, 290, 316, 249, 245, 277, 267, 268, 265, 315, 250, 290, 316, 249, 245, 277,
    269, 270, 271, 272, 273, 283, 286, 318, 313, 283, 286, 313, 318, 255, 283, 288, 313, 258,
    259, 260, 261, 262, 263, 315, 250, 289, 319, 317, 245, 277, 265, 315, 250, 290, 319, 317,
    245, 277, 267, 268, 265, 315, 250, 290, 319, 317, 245, 277, 269, 270, 271, 272, 273, 320,
    321, 322, 42, 281, 302, 323, 245, 277, 265, 42, 282, 302, 323, 245, 277, 267, 268, 265,
    42, 282, 302, 323, 245, 277, 269, 270, 271, 272, 273, 42, 264, 309, 324, 245, 251, 265,
    42, 266, 309, 324, 245, 251, 267, 268, 265, 42, 266, 309, 324, 245, 251, 269, 270, 271,
    272, 273, 42, 264, 309, 324, 251, 265, 42, 266, 309, 324, 251, 267, 268, 265, 42, 266,
    309, 324, 251, 269, 270, 271, 272, 273, 279, 276, 325, 326, 245, 277, 42, 264, 309, 327,
    249, 245, 251, 265, 42, 266, 309, 327, 249, 245, 251, 267, 268, 265, 42, 266, 309, 327,
    249, 245, 251, 269, 270, 271, 272, 273, 42, 281, 309, 324, 245, 251, 265, 42, 282, 309,
    324, 245, 251, 267, 268, 265, 42, 282, 309, 324, 245, 251, 269, 270, 271, 272, 273, 328,
    329, 309, 330, 245, 251, 331, 329, 309, 332, 245, 251, 294, 295, 333, 327, 249, 245, 251,
    265, 294, 296, 333, 327, 249, 245, 251, 267, 268, 265, 294, 296, 333, 327, 249, 245, 251,
    269, 270, 271, 272, 273, 250, 289, 316, 334, 249, 245, 277, 265, 250, 290, 316, 334, 249,
    245, 277, 267, 268, 265, 250, 290, 316, 334, 249, 245, 277, 269, 270, 271, 272, 273, 42,
    295, 333, 324, 249, 245, 251, 265, 42, 296, 333, 324, 249, 245, 251, 267, 268, 265, 42,
    296, 333, 324, 249, 245, 251, 269, 270, 271, 272, 273, 42, 264, 309, 324, 335, 251, 315,
    294, 336, 337, 303, 251, 265, 315, 294, 338, 337, 303, 251, 267, 268, 265, 315, 294, 338,
    337, 303, 251, 269, 270, 271, 272, 273, 250, 339, 340, 334, 341, 251, 265, 250, 342, 340,
    334, 341, 251, 267, 268, 265, 250, 342, 340, 334, 341, 251, 269, 270, 271, 272, 273, 343,
    344, 345, 346, 341, 251, 265, 343, 347, 345, 346, 341, 251, 267, 268, 265, 343, 347, 345,
    346, 341, 251, 269, 270, 271, 272, 273, 42, 310, 242, 243, 244, 245, 277, 279, 310, 348,
    349, 350, 245, 277, 328, 310, 264, 309, 330, 245, 251, 42, 310, 264, 309, 245, 251, 265,
    42, 310, 266, 309, 245, 251, 267, 268, 265, 42, 310, 266, 309, 245, 251, 269, 270, 271,
    272, 273, 315, 294, 295, 333, 317, 245, 251, 265, 315, 294, 296, 333, 317, 245, 251, 267,
    268, 265, 315, 294, 296, 333, 317, 245, 251, 269, 270, 271, 272, 273, 315, 294, 295, 333,
    317, 251, 265, 315, 294, 296, 333, 317, 251, 267, 268, 265, 315, 294, 296, 333, 317, 251,
    269, 270, 271, 272, 273, 42, 281, 302, 245, 251, 265, 42, 282, 302, 245, 251, 267, 268,
    265, 42, 282, 302, 245, 251, 269, 270, 271, 272, 273, 315, 42, 289, 316, 317, 245, 251,
    265, 315, 42, 290, 316, 317, 245, 251, 267, 268, 265, 315, 42, 290, 316, 317, 245, 251,
    269, 270, 271, 272, 273, 42, 281, 309, 245, 277, 265, 42, 282, 309, 245, 277, 267, 268,
    265, 42, 282, 309, 245, 277, 269, 270, 271, 272, 273, 42, 264, 309, 251, 42, 264, 309,
    245, 251, 279, 276, 325, 245, 277, 279, 276, 309, 245, 277, 328, 264, 351, 251, 218, 264,
    309, 251, 42, 264, 309, 324, 352, 353, 354, 355, 245, 42, 264, 309, 335, 356, 357, 358,
    245, 312, 359, 360, 361, 352, 353, 354, 355, 245, 312, 359, 360, 335, 356, 357, 358, 245,
    42, 359, 360, 324, 352, 353, 354, 355, 245, 265, 42, 362, 360, 324, 352, 353, 354, 355,
    245, 267, 268, 265, 42, 362, 360, 324, 352, 353, 354, 355, 245, 269, 270, 271, 272, 273,
    42, 264, 309, 324, 354, 355, 245, 42, 363, 364, 324, 352, 353, 354, 355, 245, 265, 42,
    365, 364, 324, 352, 353, 354, 355, 245, 267, 268, 265, 42, 365, 364, 324, 352, 353, 354,
    355, 245, 269, 270, 271, 272, 273, 366, 367, 368, 369, 352, 370, 245, 265, 366, 371, 368,
    369, 352, 370, 245, 267, 268, 265, 366, 371, 368, 369, 352, 370, 245, 269, 270, 271, 272,
    273, 372, 373, 374, 375, 352, 354, 355, 372, 373, 374, 375, 352, 353, 354, 355, 372, 376,
    377, 375, 352, 354, 355, 245, 372, 329, 351, 375, 352, 354, 355, 245, 263, 378, 379, 289,
    316, 317, 245, 251, 265, 378, 379, 290, 316, 335, 245, 251, 267, 268, 265, 378, 379, 290,
    316, 335, 245, 251, 269, 270, 271, 272, 273, 252, 300, 286, 313, 300, 287, 313, 256, 257,
    300, 288, 314, 258, 259, 260, 261, 262, 263, 379, 281, 302, 245, 251, 265, 379, 282, 302,
    245, 251, 267, 268, 265, 379, 282, 302, 245, 251, 269, 270, 271, 272, 273, 252, 300, 254,
    299, 300, 0, 299, 256, 257, 300, 280, 301, 258, 259, 260, 261, 262, 263, 379, 276, 325,
    245, 251, 252, 300, 275, 380, 263, 378, 379, 295, 333, 317, 251, 265, 378, 379, 296, 333,
    335, 251, 267, 268, 265, 378, 379, 296, 333, 335, 251, 269, 270, 271, 272, 273, 252, 300,
    292, 381, 300, 293, 381, 256, 257, 300, 293, 381, 258, 259, 260, 261, 262, 263, 379, 264,
    309, 251, 265, 379, 266, 309, 251, 267, 268, 265, 379, 266, 309, 251, 269, 270, 271, 272,
    273, 300, 0, 299, 258, 259, 260, 261, 262, 263, 379, 329, 351, 251, 252, 300, 382, 383,
    263, 378, 379, 289, 316, 317, 251, 265, 378, 379, 290, 316, 335, 251, 267, 268, 265, 378,
    379, 290, 316, 335, 251, 269, 270, 271, 272, 273, 263, 379, 281, 309, 251, 265, 379, 282,
    309, 251, 267, 268, 265, 379, 282, 309, 251, 269, 270, 271, 272, 273, 300, 280, 299, 258,
    259, 260, 261, 262, 263, 379, 276, 309, 251, 252, 300, 275, 299, 263, 378, 289, 316, 335,
    245, 251, 265, 378, 290, 316, 335, 245, 251, 267, 268, 265, 378, 290, 316, 335, 245, 251,
    269, 270, 271, 272, 273, 252, 286, 313, 287, 313, 256, 257, 288, 314, 258, 259, 260, 261,
    262, 263, 281, 302, 245, 251, 265, 282, 302, 245, 251, 267, 268, 265, 282, 302, 245, 251,
    269, 270, 271, 272, 273, 252, 254, 299, 0, 299, 256, 257, 280, 301, 258, 259, 260, 261,
    262, 263, 276, 325, 245, 251, 252, 275, 380, 263, 378, 295, 333, 335, 251, 265, 378, 296,
    333, 335, 251, 267, 268, 265, 378, 296, 333, 335, 251, 269, 270, 271, 272, 273, 252, 292,
    381, 293, 381, 256, 257, 293, 381, 258, 259, 260, 261, 262, 263, 264, 309, 251, 265, 266,
    309, 251, 267, 268, 265, 266, 309, 251, 269, 270, 271, 272, 273, 0, 299, 258, 259, 260,
    261, 262, 263, 329, 351, 251, 252, 382, 383, 263, 378, 289, 316, 335, 251, 265, 378, 290,
    316, 335, 251, 267, 268, 265, 378, 290, 316, 335, 251, 269, 270, 271, 272, 273, 263, 281,
    309, 251, 265, 282, 309, 251, 267, 268, 265, 282, 309, 251, 269, 270, 271, 272, 273, 280,
    299, 258, 259, 260, 261, 262, 263, 276, 309, 251, 252, 275, 299, 9, 254, 299, 384, 264,
    385, 9, 254, 299, 224, 384, 264, 385, 224, 9, 254, 224, 299, 384, 264, 224, 385, 9, 254,
    384, 264, 9, 304, 305, 384, 359, 386, 9, 387, 388, 384, 363, 389, 217, 235,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1210] = [
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
    0x2b220d, // s_absdiff_i32
    0x266309, // s_abs_i32
    0x2b0e0a, // s_addc_u32
    0x30e90a, // s_addk_i32
    0x2d8509, // s_add_f16
    0x2d2409, // s_add_f32
    0x2afc09, // s_add_i32
    0x2aea09, // s_add_u32
    0x2bcb09, // s_and_b32
    0x2bd409, // s_and_b64
    0x27c217, // s_and_not0_saveexec_b32
    0x27d917, // s_and_not0_saveexec_b64
    0x287615, // s_and_not0_wrexec_b32
    0x288b15, // s_and_not0_wrexec_b64
    0x2c390e, // s_and_not1_b32
    0x2c470e, // s_and_not1_b64
    0x281c17, // s_and_not1_saveexec_b32
    0x283317, // s_and_not1_saveexec_b64
    0x28a015, // s_and_not1_wrexec_b32
    0x28b515, // s_and_not1_wrexec_b64
    0x26e812, // s_and_saveexec_b32
    0x26fa12, // s_and_saveexec_b64
    0x2b570a, // s_ashr_i32
    0x2b610a, // s_ashr_i64
    0x255d0b, // s_atc_probe
    0x256812, // s_atc_probe_buffer
    0x34de09, // s_barrier
    0x266c0f, // s_bcnt0_i32_b32
    0x267b0f, // s_bcnt0_i32_b64
    0x268a0f, // s_bcnt1_i32_b32
    0x26990f, // s_bcnt1_i32_b64
    0x2c7809, // s_bfe_i32
    0x2c8a09, // s_bfe_i64
    0x2c6f09, // s_bfe_u32
    0x2c8109, // s_bfe_u64
    0x2c9309, // s_bfm_b32
    0x2c9c09, // s_bfm_b64
    0x2e4c0d, // s_bitcmp0_b32
    0x2e660d, // s_bitcmp0_b64
    0x2e590d, // s_bitcmp1_b32
    0x2e730d, // s_bitcmp1_b64
    0x264d16, // s_bitreplicate_b64_b32
    0x26190d, // s_bitset0_b32
    0x26260d, // s_bitset0_b64
    0x26330d, // s_bitset1_b32
    0x26400d, // s_bitset1_b64
    0x338f08, // s_branch
    0x25a00a, // s_brev_b32
    0x25aa0a, // s_brev_b64
    0x251212, // s_buffer_load_b128
    0x252412, // s_buffer_load_b256
    0x24f011, // s_buffer_load_b32
    0x253612, // s_buffer_load_b512
    0x250111, // s_buffer_load_b64
    0x322c0a, // s_call_b64
    0x33ef11, // s_cbranch_cdbgsys
    0x342b1a, // s_cbranch_cdbgsys_and_user
    0x341219, // s_cbranch_cdbgsys_or_user
    0x340012, // s_cbranch_cdbguser
    0x33df10, // s_cbranch_execnz
    0x33d00f, // s_cbranch_execz
    0x33970e, // s_cbranch_scc0
    0x33a50e, // s_cbranch_scc1
    0x33c10f, // s_cbranch_vccnz
    0x33b30e, // s_cbranch_vccz
    0x2abf0a, // s_ceil_f16
    0x2a360a, // s_ceil_f32
    0x32af08, // s_clause
    0x25e809, // s_cls_i32
    0x25f10d, // s_cls_i32_i64
    0x25ce0d, // s_clz_i32_u32
    0x25db0d, // s_clz_i32_u64
    0x30420b, // s_cmovk_i32
    0x258c0a, // s_cmov_b32
    0x25960a, // s_cmov_b64
    0x304d0d, // s_cmpk_eq_i32
    0x309b0d, // s_cmpk_eq_u32
    0x30740d, // s_cmpk_ge_i32
    0x30c20d, // s_cmpk_ge_u32
    0x30670d, // s_cmpk_gt_i32
    0x30b50d, // s_cmpk_gt_u32
    0x308e0d, // s_cmpk_le_i32
    0x30dc0d, // s_cmpk_le_u32
    0x305a0d, // s_cmpk_lg_i32
    0x30a80d, // s_cmpk_lg_u32
    0x30810d, // s_cmpk_lt_i32
    0x30cf0d, // s_cmpk_lt_u32
    0x2ebc0c, // s_cmp_eq_f16
    0x2eb00c, // s_cmp_eq_f32
    0x2dbc0c, // s_cmp_eq_i32
    0x2e040c, // s_cmp_eq_u32
    0x2e800c, // s_cmp_eq_u64
    0x2f1c0c, // s_cmp_ge_f16
    0x2f100c, // s_cmp_ge_f32
    0x2de00c, // s_cmp_ge_i32
    0x2e280c, // s_cmp_ge_u32
    0x2eec0c, // s_cmp_gt_f16
    0x2ee00c, // s_cmp_gt_f32
    0x2dd40c, // s_cmp_gt_i32
    0x2e1c0c, // s_cmp_gt_u32
    0x2ed40c, // s_cmp_le_f16
    0x2ec80c, // s_cmp_le_f32
    0x2df80c, // s_cmp_le_i32
    0x2e400c, // s_cmp_le_u32
    0x2f040c, // s_cmp_lg_f16
    0x2ef80c, // s_cmp_lg_f32
    0x2dc80c, // s_cmp_lg_i32
    0x2e100c, // s_cmp_lg_u32
    0x2e8c0c, // s_cmp_lg_u64
    0x2ea40c, // s_cmp_lt_f16
    0x2e980c, // s_cmp_lt_f32
    0x2dec0c, // s_cmp_lt_i32
    0x2e340c, // s_cmp_lt_u32
    0x2fc90d, // s_cmp_neq_f16
    0x2fbc0d, // s_cmp_neq_f32
    0x2f610d, // s_cmp_nge_f16
    0x2f540d, // s_cmp_nge_f32
    0x2f950d, // s_cmp_ngt_f16
    0x2f880d, // s_cmp_ngt_f32
    0x2faf0d, // s_cmp_nle_f16
    0x2fa20d, // s_cmp_nle_f32
    0x2f7b0d, // s_cmp_nlg_f16
    0x2f6e0d, // s_cmp_nlg_f32
    0x2fe30d, // s_cmp_nlt_f16
    0x2fd60d, // s_cmp_nlt_f32
    0x2f330b, // s_cmp_o_f16
    0x2f280b, // s_cmp_o_f32
    0x2f490b, // s_cmp_u_f16
    0x2f3e0b, // s_cmp_u_f32
    0x33850a, // s_code_end
    0x2cc60d, // s_cselect_b32
    0x2cd30d, // s_cselect_b64
    0x25b40d, // s_ctz_i32_b32
    0x25c10d, // s_ctz_i32_b64
    0x2a950d, // s_cvt_f16_f32
    0x2aa20d, // s_cvt_f32_f16
    0x2a610d, // s_cvt_f32_i32
    0x2a6e0d, // s_cvt_f32_u32
    0x2aaf10, // s_cvt_hi_f32_f16
    0x2a7b0d, // s_cvt_i32_f32
    0x2d7114, // s_cvt_pk_rtz_f16_f32
    0x2a880d, // s_cvt_u32_f32
    0x25510c, // s_dcache_inv
    0x34a80e, // s_decperflevel
    0x32b70b, // s_delay_alu
    0x33780d, // s_denorm_mode
    0x344508, // s_endpgm
    0x345b18, // s_endpgm_ordered_ps_done
    0x344d0e, // s_endpgm_saved
    0x2ac90b, // s_floor_f16
    0x2a400b, // s_floor_f32
    0x2d510b, // s_fmaak_f32
    0x2db20a, // s_fmac_f16
    0x2d670a, // s_fmac_f32
    0x2d5c0b, // s_fmamk_f32
    0x290e0b, // s_getpc_b64
    0x32020c, // s_getreg_b32
    0x254809, // s_gl1_inv
    0x34d20c, // s_icache_inv
    0x349a0e, // s_incperflevel
    0x24cf0b, // s_load_b128
    0x24da0b, // s_load_b256
    0x24bb0a, // s_load_b32
    0x24e50b, // s_load_b512
    0x24c50a, // s_load_b64
    0x2b6b0f, // s_lshl1_add_u32
    0x2b7a0f, // s_lshl2_add_u32
    0x2b890f, // s_lshl3_add_u32
    0x2b980f, // s_lshl4_add_u32
    0x2b2f0a, // s_lshl_b32
    0x2b390a, // s_lshl_b64
    0x2b430a, // s_lshr_b32
    0x2b4d0a, // s_lshr_b64
    0x2da009, // s_max_f16
    0x2d3f09, // s_max_f32
    0x2bb909, // s_max_i32
    0x2bc209, // s_max_u32
    0x2d9709, // s_min_f16
    0x2d3609, // s_min_f32
    0x2ba709, // s_min_i32
    0x2bb009, // s_min_u32
    0x2ff00a, // s_movk_i32
    0x28e40d, // s_movreld_b32
    0x28f10d, // s_movreld_b64
    0x28fe10, // s_movrelsd_2_b32
    0x28ca0d, // s_movrels_b32
    0x28d70d, // s_movrels_b64
    0x257a09, // s_mov_b32
    0x258309, // s_mov_b64
    0x30f30a, // s_mulk_i32
    0x2da909, // s_mul_f16
    0x2d4809, // s_mul_f32
    0x2cba0c, // s_mul_hi_i32
    0x2cae0c, // s_mul_hi_u32
    0x2ca509, // s_mul_i32
    0x2bff0a, // s_nand_b32
    0x2c090a, // s_nand_b64
    0x275213, // s_nand_saveexec_b32
    0x276513, // s_nand_saveexec_b64
    0x327505, // s_nop
    0x2c1309, // s_nor_b32
    0x2c1c09, // s_nor_b64
    0x277812, // s_nor_saveexec_b32
    0x278a12, // s_nor_saveexec_b64
    0x26d609, // s_not_b32
    0x26df09, // s_not_b64
    0x2bdd08, // s_or_b32
    0x2be508, // s_or_b64
    0x27f016, // s_or_not0_saveexec_b32
    0x280616, // s_or_not0_saveexec_b64
    0x2c550d, // s_or_not1_b32
    0x2c620d, // s_or_not1_b64
    0x284a16, // s_or_not1_saveexec_b32
    0x286016, // s_or_not1_saveexec_b64
    0x270c11, // s_or_saveexec_b32
    0x271d11, // s_or_saveexec_b64
    0x2d0211, // s_pack_hh_b32_b16
    0x2d1311, // s_pack_hl_b32_b16
    0x2cf111, // s_pack_lh_b32_b16
    0x2ce011, // s_pack_ll_b32_b16
    0x26a80e, // s_quadmask_b32
    0x26b60e, // s_quadmask_b64
    0x293009, // s_rfe_b64
    0x2adf0b, // s_rndne_f16
    0x2a560b, // s_rndne_f32
    0x336c0c, // s_round_mode
    0x348409, // s_sendmsg
    0x348d0d, // s_sendmsghalt
    0x2a1411, // s_sendmsg_rtn_b32
    0x2a2511, // s_sendmsg_rtn_b64
    0x328309, // s_sethalt
    0x327a09, // s_setkill
    0x29190b, // s_setpc_b64
    0x347b09, // s_setprio
    0x320e0c, // s_setreg_b32
    0x321a12, // s_setreg_imm32_b32
    0x32931c, // s_set_inst_prefetch_distance
    0x260b0e, // s_sext_i32_i16
    0x25fe0d, // s_sext_i32_i8
    0x328c07, // s_sleep
    0x2b180a, // s_subb_u32
    0x4e7e16, // s_subvector_loop_begin
    0x4e9414, // s_subvector_loop_end
    0x2d8e09, // s_sub_f16
    0x2d2d09, // s_sub_f32
    0x2b0509, // s_sub_i32
    0x2af309, // s_sub_u32
    0x29240c, // s_swappc_b64
    0x336606, // s_trap
    0x2ad40b, // s_trunc_f16
    0x2a4b0b, // s_trunc_f32
    0x34b60c, // s_ttracedata
    0x34c210, // s_ttracedata_imm
    0x303909, // s_version
    0x334609, // s_waitcnt
    0x332410, // s_waitcnt_depctr
    0x325410, // s_waitcnt_expcnt
    0x326411, // s_waitcnt_lgkmcnt
    0x32450f, // s_waitcnt_vmcnt
    0x32360f, // s_waitcnt_vscnt
    0x335a0c, // s_wait_event
    0x334f0b, // s_wait_idle
    0x347308, // s_wakeup
    0x26c409, // s_wqm_b32
    0x26cd09, // s_wqm_b64
    0x2c250a, // s_xnor_b32
    0x2c2f0a, // s_xnor_b64
    0x279c13, // s_xnor_saveexec_b32
    0x27af13, // s_xnor_saveexec_b64
    0x2bed09, // s_xor_b32
    0x2bf609, // s_xor_b64
    0x272e12, // s_xor_saveexec_b32
    0x274012, // s_xor_saveexec_b64
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
    0x3e620a, // v_add3_u32
    0x3aee0f, // v_add_co_ci_u32
    0x3f8c0c, // v_add_co_u32
    0x3b7909, // v_add_f16
    0x39e709, // v_add_f32
    0x411309, // v_add_f64
    0x3dd90e, // v_add_lshl_u32
    0x401b0c, // v_add_nc_i16
    0x41070c, // v_add_nc_i32
    0x3fb30c, // v_add_nc_u16
    0x3b1e0c, // v_add_nc_u32
    0x3c7c0e, // v_alignbit_b32
    0x3c8a0f, // v_alignbyte_b32
    0x41e109, // v_and_b16
    0x3aca09, // v_and_b32
    0x3e790c, // v_and_or_b32
    0x41900d, // v_ashrrev_i16
    0x3abd0d, // v_ashrrev_i32
    0x41b70d, // v_ashrrev_i64
    0x407f0e, // v_bcnt_u32_b32
    0x3c4f09, // v_bfe_i32
    0x3c4609, // v_bfe_u32
    0x3c5809, // v_bfi_b32
    0x407609, // v_bfm_b32
    0x37be0b, // v_bfrev_b32
    0x39050a, // v_ceil_f16
    0x372a0a, // v_ceil_f32
    0x36e00a, // v_ceil_f64
    0x37e309, // v_cls_i32
    0x37c90d, // v_clz_i32_u32
    0x4d3310, // v_cmpx_class_f16
    0x4d4310, // v_cmpx_class_f32
    0x4d5310, // v_cmpx_class_f64
    0x48a20d, // v_cmpx_eq_f16
    0x49740d, // v_cmpx_eq_f32
    0x4a460d, // v_cmpx_eq_f64
    0x4b0c0d, // v_cmpx_eq_i16
    0x4bb40d, // v_cmpx_eq_i32
    0x4c800d, // v_cmpx_eq_i64
    0x4b5a0d, // v_cmpx_eq_u16
    0x4c1a0d, // v_cmpx_eq_u32
    0x4ce60d, // v_cmpx_eq_u64
    0x48890c, // v_cmpx_f_f16
    0x495b0c, // v_cmpx_f_f32
    0x4a2d0c, // v_cmpx_f_f64
    0x4b9b0c, // v_cmpx_f_i32
    0x4c670c, // v_cmpx_f_i64
    0x4c010c, // v_cmpx_f_u32
    0x4ccd0c, // v_cmpx_f_u64
    0x48d60d, // v_cmpx_ge_f16
    0x49a80d, // v_cmpx_ge_f32
    0x4a7a0d, // v_cmpx_ge_f64
    0x4b400d, // v_cmpx_ge_i16
    0x4be80d, // v_cmpx_ge_i32
    0x4cb40d, // v_cmpx_ge_i64
    0x4b8e0d, // v_cmpx_ge_u16
    0x4c4e0d, // v_cmpx_ge_u32
    0x4d1a0d, // v_cmpx_ge_u64
    0x48bc0d, // v_cmpx_gt_f16
    0x498e0d, // v_cmpx_gt_f32
    0x4a600d, // v_cmpx_gt_f64
    0x4b260d, // v_cmpx_gt_i16
    0x4bce0d, // v_cmpx_gt_i32
    0x4c9a0d, // v_cmpx_gt_i64
    0x4b740d, // v_cmpx_gt_u16
    0x4c340d, // v_cmpx_gt_u32
    0x4d000d, // v_cmpx_gt_u64
    0x48af0d, // v_cmpx_le_f16
    0x49810d, // v_cmpx_le_f32
    0x4a530d, // v_cmpx_le_f64
    0x4b190d, // v_cmpx_le_i16
    0x4bc10d, // v_cmpx_le_i32
    0x4c8d0d, // v_cmpx_le_i64
    0x4b670d, // v_cmpx_le_u16
    0x4c270d, // v_cmpx_le_u32
    0x4cf30d, // v_cmpx_le_u64
    0x48c90d, // v_cmpx_lg_f16
    0x499b0d, // v_cmpx_lg_f32
    0x4a6d0d, // v_cmpx_lg_f64
    0x48950d, // v_cmpx_lt_f16
    0x49670d, // v_cmpx_lt_f32
    0x4a390d, // v_cmpx_lt_f64
    0x4aff0d, // v_cmpx_lt_i16
    0x4ba70d, // v_cmpx_lt_i32
    0x4c730d, // v_cmpx_lt_i64
    0x4b4d0d, // v_cmpx_lt_u16
    0x4c0d0d, // v_cmpx_lt_u32
    0x4cd90d, // v_cmpx_lt_u64
    0x49330e, // v_cmpx_neq_f16
    0x4a050e, // v_cmpx_neq_f32
    0x4ad70e, // v_cmpx_neq_f64
    0x4b330d, // v_cmpx_ne_i16
    0x4bdb0d, // v_cmpx_ne_i32
    0x4ca70d, // v_cmpx_ne_i64
    0x4b810d, // v_cmpx_ne_u16
    0x4c410d, // v_cmpx_ne_u32
    0x4d0d0d, // v_cmpx_ne_u64
    0x48fb0e, // v_cmpx_nge_f16
    0x49cd0e, // v_cmpx_nge_f32
    0x4a9f0e, // v_cmpx_nge_f64
    0x49170e, // v_cmpx_ngt_f16
    0x49e90e, // v_cmpx_ngt_f32
    0x4abb0e, // v_cmpx_ngt_f64
    0x49250e, // v_cmpx_nle_f16
    0x49f70e, // v_cmpx_nle_f32
    0x4ac90e, // v_cmpx_nle_f64
    0x49090e, // v_cmpx_nlg_f16
    0x49db0e, // v_cmpx_nlg_f32
    0x4aad0e, // v_cmpx_nlg_f64
    0x49410e, // v_cmpx_nlt_f16
    0x4a130e, // v_cmpx_nlt_f32
    0x4ae50e, // v_cmpx_nlt_f64
    0x48e30c, // v_cmpx_o_f16
    0x49b50c, // v_cmpx_o_f32
    0x4a870c, // v_cmpx_o_f64
    0x494f0c, // v_cmpx_t_f16
    0x4a210c, // v_cmpx_t_f32
    0x4af30c, // v_cmpx_t_f64
    0x4bf50c, // v_cmpx_t_i32
    0x4cc10c, // v_cmpx_t_i64
    0x4c5b0c, // v_cmpx_t_u32
    0x4d270c, // v_cmpx_t_u64
    0x48ef0c, // v_cmpx_u_f16
    0x49c10c, // v_cmpx_u_f32
    0x4a930c, // v_cmpx_u_f64
    0x485c0f, // v_cmp_class_f16
    0x486b0f, // v_cmp_class_f32
    0x487a0f, // v_cmp_class_f64
    0x44250c, // v_cmp_eq_f16
    0x44e70c, // v_cmp_eq_f32
    0x45a90c, // v_cmp_eq_f64
    0x46600c, // v_cmp_eq_i16
    0x46fb0c, // v_cmp_eq_i32
    0x47b70c, // v_cmp_eq_i64
    0x46a80c, // v_cmp_eq_u16
    0x47590c, // v_cmp_eq_u32
    0x48150c, // v_cmp_eq_u64
    0x440e0b, // v_cmp_f_f16
    0x44d00b, // v_cmp_f_f32
    0x45920b, // v_cmp_f_f64
    0x46e40b, // v_cmp_f_i32
    0x47a00b, // v_cmp_f_i64
    0x47420b, // v_cmp_f_u32
    0x47fe0b, // v_cmp_f_u64
    0x44550c, // v_cmp_ge_f16
    0x45170c, // v_cmp_ge_f32
    0x45d90c, // v_cmp_ge_f64
    0x46900c, // v_cmp_ge_i16
    0x472b0c, // v_cmp_ge_i32
    0x47e70c, // v_cmp_ge_i64
    0x46d80c, // v_cmp_ge_u16
    0x47890c, // v_cmp_ge_u32
    0x48450c, // v_cmp_ge_u64
    0x443d0c, // v_cmp_gt_f16
    0x44ff0c, // v_cmp_gt_f32
    0x45c10c, // v_cmp_gt_f64
    0x46780c, // v_cmp_gt_i16
    0x47130c, // v_cmp_gt_i32
    0x47cf0c, // v_cmp_gt_i64
    0x46c00c, // v_cmp_gt_u16
    0x47710c, // v_cmp_gt_u32
    0x482d0c, // v_cmp_gt_u64
    0x44310c, // v_cmp_le_f16
    0x44f30c, // v_cmp_le_f32
    0x45b50c, // v_cmp_le_f64
    0x466c0c, // v_cmp_le_i16
    0x47070c, // v_cmp_le_i32
    0x47c30c, // v_cmp_le_i64
    0x46b40c, // v_cmp_le_u16
    0x47650c, // v_cmp_le_u32
    0x48210c, // v_cmp_le_u64
    0x44490c, // v_cmp_lg_f16
    0x450b0c, // v_cmp_lg_f32
    0x45cd0c, // v_cmp_lg_f64
    0x44190c, // v_cmp_lt_f16
    0x44db0c, // v_cmp_lt_f32
    0x459d0c, // v_cmp_lt_f64
    0x46540c, // v_cmp_lt_i16
    0x46ef0c, // v_cmp_lt_i32
    0x47ab0c, // v_cmp_lt_i64
    0x469c0c, // v_cmp_lt_u16
    0x474d0c, // v_cmp_lt_u32
    0x48090c, // v_cmp_lt_u64
    0x44ab0d, // v_cmp_neq_f16
    0x456d0d, // v_cmp_neq_f32
    0x462f0d, // v_cmp_neq_f64
    0x46840c, // v_cmp_ne_i16
    0x471f0c, // v_cmp_ne_i32
    0x47db0c, // v_cmp_ne_i64
    0x46cc0c, // v_cmp_ne_u16
    0x477d0c, // v_cmp_ne_u32
    0x48390c, // v_cmp_ne_u64
    0x44770d, // v_cmp_nge_f16
    0x45390d, // v_cmp_nge_f32
    0x45fb0d, // v_cmp_nge_f64
    0x44910d, // v_cmp_ngt_f16
    0x45530d, // v_cmp_ngt_f32
    0x46150d, // v_cmp_ngt_f64
    0x449e0d, // v_cmp_nle_f16
    0x45600d, // v_cmp_nle_f32
    0x46220d, // v_cmp_nle_f64
    0x44840d, // v_cmp_nlg_f16
    0x45460d, // v_cmp_nlg_f32
    0x46080d, // v_cmp_nlg_f64
    0x44b80d, // v_cmp_nlt_f16
    0x457a0d, // v_cmp_nlt_f32
    0x463c0d, // v_cmp_nlt_f64
    0x44610b, // v_cmp_o_f16
    0x45230b, // v_cmp_o_f32
    0x45e50b, // v_cmp_o_f64
    0x44c50b, // v_cmp_t_f16
    0x45870b, // v_cmp_t_f32
    0x46490b, // v_cmp_t_f64
    0x47370b, // v_cmp_t_i32
    0x47f30b, // v_cmp_t_i64
    0x47950b, // v_cmp_t_u32
    0x48510b, // v_cmp_t_u64
    0x446c0b, // v_cmp_u_f16
    0x452e0b, // v_cmp_u_f32
    0x45f00b, // v_cmp_u_f64
    0x3ec90d, // v_cndmask_b16
    0x39c90d, // v_cndmask_b32
    0x393909, // v_cos_f16
    0x37ac09, // v_cos_f32
    0x37d60d, // v_ctz_i32_b32
    0x3c160c, // v_cubeid_f32
    0x3c3a0c, // v_cubema_f32
    0x3c220c, // v_cubesc_f32
    0x3c2e0c, // v_cubetc_f32
    0x360f0d, // v_cvt_f16_f32
    0x38820d, // v_cvt_f16_i16
    0x38750d, // v_cvt_f16_u16
    0x361c0d, // v_cvt_f32_f16
    0x36610d, // v_cvt_f32_f64
    0x35db0d, // v_cvt_f32_i32
    0x35e80d, // v_cvt_f32_u32
    0x367b10, // v_cvt_f32_ubyte0
    0x368b10, // v_cvt_f32_ubyte1
    0x369b10, // v_cvt_f32_ubyte2
    0x36ab10, // v_cvt_f32_ubyte3
    0x366e0d, // v_cvt_f64_f32
    0x35ce0d, // v_cvt_f64_i32
    0x36c80d, // v_cvt_f64_u32
    0x363e13, // v_cvt_floor_i32_f32
    0x389c0d, // v_cvt_i16_f16
    0x36020d, // v_cvt_i32_f32
    0x35c10d, // v_cvt_i32_f64
    0x39af0d, // v_cvt_i32_i16
    0x362915, // v_cvt_nearest_i32_f32
    0x395112, // v_cvt_norm_i16_f16
    0x396312, // v_cvt_norm_u16_f16
    0x365110, // v_cvt_off_f32_i4
    0x3fd710, // v_cvt_pk_i16_f32
    0x40eb10, // v_cvt_pk_i16_i32
    0x404115, // v_cvt_pk_norm_i16_f16
    0x40b115, // v_cvt_pk_norm_i16_f32
    0x405615, // v_cvt_pk_norm_u16_f16
    0x40c615, // v_cvt_pk_norm_u16_f32
    0x3b6514, // v_cvt_pk_rtz_f16_f32
    0x3fe710, // v_cvt_pk_u16_f32
    0x40db10, // v_cvt_pk_u16_u32
    0x3d240f, // v_cvt_pk_u8_f32
    0x388f0d, // v_cvt_u16_f16
    0x35f50d, // v_cvt_u32_f32
    0x36bb0d, // v_cvt_u32_f64
    0x39bc0d, // v_cvt_u32_u16
    0x3e530f, // v_div_fixup_f16
    0x3d330f, // v_div_fixup_f32
    0x3d420f, // v_div_fixup_f64
    0x3d510e, // v_div_fmas_f32
    0x3d5f0e, // v_div_fmas_f64
    0x3f540f, // v_div_scale_f32
    0x3f630f, // v_div_scale_f64
    0x39d611, // v_dot2acc_f32_f16
    0x3f4410, // v_dot2_bf16_bf16
    0x3f360e, // v_dot2_f16_f16
    0x43470f, // v_dot2_f32_bf16
    0x43030e, // v_dot2_f32_f16
    0x43110e, // v_dot4_i32_iu8
    0x431f0d, // v_dot4_u32_u8
    0x432c0e, // v_dot8_i32_iu4
    0x433a0d, // v_dot8_u32_u4
    0x4da00e, // v_dual_add_f32
    0x4e4d11, // v_dual_add_nc_u32
    0x4e700e, // v_dual_and_b32
    0x4df212, // v_dual_cndmask_b32
    0x4e3617, // v_dual_dot2acc_f32_bf16
    0x4e2016, // v_dual_dot2acc_f32_f16
    0x4d7210, // v_dual_fmaak_f32
    0x4d630f, // v_dual_fmac_f32
    0x4d8210, // v_dual_fmamk_f32
    0x4e5e12, // v_dual_lshlrev_b32
    0x4e040e, // v_dual_max_f32
    0x4e120e, // v_dual_min_f32
    0x4de40e, // v_dual_mov_b32
    0x4dcd17, // v_dual_mul_dx9_zero_f32
    0x4d920e, // v_dual_mul_f32
    0x4dbc11, // v_dual_subrev_f32
    0x4dae0e, // v_dual_sub_f32
    0x38ce09, // v_exp_f16
    0x374a09, // v_exp_f32
    0x38fa0b, // v_floor_f16
    0x373f0b, // v_floor_f32
    0x36f50b, // v_floor_f64
    0x3bb50b, // v_fmaak_f16
    0x3b5a0b, // v_fmaak_f32
    0x3a0513, // v_fmac_dx9_zero_f32
    0x3ba00a, // v_fmac_f16
    0x3b450a, // v_fmac_f32
    0x3baa0b, // v_fmamk_f16
    0x3b4f0b, // v_fmamk_f32
    0x3bea12, // v_fma_dx9_zero_f32
    0x3de709, // v_fma_f16
    0x3c6109, // v_fma_f32
    0x3c6a09, // v_fma_f64
    0x43720f, // v_fma_mixhi_f16
    0x43630f, // v_fma_mixlo_f16
    0x43560d, // v_fma_mix_f32
    0x39250b, // v_fract_f16
    0x37140b, // v_fract_f32
    0x380f0b, // v_fract_f64
    0x38e713, // v_frexp_exp_i16_f16
    0x381a13, // v_frexp_exp_i32_f32
    0x37ec13, // v_frexp_exp_i32_f64
    0x38d710, // v_frexp_mant_f16
    0x382d10, // v_frexp_mant_f32
    0x37ff10, // v_frexp_mant_f64
    0x351914, // v_interp_p10_f16_f32
    0x34f410, // v_interp_p10_f32
    0x354018, // v_interp_p10_rtz_f16_f32
    0x352d13, // v_interp_p2_f16_f32
    0x35040f, // v_interp_p2_f32
    0x355817, // v_interp_p2_rtz_f16_f32
    0x3bd20b, // v_ldexp_f16
    0x406b0b, // v_ldexp_f32
    0x41370b, // v_ldexp_f64
    0x3c7309, // v_lerp_u8
    0x38c509, // v_log_f16
    0x375309, // v_log_f32
    0x41760d, // v_lshlrev_b16
    0x3aa30d, // v_lshlrev_b32
    0x419d0d, // v_lshlrev_b64
    0x3dcb0e, // v_lshl_add_u32
    0x3e6c0d, // v_lshl_or_b32
    0x41830d, // v_lshrrev_b16
    0x3ab00d, // v_lshrrev_b32
    0x41aa0d, // v_lshrrev_b64
    0x3e4a09, // v_mad_i16
    0x3e9b0d, // v_mad_i32_i16
    0x3bfc0d, // v_mad_i32_i24
    0x3f7f0d, // v_mad_i64_i32
    0x3daf09, // v_mad_u16
    0x3e8e0d, // v_mad_u32_u16
    0x3c090d, // v_mad_u32_u24
    0x3f720d, // v_mad_u64_u32
    0x3e0e0a, // v_max3_f16
    0x3cc30a, // v_max3_f32
    0x3e180a, // v_max3_i16
    0x3ccd0a, // v_max3_i32
    0x3e220a, // v_max3_u16
    0x3cd70a, // v_max3_u32
    0x3eee0c, // v_maxmin_f16
    0x3ed60c, // v_maxmin_f32
    0x3f1e0c, // v_maxmin_i32
    0x3f060c, // v_maxmin_u32
    0x3bc009, // v_max_f16
    0x3a7609, // v_max_f32
    0x412e09, // v_max_f64
    0x400009, // v_max_i16
    0x3a8809, // v_max_i32
    0x3ff709, // v_max_u16
    0x3a9a09, // v_max_u32
    0x409f12, // v_mbcnt_hi_u32_b32
    0x408d12, // v_mbcnt_lo_u32_b32
    0x3e2c0a, // v_med3_f16
    0x3ce10a, // v_med3_f32
    0x3e360a, // v_med3_i16
    0x3ceb0a, // v_med3_i32
    0x3e400a, // v_med3_u16
    0x3cf50a, // v_med3_u32
    0x3df00a, // v_min3_f16
    0x3ca50a, // v_min3_f32
    0x3dfa0a, // v_min3_i16
    0x3caf0a, // v_min3_i32
    0x3e040a, // v_min3_u16
    0x3cb90a, // v_min3_u32
    0x3efa0c, // v_minmax_f16
    0x3ee20c, // v_minmax_f32
    0x3f2a0c, // v_minmax_i32
    0x3f120c, // v_minmax_u32
    0x3bc909, // v_min_f16
    0x3a6d09, // v_min_f32
    0x412509, // v_min_f64
    0x401209, // v_min_i16
    0x3a7f09, // v_min_i32
    0x400909, // v_min_u16
    0x3a9109, // v_min_u32
    0x383d0d, // v_movreld_b32
    0x386510, // v_movrelsd_2_b32
    0x38570e, // v_movrelsd_b32
    0x384a0d, // v_movrels_b32
    0x370b09, // v_mov_b16
    0x357809, // v_mov_b32
    0x3d8611, // v_mqsad_pk_u16_u8
    0x3d970e, // v_mqsad_u32_u8
    0x3d6d09, // v_msad_u8
    0x3c990c, // v_mullit_f32
    0x3a1812, // v_mul_dx9_zero_f32
    0x3b9709, // v_mul_f16
    0x3a2a09, // v_mul_f32
    0x411c09, // v_mul_f64
    0x415a0c, // v_mul_hi_i32
    0x3a4010, // v_mul_hi_i32_i24
    0x414e0c, // v_mul_hi_u32
    0x3a5d10, // v_mul_hi_u32_u24
    0x3a330d, // v_mul_i32_i24
    0x3fcb0c, // v_mul_lo_u16
    0x41420c, // v_mul_lo_u32
    0x3a500d, // v_mul_u32_u24
    0x356f05, // v_nop
    0x39a609, // v_not_b16
    0x37b509, // v_not_b32
    0x3e8509, // v_or3_b32
    0x41ea08, // v_or_b16
    0x3ad308, // v_or_b32
    0x40330e, // v_pack_b32_f16
    0x3ea810, // v_permlane16_b32
    0x398910, // v_permlane64_b32
    0x3eb811, // v_permlanex16_b32
    0x3db80a, // v_perm_b32
    0x37000b, // v_pipeflush
    0x42d30c, // v_pk_add_f16
    0x422b0c, // v_pk_add_i16
    0x42970c, // v_pk_add_u16
    0x426310, // v_pk_ashrrev_i16
    0x3bdd0d, // v_pk_fmac_f16
    0x42c70c, // v_pk_fma_f16
    0x424310, // v_pk_lshlrev_b16
    0x425310, // v_pk_lshrrev_b16
    0x42100c, // v_pk_mad_i16
    0x428b0c, // v_pk_mad_u16
    0x42f70c, // v_pk_max_f16
    0x42730c, // v_pk_max_i16
    0x42af0c, // v_pk_max_u16
    0x42eb0c, // v_pk_min_f16
    0x427f0c, // v_pk_min_i16
    0x42bb0c, // v_pk_min_u16
    0x42df0c, // v_pk_mul_f16
    0x421c0f, // v_pk_mul_lo_u16
    0x42370c, // v_pk_sub_i16
    0x42a30c, // v_pk_sub_u16
    0x3d7610, // v_qsad_pk_u16_u8
    0x38a909, // v_rcp_f16
    0x375c09, // v_rcp_f32
    0x377d09, // v_rcp_f64
    0x37650f, // v_rcp_iflag_f32
    0x35ae13, // v_readfirstlane_b32
    0x41c40e, // v_readlane_b32
    0x391a0b, // v_rndne_f16
    0x37340b, // v_rndne_f32
    0x36ea0b, // v_rndne_f64
    0x38bc09, // v_rsq_f16
    0x377409, // v_rsq_f32
    0x378609, // v_rsq_f64
    0x3d070b, // v_sad_hi_u8
    0x3d1209, // v_sad_u16
    0x3d1b09, // v_sad_u32
    0x3cff08, // v_sad_u8
    0x39420f, // v_sat_pk_u8_i16
    0x393009, // v_sin_f16
    0x37a309, // v_sin_f32
    0x38b20a, // v_sqrt_f16
    0x378f0a, // v_sqrt_f32
    0x37990a, // v_sqrt_f64
    0x3b0c12, // v_subrev_co_ci_u32
    0x3fa40f, // v_subrev_co_u32
    0x3b8b0c, // v_subrev_f16
    0x39f90c, // v_subrev_f32
    0x3b360f, // v_subrev_nc_u32
    0x3afd0f, // v_sub_co_ci_u32
    0x3f980c, // v_sub_co_u32
    0x3b8209, // v_sub_f16
    0x39f009, // v_sub_f32
    0x40270c, // v_sub_nc_i16
    0x40fb0c, // v_sub_nc_i32
    0x3fbf0c, // v_sub_nc_u16
    0x3b2a0c, // v_sub_nc_u32
    0x39990d, // v_swaprel_b32
    0x397f0a, // v_swap_b16
    0x39750a, // v_swap_b32
    0x416610, // v_trig_preop_f64
    0x390f0b, // v_trunc_f16
    0x371f0b, // v_trunc_f32
    0x36d50b, // v_trunc_f64
    0x43c719, // v_wmma_bf16_16x16x16_bf16
    0x43b017, // v_wmma_f16_16x16x16_f16
    0x439818, // v_wmma_f32_16x16x16_bf16
    0x438117, // v_wmma_f32_16x16x16_f16
    0x43f717, // v_wmma_i32_16x16x16_iu4
    0x43e017, // v_wmma_i32_16x16x16_iu8
    0x41d20f, // v_writelane_b32
    0x3dc209, // v_xad_u32
    0x3ae40a, // v_xnor_b32
    0x3da50a, // v_xor3_b32
    0x41f209, // v_xor_b16
    0x3adb09, // v_xor_b32
];
