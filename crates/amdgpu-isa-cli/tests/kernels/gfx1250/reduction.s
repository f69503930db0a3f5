
<reduction>:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_load_b256 s[4:11], s[0:1], 0x0
	v_lshl_or_b32 v1, ttmp9, 8, v0
	s_mov_b32 s2, exec_lo
	s_wait_kmcnt 0x0
	global_load_b32 v2, v1, s[4:5] scale_offset
	s_wait_xcnt 0x0
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
	s_or_b32 exec_lo, exec_lo, s4
	s_barrier_signal -1
	s_barrier_wait 0xffff
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz 8
	v_dual_mov_b32 v1, ttmp9 :: v_dual_mov_b32 v2, 0
	ds_load_b32 v2, v2
	s_wait_dscnt 0x0
	global_store_b32 v1, v2, s[6:7] scale_offset
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s4
	v_lshlrev_b32_e32 v1, 3, v0
	s_clause 0x1
	global_load_b128 v[2:5], v1, s[8:9]
	global_load_b128 v[6:9], v1, s[8:9] offset:16
	s_wait_kmcnt 0x0
	global_load_b64 v[10:11], v0, s[0:1] scale_offset
	s_wait_loadcnt 0x2
	v_add_f64_e32 v[2:3], 0.15915494309189532, v[2:3]
	s_wait_loadcnt 0x0
	s_wait_xcnt 0x1
	v_pk_min_i16 v1, v10, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f64 v[2:3], v[2:3], v[4:5], 0.15915494309189532
	v_lshrrev_b32_e32 v4, 16, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_min_i16 v1, v1, v4
	v_fma_f64 v[2:3], v[2:3], v[6:7], 0.15915494309189532
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f64 v[2:3], v[2:3], v[8:9], 0.15915494309189532
	s_clause 0x1
	global_store_b64 v0, v[2:3], s[10:11] scale_offset
	global_store_b16 v0, v1, s[2:3] scale_offset
	s_endpgm

<__clang_ocl_kern_imp_reduction>:
	s_wait_loadcnt_dscnt 0x0
	s_wait_kmcnt 0x0
	v_and_b32_e32 v12, 0x3ff, v31
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v14, ttmp9, 8, v12
	v_ashrrev_i32_e32 v15, 31, v14
	s_delay_alu instid0(VALU_DEP_1)
	v_lshl_add_u64 v[0:1], v[14:15], 2, v[0:1]
	global_load_b32 v0, v[0:1], off
	s_trap 2
	s_wait_loadcnt 0x0
	ds_store_b32 v0, v0
	s_barrier_signal -1
	s_barrier_wait 0xffff
	s_wait_xcnt 0x0
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
	s_or_b32 exec_lo, exec_lo, s0
	s_barrier_signal -1
	s_barrier_wait 0xffff
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz 12
	s_trap 2
	ds_load_b32 v13, v0
	s_mov_b32 s2, ttmp9
	s_ashr_i32 s3, ttmp9, 31
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_add_u64 v[0:1], s[2:3], 2, v[2:3]
	s_wait_dscnt 0x0
	global_store_b32 v[0:1], v13, off
	s_wait_xcnt 0x0
	s_or_b32 exec_lo, exec_lo, s0
	v_dual_mov_b32 v19, 0 :: v_dual_lshlrev_b32 v18, 3, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u64_e32 v[4:5], v[4:5], v[18:19]
	s_clause 0x1
	global_load_b128 v[0:3], v[4:5], off
	global_load_b128 v[14:17], v[4:5], off offset:16
	s_wait_xcnt 0x0
	v_add_nc_u64_e32 v[4:5], v[8:9], v[18:19]
	global_load_b64 v[4:5], v[4:5], off
	s_wait_loadcnt 0x2
	v_add_f64_e32 v[0:1], 0.15915494309189532, v[0:1]
	s_wait_loadcnt 0x0
	v_pk_min_i16 v8, v4, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fma_f64 v[0:1], v[0:1], v[2:3], 0.15915494309189532
	v_add_nc_u64_e32 v[2:3], v[6:7], v[18:19]
	v_lshlrev_b32_e32 v18, 1, v12
	v_lshrrev_b32_e32 v6, 16, v8
	s_wait_xcnt 0x0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u64_e32 v[4:5], v[10:11], v[18:19]
	v_min_i16 v6, v8, v6
	v_fma_f64 v[0:1], v[0:1], v[14:15], 0.15915494309189532
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f64 v[0:1], v[0:1], v[16:17], 0.15915494309189532
	global_store_b64 v[2:3], v[0:1], off
	global_store_b16 v[4:5], v6, off
	s_wait_dscnt 0x0
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
