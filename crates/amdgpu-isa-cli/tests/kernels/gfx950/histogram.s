
<histogram>:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_load_dword s3, s[0:1], 0x18
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_or_b32 v0, s2, 8, v0
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, s3, v0
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz 14
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 1
	global_load_ubyte v3, v0, s[4:5]
	v_add_u32_e32 v0, 0x10000, v0
	v_cmp_le_u32_e32 vcc, s3, v0
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v3
	ds_add_u32 v3, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz 65524
	s_or_b64 exec, exec, s[0:1]
	s_barrier
	ds_read_b32 v0, v1
	s_mov_b64 s[0:1], exec
	s_mov_b32 s4, 0
	buffer_wbl2 sc1
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v0, s[6:7] sc0
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s5, v1, s3
	s_max_u32 s4, s4, s5
	s_lshl_b64 s[6:7], 1, s3
	s_andn2_b64 s[0:1], s[0:1], s[6:7]
	s_cbranch_scc1 65529
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	s_mov_b32 s3, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz 7
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, s4
	global_atomic_umax v0, v2, s[2:3]
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0)
	global_atomic_cmpswap_x2 v0, v[0:3], s[8:9] offset:512
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	s_endpgm

<__clang_ocl_kern_imp_histogram>:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v31
	v_mov_b32_e32 v1, 0
	s_trap 2
	ds_write_b32 v0, v1
	v_lshl_or_b32 v1, s12, 8, v0
	v_cmp_lt_u32_e32 vcc, v1, v6
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz 11
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v7, 1
	s_trap 2
	ds_add_u32 v0, v7
	v_add_u32_e32 v1, 0x10000, v1
	v_cmp_ge_u32_e32 vcc, v1, v6
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz 65527
	s_or_b64 exec, exec, s[0:1]
	s_barrier
	ds_read_b32 v6, v0
	v_lshlrev_b32_e32 v8, 2, v0
	v_mov_b32_e32 v9, 0
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[8:9]
	s_mov_b32 s13, 0
	buffer_wbl2 sc1
	s_waitcnt lgkmcnt(0)
	global_atomic_add v7, v[0:1], v6, off sc0
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	v_lshl_add_u64 v[0:1], s[12:13], 2, v[4:5]
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v8, v9
	global_atomic_umax v[0:1], v7, off
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0)
	global_atomic_cmpswap_x2 v[4:5], v[6:9], off offset:512
	s_waitcnt vmcnt(0)
	buffer_inv sc1
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
