
<branches>:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s12, 0
	v_mov_b32_e32 v32, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[4:5]
	s_cmp_gt_i32 s11, 0
	s_cselect_b64 s[0:1], -1, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v35, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz 63
	s_mov_b64 s[2:3], 0
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
	v_mov_b32_e32 v33, 0
	s_branch 16
	s_or_b64 exec, exec, s[4:5]
	s_and_b32 s4, s12, 31
	s_add_i32 s12, s12, 1
	s_cmp_ge_i32 s12, s11
	s_set_gpr_idx_on s4, gpr_idx(DST)
	v_mov_b32_e32 v2, v1
	s_set_gpr_idx_off
	v_cmp_eq_u32_e32 vcc, 1, v34
	s_cselect_b64 s[4:5], -1, 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[2:3], s[4:5], s[2:3]
	v_mov_b32_e32 v35, s12
	v_mov_b32_e32 v1, v34
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz 10
	v_and_b32_e32 v34, 1, v1
	v_cmp_eq_u32_e32 vcc, 1, v34
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	v_mad_u64_u32 v[34:35], s[14:15], v1, 3, 1
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz 65512
	v_ashrrev_i32_e32 v34, 1, v1
	s_branch 65510
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v36, v2
	v_mov_b32_e32 v2, v33
	v_mov_b32_e32 v1, v34
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v34, 63, v0
	s_and_b32 s2, s10, 3
	v_lshlrev_b32_e32 v33, 2, v34
	s_cmp_lt_i32 s2, 2
	ds_write_b32 v33, v35
	s_barrier
	s_cbranch_scc1 8
	s_cmp_gt_i32 s2, 2
	s_cbranch_scc0 7
	v_or_b32_e32 v33, 1, v35
	v_ffbh_u32_e32 v33, v33
	v_bcnt_u32_b32 v33, v1, v33
	s_cbranch_execz 2
	s_branch 5
	s_branch 5
	v_cvt_f32_u32_e32 v33, v35
	v_cvt_f32_i32_e32 v37, v1
	v_fmac_f32_e32 v37, 0.5, v33
	v_cvt_i32_f32_e32 v33, v37
	s_cbranch_execnz 150
	s_cmp_eq_u32 s2, 1
	s_cbranch_scc1 43
	s_or_b32 s0, s11, 1
	s_ashr_i32 s1, s11, 31
	s_add_i32 s0, s0, s1
	s_xor_b32 s0, s0, s1
	v_xor_b32_e32 v33, 63, v34
	v_cvt_f32_u32_e32 v34, s0
	v_lshlrev_b32_e32 v33, 2, v33
	ds_read_b32 v33, v33
	s_sub_i32 s2, 0, s0
	v_rcp_iflag_f32_e32 v34, v34
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v38, 0, v33
	v_mul_f32_e32 v34, 0x4f7ffffe, v34
	v_cvt_u32_f32_e32 v34, v34
	v_ashrrev_i32_e32 v37, 31, v33
	v_max_i32_e32 v33, v38, v33
	v_xor_b32_e32 v37, s1, v37
	v_mul_lo_u32 v38, s2, v34
	v_mul_hi_u32 v38, v34, v38
	v_add_u32_e32 v34, v34, v38
	v_mul_hi_u32 v34, v33, v34
	v_mul_lo_u32 v38, v34, s0
	v_sub_u32_e32 v33, v33, v38
	v_add_u32_e32 v38, 1, v34
	v_cmp_le_u32_e32 vcc, s0, v33
	s_nop 1
	v_cndmask_b32_e32 v34, v34, v38, vcc
	v_subrev_u32_e32 v38, s0, v33
	v_cndmask_b32_e32 v33, v33, v38, vcc
	v_add_u32_e32 v38, 1, v34
	v_cmp_le_u32_e32 vcc, s0, v33
	s_nop 1
	v_cndmask_b32_e32 v33, v34, v38, vcc
	v_xor_b32_e32 v33, v33, v37
	v_sub_u32_e32 v33, v33, v37
	s_cbranch_execz 1
	s_branch 105
	v_and_b32_e32 v33, 31, v1
	v_cmp_eq_u32_e32 vcc, 1, v33
	s_mov_b32 s0, 0x92492493
	s_nop 0
	v_cndmask_b32_e32 v3, v36, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v18, vcc
	v_cmp_eq_u32_e32 vcc, 17, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v19, vcc
	v_cmp_eq_u32_e32 vcc, 18, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v20, vcc
	v_cmp_eq_u32_e32 vcc, 19, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v21, vcc
	v_cmp_eq_u32_e32 vcc, 20, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v22, vcc
	v_cmp_eq_u32_e32 vcc, 21, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v23, vcc
	v_cmp_eq_u32_e32 vcc, 22, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v24, vcc
	v_cmp_eq_u32_e32 vcc, 23, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v25, vcc
	v_cmp_eq_u32_e32 vcc, 24, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v26, vcc
	v_cmp_eq_u32_e32 vcc, 25, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v33
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v33
	s_nop 1
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_mul_hi_i32 v3, v2, s0
	v_add_u32_e32 v3, v3, v2
	v_lshrrev_b32_e32 v4, 31, v3
	v_ashrrev_i32_e32 v3, 2, v3
	v_add_u32_e32 v3, v3, v4
	v_mul_lo_u32 v3, v3, 7
	v_sub_u32_e32 v33, v2, v3
	v_add_u32_e32 v2, 1, v35
	v_cvt_f32_u32_e32 v2, v2
	v_cvt_f32_i32_e32 v1, v1
	s_movk_i32 s0, 0x3e00
	v_lshlrev_b32_e32 v3, 2, v0
	v_frexp_mant_f32_e32 v5, v2
	v_rcp_f32_e32 v5, v5
	v_frexp_exp_i32_f32_e32 v4, v1
	v_frexp_mant_f32_e32 v1, v1
	v_frexp_exp_i32_f32_e32 v2, v2
	v_sub_u32_e32 v2, v4, v2
	v_mul_f32_e32 v1, v1, v5
	v_ldexp_f32 v1, v1, v2
	v_cvt_f16_f32_e32 v1, v1
	v_mov_b32_e32 v2, 0x3400
	v_lshlrev_b32_e32 v0, 1, v0
	global_store_dword v3, v33, s[6:7]
	v_fma_f16 v1, v1, s0, v2
	global_store_short v0, v1, s[8:9]
	s_endpgm

