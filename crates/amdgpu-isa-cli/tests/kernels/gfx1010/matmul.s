
<matmul>:
	s_clause 0x2
	s_load_dword s10, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], null
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshl_or_b32 v2, s7, 4, v1
	s_lshl_b32 s4, s6, 4
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v3, s10, v2
	s_cmp_lt_i32 s10, 1
	s_cbranch_scc1 97
	v_lshlrev_b32_e32 v5, 6, v1
	v_mul_lo_u32 v1, v1, s10
	v_lshlrev_b32_e32 v2, 2, v0
	v_add_nc_u32_e32 v6, v0, v3
	v_mov_b32_e32 v4, 0
	s_lshl_b32 s5, s10, 4
	s_mov_b32 s6, 0
	v_or_b32_e32 v7, v5, v2
	v_or_b32_e32 v8, 0x400, v2
	v_add3_u32 v1, v0, v1, s4
	v_add_nc_u32_e32 v9, s6, v6
	v_ashrrev_i32_e32 v2, 31, v1
	s_add_i32 s6, s6, 16
	s_cmp_lt_i32 s6, s10
	v_ashrrev_i32_e32 v10, 31, v9
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_add_nc_u32_e32 v1, s5, v1
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_co_u32 v11, vcc_lo, s2, v11
	v_add_co_ci_u32_e32 v12, vcc_lo, s3, v12, vcc_lo
	v_add_co_u32 v9, vcc_lo, s0, v9
	v_add_co_ci_u32_e32 v10, vcc_lo, s1, v10, vcc_lo
	s_waitcnt_vscnt null, 0x0
	global_load_dword v2, v[11:12], off
	global_load_dword v13, v[9:10], off
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v7, v13, v2 offset1:4
	s_barrier
	ds_read2_b32 v[9:10], v8 offset1:16
	ds_read2_b32 v[11:12], v5 offset1:1
	ds_read2_b32 v[13:14], v8 offset0:32 offset1:48
	ds_read2_b32 v[15:16], v5 offset0:2 offset1:3
	ds_read2_b32 v[17:18], v5 offset0:4 offset1:5
	ds_read2_b32 v[19:20], v5 offset0:6 offset1:7
	ds_read2_b32 v[21:22], v8 offset0:64 offset1:80
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v4, v11, v9
	v_fmac_f32_e32 v4, v12, v10
	ds_read2_b32 v[9:10], v8 offset0:96 offset1:112
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v4, v15, v13
	v_fmac_f32_e32 v4, v16, v14
	ds_read2_b32 v[11:12], v5 offset0:8 offset1:9
	ds_read2_b32 v[13:14], v8 offset0:128 offset1:144
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v4, v17, v21
	v_fmac_f32_e32 v4, v18, v22
	ds_read2_b32 v[15:16], v5 offset0:10 offset1:11
	ds_read2_b32 v[17:18], v8 offset0:160 offset1:176
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v4, v19, v9
	v_fmac_f32_e32 v4, v20, v10
	ds_read2_b32 v[9:10], v5 offset0:12 offset1:13
	ds_read2_b32 v[19:20], v5 offset0:14 offset1:15
	ds_read2_b32 v[21:22], v8 offset0:192 offset1:208
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v4, v11, v13
	v_fmac_f32_e32 v4, v12, v14
	ds_read2_b32 v[11:12], v8 offset0:224 offset1:240
	s_barrier
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v4, v15, v17
	v_fmac_f32_e32 v4, v16, v18
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v4, v9, v21
	v_fmac_f32_e32 v4, v10, v22
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v4, v19, v11
	v_fmac_f32_e32 v4, v20, v12
	s_cbranch_scc1 65453
	s_branch 1
	v_mov_b32_e32 v4, 0
	v_add3_u32 v0, s4, v0, v3
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s8, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s9, v1, vcc_lo
	s_waitcnt_vscnt null, 0x0
	global_store_dword v[0:1], v4, off
	s_endpgm

