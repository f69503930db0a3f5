
<histogram>:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	v_dual_mov_b32 v2, 0 :: v_dual_lshlrev_b32 v1, 2, v0
	s_load_b96 s[4:6], s[0:1], 0x10
	s_mov_b32 s7, exec_lo
	s_wait_xcnt 0x0
	s_load_b128 s[0:3], s[0:1], 0x0
	ds_store_b32 v1, v2
	s_barrier_signal -1
	v_lshl_or_b32 v2, ttmp9, 8, v0
	s_barrier_wait 0xffff
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_u32_e64 s6, v2
	s_cbranch_execz 17
	v_mov_b32_e32 v3, 1
	s_mov_b32 s8, 0
	global_load_u8 v4, v2, s[0:1]
	s_wait_xcnt 0x0
	v_add_nc_u32_e32 v2, 0x10000, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_le_u32_e32 vcc_lo, s6, v2
	s_or_b32 s8, vcc_lo, s8
	s_wait_loadcnt 0x0
	v_lshlrev_b32_e32 v4, 2, v4
	ds_add_u32 v4, v3
	s_and_not1_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz 65521
	s_or_b32 exec_lo, exec_lo, s7
	s_barrier_signal -1
	s_mov_b32 s1, exec_lo
	s_mov_b32 s0, 0
	s_barrier_wait 0xffff
	ds_load_b32 v1, v1
	global_wb scope:SCOPE_DEV
	s_wait_storecnt_dscnt 0x0
	global_atomic_add_u32 v1, v0, v1, s[2:3] scale_offset th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	global_inv scope:SCOPE_DEV
	s_ctz_i32_b32 s2, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	v_readlane_b32 s3, v1, s2
	s_lshl_b32 s2, 1, s2
	s_max_u32 s0, s0, s3
	s_and_not1_b32 s1, s1, s2
	s_cbranch_scc1 65528
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz 6
	v_dual_mov_b32 v0, ttmp9 :: v_dual_mov_b32 v2, s0
	global_atomic_max_u32 v0, v2, s[4:5] scale_offset scope:SCOPE_DEV
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v0, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v2, v0 :: v_dual_mov_b32 v3, v0
	global_wb scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	global_atomic_cmpswap_b64 v0, v[0:3], s[4:5] offset:512 scope:SCOPE_DEV
	s_wait_storecnt 0x0
	global_inv scope:SCOPE_DEV
	s_endpgm

<__clang_ocl_kern_imp_histogram>:
	s_wait_loadcnt_dscnt 0x0
	s_wait_kmcnt 0x0
	v_mov_b32_e32 v0, 0
	s_trap 2
	s_mov_b32 s0, exec_lo
	ds_store_b32 v0, v0
	s_barrier_signal -1
	v_and_b32_e32 v0, 0x3ff, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v1, ttmp9, 8, v0
	s_barrier_wait 0xffff
	v_cmpx_lt_u32_e64 v1, v6
	s_cbranch_execz 12
	v_mov_b32_e32 v7, 1
	s_mov_b32 s1, 0
	s_trap 2
	ds_add_u32 v0, v7
	v_add_nc_u32_e32 v1, 0x10000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_ge_u32_e32 vcc_lo, v1, v6
	s_or_b32 s1, vcc_lo, s1
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz 65526
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier_signal -1
	v_dual_mov_b32 v9, 0 :: v_dual_lshlrev_b32 v8, 2, v0
	s_mov_b32 s0, ttmp9
	s_mov_b32 s1, 0
	s_barrier_wait 0xffff
	ds_load_b32 v6, v0
	v_add_nc_u64_e32 v[0:1], v[2:3], v[8:9]
	v_mov_b32_e32 v8, v9
	global_wb scope:SCOPE_DEV
	s_wait_storecnt_dscnt 0x0
	global_atomic_add_u32 v7, v[0:1], v6, off th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	global_inv scope:SCOPE_DEV
	v_lshl_add_u64 v[0:1], s[0:1], 2, v[4:5]
	v_mov_b32_e32 v6, v9
	global_atomic_max_u32 v[0:1], v7, off scope:SCOPE_DEV
	global_wb scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	s_wait_storecnt 0x0
	s_wait_xcnt 0x0
	global_atomic_cmpswap_b64 v[4:5], v[6:9], off offset:512 scope:SCOPE_DEV
	s_wait_storecnt 0x0
	global_inv scope:SCOPE_DEV
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
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
