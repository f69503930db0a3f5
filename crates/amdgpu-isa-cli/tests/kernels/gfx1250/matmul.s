
<matmul>:
	s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
	s_load_b96 s[4:6], s[0:1], 0x10
	v_bfe_u32 v2, v0, 10, 10
	s_wait_xcnt 0x0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	s_lshl_b32 s7, ttmp9, 4
	v_lshl_or_b32 v1, ttmp7, 4, v2
	s_wait_kmcnt 0x0
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v1, s6, v1
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 96
	v_mul_lo_u32 v7, v2, s6
	v_dual_lshlrev_b32 v3, 6, v2 :: v_dual_lshlrev_b32 v2, 2, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v4, v0, v1
	s_lshl_b32 s8, s6, 4
	s_mov_b32 s9, 0
	v_add_nc_u32_e32 v5, v3, v2
	v_add_nc_u32_e32 v6, 0x400, v2
	v_mov_b32_e32 v2, 0
	v_add3_u32 v7, v0, v7, s7
	v_add_nc_u32_e32 v8, s9, v4
	s_add_co_i32 s9, s9, 16
	global_load_b32 v9, v7, s[2:3] scale_offset
	global_load_b32 v10, v8, s[0:1] scale_offset
	s_cmp_lt_i32 s9, s6
	s_wait_xcnt 0x1
	v_add_nc_u32_e32 v7, s8, v7
	s_wait_loadcnt 0x0
	ds_store_2addr_stride64_b32 v5, v10, v9 offset1:4
	s_barrier_signal -1
	s_barrier_wait 0xffff
	ds_load_2addr_b32 v[8:9], v6 offset1:16
	ds_load_2addr_b32 v[10:11], v3 offset1:1
	ds_load_2addr_b32 v[12:13], v3 offset0:2 offset1:3
	ds_load_2addr_b32 v[14:15], v6 offset0:32 offset1:48
	ds_load_2addr_b32 v[16:17], v6 offset0:64 offset1:80
	ds_load_2addr_b32 v[18:19], v3 offset0:4 offset1:5
	ds_load_2addr_b32 v[20:21], v3 offset0:6 offset1:7
	s_wait_dscnt 0x5
	v_fmac_f32_e32 v2, v10, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, v11, v9
	ds_load_2addr_b32 v[8:9], v6 offset0:96 offset1:112
	s_wait_dscnt 0x4
	v_fmac_f32_e32 v2, v12, v14
	v_fmac_f32_e32 v2, v13, v15
	ds_load_2addr_b32 v[10:11], v3 offset0:8 offset1:9
	ds_load_2addr_b32 v[12:13], v6 offset0:128 offset1:144
	s_wait_dscnt 0x4
	v_fmac_f32_e32 v2, v18, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, v19, v17
	ds_load_2addr_b32 v[14:15], v3 offset0:10 offset1:11
	ds_load_2addr_b32 v[16:17], v6 offset0:160 offset1:176
	s_wait_dscnt 0x4
	v_fmac_f32_e32 v2, v20, v8
	v_fmac_f32_e32 v2, v21, v9
	ds_load_2addr_b32 v[8:9], v6 offset0:192 offset1:208
	ds_load_2addr_b32 v[18:19], v3 offset0:12 offset1:13
	ds_load_2addr_b32 v[20:21], v3 offset0:14 offset1:15
	s_wait_dscnt 0x5
	v_fmac_f32_e32 v2, v10, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, v11, v13
	ds_load_2addr_b32 v[10:11], v6 offset0:224 offset1:240
	s_barrier_signal -1
	s_wait_dscnt 0x4
	v_fmac_f32_e32 v2, v14, v16
	v_fmac_f32_e32 v2, v15, v17
	s_wait_dscnt 0x2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, v18, v8
	s_barrier_wait 0xffff
	v_fmac_f32_e32 v2, v19, v9
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, v20, v10
	v_fmac_f32_e32 v2, v21, v11
	s_cbranch_scc1 65456
	s_branch 1
	v_mov_b32_e32 v2, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_add3_u32 v0, s7, v0, v1
	global_store_b32 v0, v2, s[4:5] scale_offset
	s_endpgm

