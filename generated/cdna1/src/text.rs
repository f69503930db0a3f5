// Written by `cargo xtask regen` from amdgpu_isa_cdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "flat_scratch_loflat_scratch_hixnack_mask_loxnack_mask_hivcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetgdsds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_write_addtid_b32ds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_add_rtn_f32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_swizzle_b32ds_permute_b32ds_bpermute_b32ds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_condxchg32_rtn_b64ds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_read_addtid_b32ds_consumeds_appendds_ordered_countds_write_b96ds_write_b128ds_read_b96ds_read_b128mrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3param0param1param2param3param4param5param6param7param8param9param10param11param12param13param14param15param16param17param18param19param20param21param22param23param24param25param26param27param28param29param30param31donecomprvmexpglcslcflat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2ldsglobal_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_add_f32global_atomic_pk_add_f16global_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hidmaskunorma16tfelwedad16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_get_resinfoimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_sampleimage_sample_climage_sample_dimage_sample_d_climage_sample_limage_sample_bimage_sample_b_climage_sample_lzimage_sample_cimage_sample_c_climage_sample_c_dimage_sample_c_d_climage_sample_c_limage_sample_c_bimage_sample_c_b_climage_sample_c_lzimage_sample_oimage_sample_cl_oimage_sample_d_oimage_sample_d_cl_oimage_sample_l_oimage_sample_b_oimage_sample_b_cl_oimage_sample_lz_oimage_sample_c_oimage_sample_c_cl_oimage_sample_c_d_oimage_sample_c_d_cl_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_b_cl_oimage_sample_c_lz_oimage_gather4image_gather4_climage_gather4himage_gather4_limage_gather4_bimage_gather4_b_climage_gather4_lzimage_gather4_cimage_gather4_c_climage_gather4h_pckimage_gather8h_pckimage_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4_c_lzimage_gather4_oimage_gather4_cl_oimage_gather4_l_oimage_gather4_b_oimage_gather4_b_cl_oimage_gather4_lz_oimage_gather4_c_oimage_gather4_c_cl_oimage_gather4_c_l_oimage_gather4_c_b_oimage_gather4_c_b_cl_oimage_gather4_c_lz_oimage_get_lodimage_sample_cdimage_sample_cd_climage_sample_c_cdimage_sample_c_cd_climage_sample_cd_oimage_sample_cd_cl_oimage_sample_c_cd_oimage_sample_c_cd_cl_oBUF_DATA_FORMAT_INVALIDBUF_DATA_FORMAT_8BUF_DATA_FORMAT_16BUF_DATA_FORMAT_8_8BUF_DATA_FORMAT_32BUF_DATA_FORMAT_16_16BUF_DATA_FORMAT_10_11_11BUF_DATA_FORMAT_11_11_10BUF_DATA_FORMAT_10_10_10_2BUF_DATA_FORMAT_2_10_10_10BUF_DATA_FORMAT_8_8_8_8BUF_DATA_FORMAT_32_32BUF_DATA_FORMAT_16_16_16_16BUF_DATA_FORMAT_32_32_32BUF_DATA_FORMAT_32_32_32_32BUF_DATA_FORMAT_RESERVED_15BUF_NUM_FORMAT_UNORMBUF_NUM_FORMAT_SNORMBUF_NUM_FORMAT_USCALEDBUF_NUM_FORMAT_SSCALEDBUF_NUM_FORMAT_UINTBUF_NUM_FORMAT_SINTBUF_NUM_FORMAT_RESERVED_6BUF_NUM_FORMAT_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_store_lds_dwordbuffer_wbinvl1buffer_wbinvl1_volbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2s_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_scratch_load_dwords_scratch_load_dwordx2s_scratch_load_dwordx4s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_store_dwords_store_dwordx2s_store_dwordx4s_scratch_store_dwords_scratch_store_dwordx2s_scratch_store_dwordx4s_buffer_store_dwords_buffer_store_dwordx2s_buffer_store_dwordx4s_dcache_invs_dcache_wbs_dcache_inv_vols_dcache_wb_vols_memtimes_memrealtimes_atc_probes_atc_probe_buffers_dcache_discards_dcache_discard_x2s_buffer_atomic_swaps_buffer_atomic_cmpswaps_buffer_atomic_adds_buffer_atomic_subs_buffer_atomic_smins_buffer_atomic_umins_buffer_atomic_smaxs_buffer_atomic_umaxs_buffer_atomic_ands_buffer_atomic_ors_buffer_atomic_xors_buffer_atomic_incs_buffer_atomic_decs_buffer_atomic_swap_x2s_buffer_atomic_cmpswap_x2s_buffer_atomic_add_x2s_buffer_atomic_sub_x2s_buffer_atomic_smin_x2s_buffer_atomic_umin_x2s_buffer_atomic_smax_x2s_buffer_atomic_umax_x2s_buffer_atomic_and_x2s_buffer_atomic_or_x2s_buffer_atomic_xor_x2s_buffer_atomic_inc_x2s_buffer_atomic_dec_x2s_atomic_swaps_atomic_cmpswaps_atomic_adds_atomic_subs_atomic_smins_atomic_umins_atomic_smaxs_atomic_umaxs_atomic_ands_atomic_ors_atomic_xors_atomic_incs_atomic_decs_atomic_swap_x2s_atomic_cmpswap_x2s_atomic_add_x2s_atomic_sub_x2s_atomic_smin_x2s_atomic_umin_x2s_atomic_smax_x2s_atomic_umax_x2s_atomic_and_x2s_atomic_or_x2s_atomic_xor_x2s_atomic_inc_x2s_atomic_dec_x2s_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_cbranch_joins_abs_i32s_set_gpr_idx_idxs_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_cbranch_g_forks_absdiff_i32s_rfe_restore_b64s_mul_hi_u32s_mul_hi_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_setvskips_set_gpr_idx_ons_cmp_eq_u64s_cmp_lg_u64s_movk_i32s_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32s_cbranch_i_forkHW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_HW_IDHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_set_gpr_idx_offs_set_gpr_idx_modes_endpgm_ordered_ps_done_e32v_interp_p1_f32_e64clampv_interp_p2_f32v_interp_mov_f32v_noprow_maskbank_maskbound_ctrlBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVEv_mov_b32_dpp_sdwadst_seldst_unusedsrc0_selv_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_screen_partition_4se_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_sat_pk_u8_i16v_swap_b32v_cndmask_b32src1_selv_add_f32v_sub_f32v_subrev_f32v_mul_legacy_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_mac_f32v_madmk_f32v_madak_f32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_addc_co_u32v_subb_co_u32v_subbrev_co_u32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_mac_f16v_madmk_f16v_madak_f16v_add_u16v_sub_u16v_subrev_u16v_mul_lo_u16v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_max_f16v_min_f16v_max_u16v_max_i16v_min_u16v_min_i16v_ldexp_f16v_add_u32v_sub_u32v_subrev_u32v_dot2c_f32_f16v_dot2c_i32_i16v_dot4c_i32_i8v_dot8c_i32_i4v_fmac_f32v_pk_fmac_f16v_xnor_b32v_mad_legacy_f32v_mad_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_mad_legacy_f16v_mad_legacy_u16v_mad_legacy_i16v_perm_b32v_fma_legacy_f16v_div_fixup_legacy_f16v_cvt_pkaccum_u8_f32v_mad_u32_u16v_mad_i32_i16v_xad_u32v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_lshl_add_u32v_add_lshl_u32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_f16v_mad_u16v_mad_i16v_fma_f16v_div_fixup_f16highv_interp_p1ll_f16v_interp_p1lv_f16v_interp_p2_legacy_f16v_interp_p2_f16v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_ldexp_f32v_readlane_b32v_writelane_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_trig_preop_f64v_bfm_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_add_i32v_sub_i32v_add_i16v_sub_i16v_pack_b32_f16op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_dot2_f32_f16v_dot2_i32_i16v_dot2_u32_u16v_dot4_i32_i8v_dot4_u32_u8v_dot8_i32_i4v_dot8_u32_u4cbszabidblgpv_mfma_f32_32x32x1f32v_mfma_f32_16x16x1f32v_mfma_f32_4x4x1f32v_mfma_f32_32x32x2f32v_mfma_f32_16x16x4f32v_mfma_f32_32x32x4f16v_mfma_f32_16x16x4f16v_mfma_f32_4x4x4f16v_mfma_f32_32x32x8f16v_mfma_f32_16x16x16f16v_mfma_i32_32x32x4i8v_mfma_i32_16x16x4i8v_mfma_i32_4x4x4i8v_mfma_i32_32x32x8i8v_mfma_i32_16x16x16i8v_accvgpr_read_b32v_accvgpr_write_b32v_mfma_f32_32x32x2bf16v_mfma_f32_16x16x2bf16v_mfma_f32_4x4x2bf16v_mfma_f32_32x32x4bf16v_mfma_f32_16x16x8bf16v_cmp_class_f32v_cmpx_class_f32v_cmp_class_f64v_cmpx_class_f64v_cmp_class_f16v_cmpx_class_f16v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i16v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_t_i16v_cmp_f_u16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_t_u16v_cmpx_f_i16v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_t_i16v_cmpx_f_u16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_t_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64execexeczflat_scratchlds_directpops_exiting_wave_idprivate_baseprivate_limitsccshared_baseshared_limitvccvcczxnack_maskv_accvgpr_readv_accvgpr_writev_mad_mix_f32v_mad_mixhi_f16v_mad_mixlo_f16v_mul_lo_i32UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12UC_VERSION_GFX7UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 314] = [
    syntax(run(0, 4), 2, 0, [3616, 3624, 0, 0, 0]),
    syntax(run(4, 5), 3, 0, [3616, 3624, 3632, 0, 0]),
    syntax(run(9, 6), 3, 0, [3616, 3624, 3632, 0, 0]),
    syntax(run(15, 1), 0, 1, [0, 0, 0, 0, 0]),
    syntax(run(16, 3), 1, 0, [3624, 0, 0, 0, 0]),
    syntax(run(19, 4), 2, 0, [3616, 3624, 0, 0, 0]),
    syntax(run(23, 5), 3, 0, [3640, 3616, 3624, 0, 0]),
    syntax(run(28, 6), 4, 0, [3640, 3616, 3624, 3632, 0]),
    syntax(run(34, 7), 4, 0, [5688, 3616, 3624, 3632, 0]),
    syntax(run(41, 4), 2, 0, [3640, 3616, 0, 0, 0]),
    syntax(run(45, 5), 2, 0, [5688, 3616, 0, 0, 0]),
    syntax(run(50, 4), 3, 2, [3640, 3616, 0, 0, 0]),
    syntax(run(54, 4), 3, 1, [3640, 3616, 3624, 0, 0]),
    syntax(run(58, 4), 2, 0, [3616, 5672, 0, 0, 0]),
    syntax(run(62, 5), 3, 0, [3616, 5672, 5680, 0, 0]),
    syntax(run(67, 6), 3, 0, [3616, 5672, 5680, 0, 0]),
    syntax(run(73, 5), 3, 0, [3616, 5672, 5680, 0, 0]),
    syntax(run(78, 4), 2, 0, [3616, 5672, 0, 0, 0]),
    syntax(run(82, 5), 3, 0, [5688, 3616, 5672, 0, 0]),
    syntax(run(87, 6), 4, 0, [5688, 3616, 5672, 5680, 0]),
    syntax(run(93, 7), 4, 0, [9784, 3616, 5672, 5680, 0]),
    syntax(run(100, 6), 4, 0, [5688, 3616, 5672, 5680, 0]),
    syntax(run(106, 5), 3, 0, [5688, 3616, 5672, 0, 0]),
    syntax(run(111, 4), 2, 0, [5688, 3616, 0, 0, 0]),
    syntax(run(115, 5), 2, 0, [9784, 3616, 0, 0, 0]),
    syntax(run(120, 2), 2, 3, [0, 0, 0, 0, 0]),
    syntax(run(122, 3), 3, 3, [3616, 0, 0, 0, 0]),
    syntax(run(125, 3), 1, 0, [3640, 0, 0, 0, 0]),
    syntax(run(128, 4), 4, 3, [3640, 3616, 0, 0, 0]),
    syntax(run(132, 4), 2, 0, [3616, 7720, 0, 0, 0]),
    syntax(run(136, 4), 2, 0, [3616, 9768, 0, 0, 0]),
    syntax(run(140, 4), 2, 0, [7736, 3616, 0, 0, 0]),
    syntax(run(144, 4), 2, 0, [9784, 3616, 0, 0, 0]),
    syntax(run(148, 8), 5, 4, [0, 0, 0, 0, 0]),
    syntax(run(156, 5), 2, 5, [3640, 5664, 0, 0, 0]),
    syntax(run(161, 5), 2, 5, [5688, 5664, 0, 0, 0]),
    syntax(run(166, 5), 2, 5, [7736, 5664, 0, 0, 0]),
    syntax(run(171, 5), 2, 5, [9784, 5664, 0, 0, 0]),
    syntax(run(176, 5), 2, 5, [5664, 3624, 0, 0, 0]),
    syntax(run(181, 5), 2, 5, [5664, 5672, 0, 0, 0]),
    syntax(run(186, 5), 2, 5, [5664, 7720, 0, 0, 0]),
    syntax(run(191, 5), 2, 5, [5664, 9768, 0, 0, 0]),
    syntax(run(196, 6), 3, 5, [0, 5664, 3624, 0, 0]),
    syntax(run(202, 6), 3, 5, [0, 5664, 5672, 0, 0]),
    syntax(run(208, 6), 3, 5, [0, 5664, 5672, 0, 0]),
    syntax(run(214, 6), 3, 5, [0, 5664, 9768, 0, 0]),
    syntax(run(220, 7), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(227, 6), 3, 7, [5688, 0, 0, 0, 0]),
    syntax(run(233, 6), 3, 7, [7736, 0, 0, 0, 0]),
    syntax(run(239, 6), 3, 7, [9784, 0, 0, 0, 0]),
    syntax(run(245, 6), 3, 7, [0, 3624, 0, 0, 0]),
    syntax(run(251, 6), 3, 7, [0, 5672, 0, 0, 0]),
    syntax(run(257, 6), 3, 7, [0, 7720, 0, 0, 0]),
    syntax(run(263, 6), 3, 7, [0, 9768, 0, 0, 0]),
    syntax(run(269, 6), 3, 7, [3640, 0, 0, 0, 0]),
    syntax(run(275, 7), 4, 7, [0, 0, 3624, 0, 0]),
    syntax(run(282, 7), 4, 7, [0, 0, 5672, 0, 0]),
    syntax(run(289, 5), 3, 8, [0, 3624, 0, 0, 0]),
    syntax(run(294, 7), 4, 7, [0, 0, 5672, 0, 0]),
    syntax(run(301, 7), 4, 7, [0, 0, 9768, 0, 0]),
    syntax(run(308, 7), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(315, 6), 3, 7, [5688, 0, 0, 0, 0]),
    syntax(run(321, 6), 3, 7, [7736, 0, 0, 0, 0]),
    syntax(run(327, 6), 3, 7, [9784, 0, 0, 0, 0]),
    syntax(run(333, 6), 3, 7, [0, 3624, 0, 0, 0]),
    syntax(run(339, 6), 3, 7, [0, 5672, 0, 0, 0]),
    syntax(run(345, 6), 3, 7, [0, 7720, 0, 0, 0]),
    syntax(run(351, 6), 3, 7, [0, 9768, 0, 0, 0]),
    syntax(run(357, 6), 3, 7, [3640, 0, 0, 0, 0]),
    syntax(run(363, 12), 3, 9, [0, 0, 0, 0, 0]),
    syntax(run(375, 12), 3, 9, [0, 0, 0, 0, 0]),
    syntax(run(387, 11), 3, 10, [0, 0, 0, 0, 0]),
    syntax(run(398, 11), 3, 10, [0, 0, 0, 0, 0]),
    syntax(run(409, 11), 3, 10, [0, 0, 0, 0, 0]),
    syntax(run(420, 11), 3, 10, [0, 0, 0, 0, 0]),
    syntax(run(431, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(444, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(457, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(470, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(483, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(496, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(509, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(522, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(535, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(548, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(561, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(574, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(587, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(600, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(613, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(626, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(639, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(652, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(665, 12), 4, 10, [0, 0, 0, 0, 0]),
    syntax(run(677, 12), 4, 10, [0, 0, 0, 0, 0]),
    syntax(run(689, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(702, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(715, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(728, 13), 4, 9, [0, 0, 0, 0, 0]),
    syntax(run(741, 11), 5, 11, [0, 0, 0, 2616, 0]),
    syntax(run(752, 11), 5, 11, [0, 0, 0, 2616, 0]),
    syntax(run(763, 11), 5, 11, [0, 0, 0, 2616, 0]),
    syntax(run(774, 11), 5, 11, [0, 0, 0, 2616, 0]),
    syntax(run(785, 11), 4, 12, [0, 0, 0, 2616, 0]),
    syntax(run(796, 10), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(806, 10), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(816, 10), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(826, 10), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(836, 8), 6, 14, [0, 2616, 0, 0, 0]),
    syntax(run(844, 0), 0, 3, [0, 0, 0, 0, 0]),
    syntax(run(844, 9), 4, 15, [0, 0, 0, 2616, 0]),
    syntax(run(853, 4), 3, 2, [2502, 0, 0, 0, 0]),
    syntax(run(857, 4), 3, 2, [4550, 0, 0, 0, 0]),
    syntax(run(861, 4), 3, 2, [8646, 0, 0, 0, 0]),
    syntax(run(865, 4), 3, 2, [16838, 0, 0, 0, 0]),
    syntax(run(869, 4), 3, 2, [33222, 0, 0, 0, 0]),
    syntax(run(873, 4), 3, 2, [2502, 0, 0, 0, 0]),
    syntax(run(877, 4), 3, 2, [4550, 0, 0, 0, 0]),
    syntax(run(881, 4), 3, 2, [8646, 0, 0, 0, 0]),
    syntax(run(885, 4), 3, 2, [16838, 0, 0, 0, 0]),
    syntax(run(889, 4), 3, 2, [33222, 0, 0, 0, 0]),
    syntax(run(893, 1), 1, 3, [4550, 0, 0, 0, 0]),
    syntax(run(894, 3), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(897, 3), 3, 3, [0, 0, 0, 0, 0]),
    syntax(run(900, 2), 2, 3, [0, 0, 0, 0, 0]),
    syntax(run(902, 2), 2, 3, [2512, 2560, 0, 0, 0]),
    syntax(run(904, 2), 2, 3, [4560, 4608, 0, 0, 0]),
    syntax(run(906, 2), 2, 3, [2512, 4608, 0, 0, 0]),
    syntax(run(908, 2), 2, 3, [4560, 2560, 0, 0, 0]),
    syntax(run(910, 1), 1, 3, [4560, 0, 0, 0, 0]),
    syntax(run(911, 1), 1, 3, [4608, 0, 0, 0, 0]),
    syntax(run(912, 1), 1, 3, [2560, 0, 0, 0, 0]),
    syntax(run(913, 3), 3, 3, [2512, 2560, 2568, 0, 0]),
    syntax(run(916, 3), 3, 3, [4560, 4608, 4616, 0, 0]),
    syntax(run(919, 3), 3, 3, [4560, 4608, 2568, 0, 0]),
    syntax(run(922, 3), 3, 3, [4560, 2560, 2568, 0, 0]),
    syntax(run(925, 2), 2, 3, [4608, 4616, 0, 0, 0]),
    syntax(run(927, 2), 2, 3, [4608, 2568, 0, 0, 0]),
    syntax(run(929, 2), 2, 3, [2560, 2568, 0, 0, 0]),
    syntax(run(931, 2), 2, 3, [2560, 0, 0, 0, 0]),
    syntax(run(933, 2), 2, 3, [2512, 0, 0, 0, 0]),
    syntax(run(935, 2), 2, 3, [2512, 0, 0, 0, 0]),
    syntax(run(937, 2), 2, 3, [4560, 0, 0, 0, 0]),
    syntax(run(939, 2), 2, 3, [2512, 0, 0, 0, 0]),
    syntax(run(941, 2), 2, 3, [0, 2512, 0, 0, 0]),
    syntax(run(943, 2), 2, 3, [0, 0, 0, 0, 0]),
    syntax(run(945, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(946, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(947, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(948, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(949, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(950, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(951, 4), 4, 16, [3602, 3584, 0, 0, 0]),
    syntax(run(955, 6), 4, 17, [3584, 2665, 0, 0, 0]),
    syntax(run(961, 4), 4, 16, [3602, 0, 0, 0, 0]),
    syntax(run(965, 6), 4, 18, [3584, 0, 0, 0, 0]),
    syntax(run(971, 4), 3, 19, [0, 0, 0, 0, 0]),
    syntax(run(975, 1), 0, 20, [0, 0, 0, 0, 0]),
    syntax(run(976, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(979, 7), 6, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(986, 8), 8, 22, [3601, 0, 0, 0, 0]),
    syntax(run(994, 4), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(998, 2), 2, 3, [2577, 2624, 0, 0, 0]),
    syntax(run(1000, 3), 2, 20, [2560, 2656, 0, 0, 0]),
    syntax(run(1003, 3), 3, 16, [3601, 4672, 0, 0, 0]),
    syntax(run(1006, 5), 3, 24, [3584, 4704, 0, 0, 0]),
    syntax(run(1011, 3), 3, 16, [5649, 2624, 0, 0, 0]),
    syntax(run(1014, 5), 3, 18, [5632, 2656, 0, 0, 0]),
    syntax(run(1019, 8), 8, 22, [3601, 0, 0, 0, 0]),
    syntax(run(1027, 5), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(1032, 7), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(1039, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1047, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1052, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(1055, 7), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(1062, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1070, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1075, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(1078, 7), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(1085, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1093, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1098, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1103, 5), 3, 24, [5632, 2656, 0, 0, 0]),
    syntax(run(1108, 3), 3, 16, [5649, 4672, 0, 0, 0]),
    syntax(run(1111, 5), 3, 24, [5632, 4704, 0, 0, 0]),
    syntax(run(1116, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1124, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(1127, 7), 6, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(1134, 8), 8, 22, [3601, 0, 0, 0, 0]),
    syntax(run(1142, 5), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(1147, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(1150, 7), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(1157, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1165, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1170, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(1173, 7), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(1180, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1188, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1193, 2), 2, 3, [3601, 2624, 0, 0, 0]),
    syntax(run(1195, 3), 2, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1198, 5), 5, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1203, 9), 8, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(1212, 11), 11, 28, [3601, 0, 0, 0, 0]),
    syntax(run(1223, 6), 5, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(1229, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1233, 8), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(1241, 10), 10, 28, [3601, 0, 0, 0, 0]),
    syntax(run(1251, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1257, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(1265, 10), 10, 31, [3601, 0, 0, 0, 0]),
    syntax(run(1275, 6), 4, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(1281, 5), 4, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(1286, 4), 4, 3, [3601, 2624, 0, 3593, 0]),
    syntax(run(1290, 4), 4, 3, [3601, 2624, 3593, 0, 0]),
    syntax(run(1294, 5), 5, 16, [3601, 0, 2624, 3593, 0]),
    syntax(run(1299, 9), 8, 21, [3601, 0, 3616, 3593, 0]),
    syntax(run(1308, 10), 10, 31, [3601, 0, 0, 0, 0]),
    syntax(run(1318, 7), 5, 18, [3584, 0, 2656, 2665, 0]),
    syntax(run(1325, 6), 6, 16, [3601, 0, 2624, 3593, 0]),
    syntax(run(1331, 10), 9, 21, [3601, 0, 3616, 3593, 0]),
    syntax(run(1341, 11), 11, 31, [3601, 0, 0, 0, 0]),
    syntax(run(1352, 8), 6, 18, [3584, 0, 2656, 2665, 0]),
    syntax(run(1360, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1364, 8), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(1372, 10), 10, 28, [3601, 0, 0, 0, 0]),
    syntax(run(1382, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1388, 4), 4, 3, [3601, 2624, 0, 3593, 0]),
    syntax(run(1392, 4), 4, 3, [3601, 2624, 3593, 0, 0]),
    syntax(run(1396, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1400, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(1408, 10), 10, 31, [3601, 0, 0, 0, 0]),
    syntax(run(1418, 6), 4, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(1424, 5), 4, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(1429, 8), 7, 25, [3601, 3616, 3593, 0, 0]),
    syntax(run(1437, 10), 10, 32, [3601, 0, 0, 0, 0]),
    syntax(run(1447, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(1453, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1457, 8), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(1465, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1471, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1475, 8), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(1483, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1489, 10), 10, 33, [3601, 0, 0, 0, 0]),
    syntax(run(1499, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1505, 6), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1511, 5), 4, 20, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1516, 6), 4, 34, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1522, 7), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1529, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1535, 7), 5, 38, [3584, 0, 2656, 2665, 2674]),
    syntax(run(1542, 7), 5, 38, [5632, 0, 4704, 4713, 4722]),
    syntax(run(1549, 6), 4, 35, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1555, 6), 4, 35, [9728, 4704, 2665, 8818, 0]),
    syntax(run(1561, 7), 5, 35, [5632, 0, 2656, 2665, 4722]),
    syntax(run(1568, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1574, 6), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1580, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(1585, 7), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1592, 7), 4, 39, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1599, 7), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1606, 6), 3, 40, [3584, 2665, 0, 0, 0]),
    syntax(run(1612, 7), 4, 41, [3584, 2665, 0, 2674, 0]),
    syntax(run(1619, 7), 4, 41, [3584, 2665, 0, 2674, 0]),
    syntax(run(1626, 8), 4, 42, [3584, 2665, 0, 2674, 0]),
    syntax(run(1634, 5), 3, 43, [5632, 4704, 4713, 0, 0]),
    syntax(run(1639, 5), 3, 37, [5632, 4704, 2665, 0, 0]),
    syntax(run(1644, 4), 3, 20, [3584, 2656, 2665, 0, 0]),
    syntax(run(1648, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(1653, 4), 3, 20, [2560, 2656, 2665, 0, 0]),
    syntax(run(1657, 4), 3, 20, [5632, 2656, 4713, 0, 0]),
    syntax(run(1661, 5), 3, 43, [3584, 2656, 2665, 0, 0]),
    syntax(run(1666, 5), 3, 43, [3584, 2656, 2665, 0, 0]),
    syntax(run(1671, 6), 3, 44, [3584, 2656, 2665, 0, 0]),
    syntax(run(1677, 5), 3, 35, [3584, 2656, 2665, 0, 0]),
    syntax(run(1682, 6), 3, 45, [3584, 2656, 2665, 0, 0]),
    syntax(run(1688, 9), 4, 46, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1697, 8), 3, 47, [3584, 2656, 2665, 0, 0]),
    syntax(run(1705, 9), 4, 46, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1714, 8), 3, 47, [3584, 2656, 2665, 0, 0]),
    syntax(run(1722, 7), 4, 39, [3584, 0, 0, 0, 0]),
    syntax(run(1729, 9), 4, 46, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1738, 7), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1745, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1752, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1759, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1766, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1773, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1780, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1787, 4), 2, 50, [3584, 0, 0, 0, 0]),
    syntax(run(1791, 4), 2, 50, [0, 2656, 0, 0, 0]),
    syntax(run(1795, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1802, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1809, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1816, 5), 4, 51, [4608, 2656, 2665, 0, 0]),
    syntax(run(1821, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(1825, 6), 6, 32, [0, 0, 0, 0, 0]),
    syntax(run(1831, 5), 4, 51, [4608, 4704, 2665, 0, 0]),
    syntax(run(1836, 4), 4, 16, [0, 4672, 3593, 0, 0]),
    syntax(run(1840, 5), 4, 51, [4608, 2656, 2665, 0, 0]),
    syntax(run(1845, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(1849, 6), 6, 32, [0, 0, 0, 0, 0]),
    syntax(run(1855, 6), 4, 30, [4608, 2656, 2665, 0, 0]),
    syntax(run(1861, 6), 6, 28, [0, 0, 0, 0, 0]),
    syntax(run(1867, 6), 4, 30, [4608, 2656, 2665, 0, 0]),
    syntax(run(1873, 6), 6, 28, [0, 0, 0, 0, 0]),
    syntax(run(1879, 6), 4, 30, [4608, 4704, 4713, 0, 0]),
    syntax(run(1885, 4), 4, 16, [0, 4672, 5641, 0, 0]),
    syntax(run(1889, 5), 4, 23, [4608, 2656, 2665, 0, 0]),
    syntax(run(1894, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(1898, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(1904, 5), 4, 23, [4608, 2656, 2665, 0, 0]),
    syntax(run(1909, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(1915, 5), 4, 23, [4608, 4704, 4713, 0, 0]),
    syntax(run(1920, 4), 4, 16, [0, 4672, 5641, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 52] = [
    frame(s(0, 0), 0, [0x0, 0x1ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x10000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1c00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x30fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x33fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x31fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x21fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x800000000203ff00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x203ff00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc0000000007fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x80000000037fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x80000000027fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x24000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x80000000023fff, 0x0]),
    frame(s(12655, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(12674, 4), 1, [0x4000000000000200, 0x1800000000008000, 0x0]),
    frame(s(12674, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x8000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(12832, 4), 1, [0x0, 0x8000000000000, 0x0]),
    frame(s(12836, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(12674, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(12674, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(12832, 4), 1, [0x30000000000000, 0x8000000000000, 0x0]),
    frame(s(12836, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(12832, 4), 1, [0xf0000000000000, 0x8000000000000, 0x0]),
    frame(s(12836, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(12674, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(12674, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(12836, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(12836, 5), 1, [0x830000000000000, 0x0, 0x0]),
    frame(s(12836, 5), 1, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x4000000000000200, 0x1800010000008000, 0x0]),
    frame(s(0, 0), 0, [0xc000000000000600, 0x1800010000008000, 0x0]),
    frame(s(0, 0), 0, [0xc000000000000600, 0x180001000000e800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf80000000000ff00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0x7800000000009b00, 0x1800000000000000]),
    frame(s(0, 0), 0, [0x0, 0xe000000000008700, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xe000000000007f00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x2000000000000100, 0x0]),
    frame(s(12674, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 288] = [
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
    Number(bits(0, 16), s(262, 6), Unsigned),
    Flag(16, s(268, 3)),
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
    Number(bits(0, 8), s(415, 7), Unsigned),
    Number(bits(8, 8), s(422, 7), Unsigned),
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
        bits: bits(48, 8),
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
    Word(s(268, 3)),
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
    ExportTarget(bits(4, 6), run(0, 46)),
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 10,
        index: 0,
    },
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 10,
        index: 1,
    },
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 10,
        index: 2,
    },
    ExportSource {
        sources: bits(32, 32),
        enable: bits(0, 4),
        packed: 10,
        index: 3,
    },
    Flag(11, s(2181, 4)),
    Flag(10, s(2185, 5)),
    Flag(12, s(2190, 2)),
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
    Flag(16, s(2195, 3)),
    Flag(17, s(2198, 3)),
    Operand(Register {
        bits: bits(56, 8),
        file: Vector,
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
        file: Vector,
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
        file: Vector,
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
    Flag(13, s(3043, 3)),
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
            tfe: 16,
            accumulator: 255,
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
            tfe: 16,
            accumulator: 255,
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
    Number(bits(8, 4), s(4492, 5), InHex),
    Flag(12, s(4497, 5)),
    Flag(13, s(2195, 3)),
    Flag(25, s(2198, 3)),
    Flag(15, s(4502, 3)),
    Flag(16, s(4505, 3)),
    Flag(17, s(4508, 3)),
    Flag(14, s(4511, 2)),
    Flag(63, s(4513, 3)),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
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
            tfe: 16,
            accumulator: 255,
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
            tfe: 16,
            accumulator: 255,
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
            tfe: 16,
            accumulator: 255,
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
            tfe: 16,
            accumulator: 255,
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
            tfe: 16,
            accumulator: 255,
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
            tfe: 16,
            accumulator: 255,
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
            tfe: 16,
            accumulator: 255,
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
            tfe: 16,
            accumulator: 255,
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
            tfe: 16,
            accumulator: 255,
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
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
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
                gradients: Full,
                level: false,
                fixed: 2,
                least: 2,
                most: 9,
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
            tfe: 16,
            accumulator: 255,
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
                gradients: Full,
                level: false,
                fixed: 2,
                least: 2,
                most: 9,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
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
                gradients: Full,
                level: true,
                fixed: 2,
                least: 2,
                most: 10,
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
            tfe: 16,
            accumulator: 255,
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
                gradients: Full,
                level: true,
                fixed: 2,
                least: 2,
                most: 10,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 2,
                least: 2,
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
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 2,
                least: 2,
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
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 2,
                least: 2,
                most: 5,
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
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 2,
                least: 2,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 3,
                least: 3,
                most: 10,
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
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 3,
                least: 3,
                most: 10,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 3,
                least: 3,
                most: 11,
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
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 3,
                least: 3,
                most: 11,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 3,
                least: 3,
                most: 5,
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
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 3,
                least: 3,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 3,
                least: 3,
                most: 6,
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
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 3,
                least: 3,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 4,
                least: 4,
                most: 11,
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
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 4,
                least: 4,
                most: 11,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 4,
                least: 4,
                most: 12,
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
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 4,
                least: 4,
                most: 12,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 4,
                least: 4,
                most: 6,
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
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 4,
                least: 4,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 4,
                least: 4,
                most: 8,
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
            tfe: 16,
            accumulator: 255,
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 4,
                least: 4,
                most: 8,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
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
            tfe: 16,
            accumulator: 255,
            rule: Gather,
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
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
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
            tfe: 16,
            accumulator: 255,
            rule: Gather,
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
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 2,
                least: 2,
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
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 2,
                least: 2,
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
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 2,
                least: 2,
                most: 5,
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
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 2,
                least: 2,
                most: 5,
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
            tfe: 16,
            accumulator: 255,
            rule: Gather,
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
            tfe: 16,
            accumulator: 255,
            rule: Gather,
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
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 3,
                least: 3,
                most: 5,
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
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 3,
                least: 3,
                most: 5,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 3,
                least: 3,
                most: 6,
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
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 3,
                least: 3,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 4,
                least: 4,
                most: 6,
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
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 4,
                least: 4,
                most: 6,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Texels(Image {
        data: ImageData {
            data: bits(40, 8),
            mask: bits(8, 4),
            d16: 63,
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 4,
                least: 4,
                most: 8,
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
            tfe: 16,
            accumulator: 255,
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(0, 0),
            fifth: 255,
            dim: bits(0, 0),
            a16: 15,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 4,
                least: 4,
                most: 8,
            }),
            layout: Together,
            least_list: 2,
        },
    }),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: AndFlag(1, 55),
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
        data_names: run(46, 16),
        number_names: run(62, 8),
    },
    Flag(13, s(6604, 5)),
    Flag(12, s(6609, 5)),
    Flag(14, s(2195, 3)),
    Flag(54, s(2198, 3)),
    Flag(55, s(4505, 3)),
    Operand(Register {
        bits: bits(40, 8),
        file: Vector,
        size: AndFlag(2, 55),
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
        size: AndFlag(3, 55),
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
        size: AndFlag(4, 55),
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
        size: AndFlag(1, 55),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Unless(16),
    }),
    Flag(16, s(3043, 3)),
    Word(s(3043, 3)),
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
    Value(bits(0, 16), Hwreg(run(70, 12))),
    Wide(Named),
    Value(bits(0, 16), Short),
    Optional(bits(0, 16)),
    Value(bits(0, 16), Counters(run(0, 3))),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(82, 11),
            operations: run(93, 13),
        }),
    ),
    Value(bits(0, 16), IndexMode),
    Suffix(s(12655, 4)),
    Operand(Register {
        bits: bits(18, 8),
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
    Suffix(s(12674, 4)),
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
    Attribute {
        number: bits(32, 6),
        channel: bits(38, 2),
    },
    Flag(15, s(12678, 5)),
    OutputModifier(bits(59, 2), true),
    Value(bits(0, 8), Parameter),
    Value(bits(41, 9), Parameter),
    DppControl(bits(40, 9), Wave),
    Number(bits(60, 4), s(12719, 8), AlwaysInHex),
    Number(bits(56, 4), s(12727, 9), AlwaysInHex),
    Number(bits(51, 1), s(12736, 10), Bound),
    OutputModifier(bits(59, 2), false),
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
    Suffix(s(12832, 4)),
    Suffix(s(12836, 5)),
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
    Flag(45, s(12678, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(12841, 7), run(106, 7), true),
    Choice(bits(43, 2), s(12848, 10), run(113, 4), true),
    Choice(bits(48, 3), s(12858, 8), run(106, 7), true),
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
    Choice(bits(56, 3), s(13804, 8), run(106, 7), true),
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
    Bools(s(14646, 6), [11, 12, 13, 14], false),
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
    Flag(40, s(15357, 4)),
    Bools(s(14646, 6), [11, 254, 13, 14], false),
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
    Bools(s(14646, 6), [11, 12, 14, 255], false),
    Bools(s(14646, 6), [11, 12, 13, 255], false),
    Bools(s(15850, 9), [59, 60, 14, 255], true),
    Bools(s(15859, 6), [61, 62, 63, 255], false),
    Bools(s(15865, 6), [8, 9, 10, 255], false),
    Bools(s(14646, 6), [11, 12, 255, 255], false),
    Bools(s(15850, 9), [59, 60, 255, 255], true),
    Bools(s(15859, 6), [61, 62, 255, 255], false),
    Bools(s(15865, 6), [8, 9, 255, 255], false),
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
    Bools(s(15850, 9), [59, 60, 14, 255], false),
    Operand(Register {
        bits: bits(0, 8),
        file: Accumulator,
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
        file: SourceAccumulator,
        size: Dwords(32),
        constant: B32,
        neg: 255,
        abs: 255,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Number(bits(8, 3), s(16251, 4), Unsigned),
    Number(bits(11, 4), s(16255, 4), Unsigned),
    Number(bits(61, 3), s(16259, 4), Unsigned),
    Operand(Register {
        bits: bits(0, 8),
        file: Accumulator,
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
        file: SourceAccumulator,
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
        file: Accumulator,
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
        file: SourceAccumulator,
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
    Bools(s(15859, 6), [61, 255, 255, 255], false),
    Bools(s(15865, 6), [8, 255, 255, 255], false),
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
pub static NAMES: [(u16, Str); 117] = [
    (0, s(1915, 4)),
    (1, s(1919, 4)),
    (2, s(1923, 4)),
    (3, s(1927, 4)),
    (4, s(1931, 4)),
    (5, s(1935, 4)),
    (6, s(1939, 4)),
    (7, s(1943, 4)),
    (8, s(1947, 4)),
    (9, s(70, 4)),
    (12, s(1951, 4)),
    (13, s(1955, 4)),
    (14, s(1959, 4)),
    (15, s(1963, 4)),
    (32, s(1967, 6)),
    (33, s(1973, 6)),
    (34, s(1979, 6)),
    (35, s(1985, 6)),
    (36, s(1991, 6)),
    (37, s(1997, 6)),
    (38, s(2003, 6)),
    (39, s(2009, 6)),
    (40, s(2015, 6)),
    (41, s(2021, 6)),
    (42, s(2027, 7)),
    (43, s(2034, 7)),
    (44, s(2041, 7)),
    (45, s(2048, 7)),
    (46, s(2055, 7)),
    (47, s(2062, 7)),
    (48, s(2069, 7)),
    (49, s(2076, 7)),
    (50, s(2083, 7)),
    (51, s(2090, 7)),
    (52, s(2097, 7)),
    (53, s(2104, 7)),
    (54, s(2111, 7)),
    (55, s(2118, 7)),
    (56, s(2125, 7)),
    (57, s(2132, 7)),
    (58, s(2139, 7)),
    (59, s(2146, 7)),
    (60, s(2153, 7)),
    (61, s(2160, 7)),
    (62, s(2167, 7)),
    (63, s(2174, 7)),
    (0, s(6072, 23)),
    (1, s(6095, 17)),
    (2, s(6112, 18)),
    (3, s(6130, 19)),
    (4, s(6149, 18)),
    (5, s(6167, 21)),
    (6, s(6188, 24)),
    (7, s(6212, 24)),
    (8, s(6236, 26)),
    (9, s(6262, 26)),
    (10, s(6288, 23)),
    (11, s(6311, 21)),
    (12, s(6332, 27)),
    (13, s(6359, 24)),
    (14, s(6383, 27)),
    (15, s(6410, 27)),
    (0, s(6437, 20)),
    (1, s(6457, 20)),
    (2, s(6477, 22)),
    (3, s(6499, 22)),
    (4, s(6521, 19)),
    (5, s(6540, 19)),
    (6, s(6559, 25)),
    (7, s(6584, 20)),
    (1, s(11739, 11)),
    (2, s(11750, 13)),
    (3, s(11763, 14)),
    (4, s(11777, 12)),
    (5, s(11789, 16)),
    (6, s(11805, 16)),
    (7, s(11821, 13)),
    (15, s(11834, 19)),
    (16, s(11853, 13)),
    (17, s(11866, 13)),
    (18, s(11879, 13)),
    (19, s(11892, 13)),
    (1, s(12144, 13)),
    (2, s(12157, 6)),
    (3, s(12163, 11)),
    (4, s(12174, 12)),
    (5, s(12186, 18)),
    (6, s(12204, 14)),
    (7, s(12218, 19)),
    (8, s(12237, 22)),
    (9, s(12259, 16)),
    (10, s(12275, 16)),
    (15, s(12291, 10)),
    (513, s(12301, 9)),
    (514, s(12310, 10)),
    (515, s(12320, 14)),
    (767, s(12334, 6)),
    (768, s(12340, 9)),
    (769, s(12301, 9)),
    (770, s(12310, 10)),
    (771, s(12320, 14)),
    (1023, s(12334, 6)),
    (3841, s(12349, 27)),
    (3842, s(12376, 16)),
    (3844, s(12392, 19)),
    (4095, s(12411, 5)),
    (0, s(12746, 6)),
    (1, s(12752, 6)),
    (2, s(12758, 6)),
    (3, s(12764, 6)),
    (4, s(12770, 6)),
    (5, s(12776, 6)),
    (6, s(12782, 5)),
    (0, s(12787, 10)),
    (1, s(12797, 11)),
    (2, s(12808, 15)),
    (3, s(12787, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 3] = [
    Part {
        name: s(12092, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(12097, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(12103, 7),
        low: bits(8, 4),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 1924] = [
    0, 1, 2, 3, 0, 1, 4, 2, 3, 0, 1, 4, 5, 6, 3, 2, 1, 2, 3, 0, 7, 2, 3, 8, 0, 1, 2, 3, 8, 0,
    1, 4, 2, 3, 9, 0, 1, 4, 5, 6, 3, 8, 0, 2, 3, 9, 0, 5, 6, 3, 8, 0, 10, 3, 8, 0, 1, 2, 0,
    11, 2, 3, 0, 11, 12, 2, 3, 0, 11, 12, 5, 6, 3, 0, 13, 14, 2, 3, 0, 13, 2, 3, 9, 0, 11, 2,
    3, 9, 0, 11, 12, 2, 3, 15, 0, 11, 12, 5, 6, 3, 16, 0, 13, 14, 2, 3, 16, 0, 13, 2, 3, 9,
    0, 2, 3, 15, 0, 5, 6, 3, 2, 17, 0, 2, 17, 8, 2, 3, 8, 0, 2, 17, 0, 18, 2, 3, 0, 19, 2, 3,
    20, 0, 2, 3, 15, 0, 2, 3, 21, 22, 23, 24, 25, 26, 27, 28, 8, 29, 30, 31, 32, 9, 29, 30,
    31, 32, 20, 29, 30, 31, 32, 15, 29, 30, 31, 32, 29, 1, 30, 31, 32, 29, 11, 30, 31, 32,
    29, 18, 30, 31, 32, 29, 19, 30, 31, 32, 33, 29, 1, 30, 31, 32, 33, 29, 11, 30, 31, 32,
    34, 29, 11, 30, 31, 32, 34, 29, 19, 30, 31, 32, 35, 36, 37, 38, 31, 32, 39, 9, 36, 37,
    38, 31, 32, 20, 36, 37, 38, 31, 32, 15, 36, 37, 38, 31, 32, 36, 1, 37, 38, 31, 32, 36,
    11, 37, 38, 31, 32, 36, 18, 37, 38, 31, 32, 36, 19, 37, 38, 31, 32, 8, 36, 37, 38, 31,
    32, 33, 36, 1, 37, 38, 31, 32, 33, 36, 11, 37, 38, 31, 32, 36, 1, 37, 38, 32, 34, 36, 11,
    37, 38, 31, 32, 34, 36, 19, 37, 38, 31, 32, 35, 40, 41, 38, 31, 32, 39, 9, 40, 41, 38,
    31, 32, 20, 40, 41, 38, 31, 32, 15, 40, 41, 38, 31, 32, 40, 1, 41, 38, 31, 32, 40, 11,
    41, 38, 31, 32, 40, 18, 41, 38, 31, 32, 40, 19, 41, 38, 31, 32, 8, 40, 41, 38, 31, 32,
    42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 44, 45, 46, 47, 48, 49, 50, 51,
    52, 53, 56, 57, 44, 45, 46, 47, 48, 49, 50, 51, 52, 58, 59, 44, 45, 46, 47, 48, 49, 50,
    51, 52, 60, 61, 44, 45, 46, 47, 48, 49, 50, 51, 52, 62, 63, 44, 45, 46, 47, 48, 49, 50,
    51, 52, 42, 43, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 44, 64, 45, 46, 47,
    48, 49, 50, 51, 52, 53, 65, 66, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 67, 68, 44,
    64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 69, 70, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52,
    53, 71, 72, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 73, 74, 44, 64, 45, 46, 47, 48,
    49, 50, 51, 52, 53, 75, 76, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 77, 78, 44, 64,
    45, 46, 47, 48, 49, 50, 51, 52, 53, 79, 80, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53,
    81, 82, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 83, 84, 44, 64, 45, 46, 47, 48, 49,
    50, 51, 52, 53, 85, 86, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 87, 88, 44, 64, 45,
    46, 47, 48, 49, 50, 51, 52, 53, 89, 90, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 91,
    92, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 93, 94, 44, 64, 45, 46, 47, 48, 49, 50,
    51, 52, 53, 95, 96, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 97, 98, 44, 64, 45, 46,
    47, 48, 49, 50, 51, 52, 56, 57, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 99, 100, 44, 64,
    45, 46, 47, 48, 49, 50, 51, 52, 53, 101, 102, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53,
    103, 104, 44, 64, 45, 46, 47, 48, 49, 50, 51, 52, 53, 105, 106, 44, 64, 45, 46, 47, 48,
    49, 50, 51, 52, 53, 107, 108, 109, 110, 111, 112, 113, 30, 114, 115, 116, 117, 108, 109,
    110, 111, 112, 113, 30, 114, 115, 116, 118, 108, 109, 110, 111, 112, 113, 30, 114, 115,
    116, 119, 108, 109, 110, 111, 112, 113, 30, 114, 115, 116, 120, 108, 109, 110, 112, 113,
    30, 114, 32, 121, 116, 117, 108, 109, 110, 112, 113, 30, 114, 32, 116, 118, 108, 109,
    110, 112, 113, 30, 114, 32, 116, 119, 108, 109, 110, 112, 113, 30, 114, 32, 116, 107,
    108, 109, 110, 112, 113, 30, 114, 32, 116, 109, 110, 112, 113, 30, 122, 114, 32, 107,
    108, 109, 110, 112, 113, 30, 32, 116, 123, 124, 125, 31, 126, 124, 125, 31, 127, 124,
    125, 31, 128, 124, 125, 31, 129, 124, 125, 31, 123, 130, 131, 31, 126, 130, 131, 31, 127,
    130, 131, 31, 128, 130, 131, 31, 129, 130, 131, 31, 126, 132, 124, 125, 132, 130, 131,
    124, 125, 133, 134, 135, 136, 133, 136, 135, 134, 135, 136, 134, 133, 134, 137, 135, 136,
    138, 135, 136, 137, 135, 134, 137, 136, 138, 136, 137, 134, 137, 134, 139, 133, 140, 133,
    141, 135, 142, 133, 143, 143, 133, 143, 144, 145, 146, 142, 147, 148, 149, 150, 151, 152,
    153, 154, 152, 155, 156, 157, 158, 150, 151, 159, 153, 154, 152, 160, 156, 157, 158, 161,
    162, 163, 164, 165, 150, 166, 167, 168, 166, 0, 161, 162, 163, 164, 169, 166, 170, 171,
    172, 173, 174, 175, 154, 152, 176, 165, 177, 167, 134, 176, 165, 150, 166, 178, 154, 152,
    179, 157, 158, 150, 180, 167, 154, 181, 176, 157, 158, 169, 166, 170, 171, 182, 173, 174,
    175, 154, 152, 176, 157, 158, 168, 166, 183, 161, 162, 163, 164, 169, 166, 184, 171, 172,
    173, 174, 175, 154, 152, 185, 157, 158, 150, 186, 167, 168, 186, 183, 161, 162, 163, 164,
    169, 186, 184, 171, 182, 173, 174, 175, 154, 187, 185, 157, 158, 150, 166, 188, 168, 166,
    189, 161, 162, 163, 164, 169, 166, 190, 171, 182, 173, 174, 175, 154, 152, 191, 157, 158,
    154, 152, 185, 157, 165, 154, 181, 185, 157, 158, 150, 180, 178, 154, 181, 179, 157, 158,
    169, 166, 184, 171, 182, 173, 174, 175, 150, 186, 192, 168, 186, 193, 161, 162, 163, 164,
    169, 186, 194, 171, 182, 173, 174, 175, 154, 187, 195, 157, 158, 150, 196, 188, 168, 196,
    189, 161, 162, 163, 164, 169, 196, 190, 171, 172, 173, 174, 175, 154, 197, 191, 157, 158,
    150, 186, 188, 168, 186, 189, 161, 162, 163, 164, 169, 186, 190, 171, 182, 173, 174, 175,
    154, 187, 191, 157, 158, 166, 167, 152, 176, 165, 150, 166, 167, 198, 199, 168, 166, 183,
    200, 199, 161, 162, 163, 164, 169, 166, 184, 201, 199, 171, 172, 173, 174, 175, 202, 154,
    152, 185, 155, 203, 165, 150, 166, 167, 198, 168, 166, 183, 200, 161, 162, 163, 164, 169,
    166, 184, 201, 171, 182, 173, 174, 175, 202, 154, 152, 185, 155, 157, 158, 168, 166, 0,
    198, 161, 162, 163, 164, 169, 166, 170, 204, 171, 172, 173, 174, 175, 202, 154, 152, 176,
    205, 157, 165, 154, 152, 176, 205, 165, 166, 167, 206, 198, 166, 167, 198, 206, 150, 166,
    199, 167, 198, 168, 166, 199, 0, 198, 161, 162, 163, 164, 169, 166, 199, 170, 204, 171,
    173, 174, 175, 202, 154, 152, 207, 176, 205, 157, 165, 150, 166, 199, 167, 198, 199, 168,
    166, 199, 0, 198, 199, 161, 162, 163, 164, 169, 166, 199, 170, 204, 199, 171, 173, 174,
    175, 202, 154, 152, 207, 176, 205, 203, 157, 165, 150, 186, 188, 208, 168, 186, 189, 209,
    161, 162, 163, 164, 169, 186, 190, 210, 171, 182, 173, 174, 175, 202, 154, 187, 191, 211,
    157, 158, 186, 188, 212, 208, 186, 188, 208, 212, 150, 196, 192, 213, 168, 196, 193, 213,
    161, 162, 163, 164, 169, 196, 194, 214, 171, 172, 173, 174, 175, 202, 154, 197, 195, 215,
    157, 165, 154, 197, 195, 215, 165, 168, 186, 189, 208, 161, 162, 163, 164, 169, 186, 190,
    216, 171, 182, 173, 174, 175, 202, 154, 187, 191, 217, 157, 158, 150, 166, 218, 219, 168,
    166, 220, 221, 161, 162, 163, 164, 154, 152, 222, 223, 157, 158, 150, 224, 218, 219, 168,
    224, 220, 221, 161, 162, 163, 164, 154, 225, 222, 223, 157, 158, 169, 224, 226, 227, 171,
    182, 173, 174, 175, 202, 152, 185, 155, 228, 157, 158, 152, 176, 205, 229, 157, 165, 152,
    176, 205, 229, 165, 181, 179, 230, 231, 157, 158, 152, 176, 205, 229, 232, 157, 165, 152,
    185, 205, 229, 157, 165, 152, 207, 233, 234, 235, 157, 158, 181, 207, 236, 237, 238, 157,
    158, 239, 240, 205, 241, 157, 165, 242, 240, 205, 243, 157, 165, 239, 207, 176, 205, 241,
    157, 165, 187, 191, 211, 244, 157, 158, 197, 195, 215, 245, 157, 165, 152, 185, 205, 157,
    165, 152, 195, 215, 229, 232, 157, 165, 187, 191, 211, 244, 232, 157, 158, 197, 195, 215,
    245, 232, 157, 165, 152, 155, 156, 246, 157, 158, 152, 155, 156, 244, 246, 157, 158, 187,
    155, 156, 228, 246, 157, 165, 187, 155, 156, 228, 246, 157, 247, 165, 181, 179, 230, 157,
    158, 181, 179, 205, 157, 158, 152, 176, 205, 165, 152, 185, 205, 157, 158, 134, 176, 205,
    165, 239, 176, 248, 165, 152, 185, 155, 157, 165, 225, 185, 155, 157, 158, 152, 191, 211,
    249, 157, 165, 152, 176, 205, 157, 165, 197, 195, 215, 249, 157, 165, 152, 176, 205, 229,
    250, 251, 252, 253, 157, 152, 176, 205, 254, 255, 256, 257, 157, 225, 258, 259, 260, 250,
    251, 252, 253, 157, 225, 258, 259, 254, 255, 256, 257, 157, 187, 261, 262, 263, 250, 264,
    157, 152, 258, 259, 229, 250, 251, 252, 253, 157, 152, 176, 205, 229, 252, 253, 157, 265,
    266, 267, 268, 269, 270, 271, 272, 266, 267, 273, 269, 270, 271, 274, 266, 267, 275, 269,
    270, 271, 265, 276, 277, 268, 269, 270, 271, 272, 276, 277, 273, 269, 270, 271, 274, 276,
    277, 275, 269, 270, 271, 152, 278, 279, 280, 281, 176, 279, 280, 265, 282, 283, 268, 269,
    270, 271, 272, 282, 283, 273, 269, 270, 271, 274, 282, 283, 275, 269, 270, 271, 154, 136,
    185, 205, 165, 150, 199, 167, 198, 169, 284, 184, 204, 175, 202, 154, 136, 179, 205, 165,
    150, 199, 178, 198, 154, 136, 191, 217, 165, 150, 199, 188, 208, 169, 284, 190, 216, 175,
    202, 154, 136, 191, 211, 157, 165, 169, 284, 190, 210, 175, 202, 154, 136, 185, 155, 157,
    165, 169, 284, 184, 201, 175, 202, 154, 136, 179, 230, 157, 165, 150, 199, 178, 285, 154,
    136, 195, 215, 165, 150, 199, 192, 213, 169, 284, 194, 214, 175, 202, 154, 136, 176, 205,
    165, 169, 284, 170, 204, 175, 202, 154, 136, 240, 248, 165, 150, 199, 286, 287,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1183] = [
    0x1f3311, // buffer_atomic_add
    0x1ff115, // buffer_atomic_add_f32
    0x204b14, // buffer_atomic_add_x2
    0x1f9d11, // buffer_atomic_and
    0x20c714, // buffer_atomic_and_x2
    0x1f1e15, // buffer_atomic_cmpswap
    0x203318, // buffer_atomic_cmpswap_x2
    0x1fe011, // buffer_atomic_dec
    0x211614, // buffer_atomic_dec_x2
    0x1fcf11, // buffer_atomic_inc
    0x210214, // buffer_atomic_inc_x2
    0x1fae10, // buffer_atomic_or
    0x20db13, // buffer_atomic_or_x2
    0x200618, // buffer_atomic_pk_add_f16
    0x1f7912, // buffer_atomic_smax
    0x209d15, // buffer_atomic_smax_x2
    0x1f5512, // buffer_atomic_smin
    0x207315, // buffer_atomic_smin_x2
    0x1f4411, // buffer_atomic_sub
    0x205f14, // buffer_atomic_sub_x2
    0x1f0c12, // buffer_atomic_swap
    0x201e15, // buffer_atomic_swap_x2
    0x1f8b12, // buffer_atomic_umax
    0x20b215, // buffer_atomic_umax_x2
    0x1f6712, // buffer_atomic_umin
    0x208815, // buffer_atomic_umin_x2
    0x1fbe11, // buffer_atomic_xor
    0x20ee14, // buffer_atomic_xor_x2
    0x1d2c11, // buffer_load_dword
    0x1d3d13, // buffer_load_dwordx2
    0x1d5013, // buffer_load_dwordx3
    0x1d6313, // buffer_load_dwordx4
    0x1e9f1b, // buffer_load_format_d16_hi_x
    0x1c1618, // buffer_load_format_d16_x
    0x1c2e19, // buffer_load_format_d16_xy
    0x1c471a, // buffer_load_format_d16_xyz
    0x1c611b, // buffer_load_format_d16_xyzw
    0x1b6614, // buffer_load_format_x
    0x1b7a15, // buffer_load_format_xy
    0x1b8f16, // buffer_load_format_xyz
    0x1ba517, // buffer_load_format_xyzw
    0x1cf711, // buffer_load_sbyte
    0x1e4515, // buffer_load_sbyte_d16
    0x1e5a18, // buffer_load_sbyte_d16_hi
    0x1e7215, // buffer_load_short_d16
    0x1e8718, // buffer_load_short_d16_hi
    0x1d1a12, // buffer_load_sshort
    0x1ce611, // buffer_load_ubyte
    0x1e1815, // buffer_load_ubyte_d16
    0x1e2d18, // buffer_load_ubyte_d16_hi
    0x1d0812, // buffer_load_ushort
    0x1d7611, // buffer_store_byte
    0x1d8718, // buffer_store_byte_d16_hi
    0x1dca12, // buffer_store_dword
    0x1ddc14, // buffer_store_dwordx2
    0x1df014, // buffer_store_dwordx3
    0x1e0414, // buffer_store_dwordx4
    0x1eba1c, // buffer_store_format_d16_hi_x
    0x1c7c19, // buffer_store_format_d16_x
    0x1c951a, // buffer_store_format_d16_xy
    0x1caf1b, // buffer_store_format_d16_xyz
    0x1cca1c, // buffer_store_format_d16_xyzw
    0x1bbc15, // buffer_store_format_x
    0x1bd116, // buffer_store_format_xy
    0x1be717, // buffer_store_format_xyz
    0x1bfe18, // buffer_store_format_xyzw
    0x1ed616, // buffer_store_lds_dword
    0x1d9f12, // buffer_store_short
    0x1db119, // buffer_store_short_d16_hi
    0x1eec0e, // buffer_wbinvl1
    0x1efa12, // buffer_wbinvl1_vol
    0x01fd0a, // ds_add_f32
    0x036d0e, // ds_add_rtn_f32
    0x02310e, // ds_add_rtn_u32
    0x05550e, // ds_add_rtn_u64
    0x010f0a, // ds_add_u32
    0x03f70a, // ds_add_u64
    0x016a0a, // ds_and_b32
    0x04520a, // ds_and_b64
    0x02b00e, // ds_and_rtn_b32
    0x05d40e, // ds_and_rtn_b64
    0x073209, // ds_append
    0x03e80f, // ds_bpermute_b32
    0x01cb0c, // ds_cmpst_b32
    0x04a50c, // ds_cmpst_b64
    0x01d70c, // ds_cmpst_f32
    0x04b10c, // ds_cmpst_f64
    0x032210, // ds_cmpst_rtn_b32
    0x064610, // ds_cmpst_rtn_b64
    0x033210, // ds_cmpst_rtn_f32
    0x065610, // ds_cmpst_rtn_f64
    0x06a915, // ds_condxchg32_rtn_b64
    0x07280a, // ds_consume
    0x026a0e, // ds_dec_rtn_u32
    0x058e0e, // ds_dec_rtn_u64
    0x01380a, // ds_dec_u32
    0x04200a, // ds_dec_u64
    0x07080e, // ds_gws_barrier
    0x06d50b, // ds_gws_init
    0x06ed0e, // ds_gws_sema_br
    0x06fb0d, // ds_gws_sema_p
    0x06be17, // ds_gws_sema_release_all
    0x06e00d, // ds_gws_sema_v
    0x025c0e, // ds_inc_rtn_u32
    0x05800e, // ds_inc_rtn_u64
    0x012e0a, // ds_inc_u32
    0x04160a, // ds_inc_u64
    0x01ed0a, // ds_max_f32
    0x04c70a, // ds_max_f64
    0x014c0a, // ds_max_i32
    0x04340a, // ds_max_i64
    0x03500e, // ds_max_rtn_f32
    0x06740e, // ds_max_rtn_f64
    0x02860e, // ds_max_rtn_i32
    0x05aa0e, // ds_max_rtn_i64
    0x02a20e, // ds_max_rtn_u32
    0x05c60e, // ds_max_rtn_u64
    0x01600a, // ds_max_u32
    0x04480a, // ds_max_u64
    0x01e30a, // ds_min_f32
    0x04bd0a, // ds_min_f64
    0x01420a, // ds_min_i32
    0x042a0a, // ds_min_i64
    0x03420e, // ds_min_rtn_f32
    0x06660e, // ds_min_rtn_f64
    0x02780e, // ds_min_rtn_i32
    0x059c0e, // ds_min_rtn_i64
    0x02940e, // ds_min_rtn_u32
    0x05b80e, // ds_min_rtn_u64
    0x01560a, // ds_min_u32
    0x043e0a, // ds_min_u64
    0x01870c, // ds_mskor_b32
    0x046f0c, // ds_mskor_b64
    0x02d910, // ds_mskor_rtn_b32
    0x05fd10, // ds_mskor_rtn_b64
    0x01f706, // ds_nop
    0x073b10, // ds_ordered_count
    0x017409, // ds_or_b32
    0x045c09, // ds_or_b64
    0x02be0d, // ds_or_rtn_b32
    0x05e20d, // ds_or_rtn_b64
    0x03da0e, // ds_permute_b32
    0x039210, // ds_read2st64_b32
    0x069910, // ds_read2st64_b64
    0x03860c, // ds_read2_b32
    0x068d0c, // ds_read2_b64
    0x071612, // ds_read_addtid_b32
    0x076f0c, // ds_read_b128
    0x037b0b, // ds_read_b32
    0x06820b, // ds_read_b64
    0x07640b, // ds_read_b96
    0x03b60b, // ds_read_i16
    0x03a20a, // ds_read_i8
    0x05150e, // ds_read_i8_d16
    0x052311, // ds_read_i8_d16_hi
    0x03c10b, // ds_read_u16
    0x05340f, // ds_read_u16_d16
    0x054312, // ds_read_u16_d16_hi
    0x03ac0a, // ds_read_u8
    0x04f60e, // ds_read_u8_d16
    0x050411, // ds_read_u8_d16_hi
    0x024d0f, // ds_rsub_rtn_u32
    0x05710f, // ds_rsub_rtn_u64
    0x01230b, // ds_rsub_u32
    0x040b0b, // ds_rsub_u64
    0x023f0e, // ds_sub_rtn_u32
    0x05630e, // ds_sub_rtn_u64
    0x01190a, // ds_sub_u32
    0x04010a, // ds_sub_u64
    0x03cc0e, // ds_swizzle_b32
    0x035e0f, // ds_wrap_rtn_b32
    0x01ba11, // ds_write2st64_b32
    0x049411, // ds_write2st64_b64
    0x01ad0d, // ds_write2_b32
    0x04870d, // ds_write2_b64
    0x020713, // ds_write_addtid_b32
    0x07570d, // ds_write_b128
    0x02250c, // ds_write_b16
    0x04e313, // ds_write_b16_d16_hi
    0x01930c, // ds_write_b32
    0x047b0c, // ds_write_b64
    0x021a0b, // ds_write_b8
    0x04d112, // ds_write_b8_d16_hi
    0x074b0c, // ds_write_b96
    0x030c16, // ds_wrxchg2st64_rtn_b32
    0x063016, // ds_wrxchg2st64_rtn_b64
    0x02fa12, // ds_wrxchg2_rtn_b32
    0x061e12, // ds_wrxchg2_rtn_b64
    0x02e911, // ds_wrxchg_rtn_b32
    0x060d11, // ds_wrxchg_rtn_b64
    0x017d0a, // ds_xor_b32
    0x04650a, // ds_xor_b64
    0x02cb0e, // ds_xor_rtn_b32
    0x05ef0e, // ds_xor_rtn_b64
    0x089003, // exp
    0x0a490f, // flat_atomic_add
    0x0b1a12, // flat_atomic_add_x2
    0x0aa70f, // flat_atomic_and
    0x0b8a12, // flat_atomic_and_x2
    0x0a3613, // flat_atomic_cmpswap
    0x0b0416, // flat_atomic_cmpswap_x2
    0x0ae20f, // flat_atomic_dec
    0x0bd112, // flat_atomic_dec_x2
    0x0ad30f, // flat_atomic_inc
    0x0bbf12, // flat_atomic_inc_x2
    0x0ab60e, // flat_atomic_or
    0x0b9c11, // flat_atomic_or_x2
    0x0a8710, // flat_atomic_smax
    0x0b6413, // flat_atomic_smax_x2
    0x0a6710, // flat_atomic_smin
    0x0b3e13, // flat_atomic_smin_x2
    0x0a580f, // flat_atomic_sub
    0x0b2c12, // flat_atomic_sub_x2
    0x0a2610, // flat_atomic_swap
    0x0af113, // flat_atomic_swap_x2
    0x0a9710, // flat_atomic_umax
    0x0b7713, // flat_atomic_umax_x2
    0x0a7710, // flat_atomic_umin
    0x0b5113, // flat_atomic_umin_x2
    0x0ac40f, // flat_atomic_xor
    0x0bad12, // flat_atomic_xor_x2
    0x08d70f, // flat_load_dword
    0x08e611, // flat_load_dwordx2
    0x08f711, // flat_load_dwordx3
    0x090811, // flat_load_dwordx4
    0x08a80f, // flat_load_sbyte
    0x09d413, // flat_load_sbyte_d16
    0x09e716, // flat_load_sbyte_d16_hi
    0x09fd13, // flat_load_short_d16
    0x0a1016, // flat_load_short_d16_hi
    0x08c710, // flat_load_sshort
    0x08990f, // flat_load_ubyte
    0x09ab13, // flat_load_ubyte_d16
    0x09be16, // flat_load_ubyte_d16_hi
    0x08b710, // flat_load_ushort
    0x09190f, // flat_store_byte
    0x092816, // flat_store_byte_d16_hi
    0x096510, // flat_store_dword
    0x097512, // flat_store_dwordx2
    0x098712, // flat_store_dwordx3
    0x099912, // flat_store_dwordx4
    0x093e10, // flat_store_short
    0x094e17, // flat_store_short_d16_hi
    0x0dc611, // global_atomic_add
    0x0e8415, // global_atomic_add_f32
    0x0ede14, // global_atomic_add_x2
    0x0e3011, // global_atomic_and
    0x0f5a14, // global_atomic_and_x2
    0x0db115, // global_atomic_cmpswap
    0x0ec618, // global_atomic_cmpswap_x2
    0x0e7311, // global_atomic_dec
    0x0fa914, // global_atomic_dec_x2
    0x0e6211, // global_atomic_inc
    0x0f9514, // global_atomic_inc_x2
    0x0e4110, // global_atomic_or
    0x0f6e13, // global_atomic_or_x2
    0x0e9918, // global_atomic_pk_add_f16
    0x0e0c12, // global_atomic_smax
    0x0f3015, // global_atomic_smax_x2
    0x0de812, // global_atomic_smin
    0x0f0615, // global_atomic_smin_x2
    0x0dd711, // global_atomic_sub
    0x0ef214, // global_atomic_sub_x2
    0x0d9f12, // global_atomic_swap
    0x0eb115, // global_atomic_swap_x2
    0x0e1e12, // global_atomic_umax
    0x0f4515, // global_atomic_umax_x2
    0x0dfa12, // global_atomic_umin
    0x0f1b15, // global_atomic_umin_x2
    0x0e5111, // global_atomic_xor
    0x0f8114, // global_atomic_xor_x2
    0x0c2c11, // global_load_dword
    0x0c3d13, // global_load_dwordx2
    0x0c5013, // global_load_dwordx3
    0x0c6313, // global_load_dwordx4
    0x0bf711, // global_load_sbyte
    0x0d4515, // global_load_sbyte_d16
    0x0d5a18, // global_load_sbyte_d16_hi
    0x0d7215, // global_load_short_d16
    0x0d8718, // global_load_short_d16_hi
    0x0c1a12, // global_load_sshort
    0x0be611, // global_load_ubyte
    0x0d1815, // global_load_ubyte_d16
    0x0d2d18, // global_load_ubyte_d16_hi
    0x0c0812, // global_load_ushort
    0x0c7611, // global_store_byte
    0x0c8718, // global_store_byte_d16_hi
    0x0cca12, // global_store_dword
    0x0cdc14, // global_store_dwordx2
    0x0cf014, // global_store_dwordx3
    0x0d0414, // global_store_dwordx4
    0x0c9f12, // global_store_short
    0x0cb119, // global_store_short_d16_hi
    0x127610, // image_atomic_add
    0x12da10, // image_atomic_and
    0x126214, // image_atomic_cmpswap
    0x131910, // image_atomic_dec
    0x130910, // image_atomic_inc
    0x12ea0f, // image_atomic_or
    0x12b811, // image_atomic_smax
    0x129611, // image_atomic_smin
    0x128610, // image_atomic_sub
    0x125111, // image_atomic_swap
    0x12c911, // image_atomic_umax
    0x12a711, // image_atomic_umin
    0x12f910, // image_atomic_xor
    0x15410d, // image_gather4
    0x155e0e, // image_gather4h
    0x15cd12, // image_gather4h_pck
    0x157b0f, // image_gather4_b
    0x158a12, // image_gather4_b_cl
    0x167c14, // image_gather4_b_cl_o
    0x166b11, // image_gather4_b_o
    0x15ac0f, // image_gather4_c
    0x154e10, // image_gather4_cl
    0x164812, // image_gather4_cl_o
    0x160211, // image_gather4_c_b
    0x161314, // image_gather4_c_b_cl
    0x16ed16, // image_gather4_c_b_cl_o
    0x16da13, // image_gather4_c_b_o
    0x15bb12, // image_gather4_c_cl
    0x16b314, // image_gather4_c_cl_o
    0x15f111, // image_gather4_c_l
    0x162712, // image_gather4_c_lz
    0x170314, // image_gather4_c_lz_o
    0x16c713, // image_gather4_c_l_o
    0x16a211, // image_gather4_c_o
    0x156c0f, // image_gather4_l
    0x159c10, // image_gather4_lz
    0x169012, // image_gather4_lz_o
    0x165a11, // image_gather4_l_o
    0x16390f, // image_gather4_o
    0x15df12, // image_gather8h_pck
    0x17170d, // image_get_lod
    0x124011, // image_get_resinfo
    0x11a40a, // image_load
    0x11ae0e, // image_load_mip
    0x11dc12, // image_load_mip_pck
    0x11ee16, // image_load_mip_pck_sgn
    0x11bc0e, // image_load_pck
    0x11ca12, // image_load_pck_sgn
    0x13290c, // image_sample
    0x13710e, // image_sample_b
    0x137f11, // image_sample_b_cl
    0x148713, // image_sample_b_cl_o
    0x147710, // image_sample_b_o
    0x139f0e, // image_sample_c
    0x17240f, // image_sample_cd
    0x173312, // image_sample_cd_cl
    0x177b14, // image_sample_cd_cl_o
    0x176a11, // image_sample_cd_o
    0x13350f, // image_sample_cl
    0x143311, // image_sample_cl_o
    0x13f110, // image_sample_c_b
    0x140113, // image_sample_c_b_cl
    0x151915, // image_sample_c_b_cl_o
    0x150712, // image_sample_c_b_o
    0x174511, // image_sample_c_cd
    0x175614, // image_sample_c_cd_cl
    0x17a216, // image_sample_c_cd_cl_o
    0x178f13, // image_sample_c_cd_o
    0x13ad11, // image_sample_c_cl
    0x14bb13, // image_sample_c_cl_o
    0x13be10, // image_sample_c_d
    0x13ce13, // image_sample_c_d_cl
    0x14e015, // image_sample_c_d_cl_o
    0x14ce12, // image_sample_c_d_o
    0x13e110, // image_sample_c_l
    0x141411, // image_sample_c_lz
    0x152e13, // image_sample_c_lz_o
    0x14f512, // image_sample_c_l_o
    0x14ab10, // image_sample_c_o
    0x13440e, // image_sample_d
    0x135211, // image_sample_d_cl
    0x145413, // image_sample_d_cl_o
    0x144410, // image_sample_d_o
    0x13630e, // image_sample_l
    0x13900f, // image_sample_lz
    0x149a11, // image_sample_lz_o
    0x146710, // image_sample_l_o
    0x14250e, // image_sample_o
    0x12040b, // image_store
    0x120f0f, // image_store_mip
    0x122d13, // image_store_mip_pck
    0x121e0f, // image_store_pck
    0x100712, // scratch_load_dword
    0x101914, // scratch_load_dwordx2
    0x102d14, // scratch_load_dwordx3
    0x104114, // scratch_load_dwordx4
    0x0fcf12, // scratch_load_sbyte
    0x112e16, // scratch_load_sbyte_d16
    0x114419, // scratch_load_sbyte_d16_hi
    0x115d16, // scratch_load_short_d16
    0x117319, // scratch_load_short_d16_hi
    0x0ff413, // scratch_load_sshort
    0x0fbd12, // scratch_load_ubyte
    0x10ff16, // scratch_load_ubyte_d16
    0x111519, // scratch_load_ubyte_d16_hi
    0x0fe113, // scratch_load_ushort
    0x105512, // scratch_store_byte
    0x106719, // scratch_store_byte_d16_hi
    0x10ad13, // scratch_store_dword
    0x10c015, // scratch_store_dwordx2
    0x10d515, // scratch_store_dwordx3
    0x10ea15, // scratch_store_dwordx4
    0x108013, // scratch_store_short
    0x10931a, // scratch_store_short_d16_hi
    0x2b6b0d, // s_absdiff_i32
    0x295709, // s_abs_i32
    0x29f60a, // s_addc_u32
    0x2db70a, // s_addk_i32
    0x29e409, // s_add_i32
    0x29d209, // s_add_u32
    0x297114, // s_andn1_saveexec_b64
    0x299812, // s_andn1_wrexec_b64
    0x2a7c0b, // s_andn2_b32
    0x2a870b, // s_andn2_b64
    0x289a14, // s_andn2_saveexec_b64
    0x29aa12, // s_andn2_wrexec_b64
    0x2a4809, // s_and_b32
    0x2a5109, // s_and_b64
    0x286512, // s_and_saveexec_b64
    0x2b080a, // s_ashr_i32
    0x2b120a, // s_ashr_i64
    0x23110b, // s_atc_probe
    0x231c12, // s_atc_probe_buffer
    0x25930c, // s_atomic_add
    0x263d0f, // s_atomic_add_x2
    0x25df0c, // s_atomic_and
    0x269b0f, // s_atomic_and_x2
    0x258310, // s_atomic_cmpswap
    0x262a13, // s_atomic_cmpswap_x2
    0x260e0c, // s_atomic_dec
    0x26d60f, // s_atomic_dec_x2
    0x26020c, // s_atomic_inc
    0x26c70f, // s_atomic_inc_x2
    0x25eb0b, // s_atomic_or
    0x26aa0e, // s_atomic_or_x2
    0x25c50d, // s_atomic_smax
    0x267b10, // s_atomic_smax_x2
    0x25ab0d, // s_atomic_smin
    0x265b10, // s_atomic_smin_x2
    0x259f0c, // s_atomic_sub
    0x264c0f, // s_atomic_sub_x2
    0x25760d, // s_atomic_swap
    0x261a10, // s_atomic_swap_x2
    0x25d20d, // s_atomic_umax
    0x268b10, // s_atomic_umax_x2
    0x25b80d, // s_atomic_umin
    0x266b10, // s_atomic_umin_x2
    0x25f60c, // s_atomic_xor
    0x26b80f, // s_atomic_xor_x2
    0x2f2a09, // s_barrier
    0x27430f, // s_bcnt0_i32_b32
    0x27520f, // s_bcnt0_i32_b64
    0x27610f, // s_bcnt1_i32_b32
    0x27700f, // s_bcnt1_i32_b64
    0x2b4009, // s_bfe_i32
    0x2b5209, // s_bfe_i64
    0x2b3709, // s_bfe_u32
    0x2b4909, // s_bfe_u64
    0x2b1c09, // s_bfm_b32
    0x2b2509, // s_bfm_b64
    0x2ca00d, // s_bitcmp0_b32
    0x2cba0d, // s_bitcmp0_b64
    0x2cad0d, // s_bitcmp1_b32
    0x2cc70d, // s_bitcmp1_b64
    0x29bc16, // s_bitreplicate_b64_b32
    0x28060d, // s_bitset0_b32
    0x28130d, // s_bitset0_b64
    0x28200d, // s_bitset1_b32
    0x282d0d, // s_bitset1_b64
    0x2ec208, // s_branch
    0x272f0a, // s_brev_b32
    0x27390a, // s_brev_b64
    0x237c13, // s_buffer_atomic_add
    0x248116, // s_buffer_atomic_add_x2
    0x23f213, // s_buffer_atomic_and
    0x250916, // s_buffer_atomic_and_x2
    0x236517, // s_buffer_atomic_cmpswap
    0x24671a, // s_buffer_atomic_cmpswap_x2
    0x243d13, // s_buffer_atomic_dec
    0x256016, // s_buffer_atomic_dec_x2
    0x242a13, // s_buffer_atomic_inc
    0x254a16, // s_buffer_atomic_inc_x2
    0x240512, // s_buffer_atomic_or
    0x251f15, // s_buffer_atomic_or_x2
    0x23ca14, // s_buffer_atomic_smax
    0x24db17, // s_buffer_atomic_smax_x2
    0x23a214, // s_buffer_atomic_smin
    0x24ad17, // s_buffer_atomic_smin_x2
    0x238f13, // s_buffer_atomic_sub
    0x249716, // s_buffer_atomic_sub_x2
    0x235114, // s_buffer_atomic_swap
    0x245017, // s_buffer_atomic_swap_x2
    0x23de14, // s_buffer_atomic_umax
    0x24f217, // s_buffer_atomic_umax_x2
    0x23b614, // s_buffer_atomic_umin
    0x24c417, // s_buffer_atomic_umin_x2
    0x241713, // s_buffer_atomic_xor
    0x253416, // s_buffer_atomic_xor_x2
    0x21af13, // s_buffer_load_dword
    0x220116, // s_buffer_load_dwordx16
    0x21c215, // s_buffer_load_dwordx2
    0x21d715, // s_buffer_load_dwordx4
    0x21ec15, // s_buffer_load_dwordx8
    0x228514, // s_buffer_store_dword
    0x229916, // s_buffer_store_dwordx2
    0x22af16, // s_buffer_store_dwordx4
    0x2eab0a, // s_call_b64
    0x30d011, // s_cbranch_cdbgsys
    0x310c1a, // s_cbranch_cdbgsys_and_user
    0x30f319, // s_cbranch_cdbgsys_or_user
    0x30e112, // s_cbranch_cdbguser
    0x2f1a10, // s_cbranch_execnz
    0x2f0b0f, // s_cbranch_execz
    0x2b5b10, // s_cbranch_g_fork
    0x2dcb10, // s_cbranch_i_fork
    0x29490e, // s_cbranch_join
    0x2ed20e, // s_cbranch_scc0
    0x2ee00e, // s_cbranch_scc1
    0x2efc0f, // s_cbranch_vccnz
    0x2eee0e, // s_cbranch_vccz
    0x2d100b, // s_cmovk_i32
    0x26f70a, // s_cmov_b32
    0x27010a, // s_cmov_b64
    0x2d1b0d, // s_cmpk_eq_i32
    0x2d690d, // s_cmpk_eq_u32
    0x2d420d, // s_cmpk_ge_i32
    0x2d900d, // s_cmpk_ge_u32
    0x2d350d, // s_cmpk_gt_i32
    0x2d830d, // s_cmpk_gt_u32
    0x2d5c0d, // s_cmpk_le_i32
    0x2daa0d, // s_cmpk_le_u32
    0x2d280d, // s_cmpk_lg_i32
    0x2d760d, // s_cmpk_lg_u32
    0x2d4f0d, // s_cmpk_lt_i32
    0x2d9d0d, // s_cmpk_lt_u32
    0x2c100c, // s_cmp_eq_i32
    0x2c580c, // s_cmp_eq_u32
    0x2cee0c, // s_cmp_eq_u64
    0x2c340c, // s_cmp_ge_i32
    0x2c7c0c, // s_cmp_ge_u32
    0x2c280c, // s_cmp_gt_i32
    0x2c700c, // s_cmp_gt_u32
    0x2c4c0c, // s_cmp_le_i32
    0x2c940c, // s_cmp_le_u32
    0x2c1c0c, // s_cmp_lg_i32
    0x2c640c, // s_cmp_lg_u32
    0x2cfa0c, // s_cmp_lg_u64
    0x2c400c, // s_cmp_lt_i32
    0x2c880c, // s_cmp_lt_u32
    0x2a2e0d, // s_cselect_b32
    0x2a3b0d, // s_cselect_b64
    0x232e10, // s_dcache_discard
    0x233e13, // s_dcache_discard_x2
    0x22c50c, // s_dcache_inv
    0x22dc10, // s_dcache_inv_vol
    0x22d10b, // s_dcache_wb
    0x22ec0f, // s_dcache_wb_vol
    0x30b60e, // s_decperflevel
    0x2eba08, // s_endpgm
    0x315718, // s_endpgm_ordered_ps_done
    0x31260e, // s_endpgm_saved
    0x277f0d, // s_ff0_i32_b32
    0x278c0d, // s_ff0_i32_b64
    0x27990d, // s_ff1_i32_b32
    0x27a60d, // s_ff1_i32_b64
    0x27d10b, // s_flbit_i32
    0x27b30f, // s_flbit_i32_b32
    0x27c20f, // s_flbit_i32_b64
    0x27dc0f, // s_flbit_i32_i64
    0x283a0b, // s_getpc_b64
    0x2e810c, // s_getreg_b32
    0x309c0c, // s_icache_inv
    0x30a80e, // s_incperflevel
    0x212a0c, // s_load_dword
    0x21600f, // s_load_dwordx16
    0x21360e, // s_load_dwordx2
    0x21440e, // s_load_dwordx4
    0x21520e, // s_load_dwordx8
    0x2ba10f, // s_lshl1_add_u32
    0x2bb00f, // s_lshl2_add_u32
    0x2bbf0f, // s_lshl3_add_u32
    0x2bce0f, // s_lshl4_add_u32
    0x2ae00a, // s_lshl_b32
    0x2aea0a, // s_lshl_b64
    0x2af40a, // s_lshr_b32
    0x2afe0a, // s_lshr_b64
    0x2a1c09, // s_max_i32
    0x2a2509, // s_max_u32
    0x23040d, // s_memrealtime
    0x22fb09, // s_memtime
    0x2a0a09, // s_min_i32
    0x2a1309, // s_min_u32
    0x2d060a, // s_movk_i32
    0x292f0d, // s_movreld_b32
    0x293c0d, // s_movreld_b64
    0x29150d, // s_movrels_b32
    0x29220d, // s_movrels_b64
    0x26e509, // s_mov_b32
    0x26ee09, // s_mov_b64
    0x2dc10a, // s_mulk_i32
    0x2b950c, // s_mul_hi_i32
    0x2b890c, // s_mul_hi_u32
    0x2b2e09, // s_mul_i32
    0x2aa60a, // s_nand_b32
    0x2ab00a, // s_nand_b64
    0x28c113, // s_nand_saveexec_b64
    0x2eb505, // s_nop
    0x2aba09, // s_nor_b32
    0x2ac309, // s_nor_b64
    0x28d412, // s_nor_saveexec_b64
    0x270b09, // s_not_b32
    0x271409, // s_not_b64
    0x298513, // s_orn1_saveexec_b64
    0x2a920a, // s_orn2_b32
    0x2a9c0a, // s_orn2_b64
    0x28ae13, // s_orn2_saveexec_b64
    0x2a5a08, // s_or_b32
    0x2a6208, // s_or_b64
    0x287711, // s_or_saveexec_b64
    0x2bff11, // s_pack_hh_b32_b16
    0x2bee11, // s_pack_lh_b32_b16
    0x2bdd11, // s_pack_ll_b32_b16
    0x28f90e, // s_quadmask_b32
    0x29070e, // s_quadmask_b64
    0x285c09, // s_rfe_b64
    0x2b7811, // s_rfe_restore_b64
    0x216f14, // s_scratch_load_dword
    0x218316, // s_scratch_load_dwordx2
    0x219916, // s_scratch_load_dwordx4
    0x224215, // s_scratch_store_dword
    0x225717, // s_scratch_store_dwordx2
    0x226e17, // s_scratch_store_dwordx4
    0x308009, // s_sendmsg
    0x30890d, // s_sendmsghalt
    0x2f5709, // s_sethalt
    0x2f3309, // s_setkill
    0x28450b, // s_setpc_b64
    0x2f6709, // s_setprio
    0x2e8d0c, // s_setreg_b32
    0x2e9912, // s_setreg_imm32_b32
    0x2cd40a, // s_setvskip
    0x296011, // s_set_gpr_idx_idx
    0x314512, // s_set_gpr_idx_mode
    0x313411, // s_set_gpr_idx_off
    0x2cde10, // s_set_gpr_idx_on
    0x27f80e, // s_sext_i32_i16
    0x27eb0d, // s_sext_i32_i8
    0x2f6007, // s_sleep
    0x22170d, // s_store_dword
    0x22240f, // s_store_dwordx2
    0x22330f, // s_store_dwordx4
    0x2a000a, // s_subb_u32
    0x29ed09, // s_sub_i32
    0x29db09, // s_sub_u32
    0x28500c, // s_swappc_b64
    0x309606, // s_trap
    0x30c40c, // s_ttracedata
    0x2f4e09, // s_waitcnt
    0x2eca08, // s_wakeup
    0x271d09, // s_wqm_b32
    0x272609, // s_wqm_b64
    0x2acc0a, // s_xnor_b32
    0x2ad60a, // s_xnor_b64
    0x28e613, // s_xnor_saveexec_b64
    0x2a6a09, // s_xor_b32
    0x2a7309, // s_xor_b64
    0x288812, // s_xor_saveexec_b64
    0x1a8e19, // tbuffer_load_format_d16_x
    0x1aa71a, // tbuffer_load_format_d16_xy
    0x1ac11b, // tbuffer_load_format_d16_xyz
    0x1adc1c, // tbuffer_load_format_d16_xyzw
    0x19d615, // tbuffer_load_format_x
    0x19eb16, // tbuffer_load_format_xy
    0x1a0117, // tbuffer_load_format_xyz
    0x1a1818, // tbuffer_load_format_xyzw
    0x1af81a, // tbuffer_store_format_d16_x
    0x1b121b, // tbuffer_store_format_d16_xy
    0x1b2d1c, // tbuffer_store_format_d16_xyz
    0x1b491d, // tbuffer_store_format_d16_xyzw
    0x1a3016, // tbuffer_store_format_x
    0x1a4617, // tbuffer_store_format_xy
    0x1a5d18, // tbuffer_store_format_xyz
    0x1a7519, // tbuffer_store_format_xyzw
    0x40b912, // v_accvgpr_read_b32
    0x40cb13, // v_accvgpr_write_b32
    0x3b9e0a, // v_add3_u32
    0x37220d, // v_addc_co_u32
    0x36fb0c, // v_add_co_u32
    0x374c09, // v_add_f16
    0x35f409, // v_add_f32
    0x3c4809, // v_add_f64
    0x3dca09, // v_add_i16
    0x3db809, // v_add_i32
    0x3b900e, // v_add_lshl_u32
    0x379209, // v_add_u16
    0x382409, // v_add_u32
    0x393c0e, // v_alignbit_b32
    0x394a0f, // v_alignbyte_b32
    0x36c209, // v_and_b32
    0x3bb50c, // v_and_or_b32
    0x37d60d, // v_ashrrev_i16
    0x36a80d, // v_ashrrev_i32
    0x3d0f0d, // v_ashrrev_i64
    0x3cc30e, // v_bcnt_u32_b32
    0x390909, // v_bfe_i32
    0x390009, // v_bfe_u32
    0x391209, // v_bfi_b32
    0x3d2c09, // v_bfm_b32
    0x34380b, // v_bfrev_b32
    0x35650a, // v_ceil_f16
    0x33a40a, // v_ceil_f32
    0x336e0a, // v_ceil_f64
    0x34b209, // v_clrexcp
    0x419710, // v_cmpx_class_f16
    0x415910, // v_cmpx_class_f32
    0x417810, // v_cmpx_class_f64
    0x42840d, // v_cmpx_eq_f16
    0x441c0d, // v_cmpx_eq_f32
    0x45b40d, // v_cmpx_eq_f64
    0x47440d, // v_cmpx_eq_i16
    0x48cc0d, // v_cmpx_eq_i32
    0x4a540d, // v_cmpx_eq_i64
    0x47aa0d, // v_cmpx_eq_u16
    0x49320d, // v_cmpx_eq_u32
    0x4aba0d, // v_cmpx_eq_u64
    0x426b0c, // v_cmpx_f_f16
    0x44030c, // v_cmpx_f_f32
    0x459b0c, // v_cmpx_f_f64
    0x472b0c, // v_cmpx_f_i16
    0x48b30c, // v_cmpx_f_i32
    0x4a3b0c, // v_cmpx_f_i64
    0x47910c, // v_cmpx_f_u16
    0x49190c, // v_cmpx_f_u32
    0x4aa10c, // v_cmpx_f_u64
    0x42b80d, // v_cmpx_ge_f16
    0x44500d, // v_cmpx_ge_f32
    0x45e80d, // v_cmpx_ge_f64
    0x47780d, // v_cmpx_ge_i16
    0x49000d, // v_cmpx_ge_i32
    0x4a880d, // v_cmpx_ge_i64
    0x47de0d, // v_cmpx_ge_u16
    0x49660d, // v_cmpx_ge_u32
    0x4aee0d, // v_cmpx_ge_u64
    0x429e0d, // v_cmpx_gt_f16
    0x44360d, // v_cmpx_gt_f32
    0x45ce0d, // v_cmpx_gt_f64
    0x475e0d, // v_cmpx_gt_i16
    0x48e60d, // v_cmpx_gt_i32
    0x4a6e0d, // v_cmpx_gt_i64
    0x47c40d, // v_cmpx_gt_u16
    0x494c0d, // v_cmpx_gt_u32
    0x4ad40d, // v_cmpx_gt_u64
    0x42910d, // v_cmpx_le_f16
    0x44290d, // v_cmpx_le_f32
    0x45c10d, // v_cmpx_le_f64
    0x47510d, // v_cmpx_le_i16
    0x48d90d, // v_cmpx_le_i32
    0x4a610d, // v_cmpx_le_i64
    0x47b70d, // v_cmpx_le_u16
    0x493f0d, // v_cmpx_le_u32
    0x4ac70d, // v_cmpx_le_u64
    0x42ab0d, // v_cmpx_lg_f16
    0x44430d, // v_cmpx_lg_f32
    0x45db0d, // v_cmpx_lg_f64
    0x42770d, // v_cmpx_lt_f16
    0x440f0d, // v_cmpx_lt_f32
    0x45a70d, // v_cmpx_lt_f64
    0x47370d, // v_cmpx_lt_i16
    0x48bf0d, // v_cmpx_lt_i32
    0x4a470d, // v_cmpx_lt_i64
    0x479d0d, // v_cmpx_lt_u16
    0x49250d, // v_cmpx_lt_u32
    0x4aad0d, // v_cmpx_lt_u64
    0x43150e, // v_cmpx_neq_f16
    0x44ad0e, // v_cmpx_neq_f32
    0x46450e, // v_cmpx_neq_f64
    0x476b0d, // v_cmpx_ne_i16
    0x48f30d, // v_cmpx_ne_i32
    0x4a7b0d, // v_cmpx_ne_i64
    0x47d10d, // v_cmpx_ne_u16
    0x49590d, // v_cmpx_ne_u32
    0x4ae10d, // v_cmpx_ne_u64
    0x42dd0e, // v_cmpx_nge_f16
    0x44750e, // v_cmpx_nge_f32
    0x460d0e, // v_cmpx_nge_f64
    0x42f90e, // v_cmpx_ngt_f16
    0x44910e, // v_cmpx_ngt_f32
    0x46290e, // v_cmpx_ngt_f64
    0x43070e, // v_cmpx_nle_f16
    0x449f0e, // v_cmpx_nle_f32
    0x46370e, // v_cmpx_nle_f64
    0x42eb0e, // v_cmpx_nlg_f16
    0x44830e, // v_cmpx_nlg_f32
    0x461b0e, // v_cmpx_nlg_f64
    0x43230e, // v_cmpx_nlt_f16
    0x44bb0e, // v_cmpx_nlt_f32
    0x46530e, // v_cmpx_nlt_f64
    0x42c50c, // v_cmpx_o_f16
    0x445d0c, // v_cmpx_o_f32
    0x45f50c, // v_cmpx_o_f64
    0x43310e, // v_cmpx_tru_f16
    0x44c90e, // v_cmpx_tru_f32
    0x46610e, // v_cmpx_tru_f64
    0x47850c, // v_cmpx_t_i16
    0x490d0c, // v_cmpx_t_i32
    0x4a950c, // v_cmpx_t_i64
    0x47eb0c, // v_cmpx_t_u16
    0x49730c, // v_cmpx_t_u32
    0x4afb0c, // v_cmpx_t_u64
    0x42d10c, // v_cmpx_u_f16
    0x44690c, // v_cmpx_u_f32
    0x46010c, // v_cmpx_u_f64
    0x41880f, // v_cmp_class_f16
    0x414a0f, // v_cmp_class_f32
    0x41690f, // v_cmp_class_f64
    0x41be0c, // v_cmp_eq_f16
    0x43560c, // v_cmp_eq_f32
    0x44ee0c, // v_cmp_eq_f64
    0x46860c, // v_cmp_eq_i16
    0x480e0c, // v_cmp_eq_i32
    0x49960c, // v_cmp_eq_i64
    0x46e40c, // v_cmp_eq_u16
    0x486c0c, // v_cmp_eq_u32
    0x49f40c, // v_cmp_eq_u64
    0x41a70b, // v_cmp_f_f16
    0x433f0b, // v_cmp_f_f32
    0x44d70b, // v_cmp_f_f64
    0x466f0b, // v_cmp_f_i16
    0x47f70b, // v_cmp_f_i32
    0x497f0b, // v_cmp_f_i64
    0x46cd0b, // v_cmp_f_u16
    0x48550b, // v_cmp_f_u32
    0x49dd0b, // v_cmp_f_u64
    0x41ee0c, // v_cmp_ge_f16
    0x43860c, // v_cmp_ge_f32
    0x451e0c, // v_cmp_ge_f64
    0x46b60c, // v_cmp_ge_i16
    0x483e0c, // v_cmp_ge_i32
    0x49c60c, // v_cmp_ge_i64
    0x47140c, // v_cmp_ge_u16
    0x489c0c, // v_cmp_ge_u32
    0x4a240c, // v_cmp_ge_u64
    0x41d60c, // v_cmp_gt_f16
    0x436e0c, // v_cmp_gt_f32
    0x45060c, // v_cmp_gt_f64
    0x469e0c, // v_cmp_gt_i16
    0x48260c, // v_cmp_gt_i32
    0x49ae0c, // v_cmp_gt_i64
    0x46fc0c, // v_cmp_gt_u16
    0x48840c, // v_cmp_gt_u32
    0x4a0c0c, // v_cmp_gt_u64
    0x41ca0c, // v_cmp_le_f16
    0x43620c, // v_cmp_le_f32
    0x44fa0c, // v_cmp_le_f64
    0x46920c, // v_cmp_le_i16
    0x481a0c, // v_cmp_le_i32
    0x49a20c, // v_cmp_le_i64
    0x46f00c, // v_cmp_le_u16
    0x48780c, // v_cmp_le_u32
    0x4a000c, // v_cmp_le_u64
    0x41e20c, // v_cmp_lg_f16
    0x437a0c, // v_cmp_lg_f32
    0x45120c, // v_cmp_lg_f64
    0x41b20c, // v_cmp_lt_f16
    0x434a0c, // v_cmp_lt_f32
    0x44e20c, // v_cmp_lt_f64
    0x467a0c, // v_cmp_lt_i16
    0x48020c, // v_cmp_lt_i32
    0x498a0c, // v_cmp_lt_i64
    0x46d80c, // v_cmp_lt_u16
    0x48600c, // v_cmp_lt_u32
    0x49e80c, // v_cmp_lt_u64
    0x42440d, // v_cmp_neq_f16
    0x43dc0d, // v_cmp_neq_f32
    0x45740d, // v_cmp_neq_f64
    0x46aa0c, // v_cmp_ne_i16
    0x48320c, // v_cmp_ne_i32
    0x49ba0c, // v_cmp_ne_i64
    0x47080c, // v_cmp_ne_u16
    0x48900c, // v_cmp_ne_u32
    0x4a180c, // v_cmp_ne_u64
    0x42100d, // v_cmp_nge_f16
    0x43a80d, // v_cmp_nge_f32
    0x45400d, // v_cmp_nge_f64
    0x422a0d, // v_cmp_ngt_f16
    0x43c20d, // v_cmp_ngt_f32
    0x455a0d, // v_cmp_ngt_f64
    0x42370d, // v_cmp_nle_f16
    0x43cf0d, // v_cmp_nle_f32
    0x45670d, // v_cmp_nle_f64
    0x421d0d, // v_cmp_nlg_f16
    0x43b50d, // v_cmp_nlg_f32
    0x454d0d, // v_cmp_nlg_f64
    0x42510d, // v_cmp_nlt_f16
    0x43e90d, // v_cmp_nlt_f32
    0x45810d, // v_cmp_nlt_f64
    0x41fa0b, // v_cmp_o_f16
    0x43920b, // v_cmp_o_f32
    0x452a0b, // v_cmp_o_f64
    0x425e0d, // v_cmp_tru_f16
    0x43f60d, // v_cmp_tru_f32
    0x458e0d, // v_cmp_tru_f64
    0x46c20b, // v_cmp_t_i16
    0x484a0b, // v_cmp_t_i32
    0x49d20b, // v_cmp_t_i64
    0x47200b, // v_cmp_t_u16
    0x48a80b, // v_cmp_t_u32
    0x4a300b, // v_cmp_t_u64
    0x42050b, // v_cmp_u_f16
    0x439d0b, // v_cmp_u_f32
    0x45350b, // v_cmp_u_f64
    0x35df0d, // v_cndmask_b32
    0x359909, // v_cos_f16
    0x342609, // v_cos_f32
    0x38d00c, // v_cubeid_f32
    0x38f40c, // v_cubema_f32
    0x38dc0c, // v_cubesc_f32
    0x38e80c, // v_cubetc_f32
    0x32a30d, // v_cvt_f16_f32
    0x34e20d, // v_cvt_f16_i16
    0x34d50d, // v_cvt_f16_u16
    0x32b00d, // v_cvt_f32_f16
    0x32ef0d, // v_cvt_f32_f64
    0x326f0d, // v_cvt_f32_i32
    0x327c0d, // v_cvt_f32_u32
    0x330910, // v_cvt_f32_ubyte0
    0x331910, // v_cvt_f32_ubyte1
    0x332910, // v_cvt_f32_ubyte2
    0x333910, // v_cvt_f32_ubyte3
    0x32fc0d, // v_cvt_f64_f32
    0x32620d, // v_cvt_f64_i32
    0x33560d, // v_cvt_f64_u32
    0x32ce11, // v_cvt_flr_i32_f32
    0x34fc0d, // v_cvt_i16_f16
    0x32960d, // v_cvt_i32_f32
    0x32550d, // v_cvt_i32_f64
    0x35a212, // v_cvt_norm_i16_f16
    0x35b412, // v_cvt_norm_u16_f16
    0x32df10, // v_cvt_off_f32_i4
    0x3af114, // v_cvt_pkaccum_u8_f32
    0x3d9014, // v_cvt_pknorm_i16_f16
    0x3d3514, // v_cvt_pknorm_i16_f32
    0x3da414, // v_cvt_pknorm_u16_f16
    0x3d4914, // v_cvt_pknorm_u16_f32
    0x3d5d13, // v_cvt_pkrtz_f16_f32
    0x3d8010, // v_cvt_pk_i16_i32
    0x3d7010, // v_cvt_pk_u16_u32
    0x39d80f, // v_cvt_pk_u8_f32
    0x32bd11, // v_cvt_rpi_i32_f32
    0x34ef0d, // v_cvt_u16_f16
    0x32890d, // v_cvt_u32_f32
    0x33490d, // v_cvt_u32_f64
    0x3bee0f, // v_div_fixup_f16
    0x39e70f, // v_div_fixup_f32
    0x39f60f, // v_div_fixup_f64
    0x3adb16, // v_div_fixup_legacy_f16
    0x3a230e, // v_div_fmas_f32
    0x3a310e, // v_div_fmas_f64
    0x3a050f, // v_div_scale_f32
    0x3a140f, // v_div_scale_f64
    0x38420f, // v_dot2c_f32_f16
    0x38510f, // v_dot2c_i32_i16
    0x3f1d0e, // v_dot2_f32_f16
    0x3f2b0e, // v_dot2_i32_i16
    0x3f390e, // v_dot2_u32_u16
    0x38600e, // v_dot4c_i32_i8
    0x3f470d, // v_dot4_i32_i8
    0x3f540d, // v_dot4_u32_u8
    0x386e0e, // v_dot8c_i32_i4
    0x3f610d, // v_dot8_i32_i4
    0x3f6e0d, // v_dot8_u32_u4
    0x352e09, // v_exp_f16
    0x33c409, // v_exp_f32
    0x34570a, // v_ffbh_i32
    0x34430a, // v_ffbh_u32
    0x344d0a, // v_ffbl_b32
    0x355a0b, // v_floor_f16
    0x33b90b, // v_floor_f32
    0x33830b, // v_floor_f64
    0x387c0a, // v_fmac_f32
    0x3be509, // v_fma_f16
    0x391b09, // v_fma_f32
    0x392409, // v_fma_f64
    0x3acb10, // v_fma_legacy_f16
    0x35850b, // v_fract_f16
    0x338e0b, // v_fract_f32
    0x34840b, // v_fract_f64
    0x354713, // v_frexp_exp_i16_f16
    0x348f13, // v_frexp_exp_i32_f32
    0x346113, // v_frexp_exp_i32_f64
    0x353710, // v_frexp_mant_f16
    0x34a210, // v_frexp_mant_f32
    0x347410, // v_frexp_mant_f64
    0x319a10, // v_interp_mov_f32
    0x3c0111, // v_interp_p1ll_f16
    0x3c1211, // v_interp_p1lv_f16
    0x31730f, // v_interp_p1_f32
    0x3c390f, // v_interp_p2_f16
    0x318b0f, // v_interp_p2_f32
    0x3c2316, // v_interp_p2_legacy_f16
    0x38190b, // v_ldexp_f16
    0x3c9b0b, // v_ldexp_f32
    0x3c6c0b, // v_ldexp_f64
    0x392d09, // v_lerp_u8
    0x352509, // v_log_f16
    0x33cd09, // v_log_f32
    0x37bc0d, // v_lshlrev_b16
    0x36b50d, // v_lshlrev_b32
    0x3cf50d, // v_lshlrev_b64
    0x3b820e, // v_lshl_add_u32
    0x3ba80d, // v_lshl_or_b32
    0x37c90d, // v_lshrrev_b16
    0x369b0d, // v_lshrrev_b32
    0x3d020d, // v_lshrrev_b64
    0x377309, // v_mac_f16
    0x36dc09, // v_mac_f32
    0x37870b, // v_madak_f16
    0x36f00b, // v_madak_f32
    0x377c0b, // v_madmk_f16
    0x36e50b, // v_madmk_f32
    0x3bca09, // v_mad_f16
    0x38ad09, // v_mad_f32
    0x3bdc09, // v_mad_i16
    0x3b120d, // v_mad_i32_i16
    0x38b60d, // v_mad_i32_i24
    0x3a840d, // v_mad_i64_i32
    0x3a9110, // v_mad_legacy_f16
    0x389d10, // v_mad_legacy_f32
    0x3ab110, // v_mad_legacy_i16
    0x3aa110, // v_mad_legacy_u16
    0x3f0e0f, // v_fma_mixhi_f16
    0x3eff0f, // v_fma_mixlo_f16
    0x3ef20d, // v_fma_mix_f32
    0x3bd309, // v_mad_u16
    0x3b050d, // v_mad_u32_u16
    0x38c30d, // v_mad_u32_u24
    0x3a770d, // v_mad_u64_u32
    0x3b460a, // v_max3_f16
    0x39770a, // v_max3_f32
    0x3b500a, // v_max3_i16
    0x39810a, // v_max3_i32
    0x3b5a0a, // v_max3_u16
    0x398b0a, // v_max3_u32
    0x37e309, // v_max_f16
    0x366e09, // v_max_f32
    0x3c6309, // v_max_f64
    0x37fe09, // v_max_i16
    0x368009, // v_max_i32
    0x37f509, // v_max_u16
    0x369209, // v_max_u32
    0x3ce312, // v_mbcnt_hi_u32_b32
    0x3cd112, // v_mbcnt_lo_u32_b32
    0x3b640a, // v_med3_f16
    0x39950a, // v_med3_f32
    0x3b6e0a, // v_med3_i16
    0x399f0a, // v_med3_i32
    0x3b780a, // v_med3_u16
    0x39a90a, // v_med3_u32
    0x404016, // v_mfma_f32_16x16x16f16
    0x3f9c15, // v_mfma_f32_16x16x1f32
    0x40f416, // v_mfma_f32_16x16x2bf16
    0x400315, // v_mfma_f32_16x16x4f16
    0x3fd915, // v_mfma_f32_16x16x4f32
    0x413416, // v_mfma_f32_16x16x8bf16
    0x3f8715, // v_mfma_f32_32x32x1f32
    0x40de16, // v_mfma_f32_32x32x2bf16
    0x3fc415, // v_mfma_f32_32x32x2f32
    0x411e16, // v_mfma_f32_32x32x4bf16
    0x3fee15, // v_mfma_f32_32x32x4f16
    0x402b15, // v_mfma_f32_32x32x8f16
    0x3fb113, // v_mfma_f32_4x4x1f32
    0x410a14, // v_mfma_f32_4x4x2bf16
    0x401813, // v_mfma_f32_4x4x4f16
    0x40a415, // v_mfma_i32_16x16x16i8
    0x406a14, // v_mfma_i32_16x16x4i8
    0x405614, // v_mfma_i32_32x32x4i8
    0x409014, // v_mfma_i32_32x32x8i8
    0x407e12, // v_mfma_i32_4x4x4i8
    0x3b280a, // v_min3_f16
    0x39590a, // v_min3_f32
    0x3b320a, // v_min3_i16
    0x39630a, // v_min3_i32
    0x3b3c0a, // v_min3_u16
    0x396d0a, // v_min3_u32
    0x37ec09, // v_min_f16
    0x366509, // v_min_f32
    0x3c5a09, // v_min_f64
    0x381009, // v_min_i16
    0x367709, // v_min_i32
    0x380709, // v_min_u16
    0x368909, // v_min_u32
    0x321709, // v_mov_b32
    0x3a5811, // v_mqsad_pk_u16_u8
    0x3a690e, // v_mqsad_u32_u8
    0x3a3f09, // v_msad_u8
    0x376a09, // v_mul_f16
    0x362209, // v_mul_f32
    0x3c5109, // v_mul_f64
    0x3c8f0c, // v_mul_hi_i32
    0x363810, // v_mul_hi_i32_i24
    0x3c830c, // v_mul_hi_u32
    0x365510, // v_mul_hi_u32_u24
    0x362b0d, // v_mul_i32_i24
    0x361210, // v_mul_legacy_f32
    0x37b00c, // v_mul_lo_u16
    0x3c770c, // v_mul_lo_u32
    0x36480d, // v_mul_u32_u24
    0x31aa05, // v_nop
    0x342f09, // v_not_b32
    0x3bc109, // v_or3_b32
    0x36cb08, // v_or_b32
    0x3ddc0e, // v_pack_b32_f16
    0x3ac10a, // v_perm_b32
    0x3ec20c, // v_pk_add_f16
    0x3e1a0c, // v_pk_add_i16
    0x3e860c, // v_pk_add_u16
    0x3e5210, // v_pk_ashrrev_i16
    0x38860d, // v_pk_fmac_f16
    0x3eb60c, // v_pk_fma_f16
    0x3e3210, // v_pk_lshlrev_b16
    0x3e4210, // v_pk_lshrrev_b16
    0x3dff0c, // v_pk_mad_i16
    0x3e7a0c, // v_pk_mad_u16
    0x3ee60c, // v_pk_max_f16
    0x3e620c, // v_pk_max_i16
    0x3e9e0c, // v_pk_max_u16
    0x3eda0c, // v_pk_min_f16
    0x3e6e0c, // v_pk_min_i16
    0x3eaa0c, // v_pk_min_u16
    0x3ece0c, // v_pk_mul_f16
    0x3e0b0f, // v_pk_mul_lo_u16
    0x3e260c, // v_pk_sub_i16
    0x3e920c, // v_pk_sub_u16
    0x3a4810, // v_qsad_pk_u16_u8
    0x350909, // v_rcp_f16
    0x33d609, // v_rcp_f32
    0x33f709, // v_rcp_f64
    0x33df0f, // v_rcp_iflag_f32
    0x324213, // v_readfirstlane_b32
    0x3ca60e, // v_readlane_b32
    0x357a0b, // v_rndne_f16
    0x33ae0b, // v_rndne_f32
    0x33780b, // v_rndne_f64
    0x351c09, // v_rsq_f16
    0x33ee09, // v_rsq_f32
    0x340009, // v_rsq_f64
    0x39bb0b, // v_sad_hi_u8
    0x39c609, // v_sad_u16
    0x39cf09, // v_sad_u32
    0x39b308, // v_sad_u8
    0x35c60f, // v_sat_pk_u8_i16
    0x34bb1a, // v_screen_partition_4se_b32
    0x359009, // v_sin_f16
    0x341d09, // v_sin_f32
    0x35120a, // v_sqrt_f16
    0x34090a, // v_sqrt_f32
    0x34130a, // v_sqrt_f64
    0x373c10, // v_subbrev_co_u32
    0x372f0d, // v_subb_co_u32
    0x37130f, // v_subrev_co_u32
    0x375e0c, // v_subrev_f16
    0x36060c, // v_subrev_f32
    0x37a40c, // v_subrev_u16
    0x38360c, // v_subrev_u32
    0x37070c, // v_sub_co_u32
    0x375509, // v_sub_f16
    0x35fd09, // v_sub_f32
    0x3dd309, // v_sub_i16
    0x3dc109, // v_sub_i32
    0x379b09, // v_sub_u16
    0x382d09, // v_sub_u32
    0x35d50a, // v_swap_b32
    0x3d1c10, // v_trig_preop_f64
    0x356f0b, // v_trunc_f16
    0x33990b, // v_trunc_f32
    0x33630b, // v_trunc_f64
    0x3cb40f, // v_writelane_b32
    0x3b1f09, // v_xad_u32
    0x38930a, // v_xnor_b32
    0x36d309, // v_xor_b32
];
