
<reduction>:
	s_load_b256 s[4:11], s[0:1], 0x0
	v_lshl_or_b32 v1, ttmp9, 8, v0
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64_e32 v[1:2], 2, v[1:2]
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s4, v1
	v_add_co_ci_u32_e64 v2, null, s5, v2, vcc_lo
	global_load_b32 v2, v[1:2], off
	v_lshlrev_b32_e32 v1, 2, v0
	s_wait_loadcnt 0x0
	ds_store_b32 v1, v2
	s_barrier_signal -1
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 0x80, v0
	s_cbranch_execz 6
	ds_load_2addr_stride64_b32 v[2:3], v1 offset1:2
	s_wait_dscnt 0x0
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
	s_or_b32 exec_lo, exec_lo, s2
	s_barrier_signal -1
	s_mov_b32 s2, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 64, v0
	s_cbranch_execz 6
	ds_load_2addr_stride64_b32 v[2:3], v1 offset1:1
	s_wait_dscnt 0x0
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
	s_or_b32 exec_lo, exec_lo, s2
	s_barrier_signal -1
	s_mov_b32 s2, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 32, v0
	s_cbranch_execz 6
	ds_load_2addr_b32 v[2:3], v1 offset1:32
	s_wait_dscnt 0x0
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
	s_or_b32 exec_lo, exec_lo, s2
	s_barrier_signal -1
	s_mov_b32 s2, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 16, v0
	s_cbranch_execz 6
	ds_load_2addr_b32 v[2:3], v1 offset1:16
	s_wait_dscnt 0x0
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
	s_or_b32 exec_lo, exec_lo, s2
	s_barrier_signal -1
	s_mov_b32 s2, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 8, v0
	s_cbranch_execz 6
	ds_load_2addr_b32 v[2:3], v1 offset1:8
	s_wait_dscnt 0x0
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
	s_or_b32 exec_lo, exec_lo, s2
	s_barrier_signal -1
	s_mov_b32 s2, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 4, v0
	s_cbranch_execz 6
	ds_load_2addr_b32 v[2:3], v1 offset1:4
	s_wait_dscnt 0x0
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
	s_or_b32 exec_lo, exec_lo, s2
	s_load_b128 s[0:3], s[0:1], 0x20
	s_barrier_signal -1
	s_mov_b32 s4, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 2, v0
	s_cbranch_execz 6
	ds_load_2addr_b32 v[2:3], v1 offset1:2
	s_wait_dscnt 0x0
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s4
	s_barrier_signal -1
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_barrier_wait 0xffff
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 6
	ds_load_2addr_b32 v[2:3], v1 offset1:1
	s_wait_dscnt 0x0
	v_add_f32_e32 v2, v3, v2
	ds_store_b32 v1, v2
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s4
	s_barrier_signal -1
	s_barrier_wait 0xffff
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 12
	v_mov_b32_e32 v1, 0
	s_mov_b32 s12, ttmp9
	s_ashr_i32 s13, ttmp9, 31
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[12:13], s[12:13], 2
	ds_load_b32 v2, v1
	s_add_nc_u64 s[6:7], s[6:7], s[12:13]
	s_wait_dscnt 0x0
	global_store_b32 v1, v2, s[6:7]
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s4
	v_lshlrev_b32_e32 v11, 3, v0
	v_lshlrev_b32_e32 v0, 1, v0
	s_clause 0x1
	global_load_b128 v[1:4], v11, s[8:9]
	global_load_b128 v[5:8], v11, s[8:9] offset:16
	s_wait_kmcnt 0x0
	global_load_b64 v[9:10], v11, s[0:1]
	s_wait_loadcnt 0x2
	v_add_f64_e32 v[1:2], 0.15915494309189532, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fma_f64 v[1:2], v[1:2], v[3:4], 0.15915494309189532
	s_wait_loadcnt 0x0
	v_pk_min_i16 v3, v9, v10
	v_lshrrev_b32_e32 v4, 16, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_min_i16 v3, v3, v4
	v_fma_f64 v[1:2], v[1:2], v[5:6], 0.15915494309189532
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f64 v[1:2], v[1:2], v[7:8], 0.15915494309189532
	global_store_b64 v11, v[1:2], s[10:11]
	global_store_b16 v0, v3, s[2:3]
	s_endpgm

