// Written by `cargo xtask regen` from amdgpu_isa_cdna5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_hinullm0exec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccscale_offsetnvs_load_b32s_load_b64s_load_b128s_load_b256s_load_b512s_load_b96s_load_i8s_load_u8s_load_i16s_load_u16s_buffer_load_b32s_buffer_load_b64s_buffer_load_b128s_buffer_load_b256s_buffer_load_b512s_buffer_load_b96s_buffer_load_i8s_buffer_load_u8s_buffer_load_i16s_buffer_load_u16s_dcache_invs_atc_probes_atc_probe_buffers_prefetch_insts_prefetch_inst_pc_rels_prefetch_datas_buffer_prefetch_datas_prefetch_data_pc_rels_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_brev_b32s_brev_b64s_get_shader_cycles_u64s_ctz_i32_b32s_ctz_i32_b64s_clz_i32_u32s_clz_i32_u64s_cls_i32s_cls_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_bitreplicate_b64_b32s_abs_i32s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_quadmask_b32s_quadmask_b64s_wqm_b32s_wqm_b64s_not_b32s_not_b64s_and_saveexec_b32s_and_saveexec_b64s_or_saveexec_b32s_or_saveexec_b64s_xor_saveexec_b32s_xor_saveexec_b64s_nand_saveexec_b32s_nand_saveexec_b64s_nor_saveexec_b32s_nor_saveexec_b64s_xnor_saveexec_b32s_xnor_saveexec_b64s_and_not0_saveexec_b32s_and_not0_saveexec_b64s_or_not0_saveexec_b32s_or_not0_saveexec_b64s_and_not1_saveexec_b32s_and_not1_saveexec_b64s_or_not1_saveexec_b32s_or_not1_saveexec_b64s_and_not0_wrexec_b32s_and_not0_wrexec_b64s_and_not1_wrexec_b32s_and_not1_wrexec_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_movrelsd_2_b32s_get_pc_i64s_set_pc_i64s_swap_pc_i64s_rfe_i64s_add_pc_i64MSG_INTERRUPTMSG_HS_TESSFACTORMSG_DEALLOC_VGPRSMSG_GS_ALLOC_REQMSG_SAVEWAVE_HAS_TDMMSG_RTN_GET_DOORBELLMSG_RTN_GET_DDIDMSG_RTN_GET_TMAMSG_RTN_GET_REALTIMEMSG_RTN_SAVE_WAVEMSG_RTN_GET_TBAMSG_RTN_GET_TBA_TO_PCMSG_RTN_GET_SE_AID_IDMSG_RTN_GET_CLUSTER_BARRIER_STATEs_sendmsg_rtn_b32s_sendmsg_rtn_b64s_barrier_signals_barrier_signal_isfirsts_get_barrier_states_barrier_inits_barrier_joins_alloc_vgprs_wakeup_barriers_sleep_vars_ceil_f32s_floor_f32s_trunc_f32s_rndne_f32s_cvt_f32_i32s_cvt_f32_u32s_cvt_i32_f32s_cvt_u32_f32s_cvt_f16_f32s_cvt_f32_f16s_cvt_hi_f32_f16s_ceil_f16s_floor_f16s_trunc_f16s_rndne_f16s_add_co_u32s_sub_co_u32s_add_co_i32s_sub_co_i32s_add_co_ci_u32s_sub_co_ci_u32s_absdiff_i32s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_min_i32s_min_u32s_max_i32s_max_u32s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_and_not1_b32s_and_not1_b64s_or_not1_b32s_or_not1_b64s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_bfm_b32s_bfm_b64s_mul_i32s_mul_hi_u32s_mul_hi_i32s_cselect_b32s_cselect_b64s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_pack_hl_b32_b16s_add_f32s_sub_f32s_min_num_f32s_max_num_f32s_mul_f32s_fmaak_f32s_fmamk_f32s_fmac_f32s_cvt_pk_rtz_f16_f32s_add_f16s_sub_f16s_min_num_f16s_max_num_f16s_mul_f16s_fmac_f16s_minimum_f32s_maximum_f32s_minimum_f16s_maximum_f16s_add_nc_u64s_sub_nc_u64s_mul_u64s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_cmp_lt_f32s_cmp_lt_f16s_cmp_eq_f32s_cmp_eq_f16s_cmp_le_f32s_cmp_le_f16s_cmp_gt_f32s_cmp_gt_f16s_cmp_lg_f32s_cmp_lg_f16s_cmp_ge_f32s_cmp_ge_f16s_cmp_o_f32s_cmp_o_f16s_cmp_u_f32s_cmp_u_f16s_cmp_nge_f32s_cmp_nge_f16s_cmp_nlg_f32s_cmp_nlg_f16s_cmp_ngt_f32s_cmp_ngt_f16s_cmp_nle_f32s_cmp_nle_f16s_cmp_neq_f32s_cmp_neq_f16s_cmp_nlt_f32s_cmp_nlt_f16s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_addk_co_i32s_mulk_i32HW_REG_WAVE_MODEHW_REG_WAVE_STATUSHW_REG_WAVE_STATE_PRIVHW_REG_WAVE_GPR_ALLOCHW_REG_WAVE_LDS_ALLOCHW_REG_IB_STSHW_REG_PERF_SNAPSHOT_DATAHW_REG_PERF_SNAPSHOT_PC_LOHW_REG_PERF_SNAPSHOT_PC_HIHW_REG_PERF_SNAPSHOT_DATA1HW_REG_PERF_SNAPSHOT_DATA2HW_REG_WAVE_EXCP_FLAG_PRIVHW_REG_WAVE_EXCP_FLAG_USERHW_REG_WAVE_TRAP_CTRLHW_REG_WAVE_SCRATCH_BASE_LOHW_REG_WAVE_SCRATCH_BASE_HIHW_REG_WAVE_HW_ID1HW_REG_WAVE_HW_ID2HW_REG_WAVE_SCHED_MODEHW_REG_IB_STS2HW_REG_SHADER_CYCLES_LOHW_REG_SHADER_CYCLES_HIHW_REG_WAVE_DVGPR_ALLOC_LOHW_REG_WAVE_DVGPR_ALLOC_HIHW_REG_XNACK_STATE_PRIVHW_REG_XNACK_MASKs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_i64s_nops_sethalts_sleeps_monitor_sleeps_clauses_set_vgpr_msbs_delay_aludepctr_hold_cntdepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_wait_alus_wait_idles_traps_round_modes_denorm_modes_barrier_waits_barrier_leaves_code_ends_branchs_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_endpgms_endpgm_saveds_wakeups_setprios_sendmsgs_sendmsghalts_incperflevels_decperflevels_ttracedatas_ttracedata_imms_icache_invs_setprio_inc_wgs_wait_loadcnts_wait_storecnts_wait_xcnts_wait_dscnts_wait_kmcnts_wait_loadcnt_dscnts_wait_storecnt_dscnts_wait_asynccnts_wait_tensorcntidxenoffenoffsettfebuffer_load_u8buffer_load_i8buffer_load_u16buffer_load_i16buffer_load_b32buffer_load_b64buffer_load_b96buffer_load_b128buffer_store_b8buffer_store_b16buffer_store_b32buffer_store_b64buffer_store_b96buffer_store_b128buffer_load_d16_u8buffer_load_d16_i8buffer_load_d16_b16buffer_load_d16_hi_u8buffer_load_d16_hi_i8buffer_load_d16_hi_b16buffer_store_d16_hi_b8buffer_store_d16_hi_b16buffer_atomic_swap_b32buffer_atomic_cmpswap_b32buffer_atomic_add_u32buffer_atomic_sub_u32buffer_atomic_sub_clamp_u32buffer_atomic_min_i32buffer_atomic_min_u32buffer_atomic_max_i32buffer_atomic_max_u32buffer_atomic_and_b32buffer_atomic_or_b32buffer_atomic_xor_b32buffer_atomic_inc_u32buffer_atomic_dec_u32buffer_atomic_swap_b64buffer_atomic_cmpswap_b64buffer_atomic_add_u64buffer_atomic_sub_u64buffer_atomic_min_i64buffer_atomic_min_u64buffer_atomic_max_i64buffer_atomic_max_u64buffer_atomic_and_b64buffer_atomic_or_b64buffer_atomic_xor_b64buffer_atomic_inc_u64buffer_atomic_dec_u64buffer_atomic_cond_sub_u32buffer_atomic_min_num_f32buffer_atomic_max_num_f32buffer_atomic_add_f64buffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_pk_add_bf16buffer_atomic_min_num_f64buffer_atomic_max_num_f64ds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_store_b32offset0offset1ds_store_2addr_b32ds_store_2addr_stride64_b32ds_cmpstore_b32ds_min_num_f32ds_max_num_f32ds_nopds_add_f32ds_store_b8ds_store_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_storexchg_rtn_b32ds_storexchg_2addr_rtn_b32ds_storexchg_2addr_stride64_rtn_b32ds_cmpstore_rtn_b32ds_min_num_rtn_f32ds_max_num_rtn_f32ds_swizzle_b32ds_load_b32ds_load_2addr_b32ds_load_2addr_stride64_b32ds_load_i8ds_load_u8ds_load_i16ds_load_u16ds_consumeds_appendds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_store_b64ds_store_2addr_b64ds_store_2addr_stride64_b64ds_cmpstore_b64ds_min_num_f64ds_max_num_f64ds_add_f64ds_atomic_async_barrier_arrive_b64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_storexchg_rtn_b64ds_storexchg_2addr_rtn_b64ds_storexchg_2addr_stride64_rtn_b64ds_cmpstore_rtn_b64ds_min_num_rtn_f64ds_max_num_rtn_f64ds_add_rtn_f64ds_atomic_barrier_arrive_rtn_b64ds_load_b64ds_load_2addr_b64ds_load_2addr_stride64_b64ds_add_rtn_f32ds_condxchg32_rtn_b64ds_cond_sub_u32ds_sub_clamp_u32ds_pk_add_f16ds_pk_add_bf16ds_store_b8_d16_hids_store_b16_d16_hids_load_u8_d16ds_load_u8_d16_hids_load_i8_d16ds_load_i8_d16_hids_load_u16_d16ds_load_u16_d16_hids_cond_sub_rtn_u32ds_sub_clamp_rtn_u32ds_pk_add_rtn_f16ds_pk_add_rtn_bf16ds_store_addtid_b32ds_load_addtid_b32ds_permute_b32ds_bpermute_b32ds_bpermute_fi_b32ds_store_b96ds_store_b128ds_load_tr4_b64ds_load_tr6_b96ds_load_tr16_b128ds_load_tr8_b64ds_load_b96ds_load_b128flat_load_u8flat_load_i8flat_load_u16flat_load_i16flat_load_b32flat_load_b64flat_load_b96flat_load_b128flat_store_b8flat_store_b16flat_store_b32flat_store_b64flat_store_b96flat_store_b128flat_load_d16_u8flat_load_d16_i8flat_load_d16_b16flat_load_d16_hi_u8flat_load_d16_hi_i8flat_load_d16_hi_b16flat_store_d16_hi_b8flat_store_d16_hi_b16flat_atomic_swap_b32flat_atomic_cmpswap_b32flat_atomic_add_u32flat_atomic_sub_u32flat_atomic_sub_clamp_u32flat_atomic_min_i32flat_atomic_min_u32flat_atomic_max_i32flat_atomic_max_u32flat_atomic_and_b32flat_atomic_or_b32flat_atomic_xor_b32flat_atomic_inc_u32flat_atomic_dec_u32flat_atomic_swap_b64flat_atomic_cmpswap_b64flat_atomic_add_u64flat_atomic_sub_u64flat_atomic_min_i64flat_atomic_min_u64flat_atomic_max_i64flat_atomic_max_u64flat_atomic_and_b64flat_atomic_or_b64flat_atomic_xor_b64flat_atomic_inc_u64flat_atomic_dec_u64flat_atomic_cond_sub_u32flat_atomic_min_num_f32flat_atomic_max_num_f32flat_atomic_add_f64flat_atomic_add_f32flat_atomic_pk_add_f16flat_atomic_pk_add_bf16flat_atomic_min_num_f64flat_atomic_max_num_f64flat_prefetch_b8flat_load_monitor_b32flat_load_monitor_b64flat_load_monitor_b128global_load_u8global_load_i8global_load_u16global_load_i16global_load_b32global_load_b64global_load_b96global_load_b128global_store_b8global_store_b16global_store_b32global_store_b64global_store_b96global_store_b128global_load_d16_u8global_load_d16_i8global_load_d16_b16global_load_d16_hi_u8global_load_d16_hi_i8global_load_d16_hi_b16global_store_d16_hi_b8global_store_d16_hi_b16global_load_addtid_b32global_store_addtid_b32global_invglobal_wbglobal_atomic_swap_b32global_atomic_cmpswap_b32global_atomic_add_u32global_atomic_sub_u32global_atomic_sub_clamp_u32global_atomic_min_i32global_atomic_min_u32global_atomic_max_i32global_atomic_max_u32global_atomic_and_b32global_atomic_or_b32global_atomic_xor_b32global_atomic_inc_u32global_atomic_dec_u32global_atomic_swap_b64global_atomic_cmpswap_b64global_atomic_add_u64global_atomic_sub_u64global_atomic_min_i64global_atomic_min_u64global_atomic_max_i64global_atomic_max_u64global_atomic_and_b64global_atomic_or_b64global_atomic_xor_b64global_atomic_inc_u64global_atomic_dec_u64global_wbinvglobal_atomic_cond_sub_u32global_atomic_min_num_f32global_atomic_max_num_f32global_load_blockglobal_store_blockglobal_atomic_add_f64global_atomic_add_f32global_load_tr16_b128global_load_tr8_b64global_atomic_pk_add_f16global_atomic_pk_add_bf16global_atomic_min_num_f64global_atomic_max_num_f64global_prefetch_b8global_load_async_to_lds_b8global_load_async_to_lds_b32global_load_async_to_lds_b64global_load_async_to_lds_b128global_store_async_from_lds_b8global_store_async_from_lds_b32global_store_async_from_lds_b64global_store_async_from_lds_b128cluster_load_b32cluster_load_b64cluster_load_b128cluster_load_async_to_lds_b8cluster_load_async_to_lds_b32cluster_load_async_to_lds_b64cluster_load_async_to_lds_b128global_load_monitor_b32global_load_monitor_b64global_load_monitor_b128global_load_tr4_b64global_load_tr6_b96dmaskSQ_RSRC_IMG_1DSQ_RSRC_IMG_2DSQ_RSRC_IMG_3DSQ_RSRC_IMG_CUBESQ_RSRC_IMG_1D_ARRAYSQ_RSRC_IMG_2D_ARRAYSQ_RSRC_IMG_2D_MSAASQ_RSRC_IMG_2D_MSAA_ARRAYdimr128a16d16tensor_load_to_ldstensor_store_from_ldsv_nop_e32v_mov_b32_dpprow_maskbank_maskbound_ctrlfi_e64_e64_dppv_readfirstlane_b32v_cvt_i32_f64clampv_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_nearest_i32_f32v_cvt_floor_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_mov_b16v_mov_b64v_tanh_f32v_tanh_f16v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_clz_i32_u32v_ctz_i32_b32v_cls_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_permlane16_swap_b32v_tanh_bf16v_prng_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swap_b16v_swaprel_b32v_not_b16v_cvt_i32_i16v_cvt_u32_u16v_cvt_f32_fp8213byte_selv_cvt_f32_bf8v_cvt_pk_f32_fp8op_selv_cvt_pk_f32_bf8v_cvt_f32_bf16v_sat_pk4_i4_i8v_sat_pk4_u4_u8v_cvt_pk_f16_fp8v_cvt_pk_f16_bf8v_cvt_f16_fp8v_cvt_f16_bf8v_rcp_bf16v_sqrt_bf16v_rsq_bf16v_log_bf16v_exp_bf16v_sin_bf16v_cos_bf16v_cndmask_b32v_add_f64v_add_f32v_sub_f32v_subrev_f32v_mul_f64v_mul_dx9_zero_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_num_f64v_max_num_f64v_min_i32v_max_i32v_min_u32v_max_u32v_min_num_f32v_max_num_f32v_fmac_f64v_lshlrev_b32v_lshrrev_b32v_ashrrev_i32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_lshlrev_b64v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_fmamk_f64v_fmaak_f64v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_add_nc_u64v_sub_nc_u64v_mul_u64v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pk_rtz_f16_f32v_min_num_f16v_max_num_f16v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_ldexp_f16v_pk_fmac_f16v_fma_dx9_zero_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8v_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_i32v_min3_u32v_max3_i32v_max3_u32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_min3_num_f32v_max3_num_f32v_min3_num_f16v_max3_num_f16v_minimum3_f32v_maximum3_f32v_minimum3_f16v_maximum3_f16v_med3_num_f32v_med3_num_f16bitop3v_bitop3_b16v_bitop3_b32v_mad_u32v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_perm_pk16_b4_u4v_xor3_b32v_mad_u16v_perm_pk16_b6_u4v_perm_pk16_b8_u4v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_i16v_min3_u16v_max3_i16v_max3_u16v_med3_i16v_med3_u16v_lshl_add_u64v_mad_i16v_div_fixup_f16v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_permlane16_b32v_permlanex16_b32v_cndmask_b16v_add_max_i32v_add_max_u32v_add_min_i32v_add_min_u32v_maxmin_u32v_minmax_u32v_maxmin_i32v_minmax_i32v_minmax_num_f32v_maxmin_num_f32v_minmax_num_f16v_maxmin_num_f16v_minimummaximum_f32v_maximumminimum_f32v_minimummaximum_f16v_maximumminimum_f16v_permlane_bcast_b32v_permlane_up_b32v_permlane_down_b32v_permlane_xor_b32v_s_exp_f32v_s_exp_f16v_s_log_f32v_s_log_f16v_s_rcp_f32v_s_rcp_f16v_s_rsq_f32v_s_rsq_f16v_s_sqrt_f32v_s_sqrt_f16v_ashr_pk_i8_i32v_ashr_pk_u8_i32v_cvt_scalef32_sr_pk8_fp4_f32v_cvt_scalef32_sr_pk8_fp8_f32v_cvt_scalef32_sr_pk8_bf8_f32scale_selv_cvt_scale_pk8_f16_fp4v_cvt_scale_pk8_bf16_fp4v_cvt_scale_pk8_f32_fp4v_cvt_scale_pk8_f16_fp8v_cvt_scale_pk8_bf16_fp8v_cvt_scale_pk8_f32_fp8v_cvt_scale_pk8_f16_bf8v_cvt_scale_pk8_bf16_bf8v_cvt_scale_pk8_f32_bf8v_cvt_scalef32_pk8_fp4_f32v_cvt_scalef32_pk8_fp4_f16v_cvt_scalef32_pk8_fp8_bf16v_cvt_scalef32_pk8_bf8_bf16v_cvt_scalef32_pk8_fp4_bf16v_cvt_scalef32_sr_pk8_fp4_f16v_cvt_scalef32_sr_pk8_fp4_bf16v_cvt_scalef32_sr_pk8_fp8_f16v_cvt_scalef32_sr_pk8_fp8_bf16v_cvt_scalef32_sr_pk8_bf8_f16v_cvt_scalef32_sr_pk8_bf8_bf16v_cvt_scalef32_pk8_fp8_f32v_cvt_scalef32_pk8_fp8_f16v_cvt_scalef32_pk8_bf8_f32v_cvt_scalef32_pk8_bf8_f16v_cvt_scale_pk16_f16_fp6v_cvt_scale_pk16_bf16_fp6v_cvt_scale_pk16_f32_fp6v_cvt_scale_pk16_f16_bf6v_cvt_scale_pk16_bf16_bf6v_cvt_scale_pk16_f32_bf6v_cvt_scalef32_pk16_fp6_f32v_cvt_scalef32_pk16_bf6_f32v_cvt_scalef32_pk16_fp6_f16v_cvt_scalef32_pk16_bf6_f16v_cvt_scalef32_pk16_fp6_bf16v_cvt_scalef32_pk16_bf6_bf16v_cvt_scalef32_sr_pk16_fp6_f32v_cvt_scalef32_sr_pk16_bf6_f32v_cvt_scalef32_sr_pk16_fp6_f16v_cvt_scalef32_sr_pk16_bf6_f16v_cvt_scalef32_sr_pk16_fp6_bf16v_cvt_scalef32_sr_pk16_bf6_bf16v_mad_nc_u64_u32v_mad_nc_i64_i32v_div_scale_f32v_div_scale_f64v_mad_co_u64_u32v_mad_co_i64_i32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_cvt_pk_i16_f32v_cvt_pk_u16_f32v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_permlane16_var_b32v_permlanex16_var_b32v_pack_b32_f16v_cvt_pk_norm_i16_f16v_cvt_pk_norm_u16_f16v_permlane_idx_gen_b32v_min_u64v_max_u64v_min_i64v_max_i64v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pk_norm_i16_f32v_cvt_pk_norm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_sub_nc_i32v_add_nc_i32v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_trig_preop_f64v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_lshrrev_b64v_ashrrev_i64v_minimum_f64v_maximum_f64v_readlane_b32v_writelane_b32v_and_b16v_or_b16v_xor_b16v_minimum_f32v_maximum_f32v_minimum_f16v_maximum_f16v_cvt_pk_fp8_f32v_cvt_pk_bf8_f32v_cvt_sr_fp8_f32v_cvt_sr_bf8_f32v_cvt_pk_bf16_f32v_cvt_sr_pk_bf16_f32v_cvt_pk_f16_f32v_cvt_sr_pk_f16_f32v_cvt_pk_fp8_f16v_cvt_pk_bf8_f16v_cvt_sr_fp8_f16v_cvt_sr_bf8_f16op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_fma_bf16v_pk_add_max_i16v_pk_add_max_u16v_dot4_i32_iu8v_dot4_u32_u8v_dot8_i32_iu4v_dot8_u32_u4v_pk_min_num_f16v_pk_max_num_f16v_pk_minimum_f16v_pk_maximum_f16v_pk_fma_f32v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_pk_add_bf16v_pk_mul_f32v_pk_add_f32v_pk_mul_bf16v_pk_min_num_bf16v_pk_max_num_bf16v_pk_add_min_i16v_pk_add_min_u16v_pk_max3_i16v_pk_max3_u16v_pk_min3_i16v_pk_min3_u16MATRIX_FMT_FP8MATRIX_FMT_BF8MATRIX_FMT_FP6MATRIX_FMT_BF6MATRIX_FMT_FP4matrix_a_fmtmatrix_b_fmtv_wmma_f32_16x16x128_f8f6f4v_pk_minimum3_f16v_pk_maximum3_f16v_pk_min3_num_f16v_pk_max3_num_f16v_fma_mix_f32_bf16v_fma_mixlo_bf16v_fma_mixhi_bf16matrix_a_reusematrix_b_reusev_wmma_f32_16x16x4_f32v_wmma_f32_16x16x32_f16v_wmma_f16_16x16x32_f16v_wmma_f32_16x16x32_bf16v_wmma_bf16_16x16x32_bf16v_wmma_bf16f32_16x16x32_bf16index_keyv_swmmac_f32_16x16x64_f16v_swmmac_f32_16x16x64_bf16v_swmmac_f16_16x16x64_f16v_swmmac_bf16_16x16x64_bf16v_swmmac_bf16f32_16x16x64_bf16v_wmma_f32_16x16x64_fp8_fp8v_wmma_f32_16x16x64_fp8_bf8v_wmma_f32_16x16x64_bf8_fp8v_wmma_f32_16x16x64_bf8_bf8v_wmma_f16_16x16x64_fp8_fp8v_wmma_f16_16x16x64_fp8_bf8v_wmma_f16_16x16x64_bf8_fp8v_wmma_f16_16x16x64_bf8_bf8v_wmma_i32_16x16x64_iu8v_swmmac_f32_16x16x128_fp8_fp8v_swmmac_f32_16x16x128_fp8_bf8v_swmmac_f32_16x16x128_bf8_fp8v_swmmac_f32_16x16x128_bf8_bf8v_swmmac_f16_16x16x128_fp8_fp8v_swmmac_f16_16x16x128_fp8_bf8v_swmmac_f16_16x16x128_bf8_fp8v_swmmac_f16_16x16x128_bf8_bf8v_swmmac_i32_16x16x128_iu8v_wmma_f32_16x16x128_fp8_fp8v_wmma_f32_16x16x128_fp8_bf8v_wmma_f32_16x16x128_bf8_fp8v_wmma_f32_16x16x128_bf8_bf8v_wmma_f16_16x16x128_fp8_fp8v_wmma_f16_16x16x128_fp8_bf8v_wmma_f16_16x16x128_bf8_fp8v_wmma_f16_16x16x128_bf8_bf8v_wmma_f32_32x16x128_f4MATRIX_SCALE_ROW0MATRIX_SCALE_ROW1matrix_a_scalematrix_b_scaleMATRIX_SCALE_FMT_E8MATRIX_SCALE_FMT_E5M3MATRIX_SCALE_FMT_E4M3matrix_a_scale_fmtmatrix_b_scale_fmtv_wmma_scale_f32_16x16x128_f8f6f4v_wmma_scale_f32_32x16x128_f4v_wmma_scale16_f32_16x16x128_f8f6f4v_wmma_scale16_f32_32x16x128_f4v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_class_f16v_cmp_class_f32v_cmp_class_f64v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_class_f16v_cmpx_class_f32v_cmpx_class_f64v_dual_fma_f64v_dual_add_f64v_dual_mul_f64v_dual_max_num_f64v_dual_min_num_f64v_dual_fmac_f32v_dual_fmaak_f32v_dual_fmamk_f32v_dual_mul_f32v_dual_add_f32v_dual_sub_f32v_dual_subrev_f32v_dual_mul_dx9_zero_f32v_dual_mov_b32v_dual_cndmask_b32v_dual_max_num_f32v_dual_min_num_f32v_dual_add_nc_u32v_dual_lshlrev_b32v_dual_bitop2_b32v_dual_fma_f32v_dual_sub_nc_u32v_dual_lshrrev_b32v_dual_ashrrev_i32v_dual_max_i32v_dual_min_i32scratch_load_u8scratch_load_i8scratch_load_u16scratch_load_i16scratch_load_b32scratch_load_b64scratch_load_b96scratch_load_b128scratch_store_b8scratch_store_b16scratch_store_b32scratch_store_b64scratch_store_b96scratch_store_b128scratch_load_d16_u8scratch_load_d16_i8scratch_load_d16_b16scratch_load_d16_hi_u8scratch_load_d16_hi_i8scratch_load_d16_hi_b16scratch_store_d16_hi_b8scratch_store_d16_hi_b16scratch_load_blockscratch_store_blocktensor_savetensor_stopexecprivate_baseprivate_limitsccshared_baseshared_limitsrc_flat_scratch_basevccbuffer_atomic_addbuffer_atomic_add_x2buffer_atomic_andbuffer_atomic_and_x2buffer_atomic_cmpswapbuffer_atomic_cmpswap_x2buffer_atomic_csubbuffer_atomic_csub_u32buffer_atomic_decbuffer_atomic_dec_x2buffer_atomic_fmaxbuffer_atomic_fminbuffer_atomic_incbuffer_atomic_inc_x2buffer_atomic_max_f32buffer_atomic_min_f32buffer_atomic_orbuffer_atomic_or_x2buffer_atomic_smaxbuffer_atomic_smax_x2buffer_atomic_sminbuffer_atomic_smin_x2buffer_atomic_subbuffer_atomic_sub_x2buffer_atomic_swapbuffer_atomic_swap_x2buffer_atomic_umaxbuffer_atomic_umax_x2buffer_atomic_uminbuffer_atomic_umin_x2buffer_atomic_xorbuffer_atomic_xor_x2buffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_load_sbytebuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_sshortbuffer_load_ubytebuffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_ushortbuffer_store_bytebuffer_store_byte_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_store_shortbuffer_store_short_d16_hids_cmpst_b32ds_cmpst_b64ds_cmpst_rtn_b32ds_cmpst_rtn_b64ds_load_b128_tr_b16ds_load_b128_tr_b6ds_load_b64_tr_b4ds_load_b64_tr_b8ds_load_tr_b128ds_load_tr_b64ds_max_f32ds_max_f64ds_max_rtn_f32ds_max_rtn_f64ds_min_f32ds_min_f64ds_min_rtn_f32ds_min_rtn_f64ds_read2_b32ds_read2_b64ds_read2st64_b32ds_read2st64_b64ds_read_addtid_b32ds_read_b128ds_read_b32ds_read_b64ds_read_b96ds_read_i16ds_read_i8ds_read_i8_d16ds_read_i8_d16_hids_read_u16ds_read_u16_d16ds_read_u16_d16_hids_read_u8ds_read_u8_d16ds_read_u8_d16_hids_subrev_rtn_u32ds_subrev_rtn_u64ds_subrev_u32ds_subrev_u64ds_write2_b32ds_write2_b64ds_write2st64_b32ds_write2st64_b64ds_write_addtid_b32ds_write_b128ds_write_b16ds_write_b16_d16_hids_write_b32ds_write_b64ds_write_b8ds_write_b8_d16_hids_write_b96ds_wrxchg2_rtn_b32ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b32ds_wrxchg2st64_rtn_b64ds_wrxchg_rtn_b32ds_wrxchg_rtn_b64flat_atomic_addflat_atomic_add_x2flat_atomic_andflat_atomic_and_x2flat_atomic_cmpswapflat_atomic_cmpswap_x2flat_atomic_csub_u32flat_atomic_decflat_atomic_dec_x2flat_atomic_fmaxflat_atomic_fminflat_atomic_incflat_atomic_inc_x2flat_atomic_max_f32flat_atomic_min_f32flat_atomic_orflat_atomic_or_x2flat_atomic_smaxflat_atomic_smax_x2flat_atomic_sminflat_atomic_smin_x2flat_atomic_subflat_atomic_sub_x2flat_atomic_swapflat_atomic_swap_x2flat_atomic_umaxflat_atomic_umax_x2flat_atomic_uminflat_atomic_umin_x2flat_atomic_xorflat_atomic_xor_x2flat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_load_sbyteflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_load_sshortflat_load_ubyteflat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_ushortflat_store_byteflat_store_byte_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_store_shortflat_store_short_d16_higlobal_atomic_addglobal_atomic_add_x2global_atomic_andglobal_atomic_and_x2global_atomic_cmpswapglobal_atomic_cmpswap_x2global_atomic_csubglobal_atomic_csub_u32global_atomic_decglobal_atomic_dec_x2global_atomic_fmaxglobal_atomic_fminglobal_atomic_incglobal_atomic_inc_x2global_atomic_max_f32global_atomic_min_f32global_atomic_orglobal_atomic_or_x2global_atomic_smaxglobal_atomic_smax_x2global_atomic_sminglobal_atomic_smin_x2global_atomic_subglobal_atomic_sub_x2global_atomic_swapglobal_atomic_swap_x2global_atomic_umaxglobal_atomic_umax_x2global_atomic_uminglobal_atomic_umin_x2global_atomic_xorglobal_atomic_xor_x2global_load_b128_tr_b16global_load_b128_tr_b6global_load_b64_tr_b4global_load_b64_tr_b8global_load_dwordglobal_load_dword_addtidglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_load_sbyteglobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_sshortglobal_load_tr_b128global_load_tr_b64global_load_ubyteglobal_load_ubyte_d16global_load_ubyte_d16_higlobal_load_ushortglobal_store_byteglobal_store_byte_d16_higlobal_store_dwordglobal_store_dword_addtidglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_store_shortglobal_store_short_d16_his_add_i32s_add_u32s_add_u64s_addc_u32s_addk_i32s_andn1_saveexec_b32s_andn1_saveexec_b64s_andn1_wrexec_b32s_andn1_wrexec_b64s_andn2_b32s_andn2_b64s_andn2_saveexec_b32s_andn2_saveexec_b64s_andn2_wrexec_b32s_andn2_wrexec_b64s_buffer_load_dwords_buffer_load_dwordx16s_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_call_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32_i64s_getpc_b64s_load_dwords_load_dwordx16s_load_dwordx2s_load_dwordx4s_load_dwordx8s_max_f16s_max_f32s_min_f16s_min_f32s_orn1_saveexec_b32s_orn1_saveexec_b64s_orn2_b32s_orn2_b64s_orn2_saveexec_b32s_orn2_saveexec_b64s_rfe_b64s_setpc_b64s_sub_i32s_sub_u32s_sub_u64s_subb_u32s_swappc_b64s_waitcnt_depctrscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_load_sbytescratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_sshortscratch_load_ubytescratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_ushortscratch_store_bytescratch_store_byte_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_store_shortscratch_store_short_d16_hiv_add3_nc_u32v_cvt_flr_i32_f32v_cvt_pknorm_i16_f16v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f16v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_rpi_i32_f32v_dot4_i32_i8v_dot8_i32_i4v_ffbh_i32v_ffbh_u32v_ffbl_b32v_fma_legacy_f32v_fma_mix_f32_f16v_mad_i64_i32v_mad_u64_u32v_max3_f16v_max3_f32v_max_f16v_max_f32v_max_f64v_maxmin_f16v_maxmin_f32v_med3_f16v_med3_f32v_min3_f16v_min3_f32v_min_f16v_min_f32v_min_f64v_minmax_f16v_minmax_f32v_mul_legacy_f32v_pk_max_f16v_pk_min_f16v_xor_add_u32UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 812] = [
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
    syntax(run(649, 4), 1, 4, [0, 0, 0, 0, 0]),
    syntax(run(653, 8), 5, 4, [0, 0, 3639, 0, 0]),
    syntax(run(661, 8), 5, 4, [0, 0, 5687, 0, 0]),
    syntax(run(669, 8), 5, 4, [0, 0, 5687, 0, 0]),
    syntax(run(677, 8), 5, 4, [0, 0, 9783, 0, 0]),
    syntax(run(685, 7), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(692, 7), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(699, 6), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(705, 12), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(717, 12), 6, 5, [0, 0, 0, 0, 0]),
    syntax(run(729, 1), 0, 6, [0, 0, 0, 0, 0]),
    syntax(run(730, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(733, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(737, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(741, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(746, 8), 6, 9, [3601, 3616, 0, 0, 0]),
    syntax(run(754, 4), 3, 10, [3584, 2656, 0, 0, 0]),
    syntax(run(758, 5), 4, 10, [0, 3584, 2656, 0, 0]),
    syntax(run(763, 6), 6, 11, [3584, 0, 0, 0, 0]),
    syntax(run(769, 9), 9, 11, [3584, 0, 0, 0, 0]),
    syntax(run(778, 2), 2, 1, [2577, 2624, 0, 0, 0]),
    syntax(run(780, 3), 2, 6, [2560, 2656, 0, 0, 0]),
    syntax(run(783, 3), 3, 7, [3601, 4672, 0, 0, 0]),
    syntax(run(786, 4), 4, 7, [0, 3601, 4672, 0, 0]),
    syntax(run(790, 4), 4, 7, [0, 3601, 4672, 0, 0]),
    syntax(run(794, 8), 6, 12, [3601, 5664, 0, 0, 0]),
    syntax(run(802, 5), 3, 13, [3584, 4704, 0, 0, 0]),
    syntax(run(807, 6), 4, 13, [0, 3584, 4704, 0, 0]),
    syntax(run(813, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(823, 3), 3, 7, [5649, 2624, 0, 0, 0]),
    syntax(run(826, 4), 4, 7, [0, 5649, 2624, 0, 0]),
    syntax(run(830, 4), 4, 7, [0, 5649, 2624, 0, 0]),
    syntax(run(834, 8), 6, 9, [5649, 3616, 0, 0, 0]),
    syntax(run(842, 5), 3, 15, [5632, 2656, 0, 0, 0]),
    syntax(run(847, 6), 4, 15, [0, 5632, 2656, 0, 0]),
    syntax(run(853, 10), 10, 11, [5632, 0, 0, 0, 0]),
    syntax(run(863, 5), 3, 15, [3584, 2656, 0, 0, 0]),
    syntax(run(868, 6), 4, 15, [0, 3584, 2656, 0, 0]),
    syntax(run(874, 7), 7, 11, [3584, 0, 0, 0, 0]),
    syntax(run(881, 10), 10, 11, [3584, 0, 0, 0, 0]),
    syntax(run(891, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(899, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(904, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(910, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(917, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(927, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(930, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(934, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(938, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(943, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(951, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(956, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(962, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(969, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(979, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(982, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(986, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(990, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(995, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1003, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(1008, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(1014, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1021, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1031, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(1036, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(1042, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1049, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1059, 8), 6, 12, [5649, 3616, 0, 0, 0]),
    syntax(run(1067, 5), 3, 13, [5632, 2656, 0, 0, 0]),
    syntax(run(1072, 6), 4, 13, [0, 5632, 2656, 0, 0]),
    syntax(run(1078, 10), 10, 14, [5632, 0, 0, 0, 0]),
    syntax(run(1088, 3), 3, 7, [5649, 4672, 0, 0, 0]),
    syntax(run(1091, 4), 4, 7, [0, 5649, 4672, 0, 0]),
    syntax(run(1095, 4), 4, 7, [0, 5649, 4672, 0, 0]),
    syntax(run(1099, 8), 6, 12, [5649, 5664, 0, 0, 0]),
    syntax(run(1107, 5), 3, 13, [5632, 4704, 0, 0, 0]),
    syntax(run(1112, 6), 4, 13, [0, 5632, 4704, 0, 0]),
    syntax(run(1118, 10), 10, 14, [5632, 0, 0, 0, 0]),
    syntax(run(1128, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1131, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1135, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1139, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1144, 8), 6, 9, [3601, 3616, 0, 0, 0]),
    syntax(run(1152, 4), 3, 10, [3584, 2656, 0, 0, 0]),
    syntax(run(1156, 5), 4, 10, [0, 3584, 2656, 0, 0]),
    syntax(run(1161, 6), 6, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1167, 9), 9, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1176, 3), 3, 7, [5649, 4672, 0, 0, 0]),
    syntax(run(1179, 4), 4, 7, [0, 5649, 4672, 0, 0]),
    syntax(run(1183, 4), 4, 7, [0, 5649, 4672, 0, 0]),
    syntax(run(1187, 8), 6, 9, [5649, 5664, 0, 0, 0]),
    syntax(run(1195, 4), 3, 10, [5632, 4704, 0, 0, 0]),
    syntax(run(1199, 5), 4, 10, [0, 5632, 4704, 0, 0]),
    syntax(run(1204, 9), 9, 11, [5632, 0, 0, 0, 0]),
    syntax(run(1213, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1216, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1220, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1224, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1229, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1237, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(1242, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(1248, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1255, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1265, 6), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(1271, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1274, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1278, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1282, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1287, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1295, 4), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(1299, 5), 4, 17, [0, 3584, 2656, 0, 0]),
    syntax(run(1304, 6), 6, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1310, 9), 9, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1319, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1322, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1326, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1330, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1335, 8), 6, 9, [3601, 3616, 0, 0, 0]),
    syntax(run(1343, 5), 3, 15, [3584, 2656, 0, 0, 0]),
    syntax(run(1348, 6), 4, 15, [0, 3584, 2656, 0, 0]),
    syntax(run(1354, 7), 7, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1361, 10), 10, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1371, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1374, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1378, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1382, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1387, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1395, 5), 3, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(1400, 6), 4, 13, [0, 3584, 2656, 0, 0]),
    syntax(run(1406, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1413, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1423, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(1425, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(1427, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1430, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1434, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1438, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1443, 8), 6, 9, [3601, 3616, 0, 0, 0]),
    syntax(run(1451, 4), 3, 10, [3584, 2656, 0, 0, 0]),
    syntax(run(1455, 5), 4, 10, [0, 3584, 2656, 0, 0]),
    syntax(run(1460, 6), 6, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1466, 9), 9, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1475, 6), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(1481, 7), 4, 18, [0, 3584, 2656, 0, 0]),
    syntax(run(1488, 8), 8, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1496, 11), 11, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1507, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(1512, 6), 4, 16, [0, 3584, 2656, 0, 0]),
    syntax(run(1518, 7), 7, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1525, 10), 10, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1535, 3), 3, 7, [5649, 2624, 0, 0, 0]),
    syntax(run(1538, 4), 4, 7, [0, 5649, 2624, 0, 0]),
    syntax(run(1542, 4), 4, 7, [0, 5649, 2624, 0, 0]),
    syntax(run(1546, 5), 3, 19, [5632, 2656, 0, 0, 0]),
    syntax(run(1551, 6), 4, 19, [0, 5632, 2656, 0, 0]),
    syntax(run(1557, 3), 3, 7, [3601, 2624, 0, 0, 0]),
    syntax(run(1560, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1564, 4), 4, 7, [0, 3601, 2624, 0, 0]),
    syntax(run(1568, 5), 5, 8, [3601, 3616, 0, 0, 0]),
    syntax(run(1573, 8), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(1581, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1586, 6), 4, 20, [0, 3584, 2656, 0, 0]),
    syntax(run(1592, 7), 7, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1599, 10), 10, 14, [3584, 0, 0, 0, 0]),
    syntax(run(1609, 3), 3, 1, [0, 3601, 2624, 0, 0]),
    syntax(run(1612, 3), 3, 1, [0, 3601, 2624, 0, 0]),
    syntax(run(1615, 4), 2, 21, [3584, 2656, 0, 0, 0]),
    syntax(run(1619, 5), 3, 21, [0, 3584, 2656, 0, 0]),
    syntax(run(1624, 7), 7, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1631, 10), 10, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1641, 8), 6, 9, [3601, 3616, 0, 0, 0]),
    syntax(run(1649, 6), 3, 22, [3584, 2656, 0, 0, 0]),
    syntax(run(1655, 7), 4, 22, [0, 3584, 2656, 0, 0]),
    syntax(run(1662, 8), 8, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1670, 11), 11, 11, [3584, 0, 0, 0, 0]),
    syntax(run(1681, 5), 5, 7, [3601, 2624, 3593, 0, 0]),
    syntax(run(1686, 6), 6, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(1692, 6), 6, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(1698, 7), 7, 8, [3601, 3616, 3593, 0, 0]),
    syntax(run(1705, 10), 8, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(1715, 6), 5, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(1721, 7), 6, 24, [0, 3584, 2656, 2665, 0]),
    syntax(run(1728, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(1736, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(1747, 4), 4, 7, [5649, 4672, 5641, 0, 0]),
    syntax(run(1751, 5), 5, 7, [0, 5649, 4672, 5641, 0]),
    syntax(run(1756, 5), 5, 7, [0, 5649, 4672, 5641, 0]),
    syntax(run(1761, 9), 7, 23, [5649, 5664, 5641, 0, 0]),
    syntax(run(1770, 6), 4, 26, [5632, 4704, 4713, 0, 0]),
    syntax(run(1776, 7), 5, 26, [0, 5632, 4704, 4713, 0]),
    syntax(run(1783, 11), 11, 25, [5632, 0, 4713, 0, 0]),
    syntax(run(1794, 4), 4, 7, [3601, 2624, 3593, 0, 0]),
    syntax(run(1798, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(1803, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(1808, 6), 6, 8, [3601, 3616, 3593, 0, 0]),
    syntax(run(1814, 9), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(1823, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(1829, 7), 5, 26, [0, 3584, 2656, 2665, 0]),
    syntax(run(1836, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(1844, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(1855, 9), 7, 9, [3601, 3616, 3593, 0, 0]),
    syntax(run(1864, 6), 4, 15, [3584, 2656, 2665, 0, 0]),
    syntax(run(1870, 7), 5, 15, [0, 3584, 2656, 2665, 0]),
    syntax(run(1877, 8), 8, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(1885, 11), 11, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(1896, 5), 4, 10, [3584, 2656, 2665, 0, 0]),
    syntax(run(1901, 6), 5, 10, [0, 3584, 2656, 2665, 0]),
    syntax(run(1907, 7), 7, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(1914, 10), 10, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(1924, 4), 4, 7, [5649, 2624, 5641, 0, 0]),
    syntax(run(1928, 5), 5, 7, [0, 5649, 2624, 5641, 0]),
    syntax(run(1933, 5), 5, 7, [0, 5649, 2624, 5641, 0]),
    syntax(run(1938, 9), 7, 9, [5649, 3616, 5641, 0, 0]),
    syntax(run(1947, 5), 4, 10, [5632, 2656, 4713, 0, 0]),
    syntax(run(1952, 6), 5, 10, [0, 5632, 2656, 4713, 0]),
    syntax(run(1958, 10), 10, 11, [5632, 0, 4713, 0, 0]),
    syntax(run(1968, 6), 6, 7, [3601, 0, 2624, 3593, 0]),
    syntax(run(1974, 7), 7, 7, [0, 3601, 0, 2624, 3593]),
    syntax(run(1981, 7), 7, 7, [0, 3601, 0, 2624, 3593]),
    syntax(run(1988, 8), 8, 8, [3601, 0, 3616, 3593, 0]),
    syntax(run(1996, 11), 9, 9, [3601, 0, 3616, 3593, 0]),
    syntax(run(2007, 8), 6, 15, [3584, 0, 2656, 2665, 0]),
    syntax(run(2015, 9), 7, 15, [0, 3584, 0, 2656, 2665]),
    syntax(run(2024, 10), 10, 11, [3584, 0, 0, 2665, 0]),
    syntax(run(2034, 13), 13, 11, [3584, 0, 0, 2665, 0]),
    syntax(run(2047, 5), 5, 1, [0, 5649, 4672, 0, 5641]),
    syntax(run(2052, 5), 5, 1, [0, 5649, 4672, 5641, 0]),
    syntax(run(2057, 4), 4, 7, [5649, 4672, 5641, 0, 0]),
    syntax(run(2061, 5), 5, 7, [0, 5649, 4672, 5641, 0]),
    syntax(run(2066, 5), 5, 7, [0, 5649, 4672, 5641, 0]),
    syntax(run(2071, 9), 7, 9, [5649, 5664, 5641, 0, 0]),
    syntax(run(2080, 6), 4, 15, [5632, 4704, 4713, 0, 0]),
    syntax(run(2086, 7), 5, 15, [0, 5632, 4704, 4713, 0]),
    syntax(run(2093, 11), 11, 11, [5632, 0, 4713, 0, 0]),
    syntax(run(2104, 5), 4, 10, [5632, 4704, 4713, 0, 0]),
    syntax(run(2109, 6), 5, 10, [0, 5632, 4704, 4713, 0]),
    syntax(run(2115, 5), 5, 1, [0, 3601, 2624, 0, 3593]),
    syntax(run(2120, 5), 5, 1, [0, 3601, 2624, 3593, 0]),
    syntax(run(2125, 4), 4, 7, [3601, 2624, 3593, 0, 0]),
    syntax(run(2129, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(2134, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(2139, 6), 6, 8, [3601, 3616, 3593, 0, 0]),
    syntax(run(2145, 9), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(2154, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(2160, 7), 5, 26, [0, 3584, 2656, 2665, 0]),
    syntax(run(2167, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2175, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2186, 4), 4, 7, [3601, 2624, 3593, 0, 0]),
    syntax(run(2190, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(2195, 5), 5, 7, [0, 3601, 2624, 3593, 0]),
    syntax(run(2200, 6), 6, 8, [3601, 3616, 3593, 0, 0]),
    syntax(run(2206, 9), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(2215, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(2221, 7), 5, 26, [0, 3584, 2656, 2665, 0]),
    syntax(run(2228, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2236, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2247, 5), 5, 1, [0, 3601, 2624, 0, 3593]),
    syntax(run(2252, 5), 5, 1, [0, 3601, 2624, 3593, 0]),
    syntax(run(2257, 9), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(2266, 6), 4, 13, [3584, 2656, 2665, 0, 0]),
    syntax(run(2272, 7), 5, 13, [0, 3584, 2656, 2665, 0]),
    syntax(run(2279, 8), 8, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(2287, 11), 11, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(2298, 3), 3, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(2301, 4), 4, 1, [0, 3601, 2624, 3593, 0]),
    syntax(run(2305, 4), 4, 1, [0, 3601, 2624, 3593, 0]),
    syntax(run(2309, 6), 4, 27, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2315, 7), 5, 27, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2322, 9), 9, 28, [3584, 0, 2665, 2674, 0]),
    syntax(run(2331, 12), 12, 28, [3584, 0, 2665, 2674, 0]),
    syntax(run(2343, 6), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2349, 7), 5, 29, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2356, 9), 9, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2365, 12), 12, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2377, 5), 4, 6, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2382, 6), 5, 6, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2388, 8), 8, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2396, 11), 11, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2407, 6), 4, 27, [5632, 4704, 4713, 4722, 0]),
    syntax(run(2413, 7), 5, 27, [0, 5632, 4704, 4713, 4722]),
    syntax(run(2420, 12), 12, 28, [5632, 0, 4713, 4722, 0]),
    syntax(run(2432, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2439, 8), 5, 30, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2447, 10), 10, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2457, 13), 13, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2470, 6), 4, 31, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2476, 7), 5, 31, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2483, 9), 9, 14, [3584, 0, 2665, 2674, 0]),
    syntax(run(2492, 12), 12, 14, [3584, 0, 2665, 2674, 0]),
    syntax(run(2504, 7), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2511, 8), 5, 32, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2519, 10), 10, 28, [3584, 0, 2665, 2674, 0]),
    syntax(run(2529, 13), 13, 28, [3584, 0, 2665, 2674, 0]),
    syntax(run(2542, 6), 4, 33, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2548, 7), 5, 33, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2555, 9), 9, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2564, 12), 12, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2576, 5), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2581, 6), 5, 34, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2587, 8), 8, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2595, 11), 11, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2606, 6), 4, 29, [5632, 4704, 2665, 4722, 0]),
    syntax(run(2612, 7), 5, 29, [0, 5632, 4704, 2665, 4722]),
    syntax(run(2619, 6), 4, 29, [9728, 4704, 2665, 8818, 0]),
    syntax(run(2625, 7), 5, 29, [0, 9728, 4704, 2665, 8818]),
    syntax(run(2632, 5), 4, 6, [5632, 2656, 2665, 4722, 0]),
    syntax(run(2637, 6), 5, 6, [0, 5632, 2656, 2665, 4722]),
    syntax(run(2643, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2650, 8), 5, 30, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2658, 10), 10, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2668, 13), 13, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2681, 5), 4, 6, [7680, 2656, 4713, 4722, 0]),
    syntax(run(2686, 6), 5, 6, [0, 7680, 2656, 4713, 4722]),
    syntax(run(2692, 5), 4, 6, [9728, 4704, 4713, 4722, 0]),
    syntax(run(2697, 6), 5, 6, [0, 9728, 4704, 4713, 4722]),
    syntax(run(2703, 5), 4, 6, [5632, 4704, 2665, 4722, 0]),
    syntax(run(2708, 6), 5, 6, [0, 5632, 4704, 2665, 4722]),
    syntax(run(2714, 11), 11, 11, [5632, 0, 2665, 4722, 0]),
    syntax(run(2725, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2732, 8), 5, 30, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2740, 10), 10, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2750, 13), 13, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2763, 6), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2769, 7), 5, 35, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2776, 5), 4, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(2781, 6), 5, 36, [0, 3584, 2656, 2665, 0]),
    syntax(run(2787, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2795, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(2806, 4), 2, 31, [2560, 2656, 0, 0, 0]),
    syntax(run(2810, 5), 3, 31, [0, 2560, 2656, 0, 0]),
    syntax(run(2815, 4), 2, 31, [2560, 2656, 0, 0, 0]),
    syntax(run(2819, 5), 3, 31, [0, 2560, 2656, 0, 0]),
    syntax(run(2824, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(2830, 7), 5, 37, [0, 3584, 2656, 2665, 2674]),
    syntax(run(2837, 9), 9, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2846, 12), 12, 11, [3584, 0, 2665, 2674, 0]),
    syntax(run(2858, 5), 4, 6, [3584, 16992, 2665, 2674, 0]),
    syntax(run(2863, 6), 5, 6, [0, 3584, 16992, 2665, 2674]),
    syntax(run(2869, 5), 4, 6, [5632, 16992, 2665, 2674, 0]),
    syntax(run(2874, 6), 5, 6, [0, 5632, 16992, 2665, 2674]),
    syntax(run(2880, 5), 3, 37, [9728, 2656, 2665, 0, 0]),
    syntax(run(2885, 6), 4, 37, [0, 9728, 2656, 2665, 0]),
    syntax(run(2891, 5), 3, 37, [17920, 2656, 2665, 0, 0]),
    syntax(run(2896, 6), 4, 37, [0, 17920, 2656, 2665, 0]),
    syntax(run(2902, 5), 3, 37, [9728, 4704, 2665, 0, 0]),
    syntax(run(2907, 6), 4, 37, [0, 9728, 4704, 2665, 0]),
    syntax(run(2913, 5), 3, 37, [17920, 4704, 2665, 0, 0]),
    syntax(run(2918, 6), 4, 37, [0, 17920, 4704, 2665, 0]),
    syntax(run(2924, 4), 3, 6, [3584, 16992, 2665, 0, 0]),
    syntax(run(2928, 5), 4, 6, [0, 3584, 16992, 2665, 0]),
    syntax(run(2933, 4), 3, 6, [3584, 8800, 2665, 0, 0]),
    syntax(run(2937, 5), 4, 6, [0, 3584, 8800, 2665, 0]),
    syntax(run(2942, 4), 3, 6, [5632, 8800, 2665, 0, 0]),
    syntax(run(2946, 5), 4, 6, [0, 5632, 8800, 2665, 0]),
    syntax(run(2951, 5), 4, 6, [3584, 8800, 2665, 2674, 0]),
    syntax(run(2956, 6), 5, 6, [0, 3584, 8800, 2665, 2674]),
    syntax(run(2962, 5), 4, 6, [5632, 8800, 2665, 2674, 0]),
    syntax(run(2967, 6), 5, 6, [0, 5632, 8800, 2665, 2674]),
    syntax(run(2973, 4), 3, 6, [5632, 16992, 2665, 0, 0]),
    syntax(run(2977, 5), 4, 6, [0, 5632, 16992, 2665, 0]),
    syntax(run(2982, 5), 3, 37, [17920, 6752, 2665, 0, 0]),
    syntax(run(2987, 6), 4, 37, [0, 17920, 6752, 2665, 0]),
    syntax(run(2993, 5), 3, 37, [34304, 6752, 2665, 0, 0]),
    syntax(run(2998, 6), 4, 37, [0, 34304, 6752, 2665, 0]),
    syntax(run(3004, 4), 3, 6, [7680, 33376, 2665, 0, 0]),
    syntax(run(3008, 5), 4, 6, [0, 7680, 33376, 2665, 0]),
    syntax(run(3013, 4), 3, 6, [7680, 16992, 2665, 0, 0]),
    syntax(run(3017, 5), 4, 6, [0, 7680, 16992, 2665, 0]),
    syntax(run(3022, 5), 4, 6, [7680, 33376, 2665, 2674, 0]),
    syntax(run(3027, 6), 5, 6, [0, 7680, 33376, 2665, 2674]),
    syntax(run(3033, 5), 4, 6, [7680, 16992, 2665, 2674, 0]),
    syntax(run(3038, 6), 5, 6, [0, 7680, 16992, 2665, 2674]),
    syntax(run(3044, 6), 4, 29, [5632, 2656, 2665, 4722, 0]),
    syntax(run(3050, 7), 5, 29, [0, 5632, 2656, 2665, 4722]),
    syntax(run(3057, 12), 12, 11, [5632, 0, 2665, 4722, 0]),
    syntax(run(3069, 7), 5, 38, [3584, 0, 2656, 2665, 2674]),
    syntax(run(3076, 8), 6, 38, [0, 3584, 0, 2656, 2665]),
    syntax(run(3084, 7), 5, 38, [5632, 0, 4704, 4713, 4722]),
    syntax(run(3091, 8), 6, 38, [0, 5632, 0, 4704, 4713]),
    syntax(run(3099, 13), 13, 39, [5632, 0, 0, 4713, 4722]),
    syntax(run(3112, 7), 5, 29, [5632, 0, 2656, 2665, 4722]),
    syntax(run(3119, 8), 6, 29, [0, 5632, 0, 2656, 2665]),
    syntax(run(3127, 13), 13, 11, [5632, 0, 0, 2665, 4722]),
    syntax(run(3140, 6), 4, 29, [3584, 0, 2656, 2665, 0]),
    syntax(run(3146, 7), 5, 29, [0, 3584, 0, 2656, 2665]),
    syntax(run(3153, 9), 9, 11, [3584, 0, 0, 2665, 0]),
    syntax(run(3162, 12), 12, 11, [3584, 0, 0, 2665, 0]),
    syntax(run(3174, 6), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(3180, 7), 4, 40, [0, 3584, 2656, 2665, 0]),
    syntax(run(3187, 9), 9, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(3196, 12), 12, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(3208, 4), 3, 6, [3584, 2656, 2665, 0, 0]),
    syntax(run(3212, 5), 4, 6, [0, 3584, 2656, 2665, 0]),
    syntax(run(3217, 7), 7, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(3224, 10), 10, 11, [3584, 0, 2665, 0, 0]),
    syntax(run(3234, 5), 3, 41, [3584, 2656, 2665, 0, 0]),
    syntax(run(3239, 6), 4, 41, [0, 3584, 2656, 2665, 0]),
    syntax(run(3245, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3253, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3264, 5), 3, 35, [3584, 2656, 2665, 0, 0]),
    syntax(run(3269, 6), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(3275, 7), 4, 42, [0, 3584, 2656, 2665, 0]),
    syntax(run(3282, 9), 9, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3291, 12), 12, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3303, 4), 3, 6, [3584, 2656, 2665, 0, 0]),
    syntax(run(3307, 5), 4, 6, [0, 3584, 2656, 2665, 0]),
    syntax(run(3312, 4), 3, 6, [5632, 4704, 4713, 0, 0]),
    syntax(run(3316, 5), 4, 6, [0, 5632, 4704, 4713, 0]),
    syntax(run(3321, 10), 10, 11, [5632, 0, 4713, 0, 0]),
    syntax(run(3331, 5), 3, 31, [3584, 2656, 2665, 0, 0]),
    syntax(run(3336, 6), 4, 31, [0, 3584, 2656, 2665, 0]),
    syntax(run(3342, 8), 8, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3350, 11), 11, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3361, 5), 3, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(3366, 6), 4, 29, [0, 3584, 2656, 2665, 0]),
    syntax(run(3372, 5), 3, 31, [5632, 4704, 2665, 0, 0]),
    syntax(run(3377, 6), 4, 31, [0, 5632, 4704, 2665, 0]),
    syntax(run(3383, 11), 11, 14, [5632, 0, 2665, 0, 0]),
    syntax(run(3394, 4), 3, 6, [5632, 2656, 4713, 0, 0]),
    syntax(run(3398, 5), 4, 6, [0, 5632, 2656, 4713, 0]),
    syntax(run(3403, 5), 3, 41, [5632, 4704, 4713, 0, 0]),
    syntax(run(3408, 6), 4, 41, [0, 5632, 4704, 4713, 0]),
    syntax(run(3414, 4), 3, 6, [2560, 2656, 2665, 0, 0]),
    syntax(run(3418, 5), 3, 41, [3584, 2656, 2665, 0, 0]),
    syntax(run(3423, 6), 4, 41, [0, 3584, 2656, 2665, 0]),
    syntax(run(3429, 6), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(3435, 7), 4, 42, [0, 3584, 2656, 2665, 0]),
    syntax(run(3442, 9), 9, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3451, 12), 12, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3463, 6), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(3469, 7), 4, 42, [0, 3584, 2656, 2665, 0]),
    syntax(run(3476, 9), 9, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3485, 12), 12, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3497, 5), 3, 43, [3584, 2656, 2665, 0, 0]),
    syntax(run(3502, 6), 4, 43, [0, 3584, 2656, 2665, 0]),
    syntax(run(3508, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3516, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3527, 6), 3, 44, [3584, 2656, 2665, 0, 0]),
    syntax(run(3533, 7), 4, 44, [0, 3584, 2656, 2665, 0]),
    syntax(run(3540, 9), 9, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3549, 12), 12, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3561, 5), 3, 45, [3584, 2656, 2665, 0, 0]),
    syntax(run(3566, 6), 4, 45, [0, 3584, 2656, 2665, 0]),
    syntax(run(3572, 8), 8, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3580, 11), 11, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3591, 5), 3, 41, [3584, 2656, 2665, 0, 0]),
    syntax(run(3596, 6), 4, 41, [0, 3584, 2656, 2665, 0]),
    syntax(run(3602, 8), 8, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3610, 11), 11, 25, [3584, 0, 2665, 0, 0]),
    syntax(run(3621, 6), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3627, 7), 5, 41, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3634, 9), 9, 25, [3584, 0, 2665, 2674, 0]),
    syntax(run(3643, 12), 12, 25, [3584, 0, 2665, 2674, 0]),
    syntax(run(3655, 5), 3, 41, [3584, 2656, 2665, 0, 0]),
    syntax(run(3660, 6), 4, 41, [0, 3584, 2656, 2665, 0]),
    syntax(run(3666, 6), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3672, 7), 5, 41, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3679, 9), 9, 25, [3584, 0, 2665, 2674, 0]),
    syntax(run(3688, 12), 12, 25, [3584, 0, 2665, 2674, 0]),
    syntax(run(3700, 5), 2, 46, [3584, 2656, 0, 0, 0]),
    syntax(run(3705, 6), 3, 46, [0, 3584, 2656, 0, 0]),
    syntax(run(3711, 11), 11, 14, [3584, 0, 0, 0, 0]),
    syntax(run(3722, 8), 8, 14, [3584, 0, 0, 0, 0]),
    syntax(run(3730, 6), 3, 47, [3584, 2656, 2665, 0, 0]),
    syntax(run(3736, 7), 4, 47, [0, 3584, 2656, 2665, 0]),
    syntax(run(3743, 9), 9, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3752, 12), 12, 14, [3584, 0, 2665, 0, 0]),
    syntax(run(3764, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3773, 10), 5, 48, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3783, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3791, 9), 4, 49, [0, 3584, 2656, 2665, 0]),
    syntax(run(3800, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3809, 10), 5, 48, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3819, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3827, 9), 4, 49, [0, 3584, 2656, 2665, 0]),
    syntax(run(3836, 9), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3845, 10), 5, 48, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3855, 7), 4, 50, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3862, 8), 5, 50, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3870, 7), 4, 51, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3877, 8), 5, 51, [0, 3584, 2656, 2665, 2674]),
    syntax(run(3885, 9), 4, 48, [5632, 4704, 4713, 4722, 0]),
    syntax(run(3894, 10), 5, 48, [0, 5632, 4704, 4713, 4722]),
    syntax(run(3904, 7), 4, 32, [3584, 0, 0, 0, 0]),
    syntax(run(3911, 8), 5, 32, [0, 3584, 0, 0, 0]),
    syntax(run(3919, 10), 10, 28, [3584, 0, 0, 0, 0]),
    syntax(run(3929, 13), 13, 28, [3584, 0, 0, 0, 0]),
    syntax(run(3942, 8), 3, 49, [3584, 2656, 2665, 0, 0]),
    syntax(run(3950, 9), 4, 49, [0, 3584, 2656, 2665, 0]),
    syntax(run(3959, 8), 3, 49, [5632, 4704, 4713, 0, 0]),
    syntax(run(3967, 9), 4, 49, [0, 5632, 4704, 4713, 0]),
    syntax(run(3976, 8), 4, 33, [17920, 0, 0, 17010, 0]),
    syntax(run(3984, 7), 4, 32, [3584, 0, 0, 0, 0]),
    syntax(run(3991, 8), 5, 32, [0, 3584, 0, 0, 0]),
    syntax(run(3999, 10), 10, 28, [3584, 0, 0, 0, 0]),
    syntax(run(4009, 13), 13, 28, [3584, 0, 0, 0, 0]),
    syntax(run(4022, 8), 4, 52, [17920, 4704, 4713, 17010, 0]),
    syntax(run(4030, 8), 4, 52, [17920, 16992, 17001, 17010, 0]),
    syntax(run(4038, 8), 4, 52, [9728, 16992, 17001, 8818, 0]),
    syntax(run(4046, 8), 4, 52, [9728, 16992, 17001, 17010, 0]),
    syntax(run(4054, 9), 4, 53, [17920, 16992, 33385, 2674, 0]),
    syntax(run(4063, 9), 4, 53, [9728, 16992, 33385, 2674, 0]),
    syntax(run(4072, 9), 4, 54, [17920, 16992, 17001, 17010, 0]),
    syntax(run(4081, 9), 4, 53, [17920, 16992, 33385, 4722, 0]),
    syntax(run(4090, 9), 4, 53, [9728, 16992, 33385, 4722, 0]),
    syntax(run(4099, 10), 4, 55, [17920, 16992, 33385, 4722, 0]),
    syntax(run(4109, 8), 4, 52, [17920, 33376, 33385, 17010, 0]),
    syntax(run(4117, 8), 4, 52, [9728, 33376, 33385, 8818, 0]),
    syntax(run(4125, 6), 4, 56, [34304, 33376, 17001, 33394, 0]),
    syntax(run(4131, 16), 16, 1, [0, 0, 0, 0, 2656]),
    syntax(run(4147, 14), 14, 1, [0, 0, 0, 0, 2656]),
    syntax(run(4161, 16), 16, 1, [0, 0, 0, 0, 4704]),
    syntax(run(4177, 14), 14, 1, [0, 0, 0, 0, 4704]),
    syntax(run(4191, 6), 4, 26, [0, 2656, 2665, 0, 0]),
    syntax(run(4197, 7), 5, 26, [0, 0, 2656, 2665, 0]),
    syntax(run(4204, 8), 8, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4212, 11), 11, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4223, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4227, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4232, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4237, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(4242, 8), 6, 57, [0, 3616, 3593, 0, 0]),
    syntax(run(4250, 6), 4, 26, [0, 2656, 2665, 0, 0]),
    syntax(run(4256, 7), 5, 26, [0, 0, 2656, 2665, 0]),
    syntax(run(4263, 8), 8, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4271, 11), 11, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4282, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4286, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4291, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4296, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(4301, 8), 6, 57, [0, 3616, 3593, 0, 0]),
    syntax(run(4309, 6), 4, 26, [0, 4704, 4713, 0, 0]),
    syntax(run(4315, 7), 5, 26, [0, 0, 4704, 4713, 0]),
    syntax(run(4322, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4326, 5), 5, 7, [0, 0, 4672, 5641, 0]),
    syntax(run(4331, 5), 5, 7, [0, 0, 4672, 5641, 0]),
    syntax(run(4336, 5), 4, 10, [0, 2656, 2665, 0, 0]),
    syntax(run(4341, 6), 5, 10, [0, 0, 2656, 2665, 0]),
    syntax(run(4347, 7), 7, 11, [0, 0, 2665, 0, 0]),
    syntax(run(4354, 10), 10, 11, [0, 0, 2665, 0, 0]),
    syntax(run(4364, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4368, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4373, 5), 5, 7, [0, 0, 2624, 3593, 0]),
    syntax(run(4378, 5), 5, 1, [0, 3616, 3593, 0, 0]),
    syntax(run(4383, 8), 6, 58, [0, 3616, 3593, 0, 0]),
    syntax(run(4391, 5), 4, 10, [0, 2656, 2665, 0, 0]),
    syntax(run(4396, 6), 5, 10, [0, 0, 2656, 2665, 0]),
    syntax(run(4402, 7), 7, 11, [0, 0, 2665, 0, 0]),
    syntax(run(4409, 10), 10, 11, [0, 0, 2665, 0, 0]),
    syntax(run(4419, 8), 6, 58, [0, 3616, 3593, 0, 0]),
    syntax(run(4427, 5), 4, 10, [0, 4704, 4713, 0, 0]),
    syntax(run(4432, 6), 5, 10, [0, 0, 4704, 4713, 0]),
    syntax(run(4438, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4442, 5), 5, 7, [0, 0, 4672, 5641, 0]),
    syntax(run(4447, 5), 5, 7, [0, 0, 4672, 5641, 0]),
    syntax(run(4452, 5), 4, 24, [0, 2656, 2665, 0, 0]),
    syntax(run(4457, 6), 5, 24, [0, 0, 2656, 2665, 0]),
    syntax(run(4463, 7), 7, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4470, 10), 10, 25, [0, 0, 2665, 0, 0]),
    syntax(run(4480, 5), 4, 17, [0, 2656, 2665, 0, 0]),
    syntax(run(4485, 6), 5, 17, [0, 0, 2656, 2665, 0]),
    syntax(run(4491, 7), 7, 14, [0, 0, 2665, 0, 0]),
    syntax(run(4498, 10), 10, 14, [0, 0, 2665, 0, 0]),
    syntax(run(4508, 8), 6, 59, [0, 3616, 3593, 0, 0]),
    syntax(run(4516, 5), 4, 17, [0, 4704, 2665, 0, 0]),
    syntax(run(4521, 6), 5, 17, [0, 0, 4704, 2665, 0]),
    syntax(run(4527, 4), 4, 7, [0, 4672, 3593, 0, 0]),
    syntax(run(4531, 5), 5, 7, [0, 0, 4672, 3593, 0]),
    syntax(run(4536, 5), 5, 7, [0, 0, 4672, 3593, 0]),
    syntax(run(4541, 5), 3, 26, [2656, 2665, 0, 0, 0]),
    syntax(run(4546, 6), 4, 26, [0, 2656, 2665, 0, 0]),
    syntax(run(4552, 7), 7, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4559, 10), 10, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4569, 3), 3, 7, [2624, 3593, 0, 0, 0]),
    syntax(run(4572, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4576, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4580, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(4584, 7), 5, 57, [3616, 3593, 0, 0, 0]),
    syntax(run(4591, 5), 3, 26, [2656, 2665, 0, 0, 0]),
    syntax(run(4596, 6), 4, 26, [0, 2656, 2665, 0, 0]),
    syntax(run(4602, 7), 7, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4609, 10), 10, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4619, 3), 3, 7, [2624, 3593, 0, 0, 0]),
    syntax(run(4622, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4626, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4630, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(4634, 7), 5, 57, [3616, 3593, 0, 0, 0]),
    syntax(run(4641, 5), 3, 26, [4704, 4713, 0, 0, 0]),
    syntax(run(4646, 6), 4, 26, [0, 4704, 4713, 0, 0]),
    syntax(run(4652, 3), 3, 7, [4672, 5641, 0, 0, 0]),
    syntax(run(4655, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4659, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4663, 4), 3, 10, [2656, 2665, 0, 0, 0]),
    syntax(run(4667, 5), 4, 10, [0, 2656, 2665, 0, 0]),
    syntax(run(4672, 6), 6, 11, [0, 2665, 0, 0, 0]),
    syntax(run(4678, 9), 9, 11, [0, 2665, 0, 0, 0]),
    syntax(run(4687, 3), 3, 7, [2624, 3593, 0, 0, 0]),
    syntax(run(4690, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4694, 4), 4, 7, [0, 2624, 3593, 0, 0]),
    syntax(run(4698, 4), 4, 1, [3616, 3593, 0, 0, 0]),
    syntax(run(4702, 7), 5, 58, [3616, 3593, 0, 0, 0]),
    syntax(run(4709, 4), 3, 10, [2656, 2665, 0, 0, 0]),
    syntax(run(4713, 5), 4, 10, [0, 2656, 2665, 0, 0]),
    syntax(run(4718, 6), 6, 11, [0, 2665, 0, 0, 0]),
    syntax(run(4724, 9), 9, 11, [0, 2665, 0, 0, 0]),
    syntax(run(4733, 7), 5, 58, [3616, 3593, 0, 0, 0]),
    syntax(run(4740, 4), 3, 10, [4704, 4713, 0, 0, 0]),
    syntax(run(4744, 5), 4, 10, [0, 4704, 4713, 0, 0]),
    syntax(run(4749, 3), 3, 7, [4672, 5641, 0, 0, 0]),
    syntax(run(4752, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4756, 4), 4, 7, [0, 4672, 5641, 0, 0]),
    syntax(run(4760, 4), 3, 24, [2656, 2665, 0, 0, 0]),
    syntax(run(4764, 5), 4, 24, [0, 2656, 2665, 0, 0]),
    syntax(run(4769, 6), 6, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4775, 9), 9, 25, [0, 2665, 0, 0, 0]),
    syntax(run(4784, 4), 3, 17, [2656, 2665, 0, 0, 0]),
    syntax(run(4788, 5), 4, 17, [0, 2656, 2665, 0, 0]),
    syntax(run(4793, 6), 6, 14, [0, 2665, 0, 0, 0]),
    syntax(run(4799, 9), 9, 14, [0, 2665, 0, 0, 0]),
    syntax(run(4808, 7), 5, 59, [3616, 3593, 0, 0, 0]),
    syntax(run(4815, 4), 3, 17, [4704, 2665, 0, 0, 0]),
    syntax(run(4819, 5), 4, 17, [0, 4704, 2665, 0, 0]),
    syntax(run(4824, 3), 3, 7, [4672, 3593, 0, 0, 0]),
    syntax(run(4827, 4), 4, 7, [0, 4672, 3593, 0, 0]),
    syntax(run(4831, 4), 4, 7, [0, 4672, 3593, 0, 0]),
    syntax(run(4835, 4), 4, 60, [0, 4672, 5680, 5688, 0]),
    syntax(run(4839, 3), 3, 61, [0, 4672, 5680, 0, 0]),
    syntax(run(4842, 3), 3, 61, [0, 2624, 3632, 0, 0]),
    syntax(run(4845, 3), 3, 62, [0, 2656, 0, 0, 0]),
    syntax(run(4848, 3), 3, 1, [3640, 2624, 3593, 0, 0]),
    syntax(run(4851, 4), 4, 1, [0, 3640, 2624, 3593, 0]),
    syntax(run(4855, 3), 3, 1, [0, 2656, 3625, 0, 0]),
    syntax(run(4858, 4), 4, 1, [0, 0, 2656, 3625, 0]),
    syntax(run(4862, 5), 5, 1, [0, 3640, 2624, 3593, 0]),
    syntax(run(4867, 5), 5, 1, [0, 0, 2656, 3625, 0]),
    syntax(run(4872, 5), 5, 1, [0, 3640, 2624, 0, 3593]),
    syntax(run(4877, 5), 5, 1, [0, 0, 2656, 0, 3625]),
    syntax(run(4882, 2), 2, 1, [0, 2624, 0, 0, 0]),
    syntax(run(4884, 2), 2, 1, [0, 2656, 0, 0, 0]),
    syntax(run(4886, 2), 2, 1, [3640, 2624, 0, 0, 0]),
    syntax(run(4888, 3), 3, 1, [0, 3640, 2624, 0, 0]),
    syntax(run(4891, 2), 2, 1, [0, 2656, 0, 0, 0]),
    syntax(run(4893, 3), 3, 1, [0, 0, 2656, 0, 0]),
    syntax(run(4896, 4), 4, 61, [0, 2624, 3632, 0, 0]),
    syntax(run(4900, 4), 4, 62, [0, 2656, 0, 0, 0]),
    syntax(run(4904, 3), 3, 1, [0, 2624, 3632, 0, 0]),
    syntax(run(4907, 3), 3, 1, [0, 2656, 0, 0, 0]),
    syntax(run(4910, 4), 4, 1, [0, 2656, 0, 0, 0]),
    syntax(run(4914, 4), 4, 60, [0, 2624, 3632, 3640, 0]),
    syntax(run(4918, 4), 4, 63, [0, 2656, 0, 0, 0]),
    syntax(run(4922, 7), 4, 4, [3616, 0, 0, 0, 0]),
    syntax(run(4929, 7), 4, 4, [5664, 0, 0, 0, 0]),
    syntax(run(4936, 7), 4, 4, [7712, 0, 0, 0, 0]),
    syntax(run(4943, 7), 4, 4, [9760, 0, 0, 0, 0]),
    syntax(run(4950, 7), 4, 4, [0, 3639, 0, 0, 0]),
    syntax(run(4957, 7), 4, 4, [0, 5687, 0, 0, 0]),
    syntax(run(4964, 7), 4, 4, [0, 7735, 0, 0, 0]),
    syntax(run(4971, 7), 4, 4, [0, 9783, 0, 0, 0]),
    syntax(run(4978, 7), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(4985, 7), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(4992, 5), 2, 4, [4544, 0, 0, 0, 0]),
    syntax(run(4997, 4), 1, 4, [0, 0, 0, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 64] = [
    frame(s(0, 0), 0, [0x0, 0x100000001f00000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7c000000400080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7d000000000080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xfc0000000000f0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11321, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(11334, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(11334, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(11367, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11371, 8), 1, [0x0, 0x0, 0x0]),
    frame(s(11334, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(11367, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(11371, 8), 1, [0x2000000000000100, 0x0, 0x0]),
    frame(s(11367, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(11367, 4), 1, [0x0, 0x1800000000001800, 0x0]),
    frame(s(11367, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
    frame(s(11367, 4), 1, [0x0, 0x1800000000009800, 0x0]),
    frame(s(11367, 4), 1, [0x0, 0x1800000000004800, 0x0]),
    frame(s(11367, 4), 1, [0x2000000000000100, 0x1800000000004800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000004800, 0x0]),
    frame(s(11367, 4), 1, [0x0, 0x1800000000005800, 0x0]),
    frame(s(11334, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(11367, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(11371, 8), 1, [0x6000000000000300, 0x0, 0x0]),
    frame(s(11367, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(11371, 8), 1, [0xe000000000000700, 0x0, 0x0]),
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
    frame(s(11371, 8), 1, [0xe000000000000000, 0x0, 0x0]),
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
    frame(s(0, 0), 0, [0x0, 0xe000000000006700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000007f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe00000000000e700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe00000000000ff00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000000700, 0x0]),
    frame(s(0, 0), 0, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000000, 0x0]),
    frame(s(0, 0), 0, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(0, 0), 0, [0xe0000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x60000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x300000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x700000000000, 0x0, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 311] = [
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
    Number(bits(72, 24), s(5012, 6), Signed),
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
        present: Here,
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
        present: Here,
    }),
    Number(bits(22, 4), s(11117, 5), InHex),
    Choice(bits(0, 3), s(11264, 3), run(44, 8), true),
    Flag(4, s(11267, 4)),
    Flag(6, s(11271, 3)),
    Flag(55, s(5018, 3)),
    Flag(5, s(11274, 3)),
    OutputModifier(bits(59, 2), false),
    Suffix(s(11321, 4)),
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
    Suffix(s(11334, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(11338, 8), AlwaysInHex),
    Number(bits(56, 4), s(11346, 9), AlwaysInHex),
    Number(bits(51, 1), s(11355, 10), Unsigned),
    Number(bits(50, 1), s(11365, 2), Unsigned),
    Suffix(s(11367, 4)),
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
    Suffix(s(11371, 8)),
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
    Number(bits(92, 4), s(11338, 8), AlwaysInHex),
    Number(bits(88, 4), s(11346, 9), AlwaysInHex),
    Number(bits(83, 1), s(11355, 10), Unsigned),
    Number(bits(82, 1), s(11365, 2), Unsigned),
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
    Flag(15, s(11411, 5)),
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
    Number(bits(12, 1), s(11355, 10), Unsigned),
    Number(bits(11, 1), s(11365, 2), Unsigned),
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
    Choice(bits(11, 2), s(12506, 8), run(52, 3), false),
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
    Bools(s(12543, 6), [11, 14, 255, 255], false),
    Bools(s(12543, 6), [254, 14, 255, 255], false),
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
    Bools(s(12543, 6), [11, 12, 13, 14], false),
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
    Pieces(s(13854, 6), [bits(61, 3), bits(8, 3), bits(59, 2)]),
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
    Bools(s(12543, 6), [11, 12, 255, 255], false),
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
    Number(bits(11, 4), s(14866, 9), Unsigned),
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
    Bools(s(12543, 6), [11, 12, 14, 255], false),
    Number(bits(13, 2), s(12506, 8), Unsigned),
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
    Bools(s(12543, 6), [11, 12, 254, 255], false),
    Bools(s(12543, 6), [11, 12, 13, 255], false),
    Bools(s(17036, 9), [59, 60, 14, 255], true),
    Bools(s(17045, 6), [61, 62, 63, 255], false),
    Bools(s(17051, 6), [8, 9, 10, 255], false),
    Bools(s(17036, 9), [59, 60, 255, 255], true),
    Bools(s(17045, 6), [61, 62, 255, 255], false),
    Bools(s(17051, 6), [8, 9, 255, 255], false),
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
    Bools(s(17036, 9), [59, 60, 14, 255], false),
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
        s(17732, 12),
        run(55, 5),
    ),
    ChoiceApart(
        Apart {
            low: bits(59, 2),
            high: 14,
        },
        s(17744, 12),
        run(55, 5),
    ),
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
    Flag(13, s(17901, 14)),
    Flag(14, s(17915, 14)),
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
    Number(bits(11, 2), s(18074, 9), Unsigned),
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
        s(17732, 12),
        run(55, 5),
    ),
    ChoiceApart(
        Apart {
            low: bits(123, 2),
            high: 78,
        },
        s(17744, 12),
        run(55, 5),
    ),
    Choice(bits(11, 1), s(19002, 14), run(60, 2), false),
    Choice(bits(59, 1), s(19016, 14), run(60, 2), false),
    Choice(bits(61, 2), s(19091, 18), run(62, 3), false),
    Choice(bits(8, 2), s(19109, 18), run(62, 3), false),
    Bools(s(17045, 6), [125, 126, 127, 255], false),
    Bools(s(17051, 6), [72, 73, 74, 255], false),
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
    Number(bits(80, 8), s(13854, 6), Small),
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
pub static NAMES: [(u16, Str); 65] = [
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
    (0, s(11122, 14)),
    (1, s(11136, 14)),
    (2, s(11150, 14)),
    (3, s(11164, 16)),
    (4, s(11180, 20)),
    (5, s(11200, 20)),
    (6, s(11220, 19)),
    (7, s(11239, 25)),
    (1, s(12503, 1)),
    (2, s(12504, 1)),
    (3, s(12505, 1)),
    (0, s(17662, 14)),
    (1, s(17676, 14)),
    (2, s(17690, 14)),
    (3, s(17704, 14)),
    (4, s(17718, 14)),
    (0, s(18968, 17)),
    (1, s(18985, 17)),
    (0, s(19030, 19)),
    (1, s(19049, 21)),
    (2, s(19070, 21)),
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
pub static ORDER: [u16; 5001] = [
    0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 7, 1, 2, 3, 4, 5, 8, 1, 2, 3, 4, 5, 9, 1, 2, 3, 4, 5,
    10, 1, 2, 3, 4, 5, 0, 11, 2, 3, 4, 5, 6, 11, 2, 3, 4, 5, 7, 11, 2, 3, 4, 5, 8, 11, 2, 3,
    4, 5, 9, 11, 2, 3, 4, 5, 10, 11, 2, 3, 4, 5, 12, 1, 2, 12, 11, 2, 1, 13, 14, 12, 13, 14,
    12, 11, 13, 14, 12, 15, 16, 17, 15, 16, 18, 15, 16, 19, 20, 17, 19, 20, 18, 19, 20, 19,
    15, 20, 17, 15, 20, 18, 15, 20, 19, 16, 17, 19, 16, 18, 19, 16, 20, 17, 20, 18, 20, 15,
    21, 19, 21, 16, 17, 16, 18, 16, 15, 16, 22, 17, 15, 16, 22, 18, 15, 16, 22, 19, 20, 22,
    17, 19, 20, 22, 18, 19, 20, 22, 19, 20, 23, 17, 19, 20, 23, 18, 19, 20, 23, 19, 16, 22,
    17, 19, 16, 22, 18, 19, 16, 22, 17, 15, 16, 22, 24, 17, 15, 16, 24, 22, 25, 16, 22, 17,
    25, 16, 22, 18, 25, 16, 22, 26, 27, 28, 17, 26, 27, 28, 18, 26, 27, 28, 16, 22, 17, 16,
    22, 18, 16, 22, 20, 22, 17, 20, 22, 18, 20, 22, 20, 23, 17, 20, 23, 18, 20, 23, 29, 30,
    17, 29, 30, 18, 29, 30, 15, 31, 32, 15, 33, 33, 15, 17, 33, 34, 19, 35, 36, 31, 37, 38,
    35, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 42, 43, 44, 45, 46, 47, 48, 49,
    50, 52, 42, 43, 44, 45, 46, 47, 48, 49, 50, 53, 42, 43, 44, 45, 46, 47, 48, 49, 50, 41,
    42, 43, 44, 45, 46, 47, 54, 49, 50, 51, 42, 43, 44, 45, 46, 47, 54, 49, 50, 52, 42, 43,
    44, 45, 46, 47, 54, 49, 50, 53, 42, 43, 44, 45, 46, 47, 54, 49, 50, 41, 42, 43, 44, 45,
    46, 47, 55, 49, 50, 51, 42, 43, 44, 45, 46, 47, 55, 49, 50, 53, 42, 43, 44, 45, 46, 47,
    55, 49, 50, 56, 57, 58, 56, 57, 59, 58, 56, 57, 59, 60, 61, 58, 56, 62, 58, 63, 56, 57,
    58, 63, 56, 57, 59, 58, 64, 56, 57, 59, 60, 61, 63, 56, 65, 63, 56, 58, 64, 56, 60, 61,
    63, 58, 56, 66, 58, 56, 66, 67, 58, 56, 66, 67, 60, 61, 56, 68, 58, 56, 58, 64, 56, 66,
    58, 64, 56, 66, 67, 58, 69, 56, 66, 67, 60, 61, 70, 56, 68, 58, 64, 56, 58, 69, 56, 60,
    61, 56, 71, 58, 56, 72, 58, 73, 56, 71, 58, 74, 56, 72, 58, 57, 58, 56, 75, 58, 56, 76,
    58, 77, 56, 58, 69, 56, 58, 56, 78, 79, 47, 80, 48, 49, 81, 78, 79, 47, 80, 48, 49, 82,
    78, 79, 47, 80, 48, 49, 83, 78, 79, 47, 80, 48, 49, 78, 84, 79, 47, 80, 54, 49, 78, 85,
    79, 47, 80, 54, 49, 78, 86, 79, 47, 80, 54, 49, 78, 87, 79, 47, 80, 54, 49, 88, 78, 84,
    79, 47, 80, 55, 49, 88, 78, 85, 79, 47, 80, 55, 49, 89, 78, 85, 79, 47, 80, 55, 49, 89,
    78, 87, 79, 47, 80, 55, 49, 78, 79, 47, 80, 48, 49, 56, 90, 91, 47, 80, 48, 49, 81, 90,
    91, 47, 80, 48, 49, 82, 90, 91, 47, 80, 48, 49, 83, 90, 91, 47, 80, 48, 49, 90, 84, 91,
    47, 80, 54, 49, 90, 85, 91, 47, 80, 54, 49, 90, 86, 91, 47, 80, 54, 49, 90, 87, 91, 47,
    80, 54, 49, 56, 92, 47, 80, 48, 49, 84, 92, 47, 80, 54, 49, 47, 80, 48, 49, 88, 90, 84,
    91, 47, 80, 55, 49, 88, 90, 85, 91, 47, 80, 55, 49, 89, 90, 85, 91, 47, 80, 55, 49, 89,
    90, 87, 91, 47, 80, 55, 49, 93, 90, 91, 47, 80, 48, 49, 90, 94, 91, 47, 80, 54, 49, 90,
    91, 47, 80, 48, 49, 95, 96, 97, 98, 99, 100, 48, 49, 101, 102, 103, 104, 95, 96, 97, 98,
    99, 100, 54, 49, 101, 102, 103, 104, 105, 106, 107, 108, 106, 17, 107, 108, 106, 18, 107,
    108, 109, 107, 56, 110, 111, 109, 107, 56, 112, 113, 114, 115, 116, 117, 118, 119, 105,
    117, 120, 118, 119, 105, 121, 118, 122, 105, 123, 124, 121, 118, 122, 105, 125, 126, 127,
    128, 129, 130, 108, 16, 119, 105, 106, 107, 131, 106, 17, 107, 131, 106, 18, 107, 131,
    109, 107, 132, 112, 113, 114, 115, 116, 117, 118, 133, 134, 135, 117, 120, 118, 133, 134,
    135, 121, 118, 136, 134, 135, 125, 126, 127, 128, 129, 106, 137, 108, 106, 17, 137, 108,
    106, 18, 137, 108, 109, 137, 56, 112, 113, 114, 115, 116, 117, 138, 119, 134, 135, 117,
    120, 138, 119, 134, 135, 121, 138, 122, 134, 135, 125, 126, 127, 128, 129, 117, 118, 119,
    134, 135, 117, 120, 118, 119, 134, 135, 121, 118, 122, 134, 135, 123, 124, 121, 118, 122,
    134, 135, 125, 126, 127, 128, 129, 109, 107, 139, 112, 113, 114, 115, 116, 117, 118, 140,
    134, 135, 117, 120, 118, 140, 134, 135, 121, 118, 141, 134, 135, 123, 124, 121, 118, 141,
    134, 135, 125, 126, 127, 128, 129, 106, 142, 108, 106, 17, 142, 108, 106, 18, 142, 108,
    109, 142, 56, 110, 111, 109, 142, 139, 112, 113, 114, 115, 116, 117, 143, 140, 134, 135,
    117, 120, 143, 140, 134, 135, 121, 143, 141, 134, 135, 123, 124, 121, 143, 141, 134, 135,
    125, 126, 127, 128, 129, 106, 107, 144, 106, 17, 107, 144, 106, 18, 107, 144, 109, 107,
    145, 110, 111, 109, 107, 146, 112, 113, 114, 115, 116, 117, 118, 147, 134, 135, 117, 120,
    118, 147, 134, 135, 121, 118, 148, 134, 135, 123, 124, 121, 118, 148, 134, 135, 125, 126,
    127, 128, 129, 117, 118, 140, 134, 105, 117, 120, 118, 140, 134, 105, 121, 118, 141, 134,
    105, 123, 124, 121, 118, 141, 134, 105, 125, 126, 127, 128, 129, 109, 137, 139, 112, 113,
    114, 115, 116, 117, 138, 140, 134, 135, 117, 120, 138, 140, 134, 135, 121, 138, 141, 134,
    135, 125, 126, 127, 128, 129, 106, 137, 131, 106, 17, 137, 131, 106, 18, 137, 131, 109,
    137, 132, 112, 113, 114, 115, 116, 117, 138, 133, 134, 135, 117, 120, 138, 133, 134, 135,
    121, 138, 136, 134, 135, 125, 126, 127, 128, 129, 106, 149, 150, 106, 17, 149, 150, 106,
    18, 149, 150, 109, 149, 151, 110, 111, 109, 149, 151, 112, 113, 114, 115, 116, 117, 152,
    153, 105, 117, 120, 152, 153, 105, 121, 152, 154, 105, 123, 124, 121, 152, 154, 105, 125,
    126, 127, 128, 129, 106, 155, 156, 106, 17, 155, 156, 106, 18, 155, 156, 109, 155, 81,
    112, 113, 114, 115, 116, 117, 157, 158, 105, 117, 120, 157, 158, 105, 121, 157, 159, 105,
    125, 126, 127, 128, 129, 106, 142, 144, 106, 17, 142, 144, 106, 18, 142, 144, 109, 142,
    145, 110, 111, 109, 142, 146, 112, 113, 114, 115, 116, 117, 143, 147, 134, 135, 117, 120,
    143, 147, 134, 135, 121, 143, 148, 134, 135, 123, 124, 121, 143, 148, 134, 135, 125, 126,
    127, 128, 129, 117, 118, 119, 160, 161, 105, 106, 162, 163, 106, 17, 162, 163, 106, 18,
    162, 163, 109, 162, 164, 110, 111, 109, 162, 165, 112, 113, 114, 115, 116, 117, 166, 167,
    105, 117, 120, 166, 167, 105, 121, 166, 168, 105, 123, 124, 121, 166, 168, 105, 125, 126,
    127, 128, 129, 106, 142, 150, 106, 17, 142, 150, 106, 18, 142, 150, 109, 142, 151, 110,
    111, 109, 142, 151, 112, 113, 114, 115, 116, 117, 143, 153, 134, 135, 117, 120, 143, 153,
    134, 135, 121, 143, 154, 134, 135, 123, 124, 121, 143, 154, 134, 135, 125, 126, 127, 128,
    129, 106, 149, 144, 106, 17, 149, 144, 106, 18, 149, 144, 109, 149, 145, 110, 111, 109,
    149, 146, 112, 113, 114, 115, 116, 117, 152, 147, 134, 135, 117, 120, 152, 147, 134, 135,
    121, 152, 148, 134, 135, 123, 124, 121, 152, 148, 134, 135, 125, 126, 127, 128, 129, 107,
    108, 149, 150, 106, 107, 150, 106, 17, 107, 150, 106, 18, 107, 150, 109, 107, 151, 110,
    111, 109, 107, 151, 112, 113, 114, 115, 116, 117, 118, 153, 105, 117, 120, 118, 153, 105,
    121, 118, 154, 105, 123, 124, 121, 118, 154, 105, 125, 126, 127, 128, 129, 117, 118, 119,
    169, 134, 105, 117, 120, 118, 119, 169, 134, 105, 121, 118, 122, 169, 134, 105, 123, 124,
    121, 118, 122, 169, 134, 105, 125, 126, 127, 128, 129, 117, 118, 119, 169, 105, 117, 120,
    118, 119, 169, 105, 121, 118, 122, 169, 105, 123, 124, 121, 118, 122, 169, 105, 125, 126,
    127, 128, 129, 106, 170, 144, 106, 17, 170, 144, 106, 18, 170, 144, 117, 171, 172, 173,
    105, 117, 120, 171, 172, 173, 105, 106, 107, 163, 106, 17, 107, 163, 106, 18, 107, 163,
    109, 107, 164, 110, 111, 109, 107, 165, 112, 113, 114, 115, 116, 117, 118, 167, 173, 105,
    117, 120, 118, 167, 173, 105, 121, 118, 168, 173, 105, 123, 124, 121, 118, 168, 173, 105,
    125, 126, 127, 128, 129, 17, 149, 150, 18, 149, 150, 152, 153, 173, 105, 120, 152, 153,
    173, 105, 121, 152, 154, 173, 105, 123, 124, 121, 152, 154, 173, 105, 125, 126, 127, 128,
    129, 109, 142, 56, 112, 113, 114, 115, 116, 117, 143, 119, 174, 169, 105, 117, 120, 143,
    119, 174, 169, 105, 121, 143, 122, 174, 169, 105, 123, 124, 121, 143, 122, 174, 169, 105,
    125, 126, 127, 128, 129, 106, 107, 108, 175, 176, 106, 17, 107, 108, 175, 176, 106, 18,
    107, 108, 175, 176, 109, 107, 56, 175, 176, 110, 111, 109, 107, 139, 177, 176, 112, 113,
    114, 115, 116, 117, 118, 140, 178, 179, 105, 117, 120, 118, 140, 178, 179, 105, 121, 118,
    141, 178, 179, 105, 123, 124, 121, 118, 141, 178, 179, 105, 125, 126, 127, 128, 129, 106,
    137, 131, 180, 106, 17, 137, 131, 180, 106, 18, 137, 131, 180, 109, 137, 132, 181, 112,
    113, 114, 115, 116, 117, 138, 133, 182, 134, 135, 117, 120, 138, 133, 182, 134, 135, 121,
    138, 136, 182, 134, 135, 125, 126, 127, 128, 129, 106, 107, 108, 175, 106, 17, 107, 108,
    175, 106, 18, 107, 108, 175, 109, 107, 56, 175, 110, 111, 109, 107, 139, 177, 112, 113,
    114, 115, 116, 117, 118, 140, 178, 134, 135, 117, 120, 118, 140, 178, 134, 135, 121, 118,
    141, 178, 134, 135, 123, 124, 121, 118, 141, 178, 134, 135, 125, 126, 127, 128, 129, 109,
    107, 56, 175, 112, 113, 114, 115, 116, 117, 118, 119, 183, 134, 105, 117, 120, 118, 119,
    183, 134, 105, 121, 118, 122, 183, 134, 105, 123, 124, 121, 118, 122, 183, 134, 105, 125,
    126, 127, 128, 129, 117, 118, 119, 183, 105, 117, 120, 118, 119, 183, 105, 121, 118, 122,
    183, 105, 123, 124, 121, 118, 122, 183, 105, 125, 126, 127, 128, 129, 106, 155, 108, 184,
    106, 17, 155, 108, 184, 106, 18, 155, 108, 184, 109, 155, 56, 184, 112, 113, 114, 115,
    116, 117, 157, 119, 185, 105, 117, 120, 157, 119, 185, 105, 121, 157, 122, 185, 105, 125,
    126, 127, 128, 129, 106, 107, 176, 108, 175, 176, 106, 17, 107, 176, 108, 175, 176, 106,
    18, 107, 176, 108, 175, 176, 109, 107, 176, 56, 175, 176, 110, 111, 109, 107, 176, 56,
    175, 176, 112, 113, 114, 115, 116, 117, 118, 186, 119, 183, 179, 134, 105, 117, 120, 118,
    186, 119, 183, 179, 134, 105, 121, 118, 186, 122, 183, 179, 134, 105, 123, 124, 121, 118,
    186, 122, 183, 179, 134, 105, 125, 126, 127, 128, 129, 18, 137, 131, 187, 180, 18, 137,
    131, 180, 187, 106, 155, 156, 184, 106, 17, 155, 156, 184, 106, 18, 155, 156, 184, 109,
    155, 81, 184, 112, 113, 114, 115, 116, 117, 157, 158, 185, 134, 105, 117, 120, 157, 158,
    185, 134, 105, 121, 157, 159, 185, 134, 105, 125, 126, 127, 128, 129, 117, 157, 158, 185,
    105, 117, 120, 157, 158, 185, 105, 17, 107, 108, 24, 175, 17, 107, 108, 175, 24, 106,
    188, 108, 175, 106, 17, 188, 108, 175, 106, 18, 188, 108, 175, 109, 188, 56, 175, 110,
    111, 109, 188, 139, 177, 112, 113, 114, 115, 116, 117, 189, 140, 178, 134, 135, 117, 120,
    189, 140, 178, 134, 135, 121, 189, 141, 178, 134, 135, 123, 124, 121, 189, 141, 178, 134,
    135, 125, 126, 127, 128, 129, 106, 142, 144, 190, 106, 17, 142, 144, 190, 106, 18, 142,
    144, 190, 109, 142, 145, 190, 110, 111, 109, 142, 146, 191, 112, 113, 114, 115, 116, 117,
    143, 147, 192, 134, 135, 117, 120, 143, 147, 192, 134, 135, 121, 143, 148, 192, 134, 135,
    123, 124, 121, 143, 148, 192, 134, 135, 125, 126, 127, 128, 129, 17, 142, 144, 193, 190,
    17, 142, 144, 190, 193, 109, 142, 146, 190, 112, 113, 114, 115, 116, 117, 143, 147, 194,
    134, 135, 117, 120, 143, 147, 194, 134, 135, 121, 143, 148, 194, 134, 135, 123, 124, 121,
    143, 148, 194, 134, 135, 125, 126, 127, 128, 129, 195, 196, 197, 17, 195, 196, 197, 18,
    195, 196, 197, 118, 140, 178, 198, 134, 135, 120, 118, 140, 178, 198, 134, 135, 121, 118,
    141, 178, 198, 134, 135, 123, 124, 121, 118, 141, 178, 198, 134, 135, 125, 126, 127, 128,
    129, 118, 119, 183, 199, 134, 105, 120, 118, 119, 183, 199, 134, 105, 121, 118, 122, 183,
    199, 134, 105, 123, 124, 121, 118, 122, 183, 199, 134, 105, 125, 126, 127, 128, 129, 118,
    119, 183, 199, 105, 120, 118, 119, 183, 199, 105, 121, 118, 122, 183, 199, 105, 123, 124,
    121, 118, 122, 183, 199, 105, 125, 126, 127, 128, 129, 138, 133, 182, 200, 134, 135, 120,
    138, 133, 182, 200, 134, 135, 121, 138, 136, 182, 200, 134, 135, 125, 126, 127, 128, 129,
    118, 119, 183, 201, 202, 134, 105, 120, 118, 119, 183, 201, 202, 134, 105, 121, 118, 122,
    183, 201, 202, 134, 105, 123, 124, 121, 118, 122, 183, 201, 202, 134, 105, 125, 126, 127,
    128, 129, 118, 140, 183, 199, 134, 105, 120, 118, 140, 183, 199, 134, 105, 121, 118, 141,
    183, 199, 134, 105, 123, 124, 121, 118, 141, 183, 199, 134, 105, 125, 126, 127, 128, 129,
    143, 147, 192, 203, 202, 134, 135, 120, 143, 147, 192, 203, 202, 134, 135, 121, 143, 148,
    192, 203, 202, 134, 135, 123, 124, 121, 143, 148, 192, 203, 202, 134, 135, 125, 126, 127,
    128, 129, 152, 153, 204, 201, 205, 202, 120, 152, 153, 204, 201, 205, 202, 121, 152, 154,
    204, 201, 205, 202, 123, 124, 121, 152, 154, 204, 201, 205, 202, 125, 126, 127, 128, 129,
    118, 119, 183, 199, 205, 120, 118, 119, 183, 199, 205, 121, 118, 122, 183, 199, 205, 123,
    124, 121, 118, 122, 183, 199, 205, 125, 126, 127, 128, 129, 157, 158, 183, 206, 134, 105,
    120, 157, 158, 183, 206, 134, 105, 207, 158, 183, 208, 134, 105, 120, 207, 158, 183, 208,
    134, 105, 157, 119, 183, 209, 105, 120, 157, 119, 183, 209, 105, 152, 153, 204, 201, 202,
    134, 105, 120, 152, 153, 204, 201, 202, 134, 105, 121, 152, 154, 204, 201, 202, 134, 105,
    123, 124, 121, 152, 154, 204, 201, 202, 134, 105, 125, 126, 127, 128, 129, 210, 119, 185,
    209, 105, 120, 210, 119, 185, 209, 105, 207, 158, 185, 209, 105, 120, 207, 158, 185, 209,
    105, 157, 158, 183, 206, 105, 120, 157, 158, 183, 206, 105, 121, 157, 159, 183, 206, 105,
    125, 126, 127, 128, 129, 118, 153, 204, 199, 202, 134, 105, 120, 118, 153, 204, 199, 202,
    134, 105, 121, 118, 154, 204, 199, 202, 134, 105, 123, 124, 121, 118, 154, 204, 199, 202,
    134, 105, 125, 126, 127, 128, 129, 118, 119, 183, 199, 211, 105, 120, 118, 119, 183, 199,
    211, 105, 152, 212, 213, 179, 105, 120, 152, 212, 213, 179, 105, 121, 152, 214, 213, 179,
    105, 123, 124, 121, 152, 214, 213, 179, 105, 125, 126, 127, 128, 129, 16, 140, 134, 135,
    120, 16, 140, 134, 135, 215, 147, 134, 135, 120, 215, 147, 134, 135, 118, 119, 183, 199,
    202, 105, 120, 118, 119, 183, 199, 202, 105, 121, 118, 122, 183, 199, 202, 105, 123, 124,
    121, 118, 122, 183, 199, 202, 105, 125, 126, 127, 128, 129, 118, 216, 183, 199, 105, 120,
    118, 216, 183, 199, 105, 157, 216, 183, 199, 105, 120, 157, 216, 183, 199, 105, 207, 119,
    183, 217, 105, 120, 207, 119, 183, 217, 105, 218, 119, 183, 217, 105, 120, 218, 119, 183,
    217, 105, 207, 158, 183, 217, 105, 120, 207, 158, 183, 217, 105, 218, 158, 183, 217, 105,
    120, 218, 158, 183, 217, 105, 118, 216, 183, 105, 120, 118, 216, 183, 105, 118, 219, 183,
    105, 120, 118, 219, 183, 105, 157, 219, 183, 105, 120, 157, 219, 183, 105, 118, 219, 183,
    199, 105, 120, 118, 219, 183, 199, 105, 157, 219, 183, 199, 105, 120, 157, 219, 183, 199,
    105, 157, 216, 183, 105, 120, 157, 216, 183, 105, 218, 220, 183, 217, 105, 120, 218, 220,
    183, 217, 105, 221, 220, 183, 217, 105, 120, 221, 220, 183, 217, 105, 210, 222, 183, 105,
    120, 210, 222, 183, 105, 210, 216, 183, 105, 120, 210, 216, 183, 105, 210, 222, 183, 199,
    105, 120, 210, 222, 183, 199, 105, 210, 216, 183, 199, 105, 120, 210, 216, 183, 199, 105,
    157, 119, 183, 206, 134, 105, 120, 157, 119, 183, 206, 134, 105, 121, 157, 122, 183, 206,
    134, 105, 125, 126, 127, 128, 129, 118, 186, 223, 224, 225, 134, 135, 120, 118, 186, 223,
    224, 225, 134, 135, 138, 186, 226, 227, 228, 134, 135, 120, 138, 186, 226, 227, 228, 134,
    135, 121, 138, 186, 229, 227, 228, 134, 135, 125, 126, 127, 128, 129, 157, 186, 119, 183,
    206, 134, 105, 120, 157, 186, 119, 183, 206, 134, 105, 121, 157, 186, 122, 183, 206, 134,
    105, 125, 126, 127, 128, 129, 118, 186, 119, 183, 134, 105, 120, 118, 186, 119, 183, 134,
    105, 121, 118, 186, 122, 183, 134, 105, 123, 124, 121, 118, 186, 122, 183, 134, 105, 125,
    126, 127, 128, 129, 152, 153, 204, 230, 134, 105, 120, 152, 153, 204, 230, 134, 105, 121,
    152, 154, 204, 230, 134, 105, 123, 124, 121, 152, 154, 204, 230, 134, 105, 125, 126, 127,
    128, 129, 152, 153, 204, 105, 120, 152, 153, 204, 105, 121, 152, 154, 204, 105, 123, 124,
    121, 152, 154, 204, 105, 125, 126, 127, 128, 129, 118, 140, 178, 134, 105, 120, 118, 140,
    178, 134, 105, 121, 118, 141, 178, 134, 105, 123, 124, 121, 118, 141, 178, 134, 105, 125,
    126, 127, 128, 129, 118, 119, 183, 211, 105, 118, 147, 192, 230, 134, 105, 120, 118, 147,
    192, 230, 134, 105, 121, 118, 148, 192, 230, 134, 105, 123, 124, 121, 118, 148, 192, 230,
    134, 105, 125, 126, 127, 128, 129, 118, 119, 183, 105, 120, 118, 119, 183, 105, 157, 158,
    185, 105, 120, 157, 158, 185, 105, 121, 157, 159, 185, 105, 125, 126, 127, 128, 129, 118,
    140, 183, 134, 135, 120, 118, 140, 183, 134, 135, 121, 118, 141, 183, 134, 135, 123, 124,
    121, 118, 141, 183, 134, 135, 125, 126, 127, 128, 129, 118, 119, 183, 134, 105, 120, 118,
    119, 183, 134, 105, 138, 133, 183, 134, 135, 120, 138, 133, 183, 134, 135, 121, 138, 136,
    183, 134, 135, 125, 126, 127, 128, 129, 157, 119, 185, 105, 120, 157, 119, 185, 105, 138,
    133, 182, 134, 135, 120, 138, 133, 182, 134, 135, 16, 119, 183, 105, 118, 140, 178, 134,
    135, 120, 118, 140, 178, 134, 135, 143, 147, 192, 230, 134, 135, 120, 143, 147, 192, 230,
    134, 135, 121, 143, 148, 192, 230, 134, 135, 123, 124, 121, 143, 148, 192, 230, 134, 135,
    125, 126, 127, 128, 129, 118, 140, 178, 230, 134, 105, 120, 118, 140, 178, 230, 134, 105,
    121, 118, 141, 178, 230, 134, 105, 123, 124, 121, 118, 141, 178, 230, 134, 105, 125, 126,
    127, 128, 129, 118, 140, 178, 230, 105, 120, 118, 140, 178, 230, 105, 121, 118, 141, 178,
    230, 105, 123, 124, 121, 118, 141, 178, 230, 105, 125, 126, 127, 128, 129, 118, 140, 183,
    231, 134, 105, 120, 118, 140, 183, 231, 134, 105, 121, 118, 141, 183, 231, 134, 105, 123,
    124, 121, 118, 141, 183, 231, 134, 105, 125, 126, 127, 128, 129, 118, 140, 183, 231, 105,
    120, 118, 140, 183, 231, 105, 121, 118, 141, 183, 231, 105, 123, 124, 121, 118, 141, 183,
    231, 105, 125, 126, 127, 128, 129, 232, 140, 178, 134, 135, 120, 232, 140, 178, 134, 135,
    121, 232, 141, 178, 134, 135, 123, 124, 121, 232, 141, 178, 134, 135, 125, 126, 127, 128,
    129, 232, 140, 178, 199, 134, 135, 120, 232, 140, 178, 199, 134, 135, 121, 232, 141, 178,
    199, 134, 135, 123, 124, 121, 232, 141, 178, 199, 134, 135, 125, 126, 127, 128, 129, 189,
    140, 178, 134, 135, 120, 189, 140, 178, 134, 135, 189, 140, 178, 199, 134, 135, 120, 189,
    140, 178, 199, 134, 135, 121, 189, 141, 178, 199, 134, 135, 123, 124, 121, 189, 141, 178,
    199, 134, 135, 125, 126, 127, 128, 129, 233, 234, 173, 134, 105, 120, 233, 234, 173, 134,
    105, 121, 233, 235, 173, 134, 105, 125, 126, 127, 128, 129, 121, 233, 235, 173, 134, 105,
    123, 124, 118, 147, 183, 236, 231, 105, 120, 118, 147, 183, 236, 231, 105, 121, 118, 148,
    183, 236, 231, 105, 123, 124, 121, 118, 148, 183, 236, 231, 105, 125, 126, 127, 128, 129,
    118, 119, 183, 199, 237, 238, 239, 240, 134, 120, 118, 119, 183, 199, 237, 238, 239, 240,
    134, 118, 119, 183, 211, 241, 242, 243, 134, 120, 118, 119, 183, 211, 241, 242, 243, 134,
    189, 244, 245, 246, 237, 238, 239, 240, 134, 120, 189, 244, 245, 246, 237, 238, 239, 240,
    134, 189, 244, 245, 211, 241, 242, 243, 134, 120, 189, 244, 245, 211, 241, 242, 243, 134,
    232, 247, 248, 249, 237, 238, 239, 240, 134, 120, 232, 247, 248, 249, 237, 238, 239, 240,
    134, 118, 119, 183, 199, 237, 238, 134, 120, 118, 119, 183, 199, 237, 238, 134, 118, 119,
    183, 199, 239, 240, 134, 120, 118, 119, 183, 199, 239, 240, 134, 250, 251, 252, 209, 237,
    238, 239, 240, 134, 120, 250, 251, 252, 209, 237, 238, 239, 240, 134, 143, 253, 254, 255,
    237, 256, 134, 120, 143, 253, 254, 255, 237, 256, 134, 121, 143, 257, 254, 255, 237, 256,
    134, 123, 124, 121, 143, 257, 254, 255, 237, 256, 134, 125, 126, 127, 128, 129, 232, 247,
    248, 211, 241, 242, 243, 134, 120, 232, 247, 248, 211, 241, 242, 243, 134, 250, 251, 252,
    211, 241, 242, 243, 134, 120, 250, 251, 252, 211, 241, 242, 243, 134, 218, 258, 259, 260,
    261, 262, 239, 240, 166, 263, 264, 265, 237, 256, 134, 120, 166, 263, 264, 265, 237, 256,
    134, 121, 166, 266, 264, 265, 237, 256, 134, 123, 124, 121, 166, 266, 264, 265, 237, 256,
    134, 125, 126, 127, 128, 129, 218, 158, 185, 260, 267, 268, 239, 240, 218, 216, 269, 260,
    267, 268, 239, 240, 207, 216, 269, 208, 267, 268, 239, 240, 207, 216, 269, 260, 267, 268,
    239, 240, 218, 216, 270, 199, 271, 267, 268, 239, 240, 207, 216, 270, 199, 271, 267, 268,
    239, 240, 218, 216, 269, 260, 267, 268, 239, 240, 134, 218, 216, 270, 206, 271, 267, 268,
    239, 240, 207, 216, 270, 206, 271, 267, 268, 239, 240, 218, 216, 270, 206, 271, 267, 268,
    239, 240, 134, 218, 222, 270, 260, 267, 268, 239, 240, 207, 222, 270, 208, 267, 268, 239,
    240, 221, 222, 269, 272, 239, 240, 273, 274, 275, 276, 119, 183, 277, 278, 279, 280, 281,
    282, 267, 268, 283, 284, 285, 286, 287, 288, 119, 183, 279, 280, 281, 282, 267, 268, 283,
    284, 273, 274, 275, 276, 158, 185, 277, 278, 279, 280, 281, 282, 267, 268, 283, 284, 285,
    286, 287, 288, 158, 185, 279, 280, 281, 282, 267, 268, 283, 284, 117, 289, 147, 192, 134,
    105, 117, 120, 289, 147, 192, 134, 105, 121, 289, 148, 192, 134, 105, 123, 124, 121, 289,
    148, 192, 134, 105, 125, 126, 127, 128, 129, 106, 176, 144, 190, 106, 17, 176, 144, 190,
    106, 18, 176, 144, 190, 176, 145, 190, 110, 111, 176, 146, 191, 112, 113, 114, 115, 116,
    117, 289, 140, 178, 134, 105, 117, 120, 289, 140, 178, 134, 105, 121, 289, 141, 178, 134,
    105, 123, 124, 121, 289, 141, 178, 134, 105, 125, 126, 127, 128, 129, 106, 176, 108, 175,
    106, 17, 176, 108, 175, 106, 18, 176, 108, 175, 176, 56, 175, 110, 111, 176, 139, 177,
    112, 113, 114, 115, 116, 117, 289, 133, 182, 134, 105, 117, 120, 289, 133, 182, 134, 105,
    106, 176, 131, 180, 106, 17, 176, 131, 180, 106, 18, 176, 131, 180, 117, 289, 153, 204,
    105, 117, 120, 289, 153, 204, 105, 121, 289, 154, 204, 105, 123, 124, 121, 289, 154, 204,
    105, 125, 126, 127, 128, 129, 106, 176, 150, 290, 106, 17, 176, 150, 290, 106, 18, 176,
    150, 290, 176, 151, 290, 110, 111, 176, 151, 290, 112, 113, 114, 115, 116, 117, 289, 119,
    183, 105, 117, 120, 289, 119, 183, 105, 121, 289, 122, 183, 105, 123, 124, 121, 289, 122,
    183, 105, 125, 126, 127, 128, 129, 176, 56, 175, 112, 113, 114, 115, 116, 117, 289, 158,
    185, 105, 117, 120, 289, 158, 185, 105, 106, 176, 156, 184, 106, 17, 176, 156, 184, 106,
    18, 176, 156, 184, 117, 289, 147, 192, 105, 117, 120, 289, 147, 192, 105, 121, 289, 148,
    192, 105, 123, 124, 121, 289, 148, 192, 105, 125, 126, 127, 128, 129, 117, 289, 140, 183,
    105, 117, 120, 289, 140, 183, 105, 121, 289, 141, 183, 105, 123, 124, 121, 289, 141, 183,
    105, 125, 126, 127, 128, 129, 176, 139, 175, 112, 113, 114, 115, 116, 117, 289, 133, 183,
    105, 117, 120, 289, 133, 183, 105, 106, 176, 131, 175, 106, 17, 176, 131, 175, 106, 18,
    176, 131, 175, 117, 147, 192, 134, 105, 117, 120, 147, 192, 134, 105, 121, 148, 192, 134,
    105, 123, 124, 121, 148, 192, 134, 105, 125, 126, 127, 128, 129, 106, 144, 190, 106, 17,
    144, 190, 106, 18, 144, 190, 145, 190, 110, 111, 146, 191, 112, 113, 114, 115, 116, 117,
    140, 178, 134, 105, 117, 120, 140, 178, 134, 105, 121, 141, 178, 134, 105, 123, 124, 121,
    141, 178, 134, 105, 125, 126, 127, 128, 129, 106, 108, 175, 106, 17, 108, 175, 106, 18,
    108, 175, 56, 175, 110, 111, 139, 177, 112, 113, 114, 115, 116, 117, 133, 182, 134, 105,
    117, 120, 133, 182, 134, 105, 106, 131, 180, 106, 17, 131, 180, 106, 18, 131, 180, 117,
    153, 204, 105, 117, 120, 153, 204, 105, 121, 154, 204, 105, 123, 124, 121, 154, 204, 105,
    125, 126, 127, 128, 129, 106, 150, 290, 106, 17, 150, 290, 106, 18, 150, 290, 151, 290,
    110, 111, 151, 290, 112, 113, 114, 115, 116, 117, 119, 183, 105, 117, 120, 119, 183, 105,
    121, 122, 183, 105, 123, 124, 121, 122, 183, 105, 125, 126, 127, 128, 129, 56, 175, 112,
    113, 114, 115, 116, 117, 158, 185, 105, 117, 120, 158, 185, 105, 106, 156, 184, 106, 17,
    156, 184, 106, 18, 156, 184, 117, 147, 192, 105, 117, 120, 147, 192, 105, 121, 148, 192,
    105, 123, 124, 121, 148, 192, 105, 125, 126, 127, 128, 129, 117, 140, 183, 105, 117, 120,
    140, 183, 105, 121, 141, 183, 105, 123, 124, 121, 141, 183, 105, 125, 126, 127, 128, 129,
    139, 175, 112, 113, 114, 115, 116, 117, 133, 183, 105, 117, 120, 133, 183, 105, 106, 131,
    175, 106, 17, 131, 175, 106, 18, 131, 175, 291, 292, 293, 294, 291, 292, 293, 122, 295,
    296, 297, 298, 299, 63, 108, 175, 120, 63, 108, 175, 300, 119, 301, 120, 300, 119, 301,
    120, 63, 108, 175, 24, 120, 300, 119, 301, 24, 120, 63, 108, 24, 175, 120, 300, 119, 24,
    301, 122, 108, 297, 119, 63, 108, 120, 63, 108, 300, 119, 120, 300, 119, 122, 295, 296,
    302, 297, 298, 299, 303, 122, 108, 59, 297, 119, 304, 297, 119, 304, 305, 122, 295, 296,
    306, 297, 298, 299, 307, 56, 308, 309, 47, 80, 48, 49, 81, 308, 309, 47, 80, 48, 49, 82,
    308, 309, 47, 80, 48, 49, 83, 308, 309, 47, 80, 48, 49, 308, 84, 309, 47, 80, 54, 49,
    308, 85, 309, 47, 80, 54, 49, 308, 86, 309, 47, 80, 54, 49, 308, 87, 309, 47, 80, 54, 49,
    93, 308, 309, 47, 80, 48, 49, 308, 94, 309, 47, 80, 54, 49, 310, 47, 80, 54, 49, 47, 80,
    54, 49,
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
    0x555e11, // scratch_load_b128
    0x552e10, // scratch_load_b32
    0x553e10, // scratch_load_b64
    0x554e10, // scratch_load_b96
    0x568112, // scratch_load_block
    0x55fb14, // scratch_load_d16_b16
    0x563b17, // scratch_load_d16_hi_b16
    0x562516, // scratch_load_d16_hi_i8
    0x560f16, // scratch_load_d16_hi_u8
    0x55e813, // scratch_load_d16_i8
    0x55d513, // scratch_load_d16_u8
    0x551e10, // scratch_load_i16
    0x54ff0f, // scratch_load_i8
    0x550e10, // scratch_load_u16
    0x54f00f, // scratch_load_u8
    0x55c312, // scratch_store_b128
    0x557f11, // scratch_store_b16
    0x559011, // scratch_store_b32
    0x55a111, // scratch_store_b64
    0x556f10, // scratch_store_b8
    0x55b211, // scratch_store_b96
    0x569313, // scratch_store_block
    0x566918, // scratch_store_d16_hi_b16
    0x565217, // scratch_store_d16_hi_b8
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
    0x2c0d12, // tensor_load_to_lds
    0x56a60b, // tensor_save
    0x56b10b, // tensor_stop
    0x2c1f15, // tensor_store_from_lds
    0x37790a, // v_add3_u32
    0x330e0f, // v_add_co_ci_u32
    0x3ed50c, // v_add_co_u32
    0x33ea09, // v_add_f16
    0x31d809, // v_add_f32
    0x31cf09, // v_add_f64
    0x37000e, // v_add_lshl_u32
    0x37ed0d, // v_add_max_i32
    0x37fa0d, // v_add_max_u32
    0x38070d, // v_add_min_i32
    0x38140d, // v_add_min_u32
    0x3f640c, // v_add_nc_i16
    0x40b30c, // v_add_nc_i32
    0x3efc0c, // v_add_nc_u16
    0x33540c, // v_add_nc_u32
    0x337b0c, // v_add_nc_u64
    0x34db0e, // v_alignbit_b32
    0x34e90f, // v_alignbyte_b32
    0x417609, // v_and_b16
    0x32dd09, // v_and_b32
    0x37900c, // v_and_or_b32
    0x41180d, // v_ashrrev_i16
    0x32d00d, // v_ashrrev_i32
    0x41320d, // v_ashrrev_i64
    0x399b10, // v_ashr_pk_i8_i32
    0x39ab10, // v_ashr_pk_u8_i32
    0x402b0e, // v_bcnt_u32_b32
    0x34ae09, // v_bfe_i32
    0x34a509, // v_bfe_u32
    0x34b709, // v_bfi_b32
    0x402209, // v_bfm_b32
    0x2ea50b, // v_bfrev_b32
    0x36240c, // v_bitop3_b16
    0x36300c, // v_bitop3_b32
    0x30160a, // v_ceil_f16
    0x2e110a, // v_ceil_f32
    0x2daa0a, // v_ceil_f64
    0x2eca09, // v_cls_i32
    0x2eb00d, // v_clz_i32_u32
    0x531a10, // v_cmpx_class_f16
    0x532a10, // v_cmpx_class_f32
    0x533a10, // v_cmpx_class_f64
    0x4f250d, // v_cmpx_eq_f16
    0x4fdf0d, // v_cmpx_eq_f32
    0x50990d, // v_cmpx_eq_f64
    0x51530d, // v_cmpx_eq_i16
    0x51ef0d, // v_cmpx_eq_i32
    0x528b0d, // v_cmpx_eq_i64
    0x51a10d, // v_cmpx_eq_u16
    0x523d0d, // v_cmpx_eq_u32
    0x52d90d, // v_cmpx_eq_u64
    0x4f590d, // v_cmpx_ge_f16
    0x50130d, // v_cmpx_ge_f32
    0x50cd0d, // v_cmpx_ge_f64
    0x51870d, // v_cmpx_ge_i16
    0x52230d, // v_cmpx_ge_i32
    0x52bf0d, // v_cmpx_ge_i64
    0x51d50d, // v_cmpx_ge_u16
    0x52710d, // v_cmpx_ge_u32
    0x530d0d, // v_cmpx_ge_u64
    0x4f3f0d, // v_cmpx_gt_f16
    0x4ff90d, // v_cmpx_gt_f32
    0x50b30d, // v_cmpx_gt_f64
    0x516d0d, // v_cmpx_gt_i16
    0x52090d, // v_cmpx_gt_i32
    0x52a50d, // v_cmpx_gt_i64
    0x51bb0d, // v_cmpx_gt_u16
    0x52570d, // v_cmpx_gt_u32
    0x52f30d, // v_cmpx_gt_u64
    0x4f320d, // v_cmpx_le_f16
    0x4fec0d, // v_cmpx_le_f32
    0x50a60d, // v_cmpx_le_f64
    0x51600d, // v_cmpx_le_i16
    0x51fc0d, // v_cmpx_le_i32
    0x52980d, // v_cmpx_le_i64
    0x51ae0d, // v_cmpx_le_u16
    0x524a0d, // v_cmpx_le_u32
    0x52e60d, // v_cmpx_le_u64
    0x4f4c0d, // v_cmpx_lg_f16
    0x50060d, // v_cmpx_lg_f32
    0x50c00d, // v_cmpx_lg_f64
    0x4f180d, // v_cmpx_lt_f16
    0x4fd20d, // v_cmpx_lt_f32
    0x508c0d, // v_cmpx_lt_f64
    0x51460d, // v_cmpx_lt_i16
    0x51e20d, // v_cmpx_lt_i32
    0x527e0d, // v_cmpx_lt_i64
    0x51940d, // v_cmpx_lt_u16
    0x52300d, // v_cmpx_lt_u32
    0x52cc0d, // v_cmpx_lt_u64
    0x4fb60e, // v_cmpx_neq_f16
    0x50700e, // v_cmpx_neq_f32
    0x512a0e, // v_cmpx_neq_f64
    0x517a0d, // v_cmpx_ne_i16
    0x52160d, // v_cmpx_ne_i32
    0x52b20d, // v_cmpx_ne_i64
    0x51c80d, // v_cmpx_ne_u16
    0x52640d, // v_cmpx_ne_u32
    0x53000d, // v_cmpx_ne_u64
    0x4f7e0e, // v_cmpx_nge_f16
    0x50380e, // v_cmpx_nge_f32
    0x50f20e, // v_cmpx_nge_f64
    0x4f9a0e, // v_cmpx_ngt_f16
    0x50540e, // v_cmpx_ngt_f32
    0x510e0e, // v_cmpx_ngt_f64
    0x4fa80e, // v_cmpx_nle_f16
    0x50620e, // v_cmpx_nle_f32
    0x511c0e, // v_cmpx_nle_f64
    0x4f8c0e, // v_cmpx_nlg_f16
    0x50460e, // v_cmpx_nlg_f32
    0x51000e, // v_cmpx_nlg_f64
    0x4fc40e, // v_cmpx_nlt_f16
    0x507e0e, // v_cmpx_nlt_f32
    0x51380e, // v_cmpx_nlt_f64
    0x4f660c, // v_cmpx_o_f16
    0x50200c, // v_cmpx_o_f32
    0x50da0c, // v_cmpx_o_f64
    0x4f720c, // v_cmpx_u_f16
    0x502c0c, // v_cmpx_u_f32
    0x50e60c, // v_cmpx_u_f64
    0x4eeb0f, // v_cmp_class_f16
    0x4efa0f, // v_cmp_class_f32
    0x4f090f, // v_cmp_class_f64
    0x4b430c, // v_cmp_eq_f16
    0x4bef0c, // v_cmp_eq_f32
    0x4c9b0c, // v_cmp_eq_f64
    0x4d470c, // v_cmp_eq_i16
    0x4dd70c, // v_cmp_eq_i32
    0x4e670c, // v_cmp_eq_i64
    0x4d8f0c, // v_cmp_eq_u16
    0x4e1f0c, // v_cmp_eq_u32
    0x4eaf0c, // v_cmp_eq_u64
    0x4b730c, // v_cmp_ge_f16
    0x4c1f0c, // v_cmp_ge_f32
    0x4ccb0c, // v_cmp_ge_f64
    0x4d770c, // v_cmp_ge_i16
    0x4e070c, // v_cmp_ge_i32
    0x4e970c, // v_cmp_ge_i64
    0x4dbf0c, // v_cmp_ge_u16
    0x4e4f0c, // v_cmp_ge_u32
    0x4edf0c, // v_cmp_ge_u64
    0x4b5b0c, // v_cmp_gt_f16
    0x4c070c, // v_cmp_gt_f32
    0x4cb30c, // v_cmp_gt_f64
    0x4d5f0c, // v_cmp_gt_i16
    0x4def0c, // v_cmp_gt_i32
    0x4e7f0c, // v_cmp_gt_i64
    0x4da70c, // v_cmp_gt_u16
    0x4e370c, // v_cmp_gt_u32
    0x4ec70c, // v_cmp_gt_u64
    0x4b4f0c, // v_cmp_le_f16
    0x4bfb0c, // v_cmp_le_f32
    0x4ca70c, // v_cmp_le_f64
    0x4d530c, // v_cmp_le_i16
    0x4de30c, // v_cmp_le_i32
    0x4e730c, // v_cmp_le_i64
    0x4d9b0c, // v_cmp_le_u16
    0x4e2b0c, // v_cmp_le_u32
    0x4ebb0c, // v_cmp_le_u64
    0x4b670c, // v_cmp_lg_f16
    0x4c130c, // v_cmp_lg_f32
    0x4cbf0c, // v_cmp_lg_f64
    0x4b370c, // v_cmp_lt_f16
    0x4be30c, // v_cmp_lt_f32
    0x4c8f0c, // v_cmp_lt_f64
    0x4d3b0c, // v_cmp_lt_i16
    0x4dcb0c, // v_cmp_lt_i32
    0x4e5b0c, // v_cmp_lt_i64
    0x4d830c, // v_cmp_lt_u16
    0x4e130c, // v_cmp_lt_u32
    0x4ea30c, // v_cmp_lt_u64
    0x4bc90d, // v_cmp_neq_f16
    0x4c750d, // v_cmp_neq_f32
    0x4d210d, // v_cmp_neq_f64
    0x4d6b0c, // v_cmp_ne_i16
    0x4dfb0c, // v_cmp_ne_i32
    0x4e8b0c, // v_cmp_ne_i64
    0x4db30c, // v_cmp_ne_u16
    0x4e430c, // v_cmp_ne_u32
    0x4ed30c, // v_cmp_ne_u64
    0x4b950d, // v_cmp_nge_f16
    0x4c410d, // v_cmp_nge_f32
    0x4ced0d, // v_cmp_nge_f64
    0x4baf0d, // v_cmp_ngt_f16
    0x4c5b0d, // v_cmp_ngt_f32
    0x4d070d, // v_cmp_ngt_f64
    0x4bbc0d, // v_cmp_nle_f16
    0x4c680d, // v_cmp_nle_f32
    0x4d140d, // v_cmp_nle_f64
    0x4ba20d, // v_cmp_nlg_f16
    0x4c4e0d, // v_cmp_nlg_f32
    0x4cfa0d, // v_cmp_nlg_f64
    0x4bd60d, // v_cmp_nlt_f16
    0x4c820d, // v_cmp_nlt_f32
    0x4d2e0d, // v_cmp_nlt_f64
    0x4b7f0b, // v_cmp_o_f16
    0x4c2b0b, // v_cmp_o_f32
    0x4cd70b, // v_cmp_o_f64
    0x4b8a0b, // v_cmp_u_f16
    0x4c360b, // v_cmp_u_f32
    0x4ce20b, // v_cmp_u_f64
    0x37e00d, // v_cndmask_b16
    0x31c20d, // v_cndmask_b32
    0x31b80a, // v_cos_bf16
    0x304a09, // v_cos_f16
    0x2e9309, // v_cos_f32
    0x2ebd0d, // v_ctz_i32_b32
    0x34750c, // v_cubeid_f32
    0x34990c, // v_cubema_f32
    0x34810c, // v_cubesc_f32
    0x348d0c, // v_cubetc_f32
    0x316e0d, // v_cvt_f16_bf8
    0x2cd90d, // v_cvt_f16_f32
    0x31610d, // v_cvt_f16_fp8
    0x2f930d, // v_cvt_f16_i16
    0x2f860d, // v_cvt_f16_u16
    0x31150e, // v_cvt_f32_bf16
    0x30e20d, // v_cvt_f32_bf8
    0x2ce60d, // v_cvt_f32_f16
    0x2d2b0d, // v_cvt_f32_f64
    0x30ca0d, // v_cvt_f32_fp8
    0x2ca50d, // v_cvt_f32_i32
    0x2cb20d, // v_cvt_f32_u32
    0x2d4510, // v_cvt_f32_ubyte0
    0x2d5510, // v_cvt_f32_ubyte1
    0x2d6510, // v_cvt_f32_ubyte2
    0x2d7510, // v_cvt_f32_ubyte3
    0x2d380d, // v_cvt_f64_f32
    0x2c980d, // v_cvt_f64_i32
    0x2d920d, // v_cvt_f64_u32
    0x2d0813, // v_cvt_floor_i32_f32
    0x2fad0d, // v_cvt_i16_f16
    0x2ccc0d, // v_cvt_i32_f32
    0x2c860d, // v_cvt_i32_f64
    0x30b00d, // v_cvt_i32_i16
    0x2cf315, // v_cvt_nearest_i32_f32
    0x306212, // v_cvt_norm_i16_f16
    0x307412, // v_cvt_norm_u16_f16
    0x2d1b10, // v_cvt_off_f32_i4
    0x420411, // v_cvt_pk_bf16_f32
    0x425c10, // v_cvt_pk_bf8_f16
    0x41d410, // v_cvt_pk_bf8_f32
    0x315110, // v_cvt_pk_f16_bf8
    0x422910, // v_cvt_pk_f16_f32
    0x314110, // v_cvt_pk_f16_fp8
    0x310510, // v_cvt_pk_f32_bf8
    0x30ef10, // v_cvt_pk_f32_fp8
    0x424c10, // v_cvt_pk_fp8_f16
    0x41c410, // v_cvt_pk_fp8_f32
    0x3f2010, // v_cvt_pk_i16_f32
    0x409710, // v_cvt_pk_i16_i32
    0x3fb315, // v_cvt_pk_norm_i16_f16
    0x405d15, // v_cvt_pk_norm_i16_f32
    0x3fc815, // v_cvt_pk_norm_u16_f16
    0x407215, // v_cvt_pk_norm_u16_f32
    0x33bc14, // v_cvt_pk_rtz_f16_f32
    0x3f3010, // v_cvt_pk_u16_f32
    0x408710, // v_cvt_pk_u16_u32
    0x35650f, // v_cvt_pk_u8_f32
    0x3da51c, // v_cvt_scalef32_pk16_bf6_bf16
    0x3d6e1b, // v_cvt_scalef32_pk16_bf6_f16
    0x3d381b, // v_cvt_scalef32_pk16_bf6_f32
    0x3d891c, // v_cvt_scalef32_pk16_fp6_bf16
    0x3d531b, // v_cvt_scalef32_pk16_fp6_f16
    0x3d1d1b, // v_cvt_scalef32_pk16_fp6_f32
    0x3b3c1b, // v_cvt_scalef32_pk8_bf8_bf16
    0x3c711a, // v_cvt_scalef32_pk8_bf8_f16
    0x3c571a, // v_cvt_scalef32_pk8_bf8_f32
    0x3b571b, // v_cvt_scalef32_pk8_fp4_bf16
    0x3b071a, // v_cvt_scalef32_pk8_fp4_f16
    0x3aed1a, // v_cvt_scalef32_pk8_fp4_f32
    0x3b211b, // v_cvt_scalef32_pk8_fp8_bf16
    0x3c3d1a, // v_cvt_scalef32_pk8_fp8_f16
    0x3c231a, // v_cvt_scalef32_pk8_fp8_f32
    0x3e581f, // v_cvt_scalef32_sr_pk16_bf6_bf16
    0x3e1b1e, // v_cvt_scalef32_sr_pk16_bf6_f16
    0x3ddf1e, // v_cvt_scalef32_sr_pk16_bf6_f32
    0x3e391f, // v_cvt_scalef32_sr_pk16_fp6_bf16
    0x3dfd1e, // v_cvt_scalef32_sr_pk16_fp6_f16
    0x3dc11e, // v_cvt_scalef32_sr_pk16_fp6_f32
    0x3c051e, // v_cvt_scalef32_sr_pk8_bf8_bf16
    0x3be81d, // v_cvt_scalef32_sr_pk8_bf8_f16
    0x39f51d, // v_cvt_scalef32_sr_pk8_bf8_f32
    0x3b8f1e, // v_cvt_scalef32_sr_pk8_fp4_bf16
    0x3b721d, // v_cvt_scalef32_sr_pk8_fp4_f16
    0x39bb1d, // v_cvt_scalef32_sr_pk8_fp4_f32
    0x3bca1e, // v_cvt_scalef32_sr_pk8_fp8_bf16
    0x3bad1d, // v_cvt_scalef32_sr_pk8_fp8_f16
    0x39d81d, // v_cvt_scalef32_sr_pk8_fp8_f32
    0x3cec19, // v_cvt_scale_pk16_bf16_bf6
    0x3ca319, // v_cvt_scale_pk16_bf16_fp6
    0x3cd418, // v_cvt_scale_pk16_f16_bf6
    0x3c8b18, // v_cvt_scale_pk16_f16_fp6
    0x3d0518, // v_cvt_scale_pk16_f32_bf6
    0x3cbc18, // v_cvt_scale_pk16_f32_fp6
    0x3abe18, // v_cvt_scale_pk8_bf16_bf8
    0x3a3218, // v_cvt_scale_pk8_bf16_fp4
    0x3a7818, // v_cvt_scale_pk8_bf16_fp8
    0x3aa717, // v_cvt_scale_pk8_f16_bf8
    0x3a1b17, // v_cvt_scale_pk8_f16_fp4
    0x3a6117, // v_cvt_scale_pk8_f16_fp8
    0x3ad617, // v_cvt_scale_pk8_f32_bf8
    0x3a4a17, // v_cvt_scale_pk8_f32_fp4
    0x3a9017, // v_cvt_scale_pk8_f32_fp8
    0x427c10, // v_cvt_sr_bf8_f16
    0x41f410, // v_cvt_sr_bf8_f32
    0x426c10, // v_cvt_sr_fp8_f16
    0x41e410, // v_cvt_sr_fp8_f32
    0x421514, // v_cvt_sr_pk_bf16_f32
    0x423913, // v_cvt_sr_pk_f16_f32
    0x2fa00d, // v_cvt_u16_f16
    0x2cbf0d, // v_cvt_u32_f32
    0x2d850d, // v_cvt_u32_f64
    0x30bd0d, // v_cvt_u32_u16
    0x376a0f, // v_div_fixup_f16
    0x35740f, // v_div_fixup_f32
    0x35830f, // v_div_fixup_f64
    0x36450e, // v_div_fmas_f32
    0x36530e, // v_div_fmas_f64
    0x3e970f, // v_div_scale_f32
    0x3ea60f, // v_div_scale_f64
    0x43a90e, // v_dot4_i32_iu8
    0x43b70d, // v_dot4_u32_u8
    0x43c40e, // v_dot8_i32_iu4
    0x43d20d, // v_dot8_u32_u4
    0x53d50e, // v_dual_add_f32
    0x53580e, // v_dual_add_f64
    0x545d11, // v_dual_add_nc_u32
    0x54c212, // v_dual_ashrrev_i32
    0x548011, // v_dual_bitop2_b32
    0x542712, // v_dual_cndmask_b32
    0x53a710, // v_dual_fmaak_f32
    0x53980f, // v_dual_fmac_f32
    0x53b710, // v_dual_fmamk_f32
    0x54910e, // v_dual_fma_f32
    0x534a0e, // v_dual_fma_f64
    0x546e12, // v_dual_lshlrev_b32
    0x54b012, // v_dual_lshrrev_b32
    0x54d40e, // v_dual_max_i32
    0x543912, // v_dual_max_num_f32
    0x537412, // v_dual_max_num_f64
    0x54e20e, // v_dual_min_i32
    0x544b12, // v_dual_min_num_f32
    0x538612, // v_dual_min_num_f64
    0x54190e, // v_dual_mov_b32
    0x540217, // v_dual_mul_dx9_zero_f32
    0x53c70e, // v_dual_mul_f32
    0x53660e, // v_dual_mul_f64
    0x53f111, // v_dual_subrev_f32
    0x53e30e, // v_dual_sub_f32
    0x549f11, // v_dual_sub_nc_u32
    0x31a40a, // v_exp_bf16
    0x2fdf09, // v_exp_f16
    0x2e3109, // v_exp_f32
    0x300b0b, // v_floor_f16
    0x2e260b, // v_floor_f32
    0x2dbf0b, // v_floor_f64
    0x34260b, // v_fmaak_f16
    0x33b10b, // v_fmaak_f32
    0x33490b, // v_fmaak_f64
    0x34110a, // v_fmac_f16
    0x339c0a, // v_fmac_f32
    0x32ac0a, // v_fmac_f64
    0x341b0b, // v_fmamk_f16
    0x33a60b, // v_fmamk_f32
    0x333e0b, // v_fmamk_f64
    0x344912, // v_fma_dx9_zero_f32
    0x370e09, // v_fma_f16
    0x34c009, // v_fma_f32
    0x34c909, // v_fma_f64
    0x45dd10, // v_fma_mixhi_bf16
    0x44470f, // v_fma_mixhi_f16
    0x45cd10, // v_fma_mixlo_bf16
    0x44380f, // v_fma_mixlo_f16
    0x442b0d, // v_fma_mix_f32
    0x45bb12, // v_fma_mix_f32_bf16
    0x30360b, // v_fract_f16
    0x2dfb0b, // v_fract_f32
    0x2ef60b, // v_fract_f64
    0x2ff813, // v_frexp_exp_i16_f16
    0x2f0113, // v_frexp_exp_i32_f32
    0x2ed313, // v_frexp_exp_i32_f64
    0x2fe810, // v_frexp_mant_f16
    0x2f1410, // v_frexp_mant_f32
    0x2ee610, // v_frexp_mant_f64
    0x34310b, // v_ldexp_f16
    0x40170b, // v_ldexp_f32
    0x40bf0b, // v_ldexp_f64
    0x34d209, // v_lerp_u8
    0x319a0a, // v_log_bf16
    0x2fd609, // v_log_f16
    0x2e3a09, // v_log_f32
    0x40fe0d, // v_lshlrev_b16
    0x32b60d, // v_lshlrev_b32
    0x33010d, // v_lshlrev_b64
    0x36f20e, // v_lshl_add_u32
    0x37530e, // v_lshl_add_u64
    0x37830d, // v_lshl_or_b32
    0x410b0d, // v_lshrrev_b16
    0x32c30d, // v_lshrrev_b32
    0x41250d, // v_lshrrev_b64
    0x3ec510, // v_mad_co_i64_i32
    0x3eb510, // v_mad_co_u64_u32
    0x376109, // v_mad_i16
    0x37b20d, // v_mad_i32_i16
    0x345b0d, // v_mad_i32_i24
    0x3e8710, // v_mad_nc_i64_i32
    0x3e7710, // v_mad_nc_u64_u32
    0x36b409, // v_mad_u16
    0x363c09, // v_mad_u32
    0x37a50d, // v_mad_u32_u16
    0x34680d, // v_mad_u32_u24
    0x372b0a, // v_max3_i16
    0x35180a, // v_max3_i32
    0x35bc0e, // v_max3_num_f16
    0x35a00e, // v_max3_num_f32
    0x37350a, // v_max3_u16
    0x35220a, // v_max3_u32
    0x35f40e, // v_maximum3_f16
    0x35d80e, // v_maximum3_f32
    0x38cd14, // v_maximumminimum_f16
    0x38a514, // v_maximumminimum_f32
    0x41b70d, // v_maximum_f16
    0x419d0d, // v_maximum_f32
    0x414c0d, // v_maximum_f64
    0x38390c, // v_maxmin_i32
    0x388110, // v_maxmin_num_f16
    0x386110, // v_maxmin_num_f32
    0x38210c, // v_maxmin_u32
    0x3f4909, // v_max_i16
    0x327709, // v_max_i32
    0x400e09, // v_max_i64
    0x33dd0d, // v_max_num_f16
    0x329f0d, // v_max_num_f32
    0x32610d, // v_max_num_f64
    0x3f4009, // v_max_u16
    0x328909, // v_max_u32
    0x3ffc09, // v_max_u64
    0x404b12, // v_mbcnt_hi_u32_b32
    0x403912, // v_mbcnt_lo_u32_b32
    0x373f0a, // v_med3_i16
    0x352c0a, // v_med3_i32
    0x36100e, // v_med3_num_f16
    0x36020e, // v_med3_num_f32
    0x37490a, // v_med3_u16
    0x35360a, // v_med3_u32
    0x37170a, // v_min3_i16
    0x35040a, // v_min3_i32
    0x35ae0e, // v_min3_num_f16
    0x35920e, // v_min3_num_f32
    0x37210a, // v_min3_u16
    0x350e0a, // v_min3_u32
    0x35e60e, // v_minimum3_f16
    0x35ca0e, // v_minimum3_f32
    0x38b914, // v_minimummaximum_f16
    0x389114, // v_minimummaximum_f32
    0x41aa0d, // v_minimum_f16
    0x41900d, // v_minimum_f32
    0x413f0d, // v_minimum_f64
    0x38450c, // v_minmax_i32
    0x387110, // v_minmax_num_f16
    0x385110, // v_minmax_num_f32
    0x382d0c, // v_minmax_u32
    0x3f5b09, // v_min_i16
    0x326e09, // v_min_i32
    0x400509, // v_min_i64
    0x33d00d, // v_min_num_f16
    0x32920d, // v_min_num_f32
    0x32540d, // v_min_num_f64
    0x3f5209, // v_min_u16
    0x328009, // v_min_u32
    0x3ff309, // v_min_u64
    0x2f240d, // v_movreld_b32
    0x2f4c10, // v_movrelsd_2_b32
    0x2f3e0e, // v_movrelsd_b32
    0x2f310d, // v_movrels_b32
    0x2dd509, // v_mov_b16
    0x2c3d09, // v_mov_b32
    0x2dde09, // v_mov_b64
    0x367a11, // v_mqsad_pk_u16_u8
    0x368b0e, // v_mqsad_u32_u8
    0x366109, // v_msad_u8
    0x34f80c, // v_mullit_f32
    0x31ff12, // v_mul_dx9_zero_f32
    0x340809, // v_mul_f16
    0x321109, // v_mul_f32
    0x31f609, // v_mul_f64
    0x40e20c, // v_mul_hi_i32
    0x322710, // v_mul_hi_i32_i24
    0x40d60c, // v_mul_hi_u32
    0x324410, // v_mul_hi_u32_u24
    0x321a0d, // v_mul_i32_i24
    0x3f140c, // v_mul_lo_u16
    0x40ca0c, // v_mul_lo_u32
    0x32370d, // v_mul_u32_u24
    0x339309, // v_mul_u64
    0x2c3405, // v_nop
    0x30a709, // v_not_b16
    0x2e9c09, // v_not_b32
    0x379c09, // v_or3_b32
    0x417f08, // v_or_b16
    0x32e608, // v_or_b32
    0x3fa50e, // v_pack_b32_f16
    0x37bf10, // v_permlane16_b32
    0x2f5c15, // v_permlane16_swap_b32
    0x3f7c14, // v_permlane16_var_b32
    0x37cf11, // v_permlanex16_b32
    0x3f9015, // v_permlanex16_var_b32
    0x38e114, // v_permlane_bcast_b32
    0x390613, // v_permlane_down_b32
    0x3fdd16, // v_permlane_idx_gen_b32
    0x38f511, // v_permlane_up_b32
    0x391912, // v_permlane_xor_b32
    0x36df0a, // v_perm_b32
    0x369911, // v_perm_pk16_b4_u4
    0x36bd11, // v_perm_pk16_b6_u4
    0x36ce11, // v_perm_pk16_b8_u4
    0x2dca0b, // v_pipeflush
    0x44560d, // v_pk_add_bf16
    0x43640c, // v_pk_add_f16
    0x446f0c, // v_pk_add_f32
    0x42bc0c, // v_pk_add_i16
    0x438910, // v_pk_add_max_i16
    0x439910, // v_pk_add_max_u16
    0x44aa10, // v_pk_add_min_i16
    0x44ba10, // v_pk_add_min_u16
    0x43280c, // v_pk_add_u16
    0x42f410, // v_pk_ashrrev_i16
    0x343c0d, // v_pk_fmac_f16
    0x437c0d, // v_pk_fma_bf16
    0x43580c, // v_pk_fma_f16
    0x441f0c, // v_pk_fma_f32
    0x42d410, // v_pk_lshlrev_b16
    0x42e410, // v_pk_lshrrev_b16
    0x42a10c, // v_pk_mad_i16
    0x431c0c, // v_pk_mad_u16
    0x44ca0d, // v_pk_max3_i16
    0x45aa11, // v_pk_max3_num_f16
    0x44d70d, // v_pk_max3_u16
    0x458811, // v_pk_maximum3_f16
    0x440f10, // v_pk_maximum_f16
    0x43040c, // v_pk_max_i16
    0x449911, // v_pk_max_num_bf16
    0x43ef10, // v_pk_max_num_f16
    0x43400c, // v_pk_max_u16
    0x44e40d, // v_pk_min3_i16
    0x459911, // v_pk_min3_num_f16
    0x44f10d, // v_pk_min3_u16
    0x457711, // v_pk_minimum3_f16
    0x43ff10, // v_pk_minimum_f16
    0x43100c, // v_pk_min_i16
    0x448811, // v_pk_min_num_bf16
    0x43df10, // v_pk_min_num_f16
    0x434c0c, // v_pk_min_u16
    0x447b0d, // v_pk_mul_bf16
    0x43700c, // v_pk_mul_f16
    0x44630c, // v_pk_mul_f32
    0x42ad0f, // v_pk_mul_lo_u16
    0x42c80c, // v_pk_sub_i16
    0x43340c, // v_pk_sub_u16
    0x2f7c0a, // v_prng_b32
    0x366a10, // v_qsad_pk_u16_u8
    0x317b0a, // v_rcp_bf16
    0x2fba09, // v_rcp_f16
    0x2e4309, // v_rcp_f32
    0x2e6409, // v_rcp_f64
    0x2e4c0f, // v_rcp_iflag_f32
    0x2c7313, // v_readfirstlane_b32
    0x41590e, // v_readlane_b32
    0x302b0b, // v_rndne_f16
    0x2e1b0b, // v_rndne_f32
    0x2db40b, // v_rndne_f64
    0x31900a, // v_rsq_bf16
    0x2fcd09, // v_rsq_f16
    0x2e5b09, // v_rsq_f32
    0x2e6d09, // v_rsq_f64
    0x35480b, // v_sad_hi_u8
    0x355309, // v_sad_u16
    0x355c09, // v_sad_u32
    0x354008, // v_sad_u8
    0x31230f, // v_sat_pk4_i4_i8
    0x31320f, // v_sat_pk4_u4_u8
    0x30530f, // v_sat_pk_u8_i16
    0x31ae0a, // v_sin_bf16
    0x304109, // v_sin_f16
    0x2e8a09, // v_sin_f32
    0x31850b, // v_sqrt_bf16
    0x2fc30a, // v_sqrt_f16
    0x2e760a, // v_sqrt_f32
    0x2e800a, // v_sqrt_f64
    0x332c12, // v_subrev_co_ci_u32
    0x3eed0f, // v_subrev_co_u32
    0x33fc0c, // v_subrev_f16
    0x31ea0c, // v_subrev_f32
    0x336c0f, // v_subrev_nc_u32
    0x331d0f, // v_sub_co_ci_u32
    0x3ee10c, // v_sub_co_u32
    0x33f309, // v_sub_f16
    0x31e109, // v_sub_f32
    0x3f700c, // v_sub_nc_i16
    0x40a70c, // v_sub_nc_i32
    0x3f080c, // v_sub_nc_u16
    0x33600c, // v_sub_nc_u32
    0x33870c, // v_sub_nc_u64
    0x309a0d, // v_swaprel_b32
    0x30900a, // v_swap_b16
    0x30860a, // v_swap_b32
    0x470a1e, // v_swmmac_bf16f32_16x16x64_bf16
    0x46ef1b, // v_swmmac_bf16_16x16x64_bf16
    0x48e91e, // v_swmmac_f16_16x16x128_bf8_bf8
    0x48cb1e, // v_swmmac_f16_16x16x128_bf8_fp8
    0x48ad1e, // v_swmmac_f16_16x16x128_fp8_bf8
    0x488f1e, // v_swmmac_f16_16x16x128_fp8_fp8
    0x46d619, // v_swmmac_f16_16x16x64_f16
    0x48711e, // v_swmmac_f32_16x16x128_bf8_bf8
    0x48531e, // v_swmmac_f32_16x16x128_bf8_fp8
    0x48351e, // v_swmmac_f32_16x16x128_fp8_bf8
    0x48171e, // v_swmmac_f32_16x16x128_fp8_fp8
    0x46bc1a, // v_swmmac_f32_16x16x64_bf16
    0x46a319, // v_swmmac_f32_16x16x64_f16
    0x49071a, // v_swmmac_i32_16x16x128_iu8
    0x39360b, // v_s_exp_f16
    0x392b0b, // v_s_exp_f32
    0x394c0b, // v_s_log_f16
    0x39410b, // v_s_log_f32
    0x39620b, // v_s_rcp_f16
    0x39570b, // v_s_rcp_f32
    0x39780b, // v_s_rsq_f16
    0x396d0b, // v_s_rsq_f32
    0x398f0c, // v_s_sqrt_f16
    0x39830c, // v_s_sqrt_f32
    0x2f710b, // v_tanh_bf16
    0x2df10a, // v_tanh_f16
    0x2de70a, // v_tanh_f32
    0x40ee10, // v_trig_preop_f64
    0x30200b, // v_trunc_f16
    0x2e060b, // v_trunc_f32
    0x2d9f0b, // v_trunc_f64
    0x467e1c, // v_wmma_bf16f32_16x16x32_bf16
    0x466519, // v_wmma_bf16_16x16x32_bf16
    0x49e51c, // v_wmma_f16_16x16x128_bf8_bf8
    0x49c91c, // v_wmma_f16_16x16x128_bf8_fp8
    0x49ad1c, // v_wmma_f16_16x16x128_fp8_bf8
    0x49911c, // v_wmma_f16_16x16x128_fp8_fp8
    0x463617, // v_wmma_f16_16x16x32_f16
    0x47e51b, // v_wmma_f16_16x16x64_bf8_bf8
    0x47ca1b, // v_wmma_f16_16x16x64_bf8_fp8
    0x47af1b, // v_wmma_f16_16x16x64_fp8_bf8
    0x47941b, // v_wmma_f16_16x16x64_fp8_fp8
    0x49751c, // v_wmma_f32_16x16x128_bf8_bf8
    0x49591c, // v_wmma_f32_16x16x128_bf8_fp8
    0x455c1b, // v_wmma_f32_16x16x128_f8f6f4
    0x493d1c, // v_wmma_f32_16x16x128_fp8_bf8
    0x49211c, // v_wmma_f32_16x16x128_fp8_fp8
    0x464d18, // v_wmma_f32_16x16x32_bf16
    0x461f17, // v_wmma_f32_16x16x32_f16
    0x460916, // v_wmma_f32_16x16x4_f32
    0x47791b, // v_wmma_f32_16x16x64_bf8_bf8
    0x475e1b, // v_wmma_f32_16x16x64_bf8_fp8
    0x47431b, // v_wmma_f32_16x16x64_fp8_bf8
    0x47281b, // v_wmma_f32_16x16x64_fp8_fp8
    0x4a0117, // v_wmma_f32_32x16x128_f4
    0x480017, // v_wmma_i32_16x16x64_iu8
    0x4af523, // v_wmma_scale16_f32_16x16x128_f8f6f4
    0x4b181f, // v_wmma_scale16_f32_32x16x128_f4
    0x4ab721, // v_wmma_scale_f32_16x16x128_f8f6f4
    0x4ad81d, // v_wmma_scale_f32_32x16x128_f4
    0x41670f, // v_writelane_b32
    0x36e909, // v_xad_u32
    0x32f70a, // v_xnor_b32
    0x36aa0a, // v_xor3_b32
    0x418709, // v_xor_b16
    0x32ee09, // v_xor_b32
];
