// Counts bytes: atomics in LDS, then in global memory, with and without the old value.
__attribute__((reqd_work_group_size(256, 1, 1)))
kernel void histogram(global const uchar *in, global uint *bins, global uint *last, uint count) {
    local uint counts[256];
    uint lane = __builtin_amdgcn_workitem_id_x(), group = __builtin_amdgcn_workgroup_id_x();
    counts[lane] = 0;
    __builtin_amdgcn_s_barrier();
    for (uint i = group * 256 + lane; i < count; i += 65536)
        __atomic_fetch_add(&counts[in[i]], 1u, __ATOMIC_RELAXED);
    __builtin_amdgcn_s_barrier();
    uint old = __atomic_fetch_add(&bins[lane], counts[lane], __ATOMIC_SEQ_CST);
    __atomic_fetch_max(&last[group], old, __ATOMIC_RELAXED);
    ulong expected = 0;
    __atomic_compare_exchange_n((global ulong *)last + 64, &expected, (ulong)old << 32, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}