<__clang_ocl_kern_imp_reduction>:
	s_wait_loadcnt_dscnt 0x0
	s_wait_expcnt 0x0
	s_wait_samplecnt 0x0
	s_wait_bvhcnt 0x0
	s_wait_kmcnt 0x0
	v_and_b32_e32 v12, 0x3ff, v31
	s_mov_b32 s0, exec_lo
	s_wait_alu depctr_sa_sdst(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v13, ttmp9, 8, v12
	v_ashrrev_i32_e32 v14, 31, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64_e32 v[13:14], 2, v[13:14]
	v_add_co_u32 v0, vcc_lo, v0, v13
	s_wait_alu depctr_va_vcc(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e64 v1, null, v1, v14, vcc_lo
	global_load_b32 v0, v[0:1], off
	s_trap 2
	s_wait_loadcnt 0x0
	ds_store_b32 v0, v0
	s_barrier_signal -1
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 0x80, v12
	s_cbranch_execz 6
	ds_load_2addr_stride64_b32 v[0:1], v0 offset1:2
	s_wait_dscnt 0x0
	v_add_f32_e32 v0, v1, v0
	ds_store_b32 v0, v0
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier_signal -1
	s_mov_b32 s0, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 64, v12
	s_cbranch_execz 6
	ds_load_2addr_stride64_b32 v[0:1], v0 offset1:1
	s_wait_dscnt 0x0
	v_add_f32_e32 v0, v1, v0
	ds_store_b32 v0, v0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier_signal -1
	s_mov_b32 s0, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 32, v12
	s_cbranch_execz 6
	ds_load_2addr_b32 v[0:1], v0 offset1:32
	s_wait_dscnt 0x0
	v_add_f32_e32 v0, v1, v0
	ds_store_b32 v0, v0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier_signal -1
	s_mov_b32 s0, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 16, v12
	s_cbranch_execz 6
	ds_load_2addr_b32 v[0:1], v0 offset1:16
	s_wait_dscnt 0x0
	v_add_f32_e32 v0, v1, v0
	ds_store_b32 v0, v0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier_signal -1
	s_mov_b32 s0, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 8, v12
	s_cbranch_execz 6
	ds_load_2addr_b32 v[0:1], v0 offset1:8
	s_wait_dscnt 0x0
	v_add_f32_e32 v0, v1, v0
	ds_store_b32 v0, v0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier_signal -1
	s_mov_b32 s0, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 4, v12
	s_cbranch_execz 6
	ds_load_2addr_b32 v[0:1], v0 offset1:4
	s_wait_dscnt 0x0
	v_add_f32_e32 v0, v1, v0
	ds_store_b32 v0, v0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier_signal -1
	s_mov_b32 s0, exec_lo
	s_barrier_wait 0xffff
	v_cmpx_gt_u32_e32 2, v12
	s_cbranch_execz 6
	ds_load_2addr_b32 v[0:1], v0 offset1:2
	s_wait_dscnt 0x0
	v_add_f32_e32 v0, v1, v0
	ds_store_b32 v0, v0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier_signal -1
	v_cmp_eq_u32_e32 vcc_lo, 0, v12
	s_barrier_wait 0xffff
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz 6
	ds_load_2addr_b32 v[0:1], v0 offset1:1
	s_wait_dscnt 0x0
	v_add_f32_e32 v0, v1, v0
	ds_store_b32 v0, v0
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier_signal -1
	s_barrier_wait 0xffff
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz 18
	s_trap 2
	ds_load_b32 v13, v0
	s_wait_alu depctr_sa_sdst(0)
	s_mov_b32 s2, ttmp9
	s_ashr_i32 s3, ttmp9, 31
	s_wait_alu depctr_sa_sdst(0)
	s_lshl_b64 s[2:3], s[2:3], 2
	s_wait_alu depctr_sa_sdst(0)
	v_add_co_u32 v0, vcc_lo, v2, s2
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v1, null, s3, v3, vcc_lo
	s_wait_dscnt 0x0
	global_store_b32 v[0:1], v13, off
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s0
	v_lshlrev_b32_e32 v17, 3, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, v4, v17
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	s_clause 0x1
	global_load_b128 v[0:3], v[4:5], off
	global_load_b128 v[13:16], v[4:5], off offset:16
	v_add_co_u32 v4, vcc_lo, v8, v17
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v5, null, 0, v9, vcc_lo
	v_lshlrev_b32_e32 v8, 1, v12
	global_load_b64 v[4:5], v[4:5], off
	s_wait_loadcnt 0x2
	v_add_f64_e32 v[0:1], 0.15915494309189532, v[0:1]
	s_wait_loadcnt 0x0
	v_pk_min_i16 v9, v4, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f64 v[0:1], v[0:1], v[2:3], 0.15915494309189532
	v_add_co_u32 v2, vcc_lo, v6, v17
	v_lshrrev_b32_e32 v6, 16, v9
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v3, null, 0, v7, vcc_lo
	v_add_co_u32 v4, vcc_lo, v10, v8
	s_wait_alu depctr_va_vcc(0)
	v_add_co_ci_u32_e64 v5, null, 0, v11, vcc_lo
	v_min_i16 v6, v9, v6
	v_fma_f64 v[0:1], v[0:1], v[13:14], 0.15915494309189532
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f64 v[0:1], v[0:1], v[15:16], 0.15915494309189532
	global_store_b64 v[2:3], v[0:1], off
	global_store_b16 v[4:5], v6, off
	s_wait_dscnt 0x0
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
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
	s_code_end
