// Sums of 256 values a work group: doubles and halves, too, for their instructions.
__attribute__((reqd_work_group_size(256, 1, 1)))
kernel void reduction(global const float *in, global float *out, global const double *wide, global double *wide_out,
                      global const short *narrow, global short *narrow_out) {
    local float sums[256];
    int lane = __builtin_amdgcn_workitem_id_x(), group = __builtin_amdgcn_workgroup_id_x();
    float value = in[group * 256 + lane];
    sums[lane] = value;
    __builtin_amdgcn_s_barrier();
    for (int step = 128; step > 0; step >>= 1) {
        if (lane < step)
            sums[lane] += sums[lane + step];
        __builtin_amdgcn_s_barrier();
    }
    if (lane == 0)
        out[group] = sums[0];
    double product = 1.0;
    for (int i = 0; i < 4; i++)
        product = product * wide[lane + i] + 0.15915494309189532;
    wide_out[lane] = product;
    short least = 0x7fff;
    for (int i = 0; i < 4; i++)
        least = narrow[lane * 4 + i] < least ? narrow[lane * 4 + i] : least;
    narrow_out[lane] = least;
}
