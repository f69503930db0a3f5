
<branches>:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_load_b256 s[4:11], s[0:1], 0x0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v2, 0
	s_wait_xcnt 0x0
	s_mov_b32 s1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v32, v33 :: v_dual_mov_b32 v31, v33
	v_dual_mov_b32 v30, v33 :: v_dual_mov_b32 v29, v33
	v_dual_mov_b32 v28, v33 :: v_dual_mov_b32 v27, v33
	v_dual_mov_b32 v26, v33 :: v_dual_mov_b32 v25, v33
	v_dual_mov_b32 v24, v33 :: v_dual_mov_b32 v23, v33
	v_dual_mov_b32 v22, v33 :: v_dual_mov_b32 v21, v33
	v_dual_mov_b32 v20, v33 :: v_dual_mov_b32 v19, v33
	s_wait_kmcnt 0x0
	global_load_b32 v1, v0, s[4:5] scale_offset
	s_cmp_gt_i32 s11, 0
	v_dual_mov_b32 v18, v33 :: v_dual_mov_b32 v17, v33
	v_dual_mov_b32 v16, v33 :: v_dual_mov_b32 v15, v33
	v_dual_mov_b32 v14, v33 :: v_dual_mov_b32 v13, v33
	v_dual_mov_b32 v12, v33 :: v_dual_mov_b32 v11, v33
	v_dual_mov_b32 v10, v33 :: v_dual_mov_b32 v9, v33
	v_dual_mov_b32 v8, v33 :: v_dual_mov_b32 v7, v33
	v_dual_mov_b32 v6, v33 :: v_dual_mov_b32 v5, v33
	v_dual_mov_b32 v4, v33 :: v_dual_mov_b32 v3, v33
	v_dual_mov_b32 v35, v33 :: v_dual_mov_b32 v34, v33
	s_cselect_b32 s0, -1, 0
	s_wait_loadcnt 0x0
	v_cmp_ne_u32_e32 vcc_lo, 1, v1
	s_and_b32 s2, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s2
	s_cbranch_execz 65
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v32, 0
	v_mov_b32_e32 v33, 0
	s_mov_b32 s2, 0
	s_branch 17
	s_or_b32 exec_lo, exec_lo, s3
	s_and_b32 m0, s1, 31
	s_add_co_i32 s1, s1, 1
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_eq_u32_e32 vcc_lo, 1, v36
	s_cmp_ge_i32 s1, s11
	v_movreld_b32_e32 v2, v1
	s_cselect_b32 s3, -1, 0
	v_dual_mov_b32 v34, s1 :: v_dual_mov_b32 v1, v36
	s_or_b32 s3, vcc_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s3, exec_lo, s3
	s_or_b32 s2, s3, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execz 11
	v_and_b32_e32 v34, 1, v1
	s_mov_b32 s3, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 1, v34
	s_xor_b32 s3, exec_lo, s3
	v_mad_u32 v36, v1, 3, 1
	s_and_not1_saveexec_b32 s3, s3
	s_cbranch_execz 65510
	v_ashrrev_i32_e32 v36, 1, v1
	s_branch 65508
	s_or_b32 exec_lo, exec_lo, s2
	v_dual_mov_b32 v35, v2 :: v_dual_mov_b32 v1, v36
	s_or_b32 exec_lo, exec_lo, s0
	v_and_b32_e32 v36, 63, v0
	s_and_b32 s0, s10, 3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lt_i32 s0, 2
	v_lshlrev_b32_e32 v2, 2, v36
	ds_store_b32 v2, v34
	s_barrier_signal -1
	s_barrier_wait 0xffff
	s_cbranch_scc1 9
	s_cmp_gt_i32 s0, 2
	s_cbranch_scc0 8
	v_or_b32_e32 v2, 1, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_clz_i32_u32_e32 v2, v2
	v_bcnt_u32_b32 v2, v1, v2
	s_cbranch_execz 2
	s_branch 6
	s_branch 6
	v_cvt_f32_u32_e32 v2, v34
	v_cvt_f32_i32_e32 v37, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v37, 0.5, v2
	v_cvt_i32_f32_e32 v2, v37
	s_cbranch_execnz 147
	s_cmp_eq_u32 s0, 1
	s_cbranch_scc1 52
	v_xor_b32_e32 v2, 63, v36
	s_or_b32 s0, s11, 1
	s_ashr_i32 s1, s11, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_add_co_i32 s0, s0, s1
	v_lshlrev_b32_e32 v2, 2, v2
	s_xor_b32 s0, s0, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(TRANS32_DEP_1)
	s_cvt_f32_u32 s2, s0
	s_sub_co_i32 s3, 0, s0
	ds_load_b32 v2, v2
	v_rcp_iflag_f32_e32 v36, s2
	v_nop
	v_readfirstlane_b32 s2, v36
	s_mul_f32 s2, s2, 0x4f7ffffe
	s_delay_alu instid0(SALU_CYCLE_3) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_cvt_u32_f32 s2, s2
	s_wait_dscnt 0x0
	v_sub_nc_u32_e32 v36, 0, v2
	s_mul_i32 s3, s3, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_mul_hi_u32 s3, s2, s3
	v_max_i32_e32 v36, v36, v2
	s_add_co_i32 s2, s2, s3
	v_ashrrev_i32_e32 v2, 31, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v37, v36, s2
	v_xor_b32_e32 v2, s1, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v38, v37, s0
	v_dual_sub_nc_u32 v36, v36, v38 :: v_dual_add_nc_u32 v38, 1, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v39, s0, v36
	v_cmp_le_u32_e32 vcc_lo, s0, v36
	v_dual_cndmask_b32 v37, v37, v38 :: v_dual_cndmask_b32 v36, v36, v39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v38, 1, v37
	v_cmp_le_u32_e32 vcc_lo, s0, v36
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v36, v37, v38, vcc_lo
	v_xor_b32_e32 v36, v36, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_nc_u32_e32 v2, v36, v2
	s_cbranch_execz 1
	s_branch 93
	v_and_b32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v2
	v_cndmask_b32_e32 v3, v35, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v2
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v2
	v_cndmask_b32_e32 v3, v3, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v2
	v_cndmask_b32_e32 v3, v3, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v2
	v_cndmask_b32_e32 v3, v3, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v2
	v_cndmask_b32_e32 v3, v3, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v2
	v_cndmask_b32_e32 v3, v3, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v2
	v_cndmask_b32_e32 v3, v3, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v2
	v_cndmask_b32_e32 v3, v3, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v2
	v_cndmask_b32_e32 v3, v3, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v2
	v_cndmask_b32_e32 v3, v3, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v2
	v_cndmask_b32_e32 v3, v3, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v2
	v_cndmask_b32_e32 v3, v3, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v2
	v_cndmask_b32_e32 v3, v3, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v2
	v_cndmask_b32_e32 v3, v3, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v2
	v_cndmask_b32_e32 v3, v3, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v2, v3, v33, vcc_lo
	v_mul_hi_i32 v3, 0x92492493, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v3, v3, v2
	v_dual_lshrrev_b32 v4, 31, v3 :: v_dual_ashrrev_i32 v3, 2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v3, v3, v4
	v_mul_lo_u32 v3, v3, 7
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_nc_u32_e32 v2, v2, v3
	v_cvt_f32_i32_e32 v1, v1
	s_movk_i32 s0, 0x3e00
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_frexp_exp_i32_f32_e32 v5, v1
	v_frexp_mant_f32_e32 v1, v1
	v_add_nc_u32_e32 v3, 1, v34
	v_cvt_f32_u32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_frexp_mant_f32_e32 v4, v3
	v_frexp_exp_i32_f32_e32 v3, v3
	v_rcp_f32_e32 v4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_sub_nc_u32_e32 v3, v5, v3
	v_mul_f32_e32 v1, v1, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ldexp_f32 v1, v1, v3
	v_cvt_f16_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_fmaak_f16 v1, s0, v1, 0x3400
	s_clause 0x1
	global_store_b32 v0, v2, s[6:7] scale_offset
	global_store_b16 v0, v1, s[8:9] scale_offset
	s_endpgm

