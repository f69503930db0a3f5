// Written by `cargo xtask regen` from amdgpu_isa_cdna5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_hinullm0exec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccscale_offsetnvs_load_b32s_load_b64s_load_b128s_load_b256s_load_b512s_load_b96s_load_i8s_load_u8s_load_i16s_load_u16s_buffer_load_b32s_buffer_load_b64s_buffer_load_b128s_buffer_load_b256s_buffer_load_b512s_buffer_load_b96s_buffer_load_i8s_buffer_load_u8s_buffer_load_i16s_buffer_load_u16s_dcache_invs_atc_probes_atc_probe_buffers_prefetch_insts_prefetch_inst_pc_rels_prefetch_datas_buffer_prefetch_datas_prefetch_data_pc_rels_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_brev_b32s_brev_b64s_get_shader_cycles_u64s_ctz_i32_b32s_ctz_i32_b64s_clz_i32_u32s_clz_i32_u64s_cls_i32s_cls_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_bitreplicate_b64_b32s_abs_i32s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_quadmask_b32s_quadmask_b64s_wqm_b32s_wqm_b64s_not_b32s_not_b64s_and_saveexec_b32s_and_saveexec_b64s_or_saveexec_b32s_or_saveexec_b64s_xor_saveexec_b32s_xor_saveexec_b64s_nand_saveexec_b32s_nand_saveexec_b64s_nor_saveexec_b32s_nor_saveexec_b64s_xnor_saveexec_b32s_xnor_saveexec_b64s_and_not0_saveexec_b32s_and_not0_saveexec_b64s_or_not0_saveexec_b32s_or_not0_saveexec_b64s_and_not1_saveexec_b32s_and_not1_saveexec_b64s_or_not1_saveexec_b32s_or_not1_saveexec_b64s_and_not0_wrexec_b32s_and_not0_wrexec_b64s_and_not1_wrexec_b32s_and_not1_wrexec_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_movrelsd_2_b32s_get_pc_i64s_set_pc_i64s_swap_pc_i64s_rfe_i64s_add_pc_i64MSG_INTERRUPTMSG_HS_TESSFACTORMSG_DEALLOC_VGPRSMSG_GS_ALLOC_REQMSG_SAVEWAVE_HAS_TDMMSG_RTN_GET_DOORBELLMSG_RTN_GET_DDIDMSG_RTN_GET_TMAMSG_RTN_GET_REALTIMEMSG_RTN_SAVE_WAVEMSG_RTN_GET_TBAMSG_RTN_GET_TBA_TO_PCMSG_RTN_GET_SE_AID_IDMSG_RTN_GET_CLUSTER_BARRIER_STATEs_sendmsg_rtn_b32s_sendmsg_rtn_b64s_barrier_signals_barrier_signal_isfirsts_get_barrier_states_barrier_inits_barrier_joins_alloc_vgprs_wakeup_barriers_sleep_vars_ceil_f32s_floor_f32s_trunc_f32s_rndne_f32s_cvt_f32_i32s_cvt_f32_u32s_cvt_i32_f32s_cvt_u32_f32s_cvt_f16_f32s_cvt_f32_f16s_cvt_hi_f32_f16s_ceil_f16s_floor_f16s_trunc_f16s_rndne_f16s_add_co_u32s_sub_co_u32s_add_co_i32s_sub_co_i32s_add_co_ci_u32s_sub_co_ci_u32s_absdiff_i32s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_min_i32s_min_u32s_max_i32s_max_u32s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_and_not1_b32s_and_not1_b64s_or_not1_b32s_or_not1_b64s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_bfm_b32s_bfm_b64s_mul_i32s_mul_hi_u32s_mul_hi_i32s_cselect_b32s_cselect_b64s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_pack_hl_b32_b16s_add_f32s_sub_f32s_min_num_f32s_max_num_f32s_mul_f32s_fmaak_f32s_fmamk_f32s_fmac_f32s_cvt_pk_rtz_f16_f32s_add_f16s_sub_f16s_min_num_f16s_max_num_f16s_mul_f16s_fmac_f16s_minimum_f32s_maximum_f32s_minimum_f16s_maximum_f16s_add_nc_u64s_sub_nc_u64s_mul_u64s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_cmp_lt_f32s_cmp_lt_f16s_cmp_eq_f32s_cmp_eq_f16s_cmp_le_f32s_cmp_le_f16s_cmp_gt_f32s_cmp_gt_f16s_cmp_lg_f32s_cmp_lg_f16s_cmp_ge_f32s_cmp_ge_f16s_cmp_o_f32s_cmp_o_f16s_cmp_u_f32s_cmp_u_f16s_cmp_nge_f32s_cmp_nge_f16s_cmp_nlg_f32s_cmp_nlg_f16s_cmp_ngt_f32s_cmp_ngt_f16s_cmp_nle_f32s_cmp_nle_f16s_cmp_neq_f32s_cmp_neq_f16s_cmp_nlt_f32s_cmp_nlt_f16s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_addk_co_i32s_mulk_i32HW_REG_WAVE_MODEHW_REG_WAVE_STATUSHW_REG_WAVE_STATE_PRIVHW_REG_WAVE_GPR_ALLOCHW_REG_WAVE_LDS_ALLOCHW_REG_IB_STSHW_REG_PERF_SNAPSHOT_DATAHW_REG_PERF_SNAPSHOT_PC_LOHW_REG_PERF_SNAPSHOT_PC_HIHW_REG_PERF_SNAPSHOT_DATA1HW_REG_PERF_SNAPSHOT_DATA2HW_REG_WAVE_EXCP_FLAG_PRIVHW_REG_WAVE_EXCP_FLAG_USERHW_REG_WAVE_TRAP_CTRLHW_REG_WAVE_SCRATCH_BASE_LOHW_REG_WAVE_SCRATCH_BASE_HIHW_REG_WAVE_HW_ID1HW_REG_WAVE_HW_ID2HW_REG_WAVE_SCHED_MODEHW_REG_IB_STS2HW_REG_SHADER_CYCLES_LOHW_REG_SHADER_CYCLES_HIHW_REG_WAVE_DVGPR_ALLOC_LOHW_REG_WAVE_DVGPR_ALLOC_HIHW_REG_XNACK_STATE_PRIVHW_REG_XNACK_MASKs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_i64s_nops_sethalts_sleeps_monitor_sleeps_clauses_set_vgpr_msbs_delay_aludepctr_hold_cntdepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_wait_alus_wait_idles_traps_round_modes_denorm_modes_barrier_waits_barrier_leaves_code_ends_branchs_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_endpgms_endpgm_saveds_wakeups_setprios_sendmsgs_sendmsghalts_incperflevels_decperflevels_ttracedatas_ttracedata_imms_icache_invs_setprio_inc_wgs_wait_loadcnts_wait_storecnts_wait_xcnts_wait_dscnts_wait_kmcnts_wait_loadcnt_dscnts_wait_storecnt_dscnts_wait_asynccnts_wait_tensorcntidxenoffenoffsettfebuffer_load_u8buffer_load_i8buffer_load_u16buffer_load_i16buffer_load_b32buffer_load_b64buffer_load_b96buffer_load_b128buffer_store_b8buffer_store_b16buffer_store_b32buffer_store_b64buffer_store_b96buffer_store_b128buffer_load_d16_u8buffer_load_d16_i8buffer_load_d16_b16buffer_load_d16_hi_u8buffer_load_d16_hi_i8buffer_load_d16_hi_b16buffer_store_d16_hi_b8buffer_store_d16_hi_b16buffer_atomic_swap_b32buffer_atomic_cmpswap_b32buffer_atomic_add_u32buffer_atomic_sub_u32buffer_atomic_sub_clamp_u32buffer_atomic_min_i32buffer_atomic_min_u32buffer_atomic_max_i32buffer_atomic_max_u32buffer_atomic_and_b32buffer_atomic_or_b32buffer_atomic_xor_b32buffer_atomic_inc_u32buffer_atomic_dec_u32buffer_atomic_swap_b64buffer_atomic_cmpswap_b64buffer_atomic_add_u64buffer_atomic_sub_u64buffer_atomic_min_i64buffer_atomic_min_u64buffer_atomic_max_i64buffer_atomic_max_u64buffer_atomic_and_b64buffer_atomic_or_b64buffer_atomic_xor_b64buffer_atomic_inc_u64buffer_atomic_dec_u64buffer_atomic_cond_sub_u32buffer_atomic_min_num_f32buffer_atomic_max_num_f32buffer_atomic_add_f64buffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_pk_add_bf16buffer_atomic_min_num_f64buffer_atomic_max_num_f64ds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_store_b32offset0offset1ds_store_2addr_b32ds_store_2addr_stride64_b32ds_cmpstore_b32ds_min_num_f32ds_max_num_f32ds_nopds_add_f32ds_store_b8ds_store_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_storexchg_rtn_b32ds_storexchg_2addr_rtn_b32ds_storexchg_2addr_stride64_rtn_b32ds_cmpstore_rtn_b32ds_min_num_rtn_f32ds_max_num_rtn_f32ds_swizzle_b32ds_load_b32ds_load_2addr_b32ds_load_2addr_stride64_b32ds_load_i8ds_load_u8ds_load_i16ds_load_u16ds_consumeds_appendds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_store_b64ds_store_2addr_b64ds_store_2addr_stride64_b64ds_cmpstore_b64ds_min_num_f64ds_max_num_f64ds_add_f64ds_atomic_async_barrier_arrive_b64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_storexchg_rtn_b64ds_storexchg_2addr_rtn_b64ds_storexchg_2addr_stride64_rtn_b64ds_cmpstore_rtn_b64ds_min_num_rtn_f64ds_max_num_rtn_f64ds_add_rtn_f64ds_atomic_barrier_arrive_rtn_b64ds_load_b64ds_load_2addr_b64ds_load_2addr_stride64_b64ds_add_rtn_f32ds_condxchg32_rtn_b64ds_cond_sub_u32ds_sub_clamp_u32ds_pk_add_f16ds_pk_add_bf16ds_store_b8_d16_hids_store_b16_d16_hids_load_u8_d16ds_load_u8_d16_hids_load_i8_d16ds_load_i8_d16_hids_load_u16_d16ds_load_u16_d16_hids_cond_sub_rtn_u32ds_sub_clamp_rtn_u32ds_pk_add_rtn_f16ds_pk_add_rtn_bf16ds_store_addtid_b32ds_load_addtid_b32ds_permute_b32ds_bpermute_b32ds_bpermute_fi_b32ds_store_b96ds_store_b128ds_load_tr4_b64ds_load_tr6_b96ds_load_tr16_b128ds_load_tr8_b64ds_load_b96ds_load_b128flat_load_u8flat_load_i8flat_load_u16flat_load_i16flat_load_b32flat_load_b64flat_load_b96flat_load_b128flat_store_b8flat_store_b16flat_store_b32flat_store_b64flat_store_b96flat_store_b128flat_load_d16_u8flat_load_d16_i8flat_load_d16_b16flat_load_d16_hi_u8flat_load_d16_hi_i8flat_load_d16_hi_b16flat_store_d16_hi_b8flat_store_d16_hi_b16flat_atomic_swap_b32flat_atomic_cmpswap_b32flat_atomic_add_u32flat_atomic_sub_u32flat_atomic_sub_clamp_u32flat_atomic_min_i32flat_atomic_min_u32flat_atomic_max_i32flat_atomic_max_u32flat_atomic_and_b32flat_atomic_or_b32flat_atomic_xor_b32flat_atomic_inc_u32flat_atomic_dec_u32flat_atomic_swap_b64flat_atomic_cmpswap_b64flat_atomic_add_u64flat_atomic_sub_u64flat_atomic_min_i64flat_atomic_min_u64flat_atomic_max_i64flat_atomic_max_u64flat_atomic_and_b64flat_atomic_or_b64flat_atomic_xor_b64flat_atomic_inc_u64flat_atomic_dec_u64flat_atomic_cond_sub_u32flat_atomic_min_num_f32flat_atomic_max_num_f32flat_atomic_add_f64flat_atomic_add_f32flat_atomic_pk_add_f16flat_atomic_pk_add_bf16flat_atomic_min_num_f64flat_atomic_max_num_f64flat_prefetch_b8flat_load_monitor_b32flat_load_monitor_b64flat_load_monitor_b128global_load_u8global_load_i8global_load_u16global_load_i16global_load_b32global_load_b64global_load_b96global_load_b128global_store_b8global_store_b16global_store_b32global_store_b64global_store_b96global_store_b128global_load_d16_u8global_load_d16_i8global_load_d16_b16global_load_d16_hi_u8global_load_d16_hi_i8global_load_d16_hi_b16global_store_d16_hi_b8global_store_d16_hi_b16global_load_addtid_b32global_store_addtid_b32global_invglobal_wbglobal_atomic_swap_b32global_atomic_cmpswap_b32global_atomic_add_u32global_atomic_sub_u32global_atomic_sub_clamp_u32global_atomic_min_i32global_atomic_min_u32global_atomic_max_i32global_atomic_max_u32global_atomic_and_b32global_atomic_or_b32global_atomic_xor_b32global_atomic_inc_u32global_atomic_dec_u32global_atomic_swap_b64global_atomic_cmpswap_b64global_atomic_add_u64global_atomic_sub_u64global_atomic_min_i64global_atomic_min_u64global_atomic_max_i64global_atomic_max_u64global_atomic_and_b64global_atomic_or_b64global_atomic_xor_b64global_atomic_inc_u64global_atomic_dec_u64global_wbinvglobal_atomic_cond_sub_u32global_atomic_min_num_f32global_atomic_max_num_f32global_load_blockglobal_store_blockglobal_atomic_add_f64global_atomic_add_f32global_load_tr16_b128global_load_tr8_b64global_atomic_pk_add_f16global_atomic_pk_add_bf16global_atomic_min_num_f64global_atomic_max_num_f64global_prefetch_b8global_load_async_to_lds_b8global_load_async_to_lds_b32global_load_async_to_lds_b64global_load_async_to_lds_b128global_store_async_from_lds_b8global_store_async_from_lds_b32global_store_async_from_lds_b64global_store_async_from_lds_b128cluster_load_b32cluster_load_b64cluster_load_b128cluster_load_async_to_lds_b8cluster_load_async_to_lds_b32cluster_load_async_to_lds_b64cluster_load_async_to_lds_b128global_load_monitor_b32global_load_monitor_b64global_load_monitor_b128global_load_tr4_b64global_load_tr6_b96r128tensor_load_to_ldstensor_store_from_ldsv_nop_e32v_mov_b32_dpprow_maskbank_maskbound_ctrlfi_e64_e64_dppv_readfirstlane_b32v_cvt_i32_f64clampv_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_nearest_i32_f32v_cvt_floor_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_mov_b16v_mov_b64v_tanh_f32v_tanh_f16v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_clz_i32_u32v_ctz_i32_b32v_cls_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_permlane16_swap_b32v_tanh_bf16v_prng_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swap_b16v_swaprel_b32v_not_b16v_cvt_i32_i16v_cvt_u32_u16v_cvt_f32_fp8213byte_selv_cvt_f32_bf8v_cvt_pk_f32_fp8op_selv_cvt_pk_f32_bf8v_cvt_f32_bf16v_sat_pk4_i4_i8v_sat_pk4_u4_u8v_cvt_pk_f16_fp8v_cvt_pk_f16_bf8v_cvt_f16_fp8v_cvt_f16_bf8v_rcp_bf16v_sqrt_bf16v_rsq_bf16v_log_bf16v_exp_bf16v_sin_bf16v_cos_bf16v_cndmask_b32v_add_f64v_add_f32v_sub_f32v_subrev_f32v_mul_f64v_mul_dx9_zero_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_num_f64v_max_num_f64v_min_i32v_max_i32v_min_u32v_max_u32v_min_num_f32v_max_num_f32v_fmac_f64v_lshlrev_b32v_lshrrev_b32v_ashrrev_i32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_lshlrev_b64v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_fmamk_f64v_fmaak_f64v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_add_nc_u64v_sub_nc_u64v_mul_u64v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pk_rtz_f16_f32v_min_num_f16v_max_num_f16v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_ldexp_f16v_pk_fmac_f16v_fma_dx9_zero_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8v_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_i32v_min3_u32v_max3_i32v_max3_u32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_min3_num_f32v_max3_num_f32v_min3_num_f16v_max3_num_f16v_minimum3_f32v_maximum3_f32v_minimum3_f16v_maximum3_f16v_med3_num_f32v_med3_num_f16bitop3v_bitop3_b16v_bitop3_b32v_mad_u32v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_perm_pk16_b4_u4v_xor3_b32v_mad_u16v_perm_pk16_b6_u4v_perm_pk16_b8_u4v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_i16v_min3_u16v_max3_i16v_max3_u16v_med3_i16v_med3_u16v_lshl_add_u64v_mad_i16v_div_fixup_f16v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_permlane16_b32v_permlanex16_b32v_cndmask_b16v_add_max_i32v_add_max_u32v_add_min_i32v_add_min_u32v_maxmin_u32v_minmax_u32v_maxmin_i32v_minmax_i32v_minmax_num_f32v_maxmin_num_f32v_minmax_num_f16v_maxmin_num_f16v_minimummaximum_f32v_maximumminimum_f32v_minimummaximum_f16v_maximumminimum_f16v_permlane_bcast_b32v_permlane_up_b32v_permlane_down_b32v_permlane_xor_b32v_s_exp_f32v_s_exp_f16v_s_log_f32v_s_log_f16v_s_rcp_f32v_s_rcp_f16v_s_rsq_f32v_s_rsq_f16v_s_sqrt_f32v_s_sqrt_f16v_ashr_pk_i8_i32v_ashr_pk_u8_i32v_cvt_scalef32_sr_pk8_fp4_f32v_cvt_scalef32_sr_pk8_fp8_f32v_cvt_scalef32_sr_pk8_bf8_f32scale_selv_cvt_scale_pk8_f16_fp4v_cvt_scale_pk8_bf16_fp4v_cvt_scale_pk8_f32_fp4v_cvt_scale_pk8_f16_fp8v_cvt_scale_pk8_bf16_fp8v_cvt_scale_pk8_f32_fp8v_cvt_scale_pk8_f16_bf8v_cvt_scale_pk8_bf16_bf8v_cvt_scale_pk8_f32_bf8v_cvt_scalef32_pk8_fp4_f32v_cvt_scalef32_pk8_fp4_f16v_cvt_scalef32_pk8_fp8_bf16v_cvt_scalef32_pk8_bf8_bf16v_cvt_scalef32_pk8_fp4_bf16v_cvt_scalef32_sr_pk8_fp4_f16v_cvt_scalef32_sr_pk8_fp4_bf16v_cvt_scalef32_sr_pk8_fp8_f16v_cvt_scalef32_sr_pk8_fp8_bf16v_cvt_scalef32_sr_pk8_bf8_f16v_cvt_scalef32_sr_pk8_bf8_bf16v_cvt_scalef32_pk8_fp8_f32v_cvt_scalef32_pk8_fp8_f16v_cvt_scalef32_pk8_bf8_f32v_cvt_scalef32_pk8_bf8_f16v_cvt_scale_pk16_f16_fp6v_cvt_scale_pk16_bf16_fp6v_cvt_scale_pk16_f32_fp6v_cvt_scale_pk16_f16_bf6v_cvt_scale_pk16_bf16_bf6v_cvt_scale_pk16_f32_bf6v_cvt_scalef32_pk16_fp6_f32v_cvt_scalef32_pk16_bf6_f32v_cvt_scalef32_pk16_fp6_f16v_cvt_scalef32_pk16_bf6_f16v_cvt_scalef32_pk16_fp6_bf16v_cvt_scalef32_pk16_bf6_bf16v_cvt_scalef32_sr_pk16_fp6_f32v_cvt_scalef32_sr_pk16_bf6_f32v_cvt_scalef32_sr_pk16_fp6_f16v_cvt_scalef32_sr_pk16_bf6_f16v_cvt_scalef32_sr_pk16_fp6_bf16v_cvt_scalef32_sr_pk16_bf6_bf16v_mad_nc_u64_u32v_mad_nc_i64_i32v_div_scale_f32v_div_scale_f64v_mad_co_u64_u32v_mad_co_i64_i32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_cvt_pk_i16_f32v_cvt_pk_u16_f32v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_permlane16_var_b32v_permlanex16_var_b32v_pack_b32_f16v_cvt_pk_norm_i16_f16v_cvt_pk_norm_u16_f16v_permlane_idx_gen_b32v_min_u64v_max_u64v_min_i64v_max_i64v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pk_norm_i16_f32v_cvt_pk_norm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_sub_nc_i32v_add_nc_i32v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_trig_preop_f64v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_lshrrev_b64v_ashrrev_i64v_minimum_f64v_maximum_f64v_readlane_b32v_writelane_b32v_and_b16v_or_b16v_xor_b16v_minimum_f32v_maximum_f32v_minimum_f16v_maximum_f16v_cvt_pk_fp8_f32v_cvt_pk_bf8_f32v_cvt_sr_fp8_f32v_cvt_sr_bf8_f32v_cvt_pk_bf16_f32v_cvt_sr_pk_bf16_f32v_cvt_pk_f16_f32v_cvt_sr_pk_f16_f32v_cvt_pk_fp8_f16v_cvt_pk_bf8_f16v_cvt_sr_fp8_f16v_cvt_sr_bf8_f16op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_fma_bf16v_pk_add_max_i16v_pk_add_max_u16v_dot4_i32_iu8v_dot4_u32_u8v_dot8_i32_iu4v_dot8_u32_u4v_pk_min_num_f16v_pk_max_num_f16v_pk_minimum_f16v_pk_maximum_f16v_pk_fma_f32v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_pk_add_bf16v_pk_mul_f32v_pk_add_f32v_pk_mul_bf16v_pk_min_num_bf16v_pk_max_num_bf16v_pk_add_min_i16v_pk_add_min_u16v_pk_max3_i16v_pk_max3_u16v_pk_min3_i16v_pk_min3_u16MATRIX_FMT_FP8MATRIX_FMT_BF8MATRIX_FMT_FP6MATRIX_FMT_BF6MATRIX_FMT_FP4matrix_a_fmtmatrix_b_fmtv_wmma_f32_16x16x128_f8f6f4v_pk_minimum3_f16v_pk_maximum3_f16v_pk_min3_num_f16v_pk_max3_num_f16v_fma_mix_f32_bf16v_fma_mixlo_bf16v_fma_mixhi_bf16matrix_a_reusematrix_b_reusev_wmma_f32_16x16x4_f32v_wmma_f32_16x16x32_f16v_wmma_f16_16x16x32_f16v_wmma_f32_16x16x32_bf16v_wmma_bf16_16x16x32_bf16v_wmma_bf16f32_16x16x32_bf16index_keyv_swmmac_f32_16x16x64_f16v_swmmac_f32_16x16x64_bf16v_swmmac_f16_16x16x64_f16v_swmmac_bf16_16x16x64_bf16v_swmmac_bf16f32_16x16x64_bf16v_wmma_f32_16x16x64_fp8_fp8v_wmma_f32_16x16x64_fp8_bf8v_wmma_f32_16x16x64_bf8_fp8v_wmma_f32_16x16x64_bf8_bf8v_wmma_f16_16x16x64_fp8_fp8v_wmma_f16_16x16x64_fp8_bf8v_wmma_f16_16x16x64_bf8_fp8v_wmma_f16_16x16x64_bf8_bf8v_wmma_i32_16x16x64_iu8v_swmmac_f32_16x16x128_fp8_fp8v_swmmac_f32_16x16x128_fp8_bf8v_swmmac_f32_16x16x128_bf8_fp8v_swmmac_f32_16x16x128_bf8_bf8v_swmmac_f16_16x16x128_fp8_fp8v_swmmac_f16_16x16x128_fp8_bf8v_swmmac_f16_16x16x128_bf8_fp8v_swmmac_f16_16x16x128_bf8_bf8v_swmmac_i32_16x16x128_iu8v_wmma_f32_16x16x128_fp8_fp8v_wmma_f32_16x16x128_fp8_bf8v_wmma_f32_16x16x128_bf8_fp8v_wmma_f32_16x16x128_bf8_bf8v_wmma_f16_16x16x128_fp8_fp8v_wmma_f16_16x16x128_fp8_bf8v_wmma_f16_16x16x128_bf8_fp8v_wmma_f16_16x16x128_bf8_bf8v_wmma_f32_32x16x128_f4MATRIX_SCALE_ROW0MATRIX_SCALE_ROW1matrix_a_scalematrix_b_scaleMATRIX_SCALE_FMT_E8MATRIX_SCALE_FMT_E5M3MATRIX_SCALE_FMT_E4M3matrix_a_scale_fmtmatrix_b_scale_fmtv_wmma_scale_f32_16x16x128_f8f6f4v_wmma_scale_f32_32x16x128_f4v_wmma_scale16_f32_16x16x128_f8f6f4v_wmma_scale16_f32_32x16x128_f4v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_class_f16v_cmp_class_f32v_cmp_class_f64v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_class_f16v_cmpx_class_f32v_cmpx_class_f64v_dual_fma_f64v_dual_add_f64v_dual_mul_f64v_dual_max_num_f64v_dual_min_num_f64v_dual_fmac_f32v_dual_fmaak_f32v_dual_fmamk_f32v_dual_mul_f32v_dual_add_f32v_dual_sub_f32v_dual_subrev_f32v_dual_mul_dx9_zero_f32v_dual_mov_b32v_dual_cndmask_b32v_dual_max_num_f32v_dual_min_num_f32v_dual_add_nc_u32v_dual_lshlrev_b32v_dual_bitop2_b32v_dual_fma_f32v_dual_sub_nc_u32v_dual_lshrrev_b32v_dual_ashrrev_i32v_dual_max_i32v_dual_min_i32scratch_load_u8scratch_load_i8scratch_load_u16scratch_load_i16scratch_load_b32scratch_load_b64scratch_load_b96scratch_load_b128scratch_store_b8scratch_store_b16scratch_store_b32scratch_store_b64scratch_store_b96scratch_store_b128scratch_load_d16_u8scratch_load_d16_i8scratch_load_d16_b16scratch_load_d16_hi_u8scratch_load_d16_hi_i8scratch_load_d16_hi_b16scratch_store_d16_hi_b8scratch_store_d16_hi_b16scratch_load_blockscratch_store_blocktensor_savetensor_stopexecprivate_baseprivate_limitsccshared_baseshared_limitsrc_flat_scratch_basevccbuffer_atomic_addbuffer_atomic_add_x2buffer_atomic_andbuffer_atomic_and_x2buffer_atomic_cmpswapbuffer_atomic_cmpswap_x2buffer_atomic_csubbuffer_atomic_csub_u32buffer_atomic_decbuffer_atomic_dec_x2buffer_atomic_fmaxbuffer_atomic_fminbuffer_atomic_incbuffer_atomic_inc_x2buffer_atomic_max_f32buffer_atomic_max_f64buffer_atomic_min_f32buffer_atomic_min_f64buffer_atomic_orbuffer_atomic_or_x2buffer_atomic_smaxbuffer_atomic_smax_x2buffer_atomic_sminbuffer_atomic_smin_x2buffer_atomic_subbuffer_atomic_sub_x2buffer_atomic_swapbuffer_atomic_swap_x2buffer_atomic_umaxbuffer_atomic_umax_x2buffer_atomic_uminbuffer_atomic_umin_x2buffer_atomic_xorbuffer_atomic_xor_x2buffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_load_sbytebuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_sshortbuffer_load_ubytebuffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_ushortbuffer_store_bytebuffer_store_byte_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_store_shortbuffer_store_short_d16_hids_load_b128_tr_b16ds_load_b128_tr_b6ds_load_b64_tr_b4ds_load_b64_tr_b8ds_load_b96_tr_b6ds_load_tr_b128ds_load_tr_b64ds_max_f32ds_max_f64ds_max_rtn_f32ds_max_rtn_f64ds_min_f32ds_min_f64ds_min_rtn_f32ds_min_rtn_f64ds_read2_b32ds_read2_b64ds_read2st64_b32ds_read2st64_b64ds_read_addtid_b32ds_read_b128ds_read_b32ds_read_b64ds_read_b96ds_read_i16ds_read_i8ds_read_i8_d16ds_read_i8_d16_hids_read_u16ds_read_u16_d16ds_read_u16_d16_hids_read_u8ds_read_u8_d16ds_read_u8_d16_hids_subrev_rtn_u32ds_subrev_rtn_u64ds_subrev_u32ds_subrev_u64ds_write2_b32ds_write2_b64ds_write2st64_b32ds_write2st64_b64ds_write_addtid_b32ds_write_b128ds_write_b16ds_write_b16_d16_hids_write_b32ds_write_b64ds_write_b8ds_write_b8_d16_hids_write_b96ds_wrxchg2_rtn_b32ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b32ds_wrxchg2st64_rtn_b64ds_wrxchg_rtn_b32ds_wrxchg_rtn_b64flat_atomic_addflat_atomic_add_x2flat_atomic_andflat_atomic_and_x2flat_atomic_cmpswapflat_atomic_cmpswap_x2flat_atomic_csub_u32flat_atomic_decflat_atomic_dec_x2flat_atomic_fmaxflat_atomic_fminflat_atomic_incflat_atomic_inc_x2flat_atomic_max_f32flat_atomic_max_f64flat_atomic_min_f32flat_atomic_min_f64flat_atomic_orflat_atomic_or_x2flat_atomic_smaxflat_atomic_smax_x2flat_atomic_sminflat_atomic_smin_x2flat_atomic_subflat_atomic_sub_x2flat_atomic_swapflat_atomic_swap_x2flat_atomic_umaxflat_atomic_umax_x2flat_atomic_uminflat_atomic_umin_x2flat_atomic_xorflat_atomic_xor_x2flat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_load_sbyteflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_load_sshortflat_load_ubyteflat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_ushortflat_store_byteflat_store_byte_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_store_shortflat_store_short_d16_higlobal_atomic_addglobal_atomic_add_x2global_atomic_andglobal_atomic_and_x2global_atomic_cmpswapglobal_atomic_cmpswap_x2global_atomic_csubglobal_atomic_csub_u32global_atomic_decglobal_atomic_dec_x2global_atomic_fmaxglobal_atomic_fminglobal_atomic_incglobal_atomic_inc_x2global_atomic_max_f32global_atomic_max_f64global_atomic_min_f32global_atomic_min_f64global_atomic_orglobal_atomic_or_x2global_atomic_smaxglobal_atomic_smax_x2global_atomic_sminglobal_atomic_smin_x2global_atomic_subglobal_atomic_sub_x2global_atomic_swapglobal_atomic_swap_x2global_atomic_umaxglobal_atomic_umax_x2global_atomic_uminglobal_atomic_umin_x2global_atomic_xorglobal_atomic_xor_x2global_load_b128_tr_b16global_load_b128_tr_b6global_load_b64_tr_b4global_load_b64_tr_b8global_load_b96_tr_b6global_load_dwordglobal_load_dword_addtidglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_load_sbyteglobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_sshortglobal_load_tr_b128global_load_tr_b64global_load_ubyteglobal_load_ubyte_d16global_load_ubyte_d16_higlobal_load_ushortglobal_store_byteglobal_store_byte_d16_higlobal_store_dwordglobal_store_dword_addtidglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_store_shortglobal_store_short_d16_his_add_i32s_add_u32s_add_u64s_addc_u32s_addk_i32s_andn1_saveexec_b32s_andn1_saveexec_b64s_andn1_wrexec_b32s_andn1_wrexec_b64s_andn2_b32s_andn2_b64s_andn2_saveexec_b32s_andn2_saveexec_b64s_andn2_wrexec_b32s_andn2_wrexec_b64s_buffer_load_dwords_buffer_load_dwordx16s_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_call_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32_i64s_getpc_b64s_load_dwords_load_dwordx16s_load_dwordx2s_load_dwordx4s_load_dwordx8s_max_f16s_max_f32s_min_f16s_min_f32s_orn1_saveexec_b32s_orn1_saveexec_b64s_orn2_b32s_orn2_b64s_orn2_saveexec_b32s_orn2_saveexec_b64s_rfe_b64s_setpc_b64s_sub_i32s_sub_u32s_sub_u64s_subb_u32s_swappc_b64s_waitcnt_depctrscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_load_sbytescratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_sshortscratch_load_ubytescratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_ushortscratch_store_bytescratch_store_byte_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_store_shortscratch_store_short_d16_hiv_add3_nc_u32v_add_i32v_add_u32v_cvt_flr_i32_f32v_cvt_pknorm_i16_f16v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f16v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_rpi_i32_f32v_dot4_i32_i8v_dot8_i32_i4v_ffbh_i32v_ffbh_u32v_ffbl_b32v_fma_legacy_f32v_fma_mix_f32_f16v_mad_i64_i32v_mad_u64_u32v_max3_f16v_max3_f32v_max_f16v_max_f32v_max_f64v_maxmin_f16v_maxmin_f32v_med3_f16v_med3_f32v_min3_f16v_min3_f32v_min_f16v_min_f32v_min_f64v_minmax_f16v_minmax_f32v_mul_legacy_f32v_pk_max_f16v_pk_min_f16v_sub_i32v_sub_u32v_subrev_u32v_xor_add_u32GS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTGS_OP_NOPHW_REG_DVGPR_ALLOC_HIHW_REG_DVGPR_ALLOC_LOHW_REG_EXCP_FLAG_PRIVHW_REG_EXCP_FLAG_USERHW_REG_GPR_ALLOCHW_REG_HW_ID1HW_REG_HW_ID2HW_REG_LDS_ALLOCHW_REG_MODEHW_REG_SCRATCH_BASE_HIHW_REG_SCRATCH_BASE_LOHW_REG_STATE_PRIVHW_REG_STATUSHW_REG_TRAP_CTRLMSG_SYSMSGSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCUC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 814] = [
    syntax(run(0, 6), 3, 0, [2502, 0, 0, 0, 0]),
    syntax(run(6, 6), 3, 0, [4550, 0, 0, 0, 0]),
    syntax(run(12, 6), 3, 0, [8646, 0, 0, 0, 0]),
    syntax(run(18, 6), 3, 0, [16838, 0, 0, 0, 0]),
    syntax(run(24, 6), 3, 0, [33222, 0, 0, 0, 0]),
    syntax(run(30, 6), 3, 0, [6598, 0, 0, 0, 0]),
    syntax(run(36, 6), 3, 0, [2502, 0, 0, 0, 0]),
    syntax(run(42, 6), 3, 0, [4550, 0, 0, 0, 0]),
    syntax(run(48, 6), 3, 0, [8646, 0, 0, 0, 0]),
    syntax(run(54, 6), 3, 0, [16838, 0, 0, 0, 0]),
    syntax(run(60, 6), 3, 0, [33222, 0, 0, 0, 0]),
    syntax(run(66, 6), 3, 0, [6598, 0, 0, 0, 0]),
    syntax(run(72, 0), 0, 1, [0, 0, 0, 0, 0]),
    syntax(run(72, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(75, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(78, 4), 4, 1, [0, 0, 2553, 0, 0]),
    syntax(run(82, 3), 3, 1, [0, 2553, 0, 0, 0]),
    syntax(run(85, 4), 4, 1, [0, 0, 2553, 0, 0]),
    syntax(run(89, 2), 2, 1, [2512, 2560, 0, 0, 0]),
    syntax(run(91, 3), 3, 1, [0, 2512, 2560, 0, 0]),
    syntax(run(94, 3), 3, 1, [0, 2512, 2560, 0, 0]),
    syntax(run(97, 2), 2, 1, [4560, 4608, 0, 0, 0]),
    syntax(run(99, 3), 3, 1, [0, 4560, 4608, 0, 0]),
    syntax(run(102, 3), 3, 1, [0, 4560, 4608, 0, 0]),
    syntax(run(105, 1), 1, 1, [4560, 0, 0, 0, 0]),
    syntax(run(106, 2), 2, 1, [2512, 4608, 0, 0, 0]),
    syntax(run(108, 3), 3, 1, [0, 2512, 4608, 0, 0]),
    syntax(run(111, 3), 3, 1, [0, 2512, 4608, 0, 0]),
    syntax(run(114, 2), 2, 1, [4560, 2560, 0, 0, 0]),
    syntax(run(116, 3), 3, 1, [0, 4560, 2560, 0, 0]),
    syntax(run(119, 3), 3, 1, [0, 4560, 2560, 0, 0]),
    syntax(run(122, 1), 1, 1, [4608, 0, 0, 0, 0]),
    syntax(run(123, 2), 2, 1, [0, 4608, 0, 0, 0]),
    syntax(run(125, 2), 2, 1, [0, 4608, 0, 0, 0]),
    syntax(run(127, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(129, 2), 2, 1, [4560, 0, 0, 0, 0]),
    syntax(run(131, 1), 1, 1, [2560, 0, 0, 0, 0]),
    syntax(run(132, 2), 2, 1, [0, 2560, 0, 0, 0]),
    syntax(run(134, 2), 2, 1, [0, 2560, 0, 0, 0]),
    syntax(run(136, 3), 3, 1, [2512, 2560, 2568, 0, 0]),
    syntax(run(139, 4), 4, 1, [0, 2512, 2560, 2568, 0]),
    syntax(run(143, 4), 4, 1, [0, 2512, 2560, 2568, 0]),
    syntax(run(147, 3), 3, 1, [4560, 4608, 2568, 0, 0]),
    syntax(run(150, 4), 4, 1, [0, 4560, 4608, 2568, 0]),
    syntax(run(154, 4), 4, 1, [0, 4560, 4608, 2568, 0]),
    syntax(run(158, 3), 3, 1, [4560, 4608, 4616, 0, 0]),
    syntax(run(161, 4), 4, 1, [0, 4560, 4608, 4616, 0]),
    syntax(run(165, 4), 4, 1, [0, 4560, 4608, 4616, 0]),
    syntax(run(169, 3), 3, 1, [4560, 2560, 2568, 0, 0]),
    syntax(run(172, 4), 4, 1, [0, 4560, 2560, 2568, 0]),
    syntax(run(176, 4), 4, 1, [0, 4560, 2560, 2568, 0]),
    syntax(run(180, 5), 5, 1, [0, 2512, 2560, 2568, 0]),
    syntax(run(185, 5), 5, 1, [0, 2512, 2560, 0, 2568]),
    syntax(run(190, 3), 3, 1, [2512, 2560, 2568, 0, 0]),
    syntax(run(193, 4), 4, 1, [0, 2512, 2560, 2568, 0]),
    syntax(run(197, 4), 4, 1, [0, 2512, 2560, 2568, 0]),
    syntax(run(201, 3), 3, 1, [2512, 2560, 2568, 0, 0]),
    syntax(run(204, 4), 4, 1, [0, 2512, 2560, 2568, 0]),
    syntax(run(208, 4), 4, 1, [0, 2512, 2560, 2568, 0]),
    syntax(run(212, 2), 2, 1, [2560, 2568, 0, 0, 0]),
    syntax(run(214, 3), 3, 1, [0, 2560, 2568, 0, 0]),
    syntax(run(217, 3), 3, 1, [0, 2560, 2568, 0, 0]),
    syntax(run(220, 2), 2, 1, [4608, 2568, 0, 0, 0]),
    syntax(run(222, 3), 3, 1, [0, 4608, 2568, 0, 0]),
    syntax(run(225, 3), 3, 1, [0, 4608, 2568, 0, 0]),
    syntax(run(228, 2), 2, 1, [4608, 4616, 0, 0, 0]),
    syntax(run(230, 3), 3, 1, [0, 4608, 4616, 0, 0]),
    syntax(run(233, 3), 3, 1, [0, 4608, 4616, 0, 0]),
    syntax(run(236, 2), 2, 1, [2560, 2568, 0, 0, 0]),
    syntax(run(238, 3), 3, 1, [0, 2560, 2568, 0, 0]),
    syntax(run(241, 3), 3, 1, [0, 2560, 2568, 0, 0]),
    syntax(run(244, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(246, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(247, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(249, 2), 2, 1, [0, 2512, 0, 0, 0]),
    syntax(run(251, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(254, 2), 2, 1, [4560, 0, 0, 0, 0]),
    syntax(run(256, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(257, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(258, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(259, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(260, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(261, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(262, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(263, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(273, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(283, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(293, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(303, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(313, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(323, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(333, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(343, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(353, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(363, 10), 7, 2, [0, 0, 8809, 2496, 0]),
    syntax(run(373, 3), 2, 3, [3616, 3624, 0, 0, 0]),
    syntax(run(376, 4), 3, 3, [3616, 3624, 3632, 0, 0]),
    syntax(run(380, 5), 3, 3, [3616, 3624, 3632, 0, 0]),
    syntax(run(385, 1), 0, 3, [0, 0, 0, 0, 0]),
    syntax(run(386, 3), 2, 3, [3616, 3624, 0, 0, 0]),
    syntax(run(389, 4), 3, 3, [3640, 3616, 3624, 0, 0]),
    syntax(run(393, 5), 4, 3, [3640, 3616, 3624, 3632, 0]),
    syntax(run(398, 6), 4, 3, [5688, 3616, 3624, 3632, 0]),
    syntax(run(404, 3), 3, 1, [3640, 3616, 0, 0, 0]),
    syntax(run(407, 3), 2, 3, [3640, 3616, 0, 0, 0]),
    syntax(run(410, 4), 2, 3, [5688, 3616, 0, 0, 0]),
    syntax(run(414, 2), 1, 3, [3640, 0, 0, 0, 0]),
    syntax(run(416, 3), 2, 3, [3616, 5672, 0, 0, 0]),
    syntax(run(419, 4), 3, 3, [3616, 5672, 5680, 0, 0]),
    syntax(run(423, 5), 3, 3, [3616, 5672, 5680, 0, 0]),
    syntax(run(428, 3), 2, 3, [3616, 5672, 0, 0, 0]),
    syntax(run(431, 2), 1, 3, [3616, 0, 0, 0, 0]),
    syntax(run(433, 4), 3, 3, [5688, 3616, 5672, 0, 0]),
    syntax(run(437, 5), 4, 3, [5688, 3616, 5672, 5680, 0]),
    syntax(run(442, 6), 4, 3, [9784, 3616, 5672, 5680, 0]),
    syntax(run(448, 4), 3, 3, [5688, 3616, 5672, 0, 0]),
    syntax(run(452, 3), 2, 3, [5688, 3616, 0, 0, 0]),
    syntax(run(455, 4), 2, 3, [9784, 3616, 0, 0, 0]),
    syntax(run(459, 3), 2, 3, [3616, 3624, 0, 0, 0]),
    syntax(run(462, 3), 2, 3, [3616, 3624, 0, 0, 0]),
    syntax(run(465, 4), 3, 3, [3640, 3616, 3624, 0, 0]),
    syntax(run(469, 4), 3, 3, [3640, 3616, 3624, 0, 0]),
    syntax(run(473, 2), 1, 3, [3624, 0, 0, 0, 0]),
    syntax(run(475, 3), 2, 3, [3616, 7720, 0, 0, 0]),
    syntax(run(478, 3), 2, 3, [3616, 9768, 0, 0, 0]),
    syntax(run(481, 3), 2, 3, [7736, 3616, 0, 0, 0]),
    syntax(run(484, 3), 2, 3, [9784, 3616, 0, 0, 0]),
    syntax(run(487, 7), 4, 4, [3616, 0, 0, 0, 0]),
    syntax(run(494, 7), 4, 4, [5664, 0, 0, 0, 0]),
    syntax(run(501, 7), 4, 4, [7712, 0, 0, 0, 0]),
    syntax(run(508, 7), 4, 4, [9760, 0, 0, 0, 0]),
    syntax(run(515, 7), 4, 4, [0, 3639, 0, 0, 0]),
    syntax(run(522, 7), 4, 4, [0, 5687, 0, 0, 0]),
    syntax(run(529, 7), 4, 4, [0, 7735, 0, 0, 0]),
    syntax(run(536, 7), 4, 4, [0, 9783, 0, 0, 0]),
    syntax(run(543, 8), 5, 4, [0, 0, 3639, 0, 0]),
    syntax(run(551, 8), 5, 4, [0, 0, 5687, 0, 0]),
    syntax(run(559, 8), 5, 4, [0, 0, 5687, 0, 0]),
    syntax(run(567, 8), 5, 4, [0, 0, 9783, 0, 0]),
    syntax(run(575, 6), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(581, 7), 4, 4, [3616, 0, 0, 0, 0]),
    syntax(run(588, 7), 4, 4, [5664, 0, 0, 0, 0]),
    syntax(run(595, 7), 4, 4, [7712, 0, 0, 0, 0]),
    syntax(run(602, 7), 4, 4, [9760, 0, 0, 0, 0]),
    syntax(run(609, 7), 4, 4, [0, 3639, 0, 0, 0]),
    syntax(run(616, 7), 4, 4, [0, 5687, 0, 0, 0]),
    syntax(run(623, 7), 4, 4, [0, 7735, 0, 0, 0]),
    syntax(run(630, 7), 4, 4, [0, 9783, 0, 0, 0]),
    syntax(run(637, 6), 3, 4, [3616, 0, 0, 0, 0]),
    syntax(run(643, 6), 3, 4, [3639, 0, 0, 0, 0]),
    syntax(run(649, 3), 0, 4, [0, 0, 0, 0, 0]),
    syntax(run(652, 8), 5, 4, [0, 0, 3639, 0, 0]),
    syntax(run(660, 8), 5, 4, [0, 0, 5687, 0, 0]),
    syntax(run(668, 8), 5, 4, [0, 0, 5687, 0, 0]),
    syntax(run(676, 8), 5, 4, [0, 0, 9783, 0, 0]),
    syntax(run(684, 7), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(691, 7), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(698, 6), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(704, 7), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(711, 7), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(718, 1), 0, 6, [0, 0, 0, 0, 0]),
    syntax(run(719, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(722, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(726, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(730, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(735, 8), 6, 9, [3601, 3616, 0, 0, 0]),
    syntax(run(743, 4), 3, 10, [3584, 2656, 0, 0, 0]),
    syntax(run(747, 5), 4, 10, [0, 3584, 2656, 0, 0]),
    syntax(run(752, 6), 6, 11, [3584, 0, 0, 0, 0]),
    syntax(run(758, 9), 9, 11, [3584, 0, 0, 0, 0]),
    syntax(run(767, 2), 2, 1, [2577, 2624, 0, 0, 0]),
    syntax(run(769, 3), 2, 6, [2560, 2656, 0, 0, 0]),
    syntax(run(772, 3), 3, 7, [3601, 4672, 0, 0, 0]),
    syntax(run(775, 4), 4, 7, [0, 3601, 4672, 0, 0]),
    syntax(run(779, 4), 4, 7, [0, 3601, 4672, 0, 0]),
    syntax(run(783, 8), 6, 12, [3601, 5664, 0, 0, 0]),
    syntax(run(791, 5), 3, 13, [3584, 4704, 0, 0, 0]),
    syntax(run(796, 6), 4, 13, [0, 3584, 4704, 0, 0]),
    syntax(run(802, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(812, 3), 3, 7, [5649, 2624, 0, 0, 0]),
    syntax(run(815, 4), 4, 7, [0, 5649, 2624, 0, 0]),
    syntax(run(819, 4), 4, 7, [0, 5649, 2624, 0, 0]),
    syntax(run(823, 8), 6, 9, [5649, 3616, 0, 0, 0]),
    syntax(run(831, 5), 3, 15, [5632, 2656, 0, 0, 0]),
    syntax(run(836, 6), 4, 15, [0, 5632, 2656, 0, 0]),
    syntax(run(842, 10), 10, 11, [5632, 0, 0, 0, 0]),
    syntax(run(852, 5), 3, 15, [3584, 2656, 0, 0, 0]),
    syntax(run(857, 6), 4, 15, [0, 3584, 2656, 0, 0]),
    syntax(run(863, 7), 7, 11, [3584, 0, 0, 0, 0]),
    syntax(run(870, 10), 10, 11, [3584, 0, 0, 0, 0]),
    syntax(run(880, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(888, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(893, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(899, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(906, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(916, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(919, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(923, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(927, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(932, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(940, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(945, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(951, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(958, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(968, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(971, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(975, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(979, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(984, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(992, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(997, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(1003, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1010, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1020, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(1025, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(1031, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1038, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1048, 8), 6, 12, [5649, 3616, 0, 0, 0]),
    syntax(run(1056, 5), 3, 13, [5632, 2656, 0, 0, 0]),
    syntax(run(1061, 6), 4, 13, [0, 5632, 2656, 0, 0]),
    syntax(run(1067, 10), 10, 14, [5632, 0, 0, 0, 0]),
    syntax(run(1077, 3), 3, 7, [5649, 4672, 0, 0, 0]),
    syntax(run(1080, 4), 4, 7, [0, 5649, 4672, 0, 0]),
    syntax(run(1084, 4), 4, 7, [0, 5649, 4672, 0, 0]),
    syntax(run(1088, 8), 6, 12, [5649, 5664, 0, 0, 0]),
    syntax(run(1096, 5), 3, 13, [5632, 4704, 0, 0, 0]),
    syntax(run(1101, 6), 4, 13, [0, 5632, 4704, 0, 0]),
    syntax(run(1107, 10), 10, 14, [5632, 0, 0, 0, 0]),
    syntax(run(1117, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1120, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1124, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1128, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1133, 8), 6, 9, [3601, 3616, 0, 0, 0]),
    syntax(run(1141, 4), 3, 10, [3584, 2656, 0, 0, 0]),
    syntax(run(1145, 5), 4, 10, [0, 3584, 2656, 0, 0]),
    syntax(run(1150, 6), 6, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1156, 9), 9, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1165, 3), 3, 7, [5649, 4672, 0, 0, 0]),
    syntax(run(1168, 4), 4, 7, [0, 5649, 4672, 0, 0]),
    syntax(run(1172, 4), 4, 7, [0, 5649, 4672, 0, 0]),
    syntax(run(1176, 8), 6, 9, [5649, 5664, 0, 0, 0]),
    syntax(run(1184, 4), 3, 10, [5632, 4704, 0, 0, 0]),
    syntax(run(1188, 5), 4, 10, [0, 5632, 4704, 0, 0]),
    syntax(run(1193, 9), 9, 11, [5632, 0, 0, 0, 0]),
    syntax(run(1202, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1205, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1209, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1213, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1218, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1226, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(1231, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(1237, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1244, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1254, 6), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(1260, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1263, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1267, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1271, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1276, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1284, 4), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(1288, 5), 4, 17, [0, 3584, 2656, 0, 0]),
    syntax(run(1293, 6), 6, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1299, 9), 9, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1308, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1311, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1315, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1319, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1324, 8), 6, 9, [3601, 3616, 0, 0, 0]),
    syntax(run(1332, 5), 3, 15, [3584, 2656, 0, 0, 0]),
    syntax(run(1337, 6), 4, 15, [0, 3584, 2656, 0, 0]),
    syntax(run(1343, 7), 7, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1350, 10), 10, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1360, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1363, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1367, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1371, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1376, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1384, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(1389, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(1395, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1402, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1412, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(1414, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(1416, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1419, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1423, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1427, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1432, 8), 6, 9, [3601, 3616, 0, 0, 0]),
    syntax(run(1440, 4), 3, 10, [3584, 2656, 0, 0, 0]),
    syntax(run(1444, 5), 4, 10, [0, 3584, 2656, 0, 0]),
    syntax(run(1449, 6), 6, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1455, 9), 9, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1464, 6), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(1470, 7), 4, 18, [0, 3584, 2656, 0, 0]),
    syntax(run(1477, 8), 8, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1485, 11), 11, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1496, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(1501, 6), 4, 16, [0, 3584, 2656, 0, 0]),
    syntax(run(1507, 7), 7, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1514, 10), 10, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1524, 3), 3, 7, [5649, 2624, 0, 0, 0]),
    syntax(run(1527, 4), 4, 7, [0, 5649, 2624, 0, 0]),
    syntax(run(1531, 4), 4, 7, [0, 5649, 2624, 0, 0]),
    syntax(run(1535, 5), 3, 19, [5632, 2656, 0, 0, 0]),
    syntax(run(1540, 6), 4, 19, [0, 5632, 2656, 0, 0]),
    syntax(run(1546, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1549, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1553, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1557, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1562, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1570, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1575, 6), 4, 20, [0, 3584, 2656, 0, 0]),
    syntax(run(1581, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1588, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1598, 3), 3, 1, [0, 3601, 2624, 0, 0]),
    syntax(run(1601, 3), 3, 1, [0, 3601, 2624, 0, 0]),
    syntax(run(1604, 4), 2, 21, [3584, 2656, 0, 0, 0]),
    syntax(run(1608, 5), 3, 21, [0, 3584, 2656, 0, 0]),
    syntax(run(1613, 7), 7, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1620, 10), 10, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1630, 8), 6, 9, [3601, 3616, 0, 0, 0]),
    syntax(run(1638, 6), 3, 22, [3584, 2656, 0, 0, 0]),
    syntax(run(1644, 7), 4, 22, [0, 3584, 2656, 0, 0]),
    syntax(run(1651, 8), 8, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1659, 11), 11, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1670, 5), 5, 7, [3601, 2624, 3593, 0, 0]),
    syntax(run(1675, 6), 6, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(1681, 6), 6, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(1687, 7), 7, 8, [3601, 3616, 3593, 0, 0]),
    syntax(run(1694, 10), 8, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(1704, 6), 5, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(1710, 7), 6, 24, [0, 3584, 2656, 2665, 0]),
    syntax(run(1717, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(1725, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(1736, 4), 4, 7, [5649, 4672, 5641, 0, 0]),
    syntax(run(1740, 5), 5, 7, [0, 5649, 4672, 5641, 0]),
    syntax(run(1745, 5), 5, 7, [0, 5649, 4672, 5641, 0]),
    syntax(run(1750, 9), 7, 23, [5649, 5664, 5641, 0, 0]),
    syntax(run(1759, 6), 4, 26, [5632, 4704, 4713, 0, 0]),
    syntax(run(1765, 7), 5, 26, [0, 5632, 4704, 4713, 0]),
    syntax(run(1772, 11), 11, 25, [5632, 0, 4713, 0, 0]),
    syntax(run(1783, 4), 4, 7, [3601, 2624, 3593, 0, 0]),
    syntax(run(1787, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(1792, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(1797, 6), 6, 8, [3601, 3616, 3593, 0, 0]),
    syntax(run(1803, 9), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(1812, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(1818, 7), 5, 26, [0, 3584, 2656, 2665, 0]),
    syntax(run(1825, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(1833, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(1844, 9), 7, 9, [3601, 3616, 3593, 0, 0]),
    syntax(run(1853, 6), 4, 15, [3584, 2656, 2665, 0, 0]),
    syntax(run(1859, 7), 5, 15, [0, 3584, 2656, 2665, 0]),
    syntax(run(1866, 8), 8, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(1874, 11), 11, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(1885, 5), 4, 10, [3584, 2656, 2665, 0, 0]),
    syntax(run(1890, 6), 5, 10, [0, 3584, 2656, 2665, 0]),
    syntax(run(1896, 7), 7, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(1903, 10), 10, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(1913, 4), 4, 7, [5649, 2624, 5641, 0, 0]),
    syntax(run(1917, 5), 5, 7, [0, 5649, 2624, 5641, 0]),
    syntax(run(1922, 5), 5, 7, [0, 5649, 2624, 5641, 0]),
    syntax(run(1927, 9), 7, 9, [5649, 3616, 5641, 0, 0]),
    syntax(run(1936, 5), 4, 10, [5632, 2656, 4713, 0, 0]),
    syntax(run(1941, 6), 5, 10, [0, 5632, 2656, 4713, 0]),
    syntax(run(1947, 10), 10, 11, [5632, 0, 4713, 0, 0]),
    syntax(run(1957, 6), 6, 7, [3601, 0, 2624, 3593, 0]),
    syntax(run(1963, 7), 7, 7, [0, 3601, 0, 2624, 3593]),
    syntax(run(1970, 7), 7, 7, [0, 3601, 0, 2624, 3593]),
    syntax(run(1977, 8), 8, 8, [3601, 0, 3616, 3593, 0]),
    syntax(run(1985, 11), 9, 9, [3601, 0, 3616, 3593, 0]),
    syntax(run(1996, 8), 6, 15, [3584, 0, 2656, 2665, 0]),
    syntax(run(2004, 9), 7, 15, [0, 3584, 0, 2656, 2665]),
    syntax(run(2013, 10), 10, 11, [3584, 0, 0, 2665, 0]),
    syntax(run(2023, 13), 13, 11, [3584, 0, 0, 2665, 0]),
    syntax(run(2036, 5), 5, 1, [0, 5649, 4672, 0, 5641]),
    syntax(run(2041, 5), 5, 1, [0, 5649, 4672, 5641, 0]),
    syntax(run(2046, 4), 4, 7, [5649, 4672, 5641, 0, 0]),
    syntax(run(2050, 5), 5, 7, [0, 5649, 4672, 5641, 0]),
    syntax(run(2055, 5), 5, 7, [0, 5649, 4672, 5641, 0]),
    syntax(run(2060, 9), 7, 9, [5649, 5664, 5641, 0, 0]),
    syntax(run(2069, 6), 4, 15, [5632, 4704, 4713, 0, 0]),
    syntax(run(2075, 7), 5, 15, [0, 5632, 4704, 4713, 0]),
    syntax(run(2082, 11), 11, 11, [5632, 0, 4713, 0, 0]),
    syntax(run(2093, 5), 4, 10, [5632, 4704, 4713, 0, 0]),
    syntax(run(2098, 6), 5, 10, [0, 5632, 4704, 4713, 0]),
    syntax(run(2104, 5), 5, 1, [0, 3601, 2624, 0, 3593]),
    syntax(run(2109, 5), 5, 1, [0, 3601, 2624, 3593, 0]),
    syntax(run(2114, 4), 4, 7, [3601, 2624, 3593, 0, 0]),
    syntax(run(2118, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(2123, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(2128, 6), 6, 8, [3601, 3616, 3593, 0, 0]),
    syntax(run(2134, 9), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(2143, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(2149, 7), 5, 26, [0, 3584, 2656, 2665, 0]),
    syntax(run(2156, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2164, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2175, 4), 4, 7, [3601, 2624, 3593, 0, 0]),
    syntax(run(2179, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(2184, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(2189, 6), 6, 8, [3601, 3616, 3593, 0, 0]),
    syntax(run(2195, 9), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(2204, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(2210, 7), 5, 26, [0, 3584, 2656, 2665, 0]),
    syntax(run(2217, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2225, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2236, 5), 5, 1, [0, 3601, 2624, 0, 3593]),
    syntax(run(2241, 5), 5, 1, [0, 3601, 2624, 3593, 0]),
    syntax(run(2246, 9), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(2255, 6), 4, 13, [3584, 2656, 2665, 0, 0]),
    syntax(run(2261, 7), 5, 13, [0, 3584, 2656, 2665, 0]),
    syntax(run(2268, 8), 8, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(2276, 11), 11, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(2287, 3), 3, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(2290, 4), 4, 1, [0, 3601, 2624, 3593, 0]),
    syntax(run(2294, 4), 4, 1, [0, 3601, 2624, 3593, 0]),
    syntax(run(2298, 6), 4, 27, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2304, 7), 5, 27, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2311, 9), 9, 28, [3584, 0, 2665, 2674, 0]),
    syntax(run(2320, 12), 12, 28, [3584, 0, 2665, 2674, 0]),
    syntax(run(2332, 6), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2338, 7), 5, 29, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2345, 9), 9, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2354, 12), 12, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2366, 5), 4, 6, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2371, 6), 5, 6, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2377, 8), 8, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2385, 11), 11, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2396, 6), 4, 27, [5632, 4704, 4713, 4722, 0]),
    syntax(run(2402, 7), 5, 27, [0, 5632, 4704, 4713, 4722]),
    syntax(run(2409, 12), 12, 28, [5632, 0, 4713, 4722, 0]),
    syntax(run(2421, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2428, 8), 5, 30, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2436, 10), 10, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2446, 13), 13, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2459, 6), 4, 31, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2465, 7), 5, 31, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2472, 9), 9, 14, [3584, 0, 2665, 2674, 0]),
    syntax(run(2481, 12), 12, 14, [3584, 0, 2665, 2674, 0]),
    syntax(run(2493, 7), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2500, 8), 5, 32, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2508, 10), 10, 28, [3584, 0, 2665, 2674, 0]),
    syntax(run(2518, 13), 13, 28, [3584, 0, 2665, 2674, 0]),
    syntax(run(2531, 6), 4, 33, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2537, 7), 5, 33, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2544, 9), 9, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2553, 12), 12, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2565, 5), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2570, 6), 5, 34, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2576, 8), 8, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2584, 11), 11, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2595, 6), 4, 29, [5632, 4704, 2665, 4722, 0]),
    syntax(run(2601, 7), 5, 29, [0, 5632, 4704, 2665, 4722]),
    syntax(run(2608, 6), 4, 29, [9728, 4704, 2665, 8818, 0]),
    syntax(run(2614, 7), 5, 29, [0, 9728, 4704, 2665, 8818]),
    syntax(run(2621, 5), 4, 6, [5632, 2656, 2665, 4722, 0]),
    syntax(run(2626, 6), 5, 6, [0, 5632, 2656, 2665, 4722]),
    syntax(run(2632, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2639, 8), 5, 30, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2647, 10), 10, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2657, 13), 13, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2670, 5), 4, 6, [7680, 2656, 4713, 4722, 0]),
    syntax(run(2675, 6), 5, 6, [0, 7680, 2656, 4713, 4722]),
    syntax(run(2681, 5), 4, 6, [9728, 4704, 4713, 4722, 0]),
    syntax(run(2686, 6), 5, 6, [0, 9728, 4704, 4713, 4722]),
    syntax(run(2692, 5), 4, 6, [5632, 4704, 2665, 4722, 0]),
    syntax(run(2697, 6), 5, 6, [0, 5632, 4704, 2665, 4722]),
    syntax(run(2703, 11), 11, 11, [5632, 0, 2665, 4722, 0]),
    syntax(run(2714, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2721, 8), 5, 30, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2729, 10), 10, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2739, 13), 13, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2752, 6), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2758, 7), 5, 35, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2765, 5), 4, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(2770, 6), 5, 36, [0, 3584, 2656, 2665, 0]),
    syntax(run(2776, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2784, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2795, 4), 2, 31, [2560, 2656, 0, 0, 0]),
    syntax(run(2799, 5), 3, 31, [0, 2560, 2656, 0, 0]),
    syntax(run(2804, 4), 2, 31, [2560, 2656, 0, 0, 0]),
    syntax(run(2808, 5), 3, 31, [0, 2560, 2656, 0, 0]),
    syntax(run(2813, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2819, 7), 5, 37, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2826, 9), 9, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2835, 12), 12, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2847, 5), 4, 6, [3584, 16992, 2665, 2674, 0]),
    syntax(run(2852, 6), 5, 6, [0, 3584, 16992, 2665, 2674]),
    syntax(run(2858, 5), 4, 6, [5632, 16992, 2665, 2674, 0]),
    syntax(run(2863, 6), 5, 6, [0, 5632, 16992, 2665, 2674]),
    syntax(run(2869, 5), 3, 37, [9728, 2656, 2665, 0, 0]),
    syntax(run(2874, 6), 4, 37, [0, 9728, 2656, 2665, 0]),
    syntax(run(2880, 5), 3, 37, [17920, 2656, 2665, 0, 0]),
    syntax(run(2885, 6), 4, 37, [0, 17920, 2656, 2665, 0]),
    syntax(run(2891, 5), 3, 37, [9728, 4704, 2665, 0, 0]),
    syntax(run(2896, 6), 4, 37, [0, 9728, 4704, 2665, 0]),
    syntax(run(2902, 5), 3, 37, [17920, 4704, 2665, 0, 0]),
    syntax(run(2907, 6), 4, 37, [0, 17920, 4704, 2665, 0]),
    syntax(run(2913, 4), 3, 6, [3584, 16992, 2665, 0, 0]),
    syntax(run(2917, 5), 4, 6, [0, 3584, 16992, 2665, 0]),
    syntax(run(2922, 4), 3, 6, [3584, 8800, 2665, 0, 0]),
    syntax(run(2926, 5), 4, 6, [0, 3584, 8800, 2665, 0]),
    syntax(run(2931, 4), 3, 6, [5632, 8800, 2665, 0, 0]),
    syntax(run(2935, 5), 4, 6, [0, 5632, 8800, 2665, 0]),
    syntax(run(2940, 5), 4, 6, [3584, 8800, 2665, 2674, 0]),
    syntax(run(2945, 6), 5, 6, [0, 3584, 8800, 2665, 2674]),
    syntax(run(2951, 5), 4, 6, [5632, 8800, 2665, 2674, 0]),
    syntax(run(2956, 6), 5, 6, [0, 5632, 8800, 2665, 2674]),
    syntax(run(2962, 4), 3, 6, [5632, 16992, 2665, 0, 0]),
    syntax(run(2966, 5), 4, 6, [0, 5632, 16992, 2665, 0]),
    syntax(run(2971, 5), 3, 37, [17920, 6752, 2665, 0, 0]),
    syntax(run(2976, 6), 4, 37, [0, 17920, 6752, 2665, 0]),
    syntax(run(2982, 5), 3, 37, [34304, 6752, 2665, 0, 0]),
    syntax(run(2987, 6), 4, 37, [0, 34304, 6752, 2665, 0]),
    syntax(run(2993, 4), 3, 6, [7680, 33376, 2665, 0, 0]),
    syntax(run(2997, 5), 4, 6, [0, 7680, 33376, 2665, 0]),
    syntax(run(3002, 4), 3, 6, [7680, 16992, 2665, 0, 0]),
    syntax(run(3006, 5), 4, 6, [0, 7680, 16992, 2665, 0]),
    syntax(run(3011, 5), 4, 6, [7680, 33376, 2665, 2674, 0]),
    syntax(run(3016, 6), 5, 6, [0, 7680, 33376, 2665, 2674]),
    syntax(run(3022, 5), 4, 6, [7680, 16992, 2665, 2674, 0]),
    syntax(run(3027, 6), 5, 6, [0, 7680, 16992, 2665, 2674]),
    syntax(run(3033, 6), 4, 29, [5632, 2656, 2665, 4722, 0]),
    syntax(run(3039, 7), 5, 29, [0, 5632, 2656, 2665, 4722]),
    syntax(run(3046, 12), 12, 11, [5632, 0, 2665, 4722, 0]),
    syntax(run(3058, 7), 5, 38, [3584, 0, 2656, 2665, 2674]),
    syntax(run(3065, 8), 6, 38, [0, 3584, 0, 2656, 2665]),
    syntax(run(3073, 7), 5, 38, [5632, 0, 4704, 4713, 4722]),
    syntax(run(3080, 8), 6, 38, [0, 5632, 0, 4704, 4713]),
    syntax(run(3088, 13), 13, 39, [5632, 0, 0, 4713, 4722]),
    syntax(run(3101, 7), 5, 29, [5632, 0, 2656, 2665, 4722]),
    syntax(run(3108, 8), 6, 29, [0, 5632, 0, 2656, 2665]),
    syntax(run(3116, 13), 13, 11, [5632, 0, 0, 2665, 4722]),
    syntax(run(3129, 6), 4, 29, [3584, 0, 2656, 2665, 0]),
    syntax(run(3135, 7), 5, 29, [0, 3584, 0, 2656, 2665]),
    syntax(run(3142, 9), 9, 11, [3584, 0, 0, 2665, 0]),
    syntax(run(3151, 12), 12, 11, [3584, 0, 0, 2665, 0]),
    syntax(run(3163, 6), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(3169, 7), 4, 40, [0, 3584, 2656, 2665, 0]),
    syntax(run(3176, 9), 9, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(3185, 12), 12, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(3197, 4), 3, 6, [3584, 2656, 2665, 0, 0]),
    syntax(run(3201, 5), 4, 6, [0, 3584, 2656, 2665, 0]),
    syntax(run(3206, 7), 7, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(3213, 10), 10, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(3223, 5), 3, 41, [3584, 2656, 2665, 0, 0]),
    syntax(run(3228, 6), 4, 41, [0, 3584, 2656, 2665, 0]),
    syntax(run(3234, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3242, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3253, 5), 3, 35, [3584, 2656, 2665, 0, 0]),
    syntax(run(3258, 6), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(3264, 7), 4, 42, [0, 3584, 2656, 2665, 0]),
    syntax(run(3271, 9), 9, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3280, 12), 12, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3292, 4), 3, 6, [3584, 2656, 2665, 0, 0]),
    syntax(run(3296, 5), 4, 6, [0, 3584, 2656, 2665, 0]),
    syntax(run(3301, 4), 3, 6, [5632, 4704, 4713, 0, 0]),
    syntax(run(3305, 5), 4, 6, [0, 5632, 4704, 4713, 0]),
    syntax(run(3310, 10), 10, 11, [5632, 0, 4713, 0, 0]),
    syntax(run(3320, 5), 3, 31, [3584, 2656, 2665, 0, 0]),
    syntax(run(3325, 6), 4, 31, [0, 3584, 2656, 2665, 0]),
    syntax(run(3331, 8), 8, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3339, 11), 11, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3350, 5), 3, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(3355, 6), 4, 29, [0, 3584, 2656, 2665, 0]),
    syntax(run(3361, 5), 3, 31, [5632, 4704, 2665, 0, 0]),
    syntax(run(3366, 6), 4, 31, [0, 5632, 4704, 2665, 0]),
    syntax(run(3372, 11), 11, 14, [5632, 0, 2665, 0, 0]),
    syntax(run(3383, 4), 3, 6, [5632, 2656, 4713, 0, 0]),
    syntax(run(3387, 5), 4, 6, [0, 5632, 2656, 4713, 0]),
    syntax(run(3392, 5), 3, 41, [5632, 4704, 4713, 0, 0]),
    syntax(run(3397, 6), 4, 41, [0, 5632, 4704, 4713, 0]),
    syntax(run(3403, 4), 3, 6, [2560, 2656, 2665, 0, 0]),
    syntax(run(3407, 5), 3, 41, [3584, 2656, 2665, 0, 0]),
    syntax(run(3412, 6), 4, 41, [0, 3584, 2656, 2665, 0]),
    syntax(run(3418, 6), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(3424, 7), 4, 42, [0, 3584, 2656, 2665, 0]),
    syntax(run(3431, 9), 9, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3440, 12), 12, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3452, 6), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(3458, 7), 4, 42, [0, 3584, 2656, 2665, 0]),
    syntax(run(3465, 9), 9, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3474, 12), 12, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3486, 5), 3, 43, [3584, 2656, 2665, 0, 0]),
    syntax(run(3491, 6), 4, 43, [0, 3584, 2656, 2665, 0]),
    syntax(run(3497, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3505, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3516, 6), 3, 44, [3584, 2656, 2665, 0, 0]),
    syntax(run(3522, 7), 4, 44, [0, 3584, 2656, 2665, 0]),
    syntax(run(3529, 9), 9, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3538, 12), 12, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3550, 5), 3, 45, [3584, 2656, 2665, 0, 0]),
    syntax(run(3555, 6), 4, 45, [0, 3584, 2656, 2665, 0]),
    syntax(run(3561, 8), 8, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3569, 11), 11, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3580, 5), 3, 41, [3584, 2656, 2665, 0, 0]),
    syntax(run(3585, 6), 4, 41, [0, 3584, 2656, 2665, 0]),
    syntax(run(3591, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3599, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3610, 6), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3616, 7), 5, 41, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3623, 9), 9, 25, [3584, 0, 2665, 2674, 0]),
    syntax(run(3632, 12), 12, 25, [3584, 0, 2665, 2674, 0]),
    syntax(run(3644, 5), 3, 41, [3584, 2656, 2665, 0, 0]),
    syntax(run(3649, 6), 4, 41, [0, 3584, 2656, 2665, 0]),
    syntax(run(3655, 6), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3661, 7), 5, 41, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3668, 9), 9, 25, [3584, 0, 2665, 2674, 0]),
    syntax(run(3677, 12), 12, 25, [3584, 0, 2665, 2674, 0]),
    syntax(run(3689, 5), 2, 46, [3584, 2656, 0, 0, 0]),
    syntax(run(3694, 6), 3, 46, [0, 3584, 2656, 0, 0]),
    syntax(run(3700, 11), 11, 14, [3584, 0, 0, 0, 0]),
    syntax(run(3711, 8), 8, 14, [3584, 0, 0, 0, 0]),
    syntax(run(3719, 6), 3, 47, [3584, 2656, 2665, 0, 0]),
    syntax(run(3725, 7), 4, 47, [0, 3584, 2656, 2665, 0]),
    syntax(run(3732, 9), 9, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3741, 12), 12, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3753, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3762, 10), 5, 48, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3772, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3780, 9), 4, 49, [0, 3584, 2656, 2665, 0]),
    syntax(run(3789, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3798, 10), 5, 48, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3808, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3816, 9), 4, 49, [0, 3584, 2656, 2665, 0]),
    syntax(run(3825, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3834, 10), 5, 48, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3844, 7), 4, 50, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3851, 8), 5, 50, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3859, 7), 4, 51, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3866, 8), 5, 51, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3874, 9), 4, 48, [5632, 4704, 4713, 4722, 0]),
    syntax(run(3883, 10), 5, 48, [0, 5632, 4704, 4713, 4722]),
    syntax(run(3893, 7), 4, 32, [3584, 0, 0, 0, 0]),
    syntax(run(3900, 8), 5, 32, [0, 3584, 0, 0, 0]),
    syntax(run(3908, 10), 10, 28, [3584, 0, 0, 0, 0]),
    syntax(run(3918, 13), 13, 28, [3584, 0, 0, 0, 0]),
    syntax(run(3931, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3939, 9), 4, 49, [0, 3584, 2656, 2665, 0]),
    syntax(run(3948, 8), 3, 49, [5632, 4704, 4713, 0, 0]),
    syntax(run(3956, 9), 4, 49, [0, 5632, 4704, 4713, 0]),
    syntax(run(3965, 8), 4, 52, [17920, 0, 0, 17010, 0]),
    syntax(run(3973, 7), 4, 32, [3584, 0, 0, 0, 0]),
    syntax(run(3980, 8), 5, 32, [0, 3584, 0, 0, 0]),
    syntax(run(3988, 10), 10, 28, [3584, 0, 0, 0, 0]),
    syntax(run(3998, 13), 13, 28, [3584, 0, 0, 0, 0]),
    syntax(run(4011, 8), 4, 53, [17920, 4704, 4713, 17010, 0]),
    syntax(run(4019, 8), 4, 54, [17920, 16992, 17001, 17010, 0]),
    syntax(run(4027, 8), 4, 54, [9728, 16992, 17001, 8818, 0]),
    syntax(run(4035, 8), 4, 54, [9728, 16992, 17001, 17010, 0]),
    syntax(run(4043, 9), 4, 55, [17920, 16992, 33385, 2674, 0]),
    syntax(run(4052, 9), 4, 55, [9728, 16992, 33385, 2674, 0]),
    syntax(run(4061, 8), 4, 56, [17920, 16992, 17001, 17010, 0]),
    syntax(run(4069, 8), 4, 56, [9728, 16992, 17001, 8818, 0]),
    syntax(run(4077, 8), 4, 57, [17920, 16992, 17001, 17010, 0]),
    syntax(run(4085, 7), 4, 58, [17920, 16992, 33385, 4722, 0]),
    syntax(run(4092, 7), 4, 58, [9728, 16992, 33385, 4722, 0]),
    syntax(run(4099, 9), 4, 59, [17920, 16992, 33385, 4722, 0]),
    syntax(run(4108, 8), 4, 56, [17920, 33376, 33385, 17010, 0]),
    syntax(run(4116, 8), 4, 56, [9728, 33376, 33385, 8818, 0]),
    syntax(run(4124, 6), 4, 60, [34304, 33376, 17001, 33394, 0]),
    syntax(run(4130, 16), 16, 1, [0, 0, 0, 0, 2656]),
    syntax(run(4146, 14), 14, 1, [0, 0, 0, 0, 2656]),
    syntax(run(4160, 16), 16, 1, [0, 0, 0, 0, 4704]),
    syntax(run(4176, 14), 14, 1, [0, 0, 0, 0, 4704]),
    syntax(run(4190, 6), 4, 26, [0, 2656, 2665, 0, 0]),
    syntax(run(4196, 7), 5, 26, [0, 0, 2656, 2665, 0]),
    syntax(run(4203, 8), 8, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4211, 11), 11, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4222, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4226, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4231, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4236, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(4241, 8), 6, 61, [0, 3616, 3593, 0, 0]),
    syntax(run(4249, 6), 4, 26, [0, 2656, 2665, 0, 0]),
    syntax(run(4255, 7), 5, 26, [0, 0, 2656, 2665, 0]),
    syntax(run(4262, 8), 8, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4270, 11), 11, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4281, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4285, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4290, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4295, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(4300, 8), 6, 61, [0, 3616, 3593, 0, 0]),
    syntax(run(4308, 6), 4, 26, [0, 4704, 4713, 0, 0]),
    syntax(run(4314, 7), 5, 26, [0, 0, 4704, 4713, 0]),
    syntax(run(4321, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4325, 5), 5, 7, [0, 0, 4672, 5641, 0]),
    syntax(run(4330, 5), 5, 7, [0, 0, 4672, 5641, 0]),
    syntax(run(4335, 5), 4, 10, [0, 2656, 2665, 0, 0]),
    syntax(run(4340, 6), 5, 10, [0, 0, 2656, 2665, 0]),
    syntax(run(4346, 7), 7, 11, [0, 0, 2665, 0, 0]),
    syntax(run(4353, 10), 10, 11, [0, 0, 2665, 0, 0]),
    syntax(run(4363, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4367, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4372, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4377, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(4382, 8), 6, 62, [0, 3616, 3593, 0, 0]),
    syntax(run(4390, 5), 4, 10, [0, 2656, 2665, 0, 0]),
    syntax(run(4395, 6), 5, 10, [0, 0, 2656, 2665, 0]),
    syntax(run(4401, 7), 7, 11, [0, 0, 2665, 0, 0]),
    syntax(run(4408, 10), 10, 11, [0, 0, 2665, 0, 0]),
    syntax(run(4418, 8), 6, 62, [0, 3616, 3593, 0, 0]),
    syntax(run(4426, 5), 4, 10, [0, 4704, 4713, 0, 0]),
    syntax(run(4431, 6), 5, 10, [0, 0, 4704, 4713, 0]),
    syntax(run(4437, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4441, 5), 5, 7, [0, 0, 4672, 5641, 0]),
    syntax(run(4446, 5), 5, 7, [0, 0, 4672, 5641, 0]),
    syntax(run(4451, 5), 4, 24, [0, 2656, 2665, 0, 0]),
    syntax(run(4456, 6), 5, 24, [0, 0, 2656, 2665, 0]),
    syntax(run(4462, 7), 7, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4469, 10), 10, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4479, 5), 4, 17, [0, 2656, 2665, 0, 0]),
    syntax(run(4484, 6), 5, 17, [0, 0, 2656, 2665, 0]),
    syntax(run(4490, 7), 7, 14, [0, 0, 2665, 0, 0]),
    syntax(run(4497, 10), 10, 14, [0, 0, 2665, 0, 0]),
    syntax(run(4507, 8), 6, 63, [0, 3616, 3593, 0, 0]),
    syntax(run(4515, 5), 4, 17, [0, 4704, 2665, 0, 0]),
    syntax(run(4520, 6), 5, 17, [0, 0, 4704, 2665, 0]),
    syntax(run(4526, 4), 4, 7, [0, 4672, 3593, 0, 0]),
    syntax(run(4530, 5), 5, 7, [0, 0, 4672, 3593, 0]),
    syntax(run(4535, 5), 5, 7, [0, 0, 4672, 3593, 0]),
    syntax(run(4540, 5), 3, 26, [2656, 2665, 0, 0, 0]),
    syntax(run(4545, 6), 4, 26, [0, 2656, 2665, 0, 0]),
    syntax(run(4551, 7), 7, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4558, 10), 10, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4568, 3), 3, 7, [2624, 3593, 0, 0, 0]),
    syntax(run(4571, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4575, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4579, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(4583, 7), 5, 61, [3616, 3593, 0, 0, 0]),
    syntax(run(4590, 5), 3, 26, [2656, 2665, 0, 0, 0]),
    syntax(run(4595, 6), 4, 26, [0, 2656, 2665, 0, 0]),
    syntax(run(4601, 7), 7, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4608, 10), 10, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4618, 3), 3, 7, [2624, 3593, 0, 0, 0]),
    syntax(run(4621, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4625, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4629, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(4633, 7), 5, 61, [3616, 3593, 0, 0, 0]),
    syntax(run(4640, 5), 3, 26, [4704, 4713, 0, 0, 0]),
    syntax(run(4645, 6), 4, 26, [0, 4704, 4713, 0, 0]),
    syntax(run(4651, 3), 3, 7, [4672, 5641, 0, 0, 0]),
    syntax(run(4654, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4658, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4662, 4), 3, 10, [2656, 2665, 0, 0, 0]),
    syntax(run(4666, 5), 4, 10, [0, 2656, 2665, 0, 0]),
    syntax(run(4671, 6), 6, 11, [0, 2665, 0, 0, 0]),
    syntax(run(4677, 9), 9, 11, [0, 2665, 0, 0, 0]),
    syntax(run(4686, 3), 3, 7, [2624, 3593, 0, 0, 0]),
    syntax(run(4689, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4693, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4697, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(4701, 7), 5, 62, [3616, 3593, 0, 0, 0]),
    syntax(run(4708, 4), 3, 10, [2656, 2665, 0, 0, 0]),
    syntax(run(4712, 5), 4, 10, [0, 2656, 2665, 0, 0]),
    syntax(run(4717, 6), 6, 11, [0, 2665, 0, 0, 0]),
    syntax(run(4723, 9), 9, 11, [0, 2665, 0, 0, 0]),
    syntax(run(4732, 7), 5, 62, [3616, 3593, 0, 0, 0]),
    syntax(run(4739, 4), 3, 10, [4704, 4713, 0, 0, 0]),
    syntax(run(4743, 5), 4, 10, [0, 4704, 4713, 0, 0]),
    syntax(run(4748, 3), 3, 7, [4672, 5641, 0, 0, 0]),
    syntax(run(4751, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4755, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4759, 4), 3, 24, [2656, 2665, 0, 0, 0]),
    syntax(run(4763, 5), 4, 24, [0, 2656, 2665, 0, 0]),
    syntax(run(4768, 6), 6, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4774, 9), 9, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4783, 4), 3, 17, [2656, 2665, 0, 0, 0]),
    syntax(run(4787, 5), 4, 17, [0, 2656, 2665, 0, 0]),
    syntax(run(4792, 6), 6, 14, [0, 2665, 0, 0, 0]),
    syntax(run(4798, 9), 9, 14, [0, 2665, 0, 0, 0]),
    syntax(run(4807, 7), 5, 63, [3616, 3593, 0, 0, 0]),
    syntax(run(4814, 4), 3, 17, [4704, 2665, 0, 0, 0]),
    syntax(run(4818, 5), 4, 17, [0, 4704, 2665, 0, 0]),
    syntax(run(4823, 3), 3, 7, [4672, 3593, 0, 0, 0]),
    syntax(run(4826, 4), 4, 7, [0, 4672, 3593, 0, 0]),
    syntax(run(4830, 4), 4, 7, [0, 4672, 3593, 0, 0]),
    syntax(run(4834, 4), 4, 64, [0, 4672, 5680, 5688, 0]),
    syntax(run(4838, 3), 3, 65, [0, 4672, 5680, 0, 0]),
    syntax(run(4841, 3), 3, 65, [0, 2624, 3632, 0, 0]),
    syntax(run(4844, 3), 3, 66, [0, 2656, 0, 0, 0]),
    syntax(run(4847, 3), 3, 1, [3640, 2624, 3593, 0, 0]),
    syntax(run(4850, 4), 4, 1, [0, 3640, 2624, 3593, 0]),
    syntax(run(4854, 3), 3, 1, [0, 2656, 3625, 0, 0]),
    syntax(run(4857, 4), 4, 1, [0, 0, 2656, 3625, 0]),
    syntax(run(4861, 5), 5, 1, [0, 3640, 2624, 3593, 0]),
    syntax(run(4866, 5), 5, 1, [0, 0, 2656, 3625, 0]),
    syntax(run(4871, 5), 5, 1, [0, 3640, 2624, 0, 3593]),
    syntax(run(4876, 5), 5, 1, [0, 0, 2656, 0, 3625]),
    syntax(run(4881, 2), 2, 1, [0, 2624, 0, 0, 0]),
    syntax(run(4883, 2), 2, 1, [0, 2656, 0, 0, 0]),
    syntax(run(4885, 2), 2, 1, [3640, 2624, 0, 0, 0]),
    syntax(run(4887, 3), 3, 1, [0, 3640, 2624, 0, 0]),
    syntax(run(4890, 2), 2, 1, [0, 2656, 0, 0, 0]),
    syntax(run(4892, 3), 3, 1, [0, 0, 2656, 0, 0]),
    syntax(run(4895, 4), 4, 65, [0, 2624, 3632, 0, 0]),
    syntax(run(4899, 4), 4, 66, [0, 2656, 0, 0, 0]),
    syntax(run(4903, 3), 3, 1, [0, 2624, 3632, 0, 0]),
    syntax(run(4906, 3), 3, 1, [0, 2656, 0, 0, 0]),
    syntax(run(4909, 4), 4, 1, [0, 2656, 0, 0, 0]),
    syntax(run(4913, 4), 4, 64, [0, 2624, 3632, 3640, 0]),
    syntax(run(4917, 4), 4, 67, [0, 2656, 0, 0, 0]),
    syntax(run(4921, 7), 4, 4, [3616, 0, 0, 0, 0]),
    syntax(run(4928, 7), 4, 4, [5664, 0, 0, 0, 0]),
    syntax(run(4935, 7), 4, 4, [7712, 0, 0, 0, 0]),
    syntax(run(4942, 7), 4, 4, [9760, 0, 0, 0, 0]),
    syntax(run(4949, 7), 4, 4, [0, 3639, 0, 0, 0]),
    syntax(run(4956, 7), 4, 4, [0, 5687, 0, 0, 0]),
    syntax(run(4963, 7), 4, 4, [0, 7735, 0, 0, 0]),
    syntax(run(4970, 7), 4, 4, [0, 9783, 0, 0, 0]),
    syntax(run(4977, 7), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(4984, 7), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(4991, 5), 2, 4, [4544, 0, 0, 0, 0]),
    syntax(run(4996, 3), 0, 4, [0, 0, 0, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 68] = [
    frame(s(0, 0), 0, [0x0, 0x100000001f00000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7c000000400080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7d000000000080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7c000000000090, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11165, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(11178, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(11178, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(11211, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11215, 8), 1, [0x0, 0x0, 0x0]),
    frame(s(11178, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(11211, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(11215, 8), 1, [0x2000000000000100, 0x0, 0x0]),
    frame(s(11211, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(11211, 4), 1, [0x0, 0x1800000000001800, 0x0]),
    frame(s(11211, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
    frame(s(11211, 4), 1, [0x0, 0x1800000000009800, 0x0]),
    frame(s(11211, 4), 1, [0x0, 0x1800000000004800, 0x0]),
    frame(s(11211, 4), 1, [0x2000000000000100, 0x1800000000004800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000004800, 0x0]),
    frame(s(11211, 4), 1, [0x0, 0x1800000000005800, 0x0]),
    frame(s(11178, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(11211, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(11215, 8), 1, [0x6000000000000300, 0x0, 0x0]),
    frame(s(11211, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(11215, 8), 1, [0xe000000000000700, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf800000000007f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf800000000000700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000001800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000007800, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x1800000000008000, 0x0]),
    frame(s(11215, 8), 1, [0xe000000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000005800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x180000000000e000, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000006000, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x180000000000c800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000007800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf80000000000ff00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0x7800000000009b00, 0x1800000000000000]),
    frame(s(0, 0), 0, [0x0, 0x180000000000f800, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0xe000000000008700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x9800000000007c00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000006400, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000006700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x6000000000007b00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x8000000000006400, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x600000000000e000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x600000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x8000000000000400, 0x0]),
    frame(s(0, 0), 0, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000000, 0x0]),
    frame(s(0, 0), 0, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(0, 0), 0, [0xe0000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x60000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x300000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x700000000000, 0x0, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 312] = [
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
    Flag(56, s(192, 12)),
    CachePolicy {
        hint: bits(23, 2),
        scope: bits(21, 2),
        kind: Load,
    },
    Flag(20, s(204, 2)),
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
    Literal(bits(32, 32)),
    Literal(bits(32, 64)),
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
            messages: run(0, 14),
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
    Value(bits(0, 16), Version(run(14, 4))),
    Value(bits(0, 16), Hwreg(run(18, 26))),
    Wide(Named),
    Value(bits(0, 16), Branch),
    Value(bits(0, 16), Short),
    Value(bits(0, 16), Delay),
    Value(bits(0, 16), Depctr(run(0, 7))),
    Optional(bits(0, 16)),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(0, 14),
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
    Flag(63, s(5002, 5)),
    Flag(62, s(5007, 5)),
    Number(bits(72, 24), s(5012, 6), Positive),
    CachePolicy {
        hint: bits(52, 3),
        scope: bits(50, 2),
        kind: Load,
    },
    Flag(7, s(204, 2)),
    Flag(22, s(5018, 3)),
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
    Number(bits(0, 16), s(5012, 6), Unsigned),
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
    Number(bits(0, 8), s(6342, 7), Unsigned),
    Number(bits(8, 8), s(6349, 7), Unsigned),
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
    FlatAddress(Flat {
        address: bits(64, 8),
        base: bits(0, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: Generic,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(64, 8),
        base: bits(0, 7),
        off: 124,
        none: 124,
        reserved: 127,
        kind: Generic,
        vector: 255,
    }),
    Number(bits(72, 24), s(5012, 6), Signed),
    Flag(48, s(192, 12)),
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
        bits: bits(64, 8),
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
        bits: bits(72, 8),
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
        bits: bits(80, 8),
        file: Source,
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: UnlessNull(88),
    }),
    Operand(Register {
        bits: bits(88, 8),
        file: Source,
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: UnlessNull(80),
    }),
    Flag(4, s(11117, 4)),
    OutputModifier(bits(59, 2), false),
    Suffix(s(11165, 4)),
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
    Suffix(s(11178, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(11182, 8), AlwaysInHex),
    Number(bits(56, 4), s(11190, 9), AlwaysInHex),
    Number(bits(51, 1), s(11199, 10), Unsigned),
    Number(bits(50, 1), s(11209, 2), Unsigned),
    Suffix(s(11211, 4)),
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
    Literal(bits(64, 32)),
    Suffix(s(11215, 8)),
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
    Number(bits(92, 4), s(11182, 8), AlwaysInHex),
    Number(bits(88, 4), s(11190, 9), AlwaysInHex),
    Number(bits(83, 1), s(11199, 10), Unsigned),
    Number(bits(82, 1), s(11209, 2), Unsigned),
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
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(2),
        constant: F64,
        neg: 52,
        abs: 53,
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
    Flag(15, s(11255, 5)),
    OutputModifier(bits(59, 2), true),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
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
    Number(bits(12, 1), s(11199, 10), Unsigned),
    Number(bits(11, 1), s(11209, 2), Unsigned),
    Operand(Register {
        bits: bits(17, 8),
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
        bits: bits(0, 9),
        file: Source,
        size: Dwords(1),
        constant: Bf16,
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
        constant: Bf16,
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
        constant: Bf16,
        neg: 52,
        abs: 53,
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
        constant: Bf16,
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
        constant: Bf16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Choice(bits(11, 2), s(12350, 8), run(44, 3), false),
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
    Bools(s(12387, 6), [11, 14, 255, 255], false),
    Bools(s(12387, 6), [254, 14, 255, 255], false),
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
        bits: bits(9, 8),
        file: Vector,
        size: Dwords(2),
        constant: F64,
        neg: 54,
        abs: 55,
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
    Wide(F64),
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
    Bools(s(12387, 6), [11, 12, 13, 14], false),
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
    Pieces(s(13698, 6), [bits(61, 3), bits(8, 3), bits(59, 2)]),
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
        bits: bits(50, 9),
        file: Source,
        size: Dwords(2),
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
        size: Dwords(3),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(12387, 6), [11, 12, 255, 255], false),
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
        size: Dwords(8),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(11, 4), s(14710, 9), Unsigned),
    Operand(Register {
        bits: bits(0, 8),
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
        bits: bits(32, 9),
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
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(16),
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
        size: Dwords(16),
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
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(2),
        constant: F64,
        neg: 61,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(12387, 6), [11, 12, 14, 255], false),
    Number(bits(13, 2), s(12350, 8), Unsigned),
    Operand(Register {
        bits: bits(0, 8),
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
        constant: Plain,
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
        constant: Plain,
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
        constant: Plain,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(12387, 6), [11, 12, 254, 255], false),
    Bools(s(12387, 6), [11, 12, 13, 255], false),
    Bools(s(16880, 9), [59, 60, 14, 255], true),
    Bools(s(16889, 6), [61, 62, 63, 255], false),
    Bools(s(16895, 6), [8, 9, 10, 255], false),
    Bools(s(16880, 9), [59, 60, 255, 255], true),
    Bools(s(16889, 6), [61, 62, 255, 255], false),
    Bools(s(16895, 6), [8, 9, 255, 255], false),
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
        bits: bits(50, 9),
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
        bits: bits(0, 8),
        file: Vector,
        size: Dwords(2),
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
        size: Dwords(2),
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
    Bools(s(16880, 9), [59, 60, 14, 255], false),
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
    Matrix(
        bits(32, 9),
        Apart {
            low: bits(11, 3),
            high: 255,
        },
        MatrixShape {
            eight: 16,
            six: 12,
            four: 8,
            accumulator: 255,
            other: Apart {
                low: bits(59, 2),
                high: 14,
            },
        },
    ),
    Matrix(
        bits(41, 9),
        Apart {
            low: bits(59, 2),
            high: 14,
        },
        MatrixShape {
            eight: 16,
            six: 12,
            four: 8,
            accumulator: 255,
            other: Apart {
                low: bits(11, 3),
                high: 255,
            },
        },
    ),
    Operand(Register {
        bits: bits(50, 9),
        file: Source,
        size: Dwords(8),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    ChoiceApart(
        Apart {
            low: bits(11, 3),
            high: 255,
        },
        s(17576, 12),
        run(47, 5),
    ),
    ChoiceApart(
        Apart {
            low: bits(59, 2),
            high: 14,
        },
        s(17588, 12),
        run(47, 5),
    ),
    Bools(s(16889, 6), [254, 254, 63, 255], false),
    Bools(s(16895, 6), [254, 254, 10, 255], false),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: Bf16,
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
        constant: Bf16,
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
        constant: Bf16,
        neg: 63,
        abs: 10,
        sext: 255,
        half: Mixed(14, 13),
        present: Here,
    }),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(1),
        constant: Bf16,
        neg: 61,
        abs: 8,
        sext: 255,
        half: Mixed(59, 11),
        present: Here,
    }),
    Flag(13, s(17745, 14)),
    Flag(14, s(17759, 14)),
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
        bits: bits(41, 9),
        file: Source,
        size: Dwords(16),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(11, 2), s(17918, 9), Unsigned),
    Bools(s(16889, 6), [61, 62, 254, 255], false),
    Bools(s(16895, 6), [8, 9, 254, 255], false),
    Operand(Register {
        bits: bits(50, 9),
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
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(8),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Matrix(
        bits(96, 9),
        Apart {
            low: bits(75, 3),
            high: 255,
        },
        MatrixShape {
            eight: 16,
            six: 12,
            four: 8,
            accumulator: 255,
            other: Apart {
                low: bits(123, 2),
                high: 78,
            },
        },
    ),
    Matrix(
        bits(105, 9),
        Apart {
            low: bits(123, 2),
            high: 78,
        },
        MatrixShape {
            eight: 16,
            six: 12,
            four: 8,
            accumulator: 255,
            other: Apart {
                low: bits(75, 3),
                high: 255,
            },
        },
    ),
    Operand(Register {
        bits: bits(114, 9),
        file: Source,
        size: Dwords(8),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    ChoiceApart(
        Apart {
            low: bits(75, 3),
            high: 255,
        },
        s(17576, 12),
        run(47, 5),
    ),
    ChoiceApart(
        Apart {
            low: bits(123, 2),
            high: 78,
        },
        s(17588, 12),
        run(47, 5),
    ),
    Choice(bits(11, 1), s(18846, 14), run(52, 2), false),
    Choice(bits(59, 1), s(18860, 14), run(52, 2), false),
    Choice(bits(61, 2), s(18935, 18), run(54, 3), false),
    Choice(bits(8, 2), s(18953, 18), run(54, 3), false),
    Bools(s(16889, 6), [254, 254, 127, 255], false),
    Bools(s(16895, 6), [254, 254, 74, 255], false),
    Operand(Register {
        bits: bits(64, 8),
        file: Vector,
        size: Dwords(16),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(96, 9),
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
        bits: bits(105, 9),
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
        bits: bits(114, 9),
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
        bits: bits(64, 8),
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
        bits: bits(0, 9),
        file: Source,
        size: Dwords(2),
        constant: F64,
        neg: 41,
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
        neg: 42,
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
        neg: 43,
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
        neg: 41,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(48, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 42,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(88, 8),
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
        bits: bits(32, 9),
        file: Source,
        size: Dwords(1),
        constant: B32,
        neg: 44,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(72, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 45,
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
        bits: bits(56, 8),
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
        bits: bits(80, 8),
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
        bits: bits(72, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(80, 8), s(13698, 6), Small),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 43,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(80, 8),
        file: Vector,
        size: Dwords(1),
        constant: B32,
        neg: 46,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
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
    Operand(Register {
        bits: bits(0, 7),
        file: Source,
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
    s(0, 0),
    s(0, 0),
];
/// Names of values, list after list.
pub static NAMES: [(u16, Str); 57] = [
    (1, s(1612, 13)),
    (2, s(1625, 17)),
    (3, s(1642, 17)),
    (9, s(1659, 16)),
    (10, s(1675, 20)),
    (128, s(1695, 20)),
    (129, s(1715, 16)),
    (130, s(1731, 15)),
    (131, s(1746, 20)),
    (132, s(1766, 17)),
    (133, s(1783, 15)),
    (134, s(1798, 21)),
    (135, s(1819, 21)),
    (136, s(1840, 33)),
    (0, s(3632, 15)),
    (4, s(3647, 16)),
    (6, s(3663, 16)),
    (9, s(3679, 16)),
    (1, s(3738, 16)),
    (2, s(3754, 18)),
    (4, s(3772, 22)),
    (5, s(3794, 21)),
    (6, s(3815, 21)),
    (7, s(3836, 13)),
    (10, s(3849, 25)),
    (11, s(3874, 26)),
    (12, s(3900, 26)),
    (15, s(3926, 26)),
    (16, s(3952, 26)),
    (17, s(3978, 26)),
    (18, s(4004, 26)),
    (19, s(4030, 21)),
    (20, s(4051, 27)),
    (21, s(4078, 27)),
    (23, s(4105, 18)),
    (24, s(4123, 18)),
    (26, s(4141, 22)),
    (28, s(4163, 14)),
    (29, s(4177, 23)),
    (30, s(4200, 23)),
    (31, s(4223, 26)),
    (32, s(4249, 26)),
    (33, s(4275, 23)),
    (34, s(4298, 17)),
    (1, s(12347, 1)),
    (2, s(12348, 1)),
    (3, s(12349, 1)),
    (0, s(17506, 14)),
    (1, s(17520, 14)),
    (2, s(17534, 14)),
    (3, s(17548, 14)),
    (4, s(17562, 14)),
    (0, s(18812, 17)),
    (1, s(18829, 17)),
    (0, s(18874, 19)),
    (1, s(18893, 21)),
    (2, s(18914, 21)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 7] = [
    Part {
        name: s(4436, 15),
        low: bits(7, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(4451, 14),
        low: bits(0, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(4465, 14),
        low: bits(12, 4),
        high: bits(0, 0),
    },
    Part {
        name: s(4479, 14),
        low: bits(9, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(4493, 14),
        low: bits(8, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(4507, 13),
        low: bits(1, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(4520, 14),
        low: bits(2, 3),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 4999] = [
    0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 7, 1, 2, 3, 4, 5, 8, 1, 2, 3, 4, 5, 9, 1, 2, 3, 4, 5,
    10, 1, 2, 3, 4, 5, 0, 11, 12, 3, 4, 5, 6, 11, 12, 3, 4, 5, 7, 11, 12, 3, 4, 5, 8, 11, 12,
    3, 4, 5, 9, 11, 12, 3, 4, 5, 10, 11, 12, 3, 4, 5, 13, 1, 2, 13, 11, 12, 1, 14, 15, 13,
    14, 15, 13, 11, 14, 15, 13, 16, 17, 18, 16, 17, 19, 16, 17, 20, 21, 18, 20, 21, 19, 20,
    21, 20, 16, 21, 18, 16, 21, 19, 16, 21, 20, 17, 18, 20, 17, 19, 20, 17, 21, 18, 21, 19,
    21, 16, 22, 20, 22, 17, 18, 17, 19, 17, 16, 17, 23, 18, 16, 17, 23, 19, 16, 17, 23, 20,
    21, 23, 18, 20, 21, 23, 19, 20, 21, 23, 20, 21, 24, 18, 20, 21, 24, 19, 20, 21, 24, 20,
    17, 23, 18, 20, 17, 23, 19, 20, 17, 23, 18, 16, 17, 23, 25, 18, 16, 17, 25, 23, 26, 17,
    23, 18, 26, 17, 23, 19, 26, 17, 23, 27, 28, 29, 18, 27, 28, 29, 19, 27, 28, 29, 17, 23,
    18, 17, 23, 19, 17, 23, 21, 23, 18, 21, 23, 19, 21, 23, 21, 24, 18, 21, 24, 19, 21, 24,
    30, 31, 18, 30, 31, 19, 30, 31, 16, 32, 33, 16, 34, 34, 16, 18, 34, 35, 20, 36, 37, 32,
    38, 39, 36, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 43, 44, 45, 46, 47, 48,
    49, 50, 51, 53, 43, 44, 45, 46, 47, 48, 49, 50, 51, 54, 43, 44, 45, 46, 47, 48, 49, 50,
    51, 42, 43, 44, 45, 46, 47, 48, 55, 50, 51, 52, 43, 44, 45, 46, 47, 48, 55, 50, 51, 53,
    43, 44, 45, 46, 47, 48, 55, 50, 51, 54, 43, 44, 45, 46, 47, 48, 55, 50, 51, 42, 43, 44,
    45, 46, 47, 48, 56, 50, 51, 52, 43, 44, 45, 46, 47, 48, 56, 50, 51, 54, 43, 44, 45, 46,
    47, 48, 56, 50, 51, 57, 58, 59, 57, 58, 60, 59, 57, 58, 60, 61, 62, 59, 57, 63, 59, 64,
    57, 58, 59, 64, 57, 58, 60, 59, 65, 57, 58, 60, 61, 62, 64, 57, 66, 64, 57, 59, 65, 57,
    61, 62, 64, 59, 57, 67, 59, 57, 67, 68, 59, 57, 67, 68, 61, 62, 57, 69, 59, 57, 59, 65,
    57, 67, 59, 65, 57, 67, 68, 59, 70, 57, 67, 68, 61, 62, 71, 57, 69, 59, 65, 57, 59, 70,
    57, 61, 62, 57, 72, 59, 57, 73, 59, 74, 57, 72, 59, 75, 57, 73, 59, 58, 59, 57, 76, 59,
    57, 77, 59, 78, 57, 59, 70, 57, 59, 57, 79, 80, 81, 82, 49, 50, 83, 79, 80, 81, 82, 49,
    50, 84, 79, 80, 81, 82, 49, 50, 85, 79, 80, 81, 82, 49, 50, 79, 86, 80, 81, 82, 55, 50,
    79, 87, 80, 81, 82, 55, 50, 79, 88, 80, 81, 82, 55, 50, 79, 89, 80, 81, 82, 55, 50, 90,
    79, 86, 80, 81, 82, 56, 50, 90, 79, 87, 80, 81, 82, 56, 50, 91, 79, 87, 80, 81, 82, 56,
    50, 91, 79, 89, 80, 81, 82, 56, 50, 79, 80, 81, 82, 49, 50, 57, 92, 93, 81, 82, 49, 50,
    83, 92, 93, 81, 82, 49, 50, 84, 92, 93, 81, 82, 49, 50, 85, 92, 93, 81, 82, 49, 50, 92,
    86, 93, 81, 82, 55, 50, 92, 87, 93, 81, 82, 55, 50, 92, 88, 93, 81, 82, 55, 50, 92, 89,
    93, 81, 82, 55, 50, 57, 94, 81, 82, 49, 50, 86, 94, 81, 82, 55, 50, 82, 49, 50, 90, 92,
    86, 93, 81, 82, 56, 50, 90, 92, 87, 93, 81, 82, 56, 50, 91, 92, 87, 93, 81, 82, 56, 50,
    91, 92, 89, 93, 81, 82, 56, 50, 95, 92, 93, 81, 82, 49, 50, 92, 96, 93, 81, 82, 55, 50,
    92, 93, 81, 82, 49, 50, 97, 98, 99, 100, 101, 49, 50, 97, 98, 99, 100, 101, 55, 50, 102,
    103, 104, 105, 103, 18, 104, 105, 103, 19, 104, 105, 106, 104, 57, 107, 108, 106, 104,
    57, 109, 110, 111, 112, 113, 114, 115, 116, 102, 114, 117, 115, 116, 102, 118, 115, 119,
    102, 120, 121, 118, 115, 119, 102, 122, 123, 124, 125, 126, 127, 105, 17, 116, 102, 103,
    104, 128, 103, 18, 104, 128, 103, 19, 104, 128, 106, 104, 129, 109, 110, 111, 112, 113,
    114, 115, 130, 131, 132, 114, 117, 115, 130, 131, 132, 118, 115, 133, 131, 132, 122, 123,
    124, 125, 126, 103, 134, 105, 103, 18, 134, 105, 103, 19, 134, 105, 106, 134, 57, 109,
    110, 111, 112, 113, 114, 135, 116, 131, 132, 114, 117, 135, 116, 131, 132, 118, 135, 119,
    131, 132, 122, 123, 124, 125, 126, 114, 115, 116, 131, 132, 114, 117, 115, 116, 131, 132,
    118, 115, 119, 131, 132, 120, 121, 118, 115, 119, 131, 132, 122, 123, 124, 125, 126, 106,
    104, 136, 109, 110, 111, 112, 113, 114, 115, 137, 131, 132, 114, 117, 115, 137, 131, 132,
    118, 115, 138, 131, 132, 120, 121, 118, 115, 138, 131, 132, 122, 123, 124, 125, 126, 103,
    139, 105, 103, 18, 139, 105, 103, 19, 139, 105, 106, 139, 57, 107, 108, 106, 139, 136,
    109, 110, 111, 112, 113, 114, 140, 137, 131, 132, 114, 117, 140, 137, 131, 132, 118, 140,
    138, 131, 132, 120, 121, 118, 140, 138, 131, 132, 122, 123, 124, 125, 126, 103, 104, 141,
    103, 18, 104, 141, 103, 19, 104, 141, 106, 104, 142, 107, 108, 106, 104, 143, 109, 110,
    111, 112, 113, 114, 115, 144, 131, 132, 114, 117, 115, 144, 131, 132, 118, 115, 145, 131,
    132, 120, 121, 118, 115, 145, 131, 132, 122, 123, 124, 125, 126, 114, 115, 137, 131, 102,
    114, 117, 115, 137, 131, 102, 118, 115, 138, 131, 102, 120, 121, 118, 115, 138, 131, 102,
    122, 123, 124, 125, 126, 106, 134, 136, 109, 110, 111, 112, 113, 114, 135, 137, 131, 132,
    114, 117, 135, 137, 131, 132, 118, 135, 138, 131, 132, 122, 123, 124, 125, 126, 103, 134,
    128, 103, 18, 134, 128, 103, 19, 134, 128, 106, 134, 129, 109, 110, 111, 112, 113, 114,
    135, 130, 131, 132, 114, 117, 135, 130, 131, 132, 118, 135, 133, 131, 132, 122, 123, 124,
    125, 126, 103, 146, 147, 103, 18, 146, 147, 103, 19, 146, 147, 106, 146, 148, 107, 108,
    106, 146, 148, 109, 110, 111, 112, 113, 114, 149, 150, 102, 114, 117, 149, 150, 102, 118,
    149, 151, 102, 120, 121, 118, 149, 151, 102, 122, 123, 124, 125, 126, 103, 152, 153, 103,
    18, 152, 153, 103, 19, 152, 153, 106, 152, 83, 109, 110, 111, 112, 113, 114, 154, 155,
    102, 114, 117, 154, 155, 102, 118, 154, 156, 102, 122, 123, 124, 125, 126, 103, 139, 141,
    103, 18, 139, 141, 103, 19, 139, 141, 106, 139, 142, 107, 108, 106, 139, 143, 109, 110,
    111, 112, 113, 114, 140, 144, 131, 132, 114, 117, 140, 144, 131, 132, 118, 140, 145, 131,
    132, 120, 121, 118, 140, 145, 131, 132, 122, 123, 124, 125, 126, 114, 115, 116, 157, 158,
    102, 103, 159, 160, 103, 18, 159, 160, 103, 19, 159, 160, 106, 159, 161, 107, 108, 106,
    159, 162, 109, 110, 111, 112, 113, 114, 163, 164, 102, 114, 117, 163, 164, 102, 118, 163,
    165, 102, 120, 121, 118, 163, 165, 102, 122, 123, 124, 125, 126, 103, 139, 147, 103, 18,
    139, 147, 103, 19, 139, 147, 106, 139, 148, 107, 108, 106, 139, 148, 109, 110, 111, 112,
    113, 114, 140, 150, 131, 132, 114, 117, 140, 150, 131, 132, 118, 140, 151, 131, 132, 120,
    121, 118, 140, 151, 131, 132, 122, 123, 124, 125, 126, 103, 146, 141, 103, 18, 146, 141,
    103, 19, 146, 141, 106, 146, 142, 107, 108, 106, 146, 143, 109, 110, 111, 112, 113, 114,
    149, 144, 131, 132, 114, 117, 149, 144, 131, 132, 118, 149, 145, 131, 132, 120, 121, 118,
    149, 145, 131, 132, 122, 123, 124, 125, 126, 104, 105, 146, 147, 103, 104, 147, 103, 18,
    104, 147, 103, 19, 104, 147, 106, 104, 148, 107, 108, 106, 104, 148, 109, 110, 111, 112,
    113, 114, 115, 150, 102, 114, 117, 115, 150, 102, 118, 115, 151, 102, 120, 121, 118, 115,
    151, 102, 122, 123, 124, 125, 126, 114, 115, 116, 166, 131, 102, 114, 117, 115, 116, 166,
    131, 102, 118, 115, 119, 166, 131, 102, 120, 121, 118, 115, 119, 166, 131, 102, 122, 123,
    124, 125, 126, 114, 115, 116, 166, 102, 114, 117, 115, 116, 166, 102, 118, 115, 119, 166,
    102, 120, 121, 118, 115, 119, 166, 102, 122, 123, 124, 125, 126, 103, 167, 141, 103, 18,
    167, 141, 103, 19, 167, 141, 114, 168, 169, 170, 102, 114, 117, 168, 169, 170, 102, 103,
    104, 160, 103, 18, 104, 160, 103, 19, 104, 160, 106, 104, 161, 107, 108, 106, 104, 162,
    109, 110, 111, 112, 113, 114, 115, 164, 170, 102, 114, 117, 115, 164, 170, 102, 118, 115,
    165, 170, 102, 120, 121, 118, 115, 165, 170, 102, 122, 123, 124, 125, 126, 18, 146, 147,
    19, 146, 147, 149, 150, 170, 102, 117, 149, 150, 170, 102, 118, 149, 151, 170, 102, 120,
    121, 118, 149, 151, 170, 102, 122, 123, 124, 125, 126, 106, 139, 57, 109, 110, 111, 112,
    113, 114, 140, 116, 171, 166, 102, 114, 117, 140, 116, 171, 166, 102, 118, 140, 119, 171,
    166, 102, 120, 121, 118, 140, 119, 171, 166, 102, 122, 123, 124, 125, 126, 103, 104, 105,
    172, 173, 103, 18, 104, 105, 172, 173, 103, 19, 104, 105, 172, 173, 106, 104, 57, 172,
    173, 107, 108, 106, 104, 136, 174, 173, 109, 110, 111, 112, 113, 114, 115, 137, 175, 176,
    102, 114, 117, 115, 137, 175, 176, 102, 118, 115, 138, 175, 176, 102, 120, 121, 118, 115,
    138, 175, 176, 102, 122, 123, 124, 125, 126, 103, 134, 128, 177, 103, 18, 134, 128, 177,
    103, 19, 134, 128, 177, 106, 134, 129, 178, 109, 110, 111, 112, 113, 114, 135, 130, 179,
    131, 132, 114, 117, 135, 130, 179, 131, 132, 118, 135, 133, 179, 131, 132, 122, 123, 124,
    125, 126, 103, 104, 105, 172, 103, 18, 104, 105, 172, 103, 19, 104, 105, 172, 106, 104,
    57, 172, 107, 108, 106, 104, 136, 174, 109, 110, 111, 112, 113, 114, 115, 137, 175, 131,
    132, 114, 117, 115, 137, 175, 131, 132, 118, 115, 138, 175, 131, 132, 120, 121, 118, 115,
    138, 175, 131, 132, 122, 123, 124, 125, 126, 106, 104, 57, 172, 109, 110, 111, 112, 113,
    114, 115, 116, 180, 131, 102, 114, 117, 115, 116, 180, 131, 102, 118, 115, 119, 180, 131,
    102, 120, 121, 118, 115, 119, 180, 131, 102, 122, 123, 124, 125, 126, 114, 115, 116, 180,
    102, 114, 117, 115, 116, 180, 102, 118, 115, 119, 180, 102, 120, 121, 118, 115, 119, 180,
    102, 122, 123, 124, 125, 126, 103, 152, 105, 181, 103, 18, 152, 105, 181, 103, 19, 152,
    105, 181, 106, 152, 57, 181, 109, 110, 111, 112, 113, 114, 154, 116, 182, 102, 114, 117,
    154, 116, 182, 102, 118, 154, 119, 182, 102, 122, 123, 124, 125, 126, 103, 104, 173, 105,
    172, 173, 103, 18, 104, 173, 105, 172, 173, 103, 19, 104, 173, 105, 172, 173, 106, 104,
    173, 57, 172, 173, 107, 108, 106, 104, 173, 57, 172, 173, 109, 110, 111, 112, 113, 114,
    115, 183, 116, 180, 176, 131, 102, 114, 117, 115, 183, 116, 180, 176, 131, 102, 118, 115,
    183, 119, 180, 176, 131, 102, 120, 121, 118, 115, 183, 119, 180, 176, 131, 102, 122, 123,
    124, 125, 126, 19, 134, 128, 184, 177, 19, 134, 128, 177, 184, 103, 152, 153, 181, 103,
    18, 152, 153, 181, 103, 19, 152, 153, 181, 106, 152, 83, 181, 109, 110, 111, 112, 113,
    114, 154, 155, 182, 131, 102, 114, 117, 154, 155, 182, 131, 102, 118, 154, 156, 182, 131,
    102, 122, 123, 124, 125, 126, 114, 154, 155, 182, 102, 114, 117, 154, 155, 182, 102, 18,
    104, 105, 25, 172, 18, 104, 105, 172, 25, 103, 185, 105, 172, 103, 18, 185, 105, 172,
    103, 19, 185, 105, 172, 106, 185, 57, 172, 107, 108, 106, 185, 136, 174, 109, 110, 111,
    112, 113, 114, 186, 137, 175, 131, 132, 114, 117, 186, 137, 175, 131, 132, 118, 186, 138,
    175, 131, 132, 120, 121, 118, 186, 138, 175, 131, 132, 122, 123, 124, 125, 126, 103, 139,
    141, 187, 103, 18, 139, 141, 187, 103, 19, 139, 141, 187, 106, 139, 142, 187, 107, 108,
    106, 139, 143, 188, 109, 110, 111, 112, 113, 114, 140, 144, 189, 131, 132, 114, 117, 140,
    144, 189, 131, 132, 118, 140, 145, 189, 131, 132, 120, 121, 118, 140, 145, 189, 131, 132,
    122, 123, 124, 125, 126, 18, 139, 141, 190, 187, 18, 139, 141, 187, 190, 106, 139, 143,
    187, 109, 110, 111, 112, 113, 114, 140, 144, 191, 131, 132, 114, 117, 140, 144, 191, 131,
    132, 118, 140, 145, 191, 131, 132, 120, 121, 118, 140, 145, 191, 131, 132, 122, 123, 124,
    125, 126, 192, 193, 194, 18, 192, 193, 194, 19, 192, 193, 194, 115, 137, 175, 195, 131,
    132, 117, 115, 137, 175, 195, 131, 132, 118, 115, 138, 175, 195, 131, 132, 120, 121, 118,
    115, 138, 175, 195, 131, 132, 122, 123, 124, 125, 126, 115, 116, 180, 196, 131, 102, 117,
    115, 116, 180, 196, 131, 102, 118, 115, 119, 180, 196, 131, 102, 120, 121, 118, 115, 119,
    180, 196, 131, 102, 122, 123, 124, 125, 126, 115, 116, 180, 196, 102, 117, 115, 116, 180,
    196, 102, 118, 115, 119, 180, 196, 102, 120, 121, 118, 115, 119, 180, 196, 102, 122, 123,
    124, 125, 126, 135, 130, 179, 197, 131, 132, 117, 135, 130, 179, 197, 131, 132, 118, 135,
    133, 179, 197, 131, 132, 122, 123, 124, 125, 126, 115, 116, 180, 198, 199, 131, 102, 117,
    115, 116, 180, 198, 199, 131, 102, 118, 115, 119, 180, 198, 199, 131, 102, 120, 121, 118,
    115, 119, 180, 198, 199, 131, 102, 122, 123, 124, 125, 126, 115, 137, 180, 196, 131, 102,
    117, 115, 137, 180, 196, 131, 102, 118, 115, 138, 180, 196, 131, 102, 120, 121, 118, 115,
    138, 180, 196, 131, 102, 122, 123, 124, 125, 126, 140, 144, 189, 200, 199, 131, 132, 117,
    140, 144, 189, 200, 199, 131, 132, 118, 140, 145, 189, 200, 199, 131, 132, 120, 121, 118,
    140, 145, 189, 200, 199, 131, 132, 122, 123, 124, 125, 126, 149, 150, 201, 198, 202, 199,
    117, 149, 150, 201, 198, 202, 199, 118, 149, 151, 201, 198, 202, 199, 120, 121, 118, 149,
    151, 201, 198, 202, 199, 122, 123, 124, 125, 126, 115, 116, 180, 196, 202, 117, 115, 116,
    180, 196, 202, 118, 115, 119, 180, 196, 202, 120, 121, 118, 115, 119, 180, 196, 202, 122,
    123, 124, 125, 126, 154, 155, 180, 203, 131, 102, 117, 154, 155, 180, 203, 131, 102, 204,
    155, 180, 205, 131, 102, 117, 204, 155, 180, 205, 131, 102, 154, 116, 180, 206, 102, 117,
    154, 116, 180, 206, 102, 149, 150, 201, 198, 199, 131, 102, 117, 149, 150, 201, 198, 199,
    131, 102, 118, 149, 151, 201, 198, 199, 131, 102, 120, 121, 118, 149, 151, 201, 198, 199,
    131, 102, 122, 123, 124, 125, 126, 207, 116, 182, 206, 102, 117, 207, 116, 182, 206, 102,
    204, 155, 182, 206, 102, 117, 204, 155, 182, 206, 102, 154, 155, 180, 203, 102, 117, 154,
    155, 180, 203, 102, 118, 154, 156, 180, 203, 102, 122, 123, 124, 125, 126, 115, 150, 201,
    196, 199, 131, 102, 117, 115, 150, 201, 196, 199, 131, 102, 118, 115, 151, 201, 196, 199,
    131, 102, 120, 121, 118, 115, 151, 201, 196, 199, 131, 102, 122, 123, 124, 125, 126, 115,
    116, 180, 196, 208, 102, 117, 115, 116, 180, 196, 208, 102, 149, 209, 210, 176, 102, 117,
    149, 209, 210, 176, 102, 118, 149, 211, 210, 176, 102, 120, 121, 118, 149, 211, 210, 176,
    102, 122, 123, 124, 125, 126, 17, 137, 131, 132, 117, 17, 137, 131, 132, 212, 144, 131,
    132, 117, 212, 144, 131, 132, 115, 116, 180, 196, 199, 102, 117, 115, 116, 180, 196, 199,
    102, 118, 115, 119, 180, 196, 199, 102, 120, 121, 118, 115, 119, 180, 196, 199, 102, 122,
    123, 124, 125, 126, 115, 213, 180, 196, 102, 117, 115, 213, 180, 196, 102, 154, 213, 180,
    196, 102, 117, 154, 213, 180, 196, 102, 204, 116, 180, 214, 102, 117, 204, 116, 180, 214,
    102, 215, 116, 180, 214, 102, 117, 215, 116, 180, 214, 102, 204, 155, 180, 214, 102, 117,
    204, 155, 180, 214, 102, 215, 155, 180, 214, 102, 117, 215, 155, 180, 214, 102, 115, 213,
    180, 102, 117, 115, 213, 180, 102, 115, 216, 180, 102, 117, 115, 216, 180, 102, 154, 216,
    180, 102, 117, 154, 216, 180, 102, 115, 216, 180, 196, 102, 117, 115, 216, 180, 196, 102,
    154, 216, 180, 196, 102, 117, 154, 216, 180, 196, 102, 154, 213, 180, 102, 117, 154, 213,
    180, 102, 215, 217, 180, 214, 102, 117, 215, 217, 180, 214, 102, 218, 217, 180, 214, 102,
    117, 218, 217, 180, 214, 102, 207, 219, 180, 102, 117, 207, 219, 180, 102, 207, 213, 180,
    102, 117, 207, 213, 180, 102, 207, 219, 180, 196, 102, 117, 207, 219, 180, 196, 102, 207,
    213, 180, 196, 102, 117, 207, 213, 180, 196, 102, 154, 116, 180, 203, 131, 102, 117, 154,
    116, 180, 203, 131, 102, 118, 154, 119, 180, 203, 131, 102, 122, 123, 124, 125, 126, 115,
    183, 220, 221, 222, 131, 132, 117, 115, 183, 220, 221, 222, 131, 132, 135, 183, 223, 224,
    225, 131, 132, 117, 135, 183, 223, 224, 225, 131, 132, 118, 135, 183, 226, 224, 225, 131,
    132, 122, 123, 124, 125, 126, 154, 183, 116, 180, 203, 131, 102, 117, 154, 183, 116, 180,
    203, 131, 102, 118, 154, 183, 119, 180, 203, 131, 102, 122, 123, 124, 125, 126, 115, 183,
    116, 180, 131, 102, 117, 115, 183, 116, 180, 131, 102, 118, 115, 183, 119, 180, 131, 102,
    120, 121, 118, 115, 183, 119, 180, 131, 102, 122, 123, 124, 125, 126, 149, 150, 201, 227,
    131, 102, 117, 149, 150, 201, 227, 131, 102, 118, 149, 151, 201, 227, 131, 102, 120, 121,
    118, 149, 151, 201, 227, 131, 102, 122, 123, 124, 125, 126, 149, 150, 201, 102, 117, 149,
    150, 201, 102, 118, 149, 151, 201, 102, 120, 121, 118, 149, 151, 201, 102, 122, 123, 124,
    125, 126, 115, 137, 175, 131, 102, 117, 115, 137, 175, 131, 102, 118, 115, 138, 175, 131,
    102, 120, 121, 118, 115, 138, 175, 131, 102, 122, 123, 124, 125, 126, 115, 116, 180, 208,
    102, 115, 144, 189, 227, 131, 102, 117, 115, 144, 189, 227, 131, 102, 118, 115, 145, 189,
    227, 131, 102, 120, 121, 118, 115, 145, 189, 227, 131, 102, 122, 123, 124, 125, 126, 115,
    116, 180, 102, 117, 115, 116, 180, 102, 154, 155, 182, 102, 117, 154, 155, 182, 102, 118,
    154, 156, 182, 102, 122, 123, 124, 125, 126, 115, 137, 180, 131, 132, 117, 115, 137, 180,
    131, 132, 118, 115, 138, 180, 131, 132, 120, 121, 118, 115, 138, 180, 131, 132, 122, 123,
    124, 125, 126, 115, 116, 180, 131, 102, 117, 115, 116, 180, 131, 102, 135, 130, 180, 131,
    132, 117, 135, 130, 180, 131, 132, 118, 135, 133, 180, 131, 132, 122, 123, 124, 125, 126,
    154, 116, 182, 102, 117, 154, 116, 182, 102, 135, 130, 179, 131, 132, 117, 135, 130, 179,
    131, 132, 17, 116, 180, 102, 115, 137, 175, 131, 132, 117, 115, 137, 175, 131, 132, 140,
    144, 189, 227, 131, 132, 117, 140, 144, 189, 227, 131, 132, 118, 140, 145, 189, 227, 131,
    132, 120, 121, 118, 140, 145, 189, 227, 131, 132, 122, 123, 124, 125, 126, 115, 137, 175,
    227, 131, 102, 117, 115, 137, 175, 227, 131, 102, 118, 115, 138, 175, 227, 131, 102, 120,
    121, 118, 115, 138, 175, 227, 131, 102, 122, 123, 124, 125, 126, 115, 137, 175, 227, 102,
    117, 115, 137, 175, 227, 102, 118, 115, 138, 175, 227, 102, 120, 121, 118, 115, 138, 175,
    227, 102, 122, 123, 124, 125, 126, 115, 137, 180, 228, 131, 102, 117, 115, 137, 180, 228,
    131, 102, 118, 115, 138, 180, 228, 131, 102, 120, 121, 118, 115, 138, 180, 228, 131, 102,
    122, 123, 124, 125, 126, 115, 137, 180, 228, 102, 117, 115, 137, 180, 228, 102, 118, 115,
    138, 180, 228, 102, 120, 121, 118, 115, 138, 180, 228, 102, 122, 123, 124, 125, 126, 229,
    137, 175, 131, 132, 117, 229, 137, 175, 131, 132, 118, 229, 138, 175, 131, 132, 120, 121,
    118, 229, 138, 175, 131, 132, 122, 123, 124, 125, 126, 229, 137, 175, 196, 131, 132, 117,
    229, 137, 175, 196, 131, 132, 118, 229, 138, 175, 196, 131, 132, 120, 121, 118, 229, 138,
    175, 196, 131, 132, 122, 123, 124, 125, 126, 186, 137, 175, 131, 132, 117, 186, 137, 175,
    131, 132, 186, 137, 175, 196, 131, 132, 117, 186, 137, 175, 196, 131, 132, 118, 186, 138,
    175, 196, 131, 132, 120, 121, 118, 186, 138, 175, 196, 131, 132, 122, 123, 124, 125, 126,
    230, 231, 170, 131, 102, 117, 230, 231, 170, 131, 102, 118, 230, 232, 170, 131, 102, 122,
    123, 124, 125, 126, 118, 230, 232, 170, 131, 102, 120, 121, 115, 144, 180, 233, 228, 102,
    117, 115, 144, 180, 233, 228, 102, 118, 115, 145, 180, 233, 228, 102, 120, 121, 118, 115,
    145, 180, 233, 228, 102, 122, 123, 124, 125, 126, 115, 116, 180, 196, 234, 235, 236, 237,
    131, 117, 115, 116, 180, 196, 234, 235, 236, 237, 131, 115, 116, 180, 208, 238, 239, 240,
    131, 117, 115, 116, 180, 208, 238, 239, 240, 131, 186, 241, 242, 243, 234, 235, 236, 237,
    131, 117, 186, 241, 242, 243, 234, 235, 236, 237, 131, 186, 241, 242, 208, 238, 239, 240,
    131, 117, 186, 241, 242, 208, 238, 239, 240, 131, 229, 244, 245, 246, 234, 235, 236, 237,
    131, 117, 229, 244, 245, 246, 234, 235, 236, 237, 131, 115, 116, 180, 196, 234, 235, 131,
    117, 115, 116, 180, 196, 234, 235, 131, 115, 116, 180, 196, 236, 237, 131, 117, 115, 116,
    180, 196, 236, 237, 131, 247, 248, 249, 206, 234, 235, 236, 237, 131, 117, 247, 248, 249,
    206, 234, 235, 236, 237, 131, 140, 250, 251, 252, 234, 253, 131, 117, 140, 250, 251, 252,
    234, 253, 131, 118, 140, 254, 251, 252, 234, 253, 131, 120, 121, 118, 140, 254, 251, 252,
    234, 253, 131, 122, 123, 124, 125, 126, 229, 244, 245, 208, 238, 239, 240, 131, 117, 229,
    244, 245, 208, 238, 239, 240, 131, 247, 248, 249, 208, 238, 239, 240, 131, 117, 247, 248,
    249, 208, 238, 239, 240, 131, 215, 255, 256, 257, 258, 259, 260, 261, 163, 262, 263, 264,
    234, 253, 131, 117, 163, 262, 263, 264, 234, 253, 131, 118, 163, 265, 263, 264, 234, 253,
    131, 120, 121, 118, 163, 265, 263, 264, 234, 253, 131, 122, 123, 124, 125, 126, 215, 155,
    182, 257, 266, 267, 236, 261, 215, 213, 268, 257, 266, 267, 236, 237, 204, 213, 268, 205,
    266, 267, 236, 237, 204, 213, 268, 257, 266, 267, 236, 237, 215, 213, 269, 196, 270, 266,
    267, 271, 272, 204, 213, 269, 196, 270, 266, 267, 271, 272, 215, 213, 268, 257, 266, 267,
    260, 261, 204, 213, 268, 205, 266, 267, 260, 261, 215, 213, 268, 257, 266, 267, 271, 131,
    215, 213, 269, 203, 270, 266, 267, 204, 213, 269, 203, 270, 266, 267, 215, 213, 269, 203,
    270, 266, 267, 271, 131, 215, 219, 269, 257, 266, 267, 260, 261, 204, 219, 269, 205, 266,
    267, 260, 261, 218, 219, 268, 273, 260, 261, 274, 275, 276, 277, 116, 180, 278, 279, 280,
    281, 282, 283, 266, 267, 284, 285, 286, 287, 288, 289, 116, 180, 280, 281, 282, 283, 266,
    267, 284, 285, 274, 275, 276, 277, 155, 182, 278, 279, 280, 281, 282, 283, 266, 267, 284,
    285, 286, 287, 288, 289, 155, 182, 280, 281, 282, 283, 266, 267, 284, 285, 114, 290, 144,
    189, 131, 102, 114, 117, 290, 144, 189, 131, 102, 118, 290, 145, 189, 131, 102, 120, 121,
    118, 290, 145, 189, 131, 102, 122, 123, 124, 125, 126, 103, 173, 141, 187, 103, 18, 173,
    141, 187, 103, 19, 173, 141, 187, 173, 142, 187, 107, 108, 173, 143, 188, 109, 110, 111,
    112, 113, 114, 290, 137, 175, 131, 102, 114, 117, 290, 137, 175, 131, 102, 118, 290, 138,
    175, 131, 102, 120, 121, 118, 290, 138, 175, 131, 102, 122, 123, 124, 125, 126, 103, 173,
    105, 172, 103, 18, 173, 105, 172, 103, 19, 173, 105, 172, 173, 57, 172, 107, 108, 173,
    136, 174, 109, 110, 111, 112, 113, 114, 290, 130, 179, 131, 102, 114, 117, 290, 130, 179,
    131, 102, 103, 173, 128, 177, 103, 18, 173, 128, 177, 103, 19, 173, 128, 177, 114, 290,
    150, 201, 102, 114, 117, 290, 150, 201, 102, 118, 290, 151, 201, 102, 120, 121, 118, 290,
    151, 201, 102, 122, 123, 124, 125, 126, 103, 173, 147, 291, 103, 18, 173, 147, 291, 103,
    19, 173, 147, 291, 173, 148, 291, 107, 108, 173, 148, 291, 109, 110, 111, 112, 113, 114,
    290, 116, 180, 102, 114, 117, 290, 116, 180, 102, 118, 290, 119, 180, 102, 120, 121, 118,
    290, 119, 180, 102, 122, 123, 124, 125, 126, 173, 57, 172, 109, 110, 111, 112, 113, 114,
    290, 155, 182, 102, 114, 117, 290, 155, 182, 102, 103, 173, 153, 181, 103, 18, 173, 153,
    181, 103, 19, 173, 153, 181, 114, 290, 144, 189, 102, 114, 117, 290, 144, 189, 102, 118,
    290, 145, 189, 102, 120, 121, 118, 290, 145, 189, 102, 122, 123, 124, 125, 126, 114, 290,
    137, 180, 102, 114, 117, 290, 137, 180, 102, 118, 290, 138, 180, 102, 120, 121, 118, 290,
    138, 180, 102, 122, 123, 124, 125, 126, 173, 136, 172, 109, 110, 111, 112, 113, 114, 290,
    130, 180, 102, 114, 117, 290, 130, 180, 102, 103, 173, 128, 172, 103, 18, 173, 128, 172,
    103, 19, 173, 128, 172, 114, 144, 189, 131, 102, 114, 117, 144, 189, 131, 102, 118, 145,
    189, 131, 102, 120, 121, 118, 145, 189, 131, 102, 122, 123, 124, 125, 126, 103, 141, 187,
    103, 18, 141, 187, 103, 19, 141, 187, 142, 187, 107, 108, 143, 188, 109, 110, 111, 112,
    113, 114, 137, 175, 131, 102, 114, 117, 137, 175, 131, 102, 118, 138, 175, 131, 102, 120,
    121, 118, 138, 175, 131, 102, 122, 123, 124, 125, 126, 103, 105, 172, 103, 18, 105, 172,
    103, 19, 105, 172, 57, 172, 107, 108, 136, 174, 109, 110, 111, 112, 113, 114, 130, 179,
    131, 102, 114, 117, 130, 179, 131, 102, 103, 128, 177, 103, 18, 128, 177, 103, 19, 128,
    177, 114, 150, 201, 102, 114, 117, 150, 201, 102, 118, 151, 201, 102, 120, 121, 118, 151,
    201, 102, 122, 123, 124, 125, 126, 103, 147, 291, 103, 18, 147, 291, 103, 19, 147, 291,
    148, 291, 107, 108, 148, 291, 109, 110, 111, 112, 113, 114, 116, 180, 102, 114, 117, 116,
    180, 102, 118, 119, 180, 102, 120, 121, 118, 119, 180, 102, 122, 123, 124, 125, 126, 57,
    172, 109, 110, 111, 112, 113, 114, 155, 182, 102, 114, 117, 155, 182, 102, 103, 153, 181,
    103, 18, 153, 181, 103, 19, 153, 181, 114, 144, 189, 102, 114, 117, 144, 189, 102, 118,
    145, 189, 102, 120, 121, 118, 145, 189, 102, 122, 123, 124, 125, 126, 114, 137, 180, 102,
    114, 117, 137, 180, 102, 118, 138, 180, 102, 120, 121, 118, 138, 180, 102, 122, 123, 124,
    125, 126, 136, 172, 109, 110, 111, 112, 113, 114, 130, 180, 102, 114, 117, 130, 180, 102,
    103, 128, 172, 103, 18, 128, 172, 103, 19, 128, 172, 292, 293, 294, 295, 292, 293, 294,
    119, 296, 297, 298, 299, 300, 64, 105, 172, 117, 64, 105, 172, 301, 116, 302, 117, 301,
    116, 302, 117, 64, 105, 172, 25, 117, 301, 116, 302, 25, 117, 64, 105, 25, 172, 117, 301,
    116, 25, 302, 119, 105, 298, 116, 64, 105, 117, 64, 105, 301, 116, 117, 301, 116, 119,
    296, 297, 303, 298, 299, 300, 304, 119, 105, 60, 298, 116, 305, 298, 116, 305, 306, 119,
    296, 297, 307, 298, 299, 300, 308, 57, 309, 310, 81, 82, 49, 50, 83, 309, 310, 81, 82,
    49, 50, 84, 309, 310, 81, 82, 49, 50, 85, 309, 310, 81, 82, 49, 50, 309, 86, 310, 81, 82,
    55, 50, 309, 87, 310, 81, 82, 55, 50, 309, 88, 310, 81, 82, 55, 50, 309, 89, 310, 81, 82,
    55, 50, 95, 309, 310, 81, 82, 49, 50, 309, 96, 310, 81, 82, 55, 50, 311, 81, 82, 55, 50,
    82, 55, 50,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1327] = [
    0x17be15, // buffer_atomic_add_f32
    0x17a915, // buffer_atomic_add_f64
    0x154715, // buffer_atomic_add_u32
    0x167715, // buffer_atomic_add_u64
    0x15e015, // buffer_atomic_and_b32
    0x16f515, // buffer_atomic_and_b64
    0x152e19, // buffer_atomic_cmpswap_b32
    0x165e19, // buffer_atomic_cmpswap_b64
    0x175d1a, // buffer_atomic_cond_sub_u32
    0x163315, // buffer_atomic_dec_u32
    0x174815, // buffer_atomic_dec_u64
    0x161e15, // buffer_atomic_inc_u32
    0x173315, // buffer_atomic_inc_u64
    0x15b615, // buffer_atomic_max_i32
    0x16cb15, // buffer_atomic_max_i64
    0x179019, // buffer_atomic_max_num_f32
    0x181d19, // buffer_atomic_max_num_f64
    0x15cb15, // buffer_atomic_max_u32
    0x16e015, // buffer_atomic_max_u64
    0x158c15, // buffer_atomic_min_i32
    0x16a115, // buffer_atomic_min_i64
    0x177719, // buffer_atomic_min_num_f32
    0x180419, // buffer_atomic_min_num_f64
    0x15a115, // buffer_atomic_min_u32
    0x16b615, // buffer_atomic_min_u64
    0x15f514, // buffer_atomic_or_b32
    0x170a14, // buffer_atomic_or_b64
    0x17eb19, // buffer_atomic_pk_add_bf16
    0x17d318, // buffer_atomic_pk_add_f16
    0x15711b, // buffer_atomic_sub_clamp_u32
    0x155c15, // buffer_atomic_sub_u32
    0x168c15, // buffer_atomic_sub_u64
    0x151816, // buffer_atomic_swap_b32
    0x164816, // buffer_atomic_swap_b64
    0x160915, // buffer_atomic_xor_b32
    0x171e15, // buffer_atomic_xor_b64
    0x140410, // buffer_load_b128
    0x13d70f, // buffer_load_b32
    0x13e60f, // buffer_load_b64
    0x13f50f, // buffer_load_b96
    0x149813, // buffer_load_d16_b16
    0x14d516, // buffer_load_d16_hi_b16
    0x14c015, // buffer_load_d16_hi_i8
    0x14ab15, // buffer_load_d16_hi_u8
    0x148612, // buffer_load_d16_i8
    0x147412, // buffer_load_d16_u8
    0x13c80f, // buffer_load_i16
    0x13ab0e, // buffer_load_i8
    0x13b90f, // buffer_load_u16
    0x139d0e, // buffer_load_u8
    0x146311, // buffer_store_b128
    0x142310, // buffer_store_b16
    0x143310, // buffer_store_b32
    0x144310, // buffer_store_b64
    0x14140f, // buffer_store_b8
    0x145310, // buffer_store_b96
    0x150117, // buffer_store_d16_hi_b16
    0x14eb16, // buffer_store_d16_hi_b8
    0x2ae31e, // cluster_load_async_to_lds_b128
    0x2aa91d, // cluster_load_async_to_lds_b32
    0x2ac61d, // cluster_load_async_to_lds_b64
    0x2a8d1c, // cluster_load_async_to_lds_b8
    0x2a7c11, // cluster_load_b128
    0x2a5c10, // cluster_load_b32
    0x2a6c10, // cluster_load_b64
    0x19320a, // ds_add_f32
    0x1bfc0a, // ds_add_f64
    0x1dcc0e, // ds_add_rtn_f32
    0x1d680e, // ds_add_rtn_f64
    0x19530e, // ds_add_rtn_u32
    0x1c280e, // ds_add_rtn_u64
    0x18360a, // ds_add_u32
    0x1b140a, // ds_add_u64
    0x18910a, // ds_and_b32
    0x1b6f0a, // ds_and_b64
    0x19d20e, // ds_and_rtn_b32
    0x1ca70e, // ds_and_rtn_b64
    0x1b0b09, // ds_append
    0x1c0622, // ds_atomic_async_barrier_arrive_b64
    0x1d7620, // ds_atomic_barrier_arrive_rtn_b64
    0x1f2a0f, // ds_bpermute_b32
    0x1f3912, // ds_bpermute_fi_b32
    0x19010f, // ds_cmpstore_b32
    0x1bd10f, // ds_cmpstore_b64
    0x1a5c13, // ds_cmpstore_rtn_b32
    0x1d3113, // ds_cmpstore_rtn_b64
    0x1dda15, // ds_condxchg32_rtn_b64
    0x1ead13, // ds_cond_sub_rtn_u32
    0x1def0f, // ds_cond_sub_u32
    0x1b010a, // ds_consume
    0x198c0e, // ds_dec_rtn_u32
    0x1c610e, // ds_dec_rtn_u64
    0x185f0a, // ds_dec_u32
    0x1b3d0a, // ds_dec_u64
    0x197e0e, // ds_inc_rtn_u32
    0x1c530e, // ds_inc_rtn_u64
    0x18550a, // ds_inc_u32
    0x1b330a, // ds_inc_u64
    0x1aac11, // ds_load_2addr_b32
    0x1da111, // ds_load_2addr_b64
    0x1abd1a, // ds_load_2addr_stride64_b32
    0x1db21a, // ds_load_2addr_stride64_b64
    0x1f0a12, // ds_load_addtid_b32
    0x1fad0c, // ds_load_b128
    0x1aa10b, // ds_load_b32
    0x1d960b, // ds_load_b64
    0x1fa20b, // ds_load_b96
    0x1aeb0b, // ds_load_i16
    0x1ad70a, // ds_load_i8
    0x1e6d0e, // ds_load_i8_d16
    0x1e7b11, // ds_load_i8_d16_hi
    0x1f8211, // ds_load_tr16_b128
    0x1f640f, // ds_load_tr4_b64
    0x1f730f, // ds_load_tr6_b96
    0x1f930f, // ds_load_tr8_b64
    0x1af60b, // ds_load_u16
    0x1e8c0f, // ds_load_u16_d16
    0x1e9b12, // ds_load_u16_d16_hi
    0x1ae10a, // ds_load_u8
    0x1e4e0e, // ds_load_u8_d16
    0x1e5c11, // ds_load_u8_d16_hi
    0x18730a, // ds_max_i32
    0x1b510a, // ds_max_i64
    0x191e0e, // ds_max_num_f32
    0x1bee0e, // ds_max_num_f64
    0x1a8112, // ds_max_num_rtn_f32
    0x1d5612, // ds_max_num_rtn_f64
    0x19a80e, // ds_max_rtn_i32
    0x1c7d0e, // ds_max_rtn_i64
    0x19c40e, // ds_max_rtn_u32
    0x1c990e, // ds_max_rtn_u64
    0x18870a, // ds_max_u32
    0x1b650a, // ds_max_u64
    0x18690a, // ds_min_i32
    0x1b470a, // ds_min_i64
    0x19100e, // ds_min_num_f32
    0x1be00e, // ds_min_num_f64
    0x1a6f12, // ds_min_num_rtn_f32
    0x1d4412, // ds_min_num_rtn_f64
    0x199a0e, // ds_min_rtn_i32
    0x1c6f0e, // ds_min_rtn_i64
    0x19b60e, // ds_min_rtn_u32
    0x1c8b0e, // ds_min_rtn_u64
    0x187d0a, // ds_min_u32
    0x1b5b0a, // ds_min_u64
    0x18ae0c, // ds_mskor_b32
    0x1b8c0c, // ds_mskor_b64
    0x19fb10, // ds_mskor_rtn_b32
    0x1cd010, // ds_mskor_rtn_b64
    0x192c06, // ds_nop
    0x189b09, // ds_or_b32
    0x1b7909, // ds_or_b64
    0x19e00d, // ds_or_rtn_b32
    0x1cb50d, // ds_or_rtn_b64
    0x1f1c0e, // ds_permute_b32
    0x1e1b0e, // ds_pk_add_bf16
    0x1e0e0d, // ds_pk_add_f16
    0x1ee512, // ds_pk_add_rtn_bf16
    0x1ed411, // ds_pk_add_rtn_f16
    0x196f0f, // ds_rsub_rtn_u32
    0x1c440f, // ds_rsub_rtn_u64
    0x184a0b, // ds_rsub_u32
    0x1b280b, // ds_rsub_u64
    0x1a1f1a, // ds_storexchg_2addr_rtn_b32
    0x1cf41a, // ds_storexchg_2addr_rtn_b64
    0x1a3923, // ds_storexchg_2addr_stride64_rtn_b32
    0x1d0e23, // ds_storexchg_2addr_stride64_rtn_b64
    0x1a0b14, // ds_storexchg_rtn_b32
    0x1ce014, // ds_storexchg_rtn_b64
    0x18d412, // ds_store_2addr_b32
    0x1ba412, // ds_store_2addr_b64
    0x18e61b, // ds_store_2addr_stride64_b32
    0x1bb61b, // ds_store_2addr_stride64_b64
    0x1ef713, // ds_store_addtid_b32
    0x1f570d, // ds_store_b128
    0x19470c, // ds_store_b16
    0x1e3b13, // ds_store_b16_d16_hi
    0x18ba0c, // ds_store_b32
    0x1b980c, // ds_store_b64
    0x193c0b, // ds_store_b8
    0x1e2912, // ds_store_b8_d16_hi
    0x1f4b0c, // ds_store_b96
    0x1ec014, // ds_sub_clamp_rtn_u32
    0x1dfe10, // ds_sub_clamp_u32
    0x19610e, // ds_sub_rtn_u32
    0x1c360e, // ds_sub_rtn_u64
    0x18400a, // ds_sub_u32
    0x1b1e0a, // ds_sub_u64
    0x1a930e, // ds_swizzle_b32
    0x18a40a, // ds_xor_b32
    0x1b820a, // ds_xor_b64
    0x19ed0e, // ds_xor_rtn_b32
    0x1cc20e, // ds_xor_rtn_b64
    0x237013, // flat_atomic_add_f32
    0x235d13, // flat_atomic_add_f64
    0x213313, // flat_atomic_add_u32
    0x224713, // flat_atomic_add_u64
    0x21be13, // flat_atomic_and_b32
    0x22b913, // flat_atomic_and_b64
    0x211c17, // flat_atomic_cmpswap_b32
    0x223017, // flat_atomic_cmpswap_b64
    0x231718, // flat_atomic_cond_sub_u32
    0x220913, // flat_atomic_dec_u32
    0x230413, // flat_atomic_dec_u64
    0x21f613, // flat_atomic_inc_u32
    0x22f113, // flat_atomic_inc_u64
    0x219813, // flat_atomic_max_i32
    0x229313, // flat_atomic_max_i64
    0x234617, // flat_atomic_max_num_f32
    0x23c717, // flat_atomic_max_num_f64
    0x21ab13, // flat_atomic_max_u32
    0x22a613, // flat_atomic_max_u64
    0x217213, // flat_atomic_min_i32
    0x226d13, // flat_atomic_min_i64
    0x232f17, // flat_atomic_min_num_f32
    0x23b017, // flat_atomic_min_num_f64
    0x218513, // flat_atomic_min_u32
    0x228013, // flat_atomic_min_u64
    0x21d112, // flat_atomic_or_b32
    0x22cc12, // flat_atomic_or_b64
    0x239917, // flat_atomic_pk_add_bf16
    0x238316, // flat_atomic_pk_add_f16
    0x215919, // flat_atomic_sub_clamp_u32
    0x214613, // flat_atomic_sub_u32
    0x225a13, // flat_atomic_sub_u64
    0x210814, // flat_atomic_swap_b32
    0x221c14, // flat_atomic_swap_b64
    0x21e313, // flat_atomic_xor_b32
    0x22de13, // flat_atomic_xor_b64
    0x20120e, // flat_load_b128
    0x1feb0d, // flat_load_b32
    0x1ff80d, // flat_load_b64
    0x20050d, // flat_load_b96
    0x209411, // flat_load_d16_b16
    0x20cb14, // flat_load_d16_hi_b16
    0x20b813, // flat_load_d16_hi_i8
    0x20a513, // flat_load_d16_hi_u8
    0x208410, // flat_load_d16_i8
    0x207410, // flat_load_d16_u8
    0x1fde0d, // flat_load_i16
    0x1fc50c, // flat_load_i8
    0x241816, // flat_load_monitor_b128
    0x23ee15, // flat_load_monitor_b32
    0x240315, // flat_load_monitor_b64
    0x1fd10d, // flat_load_u16
    0x1fb90c, // flat_load_u8
    0x23de10, // flat_prefetch_b8
    0x20650f, // flat_store_b128
    0x202d0e, // flat_store_b16
    0x203b0e, // flat_store_b32
    0x20490e, // flat_store_b64
    0x20200d, // flat_store_b8
    0x20570e, // flat_store_b96
    0x20f315, // flat_store_d16_hi_b16
    0x20df14, // flat_store_d16_hi_b8
    0x28be15, // global_atomic_add_f32
    0x28a915, // global_atomic_add_f64
    0x261815, // global_atomic_add_u32
    0x274815, // global_atomic_add_u64
    0x26b115, // global_atomic_and_b32
    0x27c615, // global_atomic_and_b64
    0x25ff19, // global_atomic_cmpswap_b32
    0x272f19, // global_atomic_cmpswap_b64
    0x283a1a, // global_atomic_cond_sub_u32
    0x270415, // global_atomic_dec_u32
    0x281915, // global_atomic_dec_u64
    0x26ef15, // global_atomic_inc_u32
    0x280415, // global_atomic_inc_u64
    0x268715, // global_atomic_max_i32
    0x279c15, // global_atomic_max_i64
    0x286d19, // global_atomic_max_num_f32
    0x294519, // global_atomic_max_num_f64
    0x269c15, // global_atomic_max_u32
    0x27b115, // global_atomic_max_u64
    0x265d15, // global_atomic_min_i32
    0x277215, // global_atomic_min_i64
    0x285419, // global_atomic_min_num_f32
    0x292c19, // global_atomic_min_num_f64
    0x267215, // global_atomic_min_u32
    0x278715, // global_atomic_min_u64
    0x26c614, // global_atomic_or_b32
    0x27db14, // global_atomic_or_b64
    0x291319, // global_atomic_pk_add_bf16
    0x28fb18, // global_atomic_pk_add_f16
    0x26421b, // global_atomic_sub_clamp_u32
    0x262d15, // global_atomic_sub_u32
    0x275d15, // global_atomic_sub_u64
    0x25e916, // global_atomic_swap_b32
    0x271916, // global_atomic_swap_b64
    0x26da15, // global_atomic_xor_b32
    0x27ef15, // global_atomic_xor_b64
    0x25d60a, // global_inv
    0x25a916, // global_load_addtid_b32
    0x29c31d, // global_load_async_to_lds_b128
    0x298b1c, // global_load_async_to_lds_b32
    0x29a71c, // global_load_async_to_lds_b64
    0x29701b, // global_load_async_to_lds_b8
    0x249510, // global_load_b128
    0x24680f, // global_load_b32
    0x24770f, // global_load_b64
    0x24860f, // global_load_b96
    0x288611, // global_load_block
    0x252913, // global_load_d16_b16
    0x256616, // global_load_d16_hi_b16
    0x255115, // global_load_d16_hi_i8
    0x253c15, // global_load_d16_hi_u8
    0x251712, // global_load_d16_i8
    0x250512, // global_load_d16_u8
    0x24590f, // global_load_i16
    0x243c0e, // global_load_i8
    0x2b2f18, // global_load_monitor_b128
    0x2b0117, // global_load_monitor_b32
    0x2b1817, // global_load_monitor_b64
    0x28d315, // global_load_tr16_b128
    0x2b4713, // global_load_tr4_b64
    0x2b5a13, // global_load_tr6_b96
    0x28e813, // global_load_tr8_b64
    0x244a0f, // global_load_u16
    0x242e0e, // global_load_u8
    0x295e12, // global_prefetch_b8
    0x25bf17, // global_store_addtid_b32
    0x2a3c20, // global_store_async_from_lds_b128
    0x29fe1f, // global_store_async_from_lds_b32
    0x2a1d1f, // global_store_async_from_lds_b64
    0x29e01e, // global_store_async_from_lds_b8
    0x24f411, // global_store_b128
    0x24b410, // global_store_b16
    0x24c410, // global_store_b32
    0x24d410, // global_store_b64
    0x24a50f, // global_store_b8
    0x24e410, // global_store_b96
    0x289712, // global_store_block
    0x259217, // global_store_d16_hi_b16
    0x257c16, // global_store_d16_hi_b8
    0x25e009, // global_wb
    0x282e0c, // global_wbinv
    0x54c211, // scratch_load_b128
    0x549210, // scratch_load_b32
    0x54a210, // scratch_load_b64
    0x54b210, // scratch_load_b96
    0x55e512, // scratch_load_block
    0x555f14, // scratch_load_d16_b16
    0x559f17, // scratch_load_d16_hi_b16
    0x558916, // scratch_load_d16_hi_i8
    0x557316, // scratch_load_d16_hi_u8
    0x554c13, // scratch_load_d16_i8
    0x553913, // scratch_load_d16_u8
    0x548210, // scratch_load_i16
    0x54630f, // scratch_load_i8
    0x547210, // scratch_load_u16
    0x54540f, // scratch_load_u8
    0x552712, // scratch_store_b128
    0x54e311, // scratch_store_b16
    0x54f411, // scratch_store_b32
    0x550511, // scratch_store_b64
    0x54d310, // scratch_store_b8
    0x551611, // scratch_store_b96
    0x55f713, // scratch_store_block
    0x55cd18, // scratch_store_d16_hi_b16
    0x55b617, // scratch_store_d16_hi_b8
    0x08f30d, // s_absdiff_i32
    0x036709, // s_abs_i32
    0x0e830d, // s_addk_co_i32
    0x08d50f, // s_add_co_ci_u32
    0x08bd0c, // s_add_co_i32
    0x08a50c, // s_add_co_u32
    0x0b5e09, // s_add_f16
    0x0af509, // s_add_f32
    0x0bd10c, // s_add_nc_u64
    0x06400c, // s_add_pc_i64
    0x07ca0c, // s_alloc_vgpr
    0x099c09, // s_and_b32
    0x09a509, // s_and_b64
    0x04c617, // s_and_not0_saveexec_b32
    0x04dd17, // s_and_not0_saveexec_b64
    0x057a15, // s_and_not0_wrexec_b32
    0x058f15, // s_and_not0_wrexec_b64
    0x0a0a0e, // s_and_not1_b32
    0x0a180e, // s_and_not1_b64
    0x052017, // s_and_not1_saveexec_b32
    0x053717, // s_and_not1_saveexec_b64
    0x05a415, // s_and_not1_wrexec_b32
    0x05b915, // s_and_not1_wrexec_b64
    0x03ec12, // s_and_saveexec_b32
    0x03fe12, // s_and_saveexec_b64
    0x09280a, // s_ashr_i32
    0x09320a, // s_ashr_i64
    0x01ea0b, // s_atc_probe
    0x01f512, // s_atc_probe_buffer
    0x07ae0e, // s_barrier_init
    0x07bc0e, // s_barrier_join
    0x11f80f, // s_barrier_leave
    0x077310, // s_barrier_signal
    0x078318, // s_barrier_signal_isfirst
    0x11ea0e, // s_barrier_wait
    0x03700f, // s_bcnt0_i32_b32
    0x037f0f, // s_bcnt0_i32_b64
    0x038e0f, // s_bcnt1_i32_b32
    0x039d0f, // s_bcnt1_i32_b64
    0x0a4909, // s_bfe_i32
    0x0a5b09, // s_bfe_i64
    0x0a4009, // s_bfe_u32
    0x0a5209, // s_bfe_u64
    0x0a6409, // s_bfm_b32
    0x0a6d09, // s_bfm_b64
    0x0c820d, // s_bitcmp0_b32
    0x0c9c0d, // s_bitcmp0_b64
    0x0c8f0d, // s_bitcmp1_b32
    0x0ca90d, // s_bitcmp1_b64
    0x035116, // s_bitreplicate_b64_b32
    0x031d0d, // s_bitset0_b32
    0x032a0d, // s_bitset0_b64
    0x03370d, // s_bitset1_b32
    0x03440d, // s_bitset1_b64
    0x121108, // s_branch
    0x028d0a, // s_brev_b32
    0x02970a, // s_brev_b64
    0x015512, // s_buffer_load_b128
    0x016712, // s_buffer_load_b256
    0x013311, // s_buffer_load_b32
    0x017912, // s_buffer_load_b512
    0x014411, // s_buffer_load_b64
    0x018b11, // s_buffer_load_b96
    0x01bc11, // s_buffer_load_i16
    0x019c10, // s_buffer_load_i8
    0x01cd11, // s_buffer_load_u16
    0x01ac10, // s_buffer_load_u8
    0x023b16, // s_buffer_prefetch_data
    0x11050a, // s_call_i64
    0x126110, // s_cbranch_execnz
    0x12520f, // s_cbranch_execz
    0x12190e, // s_cbranch_scc0
    0x12270e, // s_cbranch_scc1
    0x12430f, // s_cbranch_vccnz
    0x12350e, // s_cbranch_vccz
    0x087a0a, // s_ceil_f16
    0x07f10a, // s_ceil_f32
    0x113308, // s_clause
    0x02ec09, // s_cls_i32
    0x02f50d, // s_cls_i32_i64
    0x02d20d, // s_clz_i32_u32
    0x02df0d, // s_clz_i32_u64
    0x0e780b, // s_cmovk_i32
    0x02790a, // s_cmov_b32
    0x02830a, // s_cmov_b64
    0x0cf20c, // s_cmp_eq_f16
    0x0ce60c, // s_cmp_eq_f32
    0x0bf20c, // s_cmp_eq_i32
    0x0c3a0c, // s_cmp_eq_u32
    0x0cb60c, // s_cmp_eq_u64
    0x0d520c, // s_cmp_ge_f16
    0x0d460c, // s_cmp_ge_f32
    0x0c160c, // s_cmp_ge_i32
    0x0c5e0c, // s_cmp_ge_u32
    0x0d220c, // s_cmp_gt_f16
    0x0d160c, // s_cmp_gt_f32
    0x0c0a0c, // s_cmp_gt_i32
    0x0c520c, // s_cmp_gt_u32
    0x0d0a0c, // s_cmp_le_f16
    0x0cfe0c, // s_cmp_le_f32
    0x0c2e0c, // s_cmp_le_i32
    0x0c760c, // s_cmp_le_u32
    0x0d3a0c, // s_cmp_lg_f16
    0x0d2e0c, // s_cmp_lg_f32
    0x0bfe0c, // s_cmp_lg_i32
    0x0c460c, // s_cmp_lg_u32
    0x0cc20c, // s_cmp_lg_u64
    0x0cda0c, // s_cmp_lt_f16
    0x0cce0c, // s_cmp_lt_f32
    0x0c220c, // s_cmp_lt_i32
    0x0c6a0c, // s_cmp_lt_u32
    0x0dff0d, // s_cmp_neq_f16
    0x0df20d, // s_cmp_neq_f32
    0x0d970d, // s_cmp_nge_f16
    0x0d8a0d, // s_cmp_nge_f32
    0x0dcb0d, // s_cmp_ngt_f16
    0x0dbe0d, // s_cmp_ngt_f32
    0x0de50d, // s_cmp_nle_f16
    0x0dd80d, // s_cmp_nle_f32
    0x0db10d, // s_cmp_nlg_f16
    0x0da40d, // s_cmp_nlg_f32
    0x0e190d, // s_cmp_nlt_f16
    0x0e0c0d, // s_cmp_nlt_f32
    0x0d690b, // s_cmp_o_f16
    0x0d5e0b, // s_cmp_o_f32
    0x0d7f0b, // s_cmp_u_f16
    0x0d740b, // s_cmp_u_f32
    0x12070a, // s_code_end
    0x0a970d, // s_cselect_b32
    0x0aa40d, // s_cselect_b64
    0x02b80d, // s_ctz_i32_b32
    0x02c50d, // s_ctz_i32_b64
    0x08500d, // s_cvt_f16_f32
    0x085d0d, // s_cvt_f32_f16
    0x081c0d, // s_cvt_f32_i32
    0x08290d, // s_cvt_f32_u32
    0x086a10, // s_cvt_hi_f32_f16
    0x08360d, // s_cvt_i32_f32
    0x0b4a14, // s_cvt_pk_rtz_f16_f32
    0x08430d, // s_cvt_u32_f32
    0x01de0c, // s_dcache_inv
    0x12bc0e, // s_decperflevel
    0x11490b, // s_delay_alu
    0x11dd0d, // s_denorm_mode
    0x127108, // s_endpgm
    0x12790e, // s_endpgm_saved
    0x08840b, // s_floor_f16
    0x07fb0b, // s_floor_f32
    0x0b2a0b, // s_fmaak_f32
    0x0b930a, // s_fmac_f16
    0x0b400a, // s_fmac_f32
    0x0b350b, // s_fmamk_f32
    0x10db0c, // s_getreg_b32
    0x079b13, // s_get_barrier_state
    0x06120c, // s_get_pc_i64
    0x02a117, // s_get_shader_cycles_u64
    0x12e60c, // s_icache_inv
    0x12ae0e, // s_incperflevel
    0x00e20b, // s_load_b128
    0x00ed0b, // s_load_b256
    0x00ce0a, // s_load_b32
    0x00f80b, // s_load_b512
    0x00d80a, // s_load_b64
    0x01030a, // s_load_b96
    0x011f0a, // s_load_i16
    0x010d09, // s_load_i8
    0x01290a, // s_load_u16
    0x011609, // s_load_u8
    0x093c0f, // s_lshl1_add_u32
    0x094b0f, // s_lshl2_add_u32
    0x095a0f, // s_lshl3_add_u32
    0x09690f, // s_lshl4_add_u32
    0x09000a, // s_lshl_b32
    0x090a0a, // s_lshl_b64
    0x09140a, // s_lshr_b32
    0x091e0a, // s_lshr_b64
    0x0bc40d, // s_maximum_f16
    0x0baa0d, // s_maximum_f32
    0x098a09, // s_max_i32
    0x0b7d0d, // s_max_num_f16
    0x0b140d, // s_max_num_f32
    0x099309, // s_max_u32
    0x0bb70d, // s_minimum_f16
    0x0b9d0d, // s_minimum_f32
    0x097809, // s_min_i32
    0x0b700d, // s_min_num_f16
    0x0b070d, // s_min_num_f32
    0x098109, // s_min_u32
    0x11240f, // s_monitor_sleep
    0x0e260a, // s_movk_i32
    0x05e80d, // s_movreld_b32
    0x05f50d, // s_movreld_b64
    0x060210, // s_movrelsd_2_b32
    0x05ce0d, // s_movrels_b32
    0x05db0d, // s_movrels_b64
    0x026709, // s_mov_b32
    0x027009, // s_mov_b64
    0x0e900a, // s_mulk_i32
    0x0b8a09, // s_mul_f16
    0x0b2109, // s_mul_f32
    0x0a8b0c, // s_mul_hi_i32
    0x0a7f0c, // s_mul_hi_u32
    0x0a7609, // s_mul_i32
    0x0be909, // s_mul_u64
    0x09d00a, // s_nand_b32
    0x09da0a, // s_nand_b64
    0x045613, // s_nand_saveexec_b32
    0x046913, // s_nand_saveexec_b64
    0x110f05, // s_nop
    0x09e409, // s_nor_b32
    0x09ed09, // s_nor_b64
    0x047c12, // s_nor_saveexec_b32
    0x048e12, // s_nor_saveexec_b64
    0x03da09, // s_not_b32
    0x03e309, // s_not_b64
    0x09ae08, // s_or_b32
    0x09b608, // s_or_b64
    0x04f416, // s_or_not0_saveexec_b32
    0x050a16, // s_or_not0_saveexec_b64
    0x0a260d, // s_or_not1_b32
    0x0a330d, // s_or_not1_b64
    0x054e16, // s_or_not1_saveexec_b32
    0x056416, // s_or_not1_saveexec_b64
    0x041011, // s_or_saveexec_b32
    0x042111, // s_or_saveexec_b64
    0x0ad311, // s_pack_hh_b32_b16
    0x0ae411, // s_pack_hl_b32_b16
    0x0ac211, // s_pack_lh_b32_b16
    0x0ab111, // s_pack_ll_b32_b16
    0x022c0f, // s_prefetch_data
    0x025116, // s_prefetch_data_pc_rel
    0x02070f, // s_prefetch_inst
    0x021616, // s_prefetch_inst_pc_rel
    0x03ac0e, // s_quadmask_b32
    0x03ba0e, // s_quadmask_b64
    0x063709, // s_rfe_i64
    0x089a0b, // s_rndne_f16
    0x08110b, // s_rndne_f32
    0x11d10c, // s_round_mode
    0x129809, // s_sendmsg
    0x12a10d, // s_sendmsghalt
    0x075111, // s_sendmsg_rtn_b32
    0x076211, // s_sendmsg_rtn_b64
    0x111409, // s_sethalt
    0x128f09, // s_setprio
    0x12f210, // s_setprio_inc_wg
    0x10e70c, // s_setreg_b32
    0x10f312, // s_setreg_imm32_b32
    0x061e0c, // s_set_pc_i64
    0x113b0e, // s_set_vgpr_msb
    0x030f0e, // s_sext_i32_i16
    0x03020d, // s_sext_i32_i8
    0x111d07, // s_sleep
    0x07e60b, // s_sleep_var
    0x08e40f, // s_sub_co_ci_u32
    0x08c90c, // s_sub_co_i32
    0x08b10c, // s_sub_co_u32
    0x0b6709, // s_sub_f16
    0x0afe09, // s_sub_f32
    0x0bdd0c, // s_sub_nc_u64
    0x062a0d, // s_swap_pc_i64
    0x11cb06, // s_trap
    0x088f0b, // s_trunc_f16
    0x08060b, // s_trunc_f32
    0x12ca0c, // s_ttracedata
    0x12d610, // s_ttracedata_imm
    0x0e6f09, // s_version
    0x11b60a, // s_wait_alu
    0x136b0f, // s_wait_asynccnt
    0x132a0c, // s_wait_dscnt
    0x11c00b, // s_wait_idle
    0x13360c, // s_wait_kmcnt
    0x13020e, // s_wait_loadcnt
    0x134214, // s_wait_loadcnt_dscnt
    0x13100f, // s_wait_storecnt
    0x135615, // s_wait_storecnt_dscnt
    0x137a10, // s_wait_tensorcnt
    0x131f0b, // s_wait_xcnt
    0x128708, // s_wakeup
    0x07d610, // s_wakeup_barrier
    0x03c809, // s_wqm_b32
    0x03d109, // s_wqm_b64
    0x09f60a, // s_xnor_b32
    0x0a000a, // s_xnor_b64
    0x04a013, // s_xnor_saveexec_b32
    0x04b313, // s_xnor_saveexec_b64
    0x09be09, // s_xor_b32
    0x09c709, // s_xor_b64
    0x043212, // s_xor_saveexec_b32
    0x044412, // s_xor_saveexec_b64
    0x2b7112, // tensor_load_to_lds
    0x560a0b, // tensor_save
    0x56150b, // tensor_stop
    0x2b8315, // tensor_store_from_lds
    0x36dd0a, // v_add3_u32
    0x32720f, // v_add_co_ci_u32
    0x3e390c, // v_add_co_u32
    0x334e09, // v_add_f16
    0x313c09, // v_add_f32
    0x313309, // v_add_f64
    0x36640e, // v_add_lshl_u32
    0x37510d, // v_add_max_i32
    0x375e0d, // v_add_max_u32
    0x376b0d, // v_add_min_i32
    0x37780d, // v_add_min_u32
    0x3ec80c, // v_add_nc_i16
    0x40170c, // v_add_nc_i32
    0x3e600c, // v_add_nc_u16
    0x32b80c, // v_add_nc_u32
    0x32df0c, // v_add_nc_u64
    0x343f0e, // v_alignbit_b32
    0x344d0f, // v_alignbyte_b32
    0x40da09, // v_and_b16
    0x324109, // v_and_b32
    0x36f40c, // v_and_or_b32
    0x407c0d, // v_ashrrev_i16
    0x32340d, // v_ashrrev_i32
    0x40960d, // v_ashrrev_i64
    0x38ff10, // v_ashr_pk_i8_i32
    0x390f10, // v_ashr_pk_u8_i32
    0x3f8f0e, // v_bcnt_u32_b32
    0x341209, // v_bfe_i32
    0x340909, // v_bfe_u32
    0x341b09, // v_bfi_b32
    0x3f8609, // v_bfm_b32
    0x2e090b, // v_bfrev_b32
    0x35880c, // v_bitop3_b16
    0x35940c, // v_bitop3_b32
    0x2f7a0a, // v_ceil_f16
    0x2d750a, // v_ceil_f32
    0x2d0e0a, // v_ceil_f64
    0x2e2e09, // v_cls_i32
    0x2e140d, // v_clz_i32_u32
    0x527e10, // v_cmpx_class_f16
    0x528e10, // v_cmpx_class_f32
    0x529e10, // v_cmpx_class_f64
    0x4e890d, // v_cmpx_eq_f16
    0x4f430d, // v_cmpx_eq_f32
    0x4ffd0d, // v_cmpx_eq_f64
    0x50b70d, // v_cmpx_eq_i16
    0x51530d, // v_cmpx_eq_i32
    0x51ef0d, // v_cmpx_eq_i64
    0x51050d, // v_cmpx_eq_u16
    0x51a10d, // v_cmpx_eq_u32
    0x523d0d, // v_cmpx_eq_u64
    0x4ebd0d, // v_cmpx_ge_f16
    0x4f770d, // v_cmpx_ge_f32
    0x50310d, // v_cmpx_ge_f64
    0x50eb0d, // v_cmpx_ge_i16
    0x51870d, // v_cmpx_ge_i32
    0x52230d, // v_cmpx_ge_i64
    0x51390d, // v_cmpx_ge_u16
    0x51d50d, // v_cmpx_ge_u32
    0x52710d, // v_cmpx_ge_u64
    0x4ea30d, // v_cmpx_gt_f16
    0x4f5d0d, // v_cmpx_gt_f32
    0x50170d, // v_cmpx_gt_f64
    0x50d10d, // v_cmpx_gt_i16
    0x516d0d, // v_cmpx_gt_i32
    0x52090d, // v_cmpx_gt_i64
    0x511f0d, // v_cmpx_gt_u16
    0x51bb0d, // v_cmpx_gt_u32
    0x52570d, // v_cmpx_gt_u64
    0x4e960d, // v_cmpx_le_f16
    0x4f500d, // v_cmpx_le_f32
    0x500a0d, // v_cmpx_le_f64
    0x50c40d, // v_cmpx_le_i16
    0x51600d, // v_cmpx_le_i32
    0x51fc0d, // v_cmpx_le_i64
    0x51120d, // v_cmpx_le_u16
    0x51ae0d, // v_cmpx_le_u32
    0x524a0d, // v_cmpx_le_u64
    0x4eb00d, // v_cmpx_lg_f16
    0x4f6a0d, // v_cmpx_lg_f32
    0x50240d, // v_cmpx_lg_f64
    0x4e7c0d, // v_cmpx_lt_f16
    0x4f360d, // v_cmpx_lt_f32
    0x4ff00d, // v_cmpx_lt_f64
    0x50aa0d, // v_cmpx_lt_i16
    0x51460d, // v_cmpx_lt_i32
    0x51e20d, // v_cmpx_lt_i64
    0x50f80d, // v_cmpx_lt_u16
    0x51940d, // v_cmpx_lt_u32
    0x52300d, // v_cmpx_lt_u64
    0x4f1a0e, // v_cmpx_neq_f16
    0x4fd40e, // v_cmpx_neq_f32
    0x508e0e, // v_cmpx_neq_f64
    0x50de0d, // v_cmpx_ne_i16
    0x517a0d, // v_cmpx_ne_i32
    0x52160d, // v_cmpx_ne_i64
    0x512c0d, // v_cmpx_ne_u16
    0x51c80d, // v_cmpx_ne_u32
    0x52640d, // v_cmpx_ne_u64
    0x4ee20e, // v_cmpx_nge_f16
    0x4f9c0e, // v_cmpx_nge_f32
    0x50560e, // v_cmpx_nge_f64
    0x4efe0e, // v_cmpx_ngt_f16
    0x4fb80e, // v_cmpx_ngt_f32
    0x50720e, // v_cmpx_ngt_f64
    0x4f0c0e, // v_cmpx_nle_f16
    0x4fc60e, // v_cmpx_nle_f32
    0x50800e, // v_cmpx_nle_f64
    0x4ef00e, // v_cmpx_nlg_f16
    0x4faa0e, // v_cmpx_nlg_f32
    0x50640e, // v_cmpx_nlg_f64
    0x4f280e, // v_cmpx_nlt_f16
    0x4fe20e, // v_cmpx_nlt_f32
    0x509c0e, // v_cmpx_nlt_f64
    0x4eca0c, // v_cmpx_o_f16
    0x4f840c, // v_cmpx_o_f32
    0x503e0c, // v_cmpx_o_f64
    0x4ed60c, // v_cmpx_u_f16
    0x4f900c, // v_cmpx_u_f32
    0x504a0c, // v_cmpx_u_f64
    0x4e4f0f, // v_cmp_class_f16
    0x4e5e0f, // v_cmp_class_f32
    0x4e6d0f, // v_cmp_class_f64
    0x4aa70c, // v_cmp_eq_f16
    0x4b530c, // v_cmp_eq_f32
    0x4bff0c, // v_cmp_eq_f64
    0x4cab0c, // v_cmp_eq_i16
    0x4d3b0c, // v_cmp_eq_i32
    0x4dcb0c, // v_cmp_eq_i64
    0x4cf30c, // v_cmp_eq_u16
    0x4d830c, // v_cmp_eq_u32
    0x4e130c, // v_cmp_eq_u64
    0x4ad70c, // v_cmp_ge_f16
    0x4b830c, // v_cmp_ge_f32
    0x4c2f0c, // v_cmp_ge_f64
    0x4cdb0c, // v_cmp_ge_i16
    0x4d6b0c, // v_cmp_ge_i32
    0x4dfb0c, // v_cmp_ge_i64
    0x4d230c, // v_cmp_ge_u16
    0x4db30c, // v_cmp_ge_u32
    0x4e430c, // v_cmp_ge_u64
    0x4abf0c, // v_cmp_gt_f16
    0x4b6b0c, // v_cmp_gt_f32
    0x4c170c, // v_cmp_gt_f64
    0x4cc30c, // v_cmp_gt_i16
    0x4d530c, // v_cmp_gt_i32
    0x4de30c, // v_cmp_gt_i64
    0x4d0b0c, // v_cmp_gt_u16
    0x4d9b0c, // v_cmp_gt_u32
    0x4e2b0c, // v_cmp_gt_u64
    0x4ab30c, // v_cmp_le_f16
    0x4b5f0c, // v_cmp_le_f32
    0x4c0b0c, // v_cmp_le_f64
    0x4cb70c, // v_cmp_le_i16
    0x4d470c, // v_cmp_le_i32
    0x4dd70c, // v_cmp_le_i64
    0x4cff0c, // v_cmp_le_u16
    0x4d8f0c, // v_cmp_le_u32
    0x4e1f0c, // v_cmp_le_u64
    0x4acb0c, // v_cmp_lg_f16
    0x4b770c, // v_cmp_lg_f32
    0x4c230c, // v_cmp_lg_f64
    0x4a9b0c, // v_cmp_lt_f16
    0x4b470c, // v_cmp_lt_f32
    0x4bf30c, // v_cmp_lt_f64
    0x4c9f0c, // v_cmp_lt_i16
    0x4d2f0c, // v_cmp_lt_i32
    0x4dbf0c, // v_cmp_lt_i64
    0x4ce70c, // v_cmp_lt_u16
    0x4d770c, // v_cmp_lt_u32
    0x4e070c, // v_cmp_lt_u64
    0x4b2d0d, // v_cmp_neq_f16
    0x4bd90d, // v_cmp_neq_f32
    0x4c850d, // v_cmp_neq_f64
    0x4ccf0c, // v_cmp_ne_i16
    0x4d5f0c, // v_cmp_ne_i32
    0x4def0c, // v_cmp_ne_i64
    0x4d170c, // v_cmp_ne_u16
    0x4da70c, // v_cmp_ne_u32
    0x4e370c, // v_cmp_ne_u64
    0x4af90d, // v_cmp_nge_f16
    0x4ba50d, // v_cmp_nge_f32
    0x4c510d, // v_cmp_nge_f64
    0x4b130d, // v_cmp_ngt_f16
    0x4bbf0d, // v_cmp_ngt_f32
    0x4c6b0d, // v_cmp_ngt_f64
    0x4b200d, // v_cmp_nle_f16
    0x4bcc0d, // v_cmp_nle_f32
    0x4c780d, // v_cmp_nle_f64
    0x4b060d, // v_cmp_nlg_f16
    0x4bb20d, // v_cmp_nlg_f32
    0x4c5e0d, // v_cmp_nlg_f64
    0x4b3a0d, // v_cmp_nlt_f16
    0x4be60d, // v_cmp_nlt_f32
    0x4c920d, // v_cmp_nlt_f64
    0x4ae30b, // v_cmp_o_f16
    0x4b8f0b, // v_cmp_o_f32
    0x4c3b0b, // v_cmp_o_f64
    0x4aee0b, // v_cmp_u_f16
    0x4b9a0b, // v_cmp_u_f32
    0x4c460b, // v_cmp_u_f64
    0x37440d, // v_cndmask_b16
    0x31260d, // v_cndmask_b32
    0x311c0a, // v_cos_bf16
    0x2fae09, // v_cos_f16
    0x2df709, // v_cos_f32
    0x2e210d, // v_ctz_i32_b32
    0x33d90c, // v_cubeid_f32
    0x33fd0c, // v_cubema_f32
    0x33e50c, // v_cubesc_f32
    0x33f10c, // v_cubetc_f32
    0x30d20d, // v_cvt_f16_bf8
    0x2c3d0d, // v_cvt_f16_f32
    0x30c50d, // v_cvt_f16_fp8
    0x2ef70d, // v_cvt_f16_i16
    0x2eea0d, // v_cvt_f16_u16
    0x30790e, // v_cvt_f32_bf16
    0x30460d, // v_cvt_f32_bf8
    0x2c4a0d, // v_cvt_f32_f16
    0x2c8f0d, // v_cvt_f32_f64
    0x302e0d, // v_cvt_f32_fp8
    0x2c090d, // v_cvt_f32_i32
    0x2c160d, // v_cvt_f32_u32
    0x2ca910, // v_cvt_f32_ubyte0
    0x2cb910, // v_cvt_f32_ubyte1
    0x2cc910, // v_cvt_f32_ubyte2
    0x2cd910, // v_cvt_f32_ubyte3
    0x2c9c0d, // v_cvt_f64_f32
    0x2bfc0d, // v_cvt_f64_i32
    0x2cf60d, // v_cvt_f64_u32
    0x2c6c13, // v_cvt_floor_i32_f32
    0x2f110d, // v_cvt_i16_f16
    0x2c300d, // v_cvt_i32_f32
    0x2bea0d, // v_cvt_i32_f64
    0x30140d, // v_cvt_i32_i16
    0x2c5715, // v_cvt_nearest_i32_f32
    0x2fc612, // v_cvt_norm_i16_f16
    0x2fd812, // v_cvt_norm_u16_f16
    0x2c7f10, // v_cvt_off_f32_i4
    0x416811, // v_cvt_pk_bf16_f32
    0x41c010, // v_cvt_pk_bf8_f16
    0x413810, // v_cvt_pk_bf8_f32
    0x30b510, // v_cvt_pk_f16_bf8
    0x418d10, // v_cvt_pk_f16_f32
    0x30a510, // v_cvt_pk_f16_fp8
    0x306910, // v_cvt_pk_f32_bf8
    0x305310, // v_cvt_pk_f32_fp8
    0x41b010, // v_cvt_pk_fp8_f16
    0x412810, // v_cvt_pk_fp8_f32
    0x3e8410, // v_cvt_pk_i16_f32
    0x3ffb10, // v_cvt_pk_i16_i32
    0x3f1715, // v_cvt_pk_norm_i16_f16
    0x3fc115, // v_cvt_pk_norm_i16_f32
    0x3f2c15, // v_cvt_pk_norm_u16_f16
    0x3fd615, // v_cvt_pk_norm_u16_f32
    0x332014, // v_cvt_pk_rtz_f16_f32
    0x3e9410, // v_cvt_pk_u16_f32
    0x3feb10, // v_cvt_pk_u16_u32
    0x34c90f, // v_cvt_pk_u8_f32
    0x3d091c, // v_cvt_scalef32_pk16_bf6_bf16
    0x3cd21b, // v_cvt_scalef32_pk16_bf6_f16
    0x3c9c1b, // v_cvt_scalef32_pk16_bf6_f32
    0x3ced1c, // v_cvt_scalef32_pk16_fp6_bf16
    0x3cb71b, // v_cvt_scalef32_pk16_fp6_f16
    0x3c811b, // v_cvt_scalef32_pk16_fp6_f32
    0x3aa01b, // v_cvt_scalef32_pk8_bf8_bf16
    0x3bd51a, // v_cvt_scalef32_pk8_bf8_f16
    0x3bbb1a, // v_cvt_scalef32_pk8_bf8_f32
    0x3abb1b, // v_cvt_scalef32_pk8_fp4_bf16
    0x3a6b1a, // v_cvt_scalef32_pk8_fp4_f16
    0x3a511a, // v_cvt_scalef32_pk8_fp4_f32
    0x3a851b, // v_cvt_scalef32_pk8_fp8_bf16
    0x3ba11a, // v_cvt_scalef32_pk8_fp8_f16
    0x3b871a, // v_cvt_scalef32_pk8_fp8_f32
    0x3dbc1f, // v_cvt_scalef32_sr_pk16_bf6_bf16
    0x3d7f1e, // v_cvt_scalef32_sr_pk16_bf6_f16
    0x3d431e, // v_cvt_scalef32_sr_pk16_bf6_f32
    0x3d9d1f, // v_cvt_scalef32_sr_pk16_fp6_bf16
    0x3d611e, // v_cvt_scalef32_sr_pk16_fp6_f16
    0x3d251e, // v_cvt_scalef32_sr_pk16_fp6_f32
    0x3b691e, // v_cvt_scalef32_sr_pk8_bf8_bf16
    0x3b4c1d, // v_cvt_scalef32_sr_pk8_bf8_f16
    0x39591d, // v_cvt_scalef32_sr_pk8_bf8_f32
    0x3af31e, // v_cvt_scalef32_sr_pk8_fp4_bf16
    0x3ad61d, // v_cvt_scalef32_sr_pk8_fp4_f16
    0x391f1d, // v_cvt_scalef32_sr_pk8_fp4_f32
    0x3b2e1e, // v_cvt_scalef32_sr_pk8_fp8_bf16
    0x3b111d, // v_cvt_scalef32_sr_pk8_fp8_f16
    0x393c1d, // v_cvt_scalef32_sr_pk8_fp8_f32
    0x3c5019, // v_cvt_scale_pk16_bf16_bf6
    0x3c0719, // v_cvt_scale_pk16_bf16_fp6
    0x3c3818, // v_cvt_scale_pk16_f16_bf6
    0x3bef18, // v_cvt_scale_pk16_f16_fp6
    0x3c6918, // v_cvt_scale_pk16_f32_bf6
    0x3c2018, // v_cvt_scale_pk16_f32_fp6
    0x3a2218, // v_cvt_scale_pk8_bf16_bf8
    0x399618, // v_cvt_scale_pk8_bf16_fp4
    0x39dc18, // v_cvt_scale_pk8_bf16_fp8
    0x3a0b17, // v_cvt_scale_pk8_f16_bf8
    0x397f17, // v_cvt_scale_pk8_f16_fp4
    0x39c517, // v_cvt_scale_pk8_f16_fp8
    0x3a3a17, // v_cvt_scale_pk8_f32_bf8
    0x39ae17, // v_cvt_scale_pk8_f32_fp4
    0x39f417, // v_cvt_scale_pk8_f32_fp8
    0x41e010, // v_cvt_sr_bf8_f16
    0x415810, // v_cvt_sr_bf8_f32
    0x41d010, // v_cvt_sr_fp8_f16
    0x414810, // v_cvt_sr_fp8_f32
    0x417914, // v_cvt_sr_pk_bf16_f32
    0x419d13, // v_cvt_sr_pk_f16_f32
    0x2f040d, // v_cvt_u16_f16
    0x2c230d, // v_cvt_u32_f32
    0x2ce90d, // v_cvt_u32_f64
    0x30210d, // v_cvt_u32_u16
    0x36ce0f, // v_div_fixup_f16
    0x34d80f, // v_div_fixup_f32
    0x34e70f, // v_div_fixup_f64
    0x35a90e, // v_div_fmas_f32
    0x35b70e, // v_div_fmas_f64
    0x3dfb0f, // v_div_scale_f32
    0x3e0a0f, // v_div_scale_f64
    0x430d0e, // v_dot4_i32_iu8
    0x431b0d, // v_dot4_u32_u8
    0x43280e, // v_dot8_i32_iu4
    0x43360d, // v_dot8_u32_u4
    0x53390e, // v_dual_add_f32
    0x52bc0e, // v_dual_add_f64
    0x53c111, // v_dual_add_nc_u32
    0x542612, // v_dual_ashrrev_i32
    0x53e411, // v_dual_bitop2_b32
    0x538b12, // v_dual_cndmask_b32
    0x530b10, // v_dual_fmaak_f32
    0x52fc0f, // v_dual_fmac_f32
    0x531b10, // v_dual_fmamk_f32
    0x53f50e, // v_dual_fma_f32
    0x52ae0e, // v_dual_fma_f64
    0x53d212, // v_dual_lshlrev_b32
    0x541412, // v_dual_lshrrev_b32
    0x54380e, // v_dual_max_i32
    0x539d12, // v_dual_max_num_f32
    0x52d812, // v_dual_max_num_f64
    0x54460e, // v_dual_min_i32
    0x53af12, // v_dual_min_num_f32
    0x52ea12, // v_dual_min_num_f64
    0x537d0e, // v_dual_mov_b32
    0x536617, // v_dual_mul_dx9_zero_f32
    0x532b0e, // v_dual_mul_f32
    0x52ca0e, // v_dual_mul_f64
    0x535511, // v_dual_subrev_f32
    0x53470e, // v_dual_sub_f32
    0x540311, // v_dual_sub_nc_u32
    0x31080a, // v_exp_bf16
    0x2f4309, // v_exp_f16
    0x2d9509, // v_exp_f32
    0x2f6f0b, // v_floor_f16
    0x2d8a0b, // v_floor_f32
    0x2d230b, // v_floor_f64
    0x338a0b, // v_fmaak_f16
    0x33150b, // v_fmaak_f32
    0x32ad0b, // v_fmaak_f64
    0x33750a, // v_fmac_f16
    0x33000a, // v_fmac_f32
    0x32100a, // v_fmac_f64
    0x337f0b, // v_fmamk_f16
    0x330a0b, // v_fmamk_f32
    0x32a20b, // v_fmamk_f64
    0x33ad12, // v_fma_dx9_zero_f32
    0x367209, // v_fma_f16
    0x342409, // v_fma_f32
    0x342d09, // v_fma_f64
    0x454110, // v_fma_mixhi_bf16
    0x43ab0f, // v_fma_mixhi_f16
    0x453110, // v_fma_mixlo_bf16
    0x439c0f, // v_fma_mixlo_f16
    0x438f0d, // v_fma_mix_f32
    0x451f12, // v_fma_mix_f32_bf16
    0x2f9a0b, // v_fract_f16
    0x2d5f0b, // v_fract_f32
    0x2e5a0b, // v_fract_f64
    0x2f5c13, // v_frexp_exp_i16_f16
    0x2e6513, // v_frexp_exp_i32_f32
    0x2e3713, // v_frexp_exp_i32_f64
    0x2f4c10, // v_frexp_mant_f16
    0x2e7810, // v_frexp_mant_f32
    0x2e4a10, // v_frexp_mant_f64
    0x33950b, // v_ldexp_f16
    0x3f7b0b, // v_ldexp_f32
    0x40230b, // v_ldexp_f64
    0x343609, // v_lerp_u8
    0x30fe0a, // v_log_bf16
    0x2f3a09, // v_log_f16
    0x2d9e09, // v_log_f32
    0x40620d, // v_lshlrev_b16
    0x321a0d, // v_lshlrev_b32
    0x32650d, // v_lshlrev_b64
    0x36560e, // v_lshl_add_u32
    0x36b70e, // v_lshl_add_u64
    0x36e70d, // v_lshl_or_b32
    0x406f0d, // v_lshrrev_b16
    0x32270d, // v_lshrrev_b32
    0x40890d, // v_lshrrev_b64
    0x3e2910, // v_mad_co_i64_i32
    0x3e1910, // v_mad_co_u64_u32
    0x36c509, // v_mad_i16
    0x37160d, // v_mad_i32_i16
    0x33bf0d, // v_mad_i32_i24
    0x3deb10, // v_mad_nc_i64_i32
    0x3ddb10, // v_mad_nc_u64_u32
    0x361809, // v_mad_u16
    0x35a009, // v_mad_u32
    0x37090d, // v_mad_u32_u16
    0x33cc0d, // v_mad_u32_u24
    0x368f0a, // v_max3_i16
    0x347c0a, // v_max3_i32
    0x35200e, // v_max3_num_f16
    0x35040e, // v_max3_num_f32
    0x36990a, // v_max3_u16
    0x34860a, // v_max3_u32
    0x35580e, // v_maximum3_f16
    0x353c0e, // v_maximum3_f32
    0x383114, // v_maximumminimum_f16
    0x380914, // v_maximumminimum_f32
    0x411b0d, // v_maximum_f16
    0x41010d, // v_maximum_f32
    0x40b00d, // v_maximum_f64
    0x379d0c, // v_maxmin_i32
    0x37e510, // v_maxmin_num_f16
    0x37c510, // v_maxmin_num_f32
    0x37850c, // v_maxmin_u32
    0x3ead09, // v_max_i16
    0x31db09, // v_max_i32
    0x3f7209, // v_max_i64
    0x33410d, // v_max_num_f16
    0x32030d, // v_max_num_f32
    0x31c50d, // v_max_num_f64
    0x3ea409, // v_max_u16
    0x31ed09, // v_max_u32
    0x3f6009, // v_max_u64
    0x3faf12, // v_mbcnt_hi_u32_b32
    0x3f9d12, // v_mbcnt_lo_u32_b32
    0x36a30a, // v_med3_i16
    0x34900a, // v_med3_i32
    0x35740e, // v_med3_num_f16
    0x35660e, // v_med3_num_f32
    0x36ad0a, // v_med3_u16
    0x349a0a, // v_med3_u32
    0x367b0a, // v_min3_i16
    0x34680a, // v_min3_i32
    0x35120e, // v_min3_num_f16
    0x34f60e, // v_min3_num_f32
    0x36850a, // v_min3_u16
    0x34720a, // v_min3_u32
    0x354a0e, // v_minimum3_f16
    0x352e0e, // v_minimum3_f32
    0x381d14, // v_minimummaximum_f16
    0x37f514, // v_minimummaximum_f32
    0x410e0d, // v_minimum_f16
    0x40f40d, // v_minimum_f32
    0x40a30d, // v_minimum_f64
    0x37a90c, // v_minmax_i32
    0x37d510, // v_minmax_num_f16
    0x37b510, // v_minmax_num_f32
    0x37910c, // v_minmax_u32
    0x3ebf09, // v_min_i16
    0x31d209, // v_min_i32
    0x3f6909, // v_min_i64
    0x33340d, // v_min_num_f16
    0x31f60d, // v_min_num_f32
    0x31b80d, // v_min_num_f64
    0x3eb609, // v_min_u16
    0x31e409, // v_min_u32
    0x3f5709, // v_min_u64
    0x2e880d, // v_movreld_b32
    0x2eb010, // v_movrelsd_2_b32
    0x2ea20e, // v_movrelsd_b32
    0x2e950d, // v_movrels_b32
    0x2d3909, // v_mov_b16
    0x2ba109, // v_mov_b32
    0x2d4209, // v_mov_b64
    0x35de11, // v_mqsad_pk_u16_u8
    0x35ef0e, // v_mqsad_u32_u8
    0x35c509, // v_msad_u8
    0x345c0c, // v_mullit_f32
    0x316312, // v_mul_dx9_zero_f32
    0x336c09, // v_mul_f16
    0x317509, // v_mul_f32
    0x315a09, // v_mul_f64
    0x40460c, // v_mul_hi_i32
    0x318b10, // v_mul_hi_i32_i24
    0x403a0c, // v_mul_hi_u32
    0x31a810, // v_mul_hi_u32_u24
    0x317e0d, // v_mul_i32_i24
    0x3e780c, // v_mul_lo_u16
    0x402e0c, // v_mul_lo_u32
    0x319b0d, // v_mul_u32_u24
    0x32f709, // v_mul_u64
    0x2b9805, // v_nop
    0x300b09, // v_not_b16
    0x2e0009, // v_not_b32
    0x370009, // v_or3_b32
    0x40e308, // v_or_b16
    0x324a08, // v_or_b32
    0x3f090e, // v_pack_b32_f16
    0x372310, // v_permlane16_b32
    0x2ec015, // v_permlane16_swap_b32
    0x3ee014, // v_permlane16_var_b32
    0x373311, // v_permlanex16_b32
    0x3ef415, // v_permlanex16_var_b32
    0x384514, // v_permlane_bcast_b32
    0x386a13, // v_permlane_down_b32
    0x3f4116, // v_permlane_idx_gen_b32
    0x385911, // v_permlane_up_b32
    0x387d12, // v_permlane_xor_b32
    0x36430a, // v_perm_b32
    0x35fd11, // v_perm_pk16_b4_u4
    0x362111, // v_perm_pk16_b6_u4
    0x363211, // v_perm_pk16_b8_u4
    0x2d2e0b, // v_pipeflush
    0x43ba0d, // v_pk_add_bf16
    0x42c80c, // v_pk_add_f16
    0x43d30c, // v_pk_add_f32
    0x42200c, // v_pk_add_i16
    0x42ed10, // v_pk_add_max_i16
    0x42fd10, // v_pk_add_max_u16
    0x440e10, // v_pk_add_min_i16
    0x441e10, // v_pk_add_min_u16
    0x428c0c, // v_pk_add_u16
    0x425810, // v_pk_ashrrev_i16
    0x33a00d, // v_pk_fmac_f16
    0x42e00d, // v_pk_fma_bf16
    0x42bc0c, // v_pk_fma_f16
    0x43830c, // v_pk_fma_f32
    0x423810, // v_pk_lshlrev_b16
    0x424810, // v_pk_lshrrev_b16
    0x42050c, // v_pk_mad_i16
    0x42800c, // v_pk_mad_u16
    0x442e0d, // v_pk_max3_i16
    0x450e11, // v_pk_max3_num_f16
    0x443b0d, // v_pk_max3_u16
    0x44ec11, // v_pk_maximum3_f16
    0x437310, // v_pk_maximum_f16
    0x42680c, // v_pk_max_i16
    0x43fd11, // v_pk_max_num_bf16
    0x435310, // v_pk_max_num_f16
    0x42a40c, // v_pk_max_u16
    0x44480d, // v_pk_min3_i16
    0x44fd11, // v_pk_min3_num_f16
    0x44550d, // v_pk_min3_u16
    0x44db11, // v_pk_minimum3_f16
    0x436310, // v_pk_minimum_f16
    0x42740c, // v_pk_min_i16
    0x43ec11, // v_pk_min_num_bf16
    0x434310, // v_pk_min_num_f16
    0x42b00c, // v_pk_min_u16
    0x43df0d, // v_pk_mul_bf16
    0x42d40c, // v_pk_mul_f16
    0x43c70c, // v_pk_mul_f32
    0x42110f, // v_pk_mul_lo_u16
    0x422c0c, // v_pk_sub_i16
    0x42980c, // v_pk_sub_u16
    0x2ee00a, // v_prng_b32
    0x35ce10, // v_qsad_pk_u16_u8
    0x30df0a, // v_rcp_bf16
    0x2f1e09, // v_rcp_f16
    0x2da709, // v_rcp_f32
    0x2dc809, // v_rcp_f64
    0x2db00f, // v_rcp_iflag_f32
    0x2bd713, // v_readfirstlane_b32
    0x40bd0e, // v_readlane_b32
    0x2f8f0b, // v_rndne_f16
    0x2d7f0b, // v_rndne_f32
    0x2d180b, // v_rndne_f64
    0x30f40a, // v_rsq_bf16
    0x2f3109, // v_rsq_f16
    0x2dbf09, // v_rsq_f32
    0x2dd109, // v_rsq_f64
    0x34ac0b, // v_sad_hi_u8
    0x34b709, // v_sad_u16
    0x34c009, // v_sad_u32
    0x34a408, // v_sad_u8
    0x30870f, // v_sat_pk4_i4_i8
    0x30960f, // v_sat_pk4_u4_u8
    0x2fb70f, // v_sat_pk_u8_i16
    0x31120a, // v_sin_bf16
    0x2fa509, // v_sin_f16
    0x2dee09, // v_sin_f32
    0x30e90b, // v_sqrt_bf16
    0x2f270a, // v_sqrt_f16
    0x2dda0a, // v_sqrt_f32
    0x2de40a, // v_sqrt_f64
    0x329012, // v_subrev_co_ci_u32
    0x3e510f, // v_subrev_co_u32
    0x33600c, // v_subrev_f16
    0x314e0c, // v_subrev_f32
    0x32d00f, // v_subrev_nc_u32
    0x32810f, // v_sub_co_ci_u32
    0x3e450c, // v_sub_co_u32
    0x335709, // v_sub_f16
    0x314509, // v_sub_f32
    0x3ed40c, // v_sub_nc_i16
    0x400b0c, // v_sub_nc_i32
    0x3e6c0c, // v_sub_nc_u16
    0x32c40c, // v_sub_nc_u32
    0x32eb0c, // v_sub_nc_u64
    0x2ffe0d, // v_swaprel_b32
    0x2ff40a, // v_swap_b16
    0x2fea0a, // v_swap_b32
    0x466e1e, // v_swmmac_bf16f32_16x16x64_bf16
    0x46531b, // v_swmmac_bf16_16x16x64_bf16
    0x484d1e, // v_swmmac_f16_16x16x128_bf8_bf8
    0x482f1e, // v_swmmac_f16_16x16x128_bf8_fp8
    0x48111e, // v_swmmac_f16_16x16x128_fp8_bf8
    0x47f31e, // v_swmmac_f16_16x16x128_fp8_fp8
    0x463a19, // v_swmmac_f16_16x16x64_f16
    0x47d51e, // v_swmmac_f32_16x16x128_bf8_bf8
    0x47b71e, // v_swmmac_f32_16x16x128_bf8_fp8
    0x47991e, // v_swmmac_f32_16x16x128_fp8_bf8
    0x477b1e, // v_swmmac_f32_16x16x128_fp8_fp8
    0x46201a, // v_swmmac_f32_16x16x64_bf16
    0x460719, // v_swmmac_f32_16x16x64_f16
    0x486b1a, // v_swmmac_i32_16x16x128_iu8
    0x389a0b, // v_s_exp_f16
    0x388f0b, // v_s_exp_f32
    0x38b00b, // v_s_log_f16
    0x38a50b, // v_s_log_f32
    0x38c60b, // v_s_rcp_f16
    0x38bb0b, // v_s_rcp_f32
    0x38dc0b, // v_s_rsq_f16
    0x38d10b, // v_s_rsq_f32
    0x38f30c, // v_s_sqrt_f16
    0x38e70c, // v_s_sqrt_f32
    0x2ed50b, // v_tanh_bf16
    0x2d550a, // v_tanh_f16
    0x2d4b0a, // v_tanh_f32
    0x405210, // v_trig_preop_f64
    0x2f840b, // v_trunc_f16
    0x2d6a0b, // v_trunc_f32
    0x2d030b, // v_trunc_f64
    0x45e21c, // v_wmma_bf16f32_16x16x32_bf16
    0x45c919, // v_wmma_bf16_16x16x32_bf16
    0x49491c, // v_wmma_f16_16x16x128_bf8_bf8
    0x492d1c, // v_wmma_f16_16x16x128_bf8_fp8
    0x49111c, // v_wmma_f16_16x16x128_fp8_bf8
    0x48f51c, // v_wmma_f16_16x16x128_fp8_fp8
    0x459a17, // v_wmma_f16_16x16x32_f16
    0x47491b, // v_wmma_f16_16x16x64_bf8_bf8
    0x472e1b, // v_wmma_f16_16x16x64_bf8_fp8
    0x47131b, // v_wmma_f16_16x16x64_fp8_bf8
    0x46f81b, // v_wmma_f16_16x16x64_fp8_fp8
    0x48d91c, // v_wmma_f32_16x16x128_bf8_bf8
    0x48bd1c, // v_wmma_f32_16x16x128_bf8_fp8
    0x44c01b, // v_wmma_f32_16x16x128_f8f6f4
    0x48a11c, // v_wmma_f32_16x16x128_fp8_bf8
    0x48851c, // v_wmma_f32_16x16x128_fp8_fp8
    0x45b118, // v_wmma_f32_16x16x32_bf16
    0x458317, // v_wmma_f32_16x16x32_f16
    0x456d16, // v_wmma_f32_16x16x4_f32
    0x46dd1b, // v_wmma_f32_16x16x64_bf8_bf8
    0x46c21b, // v_wmma_f32_16x16x64_bf8_fp8
    0x46a71b, // v_wmma_f32_16x16x64_fp8_bf8
    0x468c1b, // v_wmma_f32_16x16x64_fp8_fp8
    0x496517, // v_wmma_f32_32x16x128_f4
    0x476417, // v_wmma_i32_16x16x64_iu8
    0x4a5923, // v_wmma_scale16_f32_16x16x128_f8f6f4
    0x4a7c1f, // v_wmma_scale16_f32_32x16x128_f4
    0x4a1b21, // v_wmma_scale_f32_16x16x128_f8f6f4
    0x4a3c1d, // v_wmma_scale_f32_32x16x128_f4
    0x40cb0f, // v_writelane_b32
    0x364d09, // v_xad_u32
    0x325b0a, // v_xnor_b32
    0x360e0a, // v_xor3_b32
    0x40eb09, // v_xor_b16
    0x325209, // v_xor_b32
];
