// Written by `cargo xtask regen` from amdgpu_isa_cdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "flat_scratch_loflat_scratch_hixnack_mask_loxnack_mask_hivcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_pk_add_f16ds_pk_add_bf16ds_write_addtid_b32ds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_add_rtn_f32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_swizzle_b32ds_permute_b32ds_bpermute_b32ds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_add_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_add_rtn_f64ds_condxchg32_rtn_b64ds_read_addtid_b32ds_pk_add_rtn_f16ds_pk_add_rtn_bf16ds_consumeds_appendds_write_b96ds_write_b128ds_read_b64_tr_b4ds_read_b96_tr_b6ds_read_b64_tr_b8ds_read_b64_tr_b16ds_read_b96ds_read_b128sc0ntsc1flat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_add_f32flat_atomic_pk_add_f16flat_atomic_add_f64flat_atomic_min_f64flat_atomic_max_f64flat_atomic_pk_add_bf16flat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2global_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_lds_ubyteglobal_load_lds_sbyteglobal_load_lds_ushortglobal_load_lds_sshortglobal_load_lds_dwordglobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_add_f32global_atomic_pk_add_f16global_atomic_add_f64global_atomic_min_f64global_atomic_max_f64global_atomic_pk_add_bf16global_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2global_load_lds_dwordx4global_load_lds_dwordx3scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_lds_ubytescratch_load_lds_sbytescratch_load_lds_ushortscratch_load_lds_sshortscratch_load_lds_dwordBUF_DATA_FORMAT_INVALIDBUF_DATA_FORMAT_16BUF_DATA_FORMAT_8_8BUF_DATA_FORMAT_32BUF_DATA_FORMAT_16_16BUF_DATA_FORMAT_10_11_11BUF_DATA_FORMAT_11_11_10BUF_DATA_FORMAT_10_10_10_2BUF_DATA_FORMAT_2_10_10_10BUF_DATA_FORMAT_8_8_8_8BUF_DATA_FORMAT_32_32BUF_DATA_FORMAT_16_16_16_16BUF_DATA_FORMAT_32_32_32BUF_DATA_FORMAT_32_32_32_32BUF_DATA_FORMAT_RESERVED_15BUF_NUM_FORMAT_SNORMBUF_NUM_FORMAT_USCALEDBUF_NUM_FORMAT_SSCALEDBUF_NUM_FORMAT_UINTBUF_NUM_FORMAT_SINTBUF_NUM_FORMAT_RESERVED_6BUF_NUM_FORMAT_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwldsbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_wbl2buffer_invbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_add_f64buffer_atomic_min_f64buffer_atomic_max_f64buffer_atomic_pk_add_bf16buffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2glcs_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_scratch_load_dwords_scratch_load_dwordx2s_scratch_load_dwordx4s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_store_dwords_store_dwordx2s_store_dwordx4s_scratch_store_dwords_scratch_store_dwordx2s_scratch_store_dwordx4s_buffer_store_dwords_buffer_store_dwordx2s_buffer_store_dwordx4s_dcache_invs_dcache_wbs_dcache_inv_vols_dcache_wb_vols_memtimes_memrealtimes_atc_probes_atc_probe_buffers_dcache_discards_dcache_discard_x2s_buffer_atomic_swaps_buffer_atomic_cmpswaps_buffer_atomic_adds_buffer_atomic_subs_buffer_atomic_smins_buffer_atomic_umins_buffer_atomic_smaxs_buffer_atomic_umaxs_buffer_atomic_ands_buffer_atomic_ors_buffer_atomic_xors_buffer_atomic_incs_buffer_atomic_decs_buffer_atomic_swap_x2s_buffer_atomic_cmpswap_x2s_buffer_atomic_add_x2s_buffer_atomic_sub_x2s_buffer_atomic_smin_x2s_buffer_atomic_umin_x2s_buffer_atomic_smax_x2s_buffer_atomic_umax_x2s_buffer_atomic_and_x2s_buffer_atomic_or_x2s_buffer_atomic_xor_x2s_buffer_atomic_inc_x2s_buffer_atomic_dec_x2s_atomic_swaps_atomic_cmpswaps_atomic_adds_atomic_subs_atomic_smins_atomic_umins_atomic_smaxs_atomic_umaxs_atomic_ands_atomic_ors_atomic_xors_atomic_incs_atomic_decs_atomic_swap_x2s_atomic_cmpswap_x2s_atomic_add_x2s_atomic_sub_x2s_atomic_smin_x2s_atomic_umin_x2s_atomic_smax_x2s_atomic_umax_x2s_atomic_and_x2s_atomic_or_x2s_atomic_xor_x2s_atomic_inc_x2s_atomic_dec_x2s_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_cbranch_joins_abs_i32s_set_gpr_idx_idxs_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_cbranch_g_forks_absdiff_i32s_rfe_restore_b64s_mul_hi_u32s_mul_hi_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_setvskips_set_gpr_idx_ons_cmp_eq_u64s_cmp_lg_u64s_movk_i32s_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32s_cbranch_i_forkHW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_HW_IDHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIHW_REG_XCC_IDHW_REG_SQ_PERF_SNAPSHOT_DATAHW_REG_SQ_PERF_SNAPSHOT_DATA1HW_REG_SQ_PERF_SNAPSHOT_PC_LOHW_REG_SQ_PERF_SNAPSHOT_PC_HIs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_set_gpr_idx_offs_set_gpr_idx_modes_endpgm_ordered_ps_dones_set_valu_coexec_modev_noprow_maskbank_maskbound_ctrlclampBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVEdst_seldst_unusedsrc0_sel_e32v_mov_b32_dpp_sdwa_e64v_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_screen_partition_4se_b32v_mov_b64v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_sat_pk_u8_i16v_swap_b32v_accvgpr_mov_b32v_cvt_f32_fp8v_cvt_f32_bf8v_cvt_pk_f32_fp8v_cvt_pk_f32_bf8v_prng_b32v_permlane16_swap_b32fiv_permlane32_swap_b32v_cvt_f32_bf16v_cndmask_b32src1_selv_add_f32v_sub_f32v_subrev_f32v_fmac_f64v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_dot2c_f32_bf16v_fmamk_f32v_fmaak_f32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_addc_co_u32v_subb_co_u32v_subbrev_co_u32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_mac_f16v_madmk_f16v_madak_f16v_add_u16v_sub_u16v_subrev_u16v_mul_lo_u16v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_max_f16v_min_f16v_max_u16v_max_i16v_min_u16v_min_i16v_ldexp_f16v_add_u32v_sub_u32v_subrev_u32v_dot2c_f32_f16v_dot2c_i32_i16v_dot4c_i32_i8v_dot8c_i32_i4v_fmac_f32v_pk_fmac_f16v_xnor_b32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_mad_legacy_f16v_mad_legacy_u16v_mad_legacy_i16v_perm_b32v_fma_legacy_f16v_div_fixup_legacy_f16v_cvt_pkaccum_u8_f32v_mad_u32_u16v_mad_i32_i16v_xad_u32v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_lshl_add_u32v_add_lshl_u32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_f16v_mad_u16v_mad_i16v_fma_f16v_div_fixup_f16v_lshl_add_u64bitop3v_bitop3_b16v_bitop3_b32v_cvt_scalef32_pk_fp8_f32v_cvt_scalef32_pk_bf8_f32v_cvt_scalef32_sr_fp8_f32v_cvt_scalef32_sr_bf8_f32v_cvt_scalef32_pk_f32_fp8v_cvt_scalef32_pk_f32_bf8v_cvt_scalef32_f32_fp8v_cvt_scalef32_f32_bf8v_cvt_scalef32_pk_fp4_f32v_cvt_scalef32_sr_pk_fp4_f32v_cvt_scalef32_pk_f32_fp4v_cvt_scalef32_pk_fp8_f16v_cvt_scalef32_pk_bf8_f16v_cvt_scalef32_sr_fp8_f16v_cvt_scalef32_sr_bf8_f16v_cvt_scalef32_pk_fp8_bf16v_cvt_scalef32_pk_bf8_bf16v_cvt_scalef32_sr_fp8_bf16v_cvt_scalef32_sr_bf8_bf16v_cvt_scalef32_pk_f16_fp8v_cvt_scalef32_pk_f16_bf8v_cvt_scalef32_f16_fp8v_cvt_scalef32_f16_bf8v_cvt_scalef32_pk_fp4_f16v_cvt_scalef32_pk_fp4_bf16v_cvt_scalef32_sr_pk_fp4_f16v_cvt_scalef32_sr_pk_fp4_bf16v_cvt_scalef32_pk_f16_fp4v_cvt_scalef32_pk_bf16_fp4v_cvt_scalef32_2xpk16_fp6_f32v_cvt_scalef32_2xpk16_bf6_f32v_cvt_scalef32_sr_pk32_fp6_f32v_cvt_scalef32_sr_pk32_bf6_f32v_cvt_scalef32_pk32_f32_fp6v_cvt_scalef32_pk32_f32_bf6v_cvt_scalef32_pk32_fp6_f16v_cvt_scalef32_pk32_fp6_bf16v_cvt_scalef32_pk32_bf6_f16v_cvt_scalef32_pk32_bf6_bf16v_cvt_scalef32_sr_pk32_fp6_f16v_cvt_scalef32_sr_pk32_fp6_bf16v_cvt_scalef32_sr_pk32_bf6_f16v_cvt_scalef32_sr_pk32_bf6_bf16v_cvt_scalef32_pk32_f16_fp6v_cvt_scalef32_pk32_bf16_fp6v_cvt_scalef32_pk32_f16_bf6v_cvt_scalef32_pk32_bf16_bf6v_ashr_pk_i8_i32v_ashr_pk_u8_i32v_cvt_pk_f16_f32v_cvt_pk_bf16_f32v_cvt_scalef32_pk_bf16_fp8v_cvt_scalef32_pk_bf16_bf8v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_ldexp_f32v_readlane_b32v_writelane_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_trig_preop_f64v_bfm_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_add_i32v_sub_i32v_add_i16v_sub_i16v_pack_b32_f16v_mul_legacy_f32v_cvt_pk_fp8_f32v_cvt_pk_bf8_f32v_cvt_sr_fp8_f32v_cvt_sr_bf8_f32v_cvt_sr_f16_f32v_cvt_sr_bf16_f32v_minimum3_f32v_maximum3_f32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_dot2_f32_bf16v_pk_minimum3_f16v_pk_maximum3_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_dot2_f32_f16v_dot2_i32_i16v_dot2_u32_u16v_dot4_i32_i8v_dot4_u32_u8v_dot8_i32_i4v_dot8_u32_u4cbszblgpv_mfma_f32_16x16x128_f8f6f4v_mfma_f32_32x32x64_f8f6f4v_pk_fma_f32v_pk_mul_f32v_pk_add_f32v_pk_mov_b32abidv_mfma_f32_16x16x32_bf16v_mfma_i32_16x16x64_i8v_mfma_f32_32x32x16_bf16v_mfma_i32_32x32x32_i8v_smfmac_f32_16x16x64_bf16v_smfmac_i32_16x16x128_i8v_smfmac_f32_16x16x128_bf8_bf8v_smfmac_f32_16x16x128_bf8_fp8v_smfmac_f32_16x16x128_fp8_bf8v_mfma_f32_32x32x1_2b_f32v_mfma_f32_16x16x1_4b_f32v_mfma_f32_4x4x1_16b_f32v_smfmac_f32_16x16x128_fp8_fp8v_mfma_f32_32x32x2_f32v_mfma_f32_16x16x4_f32v_smfmac_f32_32x32x32_bf16v_smfmac_i32_32x32x64_i8v_mfma_f32_32x32x4_2b_f16v_mfma_f32_16x16x4_4b_f16v_mfma_f32_4x4x4_16b_f16v_smfmac_f32_32x32x64_bf8_bf8v_mfma_f32_32x32x8_f16v_mfma_f32_16x16x16_f16v_smfmac_f32_32x32x64_bf8_fp8v_smfmac_f32_32x32x64_fp8_bf8v_mfma_i32_32x32x4_2b_i8v_mfma_i32_16x16x4_4b_i8v_mfma_i32_4x4x4_16b_i8v_smfmac_f32_32x32x64_fp8_fp8v_mfma_f32_16x16x32_f16v_mfma_f32_32x32x16_f16v_mfma_i32_32x32x16_i8v_mfma_i32_16x16x32_i8v_accvgpr_read_b32v_accvgpr_write_b32v_smfmac_f32_16x16x64_f16v_smfmac_f32_32x32x32_f16v_mfma_f32_32x32x4_2b_bf16v_mfma_f32_16x16x4_4b_bf16v_mfma_f32_4x4x4_16b_bf16v_mfma_f32_32x32x8_bf16v_mfma_f32_16x16x16_bf16v_smfmac_f32_16x16x32_f16v_smfmac_f32_32x32x16_f16v_smfmac_f32_16x16x32_bf16v_smfmac_f32_32x32x16_bf16v_smfmac_i32_16x16x64_i8v_smfmac_i32_32x32x32_i8negv_mfma_f64_16x16x4_f64v_mfma_f64_4x4x4_4b_f64v_mfma_f32_16x16x32_bf8_bf8v_mfma_f32_16x16x32_bf8_fp8v_mfma_f32_16x16x32_fp8_bf8v_mfma_f32_16x16x32_fp8_fp8v_mfma_f32_32x32x16_bf8_bf8v_mfma_f32_32x32x16_bf8_fp8v_mfma_f32_32x32x16_fp8_bf8v_mfma_f32_32x32x16_fp8_fp8v_smfmac_f32_16x16x64_bf8_bf8v_smfmac_f32_16x16x64_bf8_fp8v_smfmac_f32_16x16x64_fp8_bf8v_smfmac_f32_16x16x64_fp8_fp8v_smfmac_f32_32x32x32_bf8_bf8v_smfmac_f32_32x32x32_bf8_fp8v_smfmac_f32_32x32x32_fp8_bf8v_smfmac_f32_32x32x32_fp8_fp8v_mfma_scale_f32_16x16x128_f8f6f4v_mfma_scale_f32_32x32x64_f8f6f4v_cmp_class_f32v_cmpx_class_f32v_cmp_class_f64v_cmpx_class_f64v_cmp_class_f16v_cmpx_class_f16v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i16v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_t_i16v_cmp_f_u16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_t_u16v_cmpx_f_i16v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_t_i16v_cmpx_f_u16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_t_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64execexeczflat_scratchpops_exiting_wave_idprivate_baseprivate_limitsccshared_baseshared_limitvccvcczxnack_maskbuffer_invl2ds_read_b128_tr_b6v_accvgpr_readv_accvgpr_writev_cvt_scale_f16_bf8v_cvt_scale_f16_fp8v_cvt_scale_f32_bf8v_cvt_scale_f32_fp8v_cvt_scale_pk_bf16_bf6v_cvt_scale_pk_bf16_bf8v_cvt_scale_pk_bf16_fp4v_cvt_scale_pk_bf16_fp6v_cvt_scale_pk_bf16_fp8v_cvt_scale_pk_bf6_bf16v_cvt_scale_pk_bf6_f16v_cvt_scale_pk_bf6_f32v_cvt_scale_pk_bf8_bf16v_cvt_scale_pk_bf8_f16v_cvt_scale_pk_bf8_f32v_cvt_scale_pk_f16_bf6v_cvt_scale_pk_f16_bf8v_cvt_scale_pk_f16_fp4v_cvt_scale_pk_f16_fp6v_cvt_scale_pk_f16_fp8v_cvt_scale_pk_f32_bf6v_cvt_scale_pk_f32_bf8v_cvt_scale_pk_f32_fp4v_cvt_scale_pk_f32_fp6v_cvt_scale_pk_f32_fp8v_cvt_scale_pk_fp4_bf16v_cvt_scale_pk_fp4_f16v_cvt_scale_pk_fp4_f32v_cvt_scale_pk_fp6_bf16v_cvt_scale_pk_fp6_f16v_cvt_scale_pk_fp6_f32v_cvt_scale_pk_fp8_bf16v_cvt_scale_pk_fp8_f16v_cvt_scale_pk_fp8_f32v_cvt_scale_sr_bf8_bf16v_cvt_scale_sr_bf8_f16v_cvt_scale_sr_bf8_f32v_cvt_scale_sr_fp8_bf16v_cvt_scale_sr_fp8_f16v_cvt_scale_sr_fp8_f32v_cvt_scale_sr_pk_bf6_bf16v_cvt_scale_sr_pk_bf6_f16v_cvt_scale_sr_pk_bf6_f32v_cvt_scale_sr_pk_fp4_bf16v_cvt_scale_sr_pk_fp4_f16v_cvt_scale_sr_pk_fp4_f32v_cvt_scale_sr_pk_fp6_bf16v_cvt_scale_sr_pk_fp6_f16v_cvt_scale_sr_pk_fp6_f32v_mad_mix_f32v_mad_mixhi_f16v_mad_mixlo_f16v_mfma_f32_16x16x16bf16v_mfma_f32_16x16x16bf16_1kv_mfma_f32_16x16x16f16v_mfma_f32_16x16x1f32v_mfma_f32_16x16x32bf8bf8v_mfma_f32_16x16x32bf8fp8v_mfma_f32_16x16x32fp8bf8v_mfma_f32_16x16x32fp8fp8v_mfma_f32_16x16x4bf16v_mfma_f32_16x16x4bf16_1kv_mfma_f32_16x16x4f16v_mfma_f32_16x16x4f32v_mfma_f32_32x32x16bf8bf8v_mfma_f32_32x32x16bf8fp8v_mfma_f32_32x32x16fp8bf8v_mfma_f32_32x32x16fp8fp8v_mfma_f32_32x32x1f32v_mfma_f32_32x32x2f32v_mfma_f32_32x32x4bf16_1kv_mfma_f32_32x32x4f16v_mfma_f32_32x32x8bf16v_mfma_f32_32x32x8bf16_1kv_mfma_f32_32x32x8f16v_mfma_f32_4x4x1f32v_mfma_f32_4x4x4bf16v_mfma_f32_4x4x4bf16_1kv_mfma_f32_4x4x4f16v_mfma_f64_16x16x4f64v_mfma_f64_4x4x4f64v_mfma_i32_16x16x32i8v_mfma_i32_16x16x4i8v_mfma_i32_32x32x16i8v_mfma_i32_32x32x4i8v_mfma_i32_4x4x4i8v_smfmac_f32_16x16x32bf16v_smfmac_f32_16x16x32f16v_smfmac_f32_16x16x64bf8bf8v_smfmac_f32_16x16x64bf8fp8v_smfmac_f32_16x16x64fp8bf8v_smfmac_f32_16x16x64fp8fp8v_smfmac_f32_32x32x16bf16v_smfmac_f32_32x32x16f16v_smfmac_f32_32x32x32bf8bf8v_smfmac_f32_32x32x32bf8fp8v_smfmac_f32_32x32x32fp8bf8v_smfmac_f32_32x32x32fp8fp8v_smfmac_i32_16x16x64i8v_smfmac_i32_32x32x32i8UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12UC_VERSION_GFX7UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 347] = [
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
    syntax(run(99, 2), 1, 0, [0, 0, 0, 0, 0]),
    syntax(run(101, 4), 3, 0, [0, 3616, 0, 0, 0]),
    syntax(run(105, 4), 3, 0, [0, 3616, 0, 0, 0]),
    syntax(run(109, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(112, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(115, 3), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(118, 3), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(121, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(127, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(133, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(139, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(145, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(151, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(157, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(163, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(169, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(176, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(183, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(190, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(197, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(204, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(211, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(218, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(225, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(232, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(239, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(246, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(253, 6), 2, 3, [0, 0, 0, 0, 0]),
    syntax(run(259, 8), 4, 3, [0, 0, 0, 0, 0]),
    syntax(run(267, 8), 4, 3, [0, 0, 0, 0, 0]),
    syntax(run(275, 8), 4, 3, [0, 0, 0, 0, 0]),
    syntax(run(283, 8), 4, 3, [0, 0, 0, 0, 0]),
    syntax(run(291, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(298, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(305, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(312, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(319, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(326, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(333, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(340, 7), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(347, 6), 2, 3, [0, 0, 0, 0, 0]),
    syntax(run(353, 11), 5, 4, [0, 0, 0, 2616, 0]),
    syntax(run(364, 11), 5, 4, [0, 0, 0, 2616, 0]),
    syntax(run(375, 11), 5, 4, [0, 0, 0, 2616, 0]),
    syntax(run(386, 11), 5, 4, [0, 0, 0, 2616, 0]),
    syntax(run(397, 11), 4, 5, [0, 0, 0, 2616, 0]),
    syntax(run(408, 10), 4, 6, [0, 0, 0, 2616, 0]),
    syntax(run(418, 10), 4, 6, [0, 0, 0, 2616, 0]),
    syntax(run(428, 10), 4, 6, [0, 0, 0, 2616, 0]),
    syntax(run(438, 10), 4, 6, [0, 0, 0, 2616, 0]),
    syntax(run(448, 11), 4, 5, [0, 0, 0, 2616, 0]),
    syntax(run(459, 11), 4, 5, [0, 0, 0, 2616, 0]),
    syntax(run(470, 2), 0, 7, [0, 0, 0, 0, 0]),
    syntax(run(472, 4), 3, 8, [2502, 0, 0, 0, 0]),
    syntax(run(476, 4), 3, 8, [4550, 0, 0, 0, 0]),
    syntax(run(480, 4), 3, 8, [8646, 0, 0, 0, 0]),
    syntax(run(484, 4), 3, 8, [16838, 0, 0, 0, 0]),
    syntax(run(488, 4), 3, 8, [33222, 0, 0, 0, 0]),
    syntax(run(492, 4), 3, 8, [2502, 0, 0, 0, 0]),
    syntax(run(496, 4), 3, 8, [4550, 0, 0, 0, 0]),
    syntax(run(500, 4), 3, 8, [8646, 0, 0, 0, 0]),
    syntax(run(504, 4), 3, 8, [16838, 0, 0, 0, 0]),
    syntax(run(508, 4), 3, 8, [33222, 0, 0, 0, 0]),
    syntax(run(512, 0), 0, 1, [0, 0, 0, 0, 0]),
    syntax(run(512, 1), 1, 1, [4550, 0, 0, 0, 0]),
    syntax(run(513, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(516, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(519, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(521, 2), 2, 1, [2512, 2560, 0, 0, 0]),
    syntax(run(523, 2), 2, 1, [4560, 4608, 0, 0, 0]),
    syntax(run(525, 2), 2, 1, [2512, 4608, 0, 0, 0]),
    syntax(run(527, 2), 2, 1, [4560, 2560, 0, 0, 0]),
    syntax(run(529, 1), 1, 1, [4560, 0, 0, 0, 0]),
    syntax(run(530, 1), 1, 1, [4608, 0, 0, 0, 0]),
    syntax(run(531, 1), 1, 1, [2560, 0, 0, 0, 0]),
    syntax(run(532, 3), 3, 1, [2512, 2560, 2568, 0, 0]),
    syntax(run(535, 3), 3, 1, [4560, 4608, 4616, 0, 0]),
    syntax(run(538, 3), 3, 1, [4560, 4608, 2568, 0, 0]),
    syntax(run(541, 3), 3, 1, [4560, 2560, 2568, 0, 0]),
    syntax(run(544, 2), 2, 1, [4608, 4616, 0, 0, 0]),
    syntax(run(546, 2), 2, 1, [4608, 2568, 0, 0, 0]),
    syntax(run(548, 2), 2, 1, [2560, 2568, 0, 0, 0]),
    syntax(run(550, 2), 2, 1, [2560, 0, 0, 0, 0]),
    syntax(run(552, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(554, 2), 2, 1, [4560, 0, 0, 0, 0]),
    syntax(run(556, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(558, 2), 2, 1, [0, 2512, 0, 0, 0]),
    syntax(run(560, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(562, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(563, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(564, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(565, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(566, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(567, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(568, 4), 3, 9, [0, 0, 0, 0, 0]),
    syntax(run(572, 5), 5, 1, [0, 0, 0, 0, 0]),
    syntax(run(577, 1), 0, 10, [0, 0, 0, 0, 0]),
    syntax(run(578, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(581, 7), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(588, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(596, 4), 3, 14, [3584, 2656, 0, 0, 0]),
    syntax(run(600, 2), 2, 1, [2577, 2624, 0, 0, 0]),
    syntax(run(602, 3), 2, 10, [2560, 2656, 0, 0, 0]),
    syntax(run(605, 3), 3, 11, [3601, 4672, 0, 0, 0]),
    syntax(run(608, 7), 6, 15, [3601, 5664, 0, 0, 0]),
    syntax(run(615, 5), 3, 16, [3584, 4704, 0, 0, 0]),
    syntax(run(620, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(623, 7), 6, 12, [5649, 3616, 0, 0, 0]),
    syntax(run(630, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(635, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(643, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(648, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(655, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(663, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(668, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(671, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(678, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(686, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(691, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(694, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(701, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(709, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(714, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(719, 5), 3, 16, [5632, 2656, 0, 0, 0]),
    syntax(run(724, 7), 6, 15, [5649, 3616, 0, 0, 0]),
    syntax(run(731, 3), 3, 11, [5649, 4672, 0, 0, 0]),
    syntax(run(734, 7), 6, 15, [5649, 5664, 0, 0, 0]),
    syntax(run(741, 5), 3, 16, [5632, 4704, 0, 0, 0]),
    syntax(run(746, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(754, 3), 3, 11, [5649, 4672, 0, 0, 0]),
    syntax(run(757, 7), 6, 12, [5649, 5664, 0, 0, 0]),
    syntax(run(764, 8), 8, 13, [5649, 0, 0, 0, 0]),
    syntax(run(772, 4), 3, 14, [5632, 4704, 0, 0, 0]),
    syntax(run(776, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(779, 7), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(786, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(794, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(799, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(802, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(809, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(817, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(822, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(825, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(832, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(840, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(845, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(847, 3), 2, 10, [3584, 2656, 0, 0, 0]),
    syntax(run(850, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(852, 6), 5, 9, [0, 3616, 0, 0, 0]),
    syntax(run(858, 6), 6, 19, [0, 0, 0, 0, 0]),
    syntax(run(864, 3), 2, 10, [0, 0, 0, 0, 0]),
    syntax(run(867, 6), 6, 20, [3601, 0, 0, 0, 0]),
    syntax(run(873, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(876, 7), 6, 12, [5649, 3616, 0, 0, 0]),
    syntax(run(883, 6), 6, 20, [5649, 0, 0, 0, 0]),
    syntax(run(889, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(894, 6), 3, 21, [3584, 2656, 0, 0, 0]),
    syntax(run(900, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(903, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(910, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(918, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(923, 5), 5, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(928, 9), 8, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(937, 11), 11, 23, [3601, 0, 0, 0, 0]),
    syntax(run(948, 6), 5, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(954, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(958, 8), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(966, 10), 10, 23, [3601, 0, 0, 0, 0]),
    syntax(run(976, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(982, 4), 4, 11, [5649, 4672, 5641, 0, 0]),
    syntax(run(986, 8), 7, 22, [5649, 5664, 5641, 0, 0]),
    syntax(run(994, 6), 4, 25, [5632, 4704, 4713, 0, 0]),
    syntax(run(1000, 8), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1008, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1018, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1024, 5), 4, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(1029, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1033, 8), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1041, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1047, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1051, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1055, 5), 5, 11, [3601, 0, 2624, 3593, 0]),
    syntax(run(1060, 9), 8, 12, [3601, 0, 3616, 3593, 0]),
    syntax(run(1069, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1079, 7), 5, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(1086, 6), 6, 11, [3601, 0, 2624, 3593, 0]),
    syntax(run(1092, 10), 9, 12, [3601, 0, 3616, 3593, 0]),
    syntax(run(1102, 11), 11, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1113, 8), 6, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(1121, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1125, 8), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1133, 10), 10, 23, [3601, 0, 0, 0, 0]),
    syntax(run(1143, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1149, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1153, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1157, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1161, 8), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1169, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1179, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1185, 5), 4, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(1190, 8), 7, 15, [3601, 3616, 3593, 0, 0]),
    syntax(run(1198, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(1208, 6), 4, 16, [3584, 2656, 2665, 0, 0]),
    syntax(run(1214, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1218, 8), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1226, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1232, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1236, 8), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1244, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1250, 10), 10, 20, [3601, 0, 0, 0, 0]),
    syntax(run(1260, 6), 4, 28, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1266, 6), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1272, 5), 4, 10, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1277, 6), 4, 29, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1283, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1290, 6), 4, 31, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1296, 7), 5, 32, [3584, 0, 2656, 2665, 2674]),
    syntax(run(1303, 7), 5, 32, [5632, 0, 4704, 4713, 4722]),
    syntax(run(1310, 6), 4, 28, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1316, 6), 4, 28, [9728, 4704, 2665, 8818, 0]),
    syntax(run(1322, 7), 5, 28, [5632, 0, 2656, 2665, 4722]),
    syntax(run(1329, 6), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1335, 6), 4, 28, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1341, 5), 3, 31, [3584, 2656, 2665, 0, 0]),
    syntax(run(1346, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1353, 7), 4, 33, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1360, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1367, 5), 4, 10, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1372, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1378, 5), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1383, 6), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1389, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1395, 5), 3, 38, [5632, 2656, 2665, 0, 0]),
    syntax(run(1400, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(1405, 6), 4, 37, [3584, 4704, 2665, 2674, 0]),
    syntax(run(1411, 5), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(1416, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1422, 5), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(1427, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1433, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(1438, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(1443, 5), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(1448, 5), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(1453, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1459, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1465, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(1470, 5), 4, 10, [13824, 33376, 33385, 2674, 0]),
    syntax(run(1475, 5), 4, 10, [13824, 0, 2665, 2674, 0]),
    syntax(run(1480, 4), 3, 10, [0, 12896, 2665, 0, 0]),
    syntax(run(1484, 4), 3, 10, [13824, 33376, 2665, 0, 0]),
    syntax(run(1488, 5), 4, 10, [13824, 33376, 2665, 2674, 0]),
    syntax(run(1493, 4), 3, 10, [34304, 12896, 2665, 0, 0]),
    syntax(run(1497, 6), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1503, 5), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(1508, 5), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(1513, 5), 3, 42, [5632, 4704, 4713, 0, 0]),
    syntax(run(1518, 5), 3, 31, [5632, 4704, 2665, 0, 0]),
    syntax(run(1523, 4), 3, 10, [3584, 2656, 2665, 0, 0]),
    syntax(run(1527, 5), 3, 31, [3584, 2656, 2665, 0, 0]),
    syntax(run(1532, 4), 3, 10, [2560, 2656, 2665, 0, 0]),
    syntax(run(1536, 4), 3, 10, [5632, 2656, 4713, 0, 0]),
    syntax(run(1540, 5), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(1545, 6), 3, 43, [3584, 2656, 2665, 0, 0]),
    syntax(run(1551, 5), 3, 28, [3584, 2656, 2665, 0, 0]),
    syntax(run(1556, 6), 3, 44, [3584, 2656, 2665, 0, 0]),
    syntax(run(1562, 5), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(1567, 5), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(1572, 5), 3, 45, [3584, 2656, 2665, 0, 0]),
    syntax(run(1577, 5), 3, 46, [3584, 2656, 2665, 0, 0]),
    syntax(run(1582, 5), 3, 46, [3584, 2656, 2665, 0, 0]),
    syntax(run(1587, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1596, 8), 3, 48, [3584, 2656, 2665, 0, 0]),
    syntax(run(1604, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1613, 8), 3, 48, [3584, 2656, 2665, 0, 0]),
    syntax(run(1621, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1630, 7), 4, 33, [3584, 0, 0, 0, 0]),
    syntax(run(1637, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1646, 7), 4, 49, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1653, 6), 4, 50, [0, 0, 0, 0, 0]),
    syntax(run(1659, 6), 4, 50, [0, 0, 0, 0, 0]),
    syntax(run(1665, 9), 4, 47, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1674, 8), 3, 48, [5632, 4704, 4713, 0, 0]),
    syntax(run(1682, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1689, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1696, 6), 4, 52, [0, 0, 0, 2674, 0]),
    syntax(run(1702, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1709, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1716, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1723, 6), 4, 52, [0, 0, 0, 2674, 0]),
    syntax(run(1729, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1736, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1743, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1750, 4), 2, 53, [3584, 0, 0, 0, 0]),
    syntax(run(1754, 4), 2, 53, [0, 2656, 0, 0, 0]),
    syntax(run(1758, 6), 4, 52, [0, 0, 0, 2674, 0]),
    syntax(run(1764, 6), 4, 52, [0, 0, 0, 2674, 0]),
    syntax(run(1770, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1777, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1784, 10), 10, 1, [0, 0, 0, 0, 2656]),
    syntax(run(1794, 10), 10, 1, [0, 0, 0, 0, 2656]),
    syntax(run(1804, 5), 4, 54, [4608, 2656, 2665, 0, 0]),
    syntax(run(1809, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1813, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(1819, 5), 4, 54, [4608, 4704, 2665, 0, 0]),
    syntax(run(1824, 4), 4, 11, [0, 4672, 3593, 0, 0]),
    syntax(run(1828, 5), 4, 54, [4608, 2656, 2665, 0, 0]),
    syntax(run(1833, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1837, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(1843, 6), 4, 25, [4608, 2656, 2665, 0, 0]),
    syntax(run(1849, 6), 6, 23, [0, 0, 0, 0, 0]),
    syntax(run(1855, 6), 4, 25, [4608, 2656, 2665, 0, 0]),
    syntax(run(1861, 6), 6, 23, [0, 0, 0, 0, 0]),
    syntax(run(1867, 6), 4, 25, [4608, 4704, 4713, 0, 0]),
    syntax(run(1873, 4), 4, 11, [0, 4672, 5641, 0, 0]),
    syntax(run(1877, 5), 4, 14, [4608, 2656, 2665, 0, 0]),
    syntax(run(1882, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1886, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(1892, 5), 4, 14, [4608, 2656, 2665, 0, 0]),
    syntax(run(1897, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(1903, 5), 4, 14, [4608, 4704, 4713, 0, 0]),
    syntax(run(1908, 4), 4, 11, [0, 4672, 5641, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 55] = [
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
    frame(s(11629, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(11642, 4), 1, [0x0, 0x8000000000000, 0x0]),
    frame(s(11646, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(11651, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11642, 4), 1, [0x30000000000000, 0x8000000000000, 0x0]),
    frame(s(11651, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(11651, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(11646, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x8000000000000, 0x0, 0x0]),
    frame(s(11646, 5), 1, [0x0, 0x0, 0x0]),
    frame(s(11651, 4), 1, [0x0, 0x1800000000001800, 0x0]),
    frame(s(11642, 4), 1, [0xf0000000000000, 0x8000000000000, 0x0]),
    frame(s(11646, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(11651, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(11651, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(11646, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(11646, 5), 1, [0x830000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf800000000007f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf800000000000700, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000007800, 0x0]),
    frame(s(0, 0), 0, [0xa000000000000500, 0x1800000000007800, 0x0]),
    frame(s(0, 0), 0, [0x4000000000000200, 0x1800000000005800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000005800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000007800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000007800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000007800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000005800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf80000000000ff00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0x7800000000009b00, 0x1800000000000000]),
    frame(s(0, 0), 0, [0x0, 0xe000000000008700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000000700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000007f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x7f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2000000000000100, 0x0]),
    frame(s(11651, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 271] = [
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
    Flag(16, s(1963, 3)),
    Flag(17, s(1966, 2)),
    Flag(25, s(1968, 3)),
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
    Flag(13, s(5228, 5)),
    Flag(12, s(5233, 5)),
    Flag(14, s(1963, 3)),
    Flag(54, s(1966, 2)),
    Flag(53, s(1968, 3)),
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
    Flag(15, s(1968, 3)),
    Flag(16, s(5638, 3)),
    Operand(Register {
        bits: bits(40, 8),
        file: VectorOrAccumulator(55),
        size: Dwords(3),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Unless(16),
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
        present: Unless(16),
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
        kind: TwoFlags {
            immediate: 17,
            register: 14,
        },
    }),
    Flag(16, s(7172, 3)),
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
    Number(bits(60, 4), s(11495, 8), AlwaysInHex),
    Number(bits(56, 4), s(11503, 9), AlwaysInHex),
    Number(bits(51, 1), s(11512, 10), Unsigned),
    Flag(45, s(11522, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(11604, 7), run(63, 7), true),
    Choice(bits(43, 2), s(11611, 10), run(70, 4), true),
    Choice(bits(48, 3), s(11621, 8), run(63, 7), true),
    OutputModifier(bits(59, 2), false),
    Suffix(s(11629, 4)),
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
    Suffix(s(11642, 4)),
    Suffix(s(11646, 5)),
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
    Suffix(s(11651, 4)),
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
    Flag(15, s(11522, 5)),
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
    Number(bits(12, 1), s(11512, 10), Unsigned),
    Number(bits(11, 1), s(12695, 2), Unsigned),
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
        constant: Bf16,
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
        constant: Bf16,
        neg: 61,
        abs: 8,
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
    Choice(bits(56, 3), s(12745, 8), run(63, 7), true),
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
        bits: bits(32, 8),
        file: Vector,
        size: Dwords(1),
        constant: Pk2Bf16,
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
        constant: Pk2Bf16,
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
    Bools(s(13563, 6), [11, 12, 13, 14], false),
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
    Pieces(s(14288, 6), [bits(61, 3), bits(8, 3), bits(59, 2)]),
    Bools(s(13563, 6), [11, 12, 14, 255], false),
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(2),
        constant: B32,
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
        size: Dwords(6),
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
    Operand(Register {
        bits: bits(32, 9),
        file: Source,
        size: Dwords(32),
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
        file: Source,
        size: Dwords(6),
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
    Bools(s(13563, 6), [11, 12, 13, 255], false),
    Bools(s(16237, 9), [59, 60, 14, 255], true),
    Bools(s(16246, 6), [61, 62, 63, 255], false),
    Bools(s(16252, 6), [8, 9, 10, 255], false),
    Bools(s(13563, 6), [11, 12, 255, 255], false),
    Bools(s(16237, 9), [59, 60, 255, 255], true),
    Bools(s(16246, 6), [61, 62, 255, 255], false),
    Bools(s(16252, 6), [8, 9, 255, 255], false),
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
    Bools(s(16237, 9), [59, 60, 14, 255], false),
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
    Matrix(
        bits(32, 9),
        Apart {
            low: bits(8, 3),
            high: 255,
        },
        MatrixShape {
            eight: 8,
            six: 6,
            four: 4,
            accumulator: 59,
            other: Apart {
                low: bits(61, 3),
                high: 255,
            },
        },
    ),
    Matrix(
        bits(41, 9),
        Apart {
            low: bits(61, 3),
            high: 255,
        },
        MatrixShape {
            eight: 8,
            six: 6,
            four: 4,
            accumulator: 60,
            other: Apart {
                low: bits(8, 3),
                high: 255,
            },
        },
    ),
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
    Number(bits(8, 3), s(16687, 4), Unsigned),
    Number(bits(61, 3), s(16691, 4), Unsigned),
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
        bits: bits(32, 9),
        file: SourceOrAccumulator(59),
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
        file: SourceOrAccumulator(60),
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(11, 4), s(16796, 4), Unsigned),
    Operand(Register {
        bits: bits(41, 9),
        file: SourceOrAccumulator(60),
        size: Dwords(8),
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
    Bools(s(16246, 6), [61, 255, 255, 255], false),
    Bools(s(16252, 6), [8, 255, 255, 255], false),
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
    Bools(s(17988, 3), [61, 62, 63, 255], false),
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
        bits: bits(64, 8),
        file: VectorOrAccumulator(79),
        size: Dwords(4),
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
            low: bits(72, 3),
            high: 255,
        },
        MatrixShape {
            eight: 8,
            six: 6,
            four: 4,
            accumulator: 123,
            other: Apart {
                low: bits(125, 3),
                high: 255,
            },
        },
    ),
    Matrix(
        bits(105, 9),
        Apart {
            low: bits(125, 3),
            high: 255,
        },
        MatrixShape {
            eight: 8,
            six: 6,
            four: 4,
            accumulator: 124,
            other: Apart {
                low: bits(72, 3),
                high: 255,
            },
        },
    ),
    Operand(Register {
        bits: bits(114, 9),
        file: SourceOrAccumulator(79),
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Bools(s(13563, 6), [11, 12, 254, 255], false),
    Bools(s(16237, 9), [59, 60, 254, 255], true),
    Number(bits(72, 3), s(16687, 4), Unsigned),
    Number(bits(125, 3), s(16691, 4), Unsigned),
    Operand(Register {
        bits: bits(64, 8),
        file: VectorOrAccumulator(79),
        size: Dwords(16),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Operand(Register {
        bits: bits(114, 9),
        file: SourceOrAccumulator(79),
        size: Dwords(16),
        constant: B32,
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
    (0, s(4733, 23)),
    (2, s(4756, 18)),
    (3, s(4774, 19)),
    (4, s(4793, 18)),
    (5, s(4811, 21)),
    (6, s(4832, 24)),
    (7, s(4856, 24)),
    (8, s(4880, 26)),
    (9, s(4906, 26)),
    (10, s(4932, 23)),
    (11, s(4955, 21)),
    (12, s(4976, 27)),
    (13, s(5003, 24)),
    (14, s(5027, 27)),
    (15, s(5054, 27)),
    (1, s(5081, 20)),
    (2, s(5101, 22)),
    (3, s(5123, 22)),
    (4, s(5145, 19)),
    (5, s(5164, 19)),
    (6, s(5183, 25)),
    (7, s(5208, 20)),
    (1, s(10424, 11)),
    (2, s(10435, 13)),
    (3, s(10448, 14)),
    (4, s(10462, 12)),
    (5, s(10474, 16)),
    (6, s(10490, 16)),
    (7, s(10506, 13)),
    (15, s(10519, 19)),
    (16, s(10538, 13)),
    (17, s(10551, 13)),
    (18, s(10564, 13)),
    (19, s(10577, 13)),
    (20, s(10590, 13)),
    (21, s(10603, 28)),
    (22, s(10631, 29)),
    (23, s(10660, 29)),
    (24, s(10689, 29)),
    (1, s(10957, 13)),
    (2, s(10970, 6)),
    (3, s(10976, 11)),
    (4, s(10987, 12)),
    (5, s(10999, 18)),
    (6, s(11017, 14)),
    (7, s(11031, 19)),
    (8, s(11050, 22)),
    (9, s(11072, 16)),
    (10, s(11088, 16)),
    (15, s(11104, 10)),
    (513, s(11114, 9)),
    (514, s(11123, 10)),
    (515, s(11133, 14)),
    (767, s(11147, 6)),
    (768, s(11153, 9)),
    (769, s(11114, 9)),
    (770, s(11123, 10)),
    (771, s(11133, 14)),
    (1023, s(11147, 6)),
    (3841, s(11162, 27)),
    (3842, s(11189, 16)),
    (3844, s(11205, 19)),
    (4095, s(11224, 5)),
    (0, s(11527, 6)),
    (1, s(11533, 6)),
    (2, s(11539, 6)),
    (3, s(11545, 6)),
    (4, s(11551, 6)),
    (5, s(11557, 6)),
    (6, s(11563, 5)),
    (0, s(11568, 10)),
    (1, s(11578, 11)),
    (2, s(11589, 15)),
    (3, s(11568, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 3] = [
    Part {
        name: s(10905, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(10910, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(10916, 7),
        low: bits(8, 4),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 1912] = [
    0, 1, 2, 0, 1, 3, 2, 0, 1, 3, 4, 5, 2, 0, 6, 2, 0, 7, 2, 1, 2, 0, 8, 2, 9, 0, 1, 2, 9, 0,
    1, 3, 2, 10, 0, 1, 3, 4, 5, 9, 0, 2, 10, 0, 4, 5, 9, 0, 11, 0, 12, 2, 0, 12, 13, 2, 0,
    12, 13, 4, 5, 0, 14, 15, 2, 0, 14, 2, 10, 0, 12, 2, 10, 0, 12, 13, 2, 16, 0, 12, 13, 4,
    5, 17, 0, 14, 15, 2, 17, 0, 14, 2, 10, 0, 2, 16, 0, 4, 5, 9, 2, 18, 0, 6, 2, 19, 0, 7, 2,
    0, 20, 2, 0, 21, 2, 22, 0, 2, 16, 0, 2, 23, 24, 25, 26, 27, 28, 29, 24, 25, 26, 27, 28,
    30, 24, 25, 26, 27, 28, 31, 24, 25, 26, 27, 28, 24, 32, 25, 26, 27, 28, 24, 33, 25, 26,
    27, 28, 24, 34, 25, 26, 27, 28, 24, 35, 25, 26, 27, 28, 36, 24, 32, 25, 26, 27, 28, 36,
    24, 33, 25, 26, 27, 28, 37, 24, 33, 25, 26, 27, 28, 37, 24, 35, 25, 26, 27, 28, 23, 38,
    39, 40, 26, 27, 28, 29, 38, 39, 40, 26, 27, 28, 30, 38, 39, 40, 26, 27, 28, 31, 38, 39,
    40, 26, 27, 28, 38, 32, 39, 40, 26, 27, 28, 38, 33, 39, 40, 26, 27, 28, 38, 34, 39, 40,
    26, 27, 28, 38, 35, 39, 40, 26, 27, 28, 38, 39, 40, 26, 27, 28, 36, 38, 32, 39, 40, 26,
    27, 28, 36, 38, 33, 39, 40, 26, 27, 28, 37, 38, 33, 39, 40, 26, 27, 28, 37, 38, 35, 39,
    40, 26, 27, 28, 23, 41, 42, 40, 26, 27, 28, 29, 41, 42, 40, 26, 27, 28, 30, 41, 42, 40,
    26, 27, 28, 31, 41, 42, 40, 26, 27, 28, 41, 32, 42, 40, 26, 27, 28, 41, 33, 42, 40, 26,
    27, 28, 41, 34, 42, 40, 26, 27, 28, 41, 35, 42, 40, 26, 27, 28, 41, 42, 40, 26, 27, 28,
    32, 43, 44, 45, 46, 47, 48, 25, 49, 50, 51, 33, 43, 44, 45, 46, 47, 48, 25, 49, 50, 51,
    34, 43, 44, 45, 46, 47, 48, 25, 49, 50, 51, 35, 43, 44, 45, 46, 47, 48, 25, 49, 50, 51,
    52, 43, 44, 45, 47, 48, 25, 49, 27, 53, 54, 33, 43, 44, 45, 47, 48, 25, 49, 27, 53, 34,
    43, 44, 45, 47, 48, 25, 49, 27, 53, 35, 43, 44, 45, 47, 48, 25, 49, 27, 53, 32, 43, 44,
    45, 47, 48, 25, 49, 27, 53, 55, 43, 44, 45, 47, 48, 25, 49, 27, 53, 54, 56, 43, 44, 45,
    47, 48, 25, 49, 27, 53, 54, 49, 53, 57, 58, 59, 60, 61, 58, 59, 60, 62, 58, 59, 60, 63,
    58, 59, 60, 64, 58, 59, 60, 57, 65, 59, 60, 61, 65, 59, 60, 62, 65, 59, 60, 63, 65, 59,
    60, 64, 65, 59, 60, 61, 66, 58, 59, 66, 65, 59, 58, 59, 67, 68, 69, 70, 67, 70, 69, 68,
    69, 70, 68, 67, 68, 71, 69, 70, 72, 69, 70, 71, 69, 68, 71, 70, 72, 70, 71, 68, 71, 68,
    73, 67, 74, 69, 75, 67, 76, 76, 67, 76, 77, 78, 79, 75, 80, 81, 82, 83, 84, 85, 86, 87,
    88, 89, 90, 91, 92, 93, 94, 95, 96, 94, 0, 83, 84, 85, 86, 97, 94, 98, 87, 88, 89, 90,
    91, 99, 100, 101, 92, 102, 95, 68, 101, 92, 93, 94, 103, 96, 94, 104, 83, 84, 85, 86, 99,
    100, 105, 106, 107, 93, 108, 95, 96, 108, 0, 83, 84, 85, 86, 99, 109, 101, 106, 107, 97,
    94, 98, 87, 110, 89, 90, 91, 99, 100, 101, 106, 107, 96, 94, 111, 83, 84, 85, 86, 97, 94,
    112, 87, 88, 89, 90, 91, 99, 100, 113, 106, 107, 93, 114, 95, 96, 114, 111, 83, 84, 85,
    86, 97, 114, 112, 87, 110, 89, 90, 91, 99, 115, 113, 106, 107, 93, 94, 116, 96, 94, 117,
    83, 84, 85, 86, 97, 94, 118, 87, 110, 89, 90, 91, 99, 100, 119, 106, 107, 99, 100, 113,
    106, 92, 99, 109, 113, 106, 107, 96, 108, 111, 83, 84, 85, 86, 93, 108, 103, 96, 108,
    104, 83, 84, 85, 86, 99, 109, 105, 106, 107, 97, 94, 112, 87, 110, 89, 90, 91, 93, 120,
    121, 96, 120, 24, 83, 84, 85, 86, 97, 120, 122, 87, 88, 89, 90, 91, 99, 123, 124, 92, 93,
    114, 125, 96, 114, 126, 83, 84, 85, 86, 97, 114, 127, 87, 110, 89, 90, 91, 99, 115, 128,
    106, 107, 93, 129, 116, 96, 129, 117, 83, 84, 85, 86, 97, 129, 118, 87, 88, 89, 90, 91,
    99, 130, 119, 106, 107, 93, 114, 116, 96, 114, 117, 83, 84, 85, 86, 97, 114, 118, 87,
    110, 89, 90, 91, 99, 115, 119, 106, 107, 94, 95, 100, 101, 92, 131, 132, 131, 0, 83, 84,
    85, 86, 131, 98, 88, 89, 90, 91, 133, 134, 92, 97, 94, 135, 87, 110, 91, 93, 136, 95, 96,
    136, 0, 83, 84, 85, 86, 97, 136, 135, 87, 110, 91, 99, 137, 101, 106, 107, 99, 100, 101,
    138, 139, 92, 93, 94, 140, 96, 94, 141, 83, 84, 85, 86, 97, 94, 142, 87, 110, 89, 90, 91,
    99, 100, 143, 106, 107, 93, 94, 95, 144, 145, 96, 94, 111, 146, 145, 83, 84, 85, 86, 97,
    94, 112, 147, 145, 87, 88, 89, 90, 91, 148, 99, 100, 113, 149, 150, 92, 93, 94, 95, 144,
    96, 94, 111, 146, 83, 84, 85, 86, 97, 94, 112, 147, 87, 110, 89, 90, 91, 148, 99, 100,
    113, 149, 106, 107, 93, 108, 103, 151, 96, 108, 104, 152, 83, 84, 85, 86, 99, 109, 105,
    153, 106, 107, 96, 94, 0, 144, 83, 84, 85, 86, 97, 94, 98, 154, 87, 88, 89, 90, 91, 148,
    99, 100, 101, 155, 106, 92, 99, 100, 101, 155, 92, 93, 94, 156, 157, 96, 94, 158, 159,
    83, 84, 85, 86, 99, 100, 160, 161, 106, 107, 94, 95, 162, 144, 94, 95, 144, 162, 93, 94,
    145, 95, 144, 96, 94, 145, 0, 144, 83, 84, 85, 86, 97, 94, 145, 98, 154, 87, 89, 90, 91,
    148, 99, 100, 163, 101, 155, 106, 92, 93, 94, 145, 95, 144, 145, 96, 94, 145, 0, 144,
    145, 83, 84, 85, 86, 97, 94, 145, 98, 154, 145, 87, 89, 90, 91, 148, 99, 100, 163, 101,
    155, 150, 106, 92, 93, 114, 116, 164, 96, 114, 117, 165, 83, 84, 85, 86, 97, 114, 118,
    166, 87, 110, 89, 90, 91, 148, 99, 115, 119, 167, 106, 107, 114, 116, 168, 164, 114, 116,
    164, 168, 93, 129, 125, 169, 96, 129, 126, 169, 83, 84, 85, 86, 97, 129, 127, 170, 87,
    88, 89, 90, 91, 148, 99, 130, 128, 171, 106, 92, 99, 130, 128, 171, 92, 96, 114, 117,
    164, 83, 84, 85, 86, 97, 114, 118, 172, 87, 110, 89, 90, 91, 148, 99, 115, 119, 173, 106,
    107, 93, 94, 174, 175, 96, 94, 176, 177, 83, 84, 85, 86, 99, 100, 178, 179, 106, 107, 93,
    180, 174, 175, 96, 180, 176, 177, 83, 84, 85, 86, 99, 181, 178, 179, 106, 107, 97, 180,
    182, 183, 87, 110, 89, 90, 91, 148, 100, 101, 155, 184, 106, 92, 100, 113, 149, 185, 106,
    107, 100, 101, 155, 184, 92, 109, 105, 153, 186, 106, 107, 100, 101, 155, 184, 187, 106,
    92, 100, 113, 155, 184, 106, 92, 100, 163, 188, 189, 190, 106, 107, 109, 163, 191, 192,
    193, 106, 107, 123, 124, 155, 194, 106, 92, 195, 124, 155, 196, 106, 92, 123, 163, 101,
    155, 194, 106, 92, 115, 119, 167, 197, 106, 107, 130, 128, 171, 198, 106, 92, 100, 113,
    155, 106, 92, 100, 128, 171, 184, 187, 106, 92, 115, 119, 167, 197, 187, 106, 107, 130,
    128, 171, 198, 187, 106, 92, 123, 124, 155, 194, 92, 130, 128, 171, 198, 199, 187, 100,
    101, 155, 184, 199, 100, 113, 149, 185, 187, 92, 100, 113, 155, 185, 187, 92, 137, 101,
    149, 200, 92, 100, 101, 149, 200, 92, 100, 201, 155, 185, 187, 92, 100, 178, 149, 200,
    92, 100, 119, 155, 185, 187, 92, 100, 160, 149, 200, 92, 100, 143, 155, 185, 187, 92,
    181, 101, 149, 200, 92, 115, 101, 149, 200, 92, 100, 178, 149, 187, 92, 100, 160, 149,
    187, 92, 100, 178, 155, 185, 187, 92, 100, 160, 155, 185, 187, 92, 202, 101, 149, 200,
    92, 203, 204, 205, 184, 92, 203, 206, 155, 184, 92, 207, 208, 155, 92, 203, 204, 155, 92,
    203, 204, 155, 184, 92, 209, 208, 155, 92, 100, 101, 155, 184, 187, 92, 181, 113, 149,
    106, 107, 202, 113, 149, 106, 107, 109, 105, 153, 106, 107, 109, 105, 155, 106, 107, 100,
    101, 155, 92, 100, 113, 155, 106, 107, 68, 101, 155, 92, 123, 101, 210, 92, 100, 113,
    149, 106, 92, 100, 119, 167, 200, 106, 92, 100, 101, 155, 106, 92, 130, 128, 171, 200,
    106, 92, 100, 113, 149, 106, 107, 100, 113, 149, 200, 92, 100, 113, 155, 187, 92, 115,
    113, 155, 200, 92, 211, 113, 155, 200, 92, 100, 101, 155, 184, 212, 213, 214, 215, 106,
    100, 101, 155, 216, 217, 218, 219, 106, 181, 220, 221, 222, 212, 213, 214, 215, 106, 181,
    220, 221, 216, 217, 218, 219, 106, 100, 223, 224, 184, 212, 213, 214, 215, 106, 115, 225,
    226, 227, 212, 228, 106, 100, 220, 221, 184, 212, 213, 214, 215, 106, 100, 101, 155, 184,
    214, 215, 106, 229, 230, 231, 232, 233, 234, 235, 230, 231, 236, 233, 234, 137, 237, 238,
    239, 212, 213, 214, 215, 106, 137, 237, 238, 216, 217, 218, 219, 106, 229, 240, 241, 232,
    233, 242, 234, 235, 240, 241, 236, 233, 242, 234, 229, 240, 243, 184, 233, 242, 244, 245,
    246, 247, 233, 242, 234, 235, 245, 246, 236, 233, 242, 234, 229, 245, 246, 232, 233, 242,
    234, 235, 240, 243, 184, 233, 242, 244, 248, 249, 247, 233, 242, 234, 235, 248, 249, 236,
    233, 242, 234, 229, 248, 249, 232, 233, 242, 234, 100, 134, 250, 251, 133, 101, 250, 251,
    229, 248, 241, 184, 233, 242, 235, 248, 241, 184, 233, 242, 252, 253, 254, 255, 233, 242,
    256, 257, 253, 254, 258, 233, 242, 256, 259, 260, 261, 262, 101, 155, 263, 264, 265, 266,
    267, 260, 261, 268, 101, 155, 263, 264, 265, 266, 99, 70, 113, 155, 92, 93, 145, 95, 144,
    97, 269, 112, 154, 91, 148, 99, 70, 105, 155, 92, 93, 145, 103, 144, 99, 70, 119, 173,
    92, 93, 145, 116, 164, 97, 269, 118, 172, 91, 148, 99, 70, 119, 167, 106, 92, 97, 269,
    118, 166, 91, 148, 99, 70, 113, 149, 106, 92, 97, 269, 112, 147, 91, 148, 99, 70, 105,
    153, 106, 92, 93, 145, 103, 151, 99, 70, 128, 171, 92, 93, 145, 125, 169, 97, 269, 127,
    170, 91, 148, 99, 70, 101, 155, 92, 97, 269, 98, 154, 91, 148, 99, 70, 124, 210, 92, 93,
    145, 121, 270,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1240] = [
    0x19b511, // buffer_atomic_add
    0x1a7315, // buffer_atomic_add_f32
    0x1aa015, // buffer_atomic_add_f64
    0x1b2514, // buffer_atomic_add_x2
    0x1a1f11, // buffer_atomic_and
    0x1ba114, // buffer_atomic_and_x2
    0x19a015, // buffer_atomic_cmpswap
    0x1b0d18, // buffer_atomic_cmpswap_x2
    0x1a6211, // buffer_atomic_dec
    0x1bf014, // buffer_atomic_dec_x2
    0x1a5111, // buffer_atomic_inc
    0x1bdc14, // buffer_atomic_inc_x2
    0x1aca15, // buffer_atomic_max_f64
    0x1ab515, // buffer_atomic_min_f64
    0x1a3010, // buffer_atomic_or
    0x1bb513, // buffer_atomic_or_x2
    0x1adf19, // buffer_atomic_pk_add_bf16
    0x1a8818, // buffer_atomic_pk_add_f16
    0x19fb12, // buffer_atomic_smax
    0x1b7715, // buffer_atomic_smax_x2
    0x19d712, // buffer_atomic_smin
    0x1b4d15, // buffer_atomic_smin_x2
    0x19c611, // buffer_atomic_sub
    0x1b3914, // buffer_atomic_sub_x2
    0x198e12, // buffer_atomic_swap
    0x1af815, // buffer_atomic_swap_x2
    0x1a0d12, // buffer_atomic_umax
    0x1b8c15, // buffer_atomic_umax_x2
    0x19e912, // buffer_atomic_umin
    0x1b6215, // buffer_atomic_umin_x2
    0x1a4011, // buffer_atomic_xor
    0x1bc814, // buffer_atomic_xor_x2
    0x19840a, // buffer_inv
    0x17cf11, // buffer_load_dword
    0x17e013, // buffer_load_dwordx2
    0x17f313, // buffer_load_dwordx3
    0x180613, // buffer_load_dwordx4
    0x19421b, // buffer_load_format_d16_hi_x
    0x16b918, // buffer_load_format_d16_x
    0x16d119, // buffer_load_format_d16_xy
    0x16ea1a, // buffer_load_format_d16_xyz
    0x17041b, // buffer_load_format_d16_xyzw
    0x160914, // buffer_load_format_x
    0x161d15, // buffer_load_format_xy
    0x163216, // buffer_load_format_xyz
    0x164817, // buffer_load_format_xyzw
    0x179a11, // buffer_load_sbyte
    0x18e815, // buffer_load_sbyte_d16
    0x18fd18, // buffer_load_sbyte_d16_hi
    0x191515, // buffer_load_short_d16
    0x192a18, // buffer_load_short_d16_hi
    0x17bd12, // buffer_load_sshort
    0x178911, // buffer_load_ubyte
    0x18bb15, // buffer_load_ubyte_d16
    0x18d018, // buffer_load_ubyte_d16_hi
    0x17ab12, // buffer_load_ushort
    0x181911, // buffer_store_byte
    0x182a18, // buffer_store_byte_d16_hi
    0x186d12, // buffer_store_dword
    0x187f14, // buffer_store_dwordx2
    0x189314, // buffer_store_dwordx3
    0x18a714, // buffer_store_dwordx4
    0x195d1c, // buffer_store_format_d16_hi_x
    0x171f19, // buffer_store_format_d16_x
    0x17381a, // buffer_store_format_d16_xy
    0x17521b, // buffer_store_format_d16_xyz
    0x176d1c, // buffer_store_format_d16_xyzw
    0x165f15, // buffer_store_format_x
    0x167416, // buffer_store_format_xy
    0x168a17, // buffer_store_format_xyz
    0x16a118, // buffer_store_format_xyzw
    0x184212, // buffer_store_short
    0x185419, // buffer_store_short_d16_hi
    0x19790b, // buffer_wbl2
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
    0x072d09, // ds_append
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
    0x07230a, // ds_consume
    0x02820e, // ds_dec_rtn_u32
    0x05b00e, // ds_dec_rtn_u64
    0x01350a, // ds_dec_u32
    0x04380a, // ds_dec_u64
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
    0x071112, // ds_pk_add_rtn_bf16
    0x070011, // ds_pk_add_rtn_f16
    0x03aa10, // ds_read2st64_b32
    0x06bb10, // ds_read2st64_b64
    0x039e0c, // ds_read2_b32
    0x06af0c, // ds_read2_b64
    0x06ee12, // ds_read_addtid_b32
    0x079f0c, // ds_read_b128
    0x03930b, // ds_read_b32
    0x06a40b, // ds_read_b64
    0x078212, // ds_read_b64_tr_b16
    0x074f11, // ds_read_b64_tr_b4
    0x077111, // ds_read_b64_tr_b8
    0x07940b, // ds_read_b96
    0x076011, // ds_read_b96_tr_b6
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
    0x07420d, // ds_write_b128
    0x023d0c, // ds_write_b16
    0x04fb13, // ds_write_b16_d16_hi
    0x01900c, // ds_write_b32
    0x04930c, // ds_write_b64
    0x02320b, // ds_write_b8
    0x04e912, // ds_write_b8_d16_hi
    0x07360c, // ds_write_b96
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
    0x09630f, // flat_atomic_add
    0x0a0b13, // flat_atomic_add_f32
    0x0a3413, // flat_atomic_add_f64
    0x0aad12, // flat_atomic_add_x2
    0x09c10f, // flat_atomic_and
    0x0b1d12, // flat_atomic_and_x2
    0x095013, // flat_atomic_cmpswap
    0x0a9716, // flat_atomic_cmpswap_x2
    0x09fc0f, // flat_atomic_dec
    0x0b6412, // flat_atomic_dec_x2
    0x09ed0f, // flat_atomic_inc
    0x0b5212, // flat_atomic_inc_x2
    0x0a5a13, // flat_atomic_max_f64
    0x0a4713, // flat_atomic_min_f64
    0x09d00e, // flat_atomic_or
    0x0b2f11, // flat_atomic_or_x2
    0x0a6d17, // flat_atomic_pk_add_bf16
    0x0a1e16, // flat_atomic_pk_add_f16
    0x09a110, // flat_atomic_smax
    0x0af713, // flat_atomic_smax_x2
    0x098110, // flat_atomic_smin
    0x0ad113, // flat_atomic_smin_x2
    0x09720f, // flat_atomic_sub
    0x0abf12, // flat_atomic_sub_x2
    0x094010, // flat_atomic_swap
    0x0a8413, // flat_atomic_swap_x2
    0x09b110, // flat_atomic_umax
    0x0b0a13, // flat_atomic_umax_x2
    0x099110, // flat_atomic_umin
    0x0ae413, // flat_atomic_umin_x2
    0x09de0f, // flat_atomic_xor
    0x0b4012, // flat_atomic_xor_x2
    0x07f10f, // flat_load_dword
    0x080011, // flat_load_dwordx2
    0x081111, // flat_load_dwordx3
    0x082211, // flat_load_dwordx4
    0x07c20f, // flat_load_sbyte
    0x08ee13, // flat_load_sbyte_d16
    0x090116, // flat_load_sbyte_d16_hi
    0x091713, // flat_load_short_d16
    0x092a16, // flat_load_short_d16_hi
    0x07e110, // flat_load_sshort
    0x07b30f, // flat_load_ubyte
    0x08c513, // flat_load_ubyte_d16
    0x08d816, // flat_load_ubyte_d16_hi
    0x07d110, // flat_load_ushort
    0x08330f, // flat_store_byte
    0x084216, // flat_store_byte_d16_hi
    0x087f10, // flat_store_dword
    0x088f12, // flat_store_dwordx2
    0x08a112, // flat_store_dwordx3
    0x08b312, // flat_store_dwordx4
    0x085810, // flat_store_short
    0x086817, // flat_store_short_d16_hi
    0x0dc111, // global_atomic_add
    0x0e7f15, // global_atomic_add_f32
    0x0eac15, // global_atomic_add_f64
    0x0f3114, // global_atomic_add_x2
    0x0e2b11, // global_atomic_and
    0x0fad14, // global_atomic_and_x2
    0x0dac15, // global_atomic_cmpswap
    0x0f1918, // global_atomic_cmpswap_x2
    0x0e6e11, // global_atomic_dec
    0x0ffc14, // global_atomic_dec_x2
    0x0e5d11, // global_atomic_inc
    0x0fe814, // global_atomic_inc_x2
    0x0ed615, // global_atomic_max_f64
    0x0ec115, // global_atomic_min_f64
    0x0e3c10, // global_atomic_or
    0x0fc113, // global_atomic_or_x2
    0x0eeb19, // global_atomic_pk_add_bf16
    0x0e9418, // global_atomic_pk_add_f16
    0x0e0712, // global_atomic_smax
    0x0f8315, // global_atomic_smax_x2
    0x0de312, // global_atomic_smin
    0x0f5915, // global_atomic_smin_x2
    0x0dd211, // global_atomic_sub
    0x0f4514, // global_atomic_sub_x2
    0x0d9a12, // global_atomic_swap
    0x0f0415, // global_atomic_swap_x2
    0x0e1912, // global_atomic_umax
    0x0f9815, // global_atomic_umax_x2
    0x0df512, // global_atomic_umin
    0x0f6e15, // global_atomic_umin_x2
    0x0e4c11, // global_atomic_xor
    0x0fd414, // global_atomic_xor_x2
    0x0bbc11, // global_load_dword
    0x0bcd13, // global_load_dwordx2
    0x0be013, // global_load_dwordx3
    0x0bf313, // global_load_dwordx4
    0x0d8515, // global_load_lds_dword
    0x102717, // global_load_lds_dwordx3
    0x101017, // global_load_lds_dwordx4
    0x0d4415, // global_load_lds_sbyte
    0x0d6f16, // global_load_lds_sshort
    0x0d2f15, // global_load_lds_ubyte
    0x0d5916, // global_load_lds_ushort
    0x0b8711, // global_load_sbyte
    0x0cd515, // global_load_sbyte_d16
    0x0cea18, // global_load_sbyte_d16_hi
    0x0d0215, // global_load_short_d16
    0x0d1718, // global_load_short_d16_hi
    0x0baa12, // global_load_sshort
    0x0b7611, // global_load_ubyte
    0x0ca815, // global_load_ubyte_d16
    0x0cbd18, // global_load_ubyte_d16_hi
    0x0b9812, // global_load_ushort
    0x0c0611, // global_store_byte
    0x0c1718, // global_store_byte_d16_hi
    0x0c5a12, // global_store_dword
    0x0c6c14, // global_store_dwordx2
    0x0c8014, // global_store_dwordx3
    0x0c9414, // global_store_dwordx4
    0x0c2f12, // global_store_short
    0x0c4119, // global_store_short_d16_hi
    0x108812, // scratch_load_dword
    0x109a14, // scratch_load_dwordx2
    0x10ae14, // scratch_load_dwordx3
    0x10c214, // scratch_load_dwordx4
    0x126716, // scratch_load_lds_dword
    0x122316, // scratch_load_lds_sbyte
    0x125017, // scratch_load_lds_sshort
    0x120d16, // scratch_load_lds_ubyte
    0x123917, // scratch_load_lds_ushort
    0x105012, // scratch_load_sbyte
    0x11af16, // scratch_load_sbyte_d16
    0x11c519, // scratch_load_sbyte_d16_hi
    0x11de16, // scratch_load_short_d16
    0x11f419, // scratch_load_short_d16_hi
    0x107513, // scratch_load_sshort
    0x103e12, // scratch_load_ubyte
    0x118016, // scratch_load_ubyte_d16
    0x119619, // scratch_load_ubyte_d16_hi
    0x106213, // scratch_load_ushort
    0x10d612, // scratch_store_byte
    0x10e819, // scratch_store_byte_d16_hi
    0x112e13, // scratch_store_dword
    0x114115, // scratch_store_dwordx2
    0x115615, // scratch_store_dwordx3
    0x116b15, // scratch_store_dwordx4
    0x110113, // scratch_store_short
    0x11141a, // scratch_store_short_d16_hi
    0x26480d, // s_absdiff_i32
    0x243409, // s_abs_i32
    0x24d30a, // s_addc_u32
    0x28940a, // s_addk_i32
    0x24c109, // s_add_i32
    0x24af09, // s_add_u32
    0x244e14, // s_andn1_saveexec_b64
    0x247512, // s_andn1_wrexec_b64
    0x25590b, // s_andn2_b32
    0x25640b, // s_andn2_b64
    0x237714, // s_andn2_saveexec_b64
    0x248712, // s_andn2_wrexec_b64
    0x252509, // s_and_b32
    0x252e09, // s_and_b64
    0x234212, // s_and_saveexec_b64
    0x25e50a, // s_ashr_i32
    0x25ef0a, // s_ashr_i64
    0x1dee0b, // s_atc_probe
    0x1df912, // s_atc_probe_buffer
    0x20700c, // s_atomic_add
    0x211a0f, // s_atomic_add_x2
    0x20bc0c, // s_atomic_and
    0x21780f, // s_atomic_and_x2
    0x206010, // s_atomic_cmpswap
    0x210713, // s_atomic_cmpswap_x2
    0x20eb0c, // s_atomic_dec
    0x21b30f, // s_atomic_dec_x2
    0x20df0c, // s_atomic_inc
    0x21a40f, // s_atomic_inc_x2
    0x20c80b, // s_atomic_or
    0x21870e, // s_atomic_or_x2
    0x20a20d, // s_atomic_smax
    0x215810, // s_atomic_smax_x2
    0x20880d, // s_atomic_smin
    0x213810, // s_atomic_smin_x2
    0x207c0c, // s_atomic_sub
    0x21290f, // s_atomic_sub_x2
    0x20530d, // s_atomic_swap
    0x20f710, // s_atomic_swap_x2
    0x20af0d, // s_atomic_umax
    0x216810, // s_atomic_umax_x2
    0x20950d, // s_atomic_umin
    0x214810, // s_atomic_umin_x2
    0x20d30c, // s_atomic_xor
    0x21950f, // s_atomic_xor_x2
    0x2a8709, // s_barrier
    0x22200f, // s_bcnt0_i32_b32
    0x222f0f, // s_bcnt0_i32_b64
    0x223e0f, // s_bcnt1_i32_b32
    0x224d0f, // s_bcnt1_i32_b64
    0x261d09, // s_bfe_i32
    0x262f09, // s_bfe_i64
    0x261409, // s_bfe_u32
    0x262609, // s_bfe_u64
    0x25f909, // s_bfm_b32
    0x260209, // s_bfm_b64
    0x277d0d, // s_bitcmp0_b32
    0x27970d, // s_bitcmp0_b64
    0x278a0d, // s_bitcmp1_b32
    0x27a40d, // s_bitcmp1_b64
    0x249916, // s_bitreplicate_b64_b32
    0x22e30d, // s_bitset0_b32
    0x22f00d, // s_bitset0_b64
    0x22fd0d, // s_bitset1_b32
    0x230a0d, // s_bitset1_b64
    0x2a1f08, // s_branch
    0x220c0a, // s_brev_b32
    0x22160a, // s_brev_b64
    0x1e5913, // s_buffer_atomic_add
    0x1f5e16, // s_buffer_atomic_add_x2
    0x1ecf13, // s_buffer_atomic_and
    0x1fe616, // s_buffer_atomic_and_x2
    0x1e4217, // s_buffer_atomic_cmpswap
    0x1f441a, // s_buffer_atomic_cmpswap_x2
    0x1f1a13, // s_buffer_atomic_dec
    0x203d16, // s_buffer_atomic_dec_x2
    0x1f0713, // s_buffer_atomic_inc
    0x202716, // s_buffer_atomic_inc_x2
    0x1ee212, // s_buffer_atomic_or
    0x1ffc15, // s_buffer_atomic_or_x2
    0x1ea714, // s_buffer_atomic_smax
    0x1fb817, // s_buffer_atomic_smax_x2
    0x1e7f14, // s_buffer_atomic_smin
    0x1f8a17, // s_buffer_atomic_smin_x2
    0x1e6c13, // s_buffer_atomic_sub
    0x1f7416, // s_buffer_atomic_sub_x2
    0x1e2e14, // s_buffer_atomic_swap
    0x1f2d17, // s_buffer_atomic_swap_x2
    0x1ebb14, // s_buffer_atomic_umax
    0x1fcf17, // s_buffer_atomic_umax_x2
    0x1e9314, // s_buffer_atomic_umin
    0x1fa117, // s_buffer_atomic_umin_x2
    0x1ef413, // s_buffer_atomic_xor
    0x201116, // s_buffer_atomic_xor_x2
    0x1c8c13, // s_buffer_load_dword
    0x1cde16, // s_buffer_load_dwordx16
    0x1c9f15, // s_buffer_load_dwordx2
    0x1cb415, // s_buffer_load_dwordx4
    0x1cc915, // s_buffer_load_dwordx8
    0x1d6214, // s_buffer_store_dword
    0x1d7616, // s_buffer_store_dwordx2
    0x1d8c16, // s_buffer_store_dwordx4
    0x2a080a, // s_call_b64
    0x2c2d11, // s_cbranch_cdbgsys
    0x2c691a, // s_cbranch_cdbgsys_and_user
    0x2c5019, // s_cbranch_cdbgsys_or_user
    0x2c3e12, // s_cbranch_cdbguser
    0x2a7710, // s_cbranch_execnz
    0x2a680f, // s_cbranch_execz
    0x263810, // s_cbranch_g_fork
    0x28a810, // s_cbranch_i_fork
    0x24260e, // s_cbranch_join
    0x2a2f0e, // s_cbranch_scc0
    0x2a3d0e, // s_cbranch_scc1
    0x2a590f, // s_cbranch_vccnz
    0x2a4b0e, // s_cbranch_vccz
    0x27ed0b, // s_cmovk_i32
    0x21d40a, // s_cmov_b32
    0x21de0a, // s_cmov_b64
    0x27f80d, // s_cmpk_eq_i32
    0x28460d, // s_cmpk_eq_u32
    0x281f0d, // s_cmpk_ge_i32
    0x286d0d, // s_cmpk_ge_u32
    0x28120d, // s_cmpk_gt_i32
    0x28600d, // s_cmpk_gt_u32
    0x28390d, // s_cmpk_le_i32
    0x28870d, // s_cmpk_le_u32
    0x28050d, // s_cmpk_lg_i32
    0x28530d, // s_cmpk_lg_u32
    0x282c0d, // s_cmpk_lt_i32
    0x287a0d, // s_cmpk_lt_u32
    0x26ed0c, // s_cmp_eq_i32
    0x27350c, // s_cmp_eq_u32
    0x27cb0c, // s_cmp_eq_u64
    0x27110c, // s_cmp_ge_i32
    0x27590c, // s_cmp_ge_u32
    0x27050c, // s_cmp_gt_i32
    0x274d0c, // s_cmp_gt_u32
    0x27290c, // s_cmp_le_i32
    0x27710c, // s_cmp_le_u32
    0x26f90c, // s_cmp_lg_i32
    0x27410c, // s_cmp_lg_u32
    0x27d70c, // s_cmp_lg_u64
    0x271d0c, // s_cmp_lt_i32
    0x27650c, // s_cmp_lt_u32
    0x250b0d, // s_cselect_b32
    0x25180d, // s_cselect_b64
    0x1e0b10, // s_dcache_discard
    0x1e1b13, // s_dcache_discard_x2
    0x1da20c, // s_dcache_inv
    0x1db910, // s_dcache_inv_vol
    0x1dae0b, // s_dcache_wb
    0x1dc90f, // s_dcache_wb_vol
    0x2c130e, // s_decperflevel
    0x2a1708, // s_endpgm
    0x2cb418, // s_endpgm_ordered_ps_done
    0x2c830e, // s_endpgm_saved
    0x225c0d, // s_ff0_i32_b32
    0x22690d, // s_ff0_i32_b64
    0x22760d, // s_ff1_i32_b32
    0x22830d, // s_ff1_i32_b64
    0x22ae0b, // s_flbit_i32
    0x22900f, // s_flbit_i32_b32
    0x229f0f, // s_flbit_i32_b64
    0x22b90f, // s_flbit_i32_i64
    0x23170b, // s_getpc_b64
    0x29de0c, // s_getreg_b32
    0x2bf90c, // s_icache_inv
    0x2c050e, // s_incperflevel
    0x1c070c, // s_load_dword
    0x1c3d0f, // s_load_dwordx16
    0x1c130e, // s_load_dwordx2
    0x1c210e, // s_load_dwordx4
    0x1c2f0e, // s_load_dwordx8
    0x267e0f, // s_lshl1_add_u32
    0x268d0f, // s_lshl2_add_u32
    0x269c0f, // s_lshl3_add_u32
    0x26ab0f, // s_lshl4_add_u32
    0x25bd0a, // s_lshl_b32
    0x25c70a, // s_lshl_b64
    0x25d10a, // s_lshr_b32
    0x25db0a, // s_lshr_b64
    0x24f909, // s_max_i32
    0x250209, // s_max_u32
    0x1de10d, // s_memrealtime
    0x1dd809, // s_memtime
    0x24e709, // s_min_i32
    0x24f009, // s_min_u32
    0x27e30a, // s_movk_i32
    0x240c0d, // s_movreld_b32
    0x24190d, // s_movreld_b64
    0x23f20d, // s_movrels_b32
    0x23ff0d, // s_movrels_b64
    0x21c209, // s_mov_b32
    0x21cb09, // s_mov_b64
    0x289e0a, // s_mulk_i32
    0x26720c, // s_mul_hi_i32
    0x26660c, // s_mul_hi_u32
    0x260b09, // s_mul_i32
    0x25830a, // s_nand_b32
    0x258d0a, // s_nand_b64
    0x239e13, // s_nand_saveexec_b64
    0x2a1205, // s_nop
    0x259709, // s_nor_b32
    0x25a009, // s_nor_b64
    0x23b112, // s_nor_saveexec_b64
    0x21e809, // s_not_b32
    0x21f109, // s_not_b64
    0x246213, // s_orn1_saveexec_b64
    0x256f0a, // s_orn2_b32
    0x25790a, // s_orn2_b64
    0x238b13, // s_orn2_saveexec_b64
    0x253708, // s_or_b32
    0x253f08, // s_or_b64
    0x235411, // s_or_saveexec_b64
    0x26dc11, // s_pack_hh_b32_b16
    0x26cb11, // s_pack_lh_b32_b16
    0x26ba11, // s_pack_ll_b32_b16
    0x23d60e, // s_quadmask_b32
    0x23e40e, // s_quadmask_b64
    0x233909, // s_rfe_b64
    0x265511, // s_rfe_restore_b64
    0x1c4c14, // s_scratch_load_dword
    0x1c6016, // s_scratch_load_dwordx2
    0x1c7616, // s_scratch_load_dwordx4
    0x1d1f15, // s_scratch_store_dword
    0x1d3417, // s_scratch_store_dwordx2
    0x1d4b17, // s_scratch_store_dwordx4
    0x2bdd09, // s_sendmsg
    0x2be60d, // s_sendmsghalt
    0x2ab409, // s_sethalt
    0x2a9009, // s_setkill
    0x23220b, // s_setpc_b64
    0x2ac409, // s_setprio
    0x29ea0c, // s_setreg_b32
    0x29f612, // s_setreg_imm32_b32
    0x27b10a, // s_setvskip
    0x243d11, // s_set_gpr_idx_idx
    0x2ca212, // s_set_gpr_idx_mode
    0x2c9111, // s_set_gpr_idx_off
    0x27bb10, // s_set_gpr_idx_on
    0x2ccc16, // s_set_valu_coexec_mode
    0x22d50e, // s_sext_i32_i16
    0x22c80d, // s_sext_i32_i8
    0x2abd07, // s_sleep
    0x1cf40d, // s_store_dword
    0x1d010f, // s_store_dwordx2
    0x1d100f, // s_store_dwordx4
    0x24dd0a, // s_subb_u32
    0x24ca09, // s_sub_i32
    0x24b809, // s_sub_u32
    0x232d0c, // s_swappc_b64
    0x2bf306, // s_trap
    0x2c210c, // s_ttracedata
    0x2aab09, // s_waitcnt
    0x2a2708, // s_wakeup
    0x21fa09, // s_wqm_b32
    0x220309, // s_wqm_b64
    0x25a90a, // s_xnor_b32
    0x25b30a, // s_xnor_b64
    0x23c313, // s_xnor_saveexec_b64
    0x254709, // s_xor_b32
    0x255009, // s_xor_b64
    0x236512, // s_xor_saveexec_b64
    0x152e19, // tbuffer_load_format_d16_x
    0x15471a, // tbuffer_load_format_d16_xy
    0x15611b, // tbuffer_load_format_d16_xyz
    0x157c1c, // tbuffer_load_format_d16_xyzw
    0x147615, // tbuffer_load_format_x
    0x148b16, // tbuffer_load_format_xy
    0x14a117, // tbuffer_load_format_xyz
    0x14b818, // tbuffer_load_format_xyzw
    0x15981a, // tbuffer_store_format_d16_x
    0x15b21b, // tbuffer_store_format_d16_xy
    0x15cd1c, // tbuffer_store_format_d16_xyz
    0x15e91d, // tbuffer_store_format_d16_xyzw
    0x14d016, // tbuffer_store_format_x
    0x14e617, // tbuffer_store_format_xy
    0x14fd18, // tbuffer_store_format_xyz
    0x151519, // tbuffer_store_format_xyzw
    0x312d11, // v_accvgpr_mov_b32
    0x44db12, // v_accvgpr_read_b32
    0x44ed13, // v_accvgpr_write_b32
    0x37630a, // v_add3_u32
    0x33000d, // v_addc_co_u32
    0x32d90c, // v_add_co_u32
    0x332a09, // v_add_f16
    0x31d109, // v_add_f32
    0x3d3e09, // v_add_f64
    0x3ec009, // v_add_i16
    0x3eae09, // v_add_i32
    0x37550e, // v_add_lshl_u32
    0x337009, // v_add_u16
    0x340209, // v_add_u32
    0x35010e, // v_alignbit_b32
    0x350f0f, // v_alignbyte_b32
    0x329909, // v_and_b32
    0x377a0c, // v_and_or_b32
    0x33b40d, // v_ashrrev_i16
    0x327f0d, // v_ashrrev_i32
    0x3e050d, // v_ashrrev_i64
    0x3cc910, // v_ashr_pk_i8_i32
    0x3cd910, // v_ashr_pk_u8_i32
    0x3db90e, // v_bcnt_u32_b32
    0x34ce09, // v_bfe_i32
    0x34c509, // v_bfe_u32
    0x34d709, // v_bfi_b32
    0x3e2209, // v_bfm_b32
    0x2f7d0b, // v_bfrev_b32
    0x37d60c, // v_bitop3_b16
    0x37e20c, // v_bitop3_b32
    0x30b30a, // v_ceil_f16
    0x2ee90a, // v_ceil_f32
    0x2eb30a, // v_ceil_f64
    0x2ff709, // v_clrexcp
    0x48c210, // v_cmpx_class_f16
    0x488410, // v_cmpx_class_f32
    0x48a310, // v_cmpx_class_f64
    0x49af0d, // v_cmpx_eq_f16
    0x4b470d, // v_cmpx_eq_f32
    0x4cdf0d, // v_cmpx_eq_f64
    0x4e6f0d, // v_cmpx_eq_i16
    0x4ff70d, // v_cmpx_eq_i32
    0x517f0d, // v_cmpx_eq_i64
    0x4ed50d, // v_cmpx_eq_u16
    0x505d0d, // v_cmpx_eq_u32
    0x51e50d, // v_cmpx_eq_u64
    0x49960c, // v_cmpx_f_f16
    0x4b2e0c, // v_cmpx_f_f32
    0x4cc60c, // v_cmpx_f_f64
    0x4e560c, // v_cmpx_f_i16
    0x4fde0c, // v_cmpx_f_i32
    0x51660c, // v_cmpx_f_i64
    0x4ebc0c, // v_cmpx_f_u16
    0x50440c, // v_cmpx_f_u32
    0x51cc0c, // v_cmpx_f_u64
    0x49e30d, // v_cmpx_ge_f16
    0x4b7b0d, // v_cmpx_ge_f32
    0x4d130d, // v_cmpx_ge_f64
    0x4ea30d, // v_cmpx_ge_i16
    0x502b0d, // v_cmpx_ge_i32
    0x51b30d, // v_cmpx_ge_i64
    0x4f090d, // v_cmpx_ge_u16
    0x50910d, // v_cmpx_ge_u32
    0x52190d, // v_cmpx_ge_u64
    0x49c90d, // v_cmpx_gt_f16
    0x4b610d, // v_cmpx_gt_f32
    0x4cf90d, // v_cmpx_gt_f64
    0x4e890d, // v_cmpx_gt_i16
    0x50110d, // v_cmpx_gt_i32
    0x51990d, // v_cmpx_gt_i64
    0x4eef0d, // v_cmpx_gt_u16
    0x50770d, // v_cmpx_gt_u32
    0x51ff0d, // v_cmpx_gt_u64
    0x49bc0d, // v_cmpx_le_f16
    0x4b540d, // v_cmpx_le_f32
    0x4cec0d, // v_cmpx_le_f64
    0x4e7c0d, // v_cmpx_le_i16
    0x50040d, // v_cmpx_le_i32
    0x518c0d, // v_cmpx_le_i64
    0x4ee20d, // v_cmpx_le_u16
    0x506a0d, // v_cmpx_le_u32
    0x51f20d, // v_cmpx_le_u64
    0x49d60d, // v_cmpx_lg_f16
    0x4b6e0d, // v_cmpx_lg_f32
    0x4d060d, // v_cmpx_lg_f64
    0x49a20d, // v_cmpx_lt_f16
    0x4b3a0d, // v_cmpx_lt_f32
    0x4cd20d, // v_cmpx_lt_f64
    0x4e620d, // v_cmpx_lt_i16
    0x4fea0d, // v_cmpx_lt_i32
    0x51720d, // v_cmpx_lt_i64
    0x4ec80d, // v_cmpx_lt_u16
    0x50500d, // v_cmpx_lt_u32
    0x51d80d, // v_cmpx_lt_u64
    0x4a400e, // v_cmpx_neq_f16
    0x4bd80e, // v_cmpx_neq_f32
    0x4d700e, // v_cmpx_neq_f64
    0x4e960d, // v_cmpx_ne_i16
    0x501e0d, // v_cmpx_ne_i32
    0x51a60d, // v_cmpx_ne_i64
    0x4efc0d, // v_cmpx_ne_u16
    0x50840d, // v_cmpx_ne_u32
    0x520c0d, // v_cmpx_ne_u64
    0x4a080e, // v_cmpx_nge_f16
    0x4ba00e, // v_cmpx_nge_f32
    0x4d380e, // v_cmpx_nge_f64
    0x4a240e, // v_cmpx_ngt_f16
    0x4bbc0e, // v_cmpx_ngt_f32
    0x4d540e, // v_cmpx_ngt_f64
    0x4a320e, // v_cmpx_nle_f16
    0x4bca0e, // v_cmpx_nle_f32
    0x4d620e, // v_cmpx_nle_f64
    0x4a160e, // v_cmpx_nlg_f16
    0x4bae0e, // v_cmpx_nlg_f32
    0x4d460e, // v_cmpx_nlg_f64
    0x4a4e0e, // v_cmpx_nlt_f16
    0x4be60e, // v_cmpx_nlt_f32
    0x4d7e0e, // v_cmpx_nlt_f64
    0x49f00c, // v_cmpx_o_f16
    0x4b880c, // v_cmpx_o_f32
    0x4d200c, // v_cmpx_o_f64
    0x4a5c0e, // v_cmpx_tru_f16
    0x4bf40e, // v_cmpx_tru_f32
    0x4d8c0e, // v_cmpx_tru_f64
    0x4eb00c, // v_cmpx_t_i16
    0x50380c, // v_cmpx_t_i32
    0x51c00c, // v_cmpx_t_i64
    0x4f160c, // v_cmpx_t_u16
    0x509e0c, // v_cmpx_t_u32
    0x52260c, // v_cmpx_t_u64
    0x49fc0c, // v_cmpx_u_f16
    0x4b940c, // v_cmpx_u_f32
    0x4d2c0c, // v_cmpx_u_f64
    0x48b30f, // v_cmp_class_f16
    0x48750f, // v_cmp_class_f32
    0x48940f, // v_cmp_class_f64
    0x48e90c, // v_cmp_eq_f16
    0x4a810c, // v_cmp_eq_f32
    0x4c190c, // v_cmp_eq_f64
    0x4db10c, // v_cmp_eq_i16
    0x4f390c, // v_cmp_eq_i32
    0x50c10c, // v_cmp_eq_i64
    0x4e0f0c, // v_cmp_eq_u16
    0x4f970c, // v_cmp_eq_u32
    0x511f0c, // v_cmp_eq_u64
    0x48d20b, // v_cmp_f_f16
    0x4a6a0b, // v_cmp_f_f32
    0x4c020b, // v_cmp_f_f64
    0x4d9a0b, // v_cmp_f_i16
    0x4f220b, // v_cmp_f_i32
    0x50aa0b, // v_cmp_f_i64
    0x4df80b, // v_cmp_f_u16
    0x4f800b, // v_cmp_f_u32
    0x51080b, // v_cmp_f_u64
    0x49190c, // v_cmp_ge_f16
    0x4ab10c, // v_cmp_ge_f32
    0x4c490c, // v_cmp_ge_f64
    0x4de10c, // v_cmp_ge_i16
    0x4f690c, // v_cmp_ge_i32
    0x50f10c, // v_cmp_ge_i64
    0x4e3f0c, // v_cmp_ge_u16
    0x4fc70c, // v_cmp_ge_u32
    0x514f0c, // v_cmp_ge_u64
    0x49010c, // v_cmp_gt_f16
    0x4a990c, // v_cmp_gt_f32
    0x4c310c, // v_cmp_gt_f64
    0x4dc90c, // v_cmp_gt_i16
    0x4f510c, // v_cmp_gt_i32
    0x50d90c, // v_cmp_gt_i64
    0x4e270c, // v_cmp_gt_u16
    0x4faf0c, // v_cmp_gt_u32
    0x51370c, // v_cmp_gt_u64
    0x48f50c, // v_cmp_le_f16
    0x4a8d0c, // v_cmp_le_f32
    0x4c250c, // v_cmp_le_f64
    0x4dbd0c, // v_cmp_le_i16
    0x4f450c, // v_cmp_le_i32
    0x50cd0c, // v_cmp_le_i64
    0x4e1b0c, // v_cmp_le_u16
    0x4fa30c, // v_cmp_le_u32
    0x512b0c, // v_cmp_le_u64
    0x490d0c, // v_cmp_lg_f16
    0x4aa50c, // v_cmp_lg_f32
    0x4c3d0c, // v_cmp_lg_f64
    0x48dd0c, // v_cmp_lt_f16
    0x4a750c, // v_cmp_lt_f32
    0x4c0d0c, // v_cmp_lt_f64
    0x4da50c, // v_cmp_lt_i16
    0x4f2d0c, // v_cmp_lt_i32
    0x50b50c, // v_cmp_lt_i64
    0x4e030c, // v_cmp_lt_u16
    0x4f8b0c, // v_cmp_lt_u32
    0x51130c, // v_cmp_lt_u64
    0x496f0d, // v_cmp_neq_f16
    0x4b070d, // v_cmp_neq_f32
    0x4c9f0d, // v_cmp_neq_f64
    0x4dd50c, // v_cmp_ne_i16
    0x4f5d0c, // v_cmp_ne_i32
    0x50e50c, // v_cmp_ne_i64
    0x4e330c, // v_cmp_ne_u16
    0x4fbb0c, // v_cmp_ne_u32
    0x51430c, // v_cmp_ne_u64
    0x493b0d, // v_cmp_nge_f16
    0x4ad30d, // v_cmp_nge_f32
    0x4c6b0d, // v_cmp_nge_f64
    0x49550d, // v_cmp_ngt_f16
    0x4aed0d, // v_cmp_ngt_f32
    0x4c850d, // v_cmp_ngt_f64
    0x49620d, // v_cmp_nle_f16
    0x4afa0d, // v_cmp_nle_f32
    0x4c920d, // v_cmp_nle_f64
    0x49480d, // v_cmp_nlg_f16
    0x4ae00d, // v_cmp_nlg_f32
    0x4c780d, // v_cmp_nlg_f64
    0x497c0d, // v_cmp_nlt_f16
    0x4b140d, // v_cmp_nlt_f32
    0x4cac0d, // v_cmp_nlt_f64
    0x49250b, // v_cmp_o_f16
    0x4abd0b, // v_cmp_o_f32
    0x4c550b, // v_cmp_o_f64
    0x49890d, // v_cmp_tru_f16
    0x4b210d, // v_cmp_tru_f32
    0x4cb90d, // v_cmp_tru_f64
    0x4ded0b, // v_cmp_t_i16
    0x4f750b, // v_cmp_t_i32
    0x50fd0b, // v_cmp_t_i64
    0x4e4b0b, // v_cmp_t_u16
    0x4fd30b, // v_cmp_t_u32
    0x515b0b, // v_cmp_t_u64
    0x49300b, // v_cmp_u_f16
    0x4ac80b, // v_cmp_u_f32
    0x4c600b, // v_cmp_u_f64
    0x31bc0d, // v_cndmask_b32
    0x30e709, // v_cos_f16
    0x2f6b09, // v_cos_f32
    0x34950c, // v_cubeid_f32
    0x34b90c, // v_cubema_f32
    0x34a10c, // v_cubesc_f32
    0x34ad0c, // v_cubetc_f32
    0x2de80d, // v_cvt_f16_f32
    0x30300d, // v_cvt_f16_i16
    0x30230d, // v_cvt_f16_u16
    0x31ae0e, // v_cvt_f32_bf16
    0x314b0d, // v_cvt_f32_bf8
    0x2df50d, // v_cvt_f32_f16
    0x2e340d, // v_cvt_f32_f64
    0x313e0d, // v_cvt_f32_fp8
    0x2db40d, // v_cvt_f32_i32
    0x2dc10d, // v_cvt_f32_u32
    0x2e4e10, // v_cvt_f32_ubyte0
    0x2e5e10, // v_cvt_f32_ubyte1
    0x2e6e10, // v_cvt_f32_ubyte2
    0x2e7e10, // v_cvt_f32_ubyte3
    0x2e410d, // v_cvt_f64_f32
    0x2da70d, // v_cvt_f64_i32
    0x2e9b0d, // v_cvt_f64_u32
    0x2e1311, // v_cvt_flr_i32_f32
    0x304a0d, // v_cvt_i16_f16
    0x2ddb0d, // v_cvt_i32_f32
    0x2d9a0d, // v_cvt_i32_f64
    0x30f012, // v_cvt_norm_i16_f16
    0x310212, // v_cvt_norm_u16_f16
    0x2e2410, // v_cvt_off_f32_i4
    0x36b614, // v_cvt_pkaccum_u8_f32
    0x3e8614, // v_cvt_pknorm_i16_f16
    0x3e2b14, // v_cvt_pknorm_i16_f32
    0x3e9a14, // v_cvt_pknorm_u16_f16
    0x3e3f14, // v_cvt_pknorm_u16_f32
    0x3e5313, // v_cvt_pkrtz_f16_f32
    0x3cf911, // v_cvt_pk_bf16_f32
    0x3f0010, // v_cvt_pk_bf8_f32
    0x3ce910, // v_cvt_pk_f16_f32
    0x316810, // v_cvt_pk_f32_bf8
    0x315810, // v_cvt_pk_f32_fp8
    0x3ef010, // v_cvt_pk_fp8_f32
    0x3e7610, // v_cvt_pk_i16_i32
    0x3e6610, // v_cvt_pk_u16_u32
    0x359d0f, // v_cvt_pk_u8_f32
    0x2e0211, // v_cvt_rpi_i32_f32
    0x3ae41d, // v_cvt_scalef32_2xpk16_bf6_f32
    0x3ac71d, // v_cvt_scalef32_2xpk16_fp6_f32
    0x3a1216, // v_cvt_scalef32_f16_bf8
    0x39fc16, // v_cvt_scalef32_f16_fp8
    0x389a16, // v_cvt_scalef32_f32_bf8
    0x388416, // v_cvt_scalef32_f32_fp8
    0x3cad1c, // v_cvt_scalef32_pk32_bf16_bf6
    0x3c761c, // v_cvt_scalef32_pk32_bf16_fp6
    0x3bc51c, // v_cvt_scalef32_pk32_bf6_bf16
    0x3baa1b, // v_cvt_scalef32_pk32_bf6_f16
    0x3c921b, // v_cvt_scalef32_pk32_f16_bf6
    0x3c5b1b, // v_cvt_scalef32_pk32_f16_fp6
    0x3b581b, // v_cvt_scalef32_pk32_f32_bf6
    0x3b3d1b, // v_cvt_scalef32_pk32_f32_fp6
    0x3b8e1c, // v_cvt_scalef32_pk32_fp6_bf16
    0x3b731b, // v_cvt_scalef32_pk32_fp6_f16
    0x3d241a, // v_cvt_scalef32_pk_bf16_bf8
    0x3aad1a, // v_cvt_scalef32_pk_bf16_fp4
    0x3d0a1a, // v_cvt_scalef32_pk_bf16_fp8
    0x397c1a, // v_cvt_scalef32_pk_bf8_bf16
    0x391719, // v_cvt_scalef32_pk_bf8_f16
    0x380719, // v_cvt_scalef32_pk_bf8_f32
    0x39e319, // v_cvt_scalef32_pk_f16_bf8
    0x3a9419, // v_cvt_scalef32_pk_f16_fp4
    0x39ca19, // v_cvt_scalef32_pk_f16_fp8
    0x386b19, // v_cvt_scalef32_pk_f32_bf8
    0x38e519, // v_cvt_scalef32_pk_f32_fp4
    0x385219, // v_cvt_scalef32_pk_f32_fp8
    0x3a411a, // v_cvt_scalef32_pk_fp4_bf16
    0x3a2819, // v_cvt_scalef32_pk_fp4_f16
    0x38b019, // v_cvt_scalef32_pk_fp4_f32
    0x39621a, // v_cvt_scalef32_pk_fp8_bf16
    0x38fe19, // v_cvt_scalef32_pk_fp8_f16
    0x37ee19, // v_cvt_scalef32_pk_fp8_f32
    0x39b01a, // v_cvt_scalef32_sr_bf8_bf16
    0x394919, // v_cvt_scalef32_sr_bf8_f16
    0x383919, // v_cvt_scalef32_sr_bf8_f32
    0x39961a, // v_cvt_scalef32_sr_fp8_bf16
    0x393019, // v_cvt_scalef32_sr_fp8_f16
    0x382019, // v_cvt_scalef32_sr_fp8_f32
    0x3c3c1f, // v_cvt_scalef32_sr_pk32_bf6_bf16
    0x3c1e1e, // v_cvt_scalef32_sr_pk32_bf6_f16
    0x3b1f1e, // v_cvt_scalef32_sr_pk32_bf6_f32
    0x3bff1f, // v_cvt_scalef32_sr_pk32_fp6_bf16
    0x3be11e, // v_cvt_scalef32_sr_pk32_fp6_f16
    0x3b011e, // v_cvt_scalef32_sr_pk32_fp6_f32
    0x3a771d, // v_cvt_scalef32_sr_pk_fp4_bf16
    0x3a5b1c, // v_cvt_scalef32_sr_pk_fp4_f16
    0x38c91c, // v_cvt_scalef32_sr_pk_fp4_f32
    0x3f4011, // v_cvt_sr_bf16_f32
    0x3f2010, // v_cvt_sr_bf8_f32
    0x3f3010, // v_cvt_sr_f16_f32
    0x3f1010, // v_cvt_sr_fp8_f32
    0x303d0d, // v_cvt_u16_f16
    0x2dce0d, // v_cvt_u32_f32
    0x2e8e0d, // v_cvt_u32_f64
    0x37b30f, // v_div_fixup_f16
    0x35ac0f, // v_div_fixup_f32
    0x35bb0f, // v_div_fixup_f64
    0x36a016, // v_div_fixup_legacy_f16
    0x35e80e, // v_div_fmas_f32
    0x35f60e, // v_div_fmas_f64
    0x35ca0f, // v_div_scale_f32
    0x35d90f, // v_div_scale_f64
    0x32b310, // v_dot2c_f32_bf16
    0x34200f, // v_dot2c_f32_f16
    0x342f0f, // v_dot2c_i32_i16
    0x40750f, // v_dot2_f32_bf16
    0x40d10e, // v_dot2_f32_f16
    0x40df0e, // v_dot2_i32_i16
    0x40ed0e, // v_dot2_u32_u16
    0x343e0e, // v_dot4c_i32_i8
    0x40fb0d, // v_dot4_i32_i8
    0x41080d, // v_dot4_u32_u8
    0x344c0e, // v_dot8c_i32_i4
    0x41150d, // v_dot8_i32_i4
    0x41220d, // v_dot8_u32_u4
    0x307c09, // v_exp_f16
    0x2f0909, // v_exp_f32
    0x2f9c0a, // v_ffbh_i32
    0x2f880a, // v_ffbh_u32
    0x2f920a, // v_ffbl_b32
    0x30a80b, // v_floor_f16
    0x2efe0b, // v_floor_f32
    0x2ec80b, // v_floor_f64
    0x32ce0b, // v_fmaak_f32
    0x345a0a, // v_fmac_f32
    0x31ef0a, // v_fmac_f64
    0x32c30b, // v_fmamk_f32
    0x37aa09, // v_fma_f16
    0x34e009, // v_fma_f32
    0x34e909, // v_fma_f64
    0x369010, // v_fma_legacy_f16
    0x30d30b, // v_fract_f16
    0x2ed30b, // v_fract_f32
    0x2fc90b, // v_fract_f64
    0x309513, // v_frexp_exp_i16_f16
    0x2fd413, // v_frexp_exp_i32_f32
    0x2fa613, // v_frexp_exp_i32_f64
    0x308510, // v_frexp_mant_f16
    0x2fe710, // v_frexp_mant_f32
    0x2fb910, // v_frexp_mant_f64
    0x33f70b, // v_ldexp_f16
    0x3d910b, // v_ldexp_f32
    0x3d620b, // v_ldexp_f64
    0x34f209, // v_lerp_u8
    0x307309, // v_log_f16
    0x2f1209, // v_log_f32
    0x339a0d, // v_lshlrev_b16
    0x328c0d, // v_lshlrev_b32
    0x3deb0d, // v_lshlrev_b64
    0x37470e, // v_lshl_add_u32
    0x37c20e, // v_lshl_add_u64
    0x376d0d, // v_lshl_or_b32
    0x33a70d, // v_lshrrev_b16
    0x32720d, // v_lshrrev_b32
    0x3df80d, // v_lshrrev_b64
    0x335109, // v_mac_f16
    0x33650b, // v_madak_f16
    0x335a0b, // v_madmk_f16
    0x378f09, // v_mad_f16
    0x37a109, // v_mad_i16
    0x36d70d, // v_mad_i32_i16
    0x347b0d, // v_mad_i32_i24
    0x36490d, // v_mad_i64_i32
    0x365610, // v_mad_legacy_f16
    0x367610, // v_mad_legacy_i16
    0x366610, // v_mad_legacy_u16
    0x40c20f, // v_fma_mixhi_f16
    0x40b30f, // v_fma_mixlo_f16
    0x40a60d, // v_fma_mix_f32
    0x379809, // v_mad_u16
    0x36ca0d, // v_mad_u32_u16
    0x34880d, // v_mad_u32_u24
    0x363c0d, // v_mad_u64_u32
    0x370b0a, // v_max3_f16
    0x353c0a, // v_max3_f32
    0x37150a, // v_max3_i16
    0x35460a, // v_max3_i32
    0x371f0a, // v_max3_u16
    0x35500a, // v_max3_u32
    0x3f5f0e, // v_maximum3_f32
    0x33c109, // v_max_f16
    0x324509, // v_max_f32
    0x3d5909, // v_max_f64
    0x33dc09, // v_max_i16
    0x325709, // v_max_i32
    0x33d309, // v_max_u16
    0x326909, // v_max_u32
    0x3dd912, // v_mbcnt_hi_u32_b32
    0x3dc712, // v_mbcnt_lo_u32_b32
    0x37290a, // v_med3_f16
    0x355a0a, // v_med3_f32
    0x37330a, // v_med3_i16
    0x35640a, // v_med3_i32
    0x373d0a, // v_med3_u16
    0x356e0a, // v_med3_u32
    0x41371b, // v_mfma_f32_16x16x128_f8f6f4
    0x459618, // v_mfma_f32_16x16x16_bf16
    0x43cc17, // v_mfma_f32_16x16x16_f16
    0x42a219, // v_mfma_f32_16x16x1_4b_f32
    0x41a018, // v_mfma_f32_16x16x32_bf16
    0x46741b, // v_mfma_f32_16x16x32_bf8_bf8
    0x468f1b, // v_mfma_f32_16x16x32_bf8_fp8
    0x448117, // v_mfma_f32_16x16x32_f16
    0x46aa1b, // v_mfma_f32_16x16x32_fp8_bf8
    0x46c51b, // v_mfma_f32_16x16x32_fp8_fp8
    0x454c1a, // v_mfma_f32_16x16x4_4b_bf16
    0x436819, // v_mfma_f32_16x16x4_4b_f16
    0x430716, // v_mfma_f32_16x16x4_f32
    0x41ce18, // v_mfma_f32_32x32x16_bf16
    0x46e01b, // v_mfma_f32_32x32x16_bf8_bf8
    0x46fb1b, // v_mfma_f32_32x32x16_bf8_fp8
    0x449817, // v_mfma_f32_32x32x16_f16
    0x47161b, // v_mfma_f32_32x32x16_fp8_bf8
    0x47311b, // v_mfma_f32_32x32x16_fp8_fp8
    0x428919, // v_mfma_f32_32x32x1_2b_f32
    0x42f116, // v_mfma_f32_32x32x2_f32
    0x45321a, // v_mfma_f32_32x32x4_2b_bf16
    0x434f19, // v_mfma_f32_32x32x4_2b_f16
    0x41521a, // v_mfma_f32_32x32x64_f8f6f4
    0x457f17, // v_mfma_f32_32x32x8_bf16
    0x43b616, // v_mfma_f32_32x32x8_f16
    0x42bb18, // v_mfma_f32_4x4x1_16b_f32
    0x456619, // v_mfma_f32_4x4x4_16b_bf16
    0x438118, // v_mfma_f32_4x4x4_16b_f16
    0x464716, // v_mfma_f64_16x16x4_f64
    0x465d17, // v_mfma_f64_4x4x4_4b_f64
    0x44c516, // v_mfma_i32_16x16x32_i8
    0x443518, // v_mfma_i32_16x16x4_4b_i8
    0x41b816, // v_mfma_i32_16x16x64_i8
    0x44af16, // v_mfma_i32_32x32x16_i8
    0x41e616, // v_mfma_i32_32x32x32_i8
    0x441d18, // v_mfma_i32_32x32x4_2b_i8
    0x444d17, // v_mfma_i32_4x4x4_16b_i8
    0x483421, // v_mfma_scale_f32_16x16x128_f8f6f4
    0x485520, // v_mfma_scale_f32_32x32x64_f8f6f4
    0x36ed0a, // v_min3_f16
    0x351e0a, // v_min3_f32
    0x36f70a, // v_min3_i16
    0x35280a, // v_min3_i32
    0x37010a, // v_min3_u16
    0x35320a, // v_min3_u32
    0x3f510e, // v_minimum3_f32
    0x33ca09, // v_min_f16
    0x323c09, // v_min_f32
    0x3d5009, // v_min_f64
    0x33ee09, // v_min_i16
    0x324e09, // v_min_i32
    0x33e509, // v_min_u16
    0x326009, // v_min_u32
    0x2d7109, // v_mov_b32
    0x301a09, // v_mov_b64
    0x361d11, // v_mqsad_pk_u16_u8
    0x362e0e, // v_mqsad_u32_u8
    0x360409, // v_msad_u8
    0x334809, // v_mul_f16
    0x31f909, // v_mul_f32
    0x3d4709, // v_mul_f64
    0x3d850c, // v_mul_hi_i32
    0x320f10, // v_mul_hi_i32_i24
    0x3d790c, // v_mul_hi_u32
    0x322c10, // v_mul_hi_u32_u24
    0x32020d, // v_mul_i32_i24
    0x3ee010, // v_mul_legacy_f32
    0x338e0c, // v_mul_lo_u16
    0x3d6d0c, // v_mul_lo_u32
    0x321f0d, // v_mul_u32_u24
    0x2ce205, // v_nop
    0x2f7409, // v_not_b32
    0x378609, // v_or3_b32
    0x32a208, // v_or_b32
    0x3ed20e, // v_pack_b32_f16
    0x318215, // v_permlane16_swap_b32
    0x319915, // v_permlane32_swap_b32
    0x36860a, // v_perm_b32
    0x40450c, // v_pk_add_f16
    0x41840c, // v_pk_add_f32
    0x3f9d0c, // v_pk_add_i16
    0x40090c, // v_pk_add_u16
    0x3fd510, // v_pk_ashrrev_i16
    0x34640d, // v_pk_fmac_f16
    0x40390c, // v_pk_fma_f16
    0x416c0c, // v_pk_fma_f32
    0x3fb510, // v_pk_lshlrev_b16
    0x3fc510, // v_pk_lshrrev_b16
    0x3f820c, // v_pk_mad_i16
    0x3ffd0c, // v_pk_mad_u16
    0x409511, // v_pk_maximum3_f16
    0x40690c, // v_pk_max_f16
    0x3fe50c, // v_pk_max_i16
    0x40210c, // v_pk_max_u16
    0x408411, // v_pk_minimum3_f16
    0x405d0c, // v_pk_min_f16
    0x3ff10c, // v_pk_min_i16
    0x402d0c, // v_pk_min_u16
    0x41900c, // v_pk_mov_b32
    0x40510c, // v_pk_mul_f16
    0x41780c, // v_pk_mul_f32
    0x3f8e0f, // v_pk_mul_lo_u16
    0x3fa90c, // v_pk_sub_i16
    0x40150c, // v_pk_sub_u16
    0x31780a, // v_prng_b32
    0x360d10, // v_qsad_pk_u16_u8
    0x305709, // v_rcp_f16
    0x2f1b09, // v_rcp_f32
    0x2f3c09, // v_rcp_f64
    0x2f240f, // v_rcp_iflag_f32
    0x2d8713, // v_readfirstlane_b32
    0x3d9c0e, // v_readlane_b32
    0x30c80b, // v_rndne_f16
    0x2ef30b, // v_rndne_f32
    0x2ebd0b, // v_rndne_f64
    0x306a09, // v_rsq_f16
    0x2f3309, // v_rsq_f32
    0x2f4509, // v_rsq_f64
    0x35800b, // v_sad_hi_u8
    0x358b09, // v_sad_u16
    0x359409, // v_sad_u32
    0x357808, // v_sad_u8
    0x31140f, // v_sat_pk_u8_i16
    0x30001a, // v_screen_partition_4se_b32
    0x30de09, // v_sin_f16
    0x2f6209, // v_sin_f32
    0x422f1e, // v_smfmac_f32_16x16x128_bf8_bf8
    0x424d1e, // v_smfmac_f32_16x16x128_bf8_fp8
    0x426b1e, // v_smfmac_f32_16x16x128_fp8_bf8
    0x42d31e, // v_smfmac_f32_16x16x128_fp8_fp8
    0x45e01a, // v_smfmac_f32_16x16x32_bf16
    0x45ae19, // v_smfmac_f32_16x16x32_f16
    0x41fc1a, // v_smfmac_f32_16x16x64_bf16
    0x474c1d, // v_smfmac_f32_16x16x64_bf8_bf8
    0x47691d, // v_smfmac_f32_16x16x64_bf8_fp8
    0x450019, // v_smfmac_f32_16x16x64_f16
    0x47861d, // v_smfmac_f32_16x16x64_fp8_bf8
    0x47a31d, // v_smfmac_f32_16x16x64_fp8_fp8
    0x45fa1a, // v_smfmac_f32_32x32x16_bf16
    0x45c719, // v_smfmac_f32_32x32x16_f16
    0x431d1a, // v_smfmac_f32_32x32x32_bf16
    0x47c01d, // v_smfmac_f32_32x32x32_bf8_bf8
    0x47dd1d, // v_smfmac_f32_32x32x32_bf8_fp8
    0x451919, // v_smfmac_f32_32x32x32_f16
    0x47fa1d, // v_smfmac_f32_32x32x32_fp8_bf8
    0x48171d, // v_smfmac_f32_32x32x32_fp8_fp8
    0x43991d, // v_smfmac_f32_32x32x64_bf8_bf8
    0x43e31d, // v_smfmac_f32_32x32x64_bf8_fp8
    0x44001d, // v_smfmac_f32_32x32x64_fp8_bf8
    0x44641d, // v_smfmac_f32_32x32x64_fp8_fp8
    0x421619, // v_smfmac_i32_16x16x128_i8
    0x461418, // v_smfmac_i32_16x16x64_i8
    0x462c18, // v_smfmac_i32_32x32x32_i8
    0x433718, // v_smfmac_i32_32x32x64_i8
    0x30600a, // v_sqrt_f16
    0x2f4e0a, // v_sqrt_f32
    0x2f580a, // v_sqrt_f64
    0x331a10, // v_subbrev_co_u32
    0x330d0d, // v_subb_co_u32
    0x32f10f, // v_subrev_co_u32
    0x333c0c, // v_subrev_f16
    0x31e30c, // v_subrev_f32
    0x33820c, // v_subrev_u16
    0x34140c, // v_subrev_u32
    0x32e50c, // v_sub_co_u32
    0x333309, // v_sub_f16
    0x31da09, // v_sub_f32
    0x3ec909, // v_sub_i16
    0x3eb709, // v_sub_i32
    0x337909, // v_sub_u16
    0x340b09, // v_sub_u32
    0x31230a, // v_swap_b32
    0x3e1210, // v_trig_preop_f64
    0x30bd0b, // v_trunc_f16
    0x2ede0b, // v_trunc_f32
    0x2ea80b, // v_trunc_f64
    0x3daa0f, // v_writelane_b32
    0x36e409, // v_xad_u32
    0x34710a, // v_xnor_b32
    0x32aa09, // v_xor_b32
];
