
<matmul>:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_load_dword s10, s[0:1], 0x18
	v_and_b32_e32 v2, 0x3ff, v0
	v_bfe_u32 v0, v0, 10, 10
	s_lshl_b32 s0, s2, 4
	v_lshl_or_b32 v1, s3, 4, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mul_lo_u32 v3, s10, v1
	s_cbranch_scc1 90
	v_lshlrev_b32_e32 v5, 6, v0
	v_lshlrev_b32_e32 v1, 2, v2
	v_mul_lo_u32 v0, v0, s10
	v_add_u32_e32 v6, v5, v1
	v_add_u32_e32 v7, 0x400, v1
	v_add3_u32 v0, v2, v0, s0
	s_lshl_b32 s1, s10, 4
	v_add_u32_e32 v8, v2, v3
	s_mov_b32 s2, 0
	v_mov_b32_e32 v4, 0
	v_add_u32_e32 v10, s2, v8
	v_ashrrev_i32_e32 v1, 31, v0
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[12:13], v[0:1], 2, s[6:7]
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[4:5]
	global_load_dword v1, v[12:13], off
	global_load_dword v9, v[10:11], off
	s_add_i32 s2, s2, 16
	v_add_u32_e32 v0, s1, v0
	s_cmp_lt_i32 s2, s10
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v6, v9, v1 offset1:4
	s_barrier
	ds_read2_b32 v[10:11], v7 offset1:16
	ds_read2_b32 v[12:13], v7 offset0:32 offset1:48
	ds_read2_b32 v[14:15], v7 offset0:64 offset1:80
	ds_read2_b32 v[16:17], v5 offset1:1
	ds_read2_b32 v[18:19], v5 offset0:2 offset1:3
	ds_read2_b32 v[20:21], v5 offset0:4 offset1:5
	ds_read2_b32 v[22:23], v5 offset0:6 offset1:7
	ds_read2_b32 v[24:25], v7 offset0:96 offset1:112
	ds_read2_b32 v[26:27], v7 offset0:128 offset1:144
	ds_read2_b32 v[28:29], v7 offset0:160 offset1:176
	ds_read2_b32 v[30:31], v7 offset0:192 offset1:208
	ds_read2_b32 v[32:33], v5 offset0:8 offset1:9
	ds_read2_b32 v[34:35], v5 offset0:10 offset1:11
	ds_read2_b32 v[36:37], v5 offset0:12 offset1:13
	ds_read2_b32 v[38:39], v5 offset0:14 offset1:15
	ds_read2_b32 v[40:41], v7 offset0:224 offset1:240
	s_waitcnt lgkmcnt(12)
	v_fmac_f32_e32 v4, v16, v10
	v_fmac_f32_e32 v4, v17, v11
	s_waitcnt lgkmcnt(11)
	v_fmac_f32_e32 v4, v18, v12
	v_fmac_f32_e32 v4, v19, v13
	s_waitcnt lgkmcnt(10)
	v_fmac_f32_e32 v4, v20, v14
	v_fmac_f32_e32 v4, v21, v15
	s_waitcnt lgkmcnt(8)
	v_fmac_f32_e32 v4, v22, v24
	v_fmac_f32_e32 v4, v23, v25
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v4, v32, v26
	v_fmac_f32_e32 v4, v33, v27
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v4, v34, v28
	v_fmac_f32_e32 v4, v35, v29
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v4, v36, v30
	v_fmac_f32_e32 v4, v37, v31
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v4, v38, v40
	v_fmac_f32_e32 v4, v39, v41
	s_barrier
	s_cbranch_scc1 65460
	s_branch 1
	v_mov_b32_e32 v4, 0
	v_add3_u32 v2, s0, v2, v3
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[0:1]
	global_store_dword v[0:1], v4, off
	s_endpgm

<__clang_ocl_kern_imp_matmul>:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_bfe_u32 v8, v31, 10, 10
	v_lshl_or_b32 v9, s13, 4, v8
	v_and_b32_e32 v7, 0x3ff, v31
	s_lshl_b32 s4, s12, 4
	s_mov_b32 s5, 0
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mul_lo_u32 v10, v6, v9
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz 91
	v_mul_lo_u32 v8, v8, v6
	v_add3_u32 v8, v7, v8, s4
	v_lshlrev_b32_e32 v12, 4, v6
	v_add_u32_e32 v13, v7, v10
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v11, 0
	s_trap 2
	v_add_u32_e32 v14, s5, v13
	v_ashrrev_i32_e32 v9, 31, v8
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshl_add_u64 v[16:17], v[8:9], 2, v[2:3]
	v_lshl_add_u64 v[14:15], v[14:15], 2, v[0:1]
	global_load_dword v9, v[16:17], off
	global_load_dword v18, v[14:15], off
	s_add_i32 s5, s5, 16
	v_cmp_ge_i32_e32 vcc, s5, v6
	v_add_u32_e32 v8, v8, v12
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(1)
	ds_write_b32 v0, v9
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v18
	s_barrier
	ds_read2_b32 v[14:15], v0 offset1:16
	ds_read2_b32 v[16:17], v0 offset0:32 offset1:48
	ds_read2_b32 v[18:19], v0 offset0:64 offset1:80
	ds_read2_b32 v[20:21], v0 offset1:1
	ds_read2_b32 v[22:23], v0 offset0:2 offset1:3
	ds_read2_b32 v[24:25], v0 offset0:4 offset1:5
	ds_read2_b32 v[26:27], v0 offset0:6 offset1:7
	ds_read2_b32 v[28:29], v0 offset0:96 offset1:112
	ds_read2_b32 v[30:31], v0 offset0:128 offset1:144
	ds_read2_b32 v[32:33], v0 offset0:160 offset1:176
	ds_read2_b32 v[34:35], v0 offset0:192 offset1:208
	ds_read2_b32 v[36:37], v0 offset0:8 offset1:9
	ds_read2_b32 v[38:39], v0 offset0:10 offset1:11
	ds_read2_b32 v[48:49], v0 offset0:12 offset1:13
	ds_read2_b32 v[50:51], v0 offset0:14 offset1:15
	ds_read2_b32 v[52:53], v0 offset0:224 offset1:240
	s_waitcnt lgkmcnt(12)
	v_fmac_f32_e32 v11, v20, v14
	v_fmac_f32_e32 v11, v21, v15
	s_waitcnt lgkmcnt(11)
	v_fmac_f32_e32 v11, v22, v16
	v_fmac_f32_e32 v11, v23, v17
	s_waitcnt lgkmcnt(10)
	v_fmac_f32_e32 v11, v24, v18
	v_fmac_f32_e32 v11, v25, v19
	s_waitcnt lgkmcnt(8)
	v_fmac_f32_e32 v11, v26, v28
	v_fmac_f32_e32 v11, v27, v29
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v11, v36, v30
	v_fmac_f32_e32 v11, v37, v31
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v11, v38, v32
	v_fmac_f32_e32 v11, v39, v33
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v11, v48, v34
	v_fmac_f32_e32 v11, v49, v35
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v11, v50, v52
	v_fmac_f32_e32 v11, v51, v53
	s_barrier
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz 65455
	s_or_b64 exec, exec, s[2:3]
	s_or_b64 exec, exec, s[0:1]
	v_add3_u32 v0, s4, v7, v10
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[4:5]
	global_store_dword v[0:1], v11, off
	s_waitcnt vmcnt(0)
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
