// Written by `cargo xtask regen` from amdgpu_isa_rdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_hinullm0exec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directnvs_load_b32s_load_b64s_load_b128s_load_b256s_load_b512s_load_b96s_load_i8s_load_u8s_load_i16s_load_u16s_buffer_load_b32s_buffer_load_b64s_buffer_load_b128s_buffer_load_b256s_buffer_load_b512s_buffer_load_b96s_buffer_load_i8s_buffer_load_u8s_buffer_load_i16s_buffer_load_u16s_dcache_invs_atc_probes_atc_probe_buffers_prefetch_insts_prefetch_inst_pc_rels_prefetch_datas_buffer_prefetch_datas_prefetch_data_pc_rels_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_brev_b32s_brev_b64s_ctz_i32_b32s_ctz_i32_b64s_clz_i32_u32s_clz_i32_u64s_cls_i32s_cls_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_bitreplicate_b64_b32s_abs_i32s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_quadmask_b32s_quadmask_b64s_wqm_b32s_wqm_b64s_not_b32s_not_b64s_and_saveexec_b32s_and_saveexec_b64s_or_saveexec_b32s_or_saveexec_b64s_xor_saveexec_b32s_xor_saveexec_b64s_nand_saveexec_b32s_nand_saveexec_b64s_nor_saveexec_b32s_nor_saveexec_b64s_xnor_saveexec_b32s_xnor_saveexec_b64s_and_not0_saveexec_b32s_and_not0_saveexec_b64s_or_not0_saveexec_b32s_or_not0_saveexec_b64s_and_not1_saveexec_b32s_and_not1_saveexec_b64s_or_not1_saveexec_b32s_or_not1_saveexec_b64s_and_not0_wrexec_b32s_and_not0_wrexec_b64s_and_not1_wrexec_b32s_and_not1_wrexec_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_movrelsd_2_b32s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64MSG_INTERRUPTMSG_HS_TESSFACTORMSG_DEALLOC_VGPRSMSG_GS_ALLOC_REQMSG_RTN_GET_DOORBELLMSG_RTN_GET_DDIDMSG_RTN_GET_TMAMSG_RTN_GET_REALTIMEMSG_RTN_SAVE_WAVEMSG_RTN_GET_TBAMSG_RTN_GET_TBA_TO_PCMSG_RTN_GET_SE_AID_IDs_sendmsg_rtn_b32s_sendmsg_rtn_b64s_barrier_signals_barrier_signal_isfirsts_alloc_vgprs_sleep_vars_ceil_f32s_floor_f32s_trunc_f32s_rndne_f32s_cvt_f32_i32s_cvt_f32_u32s_cvt_i32_f32s_cvt_u32_f32s_cvt_f16_f32s_cvt_f32_f16s_cvt_hi_f32_f16s_ceil_f16s_floor_f16s_trunc_f16s_rndne_f16s_add_co_u32s_sub_co_u32s_add_co_i32s_sub_co_i32s_add_co_ci_u32s_sub_co_ci_u32s_absdiff_i32s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_min_i32s_min_u32s_max_i32s_max_u32s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_and_not1_b32s_and_not1_b64s_or_not1_b32s_or_not1_b64s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_bfm_b32s_bfm_b64s_mul_i32s_mul_hi_u32s_mul_hi_i32s_cselect_b32s_cselect_b64s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_pack_hl_b32_b16s_add_f32s_sub_f32s_min_num_f32s_max_num_f32s_mul_f32s_fmaak_f32s_fmamk_f32s_fmac_f32s_cvt_pk_rtz_f16_f32s_add_f16s_sub_f16s_min_num_f16s_max_num_f16s_mul_f16s_fmac_f16s_minimum_f32s_maximum_f32s_minimum_f16s_maximum_f16s_add_nc_u64s_sub_nc_u64s_mul_u64s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_cmp_lt_f32s_cmp_lt_f16s_cmp_eq_f32s_cmp_eq_f16s_cmp_le_f32s_cmp_le_f16s_cmp_gt_f32s_cmp_gt_f16s_cmp_lg_f32s_cmp_lg_f16s_cmp_ge_f32s_cmp_ge_f16s_cmp_o_f32s_cmp_o_f16s_cmp_u_f32s_cmp_u_f16s_cmp_nge_f32s_cmp_nge_f16s_cmp_nlg_f32s_cmp_nlg_f16s_cmp_ngt_f32s_cmp_ngt_f16s_cmp_nle_f32s_cmp_nle_f16s_cmp_neq_f32s_cmp_neq_f16s_cmp_nlt_f32s_cmp_nlt_f16s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_addk_co_i32s_mulk_i32HW_REG_WAVE_MODEHW_REG_WAVE_STATUSHW_REG_WAVE_STATE_PRIVHW_REG_WAVE_GPR_ALLOCHW_REG_WAVE_LDS_ALLOCHW_REG_IB_STSHW_REG_PERF_SNAPSHOT_DATAHW_REG_PERF_SNAPSHOT_PC_LOHW_REG_PERF_SNAPSHOT_PC_HIHW_REG_PERF_SNAPSHOT_DATA1HW_REG_PERF_SNAPSHOT_DATA2HW_REG_WAVE_EXCP_FLAG_PRIVHW_REG_WAVE_EXCP_FLAG_USERHW_REG_WAVE_TRAP_CTRLHW_REG_WAVE_SCRATCH_BASE_LOHW_REG_WAVE_SCRATCH_BASE_HIHW_REG_WAVE_HW_ID1HW_REG_WAVE_HW_ID2HW_REG_WAVE_SCHED_MODEHW_REG_SHADER_CYCLES_LOHW_REG_SHADER_CYCLES_HIHW_REG_WAVE_DVGPR_ALLOC_LOHW_REG_WAVE_DVGPR_ALLOC_HIs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_nops_setkills_sethalts_sleeps_clauses_delay_aludepctr_hold_cntdepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_wait_alus_wait_idles_wait_events_traps_round_modes_denorm_modes_barrier_waits_code_ends_branchs_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_endpgms_endpgm_saveds_wakeups_setprios_sendmsgs_sendmsghalts_incperflevels_decperflevels_ttracedatas_ttracedata_imms_icache_invs_wait_loadcnts_wait_storecnts_wait_samplecnts_wait_bvhcnts_wait_expcnts_wait_dscnts_wait_kmcnts_wait_loadcnt_dscnts_wait_storecnt_dscntidxenoffenoffsettfebuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_d16_format_xbuffer_load_d16_format_xybuffer_load_d16_format_xyzbuffer_load_d16_format_xyzwbuffer_store_d16_format_xbuffer_store_d16_format_xybuffer_store_d16_format_xyzbuffer_store_d16_format_xyzwbuffer_load_u8buffer_load_i8buffer_load_u16buffer_load_i16buffer_load_b32buffer_load_b64buffer_load_b96buffer_load_b128buffer_store_b8buffer_store_b16buffer_store_b32buffer_store_b64buffer_store_b96buffer_store_b128buffer_load_d16_u8buffer_load_d16_i8buffer_load_d16_b16buffer_load_d16_hi_u8buffer_load_d16_hi_i8buffer_load_d16_hi_b16buffer_store_d16_hi_b8buffer_store_d16_hi_b16buffer_load_d16_hi_format_xbuffer_store_d16_hi_format_xbuffer_atomic_swap_b32buffer_atomic_cmpswap_b32buffer_atomic_add_u32buffer_atomic_sub_u32buffer_atomic_sub_clamp_u32buffer_atomic_min_i32buffer_atomic_min_u32buffer_atomic_max_i32buffer_atomic_max_u32buffer_atomic_and_b32buffer_atomic_or_b32buffer_atomic_xor_b32buffer_atomic_inc_u32buffer_atomic_dec_u32buffer_atomic_swap_b64buffer_atomic_cmpswap_b64buffer_atomic_add_u64buffer_atomic_sub_u64buffer_atomic_min_i64buffer_atomic_min_u64buffer_atomic_max_i64buffer_atomic_max_u64buffer_atomic_and_b64buffer_atomic_or_b64buffer_atomic_xor_b64buffer_atomic_inc_u64buffer_atomic_dec_u64buffer_atomic_cond_sub_u32buffer_atomic_min_num_f32buffer_atomic_max_num_f32buffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_pk_add_bf16BUF_FMT_INVALIDBUF_FMT_8_UNORMBUF_FMT_8_SNORMBUF_FMT_8_USCALEDBUF_FMT_8_SSCALEDBUF_FMT_8_UINTBUF_FMT_8_SINTBUF_FMT_16_UNORMBUF_FMT_16_SNORMBUF_FMT_16_USCALEDBUF_FMT_16_SSCALEDBUF_FMT_16_UINTBUF_FMT_16_SINTBUF_FMT_16_FLOATBUF_FMT_8_8_UNORMBUF_FMT_8_8_SNORMBUF_FMT_8_8_USCALEDBUF_FMT_8_8_SSCALEDBUF_FMT_8_8_UINTBUF_FMT_8_8_SINTBUF_FMT_32_UINTBUF_FMT_32_SINTBUF_FMT_32_FLOATBUF_FMT_16_16_UNORMBUF_FMT_16_16_SNORMBUF_FMT_16_16_USCALEDBUF_FMT_16_16_SSCALEDBUF_FMT_16_16_UINTBUF_FMT_16_16_SINTBUF_FMT_16_16_FLOATBUF_FMT_10_11_11_FLOATBUF_FMT_11_11_10_FLOATBUF_FMT_10_10_10_2_UNORMBUF_FMT_10_10_10_2_SNORMBUF_FMT_10_10_10_2_UINTBUF_FMT_10_10_10_2_SINTBUF_FMT_2_10_10_10_UNORMBUF_FMT_2_10_10_10_SNORMBUF_FMT_2_10_10_10_USCALEDBUF_FMT_2_10_10_10_SSCALEDBUF_FMT_2_10_10_10_UINTBUF_FMT_2_10_10_10_SINTBUF_FMT_8_8_8_8_UNORMBUF_FMT_8_8_8_8_SNORMBUF_FMT_8_8_8_8_USCALEDBUF_FMT_8_8_8_8_SSCALEDBUF_FMT_8_8_8_8_UINTBUF_FMT_8_8_8_8_SINTBUF_FMT_32_32_UINTBUF_FMT_32_32_SINTBUF_FMT_32_32_FLOATBUF_FMT_16_16_16_16_UNORMBUF_FMT_16_16_16_16_SNORMBUF_FMT_16_16_16_16_USCALEDBUF_FMT_16_16_16_16_SSCALEDBUF_FMT_16_16_16_16_UINTBUF_FMT_16_16_16_16_SINTBUF_FMT_16_16_16_16_FLOATBUF_FMT_32_32_32_UINTBUF_FMT_32_32_32_SINTBUF_FMT_32_32_32_FLOATBUF_FMT_32_32_32_32_UINTBUF_FMT_32_32_32_32_SINTBUF_FMT_32_32_32_32_FLOATtbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_d16_format_xtbuffer_load_d16_format_xytbuffer_load_d16_format_xyztbuffer_load_d16_format_xyzwtbuffer_store_d16_format_xtbuffer_store_d16_format_xytbuffer_store_d16_format_xyztbuffer_store_d16_format_xyzwds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_store_b32offset0offset1ds_store_2addr_b32ds_store_2addr_stride64_b32ds_cmpstore_b32ds_min_num_f32ds_max_num_f32ds_nopds_add_f32ds_store_b8ds_store_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_storexchg_rtn_b32ds_storexchg_2addr_rtn_b32ds_storexchg_2addr_stride64_rtn_b32ds_cmpstore_rtn_b32ds_min_num_rtn_f32ds_max_num_rtn_f32ds_swizzle_b32ds_load_b32ds_load_2addr_b32ds_load_2addr_stride64_b32ds_load_i8ds_load_u8ds_load_i16ds_load_u16ds_consumeds_appendds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_store_b64ds_store_2addr_b64ds_store_2addr_stride64_b64ds_cmpstore_b64ds_min_num_f64ds_max_num_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_storexchg_rtn_b64ds_storexchg_2addr_rtn_b64ds_storexchg_2addr_stride64_rtn_b64ds_cmpstore_rtn_b64ds_min_num_rtn_f64ds_max_num_rtn_f64ds_load_b64ds_load_2addr_b64ds_load_2addr_stride64_b64ds_add_rtn_f32ds_condxchg32_rtn_b64ds_cond_sub_u32ds_sub_clamp_u32ds_pk_add_f16ds_pk_add_bf16ds_store_b8_d16_hids_store_b16_d16_hids_load_u8_d16ds_load_u8_d16_hids_load_i8_d16ds_load_i8_d16_hids_load_u16_d16ds_load_u16_d16_hids_cond_sub_rtn_u32ds_sub_clamp_rtn_u32ds_pk_add_rtn_f16ds_pk_add_rtn_bf16ds_store_addtid_b32ds_load_addtid_b32ds_permute_b32ds_bpermute_b32ds_bpermute_fi_b32ds_store_b96ds_store_b128ds_bvh_stack_push4_pop1_rtn_b32ds_bvh_stack_push8_pop1_rtn_b32ds_bvh_stack_push8_pop2_rtn_b64ds_load_b96ds_load_b128wait_va_vdstwait_vm_vsrcds_param_loadds_direct_loadmrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3pos4primdual_src_blend0dual_src_blend1donerow_enexportflat_load_u8flat_load_i8flat_load_u16flat_load_i16flat_load_b32flat_load_b64flat_load_b96flat_load_b128flat_store_b8flat_store_b16flat_store_b32flat_store_b64flat_store_b96flat_store_b128flat_load_d16_u8flat_load_d16_i8flat_load_d16_b16flat_load_d16_hi_u8flat_load_d16_hi_i8flat_load_d16_hi_b16flat_store_d16_hi_b8flat_store_d16_hi_b16flat_atomic_swap_b32flat_atomic_cmpswap_b32flat_atomic_add_u32flat_atomic_sub_u32flat_atomic_sub_clamp_u32flat_atomic_min_i32flat_atomic_min_u32flat_atomic_max_i32flat_atomic_max_u32flat_atomic_and_b32flat_atomic_or_b32flat_atomic_xor_b32flat_atomic_inc_u32flat_atomic_dec_u32flat_atomic_swap_b64flat_atomic_cmpswap_b64flat_atomic_add_u64flat_atomic_sub_u64flat_atomic_min_i64flat_atomic_min_u64flat_atomic_max_i64flat_atomic_max_u64flat_atomic_and_b64flat_atomic_or_b64flat_atomic_xor_b64flat_atomic_inc_u64flat_atomic_dec_u64flat_atomic_cond_sub_u32flat_atomic_min_num_f32flat_atomic_max_num_f32flat_atomic_add_f32flat_atomic_pk_add_f16flat_atomic_pk_add_bf16global_load_u8global_load_i8global_load_u16global_load_i16global_load_b32global_load_b64global_load_b96global_load_b128global_store_b8global_store_b16global_store_b32global_store_b64global_store_b96global_store_b128global_load_d16_u8global_load_d16_i8global_load_d16_b16global_load_d16_hi_u8global_load_d16_hi_i8global_load_d16_hi_b16global_store_d16_hi_b8global_store_d16_hi_b16global_load_addtid_b32global_store_addtid_b32global_invglobal_wbglobal_atomic_swap_b32global_atomic_cmpswap_b32global_atomic_add_u32global_atomic_sub_u32global_atomic_sub_clamp_u32global_atomic_min_i32global_atomic_min_u32global_atomic_max_i32global_atomic_max_u32global_atomic_and_b32global_atomic_or_b32global_atomic_xor_b32global_atomic_inc_u32global_atomic_dec_u32global_atomic_swap_b64global_atomic_cmpswap_b64global_atomic_add_u64global_atomic_sub_u64global_atomic_min_i64global_atomic_min_u64global_atomic_max_i64global_atomic_max_u64global_atomic_and_b64global_atomic_or_b64global_atomic_xor_b64global_atomic_inc_u64global_atomic_dec_u64global_wbinvglobal_atomic_cond_sub_u32global_atomic_min_num_f32global_atomic_max_num_f32global_load_blockglobal_store_blockglobal_atomic_add_f32global_load_tr_b128global_load_tr_b64global_atomic_pk_add_f16global_atomic_pk_add_bf16global_atomic_ordered_add_b64dmaskSQ_RSRC_IMG_1DSQ_RSRC_IMG_2DSQ_RSRC_IMG_3DSQ_RSRC_IMG_CUBESQ_RSRC_IMG_1D_ARRAYSQ_RSRC_IMG_2D_ARRAYSQ_RSRC_IMG_2D_MSAASQ_RSRC_IMG_2D_MSAA_ARRAYr128a16d16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_atomic_swapimage_atomic_cmpswapimage_atomic_add_uintimage_atomic_sub_uintimage_atomic_min_intimage_atomic_min_uintimage_atomic_max_intimage_atomic_max_uintimage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_inc_uintimage_atomic_dec_uintimage_get_resinfoimage_bvh_intersect_rayimage_bvh64_intersect_rayimage_bvh_dual_intersect_rayimage_bvh8_intersect_rayimage_atomic_add_fltimage_atomic_min_fltimage_atomic_max_fltimage_atomic_pk_add_f16image_atomic_pk_add_bf16clampwait_expv_interp_p10_f32v_interp_p2_f32op_selv_interp_p10_f16_f32v_interp_p2_f16_f32v_interp_p10_rtz_f16_f32v_interp_p2_rtz_f16_f32v_nop_e32v_mov_b32_dpprow_maskbank_maskbound_ctrlfi_e64_e64_dppv_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_nearest_i32_f32v_cvt_floor_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_mov_b16v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_clz_i32_u32v_ctz_i32_b32v_cls_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swap_b16v_permlane64_b32v_swaprel_b32v_not_b16v_cvt_i32_i16v_cvt_u32_u16v_cvt_f32_fp8213byte_selv_cvt_f32_bf8v_cvt_pk_f32_fp8v_cvt_pk_f32_bf8v_cndmask_b32v_add_f64v_add_f32v_sub_f32v_subrev_f32v_mul_f64v_mul_dx9_zero_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_num_f64v_max_num_f64v_min_i32v_max_i32v_min_u32v_max_u32v_min_num_f32v_max_num_f32v_lshlrev_b32v_lshrrev_b32v_ashrrev_i32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_lshlrev_b64v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pk_rtz_f16_f32v_min_num_f16v_max_num_f16v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_ldexp_f16v_pk_fmac_f16v_fma_dx9_zero_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8v_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_i32v_min3_u32v_max3_i32v_max3_u32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_min3_num_f32v_max3_num_f32v_min3_num_f16v_max3_num_f16v_minimum3_f32v_maximum3_f32v_minimum3_f16v_maximum3_f16v_med3_num_f32v_med3_num_f16v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_xor3_b32v_mad_u16v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_i16v_min3_u16v_max3_i16v_max3_u16v_med3_i16v_med3_u16v_mad_i16v_div_fixup_f16v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_permlane16_b32v_permlanex16_b32v_cndmask_b16v_maxmin_u32v_minmax_u32v_maxmin_i32v_minmax_i32v_dot2_f16_f16v_dot2_bf16_bf16v_minmax_num_f32v_maxmin_num_f32v_minmax_num_f16v_maxmin_num_f16v_minimummaximum_f32v_maximumminimum_f32v_minimummaximum_f16v_maximumminimum_f16v_s_exp_f32v_s_exp_f16v_s_log_f32v_s_log_f16v_s_rcp_f32v_s_rcp_f16v_s_rsq_f32v_s_rsq_f16v_s_sqrt_f32v_s_sqrt_f16v_div_scale_f32v_div_scale_f64v_mad_co_u64_u32v_mad_co_i64_i32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_cvt_pk_i16_f32v_cvt_pk_u16_f32v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_permlane16_var_b32v_permlanex16_var_b32v_pack_b32_f16v_cvt_pk_norm_i16_f16v_cvt_pk_norm_u16_f16v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pk_norm_i16_f32v_cvt_pk_norm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_sub_nc_i32v_add_nc_i32v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_trig_preop_f64v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_lshrrev_b64v_ashrrev_i64v_minimum_f64v_maximum_f64v_readlane_b32v_writelane_b32v_and_b16v_or_b16v_xor_b16v_minimum_f32v_maximum_f32v_minimum_f16v_maximum_f16v_cvt_pk_fp8_f32v_cvt_pk_bf8_f32v_cvt_sr_fp8_f32v_cvt_sr_bf8_f32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_dot2_f32_f16v_dot4_i32_iu8v_dot4_u32_u8v_dot8_i32_iu4v_dot8_u32_u4v_dot2_f32_bf16v_pk_min_num_f16v_pk_max_num_f16v_pk_minimum_f16v_pk_maximum_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_dot4_f32_fp8_bf8v_dot4_f32_bf8_fp8v_dot4_f32_fp8_fp8v_dot4_f32_bf8_bf8v_wmma_f32_16x16x16_f16v_wmma_f32_16x16x16_bf16v_wmma_f16_16x16x16_f16v_wmma_bf16_16x16x16_bf16v_wmma_i32_16x16x16_iu8v_wmma_i32_16x16x16_iu4v_wmma_f32_16x16x16_fp8_fp8v_wmma_f32_16x16x16_fp8_bf8v_wmma_f32_16x16x16_bf8_fp8v_wmma_f32_16x16x16_bf8_bf8v_wmma_i32_16x16x32_iu4index_keyv_swmmac_f32_16x16x32_f16v_swmmac_f32_16x16x32_bf16v_swmmac_f16_16x16x32_f16v_swmmac_bf16_16x16x32_bf16v_swmmac_i32_16x16x32_iu8v_swmmac_i32_16x16x32_iu4v_swmmac_i32_16x16x64_iu4v_swmmac_f32_16x16x32_fp8_fp8v_swmmac_f32_16x16x32_fp8_bf8v_swmmac_f32_16x16x32_bf8_fp8v_swmmac_f32_16x16x32_bf8_bf8v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_class_f16v_cmp_class_f32v_cmp_class_f64v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_class_f16v_cmpx_class_f32v_cmpx_class_f64v_dual_fmac_f32v_dual_fmaak_f32v_dual_fmamk_f32v_dual_mul_f32v_dual_add_f32v_dual_sub_f32v_dual_subrev_f32v_dual_mul_dx9_zero_f32v_dual_mov_b32v_dual_cndmask_b32v_dual_max_num_f32v_dual_min_num_f32v_dual_dot2acc_f32_f16v_dual_dot2acc_f32_bf16v_dual_add_nc_u32v_dual_lshlrev_b32v_dual_and_b32unormlweimage_msaa_loadimage_sampleimage_sample_dimage_sample_limage_sample_bimage_sample_lzimage_sample_cimage_sample_c_dimage_sample_c_limage_sample_c_bimage_sample_c_lzimage_sample_oimage_sample_d_oimage_sample_l_oimage_sample_b_oimage_sample_lz_oimage_sample_c_oimage_sample_c_d_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_lz_oimage_gather4image_gather4_limage_gather4_bimage_gather4_lzimage_gather4_cimage_gather4_c_lzimage_gather4_oimage_gather4_lz_oimage_gather4_c_lz_oimage_get_lodimage_sample_d_g16image_sample_c_d_g16image_sample_d_o_g16image_sample_c_d_o_g16image_sample_climage_sample_d_climage_sample_b_climage_sample_c_climage_sample_c_d_climage_sample_c_b_climage_sample_cl_oimage_sample_d_cl_oimage_sample_b_cl_oimage_sample_c_cl_oimage_sample_c_d_cl_oimage_sample_c_b_cl_oimage_sample_c_d_cl_g16image_sample_d_cl_o_g16image_sample_c_d_cl_o_g16image_sample_d_cl_g16image_gather4_climage_gather4_b_climage_gather4_c_climage_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4hscratch_load_u8scratch_load_i8scratch_load_u16scratch_load_i16scratch_load_b32scratch_load_b64scratch_load_b96scratch_load_b128scratch_store_b8scratch_store_b16scratch_store_b32scratch_store_b64scratch_store_b96scratch_store_b128scratch_load_d16_u8scratch_load_d16_i8scratch_load_d16_b16scratch_load_d16_hi_u8scratch_load_d16_hi_i8scratch_load_d16_hi_b16scratch_store_d16_hi_b8scratch_store_d16_hi_b16scratch_load_blockscratch_store_blocks_get_barrier_states_barrier_inits_barrier_joins_barrier_leavevmcntexpcntlgkmcnts_waitcntexecprivate_baseprivate_limitsccshared_baseshared_limitvccbuffer_atomic_addbuffer_atomic_add_x2buffer_atomic_andbuffer_atomic_and_x2buffer_atomic_cmpswapbuffer_atomic_cmpswap_x2buffer_atomic_csubbuffer_atomic_csub_u32buffer_atomic_decbuffer_atomic_dec_x2buffer_atomic_fmaxbuffer_atomic_fminbuffer_atomic_incbuffer_atomic_inc_x2buffer_atomic_max_f32buffer_atomic_min_f32buffer_atomic_orbuffer_atomic_or_x2buffer_atomic_smaxbuffer_atomic_smax_x2buffer_atomic_sminbuffer_atomic_smin_x2buffer_atomic_subbuffer_atomic_sub_x2buffer_atomic_swapbuffer_atomic_swap_x2buffer_atomic_umaxbuffer_atomic_umax_x2buffer_atomic_uminbuffer_atomic_umin_x2buffer_atomic_xorbuffer_atomic_xor_x2buffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_load_format_d16_hi_xbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_load_sbytebuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_sshortbuffer_load_ubytebuffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_ushortbuffer_store_bytebuffer_store_byte_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_store_format_d16_hi_xbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_store_shortbuffer_store_short_d16_hibvh64_intersect_raybvh8_intersect_raybvh_dual_intersect_raybvh_intersect_rayds_max_f32ds_max_f64ds_max_rtn_f32ds_max_rtn_f64ds_min_f32ds_min_f64ds_min_rtn_f32ds_min_rtn_f64ds_read2_b32ds_read2_b64ds_read2st64_b32ds_read2st64_b64ds_read_addtid_b32ds_read_b128ds_read_b32ds_read_b64ds_read_b96ds_read_i16ds_read_i8ds_read_i8_d16ds_read_i8_d16_hids_read_u16ds_read_u16_d16ds_read_u16_d16_hids_read_u8ds_read_u8_d16ds_read_u8_d16_hids_subrev_rtn_u32ds_subrev_rtn_u64ds_subrev_u32ds_subrev_u64ds_write2_b32ds_write2_b64ds_write2st64_b32ds_write2st64_b64ds_write_addtid_b32ds_write_b128ds_write_b16ds_write_b16_d16_hids_write_b32ds_write_b64ds_write_b8ds_write_b8_d16_hids_write_b96ds_wrxchg2_rtn_b32ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b32ds_wrxchg2st64_rtn_b64ds_wrxchg_rtn_b32ds_wrxchg_rtn_b64expflat_atomic_addflat_atomic_add_x2flat_atomic_andflat_atomic_and_x2flat_atomic_cmpswapflat_atomic_cmpswap_x2flat_atomic_csub_u32flat_atomic_decflat_atomic_dec_x2flat_atomic_fmaxflat_atomic_fminflat_atomic_incflat_atomic_inc_x2flat_atomic_max_f32flat_atomic_min_f32flat_atomic_orflat_atomic_or_x2flat_atomic_smaxflat_atomic_smax_x2flat_atomic_sminflat_atomic_smin_x2flat_atomic_subflat_atomic_sub_x2flat_atomic_swapflat_atomic_swap_x2flat_atomic_umaxflat_atomic_umax_x2flat_atomic_uminflat_atomic_umin_x2flat_atomic_xorflat_atomic_xor_x2flat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_load_sbyteflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_load_sshortflat_load_ubyteflat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_ushortflat_store_byteflat_store_byte_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_store_shortflat_store_short_d16_higlobal_atomic_addglobal_atomic_add_x2global_atomic_andglobal_atomic_and_x2global_atomic_cmpswapglobal_atomic_cmpswap_x2global_atomic_csubglobal_atomic_csub_u32global_atomic_decglobal_atomic_dec_x2global_atomic_fmaxglobal_atomic_fminglobal_atomic_incglobal_atomic_inc_x2global_atomic_max_f32global_atomic_min_f32global_atomic_orglobal_atomic_or_x2global_atomic_smaxglobal_atomic_smax_x2global_atomic_sminglobal_atomic_smin_x2global_atomic_subglobal_atomic_sub_x2global_atomic_swapglobal_atomic_swap_x2global_atomic_umaxglobal_atomic_umax_x2global_atomic_uminglobal_atomic_umin_x2global_atomic_xorglobal_atomic_xor_x2global_load_dwordglobal_load_dword_addtidglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_load_sbyteglobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_sshortglobal_load_ubyteglobal_load_ubyte_d16global_load_ubyte_d16_higlobal_load_ushortglobal_store_byteglobal_store_byte_d16_higlobal_store_dwordglobal_store_dword_addtidglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_store_shortglobal_store_short_d16_hiimage_atomic_addimage_atomic_decimage_atomic_fmaximage_atomic_fminimage_atomic_incimage_atomic_max_num_fltimage_atomic_min_num_fltimage_atomic_smaximage_atomic_sminimage_atomic_subimage_atomic_umaximage_atomic_uminlds_direct_loadlds_param_loads_add_i32s_add_u32s_add_u64s_addc_u32s_addk_i32s_andn1_saveexec_b32s_andn1_saveexec_b64s_andn1_wrexec_b32s_andn1_wrexec_b64s_andn2_b32s_andn2_b64s_andn2_saveexec_b32s_andn2_saveexec_b64s_andn2_wrexec_b32s_andn2_wrexec_b64s_buffer_load_dwords_buffer_load_dwordx16s_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32_i64s_load_dwords_load_dwordx16s_load_dwordx2s_load_dwordx4s_load_dwordx8s_max_f16s_max_f32s_min_f16s_min_f32s_orn1_saveexec_b32s_orn1_saveexec_b64s_orn2_b32s_orn2_b64s_orn2_saveexec_b32s_orn2_saveexec_b64s_sub_i32s_sub_u32s_sub_u64s_subb_u32s_waitcnt_depctrscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_load_sbytescratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_sshortscratch_load_ubytescratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_ushortscratch_store_bytescratch_store_byte_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_store_shortscratch_store_short_d16_hitbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwv_add3_nc_u32v_add_i32v_add_u32v_cvt_flr_i32_f32v_cvt_pknorm_i16_f16v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f16v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_rpi_i32_f32v_dot4_i32_i8v_dot8_i32_i4v_ffbh_i32v_ffbh_u32v_ffbl_b32v_fma_legacy_f32v_interp_p2_new_f32v_mad_i64_i32v_mad_u64_u32v_max3_f16v_max3_f32v_max_f16v_max_f32v_max_f64v_maxmin_f16v_maxmin_f32v_med3_f16v_med3_f32v_min3_f16v_min3_f32v_min_f16v_min_f32v_min_f64v_minmax_f16v_minmax_f32v_mul_legacy_f32v_pk_max_f16v_pk_min_f16v_sub_i32v_sub_u32v_subrev_u32v_xor_add_u32GS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTGS_OP_NOPHW_REG_DVGPR_ALLOC_HIHW_REG_DVGPR_ALLOC_LOHW_REG_EXCP_FLAG_PRIVHW_REG_EXCP_FLAG_USERHW_REG_GPR_ALLOCHW_REG_HW_ID1HW_REG_HW_ID2HW_REG_LDS_ALLOCHW_REG_MODEHW_REG_SCRATCH_BASE_HIHW_REG_SCRATCH_BASE_LOHW_REG_STATE_PRIVHW_REG_STATUSHW_REG_TRAP_CTRLMSG_SYSMSGSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCUC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
    syntax(run(605, 2), 0, 5, [0, 0, 0, 0, 0]),
    syntax(run(607, 7), 5, 5, [0, 0, 3639, 0, 0]),
    syntax(run(614, 7), 5, 5, [0, 0, 5687, 0, 0]),
    syntax(run(621, 7), 5, 5, [0, 0, 5687, 0, 0]),
    syntax(run(628, 7), 5, 5, [0, 0, 9783, 0, 0]),
    syntax(run(635, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(641, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(647, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(653, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(659, 11), 5, 6, [0, 0, 17001, 0, 0]),
    syntax(run(670, 11), 5, 6, [0, 0, 17001, 0, 0]),
    syntax(run(681, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(691, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(701, 11), 5, 6, [0, 0, 17001, 0, 0]),
    syntax(run(712, 11), 5, 6, [0, 0, 17001, 0, 0]),
    syntax(run(723, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(733, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(743, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(753, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(763, 10), 5, 7, [0, 0, 17001, 0, 0]),
    syntax(run(773, 4), 3, 8, [0, 0, 8809, 0, 0]),
    syntax(run(777, 4), 3, 8, [0, 0, 8809, 0, 0]),
    syntax(run(781, 3), 3, 1, [0, 0, 8809, 0, 0]),
    syntax(run(784, 3), 3, 1, [0, 0, 8809, 0, 0]),
    syntax(run(787, 6), 6, 9, [3584, 2656, 2665, 2674, 0]),
    syntax(run(793, 7), 7, 9, [3584, 2656, 2665, 2674, 0]),
    syntax(run(800, 7), 7, 9, [3584, 2656, 2665, 2674, 0]),
    syntax(run(807, 1), 0, 10, [0, 0, 0, 0, 0]),
    syntax(run(808, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(811, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(816, 8), 6, 13, [3601, 3616, 0, 0, 0]),
    syntax(run(824, 4), 3, 14, [3584, 2656, 0, 0, 0]),
    syntax(run(828, 6), 6, 15, [3584, 0, 0, 0, 0]),
    syntax(run(834, 9), 9, 15, [3584, 0, 0, 0, 0]),
    syntax(run(843, 2), 2, 1, [2577, 2624, 0, 0, 0]),
    syntax(run(845, 3), 2, 10, [2560, 2656, 0, 0, 0]),
    syntax(run(848, 3), 3, 11, [3601, 4672, 0, 0, 0]),
    syntax(run(851, 5), 3, 16, [3584, 4704, 0, 0, 0]),
    syntax(run(856, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(859, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(864, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(869, 7), 7, 15, [3584, 0, 0, 0, 0]),
    syntax(run(876, 10), 10, 15, [3584, 0, 0, 0, 0]),
    syntax(run(886, 8), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(894, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(899, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(906, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(916, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(919, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(924, 8), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(932, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(937, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(944, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(954, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(957, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(962, 8), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(970, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(975, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(982, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(992, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(997, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1004, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1014, 5), 3, 16, [5632, 2656, 0, 0, 0]),
    syntax(run(1019, 3), 3, 11, [5649, 4672, 0, 0, 0]),
    syntax(run(1022, 5), 3, 16, [5632, 4704, 0, 0, 0]),
    syntax(run(1027, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(1030, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1035, 8), 6, 13, [3601, 3616, 0, 0, 0]),
    syntax(run(1043, 4), 3, 14, [3584, 2656, 0, 0, 0]),
    syntax(run(1047, 6), 6, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1053, 9), 9, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1062, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(1065, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1070, 8), 6, 13, [3601, 3616, 0, 0, 0]),
    syntax(run(1078, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(1083, 7), 7, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1090, 10), 10, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1100, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(1103, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1108, 8), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(1116, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(1121, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1128, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1138, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(1141, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1146, 8), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(1154, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(1159, 7), 7, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1166, 10), 10, 19, [3584, 0, 0, 0, 0]),
    syntax(run(1176, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(1178, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(1180, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(1183, 5), 5, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1188, 8), 6, 13, [3601, 3616, 0, 0, 0]),
    syntax(run(1196, 4), 3, 14, [3584, 2656, 0, 0, 0]),
    syntax(run(1200, 6), 6, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1206, 9), 9, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1215, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1220, 7), 7, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1227, 10), 10, 15, [3584, 0, 0, 0, 0]),
    syntax(run(1237, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(1240, 5), 3, 21, [5632, 2656, 0, 0, 0]),
    syntax(run(1245, 5), 5, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1250, 7), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1257, 10), 8, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1267, 6), 5, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(1273, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1281, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1292, 4), 4, 11, [5649, 4672, 5641, 0, 0]),
    syntax(run(1296, 6), 4, 25, [5632, 4704, 4713, 0, 0]),
    syntax(run(1302, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1306, 6), 6, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1312, 9), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1321, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1327, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1335, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1346, 9), 7, 13, [3601, 3616, 3593, 0, 0]),
    syntax(run(1355, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1361, 8), 8, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(1369, 11), 11, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(1380, 5), 4, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(1385, 7), 7, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(1392, 10), 10, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(1402, 4), 4, 11, [5649, 2624, 5641, 0, 0]),
    syntax(run(1406, 5), 4, 14, [5632, 2656, 4713, 0, 0]),
    syntax(run(1411, 6), 6, 11, [3601, 0, 2624, 3593, 0]),
    syntax(run(1417, 8), 8, 12, [3601, 0, 3616, 3593, 0]),
    syntax(run(1425, 11), 9, 13, [3601, 0, 3616, 3593, 0]),
    syntax(run(1436, 8), 6, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(1444, 10), 10, 15, [3584, 0, 0, 2665, 0]),
    syntax(run(1454, 13), 13, 15, [3584, 0, 0, 2665, 0]),
    syntax(run(1467, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1471, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1475, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1479, 6), 6, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1485, 9), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1494, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1500, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1508, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1519, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1523, 6), 6, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1529, 9), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1538, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1544, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1552, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1563, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1567, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1571, 9), 7, 18, [3601, 3616, 3593, 0, 0]),
    syntax(run(1580, 6), 4, 16, [3584, 2656, 2665, 0, 0]),
    syntax(run(1586, 8), 8, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(1594, 11), 11, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(1605, 3), 3, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1608, 6), 4, 26, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1614, 9), 9, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1623, 12), 12, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1635, 6), 4, 28, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1641, 9), 9, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1650, 12), 12, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1662, 5), 4, 10, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1667, 8), 8, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1675, 11), 11, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1686, 6), 4, 26, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1692, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1699, 10), 10, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1709, 13), 13, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1722, 6), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1728, 9), 9, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(1737, 12), 12, 19, [3584, 0, 2665, 2674, 0]),
    syntax(run(1749, 7), 4, 31, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1756, 10), 10, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1766, 13), 13, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1779, 6), 4, 28, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1785, 6), 4, 28, [9728, 4704, 2665, 8818, 0]),
    syntax(run(1791, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1798, 10), 10, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1808, 13), 13, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1821, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1828, 10), 10, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1838, 13), 13, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(1851, 6), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1857, 5), 4, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1862, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1870, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(1881, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1887, 9), 9, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1896, 12), 12, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1908, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1914, 9), 9, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1923, 12), 12, 27, [3584, 0, 2665, 2674, 0]),
    syntax(run(1935, 4), 2, 30, [2560, 2656, 0, 0, 0]),
    syntax(run(1939, 4), 2, 30, [2560, 2656, 0, 0, 0]),
    syntax(run(1943, 7), 5, 35, [3584, 0, 2656, 2665, 2674]),
    syntax(run(1950, 7), 5, 35, [5632, 0, 4704, 4713, 4722]),
    syntax(run(1957, 7), 5, 28, [5632, 0, 2656, 2665, 4722]),
    syntax(run(1964, 6), 4, 28, [3584, 0, 2656, 2665, 0]),
    syntax(run(1970, 9), 9, 15, [3584, 0, 0, 2665, 0]),
    syntax(run(1979, 12), 12, 15, [3584, 0, 0, 2665, 0]),
    syntax(run(1991, 6), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(1997, 9), 9, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(2006, 12), 12, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(2018, 4), 3, 10, [3584, 2656, 2665, 0, 0]),
    syntax(run(2022, 7), 7, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(2029, 10), 10, 15, [3584, 0, 2665, 0, 0]),
    syntax(run(2039, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(2044, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2052, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2063, 5), 3, 32, [3584, 2656, 2665, 0, 0]),
    syntax(run(2068, 6), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(2074, 9), 9, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2083, 12), 12, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2095, 5), 3, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(2100, 8), 8, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2108, 11), 11, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2119, 4), 3, 10, [3584, 2656, 2665, 0, 0]),
    syntax(run(2123, 5), 3, 28, [3584, 2656, 2665, 0, 0]),
    syntax(run(2128, 5), 3, 30, [5632, 4704, 2665, 0, 0]),
    syntax(run(2133, 4), 3, 10, [5632, 2656, 4713, 0, 0]),
    syntax(run(2137, 5), 3, 37, [5632, 4704, 4713, 0, 0]),
    syntax(run(2142, 4), 3, 10, [2560, 2656, 2665, 0, 0]),
    syntax(run(2146, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(2151, 6), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(2157, 9), 9, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2166, 12), 12, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2178, 5), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(2183, 8), 8, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2191, 11), 11, 24, [3584, 0, 2665, 0, 0]),
    syntax(run(2202, 5), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(2207, 8), 8, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2215, 11), 11, 19, [3584, 0, 2665, 0, 0]),
    syntax(run(2226, 9), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2235, 8), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(2243, 9), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2252, 8), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(2260, 9), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2269, 12), 12, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2281, 15), 15, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2296, 7), 4, 43, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2303, 9), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2312, 12), 12, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2324, 15), 15, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2339, 7), 4, 31, [3584, 0, 0, 0, 0]),
    syntax(run(2346, 10), 10, 27, [3584, 0, 0, 0, 0]),
    syntax(run(2356, 13), 13, 27, [3584, 0, 0, 0, 0]),
    syntax(run(2369, 6), 4, 44, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2375, 9), 9, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2384, 12), 12, 15, [3584, 0, 2665, 2674, 0]),
    syntax(run(2396, 6), 4, 45, [0, 0, 0, 0, 0]),
    syntax(run(2402, 6), 4, 45, [0, 0, 0, 0, 0]),
    syntax(run(2408, 6), 4, 46, [0, 0, 0, 0, 0]),
    syntax(run(2414, 6), 4, 46, [0, 0, 0, 0, 0]),
    syntax(run(2420, 6), 4, 44, [0, 0, 0, 0, 0]),
    syntax(run(2426, 7), 4, 47, [0, 0, 0, 0, 0]),
    syntax(run(2433, 7), 4, 47, [0, 0, 0, 0, 0]),
    syntax(run(2440, 7), 4, 48, [0, 0, 0, 0, 0]),
    syntax(run(2447, 7), 4, 48, [0, 0, 0, 0, 0]),
    syntax(run(2454, 5), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(2459, 6), 4, 25, [0, 2656, 2665, 0, 0]),
    syntax(run(2465, 8), 8, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2473, 11), 11, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2484, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(2488, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(2493, 8), 6, 50, [0, 3616, 3593, 0, 0]),
    syntax(run(2501, 6), 4, 25, [0, 2656, 2665, 0, 0]),
    syntax(run(2507, 8), 8, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2515, 11), 11, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2526, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(2530, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(2535, 8), 6, 50, [0, 3616, 3593, 0, 0]),
    syntax(run(2543, 6), 4, 25, [0, 4704, 4713, 0, 0]),
    syntax(run(2549, 4), 4, 11, [0, 4672, 5641, 0, 0]),
    syntax(run(2553, 5), 4, 14, [0, 2656, 2665, 0, 0]),
    syntax(run(2558, 7), 7, 15, [0, 0, 2665, 0, 0]),
    syntax(run(2565, 10), 10, 15, [0, 0, 2665, 0, 0]),
    syntax(run(2575, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(2579, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(2584, 8), 6, 51, [0, 3616, 3593, 0, 0]),
    syntax(run(2592, 5), 4, 14, [0, 2656, 2665, 0, 0]),
    syntax(run(2597, 7), 7, 15, [0, 0, 2665, 0, 0]),
    syntax(run(2604, 10), 10, 15, [0, 0, 2665, 0, 0]),
    syntax(run(2614, 8), 6, 51, [0, 3616, 3593, 0, 0]),
    syntax(run(2622, 5), 4, 14, [0, 4704, 4713, 0, 0]),
    syntax(run(2627, 4), 4, 11, [0, 4672, 5641, 0, 0]),
    syntax(run(2631, 5), 4, 23, [0, 2656, 2665, 0, 0]),
    syntax(run(2636, 7), 7, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2643, 10), 10, 24, [0, 0, 2665, 0, 0]),
    syntax(run(2653, 5), 4, 52, [0, 2656, 2665, 0, 0]),
    syntax(run(2658, 7), 7, 19, [0, 0, 2665, 0, 0]),
    syntax(run(2665, 10), 10, 19, [0, 0, 2665, 0, 0]),
    syntax(run(2675, 8), 6, 53, [0, 3616, 3593, 0, 0]),
    syntax(run(2683, 5), 4, 52, [0, 4704, 2665, 0, 0]),
    syntax(run(2688, 4), 4, 11, [0, 4672, 3593, 0, 0]),
    syntax(run(2692, 5), 3, 25, [2656, 2665, 0, 0, 0]),
    syntax(run(2697, 7), 7, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2704, 10), 10, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2714, 3), 3, 11, [2624, 3593, 0, 0, 0]),
    syntax(run(2717, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(2721, 7), 5, 50, [3616, 3593, 0, 0, 0]),
    syntax(run(2728, 5), 3, 25, [2656, 2665, 0, 0, 0]),
    syntax(run(2733, 7), 7, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2740, 10), 10, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2750, 3), 3, 11, [2624, 3593, 0, 0, 0]),
    syntax(run(2753, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(2757, 7), 5, 50, [3616, 3593, 0, 0, 0]),
    syntax(run(2764, 5), 3, 25, [4704, 4713, 0, 0, 0]),
    syntax(run(2769, 3), 3, 11, [4672, 5641, 0, 0, 0]),
    syntax(run(2772, 4), 3, 14, [2656, 2665, 0, 0, 0]),
    syntax(run(2776, 6), 6, 15, [0, 2665, 0, 0, 0]),
    syntax(run(2782, 9), 9, 15, [0, 2665, 0, 0, 0]),
    syntax(run(2791, 3), 3, 11, [2624, 3593, 0, 0, 0]),
    syntax(run(2794, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(2798, 7), 5, 51, [3616, 3593, 0, 0, 0]),
    syntax(run(2805, 4), 3, 14, [2656, 2665, 0, 0, 0]),
    syntax(run(2809, 6), 6, 15, [0, 2665, 0, 0, 0]),
    syntax(run(2815, 9), 9, 15, [0, 2665, 0, 0, 0]),
    syntax(run(2824, 7), 5, 51, [3616, 3593, 0, 0, 0]),
    syntax(run(2831, 4), 3, 14, [4704, 4713, 0, 0, 0]),
    syntax(run(2835, 3), 3, 11, [4672, 5641, 0, 0, 0]),
    syntax(run(2838, 4), 3, 23, [2656, 2665, 0, 0, 0]),
    syntax(run(2842, 6), 6, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2848, 9), 9, 24, [0, 2665, 0, 0, 0]),
    syntax(run(2857, 4), 3, 52, [2656, 2665, 0, 0, 0]),
    syntax(run(2861, 6), 6, 19, [0, 2665, 0, 0, 0]),
    syntax(run(2867, 9), 9, 19, [0, 2665, 0, 0, 0]),
    syntax(run(2876, 7), 5, 53, [3616, 3593, 0, 0, 0]),
    syntax(run(2883, 4), 3, 52, [4704, 2665, 0, 0, 0]),
    syntax(run(2887, 3), 3, 11, [4672, 3593, 0, 0, 0]),
    syntax(run(2890, 3), 3, 1, [3640, 2624, 3593, 0, 0]),
    syntax(run(2893, 3), 3, 1, [0, 2656, 3625, 0, 0]),
    syntax(run(2896, 4), 4, 1, [3640, 2624, 3593, 0, 0]),
    syntax(run(2900, 4), 4, 1, [0, 2656, 3625, 0, 0]),
    syntax(run(2904, 4), 4, 1, [3640, 2624, 0, 3593, 0]),
    syntax(run(2908, 4), 4, 1, [0, 2656, 0, 3625, 0]),
    syntax(run(2912, 2), 2, 1, [3640, 2624, 0, 0, 0]),
    syntax(run(2914, 2), 2, 1, [0, 2656, 0, 0, 0]),
    syntax(run(2916, 3), 3, 1, [3640, 2624, 3593, 0, 0]),
    syntax(run(2919, 3), 3, 1, [0, 2656, 3625, 0, 0]),
    syntax(run(2922, 3), 3, 1, [3640, 2624, 3593, 0, 0]),
    syntax(run(2925, 3), 3, 1, [0, 2656, 3625, 0, 0]),
    syntax(run(2928, 13), 5, 54, [0, 0, 17001, 0, 0]),
    syntax(run(2941, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(2955, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(2969, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(2983, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(2997, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3011, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3025, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3039, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3053, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3067, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3081, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3095, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3109, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3123, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3137, 13), 6, 55, [0, 0, 17001, 8823, 0]),
    syntax(run(3150, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3164, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3178, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3192, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3206, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3220, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3234, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3248, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3262, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3276, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3290, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3304, 14), 6, 54, [0, 0, 17001, 8823, 0]),
    syntax(run(3318, 6), 4, 5, [3616, 0, 0, 0, 0]),
    syntax(run(3324, 6), 4, 5, [5664, 0, 0, 0, 0]),
    syntax(run(3330, 6), 4, 5, [7712, 0, 0, 0, 0]),
    syntax(run(3336, 6), 4, 5, [9760, 0, 0, 0, 0]),
    syntax(run(3342, 6), 4, 5, [0, 3639, 0, 0, 0]),
    syntax(run(3348, 6), 4, 5, [0, 5687, 0, 0, 0]),
    syntax(run(3354, 6), 4, 5, [0, 7735, 0, 0, 0]),
    syntax(run(3360, 6), 4, 5, [0, 9783, 0, 0, 0]),
    syntax(run(3366, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(3372, 6), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(3378, 1), 1, 1, [0, 0, 0, 0, 0]),
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
    frame(s(13236, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(13249, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(13249, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(13282, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(13286, 8), 1, [0x0, 0x0, 0x0]),
    frame(s(13282, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(13282, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(13249, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(13286, 8), 1, [0x2000000000000100, 0x0, 0x0]),
    frame(s(13282, 4), 1, [0x0, 0x1800000000001800, 0x0]),
    frame(s(13282, 4), 1, [0x0, 0x1800000000004800, 0x0]),
    frame(s(13249, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(13282, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(13286, 8), 1, [0x6000000000000300, 0x0, 0x0]),
    frame(s(13282, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(13286, 8), 1, [0xe000000000000700, 0x0, 0x0]),
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
    frame(s(0, 0), 0, [0x0, 0x8000000000000400, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000000700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x6000000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x6000000000001b00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x6000000000009800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800, 0x0]),
    frame(s(0, 0), 0, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000000, 0x0]),
    frame(s(13282, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
    frame(s(0, 0), 0, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7c0100000020f8, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7c0100000020d8, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 357] = [
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
        positive: false,
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
    Offset(ScalarOffset {
        register: bits(57, 7),
        immediate: bits(32, 24),
        positive: true,
        kind: NullAlways(124),
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
    Number(bits(72, 24), s(4767, 6), Positive),
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
    BufferFormat(bits(55, 7), run(39, 64)),
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
    Number(bits(0, 8), s(8152, 7), Unsigned),
    Number(bits(8, 8), s(8159, 7), Unsigned),
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
    Number(bits(16, 4), s(9872, 12), Always),
    Number(bits(23, 1), s(9884, 12), Always),
    ExportTarget(bits(4, 6), run(103, 17)),
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
    Flag(11, s(10013, 4)),
    Flag(13, s(10017, 6)),
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
    Number(bits(72, 24), s(4767, 6), Signed),
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
    Number(bits(22, 4), s(12308, 5), InHex),
    Dimensions(bits(0, 3), run(120, 8)),
    Flag(4, s(12455, 4)),
    Flag(6, s(12459, 3)),
    Flag(55, s(4773, 3)),
    Flag(5, s(12462, 3)),
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
    Flag(15, s(13095, 5)),
    Number(bits(8, 3), s(13100, 8), Always),
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
    Bools(s(13139, 6), [11, 12, 13, 14], false),
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
    Suffix(s(13236, 4)),
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
    Suffix(s(13249, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(13253, 8), AlwaysInHex),
    Number(bits(56, 4), s(13261, 9), AlwaysInHex),
    Number(bits(51, 1), s(13270, 10), Unsigned),
    Number(bits(50, 1), s(13280, 2), Unsigned),
    Suffix(s(13282, 4)),
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
    Suffix(s(13286, 8)),
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
    Number(bits(92, 4), s(13253, 8), AlwaysInHex),
    Number(bits(88, 4), s(13261, 9), AlwaysInHex),
    Number(bits(83, 1), s(13270, 10), Unsigned),
    Number(bits(82, 1), s(13280, 2), Unsigned),
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
    Choice(bits(11, 2), s(14361, 8), run(128, 3), false),
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
    Bools(s(13139, 6), [11, 14, 255, 255], false),
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
    Bools(s(13139, 6), [11, 12, 255, 255], false),
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
    Bools(s(13139, 6), [254, 254, 13, 14], false),
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
    Bools(s(13139, 6), [11, 12, 14, 255], false),
    Number(bits(13, 2), s(14361, 8), Unsigned),
    Bools(s(13139, 6), [11, 12, 13, 255], false),
    Bools(s(16977, 9), [59, 60, 14, 255], true),
    Bools(s(16986, 6), [61, 62, 63, 255], false),
    Bools(s(16992, 6), [8, 9, 10, 255], false),
    Bools(s(16977, 9), [59, 60, 255, 255], true),
    Bools(s(16986, 6), [61, 62, 255, 255], false),
    Bools(s(16992, 6), [8, 9, 255, 255], false),
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
    Bools(s(16977, 9), [59, 60, 14, 255], false),
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
    Bools(s(16986, 6), [254, 254, 63, 255], false),
    Bools(s(16992, 6), [254, 254, 10, 255], false),
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
    Bools(s(16986, 6), [61, 62, 254, 255], false),
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
    Number(bits(11, 2), s(17751, 9), Unsigned),
    Bools(s(16992, 6), [8, 9, 254, 255], false),
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
    Flag(13, s(20412, 5)),
    Flag(3, s(4773, 3)),
    Flag(40, s(20417, 3)),
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
pub static NAMES: [(u16, Str); 131] = [
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
    (1, s(6336, 15)),
    (2, s(6351, 15)),
    (3, s(6366, 17)),
    (4, s(6383, 17)),
    (5, s(6400, 14)),
    (6, s(6414, 14)),
    (7, s(6428, 16)),
    (8, s(6444, 16)),
    (9, s(6460, 18)),
    (10, s(6478, 18)),
    (11, s(6496, 15)),
    (12, s(6511, 15)),
    (13, s(6526, 16)),
    (14, s(6542, 17)),
    (15, s(6559, 17)),
    (16, s(6576, 19)),
    (17, s(6595, 19)),
    (18, s(6614, 16)),
    (19, s(6630, 16)),
    (20, s(6646, 15)),
    (21, s(6661, 15)),
    (22, s(6676, 16)),
    (23, s(6692, 19)),
    (24, s(6711, 19)),
    (25, s(6730, 21)),
    (26, s(6751, 21)),
    (27, s(6772, 18)),
    (28, s(6790, 18)),
    (29, s(6808, 19)),
    (30, s(6827, 22)),
    (31, s(6849, 22)),
    (32, s(6871, 24)),
    (33, s(6895, 24)),
    (34, s(6919, 23)),
    (35, s(6942, 23)),
    (36, s(6965, 24)),
    (37, s(6989, 24)),
    (38, s(7013, 26)),
    (39, s(7039, 26)),
    (40, s(7065, 23)),
    (41, s(7088, 23)),
    (42, s(7111, 21)),
    (43, s(7132, 21)),
    (44, s(7153, 23)),
    (45, s(7176, 23)),
    (46, s(7199, 20)),
    (47, s(7219, 20)),
    (48, s(7239, 18)),
    (49, s(7257, 18)),
    (50, s(7275, 19)),
    (51, s(7294, 25)),
    (52, s(7319, 25)),
    (53, s(7344, 27)),
    (54, s(7371, 27)),
    (55, s(7398, 24)),
    (56, s(7422, 24)),
    (57, s(7446, 25)),
    (58, s(7471, 21)),
    (59, s(7492, 21)),
    (60, s(7513, 22)),
    (61, s(7535, 24)),
    (62, s(7559, 24)),
    (63, s(7583, 25)),
    (0, s(9923, 4)),
    (1, s(9927, 4)),
    (2, s(9931, 4)),
    (3, s(9935, 4)),
    (4, s(9939, 4)),
    (5, s(9943, 4)),
    (6, s(9947, 4)),
    (7, s(9951, 4)),
    (8, s(9955, 4)),
    (12, s(9959, 4)),
    (13, s(9963, 4)),
    (14, s(9967, 4)),
    (15, s(9971, 4)),
    (16, s(9975, 4)),
    (20, s(9979, 4)),
    (21, s(9983, 15)),
    (22, s(9998, 15)),
    (0, s(12313, 14)),
    (1, s(12327, 14)),
    (2, s(12341, 14)),
    (3, s(12355, 16)),
    (4, s(12371, 20)),
    (5, s(12391, 20)),
    (6, s(12411, 19)),
    (7, s(12430, 25)),
    (1, s(14358, 1)),
    (2, s(14359, 1)),
    (3, s(14360, 1)),
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
        name: s(21921, 5),
        low: bits(10, 6),
        high: bits(0, 0),
    },
    Part {
        name: s(21926, 6),
        low: bits(0, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(21932, 7),
        low: bits(4, 6),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 3379] = [
    0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 6, 1, 2, 3, 4, 7, 1, 2, 3, 4, 8, 1, 2, 3, 4, 9, 1, 2, 3, 4,
    0, 10, 11, 3, 4, 5, 10, 11, 3, 4, 6, 10, 11, 3, 4, 7, 10, 11, 3, 4, 8, 10, 11, 3, 4, 9,
    10, 11, 3, 4, 12, 1, 2, 12, 10, 11, 1, 13, 14, 12, 13, 14, 12, 10, 13, 14, 12, 15, 16,
    17, 18, 15, 18, 17, 16, 17, 18, 15, 19, 17, 19, 16, 15, 16, 20, 17, 18, 20, 17, 18, 21,
    17, 16, 20, 15, 16, 20, 22, 15, 16, 22, 20, 23, 16, 20, 24, 25, 26, 16, 20, 18, 20, 18,
    21, 27, 28, 15, 29, 30, 15, 31, 31, 15, 31, 32, 17, 33, 34, 29, 35, 36, 33, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 40, 41, 42, 43, 44, 45, 46, 47, 48, 50, 40, 41,
    42, 43, 44, 45, 46, 47, 48, 51, 40, 41, 42, 43, 44, 45, 46, 47, 48, 39, 40, 41, 42, 43,
    44, 45, 52, 47, 48, 49, 40, 41, 42, 43, 44, 45, 52, 47, 48, 50, 40, 41, 42, 43, 44, 45,
    52, 47, 48, 51, 40, 41, 42, 43, 44, 45, 52, 47, 48, 39, 40, 41, 42, 43, 44, 45, 53, 47,
    48, 49, 40, 41, 42, 43, 44, 45, 53, 47, 48, 51, 40, 41, 42, 43, 44, 45, 53, 47, 48, 39,
    40, 41, 42, 54, 43, 44, 45, 46, 47, 48, 49, 40, 41, 42, 54, 43, 44, 45, 46, 47, 48, 50,
    40, 41, 42, 54, 43, 44, 45, 46, 47, 48, 51, 40, 41, 42, 54, 43, 44, 45, 46, 47, 48, 39,
    40, 41, 42, 54, 43, 44, 45, 52, 47, 48, 49, 40, 41, 42, 54, 43, 44, 45, 52, 47, 48, 50,
    40, 41, 42, 54, 43, 44, 45, 52, 47, 48, 51, 40, 41, 42, 54, 43, 44, 45, 52, 47, 48, 55,
    56, 57, 55, 56, 58, 57, 55, 56, 58, 59, 60, 57, 55, 61, 57, 62, 55, 56, 57, 62, 55, 56,
    58, 57, 63, 55, 56, 58, 59, 60, 62, 55, 64, 62, 55, 57, 63, 55, 59, 60, 62, 57, 55, 65,
    57, 55, 65, 66, 57, 55, 65, 66, 59, 60, 55, 67, 57, 63, 55, 65, 57, 63, 55, 65, 66, 57,
    68, 55, 65, 66, 59, 60, 69, 55, 67, 57, 63, 55, 57, 68, 55, 59, 60, 55, 70, 57, 55, 71,
    57, 72, 55, 70, 57, 73, 55, 71, 57, 56, 57, 55, 74, 57, 55, 75, 57, 62, 55, 56, 76, 57,
    62, 55, 56, 77, 57, 63, 55, 56, 77, 57, 78, 55, 57, 68, 55, 57, 79, 80, 81, 82, 79, 81,
    82, 83, 84, 85, 86, 87, 88, 89, 55, 90, 91, 46, 47, 92, 90, 91, 46, 47, 93, 90, 91, 46,
    47, 94, 90, 91, 46, 47, 90, 95, 91, 52, 47, 90, 96, 91, 52, 47, 90, 97, 91, 52, 47, 90,
    98, 91, 52, 47, 99, 90, 95, 91, 53, 47, 99, 90, 96, 91, 53, 47, 100, 90, 96, 91, 53, 47,
    100, 90, 98, 91, 53, 47, 55, 101, 102, 91, 46, 47, 92, 101, 102, 91, 46, 47, 93, 101,
    102, 91, 46, 47, 94, 101, 102, 91, 46, 47, 101, 95, 102, 91, 52, 47, 101, 96, 102, 91,
    52, 47, 101, 97, 102, 91, 52, 47, 101, 98, 102, 91, 52, 47, 55, 103, 91, 46, 47, 95, 103,
    91, 52, 47, 46, 47, 99, 101, 95, 102, 91, 53, 47, 99, 101, 96, 102, 91, 53, 47, 100, 101,
    96, 102, 91, 53, 47, 100, 101, 98, 102, 91, 53, 47, 104, 101, 102, 91, 46, 47, 101, 105,
    102, 91, 52, 47, 106, 101, 102, 91, 46, 47, 107, 101, 102, 91, 46, 47, 108, 109, 110,
    111, 112, 46, 47, 113, 114, 115, 116, 117, 118, 110, 111, 112, 46, 47, 113, 114, 115,
    116, 119, 120, 110, 111, 112, 46, 47, 113, 114, 115, 121, 122, 110, 111, 112, 46, 47,
    113, 114, 115, 108, 109, 110, 111, 112, 52, 47, 113, 114, 115, 116, 117, 118, 110, 111,
    112, 52, 47, 113, 114, 115, 116, 119, 120, 110, 111, 112, 52, 47, 113, 114, 115, 121,
    122, 110, 111, 112, 52, 47, 113, 114, 115, 123, 124, 110, 111, 112, 53, 47, 113, 114,
    115, 125, 126, 110, 111, 112, 53, 47, 113, 114, 115, 127, 128, 110, 111, 112, 46, 47,
    113, 114, 115, 129, 130, 41, 114, 131, 132, 41, 114, 133, 134, 41, 135, 136, 41, 79, 137,
    138, 139, 140, 141, 79, 142, 138, 143, 140, 144, 141, 145, 142, 138, 139, 140, 144, 141,
    146, 147, 148, 149, 150, 148, 55, 151, 152, 150, 148, 55, 153, 154, 155, 156, 157, 158,
    79, 159, 146, 160, 79, 161, 146, 162, 163, 160, 79, 161, 146, 164, 165, 166, 167, 168,
    169, 149, 16, 159, 146, 147, 148, 170, 158, 79, 171, 140, 172, 147, 173, 149, 158, 174,
    159, 140, 172, 158, 79, 159, 140, 172, 160, 79, 161, 140, 172, 162, 163, 160, 79, 161,
    140, 172, 164, 165, 166, 167, 168, 150, 148, 175, 153, 154, 155, 156, 157, 158, 79, 176,
    140, 172, 160, 79, 177, 140, 172, 162, 163, 160, 79, 177, 140, 172, 164, 165, 166, 167,
    168, 147, 178, 149, 150, 178, 55, 151, 152, 150, 178, 175, 153, 154, 155, 156, 157, 158,
    145, 176, 140, 172, 160, 145, 177, 140, 172, 162, 163, 160, 145, 177, 140, 172, 164, 165,
    166, 167, 168, 147, 148, 179, 150, 148, 180, 151, 152, 150, 148, 181, 153, 154, 155, 156,
    157, 158, 79, 182, 140, 172, 160, 79, 183, 140, 172, 162, 163, 160, 79, 183, 140, 172,
    164, 165, 166, 167, 168, 158, 79, 176, 140, 146, 160, 79, 177, 140, 146, 162, 163, 160,
    79, 177, 140, 146, 164, 165, 166, 167, 168, 158, 174, 176, 140, 172, 147, 173, 170, 158,
    174, 171, 140, 172, 147, 184, 185, 150, 184, 186, 151, 152, 150, 184, 186, 153, 154, 155,
    156, 157, 158, 187, 188, 146, 160, 187, 189, 146, 162, 163, 160, 187, 189, 146, 164, 165,
    166, 167, 168, 147, 178, 185, 150, 178, 186, 151, 152, 150, 178, 186, 153, 154, 155, 156,
    157, 158, 145, 188, 140, 172, 160, 145, 189, 140, 172, 162, 163, 160, 145, 189, 140, 172,
    164, 165, 166, 167, 168, 147, 184, 179, 150, 184, 180, 151, 152, 150, 184, 181, 153, 154,
    155, 156, 157, 158, 187, 182, 140, 172, 160, 187, 183, 140, 172, 162, 163, 160, 187, 183,
    140, 172, 164, 165, 166, 167, 168, 147, 178, 179, 150, 178, 180, 151, 152, 150, 178, 181,
    153, 154, 155, 156, 157, 158, 145, 182, 140, 172, 160, 145, 183, 140, 172, 162, 163, 160,
    145, 183, 140, 172, 164, 165, 166, 167, 168, 148, 149, 184, 185, 147, 148, 185, 150, 148,
    186, 151, 152, 150, 148, 186, 153, 154, 155, 156, 157, 158, 79, 188, 146, 160, 79, 189,
    146, 162, 163, 160, 79, 189, 146, 164, 165, 166, 167, 168, 158, 79, 159, 190, 146, 160,
    79, 161, 190, 146, 162, 163, 160, 79, 161, 190, 146, 164, 165, 166, 167, 168, 147, 191,
    179, 158, 192, 193, 194, 146, 147, 148, 149, 195, 196, 150, 148, 55, 195, 196, 151, 152,
    150, 148, 175, 197, 196, 153, 154, 155, 156, 157, 158, 79, 176, 198, 199, 146, 160, 79,
    177, 198, 199, 146, 162, 163, 160, 79, 177, 198, 199, 146, 164, 165, 166, 167, 168, 147,
    173, 170, 200, 158, 174, 171, 201, 140, 172, 147, 148, 149, 195, 150, 148, 55, 195, 151,
    152, 150, 148, 175, 197, 153, 154, 155, 156, 157, 158, 79, 176, 198, 140, 172, 160, 79,
    177, 198, 140, 172, 162, 163, 160, 79, 177, 198, 140, 172, 164, 165, 166, 167, 168, 150,
    148, 55, 195, 153, 154, 155, 156, 157, 158, 79, 159, 202, 140, 146, 160, 79, 161, 202,
    140, 146, 162, 163, 160, 79, 161, 202, 140, 146, 164, 165, 166, 167, 168, 158, 79, 159,
    202, 146, 160, 79, 161, 202, 146, 162, 163, 160, 79, 161, 202, 146, 164, 165, 166, 167,
    168, 147, 203, 149, 204, 158, 205, 159, 206, 146, 147, 148, 196, 149, 195, 196, 150, 148,
    196, 55, 195, 196, 151, 152, 150, 148, 196, 55, 195, 196, 153, 154, 155, 156, 157, 158,
    79, 207, 159, 202, 199, 140, 146, 160, 79, 207, 161, 202, 199, 140, 146, 162, 163, 160,
    79, 207, 161, 202, 199, 140, 146, 164, 165, 166, 167, 168, 148, 149, 22, 195, 148, 149,
    195, 22, 147, 208, 149, 195, 150, 208, 55, 195, 151, 152, 150, 208, 175, 197, 153, 154,
    155, 156, 157, 158, 209, 176, 198, 140, 172, 160, 209, 177, 198, 140, 172, 162, 163, 160,
    209, 177, 198, 140, 172, 164, 165, 166, 167, 168, 147, 178, 179, 210, 150, 178, 180, 210,
    151, 152, 150, 178, 181, 211, 153, 154, 155, 156, 157, 158, 145, 182, 212, 140, 172, 160,
    145, 183, 212, 140, 172, 162, 163, 160, 145, 183, 212, 140, 172, 164, 165, 166, 167, 168,
    178, 179, 213, 210, 178, 179, 210, 213, 150, 178, 181, 210, 153, 154, 155, 156, 157, 158,
    145, 182, 214, 140, 172, 160, 145, 183, 214, 140, 172, 162, 163, 160, 145, 183, 214, 140,
    172, 164, 165, 166, 167, 168, 215, 216, 217, 79, 176, 198, 218, 140, 172, 160, 79, 177,
    198, 218, 140, 172, 162, 163, 160, 79, 177, 198, 218, 140, 172, 164, 165, 166, 167, 168,
    79, 159, 202, 219, 140, 146, 160, 79, 161, 202, 219, 140, 146, 162, 163, 160, 79, 161,
    202, 219, 140, 146, 164, 165, 166, 167, 168, 79, 159, 202, 219, 146, 160, 79, 161, 202,
    219, 146, 162, 163, 160, 79, 161, 202, 219, 146, 164, 165, 166, 167, 168, 174, 171, 201,
    220, 140, 172, 79, 159, 202, 221, 144, 140, 146, 160, 79, 161, 202, 221, 144, 140, 146,
    162, 163, 160, 79, 161, 202, 221, 144, 140, 146, 164, 165, 166, 167, 168, 79, 176, 202,
    219, 140, 146, 160, 79, 177, 202, 219, 140, 146, 162, 163, 160, 79, 177, 202, 219, 140,
    146, 164, 165, 166, 167, 168, 145, 182, 212, 222, 144, 140, 172, 160, 145, 183, 212, 222,
    144, 140, 172, 162, 163, 160, 145, 183, 212, 222, 144, 140, 172, 164, 165, 166, 167, 168,
    205, 223, 202, 224, 140, 146, 225, 223, 202, 226, 140, 146, 187, 188, 227, 221, 144, 140,
    146, 160, 187, 189, 227, 221, 144, 140, 146, 162, 163, 160, 187, 189, 227, 221, 144, 140,
    146, 164, 165, 166, 167, 168, 79, 188, 227, 219, 144, 140, 146, 160, 79, 189, 227, 219,
    144, 140, 146, 162, 163, 160, 79, 189, 227, 219, 144, 140, 146, 164, 165, 166, 167, 168,
    79, 159, 202, 219, 228, 146, 187, 229, 230, 199, 146, 160, 187, 231, 230, 199, 146, 162,
    163, 160, 187, 231, 230, 199, 146, 164, 165, 166, 167, 168, 145, 232, 233, 222, 234, 146,
    160, 145, 235, 233, 222, 234, 146, 162, 163, 160, 145, 235, 233, 222, 234, 146, 164, 165,
    166, 167, 168, 236, 237, 238, 239, 234, 146, 160, 236, 240, 238, 239, 234, 146, 162, 163,
    160, 236, 240, 238, 239, 234, 146, 164, 165, 166, 167, 168, 16, 176, 140, 172, 241, 182,
    140, 172, 79, 207, 137, 138, 139, 140, 172, 174, 207, 242, 243, 244, 140, 172, 205, 207,
    159, 202, 224, 140, 146, 79, 207, 159, 202, 140, 146, 160, 79, 207, 161, 202, 140, 146,
    162, 163, 160, 79, 207, 161, 202, 140, 146, 164, 165, 166, 167, 168, 187, 188, 227, 245,
    140, 146, 160, 187, 189, 227, 245, 140, 146, 162, 163, 160, 187, 189, 227, 245, 140, 146,
    164, 165, 166, 167, 168, 187, 188, 227, 146, 160, 187, 189, 227, 146, 162, 163, 160, 187,
    189, 227, 146, 164, 165, 166, 167, 168, 79, 176, 198, 140, 146, 160, 79, 177, 198, 140,
    146, 162, 163, 160, 79, 177, 198, 140, 146, 164, 165, 166, 167, 168, 79, 159, 202, 228,
    146, 79, 182, 212, 245, 140, 146, 160, 79, 183, 212, 245, 140, 146, 162, 163, 160, 79,
    183, 212, 245, 140, 146, 164, 165, 166, 167, 168, 79, 176, 202, 140, 172, 160, 79, 177,
    202, 140, 172, 162, 163, 160, 79, 177, 202, 140, 172, 164, 165, 166, 167, 168, 79, 159,
    202, 146, 79, 159, 202, 140, 146, 174, 171, 202, 140, 172, 205, 159, 206, 146, 174, 171,
    201, 140, 172, 16, 159, 202, 146, 79, 176, 198, 140, 172, 145, 182, 212, 245, 140, 172,
    160, 145, 183, 212, 245, 140, 172, 162, 163, 160, 145, 183, 212, 245, 140, 172, 164, 165,
    166, 167, 168, 79, 176, 198, 245, 146, 160, 79, 177, 198, 245, 146, 162, 163, 160, 79,
    177, 198, 245, 146, 164, 165, 166, 167, 168, 79, 176, 202, 246, 146, 160, 79, 177, 202,
    246, 146, 162, 163, 160, 79, 177, 202, 246, 146, 164, 165, 166, 167, 168, 79, 159, 202,
    219, 247, 248, 249, 250, 140, 79, 159, 202, 228, 251, 252, 253, 140, 209, 254, 255, 256,
    247, 248, 249, 250, 140, 209, 254, 255, 228, 251, 252, 253, 140, 79, 254, 255, 219, 247,
    248, 249, 250, 140, 160, 79, 257, 255, 219, 247, 248, 249, 250, 140, 162, 163, 160, 79,
    257, 255, 219, 247, 248, 249, 250, 140, 164, 165, 166, 167, 168, 79, 159, 202, 219, 249,
    250, 140, 79, 258, 259, 219, 247, 248, 249, 250, 140, 160, 79, 260, 259, 219, 247, 248,
    249, 250, 140, 162, 163, 160, 79, 260, 259, 219, 247, 248, 249, 250, 140, 164, 165, 166,
    167, 168, 145, 261, 262, 263, 247, 264, 140, 160, 145, 265, 262, 263, 247, 264, 140, 162,
    163, 160, 145, 265, 262, 263, 247, 264, 140, 164, 165, 166, 167, 168, 79, 159, 202, 219,
    266, 267, 160, 79, 161, 202, 219, 266, 267, 162, 163, 160, 79, 161, 202, 219, 266, 267,
    164, 165, 166, 167, 168, 268, 269, 270, 271, 249, 250, 272, 269, 270, 273, 249, 250, 268,
    274, 275, 271, 276, 140, 268, 277, 278, 271, 276, 140, 268, 274, 275, 271, 266, 267, 268,
    269, 279, 280, 281, 276, 282, 272, 269, 279, 280, 281, 276, 282, 268, 274, 270, 280, 281,
    276, 140, 268, 277, 275, 280, 281, 276, 140, 268, 274, 270, 280, 281, 158, 283, 182, 212,
    140, 146, 160, 283, 183, 212, 140, 146, 162, 163, 160, 283, 183, 212, 140, 146, 164, 165,
    166, 167, 168, 147, 196, 179, 210, 196, 180, 210, 151, 152, 196, 181, 211, 153, 154, 155,
    156, 157, 158, 283, 176, 198, 140, 146, 160, 283, 177, 198, 140, 146, 162, 163, 160, 283,
    177, 198, 140, 146, 164, 165, 166, 167, 168, 147, 196, 149, 195, 196, 55, 195, 151, 152,
    196, 175, 197, 153, 154, 155, 156, 157, 158, 283, 171, 201, 140, 146, 147, 196, 170, 200,
    158, 283, 188, 227, 146, 160, 283, 189, 227, 146, 162, 163, 160, 283, 189, 227, 146, 164,
    165, 166, 167, 168, 147, 196, 185, 284, 196, 186, 284, 151, 152, 196, 186, 284, 153, 154,
    155, 156, 157, 158, 283, 159, 202, 146, 160, 283, 161, 202, 146, 162, 163, 160, 283, 161,
    202, 146, 164, 165, 166, 167, 168, 196, 55, 195, 153, 154, 155, 156, 157, 158, 283, 223,
    206, 146, 147, 196, 285, 204, 158, 283, 182, 212, 146, 160, 283, 183, 212, 146, 162, 163,
    160, 283, 183, 212, 146, 164, 165, 166, 167, 168, 158, 283, 176, 202, 146, 160, 283, 177,
    202, 146, 162, 163, 160, 283, 177, 202, 146, 164, 165, 166, 167, 168, 196, 175, 195, 153,
    154, 155, 156, 157, 158, 283, 171, 202, 146, 147, 196, 170, 195, 158, 182, 212, 140, 146,
    160, 183, 212, 140, 146, 162, 163, 160, 183, 212, 140, 146, 164, 165, 166, 167, 168, 147,
    179, 210, 180, 210, 151, 152, 181, 211, 153, 154, 155, 156, 157, 158, 176, 198, 140, 146,
    160, 177, 198, 140, 146, 162, 163, 160, 177, 198, 140, 146, 164, 165, 166, 167, 168, 147,
    149, 195, 55, 195, 151, 152, 175, 197, 153, 154, 155, 156, 157, 158, 171, 201, 140, 146,
    147, 170, 200, 158, 188, 227, 146, 160, 189, 227, 146, 162, 163, 160, 189, 227, 146, 164,
    165, 166, 167, 168, 147, 185, 284, 186, 284, 151, 152, 186, 284, 153, 154, 155, 156, 157,
    158, 159, 202, 146, 160, 161, 202, 146, 162, 163, 160, 161, 202, 146, 164, 165, 166, 167,
    168, 55, 195, 153, 154, 155, 156, 157, 158, 223, 206, 146, 147, 285, 204, 158, 182, 212,
    146, 160, 183, 212, 146, 162, 163, 160, 183, 212, 146, 164, 165, 166, 167, 168, 158, 176,
    202, 146, 160, 177, 202, 146, 162, 163, 160, 177, 202, 146, 164, 165, 166, 167, 168, 175,
    195, 153, 154, 155, 156, 157, 158, 171, 202, 146, 147, 170, 195, 62, 149, 195, 286, 159,
    287, 62, 149, 195, 22, 286, 159, 287, 22, 62, 149, 22, 195, 286, 159, 22, 287, 62, 149,
    286, 159, 62, 288, 289, 286, 254, 290, 62, 291, 292, 286, 258, 293, 294, 295, 110, 111,
    112, 296, 46, 47, 113, 114, 297, 298, 116, 299, 300, 110, 301, 111, 112, 296, 46, 47,
    113, 114, 297, 298, 116, 302, 303, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298,
    116, 304, 305, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 306, 307, 110,
    301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 308, 309, 110, 301, 111, 112, 296,
    46, 47, 113, 114, 297, 298, 116, 310, 311, 110, 301, 111, 112, 296, 46, 47, 113, 114,
    297, 298, 116, 312, 313, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 314,
    315, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 316, 317, 110, 301, 111,
    112, 296, 46, 47, 113, 114, 297, 298, 116, 318, 319, 110, 301, 111, 112, 296, 46, 47,
    113, 114, 297, 298, 116, 320, 321, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298,
    116, 322, 323, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 324, 325, 110,
    301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 326, 327, 110, 301, 111, 112, 296,
    46, 47, 113, 114, 297, 298, 116, 328, 329, 110, 301, 111, 112, 296, 46, 47, 113, 114,
    297, 298, 330, 331, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 332, 333,
    110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 334, 335, 110, 301, 111, 112,
    296, 46, 47, 113, 114, 297, 298, 116, 336, 337, 110, 301, 111, 112, 296, 46, 47, 113,
    114, 297, 298, 116, 338, 339, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116,
    340, 341, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 342, 343, 110, 301,
    111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 344, 345, 110, 301, 111, 112, 296, 46,
    47, 113, 114, 297, 298, 116, 346, 347, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297,
    298, 116, 348, 349, 110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 350, 351,
    110, 301, 111, 112, 296, 46, 47, 113, 114, 297, 298, 116, 352, 353, 110, 301, 111, 112,
    296, 46, 47, 113, 114, 297, 298, 116, 55, 354, 355, 91, 46, 47, 92, 354, 355, 91, 46, 47,
    93, 354, 355, 91, 46, 47, 94, 354, 355, 91, 46, 47, 354, 95, 355, 91, 52, 47, 354, 96,
    355, 91, 52, 47, 354, 97, 355, 91, 52, 47, 354, 98, 355, 91, 52, 47, 104, 354, 355, 91,
    46, 47, 354, 105, 355, 91, 52, 47, 356,
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
    0x20440a, // ds_add_f32
    0x24840e, // ds_add_rtn_f32
    0x20650e, // ds_add_rtn_u32
    0x230e0e, // ds_add_rtn_u64
    0x1f480a, // ds_add_u32
    0x22260a, // ds_add_u64
    0x1fa30a, // ds_and_b32
    0x22810a, // ds_and_b64
    0x20e40e, // ds_and_rtn_b32
    0x238d0e, // ds_and_rtn_b64
    0x221d09, // ds_append
    0x25e20f, // ds_bpermute_b32
    0x25f112, // ds_bpermute_fi_b32
    0x261c1f, // ds_bvh_stack_push4_pop1_rtn_b32
    0x263b1f, // ds_bvh_stack_push8_pop1_rtn_b32
    0x265a1f, // ds_bvh_stack_push8_pop2_rtn_b64
    0x20130f, // ds_cmpstore_b32
    0x22e30f, // ds_cmpstore_b64
    0x216e13, // ds_cmpstore_rtn_b32
    0x241713, // ds_cmpstore_rtn_b64
    0x249215, // ds_condxchg32_rtn_b64
    0x256513, // ds_cond_sub_rtn_u32
    0x24a70f, // ds_cond_sub_u32
    0x22130a, // ds_consume
    0x209e0e, // ds_dec_rtn_u32
    0x23470e, // ds_dec_rtn_u64
    0x1f710a, // ds_dec_u32
    0x224f0a, // ds_dec_u64
    0x26b50e, // ds_direct_load
    0x20900e, // ds_inc_rtn_u32
    0x23390e, // ds_inc_rtn_u64
    0x1f670a, // ds_inc_u32
    0x22450a, // ds_inc_u64
    0x21be11, // ds_load_2addr_b32
    0x245911, // ds_load_2addr_b64
    0x21cf1a, // ds_load_2addr_stride64_b32
    0x246a1a, // ds_load_2addr_stride64_b64
    0x25c212, // ds_load_addtid_b32
    0x26840c, // ds_load_b128
    0x21b30b, // ds_load_b32
    0x244e0b, // ds_load_b64
    0x26790b, // ds_load_b96
    0x21fd0b, // ds_load_i16
    0x21e90a, // ds_load_i8
    0x25250e, // ds_load_i8_d16
    0x253311, // ds_load_i8_d16_hi
    0x22080b, // ds_load_u16
    0x25440f, // ds_load_u16_d16
    0x255312, // ds_load_u16_d16_hi
    0x21f30a, // ds_load_u8
    0x25060e, // ds_load_u8_d16
    0x251411, // ds_load_u8_d16_hi
    0x1f850a, // ds_max_i32
    0x22630a, // ds_max_i64
    0x20300e, // ds_max_num_f32
    0x23000e, // ds_max_num_f64
    0x219312, // ds_max_num_rtn_f32
    0x243c12, // ds_max_num_rtn_f64
    0x20ba0e, // ds_max_rtn_i32
    0x23630e, // ds_max_rtn_i64
    0x20d60e, // ds_max_rtn_u32
    0x237f0e, // ds_max_rtn_u64
    0x1f990a, // ds_max_u32
    0x22770a, // ds_max_u64
    0x1f7b0a, // ds_min_i32
    0x22590a, // ds_min_i64
    0x20220e, // ds_min_num_f32
    0x22f20e, // ds_min_num_f64
    0x218112, // ds_min_num_rtn_f32
    0x242a12, // ds_min_num_rtn_f64
    0x20ac0e, // ds_min_rtn_i32
    0x23550e, // ds_min_rtn_i64
    0x20c80e, // ds_min_rtn_u32
    0x23710e, // ds_min_rtn_u64
    0x1f8f0a, // ds_min_u32
    0x226d0a, // ds_min_u64
    0x1fc00c, // ds_mskor_b32
    0x229e0c, // ds_mskor_b64
    0x210d10, // ds_mskor_rtn_b32
    0x23b610, // ds_mskor_rtn_b64
    0x203e06, // ds_nop
    0x1fad09, // ds_or_b32
    0x228b09, // ds_or_b64
    0x20f20d, // ds_or_rtn_b32
    0x239b0d, // ds_or_rtn_b64
    0x26a80d, // ds_param_load
    0x25d40e, // ds_permute_b32
    0x24d30e, // ds_pk_add_bf16
    0x24c60d, // ds_pk_add_f16
    0x259d12, // ds_pk_add_rtn_bf16
    0x258c11, // ds_pk_add_rtn_f16
    0x20810f, // ds_rsub_rtn_u32
    0x232a0f, // ds_rsub_rtn_u64
    0x1f5c0b, // ds_rsub_u32
    0x223a0b, // ds_rsub_u64
    0x21311a, // ds_storexchg_2addr_rtn_b32
    0x23da1a, // ds_storexchg_2addr_rtn_b64
    0x214b23, // ds_storexchg_2addr_stride64_rtn_b32
    0x23f423, // ds_storexchg_2addr_stride64_rtn_b64
    0x211d14, // ds_storexchg_rtn_b32
    0x23c614, // ds_storexchg_rtn_b64
    0x1fe612, // ds_store_2addr_b32
    0x22b612, // ds_store_2addr_b64
    0x1ff81b, // ds_store_2addr_stride64_b32
    0x22c81b, // ds_store_2addr_stride64_b64
    0x25af13, // ds_store_addtid_b32
    0x260f0d, // ds_store_b128
    0x20590c, // ds_store_b16
    0x24f313, // ds_store_b16_d16_hi
    0x1fcc0c, // ds_store_b32
    0x22aa0c, // ds_store_b64
    0x204e0b, // ds_store_b8
    0x24e112, // ds_store_b8_d16_hi
    0x26030c, // ds_store_b96
    0x257814, // ds_sub_clamp_rtn_u32
    0x24b610, // ds_sub_clamp_u32
    0x20730e, // ds_sub_rtn_u32
    0x231c0e, // ds_sub_rtn_u64
    0x1f520a, // ds_sub_u32
    0x22300a, // ds_sub_u64
    0x21a50e, // ds_swizzle_b32
    0x1fb60a, // ds_xor_b32
    0x22940a, // ds_xor_b64
    0x20ff0e, // ds_xor_rtn_b32
    0x23a80e, // ds_xor_rtn_b64
    0x272706, // export
    0x2ad113, // flat_atomic_add_f32
    0x28a713, // flat_atomic_add_u32
    0x29bb13, // flat_atomic_add_u64
    0x293213, // flat_atomic_and_b32
    0x2a2d13, // flat_atomic_and_b64
    0x289017, // flat_atomic_cmpswap_b32
    0x29a417, // flat_atomic_cmpswap_b64
    0x2a8b18, // flat_atomic_cond_sub_u32
    0x297d13, // flat_atomic_dec_u32
    0x2a7813, // flat_atomic_dec_u64
    0x296a13, // flat_atomic_inc_u32
    0x2a6513, // flat_atomic_inc_u64
    0x290c13, // flat_atomic_max_i32
    0x2a0713, // flat_atomic_max_i64
    0x2aba17, // flat_atomic_max_num_f32
    0x291f13, // flat_atomic_max_u32
    0x2a1a13, // flat_atomic_max_u64
    0x28e613, // flat_atomic_min_i32
    0x29e113, // flat_atomic_min_i64
    0x2aa317, // flat_atomic_min_num_f32
    0x28f913, // flat_atomic_min_u32
    0x29f413, // flat_atomic_min_u64
    0x294512, // flat_atomic_or_b32
    0x2a4012, // flat_atomic_or_b64
    0x2afa17, // flat_atomic_pk_add_bf16
    0x2ae416, // flat_atomic_pk_add_f16
    0x28cd19, // flat_atomic_sub_clamp_u32
    0x28ba13, // flat_atomic_sub_u32
    0x29ce13, // flat_atomic_sub_u64
    0x287c14, // flat_atomic_swap_b32
    0x299014, // flat_atomic_swap_b64
    0x295713, // flat_atomic_xor_b32
    0x2a5213, // flat_atomic_xor_b64
    0x27860e, // flat_load_b128
    0x275f0d, // flat_load_b32
    0x276c0d, // flat_load_b64
    0x27790d, // flat_load_b96
    0x280811, // flat_load_d16_b16
    0x283f14, // flat_load_d16_hi_b16
    0x282c13, // flat_load_d16_hi_i8
    0x281913, // flat_load_d16_hi_u8
    0x27f810, // flat_load_d16_i8
    0x27e810, // flat_load_d16_u8
    0x27520d, // flat_load_i16
    0x27390c, // flat_load_i8
    0x27450d, // flat_load_u16
    0x272d0c, // flat_load_u8
    0x27d90f, // flat_store_b128
    0x27a10e, // flat_store_b16
    0x27af0e, // flat_store_b32
    0x27bd0e, // flat_store_b64
    0x27940d, // flat_store_b8
    0x27cb0e, // flat_store_b96
    0x286715, // flat_store_d16_hi_b16
    0x285314, // flat_store_d16_hi_b8
    0x2f8c15, // global_atomic_add_f32
    0x2cfb15, // global_atomic_add_u32
    0x2e2b15, // global_atomic_add_u64
    0x2d9415, // global_atomic_and_b32
    0x2ea915, // global_atomic_and_b64
    0x2ce219, // global_atomic_cmpswap_b32
    0x2e1219, // global_atomic_cmpswap_b64
    0x2f1d1a, // global_atomic_cond_sub_u32
    0x2de715, // global_atomic_dec_u32
    0x2efc15, // global_atomic_dec_u64
    0x2dd215, // global_atomic_inc_u32
    0x2ee715, // global_atomic_inc_u64
    0x2d6a15, // global_atomic_max_i32
    0x2e7f15, // global_atomic_max_i64
    0x2f5019, // global_atomic_max_num_f32
    0x2d7f15, // global_atomic_max_u32
    0x2e9415, // global_atomic_max_u64
    0x2d4015, // global_atomic_min_i32
    0x2e5515, // global_atomic_min_i64
    0x2f3719, // global_atomic_min_num_f32
    0x2d5515, // global_atomic_min_u32
    0x2e6a15, // global_atomic_min_u64
    0x2ff71d, // global_atomic_ordered_add_b64
    0x2da914, // global_atomic_or_b32
    0x2ebe14, // global_atomic_or_b64
    0x2fde19, // global_atomic_pk_add_bf16
    0x2fc618, // global_atomic_pk_add_f16
    0x2d251b, // global_atomic_sub_clamp_u32
    0x2d1015, // global_atomic_sub_u32
    0x2e4015, // global_atomic_sub_u64
    0x2ccc16, // global_atomic_swap_b32
    0x2dfc16, // global_atomic_swap_b64
    0x2dbd15, // global_atomic_xor_b32
    0x2ed215, // global_atomic_xor_b64
    0x2cb90a, // global_inv
    0x2c8c16, // global_load_addtid_b32
    0x2b7810, // global_load_b128
    0x2b4b0f, // global_load_b32
    0x2b5a0f, // global_load_b64
    0x2b690f, // global_load_b96
    0x2f6911, // global_load_block
    0x2c0c13, // global_load_d16_b16
    0x2c4916, // global_load_d16_hi_b16
    0x2c3415, // global_load_d16_hi_i8
    0x2c1f15, // global_load_d16_hi_u8
    0x2bfa12, // global_load_d16_i8
    0x2be812, // global_load_d16_u8
    0x2b3c0f, // global_load_i16
    0x2b1f0e, // global_load_i8
    0x2fa113, // global_load_tr_b128
    0x2fb412, // global_load_tr_b64
    0x2b2d0f, // global_load_u16
    0x2b110e, // global_load_u8
    0x2ca217, // global_store_addtid_b32
    0x2bd711, // global_store_b128
    0x2b9710, // global_store_b16
    0x2ba710, // global_store_b32
    0x2bb710, // global_store_b64
    0x2b880f, // global_store_b8
    0x2bc710, // global_store_b96
    0x2f7a12, // global_store_block
    0x2c7517, // global_store_d16_hi_b16
    0x2c5f16, // global_store_d16_hi_b8
    0x2cc309, // global_wb
    0x2f110c, // global_wbinv
    0x32bc14, // image_atomic_add_flt
    0x317215, // image_atomic_add_uint
    0x31ee10, // image_atomic_and
    0x315e14, // image_atomic_cmpswap
    0x323215, // image_atomic_dec_uint
    0x321d15, // image_atomic_inc_uint
    0x32e414, // image_atomic_max_flt
    0x31c514, // image_atomic_max_int
    0x31d915, // image_atomic_max_uint
    0x32d014, // image_atomic_min_flt
    0x319c14, // image_atomic_min_int
    0x31b015, // image_atomic_min_uint
    0x31fe0f, // image_atomic_or
    0x330f18, // image_atomic_pk_add_bf16
    0x32f817, // image_atomic_pk_add_f16
    0x318715, // image_atomic_sub_uint
    0x314d11, // image_atomic_swap
    0x320d10, // image_atomic_xor
    0x326f19, // image_bvh64_intersect_ray
    0x32a418, // image_bvh8_intersect_ray
    0x32881c, // image_bvh_dual_intersect_ray
    0x325817, // image_bvh_intersect_ray
    0x510f0d, // image_gather4
    0x539f0e, // image_gather4h
    0x512b0f, // image_gather4_b
    0x534512, // image_gather4_b_cl
    0x514a0f, // image_gather4_c
    0x533510, // image_gather4_cl
    0x537a11, // image_gather4_c_b
    0x538b14, // image_gather4_c_b_cl
    0x535712, // image_gather4_c_cl
    0x536911, // image_gather4_c_l
    0x515912, // image_gather4_c_lz
    0x518c14, // image_gather4_c_lz_o
    0x511c0f, // image_gather4_l
    0x513a10, // image_gather4_lz
    0x517a12, // image_gather4_lz_o
    0x516b0f, // image_gather4_o
    0x51a00d, // image_get_lod
    0x324711, // image_get_resinfo
    0x30b10a, // image_load
    0x30bb0e, // image_load_mip
    0x30e912, // image_load_mip_pck
    0x30fb16, // image_load_mip_pck_sgn
    0x30c90e, // image_load_pck
    0x30d712, // image_load_pck_sgn
    0x4fc40f, // image_msaa_load
    0x4fd30c, // image_sample
    0x4ffb0e, // image_sample_b
    0x521d11, // image_sample_b_cl
    0x528913, // image_sample_b_cl_o
    0x509510, // image_sample_b_o
    0x50180e, // image_sample_c
    0x51fd0f, // image_sample_cl
    0x526511, // image_sample_cl_o
    0x504610, // image_sample_c_b
    0x525213, // image_sample_c_b_cl
    0x52c415, // image_sample_c_b_cl_o
    0x50ea12, // image_sample_c_b_o
    0x522e11, // image_sample_c_cl
    0x529c13, // image_sample_c_cl_o
    0x502610, // image_sample_c_d
    0x523f13, // image_sample_c_d_cl
    0x52d917, // image_sample_c_d_cl_g16
    0x52af15, // image_sample_c_d_cl_o
    0x530719, // image_sample_c_d_cl_o_g16
    0x51bf14, // image_sample_c_d_g16
    0x50c612, // image_sample_c_d_o
    0x51e716, // image_sample_c_d_o_g16
    0x503610, // image_sample_c_l
    0x505611, // image_sample_c_lz
    0x50fc13, // image_sample_c_lz_o
    0x50d812, // image_sample_c_l_o
    0x50b610, // image_sample_c_o
    0x4fdf0e, // image_sample_d
    0x520c11, // image_sample_d_cl
    0x532015, // image_sample_d_cl_g16
    0x527613, // image_sample_d_cl_o
    0x52f017, // image_sample_d_cl_o_g16
    0x51ad12, // image_sample_d_g16
    0x507510, // image_sample_d_o
    0x51d314, // image_sample_d_o_g16
    0x4fed0e, // image_sample_l
    0x50090f, // image_sample_lz
    0x50a511, // image_sample_lz_o
    0x508510, // image_sample_l_o
    0x50670e, // image_sample_o
    0x31110b, // image_store
    0x311c0f, // image_store_mip
    0x313a13, // image_store_mip_pck
    0x312b0f, // image_store_pck
    0x541b11, // scratch_load_b128
    0x53eb10, // scratch_load_b32
    0x53fb10, // scratch_load_b64
    0x540b10, // scratch_load_b96
    0x553e12, // scratch_load_block
    0x54b814, // scratch_load_d16_b16
    0x54f817, // scratch_load_d16_hi_b16
    0x54e216, // scratch_load_d16_hi_i8
    0x54cc16, // scratch_load_d16_hi_u8
    0x54a513, // scratch_load_d16_i8
    0x549213, // scratch_load_d16_u8
    0x53db10, // scratch_load_i16
    0x53bc0f, // scratch_load_i8
    0x53cb10, // scratch_load_u16
    0x53ad0f, // scratch_load_u8
    0x548012, // scratch_store_b128
    0x543c11, // scratch_store_b16
    0x544d11, // scratch_store_b32
    0x545e11, // scratch_store_b64
    0x542c10, // scratch_store_b8
    0x546f11, // scratch_store_b96
    0x555013, // scratch_store_block
    0x552618, // scratch_store_d16_hi_b16
    0x550f17, // scratch_store_d16_hi_b8
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
    0x55760e, // s_barrier_init
    0x55840e, // s_barrier_join
    0x55920f, // s_barrier_leave
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
    0x556313, // s_get_barrier_state
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
    0x55b309, // s_waitcnt
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
    0x1e7019, // tbuffer_load_d16_format_x
    0x1e891a, // tbuffer_load_d16_format_xy
    0x1ea31b, // tbuffer_load_d16_format_xyz
    0x1ebe1c, // tbuffer_load_d16_format_xyzw
    0x1db815, // tbuffer_load_format_x
    0x1dcd16, // tbuffer_load_format_xy
    0x1de317, // tbuffer_load_format_xyz
    0x1dfa18, // tbuffer_load_format_xyzw
    0x1eda1a, // tbuffer_store_d16_format_x
    0x1ef41b, // tbuffer_store_d16_format_xy
    0x1f0f1c, // tbuffer_store_d16_format_xyz
    0x1f2b1d, // tbuffer_store_d16_format_xyzw
    0x1e1216, // tbuffer_store_format_x
    0x1e2817, // tbuffer_store_format_xy
    0x1e3f18, // tbuffer_store_format_xyz
    0x1e5719, // tbuffer_store_format_xyzw
    0x3d5c0a, // v_add3_u32
    0x39900f, // v_add_co_ci_u32
    0x3f5c0c, // v_add_co_u32
    0x3a3509, // v_add_f16
    0x386409, // v_add_f32
    0x385b09, // v_add_f64
    0x3cf10e, // v_add_lshl_u32
    0x3feb0c, // v_add_nc_i16
    0x41000c, // v_add_nc_i32
    0x3f830c, // v_add_nc_u16
    0x39c00c, // v_add_nc_u32
    0x3b260e, // v_alignbit_b32
    0x3b340f, // v_alignbyte_b32
    0x41c309, // v_and_b16
    0x395f09, // v_and_b32
    0x3d730c, // v_and_or_b32
    0x41650d, // v_ashrrev_i16
    0x39520d, // v_ashrrev_i32
    0x417f0d, // v_ashrrev_i64
    0x40780e, // v_bcnt_u32_b32
    0x3af909, // v_bfe_i32
    0x3af009, // v_bfe_u32
    0x3b0209, // v_bfi_b32
    0x406f09, // v_bfm_b32
    0x35fe0b, // v_bfrev_b32
    0x37450a, // v_ceil_f16
    0x356a0a, // v_ceil_f32
    0x35200a, // v_ceil_f64
    0x362309, // v_cls_i32
    0x36090d, // v_clz_i32_u32
    0x4e6910, // v_cmpx_class_f16
    0x4e7910, // v_cmpx_class_f32
    0x4e8910, // v_cmpx_class_f64
    0x4a740d, // v_cmpx_eq_f16
    0x4b2e0d, // v_cmpx_eq_f32
    0x4be80d, // v_cmpx_eq_f64
    0x4ca20d, // v_cmpx_eq_i16
    0x4d3e0d, // v_cmpx_eq_i32
    0x4dda0d, // v_cmpx_eq_i64
    0x4cf00d, // v_cmpx_eq_u16
    0x4d8c0d, // v_cmpx_eq_u32
    0x4e280d, // v_cmpx_eq_u64
    0x4aa80d, // v_cmpx_ge_f16
    0x4b620d, // v_cmpx_ge_f32
    0x4c1c0d, // v_cmpx_ge_f64
    0x4cd60d, // v_cmpx_ge_i16
    0x4d720d, // v_cmpx_ge_i32
    0x4e0e0d, // v_cmpx_ge_i64
    0x4d240d, // v_cmpx_ge_u16
    0x4dc00d, // v_cmpx_ge_u32
    0x4e5c0d, // v_cmpx_ge_u64
    0x4a8e0d, // v_cmpx_gt_f16
    0x4b480d, // v_cmpx_gt_f32
    0x4c020d, // v_cmpx_gt_f64
    0x4cbc0d, // v_cmpx_gt_i16
    0x4d580d, // v_cmpx_gt_i32
    0x4df40d, // v_cmpx_gt_i64
    0x4d0a0d, // v_cmpx_gt_u16
    0x4da60d, // v_cmpx_gt_u32
    0x4e420d, // v_cmpx_gt_u64
    0x4a810d, // v_cmpx_le_f16
    0x4b3b0d, // v_cmpx_le_f32
    0x4bf50d, // v_cmpx_le_f64
    0x4caf0d, // v_cmpx_le_i16
    0x4d4b0d, // v_cmpx_le_i32
    0x4de70d, // v_cmpx_le_i64
    0x4cfd0d, // v_cmpx_le_u16
    0x4d990d, // v_cmpx_le_u32
    0x4e350d, // v_cmpx_le_u64
    0x4a9b0d, // v_cmpx_lg_f16
    0x4b550d, // v_cmpx_lg_f32
    0x4c0f0d, // v_cmpx_lg_f64
    0x4a670d, // v_cmpx_lt_f16
    0x4b210d, // v_cmpx_lt_f32
    0x4bdb0d, // v_cmpx_lt_f64
    0x4c950d, // v_cmpx_lt_i16
    0x4d310d, // v_cmpx_lt_i32
    0x4dcd0d, // v_cmpx_lt_i64
    0x4ce30d, // v_cmpx_lt_u16
    0x4d7f0d, // v_cmpx_lt_u32
    0x4e1b0d, // v_cmpx_lt_u64
    0x4b050e, // v_cmpx_neq_f16
    0x4bbf0e, // v_cmpx_neq_f32
    0x4c790e, // v_cmpx_neq_f64
    0x4cc90d, // v_cmpx_ne_i16
    0x4d650d, // v_cmpx_ne_i32
    0x4e010d, // v_cmpx_ne_i64
    0x4d170d, // v_cmpx_ne_u16
    0x4db30d, // v_cmpx_ne_u32
    0x4e4f0d, // v_cmpx_ne_u64
    0x4acd0e, // v_cmpx_nge_f16
    0x4b870e, // v_cmpx_nge_f32
    0x4c410e, // v_cmpx_nge_f64
    0x4ae90e, // v_cmpx_ngt_f16
    0x4ba30e, // v_cmpx_ngt_f32
    0x4c5d0e, // v_cmpx_ngt_f64
    0x4af70e, // v_cmpx_nle_f16
    0x4bb10e, // v_cmpx_nle_f32
    0x4c6b0e, // v_cmpx_nle_f64
    0x4adb0e, // v_cmpx_nlg_f16
    0x4b950e, // v_cmpx_nlg_f32
    0x4c4f0e, // v_cmpx_nlg_f64
    0x4b130e, // v_cmpx_nlt_f16
    0x4bcd0e, // v_cmpx_nlt_f32
    0x4c870e, // v_cmpx_nlt_f64
    0x4ab50c, // v_cmpx_o_f16
    0x4b6f0c, // v_cmpx_o_f32
    0x4c290c, // v_cmpx_o_f64
    0x4ac10c, // v_cmpx_u_f16
    0x4b7b0c, // v_cmpx_u_f32
    0x4c350c, // v_cmpx_u_f64
    0x4a3a0f, // v_cmp_class_f16
    0x4a490f, // v_cmp_class_f32
    0x4a580f, // v_cmp_class_f64
    0x46920c, // v_cmp_eq_f16
    0x473e0c, // v_cmp_eq_f32
    0x47ea0c, // v_cmp_eq_f64
    0x48960c, // v_cmp_eq_i16
    0x49260c, // v_cmp_eq_i32
    0x49b60c, // v_cmp_eq_i64
    0x48de0c, // v_cmp_eq_u16
    0x496e0c, // v_cmp_eq_u32
    0x49fe0c, // v_cmp_eq_u64
    0x46c20c, // v_cmp_ge_f16
    0x476e0c, // v_cmp_ge_f32
    0x481a0c, // v_cmp_ge_f64
    0x48c60c, // v_cmp_ge_i16
    0x49560c, // v_cmp_ge_i32
    0x49e60c, // v_cmp_ge_i64
    0x490e0c, // v_cmp_ge_u16
    0x499e0c, // v_cmp_ge_u32
    0x4a2e0c, // v_cmp_ge_u64
    0x46aa0c, // v_cmp_gt_f16
    0x47560c, // v_cmp_gt_f32
    0x48020c, // v_cmp_gt_f64
    0x48ae0c, // v_cmp_gt_i16
    0x493e0c, // v_cmp_gt_i32
    0x49ce0c, // v_cmp_gt_i64
    0x48f60c, // v_cmp_gt_u16
    0x49860c, // v_cmp_gt_u32
    0x4a160c, // v_cmp_gt_u64
    0x469e0c, // v_cmp_le_f16
    0x474a0c, // v_cmp_le_f32
    0x47f60c, // v_cmp_le_f64
    0x48a20c, // v_cmp_le_i16
    0x49320c, // v_cmp_le_i32
    0x49c20c, // v_cmp_le_i64
    0x48ea0c, // v_cmp_le_u16
    0x497a0c, // v_cmp_le_u32
    0x4a0a0c, // v_cmp_le_u64
    0x46b60c, // v_cmp_lg_f16
    0x47620c, // v_cmp_lg_f32
    0x480e0c, // v_cmp_lg_f64
    0x46860c, // v_cmp_lt_f16
    0x47320c, // v_cmp_lt_f32
    0x47de0c, // v_cmp_lt_f64
    0x488a0c, // v_cmp_lt_i16
    0x491a0c, // v_cmp_lt_i32
    0x49aa0c, // v_cmp_lt_i64
    0x48d20c, // v_cmp_lt_u16
    0x49620c, // v_cmp_lt_u32
    0x49f20c, // v_cmp_lt_u64
    0x47180d, // v_cmp_neq_f16
    0x47c40d, // v_cmp_neq_f32
    0x48700d, // v_cmp_neq_f64
    0x48ba0c, // v_cmp_ne_i16
    0x494a0c, // v_cmp_ne_i32
    0x49da0c, // v_cmp_ne_i64
    0x49020c, // v_cmp_ne_u16
    0x49920c, // v_cmp_ne_u32
    0x4a220c, // v_cmp_ne_u64
    0x46e40d, // v_cmp_nge_f16
    0x47900d, // v_cmp_nge_f32
    0x483c0d, // v_cmp_nge_f64
    0x46fe0d, // v_cmp_ngt_f16
    0x47aa0d, // v_cmp_ngt_f32
    0x48560d, // v_cmp_ngt_f64
    0x470b0d, // v_cmp_nle_f16
    0x47b70d, // v_cmp_nle_f32
    0x48630d, // v_cmp_nle_f64
    0x46f10d, // v_cmp_nlg_f16
    0x479d0d, // v_cmp_nlg_f32
    0x48490d, // v_cmp_nlg_f64
    0x47250d, // v_cmp_nlt_f16
    0x47d10d, // v_cmp_nlt_f32
    0x487d0d, // v_cmp_nlt_f64
    0x46ce0b, // v_cmp_o_f16
    0x477a0b, // v_cmp_o_f32
    0x48260b, // v_cmp_o_f64
    0x46d90b, // v_cmp_u_f16
    0x47850b, // v_cmp_u_f32
    0x48310b, // v_cmp_u_f64
    0x3dc30d, // v_cndmask_b16
    0x384e0d, // v_cndmask_b32
    0x377909, // v_cos_f16
    0x35ec09, // v_cos_f32
    0x36160d, // v_ctz_i32_b32
    0x3ac00c, // v_cubeid_f32
    0x3ae40c, // v_cubema_f32
    0x3acc0c, // v_cubesc_f32
    0x3ad80c, // v_cubetc_f32
    0x344f0d, // v_cvt_f16_f32
    0x36c20d, // v_cvt_f16_i16
    0x36b50d, // v_cvt_f16_u16
    0x38210d, // v_cvt_f32_bf8
    0x345c0d, // v_cvt_f32_f16
    0x34a10d, // v_cvt_f32_f64
    0x38090d, // v_cvt_f32_fp8
    0x341b0d, // v_cvt_f32_i32
    0x34280d, // v_cvt_f32_u32
    0x34bb10, // v_cvt_f32_ubyte0
    0x34cb10, // v_cvt_f32_ubyte1
    0x34db10, // v_cvt_f32_ubyte2
    0x34eb10, // v_cvt_f32_ubyte3
    0x34ae0d, // v_cvt_f64_f32
    0x340e0d, // v_cvt_f64_i32
    0x35080d, // v_cvt_f64_u32
    0x347e13, // v_cvt_floor_i32_f32
    0x36dc0d, // v_cvt_i16_f16
    0x34420d, // v_cvt_i32_f32
    0x34010d, // v_cvt_i32_f64
    0x37ef0d, // v_cvt_i32_i16
    0x346915, // v_cvt_nearest_i32_f32
    0x379112, // v_cvt_norm_i16_f16
    0x37a312, // v_cvt_norm_u16_f16
    0x349110, // v_cvt_off_f32_i4
    0x422110, // v_cvt_pk_bf8_f32
    0x383e10, // v_cvt_pk_f32_bf8
    0x382e10, // v_cvt_pk_f32_fp8
    0x421110, // v_cvt_pk_fp8_f32
    0x3fa710, // v_cvt_pk_i16_f32
    0x40e410, // v_cvt_pk_i16_i32
    0x403a15, // v_cvt_pk_norm_i16_f16
    0x40aa15, // v_cvt_pk_norm_i16_f32
    0x404f15, // v_cvt_pk_norm_u16_f16
    0x40bf15, // v_cvt_pk_norm_u16_f32
    0x3a0714, // v_cvt_pk_rtz_f16_f32
    0x3fb710, // v_cvt_pk_u16_f32
    0x40d410, // v_cvt_pk_u16_u32
    0x3bb00f, // v_cvt_pk_u8_f32
    0x424110, // v_cvt_sr_bf8_f32
    0x423110, // v_cvt_sr_fp8_f32
    0x36cf0d, // v_cvt_u16_f16
    0x34350d, // v_cvt_u32_f32
    0x34fb0d, // v_cvt_u32_f64
    0x37fc0d, // v_cvt_u32_u16
    0x3d4d0f, // v_div_fixup_f16
    0x3bbf0f, // v_div_fixup_f32
    0x3bce0f, // v_div_fixup_f64
    0x3c690e, // v_div_fmas_f32
    0x3c770e, // v_div_fmas_f64
    0x3f1e0f, // v_div_scale_f32
    0x3f2d0f, // v_div_scale_f64
    0x3e0e10, // v_dot2_bf16_bf16
    0x3e000e, // v_dot2_f16_f16
    0x43850f, // v_dot2_f32_bf16
    0x43410e, // v_dot2_f32_f16
    0x443512, // v_dot4_f32_bf8_bf8
    0x441112, // v_dot4_f32_bf8_fp8
    0x43ff12, // v_dot4_f32_fp8_bf8
    0x442312, // v_dot4_f32_fp8_fp8
    0x434f0e, // v_dot4_i32_iu8
    0x435d0d, // v_dot4_u32_u8
    0x436a0e, // v_dot8_i32_iu4
    0x43780d, // v_dot8_u32_u4
    0x4ed60e, // v_dual_add_f32
    0x4f8b11, // v_dual_add_nc_u32
    0x4fae0e, // v_dual_and_b32
    0x4f2812, // v_dual_cndmask_b32
    0x4f7417, // v_dual_dot2acc_f32_bf16
    0x4f5e16, // v_dual_dot2acc_f32_f16
    0x4ea810, // v_dual_fmaak_f32
    0x4e990f, // v_dual_fmac_f32
    0x4eb810, // v_dual_fmamk_f32
    0x4f9c12, // v_dual_lshlrev_b32
    0x4f3a12, // v_dual_max_num_f32
    0x4f4c12, // v_dual_min_num_f32
    0x4f1a0e, // v_dual_mov_b32
    0x4f0317, // v_dual_mul_dx9_zero_f32
    0x4ec80e, // v_dual_mul_f32
    0x4ef211, // v_dual_subrev_f32
    0x4ee40e, // v_dual_sub_f32
    0x370e09, // v_exp_f16
    0x358a09, // v_exp_f32
    0x373a0b, // v_floor_f16
    0x357f0b, // v_floor_f32
    0x35350b, // v_floor_f64
    0x3a710b, // v_fmaak_f16
    0x39fc0b, // v_fmaak_f32
    0x3a5c0a, // v_fmac_f16
    0x39e70a, // v_fmac_f32
    0x3a660b, // v_fmamk_f16
    0x39f10b, // v_fmamk_f32
    0x3a9412, // v_fma_dx9_zero_f32
    0x3cff09, // v_fma_f16
    0x3b0b09, // v_fma_f32
    0x3b1409, // v_fma_f64
    0x43f00f, // v_fma_mixhi_f16
    0x43e10f, // v_fma_mixlo_f16
    0x43d40d, // v_fma_mix_f32
    0x37650b, // v_fract_f16
    0x35540b, // v_fract_f32
    0x364f0b, // v_fract_f64
    0x372713, // v_frexp_exp_i16_f16
    0x365a13, // v_frexp_exp_i32_f32
    0x362c13, // v_frexp_exp_i32_f64
    0x371710, // v_frexp_mant_f16
    0x366d10, // v_frexp_mant_f32
    0x363f10, // v_frexp_mant_f64
    0x335914, // v_interp_p10_f16_f32
    0x333410, // v_interp_p10_f32
    0x338018, // v_interp_p10_rtz_f16_f32
    0x336d13, // v_interp_p2_f16_f32
    0x33440f, // v_interp_p2_f32
    0x339817, // v_interp_p2_rtz_f16_f32
    0x3a7c0b, // v_ldexp_f16
    0x40640b, // v_ldexp_f32
    0x410c0b, // v_ldexp_f64
    0x3b1d09, // v_lerp_u8
    0x370509, // v_log_f16
    0x359309, // v_log_f32
    0x414b0d, // v_lshlrev_b16
    0x39380d, // v_lshlrev_b32
    0x39830d, // v_lshlrev_b64
    0x3ce30e, // v_lshl_add_u32
    0x3d660d, // v_lshl_or_b32
    0x41580d, // v_lshrrev_b16
    0x39450d, // v_lshrrev_b32
    0x41720d, // v_lshrrev_b64
    0x3f4c10, // v_mad_co_i64_i32
    0x3f3c10, // v_mad_co_u64_u32
    0x3d4409, // v_mad_i16
    0x3d950d, // v_mad_i32_i16
    0x3aa60d, // v_mad_i32_i24
    0x3cc709, // v_mad_u16
    0x3d880d, // v_mad_u32_u16
    0x3ab30d, // v_mad_u32_u24
    0x3d1c0a, // v_max3_i16
    0x3b630a, // v_max3_i32
    0x3c070e, // v_max3_num_f16
    0x3beb0e, // v_max3_num_f32
    0x3d260a, // v_max3_u16
    0x3b6d0a, // v_max3_u32
    0x3c3f0e, // v_maximum3_f16
    0x3c230e, // v_maximum3_f32
    0x3e9a14, // v_maximumminimum_f16
    0x3e7214, // v_maximumminimum_f32
    0x42040d, // v_maximum_f16
    0x41ea0d, // v_maximum_f32
    0x41990d, // v_maximum_f64
    0x3de80c, // v_maxmin_i32
    0x3e4e10, // v_maxmin_num_f16
    0x3e2e10, // v_maxmin_num_f32
    0x3dd00c, // v_maxmin_u32
    0x3fd009, // v_max_i16
    0x390309, // v_max_i32
    0x3a280d, // v_max_num_f16
    0x392b0d, // v_max_num_f32
    0x38ed0d, // v_max_num_f64
    0x3fc709, // v_max_u16
    0x391509, // v_max_u32
    0x409812, // v_mbcnt_hi_u32_b32
    0x408612, // v_mbcnt_lo_u32_b32
    0x3d300a, // v_med3_i16
    0x3b770a, // v_med3_i32
    0x3c5b0e, // v_med3_num_f16
    0x3c4d0e, // v_med3_num_f32
    0x3d3a0a, // v_med3_u16
    0x3b810a, // v_med3_u32
    0x3d080a, // v_min3_i16
    0x3b4f0a, // v_min3_i32
    0x3bf90e, // v_min3_num_f16
    0x3bdd0e, // v_min3_num_f32
    0x3d120a, // v_min3_u16
    0x3b590a, // v_min3_u32
    0x3c310e, // v_minimum3_f16
    0x3c150e, // v_minimum3_f32
    0x3e8614, // v_minimummaximum_f16
    0x3e5e14, // v_minimummaximum_f32
    0x41f70d, // v_minimum_f16
    0x41dd0d, // v_minimum_f32
    0x418c0d, // v_minimum_f64
    0x3df40c, // v_minmax_i32
    0x3e3e10, // v_minmax_num_f16
    0x3e1e10, // v_minmax_num_f32
    0x3ddc0c, // v_minmax_u32
    0x3fe209, // v_min_i16
    0x38fa09, // v_min_i32
    0x3a1b0d, // v_min_num_f16
    0x391e0d, // v_min_num_f32
    0x38e00d, // v_min_num_f64
    0x3fd909, // v_min_u16
    0x390c09, // v_min_u32
    0x367d0d, // v_movreld_b32
    0x36a510, // v_movrelsd_2_b32
    0x36970e, // v_movrelsd_b32
    0x368a0d, // v_movrels_b32
    0x354b09, // v_mov_b16
    0x33b809, // v_mov_b32
    0x3c9e11, // v_mqsad_pk_u16_u8
    0x3caf0e, // v_mqsad_u32_u8
    0x3c8509, // v_msad_u8
    0x3b430c, // v_mullit_f32
    0x388b12, // v_mul_dx9_zero_f32
    0x3a5309, // v_mul_f16
    0x389d09, // v_mul_f32
    0x388209, // v_mul_f64
    0x412f0c, // v_mul_hi_i32
    0x38b310, // v_mul_hi_i32_i24
    0x41230c, // v_mul_hi_u32
    0x38d010, // v_mul_hi_u32_u24
    0x38a60d, // v_mul_i32_i24
    0x3f9b0c, // v_mul_lo_u16
    0x41170c, // v_mul_lo_u32
    0x38c30d, // v_mul_u32_u24
    0x33af05, // v_nop
    0x37e609, // v_not_b16
    0x35f509, // v_not_b32
    0x3d7f09, // v_or3_b32
    0x41cc08, // v_or_b16
    0x396808, // v_or_b32
    0x402c0e, // v_pack_b32_f16
    0x3da210, // v_permlane16_b32
    0x400314, // v_permlane16_var_b32
    0x37c910, // v_permlane64_b32
    0x3db211, // v_permlanex16_b32
    0x401715, // v_permlanex16_var_b32
    0x3cd00a, // v_perm_b32
    0x35400b, // v_pipeflush
    0x43290c, // v_pk_add_f16
    0x42810c, // v_pk_add_i16
    0x42ed0c, // v_pk_add_u16
    0x42b910, // v_pk_ashrrev_i16
    0x3a870d, // v_pk_fmac_f16
    0x431d0c, // v_pk_fma_f16
    0x429910, // v_pk_lshlrev_b16
    0x42a910, // v_pk_lshrrev_b16
    0x42660c, // v_pk_mad_i16
    0x42e10c, // v_pk_mad_u16
    0x43c410, // v_pk_maximum_f16
    0x42c90c, // v_pk_max_i16
    0x43a410, // v_pk_max_num_f16
    0x43050c, // v_pk_max_u16
    0x43b410, // v_pk_minimum_f16
    0x42d50c, // v_pk_min_i16
    0x439410, // v_pk_min_num_f16
    0x43110c, // v_pk_min_u16
    0x43350c, // v_pk_mul_f16
    0x42720f, // v_pk_mul_lo_u16
    0x428d0c, // v_pk_sub_i16
    0x42f90c, // v_pk_sub_u16
    0x3c8e10, // v_qsad_pk_u16_u8
    0x36e909, // v_rcp_f16
    0x359c09, // v_rcp_f32
    0x35bd09, // v_rcp_f64
    0x35a50f, // v_rcp_iflag_f32
    0x33ee13, // v_readfirstlane_b32
    0x41a60e, // v_readlane_b32
    0x375a0b, // v_rndne_f16
    0x35740b, // v_rndne_f32
    0x352a0b, // v_rndne_f64
    0x36fc09, // v_rsq_f16
    0x35b409, // v_rsq_f32
    0x35c609, // v_rsq_f64
    0x3b930b, // v_sad_hi_u8
    0x3b9e09, // v_sad_u16
    0x3ba709, // v_sad_u32
    0x3b8b08, // v_sad_u8
    0x37820f, // v_sat_pk_u8_i16
    0x377009, // v_sin_f16
    0x35e309, // v_sin_f32
    0x36f20a, // v_sqrt_f16
    0x35cf0a, // v_sqrt_f32
    0x35d90a, // v_sqrt_f64
    0x39ae12, // v_subrev_co_ci_u32
    0x3f740f, // v_subrev_co_u32
    0x3a470c, // v_subrev_f16
    0x38760c, // v_subrev_f32
    0x39d80f, // v_subrev_nc_u32
    0x399f0f, // v_sub_co_ci_u32
    0x3f680c, // v_sub_co_u32
    0x3a3e09, // v_sub_f16
    0x386d09, // v_sub_f32
    0x3ff70c, // v_sub_nc_i16
    0x40f40c, // v_sub_nc_i32
    0x3f8f0c, // v_sub_nc_u16
    0x39cc0c, // v_sub_nc_u32
    0x37d90d, // v_swaprel_b32
    0x37bf0a, // v_swap_b16
    0x37b50a, // v_swap_b32
    0x45ac1b, // v_swmmac_bf16_16x16x32_bf16
    0x459319, // v_swmmac_f16_16x16x32_f16
    0x45791a, // v_swmmac_f32_16x16x32_bf16
    0x46691d, // v_swmmac_f32_16x16x32_bf8_bf8
    0x464c1d, // v_swmmac_f32_16x16x32_bf8_fp8
    0x456019, // v_swmmac_f32_16x16x32_f16
    0x462f1d, // v_swmmac_f32_16x16x32_fp8_bf8
    0x46121d, // v_swmmac_f32_16x16x32_fp8_fp8
    0x45e019, // v_swmmac_i32_16x16x32_iu4
    0x45c719, // v_swmmac_i32_16x16x32_iu8
    0x45f919, // v_swmmac_i32_16x16x64_iu4
    0x3eb90b, // v_s_exp_f16
    0x3eae0b, // v_s_exp_f32
    0x3ecf0b, // v_s_log_f16
    0x3ec40b, // v_s_log_f32
    0x3ee50b, // v_s_rcp_f16
    0x3eda0b, // v_s_rcp_f32
    0x3efb0b, // v_s_rsq_f16
    0x3ef00b, // v_s_rsq_f32
    0x3f120c, // v_s_sqrt_f16
    0x3f060c, // v_s_sqrt_f32
    0x413b10, // v_trig_preop_f64
    0x374f0b, // v_trunc_f16
    0x355f0b, // v_trunc_f32
    0x35150b, // v_trunc_f64
    0x448d19, // v_wmma_bf16_16x16x16_bf16
    0x447617, // v_wmma_f16_16x16x16_f16
    0x445e18, // v_wmma_f32_16x16x16_bf16
    0x45251b, // v_wmma_f32_16x16x16_bf8_bf8
    0x450a1b, // v_wmma_f32_16x16x16_bf8_fp8
    0x444717, // v_wmma_f32_16x16x16_f16
    0x44ef1b, // v_wmma_f32_16x16x16_fp8_bf8
    0x44d41b, // v_wmma_f32_16x16x16_fp8_fp8
    0x44bd17, // v_wmma_i32_16x16x16_iu4
    0x44a617, // v_wmma_i32_16x16x16_iu8
    0x454017, // v_wmma_i32_16x16x32_iu4
    0x41b40f, // v_writelane_b32
    0x3cda09, // v_xad_u32
    0x39790a, // v_xnor_b32
    0x3cbd0a, // v_xor3_b32
    0x41d409, // v_xor_b16
    0x397009, // v_xor_b32
];
