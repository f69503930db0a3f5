
<histogram>:
	s_clause 0x2
	s_load_b32 s3, s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], null
	s_load_b64 s[0:1], s[0:1], 0x10
	s_mov_b32 s2, s15
	v_mov_b32_e32 v2, 0
	v_lshl_or_b32 v1, s2, 8, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s8, exec_lo
	ds_store_b32 v0, v2
	s_barrier
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_u32_e64 s3, v1
	s_cbranch_execz 15
	v_mov_b32_e32 v2, 1
	s_mov_b32 s9, 0
	global_load_u8 v3, v1, s[4:5]
	v_add_nc_u32_e32 v1, 0x10000, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_le_u32_e32 vcc_lo, s3, v1
	s_or_b32 s9, vcc_lo, s9
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v3
	ds_add_u32 v3, v2
	s_and_not1_b32 exec_lo, exec_lo, s9
	s_cbranch_execnz 65523
	s_or_b32 exec_lo, exec_lo, s8
	s_barrier
	ds_load_b32 v1, v0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_add_u32 v1, v0, v1, s[6:7] glc
	s_waitcnt vmcnt(0)
	buffer_gl1_inv
	buffer_gl0_inv
	s_ctz_i32_b32 s5, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	v_readlane_b32 s6, v1, s5
	s_lshl_b32 s5, 1, s5
	s_max_u32 s4, s4, s6
	s_and_not1_b32 s3, s3, s5
	s_cbranch_scc1 65528
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	s_mov_b32 s3, 0
	s_mov_b32 s5, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v0
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz 7
	s_lshl_b64 s[2:3], s[2:3], 2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, s4
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	global_atomic_max_u32 v0, v2, s[2:3]
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v0, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	s_waitcnt_vscnt null, 0x0
	global_atomic_cmpswap_b64 v0, v[0:3], s[0:1] offset:512
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_endpgm

<__clang_ocl_kern_imp_histogram>:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_cbranch_execnz 66
	v_dual_mov_b32 v7, 0 :: v_dual_and_b32 v0, 0x3ff, v31
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_lshl_or_b32 v1, s12, 8, v0
	ds_store_b32 v0, v7
	s_barrier
	v_cmpx_lt_u32_e64 v1, v6
	s_cbranch_execz 12
	v_mov_b32_e32 v7, 1
	s_mov_b32 s1, 0
	s_cbranch_execnz 63
	ds_add_u32 v0, v7
	v_add_nc_u32_e32 v1, 0x10000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_ge_u32_e32 vcc_lo, v1, v6
	s_or_b32 s1, vcc_lo, s1
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz 65526
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier
	ds_load_b32 v6, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s13, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_lshl_b64 s[0:1], s[12:13], 2
	v_add_co_u32 v0, vcc_lo, v2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v3, vcc_lo
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	global_atomic_add_u32 v1, v[0:1], v6, off glc
	s_waitcnt vmcnt(0)
	buffer_gl1_inv
	buffer_gl0_inv
	v_mov_b32_e32 v0, 0
	v_add_co_u32 v6, vcc_lo, v4, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v7, null, s1, v5, vcc_lo
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	global_atomic_max_u32 v[6:7], v1, off
	s_waitcnt_vscnt null, 0x0
	global_atomic_cmpswap_b64 v[4:5], v[0:3], off offset:512
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	s_setpc_b64 s[30:31]
	s_trap 2
	s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
	s_mov_b32 ttmp2, m0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0x3ff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_bitset1_b32 s0, 10
	s_mov_b32 m0, s0
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_mov_b32 m0, ttmp2
	s_sethalt 5
	s_branch 65534
	s_trap 2
	s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
	s_mov_b32 ttmp2, m0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0x3ff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_bitset1_b32 s0, 10
	s_mov_b32 m0, s0
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_mov_b32 m0, ttmp2
	s_sethalt 5
	s_branch 65534
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
