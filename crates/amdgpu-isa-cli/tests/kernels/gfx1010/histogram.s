
<histogram>:
	s_clause 0x2
	s_load_dword s7, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], null
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshl_or_b32 v1, s6, 8, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	ds_write_b32 v0, v2
	s_barrier
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, s7, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 16
	v_mov_b32_e32 v2, 1
	s_mov_b32 s5, 0
	s_waitcnt_vscnt null, 0x0
	global_load_ubyte v3, v1, s[0:1]
	v_add_nc_u32_e32 v1, 0x10000, v1
	v_cmp_le_u32_e32 vcc_lo, s7, v1
	s_or_b32 s5, vcc_lo, s5
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v3
	ds_add_u32 v3, v2
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz 65522
	s_or_b32 exec_lo, exec_lo, s4
	s_barrier
	ds_read_b32 v1, v0
	s_mov_b32 s1, exec_lo
	s_mov_b32 s0, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v0, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	buffer_gl1_inv
	buffer_gl0_inv
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_ff1_i32_b32 s2, s1
	v_readlane_b32 s3, v1, s2
	s_lshl_b32 s2, 1, s2
	s_max_u32 s0, s0, s3
	s_andn2_b32 s1, s1, s2
	s_cbranch_scc1 65528
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s7, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_saveexec_b32 s1, vcc_lo
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz 7
	s_lshl_b64 s[2:3], s[6:7], 2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, s0
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	global_atomic_umax v0, v2, s[2:3]
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	s_waitcnt_vscnt null, 0x0
	global_atomic_cmpswap_x2 v0, v[0:3], s[8:9] offset:512
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_endpgm

<__clang_ocl_kern_imp_histogram>:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v31
	v_mov_b32_e32 v7, 0
	s_trap 2
	v_lshl_or_b32 v1, s12, 8, v0
	ds_write_b32 v0, v7
	s_barrier
	v_cmp_lt_u32_e32 vcc_lo, v1, v6
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 11
	v_mov_b32_e32 v7, 1
	s_mov_b32 s5, 0
	s_trap 2
	ds_add_u32 v0, v7
	v_add_nc_u32_e32 v1, 0x10000, v1
	v_cmp_ge_u32_e32 vcc_lo, v1, v6
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz 65527
	s_or_b32 exec_lo, exec_lo, s4
	s_barrier
	ds_read_b32 v6, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s13, 0
	s_lshl_b64 s[4:5], s[12:13], 2
	v_add_co_u32 v0, vcc_lo, v2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v3, vcc_lo
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	global_atomic_add v1, v[0:1], v6, off glc
	s_waitcnt vmcnt(0)
	buffer_gl1_inv
	buffer_gl0_inv
	v_mov_b32_e32 v0, 0
	v_add_co_u32 v6, vcc_lo, v4, s4
	v_add_co_ci_u32_e32 v7, vcc_lo, s5, v5, vcc_lo
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	global_atomic_umax v[6:7], v1, off
	s_waitcnt_vscnt null, 0x0
	global_atomic_cmpswap_x2 v[4:5], v[0:3], off offset:512
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
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
