// Written by `cargo xtask regen` from amdgpu_isa_rdna4.xml. Do not edit: change
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
    pub const IMG: u8 = 2;
    pub const IMG_BVH: u8 = 3;
    pub const NUM_B1: u8 = 4;
    pub const NUM_B1024: u8 = 5;
    pub const NUM_B128: u8 = 6;
    pub const NUM_B16: u8 = 7;
    pub const NUM_B256: u8 = 8;
    pub const NUM_B32: u8 = 9;
    pub const NUM_B512: u8 = 10;
    pub const NUM_B64: u8 = 11;
    pub const NUM_B8: u8 = 12;
    pub const NUM_B96: u8 = 13;
    pub const NUM_BF16: u8 = 14;
    pub const NUM_BF8: u8 = 15;
    pub const NUM_F16: u8 = 16;
    pub const NUM_F32: u8 = 17;
    pub const NUM_F64: u8 = 18;
    pub const NUM_FP8: u8 = 19;
    pub const NUM_I16: u8 = 20;
    pub const NUM_I24: u8 = 21;
    pub const NUM_I32: u8 = 22;
    pub const NUM_I64: u8 = 24;
    pub const NUM_I8: u8 = 25;
    pub const NUM_M64: u8 = 28;
    pub const NUM_PK2_B16: u8 = 29;
    pub const NUM_PK2_B32: u8 = 30;
    pub const NUM_PK2_B64: u8 = 31;
    pub const NUM_PK2_BF16: u8 = 32;
    pub const NUM_PK2_BF8: u8 = 33;
    pub const NUM_PK2_F16: u8 = 34;
    pub const NUM_PK2_F32: u8 = 35;
    pub const NUM_PK2_FP8: u8 = 36;
    pub const NUM_PK2_I16: u8 = 37;
    pub const NUM_PK2_U16: u8 = 39;
    pub const NUM_PK2_U8: u8 = 40;
    pub const NUM_PK4_B8: u8 = 41;
    pub const NUM_PK4_BF8: u8 = 42;
    pub const NUM_PK4_FP8: u8 = 43;
    pub const NUM_PK4_IU8: u8 = 45;
    pub const NUM_PK4_U8: u8 = 46;
    pub const NUM_PK8_IU4: u8 = 48;
    pub const NUM_PK8_U4: u8 = 49;
    pub const NUM_U16: u8 = 50;
    pub const NUM_U24: u8 = 51;
    pub const NUM_U32: u8 = 52;
    pub const NUM_U64: u8 = 54;
    pub const NUM_U8: u8 = 55;
    pub const RSRC_SCALAR: u8 = 57;
    pub const RSRC_SCRATCH: u8 = 58;
    pub const RSRC_TYPED: u8 = 61;
    pub const SAMP: u8 = 67;
    pub const WMMA_AB_16X16_BF16: u8 = 68;
    pub const WMMA_AB_16X16_BF8: u8 = 69;
    pub const WMMA_AB_16X16_F16: u8 = 70;
    pub const WMMA_AB_16X16_FP8: u8 = 71;
    pub const WMMA_AB_16X16_IU4: u8 = 72;
    pub const WMMA_AB_16X16_IU8: u8 = 73;
    pub const WMMA_AB_16X32_BF16: u8 = 74;
    pub const WMMA_AB_16X32_BF8: u8 = 75;
    pub const WMMA_AB_16X32_F16: u8 = 76;
    pub const WMMA_AB_16X32_FP8: u8 = 77;
    pub const WMMA_AB_16X32_IU4: u8 = 78;
    pub const WMMA_AB_16X32_IU8: u8 = 79;
    pub const WMMA_AB_16X64_IU4: u8 = 80;
    pub const WMMA_DC_16X16_BF16: u8 = 81;
    pub const WMMA_DC_16X16_F16: u8 = 82;
    pub const WMMA_DC_16X16_F32: u8 = 83;
    pub const WMMA_DC_16X16_I32: u8 = 84;
    pub const WMMA_INDEX_SET: u8 = 85;
}
/// Data formats.
pub static DATA_FORMATS: [DataFormatRow; 86] = [
    data_format(s(2952, 7), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(2959, 7), DataKind::Descriptor, 64, 1, run(1, 1), 0, U64),
    data_format(s(2966, 7), DataKind::Descriptor, 256, 1, run(2, 1), 0, U32),
    data_format(s(2973, 11), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(2984, 10), DataKind::Bits, 1, 1, run(4, 1), 0, U32),
    data_format(s(2994, 13), DataKind::Bits, 1024, 1, run(5, 1), 0, U32),
    data_format(s(3007, 12), DataKind::Bits, 128, 1, run(3, 1), 0, U32),
    data_format(s(3019, 11), DataKind::Bits, 16, 1, run(6, 1), 0, U16),
    data_format(s(3030, 12), DataKind::Bits, 256, 1, run(2, 1), 0, U32),
    data_format(s(3042, 11), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(3053, 12), DataKind::Bits, 512, 1, run(7, 1), 0, U32),
    data_format(s(3065, 11), DataKind::Bits, 64, 1, run(1, 1), 0, U64),
    data_format(s(3076, 10), DataKind::Bits, 8, 1, run(8, 1), 0, U32),
    data_format(s(3086, 11), DataKind::Bits, 96, 1, run(9, 1), 0, U32),
    data_format(s(3117, 12), DataKind::Float, 16, 1, run(10, 3), 0, BF16),
    data_format(s(3129, 11), DataKind::Float, 8, 1, run(13, 3), 0, F32),
    data_format(s(3140, 11), DataKind::Float, 16, 1, run(16, 3), 0, F16),
    data_format(s(3151, 11), DataKind::Float, 32, 1, run(19, 3), 0, F32),
    data_format(s(3162, 11), DataKind::Float, 64, 1, run(22, 3), 0, F64),
    data_format(s(3173, 11), DataKind::Float, 8, 1, run(25, 3), 0, F32),
    data_format(s(3184, 11), DataKind::Integer, 16, 1, run(28, 1), 0, I16),
    data_format(s(3195, 11), DataKind::Integer, 24, 1, run(29, 1), 0, I32),
    data_format(s(3206, 11), DataKind::Integer, 32, 1, run(30, 1), 0, I32),
    data_format(s(3217, 10), DataKind::Integer, 4, 1, run(31, 1), 0, I32),
    data_format(s(3227, 11), DataKind::Integer, 64, 1, run(32, 1), 0, I64),
    data_format(s(3238, 10), DataKind::Integer, 8, 1, run(33, 1), 0, I32),
    data_format(s(3248, 11), DataKind::Integer, 4, 1, run(34, 1), 0, U32),
    data_format(s(3259, 11), DataKind::Integer, 8, 1, run(35, 1), 0, U32),
    data_format(s(3270, 11), DataKind::Integer, 64, 1, run(1, 1), 0, M64),
    data_format(s(3281, 15), DataKind::Bits, 32, 2, run(6, 1), 16, U32),
    data_format(s(3296, 15), DataKind::Bits, 64, 2, run(0, 1), 32, U32),
    data_format(s(3311, 15), DataKind::Bits, 128, 2, run(1, 1), 64, U64),
    data_format(s(3326, 16), DataKind::Float, 32, 2, run(10, 3), 16, PK_BF16),
    data_format(s(3342, 15), DataKind::Float, 16, 2, run(13, 3), 8, F32),
    data_format(s(3357, 15), DataKind::Float, 32, 2, run(16, 3), 16, PK_F16),
    data_format(s(3372, 15), DataKind::Float, 64, 2, run(19, 3), 32, F32),
    data_format(s(3387, 15), DataKind::Float, 16, 2, run(25, 3), 8, F32),
    data_format(s(3402, 15), DataKind::Integer, 32, 2, run(28, 1), 16, I32),
    data_format(s(3417, 14), DataKind::Integer, 16, 2, run(33, 1), 8, I32),
    data_format(s(3431, 15), DataKind::Integer, 32, 2, run(36, 1), 16, U32),
    data_format(s(3446, 14), DataKind::Integer, 16, 2, run(37, 1), 8, U32),
    data_format(s(3460, 14), DataKind::Bits, 32, 4, run(8, 1), 8, U32),
    data_format(s(3474, 15), DataKind::Float, 32, 4, run(13, 3), 8, F32),
    data_format(s(3489, 15), DataKind::Float, 32, 4, run(25, 3), 8, F32),
    data_format(s(3504, 14), DataKind::Integer, 32, 4, run(33, 1), 8, I32),
    data_format(s(3518, 15), DataKind::Integer, 32, 4, run(35, 1), 8, U32),
    data_format(s(3533, 14), DataKind::Integer, 32, 4, run(37, 1), 8, U32),
    data_format(s(3547, 14), DataKind::Integer, 32, 8, run(31, 1), 4, I32),
    data_format(s(3561, 15), DataKind::Integer, 32, 8, run(34, 1), 4, U32),
    data_format(s(3576, 14), DataKind::Integer, 32, 8, run(38, 1), 4, U32),
    data_format(s(3590, 11), DataKind::Integer, 16, 1, run(36, 1), 0, U16),
    data_format(s(3601, 11), DataKind::Integer, 24, 1, run(39, 1), 0, U32),
    data_format(s(3612, 11), DataKind::Integer, 32, 1, run(40, 1), 0, U32),
    data_format(s(3623, 10), DataKind::Integer, 4, 1, run(38, 1), 0, U32),
    data_format(s(3633, 11), DataKind::Integer, 64, 1, run(41, 1), 0, U64),
    data_format(s(3644, 10), DataKind::Integer, 8, 1, run(37, 1), 0, U32),
    data_format(s(3654, 8), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3662, 15), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(3677, 16), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(3693, 21), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3714, 23), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3737, 14), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(3751, 19), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3770, 21), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3791, 15), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3806, 20), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3826, 22), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3848, 8), DataKind::Descriptor, 128, 1, run(3, 1), 0, U32),
    data_format(s(3856, 22), DataKind::Float, 128, 1, run(3, 1), 0, F32),
    data_format(s(3878, 21), DataKind::Float, 64, 1, run(1, 1), 0, F32),
    data_format(s(3899, 21), DataKind::Float, 128, 1, run(3, 1), 0, F32),
    data_format(s(3920, 21), DataKind::Float, 64, 1, run(1, 1), 0, F32),
    data_format(s(3941, 21), DataKind::Integer, 32, 1, run(0, 1), 0, U32),
    data_format(s(3962, 21), DataKind::Integer, 64, 1, run(1, 1), 0, U64),
    data_format(s(3983, 22), DataKind::Float, 256, 1, run(2, 1), 0, F32),
    data_format(s(4005, 21), DataKind::Float, 128, 1, run(3, 1), 0, F32),
    data_format(s(4026, 21), DataKind::Float, 256, 1, run(2, 1), 0, F32),
    data_format(s(4047, 21), DataKind::Float, 128, 1, run(3, 1), 0, F32),
    data_format(s(4068, 21), DataKind::Integer, 64, 1, run(1, 1), 0, U64),
    data_format(s(4089, 21), DataKind::Integer, 128, 1, run(3, 1), 0, U32),
    data_format(s(4110, 21), DataKind::Integer, 128, 1, run(3, 1), 0, U32),
    data_format(s(4131, 22), DataKind::Float, 128, 1, run(3, 1), 0, F32),
    data_format(s(4153, 21), DataKind::Float, 128, 1, run(3, 1), 0, F32),
    data_format(s(4174, 21), DataKind::Float, 256, 1, run(2, 1), 0, F32),
    data_format(s(4195, 21), DataKind::Integer, 256, 1, run(2, 1), 0, U32),
    data_format(s(4216, 18), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
];
/// Parts of components.
pub static DATA_PARTS: [DataPartRow; 42] = [
    part(s(2948, 4), Signedness::DoesNotApply, 0, 32),
    part(s(2948, 4), Signedness::DoesNotApply, 0, 64),
    part(s(2948, 4), Signedness::DoesNotApply, 0, 256),
    part(s(2948, 4), Signedness::DoesNotApply, 0, 128),
    part(s(2948, 4), Signedness::DoesNotApply, 0, 1),
    part(s(2948, 4), Signedness::DoesNotApply, 0, 1024),
    part(s(2948, 4), Signedness::DoesNotApply, 0, 16),
    part(s(2948, 4), Signedness::DoesNotApply, 0, 512),
    part(s(2948, 4), Signedness::DoesNotApply, 0, 8),
    part(s(2948, 4), Signedness::DoesNotApply, 0, 96),
    part(s(3097, 8), Signedness::DoesNotApply, 0, 7),
    part(s(3105, 8), Signedness::DoesNotApply, 7, 8),
    part(s(3113, 4), Signedness::DoesNotApply, 15, 1),
    part(s(3097, 8), Signedness::DoesNotApply, 0, 2),
    part(s(3105, 8), Signedness::DoesNotApply, 2, 5),
    part(s(3113, 4), Signedness::DoesNotApply, 7, 1),
    part(s(3097, 8), Signedness::DoesNotApply, 0, 10),
    part(s(3105, 8), Signedness::DoesNotApply, 10, 5),
    part(s(3113, 4), Signedness::DoesNotApply, 15, 1),
    part(s(3097, 8), Signedness::DoesNotApply, 0, 23),
    part(s(3105, 8), Signedness::DoesNotApply, 23, 8),
    part(s(3113, 4), Signedness::DoesNotApply, 31, 1),
    part(s(3097, 8), Signedness::DoesNotApply, 0, 52),
    part(s(3105, 8), Signedness::DoesNotApply, 52, 11),
    part(s(3113, 4), Signedness::DoesNotApply, 63, 1),
    part(s(3097, 8), Signedness::DoesNotApply, 0, 3),
    part(s(3105, 8), Signedness::DoesNotApply, 3, 4),
    part(s(3113, 4), Signedness::DoesNotApply, 7, 1),
    part(s(2948, 4), Signedness::Signed, 0, 16),
    part(s(2948, 4), Signedness::Signed, 0, 24),
    part(s(2948, 4), Signedness::Signed, 0, 32),
    part(s(2948, 4), Signedness::Signed, 0, 4),
    part(s(2948, 4), Signedness::Signed, 0, 64),
    part(s(2948, 4), Signedness::Signed, 0, 8),
    part(s(2948, 4), Signedness::SignedByModifier, 0, 4),
    part(s(2948, 4), Signedness::SignedByModifier, 0, 8),
    part(s(2948, 4), Signedness::Unsigned, 0, 16),
    part(s(2948, 4), Signedness::Unsigned, 0, 8),
    part(s(2948, 4), Signedness::Unsigned, 0, 4),
    part(s(2948, 4), Signedness::Unsigned, 0, 24),
    part(s(2948, 4), Signedness::Unsigned, 0, 32),
    part(s(2948, 4), Signedness::Unsigned, 0, 64),
];
