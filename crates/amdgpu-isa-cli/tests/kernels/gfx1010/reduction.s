
<reduction>:
	s_load_dwordx8 s[8:15], s[4:5], null
	v_lshl_or_b32 v1, s6, 8, v0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s8, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s9, v2, vcc_lo
	v_cmp_gt_u32_e32 vcc_lo, 0x80, v0
	global_load_dword v2, v[1:2], off
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	s_barrier
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz 6
	ds_read2st64_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s0
	v_cmp_gt_u32_e32 vcc_lo, 64, v0
	s_barrier
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz 6
	ds_read2st64_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s0
	v_cmp_gt_u32_e32 vcc_lo, 32, v0
	s_barrier
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[2:3], v1 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s0
	v_cmp_gt_u32_e32 vcc_lo, 16, v0
	s_barrier
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[2:3], v1 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s0
	v_cmp_gt_u32_e32 vcc_lo, 8, v0
	s_barrier
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s0
	v_cmp_gt_u32_e32 vcc_lo, 4, v0
	s_barrier
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_load_dwordx4 s[0:3], s[4:5], 0x20
	v_cmp_gt_u32_e32 vcc_lo, 2, v0
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[2:3], v1 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 10
	v_mov_b32_e32 v1, 0
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s10, s6
	ds_read_b32 v2, v1
	s_addc_u32 s7, s11, s7
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[6:7]
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_lshlrev_b32_e32 v11, 3, v0
	v_lshlrev_b32_e32 v0, 1, v0
	s_clause 0x1
	s_waitcnt_vscnt null, 0x0
	global_load_dwordx4 v[1:4], v11, s[12:13]
	global_load_dwordx4 v[5:8], v11, s[12:13] offset:16
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[9:10], v11, s[0:1]
	s_waitcnt vmcnt(2)
	v_add_f64 v[1:2], v[1:2], 0.15915494309189532
	v_fma_f64 v[1:2], v[1:2], v[3:4], 0.15915494309189532
	s_waitcnt vmcnt(0)
	v_pk_min_i16 v3, v9, v10
	v_lshrrev_b32_e32 v4, 16, v3
	v_min_i16 v3, v3, v4
	v_fma_f64 v[1:2], v[1:2], v[5:6], 0.15915494309189532
	v_fma_f64 v[1:2], v[1:2], v[7:8], 0.15915494309189532
	global_store_dwordx2 v11, v[1:2], s[14:15]
	global_store_short v0, v3, s[2:3]
	s_endpgm

<__clang_ocl_kern_imp_reduction>:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v12, 0x3ff, v31
	v_lshl_or_b32 v13, s12, 8, v12
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_co_u32 v0, vcc_lo, v0, v13
	v_add_co_ci_u32_e32 v1, vcc_lo, v1, v14, vcc_lo
	v_cmp_gt_u32_e32 vcc_lo, 0x80, v12
	global_load_dword v0, v[0:1], off
	s_trap 2
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v0
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_read2st64_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_cmp_gt_u32_e32 vcc_lo, 64, v12
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_read2st64_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_cmp_gt_u32_e32 vcc_lo, 32, v12
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[0:1], v0 offset1:32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_cmp_gt_u32_e32 vcc_lo, 16, v12
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[0:1], v0 offset1:16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_cmp_gt_u32_e32 vcc_lo, 8, v12
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[0:1], v0 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_cmp_gt_u32_e32 vcc_lo, 4, v12
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[0:1], v0 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_cmp_gt_u32_e32 vcc_lo, 2, v12
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_cmp_eq_u32_e32 vcc_lo, 0, v12
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_read2_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	s_barrier
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 11
	s_trap 2
	ds_read_b32 v13, v0
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[6:7], s[12:13], 2
	v_add_co_u32 v0, vcc_lo, v2, s6
	v_add_co_ci_u32_e32 v1, vcc_lo, s7, v3, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v13, off
	s_waitcnt_depctr depctr_vm_vsrc(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_lshlrev_b32_e32 v17, 3, v12
	v_add_co_u32 v4, vcc_lo, v4, v17
	v_add_co_ci_u32_e32 v5, vcc_lo, 0, v5, vcc_lo
	s_clause 0x1
	s_waitcnt_vscnt null, 0x0
	global_load_dwordx4 v[0:3], v[4:5], off
	global_load_dwordx4 v[13:16], v[4:5], off offset:16
	v_add_co_u32 v4, vcc_lo, v8, v17
	v_add_co_ci_u32_e32 v5, vcc_lo, 0, v9, vcc_lo
	v_lshlrev_b32_e32 v8, 1, v12
	global_load_dwordx2 v[4:5], v[4:5], off
	s_waitcnt vmcnt(2)
	v_add_f64 v[0:1], v[0:1], 0.15915494309189532
	s_waitcnt vmcnt(0)
	v_pk_min_i16 v9, v4, v5
	v_fma_f64 v[0:1], v[0:1], v[2:3], 0.15915494309189532
	v_add_co_u32 v2, vcc_lo, v6, v17
	v_lshrrev_b32_e32 v6, 16, v9
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v7, vcc_lo
	v_add_co_u32 v4, vcc_lo, v10, v8
	v_add_co_ci_u32_e32 v5, vcc_lo, 0, v11, vcc_lo
	v_min_i16 v6, v9, v6
	v_fma_f64 v[0:1], v[0:1], v[13:14], 0.15915494309189532
	v_fma_f64 v[0:1], v[0:1], v[15:16], 0.15915494309189532
	global_store_dwordx2 v[2:3], v[0:1], off
	global_store_short v[4:5], v6, off
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