<__clang_ocl_kern_imp_matmul>:
	s_wait_loadcnt_dscnt 0x0
	s_wait_kmcnt 0x0
	v_bfe_u32 v8, v31, 10, 10
	s_and_b32 s0, ttmp7, 0xffff
	v_and_b32_e32 v10, 0x3ff, v31
	v_mov_b32_e32 v11, 0
	s_mov_b32 s2, 0
	v_lshl_or_b32 v7, s0, 4, v8
	s_lshl_b32 s0, ttmp9, 4
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v7, v6, v7
	v_cmpx_lt_i32_e32 0, v6
	s_cbranch_execz 107
	v_mul_lo_u32 v8, v8, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_dual_lshlrev_b32 v12, 4, v6 :: v_dual_add_nc_u32 v13, v10, v7
	v_mov_b32_e32 v11, 0
	s_mov_b32 s3, 0
	s_trap 2
	v_add3_u32 v8, v10, v8, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_dual_add_nc_u32 v14, s3, v13 :: v_dual_ashrrev_i32 v9, 31, v8
	s_add_co_i32 s3, s3, 16
	v_cmp_ge_i32_e32 vcc_lo, s3, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshl_add_u64 v[16:17], v[8:9], 2, v[2:3]
	v_add_nc_u32_e32 v8, v8, v12
	s_or_b32 s2, vcc_lo, s2
	s_delay_alu instid0(VALU_DEP_3)
	v_lshl_add_u64 v[14:15], v[14:15], 2, v[0:1]
	global_load_b32 v9, v[16:17], off
	global_load_b32 v18, v[14:15], off
	s_wait_loadcnt 0x1
	ds_store_b32 v0, v9
	s_wait_loadcnt 0x0
	ds_store_b32 v0, v18
	s_barrier_signal -1
	s_barrier_wait 0xffff
	s_wait_xcnt 0x0
	ds_load_2addr_b32 v[14:15], v0 offset1:16
	ds_load_2addr_b32 v[16:17], v0 offset1:1
	ds_load_2addr_b32 v[18:19], v0 offset0:2 offset1:3
	ds_load_2addr_b32 v[20:21], v0 offset0:32 offset1:48
	ds_load_2addr_b32 v[22:23], v0 offset0:64 offset1:80
	ds_load_2addr_b32 v[24:25], v0 offset0:4 offset1:5
	ds_load_2addr_b32 v[26:27], v0 offset0:6 offset1:7
	s_wait_dscnt 0x5
	v_fmac_f32_e32 v11, v16, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v11, v17, v15
	ds_load_2addr_b32 v[14:15], v0 offset0:96 offset1:112
	s_wait_dscnt 0x4
	v_fmac_f32_e32 v11, v18, v20
	v_fmac_f32_e32 v11, v19, v21
	ds_load_2addr_b32 v[16:17], v0 offset0:8 offset1:9
	ds_load_2addr_b32 v[18:19], v0 offset0:128 offset1:144
	s_wait_dscnt 0x4
	v_fmac_f32_e32 v11, v24, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v11, v25, v23
	ds_load_2addr_b32 v[20:21], v0 offset0:10 offset1:11
	ds_load_2addr_b32 v[22:23], v0 offset0:160 offset1:176
	s_wait_dscnt 0x4
	v_fmac_f32_e32 v11, v26, v14
	v_fmac_f32_e32 v11, v27, v15
	ds_load_2addr_b32 v[14:15], v0 offset0:192 offset1:208
	ds_load_2addr_b32 v[24:25], v0 offset0:12 offset1:13
	ds_load_2addr_b32 v[26:27], v0 offset0:14 offset1:15
	s_wait_dscnt 0x5
	v_fmac_f32_e32 v11, v16, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v11, v17, v19
	ds_load_2addr_b32 v[16:17], v0 offset0:224 offset1:240
	s_barrier_signal -1
	s_wait_dscnt 0x4
	v_fmac_f32_e32 v11, v20, v22
	v_fmac_f32_e32 v11, v21, v23
	s_wait_dscnt 0x2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v11, v24, v14
	s_barrier_wait 0xffff
	v_fmac_f32_e32 v11, v25, v15
	s_wait_dscnt 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v11, v26, v16
	v_fmac_f32_e32 v11, v27, v17
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz 65441
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_or_b32 exec_lo, exec_lo, s1
	v_add3_u32 v0, s0, v10, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[4:5]
	global_store_b32 v[0:1], v11, off
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
	s_code_end
