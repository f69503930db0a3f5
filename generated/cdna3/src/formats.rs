// Written by `cargo xtask regen` from amdgpu_isa_cdna3.xml. Do not edit: change
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
    pub const NUM_BF8: u8 = 13;
    pub const NUM_F16: u8 = 14;
    pub const NUM_F32: u8 = 15;
    pub const NUM_F64: u8 = 16;
    pub const NUM_FP8: u8 = 17;
    pub const NUM_I16: u8 = 18;
    pub const NUM_I24: u8 = 19;
    pub const NUM_I32: u8 = 20;
    pub const NUM_I64: u8 = 22;
    pub const NUM_I8: u8 = 23;
    pub const NUM_M64: u8 = 24;
    pub const NUM_PK16_BF8: u8 = 25;
    pub const NUM_PK16_F32: u8 = 26;
    pub const NUM_PK16_FP8: u8 = 27;
    pub const NUM_PK16_I32: u8 = 28;
    pub const NUM_PK16_I8: u8 = 29;
    pub const NUM_PK2_B16: u8 = 30;
    pub const NUM_PK2_B32: u8 = 31;
    pub const NUM_PK2_B64: u8 = 32;
    pub const NUM_PK2_BF16: u8 = 33;
    pub const NUM_PK2_BF8: u8 = 34;
    pub const NUM_PK2_F16: u8 = 35;
    pub const NUM_PK2_F32: u8 = 36;
    pub const NUM_PK2_FP8: u8 = 37;
    pub const NUM_PK2_I16: u8 = 38;
    pub const NUM_PK2_U16: u8 = 39;
    pub const NUM_PK2_U8: u8 = 40;
    pub const NUM_PK32_F32: u8 = 41;
    pub const NUM_PK32_I32: u8 = 42;
    pub const NUM_PK4_B8: u8 = 43;
    pub const NUM_PK4_BF16: u8 = 44;
    pub const NUM_PK4_F16: u8 = 45;
    pub const NUM_PK4_F32: u8 = 46;
    pub const NUM_PK4_F64: u8 = 47;
    pub const NUM_PK4_I32: u8 = 48;
    pub const NUM_PK4_I8: u8 = 49;
    pub const NUM_PK4_U8: u8 = 50;
    pub const NUM_PK8_BF16: u8 = 51;
    pub const NUM_PK8_BF8: u8 = 52;
    pub const NUM_PK8_F16: u8 = 53;
    pub const NUM_PK8_FP8: u8 = 54;
    pub const NUM_PK8_I4: u8 = 55;
    pub const NUM_PK8_I8: u8 = 56;
    pub const NUM_PK8_U4: u8 = 57;
    pub const NUM_U16: u8 = 64;
    pub const NUM_U24: u8 = 65;
    pub const NUM_U32: u8 = 66;
    pub const NUM_U64: u8 = 68;
    pub const NUM_U8: u8 = 69;
    pub const RSRC_SCALAR: u8 = 71;
    pub const RSRC_SCRATCH: u8 = 72;
    pub const RSRC_TYPED: u8 = 75;
}
/// Data formats.
pub static DATA_FORMATS: [DataFormatRow; 83] = [
    data_format(s(2175, 7), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(2182, 7), DataKind::Descriptor, 64, 1, run(1, 1), 0, U64),
    data_format(s(2189, 7), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(2196, 10), DataKind::Bits, 1, 1, run(2, 1), 0, U32),
    data_format(s(2206, 12), DataKind::Bits, 128, 1, run(3, 1), 0, U32),
    data_format(s(2218, 11), DataKind::Bits, 16, 1, run(4, 1), 0, U16),
    data_format(s(2229, 12), DataKind::Bits, 256, 1, run(5, 1), 0, U32),
    data_format(s(2241, 11), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(2252, 12), DataKind::Bits, 512, 1, run(6, 1), 0, U32),
    data_format(s(2264, 11), DataKind::Bits, 64, 1, run(1, 1), 0, U64),
    data_format(s(2275, 10), DataKind::Bits, 8, 1, run(7, 1), 0, U32),
    data_format(s(2285, 11), DataKind::Bits, 96, 1, run(8, 1), 0, U32),
    data_format(s(2316, 12), DataKind::Float, 16, 1, run(9, 3), 0, BF16),
    data_format(s(2328, 11), DataKind::Float, 8, 1, run(12, 3), 0, F32),
    data_format(s(2339, 11), DataKind::Float, 16, 1, run(15, 3), 0, F16),
    data_format(s(2350, 11), DataKind::Float, 32, 1, run(18, 3), 0, F32),
    data_format(s(2361, 11), DataKind::Float, 64, 1, run(21, 3), 0, F64),
    data_format(s(2372, 11), DataKind::Float, 8, 1, run(24, 3), 0, F32),
    data_format(s(2383, 11), DataKind::Integer, 16, 1, run(27, 1), 0, I16),
    data_format(s(2394, 11), DataKind::Integer, 24, 1, run(28, 1), 0, I32),
    data_format(s(2405, 11), DataKind::Integer, 32, 1, run(29, 1), 0, I32),
    data_format(s(2416, 10), DataKind::Integer, 4, 1, run(30, 1), 0, I32),
    data_format(s(2426, 11), DataKind::Integer, 64, 1, run(31, 1), 0, I64),
    data_format(s(2437, 10), DataKind::Integer, 8, 1, run(32, 1), 0, I32),
    data_format(s(2447, 11), DataKind::Bits, 64, 1, run(1, 1), 0, M64),
    data_format(s(2458, 16), DataKind::Float, 128, 16, run(12, 3), 8, F32),
    data_format(s(2474, 16), DataKind::Float, 512, 16, run(18, 3), 32, F32),
    data_format(s(2490, 16), DataKind::Float, 128, 16, run(24, 3), 8, F32),
    data_format(s(2506, 16), DataKind::Integer, 512, 16, run(29, 1), 32, I32),
    data_format(s(2522, 15), DataKind::Integer, 128, 16, run(32, 1), 8, I32),
    data_format(s(2537, 15), DataKind::Bits, 32, 2, run(4, 1), 16, U32),
    data_format(s(2552, 15), DataKind::Bits, 64, 2, run(0, 1), 32, U32),
    data_format(s(2567, 15), DataKind::Bits, 128, 2, run(1, 1), 64, U64),
    data_format(s(2582, 16), DataKind::Float, 32, 2, run(9, 3), 16, PK_BF16),
    data_format(s(2598, 15), DataKind::Float, 16, 2, run(12, 3), 8, F32),
    data_format(s(2613, 15), DataKind::Float, 32, 2, run(15, 3), 16, PK_F16),
    data_format(s(2628, 15), DataKind::Float, 64, 2, run(18, 3), 32, F32),
    data_format(s(2643, 15), DataKind::Float, 16, 2, run(24, 3), 8, F32),
    data_format(s(2658, 15), DataKind::Integer, 32, 2, run(27, 1), 16, I32),
    data_format(s(2673, 15), DataKind::Integer, 32, 2, run(33, 1), 16, U32),
    data_format(s(2688, 14), DataKind::Integer, 16, 2, run(34, 1), 8, U32),
    data_format(s(2702, 16), DataKind::Float, 1024, 32, run(18, 3), 32, F32),
    data_format(s(2718, 16), DataKind::Integer, 1024, 32, run(29, 1), 32, I32),
    data_format(s(2734, 14), DataKind::Bits, 32, 4, run(7, 1), 8, U32),
    data_format(s(2748, 16), DataKind::Float, 64, 4, run(9, 3), 16, PK_BF16),
    data_format(s(2764, 15), DataKind::Float, 64, 4, run(15, 3), 16, PK_F16),
    data_format(s(2779, 15), DataKind::Float, 128, 4, run(18, 3), 32, F32),
    data_format(s(2794, 15), DataKind::Float, 256, 4, run(21, 3), 64, F64),
    data_format(s(2809, 15), DataKind::Integer, 128, 4, run(29, 1), 32, I32),
    data_format(s(2824, 14), DataKind::Integer, 32, 4, run(32, 1), 8, I32),
    data_format(s(2838, 14), DataKind::Integer, 32, 4, run(34, 1), 8, U32),
    data_format(s(2852, 16), DataKind::Float, 128, 8, run(9, 3), 16, PK_BF16),
    data_format(s(2868, 15), DataKind::Float, 64, 8, run(12, 3), 8, F32),
    data_format(s(2883, 15), DataKind::Float, 128, 8, run(15, 3), 16, PK_F16),
    data_format(s(2898, 15), DataKind::Float, 64, 8, run(24, 3), 8, F32),
    data_format(s(2913, 14), DataKind::Integer, 32, 8, run(30, 1), 4, I32),
    data_format(s(2927, 14), DataKind::Integer, 64, 8, run(32, 1), 8, I32),
    data_format(s(2941, 14), DataKind::Integer, 32, 8, run(35, 1), 4, U32),
    data_format(s(2955, 14), DataKind::Integer, 64, 8, run(34, 1), 8, U32),
    data_format(s(2969, 14), DataKind::Float, 32, 2, run(15, 3), 16, PK_F16),
    data_format(s(2983, 14), DataKind::Integer, 32, 2, run(27, 1), 16, I32),
    data_format(s(2997, 13), DataKind::Integer, 16, 2, run(32, 1), 8, I32),
    data_format(s(3010, 14), DataKind::Integer, 32, 2, run(33, 1), 16, U32),
    data_format(s(3024, 13), DataKind::Integer, 16, 2, run(34, 1), 8, U32),
    data_format(s(3037, 11), DataKind::Integer, 16, 1, run(33, 1), 0, U16),
    data_format(s(3048, 11), DataKind::Integer, 24, 1, run(36, 1), 0, U32),
    data_format(s(3059, 11), DataKind::Integer, 32, 1, run(37, 1), 0, U32),
    data_format(s(3070, 10), DataKind::Integer, 4, 1, run(35, 1), 0, U32),
    data_format(s(3080, 11), DataKind::Integer, 64, 1, run(38, 1), 0, U64),
    data_format(s(3091, 10), DataKind::Integer, 8, 1, run(34, 1), 0, U32),
    data_format(s(3101, 8), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3109, 15), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(3124, 16), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(3140, 21), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3161, 23), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3184, 14), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(3198, 19), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3217, 22), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3239, 21), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3260, 15), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3275, 20), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3295, 22), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3317, 8), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
];
/// Parts of components.
pub static DATA_PARTS: [DataPartRow; 39] = [
    part(s(2171, 4), Signedness::DoesNotApply, 0, 32),
    part(s(2171, 4), Signedness::DoesNotApply, 0, 64),
    part(s(2171, 4), Signedness::DoesNotApply, 0, 1),
    part(s(2171, 4), Signedness::DoesNotApply, 0, 128),
    part(s(2171, 4), Signedness::DoesNotApply, 0, 16),
    part(s(2171, 4), Signedness::DoesNotApply, 0, 256),
    part(s(2171, 4), Signedness::DoesNotApply, 0, 512),
    part(s(2171, 4), Signedness::DoesNotApply, 0, 8),
    part(s(2171, 4), Signedness::DoesNotApply, 0, 96),
    part(s(2296, 8), Signedness::DoesNotApply, 0, 7),
    part(s(2304, 8), Signedness::DoesNotApply, 7, 8),
    part(s(2312, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2296, 8), Signedness::DoesNotApply, 0, 2),
    part(s(2304, 8), Signedness::DoesNotApply, 2, 5),
    part(s(2312, 4), Signedness::DoesNotApply, 7, 1),
    part(s(2296, 8), Signedness::DoesNotApply, 0, 10),
    part(s(2304, 8), Signedness::DoesNotApply, 10, 5),
    part(s(2312, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2296, 8), Signedness::DoesNotApply, 0, 23),
    part(s(2304, 8), Signedness::DoesNotApply, 23, 8),
    part(s(2312, 4), Signedness::DoesNotApply, 31, 1),
    part(s(2296, 8), Signedness::DoesNotApply, 0, 52),
    part(s(2304, 8), Signedness::DoesNotApply, 52, 11),
    part(s(2312, 4), Signedness::DoesNotApply, 63, 1),
    part(s(2296, 8), Signedness::DoesNotApply, 0, 3),
    part(s(2304, 8), Signedness::DoesNotApply, 3, 4),
    part(s(2312, 4), Signedness::DoesNotApply, 7, 1),
    part(s(2171, 4), Signedness::Signed, 0, 16),
    part(s(2171, 4), Signedness::Signed, 0, 24),
    part(s(2171, 4), Signedness::Signed, 0, 32),
    part(s(2171, 4), Signedness::Signed, 0, 4),
    part(s(2171, 4), Signedness::Signed, 0, 64),
    part(s(2171, 4), Signedness::Signed, 0, 8),
    part(s(2171, 4), Signedness::Unsigned, 0, 16),
    part(s(2171, 4), Signedness::Unsigned, 0, 8),
    part(s(2171, 4), Signedness::Unsigned, 0, 4),
    part(s(2171, 4), Signedness::Unsigned, 0, 24),
    part(s(2171, 4), Signedness::Unsigned, 0, 32),
    part(s(2171, 4), Signedness::Unsigned, 0, 64),
];
