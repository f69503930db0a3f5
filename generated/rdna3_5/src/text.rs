// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_hinullm0exec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetgdsds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_store_b32offset0offset1ds_store_2addr_b32ds_store_2addr_stride64_b32ds_cmpstore_b32ds_cmpstore_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_store_b8ds_store_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_storexchg_rtn_b32ds_storexchg_2addr_rtn_b32ds_storexchg_2addr_stride64_rtn_b32ds_cmpstore_rtn_b32ds_cmpstore_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_swizzle_b32ds_load_b32ds_load_2addr_b32ds_load_2addr_stride64_b32ds_load_i8ds_load_u8ds_load_i16ds_load_u16ds_consumeds_appendds_ordered_countds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_store_b64ds_store_2addr_b64ds_store_2addr_stride64_b64ds_cmpstore_b64ds_cmpstore_f64ds_min_f64ds_max_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_storexchg_rtn_b64ds_storexchg_2addr_rtn_b64ds_storexchg_2addr_stride64_rtn_b64ds_cmpstore_rtn_b64ds_cmpstore_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_load_b64ds_load_2addr_b64ds_load_2addr_stride64_b64ds_add_rtn_f32ds_add_gs_reg_rtnds_sub_gs_reg_rtnds_condxchg32_rtn_b64ds_store_b8_d16_hids_store_b16_d16_hids_load_u8_d16ds_load_u8_d16_hids_load_i8_d16ds_load_i8_d16_hids_load_u16_d16ds_load_u16_d16_hids_bvh_stack_rtn_b32ds_store_addtid_b32ds_load_addtid_b32ds_permute_b32ds_bpermute_b32ds_store_b96ds_store_b128ds_load_b96ds_load_b128mrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3pos4primdual_src_blend0dual_src_blend1donerow_enexpglcslcdlcflat_load_u8flat_load_i8flat_load_u16flat_load_i16flat_load_b32flat_load_b64flat_load_b96flat_load_b128flat_store_b8flat_store_b16flat_store_b32flat_store_b64flat_store_b96flat_store_b128flat_load_d16_u8flat_load_d16_i8flat_load_d16_b16flat_load_d16_hi_u8flat_load_d16_hi_i8flat_load_d16_hi_b16flat_store_d16_hi_b8flat_store_d16_hi_b16flat_atomic_swap_b32flat_atomic_cmpswap_b32flat_atomic_add_u32flat_atomic_sub_u32flat_atomic_min_i32flat_atomic_min_u32flat_atomic_max_i32flat_atomic_max_u32flat_atomic_and_b32flat_atomic_or_b32flat_atomic_xor_b32flat_atomic_inc_u32flat_atomic_dec_u32flat_atomic_swap_b64flat_atomic_cmpswap_b64flat_atomic_add_u64flat_atomic_sub_u64flat_atomic_min_i64flat_atomic_min_u64flat_atomic_max_i64flat_atomic_max_u64flat_atomic_and_b64flat_atomic_or_b64flat_atomic_xor_b64flat_atomic_inc_u64flat_atomic_dec_u64flat_atomic_cmpswap_f32flat_atomic_min_f32flat_atomic_max_f32flat_atomic_add_f32global_load_u8global_load_i8global_load_u16global_load_i16global_load_b32global_load_b64global_load_b96global_load_b128global_store_b8global_store_b16global_store_b32global_store_b64global_store_b96global_store_b128global_load_d16_u8global_load_d16_i8global_load_d16_b16global_load_d16_hi_u8global_load_d16_hi_i8global_load_d16_hi_b16global_store_d16_hi_b8global_store_d16_hi_b16global_load_addtid_b32global_store_addtid_b32global_atomic_swap_b32global_atomic_cmpswap_b32global_atomic_add_u32global_atomic_sub_u32global_atomic_csub_u32global_atomic_min_i32global_atomic_min_u32global_atomic_max_i32global_atomic_max_u32global_atomic_and_b32global_atomic_or_b32global_atomic_xor_b32global_atomic_inc_u32global_atomic_dec_u32global_atomic_swap_b64global_atomic_cmpswap_b64global_atomic_add_u64global_atomic_sub_u64global_atomic_min_i64global_atomic_min_u64global_atomic_max_i64global_atomic_max_u64global_atomic_and_b64global_atomic_or_b64global_atomic_xor_b64global_atomic_inc_u64global_atomic_dec_u64global_atomic_cmpswap_f32global_atomic_min_f32global_atomic_max_f32global_atomic_add_f32scratch_load_u8scratch_load_i8scratch_load_u16scratch_load_i16scratch_load_b32scratch_load_b64scratch_load_b96scratch_load_b128scratch_store_b8scratch_store_b16scratch_store_b32scratch_store_b64scratch_store_b96scratch_store_b128scratch_load_d16_u8scratch_load_d16_i8scratch_load_d16_b16scratch_load_d16_hi_u8scratch_load_d16_hi_i8scratch_load_d16_hi_b16scratch_store_d16_hi_b8scratch_store_d16_hi_b16wait_vdstlds_param_loadlds_direct_loaddmaskSQ_RSRC_IMG_1DSQ_RSRC_IMG_2DSQ_RSRC_IMG_3DSQ_RSRC_IMG_CUBESQ_RSRC_IMG_1D_ARRAYSQ_RSRC_IMG_2D_ARRAYSQ_RSRC_IMG_2D_MSAASQ_RSRC_IMG_2D_MSAA_ARRAYunormr128a16tfelwed16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_get_resinfoimage_msaa_loadimage_bvh_intersect_rayimage_bvh64_intersect_rayimage_sample image_sample_dimage_sample_limage_sample_bimage_sample_lzimage_sample_cimage_sample_c_dimage_sample_c_limage_sample_c_bimage_sample_c_lzimage_sample_oimage_sample_d_oimage_sample_l_oimage_sample_b_oimage_sample_lz_oimage_sample_c_oimage_sample_c_d_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_lz_oimage_gather4image_gather4_limage_gather4_bimage_gather4_lzimage_gather4_cimage_gather4_c_lzimage_gather4_oimage_gather4_lz_oimage_gather4_c_lz_oimage_get_lodimage_sample_d_g16image_sample_c_d_g16image_sample_d_o_g16image_sample_c_d_o_g16image_sample_climage_sample_d_climage_sample_b_climage_sample_c_climage_sample_c_d_climage_sample_c_b_climage_sample_cl_oimage_sample_d_cl_oimage_sample_b_cl_oimage_sample_c_cl_oimage_sample_c_d_cl_oimage_sample_c_b_cl_oimage_sample_c_d_cl_g16image_sample_d_cl_o_g16image_sample_c_d_cl_o_g16image_sample_d_cl_g16image_gather4_climage_gather4_b_climage_gather4_c_climage_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4hBUF_FMT_INVALIDBUF_FMT_8_UNORMBUF_FMT_8_SNORMBUF_FMT_8_USCALEDBUF_FMT_8_SSCALEDBUF_FMT_8_UINTBUF_FMT_8_SINTBUF_FMT_16_UNORMBUF_FMT_16_SNORMBUF_FMT_16_USCALEDBUF_FMT_16_SSCALEDBUF_FMT_16_UINTBUF_FMT_16_SINTBUF_FMT_16_FLOATBUF_FMT_8_8_UNORMBUF_FMT_8_8_SNORMBUF_FMT_8_8_USCALEDBUF_FMT_8_8_SSCALEDBUF_FMT_8_8_UINTBUF_FMT_8_8_SINTBUF_FMT_32_UINTBUF_FMT_32_SINTBUF_FMT_32_FLOATBUF_FMT_16_16_UNORMBUF_FMT_16_16_SNORMBUF_FMT_16_16_USCALEDBUF_FMT_16_16_SSCALEDBUF_FMT_16_16_UINTBUF_FMT_16_16_SINTBUF_FMT_16_16_FLOATBUF_FMT_10_11_11_FLOATBUF_FMT_11_11_10_FLOATBUF_FMT_10_10_10_2_UNORMBUF_FMT_10_10_10_2_SNORMBUF_FMT_10_10_10_2_UINTBUF_FMT_10_10_10_2_SINTBUF_FMT_2_10_10_10_UNORMBUF_FMT_2_10_10_10_SNORMBUF_FMT_2_10_10_10_USCALEDBUF_FMT_2_10_10_10_SSCALEDBUF_FMT_2_10_10_10_UINTBUF_FMT_2_10_10_10_SINTBUF_FMT_8_8_8_8_UNORMBUF_FMT_8_8_8_8_SNORMBUF_FMT_8_8_8_8_USCALEDBUF_FMT_8_8_8_8_SSCALEDBUF_FMT_8_8_8_8_UINTBUF_FMT_8_8_8_8_SINTBUF_FMT_32_32_UINTBUF_FMT_32_32_SINTBUF_FMT_32_32_FLOATBUF_FMT_16_16_16_16_UNORMBUF_FMT_16_16_16_16_SNORMBUF_FMT_16_16_16_16_USCALEDBUF_FMT_16_16_16_16_SSCALEDBUF_FMT_16_16_16_16_UINTBUF_FMT_16_16_16_16_SINTBUF_FMT_16_16_16_16_FLOATBUF_FMT_32_32_32_UINTBUF_FMT_32_32_32_SINTBUF_FMT_32_32_32_FLOATBUF_FMT_32_32_32_32_UINTBUF_FMT_32_32_32_32_SINTBUF_FMT_32_32_32_32_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_d16_format_xtbuffer_load_d16_format_xytbuffer_load_d16_format_xyztbuffer_load_d16_format_xyzwtbuffer_store_d16_format_xtbuffer_store_d16_format_xytbuffer_store_d16_format_xyztbuffer_store_d16_format_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_d16_format_xbuffer_load_d16_format_xybuffer_load_d16_format_xyzbuffer_load_d16_format_xyzwbuffer_store_d16_format_xbuffer_store_d16_format_xybuffer_store_d16_format_xyzbuffer_store_d16_format_xyzwbuffer_load_u8buffer_load_i8buffer_load_u16buffer_load_i16buffer_load_b32buffer_load_b64buffer_load_b96buffer_load_b128buffer_store_b8buffer_store_b16buffer_store_b32buffer_store_b64buffer_store_b96buffer_store_b128buffer_load_d16_u8buffer_load_d16_i8buffer_load_d16_b16buffer_load_d16_hi_u8buffer_load_d16_hi_i8buffer_load_d16_hi_b16buffer_store_d16_hi_b8buffer_store_d16_hi_b16buffer_load_d16_hi_format_xbuffer_store_d16_hi_format_xbuffer_gl0_invbuffer_gl1_invbuffer_atomic_swap_b32buffer_atomic_cmpswap_b32buffer_atomic_add_u32buffer_atomic_sub_u32buffer_atomic_csub_u32buffer_atomic_min_i32buffer_atomic_min_u32buffer_atomic_max_i32buffer_atomic_max_u32buffer_atomic_and_b32buffer_atomic_or_b32buffer_atomic_xor_b32buffer_atomic_inc_u32buffer_atomic_dec_u32buffer_atomic_swap_b64buffer_atomic_cmpswap_b64buffer_atomic_add_u64buffer_atomic_sub_u64buffer_atomic_min_i64buffer_atomic_min_u64buffer_atomic_max_i64buffer_atomic_max_u64buffer_atomic_and_b64buffer_atomic_or_b64buffer_atomic_xor_b64buffer_atomic_inc_u64buffer_atomic_dec_u64buffer_atomic_cmpswap_f32buffer_atomic_min_f32buffer_atomic_max_f32buffer_atomic_add_f32s_load_b32s_load_b64s_load_b128s_load_b256s_load_b512s_buffer_load_b32s_buffer_load_b64s_buffer_load_b128s_buffer_load_b256s_buffer_load_b512s_gl1_invs_dcache_invs_atc_probes_atc_probe_buffers_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_brev_b32s_brev_b64s_ctz_i32_b32s_ctz_i32_b64s_clz_i32_u32s_clz_i32_u64s_cls_i32s_cls_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_bitreplicate_b64_b32s_abs_i32s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_quadmask_b32s_quadmask_b64s_wqm_b32s_wqm_b64s_not_b32s_not_b64s_and_saveexec_b32s_and_saveexec_b64s_or_saveexec_b32s_or_saveexec_b64s_xor_saveexec_b32s_xor_saveexec_b64s_nand_saveexec_b32s_nand_saveexec_b64s_nor_saveexec_b32s_nor_saveexec_b64s_xnor_saveexec_b32s_xnor_saveexec_b64s_and_not0_saveexec_b32s_and_not0_saveexec_b64s_or_not0_saveexec_b32s_or_not0_saveexec_b64s_and_not1_saveexec_b32s_and_not1_saveexec_b64s_or_not1_saveexec_b32s_or_not1_saveexec_b64s_and_not0_wrexec_b32s_and_not0_wrexec_b64s_and_not1_wrexec_b32s_and_not1_wrexec_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_movrelsd_2_b32s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64MSG_INTERRUPTMSG_HS_TESSFACTORMSG_DEALLOC_VGPRSMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_GS_ALLOC_REQMSG_RTN_GET_DOORBELLMSG_RTN_GET_DDIDMSG_RTN_GET_TMAMSG_RTN_GET_REALTIMEMSG_RTN_SAVE_WAVEMSG_RTN_GET_TBAMSG_RTN_GET_TBA_TO_PCs_sendmsg_rtn_b32s_sendmsg_rtn_b64s_ceil_f32s_floor_f32s_trunc_f32s_rndne_f32s_cvt_f32_i32s_cvt_f32_u32s_cvt_i32_f32s_cvt_u32_f32s_cvt_f16_f32s_cvt_f32_f16s_cvt_hi_f32_f16s_ceil_f16s_floor_f16s_trunc_f16s_rndne_f16s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_absdiff_i32s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_min_i32s_min_u32s_max_i32s_max_u32s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_and_not1_b32s_and_not1_b64s_or_not1_b32s_or_not1_b64s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_bfm_b32s_bfm_b64s_mul_i32s_mul_hi_u32s_mul_hi_i32s_cselect_b32s_cselect_b64s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_pack_hl_b32_b16s_add_f32s_sub_f32s_min_f32s_max_f32s_mul_f32s_fmaak_f32s_fmamk_f32s_fmac_f32s_cvt_pk_rtz_f16_f32s_add_f16s_sub_f16s_min_f16s_max_f16s_mul_f16s_fmac_f16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_cmp_lt_f32s_cmp_lt_f16s_cmp_eq_f32s_cmp_eq_f16s_cmp_le_f32s_cmp_le_f16s_cmp_gt_f32s_cmp_gt_f16s_cmp_lg_f32s_cmp_lg_f16s_cmp_ge_f32s_cmp_ge_f16s_cmp_o_f32s_cmp_o_f16s_cmp_u_f32s_cmp_u_f16s_cmp_nge_f32s_cmp_nge_f16s_cmp_nlg_f32s_cmp_nlg_f16s_cmp_ngt_f32s_cmp_ngt_f16s_cmp_nle_f32s_cmp_nle_f16s_cmp_neq_f32s_cmp_neq_f16s_cmp_nlt_f32s_cmp_nlt_f16s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32HW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_PERF_SNAPSHOT_PC_LOHW_REG_PERF_SNAPSHOT_PC_HIHW_REG_FLAT_SCR_LOHW_REG_FLAT_SCR_HIHW_REG_HW_ID1HW_REG_HW_ID2HW_REG_PERF_SNAPSHOT_DATAHW_REG_SHADER_CYCLESs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_waitcnt_vscnts_waitcnt_vmcnts_waitcnt_expcnts_waitcnt_lgkmcnts_nops_setkills_sethalts_sleeps_set_inst_prefetch_distances_clauses_delay_aludepctr_hold_cntdepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_waitcnt_depctrvmcntexpcntlgkmcnts_waitcnts_wait_idles_wait_events_traps_round_modes_denorm_modes_code_ends_branchs_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgms_endpgm_saveds_endpgm_ordered_ps_dones_wakeups_setprios_sendmsgs_sendmsghalts_incperflevels_decperflevels_ttracedatas_ttracedata_imms_icache_invs_barrierclampwait_expv_interp_p10_f32v_interp_p2_f32op_selv_interp_p10_f16_f32v_interp_p2_f16_f32v_interp_p10_rtz_f16_f32v_interp_p2_rtz_f16_f32v_nop_e32v_mov_b32_dpprow_maskbank_maskbound_ctrlfi_e64_e64_dppv_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_nearest_i32_f32v_cvt_floor_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_mov_b16v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_clz_i32_u32v_ctz_i32_b32v_cls_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swap_b16v_permlane64_b32v_swaprel_b32v_not_b16v_cvt_i32_i16v_cvt_u32_u16v_cndmask_b32v_dot2acc_f32_f16v_add_f32v_sub_f32v_subrev_f32v_fmac_dx9_zero_f32v_mul_dx9_zero_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshlrev_b32v_lshrrev_b32v_ashrrev_i32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pk_rtz_f16_f32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_max_f16v_min_f16v_ldexp_f16v_pk_fmac_f16v_fma_dx9_zero_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8v_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_xor3_b32v_mad_u16v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_mad_i16v_div_fixup_f16v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_permlane16_b32v_permlanex16_b32v_cndmask_b16v_maxmin_f32v_minmax_f32v_maxmin_f16v_minmax_f16v_maxmin_u32v_minmax_u32v_maxmin_i32v_minmax_i32v_dot2_f16_f16v_dot2_bf16_bf16v_div_scale_f32v_div_scale_f64v_mad_u64_u32v_mad_i64_i32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_cvt_pk_i16_f32v_cvt_pk_u16_f32v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_pack_b32_f16v_cvt_pk_norm_i16_f16v_cvt_pk_norm_u16_f16v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pk_norm_i16_f32v_cvt_pk_norm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_sub_nc_i32v_add_nc_i32v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_trig_preop_f64v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_readlane_b32v_writelane_b32v_and_b16v_or_b16v_xor_b16op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_dot2_f32_f16v_dot4_i32_iu8v_dot4_u32_u8v_dot8_i32_iu4v_dot8_u32_u4v_dot2_f32_bf16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_wmma_f32_16x16x16_f16v_wmma_f32_16x16x16_bf16v_wmma_f16_16x16x16_f16v_wmma_bf16_16x16x16_bf16v_wmma_i32_16x16x16_iu8v_wmma_i32_16x16x16_iu4v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_t_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_t_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_t_f64v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmp_class_f16v_cmp_class_f32v_cmp_class_f64v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_t_f16v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_t_f32v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_t_f64v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64v_cmpx_class_f16v_cmpx_class_f32v_cmpx_class_f64v_dual_fmac_f32v_dual_fmaak_f32v_dual_fmamk_f32v_dual_mul_f32v_dual_add_f32v_dual_sub_f32v_dual_subrev_f32v_dual_mul_dx9_zero_f32v_dual_mov_b32v_dual_cndmask_b32v_dual_max_f32v_dual_min_f32v_dual_dot2acc_f32_f16v_dual_dot2acc_f32_bf16v_dual_add_nc_u32v_dual_lshlrev_b32v_dual_and_b32s_subvector_loop_begins_subvector_loop_endexecprivate_baseprivate_limitsccshared_baseshared_limitvccbuffer_atomic_addbuffer_atomic_add_x2buffer_atomic_andbuffer_atomic_and_x2buffer_atomic_cmpswapbuffer_atomic_cmpswap_x2buffer_atomic_csubbuffer_atomic_decbuffer_atomic_dec_x2buffer_atomic_fcmpswapbuffer_atomic_fmaxbuffer_atomic_fminbuffer_atomic_incbuffer_atomic_inc_x2buffer_atomic_orbuffer_atomic_or_x2buffer_atomic_smaxbuffer_atomic_smax_x2buffer_atomic_sminbuffer_atomic_smin_x2buffer_atomic_subbuffer_atomic_sub_x2buffer_atomic_swapbuffer_atomic_swap_x2buffer_atomic_umaxbuffer_atomic_umax_x2buffer_atomic_uminbuffer_atomic_umin_x2buffer_atomic_xorbuffer_atomic_xor_x2buffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_load_format_d16_hi_xbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_load_sbytebuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_sshortbuffer_load_ubytebuffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_ushortbuffer_store_bytebuffer_store_byte_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_store_format_d16_hi_xbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_store_shortbuffer_store_short_d16_hids_read2_b32ds_read2_b64ds_read2st64_b32ds_read2st64_b64ds_read_addtid_b32ds_read_b128ds_read_b32ds_read_b64ds_read_b96ds_read_i16ds_read_i8ds_read_i8_d16ds_read_i8_d16_hids_read_u16ds_read_u16_d16ds_read_u16_d16_hids_read_u8ds_read_u8_d16ds_read_u8_d16_hids_write2_b32ds_write2_b64ds_write2st64_b32ds_write2st64_b64ds_write_addtid_b32ds_write_b128ds_write_b16ds_write_b16_d16_hids_write_b32ds_write_b64ds_write_b8ds_write_b8_d16_hids_write_b96ds_wrxchg2_rtn_b32ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b32ds_wrxchg2st64_rtn_b64ds_wrxchg_rtn_b32ds_wrxchg_rtn_b64flat_atomic_addflat_atomic_add_x2flat_atomic_andflat_atomic_and_x2flat_atomic_cmpswapflat_atomic_cmpswap_x2flat_atomic_decflat_atomic_dec_x2flat_atomic_fcmpswapflat_atomic_fmaxflat_atomic_fminflat_atomic_incflat_atomic_inc_x2flat_atomic_orflat_atomic_or_x2flat_atomic_smaxflat_atomic_smax_x2flat_atomic_sminflat_atomic_smin_x2flat_atomic_subflat_atomic_sub_x2flat_atomic_swapflat_atomic_swap_x2flat_atomic_umaxflat_atomic_umax_x2flat_atomic_uminflat_atomic_umin_x2flat_atomic_xorflat_atomic_xor_x2flat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_load_sbyteflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_load_sshortflat_load_ubyteflat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_ushortflat_store_byteflat_store_byte_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_store_shortflat_store_short_d16_higlobal_atomic_addglobal_atomic_add_x2global_atomic_andglobal_atomic_and_x2global_atomic_cmpswapglobal_atomic_cmpswap_x2global_atomic_csubglobal_atomic_decglobal_atomic_dec_x2global_atomic_fcmpswapglobal_atomic_fmaxglobal_atomic_fminglobal_atomic_incglobal_atomic_inc_x2global_atomic_orglobal_atomic_or_x2global_atomic_smaxglobal_atomic_smax_x2global_atomic_sminglobal_atomic_smin_x2global_atomic_subglobal_atomic_sub_x2global_atomic_swapglobal_atomic_swap_x2global_atomic_umaxglobal_atomic_umax_x2global_atomic_uminglobal_atomic_umin_x2global_atomic_xorglobal_atomic_xor_x2global_load_dwordglobal_load_dword_addtidglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_load_sbyteglobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_sshortglobal_load_ubyteglobal_load_ubyte_d16global_load_ubyte_d16_higlobal_load_ushortglobal_store_byteglobal_store_byte_d16_higlobal_store_dwordglobal_store_dword_addtidglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_store_shortglobal_store_short_d16_his_andn1_saveexec_b32s_andn1_saveexec_b64s_andn1_wrexec_b32s_andn1_wrexec_b64s_andn2_b32s_andn2_b64s_andn2_saveexec_b32s_andn2_saveexec_b64s_andn2_wrexec_b32s_andn2_wrexec_b64s_buffer_load_dwords_buffer_load_dwordx16s_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32_i64s_inst_prefetchs_load_dwords_load_dwordx16s_load_dwordx2s_load_dwordx4s_load_dwordx8s_orn1_saveexec_b32s_orn1_saveexec_b64s_orn2_b32s_orn2_b64s_orn2_saveexec_b32s_orn2_saveexec_b64scratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_load_sbytescratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_sshortscratch_load_ubytescratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_ushortscratch_store_bytescratch_store_byte_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_store_shortscratch_store_short_d16_hitbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwv_add3_nc_u32v_add_i32v_add_u32v_cmp_tru_f16v_cmp_tru_f32v_cmp_tru_f64v_cmp_tru_i32v_cmp_tru_i64v_cmp_tru_u32v_cmp_tru_u64v_cmpx_tru_f16v_cmpx_tru_f32v_cmpx_tru_f64v_cmpx_tru_i32v_cmpx_tru_i64v_cmpx_tru_u32v_cmpx_tru_u64v_cvt_flr_i32_f32v_cvt_pknorm_i16_f16v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f16v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_rpi_i32_f32v_dot2c_f32_f16v_dot4_i32_i8v_dot8_i32_i4v_ffbh_i32v_ffbh_u32v_ffbl_b32v_fma_legacy_f32v_fmac_legacy_f32v_interp_p2_new_f32v_mul_legacy_f32v_sub_i32v_sub_u32v_subrev_u32v_xor_add_u32GS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTGS_OP_NOPMSG_SYSMSGSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCUC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 498] = [
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
    syntax(run(1667, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(1669, 2), 2, 2, [0, 2512, 0, 0, 0]),
    syntax(run(1671, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(1673, 2), 2, 2, [4560, 0, 0, 0, 0]),
    syntax(run(1675, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1676, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1677, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1678, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1679, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1680, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1681, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1682, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(1683, 6), 6, 13, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1689, 7), 7, 13, [3584, 0, 2665, 0, 0]),
    syntax(run(1696, 7), 7, 13, [0, 0, 2665, 2674, 0]),
    syntax(run(1703, 1), 0, 14, [0, 0, 0, 0, 0]),
    syntax(run(1704, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(1707, 5), 5, 16, [3601, 3616, 0, 0, 0]),
    syntax(run(1712, 8), 6, 17, [3601, 3616, 0, 0, 0]),
    syntax(run(1720, 4), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(1724, 6), 6, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1730, 9), 9, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1739, 2), 2, 2, [2577, 2624, 0, 0, 0]),
    syntax(run(1741, 3), 2, 14, [2560, 2656, 0, 0, 0]),
    syntax(run(1744, 3), 3, 15, [3601, 4672, 0, 0, 0]),
    syntax(run(1747, 5), 3, 20, [3584, 4704, 0, 0, 0]),
    syntax(run(1752, 3), 3, 15, [5649, 2624, 0, 0, 0]),
    syntax(run(1755, 5), 3, 21, [5632, 2656, 0, 0, 0]),
    syntax(run(1760, 5), 3, 21, [3584, 2656, 0, 0, 0]),
    syntax(run(1765, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1772, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1782, 8), 6, 22, [3601, 3616, 0, 0, 0]),
    syntax(run(1790, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1795, 7), 7, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1802, 10), 10, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1812, 3), 3, 15, [0, 2624, 0, 0, 0]),
    syntax(run(1815, 5), 5, 16, [0, 3616, 0, 0, 0]),
    syntax(run(1820, 8), 6, 22, [0, 3616, 0, 0, 0]),
    syntax(run(1828, 7), 4, 24, [0, 0, 2656, 0, 0]),
    syntax(run(1835, 9), 9, 23, [0, 0, 0, 0, 0]),
    syntax(run(1844, 12), 12, 23, [0, 0, 0, 0, 0]),
    syntax(run(1856, 3), 3, 15, [3601, 0, 0, 0, 0]),
    syntax(run(1859, 5), 5, 16, [3601, 0, 0, 0, 0]),
    syntax(run(1864, 8), 6, 22, [3601, 0, 0, 0, 0]),
    syntax(run(1872, 7), 4, 24, [0, 3584, 0, 0, 0]),
    syntax(run(1879, 9), 9, 23, [0, 3584, 0, 0, 0]),
    syntax(run(1888, 12), 12, 23, [0, 3584, 0, 0, 0]),
    syntax(run(1900, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1905, 7), 7, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1912, 10), 10, 23, [3584, 0, 0, 0, 0]),
    syntax(run(1922, 5), 3, 20, [5632, 2656, 0, 0, 0]),
    syntax(run(1927, 3), 3, 15, [5649, 4672, 0, 0, 0]),
    syntax(run(1930, 5), 3, 20, [5632, 4704, 0, 0, 0]),
    syntax(run(1935, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(1938, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(1943, 8), 6, 17, [0, 0, 0, 0, 0]),
    syntax(run(1951, 6), 4, 25, [0, 0, 0, 0, 0]),
    syntax(run(1957, 8), 8, 19, [0, 0, 0, 0, 0]),
    syntax(run(1965, 11), 11, 19, [0, 0, 0, 0, 0]),
    syntax(run(1976, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(1979, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(1984, 8), 6, 17, [0, 0, 0, 0, 0]),
    syntax(run(1992, 7), 4, 26, [0, 0, 0, 0, 0]),
    syntax(run(1999, 9), 9, 19, [0, 0, 0, 0, 0]),
    syntax(run(2008, 12), 12, 19, [0, 0, 0, 0, 0]),
    syntax(run(2020, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(2023, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(2028, 8), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(2036, 7), 4, 24, [0, 0, 0, 0, 0]),
    syntax(run(2043, 9), 9, 23, [0, 0, 0, 0, 0]),
    syntax(run(2052, 12), 12, 23, [0, 0, 0, 0, 0]),
    syntax(run(2064, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(2067, 5), 5, 16, [0, 0, 0, 0, 0]),
    syntax(run(2072, 8), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(2080, 7), 4, 24, [0, 0, 0, 0, 0]),
    syntax(run(2087, 9), 9, 23, [0, 0, 0, 0, 0]),
    syntax(run(2096, 12), 12, 23, [0, 0, 0, 0, 0]),
    syntax(run(2108, 3), 3, 15, [0, 2624, 0, 0, 0]),
    syntax(run(2111, 5), 5, 16, [0, 3616, 0, 0, 0]),
    syntax(run(2116, 8), 6, 17, [0, 3616, 0, 0, 0]),
    syntax(run(2124, 6), 4, 25, [0, 0, 2656, 0, 0]),
    syntax(run(2130, 8), 8, 19, [0, 0, 0, 0, 0]),
    syntax(run(2138, 11), 11, 19, [0, 0, 0, 0, 0]),
    syntax(run(2149, 2), 2, 2, [3601, 2624, 0, 0, 0]),
    syntax(run(2151, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(2153, 3), 3, 15, [3601, 0, 0, 0, 0]),
    syntax(run(2156, 5), 5, 16, [3601, 0, 0, 0, 0]),
    syntax(run(2161, 8), 6, 17, [3601, 0, 0, 0, 0]),
    syntax(run(2169, 6), 4, 25, [0, 3584, 0, 0, 0]),
    syntax(run(2175, 8), 8, 19, [0, 3584, 0, 0, 0]),
    syntax(run(2183, 11), 11, 19, [0, 3584, 0, 0, 0]),
    syntax(run(2194, 5), 5, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(2199, 7), 7, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2206, 10), 8, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2216, 6), 5, 28, [3584, 2656, 2665, 0, 0]),
    syntax(run(2222, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2230, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2241, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(2244, 6), 6, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2250, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2259, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(2263, 6), 6, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2269, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2278, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(2284, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2292, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2303, 9), 7, 17, [3601, 3616, 3593, 0, 0]),
    syntax(run(2312, 6), 4, 21, [3584, 2656, 2665, 0, 0]),
    syntax(run(2318, 8), 8, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2326, 11), 11, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2337, 5), 4, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(2342, 7), 7, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2349, 10), 10, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2359, 6), 6, 15, [3601, 0, 2624, 3593, 0]),
    syntax(run(2365, 8), 8, 16, [3601, 0, 3616, 3593, 0]),
    syntax(run(2373, 11), 9, 17, [3601, 0, 3616, 3593, 0]),
    syntax(run(2384, 8), 6, 21, [3584, 0, 2656, 2665, 0]),
    syntax(run(2392, 10), 10, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2402, 13), 13, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2415, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(2419, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(2423, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(2427, 6), 6, 16, [3601, 3616, 3593, 0, 0]),
    syntax(run(2433, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(2442, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(2448, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2456, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(2467, 4), 4, 15, [0, 0, 0, 0, 0]),
    syntax(run(2471, 6), 6, 16, [0, 0, 0, 0, 0]),
    syntax(run(2477, 9), 7, 27, [0, 0, 0, 0, 0]),
    syntax(run(2486, 8), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(2494, 10), 10, 29, [0, 0, 0, 0, 0]),
    syntax(run(2504, 13), 13, 29, [0, 0, 0, 0, 0]),
    syntax(run(2517, 8), 5, 32, [0, 0, 0, 0, 0]),
    syntax(run(2525, 10), 10, 29, [0, 0, 0, 0, 0]),
    syntax(run(2535, 13), 13, 29, [0, 0, 0, 0, 0]),
    syntax(run(2548, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(2552, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(2556, 9), 7, 22, [0, 0, 0, 0, 0]),
    syntax(run(2565, 8), 5, 33, [0, 0, 0, 0, 0]),
    syntax(run(2573, 10), 10, 23, [0, 0, 0, 0, 0]),
    syntax(run(2583, 13), 13, 23, [0, 0, 0, 0, 0]),
    syntax(run(2596, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(2599, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2605, 9), 9, 35, [3584, 0, 2665, 2674, 0]),
    syntax(run(2614, 12), 12, 35, [3584, 0, 2665, 2674, 0]),
    syntax(run(2626, 6), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2632, 9), 9, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2641, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2653, 5), 4, 14, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2658, 8), 8, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2666, 11), 11, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(2677, 6), 4, 34, [5632, 4704, 4713, 4722, 0]),
    syntax(run(2683, 7), 4, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(2690, 10), 10, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2700, 13), 13, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2713, 6), 4, 38, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2719, 9), 9, 23, [3584, 0, 2665, 2674, 0]),
    syntax(run(2728, 12), 12, 23, [3584, 0, 2665, 2674, 0]),
    syntax(run(2740, 6), 4, 36, [5632, 4704, 2665, 4722, 0]),
    syntax(run(2746, 6), 4, 36, [9728, 4704, 2665, 8818, 0]),
    syntax(run(2752, 7), 4, 37, [0, 0, 0, 0, 0]),
    syntax(run(2759, 10), 10, 19, [0, 0, 0, 0, 0]),
    syntax(run(2769, 13), 13, 19, [0, 0, 0, 0, 0]),
    syntax(run(2782, 7), 4, 39, [0, 0, 0, 0, 0]),
    syntax(run(2789, 10), 10, 35, [0, 0, 0, 0, 0]),
    syntax(run(2799, 13), 13, 35, [0, 0, 0, 0, 0]),
    syntax(run(2812, 7), 4, 37, [3584, 0, 0, 2674, 0]),
    syntax(run(2819, 10), 10, 19, [3584, 0, 0, 2674, 0]),
    syntax(run(2829, 13), 13, 19, [3584, 0, 0, 2674, 0]),
    syntax(run(2842, 6), 4, 40, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2848, 6), 5, 41, [0, 0, 0, 0, 0]),
    syntax(run(2854, 9), 9, 29, [0, 0, 0, 0, 0]),
    syntax(run(2863, 12), 12, 29, [0, 0, 0, 0, 0]),
    syntax(run(2875, 6), 4, 42, [0, 2656, 2665, 0, 0]),
    syntax(run(2881, 9), 9, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2890, 12), 12, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2902, 6), 4, 42, [0, 2656, 2665, 0, 0]),
    syntax(run(2908, 9), 9, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2917, 12), 12, 35, [0, 0, 2665, 0, 0]),
    syntax(run(2929, 7), 5, 43, [3584, 0, 2656, 2665, 2674]),
    syntax(run(2936, 7), 5, 43, [5632, 0, 4704, 4713, 4722]),
    syntax(run(2943, 7), 5, 36, [5632, 0, 2656, 2665, 4722]),
    syntax(run(2950, 6), 4, 36, [3584, 0, 2656, 2665, 0]),
    syntax(run(2956, 9), 9, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2965, 12), 12, 19, [3584, 0, 0, 2665, 0]),
    syntax(run(2977, 7), 4, 44, [0, 0, 0, 0, 0]),
    syntax(run(2984, 10), 10, 19, [0, 0, 0, 0, 0]),
    syntax(run(2994, 13), 13, 19, [0, 0, 0, 0, 0]),
    syntax(run(3007, 6), 4, 45, [0, 0, 0, 0, 0]),
    syntax(run(3013, 9), 9, 19, [0, 0, 0, 0, 0]),
    syntax(run(3022, 12), 12, 19, [0, 0, 0, 0, 0]),
    syntax(run(3034, 5), 3, 46, [3584, 2656, 2665, 0, 0]),
    syntax(run(3039, 8), 8, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(3047, 11), 11, 29, [3584, 0, 2665, 0, 0]),
    syntax(run(3058, 7), 4, 47, [0, 3584, 0, 0, 0]),
    syntax(run(3065, 10), 10, 29, [0, 3584, 0, 0, 0]),
    syntax(run(3075, 13), 13, 29, [0, 3584, 0, 0, 0]),
    syntax(run(3088, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(3093, 8), 8, 23, [3584, 0, 2665, 0, 0]),
    syntax(run(3101, 11), 11, 23, [3584, 0, 2665, 0, 0]),
    syntax(run(3112, 4), 3, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(3116, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(3121, 5), 3, 46, [5632, 4704, 4713, 0, 0]),
    syntax(run(3126, 5), 3, 38, [5632, 4704, 2665, 0, 0]),
    syntax(run(3131, 4), 3, 14, [5632, 2656, 4713, 0, 0]),
    syntax(run(3135, 4), 3, 14, [2560, 2656, 2665, 0, 0]),
    syntax(run(3139, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3148, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3156, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3165, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3173, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3182, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3194, 15), 15, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3209, 7), 4, 50, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3216, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3225, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3237, 15), 15, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(3252, 7), 4, 39, [3584, 0, 0, 0, 0]),
    syntax(run(3259, 10), 10, 35, [3584, 0, 0, 0, 0]),
    syntax(run(3269, 13), 13, 35, [3584, 0, 0, 0, 0]),
    syntax(run(3282, 6), 4, 51, [0, 16992, 17001, 0, 0]),
    syntax(run(3288, 8), 4, 52, [0, 16992, 17001, 0, 0]),
    syntax(run(3296, 7), 4, 50, [0, 8800, 8809, 0, 0]),
    syntax(run(3303, 7), 4, 50, [0, 4704, 4713, 0, 0]),
    syntax(run(3310, 8), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3318, 10), 10, 29, [0, 0, 0, 0, 0]),
    syntax(run(3328, 13), 13, 29, [0, 0, 0, 0, 0]),
    syntax(run(3341, 4), 4, 15, [0, 0, 0, 0, 0]),
    syntax(run(3345, 5), 5, 2, [0, 0, 0, 0, 0]),
    syntax(run(3350, 8), 6, 53, [0, 0, 0, 0, 0]),
    syntax(run(3358, 6), 4, 30, [0, 2656, 2665, 0, 0]),
    syntax(run(3364, 8), 8, 29, [0, 0, 2665, 0, 0]),
    syntax(run(3372, 11), 11, 29, [0, 0, 2665, 0, 0]),
    syntax(run(3383, 4), 4, 15, [0, 2624, 3593, 0, 0]),
    syntax(run(3387, 5), 5, 2, [0, 3616, 3593, 0, 0]),
    syntax(run(3392, 8), 6, 53, [0, 3616, 3593, 0, 0]),
    syntax(run(3400, 6), 4, 30, [0, 4704, 4713, 0, 0]),
    syntax(run(3406, 4), 4, 15, [0, 4672, 5641, 0, 0]),
    syntax(run(3410, 7), 5, 54, [0, 0, 0, 0, 0]),
    syntax(run(3417, 9), 9, 19, [0, 0, 0, 0, 0]),
    syntax(run(3426, 12), 12, 19, [0, 0, 0, 0, 0]),
    syntax(run(3438, 4), 4, 15, [0, 0, 0, 0, 0]),
    syntax(run(3442, 5), 5, 2, [0, 0, 0, 0, 0]),
    syntax(run(3447, 8), 6, 55, [0, 0, 0, 0, 0]),
    syntax(run(3455, 5), 4, 18, [0, 2656, 2665, 0, 0]),
    syntax(run(3460, 7), 7, 19, [0, 0, 2665, 0, 0]),
    syntax(run(3467, 10), 10, 19, [0, 0, 2665, 0, 0]),
    syntax(run(3477, 8), 6, 55, [0, 3616, 3593, 0, 0]),
    syntax(run(3485, 5), 4, 18, [0, 4704, 4713, 0, 0]),
    syntax(run(3490, 4), 4, 15, [0, 4672, 5641, 0, 0]),
    syntax(run(3494, 7), 5, 56, [0, 0, 0, 0, 0]),
    syntax(run(3501, 9), 9, 29, [0, 0, 0, 0, 0]),
    syntax(run(3510, 12), 12, 29, [0, 0, 0, 0, 0]),
    syntax(run(3522, 5), 4, 57, [0, 2656, 2665, 0, 0]),
    syntax(run(3527, 7), 7, 23, [0, 0, 2665, 0, 0]),
    syntax(run(3534, 10), 10, 23, [0, 0, 2665, 0, 0]),
    syntax(run(3544, 8), 6, 58, [0, 3616, 3593, 0, 0]),
    syntax(run(3552, 5), 4, 57, [0, 4704, 2665, 0, 0]),
    syntax(run(3557, 4), 4, 15, [0, 4672, 3593, 0, 0]),
    syntax(run(3561, 7), 4, 59, [0, 0, 0, 0, 0]),
    syntax(run(3568, 9), 9, 29, [0, 0, 0, 0, 0]),
    syntax(run(3577, 12), 12, 29, [0, 0, 0, 0, 0]),
    syntax(run(3589, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(3592, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(3596, 7), 5, 53, [0, 0, 0, 0, 0]),
    syntax(run(3603, 5), 3, 30, [2656, 2665, 0, 0, 0]),
    syntax(run(3608, 7), 7, 29, [0, 2665, 0, 0, 0]),
    syntax(run(3615, 10), 10, 29, [0, 2665, 0, 0, 0]),
    syntax(run(3625, 3), 3, 15, [2624, 3593, 0, 0, 0]),
    syntax(run(3628, 4), 4, 2, [3616, 3593, 0, 0, 0]),
    syntax(run(3632, 7), 5, 53, [3616, 3593, 0, 0, 0]),
    syntax(run(3639, 5), 3, 30, [4704, 4713, 0, 0, 0]),
    syntax(run(3644, 3), 3, 15, [4672, 5641, 0, 0, 0]),
    syntax(run(3647, 6), 4, 60, [0, 0, 0, 0, 0]),
    syntax(run(3653, 8), 8, 19, [0, 0, 0, 0, 0]),
    syntax(run(3661, 11), 11, 19, [0, 0, 0, 0, 0]),
    syntax(run(3672, 3), 3, 15, [0, 0, 0, 0, 0]),
    syntax(run(3675, 4), 4, 2, [0, 0, 0, 0, 0]),
    syntax(run(3679, 7), 5, 55, [0, 0, 0, 0, 0]),
    syntax(run(3686, 4), 3, 18, [2656, 2665, 0, 0, 0]),
    syntax(run(3690, 6), 6, 19, [0, 2665, 0, 0, 0]),
    syntax(run(3696, 9), 9, 19, [0, 2665, 0, 0, 0]),
    syntax(run(3705, 7), 5, 55, [3616, 3593, 0, 0, 0]),
    syntax(run(3712, 4), 3, 18, [4704, 4713, 0, 0, 0]),
    syntax(run(3716, 3), 3, 15, [4672, 5641, 0, 0, 0]),
    syntax(run(3719, 6), 4, 61, [0, 0, 0, 0, 0]),
    syntax(run(3725, 8), 8, 29, [0, 0, 0, 0, 0]),
    syntax(run(3733, 11), 11, 29, [0, 0, 0, 0, 0]),
    syntax(run(3744, 4), 3, 57, [2656, 2665, 0, 0, 0]),
    syntax(run(3748, 6), 6, 23, [0, 2665, 0, 0, 0]),
    syntax(run(3754, 9), 9, 23, [0, 2665, 0, 0, 0]),
    syntax(run(3763, 7), 5, 58, [3616, 3593, 0, 0, 0]),
    syntax(run(3770, 4), 3, 57, [4704, 2665, 0, 0, 0]),
    syntax(run(3774, 3), 3, 15, [4672, 3593, 0, 0, 0]),
    syntax(run(3777, 3), 3, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3780, 3), 3, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3783, 4), 4, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3787, 4), 4, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3791, 4), 4, 2, [3640, 2624, 0, 3593, 0]),
    syntax(run(3795, 4), 4, 2, [0, 2656, 0, 3625, 0]),
    syntax(run(3799, 2), 2, 2, [3640, 2624, 0, 0, 0]),
    syntax(run(3801, 2), 2, 2, [0, 2656, 0, 0, 0]),
    syntax(run(3803, 3), 3, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3806, 3), 3, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3809, 3), 3, 2, [3640, 2624, 3593, 0, 0]),
    syntax(run(3812, 3), 3, 2, [0, 2656, 3625, 0, 0]),
    syntax(run(3815, 2), 2, 2, [2512, 0, 0, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 62] = [
    frame(s(0, 0), 0, [0x0, 0x2ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x20000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x6000000003f080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x6000000001f080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x10000, 0x0]),
    frame(s(5233, 1), 1, [0x0, 0x6000000003f080, 0x0]),
    frame(s(5233, 1), 1, [0x0, 0x6000000001f080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe0000003f87fff, 0x80000]),
    frame(s(0, 0), 0, [0x0, 0xe0000000007fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x6000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(13696, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(13709, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(13709, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(13742, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(13746, 8), 1, [0x0, 0x0, 0x0]),
    frame(s(13742, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(13742, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(13709, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(13746, 8), 1, [0x2000000000000100, 0x0, 0x0]),
    frame(s(13742, 4), 1, [0x2000000000000100, 0x180000000000c800, 0x0]),
    frame(s(13742, 4), 1, [0x0, 0x1800000000004800, 0x0]),
    frame(s(13742, 4), 1, [0x0, 0x180000000000c800, 0x0]),
    frame(s(13709, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(13742, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(13746, 8), 1, [0x6000000000000300, 0x0, 0x0]),
    frame(s(13742, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(13742, 4), 1, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(13742, 4), 1, [0x6000000000000300, 0x180000000000f800, 0x0]),
    frame(s(13742, 4), 1, [0x2000000000000100, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(13746, 8), 1, [0xe000000000000700, 0x0, 0x0]),
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
    frame(s(0, 0), 0, [0x0, 0xe000000000000700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf800000000007f00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(13742, 4), 1, [0x0, 0x1800000000005800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000000, 0x0]),
    frame(s(13742, 4), 1, [0x6000000000000300, 0x1800000000005800, 0x0]),
    frame(s(13742, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
    frame(s(0, 0), 0, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(13742, 4), 1, [0x6000000000000300, 0x1800000000009800, 0x0]),
    frame(s(13742, 4), 1, [0x0, 0x1800000000001800, 0x0]),
    frame(s(13742, 4), 1, [0x6000000000000300, 0x1800000000001800, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 392] = [
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
    Number(bits(0, 13), s(206, 6), Positive),
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
    Dimensions(bits(2, 3), run(17, 8)),
    Flag(7, s(4748, 5)),
    Flag(12, s(2151, 3)),
    Flag(15, s(4753, 4)),
    Flag(16, s(4757, 3)),
    Flag(53, s(4760, 3)),
    Flag(54, s(4763, 3)),
    Flag(17, s(4766, 3)),
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
    Suffix(s(5233, 1)),
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
    BufferFormat(bits(19, 7), run(25, 64)),
    Flag(55, s(7495, 5)),
    Flag(54, s(7500, 5)),
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
        positive: false,
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
    Offset(ScalarOffset {
        register: bits(57, 7),
        immediate: bits(32, 21),
        positive: true,
        kind: Null(124),
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
            messages: run(89, 13),
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
    Value(bits(0, 16), Version(run(102, 4))),
    Value(bits(0, 16), UnsignedHex),
    Value(bits(0, 16), Hwreg(run(106, 15))),
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
            messages: run(89, 13),
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
    Flag(15, s(13555, 5)),
    Number(bits(8, 3), s(13560, 8), Always),
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
    Bools(s(13599, 6), [11, 12, 13, 14], false),
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
    Suffix(s(13696, 4)),
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
    Suffix(s(13709, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(13713, 8), AlwaysInHex),
    Number(bits(56, 4), s(13721, 9), AlwaysInHex),
    Number(bits(51, 1), s(13730, 10), Unsigned),
    Number(bits(50, 1), s(13740, 2), Unsigned),
    Suffix(s(13742, 4)),
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
    Suffix(s(13746, 8)),
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
    Number(bits(92, 4), s(13713, 8), AlwaysInHex),
    Number(bits(88, 4), s(13721, 9), AlwaysInHex),
    Number(bits(83, 1), s(13730, 10), Unsigned),
    Number(bits(82, 1), s(13740, 2), Unsigned),
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
    Bools(s(13599, 6), [11, 14, 255, 255], false),
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
    Bools(s(13599, 6), [11, 12, 14, 255], false),
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
    Bools(s(13599, 6), [11, 12, 255, 255], false),
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
    Bools(s(13599, 6), [254, 254, 13, 14], false),
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
    Bools(s(13599, 6), [11, 12, 13, 255], false),
    Bools(s(16903, 9), [59, 60, 14, 255], true),
    Bools(s(16912, 6), [61, 62, 63, 255], false),
    Bools(s(16918, 6), [8, 9, 10, 255], false),
    Bools(s(16903, 9), [59, 60, 255, 255], true),
    Bools(s(16912, 6), [61, 62, 255, 255], false),
    Bools(s(16918, 6), [8, 9, 255, 255], false),
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
    Bools(s(16903, 9), [59, 60, 14, 255], false),
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
pub static NAMES: [(u16, Str); 121] = [
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
    (0, s(6208, 15)),
    (1, s(6223, 15)),
    (2, s(6238, 15)),
    (3, s(6253, 17)),
    (4, s(6270, 17)),
    (5, s(6287, 14)),
    (6, s(6301, 14)),
    (7, s(6315, 16)),
    (8, s(6331, 16)),
    (9, s(6347, 18)),
    (10, s(6365, 18)),
    (11, s(6383, 15)),
    (12, s(6398, 15)),
    (13, s(6413, 16)),
    (14, s(6429, 17)),
    (15, s(6446, 17)),
    (16, s(6463, 19)),
    (17, s(6482, 19)),
    (18, s(6501, 16)),
    (19, s(6517, 16)),
    (20, s(6533, 15)),
    (21, s(6548, 15)),
    (22, s(6563, 16)),
    (23, s(6579, 19)),
    (24, s(6598, 19)),
    (25, s(6617, 21)),
    (26, s(6638, 21)),
    (27, s(6659, 18)),
    (28, s(6677, 18)),
    (29, s(6695, 19)),
    (30, s(6714, 22)),
    (31, s(6736, 22)),
    (32, s(6758, 24)),
    (33, s(6782, 24)),
    (34, s(6806, 23)),
    (35, s(6829, 23)),
    (36, s(6852, 24)),
    (37, s(6876, 24)),
    (38, s(6900, 26)),
    (39, s(6926, 26)),
    (40, s(6952, 23)),
    (41, s(6975, 23)),
    (42, s(6998, 21)),
    (43, s(7019, 21)),
    (44, s(7040, 23)),
    (45, s(7063, 23)),
    (46, s(7086, 20)),
    (47, s(7106, 20)),
    (48, s(7126, 18)),
    (49, s(7144, 18)),
    (50, s(7162, 19)),
    (51, s(7181, 25)),
    (52, s(7206, 25)),
    (53, s(7231, 27)),
    (54, s(7258, 27)),
    (55, s(7285, 24)),
    (56, s(7309, 24)),
    (57, s(7333, 25)),
    (58, s(7358, 21)),
    (59, s(7379, 21)),
    (60, s(7400, 22)),
    (61, s(7422, 24)),
    (62, s(7446, 24)),
    (63, s(7470, 25)),
    (1, s(10565, 13)),
    (2, s(10578, 17)),
    (3, s(10595, 17)),
    (5, s(10612, 18)),
    (6, s(10630, 14)),
    (9, s(10644, 16)),
    (128, s(10660, 20)),
    (129, s(10680, 16)),
    (130, s(10696, 15)),
    (131, s(10711, 20)),
    (132, s(10731, 17)),
    (133, s(10748, 15)),
    (134, s(10763, 21)),
    (0, s(12294, 15)),
    (4, s(12309, 16)),
    (6, s(12325, 16)),
    (9, s(12341, 16)),
    (1, s(12553, 11)),
    (2, s(12564, 13)),
    (3, s(12577, 14)),
    (5, s(12591, 16)),
    (6, s(12607, 16)),
    (7, s(12623, 13)),
    (15, s(12636, 19)),
    (18, s(12655, 26)),
    (19, s(12681, 26)),
    (20, s(12707, 18)),
    (21, s(12725, 18)),
    (23, s(12743, 13)),
    (24, s(12756, 13)),
    (27, s(12769, 25)),
    (29, s(12794, 20)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 10] = [
    Part {
        name: s(13006, 15),
        low: bits(7, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(13021, 14),
        low: bits(0, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(13035, 14),
        low: bits(12, 4),
        high: bits(0, 0),
    },
    Part {
        name: s(13049, 14),
        low: bits(9, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(13063, 14),
        low: bits(8, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(13077, 13),
        low: bits(1, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(13090, 14),
        low: bits(2, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(13120, 5),
        low: bits(10, 6),
        high: bits(0, 0),
    },
    Part {
        name: s(13125, 6),
        low: bits(0, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(13131, 7),
        low: bits(4, 6),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 3817] = [
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
    33, 212, 209, 210, 31, 33, 213, 209, 210, 31, 33, 214, 209, 210, 31, 33, 208, 215, 216,
    31, 33, 211, 215, 216, 31, 33, 212, 215, 216, 31, 33, 213, 215, 216, 31, 33, 214, 215,
    216, 31, 33, 217, 209, 210, 217, 215, 216, 218, 219, 220, 221, 218, 221, 220, 219, 220,
    221, 218, 222, 220, 222, 218, 219, 223, 220, 221, 223, 220, 221, 224, 220, 219, 223, 218,
    219, 223, 225, 218, 219, 225, 223, 226, 219, 223, 227, 228, 229, 219, 223, 221, 223, 221,
    224, 230, 231, 218, 232, 233, 218, 234, 218, 235, 235, 218, 235, 236, 220, 237, 238, 232,
    239, 240, 241, 237, 242, 243, 42, 244, 245, 246, 247, 248, 42, 249, 245, 250, 247, 251,
    248, 252, 249, 245, 246, 247, 251, 248, 253, 254, 255, 256, 257, 255, 0, 258, 259, 257,
    255, 0, 260, 261, 262, 263, 264, 265, 42, 266, 253, 267, 42, 268, 253, 269, 270, 267, 42,
    268, 253, 271, 272, 273, 274, 275, 276, 256, 219, 266, 253, 254, 255, 277, 265, 42, 278,
    247, 279, 254, 280, 256, 265, 281, 266, 247, 279, 265, 42, 266, 247, 279, 267, 42, 268,
    247, 279, 269, 270, 267, 42, 268, 247, 279, 271, 272, 273, 274, 275, 257, 255, 282, 260,
    261, 262, 263, 264, 265, 42, 283, 247, 279, 267, 42, 284, 247, 279, 269, 270, 267, 42,
    284, 247, 279, 271, 272, 273, 274, 275, 254, 285, 256, 257, 285, 0, 258, 259, 257, 285,
    282, 260, 261, 262, 263, 264, 265, 286, 252, 283, 287, 247, 279, 267, 286, 252, 284, 287,
    247, 279, 269, 270, 267, 286, 252, 284, 287, 247, 279, 271, 272, 273, 274, 275, 254, 255,
    288, 257, 255, 289, 258, 259, 257, 255, 290, 260, 261, 262, 263, 264, 265, 286, 42, 291,
    287, 247, 279, 267, 286, 42, 292, 287, 247, 279, 269, 270, 267, 286, 42, 292, 287, 247,
    279, 271, 272, 273, 274, 275, 265, 42, 283, 247, 253, 267, 42, 284, 247, 253, 269, 270,
    267, 42, 284, 247, 253, 271, 272, 273, 274, 275, 265, 281, 283, 247, 279, 254, 280, 277,
    265, 281, 278, 247, 279, 254, 293, 294, 257, 293, 295, 258, 259, 257, 293, 295, 260, 261,
    262, 263, 264, 265, 286, 296, 297, 287, 253, 267, 286, 296, 298, 287, 253, 269, 270, 267,
    286, 296, 298, 287, 253, 271, 272, 273, 274, 275, 254, 285, 294, 257, 285, 295, 258, 259,
    257, 285, 295, 260, 261, 262, 263, 264, 265, 286, 252, 297, 287, 247, 279, 267, 286, 252,
    298, 287, 247, 279, 269, 270, 267, 286, 252, 298, 287, 247, 279, 271, 272, 273, 274, 275,
    254, 293, 288, 257, 293, 289, 258, 259, 257, 293, 290, 260, 261, 262, 263, 264, 265, 286,
    296, 291, 287, 247, 279, 267, 286, 296, 292, 287, 247, 279, 269, 270, 267, 286, 296, 292,
    287, 247, 279, 271, 272, 273, 274, 275, 254, 285, 288, 257, 285, 289, 258, 259, 257, 285,
    290, 260, 261, 262, 263, 264, 265, 286, 252, 291, 287, 247, 279, 267, 286, 252, 292, 287,
    247, 279, 269, 270, 267, 286, 252, 292, 287, 247, 279, 271, 272, 273, 274, 275, 254, 299,
    256, 257, 299, 0, 258, 259, 257, 299, 0, 260, 261, 262, 263, 264, 265, 286, 300, 266,
    287, 253, 267, 286, 300, 268, 287, 253, 269, 270, 267, 286, 300, 268, 287, 253, 271, 272,
    273, 274, 275, 255, 256, 293, 294, 254, 255, 294, 257, 255, 295, 258, 259, 257, 255, 295,
    260, 261, 262, 263, 264, 265, 286, 42, 297, 287, 253, 267, 286, 42, 298, 287, 253, 269,
    270, 267, 286, 42, 298, 287, 253, 271, 272, 273, 274, 275, 254, 255, 256, 301, 302, 257,
    255, 0, 301, 302, 258, 259, 257, 255, 282, 303, 302, 260, 261, 262, 263, 264, 265, 42,
    283, 304, 305, 253, 267, 42, 284, 304, 305, 253, 269, 270, 267, 42, 284, 304, 305, 253,
    271, 272, 273, 274, 275, 255, 306, 307, 257, 255, 308, 307, 258, 259, 257, 255, 309, 310,
    260, 261, 262, 263, 264, 254, 255, 256, 301, 257, 255, 0, 301, 258, 259, 257, 255, 282,
    303, 260, 261, 262, 263, 264, 265, 42, 283, 304, 247, 279, 267, 42, 284, 304, 247, 279,
    269, 270, 267, 42, 284, 304, 247, 279, 271, 272, 273, 274, 275, 257, 255, 0, 301, 260,
    261, 262, 263, 264, 265, 42, 266, 311, 247, 253, 267, 42, 268, 311, 247, 253, 269, 270,
    267, 42, 268, 311, 247, 253, 271, 272, 273, 274, 275, 265, 42, 266, 311, 253, 267, 42,
    268, 311, 253, 269, 270, 267, 42, 268, 311, 253, 271, 272, 273, 274, 275, 254, 255, 302,
    256, 301, 302, 257, 255, 302, 0, 301, 302, 258, 259, 257, 255, 302, 0, 301, 302, 260,
    261, 262, 263, 264, 265, 42, 312, 266, 311, 305, 247, 253, 267, 42, 312, 268, 311, 305,
    247, 253, 269, 270, 267, 42, 312, 268, 311, 305, 247, 253, 271, 272, 273, 274, 275, 255,
    256, 225, 301, 255, 256, 301, 225, 254, 313, 256, 301, 257, 313, 0, 301, 258, 259, 257,
    313, 282, 303, 260, 261, 262, 263, 264, 265, 314, 283, 304, 247, 279, 267, 314, 284, 304,
    247, 279, 269, 270, 267, 314, 284, 304, 247, 279, 271, 272, 273, 274, 275, 254, 285, 288,
    315, 257, 285, 289, 315, 258, 259, 257, 285, 290, 316, 260, 261, 262, 263, 264, 265, 317,
    252, 291, 318, 319, 247, 279, 267, 317, 252, 292, 318, 319, 247, 279, 269, 270, 267, 317,
    252, 292, 318, 319, 247, 279, 271, 272, 273, 274, 275, 265, 317, 252, 291, 318, 251, 247,
    279, 267, 317, 252, 292, 318, 251, 247, 279, 269, 270, 267, 317, 252, 292, 318, 251, 247,
    279, 271, 272, 273, 274, 275, 285, 288, 320, 315, 285, 288, 315, 320, 257, 285, 290, 315,
    260, 261, 262, 263, 264, 265, 317, 252, 291, 321, 319, 247, 279, 267, 317, 252, 292, 321,
    319, 247, 279, 269, 270, 267, 317, 252, 292, 321, 319, 247, 279, 271, 272, 273, 274, 275,
    322, 323, 324, 42, 283, 304, 325, 247, 279, 267, 42, 284, 304, 325, 247, 279, 269, 270,
    267, 42, 284, 304, 325, 247, 279, 271, 272, 273, 274, 275, 42, 266, 311, 326, 247, 253,
    267, 42, 268, 311, 326, 247, 253, 269, 270, 267, 42, 268, 311, 326, 247, 253, 271, 272,
    273, 274, 275, 42, 266, 311, 326, 253, 267, 42, 268, 311, 326, 253, 269, 270, 267, 42,
    268, 311, 326, 253, 271, 272, 273, 274, 275, 281, 278, 327, 328, 247, 279, 42, 266, 311,
    329, 251, 247, 253, 267, 42, 268, 311, 329, 251, 247, 253, 269, 270, 267, 42, 268, 311,
    329, 251, 247, 253, 271, 272, 273, 274, 275, 42, 283, 311, 326, 247, 253, 267, 42, 284,
    311, 326, 247, 253, 269, 270, 267, 42, 284, 311, 326, 247, 253, 271, 272, 273, 274, 275,
    330, 331, 311, 332, 247, 253, 333, 331, 311, 334, 247, 253, 296, 297, 335, 329, 251, 247,
    253, 267, 296, 298, 335, 329, 251, 247, 253, 269, 270, 267, 296, 298, 335, 329, 251, 247,
    253, 271, 272, 273, 274, 275, 252, 291, 318, 336, 251, 247, 279, 267, 252, 292, 318, 336,
    251, 247, 279, 269, 270, 267, 252, 292, 318, 336, 251, 247, 279, 271, 272, 273, 274, 275,
    42, 297, 335, 326, 251, 247, 253, 267, 42, 298, 335, 326, 251, 247, 253, 269, 270, 267,
    42, 298, 335, 326, 251, 247, 253, 271, 272, 273, 274, 275, 42, 266, 311, 326, 337, 253,
    317, 296, 338, 339, 305, 253, 267, 317, 296, 340, 339, 305, 253, 269, 270, 267, 317, 296,
    340, 339, 305, 253, 271, 272, 273, 274, 275, 252, 341, 342, 336, 343, 253, 267, 252, 344,
    342, 336, 343, 253, 269, 270, 267, 252, 344, 342, 336, 343, 253, 271, 272, 273, 274, 275,
    345, 346, 347, 348, 343, 253, 267, 345, 349, 347, 348, 343, 253, 269, 270, 267, 345, 349,
    347, 348, 343, 253, 271, 272, 273, 274, 275, 42, 312, 244, 245, 246, 247, 279, 281, 312,
    350, 351, 352, 247, 279, 330, 312, 266, 311, 332, 247, 253, 42, 312, 266, 311, 247, 253,
    267, 42, 312, 268, 311, 247, 253, 269, 270, 267, 42, 312, 268, 311, 247, 253, 271, 272,
    273, 274, 275, 317, 296, 297, 335, 319, 247, 253, 267, 317, 296, 298, 335, 319, 247, 253,
    269, 270, 267, 317, 296, 298, 335, 319, 247, 253, 271, 272, 273, 274, 275, 317, 296, 297,
    335, 319, 253, 267, 317, 296, 298, 335, 319, 253, 269, 270, 267, 317, 296, 298, 335, 319,
    253, 271, 272, 273, 274, 275, 42, 283, 304, 247, 253, 267, 42, 284, 304, 247, 253, 269,
    270, 267, 42, 284, 304, 247, 253, 271, 272, 273, 274, 275, 317, 42, 291, 318, 319, 247,
    253, 267, 317, 42, 292, 318, 319, 247, 253, 269, 270, 267, 317, 42, 292, 318, 319, 247,
    253, 271, 272, 273, 274, 275, 42, 283, 311, 247, 279, 267, 42, 284, 311, 247, 279, 269,
    270, 267, 42, 284, 311, 247, 279, 271, 272, 273, 274, 275, 42, 266, 311, 253, 42, 266,
    311, 247, 253, 281, 278, 327, 247, 279, 281, 278, 311, 247, 279, 330, 266, 353, 253, 219,
    266, 311, 253, 42, 266, 311, 326, 354, 355, 356, 357, 247, 42, 266, 311, 337, 358, 359,
    360, 247, 314, 361, 362, 363, 354, 355, 356, 357, 247, 314, 361, 362, 337, 358, 359, 360,
    247, 42, 361, 362, 326, 354, 355, 356, 357, 247, 267, 42, 364, 362, 326, 354, 355, 356,
    357, 247, 269, 270, 267, 42, 364, 362, 326, 354, 355, 356, 357, 247, 271, 272, 273, 274,
    275, 42, 266, 311, 326, 356, 357, 247, 42, 365, 366, 326, 354, 355, 356, 357, 247, 267,
    42, 367, 366, 326, 354, 355, 356, 357, 247, 269, 270, 267, 42, 367, 366, 326, 354, 355,
    356, 357, 247, 271, 272, 273, 274, 275, 368, 369, 370, 371, 354, 372, 247, 267, 368, 373,
    370, 371, 354, 372, 247, 269, 270, 267, 368, 373, 370, 371, 354, 372, 247, 271, 272, 273,
    274, 275, 374, 375, 376, 377, 356, 357, 374, 375, 376, 377, 354, 355, 356, 357, 374, 378,
    379, 377, 356, 357, 247, 374, 331, 353, 377, 356, 357, 247, 265, 380, 381, 291, 318, 319,
    247, 253, 267, 380, 381, 292, 318, 337, 247, 253, 269, 270, 267, 380, 381, 292, 318, 337,
    247, 253, 271, 272, 273, 274, 275, 254, 302, 288, 315, 302, 289, 315, 258, 259, 302, 290,
    316, 260, 261, 262, 263, 264, 265, 381, 283, 304, 247, 253, 267, 381, 284, 304, 247, 253,
    269, 270, 267, 381, 284, 304, 247, 253, 271, 272, 273, 274, 275, 254, 302, 256, 301, 302,
    0, 301, 258, 259, 302, 282, 303, 260, 261, 262, 263, 264, 265, 381, 278, 327, 247, 253,
    254, 302, 277, 382, 265, 380, 381, 297, 335, 319, 253, 267, 380, 381, 298, 335, 337, 253,
    269, 270, 267, 380, 381, 298, 335, 337, 253, 271, 272, 273, 274, 275, 254, 302, 294, 383,
    302, 295, 383, 258, 259, 302, 295, 383, 260, 261, 262, 263, 264, 265, 381, 266, 311, 253,
    267, 381, 268, 311, 253, 269, 270, 267, 381, 268, 311, 253, 271, 272, 273, 274, 275, 302,
    0, 301, 260, 261, 262, 263, 264, 265, 381, 331, 353, 253, 254, 302, 384, 385, 265, 380,
    381, 291, 318, 319, 253, 267, 380, 381, 292, 318, 337, 253, 269, 270, 267, 380, 381, 292,
    318, 337, 253, 271, 272, 273, 274, 275, 265, 381, 283, 311, 253, 267, 381, 284, 311, 253,
    269, 270, 267, 381, 284, 311, 253, 271, 272, 273, 274, 275, 302, 282, 301, 260, 261, 262,
    263, 264, 265, 381, 278, 311, 253, 254, 302, 277, 301, 265, 380, 291, 318, 337, 247, 253,
    267, 380, 292, 318, 337, 247, 253, 269, 270, 267, 380, 292, 318, 337, 247, 253, 271, 272,
    273, 274, 275, 254, 288, 315, 289, 315, 258, 259, 290, 316, 260, 261, 262, 263, 264, 265,
    283, 304, 247, 253, 267, 284, 304, 247, 253, 269, 270, 267, 284, 304, 247, 253, 271, 272,
    273, 274, 275, 254, 256, 301, 0, 301, 258, 259, 282, 303, 260, 261, 262, 263, 264, 265,
    278, 327, 247, 253, 254, 277, 382, 265, 380, 297, 335, 337, 253, 267, 380, 298, 335, 337,
    253, 269, 270, 267, 380, 298, 335, 337, 253, 271, 272, 273, 274, 275, 254, 294, 383, 295,
    383, 258, 259, 295, 383, 260, 261, 262, 263, 264, 265, 266, 311, 253, 267, 268, 311, 253,
    269, 270, 267, 268, 311, 253, 271, 272, 273, 274, 275, 0, 301, 260, 261, 262, 263, 264,
    265, 331, 353, 253, 254, 384, 385, 265, 380, 291, 318, 337, 253, 267, 380, 292, 318, 337,
    253, 269, 270, 267, 380, 292, 318, 337, 253, 271, 272, 273, 274, 275, 265, 283, 311, 253,
    267, 284, 311, 253, 269, 270, 267, 284, 311, 253, 271, 272, 273, 274, 275, 282, 301, 260,
    261, 262, 263, 264, 265, 278, 311, 253, 254, 277, 301, 9, 256, 301, 386, 266, 387, 9,
    256, 301, 225, 386, 266, 387, 225, 9, 256, 225, 301, 386, 266, 225, 387, 9, 256, 386,
    266, 9, 306, 307, 386, 361, 388, 9, 389, 390, 386, 365, 391, 218, 237,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1210] = [
    0x24b215, // buffer_atomic_add_f32
    0x225e15, // buffer_atomic_add_u32
    0x238915, // buffer_atomic_add_u64
    0x22f215, // buffer_atomic_and_b32
    0x240715, // buffer_atomic_and_b64
    0x224519, // buffer_atomic_cmpswap_b32
    0x237019, // buffer_atomic_cmpswap_b64
    0x246f19, // buffer_atomic_cmpswap_f32
    0x228816, // buffer_atomic_csub_u32
    0x234515, // buffer_atomic_dec_u32
    0x245a15, // buffer_atomic_dec_u64
    0x233015, // buffer_atomic_inc_u32
    0x244515, // buffer_atomic_inc_u64
    0x249d15, // buffer_atomic_max_f32
    0x22c815, // buffer_atomic_max_i32
    0x23dd15, // buffer_atomic_max_i64
    0x22dd15, // buffer_atomic_max_u32
    0x23f215, // buffer_atomic_max_u64
    0x248815, // buffer_atomic_min_f32
    0x229e15, // buffer_atomic_min_i32
    0x23b315, // buffer_atomic_min_i64
    0x22b315, // buffer_atomic_min_u32
    0x23c815, // buffer_atomic_min_u64
    0x230714, // buffer_atomic_or_b32
    0x241c14, // buffer_atomic_or_b64
    0x227315, // buffer_atomic_sub_u32
    0x239e15, // buffer_atomic_sub_u64
    0x222f16, // buffer_atomic_swap_b32
    0x235a16, // buffer_atomic_swap_b64
    0x231b15, // buffer_atomic_xor_b32
    0x243015, // buffer_atomic_xor_b64
    0x22130e, // buffer_gl0_inv
    0x22210e, // buffer_gl1_inv
    0x20c810, // buffer_load_b128
    0x209b0f, // buffer_load_b32
    0x20aa0f, // buffer_load_b64
    0x20b90f, // buffer_load_b96
    0x215c13, // buffer_load_d16_b16
    0x1f9118, // buffer_load_d16_format_x
    0x1fa919, // buffer_load_d16_format_xy
    0x1fc21a, // buffer_load_d16_format_xyz
    0x1fdc1b, // buffer_load_d16_format_xyzw
    0x219916, // buffer_load_d16_hi_b16
    0x21dc1b, // buffer_load_d16_hi_format_x
    0x218415, // buffer_load_d16_hi_i8
    0x216f15, // buffer_load_d16_hi_u8
    0x214a12, // buffer_load_d16_i8
    0x213812, // buffer_load_d16_u8
    0x1ee114, // buffer_load_format_x
    0x1ef515, // buffer_load_format_xy
    0x1f0a16, // buffer_load_format_xyz
    0x1f2017, // buffer_load_format_xyzw
    0x208c0f, // buffer_load_i16
    0x206f0e, // buffer_load_i8
    0x207d0f, // buffer_load_u16
    0x20610e, // buffer_load_u8
    0x212711, // buffer_store_b128
    0x20e710, // buffer_store_b16
    0x20f710, // buffer_store_b32
    0x210710, // buffer_store_b64
    0x20d80f, // buffer_store_b8
    0x211710, // buffer_store_b96
    0x1ff719, // buffer_store_d16_format_x
    0x20101a, // buffer_store_d16_format_xy
    0x202a1b, // buffer_store_d16_format_xyz
    0x20451c, // buffer_store_d16_format_xyzw
    0x21c517, // buffer_store_d16_hi_b16
    0x21af16, // buffer_store_d16_hi_b8
    0x21f71c, // buffer_store_d16_hi_format_x
    0x1f3715, // buffer_store_format_x
    0x1f4c16, // buffer_store_format_xy
    0x1f6217, // buffer_store_format_xyz
    0x1f7918, // buffer_store_format_xyzw
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
    0x136210, // image_atomic_add
    0x13c610, // image_atomic_and
    0x134e14, // image_atomic_cmpswap
    0x140510, // image_atomic_dec
    0x13f510, // image_atomic_inc
    0x13d60f, // image_atomic_or
    0x13a411, // image_atomic_smax
    0x138211, // image_atomic_smin
    0x137210, // image_atomic_sub
    0x133d11, // image_atomic_swap
    0x13b511, // image_atomic_umax
    0x139311, // image_atomic_umin
    0x13e510, // image_atomic_xor
    0x144c19, // image_bvh64_intersect_ray
    0x143517, // image_bvh_intersect_ray
    0x15a20d, // image_gather4
    0x18320e, // image_gather4h
    0x15be0f, // image_gather4_b
    0x17d812, // image_gather4_b_cl
    0x15dd0f, // image_gather4_c
    0x17c810, // image_gather4_cl
    0x180d11, // image_gather4_c_b
    0x181e14, // image_gather4_c_b_cl
    0x17ea12, // image_gather4_c_cl
    0x17fc11, // image_gather4_c_l
    0x15ec12, // image_gather4_c_lz
    0x161f14, // image_gather4_c_lz_o
    0x15af0f, // image_gather4_l
    0x15cd10, // image_gather4_lz
    0x160d12, // image_gather4_lz_o
    0x15fe0f, // image_gather4_o
    0x16330d, // image_get_lod
    0x141511, // image_get_resinfo
    0x12a10a, // image_load
    0x12ab0e, // image_load_mip
    0x12d912, // image_load_mip_pck
    0x12eb16, // image_load_mip_pck_sgn
    0x12b90e, // image_load_pck
    0x12c712, // image_load_pck_sgn
    0x14260f, // image_msaa_load
    0x14650c, // image_sample
    0x148e0e, // image_sample_b
    0x16b011, // image_sample_b_cl
    0x171c13, // image_sample_b_cl_o
    0x152810, // image_sample_b_o
    0x14ab0e, // image_sample_c
    0x16900f, // image_sample_cl
    0x16f811, // image_sample_cl_o
    0x14d910, // image_sample_c_b
    0x16e513, // image_sample_c_b_cl
    0x175715, // image_sample_c_b_cl_o
    0x157d12, // image_sample_c_b_o
    0x16c111, // image_sample_c_cl
    0x172f13, // image_sample_c_cl_o
    0x14b910, // image_sample_c_d
    0x16d213, // image_sample_c_d_cl
    0x176c17, // image_sample_c_d_cl_g16
    0x174215, // image_sample_c_d_cl_o
    0x179a19, // image_sample_c_d_cl_o_g16
    0x165214, // image_sample_c_d_g16
    0x155912, // image_sample_c_d_o
    0x167a16, // image_sample_c_d_o_g16
    0x14c910, // image_sample_c_l
    0x14e911, // image_sample_c_lz
    0x158f13, // image_sample_c_lz_o
    0x156b12, // image_sample_c_l_o
    0x154910, // image_sample_c_o
    0x14720e, // image_sample_d
    0x169f11, // image_sample_d_cl
    0x17b315, // image_sample_d_cl_g16
    0x170913, // image_sample_d_cl_o
    0x178317, // image_sample_d_cl_o_g16
    0x164012, // image_sample_d_g16
    0x150810, // image_sample_d_o
    0x166614, // image_sample_d_o_g16
    0x14800e, // image_sample_l
    0x149c0f, // image_sample_lz
    0x153811, // image_sample_lz_o
    0x151810, // image_sample_l_o
    0x14fa0e, // image_sample_o
    0x13010b, // image_store
    0x130c0f, // image_store_mip
    0x132a13, // image_store_mip_pck
    0x131b0f, // image_store_pck
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
    0x2b2e0d, // s_absdiff_i32
    0x266f09, // s_abs_i32
    0x2b1a0a, // s_addc_u32
    0x30f50a, // s_addk_i32
    0x2d9109, // s_add_f16
    0x2d3009, // s_add_f32
    0x2b0809, // s_add_i32
    0x2af609, // s_add_u32
    0x2bd709, // s_and_b32
    0x2be009, // s_and_b64
    0x27ce17, // s_and_not0_saveexec_b32
    0x27e517, // s_and_not0_saveexec_b64
    0x288215, // s_and_not0_wrexec_b32
    0x289715, // s_and_not0_wrexec_b64
    0x2c450e, // s_and_not1_b32
    0x2c530e, // s_and_not1_b64
    0x282817, // s_and_not1_saveexec_b32
    0x283f17, // s_and_not1_saveexec_b64
    0x28ac15, // s_and_not1_wrexec_b32
    0x28c115, // s_and_not1_wrexec_b64
    0x26f412, // s_and_saveexec_b32
    0x270612, // s_and_saveexec_b64
    0x2b630a, // s_ashr_i32
    0x2b6d0a, // s_ashr_i64
    0x25690b, // s_atc_probe
    0x257412, // s_atc_probe_buffer
    0x34ea09, // s_barrier
    0x26780f, // s_bcnt0_i32_b32
    0x26870f, // s_bcnt0_i32_b64
    0x26960f, // s_bcnt1_i32_b32
    0x26a50f, // s_bcnt1_i32_b64
    0x2c8409, // s_bfe_i32
    0x2c9609, // s_bfe_i64
    0x2c7b09, // s_bfe_u32
    0x2c8d09, // s_bfe_u64
    0x2c9f09, // s_bfm_b32
    0x2ca809, // s_bfm_b64
    0x2e580d, // s_bitcmp0_b32
    0x2e720d, // s_bitcmp0_b64
    0x2e650d, // s_bitcmp1_b32
    0x2e7f0d, // s_bitcmp1_b64
    0x265916, // s_bitreplicate_b64_b32
    0x26250d, // s_bitset0_b32
    0x26320d, // s_bitset0_b64
    0x263f0d, // s_bitset1_b32
    0x264c0d, // s_bitset1_b64
    0x339b08, // s_branch
    0x25ac0a, // s_brev_b32
    0x25b60a, // s_brev_b64
    0x251e12, // s_buffer_load_b128
    0x253012, // s_buffer_load_b256
    0x24fc11, // s_buffer_load_b32
    0x254212, // s_buffer_load_b512
    0x250d11, // s_buffer_load_b64
    0x32380a, // s_call_b64
    0x33fb11, // s_cbranch_cdbgsys
    0x34371a, // s_cbranch_cdbgsys_and_user
    0x341e19, // s_cbranch_cdbgsys_or_user
    0x340c12, // s_cbranch_cdbguser
    0x33eb10, // s_cbranch_execnz
    0x33dc0f, // s_cbranch_execz
    0x33a30e, // s_cbranch_scc0
    0x33b10e, // s_cbranch_scc1
    0x33cd0f, // s_cbranch_vccnz
    0x33bf0e, // s_cbranch_vccz
    0x2acb0a, // s_ceil_f16
    0x2a420a, // s_ceil_f32
    0x32bb08, // s_clause
    0x25f409, // s_cls_i32
    0x25fd0d, // s_cls_i32_i64
    0x25da0d, // s_clz_i32_u32
    0x25e70d, // s_clz_i32_u64
    0x304e0b, // s_cmovk_i32
    0x25980a, // s_cmov_b32
    0x25a20a, // s_cmov_b64
    0x30590d, // s_cmpk_eq_i32
    0x30a70d, // s_cmpk_eq_u32
    0x30800d, // s_cmpk_ge_i32
    0x30ce0d, // s_cmpk_ge_u32
    0x30730d, // s_cmpk_gt_i32
    0x30c10d, // s_cmpk_gt_u32
    0x309a0d, // s_cmpk_le_i32
    0x30e80d, // s_cmpk_le_u32
    0x30660d, // s_cmpk_lg_i32
    0x30b40d, // s_cmpk_lg_u32
    0x308d0d, // s_cmpk_lt_i32
    0x30db0d, // s_cmpk_lt_u32
    0x2ec80c, // s_cmp_eq_f16
    0x2ebc0c, // s_cmp_eq_f32
    0x2dc80c, // s_cmp_eq_i32
    0x2e100c, // s_cmp_eq_u32
    0x2e8c0c, // s_cmp_eq_u64
    0x2f280c, // s_cmp_ge_f16
    0x2f1c0c, // s_cmp_ge_f32
    0x2dec0c, // s_cmp_ge_i32
    0x2e340c, // s_cmp_ge_u32
    0x2ef80c, // s_cmp_gt_f16
    0x2eec0c, // s_cmp_gt_f32
    0x2de00c, // s_cmp_gt_i32
    0x2e280c, // s_cmp_gt_u32
    0x2ee00c, // s_cmp_le_f16
    0x2ed40c, // s_cmp_le_f32
    0x2e040c, // s_cmp_le_i32
    0x2e4c0c, // s_cmp_le_u32
    0x2f100c, // s_cmp_lg_f16
    0x2f040c, // s_cmp_lg_f32
    0x2dd40c, // s_cmp_lg_i32
    0x2e1c0c, // s_cmp_lg_u32
    0x2e980c, // s_cmp_lg_u64
    0x2eb00c, // s_cmp_lt_f16
    0x2ea40c, // s_cmp_lt_f32
    0x2df80c, // s_cmp_lt_i32
    0x2e400c, // s_cmp_lt_u32
    0x2fd50d, // s_cmp_neq_f16
    0x2fc80d, // s_cmp_neq_f32
    0x2f6d0d, // s_cmp_nge_f16
    0x2f600d, // s_cmp_nge_f32
    0x2fa10d, // s_cmp_ngt_f16
    0x2f940d, // s_cmp_ngt_f32
    0x2fbb0d, // s_cmp_nle_f16
    0x2fae0d, // s_cmp_nle_f32
    0x2f870d, // s_cmp_nlg_f16
    0x2f7a0d, // s_cmp_nlg_f32
    0x2fef0d, // s_cmp_nlt_f16
    0x2fe20d, // s_cmp_nlt_f32
    0x2f3f0b, // s_cmp_o_f16
    0x2f340b, // s_cmp_o_f32
    0x2f550b, // s_cmp_u_f16
    0x2f4a0b, // s_cmp_u_f32
    0x33910a, // s_code_end
    0x2cd20d, // s_cselect_b32
    0x2cdf0d, // s_cselect_b64
    0x25c00d, // s_ctz_i32_b32
    0x25cd0d, // s_ctz_i32_b64
    0x2aa10d, // s_cvt_f16_f32
    0x2aae0d, // s_cvt_f32_f16
    0x2a6d0d, // s_cvt_f32_i32
    0x2a7a0d, // s_cvt_f32_u32
    0x2abb10, // s_cvt_hi_f32_f16
    0x2a870d, // s_cvt_i32_f32
    0x2d7d14, // s_cvt_pk_rtz_f16_f32
    0x2a940d, // s_cvt_u32_f32
    0x255d0c, // s_dcache_inv
    0x34b40e, // s_decperflevel
    0x32c30b, // s_delay_alu
    0x33840d, // s_denorm_mode
    0x345108, // s_endpgm
    0x346718, // s_endpgm_ordered_ps_done
    0x34590e, // s_endpgm_saved
    0x2ad50b, // s_floor_f16
    0x2a4c0b, // s_floor_f32
    0x2d5d0b, // s_fmaak_f32
    0x2dbe0a, // s_fmac_f16
    0x2d730a, // s_fmac_f32
    0x2d680b, // s_fmamk_f32
    0x291a0b, // s_getpc_b64
    0x320e0c, // s_getreg_b32
    0x255409, // s_gl1_inv
    0x34de0c, // s_icache_inv
    0x34a60e, // s_incperflevel
    0x24db0b, // s_load_b128
    0x24e60b, // s_load_b256
    0x24c70a, // s_load_b32
    0x24f10b, // s_load_b512
    0x24d10a, // s_load_b64
    0x2b770f, // s_lshl1_add_u32
    0x2b860f, // s_lshl2_add_u32
    0x2b950f, // s_lshl3_add_u32
    0x2ba40f, // s_lshl4_add_u32
    0x2b3b0a, // s_lshl_b32
    0x2b450a, // s_lshl_b64
    0x2b4f0a, // s_lshr_b32
    0x2b590a, // s_lshr_b64
    0x2dac09, // s_max_f16
    0x2d4b09, // s_max_f32
    0x2bc509, // s_max_i32
    0x2bce09, // s_max_u32
    0x2da309, // s_min_f16
    0x2d4209, // s_min_f32
    0x2bb309, // s_min_i32
    0x2bbc09, // s_min_u32
    0x2ffc0a, // s_movk_i32
    0x28f00d, // s_movreld_b32
    0x28fd0d, // s_movreld_b64
    0x290a10, // s_movrelsd_2_b32
    0x28d60d, // s_movrels_b32
    0x28e30d, // s_movrels_b64
    0x258609, // s_mov_b32
    0x258f09, // s_mov_b64
    0x30ff0a, // s_mulk_i32
    0x2db509, // s_mul_f16
    0x2d5409, // s_mul_f32
    0x2cc60c, // s_mul_hi_i32
    0x2cba0c, // s_mul_hi_u32
    0x2cb109, // s_mul_i32
    0x2c0b0a, // s_nand_b32
    0x2c150a, // s_nand_b64
    0x275e13, // s_nand_saveexec_b32
    0x277113, // s_nand_saveexec_b64
    0x328105, // s_nop
    0x2c1f09, // s_nor_b32
    0x2c2809, // s_nor_b64
    0x278412, // s_nor_saveexec_b32
    0x279612, // s_nor_saveexec_b64
    0x26e209, // s_not_b32
    0x26eb09, // s_not_b64
    0x2be908, // s_or_b32
    0x2bf108, // s_or_b64
    0x27fc16, // s_or_not0_saveexec_b32
    0x281216, // s_or_not0_saveexec_b64
    0x2c610d, // s_or_not1_b32
    0x2c6e0d, // s_or_not1_b64
    0x285616, // s_or_not1_saveexec_b32
    0x286c16, // s_or_not1_saveexec_b64
    0x271811, // s_or_saveexec_b32
    0x272911, // s_or_saveexec_b64
    0x2d0e11, // s_pack_hh_b32_b16
    0x2d1f11, // s_pack_hl_b32_b16
    0x2cfd11, // s_pack_lh_b32_b16
    0x2cec11, // s_pack_ll_b32_b16
    0x26b40e, // s_quadmask_b32
    0x26c20e, // s_quadmask_b64
    0x293c09, // s_rfe_b64
    0x2aeb0b, // s_rndne_f16
    0x2a620b, // s_rndne_f32
    0x33780c, // s_round_mode
    0x349009, // s_sendmsg
    0x34990d, // s_sendmsghalt
    0x2a2011, // s_sendmsg_rtn_b32
    0x2a3111, // s_sendmsg_rtn_b64
    0x328f09, // s_sethalt
    0x328609, // s_setkill
    0x29250b, // s_setpc_b64
    0x348709, // s_setprio
    0x321a0c, // s_setreg_b32
    0x322612, // s_setreg_imm32_b32
    0x329f1c, // s_set_inst_prefetch_distance
    0x26170e, // s_sext_i32_i16
    0x260a0d, // s_sext_i32_i8
    0x329807, // s_sleep
    0x2b240a, // s_subb_u32
    0x4e8a16, // s_subvector_loop_begin
    0x4ea014, // s_subvector_loop_end
    0x2d9a09, // s_sub_f16
    0x2d3909, // s_sub_f32
    0x2b1109, // s_sub_i32
    0x2aff09, // s_sub_u32
    0x29300c, // s_swappc_b64
    0x337206, // s_trap
    0x2ae00b, // s_trunc_f16
    0x2a570b, // s_trunc_f32
    0x34c20c, // s_ttracedata
    0x34ce10, // s_ttracedata_imm
    0x304509, // s_version
    0x335209, // s_waitcnt
    0x333010, // s_waitcnt_depctr
    0x326010, // s_waitcnt_expcnt
    0x327011, // s_waitcnt_lgkmcnt
    0x32510f, // s_waitcnt_vmcnt
    0x32420f, // s_waitcnt_vscnt
    0x33660c, // s_wait_event
    0x335b0b, // s_wait_idle
    0x347f08, // s_wakeup
    0x26d009, // s_wqm_b32
    0x26d909, // s_wqm_b64
    0x2c310a, // s_xnor_b32
    0x2c3b0a, // s_xnor_b64
    0x27a813, // s_xnor_saveexec_b32
    0x27bb13, // s_xnor_saveexec_b64
    0x2bf909, // s_xor_b32
    0x2c0209, // s_xor_b64
    0x273a12, // s_xor_saveexec_b32
    0x274c12, // s_xor_saveexec_b64
    0x1e0919, // tbuffer_load_d16_format_x
    0x1e221a, // tbuffer_load_d16_format_xy
    0x1e3c1b, // tbuffer_load_d16_format_xyz
    0x1e571c, // tbuffer_load_d16_format_xyzw
    0x1d5115, // tbuffer_load_format_x
    0x1d6616, // tbuffer_load_format_xy
    0x1d7c17, // tbuffer_load_format_xyz
    0x1d9318, // tbuffer_load_format_xyzw
    0x1e731a, // tbuffer_store_d16_format_x
    0x1e8d1b, // tbuffer_store_d16_format_xy
    0x1ea81c, // tbuffer_store_d16_format_xyz
    0x1ec41d, // tbuffer_store_d16_format_xyzw
    0x1dab16, // tbuffer_store_format_x
    0x1dc117, // tbuffer_store_format_xy
    0x1dd818, // tbuffer_store_format_xyz
    0x1df019, // tbuffer_store_format_xyzw
    0x3e6e0a, // v_add3_u32
    0x3afa0f, // v_add_co_ci_u32
    0x3f980c, // v_add_co_u32
    0x3b8509, // v_add_f16
    0x39f309, // v_add_f32
    0x411f09, // v_add_f64
    0x3de50e, // v_add_lshl_u32
    0x40270c, // v_add_nc_i16
    0x41130c, // v_add_nc_i32
    0x3fbf0c, // v_add_nc_u16
    0x3b2a0c, // v_add_nc_u32
    0x3c880e, // v_alignbit_b32
    0x3c960f, // v_alignbyte_b32
    0x41ed09, // v_and_b16
    0x3ad609, // v_and_b32
    0x3e850c, // v_and_or_b32
    0x419c0d, // v_ashrrev_i16
    0x3ac90d, // v_ashrrev_i32
    0x41c30d, // v_ashrrev_i64
    0x408b0e, // v_bcnt_u32_b32
    0x3c5b09, // v_bfe_i32
    0x3c5209, // v_bfe_u32
    0x3c6409, // v_bfi_b32
    0x408209, // v_bfm_b32
    0x37ca0b, // v_bfrev_b32
    0x39110a, // v_ceil_f16
    0x37360a, // v_ceil_f32
    0x36ec0a, // v_ceil_f64
    0x37ef09, // v_cls_i32
    0x37d50d, // v_clz_i32_u32
    0x4d3f10, // v_cmpx_class_f16
    0x4d4f10, // v_cmpx_class_f32
    0x4d5f10, // v_cmpx_class_f64
    0x48ae0d, // v_cmpx_eq_f16
    0x49800d, // v_cmpx_eq_f32
    0x4a520d, // v_cmpx_eq_f64
    0x4b180d, // v_cmpx_eq_i16
    0x4bc00d, // v_cmpx_eq_i32
    0x4c8c0d, // v_cmpx_eq_i64
    0x4b660d, // v_cmpx_eq_u16
    0x4c260d, // v_cmpx_eq_u32
    0x4cf20d, // v_cmpx_eq_u64
    0x48950c, // v_cmpx_f_f16
    0x49670c, // v_cmpx_f_f32
    0x4a390c, // v_cmpx_f_f64
    0x4ba70c, // v_cmpx_f_i32
    0x4c730c, // v_cmpx_f_i64
    0x4c0d0c, // v_cmpx_f_u32
    0x4cd90c, // v_cmpx_f_u64
    0x48e20d, // v_cmpx_ge_f16
    0x49b40d, // v_cmpx_ge_f32
    0x4a860d, // v_cmpx_ge_f64
    0x4b4c0d, // v_cmpx_ge_i16
    0x4bf40d, // v_cmpx_ge_i32
    0x4cc00d, // v_cmpx_ge_i64
    0x4b9a0d, // v_cmpx_ge_u16
    0x4c5a0d, // v_cmpx_ge_u32
    0x4d260d, // v_cmpx_ge_u64
    0x48c80d, // v_cmpx_gt_f16
    0x499a0d, // v_cmpx_gt_f32
    0x4a6c0d, // v_cmpx_gt_f64
    0x4b320d, // v_cmpx_gt_i16
    0x4bda0d, // v_cmpx_gt_i32
    0x4ca60d, // v_cmpx_gt_i64
    0x4b800d, // v_cmpx_gt_u16
    0x4c400d, // v_cmpx_gt_u32
    0x4d0c0d, // v_cmpx_gt_u64
    0x48bb0d, // v_cmpx_le_f16
    0x498d0d, // v_cmpx_le_f32
    0x4a5f0d, // v_cmpx_le_f64
    0x4b250d, // v_cmpx_le_i16
    0x4bcd0d, // v_cmpx_le_i32
    0x4c990d, // v_cmpx_le_i64
    0x4b730d, // v_cmpx_le_u16
    0x4c330d, // v_cmpx_le_u32
    0x4cff0d, // v_cmpx_le_u64
    0x48d50d, // v_cmpx_lg_f16
    0x49a70d, // v_cmpx_lg_f32
    0x4a790d, // v_cmpx_lg_f64
    0x48a10d, // v_cmpx_lt_f16
    0x49730d, // v_cmpx_lt_f32
    0x4a450d, // v_cmpx_lt_f64
    0x4b0b0d, // v_cmpx_lt_i16
    0x4bb30d, // v_cmpx_lt_i32
    0x4c7f0d, // v_cmpx_lt_i64
    0x4b590d, // v_cmpx_lt_u16
    0x4c190d, // v_cmpx_lt_u32
    0x4ce50d, // v_cmpx_lt_u64
    0x493f0e, // v_cmpx_neq_f16
    0x4a110e, // v_cmpx_neq_f32
    0x4ae30e, // v_cmpx_neq_f64
    0x4b3f0d, // v_cmpx_ne_i16
    0x4be70d, // v_cmpx_ne_i32
    0x4cb30d, // v_cmpx_ne_i64
    0x4b8d0d, // v_cmpx_ne_u16
    0x4c4d0d, // v_cmpx_ne_u32
    0x4d190d, // v_cmpx_ne_u64
    0x49070e, // v_cmpx_nge_f16
    0x49d90e, // v_cmpx_nge_f32
    0x4aab0e, // v_cmpx_nge_f64
    0x49230e, // v_cmpx_ngt_f16
    0x49f50e, // v_cmpx_ngt_f32
    0x4ac70e, // v_cmpx_ngt_f64
    0x49310e, // v_cmpx_nle_f16
    0x4a030e, // v_cmpx_nle_f32
    0x4ad50e, // v_cmpx_nle_f64
    0x49150e, // v_cmpx_nlg_f16
    0x49e70e, // v_cmpx_nlg_f32
    0x4ab90e, // v_cmpx_nlg_f64
    0x494d0e, // v_cmpx_nlt_f16
    0x4a1f0e, // v_cmpx_nlt_f32
    0x4af10e, // v_cmpx_nlt_f64
    0x48ef0c, // v_cmpx_o_f16
    0x49c10c, // v_cmpx_o_f32
    0x4a930c, // v_cmpx_o_f64
    0x495b0c, // v_cmpx_t_f16
    0x4a2d0c, // v_cmpx_t_f32
    0x4aff0c, // v_cmpx_t_f64
    0x4c010c, // v_cmpx_t_i32
    0x4ccd0c, // v_cmpx_t_i64
    0x4c670c, // v_cmpx_t_u32
    0x4d330c, // v_cmpx_t_u64
    0x48fb0c, // v_cmpx_u_f16
    0x49cd0c, // v_cmpx_u_f32
    0x4a9f0c, // v_cmpx_u_f64
    0x48680f, // v_cmp_class_f16
    0x48770f, // v_cmp_class_f32
    0x48860f, // v_cmp_class_f64
    0x44310c, // v_cmp_eq_f16
    0x44f30c, // v_cmp_eq_f32
    0x45b50c, // v_cmp_eq_f64
    0x466c0c, // v_cmp_eq_i16
    0x47070c, // v_cmp_eq_i32
    0x47c30c, // v_cmp_eq_i64
    0x46b40c, // v_cmp_eq_u16
    0x47650c, // v_cmp_eq_u32
    0x48210c, // v_cmp_eq_u64
    0x441a0b, // v_cmp_f_f16
    0x44dc0b, // v_cmp_f_f32
    0x459e0b, // v_cmp_f_f64
    0x46f00b, // v_cmp_f_i32
    0x47ac0b, // v_cmp_f_i64
    0x474e0b, // v_cmp_f_u32
    0x480a0b, // v_cmp_f_u64
    0x44610c, // v_cmp_ge_f16
    0x45230c, // v_cmp_ge_f32
    0x45e50c, // v_cmp_ge_f64
    0x469c0c, // v_cmp_ge_i16
    0x47370c, // v_cmp_ge_i32
    0x47f30c, // v_cmp_ge_i64
    0x46e40c, // v_cmp_ge_u16
    0x47950c, // v_cmp_ge_u32
    0x48510c, // v_cmp_ge_u64
    0x44490c, // v_cmp_gt_f16
    0x450b0c, // v_cmp_gt_f32
    0x45cd0c, // v_cmp_gt_f64
    0x46840c, // v_cmp_gt_i16
    0x471f0c, // v_cmp_gt_i32
    0x47db0c, // v_cmp_gt_i64
    0x46cc0c, // v_cmp_gt_u16
    0x477d0c, // v_cmp_gt_u32
    0x48390c, // v_cmp_gt_u64
    0x443d0c, // v_cmp_le_f16
    0x44ff0c, // v_cmp_le_f32
    0x45c10c, // v_cmp_le_f64
    0x46780c, // v_cmp_le_i16
    0x47130c, // v_cmp_le_i32
    0x47cf0c, // v_cmp_le_i64
    0x46c00c, // v_cmp_le_u16
    0x47710c, // v_cmp_le_u32
    0x482d0c, // v_cmp_le_u64
    0x44550c, // v_cmp_lg_f16
    0x45170c, // v_cmp_lg_f32
    0x45d90c, // v_cmp_lg_f64
    0x44250c, // v_cmp_lt_f16
    0x44e70c, // v_cmp_lt_f32
    0x45a90c, // v_cmp_lt_f64
    0x46600c, // v_cmp_lt_i16
    0x46fb0c, // v_cmp_lt_i32
    0x47b70c, // v_cmp_lt_i64
    0x46a80c, // v_cmp_lt_u16
    0x47590c, // v_cmp_lt_u32
    0x48150c, // v_cmp_lt_u64
    0x44b70d, // v_cmp_neq_f16
    0x45790d, // v_cmp_neq_f32
    0x463b0d, // v_cmp_neq_f64
    0x46900c, // v_cmp_ne_i16
    0x472b0c, // v_cmp_ne_i32
    0x47e70c, // v_cmp_ne_i64
    0x46d80c, // v_cmp_ne_u16
    0x47890c, // v_cmp_ne_u32
    0x48450c, // v_cmp_ne_u64
    0x44830d, // v_cmp_nge_f16
    0x45450d, // v_cmp_nge_f32
    0x46070d, // v_cmp_nge_f64
    0x449d0d, // v_cmp_ngt_f16
    0x455f0d, // v_cmp_ngt_f32
    0x46210d, // v_cmp_ngt_f64
    0x44aa0d, // v_cmp_nle_f16
    0x456c0d, // v_cmp_nle_f32
    0x462e0d, // v_cmp_nle_f64
    0x44900d, // v_cmp_nlg_f16
    0x45520d, // v_cmp_nlg_f32
    0x46140d, // v_cmp_nlg_f64
    0x44c40d, // v_cmp_nlt_f16
    0x45860d, // v_cmp_nlt_f32
    0x46480d, // v_cmp_nlt_f64
    0x446d0b, // v_cmp_o_f16
    0x452f0b, // v_cmp_o_f32
    0x45f10b, // v_cmp_o_f64
    0x44d10b, // v_cmp_t_f16
    0x45930b, // v_cmp_t_f32
    0x46550b, // v_cmp_t_f64
    0x47430b, // v_cmp_t_i32
    0x47ff0b, // v_cmp_t_i64
    0x47a10b, // v_cmp_t_u32
    0x485d0b, // v_cmp_t_u64
    0x44780b, // v_cmp_u_f16
    0x453a0b, // v_cmp_u_f32
    0x45fc0b, // v_cmp_u_f64
    0x3ed50d, // v_cndmask_b16
    0x39d50d, // v_cndmask_b32
    0x394509, // v_cos_f16
    0x37b809, // v_cos_f32
    0x37e20d, // v_ctz_i32_b32
    0x3c220c, // v_cubeid_f32
    0x3c460c, // v_cubema_f32
    0x3c2e0c, // v_cubesc_f32
    0x3c3a0c, // v_cubetc_f32
    0x361b0d, // v_cvt_f16_f32
    0x388e0d, // v_cvt_f16_i16
    0x38810d, // v_cvt_f16_u16
    0x36280d, // v_cvt_f32_f16
    0x366d0d, // v_cvt_f32_f64
    0x35e70d, // v_cvt_f32_i32
    0x35f40d, // v_cvt_f32_u32
    0x368710, // v_cvt_f32_ubyte0
    0x369710, // v_cvt_f32_ubyte1
    0x36a710, // v_cvt_f32_ubyte2
    0x36b710, // v_cvt_f32_ubyte3
    0x367a0d, // v_cvt_f64_f32
    0x35da0d, // v_cvt_f64_i32
    0x36d40d, // v_cvt_f64_u32
    0x364a13, // v_cvt_floor_i32_f32
    0x38a80d, // v_cvt_i16_f16
    0x360e0d, // v_cvt_i32_f32
    0x35cd0d, // v_cvt_i32_f64
    0x39bb0d, // v_cvt_i32_i16
    0x363515, // v_cvt_nearest_i32_f32
    0x395d12, // v_cvt_norm_i16_f16
    0x396f12, // v_cvt_norm_u16_f16
    0x365d10, // v_cvt_off_f32_i4
    0x3fe310, // v_cvt_pk_i16_f32
    0x40f710, // v_cvt_pk_i16_i32
    0x404d15, // v_cvt_pk_norm_i16_f16
    0x40bd15, // v_cvt_pk_norm_i16_f32
    0x406215, // v_cvt_pk_norm_u16_f16
    0x40d215, // v_cvt_pk_norm_u16_f32
    0x3b7114, // v_cvt_pk_rtz_f16_f32
    0x3ff310, // v_cvt_pk_u16_f32
    0x40e710, // v_cvt_pk_u16_u32
    0x3d300f, // v_cvt_pk_u8_f32
    0x389b0d, // v_cvt_u16_f16
    0x36010d, // v_cvt_u32_f32
    0x36c70d, // v_cvt_u32_f64
    0x39c80d, // v_cvt_u32_u16
    0x3e5f0f, // v_div_fixup_f16
    0x3d3f0f, // v_div_fixup_f32
    0x3d4e0f, // v_div_fixup_f64
    0x3d5d0e, // v_div_fmas_f32
    0x3d6b0e, // v_div_fmas_f64
    0x3f600f, // v_div_scale_f32
    0x3f6f0f, // v_div_scale_f64
    0x39e211, // v_dot2acc_f32_f16
    0x3f5010, // v_dot2_bf16_bf16
    0x3f420e, // v_dot2_f16_f16
    0x43530f, // v_dot2_f32_bf16
    0x430f0e, // v_dot2_f32_f16
    0x431d0e, // v_dot4_i32_iu8
    0x432b0d, // v_dot4_u32_u8
    0x43380e, // v_dot8_i32_iu4
    0x43460d, // v_dot8_u32_u4
    0x4dac0e, // v_dual_add_f32
    0x4e5911, // v_dual_add_nc_u32
    0x4e7c0e, // v_dual_and_b32
    0x4dfe12, // v_dual_cndmask_b32
    0x4e4217, // v_dual_dot2acc_f32_bf16
    0x4e2c16, // v_dual_dot2acc_f32_f16
    0x4d7e10, // v_dual_fmaak_f32
    0x4d6f0f, // v_dual_fmac_f32
    0x4d8e10, // v_dual_fmamk_f32
    0x4e6a12, // v_dual_lshlrev_b32
    0x4e100e, // v_dual_max_f32
    0x4e1e0e, // v_dual_min_f32
    0x4df00e, // v_dual_mov_b32
    0x4dd917, // v_dual_mul_dx9_zero_f32
    0x4d9e0e, // v_dual_mul_f32
    0x4dc811, // v_dual_subrev_f32
    0x4dba0e, // v_dual_sub_f32
    0x38da09, // v_exp_f16
    0x375609, // v_exp_f32
    0x39060b, // v_floor_f16
    0x374b0b, // v_floor_f32
    0x37010b, // v_floor_f64
    0x3bc10b, // v_fmaak_f16
    0x3b660b, // v_fmaak_f32
    0x3a1113, // v_fmac_dx9_zero_f32
    0x3bac0a, // v_fmac_f16
    0x3b510a, // v_fmac_f32
    0x3bb60b, // v_fmamk_f16
    0x3b5b0b, // v_fmamk_f32
    0x3bf612, // v_fma_dx9_zero_f32
    0x3df309, // v_fma_f16
    0x3c6d09, // v_fma_f32
    0x3c7609, // v_fma_f64
    0x437e0f, // v_fma_mixhi_f16
    0x436f0f, // v_fma_mixlo_f16
    0x43620d, // v_fma_mix_f32
    0x39310b, // v_fract_f16
    0x37200b, // v_fract_f32
    0x381b0b, // v_fract_f64
    0x38f313, // v_frexp_exp_i16_f16
    0x382613, // v_frexp_exp_i32_f32
    0x37f813, // v_frexp_exp_i32_f64
    0x38e310, // v_frexp_mant_f16
    0x383910, // v_frexp_mant_f32
    0x380b10, // v_frexp_mant_f64
    0x352514, // v_interp_p10_f16_f32
    0x350010, // v_interp_p10_f32
    0x354c18, // v_interp_p10_rtz_f16_f32
    0x353913, // v_interp_p2_f16_f32
    0x35100f, // v_interp_p2_f32
    0x356417, // v_interp_p2_rtz_f16_f32
    0x3bde0b, // v_ldexp_f16
    0x40770b, // v_ldexp_f32
    0x41430b, // v_ldexp_f64
    0x3c7f09, // v_lerp_u8
    0x38d109, // v_log_f16
    0x375f09, // v_log_f32
    0x41820d, // v_lshlrev_b16
    0x3aaf0d, // v_lshlrev_b32
    0x41a90d, // v_lshlrev_b64
    0x3dd70e, // v_lshl_add_u32
    0x3e780d, // v_lshl_or_b32
    0x418f0d, // v_lshrrev_b16
    0x3abc0d, // v_lshrrev_b32
    0x41b60d, // v_lshrrev_b64
    0x3e5609, // v_mad_i16
    0x3ea70d, // v_mad_i32_i16
    0x3c080d, // v_mad_i32_i24
    0x3f8b0d, // v_mad_i64_i32
    0x3dbb09, // v_mad_u16
    0x3e9a0d, // v_mad_u32_u16
    0x3c150d, // v_mad_u32_u24
    0x3f7e0d, // v_mad_u64_u32
    0x3e1a0a, // v_max3_f16
    0x3ccf0a, // v_max3_f32
    0x3e240a, // v_max3_i16
    0x3cd90a, // v_max3_i32
    0x3e2e0a, // v_max3_u16
    0x3ce30a, // v_max3_u32
    0x3efa0c, // v_maxmin_f16
    0x3ee20c, // v_maxmin_f32
    0x3f2a0c, // v_maxmin_i32
    0x3f120c, // v_maxmin_u32
    0x3bcc09, // v_max_f16
    0x3a8209, // v_max_f32
    0x413a09, // v_max_f64
    0x400c09, // v_max_i16
    0x3a9409, // v_max_i32
    0x400309, // v_max_u16
    0x3aa609, // v_max_u32
    0x40ab12, // v_mbcnt_hi_u32_b32
    0x409912, // v_mbcnt_lo_u32_b32
    0x3e380a, // v_med3_f16
    0x3ced0a, // v_med3_f32
    0x3e420a, // v_med3_i16
    0x3cf70a, // v_med3_i32
    0x3e4c0a, // v_med3_u16
    0x3d010a, // v_med3_u32
    0x3dfc0a, // v_min3_f16
    0x3cb10a, // v_min3_f32
    0x3e060a, // v_min3_i16
    0x3cbb0a, // v_min3_i32
    0x3e100a, // v_min3_u16
    0x3cc50a, // v_min3_u32
    0x3f060c, // v_minmax_f16
    0x3eee0c, // v_minmax_f32
    0x3f360c, // v_minmax_i32
    0x3f1e0c, // v_minmax_u32
    0x3bd509, // v_min_f16
    0x3a7909, // v_min_f32
    0x413109, // v_min_f64
    0x401e09, // v_min_i16
    0x3a8b09, // v_min_i32
    0x401509, // v_min_u16
    0x3a9d09, // v_min_u32
    0x38490d, // v_movreld_b32
    0x387110, // v_movrelsd_2_b32
    0x38630e, // v_movrelsd_b32
    0x38560d, // v_movrels_b32
    0x371709, // v_mov_b16
    0x358409, // v_mov_b32
    0x3d9211, // v_mqsad_pk_u16_u8
    0x3da30e, // v_mqsad_u32_u8
    0x3d7909, // v_msad_u8
    0x3ca50c, // v_mullit_f32
    0x3a2412, // v_mul_dx9_zero_f32
    0x3ba309, // v_mul_f16
    0x3a3609, // v_mul_f32
    0x412809, // v_mul_f64
    0x41660c, // v_mul_hi_i32
    0x3a4c10, // v_mul_hi_i32_i24
    0x415a0c, // v_mul_hi_u32
    0x3a6910, // v_mul_hi_u32_u24
    0x3a3f0d, // v_mul_i32_i24
    0x3fd70c, // v_mul_lo_u16
    0x414e0c, // v_mul_lo_u32
    0x3a5c0d, // v_mul_u32_u24
    0x357b05, // v_nop
    0x39b209, // v_not_b16
    0x37c109, // v_not_b32
    0x3e9109, // v_or3_b32
    0x41f608, // v_or_b16
    0x3adf08, // v_or_b32
    0x403f0e, // v_pack_b32_f16
    0x3eb410, // v_permlane16_b32
    0x399510, // v_permlane64_b32
    0x3ec411, // v_permlanex16_b32
    0x3dc40a, // v_perm_b32
    0x370c0b, // v_pipeflush
    0x42df0c, // v_pk_add_f16
    0x42370c, // v_pk_add_i16
    0x42a30c, // v_pk_add_u16
    0x426f10, // v_pk_ashrrev_i16
    0x3be90d, // v_pk_fmac_f16
    0x42d30c, // v_pk_fma_f16
    0x424f10, // v_pk_lshlrev_b16
    0x425f10, // v_pk_lshrrev_b16
    0x421c0c, // v_pk_mad_i16
    0x42970c, // v_pk_mad_u16
    0x43030c, // v_pk_max_f16
    0x427f0c, // v_pk_max_i16
    0x42bb0c, // v_pk_max_u16
    0x42f70c, // v_pk_min_f16
    0x428b0c, // v_pk_min_i16
    0x42c70c, // v_pk_min_u16
    0x42eb0c, // v_pk_mul_f16
    0x42280f, // v_pk_mul_lo_u16
    0x42430c, // v_pk_sub_i16
    0x42af0c, // v_pk_sub_u16
    0x3d8210, // v_qsad_pk_u16_u8
    0x38b509, // v_rcp_f16
    0x376809, // v_rcp_f32
    0x378909, // v_rcp_f64
    0x37710f, // v_rcp_iflag_f32
    0x35ba13, // v_readfirstlane_b32
    0x41d00e, // v_readlane_b32
    0x39260b, // v_rndne_f16
    0x37400b, // v_rndne_f32
    0x36f60b, // v_rndne_f64
    0x38c809, // v_rsq_f16
    0x378009, // v_rsq_f32
    0x379209, // v_rsq_f64
    0x3d130b, // v_sad_hi_u8
    0x3d1e09, // v_sad_u16
    0x3d2709, // v_sad_u32
    0x3d0b08, // v_sad_u8
    0x394e0f, // v_sat_pk_u8_i16
    0x393c09, // v_sin_f16
    0x37af09, // v_sin_f32
    0x38be0a, // v_sqrt_f16
    0x379b0a, // v_sqrt_f32
    0x37a50a, // v_sqrt_f64
    0x3b1812, // v_subrev_co_ci_u32
    0x3fb00f, // v_subrev_co_u32
    0x3b970c, // v_subrev_f16
    0x3a050c, // v_subrev_f32
    0x3b420f, // v_subrev_nc_u32
    0x3b090f, // v_sub_co_ci_u32
    0x3fa40c, // v_sub_co_u32
    0x3b8e09, // v_sub_f16
    0x39fc09, // v_sub_f32
    0x40330c, // v_sub_nc_i16
    0x41070c, // v_sub_nc_i32
    0x3fcb0c, // v_sub_nc_u16
    0x3b360c, // v_sub_nc_u32
    0x39a50d, // v_swaprel_b32
    0x398b0a, // v_swap_b16
    0x39810a, // v_swap_b32
    0x417210, // v_trig_preop_f64
    0x391b0b, // v_trunc_f16
    0x372b0b, // v_trunc_f32
    0x36e10b, // v_trunc_f64
    0x43d319, // v_wmma_bf16_16x16x16_bf16
    0x43bc17, // v_wmma_f16_16x16x16_f16
    0x43a418, // v_wmma_f32_16x16x16_bf16
    0x438d17, // v_wmma_f32_16x16x16_f16
    0x440317, // v_wmma_i32_16x16x16_iu4
    0x43ec17, // v_wmma_i32_16x16x16_iu8
    0x41de0f, // v_writelane_b32
    0x3dce09, // v_xad_u32
    0x3af00a, // v_xnor_b32
    0x3db10a, // v_xor3_b32
    0x41fe09, // v_xor_b16
    0x3ae709, // v_xor_b32
];
