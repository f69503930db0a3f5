// Written by `cargo xtask regen` from amdgpu_isa_cdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "flat_scratch_loflat_scratch_hixnack_mask_loxnack_mask_hivcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetgdsds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_write_addtid_b32ds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_add_rtn_f32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_swizzle_b32ds_permute_b32ds_bpermute_b32ds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_condxchg32_rtn_b64ds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_read_addtid_b32ds_consumeds_appendds_ordered_countds_write_b96ds_write_b128ds_read_b96ds_read_b128mrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3param0param1param2param3param4param5param6param7param8param9param10param11param12param13param14param15param16param17param18param19param20param21param22param23param24param25param26param27param28param29param30param31donecomprvmexpglcslcflat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx3flat_load_dwordx4flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx3flat_store_dwordx4flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2ldsglobal_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx3global_load_dwordx4global_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx3global_store_dwordx4global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_add_f32global_atomic_pk_add_f16global_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx3scratch_load_dwordx4scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx3scratch_store_dwordx4scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hidmaskunorma16tfelwedad16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_get_resinfoimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_sampleimage_sample_climage_sample_dimage_sample_d_climage_sample_limage_sample_bimage_sample_b_climage_sample_lzimage_sample_cimage_sample_c_climage_sample_c_dimage_sample_c_d_climage_sample_c_limage_sample_c_bimage_sample_c_b_climage_sample_c_lzimage_sample_oimage_sample_cl_oimage_sample_d_oimage_sample_d_cl_oimage_sample_l_oimage_sample_b_oimage_sample_b_cl_oimage_sample_lz_oimage_sample_c_oimage_sample_c_cl_oimage_sample_c_d_oimage_sample_c_d_cl_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_b_cl_oimage_sample_c_lz_oimage_gather4image_gather4_climage_gather4himage_gather4_limage_gather4_bimage_gather4_b_climage_gather4_lzimage_gather4_cimage_gather4_c_climage_gather4h_pckimage_gather8h_pckimage_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4_c_lzimage_gather4_oimage_gather4_cl_oimage_gather4_l_oimage_gather4_b_oimage_gather4_b_cl_oimage_gather4_lz_oimage_gather4_c_oimage_gather4_c_cl_oimage_gather4_c_l_oimage_gather4_c_b_oimage_gather4_c_b_cl_oimage_gather4_c_lz_oimage_get_lodimage_sample_cdimage_sample_cd_climage_sample_c_cdimage_sample_c_cd_climage_sample_cd_oimage_sample_cd_cl_oimage_sample_c_cd_oimage_sample_c_cd_cl_oBUF_DATA_FORMAT_INVALIDBUF_DATA_FORMAT_16BUF_DATA_FORMAT_8_8BUF_DATA_FORMAT_32BUF_DATA_FORMAT_16_16BUF_DATA_FORMAT_10_11_11BUF_DATA_FORMAT_11_11_10BUF_DATA_FORMAT_10_10_10_2BUF_DATA_FORMAT_2_10_10_10BUF_DATA_FORMAT_8_8_8_8BUF_DATA_FORMAT_32_32BUF_DATA_FORMAT_16_16_16_16BUF_DATA_FORMAT_32_32_32BUF_DATA_FORMAT_32_32_32_32BUF_DATA_FORMAT_RESERVED_15BUF_NUM_FORMAT_SNORMBUF_NUM_FORMAT_USCALEDBUF_NUM_FORMAT_SSCALEDBUF_NUM_FORMAT_UINTBUF_NUM_FORMAT_SINTBUF_NUM_FORMAT_RESERVED_6BUF_NUM_FORMAT_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx3buffer_load_dwordx4buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx3buffer_store_dwordx4buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_store_lds_dwordbuffer_wbinvl1buffer_wbinvl1_volbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_add_f32buffer_atomic_pk_add_f16buffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2s_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_scratch_load_dwords_scratch_load_dwordx2s_scratch_load_dwordx4s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_store_dwords_store_dwordx2s_store_dwordx4s_scratch_store_dwords_scratch_store_dwordx2s_scratch_store_dwordx4s_buffer_store_dwords_buffer_store_dwordx2s_buffer_store_dwordx4s_dcache_invs_dcache_wbs_dcache_inv_vols_dcache_wb_vols_memtimes_memrealtimes_atc_probes_atc_probe_buffers_dcache_discards_dcache_discard_x2s_buffer_atomic_swaps_buffer_atomic_cmpswaps_buffer_atomic_adds_buffer_atomic_subs_buffer_atomic_smins_buffer_atomic_umins_buffer_atomic_smaxs_buffer_atomic_umaxs_buffer_atomic_ands_buffer_atomic_ors_buffer_atomic_xors_buffer_atomic_incs_buffer_atomic_decs_buffer_atomic_swap_x2s_buffer_atomic_cmpswap_x2s_buffer_atomic_add_x2s_buffer_atomic_sub_x2s_buffer_atomic_smin_x2s_buffer_atomic_umin_x2s_buffer_atomic_smax_x2s_buffer_atomic_umax_x2s_buffer_atomic_and_x2s_buffer_atomic_or_x2s_buffer_atomic_xor_x2s_buffer_atomic_inc_x2s_buffer_atomic_dec_x2s_atomic_swaps_atomic_cmpswaps_atomic_adds_atomic_subs_atomic_smins_atomic_umins_atomic_smaxs_atomic_umaxs_atomic_ands_atomic_ors_atomic_xors_atomic_incs_atomic_decs_atomic_swap_x2s_atomic_cmpswap_x2s_atomic_add_x2s_atomic_sub_x2s_atomic_smin_x2s_atomic_umin_x2s_atomic_smax_x2s_atomic_umax_x2s_atomic_and_x2s_atomic_or_x2s_atomic_xor_x2s_atomic_inc_x2s_atomic_dec_x2s_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_cbranch_joins_abs_i32s_set_gpr_idx_idxs_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_cbranch_g_forks_absdiff_i32s_rfe_restore_b64s_mul_hi_u32s_mul_hi_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_setvskips_set_gpr_idx_ons_cmp_eq_u64s_cmp_lg_u64s_movk_i32s_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32s_cbranch_i_forkHW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_HW_IDHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_set_gpr_idx_offs_set_gpr_idx_modes_endpgm_ordered_ps_done_e32v_interp_p1_f32_e64clampv_interp_p2_f32v_interp_mov_f32v_noprow_maskbank_maskbound_ctrlBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVEdst_seldst_unusedsrc0_selv_mov_b32_dpp_sdwav_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_screen_partition_4se_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_sat_pk_u8_i16v_swap_b32v_cndmask_b32src1_selv_add_f32v_sub_f32v_subrev_f32v_mul_legacy_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_mac_f32v_madmk_f32v_madak_f32v_add_co_u32v_sub_co_u32v_subrev_co_u32v_addc_co_u32v_subb_co_u32v_subbrev_co_u32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_mac_f16v_madmk_f16v_madak_f16v_add_u16v_sub_u16v_subrev_u16v_mul_lo_u16v_lshlrev_b16v_lshrrev_b16v_ashrrev_i16v_max_f16v_min_f16v_max_u16v_max_i16v_min_u16v_min_i16v_ldexp_f16v_add_u32v_sub_u32v_subrev_u32v_dot2c_f32_f16v_dot2c_i32_i16v_dot4c_i32_i8v_dot8c_i32_i4v_fmac_f32v_pk_fmac_f16v_xnor_b32v_mad_legacy_f32v_mad_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_mad_legacy_f16v_mad_legacy_u16v_mad_legacy_i16v_perm_b32v_fma_legacy_f16v_div_fixup_legacy_f16v_cvt_pkaccum_u8_f32v_mad_u32_u16v_mad_i32_i16v_xad_u32v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_lshl_add_u32v_add_lshl_u32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_f16v_mad_u16v_mad_i16v_fma_f16v_div_fixup_f16highv_interp_p1ll_f16v_interp_p1lv_f16v_interp_p2_legacy_f16v_interp_p2_f16v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_ldexp_f32v_readlane_b32v_writelane_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_trig_preop_f64v_bfm_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pkrtz_f16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_add_i32v_sub_i32v_add_i16v_sub_i16v_pack_b32_f16op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_dot2_f32_f16v_dot2_i32_i16v_dot2_u32_u16v_dot4_i32_i8v_dot4_u32_u8v_dot8_i32_i4v_dot8_u32_u4cbszabidblgpv_mfma_f32_32x32x1f32v_mfma_f32_16x16x1f32v_mfma_f32_4x4x1f32v_mfma_f32_32x32x2f32v_mfma_f32_16x16x4f32v_mfma_f32_32x32x4f16v_mfma_f32_16x16x4f16v_mfma_f32_4x4x4f16v_mfma_f32_32x32x8f16v_mfma_f32_16x16x16f16v_mfma_i32_32x32x4i8v_mfma_i32_16x16x4i8v_mfma_i32_4x4x4i8v_mfma_i32_32x32x8i8v_mfma_i32_16x16x16i8v_accvgpr_read_b32v_accvgpr_write_b32v_mfma_f32_32x32x2bf16v_mfma_f32_16x16x2bf16v_mfma_f32_4x4x2bf16v_mfma_f32_32x32x4bf16v_mfma_f32_16x16x8bf16v_cmp_class_f32v_cmpx_class_f32v_cmp_class_f64v_cmpx_class_f64v_cmp_class_f16v_cmpx_class_f16v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i16v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_t_i16v_cmp_f_u16v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmp_t_u16v_cmpx_f_i16v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_t_i16v_cmpx_f_u16v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmpx_t_u16v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64execexeczflat_scratchlds_directpops_exiting_wave_idprivate_baseprivate_limitsccshared_baseshared_limitvccvcczxnack_maskv_accvgpr_readv_accvgpr_writev_mad_mix_f32v_mad_mixhi_f16v_mad_mixlo_f16UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12UC_VERSION_GFX7UC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
    syntax(run(935, 2), 2, 3, [4560, 0, 0, 0, 0]),
    syntax(run(937, 2), 2, 3, [2512, 0, 0, 0, 0]),
    syntax(run(939, 2), 2, 3, [0, 2512, 0, 0, 0]),
    syntax(run(941, 2), 2, 3, [0, 0, 0, 0, 0]),
    syntax(run(943, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(944, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(945, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(946, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(947, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(948, 1), 1, 3, [0, 0, 0, 0, 0]),
    syntax(run(949, 4), 4, 16, [3602, 3584, 0, 0, 0]),
    syntax(run(953, 6), 4, 17, [3584, 2665, 0, 0, 0]),
    syntax(run(959, 4), 4, 16, [3602, 0, 0, 0, 0]),
    syntax(run(963, 6), 4, 18, [3584, 0, 0, 0, 0]),
    syntax(run(969, 4), 3, 19, [0, 0, 0, 0, 0]),
    syntax(run(973, 5), 5, 3, [0, 0, 0, 0, 0]),
    syntax(run(978, 1), 0, 20, [0, 0, 0, 0, 0]),
    syntax(run(979, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(982, 7), 6, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(989, 8), 8, 22, [3601, 0, 0, 0, 0]),
    syntax(run(997, 4), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(1001, 2), 2, 3, [2577, 2624, 0, 0, 0]),
    syntax(run(1003, 3), 2, 20, [2560, 2656, 0, 0, 0]),
    syntax(run(1006, 3), 3, 16, [3601, 4672, 0, 0, 0]),
    syntax(run(1009, 5), 3, 24, [3584, 4704, 0, 0, 0]),
    syntax(run(1014, 3), 3, 16, [5649, 2624, 0, 0, 0]),
    syntax(run(1017, 5), 3, 18, [5632, 2656, 0, 0, 0]),
    syntax(run(1022, 8), 8, 22, [3601, 0, 0, 0, 0]),
    syntax(run(1030, 5), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(1035, 7), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(1042, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1050, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1055, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(1058, 7), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(1065, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1073, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1078, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(1081, 7), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(1088, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1096, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1101, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1106, 5), 3, 24, [5632, 2656, 0, 0, 0]),
    syntax(run(1111, 3), 3, 16, [5649, 4672, 0, 0, 0]),
    syntax(run(1114, 5), 3, 24, [5632, 4704, 0, 0, 0]),
    syntax(run(1119, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1127, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(1130, 7), 6, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(1137, 8), 8, 22, [3601, 0, 0, 0, 0]),
    syntax(run(1145, 5), 3, 18, [3584, 2656, 0, 0, 0]),
    syntax(run(1150, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(1153, 7), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(1160, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1168, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1173, 3), 3, 16, [3601, 2624, 0, 0, 0]),
    syntax(run(1176, 7), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(1183, 8), 8, 26, [3601, 0, 0, 0, 0]),
    syntax(run(1191, 5), 3, 24, [3584, 2656, 0, 0, 0]),
    syntax(run(1196, 2), 2, 3, [3601, 2624, 0, 0, 0]),
    syntax(run(1198, 3), 2, 20, [3584, 2656, 0, 0, 0]),
    syntax(run(1201, 5), 5, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1206, 9), 8, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(1215, 11), 11, 28, [3601, 0, 0, 0, 0]),
    syntax(run(1226, 6), 5, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(1232, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1236, 8), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(1244, 10), 10, 28, [3601, 0, 0, 0, 0]),
    syntax(run(1254, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1260, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(1268, 10), 10, 31, [3601, 0, 0, 0, 0]),
    syntax(run(1278, 6), 4, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(1284, 5), 4, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(1289, 4), 4, 3, [3601, 2624, 0, 3593, 0]),
    syntax(run(1293, 4), 4, 3, [3601, 2624, 3593, 0, 0]),
    syntax(run(1297, 5), 5, 16, [3601, 0, 2624, 3593, 0]),
    syntax(run(1302, 9), 8, 21, [3601, 0, 3616, 3593, 0]),
    syntax(run(1311, 10), 10, 31, [3601, 0, 0, 0, 0]),
    syntax(run(1321, 7), 5, 18, [3584, 0, 2656, 2665, 0]),
    syntax(run(1328, 6), 6, 16, [3601, 0, 2624, 3593, 0]),
    syntax(run(1334, 10), 9, 21, [3601, 0, 3616, 3593, 0]),
    syntax(run(1344, 11), 11, 31, [3601, 0, 0, 0, 0]),
    syntax(run(1355, 8), 6, 18, [3584, 0, 2656, 2665, 0]),
    syntax(run(1363, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1367, 8), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(1375, 10), 10, 28, [3601, 0, 0, 0, 0]),
    syntax(run(1385, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1391, 4), 4, 3, [3601, 2624, 0, 3593, 0]),
    syntax(run(1395, 4), 4, 3, [3601, 2624, 3593, 0, 0]),
    syntax(run(1399, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1403, 8), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(1411, 10), 10, 31, [3601, 0, 0, 0, 0]),
    syntax(run(1421, 6), 4, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(1427, 5), 4, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(1432, 8), 7, 25, [3601, 3616, 3593, 0, 0]),
    syntax(run(1440, 10), 10, 32, [3601, 0, 0, 0, 0]),
    syntax(run(1450, 6), 4, 24, [3584, 2656, 2665, 0, 0]),
    syntax(run(1456, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1460, 8), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(1468, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1474, 4), 4, 16, [3601, 2624, 3593, 0, 0]),
    syntax(run(1478, 8), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(1486, 6), 4, 30, [3584, 2656, 2665, 0, 0]),
    syntax(run(1492, 10), 10, 33, [3601, 0, 0, 0, 0]),
    syntax(run(1502, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1508, 6), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1514, 5), 4, 20, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1519, 6), 4, 34, [5632, 4704, 4713, 4722, 0]),
    syntax(run(1525, 7), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1532, 6), 4, 37, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1538, 7), 5, 38, [3584, 0, 2656, 2665, 2674]),
    syntax(run(1545, 7), 5, 38, [5632, 0, 4704, 4713, 4722]),
    syntax(run(1552, 6), 4, 35, [5632, 4704, 2665, 4722, 0]),
    syntax(run(1558, 6), 4, 35, [9728, 4704, 2665, 8818, 0]),
    syntax(run(1564, 7), 5, 35, [5632, 0, 2656, 2665, 4722]),
    syntax(run(1571, 6), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1577, 6), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1583, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(1588, 7), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1595, 7), 4, 39, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1602, 7), 4, 36, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1609, 6), 3, 40, [3584, 2665, 0, 0, 0]),
    syntax(run(1615, 7), 4, 41, [3584, 2665, 0, 2674, 0]),
    syntax(run(1622, 7), 4, 41, [3584, 2665, 0, 2674, 0]),
    syntax(run(1629, 8), 4, 42, [3584, 2665, 0, 2674, 0]),
    syntax(run(1637, 5), 3, 43, [5632, 4704, 4713, 0, 0]),
    syntax(run(1642, 5), 3, 37, [5632, 4704, 2665, 0, 0]),
    syntax(run(1647, 4), 3, 20, [3584, 2656, 2665, 0, 0]),
    syntax(run(1651, 5), 3, 37, [3584, 2656, 2665, 0, 0]),
    syntax(run(1656, 4), 3, 20, [2560, 2656, 2665, 0, 0]),
    syntax(run(1660, 4), 3, 20, [5632, 2656, 4713, 0, 0]),
    syntax(run(1664, 5), 3, 43, [3584, 2656, 2665, 0, 0]),
    syntax(run(1669, 5), 3, 43, [3584, 2656, 2665, 0, 0]),
    syntax(run(1674, 6), 3, 44, [3584, 2656, 2665, 0, 0]),
    syntax(run(1680, 5), 3, 35, [3584, 2656, 2665, 0, 0]),
    syntax(run(1685, 6), 3, 45, [3584, 2656, 2665, 0, 0]),
    syntax(run(1691, 9), 4, 46, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1700, 8), 3, 47, [3584, 2656, 2665, 0, 0]),
    syntax(run(1708, 9), 4, 46, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1717, 8), 3, 47, [3584, 2656, 2665, 0, 0]),
    syntax(run(1725, 7), 4, 39, [3584, 0, 0, 0, 0]),
    syntax(run(1732, 9), 4, 46, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1741, 7), 4, 48, [3584, 2656, 2665, 2674, 0]),
    syntax(run(1748, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1755, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1762, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1769, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1776, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1783, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1790, 4), 2, 50, [3584, 0, 0, 0, 0]),
    syntax(run(1794, 4), 2, 50, [0, 2656, 0, 0, 0]),
    syntax(run(1798, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1805, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1812, 7), 4, 49, [0, 0, 0, 0, 0]),
    syntax(run(1819, 5), 4, 51, [4608, 2656, 2665, 0, 0]),
    syntax(run(1824, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(1828, 6), 6, 32, [0, 0, 0, 0, 0]),
    syntax(run(1834, 5), 4, 51, [4608, 4704, 2665, 0, 0]),
    syntax(run(1839, 4), 4, 16, [0, 4672, 3593, 0, 0]),
    syntax(run(1843, 5), 4, 51, [4608, 2656, 2665, 0, 0]),
    syntax(run(1848, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(1852, 6), 6, 32, [0, 0, 0, 0, 0]),
    syntax(run(1858, 6), 4, 30, [4608, 2656, 2665, 0, 0]),
    syntax(run(1864, 6), 6, 28, [0, 0, 0, 0, 0]),
    syntax(run(1870, 6), 4, 30, [4608, 2656, 2665, 0, 0]),
    syntax(run(1876, 6), 6, 28, [0, 0, 0, 0, 0]),
    syntax(run(1882, 6), 4, 30, [4608, 4704, 4713, 0, 0]),
    syntax(run(1888, 4), 4, 16, [0, 4672, 5641, 0, 0]),
    syntax(run(1892, 5), 4, 23, [4608, 2656, 2665, 0, 0]),
    syntax(run(1897, 4), 4, 16, [0, 2624, 3593, 0, 0]),
    syntax(run(1901, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(1907, 5), 4, 23, [4608, 2656, 2665, 0, 0]),
    syntax(run(1912, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(1918, 5), 4, 23, [4608, 4704, 4713, 0, 0]),
    syntax(run(1923, 4), 4, 16, [0, 4672, 5641, 0, 0]),
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
    frame(s(12618, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(12637, 4), 1, [0x4000000000000200, 0x1800000000008000, 0x0]),
    frame(s(12637, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x8000000000000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(12820, 4), 1, [0x0, 0x8000000000000, 0x0]),
    frame(s(12824, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(12637, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(12637, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(12820, 4), 1, [0x30000000000000, 0x8000000000000, 0x0]),
    frame(s(12824, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(12820, 4), 1, [0xf0000000000000, 0x8000000000000, 0x0]),
    frame(s(12824, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(12637, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(12637, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(12824, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(12824, 5), 1, [0x830000000000000, 0x0, 0x0]),
    frame(s(12824, 5), 1, [0x0, 0x0, 0x0]),
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
    frame(s(12637, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 286] = [
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
        data_names: run(46, 15),
        number_names: run(61, 7),
    },
    Flag(13, s(6567, 5)),
    Flag(12, s(6572, 5)),
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
    Value(bits(0, 16), Hwreg(run(68, 12))),
    Wide(Named),
    Value(bits(0, 16), Short),
    Optional(bits(0, 16)),
    Value(bits(0, 16), Counters(run(0, 3))),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(80, 11),
            operations: run(91, 13),
        }),
    ),
    Value(bits(0, 16), IndexMode),
    Suffix(s(12618, 4)),
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
    Suffix(s(12637, 4)),
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
    Flag(15, s(12641, 5)),
    OutputModifier(bits(59, 2), true),
    Value(bits(0, 8), Parameter),
    Value(bits(41, 9), Parameter),
    DppControl(bits(40, 9), Wave),
    Number(bits(60, 4), s(12682, 8), AlwaysInHex),
    Number(bits(56, 4), s(12690, 9), AlwaysInHex),
    Number(bits(51, 1), s(12699, 10), Unsigned),
    Flag(45, s(12641, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(12786, 7), run(104, 7), true),
    Choice(bits(43, 2), s(12793, 10), run(111, 4), true),
    Choice(bits(48, 3), s(12803, 8), run(104, 7), true),
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
    Suffix(s(12820, 4)),
    Suffix(s(12824, 5)),
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
    Choice(bits(56, 3), s(13767, 8), run(104, 7), true),
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
    Bools(s(14609, 6), [11, 12, 13, 14], false),
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
    Flag(40, s(15320, 4)),
    Bools(s(14609, 6), [11, 254, 13, 14], false),
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
    Bools(s(14609, 6), [11, 12, 14, 255], false),
    Bools(s(14609, 6), [11, 12, 13, 255], false),
    Bools(s(15813, 9), [59, 60, 14, 255], true),
    Bools(s(15822, 6), [61, 62, 63, 255], false),
    Bools(s(15828, 6), [8, 9, 10, 255], false),
    Bools(s(14609, 6), [11, 12, 255, 255], false),
    Bools(s(15813, 9), [59, 60, 255, 255], true),
    Bools(s(15822, 6), [61, 62, 255, 255], false),
    Bools(s(15828, 6), [8, 9, 255, 255], false),
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
    Bools(s(15813, 9), [59, 60, 14, 255], false),
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
    Number(bits(8, 3), s(16214, 4), Unsigned),
    Number(bits(11, 4), s(16218, 4), Unsigned),
    Number(bits(61, 3), s(16222, 4), Unsigned),
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
    Bools(s(15822, 6), [61, 255, 255, 255], false),
    Bools(s(15828, 6), [8, 255, 255, 255], false),
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
pub static NAMES: [(u16, Str); 115] = [
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
    (2, s(6095, 18)),
    (3, s(6113, 19)),
    (4, s(6132, 18)),
    (5, s(6150, 21)),
    (6, s(6171, 24)),
    (7, s(6195, 24)),
    (8, s(6219, 26)),
    (9, s(6245, 26)),
    (10, s(6271, 23)),
    (11, s(6294, 21)),
    (12, s(6315, 27)),
    (13, s(6342, 24)),
    (14, s(6366, 27)),
    (15, s(6393, 27)),
    (1, s(6420, 20)),
    (2, s(6440, 22)),
    (3, s(6462, 22)),
    (4, s(6484, 19)),
    (5, s(6503, 19)),
    (6, s(6522, 25)),
    (7, s(6547, 20)),
    (1, s(11702, 11)),
    (2, s(11713, 13)),
    (3, s(11726, 14)),
    (4, s(11740, 12)),
    (5, s(11752, 16)),
    (6, s(11768, 16)),
    (7, s(11784, 13)),
    (15, s(11797, 19)),
    (16, s(11816, 13)),
    (17, s(11829, 13)),
    (18, s(11842, 13)),
    (19, s(11855, 13)),
    (1, s(12107, 13)),
    (2, s(12120, 6)),
    (3, s(12126, 11)),
    (4, s(12137, 12)),
    (5, s(12149, 18)),
    (6, s(12167, 14)),
    (7, s(12181, 19)),
    (8, s(12200, 22)),
    (9, s(12222, 16)),
    (10, s(12238, 16)),
    (15, s(12254, 10)),
    (513, s(12264, 9)),
    (514, s(12273, 10)),
    (515, s(12283, 14)),
    (767, s(12297, 6)),
    (768, s(12303, 9)),
    (769, s(12264, 9)),
    (770, s(12273, 10)),
    (771, s(12283, 14)),
    (1023, s(12297, 6)),
    (3841, s(12312, 27)),
    (3842, s(12339, 16)),
    (3844, s(12355, 19)),
    (4095, s(12374, 5)),
    (0, s(12709, 6)),
    (1, s(12715, 6)),
    (2, s(12721, 6)),
    (3, s(12727, 6)),
    (4, s(12733, 6)),
    (5, s(12739, 6)),
    (6, s(12745, 5)),
    (0, s(12750, 10)),
    (1, s(12760, 11)),
    (2, s(12771, 15)),
    (3, s(12750, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 3] = [
    Part {
        name: s(12055, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(12060, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(12066, 7),
        low: bits(8, 4),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 1927] = [
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
    125, 31, 128, 124, 125, 31, 129, 124, 125, 31, 123, 130, 125, 31, 126, 130, 125, 31, 127,
    130, 125, 31, 128, 130, 125, 31, 129, 130, 125, 31, 126, 131, 124, 125, 131, 130, 125,
    124, 125, 132, 133, 134, 135, 132, 135, 134, 133, 134, 135, 133, 132, 133, 136, 134, 135,
    137, 134, 135, 136, 134, 133, 136, 135, 137, 135, 136, 133, 136, 133, 138, 132, 139, 134,
    140, 132, 141, 141, 132, 141, 142, 143, 144, 140, 145, 146, 147, 148, 149, 150, 151, 152,
    150, 153, 154, 155, 156, 148, 149, 157, 151, 152, 150, 158, 154, 155, 156, 159, 160, 161,
    162, 163, 164, 165, 166, 167, 168, 148, 169, 170, 171, 169, 0, 159, 160, 161, 162, 172,
    169, 173, 163, 164, 165, 166, 167, 152, 150, 174, 168, 175, 170, 133, 174, 168, 148, 169,
    176, 152, 150, 177, 155, 156, 148, 178, 170, 152, 179, 174, 155, 156, 172, 169, 173, 163,
    180, 165, 166, 167, 152, 150, 174, 155, 156, 171, 169, 181, 159, 160, 161, 162, 172, 169,
    182, 163, 164, 165, 166, 167, 152, 150, 183, 155, 156, 148, 184, 170, 171, 184, 181, 159,
    160, 161, 162, 172, 184, 182, 163, 180, 165, 166, 167, 152, 185, 183, 155, 156, 148, 169,
    186, 171, 169, 187, 159, 160, 161, 162, 172, 169, 188, 163, 180, 165, 166, 167, 152, 150,
    189, 155, 156, 152, 150, 183, 155, 168, 152, 179, 183, 155, 156, 148, 178, 176, 152, 179,
    177, 155, 156, 172, 169, 182, 163, 180, 165, 166, 167, 148, 184, 190, 171, 184, 191, 159,
    160, 161, 162, 172, 184, 192, 163, 180, 165, 166, 167, 152, 185, 193, 155, 156, 148, 194,
    186, 171, 194, 187, 159, 160, 161, 162, 172, 194, 188, 163, 164, 165, 166, 167, 152, 195,
    189, 155, 156, 148, 184, 186, 171, 184, 187, 159, 160, 161, 162, 172, 184, 188, 163, 180,
    165, 166, 167, 152, 185, 189, 155, 156, 169, 170, 150, 174, 168, 148, 169, 170, 196, 197,
    171, 169, 181, 198, 197, 159, 160, 161, 162, 172, 169, 182, 199, 197, 163, 164, 165, 166,
    167, 200, 152, 150, 183, 153, 201, 168, 148, 169, 170, 196, 171, 169, 181, 198, 159, 160,
    161, 162, 172, 169, 182, 199, 163, 180, 165, 166, 167, 200, 152, 150, 183, 153, 155, 156,
    171, 169, 0, 196, 159, 160, 161, 162, 172, 169, 173, 202, 163, 164, 165, 166, 167, 200,
    152, 150, 174, 203, 155, 168, 152, 150, 174, 203, 168, 169, 170, 204, 196, 169, 170, 196,
    204, 148, 169, 197, 170, 196, 171, 169, 197, 0, 196, 159, 160, 161, 162, 172, 169, 197,
    173, 202, 163, 165, 166, 167, 200, 152, 150, 205, 174, 203, 155, 168, 148, 169, 197, 170,
    196, 197, 171, 169, 197, 0, 196, 197, 159, 160, 161, 162, 172, 169, 197, 173, 202, 197,
    163, 165, 166, 167, 200, 152, 150, 205, 174, 203, 201, 155, 168, 148, 184, 186, 206, 171,
    184, 187, 207, 159, 160, 161, 162, 172, 184, 188, 208, 163, 180, 165, 166, 167, 200, 152,
    185, 189, 209, 155, 156, 184, 186, 210, 206, 184, 186, 206, 210, 148, 194, 190, 211, 171,
    194, 191, 211, 159, 160, 161, 162, 172, 194, 192, 212, 163, 164, 165, 166, 167, 200, 152,
    195, 193, 213, 155, 168, 152, 195, 193, 213, 168, 171, 184, 187, 206, 159, 160, 161, 162,
    172, 184, 188, 214, 163, 180, 165, 166, 167, 200, 152, 185, 189, 215, 155, 156, 148, 169,
    216, 217, 171, 169, 218, 219, 159, 160, 161, 162, 152, 150, 220, 221, 155, 156, 148, 222,
    216, 217, 171, 222, 218, 219, 159, 160, 161, 162, 152, 223, 220, 221, 155, 156, 172, 222,
    224, 225, 163, 180, 165, 166, 167, 200, 150, 183, 153, 226, 155, 156, 150, 174, 203, 227,
    155, 168, 150, 174, 203, 227, 168, 179, 177, 228, 229, 155, 156, 150, 174, 203, 227, 230,
    155, 168, 150, 183, 203, 227, 155, 168, 150, 205, 231, 232, 233, 155, 156, 179, 205, 234,
    235, 236, 155, 156, 237, 238, 203, 239, 155, 168, 240, 238, 203, 241, 155, 168, 237, 205,
    174, 203, 239, 155, 168, 185, 189, 209, 242, 155, 156, 195, 193, 213, 243, 155, 168, 150,
    183, 203, 155, 168, 150, 193, 213, 227, 230, 155, 168, 185, 189, 209, 242, 230, 155, 156,
    195, 193, 213, 243, 230, 155, 168, 150, 153, 154, 244, 155, 156, 150, 153, 154, 242, 244,
    155, 156, 185, 153, 154, 226, 244, 155, 168, 185, 153, 154, 226, 244, 155, 245, 168, 179,
    177, 228, 155, 156, 179, 177, 203, 155, 156, 150, 174, 203, 168, 150, 183, 203, 155, 156,
    133, 174, 203, 168, 237, 174, 246, 168, 150, 183, 153, 155, 168, 223, 183, 153, 155, 156,
    150, 189, 209, 247, 155, 168, 150, 174, 203, 155, 168, 195, 193, 213, 247, 155, 168, 150,
    174, 203, 227, 248, 249, 250, 251, 155, 150, 174, 203, 252, 253, 254, 255, 155, 223, 256,
    257, 258, 248, 249, 250, 251, 155, 223, 256, 257, 252, 253, 254, 255, 155, 185, 259, 260,
    261, 248, 262, 155, 150, 256, 257, 227, 248, 249, 250, 251, 155, 150, 174, 203, 227, 250,
    251, 155, 263, 264, 265, 266, 267, 268, 269, 270, 264, 265, 271, 267, 268, 269, 272, 264,
    265, 273, 267, 268, 269, 263, 274, 275, 266, 267, 268, 269, 270, 274, 275, 271, 267, 268,
    269, 272, 274, 275, 273, 267, 268, 269, 150, 276, 277, 278, 279, 174, 277, 278, 263, 280,
    281, 266, 267, 268, 269, 270, 280, 281, 271, 267, 268, 269, 272, 280, 281, 273, 267, 268,
    269, 152, 135, 183, 203, 168, 148, 197, 170, 196, 172, 282, 182, 202, 167, 200, 152, 135,
    177, 203, 168, 148, 197, 176, 196, 152, 135, 189, 215, 168, 148, 197, 186, 206, 172, 282,
    188, 214, 167, 200, 152, 135, 189, 209, 155, 168, 172, 282, 188, 208, 167, 200, 152, 135,
    183, 153, 155, 168, 172, 282, 182, 199, 167, 200, 152, 135, 177, 228, 155, 168, 148, 197,
    176, 283, 152, 135, 193, 213, 168, 148, 197, 190, 211, 172, 282, 192, 212, 167, 200, 152,
    135, 174, 203, 168, 172, 282, 173, 202, 167, 200, 152, 135, 238, 246, 168, 148, 197, 284,
    285,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1183] = [
    0x1f0e11, // buffer_atomic_add
    0x1fcc15, // buffer_atomic_add_f32
    0x202614, // buffer_atomic_add_x2
    0x1f7811, // buffer_atomic_and
    0x20a214, // buffer_atomic_and_x2
    0x1ef915, // buffer_atomic_cmpswap
    0x200e18, // buffer_atomic_cmpswap_x2
    0x1fbb11, // buffer_atomic_dec
    0x20f114, // buffer_atomic_dec_x2
    0x1faa11, // buffer_atomic_inc
    0x20dd14, // buffer_atomic_inc_x2
    0x1f8910, // buffer_atomic_or
    0x20b613, // buffer_atomic_or_x2
    0x1fe118, // buffer_atomic_pk_add_f16
    0x1f5412, // buffer_atomic_smax
    0x207815, // buffer_atomic_smax_x2
    0x1f3012, // buffer_atomic_smin
    0x204e15, // buffer_atomic_smin_x2
    0x1f1f11, // buffer_atomic_sub
    0x203a14, // buffer_atomic_sub_x2
    0x1ee712, // buffer_atomic_swap
    0x1ff915, // buffer_atomic_swap_x2
    0x1f6612, // buffer_atomic_umax
    0x208d15, // buffer_atomic_umax_x2
    0x1f4212, // buffer_atomic_umin
    0x206315, // buffer_atomic_umin_x2
    0x1f9911, // buffer_atomic_xor
    0x20c914, // buffer_atomic_xor_x2
    0x1d0711, // buffer_load_dword
    0x1d1813, // buffer_load_dwordx2
    0x1d2b13, // buffer_load_dwordx3
    0x1d3e13, // buffer_load_dwordx4
    0x1e7a1b, // buffer_load_format_d16_hi_x
    0x1bf118, // buffer_load_format_d16_x
    0x1c0919, // buffer_load_format_d16_xy
    0x1c221a, // buffer_load_format_d16_xyz
    0x1c3c1b, // buffer_load_format_d16_xyzw
    0x1b4114, // buffer_load_format_x
    0x1b5515, // buffer_load_format_xy
    0x1b6a16, // buffer_load_format_xyz
    0x1b8017, // buffer_load_format_xyzw
    0x1cd211, // buffer_load_sbyte
    0x1e2015, // buffer_load_sbyte_d16
    0x1e3518, // buffer_load_sbyte_d16_hi
    0x1e4d15, // buffer_load_short_d16
    0x1e6218, // buffer_load_short_d16_hi
    0x1cf512, // buffer_load_sshort
    0x1cc111, // buffer_load_ubyte
    0x1df315, // buffer_load_ubyte_d16
    0x1e0818, // buffer_load_ubyte_d16_hi
    0x1ce312, // buffer_load_ushort
    0x1d5111, // buffer_store_byte
    0x1d6218, // buffer_store_byte_d16_hi
    0x1da512, // buffer_store_dword
    0x1db714, // buffer_store_dwordx2
    0x1dcb14, // buffer_store_dwordx3
    0x1ddf14, // buffer_store_dwordx4
    0x1e951c, // buffer_store_format_d16_hi_x
    0x1c5719, // buffer_store_format_d16_x
    0x1c701a, // buffer_store_format_d16_xy
    0x1c8a1b, // buffer_store_format_d16_xyz
    0x1ca51c, // buffer_store_format_d16_xyzw
    0x1b9715, // buffer_store_format_x
    0x1bac16, // buffer_store_format_xy
    0x1bc217, // buffer_store_format_xyz
    0x1bd918, // buffer_store_format_xyzw
    0x1eb116, // buffer_store_lds_dword
    0x1d7a12, // buffer_store_short
    0x1d8c19, // buffer_store_short_d16_hi
    0x1ec70e, // buffer_wbinvl1
    0x1ed512, // buffer_wbinvl1_vol
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
    0x2b460d, // s_absdiff_i32
    0x293209, // s_abs_i32
    0x29d10a, // s_addc_u32
    0x2d920a, // s_addk_i32
    0x29bf09, // s_add_i32
    0x29ad09, // s_add_u32
    0x294c14, // s_andn1_saveexec_b64
    0x297312, // s_andn1_wrexec_b64
    0x2a570b, // s_andn2_b32
    0x2a620b, // s_andn2_b64
    0x287514, // s_andn2_saveexec_b64
    0x298512, // s_andn2_wrexec_b64
    0x2a2309, // s_and_b32
    0x2a2c09, // s_and_b64
    0x284012, // s_and_saveexec_b64
    0x2ae30a, // s_ashr_i32
    0x2aed0a, // s_ashr_i64
    0x22ec0b, // s_atc_probe
    0x22f712, // s_atc_probe_buffer
    0x256e0c, // s_atomic_add
    0x26180f, // s_atomic_add_x2
    0x25ba0c, // s_atomic_and
    0x26760f, // s_atomic_and_x2
    0x255e10, // s_atomic_cmpswap
    0x260513, // s_atomic_cmpswap_x2
    0x25e90c, // s_atomic_dec
    0x26b10f, // s_atomic_dec_x2
    0x25dd0c, // s_atomic_inc
    0x26a20f, // s_atomic_inc_x2
    0x25c60b, // s_atomic_or
    0x26850e, // s_atomic_or_x2
    0x25a00d, // s_atomic_smax
    0x265610, // s_atomic_smax_x2
    0x25860d, // s_atomic_smin
    0x263610, // s_atomic_smin_x2
    0x257a0c, // s_atomic_sub
    0x26270f, // s_atomic_sub_x2
    0x25510d, // s_atomic_swap
    0x25f510, // s_atomic_swap_x2
    0x25ad0d, // s_atomic_umax
    0x266610, // s_atomic_umax_x2
    0x25930d, // s_atomic_umin
    0x264610, // s_atomic_umin_x2
    0x25d10c, // s_atomic_xor
    0x26930f, // s_atomic_xor_x2
    0x2f0509, // s_barrier
    0x271e0f, // s_bcnt0_i32_b32
    0x272d0f, // s_bcnt0_i32_b64
    0x273c0f, // s_bcnt1_i32_b32
    0x274b0f, // s_bcnt1_i32_b64
    0x2b1b09, // s_bfe_i32
    0x2b2d09, // s_bfe_i64
    0x2b1209, // s_bfe_u32
    0x2b2409, // s_bfe_u64
    0x2af709, // s_bfm_b32
    0x2b0009, // s_bfm_b64
    0x2c7b0d, // s_bitcmp0_b32
    0x2c950d, // s_bitcmp0_b64
    0x2c880d, // s_bitcmp1_b32
    0x2ca20d, // s_bitcmp1_b64
    0x299716, // s_bitreplicate_b64_b32
    0x27e10d, // s_bitset0_b32
    0x27ee0d, // s_bitset0_b64
    0x27fb0d, // s_bitset1_b32
    0x28080d, // s_bitset1_b64
    0x2e9d08, // s_branch
    0x270a0a, // s_brev_b32
    0x27140a, // s_brev_b64
    0x235713, // s_buffer_atomic_add
    0x245c16, // s_buffer_atomic_add_x2
    0x23cd13, // s_buffer_atomic_and
    0x24e416, // s_buffer_atomic_and_x2
    0x234017, // s_buffer_atomic_cmpswap
    0x24421a, // s_buffer_atomic_cmpswap_x2
    0x241813, // s_buffer_atomic_dec
    0x253b16, // s_buffer_atomic_dec_x2
    0x240513, // s_buffer_atomic_inc
    0x252516, // s_buffer_atomic_inc_x2
    0x23e012, // s_buffer_atomic_or
    0x24fa15, // s_buffer_atomic_or_x2
    0x23a514, // s_buffer_atomic_smax
    0x24b617, // s_buffer_atomic_smax_x2
    0x237d14, // s_buffer_atomic_smin
    0x248817, // s_buffer_atomic_smin_x2
    0x236a13, // s_buffer_atomic_sub
    0x247216, // s_buffer_atomic_sub_x2
    0x232c14, // s_buffer_atomic_swap
    0x242b17, // s_buffer_atomic_swap_x2
    0x23b914, // s_buffer_atomic_umax
    0x24cd17, // s_buffer_atomic_umax_x2
    0x239114, // s_buffer_atomic_umin
    0x249f17, // s_buffer_atomic_umin_x2
    0x23f213, // s_buffer_atomic_xor
    0x250f16, // s_buffer_atomic_xor_x2
    0x218a13, // s_buffer_load_dword
    0x21dc16, // s_buffer_load_dwordx16
    0x219d15, // s_buffer_load_dwordx2
    0x21b215, // s_buffer_load_dwordx4
    0x21c715, // s_buffer_load_dwordx8
    0x226014, // s_buffer_store_dword
    0x227416, // s_buffer_store_dwordx2
    0x228a16, // s_buffer_store_dwordx4
    0x2e860a, // s_call_b64
    0x30ab11, // s_cbranch_cdbgsys
    0x30e71a, // s_cbranch_cdbgsys_and_user
    0x30ce19, // s_cbranch_cdbgsys_or_user
    0x30bc12, // s_cbranch_cdbguser
    0x2ef510, // s_cbranch_execnz
    0x2ee60f, // s_cbranch_execz
    0x2b3610, // s_cbranch_g_fork
    0x2da610, // s_cbranch_i_fork
    0x29240e, // s_cbranch_join
    0x2ead0e, // s_cbranch_scc0
    0x2ebb0e, // s_cbranch_scc1
    0x2ed70f, // s_cbranch_vccnz
    0x2ec90e, // s_cbranch_vccz
    0x2ceb0b, // s_cmovk_i32
    0x26d20a, // s_cmov_b32
    0x26dc0a, // s_cmov_b64
    0x2cf60d, // s_cmpk_eq_i32
    0x2d440d, // s_cmpk_eq_u32
    0x2d1d0d, // s_cmpk_ge_i32
    0x2d6b0d, // s_cmpk_ge_u32
    0x2d100d, // s_cmpk_gt_i32
    0x2d5e0d, // s_cmpk_gt_u32
    0x2d370d, // s_cmpk_le_i32
    0x2d850d, // s_cmpk_le_u32
    0x2d030d, // s_cmpk_lg_i32
    0x2d510d, // s_cmpk_lg_u32
    0x2d2a0d, // s_cmpk_lt_i32
    0x2d780d, // s_cmpk_lt_u32
    0x2beb0c, // s_cmp_eq_i32
    0x2c330c, // s_cmp_eq_u32
    0x2cc90c, // s_cmp_eq_u64
    0x2c0f0c, // s_cmp_ge_i32
    0x2c570c, // s_cmp_ge_u32
    0x2c030c, // s_cmp_gt_i32
    0x2c4b0c, // s_cmp_gt_u32
    0x2c270c, // s_cmp_le_i32
    0x2c6f0c, // s_cmp_le_u32
    0x2bf70c, // s_cmp_lg_i32
    0x2c3f0c, // s_cmp_lg_u32
    0x2cd50c, // s_cmp_lg_u64
    0x2c1b0c, // s_cmp_lt_i32
    0x2c630c, // s_cmp_lt_u32
    0x2a090d, // s_cselect_b32
    0x2a160d, // s_cselect_b64
    0x230910, // s_dcache_discard
    0x231913, // s_dcache_discard_x2
    0x22a00c, // s_dcache_inv
    0x22b710, // s_dcache_inv_vol
    0x22ac0b, // s_dcache_wb
    0x22c70f, // s_dcache_wb_vol
    0x30910e, // s_decperflevel
    0x2e9508, // s_endpgm
    0x313218, // s_endpgm_ordered_ps_done
    0x31010e, // s_endpgm_saved
    0x275a0d, // s_ff0_i32_b32
    0x27670d, // s_ff0_i32_b64
    0x27740d, // s_ff1_i32_b32
    0x27810d, // s_ff1_i32_b64
    0x27ac0b, // s_flbit_i32
    0x278e0f, // s_flbit_i32_b32
    0x279d0f, // s_flbit_i32_b64
    0x27b70f, // s_flbit_i32_i64
    0x28150b, // s_getpc_b64
    0x2e5c0c, // s_getreg_b32
    0x30770c, // s_icache_inv
    0x30830e, // s_incperflevel
    0x21050c, // s_load_dword
    0x213b0f, // s_load_dwordx16
    0x21110e, // s_load_dwordx2
    0x211f0e, // s_load_dwordx4
    0x212d0e, // s_load_dwordx8
    0x2b7c0f, // s_lshl1_add_u32
    0x2b8b0f, // s_lshl2_add_u32
    0x2b9a0f, // s_lshl3_add_u32
    0x2ba90f, // s_lshl4_add_u32
    0x2abb0a, // s_lshl_b32
    0x2ac50a, // s_lshl_b64
    0x2acf0a, // s_lshr_b32
    0x2ad90a, // s_lshr_b64
    0x29f709, // s_max_i32
    0x2a0009, // s_max_u32
    0x22df0d, // s_memrealtime
    0x22d609, // s_memtime
    0x29e509, // s_min_i32
    0x29ee09, // s_min_u32
    0x2ce10a, // s_movk_i32
    0x290a0d, // s_movreld_b32
    0x29170d, // s_movreld_b64
    0x28f00d, // s_movrels_b32
    0x28fd0d, // s_movrels_b64
    0x26c009, // s_mov_b32
    0x26c909, // s_mov_b64
    0x2d9c0a, // s_mulk_i32
    0x2b700c, // s_mul_hi_i32
    0x2b640c, // s_mul_hi_u32
    0x2b0909, // s_mul_i32
    0x2a810a, // s_nand_b32
    0x2a8b0a, // s_nand_b64
    0x289c13, // s_nand_saveexec_b64
    0x2e9005, // s_nop
    0x2a9509, // s_nor_b32
    0x2a9e09, // s_nor_b64
    0x28af12, // s_nor_saveexec_b64
    0x26e609, // s_not_b32
    0x26ef09, // s_not_b64
    0x296013, // s_orn1_saveexec_b64
    0x2a6d0a, // s_orn2_b32
    0x2a770a, // s_orn2_b64
    0x288913, // s_orn2_saveexec_b64
    0x2a3508, // s_or_b32
    0x2a3d08, // s_or_b64
    0x285211, // s_or_saveexec_b64
    0x2bda11, // s_pack_hh_b32_b16
    0x2bc911, // s_pack_lh_b32_b16
    0x2bb811, // s_pack_ll_b32_b16
    0x28d40e, // s_quadmask_b32
    0x28e20e, // s_quadmask_b64
    0x283709, // s_rfe_b64
    0x2b5311, // s_rfe_restore_b64
    0x214a14, // s_scratch_load_dword
    0x215e16, // s_scratch_load_dwordx2
    0x217416, // s_scratch_load_dwordx4
    0x221d15, // s_scratch_store_dword
    0x223217, // s_scratch_store_dwordx2
    0x224917, // s_scratch_store_dwordx4
    0x305b09, // s_sendmsg
    0x30640d, // s_sendmsghalt
    0x2f3209, // s_sethalt
    0x2f0e09, // s_setkill
    0x28200b, // s_setpc_b64
    0x2f4209, // s_setprio
    0x2e680c, // s_setreg_b32
    0x2e7412, // s_setreg_imm32_b32
    0x2caf0a, // s_setvskip
    0x293b11, // s_set_gpr_idx_idx
    0x312012, // s_set_gpr_idx_mode
    0x310f11, // s_set_gpr_idx_off
    0x2cb910, // s_set_gpr_idx_on
    0x27d30e, // s_sext_i32_i16
    0x27c60d, // s_sext_i32_i8
    0x2f3b07, // s_sleep
    0x21f20d, // s_store_dword
    0x21ff0f, // s_store_dwordx2
    0x220e0f, // s_store_dwordx4
    0x29db0a, // s_subb_u32
    0x29c809, // s_sub_i32
    0x29b609, // s_sub_u32
    0x282b0c, // s_swappc_b64
    0x307106, // s_trap
    0x309f0c, // s_ttracedata
    0x2f2909, // s_waitcnt
    0x2ea508, // s_wakeup
    0x26f809, // s_wqm_b32
    0x270109, // s_wqm_b64
    0x2aa70a, // s_xnor_b32
    0x2ab10a, // s_xnor_b64
    0x28c113, // s_xnor_saveexec_b64
    0x2a4509, // s_xor_b32
    0x2a4e09, // s_xor_b64
    0x286312, // s_xor_saveexec_b64
    0x1a6919, // tbuffer_load_format_d16_x
    0x1a821a, // tbuffer_load_format_d16_xy
    0x1a9c1b, // tbuffer_load_format_d16_xyz
    0x1ab71c, // tbuffer_load_format_d16_xyzw
    0x19b115, // tbuffer_load_format_x
    0x19c616, // tbuffer_load_format_xy
    0x19dc17, // tbuffer_load_format_xyz
    0x19f318, // tbuffer_load_format_xyzw
    0x1ad31a, // tbuffer_store_format_d16_x
    0x1aed1b, // tbuffer_store_format_d16_xy
    0x1b081c, // tbuffer_store_format_d16_xyz
    0x1b241d, // tbuffer_store_format_d16_xyzw
    0x1a0b16, // tbuffer_store_format_x
    0x1a2117, // tbuffer_store_format_xy
    0x1a3818, // tbuffer_store_format_xyz
    0x1a5019, // tbuffer_store_format_xyzw
    0x409412, // v_accvgpr_read_b32
    0x40a613, // v_accvgpr_write_b32
    0x3b790a, // v_add3_u32
    0x36fd0d, // v_addc_co_u32
    0x36d60c, // v_add_co_u32
    0x372709, // v_add_f16
    0x35cf09, // v_add_f32
    0x3c2309, // v_add_f64
    0x3da509, // v_add_i16
    0x3d9309, // v_add_i32
    0x3b6b0e, // v_add_lshl_u32
    0x376d09, // v_add_u16
    0x37ff09, // v_add_u32
    0x39170e, // v_alignbit_b32
    0x39250f, // v_alignbyte_b32
    0x369d09, // v_and_b32
    0x3b900c, // v_and_or_b32
    0x37b10d, // v_ashrrev_i16
    0x36830d, // v_ashrrev_i32
    0x3cea0d, // v_ashrrev_i64
    0x3c9e0e, // v_bcnt_u32_b32
    0x38e409, // v_bfe_i32
    0x38db09, // v_bfe_u32
    0x38ed09, // v_bfi_b32
    0x3d0709, // v_bfm_b32
    0x34130b, // v_bfrev_b32
    0x35400a, // v_ceil_f16
    0x337f0a, // v_ceil_f32
    0x33490a, // v_ceil_f64
    0x348d09, // v_clrexcp
    0x417210, // v_cmpx_class_f16
    0x413410, // v_cmpx_class_f32
    0x415310, // v_cmpx_class_f64
    0x425f0d, // v_cmpx_eq_f16
    0x43f70d, // v_cmpx_eq_f32
    0x458f0d, // v_cmpx_eq_f64
    0x471f0d, // v_cmpx_eq_i16
    0x48a70d, // v_cmpx_eq_i32
    0x4a2f0d, // v_cmpx_eq_i64
    0x47850d, // v_cmpx_eq_u16
    0x490d0d, // v_cmpx_eq_u32
    0x4a950d, // v_cmpx_eq_u64
    0x42460c, // v_cmpx_f_f16
    0x43de0c, // v_cmpx_f_f32
    0x45760c, // v_cmpx_f_f64
    0x47060c, // v_cmpx_f_i16
    0x488e0c, // v_cmpx_f_i32
    0x4a160c, // v_cmpx_f_i64
    0x476c0c, // v_cmpx_f_u16
    0x48f40c, // v_cmpx_f_u32
    0x4a7c0c, // v_cmpx_f_u64
    0x42930d, // v_cmpx_ge_f16
    0x442b0d, // v_cmpx_ge_f32
    0x45c30d, // v_cmpx_ge_f64
    0x47530d, // v_cmpx_ge_i16
    0x48db0d, // v_cmpx_ge_i32
    0x4a630d, // v_cmpx_ge_i64
    0x47b90d, // v_cmpx_ge_u16
    0x49410d, // v_cmpx_ge_u32
    0x4ac90d, // v_cmpx_ge_u64
    0x42790d, // v_cmpx_gt_f16
    0x44110d, // v_cmpx_gt_f32
    0x45a90d, // v_cmpx_gt_f64
    0x47390d, // v_cmpx_gt_i16
    0x48c10d, // v_cmpx_gt_i32
    0x4a490d, // v_cmpx_gt_i64
    0x479f0d, // v_cmpx_gt_u16
    0x49270d, // v_cmpx_gt_u32
    0x4aaf0d, // v_cmpx_gt_u64
    0x426c0d, // v_cmpx_le_f16
    0x44040d, // v_cmpx_le_f32
    0x459c0d, // v_cmpx_le_f64
    0x472c0d, // v_cmpx_le_i16
    0x48b40d, // v_cmpx_le_i32
    0x4a3c0d, // v_cmpx_le_i64
    0x47920d, // v_cmpx_le_u16
    0x491a0d, // v_cmpx_le_u32
    0x4aa20d, // v_cmpx_le_u64
    0x42860d, // v_cmpx_lg_f16
    0x441e0d, // v_cmpx_lg_f32
    0x45b60d, // v_cmpx_lg_f64
    0x42520d, // v_cmpx_lt_f16
    0x43ea0d, // v_cmpx_lt_f32
    0x45820d, // v_cmpx_lt_f64
    0x47120d, // v_cmpx_lt_i16
    0x489a0d, // v_cmpx_lt_i32
    0x4a220d, // v_cmpx_lt_i64
    0x47780d, // v_cmpx_lt_u16
    0x49000d, // v_cmpx_lt_u32
    0x4a880d, // v_cmpx_lt_u64
    0x42f00e, // v_cmpx_neq_f16
    0x44880e, // v_cmpx_neq_f32
    0x46200e, // v_cmpx_neq_f64
    0x47460d, // v_cmpx_ne_i16
    0x48ce0d, // v_cmpx_ne_i32
    0x4a560d, // v_cmpx_ne_i64
    0x47ac0d, // v_cmpx_ne_u16
    0x49340d, // v_cmpx_ne_u32
    0x4abc0d, // v_cmpx_ne_u64
    0x42b80e, // v_cmpx_nge_f16
    0x44500e, // v_cmpx_nge_f32
    0x45e80e, // v_cmpx_nge_f64
    0x42d40e, // v_cmpx_ngt_f16
    0x446c0e, // v_cmpx_ngt_f32
    0x46040e, // v_cmpx_ngt_f64
    0x42e20e, // v_cmpx_nle_f16
    0x447a0e, // v_cmpx_nle_f32
    0x46120e, // v_cmpx_nle_f64
    0x42c60e, // v_cmpx_nlg_f16
    0x445e0e, // v_cmpx_nlg_f32
    0x45f60e, // v_cmpx_nlg_f64
    0x42fe0e, // v_cmpx_nlt_f16
    0x44960e, // v_cmpx_nlt_f32
    0x462e0e, // v_cmpx_nlt_f64
    0x42a00c, // v_cmpx_o_f16
    0x44380c, // v_cmpx_o_f32
    0x45d00c, // v_cmpx_o_f64
    0x430c0e, // v_cmpx_tru_f16
    0x44a40e, // v_cmpx_tru_f32
    0x463c0e, // v_cmpx_tru_f64
    0x47600c, // v_cmpx_t_i16
    0x48e80c, // v_cmpx_t_i32
    0x4a700c, // v_cmpx_t_i64
    0x47c60c, // v_cmpx_t_u16
    0x494e0c, // v_cmpx_t_u32
    0x4ad60c, // v_cmpx_t_u64
    0x42ac0c, // v_cmpx_u_f16
    0x44440c, // v_cmpx_u_f32
    0x45dc0c, // v_cmpx_u_f64
    0x41630f, // v_cmp_class_f16
    0x41250f, // v_cmp_class_f32
    0x41440f, // v_cmp_class_f64
    0x41990c, // v_cmp_eq_f16
    0x43310c, // v_cmp_eq_f32
    0x44c90c, // v_cmp_eq_f64
    0x46610c, // v_cmp_eq_i16
    0x47e90c, // v_cmp_eq_i32
    0x49710c, // v_cmp_eq_i64
    0x46bf0c, // v_cmp_eq_u16
    0x48470c, // v_cmp_eq_u32
    0x49cf0c, // v_cmp_eq_u64
    0x41820b, // v_cmp_f_f16
    0x431a0b, // v_cmp_f_f32
    0x44b20b, // v_cmp_f_f64
    0x464a0b, // v_cmp_f_i16
    0x47d20b, // v_cmp_f_i32
    0x495a0b, // v_cmp_f_i64
    0x46a80b, // v_cmp_f_u16
    0x48300b, // v_cmp_f_u32
    0x49b80b, // v_cmp_f_u64
    0x41c90c, // v_cmp_ge_f16
    0x43610c, // v_cmp_ge_f32
    0x44f90c, // v_cmp_ge_f64
    0x46910c, // v_cmp_ge_i16
    0x48190c, // v_cmp_ge_i32
    0x49a10c, // v_cmp_ge_i64
    0x46ef0c, // v_cmp_ge_u16
    0x48770c, // v_cmp_ge_u32
    0x49ff0c, // v_cmp_ge_u64
    0x41b10c, // v_cmp_gt_f16
    0x43490c, // v_cmp_gt_f32
    0x44e10c, // v_cmp_gt_f64
    0x46790c, // v_cmp_gt_i16
    0x48010c, // v_cmp_gt_i32
    0x49890c, // v_cmp_gt_i64
    0x46d70c, // v_cmp_gt_u16
    0x485f0c, // v_cmp_gt_u32
    0x49e70c, // v_cmp_gt_u64
    0x41a50c, // v_cmp_le_f16
    0x433d0c, // v_cmp_le_f32
    0x44d50c, // v_cmp_le_f64
    0x466d0c, // v_cmp_le_i16
    0x47f50c, // v_cmp_le_i32
    0x497d0c, // v_cmp_le_i64
    0x46cb0c, // v_cmp_le_u16
    0x48530c, // v_cmp_le_u32
    0x49db0c, // v_cmp_le_u64
    0x41bd0c, // v_cmp_lg_f16
    0x43550c, // v_cmp_lg_f32
    0x44ed0c, // v_cmp_lg_f64
    0x418d0c, // v_cmp_lt_f16
    0x43250c, // v_cmp_lt_f32
    0x44bd0c, // v_cmp_lt_f64
    0x46550c, // v_cmp_lt_i16
    0x47dd0c, // v_cmp_lt_i32
    0x49650c, // v_cmp_lt_i64
    0x46b30c, // v_cmp_lt_u16
    0x483b0c, // v_cmp_lt_u32
    0x49c30c, // v_cmp_lt_u64
    0x421f0d, // v_cmp_neq_f16
    0x43b70d, // v_cmp_neq_f32
    0x454f0d, // v_cmp_neq_f64
    0x46850c, // v_cmp_ne_i16
    0x480d0c, // v_cmp_ne_i32
    0x49950c, // v_cmp_ne_i64
    0x46e30c, // v_cmp_ne_u16
    0x486b0c, // v_cmp_ne_u32
    0x49f30c, // v_cmp_ne_u64
    0x41eb0d, // v_cmp_nge_f16
    0x43830d, // v_cmp_nge_f32
    0x451b0d, // v_cmp_nge_f64
    0x42050d, // v_cmp_ngt_f16
    0x439d0d, // v_cmp_ngt_f32
    0x45350d, // v_cmp_ngt_f64
    0x42120d, // v_cmp_nle_f16
    0x43aa0d, // v_cmp_nle_f32
    0x45420d, // v_cmp_nle_f64
    0x41f80d, // v_cmp_nlg_f16
    0x43900d, // v_cmp_nlg_f32
    0x45280d, // v_cmp_nlg_f64
    0x422c0d, // v_cmp_nlt_f16
    0x43c40d, // v_cmp_nlt_f32
    0x455c0d, // v_cmp_nlt_f64
    0x41d50b, // v_cmp_o_f16
    0x436d0b, // v_cmp_o_f32
    0x45050b, // v_cmp_o_f64
    0x42390d, // v_cmp_tru_f16
    0x43d10d, // v_cmp_tru_f32
    0x45690d, // v_cmp_tru_f64
    0x469d0b, // v_cmp_t_i16
    0x48250b, // v_cmp_t_i32
    0x49ad0b, // v_cmp_t_i64
    0x46fb0b, // v_cmp_t_u16
    0x48830b, // v_cmp_t_u32
    0x4a0b0b, // v_cmp_t_u64
    0x41e00b, // v_cmp_u_f16
    0x43780b, // v_cmp_u_f32
    0x45100b, // v_cmp_u_f64
    0x35ba0d, // v_cndmask_b32
    0x357409, // v_cos_f16
    0x340109, // v_cos_f32
    0x38ab0c, // v_cubeid_f32
    0x38cf0c, // v_cubema_f32
    0x38b70c, // v_cubesc_f32
    0x38c30c, // v_cubetc_f32
    0x327e0d, // v_cvt_f16_f32
    0x34bd0d, // v_cvt_f16_i16
    0x34b00d, // v_cvt_f16_u16
    0x328b0d, // v_cvt_f32_f16
    0x32ca0d, // v_cvt_f32_f64
    0x324a0d, // v_cvt_f32_i32
    0x32570d, // v_cvt_f32_u32
    0x32e410, // v_cvt_f32_ubyte0
    0x32f410, // v_cvt_f32_ubyte1
    0x330410, // v_cvt_f32_ubyte2
    0x331410, // v_cvt_f32_ubyte3
    0x32d70d, // v_cvt_f64_f32
    0x323d0d, // v_cvt_f64_i32
    0x33310d, // v_cvt_f64_u32
    0x32a911, // v_cvt_flr_i32_f32
    0x34d70d, // v_cvt_i16_f16
    0x32710d, // v_cvt_i32_f32
    0x32300d, // v_cvt_i32_f64
    0x357d12, // v_cvt_norm_i16_f16
    0x358f12, // v_cvt_norm_u16_f16
    0x32ba10, // v_cvt_off_f32_i4
    0x3acc14, // v_cvt_pkaccum_u8_f32
    0x3d6b14, // v_cvt_pknorm_i16_f16
    0x3d1014, // v_cvt_pknorm_i16_f32
    0x3d7f14, // v_cvt_pknorm_u16_f16
    0x3d2414, // v_cvt_pknorm_u16_f32
    0x3d3813, // v_cvt_pkrtz_f16_f32
    0x3d5b10, // v_cvt_pk_i16_i32
    0x3d4b10, // v_cvt_pk_u16_u32
    0x39b30f, // v_cvt_pk_u8_f32
    0x329811, // v_cvt_rpi_i32_f32
    0x34ca0d, // v_cvt_u16_f16
    0x32640d, // v_cvt_u32_f32
    0x33240d, // v_cvt_u32_f64
    0x3bc90f, // v_div_fixup_f16
    0x39c20f, // v_div_fixup_f32
    0x39d10f, // v_div_fixup_f64
    0x3ab616, // v_div_fixup_legacy_f16
    0x39fe0e, // v_div_fmas_f32
    0x3a0c0e, // v_div_fmas_f64
    0x39e00f, // v_div_scale_f32
    0x39ef0f, // v_div_scale_f64
    0x381d0f, // v_dot2c_f32_f16
    0x382c0f, // v_dot2c_i32_i16
    0x3ef80e, // v_dot2_f32_f16
    0x3f060e, // v_dot2_i32_i16
    0x3f140e, // v_dot2_u32_u16
    0x383b0e, // v_dot4c_i32_i8
    0x3f220d, // v_dot4_i32_i8
    0x3f2f0d, // v_dot4_u32_u8
    0x38490e, // v_dot8c_i32_i4
    0x3f3c0d, // v_dot8_i32_i4
    0x3f490d, // v_dot8_u32_u4
    0x350909, // v_exp_f16
    0x339f09, // v_exp_f32
    0x34320a, // v_ffbh_i32
    0x341e0a, // v_ffbh_u32
    0x34280a, // v_ffbl_b32
    0x35350b, // v_floor_f16
    0x33940b, // v_floor_f32
    0x335e0b, // v_floor_f64
    0x38570a, // v_fmac_f32
    0x3bc009, // v_fma_f16
    0x38f609, // v_fma_f32
    0x38ff09, // v_fma_f64
    0x3aa610, // v_fma_legacy_f16
    0x35600b, // v_fract_f16
    0x33690b, // v_fract_f32
    0x345f0b, // v_fract_f64
    0x352213, // v_frexp_exp_i16_f16
    0x346a13, // v_frexp_exp_i32_f32
    0x343c13, // v_frexp_exp_i32_f64
    0x351210, // v_frexp_mant_f16
    0x347d10, // v_frexp_mant_f32
    0x344f10, // v_frexp_mant_f64
    0x317510, // v_interp_mov_f32
    0x3bdc11, // v_interp_p1ll_f16
    0x3bed11, // v_interp_p1lv_f16
    0x314e0f, // v_interp_p1_f32
    0x3c140f, // v_interp_p2_f16
    0x31660f, // v_interp_p2_f32
    0x3bfe16, // v_interp_p2_legacy_f16
    0x37f40b, // v_ldexp_f16
    0x3c760b, // v_ldexp_f32
    0x3c470b, // v_ldexp_f64
    0x390809, // v_lerp_u8
    0x350009, // v_log_f16
    0x33a809, // v_log_f32
    0x37970d, // v_lshlrev_b16
    0x36900d, // v_lshlrev_b32
    0x3cd00d, // v_lshlrev_b64
    0x3b5d0e, // v_lshl_add_u32
    0x3b830d, // v_lshl_or_b32
    0x37a40d, // v_lshrrev_b16
    0x36760d, // v_lshrrev_b32
    0x3cdd0d, // v_lshrrev_b64
    0x374e09, // v_mac_f16
    0x36b709, // v_mac_f32
    0x37620b, // v_madak_f16
    0x36cb0b, // v_madak_f32
    0x37570b, // v_madmk_f16
    0x36c00b, // v_madmk_f32
    0x3ba509, // v_mad_f16
    0x388809, // v_mad_f32
    0x3bb709, // v_mad_i16
    0x3aed0d, // v_mad_i32_i16
    0x38910d, // v_mad_i32_i24
    0x3a5f0d, // v_mad_i64_i32
    0x3a6c10, // v_mad_legacy_f16
    0x387810, // v_mad_legacy_f32
    0x3a8c10, // v_mad_legacy_i16
    0x3a7c10, // v_mad_legacy_u16
    0x3ee90f, // v_fma_mixhi_f16
    0x3eda0f, // v_fma_mixlo_f16
    0x3ecd0d, // v_fma_mix_f32
    0x3bae09, // v_mad_u16
    0x3ae00d, // v_mad_u32_u16
    0x389e0d, // v_mad_u32_u24
    0x3a520d, // v_mad_u64_u32
    0x3b210a, // v_max3_f16
    0x39520a, // v_max3_f32
    0x3b2b0a, // v_max3_i16
    0x395c0a, // v_max3_i32
    0x3b350a, // v_max3_u16
    0x39660a, // v_max3_u32
    0x37be09, // v_max_f16
    0x364909, // v_max_f32
    0x3c3e09, // v_max_f64
    0x37d909, // v_max_i16
    0x365b09, // v_max_i32
    0x37d009, // v_max_u16
    0x366d09, // v_max_u32
    0x3cbe12, // v_mbcnt_hi_u32_b32
    0x3cac12, // v_mbcnt_lo_u32_b32
    0x3b3f0a, // v_med3_f16
    0x39700a, // v_med3_f32
    0x3b490a, // v_med3_i16
    0x397a0a, // v_med3_i32
    0x3b530a, // v_med3_u16
    0x39840a, // v_med3_u32
    0x401b16, // v_mfma_f32_16x16x16f16
    0x3f7715, // v_mfma_f32_16x16x1f32
    0x40cf16, // v_mfma_f32_16x16x2bf16
    0x3fde15, // v_mfma_f32_16x16x4f16
    0x3fb415, // v_mfma_f32_16x16x4f32
    0x410f16, // v_mfma_f32_16x16x8bf16
    0x3f6215, // v_mfma_f32_32x32x1f32
    0x40b916, // v_mfma_f32_32x32x2bf16
    0x3f9f15, // v_mfma_f32_32x32x2f32
    0x40f916, // v_mfma_f32_32x32x4bf16
    0x3fc915, // v_mfma_f32_32x32x4f16
    0x400615, // v_mfma_f32_32x32x8f16
    0x3f8c13, // v_mfma_f32_4x4x1f32
    0x40e514, // v_mfma_f32_4x4x2bf16
    0x3ff313, // v_mfma_f32_4x4x4f16
    0x407f15, // v_mfma_i32_16x16x16i8
    0x404514, // v_mfma_i32_16x16x4i8
    0x403114, // v_mfma_i32_32x32x4i8
    0x406b14, // v_mfma_i32_32x32x8i8
    0x405912, // v_mfma_i32_4x4x4i8
    0x3b030a, // v_min3_f16
    0x39340a, // v_min3_f32
    0x3b0d0a, // v_min3_i16
    0x393e0a, // v_min3_i32
    0x3b170a, // v_min3_u16
    0x39480a, // v_min3_u32
    0x37c709, // v_min_f16
    0x364009, // v_min_f32
    0x3c3509, // v_min_f64
    0x37eb09, // v_min_i16
    0x365209, // v_min_i32
    0x37e209, // v_min_u16
    0x366409, // v_min_u32
    0x320b09, // v_mov_b32
    0x3a3311, // v_mqsad_pk_u16_u8
    0x3a440e, // v_mqsad_u32_u8
    0x3a1a09, // v_msad_u8
    0x374509, // v_mul_f16
    0x35fd09, // v_mul_f32
    0x3c2c09, // v_mul_f64
    0x3c6a0c, // v_mul_hi_i32
    0x361310, // v_mul_hi_i32_i24
    0x3c5e0c, // v_mul_hi_u32
    0x363010, // v_mul_hi_u32_u24
    0x36060d, // v_mul_i32_i24
    0x35ed10, // v_mul_legacy_f32
    0x378b0c, // v_mul_lo_u16
    0x3c520c, // v_mul_lo_u32
    0x36230d, // v_mul_u32_u24
    0x318505, // v_nop
    0x340a09, // v_not_b32
    0x3b9c09, // v_or3_b32
    0x36a608, // v_or_b32
    0x3db70e, // v_pack_b32_f16
    0x3a9c0a, // v_perm_b32
    0x3e9d0c, // v_pk_add_f16
    0x3df50c, // v_pk_add_i16
    0x3e610c, // v_pk_add_u16
    0x3e2d10, // v_pk_ashrrev_i16
    0x38610d, // v_pk_fmac_f16
    0x3e910c, // v_pk_fma_f16
    0x3e0d10, // v_pk_lshlrev_b16
    0x3e1d10, // v_pk_lshrrev_b16
    0x3dda0c, // v_pk_mad_i16
    0x3e550c, // v_pk_mad_u16
    0x3ec10c, // v_pk_max_f16
    0x3e3d0c, // v_pk_max_i16
    0x3e790c, // v_pk_max_u16
    0x3eb50c, // v_pk_min_f16
    0x3e490c, // v_pk_min_i16
    0x3e850c, // v_pk_min_u16
    0x3ea90c, // v_pk_mul_f16
    0x3de60f, // v_pk_mul_lo_u16
    0x3e010c, // v_pk_sub_i16
    0x3e6d0c, // v_pk_sub_u16
    0x3a2310, // v_qsad_pk_u16_u8
    0x34e409, // v_rcp_f16
    0x33b109, // v_rcp_f32
    0x33d209, // v_rcp_f64
    0x33ba0f, // v_rcp_iflag_f32
    0x321d13, // v_readfirstlane_b32
    0x3c810e, // v_readlane_b32
    0x35550b, // v_rndne_f16
    0x33890b, // v_rndne_f32
    0x33530b, // v_rndne_f64
    0x34f709, // v_rsq_f16
    0x33c909, // v_rsq_f32
    0x33db09, // v_rsq_f64
    0x39960b, // v_sad_hi_u8
    0x39a109, // v_sad_u16
    0x39aa09, // v_sad_u32
    0x398e08, // v_sad_u8
    0x35a10f, // v_sat_pk_u8_i16
    0x34961a, // v_screen_partition_4se_b32
    0x356b09, // v_sin_f16
    0x33f809, // v_sin_f32
    0x34ed0a, // v_sqrt_f16
    0x33e40a, // v_sqrt_f32
    0x33ee0a, // v_sqrt_f64
    0x371710, // v_subbrev_co_u32
    0x370a0d, // v_subb_co_u32
    0x36ee0f, // v_subrev_co_u32
    0x37390c, // v_subrev_f16
    0x35e10c, // v_subrev_f32
    0x377f0c, // v_subrev_u16
    0x38110c, // v_subrev_u32
    0x36e20c, // v_sub_co_u32
    0x373009, // v_sub_f16
    0x35d809, // v_sub_f32
    0x3dae09, // v_sub_i16
    0x3d9c09, // v_sub_i32
    0x377609, // v_sub_u16
    0x380809, // v_sub_u32
    0x35b00a, // v_swap_b32
    0x3cf710, // v_trig_preop_f64
    0x354a0b, // v_trunc_f16
    0x33740b, // v_trunc_f32
    0x333e0b, // v_trunc_f64
    0x3c8f0f, // v_writelane_b32
    0x3afa09, // v_xad_u32
    0x386e0a, // v_xnor_b32
    0x36ae09, // v_xor_b32
];