<__clang_ocl_kern_imp_branches>:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v8, 0
	v_and_b32_e32 v48, 0x3ff, v31
	v_lshlrev_b32_e32 v10, 2, v48
	v_mov_b32_e32 v11, v8
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
	global_load_dword v49, v[0:1], off
	v_cmp_lt_i32_e32 vcc, 0, v7
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], 1, v49
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz 63
	s_mov_b32 s6, 0
	s_mov_b64 s[4:5], 0
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
	s_or_b64 exec, exec, s[0:1]
	s_and_b32 s0, s6, 31
	s_add_i32 s6, s6, 1
	s_set_gpr_idx_on s0, gpr_idx(DST)
	v_mov_b32_e32 v8, v49
	s_set_gpr_idx_off
	v_cmp_eq_u32_e32 vcc, 1, v0
	v_cmp_ge_i32_e64 s[0:1], s6, v7
	s_or_b64 s[0:1], vcc, s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[4:5], s[0:1], s[4:5]
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v49, v0
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz 10
	v_and_b32_e32 v0, 1, v49
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_mad_u64_u32 v[0:1], s[8:9], v49, 3, 1
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz 65512
	v_ashrrev_i32_e32 v0, 1, v49
	s_branch 65510
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v50, v8
	v_mov_b32_e32 v49, v0
	s_or_b64 exec, exec, s[2:3]
	v_and_b32_e32 v6, 3, v6
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_trap 2
	ds_write_b32 v0, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz 14
	v_cmp_lt_i32_e32 vcc, 2, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	v_or_b32_e32 v0, 1, v1
	v_ffbh_u32_e32 v0, v0
	v_bcnt_u32_b32 v0, v49, v0
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz 4
	v_cvt_f32_u32_e32 v0, v1
	v_cvt_f32_i32_e32 v6, v49
	v_fmac_f32_e32 v6, 0.5, v0
	v_cvt_i32_f32_e32 v0, v6
	s_or_b64 exec, exec, s[2:3]
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz 152
	v_cmp_ne_u32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz 40
	v_or_b32_e32 v0, 1, v7
	v_ashrrev_i32_e32 v6, 31, v7
	v_add_u32_e32 v0, v0, v6
	v_xor_b32_e32 v0, v0, v6
	v_cvt_f32_u32_e32 v7, v0
	s_trap 2
	ds_read_b32 v8, v0
	v_sub_u32_e32 v9, 0, v0
	v_rcp_iflag_f32_e32 v7, v7
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v11, 0, v8
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_ashrrev_i32_e32 v10, 31, v8
	v_max_i32_e32 v8, v8, v11
	v_xor_b32_e32 v6, v10, v6
	v_mul_lo_u32 v9, v9, v7
	v_mul_hi_u32 v9, v7, v9
	v_add_u32_e32 v7, v7, v9
	v_mul_hi_u32 v7, v8, v7
	v_mul_lo_u32 v9, v7, v0
	v_sub_u32_e32 v8, v8, v9
	v_add_u32_e32 v10, 1, v7
	v_cmp_ge_u32_e32 vcc, v8, v0
	v_sub_u32_e32 v9, v8, v0
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_ge_u32_e32 vcc, v8, v0
	s_nop 1
	v_cndmask_b32_e32 v0, v7, v9, vcc
	v_xor_b32_e32 v0, v0, v6
	v_sub_u32_e32 v0, v0, v6
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz 105
	v_and_b32_e32 v0, 31, v49
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_mov_b32 s4, 0x92492493
	s_nop 0
	v_cndmask_b32_e32 v6, v50, v9, vcc
	v_cmp_eq_u32_e32 vcc, 2, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v10, vcc
	v_cmp_eq_u32_e32 vcc, 3, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v11, vcc
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v12, vcc
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v13, vcc
	v_cmp_eq_u32_e32 vcc, 6, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v14, vcc
	v_cmp_eq_u32_e32 vcc, 7, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v15, vcc
	v_cmp_eq_u32_e32 vcc, 8, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v16, vcc
	v_cmp_eq_u32_e32 vcc, 9, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v17, vcc
	v_cmp_eq_u32_e32 vcc, 10, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v18, vcc
	v_cmp_eq_u32_e32 vcc, 11, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v19, vcc
	v_cmp_eq_u32_e32 vcc, 12, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v20, vcc
	v_cmp_eq_u32_e32 vcc, 13, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v21, vcc
	v_cmp_eq_u32_e32 vcc, 14, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v22, vcc
	v_cmp_eq_u32_e32 vcc, 15, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v23, vcc
	v_cmp_eq_u32_e32 vcc, 16, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v32, vcc
	v_cmp_eq_u32_e32 vcc, 25, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v33, vcc
	v_cmp_eq_u32_e32 vcc, 26, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v34, vcc
	v_cmp_eq_u32_e32 vcc, 27, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v35, vcc
	v_cmp_eq_u32_e32 vcc, 28, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v36, vcc
	v_cmp_eq_u32_e32 vcc, 29, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v37, vcc
	v_cmp_eq_u32_e32 vcc, 30, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v38, vcc
	v_cmp_eq_u32_e32 vcc, 31, v0
	s_nop 1
	v_cndmask_b32_e32 v0, v6, v39, vcc
	v_mul_hi_i32 v6, v0, s4
	v_add_u32_e32 v6, v6, v0
	v_lshrrev_b32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v6, 2, v6
	v_add_u32_e32 v6, v6, v7
	v_mul_lo_u32 v6, v6, 7
	v_sub_u32_e32 v0, v0, v6
	s_or_b64 exec, exec, s[2:3]
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v1, 1, v1
	v_cvt_f32_u32_e32 v1, v1
	v_lshlrev_b32_e32 v6, 2, v48
	v_mov_b32_e32 v7, 0
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
	v_cvt_f32_i32_e32 v6, v49
	v_frexp_mant_f32_e32 v8, v1
	v_rcp_f32_e32 v8, v8
	v_frexp_exp_i32_f32_e32 v1, v1
	v_frexp_exp_i32_f32_e32 v9, v6
	v_frexp_mant_f32_e32 v6, v6
	v_mul_f32_e32 v6, v6, v8
	v_sub_u32_e32 v1, v9, v1
	v_ldexp_f32 v1, v6, v1
	v_cvt_f16_f32_e32 v1, v1
	global_store_dword v[2:3], v0, off
	s_movk_i32 s0, 0x3e00
	v_mov_b32_e32 v0, 0x3400
	v_lshlrev_b32_e32 v6, 1, v48
	v_fma_f16 v2, v1, s0, v0
	v_lshl_add_u64 v[0:1], v[4:5], 0, v[6:7]
	global_store_short v[0:1], v2, off
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
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
	s_nop 0
