
<branches>:
	s_load_b256 s[0:7], s[0:1], null
	v_dual_mov_b32 v32, 0 :: v_dual_lshlrev_b32 v35, 2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v30, v32
	v_mov_b32_e32 v31, v32
	v_mov_b32_e32 v29, v32
	v_mov_b32_e32 v28, v32
	v_mov_b32_e32 v27, v32
	v_mov_b32_e32 v26, v32
	v_mov_b32_e32 v25, v32
	v_mov_b32_e32 v24, v32
	v_mov_b32_e32 v23, v32
	v_mov_b32_e32 v22, v32
	v_mov_b32_e32 v21, v32
	v_mov_b32_e32 v20, v32
	v_mov_b32_e32 v19, v32
	s_waitcnt lgkmcnt(0)
	global_load_b32 v36, v35, s[0:1]
	s_cmp_gt_i32 s7, 0
	v_mov_b32_e32 v18, v32
	v_mov_b32_e32 v17, v32
	v_mov_b32_e32 v16, v32
	v_mov_b32_e32 v15, v32
	v_mov_b32_e32 v14, v32
	v_mov_b32_e32 v13, v32
	v_mov_b32_e32 v12, v32
	v_mov_b32_e32 v11, v32
	v_mov_b32_e32 v10, v32
	v_mov_b32_e32 v9, v32
	v_mov_b32_e32 v8, v32
	v_mov_b32_e32 v7, v32
	v_mov_b32_e32 v6, v32
	v_mov_b32_e32 v5, v32
	v_mov_b32_e32 v4, v32
	v_mov_b32_e32 v3, v32
	v_mov_b32_e32 v2, v32
	v_mov_b32_e32 v37, v32
	v_mov_b32_e32 v34, v32
	s_cselect_b32 s0, -1, 0
	s_mov_b32 s1, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 1, v36
	s_and_b32 s8, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s8
	s_cbranch_execz 77
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
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
	v_mov_b32_e32 v32, 0
	s_mov_b32 s8, 0
	s_set_inst_prefetch_distance 0x1
	s_branch 28
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_nop 0
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 m0, s1, 31
	s_add_i32 s1, s1, 1
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_eq_u32_e32 vcc_lo, 1, v33
	s_cmp_ge_i32 s1, s7
	v_movreld_b32_e32 v1, v36
	s_cselect_b32 s9, -1, 0
	v_mov_b32_e32 v34, s1
	s_or_b32 s9, vcc_lo, s9
	v_mov_b32_e32 v36, v33
	s_and_b32 s9, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s8, s9, s8
	s_and_not1_b32 exec_lo, exec_lo, s8
	s_cbranch_execz 11
	v_and_b32_e32 v33, 1, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 1, v33
	s_and_saveexec_b32 s9, vcc_lo
	s_xor_b32 s9, exec_lo, s9
	v_mad_u64_u32 v[33:34], null, v36, 3, 1
	s_and_not1_saveexec_b32 s9, s9
	s_cbranch_execz 65511
	v_ashrrev_i32_e32 v33, 1, v36
	s_branch 65509
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s8
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v36, v33
	s_or_b32 exec_lo, exec_lo, s0
	v_and_b32_e32 v33, 63, v0
	s_and_b32 s0, s6, 3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lt_i32 s0, 2
	v_lshlrev_b32_e32 v1, 2, v33
	ds_store_b32 v1, v34
	s_barrier
	s_cbranch_scc1 9
	s_cmp_gt_i32 s0, 2
	s_cbranch_scc0 8
	v_or_b32_e32 v1, 1, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_clz_i32_u32_e32 v1, v1
	v_bcnt_u32_b32 v1, v36, v1
	s_cbranch_execz 2
	s_branch 6
	s_branch 6
	v_cvt_f32_u32_e32 v1, v34
	v_cvt_f32_i32_e32 v38, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v38, 0.5, v1
	v_cvt_i32_f32_e32 v1, v38
	s_cbranch_execnz 144
	s_cmp_eq_u32 s0, 1
	s_cbranch_scc1 50
	v_xor_b32_e32 v1, 63, v33
	s_or_b32 s0, s7, 1
	s_ashr_i32 s1, s7, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_add_i32 s0, s0, s1
	v_lshlrev_b32_e32 v1, 2, v1
	s_xor_b32 s0, s0, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(TRANS32_DEP_1)
	s_cvt_f32_u32 s6, s0
	s_sub_i32 s7, 0, s0
	ds_load_b32 v1, v1
	v_rcp_iflag_f32_e32 v33, s6
	v_readfirstlane_b32 s6, v33
	s_mul_f32 s6, s6, 0x4f7ffffe
	s_waitcnt lgkmcnt(0)
	v_sub_nc_u32_e32 v33, 0, v1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_3)
	s_cvt_u32_f32 s6, s6
	s_mul_i32 s7, s7, s6
	s_delay_alu instid0(VALU_DEP_1)
	v_max_i32_e32 v33, v33, v1
	s_mul_hi_u32 s7, s6, s7
	v_ashrrev_i32_e32 v1, 31, v1
	s_add_i32 s6, s6, s7
	s_delay_alu instid0(VALU_DEP_2) | instid1(SALU_CYCLE_1)
	v_mul_hi_u32 v38, v33, s6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v1, s1, v1
	v_mul_lo_u32 v39, v38, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v33, v33, v39
	v_add_nc_u32_e32 v39, 1, v38
	v_subrev_nc_u32_e32 v40, s0, v33
	v_cmp_le_u32_e32 vcc_lo, s0, v33
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v38, v38, v39 :: v_dual_cndmask_b32 v33, v33, v40
	v_add_nc_u32_e32 v39, 1, v38
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_le_u32_e32 vcc_lo, s0, v33
	v_cndmask_b32_e32 v33, v38, v39, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v33, v33, v1
	v_sub_nc_u32_e32 v1, v33, v1
	s_cbranch_execz 1
	s_branch 92
	v_and_b32_e32 v1, 31, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	v_cndmask_b32_e32 v2, v37, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v1
	v_cndmask_b32_e32 v2, v2, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v1
	v_cndmask_b32_e32 v2, v2, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v1
	v_cndmask_b32_e32 v2, v2, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v1
	v_cndmask_b32_e32 v2, v2, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v1
	v_cndmask_b32_e32 v2, v2, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v1
	v_cndmask_b32_e32 v2, v2, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v1
	v_cndmask_b32_e32 v2, v2, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v1
	v_cndmask_b32_e32 v2, v2, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v1
	v_cndmask_b32_e32 v2, v2, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v1
	v_cndmask_b32_e32 v2, v2, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v1
	v_cndmask_b32_e32 v2, v2, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v1
	v_cndmask_b32_e32 v2, v2, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v1
	v_cndmask_b32_e32 v2, v2, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v1
	v_cndmask_b32_e32 v2, v2, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v2, v2, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v1
	v_cndmask_b32_e32 v2, v2, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v1, v2, v32, vcc_lo
	v_mul_hi_i32 v2, 0x92492493, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v2, v2, v1
	v_lshrrev_b32_e32 v3, 31, v2
	v_ashrrev_i32_e32 v2, 2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v2, v2, v3
	v_mul_lo_u32 v2, v2, 7
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_nc_u32_e32 v1, v1, v2
	v_cvt_f32_i32_e32 v4, v36
	v_lshlrev_b32_e32 v0, 1, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_frexp_exp_i32_f32_e32 v5, v4
	v_frexp_mant_f32_e32 v4, v4
	v_add_nc_u32_e32 v2, 1, v34
	v_cvt_f32_u32_e32 v2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_frexp_mant_f32_e32 v3, v2
	v_frexp_exp_i32_f32_e32 v2, v2
	v_rcp_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_sub_nc_u32_e32 v2, v5, v2
	v_mul_f32_e32 v3, v4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_ldexp_f32 v3, v3, v2
	v_mov_b16_e32 v2.l, 0x3e00
	v_cvt_f16_f32_e32 v2.h, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_fmaak_f16 v2.l, v2.h, v2.l, 0x3400
	global_store_b32 v35, v1, s[2:3]
	global_store_b16 v0, v2, s[4:5]
	s_endpgm

