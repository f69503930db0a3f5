// Lines as people write them and no disassembler prints them: numbers in all notations, names and fields in any of their forms, what is
// left out, limits and a step past them. `written.rs` has llvm-mc and the assembler read each for every generation.
S_MOV_B32 S0, 0
buffer_atomic_add v5, off, s[8:11], s3
buffer_atomic_add v5, off, s[8:11], s3 glc
buffer_atomic_add v5, off, s[8:11], s3 sc0
buffer_atomic_add_u32 v5, off, s[8:11], s3 th:TH_ATOMIC_CASCADE_NT scope:SCOPE_SYS
buffer_atomic_add_u32 v5, off, s[8:11], s3 th:TH_ATOMIC_RETURN
buffer_atomic_cmpswap v[5:6], off, s[8:11], s3 glc
buffer_gl0_inv
buffer_gl1_inv
buffer_inv sc0 sc1
buffer_inv sc1
buffer_invl2
buffer_load_b32 v5, off, s[8:11], null offset:4
buffer_load_b32 v5, off, s[8:11], s3
buffer_load_b32 v5, off, s[8:11], s3 offset:8388607
buffer_load_b32 v5, off, s[8:11], s3 offset:8388608
buffer_load_b32 v5, off, s[8:11], s3 scope:SCOPE_CU
buffer_load_b32 v5, off, s[8:11], s3 th:TH_LOAD_BYPASS
buffer_load_b32 v5, off, s[8:11], s3 th:TH_LOAD_BYPASS scope:SCOPE_SYS
buffer_load_b32 v5, off, s[8:11], s3 th:TH_LOAD_NT_HT scope:SCOPE_SE
buffer_load_b32 v7, off, null, s3
buffer_load_dword a5, off, s[8:11], s3
buffer_load_dword off, s[8:11], s3 lds
buffer_load_dword v1, off, s[4:7], s1 offset:-1
buffer_load_dword v1, off, s[4:7], s1 offset:8388607
buffer_load_dword v5, off, s[8:11], -1
buffer_load_dword v5, off, s[8:11], 0
buffer_load_dword v5, off, s[8:11], 0x1234
buffer_load_dword v5, off, s[8:11], 0xffffffff
buffer_load_dword v5, off, s[8:11], 1.0
buffer_load_dword v5, off, s[8:11], 64
buffer_load_dword v5, off, s[8:11], 65
buffer_load_dword v5, off, s[8:11], m0
buffer_load_dword v5, off, s[8:11], null
buffer_load_dword v5, off, s[8:11], off
buffer_load_dword v5, off, s[8:11], s3
buffer_load_dword v5, off, s[8:11], s3 glc
buffer_load_dword v5, off, s[8:11], s3 glc noglc
buffer_load_dword v5, off, s[8:11], s3 glc slc
buffer_load_dword v5, off, s[8:11], s3 idxen
buffer_load_dword v5, off, s[8:11], s3 lds
buffer_load_dword v5, off, s[8:11], s3 noglc
buffer_load_dword v5, off, s[8:11], s3 offset:4095
buffer_load_dword v5, off, s[8:11], s3 offset:4096
buffer_load_dword v5, off, s[8:11], s3 sc0 sc1 nt
buffer_load_dword v5, off, s[8:11], s3 sc1
buffer_load_dword v5, off, s[8:11], s3 scc
buffer_load_dword v5, off, s[8:11], s3 slc glc dlc
buffer_load_dword v5, off, s[8:11], s3 swz
buffer_load_dword v5, off, s[8:11], s3 tfe
buffer_load_dword v5, off, s[9:12], s3
buffer_load_dword v5, off, ttmp[4:7], s3
buffer_load_dword v5, v0, s[8:11], s3
buffer_load_dword v5, v0, s[8:11], s3 idxen
buffer_load_dword v5, v0, s[8:11], s3 idxen offen
buffer_load_dword v5, v0, s[8:11], s3 offen offset:4
buffer_load_dword v5, v[0:1], s[8:11], s3 idxen offen
buffer_load_dword v7, off, null, s3
buffer_load_dword v7, off, s[8:11], lds_direct
buffer_load_dword v[5:6], off, s[8:11], s3 tfe
buffer_load_dwordx4 off, s[8:11], s3 lds
buffer_load_lds_b32 off, s[8:11], s3
buffer_store_b32 v1, off, s[4:7], s1 offset:-8388608
buffer_store_b32 v5, off, s[8:11], s3 th:TH_LOAD_HT
buffer_store_b32 v5, off, s[8:11], s3 th:TH_STORE_RT_WB
buffer_store_b32 v[7:8], off, s[8:11], s3 tfe
buffer_store_dword 1, off, s[4:7], s1
buffer_store_dword v1, off, s[4:7], s1
buffer_store_dword v[7:8], off, s[8:11], s3 tfe
buffer_wbinvl1
buffer_wbinvl1_vol
buffer_wbl2
buffer_wbl2 sc1
cluster_load_b32 v1, v[2:3], off
ds_add_gs_reg_rtn v[0:1], v2 gds
ds_add_src2_u32 v7
ds_add_u32 v2, v4
ds_add_u32 v2, v4 gds
ds_add_u32 v2, v4 gds offset:16
ds_add_u32 v2, v4 offset:-1
ds_add_u32 v2, v4 offset:16
ds_add_u32 v2, v4 offset:16 gds
ds_add_u32 v2, v4 offset:65535
ds_add_u32 v2, v4 offset:65536
ds_append v2
ds_append v2 offset:4 gds
ds_bpermute_b32 v1, v2, v3 offset:4
ds_bvh_stack_rtn_b32 v255, v254, v253, v[249:252]
ds_cmpst_b32 v2, v4, v6
ds_cmpstore_b32 v2, v4, v6
ds_consume v2 offset:65535
ds_direct_load v1
ds_direct_load v1 wait_va_vdst:3 wait_vm_vsrc:1
ds_direct_load v1 wait_vm_vsrc:1
ds_direct_load v1 wait_vm_vsrc:1 wait_va_vdst:3
ds_gws_barrier v2 offset:4 gds
ds_gws_init v2
ds_gws_init v2 gds
ds_gws_sema_v gds
ds_load_b32 v2, v4
ds_load_b96_tr_b6 v[8:10], v7
ds_nop
ds_ordered_count v8, v2 offset:65535 gds
ds_param_load v1, attr0.x wait_va_vdst:3
ds_param_load v1, attr0.x wait_va_vdst:3 wait_vm_vsrc:1
ds_read_b32 v1, v2 inst_offset:4
ds_read_b32 v1, v2 offset : 4
ds_read_b32 v4, v2 offset:(1+2)*4
ds_read_b64 v[4:5], v2
ds_read_b64 v[5:6], v2
ds_read_b64_tr_b16 v[0:1], v2
ds_read_u8_d16 v8, v2
ds_store_b32 v2, v4
ds_swizzle_b32 v8, v2 offset:0xffff
ds_swizzle_b32 v8, v2 offset:swizzle( QUAD_PERM , 0 , 1 , 2 , 3 ) gds
ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM, "01pi")
ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM, "01pi2")
ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM, "01pip")
ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST, 2, 2)
ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST, 4, 1)
ds_swizzle_b32 v8, v2 offset:swizzle(FFT, 3)
ds_swizzle_b32 v8, v2 offset:swizzle(FFT, 32)
ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM, 0, 1, 2, 3)
ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM, 0, 1, 2, 4)
ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE, 8)
ds_swizzle_b32 v8, v2 offset:swizzle(ROTATE, 1, 5)
ds_swizzle_b32 v8, v2 offset:swizzle(SWAP, 16)
ds_swizzle_b32 v8, v2 offset:swizzle(SWAP,3)
ds_swizzle_b32 v8, v2 offset:swizzle(XXX, 1)
ds_swizzle_b32 v8, v2 swizzle(FFT, 3)
ds_write2_b32 v2, v4, v6 offset0:256
ds_write2_b32 v2, v4, v6 offset0:4
ds_write2_b32 v2, v4, v6 offset0:4 offset1:8
ds_write2_b32 v2, v4, v6 offset1:8 offset0:4
ds_write2_b32 v2, v4, v6 offset:4
ds_write_b32 v2, 4
ds_write_b32 v2, s4
exp dual_src_blend0 v4, v3, v2, v1
exp invalid_target_10 v4, v3, v2, v1
exp mrt0 s4, v3, v2, v1
exp mrt0 v4, v3 compr
exp mrt0 v4, v3, off, off compr vm
exp mrt0 v4, v3, v2
exp mrt0 v4, v3, v2, v1
exp mrt0 v4, v3, v2, v1 done vm
exp mrt0 v4, v3, v2, v1 row_en
exp mrt0 v4, v4, v3, v3 compr
exp mrt0, v4, v3, v2, v1
exp mrt7 off, off, off, off
exp mrt8 v1, v2, v3, v4
exp mrtz v4, v3, off, off
exp null v4, v3, v2, v1
exp param0 v4, v3, v2, v1
exp param31 v4, v3, v2, v1
exp param32 v4, v3, v2, v1
exp pos0 v4, v3, v2, v1
exp pos4 v4, v3, v2, v1
exp pos5 v4, v3, v2, v1
exp prim v4, off, off, off
export mrt0 v4, v3, v2, v1
flat_atomic_add v1, v[3:4], v5
flat_atomic_add v1, v[3:4], v5 glc
flat_atomic_add v[3:4], v5
flat_atomic_add v[3:4], v5 glc
flat_atomic_add_u32 v[3:4], v1 offset:-4
flat_load_b32 v1, v3, s[2:3]
flat_load_b32 v1, v3, s[2:3] scale_offset
flat_load_b32 v1, v[3:4]
flat_load_b32 v1, v[3:4] offset:-1
flat_load_b32 v1, v[3:4] offset:-4
flat_load_b32 v1, v[3:4] offset:-4096
flat_load_b32 v1, v[3:4] offset:-8388608
flat_load_b32 v1, v[3:4] offset:4095
flat_load_b32 v1, v[3:4] offset:4096
flat_load_b32 v1, v[3:4] offset:8388607
flat_load_dword v1, v3
flat_load_dword v1, v[2:3] inst_offset:4
flat_load_dword v1, v[3:4]
flat_load_dword v1, v[3:4] glc slc
flat_load_dword v1, v[3:4] nv
flat_load_dword v1, v[3:4] offset:-1
flat_load_dword v1, v[3:4] offset:2047
flat_load_dword v1, v[3:4] offset:2048
flat_load_dword v1, v[3:4] offset:4
flat_load_dword v1, v[3:4] offset:4095
flat_load_dword v1, v[3:4], off
flat_store_dword v[3:4], v1
flat_store_dword v[3:4], v1 offset:4096
global_atomic_add v1, v[3:4], v5, off glc
global_atomic_add v[3:4], v5, off
global_atomic_add_f32 v[3:4], v5, off
global_atomic_add_u32 v1, v3, v2, s[2:3] th:TH_ATOMIC_RT_RETURN
global_atomic_add_u32 v1, v3, v5, s[2:3] glc
global_atomic_add_u32 v1, v3, v5, s[2:3] th:TH_ATOMIC_RETURN
global_inv scope:SCOPE_DEV
global_load_async_to_lds_b32 v1, v[2:3], off
global_load_b32 v1, v3, s[2:3] offset:-8388608
global_load_b32 v1, v3, s[2:3] scale_offset
global_load_b32 v1, v3, s[2:3] scale_offset offset:4 th:TH_LOAD_NT scope:SCOPE_DEV nv
global_load_b32 v1, v3, s[2:3] th:TH_DEFAULT
global_load_b32 v1, v3, s[2:3] th:TH_LOAD_NT_WB
global_load_b32 v1, v3, s[2:3] th:TH_STORE_NT
global_load_b32 v1, v3, s[2:3] th:TH_STORE_RT
global_load_b96_tr_b6 v[8:10], v[6:7], off
global_load_dword v1, v3, exec
global_load_dword v1, v3, flat_scratch
global_load_dword v1, v3, m0
global_load_dword v1, v3, null
global_load_dword v1, v3, off
global_load_dword v1, v3, s2
global_load_dword v1, v3, s[2:3]
global_load_dword v1, v3, s[3:4]
global_load_dword v1, v3, src_shared_base
global_load_dword v1, v3, ttmp[0:1]
global_load_dword v1, v3, vcc
global_load_dword v1, v3, xnack_mask
global_load_dword v1, v[2:3], off inst_offset:4
global_load_dword v1, v[3:4]
global_load_dword v1, v[3:4], off
global_load_dword v1, v[3:4], off offset:-2048
global_load_dword v1, v[3:4], off offset:-4096
global_load_dword v1, v[3:4], off offset:-4097
global_load_dword v1, v[3:4], off offset:2047
global_load_dword v1, v[3:4], off offset:4095
global_load_dword v1, v[3:4], s[2:3]
global_load_dword v[3:4], off lds
global_load_lds_dword v[3:4], off
global_load_lds_dwordx4 v[3:4], off
global_load_tr_b64 v[0:1], v[2:3], off
global_prefetch_b8 v0, s[0:1] scope:SCOPE_SE th:TH_LOAD_HT
global_prefetch_b8 v[0:1], off
global_store_b32 v3, v1, s[2:3]
global_store_b32 v3, v1, s[2:3] th:TH_LOAD_RT
global_store_b32 v3, v1, s[2:3] th:TH_STORE_NT_WB
global_store_dword v[3:4], v1, off
global_wb
global_wb scope:SCOPE_SYS
global_wbinv
image_atomic_add v0, v[4:5], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D glc
image_atomic_add v0, v[4:5], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_2D glc
image_bvh_intersect_ray v[4:7], [v9, v10, v[11:13], v[14:16], v[17:19]], s[4:7]
image_bvh_intersect_ray v[4:7], v[9:16], s[4:7] a16
image_bvh_intersect_ray v[4:7], v[9:19], s[4:7]
image_bvh_intersect_ray v[4:7], v[9:24], s[4:7]
image_gather4 v[0:3], v[4:19], s[0:7], s[8:11] dmask:0x1
image_gather4 v[0:3], v[4:5], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
image_gather4 v[0:3], v[4:5], s[8:15], s[16:19] dmask:0x3 dim:SQ_RSRC_IMG_2D
image_get_resinfo v[0:3], v4, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D
image_load v0, v[4:5], s[8:15] dmask:0x0 dim:2D
image_load v[0:1], v[4:5], s[8:15] dmask:0xf dim:2D d16
image_load v[0:3], [v4, v6, v8], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_3D unorm glc slc r128 a16 tfe lwe d16
image_load v[0:3], [v4, v6], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D
image_load v[0:3], [v4,v5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D
image_load v[0:3], v4, s[8:15] dmask:0xf unorm da
image_load v[0:3], v[4:16], s[0:7] dmask:0xf unorm
image_load v[0:3], v[4:5], s[0:7] dmask:0xf unorm
image_load v[0:3], v[4:5], s[8:15] dim:2D
image_load v[0:3], v[4:5], s[8:15] dmask:0x10 dim:2D
image_load v[0:3], v[4:5], s[8:15] dmask:0xf
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:1
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:2D
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D
image_load v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_NOPE
image_load v[0:3], v[4:7], s[8:15] dmask:0xf unorm
image_load v[0:3], v[4:9], s[0:7] dmask:0xf unorm
image_load v[0:4], v[4:5], s[8:15] dmask:0xf dim:2D tfe
image_msaa_load v[0:3], v[4:6], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA
image_msaa_load v[4:7], v[8:10], s[8:15] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA
image_msaa_load v[4:7], v[8:10], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_2D_MSAA
image_sample v[0:3], [v4, v5], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
image_sample v[0:3], v4, s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
image_sample v[0:3], v[4:5], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D
image_sample v[0:3], v[4:5], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D a16
image_sample v[0:3], v[4:7], s[0:7], s[8:11] dmask:0xf
image_sample v[4:7], v9, null, s[12:15] dmask:0xf dim:SQ_RSRC_IMG_1D
image_sample v[4:7], v9, s[16:23], null dmask:0xf dim:SQ_RSRC_IMG_1D
image_sample_d v[0:3], v[4:10], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
image_sample_d v[0:3], v[4:11], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
image_sample_d v[0:3], v[4:9], s[0:7], s[8:11] dmask:0xf dim:2d
image_store v[0:3], v[236:239], s[0:7] dmask:0xf unorm
image_store v[0:3], v[4:5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D unorm
lds_direct_load v1
lds_direct_load v1 wait_vdst:0
lds_direct_load v1 wait_vdst:15
lds_param_load v1, attr0.x
lds_param_load v1, attr0.x wait_vdst:16
lds_param_load v1, attr0.x wait_vdst:5
lds_param_load v1, attr33.x
s_add_f16 s0, s1, 0x3c00
s_add_f16 s0, s1, 0xffff
s_add_f16 s0, s1, 1.0
s_add_f32 s0, s1, 0xffffffff
s_add_f32 s1, s2, 1.0
s_add_i32 s0, 0x1234, 0x1234
s_add_i32 s0, 0x1234, 0x1235
s_add_i32 s0, 0xffffffff, 0x12345678
s_add_i32 s0, s1, 0x1234
s_add_nc_u64 s[0:1], s[2:3], 0x123456789
s_add_u32 s0, lds_direct, s1
s_add_u32 s0, s1, src_lds_direct
s_add_u64 s[0:1], s[2:3], s[4:5]
s_addk_i32 s0, -32768
s_addk_i32 s0, 0xffffffff
s_addk_i32 s0, 65535
s_and_b32 s0, s1, -4294967295
s_and_b32 s0, s1, -4294967296
s_and_b32 s0, s1, 0x1ffffffff
s_and_b32 s0, s1, 0xffffffff7fffffff
s_and_b32 s0, s1, 0xffffffff80000000
s_and_b32 s0, s1, 0xfffffffffffffff0
s_and_b32 s0, s1, 0xffffffffffffffff
s_and_b64 s[0:1], s[2:3], -100
s_and_b64 s[0:1], s[2:3], -1000
s_and_b64 s[0:1], s[2:3], -2147483648
s_and_b64 s[0:1], s[2:3], -2147483649
s_and_b64 s[0:1], s[2:3], 0x100000000
s_and_b64 s[0:1], s[2:3], 0x3ff00000
s_and_b64 s[0:1], s[2:3], 0x3ff0000000000000
s_and_b64 s[0:1], s[2:3], 0x7fffffff
s_and_b64 s[0:1], s[2:3], 0x80000000
s_and_b64 s[0:1], s[2:3], 0xffffff9c
s_and_b64 s[0:1], s[2:3], 0xfffffff0
s_and_b64 s[0:1], s[2:3], 0xffffffff
s_and_b64 s[0:1], s[2:3], 0xffffffff7fffffff
s_and_b64 s[0:1], s[2:3], 0xffffffff80000000
s_and_b64 s[0:1], s[2:3], 0xffffffffffffff9c
s_and_b64 s[0:1], s[2:3], 0xffffffffffffffff
s_and_b64 s[0:1], s[2:3], 1.0
s_and_b64 s[0:1], s[2:3], 1.5
s_and_b64 s[0:1], s[2:3], 2147483648
s_and_b64 s[0:1], s[2:3], lit(-100)
s_and_b64 s[0:1], s[2:3], lit(0x12345678)
s_and_b64 s[0:1], s[2:3], lit(0xffffff9c)
s_and_b64 s[0:1], s[2:3], lit(0xffffffff)
s_and_b64 s[0:1], s[2:3], lit(5)
s_and_b64 s[0:1], s[2:3], lit64(0x12345678)
s_and_b64 s[0:1], s[2:3], lit64(5)
s_atc_probe -1, s[2:3], 0
s_atc_probe 0x80, s[2:3], 0
s_atc_probe 7, s[2:3], 0x64
s_atc_probe_buffer 1, s[4:7], -4
s_atomic_add s5, s[2:3], 0 glc
s_barrier
s_barrier_init 3
s_barrier_init 5
s_barrier_init m0
s_barrier_init s1
s_barrier_join -2
s_barrier_join m0
s_barrier_leave
s_barrier_signal -1
s_barrier_signal -3
s_barrier_signal -4
s_barrier_signal -5
s_barrier_signal 5
s_barrier_signal 64
s_barrier_signal 65
s_barrier_signal m0
s_barrier_signal s0
s_barrier_signal_isfirst -1
s_barrier_signal_isfirst m0
s_barrier_signal_isfirst s1
s_barrier_wait -1
s_barrier_wait 0xffff
s_branch -1
s_branch -32768
s_branch -32769
s_branch 0
s_branch 0x10000
s_branch 0x7fff
s_branch 0x8000
s_branch 0xffff
s_branch 1.0
s_branch s0
s_buffer_load_b32 s5, s[4:7], -4
s_buffer_load_b32 s5, s[4:7], 0x7fffff
s_buffer_load_b32 s5, s[4:7], 0x800000
s_buffer_load_b32 s5, s[4:7], s0 offset:-4
s_buffer_load_b32 s7, null, 0
s_buffer_load_dword exec_lo, s[8:11], 0
s_buffer_load_dword s1, s[4:7], 4 offset:8
s_buffer_load_dword s5, s[4:7], -1
s_buffer_load_dword s5, s[4:7], 0x100000
s_buffer_load_dword s5, s[4:7], 0xfffff
s_buffer_load_dword s5, s[4:7], s0
s_buffer_load_dword s5, s[4:7], s0 offset:-4
s_buffer_load_dword s5, s[4:7], s0 offset:0x1fffff
s_buffer_load_dword s5, s[4:7], s0 offset:4
s_buffer_load_dword s5, s[5:8], 0
s_buffer_prefetch_data s[4:7], -4, s10, 7
s_buffer_prefetch_data s[4:7], 100, s10, 7
s_buffer_store_dword s5, s[4:7], -4
s_call_b64 s[0:1], -4
s_call_b64 s[0:1], 4
s_cbranch_join 1
s_cbranch_join s9
s_cbranch_scc0 4
s_clause 0x0
s_clause 63
s_clause 64
s_cmovk_i32 s0, 65535
s_cmp_eq_u32 lds_direct, 0
s_cmp_eq_u32 s0, 0xffffffff
s_cmp_eq_u64 s[0:1], 0
s_cmpk_eq_i32 s0, -1
s_cmpk_eq_i32 s0, -32769
s_cmpk_eq_i32 s0, 0xffff
s_cmpk_eq_i32 s0, 0xffffffff
s_cmpk_eq_i32 s0, 65536
s_cmpk_eq_u32 s0, -1
s_cmpk_eq_u32 s0, 0xffff
s_cmpk_ge_u32 s0, 0xffff
s_cmpk_gt_i32 s0, -100
s_cmpk_lg_u32 s0, 65535
s_cmpk_lg_u32 s0, 65536
s_cmpk_lt_u32 s0, -1
s_code_end
s_cvt_f32_f16 s0, 0x3c00
s_cvt_f32_i32 s1, s2
s_dcache_discard s[2:3], -4
s_dcache_discard s[2:3], 0
s_dcache_inv
s_dcache_wb
s_delay_alu 0x91
s_delay_alu instid0(1)
s_delay_alu instid0(FMA_ACCUM_CYCLE_1)
s_delay_alu instid0(NOPE)
s_delay_alu instid0(VALU_DEP_1)
s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
s_delay_alu instid0(VALU_DEP_1), instid1(VALU_DEP_1)
s_delay_alu instid0(VALU_DEP_1)|instskip(NEXT)|instid1(VALU_DEP_1)
s_delay_alu instid1(SALU_CYCLE_1) | instid0(TRANS32_DEP_3)
s_delay_alu instskip(SKIP_4)
s_denorm_mode 0xf
s_endpgm
s_endpgm -1
s_endpgm 0
s_endpgm 1
s_endpgm 65535
s_fmaak_f32 s0, s1, s2, neg(1.0)
s_fmaak_f32 s1, s2, s3, 0x1234
s_fmac_f32 s1, s2, 0x1234
s_fmamk_f32 s1, s2, 0x1234, s3
s_get_barrier_state s0, -1
s_get_barrier_state s0, m0
s_get_barrier_state s1, 7
s_get_barrier_state s1, s2
s_getreg_b32 s0, HWREG(1)
s_getreg_b32 s0, hwreg (1)
s_getreg_b32 s0, hwreg(-1)
s_getreg_b32 s0, hwreg(62, 0, 1)
s_getreg_b32 s0, hwreg(63)
s_getreg_b32 s0, hwreg(hw_reg_mode)
s_getreg_b32 s0, { id: 1 }
s_getreg_b32 s0, {ID: 1}
s_getreg_b32 s0, {id: 1 offset: 3}
s_getreg_b32 s0, {id: 1, offset: 3, size: 5, }
s_getreg_b32 s0, {id: 1, offset: 3, size: 5}
s_getreg_b32 s0, {id: 1, offset: 32}
s_getreg_b32 s0, {id: 1, offset: 3}
s_getreg_b32 s0, {id: 1, size: 0}
s_getreg_b32 s0, {id: 1, size: 33}
s_getreg_b32 s0, {id: 1, size: 3}
s_getreg_b32 s0, {id: 64}
s_getreg_b32 s0, {id: HW_REG_NOPE}
s_getreg_b32 s0, {id:1,offset:3,size:5}
s_getreg_b32 s0, {size: 3, id: 1}
s_getreg_b32 s0, {size: 3}
s_getreg_b32 s2, -1
s_getreg_b32 s2, 0x1803
s_getreg_b32 s2, hwreg( 3 , 0 , 31 )
s_getreg_b32 s2, hwreg(3,0,32)
s_getreg_b32 s2, hwreg(HW_REG_DVGPR_ALLOC_LO)
s_getreg_b32 s2, hwreg(HW_REG_EXCP_FLAG_USER)
s_getreg_b32 s2, hwreg(HW_REG_FLAT_SCR_LO)
s_getreg_b32 s2, hwreg(HW_REG_GPR_ALLOC)
s_getreg_b32 s2, hwreg(HW_REG_HW_ID)
s_getreg_b32 s2, hwreg(HW_REG_HW_ID1)
s_getreg_b32 s2, hwreg(HW_REG_HW_ID2)
s_getreg_b32 s2, hwreg(HW_REG_IB_STS)
s_getreg_b32 s2, hwreg(HW_REG_INST_DW0)
s_getreg_b32 s2, hwreg(HW_REG_LDS_ALLOC)
s_getreg_b32 s2, hwreg(HW_REG_PERF_SNAPSHOT_DATA)
s_getreg_b32 s2, hwreg(HW_REG_POPS_PACKER)
s_getreg_b32 s2, hwreg(HW_REG_SHADER_CYCLES)
s_getreg_b32 s2, hwreg(HW_REG_SHADER_CYCLES_LO)
s_getreg_b32 s2, hwreg(HW_REG_SH_MEM_BASES)
s_getreg_b32 s2, hwreg(HW_REG_SQ_PERF_SNAPSHOT_DATA)
s_getreg_b32 s2, hwreg(HW_REG_STATUS)
s_getreg_b32 s2, hwreg(HW_REG_TBA_LO)
s_getreg_b32 s2, hwreg(HW_REG_TRAPSTS)
s_getreg_b32 s2, hwreg(HW_REG_WAVE_EXCP_FLAG_USER)
s_getreg_b32 s2, hwreg(HW_REG_WAVE_GROUP_INFO)
s_getreg_b32 s2, hwreg(HW_REG_WAVE_MODE)
s_getreg_b32 s2, hwreg(HW_REG_WAVE_STATUS)
s_getreg_b32 s2, hwreg(HW_REG_WRONG)
s_getreg_b32 s2, hwreg(HW_REG_XCC_ID)
s_getreg_b32 s2, hwreg(HW_REG_XNACK_MASK)
s_getreg_b32 s2, {id 1}
s_getreg_b32 s2, {id: 1, id: 2}
s_getreg_b32 s2, {id: 2+1, size: 5-1}
s_getreg_b32 s2, {id: HW_REG_MODE, size: 5}
s_getreg_b32 s2, {}
s_gl1_inv
s_icache_inv
s_icache_inv 1
s_inst_prefetch 0x3
s_load_b32 s5, s[2:3], -0x800000
s_load_b32 s5, s[2:3], 0 scope:3
s_load_b32 s5, s[2:3], 0 scope:SCOPE_DEV th:TH_LOAD_LU
s_load_b32 s5, s[2:3], 0 th:3
s_load_b32 s5, s[2:3], 0 th:TH_LOAD_HT
s_load_b32 s5, s[2:3], 0 th:TH_LOAD_NT scope:SCOPE_SYS
s_load_b32 s5, s[2:3], 0 th:TH_STORE_HT
s_load_b32 s5, s[2:3], 0x0
s_load_b32 s5, s[2:3], 0x7fffff
s_load_b32 s5, s[2:3], 0x800000
s_load_b32 s5, s[2:3], s0 offset:0x10
s_load_b96 s[4:6], s[2:3], 0
s_load_dword m0, s[6:7], 0
s_load_dword s1, s[2:3], -s5
s_load_dword s1, s[2:3], 4 offset:8
s_load_dword s1, s[2:3], neg(5)
s_load_dword s1, s[2:3], s5 offset:8
s_load_dword s1, s[2:3], src_shared_base
s_load_dword s1, s[2:3], |s5|
s_load_dword s5, s2, 0
s_load_dword s5, s[1:2], 0
s_load_dword s5, s[2:3] offset:0x10
s_load_dword s5, s[2:3], -0x100000
s_load_dword s5, s[2:3], -1
s_load_dword s5, s[2:3], 0x0
s_load_dword s5, s[2:3], 0x1 glc
s_load_dword s5, s[2:3], 0x1 glc dlc
s_load_dword s5, s[2:3], 0x1 nv
s_load_dword s5, s[2:3], 0x100000
s_load_dword s5, s[2:3], 0x1fffff
s_load_dword s5, s[2:3], 0xfffff
s_load_dword s5, s[2:3], m0
s_load_dword s5, s[2:3], null
s_load_dword s5, s[2:3], off
s_load_dword s5, s[2:3], offset:0x10
s_load_dword s5, s[2:3], s0
s_load_dword s5, s[2:3], s0 offset:-1
s_load_dword s5, s[2:3], s0 offset:0x12345
s_load_dword s5, s[2:3], vcc_lo
s_load_dword vcc_hi, s[6:7], 0
s_load_dwordx16 s[16:31], s[2:3], 0
s_load_dwordx16 s[17:32], s[2:3], 0
s_load_dwordx16 s[92:107], s[2:3], 0
s_load_dwordx2 exec, s[6:7], 0
s_load_dwordx3 s[4:6], s[2:3], 0
s_load_dwordx4 s[4:7], s[2:3], 0
s_load_dwordx4 s[5:8], s[2:3], 0
s_load_dwordx8 s[8:15], s[2:3], 0
s_memrealtime s[0:1]
s_memtime exec
s_memtime s[0:1]
s_monitor_sleep 1
s_mov_b32    s0  ,   0
s_mov_b32 , s0
s_mov_b32 /* c */ s0, 0
s_mov_b32 S0, 0
s_mov_b32 [s0], s1
s_mov_b32 exec, 0
s_mov_b32 flat_scratch_lo, 0
s_mov_b32 m0, null
s_mov_b32 null, m0
s_mov_b32 s0 /* c */, 0
s_mov_b32 s0 0
s_mov_b32 s0,
s_mov_b32 s0, !0
s_mov_b32 s0, 'a'
s_mov_b32 s0, (1+2)*3
s_mov_b32 s0, +1
s_mov_b32 s0, - 1
s_mov_b32 s0, - 1.0
s_mov_b32 s0, -(-1)
s_mov_b32 s0, -1.0
s_mov_b32 s0, -16
s_mov_b32 s0, -17
s_mov_b32 s0, -2147483648
s_mov_b32 s0, -2147483649
s_mov_b32 s0, -305419896
s_mov_b32 s0, -|1|
s_mov_b32 s0, .5
s_mov_b32 s0, 0 # c
s_mov_b32 s0, 0 /* c */
s_mov_b32 s0, 0 // comment
s_mov_b32 s0, 0 ; s_mov_b32 s1, 0
s_mov_b32 s0, 0,
s_mov_b32 s0, 0, 0
s_mov_b32 s0, 0.15915494
s_mov_b32 s0, 0.1591549430918953
s_mov_b32 s0, 0.15915494309189532
s_mov_b32 s0, 017
s_mov_b32 s0, 08
s_mov_b32 s0, 0b1010
s_mov_b32 s0, 0o17
s_mov_b32 s0, 0x100000000
s_mov_b32 s0, 0x12345678
s_mov_b32 s0, 0x1p3
s_mov_b32 s0, 0x3f800000
s_mov_b32 s0, 0xff & 0x0f | 0x100
s_mov_b32 s0, 0xfffffff0
s_mov_b32 s0, 0xffffffff
s_mov_b32 s0, 0xffffffffffffffff
s_mov_b32 s0, 1 != 1
s_mov_b32 s0, 1 && 0
s_mov_b32 s0, 1 < 2
s_mov_b32 s0, 1 == 1
s_mov_b32 s0, 1 >> 1
s_mov_b32 s0, 1 || 0
s_mov_b32 s0, 1.0
s_mov_b32 s0, 1.0e-2
s_mov_b32 s0, 1.5
s_mov_b32 s0, 1<<4
s_mov_b32 s0, 1e3
s_mov_b32 s0, 2 <= 1
s_mov_b32 s0, 305419896
s_mov_b32 s0, 4294967295
s_mov_b32 s0, 5.
s_mov_b32 s0, 64
s_mov_b32 s0, 65
s_mov_b32 s0, 7 % 4
s_mov_b32 s0, 7 / 2
s_mov_b32 s0, 7 ^ 2
s_mov_b32 s0, a0
s_mov_b32 s0, abs(1)
s_mov_b32 s0, execz
s_mov_b32 s0, lds_direct
s_mov_b32 s0, lit(0x3f800000)
s_mov_b32 s0, lit(1)
s_mov_b32 s0, lit(1.0)
s_mov_b32 s0, lit64(1)
s_mov_b32 s0, neg(1)
s_mov_b32 s0, pops_exiting_wave_id
s_mov_b32 s0, s101
s_mov_b32 s0, s102
s_mov_b32 s0, s103
s_mov_b32 s0, s104
s_mov_b32 s0, s105
s_mov_b32 s0, s106
s_mov_b32 s0, s[0:0]
s_mov_b32 s0, s[0]
s_mov_b32 s0, scc
s_mov_b32 s0, shared_base
s_mov_b32 s0, src_execz
s_mov_b32 s0, src_flat_scratch_base_lo
s_mov_b32 s0, src_lds_direct
s_mov_b32 s0, src_pops_exiting_wave_id
s_mov_b32 s0, src_private_limit
s_mov_b32 s0, src_scc
s_mov_b32 s0, src_shared_base
s_mov_b32 s0, src_vccz
s_mov_b32 s0, v0
s_mov_b32 s0, vcc
s_mov_b32 s0, vccz
s_mov_b32 s0, |1|
s_mov_b32 s0, ~1
s_mov_b32 s0,,0
s_mov_b32 s0,0
s_mov_b32 s[1], s[2]
s_mov_b32 scc, 0
s_mov_b32 tba_lo, 0
s_mov_b32 tma_lo, 0
s_mov_b32 ttmp0, ttmp15
s_mov_b32 ttmp16, 0
s_mov_b32 v0, 0
s_mov_b32 xnack_mask_lo, 0
s_mov_b64 [s0,s1], [s2,s3]
s_mov_b64 [s0,s2], s[2:3]
s_mov_b64 [s1,s2], s[2:3]
s_mov_b64 [ttmp4,ttmp5], 0
s_mov_b64 [vcc_lo,vcc_hi], exec
s_mov_b64 flat_scratch, 0
s_mov_b64 null, 0
s_mov_b64 s0, 0
s_mov_b64 s[0:1], -0x80000000
s_mov_b64 s[0:1], 0.15915494
s_mov_b64 s[0:1], 0.15915494309189532
s_mov_b64 s[0:1], 0x123456789abcdef0
s_mov_b64 s[0:1], 0x3ff0000000000000
s_mov_b64 s[0:1], 0x7fffffff
s_mov_b64 s[0:1], 0x80000000
s_mov_b64 s[0:1], 0xffffffff
s_mov_b64 s[0:1], 1.0
s_mov_b64 s[0:1], 1.1
s_mov_b64 s[0:1], 1.5
s_mov_b64 s[0:1], [exec_lo,exec_hi]
s_mov_b64 s[0:1], lit(1)
s_mov_b64 s[0:1], lit64(0x123456789abcdef0)
s_mov_b64 s[0:1], lit64(1)
s_mov_b64 s[0:1], null
s_mov_b64 s[0:1], shared_base
s_mov_b64 s[0:1], src_flat_scratch_base
s_mov_b64 s[0:1], src_flat_scratch_base_lo
s_mov_b64 s[0:1], src_shared_base
s_mov_b64 s[0:1], src_shared_limit
s_mov_b64 s[0:2], 0
s_mov_b64 s[0:], 0
s_mov_b64 s[1:0], 0
s_mov_b64 s[1:2], s[2:3]
s_mov_b64 s[2*1:2+1], 0
s_mov_b64 s[:1], 0
s_mov_b64 tba, 0
s_mov_b64 ttmp[0:1], 0
s_mov_b64 ttmp[14:15], 0
s_mov_b64 vcc, [s[0:0],s1]
s_mov_b64 vcc_lo, 0
s_mov_b64 xnack_mask, 0
s_movk_i32 s0, -1
s_movk_i32 s0, -32768
s_movk_i32 s0, 0x8000
s_movk_i32 s0, 0xffff8000
s_movk_i32 s0, 0xffffffff
s_movk_i32 s0, 1.0
s_movk_i32 s0, 65535
s_movrels_b32 s3, 5
s_movrels_b64 s[4:5], src_shared_base
s_mul_i32 s0, 0xffffffff, 0xfffffff1
s_mul_i32 s0, 0xffffffff, 0xffffffff
s_mul_u64 s[0:1], s[2:3], s[4:5]
s_mulk_i32 s0, -32768
s_mulk_i32 s0, 65535
s_nop
s_nop -1
s_nop 0
s_nop 0x10
s_nop 1+1
s_nop 15
s_nop 65535
s_nop 65536
s_nop s0
s_prefetch_data s[2:3], -4, s10, 7
s_prefetch_data s[2:3], 100, null, 31
s_prefetch_data s[2:3], 100, null, 32
s_prefetch_data s[2:3], 100, s10, 7
s_prefetch_inst_pc_rel 100, s10, 7
s_rfe_b64 1.0
s_round_mode 0x3
s_scratch_load_dword s5, s[2:3], -4
s_scratch_load_dword s5, s[2:3], 0
s_sendmsg -1
s_sendmsg 0x12
s_sendmsg 0xffff
s_sendmsg 1
s_sendmsg 65536
s_sendmsg SENDMSG(1)
s_sendmsg sendmsg (1)
s_sendmsg sendmsg()
s_sendmsg sendmsg(0, 0, 0)
s_sendmsg sendmsg(0x1ff)
s_sendmsg sendmsg(1 + 1, 4, 2-1)
s_sendmsg sendmsg(1 -)
s_sendmsg sendmsg(1)
s_sendmsg sendmsg(1,)
s_sendmsg sendmsg(128)
s_sendmsg sendmsg(128, 3)
s_sendmsg sendmsg(15)
s_sendmsg sendmsg(15, SYSMSG_OP_HOST_TRAP_ACK)
s_sendmsg sendmsg(16)
s_sendmsg sendmsg(16, 0, 0)
s_sendmsg sendmsg(2, -1)
s_sendmsg sendmsg(2, 0, 3)
s_sendmsg sendmsg(2, 0, 4)
s_sendmsg sendmsg(2, 1)
s_sendmsg sendmsg(2, 1, 1)
s_sendmsg sendmsg(2, 3, 2)
s_sendmsg sendmsg(2, 7)
s_sendmsg sendmsg(2, 8)
s_sendmsg sendmsg(2, GS_OP_CUT)
s_sendmsg sendmsg(2, GS_OP_CUT, 1)
s_sendmsg sendmsg(2, GS_OP_NOP)
s_sendmsg sendmsg(255)
s_sendmsg sendmsg(256)
s_sendmsg sendmsg(3, 5)
s_sendmsg sendmsg(3, GS_OP_NOP)
s_sendmsg sendmsg(4, 0)
s_sendmsg sendmsg(4, 0, 1)
s_sendmsg sendmsg(4, 1)
s_sendmsg sendmsg(HW_REG_MODE)
s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
s_sendmsg sendmsg(MSG_EARLY_PRIM_DEALLOC)
s_sendmsg sendmsg(MSG_GET_DDID)
s_sendmsg sendmsg(MSG_GET_DOORBELL)
s_sendmsg sendmsg(MSG_GET_DOORBELL, 0, 0)
s_sendmsg sendmsg(MSG_GS)
s_sendmsg sendmsg(MSG_GS, 0)
s_sendmsg sendmsg(MSG_GS, 1)
s_sendmsg sendmsg(MSG_GS, 1, 1)
s_sendmsg sendmsg(MSG_GS, 4)
s_sendmsg sendmsg(MSG_GS, GS_OP_CUT)
s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 1)
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 0)
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT_CUT, 3)
s_sendmsg sendmsg(MSG_GS, GS_OP_NOP)
s_sendmsg sendmsg(MSG_GS, SYSMSG_OP_ECC_ERR_INTERRUPT)
s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)
s_sendmsg sendmsg(MSG_GS_DONE)
s_sendmsg sendmsg(MSG_GS_DONE, 0)
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_EMIT, 1)
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP)
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP, 0)
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP, 1)
s_sendmsg sendmsg(MSG_HALT_WAVES)
s_sendmsg sendmsg(MSG_HS_TESSFACTOR)
s_sendmsg sendmsg(MSG_INTERRUPT)
s_sendmsg sendmsg(MSG_INTERRUPT, 0)
s_sendmsg sendmsg(MSG_ORDERED_PS_DONE)
s_sendmsg sendmsg(MSG_RTN_GET_DOORBELL)
s_sendmsg sendmsg(MSG_SAVEWAVE)
s_sendmsg sendmsg(MSG_SAVEWAVE, 0)
s_sendmsg sendmsg(MSG_STALL_WAVE_GEN)
s_sendmsg sendmsg(MSG_SYSMSG)
s_sendmsg sendmsg(MSG_SYSMSG, 1)
s_sendmsg sendmsg(MSG_SYSMSG, 3)
s_sendmsg sendmsg(MSG_SYSMSG, 4)
s_sendmsg sendmsg(MSG_SYSMSG, 5)
s_sendmsg sendmsg(MSG_SYSMSG, GS_OP_CUT)
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT)
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_HOST_TRAP_ACK)
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_REG_RD)
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC)
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC, 0)
s_sendmsg sendmsg(msg_interrupt)
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_REALTIME)
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_SE_AID_ID)
s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_SAVE_WAVE)
s_sendmsg_rtn_b64 s[0:1], 0x80
s_sendmsg_rtn_b64 s[0:1], sendmsg(MSG_RTN_GET_REALTIME)
s_sendmsg_rtn_b64 s[0:1], sendmsg(MSG_RTN_GET_TBA)
s_sendmsghalt 3
s_sendmsghalt sendmsg(MSG_INTERRUPT)
s_set_gpr_idx_idx s0
s_set_gpr_idx_mode -1
s_set_gpr_idx_mode 15
s_set_gpr_idx_mode 16
s_set_gpr_idx_mode 5
s_set_gpr_idx_mode gpr_idx()
s_set_gpr_idx_mode gpr_idx(SRC0 SRC1)
s_set_gpr_idx_mode gpr_idx(SRC0)
s_set_gpr_idx_mode gpr_idx(SRC0, DST)
s_set_gpr_idx_mode gpr_idx(SRC0,)
s_set_gpr_idx_on s0, -1
s_set_gpr_idx_on s0, 1
s_set_gpr_idx_on s0, 16
s_set_gpr_idx_on s0, gpr_idx()
s_set_gpr_idx_on s0, gpr_idx(DST, SRC1, SRC2, SRC0)
s_set_gpr_idx_on s0, gpr_idx(SRC0)
s_set_gpr_idx_on s0, gpr_idx(SRC0,DST)
s_set_gpr_idx_on s0, gpr_idx(SRC0,SRC0)
s_set_inst_prefetch_distance 0x3
s_set_pc_i64 7
s_set_vgpr_msb 0x1234
s_set_vgpr_msb 0x5
s_sethalt 0x3
s_setpc_b64 7
s_setpc_b64 src_scc
s_setprio 3
s_setreg_b32 -1, s0
s_setreg_b32 0x6, s2
s_setreg_b32 65535, s0
s_setreg_b32 hwreg(0x40), s2
s_setreg_b32 hwreg(15), s2
s_setreg_b32 hwreg(51, 0, 32), s2
s_setreg_b32 hwreg(51, 1, 31), s2
s_setreg_b32 hwreg(HW_REG_MODE), s2
s_setreg_b32 hwreg(HW_REG_MODE, 0), s2
s_setreg_b32 hwreg(HW_REG_MODE, 0, 32), s2
s_setreg_b32 hwreg(HW_REG_MODE, 0, 33), s2
s_setreg_b32 hwreg(HW_REG_MODE, 31, 1), s2
s_setreg_b32 hwreg(HW_REG_MODE, 32, 1), s2
s_setreg_b32 {id: 5, offset: 1, size: 3}, s2
s_setreg_b32 {id: HW_REG_MODE, offset: 1, size: 3}, s2
s_setreg_b32 {id: HW_REG_MODE}, s2
s_setreg_b32 {offset: 1, id: HW_REG_MODE}, s2
s_setreg_imm32_b32 0x6, -1
s_setreg_imm32_b32 0x6, s1
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 1.0
s_setreg_imm32_b32 hwreg(HW_REG_MODE), neg(5)
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0xf0
s_setreg_imm32_b32 {id: 1}, 5
s_singleuse_vdst 0x1
s_sleep 10
s_sleep_var 0x1234
s_sleep_var s0
s_store_dword m0, s[6:7], 0
s_store_dword s5, s[2:3], -4
s_store_dword s5, s[2:3], 0x10 glc
s_store_dword s5, s[2:3], m0
s_swap_pc_i64 s[2:3], 0x12345
s_swappc_b64 s[2:3], 0x12345
s_trap 0x1
s_trap 0x100
s_ttracedata_imm 0x10
s_version 0x10000
s_version 0x2006
s_version UC_VERSION_GFX10
s_version UC_VERSION_GFX11
s_version UC_VERSION_GFX11 | UC_VERSION_W32_BIT | UC_VERSION_MDP_BIT
s_version UC_VERSION_GFX12 | UC_VERSION_W64_BIT
s_wait_alu 0xfffd
s_wait_alu depctr_va_vdst(0)
s_wait_asynccnt 0x1
s_wait_idle
s_wait_loadcnt 0x3f
s_wait_loadcnt_dscnt 0x1234
s_wait_tensorcnt 0x1
s_waitcnt
s_waitcnt -1
s_waitcnt -32768
s_waitcnt -32769
s_waitcnt 0
s_waitcnt 0x10000
s_waitcnt 0xffff
s_waitcnt foo(0)
s_waitcnt lgkmcnt(1+1)
s_waitcnt lgkmcnt_sat(100) & expcnt_sat(100)
s_waitcnt vmcnt 0
s_waitcnt vmcnt(0
s_waitcnt vmcnt(0) & 
s_waitcnt vmcnt(0) & lgkmcnt(0)
s_waitcnt vmcnt(0) expcnt(0)
s_waitcnt vmcnt(0)&expcnt(0)
s_waitcnt vmcnt(0)&expcnt(0)&lgkmcnt(0)
s_waitcnt vmcnt(0), expcnt(0), lgkmcnt(0)
s_waitcnt vmcnt(0),expcnt(0)
s_waitcnt vmcnt(63)
s_waitcnt vmcnt(64)
s_waitcnt vmcnt(9)
s_waitcnt vmcnt(x)
s_waitcnt vmcnt_sat(-1)
s_waitcnt vmcnt_sat(100)
s_waitcnt_depctr 0xfffe
s_waitcnt_depctr depctr_hold_cnt(0)
s_waitcnt_depctr depctr_va_vdst(0) depctr_va_sdst(0)
s_waitcnt_depctr depctr_va_vdst(1) depctr_va_vcc(0)
s_waitcnt_depctr depctr_va_vdst(15), depctr_sa_sdst(0)
s_waitcnt_depctr depctr_va_vdst(16)
s_waitcnt_depctr depctr_va_vdst_sat(20)
s_waitcnt_depctr depctr_vm_vsrc(1) & depctr_vm_vsrc(1)
s_waitcnt_vmcnt null, 0x3
s_waitcnt_vscnt null, 1
s_waitcnt_vscnt s7, 1
s_wakeup_barrier 1
s_wakeup_barrier m0
scratch_load_b32 v1, off, exec_lo
scratch_load_b32 v1, v2, s2
scratch_load_dword v1, off, 0
scratch_load_dword v1, off, exec_lo
scratch_load_dword v1, off, flat_scratch_lo
scratch_load_dword v1, off, m0
scratch_load_dword v1, off, null
scratch_load_dword v1, off, off
scratch_load_dword v1, off, s2
scratch_load_dword v1, off, s2 offset:16
scratch_load_dword v1, off, src_shared_base
scratch_load_dword v1, off, ttmp1
scratch_load_dword v1, off, vcc_lo
scratch_load_dword v1, v2, null
scratch_load_dword v1, v2, off
scratch_load_dword v1, v2, off inst_offset:4
scratch_load_dword v1, v2, s2
scratch_store_dword off, v1, off offset:-4
scratch_store_dword v2, v1, off
tbuffer_load_format_x v0, off, s[0:3], 0 format:[ BUF_FMT_32_FLOAT ]
tbuffer_load_format_x v1, off, s[4:7], dfmt:15, nfmt:2, s1
tbuffer_load_format_x v1, off, s[4:7], dfmt:15, s1
tbuffer_load_format_x v1, off, s[4:7], dfmt:16, nfmt:2, s1
tbuffer_load_format_x v1, off, s[4:7], format:22, s1
tbuffer_load_format_x v1, off, s[4:7], nfmt:2, dfmt:3, s1
tbuffer_load_format_x v1, off, s[4:7], nfmt:2, s1
tbuffer_load_format_x v1, off, s[4:7], s1
tbuffer_load_format_x v1, off, s[4:7], s1 dfmt:1 nfmt:2
tbuffer_load_format_x v1, off, s[4:7], s1 format:0
tbuffer_load_format_x v1, off, s[4:7], s1 format:1
tbuffer_load_format_x v1, off, s[4:7], s1 format:1 offset:-1
tbuffer_load_format_x v1, off, s[4:7], s1 format:127
tbuffer_load_format_x v1, off, s[4:7], s1 format:128
tbuffer_load_format_x v1, off, s[4:7], s1 format:22
tbuffer_load_format_x v1, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]
tbuffer_load_format_x v1, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32]
tbuffer_load_format_x v1, off, s[4:7], s1 format:[BUF_FMT_32_FLOAT]
tbuffer_load_format_x v1, off, s[4:7], s1 format:[BUF_NOPE]
tbuffer_load_format_x v1, off, s[4:7], s1 format:[BUF_NUM_FORMAT_FLOAT,BUF_DATA_FORMAT_32]
tbuffer_load_format_x v1, off, s[4:7], s1 format:[BUF_NUM_FORMAT_FLOAT]
tbuffer_load_format_x v1, off, s[4:7], s1 format:[]
tbuffer_load_format_x v1, v0, s[4:7], s1 format:22 idxen offset:4
tensor_load_to_lds s[0:3], s[4:11]
tensor_load_to_lds s[0:3], s[4:11], s[12:15], s[16:19]
v_accvgpr_mov_b32 a0, 5
v_accvgpr_mov_b32 a0, a1
v_accvgpr_mov_b32 a0, a16
v_accvgpr_mov_b32 a0, v5
v_accvgpr_mov_b32 a16, s5
v_accvgpr_read v0, acc1
v_accvgpr_read_b32 v0, a1
v_accvgpr_write acc0, 1
v_accvgpr_write_b32 a0, 0x1234
v_accvgpr_write_b32 a0, v1
v_accvgpr_write_b32 a7, 1.0
v_accvgpr_write_b32 a7, s9
v_accvgpr_write_b32 a7, src_shared_base
v_add_bf16 v1, 0x3f80, v2
v_add_bf16 v1, 0xffff, v2
v_add_bf16 v1, 1.0, v2
v_add_co_ci_u32 v1, s2, v2, v3, s3
v_add_co_ci_u32 v1, v3, v4
v_add_co_ci_u32 v1, v3, v4 dpp8:[0,1,2,3,4,5,6,7]
v_add_co_ci_u32 v1, v3, v4 dst_sel:DWORD src0_sel:DWORD src1_sel:DWORD
v_add_co_ci_u32 v1, v3, v4 quad_perm:[0,1,2,3]
v_add_co_ci_u32 v1, v3, v4, vcc_lo
v_add_co_ci_u32 v1, vcc, v2, v3, vcc
v_add_co_ci_u32 v1, vcc_lo, v2, v3, vcc_lo
v_add_co_ci_u32 v1, vcc_lo, v3, v4
v_add_co_u32 v1, null, v2, v3
v_add_co_u32 v1, s2, v2, v3
v_add_co_u32 v1, s[2:3], v2, v3
v_add_co_u32 v1, v2, v3
v_add_co_u32 v1, v3, v4 quad_perm:[0,1,2,3]
v_add_co_u32 v1, vcc, v2, v3
v_add_co_u32 v1, vcc_lo, v2, v3
v_add_co_u32_sdwa v1, v3, v4 dst_sel:DWORD src0_sel:DWORD src1_sel:DWORD
v_add_f16 v1, -1, v3
v_add_f16 v1, -32768, v3
v_add_f16 v1, -32769, v3
v_add_f16 v1, 0x10000, v3
v_add_f16 v1, 0x1234, v3
v_add_f16 v1, 0x12345, v3
v_add_f16 v1, 0x3c00, v3
v_add_f16 v1, 0xfff0, v3
v_add_f16 v1, 0xffff, v3
v_add_f16 v1, 0xffffffff, v3
v_add_f16 v1, 0xffffffffffffffff, v3
v_add_f16 v1, 1.0, v3
v_add_f16 v1, 1.1, v3
v_add_f16 v1, 1e-10, v3
v_add_f16 v1, 65504.0, v3
v_add_f16 v1, 65519.0, v3
v_add_f16 v1, 65520.0, v3
v_add_f16 v1, 65536.0, v3
v_add_f16 v1, abs(-1), v3
v_add_f16 v1, lit(0x12345), v2
v_add_f16 v1, lit(0x3c00), v2
v_add_f16 v1, lit(0xffff), v2
v_add_f16 v1, lit(1), v2
v_add_f16 v1, neg(0x3c00), v3
v_add_f16 v1, neg(1), v3
v_add_f16 v1, v2, v3
v_add_f16 v1.h, v2.h, v3.h
v_add_f16 v1.l, 0x1234, v3.l
v_add_f16 v1.l, v2.h, v3.l
v_add_f16 v128.l, v2.l, v3.l
v_add_f16 v2, 0.1591796875, v2
v_add_f16 v2, 1.0001, v2
v_add_f3 v1, v2, v3
v_add_f32 v0, - 1.5, v1
v_add_f32 v0, abs(lit(123)), v1
v_add_f32 v0, neg(-2), v1
v_add_f32 v0, neg(lit(2)), v1
v_add_f32 v0, v1, v2 :: v_dual_add_f32 v3, v2, v5
v_add_f32 v1, -(1), v3
v_add_f32 v1, --v2, v3
v_add_f32 v1, -0x3f717273, v3
v_add_f32 v1, -1, v3
v_add_f32 v1, -1.0, v3
v_add_f32 v1, -4294967295, v3
v_add_f32 v1, -abs(v2), v3
v_add_f32 v1, -neg(v2), v3
v_add_f32 v1, -v2, v3
v_add_f32 v1, -|0x3f800000|, v3
v_add_f32 v1, -|1|, v3
v_add_f32 v1, -|v2|, v3
v_add_f32 v1, 0.5, v3 clamp
v_add_f32 v1, 0x1234, 0x1234
v_add_f32 v1, 0x1234, 0x1235
v_add_f32 v1, 0x1234, s3
v_add_f32 v1, 0x1234, v3
v_add_f32 v1, 0xfffffff0, v3
v_add_f32 v1, 0xffffffff, v3
v_add_f32 v1, 1.1, v3
v_add_f32 v1, 1e-50, v3
v_add_f32 v1, 1e39, v3
v_add_f32 v1, 3.4028235e38, v3
v_add_f32 v1, 3.5e38, v3
v_add_f32 v1, 4294967295, v3
v_add_f32 v1, abs(-2), v3
v_add_f32 v1, abs(0xffffffff), v3
v_add_f32 v1, abs(1.0), v3
v_add_f32 v1, abs(neg(v2)), v3
v_add_f32 v1, abs(v2), v3
v_add_f32 v1, neg(-1), v3
v_add_f32 v1, neg(-1.0), v3
v_add_f32 v1, neg(0x3f717273), v3
v_add_f32 v1, neg(0xffffffff), v3
v_add_f32 v1, neg(1), v3
v_add_f32 v1, neg(1.0), v3
v_add_f32 v1, neg(2), v3
v_add_f32 v1, neg(abs(v2)), v3
v_add_f32 v1, neg(v2), v3
v_add_f32 v1, neg(|v2|), v3
v_add_f32 v1, s2, s2
v_add_f32 v1, s2, s3
v_add_f32 v1, s2, v3
v_add_f32 v1, sext(v2), v3
v_add_f32 v1, v2, s3
v_add_f32 v1, v2, v3
v_add_f32 v1, v2, v3 CLAMP
v_add_f32 v1, v2, v3 clamp clamp
v_add_f32 v1, v2, v3 clamp mul:2
v_add_f32 v1, v2, v3 clamp row_shl:1
v_add_f32 v1, v2, v3 clamp:0
v_add_f32 v1, v2, v3 clamp:1
v_add_f32 v1, v2, v3 div:1
v_add_f32 v1, v2, v3 div:2
v_add_f32 v1, v2, v3 div:4
v_add_f32 v1, v2, v3 mul:1
v_add_f32 v1, v2, v3 mul:2 clamp
v_add_f32 v1, v2, v3 mul:2 div:2
v_add_f32 v1, v2, v3 mul:3
v_add_f32 v1, v2, v3 mul:4
v_add_f32 v1, v2, v3 noclamp
v_add_f32 v1, v2, v3 row_shl:1 clamp
v_add_f32 v1, v2, v3, clamp
v_add_f32 v1, v3, 0x1234
v_add_f32 v1, |-1.0|, v3
v_add_f32 v1, |-1|, v3
v_add_f32 v1, |-v2|, v3
v_add_f32 v1, |0xffffffff|, v3
v_add_f32 v1, |1|, v3
v_add_f32 v1, |v2, v3
v_add_f32_dpp v1, -v2, |v3| row_shl:1 row_mask:0x1
v_add_f32_dpp v1, v2, v3
v_add_f32_dpp v1, v2, v3 row_mask:0xf
v_add_f32_dpp v1, v2, v3 row_shl:1
v_add_f32_e32 v1, v2, v3 clamp
v_add_f32_e64 v1, v2, v3
v_add_f32_e64_dpp v1, v2, s3 row_shl:1
v_add_f32_e64_dpp v1, v2, v3
v_add_f32_e64_dpp v1, v2, v3 clamp row_shl:1
v_add_f32_e64_dpp v1, v2, v3 row_shl:1
v_add_f32_sdwa v1, v2, v3
v_add_f32_sdwa v1, v2, v3 dst_sel:BYTE_0 src0_sel:BYTE_1 src1_sel:WORD_1
v_add_f32_sdwa v1, |v2|, -v3 clamp mul:2
v_add_f64 v[0:1], -100, v[2:3]
v_add_f64 v[0:1], -100, v[4:5]
v_add_f64 v[0:1], -|v[2:3]|, v[4:5]
v_add_f64 v[0:1], 0x100000000, v[4:5]
v_add_f64 v[0:1], 0x12345678, v[2:3]
v_add_f64 v[0:1], 0x12345678, v[4:5]
v_add_f64 v[0:1], 0x1234567800000000, v[4:5]
v_add_f64 v[0:1], 0x3fc45f30, v[4:5]
v_add_f64 v[0:1], 0x3fe00000, v[4:5]
v_add_f64 v[0:1], 0x3ff00000, v[4:5]
v_add_f64 v[0:1], 0x3ff0000000000000, v[4:5]
v_add_f64 v[0:1], 0x3ff0000000000001, v[4:5]
v_add_f64 v[0:1], 0x3ff8000000000001, v[2:3]
v_add_f64 v[0:1], 0xbff00000, v[4:5]
v_add_f64 v[0:1], 0xffffff9c, v[2:3]
v_add_f64 v[0:1], 0xffffffff, v[4:5]
v_add_f64 v[0:1], 0xfffffffffffffff0, v[4:5]
v_add_f64 v[0:1], 0xffffffffffffffff, v[4:5]
v_add_f64 v[0:1], 1.0, v[4:5]
v_add_f64 v[0:1], 1.1, v[2:3]
v_add_f64 v[0:1], 1.1, v[4:5]
v_add_f64 v[0:1], 1.5, v[2:3]
v_add_f64 v[0:1], 100, v[4:5]
v_add_f64 v[0:1], abs(-1), v[2:3]
v_add_f64 v[0:1], lit(0x3ff00000), v[2:3]
v_add_f64 v[0:1], lit64(0x3ff0000000000000), v[2:3]
v_add_f64 v[0:1], neg(0x3ff00000), v[2:3]
v_add_f64 v[0:1], neg(1), v[2:3]
v_add_f64 v[0:1], s[2:3], 0x1234
v_add_f64 v[0:1], s[2:3], s[2:3]
v_add_f64 v[0:1], s[2:3], s[4:5]
v_add_f64 v[0:1], s[3:4], v[4:5]
v_add_f64 v[0:1], v[2:3], v[4:5]
v_add_f64 v[0:1], vcc, v[4:5]
v_add_f64 v[1:2], v[3:4], v[5:6]
v_add_f64 v[6:7], lds_direct, v[8:9]
v_add_f64_e64 v[0:1], -100, v[2:3]
v_add_f64_e64 v[0:1], 0x12345678, v[2:3]
v_add_f64_e64 v[0:1], 0x1234567800000000, v[2:3]
v_add_f64_e64 v[0:1], 1.5, v[2:3]
v_add_i32 v1, v2, v3
v_add_i32 v1, vcc, v2, v3
v_add_max_i32 v1, v2, v3, v4
v_add_nc_u16 v1, -100, v3
v_add_nc_u16 v1, 0x1234, v3
v_add_nc_u16 v1, 0x3c00, v3
v_add_nc_u16 v1, 0xff9c, v3
v_add_nc_u16 v1, 0xffff, v3
v_add_nc_u16 v1, 1.0, v3
v_add_nc_u16 v1, v2, v3
v_add_nc_u16 v1, v2, v3 op_sel:[1,0,0]
v_add_nc_u16 v1.l, v2.h, v3.l
v_add_nc_u32 v1, v2, v3
v_add_nc_u64 v[0:1], -100, v[2:3]
v_add_nc_u64 v[0:1], 0x12345678, v[2:3]
v_add_nc_u64 v[0:1], 0xffffff9c, v[2:3]
v_add_nc_u64 v[0:1], v[2:3], -100
v_add_u16 v1, -1, v3
v_add_u16 v1, -100, v3
v_add_u16 v1, 0x3c00, v3
v_add_u16 v1, 0xff9c, v3
v_add_u16 v1, 0xffff, v3
v_add_u16 v1, 1.0, v3
v_add_u16 v1, 1.5, v3
v_add_u32 v1, v2, v3
v_add_u32 v1, v2, v3 clamp
v_add_u32 v1, vcc, v2, v3
v_addc_co_u32 v1, v3, v4, vcc
v_addc_co_u32 v1, vcc, v2, v3
v_addc_co_u32 v1, vcc, v2, v3, vcc
v_addc_co_u32_sdwa v1, v3, v4 dst_sel:DWORD src0_sel:DWORD src1_sel:DWORD
v_ashr_pk_i8_i32 v1, v2, v3, v4
v_bitop3_b16 v1.l, v2.l, v3.l, v4.l bitop3:0x1
v_bitop3_b32 v1, v2, v3, v4
v_bitop3_b32 v1, v2, v3, v4 bitop3:0x100
v_bitop3_b32 v1, v2, v3, v4 bitop3:0x50
v_bitop3_b32 v1, v2, v3, v4 bitop3:80
v_ceil_f32 v0, neg(-100)
v_ceil_f32 v0, |-1|
v_ceil_f64 v[0:1], neg(1.0)
v_ceil_f64 v[0:1], neg(1.5)
v_ceil_f64 v[0:1], |1.0|
v_ceil_f64 v[6:7], v[8:9] row_shl:1
v_ceil_f64_e32 v[0:1], neg(1.0)
v_ceil_f64_e64 v[0:1], neg(0x3ff0000000000000)
v_clrexcp
v_cmp_class_f16 vcc, v1, 0xffff
v_cmp_class_f32 s[2:3], v1, 0x1234
v_cmp_class_f32 vcc, v1, 1
v_cmp_class_f32 vcc, v1, v2
v_cmp_eq_f16 vcc, v1, v2
v_cmp_eq_f16 vcc_lo, v1.l, v2.h
v_cmp_eq_f32 null, v1, v2
v_cmp_eq_f32 s2, v1, v2
v_cmp_eq_f32 s[2:3], v1, v2
v_cmp_eq_f32 v1, v2
v_cmp_eq_f32 vcc, neg(-2), v1
v_cmp_eq_f32 vcc, v1, v2
v_cmp_eq_f32 vcc_lo, v1, v2
v_cmp_eq_f32_dpp v1, v2 row_shl:1
v_cmp_eq_f32_dpp vcc_lo, v1, v2 row_shl:1
v_cmp_eq_f32_e64 v1, v2
v_cmp_eq_f32_e64 vcc, v1, v2
v_cmp_eq_f32_sdwa s[2:3], v1, v2 src0_sel:BYTE_0
v_cmp_eq_f32_sdwa vcc, v1, v2 src0_sel:BYTE_0
v_cmp_eq_f64 s2, 0x1234567800000000, v[2:3]
v_cmp_eq_f64 vcc, 0x12345678, v[0:1]
v_cmp_eq_f64 vcc, neg(1.0), v[2:3]
v_cmp_eq_f64 vcc_lo, 0x1234567800000000, v[2:3]
v_cmp_eq_i64 vcc, -100, v[0:1]
v_cmp_eq_u16 vcc, 0xffff, v1
v_cmp_eq_u16 vcc_lo, v1, v2
v_cmp_eq_u32 v1, v2
v_cmp_eq_u32_sdwa v1, v2 src0_sel:DWORD src1_sel:DWORD
v_cmp_eq_u64 s2, -100, v[2:3]
v_cmp_eq_u64 vcc, 0x12345678, v[0:1]
v_cmp_eq_u64 vcc, 0xffffffff, v[0:1]
v_cmp_eq_u64 vcc_lo, -100, v[2:3]
v_cmp_eq_u64 vcc_lo, 0x1234567800000000, v[2:3]
v_cmpx_eq_f32 exec, v1, v2
v_cmpx_eq_f32 s[2:3], v1, v2
v_cmpx_eq_f32 v1, v2
v_cmpx_eq_f32 vcc, v1, v2
v_cndmask_b32 v1, -v2, v3, vcc
v_cndmask_b32 v1, neg(1.5), v5, vcc
v_cndmask_b32 v1, neg(5), v5, vcc_lo
v_cndmask_b32 v1, v2, s3 dst_sel:DWORD src0_sel:DWORD src1_sel:DWORD
v_cndmask_b32 v1, v2, v3
v_cndmask_b32 v1, v2, v3 dst_sel:DWORD src0_sel:DWORD src1_sel:DWORD
v_cndmask_b32 v1, v2, v3 quad_perm:[0,1,2,3]
v_cndmask_b32 v1, v2, v3, s2
v_cndmask_b32 v1, v2, v3, s[2:3]
v_cndmask_b32 v1, v2, v3, vcc
v_cndmask_b32 v1, v2, v3, vcc_lo
v_cndmask_b32 v1, |-1.0|, v5, vcc
v_cndmask_b32_dpp v1, v2, v3 quad_perm:[0,1,2,3]
v_cndmask_b32_sdwa v1, v2, v3 dst_sel:DWORD src0_sel:DWORD src1_sel:DWORD
v_cvt_f16_bf8 v1, v2 byte_sel:1
v_cvt_f32_f16 v1, 0.5
v_cvt_f32_f16 v1, 0x12345
v_cvt_f32_f16 v1, 0x3c00
v_cvt_f32_f16 v1, 0xffff
v_cvt_f32_f16 v1, 1
v_cvt_f32_f16 v1, 1.0
v_cvt_f32_f64 v0, |1.5|
v_cvt_f32_f64 v7, lds_direct
v_cvt_f32_fp8 v0, neg(1.0)
v_cvt_f32_fp8 v1, v2 byte_sel:2
v_cvt_f32_fp8 v1, v2 byte_sel:4
v_cvt_f32_fp8_sdwa v1, v2 src0_sel:BYTE_1
v_cvt_f32_ubyte0 v1, v2
v_cvt_f64_f32 v[0:1], 0xffffffff
v_cvt_f64_f32 v[6:7], v8 row_shl:1
v_cvt_f64_i32 v[0:1], 0xffffffff
v_cvt_pk_bf8_f16 v7, -1.5
v_cvt_pk_fp8_f16 v7, 100.0
v_cvt_pk_fp8_f32 v1, v2, v3 op_sel:[0,0,1]
v_cvt_pk_rtz_f16_f32 v1, v2, v3
v_cvt_pk_u8_f32 v1, v2, v3, v4
v_cvt_pkrtz_f16_f32 v1, v2, v3
v_cvt_pkrtz_f16_f32_e64 v1, |v2|, -v3
v_cvt_scalef32_pk_f32_fp8 v[2:3], v2, v3
v_cvt_sr_fp8_f32 v1, v2, v3 byte_sel:3
v_cvt_u32_f64 v1, 0x3ff00000
v_div_fmas_f32 v1, v2, v3, v4
v_div_scale_f32 v1, s2, -v2, v3, v4
v_div_scale_f32 v1, vcc, v2, v3, v4
v_div_scale_f32 v1, vcc_lo, v2, v3, v4
v_dot2_bf16_bf16 v2, v0, 0.158203125, v2
v_dot2_f32_f16 v1, 0x3c003c00, v2, v3
v_dot2_f32_f16 v1, 0xffffffff, v2, v3
v_dot2_f32_f16 v1, v2, v3, 0xffffffff
v_dot2_f32_f16 v1, v2, v3, v4
v_dot2c_f32_f16 v1, v2, v3
v_dot4_f32_bf8_bf8 v0, v1, v2, v3 neg_hi:[0,1,0]
v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[0,0,1]
v_dot4_f32_fp8_bf8 v0, v1, v2, v3 neg_lo:[1,0,0]
v_dot4_i32_i8 v1, 0xffffffff, v2, v3
v_dot4_i32_i8 v1, v2, v3, v4
v_dot4_i32_iu8 v1, v2, v3, v4 neg_lo:[1,1,0]
v_dual_add_f32 v0, -v1, v2 :: v_dual_add_f32 v3, v2, v5
v_dual_add_f32 v0, v1, v2
v_dual_add_f32 v0, v1, v2 ::
v_dual_add_f32 v0, v1, v2 :: v_add_f32 v3, v2, v5
v_dual_add_f32 v0, v1, v2 :: v_dual_add_nc_u32 v3, v2, v5
v_dual_cndmask_b32 v0, v1, v2 :: v_dual_cndmask_b32 v3, v2, v5
v_dual_cndmask_b32 v0, v1, v2, vcc_lo :: v_dual_cndmask_b32 v3, v2, v5, vcc_lo
v_dual_fmaak_f32 v0, v1, v2, 0x1234 :: v_dual_fmamk_f32 v3, v2, 0x1234, v6
v_dual_fmaak_f32 v0, v1, v2, 0x1234 :: v_dual_mov_b32 v3, 0x1234
v_dual_mov_b32 v0, 0x1234 :: v_dual_mov_b32 v3, 0x1234
v_dual_mov_b32 v0, 0x1234 :: v_dual_mov_b32 v3, 0x1235
v_dual_mov_b32 v0, 1.0 :: v_dual_mov_b32 v3, 0x1234
v_dual_mov_b32 v0, s1 :: v_dual_mov_b32 v3, s2
v_dual_mov_b32 v0, s1::v_dual_mov_b32 v3, s2
v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v2
v_dual_mul_f32 v0, v0, v2 :: v_dual_mul_f32 v1, v1, v3
v_dual_mul_f32 v0, v0, v2 :: v_dual_mul_f32 v2, v1, v3
v_dual_mul_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5
v_exp_legacy_f32 v7, v8
v_fma_f16 v1, 0x1234, v2, v3
v_fma_f16 v1, 0xffff, v2, v3
v_fma_f32 v1, neg(0xffffffff), v2, v3
v_fma_f32 v1, neg(1), v2, v3
v_fma_f32 v1, neg(1.0), v2, v3
v_fma_f32 v1, s2, 0x1234, v4
v_fma_f32 v1, s2, s3, s4
v_fma_f32 v1, s2, s3, v4
v_fma_f32 v1, v2, 0x1234, v4
v_fma_f32 v1, v2, v3, v4
v_fma_f32 v1, |-1|, v2, v3
v_fma_f64 v[0:1], 0x12345678, v[2:3], v[4:5]
v_fma_f64 v[0:1], 0x1234567800000000, v[2:3], v[4:5]
v_fma_f64 v[0:1], 0x3ff8000000000000, v[2:3], v[4:5]
v_fma_f64 v[0:1], 1.1, v[2:3], v[4:5]
v_fma_f64 v[0:1], 1.5, v[2:3], v[4:5]
v_fma_f64 v[0:1], lit(0x12345678), v[2:3], v[4:5]
v_fma_f64 v[0:1], lit64(0x12345678), v[2:3], v[4:5]
v_fma_mix_f32 v0, v1, v2, v3 op_sel_hi:[1]
v_fma_mix_f32 v1, 0x3c00, v2, v3
v_fma_mix_f32 v1, 0xffffffff, v2, v3
v_fma_mix_f32 v1, 1.0, v2, v3
v_fma_mix_f32 v1, v2, v3, 1.0
v_fma_mix_f32 v1, v2, v3, v4
v_fma_mix_f32 v1, v2, v3, v4 op_sel:[1,0,0] op_sel_hi:[1,0,0]
v_fma_mix_f32 v1, |v2|, -v3, -|v4|
v_fma_mixlo_f16 v1, v2, v3, v4
v_fma_mixlo_f16 v1.l, v2, v3, v4
v_fmaak_f16 v1, v2, v3, -1
v_fmaak_f16 v1, v2, v3, 0x1234
v_fmaak_f16 v1, v2, v3, 0x12345
v_fmaak_f16 v1, v2, v3, 0xffff
v_fmaak_f16 v1, v2, v3, 1.0
v_fmaak_f32 v0, v1, v2, -|1.5|
v_fmaak_f32 v0, v1, v2, neg(1.5)
v_fmaak_f32 v1, 0x1234, v3, 0x1234
v_fmaak_f32 v1, 0x1234, v3, 0x1235
v_fmaak_f32 v1, 1, v3, 1
v_fmaak_f32 v1, s2, v3, 0x1235
v_fmaak_f32 v1, v2, v3, 0xffffffff
v_fmaak_f32 v1, v2, v3, 1
v_fmaak_f32 v1, v2, v3, 1.0
v_fmaak_f32 v1, v2, v3, 1.5
v_fmac_f32 v1, -v2, v3
v_fmac_f32 v1, v2, s3
v_fmac_f32 v1, v2, v3
v_fmamk_f16 v0, v1, neg(1.0), v2
v_fmamk_f32 v1, v2, 0x1234, v3
v_interp_mov_f32 v1, invalid_param_3, attr0.z
v_interp_mov_f32 v1, p0, attr0.z
v_interp_mov_f32 v1, p1, attr0.z
v_interp_mov_f32 v1, p10, attr3.x
v_interp_mov_f32 v1, p20, attr0.z
v_interp_p10_f16_f32 v0, v1, v2, v3 op_sel:[1,0,0,0]
v_interp_p10_f16_f32 v0, v1.h, v2, v3
v_interp_p10_f32 v0, -v1, v2, v3
v_interp_p10_f32 v0, v1, v2, v3
v_interp_p10_f32 v0, v1, v2, v3 clamp
v_interp_p10_f32 v0, v1, v2, v3 clamp wait_exp:3
v_interp_p10_f32 v0, v1, v2, v3 wait_exp:0
v_interp_p10_f32 v0, v1, v2, v3 wait_exp:7
v_interp_p10_f32 v0, v1, v2, v3 wait_exp:8
v_interp_p1_f32 v1, v2, ATTR1.X
v_interp_p1_f32 v1, v2, attr1
v_interp_p1_f32 v1, v2, attr3.q
v_interp_p1_f32 v1, v2, attr3.x
v_interp_p1_f32 v1, v2, attr32.w
v_interp_p1_f32 v1, v2, attr32.x
v_interp_p1_f32 v1, v2, attr33.x
v_interp_p1_f32 v1, v2, attr63.x
v_interp_p1_f32 v1, v2, attr64.x
v_interp_p1_f32_e64 v1, v2, attr1.x
v_interp_p1_f32_e64 v1, v2, attr1.x clamp
v_interp_p1ll_f16 v1, v2, attr3.x
v_interp_p1ll_f16 v1, v2, attr3.x high
v_interp_p2_f16_f32 v0, v1, v2, v3
v_interp_p2_f16_f32 v0.l, v1.h, v2, v3
v_interp_p2_f32 v1, v2, attr0.y
v_ldexp_f32 v1, v2, 3
v_ldexp_f32 v1, v2, v3
v_ldexp_f64 v[0:1], v[2:3], 0xffffffff
v_lshl_add_u32 v1, v2, 3, v4
v_lshl_add_u64 v[0:1], v[2:3], 3, v[4:5]
v_lshlrev_b16 v1, v2, v3
v_lshlrev_b32 v7, lds_direct, v9
v_lshlrev_b32_e64 v7, lds_direct, v9
v_lshlrev_b64 v[0:1], 0xffffffff, v[2:3]
v_lshlrev_b64 v[0:1], 3, v[2:3]
v_lshlrev_b64 v[0:1], v1, -100
v_lshlrev_b64 v[0:1], v1, 0x12345678
v_lshlrev_b64 v[0:1], v1, 0x123456789
v_lshlrev_b64 v[0:1], v1, 0xffffff9c
v_lshlrev_b64 v[0:1], v1, 0xffffffff
v_lshlrev_b64 v[0:1], v1, 0xffffffffffffffff
v_lshlrev_b64 v[0:1], v3, v[2:3]
v_lshr_b32 v1, v2, 8
v_lshrrev_b32 v1, 8, v2
v_mac_f32 v1, v2, v3
v_mad_f32 v1, v2, v3, v4
v_mad_mix_f32 v1, v2, v3, v4
v_mad_mixlo_f16 v1, v2, v3, v4
v_mad_nc_u64_u32 v[0:1], v2, v3, -100
v_mad_nc_u64_u32 v[0:1], v2, v3, 0x12345678
v_mad_nc_u64_u32 v[0:1], v2, v3, 0x1234567812345678
v_mad_u16 v1, v2, v3, v4 op_sel:[0,0,0,1]
v_mad_u64_u32 v[0:1], null, v2, v3, v[4:5]
v_mad_u64_u32 v[0:1], s2, v2, v3, v[4:5]
v_mad_u64_u32 v[0:1], s[2:3], v2, v3, 0xffffffff
v_mad_u64_u32 v[0:1], s[2:3], v2, v3, v[4:5]
v_mad_u64_u32 v[0:1], vcc, 0xffffffff, v3, v[4:5]
v_mad_u64_u32 v[0:1], vcc, v2, v3, v[4:5]
v_madak_f16 v1, v2, v3, -1
v_madak_f16 v1, v2, v3, 0xffff
v_madak_f32 v0, v1, v2, neg(1.5)
v_madak_f32 v1, v2, v3, 0x1234
v_madak_f32 v1, v2, v3, 0xffffffff
v_madmk_f32 v1, v2, 0x1234, v3
v_maximumminimum_f32 v1, v2, v3, v4
v_mbcnt_lo_u32_b32 v1, -1, 0
v_mbcnt_lo_u32_b32_e64 v1, -1, 0
v_med3_f32 v1, v2, v3, -v4
v_med3_i32 v1, v2, v3, -v4
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:17], v[0:3] cbsz:2 blgp:2
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[0:3]
v_mfma_f32_16x16x128_f8f6f4 v[0:3], v[4:9], v[12:17], v[0:3] cbsz:2 blgp:2
v_mfma_f32_16x16x32f16 v[0:3], v[4:7], v[8:11], v[0:3]
v_mfma_f32_32x32x16bf16 v[0:15], v[16:19], v[20:23], v[0:15]
v_mfma_f32_32x32x1_2b_f32 a[0:31], v0, v1, a[32:63]
v_mfma_f32_32x32x1f32 a[0:31], s0, v1, 0
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 0x1234
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 1.0
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[31:62]
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[32:63]
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, a[32:63] cbsz:1 abid:2 blgp:3
v_mfma_f32_32x32x1f32 a[0:31], v0, v1, v[32:63]
v_mfma_f32_32x32x1f32 v[0:31], v0, v1, v[32:63]
v_mfma_f32_32x32x4bf16 v[0:31], v[32:33], v[34:35], v[0:31]
v_mfma_f64_16x16x4f64 v[0:7], v[0:1], v[2:3], v[0:7] blgp:3
v_mfma_f64_16x16x4f64 v[0:7], v[0:1], v[2:3], v[0:7] neg:[1,0,1]
v_mfma_i32_16x16x64i8 v[0:3], v[4:7], v[8:11], v[0:3]
v_mfma_ld_scale_b32 v7, v8
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[20:23], v24, s25 op_sel_hi:[0,0,0]
v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:11], v[12:19], v[20:23], v24, v25
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[16:23], v[24:31], v[0:15], s8, v9
v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[16:23], v[24:31], v[0:15], v8, 1
v_min_num_f32 v1, v2, v3
v_minimum3_f32 v1, v2, v3, v4
v_mov_b32 a0, v1
v_mov_b32 v0, a1
v_mov_b32 v1, -0x1p3
v_mov_b32 v1, -1
v_mov_b32 v1, -lit(1.0)
v_mov_b32 v1, -v2
v_mov_b32 v1, 0B11
v_mov_b32 v1, 0X1F
v_mov_b32 v1, 0ffh
v_mov_b32 v1, 0x.8p0
v_mov_b32 v1, 0x1.8p1
v_mov_b32 v1, 0x1234L
v_mov_b32 v1, 0x12h
v_mov_b32 v1, 0x1P+4
v_mov_b32 v1, 0x1_0
v_mov_b32 v1, 0x1p-1
v_mov_b32 v1, 0x3f800000
v_mov_b32 v1, 1.0
v_mov_b32 v1, 1.0f
v_mov_b32 v1, 1.E3
v_mov_b32 v1, 101b
v_mov_b32 v1, 10u
v_mov_b32 v1, 12h
v_mov_b32 v1, 1_000
v_mov_b32 v1, 1e+3
v_mov_b32 v1, exec_lo
v_mov_b32 v1, lds_direct
v_mov_b32 v1, lit(-1)
v_mov_b32 v1, lit(0xffffffff)
v_mov_b32 v1, lit(1+1)
v_mov_b32 v1, lit(1.0)
v_mov_b32 v1, lit(v2)
v_mov_b32 v1, lit64(0x100000000)
v_mov_b32 v1, lit64(5)
v_mov_b32 v1, s1
v_mov_b32 v1, s[1:2]
v_mov_b32 v1, sext(v2)
v_mov_b32 v1, src_lds_direct
v_mov_b32 v1, src_vccz
v_mov_b32 v1, ttmp8
v_mov_b32 v1, v2 dst_sel:BYTE_0
v_mov_b32 v1, v2 row_mirror
v_mov_b32 v1, vcc_lo
v_mov_b32 v1, |v2|
v_mov_b32 v255, v254
v_mov_b32 v256, v0
v_mov_b32 v[1], v[2]
v_mov_b32_dpp v0, v1 quad_perm :[0,1,2,3] row_mask:0xf bank_mask:0xf
v_mov_b32_dpp v0, v1 row_shl : 1 row_mask:0xf bank_mask:0xf
v_mov_b32_dpp v1, 1 row_mirror
v_mov_b32_dpp v1, s2 row_mirror
v_mov_b32_dpp v1, v2
v_mov_b32_dpp v1, v2 bank_mask:0x1 row_mirror row_mask:0x2
v_mov_b32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0]
v_mov_b32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1
v_mov_b32_dpp v1, v2 dpp8:[7,6,5,4,3,2,1,8]
v_mov_b32_dpp v1, v2 fi:1 row_mirror
v_mov_b32_dpp v1, v2 quad_perm:0
v_mov_b32_dpp v1, v2 quad_perm:[0, 1, 2, 3] row_mask:0xf bank_mask:0xf
v_mov_b32_dpp v1, v2 quad_perm:[0,1,2,3]
v_mov_b32_dpp v1, v2 quad_perm:[0,1,2,4]
v_mov_b32_dpp v1, v2 quad_perm:[0,1,2]
v_mov_b32_dpp v1, v2 quad_perm:[3,2,1,0] row_shl:1
v_mov_b32_dpp v1, v2 row_bcast:15
v_mov_b32_dpp v1, v2 row_bcast:16
v_mov_b32_dpp v1, v2 row_bcast:31
v_mov_b32_dpp v1, v2 row_half_mirror
v_mov_b32_dpp v1, v2 row_mirror
v_mov_b32_dpp v1, v2 row_mirror fi:0
v_mov_b32_dpp v1, v2 row_mirror fi:1
v_mov_b32_dpp v1, v2 row_mirror:1
v_mov_b32_dpp v1, v2 row_newbcast:3
v_mov_b32_dpp v1, v2 row_ror:12
v_mov_b32_dpp v1, v2 row_share:3
v_mov_b32_dpp v1, v2 row_shl
v_mov_b32_dpp v1, v2 row_shl:0
v_mov_b32_dpp v1, v2 row_shl:1 bound_ctrl
v_mov_b32_dpp v1, v2 row_shl:1 bound_ctrl:-1
v_mov_b32_dpp v1, v2 row_shl:1 bound_ctrl:0
v_mov_b32_dpp v1, v2 row_shl:1 bound_ctrl:1
v_mov_b32_dpp v1, v2 row_shl:1 bound_ctrl:2
v_mov_b32_dpp v1, v2 row_shl:1 fi
v_mov_b32_dpp v1, v2 row_shl:1 fi:2
v_mov_b32_dpp v1, v2 row_shl:1 row_mask:0xa bank_mask:0x1 bound_ctrl:0
v_mov_b32_dpp v1, v2 row_shl:1 row_mask:0xa bank_mask:0x1 bound_ctrl:1
v_mov_b32_dpp v1, v2 row_shl:1 row_mask:15
v_mov_b32_dpp v1, v2 row_shl:1 row_mask:16
v_mov_b32_dpp v1, v2 row_shl:16
v_mov_b32_dpp v1, v2 row_shr:15
v_mov_b32_dpp v1, v2 row_xmask:15
v_mov_b32_dpp v1, v2 wave_rol:1
v_mov_b32_dpp v1, v2 wave_ror:1
v_mov_b32_dpp v1, v2 wave_shl:1
v_mov_b32_dpp v1, v2 wave_shl:2
v_mov_b32_dpp v1, v2 wave_shr:1
v_mov_b32_e32 v1, v2
v_mov_b32_e32 v1, v2 row_mirror
v_mov_b32_e64 v1, 0x1234
v_mov_b32_e64 v1, v2
v_mov_b32_sdwa v1, -sext(v2)
v_mov_b32_sdwa v1, 1 src0_sel:BYTE_3
v_mov_b32_sdwa v1, s2 src0_sel:BYTE_3
v_mov_b32_sdwa v1, sext(v2)
v_mov_b32_sdwa v1, v2 dst_sel:0
v_mov_b32_sdwa v1, v2 dst_sel:BYTE_0
v_mov_b32_sdwa v1, v2 dst_sel:BYTE_0 dst_unused:UNUSED_PRESERVE src0_sel:WORD_1
v_mov_b32_sdwa v1, v2 dst_sel:BYTE_5
v_mov_b32_sdwa v1, v2 dst_sel:byte_0
v_mov_b32_sdwa v1, v2 src0_sel:DWORD dst_sel:WORD_0 dst_unused:UNUSED_SEXT
v_mov_b64 v[0:1], -100
v_mov_b64 v[0:1], -1000
v_mov_b64 v[0:1], 0x1234
v_mov_b64 v[0:1], 0x123456789abcdef0
v_mov_b64 v[0:1], 0x80000000
v_mov_b64 v[0:1], 0xffffff9c
v_mov_b64 v[0:1], 0xffffffff
v_mov_b64 v[0:1], 0xffffffffffffff9c
v_mov_b64 v[0:1], 1.0
v_mov_b64 v[0:1], lit64(1.1)
v_mov_b64 v[0:1], v[2:3]
v_mov_b64_sdwa v[6:7], v[8:9]
v_movrels_b32 v1, v2
v_mul_lo_i32 v7, v8, v9
v_mul_lo_u16 v0, 1.00001, v1
v_mul_lo_u16 v0, 6e-8, v1
v_mul_lo_u16 v1, 0x1234, v3
v_mul_lo_u16 v1, 0x3c00, v3
v_mul_lo_u16 v1, 0x3f800000, v3
v_mul_lo_u16 v1, 0xfff0, v3
v_mul_lo_u16 v1, 0xffff, v3
v_mul_lo_u16 v1, 1.0, v3
v_mul_lo_u16 v1, 65535, v3
v_mul_lo_u32 v7, v8, v9 row_shl:1
v_nop
v_nop 0
v_nop_e64
v_nop_sdwa
v_nop_sdwa src0_sel:WORD_1
v_perm_b32 v5, v1, s2, v3
v_permlane16_b32 v5, v1, s2, 0x1234
v_permlane16_b32 v5, v1, s2, s3
v_permlane16_b32 v5, v1, s2, s3 op_sel:[1,0,0,0]
v_permlane16_b32 v5, v1, s2, s3 op_sel:[1,1]
v_permlane16_b32 v5, v1, v2, s3
v_permlane16_swap_b32 v1, v2
v_permlane16_swap_b32 v1, v2 bound_ctrl:1 fi:1
v_permlane64_b32 v7, v8
v_permlanex16_b32 v5, v1, -1, 1.0
v_pipeflush
v_pk_add_bf16 v1, 0x3f80, v2
v_pk_add_bf16 v1, 0xffff, v2
v_pk_add_bf16 v1, 1.0, v2
v_pk_add_f16 v1, -1, v3
v_pk_add_f16 v1, -v2, v3
v_pk_add_f16 v1, 0x1234, v3
v_pk_add_f16 v1, 0x12345678, v3
v_pk_add_f16 v1, 0x3c00, v3
v_pk_add_f16 v1, 0x3c003c00, v3
v_pk_add_f16 v1, 0xffff, v3
v_pk_add_f16 v1, 0xffff0000, v3
v_pk_add_f16 v1, 0xffffffff, v3
v_pk_add_f16 v1, 1.0, v3
v_pk_add_f16 v1, 1.5, v3
v_pk_add_f16 v1, 65536.0, v3
v_pk_add_f16 v1, s2, s3
v_pk_add_f16 v1, v2, v3
v_pk_add_f16 v1, v2, v3 op_sel:[1,0,0]
v_pk_add_f16 v1, v2, v3 op_sel:[1,0]
v_pk_add_f16 v1, v2, v3 op_sel:[1,2]
v_pk_add_f16 v1, v2, v3 op_sel_hi:[0,0]
v_pk_add_f16 v1, v2, v3 op_sel_hi:[0,0] neg_lo:[1,0] neg_hi:[0,1] clamp
v_pk_add_f16 v1, |v2|, v3
v_pk_add_f16 v2, 1.0001, v2
v_pk_add_u16 v1, -100, v3
v_pk_add_u16 v1, 0x12345678, v3
v_pk_add_u16 v1, 0x3c00, v3
v_pk_add_u16 v1, 0x3f800000, v3
v_pk_add_u16 v1, 0xffff, v3
v_pk_add_u16 v1, 0xffffffff, v3
v_pk_add_u16 v1, 1.0, v3
v_pk_add_u16 v1, v2, 1
v_pk_add_u16 v1, v2, 1.0
v_pk_add_u16 v1, v2, v3 op_sel_hi:[1,1,1]
v_pk_add_u16 v1, v2, v3 op_sel_hi:[1]
v_pk_fma_f16 v1, v2, v3, v4 op_sel:[0,0,1]
v_pk_fma_f16 v1, v2, v3, v4 op_sel_hi:[1,1]
v_pk_fma_f32 v[0:1], 0x3f800000, v[2:3], v[4:5]
v_pk_fma_f32 v[0:1], 0xffffffff, v[2:3], v[4:5]
v_pk_fma_f32 v[0:1], 1.0, v[2:3], v[4:5]
v_pk_fma_f32 v[0:1], v[2:3], v[4:5], v[6:7] op_sel:[1,1,1]
v_pk_lshlrev_b16 v7, lds_direct, v9
v_pk_minimum3_f16 v1, v2, v3, v4
v_pk_mov_b32 v[0:1], 0xffffffff, v[2:3]
v_pk_mov_b32 v[0:1], v[2:3], v[4:5] op_sel:[1,0]
v_pk_mul_f32 v[0:1], v[2:3], v[4:5] op_sel_hi:[0]
v_prng_b32 v1, v2
v_rcp_f64 v[0:1], -100
v_rcp_f64 v[0:1], 0x100000000
v_rcp_f64 v[0:1], 0x12345678
v_rcp_f64 v[0:1], 0x3ff00000
v_rcp_f64 v[0:1], 0x3ff8000000000000
v_rcp_f64 v[0:1], 0xffffff9c
v_rcp_f64 v[0:1], 1.5
v_rcp_f64 v[0:1], 100
v_rcp_f64 v[0:1], lit(0x3ff00000)
v_rcp_f64 v[0:1], lit(1.0)
v_rcp_f64 v[0:1], lit64(0x3ff0000000000000)
v_readfirstlane_b32 exec_lo, v2
v_readfirstlane_b32 m0, v2
v_readfirstlane_b32 null, v2
v_readfirstlane_b32 s0, 5
v_readfirstlane_b32 s1, lds_direct
v_readfirstlane_b32 s1, s2
v_readfirstlane_b32 s1, v2
v_readlane_b32 exec_lo, v2, 1
v_readlane_b32 m0, v2, 1
v_readlane_b32 m0, v2, s1
v_readlane_b32 null, v2, 1
v_readlane_b32 s0, v1, 0xffffffff
v_readlane_b32 s1, s2, s3
v_readlane_b32 s1, v2, 3
v_readlane_b32 s1, v2, 64
v_readlane_b32 s1, v2, s3
v_readlane_b32 ttmp1, v2, 1
v_readlane_b32 vcc_lo, v2, m0
v_readlane_b32_e64 s7, v8, s9
v_s_exp_f32 s1, s2
v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[6:9], v1 cbsz:3 abid:1
v_smfmac_f32_16x16x64f16 v[0:3], v[4:7], v[8:15], v16
v_smfmac_f32_32x32x64fp8bf8 v[0:15], v[16:19], v[20:27], v28
v_smfmac_i32_16x16x128i8 v[0:3], v[4:7], v[8:15], v16
v_sub_f32 v7, lds_direct, v9
v_sub_i32 v1, v2, v3
v_subrev_co_ci_u32 v1, s3, v4
v_subrev_f32 v7, lds_direct, v9
v_swap_b32 v1, v2
v_swap_b32 v7, lds_direct
v_swap_b32_e64 v7, v8
v_swaprel_b32 v1, v2
v_swmmac_f32_16x16x32_f16 v[8:15], v[0:3], v[16:23], v24 neg_lo:[0,0,1]
v_swmmac_f32_16x16x32_f16 v[8:15], v[0:3], v[16:23], v24 neg_lo:[1,1,0]
v_swmmac_f32_16x16x32_fp8_fp8 v[8:15], v[0:1], v[16:19], v24 neg_lo:[1,0,0]
v_tanh_f32 v1, v2
v_trig_preop_f64 v[0:1], v[2:3], v4
v_trunc_f32 v0, lit64(1.1)
v_wmma_f16_16x16x16_f16 v[8:15], v[0:7], v[0:7], v[8:15] op_sel:[0,0,1]
v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[8:19], v[24:35], v[40:47] matrix_a_fmt:MATRIX_FMT_FP6 matrix_b_fmt:MATRIX_FMT_BF6
v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[8:23], v[24:39], v[40:47] matrix_a_fmt:MATRIX_FMT_BF8
v_wmma_f32_16x16x16_f16 v[16:23], v[0:3], v[8:11], v[16:23] op_sel:[0,0,1]
v_wmma_f32_16x16x16_f16 v[16:23], v[0:7], v[8:15], v[16:23] op_sel:[0,0,1]
v_wmma_f32_16x16x16_f16 v[8:15], v[0:7], v[0:7], 1.0
v_wmma_f32_16x16x16_f16 v[8:15], v[0:7], v[0:7], v[8:15]
v_wmma_f32_16x16x16_f16 v[8:15], v[0:7], v[0:7], v[8:15] neg_lo:[1,1,1]
v_wmma_f32_16x16x16_fp8_fp8 v[16:23], v[0:1], v[8:9], v[16:23] neg_lo:[0,0,1]
v_wmma_f32_16x16x16_fp8_fp8 v[16:23], v[0:1], v[8:9], v[16:23] neg_lo:[1,0,0]
v_wmma_f32_16x16x4_f32 v[4:11], v[0:1], v[2:3], v[4:11]
v_wmma_f32_16x16x4_f32 v[4:11], v[0:1], v[2:3], v[4:11] neg_hi:[1,0,0]
v_wmma_f32_16x16x4_f32 v[4:11], v[0:1], v[2:3], v[4:11] neg_lo:[1,0,0]
v_wmma_f32_16x16x64_bf8_bf8 v[4:11], v[0:7], v[2:9], v[4:11] matrix_a_reuse
v_wmma_i32_16x16x16_iu8 v[16:23], v[0:1], v[8:9], v[16:23] neg_hi:[1,0,0]
v_wmma_i32_16x16x16_iu8 v[16:23], v[0:1], v[8:9], v[16:23] neg_lo:[0,0,1]
v_wmma_i32_16x16x16_iu8 v[16:23], v[0:1], v[8:9], v[16:23] neg_lo:[1,1,0]
v_wmma_i32_16x16x16_iu8 v[8:15], v[0:3], v[4:7], v[8:15] neg_lo:[1,0,0]
v_wmma_scale_f32_16x16x128_f8f6f4 v[0:7], v[8:23], v[24:39], v[40:47], v1, v2 matrix_a_scale:MATRIX_SCALE_ROW1
v_writelane_b32 v1, 0x1234, s3
v_writelane_b32 v1, 0xffffffff, s0
v_writelane_b32 v1, 1, s3
v_writelane_b32 v1, m0, m0
v_writelane_b32 v1, s2, m0
v_writelane_b32 v1, s2, s3
v_writelane_b32 v7, lds_direct, s2
v_xor_add_u32 v7, v8, v9, v10
