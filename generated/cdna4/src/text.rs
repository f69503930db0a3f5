// Written by `cargo xtask regen` from amdgpu_isa_cdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "flat_scratch_loflat_scratch_hixnack_mask_loxnack_mask_hivcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_pk_add_f16ds_pk_add_bf16ds_write_addtid_b32ds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_add_rtn_f32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_swizzle_b32ds_permute_b32ds_bpermute_b32ds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_add_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_add_rtn_f64ds_condxchg32_rtn_b64ds_read_addtid_b32ds_pk_add_rtn_f16ds_pk_add_rtn_bf16ds_consumeds_appendds_write_b96ds_write_b128ds_read_b64_tr_b4ds_read_b96_tr_b6ds_read_b64_tr_b8ds_read_b64_tr_b16ds_read_b96ds_read_b128sc0ntsc1flat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_add_f32flat_atomic_pk_add_f16flat_atomic_add_f64flat_atomic_min_f64flat_atomic_max_f64flat_atomic_pk_add_bf16flat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2global_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_load_lds_ubyteglobal_load_lds_sbyteglobal_load_lds_ushortglobal_load_lds_sshortglobal_load_lds_dwordglobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_add_f32global_atomic_pk_add_f16global_atomic_add_f64global_atomic_min_f64global_atomic_max_f64global_atomic_pk_add_bf16global_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2global_load_lds_dwordx4global_load_lds_dwordx3scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hiscratch_load_lds_ubytescratch_load_lds_sbytescratch_load_lds_ushortscratch_load_lds_sshortscratch_load_lds_dwordBUF_DATA_FORMAT_INVALIDBUF_DATA_FORMAT_8BUF_DATA_FORMAT_16BUF_DATA_FORMAT_8_8BUF_DATA_FORMAT_32BUF_DATA_FORMAT_16_16BUF_DATA_FORMAT_10_11_11BUF_DATA_FORMAT_11_11_10BUF_DATA_FORMAT_10_10_10_2BUF_DATA_FORMAT_2_10_10_10BUF_DATA_FORMAT_8_8_8_8BUF_DATA_FORMAT_32_32BUF_DATA_FORMAT_16_16_16_16BUF_DATA_FORMAT_32_32_32BUF_DATA_FORMAT_32_32_32_32BUF_DATA_FORMAT_RESERVED_15BUF_NUM_FORMAT_UNORMBUF_NUM_FORMAT_SNORMBUF_NUM_FORMAT_USCALEDBUF_NUM_FORMAT_SSCALEDBUF_NUM_FORMAT_UINTBUF_NUM_FORMAT_SINTBUF_NUM_FORMAT_RESERVED_6BUF_NUM_FORMAT_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwldsbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_wbl2buffer_invbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_add_f64buffer_atomic_min_f64buffer_atomic_max_f64buffer_atomic_pk_add_bf16buffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2glcs_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_scratch_load_dwords_scratch_load_dwordx2s_scratch_load_dwordx4s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_store_dwords_store_dwordx2s_store_dwordx4s_scratch_store_dwords_scratch_store_dwordx2s_scratch_store_dwordx4s_buffer_store_dwords_buffer_store_dwordx2s_buffer_store_dwordx4s_dcache_invs_dcache_wbs_dcache_inv_vols_dcache_wb_vols_memtimes_memrealtimes_atc_probes_atc_probe_buffers_dcache_discards_dcache_discard_x2s_buffer_atomic_swaps_buffer_atomic_cmpswaps_buffer_atomic_adds_buffer_atomic_subs_buffer_atomic_smins_buffer_atomic_umins_buffer_atomic_smaxs_buffer_atomic_umaxs_buffer_atomic_ands_buffer_atomic_ors_buffer_atomic_xors_buffer_atomic_incs_buffer_atomic_decs_buffer_atomic_swap_x2s_buffer_atomic_cmpswap_x2s_buffer_atomic_add_x2s_buffer_atomic_sub_x2s_buffer_atomic_smin_x2s_buffer_atomic_umin_x2s_buffer_atomic_smax_x2s_buffer_atomic_umax_x2s_buffer_atomic_and_x2s_buffer_atomic_or_x2s_buffer_atomic_xor_x2s_buffer_atomic_inc_x2s_buffer_atomic_dec_x2s_atomic_swaps_atomic_cmpswaps_atomic_adds_atomic_subs_atomic_smins_atomic_umins_atomic_smaxs_atomic_umaxs_atomic_ands_atomic_ors_atomic_xors_atomic_incs_atomic_decs_atomic_swap_x2s_atomic_cmpswap_x2s_atomic_add_x2s_atomic_sub_x2s_atomic_smin_x2s_atomic_umin_x2s_atomic_smax_x2s_atomic_umax_x2s_atomic_and_x2s_atomic_or_x2s_atomic_xor_x2s_atomic_inc_x2s_atomic_dec_x2s_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_cbranch_joins_abs_i32s_set_gpr_idx_idxs_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_cbranch_g_forks_absdiff_i32s_rfe_restore_b64s_mul_hi_u32s_mul_hi_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_setvskips_set_gpr_idx_ons_cmp_eq_u64s_cmp_lg_u64s_movk_i32s_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32s_cbranch_i_forkHW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_HW_IDHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIHW_REG_XCC_IDHW_REG_SQ_PERF_SNAPSHOT_DATAHW_REG_SQ_PERF_SNAPSHOT_DATA1HW_REG_SQ_PERF_SNAPSHOT_PC_LOHW_REG_SQ_PERF_SNAPSHOT_PC_HIs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_set_gpr_idx_offs_set_gpr_idx_modes_endpgm_ordered_ps_dones_set_valu_coexec_modev_noprow_maskbank_maskbound_ctrlBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVE_e32v_mov_b32_dpp_sdwaclampdst_seldst_unusedsrc0_sel_e64v_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_screen_partition_4se_b32v_mov_b64v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_sat_pk_u8_i16v_swap_b32v_accvgpr_mov_b32v_cvt_f32_fp8v_cvt_f32_bf8v_cvt_pk_f32_fp8v_cvt_pk_f32_bf8v_prng_b32v_permlane16_swap_b32fiv_permlane32_swap_b32v_cvt_f32_bf16v_cndmask_b32src1_selv_add_f32v_sub_f32v_subrev_f32v_fmac_f64v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_dot2c_f32_bf16v_fmamk_f32v_fmaak_f32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_addc_co_u32v_subb_co_u32v_subbrev_co_u32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_mac_f16v_madmk_f16v_madak_f16v_add_u16v_sub_u16v_subrev_u16v_mul_lo_u16v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_max_f16v_min_f16v_max_u16v_max_i16v_min_u16v_min_i16v_ldexp_f16v_add_u32v_sub_u32v_subrev_u32v_dot2c_f32_f16v_dot2c_i32_i16v_dot4c_i32_i8v_dot8c_i32_i4v_fmac_f32v_pk_fmac_f16v_xnor_b32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_mad_legacy_f16v_mad_legacy_u16v_mad_legacy_i16v_perm_b32v_fma_legacy_f16v_div_fixup_legacy_f16v_cvt_pkaccum_u8_f32v_mad_u32_u16v_mad_i32_i16v_xad_u32v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_lshl_add_u32v_add_lshl_u32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_f16v_mad_u16v_mad_i16v_fma_f16v_div_fixup_f16v_lshl_add_u64bitop3v_bitop3_b16v_bitop3_b32v_cvt_scalef32_pk_fp8_f32v_cvt_scalef32_pk_bf8_f32v_cvt_scalef32_sr_fp8_f32v_cvt_scalef32_sr_bf8_f32v_cvt_scalef32_pk_f32_fp8v_cvt_scalef32_pk_f32_bf8v_cvt_scalef32_f32_fp8v_cvt_scalef32_f32_bf8v_cvt_scalef32_pk_fp4_f32v_cvt_scalef32_sr_pk_fp4_f32v_cvt_scalef32_pk_f32_fp4v_cvt_scalef32_pk_fp8_f16v_cvt_scalef32_pk_bf8_f16v_cvt_scalef32_sr_fp8_f16v_cvt_scalef32_sr_bf8_f16v_cvt_scalef32_pk_fp8_bf16v_cvt_scalef32_pk_bf8_bf16v_cvt_scalef32_sr_fp8_bf16v_cvt_scalef32_sr_bf8_bf16v_cvt_scalef32_pk_f16_fp8v_cvt_scalef32_pk_f16_bf8v_cvt_scalef32_f16_fp8v_cvt_scalef32_f16_bf8v_cvt_scalef32_pk_fp4_f16v_cvt_scalef32_pk_fp4_bf16v_cvt_scalef32_sr_pk_fp4_f16v_cvt_scalef32_sr_pk_fp4_bf16v_cvt_scalef32_pk_f16_fp4v_cvt_scalef32_pk_bf16_fp4v_cvt_scalef32_2xpk16_fp6_f32v_cvt_scalef32_2xpk16_bf6_f32v_cvt_scalef32_sr_pk32_fp6_f32v_cvt_scalef32_sr_pk32_bf6_f32v_cvt_scalef32_pk32_f32_fp6v_cvt_scalef32_pk32_f32_bf6v_cvt_scalef32_pk32_fp6_f16v_cvt_scalef32_pk32_fp6_bf16v_cvt_scalef32_pk32_bf6_f16v_cvt_scalef32_pk32_bf6_bf16v_cvt_scalef32_sr_pk32_fp6_f16v_cvt_scalef32_sr_pk32_fp6_bf16v_cvt_scalef32_sr_pk32_bf6_f16v_cvt_scalef32_sr_pk32_bf6_bf16v_cvt_scalef32_pk32_f16_fp6v_cvt_scalef32_pk32_bf16_fp6v_cvt_scalef32_pk32_f16_bf6v_cvt_scalef32_pk32_bf16_bf6v_ashr_pk_i8_i32v_ashr_pk_u8_i32v_cvt_pk_f16_f32v_cvt_pk_bf16_f32v_cvt_scalef32_pk_bf16_fp8v_cvt_scalef32_pk_bf16_bf8v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_ldexp_f32v_readlane_b32v_writelane_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_trig_preop_f64v_bfm_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_add_i32v_sub_i32v_add_i16v_sub_i16v_pack_b32_f16v_mul_legacy_f32v_cvt_pk_fp8_f32v_cvt_pk_bf8_f32v_cvt_sr_fp8_f32v_cvt_sr_bf8_f32v_cvt_sr_f16_f32v_cvt_sr_bf16_f32v_minimum3_f32v_maximum3_f32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_dot2_f32_bf16v_pk_minimum3_f16v_pk_maximum3_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_dot2_f32_f16v_dot2_i32_i16v_dot2_u32_u16v_dot4_i32_i8v_dot4_u32_u8v_dot8_i32_i4v_dot8_u32_u4cbszblgpv_mfma_f32_16x16x128_f8f6f4v_mfma_f32_32x32x64_f8f6f4v_pk_fma_f32v_pk_mul_f32v_pk_add_f32v_pk_mov_b32abidv_mfma_f32_16x16x32_bf16v_mfma_i32_16x16x64_i8v_mfma_f32_32x32x16_bf16v_mfma_i32_32x32x32_i8v_smfmac_f32_16x16x64_bf16v_smfmac_i32_16x16x128_i8v_smfmac_f32_16x16x128_bf8_bf8v_smfmac_f32_16x16x128_bf8_fp8v_smfmac_f32_16x16x128_fp8_bf8v_mfma_f32_32x32x1_2b_f32v_mfma_f32_16x16x1_4b_f32v_mfma_f32_4x4x1_16b_f32v_smfmac_f32_16x16x128_fp8_fp8v_mfma_f32_32x32x2_f32v_mfma_f32_16x16x4_f32v_smfmac_f32_32x32x32_bf16v_smfmac_i32_32x32x64_i8v_mfma_f32_32x32x4_2b_f16v_mfma_f32_16x16x4_4b_f16v_mfma_f32_4x4x4_16b_f16v_smfmac_f32_32x32x64_bf8_bf8v_mfma_f32_32x32x8_f16v_mfma_f32_16x16x16_f16v_smfmac_f32_32x32x64_bf8_fp8v_smfmac_f32_32x32x64_fp8_bf8v_mfma_i32_32x32x4_2b_i8v_mfma_i32_16x16x4_4b_i8v_mfma_i32_4x4x4_16b_i8v_smfmac_f32_32x32x64_fp8_fp8v_mfma_f32_16x16x32_f16v_mfma_f32_32x32x16_f16v_mfma_i32_32x32x16_i8v_mfma_i32_16x16x32_i8v_accvgpr_read_b32v_accvgpr_write_b32v_smfmac_f32_16x16x64_f16v_smfmac_f32_32x32x32_f16v_mfma_f32_32x32x4_2b_bf16v_mfma_f32_16x16x4_4b_bf16v_mfma_f32_4x4x4_16b_bf16v_mfma_f32_32x32x8_bf16v_mfma_f32_16x16x16_bf16v_smfmac_f32_16x16x32_f16v_smfmac_f32_32x32x16_f16v_smfmac_f32_16x16x32_bf16v_smfmac_f32_32x32x16_bf16v_smfmac_i32_16x16x64_i8v_smfmac_i32_32x32x32_i8negv_mfma_f64_16x16x4_f64v_mfma_f64_4x4x4_4b_f64v_mfma_f32_16x16x32_bf8_bf8v_mfma_f32_16x16x32_bf8_fp8v_mfma_f32_16x16x32_fp8_bf8v_mfma_f32_16x16x32_fp8_fp8v_mfma_f32_32x32x16_bf8_bf8v_mfma_f32_32x32x16_bf8_fp8v_mfma_f32_32x32x16_fp8_bf8v_mfma_f32_32x32x16_fp8_fp8v_smfmac_f32_16x16x64_bf8_bf8v_smfmac_f32_16x16x64_bf8_fp8v_smfmac_f32_16x16x64_fp8_bf8v_smfmac_f32_16x16x64_fp8_fp8v_smfmac_f32_32x32x32_bf8_bf8v_smfmac_f32_32x32x32_bf8_fp8v_smfmac_f32_32x32x32_fp8_bf8v_smfmac_f32_32x32x32_fp8_fp8v_mfma_scale_f32_16x16x128_f8f6f4v_mfma_scale_f32_32x32x64_f8f6f4v_cmp_class_f32v_cmpx_class_f32v_cmp_class_f64v_cmpx_class_f64v_cmp_class_f16v_cmpx_class_f16v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i16v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_t_i16v_cmp_f_u16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_t_u16v_cmpx_f_i16v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_t_i16v_cmpx_f_u16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_t_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64execexeczflat_scratchpops_exiting_wave_idprivate_baseprivate_limitsccshared_baseshared_limitvccvcczxnack_maskbuffer_invl2ds_read_b128_tr_b6v_accvgpr_readv_accvgpr_writev_cvt_scale_f16_bf8v_cvt_scale_f16_fp8v_cvt_scale_f32_bf8v_cvt_scale_f32_fp8v_cvt_scale_pk_bf16_bf6v_cvt_scale_pk_bf16_bf8v_cvt_scale_pk_bf16_fp4v_cvt_scale_pk_bf16_fp6v_cvt_scale_pk_bf16_fp8v_cvt_scale_pk_bf6_bf16v_cvt_scale_pk_bf6_f16v_cvt_scale_pk_bf6_f32v_cvt_scale_pk_bf8_bf16v_cvt_scale_pk_bf8_f16v_cvt_scale_pk_bf8_f32v_cvt_scale_pk_f16_bf6v_cvt_scale_pk_f16_bf8v_cvt_scale_pk_f16_fp4v_cvt_scale_pk_f16_fp6v_cvt_scale_pk_f16_fp8v_cvt_scale_pk_f32_bf6v_cvt_scale_pk_f32_bf8v_cvt_scale_pk_f32_fp4v_cvt_scale_pk_f32_fp6v_cvt_scale_pk_f32_fp8v_cvt_scale_pk_fp4_bf16v_cvt_scale_pk_fp4_f16v_cvt_scale_pk_fp4_f32v_cvt_scale_pk_fp6_bf16v_cvt_scale_pk_fp6_f16v_cvt_scale_pk_fp6_f32v_cvt_scale_pk_fp8_bf16v_cvt_scale_pk_fp8_f16v_cvt_scale_pk_fp8_f32v_cvt_scale_sr_bf8_bf16v_cvt_scale_sr_bf8_f16v_cvt_scale_sr_bf8_f32v_cvt_scale_sr_fp8_bf16v_cvt_scale_sr_fp8_f16v_cvt_scale_sr_fp8_f32v_cvt_scale_sr_pk_bf6_bf16v_cvt_scale_sr_pk_bf6_f16v_cvt_scale_sr_pk_bf6_f32v_cvt_scale_sr_pk_fp4_bf16v_cvt_scale_sr_pk_fp4_f16v_cvt_scale_sr_pk_fp4_f32v_cvt_scale_sr_pk_fp6_bf16v_cvt_scale_sr_pk_fp6_f16v_cvt_scale_sr_pk_fp6_f32v_mad_mix_f32v_mad_mixhi_f16v_mad_mixlo_f16v_mfma_f32_16x16x16bf16v_mfma_f32_16x16x16bf16_1kv_mfma_f32_16x16x16f16v_mfma_f32_16x16x1f32v_mfma_f32_16x16x32bf16v_mfma_f32_16x16x32bf8bf8v_mfma_f32_16x16x32bf8fp8v_mfma_f32_16x16x32f16v_mfma_f32_16x16x32fp8bf8v_mfma_f32_16x16x32fp8fp8v_mfma_f32_16x16x4bf16v_mfma_f32_16x16x4bf16_1kv_mfma_f32_16x16x4f16v_mfma_f32_16x16x4f32v_mfma_f32_32x32x16bf16v_mfma_f32_32x32x16bf8bf8v_mfma_f32_32x32x16bf8fp8v_mfma_f32_32x32x16f16v_mfma_f32_32x32x16fp8bf8v_mfma_f32_32x32x16fp8fp8v_mfma_f32_32x32x1f32v_mfma_f32_32x32x2f32v_mfma_f32_32x32x4bf16v_mfma_f32_32x32x4bf16_1kv_mfma_f32_32x32x4f16v_mfma_f32_32x32x8bf16v_mfma_f32_32x32x8bf16_1kv_mfma_f32_32x32x8f16v_mfma_f32_4x4x1f32v_mfma_f32_4x4x4bf16v_mfma_f32_4x4x4bf16_1kv_mfma_f32_4x4x4f16v_mfma_f64_16x16x4f64v_mfma_f64_4x4x4f64v_mfma_i32_16x16x32i8v_mfma_i32_16x16x4i8v_mfma_i32_16x16x64i8v_mfma_i32_32x32x16i8v_mfma_i32_32x32x32i8v_mfma_i32_32x32x4i8v_mfma_i32_4x4x4i8v_mul_lo_i32v_smfmac_f32_16x16x128bf8bf8v_smfmac_f32_16x16x128bf8fp8v_smfmac_f32_16x16x128fp8bf8v_smfmac_f32_16x16x128fp8fp8v_smfmac_f32_16x16x32bf16v_smfmac_f32_16x16x32f16v_smfmac_f32_16x16x64bf16v_smfmac_f32_16x16x64bf8bf8v_smfmac_f32_16x16x64bf8fp8v_smfmac_f32_16x16x64f16v_smfmac_f32_16x16x64fp8bf8v_smfmac_f32_16x16x64fp8fp8v_smfmac_f32_32x32x16bf16v_smfmac_f32_32x32x16f16v_smfmac_f32_32x32x32bf16v_smfmac_f32_32x32x32bf8bf8v_smfmac_f32_32x32x32bf8fp8v_smfmac_f32_32x32x32f16v_smfmac_f32_32x32x32fp8bf8v_smfmac_f32_32x32x32fp8fp8v_smfmac_f32_32x32x64bf8bf8v_smfmac_f32_32x32x64bf8fp8v_smfmac_f32_32x32x64fp8bf8v_smfmac_f32_32x32x64fp8fp8v_smfmac_i32_16x16x128i8v_smfmac_i32_16x16x64i8v_smfmac_i32_32x32x32i8v_smfmac_i32_32x32x64i8UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12UC_VERSION_GFX7UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
    syntax(run(554, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(556, 2), 2, 1, [4560, 0, 0, 0, 0]),
    syntax(run(558, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(560, 2), 2, 1, [0, 2512, 0, 0, 0]),
    syntax(run(562, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(564, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(565, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(566, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(567, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(568, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(569, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(570, 4), 3, 9, [0, 0, 0, 0, 0]),
    syntax(run(574, 1), 0, 10, [0, 0, 0, 0, 0]),
    syntax(run(575, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(578, 7), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(585, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(593, 4), 3, 14, [3584, 2656, 0, 0, 0]),
    syntax(run(597, 2), 2, 1, [2577, 2624, 0, 0, 0]),
    syntax(run(599, 3), 2, 10, [2560, 2656, 0, 0, 0]),
    syntax(run(602, 3), 3, 11, [3601, 4672, 0, 0, 0]),
    syntax(run(605, 7), 6, 15, [3601, 5664, 0, 0, 0]),
    syntax(run(612, 5), 3, 16, [3584, 4704, 0, 0, 0]),
    syntax(run(617, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(620, 7), 6, 12, [5649, 3616, 0, 0, 0]),
    syntax(run(627, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(632, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(640, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(645, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(652, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(660, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(665, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(668, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(675, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(683, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(688, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(691, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(698, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(706, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(711, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(716, 5), 3, 16, [5632, 2656, 0, 0, 0]),
    syntax(run(721, 7), 6, 15, [5649, 3616, 0, 0, 0]),
    syntax(run(728, 3), 3, 11, [5649, 4672, 0, 0, 0]),
    syntax(run(731, 7), 6, 15, [5649, 5664, 0, 0, 0]),
    syntax(run(738, 5), 3, 16, [5632, 4704, 0, 0, 0]),
    syntax(run(743, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(751, 3), 3, 11, [5649, 4672, 0, 0, 0]),
    syntax(run(754, 7), 6, 12, [5649, 5664, 0, 0, 0]),
    syntax(run(761, 8), 8, 13, [5649, 0, 0, 0, 0]),
    syntax(run(769, 4), 3, 14, [5632, 4704, 0, 0, 0]),
    syntax(run(773, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(776, 7), 6, 12, [3601, 3616, 0, 0, 0]),
    syntax(run(783, 8), 8, 13, [3601, 0, 0, 0, 0]),
    syntax(run(791, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(796, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(799, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(806, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(814, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(819, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(822, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(829, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(837, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(842, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(844, 3), 2, 10, [3584, 2656, 0, 0, 0]),
    syntax(run(847, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(849, 6), 5, 9, [0, 3616, 0, 0, 0]),
    syntax(run(855, 6), 6, 19, [0, 0, 0, 0, 0]),
    syntax(run(861, 3), 2, 10, [0, 0, 0, 0, 0]),
    syntax(run(864, 6), 6, 20, [3601, 0, 0, 0, 0]),
    syntax(run(870, 3), 3, 11, [5649, 2624, 0, 0, 0]),
    syntax(run(873, 7), 6, 12, [5649, 3616, 0, 0, 0]),
    syntax(run(880, 6), 6, 20, [5649, 0, 0, 0, 0]),
    syntax(run(886, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(891, 6), 3, 21, [3584, 2656, 0, 0, 0]),
    syntax(run(897, 3), 3, 11, [3601, 2624, 0, 0, 0]),
    syntax(run(900, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(907, 8), 8, 18, [3601, 0, 0, 0, 0]),
    syntax(run(915, 5), 3, 16, [3584, 2656, 0, 0, 0]),
    syntax(run(920, 5), 5, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(925, 9), 8, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(934, 11), 11, 23, [3601, 0, 0, 0, 0]),
    syntax(run(945, 6), 5, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(951, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(955, 8), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(963, 10), 10, 23, [3601, 0, 0, 0, 0]),
    syntax(run(973, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(979, 4), 4, 11, [5649, 4672, 5641, 0, 0]),
    syntax(run(983, 8), 7, 22, [5649, 5664, 5641, 0, 0]),
    syntax(run(991, 6), 4, 25, [5632, 4704, 4713, 0, 0]),
    syntax(run(997, 8), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1005, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1015, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1021, 5), 4, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(1026, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1030, 8), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1038, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1044, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1048, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1052, 5), 5, 11, [3601, 0, 2624, 3593, 0]),
    syntax(run(1057, 9), 8, 12, [3601, 0, 3616, 3593, 0]),
    syntax(run(1066, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1076, 7), 5, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(1083, 6), 6, 11, [3601, 0, 2624, 3593, 0]),
    syntax(run(1089, 10), 9, 12, [3601, 0, 3616, 3593, 0]),
    syntax(run(1099, 11), 11, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1110, 8), 6, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(1118, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1122, 8), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1130, 10), 10, 23, [3601, 0, 0, 0, 0]),
    syntax(run(1140, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1146, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1150, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1154, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1158, 8), 7, 12, [3601, 3616, 3593, 0, 0]),
    syntax(run(1166, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1176, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1182, 5), 4, 14, [3584, 2656, 2665, 0, 0]),
    syntax(run(1187, 8), 7, 15, [3601, 3616, 3593, 0, 0]),
    syntax(run(1195, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(1205, 6), 4, 16, [3584, 2656, 2665, 0, 0]),
    syntax(run(1211, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1215, 8), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1223, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1229, 4), 4, 11, [3601, 2624, 3593, 0, 0]),
    syntax(run(1233, 8), 7, 22, [3601, 3616, 3593, 0, 0]),
    syntax(run(1241, 6), 4, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(1247, 10), 10, 20, [3601, 0, 0, 0, 0]),
    syntax(run(1257, 6), 4, 28, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1263, 6), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1269, 5), 4, 10, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1274, 6), 4, 29, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1280, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1287, 6), 4, 31, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1293, 7), 5, 32, [3584, 0, 2656, 2665, 2674]),
    syntax(run(1300, 7), 5, 32, [5632, 0, 4704, 4713, 4722]),
    syntax(run(1307, 6), 4, 28, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1313, 6), 4, 28, [9728, 4704, 2665, 8818, 0]),
    syntax(run(1319, 7), 5, 28, [5632, 0, 2656, 2665, 4722]),
    syntax(run(1326, 6), 4, 29, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1332, 6), 4, 28, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1338, 5), 3, 31, [3584, 2656, 2665, 0, 0]),
    syntax(run(1343, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1350, 7), 4, 33, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1357, 7), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1364, 5), 4, 10, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1369, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1375, 5), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1380, 6), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1386, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1392, 5), 3, 38, [5632, 2656, 2665, 0, 0]),
    syntax(run(1397, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(1402, 6), 4, 37, [3584, 4704, 2665, 2674, 0]),
    syntax(run(1408, 5), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(1413, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1419, 5), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(1424, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1430, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(1435, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(1440, 5), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(1445, 5), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(1450, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1456, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1462, 5), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(1467, 5), 4, 10, [13824, 33376, 33385, 2674, 0]),
    syntax(run(1472, 5), 4, 10, [13824, 0, 2665, 2674, 0]),
    syntax(run(1477, 4), 3, 10, [0, 12896, 2665, 0, 0]),
    syntax(run(1481, 4), 3, 10, [13824, 33376, 2665, 0, 0]),
    syntax(run(1485, 5), 4, 10, [13824, 33376, 2665, 2674, 0]),
    syntax(run(1490, 4), 3, 10, [34304, 12896, 2665, 0, 0]),
    syntax(run(1494, 6), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1500, 5), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(1505, 5), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(1510, 5), 3, 42, [5632, 4704, 4713, 0, 0]),
    syntax(run(1515, 5), 3, 31, [5632, 4704, 2665, 0, 0]),
    syntax(run(1520, 4), 3, 10, [3584, 2656, 2665, 0, 0]),
    syntax(run(1524, 5), 3, 31, [3584, 2656, 2665, 0, 0]),
    syntax(run(1529, 4), 3, 10, [2560, 2656, 2665, 0, 0]),
    syntax(run(1533, 4), 3, 10, [5632, 2656, 4713, 0, 0]),
    syntax(run(1537, 5), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(1542, 6), 3, 43, [3584, 2656, 2665, 0, 0]),
    syntax(run(1548, 5), 3, 28, [3584, 2656, 2665, 0, 0]),
    syntax(run(1553, 6), 3, 44, [3584, 2656, 2665, 0, 0]),
    syntax(run(1559, 5), 3, 42, [3584, 2656, 2665, 0, 0]),
    syntax(run(1564, 5), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(1569, 5), 3, 45, [3584, 2656, 2665, 0, 0]),
    syntax(run(1574, 5), 3, 46, [3584, 2656, 2665, 0, 0]),
    syntax(run(1579, 5), 3, 46, [3584, 2656, 2665, 0, 0]),
    syntax(run(1584, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1593, 8), 3, 48, [3584, 2656, 2665, 0, 0]),
    syntax(run(1601, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1610, 8), 3, 48, [3584, 2656, 2665, 0, 0]),
    syntax(run(1618, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1627, 7), 4, 33, [3584, 0, 0, 0, 0]),
    syntax(run(1634, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1643, 7), 4, 49, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1650, 6), 4, 50, [0, 0, 0, 0, 0]),
    syntax(run(1656, 6), 4, 50, [0, 0, 0, 0, 0]),
    syntax(run(1662, 9), 4, 47, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1671, 8), 3, 48, [5632, 4704, 4713, 0, 0]),
    syntax(run(1679, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1686, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1693, 6), 4, 52, [0, 0, 0, 2674, 0]),
    syntax(run(1699, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1706, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1713, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1720, 6), 4, 52, [0, 0, 0, 2674, 0]),
    syntax(run(1726, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1733, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1740, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1747, 4), 2, 53, [3584, 0, 0, 0, 0]),
    syntax(run(1751, 4), 2, 53, [0, 2656, 0, 0, 0]),
    syntax(run(1755, 6), 4, 52, [0, 0, 0, 2674, 0]),
    syntax(run(1761, 6), 4, 52, [0, 0, 0, 2674, 0]),
    syntax(run(1767, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1774, 7), 4, 51, [0, 0, 0, 0, 0]),
    syntax(run(1781, 10), 10, 1, [0, 0, 0, 0, 2656]),
    syntax(run(1791, 10), 10, 1, [0, 0, 0, 0, 2656]),
    syntax(run(1801, 5), 4, 54, [4608, 2656, 2665, 0, 0]),
    syntax(run(1806, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1810, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(1816, 5), 4, 54, [4608, 4704, 2665, 0, 0]),
    syntax(run(1821, 4), 4, 11, [0, 4672, 3593, 0, 0]),
    syntax(run(1825, 5), 4, 54, [4608, 2656, 2665, 0, 0]),
    syntax(run(1830, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1834, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(1840, 6), 4, 25, [4608, 2656, 2665, 0, 0]),
    syntax(run(1846, 6), 6, 23, [0, 0, 0, 0, 0]),
    syntax(run(1852, 6), 4, 25, [4608, 2656, 2665, 0, 0]),
    syntax(run(1858, 6), 6, 23, [0, 0, 0, 0, 0]),
    syntax(run(1864, 6), 4, 25, [4608, 4704, 4713, 0, 0]),
    syntax(run(1870, 4), 4, 11, [0, 4672, 5641, 0, 0]),
    syntax(run(1874, 5), 4, 14, [4608, 2656, 2665, 0, 0]),
    syntax(run(1879, 4), 4, 11, [0, 2624, 3593, 0, 0]),
    syntax(run(1883, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(1889, 5), 4, 14, [4608, 2656, 2665, 0, 0]),
    syntax(run(1894, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(1900, 5), 4, 14, [4608, 4704, 4713, 0, 0]),
    syntax(run(1905, 4), 4, 11, [0, 4672, 5641, 0, 0]),
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
    frame(s(11636, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(11649, 4), 1, [0x0, 0x8000000000000, 0x0]),
    frame(s(11653, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(11688, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11649, 4), 1, [0x30000000000000, 0x8000000000000, 0x0]),
    frame(s(11688, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(11688, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(11653, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x8000000000000, 0x0, 0x0]),
    frame(s(11653, 5), 1, [0x0, 0x0, 0x0]),
    frame(s(11688, 4), 1, [0x0, 0x1800000000001800, 0x0]),
    frame(s(11649, 4), 1, [0xf0000000000000, 0x8000000000000, 0x0]),
    frame(s(11653, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(11688, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(11688, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(11653, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(11653, 5), 1, [0x830000000000000, 0x0, 0x0]),
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
    frame(s(11688, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 273] = [
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
        data_names: run(0, 16),
        number_names: run(16, 8),
    },
    Flag(13, s(5265, 5)),
    Flag(12, s(5270, 5)),
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
    Flag(16, s(5675, 3)),
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
        positive: false,
        kind: TwoFlags {
            immediate: 17,
            register: 14,
        },
    }),
    Flag(16, s(7209, 3)),
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
    Number(bits(60, 4), s(11532, 8), AlwaysInHex),
    Number(bits(56, 4), s(11540, 9), AlwaysInHex),
    Number(bits(51, 1), s(11549, 10), Bound),
    OutputModifier(bits(59, 2), false),
    Suffix(s(11636, 4)),
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
    Suffix(s(11649, 4)),
    Suffix(s(11653, 5)),
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
    Flag(45, s(11658, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(11663, 7), run(65, 7), true),
    Choice(bits(43, 2), s(11670, 10), run(72, 4), true),
    Choice(bits(48, 3), s(11680, 8), run(65, 7), true),
    Suffix(s(11688, 4)),
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
    Flag(15, s(11658, 5)),
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
    Number(bits(12, 1), s(11549, 10), Bound),
    Number(bits(11, 1), s(12732, 2), Unsigned),
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
    Choice(bits(56, 3), s(12782, 8), run(65, 7), true),
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
    Bools(s(13600, 6), [11, 12, 13, 14], false),
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
    Pieces(s(14325, 6), [bits(61, 3), bits(8, 3), bits(59, 2)]),
    Bools(s(13600, 6), [11, 12, 14, 255], false),
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
    Bools(s(13600, 6), [11, 12, 13, 255], false),
    Bools(s(16274, 9), [59, 60, 14, 255], true),
    Bools(s(16283, 6), [61, 62, 63, 255], false),
    Bools(s(16289, 6), [8, 9, 10, 255], false),
    Bools(s(13600, 6), [11, 12, 255, 255], false),
    Bools(s(16274, 9), [59, 60, 255, 255], true),
    Bools(s(16283, 6), [61, 62, 255, 255], false),
    Bools(s(16289, 6), [8, 9, 255, 255], false),
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
    Bools(s(16274, 9), [59, 60, 14, 255], false),
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
    Number(bits(8, 3), s(16724, 4), Unsigned),
    Number(bits(61, 3), s(16728, 4), Unsigned),
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
    Number(bits(11, 4), s(16833, 4), Unsigned),
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
    Bools(s(16283, 6), [61, 255, 255, 255], false),
    Bools(s(16289, 6), [8, 255, 255, 255], false),
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
    Bools(s(18025, 3), [61, 62, 63, 255], false),
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
    Bools(s(13600, 6), [11, 12, 254, 255], false),
    Bools(s(16274, 9), [59, 60, 254, 255], true),
    Number(bits(72, 3), s(16724, 4), Unsigned),
    Number(bits(125, 3), s(16728, 4), Unsigned),
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
pub static NAMES: [(u16, Str); 76] = [
    (0, s(4733, 23)),
    (1, s(4756, 17)),
    (2, s(4773, 18)),
    (3, s(4791, 19)),
    (4, s(4810, 18)),
    (5, s(4828, 21)),
    (6, s(4849, 24)),
    (7, s(4873, 24)),
    (8, s(4897, 26)),
    (9, s(4923, 26)),
    (10, s(4949, 23)),
    (11, s(4972, 21)),
    (12, s(4993, 27)),
    (13, s(5020, 24)),
    (14, s(5044, 27)),
    (15, s(5071, 27)),
    (0, s(5098, 20)),
    (1, s(5118, 20)),
    (2, s(5138, 22)),
    (3, s(5160, 22)),
    (4, s(5182, 19)),
    (5, s(5201, 19)),
    (6, s(5220, 25)),
    (7, s(5245, 20)),
    (1, s(10461, 11)),
    (2, s(10472, 13)),
    (3, s(10485, 14)),
    (4, s(10499, 12)),
    (5, s(10511, 16)),
    (6, s(10527, 16)),
    (7, s(10543, 13)),
    (15, s(10556, 19)),
    (16, s(10575, 13)),
    (17, s(10588, 13)),
    (18, s(10601, 13)),
    (19, s(10614, 13)),
    (20, s(10627, 13)),
    (21, s(10640, 28)),
    (22, s(10668, 29)),
    (23, s(10697, 29)),
    (24, s(10726, 29)),
    (1, s(10994, 13)),
    (2, s(11007, 6)),
    (3, s(11013, 11)),
    (4, s(11024, 12)),
    (5, s(11036, 18)),
    (6, s(11054, 14)),
    (7, s(11068, 19)),
    (8, s(11087, 22)),
    (9, s(11109, 16)),
    (10, s(11125, 16)),
    (15, s(11141, 10)),
    (513, s(11151, 9)),
    (514, s(11160, 10)),
    (515, s(11170, 14)),
    (767, s(11184, 6)),
    (768, s(11190, 9)),
    (769, s(11151, 9)),
    (770, s(11160, 10)),
    (771, s(11170, 14)),
    (1023, s(11184, 6)),
    (3841, s(11199, 27)),
    (3842, s(11226, 16)),
    (3844, s(11242, 19)),
    (4095, s(11261, 5)),
    (0, s(11559, 6)),
    (1, s(11565, 6)),
    (2, s(11571, 6)),
    (3, s(11577, 6)),
    (4, s(11583, 6)),
    (5, s(11589, 6)),
    (6, s(11595, 5)),
    (0, s(11600, 10)),
    (1, s(11610, 11)),
    (2, s(11621, 15)),
    (3, s(11600, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 3] = [
    Part {
        name: s(10942, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(10947, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(10953, 7),
        low: bits(8, 4),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 1909] = [
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
    58, 59, 60, 64, 58, 59, 60, 57, 65, 66, 60, 61, 65, 66, 60, 62, 65, 66, 60, 63, 65, 66,
    60, 64, 65, 66, 60, 61, 67, 58, 59, 67, 65, 66, 58, 59, 68, 69, 70, 71, 68, 71, 70, 69,
    70, 71, 69, 68, 69, 72, 70, 71, 73, 70, 71, 72, 70, 69, 72, 71, 73, 71, 72, 69, 72, 69,
    74, 68, 75, 68, 76, 70, 77, 68, 78, 78, 68, 78, 79, 80, 81, 77, 82, 83, 84, 85, 86, 87,
    88, 89, 90, 91, 92, 93, 91, 0, 85, 86, 87, 88, 94, 91, 95, 96, 97, 98, 99, 100, 101, 102,
    103, 89, 104, 92, 69, 103, 89, 90, 91, 105, 93, 91, 106, 85, 86, 87, 88, 101, 102, 107,
    108, 109, 90, 110, 92, 93, 110, 0, 85, 86, 87, 88, 101, 111, 103, 108, 109, 94, 91, 95,
    96, 112, 98, 99, 100, 101, 102, 103, 108, 109, 93, 91, 113, 85, 86, 87, 88, 94, 91, 114,
    96, 97, 98, 99, 100, 101, 102, 115, 108, 109, 90, 116, 92, 93, 116, 113, 85, 86, 87, 88,
    94, 116, 114, 96, 112, 98, 99, 100, 101, 117, 115, 108, 109, 90, 91, 118, 93, 91, 119,
    85, 86, 87, 88, 94, 91, 120, 96, 112, 98, 99, 100, 101, 102, 121, 108, 109, 101, 102,
    115, 108, 89, 101, 111, 115, 108, 109, 93, 110, 113, 85, 86, 87, 88, 90, 110, 105, 93,
    110, 106, 85, 86, 87, 88, 101, 111, 107, 108, 109, 94, 91, 114, 96, 112, 98, 99, 100, 90,
    122, 123, 93, 122, 24, 85, 86, 87, 88, 94, 122, 124, 96, 97, 98, 99, 100, 101, 125, 126,
    89, 90, 116, 127, 93, 116, 128, 85, 86, 87, 88, 94, 116, 129, 96, 112, 98, 99, 100, 101,
    117, 130, 108, 109, 90, 131, 118, 93, 131, 119, 85, 86, 87, 88, 94, 131, 120, 96, 97, 98,
    99, 100, 101, 132, 121, 108, 109, 90, 116, 118, 93, 116, 119, 85, 86, 87, 88, 94, 116,
    120, 96, 112, 98, 99, 100, 101, 117, 121, 108, 109, 91, 92, 102, 103, 89, 133, 134, 133,
    0, 85, 86, 87, 88, 133, 95, 97, 98, 99, 100, 135, 136, 89, 94, 91, 137, 96, 112, 100, 90,
    138, 92, 93, 138, 0, 85, 86, 87, 88, 94, 138, 137, 96, 112, 100, 101, 139, 103, 108, 109,
    101, 102, 103, 140, 141, 89, 90, 91, 142, 93, 91, 143, 85, 86, 87, 88, 94, 91, 144, 96,
    112, 98, 99, 100, 101, 102, 145, 108, 109, 90, 91, 92, 146, 147, 93, 91, 113, 148, 147,
    85, 86, 87, 88, 94, 91, 114, 149, 147, 96, 97, 98, 99, 100, 150, 101, 102, 115, 151, 152,
    89, 90, 91, 92, 146, 93, 91, 113, 148, 85, 86, 87, 88, 94, 91, 114, 149, 96, 112, 98, 99,
    100, 150, 101, 102, 115, 151, 108, 109, 90, 110, 105, 153, 93, 110, 106, 154, 85, 86, 87,
    88, 101, 111, 107, 155, 108, 109, 93, 91, 0, 146, 85, 86, 87, 88, 94, 91, 95, 156, 96,
    97, 98, 99, 100, 150, 101, 102, 103, 157, 108, 89, 101, 102, 103, 157, 89, 90, 91, 158,
    159, 93, 91, 160, 161, 85, 86, 87, 88, 101, 102, 162, 163, 108, 109, 91, 92, 164, 146,
    91, 92, 146, 164, 90, 91, 147, 92, 146, 93, 91, 147, 0, 146, 85, 86, 87, 88, 94, 91, 147,
    95, 156, 96, 98, 99, 100, 150, 101, 102, 165, 103, 157, 108, 89, 90, 91, 147, 92, 146,
    147, 93, 91, 147, 0, 146, 147, 85, 86, 87, 88, 94, 91, 147, 95, 156, 147, 96, 98, 99,
    100, 150, 101, 102, 165, 103, 157, 152, 108, 89, 90, 116, 118, 166, 93, 116, 119, 167,
    85, 86, 87, 88, 94, 116, 120, 168, 96, 112, 98, 99, 100, 150, 101, 117, 121, 169, 108,
    109, 116, 118, 170, 166, 116, 118, 166, 170, 90, 131, 127, 171, 93, 131, 128, 171, 85,
    86, 87, 88, 94, 131, 129, 172, 96, 97, 98, 99, 100, 150, 101, 132, 130, 173, 108, 89,
    101, 132, 130, 173, 89, 93, 116, 119, 166, 85, 86, 87, 88, 94, 116, 120, 174, 96, 112,
    98, 99, 100, 150, 101, 117, 121, 175, 108, 109, 90, 91, 176, 177, 93, 91, 178, 179, 85,
    86, 87, 88, 101, 102, 180, 181, 108, 109, 90, 182, 176, 177, 93, 182, 178, 179, 85, 86,
    87, 88, 101, 183, 180, 181, 108, 109, 94, 182, 184, 185, 96, 112, 98, 99, 100, 150, 102,
    103, 157, 186, 108, 89, 102, 115, 151, 187, 108, 109, 102, 103, 157, 186, 89, 111, 107,
    155, 188, 108, 109, 102, 103, 157, 186, 189, 108, 89, 102, 115, 157, 186, 108, 89, 102,
    165, 190, 191, 192, 108, 109, 111, 165, 193, 194, 195, 108, 109, 125, 126, 157, 196, 108,
    89, 197, 126, 157, 198, 108, 89, 125, 165, 103, 157, 196, 108, 89, 117, 121, 169, 199,
    108, 109, 132, 130, 173, 200, 108, 89, 102, 115, 157, 108, 89, 102, 130, 173, 186, 189,
    108, 89, 117, 121, 169, 199, 189, 108, 109, 132, 130, 173, 200, 189, 108, 89, 125, 126,
    157, 196, 89, 132, 130, 173, 200, 201, 189, 102, 103, 157, 186, 201, 102, 115, 151, 187,
    189, 89, 102, 115, 157, 187, 189, 89, 139, 103, 151, 202, 89, 102, 103, 151, 202, 89,
    102, 203, 157, 187, 189, 89, 102, 180, 151, 202, 89, 102, 121, 157, 187, 189, 89, 102,
    162, 151, 202, 89, 102, 145, 157, 187, 189, 89, 183, 103, 151, 202, 89, 117, 103, 151,
    202, 89, 102, 180, 151, 189, 89, 102, 162, 151, 189, 89, 102, 180, 157, 187, 189, 89,
    102, 162, 157, 187, 189, 89, 204, 103, 151, 202, 89, 205, 206, 207, 186, 89, 205, 208,
    157, 186, 89, 209, 210, 157, 89, 205, 206, 157, 89, 205, 206, 157, 186, 89, 211, 210,
    157, 89, 102, 103, 157, 186, 189, 89, 183, 115, 151, 108, 109, 204, 115, 151, 108, 109,
    111, 107, 155, 108, 109, 111, 107, 157, 108, 109, 102, 103, 157, 89, 102, 115, 157, 108,
    109, 69, 103, 157, 89, 125, 103, 212, 89, 102, 115, 151, 108, 89, 102, 121, 169, 202,
    108, 89, 102, 103, 157, 108, 89, 132, 130, 173, 202, 108, 89, 102, 115, 151, 108, 109,
    102, 115, 151, 202, 89, 102, 115, 157, 189, 89, 117, 115, 157, 202, 89, 213, 115, 157,
    202, 89, 102, 103, 157, 186, 214, 215, 216, 217, 108, 102, 103, 157, 218, 219, 220, 221,
    108, 183, 222, 223, 224, 214, 215, 216, 217, 108, 183, 222, 223, 218, 219, 220, 221, 108,
    102, 225, 226, 186, 214, 215, 216, 217, 108, 117, 227, 228, 229, 214, 230, 108, 102, 222,
    223, 186, 214, 215, 216, 217, 108, 102, 103, 157, 186, 216, 217, 108, 231, 232, 233, 234,
    235, 236, 237, 232, 233, 238, 235, 236, 139, 239, 240, 241, 214, 215, 216, 217, 108, 139,
    239, 240, 218, 219, 220, 221, 108, 231, 242, 243, 234, 235, 244, 236, 237, 242, 243, 238,
    235, 244, 236, 231, 242, 245, 186, 235, 244, 246, 247, 248, 249, 235, 244, 236, 237, 247,
    248, 238, 235, 244, 236, 231, 247, 248, 234, 235, 244, 236, 237, 242, 245, 186, 235, 244,
    246, 250, 251, 249, 235, 244, 236, 237, 250, 251, 238, 235, 244, 236, 231, 250, 251, 234,
    235, 244, 236, 102, 136, 252, 253, 135, 103, 252, 253, 231, 250, 243, 186, 235, 244, 237,
    250, 243, 186, 235, 244, 254, 255, 256, 257, 235, 244, 258, 259, 255, 256, 260, 235, 244,
    258, 261, 262, 263, 264, 103, 157, 265, 266, 267, 268, 269, 262, 263, 270, 103, 157, 265,
    266, 267, 268, 101, 71, 115, 157, 89, 90, 147, 92, 146, 94, 271, 114, 156, 100, 150, 101,
    71, 107, 157, 89, 90, 147, 105, 146, 101, 71, 121, 175, 89, 90, 147, 118, 166, 94, 271,
    120, 174, 100, 150, 101, 71, 121, 169, 108, 89, 94, 271, 120, 168, 100, 150, 101, 71,
    115, 151, 108, 89, 94, 271, 114, 149, 100, 150, 101, 71, 107, 155, 108, 89, 90, 147, 105,
    153, 101, 71, 130, 173, 89, 90, 147, 127, 171, 94, 271, 129, 172, 100, 150, 101, 71, 103,
    157, 89, 94, 271, 95, 156, 100, 150, 101, 71, 126, 212, 89, 90, 147, 123, 272,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1240] = [
    0x19da11, // buffer_atomic_add
    0x1a9815, // buffer_atomic_add_f32
    0x1ac515, // buffer_atomic_add_f64
    0x1b4a14, // buffer_atomic_add_x2
    0x1a4411, // buffer_atomic_and
    0x1bc614, // buffer_atomic_and_x2
    0x19c515, // buffer_atomic_cmpswap
    0x1b3218, // buffer_atomic_cmpswap_x2
    0x1a8711, // buffer_atomic_dec
    0x1c1514, // buffer_atomic_dec_x2
    0x1a7611, // buffer_atomic_inc
    0x1c0114, // buffer_atomic_inc_x2
    0x1aef15, // buffer_atomic_max_f64
    0x1ada15, // buffer_atomic_min_f64
    0x1a5510, // buffer_atomic_or
    0x1bda13, // buffer_atomic_or_x2
    0x1b0419, // buffer_atomic_pk_add_bf16
    0x1aad18, // buffer_atomic_pk_add_f16
    0x1a2012, // buffer_atomic_smax
    0x1b9c15, // buffer_atomic_smax_x2
    0x19fc12, // buffer_atomic_smin
    0x1b7215, // buffer_atomic_smin_x2
    0x19eb11, // buffer_atomic_sub
    0x1b5e14, // buffer_atomic_sub_x2
    0x19b312, // buffer_atomic_swap
    0x1b1d15, // buffer_atomic_swap_x2
    0x1a3212, // buffer_atomic_umax
    0x1bb115, // buffer_atomic_umax_x2
    0x1a0e12, // buffer_atomic_umin
    0x1b8715, // buffer_atomic_umin_x2
    0x1a6511, // buffer_atomic_xor
    0x1bed14, // buffer_atomic_xor_x2
    0x19a90a, // buffer_inv
    0x17f411, // buffer_load_dword
    0x180513, // buffer_load_dwordx2
    0x181813, // buffer_load_dwordx3
    0x182b13, // buffer_load_dwordx4
    0x19671b, // buffer_load_format_d16_hi_x
    0x16de18, // buffer_load_format_d16_x
    0x16f619, // buffer_load_format_d16_xy
    0x170f1a, // buffer_load_format_d16_xyz
    0x17291b, // buffer_load_format_d16_xyzw
    0x162e14, // buffer_load_format_x
    0x164215, // buffer_load_format_xy
    0x165716, // buffer_load_format_xyz
    0x166d17, // buffer_load_format_xyzw
    0x17bf11, // buffer_load_sbyte
    0x190d15, // buffer_load_sbyte_d16
    0x192218, // buffer_load_sbyte_d16_hi
    0x193a15, // buffer_load_short_d16
    0x194f18, // buffer_load_short_d16_hi
    0x17e212, // buffer_load_sshort
    0x17ae11, // buffer_load_ubyte
    0x18e015, // buffer_load_ubyte_d16
    0x18f518, // buffer_load_ubyte_d16_hi
    0x17d012, // buffer_load_ushort
    0x183e11, // buffer_store_byte
    0x184f18, // buffer_store_byte_d16_hi
    0x189212, // buffer_store_dword
    0x18a414, // buffer_store_dwordx2
    0x18b814, // buffer_store_dwordx3
    0x18cc14, // buffer_store_dwordx4
    0x19821c, // buffer_store_format_d16_hi_x
    0x174419, // buffer_store_format_d16_x
    0x175d1a, // buffer_store_format_d16_xy
    0x17771b, // buffer_store_format_d16_xyz
    0x17921c, // buffer_store_format_d16_xyzw
    0x168415, // buffer_store_format_x
    0x169916, // buffer_store_format_xy
    0x16af17, // buffer_store_format_xyz
    0x16c618, // buffer_store_format_xyzw
    0x186712, // buffer_store_short
    0x187919, // buffer_store_short_d16_hi
    0x199e0b, // buffer_wbl2
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
    0x266d0d, // s_absdiff_i32
    0x245909, // s_abs_i32
    0x24f80a, // s_addc_u32
    0x28b90a, // s_addk_i32
    0x24e609, // s_add_i32
    0x24d409, // s_add_u32
    0x247314, // s_andn1_saveexec_b64
    0x249a12, // s_andn1_wrexec_b64
    0x257e0b, // s_andn2_b32
    0x25890b, // s_andn2_b64
    0x239c14, // s_andn2_saveexec_b64
    0x24ac12, // s_andn2_wrexec_b64
    0x254a09, // s_and_b32
    0x255309, // s_and_b64
    0x236712, // s_and_saveexec_b64
    0x260a0a, // s_ashr_i32
    0x26140a, // s_ashr_i64
    0x1e130b, // s_atc_probe
    0x1e1e12, // s_atc_probe_buffer
    0x20950c, // s_atomic_add
    0x213f0f, // s_atomic_add_x2
    0x20e10c, // s_atomic_and
    0x219d0f, // s_atomic_and_x2
    0x208510, // s_atomic_cmpswap
    0x212c13, // s_atomic_cmpswap_x2
    0x21100c, // s_atomic_dec
    0x21d80f, // s_atomic_dec_x2
    0x21040c, // s_atomic_inc
    0x21c90f, // s_atomic_inc_x2
    0x20ed0b, // s_atomic_or
    0x21ac0e, // s_atomic_or_x2
    0x20c70d, // s_atomic_smax
    0x217d10, // s_atomic_smax_x2
    0x20ad0d, // s_atomic_smin
    0x215d10, // s_atomic_smin_x2
    0x20a10c, // s_atomic_sub
    0x214e0f, // s_atomic_sub_x2
    0x20780d, // s_atomic_swap
    0x211c10, // s_atomic_swap_x2
    0x20d40d, // s_atomic_umax
    0x218d10, // s_atomic_umax_x2
    0x20ba0d, // s_atomic_umin
    0x216d10, // s_atomic_umin_x2
    0x20f80c, // s_atomic_xor
    0x21ba0f, // s_atomic_xor_x2
    0x2aac09, // s_barrier
    0x22450f, // s_bcnt0_i32_b32
    0x22540f, // s_bcnt0_i32_b64
    0x22630f, // s_bcnt1_i32_b32
    0x22720f, // s_bcnt1_i32_b64
    0x264209, // s_bfe_i32
    0x265409, // s_bfe_i64
    0x263909, // s_bfe_u32
    0x264b09, // s_bfe_u64
    0x261e09, // s_bfm_b32
    0x262709, // s_bfm_b64
    0x27a20d, // s_bitcmp0_b32
    0x27bc0d, // s_bitcmp0_b64
    0x27af0d, // s_bitcmp1_b32
    0x27c90d, // s_bitcmp1_b64
    0x24be16, // s_bitreplicate_b64_b32
    0x23080d, // s_bitset0_b32
    0x23150d, // s_bitset0_b64
    0x23220d, // s_bitset1_b32
    0x232f0d, // s_bitset1_b64
    0x2a4408, // s_branch
    0x22310a, // s_brev_b32
    0x223b0a, // s_brev_b64
    0x1e7e13, // s_buffer_atomic_add
    0x1f8316, // s_buffer_atomic_add_x2
    0x1ef413, // s_buffer_atomic_and
    0x200b16, // s_buffer_atomic_and_x2
    0x1e6717, // s_buffer_atomic_cmpswap
    0x1f691a, // s_buffer_atomic_cmpswap_x2
    0x1f3f13, // s_buffer_atomic_dec
    0x206216, // s_buffer_atomic_dec_x2
    0x1f2c13, // s_buffer_atomic_inc
    0x204c16, // s_buffer_atomic_inc_x2
    0x1f0712, // s_buffer_atomic_or
    0x202115, // s_buffer_atomic_or_x2
    0x1ecc14, // s_buffer_atomic_smax
    0x1fdd17, // s_buffer_atomic_smax_x2
    0x1ea414, // s_buffer_atomic_smin
    0x1faf17, // s_buffer_atomic_smin_x2
    0x1e9113, // s_buffer_atomic_sub
    0x1f9916, // s_buffer_atomic_sub_x2
    0x1e5314, // s_buffer_atomic_swap
    0x1f5217, // s_buffer_atomic_swap_x2
    0x1ee014, // s_buffer_atomic_umax
    0x1ff417, // s_buffer_atomic_umax_x2
    0x1eb814, // s_buffer_atomic_umin
    0x1fc617, // s_buffer_atomic_umin_x2
    0x1f1913, // s_buffer_atomic_xor
    0x203616, // s_buffer_atomic_xor_x2
    0x1cb113, // s_buffer_load_dword
    0x1d0316, // s_buffer_load_dwordx16
    0x1cc415, // s_buffer_load_dwordx2
    0x1cd915, // s_buffer_load_dwordx4
    0x1cee15, // s_buffer_load_dwordx8
    0x1d8714, // s_buffer_store_dword
    0x1d9b16, // s_buffer_store_dwordx2
    0x1db116, // s_buffer_store_dwordx4
    0x2a2d0a, // s_call_b64
    0x2c5211, // s_cbranch_cdbgsys
    0x2c8e1a, // s_cbranch_cdbgsys_and_user
    0x2c7519, // s_cbranch_cdbgsys_or_user
    0x2c6312, // s_cbranch_cdbguser
    0x2a9c10, // s_cbranch_execnz
    0x2a8d0f, // s_cbranch_execz
    0x265d10, // s_cbranch_g_fork
    0x28cd10, // s_cbranch_i_fork
    0x244b0e, // s_cbranch_join
    0x2a540e, // s_cbranch_scc0
    0x2a620e, // s_cbranch_scc1
    0x2a7e0f, // s_cbranch_vccnz
    0x2a700e, // s_cbranch_vccz
    0x28120b, // s_cmovk_i32
    0x21f90a, // s_cmov_b32
    0x22030a, // s_cmov_b64
    0x281d0d, // s_cmpk_eq_i32
    0x286b0d, // s_cmpk_eq_u32
    0x28440d, // s_cmpk_ge_i32
    0x28920d, // s_cmpk_ge_u32
    0x28370d, // s_cmpk_gt_i32
    0x28850d, // s_cmpk_gt_u32
    0x285e0d, // s_cmpk_le_i32
    0x28ac0d, // s_cmpk_le_u32
    0x282a0d, // s_cmpk_lg_i32
    0x28780d, // s_cmpk_lg_u32
    0x28510d, // s_cmpk_lt_i32
    0x289f0d, // s_cmpk_lt_u32
    0x27120c, // s_cmp_eq_i32
    0x275a0c, // s_cmp_eq_u32
    0x27f00c, // s_cmp_eq_u64
    0x27360c, // s_cmp_ge_i32
    0x277e0c, // s_cmp_ge_u32
    0x272a0c, // s_cmp_gt_i32
    0x27720c, // s_cmp_gt_u32
    0x274e0c, // s_cmp_le_i32
    0x27960c, // s_cmp_le_u32
    0x271e0c, // s_cmp_lg_i32
    0x27660c, // s_cmp_lg_u32
    0x27fc0c, // s_cmp_lg_u64
    0x27420c, // s_cmp_lt_i32
    0x278a0c, // s_cmp_lt_u32
    0x25300d, // s_cselect_b32
    0x253d0d, // s_cselect_b64
    0x1e3010, // s_dcache_discard
    0x1e4013, // s_dcache_discard_x2
    0x1dc70c, // s_dcache_inv
    0x1dde10, // s_dcache_inv_vol
    0x1dd30b, // s_dcache_wb
    0x1dee0f, // s_dcache_wb_vol
    0x2c380e, // s_decperflevel
    0x2a3c08, // s_endpgm
    0x2cd918, // s_endpgm_ordered_ps_done
    0x2ca80e, // s_endpgm_saved
    0x22810d, // s_ff0_i32_b32
    0x228e0d, // s_ff0_i32_b64
    0x229b0d, // s_ff1_i32_b32
    0x22a80d, // s_ff1_i32_b64
    0x22d30b, // s_flbit_i32
    0x22b50f, // s_flbit_i32_b32
    0x22c40f, // s_flbit_i32_b64
    0x22de0f, // s_flbit_i32_i64
    0x233c0b, // s_getpc_b64
    0x2a030c, // s_getreg_b32
    0x2c1e0c, // s_icache_inv
    0x2c2a0e, // s_incperflevel
    0x1c2c0c, // s_load_dword
    0x1c620f, // s_load_dwordx16
    0x1c380e, // s_load_dwordx2
    0x1c460e, // s_load_dwordx4
    0x1c540e, // s_load_dwordx8
    0x26a30f, // s_lshl1_add_u32
    0x26b20f, // s_lshl2_add_u32
    0x26c10f, // s_lshl3_add_u32
    0x26d00f, // s_lshl4_add_u32
    0x25e20a, // s_lshl_b32
    0x25ec0a, // s_lshl_b64
    0x25f60a, // s_lshr_b32
    0x26000a, // s_lshr_b64
    0x251e09, // s_max_i32
    0x252709, // s_max_u32
    0x1e060d, // s_memrealtime
    0x1dfd09, // s_memtime
    0x250c09, // s_min_i32
    0x251509, // s_min_u32
    0x28080a, // s_movk_i32
    0x24310d, // s_movreld_b32
    0x243e0d, // s_movreld_b64
    0x24170d, // s_movrels_b32
    0x24240d, // s_movrels_b64
    0x21e709, // s_mov_b32
    0x21f009, // s_mov_b64
    0x28c30a, // s_mulk_i32
    0x26970c, // s_mul_hi_i32
    0x268b0c, // s_mul_hi_u32
    0x263009, // s_mul_i32
    0x25a80a, // s_nand_b32
    0x25b20a, // s_nand_b64
    0x23c313, // s_nand_saveexec_b64
    0x2a3705, // s_nop
    0x25bc09, // s_nor_b32
    0x25c509, // s_nor_b64
    0x23d612, // s_nor_saveexec_b64
    0x220d09, // s_not_b32
    0x221609, // s_not_b64
    0x248713, // s_orn1_saveexec_b64
    0x25940a, // s_orn2_b32
    0x259e0a, // s_orn2_b64
    0x23b013, // s_orn2_saveexec_b64
    0x255c08, // s_or_b32
    0x256408, // s_or_b64
    0x237911, // s_or_saveexec_b64
    0x270111, // s_pack_hh_b32_b16
    0x26f011, // s_pack_lh_b32_b16
    0x26df11, // s_pack_ll_b32_b16
    0x23fb0e, // s_quadmask_b32
    0x24090e, // s_quadmask_b64
    0x235e09, // s_rfe_b64
    0x267a11, // s_rfe_restore_b64
    0x1c7114, // s_scratch_load_dword
    0x1c8516, // s_scratch_load_dwordx2
    0x1c9b16, // s_scratch_load_dwordx4
    0x1d4415, // s_scratch_store_dword
    0x1d5917, // s_scratch_store_dwordx2
    0x1d7017, // s_scratch_store_dwordx4
    0x2c0209, // s_sendmsg
    0x2c0b0d, // s_sendmsghalt
    0x2ad909, // s_sethalt
    0x2ab509, // s_setkill
    0x23470b, // s_setpc_b64
    0x2ae909, // s_setprio
    0x2a0f0c, // s_setreg_b32
    0x2a1b12, // s_setreg_imm32_b32
    0x27d60a, // s_setvskip
    0x246211, // s_set_gpr_idx_idx
    0x2cc712, // s_set_gpr_idx_mode
    0x2cb611, // s_set_gpr_idx_off
    0x27e010, // s_set_gpr_idx_on
    0x2cf116, // s_set_valu_coexec_mode
    0x22fa0e, // s_sext_i32_i16
    0x22ed0d, // s_sext_i32_i8
    0x2ae207, // s_sleep
    0x1d190d, // s_store_dword
    0x1d260f, // s_store_dwordx2
    0x1d350f, // s_store_dwordx4
    0x25020a, // s_subb_u32
    0x24ef09, // s_sub_i32
    0x24dd09, // s_sub_u32
    0x23520c, // s_swappc_b64
    0x2c1806, // s_trap
    0x2c460c, // s_ttracedata
    0x2ad009, // s_waitcnt
    0x2a4c08, // s_wakeup
    0x221f09, // s_wqm_b32
    0x222809, // s_wqm_b64
    0x25ce0a, // s_xnor_b32
    0x25d80a, // s_xnor_b64
    0x23e813, // s_xnor_saveexec_b64
    0x256c09, // s_xor_b32
    0x257509, // s_xor_b64
    0x238a12, // s_xor_saveexec_b64
    0x155319, // tbuffer_load_format_d16_x
    0x156c1a, // tbuffer_load_format_d16_xy
    0x15861b, // tbuffer_load_format_d16_xyz
    0x15a11c, // tbuffer_load_format_d16_xyzw
    0x149b15, // tbuffer_load_format_x
    0x14b016, // tbuffer_load_format_xy
    0x14c617, // tbuffer_load_format_xyz
    0x14dd18, // tbuffer_load_format_xyzw
    0x15bd1a, // tbuffer_store_format_d16_x
    0x15d71b, // tbuffer_store_format_d16_xy
    0x15f21c, // tbuffer_store_format_d16_xyz
    0x160e1d, // tbuffer_store_format_d16_xyzw
    0x14f516, // tbuffer_store_format_x
    0x150b17, // tbuffer_store_format_xy
    0x152218, // tbuffer_store_format_xyz
    0x153a19, // tbuffer_store_format_xyzw
    0x315211, // v_accvgpr_mov_b32
    0x450012, // v_accvgpr_read_b32
    0x451213, // v_accvgpr_write_b32
    0x37880a, // v_add3_u32
    0x33250d, // v_addc_co_u32
    0x32fe0c, // v_add_co_u32
    0x334f09, // v_add_f16
    0x31f609, // v_add_f32
    0x3d6309, // v_add_f64
    0x3ee509, // v_add_i16
    0x3ed309, // v_add_i32
    0x377a0e, // v_add_lshl_u32
    0x339509, // v_add_u16
    0x342709, // v_add_u32
    0x35260e, // v_alignbit_b32
    0x35340f, // v_alignbyte_b32
    0x32be09, // v_and_b32
    0x379f0c, // v_and_or_b32
    0x33d90d, // v_ashrrev_i16
    0x32a40d, // v_ashrrev_i32
    0x3e2a0d, // v_ashrrev_i64
    0x3cee10, // v_ashr_pk_i8_i32
    0x3cfe10, // v_ashr_pk_u8_i32
    0x3dde0e, // v_bcnt_u32_b32
    0x34f309, // v_bfe_i32
    0x34ea09, // v_bfe_u32
    0x34fc09, // v_bfi_b32
    0x3e4709, // v_bfm_b32
    0x2fa20b, // v_bfrev_b32
    0x37fb0c, // v_bitop3_b16
    0x38070c, // v_bitop3_b32
    0x30d80a, // v_ceil_f16
    0x2f0e0a, // v_ceil_f32
    0x2ed80a, // v_ceil_f64
    0x301c09, // v_clrexcp
    0x48e710, // v_cmpx_class_f16
    0x48a910, // v_cmpx_class_f32
    0x48c810, // v_cmpx_class_f64
    0x49d40d, // v_cmpx_eq_f16
    0x4b6c0d, // v_cmpx_eq_f32
    0x4d040d, // v_cmpx_eq_f64
    0x4e940d, // v_cmpx_eq_i16
    0x501c0d, // v_cmpx_eq_i32
    0x51a40d, // v_cmpx_eq_i64
    0x4efa0d, // v_cmpx_eq_u16
    0x50820d, // v_cmpx_eq_u32
    0x520a0d, // v_cmpx_eq_u64
    0x49bb0c, // v_cmpx_f_f16
    0x4b530c, // v_cmpx_f_f32
    0x4ceb0c, // v_cmpx_f_f64
    0x4e7b0c, // v_cmpx_f_i16
    0x50030c, // v_cmpx_f_i32
    0x518b0c, // v_cmpx_f_i64
    0x4ee10c, // v_cmpx_f_u16
    0x50690c, // v_cmpx_f_u32
    0x51f10c, // v_cmpx_f_u64
    0x4a080d, // v_cmpx_ge_f16
    0x4ba00d, // v_cmpx_ge_f32
    0x4d380d, // v_cmpx_ge_f64
    0x4ec80d, // v_cmpx_ge_i16
    0x50500d, // v_cmpx_ge_i32
    0x51d80d, // v_cmpx_ge_i64
    0x4f2e0d, // v_cmpx_ge_u16
    0x50b60d, // v_cmpx_ge_u32
    0x523e0d, // v_cmpx_ge_u64
    0x49ee0d, // v_cmpx_gt_f16
    0x4b860d, // v_cmpx_gt_f32
    0x4d1e0d, // v_cmpx_gt_f64
    0x4eae0d, // v_cmpx_gt_i16
    0x50360d, // v_cmpx_gt_i32
    0x51be0d, // v_cmpx_gt_i64
    0x4f140d, // v_cmpx_gt_u16
    0x509c0d, // v_cmpx_gt_u32
    0x52240d, // v_cmpx_gt_u64
    0x49e10d, // v_cmpx_le_f16
    0x4b790d, // v_cmpx_le_f32
    0x4d110d, // v_cmpx_le_f64
    0x4ea10d, // v_cmpx_le_i16
    0x50290d, // v_cmpx_le_i32
    0x51b10d, // v_cmpx_le_i64
    0x4f070d, // v_cmpx_le_u16
    0x508f0d, // v_cmpx_le_u32
    0x52170d, // v_cmpx_le_u64
    0x49fb0d, // v_cmpx_lg_f16
    0x4b930d, // v_cmpx_lg_f32
    0x4d2b0d, // v_cmpx_lg_f64
    0x49c70d, // v_cmpx_lt_f16
    0x4b5f0d, // v_cmpx_lt_f32
    0x4cf70d, // v_cmpx_lt_f64
    0x4e870d, // v_cmpx_lt_i16
    0x500f0d, // v_cmpx_lt_i32
    0x51970d, // v_cmpx_lt_i64
    0x4eed0d, // v_cmpx_lt_u16
    0x50750d, // v_cmpx_lt_u32
    0x51fd0d, // v_cmpx_lt_u64
    0x4a650e, // v_cmpx_neq_f16
    0x4bfd0e, // v_cmpx_neq_f32
    0x4d950e, // v_cmpx_neq_f64
    0x4ebb0d, // v_cmpx_ne_i16
    0x50430d, // v_cmpx_ne_i32
    0x51cb0d, // v_cmpx_ne_i64
    0x4f210d, // v_cmpx_ne_u16
    0x50a90d, // v_cmpx_ne_u32
    0x52310d, // v_cmpx_ne_u64
    0x4a2d0e, // v_cmpx_nge_f16
    0x4bc50e, // v_cmpx_nge_f32
    0x4d5d0e, // v_cmpx_nge_f64
    0x4a490e, // v_cmpx_ngt_f16
    0x4be10e, // v_cmpx_ngt_f32
    0x4d790e, // v_cmpx_ngt_f64
    0x4a570e, // v_cmpx_nle_f16
    0x4bef0e, // v_cmpx_nle_f32
    0x4d870e, // v_cmpx_nle_f64
    0x4a3b0e, // v_cmpx_nlg_f16
    0x4bd30e, // v_cmpx_nlg_f32
    0x4d6b0e, // v_cmpx_nlg_f64
    0x4a730e, // v_cmpx_nlt_f16
    0x4c0b0e, // v_cmpx_nlt_f32
    0x4da30e, // v_cmpx_nlt_f64
    0x4a150c, // v_cmpx_o_f16
    0x4bad0c, // v_cmpx_o_f32
    0x4d450c, // v_cmpx_o_f64
    0x4a810e, // v_cmpx_tru_f16
    0x4c190e, // v_cmpx_tru_f32
    0x4db10e, // v_cmpx_tru_f64
    0x4ed50c, // v_cmpx_t_i16
    0x505d0c, // v_cmpx_t_i32
    0x51e50c, // v_cmpx_t_i64
    0x4f3b0c, // v_cmpx_t_u16
    0x50c30c, // v_cmpx_t_u32
    0x524b0c, // v_cmpx_t_u64
    0x4a210c, // v_cmpx_u_f16
    0x4bb90c, // v_cmpx_u_f32
    0x4d510c, // v_cmpx_u_f64
    0x48d80f, // v_cmp_class_f16
    0x489a0f, // v_cmp_class_f32
    0x48b90f, // v_cmp_class_f64
    0x490e0c, // v_cmp_eq_f16
    0x4aa60c, // v_cmp_eq_f32
    0x4c3e0c, // v_cmp_eq_f64
    0x4dd60c, // v_cmp_eq_i16
    0x4f5e0c, // v_cmp_eq_i32
    0x50e60c, // v_cmp_eq_i64
    0x4e340c, // v_cmp_eq_u16
    0x4fbc0c, // v_cmp_eq_u32
    0x51440c, // v_cmp_eq_u64
    0x48f70b, // v_cmp_f_f16
    0x4a8f0b, // v_cmp_f_f32
    0x4c270b, // v_cmp_f_f64
    0x4dbf0b, // v_cmp_f_i16
    0x4f470b, // v_cmp_f_i32
    0x50cf0b, // v_cmp_f_i64
    0x4e1d0b, // v_cmp_f_u16
    0x4fa50b, // v_cmp_f_u32
    0x512d0b, // v_cmp_f_u64
    0x493e0c, // v_cmp_ge_f16
    0x4ad60c, // v_cmp_ge_f32
    0x4c6e0c, // v_cmp_ge_f64
    0x4e060c, // v_cmp_ge_i16
    0x4f8e0c, // v_cmp_ge_i32
    0x51160c, // v_cmp_ge_i64
    0x4e640c, // v_cmp_ge_u16
    0x4fec0c, // v_cmp_ge_u32
    0x51740c, // v_cmp_ge_u64
    0x49260c, // v_cmp_gt_f16
    0x4abe0c, // v_cmp_gt_f32
    0x4c560c, // v_cmp_gt_f64
    0x4dee0c, // v_cmp_gt_i16
    0x4f760c, // v_cmp_gt_i32
    0x50fe0c, // v_cmp_gt_i64
    0x4e4c0c, // v_cmp_gt_u16
    0x4fd40c, // v_cmp_gt_u32
    0x515c0c, // v_cmp_gt_u64
    0x491a0c, // v_cmp_le_f16
    0x4ab20c, // v_cmp_le_f32
    0x4c4a0c, // v_cmp_le_f64
    0x4de20c, // v_cmp_le_i16
    0x4f6a0c, // v_cmp_le_i32
    0x50f20c, // v_cmp_le_i64
    0x4e400c, // v_cmp_le_u16
    0x4fc80c, // v_cmp_le_u32
    0x51500c, // v_cmp_le_u64
    0x49320c, // v_cmp_lg_f16
    0x4aca0c, // v_cmp_lg_f32
    0x4c620c, // v_cmp_lg_f64
    0x49020c, // v_cmp_lt_f16
    0x4a9a0c, // v_cmp_lt_f32
    0x4c320c, // v_cmp_lt_f64
    0x4dca0c, // v_cmp_lt_i16
    0x4f520c, // v_cmp_lt_i32
    0x50da0c, // v_cmp_lt_i64
    0x4e280c, // v_cmp_lt_u16
    0x4fb00c, // v_cmp_lt_u32
    0x51380c, // v_cmp_lt_u64
    0x49940d, // v_cmp_neq_f16
    0x4b2c0d, // v_cmp_neq_f32
    0x4cc40d, // v_cmp_neq_f64
    0x4dfa0c, // v_cmp_ne_i16
    0x4f820c, // v_cmp_ne_i32
    0x510a0c, // v_cmp_ne_i64
    0x4e580c, // v_cmp_ne_u16
    0x4fe00c, // v_cmp_ne_u32
    0x51680c, // v_cmp_ne_u64
    0x49600d, // v_cmp_nge_f16
    0x4af80d, // v_cmp_nge_f32
    0x4c900d, // v_cmp_nge_f64
    0x497a0d, // v_cmp_ngt_f16
    0x4b120d, // v_cmp_ngt_f32
    0x4caa0d, // v_cmp_ngt_f64
    0x49870d, // v_cmp_nle_f16
    0x4b1f0d, // v_cmp_nle_f32
    0x4cb70d, // v_cmp_nle_f64
    0x496d0d, // v_cmp_nlg_f16
    0x4b050d, // v_cmp_nlg_f32
    0x4c9d0d, // v_cmp_nlg_f64
    0x49a10d, // v_cmp_nlt_f16
    0x4b390d, // v_cmp_nlt_f32
    0x4cd10d, // v_cmp_nlt_f64
    0x494a0b, // v_cmp_o_f16
    0x4ae20b, // v_cmp_o_f32
    0x4c7a0b, // v_cmp_o_f64
    0x49ae0d, // v_cmp_tru_f16
    0x4b460d, // v_cmp_tru_f32
    0x4cde0d, // v_cmp_tru_f64
    0x4e120b, // v_cmp_t_i16
    0x4f9a0b, // v_cmp_t_i32
    0x51220b, // v_cmp_t_i64
    0x4e700b, // v_cmp_t_u16
    0x4ff80b, // v_cmp_t_u32
    0x51800b, // v_cmp_t_u64
    0x49550b, // v_cmp_u_f16
    0x4aed0b, // v_cmp_u_f32
    0x4c850b, // v_cmp_u_f64
    0x31e10d, // v_cndmask_b32
    0x310c09, // v_cos_f16
    0x2f9009, // v_cos_f32
    0x34ba0c, // v_cubeid_f32
    0x34de0c, // v_cubema_f32
    0x34c60c, // v_cubesc_f32
    0x34d20c, // v_cubetc_f32
    0x2e0d0d, // v_cvt_f16_f32
    0x30550d, // v_cvt_f16_i16
    0x30480d, // v_cvt_f16_u16
    0x31d30e, // v_cvt_f32_bf16
    0x31700d, // v_cvt_f32_bf8
    0x2e1a0d, // v_cvt_f32_f16
    0x2e590d, // v_cvt_f32_f64
    0x31630d, // v_cvt_f32_fp8
    0x2dd90d, // v_cvt_f32_i32
    0x2de60d, // v_cvt_f32_u32
    0x2e7310, // v_cvt_f32_ubyte0
    0x2e8310, // v_cvt_f32_ubyte1
    0x2e9310, // v_cvt_f32_ubyte2
    0x2ea310, // v_cvt_f32_ubyte3
    0x2e660d, // v_cvt_f64_f32
    0x2dcc0d, // v_cvt_f64_i32
    0x2ec00d, // v_cvt_f64_u32
    0x2e3811, // v_cvt_flr_i32_f32
    0x306f0d, // v_cvt_i16_f16
    0x2e000d, // v_cvt_i32_f32
    0x2dbf0d, // v_cvt_i32_f64
    0x311512, // v_cvt_norm_i16_f16
    0x312712, // v_cvt_norm_u16_f16
    0x2e4910, // v_cvt_off_f32_i4
    0x36db14, // v_cvt_pkaccum_u8_f32
    0x3eab14, // v_cvt_pknorm_i16_f16
    0x3e5014, // v_cvt_pknorm_i16_f32
    0x3ebf14, // v_cvt_pknorm_u16_f16
    0x3e6414, // v_cvt_pknorm_u16_f32
    0x3e7813, // v_cvt_pkrtz_f16_f32
    0x3d1e11, // v_cvt_pk_bf16_f32
    0x3f2510, // v_cvt_pk_bf8_f32
    0x3d0e10, // v_cvt_pk_f16_f32
    0x318d10, // v_cvt_pk_f32_bf8
    0x317d10, // v_cvt_pk_f32_fp8
    0x3f1510, // v_cvt_pk_fp8_f32
    0x3e9b10, // v_cvt_pk_i16_i32
    0x3e8b10, // v_cvt_pk_u16_u32
    0x35c20f, // v_cvt_pk_u8_f32
    0x2e2711, // v_cvt_rpi_i32_f32
    0x3b091d, // v_cvt_scalef32_2xpk16_bf6_f32
    0x3aec1d, // v_cvt_scalef32_2xpk16_fp6_f32
    0x3a3716, // v_cvt_scalef32_f16_bf8
    0x3a2116, // v_cvt_scalef32_f16_fp8
    0x38bf16, // v_cvt_scalef32_f32_bf8
    0x38a916, // v_cvt_scalef32_f32_fp8
    0x3cd21c, // v_cvt_scalef32_pk32_bf16_bf6
    0x3c9b1c, // v_cvt_scalef32_pk32_bf16_fp6
    0x3bea1c, // v_cvt_scalef32_pk32_bf6_bf16
    0x3bcf1b, // v_cvt_scalef32_pk32_bf6_f16
    0x3cb71b, // v_cvt_scalef32_pk32_f16_bf6
    0x3c801b, // v_cvt_scalef32_pk32_f16_fp6
    0x3b7d1b, // v_cvt_scalef32_pk32_f32_bf6
    0x3b621b, // v_cvt_scalef32_pk32_f32_fp6
    0x3bb31c, // v_cvt_scalef32_pk32_fp6_bf16
    0x3b981b, // v_cvt_scalef32_pk32_fp6_f16
    0x3d491a, // v_cvt_scalef32_pk_bf16_bf8
    0x3ad21a, // v_cvt_scalef32_pk_bf16_fp4
    0x3d2f1a, // v_cvt_scalef32_pk_bf16_fp8
    0x39a11a, // v_cvt_scalef32_pk_bf8_bf16
    0x393c19, // v_cvt_scalef32_pk_bf8_f16
    0x382c19, // v_cvt_scalef32_pk_bf8_f32
    0x3a0819, // v_cvt_scalef32_pk_f16_bf8
    0x3ab919, // v_cvt_scalef32_pk_f16_fp4
    0x39ef19, // v_cvt_scalef32_pk_f16_fp8
    0x389019, // v_cvt_scalef32_pk_f32_bf8
    0x390a19, // v_cvt_scalef32_pk_f32_fp4
    0x387719, // v_cvt_scalef32_pk_f32_fp8
    0x3a661a, // v_cvt_scalef32_pk_fp4_bf16
    0x3a4d19, // v_cvt_scalef32_pk_fp4_f16
    0x38d519, // v_cvt_scalef32_pk_fp4_f32
    0x39871a, // v_cvt_scalef32_pk_fp8_bf16
    0x392319, // v_cvt_scalef32_pk_fp8_f16
    0x381319, // v_cvt_scalef32_pk_fp8_f32
    0x39d51a, // v_cvt_scalef32_sr_bf8_bf16
    0x396e19, // v_cvt_scalef32_sr_bf8_f16
    0x385e19, // v_cvt_scalef32_sr_bf8_f32
    0x39bb1a, // v_cvt_scalef32_sr_fp8_bf16
    0x395519, // v_cvt_scalef32_sr_fp8_f16
    0x384519, // v_cvt_scalef32_sr_fp8_f32
    0x3c611f, // v_cvt_scalef32_sr_pk32_bf6_bf16
    0x3c431e, // v_cvt_scalef32_sr_pk32_bf6_f16
    0x3b441e, // v_cvt_scalef32_sr_pk32_bf6_f32
    0x3c241f, // v_cvt_scalef32_sr_pk32_fp6_bf16
    0x3c061e, // v_cvt_scalef32_sr_pk32_fp6_f16
    0x3b261e, // v_cvt_scalef32_sr_pk32_fp6_f32
    0x3a9c1d, // v_cvt_scalef32_sr_pk_fp4_bf16
    0x3a801c, // v_cvt_scalef32_sr_pk_fp4_f16
    0x38ee1c, // v_cvt_scalef32_sr_pk_fp4_f32
    0x3f6511, // v_cvt_sr_bf16_f32
    0x3f4510, // v_cvt_sr_bf8_f32
    0x3f5510, // v_cvt_sr_f16_f32
    0x3f3510, // v_cvt_sr_fp8_f32
    0x30620d, // v_cvt_u16_f16
    0x2df30d, // v_cvt_u32_f32
    0x2eb30d, // v_cvt_u32_f64
    0x37d80f, // v_div_fixup_f16
    0x35d10f, // v_div_fixup_f32
    0x35e00f, // v_div_fixup_f64
    0x36c516, // v_div_fixup_legacy_f16
    0x360d0e, // v_div_fmas_f32
    0x361b0e, // v_div_fmas_f64
    0x35ef0f, // v_div_scale_f32
    0x35fe0f, // v_div_scale_f64
    0x32d810, // v_dot2c_f32_bf16
    0x34450f, // v_dot2c_f32_f16
    0x34540f, // v_dot2c_i32_i16
    0x409a0f, // v_dot2_f32_bf16
    0x40f60e, // v_dot2_f32_f16
    0x41040e, // v_dot2_i32_i16
    0x41120e, // v_dot2_u32_u16
    0x34630e, // v_dot4c_i32_i8
    0x41200d, // v_dot4_i32_i8
    0x412d0d, // v_dot4_u32_u8
    0x34710e, // v_dot8c_i32_i4
    0x413a0d, // v_dot8_i32_i4
    0x41470d, // v_dot8_u32_u4
    0x30a109, // v_exp_f16
    0x2f2e09, // v_exp_f32
    0x2fc10a, // v_ffbh_i32
    0x2fad0a, // v_ffbh_u32
    0x2fb70a, // v_ffbl_b32
    0x30cd0b, // v_floor_f16
    0x2f230b, // v_floor_f32
    0x2eed0b, // v_floor_f64
    0x32f30b, // v_fmaak_f32
    0x347f0a, // v_fmac_f32
    0x32140a, // v_fmac_f64
    0x32e80b, // v_fmamk_f32
    0x37cf09, // v_fma_f16
    0x350509, // v_fma_f32
    0x350e09, // v_fma_f64
    0x36b510, // v_fma_legacy_f16
    0x30f80b, // v_fract_f16
    0x2ef80b, // v_fract_f32
    0x2fee0b, // v_fract_f64
    0x30ba13, // v_frexp_exp_i16_f16
    0x2ff913, // v_frexp_exp_i32_f32
    0x2fcb13, // v_frexp_exp_i32_f64
    0x30aa10, // v_frexp_mant_f16
    0x300c10, // v_frexp_mant_f32
    0x2fde10, // v_frexp_mant_f64
    0x341c0b, // v_ldexp_f16
    0x3db60b, // v_ldexp_f32
    0x3d870b, // v_ldexp_f64
    0x351709, // v_lerp_u8
    0x309809, // v_log_f16
    0x2f3709, // v_log_f32
    0x33bf0d, // v_lshlrev_b16
    0x32b10d, // v_lshlrev_b32
    0x3e100d, // v_lshlrev_b64
    0x376c0e, // v_lshl_add_u32
    0x37e70e, // v_lshl_add_u64
    0x37920d, // v_lshl_or_b32
    0x33cc0d, // v_lshrrev_b16
    0x32970d, // v_lshrrev_b32
    0x3e1d0d, // v_lshrrev_b64
    0x337609, // v_mac_f16
    0x338a0b, // v_madak_f16
    0x337f0b, // v_madmk_f16
    0x37b409, // v_mad_f16
    0x37c609, // v_mad_i16
    0x36fc0d, // v_mad_i32_i16
    0x34a00d, // v_mad_i32_i24
    0x366e0d, // v_mad_i64_i32
    0x367b10, // v_mad_legacy_f16
    0x369b10, // v_mad_legacy_i16
    0x368b10, // v_mad_legacy_u16
    0x40e70f, // v_fma_mixhi_f16
    0x40d80f, // v_fma_mixlo_f16
    0x40cb0d, // v_fma_mix_f32
    0x37bd09, // v_mad_u16
    0x36ef0d, // v_mad_u32_u16
    0x34ad0d, // v_mad_u32_u24
    0x36610d, // v_mad_u64_u32
    0x37300a, // v_max3_f16
    0x35610a, // v_max3_f32
    0x373a0a, // v_max3_i16
    0x356b0a, // v_max3_i32
    0x37440a, // v_max3_u16
    0x35750a, // v_max3_u32
    0x3f840e, // v_maximum3_f32
    0x33e609, // v_max_f16
    0x326a09, // v_max_f32
    0x3d7e09, // v_max_f64
    0x340109, // v_max_i16
    0x327c09, // v_max_i32
    0x33f809, // v_max_u16
    0x328e09, // v_max_u32
    0x3dfe12, // v_mbcnt_hi_u32_b32
    0x3dec12, // v_mbcnt_lo_u32_b32
    0x374e0a, // v_med3_f16
    0x357f0a, // v_med3_f32
    0x37580a, // v_med3_i16
    0x35890a, // v_med3_i32
    0x37620a, // v_med3_u16
    0x35930a, // v_med3_u32
    0x415c1b, // v_mfma_f32_16x16x128_f8f6f4
    0x45bb18, // v_mfma_f32_16x16x16_bf16
    0x43f117, // v_mfma_f32_16x16x16_f16
    0x42c719, // v_mfma_f32_16x16x1_4b_f32
    0x41c518, // v_mfma_f32_16x16x32_bf16
    0x46991b, // v_mfma_f32_16x16x32_bf8_bf8
    0x46b41b, // v_mfma_f32_16x16x32_bf8_fp8
    0x44a617, // v_mfma_f32_16x16x32_f16
    0x46cf1b, // v_mfma_f32_16x16x32_fp8_bf8
    0x46ea1b, // v_mfma_f32_16x16x32_fp8_fp8
    0x45711a, // v_mfma_f32_16x16x4_4b_bf16
    0x438d19, // v_mfma_f32_16x16x4_4b_f16
    0x432c16, // v_mfma_f32_16x16x4_f32
    0x41f318, // v_mfma_f32_32x32x16_bf16
    0x47051b, // v_mfma_f32_32x32x16_bf8_bf8
    0x47201b, // v_mfma_f32_32x32x16_bf8_fp8
    0x44bd17, // v_mfma_f32_32x32x16_f16
    0x473b1b, // v_mfma_f32_32x32x16_fp8_bf8
    0x47561b, // v_mfma_f32_32x32x16_fp8_fp8
    0x42ae19, // v_mfma_f32_32x32x1_2b_f32
    0x431616, // v_mfma_f32_32x32x2_f32
    0x45571a, // v_mfma_f32_32x32x4_2b_bf16
    0x437419, // v_mfma_f32_32x32x4_2b_f16
    0x41771a, // v_mfma_f32_32x32x64_f8f6f4
    0x45a417, // v_mfma_f32_32x32x8_bf16
    0x43db16, // v_mfma_f32_32x32x8_f16
    0x42e018, // v_mfma_f32_4x4x1_16b_f32
    0x458b19, // v_mfma_f32_4x4x4_16b_bf16
    0x43a618, // v_mfma_f32_4x4x4_16b_f16
    0x466c16, // v_mfma_f64_16x16x4_f64
    0x468217, // v_mfma_f64_4x4x4_4b_f64
    0x44ea16, // v_mfma_i32_16x16x32_i8
    0x445a18, // v_mfma_i32_16x16x4_4b_i8
    0x41dd16, // v_mfma_i32_16x16x64_i8
    0x44d416, // v_mfma_i32_32x32x16_i8
    0x420b16, // v_mfma_i32_32x32x32_i8
    0x444218, // v_mfma_i32_32x32x4_2b_i8
    0x447217, // v_mfma_i32_4x4x4_16b_i8
    0x485921, // v_mfma_scale_f32_16x16x128_f8f6f4
    0x487a20, // v_mfma_scale_f32_32x32x64_f8f6f4
    0x37120a, // v_min3_f16
    0x35430a, // v_min3_f32
    0x371c0a, // v_min3_i16
    0x354d0a, // v_min3_i32
    0x37260a, // v_min3_u16
    0x35570a, // v_min3_u32
    0x3f760e, // v_minimum3_f32
    0x33ef09, // v_min_f16
    0x326109, // v_min_f32
    0x3d7509, // v_min_f64
    0x341309, // v_min_i16
    0x327309, // v_min_i32
    0x340a09, // v_min_u16
    0x328509, // v_min_u32
    0x2d7809, // v_mov_b32
    0x303f09, // v_mov_b64
    0x364211, // v_mqsad_pk_u16_u8
    0x36530e, // v_mqsad_u32_u8
    0x362909, // v_msad_u8
    0x336d09, // v_mul_f16
    0x321e09, // v_mul_f32
    0x3d6c09, // v_mul_f64
    0x3daa0c, // v_mul_hi_i32
    0x323410, // v_mul_hi_i32_i24
    0x3d9e0c, // v_mul_hi_u32
    0x325110, // v_mul_hi_u32_u24
    0x32270d, // v_mul_i32_i24
    0x3f0510, // v_mul_legacy_f32
    0x33b30c, // v_mul_lo_u16
    0x3d920c, // v_mul_lo_u32
    0x32440d, // v_mul_u32_u24
    0x2d0705, // v_nop
    0x2f9909, // v_not_b32
    0x37ab09, // v_or3_b32
    0x32c708, // v_or_b32
    0x3ef70e, // v_pack_b32_f16
    0x31a715, // v_permlane16_swap_b32
    0x31be15, // v_permlane32_swap_b32
    0x36ab0a, // v_perm_b32
    0x406a0c, // v_pk_add_f16
    0x41a90c, // v_pk_add_f32
    0x3fc20c, // v_pk_add_i16
    0x402e0c, // v_pk_add_u16
    0x3ffa10, // v_pk_ashrrev_i16
    0x34890d, // v_pk_fmac_f16
    0x405e0c, // v_pk_fma_f16
    0x41910c, // v_pk_fma_f32
    0x3fda10, // v_pk_lshlrev_b16
    0x3fea10, // v_pk_lshrrev_b16
    0x3fa70c, // v_pk_mad_i16
    0x40220c, // v_pk_mad_u16
    0x40ba11, // v_pk_maximum3_f16
    0x408e0c, // v_pk_max_f16
    0x400a0c, // v_pk_max_i16
    0x40460c, // v_pk_max_u16
    0x40a911, // v_pk_minimum3_f16
    0x40820c, // v_pk_min_f16
    0x40160c, // v_pk_min_i16
    0x40520c, // v_pk_min_u16
    0x41b50c, // v_pk_mov_b32
    0x40760c, // v_pk_mul_f16
    0x419d0c, // v_pk_mul_f32
    0x3fb30f, // v_pk_mul_lo_u16
    0x3fce0c, // v_pk_sub_i16
    0x403a0c, // v_pk_sub_u16
    0x319d0a, // v_prng_b32
    0x363210, // v_qsad_pk_u16_u8
    0x307c09, // v_rcp_f16
    0x2f4009, // v_rcp_f32
    0x2f6109, // v_rcp_f64
    0x2f490f, // v_rcp_iflag_f32
    0x2dac13, // v_readfirstlane_b32
    0x3dc10e, // v_readlane_b32
    0x30ed0b, // v_rndne_f16
    0x2f180b, // v_rndne_f32
    0x2ee20b, // v_rndne_f64
    0x308f09, // v_rsq_f16
    0x2f5809, // v_rsq_f32
    0x2f6a09, // v_rsq_f64
    0x35a50b, // v_sad_hi_u8
    0x35b009, // v_sad_u16
    0x35b909, // v_sad_u32
    0x359d08, // v_sad_u8
    0x31390f, // v_sat_pk_u8_i16
    0x30251a, // v_screen_partition_4se_b32
    0x310309, // v_sin_f16
    0x2f8709, // v_sin_f32
    0x42541e, // v_smfmac_f32_16x16x128_bf8_bf8
    0x42721e, // v_smfmac_f32_16x16x128_bf8_fp8
    0x42901e, // v_smfmac_f32_16x16x128_fp8_bf8
    0x42f81e, // v_smfmac_f32_16x16x128_fp8_fp8
    0x46051a, // v_smfmac_f32_16x16x32_bf16
    0x45d319, // v_smfmac_f32_16x16x32_f16
    0x42211a, // v_smfmac_f32_16x16x64_bf16
    0x47711d, // v_smfmac_f32_16x16x64_bf8_bf8
    0x478e1d, // v_smfmac_f32_16x16x64_bf8_fp8
    0x452519, // v_smfmac_f32_16x16x64_f16
    0x47ab1d, // v_smfmac_f32_16x16x64_fp8_bf8
    0x47c81d, // v_smfmac_f32_16x16x64_fp8_fp8
    0x461f1a, // v_smfmac_f32_32x32x16_bf16
    0x45ec19, // v_smfmac_f32_32x32x16_f16
    0x43421a, // v_smfmac_f32_32x32x32_bf16
    0x47e51d, // v_smfmac_f32_32x32x32_bf8_bf8
    0x48021d, // v_smfmac_f32_32x32x32_bf8_fp8
    0x453e19, // v_smfmac_f32_32x32x32_f16
    0x481f1d, // v_smfmac_f32_32x32x32_fp8_bf8
    0x483c1d, // v_smfmac_f32_32x32x32_fp8_fp8
    0x43be1d, // v_smfmac_f32_32x32x64_bf8_bf8
    0x44081d, // v_smfmac_f32_32x32x64_bf8_fp8
    0x44251d, // v_smfmac_f32_32x32x64_fp8_bf8
    0x44891d, // v_smfmac_f32_32x32x64_fp8_fp8
    0x423b19, // v_smfmac_i32_16x16x128_i8
    0x463918, // v_smfmac_i32_16x16x64_i8
    0x465118, // v_smfmac_i32_32x32x32_i8
    0x435c18, // v_smfmac_i32_32x32x64_i8
    0x30850a, // v_sqrt_f16
    0x2f730a, // v_sqrt_f32
    0x2f7d0a, // v_sqrt_f64
    0x333f10, // v_subbrev_co_u32
    0x33320d, // v_subb_co_u32
    0x33160f, // v_subrev_co_u32
    0x33610c, // v_subrev_f16
    0x32080c, // v_subrev_f32
    0x33a70c, // v_subrev_u16
    0x34390c, // v_subrev_u32
    0x330a0c, // v_sub_co_u32
    0x335809, // v_sub_f16
    0x31ff09, // v_sub_f32
    0x3eee09, // v_sub_i16
    0x3edc09, // v_sub_i32
    0x339e09, // v_sub_u16
    0x343009, // v_sub_u32
    0x31480a, // v_swap_b32
    0x3e3710, // v_trig_preop_f64
    0x30e20b, // v_trunc_f16
    0x2f030b, // v_trunc_f32
    0x2ecd0b, // v_trunc_f64
    0x3dcf0f, // v_writelane_b32
    0x370909, // v_xad_u32
    0x34960a, // v_xnor_b32
    0x32cf09, // v_xor_b32
];
