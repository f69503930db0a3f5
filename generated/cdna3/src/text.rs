// Written by `cargo xtask regen` from amdgpu_isa_cdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "flat_scratch_loflat_scratch_hixnack_mask_loxnack_mask_hivcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_pk_add_f16ds_pk_add_bf16ds_write_addtid_b32ds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_add_rtn_f32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_swizzle_b32ds_permute_b32ds_bpermute_b32ds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_add_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_add_rtn_f64ds_condxchg32_rtn_b64gdsds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_read_addtid_b32ds_pk_add_rtn_f16ds_pk_add_rtn_bf16ds_consumeds_appendds_write_b96ds_write_b128ds_read_b96ds_read_b128sc0ntsc1flat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_add_f32flat_atomic_pk_add_f16flat_atomic_add_f64flat_atomic_min_f64flat_atomic_max_f64flat_atomic_pk_add_bf16flat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2global_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_lds_ubyteglobal_load_lds_sbyteglobal_load_lds_ushortglobal_load_lds_sshortglobal_load_lds_dwordglobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_add_f32global_atomic_pk_add_f16global_atomic_add_f64global_atomic_min_f64global_atomic_max_f64global_atomic_pk_add_bf16global_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_lds_ubytescratch_load_lds_sbytescratch_load_lds_ushortscratch_load_lds_sshortscratch_load_lds_dwordBUF_DATA_FORMAT_INVALIDBUF_DATA_FORMAT_16BUF_DATA_FORMAT_8_8BUF_DATA_FORMAT_32BUF_DATA_FORMAT_16_16BUF_DATA_FORMAT_10_11_11BUF_DATA_FORMAT_11_11_10BUF_DATA_FORMAT_10_10_10_2BUF_DATA_FORMAT_2_10_10_10BUF_DATA_FORMAT_8_8_8_8BUF_DATA_FORMAT_32_32BUF_DATA_FORMAT_16_16_16_16BUF_DATA_FORMAT_32_32_32BUF_DATA_FORMAT_32_32_32_32BUF_DATA_FORMAT_RESERVED_15BUF_NUM_FORMAT_SNORMBUF_NUM_FORMAT_USCALEDBUF_NUM_FORMAT_SSCALEDBUF_NUM_FORMAT_UINTBUF_NUM_FORMAT_SINTBUF_NUM_FORMAT_RESERVED_6BUF_NUM_FORMAT_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwldsbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_wbl2buffer_invbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_add_f64buffer_atomic_min_f64buffer_atomic_max_f64buffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2glcs_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_scratch_load_dwords_scratch_load_dwordx2s_scratch_load_dwordx4s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_store_dwords_store_dwordx2s_store_dwordx4s_scratch_store_dwords_scratch_store_dwordx2s_scratch_store_dwordx4s_buffer_store_dwords_buffer_store_dwordx2s_buffer_store_dwordx4s_dcache_invs_dcache_wbs_dcache_inv_vols_dcache_wb_vols_memtimes_memrealtimes_atc_probes_atc_probe_buffers_dcache_discards_dcache_discard_x2s_buffer_atomic_swaps_buffer_atomic_cmpswaps_buffer_atomic_adds_buffer_atomic_subs_buffer_atomic_smins_buffer_atomic_umins_buffer_atomic_smaxs_buffer_atomic_umaxs_buffer_atomic_ands_buffer_atomic_ors_buffer_atomic_xors_buffer_atomic_incs_buffer_atomic_decs_buffer_atomic_swap_x2s_buffer_atomic_cmpswap_x2s_buffer_atomic_add_x2s_buffer_atomic_sub_x2s_buffer_atomic_smin_x2s_buffer_atomic_umin_x2s_buffer_atomic_smax_x2s_buffer_atomic_umax_x2s_buffer_atomic_and_x2s_buffer_atomic_or_x2s_buffer_atomic_xor_x2s_buffer_atomic_inc_x2s_buffer_atomic_dec_x2s_atomic_swaps_atomic_cmpswaps_atomic_adds_atomic_subs_atomic_smins_atomic_umins_atomic_smaxs_atomic_umaxs_atomic_ands_atomic_ors_atomic_xors_atomic_incs_atomic_decs_atomic_swap_x2s_atomic_cmpswap_x2s_atomic_add_x2s_atomic_sub_x2s_atomic_smin_x2s_atomic_umin_x2s_atomic_smax_x2s_atomic_umax_x2s_atomic_and_x2s_atomic_or_x2s_atomic_xor_x2s_atomic_inc_x2s_atomic_dec_x2s_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_cbranch_joins_abs_i32s_set_gpr_idx_idxs_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_cbranch_g_forks_absdiff_i32s_rfe_restore_b64s_mul_hi_u32s_mul_hi_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_setvskips_set_gpr_idx_ons_cmp_eq_u64s_cmp_lg_u64s_movk_i32s_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32s_cbranch_i_forkHW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_HW_IDHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIHW_REG_XCC_IDHW_REG_SQ_PERF_SNAPSHOT_DATAHW_REG_SQ_PERF_SNAPSHOT_DATA1HW_REG_SQ_PERF_SNAPSHOT_PC_LOHW_REG_SQ_PERF_SNAPSHOT_PC_HIs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_set_gpr_idx_offs_set_gpr_idx_modes_endpgm_ordered_ps_dones_set_valu_coexec_modev_noprow_maskbank_maskbound_ctrlclampBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVEdst_seldst_unusedsrc0_sel_e32v_mov_b32_dpp_sdwa_e64v_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_screen_partition_4se_b32v_mov_b64v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_sat_pk_u8_i16v_swap_b32v_accvgpr_mov_b32v_cvt_f32_fp8v_cvt_f32_bf8v_cvt_pk_f32_fp8v_cvt_pk_f32_bf8v_cndmask_b32src1_selv_add_f32v_sub_f32v_subrev_f32v_fmac_f64v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_fmamk_f32v_fmaak_f32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_addc_co_u32v_subb_co_u32v_subbrev_co_u32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_mac_f16v_madmk_f16v_madak_f16v_add_u16v_sub_u16v_subrev_u16v_mul_lo_u16v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_max_f16v_min_f16v_max_u16v_max_i16v_min_u16v_min_i16v_ldexp_f16v_add_u32v_sub_u32v_subrev_u32v_dot2c_f32_f16v_dot2c_i32_i16v_dot4c_i32_i8v_dot8c_i32_i4v_fmac_f32v_pk_fmac_f16v_xnor_b32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_mad_legacy_f16v_mad_legacy_u16v_mad_legacy_i16v_perm_b32v_fma_legacy_f16v_div_fixup_legacy_f16v_cvt_pkaccum_u8_f32v_mad_u32_u16v_mad_i32_i16v_xad_u32v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_lshl_add_u32v_add_lshl_u32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_f16v_mad_u16v_mad_i16v_fma_f16v_div_fixup_f16v_lshl_add_u64v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_ldexp_f32v_readlane_b32v_writelane_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_trig_preop_f64v_bfm_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_add_i32v_sub_i32v_add_i16v_sub_i16v_pack_b32_f16v_mul_legacy_f32v_cvt_pk_fp8_f32v_cvt_pk_bf8_f32v_cvt_sr_fp8_f32v_cvt_sr_bf8_f32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_dot2_f32_f16v_dot2_i32_i16v_dot2_u32_u16v_dot4_i32_i8v_dot4_u32_u8v_dot8_i32_i4v_dot8_u32_u4v_pk_fma_f32v_pk_mul_f32v_pk_add_f32v_pk_mov_b32cbszabidblgpv_mfma_f32_16x16x8_xf32v_mfma_f32_32x32x4_xf32v_mfma_f32_32x32x1_2b_f32v_mfma_f32_16x16x1_4b_f32v_mfma_f32_4x4x1_16b_f32v_mfma_f32_32x32x2_f32v_mfma_f32_16x16x4_f32v_mfma_f32_32x32x4_2b_f16v_mfma_f32_16x16x4_4b_f16v_mfma_f32_4x4x4_16b_f16v_mfma_f32_32x32x8_f16v_mfma_f32_16x16x16_f16v_mfma_i32_32x32x4_2b_i8v_mfma_i32_16x16x4_4b_i8v_mfma_i32_4x4x4_16b_i8v_mfma_i32_32x32x16_i8v_mfma_i32_16x16x32_i8v_accvgpr_read_b32v_accvgpr_write_b32v_mfma_f32_32x32x4_2b_bf16v_mfma_f32_16x16x4_4b_bf16v_mfma_f32_4x4x4_16b_bf16v_mfma_f32_32x32x8_bf16v_mfma_f32_16x16x16_bf16v_smfmac_f32_16x16x32_f16v_smfmac_f32_32x32x16_f16v_smfmac_f32_16x16x32_bf16v_smfmac_f32_32x32x16_bf16v_smfmac_i32_16x16x64_i8v_smfmac_i32_32x32x32_i8negv_mfma_f64_16x16x4_f64v_mfma_f64_4x4x4_4b_f64v_mfma_f32_16x16x32_bf8_bf8v_mfma_f32_16x16x32_bf8_fp8v_mfma_f32_16x16x32_fp8_bf8v_mfma_f32_16x16x32_fp8_fp8v_mfma_f32_32x32x16_bf8_bf8v_mfma_f32_32x32x16_bf8_fp8v_mfma_f32_32x32x16_fp8_bf8v_mfma_f32_32x32x16_fp8_fp8v_smfmac_f32_16x16x64_bf8_bf8v_smfmac_f32_16x16x64_bf8_fp8v_smfmac_f32_16x16x64_fp8_bf8v_smfmac_f32_16x16x64_fp8_fp8v_smfmac_f32_32x32x32_bf8_bf8v_smfmac_f32_32x32x32_bf8_fp8v_smfmac_f32_32x32x32_fp8_bf8v_smfmac_f32_32x32x32_fp8_fp8v_cmp_class_f32v_cmpx_class_f32v_cmp_class_f64v_cmpx_class_f64v_cmp_class_f16v_cmpx_class_f16v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i16v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_t_i16v_cmp_f_u16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_t_u16v_cmpx_f_i16v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_t_i16v_cmpx_f_u16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_t_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64execexeczflat_scratchpops_exiting_wave_idprivate_baseprivate_limitsccshared_baseshared_limitvccvcczxnack_maskbuffer_invl2v_accvgpr_readv_accvgpr_writev_mad_mix_f32v_mad_mixhi_f16v_mad_mixlo_f16v_mfma_f32_16x16x16bf16v_mfma_f32_16x16x16bf16_1kv_mfma_f32_16x16x16f16v_mfma_f32_16x16x1f32v_mfma_f32_16x16x32bf8bf8v_mfma_f32_16x16x32bf8fp8v_mfma_f32_16x16x32fp8bf8v_mfma_f32_16x16x32fp8fp8v_mfma_f32_16x16x4bf16v_mfma_f32_16x16x4bf16_1kv_mfma_f32_16x16x4f16v_mfma_f32_16x16x4f32v_mfma_f32_16x16x8xf32v_mfma_f32_32x32x16bf8bf8v_mfma_f32_32x32x16bf8fp8v_mfma_f32_32x32x16fp8bf8v_mfma_f32_32x32x16fp8fp8v_mfma_f32_32x32x1f32v_mfma_f32_32x32x2f32v_mfma_f32_32x32x4bf16_1kv_mfma_f32_32x32x4f16v_mfma_f32_32x32x4xf32v_mfma_f32_32x32x8bf16v_mfma_f32_32x32x8bf16_1kv_mfma_f32_32x32x8f16v_mfma_f32_4x4x1f32v_mfma_f32_4x4x4bf16v_mfma_f32_4x4x4bf16_1kv_mfma_f32_4x4x4f16v_mfma_f64_16x16x4f64v_mfma_f64_4x4x4f64v_mfma_i32_16x16x32i8v_mfma_i32_16x16x4i8v_mfma_i32_32x32x16i8v_mfma_i32_32x32x4i8v_mfma_i32_4x4x4i8v_smfmac_f32_16x16x32bf16v_smfmac_f32_16x16x32f16v_smfmac_f32_16x16x64bf8bf8v_smfmac_f32_16x16x64bf8fp8v_smfmac_f32_16x16x64fp8bf8v_smfmac_f32_16x16x64fp8fp8v_smfmac_f32_32x32x16bf16v_smfmac_f32_32x32x16f16v_smfmac_f32_32x32x32bf8bf8v_smfmac_f32_32x32x32bf8fp8v_smfmac_f32_32x32x32fp8bf8v_smfmac_f32_32x32x32fp8fp8v_smfmac_i32_16x16x64i8v_smfmac_i32_32x32x32i8UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12UC_VERSION_GFX7UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 304] = [
    syntax(run(0, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(3, 4), 3, 0, [3616, 0, 0, 0, 0]),
    syntax(run(7, 5), 3, 0, [3616, 0, 0, 0, 0]),
    syntax(run(12, 1), 0, 0, [0, 0, 0, 0, 0]),
    syntax(run(13, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(16, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(19, 2), 1, 0, [0, 0, 0, 0, 0]),
    syntax(run(21, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(24, 4), 3, 0, [0, 3616, 0, 0, 0]),
    syntax(run(28, 5), 4, 0, [0, 3616, 0, 0, 0]),
    syntax(run(33, 6), 4, 0, [0, 3616, 0, 0, 0]),
    syntax(run(39, 3), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(42, 4), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(46, 3), 3, 1, [0, 3616, 0, 0, 0]),
    syntax(run(49, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(52, 4), 3, 0, [3616, 0, 0, 0, 0]),
    syntax(run(56, 5), 3, 0, [3616, 0, 0, 0, 0]),
    syntax(run(61, 4), 3, 0, [3616, 0, 0, 0, 0]),
    syntax(run(65, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(68, 4), 3, 0, [0, 3616, 0, 0, 0]),
    syntax(run(72, 5), 4, 0, [0, 3616, 0, 0, 0]),
    syntax(run(77, 6), 4, 0, [0, 3616, 0, 0, 0]),
    syntax(run(83, 5), 4, 0, [0, 3616, 0, 0, 0]),
    syntax(run(88, 4), 3, 0, [0, 3616, 0, 0, 0]),
    syntax(run(92, 3), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(95, 4), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(99, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(101, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(104, 2), 1, 0, [0, 0, 0, 0, 0]),
    syntax(run(106, 4), 3, 0, [0, 3616, 0, 0, 0]),
    syntax(run(110, 4), 3, 0, [0, 3616, 0, 0, 0]),
    syntax(run(114, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(117, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(120, 3), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(123, 3), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(126, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(132, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(138, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(144, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(150, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(156, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(162, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(168, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(174, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(181, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(188, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(195, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(202, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(209, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(216, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(223, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(230, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(237, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(244, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(251, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(258, 6), 2, 3, [0, 0, 0, 0, 0]),
    syntax(run(264, 8), 4, 3, [0, 0, 0, 0, 0]),
    syntax(run(272, 8), 4, 3, [0, 0, 0, 0, 0]),
    syntax(run(280, 8), 4, 3, [0, 0, 0, 0, 0]),
    syntax(run(288, 8), 4, 3, [0, 0, 0, 0, 0]),
    syntax(run(296, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(303, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(310, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(317, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(324, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(331, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(338, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(345, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(352, 6), 2, 3, [0, 0, 0, 0, 0]),
    syntax(run(358, 11), 5, 4, [0, 0, 0, 2616, 0]),
    syntax(run(369, 11), 5, 4, [0, 0, 0, 2616, 0]),
    syntax(run(380, 11), 5, 4, [0, 0, 0, 2616, 0]),
    syntax(run(391, 11), 5, 4, [0, 0, 0, 2616, 0]),
    syntax(run(402, 11), 4, 5, [0, 0, 0, 2616, 0]),
    syntax(run(413, 10), 4, 6, [0, 0, 0, 2616, 0]),
    syntax(run(423, 10), 4, 6, [0, 0, 0, 2616, 0]),
    syntax(run(433, 10), 4, 6, [0, 0, 0, 2616, 0]),
    syntax(run(443, 10), 4, 6, [0, 0, 0, 2616, 0]),
    syntax(run(453, 2), 0, 7, [0, 0, 0, 0, 0]),
    syntax(run(455, 4), 3, 8, [2502, 0, 0, 0, 0]),
    syntax(run(459, 4), 3, 8, [4550, 0, 0, 0, 0]),
    syntax(run(463, 4), 3, 8, [8646, 0, 0, 0, 0]),
    syntax(run(467, 4), 3, 8, [16838, 0, 0, 0, 0]),
    syntax(run(471, 4), 3, 8, [33222, 0, 0, 0, 0]),
    syntax(run(475, 4), 3, 8, [2502, 0, 0, 0, 0]),
    syntax(run(479, 4), 3, 8, [4550, 0, 0, 0, 0]),
    syntax(run(483, 4), 3, 8, [8646, 0, 0, 0, 0]),
    syntax(run(487, 4), 3, 8, [16838, 0, 0, 0, 0]),
    syntax(run(491, 4), 3, 8, [33222, 0, 0, 0, 0]),
    syntax(run(495, 0), 0, 1, [0, 0, 0, 0, 0]),
    syntax(run(495, 1), 1, 1, [4550, 0, 0, 0, 0]),
    syntax(run(496, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(499, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(502, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(504, 2), 2, 1, [2512, 2560, 0, 0, 0]),
    syntax(run(506, 2), 2, 1, [4560, 4608, 0, 0, 0]),
    syntax(run(508, 2), 2, 1, [2512, 4608, 0, 0, 0]),
    syntax(run(510, 2), 2, 1, [4560, 2560, 0, 0, 0]),
    syntax(run(512, 1), 1, 1, [4560, 0, 0, 0, 0]),
    syntax(run(513, 1), 1, 1, [4608, 0, 0, 0, 0]),
    syntax(run(514, 1), 1, 1, [2560, 0, 0, 0, 0]),
    syntax(run(515, 3), 3, 1, [2512, 2560, 2568, 0, 0]),
    syntax(run(518, 3), 3, 1, [4560, 4608, 4616, 0, 0]),
    syntax(run(521, 3), 3, 1, [4560, 4608, 2568, 0, 0]),
    syntax(run(524, 3), 3, 1, [4560, 2560, 2568, 0, 0]),
    syntax(run(527, 2), 2, 1, [4608, 4616, 0, 0, 0]),
    syntax(run(529, 2), 2, 1, [4608, 2568, 0, 0, 0]),
    syntax(run(531, 2), 2, 1, [2560, 2568, 0, 0, 0]),
    syntax(run(533, 2), 2, 1, [2560, 0, 0, 0, 0]),
    syntax(run(535, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(537, 2), 2, 1, [4560, 0, 0, 0, 0]),
    syntax(run(539, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(541, 2), 2, 1, [0, 2512, 0, 0, 0]),
    syntax(run(543, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(545, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(546, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(547, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(548, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(549, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(550, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(551, 4), 3, 9, [0, 0, 0, 0, 0]),
    syntax(run(555, 5), 5, 1, [0, 0, 0, 0, 0]),
    syntax(run(560, 1), 0, 10, [0, 0, 0, 0, 0]),
    syntax(run(561, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(564, 7), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(571, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(579, 4), 3, 14, [3584, 2656, 0, 0, 0]),
    syntax(run(583, 2), 2, 1, [2577, 2624, 0, 0, 0]),
    syntax(run(585, 3), 2, 10, [2560, 2656, 0, 0, 0]),
    syntax(run(588, 3), 3, 11, [3601, 4672, 0, 0, 0]),
    syntax(run(591, 7), 6, 15, [3601, 5664, 0, 0, 0]),
    syntax(run(598, 5), 3, 16, [3584, 4704, 0, 0, 0]),
    syntax(run(603, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(606, 7), 6, 12, [5649, 3616, 0, 0, 0]),
    syntax(run(613, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(618, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(626, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(631, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(638, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(646, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(651, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(654, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(661, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(669, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(674, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(677, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(684, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(692, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(697, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(702, 5), 3, 16, [5632, 2656, 0, 0, 0]),
    syntax(run(707, 7), 6, 15, [5649, 3616, 0, 0, 0]),
    syntax(run(714, 3), 3, 11, [5649, 4672, 0, 0, 0]),
    syntax(run(717, 7), 6, 15, [5649, 5664, 0, 0, 0]),
    syntax(run(724, 5), 3, 16, [5632, 4704, 0, 0, 0]),
    syntax(run(729, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(737, 3), 3, 11, [5649, 4672, 0, 0, 0]),
    syntax(run(740, 7), 6, 12, [5649, 5664, 0, 0, 0]),
    syntax(run(747, 8), 8, 13, [5649, 0, 0, 0, 0]),
    syntax(run(755, 4), 3, 14, [5632, 4704, 0, 0, 0]),
    syntax(run(759, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(762, 7), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(769, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(777, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(782, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(785, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(792, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(800, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(805, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(808, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(815, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(823, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(828, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(830, 3), 2, 10, [3584, 2656, 0, 0, 0]),
    syntax(run(833, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(835, 6), 5, 9, [0, 3616, 0, 0, 0]),
    syntax(run(841, 6), 6, 19, [0, 0, 0, 0, 0]),
    syntax(run(847, 3), 2, 10, [0, 0, 0, 0, 0]),
    syntax(run(850, 6), 6, 20, [3601, 0, 0, 0, 0]),
    syntax(run(856, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(859, 7), 6, 12, [5649, 3616, 0, 0, 0]),
    syntax(run(866, 6), 6, 20, [5649, 0, 0, 0, 0]),
    syntax(run(872, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(877, 5), 5, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(882, 9), 8, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(891, 11), 11, 22, [3601, 0, 0, 0, 0]),
    syntax(run(902, 6), 5, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(908, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(912, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(920, 10), 10, 22, [3601, 0, 0, 0, 0]),
    syntax(run(930, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(936, 4), 4, 11, [5649, 4672, 5641, 0, 0]),
    syntax(run(940, 8), 7, 21, [5649, 5664, 5641, 0, 0]),
    syntax(run(948, 6), 4, 24, [5632, 4704, 4713, 0, 0]),
    syntax(run(954, 8), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(962, 10), 10, 25, [3601, 0, 0, 0, 0]),
    syntax(run(972, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(978, 5), 4, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(983, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(987, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(991, 5), 5, 11, [3601, 0, 2624, 3593, 0]),
    syntax(run(996, 9), 8, 12, [3601, 0, 3616, 3593, 0]),
    syntax(run(1005, 10), 10, 25, [3601, 0, 0, 0, 0]),
    syntax(run(1015, 7), 5, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(1022, 6), 6, 11, [3601, 0, 2624, 3593, 0]),
    syntax(run(1028, 10), 9, 12, [3601, 0, 3616, 3593, 0]),
    syntax(run(1038, 11), 11, 25, [3601, 0, 0, 0, 0]),
    syntax(run(1049, 8), 6, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(1057, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1061, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(1069, 10), 10, 22, [3601, 0, 0, 0, 0]),
    syntax(run(1079, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(1085, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1089, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1093, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1097, 8), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1105, 10), 10, 25, [3601, 0, 0, 0, 0]),
    syntax(run(1115, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1121, 5), 4, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(1126, 8), 7, 15, [3601, 3616, 3593, 0, 0]),
    syntax(run(1134, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1144, 6), 4, 16, [3584, 2656, 2665, 0, 0]),
    syntax(run(1150, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1154, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(1162, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(1168, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1172, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(1180, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(1186, 10), 10, 20, [3601, 0, 0, 0, 0]),
    syntax(run(1196, 6), 4, 27, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1202, 6), 4, 28, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1208, 5), 4, 10, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1213, 6), 4, 28, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1219, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1226, 6), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1232, 7), 5, 31, [3584, 0, 2656, 2665, 2674]),
    syntax(run(1239, 7), 5, 31, [5632, 0, 4704, 4713, 4722]),
    syntax(run(1246, 6), 4, 27, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1252, 6), 4, 27, [9728, 4704, 2665, 8818, 0]),
    syntax(run(1258, 7), 5, 27, [5632, 0, 2656, 2665, 4722]),
    syntax(run(1265, 6), 4, 28, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1271, 6), 4, 27, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1277, 5), 3, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1282, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1289, 7), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1296, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1303, 5), 4, 10, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1308, 5), 3, 33, [5632, 4704, 4713, 0, 0]),
    syntax(run(1313, 5), 3, 30, [5632, 4704, 2665, 0, 0]),
    syntax(run(1318, 4), 3, 10, [3584, 2656, 2665, 0, 0]),
    syntax(run(1322, 5), 3, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1327, 4), 3, 10, [2560, 2656, 2665, 0, 0]),
    syntax(run(1331, 4), 3, 10, [5632, 2656, 4713, 0, 0]),
    syntax(run(1335, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1340, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1345, 6), 3, 34, [3584, 2656, 2665, 0, 0]),
    syntax(run(1351, 5), 3, 27, [3584, 2656, 2665, 0, 0]),
    syntax(run(1356, 6), 3, 35, [3584, 2656, 2665, 0, 0]),
    syntax(run(1362, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1367, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(1372, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(1377, 9), 4, 38, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1386, 8), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(1394, 9), 4, 38, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1403, 8), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(1411, 7), 4, 32, [3584, 0, 0, 0, 0]),
    syntax(run(1418, 9), 4, 38, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1427, 7), 4, 40, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1434, 9), 4, 38, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1443, 8), 3, 39, [5632, 4704, 4713, 0, 0]),
    syntax(run(1451, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1458, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1465, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1472, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1479, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1486, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1493, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1500, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1507, 4), 2, 42, [3584, 0, 0, 0, 0]),
    syntax(run(1511, 4), 2, 42, [0, 2656, 0, 0, 0]),
    syntax(run(1515, 6), 4, 43, [0, 0, 0, 2674, 0]),
    syntax(run(1521, 6), 4, 43, [0, 0, 0, 2674, 0]),
    syntax(run(1527, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1534, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1541, 5), 4, 44, [4608, 2656, 2665, 0, 0]),
    syntax(run(1546, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1550, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(1556, 5), 4, 44, [4608, 4704, 2665, 0, 0]),
    syntax(run(1561, 4), 4, 11, [0, 4672, 3593, 0, 0]),
    syntax(run(1565, 5), 4, 44, [4608, 2656, 2665, 0, 0]),
    syntax(run(1570, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1574, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(1580, 6), 4, 24, [4608, 2656, 2665, 0, 0]),
    syntax(run(1586, 6), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(1592, 6), 4, 24, [4608, 2656, 2665, 0, 0]),
    syntax(run(1598, 6), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(1604, 6), 4, 24, [4608, 4704, 4713, 0, 0]),
    syntax(run(1610, 4), 4, 11, [0, 4672, 5641, 0, 0]),
    syntax(run(1614, 5), 4, 14, [4608, 2656, 2665, 0, 0]),
    syntax(run(1619, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1623, 6), 6, 25, [0, 0, 0, 0, 0]),
    syntax(run(1629, 5), 4, 14, [4608, 2656, 2665, 0, 0]),
    syntax(run(1634, 6), 6, 25, [0, 0, 0, 0, 0]),
    syntax(run(1640, 5), 4, 14, [4608, 4704, 4713, 0, 0]),
    syntax(run(1645, 4), 4, 11, [0, 4672, 5641, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 45] = [
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2030fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2031fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x60000000007fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x3ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x10000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x8000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11580, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(11593, 4), 1, [0x0, 0x8000000000000, 0x0]),
    frame(s(11597, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(11602, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11593, 4), 1, [0x30000000000000, 0x8000000000000, 0x0]),
    frame(s(11602, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(11602, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(11597, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x8000000000000, 0x0, 0x0]),
    frame(s(11597, 5), 1, [0x0, 0x0, 0x0]),
    frame(s(11593, 4), 1, [0xf0000000000000, 0x8000000000000, 0x0]),
    frame(s(11597, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(11602, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(11602, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(11597, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(11597, 5), 1, [0x830000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000005800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000007800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf80000000000ff00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0x7800000000009b00, 0x1800000000000000]),
    frame(s(0, 0), 0, [0x0, 0xe000000000008700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000007f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2000000000000100, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7f00, 0x0]),
    frame(s(11602, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 234] = [
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
        file: VectorOrAccumulator(25),
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(0, 16), s(262, 6), Unsigned),
    Operand(Register {
        bits: bits(48, 8),
        file: VectorOrAccumulator(25),
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(0, 8), s(412, 7), Unsigned),
    Number(bits(8, 8), s(419, 7), Unsigned),
    Operand(Register {
        bits: bits(40, 8),
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Word(s(1774, 3)),
    Operand(Register {
        bits: bits(32, 8),
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
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
        file: VectorOrAccumulator(25),
        size: Dwords(3),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: VectorOrAccumulator(55),
        size: Dwords(1),
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
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(0, 12), s(262, 6), Unsigned),
    Flag(16, s(1985, 3)),
    Flag(17, s(1988, 2)),
    Flag(25, s(1990, 3)),
    Operand(Register {
        bits: bits(56, 8),
        file: VectorOrAccumulator(55),
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: VectorOrAccumulator(55),
        size: Dwords(3),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(56, 8),
        file: VectorOrAccumulator(55),
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
        file: VectorOrAccumulator(55),
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
        file: VectorOrAccumulator(55),
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
        file: VectorOrAccumulator(55),
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
        file: VectorOrAccumulator(55),
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
        file: VectorOrAccumulator(55),
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
        file: VectorOrAccumulator(55),
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: If(16),
    }),
    FlatAddress(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 127,
        none: 127,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 127,
        none: 127,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    Number(bits(0, 13), s(262, 6), Signed),
    FlatAddress(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 127,
        none: 127,
        reserved: 127,
        kind: Scratch,
        vector: 13,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 127,
        none: 127,
        reserved: 127,
        kind: Scratch,
        vector: 13,
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
    SplitFormat {
        data: bits(19, 4),
        number: bits(23, 3),
        data_names: run(0, 15),
        number_names: run(15, 7),
    },
    Flag(13, s(5204, 5)),
    Flag(12, s(5209, 5)),
    Flag(14, s(1985, 3)),
    Flag(54, s(1988, 2)),
    Flag(53, s(1990, 3)),
    Operand(Register {
        bits: bits(40, 8),
        file: VectorOrAccumulator(55),
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Unless(16),
    }),
    Flag(15, s(1990, 3)),
    Flag(16, s(5614, 3)),
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
        kind: TwoFlags {
            immediate: 17,
            register: 14,
        },
    }),
    Flag(16, s(7123, 3)),
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
    Value(bits(8, 8), IndexMode),
    Value(bits(0, 16), Hex),
    Value(bits(0, 16), Branch),
    Value(bits(0, 16), Hwreg(run(22, 17))),
    Wide(Named),
    Value(bits(0, 16), Short),
    Optional(bits(0, 16)),
    Value(bits(0, 16), Counters(run(0, 3))),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(39, 11),
            operations: run(50, 13),
        }),
    ),
    Value(bits(0, 16), IndexMode),
    DppControl(bits(40, 9), NewBroadcast),
    Number(bits(60, 4), s(11446, 8), AlwaysInHex),
    Number(bits(56, 4), s(11454, 9), AlwaysInHex),
    Number(bits(51, 1), s(11463, 10), Unsigned),
    Flag(45, s(11473, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(11555, 7), run(63, 7), true),
    Choice(bits(43, 2), s(11562, 10), run(70, 4), true),
    Choice(bits(48, 3), s(11572, 8), run(63, 7), true),
    OutputModifier(bits(59, 2), false),
    Suffix(s(11580, 4)),
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
    Suffix(s(11593, 4)),
    Suffix(s(11597, 5)),
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
    Suffix(s(11602, 4)),
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
    Flag(15, s(11473, 5)),
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
    OutputModifier(bits(46, 2), true),
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
        bits: bits(32, 8),
        file: VectorOrScalar(55),
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 51,
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
        bits: bits(17, 8),
        file: Accumulator,
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
        file: SourceAccumulator,
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
        file: Accumulator,
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
        file: SourceAccumulator,
        size: Dwords(1),
        constant: B32,
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
        size: Dwords(2),
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
    Choice(bits(56, 3), s(12628, 8), run(63, 7), true),
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
        bits: bits(32, 8),
        file: VectorOrScalar(55),
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
        file: VectorOrScalar(63),
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
        size: Dwords(2),
        constant: F64,
        neg: 63,
        abs: 10,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(13430, 6), [11, 12, 13, 14], false),
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
        size: Dwords(1),
        constant: F16,
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
    Bools(s(13430, 6), [11, 12, 14, 255], false),
    Bools(s(13430, 6), [11, 12, 13, 255], false),
    Bools(s(14653, 9), [59, 60, 14, 255], true),
    Bools(s(14662, 6), [61, 62, 63, 255], false),
    Bools(s(14668, 6), [8, 9, 10, 255], false),
    Bools(s(13430, 6), [11, 12, 255, 255], false),
    Bools(s(14653, 9), [59, 60, 255, 255], true),
    Bools(s(14662, 6), [61, 62, 255, 255], false),
    Bools(s(14668, 6), [8, 9, 255, 255], false),
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
    Bools(s(14653, 9), [59, 60, 14, 255], false),
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
        file: VectorOrAccumulator(15),
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
        file: SourceOrAccumulator(59),
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
        file: SourceOrAccumulator(60),
        size: Dwords(2),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: SourceOrAccumulator(15),
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(8, 3), s(15102, 4), Unsigned),
    Number(bits(11, 4), s(15106, 4), Unsigned),
    Number(bits(61, 3), s(15110, 4), Unsigned),
    Operand(Register {
        bits: bits(0, 8),
        file: VectorOrAccumulator(15),
        size: Dwords(16),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: SourceOrAccumulator(15),
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
        file: VectorOrAccumulator(15),
        size: Dwords(32),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: SourceOrAccumulator(59),
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
        file: SourceOrAccumulator(60),
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
        file: SourceOrAccumulator(15),
        size: Dwords(32),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(32, 9),
        file: SourceOrAccumulator(59),
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
        file: SourceOrAccumulator(60),
        size: Dwords(2),
        constant: B64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(14662, 6), [61, 255, 255, 255], false),
    Bools(s(14668, 6), [8, 255, 255, 255], false),
    Operand(Register {
        bits: bits(41, 9),
        file: SourceOrAccumulator(60),
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(0, 8),
        file: VectorOrAccumulator(15),
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
        file: SourceOrAccumulator(59),
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
        file: SourceOrAccumulator(60),
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: SourceOrAccumulator(15),
        size: Dwords(8),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(15823, 3), [61, 62, 63, 255], false),
    Operand(Register {
        bits: bits(0, 8),
        file: VectorOrAccumulator(15),
        size: Dwords(2),
        constant: F64,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(50, 9),
        file: SourceOrAccumulator(15),
        size: Dwords(2),
        constant: F64,
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
    s(0, 15),
    s(15, 15),
    s(30, 13),
    s(43, 13),
    s(56, 6),
    s(62, 6),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 2),
    s(70, 4),
    s(74, 7),
    s(81, 7),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(88, 24),
    s(112, 24),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(136, 15),
    s(151, 16),
    s(167, 16),
    s(183, 17),
    s(200, 24),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(68, 0),
    s(224, 8),
    s(232, 9),
    s(241, 7),
    s(248, 14),
    s(68, 0),
];
/// Names of values, list after list.
pub static NAMES: [(u16, Str); 74] = [
    (0, s(4709, 23)),
    (2, s(4732, 18)),
    (3, s(4750, 19)),
    (4, s(4769, 18)),
    (5, s(4787, 21)),
    (6, s(4808, 24)),
    (7, s(4832, 24)),
    (8, s(4856, 26)),
    (9, s(4882, 26)),
    (10, s(4908, 23)),
    (11, s(4931, 21)),
    (12, s(4952, 27)),
    (13, s(4979, 24)),
    (14, s(5003, 27)),
    (15, s(5030, 27)),
    (1, s(5057, 20)),
    (2, s(5077, 22)),
    (3, s(5099, 22)),
    (4, s(5121, 19)),
    (5, s(5140, 19)),
    (6, s(5159, 25)),
    (7, s(5184, 20)),
    (1, s(10375, 11)),
    (2, s(10386, 13)),
    (3, s(10399, 14)),
    (4, s(10413, 12)),
    (5, s(10425, 16)),
    (6, s(10441, 16)),
    (7, s(10457, 13)),
    (15, s(10470, 19)),
    (16, s(10489, 13)),
    (17, s(10502, 13)),
    (18, s(10515, 13)),
    (19, s(10528, 13)),
    (20, s(10541, 13)),
    (21, s(10554, 28)),
    (22, s(10582, 29)),
    (23, s(10611, 29)),
    (24, s(10640, 29)),
    (1, s(10908, 13)),
    (2, s(10921, 6)),
    (3, s(10927, 11)),
    (4, s(10938, 12)),
    (5, s(10950, 18)),
    (6, s(10968, 14)),
    (7, s(10982, 19)),
    (8, s(11001, 22)),
    (9, s(11023, 16)),
    (10, s(11039, 16)),
    (15, s(11055, 10)),
    (513, s(11065, 9)),
    (514, s(11074, 10)),
    (515, s(11084, 14)),
    (767, s(11098, 6)),
    (768, s(11104, 9)),
    (769, s(11065, 9)),
    (770, s(11074, 10)),
    (771, s(11084, 14)),
    (1023, s(11098, 6)),
    (3841, s(11113, 27)),
    (3842, s(11140, 16)),
    (3844, s(11156, 19)),
    (4095, s(11175, 5)),
    (0, s(11478, 6)),
    (1, s(11484, 6)),
    (2, s(11490, 6)),
    (3, s(11496, 6)),
    (4, s(11502, 6)),
    (5, s(11508, 6)),
    (6, s(11514, 5)),
    (0, s(11519, 10)),
    (1, s(11529, 11)),
    (2, s(11540, 15)),
    (3, s(11519, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 3] = [
    Part {
        name: s(10856, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(10861, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(10867, 7),
        low: bits(8, 4),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 1649] = [
    0, 1, 2, 0, 1, 3, 2, 0, 1, 3, 4, 5, 2, 0, 6, 2, 0, 7, 2, 1, 2, 0, 8, 2, 9, 0, 1, 2, 9, 0,
    1, 3, 2, 10, 0, 1, 3, 4, 5, 9, 0, 2, 10, 0, 4, 5, 9, 0, 11, 0, 12, 2, 0, 12, 13, 2, 0,
    12, 13, 4, 5, 0, 14, 15, 2, 0, 14, 2, 10, 0, 12, 2, 10, 0, 12, 13, 2, 16, 0, 12, 13, 4,
    5, 17, 0, 14, 15, 2, 17, 0, 14, 2, 10, 0, 2, 16, 0, 4, 5, 2, 18, 19, 2, 18, 9, 2, 20, 0,
    6, 2, 21, 0, 7, 2, 0, 22, 2, 0, 23, 2, 24, 0, 2, 16, 0, 2, 25, 26, 27, 28, 29, 30, 31,
    26, 27, 28, 29, 30, 32, 26, 27, 28, 29, 30, 33, 26, 27, 28, 29, 30, 26, 34, 27, 28, 29,
    30, 26, 35, 27, 28, 29, 30, 26, 36, 27, 28, 29, 30, 26, 37, 27, 28, 29, 30, 38, 26, 34,
    27, 28, 29, 30, 38, 26, 35, 27, 28, 29, 30, 39, 26, 35, 27, 28, 29, 30, 39, 26, 37, 27,
    28, 29, 30, 25, 40, 41, 42, 28, 29, 30, 31, 40, 41, 42, 28, 29, 30, 32, 40, 41, 42, 28,
    29, 30, 33, 40, 41, 42, 28, 29, 30, 40, 34, 41, 42, 28, 29, 30, 40, 35, 41, 42, 28, 29,
    30, 40, 36, 41, 42, 28, 29, 30, 40, 37, 41, 42, 28, 29, 30, 40, 41, 42, 28, 29, 30, 38,
    40, 34, 41, 42, 28, 29, 30, 38, 40, 35, 41, 42, 28, 29, 30, 39, 40, 35, 41, 42, 28, 29,
    30, 39, 40, 37, 41, 42, 28, 29, 30, 25, 43, 44, 42, 28, 29, 30, 31, 43, 44, 42, 28, 29,
    30, 32, 43, 44, 42, 28, 29, 30, 33, 43, 44, 42, 28, 29, 30, 43, 34, 44, 42, 28, 29, 30,
    43, 35, 44, 42, 28, 29, 30, 43, 36, 44, 42, 28, 29, 30, 43, 37, 44, 42, 28, 29, 30, 43,
    44, 42, 28, 29, 30, 34, 45, 46, 47, 48, 49, 50, 27, 51, 52, 53, 35, 45, 46, 47, 48, 49,
    50, 27, 51, 52, 53, 36, 45, 46, 47, 48, 49, 50, 27, 51, 52, 53, 37, 45, 46, 47, 48, 49,
    50, 27, 51, 52, 53, 54, 45, 46, 47, 49, 50, 27, 51, 29, 55, 56, 35, 45, 46, 47, 49, 50,
    27, 51, 29, 55, 36, 45, 46, 47, 49, 50, 27, 51, 29, 55, 37, 45, 46, 47, 49, 50, 27, 51,
    29, 55, 34, 45, 46, 47, 49, 50, 27, 51, 29, 55, 51, 55, 57, 58, 59, 60, 61, 58, 59, 60,
    62, 58, 59, 60, 63, 58, 59, 60, 64, 58, 59, 60, 57, 65, 59, 60, 61, 65, 59, 60, 62, 65,
    59, 60, 63, 65, 59, 60, 64, 65, 59, 60, 61, 66, 58, 59, 66, 65, 59, 58, 59, 67, 68, 69,
    70, 67, 70, 69, 68, 69, 70, 68, 67, 68, 71, 69, 70, 72, 69, 70, 71, 69, 68, 71, 70, 72,
    70, 71, 68, 71, 68, 73, 67, 74, 69, 75, 67, 76, 76, 67, 76, 77, 78, 79, 75, 80, 81, 82,
    83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 94, 0, 83, 84, 85, 86, 97, 94,
    98, 87, 88, 89, 90, 91, 99, 100, 101, 92, 102, 95, 68, 101, 92, 93, 94, 103, 96, 94, 104,
    83, 84, 85, 86, 99, 100, 105, 106, 107, 93, 108, 95, 96, 108, 0, 83, 84, 85, 86, 99, 109,
    101, 106, 107, 97, 94, 98, 87, 110, 89, 90, 91, 99, 100, 101, 106, 107, 96, 94, 111, 83,
    84, 85, 86, 97, 94, 112, 87, 88, 89, 90, 91, 99, 100, 113, 106, 107, 93, 114, 95, 96,
    114, 111, 83, 84, 85, 86, 97, 114, 112, 87, 110, 89, 90, 91, 99, 115, 113, 106, 107, 93,
    94, 116, 96, 94, 117, 83, 84, 85, 86, 97, 94, 118, 87, 110, 89, 90, 91, 99, 100, 119,
    106, 107, 99, 100, 113, 106, 92, 99, 109, 113, 106, 107, 96, 108, 111, 83, 84, 85, 86,
    93, 108, 103, 96, 108, 104, 83, 84, 85, 86, 99, 109, 105, 106, 107, 97, 94, 112, 87, 110,
    89, 90, 91, 93, 120, 121, 96, 120, 26, 83, 84, 85, 86, 97, 120, 122, 87, 88, 89, 90, 91,
    99, 123, 124, 92, 93, 114, 125, 96, 114, 126, 83, 84, 85, 86, 97, 114, 127, 87, 110, 89,
    90, 91, 99, 115, 128, 106, 107, 93, 129, 116, 96, 129, 117, 83, 84, 85, 86, 97, 129, 118,
    87, 88, 89, 90, 91, 99, 130, 119, 106, 107, 93, 114, 116, 96, 114, 117, 83, 84, 85, 86,
    97, 114, 118, 87, 110, 89, 90, 91, 99, 115, 119, 106, 107, 94, 95, 100, 101, 92, 131,
    132, 131, 0, 83, 84, 85, 86, 131, 98, 88, 89, 90, 91, 133, 134, 92, 97, 94, 135, 87, 110,
    91, 93, 136, 95, 96, 136, 0, 83, 84, 85, 86, 97, 136, 135, 87, 110, 91, 99, 137, 101,
    106, 107, 93, 94, 95, 138, 139, 96, 94, 111, 140, 139, 83, 84, 85, 86, 97, 94, 112, 141,
    139, 87, 88, 89, 90, 91, 142, 99, 100, 113, 143, 144, 92, 93, 94, 95, 138, 96, 94, 111,
    140, 83, 84, 85, 86, 97, 94, 112, 141, 87, 110, 89, 90, 91, 142, 99, 100, 113, 143, 106,
    107, 93, 108, 103, 145, 96, 108, 104, 146, 83, 84, 85, 86, 99, 109, 105, 147, 106, 107,
    96, 94, 0, 138, 83, 84, 85, 86, 97, 94, 98, 148, 87, 88, 89, 90, 91, 142, 99, 100, 101,
    149, 106, 92, 99, 100, 101, 149, 92, 94, 95, 150, 138, 94, 95, 138, 150, 93, 94, 139, 95,
    138, 96, 94, 139, 0, 138, 83, 84, 85, 86, 97, 94, 139, 98, 148, 87, 89, 90, 91, 142, 99,
    100, 151, 101, 149, 106, 92, 93, 94, 139, 95, 138, 139, 96, 94, 139, 0, 138, 139, 83, 84,
    85, 86, 97, 94, 139, 98, 148, 139, 87, 89, 90, 91, 142, 99, 100, 151, 101, 149, 144, 106,
    92, 93, 114, 116, 152, 96, 114, 117, 153, 83, 84, 85, 86, 97, 114, 118, 154, 87, 110, 89,
    90, 91, 142, 99, 115, 119, 155, 106, 107, 114, 116, 156, 152, 114, 116, 152, 156, 93,
    129, 125, 157, 96, 129, 126, 157, 83, 84, 85, 86, 97, 129, 127, 158, 87, 88, 89, 90, 91,
    142, 99, 130, 128, 159, 106, 92, 99, 130, 128, 159, 92, 96, 114, 117, 152, 83, 84, 85,
    86, 97, 114, 118, 160, 87, 110, 89, 90, 91, 142, 99, 115, 119, 161, 106, 107, 93, 94,
    162, 163, 96, 94, 164, 165, 83, 84, 85, 86, 99, 100, 166, 167, 106, 107, 93, 168, 162,
    163, 96, 168, 164, 165, 83, 84, 85, 86, 99, 169, 166, 167, 106, 107, 97, 168, 170, 171,
    87, 110, 89, 90, 91, 142, 100, 101, 149, 172, 106, 92, 100, 113, 143, 173, 106, 107, 100,
    101, 149, 172, 92, 109, 105, 147, 174, 106, 107, 100, 101, 149, 172, 175, 106, 92, 100,
    113, 149, 172, 106, 92, 100, 151, 176, 177, 178, 106, 107, 109, 151, 179, 180, 181, 106,
    107, 123, 124, 149, 182, 106, 92, 183, 124, 149, 184, 106, 92, 123, 151, 101, 149, 182,
    106, 92, 115, 119, 155, 185, 106, 107, 130, 128, 159, 186, 106, 92, 100, 113, 149, 106,
    92, 100, 128, 159, 172, 175, 106, 92, 115, 119, 155, 185, 175, 106, 107, 130, 128, 159,
    186, 175, 106, 92, 123, 124, 149, 182, 92, 109, 105, 147, 106, 107, 109, 105, 149, 106,
    107, 100, 101, 149, 92, 100, 113, 149, 106, 107, 68, 101, 149, 92, 123, 101, 187, 92,
    100, 113, 143, 106, 92, 169, 113, 143, 106, 107, 100, 119, 155, 188, 106, 92, 100, 101,
    149, 106, 92, 130, 128, 159, 188, 106, 92, 100, 113, 143, 106, 107, 100, 113, 143, 188,
    92, 100, 113, 149, 175, 92, 100, 101, 149, 172, 189, 190, 191, 192, 106, 100, 101, 149,
    193, 194, 195, 196, 106, 169, 197, 198, 199, 189, 190, 191, 192, 106, 169, 197, 198, 193,
    194, 195, 196, 106, 115, 200, 201, 202, 189, 203, 106, 100, 197, 198, 172, 189, 190, 191,
    192, 106, 100, 101, 149, 172, 191, 192, 106, 137, 204, 205, 206, 189, 190, 191, 192, 106,
    137, 204, 205, 193, 194, 195, 196, 106, 207, 208, 209, 210, 211, 212, 213, 214, 208, 209,
    215, 211, 212, 213, 216, 217, 218, 219, 211, 212, 213, 214, 217, 218, 215, 211, 212, 213,
    207, 217, 218, 210, 211, 212, 213, 216, 220, 221, 219, 211, 212, 213, 214, 220, 221, 215,
    211, 212, 213, 207, 220, 221, 210, 211, 212, 213, 100, 134, 222, 223, 133, 101, 222, 223,
    207, 220, 224, 172, 211, 212, 214, 220, 224, 172, 211, 212, 225, 226, 227, 228, 211, 212,
    229, 230, 226, 227, 231, 211, 212, 229, 99, 70, 113, 149, 92, 93, 139, 95, 138, 97, 232,
    112, 148, 91, 142, 99, 70, 105, 149, 92, 93, 139, 103, 138, 99, 70, 119, 161, 92, 93,
    139, 116, 152, 97, 232, 118, 160, 91, 142, 99, 70, 119, 155, 106, 92, 97, 232, 118, 154,
    91, 142, 99, 70, 113, 143, 106, 92, 97, 232, 112, 141, 91, 142, 99, 70, 105, 147, 106,
    92, 93, 139, 103, 145, 99, 70, 128, 159, 92, 93, 139, 125, 157, 97, 232, 127, 158, 91,
    142, 99, 70, 101, 149, 92, 97, 232, 98, 148, 91, 142, 99, 70, 124, 187, 92, 93, 139, 121,
    233,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1150] = [
    0x199d11, // buffer_atomic_add
    0x1a5b15, // buffer_atomic_add_f32
    0x1a8815, // buffer_atomic_add_f64
    0x1af414, // buffer_atomic_add_x2
    0x1a0711, // buffer_atomic_and
    0x1b7014, // buffer_atomic_and_x2
    0x198815, // buffer_atomic_cmpswap
    0x1adc18, // buffer_atomic_cmpswap_x2
    0x1a4a11, // buffer_atomic_dec
    0x1bbf14, // buffer_atomic_dec_x2
    0x1a3911, // buffer_atomic_inc
    0x1bab14, // buffer_atomic_inc_x2
    0x1ab215, // buffer_atomic_max_f64
    0x1a9d15, // buffer_atomic_min_f64
    0x1a1810, // buffer_atomic_or
    0x1b8413, // buffer_atomic_or_x2
    0x1a7018, // buffer_atomic_pk_add_f16
    0x19e312, // buffer_atomic_smax
    0x1b4615, // buffer_atomic_smax_x2
    0x19bf12, // buffer_atomic_smin
    0x1b1c15, // buffer_atomic_smin_x2
    0x19ae11, // buffer_atomic_sub
    0x1b0814, // buffer_atomic_sub_x2
    0x197612, // buffer_atomic_swap
    0x1ac715, // buffer_atomic_swap_x2
    0x19f512, // buffer_atomic_umax
    0x1b5b15, // buffer_atomic_umax_x2
    0x19d112, // buffer_atomic_umin
    0x1b3115, // buffer_atomic_umin_x2
    0x1a2811, // buffer_atomic_xor
    0x1b9714, // buffer_atomic_xor_x2
    0x196c0a, // buffer_inv
    0x17b711, // buffer_load_dword
    0x17c813, // buffer_load_dwordx2
    0x17db13, // buffer_load_dwordx3
    0x17ee13, // buffer_load_dwordx4
    0x192a1b, // buffer_load_format_d16_hi_x
    0x16a118, // buffer_load_format_d16_x
    0x16b919, // buffer_load_format_d16_xy
    0x16d21a, // buffer_load_format_d16_xyz
    0x16ec1b, // buffer_load_format_d16_xyzw
    0x15f114, // buffer_load_format_x
    0x160515, // buffer_load_format_xy
    0x161a16, // buffer_load_format_xyz
    0x163017, // buffer_load_format_xyzw
    0x178211, // buffer_load_sbyte
    0x18d015, // buffer_load_sbyte_d16
    0x18e518, // buffer_load_sbyte_d16_hi
    0x18fd15, // buffer_load_short_d16
    0x191218, // buffer_load_short_d16_hi
    0x17a512, // buffer_load_sshort
    0x177111, // buffer_load_ubyte
    0x18a315, // buffer_load_ubyte_d16
    0x18b818, // buffer_load_ubyte_d16_hi
    0x179312, // buffer_load_ushort
    0x180111, // buffer_store_byte
    0x181218, // buffer_store_byte_d16_hi
    0x185512, // buffer_store_dword
    0x186714, // buffer_store_dwordx2
    0x187b14, // buffer_store_dwordx3
    0x188f14, // buffer_store_dwordx4
    0x19451c, // buffer_store_format_d16_hi_x
    0x170719, // buffer_store_format_d16_x
    0x17201a, // buffer_store_format_d16_xy
    0x173a1b, // buffer_store_format_d16_xyz
    0x17551c, // buffer_store_format_d16_xyzw
    0x164715, // buffer_store_format_x
    0x165c16, // buffer_store_format_xy
    0x167217, // buffer_store_format_xyz
    0x168918, // buffer_store_format_xyzw
    0x182a12, // buffer_store_short
    0x183c19, // buffer_store_short_d16_hi
    0x19610b, // buffer_wbl2
    0x01fa0a, // ds_add_f32
    0x056d0a, // ds_add_f64
    0x03850e, // ds_add_rtn_f32
    0x06cb0e, // ds_add_rtn_f64
    0x02490e, // ds_add_rtn_u32
    0x05770e, // ds_add_rtn_u64
    0x010c0a, // ds_add_u32
    0x040f0a, // ds_add_u64
    0x01670a, // ds_and_b32
    0x046a0a, // ds_and_b64
    0x02c80e, // ds_and_rtn_b32
    0x05f60e, // ds_and_rtn_b64
    0x078809, // ds_append
    0x04000f, // ds_bpermute_b32
    0x01c80c, // ds_cmpst_b32
    0x04bd0c, // ds_cmpst_b64
    0x01d40c, // ds_cmpst_f32
    0x04c90c, // ds_cmpst_f64
    0x033a10, // ds_cmpst_rtn_b32
    0x066810, // ds_cmpst_rtn_b64
    0x034a10, // ds_cmpst_rtn_f32
    0x067810, // ds_cmpst_rtn_f64
    0x06d915, // ds_condxchg32_rtn_b64
    0x077e0a, // ds_consume
    0x02820e, // ds_dec_rtn_u32
    0x05b00e, // ds_dec_rtn_u64
    0x01350a, // ds_dec_u32
    0x04380a, // ds_dec_u64
    0x073b0e, // ds_gws_barrier
    0x07080b, // ds_gws_init
    0x07200e, // ds_gws_sema_br
    0x072e0d, // ds_gws_sema_p
    0x06f117, // ds_gws_sema_release_all
    0x07130d, // ds_gws_sema_v
    0x02740e, // ds_inc_rtn_u32
    0x05a20e, // ds_inc_rtn_u64
    0x012b0a, // ds_inc_u32
    0x042e0a, // ds_inc_u64
    0x01ea0a, // ds_max_f32
    0x04df0a, // ds_max_f64
    0x01490a, // ds_max_i32
    0x044c0a, // ds_max_i64
    0x03680e, // ds_max_rtn_f32
    0x06960e, // ds_max_rtn_f64
    0x029e0e, // ds_max_rtn_i32
    0x05cc0e, // ds_max_rtn_i64
    0x02ba0e, // ds_max_rtn_u32
    0x05e80e, // ds_max_rtn_u64
    0x015d0a, // ds_max_u32
    0x04600a, // ds_max_u64
    0x01e00a, // ds_min_f32
    0x04d50a, // ds_min_f64
    0x013f0a, // ds_min_i32
    0x04420a, // ds_min_i64
    0x035a0e, // ds_min_rtn_f32
    0x06880e, // ds_min_rtn_f64
    0x02900e, // ds_min_rtn_i32
    0x05be0e, // ds_min_rtn_i64
    0x02ac0e, // ds_min_rtn_u32
    0x05da0e, // ds_min_rtn_u64
    0x01530a, // ds_min_u32
    0x04560a, // ds_min_u64
    0x01840c, // ds_mskor_b32
    0x04870c, // ds_mskor_b64
    0x02f110, // ds_mskor_rtn_b32
    0x061f10, // ds_mskor_rtn_b64
    0x01f406, // ds_nop
    0x017109, // ds_or_b32
    0x047409, // ds_or_b64
    0x02d60d, // ds_or_rtn_b32
    0x06040d, // ds_or_rtn_b64
    0x03f20e, // ds_permute_b32
    0x02110e, // ds_pk_add_bf16
    0x02040d, // ds_pk_add_f16
    0x076c12, // ds_pk_add_rtn_bf16
    0x075b11, // ds_pk_add_rtn_f16
    0x03aa10, // ds_read2st64_b32
    0x06bb10, // ds_read2st64_b64
    0x039e0c, // ds_read2_b32
    0x06af0c, // ds_read2_b64
    0x074912, // ds_read_addtid_b32
    0x07b50c, // ds_read_b128
    0x03930b, // ds_read_b32
    0x06a40b, // ds_read_b64
    0x07aa0b, // ds_read_b96
    0x03ce0b, // ds_read_i16
    0x03ba0a, // ds_read_i8
    0x052d0e, // ds_read_i8_d16
    0x053b11, // ds_read_i8_d16_hi
    0x03d90b, // ds_read_u16
    0x054c0f, // ds_read_u16_d16
    0x055b12, // ds_read_u16_d16_hi
    0x03c40a, // ds_read_u8
    0x050e0e, // ds_read_u8_d16
    0x051c11, // ds_read_u8_d16_hi
    0x02650f, // ds_rsub_rtn_u32
    0x05930f, // ds_rsub_rtn_u64
    0x01200b, // ds_rsub_u32
    0x04230b, // ds_rsub_u64
    0x02570e, // ds_sub_rtn_u32
    0x05850e, // ds_sub_rtn_u64
    0x01160a, // ds_sub_u32
    0x04190a, // ds_sub_u64
    0x03e40e, // ds_swizzle_b32
    0x03760f, // ds_wrap_rtn_b32
    0x01b711, // ds_write2st64_b32
    0x04ac11, // ds_write2st64_b64
    0x01aa0d, // ds_write2_b32
    0x049f0d, // ds_write2_b64
    0x021f13, // ds_write_addtid_b32
    0x079d0d, // ds_write_b128
    0x023d0c, // ds_write_b16
    0x04fb13, // ds_write_b16_d16_hi
    0x01900c, // ds_write_b32
    0x04930c, // ds_write_b64
    0x02320b, // ds_write_b8
    0x04e912, // ds_write_b8_d16_hi
    0x07910c, // ds_write_b96
    0x032416, // ds_wrxchg2st64_rtn_b32
    0x065216, // ds_wrxchg2st64_rtn_b64
    0x031212, // ds_wrxchg2_rtn_b32
    0x064012, // ds_wrxchg2_rtn_b64
    0x030111, // ds_wrxchg_rtn_b32
    0x062f11, // ds_wrxchg_rtn_b64
    0x017a0a, // ds_xor_b32
    0x047d0a, // ds_xor_b64
    0x02e30e, // ds_xor_rtn_b32
    0x06110e, // ds_xor_rtn_b64
    0x09790f, // flat_atomic_add
    0x0a2113, // flat_atomic_add_f32
    0x0a4a13, // flat_atomic_add_f64
    0x0ac312, // flat_atomic_add_x2
    0x09d70f, // flat_atomic_and
    0x0b3312, // flat_atomic_and_x2
    0x096613, // flat_atomic_cmpswap
    0x0aad16, // flat_atomic_cmpswap_x2
    0x0a120f, // flat_atomic_dec
    0x0b7a12, // flat_atomic_dec_x2
    0x0a030f, // flat_atomic_inc
    0x0b6812, // flat_atomic_inc_x2
    0x0a7013, // flat_atomic_max_f64
    0x0a5d13, // flat_atomic_min_f64
    0x09e60e, // flat_atomic_or
    0x0b4511, // flat_atomic_or_x2
    0x0a8317, // flat_atomic_pk_add_bf16
    0x0a3416, // flat_atomic_pk_add_f16
    0x09b710, // flat_atomic_smax
    0x0b0d13, // flat_atomic_smax_x2
    0x099710, // flat_atomic_smin
    0x0ae713, // flat_atomic_smin_x2
    0x09880f, // flat_atomic_sub
    0x0ad512, // flat_atomic_sub_x2
    0x095610, // flat_atomic_swap
    0x0a9a13, // flat_atomic_swap_x2
    0x09c710, // flat_atomic_umax
    0x0b2013, // flat_atomic_umax_x2
    0x09a710, // flat_atomic_umin
    0x0afa13, // flat_atomic_umin_x2
    0x09f40f, // flat_atomic_xor
    0x0b5612, // flat_atomic_xor_x2
    0x08070f, // flat_load_dword
    0x081611, // flat_load_dwordx2
    0x082711, // flat_load_dwordx3
    0x083811, // flat_load_dwordx4
    0x07d80f, // flat_load_sbyte
    0x090413, // flat_load_sbyte_d16
    0x091716, // flat_load_sbyte_d16_hi
    0x092d13, // flat_load_short_d16
    0x094016, // flat_load_short_d16_hi
    0x07f710, // flat_load_sshort
    0x07c90f, // flat_load_ubyte
    0x08db13, // flat_load_ubyte_d16
    0x08ee16, // flat_load_ubyte_d16_hi
    0x07e710, // flat_load_ushort
    0x08490f, // flat_store_byte
    0x085816, // flat_store_byte_d16_hi
    0x089510, // flat_store_dword
    0x08a512, // flat_store_dwordx2
    0x08b712, // flat_store_dwordx3
    0x08c912, // flat_store_dwordx4
    0x086e10, // flat_store_short
    0x087e17, // flat_store_short_d16_hi
    0x0dd711, // global_atomic_add
    0x0e9515, // global_atomic_add_f32
    0x0ec215, // global_atomic_add_f64
    0x0f4714, // global_atomic_add_x2
    0x0e4111, // global_atomic_and
    0x0fc314, // global_atomic_and_x2
    0x0dc215, // global_atomic_cmpswap
    0x0f2f18, // global_atomic_cmpswap_x2
    0x0e8411, // global_atomic_dec
    0x101214, // global_atomic_dec_x2
    0x0e7311, // global_atomic_inc
    0x0ffe14, // global_atomic_inc_x2
    0x0eec15, // global_atomic_max_f64
    0x0ed715, // global_atomic_min_f64
    0x0e5210, // global_atomic_or
    0x0fd713, // global_atomic_or_x2
    0x0f0119, // global_atomic_pk_add_bf16
    0x0eaa18, // global_atomic_pk_add_f16
    0x0e1d12, // global_atomic_smax
    0x0f9915, // global_atomic_smax_x2
    0x0df912, // global_atomic_smin
    0x0f6f15, // global_atomic_smin_x2
    0x0de811, // global_atomic_sub
    0x0f5b14, // global_atomic_sub_x2
    0x0db012, // global_atomic_swap
    0x0f1a15, // global_atomic_swap_x2
    0x0e2f12, // global_atomic_umax
    0x0fae15, // global_atomic_umax_x2
    0x0e0b12, // global_atomic_umin
    0x0f8415, // global_atomic_umin_x2
    0x0e6211, // global_atomic_xor
    0x0fea14, // global_atomic_xor_x2
    0x0bd211, // global_load_dword
    0x0be313, // global_load_dwordx2
    0x0bf613, // global_load_dwordx3
    0x0c0913, // global_load_dwordx4
    0x0d9b15, // global_load_lds_dword
    0x0d5a15, // global_load_lds_sbyte
    0x0d8516, // global_load_lds_sshort
    0x0d4515, // global_load_lds_ubyte
    0x0d6f16, // global_load_lds_ushort
    0x0b9d11, // global_load_sbyte
    0x0ceb15, // global_load_sbyte_d16
    0x0d0018, // global_load_sbyte_d16_hi
    0x0d1815, // global_load_short_d16
    0x0d2d18, // global_load_short_d16_hi
    0x0bc012, // global_load_sshort
    0x0b8c11, // global_load_ubyte
    0x0cbe15, // global_load_ubyte_d16
    0x0cd318, // global_load_ubyte_d16_hi
    0x0bae12, // global_load_ushort
    0x0c1c11, // global_store_byte
    0x0c2d18, // global_store_byte_d16_hi
    0x0c7012, // global_store_dword
    0x0c8214, // global_store_dwordx2
    0x0c9614, // global_store_dwordx3
    0x0caa14, // global_store_dwordx4
    0x0c4512, // global_store_short
    0x0c5719, // global_store_short_d16_hi
    0x107012, // scratch_load_dword
    0x108214, // scratch_load_dwordx2
    0x109614, // scratch_load_dwordx3
    0x10aa14, // scratch_load_dwordx4
    0x124f16, // scratch_load_lds_dword
    0x120b16, // scratch_load_lds_sbyte
    0x123817, // scratch_load_lds_sshort
    0x11f516, // scratch_load_lds_ubyte
    0x122117, // scratch_load_lds_ushort
    0x103812, // scratch_load_sbyte
    0x119716, // scratch_load_sbyte_d16
    0x11ad19, // scratch_load_sbyte_d16_hi
    0x11c616, // scratch_load_short_d16
    0x11dc19, // scratch_load_short_d16_hi
    0x105d13, // scratch_load_sshort
    0x102612, // scratch_load_ubyte
    0x116816, // scratch_load_ubyte_d16
    0x117e19, // scratch_load_ubyte_d16_hi
    0x104a13, // scratch_load_ushort
    0x10be12, // scratch_store_byte
    0x10d019, // scratch_store_byte_d16_hi
    0x111613, // scratch_store_dword
    0x112915, // scratch_store_dwordx2
    0x113e15, // scratch_store_dwordx3
    0x115315, // scratch_store_dwordx4
    0x10e913, // scratch_store_short
    0x10fc1a, // scratch_store_short_d16_hi
    0x26170d, // s_absdiff_i32
    0x240309, // s_abs_i32
    0x24a20a, // s_addc_u32
    0x28630a, // s_addk_i32
    0x249009, // s_add_i32
    0x247e09, // s_add_u32
    0x241d14, // s_andn1_saveexec_b64
    0x244412, // s_andn1_wrexec_b64
    0x25280b, // s_andn2_b32
    0x25330b, // s_andn2_b64
    0x234614, // s_andn2_saveexec_b64
    0x245612, // s_andn2_wrexec_b64
    0x24f409, // s_and_b32
    0x24fd09, // s_and_b64
    0x231112, // s_and_saveexec_b64
    0x25b40a, // s_ashr_i32
    0x25be0a, // s_ashr_i64
    0x1dbd0b, // s_atc_probe
    0x1dc812, // s_atc_probe_buffer
    0x203f0c, // s_atomic_add
    0x20e90f, // s_atomic_add_x2
    0x208b0c, // s_atomic_and
    0x21470f, // s_atomic_and_x2
    0x202f10, // s_atomic_cmpswap
    0x20d613, // s_atomic_cmpswap_x2
    0x20ba0c, // s_atomic_dec
    0x21820f, // s_atomic_dec_x2
    0x20ae0c, // s_atomic_inc
    0x21730f, // s_atomic_inc_x2
    0x20970b, // s_atomic_or
    0x21560e, // s_atomic_or_x2
    0x20710d, // s_atomic_smax
    0x212710, // s_atomic_smax_x2
    0x20570d, // s_atomic_smin
    0x210710, // s_atomic_smin_x2
    0x204b0c, // s_atomic_sub
    0x20f80f, // s_atomic_sub_x2
    0x20220d, // s_atomic_swap
    0x20c610, // s_atomic_swap_x2
    0x207e0d, // s_atomic_umax
    0x213710, // s_atomic_umax_x2
    0x20640d, // s_atomic_umin
    0x211710, // s_atomic_umin_x2
    0x20a20c, // s_atomic_xor
    0x21640f, // s_atomic_xor_x2
    0x2a5609, // s_barrier
    0x21ef0f, // s_bcnt0_i32_b32
    0x21fe0f, // s_bcnt0_i32_b64
    0x220d0f, // s_bcnt1_i32_b32
    0x221c0f, // s_bcnt1_i32_b64
    0x25ec09, // s_bfe_i32
    0x25fe09, // s_bfe_i64
    0x25e309, // s_bfe_u32
    0x25f509, // s_bfe_u64
    0x25c809, // s_bfm_b32
    0x25d109, // s_bfm_b64
    0x274c0d, // s_bitcmp0_b32
    0x27660d, // s_bitcmp0_b64
    0x27590d, // s_bitcmp1_b32
    0x27730d, // s_bitcmp1_b64
    0x246816, // s_bitreplicate_b64_b32
    0x22b20d, // s_bitset0_b32
    0x22bf0d, // s_bitset0_b64
    0x22cc0d, // s_bitset1_b32
    0x22d90d, // s_bitset1_b64
    0x29ee08, // s_branch
    0x21db0a, // s_brev_b32
    0x21e50a, // s_brev_b64
    0x1e2813, // s_buffer_atomic_add
    0x1f2d16, // s_buffer_atomic_add_x2
    0x1e9e13, // s_buffer_atomic_and
    0x1fb516, // s_buffer_atomic_and_x2
    0x1e1117, // s_buffer_atomic_cmpswap
    0x1f131a, // s_buffer_atomic_cmpswap_x2
    0x1ee913, // s_buffer_atomic_dec
    0x200c16, // s_buffer_atomic_dec_x2
    0x1ed613, // s_buffer_atomic_inc
    0x1ff616, // s_buffer_atomic_inc_x2
    0x1eb112, // s_buffer_atomic_or
    0x1fcb15, // s_buffer_atomic_or_x2
    0x1e7614, // s_buffer_atomic_smax
    0x1f8717, // s_buffer_atomic_smax_x2
    0x1e4e14, // s_buffer_atomic_smin
    0x1f5917, // s_buffer_atomic_smin_x2
    0x1e3b13, // s_buffer_atomic_sub
    0x1f4316, // s_buffer_atomic_sub_x2
    0x1dfd14, // s_buffer_atomic_swap
    0x1efc17, // s_buffer_atomic_swap_x2
    0x1e8a14, // s_buffer_atomic_umax
    0x1f9e17, // s_buffer_atomic_umax_x2
    0x1e6214, // s_buffer_atomic_umin
    0x1f7017, // s_buffer_atomic_umin_x2
    0x1ec313, // s_buffer_atomic_xor
    0x1fe016, // s_buffer_atomic_xor_x2
    0x1c5b13, // s_buffer_load_dword
    0x1cad16, // s_buffer_load_dwordx16
    0x1c6e15, // s_buffer_load_dwordx2
    0x1c8315, // s_buffer_load_dwordx4
    0x1c9815, // s_buffer_load_dwordx8
    0x1d3114, // s_buffer_store_dword
    0x1d4516, // s_buffer_store_dwordx2
    0x1d5b16, // s_buffer_store_dwordx4
    0x29d70a, // s_call_b64
    0x2bfc11, // s_cbranch_cdbgsys
    0x2c381a, // s_cbranch_cdbgsys_and_user
    0x2c1f19, // s_cbranch_cdbgsys_or_user
    0x2c0d12, // s_cbranch_cdbguser
    0x2a4610, // s_cbranch_execnz
    0x2a370f, // s_cbranch_execz
    0x260710, // s_cbranch_g_fork
    0x287710, // s_cbranch_i_fork
    0x23f50e, // s_cbranch_join
    0x29fe0e, // s_cbranch_scc0
    0x2a0c0e, // s_cbranch_scc1
    0x2a280f, // s_cbranch_vccnz
    0x2a1a0e, // s_cbranch_vccz
    0x27bc0b, // s_cmovk_i32
    0x21a30a, // s_cmov_b32
    0x21ad0a, // s_cmov_b64
    0x27c70d, // s_cmpk_eq_i32
    0x28150d, // s_cmpk_eq_u32
    0x27ee0d, // s_cmpk_ge_i32
    0x283c0d, // s_cmpk_ge_u32
    0x27e10d, // s_cmpk_gt_i32
    0x282f0d, // s_cmpk_gt_u32
    0x28080d, // s_cmpk_le_i32
    0x28560d, // s_cmpk_le_u32
    0x27d40d, // s_cmpk_lg_i32
    0x28220d, // s_cmpk_lg_u32
    0x27fb0d, // s_cmpk_lt_i32
    0x28490d, // s_cmpk_lt_u32
    0x26bc0c, // s_cmp_eq_i32
    0x27040c, // s_cmp_eq_u32
    0x279a0c, // s_cmp_eq_u64
    0x26e00c, // s_cmp_ge_i32
    0x27280c, // s_cmp_ge_u32
    0x26d40c, // s_cmp_gt_i32
    0x271c0c, // s_cmp_gt_u32
    0x26f80c, // s_cmp_le_i32
    0x27400c, // s_cmp_le_u32
    0x26c80c, // s_cmp_lg_i32
    0x27100c, // s_cmp_lg_u32
    0x27a60c, // s_cmp_lg_u64
    0x26ec0c, // s_cmp_lt_i32
    0x27340c, // s_cmp_lt_u32
    0x24da0d, // s_cselect_b32
    0x24e70d, // s_cselect_b64
    0x1dda10, // s_dcache_discard
    0x1dea13, // s_dcache_discard_x2
    0x1d710c, // s_dcache_inv
    0x1d8810, // s_dcache_inv_vol
    0x1d7d0b, // s_dcache_wb
    0x1d980f, // s_dcache_wb_vol
    0x2be20e, // s_decperflevel
    0x29e608, // s_endpgm
    0x2c8318, // s_endpgm_ordered_ps_done
    0x2c520e, // s_endpgm_saved
    0x222b0d, // s_ff0_i32_b32
    0x22380d, // s_ff0_i32_b64
    0x22450d, // s_ff1_i32_b32
    0x22520d, // s_ff1_i32_b64
    0x227d0b, // s_flbit_i32
    0x225f0f, // s_flbit_i32_b32
    0x226e0f, // s_flbit_i32_b64
    0x22880f, // s_flbit_i32_i64
    0x22e60b, // s_getpc_b64
    0x29ad0c, // s_getreg_b32
    0x2bc80c, // s_icache_inv
    0x2bd40e, // s_incperflevel
    0x1bd60c, // s_load_dword
    0x1c0c0f, // s_load_dwordx16
    0x1be20e, // s_load_dwordx2
    0x1bf00e, // s_load_dwordx4
    0x1bfe0e, // s_load_dwordx8
    0x264d0f, // s_lshl1_add_u32
    0x265c0f, // s_lshl2_add_u32
    0x266b0f, // s_lshl3_add_u32
    0x267a0f, // s_lshl4_add_u32
    0x258c0a, // s_lshl_b32
    0x25960a, // s_lshl_b64
    0x25a00a, // s_lshr_b32
    0x25aa0a, // s_lshr_b64
    0x24c809, // s_max_i32
    0x24d109, // s_max_u32
    0x1db00d, // s_memrealtime
    0x1da709, // s_memtime
    0x24b609, // s_min_i32
    0x24bf09, // s_min_u32
    0x27b20a, // s_movk_i32
    0x23db0d, // s_movreld_b32
    0x23e80d, // s_movreld_b64
    0x23c10d, // s_movrels_b32
    0x23ce0d, // s_movrels_b64
    0x219109, // s_mov_b32
    0x219a09, // s_mov_b64
    0x286d0a, // s_mulk_i32
    0x26410c, // s_mul_hi_i32
    0x26350c, // s_mul_hi_u32
    0x25da09, // s_mul_i32
    0x25520a, // s_nand_b32
    0x255c0a, // s_nand_b64
    0x236d13, // s_nand_saveexec_b64
    0x29e105, // s_nop
    0x256609, // s_nor_b32
    0x256f09, // s_nor_b64
    0x238012, // s_nor_saveexec_b64
    0x21b709, // s_not_b32
    0x21c009, // s_not_b64
    0x243113, // s_orn1_saveexec_b64
    0x253e0a, // s_orn2_b32
    0x25480a, // s_orn2_b64
    0x235a13, // s_orn2_saveexec_b64
    0x250608, // s_or_b32
    0x250e08, // s_or_b64
    0x232311, // s_or_saveexec_b64
    0x26ab11, // s_pack_hh_b32_b16
    0x269a11, // s_pack_lh_b32_b16
    0x268911, // s_pack_ll_b32_b16
    0x23a50e, // s_quadmask_b32
    0x23b30e, // s_quadmask_b64
    0x230809, // s_rfe_b64
    0x262411, // s_rfe_restore_b64
    0x1c1b14, // s_scratch_load_dword
    0x1c2f16, // s_scratch_load_dwordx2
    0x1c4516, // s_scratch_load_dwordx4
    0x1cee15, // s_scratch_store_dword
    0x1d0317, // s_scratch_store_dwordx2
    0x1d1a17, // s_scratch_store_dwordx4
    0x2bac09, // s_sendmsg
    0x2bb50d, // s_sendmsghalt
    0x2a8309, // s_sethalt
    0x2a5f09, // s_setkill
    0x22f10b, // s_setpc_b64
    0x2a9309, // s_setprio
    0x29b90c, // s_setreg_b32
    0x29c512, // s_setreg_imm32_b32
    0x27800a, // s_setvskip
    0x240c11, // s_set_gpr_idx_idx
    0x2c7112, // s_set_gpr_idx_mode
    0x2c6011, // s_set_gpr_idx_off
    0x278a10, // s_set_gpr_idx_on
    0x2c9b16, // s_set_valu_coexec_mode
    0x22a40e, // s_sext_i32_i16
    0x22970d, // s_sext_i32_i8
    0x2a8c07, // s_sleep
    0x1cc30d, // s_store_dword
    0x1cd00f, // s_store_dwordx2
    0x1cdf0f, // s_store_dwordx4
    0x24ac0a, // s_subb_u32
    0x249909, // s_sub_i32
    0x248709, // s_sub_u32
    0x22fc0c, // s_swappc_b64
    0x2bc206, // s_trap
    0x2bf00c, // s_ttracedata
    0x2a7a09, // s_waitcnt
    0x29f608, // s_wakeup
    0x21c909, // s_wqm_b32
    0x21d209, // s_wqm_b64
    0x25780a, // s_xnor_b32
    0x25820a, // s_xnor_b64
    0x239213, // s_xnor_saveexec_b64
    0x251609, // s_xor_b32
    0x251f09, // s_xor_b64
    0x233412, // s_xor_saveexec_b64
    0x151619, // tbuffer_load_format_d16_x
    0x152f1a, // tbuffer_load_format_d16_xy
    0x15491b, // tbuffer_load_format_d16_xyz
    0x15641c, // tbuffer_load_format_d16_xyzw
    0x145e15, // tbuffer_load_format_x
    0x147316, // tbuffer_load_format_xy
    0x148917, // tbuffer_load_format_xyz
    0x14a018, // tbuffer_load_format_xyzw
    0x15801a, // tbuffer_store_format_d16_x
    0x159a1b, // tbuffer_store_format_d16_xy
    0x15b51c, // tbuffer_store_format_d16_xyz
    0x15d11d, // tbuffer_store_format_d16_xyzw
    0x14b816, // tbuffer_store_format_x
    0x14ce17, // tbuffer_store_format_xy
    0x14e518, // tbuffer_store_format_xyz
    0x14fd19, // tbuffer_store_format_xyzw
    0x30fc11, // v_accvgpr_mov_b32
    0x3c9812, // v_accvgpr_read_b32
    0x3caa13, // v_accvgpr_write_b32
    0x36de0a, // v_add3_u32
    0x327b0d, // v_addc_co_u32
    0x32540c, // v_add_co_u32
    0x32a509, // v_add_f16
    0x315c09, // v_add_f32
    0x374b09, // v_add_f64
    0x38cd09, // v_add_i16
    0x38bb09, // v_add_i32
    0x36d00e, // v_add_lshl_u32
    0x32eb09, // v_add_u16
    0x337d09, // v_add_u32
    0x347c0e, // v_alignbit_b32
    0x348a0f, // v_alignbyte_b32
    0x322409, // v_and_b32
    0x36f50c, // v_and_or_b32
    0x332f0d, // v_ashrrev_i16
    0x320a0d, // v_ashrrev_i32
    0x38120d, // v_ashrrev_i64
    0x37c60e, // v_bcnt_u32_b32
    0x344909, // v_bfe_i32
    0x344009, // v_bfe_u32
    0x345209, // v_bfi_b32
    0x382f09, // v_bfm_b32
    0x2f4c0b, // v_bfrev_b32
    0x30820a, // v_ceil_f16
    0x2eb80a, // v_ceil_f32
    0x2e820a, // v_ceil_f64
    0x2fc609, // v_clrexcp
    0x400c10, // v_cmpx_class_f16
    0x3fce10, // v_cmpx_class_f32
    0x3fed10, // v_cmpx_class_f64
    0x40f90d, // v_cmpx_eq_f16
    0x42910d, // v_cmpx_eq_f32
    0x44290d, // v_cmpx_eq_f64
    0x45b90d, // v_cmpx_eq_i16
    0x47410d, // v_cmpx_eq_i32
    0x48c90d, // v_cmpx_eq_i64
    0x461f0d, // v_cmpx_eq_u16
    0x47a70d, // v_cmpx_eq_u32
    0x492f0d, // v_cmpx_eq_u64
    0x40e00c, // v_cmpx_f_f16
    0x42780c, // v_cmpx_f_f32
    0x44100c, // v_cmpx_f_f64
    0x45a00c, // v_cmpx_f_i16
    0x47280c, // v_cmpx_f_i32
    0x48b00c, // v_cmpx_f_i64
    0x46060c, // v_cmpx_f_u16
    0x478e0c, // v_cmpx_f_u32
    0x49160c, // v_cmpx_f_u64
    0x412d0d, // v_cmpx_ge_f16
    0x42c50d, // v_cmpx_ge_f32
    0x445d0d, // v_cmpx_ge_f64
    0x45ed0d, // v_cmpx_ge_i16
    0x47750d, // v_cmpx_ge_i32
    0x48fd0d, // v_cmpx_ge_i64
    0x46530d, // v_cmpx_ge_u16
    0x47db0d, // v_cmpx_ge_u32
    0x49630d, // v_cmpx_ge_u64
    0x41130d, // v_cmpx_gt_f16
    0x42ab0d, // v_cmpx_gt_f32
    0x44430d, // v_cmpx_gt_f64
    0x45d30d, // v_cmpx_gt_i16
    0x475b0d, // v_cmpx_gt_i32
    0x48e30d, // v_cmpx_gt_i64
    0x46390d, // v_cmpx_gt_u16
    0x47c10d, // v_cmpx_gt_u32
    0x49490d, // v_cmpx_gt_u64
    0x41060d, // v_cmpx_le_f16
    0x429e0d, // v_cmpx_le_f32
    0x44360d, // v_cmpx_le_f64
    0x45c60d, // v_cmpx_le_i16
    0x474e0d, // v_cmpx_le_i32
    0x48d60d, // v_cmpx_le_i64
    0x462c0d, // v_cmpx_le_u16
    0x47b40d, // v_cmpx_le_u32
    0x493c0d, // v_cmpx_le_u64
    0x41200d, // v_cmpx_lg_f16
    0x42b80d, // v_cmpx_lg_f32
    0x44500d, // v_cmpx_lg_f64
    0x40ec0d, // v_cmpx_lt_f16
    0x42840d, // v_cmpx_lt_f32
    0x441c0d, // v_cmpx_lt_f64
    0x45ac0d, // v_cmpx_lt_i16
    0x47340d, // v_cmpx_lt_i32
    0x48bc0d, // v_cmpx_lt_i64
    0x46120d, // v_cmpx_lt_u16
    0x479a0d, // v_cmpx_lt_u32
    0x49220d, // v_cmpx_lt_u64
    0x418a0e, // v_cmpx_neq_f16
    0x43220e, // v_cmpx_neq_f32
    0x44ba0e, // v_cmpx_neq_f64
    0x45e00d, // v_cmpx_ne_i16
    0x47680d, // v_cmpx_ne_i32
    0x48f00d, // v_cmpx_ne_i64
    0x46460d, // v_cmpx_ne_u16
    0x47ce0d, // v_cmpx_ne_u32
    0x49560d, // v_cmpx_ne_u64
    0x41520e, // v_cmpx_nge_f16
    0x42ea0e, // v_cmpx_nge_f32
    0x44820e, // v_cmpx_nge_f64
    0x416e0e, // v_cmpx_ngt_f16
    0x43060e, // v_cmpx_ngt_f32
    0x449e0e, // v_cmpx_ngt_f64
    0x417c0e, // v_cmpx_nle_f16
    0x43140e, // v_cmpx_nle_f32
    0x44ac0e, // v_cmpx_nle_f64
    0x41600e, // v_cmpx_nlg_f16
    0x42f80e, // v_cmpx_nlg_f32
    0x44900e, // v_cmpx_nlg_f64
    0x41980e, // v_cmpx_nlt_f16
    0x43300e, // v_cmpx_nlt_f32
    0x44c80e, // v_cmpx_nlt_f64
    0x413a0c, // v_cmpx_o_f16
    0x42d20c, // v_cmpx_o_f32
    0x446a0c, // v_cmpx_o_f64
    0x41a60e, // v_cmpx_tru_f16
    0x433e0e, // v_cmpx_tru_f32
    0x44d60e, // v_cmpx_tru_f64
    0x45fa0c, // v_cmpx_t_i16
    0x47820c, // v_cmpx_t_i32
    0x490a0c, // v_cmpx_t_i64
    0x46600c, // v_cmpx_t_u16
    0x47e80c, // v_cmpx_t_u32
    0x49700c, // v_cmpx_t_u64
    0x41460c, // v_cmpx_u_f16
    0x42de0c, // v_cmpx_u_f32
    0x44760c, // v_cmpx_u_f64
    0x3ffd0f, // v_cmp_class_f16
    0x3fbf0f, // v_cmp_class_f32
    0x3fde0f, // v_cmp_class_f64
    0x40330c, // v_cmp_eq_f16
    0x41cb0c, // v_cmp_eq_f32
    0x43630c, // v_cmp_eq_f64
    0x44fb0c, // v_cmp_eq_i16
    0x46830c, // v_cmp_eq_i32
    0x480b0c, // v_cmp_eq_i64
    0x45590c, // v_cmp_eq_u16
    0x46e10c, // v_cmp_eq_u32
    0x48690c, // v_cmp_eq_u64
    0x401c0b, // v_cmp_f_f16
    0x41b40b, // v_cmp_f_f32
    0x434c0b, // v_cmp_f_f64
    0x44e40b, // v_cmp_f_i16
    0x466c0b, // v_cmp_f_i32
    0x47f40b, // v_cmp_f_i64
    0x45420b, // v_cmp_f_u16
    0x46ca0b, // v_cmp_f_u32
    0x48520b, // v_cmp_f_u64
    0x40630c, // v_cmp_ge_f16
    0x41fb0c, // v_cmp_ge_f32
    0x43930c, // v_cmp_ge_f64
    0x452b0c, // v_cmp_ge_i16
    0x46b30c, // v_cmp_ge_i32
    0x483b0c, // v_cmp_ge_i64
    0x45890c, // v_cmp_ge_u16
    0x47110c, // v_cmp_ge_u32
    0x48990c, // v_cmp_ge_u64
    0x404b0c, // v_cmp_gt_f16
    0x41e30c, // v_cmp_gt_f32
    0x437b0c, // v_cmp_gt_f64
    0x45130c, // v_cmp_gt_i16
    0x469b0c, // v_cmp_gt_i32
    0x48230c, // v_cmp_gt_i64
    0x45710c, // v_cmp_gt_u16
    0x46f90c, // v_cmp_gt_u32
    0x48810c, // v_cmp_gt_u64
    0x403f0c, // v_cmp_le_f16
    0x41d70c, // v_cmp_le_f32
    0x436f0c, // v_cmp_le_f64
    0x45070c, // v_cmp_le_i16
    0x468f0c, // v_cmp_le_i32
    0x48170c, // v_cmp_le_i64
    0x45650c, // v_cmp_le_u16
    0x46ed0c, // v_cmp_le_u32
    0x48750c, // v_cmp_le_u64
    0x40570c, // v_cmp_lg_f16
    0x41ef0c, // v_cmp_lg_f32
    0x43870c, // v_cmp_lg_f64
    0x40270c, // v_cmp_lt_f16
    0x41bf0c, // v_cmp_lt_f32
    0x43570c, // v_cmp_lt_f64
    0x44ef0c, // v_cmp_lt_i16
    0x46770c, // v_cmp_lt_i32
    0x47ff0c, // v_cmp_lt_i64
    0x454d0c, // v_cmp_lt_u16
    0x46d50c, // v_cmp_lt_u32
    0x485d0c, // v_cmp_lt_u64
    0x40b90d, // v_cmp_neq_f16
    0x42510d, // v_cmp_neq_f32
    0x43e90d, // v_cmp_neq_f64
    0x451f0c, // v_cmp_ne_i16
    0x46a70c, // v_cmp_ne_i32
    0x482f0c, // v_cmp_ne_i64
    0x457d0c, // v_cmp_ne_u16
    0x47050c, // v_cmp_ne_u32
    0x488d0c, // v_cmp_ne_u64
    0x40850d, // v_cmp_nge_f16
    0x421d0d, // v_cmp_nge_f32
    0x43b50d, // v_cmp_nge_f64
    0x409f0d, // v_cmp_ngt_f16
    0x42370d, // v_cmp_ngt_f32
    0x43cf0d, // v_cmp_ngt_f64
    0x40ac0d, // v_cmp_nle_f16
    0x42440d, // v_cmp_nle_f32
    0x43dc0d, // v_cmp_nle_f64
    0x40920d, // v_cmp_nlg_f16
    0x422a0d, // v_cmp_nlg_f32
    0x43c20d, // v_cmp_nlg_f64
    0x40c60d, // v_cmp_nlt_f16
    0x425e0d, // v_cmp_nlt_f32
    0x43f60d, // v_cmp_nlt_f64
    0x406f0b, // v_cmp_o_f16
    0x42070b, // v_cmp_o_f32
    0x439f0b, // v_cmp_o_f64
    0x40d30d, // v_cmp_tru_f16
    0x426b0d, // v_cmp_tru_f32
    0x44030d, // v_cmp_tru_f64
    0x45370b, // v_cmp_t_i16
    0x46bf0b, // v_cmp_t_i32
    0x48470b, // v_cmp_t_i64
    0x45950b, // v_cmp_t_u16
    0x471d0b, // v_cmp_t_u32
    0x48a50b, // v_cmp_t_u64
    0x407a0b, // v_cmp_u_f16
    0x42120b, // v_cmp_u_f32
    0x43aa0b, // v_cmp_u_f64
    0x31470d, // v_cndmask_b32
    0x30b609, // v_cos_f16
    0x2f3a09, // v_cos_f32
    0x34100c, // v_cubeid_f32
    0x34340c, // v_cubema_f32
    0x341c0c, // v_cubesc_f32
    0x34280c, // v_cubetc_f32
    0x2db70d, // v_cvt_f16_f32
    0x2fff0d, // v_cvt_f16_i16
    0x2ff20d, // v_cvt_f16_u16
    0x311a0d, // v_cvt_f32_bf8
    0x2dc40d, // v_cvt_f32_f16
    0x2e030d, // v_cvt_f32_f64
    0x310d0d, // v_cvt_f32_fp8
    0x2d830d, // v_cvt_f32_i32
    0x2d900d, // v_cvt_f32_u32
    0x2e1d10, // v_cvt_f32_ubyte0
    0x2e2d10, // v_cvt_f32_ubyte1
    0x2e3d10, // v_cvt_f32_ubyte2
    0x2e4d10, // v_cvt_f32_ubyte3
    0x2e100d, // v_cvt_f64_f32
    0x2d760d, // v_cvt_f64_i32
    0x2e6a0d, // v_cvt_f64_u32
    0x2de211, // v_cvt_flr_i32_f32
    0x30190d, // v_cvt_i16_f16
    0x2daa0d, // v_cvt_i32_f32
    0x2d690d, // v_cvt_i32_f64
    0x30bf12, // v_cvt_norm_i16_f16
    0x30d112, // v_cvt_norm_u16_f16
    0x2df310, // v_cvt_off_f32_i4
    0x363114, // v_cvt_pkaccum_u8_f32
    0x389314, // v_cvt_pknorm_i16_f16
    0x383814, // v_cvt_pknorm_i16_f32
    0x38a714, // v_cvt_pknorm_u16_f16
    0x384c14, // v_cvt_pknorm_u16_f32
    0x386013, // v_cvt_pkrtz_f16_f32
    0x390d10, // v_cvt_pk_bf8_f32
    0x313710, // v_cvt_pk_f32_bf8
    0x312710, // v_cvt_pk_f32_fp8
    0x38fd10, // v_cvt_pk_fp8_f32
    0x388310, // v_cvt_pk_i16_i32
    0x387310, // v_cvt_pk_u16_u32
    0x35180f, // v_cvt_pk_u8_f32
    0x2dd111, // v_cvt_rpi_i32_f32
    0x392d10, // v_cvt_sr_bf8_f32
    0x391d10, // v_cvt_sr_fp8_f32
    0x300c0d, // v_cvt_u16_f16
    0x2d9d0d, // v_cvt_u32_f32
    0x2e5d0d, // v_cvt_u32_f64
    0x372e0f, // v_div_fixup_f16
    0x35270f, // v_div_fixup_f32
    0x35360f, // v_div_fixup_f64
    0x361b16, // v_div_fixup_legacy_f16
    0x35630e, // v_div_fmas_f32
    0x35710e, // v_div_fmas_f64
    0x35450f, // v_div_scale_f32
    0x35540f, // v_div_scale_f64
    0x339b0f, // v_dot2c_f32_f16
    0x33aa0f, // v_dot2c_i32_i16
    0x3a700e, // v_dot2_f32_f16
    0x3a7e0e, // v_dot2_i32_i16
    0x3a8c0e, // v_dot2_u32_u16
    0x33b90e, // v_dot4c_i32_i8
    0x3a9a0d, // v_dot4_i32_i8
    0x3aa70d, // v_dot4_u32_u8
    0x33c70e, // v_dot8c_i32_i4
    0x3ab40d, // v_dot8_i32_i4
    0x3ac10d, // v_dot8_u32_u4
    0x304b09, // v_exp_f16
    0x2ed809, // v_exp_f32
    0x2f6b0a, // v_ffbh_i32
    0x2f570a, // v_ffbh_u32
    0x2f610a, // v_ffbl_b32
    0x30770b, // v_floor_f16
    0x2ecd0b, // v_floor_f32
    0x2e970b, // v_floor_f64
    0x32490b, // v_fmaak_f32
    0x33d50a, // v_fmac_f32
    0x317a0a, // v_fmac_f64
    0x323e0b, // v_fmamk_f32
    0x372509, // v_fma_f16
    0x345b09, // v_fma_f32
    0x346409, // v_fma_f64
    0x360b10, // v_fma_legacy_f16
    0x30a20b, // v_fract_f16
    0x2ea20b, // v_fract_f32
    0x2f980b, // v_fract_f64
    0x306413, // v_frexp_exp_i16_f16
    0x2fa313, // v_frexp_exp_i32_f32
    0x2f7513, // v_frexp_exp_i32_f64
    0x305410, // v_frexp_mant_f16
    0x2fb610, // v_frexp_mant_f32
    0x2f8810, // v_frexp_mant_f64
    0x33720b, // v_ldexp_f16
    0x379e0b, // v_ldexp_f32
    0x376f0b, // v_ldexp_f64
    0x346d09, // v_lerp_u8
    0x304209, // v_log_f16
    0x2ee109, // v_log_f32
    0x33150d, // v_lshlrev_b16
    0x32170d, // v_lshlrev_b32
    0x37f80d, // v_lshlrev_b64
    0x36c20e, // v_lshl_add_u32
    0x373d0e, // v_lshl_add_u64
    0x36e80d, // v_lshl_or_b32
    0x33220d, // v_lshrrev_b16
    0x31fd0d, // v_lshrrev_b32
    0x38050d, // v_lshrrev_b64
    0x32cc09, // v_mac_f16
    0x32e00b, // v_madak_f16
    0x32d50b, // v_madmk_f16
    0x370a09, // v_mad_f16
    0x371c09, // v_mad_i16
    0x36520d, // v_mad_i32_i16
    0x33f60d, // v_mad_i32_i24
    0x35c40d, // v_mad_i64_i32
    0x35d110, // v_mad_legacy_f16
    0x35f110, // v_mad_legacy_i16
    0x35e110, // v_mad_legacy_u16
    0x3a610f, // v_fma_mixhi_f16
    0x3a520f, // v_fma_mixlo_f16
    0x3a450d, // v_fma_mix_f32
    0x371309, // v_mad_u16
    0x36450d, // v_mad_u32_u16
    0x34030d, // v_mad_u32_u24
    0x35b70d, // v_mad_u64_u32
    0x36860a, // v_max3_f16
    0x34b70a, // v_max3_f32
    0x36900a, // v_max3_i16
    0x34c10a, // v_max3_i32
    0x369a0a, // v_max3_u16
    0x34cb0a, // v_max3_u32
    0x333c09, // v_max_f16
    0x31d009, // v_max_f32
    0x376609, // v_max_f64
    0x335709, // v_max_i16
    0x31e209, // v_max_i32
    0x334e09, // v_max_u16
    0x31f409, // v_max_u32
    0x37e612, // v_mbcnt_hi_u32_b32
    0x37d412, // v_mbcnt_lo_u32_b32
    0x36a40a, // v_med3_f16
    0x34d50a, // v_med3_f32
    0x36ae0a, // v_med3_i16
    0x34df0a, // v_med3_i32
    0x36b80a, // v_med3_u16
    0x34e90a, // v_med3_u32
    0x3d2118, // v_mfma_f32_16x16x16_bf16
    0x3c0e17, // v_mfma_f32_16x16x16_f16
    0x3b5119, // v_mfma_f32_16x16x1_4b_f32
    0x3dff1b, // v_mfma_f32_16x16x32_bf8_bf8
    0x3e1a1b, // v_mfma_f32_16x16x32_bf8_fp8
    0x3e351b, // v_mfma_f32_16x16x32_fp8_bf8
    0x3e501b, // v_mfma_f32_16x16x32_fp8_fp8
    0x3cd71a, // v_mfma_f32_16x16x4_4b_bf16
    0x3bc719, // v_mfma_f32_16x16x4_4b_f16
    0x3b9816, // v_mfma_f32_16x16x4_f32
    0x3b0a17, // v_mfma_f32_16x16x8_xf32
    0x3e6b1b, // v_mfma_f32_32x32x16_bf8_bf8
    0x3e861b, // v_mfma_f32_32x32x16_bf8_fp8
    0x3ea11b, // v_mfma_f32_32x32x16_fp8_bf8
    0x3ebc1b, // v_mfma_f32_32x32x16_fp8_fp8
    0x3b3819, // v_mfma_f32_32x32x1_2b_f32
    0x3b8216, // v_mfma_f32_32x32x2_f32
    0x3cbd1a, // v_mfma_f32_32x32x4_2b_bf16
    0x3bae19, // v_mfma_f32_32x32x4_2b_f16
    0x3b2117, // v_mfma_f32_32x32x4_xf32
    0x3d0a17, // v_mfma_f32_32x32x8_bf16
    0x3bf816, // v_mfma_f32_32x32x8_f16
    0x3b6a18, // v_mfma_f32_4x4x1_16b_f32
    0x3cf119, // v_mfma_f32_4x4x4_16b_bf16
    0x3be018, // v_mfma_f32_4x4x4_16b_f16
    0x3dd216, // v_mfma_f64_16x16x4_f64
    0x3de817, // v_mfma_f64_4x4x4_4b_f64
    0x3c8216, // v_mfma_i32_16x16x32_i8
    0x3c3d18, // v_mfma_i32_16x16x4_4b_i8
    0x3c6c16, // v_mfma_i32_32x32x16_i8
    0x3c2518, // v_mfma_i32_32x32x4_2b_i8
    0x3c5517, // v_mfma_i32_4x4x4_16b_i8
    0x36680a, // v_min3_f16
    0x34990a, // v_min3_f32
    0x36720a, // v_min3_i16
    0x34a30a, // v_min3_i32
    0x367c0a, // v_min3_u16
    0x34ad0a, // v_min3_u32
    0x334509, // v_min_f16
    0x31c709, // v_min_f32
    0x375d09, // v_min_f64
    0x336909, // v_min_i16
    0x31d909, // v_min_i32
    0x336009, // v_min_u16
    0x31eb09, // v_min_u32
    0x2d4009, // v_mov_b32
    0x2fe909, // v_mov_b64
    0x359811, // v_mqsad_pk_u16_u8
    0x35a90e, // v_mqsad_u32_u8
    0x357f09, // v_msad_u8
    0x32c309, // v_mul_f16
    0x318409, // v_mul_f32
    0x375409, // v_mul_f64
    0x37920c, // v_mul_hi_i32
    0x319a10, // v_mul_hi_i32_i24
    0x37860c, // v_mul_hi_u32
    0x31b710, // v_mul_hi_u32_u24
    0x318d0d, // v_mul_i32_i24
    0x38ed10, // v_mul_legacy_f32
    0x33090c, // v_mul_lo_u16
    0x377a0c, // v_mul_lo_u32
    0x31aa0d, // v_mul_u32_u24
    0x2cb105, // v_nop
    0x2f4309, // v_not_b32
    0x370109, // v_or3_b32
    0x322d08, // v_or_b32
    0x38df0e, // v_pack_b32_f16
    0x36010a, // v_perm_b32
    0x3a150c, // v_pk_add_f16
    0x3ae60c, // v_pk_add_f32
    0x396d0c, // v_pk_add_i16
    0x39d90c, // v_pk_add_u16
    0x39a510, // v_pk_ashrrev_i16
    0x33df0d, // v_pk_fmac_f16
    0x3a090c, // v_pk_fma_f16
    0x3ace0c, // v_pk_fma_f32
    0x398510, // v_pk_lshlrev_b16
    0x399510, // v_pk_lshrrev_b16
    0x39520c, // v_pk_mad_i16
    0x39cd0c, // v_pk_mad_u16
    0x3a390c, // v_pk_max_f16
    0x39b50c, // v_pk_max_i16
    0x39f10c, // v_pk_max_u16
    0x3a2d0c, // v_pk_min_f16
    0x39c10c, // v_pk_min_i16
    0x39fd0c, // v_pk_min_u16
    0x3af20c, // v_pk_mov_b32
    0x3a210c, // v_pk_mul_f16
    0x3ada0c, // v_pk_mul_f32
    0x395e0f, // v_pk_mul_lo_u16
    0x39790c, // v_pk_sub_i16
    0x39e50c, // v_pk_sub_u16
    0x358810, // v_qsad_pk_u16_u8
    0x302609, // v_rcp_f16
    0x2eea09, // v_rcp_f32
    0x2f0b09, // v_rcp_f64
    0x2ef30f, // v_rcp_iflag_f32
    0x2d5613, // v_readfirstlane_b32
    0x37a90e, // v_readlane_b32
    0x30970b, // v_rndne_f16
    0x2ec20b, // v_rndne_f32
    0x2e8c0b, // v_rndne_f64
    0x303909, // v_rsq_f16
    0x2f0209, // v_rsq_f32
    0x2f1409, // v_rsq_f64
    0x34fb0b, // v_sad_hi_u8
    0x350609, // v_sad_u16
    0x350f09, // v_sad_u32
    0x34f308, // v_sad_u8
    0x30e30f, // v_sat_pk_u8_i16
    0x2fcf1a, // v_screen_partition_4se_b32
    0x30ad09, // v_sin_f16
    0x2f3109, // v_sin_f32
    0x3d6b1a, // v_smfmac_f32_16x16x32_bf16
    0x3d3919, // v_smfmac_f32_16x16x32_f16
    0x3ed71d, // v_smfmac_f32_16x16x64_bf8_bf8
    0x3ef41d, // v_smfmac_f32_16x16x64_bf8_fp8
    0x3f111d, // v_smfmac_f32_16x16x64_fp8_bf8
    0x3f2e1d, // v_smfmac_f32_16x16x64_fp8_fp8
    0x3d851a, // v_smfmac_f32_32x32x16_bf16
    0x3d5219, // v_smfmac_f32_32x32x16_f16
    0x3f4b1d, // v_smfmac_f32_32x32x32_bf8_bf8
    0x3f681d, // v_smfmac_f32_32x32x32_bf8_fp8
    0x3f851d, // v_smfmac_f32_32x32x32_fp8_bf8
    0x3fa21d, // v_smfmac_f32_32x32x32_fp8_fp8
    0x3d9f18, // v_smfmac_i32_16x16x64_i8
    0x3db718, // v_smfmac_i32_32x32x32_i8
    0x302f0a, // v_sqrt_f16
    0x2f1d0a, // v_sqrt_f32
    0x2f270a, // v_sqrt_f64
    0x329510, // v_subbrev_co_u32
    0x32880d, // v_subb_co_u32
    0x326c0f, // v_subrev_co_u32
    0x32b70c, // v_subrev_f16
    0x316e0c, // v_subrev_f32
    0x32fd0c, // v_subrev_u16
    0x338f0c, // v_subrev_u32
    0x32600c, // v_sub_co_u32
    0x32ae09, // v_sub_f16
    0x316509, // v_sub_f32
    0x38d609, // v_sub_i16
    0x38c409, // v_sub_i32
    0x32f409, // v_sub_u16
    0x338609, // v_sub_u32
    0x30f20a, // v_swap_b32
    0x381f10, // v_trig_preop_f64
    0x308c0b, // v_trunc_f16
    0x2ead0b, // v_trunc_f32
    0x2e770b, // v_trunc_f64
    0x37b70f, // v_writelane_b32
    0x365f09, // v_xad_u32
    0x33ec0a, // v_xnor_b32
    0x323509, // v_xor_b32
];
