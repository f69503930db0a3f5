// Written by `cargo xtask regen` from amdgpu_isa_cdna2.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "flat_scratch_loflat_scratch_hixnack_mask_loxnack_mask_hivcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_write_addtid_b32ds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_add_rtn_f32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_swizzle_b32ds_permute_b32ds_bpermute_b32ds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_add_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_add_rtn_f64ds_condxchg32_rtn_b64gdsds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_read_addtid_b32ds_consumeds_appendds_write_b96ds_write_b128ds_read_b96ds_read_b128glcslcsccflat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_add_f64flat_atomic_min_f64flat_atomic_max_f64flat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2ldsglobal_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_add_f32global_atomic_pk_add_f16global_atomic_add_f64global_atomic_min_f64global_atomic_max_f64global_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hidmaskunorma16lwedad16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_get_resinfoimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_sampleBUF_DATA_FORMAT_INVALIDBUF_DATA_FORMAT_8BUF_DATA_FORMAT_16BUF_DATA_FORMAT_8_8BUF_DATA_FORMAT_32BUF_DATA_FORMAT_16_16BUF_DATA_FORMAT_10_11_11BUF_DATA_FORMAT_11_11_10BUF_DATA_FORMAT_10_10_10_2BUF_DATA_FORMAT_2_10_10_10BUF_DATA_FORMAT_8_8_8_8BUF_DATA_FORMAT_32_32BUF_DATA_FORMAT_16_16_16_16BUF_DATA_FORMAT_32_32_32BUF_DATA_FORMAT_32_32_32_32BUF_DATA_FORMAT_RESERVED_15BUF_NUM_FORMAT_UNORMBUF_NUM_FORMAT_SNORMBUF_NUM_FORMAT_USCALEDBUF_NUM_FORMAT_SSCALEDBUF_NUM_FORMAT_UINTBUF_NUM_FORMAT_SINTBUF_NUM_FORMAT_RESERVED_6BUF_NUM_FORMAT_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_wbl2buffer_invl2buffer_store_lds_dwordbuffer_wbinvl1buffer_wbinvl1_volbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_add_f64buffer_atomic_min_f64buffer_atomic_max_f64buffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2s_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_scratch_load_dwords_scratch_load_dwordx2s_scratch_load_dwordx4s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_store_dwords_store_dwordx2s_store_dwordx4s_scratch_store_dwords_scratch_store_dwordx2s_scratch_store_dwordx4s_buffer_store_dwords_buffer_store_dwordx2s_buffer_store_dwordx4s_dcache_invs_dcache_wbs_dcache_inv_vols_dcache_wb_vols_memtimes_memrealtimes_atc_probes_atc_probe_buffers_dcache_discards_dcache_discard_x2s_buffer_atomic_swaps_buffer_atomic_cmpswaps_buffer_atomic_adds_buffer_atomic_subs_buffer_atomic_smins_buffer_atomic_umins_buffer_atomic_smaxs_buffer_atomic_umaxs_buffer_atomic_ands_buffer_atomic_ors_buffer_atomic_xors_buffer_atomic_incs_buffer_atomic_decs_buffer_atomic_swap_x2s_buffer_atomic_cmpswap_x2s_buffer_atomic_add_x2s_buffer_atomic_sub_x2s_buffer_atomic_smin_x2s_buffer_atomic_umin_x2s_buffer_atomic_smax_x2s_buffer_atomic_umax_x2s_buffer_atomic_and_x2s_buffer_atomic_or_x2s_buffer_atomic_xor_x2s_buffer_atomic_inc_x2s_buffer_atomic_dec_x2s_atomic_swaps_atomic_cmpswaps_atomic_adds_atomic_subs_atomic_smins_atomic_umins_atomic_smaxs_atomic_umaxs_atomic_ands_atomic_ors_atomic_xors_atomic_incs_atomic_decs_atomic_swap_x2s_atomic_cmpswap_x2s_atomic_add_x2s_atomic_sub_x2s_atomic_smin_x2s_atomic_umin_x2s_atomic_smax_x2s_atomic_umax_x2s_atomic_and_x2s_atomic_or_x2s_atomic_xor_x2s_atomic_inc_x2s_atomic_dec_x2s_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_cbranch_joins_abs_i32s_set_gpr_idx_idxs_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_cbranch_g_forks_absdiff_i32s_rfe_restore_b64s_mul_hi_u32s_mul_hi_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_setvskips_set_gpr_idx_ons_cmp_eq_u64s_cmp_lg_u64s_movk_i32s_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32s_cbranch_i_forkHW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_HW_IDHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_set_gpr_idx_offs_set_gpr_idx_modes_endpgm_ordered_ps_donev_noprow_maskbank_maskbound_ctrlBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVE_e32v_mov_b32_dpp_sdwaclampdst_seldst_unusedsrc0_sel_e64v_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_screen_partition_4se_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_sat_pk_u8_i16v_swap_b32v_accvgpr_mov_b32v_cndmask_b32src1_selv_add_f32v_sub_f32v_subrev_f32v_fmac_f64v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_mac_f32v_madmk_f32v_madak_f32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_addc_co_u32v_subb_co_u32v_subbrev_co_u32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_mac_f16v_madmk_f16v_madak_f16v_add_u16v_sub_u16v_subrev_u16v_mul_lo_u16v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_max_f16v_min_f16v_max_u16v_max_i16v_min_u16v_min_i16v_ldexp_f16v_add_u32v_sub_u32v_subrev_u32v_dot2c_f32_f16v_dot2c_i32_i16v_dot4c_i32_i8v_dot8c_i32_i4v_fmac_f32v_pk_fmac_f16v_xnor_b32v_mad_legacy_f32v_mad_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_mad_legacy_f16v_mad_legacy_u16v_mad_legacy_i16v_perm_b32v_fma_legacy_f16v_div_fixup_legacy_f16v_cvt_pkaccum_u8_f32v_mad_u32_u16v_mad_i32_i16v_xad_u32v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_lshl_add_u32v_add_lshl_u32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_f16v_mad_u16v_mad_i16v_fma_f16v_div_fixup_f16v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_ldexp_f32v_readlane_b32v_writelane_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_trig_preop_f64v_bfm_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_add_i32v_sub_i32v_add_i16v_sub_i16v_pack_b32_f16v_mul_legacy_f32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_dot2_f32_f16v_dot2_i32_i16v_dot2_u32_u16v_dot4_i32_i8v_dot4_u32_u8v_dot8_i32_i4v_dot8_u32_u4v_pk_fma_f32v_pk_mul_f32v_pk_add_f32v_pk_mov_b32cbszabidblgpv_mfma_f32_32x32x1f32v_mfma_f32_16x16x1f32v_mfma_f32_4x4x1f32v_mfma_f32_32x32x2f32v_mfma_f32_16x16x4f32v_mfma_f32_32x32x4f16v_mfma_f32_16x16x4f16v_mfma_f32_4x4x4f16v_mfma_f32_32x32x8f16v_mfma_f32_16x16x16f16v_mfma_i32_32x32x4i8v_mfma_i32_16x16x4i8v_mfma_i32_4x4x4i8v_mfma_i32_32x32x8i8v_mfma_i32_16x16x16i8v_accvgpr_read_b32v_accvgpr_write_b32v_mfma_f32_32x32x4bf16_1kv_mfma_f32_16x16x4bf16_1kv_mfma_f32_4x4x4bf16_1kv_mfma_f32_32x32x8bf16_1kv_mfma_f32_16x16x16bf16_1kv_mfma_f32_32x32x2bf16v_mfma_f32_16x16x2bf16v_mfma_f32_4x4x2bf16v_mfma_f32_32x32x4bf16v_mfma_f32_16x16x8bf16v_mfma_f64_16x16x4f64v_mfma_f64_4x4x4f64v_cmp_class_f32v_cmpx_class_f32v_cmp_class_f64v_cmpx_class_f64v_cmp_class_f16v_cmpx_class_f16v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i16v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_t_i16v_cmp_f_u16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_t_u16v_cmpx_f_i16v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_t_i16v_cmpx_f_u16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_t_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64execexeczflat_scratchpops_exiting_wave_idprivate_baseprivate_limitshared_baseshared_limitvccvcczxnack_maskv_accvgpr_readv_accvgpr_writev_mad_mix_f32v_mad_mixhi_f16v_mad_mixlo_f16v_mul_lo_i32UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12UC_VERSION_GFX7UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 294] = [
    syntax(run(0, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(3, 4), 3, 0, [3616, 0, 0, 0, 0]),
    syntax(run(7, 5), 3, 0, [3616, 0, 0, 0, 0]),
    syntax(run(12, 1), 0, 0, [0, 0, 0, 0, 0]),
    syntax(run(13, 2), 1, 0, [0, 0, 0, 0, 0]),
    syntax(run(15, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(18, 4), 3, 0, [0, 3616, 0, 0, 0]),
    syntax(run(22, 5), 4, 0, [0, 3616, 0, 0, 0]),
    syntax(run(27, 6), 4, 0, [0, 3616, 0, 0, 0]),
    syntax(run(33, 3), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(36, 4), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(40, 3), 3, 1, [0, 3616, 0, 0, 0]),
    syntax(run(43, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(46, 4), 3, 0, [3616, 0, 0, 0, 0]),
    syntax(run(50, 5), 3, 0, [3616, 0, 0, 0, 0]),
    syntax(run(55, 4), 3, 0, [3616, 0, 0, 0, 0]),
    syntax(run(59, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(62, 4), 3, 0, [0, 3616, 0, 0, 0]),
    syntax(run(66, 5), 4, 0, [0, 3616, 0, 0, 0]),
    syntax(run(71, 6), 4, 0, [0, 3616, 0, 0, 0]),
    syntax(run(77, 5), 4, 0, [0, 3616, 0, 0, 0]),
    syntax(run(82, 4), 3, 0, [0, 3616, 0, 0, 0]),
    syntax(run(86, 3), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(89, 4), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(93, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(95, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(98, 2), 1, 0, [0, 0, 0, 0, 0]),
    syntax(run(100, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(103, 3), 2, 0, [3616, 0, 0, 0, 0]),
    syntax(run(106, 3), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(109, 3), 2, 0, [0, 3616, 0, 0, 0]),
    syntax(run(112, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(118, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(124, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(130, 6), 2, 2, [0, 5664, 0, 0, 0]),
    syntax(run(136, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(142, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(148, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(154, 6), 2, 2, [5664, 0, 0, 0, 0]),
    syntax(run(160, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(167, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(174, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(181, 7), 3, 2, [0, 5664, 0, 0, 0]),
    syntax(run(188, 8), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(196, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(203, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(210, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(217, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(224, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(231, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(238, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(245, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(252, 8), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(260, 8), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(268, 8), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(276, 8), 4, 4, [0, 0, 0, 0, 0]),
    syntax(run(284, 8), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(292, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(299, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(306, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(313, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(320, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(327, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(334, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(341, 7), 3, 4, [0, 0, 0, 0, 0]),
    syntax(run(348, 12), 3, 5, [0, 0, 0, 0, 0]),
    syntax(run(360, 12), 3, 5, [0, 0, 0, 0, 0]),
    syntax(run(372, 11), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(383, 11), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(394, 11), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(405, 11), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(416, 13), 4, 5, [0, 0, 0, 0, 0]),
    syntax(run(429, 11), 5, 7, [0, 0, 0, 2616, 0]),
    syntax(run(440, 11), 5, 7, [0, 0, 0, 2616, 0]),
    syntax(run(451, 11), 5, 7, [0, 0, 0, 2616, 0]),
    syntax(run(462, 11), 5, 7, [0, 0, 0, 2616, 0]),
    syntax(run(473, 11), 4, 8, [0, 0, 0, 2616, 0]),
    syntax(run(484, 10), 4, 9, [0, 0, 0, 2616, 0]),
    syntax(run(494, 10), 4, 9, [0, 0, 0, 2616, 0]),
    syntax(run(504, 10), 4, 9, [0, 0, 0, 2616, 0]),
    syntax(run(514, 10), 4, 9, [0, 0, 0, 2616, 0]),
    syntax(run(524, 0), 0, 1, [0, 0, 0, 0, 0]),
    syntax(run(524, 9), 6, 10, [0, 2616, 0, 0, 0]),
    syntax(run(533, 4), 3, 11, [2502, 0, 0, 0, 0]),
    syntax(run(537, 4), 3, 11, [4550, 0, 0, 0, 0]),
    syntax(run(541, 4), 3, 11, [8646, 0, 0, 0, 0]),
    syntax(run(545, 4), 3, 11, [16838, 0, 0, 0, 0]),
    syntax(run(549, 4), 3, 11, [33222, 0, 0, 0, 0]),
    syntax(run(553, 4), 3, 11, [2502, 0, 0, 0, 0]),
    syntax(run(557, 4), 3, 11, [4550, 0, 0, 0, 0]),
    syntax(run(561, 4), 3, 11, [8646, 0, 0, 0, 0]),
    syntax(run(565, 4), 3, 11, [16838, 0, 0, 0, 0]),
    syntax(run(569, 4), 3, 11, [33222, 0, 0, 0, 0]),
    syntax(run(573, 1), 1, 1, [4550, 0, 0, 0, 0]),
    syntax(run(574, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(577, 3), 3, 1, [0, 0, 0, 0, 0]),
    syntax(run(580, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(582, 2), 2, 1, [2512, 2560, 0, 0, 0]),
    syntax(run(584, 2), 2, 1, [4560, 4608, 0, 0, 0]),
    syntax(run(586, 2), 2, 1, [2512, 4608, 0, 0, 0]),
    syntax(run(588, 2), 2, 1, [4560, 2560, 0, 0, 0]),
    syntax(run(590, 1), 1, 1, [4560, 0, 0, 0, 0]),
    syntax(run(591, 1), 1, 1, [4608, 0, 0, 0, 0]),
    syntax(run(592, 1), 1, 1, [2560, 0, 0, 0, 0]),
    syntax(run(593, 3), 3, 1, [2512, 2560, 2568, 0, 0]),
    syntax(run(596, 3), 3, 1, [4560, 4608, 4616, 0, 0]),
    syntax(run(599, 3), 3, 1, [4560, 4608, 2568, 0, 0]),
    syntax(run(602, 3), 3, 1, [4560, 2560, 2568, 0, 0]),
    syntax(run(605, 2), 2, 1, [4608, 4616, 0, 0, 0]),
    syntax(run(607, 2), 2, 1, [4608, 2568, 0, 0, 0]),
    syntax(run(609, 2), 2, 1, [2560, 2568, 0, 0, 0]),
    syntax(run(611, 2), 2, 1, [2560, 0, 0, 0, 0]),
    syntax(run(613, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(615, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(617, 2), 2, 1, [4560, 0, 0, 0, 0]),
    syntax(run(619, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(621, 2), 2, 1, [0, 2512, 0, 0, 0]),
    syntax(run(623, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(625, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(626, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(627, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(628, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(629, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(630, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(631, 4), 3, 12, [0, 0, 0, 0, 0]),
    syntax(run(635, 1), 0, 13, [0, 0, 0, 0, 0]),
    syntax(run(636, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(639, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(646, 8), 8, 16, [3601, 0, 0, 0, 0]),
    syntax(run(654, 4), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(658, 2), 2, 1, [2577, 2624, 0, 0, 0]),
    syntax(run(660, 3), 2, 13, [2560, 2656, 0, 0, 0]),
    syntax(run(663, 3), 3, 14, [3601, 4672, 0, 0, 0]),
    syntax(run(666, 7), 6, 18, [3601, 5664, 0, 0, 0]),
    syntax(run(673, 5), 3, 19, [3584, 4704, 0, 0, 0]),
    syntax(run(678, 3), 3, 14, [5649, 2624, 0, 0, 0]),
    syntax(run(681, 7), 6, 15, [5649, 3616, 0, 0, 0]),
    syntax(run(688, 5), 3, 20, [5632, 2656, 0, 0, 0]),
    syntax(run(693, 8), 8, 16, [3601, 0, 0, 0, 0]),
    syntax(run(701, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(706, 7), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(713, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(721, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(726, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(729, 7), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(736, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(744, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(749, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(752, 7), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(759, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(767, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(772, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(777, 5), 3, 19, [5632, 2656, 0, 0, 0]),
    syntax(run(782, 7), 6, 18, [5649, 3616, 0, 0, 0]),
    syntax(run(789, 3), 3, 14, [5649, 4672, 0, 0, 0]),
    syntax(run(792, 7), 6, 18, [5649, 5664, 0, 0, 0]),
    syntax(run(799, 5), 3, 19, [5632, 4704, 0, 0, 0]),
    syntax(run(804, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(812, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(815, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(822, 8), 8, 16, [3601, 0, 0, 0, 0]),
    syntax(run(830, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(835, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(838, 7), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(845, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(853, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(858, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(861, 7), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(868, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(876, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(881, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(883, 3), 2, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(886, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(888, 6), 5, 12, [0, 3616, 0, 0, 0]),
    syntax(run(894, 6), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(900, 3), 2, 13, [0, 0, 0, 0, 0]),
    syntax(run(903, 5), 5, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(908, 9), 8, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(917, 11), 11, 24, [3601, 0, 0, 0, 0]),
    syntax(run(928, 6), 5, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(934, 4), 4, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(938, 8), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(946, 10), 10, 24, [3601, 0, 0, 0, 0]),
    syntax(run(956, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(962, 4), 4, 14, [5649, 4672, 5641, 0, 0]),
    syntax(run(966, 8), 7, 23, [5649, 5664, 5641, 0, 0]),
    syntax(run(974, 6), 4, 26, [5632, 4704, 4713, 0, 0]),
    syntax(run(980, 8), 7, 15, [3601, 3616, 3593, 0, 0]),
    syntax(run(988, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(998, 6), 4, 20, [3584, 2656, 2665, 0, 0]),
    syntax(run(1004, 5), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1009, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1013, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1017, 5), 5, 14, [3601, 0, 2624, 3593, 0]),
    syntax(run(1022, 9), 8, 15, [3601, 0, 3616, 3593, 0]),
    syntax(run(1031, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(1041, 7), 5, 20, [3584, 0, 2656, 2665, 0]),
    syntax(run(1048, 6), 6, 14, [3601, 0, 2624, 3593, 0]),
    syntax(run(1054, 10), 9, 15, [3601, 0, 3616, 3593, 0]),
    syntax(run(1064, 11), 11, 27, [3601, 0, 0, 0, 0]),
    syntax(run(1075, 8), 6, 20, [3584, 0, 2656, 2665, 0]),
    syntax(run(1083, 4), 4, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(1087, 8), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(1095, 10), 10, 24, [3601, 0, 0, 0, 0]),
    syntax(run(1105, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(1111, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1115, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1119, 4), 4, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(1123, 8), 7, 15, [3601, 3616, 3593, 0, 0]),
    syntax(run(1131, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(1141, 6), 4, 20, [3584, 2656, 2665, 0, 0]),
    syntax(run(1147, 5), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1152, 8), 7, 18, [3601, 3616, 3593, 0, 0]),
    syntax(run(1160, 10), 10, 28, [3601, 0, 0, 0, 0]),
    syntax(run(1170, 6), 4, 19, [3584, 2656, 2665, 0, 0]),
    syntax(run(1176, 4), 4, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(1180, 8), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(1188, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(1194, 4), 4, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(1198, 8), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(1206, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(1212, 10), 10, 29, [3601, 0, 0, 0, 0]),
    syntax(run(1222, 6), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1228, 6), 4, 31, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1234, 5), 4, 13, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1239, 6), 4, 30, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1245, 7), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1252, 6), 4, 33, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1258, 7), 5, 34, [3584, 0, 2656, 2665, 2674]),
    syntax(run(1265, 7), 5, 34, [5632, 0, 4704, 4713, 4722]),
    syntax(run(1272, 6), 4, 31, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1278, 6), 4, 31, [9728, 4704, 2665, 8818, 0]),
    syntax(run(1284, 7), 5, 31, [5632, 0, 2656, 2665, 4722]),
    syntax(run(1291, 6), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1297, 6), 4, 31, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1303, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1308, 7), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1315, 7), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1322, 7), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1329, 5), 3, 36, [5632, 4704, 4713, 0, 0]),
    syntax(run(1334, 5), 3, 33, [5632, 4704, 2665, 0, 0]),
    syntax(run(1339, 4), 3, 13, [3584, 2656, 2665, 0, 0]),
    syntax(run(1343, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1348, 4), 3, 13, [2560, 2656, 2665, 0, 0]),
    syntax(run(1352, 4), 3, 13, [5632, 2656, 4713, 0, 0]),
    syntax(run(1356, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(1361, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(1366, 6), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(1372, 5), 3, 31, [3584, 2656, 2665, 0, 0]),
    syntax(run(1377, 6), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(1383, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(1388, 9), 4, 39, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1397, 8), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(1405, 9), 4, 39, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1414, 8), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(1422, 7), 4, 35, [3584, 0, 0, 0, 0]),
    syntax(run(1429, 9), 4, 39, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1438, 7), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1445, 9), 4, 39, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1454, 8), 3, 40, [5632, 4704, 4713, 0, 0]),
    syntax(run(1462, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1469, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1476, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1483, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1490, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1497, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1504, 4), 2, 43, [3584, 0, 0, 0, 0]),
    syntax(run(1508, 4), 2, 43, [0, 2656, 0, 0, 0]),
    syntax(run(1512, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1519, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1526, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1533, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1540, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1547, 5), 4, 44, [4608, 2656, 2665, 0, 0]),
    syntax(run(1552, 4), 4, 14, [0, 2624, 3593, 0, 0]),
    syntax(run(1556, 6), 6, 28, [0, 0, 0, 0, 0]),
    syntax(run(1562, 5), 4, 44, [4608, 4704, 2665, 0, 0]),
    syntax(run(1567, 4), 4, 14, [0, 4672, 3593, 0, 0]),
    syntax(run(1571, 5), 4, 44, [4608, 2656, 2665, 0, 0]),
    syntax(run(1576, 4), 4, 14, [0, 2624, 3593, 0, 0]),
    syntax(run(1580, 6), 6, 28, [0, 0, 0, 0, 0]),
    syntax(run(1586, 6), 4, 26, [4608, 2656, 2665, 0, 0]),
    syntax(run(1592, 6), 6, 24, [0, 0, 0, 0, 0]),
    syntax(run(1598, 6), 4, 26, [4608, 2656, 2665, 0, 0]),
    syntax(run(1604, 6), 6, 24, [0, 0, 0, 0, 0]),
    syntax(run(1610, 6), 4, 26, [4608, 4704, 4713, 0, 0]),
    syntax(run(1616, 4), 4, 14, [0, 4672, 5641, 0, 0]),
    syntax(run(1620, 5), 4, 17, [4608, 2656, 2665, 0, 0]),
    syntax(run(1625, 4), 4, 14, [0, 2624, 3593, 0, 0]),
    syntax(run(1629, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(1635, 5), 4, 17, [4608, 2656, 2665, 0, 0]),
    syntax(run(1640, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(1646, 5), 4, 17, [4608, 4704, 4713, 0, 0]),
    syntax(run(1651, 4), 4, 14, [0, 4672, 5641, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 45] = [
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2030fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2033fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2031fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x800000000202ff80, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x202ff80, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x60000000007fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x3ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2c000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x10000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x8000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11543, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(11556, 4), 1, [0x0, 0x8000000000000, 0x0]),
    frame(s(11560, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(11595, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11556, 4), 1, [0x30000000000000, 0x8000000000000, 0x0]),
    frame(s(11595, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(11595, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(11560, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x8000000000000, 0x0, 0x0]),
    frame(s(11556, 4), 1, [0xf0000000000000, 0x8000000000000, 0x0]),
    frame(s(11560, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(11595, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(11595, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(11560, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(11560, 5), 1, [0x830000000000000, 0x0, 0x0]),
    frame(s(11560, 5), 1, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf80000000000ff00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0x7800000000009b00, 0x1800000000000000]),
    frame(s(0, 0), 0, [0x0, 0xe000000000008700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000007f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2000000000000100, 0x0]),
    frame(s(11595, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 251] = [
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
    Word(s(1747, 3)),
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
    Flag(16, s(1923, 3)),
    Flag(17, s(1926, 3)),
    Flag(25, s(1929, 3)),
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
    Operand(Register {
        bits: bits(56, 8),
        file: VectorOrAccumulator(55),
        size: Dwords(1),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Unless(13),
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
    Flag(13, s(2831, 3)),
    FlatAddress(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 127,
        none: 127,
        reserved: 127,
        kind: Scratch,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 127,
        none: 127,
        reserved: 127,
        kind: Scratch,
        vector: 255,
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 255,
            accumulator: 16,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
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
            d16: 63,
            tfe: 255,
            accumulator: 16,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
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
    Number(bits(8, 4), s(4343, 5), InHex),
    Flag(12, s(4348, 5)),
    Flag(13, s(1923, 3)),
    Flag(25, s(1926, 3)),
    Flag(7, s(1929, 3)),
    Flag(15, s(4353, 3)),
    Flag(17, s(4356, 3)),
    Flag(14, s(4359, 2)),
    Flag(63, s(4361, 3)),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 255,
            accumulator: 16,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
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
            d16: 63,
            tfe: 255,
            accumulator: 16,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
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
            tfe: 255,
            accumulator: 16,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
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
            tfe: 255,
            accumulator: 16,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
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
            tfe: 255,
            accumulator: 16,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
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
            tfe: 255,
            accumulator: 16,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
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
            tfe: 255,
            accumulator: 16,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
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
            tfe: 255,
            accumulator: 16,
            rule: AtLeast(1),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
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
            tfe: 255,
            accumulator: 16,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
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
            tfe: 255,
            accumulator: 16,
            rule: AtLeast(2),
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
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
    Operand(Register {
        bits: bits(53, 5),
        file: Scaled(2),
        size: Dwords(4),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
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
    Flag(13, s(5297, 5)),
    Flag(12, s(5302, 5)),
    Flag(14, s(1923, 3)),
    Flag(54, s(1926, 3)),
    Flag(53, s(1929, 3)),
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
    Flag(15, s(1929, 3)),
    Flag(16, s(2831, 3)),
    Word(s(2831, 3)),
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
    Value(bits(0, 16), Hwreg(run(24, 12))),
    Wide(Named),
    Value(bits(0, 16), Short),
    Optional(bits(0, 16)),
    Value(bits(0, 16), Counters(run(0, 3))),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(36, 11),
            operations: run(47, 13),
        }),
    ),
    Value(bits(0, 16), IndexMode),
    DppControl(bits(40, 9), NewBroadcast),
    Number(bits(60, 4), s(11439, 8), AlwaysInHex),
    Number(bits(56, 4), s(11447, 9), AlwaysInHex),
    Number(bits(51, 1), s(11456, 10), Bound),
    OutputModifier(bits(59, 2), false),
    Suffix(s(11543, 4)),
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
    Suffix(s(11556, 4)),
    Suffix(s(11560, 5)),
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
    Flag(45, s(11565, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(11570, 7), run(60, 7), true),
    Choice(bits(43, 2), s(11577, 10), run(67, 4), true),
    Choice(bits(48, 3), s(11587, 8), run(60, 7), true),
    Suffix(s(11595, 4)),
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
    Flag(15, s(11565, 5)),
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
    Choice(bits(56, 3), s(12554, 8), run(60, 7), true),
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
    Bools(s(13390, 6), [11, 12, 13, 14], false),
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
    Bools(s(13390, 6), [11, 12, 14, 255], false),
    Bools(s(13390, 6), [11, 12, 13, 255], false),
    Bools(s(14535, 9), [59, 60, 14, 255], true),
    Bools(s(14544, 6), [61, 62, 63, 255], false),
    Bools(s(14550, 6), [8, 9, 10, 255], false),
    Bools(s(13390, 6), [11, 12, 255, 255], false),
    Bools(s(14535, 9), [59, 60, 255, 255], true),
    Bools(s(14544, 6), [61, 62, 255, 255], false),
    Bools(s(14550, 6), [8, 9, 255, 255], false),
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
    Bools(s(14535, 9), [59, 60, 14, 255], false),
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
    Number(bits(8, 3), s(14984, 4), Unsigned),
    Number(bits(11, 4), s(14988, 4), Unsigned),
    Number(bits(61, 3), s(14992, 4), Unsigned),
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
        file: SourceOrAccumulator(15),
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
    Bools(s(14544, 6), [61, 255, 255, 255], false),
    Bools(s(14550, 6), [8, 255, 255, 255], false),
    Operand(Register {
        bits: bits(32, 9),
        file: SourceOrAccumulator(59),
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
        file: SourceOrAccumulator(60),
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
pub static NAMES: [(u16, Str); 71] = [
    (0, s(4765, 23)),
    (1, s(4788, 17)),
    (2, s(4805, 18)),
    (3, s(4823, 19)),
    (4, s(4842, 18)),
    (5, s(4860, 21)),
    (6, s(4881, 24)),
    (7, s(4905, 24)),
    (8, s(4929, 26)),
    (9, s(4955, 26)),
    (10, s(4981, 23)),
    (11, s(5004, 21)),
    (12, s(5025, 27)),
    (13, s(5052, 24)),
    (14, s(5076, 27)),
    (15, s(5103, 27)),
    (0, s(5130, 20)),
    (1, s(5150, 20)),
    (2, s(5170, 22)),
    (3, s(5192, 22)),
    (4, s(5214, 19)),
    (5, s(5233, 19)),
    (6, s(5252, 25)),
    (7, s(5277, 20)),
    (1, s(10518, 11)),
    (2, s(10529, 13)),
    (3, s(10542, 14)),
    (4, s(10556, 12)),
    (5, s(10568, 16)),
    (6, s(10584, 16)),
    (7, s(10600, 13)),
    (15, s(10613, 19)),
    (16, s(10632, 13)),
    (17, s(10645, 13)),
    (18, s(10658, 13)),
    (19, s(10671, 13)),
    (1, s(10923, 13)),
    (2, s(10936, 6)),
    (3, s(10942, 11)),
    (4, s(10953, 12)),
    (5, s(10965, 18)),
    (6, s(10983, 14)),
    (7, s(10997, 19)),
    (8, s(11016, 22)),
    (9, s(11038, 16)),
    (10, s(11054, 16)),
    (15, s(11070, 10)),
    (513, s(11080, 9)),
    (514, s(11089, 10)),
    (515, s(11099, 14)),
    (767, s(11113, 6)),
    (768, s(11119, 9)),
    (769, s(11080, 9)),
    (770, s(11089, 10)),
    (771, s(11099, 14)),
    (1023, s(11113, 6)),
    (3841, s(11128, 27)),
    (3842, s(11155, 16)),
    (3844, s(11171, 19)),
    (4095, s(11190, 5)),
    (0, s(11466, 6)),
    (1, s(11472, 6)),
    (2, s(11478, 6)),
    (3, s(11484, 6)),
    (4, s(11490, 6)),
    (5, s(11496, 6)),
    (6, s(11502, 5)),
    (0, s(11507, 10)),
    (1, s(11517, 11)),
    (2, s(11528, 15)),
    (3, s(11507, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 3] = [
    Part {
        name: s(10871, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(10876, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(10882, 7),
        low: bits(8, 4),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 1655] = [
    0, 1, 2, 0, 1, 3, 2, 0, 1, 3, 4, 5, 2, 1, 2, 0, 6, 2, 7, 0, 1, 2, 7, 0, 1, 3, 2, 8, 0, 1,
    3, 4, 5, 7, 0, 2, 8, 0, 4, 5, 7, 0, 9, 0, 10, 2, 0, 10, 11, 2, 0, 10, 11, 4, 5, 0, 12,
    13, 2, 0, 12, 2, 8, 0, 10, 2, 8, 0, 10, 11, 2, 14, 0, 10, 11, 4, 5, 15, 0, 12, 13, 2, 15,
    0, 12, 2, 8, 0, 2, 14, 0, 4, 5, 2, 16, 17, 2, 16, 7, 2, 0, 18, 2, 0, 19, 2, 20, 0, 2, 14,
    0, 2, 21, 22, 23, 24, 25, 26, 27, 22, 23, 24, 25, 26, 28, 22, 23, 24, 25, 26, 29, 22, 23,
    24, 25, 26, 22, 30, 23, 24, 25, 26, 22, 31, 23, 24, 25, 26, 22, 32, 23, 24, 25, 26, 22,
    33, 23, 24, 25, 26, 34, 22, 30, 23, 24, 25, 26, 34, 22, 31, 23, 24, 25, 26, 35, 22, 31,
    23, 24, 25, 26, 35, 22, 33, 23, 24, 25, 26, 36, 37, 38, 39, 24, 25, 26, 40, 27, 37, 38,
    39, 24, 25, 26, 28, 37, 38, 39, 24, 25, 26, 29, 37, 38, 39, 24, 25, 26, 37, 30, 38, 39,
    24, 25, 26, 37, 31, 38, 39, 24, 25, 26, 37, 32, 38, 39, 24, 25, 26, 37, 33, 38, 39, 24,
    25, 26, 21, 37, 38, 39, 24, 25, 26, 34, 37, 30, 38, 39, 24, 25, 26, 34, 37, 31, 38, 39,
    24, 25, 26, 35, 37, 31, 38, 39, 24, 25, 26, 35, 37, 33, 38, 39, 24, 25, 26, 36, 41, 42,
    39, 24, 25, 26, 40, 27, 41, 42, 39, 24, 25, 26, 28, 41, 42, 39, 24, 25, 26, 29, 41, 42,
    39, 24, 25, 26, 41, 30, 42, 39, 24, 25, 26, 41, 31, 42, 39, 24, 25, 26, 41, 32, 42, 39,
    24, 25, 26, 41, 33, 42, 39, 24, 25, 26, 21, 41, 42, 39, 24, 25, 26, 43, 44, 45, 46, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 57, 58, 45,
    46, 47, 48, 49, 50, 51, 52, 53, 59, 60, 45, 46, 47, 48, 49, 50, 51, 52, 53, 61, 62, 45,
    46, 47, 48, 49, 50, 51, 52, 53, 63, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 43, 44, 45,
    65, 46, 47, 48, 49, 50, 51, 52, 53, 54, 30, 66, 67, 68, 69, 70, 71, 23, 72, 73, 74, 31,
    66, 67, 68, 69, 70, 71, 23, 72, 73, 74, 32, 66, 67, 68, 69, 70, 71, 23, 72, 73, 74, 33,
    66, 67, 68, 69, 70, 71, 23, 72, 73, 74, 75, 66, 67, 68, 70, 71, 23, 72, 25, 76, 77, 31,
    66, 67, 68, 70, 71, 23, 72, 25, 76, 32, 66, 67, 68, 70, 71, 23, 72, 25, 76, 33, 66, 67,
    68, 70, 71, 23, 72, 25, 76, 30, 66, 67, 68, 70, 71, 23, 72, 25, 76, 67, 68, 70, 71, 23,
    78, 72, 25, 76, 79, 80, 81, 24, 82, 80, 81, 24, 83, 80, 81, 24, 84, 80, 81, 24, 85, 80,
    81, 24, 79, 86, 87, 24, 82, 86, 87, 24, 83, 86, 87, 24, 84, 86, 87, 24, 85, 86, 87, 24,
    82, 88, 80, 81, 88, 86, 87, 80, 81, 89, 90, 91, 92, 89, 92, 91, 90, 91, 92, 90, 89, 90,
    93, 91, 92, 94, 91, 92, 93, 91, 90, 93, 92, 94, 92, 93, 90, 93, 90, 95, 89, 96, 89, 97,
    91, 98, 89, 99, 99, 89, 99, 100, 101, 102, 98, 103, 104, 105, 106, 107, 108, 109, 110,
    111, 112, 113, 114, 112, 0, 106, 107, 108, 109, 115, 112, 116, 117, 118, 119, 120, 121,
    122, 123, 124, 110, 125, 113, 90, 124, 110, 111, 112, 126, 114, 112, 127, 106, 107, 108,
    109, 122, 123, 128, 129, 130, 111, 131, 113, 114, 131, 0, 106, 107, 108, 109, 122, 132,
    124, 129, 130, 115, 112, 116, 117, 133, 119, 120, 121, 122, 123, 124, 129, 130, 114, 112,
    134, 106, 107, 108, 109, 115, 112, 135, 117, 118, 119, 120, 121, 122, 123, 136, 129, 130,
    111, 137, 113, 114, 137, 134, 106, 107, 108, 109, 115, 137, 135, 117, 133, 119, 120, 121,
    122, 138, 136, 129, 130, 111, 112, 139, 114, 112, 140, 106, 107, 108, 109, 115, 112, 141,
    117, 133, 119, 120, 121, 122, 123, 142, 129, 130, 122, 123, 136, 129, 110, 122, 132, 136,
    129, 130, 114, 131, 134, 106, 107, 108, 109, 111, 131, 126, 114, 131, 127, 106, 107, 108,
    109, 122, 132, 128, 129, 130, 115, 112, 135, 117, 133, 119, 120, 121, 111, 137, 143, 114,
    137, 144, 106, 107, 108, 109, 115, 137, 145, 117, 133, 119, 120, 121, 122, 138, 146, 129,
    130, 111, 147, 139, 114, 147, 140, 106, 107, 108, 109, 115, 147, 141, 117, 118, 119, 120,
    121, 122, 148, 142, 129, 130, 111, 137, 139, 114, 137, 140, 106, 107, 108, 109, 115, 137,
    141, 117, 133, 119, 120, 121, 122, 138, 142, 129, 130, 112, 113, 123, 124, 110, 149, 150,
    149, 0, 106, 107, 108, 109, 149, 116, 118, 119, 120, 121, 151, 152, 110, 111, 112, 113,
    153, 154, 114, 112, 134, 155, 154, 106, 107, 108, 109, 115, 112, 135, 156, 154, 117, 118,
    119, 120, 121, 157, 122, 123, 136, 158, 159, 110, 111, 112, 113, 153, 114, 112, 134, 155,
    106, 107, 108, 109, 115, 112, 135, 156, 117, 133, 119, 120, 121, 157, 122, 123, 136, 158,
    129, 130, 111, 131, 126, 160, 114, 131, 127, 161, 106, 107, 108, 109, 122, 132, 128, 162,
    129, 130, 114, 112, 0, 153, 106, 107, 108, 109, 115, 112, 116, 163, 117, 118, 119, 120,
    121, 157, 122, 123, 124, 164, 129, 110, 122, 123, 124, 164, 110, 112, 113, 165, 153, 112,
    113, 153, 165, 111, 112, 154, 113, 153, 114, 112, 154, 0, 153, 106, 107, 108, 109, 115,
    112, 154, 116, 163, 117, 119, 120, 121, 157, 122, 123, 166, 124, 164, 129, 110, 111, 112,
    154, 113, 153, 154, 114, 112, 154, 0, 153, 154, 106, 107, 108, 109, 115, 112, 154, 116,
    163, 154, 117, 119, 120, 121, 157, 122, 123, 166, 124, 164, 159, 129, 110, 111, 137, 139,
    167, 114, 137, 140, 168, 106, 107, 108, 109, 115, 137, 141, 169, 117, 133, 119, 120, 121,
    157, 122, 138, 142, 170, 129, 130, 137, 139, 171, 167, 137, 139, 167, 171, 111, 147, 143,
    172, 114, 147, 144, 172, 106, 107, 108, 109, 115, 147, 145, 173, 117, 118, 119, 120, 121,
    157, 122, 148, 146, 174, 129, 110, 122, 148, 146, 174, 110, 114, 137, 140, 167, 106, 107,
    108, 109, 115, 137, 141, 175, 117, 133, 119, 120, 121, 157, 122, 138, 142, 176, 129, 130,
    111, 112, 177, 178, 114, 112, 179, 180, 106, 107, 108, 109, 122, 123, 181, 182, 129, 130,
    111, 183, 177, 178, 114, 183, 179, 180, 106, 107, 108, 109, 122, 184, 181, 182, 129, 130,
    115, 183, 185, 186, 117, 133, 119, 120, 121, 157, 123, 136, 158, 187, 129, 130, 123, 124,
    164, 188, 129, 110, 123, 124, 164, 188, 110, 132, 128, 162, 189, 129, 130, 123, 124, 164,
    188, 190, 129, 110, 123, 136, 164, 188, 129, 110, 123, 166, 191, 192, 193, 129, 130, 132,
    166, 194, 195, 196, 129, 130, 197, 198, 164, 199, 129, 110, 200, 198, 164, 201, 129, 110,
    197, 166, 124, 164, 199, 129, 110, 138, 142, 170, 202, 129, 130, 148, 146, 174, 203, 129,
    110, 123, 136, 164, 129, 110, 123, 146, 174, 188, 190, 129, 110, 138, 142, 170, 202, 190,
    129, 130, 148, 146, 174, 203, 190, 129, 110, 132, 128, 162, 129, 130, 132, 128, 164, 129,
    130, 123, 124, 164, 110, 123, 136, 164, 129, 130, 90, 124, 164, 110, 197, 124, 204, 110,
    123, 136, 158, 129, 110, 184, 136, 158, 129, 130, 123, 142, 170, 205, 129, 110, 123, 124,
    164, 129, 110, 148, 146, 174, 205, 129, 110, 123, 136, 158, 129, 130, 123, 124, 164, 188,
    206, 207, 208, 209, 129, 123, 124, 164, 210, 211, 212, 213, 129, 184, 214, 215, 216, 206,
    207, 208, 209, 129, 184, 214, 215, 210, 211, 212, 213, 129, 138, 217, 218, 219, 206, 220,
    129, 123, 214, 215, 188, 206, 207, 208, 209, 129, 123, 124, 164, 188, 208, 209, 129, 221,
    222, 223, 224, 206, 207, 208, 209, 129, 221, 222, 223, 210, 211, 212, 213, 129, 225, 226,
    227, 228, 229, 230, 231, 232, 226, 227, 233, 229, 230, 231, 234, 226, 227, 235, 229, 230,
    231, 225, 236, 237, 228, 229, 230, 231, 232, 236, 237, 233, 229, 230, 231, 234, 236, 237,
    235, 229, 230, 231, 123, 152, 238, 239, 151, 124, 238, 239, 225, 240, 241, 228, 229, 230,
    231, 232, 240, 241, 233, 229, 230, 231, 234, 240, 241, 235, 229, 230, 231, 242, 243, 244,
    245, 229, 230, 231, 246, 243, 244, 247, 229, 230, 231, 122, 92, 136, 164, 110, 111, 154,
    113, 153, 115, 248, 135, 163, 121, 157, 122, 92, 128, 164, 110, 111, 154, 126, 153, 122,
    92, 142, 176, 110, 111, 154, 139, 167, 115, 248, 141, 175, 121, 157, 122, 92, 142, 170,
    129, 110, 115, 248, 141, 169, 121, 157, 122, 92, 136, 158, 129, 110, 115, 248, 135, 156,
    121, 157, 122, 92, 128, 162, 129, 110, 111, 154, 126, 160, 122, 92, 146, 174, 110, 111,
    154, 143, 172, 115, 248, 145, 173, 121, 157, 122, 92, 124, 164, 110, 115, 248, 116, 163,
    121, 157, 122, 92, 198, 204, 110, 111, 154, 249, 250,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1133] = [
    0x1a2f11, // buffer_atomic_add
    0x1aed15, // buffer_atomic_add_f32
    0x1b1a15, // buffer_atomic_add_f64
    0x1b8614, // buffer_atomic_add_x2
    0x1a9911, // buffer_atomic_and
    0x1c0214, // buffer_atomic_and_x2
    0x1a1a15, // buffer_atomic_cmpswap
    0x1b6e18, // buffer_atomic_cmpswap_x2
    0x1adc11, // buffer_atomic_dec
    0x1c5114, // buffer_atomic_dec_x2
    0x1acb11, // buffer_atomic_inc
    0x1c3d14, // buffer_atomic_inc_x2
    0x1b4415, // buffer_atomic_max_f64
    0x1b2f15, // buffer_atomic_min_f64
    0x1aaa10, // buffer_atomic_or
    0x1c1613, // buffer_atomic_or_x2
    0x1b0218, // buffer_atomic_pk_add_f16
    0x1a7512, // buffer_atomic_smax
    0x1bd815, // buffer_atomic_smax_x2
    0x1a5112, // buffer_atomic_smin
    0x1bae15, // buffer_atomic_smin_x2
    0x1a4011, // buffer_atomic_sub
    0x1b9a14, // buffer_atomic_sub_x2
    0x1a0812, // buffer_atomic_swap
    0x1b5915, // buffer_atomic_swap_x2
    0x1a8712, // buffer_atomic_umax
    0x1bed15, // buffer_atomic_umax_x2
    0x1a6312, // buffer_atomic_umin
    0x1bc315, // buffer_atomic_umin_x2
    0x1aba11, // buffer_atomic_xor
    0x1c2914, // buffer_atomic_xor_x2
    0x19c60c, // buffer_invl2
    0x181111, // buffer_load_dword
    0x182213, // buffer_load_dwordx2
    0x183513, // buffer_load_dwordx3
    0x184813, // buffer_load_dwordx4
    0x19841b, // buffer_load_format_d16_hi_x
    0x16fb18, // buffer_load_format_d16_x
    0x171319, // buffer_load_format_d16_xy
    0x172c1a, // buffer_load_format_d16_xyz
    0x17461b, // buffer_load_format_d16_xyzw
    0x164b14, // buffer_load_format_x
    0x165f15, // buffer_load_format_xy
    0x167416, // buffer_load_format_xyz
    0x168a17, // buffer_load_format_xyzw
    0x17dc11, // buffer_load_sbyte
    0x192a15, // buffer_load_sbyte_d16
    0x193f18, // buffer_load_sbyte_d16_hi
    0x195715, // buffer_load_short_d16
    0x196c18, // buffer_load_short_d16_hi
    0x17ff12, // buffer_load_sshort
    0x17cb11, // buffer_load_ubyte
    0x18fd15, // buffer_load_ubyte_d16
    0x191218, // buffer_load_ubyte_d16_hi
    0x17ed12, // buffer_load_ushort
    0x185b11, // buffer_store_byte
    0x186c18, // buffer_store_byte_d16_hi
    0x18af12, // buffer_store_dword
    0x18c114, // buffer_store_dwordx2
    0x18d514, // buffer_store_dwordx3
    0x18e914, // buffer_store_dwordx4
    0x199f1c, // buffer_store_format_d16_hi_x
    0x176119, // buffer_store_format_d16_x
    0x177a1a, // buffer_store_format_d16_xy
    0x17941b, // buffer_store_format_d16_xyz
    0x17af1c, // buffer_store_format_d16_xyzw
    0x16a115, // buffer_store_format_x
    0x16b616, // buffer_store_format_xy
    0x16cc17, // buffer_store_format_xyz
    0x16e318, // buffer_store_format_xyzw
    0x19d216, // buffer_store_lds_dword
    0x188412, // buffer_store_short
    0x189619, // buffer_store_short_d16_hi
    0x19e80e, // buffer_wbinvl1
    0x19f612, // buffer_wbinvl1_vol
    0x19bb0b, // buffer_wbl2
    0x01fa0a, // ds_add_f32
    0x05520a, // ds_add_f64
    0x036a0e, // ds_add_rtn_f32
    0x06b00e, // ds_add_rtn_f64
    0x022e0e, // ds_add_rtn_u32
    0x055c0e, // ds_add_rtn_u64
    0x010c0a, // ds_add_u32
    0x03f40a, // ds_add_u64
    0x01670a, // ds_and_b32
    0x044f0a, // ds_and_b64
    0x02ad0e, // ds_and_rtn_b32
    0x05db0e, // ds_and_rtn_b64
    0x074a09, // ds_append
    0x03e50f, // ds_bpermute_b32
    0x01c80c, // ds_cmpst_b32
    0x04a20c, // ds_cmpst_b64
    0x01d40c, // ds_cmpst_f32
    0x04ae0c, // ds_cmpst_f64
    0x031f10, // ds_cmpst_rtn_b32
    0x064d10, // ds_cmpst_rtn_b64
    0x032f10, // ds_cmpst_rtn_f32
    0x065d10, // ds_cmpst_rtn_f64
    0x06be15, // ds_condxchg32_rtn_b64
    0x07400a, // ds_consume
    0x02670e, // ds_dec_rtn_u32
    0x05950e, // ds_dec_rtn_u64
    0x01350a, // ds_dec_u32
    0x041d0a, // ds_dec_u64
    0x07200e, // ds_gws_barrier
    0x06ed0b, // ds_gws_init
    0x07050e, // ds_gws_sema_br
    0x07130d, // ds_gws_sema_p
    0x06d617, // ds_gws_sema_release_all
    0x06f80d, // ds_gws_sema_v
    0x02590e, // ds_inc_rtn_u32
    0x05870e, // ds_inc_rtn_u64
    0x012b0a, // ds_inc_u32
    0x04130a, // ds_inc_u64
    0x01ea0a, // ds_max_f32
    0x04c40a, // ds_max_f64
    0x01490a, // ds_max_i32
    0x04310a, // ds_max_i64
    0x034d0e, // ds_max_rtn_f32
    0x067b0e, // ds_max_rtn_f64
    0x02830e, // ds_max_rtn_i32
    0x05b10e, // ds_max_rtn_i64
    0x029f0e, // ds_max_rtn_u32
    0x05cd0e, // ds_max_rtn_u64
    0x015d0a, // ds_max_u32
    0x04450a, // ds_max_u64
    0x01e00a, // ds_min_f32
    0x04ba0a, // ds_min_f64
    0x013f0a, // ds_min_i32
    0x04270a, // ds_min_i64
    0x033f0e, // ds_min_rtn_f32
    0x066d0e, // ds_min_rtn_f64
    0x02750e, // ds_min_rtn_i32
    0x05a30e, // ds_min_rtn_i64
    0x02910e, // ds_min_rtn_u32
    0x05bf0e, // ds_min_rtn_u64
    0x01530a, // ds_min_u32
    0x043b0a, // ds_min_u64
    0x01840c, // ds_mskor_b32
    0x046c0c, // ds_mskor_b64
    0x02d610, // ds_mskor_rtn_b32
    0x060410, // ds_mskor_rtn_b64
    0x01f406, // ds_nop
    0x017109, // ds_or_b32
    0x045909, // ds_or_b64
    0x02bb0d, // ds_or_rtn_b32
    0x05e90d, // ds_or_rtn_b64
    0x03d70e, // ds_permute_b32
    0x038f10, // ds_read2st64_b32
    0x06a010, // ds_read2st64_b64
    0x03830c, // ds_read2_b32
    0x06940c, // ds_read2_b64
    0x072e12, // ds_read_addtid_b32
    0x07770c, // ds_read_b128
    0x03780b, // ds_read_b32
    0x06890b, // ds_read_b64
    0x076c0b, // ds_read_b96
    0x03b30b, // ds_read_i16
    0x039f0a, // ds_read_i8
    0x05120e, // ds_read_i8_d16
    0x052011, // ds_read_i8_d16_hi
    0x03be0b, // ds_read_u16
    0x05310f, // ds_read_u16_d16
    0x054012, // ds_read_u16_d16_hi
    0x03a90a, // ds_read_u8
    0x04f30e, // ds_read_u8_d16
    0x050111, // ds_read_u8_d16_hi
    0x024a0f, // ds_rsub_rtn_u32
    0x05780f, // ds_rsub_rtn_u64
    0x01200b, // ds_rsub_u32
    0x04080b, // ds_rsub_u64
    0x023c0e, // ds_sub_rtn_u32
    0x056a0e, // ds_sub_rtn_u64
    0x01160a, // ds_sub_u32
    0x03fe0a, // ds_sub_u64
    0x03c90e, // ds_swizzle_b32
    0x035b0f, // ds_wrap_rtn_b32
    0x01b711, // ds_write2st64_b32
    0x049111, // ds_write2st64_b64
    0x01aa0d, // ds_write2_b32
    0x04840d, // ds_write2_b64
    0x020413, // ds_write_addtid_b32
    0x075f0d, // ds_write_b128
    0x02220c, // ds_write_b16
    0x04e013, // ds_write_b16_d16_hi
    0x01900c, // ds_write_b32
    0x04780c, // ds_write_b64
    0x02170b, // ds_write_b8
    0x04ce12, // ds_write_b8_d16_hi
    0x07530c, // ds_write_b96
    0x030916, // ds_wrxchg2st64_rtn_b32
    0x063716, // ds_wrxchg2st64_rtn_b64
    0x02f712, // ds_wrxchg2_rtn_b32
    0x062512, // ds_wrxchg2_rtn_b64
    0x02e611, // ds_wrxchg_rtn_b32
    0x061411, // ds_wrxchg_rtn_b64
    0x017a0a, // ds_xor_b32
    0x04620a, // ds_xor_b64
    0x02c80e, // ds_xor_rtn_b32
    0x05f60e, // ds_xor_rtn_b64
    0x093c0f, // flat_atomic_add
    0x09e413, // flat_atomic_add_f64
    0x0a4612, // flat_atomic_add_x2
    0x099a0f, // flat_atomic_and
    0x0ab612, // flat_atomic_and_x2
    0x092913, // flat_atomic_cmpswap
    0x0a3016, // flat_atomic_cmpswap_x2
    0x09d50f, // flat_atomic_dec
    0x0afd12, // flat_atomic_dec_x2
    0x09c60f, // flat_atomic_inc
    0x0aeb12, // flat_atomic_inc_x2
    0x0a0a13, // flat_atomic_max_f64
    0x09f713, // flat_atomic_min_f64
    0x09a90e, // flat_atomic_or
    0x0ac811, // flat_atomic_or_x2
    0x097a10, // flat_atomic_smax
    0x0a9013, // flat_atomic_smax_x2
    0x095a10, // flat_atomic_smin
    0x0a6a13, // flat_atomic_smin_x2
    0x094b0f, // flat_atomic_sub
    0x0a5812, // flat_atomic_sub_x2
    0x091910, // flat_atomic_swap
    0x0a1d13, // flat_atomic_swap_x2
    0x098a10, // flat_atomic_umax
    0x0aa313, // flat_atomic_umax_x2
    0x096a10, // flat_atomic_umin
    0x0a7d13, // flat_atomic_umin_x2
    0x09b70f, // flat_atomic_xor
    0x0ad912, // flat_atomic_xor_x2
    0x07ca0f, // flat_load_dword
    0x07d911, // flat_load_dwordx2
    0x07ea11, // flat_load_dwordx3
    0x07fb11, // flat_load_dwordx4
    0x079b0f, // flat_load_sbyte
    0x08c713, // flat_load_sbyte_d16
    0x08da16, // flat_load_sbyte_d16_hi
    0x08f013, // flat_load_short_d16
    0x090316, // flat_load_short_d16_hi
    0x07ba10, // flat_load_sshort
    0x078c0f, // flat_load_ubyte
    0x089e13, // flat_load_ubyte_d16
    0x08b116, // flat_load_ubyte_d16_hi
    0x07aa10, // flat_load_ushort
    0x080c0f, // flat_store_byte
    0x081b16, // flat_store_byte_d16_hi
    0x085810, // flat_store_dword
    0x086812, // flat_store_dwordx2
    0x087a12, // flat_store_dwordx3
    0x088c12, // flat_store_dwordx4
    0x083110, // flat_store_short
    0x084117, // flat_store_short_d16_hi
    0x0cf211, // global_atomic_add
    0x0db015, // global_atomic_add_f32
    0x0ddd15, // global_atomic_add_f64
    0x0e4914, // global_atomic_add_x2
    0x0d5c11, // global_atomic_and
    0x0ec514, // global_atomic_and_x2
    0x0cdd15, // global_atomic_cmpswap
    0x0e3118, // global_atomic_cmpswap_x2
    0x0d9f11, // global_atomic_dec
    0x0f1414, // global_atomic_dec_x2
    0x0d8e11, // global_atomic_inc
    0x0f0014, // global_atomic_inc_x2
    0x0e0715, // global_atomic_max_f64
    0x0df215, // global_atomic_min_f64
    0x0d6d10, // global_atomic_or
    0x0ed913, // global_atomic_or_x2
    0x0dc518, // global_atomic_pk_add_f16
    0x0d3812, // global_atomic_smax
    0x0e9b15, // global_atomic_smax_x2
    0x0d1412, // global_atomic_smin
    0x0e7115, // global_atomic_smin_x2
    0x0d0311, // global_atomic_sub
    0x0e5d14, // global_atomic_sub_x2
    0x0ccb12, // global_atomic_swap
    0x0e1c15, // global_atomic_swap_x2
    0x0d4a12, // global_atomic_umax
    0x0eb015, // global_atomic_umax_x2
    0x0d2612, // global_atomic_umin
    0x0e8615, // global_atomic_umin_x2
    0x0d7d11, // global_atomic_xor
    0x0eec14, // global_atomic_xor_x2
    0x0b5811, // global_load_dword
    0x0b6913, // global_load_dwordx2
    0x0b7c13, // global_load_dwordx3
    0x0b8f13, // global_load_dwordx4
    0x0b2311, // global_load_sbyte
    0x0c7115, // global_load_sbyte_d16
    0x0c8618, // global_load_sbyte_d16_hi
    0x0c9e15, // global_load_short_d16
    0x0cb318, // global_load_short_d16_hi
    0x0b4612, // global_load_sshort
    0x0b1211, // global_load_ubyte
    0x0c4415, // global_load_ubyte_d16
    0x0c5918, // global_load_ubyte_d16_hi
    0x0b3412, // global_load_ushort
    0x0ba211, // global_store_byte
    0x0bb318, // global_store_byte_d16_hi
    0x0bf612, // global_store_dword
    0x0c0814, // global_store_dwordx2
    0x0c1c14, // global_store_dwordx3
    0x0c3014, // global_store_dwordx4
    0x0bcb12, // global_store_short
    0x0bdd19, // global_store_short_d16_hi
    0x11de10, // image_atomic_add
    0x124210, // image_atomic_and
    0x11ca14, // image_atomic_cmpswap
    0x128110, // image_atomic_dec
    0x127110, // image_atomic_inc
    0x12520f, // image_atomic_or
    0x122011, // image_atomic_smax
    0x11fe11, // image_atomic_smin
    0x11ee10, // image_atomic_sub
    0x11b911, // image_atomic_swap
    0x123111, // image_atomic_umax
    0x120f11, // image_atomic_umin
    0x126110, // image_atomic_xor
    0x11a811, // image_get_resinfo
    0x110c0a, // image_load
    0x11160e, // image_load_mip
    0x114412, // image_load_mip_pck
    0x115616, // image_load_mip_pck_sgn
    0x11240e, // image_load_pck
    0x113212, // image_load_pck_sgn
    0x12910c, // image_sample
    0x116c0b, // image_store
    0x11770f, // image_store_mip
    0x119513, // image_store_mip_pck
    0x11860f, // image_store_pck
    0x0f7212, // scratch_load_dword
    0x0f8414, // scratch_load_dwordx2
    0x0f9814, // scratch_load_dwordx3
    0x0fac14, // scratch_load_dwordx4
    0x0f3a12, // scratch_load_sbyte
    0x109916, // scratch_load_sbyte_d16
    0x10af19, // scratch_load_sbyte_d16_hi
    0x10c816, // scratch_load_short_d16
    0x10de19, // scratch_load_short_d16_hi
    0x0f5f13, // scratch_load_sshort
    0x0f2812, // scratch_load_ubyte
    0x106a16, // scratch_load_ubyte_d16
    0x108019, // scratch_load_ubyte_d16_hi
    0x0f4c13, // scratch_load_ushort
    0x0fc012, // scratch_store_byte
    0x0fd219, // scratch_store_byte_d16_hi
    0x101813, // scratch_store_dword
    0x102b15, // scratch_store_dwordx2
    0x104015, // scratch_store_dwordx3
    0x105515, // scratch_store_dwordx4
    0x0feb13, // scratch_store_short
    0x0ffe1a, // scratch_store_short_d16_hi
    0x26a60d, // s_absdiff_i32
    0x249209, // s_abs_i32
    0x25310a, // s_addc_u32
    0x28f20a, // s_addk_i32
    0x251f09, // s_add_i32
    0x250d09, // s_add_u32
    0x24ac14, // s_andn1_saveexec_b64
    0x24d312, // s_andn1_wrexec_b64
    0x25b70b, // s_andn2_b32
    0x25c20b, // s_andn2_b64
    0x23d514, // s_andn2_saveexec_b64
    0x24e512, // s_andn2_wrexec_b64
    0x258309, // s_and_b32
    0x258c09, // s_and_b64
    0x23a012, // s_and_saveexec_b64
    0x26430a, // s_ashr_i32
    0x264d0a, // s_ashr_i64
    0x1e4c0b, // s_atc_probe
    0x1e5712, // s_atc_probe_buffer
    0x20ce0c, // s_atomic_add
    0x21780f, // s_atomic_add_x2
    0x211a0c, // s_atomic_and
    0x21d60f, // s_atomic_and_x2
    0x20be10, // s_atomic_cmpswap
    0x216513, // s_atomic_cmpswap_x2
    0x21490c, // s_atomic_dec
    0x22110f, // s_atomic_dec_x2
    0x213d0c, // s_atomic_inc
    0x22020f, // s_atomic_inc_x2
    0x21260b, // s_atomic_or
    0x21e50e, // s_atomic_or_x2
    0x21000d, // s_atomic_smax
    0x21b610, // s_atomic_smax_x2
    0x20e60d, // s_atomic_smin
    0x219610, // s_atomic_smin_x2
    0x20da0c, // s_atomic_sub
    0x21870f, // s_atomic_sub_x2
    0x20b10d, // s_atomic_swap
    0x215510, // s_atomic_swap_x2
    0x210d0d, // s_atomic_umax
    0x21c610, // s_atomic_umax_x2
    0x20f30d, // s_atomic_umin
    0x21a610, // s_atomic_umin_x2
    0x21310c, // s_atomic_xor
    0x21f30f, // s_atomic_xor_x2
    0x2a6509, // s_barrier
    0x227e0f, // s_bcnt0_i32_b32
    0x228d0f, // s_bcnt0_i32_b64
    0x229c0f, // s_bcnt1_i32_b32
    0x22ab0f, // s_bcnt1_i32_b64
    0x267b09, // s_bfe_i32
    0x268d09, // s_bfe_i64
    0x267209, // s_bfe_u32
    0x268409, // s_bfe_u64
    0x265709, // s_bfm_b32
    0x266009, // s_bfm_b64
    0x27db0d, // s_bitcmp0_b32
    0x27f50d, // s_bitcmp0_b64
    0x27e80d, // s_bitcmp1_b32
    0x28020d, // s_bitcmp1_b64
    0x24f716, // s_bitreplicate_b64_b32
    0x23410d, // s_bitset0_b32
    0x234e0d, // s_bitset0_b64
    0x235b0d, // s_bitset1_b32
    0x23680d, // s_bitset1_b64
    0x29fd08, // s_branch
    0x226a0a, // s_brev_b32
    0x22740a, // s_brev_b64
    0x1eb713, // s_buffer_atomic_add
    0x1fbc16, // s_buffer_atomic_add_x2
    0x1f2d13, // s_buffer_atomic_and
    0x204416, // s_buffer_atomic_and_x2
    0x1ea017, // s_buffer_atomic_cmpswap
    0x1fa21a, // s_buffer_atomic_cmpswap_x2
    0x1f7813, // s_buffer_atomic_dec
    0x209b16, // s_buffer_atomic_dec_x2
    0x1f6513, // s_buffer_atomic_inc
    0x208516, // s_buffer_atomic_inc_x2
    0x1f4012, // s_buffer_atomic_or
    0x205a15, // s_buffer_atomic_or_x2
    0x1f0514, // s_buffer_atomic_smax
    0x201617, // s_buffer_atomic_smax_x2
    0x1edd14, // s_buffer_atomic_smin
    0x1fe817, // s_buffer_atomic_smin_x2
    0x1eca13, // s_buffer_atomic_sub
    0x1fd216, // s_buffer_atomic_sub_x2
    0x1e8c14, // s_buffer_atomic_swap
    0x1f8b17, // s_buffer_atomic_swap_x2
    0x1f1914, // s_buffer_atomic_umax
    0x202d17, // s_buffer_atomic_umax_x2
    0x1ef114, // s_buffer_atomic_umin
    0x1fff17, // s_buffer_atomic_umin_x2
    0x1f5213, // s_buffer_atomic_xor
    0x206f16, // s_buffer_atomic_xor_x2
    0x1cea13, // s_buffer_load_dword
    0x1d3c16, // s_buffer_load_dwordx16
    0x1cfd15, // s_buffer_load_dwordx2
    0x1d1215, // s_buffer_load_dwordx4
    0x1d2715, // s_buffer_load_dwordx8
    0x1dc014, // s_buffer_store_dword
    0x1dd416, // s_buffer_store_dwordx2
    0x1dea16, // s_buffer_store_dwordx4
    0x29e60a, // s_call_b64
    0x2c0b11, // s_cbranch_cdbgsys
    0x2c471a, // s_cbranch_cdbgsys_and_user
    0x2c2e19, // s_cbranch_cdbgsys_or_user
    0x2c1c12, // s_cbranch_cdbguser
    0x2a5510, // s_cbranch_execnz
    0x2a460f, // s_cbranch_execz
    0x269610, // s_cbranch_g_fork
    0x290610, // s_cbranch_i_fork
    0x24840e, // s_cbranch_join
    0x2a0d0e, // s_cbranch_scc0
    0x2a1b0e, // s_cbranch_scc1
    0x2a370f, // s_cbranch_vccnz
    0x2a290e, // s_cbranch_vccz
    0x284b0b, // s_cmovk_i32
    0x22320a, // s_cmov_b32
    0x223c0a, // s_cmov_b64
    0x28560d, // s_cmpk_eq_i32
    0x28a40d, // s_cmpk_eq_u32
    0x287d0d, // s_cmpk_ge_i32
    0x28cb0d, // s_cmpk_ge_u32
    0x28700d, // s_cmpk_gt_i32
    0x28be0d, // s_cmpk_gt_u32
    0x28970d, // s_cmpk_le_i32
    0x28e50d, // s_cmpk_le_u32
    0x28630d, // s_cmpk_lg_i32
    0x28b10d, // s_cmpk_lg_u32
    0x288a0d, // s_cmpk_lt_i32
    0x28d80d, // s_cmpk_lt_u32
    0x274b0c, // s_cmp_eq_i32
    0x27930c, // s_cmp_eq_u32
    0x28290c, // s_cmp_eq_u64
    0x276f0c, // s_cmp_ge_i32
    0x27b70c, // s_cmp_ge_u32
    0x27630c, // s_cmp_gt_i32
    0x27ab0c, // s_cmp_gt_u32
    0x27870c, // s_cmp_le_i32
    0x27cf0c, // s_cmp_le_u32
    0x27570c, // s_cmp_lg_i32
    0x279f0c, // s_cmp_lg_u32
    0x28350c, // s_cmp_lg_u64
    0x277b0c, // s_cmp_lt_i32
    0x27c30c, // s_cmp_lt_u32
    0x25690d, // s_cselect_b32
    0x25760d, // s_cselect_b64
    0x1e6910, // s_dcache_discard
    0x1e7913, // s_dcache_discard_x2
    0x1e000c, // s_dcache_inv
    0x1e1710, // s_dcache_inv_vol
    0x1e0c0b, // s_dcache_wb
    0x1e270f, // s_dcache_wb_vol
    0x2bf10e, // s_decperflevel
    0x29f508, // s_endpgm
    0x2c9218, // s_endpgm_ordered_ps_done
    0x2c610e, // s_endpgm_saved
    0x22ba0d, // s_ff0_i32_b32
    0x22c70d, // s_ff0_i32_b64
    0x22d40d, // s_ff1_i32_b32
    0x22e10d, // s_ff1_i32_b64
    0x230c0b, // s_flbit_i32
    0x22ee0f, // s_flbit_i32_b32
    0x22fd0f, // s_flbit_i32_b64
    0x23170f, // s_flbit_i32_i64
    0x23750b, // s_getpc_b64
    0x29bc0c, // s_getreg_b32
    0x2bd70c, // s_icache_inv
    0x2be30e, // s_incperflevel
    0x1c650c, // s_load_dword
    0x1c9b0f, // s_load_dwordx16
    0x1c710e, // s_load_dwordx2
    0x1c7f0e, // s_load_dwordx4
    0x1c8d0e, // s_load_dwordx8
    0x26dc0f, // s_lshl1_add_u32
    0x26eb0f, // s_lshl2_add_u32
    0x26fa0f, // s_lshl3_add_u32
    0x27090f, // s_lshl4_add_u32
    0x261b0a, // s_lshl_b32
    0x26250a, // s_lshl_b64
    0x262f0a, // s_lshr_b32
    0x26390a, // s_lshr_b64
    0x255709, // s_max_i32
    0x256009, // s_max_u32
    0x1e3f0d, // s_memrealtime
    0x1e3609, // s_memtime
    0x254509, // s_min_i32
    0x254e09, // s_min_u32
    0x28410a, // s_movk_i32
    0x246a0d, // s_movreld_b32
    0x24770d, // s_movreld_b64
    0x24500d, // s_movrels_b32
    0x245d0d, // s_movrels_b64
    0x222009, // s_mov_b32
    0x222909, // s_mov_b64
    0x28fc0a, // s_mulk_i32
    0x26d00c, // s_mul_hi_i32
    0x26c40c, // s_mul_hi_u32
    0x266909, // s_mul_i32
    0x25e10a, // s_nand_b32
    0x25eb0a, // s_nand_b64
    0x23fc13, // s_nand_saveexec_b64
    0x29f005, // s_nop
    0x25f509, // s_nor_b32
    0x25fe09, // s_nor_b64
    0x240f12, // s_nor_saveexec_b64
    0x224609, // s_not_b32
    0x224f09, // s_not_b64
    0x24c013, // s_orn1_saveexec_b64
    0x25cd0a, // s_orn2_b32
    0x25d70a, // s_orn2_b64
    0x23e913, // s_orn2_saveexec_b64
    0x259508, // s_or_b32
    0x259d08, // s_or_b64
    0x23b211, // s_or_saveexec_b64
    0x273a11, // s_pack_hh_b32_b16
    0x272911, // s_pack_lh_b32_b16
    0x271811, // s_pack_ll_b32_b16
    0x24340e, // s_quadmask_b32
    0x24420e, // s_quadmask_b64
    0x239709, // s_rfe_b64
    0x26b311, // s_rfe_restore_b64
    0x1caa14, // s_scratch_load_dword
    0x1cbe16, // s_scratch_load_dwordx2
    0x1cd416, // s_scratch_load_dwordx4
    0x1d7d15, // s_scratch_store_dword
    0x1d9217, // s_scratch_store_dwordx2
    0x1da917, // s_scratch_store_dwordx4
    0x2bbb09, // s_sendmsg
    0x2bc40d, // s_sendmsghalt
    0x2a9209, // s_sethalt
    0x2a6e09, // s_setkill
    0x23800b, // s_setpc_b64
    0x2aa209, // s_setprio
    0x29c80c, // s_setreg_b32
    0x29d412, // s_setreg_imm32_b32
    0x280f0a, // s_setvskip
    0x249b11, // s_set_gpr_idx_idx
    0x2c8012, // s_set_gpr_idx_mode
    0x2c6f11, // s_set_gpr_idx_off
    0x281910, // s_set_gpr_idx_on
    0x23330e, // s_sext_i32_i16
    0x23260d, // s_sext_i32_i8
    0x2a9b07, // s_sleep
    0x1d520d, // s_store_dword
    0x1d5f0f, // s_store_dwordx2
    0x1d6e0f, // s_store_dwordx4
    0x253b0a, // s_subb_u32
    0x252809, // s_sub_i32
    0x251609, // s_sub_u32
    0x238b0c, // s_swappc_b64
    0x2bd106, // s_trap
    0x2bff0c, // s_ttracedata
    0x2a8909, // s_waitcnt
    0x2a0508, // s_wakeup
    0x225809, // s_wqm_b32
    0x226109, // s_wqm_b64
    0x26070a, // s_xnor_b32
    0x26110a, // s_xnor_b64
    0x242113, // s_xnor_saveexec_b64
    0x25a509, // s_xor_b32
    0x25ae09, // s_xor_b64
    0x23c312, // s_xor_saveexec_b64
    0x157319, // tbuffer_load_format_d16_x
    0x158c1a, // tbuffer_load_format_d16_xy
    0x15a61b, // tbuffer_load_format_d16_xyz
    0x15c11c, // tbuffer_load_format_d16_xyzw
    0x14bb15, // tbuffer_load_format_x
    0x14d016, // tbuffer_load_format_xy
    0x14e617, // tbuffer_load_format_xyz
    0x14fd18, // tbuffer_load_format_xyzw
    0x15dd1a, // tbuffer_store_format_d16_x
    0x15f71b, // tbuffer_store_format_d16_xy
    0x16121c, // tbuffer_store_format_d16_xyz
    0x162e1d, // tbuffer_store_format_d16_xyzw
    0x151516, // tbuffer_store_format_x
    0x152b17, // tbuffer_store_format_xy
    0x154218, // tbuffer_store_format_xyz
    0x155a19, // tbuffer_store_format_xyzw
    0x30ec11, // v_accvgpr_mov_b32
    0x3bc612, // v_accvgpr_read_b32
    0x3bd813, // v_accvgpr_write_b32
    0x36b60a, // v_add3_u32
    0x323a0d, // v_addc_co_u32
    0x32130c, // v_add_co_u32
    0x326409, // v_add_f16
    0x311209, // v_add_f32
    0x371509, // v_add_f64
    0x389709, // v_add_i16
    0x388509, // v_add_i32
    0x36a80e, // v_add_lshl_u32
    0x32aa09, // v_add_u16
    0x333c09, // v_add_u32
    0x34540e, // v_alignbit_b32
    0x34620f, // v_alignbyte_b32
    0x31da09, // v_and_b32
    0x36cd0c, // v_and_or_b32
    0x32ee0d, // v_ashrrev_i16
    0x31c00d, // v_ashrrev_i32
    0x37dc0d, // v_ashrrev_i64
    0x37900e, // v_bcnt_u32_b32
    0x342109, // v_bfe_i32
    0x341809, // v_bfe_u32
    0x342a09, // v_bfi_b32
    0x37f909, // v_bfm_b32
    0x2f450b, // v_bfrev_b32
    0x30720a, // v_ceil_f16
    0x2eb10a, // v_ceil_f32
    0x2e7b0a, // v_ceil_f64
    0x2fbf09, // v_clrexcp
    0x3d4810, // v_cmpx_class_f16
    0x3d0a10, // v_cmpx_class_f32
    0x3d2910, // v_cmpx_class_f64
    0x3e350d, // v_cmpx_eq_f16
    0x3fcd0d, // v_cmpx_eq_f32
    0x41650d, // v_cmpx_eq_f64
    0x42f50d, // v_cmpx_eq_i16
    0x447d0d, // v_cmpx_eq_i32
    0x46050d, // v_cmpx_eq_i64
    0x435b0d, // v_cmpx_eq_u16
    0x44e30d, // v_cmpx_eq_u32
    0x466b0d, // v_cmpx_eq_u64
    0x3e1c0c, // v_cmpx_f_f16
    0x3fb40c, // v_cmpx_f_f32
    0x414c0c, // v_cmpx_f_f64
    0x42dc0c, // v_cmpx_f_i16
    0x44640c, // v_cmpx_f_i32
    0x45ec0c, // v_cmpx_f_i64
    0x43420c, // v_cmpx_f_u16
    0x44ca0c, // v_cmpx_f_u32
    0x46520c, // v_cmpx_f_u64
    0x3e690d, // v_cmpx_ge_f16
    0x40010d, // v_cmpx_ge_f32
    0x41990d, // v_cmpx_ge_f64
    0x43290d, // v_cmpx_ge_i16
    0x44b10d, // v_cmpx_ge_i32
    0x46390d, // v_cmpx_ge_i64
    0x438f0d, // v_cmpx_ge_u16
    0x45170d, // v_cmpx_ge_u32
    0x469f0d, // v_cmpx_ge_u64
    0x3e4f0d, // v_cmpx_gt_f16
    0x3fe70d, // v_cmpx_gt_f32
    0x417f0d, // v_cmpx_gt_f64
    0x430f0d, // v_cmpx_gt_i16
    0x44970d, // v_cmpx_gt_i32
    0x461f0d, // v_cmpx_gt_i64
    0x43750d, // v_cmpx_gt_u16
    0x44fd0d, // v_cmpx_gt_u32
    0x46850d, // v_cmpx_gt_u64
    0x3e420d, // v_cmpx_le_f16
    0x3fda0d, // v_cmpx_le_f32
    0x41720d, // v_cmpx_le_f64
    0x43020d, // v_cmpx_le_i16
    0x448a0d, // v_cmpx_le_i32
    0x46120d, // v_cmpx_le_i64
    0x43680d, // v_cmpx_le_u16
    0x44f00d, // v_cmpx_le_u32
    0x46780d, // v_cmpx_le_u64
    0x3e5c0d, // v_cmpx_lg_f16
    0x3ff40d, // v_cmpx_lg_f32
    0x418c0d, // v_cmpx_lg_f64
    0x3e280d, // v_cmpx_lt_f16
    0x3fc00d, // v_cmpx_lt_f32
    0x41580d, // v_cmpx_lt_f64
    0x42e80d, // v_cmpx_lt_i16
    0x44700d, // v_cmpx_lt_i32
    0x45f80d, // v_cmpx_lt_i64
    0x434e0d, // v_cmpx_lt_u16
    0x44d60d, // v_cmpx_lt_u32
    0x465e0d, // v_cmpx_lt_u64
    0x3ec60e, // v_cmpx_neq_f16
    0x405e0e, // v_cmpx_neq_f32
    0x41f60e, // v_cmpx_neq_f64
    0x431c0d, // v_cmpx_ne_i16
    0x44a40d, // v_cmpx_ne_i32
    0x462c0d, // v_cmpx_ne_i64
    0x43820d, // v_cmpx_ne_u16
    0x450a0d, // v_cmpx_ne_u32
    0x46920d, // v_cmpx_ne_u64
    0x3e8e0e, // v_cmpx_nge_f16
    0x40260e, // v_cmpx_nge_f32
    0x41be0e, // v_cmpx_nge_f64
    0x3eaa0e, // v_cmpx_ngt_f16
    0x40420e, // v_cmpx_ngt_f32
    0x41da0e, // v_cmpx_ngt_f64
    0x3eb80e, // v_cmpx_nle_f16
    0x40500e, // v_cmpx_nle_f32
    0x41e80e, // v_cmpx_nle_f64
    0x3e9c0e, // v_cmpx_nlg_f16
    0x40340e, // v_cmpx_nlg_f32
    0x41cc0e, // v_cmpx_nlg_f64
    0x3ed40e, // v_cmpx_nlt_f16
    0x406c0e, // v_cmpx_nlt_f32
    0x42040e, // v_cmpx_nlt_f64
    0x3e760c, // v_cmpx_o_f16
    0x400e0c, // v_cmpx_o_f32
    0x41a60c, // v_cmpx_o_f64
    0x3ee20e, // v_cmpx_tru_f16
    0x407a0e, // v_cmpx_tru_f32
    0x42120e, // v_cmpx_tru_f64
    0x43360c, // v_cmpx_t_i16
    0x44be0c, // v_cmpx_t_i32
    0x46460c, // v_cmpx_t_i64
    0x439c0c, // v_cmpx_t_u16
    0x45240c, // v_cmpx_t_u32
    0x46ac0c, // v_cmpx_t_u64
    0x3e820c, // v_cmpx_u_f16
    0x401a0c, // v_cmpx_u_f32
    0x41b20c, // v_cmpx_u_f64
    0x3d390f, // v_cmp_class_f16
    0x3cfb0f, // v_cmp_class_f32
    0x3d1a0f, // v_cmp_class_f64
    0x3d6f0c, // v_cmp_eq_f16
    0x3f070c, // v_cmp_eq_f32
    0x409f0c, // v_cmp_eq_f64
    0x42370c, // v_cmp_eq_i16
    0x43bf0c, // v_cmp_eq_i32
    0x45470c, // v_cmp_eq_i64
    0x42950c, // v_cmp_eq_u16
    0x441d0c, // v_cmp_eq_u32
    0x45a50c, // v_cmp_eq_u64
    0x3d580b, // v_cmp_f_f16
    0x3ef00b, // v_cmp_f_f32
    0x40880b, // v_cmp_f_f64
    0x42200b, // v_cmp_f_i16
    0x43a80b, // v_cmp_f_i32
    0x45300b, // v_cmp_f_i64
    0x427e0b, // v_cmp_f_u16
    0x44060b, // v_cmp_f_u32
    0x458e0b, // v_cmp_f_u64
    0x3d9f0c, // v_cmp_ge_f16
    0x3f370c, // v_cmp_ge_f32
    0x40cf0c, // v_cmp_ge_f64
    0x42670c, // v_cmp_ge_i16
    0x43ef0c, // v_cmp_ge_i32
    0x45770c, // v_cmp_ge_i64
    0x42c50c, // v_cmp_ge_u16
    0x444d0c, // v_cmp_ge_u32
    0x45d50c, // v_cmp_ge_u64
    0x3d870c, // v_cmp_gt_f16
    0x3f1f0c, // v_cmp_gt_f32
    0x40b70c, // v_cmp_gt_f64
    0x424f0c, // v_cmp_gt_i16
    0x43d70c, // v_cmp_gt_i32
    0x455f0c, // v_cmp_gt_i64
    0x42ad0c, // v_cmp_gt_u16
    0x44350c, // v_cmp_gt_u32
    0x45bd0c, // v_cmp_gt_u64
    0x3d7b0c, // v_cmp_le_f16
    0x3f130c, // v_cmp_le_f32
    0x40ab0c, // v_cmp_le_f64
    0x42430c, // v_cmp_le_i16
    0x43cb0c, // v_cmp_le_i32
    0x45530c, // v_cmp_le_i64
    0x42a10c, // v_cmp_le_u16
    0x44290c, // v_cmp_le_u32
    0x45b10c, // v_cmp_le_u64
    0x3d930c, // v_cmp_lg_f16
    0x3f2b0c, // v_cmp_lg_f32
    0x40c30c, // v_cmp_lg_f64
    0x3d630c, // v_cmp_lt_f16
    0x3efb0c, // v_cmp_lt_f32
    0x40930c, // v_cmp_lt_f64
    0x422b0c, // v_cmp_lt_i16
    0x43b30c, // v_cmp_lt_i32
    0x453b0c, // v_cmp_lt_i64
    0x42890c, // v_cmp_lt_u16
    0x44110c, // v_cmp_lt_u32
    0x45990c, // v_cmp_lt_u64
    0x3df50d, // v_cmp_neq_f16
    0x3f8d0d, // v_cmp_neq_f32
    0x41250d, // v_cmp_neq_f64
    0x425b0c, // v_cmp_ne_i16
    0x43e30c, // v_cmp_ne_i32
    0x456b0c, // v_cmp_ne_i64
    0x42b90c, // v_cmp_ne_u16
    0x44410c, // v_cmp_ne_u32
    0x45c90c, // v_cmp_ne_u64
    0x3dc10d, // v_cmp_nge_f16
    0x3f590d, // v_cmp_nge_f32
    0x40f10d, // v_cmp_nge_f64
    0x3ddb0d, // v_cmp_ngt_f16
    0x3f730d, // v_cmp_ngt_f32
    0x410b0d, // v_cmp_ngt_f64
    0x3de80d, // v_cmp_nle_f16
    0x3f800d, // v_cmp_nle_f32
    0x41180d, // v_cmp_nle_f64
    0x3dce0d, // v_cmp_nlg_f16
    0x3f660d, // v_cmp_nlg_f32
    0x40fe0d, // v_cmp_nlg_f64
    0x3e020d, // v_cmp_nlt_f16
    0x3f9a0d, // v_cmp_nlt_f32
    0x41320d, // v_cmp_nlt_f64
    0x3dab0b, // v_cmp_o_f16
    0x3f430b, // v_cmp_o_f32
    0x40db0b, // v_cmp_o_f64
    0x3e0f0d, // v_cmp_tru_f16
    0x3fa70d, // v_cmp_tru_f32
    0x413f0d, // v_cmp_tru_f64
    0x42730b, // v_cmp_t_i16
    0x43fb0b, // v_cmp_t_i32
    0x45830b, // v_cmp_t_i64
    0x42d10b, // v_cmp_t_u16
    0x44590b, // v_cmp_t_u32
    0x45e10b, // v_cmp_t_u64
    0x3db60b, // v_cmp_u_f16
    0x3f4e0b, // v_cmp_u_f32
    0x40e60b, // v_cmp_u_f64
    0x30fd0d, // v_cndmask_b32
    0x30a609, // v_cos_f16
    0x2f3309, // v_cos_f32
    0x33e80c, // v_cubeid_f32
    0x340c0c, // v_cubema_f32
    0x33f40c, // v_cubesc_f32
    0x34000c, // v_cubetc_f32
    0x2db00d, // v_cvt_f16_f32
    0x2fef0d, // v_cvt_f16_i16
    0x2fe20d, // v_cvt_f16_u16
    0x2dbd0d, // v_cvt_f32_f16
    0x2dfc0d, // v_cvt_f32_f64
    0x2d7c0d, // v_cvt_f32_i32
    0x2d890d, // v_cvt_f32_u32
    0x2e1610, // v_cvt_f32_ubyte0
    0x2e2610, // v_cvt_f32_ubyte1
    0x2e3610, // v_cvt_f32_ubyte2
    0x2e4610, // v_cvt_f32_ubyte3
    0x2e090d, // v_cvt_f64_f32
    0x2d6f0d, // v_cvt_f64_i32
    0x2e630d, // v_cvt_f64_u32
    0x2ddb11, // v_cvt_flr_i32_f32
    0x30090d, // v_cvt_i16_f16
    0x2da30d, // v_cvt_i32_f32
    0x2d620d, // v_cvt_i32_f64
    0x30af12, // v_cvt_norm_i16_f16
    0x30c112, // v_cvt_norm_u16_f16
    0x2dec10, // v_cvt_off_f32_i4
    0x360914, // v_cvt_pkaccum_u8_f32
    0x385d14, // v_cvt_pknorm_i16_f16
    0x380214, // v_cvt_pknorm_i16_f32
    0x387114, // v_cvt_pknorm_u16_f16
    0x381614, // v_cvt_pknorm_u16_f32
    0x382a13, // v_cvt_pkrtz_f16_f32
    0x384d10, // v_cvt_pk_i16_i32
    0x383d10, // v_cvt_pk_u16_u32
    0x34f00f, // v_cvt_pk_u8_f32
    0x2dca11, // v_cvt_rpi_i32_f32
    0x2ffc0d, // v_cvt_u16_f16
    0x2d960d, // v_cvt_u32_f32
    0x2e560d, // v_cvt_u32_f64
    0x37060f, // v_div_fixup_f16
    0x34ff0f, // v_div_fixup_f32
    0x350e0f, // v_div_fixup_f64
    0x35f316, // v_div_fixup_legacy_f16
    0x353b0e, // v_div_fmas_f32
    0x35490e, // v_div_fmas_f64
    0x351d0f, // v_div_scale_f32
    0x352c0f, // v_div_scale_f64
    0x335a0f, // v_dot2c_f32_f16
    0x33690f, // v_dot2c_i32_i16
    0x39fa0e, // v_dot2_f32_f16
    0x3a080e, // v_dot2_i32_i16
    0x3a160e, // v_dot2_u32_u16
    0x33780e, // v_dot4c_i32_i8
    0x3a240d, // v_dot4_i32_i8
    0x3a310d, // v_dot4_u32_u8
    0x33860e, // v_dot8c_i32_i4
    0x3a3e0d, // v_dot8_i32_i4
    0x3a4b0d, // v_dot8_u32_u4
    0x303b09, // v_exp_f16
    0x2ed109, // v_exp_f32
    0x2f640a, // v_ffbh_i32
    0x2f500a, // v_ffbh_u32
    0x2f5a0a, // v_ffbl_b32
    0x30670b, // v_floor_f16
    0x2ec60b, // v_floor_f32
    0x2e900b, // v_floor_f64
    0x33940a, // v_fmac_f32
    0x31300a, // v_fmac_f64
    0x36fd09, // v_fma_f16
    0x343309, // v_fma_f32
    0x343c09, // v_fma_f64
    0x35e310, // v_fma_legacy_f16
    0x30920b, // v_fract_f16
    0x2e9b0b, // v_fract_f32
    0x2f910b, // v_fract_f64
    0x305413, // v_frexp_exp_i16_f16
    0x2f9c13, // v_frexp_exp_i32_f32
    0x2f6e13, // v_frexp_exp_i32_f64
    0x304410, // v_frexp_mant_f16
    0x2faf10, // v_frexp_mant_f32
    0x2f8110, // v_frexp_mant_f64
    0x33310b, // v_ldexp_f16
    0x37680b, // v_ldexp_f32
    0x37390b, // v_ldexp_f64
    0x344509, // v_lerp_u8
    0x303209, // v_log_f16
    0x2eda09, // v_log_f32
    0x32d40d, // v_lshlrev_b16
    0x31cd0d, // v_lshlrev_b32
    0x37c20d, // v_lshlrev_b64
    0x369a0e, // v_lshl_add_u32
    0x36c00d, // v_lshl_or_b32
    0x32e10d, // v_lshrrev_b16
    0x31b30d, // v_lshrrev_b32
    0x37cf0d, // v_lshrrev_b64
    0x328b09, // v_mac_f16
    0x31f409, // v_mac_f32
    0x329f0b, // v_madak_f16
    0x32080b, // v_madak_f32
    0x32940b, // v_madmk_f16
    0x31fd0b, // v_madmk_f32
    0x36e209, // v_mad_f16
    0x33c509, // v_mad_f32
    0x36f409, // v_mad_i16
    0x362a0d, // v_mad_i32_i16
    0x33ce0d, // v_mad_i32_i24
    0x359c0d, // v_mad_i64_i32
    0x35a910, // v_mad_legacy_f16
    0x33b510, // v_mad_legacy_f32
    0x35c910, // v_mad_legacy_i16
    0x35b910, // v_mad_legacy_u16
    0x39eb0f, // v_fma_mixhi_f16
    0x39dc0f, // v_fma_mixlo_f16
    0x39cf0d, // v_fma_mix_f32
    0x36eb09, // v_mad_u16
    0x361d0d, // v_mad_u32_u16
    0x33db0d, // v_mad_u32_u24
    0x358f0d, // v_mad_u64_u32
    0x365e0a, // v_max3_f16
    0x348f0a, // v_max3_f32
    0x36680a, // v_max3_i16
    0x34990a, // v_max3_i32
    0x36720a, // v_max3_u16
    0x34a30a, // v_max3_u32
    0x32fb09, // v_max_f16
    0x318609, // v_max_f32
    0x373009, // v_max_f64
    0x331609, // v_max_i16
    0x319809, // v_max_i32
    0x330d09, // v_max_u16
    0x31aa09, // v_max_u32
    0x37b012, // v_mbcnt_hi_u32_b32
    0x379e12, // v_mbcnt_lo_u32_b32
    0x367c0a, // v_med3_f16
    0x34ad0a, // v_med3_f32
    0x36860a, // v_med3_i16
    0x34b70a, // v_med3_i32
    0x36900a, // v_med3_u16
    0x34c10a, // v_med3_u32
    0x3c4d1a, // v_mfma_f32_16x16x16bf16_1k
    0x3b4d16, // v_mfma_f32_16x16x16f16
    0x3aa915, // v_mfma_f32_16x16x1f32
    0x3c7d16, // v_mfma_f32_16x16x2bf16
    0x3c0419, // v_mfma_f32_16x16x4bf16_1k
    0x3b1015, // v_mfma_f32_16x16x4f16
    0x3ae615, // v_mfma_f32_16x16x4f32
    0x3cbd16, // v_mfma_f32_16x16x8bf16
    0x3a9415, // v_mfma_f32_32x32x1f32
    0x3c6716, // v_mfma_f32_32x32x2bf16
    0x3ad115, // v_mfma_f32_32x32x2f32
    0x3ca716, // v_mfma_f32_32x32x4bf16
    0x3beb19, // v_mfma_f32_32x32x4bf16_1k
    0x3afb15, // v_mfma_f32_32x32x4f16
    0x3c3419, // v_mfma_f32_32x32x8bf16_1k
    0x3b3815, // v_mfma_f32_32x32x8f16
    0x3abe13, // v_mfma_f32_4x4x1f32
    0x3c9314, // v_mfma_f32_4x4x2bf16
    0x3c1d17, // v_mfma_f32_4x4x4bf16_1k
    0x3b2513, // v_mfma_f32_4x4x4f16
    0x3cd315, // v_mfma_f64_16x16x4f64
    0x3ce813, // v_mfma_f64_4x4x4f64
    0x3bb115, // v_mfma_i32_16x16x16i8
    0x3b7714, // v_mfma_i32_16x16x4i8
    0x3b6314, // v_mfma_i32_32x32x4i8
    0x3b9d14, // v_mfma_i32_32x32x8i8
    0x3b8b12, // v_mfma_i32_4x4x4i8
    0x36400a, // v_min3_f16
    0x34710a, // v_min3_f32
    0x364a0a, // v_min3_i16
    0x347b0a, // v_min3_i32
    0x36540a, // v_min3_u16
    0x34850a, // v_min3_u32
    0x330409, // v_min_f16
    0x317d09, // v_min_f32
    0x372709, // v_min_f64
    0x332809, // v_min_i16
    0x318f09, // v_min_i32
    0x331f09, // v_min_u16
    0x31a109, // v_min_u32
    0x2d1b09, // v_mov_b32
    0x357011, // v_mqsad_pk_u16_u8
    0x35810e, // v_mqsad_u32_u8
    0x355709, // v_msad_u8
    0x328209, // v_mul_f16
    0x313a09, // v_mul_f32
    0x371e09, // v_mul_f64
    0x375c0c, // v_mul_hi_i32
    0x315010, // v_mul_hi_i32_i24
    0x37500c, // v_mul_hi_u32
    0x316d10, // v_mul_hi_u32_u24
    0x31430d, // v_mul_i32_i24
    0x38b710, // v_mul_legacy_f32
    0x32c80c, // v_mul_lo_u16
    0x37440c, // v_mul_lo_u32
    0x31600d, // v_mul_u32_u24
    0x2caa05, // v_nop
    0x2f3c09, // v_not_b32
    0x36d909, // v_or3_b32
    0x31e308, // v_or_b32
    0x38a90e, // v_pack_b32_f16
    0x35d90a, // v_perm_b32
    0x399f0c, // v_pk_add_f16
    0x3a700c, // v_pk_add_f32
    0x38f70c, // v_pk_add_i16
    0x39630c, // v_pk_add_u16
    0x392f10, // v_pk_ashrrev_i16
    0x339e0d, // v_pk_fmac_f16
    0x39930c, // v_pk_fma_f16
    0x3a580c, // v_pk_fma_f32
    0x390f10, // v_pk_lshlrev_b16
    0x391f10, // v_pk_lshrrev_b16
    0x38dc0c, // v_pk_mad_i16
    0x39570c, // v_pk_mad_u16
    0x39c30c, // v_pk_max_f16
    0x393f0c, // v_pk_max_i16
    0x397b0c, // v_pk_max_u16
    0x39b70c, // v_pk_min_f16
    0x394b0c, // v_pk_min_i16
    0x39870c, // v_pk_min_u16
    0x3a7c0c, // v_pk_mov_b32
    0x39ab0c, // v_pk_mul_f16
    0x3a640c, // v_pk_mul_f32
    0x38e80f, // v_pk_mul_lo_u16
    0x39030c, // v_pk_sub_i16
    0x396f0c, // v_pk_sub_u16
    0x356010, // v_qsad_pk_u16_u8
    0x301609, // v_rcp_f16
    0x2ee309, // v_rcp_f32
    0x2f0409, // v_rcp_f64
    0x2eec0f, // v_rcp_iflag_f32
    0x2d4f13, // v_readfirstlane_b32
    0x37730e, // v_readlane_b32
    0x30870b, // v_rndne_f16
    0x2ebb0b, // v_rndne_f32
    0x2e850b, // v_rndne_f64
    0x302909, // v_rsq_f16
    0x2efb09, // v_rsq_f32
    0x2f0d09, // v_rsq_f64
    0x34d30b, // v_sad_hi_u8
    0x34de09, // v_sad_u16
    0x34e709, // v_sad_u32
    0x34cb08, // v_sad_u8
    0x30d30f, // v_sat_pk_u8_i16
    0x2fc81a, // v_screen_partition_4se_b32
    0x309d09, // v_sin_f16
    0x2f2a09, // v_sin_f32
    0x301f0a, // v_sqrt_f16
    0x2f160a, // v_sqrt_f32
    0x2f200a, // v_sqrt_f64
    0x325410, // v_subbrev_co_u32
    0x32470d, // v_subb_co_u32
    0x322b0f, // v_subrev_co_u32
    0x32760c, // v_subrev_f16
    0x31240c, // v_subrev_f32
    0x32bc0c, // v_subrev_u16
    0x334e0c, // v_subrev_u32
    0x321f0c, // v_sub_co_u32
    0x326d09, // v_sub_f16
    0x311b09, // v_sub_f32
    0x38a009, // v_sub_i16
    0x388e09, // v_sub_i32
    0x32b309, // v_sub_u16
    0x334509, // v_sub_u32
    0x30e20a, // v_swap_b32
    0x37e910, // v_trig_preop_f64
    0x307c0b, // v_trunc_f16
    0x2ea60b, // v_trunc_f32
    0x2e700b, // v_trunc_f64
    0x37810f, // v_writelane_b32
    0x363709, // v_xad_u32
    0x33ab0a, // v_xnor_b32
    0x31eb09, // v_xor_b32
];
