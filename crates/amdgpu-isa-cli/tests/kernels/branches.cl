// Branches, loops of unknown length, scratch, LDS, integer division and conversions.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void branches(global const int *in, global int *out, global half *halves, int count, int limit) {
    local int shared[64];
    int stack[32];
    int lane = __builtin_amdgcn_workitem_id_x();
    int value = in[lane], steps = 0;
    while (value != 1 && steps < limit) {
        stack[steps & 31] = value;
        value = (value & 1) ? 3 * value + 1 : value >> 1;
        steps++;
    }
    shared[lane & 63] = steps;
    __builtin_amdgcn_s_barrier();
    switch (count & 3) {
    case 0: out[lane] = shared[63 - (lane & 63)] / (limit | 1); break;
    case 1: out[lane] = stack[value & 31] % 7; break;
    case 2: out[lane] = (int)((float)steps * 0.5f + (float)value); break;
    default: out[lane] = __builtin_popcount(value) + __builtin_clz(steps | 1);
    }
    halves[lane] = (half)((float)value / (float)(steps + 1)) * (half)1.5f + (half)0.25f;
}
