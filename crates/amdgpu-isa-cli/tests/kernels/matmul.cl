// A tile of a matrix product: 16 by 16 work items, tiles in LDS.
#define N 16
__attribute__((reqd_work_group_size(N, N, 1)))
kernel void matmul(global const float *a, global const float *b, global float *c, int width) {
    local float tile_a[N][N], tile_b[N][N];
    int x = __builtin_amdgcn_workitem_id_x(), y = __builtin_amdgcn_workitem_id_y();
    int column = __builtin_amdgcn_workgroup_id_x() * N + x, row = __builtin_amdgcn_workgroup_id_y() * N + y;
    float sum = 0;
    for (int tile = 0; tile < width; tile += N) {
        tile_a[y][x] = a[row * width + tile + x];
        tile_b[y][x] = b[(tile + y) * width + column];
        __builtin_amdgcn_s_barrier();
        for (int k = 0; k < N; k++)
            sum = __builtin_fmaf(tile_a[y][k], tile_b[k][x], sum);
        __builtin_amdgcn_s_barrier();
    }
    c[row * width + column] = sum;
}
