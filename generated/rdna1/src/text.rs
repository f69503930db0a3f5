// Written by `cargo xtask regen` from amdgpu_isa_rdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Spelling.
use amdgpu_isa_core::text::item::vocabulary::*;
/// Spelling.
pub const TEXT: TextTables = TextTables {
    strings: "vcc_lovcc_him0nullexec_loexec_hisrc_flat_scratch_base_losrc_flat_scratch_base_hisrc_shared_basesrc_shared_limitsrc_private_basesrc_private_limitsrc_pops_exiting_wave_idsrc_vcczsrc_execzsrc_sccsrc_lds_directoffsetgdsds_add_u32ds_sub_u32ds_rsub_u32ds_inc_u32ds_dec_u32ds_min_i32ds_max_i32ds_min_u32ds_max_u32ds_and_b32ds_or_b32ds_xor_b32ds_mskor_b32ds_write_b32offset0offset1ds_write2_b32ds_write2st64_b32ds_cmpst_b32ds_cmpst_f32ds_min_f32ds_max_f32ds_nopds_add_f32ds_gws_sema_release_allds_gws_initds_gws_sema_vds_gws_sema_brds_gws_sema_pds_gws_barrierds_write_b8ds_write_b16ds_add_rtn_u32ds_sub_rtn_u32ds_rsub_rtn_u32ds_inc_rtn_u32ds_dec_rtn_u32ds_min_rtn_i32ds_max_rtn_i32ds_min_rtn_u32ds_max_rtn_u32ds_and_rtn_b32ds_or_rtn_b32ds_xor_rtn_b32ds_mskor_rtn_b32ds_wrxchg_rtn_b32ds_wrxchg2_rtn_b32ds_wrxchg2st64_rtn_b32ds_cmpst_rtn_b32ds_cmpst_rtn_f32ds_min_rtn_f32ds_max_rtn_f32ds_wrap_rtn_b32ds_swizzle_b32ds_read_b32ds_read2_b32ds_read2st64_b32ds_read_i8ds_read_u8ds_read_i16ds_read_u16ds_consumeds_appendds_ordered_countds_add_u64ds_sub_u64ds_rsub_u64ds_inc_u64ds_dec_u64ds_min_i64ds_max_i64ds_min_u64ds_max_u64ds_and_b64ds_or_b64ds_xor_b64ds_mskor_b64ds_write_b64ds_write2_b64ds_write2st64_b64ds_cmpst_b64ds_cmpst_f64ds_min_f64ds_max_f64ds_add_rtn_f32ds_add_rtn_u64ds_sub_rtn_u64ds_rsub_rtn_u64ds_inc_rtn_u64ds_dec_rtn_u64ds_min_rtn_i64ds_max_rtn_i64ds_min_rtn_u64ds_max_rtn_u64ds_and_rtn_b64ds_or_rtn_b64ds_xor_rtn_b64ds_mskor_rtn_b64ds_wrxchg_rtn_b64ds_wrxchg2_rtn_b64ds_wrxchg2st64_rtn_b64ds_cmpst_rtn_b64ds_cmpst_rtn_f64ds_min_rtn_f64ds_max_rtn_f64ds_read_b64ds_read2_b64ds_read2st64_b64ds_condxchg32_rtn_b64ds_write_b8_d16_hids_write_b16_d16_hids_read_u8_d16ds_read_u8_d16_hids_read_i8_d16ds_read_i8_d16_hids_read_u16_d16ds_read_u16_d16_hids_write_addtid_b32ds_read_addtid_b32ds_permute_b32ds_bpermute_b32ds_write_b96ds_write_b128ds_read_b96ds_read_b128mrt0mrt1mrt2mrt3mrt4mrt5mrt6mrt7mrtzpos0pos1pos2pos3pos4primparam0param1param2param3param4param5param6param7param8param9param10param11param12param13param14param15param16param17param18param19param20param21param22param23param24param25param26param27param28param29param30param31donecomprvmexpglcslcdlcflat_load_ubyteflat_load_sbyteflat_load_ushortflat_load_sshortflat_load_dwordflat_load_dwordx2flat_load_dwordx4flat_load_dwordx3flat_store_byteflat_store_byte_d16_hiflat_store_shortflat_store_short_d16_hiflat_store_dwordflat_store_dwordx2flat_store_dwordx4flat_store_dwordx3flat_load_ubyte_d16flat_load_ubyte_d16_hiflat_load_sbyte_d16flat_load_sbyte_d16_hiflat_load_short_d16flat_load_short_d16_hiflat_atomic_swapflat_atomic_cmpswapflat_atomic_addflat_atomic_subflat_atomic_sminflat_atomic_uminflat_atomic_smaxflat_atomic_umaxflat_atomic_andflat_atomic_orflat_atomic_xorflat_atomic_incflat_atomic_decflat_atomic_fcmpswapflat_atomic_fminflat_atomic_fmaxflat_atomic_swap_x2flat_atomic_cmpswap_x2flat_atomic_add_x2flat_atomic_sub_x2flat_atomic_smin_x2flat_atomic_umin_x2flat_atomic_smax_x2flat_atomic_umax_x2flat_atomic_and_x2flat_atomic_or_x2flat_atomic_xor_x2flat_atomic_inc_x2flat_atomic_dec_x2flat_atomic_fcmpswap_x2flat_atomic_fmin_x2flat_atomic_fmax_x2ldsglobal_load_ubyteglobal_load_sbyteglobal_load_ushortglobal_load_sshortglobal_load_dwordglobal_load_dwordx2global_load_dwordx4global_load_dwordx3global_store_byteglobal_store_byte_d16_higlobal_store_shortglobal_store_short_d16_higlobal_store_dwordglobal_store_dwordx2global_store_dwordx4global_store_dwordx3global_load_ubyte_d16global_load_ubyte_d16_higlobal_load_sbyte_d16global_load_sbyte_d16_higlobal_load_short_d16global_load_short_d16_higlobal_atomic_swapglobal_atomic_cmpswapglobal_atomic_addglobal_atomic_subglobal_atomic_sminglobal_atomic_uminglobal_atomic_smaxglobal_atomic_umaxglobal_atomic_andglobal_atomic_orglobal_atomic_xorglobal_atomic_incglobal_atomic_decglobal_atomic_fcmpswapglobal_atomic_fminglobal_atomic_fmaxglobal_atomic_swap_x2global_atomic_cmpswap_x2global_atomic_add_x2global_atomic_sub_x2global_atomic_smin_x2global_atomic_umin_x2global_atomic_smax_x2global_atomic_umax_x2global_atomic_and_x2global_atomic_or_x2global_atomic_xor_x2global_atomic_inc_x2global_atomic_dec_x2global_atomic_fcmpswap_x2global_atomic_fmin_x2global_atomic_fmax_x2scratch_load_ubytescratch_load_sbytescratch_load_ushortscratch_load_sshortscratch_load_dwordscratch_load_dwordx2scratch_load_dwordx4scratch_load_dwordx3scratch_store_bytescratch_store_byte_d16_hiscratch_store_shortscratch_store_short_d16_hiscratch_store_dwordscratch_store_dwordx2scratch_store_dwordx4scratch_store_dwordx3scratch_load_ubyte_d16scratch_load_ubyte_d16_hiscratch_load_sbyte_d16scratch_load_sbyte_d16_hiscratch_load_short_d16scratch_load_short_d16_hidmaskSQ_RSRC_IMG_1DSQ_RSRC_IMG_2DSQ_RSRC_IMG_3DSQ_RSRC_IMG_CUBESQ_RSRC_IMG_1D_ARRAYSQ_RSRC_IMG_2D_ARRAYSQ_RSRC_IMG_2D_MSAASQ_RSRC_IMG_2D_MSAA_ARRAYunormr128a16tfelwed16image_loadimage_load_mipimage_load_pckimage_load_pck_sgnimage_load_mip_pckimage_load_mip_pck_sgnimage_storeimage_store_mipimage_store_pckimage_store_mip_pckimage_get_resinfoimage_atomic_swapimage_atomic_cmpswapimage_atomic_addimage_atomic_subimage_atomic_sminimage_atomic_uminimage_atomic_smaximage_atomic_umaximage_atomic_andimage_atomic_orimage_atomic_xorimage_atomic_incimage_atomic_decimage_atomic_fcmpswapimage_atomic_fminimage_atomic_fmaximage_sample image_sample_climage_sample_dimage_sample_d_climage_sample_limage_sample_bimage_sample_b_climage_sample_lzimage_sample_cimage_sample_c_climage_sample_c_dimage_sample_c_d_climage_sample_c_limage_sample_c_bimage_sample_c_b_climage_sample_c_lzimage_sample_oimage_sample_cl_oimage_sample_d_oimage_sample_d_cl_oimage_sample_l_oimage_sample_b_oimage_sample_b_cl_oimage_sample_lz_oimage_sample_c_oimage_sample_c_cl_oimage_sample_c_d_oimage_sample_c_d_cl_oimage_sample_c_l_oimage_sample_c_b_oimage_sample_c_b_cl_oimage_sample_c_lz_oimage_gather4image_gather4_climage_load_by2image_load_by4image_gather4_limage_gather4_bimage_gather4_b_climage_gather4_lzimage_gather4_cimage_gather4_c_climage_load_mip_by2image_load_mip_by4image_gather4_c_limage_gather4_c_bimage_gather4_c_b_climage_gather4_c_lzimage_gather4_oimage_gather4_cl_oimage_store_by2image_store_by4image_gather4_l_oimage_gather4_b_oimage_gather4_b_cl_oimage_gather4_lz_oimage_gather4_c_oimage_gather4_c_cl_oimage_store_mip_by2image_store_mip_by4image_gather4_c_l_oimage_gather4_c_b_oimage_gather4_c_b_cl_oimage_gather4_c_lz_oimage_get_lodimage_gather4himage_gather4h_pckimage_gather8h_pckimage_sample_cdimage_sample_cd_climage_sample_c_cdimage_sample_c_cd_climage_sample_cd_oimage_sample_cd_cl_oimage_sample_c_cd_oimage_sample_c_cd_cl_oimage_load_pck2image_load_pck4image_load_mip_pck2image_load_mip_pck4image_store_pck2image_store_pck4image_store_mip_pck2image_store_mip_pck4image_msaa_loadimage_sample_d_g16image_sample_d_cl_g16image_sample_c_d_g16image_sample_c_d_cl_g16image_sample_d_o_g16image_sample_d_cl_o_g16image_sample_c_d_o_g16image_sample_c_d_cl_o_g16image_sample_cd_g16image_sample_cd_cl_g16image_sample_c_cd_g16image_sample_c_cd_cl_g16image_sample_cd_o_g16image_sample_cd_cl_o_g16image_sample_c_cd_o_g16image_sample_c_cd_cl_o_g16BUF_FMT_INVALIDBUF_FMT_8_UNORMBUF_FMT_8_SNORMBUF_FMT_8_USCALEDBUF_FMT_8_SSCALEDBUF_FMT_8_UINTBUF_FMT_8_SINTBUF_FMT_16_UNORMBUF_FMT_16_SNORMBUF_FMT_16_USCALEDBUF_FMT_16_SSCALEDBUF_FMT_16_UINTBUF_FMT_16_SINTBUF_FMT_16_FLOATBUF_FMT_8_8_UNORMBUF_FMT_8_8_SNORMBUF_FMT_8_8_USCALEDBUF_FMT_8_8_SSCALEDBUF_FMT_8_8_UINTBUF_FMT_8_8_SINTBUF_FMT_32_UINTBUF_FMT_32_SINTBUF_FMT_32_FLOATBUF_FMT_16_16_UNORMBUF_FMT_16_16_SNORMBUF_FMT_16_16_USCALEDBUF_FMT_16_16_SSCALEDBUF_FMT_16_16_UINTBUF_FMT_16_16_SINTBUF_FMT_16_16_FLOATBUF_FMT_10_11_11_UNORMBUF_FMT_10_11_11_SNORMBUF_FMT_10_11_11_USCALEDBUF_FMT_10_11_11_SSCALEDBUF_FMT_10_11_11_UINTBUF_FMT_10_11_11_SINTBUF_FMT_10_11_11_FLOATBUF_FMT_11_11_10_UNORMBUF_FMT_11_11_10_SNORMBUF_FMT_11_11_10_USCALEDBUF_FMT_11_11_10_SSCALEDBUF_FMT_11_11_10_UINTBUF_FMT_11_11_10_SINTBUF_FMT_11_11_10_FLOATBUF_FMT_10_10_10_2_UNORMBUF_FMT_10_10_10_2_SNORMBUF_FMT_10_10_10_2_USCALEDBUF_FMT_10_10_10_2_SSCALEDBUF_FMT_10_10_10_2_UINTBUF_FMT_10_10_10_2_SINTBUF_FMT_2_10_10_10_UNORMBUF_FMT_2_10_10_10_SNORMBUF_FMT_2_10_10_10_USCALEDBUF_FMT_2_10_10_10_SSCALEDBUF_FMT_2_10_10_10_UINTBUF_FMT_2_10_10_10_SINTBUF_FMT_8_8_8_8_UNORMBUF_FMT_8_8_8_8_SNORMBUF_FMT_8_8_8_8_USCALEDBUF_FMT_8_8_8_8_SSCALEDBUF_FMT_8_8_8_8_UINTBUF_FMT_8_8_8_8_SINTBUF_FMT_32_32_UINTBUF_FMT_32_32_SINTBUF_FMT_32_32_FLOATBUF_FMT_16_16_16_16_UNORMBUF_FMT_16_16_16_16_SNORMBUF_FMT_16_16_16_16_USCALEDBUF_FMT_16_16_16_16_SSCALEDBUF_FMT_16_16_16_16_UINTBUF_FMT_16_16_16_16_SINTBUF_FMT_16_16_16_16_FLOATBUF_FMT_32_32_32_UINTBUF_FMT_32_32_32_SINTBUF_FMT_32_32_32_FLOATBUF_FMT_32_32_32_32_UINTBUF_FMT_32_32_32_32_SINTBUF_FMT_32_32_32_32_FLOATidxenoffentbuffer_load_format_xtbuffer_load_format_xytbuffer_load_format_xyztbuffer_load_format_xyzwtbuffer_store_format_xtbuffer_store_format_xytbuffer_store_format_xyztbuffer_store_format_xyzwtbuffer_load_format_d16_xtbuffer_load_format_d16_xytbuffer_load_format_d16_xyztbuffer_load_format_d16_xyzwtbuffer_store_format_d16_xtbuffer_store_format_d16_xytbuffer_store_format_d16_xyztbuffer_store_format_d16_xyzwbuffer_load_format_xbuffer_load_format_xybuffer_load_format_xyzbuffer_load_format_xyzwbuffer_store_format_xbuffer_store_format_xybuffer_store_format_xyzbuffer_store_format_xyzwbuffer_load_ubytebuffer_load_sbytebuffer_load_ushortbuffer_load_sshortbuffer_load_dwordbuffer_load_dwordx2buffer_load_dwordx4buffer_load_dwordx3buffer_store_bytebuffer_store_byte_d16_hibuffer_store_shortbuffer_store_short_d16_hibuffer_store_dwordbuffer_store_dwordx2buffer_store_dwordx4buffer_store_dwordx3buffer_load_ubyte_d16buffer_load_ubyte_d16_hibuffer_load_sbyte_d16buffer_load_sbyte_d16_hibuffer_load_short_d16buffer_load_short_d16_hibuffer_load_format_d16_hi_xbuffer_store_format_d16_hi_xbuffer_atomic_swapbuffer_atomic_cmpswapbuffer_atomic_addbuffer_atomic_subbuffer_atomic_sminbuffer_atomic_uminbuffer_atomic_smaxbuffer_atomic_umaxbuffer_atomic_andbuffer_atomic_orbuffer_atomic_xorbuffer_atomic_incbuffer_atomic_decbuffer_atomic_fcmpswapbuffer_atomic_fminbuffer_atomic_fmaxbuffer_atomic_swap_x2buffer_atomic_cmpswap_x2buffer_atomic_add_x2buffer_atomic_sub_x2buffer_atomic_smin_x2buffer_atomic_umin_x2buffer_atomic_smax_x2buffer_atomic_umax_x2buffer_atomic_and_x2buffer_atomic_or_x2buffer_atomic_xor_x2buffer_atomic_inc_x2buffer_atomic_dec_x2buffer_atomic_fcmpswap_x2buffer_atomic_fmin_x2buffer_atomic_fmax_x2buffer_gl0_invbuffer_gl1_invbuffer_load_format_d16_xbuffer_load_format_d16_xybuffer_load_format_d16_xyzbuffer_load_format_d16_xyzwbuffer_store_format_d16_xbuffer_store_format_d16_xybuffer_store_format_d16_xyzbuffer_store_format_d16_xyzws_load_dwords_load_dwordx2s_load_dwordx4s_load_dwordx8s_load_dwordx16s_scratch_load_dwords_scratch_load_dwordx2s_scratch_load_dwordx4s_buffer_load_dwords_buffer_load_dwordx2s_buffer_load_dwordx4s_buffer_load_dwordx8s_buffer_load_dwordx16s_gl1_invs_dcache_invs_memtimes_memrealtimes_atc_probes_atc_probe_buffers_get_waveid_in_workgroups_mov_b32s_mov_b64s_cmov_b32s_cmov_b64s_not_b32s_not_b64s_wqm_b32s_wqm_b64s_brev_b32s_brev_b64s_bcnt0_i32_b32s_bcnt0_i32_b64s_bcnt1_i32_b32s_bcnt1_i32_b64s_ff0_i32_b32s_ff0_i32_b64s_ff1_i32_b32s_ff1_i32_b64s_flbit_i32_b32s_flbit_i32_b64s_flbit_i32s_flbit_i32_i64s_sext_i32_i8s_sext_i32_i16s_bitset0_b32s_bitset0_b64s_bitset1_b32s_bitset1_b64s_getpc_b64s_setpc_b64s_swappc_b64s_rfe_b64s_and_saveexec_b64s_or_saveexec_b64s_xor_saveexec_b64s_andn2_saveexec_b64s_orn2_saveexec_b64s_nand_saveexec_b64s_nor_saveexec_b64s_xnor_saveexec_b64s_quadmask_b32s_quadmask_b64s_movrels_b32s_movrels_b64s_movreld_b32s_movreld_b64s_abs_i32s_andn1_saveexec_b64s_orn1_saveexec_b64s_andn1_wrexec_b64s_andn2_wrexec_b64s_bitreplicate_b64_b32s_and_saveexec_b32s_or_saveexec_b32s_xor_saveexec_b32s_andn2_saveexec_b32s_orn2_saveexec_b32s_nand_saveexec_b32s_nor_saveexec_b32s_xnor_saveexec_b32s_andn1_saveexec_b32s_orn1_saveexec_b32s_andn1_wrexec_b32s_andn2_wrexec_b32s_movrelsd_2_b32s_add_u32s_sub_u32s_add_i32s_sub_i32s_addc_u32s_subb_u32s_min_i32s_min_u32s_max_i32s_max_u32s_cselect_b32s_cselect_b64s_and_b32s_and_b64s_or_b32s_or_b64s_xor_b32s_xor_b64s_andn2_b32s_andn2_b64s_orn2_b32s_orn2_b64s_nand_b32s_nand_b64s_nor_b32s_nor_b64s_xnor_b32s_xnor_b64s_lshl_b32s_lshl_b64s_lshr_b32s_lshr_b64s_ashr_i32s_ashr_i64s_bfm_b32s_bfm_b64s_mul_i32s_bfe_u32s_bfe_i32s_bfe_u64s_bfe_i64s_absdiff_i32s_lshl1_add_u32s_lshl2_add_u32s_lshl3_add_u32s_lshl4_add_u32s_pack_ll_b32_b16s_pack_lh_b32_b16s_pack_hh_b32_b16s_mul_hi_u32s_mul_hi_i32s_cmp_eq_i32s_cmp_lg_i32s_cmp_gt_i32s_cmp_ge_i32s_cmp_lt_i32s_cmp_le_i32s_cmp_eq_u32s_cmp_lg_u32s_cmp_gt_u32s_cmp_ge_u32s_cmp_lt_u32s_cmp_le_u32s_bitcmp0_b32s_bitcmp1_b32s_bitcmp0_b64s_bitcmp1_b64s_cmp_eq_u64s_cmp_lg_u64s_movk_i32UC_VERSION_GFX7UC_VERSION_GFX10UC_VERSION_GFX11UC_VERSION_GFX12s_versions_cmovk_i32s_cmpk_eq_i32s_cmpk_lg_i32s_cmpk_gt_i32s_cmpk_ge_i32s_cmpk_lt_i32s_cmpk_le_i32s_cmpk_eq_u32s_cmpk_lg_u32s_cmpk_gt_u32s_cmpk_ge_u32s_cmpk_lt_u32s_cmpk_le_u32s_addk_i32s_mulk_i32HW_REG_MODEHW_REG_STATUSHW_REG_TRAPSTSHW_REG_GPR_ALLOCHW_REG_LDS_ALLOCHW_REG_IB_STSHW_REG_SH_MEM_BASESHW_REG_TBA_LOHW_REG_TBA_HIHW_REG_TMA_LOHW_REG_TMA_HIHW_REG_FLAT_SCR_LOHW_REG_FLAT_SCR_HIHW_REG_XNACK_MASKHW_REG_HW_ID1HW_REG_HW_ID2HW_REG_POPS_PACKERs_getreg_b32s_setreg_b32s_setreg_imm32_b32s_call_b64s_waitcnt_vscnts_waitcnt_vmcnts_waitcnt_expcnts_waitcnt_lgkmcnts_subvector_loop_begins_subvector_loop_ends_nops_endpgms_branchs_wakeups_cbranch_scc0s_cbranch_scc1s_cbranch_vcczs_cbranch_vccnzs_cbranch_execzs_cbranch_execnzs_barriers_setkillvmcntexpcntlgkmcnts_waitcnts_sethalts_sleeps_setprioMSG_INTERRUPTMSG_GSMSG_GS_DONEMSG_SAVEWAVEMSG_STALL_WAVE_GENMSG_HALT_WAVESMSG_ORDERED_PS_DONEMSG_EARLY_PRIM_DEALLOCMSG_GS_ALLOC_REQMSG_GET_DOORBELLMSG_GET_DDIDMSG_SYSMSGGS_OP_CUTGS_OP_EMITGS_OP_EMIT_CUTstreamGS_OP_NOPSYSMSG_OP_ECC_ERR_INTERRUPTSYSMSG_OP_REG_RDSYSMSG_OP_TTRACE_PCplains_sendmsgs_sendmsghalts_traps_icache_invs_incperflevels_decperflevels_ttracedatas_cbranch_cdbgsyss_cbranch_cdbgusers_cbranch_cdbgsys_or_users_cbranch_cdbgsys_and_users_endpgm_saveds_endpgm_ordered_ps_dones_code_ends_inst_prefetchs_clauses_wait_idledepctr_sa_sdstdepctr_va_vdstdepctr_va_sdstdepctr_va_ssrcdepctr_va_vccdepctr_vm_vsrcs_waitcnt_depctrs_round_modes_denorm_modes_ttracedata_imm_e32v_interp_p1_f32_e64clampv_interp_p2_f32v_interp_mov_f32v_nopv_mov_b32_sdwaBYTE_0BYTE_1BYTE_2BYTE_3WORD_0WORD_1DWORDUNUSED_PADUNUSED_SEXTUNUSED_PRESERVEdst_seldst_unusedsrc0_sel_dpprow_maskbank_maskbound_ctrlfiv_readfirstlane_b32v_cvt_i32_f64v_cvt_f64_i32v_cvt_f32_i32v_cvt_f32_u32v_cvt_u32_f32v_cvt_i32_f32v_cvt_f16_f32v_cvt_f32_f16v_cvt_rpi_i32_f32v_cvt_flr_i32_f32v_cvt_off_f32_i4v_cvt_f32_f64v_cvt_f64_f32v_cvt_f32_ubyte0v_cvt_f32_ubyte1v_cvt_f32_ubyte2v_cvt_f32_ubyte3v_cvt_u32_f64v_cvt_f64_u32v_trunc_f64v_ceil_f64v_rndne_f64v_floor_f64v_pipeflushv_fract_f32v_trunc_f32v_ceil_f32v_rndne_f32v_floor_f32v_exp_f32v_log_f32v_rcp_f32v_rcp_iflag_f32v_rsq_f32v_rcp_f64v_rsq_f64v_sqrt_f32v_sqrt_f64v_sin_f32v_cos_f32v_not_b32v_bfrev_b32v_ffbh_u32v_ffbl_b32v_ffbh_i32v_frexp_exp_i32_f64v_frexp_mant_f64v_fract_f64v_frexp_exp_i32_f32v_frexp_mant_f32v_clrexcpv_movreld_b32v_movrels_b32v_movrelsd_b32v_movrelsd_2_b32v_cvt_f16_u16v_cvt_f16_i16v_cvt_u16_f16v_cvt_i16_f16v_rcp_f16v_sqrt_f16v_rsq_f16v_log_f16v_exp_f16v_frexp_mant_f16v_frexp_exp_i16_f16v_floor_f16v_ceil_f16v_trunc_f16v_rndne_f16v_fract_f16v_sin_f16v_cos_f16v_sat_pk_u8_i16v_cvt_norm_i16_f16v_cvt_norm_u16_f16v_swap_b32v_swaprel_b32v_cndmask_b32src1_selv_add_f32v_sub_f32v_subrev_f32v_mac_legacy_f32v_mul_legacy_f32v_mul_f32v_mul_i32_i24v_mul_hi_i32_i24v_mul_u32_u24v_mul_hi_u32_u24v_min_f32v_max_f32v_min_i32v_max_i32v_min_u32v_max_u32v_lshrrev_b32v_ashrrev_i32v_lshlrev_b32v_and_b32v_or_b32v_xor_b32v_xnor_b32v_mac_f32v_madmk_f32v_madak_f32v_add_nc_u32v_sub_nc_u32v_subrev_nc_u32v_add_co_ci_u32v_sub_co_ci_u32v_subrev_co_ci_u32v_fmac_f32v_fmamk_f32v_fmaak_f32v_cvt_pkrtz_f16_f32v_add_f16v_sub_f16v_subrev_f16v_mul_f16v_fmac_f16v_fmamk_f16v_fmaak_f16v_max_f16v_min_f16v_ldexp_f16v_pk_fmac_f16v_mad_legacy_f32v_mad_f32v_mad_i32_i24v_mad_u32_u24v_cubeid_f32v_cubesc_f32v_cubetc_f32v_cubema_f32v_bfe_u32v_bfe_i32v_bfi_b32v_fma_f32v_fma_f64v_lerp_u8op_selv_alignbit_b32v_alignbyte_b32v_mullit_f32v_min3_f32v_min3_i32v_min3_u32v_max3_f32v_max3_i32v_max3_u32v_med3_f32v_med3_i32v_med3_u32v_sad_u8v_sad_hi_u8v_sad_u16v_sad_u32v_cvt_pk_u8_f32v_div_fixup_f32v_div_fixup_f64v_add_f64v_mul_f64v_min_f64v_max_f64v_ldexp_f64v_mul_lo_u32v_mul_hi_u32v_mul_hi_i32v_div_scale_f32v_div_scale_f64v_div_fmas_f32v_div_fmas_f64v_msad_u8v_qsad_pk_u16_u8v_mqsad_pk_u16_u8v_trig_preop_f64v_mqsad_u32_u8v_mad_u64_u32v_mad_i64_i32v_xor3_b32v_lshlrev_b64v_lshrrev_b64v_ashrrev_i64v_add_nc_u16v_sub_nc_u16v_mul_lo_u16v_lshrrev_b16v_ashrrev_i16v_max_u16v_max_i16v_min_u16v_min_i16v_add_nc_i16v_sub_nc_i16v_add_co_u32v_sub_co_u32v_pack_b32_f16v_cvt_pknorm_i16_f16v_cvt_pknorm_u16_f16v_lshlrev_b16v_subrev_co_u32v_mad_u16highv_interp_p1ll_f16v_interp_p1lv_f16v_perm_b32v_xad_u32v_lshl_add_u32v_add_lshl_u32v_fma_f16v_min3_f16v_min3_i16v_min3_u16v_max3_f16v_max3_i16v_max3_u16v_med3_f16v_med3_i16v_med3_u16v_interp_p2_f16v_mad_i16v_div_fixup_f16v_readlane_b32v_writelane_b32v_ldexp_f32v_bfm_b32v_bcnt_u32_b32v_mbcnt_lo_u32_b32v_mbcnt_hi_u32_b32v_cvt_pknorm_i16_f32v_cvt_pknorm_u16_f32v_cvt_pk_u16_u32v_cvt_pk_i16_i32v_add3_u32v_lshl_or_b32v_and_or_b32v_or3_b32v_mad_u32_u16v_mad_i32_i16v_sub_nc_i32v_permlane16_b32v_permlanex16_b32v_add_nc_i32op_sel_hineg_loneg_hiv_pk_mad_i16v_pk_mul_lo_u16v_pk_add_i16v_pk_sub_i16v_pk_lshlrev_b16v_pk_lshrrev_b16v_pk_ashrrev_i16v_pk_max_i16v_pk_min_i16v_pk_mad_u16v_pk_add_u16v_pk_sub_u16v_pk_max_u16v_pk_min_u16v_pk_fma_f16v_pk_add_f16v_pk_mul_f16v_pk_min_f16v_pk_max_f16v_fma_mix_f32v_fma_mixlo_f16v_fma_mixhi_f16v_cmp_f_f32v_cmp_lt_f32v_cmp_eq_f32v_cmp_le_f32v_cmp_gt_f32v_cmp_lg_f32v_cmp_ge_f32v_cmp_o_f32v_cmp_u_f32v_cmp_nge_f32v_cmp_nlg_f32v_cmp_ngt_f32v_cmp_nle_f32v_cmp_neq_f32v_cmp_nlt_f32v_cmp_tru_f32v_cmpx_f_f32v_cmpx_lt_f32v_cmpx_eq_f32v_cmpx_le_f32v_cmpx_gt_f32v_cmpx_lg_f32v_cmpx_ge_f32v_cmpx_o_f32v_cmpx_u_f32v_cmpx_nge_f32v_cmpx_nlg_f32v_cmpx_ngt_f32v_cmpx_nle_f32v_cmpx_neq_f32v_cmpx_nlt_f32v_cmpx_tru_f32v_cmp_f_f64v_cmp_lt_f64v_cmp_eq_f64v_cmp_le_f64v_cmp_gt_f64v_cmp_lg_f64v_cmp_ge_f64v_cmp_o_f64v_cmp_u_f64v_cmp_nge_f64v_cmp_nlg_f64v_cmp_ngt_f64v_cmp_nle_f64v_cmp_neq_f64v_cmp_nlt_f64v_cmp_tru_f64v_cmpx_f_f64v_cmpx_lt_f64v_cmpx_eq_f64v_cmpx_le_f64v_cmpx_gt_f64v_cmpx_lg_f64v_cmpx_ge_f64v_cmpx_o_f64v_cmpx_u_f64v_cmpx_nge_f64v_cmpx_nlg_f64v_cmpx_ngt_f64v_cmpx_nle_f64v_cmpx_neq_f64v_cmpx_nlt_f64v_cmpx_tru_f64v_cmp_f_i32v_cmp_lt_i32v_cmp_eq_i32v_cmp_le_i32v_cmp_gt_i32v_cmp_ne_i32v_cmp_ge_i32v_cmp_t_i32v_cmp_class_f32v_cmp_lt_i16v_cmp_eq_i16v_cmp_le_i16v_cmp_gt_i16v_cmp_ne_i16v_cmp_ge_i16v_cmp_class_f16v_cmpx_f_i32v_cmpx_lt_i32v_cmpx_eq_i32v_cmpx_le_i32v_cmpx_gt_i32v_cmpx_ne_i32v_cmpx_ge_i32v_cmpx_t_i32v_cmpx_class_f32v_cmpx_lt_i16v_cmpx_eq_i16v_cmpx_le_i16v_cmpx_gt_i16v_cmpx_ne_i16v_cmpx_ge_i16v_cmpx_class_f16v_cmp_f_i64v_cmp_lt_i64v_cmp_eq_i64v_cmp_le_i64v_cmp_gt_i64v_cmp_ne_i64v_cmp_ge_i64v_cmp_t_i64v_cmp_class_f64v_cmp_lt_u16v_cmp_eq_u16v_cmp_le_u16v_cmp_gt_u16v_cmp_ne_u16v_cmp_ge_u16v_cmpx_f_i64v_cmpx_lt_i64v_cmpx_eq_i64v_cmpx_le_i64v_cmpx_gt_i64v_cmpx_ne_i64v_cmpx_ge_i64v_cmpx_t_i64v_cmpx_class_f64v_cmpx_lt_u16v_cmpx_eq_u16v_cmpx_le_u16v_cmpx_gt_u16v_cmpx_ne_u16v_cmpx_ge_u16v_cmp_f_u32v_cmp_lt_u32v_cmp_eq_u32v_cmp_le_u32v_cmp_gt_u32v_cmp_ne_u32v_cmp_ge_u32v_cmp_t_u32v_cmp_f_f16v_cmp_lt_f16v_cmp_eq_f16v_cmp_le_f16v_cmp_gt_f16v_cmp_lg_f16v_cmp_ge_f16v_cmp_o_f16v_cmpx_f_u32v_cmpx_lt_u32v_cmpx_eq_u32v_cmpx_le_u32v_cmpx_gt_u32v_cmpx_ne_u32v_cmpx_ge_u32v_cmpx_t_u32v_cmpx_f_f16v_cmpx_lt_f16v_cmpx_eq_f16v_cmpx_le_f16v_cmpx_gt_f16v_cmpx_lg_f16v_cmpx_ge_f16v_cmpx_o_f16v_cmp_f_u64v_cmp_lt_u64v_cmp_eq_u64v_cmp_le_u64v_cmp_gt_u64v_cmp_ne_u64v_cmp_ge_u64v_cmp_t_u64v_cmp_u_f16v_cmp_nge_f16v_cmp_nlg_f16v_cmp_ngt_f16v_cmp_nle_f16v_cmp_neq_f16v_cmp_nlt_f16v_cmp_tru_f16v_cmpx_f_u64v_cmpx_lt_u64v_cmpx_eq_u64v_cmpx_le_u64v_cmpx_gt_u64v_cmpx_ne_u64v_cmpx_ge_u64v_cmpx_t_u64v_cmpx_u_f16v_cmpx_nge_f16v_cmpx_nlg_f16v_cmpx_ngt_f16v_cmpx_nle_f16v_cmpx_neq_f16v_cmpx_nlt_f16v_cmpx_tru_f16v_mul_lo_i32execexeczlds_directpops_exiting_wave_idprivate_baseprivate_limitsccshared_baseshared_limitvccvcczHW_REG_HW_IDUC_VERSION_MDP_BITUC_VERSION_W32_BITUC_VERSION_W64_BIT",
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
pub static SYNTAXES: [Syntax; 446] = [
    syntax(run(0, 4), 2, 0, [3616, 3624, 0, 0, 0]),
    syntax(run(4, 5), 3, 0, [3616, 3624, 3632, 0, 0]),
    syntax(run(9, 6), 3, 0, [3616, 3624, 3632, 0, 0]),
    syntax(run(15, 1), 0, 1, [0, 0, 0, 0, 0]),
    syntax(run(16, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(18, 3), 3, 2, [3616, 0, 0, 0, 0]),
    syntax(run(21, 4), 2, 0, [3616, 3624, 0, 0, 0]),
    syntax(run(25, 5), 3, 0, [3640, 3616, 3624, 0, 0]),
    syntax(run(30, 6), 4, 0, [3640, 3616, 3624, 3632, 0]),
    syntax(run(36, 7), 4, 0, [5688, 3616, 3624, 3632, 0]),
    syntax(run(43, 4), 3, 3, [3640, 3616, 0, 0, 0]),
    syntax(run(47, 4), 2, 0, [3640, 3616, 0, 0, 0]),
    syntax(run(51, 5), 2, 0, [5688, 3616, 0, 0, 0]),
    syntax(run(56, 3), 1, 0, [3640, 0, 0, 0, 0]),
    syntax(run(59, 4), 4, 2, [3640, 3616, 0, 0, 0]),
    syntax(run(63, 4), 2, 0, [3616, 5672, 0, 0, 0]),
    syntax(run(67, 5), 3, 0, [3616, 5672, 5680, 0, 0]),
    syntax(run(72, 6), 3, 0, [3616, 5672, 5680, 0, 0]),
    syntax(run(78, 5), 3, 0, [3616, 5672, 5680, 0, 0]),
    syntax(run(83, 4), 2, 0, [3616, 5672, 0, 0, 0]),
    syntax(run(87, 5), 3, 0, [5688, 3616, 5672, 0, 0]),
    syntax(run(92, 6), 4, 0, [5688, 3616, 5672, 5680, 0]),
    syntax(run(98, 7), 4, 0, [9784, 3616, 5672, 5680, 0]),
    syntax(run(105, 6), 4, 0, [5688, 3616, 5672, 5680, 0]),
    syntax(run(111, 5), 3, 0, [5688, 3616, 5672, 0, 0]),
    syntax(run(116, 4), 2, 0, [5688, 3616, 0, 0, 0]),
    syntax(run(120, 5), 2, 0, [9784, 3616, 0, 0, 0]),
    syntax(run(125, 3), 1, 0, [3624, 0, 0, 0, 0]),
    syntax(run(128, 4), 3, 1, [3640, 3616, 3624, 0, 0]),
    syntax(run(132, 4), 2, 0, [3616, 7720, 0, 0, 0]),
    syntax(run(136, 4), 2, 0, [3616, 9768, 0, 0, 0]),
    syntax(run(140, 4), 2, 0, [7736, 3616, 0, 0, 0]),
    syntax(run(144, 4), 2, 0, [9784, 3616, 0, 0, 0]),
    syntax(run(148, 8), 5, 4, [0, 0, 0, 0, 0]),
    syntax(run(156, 6), 2, 5, [3640, 5664, 0, 0, 0]),
    syntax(run(162, 6), 2, 5, [5688, 5664, 0, 0, 0]),
    syntax(run(168, 6), 2, 5, [9784, 5664, 0, 0, 0]),
    syntax(run(174, 6), 2, 5, [7736, 5664, 0, 0, 0]),
    syntax(run(180, 6), 2, 5, [5664, 3624, 0, 0, 0]),
    syntax(run(186, 6), 2, 5, [5664, 5672, 0, 0, 0]),
    syntax(run(192, 6), 2, 5, [5664, 9768, 0, 0, 0]),
    syntax(run(198, 6), 2, 5, [5664, 7720, 0, 0, 0]),
    syntax(run(204, 7), 3, 5, [0, 5664, 3624, 0, 0]),
    syntax(run(211, 7), 3, 5, [0, 5664, 5672, 0, 0]),
    syntax(run(218, 7), 3, 5, [0, 5664, 5672, 0, 0]),
    syntax(run(225, 7), 3, 5, [0, 5664, 9768, 0, 0]),
    syntax(run(232, 7), 3, 5, [0, 5664, 9768, 0, 0]),
    syntax(run(239, 8), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(247, 7), 3, 5, [5688, 0, 0, 0, 0]),
    syntax(run(254, 7), 3, 5, [9784, 0, 0, 0, 0]),
    syntax(run(261, 7), 3, 5, [7736, 0, 0, 0, 0]),
    syntax(run(268, 7), 3, 5, [0, 3624, 0, 0, 0]),
    syntax(run(275, 7), 3, 5, [0, 5672, 0, 0, 0]),
    syntax(run(282, 7), 3, 5, [0, 9768, 0, 0, 0]),
    syntax(run(289, 7), 3, 5, [0, 7720, 0, 0, 0]),
    syntax(run(296, 7), 3, 5, [3640, 0, 0, 0, 0]),
    syntax(run(303, 8), 4, 5, [0, 0, 3624, 0, 0]),
    syntax(run(311, 8), 4, 5, [0, 0, 5672, 0, 0]),
    syntax(run(319, 8), 4, 5, [0, 0, 5672, 0, 0]),
    syntax(run(327, 8), 4, 5, [0, 0, 9768, 0, 0]),
    syntax(run(335, 8), 4, 5, [0, 0, 9768, 0, 0]),
    syntax(run(343, 8), 3, 6, [0, 0, 0, 0, 0]),
    syntax(run(351, 7), 3, 5, [5688, 0, 0, 0, 0]),
    syntax(run(358, 7), 3, 5, [9784, 0, 0, 0, 0]),
    syntax(run(365, 7), 3, 5, [7736, 0, 0, 0, 0]),
    syntax(run(372, 7), 3, 5, [0, 3624, 0, 0, 0]),
    syntax(run(379, 7), 3, 5, [0, 5672, 0, 0, 0]),
    syntax(run(386, 7), 3, 5, [0, 9768, 0, 0, 0]),
    syntax(run(393, 7), 3, 5, [0, 7720, 0, 0, 0]),
    syntax(run(400, 7), 3, 5, [3640, 0, 0, 0, 0]),
    syntax(run(407, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(421, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(435, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(449, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(463, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(477, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(491, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(505, 14), 5, 7, [0, 0, 0, 0, 0]),
    syntax(run(519, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(532, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(545, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(558, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(571, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(584, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(597, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(610, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(623, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(636, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(649, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(662, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(675, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(688, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(701, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(714, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(727, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(740, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(753, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(766, 13), 5, 8, [0, 0, 0, 0, 0]),
    syntax(run(779, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(794, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(810, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(826, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(842, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(857, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(873, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(889, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(905, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(920, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(936, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(952, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(968, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(983, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(999, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1015, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1031, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1046, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1062, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1078, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1094, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1109, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1125, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1141, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1157, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1172, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1188, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1204, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1220, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1235, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1251, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1267, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1283, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1298, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1314, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1330, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1346, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1361, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1377, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1393, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1409, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1424, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1440, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1456, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1472, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1487, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1503, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1519, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1535, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1550, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1566, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1582, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1598, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1613, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1629, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1645, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1661, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1676, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1692, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1708, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1724, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1739, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1755, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1771, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1787, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1802, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1818, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1834, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1850, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1865, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1881, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1897, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1913, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1928, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1944, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1960, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(1976, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(1991, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2007, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2023, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2039, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2054, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2070, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2086, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2102, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2117, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2133, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2149, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2165, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2179, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2194, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2209, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2224, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2238, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2253, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2268, 15), 7, 10, [0, 0, 0, 0, 0]),
    syntax(run(2283, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2297, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2311, 14), 6, 8, [0, 0, 0, 0, 0]),
    syntax(run(2325, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2340, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2356, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2372, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2388, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2403, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2419, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2435, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2451, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2466, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2482, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2498, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2514, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2529, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2545, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2561, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2577, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2592, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2608, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2624, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2640, 15), 6, 7, [0, 0, 0, 0, 0]),
    syntax(run(2655, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2671, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2687, 16), 7, 9, [0, 0, 0, 0, 0]),
    syntax(run(2703, 12), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(2715, 12), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(2727, 12), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(2739, 12), 4, 11, [0, 0, 0, 2616, 0]),
    syntax(run(2751, 12), 4, 12, [0, 0, 0, 2616, 0]),
    syntax(run(2763, 11), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(2774, 11), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(2785, 11), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(2796, 11), 4, 13, [0, 0, 0, 2616, 0]),
    syntax(run(2807, 0), 0, 2, [0, 0, 0, 0, 0]),
    syntax(run(2807, 5), 3, 14, [2502, 0, 0, 0, 0]),
    syntax(run(2812, 5), 3, 14, [4550, 0, 0, 0, 0]),
    syntax(run(2817, 5), 3, 14, [8646, 0, 0, 0, 0]),
    syntax(run(2822, 5), 3, 14, [16838, 0, 0, 0, 0]),
    syntax(run(2827, 5), 3, 14, [33222, 0, 0, 0, 0]),
    syntax(run(2832, 5), 3, 14, [2502, 0, 0, 0, 0]),
    syntax(run(2837, 5), 3, 14, [4550, 0, 0, 0, 0]),
    syntax(run(2842, 5), 3, 14, [8646, 0, 0, 0, 0]),
    syntax(run(2847, 5), 3, 14, [16838, 0, 0, 0, 0]),
    syntax(run(2852, 5), 3, 14, [33222, 0, 0, 0, 0]),
    syntax(run(2857, 1), 1, 2, [4550, 0, 0, 0, 0]),
    syntax(run(2858, 3), 3, 2, [0, 0, 0, 0, 0]),
    syntax(run(2861, 3), 3, 2, [0, 0, 0, 0, 0]),
    syntax(run(2864, 1), 1, 2, [2502, 0, 0, 0, 0]),
    syntax(run(2865, 2), 2, 2, [2512, 2560, 0, 0, 0]),
    syntax(run(2867, 2), 2, 2, [4560, 4608, 0, 0, 0]),
    syntax(run(2869, 2), 2, 2, [2512, 4608, 0, 0, 0]),
    syntax(run(2871, 2), 2, 2, [4560, 2560, 0, 0, 0]),
    syntax(run(2873, 1), 1, 2, [4560, 0, 0, 0, 0]),
    syntax(run(2874, 1), 1, 2, [4608, 0, 0, 0, 0]),
    syntax(run(2875, 3), 3, 2, [2512, 2560, 2568, 0, 0]),
    syntax(run(2878, 3), 3, 2, [4560, 4608, 4616, 0, 0]),
    syntax(run(2881, 3), 3, 2, [4560, 4608, 2568, 0, 0]),
    syntax(run(2884, 3), 3, 2, [4560, 2560, 2568, 0, 0]),
    syntax(run(2887, 2), 2, 2, [2560, 2568, 0, 0, 0]),
    syntax(run(2889, 2), 2, 2, [4608, 2568, 0, 0, 0]),
    syntax(run(2891, 2), 2, 2, [4608, 4616, 0, 0, 0]),
    syntax(run(2893, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2895, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2896, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2898, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2900, 2), 2, 2, [0, 2512, 0, 0, 0]),
    syntax(run(2902, 2), 2, 2, [0, 0, 0, 0, 0]),
    syntax(run(2904, 2), 2, 2, [4560, 0, 0, 0, 0]),
    syntax(run(2906, 2), 2, 2, [2512, 0, 0, 0, 0]),
    syntax(run(2908, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2909, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2910, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2911, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2912, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2913, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2914, 1), 1, 2, [0, 0, 0, 0, 0]),
    syntax(run(2915, 4), 4, 15, [3602, 3584, 0, 0, 0]),
    syntax(run(2919, 6), 4, 16, [3584, 2665, 0, 0, 0]),
    syntax(run(2925, 4), 4, 15, [3602, 0, 0, 0, 0]),
    syntax(run(2929, 6), 4, 17, [3584, 0, 0, 0, 0]),
    syntax(run(2935, 1), 0, 18, [0, 0, 0, 0, 0]),
    syntax(run(2936, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(2939, 8), 8, 19, [3601, 0, 0, 0, 0]),
    syntax(run(2947, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(2952, 8), 6, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(2960, 4), 3, 22, [3584, 2656, 0, 0, 0]),
    syntax(run(2964, 2), 2, 2, [2577, 2624, 0, 0, 0]),
    syntax(run(2966, 3), 2, 18, [2560, 2656, 0, 0, 0]),
    syntax(run(2969, 3), 3, 15, [3601, 4672, 0, 0, 0]),
    syntax(run(2972, 5), 3, 23, [3584, 4704, 0, 0, 0]),
    syntax(run(2977, 3), 3, 15, [5649, 2624, 0, 0, 0]),
    syntax(run(2980, 5), 3, 17, [5632, 2656, 0, 0, 0]),
    syntax(run(2985, 8), 8, 19, [3601, 0, 0, 0, 0]),
    syntax(run(2993, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(2998, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3006, 8), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(3014, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3019, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(3022, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3030, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(3035, 8), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(3043, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3048, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(3051, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3059, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(3064, 8), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(3072, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3077, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3082, 5), 3, 23, [5632, 2656, 0, 0, 0]),
    syntax(run(3087, 3), 3, 15, [5649, 4672, 0, 0, 0]),
    syntax(run(3090, 5), 3, 23, [5632, 4704, 0, 0, 0]),
    syntax(run(3095, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3103, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(3106, 8), 8, 19, [3601, 0, 0, 0, 0]),
    syntax(run(3114, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(3119, 8), 6, 21, [3601, 3616, 0, 0, 0]),
    syntax(run(3127, 5), 3, 17, [3584, 2656, 0, 0, 0]),
    syntax(run(3132, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(3135, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3143, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(3148, 8), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(3156, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3161, 3), 3, 15, [3601, 2624, 0, 0, 0]),
    syntax(run(3164, 8), 8, 24, [3601, 0, 0, 0, 0]),
    syntax(run(3172, 5), 5, 20, [3601, 3616, 0, 0, 0]),
    syntax(run(3177, 8), 6, 25, [3601, 3616, 0, 0, 0]),
    syntax(run(3185, 5), 3, 23, [3584, 2656, 0, 0, 0]),
    syntax(run(3190, 2), 2, 2, [3601, 2624, 0, 0, 0]),
    syntax(run(3192, 5), 5, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(3197, 11), 11, 26, [3601, 0, 0, 0, 0]),
    syntax(run(3208, 7), 7, 20, [3601, 3616, 3593, 0, 0]),
    syntax(run(3215, 10), 8, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(3225, 6), 5, 28, [3584, 2656, 2665, 0, 0]),
    syntax(run(3231, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(3235, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(3245, 6), 6, 20, [3601, 3616, 3593, 0, 0]),
    syntax(run(3251, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(3260, 6), 4, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(3266, 10), 10, 30, [3601, 0, 0, 0, 0]),
    syntax(run(3276, 9), 7, 21, [3601, 3616, 3593, 0, 0]),
    syntax(run(3285, 6), 4, 17, [3584, 2656, 2665, 0, 0]),
    syntax(run(3291, 5), 4, 22, [3584, 2656, 2665, 0, 0]),
    syntax(run(3296, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(3300, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3304, 6), 6, 15, [3601, 0, 2624, 3593, 0]),
    syntax(run(3310, 11), 11, 30, [3601, 0, 0, 0, 0]),
    syntax(run(3321, 8), 8, 20, [3601, 0, 3616, 3593, 0]),
    syntax(run(3329, 11), 9, 21, [3601, 0, 3616, 3593, 0]),
    syntax(run(3340, 8), 6, 17, [3584, 0, 2656, 2665, 0]),
    syntax(run(3348, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(3352, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(3362, 6), 6, 20, [3601, 3616, 3593, 0, 0]),
    syntax(run(3368, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(3377, 6), 4, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(3383, 4), 4, 15, [3601, 2624, 3593, 0, 0]),
    syntax(run(3387, 10), 10, 26, [3601, 0, 0, 0, 0]),
    syntax(run(3397, 6), 6, 20, [3601, 3616, 3593, 0, 0]),
    syntax(run(3403, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(3412, 6), 4, 29, [3584, 2656, 2665, 0, 0]),
    syntax(run(3418, 4), 4, 2, [3601, 2624, 0, 3593, 0]),
    syntax(run(3422, 4), 4, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3426, 10), 10, 31, [3601, 0, 0, 0, 0]),
    syntax(run(3436, 9), 7, 25, [3601, 3616, 3593, 0, 0]),
    syntax(run(3445, 6), 4, 23, [3584, 2656, 2665, 0, 0]),
    syntax(run(3451, 3), 3, 2, [3601, 2624, 3593, 0, 0]),
    syntax(run(3454, 6), 6, 20, [3601, 3616, 3593, 0, 0]),
    syntax(run(3460, 9), 7, 27, [3601, 3616, 3593, 0, 0]),
    syntax(run(3469, 6), 4, 32, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3475, 6), 4, 33, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3481, 5), 4, 18, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3486, 6), 4, 32, [5632, 4704, 4713, 4722, 0]),
    syntax(run(3492, 7), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3499, 6), 4, 35, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3505, 5), 3, 36, [5632, 4704, 4713, 0, 0]),
    syntax(run(3510, 5), 3, 35, [5632, 4704, 2665, 0, 0]),
    syntax(run(3515, 4), 3, 18, [3584, 2656, 2665, 0, 0]),
    syntax(run(3519, 7), 5, 37, [3584, 0, 2656, 2665, 2674]),
    syntax(run(3526, 7), 5, 37, [5632, 0, 4704, 4713, 4722]),
    syntax(run(3533, 6), 4, 33, [5632, 4704, 2665, 4722, 0]),
    syntax(run(3539, 6), 4, 33, [9728, 4704, 2665, 8818, 0]),
    syntax(run(3545, 7), 5, 33, [5632, 0, 2656, 2665, 4722]),
    syntax(run(3552, 4), 3, 18, [5632, 2656, 4713, 0, 0]),
    syntax(run(3556, 6), 3, 38, [3584, 2656, 2665, 0, 0]),
    syntax(run(3562, 6), 4, 33, [3584, 0, 2656, 2665, 0]),
    syntax(run(3568, 6), 3, 39, [3584, 2656, 2665, 0, 0]),
    syntax(run(3574, 7), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3581, 6), 3, 40, [3584, 2665, 0, 0, 0]),
    syntax(run(3587, 5), 3, 41, [3584, 2665, 0, 0, 0]),
    syntax(run(3592, 5), 3, 35, [3584, 2656, 0, 0, 0]),
    syntax(run(3597, 7), 4, 42, [3584, 2665, 0, 2674, 0]),
    syntax(run(3604, 6), 4, 43, [3584, 2665, 0, 2674, 0]),
    syntax(run(3610, 6), 4, 44, [3584, 2656, 0, 2674, 0]),
    syntax(run(3616, 7), 4, 45, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3623, 7), 4, 42, [3584, 2665, 0, 2674, 0]),
    syntax(run(3630, 6), 4, 43, [3584, 2665, 0, 2674, 0]),
    syntax(run(3636, 6), 4, 44, [3584, 2656, 0, 2674, 0]),
    syntax(run(3642, 4), 3, 18, [2560, 2656, 2665, 0, 0]),
    syntax(run(3646, 5), 3, 35, [3584, 2656, 2665, 0, 0]),
    syntax(run(3651, 5), 3, 36, [3584, 2656, 2665, 0, 0]),
    syntax(run(3656, 7), 4, 34, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3663, 5), 3, 33, [3584, 2656, 2665, 0, 0]),
    syntax(run(3668, 6), 4, 46, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3674, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3683, 8), 3, 48, [3584, 2656, 2665, 0, 0]),
    syntax(run(3691, 9), 4, 47, [3584, 2656, 2665, 2674, 0]),
    syntax(run(3700, 8), 3, 48, [3584, 2656, 2665, 0, 0]),
    syntax(run(3708, 7), 4, 45, [3584, 0, 0, 0, 0]),
    syntax(run(3715, 6), 4, 29, [0, 2656, 2665, 0, 0]),
    syntax(run(3721, 4), 4, 15, [0, 2624, 3593, 0, 0]),
    syntax(run(3725, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(3731, 5), 3, 29, [2656, 2665, 0, 0, 0]),
    syntax(run(3736, 3), 3, 15, [2624, 3593, 0, 0, 0]),
    syntax(run(3739, 5), 5, 26, [0, 0, 0, 0, 0]),
    syntax(run(3744, 6), 4, 29, [0, 4704, 4713, 0, 0]),
    syntax(run(3750, 4), 4, 15, [0, 4672, 5641, 0, 0]),
    syntax(run(3754, 5), 3, 29, [4704, 4713, 0, 0, 0]),
    syntax(run(3759, 3), 3, 15, [4672, 5641, 0, 0, 0]),
    syntax(run(3762, 5), 4, 22, [0, 2656, 2665, 0, 0]),
    syntax(run(3767, 6), 6, 30, [0, 0, 0, 0, 0]),
    syntax(run(3773, 5), 4, 49, [0, 2656, 2665, 0, 0]),
    syntax(run(3778, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(3784, 5), 4, 22, [0, 2656, 2665, 0, 0]),
    syntax(run(3789, 4), 4, 15, [0, 2624, 3593, 0, 0]),
    syntax(run(3793, 6), 6, 30, [0, 0, 0, 0, 0]),
    syntax(run(3799, 5), 4, 49, [0, 2656, 2665, 0, 0]),
    syntax(run(3804, 4), 4, 15, [0, 2624, 3593, 0, 0]),
    syntax(run(3808, 6), 6, 31, [0, 0, 0, 0, 0]),
    syntax(run(3814, 4), 3, 22, [2656, 2665, 0, 0, 0]),
    syntax(run(3818, 5), 5, 30, [0, 0, 0, 0, 0]),
    syntax(run(3823, 4), 3, 49, [2656, 2665, 0, 0, 0]),
    syntax(run(3827, 5), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3832, 4), 3, 22, [2656, 2665, 0, 0, 0]),
    syntax(run(3836, 3), 3, 15, [2624, 3593, 0, 0, 0]),
    syntax(run(3839, 5), 5, 30, [0, 0, 0, 0, 0]),
    syntax(run(3844, 4), 3, 49, [2656, 2665, 0, 0, 0]),
    syntax(run(3848, 3), 3, 15, [2624, 3593, 0, 0, 0]),
    syntax(run(3851, 5), 5, 31, [0, 0, 0, 0, 0]),
    syntax(run(3856, 5), 4, 22, [0, 4704, 4713, 0, 0]),
    syntax(run(3861, 4), 4, 15, [0, 4672, 5641, 0, 0]),
    syntax(run(3865, 5), 4, 49, [0, 4704, 2665, 0, 0]),
    syntax(run(3870, 4), 4, 15, [0, 4672, 3593, 0, 0]),
    syntax(run(3874, 4), 3, 22, [4704, 4713, 0, 0, 0]),
    syntax(run(3878, 3), 3, 15, [4672, 5641, 0, 0, 0]),
    syntax(run(3881, 4), 3, 49, [4704, 2665, 0, 0, 0]),
    syntax(run(3885, 3), 3, 15, [4672, 3593, 0, 0, 0]),
    syntax(run(3888, 6), 4, 29, [0, 2656, 2665, 0, 0]),
    syntax(run(3894, 6), 6, 26, [0, 0, 0, 0, 0]),
    syntax(run(3900, 5), 3, 29, [2656, 2665, 0, 0, 0]),
    syntax(run(3905, 5), 5, 26, [0, 0, 0, 0, 0]),
];
/// What surrounds the operands of syntaxes.
pub static FRAMES: [Frame; 50] = [
    frame(s(0, 0), 0, [0x0, 0x2ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x0, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x20000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1c00, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x31fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x33fff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc00000000203b080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x400000000203b080, 0x0]),
    frame(s(5264, 1), 1, [0x0, 0xc00000000203b080, 0x0]),
    frame(s(5264, 1), 1, [0x0, 0x400000000203b080, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc0000003f8ffff, 0x80000]),
    frame(s(0, 0), 0, [0x0, 0xc000000001ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xc000000000ffff, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x14000, 0x0]),
    frame(s(14194, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(14213, 4), 1, [0x4000000000000200, 0x1800000000008000, 0x0]),
    frame(s(14213, 4), 1, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000000000, 0x0]),
    frame(s(14267, 5), 1, [0x8000000000000, 0x0, 0x0]),
    frame(s(14374, 4), 1, [0x0, 0x0, 0x0]),
    frame(s(14374, 4), 1, [0x0, 0xc000000000000, 0x0]),
    frame(s(14213, 4), 1, [0x0, 0x1800000000000000, 0x0]),
    frame(s(14213, 4), 1, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(14267, 5), 1, [0x30000000000000, 0x0, 0x0]),
    frame(s(14374, 4), 1, [0x30000000000000, 0xc000000000000, 0x0]),
    frame(s(14267, 5), 1, [0x3030000000000000, 0x0, 0x0]),
    frame(s(14374, 4), 1, [0xf0000000000000, 0xc000000000000, 0x0]),
    frame(s(14213, 4), 1, [0x6000000000000300, 0x1800000000000000, 0x0]),
    frame(s(14213, 4), 1, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(14267, 5), 1, [0x808000000000000, 0x0, 0x0]),
    frame(s(14267, 5), 1, [0x830000000000000, 0x0, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x2000000000000100, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000000, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x6000000000000300, 0x180000000000d800, 0x0]),
    frame(s(0, 0), 0, [0x4000000000000200, 0x1800010000008000, 0x0]),
    frame(s(0, 0), 0, [0x4000000000000200, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xc000000000000600, 0x1800010000008000, 0x0]),
    frame(s(0, 0), 0, [0xc000000000000600, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xa000000000000500, 0x1800000000008000, 0x0]),
    frame(s(0, 0), 0, [0xe000000000000700, 0x180000000000f800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0x1800000000001800, 0x0]),
    frame(s(0, 0), 0, [0x0, 0xf80000000000ff00, 0x1800000000004000]),
    frame(s(0, 0), 0, [0x0, 0x7800000000009b00, 0x1800000000000000]),
    frame(s(14213, 4), 1, [0x2000000000000100, 0x1800000000000000, 0x0]),
];
/// Items of syntaxes, each once.
pub static ITEMS: [Item; 508] = [
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
    Number(bits(0, 16), s(206, 6), Unsigned),
    Flag(17, s(212, 3)),
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
    Number(bits(0, 8), s(359, 7), Unsigned),
    Number(bits(8, 8), s(366, 7), Unsigned),
    Word(s(212, 3)),
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
    ExportTarget(bits(4, 6), run(0, 48)),
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
    Flag(11, s(2133, 4)),
    Flag(10, s(2137, 5)),
    Flag(12, s(2142, 2)),
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
    Number(bits(0, 12), s(206, 6), Positive),
    Flag(16, s(2147, 3)),
    Flag(17, s(2150, 3)),
    Flag(12, s(2153, 3)),
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
        size: Dwords(2),
        constant: F64,
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
        off: 125,
        none: 125,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 125,
        reserved: 127,
        kind: Global,
        vector: 255,
    }),
    Number(bits(0, 12), s(206, 6), Signed),
    Flag(13, s(3111, 3)),
    FlatAddress(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 125,
        reserved: 127,
        kind: Scratch,
        vector: 255,
    }),
    FlatBase(Flat {
        address: bits(32, 8),
        base: bits(48, 7),
        off: 125,
        none: 125,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
    Number(bits(8, 4), s(4640, 5), InHex),
    Dimensions(bits(3, 3), run(48, 8)),
    Flag(12, s(4787, 5)),
    Flag(13, s(2147, 3)),
    Flag(25, s(2150, 3)),
    Flag(7, s(2153, 3)),
    Flag(15, s(4792, 4)),
    Flag(62, s(4796, 3)),
    Flag(16, s(4799, 3)),
    Flag(17, s(4802, 3)),
    Flag(63, s(4805, 3)),
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
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
            dim: bits(3, 3),
            a16: 62,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 1,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
    Suffix(s(5264, 1)),
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Full,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            rule: Mask,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 1,
                most: 4,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 2,
                most: 4,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 2,
                most: 5,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 3,
                most: 5,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 3,
                most: 6,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 4,
                most: 6,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 3,
                gradients: Absent,
                level: true,
                fixed: 0,
                least: 4,
                most: 7,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
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
            rule: Gather,
        },
        address: ImageAddress {
            first: bits(32, 8),
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Absent,
                level: false,
                fixed: 0,
                least: 1,
                most: 3,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 2,
                most: 9,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 0,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 2,
                most: 10,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 3,
                most: 10,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 1,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 3,
                most: 11,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: false,
                fixed: 0,
                least: 4,
                most: 11,
            }),
            layout: Separate,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
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
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            more: bits(64, 32),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            more: bits(64, 64),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
            more: bits(64, 96),
            fifth: 255,
            dim: bits(3, 3),
            a16: 62,
            rule: Texel(TexelRule {
                before: 2,
                gradients: Narrow,
                level: true,
                fixed: 0,
                least: 4,
                most: 12,
            }),
            layout: Separate,
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
    BufferFormat(bits(19, 7), run(56, 78)),
    Flag(13, s(8666, 5)),
    Flag(12, s(8671, 5)),
    Number(bits(0, 12), s(206, 6), Unsigned),
    Flag(14, s(2147, 3)),
    Flag(54, s(2150, 3)),
    Flag(15, s(2153, 3)),
    Flag(55, s(4799, 3)),
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
    Flag(16, s(3111, 3)),
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
        kind: Null(125),
    }),
    Flag(14, s(2153, 3)),
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
        kind: Null(125),
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
    Value(bits(0, 16), Hex),
    Value(bits(0, 16), Version(run(134, 4))),
    Value(bits(0, 16), UnsignedHex),
    Value(bits(0, 16), Hwreg(run(138, 17))),
    Wide(Named),
    Value(bits(0, 16), Branch),
    Value(bits(0, 16), Short),
    Optional(bits(0, 16)),
    Value(bits(0, 16), Counters(run(0, 3))),
    Value(
        bits(0, 16),
        Message(Messages {
            messages: run(155, 12),
            operations: run(167, 13),
        }),
    ),
    Value(bits(0, 16), Depctr(run(3, 6))),
    Suffix(s(14194, 4)),
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
    Suffix(s(14213, 4)),
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
    Flag(15, s(14217, 5)),
    OutputModifier(bits(59, 2), true),
    Value(bits(0, 8), Parameter),
    Value(bits(41, 9), Parameter),
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
    Suffix(s(14267, 5)),
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
    Flag(45, s(14217, 5)),
    OutputModifier(bits(46, 2), false),
    Choice(bits(40, 3), s(14349, 7), run(180, 7), true),
    Choice(bits(43, 2), s(14356, 10), run(187, 4), true),
    Choice(bits(48, 3), s(14366, 8), run(180, 7), true),
    Suffix(s(14374, 4)),
    Dpp8(bits(40, 24)),
    DppFetchInactive(bits(0, 9)),
    DppControl(bits(40, 9), Share),
    Number(bits(60, 4), s(14378, 8), AlwaysInHex),
    Number(bits(56, 4), s(14386, 9), AlwaysInHex),
    Number(bits(51, 1), s(14395, 10), Bound),
    Number(bits(50, 1), s(14405, 2), Unsigned),
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
        file: VectorOrScalar(63),
        size: Dwords(1),
        constant: B32,
        neg: 60,
        abs: 61,
        sext: 255,
        half: Whole,
        present: Here,
    }),
    Choice(bits(56, 3), s(15399, 8), run(180, 7), true),
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
    Bools(s(16100, 6), [11, 12, 13, 14], false),
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
    Bools(s(16100, 6), [11, 12, 14, 255], false),
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
    Flag(40, s(16844, 4)),
    Attribute {
        number: bits(41, 6),
        channel: bits(47, 2),
    },
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
    Bools(s(16100, 6), [11, 12, 255, 255], false),
    Bools(s(16100, 6), [11, 12, 13, 255], false),
    Bools(s(17365, 9), [59, 60, 14, 255], true),
    Bools(s(17374, 6), [61, 62, 63, 255], false),
    Bools(s(17380, 6), [8, 9, 10, 255], false),
    Bools(s(17365, 9), [59, 60, 255, 255], true),
    Bools(s(17374, 6), [61, 62, 255, 255], false),
    Bools(s(17380, 6), [8, 9, 255, 255], false),
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
    Bools(s(17365, 9), [59, 60, 14, 255], false),
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
    s(12, 2),
    s(14, 4),
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
    s(192, 14),
    s(0, 0),
];
/// Names of values, list after list.
pub static NAMES: [(u16, Str); 191] = [
    (0, s(1859, 4)),
    (1, s(1863, 4)),
    (2, s(1867, 4)),
    (3, s(1871, 4)),
    (4, s(1875, 4)),
    (5, s(1879, 4)),
    (6, s(1883, 4)),
    (7, s(1887, 4)),
    (8, s(1891, 4)),
    (9, s(14, 4)),
    (12, s(1895, 4)),
    (13, s(1899, 4)),
    (14, s(1903, 4)),
    (15, s(1907, 4)),
    (16, s(1911, 4)),
    (20, s(1915, 4)),
    (32, s(1919, 6)),
    (33, s(1925, 6)),
    (34, s(1931, 6)),
    (35, s(1937, 6)),
    (36, s(1943, 6)),
    (37, s(1949, 6)),
    (38, s(1955, 6)),
    (39, s(1961, 6)),
    (40, s(1967, 6)),
    (41, s(1973, 6)),
    (42, s(1979, 7)),
    (43, s(1986, 7)),
    (44, s(1993, 7)),
    (45, s(2000, 7)),
    (46, s(2007, 7)),
    (47, s(2014, 7)),
    (48, s(2021, 7)),
    (49, s(2028, 7)),
    (50, s(2035, 7)),
    (51, s(2042, 7)),
    (52, s(2049, 7)),
    (53, s(2056, 7)),
    (54, s(2063, 7)),
    (55, s(2070, 7)),
    (56, s(2077, 7)),
    (57, s(2084, 7)),
    (58, s(2091, 7)),
    (59, s(2098, 7)),
    (60, s(2105, 7)),
    (61, s(2112, 7)),
    (62, s(2119, 7)),
    (63, s(2126, 7)),
    (0, s(4645, 14)),
    (1, s(4659, 14)),
    (2, s(4673, 14)),
    (3, s(4687, 16)),
    (4, s(4703, 20)),
    (5, s(4723, 20)),
    (6, s(4743, 19)),
    (7, s(4762, 25)),
    (0, s(7059, 15)),
    (1, s(7074, 15)),
    (2, s(7089, 15)),
    (3, s(7104, 17)),
    (4, s(7121, 17)),
    (5, s(7138, 14)),
    (6, s(7152, 14)),
    (7, s(7166, 16)),
    (8, s(7182, 16)),
    (9, s(7198, 18)),
    (10, s(7216, 18)),
    (11, s(7234, 15)),
    (12, s(7249, 15)),
    (13, s(7264, 16)),
    (14, s(7280, 17)),
    (15, s(7297, 17)),
    (16, s(7314, 19)),
    (17, s(7333, 19)),
    (18, s(7352, 16)),
    (19, s(7368, 16)),
    (20, s(7384, 15)),
    (21, s(7399, 15)),
    (22, s(7414, 16)),
    (23, s(7430, 19)),
    (24, s(7449, 19)),
    (25, s(7468, 21)),
    (26, s(7489, 21)),
    (27, s(7510, 18)),
    (28, s(7528, 18)),
    (29, s(7546, 19)),
    (30, s(7565, 22)),
    (31, s(7587, 22)),
    (32, s(7609, 24)),
    (33, s(7633, 24)),
    (34, s(7657, 21)),
    (35, s(7678, 21)),
    (36, s(7699, 22)),
    (37, s(7721, 22)),
    (38, s(7743, 22)),
    (39, s(7765, 24)),
    (40, s(7789, 24)),
    (41, s(7813, 21)),
    (42, s(7834, 21)),
    (43, s(7855, 22)),
    (44, s(7877, 24)),
    (45, s(7901, 24)),
    (46, s(7925, 26)),
    (47, s(7951, 26)),
    (48, s(7977, 23)),
    (49, s(8000, 23)),
    (50, s(8023, 24)),
    (51, s(8047, 24)),
    (52, s(8071, 26)),
    (53, s(8097, 26)),
    (54, s(8123, 23)),
    (55, s(8146, 23)),
    (56, s(8169, 21)),
    (57, s(8190, 21)),
    (58, s(8211, 23)),
    (59, s(8234, 23)),
    (60, s(8257, 20)),
    (61, s(8277, 20)),
    (62, s(8297, 18)),
    (63, s(8315, 18)),
    (64, s(8333, 19)),
    (65, s(8352, 25)),
    (66, s(8377, 25)),
    (67, s(8402, 27)),
    (68, s(8429, 27)),
    (69, s(8456, 24)),
    (70, s(8480, 24)),
    (71, s(8504, 25)),
    (72, s(8529, 21)),
    (73, s(8550, 21)),
    (74, s(8571, 22)),
    (75, s(8593, 24)),
    (76, s(8617, 24)),
    (77, s(8641, 25)),
    (0, s(12668, 15)),
    (4, s(12683, 16)),
    (6, s(12699, 16)),
    (9, s(12715, 16)),
    (1, s(12927, 11)),
    (2, s(12938, 13)),
    (3, s(12951, 14)),
    (5, s(12965, 16)),
    (6, s(12981, 16)),
    (7, s(12997, 13)),
    (15, s(13010, 19)),
    (16, s(13029, 13)),
    (17, s(13042, 13)),
    (18, s(13055, 13)),
    (19, s(13068, 13)),
    (20, s(13081, 18)),
    (21, s(13099, 18)),
    (22, s(13117, 17)),
    (23, s(13134, 13)),
    (24, s(13147, 13)),
    (25, s(13160, 18)),
    (1, s(13522, 13)),
    (2, s(13535, 6)),
    (3, s(13541, 11)),
    (4, s(13552, 12)),
    (5, s(13564, 18)),
    (6, s(13582, 14)),
    (7, s(13596, 19)),
    (8, s(13615, 22)),
    (9, s(13637, 16)),
    (10, s(13653, 16)),
    (11, s(13669, 12)),
    (15, s(13681, 10)),
    (513, s(13691, 9)),
    (514, s(13700, 10)),
    (515, s(13710, 14)),
    (767, s(13724, 6)),
    (768, s(13730, 9)),
    (769, s(13691, 9)),
    (770, s(13700, 10)),
    (771, s(13710, 14)),
    (1023, s(13724, 6)),
    (3841, s(13739, 27)),
    (3842, s(13766, 16)),
    (3844, s(13782, 19)),
    (4095, s(13801, 5)),
    (0, s(14272, 6)),
    (1, s(14278, 6)),
    (2, s(14284, 6)),
    (3, s(14290, 6)),
    (4, s(14296, 6)),
    (5, s(14302, 6)),
    (6, s(14308, 5)),
    (0, s(14313, 10)),
    (1, s(14323, 11)),
    (2, s(14334, 15)),
    (3, s(14313, 10)),
];
/// Parts of immediates, list after list.
pub static PARTS: [Part; 9] = [
    Part {
        name: s(13470, 5),
        low: bits(0, 4),
        high: bits(14, 2),
    },
    Part {
        name: s(13475, 6),
        low: bits(4, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(13481, 7),
        low: bits(8, 6),
        high: bits(0, 0),
    },
    Part {
        name: s(14054, 14),
        low: bits(0, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14068, 14),
        low: bits(12, 4),
        high: bits(0, 0),
    },
    Part {
        name: s(14082, 14),
        low: bits(9, 3),
        high: bits(0, 0),
    },
    Part {
        name: s(14096, 14),
        low: bits(8, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14110, 13),
        low: bits(1, 1),
        high: bits(0, 0),
    },
    Part {
        name: s(14123, 14),
        low: bits(2, 3),
        high: bits(0, 0),
    },
];
/// Items of all syntaxes, end to end.
pub static ORDER: [u16; 3910] = [
    0, 1, 2, 3, 0, 1, 4, 2, 3, 0, 1, 4, 5, 6, 3, 2, 2, 7, 0, 2, 7, 0, 8, 2, 3, 9, 0, 1, 2, 3,
    9, 0, 1, 4, 2, 3, 10, 0, 1, 4, 5, 6, 3, 9, 0, 11, 3, 9, 0, 2, 3, 10, 0, 5, 6, 3, 9, 2, 3,
    9, 0, 2, 7, 0, 12, 2, 3, 0, 12, 13, 2, 3, 0, 12, 13, 5, 6, 3, 0, 14, 15, 2, 3, 0, 14, 2,
    3, 10, 0, 12, 2, 3, 10, 0, 12, 13, 2, 3, 16, 0, 12, 13, 5, 6, 3, 17, 0, 14, 15, 2, 3, 17,
    0, 14, 2, 3, 10, 0, 2, 3, 16, 0, 5, 6, 3, 1, 2, 3, 9, 0, 1, 2, 0, 18, 2, 3, 0, 19, 2, 3,
    20, 0, 2, 3, 16, 0, 2, 3, 21, 22, 23, 24, 25, 26, 27, 28, 9, 29, 30, 31, 32, 33, 10, 29,
    30, 31, 32, 33, 16, 29, 30, 31, 32, 33, 20, 29, 30, 31, 32, 33, 29, 1, 30, 31, 32, 33,
    29, 12, 30, 31, 32, 33, 29, 19, 30, 31, 32, 33, 29, 18, 30, 31, 32, 33, 34, 29, 1, 30,
    31, 32, 33, 34, 29, 12, 30, 31, 32, 33, 35, 29, 12, 30, 31, 32, 33, 35, 29, 19, 30, 31,
    32, 33, 36, 29, 19, 30, 31, 32, 33, 37, 38, 39, 40, 31, 32, 33, 41, 10, 38, 39, 40, 31,
    32, 33, 16, 38, 39, 40, 31, 32, 33, 20, 38, 39, 40, 31, 32, 33, 38, 1, 39, 40, 31, 32,
    33, 38, 12, 39, 40, 31, 32, 33, 38, 19, 39, 40, 31, 32, 33, 38, 18, 39, 40, 31, 32, 33,
    9, 38, 39, 40, 31, 32, 33, 34, 38, 1, 39, 40, 31, 32, 33, 34, 38, 12, 39, 40, 31, 32, 33,
    35, 38, 12, 39, 40, 31, 32, 33, 35, 38, 19, 39, 40, 31, 32, 33, 36, 38, 19, 39, 40, 31,
    32, 33, 37, 42, 43, 40, 31, 32, 33, 41, 10, 42, 43, 40, 31, 32, 33, 16, 42, 43, 40, 31,
    32, 33, 20, 42, 43, 40, 31, 32, 33, 42, 1, 43, 40, 31, 32, 33, 42, 12, 43, 40, 31, 32,
    33, 42, 19, 43, 40, 31, 32, 33, 42, 18, 43, 40, 31, 32, 33, 9, 42, 43, 40, 31, 32, 33,
    44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 60, 61, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 62, 63,
    46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 64, 65, 46, 47, 48, 49, 50, 51, 52, 53,
    54, 55, 56, 57, 66, 67, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 68, 69, 46, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 70, 71, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 72, 73, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 74, 75, 46, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 76, 77, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 78, 79, 46,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 80, 81, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 82, 83, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 84, 85, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 86, 87, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 88, 89, 46, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 90, 91, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    92, 93, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 94, 95, 46, 47, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 96, 97, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 98, 99, 46, 47, 48,
    49, 50, 51, 52, 53, 54, 55, 56, 100, 101, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    102, 103, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 104, 105, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 106, 107, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 108, 109, 46,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 110, 111, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 44, 45, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 114, 115, 46, 112,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 116, 117, 46, 112, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 113, 118, 119, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 64, 65, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 66, 67, 46, 112,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 68, 69, 46, 112, 47, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 57, 113, 70, 71, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    120, 121, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 122, 123, 46, 112,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 124, 125, 46, 112, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 113, 126, 127, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 128, 129, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 130, 131, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 132, 133, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 134, 135, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 136, 137, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 138, 139, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 140, 141, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 142, 143, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 144, 145, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 146, 147, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 148, 149, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 150, 151, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 152, 153, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 154, 155, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 156, 157, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 158, 159, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 160, 161, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 162, 163, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 164, 165, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 166, 167, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 168, 169, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 170, 171, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 172, 173, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 174, 175, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 176, 177, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 178, 179, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 180, 181, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 182, 183, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 184, 185, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 186, 187, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 188, 189, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 190, 191, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 192, 193, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 194, 195, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 196, 197, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 198, 199, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 200, 201, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 202, 203, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 204, 205, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 206, 207, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 208, 209, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 210, 211, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 212, 213, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 214, 215, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 216, 217, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 218, 219, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 220, 221, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 222, 223, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 224, 225, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 226, 227, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 228, 229, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 230, 231, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 232, 233, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 234, 235, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 236, 237, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 238, 239, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 240, 241, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 242, 243, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 244, 245, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 246, 247, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 248, 249, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 250, 251, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 252, 253, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 254, 255, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 256, 257, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 258, 259, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 260, 261, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 262, 263, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 264, 265, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 266, 267, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 268, 269, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 270, 271, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 272, 273, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 274, 275, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 276, 277, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 278, 279, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 72, 73, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 113, 280, 281, 46, 112,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 113, 282, 283, 46, 112, 47, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 113, 284, 285, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 286, 287,
    46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 113, 288, 289, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 113, 290, 291, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    113, 292, 293, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 280, 281, 46, 112, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 282, 283, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54,
    55, 56, 284, 285, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 294, 295, 46, 112, 47,
    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 296, 297, 46, 112, 47, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 57, 113, 298, 299, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    113, 300, 301, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 302, 303, 46, 112,
    47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 304, 305, 46, 112, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 113, 306, 307, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56,
    57, 113, 308, 309, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 310, 311, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 312, 313, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 314, 315, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 113, 316, 317, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 318, 319, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 320, 321, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 322, 323, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 113, 324, 325, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 326, 327, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 328, 329, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 330, 331, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 113, 332, 333, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 334, 335, 46,
    112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 113, 336, 337, 46, 112, 47, 48, 49, 50,
    51, 52, 53, 54, 55, 56, 57, 113, 338, 339, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55,
    56, 57, 113, 340, 341, 46, 112, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 342, 343,
    344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 343, 344, 345, 346, 347, 348, 349,
    350, 351, 352, 353, 355, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 356, 343,
    344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 357, 343, 344, 345, 347, 348, 349, 350,
    351, 352, 358, 353, 354, 343, 344, 345, 347, 348, 349, 350, 351, 352, 353, 355, 343, 344,
    345, 347, 348, 349, 350, 351, 352, 353, 356, 343, 344, 345, 347, 348, 349, 350, 351, 352,
    353, 342, 343, 344, 345, 347, 348, 349, 350, 351, 352, 353, 359, 360, 361, 31, 362, 363,
    360, 361, 31, 362, 364, 360, 361, 31, 362, 365, 360, 361, 31, 362, 366, 360, 361, 31,
    362, 359, 367, 368, 31, 362, 363, 367, 368, 31, 362, 364, 367, 368, 31, 362, 365, 367,
    368, 31, 362, 366, 367, 368, 31, 362, 363, 369, 360, 361, 369, 367, 368, 359, 370, 371,
    372, 373, 370, 373, 372, 371, 372, 373, 370, 371, 374, 372, 373, 375, 372, 373, 374, 372,
    371, 374, 371, 374, 373, 374, 373, 375, 370, 376, 377, 370, 378, 370, 379, 379, 370, 379,
    380, 372, 381, 370, 381, 382, 383, 381, 384, 385, 376, 386, 387, 388, 389, 390, 391, 389,
    392, 393, 394, 395, 387, 388, 396, 390, 391, 389, 397, 393, 394, 395, 398, 387, 399, 400,
    401, 399, 402, 403, 404, 405, 406, 407, 408, 399, 0, 409, 410, 408, 399, 0, 411, 412,
    413, 414, 415, 391, 389, 416, 398, 417, 400, 371, 416, 398, 387, 399, 418, 391, 389, 419,
    394, 395, 387, 420, 400, 391, 421, 416, 394, 395, 401, 399, 402, 403, 422, 405, 406, 407,
    391, 389, 416, 394, 395, 401, 399, 423, 403, 404, 405, 406, 407, 408, 399, 424, 411, 412,
    413, 414, 415, 391, 389, 425, 394, 395, 387, 426, 400, 401, 426, 423, 403, 422, 405, 406,
    407, 408, 426, 0, 409, 410, 408, 426, 424, 411, 412, 413, 414, 415, 391, 427, 425, 394,
    395, 387, 399, 428, 401, 399, 429, 403, 422, 405, 406, 407, 408, 399, 430, 409, 410, 408,
    399, 431, 411, 412, 413, 414, 415, 391, 389, 432, 394, 395, 391, 389, 425, 394, 398, 391,
    421, 425, 394, 395, 387, 420, 418, 391, 421, 419, 394, 395, 401, 399, 423, 403, 422, 405,
    406, 407, 387, 426, 433, 401, 426, 434, 403, 422, 405, 406, 407, 408, 426, 435, 409, 410,
    408, 426, 435, 411, 412, 413, 414, 415, 391, 427, 436, 394, 395, 387, 437, 428, 401, 437,
    429, 403, 404, 405, 406, 407, 408, 437, 430, 409, 410, 408, 437, 431, 411, 412, 413, 414,
    415, 391, 438, 432, 394, 395, 387, 426, 428, 401, 426, 429, 403, 422, 405, 406, 407, 408,
    426, 430, 409, 410, 408, 426, 431, 411, 412, 413, 414, 415, 391, 427, 432, 394, 395, 399,
    400, 387, 399, 400, 439, 440, 401, 399, 423, 441, 440, 403, 404, 405, 406, 407, 442, 408,
    399, 0, 439, 440, 409, 410, 408, 399, 424, 443, 440, 411, 412, 413, 414, 415, 391, 389,
    425, 392, 444, 398, 387, 399, 400, 439, 401, 399, 423, 441, 403, 422, 405, 406, 407, 442,
    408, 399, 0, 439, 409, 410, 408, 399, 424, 443, 411, 412, 413, 414, 415, 391, 389, 425,
    392, 394, 395, 401, 399, 402, 445, 403, 404, 405, 406, 407, 442, 408, 399, 0, 439, 411,
    412, 413, 414, 415, 391, 389, 416, 446, 394, 398, 391, 389, 416, 446, 398, 399, 400, 447,
    439, 399, 400, 439, 447, 387, 399, 440, 400, 439, 440, 401, 399, 440, 402, 445, 440, 403,
    405, 406, 407, 442, 408, 399, 440, 0, 439, 440, 409, 410, 408, 399, 440, 0, 439, 440,
    411, 412, 413, 414, 415, 391, 389, 448, 416, 446, 444, 394, 398, 387, 449, 400, 439, 401,
    449, 423, 441, 403, 422, 405, 406, 407, 442, 408, 449, 0, 439, 409, 410, 408, 449, 424,
    443, 411, 412, 413, 414, 415, 391, 450, 425, 392, 394, 395, 387, 426, 428, 451, 401, 426,
    429, 452, 403, 422, 405, 406, 407, 442, 408, 426, 430, 451, 409, 410, 408, 426, 431, 453,
    411, 412, 413, 414, 415, 391, 427, 432, 454, 394, 395, 426, 428, 455, 451, 426, 428, 451,
    455, 401, 426, 429, 456, 403, 422, 405, 406, 407, 442, 408, 426, 431, 451, 411, 412, 413,
    414, 415, 391, 427, 432, 457, 394, 395, 449, 458, 459, 408, 449, 460, 459, 409, 410, 408,
    449, 461, 462, 411, 412, 413, 414, 415, 389, 425, 392, 463, 394, 395, 389, 416, 446, 464,
    394, 398, 389, 416, 446, 464, 398, 421, 419, 465, 466, 394, 395, 389, 416, 446, 464, 467,
    394, 398, 389, 425, 446, 464, 394, 398, 421, 419, 465, 394, 395, 421, 419, 446, 394, 395,
    389, 416, 446, 398, 389, 448, 468, 469, 470, 394, 395, 421, 448, 471, 472, 473, 394, 395,
    474, 475, 446, 476, 394, 398, 477, 475, 446, 478, 394, 398, 474, 448, 416, 446, 476, 394,
    398, 474, 416, 479, 398, 438, 436, 480, 481, 394, 398, 389, 448, 416, 446, 394, 398, 389,
    432, 454, 481, 394, 398, 438, 436, 480, 482, 467, 394, 398, 389, 392, 393, 483, 394, 395,
    389, 392, 393, 394, 395, 389, 425, 484, 394, 395, 389, 392, 393, 485, 483, 394, 395, 389,
    392, 393, 485, 394, 395, 389, 425, 484, 485, 394, 395, 427, 432, 454, 485, 467, 394, 395,
    427, 392, 393, 463, 483, 394, 398, 427, 392, 393, 463, 394, 398, 427, 425, 484, 463, 394,
    398, 371, 416, 446, 398, 389, 425, 446, 394, 395, 389, 425, 392, 394, 398, 389, 436, 480,
    464, 467, 394, 398, 389, 416, 446, 394, 398, 389, 416, 446, 464, 486, 398, 389, 416, 446,
    464, 487, 488, 489, 490, 394, 389, 416, 446, 486, 491, 492, 493, 394, 450, 494, 495, 496,
    487, 488, 489, 490, 394, 450, 494, 495, 486, 491, 492, 493, 394, 427, 497, 498, 499, 487,
    500, 394, 391, 501, 425, 392, 394, 398, 387, 440, 400, 439, 401, 502, 423, 441, 407, 442,
    391, 425, 392, 394, 398, 387, 400, 439, 401, 423, 441, 407, 442, 391, 501, 419, 465, 394,
    398, 387, 440, 418, 503, 391, 419, 465, 394, 398, 387, 418, 503, 391, 501, 416, 446, 398,
    401, 502, 402, 445, 407, 442, 391, 501, 425, 446, 398, 401, 502, 423, 445, 407, 442, 391,
    501, 436, 480, 398, 387, 440, 433, 504, 401, 502, 434, 505, 407, 442, 391, 501, 432, 446,
    398, 387, 440, 428, 451, 401, 502, 429, 456, 407, 442, 391, 416, 446, 398, 401, 402, 445,
    407, 442, 391, 425, 446, 398, 401, 423, 445, 407, 442, 391, 436, 480, 398, 387, 433, 504,
    401, 434, 505, 407, 442, 391, 432, 446, 398, 387, 428, 451, 401, 429, 456, 407, 442, 391,
    501, 475, 479, 398, 387, 440, 506, 507, 391, 501, 419, 446, 398, 387, 440, 418, 439, 391,
    475, 479, 398, 387, 506, 507, 391, 419, 446, 398, 387, 418, 439, 391, 501, 432, 454, 394,
    398, 401, 502, 429, 452, 407, 442, 391, 432, 454, 394, 398, 401, 429, 452, 407, 442,
];
/// Mnemonics of instructions.
pub static MNEMONICS: [u32; 1150] = [
    0x263b11, // buffer_atomic_add
    0x276014, // buffer_atomic_add_x2
    0x26a511, // buffer_atomic_and
    0x27dc14, // buffer_atomic_and_x2
    0x262615, // buffer_atomic_cmpswap
    0x274818, // buffer_atomic_cmpswap_x2
    0x26e811, // buffer_atomic_dec
    0x282b14, // buffer_atomic_dec_x2
    0x26f916, // buffer_atomic_fcmpswap
    0x283f19, // buffer_atomic_fcmpswap_x2
    0x272112, // buffer_atomic_fmax
    0x286d15, // buffer_atomic_fmax_x2
    0x270f12, // buffer_atomic_fmin
    0x285815, // buffer_atomic_fmin_x2
    0x26d711, // buffer_atomic_inc
    0x281714, // buffer_atomic_inc_x2
    0x26b610, // buffer_atomic_or
    0x27f013, // buffer_atomic_or_x2
    0x268112, // buffer_atomic_smax
    0x27b215, // buffer_atomic_smax_x2
    0x265d12, // buffer_atomic_smin
    0x278815, // buffer_atomic_smin_x2
    0x264c11, // buffer_atomic_sub
    0x277414, // buffer_atomic_sub_x2
    0x261412, // buffer_atomic_swap
    0x273315, // buffer_atomic_swap_x2
    0x269312, // buffer_atomic_umax
    0x27c715, // buffer_atomic_umax_x2
    0x266f12, // buffer_atomic_umin
    0x279d15, // buffer_atomic_umin_x2
    0x26c611, // buffer_atomic_xor
    0x280314, // buffer_atomic_xor_x2
    0x28820e, // buffer_gl0_inv
    0x28900e, // buffer_gl1_inv
    0x246a11, // buffer_load_dword
    0x247b13, // buffer_load_dwordx2
    0x24a113, // buffer_load_dwordx3
    0x248e13, // buffer_load_dwordx4
    0x25dd1b, // buffer_load_format_d16_hi_x
    0x289e18, // buffer_load_format_d16_x
    0x28b619, // buffer_load_format_d16_xy
    0x28cf1a, // buffer_load_format_d16_xyz
    0x28e91b, // buffer_load_format_d16_xyzw
    0x237414, // buffer_load_format_x
    0x238815, // buffer_load_format_xy
    0x239d16, // buffer_load_format_xyz
    0x23b317, // buffer_load_format_xyzw
    0x243511, // buffer_load_sbyte
    0x258315, // buffer_load_sbyte_d16
    0x259818, // buffer_load_sbyte_d16_hi
    0x25b015, // buffer_load_short_d16
    0x25c518, // buffer_load_short_d16_hi
    0x245812, // buffer_load_sshort
    0x242411, // buffer_load_ubyte
    0x255615, // buffer_load_ubyte_d16
    0x256b18, // buffer_load_ubyte_d16_hi
    0x244612, // buffer_load_ushort
    0x24b411, // buffer_store_byte
    0x24c518, // buffer_store_byte_d16_hi
    0x250812, // buffer_store_dword
    0x251a14, // buffer_store_dwordx2
    0x254214, // buffer_store_dwordx3
    0x252e14, // buffer_store_dwordx4
    0x25f81c, // buffer_store_format_d16_hi_x
    0x290419, // buffer_store_format_d16_x
    0x291d1a, // buffer_store_format_d16_xy
    0x29371b, // buffer_store_format_d16_xyz
    0x29521c, // buffer_store_format_d16_xyzw
    0x23ca15, // buffer_store_format_x
    0x23df16, // buffer_store_format_xy
    0x23f517, // buffer_store_format_xyz
    0x240c18, // buffer_store_format_xyzw
    0x24dd12, // buffer_store_short
    0x24ef19, // buffer_store_short_d16_hi
    0x01c50a, // ds_add_f32
    0x04d60e, // ds_add_rtn_f32
    0x023e0e, // ds_add_rtn_u32
    0x04e40e, // ds_add_rtn_u64
    0x00d70a, // ds_add_u32
    0x03fc0a, // ds_add_u64
    0x01320a, // ds_and_b32
    0x04570a, // ds_and_b64
    0x02bd0e, // ds_and_rtn_b32
    0x05630e, // ds_and_rtn_b64
    0x03e309, // ds_append
    0x07040f, // ds_bpermute_b32
    0x01930c, // ds_cmpst_b32
    0x04aa0c, // ds_cmpst_b64
    0x019f0c, // ds_cmpst_f32
    0x04b60c, // ds_cmpst_f64
    0x032f10, // ds_cmpst_rtn_b32
    0x05d510, // ds_cmpst_rtn_b64
    0x033f10, // ds_cmpst_rtn_f32
    0x05e510, // ds_cmpst_rtn_f64
    0x063815, // ds_condxchg32_rtn_b64
    0x03d90a, // ds_consume
    0x02770e, // ds_dec_rtn_u32
    0x051d0e, // ds_dec_rtn_u64
    0x01000a, // ds_dec_u32
    0x04250a, // ds_dec_u64
    0x02190e, // ds_gws_barrier
    0x01e60b, // ds_gws_init
    0x01fe0e, // ds_gws_sema_br
    0x020c0d, // ds_gws_sema_p
    0x01cf17, // ds_gws_sema_release_all
    0x01f10d, // ds_gws_sema_v
    0x02690e, // ds_inc_rtn_u32
    0x050f0e, // ds_inc_rtn_u64
    0x00f60a, // ds_inc_u32
    0x041b0a, // ds_inc_u64
    0x01b50a, // ds_max_f32
    0x04cc0a, // ds_max_f64
    0x01140a, // ds_max_i32
    0x04390a, // ds_max_i64
    0x035d0e, // ds_max_rtn_f32
    0x06030e, // ds_max_rtn_f64
    0x02930e, // ds_max_rtn_i32
    0x05390e, // ds_max_rtn_i64
    0x02af0e, // ds_max_rtn_u32
    0x05550e, // ds_max_rtn_u64
    0x01280a, // ds_max_u32
    0x044d0a, // ds_max_u64
    0x01ab0a, // ds_min_f32
    0x04c20a, // ds_min_f64
    0x010a0a, // ds_min_i32
    0x042f0a, // ds_min_i64
    0x034f0e, // ds_min_rtn_f32
    0x05f50e, // ds_min_rtn_f64
    0x02850e, // ds_min_rtn_i32
    0x052b0e, // ds_min_rtn_i64
    0x02a10e, // ds_min_rtn_u32
    0x05470e, // ds_min_rtn_u64
    0x011e0a, // ds_min_u32
    0x04430a, // ds_min_u64
    0x014f0c, // ds_mskor_b32
    0x04740c, // ds_mskor_b64
    0x02e610, // ds_mskor_rtn_b32
    0x058c10, // ds_mskor_rtn_b64
    0x01bf06, // ds_nop
    0x03ec10, // ds_ordered_count
    0x013c09, // ds_or_b32
    0x046109, // ds_or_b64
    0x02cb0d, // ds_or_rtn_b32
    0x05710d, // ds_or_rtn_b64
    0x06f60e, // ds_permute_b32
    0x039f10, // ds_read2st64_b32
    0x062810, // ds_read2st64_b64
    0x03930c, // ds_read2_b32
    0x061c0c, // ds_read2_b64
    0x06e412, // ds_read_addtid_b32
    0x07370c, // ds_read_b128
    0x03880b, // ds_read_b32
    0x06110b, // ds_read_b64
    0x072c0b, // ds_read_b96
    0x03c30b, // ds_read_i16
    0x03af0a, // ds_read_i8
    0x06910e, // ds_read_i8_d16
    0x069f11, // ds_read_i8_d16_hi
    0x03ce0b, // ds_read_u16
    0x06b00f, // ds_read_u16_d16
    0x06bf12, // ds_read_u16_d16_hi
    0x03b90a, // ds_read_u8
    0x06720e, // ds_read_u8_d16
    0x068011, // ds_read_u8_d16_hi
    0x025a0f, // ds_rsub_rtn_u32
    0x05000f, // ds_rsub_rtn_u64
    0x00eb0b, // ds_rsub_u32
    0x04100b, // ds_rsub_u64
    0x024c0e, // ds_sub_rtn_u32
    0x04f20e, // ds_sub_rtn_u64
    0x00e10a, // ds_sub_u32
    0x04060a, // ds_sub_u64
    0x037a0e, // ds_swizzle_b32
    0x036b0f, // ds_wrap_rtn_b32
    0x018211, // ds_write2st64_b32
    0x049911, // ds_write2st64_b64
    0x01750d, // ds_write2_b32
    0x048c0d, // ds_write2_b64
    0x06d113, // ds_write_addtid_b32
    0x071f0d, // ds_write_b128
    0x02320c, // ds_write_b16
    0x065f13, // ds_write_b16_d16_hi
    0x015b0c, // ds_write_b32
    0x04800c, // ds_write_b64
    0x02270b, // ds_write_b8
    0x064d12, // ds_write_b8_d16_hi
    0x07130c, // ds_write_b96
    0x031916, // ds_wrxchg2st64_rtn_b32
    0x05bf16, // ds_wrxchg2st64_rtn_b64
    0x030712, // ds_wrxchg2_rtn_b32
    0x05ad12, // ds_wrxchg2_rtn_b64
    0x02f611, // ds_wrxchg_rtn_b32
    0x059c11, // ds_wrxchg_rtn_b64
    0x01450a, // ds_xor_b32
    0x046a0a, // ds_xor_b64
    0x02d80e, // ds_xor_rtn_b32
    0x057e0e, // ds_xor_rtn_b64
    0x086003, // exp
    0x0a1c0f, // flat_atomic_add
    0x0b2112, // flat_atomic_add_x2
    0x0a7a0f, // flat_atomic_and
    0x0b9112, // flat_atomic_and_x2
    0x0a0913, // flat_atomic_cmpswap
    0x0b0b16, // flat_atomic_cmpswap_x2
    0x0ab50f, // flat_atomic_dec
    0x0bd812, // flat_atomic_dec_x2
    0x0ac414, // flat_atomic_fcmpswap
    0x0bea17, // flat_atomic_fcmpswap_x2
    0x0ae810, // flat_atomic_fmax
    0x0c1413, // flat_atomic_fmax_x2
    0x0ad810, // flat_atomic_fmin
    0x0c0113, // flat_atomic_fmin_x2
    0x0aa60f, // flat_atomic_inc
    0x0bc612, // flat_atomic_inc_x2
    0x0a890e, // flat_atomic_or
    0x0ba311, // flat_atomic_or_x2
    0x0a5a10, // flat_atomic_smax
    0x0b6b13, // flat_atomic_smax_x2
    0x0a3a10, // flat_atomic_smin
    0x0b4513, // flat_atomic_smin_x2
    0x0a2b0f, // flat_atomic_sub
    0x0b3312, // flat_atomic_sub_x2
    0x09f910, // flat_atomic_swap
    0x0af813, // flat_atomic_swap_x2
    0x0a6a10, // flat_atomic_umax
    0x0b7e13, // flat_atomic_umax_x2
    0x0a4a10, // flat_atomic_umin
    0x0b5813, // flat_atomic_umin_x2
    0x0a970f, // flat_atomic_xor
    0x0bb412, // flat_atomic_xor_x2
    0x08aa0f, // flat_load_dword
    0x08b911, // flat_load_dwordx2
    0x08db11, // flat_load_dwordx3
    0x08ca11, // flat_load_dwordx4
    0x087b0f, // flat_load_sbyte
    0x09a713, // flat_load_sbyte_d16
    0x09ba16, // flat_load_sbyte_d16_hi
    0x09d013, // flat_load_short_d16
    0x09e316, // flat_load_short_d16_hi
    0x089a10, // flat_load_sshort
    0x086c0f, // flat_load_ubyte
    0x097e13, // flat_load_ubyte_d16
    0x099116, // flat_load_ubyte_d16_hi
    0x088a10, // flat_load_ushort
    0x08ec0f, // flat_store_byte
    0x08fb16, // flat_store_byte_d16_hi
    0x093810, // flat_store_dword
    0x094812, // flat_store_dwordx2
    0x096c12, // flat_store_dwordx3
    0x095a12, // flat_store_dwordx4
    0x091110, // flat_store_short
    0x092117, // flat_store_short_d16_hi
    0x0e0a11, // global_atomic_add
    0x0f2f14, // global_atomic_add_x2
    0x0e7411, // global_atomic_and
    0x0fab14, // global_atomic_and_x2
    0x0df515, // global_atomic_cmpswap
    0x0f1718, // global_atomic_cmpswap_x2
    0x0eb711, // global_atomic_dec
    0x0ffa14, // global_atomic_dec_x2
    0x0ec816, // global_atomic_fcmpswap
    0x100e19, // global_atomic_fcmpswap_x2
    0x0ef012, // global_atomic_fmax
    0x103c15, // global_atomic_fmax_x2
    0x0ede12, // global_atomic_fmin
    0x102715, // global_atomic_fmin_x2
    0x0ea611, // global_atomic_inc
    0x0fe614, // global_atomic_inc_x2
    0x0e8510, // global_atomic_or
    0x0fbf13, // global_atomic_or_x2
    0x0e5012, // global_atomic_smax
    0x0f8115, // global_atomic_smax_x2
    0x0e2c12, // global_atomic_smin
    0x0f5715, // global_atomic_smin_x2
    0x0e1b11, // global_atomic_sub
    0x0f4314, // global_atomic_sub_x2
    0x0de312, // global_atomic_swap
    0x0f0215, // global_atomic_swap_x2
    0x0e6212, // global_atomic_umax
    0x0f9615, // global_atomic_umax_x2
    0x0e3e12, // global_atomic_umin
    0x0f6c15, // global_atomic_umin_x2
    0x0e9511, // global_atomic_xor
    0x0fd214, // global_atomic_xor_x2
    0x0c7011, // global_load_dword
    0x0c8113, // global_load_dwordx2
    0x0ca713, // global_load_dwordx3
    0x0c9413, // global_load_dwordx4
    0x0c3b11, // global_load_sbyte
    0x0d8915, // global_load_sbyte_d16
    0x0d9e18, // global_load_sbyte_d16_hi
    0x0db615, // global_load_short_d16
    0x0dcb18, // global_load_short_d16_hi
    0x0c5e12, // global_load_sshort
    0x0c2a11, // global_load_ubyte
    0x0d5c15, // global_load_ubyte_d16
    0x0d7118, // global_load_ubyte_d16_hi
    0x0c4c12, // global_load_ushort
    0x0cba11, // global_store_byte
    0x0ccb18, // global_store_byte_d16_hi
    0x0d0e12, // global_store_dword
    0x0d2014, // global_store_dwordx2
    0x0d4814, // global_store_dwordx3
    0x0d3414, // global_store_dwordx4
    0x0ce312, // global_store_short
    0x0cf519, // global_store_short_d16_hi
    0x139a10, // image_atomic_add
    0x13fe10, // image_atomic_and
    0x138614, // image_atomic_cmpswap
    0x143d10, // image_atomic_dec
    0x144d15, // image_atomic_fcmpswap
    0x147311, // image_atomic_fmax
    0x146211, // image_atomic_fmin
    0x142d10, // image_atomic_inc
    0x140e0f, // image_atomic_or
    0x13dc11, // image_atomic_smax
    0x13ba11, // image_atomic_smin
    0x13aa10, // image_atomic_sub
    0x137511, // image_atomic_swap
    0x13ed11, // image_atomic_umax
    0x13cb11, // image_atomic_umin
    0x141d10, // image_atomic_xor
    0x169d0d, // image_gather4
    0x18d20e, // image_gather4h
    0x18e012, // image_gather4h_pck
    0x16e50f, // image_gather4_b
    0x16f412, // image_gather4_b_cl
    0x180414, // image_gather4_b_cl_o
    0x17f311, // image_gather4_b_o
    0x17160f, // image_gather4_c
    0x16aa10, // image_gather4_cl
    0x17b212, // image_gather4_cl_o
    0x176c11, // image_gather4_c_b
    0x177d14, // image_gather4_c_b_cl
    0x189b16, // image_gather4_c_b_cl_o
    0x188813, // image_gather4_c_b_o
    0x172512, // image_gather4_c_cl
    0x183b14, // image_gather4_c_cl_o
    0x175b11, // image_gather4_c_l
    0x179112, // image_gather4_c_lz
    0x18b114, // image_gather4_c_lz_o
    0x187513, // image_gather4_c_l_o
    0x182a11, // image_gather4_c_o
    0x16d60f, // image_gather4_l
    0x170610, // image_gather4_lz
    0x181812, // image_gather4_lz_o
    0x17e211, // image_gather4_l_o
    0x17a30f, // image_gather4_o
    0x18f212, // image_gather8h_pck
    0x18c50d, // image_get_lod
    0x136411, // image_get_resinfo
    0x12c80a, // image_load
    0x16ba0e, // image_load_by2
    0x16c80e, // image_load_by4
    0x12d20e, // image_load_mip
    0x173712, // image_load_mip_by2
    0x174912, // image_load_mip_by4
    0x130012, // image_load_mip_pck
    0x19b613, // image_load_mip_pck2
    0x19c913, // image_load_mip_pck4
    0x131216, // image_load_mip_pck_sgn
    0x12e00e, // image_load_pck
    0x19980f, // image_load_pck2
    0x19a70f, // image_load_pck4
    0x12ee12, // image_load_pck_sgn
    0x1a240f, // image_msaa_load
    0x14840c, // image_sample
    0x14cd0e, // image_sample_b
    0x14db11, // image_sample_b_cl
    0x15e313, // image_sample_b_cl_o
    0x15d310, // image_sample_b_o
    0x14fb0e, // image_sample_c
    0x19040f, // image_sample_cd
    0x191312, // image_sample_cd_cl
    0x1af216, // image_sample_cd_cl_g16
    0x195b14, // image_sample_cd_cl_o
    0x1b4a18, // image_sample_cd_cl_o_g16
    0x1adf13, // image_sample_cd_g16
    0x194a11, // image_sample_cd_o
    0x1b3515, // image_sample_cd_o_g16
    0x14910f, // image_sample_cl
    0x158f11, // image_sample_cl_o
    0x154d10, // image_sample_c_b
    0x155d13, // image_sample_c_b_cl
    0x167515, // image_sample_c_b_cl_o
    0x166312, // image_sample_c_b_o
    0x192511, // image_sample_c_cd
    0x193614, // image_sample_c_cd_cl
    0x1b1d18, // image_sample_c_cd_cl_g16
    0x198216, // image_sample_c_cd_cl_o
    0x1b791a, // image_sample_c_cd_cl_o_g16
    0x1b0815, // image_sample_c_cd_g16
    0x196f13, // image_sample_c_cd_o
    0x1b6217, // image_sample_c_cd_o_g16
    0x150911, // image_sample_c_cl
    0x161713, // image_sample_c_cl_o
    0x151a10, // image_sample_c_d
    0x152a13, // image_sample_c_d_cl
    0x1a6e17, // image_sample_c_d_cl_g16
    0x163c15, // image_sample_c_d_cl_o
    0x1ac619, // image_sample_c_d_cl_o_g16
    0x1a5a14, // image_sample_c_d_g16
    0x162a12, // image_sample_c_d_o
    0x1ab016, // image_sample_c_d_o_g16
    0x153d10, // image_sample_c_l
    0x157011, // image_sample_c_lz
    0x168a13, // image_sample_c_lz_o
    0x165112, // image_sample_c_l_o
    0x160710, // image_sample_c_o
    0x14a00e, // image_sample_d
    0x14ae11, // image_sample_d_cl
    0x1a4515, // image_sample_d_cl_g16
    0x15b013, // image_sample_d_cl_o
    0x1a9917, // image_sample_d_cl_o_g16
    0x1a3312, // image_sample_d_g16
    0x15a010, // image_sample_d_o
    0x1a8514, // image_sample_d_o_g16
    0x14bf0e, // image_sample_l
    0x14ec0f, // image_sample_lz
    0x15f611, // image_sample_lz_o
    0x15c310, // image_sample_l_o
    0x15810e, // image_sample_o
    0x13280b, // image_store
    0x17c40f, // image_store_by2
    0x17d30f, // image_store_by4
    0x13330f, // image_store_mip
    0x184f13, // image_store_mip_by2
    0x186213, // image_store_mip_by4
    0x135113, // image_store_mip_pck
    0x19fc14, // image_store_mip_pck2
    0x1a1014, // image_store_mip_pck4
    0x13420f, // image_store_pck
    0x19dc10, // image_store_pck2
    0x19ec10, // image_store_pck4
    0x109b12, // scratch_load_dword
    0x10ad14, // scratch_load_dwordx2
    0x10d514, // scratch_load_dwordx3
    0x10c114, // scratch_load_dwordx4
    0x106312, // scratch_load_sbyte
    0x11c216, // scratch_load_sbyte_d16
    0x11d819, // scratch_load_sbyte_d16_hi
    0x11f116, // scratch_load_short_d16
    0x120719, // scratch_load_short_d16_hi
    0x108813, // scratch_load_sshort
    0x105112, // scratch_load_ubyte
    0x119316, // scratch_load_ubyte_d16
    0x11a919, // scratch_load_ubyte_d16_hi
    0x107513, // scratch_load_ushort
    0x10e912, // scratch_store_byte
    0x10fb19, // scratch_store_byte_d16_hi
    0x114113, // scratch_store_dword
    0x115415, // scratch_store_dwordx2
    0x117e15, // scratch_store_dwordx3
    0x116915, // scratch_store_dwordx4
    0x111413, // scratch_store_short
    0x11271a, // scratch_store_short_d16_hi
    0x30020d, // s_absdiff_i32
    0x2d2009, // s_abs_i32
    0x2e9d0a, // s_addc_u32
    0x326b0a, // s_addk_i32
    0x2e8b09, // s_add_i32
    0x2e7909, // s_add_u32
    0x2e1e14, // s_andn1_saveexec_b32
    0x2d2914, // s_andn1_saveexec_b64
    0x2e4512, // s_andn1_wrexec_b32
    0x2d5012, // s_andn1_wrexec_b64
    0x2f230b, // s_andn2_b32
    0x2f2e0b, // s_andn2_b64
    0x2dbf14, // s_andn2_saveexec_b32
    0x2c7114, // s_andn2_saveexec_b64
    0x2e5712, // s_andn2_wrexec_b32
    0x2d6212, // s_andn2_wrexec_b64
    0x2eef09, // s_and_b32
    0x2ef809, // s_and_b64
    0x2d8a12, // s_and_saveexec_b32
    0x2c3c12, // s_and_saveexec_b64
    0x2faf0a, // s_ashr_i32
    0x2fb90a, // s_ashr_i64
    0x2a860b, // s_atc_probe
    0x2a9112, // s_atc_probe_buffer
    0x348c09, // s_barrier
    0x2b1a0f, // s_bcnt0_i32_b32
    0x2b290f, // s_bcnt0_i32_b64
    0x2b380f, // s_bcnt1_i32_b32
    0x2b470f, // s_bcnt1_i32_b64
    0x2fe709, // s_bfe_i32
    0x2ff909, // s_bfe_i64
    0x2fde09, // s_bfe_u32
    0x2ff009, // s_bfe_u64
    0x2fc309, // s_bfm_b32
    0x2fcc09, // s_bfm_b64
    0x31260d, // s_bitcmp0_b32
    0x31400d, // s_bitcmp0_b64
    0x31330d, // s_bitcmp1_b32
    0x314d0d, // s_bitcmp1_b64
    0x2d7416, // s_bitreplicate_b64_b32
    0x2bdd0d, // s_bitset0_b32
    0x2bea0d, // s_bitset0_b64
    0x2bf70d, // s_bitset1_b32
    0x2c040d, // s_bitset1_b64
    0x342408, // s_branch
    0x2b060a, // s_brev_b32
    0x2b100a, // s_brev_b64
    0x29f313, // s_buffer_load_dword
    0x2a4516, // s_buffer_load_dwordx16
    0x2a0615, // s_buffer_load_dwordx2
    0x2a1b15, // s_buffer_load_dwordx4
    0x2a3015, // s_buffer_load_dwordx8
    0x33a40a, // s_call_b64
    0x363e11, // s_cbranch_cdbgsys
    0x367a1a, // s_cbranch_cdbgsys_and_user
    0x366119, // s_cbranch_cdbgsys_or_user
    0x364f12, // s_cbranch_cdbguser
    0x347c10, // s_cbranch_execnz
    0x346d0f, // s_cbranch_execz
    0x34340e, // s_cbranch_scc0
    0x34420e, // s_cbranch_scc1
    0x345e0f, // s_cbranch_vccnz
    0x34500e, // s_cbranch_vccz
    0x36d308, // s_clause
    0x31c40b, // s_cmovk_i32
    0x2ace0a, // s_cmov_b32
    0x2ad80a, // s_cmov_b64
    0x31cf0d, // s_cmpk_eq_i32
    0x321d0d, // s_cmpk_eq_u32
    0x31f60d, // s_cmpk_ge_i32
    0x32440d, // s_cmpk_ge_u32
    0x31e90d, // s_cmpk_gt_i32
    0x32370d, // s_cmpk_gt_u32
    0x32100d, // s_cmpk_le_i32
    0x325e0d, // s_cmpk_le_u32
    0x31dc0d, // s_cmpk_lg_i32
    0x322a0d, // s_cmpk_lg_u32
    0x32030d, // s_cmpk_lt_i32
    0x32510d, // s_cmpk_lt_u32
    0x30960c, // s_cmp_eq_i32
    0x30de0c, // s_cmp_eq_u32
    0x315a0c, // s_cmp_eq_u64
    0x30ba0c, // s_cmp_ge_i32
    0x31020c, // s_cmp_ge_u32
    0x30ae0c, // s_cmp_gt_i32
    0x30f60c, // s_cmp_gt_u32
    0x30d20c, // s_cmp_le_i32
    0x311a0c, // s_cmp_le_u32
    0x30a20c, // s_cmp_lg_i32
    0x30ea0c, // s_cmp_lg_u32
    0x31660c, // s_cmp_lg_u64
    0x30c60c, // s_cmp_lt_i32
    0x310e0c, // s_cmp_lt_u32
    0x36ba0a, // s_code_end
    0x2ed50d, // s_cselect_b32
    0x2ee20d, // s_cselect_b64
    0x2a640c, // s_dcache_inv
    0x36240e, // s_decperflevel
    0x37550d, // s_denorm_mode
    0x341c08, // s_endpgm
    0x36a218, // s_endpgm_ordered_ps_done
    0x36940e, // s_endpgm_saved
    0x2b560d, // s_ff0_i32_b32
    0x2b630d, // s_ff0_i32_b64
    0x2b700d, // s_ff1_i32_b32
    0x2b7d0d, // s_ff1_i32_b64
    0x2ba80b, // s_flbit_i32
    0x2b8a0f, // s_flbit_i32_b32
    0x2b990f, // s_flbit_i32_b64
    0x2bb30f, // s_flbit_i32_i64
    0x2c110b, // s_getpc_b64
    0x337a0c, // s_getreg_b32
    0x2aa319, // s_get_waveid_in_workgroup
    0x2a5b09, // s_gl1_inv
    0x360a0c, // s_icache_inv
    0x36160e, // s_incperflevel
    0x36c40f, // s_inst_prefetch
    0x296e0c, // s_load_dword
    0x29a40f, // s_load_dwordx16
    0x297a0e, // s_load_dwordx2
    0x29880e, // s_load_dwordx4
    0x29960e, // s_load_dwordx8
    0x300f0f, // s_lshl1_add_u32
    0x301e0f, // s_lshl2_add_u32
    0x302d0f, // s_lshl3_add_u32
    0x303c0f, // s_lshl4_add_u32
    0x2f870a, // s_lshl_b32
    0x2f910a, // s_lshl_b64
    0x2f9b0a, // s_lshr_b32
    0x2fa50a, // s_lshr_b64
    0x2ec309, // s_max_i32
    0x2ecc09, // s_max_u32
    0x2a790d, // s_memrealtime
    0x2a7009, // s_memtime
    0x2eb109, // s_min_i32
    0x2eba09, // s_min_u32
    0x31720a, // s_movk_i32
    0x2d060d, // s_movreld_b32
    0x2d130d, // s_movreld_b64
    0x2e6910, // s_movrelsd_2_b32
    0x2cec0d, // s_movrels_b32
    0x2cf90d, // s_movrels_b64
    0x2abc09, // s_mov_b32
    0x2ac509, // s_mov_b64
    0x32750a, // s_mulk_i32
    0x308a0c, // s_mul_hi_i32
    0x307e0c, // s_mul_hi_u32
    0x2fd509, // s_mul_i32
    0x2f4d0a, // s_nand_b32
    0x2f570a, // s_nand_b64
    0x2de613, // s_nand_saveexec_b32
    0x2c9813, // s_nand_saveexec_b64
    0x341705, // s_nop
    0x2f6109, // s_nor_b32
    0x2f6a09, // s_nor_b64
    0x2df912, // s_nor_saveexec_b32
    0x2cab12, // s_nor_saveexec_b64
    0x2ae209, // s_not_b32
    0x2aeb09, // s_not_b64
    0x2e3213, // s_orn1_saveexec_b32
    0x2d3d13, // s_orn1_saveexec_b64
    0x2f390a, // s_orn2_b32
    0x2f430a, // s_orn2_b64
    0x2dd313, // s_orn2_saveexec_b32
    0x2c8513, // s_orn2_saveexec_b64
    0x2f0108, // s_or_b32
    0x2f0908, // s_or_b64
    0x2d9c11, // s_or_saveexec_b32
    0x2c4e11, // s_or_saveexec_b64
    0x306d11, // s_pack_hh_b32_b16
    0x305c11, // s_pack_lh_b32_b16
    0x304b11, // s_pack_ll_b32_b16
    0x2cd00e, // s_quadmask_b32
    0x2cde0e, // s_quadmask_b64
    0x2c3309, // s_rfe_b64
    0x37490c, // s_round_mode
    0x29b314, // s_scratch_load_dword
    0x29c716, // s_scratch_load_dwordx2
    0x29dd16, // s_scratch_load_dwordx4
    0x35ee09, // s_sendmsg
    0x35f70d, // s_sendmsghalt
    0x34b909, // s_sethalt
    0x349509, // s_setkill
    0x2c1c0b, // s_setpc_b64
    0x34c909, // s_setprio
    0x33860c, // s_setreg_b32
    0x339212, // s_setreg_imm32_b32
    0x2bcf0e, // s_sext_i32_i16
    0x2bc20d, // s_sext_i32_i8
    0x34c207, // s_sleep
    0x2ea70a, // s_subb_u32
    0x33ed16, // s_subvector_loop_begin
    0x340314, // s_subvector_loop_end
    0x2e9409, // s_sub_i32
    0x2e8209, // s_sub_u32
    0x2c270c, // s_swappc_b64
    0x360406, // s_trap
    0x36320c, // s_ttracedata
    0x376210, // s_ttracedata_imm
    0x31bb09, // s_version
    0x34b009, // s_waitcnt
    0x373910, // s_waitcnt_depctr
    0x33cc10, // s_waitcnt_expcnt
    0x33dc11, // s_waitcnt_lgkmcnt
    0x33bd0f, // s_waitcnt_vmcnt
    0x33ae0f, // s_waitcnt_vscnt
    0x36db0b, // s_wait_idle
    0x342c08, // s_wakeup
    0x2af409, // s_wqm_b32
    0x2afd09, // s_wqm_b64
    0x2f730a, // s_xnor_b32
    0x2f7d0a, // s_xnor_b64
    0x2e0b13, // s_xnor_saveexec_b32
    0x2cbd13, // s_xnor_saveexec_b64
    0x2f1109, // s_xor_b32
    0x2f1a09, // s_xor_b64
    0x2dad12, // s_xor_saveexec_b32
    0x2c5f12, // s_xor_saveexec_b64
    0x229c19, // tbuffer_load_format_d16_x
    0x22b51a, // tbuffer_load_format_d16_xy
    0x22cf1b, // tbuffer_load_format_d16_xyz
    0x22ea1c, // tbuffer_load_format_d16_xyzw
    0x21e415, // tbuffer_load_format_x
    0x21f916, // tbuffer_load_format_xy
    0x220f17, // tbuffer_load_format_xyz
    0x222618, // tbuffer_load_format_xyzw
    0x23061a, // tbuffer_store_format_d16_x
    0x23201b, // tbuffer_store_format_d16_xy
    0x233b1c, // tbuffer_store_format_d16_xyz
    0x23571d, // tbuffer_store_format_d16_xyzw
    0x223e16, // tbuffer_store_format_x
    0x225417, // tbuffer_store_format_xy
    0x226b18, // tbuffer_store_format_xyz
    0x228319, // tbuffer_store_format_xyzw
    0x43560a, // v_add3_u32
    0x3d770f, // v_add_co_ci_u32
    0x41590c, // v_add_co_u32
    0x3dda09, // v_add_f16
    0x3c2f09, // v_add_f32
    0x3fbf09, // v_add_f64
    0x42130e, // v_add_lshl_u32
    0x41410c, // v_add_nc_i16
    0x43c90c, // v_add_nc_i32
    0x40df0c, // v_add_nc_u16
    0x3d500c, // v_add_nc_u32
    0x3eea0e, // v_alignbit_b32
    0x3ef80f, // v_alignbyte_b32
    0x3d0d09, // v_and_b32
    0x436d0c, // v_and_or_b32
    0x41100d, // v_ashrrev_i16
    0x3cf30d, // v_ashrrev_i32
    0x40d20d, // v_ashrrev_i64
    0x42dc0e, // v_bcnt_u32_b32
    0x3eb709, // v_bfe_i32
    0x3eae09, // v_bfe_u32
    0x3ec009, // v_bfi_b32
    0x42d309, // v_bfm_b32
    0x3a480b, // v_bfrev_b32
    0x3b930a, // v_ceil_f16
    0x39b40a, // v_ceil_f32
    0x39730a, // v_ceil_f64
    0x3ac209, // v_clrexcp
    0x49c010, // v_cmpx_class_f16
    0x496210, // v_cmpx_class_f32
    0x4aeb10, // v_cmpx_class_f64
    0x4c840d, // v_cmpx_eq_f16
    0x45e50d, // v_cmpx_eq_f32
    0x477d0d, // v_cmpx_eq_f64
    0x497f0d, // v_cmpx_eq_i16
    0x49150d, // v_cmpx_eq_i32
    0x4a9e0d, // v_cmpx_eq_i64
    0x4b080d, // v_cmpx_eq_u16
    0x4c1e0d, // v_cmpx_eq_u32
    0x4dae0d, // v_cmpx_eq_u64
    0x4c6b0c, // v_cmpx_f_f16
    0x45cc0c, // v_cmpx_f_f32
    0x47640c, // v_cmpx_f_f64
    0x48fc0c, // v_cmpx_f_i32
    0x4a850c, // v_cmpx_f_i64
    0x4c050c, // v_cmpx_f_u32
    0x4d950c, // v_cmpx_f_u64
    0x4cb80d, // v_cmpx_ge_f16
    0x46190d, // v_cmpx_ge_f32
    0x47b10d, // v_cmpx_ge_f64
    0x49b30d, // v_cmpx_ge_i16
    0x49490d, // v_cmpx_ge_i32
    0x4ad20d, // v_cmpx_ge_i64
    0x4b3c0d, // v_cmpx_ge_u16
    0x4c520d, // v_cmpx_ge_u32
    0x4de20d, // v_cmpx_ge_u64
    0x4c9e0d, // v_cmpx_gt_f16
    0x45ff0d, // v_cmpx_gt_f32
    0x47970d, // v_cmpx_gt_f64
    0x49990d, // v_cmpx_gt_i16
    0x492f0d, // v_cmpx_gt_i32
    0x4ab80d, // v_cmpx_gt_i64
    0x4b220d, // v_cmpx_gt_u16
    0x4c380d, // v_cmpx_gt_u32
    0x4dc80d, // v_cmpx_gt_u64
    0x4c910d, // v_cmpx_le_f16
    0x45f20d, // v_cmpx_le_f32
    0x478a0d, // v_cmpx_le_f64
    0x498c0d, // v_cmpx_le_i16
    0x49220d, // v_cmpx_le_i32
    0x4aab0d, // v_cmpx_le_i64
    0x4b150d, // v_cmpx_le_u16
    0x4c2b0d, // v_cmpx_le_u32
    0x4dbb0d, // v_cmpx_le_u64
    0x4cab0d, // v_cmpx_lg_f16
    0x460c0d, // v_cmpx_lg_f32
    0x47a40d, // v_cmpx_lg_f64
    0x4c770d, // v_cmpx_lt_f16
    0x45d80d, // v_cmpx_lt_f32
    0x47700d, // v_cmpx_lt_f64
    0x49720d, // v_cmpx_lt_i16
    0x49080d, // v_cmpx_lt_i32
    0x4a910d, // v_cmpx_lt_i64
    0x4afb0d, // v_cmpx_lt_u16
    0x4c110d, // v_cmpx_lt_u32
    0x4da10d, // v_cmpx_lt_u64
    0x4e3f0e, // v_cmpx_neq_f16
    0x46760e, // v_cmpx_neq_f32
    0x480e0e, // v_cmpx_neq_f64
    0x49a60d, // v_cmpx_ne_i16
    0x493c0d, // v_cmpx_ne_i32
    0x4ac50d, // v_cmpx_ne_i64
    0x4b2f0d, // v_cmpx_ne_u16
    0x4c450d, // v_cmpx_ne_u32
    0x4dd50d, // v_cmpx_ne_u64
    0x4e070e, // v_cmpx_nge_f16
    0x463e0e, // v_cmpx_nge_f32
    0x47d60e, // v_cmpx_nge_f64
    0x4e230e, // v_cmpx_ngt_f16
    0x465a0e, // v_cmpx_ngt_f32
    0x47f20e, // v_cmpx_ngt_f64
    0x4e310e, // v_cmpx_nle_f16
    0x46680e, // v_cmpx_nle_f32
    0x48000e, // v_cmpx_nle_f64
    0x4e150e, // v_cmpx_nlg_f16
    0x464c0e, // v_cmpx_nlg_f32
    0x47e40e, // v_cmpx_nlg_f64
    0x4e4d0e, // v_cmpx_nlt_f16
    0x46840e, // v_cmpx_nlt_f32
    0x481c0e, // v_cmpx_nlt_f64
    0x4cc50c, // v_cmpx_o_f16
    0x46260c, // v_cmpx_o_f32
    0x47be0c, // v_cmpx_o_f64
    0x4e5b0e, // v_cmpx_tru_f16
    0x46920e, // v_cmpx_tru_f32
    0x482a0e, // v_cmpx_tru_f64
    0x49560c, // v_cmpx_t_i32
    0x4adf0c, // v_cmpx_t_i64
    0x4c5f0c, // v_cmpx_t_u32
    0x4def0c, // v_cmpx_t_u64
    0x4dfb0c, // v_cmpx_u_f16
    0x46320c, // v_cmpx_u_f32
    0x47ca0c, // v_cmpx_u_f64
    0x48ed0f, // v_cmp_class_f16
    0x48960f, // v_cmp_class_f32
    0x4a2e0f, // v_cmp_class_f64
    0x4bbe0c, // v_cmp_eq_f16
    0x451f0c, // v_cmp_eq_f32
    0x46b70c, // v_cmp_eq_f64
    0x48b10c, // v_cmp_eq_i16
    0x484f0c, // v_cmp_eq_i32
    0x49e70c, // v_cmp_eq_i64
    0x4a490c, // v_cmp_eq_u16
    0x4b600c, // v_cmp_eq_u32
    0x4ce80c, // v_cmp_eq_u64
    0x4ba70b, // v_cmp_f_f16
    0x45080b, // v_cmp_f_f32
    0x46a00b, // v_cmp_f_f64
    0x48380b, // v_cmp_f_i32
    0x49d00b, // v_cmp_f_i64
    0x4b490b, // v_cmp_f_u32
    0x4cd10b, // v_cmp_f_u64
    0x4bee0c, // v_cmp_ge_f16
    0x454f0c, // v_cmp_ge_f32
    0x46e70c, // v_cmp_ge_f64
    0x48e10c, // v_cmp_ge_i16
    0x487f0c, // v_cmp_ge_i32
    0x4a170c, // v_cmp_ge_i64
    0x4a790c, // v_cmp_ge_u16
    0x4b900c, // v_cmp_ge_u32
    0x4d180c, // v_cmp_ge_u64
    0x4bd60c, // v_cmp_gt_f16
    0x45370c, // v_cmp_gt_f32
    0x46cf0c, // v_cmp_gt_f64
    0x48c90c, // v_cmp_gt_i16
    0x48670c, // v_cmp_gt_i32
    0x49ff0c, // v_cmp_gt_i64
    0x4a610c, // v_cmp_gt_u16
    0x4b780c, // v_cmp_gt_u32
    0x4d000c, // v_cmp_gt_u64
    0x4bca0c, // v_cmp_le_f16
    0x452b0c, // v_cmp_le_f32
    0x46c30c, // v_cmp_le_f64
    0x48bd0c, // v_cmp_le_i16
    0x485b0c, // v_cmp_le_i32
    0x49f30c, // v_cmp_le_i64
    0x4a550c, // v_cmp_le_u16
    0x4b6c0c, // v_cmp_le_u32
    0x4cf40c, // v_cmp_le_u64
    0x4be20c, // v_cmp_lg_f16
    0x45430c, // v_cmp_lg_f32
    0x46db0c, // v_cmp_lg_f64
    0x4bb20c, // v_cmp_lt_f16
    0x45130c, // v_cmp_lt_f32
    0x46ab0c, // v_cmp_lt_f64
    0x48a50c, // v_cmp_lt_i16
    0x48430c, // v_cmp_lt_i32
    0x49db0c, // v_cmp_lt_i64
    0x4a3d0c, // v_cmp_lt_u16
    0x4b540c, // v_cmp_lt_u32
    0x4cdc0c, // v_cmp_lt_u64
    0x4d6e0d, // v_cmp_neq_f16
    0x45a50d, // v_cmp_neq_f32
    0x473d0d, // v_cmp_neq_f64
    0x48d50c, // v_cmp_ne_i16
    0x48730c, // v_cmp_ne_i32
    0x4a0b0c, // v_cmp_ne_i64
    0x4a6d0c, // v_cmp_ne_u16
    0x4b840c, // v_cmp_ne_u32
    0x4d0c0c, // v_cmp_ne_u64
    0x4d3a0d, // v_cmp_nge_f16
    0x45710d, // v_cmp_nge_f32
    0x47090d, // v_cmp_nge_f64
    0x4d540d, // v_cmp_ngt_f16
    0x458b0d, // v_cmp_ngt_f32
    0x47230d, // v_cmp_ngt_f64
    0x4d610d, // v_cmp_nle_f16
    0x45980d, // v_cmp_nle_f32
    0x47300d, // v_cmp_nle_f64
    0x4d470d, // v_cmp_nlg_f16
    0x457e0d, // v_cmp_nlg_f32
    0x47160d, // v_cmp_nlg_f64
    0x4d7b0d, // v_cmp_nlt_f16
    0x45b20d, // v_cmp_nlt_f32
    0x474a0d, // v_cmp_nlt_f64
    0x4bfa0b, // v_cmp_o_f16
    0x455b0b, // v_cmp_o_f32
    0x46f30b, // v_cmp_o_f64
    0x4d880d, // v_cmp_tru_f16
    0x45bf0d, // v_cmp_tru_f32
    0x47570d, // v_cmp_tru_f64
    0x488b0b, // v_cmp_t_i32
    0x4a230b, // v_cmp_t_i64
    0x4b9c0b, // v_cmp_t_u32
    0x4d240b, // v_cmp_t_u64
    0x4d2f0b, // v_cmp_u_f16
    0x45660b, // v_cmp_u_f32
    0x46fe0b, // v_cmp_u_f64
    0x3c1a0d, // v_cndmask_b32
    0x3bc709, // v_cos_f16
    0x3a3609, // v_cos_f32
    0x3e7e0c, // v_cubeid_f32
    0x3ea20c, // v_cubema_f32
    0x3e8a0c, // v_cubesc_f32
    0x3e960c, // v_cubetc_f32
    0x38a80d, // v_cvt_f16_f32
    0x3b100d, // v_cvt_f16_i16
    0x3b030d, // v_cvt_f16_u16
    0x38b50d, // v_cvt_f32_f16
    0x38f40d, // v_cvt_f32_f64
    0x38740d, // v_cvt_f32_i32
    0x38810d, // v_cvt_f32_u32
    0x390e10, // v_cvt_f32_ubyte0
    0x391e10, // v_cvt_f32_ubyte1
    0x392e10, // v_cvt_f32_ubyte2
    0x393e10, // v_cvt_f32_ubyte3
    0x39010d, // v_cvt_f64_f32
    0x38670d, // v_cvt_f64_i32
    0x395b0d, // v_cvt_f64_u32
    0x38d311, // v_cvt_flr_i32_f32
    0x3b2a0d, // v_cvt_i16_f16
    0x389b0d, // v_cvt_i32_f32
    0x385a0d, // v_cvt_i32_f64
    0x3bdf12, // v_cvt_norm_i16_f16
    0x3bf112, // v_cvt_norm_u16_f16
    0x38e410, // v_cvt_off_f32_i4
    0x417f14, // v_cvt_pknorm_i16_f16
    0x430e14, // v_cvt_pknorm_i16_f32
    0x419314, // v_cvt_pknorm_u16_f16
    0x432214, // v_cvt_pknorm_u16_f32
    0x3dc713, // v_cvt_pkrtz_f16_f32
    0x434610, // v_cvt_pk_i16_i32
    0x433610, // v_cvt_pk_u16_u32
    0x3f920f, // v_cvt_pk_u8_f32
    0x38c211, // v_cvt_rpi_i32_f32
    0x3b1d0d, // v_cvt_u16_f16
    0x388e0d, // v_cvt_u32_f32
    0x394e0d, // v_cvt_u32_f64
    0x429c0f, // v_div_fixup_f16
    0x3fa10f, // v_div_fixup_f32
    0x3fb00f, // v_div_fixup_f64
    0x40300e, // v_div_fmas_f32
    0x403e0e, // v_div_fmas_f64
    0x40120f, // v_div_scale_f32
    0x40210f, // v_div_scale_f64
    0x3b5c09, // v_exp_f16
    0x39d409, // v_exp_f32
    0x3a670a, // v_ffbh_i32
    0x3a530a, // v_ffbh_u32
    0x3a5d0a, // v_ffbl_b32
    0x3b880b, // v_floor_f16
    0x39c90b, // v_floor_f32
    0x39880b, // v_floor_f64
    0x3e160b, // v_fmaak_f16
    0x3dbc0b, // v_fmaak_f32
    0x3e010a, // v_fmac_f16
    0x3da70a, // v_fmac_f32
    0x3e0b0b, // v_fmamk_f16
    0x3db10b, // v_fmamk_f32
    0x422109, // v_fma_f16
    0x3ec909, // v_fma_f32
    0x3ed209, // v_fma_f64
    0x44f90f, // v_fma_mixhi_f16
    0x44ea0f, // v_fma_mixlo_f16
    0x44dd0d, // v_fma_mix_f32
    0x3bb30b, // v_fract_f16
    0x399e0b, // v_fract_f32
    0x3a940b, // v_fract_f64
    0x3b7513, // v_frexp_exp_i16_f16
    0x3a9f13, // v_frexp_exp_i32_f32
    0x3a7113, // v_frexp_exp_i32_f64
    0x3b6510, // v_frexp_mant_f16
    0x3ab210, // v_frexp_mant_f32
    0x3a8410, // v_frexp_mant_f64
    0x379d10, // v_interp_mov_f32
    0x41d011, // v_interp_p1ll_f16
    0x41e111, // v_interp_p1lv_f16
    0x37760f, // v_interp_p1_f32
    0x42840f, // v_interp_p2_f16
    0x378e0f, // v_interp_p2_f32
    0x3e330b, // v_ldexp_f16
    0x42c80b, // v_ldexp_f32
    0x3fe30b, // v_ldexp_f64
    0x3edb09, // v_lerp_u8
    0x3b5309, // v_log_f16
    0x39dd09, // v_log_f32
    0x41a70d, // v_lshlrev_b16
    0x3d000d, // v_lshlrev_b32
    0x40b80d, // v_lshlrev_b64
    0x42050e, // v_lshl_add_u32
    0x43600d, // v_lshl_or_b32
    0x41030d, // v_lshrrev_b16
    0x3ce60d, // v_lshrrev_b32
    0x40c50d, // v_lshrrev_b64
    0x3d3109, // v_mac_f32
    0x3c4d10, // v_mac_legacy_f32
    0x3d450b, // v_madak_f32
    0x3d3a0b, // v_madmk_f32
    0x3e5b09, // v_mad_f32
    0x429309, // v_mad_i16
    0x438f0d, // v_mad_i32_i16
    0x3e640d, // v_mad_i32_i24
    0x40a10d, // v_mad_i64_i32
    0x3e4b10, // v_mad_legacy_f32
    0x41c309, // v_mad_u16
    0x43820d, // v_mad_u32_u16
    0x3e710d, // v_mad_u32_u24
    0x40940d, // v_mad_u64_u32
    0x42480a, // v_max3_f16
    0x3f310a, // v_max3_f32
    0x42520a, // v_max3_i16
    0x3f3b0a, // v_max3_i32
    0x425c0a, // v_max3_u16
    0x3f450a, // v_max3_u32
    0x3e2109, // v_max_f16
    0x3cb909, // v_max_f32
    0x3fda09, // v_max_f64
    0x412609, // v_max_i16
    0x3ccb09, // v_max_i32
    0x411d09, // v_max_u16
    0x3cdd09, // v_max_u32
    0x42fc12, // v_mbcnt_hi_u32_b32
    0x42ea12, // v_mbcnt_lo_u32_b32
    0x42660a, // v_med3_f16
    0x3f4f0a, // v_med3_f32
    0x42700a, // v_med3_i16
    0x3f590a, // v_med3_i32
    0x427a0a, // v_med3_u16
    0x3f630a, // v_med3_u32
    0x422a0a, // v_min3_f16
    0x3f130a, // v_min3_f32
    0x42340a, // v_min3_i16
    0x3f1d0a, // v_min3_i32
    0x423e0a, // v_min3_u16
    0x3f270a, // v_min3_u32
    0x3e2a09, // v_min_f16
    0x3cb009, // v_min_f32
    0x3fd109, // v_min_f64
    0x413809, // v_min_i16
    0x3cc209, // v_min_i32
    0x412f09, // v_min_u16
    0x3cd409, // v_min_u32
    0x3acb0d, // v_movreld_b32
    0x3af310, // v_movrelsd_2_b32
    0x3ae50e, // v_movrelsd_b32
    0x3ad80d, // v_movrels_b32
    0x37b209, // v_mov_b32
    0x406511, // v_mqsad_pk_u16_u8
    0x40860e, // v_mqsad_u32_u8
    0x404c09, // v_msad_u8
    0x3f070c, // v_mullit_f32
    0x3df809, // v_mul_f16
    0x3c6d09, // v_mul_f32
    0x3fc809, // v_mul_f64
    0x40060c, // v_mul_hi_i32
    0x3c8310, // v_mul_hi_i32_i24
    0x3ffa0c, // v_mul_hi_u32
    0x3ca010, // v_mul_hi_u32_u24
    0x3c760d, // v_mul_i32_i24
    0x3c5d10, // v_mul_legacy_f32
    0x4e690c, // v_mul_lo_i32
    0x40f70c, // v_mul_lo_u16
    0x3fee0c, // v_mul_lo_u32
    0x3c930d, // v_mul_u32_u24
    0x37ad05, // v_nop
    0x3a3f09, // v_not_b32
    0x437909, // v_or3_b32
    0x3d1608, // v_or_b32
    0x41710e, // v_pack_b32_f16
    0x43a810, // v_permlane16_b32
    0x43b811, // v_permlanex16_b32
    0x41f20a, // v_perm_b32
    0x39930b, // v_pipeflush
    0x44ad0c, // v_pk_add_f16
    0x44050c, // v_pk_add_i16
    0x44710c, // v_pk_add_u16
    0x443d10, // v_pk_ashrrev_i16
    0x3e3e0d, // v_pk_fmac_f16
    0x44a10c, // v_pk_fma_f16
    0x441d10, // v_pk_lshlrev_b16
    0x442d10, // v_pk_lshrrev_b16
    0x43ea0c, // v_pk_mad_i16
    0x44650c, // v_pk_mad_u16
    0x44d10c, // v_pk_max_f16
    0x444d0c, // v_pk_max_i16
    0x44890c, // v_pk_max_u16
    0x44c50c, // v_pk_min_f16
    0x44590c, // v_pk_min_i16
    0x44950c, // v_pk_min_u16
    0x44b90c, // v_pk_mul_f16
    0x43f60f, // v_pk_mul_lo_u16
    0x44110c, // v_pk_sub_i16
    0x447d0c, // v_pk_sub_u16
    0x405510, // v_qsad_pk_u16_u8
    0x3b3709, // v_rcp_f16
    0x39e609, // v_rcp_f32
    0x3a0709, // v_rcp_f64
    0x39ef0f, // v_rcp_iflag_f32
    0x384713, // v_readfirstlane_b32
    0x42ab0e, // v_readlane_b32
    0x3ba80b, // v_rndne_f16
    0x39be0b, // v_rndne_f32
    0x397d0b, // v_rndne_f64
    0x3b4a09, // v_rsq_f16
    0x39fe09, // v_rsq_f32
    0x3a1009, // v_rsq_f64
    0x3f750b, // v_sad_hi_u8
    0x3f8009, // v_sad_u16
    0x3f8909, // v_sad_u32
    0x3f6d08, // v_sad_u8
    0x3bd00f, // v_sat_pk_u8_i16
    0x3bbe09, // v_sin_f16
    0x3a2d09, // v_sin_f32
    0x3b400a, // v_sqrt_f16
    0x3a190a, // v_sqrt_f32
    0x3a230a, // v_sqrt_f64
    0x3d9512, // v_subrev_co_ci_u32
    0x41b40f, // v_subrev_co_u32
    0x3dec0c, // v_subrev_f16
    0x3c410c, // v_subrev_f32
    0x3d680f, // v_subrev_nc_u32
    0x3d860f, // v_sub_co_ci_u32
    0x41650c, // v_sub_co_u32
    0x3de309, // v_sub_f16
    0x3c3809, // v_sub_f32
    0x414d0c, // v_sub_nc_i16
    0x439c0c, // v_sub_nc_i32
    0x40eb0c, // v_sub_nc_u16
    0x3d5c0c, // v_sub_nc_u32
    0x3c0d0d, // v_swaprel_b32
    0x3c030a, // v_swap_b32
    0x407610, // v_trig_preop_f64
    0x3b9d0b, // v_trunc_f16
    0x39a90b, // v_trunc_f32
    0x39680b, // v_trunc_f64
    0x42b90f, // v_writelane_b32
    0x41fc09, // v_xad_u32
    0x3d270a, // v_xnor_b32
    0x40ae0a, // v_xor3_b32
    0x3d1e09, // v_xor_b32
];
