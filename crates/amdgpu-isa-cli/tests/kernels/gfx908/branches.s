
<branches>:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v35, 2, v0
	v_mov_b32_e32 v32, 0
	s_mov_b32 s6, 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v36, v35, s[8:9]
	s_cmp_gt_i32 s15, 0
	s_cselect_b64 s[0:1], -1, 0
	v_mov_b32_e32 v31, v32
	v_mov_b32_e32 v30, v32
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
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v36
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz 62
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	s_branch 16
	s_or_b64 exec, exec, s[4:5]
	s_and_b32 s4, s6, 31
	s_add_i32 s6, s6, 1
	s_cmp_ge_i32 s6, s15
	s_set_gpr_idx_on s4, gpr_idx(DST)
	v_mov_b32_e32 v1, v36
	s_set_gpr_idx_off
	v_cmp_eq_u32_e32 vcc, 1, v33
	s_cselect_b64 s[4:5], -1, 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[2:3], s[4:5], s[2:3]
	v_mov_b32_e32 v34, s6
	v_mov_b32_e32 v36, v33
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz 10
	v_and_b32_e32 v33, 1, v36
	v_cmp_eq_u32_e32 vcc, 1, v33
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	v_mad_u64_u32 v[33:34], s[8:9], v36, 3, 1
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz 65512
	v_ashrrev_i32_e32 v33, 1, v36
	s_branch 65510
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v36, v33
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v33, 63, v0
	s_and_b32 s2, s14, 3
	v_lshlrev_b32_e32 v1, 2, v33
	s_cmp_lt_i32 s2, 2
	ds_write_b32 v1, v34
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 8
	s_cmp_gt_i32 s2, 2
	s_cbranch_scc0 7
	v_or_b32_e32 v1, 1, v34
	v_ffbh_u32_e32 v1, v1
	v_bcnt_u32_b32 v1, v36, v1
	s_cbranch_execz 2
	s_branch 5
	s_branch 5
	v_cvt_f32_u32_e32 v1, v34
	v_cvt_f32_i32_e32 v38, v36
	v_fmac_f32_e32 v38, 0.5, v1
	v_cvt_i32_f32_e32 v1, v38
	s_cbranch_execnz 117
	s_cmp_eq_u32 s2, 1
	s_cbranch_scc1 41
	s_or_b32 s0, s15, 1
	s_ashr_i32 s1, s15, 31
	s_add_i32 s0, s0, s1
	s_xor_b32 s0, s0, s1
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s2, 0, s0
	v_xor_b32_e32 v33, 63, v33
	v_lshlrev_b32_e32 v33, 2, v33
	v_rcp_iflag_f32_e32 v1, v1
	ds_read_b32 v33, v33
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v39, 0, v33
	v_max_i32_e32 v39, v39, v33
	v_ashrrev_i32_e32 v33, 31, v33
	v_mul_lo_u32 v38, s2, v1
	v_xor_b32_e32 v33, s1, v33
	v_mul_hi_u32 v38, v1, v38
	v_add_u32_e32 v1, v1, v38
	v_mul_hi_u32 v1, v39, v1
	v_mul_lo_u32 v38, v1, s0
	v_add_u32_e32 v40, 1, v1
	v_sub_u32_e32 v38, v39, v38
	v_cmp_le_u32_e32 vcc, s0, v38
	v_subrev_u32_e32 v39, s0, v38
	v_cndmask_b32_e32 v1, v1, v40, vcc
	v_cndmask_b32_e32 v38, v38, v39, vcc
	v_add_u32_e32 v39, 1, v1
	v_cmp_le_u32_e32 vcc, s0, v38
	v_cndmask_b32_e32 v1, v1, v39, vcc
	v_xor_b32_e32 v1, v1, v33
	v_sub_u32_e32 v1, v1, v33
	s_cbranch_execz 1
	s_branch 74
	v_and_b32_e32 v1, 31, v36
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_cndmask_b32_e32 v2, v37, v2, vcc
	v_cmp_eq_u32_e32 vcc, 2, v1
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 3, v1
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_cmp_eq_u32_e32 vcc, 4, v1
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_cmp_eq_u32_e32 vcc, 5, v1
	v_cndmask_b32_e32 v2, v2, v6, vcc
	v_cmp_eq_u32_e32 vcc, 6, v1
	v_cndmask_b32_e32 v2, v2, v7, vcc
	v_cmp_eq_u32_e32 vcc, 7, v1
	v_cndmask_b32_e32 v2, v2, v8, vcc
	v_cmp_eq_u32_e32 vcc, 8, v1
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cmp_eq_u32_e32 vcc, 9, v1
	v_cndmask_b32_e32 v2, v2, v10, vcc
	v_cmp_eq_u32_e32 vcc, 10, v1
	v_cndmask_b32_e32 v2, v2, v11, vcc
	v_cmp_eq_u32_e32 vcc, 11, v1
	v_cndmask_b32_e32 v2, v2, v12, vcc
	v_cmp_eq_u32_e32 vcc, 12, v1
	v_cndmask_b32_e32 v2, v2, v13, vcc
	v_cmp_eq_u32_e32 vcc, 13, v1
	v_cndmask_b32_e32 v2, v2, v14, vcc
	v_cmp_eq_u32_e32 vcc, 14, v1
	v_cndmask_b32_e32 v2, v2, v15, vcc
	v_cmp_eq_u32_e32 vcc, 15, v1
	v_cndmask_b32_e32 v2, v2, v16, vcc
	v_cmp_eq_u32_e32 vcc, 16, v1
	v_cndmask_b32_e32 v2, v2, v17, vcc
	v_cmp_eq_u32_e32 vcc, 17, v1
	v_cndmask_b32_e32 v2, v2, v18, vcc
	v_cmp_eq_u32_e32 vcc, 18, v1
	v_cndmask_b32_e32 v2, v2, v19, vcc
	v_cmp_eq_u32_e32 vcc, 19, v1
	v_cndmask_b32_e32 v2, v2, v20, vcc
	v_cmp_eq_u32_e32 vcc, 20, v1
	v_cndmask_b32_e32 v2, v2, v21, vcc
	v_cmp_eq_u32_e32 vcc, 21, v1
	v_cndmask_b32_e32 v2, v2, v22, vcc
	v_cmp_eq_u32_e32 vcc, 22, v1
	v_cndmask_b32_e32 v2, v2, v23, vcc
	v_cmp_eq_u32_e32 vcc, 23, v1
	v_cndmask_b32_e32 v2, v2, v24, vcc
	v_cmp_eq_u32_e32 vcc, 24, v1
	v_cndmask_b32_e32 v2, v2, v25, vcc
	v_cmp_eq_u32_e32 vcc, 25, v1
	v_cndmask_b32_e32 v2, v2, v26, vcc
	v_cmp_eq_u32_e32 vcc, 26, v1
	v_cndmask_b32_e32 v2, v2, v27, vcc
	v_cmp_eq_u32_e32 vcc, 27, v1
	v_cndmask_b32_e32 v2, v2, v28, vcc
	v_cmp_eq_u32_e32 vcc, 28, v1
	v_cndmask_b32_e32 v2, v2, v29, vcc
	v_cmp_eq_u32_e32 vcc, 29, v1
	v_cndmask_b32_e32 v2, v2, v30, vcc
	v_cmp_eq_u32_e32 vcc, 30, v1
	v_cndmask_b32_e32 v2, v2, v31, vcc
	v_cmp_eq_u32_e32 vcc, 31, v1
	v_cndmask_b32_e32 v1, v2, v32, vcc
	s_mov_b32 s0, 0x92492493
	v_mul_hi_i32 v2, v1, s0
	v_add_u32_e32 v2, v2, v1
	v_lshrrev_b32_e32 v3, 31, v2
	v_ashrrev_i32_e32 v2, 2, v2
	v_add_u32_e32 v2, v2, v3
	v_mul_lo_u32 v2, v2, 7
	v_sub_u32_e32 v1, v1, v2
	v_add_u32_e32 v3, 1, v34
	v_cvt_f32_u32_e32 v3, v3
	v_cvt_f32_i32_e32 v2, v36
	global_store_dword v35, v1, s[10:11]
	s_movk_i32 s0, 0x3e00
	v_frexp_mant_f32_e32 v5, v3
	v_rcp_f32_e32 v5, v5
	v_frexp_exp_i32_f32_e32 v4, v2
	v_frexp_mant_f32_e32 v2, v2
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, v4, v3
	v_mul_f32_e32 v2, v2, v5
	v_ldexp_f32 v2, v2, v3
	v_cvt_f16_f32_e32 v2, v2
	v_mov_b32_e32 v1, 0x3400
	v_lshlrev_b32_e32 v0, 1, v0
	v_fma_f16 v1, v2, s0, v1
	global_store_short v0, v1, s[12:13]
	s_endpgm