<__clang_ocl_kern_imp_branches>:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v39, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v38, v39 :: v_dual_and_b32 v49, 0x3ff, v31
	v_dual_mov_b32 v37, v39 :: v_dual_lshlrev_b32 v48, 2, v49
	v_mov_b32_e32 v36, v39
	v_mov_b32_e32 v35, v39
	v_mov_b32_e32 v34, v39
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, v0, v48
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_cmp_lt_i32_e32 vcc_lo, 0, v7
	v_mov_b32_e32 v33, v39
	v_mov_b32_e32 v32, v39
	global_load_b32 v50, v[0:1], off
	v_mov_b32_e32 v31, v39
	v_mov_b32_e32 v30, v39
	v_mov_b32_e32 v29, v39
	v_mov_b32_e32 v28, v39
	v_mov_b32_e32 v27, v39
	v_mov_b32_e32 v26, v39
	v_mov_b32_e32 v25, v39
	v_mov_b32_e32 v24, v39
	v_mov_b32_e32 v23, v39
	v_mov_b32_e32 v22, v39
	v_mov_b32_e32 v21, v39
	v_mov_b32_e32 v20, v39
	v_mov_b32_e32 v19, v39
	v_mov_b32_e32 v18, v39
	v_mov_b32_e32 v17, v39
	v_mov_b32_e32 v16, v39
	v_mov_b32_e32 v15, v39
	v_mov_b32_e32 v14, v39
	v_mov_b32_e32 v13, v39
	v_mov_b32_e32 v12, v39
	v_mov_b32_e32 v11, v39
	v_mov_b32_e32 v10, v39
	v_mov_b32_e32 v9, v39
	v_mov_b32_e32 v8, v39
	v_mov_b32_e32 v1, v39
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s0, 1, v50
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz 68
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
	s_set_inst_prefetch_distance 0x1
	s_branch 18
	s_nop 0
	s_nop 0
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 m0, s3, 31
	s_add_i32 s3, s3, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 1, v0
	v_cmp_ge_i32_e64 s0, s3, v7
	v_movreld_b32_e32 v8, v50
	v_dual_mov_b32 v1, s3 :: v_dual_mov_b32 v50, v0
	s_or_b32 s0, vcc_lo, s0
	s_and_b32 s0, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s2, s0, s2
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execz 11
	v_and_b32_e32 v0, 1, v50
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 1, v0
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s0, exec_lo, s0
	v_mad_u64_u32 v[0:1], null, v50, 3, 1
	s_and_not1_saveexec_b32 s0, s0
	s_cbranch_execz 65511
	v_ashrrev_i32_e32 v0, 1, v50
	s_branch 65509
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v50, v0
	s_or_b32 exec_lo, exec_lo, s1
	v_and_b32_e32 v6, 3, v6
	s_mov_b32 s0, exec_lo
	s_trap 2
	ds_store_b32 v0, v1
	s_barrier
	v_cmpx_lt_i32_e32 1, v6
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz 15
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_i32_e32 2, v6
	s_xor_b32 s1, exec_lo, s1
	v_or_b32_e32 v0, 1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_clz_i32_u32_e32 v0, v0
	v_bcnt_u32_b32 v0, v50, v0
	s_and_not1_saveexec_b32 s1, s1
	v_cvt_f32_u32_e32 v0, v1
	v_cvt_f32_i32_e32 v6, v50
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, 0.5, v0
	v_cvt_i32_f32_e32 v0, v6
	s_or_b32 exec_lo, exec_lo, s1
	s_and_not1_saveexec_b32 s0, s0
	s_cbranch_execz 148
	s_mov_b32 s1, exec_lo
	v_cmpx_ne_u32_e32 1, v6
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz 49
	v_or_b32_e32 v0, 1, v7
	v_ashrrev_i32_e32 v6, 31, v7
	s_trap 2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v0, v0, v6
	v_xor_b32_e32 v0, v0, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(TRANS32_DEP_1)
	v_cvt_f32_u32_e32 v7, v0
	ds_load_b32 v8, v0
	v_sub_nc_u32_e32 v9, 0, v0
	v_rcp_iflag_f32_e32 v7, v7
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_sub_nc_u32_e32 v10, 0, v8
	v_mul_lo_u32 v9, v9, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_max_i32_e32 v10, v8, v10
	v_ashrrev_i32_e32 v8, 31, v8
	v_xor_b32_e32 v6, v8, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v9, v7, v9
	v_add_nc_u32_e32 v7, v7, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v7, v10, v7
	v_mul_lo_u32 v9, v7, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v9, v10, v9
	v_add_nc_u32_e32 v10, 1, v7
	v_cmp_ge_u32_e32 vcc_lo, v9, v0
	v_sub_nc_u32_e32 v11, v9, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v7, v7, v10, vcc_lo
	v_add_nc_u32_e32 v10, 1, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v9, v9, v11, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v9, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v0, v7, v10, vcc_lo
	v_xor_b32_e32 v0, v0, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_nc_u32_e32 v0, v0, v6
	s_and_not1_saveexec_b32 s1, s1
	s_cbranch_execz 92
	v_and_b32_e32 v0, 31, v50
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v0
	v_cndmask_b32_e32 v6, v8, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v0
	v_cndmask_b32_e32 v6, v6, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v0
	v_cndmask_b32_e32 v6, v6, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v0
	v_cndmask_b32_e32 v6, v6, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v0
	v_cndmask_b32_e32 v6, v6, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v0
	v_cndmask_b32_e32 v6, v6, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v0
	v_cndmask_b32_e32 v6, v6, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v0
	v_cndmask_b32_e32 v6, v6, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v0
	v_cndmask_b32_e32 v6, v6, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v0
	v_cndmask_b32_e32 v6, v6, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v0
	v_cndmask_b32_e32 v6, v6, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v0
	v_cndmask_b32_e32 v6, v6, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v0
	v_cndmask_b32_e32 v6, v6, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v0
	v_cndmask_b32_e32 v6, v6, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v0
	v_cndmask_b32_e32 v6, v6, v36, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v6, v6, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v0
	v_cndmask_b32_e32 v6, v6, v38, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v0, v6, v39, vcc_lo
	v_mul_hi_i32 v6, 0x92492493, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v6, v6, v0
	v_lshrrev_b32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v6, 2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v6, v6, v7
	v_mul_lo_u32 v6, v6, 7
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_nc_u32_e32 v0, v0, v6
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s0
	v_cvt_f32_i32_e32 v7, v50
	v_add_co_u32 v2, vcc_lo, v2, v48
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_frexp_exp_i32_f32_e32 v8, v7
	v_frexp_mant_f32_e32 v7, v7
	v_add_nc_u32_e32 v1, 1, v1
	v_cvt_f32_u32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_frexp_mant_f32_e32 v6, v1
	v_frexp_exp_i32_f32_e32 v1, v1
	v_rcp_f32_e32 v6, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_sub_nc_u32_e32 v1, v8, v1
	v_dual_mul_f32 v6, v7, v6 :: v_dual_lshlrev_b32 v7, 1, v49
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_ldexp_f32 v6, v6, v1
	v_mov_b16_e32 v1.l, 0x3e00
	v_add_co_u32 v4, vcc_lo, v4, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_cvt_f16_f32_e32 v1.h, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_fmaak_f16 v1.l, v1.h, v1.l, 0x3400
	global_store_b32 v[2:3], v0, off
	global_store_b16 v[4:5], v1, off
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
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
