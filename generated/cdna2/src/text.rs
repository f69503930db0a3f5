// Written by `cargo xtask regen` from amdgpu_isa_cdna2.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "flat_scratch_loflat_scratch_hixnack_mask_loxnack_mask_hivcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_write_addtid_b32ds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_add_rtn_f32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_swizzle_b32ds_permute_b32ds_bpermute_b32ds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_add_f64ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_add_rtn_f64ds_condxchg32_rtn_b64gdsds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_read_addtid_b32ds_consumeds_appendds_write_b96ds_write_b128ds_read_b96ds_read_b128glcslcsccflat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_add_f64flat_atomic_min_f64flat_atomic_max_f64flat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2ldsglobal_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_add_f32global_atomic_pk_add_f16global_atomic_add_f64global_atomic_min_f64global_atomic_max_f64global_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hidmaskunorma16lwedad16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_get_resinfoimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_sampleBUF_DATA_FORMAT_INVALIDBUF_DATA_FORMAT_16BUF_DATA_FORMAT_8_8BUF_DATA_FORMAT_32BUF_DATA_FORMAT_16_16BUF_DATA_FORMAT_10_11_11BUF_DATA_FORMAT_11_11_10BUF_DATA_FORMAT_10_10_10_2BUF_DATA_FORMAT_2_10_10_10BUF_DATA_FORMAT_8_8_8_8BUF_DATA_FORMAT_32_32BUF_DATA_FORMAT_16_16_16_16BUF_DATA_FORMAT_32_32_32BUF_DATA_FORMAT_32_32_32_32BUF_DATA_FORMAT_RESERVED_15BUF_NUM_FORMAT_SNORMBUF_NUM_FORMAT_USCALEDBUF_NUM_FORMAT_SSCALEDBUF_NUM_FORMAT_UINTBUF_NUM_FORMAT_SINTBUF_NUM_FORMAT_RESERVED_6BUF_NUM_FORMAT_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_wbl2buffer_invl2buffer_store_lds_dwordbuffer_wbinvl1buffer_wbinvl1_volbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_add_f64buffer_atomic_min_f64buffer_atomic_max_f64buffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2s_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_scratch_load_dwords_scratch_load_dwordx2s_scratch_load_dwordx4s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_store_dwords_store_dwordx2s_store_dwordx4s_scratch_store_dwords_scratch_store_dwordx2s_scratch_store_dwordx4s_buffer_store_dwords_buffer_store_dwordx2s_buffer_store_dwordx4s_dcache_invs_dcache_wbs_dcache_inv_vols_dcache_wb_vols_memtimes_memrealtimes_atc_probes_atc_probe_buffers_dcache_discards_dcache_discard_x2s_buffer_atomic_swaps_buffer_atomic_cmpswaps_buffer_atomic_adds_buffer_atomic_subs_buffer_atomic_smins_buffer_atomic_umins_buffer_atomic_smaxs_buffer_atomic_umaxs_buffer_atomic_ands_buffer_atomic_ors_buffer_atomic_xors_buffer_atomic_incs_buffer_atomic_decs_buffer_atomic_swap_x2s_buffer_atomic_cmpswap_x2s_buffer_atomic_add_x2s_buffer_atomic_sub_x2s_buffer_atomic_smin_x2s_buffer_atomic_umin_x2s_buffer_atomic_smax_x2s_buffer_atomic_umax_x2s_buffer_atomic_and_x2s_buffer_atomic_or_x2s_buffer_atomic_xor_x2s_buffer_atomic_inc_x2s_buffer_atomic_dec_x2s_atomic_swaps_atomic_cmpswaps_atomic_adds_atomic_subs_atomic_smins_atomic_umins_atomic_smaxs_atomic_umaxs_atomic_ands_atomic_ors_atomic_xors_atomic_incs_atomic_decs_atomic_swap_x2s_atomic_cmpswap_x2s_atomic_add_x2s_atomic_sub_x2s_atomic_smin_x2s_atomic_umin_x2s_atomic_smax_x2s_atomic_umax_x2s_atomic_and_x2s_atomic_or_x2s_atomic_xor_x2s_atomic_inc_x2s_atomic_dec_x2s_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_cbranch_joins_abs_i32s_set_gpr_idx_idxs_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_cbranch_g_forks_absdiff_i32s_rfe_restore_b64s_mul_hi_u32s_mul_hi_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_setvskips_set_gpr_idx_ons_cmp_eq_u64s_cmp_lg_u64s_movk_i32s_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32s_cbranch_i_forkHW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_HW_IDHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_set_gpr_idx_offs_set_gpr_idx_modes_endpgm_ordered_ps_donev_noprow_maskbank_maskbound_ctrlclampBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVEdst_seldst_unusedsrc0_sel_e32v_mov_b32_dpp_sdwa_e64v_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_screen_partition_4se_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_sat_pk_u8_i16v_swap_b32v_accvgpr_mov_b32v_cndmask_b32src1_selv_add_f32v_sub_f32v_subrev_f32v_fmac_f64v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_mac_f32v_madmk_f32v_madak_f32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_addc_co_u32v_subb_co_u32v_subbrev_co_u32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_mac_f16v_madmk_f16v_madak_f16v_add_u16v_sub_u16v_subrev_u16v_mul_lo_u16v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_max_f16v_min_f16v_max_u16v_max_i16v_min_u16v_min_i16v_ldexp_f16v_add_u32v_sub_u32v_subrev_u32v_dot2c_f32_f16v_dot2c_i32_i16v_dot4c_i32_i8v_dot8c_i32_i4v_fmac_f32v_pk_fmac_f16v_xnor_b32v_mad_legacy_f32v_mad_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_mad_legacy_f16v_mad_legacy_u16v_mad_legacy_i16v_perm_b32v_fma_legacy_f16v_div_fixup_legacy_f16v_cvt_pkaccum_u8_f32v_mad_u32_u16v_mad_i32_i16v_xad_u32v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_lshl_add_u32v_add_lshl_u32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_f16v_mad_u16v_mad_i16v_fma_f16v_div_fixup_f16v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_ldexp_f32v_readlane_b32v_writelane_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_trig_preop_f64v_bfm_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_add_i32v_sub_i32v_add_i16v_sub_i16v_pack_b32_f16v_mul_legacy_f32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_dot2_f32_f16v_dot2_i32_i16v_dot2_u32_u16v_dot4_i32_i8v_dot4_u32_u8v_dot8_i32_i4v_dot8_u32_u4v_pk_fma_f32v_pk_mul_f32v_pk_add_f32v_pk_mov_b32cbszabidblgpv_mfma_f32_32x32x1f32v_mfma_f32_16x16x1f32v_mfma_f32_4x4x1f32v_mfma_f32_32x32x2f32v_mfma_f32_16x16x4f32v_mfma_f32_32x32x4f16v_mfma_f32_16x16x4f16v_mfma_f32_4x4x4f16v_mfma_f32_32x32x8f16v_mfma_f32_16x16x16f16v_mfma_i32_32x32x4i8v_mfma_i32_16x16x4i8v_mfma_i32_4x4x4i8v_mfma_i32_32x32x8i8v_mfma_i32_16x16x16i8v_accvgpr_read_b32v_accvgpr_write_b32v_mfma_f32_32x32x4bf16_1kv_mfma_f32_16x16x4bf16_1kv_mfma_f32_4x4x4bf16_1kv_mfma_f32_32x32x8bf16_1kv_mfma_f32_16x16x16bf16_1kv_mfma_f32_32x32x2bf16v_mfma_f32_16x16x2bf16v_mfma_f32_4x4x2bf16v_mfma_f32_32x32x4bf16v_mfma_f32_16x16x8bf16v_mfma_f64_16x16x4f64v_mfma_f64_4x4x4f64v_cmp_class_f32v_cmpx_class_f32v_cmp_class_f64v_cmpx_class_f64v_cmp_class_f16v_cmpx_class_f16v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i16v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_t_i16v_cmp_f_u16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_t_u16v_cmpx_f_i16v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_t_i16v_cmpx_f_u16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_t_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64execexeczflat_scratchpops_exiting_wave_idprivate_baseprivate_limitshared_baseshared_limitvccvcczxnack_maskv_accvgpr_readv_accvgpr_writev_mad_mix_f32v_mad_mixhi_f16v_mad_mixlo_f16UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12UC_VERSION_GFX7UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
    syntax(run(615, 2), 2, 1, [4560, 0, 0, 0, 0]),
    syntax(run(617, 2), 2, 1, [2512, 0, 0, 0, 0]),
    syntax(run(619, 2), 2, 1, [0, 2512, 0, 0, 0]),
    syntax(run(621, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(623, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(624, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(625, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(626, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(627, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(628, 1), 1, 1, [0, 0, 0, 0, 0]),
    syntax(run(629, 4), 3, 12, [0, 0, 0, 0, 0]),
    syntax(run(633, 5), 5, 1, [0, 0, 0, 0, 0]),
    syntax(run(638, 1), 0, 13, [0, 0, 0, 0, 0]),
    syntax(run(639, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(642, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(649, 8), 8, 16, [3601, 0, 0, 0, 0]),
    syntax(run(657, 4), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(661, 2), 2, 1, [2577, 2624, 0, 0, 0]),
    syntax(run(663, 3), 2, 13, [2560, 2656, 0, 0, 0]),
    syntax(run(666, 3), 3, 14, [3601, 4672, 0, 0, 0]),
    syntax(run(669, 7), 6, 18, [3601, 5664, 0, 0, 0]),
    syntax(run(676, 5), 3, 19, [3584, 4704, 0, 0, 0]),
    syntax(run(681, 3), 3, 14, [5649, 2624, 0, 0, 0]),
    syntax(run(684, 7), 6, 15, [5649, 3616, 0, 0, 0]),
    syntax(run(691, 5), 3, 20, [5632, 2656, 0, 0, 0]),
    syntax(run(696, 8), 8, 16, [3601, 0, 0, 0, 0]),
    syntax(run(704, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(709, 7), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(716, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(724, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(729, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(732, 7), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(739, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(747, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(752, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(755, 7), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(762, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(770, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(775, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(780, 5), 3, 19, [5632, 2656, 0, 0, 0]),
    syntax(run(785, 7), 6, 18, [5649, 3616, 0, 0, 0]),
    syntax(run(792, 3), 3, 14, [5649, 4672, 0, 0, 0]),
    syntax(run(795, 7), 6, 18, [5649, 5664, 0, 0, 0]),
    syntax(run(802, 5), 3, 19, [5632, 4704, 0, 0, 0]),
    syntax(run(807, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(815, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(818, 7), 6, 15, [3601, 3616, 0, 0, 0]),
    syntax(run(825, 8), 8, 16, [3601, 0, 0, 0, 0]),
    syntax(run(833, 5), 3, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(838, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(841, 7), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(848, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(856, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(861, 3), 3, 14, [3601, 2624, 0, 0, 0]),
    syntax(run(864, 7), 6, 18, [3601, 3616, 0, 0, 0]),
    syntax(run(871, 8), 8, 21, [3601, 0, 0, 0, 0]),
    syntax(run(879, 5), 3, 19, [3584, 2656, 0, 0, 0]),
    syntax(run(884, 2), 2, 1, [3601, 2624, 0, 0, 0]),
    syntax(run(886, 3), 2, 13, [3584, 2656, 0, 0, 0]),
    syntax(run(889, 2), 2, 1, [0, 0, 0, 0, 0]),
    syntax(run(891, 6), 5, 12, [0, 3616, 0, 0, 0]),
    syntax(run(897, 6), 6, 22, [0, 0, 0, 0, 0]),
    syntax(run(903, 3), 2, 13, [0, 0, 0, 0, 0]),
    syntax(run(906, 5), 5, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(911, 9), 8, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(920, 11), 11, 24, [3601, 0, 0, 0, 0]),
    syntax(run(931, 6), 5, 25, [3584, 2656, 2665, 0, 0]),
    syntax(run(937, 4), 4, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(941, 8), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(949, 10), 10, 24, [3601, 0, 0, 0, 0]),
    syntax(run(959, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(965, 4), 4, 14, [5649, 4672, 5641, 0, 0]),
    syntax(run(969, 8), 7, 23, [5649, 5664, 5641, 0, 0]),
    syntax(run(977, 6), 4, 26, [5632, 4704, 4713, 0, 0]),
    syntax(run(983, 8), 7, 15, [3601, 3616, 3593, 0, 0]),
    syntax(run(991, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(1001, 6), 4, 20, [3584, 2656, 2665, 0, 0]),
    syntax(run(1007, 5), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1012, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1016, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1020, 5), 5, 14, [3601, 0, 2624, 3593, 0]),
    syntax(run(1025, 9), 8, 15, [3601, 0, 3616, 3593, 0]),
    syntax(run(1034, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(1044, 7), 5, 20, [3584, 0, 2656, 2665, 0]),
    syntax(run(1051, 6), 6, 14, [3601, 0, 2624, 3593, 0]),
    syntax(run(1057, 10), 9, 15, [3601, 0, 3616, 3593, 0]),
    syntax(run(1067, 11), 11, 27, [3601, 0, 0, 0, 0]),
    syntax(run(1078, 8), 6, 20, [3584, 0, 2656, 2665, 0]),
    syntax(run(1086, 4), 4, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(1090, 8), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(1098, 10), 10, 24, [3601, 0, 0, 0, 0]),
    syntax(run(1108, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(1114, 4), 4, 1, [3601, 2624, 0, 3593, 0]),
    syntax(run(1118, 4), 4, 1, [3601, 2624, 3593, 0, 0]),
    syntax(run(1122, 4), 4, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(1126, 8), 7, 15, [3601, 3616, 3593, 0, 0]),
    syntax(run(1134, 10), 10, 27, [3601, 0, 0, 0, 0]),
    syntax(run(1144, 6), 4, 20, [3584, 2656, 2665, 0, 0]),
    syntax(run(1150, 5), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(1155, 8), 7, 18, [3601, 3616, 3593, 0, 0]),
    syntax(run(1163, 10), 10, 28, [3601, 0, 0, 0, 0]),
    syntax(run(1173, 6), 4, 19, [3584, 2656, 2665, 0, 0]),
    syntax(run(1179, 4), 4, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(1183, 8), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(1191, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(1197, 4), 4, 14, [3601, 2624, 3593, 0, 0]),
    syntax(run(1201, 8), 7, 23, [3601, 3616, 3593, 0, 0]),
    syntax(run(1209, 6), 4, 26, [3584, 2656, 2665, 0, 0]),
    syntax(run(1215, 10), 10, 29, [3601, 0, 0, 0, 0]),
    syntax(run(1225, 6), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1231, 6), 4, 31, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1237, 5), 4, 13, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1242, 6), 4, 30, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1248, 7), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1255, 6), 4, 33, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1261, 7), 5, 34, [3584, 0, 2656, 2665, 2674]),
    syntax(run(1268, 7), 5, 34, [5632, 0, 4704, 4713, 4722]),
    syntax(run(1275, 6), 4, 31, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1281, 6), 4, 31, [9728, 4704, 2665, 8818, 0]),
    syntax(run(1287, 7), 5, 31, [5632, 0, 2656, 2665, 4722]),
    syntax(run(1294, 6), 4, 30, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1300, 6), 4, 31, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1306, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1311, 7), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1318, 7), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1325, 7), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1332, 5), 3, 36, [5632, 4704, 4713, 0, 0]),
    syntax(run(1337, 5), 3, 33, [5632, 4704, 2665, 0, 0]),
    syntax(run(1342, 4), 3, 13, [3584, 2656, 2665, 0, 0]),
    syntax(run(1346, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(1351, 4), 3, 13, [2560, 2656, 2665, 0, 0]),
    syntax(run(1355, 4), 3, 13, [5632, 2656, 4713, 0, 0]),
    syntax(run(1359, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(1364, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(1369, 6), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(1375, 5), 3, 31, [3584, 2656, 2665, 0, 0]),
    syntax(run(1380, 6), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(1386, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(1391, 9), 4, 39, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1400, 8), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(1408, 9), 4, 39, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1417, 8), 3, 40, [3584, 2656, 2665, 0, 0]),
    syntax(run(1425, 7), 4, 35, [3584, 0, 0, 0, 0]),
    syntax(run(1432, 9), 4, 39, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1441, 7), 4, 41, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1448, 9), 4, 39, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1457, 8), 3, 40, [5632, 4704, 4713, 0, 0]),
    syntax(run(1465, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1472, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1479, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1486, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1493, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1500, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1507, 4), 2, 43, [3584, 0, 0, 0, 0]),
    syntax(run(1511, 4), 2, 43, [0, 2656, 0, 0, 0]),
    syntax(run(1515, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1522, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1529, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1536, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1543, 7), 4, 42, [0, 0, 0, 0, 0]),
    syntax(run(1550, 5), 4, 44, [4608, 2656, 2665, 0, 0]),
    syntax(run(1555, 4), 4, 14, [0, 2624, 3593, 0, 0]),
    syntax(run(1559, 6), 6, 28, [0, 0, 0, 0, 0]),
    syntax(run(1565, 5), 4, 44, [4608, 4704, 2665, 0, 0]),
    syntax(run(1570, 4), 4, 14, [0, 4672, 3593, 0, 0]),
    syntax(run(1574, 5), 4, 44, [4608, 2656, 2665, 0, 0]),
    syntax(run(1579, 4), 4, 14, [0, 2624, 3593, 0, 0]),
    syntax(run(1583, 6), 6, 28, [0, 0, 0, 0, 0]),
    syntax(run(1589, 6), 4, 26, [4608, 2656, 2665, 0, 0]),
    syntax(run(1595, 6), 6, 24, [0, 0, 0, 0, 0]),
    syntax(run(1601, 6), 4, 26, [4608, 2656, 2665, 0, 0]),
    syntax(run(1607, 6), 6, 24, [0, 0, 0, 0, 0]),
    syntax(run(1613, 6), 4, 26, [4608, 4704, 4713, 0, 0]),
    syntax(run(1619, 4), 4, 14, [0, 4672, 5641, 0, 0]),
    syntax(run(1623, 5), 4, 17, [4608, 2656, 2665, 0, 0]),
    syntax(run(1628, 4), 4, 14, [0, 2624, 3593, 0, 0]),
    syntax(run(1632, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(1638, 5), 4, 17, [4608, 2656, 2665, 0, 0]),
    syntax(run(1643, 6), 6, 27, [0, 0, 0, 0, 0]),
    syntax(run(1649, 5), 4, 17, [4608, 4704, 4713, 0, 0]),
    syntax(run(1654, 4), 4, 14, [0, 4672, 5641, 0, 0]),
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
    frame(s(11536, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(11549, 4), 1, [0x0, 0x8000000000000, 0x0]),
    frame(s(11553, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(11558, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(11549, 4), 1, [0x30000000000000, 0x8000000000000, 0x0]),
    frame(s(11558, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(11558, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(11553, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x8000000000000, 0x0, 0x0]),
    frame(s(11549, 4), 1, [0xf0000000000000, 0x8000000000000, 0x0]),
    frame(s(11553, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(11558, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(11558, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(11553, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(11553, 5), 1, [0x830000000000000, 0x0, 0x0]),
    frame(s(11553, 5), 1, [0x0, 0x0, 0x0]),
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
    frame(s(11558, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 249] = [
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
        data_names: run(0, 15),
        number_names: run(15, 7),
    },
    Flag(13, s(5260, 5)),
    Flag(12, s(5265, 5)),
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
    Value(bits(0, 16), Hwreg(run(22, 12))),
    Wide(Named),
    Value(bits(0, 16), Short),
    Optional(bits(0, 16)),
    Value(bits(0, 16), Counters(run(0, 3))),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(34, 11),
            operations: run(45, 13),
        }),
    ),
    Value(bits(0, 16), IndexMode),
    DppControl(bits(40, 9), NewBroadcast),
    Number(bits(60, 4), s(11402, 8), AlwaysInHex),
    Number(bits(56, 4), s(11410, 9), AlwaysInHex),
    Number(bits(51, 1), s(11419, 10), Unsigned),
    Flag(45, s(11429, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(11511, 7), run(58, 7), true),
    Choice(bits(43, 2), s(11518, 10), run(65, 4), true),
    Choice(bits(48, 3), s(11528, 8), run(58, 7), true),
    OutputModifier(bits(59, 2), false),
    Suffix(s(11536, 4)),
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
    Suffix(s(11549, 4)),
    Suffix(s(11553, 5)),
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
    Suffix(s(11558, 4)),
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
    Flag(15, s(11429, 5)),
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
    Choice(bits(56, 3), s(12517, 8), run(58, 7), true),
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
    Bools(s(13353, 6), [11, 12, 13, 14], false),
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
    Bools(s(13353, 6), [11, 12, 14, 255], false),
    Bools(s(13353, 6), [11, 12, 13, 255], false),
    Bools(s(14498, 9), [59, 60, 14, 255], true),
    Bools(s(14507, 6), [61, 62, 63, 255], false),
    Bools(s(14513, 6), [8, 9, 10, 255], false),
    Bools(s(13353, 6), [11, 12, 255, 255], false),
    Bools(s(14498, 9), [59, 60, 255, 255], true),
    Bools(s(14507, 6), [61, 62, 255, 255], false),
    Bools(s(14513, 6), [8, 9, 255, 255], false),
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
    Bools(s(14498, 9), [59, 60, 14, 255], false),
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
    Number(bits(8, 3), s(14947, 4), Unsigned),
    Number(bits(11, 4), s(14951, 4), Unsigned),
    Number(bits(61, 3), s(14955, 4), Unsigned),
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
    Bools(s(14507, 6), [61, 255, 255, 255], false),
    Bools(s(14513, 6), [8, 255, 255, 255], false),
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
pub static NAMES: [(u16, Str); 69] = [
    (0, s(4765, 23)),
    (2, s(4788, 18)),
    (3, s(4806, 19)),
    (4, s(4825, 18)),
    (5, s(4843, 21)),
    (6, s(4864, 24)),
    (7, s(4888, 24)),
    (8, s(4912, 26)),
    (9, s(4938, 26)),
    (10, s(4964, 23)),
    (11, s(4987, 21)),
    (12, s(5008, 27)),
    (13, s(5035, 24)),
    (14, s(5059, 27)),
    (15, s(5086, 27)),
    (1, s(5113, 20)),
    (2, s(5133, 22)),
    (3, s(5155, 22)),
    (4, s(5177, 19)),
    (5, s(5196, 19)),
    (6, s(5215, 25)),
    (7, s(5240, 20)),
    (1, s(10481, 11)),
    (2, s(10492, 13)),
    (3, s(10505, 14)),
    (4, s(10519, 12)),
    (5, s(10531, 16)),
    (6, s(10547, 16)),
    (7, s(10563, 13)),
    (15, s(10576, 19)),
    (16, s(10595, 13)),
    (17, s(10608, 13)),
    (18, s(10621, 13)),
    (19, s(10634, 13)),
    (1, s(10886, 13)),
    (2, s(10899, 6)),
    (3, s(10905, 11)),
    (4, s(10916, 12)),
    (5, s(10928, 18)),
    (6, s(10946, 14)),
    (7, s(10960, 19)),
    (8, s(10979, 22)),
    (9, s(11001, 16)),
    (10, s(11017, 16)),
    (15, s(11033, 10)),
    (513, s(11043, 9)),
    (514, s(11052, 10)),
    (515, s(11062, 14)),
    (767, s(11076, 6)),
    (768, s(11082, 9)),
    (769, s(11043, 9)),
    (770, s(11052, 10)),
    (771, s(11062, 14)),
    (1023, s(11076, 6)),
    (3841, s(11091, 27)),
    (3842, s(11118, 16)),
    (3844, s(11134, 19)),
    (4095, s(11153, 5)),
    (0, s(11434, 6)),
    (1, s(11440, 6)),
    (2, s(11446, 6)),
    (3, s(11452, 6)),
    (4, s(11458, 6)),
    (5, s(11464, 6)),
    (6, s(11470, 5)),
    (0, s(11475, 10)),
    (1, s(11485, 11)),
    (2, s(11496, 15)),
    (3, s(11475, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 3] = [
    Part {
        name: s(10834, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(10839, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(10845, 7),
        low: bits(8, 4),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 1658] = [
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
    81, 24, 79, 86, 81, 24, 82, 86, 81, 24, 83, 86, 81, 24, 84, 86, 81, 24, 85, 86, 81, 24,
    82, 87, 80, 81, 87, 86, 81, 80, 81, 88, 89, 90, 91, 88, 91, 90, 89, 90, 91, 89, 88, 89,
    92, 90, 91, 93, 90, 91, 92, 90, 89, 92, 91, 93, 91, 92, 89, 92, 89, 94, 88, 95, 90, 96,
    88, 97, 97, 88, 97, 98, 99, 100, 96, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110,
    111, 112, 113, 114, 115, 116, 117, 115, 0, 104, 105, 106, 107, 118, 115, 119, 108, 109,
    110, 111, 112, 120, 121, 122, 113, 123, 116, 89, 122, 113, 114, 115, 124, 117, 115, 125,
    104, 105, 106, 107, 120, 121, 126, 127, 128, 114, 129, 116, 117, 129, 0, 104, 105, 106,
    107, 120, 130, 122, 127, 128, 118, 115, 119, 108, 131, 110, 111, 112, 120, 121, 122, 127,
    128, 117, 115, 132, 104, 105, 106, 107, 118, 115, 133, 108, 109, 110, 111, 112, 120, 121,
    134, 127, 128, 114, 135, 116, 117, 135, 132, 104, 105, 106, 107, 118, 135, 133, 108, 131,
    110, 111, 112, 120, 136, 134, 127, 128, 114, 115, 137, 117, 115, 138, 104, 105, 106, 107,
    118, 115, 139, 108, 131, 110, 111, 112, 120, 121, 140, 127, 128, 120, 121, 134, 127, 113,
    120, 130, 134, 127, 128, 117, 129, 132, 104, 105, 106, 107, 114, 129, 124, 117, 129, 125,
    104, 105, 106, 107, 120, 130, 126, 127, 128, 118, 115, 133, 108, 131, 110, 111, 112, 114,
    135, 141, 117, 135, 142, 104, 105, 106, 107, 118, 135, 143, 108, 131, 110, 111, 112, 120,
    136, 144, 127, 128, 114, 145, 137, 117, 145, 138, 104, 105, 106, 107, 118, 145, 139, 108,
    109, 110, 111, 112, 120, 146, 140, 127, 128, 114, 135, 137, 117, 135, 138, 104, 105, 106,
    107, 118, 135, 139, 108, 131, 110, 111, 112, 120, 136, 140, 127, 128, 115, 116, 121, 122,
    113, 147, 148, 147, 0, 104, 105, 106, 107, 147, 119, 109, 110, 111, 112, 149, 150, 113,
    114, 115, 116, 151, 152, 117, 115, 132, 153, 152, 104, 105, 106, 107, 118, 115, 133, 154,
    152, 108, 109, 110, 111, 112, 155, 120, 121, 134, 156, 157, 113, 114, 115, 116, 151, 117,
    115, 132, 153, 104, 105, 106, 107, 118, 115, 133, 154, 108, 131, 110, 111, 112, 155, 120,
    121, 134, 156, 127, 128, 114, 129, 124, 158, 117, 129, 125, 159, 104, 105, 106, 107, 120,
    130, 126, 160, 127, 128, 117, 115, 0, 151, 104, 105, 106, 107, 118, 115, 119, 161, 108,
    109, 110, 111, 112, 155, 120, 121, 122, 162, 127, 113, 120, 121, 122, 162, 113, 115, 116,
    163, 151, 115, 116, 151, 163, 114, 115, 152, 116, 151, 117, 115, 152, 0, 151, 104, 105,
    106, 107, 118, 115, 152, 119, 161, 108, 110, 111, 112, 155, 120, 121, 164, 122, 162, 127,
    113, 114, 115, 152, 116, 151, 152, 117, 115, 152, 0, 151, 152, 104, 105, 106, 107, 118,
    115, 152, 119, 161, 152, 108, 110, 111, 112, 155, 120, 121, 164, 122, 162, 157, 127, 113,
    114, 135, 137, 165, 117, 135, 138, 166, 104, 105, 106, 107, 118, 135, 139, 167, 108, 131,
    110, 111, 112, 155, 120, 136, 140, 168, 127, 128, 135, 137, 169, 165, 135, 137, 165, 169,
    114, 145, 141, 170, 117, 145, 142, 170, 104, 105, 106, 107, 118, 145, 143, 171, 108, 109,
    110, 111, 112, 155, 120, 146, 144, 172, 127, 113, 120, 146, 144, 172, 113, 117, 135, 138,
    165, 104, 105, 106, 107, 118, 135, 139, 173, 108, 131, 110, 111, 112, 155, 120, 136, 140,
    174, 127, 128, 114, 115, 175, 176, 117, 115, 177, 178, 104, 105, 106, 107, 120, 121, 179,
    180, 127, 128, 114, 181, 175, 176, 117, 181, 177, 178, 104, 105, 106, 107, 120, 182, 179,
    180, 127, 128, 118, 181, 183, 184, 108, 131, 110, 111, 112, 155, 121, 134, 156, 185, 127,
    128, 121, 122, 162, 186, 127, 113, 121, 122, 162, 186, 113, 130, 126, 160, 187, 127, 128,
    121, 122, 162, 186, 188, 127, 113, 121, 134, 162, 186, 127, 113, 121, 164, 189, 190, 191,
    127, 128, 130, 164, 192, 193, 194, 127, 128, 195, 196, 162, 197, 127, 113, 198, 196, 162,
    199, 127, 113, 195, 164, 122, 162, 197, 127, 113, 136, 140, 168, 200, 127, 128, 146, 144,
    172, 201, 127, 113, 121, 134, 162, 127, 113, 121, 144, 172, 186, 188, 127, 113, 136, 140,
    168, 200, 188, 127, 128, 146, 144, 172, 201, 188, 127, 113, 130, 126, 160, 127, 128, 130,
    126, 162, 127, 128, 121, 122, 162, 113, 121, 134, 162, 127, 128, 89, 122, 162, 113, 195,
    122, 202, 113, 121, 134, 156, 127, 113, 182, 134, 156, 127, 128, 121, 140, 168, 203, 127,
    113, 121, 122, 162, 127, 113, 146, 144, 172, 203, 127, 113, 121, 134, 156, 127, 128, 121,
    122, 162, 186, 204, 205, 206, 207, 127, 121, 122, 162, 208, 209, 210, 211, 127, 182, 212,
    213, 214, 204, 205, 206, 207, 127, 182, 212, 213, 208, 209, 210, 211, 127, 136, 215, 216,
    217, 204, 218, 127, 121, 212, 213, 186, 204, 205, 206, 207, 127, 121, 122, 162, 186, 206,
    207, 127, 219, 220, 221, 222, 204, 205, 206, 207, 127, 219, 220, 221, 208, 209, 210, 211,
    127, 223, 224, 225, 226, 227, 228, 229, 230, 224, 225, 231, 227, 228, 229, 232, 224, 225,
    233, 227, 228, 229, 223, 234, 235, 226, 227, 228, 229, 230, 234, 235, 231, 227, 228, 229,
    232, 234, 235, 233, 227, 228, 229, 121, 150, 236, 237, 149, 122, 236, 237, 223, 238, 239,
    226, 227, 228, 229, 230, 238, 239, 231, 227, 228, 229, 232, 238, 239, 233, 227, 228, 229,
    240, 241, 242, 243, 227, 228, 229, 244, 241, 242, 245, 227, 228, 229, 120, 91, 134, 162,
    113, 114, 152, 116, 151, 118, 246, 133, 161, 112, 155, 120, 91, 126, 162, 113, 114, 152,
    124, 151, 120, 91, 140, 174, 113, 114, 152, 137, 165, 118, 246, 139, 173, 112, 155, 120,
    91, 140, 168, 127, 113, 118, 246, 139, 167, 112, 155, 120, 91, 134, 156, 127, 113, 118,
    246, 133, 154, 112, 155, 120, 91, 126, 160, 127, 113, 114, 152, 124, 158, 120, 91, 144,
    172, 113, 114, 152, 141, 170, 118, 246, 143, 171, 112, 155, 120, 91, 122, 162, 113, 118,
    246, 119, 161, 112, 155, 120, 91, 196, 202, 113, 114, 152, 247, 248,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1133] = [
    0x1a0a11, // buffer_atomic_add
    0x1ac815, // buffer_atomic_add_f32
    0x1af515, // buffer_atomic_add_f64
    0x1b6114, // buffer_atomic_add_x2
    0x1a7411, // buffer_atomic_and
    0x1bdd14, // buffer_atomic_and_x2
    0x19f515, // buffer_atomic_cmpswap
    0x1b4918, // buffer_atomic_cmpswap_x2
    0x1ab711, // buffer_atomic_dec
    0x1c2c14, // buffer_atomic_dec_x2
    0x1aa611, // buffer_atomic_inc
    0x1c1814, // buffer_atomic_inc_x2
    0x1b1f15, // buffer_atomic_max_f64
    0x1b0a15, // buffer_atomic_min_f64
    0x1a8510, // buffer_atomic_or
    0x1bf113, // buffer_atomic_or_x2
    0x1add18, // buffer_atomic_pk_add_f16
    0x1a5012, // buffer_atomic_smax
    0x1bb315, // buffer_atomic_smax_x2
    0x1a2c12, // buffer_atomic_smin
    0x1b8915, // buffer_atomic_smin_x2
    0x1a1b11, // buffer_atomic_sub
    0x1b7514, // buffer_atomic_sub_x2
    0x19e312, // buffer_atomic_swap
    0x1b3415, // buffer_atomic_swap_x2
    0x1a6212, // buffer_atomic_umax
    0x1bc815, // buffer_atomic_umax_x2
    0x1a3e12, // buffer_atomic_umin
    0x1b9e15, // buffer_atomic_umin_x2
    0x1a9511, // buffer_atomic_xor
    0x1c0414, // buffer_atomic_xor_x2
    0x19a10c, // buffer_invl2
    0x17ec11, // buffer_load_dword
    0x17fd13, // buffer_load_dwordx2
    0x181013, // buffer_load_dwordx3
    0x182313, // buffer_load_dwordx4
    0x195f1b, // buffer_load_format_d16_hi_x
    0x16d618, // buffer_load_format_d16_x
    0x16ee19, // buffer_load_format_d16_xy
    0x17071a, // buffer_load_format_d16_xyz
    0x17211b, // buffer_load_format_d16_xyzw
    0x162614, // buffer_load_format_x
    0x163a15, // buffer_load_format_xy
    0x164f16, // buffer_load_format_xyz
    0x166517, // buffer_load_format_xyzw
    0x17b711, // buffer_load_sbyte
    0x190515, // buffer_load_sbyte_d16
    0x191a18, // buffer_load_sbyte_d16_hi
    0x193215, // buffer_load_short_d16
    0x194718, // buffer_load_short_d16_hi
    0x17da12, // buffer_load_sshort
    0x17a611, // buffer_load_ubyte
    0x18d815, // buffer_load_ubyte_d16
    0x18ed18, // buffer_load_ubyte_d16_hi
    0x17c812, // buffer_load_ushort
    0x183611, // buffer_store_byte
    0x184718, // buffer_store_byte_d16_hi
    0x188a12, // buffer_store_dword
    0x189c14, // buffer_store_dwordx2
    0x18b014, // buffer_store_dwordx3
    0x18c414, // buffer_store_dwordx4
    0x197a1c, // buffer_store_format_d16_hi_x
    0x173c19, // buffer_store_format_d16_x
    0x17551a, // buffer_store_format_d16_xy
    0x176f1b, // buffer_store_format_d16_xyz
    0x178a1c, // buffer_store_format_d16_xyzw
    0x167c15, // buffer_store_format_x
    0x169116, // buffer_store_format_xy
    0x16a717, // buffer_store_format_xyz
    0x16be18, // buffer_store_format_xyzw
    0x19ad16, // buffer_store_lds_dword
    0x185f12, // buffer_store_short
    0x187119, // buffer_store_short_d16_hi
    0x19c30e, // buffer_wbinvl1
    0x19d112, // buffer_wbinvl1_vol
    0x19960b, // buffer_wbl2
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
    0x26810d, // s_absdiff_i32
    0x246d09, // s_abs_i32
    0x250c0a, // s_addc_u32
    0x28cd0a, // s_addk_i32
    0x24fa09, // s_add_i32
    0x24e809, // s_add_u32
    0x248714, // s_andn1_saveexec_b64
    0x24ae12, // s_andn1_wrexec_b64
    0x25920b, // s_andn2_b32
    0x259d0b, // s_andn2_b64
    0x23b014, // s_andn2_saveexec_b64
    0x24c012, // s_andn2_wrexec_b64
    0x255e09, // s_and_b32
    0x256709, // s_and_b64
    0x237b12, // s_and_saveexec_b64
    0x261e0a, // s_ashr_i32
    0x26280a, // s_ashr_i64
    0x1e270b, // s_atc_probe
    0x1e3212, // s_atc_probe_buffer
    0x20a90c, // s_atomic_add
    0x21530f, // s_atomic_add_x2
    0x20f50c, // s_atomic_and
    0x21b10f, // s_atomic_and_x2
    0x209910, // s_atomic_cmpswap
    0x214013, // s_atomic_cmpswap_x2
    0x21240c, // s_atomic_dec
    0x21ec0f, // s_atomic_dec_x2
    0x21180c, // s_atomic_inc
    0x21dd0f, // s_atomic_inc_x2
    0x21010b, // s_atomic_or
    0x21c00e, // s_atomic_or_x2
    0x20db0d, // s_atomic_smax
    0x219110, // s_atomic_smax_x2
    0x20c10d, // s_atomic_smin
    0x217110, // s_atomic_smin_x2
    0x20b50c, // s_atomic_sub
    0x21620f, // s_atomic_sub_x2
    0x208c0d, // s_atomic_swap
    0x213010, // s_atomic_swap_x2
    0x20e80d, // s_atomic_umax
    0x21a110, // s_atomic_umax_x2
    0x20ce0d, // s_atomic_umin
    0x218110, // s_atomic_umin_x2
    0x210c0c, // s_atomic_xor
    0x21ce0f, // s_atomic_xor_x2
    0x2a4009, // s_barrier
    0x22590f, // s_bcnt0_i32_b32
    0x22680f, // s_bcnt0_i32_b64
    0x22770f, // s_bcnt1_i32_b32
    0x22860f, // s_bcnt1_i32_b64
    0x265609, // s_bfe_i32
    0x266809, // s_bfe_i64
    0x264d09, // s_bfe_u32
    0x265f09, // s_bfe_u64
    0x263209, // s_bfm_b32
    0x263b09, // s_bfm_b64
    0x27b60d, // s_bitcmp0_b32
    0x27d00d, // s_bitcmp0_b64
    0x27c30d, // s_bitcmp1_b32
    0x27dd0d, // s_bitcmp1_b64
    0x24d216, // s_bitreplicate_b64_b32
    0x231c0d, // s_bitset0_b32
    0x23290d, // s_bitset0_b64
    0x23360d, // s_bitset1_b32
    0x23430d, // s_bitset1_b64
    0x29d808, // s_branch
    0x22450a, // s_brev_b32
    0x224f0a, // s_brev_b64
    0x1e9213, // s_buffer_atomic_add
    0x1f9716, // s_buffer_atomic_add_x2
    0x1f0813, // s_buffer_atomic_and
    0x201f16, // s_buffer_atomic_and_x2
    0x1e7b17, // s_buffer_atomic_cmpswap
    0x1f7d1a, // s_buffer_atomic_cmpswap_x2
    0x1f5313, // s_buffer_atomic_dec
    0x207616, // s_buffer_atomic_dec_x2
    0x1f4013, // s_buffer_atomic_inc
    0x206016, // s_buffer_atomic_inc_x2
    0x1f1b12, // s_buffer_atomic_or
    0x203515, // s_buffer_atomic_or_x2
    0x1ee014, // s_buffer_atomic_smax
    0x1ff117, // s_buffer_atomic_smax_x2
    0x1eb814, // s_buffer_atomic_smin
    0x1fc317, // s_buffer_atomic_smin_x2
    0x1ea513, // s_buffer_atomic_sub
    0x1fad16, // s_buffer_atomic_sub_x2
    0x1e6714, // s_buffer_atomic_swap
    0x1f6617, // s_buffer_atomic_swap_x2
    0x1ef414, // s_buffer_atomic_umax
    0x200817, // s_buffer_atomic_umax_x2
    0x1ecc14, // s_buffer_atomic_umin
    0x1fda17, // s_buffer_atomic_umin_x2
    0x1f2d13, // s_buffer_atomic_xor
    0x204a16, // s_buffer_atomic_xor_x2
    0x1cc513, // s_buffer_load_dword
    0x1d1716, // s_buffer_load_dwordx16
    0x1cd815, // s_buffer_load_dwordx2
    0x1ced15, // s_buffer_load_dwordx4
    0x1d0215, // s_buffer_load_dwordx8
    0x1d9b14, // s_buffer_store_dword
    0x1daf16, // s_buffer_store_dwordx2
    0x1dc516, // s_buffer_store_dwordx4
    0x29c10a, // s_call_b64
    0x2be611, // s_cbranch_cdbgsys
    0x2c221a, // s_cbranch_cdbgsys_and_user
    0x2c0919, // s_cbranch_cdbgsys_or_user
    0x2bf712, // s_cbranch_cdbguser
    0x2a3010, // s_cbranch_execnz
    0x2a210f, // s_cbranch_execz
    0x267110, // s_cbranch_g_fork
    0x28e110, // s_cbranch_i_fork
    0x245f0e, // s_cbranch_join
    0x29e80e, // s_cbranch_scc0
    0x29f60e, // s_cbranch_scc1
    0x2a120f, // s_cbranch_vccnz
    0x2a040e, // s_cbranch_vccz
    0x28260b, // s_cmovk_i32
    0x220d0a, // s_cmov_b32
    0x22170a, // s_cmov_b64
    0x28310d, // s_cmpk_eq_i32
    0x287f0d, // s_cmpk_eq_u32
    0x28580d, // s_cmpk_ge_i32
    0x28a60d, // s_cmpk_ge_u32
    0x284b0d, // s_cmpk_gt_i32
    0x28990d, // s_cmpk_gt_u32
    0x28720d, // s_cmpk_le_i32
    0x28c00d, // s_cmpk_le_u32
    0x283e0d, // s_cmpk_lg_i32
    0x288c0d, // s_cmpk_lg_u32
    0x28650d, // s_cmpk_lt_i32
    0x28b30d, // s_cmpk_lt_u32
    0x27260c, // s_cmp_eq_i32
    0x276e0c, // s_cmp_eq_u32
    0x28040c, // s_cmp_eq_u64
    0x274a0c, // s_cmp_ge_i32
    0x27920c, // s_cmp_ge_u32
    0x273e0c, // s_cmp_gt_i32
    0x27860c, // s_cmp_gt_u32
    0x27620c, // s_cmp_le_i32
    0x27aa0c, // s_cmp_le_u32
    0x27320c, // s_cmp_lg_i32
    0x277a0c, // s_cmp_lg_u32
    0x28100c, // s_cmp_lg_u64
    0x27560c, // s_cmp_lt_i32
    0x279e0c, // s_cmp_lt_u32
    0x25440d, // s_cselect_b32
    0x25510d, // s_cselect_b64
    0x1e4410, // s_dcache_discard
    0x1e5413, // s_dcache_discard_x2
    0x1ddb0c, // s_dcache_inv
    0x1df210, // s_dcache_inv_vol
    0x1de70b, // s_dcache_wb
    0x1e020f, // s_dcache_wb_vol
    0x2bcc0e, // s_decperflevel
    0x29d008, // s_endpgm
    0x2c6d18, // s_endpgm_ordered_ps_done
    0x2c3c0e, // s_endpgm_saved
    0x22950d, // s_ff0_i32_b32
    0x22a20d, // s_ff0_i32_b64
    0x22af0d, // s_ff1_i32_b32
    0x22bc0d, // s_ff1_i32_b64
    0x22e70b, // s_flbit_i32
    0x22c90f, // s_flbit_i32_b32
    0x22d80f, // s_flbit_i32_b64
    0x22f20f, // s_flbit_i32_i64
    0x23500b, // s_getpc_b64
    0x29970c, // s_getreg_b32
    0x2bb20c, // s_icache_inv
    0x2bbe0e, // s_incperflevel
    0x1c400c, // s_load_dword
    0x1c760f, // s_load_dwordx16
    0x1c4c0e, // s_load_dwordx2
    0x1c5a0e, // s_load_dwordx4
    0x1c680e, // s_load_dwordx8
    0x26b70f, // s_lshl1_add_u32
    0x26c60f, // s_lshl2_add_u32
    0x26d50f, // s_lshl3_add_u32
    0x26e40f, // s_lshl4_add_u32
    0x25f60a, // s_lshl_b32
    0x26000a, // s_lshl_b64
    0x260a0a, // s_lshr_b32
    0x26140a, // s_lshr_b64
    0x253209, // s_max_i32
    0x253b09, // s_max_u32
    0x1e1a0d, // s_memrealtime
    0x1e1109, // s_memtime
    0x252009, // s_min_i32
    0x252909, // s_min_u32
    0x281c0a, // s_movk_i32
    0x24450d, // s_movreld_b32
    0x24520d, // s_movreld_b64
    0x242b0d, // s_movrels_b32
    0x24380d, // s_movrels_b64
    0x21fb09, // s_mov_b32
    0x220409, // s_mov_b64
    0x28d70a, // s_mulk_i32
    0x26ab0c, // s_mul_hi_i32
    0x269f0c, // s_mul_hi_u32
    0x264409, // s_mul_i32
    0x25bc0a, // s_nand_b32
    0x25c60a, // s_nand_b64
    0x23d713, // s_nand_saveexec_b64
    0x29cb05, // s_nop
    0x25d009, // s_nor_b32
    0x25d909, // s_nor_b64
    0x23ea12, // s_nor_saveexec_b64
    0x222109, // s_not_b32
    0x222a09, // s_not_b64
    0x249b13, // s_orn1_saveexec_b64
    0x25a80a, // s_orn2_b32
    0x25b20a, // s_orn2_b64
    0x23c413, // s_orn2_saveexec_b64
    0x257008, // s_or_b32
    0x257808, // s_or_b64
    0x238d11, // s_or_saveexec_b64
    0x271511, // s_pack_hh_b32_b16
    0x270411, // s_pack_lh_b32_b16
    0x26f311, // s_pack_ll_b32_b16
    0x240f0e, // s_quadmask_b32
    0x241d0e, // s_quadmask_b64
    0x237209, // s_rfe_b64
    0x268e11, // s_rfe_restore_b64
    0x1c8514, // s_scratch_load_dword
    0x1c9916, // s_scratch_load_dwordx2
    0x1caf16, // s_scratch_load_dwordx4
    0x1d5815, // s_scratch_store_dword
    0x1d6d17, // s_scratch_store_dwordx2
    0x1d8417, // s_scratch_store_dwordx4
    0x2b9609, // s_sendmsg
    0x2b9f0d, // s_sendmsghalt
    0x2a6d09, // s_sethalt
    0x2a4909, // s_setkill
    0x235b0b, // s_setpc_b64
    0x2a7d09, // s_setprio
    0x29a30c, // s_setreg_b32
    0x29af12, // s_setreg_imm32_b32
    0x27ea0a, // s_setvskip
    0x247611, // s_set_gpr_idx_idx
    0x2c5b12, // s_set_gpr_idx_mode
    0x2c4a11, // s_set_gpr_idx_off
    0x27f410, // s_set_gpr_idx_on
    0x230e0e, // s_sext_i32_i16
    0x23010d, // s_sext_i32_i8
    0x2a7607, // s_sleep
    0x1d2d0d, // s_store_dword
    0x1d3a0f, // s_store_dwordx2
    0x1d490f, // s_store_dwordx4
    0x25160a, // s_subb_u32
    0x250309, // s_sub_i32
    0x24f109, // s_sub_u32
    0x23660c, // s_swappc_b64
    0x2bac06, // s_trap
    0x2bda0c, // s_ttracedata
    0x2a6409, // s_waitcnt
    0x29e008, // s_wakeup
    0x223309, // s_wqm_b32
    0x223c09, // s_wqm_b64
    0x25e20a, // s_xnor_b32
    0x25ec0a, // s_xnor_b64
    0x23fc13, // s_xnor_saveexec_b64
    0x258009, // s_xor_b32
    0x258909, // s_xor_b64
    0x239e12, // s_xor_saveexec_b64
    0x154e19, // tbuffer_load_format_d16_x
    0x15671a, // tbuffer_load_format_d16_xy
    0x15811b, // tbuffer_load_format_d16_xyz
    0x159c1c, // tbuffer_load_format_d16_xyzw
    0x149615, // tbuffer_load_format_x
    0x14ab16, // tbuffer_load_format_xy
    0x14c117, // tbuffer_load_format_xyz
    0x14d818, // tbuffer_load_format_xyzw
    0x15b81a, // tbuffer_store_format_d16_x
    0x15d21b, // tbuffer_store_format_d16_xy
    0x15ed1c, // tbuffer_store_format_d16_xyz
    0x16091d, // tbuffer_store_format_d16_xyzw
    0x14f016, // tbuffer_store_format_x
    0x150617, // tbuffer_store_format_xy
    0x151d18, // tbuffer_store_format_xyz
    0x153519, // tbuffer_store_format_xyzw
    0x30c711, // v_accvgpr_mov_b32
    0x3ba112, // v_accvgpr_read_b32
    0x3bb313, // v_accvgpr_write_b32
    0x36910a, // v_add3_u32
    0x32150d, // v_addc_co_u32
    0x31ee0c, // v_add_co_u32
    0x323f09, // v_add_f16
    0x30ed09, // v_add_f32
    0x36f009, // v_add_f64
    0x387209, // v_add_i16
    0x386009, // v_add_i32
    0x36830e, // v_add_lshl_u32
    0x328509, // v_add_u16
    0x331709, // v_add_u32
    0x342f0e, // v_alignbit_b32
    0x343d0f, // v_alignbyte_b32
    0x31b509, // v_and_b32
    0x36a80c, // v_and_or_b32
    0x32c90d, // v_ashrrev_i16
    0x319b0d, // v_ashrrev_i32
    0x37b70d, // v_ashrrev_i64
    0x376b0e, // v_bcnt_u32_b32
    0x33fc09, // v_bfe_i32
    0x33f309, // v_bfe_u32
    0x340509, // v_bfi_b32
    0x37d409, // v_bfm_b32
    0x2f200b, // v_bfrev_b32
    0x304d0a, // v_ceil_f16
    0x2e8c0a, // v_ceil_f32
    0x2e560a, // v_ceil_f64
    0x2f9a09, // v_clrexcp
    0x3d2310, // v_cmpx_class_f16
    0x3ce510, // v_cmpx_class_f32
    0x3d0410, // v_cmpx_class_f64
    0x3e100d, // v_cmpx_eq_f16
    0x3fa80d, // v_cmpx_eq_f32
    0x41400d, // v_cmpx_eq_f64
    0x42d00d, // v_cmpx_eq_i16
    0x44580d, // v_cmpx_eq_i32
    0x45e00d, // v_cmpx_eq_i64
    0x43360d, // v_cmpx_eq_u16
    0x44be0d, // v_cmpx_eq_u32
    0x46460d, // v_cmpx_eq_u64
    0x3df70c, // v_cmpx_f_f16
    0x3f8f0c, // v_cmpx_f_f32
    0x41270c, // v_cmpx_f_f64
    0x42b70c, // v_cmpx_f_i16
    0x443f0c, // v_cmpx_f_i32
    0x45c70c, // v_cmpx_f_i64
    0x431d0c, // v_cmpx_f_u16
    0x44a50c, // v_cmpx_f_u32
    0x462d0c, // v_cmpx_f_u64
    0x3e440d, // v_cmpx_ge_f16
    0x3fdc0d, // v_cmpx_ge_f32
    0x41740d, // v_cmpx_ge_f64
    0x43040d, // v_cmpx_ge_i16
    0x448c0d, // v_cmpx_ge_i32
    0x46140d, // v_cmpx_ge_i64
    0x436a0d, // v_cmpx_ge_u16
    0x44f20d, // v_cmpx_ge_u32
    0x467a0d, // v_cmpx_ge_u64
    0x3e2a0d, // v_cmpx_gt_f16
    0x3fc20d, // v_cmpx_gt_f32
    0x415a0d, // v_cmpx_gt_f64
    0x42ea0d, // v_cmpx_gt_i16
    0x44720d, // v_cmpx_gt_i32
    0x45fa0d, // v_cmpx_gt_i64
    0x43500d, // v_cmpx_gt_u16
    0x44d80d, // v_cmpx_gt_u32
    0x46600d, // v_cmpx_gt_u64
    0x3e1d0d, // v_cmpx_le_f16
    0x3fb50d, // v_cmpx_le_f32
    0x414d0d, // v_cmpx_le_f64
    0x42dd0d, // v_cmpx_le_i16
    0x44650d, // v_cmpx_le_i32
    0x45ed0d, // v_cmpx_le_i64
    0x43430d, // v_cmpx_le_u16
    0x44cb0d, // v_cmpx_le_u32
    0x46530d, // v_cmpx_le_u64
    0x3e370d, // v_cmpx_lg_f16
    0x3fcf0d, // v_cmpx_lg_f32
    0x41670d, // v_cmpx_lg_f64
    0x3e030d, // v_cmpx_lt_f16
    0x3f9b0d, // v_cmpx_lt_f32
    0x41330d, // v_cmpx_lt_f64
    0x42c30d, // v_cmpx_lt_i16
    0x444b0d, // v_cmpx_lt_i32
    0x45d30d, // v_cmpx_lt_i64
    0x43290d, // v_cmpx_lt_u16
    0x44b10d, // v_cmpx_lt_u32
    0x46390d, // v_cmpx_lt_u64
    0x3ea10e, // v_cmpx_neq_f16
    0x40390e, // v_cmpx_neq_f32
    0x41d10e, // v_cmpx_neq_f64
    0x42f70d, // v_cmpx_ne_i16
    0x447f0d, // v_cmpx_ne_i32
    0x46070d, // v_cmpx_ne_i64
    0x435d0d, // v_cmpx_ne_u16
    0x44e50d, // v_cmpx_ne_u32
    0x466d0d, // v_cmpx_ne_u64
    0x3e690e, // v_cmpx_nge_f16
    0x40010e, // v_cmpx_nge_f32
    0x41990e, // v_cmpx_nge_f64
    0x3e850e, // v_cmpx_ngt_f16
    0x401d0e, // v_cmpx_ngt_f32
    0x41b50e, // v_cmpx_ngt_f64
    0x3e930e, // v_cmpx_nle_f16
    0x402b0e, // v_cmpx_nle_f32
    0x41c30e, // v_cmpx_nle_f64
    0x3e770e, // v_cmpx_nlg_f16
    0x400f0e, // v_cmpx_nlg_f32
    0x41a70e, // v_cmpx_nlg_f64
    0x3eaf0e, // v_cmpx_nlt_f16
    0x40470e, // v_cmpx_nlt_f32
    0x41df0e, // v_cmpx_nlt_f64
    0x3e510c, // v_cmpx_o_f16
    0x3fe90c, // v_cmpx_o_f32
    0x41810c, // v_cmpx_o_f64
    0x3ebd0e, // v_cmpx_tru_f16
    0x40550e, // v_cmpx_tru_f32
    0x41ed0e, // v_cmpx_tru_f64
    0x43110c, // v_cmpx_t_i16
    0x44990c, // v_cmpx_t_i32
    0x46210c, // v_cmpx_t_i64
    0x43770c, // v_cmpx_t_u16
    0x44ff0c, // v_cmpx_t_u32
    0x46870c, // v_cmpx_t_u64
    0x3e5d0c, // v_cmpx_u_f16
    0x3ff50c, // v_cmpx_u_f32
    0x418d0c, // v_cmpx_u_f64
    0x3d140f, // v_cmp_class_f16
    0x3cd60f, // v_cmp_class_f32
    0x3cf50f, // v_cmp_class_f64
    0x3d4a0c, // v_cmp_eq_f16
    0x3ee20c, // v_cmp_eq_f32
    0x407a0c, // v_cmp_eq_f64
    0x42120c, // v_cmp_eq_i16
    0x439a0c, // v_cmp_eq_i32
    0x45220c, // v_cmp_eq_i64
    0x42700c, // v_cmp_eq_u16
    0x43f80c, // v_cmp_eq_u32
    0x45800c, // v_cmp_eq_u64
    0x3d330b, // v_cmp_f_f16
    0x3ecb0b, // v_cmp_f_f32
    0x40630b, // v_cmp_f_f64
    0x41fb0b, // v_cmp_f_i16
    0x43830b, // v_cmp_f_i32
    0x450b0b, // v_cmp_f_i64
    0x42590b, // v_cmp_f_u16
    0x43e10b, // v_cmp_f_u32
    0x45690b, // v_cmp_f_u64
    0x3d7a0c, // v_cmp_ge_f16
    0x3f120c, // v_cmp_ge_f32
    0x40aa0c, // v_cmp_ge_f64
    0x42420c, // v_cmp_ge_i16
    0x43ca0c, // v_cmp_ge_i32
    0x45520c, // v_cmp_ge_i64
    0x42a00c, // v_cmp_ge_u16
    0x44280c, // v_cmp_ge_u32
    0x45b00c, // v_cmp_ge_u64
    0x3d620c, // v_cmp_gt_f16
    0x3efa0c, // v_cmp_gt_f32
    0x40920c, // v_cmp_gt_f64
    0x422a0c, // v_cmp_gt_i16
    0x43b20c, // v_cmp_gt_i32
    0x453a0c, // v_cmp_gt_i64
    0x42880c, // v_cmp_gt_u16
    0x44100c, // v_cmp_gt_u32
    0x45980c, // v_cmp_gt_u64
    0x3d560c, // v_cmp_le_f16
    0x3eee0c, // v_cmp_le_f32
    0x40860c, // v_cmp_le_f64
    0x421e0c, // v_cmp_le_i16
    0x43a60c, // v_cmp_le_i32
    0x452e0c, // v_cmp_le_i64
    0x427c0c, // v_cmp_le_u16
    0x44040c, // v_cmp_le_u32
    0x458c0c, // v_cmp_le_u64
    0x3d6e0c, // v_cmp_lg_f16
    0x3f060c, // v_cmp_lg_f32
    0x409e0c, // v_cmp_lg_f64
    0x3d3e0c, // v_cmp_lt_f16
    0x3ed60c, // v_cmp_lt_f32
    0x406e0c, // v_cmp_lt_f64
    0x42060c, // v_cmp_lt_i16
    0x438e0c, // v_cmp_lt_i32
    0x45160c, // v_cmp_lt_i64
    0x42640c, // v_cmp_lt_u16
    0x43ec0c, // v_cmp_lt_u32
    0x45740c, // v_cmp_lt_u64
    0x3dd00d, // v_cmp_neq_f16
    0x3f680d, // v_cmp_neq_f32
    0x41000d, // v_cmp_neq_f64
    0x42360c, // v_cmp_ne_i16
    0x43be0c, // v_cmp_ne_i32
    0x45460c, // v_cmp_ne_i64
    0x42940c, // v_cmp_ne_u16
    0x441c0c, // v_cmp_ne_u32
    0x45a40c, // v_cmp_ne_u64
    0x3d9c0d, // v_cmp_nge_f16
    0x3f340d, // v_cmp_nge_f32
    0x40cc0d, // v_cmp_nge_f64
    0x3db60d, // v_cmp_ngt_f16
    0x3f4e0d, // v_cmp_ngt_f32
    0x40e60d, // v_cmp_ngt_f64
    0x3dc30d, // v_cmp_nle_f16
    0x3f5b0d, // v_cmp_nle_f32
    0x40f30d, // v_cmp_nle_f64
    0x3da90d, // v_cmp_nlg_f16
    0x3f410d, // v_cmp_nlg_f32
    0x40d90d, // v_cmp_nlg_f64
    0x3ddd0d, // v_cmp_nlt_f16
    0x3f750d, // v_cmp_nlt_f32
    0x410d0d, // v_cmp_nlt_f64
    0x3d860b, // v_cmp_o_f16
    0x3f1e0b, // v_cmp_o_f32
    0x40b60b, // v_cmp_o_f64
    0x3dea0d, // v_cmp_tru_f16
    0x3f820d, // v_cmp_tru_f32
    0x411a0d, // v_cmp_tru_f64
    0x424e0b, // v_cmp_t_i16
    0x43d60b, // v_cmp_t_i32
    0x455e0b, // v_cmp_t_i64
    0x42ac0b, // v_cmp_t_u16
    0x44340b, // v_cmp_t_u32
    0x45bc0b, // v_cmp_t_u64
    0x3d910b, // v_cmp_u_f16
    0x3f290b, // v_cmp_u_f32
    0x40c10b, // v_cmp_u_f64
    0x30d80d, // v_cndmask_b32
    0x308109, // v_cos_f16
    0x2f0e09, // v_cos_f32
    0x33c30c, // v_cubeid_f32
    0x33e70c, // v_cubema_f32
    0x33cf0c, // v_cubesc_f32
    0x33db0c, // v_cubetc_f32
    0x2d8b0d, // v_cvt_f16_f32
    0x2fca0d, // v_cvt_f16_i16
    0x2fbd0d, // v_cvt_f16_u16
    0x2d980d, // v_cvt_f32_f16
    0x2dd70d, // v_cvt_f32_f64
    0x2d570d, // v_cvt_f32_i32
    0x2d640d, // v_cvt_f32_u32
    0x2df110, // v_cvt_f32_ubyte0
    0x2e0110, // v_cvt_f32_ubyte1
    0x2e1110, // v_cvt_f32_ubyte2
    0x2e2110, // v_cvt_f32_ubyte3
    0x2de40d, // v_cvt_f64_f32
    0x2d4a0d, // v_cvt_f64_i32
    0x2e3e0d, // v_cvt_f64_u32
    0x2db611, // v_cvt_flr_i32_f32
    0x2fe40d, // v_cvt_i16_f16
    0x2d7e0d, // v_cvt_i32_f32
    0x2d3d0d, // v_cvt_i32_f64
    0x308a12, // v_cvt_norm_i16_f16
    0x309c12, // v_cvt_norm_u16_f16
    0x2dc710, // v_cvt_off_f32_i4
    0x35e414, // v_cvt_pkaccum_u8_f32
    0x383814, // v_cvt_pknorm_i16_f16
    0x37dd14, // v_cvt_pknorm_i16_f32
    0x384c14, // v_cvt_pknorm_u16_f16
    0x37f114, // v_cvt_pknorm_u16_f32
    0x380513, // v_cvt_pkrtz_f16_f32
    0x382810, // v_cvt_pk_i16_i32
    0x381810, // v_cvt_pk_u16_u32
    0x34cb0f, // v_cvt_pk_u8_f32
    0x2da511, // v_cvt_rpi_i32_f32
    0x2fd70d, // v_cvt_u16_f16
    0x2d710d, // v_cvt_u32_f32
    0x2e310d, // v_cvt_u32_f64
    0x36e10f, // v_div_fixup_f16
    0x34da0f, // v_div_fixup_f32
    0x34e90f, // v_div_fixup_f64
    0x35ce16, // v_div_fixup_legacy_f16
    0x35160e, // v_div_fmas_f32
    0x35240e, // v_div_fmas_f64
    0x34f80f, // v_div_scale_f32
    0x35070f, // v_div_scale_f64
    0x33350f, // v_dot2c_f32_f16
    0x33440f, // v_dot2c_i32_i16
    0x39d50e, // v_dot2_f32_f16
    0x39e30e, // v_dot2_i32_i16
    0x39f10e, // v_dot2_u32_u16
    0x33530e, // v_dot4c_i32_i8
    0x39ff0d, // v_dot4_i32_i8
    0x3a0c0d, // v_dot4_u32_u8
    0x33610e, // v_dot8c_i32_i4
    0x3a190d, // v_dot8_i32_i4
    0x3a260d, // v_dot8_u32_u4
    0x301609, // v_exp_f16
    0x2eac09, // v_exp_f32
    0x2f3f0a, // v_ffbh_i32
    0x2f2b0a, // v_ffbh_u32
    0x2f350a, // v_ffbl_b32
    0x30420b, // v_floor_f16
    0x2ea10b, // v_floor_f32
    0x2e6b0b, // v_floor_f64
    0x336f0a, // v_fmac_f32
    0x310b0a, // v_fmac_f64
    0x36d809, // v_fma_f16
    0x340e09, // v_fma_f32
    0x341709, // v_fma_f64
    0x35be10, // v_fma_legacy_f16
    0x306d0b, // v_fract_f16
    0x2e760b, // v_fract_f32
    0x2f6c0b, // v_fract_f64
    0x302f13, // v_frexp_exp_i16_f16
    0x2f7713, // v_frexp_exp_i32_f32
    0x2f4913, // v_frexp_exp_i32_f64
    0x301f10, // v_frexp_mant_f16
    0x2f8a10, // v_frexp_mant_f32
    0x2f5c10, // v_frexp_mant_f64
    0x330c0b, // v_ldexp_f16
    0x37430b, // v_ldexp_f32
    0x37140b, // v_ldexp_f64
    0x342009, // v_lerp_u8
    0x300d09, // v_log_f16
    0x2eb509, // v_log_f32
    0x32af0d, // v_lshlrev_b16
    0x31a80d, // v_lshlrev_b32
    0x379d0d, // v_lshlrev_b64
    0x36750e, // v_lshl_add_u32
    0x369b0d, // v_lshl_or_b32
    0x32bc0d, // v_lshrrev_b16
    0x318e0d, // v_lshrrev_b32
    0x37aa0d, // v_lshrrev_b64
    0x326609, // v_mac_f16
    0x31cf09, // v_mac_f32
    0x327a0b, // v_madak_f16
    0x31e30b, // v_madak_f32
    0x326f0b, // v_madmk_f16
    0x31d80b, // v_madmk_f32
    0x36bd09, // v_mad_f16
    0x33a009, // v_mad_f32
    0x36cf09, // v_mad_i16
    0x36050d, // v_mad_i32_i16
    0x33a90d, // v_mad_i32_i24
    0x35770d, // v_mad_i64_i32
    0x358410, // v_mad_legacy_f16
    0x339010, // v_mad_legacy_f32
    0x35a410, // v_mad_legacy_i16
    0x359410, // v_mad_legacy_u16
    0x39c60f, // v_fma_mixhi_f16
    0x39b70f, // v_fma_mixlo_f16
    0x39aa0d, // v_fma_mix_f32
    0x36c609, // v_mad_u16
    0x35f80d, // v_mad_u32_u16
    0x33b60d, // v_mad_u32_u24
    0x356a0d, // v_mad_u64_u32
    0x36390a, // v_max3_f16
    0x346a0a, // v_max3_f32
    0x36430a, // v_max3_i16
    0x34740a, // v_max3_i32
    0x364d0a, // v_max3_u16
    0x347e0a, // v_max3_u32
    0x32d609, // v_max_f16
    0x316109, // v_max_f32
    0x370b09, // v_max_f64
    0x32f109, // v_max_i16
    0x317309, // v_max_i32
    0x32e809, // v_max_u16
    0x318509, // v_max_u32
    0x378b12, // v_mbcnt_hi_u32_b32
    0x377912, // v_mbcnt_lo_u32_b32
    0x36570a, // v_med3_f16
    0x34880a, // v_med3_f32
    0x36610a, // v_med3_i16
    0x34920a, // v_med3_i32
    0x366b0a, // v_med3_u16
    0x349c0a, // v_med3_u32
    0x3c281a, // v_mfma_f32_16x16x16bf16_1k
    0x3b2816, // v_mfma_f32_16x16x16f16
    0x3a8415, // v_mfma_f32_16x16x1f32
    0x3c5816, // v_mfma_f32_16x16x2bf16
    0x3bdf19, // v_mfma_f32_16x16x4bf16_1k
    0x3aeb15, // v_mfma_f32_16x16x4f16
    0x3ac115, // v_mfma_f32_16x16x4f32
    0x3c9816, // v_mfma_f32_16x16x8bf16
    0x3a6f15, // v_mfma_f32_32x32x1f32
    0x3c4216, // v_mfma_f32_32x32x2bf16
    0x3aac15, // v_mfma_f32_32x32x2f32
    0x3c8216, // v_mfma_f32_32x32x4bf16
    0x3bc619, // v_mfma_f32_32x32x4bf16_1k
    0x3ad615, // v_mfma_f32_32x32x4f16
    0x3c0f19, // v_mfma_f32_32x32x8bf16_1k
    0x3b1315, // v_mfma_f32_32x32x8f16
    0x3a9913, // v_mfma_f32_4x4x1f32
    0x3c6e14, // v_mfma_f32_4x4x2bf16
    0x3bf817, // v_mfma_f32_4x4x4bf16_1k
    0x3b0013, // v_mfma_f32_4x4x4f16
    0x3cae15, // v_mfma_f64_16x16x4f64
    0x3cc313, // v_mfma_f64_4x4x4f64
    0x3b8c15, // v_mfma_i32_16x16x16i8
    0x3b5214, // v_mfma_i32_16x16x4i8
    0x3b3e14, // v_mfma_i32_32x32x4i8
    0x3b7814, // v_mfma_i32_32x32x8i8
    0x3b6612, // v_mfma_i32_4x4x4i8
    0x361b0a, // v_min3_f16
    0x344c0a, // v_min3_f32
    0x36250a, // v_min3_i16
    0x34560a, // v_min3_i32
    0x362f0a, // v_min3_u16
    0x34600a, // v_min3_u32
    0x32df09, // v_min_f16
    0x315809, // v_min_f32
    0x370209, // v_min_f64
    0x330309, // v_min_i16
    0x316a09, // v_min_i32
    0x32fa09, // v_min_u16
    0x317c09, // v_min_u32
    0x2d1409, // v_mov_b32
    0x354b11, // v_mqsad_pk_u16_u8
    0x355c0e, // v_mqsad_u32_u8
    0x353209, // v_msad_u8
    0x325d09, // v_mul_f16
    0x311509, // v_mul_f32
    0x36f909, // v_mul_f64
    0x37370c, // v_mul_hi_i32
    0x312b10, // v_mul_hi_i32_i24
    0x372b0c, // v_mul_hi_u32
    0x314810, // v_mul_hi_u32_u24
    0x311e0d, // v_mul_i32_i24
    0x389210, // v_mul_legacy_f32
    0x32a30c, // v_mul_lo_u16
    0x371f0c, // v_mul_lo_u32
    0x313b0d, // v_mul_u32_u24
    0x2c8505, // v_nop
    0x2f1709, // v_not_b32
    0x36b409, // v_or3_b32
    0x31be08, // v_or_b32
    0x38840e, // v_pack_b32_f16
    0x35b40a, // v_perm_b32
    0x397a0c, // v_pk_add_f16
    0x3a4b0c, // v_pk_add_f32
    0x38d20c, // v_pk_add_i16
    0x393e0c, // v_pk_add_u16
    0x390a10, // v_pk_ashrrev_i16
    0x33790d, // v_pk_fmac_f16
    0x396e0c, // v_pk_fma_f16
    0x3a330c, // v_pk_fma_f32
    0x38ea10, // v_pk_lshlrev_b16
    0x38fa10, // v_pk_lshrrev_b16
    0x38b70c, // v_pk_mad_i16
    0x39320c, // v_pk_mad_u16
    0x399e0c, // v_pk_max_f16
    0x391a0c, // v_pk_max_i16
    0x39560c, // v_pk_max_u16
    0x39920c, // v_pk_min_f16
    0x39260c, // v_pk_min_i16
    0x39620c, // v_pk_min_u16
    0x3a570c, // v_pk_mov_b32
    0x39860c, // v_pk_mul_f16
    0x3a3f0c, // v_pk_mul_f32
    0x38c30f, // v_pk_mul_lo_u16
    0x38de0c, // v_pk_sub_i16
    0x394a0c, // v_pk_sub_u16
    0x353b10, // v_qsad_pk_u16_u8
    0x2ff109, // v_rcp_f16
    0x2ebe09, // v_rcp_f32
    0x2edf09, // v_rcp_f64
    0x2ec70f, // v_rcp_iflag_f32
    0x2d2a13, // v_readfirstlane_b32
    0x374e0e, // v_readlane_b32
    0x30620b, // v_rndne_f16
    0x2e960b, // v_rndne_f32
    0x2e600b, // v_rndne_f64
    0x300409, // v_rsq_f16
    0x2ed609, // v_rsq_f32
    0x2ee809, // v_rsq_f64
    0x34ae0b, // v_sad_hi_u8
    0x34b909, // v_sad_u16
    0x34c209, // v_sad_u32
    0x34a608, // v_sad_u8
    0x30ae0f, // v_sat_pk_u8_i16
    0x2fa31a, // v_screen_partition_4se_b32
    0x307809, // v_sin_f16
    0x2f0509, // v_sin_f32
    0x2ffa0a, // v_sqrt_f16
    0x2ef10a, // v_sqrt_f32
    0x2efb0a, // v_sqrt_f64
    0x322f10, // v_subbrev_co_u32
    0x32220d, // v_subb_co_u32
    0x32060f, // v_subrev_co_u32
    0x32510c, // v_subrev_f16
    0x30ff0c, // v_subrev_f32
    0x32970c, // v_subrev_u16
    0x33290c, // v_subrev_u32
    0x31fa0c, // v_sub_co_u32
    0x324809, // v_sub_f16
    0x30f609, // v_sub_f32
    0x387b09, // v_sub_i16
    0x386909, // v_sub_i32
    0x328e09, // v_sub_u16
    0x332009, // v_sub_u32
    0x30bd0a, // v_swap_b32
    0x37c410, // v_trig_preop_f64
    0x30570b, // v_trunc_f16
    0x2e810b, // v_trunc_f32
    0x2e4b0b, // v_trunc_f64
    0x375c0f, // v_writelane_b32
    0x361209, // v_xad_u32
    0x33860a, // v_xnor_b32
    0x31c609, // v_xor_b32
];
