// Kernels of the kinds that GPU compilers see most: what `make.sh` compiles for the compiler's-mix corpus.
//
// No device library: everything here is OpenCL C that the compiler expands itself, so it compiles for x86-64 too.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#ifdef __AMDGCN__
#define LANE(dimension) ((dimension) ? __builtin_amdgcn_workitem_id_y() : __builtin_amdgcn_workitem_id_x())
#define GROUP(dimension) ((dimension) ? __builtin_amdgcn_workgroup_id_y() : __builtin_amdgcn_workgroup_id_x())
#define BARRIER() __builtin_amdgcn_s_barrier()
#define RSQ(x) __builtin_amdgcn_rsqf(x)
#define SIN(x) __builtin_amdgcn_sinf(x)
#define LOG2(x) __builtin_amdgcn_logf(x)
#define SHUFFLE(at, x) __builtin_amdgcn_ds_bpermute((at), (x))
#else
extern uint LANE(int dimension);
extern uint GROUP(int dimension);
extern void BARRIER(void);
#define RSQ(x) (1.0f / __builtin_sqrtf(x))
#define SIN(x) ((x) - (x) * (x) * (x) / 6.0f)
#define LOG2(x) (((x) - 1.0f) * 1.4427f)
extern int SHUFFLE(int at, int x);
#endif

#define FMA(a, b, c) ((a) * (b) + (c))
#define INDEX() (GROUP(0) * 256u + LANE(0))

// --- dense linear algebra ---------------------------------------------------------------------------------------------------

#define MATMUL(T, N)                                                                                                           \
    kernel void matmul_##T(global T *c, global const T *a, global const T *b, uint n) {                                       \
        local T tile_a[N][N + 1], tile_b[N][N + 1];                                                                            \
        uint x = LANE(0), y = LANE(1), column = GROUP(0) * N + x, row = GROUP(1) * N + y;                                      \
        T sum = 0;                                                                                                             \
        for (uint k = 0; k < n; k += N) {                                                                                      \
            tile_a[y][x] = a[row * n + k + x];                                                                                 \
            tile_b[y][x] = b[(k + y) * n + column];                                                                            \
            BARRIER();                                                                                                         \
            for (uint i = 0; i < N; i++)                                                                                       \
                sum += tile_a[y][i] * tile_b[i][x];                                                                            \
            BARRIER();                                                                                                         \
        }                                                                                                                      \
        c[row * n + column] = sum;                                                                                             \
    }

MATMUL(float, 16)
MATMUL(double, 8)
MATMUL(half, 16)
MATMUL(int, 16)
MATMUL(long, 8)
MATMUL(short, 16)
MATMUL(uchar, 16)

#define LU(T)                                                                                                                  \
    kernel void lu_##T(global T *m, uint n) {                                                                                  \
        uint row = INDEX();                                                                                                    \
        for (uint k = 0; k < n; k++) {                                                                                         \
            if (row > k && row < n) {                                                                                          \
                T factor = m[row * n + k] / m[k * n + k];                                                                      \
                m[row * n + k] = factor;                                                                                       \
                for (uint j = k + 1; j < n; j++)                                                                               \
                    m[row * n + j] -= factor * m[k * n + j];                                                                   \
            }                                                                                                                  \
            BARRIER();                                                                                                         \
        }                                                                                                                      \
    }

LU(float)
LU(double)
LU(half)

// --- reductions, scans, sorting ---------------------------------------------------------------------------------------------

#define REDUCE(T, NAME, OP)                                                                                                    \
    kernel void reduce_##NAME##_##T(global T *out, global const T *in, uint n) {                                               \
        local T part[256];                                                                                                     \
        uint lane = LANE(0);                                                                                                   \
        T sum = in[INDEX()];                                                                                                   \
        for (uint i = INDEX() + 256; i < n; i += 256 * 64) {                                                                   \
            T x = in[i];                                                                                                       \
            sum = OP;                                                                                                          \
        }                                                                                                                      \
        part[lane] = sum;                                                                                                      \
        for (uint half_way = 128; half_way; half_way >>= 1) {                                                                  \
            BARRIER();                                                                                                         \
            if (lane < half_way) {                                                                                             \
                T x = part[lane + half_way];                                                                                   \
                sum = OP;                                                                                                      \
                part[lane] = sum;                                                                                              \
            }                                                                                                                  \
        }                                                                                                                      \
        if (!lane)                                                                                                             \
            out[GROUP(0)] = sum;                                                                                               \
    }

#define REDUCTIONS(T)                                                                                                          \
    REDUCE(T, add, sum + x)                                                                                                    \
    REDUCE(T, mul, sum *x)                                                                                                     \
    REDUCE(T, min, sum < x ? sum : x)                                                                                          \
    REDUCE(T, max, sum > x ? sum : x)

