// Written by `cargo xtask regen` from amdgpu_isa_cdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "flat_scratch_loflat_scratch_hixnack_mask_loxnack_mask_hivcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_pk_add_f16ds_pk_add_bf16ds_write_addtid_b32ds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_add_rtn_f32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_swizzle_b32ds_permute_b32ds_bpermute_b32ds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_add_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_add_rtn_f64ds_condxchg32_rtn_b64gdsds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_read_addtid_b32ds_pk_add_rtn_f16ds_pk_add_rtn_bf16ds_consumeds_appendds_write_b96ds_write_b128ds_read_b96ds_read_b128sc0ntsc1flat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_add_f32flat_atomic_pk_add_f16flat_atomic_add_f64flat_atomic_min_f64flat_atomic_max_f64flat_atomic_pk_add_bf16flat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2global_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_lds_ubyteglobal_load_lds_sbyteglobal_load_lds_ushortglobal_load_lds_sshortglobal_load_lds_dwordglobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_add_f32global_atomic_pk_add_f16global_atomic_add_f64global_atomic_min_f64global_atomic_max_f64global_atomic_pk_add_bf16global_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_lds_ubytescratch_load_lds_sbytescratch_load_lds_ushortscratch_load_lds_sshortscratch_load_lds_dwordBUF_DATA_FORMAT_INVALIDBUF_DATA_FORMAT_8BUF_DATA_FORMAT_16BUF_DATA_FORMAT_8_8BUF_DATA_FORMAT_32BUF_DATA_FORMAT_16_16BUF_DATA_FORMAT_10_11_11BUF_DATA_FORMAT_11_11_10BUF_DATA_FORMAT_10_10_10_2BUF_DATA_FORMAT_2_10_10_10BUF_DATA_FORMAT_8_8_8_8BUF_DATA_FORMAT_32_32BUF_DATA_FORMAT_16_16_16_16BUF_DATA_FORMAT_32_32_32BUF_DATA_FORMAT_32_32_32_32BUF_DATA_FORMAT_RESERVED_15BUF_NUM_FORMAT_UNORMBUF_NUM_FORMAT_SNORMBUF_NUM_FORMAT_USCALEDBUF_NUM_FORMAT_SSCALEDBUF_NUM_FORMAT_UINTBUF_NUM_FORMAT_SINTBUF_NUM_FORMAT_RESERVED_6BUF_NUM_FORMAT_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwldsbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_wbl2buffer_invbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_add_f64buffer_atomic_min_f64buffer_atomic_max_f64buffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2glcs_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_scratch_load_dwords_scratch_load_dwordx2s_scratch_load_dwordx4s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_store_dwords_store_dwordx2s_store_dwordx4s_scratch_store_dwords_scratch_store_dwordx2s_scratch_store_dwordx4s_buffer_store_dwords_buffer_store_dwordx2s_buffer_store_dwordx4s_dcache_invs_dcache_wbs_dcache_inv_vols_dcache_wb_vols_memtimes_memrealtimes_atc_probes_atc_probe_buffers_dcache_discards_dcache_discard_x2s_buffer_atomic_swaps_buffer_atomic_cmpswaps_buffer_atomic_adds_buffer_atomic_subs_buffer_atomic_smins_buffer_atomic_umins_buffer_atomic_smaxs_buffer_atomic_umaxs_buffer_atomic_ands_buffer_atomic_ors_buffer_atomic_xors_buffer_atomic_incs_buffer_atomic_decs_buffer_atomic_swap_x2s_buffer_atomic_cmpswap_x2s_buffer_atomic_add_x2s_buffer_atomic_sub_x2s_buffer_atomic_smin_x2s_buffer_atomic_umin_x2s_buffer_atomic_smax_x2s_buffer_atomic_umax_x2s_buffer_atomic_and_x2s_buffer_atomic_or_x2s_buffer_atomic_xor_x2s_buffer_atomic_inc_x2s_buffer_atomic_dec_x2s_atomic_swaps_atomic_cmpswaps_atomic_adds_atomic_subs_atomic_smins_atomic_umins_atomic_smaxs_atomic_umaxs_atomic_ands_atomic_ors_atomic_xors_atomic_incs_atomic_decs_atomic_swap_x2s_atomic_cmpswap_x2s_atomic_add_x2s_atomic_sub_x2s_atomic_smin_x2s_atomic_umin_x2s_atomic_smax_x2s_atomic_umax_x2s_atomic_and_x2s_atomic_or_x2s_atomic_xor_x2s_atomic_inc_x2s_atomic_dec_x2s_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_cbranch_joins_abs_i32s_set_gpr_idx_idxs_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_cbranch_g_forks_absdiff_i32s_rfe_restore_b64s_mul_hi_u32s_mul_hi_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_setvskips_set_gpr_idx_ons_cmp_eq_u64s_cmp_lg_u64s_movk_i32s_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32s_cbranch_i_forkHW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_HW_IDHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIHW_REG_XCC_IDHW_REG_SQ_PERF_SNAPSHOT_DATAHW_REG_SQ_PERF_SNAPSHOT_DATA1HW_REG_SQ_PERF_SNAPSHOT_PC_LOHW_REG_SQ_PERF_SNAPSHOT_PC_HIs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_set_gpr_idx_offs_set_gpr_idx_modes_endpgm_ordered_ps_dones_set_valu_coexec_modev_noprow_maskbank_maskbound_ctrlBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVE_e32v_mov_b32_dpp_sdwaclampdst_seldst_unusedsrc0_sel_e64v_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_screen_partition_4se_b32v_mov_b64v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_sat_pk_u8_i16v_swap_b32v_accvgpr_mov_b32v_cvt_f32_fp8v_cvt_f32_bf8v_cvt_pk_f32_fp8v_cvt_pk_f32_bf8v_cndmask_b32src1_selv_add_f32v_sub_f32v_subrev_f32v_fmac_f64v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_fmamk_f32v_fmaak_f32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_addc_co_u32v_subb_co_u32v_subbrev_co_u32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_mac_f16v_madmk_f16v_madak_f16v_add_u16v_sub_u16v_subrev_u16v_mul_lo_u16v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_max_f16v_min_f16v_max_u16v_max_i16v_min_u16v_min_i16v_ldexp_f16v_add_u32v_sub_u32v_subrev_u32v_dot2c_f32_f16v_dot2c_i32_i16v_dot4c_i32_i8v_dot8c_i32_i4v_fmac_f32v_pk_fmac_f16v_xnor_b32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_mad_legacy_f16v_mad_legacy_u16v_mad_legacy_i16v_perm_b32v_fma_legacy_f16v_div_fixup_legacy_f16v_cvt_pkaccum_u8_f32v_mad_u32_u16v_mad_i32_i16v_xad_u32v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_lshl_add_u32v_add_lshl_u32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_f16v_mad_u16v_mad_i16v_fma_f16v_div_fixup_f16v_lshl_add_u64v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_ldexp_f32v_readlane_b32v_writelane_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_trig_preop_f64v_bfm_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_add_i32v_sub_i32v_add_i16v_sub_i16v_pack_b32_f16v_mul_legacy_f32v_cvt_pk_fp8_f32v_cvt_pk_bf8_f32v_cvt_sr_fp8_f32v_cvt_sr_bf8_f32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_dot2_f32_f16v_dot2_i32_i16v_dot2_u32_u16v_dot4_i32_i8v_dot4_u32_u8v_dot8_i32_i4v_dot8_u32_u4v_pk_fma_f32v_pk_mul_f32v_pk_add_f32v_pk_mov_b32cbszabidblgpv_mfma_f32_16x16x8_xf32v_mfma_f32_32x32x4_xf32v_mfma_f32_32x32x1_2b_f32v_mfma_f32_16x16x1_4b_f32v_mfma_f32_4x4x1_16b_f32v_mfma_f32_32x32x2_f32v_mfma_f32_16x16x4_f32v_mfma_f32_32x32x4_2b_f16v_mfma_f32_16x16x4_4b_f16v_mfma_f32_4x4x4_16b_f16v_mfma_f32_32x32x8_f16v_mfma_f32_16x16x16_f16v_mfma_i32_32x32x4_2b_i8v_mfma_i32_16x16x4_4b_i8v_mfma_i32_4x4x4_16b_i8v_mfma_i32_32x32x16_i8v_mfma_i32_16x16x32_i8v_accvgpr_read_b32v_accvgpr_write_b32v_mfma_f32_32x32x4_2b_bf16v_mfma_f32_16x16x4_4b_bf16v_mfma_f32_4x4x4_16b_bf16v_mfma_f32_32x32x8_bf16v_mfma_f32_16x16x16_bf16v_smfmac_f32_16x16x32_f16v_smfmac_f32_32x32x16_f16v_smfmac_f32_16x16x32_bf16v_smfmac_f32_32x32x16_bf16v_smfmac_i32_16x16x64_i8v_smfmac_i32_32x32x32_i8negv_mfma_f64_16x16x4_f64v_mfma_f64_4x4x4_4b_f64v_mfma_f32_16x16x32_bf8_bf8v_mfma_f32_16x16x32_bf8_fp8v_mfma_f32_16x16x32_fp8_bf8v_mfma_f32_16x16x32_fp8_fp8v_mfma_f32_32x32x16_bf8_bf8v_mfma_f32_32x32x16_bf8_fp8v_mfma_f32_32x32x16_fp8_bf8v_mfma_f32_32x32x16_fp8_fp8v_smfmac_f32_16x16x64_bf8_bf8v_smfmac_f32_16x16x64_bf8_fp8v_smfmac_f32_16x16x64_fp8_bf8v_smfmac_f32_16x16x64_fp8_fp8v_smfmac_f32_32x32x32_bf8_bf8v_smfmac_f32_32x32x32_bf8_fp8v_smfmac_f32_32x32x32_fp8_bf8v_smfmac_f32_32x32x32_fp8_fp8v_cmp_class_f32v_cmpx_class_f32v_cmp_class_f64v_cmpx_class_f64v_cmp_class_f16v_cmpx_class_f16v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i16v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_t_i16v_cmp_f_u16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_t_u16v_cmpx_f_i16v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_t_i16v_cmpx_f_u16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_t_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64execexeczflat_scratchpops_exiting_wave_idprivate_baseprivate_limitsccshared_baseshared_limitvccvcczxnack_maskbuffer_invl2v_accvgpr_readv_accvgpr_writev_mad_mix_f32v_mad_mixhi_f16v_mad_mixlo_f16v_mfma_f32_16x16x16bf16v_mfma_f32_16x16x16bf16_1kv_mfma_f32_16x16x16f16v_mfma_f32_16x16x1f32v_mfma_f32_16x16x32bf8bf8v_mfma_f32_16x16x32bf8fp8v_mfma_f32_16x16x32fp8bf8v_mfma_f32_16x16x32fp8fp8v_mfma_f32_16x16x4bf16v_mfma_f32_16x16x4bf16_1kv_mfma_f32_16x16x4f16v_mfma_f32_16x16x4f32v_mfma_f32_16x16x8xf32v_mfma_f32_32x32x16bf8bf8v_mfma_f32_32x32x16bf8fp8v_mfma_f32_32x32x16fp8bf8v_mfma_f32_32x32x16fp8fp8v_mfma_f32_32x32x1f32v_mfma_f32_32x32x2f32v_mfma_f32_32x32x4bf16v_mfma_f32_32x32x4bf16_1kv_mfma_f32_32x32x4f16v_mfma_f32_32x32x4xf32v_mfma_f32_32x32x8bf16v_mfma_f32_32x32x8bf16_1kv_mfma_f32_32x32x8f16v_mfma_f32_4x4x1f32v_mfma_f32_4x4x4bf16v_mfma_f32_4x4x4bf16_1kv_mfma_f32_4x4x4f16v_mfma_f64_16x16x4f64v_mfma_f64_4x4x4f64v_mfma_i32_16x16x32i8v_mfma_i32_16x16x4i8v_mfma_i32_32x32x16i8v_mfma_i32_32x32x4i8v_mfma_i32_4x4x4i8v_mul_lo_i32v_smfmac_f32_16x16x32bf16v_smfmac_f32_16x16x32f16v_smfmac_f32_16x16x64bf8bf8v_smfmac_f32_16x16x64bf8fp8v_smfmac_f32_16x16x64fp8bf8v_smfmac_f32_16x16x64fp8fp8v_smfmac_f32_32x32x16bf16v_smfmac_f32_32x32x16f16v_smfmac_f32_32x32x32bf8bf8v_smfmac_f32_32x32x32bf8fp8v_smfmac_f32_32x32x32fp8bf8v_smfmac_f32_32x32x32fp8fp8v_smfmac_i32_16x16x64i8v_smfmac_i32_32x32x32i8UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12UC_VERSION_GFX7UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
    syntax(run(537, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(539, 2), 2, 1, [4560, 0, 0, 0, 0]),
    syntax(run(541, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(543, 2), 2, 1, [0, 2512, 0, 0, 0]),
    syntax(run(545, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(547, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(548, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(549, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(550, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(551, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(552, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(553, 4), 3, 9, [0, 0, 0, 0, 0]),
    syntax(run(557, 1), 0, 10, [0, 0, 0, 0, 0]),
    syntax(run(558, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(561, 7), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(568, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(576, 4), 3, 14, [3584, 2656, 0, 0, 0]),
    syntax(run(580, 2), 2, 1, [2577, 2624, 0, 0, 0]),
    syntax(run(582, 3), 2, 10, [2560, 2656, 0, 0, 0]),
    syntax(run(585, 3), 3, 11, [3601, 4672, 0, 0, 0]),
    syntax(run(588, 7), 6, 15, [3601, 5664, 0, 0, 0]),
    syntax(run(595, 5), 3, 16, [3584, 4704, 0, 0, 0]),
    syntax(run(600, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(603, 7), 6, 12, [5649, 3616, 0, 0, 0]),
    syntax(run(610, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(615, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(623, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(628, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(635, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(643, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(648, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(651, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(658, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(666, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(671, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(674, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(681, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(689, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(694, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(699, 5), 3, 16, [5632, 2656, 0, 0, 0]),
    syntax(run(704, 7), 6, 15, [5649, 3616, 0, 0, 0]),
    syntax(run(711, 3), 3, 11, [5649, 4672, 0, 0, 0]),
    syntax(run(714, 7), 6, 15, [5649, 5664, 0, 0, 0]),
    syntax(run(721, 5), 3, 16, [5632, 4704, 0, 0, 0]),
    syntax(run(726, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(734, 3), 3, 11, [5649, 4672, 0, 0, 0]),
    syntax(run(737, 7), 6, 12, [5649, 5664, 0, 0, 0]),
    syntax(run(744, 8), 8, 13, [5649, 0, 0, 0, 0]),
    syntax(run(752, 4), 3, 14, [5632, 4704, 0, 0, 0]),
    syntax(run(756, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(759, 7), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(766, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(774, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(779, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(782, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(789, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(797, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(802, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(805, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(812, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(820, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(825, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(827, 3), 2, 10, [3584, 2656, 0, 0, 0]),
    syntax(run(830, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(832, 6), 5, 9, [0, 3616, 0, 0, 0]),
    syntax(run(838, 6), 6, 19, [0, 0, 0, 0, 0]),
    syntax(run(844, 3), 2, 10, [0, 0, 0, 0, 0]),
    syntax(run(847, 6), 6, 20, [3601, 0, 0, 0, 0]),
    syntax(run(853, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(856, 7), 6, 12, [5649, 3616, 0, 0, 0]),
    syntax(run(863, 6), 6, 20, [5649, 0, 0, 0, 0]),
    syntax(run(869, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(874, 5), 5, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(879, 9), 8, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(888, 11), 11, 22, [3601, 0, 0, 0, 0]),
    syntax(run(899, 6), 5, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(905, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(909, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(917, 10), 10, 22, [3601, 0, 0, 0, 0]),
    syntax(run(927, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(933, 4), 4, 11, [5649, 4672, 5641, 0, 0]),
    syntax(run(937, 8), 7, 21, [5649, 5664, 5641, 0, 0]),
    syntax(run(945, 6), 4, 24, [5632, 4704, 4713, 0, 0]),
    syntax(run(951, 8), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(959, 10), 10, 25, [3601, 0, 0, 0, 0]),
    syntax(run(969, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(975, 5), 4, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(980, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(984, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(988, 5), 5, 11, [3601, 0, 2624, 3593, 0]),
    syntax(run(993, 9), 8, 12, [3601, 0, 3616, 3593, 0]),
    syntax(run(1002, 10), 10, 25, [3601, 0, 0, 0, 0]),
    syntax(run(1012, 7), 5, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(1019, 6), 6, 11, [3601, 0, 2624, 3593, 0]),
    syntax(run(1025, 10), 9, 12, [3601, 0, 3616, 3593, 0]),
    syntax(run(1035, 11), 11, 25, [3601, 0, 0, 0, 0]),
    syntax(run(1046, 8), 6, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(1054, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1058, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(1066, 10), 10, 22, [3601, 0, 0, 0, 0]),
    syntax(run(1076, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(1082, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1086, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1090, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1094, 8), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1102, 10), 10, 25, [3601, 0, 0, 0, 0]),
    syntax(run(1112, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1118, 5), 4, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(1123, 8), 7, 15, [3601, 3616, 3593, 0, 0]),
    syntax(run(1131, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1141, 6), 4, 16, [3584, 2656, 2665, 0, 0]),
    syntax(run(1147, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1151, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(1159, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(1165, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1169, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(1177, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(1183, 10), 10, 20, [3601, 0, 0, 0, 0]),
    syntax(run(1193, 6), 4, 27, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1199, 6), 4, 28, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1205, 5), 4, 10, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1210, 6), 4, 28, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1216, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1223, 6), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1229, 7), 5, 31, [3584, 0, 2656, 2665, 2674]),
    syntax(run(1236, 7), 5, 31, [5632, 0, 4704, 4713, 4722]),
    syntax(run(1243, 6), 4, 27, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1249, 6), 4, 27, [9728, 4704, 2665, 8818, 0]),
    syntax(run(1255, 7), 5, 27, [5632, 0, 2656, 2665, 4722]),
    syntax(run(1262, 6), 4, 28, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1268, 6), 4, 27, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1274, 5), 3, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1279, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1286, 7), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1293, 7), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1300, 5), 4, 10, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1305, 5), 3, 33, [5632, 4704, 4713, 0, 0]),
    syntax(run(1310, 5), 3, 30, [5632, 4704, 2665, 0, 0]),
    syntax(run(1315, 4), 3, 10, [3584, 2656, 2665, 0, 0]),
    syntax(run(1319, 5), 3, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1324, 4), 3, 10, [2560, 2656, 2665, 0, 0]),
    syntax(run(1328, 4), 3, 10, [5632, 2656, 4713, 0, 0]),
    syntax(run(1332, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1337, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1342, 6), 3, 34, [3584, 2656, 2665, 0, 0]),
    syntax(run(1348, 5), 3, 27, [3584, 2656, 2665, 0, 0]),
    syntax(run(1353, 6), 3, 35, [3584, 2656, 2665, 0, 0]),
    syntax(run(1359, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1364, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(1369, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(1374, 9), 4, 38, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1383, 8), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(1391, 9), 4, 38, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1400, 8), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(1408, 7), 4, 32, [3584, 0, 0, 0, 0]),
    syntax(run(1415, 9), 4, 38, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1424, 7), 4, 40, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1431, 9), 4, 38, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1440, 8), 3, 39, [5632, 4704, 4713, 0, 0]),
    syntax(run(1448, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1455, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1462, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1469, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1476, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1483, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1490, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1497, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1504, 4), 2, 42, [3584, 0, 0, 0, 0]),
    syntax(run(1508, 4), 2, 42, [0, 2656, 0, 0, 0]),
    syntax(run(1512, 6), 4, 43, [0, 0, 0, 2674, 0]),
    syntax(run(1518, 6), 4, 43, [0, 0, 0, 2674, 0]),
    syntax(run(1524, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1531, 7), 4, 41, [0, 0, 0, 0, 0]),
    syntax(run(1538, 5), 4, 44, [4608, 2656, 2665, 0, 0]),
    syntax(run(1543, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1547, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(1553, 5), 4, 44, [4608, 4704, 2665, 0, 0]),
    syntax(run(1558, 4), 4, 11, [0, 4672, 3593, 0, 0]),
    syntax(run(1562, 5), 4, 44, [4608, 2656, 2665, 0, 0]),
    syntax(run(1567, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1571, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(1577, 6), 4, 24, [4608, 2656, 2665, 0, 0]),
    syntax(run(1583, 6), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(1589, 6), 4, 24, [4608, 2656, 2665, 0, 0]),
    syntax(run(1595, 6), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(1601, 6), 4, 24, [4608, 4704, 4713, 0, 0]),
    syntax(run(1607, 4), 4, 11, [0, 4672, 5641, 0, 0]),
    syntax(run(1611, 5), 4, 14, [4608, 2656, 2665, 0, 0]),
    syntax(run(1616, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1620, 6), 6, 25, [0, 0, 0, 0, 0]),
    syntax(run(1626, 5), 4, 14, [4608, 2656, 2665, 0, 0]),
    syntax(run(1631, 6), 6, 25, [0, 0, 0, 0, 0]),
    syntax(run(1637, 5), 4, 14, [4608, 4704, 4713, 0, 0]),
    syntax(run(1642, 4), 4, 11, [0, 4672, 5641, 0, 0]),
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
    frame(s(11587, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(11600, 4), 1, [0x0, 0x8000000000000, 0x0]),
    frame(s(11604, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(11639, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11600, 4), 1, [0x30000000000000, 0x8000000000000, 0x0]),
    frame(s(11639, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(11639, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(11604, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x8000000000000, 0x0, 0x0]),
    frame(s(11604, 5), 1, [0x0, 0x0, 0x0]),
    frame(s(11600, 4), 1, [0xf0000000000000, 0x8000000000000, 0x0]),
    frame(s(11604, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(11639, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(11639, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(11604, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(11604, 5), 1, [0x830000000000000, 0x0, 0x0]),
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
    frame(s(11639, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 236] = [
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
        data_names: run(0, 16),
        number_names: run(16, 8),
    },
    Flag(13, s(5241, 5)),
    Flag(12, s(5246, 5)),
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
    Flag(16, s(5651, 3)),
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
        kind: TwoFlags {
            immediate: 17,
            register: 14,
        },
    }),
    Flag(16, s(7160, 3)),
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
        kind: TwoFlags {
            immediate: 17,
            register: 14,
        },
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
    Value(bits(0, 16), UnsignedHex),
    Value(bits(0, 16), Branch),
    Value(bits(0, 16), Hwreg(run(24, 17))),
    Wide(Named),
    Value(bits(0, 16), Short),
    Optional(bits(0, 16)),
    Value(bits(0, 16), Counters(run(0, 3))),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(41, 11),
            operations: run(52, 13),
        }),
    ),
    Value(bits(0, 16), IndexMode),
    DppControl(bits(40, 9), NewBroadcast),
    Number(bits(60, 4), s(11483, 8), AlwaysInHex),
    Number(bits(56, 4), s(11491, 9), AlwaysInHex),
    Number(bits(51, 1), s(11500, 10), Bound),
    OutputModifier(bits(59, 2), false),
    Suffix(s(11587, 4)),
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
    Suffix(s(11600, 4)),
    Suffix(s(11604, 5)),
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
    Flag(45, s(11609, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(11614, 7), run(65, 7), true),
    Choice(bits(43, 2), s(11621, 10), run(72, 4), true),
    Choice(bits(48, 3), s(11631, 8), run(65, 7), true),
    Suffix(s(11639, 4)),
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
    Flag(15, s(11609, 5)),
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
    Choice(bits(56, 3), s(12665, 8), run(65, 7), true),
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
    Bools(s(13467, 6), [11, 12, 13, 14], false),
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
    Bools(s(13467, 6), [11, 12, 14, 255], false),
    Bools(s(13467, 6), [11, 12, 13, 255], false),
    Bools(s(14690, 9), [59, 60, 14, 255], true),
    Bools(s(14699, 6), [61, 62, 63, 255], false),
    Bools(s(14705, 6), [8, 9, 10, 255], false),
    Bools(s(13467, 6), [11, 12, 255, 255], false),
    Bools(s(14690, 9), [59, 60, 255, 255], true),
    Bools(s(14699, 6), [61, 62, 255, 255], false),
    Bools(s(14705, 6), [8, 9, 255, 255], false),
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
    Bools(s(14690, 9), [59, 60, 14, 255], false),
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
    Number(bits(8, 3), s(15139, 4), Unsigned),
    Number(bits(11, 4), s(15143, 4), Unsigned),
    Number(bits(61, 3), s(15147, 4), Unsigned),
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
    Bools(s(14699, 6), [61, 255, 255, 255], false),
    Bools(s(14705, 6), [8, 255, 255, 255], false),
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
    Bools(s(15860, 3), [61, 62, 63, 255], false),
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
pub static NAMES: [(u16, Str); 76] = [
    (0, s(4709, 23)),
    (1, s(4732, 17)),
    (2, s(4749, 18)),
    (3, s(4767, 19)),
    (4, s(4786, 18)),
    (5, s(4804, 21)),
    (6, s(4825, 24)),
    (7, s(4849, 24)),
    (8, s(4873, 26)),
    (9, s(4899, 26)),
    (10, s(4925, 23)),
    (11, s(4948, 21)),
    (12, s(4969, 27)),
    (13, s(4996, 24)),
    (14, s(5020, 27)),
    (15, s(5047, 27)),
    (0, s(5074, 20)),
    (1, s(5094, 20)),
    (2, s(5114, 22)),
    (3, s(5136, 22)),
    (4, s(5158, 19)),
    (5, s(5177, 19)),
    (6, s(5196, 25)),
    (7, s(5221, 20)),
    (1, s(10412, 11)),
    (2, s(10423, 13)),
    (3, s(10436, 14)),
    (4, s(10450, 12)),
    (5, s(10462, 16)),
    (6, s(10478, 16)),
    (7, s(10494, 13)),
    (15, s(10507, 19)),
    (16, s(10526, 13)),
    (17, s(10539, 13)),
    (18, s(10552, 13)),
    (19, s(10565, 13)),
    (20, s(10578, 13)),
    (21, s(10591, 28)),
    (22, s(10619, 29)),
    (23, s(10648, 29)),
    (24, s(10677, 29)),
    (1, s(10945, 13)),
    (2, s(10958, 6)),
    (3, s(10964, 11)),
    (4, s(10975, 12)),
    (5, s(10987, 18)),
    (6, s(11005, 14)),
    (7, s(11019, 19)),
    (8, s(11038, 22)),
    (9, s(11060, 16)),
    (10, s(11076, 16)),
    (15, s(11092, 10)),
    (513, s(11102, 9)),
    (514, s(11111, 10)),
    (515, s(11121, 14)),
    (767, s(11135, 6)),
    (768, s(11141, 9)),
    (769, s(11102, 9)),
    (770, s(11111, 10)),
    (771, s(11121, 14)),
    (1023, s(11135, 6)),
    (3841, s(11150, 27)),
    (3842, s(11177, 16)),
    (3844, s(11193, 19)),
    (4095, s(11212, 5)),
    (0, s(11510, 6)),
    (1, s(11516, 6)),
    (2, s(11522, 6)),
    (3, s(11528, 6)),
    (4, s(11534, 6)),
    (5, s(11540, 6)),
    (6, s(11546, 5)),
    (0, s(11551, 10)),
    (1, s(11561, 11)),
    (2, s(11572, 15)),
    (3, s(11551, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 3] = [
    Part {
        name: s(10893, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(10898, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(10904, 7),
        low: bits(8, 4),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 1646] = [
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
    62, 58, 59, 60, 63, 58, 59, 60, 64, 58, 59, 60, 57, 65, 66, 60, 61, 65, 66, 60, 62, 65,
    66, 60, 63, 65, 66, 60, 64, 65, 66, 60, 61, 67, 58, 59, 67, 65, 66, 58, 59, 68, 69, 70,
    71, 68, 71, 70, 69, 70, 71, 69, 68, 69, 72, 70, 71, 73, 70, 71, 72, 70, 69, 72, 71, 73,
    71, 72, 69, 72, 69, 74, 68, 75, 68, 76, 70, 77, 68, 78, 78, 68, 78, 79, 80, 81, 77, 82,
    83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 91, 0, 85, 86, 87, 88, 94, 91, 95, 96, 97,
    98, 99, 100, 101, 102, 103, 89, 104, 92, 69, 103, 89, 90, 91, 105, 93, 91, 106, 85, 86,
    87, 88, 101, 102, 107, 108, 109, 90, 110, 92, 93, 110, 0, 85, 86, 87, 88, 101, 111, 103,
    108, 109, 94, 91, 95, 96, 112, 98, 99, 100, 101, 102, 103, 108, 109, 93, 91, 113, 85, 86,
    87, 88, 94, 91, 114, 96, 97, 98, 99, 100, 101, 102, 115, 108, 109, 90, 116, 92, 93, 116,
    113, 85, 86, 87, 88, 94, 116, 114, 96, 112, 98, 99, 100, 101, 117, 115, 108, 109, 90, 91,
    118, 93, 91, 119, 85, 86, 87, 88, 94, 91, 120, 96, 112, 98, 99, 100, 101, 102, 121, 108,
    109, 101, 102, 115, 108, 89, 101, 111, 115, 108, 109, 93, 110, 113, 85, 86, 87, 88, 90,
    110, 105, 93, 110, 106, 85, 86, 87, 88, 101, 111, 107, 108, 109, 94, 91, 114, 96, 112,
    98, 99, 100, 90, 122, 123, 93, 122, 26, 85, 86, 87, 88, 94, 122, 124, 96, 97, 98, 99,
    100, 101, 125, 126, 89, 90, 116, 127, 93, 116, 128, 85, 86, 87, 88, 94, 116, 129, 96,
    112, 98, 99, 100, 101, 117, 130, 108, 109, 90, 131, 118, 93, 131, 119, 85, 86, 87, 88,
    94, 131, 120, 96, 97, 98, 99, 100, 101, 132, 121, 108, 109, 90, 116, 118, 93, 116, 119,
    85, 86, 87, 88, 94, 116, 120, 96, 112, 98, 99, 100, 101, 117, 121, 108, 109, 91, 92, 102,
    103, 89, 133, 134, 133, 0, 85, 86, 87, 88, 133, 95, 97, 98, 99, 100, 135, 136, 89, 94,
    91, 137, 96, 112, 100, 90, 138, 92, 93, 138, 0, 85, 86, 87, 88, 94, 138, 137, 96, 112,
    100, 101, 139, 103, 108, 109, 90, 91, 92, 140, 141, 93, 91, 113, 142, 141, 85, 86, 87,
    88, 94, 91, 114, 143, 141, 96, 97, 98, 99, 100, 144, 101, 102, 115, 145, 146, 89, 90, 91,
    92, 140, 93, 91, 113, 142, 85, 86, 87, 88, 94, 91, 114, 143, 96, 112, 98, 99, 100, 144,
    101, 102, 115, 145, 108, 109, 90, 110, 105, 147, 93, 110, 106, 148, 85, 86, 87, 88, 101,
    111, 107, 149, 108, 109, 93, 91, 0, 140, 85, 86, 87, 88, 94, 91, 95, 150, 96, 97, 98, 99,
    100, 144, 101, 102, 103, 151, 108, 89, 101, 102, 103, 151, 89, 91, 92, 152, 140, 91, 92,
    140, 152, 90, 91, 141, 92, 140, 93, 91, 141, 0, 140, 85, 86, 87, 88, 94, 91, 141, 95,
    150, 96, 98, 99, 100, 144, 101, 102, 153, 103, 151, 108, 89, 90, 91, 141, 92, 140, 141,
    93, 91, 141, 0, 140, 141, 85, 86, 87, 88, 94, 91, 141, 95, 150, 141, 96, 98, 99, 100,
    144, 101, 102, 153, 103, 151, 146, 108, 89, 90, 116, 118, 154, 93, 116, 119, 155, 85, 86,
    87, 88, 94, 116, 120, 156, 96, 112, 98, 99, 100, 144, 101, 117, 121, 157, 108, 109, 116,
    118, 158, 154, 116, 118, 154, 158, 90, 131, 127, 159, 93, 131, 128, 159, 85, 86, 87, 88,
    94, 131, 129, 160, 96, 97, 98, 99, 100, 144, 101, 132, 130, 161, 108, 89, 101, 132, 130,
    161, 89, 93, 116, 119, 154, 85, 86, 87, 88, 94, 116, 120, 162, 96, 112, 98, 99, 100, 144,
    101, 117, 121, 163, 108, 109, 90, 91, 164, 165, 93, 91, 166, 167, 85, 86, 87, 88, 101,
    102, 168, 169, 108, 109, 90, 170, 164, 165, 93, 170, 166, 167, 85, 86, 87, 88, 101, 171,
    168, 169, 108, 109, 94, 170, 172, 173, 96, 112, 98, 99, 100, 144, 102, 103, 151, 174,
    108, 89, 102, 115, 145, 175, 108, 109, 102, 103, 151, 174, 89, 111, 107, 149, 176, 108,
    109, 102, 103, 151, 174, 177, 108, 89, 102, 115, 151, 174, 108, 89, 102, 153, 178, 179,
    180, 108, 109, 111, 153, 181, 182, 183, 108, 109, 125, 126, 151, 184, 108, 89, 185, 126,
    151, 186, 108, 89, 125, 153, 103, 151, 184, 108, 89, 117, 121, 157, 187, 108, 109, 132,
    130, 161, 188, 108, 89, 102, 115, 151, 108, 89, 102, 130, 161, 174, 177, 108, 89, 117,
    121, 157, 187, 177, 108, 109, 132, 130, 161, 188, 177, 108, 89, 125, 126, 151, 184, 89,
    111, 107, 149, 108, 109, 111, 107, 151, 108, 109, 102, 103, 151, 89, 102, 115, 151, 108,
    109, 69, 103, 151, 89, 125, 103, 189, 89, 102, 115, 145, 108, 89, 171, 115, 145, 108,
    109, 102, 121, 157, 190, 108, 89, 102, 103, 151, 108, 89, 132, 130, 161, 190, 108, 89,
    102, 115, 145, 108, 109, 102, 115, 145, 190, 89, 102, 115, 151, 177, 89, 102, 103, 151,
    174, 191, 192, 193, 194, 108, 102, 103, 151, 195, 196, 197, 198, 108, 171, 199, 200, 201,
    191, 192, 193, 194, 108, 171, 199, 200, 195, 196, 197, 198, 108, 117, 202, 203, 204, 191,
    205, 108, 102, 199, 200, 174, 191, 192, 193, 194, 108, 102, 103, 151, 174, 193, 194, 108,
    139, 206, 207, 208, 191, 192, 193, 194, 108, 139, 206, 207, 195, 196, 197, 198, 108, 209,
    210, 211, 212, 213, 214, 215, 216, 210, 211, 217, 213, 214, 215, 218, 219, 220, 221, 213,
    214, 215, 216, 219, 220, 217, 213, 214, 215, 209, 219, 220, 212, 213, 214, 215, 218, 222,
    223, 221, 213, 214, 215, 216, 222, 223, 217, 213, 214, 215, 209, 222, 223, 212, 213, 214,
    215, 102, 136, 224, 225, 135, 103, 224, 225, 209, 222, 226, 174, 213, 214, 216, 222, 226,
    174, 213, 214, 227, 228, 229, 230, 213, 214, 231, 232, 228, 229, 233, 213, 214, 231, 101,
    71, 115, 151, 89, 90, 141, 92, 140, 94, 234, 114, 150, 100, 144, 101, 71, 107, 151, 89,
    90, 141, 105, 140, 101, 71, 121, 163, 89, 90, 141, 118, 154, 94, 234, 120, 162, 100, 144,
    101, 71, 121, 157, 108, 89, 94, 234, 120, 156, 100, 144, 101, 71, 115, 145, 108, 89, 94,
    234, 114, 143, 100, 144, 101, 71, 107, 149, 108, 89, 90, 141, 105, 147, 101, 71, 130,
    161, 89, 90, 141, 127, 159, 94, 234, 129, 160, 100, 144, 101, 71, 103, 151, 89, 94, 234,
    95, 150, 100, 144, 101, 71, 126, 189, 89, 90, 141, 123, 235,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1150] = [
    0x19c211, // buffer_atomic_add
    0x1a8015, // buffer_atomic_add_f32
    0x1aad15, // buffer_atomic_add_f64
    0x1b1914, // buffer_atomic_add_x2
    0x1a2c11, // buffer_atomic_and
    0x1b9514, // buffer_atomic_and_x2
    0x19ad15, // buffer_atomic_cmpswap
    0x1b0118, // buffer_atomic_cmpswap_x2
    0x1a6f11, // buffer_atomic_dec
    0x1be414, // buffer_atomic_dec_x2
    0x1a5e11, // buffer_atomic_inc
    0x1bd014, // buffer_atomic_inc_x2
    0x1ad715, // buffer_atomic_max_f64
    0x1ac215, // buffer_atomic_min_f64
    0x1a3d10, // buffer_atomic_or
    0x1ba913, // buffer_atomic_or_x2
    0x1a9518, // buffer_atomic_pk_add_f16
    0x1a0812, // buffer_atomic_smax
    0x1b6b15, // buffer_atomic_smax_x2
    0x19e412, // buffer_atomic_smin
    0x1b4115, // buffer_atomic_smin_x2
    0x19d311, // buffer_atomic_sub
    0x1b2d14, // buffer_atomic_sub_x2
    0x199b12, // buffer_atomic_swap
    0x1aec15, // buffer_atomic_swap_x2
    0x1a1a12, // buffer_atomic_umax
    0x1b8015, // buffer_atomic_umax_x2
    0x19f612, // buffer_atomic_umin
    0x1b5615, // buffer_atomic_umin_x2
    0x1a4d11, // buffer_atomic_xor
    0x1bbc14, // buffer_atomic_xor_x2
    0x19910a, // buffer_inv
    0x17dc11, // buffer_load_dword
    0x17ed13, // buffer_load_dwordx2
    0x180013, // buffer_load_dwordx3
    0x181313, // buffer_load_dwordx4
    0x194f1b, // buffer_load_format_d16_hi_x
    0x16c618, // buffer_load_format_d16_x
    0x16de19, // buffer_load_format_d16_xy
    0x16f71a, // buffer_load_format_d16_xyz
    0x17111b, // buffer_load_format_d16_xyzw
    0x161614, // buffer_load_format_x
    0x162a15, // buffer_load_format_xy
    0x163f16, // buffer_load_format_xyz
    0x165517, // buffer_load_format_xyzw
    0x17a711, // buffer_load_sbyte
    0x18f515, // buffer_load_sbyte_d16
    0x190a18, // buffer_load_sbyte_d16_hi
    0x192215, // buffer_load_short_d16
    0x193718, // buffer_load_short_d16_hi
    0x17ca12, // buffer_load_sshort
    0x179611, // buffer_load_ubyte
    0x18c815, // buffer_load_ubyte_d16
    0x18dd18, // buffer_load_ubyte_d16_hi
    0x17b812, // buffer_load_ushort
    0x182611, // buffer_store_byte
    0x183718, // buffer_store_byte_d16_hi
    0x187a12, // buffer_store_dword
    0x188c14, // buffer_store_dwordx2
    0x18a014, // buffer_store_dwordx3
    0x18b414, // buffer_store_dwordx4
    0x196a1c, // buffer_store_format_d16_hi_x
    0x172c19, // buffer_store_format_d16_x
    0x17451a, // buffer_store_format_d16_xy
    0x175f1b, // buffer_store_format_d16_xyz
    0x177a1c, // buffer_store_format_d16_xyzw
    0x166c15, // buffer_store_format_x
    0x168116, // buffer_store_format_xy
    0x169717, // buffer_store_format_xyz
    0x16ae18, // buffer_store_format_xyzw
    0x184f12, // buffer_store_short
    0x186119, // buffer_store_short_d16_hi
    0x19860b, // buffer_wbl2
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
    0x263c0d, // s_absdiff_i32
    0x242809, // s_abs_i32
    0x24c70a, // s_addc_u32
    0x28880a, // s_addk_i32
    0x24b509, // s_add_i32
    0x24a309, // s_add_u32
    0x244214, // s_andn1_saveexec_b64
    0x246912, // s_andn1_wrexec_b64
    0x254d0b, // s_andn2_b32
    0x25580b, // s_andn2_b64
    0x236b14, // s_andn2_saveexec_b64
    0x247b12, // s_andn2_wrexec_b64
    0x251909, // s_and_b32
    0x252209, // s_and_b64
    0x233612, // s_and_saveexec_b64
    0x25d90a, // s_ashr_i32
    0x25e30a, // s_ashr_i64
    0x1de20b, // s_atc_probe
    0x1ded12, // s_atc_probe_buffer
    0x20640c, // s_atomic_add
    0x210e0f, // s_atomic_add_x2
    0x20b00c, // s_atomic_and
    0x216c0f, // s_atomic_and_x2
    0x205410, // s_atomic_cmpswap
    0x20fb13, // s_atomic_cmpswap_x2
    0x20df0c, // s_atomic_dec
    0x21a70f, // s_atomic_dec_x2
    0x20d30c, // s_atomic_inc
    0x21980f, // s_atomic_inc_x2
    0x20bc0b, // s_atomic_or
    0x217b0e, // s_atomic_or_x2
    0x20960d, // s_atomic_smax
    0x214c10, // s_atomic_smax_x2
    0x207c0d, // s_atomic_smin
    0x212c10, // s_atomic_smin_x2
    0x20700c, // s_atomic_sub
    0x211d0f, // s_atomic_sub_x2
    0x20470d, // s_atomic_swap
    0x20eb10, // s_atomic_swap_x2
    0x20a30d, // s_atomic_umax
    0x215c10, // s_atomic_umax_x2
    0x20890d, // s_atomic_umin
    0x213c10, // s_atomic_umin_x2
    0x20c70c, // s_atomic_xor
    0x21890f, // s_atomic_xor_x2
    0x2a7b09, // s_barrier
    0x22140f, // s_bcnt0_i32_b32
    0x22230f, // s_bcnt0_i32_b64
    0x22320f, // s_bcnt1_i32_b32
    0x22410f, // s_bcnt1_i32_b64
    0x261109, // s_bfe_i32
    0x262309, // s_bfe_i64
    0x260809, // s_bfe_u32
    0x261a09, // s_bfe_u64
    0x25ed09, // s_bfm_b32
    0x25f609, // s_bfm_b64
    0x27710d, // s_bitcmp0_b32
    0x278b0d, // s_bitcmp0_b64
    0x277e0d, // s_bitcmp1_b32
    0x27980d, // s_bitcmp1_b64
    0x248d16, // s_bitreplicate_b64_b32
    0x22d70d, // s_bitset0_b32
    0x22e40d, // s_bitset0_b64
    0x22f10d, // s_bitset1_b32
    0x22fe0d, // s_bitset1_b64
    0x2a1308, // s_branch
    0x22000a, // s_brev_b32
    0x220a0a, // s_brev_b64
    0x1e4d13, // s_buffer_atomic_add
    0x1f5216, // s_buffer_atomic_add_x2
    0x1ec313, // s_buffer_atomic_and
    0x1fda16, // s_buffer_atomic_and_x2
    0x1e3617, // s_buffer_atomic_cmpswap
    0x1f381a, // s_buffer_atomic_cmpswap_x2
    0x1f0e13, // s_buffer_atomic_dec
    0x203116, // s_buffer_atomic_dec_x2
    0x1efb13, // s_buffer_atomic_inc
    0x201b16, // s_buffer_atomic_inc_x2
    0x1ed612, // s_buffer_atomic_or
    0x1ff015, // s_buffer_atomic_or_x2
    0x1e9b14, // s_buffer_atomic_smax
    0x1fac17, // s_buffer_atomic_smax_x2
    0x1e7314, // s_buffer_atomic_smin
    0x1f7e17, // s_buffer_atomic_smin_x2
    0x1e6013, // s_buffer_atomic_sub
    0x1f6816, // s_buffer_atomic_sub_x2
    0x1e2214, // s_buffer_atomic_swap
    0x1f2117, // s_buffer_atomic_swap_x2
    0x1eaf14, // s_buffer_atomic_umax
    0x1fc317, // s_buffer_atomic_umax_x2
    0x1e8714, // s_buffer_atomic_umin
    0x1f9517, // s_buffer_atomic_umin_x2
    0x1ee813, // s_buffer_atomic_xor
    0x200516, // s_buffer_atomic_xor_x2
    0x1c8013, // s_buffer_load_dword
    0x1cd216, // s_buffer_load_dwordx16
    0x1c9315, // s_buffer_load_dwordx2
    0x1ca815, // s_buffer_load_dwordx4
    0x1cbd15, // s_buffer_load_dwordx8
    0x1d5614, // s_buffer_store_dword
    0x1d6a16, // s_buffer_store_dwordx2
    0x1d8016, // s_buffer_store_dwordx4
    0x29fc0a, // s_call_b64
    0x2c2111, // s_cbranch_cdbgsys
    0x2c5d1a, // s_cbranch_cdbgsys_and_user
    0x2c4419, // s_cbranch_cdbgsys_or_user
    0x2c3212, // s_cbranch_cdbguser
    0x2a6b10, // s_cbranch_execnz
    0x2a5c0f, // s_cbranch_execz
    0x262c10, // s_cbranch_g_fork
    0x289c10, // s_cbranch_i_fork
    0x241a0e, // s_cbranch_join
    0x2a230e, // s_cbranch_scc0
    0x2a310e, // s_cbranch_scc1
    0x2a4d0f, // s_cbranch_vccnz
    0x2a3f0e, // s_cbranch_vccz
    0x27e10b, // s_cmovk_i32
    0x21c80a, // s_cmov_b32
    0x21d20a, // s_cmov_b64
    0x27ec0d, // s_cmpk_eq_i32
    0x283a0d, // s_cmpk_eq_u32
    0x28130d, // s_cmpk_ge_i32
    0x28610d, // s_cmpk_ge_u32
    0x28060d, // s_cmpk_gt_i32
    0x28540d, // s_cmpk_gt_u32
    0x282d0d, // s_cmpk_le_i32
    0x287b0d, // s_cmpk_le_u32
    0x27f90d, // s_cmpk_lg_i32
    0x28470d, // s_cmpk_lg_u32
    0x28200d, // s_cmpk_lt_i32
    0x286e0d, // s_cmpk_lt_u32
    0x26e10c, // s_cmp_eq_i32
    0x27290c, // s_cmp_eq_u32
    0x27bf0c, // s_cmp_eq_u64
    0x27050c, // s_cmp_ge_i32
    0x274d0c, // s_cmp_ge_u32
    0x26f90c, // s_cmp_gt_i32
    0x27410c, // s_cmp_gt_u32
    0x271d0c, // s_cmp_le_i32
    0x27650c, // s_cmp_le_u32
    0x26ed0c, // s_cmp_lg_i32
    0x27350c, // s_cmp_lg_u32
    0x27cb0c, // s_cmp_lg_u64
    0x27110c, // s_cmp_lt_i32
    0x27590c, // s_cmp_lt_u32
    0x24ff0d, // s_cselect_b32
    0x250c0d, // s_cselect_b64
    0x1dff10, // s_dcache_discard
    0x1e0f13, // s_dcache_discard_x2
    0x1d960c, // s_dcache_inv
    0x1dad10, // s_dcache_inv_vol
    0x1da20b, // s_dcache_wb
    0x1dbd0f, // s_dcache_wb_vol
    0x2c070e, // s_decperflevel
    0x2a0b08, // s_endpgm
    0x2ca818, // s_endpgm_ordered_ps_done
    0x2c770e, // s_endpgm_saved
    0x22500d, // s_ff0_i32_b32
    0x225d0d, // s_ff0_i32_b64
    0x226a0d, // s_ff1_i32_b32
    0x22770d, // s_ff1_i32_b64
    0x22a20b, // s_flbit_i32
    0x22840f, // s_flbit_i32_b32
    0x22930f, // s_flbit_i32_b64
    0x22ad0f, // s_flbit_i32_i64
    0x230b0b, // s_getpc_b64
    0x29d20c, // s_getreg_b32
    0x2bed0c, // s_icache_inv
    0x2bf90e, // s_incperflevel
    0x1bfb0c, // s_load_dword
    0x1c310f, // s_load_dwordx16
    0x1c070e, // s_load_dwordx2
    0x1c150e, // s_load_dwordx4
    0x1c230e, // s_load_dwordx8
    0x26720f, // s_lshl1_add_u32
    0x26810f, // s_lshl2_add_u32
    0x26900f, // s_lshl3_add_u32
    0x269f0f, // s_lshl4_add_u32
    0x25b10a, // s_lshl_b32
    0x25bb0a, // s_lshl_b64
    0x25c50a, // s_lshr_b32
    0x25cf0a, // s_lshr_b64
    0x24ed09, // s_max_i32
    0x24f609, // s_max_u32
    0x1dd50d, // s_memrealtime
    0x1dcc09, // s_memtime
    0x24db09, // s_min_i32
    0x24e409, // s_min_u32
    0x27d70a, // s_movk_i32
    0x24000d, // s_movreld_b32
    0x240d0d, // s_movreld_b64
    0x23e60d, // s_movrels_b32
    0x23f30d, // s_movrels_b64
    0x21b609, // s_mov_b32
    0x21bf09, // s_mov_b64
    0x28920a, // s_mulk_i32
    0x26660c, // s_mul_hi_i32
    0x265a0c, // s_mul_hi_u32
    0x25ff09, // s_mul_i32
    0x25770a, // s_nand_b32
    0x25810a, // s_nand_b64
    0x239213, // s_nand_saveexec_b64
    0x2a0605, // s_nop
    0x258b09, // s_nor_b32
    0x259409, // s_nor_b64
    0x23a512, // s_nor_saveexec_b64
    0x21dc09, // s_not_b32
    0x21e509, // s_not_b64
    0x245613, // s_orn1_saveexec_b64
    0x25630a, // s_orn2_b32
    0x256d0a, // s_orn2_b64
    0x237f13, // s_orn2_saveexec_b64
    0x252b08, // s_or_b32
    0x253308, // s_or_b64
    0x234811, // s_or_saveexec_b64
    0x26d011, // s_pack_hh_b32_b16
    0x26bf11, // s_pack_lh_b32_b16
    0x26ae11, // s_pack_ll_b32_b16
    0x23ca0e, // s_quadmask_b32
    0x23d80e, // s_quadmask_b64
    0x232d09, // s_rfe_b64
    0x264911, // s_rfe_restore_b64
    0x1c4014, // s_scratch_load_dword
    0x1c5416, // s_scratch_load_dwordx2
    0x1c6a16, // s_scratch_load_dwordx4
    0x1d1315, // s_scratch_store_dword
    0x1d2817, // s_scratch_store_dwordx2
    0x1d3f17, // s_scratch_store_dwordx4
    0x2bd109, // s_sendmsg
    0x2bda0d, // s_sendmsghalt
    0x2aa809, // s_sethalt
    0x2a8409, // s_setkill
    0x23160b, // s_setpc_b64
    0x2ab809, // s_setprio
    0x29de0c, // s_setreg_b32
    0x29ea12, // s_setreg_imm32_b32
    0x27a50a, // s_setvskip
    0x243111, // s_set_gpr_idx_idx
    0x2c9612, // s_set_gpr_idx_mode
    0x2c8511, // s_set_gpr_idx_off
    0x27af10, // s_set_gpr_idx_on
    0x2cc016, // s_set_valu_coexec_mode
    0x22c90e, // s_sext_i32_i16
    0x22bc0d, // s_sext_i32_i8
    0x2ab107, // s_sleep
    0x1ce80d, // s_store_dword
    0x1cf50f, // s_store_dwordx2
    0x1d040f, // s_store_dwordx4
    0x24d10a, // s_subb_u32
    0x24be09, // s_sub_i32
    0x24ac09, // s_sub_u32
    0x23210c, // s_swappc_b64
    0x2be706, // s_trap
    0x2c150c, // s_ttracedata
    0x2a9f09, // s_waitcnt
    0x2a1b08, // s_wakeup
    0x21ee09, // s_wqm_b32
    0x21f709, // s_wqm_b64
    0x259d0a, // s_xnor_b32
    0x25a70a, // s_xnor_b64
    0x23b713, // s_xnor_saveexec_b64
    0x253b09, // s_xor_b32
    0x254409, // s_xor_b64
    0x235912, // s_xor_saveexec_b64
    0x153b19, // tbuffer_load_format_d16_x
    0x15541a, // tbuffer_load_format_d16_xy
    0x156e1b, // tbuffer_load_format_d16_xyz
    0x15891c, // tbuffer_load_format_d16_xyzw
    0x148315, // tbuffer_load_format_x
    0x149816, // tbuffer_load_format_xy
    0x14ae17, // tbuffer_load_format_xyz
    0x14c518, // tbuffer_load_format_xyzw
    0x15a51a, // tbuffer_store_format_d16_x
    0x15bf1b, // tbuffer_store_format_d16_xy
    0x15da1c, // tbuffer_store_format_d16_xyz
    0x15f61d, // tbuffer_store_format_d16_xyzw
    0x14dd16, // tbuffer_store_format_x
    0x14f317, // tbuffer_store_format_xy
    0x150a18, // tbuffer_store_format_xyz
    0x152219, // tbuffer_store_format_xyzw
    0x312111, // v_accvgpr_mov_b32
    0x3cbd12, // v_accvgpr_read_b32
    0x3ccf13, // v_accvgpr_write_b32
    0x37030a, // v_add3_u32
    0x32a00d, // v_addc_co_u32
    0x32790c, // v_add_co_u32
    0x32ca09, // v_add_f16
    0x318109, // v_add_f32
    0x377009, // v_add_f64
    0x38f209, // v_add_i16
    0x38e009, // v_add_i32
    0x36f50e, // v_add_lshl_u32
    0x331009, // v_add_u16
    0x33a209, // v_add_u32
    0x34a10e, // v_alignbit_b32
    0x34af0f, // v_alignbyte_b32
    0x324909, // v_and_b32
    0x371a0c, // v_and_or_b32
    0x33540d, // v_ashrrev_i16
    0x322f0d, // v_ashrrev_i32
    0x38370d, // v_ashrrev_i64
    0x37eb0e, // v_bcnt_u32_b32
    0x346e09, // v_bfe_i32
    0x346509, // v_bfe_u32
    0x347709, // v_bfi_b32
    0x385409, // v_bfm_b32
    0x2f710b, // v_bfrev_b32
    0x30a70a, // v_ceil_f16
    0x2edd0a, // v_ceil_f32
    0x2ea70a, // v_ceil_f64
    0x2feb09, // v_clrexcp
    0x403110, // v_cmpx_class_f16
    0x3ff310, // v_cmpx_class_f32
    0x401210, // v_cmpx_class_f64
    0x411e0d, // v_cmpx_eq_f16
    0x42b60d, // v_cmpx_eq_f32
    0x444e0d, // v_cmpx_eq_f64
    0x45de0d, // v_cmpx_eq_i16
    0x47660d, // v_cmpx_eq_i32
    0x48ee0d, // v_cmpx_eq_i64
    0x46440d, // v_cmpx_eq_u16
    0x47cc0d, // v_cmpx_eq_u32
    0x49540d, // v_cmpx_eq_u64
    0x41050c, // v_cmpx_f_f16
    0x429d0c, // v_cmpx_f_f32
    0x44350c, // v_cmpx_f_f64
    0x45c50c, // v_cmpx_f_i16
    0x474d0c, // v_cmpx_f_i32
    0x48d50c, // v_cmpx_f_i64
    0x462b0c, // v_cmpx_f_u16
    0x47b30c, // v_cmpx_f_u32
    0x493b0c, // v_cmpx_f_u64
    0x41520d, // v_cmpx_ge_f16
    0x42ea0d, // v_cmpx_ge_f32
    0x44820d, // v_cmpx_ge_f64
    0x46120d, // v_cmpx_ge_i16
    0x479a0d, // v_cmpx_ge_i32
    0x49220d, // v_cmpx_ge_i64
    0x46780d, // v_cmpx_ge_u16
    0x48000d, // v_cmpx_ge_u32
    0x49880d, // v_cmpx_ge_u64
    0x41380d, // v_cmpx_gt_f16
    0x42d00d, // v_cmpx_gt_f32
    0x44680d, // v_cmpx_gt_f64
    0x45f80d, // v_cmpx_gt_i16
    0x47800d, // v_cmpx_gt_i32
    0x49080d, // v_cmpx_gt_i64
    0x465e0d, // v_cmpx_gt_u16
    0x47e60d, // v_cmpx_gt_u32
    0x496e0d, // v_cmpx_gt_u64
    0x412b0d, // v_cmpx_le_f16
    0x42c30d, // v_cmpx_le_f32
    0x445b0d, // v_cmpx_le_f64
    0x45eb0d, // v_cmpx_le_i16
    0x47730d, // v_cmpx_le_i32
    0x48fb0d, // v_cmpx_le_i64
    0x46510d, // v_cmpx_le_u16
    0x47d90d, // v_cmpx_le_u32
    0x49610d, // v_cmpx_le_u64
    0x41450d, // v_cmpx_lg_f16
    0x42dd0d, // v_cmpx_lg_f32
    0x44750d, // v_cmpx_lg_f64
    0x41110d, // v_cmpx_lt_f16
    0x42a90d, // v_cmpx_lt_f32
    0x44410d, // v_cmpx_lt_f64
    0x45d10d, // v_cmpx_lt_i16
    0x47590d, // v_cmpx_lt_i32
    0x48e10d, // v_cmpx_lt_i64
    0x46370d, // v_cmpx_lt_u16
    0x47bf0d, // v_cmpx_lt_u32
    0x49470d, // v_cmpx_lt_u64
    0x41af0e, // v_cmpx_neq_f16
    0x43470e, // v_cmpx_neq_f32
    0x44df0e, // v_cmpx_neq_f64
    0x46050d, // v_cmpx_ne_i16
    0x478d0d, // v_cmpx_ne_i32
    0x49150d, // v_cmpx_ne_i64
    0x466b0d, // v_cmpx_ne_u16
    0x47f30d, // v_cmpx_ne_u32
    0x497b0d, // v_cmpx_ne_u64
    0x41770e, // v_cmpx_nge_f16
    0x430f0e, // v_cmpx_nge_f32
    0x44a70e, // v_cmpx_nge_f64
    0x41930e, // v_cmpx_ngt_f16
    0x432b0e, // v_cmpx_ngt_f32
    0x44c30e, // v_cmpx_ngt_f64
    0x41a10e, // v_cmpx_nle_f16
    0x43390e, // v_cmpx_nle_f32
    0x44d10e, // v_cmpx_nle_f64
    0x41850e, // v_cmpx_nlg_f16
    0x431d0e, // v_cmpx_nlg_f32
    0x44b50e, // v_cmpx_nlg_f64
    0x41bd0e, // v_cmpx_nlt_f16
    0x43550e, // v_cmpx_nlt_f32
    0x44ed0e, // v_cmpx_nlt_f64
    0x415f0c, // v_cmpx_o_f16
    0x42f70c, // v_cmpx_o_f32
    0x448f0c, // v_cmpx_o_f64
    0x41cb0e, // v_cmpx_tru_f16
    0x43630e, // v_cmpx_tru_f32
    0x44fb0e, // v_cmpx_tru_f64
    0x461f0c, // v_cmpx_t_i16
    0x47a70c, // v_cmpx_t_i32
    0x492f0c, // v_cmpx_t_i64
    0x46850c, // v_cmpx_t_u16
    0x480d0c, // v_cmpx_t_u32
    0x49950c, // v_cmpx_t_u64
    0x416b0c, // v_cmpx_u_f16
    0x43030c, // v_cmpx_u_f32
    0x449b0c, // v_cmpx_u_f64
    0x40220f, // v_cmp_class_f16
    0x3fe40f, // v_cmp_class_f32
    0x40030f, // v_cmp_class_f64
    0x40580c, // v_cmp_eq_f16
    0x41f00c, // v_cmp_eq_f32
    0x43880c, // v_cmp_eq_f64
    0x45200c, // v_cmp_eq_i16
    0x46a80c, // v_cmp_eq_i32
    0x48300c, // v_cmp_eq_i64
    0x457e0c, // v_cmp_eq_u16
    0x47060c, // v_cmp_eq_u32
    0x488e0c, // v_cmp_eq_u64
    0x40410b, // v_cmp_f_f16
    0x41d90b, // v_cmp_f_f32
    0x43710b, // v_cmp_f_f64
    0x45090b, // v_cmp_f_i16
    0x46910b, // v_cmp_f_i32
    0x48190b, // v_cmp_f_i64
    0x45670b, // v_cmp_f_u16
    0x46ef0b, // v_cmp_f_u32
    0x48770b, // v_cmp_f_u64
    0x40880c, // v_cmp_ge_f16
    0x42200c, // v_cmp_ge_f32
    0x43b80c, // v_cmp_ge_f64
    0x45500c, // v_cmp_ge_i16
    0x46d80c, // v_cmp_ge_i32
    0x48600c, // v_cmp_ge_i64
    0x45ae0c, // v_cmp_ge_u16
    0x47360c, // v_cmp_ge_u32
    0x48be0c, // v_cmp_ge_u64
    0x40700c, // v_cmp_gt_f16
    0x42080c, // v_cmp_gt_f32
    0x43a00c, // v_cmp_gt_f64
    0x45380c, // v_cmp_gt_i16
    0x46c00c, // v_cmp_gt_i32
    0x48480c, // v_cmp_gt_i64
    0x45960c, // v_cmp_gt_u16
    0x471e0c, // v_cmp_gt_u32
    0x48a60c, // v_cmp_gt_u64
    0x40640c, // v_cmp_le_f16
    0x41fc0c, // v_cmp_le_f32
    0x43940c, // v_cmp_le_f64
    0x452c0c, // v_cmp_le_i16
    0x46b40c, // v_cmp_le_i32
    0x483c0c, // v_cmp_le_i64
    0x458a0c, // v_cmp_le_u16
    0x47120c, // v_cmp_le_u32
    0x489a0c, // v_cmp_le_u64
    0x407c0c, // v_cmp_lg_f16
    0x42140c, // v_cmp_lg_f32
    0x43ac0c, // v_cmp_lg_f64
    0x404c0c, // v_cmp_lt_f16
    0x41e40c, // v_cmp_lt_f32
    0x437c0c, // v_cmp_lt_f64
    0x45140c, // v_cmp_lt_i16
    0x469c0c, // v_cmp_lt_i32
    0x48240c, // v_cmp_lt_i64
    0x45720c, // v_cmp_lt_u16
    0x46fa0c, // v_cmp_lt_u32
    0x48820c, // v_cmp_lt_u64
    0x40de0d, // v_cmp_neq_f16
    0x42760d, // v_cmp_neq_f32
    0x440e0d, // v_cmp_neq_f64
    0x45440c, // v_cmp_ne_i16
    0x46cc0c, // v_cmp_ne_i32
    0x48540c, // v_cmp_ne_i64
    0x45a20c, // v_cmp_ne_u16
    0x472a0c, // v_cmp_ne_u32
    0x48b20c, // v_cmp_ne_u64
    0x40aa0d, // v_cmp_nge_f16
    0x42420d, // v_cmp_nge_f32
    0x43da0d, // v_cmp_nge_f64
    0x40c40d, // v_cmp_ngt_f16
    0x425c0d, // v_cmp_ngt_f32
    0x43f40d, // v_cmp_ngt_f64
    0x40d10d, // v_cmp_nle_f16
    0x42690d, // v_cmp_nle_f32
    0x44010d, // v_cmp_nle_f64
    0x40b70d, // v_cmp_nlg_f16
    0x424f0d, // v_cmp_nlg_f32
    0x43e70d, // v_cmp_nlg_f64
    0x40eb0d, // v_cmp_nlt_f16
    0x42830d, // v_cmp_nlt_f32
    0x441b0d, // v_cmp_nlt_f64
    0x40940b, // v_cmp_o_f16
    0x422c0b, // v_cmp_o_f32
    0x43c40b, // v_cmp_o_f64
    0x40f80d, // v_cmp_tru_f16
    0x42900d, // v_cmp_tru_f32
    0x44280d, // v_cmp_tru_f64
    0x455c0b, // v_cmp_t_i16
    0x46e40b, // v_cmp_t_i32
    0x486c0b, // v_cmp_t_i64
    0x45ba0b, // v_cmp_t_u16
    0x47420b, // v_cmp_t_u32
    0x48ca0b, // v_cmp_t_u64
    0x409f0b, // v_cmp_u_f16
    0x42370b, // v_cmp_u_f32
    0x43cf0b, // v_cmp_u_f64
    0x316c0d, // v_cndmask_b32
    0x30db09, // v_cos_f16
    0x2f5f09, // v_cos_f32
    0x34350c, // v_cubeid_f32
    0x34590c, // v_cubema_f32
    0x34410c, // v_cubesc_f32
    0x344d0c, // v_cubetc_f32
    0x2ddc0d, // v_cvt_f16_f32
    0x30240d, // v_cvt_f16_i16
    0x30170d, // v_cvt_f16_u16
    0x313f0d, // v_cvt_f32_bf8
    0x2de90d, // v_cvt_f32_f16
    0x2e280d, // v_cvt_f32_f64
    0x31320d, // v_cvt_f32_fp8
    0x2da80d, // v_cvt_f32_i32
    0x2db50d, // v_cvt_f32_u32
    0x2e4210, // v_cvt_f32_ubyte0
    0x2e5210, // v_cvt_f32_ubyte1
    0x2e6210, // v_cvt_f32_ubyte2
    0x2e7210, // v_cvt_f32_ubyte3
    0x2e350d, // v_cvt_f64_f32
    0x2d9b0d, // v_cvt_f64_i32
    0x2e8f0d, // v_cvt_f64_u32
    0x2e0711, // v_cvt_flr_i32_f32
    0x303e0d, // v_cvt_i16_f16
    0x2dcf0d, // v_cvt_i32_f32
    0x2d8e0d, // v_cvt_i32_f64
    0x30e412, // v_cvt_norm_i16_f16
    0x30f612, // v_cvt_norm_u16_f16
    0x2e1810, // v_cvt_off_f32_i4
    0x365614, // v_cvt_pkaccum_u8_f32
    0x38b814, // v_cvt_pknorm_i16_f16
    0x385d14, // v_cvt_pknorm_i16_f32
    0x38cc14, // v_cvt_pknorm_u16_f16
    0x387114, // v_cvt_pknorm_u16_f32
    0x388513, // v_cvt_pkrtz_f16_f32
    0x393210, // v_cvt_pk_bf8_f32
    0x315c10, // v_cvt_pk_f32_bf8
    0x314c10, // v_cvt_pk_f32_fp8
    0x392210, // v_cvt_pk_fp8_f32
    0x38a810, // v_cvt_pk_i16_i32
    0x389810, // v_cvt_pk_u16_u32
    0x353d0f, // v_cvt_pk_u8_f32
    0x2df611, // v_cvt_rpi_i32_f32
    0x395210, // v_cvt_sr_bf8_f32
    0x394210, // v_cvt_sr_fp8_f32
    0x30310d, // v_cvt_u16_f16
    0x2dc20d, // v_cvt_u32_f32
    0x2e820d, // v_cvt_u32_f64
    0x37530f, // v_div_fixup_f16
    0x354c0f, // v_div_fixup_f32
    0x355b0f, // v_div_fixup_f64
    0x364016, // v_div_fixup_legacy_f16
    0x35880e, // v_div_fmas_f32
    0x35960e, // v_div_fmas_f64
    0x356a0f, // v_div_scale_f32
    0x35790f, // v_div_scale_f64
    0x33c00f, // v_dot2c_f32_f16
    0x33cf0f, // v_dot2c_i32_i16
    0x3a950e, // v_dot2_f32_f16
    0x3aa30e, // v_dot2_i32_i16
    0x3ab10e, // v_dot2_u32_u16
    0x33de0e, // v_dot4c_i32_i8
    0x3abf0d, // v_dot4_i32_i8
    0x3acc0d, // v_dot4_u32_u8
    0x33ec0e, // v_dot8c_i32_i4
    0x3ad90d, // v_dot8_i32_i4
    0x3ae60d, // v_dot8_u32_u4
    0x307009, // v_exp_f16
    0x2efd09, // v_exp_f32
    0x2f900a, // v_ffbh_i32
    0x2f7c0a, // v_ffbh_u32
    0x2f860a, // v_ffbl_b32
    0x309c0b, // v_floor_f16
    0x2ef20b, // v_floor_f32
    0x2ebc0b, // v_floor_f64
    0x326e0b, // v_fmaak_f32
    0x33fa0a, // v_fmac_f32
    0x319f0a, // v_fmac_f64
    0x32630b, // v_fmamk_f32
    0x374a09, // v_fma_f16
    0x348009, // v_fma_f32
    0x348909, // v_fma_f64
    0x363010, // v_fma_legacy_f16
    0x30c70b, // v_fract_f16
    0x2ec70b, // v_fract_f32
    0x2fbd0b, // v_fract_f64
    0x308913, // v_frexp_exp_i16_f16
    0x2fc813, // v_frexp_exp_i32_f32
    0x2f9a13, // v_frexp_exp_i32_f64
    0x307910, // v_frexp_mant_f16
    0x2fdb10, // v_frexp_mant_f32
    0x2fad10, // v_frexp_mant_f64
    0x33970b, // v_ldexp_f16
    0x37c30b, // v_ldexp_f32
    0x37940b, // v_ldexp_f64
    0x349209, // v_lerp_u8
    0x306709, // v_log_f16
    0x2f0609, // v_log_f32
    0x333a0d, // v_lshlrev_b16
    0x323c0d, // v_lshlrev_b32
    0x381d0d, // v_lshlrev_b64
    0x36e70e, // v_lshl_add_u32
    0x37620e, // v_lshl_add_u64
    0x370d0d, // v_lshl_or_b32
    0x33470d, // v_lshrrev_b16
    0x32220d, // v_lshrrev_b32
    0x382a0d, // v_lshrrev_b64
    0x32f109, // v_mac_f16
    0x33050b, // v_madak_f16
    0x32fa0b, // v_madmk_f16
    0x372f09, // v_mad_f16
    0x374109, // v_mad_i16
    0x36770d, // v_mad_i32_i16
    0x341b0d, // v_mad_i32_i24
    0x35e90d, // v_mad_i64_i32
    0x35f610, // v_mad_legacy_f16
    0x361610, // v_mad_legacy_i16
    0x360610, // v_mad_legacy_u16
    0x3a860f, // v_fma_mixhi_f16
    0x3a770f, // v_fma_mixlo_f16
    0x3a6a0d, // v_fma_mix_f32
    0x373809, // v_mad_u16
    0x366a0d, // v_mad_u32_u16
    0x34280d, // v_mad_u32_u24
    0x35dc0d, // v_mad_u64_u32
    0x36ab0a, // v_max3_f16
    0x34dc0a, // v_max3_f32
    0x36b50a, // v_max3_i16
    0x34e60a, // v_max3_i32
    0x36bf0a, // v_max3_u16
    0x34f00a, // v_max3_u32
    0x336109, // v_max_f16
    0x31f509, // v_max_f32
    0x378b09, // v_max_f64
    0x337c09, // v_max_i16
    0x320709, // v_max_i32
    0x337309, // v_max_u16
    0x321909, // v_max_u32
    0x380b12, // v_mbcnt_hi_u32_b32
    0x37f912, // v_mbcnt_lo_u32_b32
    0x36c90a, // v_med3_f16
    0x34fa0a, // v_med3_f32
    0x36d30a, // v_med3_i16
    0x35040a, // v_med3_i32
    0x36dd0a, // v_med3_u16
    0x350e0a, // v_med3_u32
    0x3d4618, // v_mfma_f32_16x16x16_bf16
    0x3c3317, // v_mfma_f32_16x16x16_f16
    0x3b7619, // v_mfma_f32_16x16x1_4b_f32
    0x3e241b, // v_mfma_f32_16x16x32_bf8_bf8
    0x3e3f1b, // v_mfma_f32_16x16x32_bf8_fp8
    0x3e5a1b, // v_mfma_f32_16x16x32_fp8_bf8
    0x3e751b, // v_mfma_f32_16x16x32_fp8_fp8
    0x3cfc1a, // v_mfma_f32_16x16x4_4b_bf16
    0x3bec19, // v_mfma_f32_16x16x4_4b_f16
    0x3bbd16, // v_mfma_f32_16x16x4_f32
    0x3b2f17, // v_mfma_f32_16x16x8_xf32
    0x3e901b, // v_mfma_f32_32x32x16_bf8_bf8
    0x3eab1b, // v_mfma_f32_32x32x16_bf8_fp8
    0x3ec61b, // v_mfma_f32_32x32x16_fp8_bf8
    0x3ee11b, // v_mfma_f32_32x32x16_fp8_fp8
    0x3b5d19, // v_mfma_f32_32x32x1_2b_f32
    0x3ba716, // v_mfma_f32_32x32x2_f32
    0x3ce21a, // v_mfma_f32_32x32x4_2b_bf16
    0x3bd319, // v_mfma_f32_32x32x4_2b_f16
    0x3b4617, // v_mfma_f32_32x32x4_xf32
    0x3d2f17, // v_mfma_f32_32x32x8_bf16
    0x3c1d16, // v_mfma_f32_32x32x8_f16
    0x3b8f18, // v_mfma_f32_4x4x1_16b_f32
    0x3d1619, // v_mfma_f32_4x4x4_16b_bf16
    0x3c0518, // v_mfma_f32_4x4x4_16b_f16
    0x3df716, // v_mfma_f64_16x16x4_f64
    0x3e0d17, // v_mfma_f64_4x4x4_4b_f64
    0x3ca716, // v_mfma_i32_16x16x32_i8
    0x3c6218, // v_mfma_i32_16x16x4_4b_i8
    0x3c9116, // v_mfma_i32_32x32x16_i8
    0x3c4a18, // v_mfma_i32_32x32x4_2b_i8
    0x3c7a17, // v_mfma_i32_4x4x4_16b_i8
    0x368d0a, // v_min3_f16
    0x34be0a, // v_min3_f32
    0x36970a, // v_min3_i16
    0x34c80a, // v_min3_i32
    0x36a10a, // v_min3_u16
    0x34d20a, // v_min3_u32
    0x336a09, // v_min_f16
    0x31ec09, // v_min_f32
    0x378209, // v_min_f64
    0x338e09, // v_min_i16
    0x31fe09, // v_min_i32
    0x338509, // v_min_u16
    0x321009, // v_min_u32
    0x2d4709, // v_mov_b32
    0x300e09, // v_mov_b64
    0x35bd11, // v_mqsad_pk_u16_u8
    0x35ce0e, // v_mqsad_u32_u8
    0x35a409, // v_msad_u8
    0x32e809, // v_mul_f16
    0x31a909, // v_mul_f32
    0x377909, // v_mul_f64
    0x37b70c, // v_mul_hi_i32
    0x31bf10, // v_mul_hi_i32_i24
    0x37ab0c, // v_mul_hi_u32
    0x31dc10, // v_mul_hi_u32_u24
    0x31b20d, // v_mul_i32_i24
    0x391210, // v_mul_legacy_f32
    0x332e0c, // v_mul_lo_u16
    0x379f0c, // v_mul_lo_u32
    0x31cf0d, // v_mul_u32_u24
    0x2cd605, // v_nop
    0x2f6809, // v_not_b32
    0x372609, // v_or3_b32
    0x325208, // v_or_b32
    0x39040e, // v_pack_b32_f16
    0x36260a, // v_perm_b32
    0x3a3a0c, // v_pk_add_f16
    0x3b0b0c, // v_pk_add_f32
    0x39920c, // v_pk_add_i16
    0x39fe0c, // v_pk_add_u16
    0x39ca10, // v_pk_ashrrev_i16
    0x34040d, // v_pk_fmac_f16
    0x3a2e0c, // v_pk_fma_f16
    0x3af30c, // v_pk_fma_f32
    0x39aa10, // v_pk_lshlrev_b16
    0x39ba10, // v_pk_lshrrev_b16
    0x39770c, // v_pk_mad_i16
    0x39f20c, // v_pk_mad_u16
    0x3a5e0c, // v_pk_max_f16
    0x39da0c, // v_pk_max_i16
    0x3a160c, // v_pk_max_u16
    0x3a520c, // v_pk_min_f16
    0x39e60c, // v_pk_min_i16
    0x3a220c, // v_pk_min_u16
    0x3b170c, // v_pk_mov_b32
    0x3a460c, // v_pk_mul_f16
    0x3aff0c, // v_pk_mul_f32
    0x39830f, // v_pk_mul_lo_u16
    0x399e0c, // v_pk_sub_i16
    0x3a0a0c, // v_pk_sub_u16
    0x35ad10, // v_qsad_pk_u16_u8
    0x304b09, // v_rcp_f16
    0x2f0f09, // v_rcp_f32
    0x2f3009, // v_rcp_f64
    0x2f180f, // v_rcp_iflag_f32
    0x2d7b13, // v_readfirstlane_b32
    0x37ce0e, // v_readlane_b32
    0x30bc0b, // v_rndne_f16
    0x2ee70b, // v_rndne_f32
    0x2eb10b, // v_rndne_f64
    0x305e09, // v_rsq_f16
    0x2f2709, // v_rsq_f32
    0x2f3909, // v_rsq_f64
    0x35200b, // v_sad_hi_u8
    0x352b09, // v_sad_u16
    0x353409, // v_sad_u32
    0x351808, // v_sad_u8
    0x31080f, // v_sat_pk_u8_i16
    0x2ff41a, // v_screen_partition_4se_b32
    0x30d209, // v_sin_f16
    0x2f5609, // v_sin_f32
    0x3d901a, // v_smfmac_f32_16x16x32_bf16
    0x3d5e19, // v_smfmac_f32_16x16x32_f16
    0x3efc1d, // v_smfmac_f32_16x16x64_bf8_bf8
    0x3f191d, // v_smfmac_f32_16x16x64_bf8_fp8
    0x3f361d, // v_smfmac_f32_16x16x64_fp8_bf8
    0x3f531d, // v_smfmac_f32_16x16x64_fp8_fp8
    0x3daa1a, // v_smfmac_f32_32x32x16_bf16
    0x3d7719, // v_smfmac_f32_32x32x16_f16
    0x3f701d, // v_smfmac_f32_32x32x32_bf8_bf8
    0x3f8d1d, // v_smfmac_f32_32x32x32_bf8_fp8
    0x3faa1d, // v_smfmac_f32_32x32x32_fp8_bf8
    0x3fc71d, // v_smfmac_f32_32x32x32_fp8_fp8
    0x3dc418, // v_smfmac_i32_16x16x64_i8
    0x3ddc18, // v_smfmac_i32_32x32x32_i8
    0x30540a, // v_sqrt_f16
    0x2f420a, // v_sqrt_f32
    0x2f4c0a, // v_sqrt_f64
    0x32ba10, // v_subbrev_co_u32
    0x32ad0d, // v_subb_co_u32
    0x32910f, // v_subrev_co_u32
    0x32dc0c, // v_subrev_f16
    0x31930c, // v_subrev_f32
    0x33220c, // v_subrev_u16
    0x33b40c, // v_subrev_u32
    0x32850c, // v_sub_co_u32
    0x32d309, // v_sub_f16
    0x318a09, // v_sub_f32
    0x38fb09, // v_sub_i16
    0x38e909, // v_sub_i32
    0x331909, // v_sub_u16
    0x33ab09, // v_sub_u32
    0x31170a, // v_swap_b32
    0x384410, // v_trig_preop_f64
    0x30b10b, // v_trunc_f16
    0x2ed20b, // v_trunc_f32
    0x2e9c0b, // v_trunc_f64
    0x37dc0f, // v_writelane_b32
    0x368409, // v_xad_u32
    0x34110a, // v_xnor_b32
    0x325a09, // v_xor_b32
];