<__clang_ocl_kern_imp_matmul>:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_bfe_u32 v7, v31, 10, 10
	v_and_b32_e32 v10, 0x3ff, v31
	v_cmp_lt_i32_e32 vcc_lo, 0, v6
	v_mov_b32_e32 v11, 0
	s_lshl_b32 s4, s12, 4
	v_lshl_or_b32 v8, s13, 4, v7
	s_mov_b32 s6, 0
	v_mul_lo_u32 v9, v6, v8
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz 98
	v_mul_lo_u32 v7, v7, v6
	v_lshlrev_b32_e32 v12, 4, v6
	v_add_nc_u32_e32 v13, v10, v9
	v_mov_b32_e32 v11, 0
	s_mov_b32 s7, 0
	s_trap 2
	v_add3_u32 v7, v10, v7, s4
	v_add_nc_u32_e32 v14, s7, v13
	v_ashrrev_i32_e32 v8, 31, v7
	s_add_i32 s7, s7, 16
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshlrev_b64 v[16:17], 2, v[7:8]
	v_add_nc_u32_e32 v7, v7, v12
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_co_u32 v16, vcc_lo, v2, v16
	v_add_co_ci_u32_e32 v17, vcc_lo, v3, v17, vcc_lo
	v_add_co_u32 v14, vcc_lo, v0, v14
	v_add_co_ci_u32_e32 v15, vcc_lo, v1, v15, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, s7, v6
	s_waitcnt_vscnt null, 0x0
	global_load_dword v8, v[16:17], off
	global_load_dword v18, v[14:15], off
	s_waitcnt vmcnt(1)
	ds_write_b32 v0, v8
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v18
	s_barrier
	ds_read2_b32 v[14:15], v0 offset1:16
	ds_read2_b32 v[16:17], v0 offset1:1
	ds_read2_b32 v[18:19], v0 offset0:32 offset1:48
	ds_read2_b32 v[20:21], v0 offset0:2 offset1:3
	ds_read2_b32 v[22:23], v0 offset0:4 offset1:5
	ds_read2_b32 v[24:25], v0 offset0:6 offset1:7
	ds_read2_b32 v[26:27], v0 offset0:64 offset1:80
	s_or_b32 s6, vcc_lo, s6
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v11, v16, v14
	v_fmac_f32_e32 v11, v17, v15
	ds_read2_b32 v[14:15], v0 offset0:96 offset1:112
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v11, v20, v18
	v_fmac_f32_e32 v11, v21, v19
	ds_read2_b32 v[16:17], v0 offset0:8 offset1:9
	ds_read2_b32 v[18:19], v0 offset0:128 offset1:144
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v11, v22, v26
	v_fmac_f32_e32 v11, v23, v27
	ds_read2_b32 v[20:21], v0 offset0:10 offset1:11
	ds_read2_b32 v[22:23], v0 offset0:160 offset1:176
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v11, v24, v14
	v_fmac_f32_e32 v11, v25, v15
	ds_read2_b32 v[14:15], v0 offset0:12 offset1:13
	ds_read2_b32 v[24:25], v0 offset0:14 offset1:15
	ds_read2_b32 v[26:27], v0 offset0:192 offset1:208
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v11, v16, v18
	v_fmac_f32_e32 v11, v17, v19
	ds_read2_b32 v[16:17], v0 offset0:224 offset1:240
	s_barrier
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v11, v20, v22
	v_fmac_f32_e32 v11, v21, v23
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v11, v14, v26
	v_fmac_f32_e32 v11, v15, v27
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v11, v24, v16
	v_fmac_f32_e32 v11, v25, v17
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz 65448
	s_or_b32 exec_lo, exec_lo, s6
	s_or_b32 exec_lo, exec_lo, s5
	v_add3_u32 v0, s4, v10, v9
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, v4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, v5, v1, vcc_lo
	s_waitcnt_vscnt null, 0x0
	global_store_dword v[0:1], v11, off
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
