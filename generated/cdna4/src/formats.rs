// Written by `cargo xtask regen` from amdgpu_isa_cdna4.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Data formats.
use amdgpu_isa_core::rows::reads::*;
use amdgpu_isa_core::rows::*;
use amdgpu_isa_core::{DataKind, Signedness};
/// Numbers of the data formats.
#[allow(missing_docs)]
pub mod fmt {
    pub const ANY: u8 = 0;
    pub const BUF: u8 = 1;
    pub const NUM_B1: u8 = 3;
    pub const NUM_B128: u8 = 4;
    pub const NUM_B16: u8 = 5;
    pub const NUM_B256: u8 = 6;
    pub const NUM_B32: u8 = 7;
    pub const NUM_B512: u8 = 8;
    pub const NUM_B64: u8 = 9;
    pub const NUM_B8: u8 = 10;
    pub const NUM_B96: u8 = 11;
    pub const NUM_BF16: u8 = 12;
    pub const NUM_BF8: u8 = 14;
    pub const NUM_F16: u8 = 15;
    pub const NUM_F32: u8 = 16;
    pub const NUM_F64: u8 = 17;
    pub const NUM_FP8: u8 = 20;
    pub const NUM_I16: u8 = 21;
    pub const NUM_I24: u8 = 22;
    pub const NUM_I32: u8 = 23;
    pub const NUM_I64: u8 = 25;
    pub const NUM_I8: u8 = 26;
    pub const NUM_M64: u8 = 27;
    pub const NUM_PK16_BF16: u8 = 28;
    pub const NUM_PK16_BF8: u8 = 29;
    pub const NUM_PK16_F16: u8 = 30;
    pub const NUM_PK16_F32: u8 = 31;
    pub const NUM_PK16_FP8: u8 = 32;
    pub const NUM_PK16_I32: u8 = 33;
    pub const NUM_PK16_I8: u8 = 34;
    pub const NUM_PK2_B16: u8 = 35;
    pub const NUM_PK2_B32: u8 = 36;
    pub const NUM_PK2_B64: u8 = 37;
    pub const NUM_PK2_BF16: u8 = 38;
    pub const NUM_PK2_BF8: u8 = 39;
    pub const NUM_PK2_F16: u8 = 40;
    pub const NUM_PK2_F32: u8 = 41;
    pub const NUM_PK2_FP4: u8 = 42;
    pub const NUM_PK2_FP8: u8 = 43;
    pub const NUM_PK2_I16: u8 = 44;
    pub const NUM_PK2_I8: u8 = 45;
    pub const NUM_PK2_U16: u8 = 46;
    pub const NUM_PK2_U8: u8 = 47;
    pub const NUM_PK32_BF16: u8 = 48;
    pub const NUM_PK32_BF6: u8 = 49;
    pub const NUM_PK32_BF8: u8 = 50;
    pub const NUM_PK32_F16: u8 = 51;
    pub const NUM_PK32_F32: u8 = 52;
    pub const NUM_PK32_FP6: u8 = 53;
    pub const NUM_PK32_FP8: u8 = 54;
    pub const NUM_PK32_I32: u8 = 55;
    pub const NUM_PK32_I8: u8 = 56;
    pub const NUM_PK4_B8: u8 = 57;
    pub const NUM_PK4_BF16: u8 = 58;
    pub const NUM_PK4_F16: u8 = 59;
    pub const NUM_PK4_F32: u8 = 60;
    pub const NUM_PK4_F64: u8 = 61;
    pub const NUM_PK4_I32: u8 = 62;
    pub const NUM_PK4_I8: u8 = 63;
    pub const NUM_PK4_U8: u8 = 64;
    pub const NUM_PK8_B32: u8 = 65;
    pub const NUM_PK8_BF16: u8 = 66;
    pub const NUM_PK8_BF8: u8 = 67;
    pub const NUM_PK8_F16: u8 = 68;
    pub const NUM_PK8_FP8: u8 = 69;
    pub const NUM_PK8_I4: u8 = 70;
    pub const NUM_PK8_I8: u8 = 71;
    pub const NUM_PK8_U4: u8 = 72;
    pub const NUM_U16: u8 = 79;
    pub const NUM_U24: u8 = 80;
    pub const NUM_U32: u8 = 81;
    pub const NUM_U64: u8 = 83;
    pub const NUM_U8: u8 = 84;
    pub const RSRC_SCALAR: u8 = 86;
    pub const RSRC_SCRATCH: u8 = 87;
    pub const RSRC_TYPED: u8 = 90;
}
/// Data formats.
pub static DATA_FORMATS: [DataFormatRow; 98] = [
    data_format(s(2216, 7), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(2223, 7), DataKind::Descriptor, 64, 1, run(1, 1), 0, U64),
    data_format(s(2230, 7), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(2237, 10), DataKind::Bits, 1, 1, run(2, 1), 0, U32),
    data_format(s(2247, 12), DataKind::Bits, 128, 1, run(3, 1), 0, U32),
    data_format(s(2259, 11), DataKind::Bits, 16, 1, run(4, 1), 0, U16),
    data_format(s(2270, 12), DataKind::Bits, 256, 1, run(5, 1), 0, U32),
    data_format(s(2282, 11), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(2293, 12), DataKind::Bits, 512, 1, run(6, 1), 0, U32),
    data_format(s(2305, 11), DataKind::Bits, 64, 1, run(1, 1), 0, U64),
    data_format(s(2316, 10), DataKind::Bits, 8, 1, run(7, 1), 0, U32),
    data_format(s(2326, 11), DataKind::Bits, 96, 1, run(8, 1), 0, U32),
    data_format(s(2357, 12), DataKind::Float, 16, 1, run(9, 3), 0, BF16),
    data_format(s(2369, 11), DataKind::Float, 6, 1, run(12, 3), 0, F32),
    data_format(s(2380, 11), DataKind::Float, 8, 1, run(15, 3), 0, F32),
    data_format(s(2391, 11), DataKind::Float, 16, 1, run(18, 3), 0, F16),
    data_format(s(2402, 11), DataKind::Float, 32, 1, run(21, 3), 0, F32),
    data_format(s(2413, 11), DataKind::Float, 64, 1, run(24, 3), 0, F64),
    data_format(s(2424, 11), DataKind::Float, 4, 1, run(27, 3), 0, F32),
    data_format(s(2435, 11), DataKind::Float, 6, 1, run(30, 3), 0, F32),
    data_format(s(2446, 11), DataKind::Float, 8, 1, run(33, 3), 0, F32),
    data_format(s(2457, 11), DataKind::Integer, 16, 1, run(36, 1), 0, I16),
    data_format(s(2468, 11), DataKind::Integer, 24, 1, run(37, 1), 0, I32),
    data_format(s(2479, 11), DataKind::Integer, 32, 1, run(38, 1), 0, I32),
    data_format(s(2490, 10), DataKind::Integer, 4, 1, run(39, 1), 0, I32),
    data_format(s(2500, 11), DataKind::Integer, 64, 1, run(40, 1), 0, I64),
    data_format(s(2511, 10), DataKind::Integer, 8, 1, run(41, 1), 0, I32),
    data_format(s(2521, 11), DataKind::Bits, 64, 1, run(1, 1), 0, M64),
    data_format(s(2532, 17), DataKind::Float, 256, 16, run(9, 3), 16, PK_BF16),
    data_format(s(2549, 16), DataKind::Float, 128, 16, run(15, 3), 8, F32),
    data_format(s(2565, 16), DataKind::Float, 256, 16, run(18, 3), 16, PK_F16),
    data_format(s(2581, 16), DataKind::Float, 512, 16, run(21, 3), 32, F32),
    data_format(s(2597, 16), DataKind::Float, 128, 16, run(33, 3), 8, F32),
    data_format(s(2613, 16), DataKind::Integer, 512, 16, run(38, 1), 32, I32),
    data_format(s(2629, 15), DataKind::Integer, 128, 16, run(41, 1), 8, I32),
    data_format(s(2644, 15), DataKind::Bits, 32, 2, run(4, 1), 16, U32),
    data_format(s(2659, 15), DataKind::Bits, 64, 2, run(0, 1), 32, U32),
    data_format(s(2674, 15), DataKind::Bits, 128, 2, run(1, 1), 64, U64),
    data_format(s(2689, 16), DataKind::Float, 32, 2, run(9, 3), 16, PK_BF16),
    data_format(s(2705, 15), DataKind::Float, 16, 2, run(15, 3), 8, F32),
    data_format(s(2720, 15), DataKind::Float, 32, 2, run(18, 3), 16, PK_F16),
    data_format(s(2735, 15), DataKind::Float, 64, 2, run(21, 3), 32, F32),
    data_format(s(2750, 15), DataKind::Float, 8, 2, run(27, 3), 4, F32),
    data_format(s(2765, 15), DataKind::Float, 16, 2, run(33, 3), 8, F32),
    data_format(s(2780, 15), DataKind::Integer, 32, 2, run(36, 1), 16, I32),
    data_format(s(2795, 14), DataKind::Integer, 16, 2, run(41, 1), 8, I32),
    data_format(s(2809, 15), DataKind::Integer, 32, 2, run(42, 1), 16, U32),
    data_format(s(2824, 14), DataKind::Integer, 16, 2, run(43, 1), 8, U32),
    data_format(s(2838, 17), DataKind::Float, 512, 32, run(9, 3), 16, PK_BF16),
    data_format(s(2855, 16), DataKind::Float, 192, 32, run(12, 3), 6, F32),
    data_format(s(2871, 16), DataKind::Float, 256, 32, run(15, 3), 8, F32),
    data_format(s(2887, 16), DataKind::Float, 512, 32, run(18, 3), 16, PK_F16),
    data_format(s(2903, 16), DataKind::Float, 1024, 32, run(21, 3), 32, F32),
    data_format(s(2919, 16), DataKind::Float, 192, 32, run(30, 3), 6, F32),
    data_format(s(2935, 16), DataKind::Float, 256, 32, run(33, 3), 8, F32),
    data_format(s(2951, 16), DataKind::Integer, 1024, 32, run(38, 1), 32, I32),
    data_format(s(2967, 15), DataKind::Integer, 256, 32, run(41, 1), 8, I32),
    data_format(s(2982, 14), DataKind::Bits, 32, 4, run(7, 1), 8, U32),
    data_format(s(2996, 16), DataKind::Float, 64, 4, run(9, 3), 16, PK_BF16),
    data_format(s(3012, 15), DataKind::Float, 64, 4, run(18, 3), 16, PK_F16),
    data_format(s(3027, 15), DataKind::Float, 128, 4, run(21, 3), 32, F32),
    data_format(s(3042, 15), DataKind::Float, 256, 4, run(24, 3), 64, F64),
    data_format(s(3057, 15), DataKind::Integer, 128, 4, run(38, 1), 32, I32),
    data_format(s(3072, 14), DataKind::Integer, 32, 4, run(41, 1), 8, I32),
    data_format(s(3086, 14), DataKind::Integer, 32, 4, run(43, 1), 8, U32),
    data_format(s(3100, 15), DataKind::Bits, 256, 8, run(0, 1), 32, U32),
    data_format(s(3115, 16), DataKind::Float, 128, 8, run(9, 3), 16, PK_BF16),
    data_format(s(3131, 15), DataKind::Float, 64, 8, run(15, 3), 8, F32),
    data_format(s(3146, 15), DataKind::Float, 128, 8, run(18, 3), 16, PK_F16),
    data_format(s(3161, 15), DataKind::Float, 64, 8, run(33, 3), 8, F32),
    data_format(s(3176, 14), DataKind::Integer, 32, 8, run(39, 1), 4, I32),
    data_format(s(3190, 14), DataKind::Integer, 64, 8, run(41, 1), 8, I32),
    data_format(s(3204, 14), DataKind::Integer, 32, 8, run(44, 1), 4, U32),
    data_format(s(3218, 14), DataKind::Integer, 64, 8, run(43, 1), 8, U32),
    data_format(s(3232, 14), DataKind::Float, 32, 2, run(18, 3), 16, PK_F16),
    data_format(s(3246, 14), DataKind::Integer, 32, 2, run(36, 1), 16, I32),
    data_format(s(3260, 13), DataKind::Integer, 16, 2, run(41, 1), 8, I32),
    data_format(s(3273, 14), DataKind::Integer, 32, 2, run(42, 1), 16, U32),
    data_format(s(3287, 13), DataKind::Integer, 16, 2, run(43, 1), 8, U32),
    data_format(s(3300, 11), DataKind::Integer, 16, 1, run(42, 1), 0, U16),
    data_format(s(3311, 11), DataKind::Integer, 24, 1, run(45, 1), 0, U32),
    data_format(s(3322, 11), DataKind::Integer, 32, 1, run(46, 1), 0, U32),
    data_format(s(3333, 10), DataKind::Integer, 4, 1, run(44, 1), 0, U32),
    data_format(s(3343, 11), DataKind::Integer, 64, 1, run(47, 1), 0, U64),
    data_format(s(3354, 10), DataKind::Integer, 8, 1, run(43, 1), 0, U32),
    data_format(s(3364, 8), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3372, 15), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(3387, 16), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(3403, 21), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3424, 23), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3447, 14), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(3461, 19), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3480, 22), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3502, 21), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3523, 15), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3538, 20), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3558, 22), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3580, 8), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
];
/// Parts of components.
pub static DATA_PARTS: [DataPartRow; 48] = [
    part(s(2212, 4), Signedness::DoesNotApply, 0, 32),
    part(s(2212, 4), Signedness::DoesNotApply, 0, 64),
    part(s(2212, 4), Signedness::DoesNotApply, 0, 1),
    part(s(2212, 4), Signedness::DoesNotApply, 0, 128),
    part(s(2212, 4), Signedness::DoesNotApply, 0, 16),
    part(s(2212, 4), Signedness::DoesNotApply, 0, 256),
    part(s(2212, 4), Signedness::DoesNotApply, 0, 512),
    part(s(2212, 4), Signedness::DoesNotApply, 0, 8),
    part(s(2212, 4), Signedness::DoesNotApply, 0, 96),
    part(s(2337, 8), Signedness::DoesNotApply, 0, 7),
    part(s(2345, 8), Signedness::DoesNotApply, 7, 8),
    part(s(2353, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2337, 8), Signedness::DoesNotApply, 0, 2),
    part(s(2345, 8), Signedness::DoesNotApply, 2, 3),
    part(s(2353, 4), Signedness::DoesNotApply, 5, 1),
    part(s(2337, 8), Signedness::DoesNotApply, 0, 2),
    part(s(2345, 8), Signedness::DoesNotApply, 2, 5),
    part(s(2353, 4), Signedness::DoesNotApply, 7, 1),
    part(s(2337, 8), Signedness::DoesNotApply, 0, 10),
    part(s(2345, 8), Signedness::DoesNotApply, 10, 5),
    part(s(2353, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2337, 8), Signedness::DoesNotApply, 0, 23),
    part(s(2345, 8), Signedness::DoesNotApply, 23, 8),
    part(s(2353, 4), Signedness::DoesNotApply, 31, 1),
    part(s(2337, 8), Signedness::DoesNotApply, 0, 52),
    part(s(2345, 8), Signedness::DoesNotApply, 52, 11),
    part(s(2353, 4), Signedness::DoesNotApply, 63, 1),
    part(s(2337, 8), Signedness::DoesNotApply, 0, 1),
    part(s(2345, 8), Signedness::DoesNotApply, 1, 2),
    part(s(2353, 4), Signedness::DoesNotApply, 3, 1),
    part(s(2337, 8), Signedness::DoesNotApply, 0, 3),
    part(s(2345, 8), Signedness::DoesNotApply, 3, 2),
    part(s(2353, 4), Signedness::DoesNotApply, 5, 1),
    part(s(2337, 8), Signedness::DoesNotApply, 0, 3),
    part(s(2345, 8), Signedness::DoesNotApply, 3, 4),
    part(s(2353, 4), Signedness::DoesNotApply, 7, 1),
    part(s(2212, 4), Signedness::Signed, 0, 16),
    part(s(2212, 4), Signedness::Signed, 0, 24),
    part(s(2212, 4), Signedness::Signed, 0, 32),
    part(s(2212, 4), Signedness::Signed, 0, 4),
    part(s(2212, 4), Signedness::Signed, 0, 64),
    part(s(2212, 4), Signedness::Signed, 0, 8),
    part(s(2212, 4), Signedness::Unsigned, 0, 16),
    part(s(2212, 4), Signedness::Unsigned, 0, 8),
    part(s(2212, 4), Signedness::Unsigned, 0, 4),
    part(s(2212, 4), Signedness::Unsigned, 0, 24),
    part(s(2212, 4), Signedness::Unsigned, 0, 32),
    part(s(2212, 4), Signedness::Unsigned, 0, 64),
];
