// Written by `cargo xtask regen` from amdgpu_isa_rdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_hinullm0exec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directnvs_load_b32s_load_b64s_load_b128s_load_b256s_load_b512s_load_b96s_load_i8s_load_u8s_load_i16s_load_u16s_buffer_load_b32s_buffer_load_b64s_buffer_load_b128s_buffer_load_b256s_buffer_load_b512s_buffer_load_b96s_buffer_load_i8s_buffer_load_u8s_buffer_load_i16s_buffer_load_u16s_dcache_invs_atc_probes_atc_probe_buffers_prefetch_insts_prefetch_inst_pc_rels_prefetch_datas_buffer_prefetch_datas_prefetch_data_pc_rels_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_brev_b32s_brev_b64s_ctz_i32_b32s_ctz_i32_b64s_clz_i32_u32s_clz_i32_u64s_cls_i32s_cls_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_bitreplicate_b64_b32s_abs_i32s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_quadmask_b32s_quadmask_b64s_wqm_b32s_wqm_b64s_not_b32s_not_b64s_and_saveexec_b32s_and_saveexec_b64s_or_saveexec_b32s_or_saveexec_b64s_xor_saveexec_b32s_xor_saveexec_b64s_nand_saveexec_b32s_nand_saveexec_b64s_nor_saveexec_b32s_nor_saveexec_b64s_xnor_saveexec_b32s_xnor_saveexec_b64s_and_not0_saveexec_b32s_and_not0_saveexec_b64s_or_not0_saveexec_b32s_or_not0_saveexec_b64s_and_not1_saveexec_b32s_and_not1_saveexec_b64s_or_not1_saveexec_b32s_or_not1_saveexec_b64s_and_not0_wrexec_b32s_and_not0_wrexec_b64s_and_not1_wrexec_b32s_and_not1_wrexec_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_movrelsd_2_b32s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64MSG_INTERRUPTMSG_HS_TESSFACTORMSG_DEALLOC_VGPRSMSG_GS_ALLOC_REQMSG_RTN_GET_DOORBELLMSG_RTN_GET_DDIDMSG_RTN_GET_TMAMSG_RTN_GET_REALTIMEMSG_RTN_SAVE_WAVEMSG_RTN_GET_TBAMSG_RTN_GET_TBA_TO_PCMSG_RTN_GET_SE_AID_IDs_sendmsg_rtn_b32s_sendmsg_rtn_b64s_barrier_signals_barrier_signal_isfirsts_alloc_vgprs_sleep_vars_ceil_f32s_floor_f32s_trunc_f32s_rndne_f32s_cvt_f32_i32s_cvt_f32_u32s_cvt_i32_f32s_cvt_u32_f32s_cvt_f16_f32s_cvt_f32_f16s_cvt_hi_f32_f16s_ceil_f16s_floor_f16s_trunc_f16s_rndne_f16s_add_co_u32s_sub_co_u32s_add_co_i32s_sub_co_i32s_add_co_ci_u32s_sub_co_ci_u32s_absdiff_i32s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_min_i32s_min_u32s_max_i32s_max_u32s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_and_not1_b32s_and_not1_b64s_or_not1_b32s_or_not1_b64s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_bfm_b32s_bfm_b64s_mul_i32s_mul_hi_u32s_mul_hi_i32s_cselect_b32s_cselect_b64s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_pack_hl_b32_b16s_add_f32s_sub_f32s_min_num_f32s_max_num_f32s_mul_f32s_fmaak_f32s_fmamk_f32s_fmac_f32s_cvt_pk_rtz_f16_f32s_add_f16s_sub_f16s_min_num_f16s_max_num_f16s_mul_f16s_fmac_f16s_minimum_f32s_maximum_f32s_minimum_f16s_maximum_f16s_add_nc_u64s_sub_nc_u64s_mul_u64s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_cmp_lt_f32s_cmp_lt_f16s_cmp_eq_f32s_cmp_eq_f16s_cmp_le_f32s_cmp_le_f16s_cmp_gt_f32s_cmp_gt_f16s_cmp_lg_f32s_cmp_lg_f16s_cmp_ge_f32s_cmp_ge_f16s_cmp_o_f32s_cmp_o_f16s_cmp_u_f32s_cmp_u_f16s_cmp_nge_f32s_cmp_nge_f16s_cmp_nlg_f32s_cmp_nlg_f16s_cmp_ngt_f32s_cmp_ngt_f16s_cmp_nle_f32s_cmp_nle_f16s_cmp_neq_f32s_cmp_neq_f16s_cmp_nlt_f32s_cmp_nlt_f16s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_addk_co_i32s_mulk_i32HW_REG_WAVE_MODEHW_REG_WAVE_STATUSHW_REG_WAVE_STATE_PRIVHW_REG_WAVE_GPR_ALLOCHW_REG_WAVE_LDS_ALLOCHW_REG_IB_STSHW_REG_PERF_SNAPSHOT_DATAHW_REG_PERF_SNAPSHOT_PC_LOHW_REG_PERF_SNAPSHOT_PC_HIHW_REG_PERF_SNAPSHOT_DATA1HW_REG_PERF_SNAPSHOT_DATA2HW_REG_WAVE_EXCP_FLAG_PRIVHW_REG_WAVE_EXCP_FLAG_USERHW_REG_WAVE_TRAP_CTRLHW_REG_WAVE_SCRATCH_BASE_LOHW_REG_WAVE_SCRATCH_BASE_HIHW_REG_WAVE_HW_ID1HW_REG_WAVE_HW_ID2HW_REG_WAVE_SCHED_MODEHW_REG_SHADER_CYCLES_LOHW_REG_SHADER_CYCLES_HIHW_REG_WAVE_DVGPR_ALLOC_LOHW_REG_WAVE_DVGPR_ALLOC_HIs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_nops_setkills_sethalts_sleeps_clauses_delay_aludepctr_hold_cntdepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_wait_alus_wait_idles_wait_events_traps_round_modes_denorm_modes_barrier_waits_code_ends_branchs_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_endpgms_endpgm_saveds_wakeups_setprios_sendmsgs_sendmsghalts_incperflevels_decperflevels_ttracedatas_ttracedata_imms_icache_invs_wait_loadcnts_wait_storecnts_wait_samplecnts_wait_bvhcnts_wait_expcnts_wait_dscnts_wait_kmcnts_wait_loadcnt_dscnts_wait_storecnt_dscntidxenoffenoffsettfebuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_d16_format_xbuffer_load_d16_format_xybuffer_load_d16_format_xyzbuffer_load_d16_format_xyzwbuffer_store_d16_format_xbuffer_store_d16_format_xybuffer_store_d16_format_xyzbuffer_store_d16_format_xyzwbuffer_load_u8buffer_load_i8buffer_load_u16buffer_load_i16buffer_load_b32buffer_load_b64buffer_load_b96buffer_load_b128buffer_store_b8buffer_store_b16buffer_store_b32buffer_store_b64buffer_store_b96buffer_store_b128buffer_load_d16_u8buffer_load_d16_i8buffer_load_d16_b16buffer_load_d16_hi_u8buffer_load_d16_hi_i8buffer_load_d16_hi_b16buffer_store_d16_hi_b8buffer_store_d16_hi_b16buffer_load_d16_hi_format_xbuffer_store_d16_hi_format_xbuffer_atomic_swap_b32buffer_atomic_cmpswap_b32buffer_atomic_add_u32buffer_atomic_sub_u32buffer_atomic_sub_clamp_u32buffer_atomic_min_i32buffer_atomic_min_u32buffer_atomic_max_i32buffer_atomic_max_u32buffer_atomic_and_b32buffer_atomic_or_b32buffer_atomic_xor_b32buffer_atomic_inc_u32buffer_atomic_dec_u32buffer_atomic_swap_b64buffer_atomic_cmpswap_b64buffer_atomic_add_u64buffer_atomic_sub_u64buffer_atomic_min_i64buffer_atomic_min_u64buffer_atomic_max_i64buffer_atomic_max_u64buffer_atomic_and_b64buffer_atomic_or_b64buffer_atomic_xor_b64buffer_atomic_inc_u64buffer_atomic_dec_u64buffer_atomic_cond_sub_u32buffer_atomic_min_num_f32buffer_atomic_max_num_f32buffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_pk_add_bf16BUF_FMT_INVALIDBUF_FMT_8_SNORMBUF_FMT_8_USCALEDBUF_FMT_8_SSCALEDBUF_FMT_8_UINTBUF_FMT_8_SINTBUF_FMT_16_UNORMBUF_FMT_16_SNORMBUF_FMT_16_USCALEDBUF_FMT_16_SSCALEDBUF_FMT_16_UINTBUF_FMT_16_SINTBUF_FMT_16_FLOATBUF_FMT_8_8_UNORMBUF_FMT_8_8_SNORMBUF_FMT_8_8_USCALEDBUF_FMT_8_8_SSCALEDBUF_FMT_8_8_UINTBUF_FMT_8_8_SINTBUF_FMT_32_UINTBUF_FMT_32_SINTBUF_FMT_32_FLOATBUF_FMT_16_16_UNORMBUF_FMT_16_16_SNORMBUF_FMT_16_16_USCALEDBUF_FMT_16_16_SSCALEDBUF_FMT_16_16_UINTBUF_FMT_16_16_SINTBUF_FMT_16_16_FLOATBUF_FMT_10_11_11_FLOATBUF_FMT_11_11_10_FLOATBUF_FMT_10_10_10_2_UNORMBUF_FMT_10_10_10_2_SNORMBUF_FMT_10_10_10_2_UINTBUF_FMT_10_10_10_2_SINTBUF_FMT_2_10_10_10_UNORMBUF_FMT_2_10_10_10_SNORMBUF_FMT_2_10_10_10_USCALEDBUF_FMT_2_10_10_10_SSCALEDBUF_FMT_2_10_10_10_UINTBUF_FMT_2_10_10_10_SINTBUF_FMT_8_8_8_8_UNORMBUF_FMT_8_8_8_8_SNORMBUF_FMT_8_8_8_8_USCALEDBUF_FMT_8_8_8_8_SSCALEDBUF_FMT_8_8_8_8_UINTBUF_FMT_8_8_8_8_SINTBUF_FMT_32_32_UINTBUF_FMT_32_32_SINTBUF_FMT_32_32_FLOATBUF_FMT_16_16_16_16_UNORMBUF_FMT_16_16_16_16_SNORMBUF_FMT_16_16_16_16_USCALEDBUF_FMT_16_16_16_16_SSCALEDBUF_FMT_16_16_16_16_UINTBUF_FMT_16_16_16_16_SINTBUF_FMT_16_16_16_16_FLOATBUF_FMT_32_32_32_UINTBUF_FMT_32_32_32_SINTBUF_FMT_32_32_32_FLOATBUF_FMT_32_32_32_32_UINTBUF_FMT_32_32_32_32_SINTBUF_FMT_32_32_32_32_FLOATtbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_d16_format_xtbuffer_load_d16_format_xytbuffer_load_d16_format_xyztbuffer_load_d16_format_xyzwtbuffer_store_d16_format_xtbuffer_store_d16_format_xytbuffer_store_d16_format_xyztbuffer_store_d16_format_xyzwds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_store_b32offset0offset1ds_store_2addr_b32ds_store_2addr_stride64_b32ds_cmpstore_b32ds_min_num_f32ds_max_num_f32ds_nopds_add_f32ds_store_b8ds_store_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_storexchg_rtn_b32ds_storexchg_2addr_rtn_b32ds_storexchg_2addr_stride64_rtn_b32ds_cmpstore_rtn_b32ds_min_num_rtn_f32ds_max_num_rtn_f32ds_swizzle_b32ds_load_b32ds_load_2addr_b32ds_load_2addr_stride64_b32ds_load_i8ds_load_u8ds_load_i16ds_load_u16ds_consumeds_appendds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_store_b64ds_store_2addr_b64ds_store_2addr_stride64_b64ds_cmpstore_b64ds_min_num_f64ds_max_num_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_storexchg_rtn_b64ds_storexchg_2addr_rtn_b64ds_storexchg_2addr_stride64_rtn_b64ds_cmpstore_rtn_b64ds_min_num_rtn_f64ds_max_num_rtn_f64ds_load_b64ds_load_2addr_b64ds_load_2addr_stride64_b64ds_add_rtn_f32ds_condxchg32_rtn_b64ds_cond_sub_u32ds_sub_clamp_u32ds_pk_add_f16ds_pk_add_bf16ds_store_b8_d16_hids_store_b16_d16_hids_load_u8_d16ds_load_u8_d16_hids_load_i8_d16ds_load_i8_d16_hids_load_u16_d16ds_load_u16_d16_hids_cond_sub_rtn_u32ds_sub_clamp_rtn_u32ds_pk_add_rtn_f16ds_pk_add_rtn_bf16ds_store_addtid_b32ds_load_addtid_b32ds_permute_b32ds_bpermute_b32ds_bpermute_fi_b32ds_store_b96ds_store_b128ds_bvh_stack_push4_pop1_rtn_b32ds_bvh_stack_push8_pop1_rtn_b32ds_bvh_stack_push8_pop2_rtn_b64ds_load_b96ds_load_b128wait_va_vdstwait_vm_vsrcds_param_loadds_direct_loadmrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3pos4primdual_src_blend0dual_src_blend1donerow_enexportflat_load_u8flat_load_i8flat_load_u16flat_load_i16flat_load_b32flat_load_b64flat_load_b96flat_load_b128flat_store_b8flat_store_b16flat_store_b32flat_store_b64flat_store_b96flat_store_b128flat_load_d16_u8flat_load_d16_i8flat_load_d16_b16flat_load_d16_hi_u8flat_load_d16_hi_i8flat_load_d16_hi_b16flat_store_d16_hi_b8flat_store_d16_hi_b16flat_atomic_swap_b32flat_atomic_cmpswap_b32flat_atomic_add_u32flat_atomic_sub_u32flat_atomic_sub_clamp_u32flat_atomic_min_i32flat_atomic_min_u32flat_atomic_max_i32flat_atomic_max_u32flat_atomic_and_b32flat_atomic_or_b32flat_atomic_xor_b32flat_atomic_inc_u32flat_atomic_dec_u32flat_atomic_swap_b64flat_atomic_cmpswap_b64flat_atomic_add_u64flat_atomic_sub_u64flat_atomic_min_i64flat_atomic_min_u64flat_atomic_max_i64flat_atomic_max_u64flat_atomic_and_b64flat_atomic_or_b64flat_atomic_xor_b64flat_atomic_inc_u64flat_atomic_dec_u64flat_atomic_cond_sub_u32flat_atomic_min_num_f32flat_atomic_max_num_f32flat_atomic_add_f32flat_atomic_pk_add_f16flat_atomic_pk_add_bf16global_load_u8global_load_i8global_load_u16global_load_i16global_load_b32global_load_b64global_load_b96global_load_b128global_store_b8global_store_b16global_store_b32global_store_b64global_store_b96global_store_b128global_load_d16_u8global_load_d16_i8global_load_d16_b16global_load_d16_hi_u8global_load_d16_hi_i8global_load_d16_hi_b16global_store_d16_hi_b8global_store_d16_hi_b16global_load_addtid_b32global_store_addtid_b32global_invglobal_wbglobal_atomic_swap_b32global_atomic_cmpswap_b32global_atomic_add_u32global_atomic_sub_u32global_atomic_sub_clamp_u32global_atomic_min_i32global_atomic_min_u32global_atomic_max_i32global_atomic_max_u32global_atomic_and_b32global_atomic_or_b32global_atomic_xor_b32global_atomic_inc_u32global_atomic_dec_u32global_atomic_swap_b64global_atomic_cmpswap_b64global_atomic_add_u64global_atomic_sub_u64global_atomic_min_i64global_atomic_min_u64global_atomic_max_i64global_atomic_max_u64global_atomic_and_b64global_atomic_or_b64global_atomic_xor_b64global_atomic_inc_u64global_atomic_dec_u64global_wbinvglobal_atomic_cond_sub_u32global_atomic_min_num_f32global_atomic_max_num_f32global_load_blockglobal_store_blockglobal_atomic_add_f32global_load_tr_b128global_load_tr_b64global_atomic_pk_add_f16global_atomic_pk_add_bf16global_atomic_ordered_add_b64dmaskSQ_RSRC_IMG_1DSQ_RSRC_IMG_2DSQ_RSRC_IMG_3DSQ_RSRC_IMG_CUBESQ_RSRC_IMG_1D_ARRAYSQ_RSRC_IMG_2D_ARRAYSQ_RSRC_IMG_2D_MSAASQ_RSRC_IMG_2D_MSAA_ARRAYdimr128a16d16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_atomic_swapimage_atomic_cmpswapimage_atomic_add_uintimage_atomic_sub_uintimage_atomic_min_intimage_atomic_min_uintimage_atomic_max_intimage_atomic_max_uintimage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_inc_uintimage_atomic_dec_uintimage_get_resinfoimage_bvh_intersect_rayimage_bvh64_intersect_rayimage_bvh_dual_intersect_rayimage_bvh8_intersect_rayimage_atomic_add_fltimage_atomic_min_fltimage_atomic_max_fltimage_atomic_pk_add_f16image_atomic_pk_add_bf16clampwait_expv_interp_p10_f32v_interp_p2_f32op_selv_interp_p10_f16_f32v_interp_p2_f16_f32v_interp_p10_rtz_f16_f32v_interp_p2_rtz_f16_f32v_nop_e32v_mov_b32_dpprow_maskbank_maskbound_ctrlfi_e64_e64_dppv_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_nearest_i32_f32v_cvt_floor_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_mov_b16v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_clz_i32_u32v_ctz_i32_b32v_cls_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swap_b16v_permlane64_b32v_swaprel_b32v_not_b16v_cvt_i32_i16v_cvt_u32_u16v_cvt_f32_fp8213byte_selv_cvt_f32_bf8v_cvt_pk_f32_fp8v_cvt_pk_f32_bf8v_cndmask_b32v_add_f64v_add_f32v_sub_f32v_subrev_f32v_mul_f64v_mul_dx9_zero_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_num_f64v_max_num_f64v_min_i32v_max_i32v_min_u32v_max_u32v_min_num_f32v_max_num_f32v_lshlrev_b32v_lshrrev_b32v_ashrrev_i32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_lshlrev_b64v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pk_rtz_f16_f32v_min_num_f16v_max_num_f16v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_ldexp_f16v_pk_fmac_f16v_fma_dx9_zero_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8v_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_i32v_min3_u32v_max3_i32v_max3_u32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_min3_num_f32v_max3_num_f32v_min3_num_f16v_max3_num_f16v_minimum3_f32v_maximum3_f32v_minimum3_f16v_maximum3_f16v_med3_num_f32v_med3_num_f16v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_xor3_b32v_mad_u16v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_i16v_min3_u16v_max3_i16v_max3_u16v_med3_i16v_med3_u16v_mad_i16v_div_fixup_f16v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_permlane16_b32v_permlanex16_b32v_cndmask_b16v_maxmin_u32v_minmax_u32v_maxmin_i32v_minmax_i32v_dot2_f16_f16v_dot2_bf16_bf16v_minmax_num_f32v_maxmin_num_f32v_minmax_num_f16v_maxmin_num_f16v_minimummaximum_f32v_maximumminimum_f32v_minimummaximum_f16v_maximumminimum_f16v_s_exp_f32v_s_exp_f16v_s_log_f32v_s_log_f16v_s_rcp_f32v_s_rcp_f16v_s_rsq_f32v_s_rsq_f16v_s_sqrt_f32v_s_sqrt_f16v_div_scale_f32v_div_scale_f64v_mad_co_u64_u32v_mad_co_i64_i32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_cvt_pk_i16_f32v_cvt_pk_u16_f32v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_permlane16_var_b32v_permlanex16_var_b32v_pack_b32_f16v_cvt_pk_norm_i16_f16v_cvt_pk_norm_u16_f16v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pk_norm_i16_f32v_cvt_pk_norm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_sub_nc_i32v_add_nc_i32v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_trig_preop_f64v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_lshrrev_b64v_ashrrev_i64v_minimum_f64v_maximum_f64v_readlane_b32v_writelane_b32v_and_b16v_or_b16v_xor_b16v_minimum_f32v_maximum_f32v_minimum_f16v_maximum_f16v_cvt_pk_fp8_f32v_cvt_pk_bf8_f32v_cvt_sr_fp8_f32v_cvt_sr_bf8_f32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_dot2_f32_f16v_dot4_i32_iu8v_dot4_u32_u8v_dot8_i32_iu4v_dot8_u32_u4v_dot2_f32_bf16v_pk_min_num_f16v_pk_max_num_f16v_pk_minimum_f16v_pk_maximum_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_dot4_f32_fp8_bf8v_dot4_f32_bf8_fp8v_dot4_f32_fp8_fp8v_dot4_f32_bf8_bf8v_wmma_f32_16x16x16_f16v_wmma_f32_16x16x16_bf16v_wmma_f16_16x16x16_f16v_wmma_bf16_16x16x16_bf16v_wmma_i32_16x16x16_iu8v_wmma_i32_16x16x16_iu4v_wmma_f32_16x16x16_fp8_fp8v_wmma_f32_16x16x16_fp8_bf8v_wmma_f32_16x16x16_bf8_fp8v_wmma_f32_16x16x16_bf8_bf8v_wmma_i32_16x16x32_iu4index_keyv_swmmac_f32_16x16x32_f16v_swmmac_f32_16x16x32_bf16v_swmmac_f16_16x16x32_f16v_swmmac_bf16_16x16x32_bf16v_swmmac_i32_16x16x32_iu8v_swmmac_i32_16x16x32_iu4v_swmmac_i32_16x16x64_iu4v_swmmac_f32_16x16x32_fp8_fp8v_swmmac_f32_16x16x32_fp8_bf8v_swmmac_f32_16x16x32_bf8_fp8v_swmmac_f32_16x16x32_bf8_bf8v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_class_f16v_cmp_class_f32v_cmp_class_f64v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_class_f16v_cmpx_class_f32v_cmpx_class_f64v_dual_fmac_f32v_dual_fmaak_f32v_dual_fmamk_f32v_dual_mul_f32v_dual_add_f32v_dual_sub_f32v_dual_subrev_f32v_dual_mul_dx9_zero_f32v_dual_mov_b32v_dual_cndmask_b32v_dual_max_num_f32v_dual_min_num_f32v_dual_dot2acc_f32_f16v_dual_dot2acc_f32_bf16v_dual_add_nc_u32v_dual_lshlrev_b32v_dual_and_b32unormlweimage_msaa_loadimage_sampleimage_sample_dimage_sample_limage_sample_bimage_sample_lzimage_sample_cimage_sample_c_dimage_sample_c_limage_sample_c_bimage_sample_c_lzimage_sample_oimage_sample_d_oimage_sample_l_oimage_sample_b_oimage_sample_lz_oimage_sample_c_oimage_sample_c_d_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_lz_oimage_gather4image_gather4_limage_gather4_bimage_gather4_lzimage_gather4_cimage_gather4_c_lzimage_gather4_oimage_gather4_lz_oimage_gather4_c_lz_oimage_get_lodimage_sample_d_g16image_sample_c_d_g16image_sample_d_o_g16image_sample_c_d_o_g16image_sample_climage_sample_d_climage_sample_b_climage_sample_c_climage_sample_c_d_climage_sample_c_b_climage_sample_cl_oimage_sample_d_cl_oimage_sample_b_cl_oimage_sample_c_cl_oimage_sample_c_d_cl_oimage_sample_c_b_cl_oimage_sample_c_d_cl_g16image_sample_d_cl_o_g16image_sample_c_d_cl_o_g16image_sample_d_cl_g16image_gather4_climage_gather4_b_climage_gather4_c_climage_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4hscratch_load_u8scratch_load_i8scratch_load_u16scratch_load_i16scratch_load_b32scratch_load_b64scratch_load_b96scratch_load_b128scratch_store_b8scratch_store_b16scratch_store_b32scratch_store_b64scratch_store_b96scratch_store_b128scratch_load_d16_u8scratch_load_d16_i8scratch_load_d16_b16scratch_load_d16_hi_u8scratch_load_d16_hi_i8scratch_load_d16_hi_b16scratch_store_d16_hi_b8scratch_store_d16_hi_b16scratch_load_blockscratch_store_blocks_get_barrier_states_barrier_inits_barrier_joins_barrier_leavevmcntexpcntlgkmcnts_waitcntexecprivate_baseprivate_limitsccshared_baseshared_limitvccbuffer_atomic_addbuffer_atomic_add_x2buffer_atomic_andbuffer_atomic_and_x2buffer_atomic_cmpswapbuffer_atomic_cmpswap_x2buffer_atomic_csubbuffer_atomic_csub_u32buffer_atomic_decbuffer_atomic_dec_x2buffer_atomic_fmaxbuffer_atomic_fminbuffer_atomic_incbuffer_atomic_inc_x2buffer_atomic_max_f32buffer_atomic_min_f32buffer_atomic_orbuffer_atomic_or_x2buffer_atomic_smaxbuffer_atomic_smax_x2buffer_atomic_sminbuffer_atomic_smin_x2buffer_atomic_subbuffer_atomic_sub_x2buffer_atomic_swapbuffer_atomic_swap_x2buffer_atomic_umaxbuffer_atomic_umax_x2buffer_atomic_uminbuffer_atomic_umin_x2buffer_atomic_xorbuffer_atomic_xor_x2buffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_load_format_d16_hi_xbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_load_sbytebuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_sshortbuffer_load_ubytebuffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_ushortbuffer_store_bytebuffer_store_byte_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_store_format_d16_hi_xbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_store_shortbuffer_store_short_d16_hibvh64_intersect_raybvh8_intersect_raybvh_dual_intersect_raybvh_intersect_rayds_cmpst_b32ds_cmpst_b64ds_cmpst_rtn_b32ds_cmpst_rtn_b64ds_max_f32ds_max_f64ds_max_rtn_f32ds_max_rtn_f64ds_min_f32ds_min_f64ds_min_rtn_f32ds_min_rtn_f64ds_read2_b32ds_read2_b64ds_read2st64_b32ds_read2st64_b64ds_read_addtid_b32ds_read_b128ds_read_b32ds_read_b64ds_read_b96ds_read_i16ds_read_i8ds_read_i8_d16ds_read_i8_d16_hids_read_u16ds_read_u16_d16ds_read_u16_d16_hids_read_u8ds_read_u8_d16ds_read_u8_d16_hids_subrev_rtn_u32ds_subrev_rtn_u64ds_subrev_u32ds_subrev_u64ds_write2_b32ds_write2_b64ds_write2st64_b32ds_write2st64_b64ds_write_addtid_b32ds_write_b128ds_write_b16ds_write_b16_d16_hids_write_b32ds_write_b64ds_write_b8ds_write_b8_d16_hids_write_b96ds_wrxchg2_rtn_b32ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b32ds_wrxchg2st64_rtn_b64ds_wrxchg_rtn_b32ds_wrxchg_rtn_b64expflat_atomic_addflat_atomic_add_x2flat_atomic_andflat_atomic_and_x2flat_atomic_cmpswapflat_atomic_cmpswap_x2flat_atomic_csub_u32flat_atomic_decflat_atomic_dec_x2flat_atomic_fmaxflat_atomic_fminflat_atomic_incflat_atomic_inc_x2flat_atomic_max_f32flat_atomic_min_f32flat_atomic_orflat_atomic_or_x2flat_atomic_smaxflat_atomic_smax_x2flat_atomic_sminflat_atomic_smin_x2flat_atomic_subflat_atomic_sub_x2flat_atomic_swapflat_atomic_swap_x2flat_atomic_umaxflat_atomic_umax_x2flat_atomic_uminflat_atomic_umin_x2flat_atomic_xorflat_atomic_xor_x2flat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_load_sbyteflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_load_sshortflat_load_ubyteflat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_ushortflat_store_byteflat_store_byte_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_store_shortflat_store_short_d16_higlobal_atomic_addglobal_atomic_add_x2global_atomic_andglobal_atomic_and_x2global_atomic_cmpswapglobal_atomic_cmpswap_x2global_atomic_csubglobal_atomic_csub_u32global_atomic_decglobal_atomic_dec_x2global_atomic_fmaxglobal_atomic_fminglobal_atomic_incglobal_atomic_inc_x2global_atomic_max_f32global_atomic_min_f32global_atomic_orglobal_atomic_or_x2global_atomic_smaxglobal_atomic_smax_x2global_atomic_sminglobal_atomic_smin_x2global_atomic_subglobal_atomic_sub_x2global_atomic_swapglobal_atomic_swap_x2global_atomic_umaxglobal_atomic_umax_x2global_atomic_uminglobal_atomic_umin_x2global_atomic_xorglobal_atomic_xor_x2global_load_dwordglobal_load_dword_addtidglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_load_sbyteglobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_sshortglobal_load_ubyteglobal_load_ubyte_d16global_load_ubyte_d16_higlobal_load_ushortglobal_store_byteglobal_store_byte_d16_higlobal_store_dwordglobal_store_dword_addtidglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_store_shortglobal_store_short_d16_hiimage_atomic_addimage_atomic_decimage_atomic_fmaximage_atomic_fminimage_atomic_incimage_atomic_max_num_fltimage_atomic_min_num_fltimage_atomic_smaximage_atomic_sminimage_atomic_subimage_atomic_umaximage_atomic_uminlds_direct_loadlds_param_loads_add_i32s_add_u32s_add_u64s_addc_u32s_addk_i32s_andn1_saveexec_b32s_andn1_saveexec_b64s_andn1_wrexec_b32s_andn1_wrexec_b64s_andn2_b32s_andn2_b64s_andn2_saveexec_b32s_andn2_saveexec_b64s_andn2_wrexec_b32s_andn2_wrexec_b64s_buffer_load_dwords_buffer_load_dwordx16s_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32_i64s_load_dwords_load_dwordx16s_load_dwordx2s_load_dwordx4s_load_dwordx8s_max_f16s_max_f32s_min_f16s_min_f32s_orn1_saveexec_b32s_orn1_saveexec_b64s_orn2_b32s_orn2_b64s_orn2_saveexec_b32s_orn2_saveexec_b64s_sub_i32s_sub_u32s_sub_u64s_subb_u32s_waitcnt_depctrscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_load_sbytescratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_sshortscratch_load_ubytescratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_ushortscratch_store_bytescratch_store_byte_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_store_shortscratch_store_short_d16_hitbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwv_add3_nc_u32v_cvt_flr_i32_f32v_cvt_pknorm_i16_f16v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f16v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_rpi_i32_f32v_dot4_i32_i8v_dot8_i32_i4v_ffbh_i32v_ffbh_u32v_ffbl_b32v_fma_legacy_f32v_interp_p2_new_f32v_mad_i64_i32v_mad_u64_u32v_max3_f16v_max3_f32v_max_f16v_max_f32v_max_f64v_maxmin_f16v_maxmin_f32v_med3_f16v_med3_f32v_min3_f16v_min3_f32v_min_f16v_min_f32v_min_f64v_minmax_f16v_minmax_f32v_mul_legacy_f32v_pk_max_f16v_pk_min_f16UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 507] = [
    syntax(run(0, 5), 3, 0, [2502, 0, 0, 0, 0]),
    syntax(run(5, 5), 3, 0, [4550, 0, 0, 0, 0]),
    syntax(run(10, 5), 3, 0, [8646, 0, 0, 0, 0]),
    syntax(run(15, 5), 3, 0, [16838, 0, 0, 0, 0]),
    syntax(run(20, 5), 3, 0, [33222, 0, 0, 0, 0]),
    syntax(run(25, 5), 3, 0, [6598, 0, 0, 0, 0]),
    syntax(run(30, 5), 3, 0, [2502, 0, 0, 0, 0]),
    syntax(run(35, 5), 3, 0, [4550, 0, 0, 0, 0]),
    syntax(run(40, 5), 3, 0, [8646, 0, 0, 0, 0]),
    syntax(run(45, 5), 3, 0, [16838, 0, 0, 0, 0]),
    syntax(run(50, 5), 3, 0, [33222, 0, 0, 0, 0]),
    syntax(run(55, 5), 3, 0, [6598, 0, 0, 0, 0]),
    syntax(run(60, 0), 0, 1, [0, 0, 0, 0, 0]),
    syntax(run(60, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(63, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(66, 4), 4, 1, [0, 0, 2553, 0, 0]),
    syntax(run(70, 3), 3, 1, [0, 2553, 0, 0, 0]),
    syntax(run(73, 4), 4, 1, [0, 0, 2553, 0, 0]),
    syntax(run(77, 2), 2, 1, [2512, 2560, 0, 0, 0]),
    syntax(run(79, 2), 2, 1, [4560, 4608, 0, 0, 0]),
    syntax(run(81, 2), 2, 1, [2512, 4608, 0, 0, 0]),
    syntax(run(83, 2), 2, 1, [4560, 2560, 0, 0, 0]),
    syntax(run(85, 1), 1, 1, [4560, 0, 0, 0, 0]),
    syntax(run(86, 1), 1, 1, [4608, 0, 0, 0, 0]),
    syntax(run(87, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(89, 2), 2, 1, [4560, 0, 0, 0, 0]),
    syntax(run(91, 1), 1, 1, [2560, 0, 0, 0, 0]),
    syntax(run(92, 3), 3, 1, [2512, 2560, 2568, 0, 0]),
    syntax(run(95, 3), 3, 1, [4560, 4608, 2568, 0, 0]),
    syntax(run(98, 3), 3, 1, [4560, 4608, 4616, 0, 0]),
    syntax(run(101, 3), 3, 1, [4560, 2560, 2568, 0, 0]),
    syntax(run(104, 4), 4, 1, [2512, 2560, 2568, 0, 0]),
    syntax(run(108, 4), 4, 1, [2512, 2560, 0, 2568, 0]),
    syntax(run(112, 3), 3, 1, [2512, 2560, 2568, 0, 0]),
    syntax(run(115, 3), 3, 1, [2512, 2560, 2568, 0, 0]),
    syntax(run(118, 2), 2, 1, [2560, 2568, 0, 0, 0]),
    syntax(run(120, 2), 2, 1, [4608, 2568, 0, 0, 0]),
    syntax(run(122, 2), 2, 1, [4608, 4616, 0, 0, 0]),
    syntax(run(124, 2), 2, 1, [2560, 2568, 0, 0, 0]),
    syntax(run(126, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(128, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(129, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(131, 2), 2, 1, [0, 2512, 0, 0, 0]),
    syntax(run(133, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(135, 2), 2, 1, [4560, 0, 0, 0, 0]),
    syntax(run(137, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(138, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(139, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(140, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(141, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(142, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(143, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(144, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(154, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(164, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(174, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(184, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(194, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(204, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(214, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(224, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(234, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(244, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(254, 11), 8, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(265, 11), 8, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(276, 11), 8, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(287, 11), 8, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(298, 11), 8, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(309, 11), 8, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(320, 11), 8, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(331, 11), 8, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(342, 3), 2, 3, [3616, 3624, 0, 0, 0]),
    syntax(run(345, 4), 3, 3, [3616, 3624, 3632, 0, 0]),
    syntax(run(349, 5), 3, 3, [3616, 3624, 3632, 0, 0]),
    syntax(run(354, 1), 0, 3, [0, 0, 0, 0, 0]),
    syntax(run(355, 3), 2, 3, [3616, 3624, 0, 0, 0]),
    syntax(run(358, 4), 3, 3, [3640, 3616, 3624, 0, 0]),
    syntax(run(362, 5), 4, 3, [3640, 3616, 3624, 3632, 0]),
    syntax(run(367, 6), 4, 3, [5688, 3616, 3624, 3632, 0]),
    syntax(run(373, 3), 3, 1, [3640, 3616, 0, 0, 0]),
    syntax(run(376, 3), 2, 3, [3640, 3616, 0, 0, 0]),
    syntax(run(379, 4), 2, 3, [5688, 3616, 0, 0, 0]),
    syntax(run(383, 2), 1, 3, [3640, 0, 0, 0, 0]),
    syntax(run(385, 3), 2, 3, [3616, 5672, 0, 0, 0]),
    syntax(run(388, 4), 3, 3, [3616, 5672, 5680, 0, 0]),
    syntax(run(392, 5), 3, 3, [3616, 5672, 5680, 0, 0]),
    syntax(run(397, 3), 2, 3, [3616, 5672, 0, 0, 0]),
    syntax(run(400, 4), 3, 3, [5688, 3616, 5672, 0, 0]),
    syntax(run(404, 5), 4, 3, [5688, 3616, 5672, 5680, 0]),
    syntax(run(409, 6), 4, 3, [9784, 3616, 5672, 5680, 0]),
    syntax(run(415, 4), 3, 3, [5688, 3616, 5672, 0, 0]),
    syntax(run(419, 3), 2, 3, [5688, 3616, 0, 0, 0]),
    syntax(run(422, 4), 2, 3, [9784, 3616, 0, 0, 0]),
    syntax(run(426, 3), 2, 3, [3616, 3624, 0, 0, 0]),
    syntax(run(429, 3), 2, 3, [3616, 3624, 0, 0, 0]),
    syntax(run(432, 4), 3, 3, [3640, 3616, 3624, 0, 0]),
    syntax(run(436, 4), 3, 3, [3640, 3616, 3624, 0, 0]),
    syntax(run(440, 2), 1, 3, [3624, 0, 0, 0, 0]),
    syntax(run(442, 3), 2, 3, [3616, 7720, 0, 0, 0]),
    syntax(run(445, 3), 2, 3, [3616, 9768, 0, 0, 0]),
    syntax(run(448, 5), 4, 3, [3640, 3616, 3624, 9776, 0]),
    syntax(run(453, 5), 4, 3, [3640, 3616, 3624, 17968, 0]),
    syntax(run(458, 5), 4, 3, [5688, 3616, 3624, 17968, 0]),
    syntax(run(463, 3), 2, 3, [7736, 3616, 0, 0, 0]),
    syntax(run(466, 3), 2, 3, [9784, 3616, 0, 0, 0]),
    syntax(run(469, 4), 4, 1, [3584, 0, 0, 0, 0]),
    syntax(run(473, 3), 3, 1, [3584, 0, 0, 0, 0]),
    syntax(run(476, 7), 5, 4, [0, 0, 0, 0, 0]),
    syntax(run(483, 5), 3, 5, [3616, 0, 0, 0, 0]),
    syntax(run(488, 5), 3, 5, [5664, 0, 0, 0, 0]),
    syntax(run(493, 5), 3, 5, [7712, 0, 0, 0, 0]),
    syntax(run(498, 5), 3, 5, [9760, 0, 0, 0, 0]),
    syntax(run(503, 5), 3, 5, [0, 3639, 0, 0, 0]),
    syntax(run(508, 5), 3, 5, [0, 5687, 0, 0, 0]),
    syntax(run(513, 5), 3, 5, [0, 7735, 0, 0, 0]),
    syntax(run(518, 5), 3, 5, [0, 9783, 0, 0, 0]),
    syntax(run(523, 6), 4, 5, [0, 0, 3639, 0, 0]),
    syntax(run(529, 6), 4, 5, [0, 0, 5687, 0, 0]),
    syntax(run(535, 6), 4, 5, [0, 0, 5687, 0, 0]),
    syntax(run(541, 6), 4, 5, [0, 0, 9783, 0, 0]),
    syntax(run(547, 6), 4, 5, [3616, 0, 0, 0, 0]),
    syntax(run(553, 6), 4, 5, [5664, 0, 0, 0, 0]),
    syntax(run(559, 6), 4, 5, [7712, 0, 0, 0, 0]),
    syntax(run(565, 6), 4, 5, [9760, 0, 0, 0, 0]),
    syntax(run(571, 6), 4, 5, [0, 3639, 0, 0, 0]),
    syntax(run(577, 6), 4, 5, [0, 5687, 0, 0, 0]),
    syntax(run(583, 6), 4, 5, [0, 7735, 0, 0, 0]),
    syntax(run(589, 6), 4, 5, [0, 9783, 0, 0, 0]),
    syntax(run(595, 5), 3, 5, [3616, 0, 0, 0, 0]),
    syntax(run(600, 5), 3, 5, [3639, 0, 0, 0, 0]),
    syntax(run(605, 3), 1, 5, [0, 0, 0, 0, 0]),
    syntax(run(608, 7), 5, 5, [0, 0, 3639, 0, 0]),
    syntax(run(615, 7), 5, 5, [0, 0, 5687, 0, 0]),
    syntax(run(622, 7), 5, 5, [0, 0, 5687, 0, 0]),
    syntax(run(629, 7), 5, 5, [0, 0, 9783, 0, 0]),
    syntax(run(636, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(642, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(648, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(654, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(660, 11), 5, 6, [0, 0, 17001, 0, 0]),
    syntax(run(671, 11), 5, 6, [0, 0, 17001, 0, 0]),
    syntax(run(682, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(692, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(702, 11), 5, 6, [0, 0, 17001, 0, 0]),
    syntax(run(713, 11), 5, 6, [0, 0, 17001, 0, 0]),
    syntax(run(724, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(734, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(744, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(754, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(764, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(774, 4), 3, 8, [0, 0, 8809, 0, 0]),
    syntax(run(778, 4), 3, 8, [0, 0, 8809, 0, 0]),
    syntax(run(782, 3), 3, 1, [0, 0, 8809, 0, 0]),
    syntax(run(785, 3), 3, 1, [0, 0, 8809, 0, 0]),
    syntax(run(788, 6), 6, 9, [3584, 2656, 2665, 2674, 0]),
    syntax(run(794, 7), 7, 9, [3584, 2656, 2665, 2674, 0]),
    syntax(run(801, 7), 7, 9, [3584, 2656, 2665, 2674, 0]),
    syntax(run(808, 1), 0, 10, [0, 0, 0, 0, 0]),
    syntax(run(809, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(812, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(817, 8), 6, 13, [3601, 3616, 0, 0, 0]),
    syntax(run(825, 4), 3, 14, [3584, 2656, 0, 0, 0]),
    syntax(run(829, 6), 6, 15, [3584, 0, 0, 0, 0]),
    syntax(run(835, 9), 9, 15, [3584, 0, 0, 0, 0]),
    syntax(run(844, 2), 2, 1, [2577, 2624, 0, 0, 0]),
    syntax(run(846, 3), 2, 10, [2560, 2656, 0, 0, 0]),
    syntax(run(849, 3), 3, 11, [3601, 4672, 0, 0, 0]),
    syntax(run(852, 5), 3, 16, [3584, 4704, 0, 0, 0]),
    syntax(run(857, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(860, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(865, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(870, 7), 7, 15, [3584, 0, 0, 0, 0]),
    syntax(run(877, 10), 10, 15, [3584, 0, 0, 0, 0]),
    syntax(run(887, 8), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(895, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(900, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(907, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(917, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(920, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(925, 8), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(933, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(938, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(945, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(955, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(958, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(963, 8), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(971, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(976, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(983, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(993, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(998, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1005, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1015, 5), 3, 16, [5632, 2656, 0, 0, 0]),
    syntax(run(1020, 3), 3, 11, [5649, 4672, 0, 0, 0]),
    syntax(run(1023, 5), 3, 16, [5632, 4704, 0, 0, 0]),
    syntax(run(1028, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(1031, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1036, 8), 6, 13, [3601, 3616, 0, 0, 0]),
    syntax(run(1044, 4), 3, 14, [3584, 2656, 0, 0, 0]),
    syntax(run(1048, 6), 6, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1054, 9), 9, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1063, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(1066, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1071, 8), 6, 13, [3601, 3616, 0, 0, 0]),
    syntax(run(1079, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(1084, 7), 7, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1091, 10), 10, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1101, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(1104, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1109, 8), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(1117, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(1122, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1129, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1139, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(1142, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1147, 8), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(1155, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(1160, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1167, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1177, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(1179, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(1181, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(1184, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1189, 8), 6, 13, [3601, 3616, 0, 0, 0]),
    syntax(run(1197, 4), 3, 14, [3584, 2656, 0, 0, 0]),
    syntax(run(1201, 6), 6, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1207, 9), 9, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1216, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1221, 7), 7, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1228, 10), 10, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1238, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(1241, 5), 3, 21, [5632, 2656, 0, 0, 0]),
    syntax(run(1246, 5), 5, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1251, 7), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1258, 10), 8, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1268, 6), 5, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(1274, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1282, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1293, 4), 4, 11, [5649, 4672, 5641, 0, 0]),
    syntax(run(1297, 6), 4, 25, [5632, 4704, 4713, 0, 0]),
    syntax(run(1303, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1307, 6), 6, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1313, 9), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1322, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1328, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1336, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1347, 9), 7, 13, [3601, 3616, 3593, 0, 0]),
    syntax(run(1356, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1362, 8), 8, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(1370, 11), 11, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(1381, 5), 4, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(1386, 7), 7, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(1393, 10), 10, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(1403, 4), 4, 11, [5649, 2624, 5641, 0, 0]),
    syntax(run(1407, 5), 4, 14, [5632, 2656, 4713, 0, 0]),
    syntax(run(1412, 6), 6, 11, [3601, 0, 2624, 3593, 0]),
    syntax(run(1418, 8), 8, 12, [3601, 0, 3616, 3593, 0]),
    syntax(run(1426, 11), 9, 13, [3601, 0, 3616, 3593, 0]),
    syntax(run(1437, 8), 6, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(1445, 10), 10, 15, [3584, 0, 0, 2665, 0]),
    syntax(run(1455, 13), 13, 15, [3584, 0, 0, 2665, 0]),
    syntax(run(1468, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1472, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1476, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1480, 6), 6, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1486, 9), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1495, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1501, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1509, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1520, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1524, 6), 6, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1530, 9), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1539, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1545, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1553, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1564, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1568, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1572, 9), 7, 18, [3601, 3616, 3593, 0, 0]),
    syntax(run(1581, 6), 4, 16, [3584, 2656, 2665, 0, 0]),
    syntax(run(1587, 8), 8, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(1595, 11), 11, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(1606, 3), 3, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1609, 6), 4, 26, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1615, 9), 9, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1624, 12), 12, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1636, 6), 4, 28, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1642, 9), 9, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1651, 12), 12, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1663, 5), 4, 10, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1668, 8), 8, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1676, 11), 11, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1687, 6), 4, 26, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1693, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1700, 10), 10, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1710, 13), 13, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1723, 6), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1729, 9), 9, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(1738, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(1750, 7), 4, 31, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1757, 10), 10, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1767, 13), 13, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1780, 6), 4, 28, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1786, 6), 4, 28, [9728, 4704, 2665, 8818, 0]),
    syntax(run(1792, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1799, 10), 10, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1809, 13), 13, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1822, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1829, 10), 10, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1839, 13), 13, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1852, 6), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1858, 5), 4, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1863, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1871, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1882, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1888, 9), 9, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1897, 12), 12, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1909, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1915, 9), 9, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1924, 12), 12, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1936, 4), 2, 30, [2560, 2656, 0, 0, 0]),
    syntax(run(1940, 4), 2, 30, [2560, 2656, 0, 0, 0]),
    syntax(run(1944, 7), 5, 35, [3584, 0, 2656, 2665, 2674]),
    syntax(run(1951, 7), 5, 35, [5632, 0, 4704, 4713, 4722]),
    syntax(run(1958, 7), 5, 28, [5632, 0, 2656, 2665, 4722]),
    syntax(run(1965, 6), 4, 28, [3584, 0, 2656, 2665, 0]),
    syntax(run(1971, 9), 9, 15, [3584, 0, 0, 2665, 0]),
    syntax(run(1980, 12), 12, 15, [3584, 0, 0, 2665, 0]),
    syntax(run(1992, 6), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(1998, 9), 9, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(2007, 12), 12, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(2019, 4), 3, 10, [3584, 2656, 2665, 0, 0]),
    syntax(run(2023, 7), 7, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(2030, 10), 10, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(2040, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(2045, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2053, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2064, 5), 3, 32, [3584, 2656, 2665, 0, 0]),
    syntax(run(2069, 6), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(2075, 9), 9, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2084, 12), 12, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2096, 5), 3, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(2101, 8), 8, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2109, 11), 11, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2120, 4), 3, 10, [3584, 2656, 2665, 0, 0]),
    syntax(run(2124, 5), 3, 28, [3584, 2656, 2665, 0, 0]),
    syntax(run(2129, 5), 3, 30, [5632, 4704, 2665, 0, 0]),
    syntax(run(2134, 4), 3, 10, [5632, 2656, 4713, 0, 0]),
    syntax(run(2138, 5), 3, 37, [5632, 4704, 4713, 0, 0]),
    syntax(run(2143, 4), 3, 10, [2560, 2656, 2665, 0, 0]),
    syntax(run(2147, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(2152, 6), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(2158, 9), 9, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2167, 12), 12, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2179, 5), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(2184, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2192, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2203, 5), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(2208, 8), 8, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2216, 11), 11, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2227, 9), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2236, 8), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(2244, 9), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2253, 8), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(2261, 9), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2270, 12), 12, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2282, 15), 15, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2297, 7), 4, 43, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2304, 9), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2313, 12), 12, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2325, 15), 15, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2340, 7), 4, 31, [3584, 0, 0, 0, 0]),
    syntax(run(2347, 10), 10, 27, [3584, 0, 0, 0, 0]),
    syntax(run(2357, 13), 13, 27, [3584, 0, 0, 0, 0]),
    syntax(run(2370, 6), 4, 44, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2376, 9), 9, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2385, 12), 12, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2397, 7), 4, 45, [0, 0, 0, 0, 0]),
    syntax(run(2404, 8), 4, 46, [0, 0, 0, 0, 0]),
    syntax(run(2412, 8), 4, 47, [0, 0, 0, 0, 0]),
    syntax(run(2420, 8), 4, 47, [0, 0, 0, 0, 0]),
    syntax(run(2428, 7), 4, 45, [0, 0, 0, 0, 0]),
    syntax(run(2435, 7), 4, 48, [0, 0, 0, 0, 0]),
    syntax(run(2442, 7), 4, 48, [0, 0, 0, 0, 0]),
    syntax(run(2449, 8), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(2457, 8), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(2465, 7), 4, 48, [0, 0, 0, 0, 0]),
    syntax(run(2472, 6), 4, 25, [0, 2656, 2665, 0, 0]),
    syntax(run(2478, 8), 8, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2486, 11), 11, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2497, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(2501, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(2506, 8), 6, 50, [0, 3616, 3593, 0, 0]),
    syntax(run(2514, 6), 4, 25, [0, 2656, 2665, 0, 0]),
    syntax(run(2520, 8), 8, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2528, 11), 11, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2539, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(2543, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(2548, 8), 6, 50, [0, 3616, 3593, 0, 0]),
    syntax(run(2556, 6), 4, 25, [0, 4704, 4713, 0, 0]),
    syntax(run(2562, 4), 4, 11, [0, 4672, 5641, 0, 0]),
    syntax(run(2566, 5), 4, 14, [0, 2656, 2665, 0, 0]),
    syntax(run(2571, 7), 7, 15, [0, 0, 2665, 0, 0]),
    syntax(run(2578, 10), 10, 15, [0, 0, 2665, 0, 0]),
    syntax(run(2588, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(2592, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(2597, 8), 6, 51, [0, 3616, 3593, 0, 0]),
    syntax(run(2605, 5), 4, 14, [0, 2656, 2665, 0, 0]),
    syntax(run(2610, 7), 7, 15, [0, 0, 2665, 0, 0]),
    syntax(run(2617, 10), 10, 15, [0, 0, 2665, 0, 0]),
    syntax(run(2627, 8), 6, 51, [0, 3616, 3593, 0, 0]),
    syntax(run(2635, 5), 4, 14, [0, 4704, 4713, 0, 0]),
    syntax(run(2640, 4), 4, 11, [0, 4672, 5641, 0, 0]),
    syntax(run(2644, 5), 4, 23, [0, 2656, 2665, 0, 0]),
    syntax(run(2649, 7), 7, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2656, 10), 10, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2666, 5), 4, 52, [0, 2656, 2665, 0, 0]),
    syntax(run(2671, 7), 7, 19, [0, 0, 2665, 0, 0]),
    syntax(run(2678, 10), 10, 19, [0, 0, 2665, 0, 0]),
    syntax(run(2688, 8), 6, 53, [0, 3616, 3593, 0, 0]),
    syntax(run(2696, 5), 4, 52, [0, 4704, 2665, 0, 0]),
    syntax(run(2701, 4), 4, 11, [0, 4672, 3593, 0, 0]),
    syntax(run(2705, 5), 3, 25, [2656, 2665, 0, 0, 0]),
    syntax(run(2710, 7), 7, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2717, 10), 10, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2727, 3), 3, 11, [2624, 3593, 0, 0, 0]),
    syntax(run(2730, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(2734, 7), 5, 50, [3616, 3593, 0, 0, 0]),
    syntax(run(2741, 5), 3, 25, [2656, 2665, 0, 0, 0]),
    syntax(run(2746, 7), 7, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2753, 10), 10, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2763, 3), 3, 11, [2624, 3593, 0, 0, 0]),
    syntax(run(2766, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(2770, 7), 5, 50, [3616, 3593, 0, 0, 0]),
    syntax(run(2777, 5), 3, 25, [4704, 4713, 0, 0, 0]),
    syntax(run(2782, 3), 3, 11, [4672, 5641, 0, 0, 0]),
    syntax(run(2785, 4), 3, 14, [2656, 2665, 0, 0, 0]),
    syntax(run(2789, 6), 6, 15, [0, 2665, 0, 0, 0]),
    syntax(run(2795, 9), 9, 15, [0, 2665, 0, 0, 0]),
    syntax(run(2804, 3), 3, 11, [2624, 3593, 0, 0, 0]),
    syntax(run(2807, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(2811, 7), 5, 51, [3616, 3593, 0, 0, 0]),
    syntax(run(2818, 4), 3, 14, [2656, 2665, 0, 0, 0]),
    syntax(run(2822, 6), 6, 15, [0, 2665, 0, 0, 0]),
    syntax(run(2828, 9), 9, 15, [0, 2665, 0, 0, 0]),
    syntax(run(2837, 7), 5, 51, [3616, 3593, 0, 0, 0]),
    syntax(run(2844, 4), 3, 14, [4704, 4713, 0, 0, 0]),
    syntax(run(2848, 3), 3, 11, [4672, 5641, 0, 0, 0]),
    syntax(run(2851, 4), 3, 23, [2656, 2665, 0, 0, 0]),
    syntax(run(2855, 6), 6, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2861, 9), 9, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2870, 4), 3, 52, [2656, 2665, 0, 0, 0]),
    syntax(run(2874, 6), 6, 19, [0, 2665, 0, 0, 0]),
    syntax(run(2880, 9), 9, 19, [0, 2665, 0, 0, 0]),
    syntax(run(2889, 7), 5, 53, [3616, 3593, 0, 0, 0]),
    syntax(run(2896, 4), 3, 52, [4704, 2665, 0, 0, 0]),
    syntax(run(2900, 3), 3, 11, [4672, 3593, 0, 0, 0]),
    syntax(run(2903, 3), 3, 1, [3640, 2624, 3593, 0, 0]),
    syntax(run(2906, 3), 3, 1, [0, 2656, 3625, 0, 0]),
    syntax(run(2909, 4), 4, 1, [3640, 2624, 3593, 0, 0]),
    syntax(run(2913, 4), 4, 1, [0, 2656, 3625, 0, 0]),
    syntax(run(2917, 4), 4, 1, [3640, 2624, 0, 3593, 0]),
    syntax(run(2921, 4), 4, 1, [0, 2656, 0, 3625, 0]),
    syntax(run(2925, 2), 2, 1, [3640, 2624, 0, 0, 0]),
    syntax(run(2927, 2), 2, 1, [0, 2656, 0, 0, 0]),
    syntax(run(2929, 3), 3, 1, [3640, 2624, 3593, 0, 0]),
    syntax(run(2932, 3), 3, 1, [0, 2656, 3625, 0, 0]),
    syntax(run(2935, 3), 3, 1, [3640, 2624, 3593, 0, 0]),
    syntax(run(2938, 3), 3, 1, [0, 2656, 3625, 0, 0]),
    syntax(run(2941, 13), 5, 54, [0, 0, 17001, 0, 0]),
    syntax(run(2954, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(2968, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(2982, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(2996, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3010, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3024, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3038, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3052, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3066, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3080, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3094, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3108, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3122, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3136, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3150, 13), 6, 55, [0, 0, 17001, 8823, 0]),
    syntax(run(3163, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3177, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3191, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3205, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3219, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3233, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3247, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3261, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3275, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3289, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3303, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3317, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3331, 6), 4, 5, [3616, 0, 0, 0, 0]),
    syntax(run(3337, 6), 4, 5, [5664, 0, 0, 0, 0]),
    syntax(run(3343, 6), 4, 5, [7712, 0, 0, 0, 0]),
    syntax(run(3349, 6), 4, 5, [9760, 0, 0, 0, 0]),
    syntax(run(3355, 6), 4, 5, [0, 3639, 0, 0, 0]),
    syntax(run(3361, 6), 4, 5, [0, 5687, 0, 0, 0]),
    syntax(run(3367, 6), 4, 5, [0, 7735, 0, 0, 0]),
    syntax(run(3373, 6), 4, 5, [0, 9783, 0, 0, 0]),
    syntax(run(3379, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(3385, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(3391, 1), 1, 1, [0, 0, 0, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 56] = [
    frame(s(0, 0), 0, [0x0, 0x1f00000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7c000000400080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7c000000000080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xfc0000000000f0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xfc0000000000d0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x40, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(13224, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(13237, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(13237, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(13270, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(13274, 8), 1, [0x0, 0x0, 0x0]),
    frame(s(13270, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(13270, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(13237, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(13274, 8), 1, [0x2000000000000100, 0x0, 0x0]),
    frame(s(13270, 4), 1, [0x0, 0x1800000000001800, 0x0]),
    frame(s(13270, 4), 1, [0x0, 0x1800000000004800, 0x0]),
    frame(s(13237, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(13270, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(13274, 8), 1, [0x6000000000000300, 0x0, 0x0]),
    frame(s(13270, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(13274, 8), 1, [0xe000000000000700, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000001800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000006000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000005800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000006000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf80000000000ff00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0x7800000000009b00, 0x1800000000000000]),
    frame(s(0, 0), 0, [0x0, 0xe000000000008700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000000700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000003f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf800000000007f00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0xe00000000000bf00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000001f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000009f00, 0x0]),
    frame(s(0, 0), 0, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000000, 0x0]),
    frame(s(13270, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
    frame(s(0, 0), 0, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7c0100000020f8, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7c0100000020d8, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 351] = [
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
        immediate: bits(32, 24),
        kind: NullAlways(124),
    }),
    CachePolicy {
        hint: bits(23, 2),
        scope: bits(21, 2),
        kind: Load,
    },
    Flag(20, s(206, 2)),
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
        bits: bits(6, 7),
        file: Source,
        size: Dwords(3),
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
    Value(bits(32, 24), SignedHex),
    Operand(Register {
        bits: bits(57, 7),
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
            messages: run(0, 12),
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
    Value(bits(0, 16), Version(run(12, 4))),
    Value(bits(0, 16), Hwreg(run(16, 23))),
    Wide(Named),
    Value(bits(0, 16), Branch),
    Value(bits(0, 16), Short),
    Value(bits(0, 16), Delay),
    Value(bits(0, 16), Depctr(run(0, 7))),
    Optional(bits(0, 16)),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(0, 12),
            operations: run(0, 0),
        }),
    ),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: AndFlag(1, 22),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    BufferAddress {
        address: bits(64, 8),
        offen: 62,
        idxen: 63,
    },
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
    Operand(Register {
        bits: bits(0, 7),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Flag(63, s(4757, 5)),
    Flag(62, s(4762, 5)),
    Number(bits(72, 24), s(4767, 6), Signed),
    CachePolicy {
        hint: bits(52, 3),
        scope: bits(50, 2),
        kind: Load,
    },
    Flag(7, s(206, 2)),
    Flag(22, s(4773, 3)),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: AndFlag(2, 22),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: AndFlag(3, 22),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: AndFlag(4, 22),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    CachePolicy {
        hint: bits(52, 3),
        scope: bits(50, 2),
        kind: Store,
    },
    CachePolicy {
        hint: bits(52, 3),
        scope: bits(50, 2),
        kind: Atomic,
    },
    BufferFormat(bits(55, 7), run(39, 63)),
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
    Number(bits(0, 16), s(4767, 6), Unsigned),
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
    Number(bits(0, 8), s(8137, 7), Unsigned),
    Number(bits(8, 8), s(8144, 7), Unsigned),
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
        size: Dwords(1),
        constant: Pk2F16,
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
        constant: Pk2Bf16,
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
        constant: Pk2F16,
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
        constant: Pk2Bf16,
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
        bits: bits(48, 8),
        file: Vector,
        size: Dwords(8),
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
    Number(bits(16, 4), s(9857, 12), Always),
    Number(bits(23, 1), s(9869, 12), Always),
    ExportTarget(bits(4, 6), run(102, 17)),
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
    Flag(11, s(9998, 4)),
    Flag(13, s(10002, 6)),
    Operand(Register {
        bits: bits(64, 8),
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
    Operand(Register {
        bits: bits(32, 8),
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
        bits: bits(32, 8),
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
        bits: bits(55, 8),
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
        bits: bits(55, 8),
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
        bits: bits(55, 8),
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
        bits: bits(55, 8),
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
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: If(52),
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: If(52),
    }),
    FlatAddress(Flat {
        address: bits(64, 8),
        base: bits(0, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(64, 8),
        base: bits(0, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(64, 8),
        base: bits(0, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: LaneId,
        vector: 255,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(32),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(55, 8),
        file: Vector,
        size: Dwords(32),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Spread(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 8),
        file: Vector,
        size: Spread(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 55,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 55,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
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
    Number(bits(22, 4), s(12293, 5), InHex),
    Choice(bits(0, 3), s(12440, 3), run(119, 8), true),
    Flag(4, s(12443, 4)),
    Flag(6, s(12447, 3)),
    Flag(55, s(4773, 3)),
    Flag(5, s(12450, 3)),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 55,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 55,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Ray([1, 1, 3, 3, 3]),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Fixed(4),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 6,
            rule: Ray([2, 1, 3, 3, 3]),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Fixed(10),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 255,
            rule: Ray([2, 2, 3, 3, 2]),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Fixed(10),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 255,
            rule: Ray([2, 2, 3, 3, 2]),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Fixed(10),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 255,
            rule: Ray([2, 2, 3, 3, 1]),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 55,
            accumulator: 255,
            rule: Fixed(10),
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 32),
            fifth: 56,
            dim: bits(0, 3),
            a16: 255,
            rule: Ray([2, 2, 3, 3, 1]),
            layout: Partial,
            least_list: 1,
        },
    }),
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
    Flag(15, s(13083, 5)),
    Number(bits(8, 3), s(13088, 8), Always),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: F16,
        neg: 61,
        abs: 255,
        sext: 255,
        half: Whole,
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
        half: Whole,
        present: Here,
    }),
    Bools(s(13127, 6), [11, 12, 13, 14], false),
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
    OutputModifier(bits(59, 2), false),
    Suffix(s(13224, 4)),
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
    Suffix(s(13237, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(13241, 8), AlwaysInHex),
    Number(bits(56, 4), s(13249, 9), AlwaysInHex),
    Number(bits(51, 1), s(13258, 10), Unsigned),
    Number(bits(50, 1), s(13268, 2), Unsigned),
    Suffix(s(13270, 4)),
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
    Suffix(s(13274, 8)),
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
    Number(bits(92, 4), s(13241, 8), AlwaysInHex),
    Number(bits(88, 4), s(13249, 9), AlwaysInHex),
    Number(bits(83, 1), s(13258, 10), Unsigned),
    Number(bits(82, 1), s(13268, 2), Unsigned),
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
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: F16,
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
        constant: I16,
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
        constant: I16,
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
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: I16,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Choice(bits(11, 2), s(14349, 8), run(127, 3), false),
    Operand(Register {
        bits: bits(17, 8),
        file: Vector,
        size: Dwords(2),
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
        size: Dwords(2),
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
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(13127, 6), [11, 14, 255, 255], false),
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
        bits: bits(17, 8),
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
        half: Whole,
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
        half: Whole,
        present: Here,
    }),
    Bools(s(13127, 6), [11, 12, 255, 255], false),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: I16,
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
        constant: I16,
        neg: 62,
        abs: 9,
        sext: 255,
        half: Whole,
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
        half: Whole,
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
    Bools(s(13127, 6), [254, 254, 13, 14], false),
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
        half: Whole,
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
        half: Whole,
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
        bits: bits(0, 8),
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
    Bools(s(13127, 6), [11, 12, 14, 255], false),
    Number(bits(13, 2), s(14349, 8), Unsigned),
    Bools(s(13127, 6), [11, 12, 13, 255], false),
    Bools(s(16965, 9), [59, 60, 14, 255], true),
    Bools(s(16974, 6), [61, 62, 63, 255], false),
    Bools(s(16980, 6), [8, 9, 10, 255], false),
    Bools(s(16965, 9), [59, 60, 255, 255], true),
    Bools(s(16974, 6), [61, 62, 255, 255], false),
    Bools(s(16980, 6), [8, 9, 255, 255], false),
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
    Bools(s(16965, 9), [59, 60, 14, 255], false),
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
        size: Spread(4),
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
        size: Spread(4),
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
        size: Spread(4),
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
        size: Spread(4),
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
        size: Spread(2),
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
        size: Spread(2),
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
        size: Spread(1),
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
        size: Spread(1),
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
        size: Spread(8),
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
        size: Spread(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(11, 2), s(17739, 9), Unsigned),
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
        size: Dwords(1),
        constant: I16,
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
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Samples,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Samples,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Flag(13, s(20400, 5)),
    Flag(3, s(4773, 3)),
    Flag(40, s(20405, 3)),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Operand(Register {
        bits: bits(55, 9),
        file: Source,
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
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 255,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    Coordinates(Image {
        data: ImageData {
            data: bits(32, 8),
            mask: bits(22, 4),
            d16: 5,
            tfe: 3,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(64, 8),
            more: bits(72, 24),
            fifth: 255,
            dim: bits(0, 3),
            a16: 6,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Partial,
            least_list: 1,
        },
    }),
    FlatAddress(Flat {
        address: bits(64, 8),
        base: bits(0, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: Scratch,
        vector: 49,
    }),
    FlatBase(Flat {
        address: bits(64, 8),
        base: bits(0, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: Scratch,
        vector: 49,
    }),
    Value(bits(0, 16), Counters(run(7, 3))),
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
pub static NAMES: [(u16, Str); 130] = [
    (1, s(1576, 13)),
    (2, s(1589, 17)),
    (3, s(1606, 17)),
    (9, s(1623, 16)),
    (128, s(1639, 20)),
    (129, s(1659, 16)),
    (130, s(1675, 15)),
    (131, s(1690, 20)),
    (132, s(1710, 17)),
    (133, s(1727, 15)),
    (134, s(1742, 21)),
    (135, s(1763, 21)),
    (0, s(3480, 15)),
    (4, s(3495, 16)),
    (6, s(3511, 16)),
    (9, s(3527, 16)),
    (1, s(3586, 16)),
    (2, s(3602, 18)),
    (4, s(3620, 22)),
    (5, s(3642, 21)),
    (6, s(3663, 21)),
    (7, s(3684, 13)),
    (10, s(3697, 25)),
    (11, s(3722, 26)),
    (12, s(3748, 26)),
    (15, s(3774, 26)),
    (16, s(3800, 26)),
    (17, s(3826, 26)),
    (18, s(3852, 26)),
    (19, s(3878, 21)),
    (20, s(3899, 27)),
    (21, s(3926, 27)),
    (23, s(3953, 18)),
    (24, s(3971, 18)),
    (26, s(3989, 22)),
    (29, s(4011, 23)),
    (30, s(4034, 23)),
    (31, s(4057, 26)),
    (32, s(4083, 26)),
    (0, s(6321, 15)),
    (2, s(6336, 15)),
    (3, s(6351, 17)),
    (4, s(6368, 17)),
    (5, s(6385, 14)),
    (6, s(6399, 14)),
    (7, s(6413, 16)),
    (8, s(6429, 16)),
    (9, s(6445, 18)),
    (10, s(6463, 18)),
    (11, s(6481, 15)),
    (12, s(6496, 15)),
    (13, s(6511, 16)),
    (14, s(6527, 17)),
    (15, s(6544, 17)),
    (16, s(6561, 19)),
    (17, s(6580, 19)),
    (18, s(6599, 16)),
    (19, s(6615, 16)),
    (20, s(6631, 15)),
    (21, s(6646, 15)),
    (22, s(6661, 16)),
    (23, s(6677, 19)),
    (24, s(6696, 19)),
    (25, s(6715, 21)),
    (26, s(6736, 21)),
    (27, s(6757, 18)),
    (28, s(6775, 18)),
    (29, s(6793, 19)),
    (30, s(6812, 22)),
    (31, s(6834, 22)),
    (32, s(6856, 24)),
    (33, s(6880, 24)),
    (34, s(6904, 23)),
    (35, s(6927, 23)),
    (36, s(6950, 24)),
    (37, s(6974, 24)),
    (38, s(6998, 26)),
    (39, s(7024, 26)),
    (40, s(7050, 23)),
    (41, s(7073, 23)),
    (42, s(7096, 21)),
    (43, s(7117, 21)),
    (44, s(7138, 23)),
    (45, s(7161, 23)),
    (46, s(7184, 20)),
    (47, s(7204, 20)),
    (48, s(7224, 18)),
    (49, s(7242, 18)),
    (50, s(7260, 19)),
    (51, s(7279, 25)),
    (52, s(7304, 25)),
    (53, s(7329, 27)),
    (54, s(7356, 27)),
    (55, s(7383, 24)),
    (56, s(7407, 24)),
    (57, s(7431, 25)),
    (58, s(7456, 21)),
    (59, s(7477, 21)),
    (60, s(7498, 22)),
    (61, s(7520, 24)),
    (62, s(7544, 24)),
    (63, s(7568, 25)),
    (0, s(9908, 4)),
    (1, s(9912, 4)),
    (2, s(9916, 4)),
    (3, s(9920, 4)),
    (4, s(9924, 4)),
    (5, s(9928, 4)),
    (6, s(9932, 4)),
    (7, s(9936, 4)),
    (8, s(9940, 4)),
    (12, s(9944, 4)),
    (13, s(9948, 4)),
    (14, s(9952, 4)),
    (15, s(9956, 4)),
    (16, s(9960, 4)),
    (20, s(9964, 4)),
    (21, s(9968, 15)),
    (22, s(9983, 15)),
    (0, s(12298, 14)),
    (1, s(12312, 14)),
    (2, s(12326, 14)),
    (3, s(12340, 16)),
    (4, s(12356, 20)),
    (5, s(12376, 20)),
    (6, s(12396, 19)),
    (7, s(12415, 25)),
    (1, s(14346, 1)),
    (2, s(14347, 1)),
    (3, s(14348, 1)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 10] = [
    Part {
        name: s(4210, 15),
        low: bits(7, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(4225, 14),
        low: bits(0, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(4239, 14),
        low: bits(12, 4),
        high: bits(0, 0),
    },
    Part {
        name: s(4253, 14),
        low: bits(9, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(4267, 14),
        low: bits(8, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(4281, 13),
        low: bits(1, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(4294, 14),
        low: bits(2, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(21909, 5),
        low: bits(10, 6),
        high: bits(0, 0),
    },
    Part {
        name: s(21914, 6),
        low: bits(0, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(21920, 7),
        low: bits(4, 6),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 3392] = [
    0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 6, 1, 2, 3, 4, 7, 1, 2, 3, 4, 8, 1, 2, 3, 4, 9, 1, 2, 3, 4,
    0, 10, 2, 3, 4, 5, 10, 2, 3, 4, 6, 10, 2, 3, 4, 7, 10, 2, 3, 4, 8, 10, 2, 3, 4, 9, 10, 2,
    3, 4, 11, 1, 2, 11, 10, 2, 1, 12, 13, 11, 12, 13, 11, 10, 12, 13, 11, 14, 15, 16, 17, 14,
    17, 16, 15, 16, 17, 14, 18, 16, 18, 15, 14, 15, 19, 16, 17, 19, 16, 17, 20, 16, 15, 19,
    14, 15, 19, 21, 14, 15, 21, 19, 22, 15, 19, 23, 24, 25, 15, 19, 17, 19, 17, 20, 26, 27,
    14, 28, 29, 14, 30, 30, 14, 30, 31, 16, 32, 33, 28, 34, 35, 32, 36, 37, 38, 39, 40, 41,
    42, 43, 44, 45, 46, 47, 48, 39, 40, 41, 42, 43, 44, 45, 46, 47, 49, 39, 40, 41, 42, 43,
    44, 45, 46, 47, 50, 39, 40, 41, 42, 43, 44, 45, 46, 47, 38, 39, 40, 41, 42, 43, 44, 51,
    46, 47, 48, 39, 40, 41, 42, 43, 44, 51, 46, 47, 49, 39, 40, 41, 42, 43, 44, 51, 46, 47,
    50, 39, 40, 41, 42, 43, 44, 51, 46, 47, 38, 39, 40, 41, 42, 43, 44, 52, 46, 47, 48, 39,
    40, 41, 42, 43, 44, 52, 46, 47, 50, 39, 40, 41, 42, 43, 44, 52, 46, 47, 38, 39, 40, 41,
    53, 42, 43, 44, 45, 46, 47, 48, 39, 40, 41, 53, 42, 43, 44, 45, 46, 47, 49, 39, 40, 41,
    53, 42, 43, 44, 45, 46, 47, 50, 39, 40, 41, 53, 42, 43, 44, 45, 46, 47, 38, 39, 40, 41,
    53, 42, 43, 44, 51, 46, 47, 48, 39, 40, 41, 53, 42, 43, 44, 51, 46, 47, 49, 39, 40, 41,
    53, 42, 43, 44, 51, 46, 47, 50, 39, 40, 41, 53, 42, 43, 44, 51, 46, 47, 54, 55, 56, 54,
    55, 57, 56, 54, 55, 57, 58, 59, 56, 54, 60, 56, 61, 54, 55, 56, 61, 54, 55, 57, 56, 62,
    54, 55, 57, 58, 59, 61, 54, 63, 61, 54, 56, 62, 54, 58, 59, 61, 56, 54, 64, 56, 54, 64,
    65, 56, 54, 64, 65, 58, 59, 54, 66, 56, 62, 54, 64, 56, 62, 54, 64, 65, 56, 67, 54, 64,
    65, 58, 59, 68, 54, 66, 56, 62, 54, 56, 67, 54, 58, 59, 54, 69, 56, 54, 70, 56, 71, 54,
    69, 56, 72, 54, 70, 56, 55, 56, 54, 73, 56, 54, 74, 56, 61, 54, 55, 75, 56, 61, 54, 55,
    76, 56, 62, 54, 55, 76, 56, 77, 54, 56, 67, 54, 56, 78, 79, 80, 81, 78, 80, 81, 82, 83,
    84, 85, 86, 87, 88, 54, 89, 44, 45, 46, 90, 89, 44, 45, 46, 91, 89, 44, 45, 46, 92, 89,
    44, 45, 46, 89, 93, 44, 51, 46, 89, 94, 44, 51, 46, 89, 95, 44, 51, 46, 89, 96, 44, 51,
    46, 97, 89, 93, 44, 52, 46, 97, 89, 94, 44, 52, 46, 98, 89, 94, 44, 52, 46, 98, 89, 96,
    44, 52, 46, 54, 99, 100, 44, 45, 46, 90, 99, 100, 44, 45, 46, 91, 99, 100, 44, 45, 46,
    92, 99, 100, 44, 45, 46, 99, 93, 100, 44, 51, 46, 99, 94, 100, 44, 51, 46, 99, 95, 100,
    44, 51, 46, 99, 96, 100, 44, 51, 46, 54, 101, 44, 45, 46, 93, 101, 44, 51, 46, 44, 45,
    46, 97, 99, 93, 100, 44, 52, 46, 97, 99, 94, 100, 44, 52, 46, 98, 99, 94, 100, 44, 52,
    46, 98, 99, 96, 100, 44, 52, 46, 102, 99, 100, 44, 45, 46, 99, 103, 100, 44, 51, 46, 104,
    99, 100, 44, 45, 46, 105, 99, 100, 44, 45, 46, 106, 107, 108, 109, 110, 45, 46, 111, 112,
    113, 114, 115, 116, 108, 109, 110, 45, 46, 111, 112, 113, 114, 117, 118, 108, 109, 110,
    45, 46, 111, 112, 113, 119, 120, 108, 109, 110, 45, 46, 111, 112, 113, 106, 107, 108,
    109, 110, 51, 46, 111, 112, 113, 114, 115, 116, 108, 109, 110, 51, 46, 111, 112, 113,
    114, 117, 118, 108, 109, 110, 51, 46, 111, 112, 113, 119, 120, 108, 109, 110, 51, 46,
    111, 112, 113, 121, 122, 108, 109, 110, 52, 46, 111, 112, 113, 123, 124, 108, 109, 110,
    52, 46, 111, 112, 113, 125, 126, 108, 109, 110, 45, 46, 111, 112, 113, 127, 128, 40, 112,
    129, 130, 40, 112, 131, 132, 40, 133, 134, 40, 78, 135, 136, 137, 138, 139, 78, 140, 136,
    141, 138, 142, 139, 143, 140, 136, 137, 138, 142, 139, 144, 145, 146, 147, 148, 146, 54,
    149, 150, 148, 146, 54, 151, 152, 153, 154, 155, 156, 78, 157, 144, 158, 78, 159, 144,
    160, 161, 158, 78, 159, 144, 162, 163, 164, 165, 166, 167, 147, 15, 157, 144, 145, 146,
    168, 156, 78, 169, 138, 170, 145, 171, 147, 156, 172, 157, 138, 170, 156, 78, 157, 138,
    170, 158, 78, 159, 138, 170, 160, 161, 158, 78, 159, 138, 170, 162, 163, 164, 165, 166,
    148, 146, 173, 151, 152, 153, 154, 155, 156, 78, 174, 138, 170, 158, 78, 175, 138, 170,
    160, 161, 158, 78, 175, 138, 170, 162, 163, 164, 165, 166, 145, 176, 147, 148, 176, 54,
    149, 150, 148, 176, 173, 151, 152, 153, 154, 155, 156, 143, 174, 138, 170, 158, 143, 175,
    138, 170, 160, 161, 158, 143, 175, 138, 170, 162, 163, 164, 165, 166, 145, 146, 177, 148,
    146, 178, 149, 150, 148, 146, 179, 151, 152, 153, 154, 155, 156, 78, 180, 138, 170, 158,
    78, 181, 138, 170, 160, 161, 158, 78, 181, 138, 170, 162, 163, 164, 165, 166, 156, 78,
    174, 138, 144, 158, 78, 175, 138, 144, 160, 161, 158, 78, 175, 138, 144, 162, 163, 164,
    165, 166, 156, 172, 174, 138, 170, 145, 171, 168, 156, 172, 169, 138, 170, 145, 182, 183,
    148, 182, 184, 149, 150, 148, 182, 184, 151, 152, 153, 154, 155, 156, 185, 186, 144, 158,
    185, 187, 144, 160, 161, 158, 185, 187, 144, 162, 163, 164, 165, 166, 145, 176, 183, 148,
    176, 184, 149, 150, 148, 176, 184, 151, 152, 153, 154, 155, 156, 143, 186, 138, 170, 158,
    143, 187, 138, 170, 160, 161, 158, 143, 187, 138, 170, 162, 163, 164, 165, 166, 145, 182,
    177, 148, 182, 178, 149, 150, 148, 182, 179, 151, 152, 153, 154, 155, 156, 185, 180, 138,
    170, 158, 185, 181, 138, 170, 160, 161, 158, 185, 181, 138, 170, 162, 163, 164, 165, 166,
    145, 176, 177, 148, 176, 178, 149, 150, 148, 176, 179, 151, 152, 153, 154, 155, 156, 143,
    180, 138, 170, 158, 143, 181, 138, 170, 160, 161, 158, 143, 181, 138, 170, 162, 163, 164,
    165, 166, 146, 147, 182, 183, 145, 146, 183, 148, 146, 184, 149, 150, 148, 146, 184, 151,
    152, 153, 154, 155, 156, 78, 186, 144, 158, 78, 187, 144, 160, 161, 158, 78, 187, 144,
    162, 163, 164, 165, 166, 156, 78, 157, 188, 144, 158, 78, 159, 188, 144, 160, 161, 158,
    78, 159, 188, 144, 162, 163, 164, 165, 166, 145, 189, 177, 156, 190, 191, 192, 144, 145,
    146, 147, 193, 194, 148, 146, 54, 193, 194, 149, 150, 148, 146, 173, 195, 194, 151, 152,
    153, 154, 155, 156, 78, 174, 196, 197, 144, 158, 78, 175, 196, 197, 144, 160, 161, 158,
    78, 175, 196, 197, 144, 162, 163, 164, 165, 166, 145, 171, 168, 198, 156, 172, 169, 199,
    138, 170, 145, 146, 147, 193, 148, 146, 54, 193, 149, 150, 148, 146, 173, 195, 151, 152,
    153, 154, 155, 156, 78, 174, 196, 138, 170, 158, 78, 175, 196, 138, 170, 160, 161, 158,
    78, 175, 196, 138, 170, 162, 163, 164, 165, 166, 148, 146, 54, 193, 151, 152, 153, 154,
    155, 156, 78, 157, 200, 138, 144, 158, 78, 159, 200, 138, 144, 160, 161, 158, 78, 159,
    200, 138, 144, 162, 163, 164, 165, 166, 156, 78, 157, 200, 144, 158, 78, 159, 200, 144,
    160, 161, 158, 78, 159, 200, 144, 162, 163, 164, 165, 166, 145, 201, 147, 202, 156, 203,
    157, 204, 144, 145, 146, 194, 147, 193, 194, 148, 146, 194, 54, 193, 194, 149, 150, 148,
    146, 194, 54, 193, 194, 151, 152, 153, 154, 155, 156, 78, 205, 157, 200, 197, 138, 144,
    158, 78, 205, 159, 200, 197, 138, 144, 160, 161, 158, 78, 205, 159, 200, 197, 138, 144,
    162, 163, 164, 165, 166, 146, 147, 21, 193, 146, 147, 193, 21, 145, 206, 147, 193, 148,
    206, 54, 193, 149, 150, 148, 206, 173, 195, 151, 152, 153, 154, 155, 156, 207, 174, 196,
    138, 170, 158, 207, 175, 196, 138, 170, 160, 161, 158, 207, 175, 196, 138, 170, 162, 163,
    164, 165, 166, 145, 176, 177, 208, 148, 176, 178, 208, 149, 150, 148, 176, 179, 209, 151,
    152, 153, 154, 155, 156, 143, 180, 210, 138, 170, 158, 143, 181, 210, 138, 170, 160, 161,
    158, 143, 181, 210, 138, 170, 162, 163, 164, 165, 166, 176, 177, 211, 208, 176, 177, 208,
    211, 148, 176, 179, 208, 151, 152, 153, 154, 155, 156, 143, 180, 212, 138, 170, 158, 143,
    181, 212, 138, 170, 160, 161, 158, 143, 181, 212, 138, 170, 162, 163, 164, 165, 166, 213,
    214, 215, 78, 174, 196, 216, 138, 170, 158, 78, 175, 196, 216, 138, 170, 160, 161, 158,
    78, 175, 196, 216, 138, 170, 162, 163, 164, 165, 166, 78, 157, 200, 217, 138, 144, 158,
    78, 159, 200, 217, 138, 144, 160, 161, 158, 78, 159, 200, 217, 138, 144, 162, 163, 164,
    165, 166, 78, 157, 200, 217, 144, 158, 78, 159, 200, 217, 144, 160, 161, 158, 78, 159,
    200, 217, 144, 162, 163, 164, 165, 166, 172, 169, 199, 218, 138, 170, 78, 157, 200, 219,
    142, 138, 144, 158, 78, 159, 200, 219, 142, 138, 144, 160, 161, 158, 78, 159, 200, 219,
    142, 138, 144, 162, 163, 164, 165, 166, 78, 174, 200, 217, 138, 144, 158, 78, 175, 200,
    217, 138, 144, 160, 161, 158, 78, 175, 200, 217, 138, 144, 162, 163, 164, 165, 166, 143,
    180, 210, 220, 142, 138, 170, 158, 143, 181, 210, 220, 142, 138, 170, 160, 161, 158, 143,
    181, 210, 220, 142, 138, 170, 162, 163, 164, 165, 166, 203, 221, 200, 222, 138, 144, 223,
    221, 200, 224, 138, 144, 185, 186, 225, 219, 142, 138, 144, 158, 185, 187, 225, 219, 142,
    138, 144, 160, 161, 158, 185, 187, 225, 219, 142, 138, 144, 162, 163, 164, 165, 166, 78,
    186, 225, 217, 142, 138, 144, 158, 78, 187, 225, 217, 142, 138, 144, 160, 161, 158, 78,
    187, 225, 217, 142, 138, 144, 162, 163, 164, 165, 166, 78, 157, 200, 217, 226, 144, 185,
    227, 228, 197, 144, 158, 185, 229, 228, 197, 144, 160, 161, 158, 185, 229, 228, 197, 144,
    162, 163, 164, 165, 166, 143, 230, 231, 220, 232, 144, 158, 143, 233, 231, 220, 232, 144,
    160, 161, 158, 143, 233, 231, 220, 232, 144, 162, 163, 164, 165, 166, 234, 235, 236, 237,
    232, 144, 158, 234, 238, 236, 237, 232, 144, 160, 161, 158, 234, 238, 236, 237, 232, 144,
    162, 163, 164, 165, 166, 15, 174, 138, 170, 239, 180, 138, 170, 78, 205, 135, 136, 137,
    138, 170, 172, 205, 240, 241, 242, 138, 170, 203, 205, 157, 200, 222, 138, 144, 78, 205,
    157, 200, 138, 144, 158, 78, 205, 159, 200, 138, 144, 160, 161, 158, 78, 205, 159, 200,
    138, 144, 162, 163, 164, 165, 166, 185, 186, 225, 243, 138, 144, 158, 185, 187, 225, 243,
    138, 144, 160, 161, 158, 185, 187, 225, 243, 138, 144, 162, 163, 164, 165, 166, 185, 186,
    225, 144, 158, 185, 187, 225, 144, 160, 161, 158, 185, 187, 225, 144, 162, 163, 164, 165,
    166, 78, 174, 196, 138, 144, 158, 78, 175, 196, 138, 144, 160, 161, 158, 78, 175, 196,
    138, 144, 162, 163, 164, 165, 166, 78, 157, 200, 226, 144, 78, 180, 210, 243, 138, 144,
    158, 78, 181, 210, 243, 138, 144, 160, 161, 158, 78, 181, 210, 243, 138, 144, 162, 163,
    164, 165, 166, 78, 174, 200, 138, 170, 158, 78, 175, 200, 138, 170, 160, 161, 158, 78,
    175, 200, 138, 170, 162, 163, 164, 165, 166, 78, 157, 200, 144, 78, 157, 200, 138, 144,
    172, 169, 200, 138, 170, 203, 157, 204, 144, 172, 169, 199, 138, 170, 15, 157, 200, 144,
    78, 174, 196, 138, 170, 143, 180, 210, 243, 138, 170, 158, 143, 181, 210, 243, 138, 170,
    160, 161, 158, 143, 181, 210, 243, 138, 170, 162, 163, 164, 165, 166, 78, 174, 196, 243,
    144, 158, 78, 175, 196, 243, 144, 160, 161, 158, 78, 175, 196, 243, 144, 162, 163, 164,
    165, 166, 78, 174, 200, 244, 144, 158, 78, 175, 200, 244, 144, 160, 161, 158, 78, 175,
    200, 244, 144, 162, 163, 164, 165, 166, 78, 157, 200, 217, 245, 246, 247, 248, 138, 78,
    157, 200, 226, 249, 250, 251, 138, 207, 252, 253, 254, 245, 246, 247, 248, 138, 207, 252,
    253, 226, 249, 250, 251, 138, 78, 252, 253, 217, 245, 246, 247, 248, 138, 158, 78, 255,
    253, 217, 245, 246, 247, 248, 138, 160, 161, 158, 78, 255, 253, 217, 245, 246, 247, 248,
    138, 162, 163, 164, 165, 166, 78, 157, 200, 217, 247, 248, 138, 78, 256, 257, 217, 245,
    246, 247, 248, 138, 158, 78, 258, 257, 217, 245, 246, 247, 248, 138, 160, 161, 158, 78,
    258, 257, 217, 245, 246, 247, 248, 138, 162, 163, 164, 165, 166, 143, 259, 260, 261, 245,
    262, 138, 158, 143, 263, 260, 261, 245, 262, 138, 160, 161, 158, 143, 263, 260, 261, 245,
    262, 138, 162, 163, 164, 165, 166, 78, 157, 200, 217, 247, 248, 158, 78, 159, 200, 217,
    247, 248, 160, 161, 158, 78, 159, 200, 217, 247, 248, 162, 163, 164, 165, 166, 264, 265,
    266, 267, 245, 247, 248, 268, 265, 266, 269, 245, 246, 247, 248, 264, 270, 271, 267, 245,
    247, 248, 138, 264, 272, 273, 267, 245, 247, 248, 138, 264, 270, 271, 267, 245, 247, 248,
    264, 265, 274, 275, 276, 247, 248, 268, 265, 274, 275, 276, 247, 248, 264, 270, 266, 275,
    276, 247, 248, 138, 264, 272, 271, 275, 276, 247, 248, 138, 264, 270, 266, 275, 276, 247,
    248, 156, 277, 180, 210, 138, 144, 158, 277, 181, 210, 138, 144, 160, 161, 158, 277, 181,
    210, 138, 144, 162, 163, 164, 165, 166, 145, 194, 177, 208, 194, 178, 208, 149, 150, 194,
    179, 209, 151, 152, 153, 154, 155, 156, 277, 174, 196, 138, 144, 158, 277, 175, 196, 138,
    144, 160, 161, 158, 277, 175, 196, 138, 144, 162, 163, 164, 165, 166, 145, 194, 147, 193,
    194, 54, 193, 149, 150, 194, 173, 195, 151, 152, 153, 154, 155, 156, 277, 169, 199, 138,
    144, 145, 194, 168, 198, 156, 277, 186, 225, 144, 158, 277, 187, 225, 144, 160, 161, 158,
    277, 187, 225, 144, 162, 163, 164, 165, 166, 145, 194, 183, 278, 194, 184, 278, 149, 150,
    194, 184, 278, 151, 152, 153, 154, 155, 156, 277, 157, 200, 144, 158, 277, 159, 200, 144,
    160, 161, 158, 277, 159, 200, 144, 162, 163, 164, 165, 166, 194, 54, 193, 151, 152, 153,
    154, 155, 156, 277, 221, 204, 144, 145, 194, 279, 202, 156, 277, 180, 210, 144, 158, 277,
    181, 210, 144, 160, 161, 158, 277, 181, 210, 144, 162, 163, 164, 165, 166, 156, 277, 174,
    200, 144, 158, 277, 175, 200, 144, 160, 161, 158, 277, 175, 200, 144, 162, 163, 164, 165,
    166, 194, 173, 193, 151, 152, 153, 154, 155, 156, 277, 169, 200, 144, 145, 194, 168, 193,
    156, 180, 210, 138, 144, 158, 181, 210, 138, 144, 160, 161, 158, 181, 210, 138, 144, 162,
    163, 164, 165, 166, 145, 177, 208, 178, 208, 149, 150, 179, 209, 151, 152, 153, 154, 155,
    156, 174, 196, 138, 144, 158, 175, 196, 138, 144, 160, 161, 158, 175, 196, 138, 144, 162,
    163, 164, 165, 166, 145, 147, 193, 54, 193, 149, 150, 173, 195, 151, 152, 153, 154, 155,
    156, 169, 199, 138, 144, 145, 168, 198, 156, 186, 225, 144, 158, 187, 225, 144, 160, 161,
    158, 187, 225, 144, 162, 163, 164, 165, 166, 145, 183, 278, 184, 278, 149, 150, 184, 278,
    151, 152, 153, 154, 155, 156, 157, 200, 144, 158, 159, 200, 144, 160, 161, 158, 159, 200,
    144, 162, 163, 164, 165, 166, 54, 193, 151, 152, 153, 154, 155, 156, 221, 204, 144, 145,
    279, 202, 156, 180, 210, 144, 158, 181, 210, 144, 160, 161, 158, 181, 210, 144, 162, 163,
    164, 165, 166, 156, 174, 200, 144, 158, 175, 200, 144, 160, 161, 158, 175, 200, 144, 162,
    163, 164, 165, 166, 173, 193, 151, 152, 153, 154, 155, 156, 169, 200, 144, 145, 168, 193,
    61, 147, 193, 280, 157, 281, 61, 147, 193, 21, 280, 157, 281, 21, 61, 147, 21, 193, 280,
    157, 21, 281, 61, 147, 280, 157, 61, 282, 283, 280, 252, 284, 61, 285, 286, 280, 256,
    287, 288, 289, 108, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 293, 294, 108, 295,
    109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 296, 297, 108, 295, 109, 110, 290, 45,
    46, 111, 112, 291, 292, 114, 298, 299, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291,
    292, 114, 300, 301, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 302, 303,
    108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 304, 305, 108, 295, 109, 110,
    290, 45, 46, 111, 112, 291, 292, 114, 306, 307, 108, 295, 109, 110, 290, 45, 46, 111,
    112, 291, 292, 114, 308, 309, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114,
    310, 311, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 312, 313, 108, 295,
    109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 314, 315, 108, 295, 109, 110, 290, 45,
    46, 111, 112, 291, 292, 114, 316, 317, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291,
    292, 114, 318, 319, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 320, 321,
    108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 322, 323, 108, 295, 109, 110,
    290, 45, 46, 111, 112, 291, 292, 324, 325, 108, 295, 109, 110, 290, 45, 46, 111, 112,
    291, 292, 114, 326, 327, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 328,
    329, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 330, 331, 108, 295, 109,
    110, 290, 45, 46, 111, 112, 291, 292, 114, 332, 333, 108, 295, 109, 110, 290, 45, 46,
    111, 112, 291, 292, 114, 334, 335, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292,
    114, 336, 337, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 338, 339, 108,
    295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 340, 341, 108, 295, 109, 110, 290,
    45, 46, 111, 112, 291, 292, 114, 342, 343, 108, 295, 109, 110, 290, 45, 46, 111, 112,
    291, 292, 114, 344, 345, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 346,
    347, 108, 295, 109, 110, 290, 45, 46, 111, 112, 291, 292, 114, 54, 348, 349, 44, 45, 46,
    90, 348, 349, 44, 45, 46, 91, 348, 349, 44, 45, 46, 92, 348, 349, 44, 45, 46, 348, 93,
    349, 44, 51, 46, 348, 94, 349, 44, 51, 46, 348, 95, 349, 44, 51, 46, 348, 96, 349, 44,
    51, 46, 102, 348, 349, 44, 45, 46, 348, 103, 349, 44, 51, 46, 350,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1269] = [
    0x186b15, // buffer_atomic_add_f32
    0x160915, // buffer_atomic_add_u32
    0x173915, // buffer_atomic_add_u64
    0x16a215, // buffer_atomic_and_b32
    0x17b715, // buffer_atomic_and_b64
    0x15f019, // buffer_atomic_cmpswap_b32
    0x172019, // buffer_atomic_cmpswap_b64
    0x181f1a, // buffer_atomic_cond_sub_u32
    0x16f515, // buffer_atomic_dec_u32
    0x180a15, // buffer_atomic_dec_u64
    0x16e015, // buffer_atomic_inc_u32
    0x17f515, // buffer_atomic_inc_u64
    0x167815, // buffer_atomic_max_i32
    0x178d15, // buffer_atomic_max_i64
    0x185219, // buffer_atomic_max_num_f32
    0x168d15, // buffer_atomic_max_u32
    0x17a215, // buffer_atomic_max_u64
    0x164e15, // buffer_atomic_min_i32
    0x176315, // buffer_atomic_min_i64
    0x183919, // buffer_atomic_min_num_f32
    0x166315, // buffer_atomic_min_u32
    0x177815, // buffer_atomic_min_u64
    0x16b714, // buffer_atomic_or_b32
    0x17cc14, // buffer_atomic_or_b64
    0x189819, // buffer_atomic_pk_add_bf16
    0x188018, // buffer_atomic_pk_add_f16
    0x16331b, // buffer_atomic_sub_clamp_u32
    0x161e15, // buffer_atomic_sub_u32
    0x174e15, // buffer_atomic_sub_u64
    0x15da16, // buffer_atomic_swap_b32
    0x170a16, // buffer_atomic_swap_b64
    0x16cb15, // buffer_atomic_xor_b32
    0x17e015, // buffer_atomic_xor_b64
    0x148f10, // buffer_load_b128
    0x14620f, // buffer_load_b32
    0x14710f, // buffer_load_b64
    0x14800f, // buffer_load_b96
    0x152313, // buffer_load_d16_b16
    0x135818, // buffer_load_d16_format_x
    0x137019, // buffer_load_d16_format_xy
    0x13891a, // buffer_load_d16_format_xyz
    0x13a31b, // buffer_load_d16_format_xyzw
    0x156016, // buffer_load_d16_hi_b16
    0x15a31b, // buffer_load_d16_hi_format_x
    0x154b15, // buffer_load_d16_hi_i8
    0x153615, // buffer_load_d16_hi_u8
    0x151112, // buffer_load_d16_i8
    0x14ff12, // buffer_load_d16_u8
    0x12a814, // buffer_load_format_x
    0x12bc15, // buffer_load_format_xy
    0x12d116, // buffer_load_format_xyz
    0x12e717, // buffer_load_format_xyzw
    0x14530f, // buffer_load_i16
    0x14360e, // buffer_load_i8
    0x14440f, // buffer_load_u16
    0x14280e, // buffer_load_u8
    0x14ee11, // buffer_store_b128
    0x14ae10, // buffer_store_b16
    0x14be10, // buffer_store_b32
    0x14ce10, // buffer_store_b64
    0x149f0f, // buffer_store_b8
    0x14de10, // buffer_store_b96
    0x13be19, // buffer_store_d16_format_x
    0x13d71a, // buffer_store_d16_format_xy
    0x13f11b, // buffer_store_d16_format_xyz
    0x140c1c, // buffer_store_d16_format_xyzw
    0x158c17, // buffer_store_d16_hi_b16
    0x157616, // buffer_store_d16_hi_b8
    0x15be1c, // buffer_store_d16_hi_format_x
    0x12fe15, // buffer_store_format_x
    0x131316, // buffer_store_format_xy
    0x132917, // buffer_store_format_xyz
    0x134018, // buffer_store_format_xyzw
    0x20350a, // ds_add_f32
    0x24750e, // ds_add_rtn_f32
    0x20560e, // ds_add_rtn_u32
    0x22ff0e, // ds_add_rtn_u64
    0x1f390a, // ds_add_u32
    0x22170a, // ds_add_u64
    0x1f940a, // ds_and_b32
    0x22720a, // ds_and_b64
    0x20d50e, // ds_and_rtn_b32
    0x237e0e, // ds_and_rtn_b64
    0x220e09, // ds_append
    0x25d30f, // ds_bpermute_b32
    0x25e212, // ds_bpermute_fi_b32
    0x260d1f, // ds_bvh_stack_push4_pop1_rtn_b32
    0x262c1f, // ds_bvh_stack_push8_pop1_rtn_b32
    0x264b1f, // ds_bvh_stack_push8_pop2_rtn_b64
    0x20040f, // ds_cmpstore_b32
    0x22d40f, // ds_cmpstore_b64
    0x215f13, // ds_cmpstore_rtn_b32
    0x240813, // ds_cmpstore_rtn_b64
    0x248315, // ds_condxchg32_rtn_b64
    0x255613, // ds_cond_sub_rtn_u32
    0x24980f, // ds_cond_sub_u32
    0x22040a, // ds_consume
    0x208f0e, // ds_dec_rtn_u32
    0x23380e, // ds_dec_rtn_u64
    0x1f620a, // ds_dec_u32
    0x22400a, // ds_dec_u64
    0x26a60e, // ds_direct_load
    0x20810e, // ds_inc_rtn_u32
    0x232a0e, // ds_inc_rtn_u64
    0x1f580a, // ds_inc_u32
    0x22360a, // ds_inc_u64
    0x21af11, // ds_load_2addr_b32
    0x244a11, // ds_load_2addr_b64
    0x21c01a, // ds_load_2addr_stride64_b32
    0x245b1a, // ds_load_2addr_stride64_b64
    0x25b312, // ds_load_addtid_b32
    0x26750c, // ds_load_b128
    0x21a40b, // ds_load_b32
    0x243f0b, // ds_load_b64
    0x266a0b, // ds_load_b96
    0x21ee0b, // ds_load_i16
    0x21da0a, // ds_load_i8
    0x25160e, // ds_load_i8_d16
    0x252411, // ds_load_i8_d16_hi
    0x21f90b, // ds_load_u16
    0x25350f, // ds_load_u16_d16
    0x254412, // ds_load_u16_d16_hi
    0x21e40a, // ds_load_u8
    0x24f70e, // ds_load_u8_d16
    0x250511, // ds_load_u8_d16_hi
    0x1f760a, // ds_max_i32
    0x22540a, // ds_max_i64
    0x20210e, // ds_max_num_f32
    0x22f10e, // ds_max_num_f64
    0x218412, // ds_max_num_rtn_f32
    0x242d12, // ds_max_num_rtn_f64
    0x20ab0e, // ds_max_rtn_i32
    0x23540e, // ds_max_rtn_i64
    0x20c70e, // ds_max_rtn_u32
    0x23700e, // ds_max_rtn_u64
    0x1f8a0a, // ds_max_u32
    0x22680a, // ds_max_u64
    0x1f6c0a, // ds_min_i32
    0x224a0a, // ds_min_i64
    0x20130e, // ds_min_num_f32
    0x22e30e, // ds_min_num_f64
    0x217212, // ds_min_num_rtn_f32
    0x241b12, // ds_min_num_rtn_f64
    0x209d0e, // ds_min_rtn_i32
    0x23460e, // ds_min_rtn_i64
    0x20b90e, // ds_min_rtn_u32
    0x23620e, // ds_min_rtn_u64
    0x1f800a, // ds_min_u32
    0x225e0a, // ds_min_u64
    0x1fb10c, // ds_mskor_b32
    0x228f0c, // ds_mskor_b64
    0x20fe10, // ds_mskor_rtn_b32
    0x23a710, // ds_mskor_rtn_b64
    0x202f06, // ds_nop
    0x1f9e09, // ds_or_b32
    0x227c09, // ds_or_b64
    0x20e30d, // ds_or_rtn_b32
    0x238c0d, // ds_or_rtn_b64
    0x26990d, // ds_param_load
    0x25c50e, // ds_permute_b32
    0x24c40e, // ds_pk_add_bf16
    0x24b70d, // ds_pk_add_f16
    0x258e12, // ds_pk_add_rtn_bf16
    0x257d11, // ds_pk_add_rtn_f16
    0x20720f, // ds_rsub_rtn_u32
    0x231b0f, // ds_rsub_rtn_u64
    0x1f4d0b, // ds_rsub_u32
    0x222b0b, // ds_rsub_u64
    0x21221a, // ds_storexchg_2addr_rtn_b32
    0x23cb1a, // ds_storexchg_2addr_rtn_b64
    0x213c23, // ds_storexchg_2addr_stride64_rtn_b32
    0x23e523, // ds_storexchg_2addr_stride64_rtn_b64
    0x210e14, // ds_storexchg_rtn_b32
    0x23b714, // ds_storexchg_rtn_b64
    0x1fd712, // ds_store_2addr_b32
    0x22a712, // ds_store_2addr_b64
    0x1fe91b, // ds_store_2addr_stride64_b32
    0x22b91b, // ds_store_2addr_stride64_b64
    0x25a013, // ds_store_addtid_b32
    0x26000d, // ds_store_b128
    0x204a0c, // ds_store_b16
    0x24e413, // ds_store_b16_d16_hi
    0x1fbd0c, // ds_store_b32
    0x229b0c, // ds_store_b64
    0x203f0b, // ds_store_b8
    0x24d212, // ds_store_b8_d16_hi
    0x25f40c, // ds_store_b96
    0x256914, // ds_sub_clamp_rtn_u32
    0x24a710, // ds_sub_clamp_u32
    0x20640e, // ds_sub_rtn_u32
    0x230d0e, // ds_sub_rtn_u64
    0x1f430a, // ds_sub_u32
    0x22210a, // ds_sub_u64
    0x21960e, // ds_swizzle_b32
    0x1fa70a, // ds_xor_b32
    0x22850a, // ds_xor_b64
    0x20f00e, // ds_xor_rtn_b32
    0x23990e, // ds_xor_rtn_b64
    0x271806, // export
    0x2ac213, // flat_atomic_add_f32
    0x289813, // flat_atomic_add_u32
    0x29ac13, // flat_atomic_add_u64
    0x292313, // flat_atomic_and_b32
    0x2a1e13, // flat_atomic_and_b64
    0x288117, // flat_atomic_cmpswap_b32
    0x299517, // flat_atomic_cmpswap_b64
    0x2a7c18, // flat_atomic_cond_sub_u32
    0x296e13, // flat_atomic_dec_u32
    0x2a6913, // flat_atomic_dec_u64
    0x295b13, // flat_atomic_inc_u32
    0x2a5613, // flat_atomic_inc_u64
    0x28fd13, // flat_atomic_max_i32
    0x29f813, // flat_atomic_max_i64
    0x2aab17, // flat_atomic_max_num_f32
    0x291013, // flat_atomic_max_u32
    0x2a0b13, // flat_atomic_max_u64
    0x28d713, // flat_atomic_min_i32
    0x29d213, // flat_atomic_min_i64
    0x2a9417, // flat_atomic_min_num_f32
    0x28ea13, // flat_atomic_min_u32
    0x29e513, // flat_atomic_min_u64
    0x293612, // flat_atomic_or_b32
    0x2a3112, // flat_atomic_or_b64
    0x2aeb17, // flat_atomic_pk_add_bf16
    0x2ad516, // flat_atomic_pk_add_f16
    0x28be19, // flat_atomic_sub_clamp_u32
    0x28ab13, // flat_atomic_sub_u32
    0x29bf13, // flat_atomic_sub_u64
    0x286d14, // flat_atomic_swap_b32
    0x298114, // flat_atomic_swap_b64
    0x294813, // flat_atomic_xor_b32
    0x2a4313, // flat_atomic_xor_b64
    0x27770e, // flat_load_b128
    0x27500d, // flat_load_b32
    0x275d0d, // flat_load_b64
    0x276a0d, // flat_load_b96
    0x27f911, // flat_load_d16_b16
    0x283014, // flat_load_d16_hi_b16
    0x281d13, // flat_load_d16_hi_i8
    0x280a13, // flat_load_d16_hi_u8
    0x27e910, // flat_load_d16_i8
    0x27d910, // flat_load_d16_u8
    0x27430d, // flat_load_i16
    0x272a0c, // flat_load_i8
    0x27360d, // flat_load_u16
    0x271e0c, // flat_load_u8
    0x27ca0f, // flat_store_b128
    0x27920e, // flat_store_b16
    0x27a00e, // flat_store_b32
    0x27ae0e, // flat_store_b64
    0x27850d, // flat_store_b8
    0x27bc0e, // flat_store_b96
    0x285815, // flat_store_d16_hi_b16
    0x284414, // flat_store_d16_hi_b8
    0x2f7d15, // global_atomic_add_f32
    0x2cec15, // global_atomic_add_u32
    0x2e1c15, // global_atomic_add_u64
    0x2d8515, // global_atomic_and_b32
    0x2e9a15, // global_atomic_and_b64
    0x2cd319, // global_atomic_cmpswap_b32
    0x2e0319, // global_atomic_cmpswap_b64
    0x2f0e1a, // global_atomic_cond_sub_u32
    0x2dd815, // global_atomic_dec_u32
    0x2eed15, // global_atomic_dec_u64
    0x2dc315, // global_atomic_inc_u32
    0x2ed815, // global_atomic_inc_u64
    0x2d5b15, // global_atomic_max_i32
    0x2e7015, // global_atomic_max_i64
    0x2f4119, // global_atomic_max_num_f32
    0x2d7015, // global_atomic_max_u32
    0x2e8515, // global_atomic_max_u64
    0x2d3115, // global_atomic_min_i32
    0x2e4615, // global_atomic_min_i64
    0x2f2819, // global_atomic_min_num_f32
    0x2d4615, // global_atomic_min_u32
    0x2e5b15, // global_atomic_min_u64
    0x2fe81d, // global_atomic_ordered_add_b64
    0x2d9a14, // global_atomic_or_b32
    0x2eaf14, // global_atomic_or_b64
    0x2fcf19, // global_atomic_pk_add_bf16
    0x2fb718, // global_atomic_pk_add_f16
    0x2d161b, // global_atomic_sub_clamp_u32
    0x2d0115, // global_atomic_sub_u32
    0x2e3115, // global_atomic_sub_u64
    0x2cbd16, // global_atomic_swap_b32
    0x2ded16, // global_atomic_swap_b64
    0x2dae15, // global_atomic_xor_b32
    0x2ec315, // global_atomic_xor_b64
    0x2caa0a, // global_inv
    0x2c7d16, // global_load_addtid_b32
    0x2b6910, // global_load_b128
    0x2b3c0f, // global_load_b32
    0x2b4b0f, // global_load_b64
    0x2b5a0f, // global_load_b96
    0x2f5a11, // global_load_block
    0x2bfd13, // global_load_d16_b16
    0x2c3a16, // global_load_d16_hi_b16
    0x2c2515, // global_load_d16_hi_i8
    0x2c1015, // global_load_d16_hi_u8
    0x2beb12, // global_load_d16_i8
    0x2bd912, // global_load_d16_u8
    0x2b2d0f, // global_load_i16
    0x2b100e, // global_load_i8
    0x2f9213, // global_load_tr_b128
    0x2fa512, // global_load_tr_b64
    0x2b1e0f, // global_load_u16
    0x2b020e, // global_load_u8
    0x2c9317, // global_store_addtid_b32
    0x2bc811, // global_store_b128
    0x2b8810, // global_store_b16
    0x2b9810, // global_store_b32
    0x2ba810, // global_store_b64
    0x2b790f, // global_store_b8
    0x2bb810, // global_store_b96
    0x2f6b12, // global_store_block
    0x2c6617, // global_store_d16_hi_b16
    0x2c5016, // global_store_d16_hi_b8
    0x2cb409, // global_wb
    0x2f020c, // global_wbinv
    0x32b014, // image_atomic_add_flt
    0x316615, // image_atomic_add_uint
    0x31e210, // image_atomic_and
    0x315214, // image_atomic_cmpswap
    0x322615, // image_atomic_dec_uint
    0x321115, // image_atomic_inc_uint
    0x32d814, // image_atomic_max_flt
    0x31b914, // image_atomic_max_int
    0x31cd15, // image_atomic_max_uint
    0x32c414, // image_atomic_min_flt
    0x319014, // image_atomic_min_int
    0x31a415, // image_atomic_min_uint
    0x31f20f, // image_atomic_or
    0x330318, // image_atomic_pk_add_bf16
    0x32ec17, // image_atomic_pk_add_f16
    0x317b15, // image_atomic_sub_uint
    0x314111, // image_atomic_swap
    0x320110, // image_atomic_xor
    0x326319, // image_bvh64_intersect_ray
    0x329818, // image_bvh8_intersect_ray
    0x327c1c, // image_bvh_dual_intersect_ray
    0x324c17, // image_bvh_intersect_ray
    0x51030d, // image_gather4
    0x53930e, // image_gather4h
    0x511f0f, // image_gather4_b
    0x533912, // image_gather4_b_cl
    0x513e0f, // image_gather4_c
    0x532910, // image_gather4_cl
    0x536e11, // image_gather4_c_b
    0x537f14, // image_gather4_c_b_cl
    0x534b12, // image_gather4_c_cl
    0x535d11, // image_gather4_c_l
    0x514d12, // image_gather4_c_lz
    0x518014, // image_gather4_c_lz_o
    0x51100f, // image_gather4_l
    0x512e10, // image_gather4_lz
    0x516e12, // image_gather4_lz_o
    0x515f0f, // image_gather4_o
    0x51940d, // image_get_lod
    0x323b11, // image_get_resinfo
    0x30a50a, // image_load
    0x30af0e, // image_load_mip
    0x30dd12, // image_load_mip_pck
    0x30ef16, // image_load_mip_pck_sgn
    0x30bd0e, // image_load_pck
    0x30cb12, // image_load_pck_sgn
    0x4fb80f, // image_msaa_load
    0x4fc70c, // image_sample
    0x4fef0e, // image_sample_b
    0x521111, // image_sample_b_cl
    0x527d13, // image_sample_b_cl_o
    0x508910, // image_sample_b_o
    0x500c0e, // image_sample_c
    0x51f10f, // image_sample_cl
    0x525911, // image_sample_cl_o
    0x503a10, // image_sample_c_b
    0x524613, // image_sample_c_b_cl
    0x52b815, // image_sample_c_b_cl_o
    0x50de12, // image_sample_c_b_o
    0x522211, // image_sample_c_cl
    0x529013, // image_sample_c_cl_o
    0x501a10, // image_sample_c_d
    0x523313, // image_sample_c_d_cl
    0x52cd17, // image_sample_c_d_cl_g16
    0x52a315, // image_sample_c_d_cl_o
    0x52fb19, // image_sample_c_d_cl_o_g16
    0x51b314, // image_sample_c_d_g16
    0x50ba12, // image_sample_c_d_o
    0x51db16, // image_sample_c_d_o_g16
    0x502a10, // image_sample_c_l
    0x504a11, // image_sample_c_lz
    0x50f013, // image_sample_c_lz_o
    0x50cc12, // image_sample_c_l_o
    0x50aa10, // image_sample_c_o
    0x4fd30e, // image_sample_d
    0x520011, // image_sample_d_cl
    0x531415, // image_sample_d_cl_g16
    0x526a13, // image_sample_d_cl_o
    0x52e417, // image_sample_d_cl_o_g16
    0x51a112, // image_sample_d_g16
    0x506910, // image_sample_d_o
    0x51c714, // image_sample_d_o_g16
    0x4fe10e, // image_sample_l
    0x4ffd0f, // image_sample_lz
    0x509911, // image_sample_lz_o
    0x507910, // image_sample_l_o
    0x505b0e, // image_sample_o
    0x31050b, // image_store
    0x31100f, // image_store_mip
    0x312e13, // image_store_mip_pck
    0x311f0f, // image_store_pck
    0x540f11, // scratch_load_b128
    0x53df10, // scratch_load_b32
    0x53ef10, // scratch_load_b64
    0x53ff10, // scratch_load_b96
    0x553212, // scratch_load_block
    0x54ac14, // scratch_load_d16_b16
    0x54ec17, // scratch_load_d16_hi_b16
    0x54d616, // scratch_load_d16_hi_i8
    0x54c016, // scratch_load_d16_hi_u8
    0x549913, // scratch_load_d16_i8
    0x548613, // scratch_load_d16_u8
    0x53cf10, // scratch_load_i16
    0x53b00f, // scratch_load_i8
    0x53bf10, // scratch_load_u16
    0x53a10f, // scratch_load_u8
    0x547412, // scratch_store_b128
    0x543011, // scratch_store_b16
    0x544111, // scratch_store_b32
    0x545211, // scratch_store_b64
    0x542010, // scratch_store_b8
    0x546311, // scratch_store_b96
    0x554413, // scratch_store_block
    0x551a18, // scratch_store_d16_hi_b16
    0x550317, // scratch_store_d16_hi_b8
    0x085b0d, // s_absdiff_i32
    0x035209, // s_abs_i32
    0x0deb0d, // s_addk_co_i32
    0x083d0f, // s_add_co_ci_u32
    0x08250c, // s_add_co_i32
    0x080d0c, // s_add_co_u32
    0x0ac609, // s_add_f16
    0x0a5d09, // s_add_f32
    0x0b390c, // s_add_nc_u64
    0x07420c, // s_alloc_vgpr
    0x090409, // s_and_b32
    0x090d09, // s_and_b64
    0x04b117, // s_and_not0_saveexec_b32
    0x04c817, // s_and_not0_saveexec_b64
    0x056515, // s_and_not0_wrexec_b32
    0x057a15, // s_and_not0_wrexec_b64
    0x09720e, // s_and_not1_b32
    0x09800e, // s_and_not1_b64
    0x050b17, // s_and_not1_saveexec_b32
    0x052217, // s_and_not1_saveexec_b64
    0x058f15, // s_and_not1_wrexec_b32
    0x05a415, // s_and_not1_wrexec_b64
    0x03d712, // s_and_saveexec_b32
    0x03e912, // s_and_saveexec_b64
    0x08900a, // s_ashr_i32
    0x089a0a, // s_ashr_i64
    0x01ec0b, // s_atc_probe
    0x01f712, // s_atc_probe_buffer
    0x556a0e, // s_barrier_init
    0x55780e, // s_barrier_join
    0x55860f, // s_barrier_leave
    0x071a10, // s_barrier_signal
    0x072a18, // s_barrier_signal_isfirst
    0x11140e, // s_barrier_wait
    0x035b0f, // s_bcnt0_i32_b32
    0x036a0f, // s_bcnt0_i32_b64
    0x03790f, // s_bcnt1_i32_b32
    0x03880f, // s_bcnt1_i32_b64
    0x09b109, // s_bfe_i32
    0x09c309, // s_bfe_i64
    0x09a809, // s_bfe_u32
    0x09ba09, // s_bfe_u64
    0x09cc09, // s_bfm_b32
    0x09d509, // s_bfm_b64
    0x0bea0d, // s_bitcmp0_b32
    0x0c040d, // s_bitcmp0_b64
    0x0bf70d, // s_bitcmp1_b32
    0x0c110d, // s_bitcmp1_b64
    0x033c16, // s_bitreplicate_b64_b32
    0x03080d, // s_bitset0_b32
    0x03150d, // s_bitset0_b64
    0x03220d, // s_bitset1_b32
    0x032f0d, // s_bitset1_b64
    0x112c08, // s_branch
    0x028f0a, // s_brev_b32
    0x02990a, // s_brev_b64
    0x015712, // s_buffer_load_b128
    0x016912, // s_buffer_load_b256
    0x013511, // s_buffer_load_b32
    0x017b12, // s_buffer_load_b512
    0x014611, // s_buffer_load_b64
    0x018d11, // s_buffer_load_b96
    0x01be11, // s_buffer_load_i16
    0x019e10, // s_buffer_load_i8
    0x01cf11, // s_buffer_load_u16
    0x01ae10, // s_buffer_load_u8
    0x023d16, // s_buffer_prefetch_data
    0x10370a, // s_call_b64
    0x117c10, // s_cbranch_execnz
    0x116d0f, // s_cbranch_execz
    0x11340e, // s_cbranch_scc0
    0x11420e, // s_cbranch_scc1
    0x115e0f, // s_cbranch_vccnz
    0x11500e, // s_cbranch_vccz
    0x07e20a, // s_ceil_f16
    0x07590a, // s_ceil_f32
    0x105f08, // s_clause
    0x02d709, // s_cls_i32
    0x02e00d, // s_cls_i32_i64
    0x02bd0d, // s_clz_i32_u32
    0x02ca0d, // s_clz_i32_u64
    0x0de00b, // s_cmovk_i32
    0x027b0a, // s_cmov_b32
    0x02850a, // s_cmov_b64
    0x0c5a0c, // s_cmp_eq_f16
    0x0c4e0c, // s_cmp_eq_f32
    0x0b5a0c, // s_cmp_eq_i32
    0x0ba20c, // s_cmp_eq_u32
    0x0c1e0c, // s_cmp_eq_u64
    0x0cba0c, // s_cmp_ge_f16
    0x0cae0c, // s_cmp_ge_f32
    0x0b7e0c, // s_cmp_ge_i32
    0x0bc60c, // s_cmp_ge_u32
    0x0c8a0c, // s_cmp_gt_f16
    0x0c7e0c, // s_cmp_gt_f32
    0x0b720c, // s_cmp_gt_i32
    0x0bba0c, // s_cmp_gt_u32
    0x0c720c, // s_cmp_le_f16
    0x0c660c, // s_cmp_le_f32
    0x0b960c, // s_cmp_le_i32
    0x0bde0c, // s_cmp_le_u32
    0x0ca20c, // s_cmp_lg_f16
    0x0c960c, // s_cmp_lg_f32
    0x0b660c, // s_cmp_lg_i32
    0x0bae0c, // s_cmp_lg_u32
    0x0c2a0c, // s_cmp_lg_u64
    0x0c420c, // s_cmp_lt_f16
    0x0c360c, // s_cmp_lt_f32
    0x0b8a0c, // s_cmp_lt_i32
    0x0bd20c, // s_cmp_lt_u32
    0x0d670d, // s_cmp_neq_f16
    0x0d5a0d, // s_cmp_neq_f32
    0x0cff0d, // s_cmp_nge_f16
    0x0cf20d, // s_cmp_nge_f32
    0x0d330d, // s_cmp_ngt_f16
    0x0d260d, // s_cmp_ngt_f32
    0x0d4d0d, // s_cmp_nle_f16
    0x0d400d, // s_cmp_nle_f32
    0x0d190d, // s_cmp_nlg_f16
    0x0d0c0d, // s_cmp_nlg_f32
    0x0d810d, // s_cmp_nlt_f16
    0x0d740d, // s_cmp_nlt_f32
    0x0cd10b, // s_cmp_o_f16
    0x0cc60b, // s_cmp_o_f32
    0x0ce70b, // s_cmp_u_f16
    0x0cdc0b, // s_cmp_u_f32
    0x11220a, // s_code_end
    0x09ff0d, // s_cselect_b32
    0x0a0c0d, // s_cselect_b64
    0x02a30d, // s_ctz_i32_b32
    0x02b00d, // s_ctz_i32_b64
    0x07b80d, // s_cvt_f16_f32
    0x07c50d, // s_cvt_f32_f16
    0x07840d, // s_cvt_f32_i32
    0x07910d, // s_cvt_f32_u32
    0x07d210, // s_cvt_hi_f32_f16
    0x079e0d, // s_cvt_i32_f32
    0x0ab214, // s_cvt_pk_rtz_f16_f32
    0x07ab0d, // s_cvt_u32_f32
    0x01e00c, // s_dcache_inv
    0x11d70e, // s_decperflevel
    0x10670b, // s_delay_alu
    0x11070d, // s_denorm_mode
    0x118c08, // s_endpgm
    0x11940e, // s_endpgm_saved
    0x07ec0b, // s_floor_f16
    0x07630b, // s_floor_f32
    0x0a920b, // s_fmaak_f32
    0x0afb0a, // s_fmac_f16
    0x0aa80a, // s_fmac_f32
    0x0a9d0b, // s_fmamk_f32
    0x05fd0b, // s_getpc_b64
    0x100d0c, // s_getreg_b32
    0x555713, // s_get_barrier_state
    0x12010c, // s_icache_inv
    0x11c90e, // s_incperflevel
    0x00e40b, // s_load_b128
    0x00ef0b, // s_load_b256
    0x00d00a, // s_load_b32
    0x00fa0b, // s_load_b512
    0x00da0a, // s_load_b64
    0x01050a, // s_load_b96
    0x01210a, // s_load_i16
    0x010f09, // s_load_i8
    0x012b0a, // s_load_u16
    0x011809, // s_load_u8
    0x08a40f, // s_lshl1_add_u32
    0x08b30f, // s_lshl2_add_u32
    0x08c20f, // s_lshl3_add_u32
    0x08d10f, // s_lshl4_add_u32
    0x08680a, // s_lshl_b32
    0x08720a, // s_lshl_b64
    0x087c0a, // s_lshr_b32
    0x08860a, // s_lshr_b64
    0x0b2c0d, // s_maximum_f16
    0x0b120d, // s_maximum_f32
    0x08f209, // s_max_i32
    0x0ae50d, // s_max_num_f16
    0x0a7c0d, // s_max_num_f32
    0x08fb09, // s_max_u32
    0x0b1f0d, // s_minimum_f16
    0x0b050d, // s_minimum_f32
    0x08e009, // s_min_i32
    0x0ad80d, // s_min_num_f16
    0x0a6f0d, // s_min_num_f32
    0x08e909, // s_min_u32
    0x0d8e0a, // s_movk_i32
    0x05d30d, // s_movreld_b32
    0x05e00d, // s_movreld_b64
    0x05ed10, // s_movrelsd_2_b32
    0x05b90d, // s_movrels_b32
    0x05c60d, // s_movrels_b64
    0x026909, // s_mov_b32
    0x027209, // s_mov_b64
    0x0df80a, // s_mulk_i32
    0x0af209, // s_mul_f16
    0x0a8909, // s_mul_f32
    0x09f30c, // s_mul_hi_i32
    0x09e70c, // s_mul_hi_u32
    0x09de09, // s_mul_i32
    0x0b5109, // s_mul_u64
    0x09380a, // s_nand_b32
    0x09420a, // s_nand_b64
    0x044113, // s_nand_saveexec_b32
    0x045413, // s_nand_saveexec_b64
    0x104105, // s_nop
    0x094c09, // s_nor_b32
    0x095509, // s_nor_b64
    0x046712, // s_nor_saveexec_b32
    0x047912, // s_nor_saveexec_b64
    0x03c509, // s_not_b32
    0x03ce09, // s_not_b64
    0x091608, // s_or_b32
    0x091e08, // s_or_b64
    0x04df16, // s_or_not0_saveexec_b32
    0x04f516, // s_or_not0_saveexec_b64
    0x098e0d, // s_or_not1_b32
    0x099b0d, // s_or_not1_b64
    0x053916, // s_or_not1_saveexec_b32
    0x054f16, // s_or_not1_saveexec_b64
    0x03fb11, // s_or_saveexec_b32
    0x040c11, // s_or_saveexec_b64
    0x0a3b11, // s_pack_hh_b32_b16
    0x0a4c11, // s_pack_hl_b32_b16
    0x0a2a11, // s_pack_lh_b32_b16
    0x0a1911, // s_pack_ll_b32_b16
    0x022e0f, // s_prefetch_data
    0x025316, // s_prefetch_data_pc_rel
    0x02090f, // s_prefetch_inst
    0x021816, // s_prefetch_inst_pc_rel
    0x03970e, // s_quadmask_b32
    0x03a50e, // s_quadmask_b64
    0x061f09, // s_rfe_b64
    0x08020b, // s_rndne_f16
    0x07790b, // s_rndne_f32
    0x10fb0c, // s_round_mode
    0x11b309, // s_sendmsg
    0x11bc0d, // s_sendmsghalt
    0x06f811, // s_sendmsg_rtn_b32
    0x070911, // s_sendmsg_rtn_b64
    0x104f09, // s_sethalt
    0x104609, // s_setkill
    0x06080b, // s_setpc_b64
    0x11aa09, // s_setprio
    0x10190c, // s_setreg_b32
    0x102512, // s_setreg_imm32_b32
    0x02fa0e, // s_sext_i32_i16
    0x02ed0d, // s_sext_i32_i8
    0x105807, // s_sleep
    0x074e0b, // s_sleep_var
    0x084c0f, // s_sub_co_ci_u32
    0x08310c, // s_sub_co_i32
    0x08190c, // s_sub_co_u32
    0x0acf09, // s_sub_f16
    0x0a6609, // s_sub_f32
    0x0b450c, // s_sub_nc_u64
    0x06130c, // s_swappc_b64
    0x10f506, // s_trap
    0x07f70b, // s_trunc_f16
    0x076e0b, // s_trunc_f32
    0x11e50c, // s_ttracedata
    0x11f110, // s_ttracedata_imm
    0x0dd709, // s_version
    0x55a709, // s_waitcnt
    0x10d40a, // s_wait_alu
    0x123a0d, // s_wait_bvhcnt
    0x12540c, // s_wait_dscnt
    0x10e90c, // s_wait_event
    0x12470d, // s_wait_expcnt
    0x10de0b, // s_wait_idle
    0x12600c, // s_wait_kmcnt
    0x120d0e, // s_wait_loadcnt
    0x126c14, // s_wait_loadcnt_dscnt
    0x122a10, // s_wait_samplecnt
    0x121b0f, // s_wait_storecnt
    0x128015, // s_wait_storecnt_dscnt
    0x11a208, // s_wakeup
    0x03b309, // s_wqm_b32
    0x03bc09, // s_wqm_b64
    0x095e0a, // s_xnor_b32
    0x09680a, // s_xnor_b64
    0x048b13, // s_xnor_saveexec_b32
    0x049e13, // s_xnor_saveexec_b64
    0x092609, // s_xor_b32
    0x092f09, // s_xor_b64
    0x041d12, // s_xor_saveexec_b32
    0x042f12, // s_xor_saveexec_b64
    0x1e6119, // tbuffer_load_d16_format_x
    0x1e7a1a, // tbuffer_load_d16_format_xy
    0x1e941b, // tbuffer_load_d16_format_xyz
    0x1eaf1c, // tbuffer_load_d16_format_xyzw
    0x1da915, // tbuffer_load_format_x
    0x1dbe16, // tbuffer_load_format_xy
    0x1dd417, // tbuffer_load_format_xyz
    0x1deb18, // tbuffer_load_format_xyzw
    0x1ecb1a, // tbuffer_store_d16_format_x
    0x1ee51b, // tbuffer_store_d16_format_xy
    0x1f001c, // tbuffer_store_d16_format_xyz
    0x1f1c1d, // tbuffer_store_d16_format_xyzw
    0x1e0316, // tbuffer_store_format_x
    0x1e1917, // tbuffer_store_format_xy
    0x1e3018, // tbuffer_store_format_xyz
    0x1e4819, // tbuffer_store_format_xyzw
    0x3d500a, // v_add3_u32
    0x39840f, // v_add_co_ci_u32
    0x3f500c, // v_add_co_u32
    0x3a2909, // v_add_f16
    0x385809, // v_add_f32
    0x384f09, // v_add_f64
    0x3ce50e, // v_add_lshl_u32
    0x3fdf0c, // v_add_nc_i16
    0x40f40c, // v_add_nc_i32
    0x3f770c, // v_add_nc_u16
    0x39b40c, // v_add_nc_u32
    0x3b1a0e, // v_alignbit_b32
    0x3b280f, // v_alignbyte_b32
    0x41b709, // v_and_b16
    0x395309, // v_and_b32
    0x3d670c, // v_and_or_b32
    0x41590d, // v_ashrrev_i16
    0x39460d, // v_ashrrev_i32
    0x41730d, // v_ashrrev_i64
    0x406c0e, // v_bcnt_u32_b32
    0x3aed09, // v_bfe_i32
    0x3ae409, // v_bfe_u32
    0x3af609, // v_bfi_b32
    0x406309, // v_bfm_b32
    0x35f20b, // v_bfrev_b32
    0x37390a, // v_ceil_f16
    0x355e0a, // v_ceil_f32
    0x35140a, // v_ceil_f64
    0x361709, // v_cls_i32
    0x35fd0d, // v_clz_i32_u32
    0x4e5d10, // v_cmpx_class_f16
    0x4e6d10, // v_cmpx_class_f32
    0x4e7d10, // v_cmpx_class_f64
    0x4a680d, // v_cmpx_eq_f16
    0x4b220d, // v_cmpx_eq_f32
    0x4bdc0d, // v_cmpx_eq_f64
    0x4c960d, // v_cmpx_eq_i16
    0x4d320d, // v_cmpx_eq_i32
    0x4dce0d, // v_cmpx_eq_i64
    0x4ce40d, // v_cmpx_eq_u16
    0x4d800d, // v_cmpx_eq_u32
    0x4e1c0d, // v_cmpx_eq_u64
    0x4a9c0d, // v_cmpx_ge_f16
    0x4b560d, // v_cmpx_ge_f32
    0x4c100d, // v_cmpx_ge_f64
    0x4cca0d, // v_cmpx_ge_i16
    0x4d660d, // v_cmpx_ge_i32
    0x4e020d, // v_cmpx_ge_i64
    0x4d180d, // v_cmpx_ge_u16
    0x4db40d, // v_cmpx_ge_u32
    0x4e500d, // v_cmpx_ge_u64
    0x4a820d, // v_cmpx_gt_f16
    0x4b3c0d, // v_cmpx_gt_f32
    0x4bf60d, // v_cmpx_gt_f64
    0x4cb00d, // v_cmpx_gt_i16
    0x4d4c0d, // v_cmpx_gt_i32
    0x4de80d, // v_cmpx_gt_i64
    0x4cfe0d, // v_cmpx_gt_u16
    0x4d9a0d, // v_cmpx_gt_u32
    0x4e360d, // v_cmpx_gt_u64
    0x4a750d, // v_cmpx_le_f16
    0x4b2f0d, // v_cmpx_le_f32
    0x4be90d, // v_cmpx_le_f64
    0x4ca30d, // v_cmpx_le_i16
    0x4d3f0d, // v_cmpx_le_i32
    0x4ddb0d, // v_cmpx_le_i64
    0x4cf10d, // v_cmpx_le_u16
    0x4d8d0d, // v_cmpx_le_u32
    0x4e290d, // v_cmpx_le_u64
    0x4a8f0d, // v_cmpx_lg_f16
    0x4b490d, // v_cmpx_lg_f32
    0x4c030d, // v_cmpx_lg_f64
    0x4a5b0d, // v_cmpx_lt_f16
    0x4b150d, // v_cmpx_lt_f32
    0x4bcf0d, // v_cmpx_lt_f64
    0x4c890d, // v_cmpx_lt_i16
    0x4d250d, // v_cmpx_lt_i32
    0x4dc10d, // v_cmpx_lt_i64
    0x4cd70d, // v_cmpx_lt_u16
    0x4d730d, // v_cmpx_lt_u32
    0x4e0f0d, // v_cmpx_lt_u64
    0x4af90e, // v_cmpx_neq_f16
    0x4bb30e, // v_cmpx_neq_f32
    0x4c6d0e, // v_cmpx_neq_f64
    0x4cbd0d, // v_cmpx_ne_i16
    0x4d590d, // v_cmpx_ne_i32
    0x4df50d, // v_cmpx_ne_i64
    0x4d0b0d, // v_cmpx_ne_u16
    0x4da70d, // v_cmpx_ne_u32
    0x4e430d, // v_cmpx_ne_u64
    0x4ac10e, // v_cmpx_nge_f16
    0x4b7b0e, // v_cmpx_nge_f32
    0x4c350e, // v_cmpx_nge_f64
    0x4add0e, // v_cmpx_ngt_f16
    0x4b970e, // v_cmpx_ngt_f32
    0x4c510e, // v_cmpx_ngt_f64
    0x4aeb0e, // v_cmpx_nle_f16
    0x4ba50e, // v_cmpx_nle_f32
    0x4c5f0e, // v_cmpx_nle_f64
    0x4acf0e, // v_cmpx_nlg_f16
    0x4b890e, // v_cmpx_nlg_f32
    0x4c430e, // v_cmpx_nlg_f64
    0x4b070e, // v_cmpx_nlt_f16
    0x4bc10e, // v_cmpx_nlt_f32
    0x4c7b0e, // v_cmpx_nlt_f64
    0x4aa90c, // v_cmpx_o_f16
    0x4b630c, // v_cmpx_o_f32
    0x4c1d0c, // v_cmpx_o_f64
    0x4ab50c, // v_cmpx_u_f16
    0x4b6f0c, // v_cmpx_u_f32
    0x4c290c, // v_cmpx_u_f64
    0x4a2e0f, // v_cmp_class_f16
    0x4a3d0f, // v_cmp_class_f32
    0x4a4c0f, // v_cmp_class_f64
    0x46860c, // v_cmp_eq_f16
    0x47320c, // v_cmp_eq_f32
    0x47de0c, // v_cmp_eq_f64
    0x488a0c, // v_cmp_eq_i16
    0x491a0c, // v_cmp_eq_i32
    0x49aa0c, // v_cmp_eq_i64
    0x48d20c, // v_cmp_eq_u16
    0x49620c, // v_cmp_eq_u32
    0x49f20c, // v_cmp_eq_u64
    0x46b60c, // v_cmp_ge_f16
    0x47620c, // v_cmp_ge_f32
    0x480e0c, // v_cmp_ge_f64
    0x48ba0c, // v_cmp_ge_i16
    0x494a0c, // v_cmp_ge_i32
    0x49da0c, // v_cmp_ge_i64
    0x49020c, // v_cmp_ge_u16
    0x49920c, // v_cmp_ge_u32
    0x4a220c, // v_cmp_ge_u64
    0x469e0c, // v_cmp_gt_f16
    0x474a0c, // v_cmp_gt_f32
    0x47f60c, // v_cmp_gt_f64
    0x48a20c, // v_cmp_gt_i16
    0x49320c, // v_cmp_gt_i32
    0x49c20c, // v_cmp_gt_i64
    0x48ea0c, // v_cmp_gt_u16
    0x497a0c, // v_cmp_gt_u32
    0x4a0a0c, // v_cmp_gt_u64
    0x46920c, // v_cmp_le_f16
    0x473e0c, // v_cmp_le_f32
    0x47ea0c, // v_cmp_le_f64
    0x48960c, // v_cmp_le_i16
    0x49260c, // v_cmp_le_i32
    0x49b60c, // v_cmp_le_i64
    0x48de0c, // v_cmp_le_u16
    0x496e0c, // v_cmp_le_u32
    0x49fe0c, // v_cmp_le_u64
    0x46aa0c, // v_cmp_lg_f16
    0x47560c, // v_cmp_lg_f32
    0x48020c, // v_cmp_lg_f64
    0x467a0c, // v_cmp_lt_f16
    0x47260c, // v_cmp_lt_f32
    0x47d20c, // v_cmp_lt_f64
    0x487e0c, // v_cmp_lt_i16
    0x490e0c, // v_cmp_lt_i32
    0x499e0c, // v_cmp_lt_i64
    0x48c60c, // v_cmp_lt_u16
    0x49560c, // v_cmp_lt_u32
    0x49e60c, // v_cmp_lt_u64
    0x470c0d, // v_cmp_neq_f16
    0x47b80d, // v_cmp_neq_f32
    0x48640d, // v_cmp_neq_f64
    0x48ae0c, // v_cmp_ne_i16
    0x493e0c, // v_cmp_ne_i32
    0x49ce0c, // v_cmp_ne_i64
    0x48f60c, // v_cmp_ne_u16
    0x49860c, // v_cmp_ne_u32
    0x4a160c, // v_cmp_ne_u64
    0x46d80d, // v_cmp_nge_f16
    0x47840d, // v_cmp_nge_f32
    0x48300d, // v_cmp_nge_f64
    0x46f20d, // v_cmp_ngt_f16
    0x479e0d, // v_cmp_ngt_f32
    0x484a0d, // v_cmp_ngt_f64
    0x46ff0d, // v_cmp_nle_f16
    0x47ab0d, // v_cmp_nle_f32
    0x48570d, // v_cmp_nle_f64
    0x46e50d, // v_cmp_nlg_f16
    0x47910d, // v_cmp_nlg_f32
    0x483d0d, // v_cmp_nlg_f64
    0x47190d, // v_cmp_nlt_f16
    0x47c50d, // v_cmp_nlt_f32
    0x48710d, // v_cmp_nlt_f64
    0x46c20b, // v_cmp_o_f16
    0x476e0b, // v_cmp_o_f32
    0x481a0b, // v_cmp_o_f64
    0x46cd0b, // v_cmp_u_f16
    0x47790b, // v_cmp_u_f32
    0x48250b, // v_cmp_u_f64
    0x3db70d, // v_cndmask_b16
    0x38420d, // v_cndmask_b32
    0x376d09, // v_cos_f16
    0x35e009, // v_cos_f32
    0x360a0d, // v_ctz_i32_b32
    0x3ab40c, // v_cubeid_f32
    0x3ad80c, // v_cubema_f32
    0x3ac00c, // v_cubesc_f32
    0x3acc0c, // v_cubetc_f32
    0x34430d, // v_cvt_f16_f32
    0x36b60d, // v_cvt_f16_i16
    0x36a90d, // v_cvt_f16_u16
    0x38150d, // v_cvt_f32_bf8
    0x34500d, // v_cvt_f32_f16
    0x34950d, // v_cvt_f32_f64
    0x37fd0d, // v_cvt_f32_fp8
    0x340f0d, // v_cvt_f32_i32
    0x341c0d, // v_cvt_f32_u32
    0x34af10, // v_cvt_f32_ubyte0
    0x34bf10, // v_cvt_f32_ubyte1
    0x34cf10, // v_cvt_f32_ubyte2
    0x34df10, // v_cvt_f32_ubyte3
    0x34a20d, // v_cvt_f64_f32
    0x34020d, // v_cvt_f64_i32
    0x34fc0d, // v_cvt_f64_u32
    0x347213, // v_cvt_floor_i32_f32
    0x36d00d, // v_cvt_i16_f16
    0x34360d, // v_cvt_i32_f32
    0x33f50d, // v_cvt_i32_f64
    0x37e30d, // v_cvt_i32_i16
    0x345d15, // v_cvt_nearest_i32_f32
    0x378512, // v_cvt_norm_i16_f16
    0x379712, // v_cvt_norm_u16_f16
    0x348510, // v_cvt_off_f32_i4
    0x421510, // v_cvt_pk_bf8_f32
    0x383210, // v_cvt_pk_f32_bf8
    0x382210, // v_cvt_pk_f32_fp8
    0x420510, // v_cvt_pk_fp8_f32
    0x3f9b10, // v_cvt_pk_i16_f32
    0x40d810, // v_cvt_pk_i16_i32
    0x402e15, // v_cvt_pk_norm_i16_f16
    0x409e15, // v_cvt_pk_norm_i16_f32
    0x404315, // v_cvt_pk_norm_u16_f16
    0x40b315, // v_cvt_pk_norm_u16_f32
    0x39fb14, // v_cvt_pk_rtz_f16_f32
    0x3fab10, // v_cvt_pk_u16_f32
    0x40c810, // v_cvt_pk_u16_u32
    0x3ba40f, // v_cvt_pk_u8_f32
    0x423510, // v_cvt_sr_bf8_f32
    0x422510, // v_cvt_sr_fp8_f32
    0x36c30d, // v_cvt_u16_f16
    0x34290d, // v_cvt_u32_f32
    0x34ef0d, // v_cvt_u32_f64
    0x37f00d, // v_cvt_u32_u16
    0x3d410f, // v_div_fixup_f16
    0x3bb30f, // v_div_fixup_f32
    0x3bc20f, // v_div_fixup_f64
    0x3c5d0e, // v_div_fmas_f32
    0x3c6b0e, // v_div_fmas_f64
    0x3f120f, // v_div_scale_f32
    0x3f210f, // v_div_scale_f64
    0x3e0210, // v_dot2_bf16_bf16
    0x3df40e, // v_dot2_f16_f16
    0x43790f, // v_dot2_f32_bf16
    0x43350e, // v_dot2_f32_f16
    0x442912, // v_dot4_f32_bf8_bf8
    0x440512, // v_dot4_f32_bf8_fp8
    0x43f312, // v_dot4_f32_fp8_bf8
    0x441712, // v_dot4_f32_fp8_fp8
    0x43430e, // v_dot4_i32_iu8
    0x43510d, // v_dot4_u32_u8
    0x435e0e, // v_dot8_i32_iu4
    0x436c0d, // v_dot8_u32_u4
    0x4eca0e, // v_dual_add_f32
    0x4f7f11, // v_dual_add_nc_u32
    0x4fa20e, // v_dual_and_b32
    0x4f1c12, // v_dual_cndmask_b32
    0x4f6817, // v_dual_dot2acc_f32_bf16
    0x4f5216, // v_dual_dot2acc_f32_f16
    0x4e9c10, // v_dual_fmaak_f32
    0x4e8d0f, // v_dual_fmac_f32
    0x4eac10, // v_dual_fmamk_f32
    0x4f9012, // v_dual_lshlrev_b32
    0x4f2e12, // v_dual_max_num_f32
    0x4f4012, // v_dual_min_num_f32
    0x4f0e0e, // v_dual_mov_b32
    0x4ef717, // v_dual_mul_dx9_zero_f32
    0x4ebc0e, // v_dual_mul_f32
    0x4ee611, // v_dual_subrev_f32
    0x4ed80e, // v_dual_sub_f32
    0x370209, // v_exp_f16
    0x357e09, // v_exp_f32
    0x372e0b, // v_floor_f16
    0x35730b, // v_floor_f32
    0x35290b, // v_floor_f64
    0x3a650b, // v_fmaak_f16
    0x39f00b, // v_fmaak_f32
    0x3a500a, // v_fmac_f16
    0x39db0a, // v_fmac_f32
    0x3a5a0b, // v_fmamk_f16
    0x39e50b, // v_fmamk_f32
    0x3a8812, // v_fma_dx9_zero_f32
    0x3cf309, // v_fma_f16
    0x3aff09, // v_fma_f32
    0x3b0809, // v_fma_f64
    0x43e40f, // v_fma_mixhi_f16
    0x43d50f, // v_fma_mixlo_f16
    0x43c80d, // v_fma_mix_f32
    0x37590b, // v_fract_f16
    0x35480b, // v_fract_f32
    0x36430b, // v_fract_f64
    0x371b13, // v_frexp_exp_i16_f16
    0x364e13, // v_frexp_exp_i32_f32
    0x362013, // v_frexp_exp_i32_f64
    0x370b10, // v_frexp_mant_f16
    0x366110, // v_frexp_mant_f32
    0x363310, // v_frexp_mant_f64
    0x334d14, // v_interp_p10_f16_f32
    0x332810, // v_interp_p10_f32
    0x337418, // v_interp_p10_rtz_f16_f32
    0x336113, // v_interp_p2_f16_f32
    0x33380f, // v_interp_p2_f32
    0x338c17, // v_interp_p2_rtz_f16_f32
    0x3a700b, // v_ldexp_f16
    0x40580b, // v_ldexp_f32
    0x41000b, // v_ldexp_f64
    0x3b1109, // v_lerp_u8
    0x36f909, // v_log_f16
    0x358709, // v_log_f32
    0x413f0d, // v_lshlrev_b16
    0x392c0d, // v_lshlrev_b32
    0x39770d, // v_lshlrev_b64
    0x3cd70e, // v_lshl_add_u32
    0x3d5a0d, // v_lshl_or_b32
    0x414c0d, // v_lshrrev_b16
    0x39390d, // v_lshrrev_b32
    0x41660d, // v_lshrrev_b64
    0x3f4010, // v_mad_co_i64_i32
    0x3f3010, // v_mad_co_u64_u32
    0x3d3809, // v_mad_i16
    0x3d890d, // v_mad_i32_i16
    0x3a9a0d, // v_mad_i32_i24
    0x3cbb09, // v_mad_u16
    0x3d7c0d, // v_mad_u32_u16
    0x3aa70d, // v_mad_u32_u24
    0x3d100a, // v_max3_i16
    0x3b570a, // v_max3_i32
    0x3bfb0e, // v_max3_num_f16
    0x3bdf0e, // v_max3_num_f32
    0x3d1a0a, // v_max3_u16
    0x3b610a, // v_max3_u32
    0x3c330e, // v_maximum3_f16
    0x3c170e, // v_maximum3_f32
    0x3e8e14, // v_maximumminimum_f16
    0x3e6614, // v_maximumminimum_f32
    0x41f80d, // v_maximum_f16
    0x41de0d, // v_maximum_f32
    0x418d0d, // v_maximum_f64
    0x3ddc0c, // v_maxmin_i32
    0x3e4210, // v_maxmin_num_f16
    0x3e2210, // v_maxmin_num_f32
    0x3dc40c, // v_maxmin_u32
    0x3fc409, // v_max_i16
    0x38f709, // v_max_i32
    0x3a1c0d, // v_max_num_f16
    0x391f0d, // v_max_num_f32
    0x38e10d, // v_max_num_f64
    0x3fbb09, // v_max_u16
    0x390909, // v_max_u32
    0x408c12, // v_mbcnt_hi_u32_b32
    0x407a12, // v_mbcnt_lo_u32_b32
    0x3d240a, // v_med3_i16
    0x3b6b0a, // v_med3_i32
    0x3c4f0e, // v_med3_num_f16
    0x3c410e, // v_med3_num_f32
    0x3d2e0a, // v_med3_u16
    0x3b750a, // v_med3_u32
    0x3cfc0a, // v_min3_i16
    0x3b430a, // v_min3_i32
    0x3bed0e, // v_min3_num_f16
    0x3bd10e, // v_min3_num_f32
    0x3d060a, // v_min3_u16
    0x3b4d0a, // v_min3_u32
    0x3c250e, // v_minimum3_f16
    0x3c090e, // v_minimum3_f32
    0x3e7a14, // v_minimummaximum_f16
    0x3e5214, // v_minimummaximum_f32
    0x41eb0d, // v_minimum_f16
    0x41d10d, // v_minimum_f32
    0x41800d, // v_minimum_f64
    0x3de80c, // v_minmax_i32
    0x3e3210, // v_minmax_num_f16
    0x3e1210, // v_minmax_num_f32
    0x3dd00c, // v_minmax_u32
    0x3fd609, // v_min_i16
    0x38ee09, // v_min_i32
    0x3a0f0d, // v_min_num_f16
    0x39120d, // v_min_num_f32
    0x38d40d, // v_min_num_f64
    0x3fcd09, // v_min_u16
    0x390009, // v_min_u32
    0x36710d, // v_movreld_b32
    0x369910, // v_movrelsd_2_b32
    0x368b0e, // v_movrelsd_b32
    0x367e0d, // v_movrels_b32
    0x353f09, // v_mov_b16
    0x33ac09, // v_mov_b32
    0x3c9211, // v_mqsad_pk_u16_u8
    0x3ca30e, // v_mqsad_u32_u8
    0x3c7909, // v_msad_u8
    0x3b370c, // v_mullit_f32
    0x387f12, // v_mul_dx9_zero_f32
    0x3a4709, // v_mul_f16
    0x389109, // v_mul_f32
    0x387609, // v_mul_f64
    0x41230c, // v_mul_hi_i32
    0x38a710, // v_mul_hi_i32_i24
    0x41170c, // v_mul_hi_u32
    0x38c410, // v_mul_hi_u32_u24
    0x389a0d, // v_mul_i32_i24
    0x3f8f0c, // v_mul_lo_u16
    0x410b0c, // v_mul_lo_u32
    0x38b70d, // v_mul_u32_u24
    0x33a305, // v_nop
    0x37da09, // v_not_b16
    0x35e909, // v_not_b32
    0x3d7309, // v_or3_b32
    0x41c008, // v_or_b16
    0x395c08, // v_or_b32
    0x40200e, // v_pack_b32_f16
    0x3d9610, // v_permlane16_b32
    0x3ff714, // v_permlane16_var_b32
    0x37bd10, // v_permlane64_b32
    0x3da611, // v_permlanex16_b32
    0x400b15, // v_permlanex16_var_b32
    0x3cc40a, // v_perm_b32
    0x35340b, // v_pipeflush
    0x431d0c, // v_pk_add_f16
    0x42750c, // v_pk_add_i16
    0x42e10c, // v_pk_add_u16
    0x42ad10, // v_pk_ashrrev_i16
    0x3a7b0d, // v_pk_fmac_f16
    0x43110c, // v_pk_fma_f16
    0x428d10, // v_pk_lshlrev_b16
    0x429d10, // v_pk_lshrrev_b16
    0x425a0c, // v_pk_mad_i16
    0x42d50c, // v_pk_mad_u16
    0x43b810, // v_pk_maximum_f16
    0x42bd0c, // v_pk_max_i16
    0x439810, // v_pk_max_num_f16
    0x42f90c, // v_pk_max_u16
    0x43a810, // v_pk_minimum_f16
    0x42c90c, // v_pk_min_i16
    0x438810, // v_pk_min_num_f16
    0x43050c, // v_pk_min_u16
    0x43290c, // v_pk_mul_f16
    0x42660f, // v_pk_mul_lo_u16
    0x42810c, // v_pk_sub_i16
    0x42ed0c, // v_pk_sub_u16
    0x3c8210, // v_qsad_pk_u16_u8
    0x36dd09, // v_rcp_f16
    0x359009, // v_rcp_f32
    0x35b109, // v_rcp_f64
    0x35990f, // v_rcp_iflag_f32
    0x33e213, // v_readfirstlane_b32
    0x419a0e, // v_readlane_b32
    0x374e0b, // v_rndne_f16
    0x35680b, // v_rndne_f32
    0x351e0b, // v_rndne_f64
    0x36f009, // v_rsq_f16
    0x35a809, // v_rsq_f32
    0x35ba09, // v_rsq_f64
    0x3b870b, // v_sad_hi_u8
    0x3b9209, // v_sad_u16
    0x3b9b09, // v_sad_u32
    0x3b7f08, // v_sad_u8
    0x37760f, // v_sat_pk_u8_i16
    0x376409, // v_sin_f16
    0x35d709, // v_sin_f32
    0x36e60a, // v_sqrt_f16
    0x35c30a, // v_sqrt_f32
    0x35cd0a, // v_sqrt_f64
    0x39a212, // v_subrev_co_ci_u32
    0x3f680f, // v_subrev_co_u32
    0x3a3b0c, // v_subrev_f16
    0x386a0c, // v_subrev_f32
    0x39cc0f, // v_subrev_nc_u32
    0x39930f, // v_sub_co_ci_u32
    0x3f5c0c, // v_sub_co_u32
    0x3a3209, // v_sub_f16
    0x386109, // v_sub_f32
    0x3feb0c, // v_sub_nc_i16
    0x40e80c, // v_sub_nc_i32
    0x3f830c, // v_sub_nc_u16
    0x39c00c, // v_sub_nc_u32
    0x37cd0d, // v_swaprel_b32
    0x37b30a, // v_swap_b16
    0x37a90a, // v_swap_b32
    0x45a01b, // v_swmmac_bf16_16x16x32_bf16
    0x458719, // v_swmmac_f16_16x16x32_f16
    0x456d1a, // v_swmmac_f32_16x16x32_bf16
    0x465d1d, // v_swmmac_f32_16x16x32_bf8_bf8
    0x46401d, // v_swmmac_f32_16x16x32_bf8_fp8
    0x455419, // v_swmmac_f32_16x16x32_f16
    0x46231d, // v_swmmac_f32_16x16x32_fp8_bf8
    0x46061d, // v_swmmac_f32_16x16x32_fp8_fp8
    0x45d419, // v_swmmac_i32_16x16x32_iu4
    0x45bb19, // v_swmmac_i32_16x16x32_iu8
    0x45ed19, // v_swmmac_i32_16x16x64_iu4
    0x3ead0b, // v_s_exp_f16
    0x3ea20b, // v_s_exp_f32
    0x3ec30b, // v_s_log_f16
    0x3eb80b, // v_s_log_f32
    0x3ed90b, // v_s_rcp_f16
    0x3ece0b, // v_s_rcp_f32
    0x3eef0b, // v_s_rsq_f16
    0x3ee40b, // v_s_rsq_f32
    0x3f060c, // v_s_sqrt_f16
    0x3efa0c, // v_s_sqrt_f32
    0x412f10, // v_trig_preop_f64
    0x37430b, // v_trunc_f16
    0x35530b, // v_trunc_f32
    0x35090b, // v_trunc_f64
    0x448119, // v_wmma_bf16_16x16x16_bf16
    0x446a17, // v_wmma_f16_16x16x16_f16
    0x445218, // v_wmma_f32_16x16x16_bf16
    0x45191b, // v_wmma_f32_16x16x16_bf8_bf8
    0x44fe1b, // v_wmma_f32_16x16x16_bf8_fp8
    0x443b17, // v_wmma_f32_16x16x16_f16
    0x44e31b, // v_wmma_f32_16x16x16_fp8_bf8
    0x44c81b, // v_wmma_f32_16x16x16_fp8_fp8
    0x44b117, // v_wmma_i32_16x16x16_iu4
    0x449a17, // v_wmma_i32_16x16x16_iu8
    0x453417, // v_wmma_i32_16x16x32_iu4
    0x41a80f, // v_writelane_b32
    0x3cce09, // v_xad_u32
    0x396d0a, // v_xnor_b32
    0x3cb10a, // v_xor3_b32
    0x41c809, // v_xor_b16
    0x396409, // v_xor_b32
];