REDUCTIONS(float)
REDUCTIONS(double)
REDUCTIONS(half)
REDUCTIONS(int)
REDUCTIONS(ulong)
REDUCTIONS(ushort)
REDUCTIONS(char)
REDUCE(uint, xor, sum ^ x)
REDUCE(uint, and, sum &x)
REDUCE(ulong, or, sum | x)

kernel void scan(global int *data) {
    int lane = (int)LANE(0), value = data[INDEX()];
    for (int step = 1; step < 32; step <<= 1) {
        int other = SHUFFLE((lane - step) * 4, value);
        value += lane >= step ? other : 0;
    }
    data[INDEX()] = value;
}

#define SORT(T)                                                                                                                \
    kernel void sort_##T(global T *data, uint width, uint block) {                                                             \
        uint lane = INDEX(), partner = lane ^ width;                                                                           \
        if (partner > lane) {                                                                                                  \
            T a = data[lane], b = data[partner];                                                                               \
            if ((a > b) == !(lane & block)) {                                                                                  \
                data[lane] = b;                                                                                                \
                data[partner] = a;                                                                                             \
            }                                                                                                                  \
        }                                                                                                                      \
    }

SORT(float)
SORT(double)
SORT(half)
SORT(int)
SORT(ulong)
SORT(uchar)

kernel void histogram(global uint *bins, global const uchar *data, uint n) {
    local uint own[256];
    own[LANE(0)] = 0;
    BARRIER();
    for (uint i = INDEX(); i < n; i += 256 * 64)
        __atomic_fetch_add(&own[data[i]], 1, __ATOMIC_RELAXED);
    BARRIER();
    __atomic_fetch_add(&bins[LANE(0)], own[LANE(0)], __ATOMIC_RELAXED);
}

// --- physics, images, signals -----------------------------------------------------------------------------------------------

kernel void bodies(global float4 *velocity, global const float4 *body, uint n, float dt) {
    float4 own = body[INDEX()], pull = 0;
    for (uint i = 0; i < n; i++) {
        float4 way = body[i] - own;
        float r2 = FMA(way.x, way.x, FMA(way.y, way.y, FMA(way.z, way.z, 0.01f)));
        float inverse = RSQ(r2);
        pull += way * (body[i].w * inverse * inverse * inverse);
    }
    velocity[INDEX()] += pull * dt;
}

#define STENCIL(T, V)                                                                                                          \
    kernel void stencil_##V(global V *out, global const V *in, uint width, T centre, T side) {                                 \
        uint at = (GROUP(1) * 8u + LANE(1)) * width + INDEX();                                                                 \
        out[at] = in[at] * centre + (in[at - 1] + in[at + 1] + in[at - width] + in[at + width]) * side;                        \
    }

STENCIL(float, float)
STENCIL(float, float2)
STENCIL(float, float4)
STENCIL(double, double2)
STENCIL(half, half2)
STENCIL(half, half8)
STENCIL(int, int4)
STENCIL(short, short4)

kernel void blend(global uchar4 *out, global const uchar4 *over, global const uchar4 *under) {
    ushort4 a, b;
    a.x = over[INDEX()].x, a.y = over[INDEX()].y, a.z = over[INDEX()].z, a.w = over[INDEX()].w;
    b.x = under[INDEX()].x, b.y = under[INDEX()].y, b.z = under[INDEX()].z, b.w = under[INDEX()].w;
    ushort4 sum = a * a.w + b * (ushort)(255 - a.w);
    sum = (sum + (ushort)128 + (sum >> (ushort)8)) >> (ushort)8;
    uchar4 result;
    result.x = sum.x, result.y = sum.y, result.z = sum.z, result.w = sum.w;
    out[INDEX()] = result;
}

kernel void fractal(global uint *out, float left, float top, float step, uint width) {
    float cx = FMA(INDEX(), step, left), cy = FMA(GROUP(1), step, top), x = 0, y = 0;
    uint round = 0;
    while (x * x + y * y < 4.0f && round < 255) {
        float next = FMA(x, x, FMA(-y, y, cx));
        y = FMA(2.0f * x, y, cy);
        x = next;
        round++;
    }
    out[GROUP(1) * width + INDEX()] = round;
}

kernel void waves(global float *out, global const float *in, float rate) {
    float x = in[INDEX()], sum = 0;
#pragma unroll
    for (int i = 1; i <= 12; i++)
        sum = FMA(SIN(x * i * rate), LOG2(x + i), sum);
    out[INDEX()] = sum;
}

kernel void butterfly(global float2 *data, uint span) {
#pragma unroll
    for (int round = 0; round < 6; round++) {
        uint lane = INDEX(), low = ((lane & ~(span - 1)) << 1) | (lane & (span - 1));
        float angle = (float)(lane & (span - 1)) / (float)span, s = SIN(angle), c = SIN(angle + 0.25f);
        float2 a = data[low], b = data[low + span];
        float2 turned = (float2)(FMA(b.x, c, -(b.y * s)), FMA(b.x, s, b.y * c));
        data[low] = a + turned;
        data[low + span] = a - turned;
        span <<= 1;
        BARRIER();
    }
}