<__clang_ocl_kern_imp_branches>:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v48, 0x3ff, v31
	v_lshlrev_b32_e32 v49, 2, v48
	v_add_co_u32_e32 v0, vcc, v0, v49
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	global_load_dword v50, v[0:1], off
	v_mov_b32_e32 v39, 0
	v_cmp_lt_i32_e32 vcc, 0, v7
	v_mov_b32_e32 v38, v39
	v_mov_b32_e32 v37, v39
	v_mov_b32_e32 v36, v39
	v_mov_b32_e32 v35, v39
	v_mov_b32_e32 v34, v39
	v_mov_b32_e32 v33, v39
	v_mov_b32_e32 v32, v39
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
	v_cmp_ne_u32_e64 s[4:5], 1, v50
	s_and_b64 s[4:5], s[4:5], vcc
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz 63
	s_mov_b32 s10, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	s_branch 16
	s_or_b64 exec, exec, s[4:5]
	s_and_b32 s4, s10, 31
	s_add_i32 s10, s10, 1
	s_set_gpr_idx_on s4, gpr_idx(DST)
	v_mov_b32_e32 v8, v50
	s_set_gpr_idx_off
	v_cmp_eq_u32_e32 vcc, 1, v0
	v_cmp_ge_i32_e64 s[4:5], s10, v7
	s_or_b64 s[4:5], vcc, s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[8:9], s[4:5], s[8:9]
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v50, v0
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz 10
	v_and_b32_e32 v0, 1, v50
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	v_mad_u64_u32 v[0:1], s[12:13], v50, 3, 1
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz 65512
	v_ashrrev_i32_e32 v0, 1, v50
	s_branch 65510
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v50, v0
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v6, 3, v6
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_trap 2
	ds_write_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz 14
	v_cmp_lt_i32_e32 vcc, 2, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_or_b32_e32 v0, 1, v1
	v_ffbh_u32_e32 v0, v0
	v_bcnt_u32_b32 v0, v50, v0
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz 4
	v_cvt_f32_u32_e32 v0, v1
	v_cvt_f32_i32_e32 v6, v50
	v_fmac_f32_e32 v6, 0.5, v0
	v_cvt_i32_f32_e32 v0, v6
	s_or_b64 exec, exec, s[6:7]
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz 119
	v_cmp_ne_u32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz 38
	v_or_b32_e32 v0, 1, v7
	v_ashrrev_i32_e32 v6, 31, v7
	v_add_u32_e32 v0, v0, v6
	v_xor_b32_e32 v0, v0, v6
	v_cvt_f32_u32_e32 v7, v0
	v_sub_u32_e32 v8, 0, v0
	s_trap 2
	ds_read_b32 v9, v0
	v_rcp_iflag_f32_e32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v10, 0, v9
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_max_i32_e32 v10, v9, v10
	v_ashrrev_i32_e32 v9, 31, v9
	v_xor_b32_e32 v6, v9, v6
	v_mul_lo_u32 v8, v8, v7
	v_mul_hi_u32 v8, v7, v8
	v_add_u32_e32 v7, v7, v8
	v_mul_hi_u32 v7, v10, v7
	v_mul_lo_u32 v8, v7, v0
	v_add_u32_e32 v9, 1, v7
	v_sub_u32_e32 v8, v10, v8
	v_cmp_ge_u32_e32 vcc, v8, v0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_sub_u32_e32 v9, v8, v0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_ge_u32_e32 vcc, v8, v0
	v_cndmask_b32_e32 v0, v7, v9, vcc
	v_xor_b32_e32 v0, v0, v6
	v_sub_u32_e32 v0, v0, v6
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz 74
	v_and_b32_e32 v0, 31, v50
	v_cmp_eq_u32_e32 vcc, 1, v0
	v_cndmask_b32_e32 v6, v8, v9, vcc
	v_cmp_eq_u32_e32 vcc, 2, v0
	v_cndmask_b32_e32 v6, v6, v10, vcc
	v_cmp_eq_u32_e32 vcc, 3, v0
	v_cndmask_b32_e32 v6, v6, v11, vcc
	v_cmp_eq_u32_e32 vcc, 4, v0
	v_cndmask_b32_e32 v6, v6, v12, vcc
	v_cmp_eq_u32_e32 vcc, 5, v0
	v_cndmask_b32_e32 v6, v6, v13, vcc
	v_cmp_eq_u32_e32 vcc, 6, v0
	v_cndmask_b32_e32 v6, v6, v14, vcc
	v_cmp_eq_u32_e32 vcc, 7, v0
	v_cndmask_b32_e32 v6, v6, v15, vcc
	v_cmp_eq_u32_e32 vcc, 8, v0
	v_cndmask_b32_e32 v6, v6, v16, vcc
	v_cmp_eq_u32_e32 vcc, 9, v0
	v_cndmask_b32_e32 v6, v6, v17, vcc
	v_cmp_eq_u32_e32 vcc, 10, v0
	v_cndmask_b32_e32 v6, v6, v18, vcc
	v_cmp_eq_u32_e32 vcc, 11, v0
	v_cndmask_b32_e32 v6, v6, v19, vcc
	v_cmp_eq_u32_e32 vcc, 12, v0
	v_cndmask_b32_e32 v6, v6, v20, vcc
	v_cmp_eq_u32_e32 vcc, 13, v0
	v_cndmask_b32_e32 v6, v6, v21, vcc
	v_cmp_eq_u32_e32 vcc, 14, v0
	v_cndmask_b32_e32 v6, v6, v22, vcc
	v_cmp_eq_u32_e32 vcc, 15, v0
	v_cndmask_b32_e32 v6, v6, v23, vcc
	v_cmp_eq_u32_e32 vcc, 16, v0
	v_cndmask_b32_e32 v6, v6, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v0
	v_cndmask_b32_e32 v6, v6, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v0
	v_cndmask_b32_e32 v6, v6, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v0
	v_cndmask_b32_e32 v6, v6, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v0
	v_cndmask_b32_e32 v6, v6, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v0
	v_cndmask_b32_e32 v6, v6, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v0
	v_cndmask_b32_e32 v6, v6, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v0
	v_cndmask_b32_e32 v6, v6, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v0
	v_cndmask_b32_e32 v6, v6, v32, vcc
	v_cmp_eq_u32_e32 vcc, 25, v0
	v_cndmask_b32_e32 v6, v6, v33, vcc
	v_cmp_eq_u32_e32 vcc, 26, v0
	v_cndmask_b32_e32 v6, v6, v34, vcc
	v_cmp_eq_u32_e32 vcc, 27, v0
	v_cndmask_b32_e32 v6, v6, v35, vcc
	v_cmp_eq_u32_e32 vcc, 28, v0
	v_cndmask_b32_e32 v6, v6, v36, vcc
	v_cmp_eq_u32_e32 vcc, 29, v0
	v_cndmask_b32_e32 v6, v6, v37, vcc
	v_cmp_eq_u32_e32 vcc, 30, v0
	v_cndmask_b32_e32 v6, v6, v38, vcc
	v_cmp_eq_u32_e32 vcc, 31, v0
	v_cndmask_b32_e32 v0, v6, v39, vcc
	s_mov_b32 s8, 0x92492493
	v_mul_hi_i32 v6, v0, s8
	v_add_u32_e32 v6, v6, v0
	v_lshrrev_b32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v6, 2, v6
	v_add_u32_e32 v6, v6, v7
	v_mul_lo_u32 v6, v6, 7
	v_sub_u32_e32 v0, v0, v6
	s_or_b64 exec, exec, s[6:7]
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v1, 1, v1
	v_cvt_f32_u32_e32 v6, v1
	v_add_co_u32_e32 v1, vcc, v2, v49
	v_addc_co_u32_e32 v2, vcc, 0, v3, vcc
	v_cvt_f32_i32_e32 v3, v50
	v_frexp_mant_f32_e32 v7, v6
	v_rcp_f32_e32 v7, v7
	v_frexp_exp_i32_f32_e32 v6, v6
	v_frexp_exp_i32_f32_e32 v8, v3
	v_frexp_mant_f32_e32 v3, v3
	v_mul_f32_e32 v3, v3, v7
	v_sub_u32_e32 v6, v8, v6
	v_ldexp_f32 v3, v3, v6
	v_cvt_f16_f32_e32 v3, v3
	global_store_dword v[1:2], v0, off
	s_movk_i32 s4, 0x3e00
	v_mov_b32_e32 v0, 0x3400
	v_fma_f16 v2, v3, s4, v0
	v_lshlrev_b32_e32 v0, 1, v48
	v_add_co_u32_e32 v0, vcc, v4, v0
	v_addc_co_u32_e32 v1, vcc, 0, v5, vcc
	global_store_short v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