<__clang_ocl_kern_imp_branches>:
	s_wait_loadcnt_dscnt 0x0
	s_wait_kmcnt 0x0
	v_and_b32_e32 v50, 0x3ff, v31
	v_mov_b32_e32 v49, 0
	v_cmp_lt_i32_e32 vcc_lo, 0, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v39, v49 :: v_dual_lshlrev_b32 v48, 2, v50
	v_dual_mov_b32 v38, v49 :: v_dual_mov_b32 v37, v49
	v_mov_b32_e32 v36, v49
	v_add_nc_u64_e32 v[0:1], v[0:1], v[48:49]
	v_dual_mov_b32 v35, v49 :: v_dual_mov_b32 v34, v49
	v_dual_mov_b32 v33, v49 :: v_dual_mov_b32 v32, v49
	v_dual_mov_b32 v31, v49 :: v_dual_mov_b32 v30, v49
	global_load_b32 v0, v[0:1], off
	v_dual_mov_b32 v29, v49 :: v_dual_mov_b32 v28, v49
	v_dual_mov_b32 v27, v49 :: v_dual_mov_b32 v26, v49
	v_dual_mov_b32 v25, v49 :: v_dual_mov_b32 v24, v49
	v_dual_mov_b32 v23, v49 :: v_dual_mov_b32 v22, v49
	v_dual_mov_b32 v21, v49 :: v_dual_mov_b32 v20, v49
	v_dual_mov_b32 v19, v49 :: v_dual_mov_b32 v18, v49
	v_dual_mov_b32 v17, v49 :: v_dual_mov_b32 v16, v49
	v_dual_mov_b32 v15, v49 :: v_dual_mov_b32 v14, v49
	v_dual_mov_b32 v13, v49 :: v_dual_mov_b32 v12, v49
	v_dual_mov_b32 v11, v49 :: v_dual_mov_b32 v10, v49
	v_dual_mov_b32 v9, v49 :: v_dual_mov_b32 v8, v49
	s_wait_loadcnt 0x0
	v_cmp_ne_u32_e64 s0, 1, v0
	s_and_b32 s0, s0, vcc_lo
	s_wait_xcnt 0x0
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz 64
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v39, 0
	s_mov_b32 s3, 0
	s_mov_b32 s2, 0
	s_branch 16
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 m0, s3, 31
	s_add_co_i32 s3, s3, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	v_cmp_ge_i32_e64 s0, s3, v7
	v_movreld_b32_e32 v8, v0
	v_dual_mov_b32 v49, s3 :: v_dual_mov_b32 v0, v1
	s_or_b32 s0, vcc_lo, s0
	s_and_b32 s0, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s2, s0, s2
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execz 11
	v_and_b32_e32 v1, 1, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s0, exec_lo, s0
	v_mad_u32 v1, v0, 3, 1
	s_and_not1_saveexec_b32 s0, s0
	s_cbranch_execz 65511
	v_ashrrev_i32_e32 v1, 1, v0
	s_branch 65509
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, v1
	s_or_b32 exec_lo, exec_lo, s1
	s_trap 2
	ds_store_b32 v0, v49
	s_barrier_signal -1
	v_and_b32_e32 v6, 3, v6
	s_mov_b32 s0, exec_lo
	s_barrier_wait 0xffff
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 1, v6
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz 15
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_i32_e32 2, v6
	s_xor_b32 s1, exec_lo, s1
	v_or_b32_e32 v1, 1, v49
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_clz_i32_u32_e32 v1, v1
	v_bcnt_u32_b32 v1, v0, v1
	s_and_not1_saveexec_b32 s1, s1
	v_cvt_f32_u32_e32 v1, v49
	v_cvt_f32_i32_e32 v6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, 0.5, v1
	v_cvt_i32_f32_e32 v1, v6
	s_or_b32 exec_lo, exec_lo, s1
	s_and_not1_saveexec_b32 s0, s0
	s_cbranch_execz 153
	s_mov_b32 s1, exec_lo
	v_cmpx_ne_u32_e32 1, v6
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz 53
	s_trap 2
	ds_load_b32 v9, v0
	v_dual_ashrrev_i32 v6, 31, v7 :: v_dual_bitop2_b32 v1, 1, v7 bitop3:0x54
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_nc_u32 v1, v1, v6 :: v_dual_sub_nc_u32 v10, 0, v9
	v_xor_b32_e32 v1, v1, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cvt_f32_u32_e32 v7, v1
	v_sub_nc_u32_e32 v8, 0, v1
	v_rcp_iflag_f32_e32 v7, v7
	v_nop
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v8, v8, v7
	v_mul_hi_u32 v8, v7, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_add_nc_u32 v7, v7, v8 :: v_dual_max_i32 v10, v9, v10
	v_ashrrev_i32_e32 v9, 31, v9
	v_mul_hi_u32 v7, v10, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v6, v9, v6
	v_mul_lo_u32 v8, v7, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_sub_nc_u32 v8, v10, v8 :: v_dual_add_nc_u32 v10, 1, v7
	v_sub_nc_u32_e32 v11, v8, v1
	v_cmp_ge_u32_e32 vcc_lo, v8, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v7, v7, v10 :: v_dual_cndmask_b32 v8, v8, v11
	v_add_nc_u32_e32 v10, 1, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v8, v1
	v_cndmask_b32_e32 v1, v7, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v1, v1, v6
	v_sub_nc_u32_e32 v1, v1, v6
	s_and_not1_saveexec_b32 s1, s1
	s_cbranch_execz 93
	v_and_b32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	v_cndmask_b32_e32 v6, v8, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v1
	v_cndmask_b32_e32 v6, v6, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v1
	v_cndmask_b32_e32 v6, v6, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v1
	v_cndmask_b32_e32 v6, v6, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v1
	v_cndmask_b32_e32 v6, v6, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v1
	v_cndmask_b32_e32 v6, v6, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v1
	v_cndmask_b32_e32 v6, v6, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v1
	v_cndmask_b32_e32 v6, v6, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v1
	v_cndmask_b32_e32 v6, v6, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v1
	v_cndmask_b32_e32 v6, v6, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v1
	v_cndmask_b32_e32 v6, v6, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v1
	v_cndmask_b32_e32 v6, v6, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v1
	v_cndmask_b32_e32 v6, v6, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v1
	v_cndmask_b32_e32 v6, v6, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v1
	v_cndmask_b32_e32 v6, v6, v36, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v1
	v_cndmask_b32_e32 v6, v6, v38, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v1, v6, v39, vcc_lo
	v_mul_hi_i32 v6, 0x92492493, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v6, v6, v1
	v_dual_lshrrev_b32 v7, 31, v6 :: v_dual_ashrrev_i32 v6, 2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v6, v6, v7
	v_mul_lo_u32 v6, v6, 7
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_nc_u32_e32 v1, v1, v6
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s0
	v_cvt_f32_i32_e32 v0, v0
	s_movk_i32 s0, 0x3e00
	v_frexp_exp_i32_f32_e32 v8, v0
	v_frexp_mant_f32_e32 v0, v0
	v_dual_mov_b32 v49, 0 :: v_dual_add_nc_u32 v6, 1, v49
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_f32_u32_e32 v6, v6
	v_add_nc_u64_e32 v[2:3], v[2:3], v[48:49]
	v_lshlrev_b32_e32 v48, 1, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_frexp_mant_f32_e32 v7, v6
	v_frexp_exp_i32_f32_e32 v6, v6
	v_add_nc_u64_e32 v[4:5], v[4:5], v[48:49]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v7, v7
	v_sub_nc_u32_e32 v6, v8, v6
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v0, v0, v7
	v_ldexp_f32 v0, v0, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f16_f32_e32 v0, v0
	v_fmaak_f16 v0, s0, v0, 0x3400
	global_store_b32 v[2:3], v1, off
	global_store_b16 v[4:5], v0, off
	s_wait_dscnt 0x0
	s_set_pc_i64 s[30:31]
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