// --- integers: hashes, random numbers, big numbers, text --------------------------------------------------------------------

#define ROTATE(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#define QUARTER(a, b, c, d)                                                                                                    \
    a += b, d = ROTATE(d ^ a, 16), c += d, b = ROTATE(b ^ c, 12), a += b, d = ROTATE(d ^ a, 8), c += d, b = ROTATE(b ^ c, 7)

kernel void chacha(global uint *out, global const uint *key) {
    uint s[16];
    for (int i = 0; i < 16; i++)
        s[i] = key[i];
    s[12] += INDEX();
#pragma unroll
    for (int round = 0; round < 10; round++) {
        QUARTER(s[0], s[4], s[8], s[12]);
        QUARTER(s[1], s[5], s[9], s[13]);
        QUARTER(s[2], s[6], s[10], s[14]);
        QUARTER(s[3], s[7], s[11], s[15]);
        QUARTER(s[0], s[5], s[10], s[15]);
        QUARTER(s[1], s[6], s[11], s[12]);
        QUARTER(s[2], s[7], s[8], s[13]);
        QUARTER(s[3], s[4], s[9], s[14]);
    }
    for (int i = 0; i < 16; i++)
        out[INDEX() * 16 + i] = s[i] + key[i];
}

kernel void random(global ulong *state, uint rounds) {
    ulong x = state[INDEX()];
    for (uint i = 0; i < rounds; i++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        x *= 0x2545f4914f6cdd1dul;
    }
    state[INDEX()] = x;
}

kernel void power(global ulong *out, global const ulong *in, ulong exponent, ulong modulus) {
    ulong base = in[INDEX()] % modulus, result = 1;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1)
            result = result * base % modulus;
        base = base * base % modulus;
    }
    out[INDEX()] = result;
}

kernel void bits(global uint *out, global const uint *in) {
    uint x = in[INDEX()], sum = 0;
    sum += __builtin_popcount(x) + __builtin_clz(x | 1) * 3 + __builtin_ctz(x | 1) * 5 + __builtin_bitreverse32(x);
    sum ^= (x >> 3 & 0x1f) | (x << 7 & 0xff00) | __builtin_bswap32(x);
    out[INDEX()] = sum;
}

kernel void words(global uint *count, global const char *text, uint n) {
    uint own = 0;
    bool inside = false;
    for (uint i = INDEX() * 1024; i < n && i < INDEX() * 1024 + 1024; i++) {
        char c = text[i];
        switch (c) {
        case ' ': case '\t': case '\n': case '\r':
            inside = false;
            break;
        default:
            own += !inside;
            inside = true;
        }
    }
    count[INDEX()] = own;
}

kernel void machine(global int *registers, global const uint *program, uint steps) {
    int r[8];
    for (int i = 0; i < 8; i++)
        r[i] = registers[INDEX() * 8 + i];
    uint pc = 0;
    while (steps--) {
        uint word = program[pc++];
        int a = r[word >> 4 & 7], b = r[word >> 8 & 7];
        switch (word & 15) {
        case 0: a += b; break;
        case 1: a -= b; break;
        case 2: a *= b; break;
        case 3: a = b ? a / b : 0; break;
        case 4: a &= b; break;
        case 5: a |= b; break;
        case 6: a ^= b; break;
        case 7: a <<= b & 31; break;
        case 8: a >>= b & 31; break;
        case 9: a = b; break;
        case 10: pc = a ? pc : (uint)b; break;
        case 11: a = (int)(word >> 16); break;
        case 12: a = registers[(uint)b & 1023]; break;
        case 13: registers[(uint)b & 1023] = a; break;
        default: steps = 0;
        }
        r[word >> 4 & 7] = a;
    }
    for (int i = 0; i < 8; i++)
        registers[INDEX() * 8 + i] = r[i];
}

// --- conversions ------------------------------------------------------------------------------------------------------------

#define CONVERT(FROM, TO)                                                                                                      \
    kernel void FROM##_to_##TO(global TO *out, global const FROM *in, TO scale) {                                              \
        out[INDEX()] = (TO)in[INDEX()] * scale + (TO)in[INDEX() + 64];                                                         \
    }
#define CONVERSIONS(FROM)                                                                                                      \
    CONVERT(FROM, char) CONVERT(FROM, ushort) CONVERT(FROM, int) CONVERT(FROM, ulong)                                          \
    CONVERT(FROM, half) CONVERT(FROM, float) CONVERT(FROM, double)

CONVERSIONS(char)
CONVERSIONS(ushort)
CONVERSIONS(int)
CONVERSIONS(ulong)
CONVERSIONS(half)
CONVERSIONS(float)
CONVERSIONS(double)
