// Written by `cargo xtask regen` from amdgpu_isa_rdna3.xml. Do not edit: change
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
    pub const NUM_B128: u8 = 5;
    pub const NUM_B16: u8 = 6;
    pub const NUM_B256: u8 = 7;
    pub const NUM_B32: u8 = 8;
    pub const NUM_B512: u8 = 9;
    pub const NUM_B64: u8 = 10;
    pub const NUM_B8: u8 = 11;
    pub const NUM_B96: u8 = 12;
    pub const NUM_BF16: u8 = 13;
    pub const NUM_F16: u8 = 14;
    pub const NUM_F32: u8 = 15;
    pub const NUM_F64: u8 = 16;
    pub const NUM_I16: u8 = 17;
    pub const NUM_I24: u8 = 18;
    pub const NUM_I32: u8 = 19;
    pub const NUM_I64: u8 = 21;
    pub const NUM_I8: u8 = 22;
    pub const NUM_M64: u8 = 25;
    pub const NUM_PK2_B16: u8 = 26;
    pub const NUM_PK2_B32: u8 = 27;
    pub const NUM_PK2_B64: u8 = 28;
    pub const NUM_PK2_BF16: u8 = 29;
    pub const NUM_PK2_F16: u8 = 30;
    pub const NUM_PK2_I16: u8 = 31;
    pub const NUM_PK2_U16: u8 = 33;
    pub const NUM_PK2_U8: u8 = 34;
    pub const NUM_PK4_B8: u8 = 35;
    pub const NUM_PK4_IU8: u8 = 37;
    pub const NUM_PK4_U8: u8 = 38;
    pub const NUM_PK8_IU4: u8 = 40;
    pub const NUM_PK8_U4: u8 = 41;
    pub const NUM_U16: u8 = 42;
    pub const NUM_U24: u8 = 43;
    pub const NUM_U32: u8 = 44;
    pub const NUM_U64: u8 = 46;
    pub const NUM_U8: u8 = 47;
    pub const RSRC_SCALAR: u8 = 49;
    pub const RSRC_SCRATCH: u8 = 50;
    pub const RSRC_TYPED: u8 = 53;
    pub const SAMP: u8 = 59;
    pub const WMMA_AB_16X16_BF16: u8 = 60;
    pub const WMMA_AB_16X16_F16: u8 = 61;
    pub const WMMA_AB_16X16_IU4: u8 = 62;
    pub const WMMA_AB_16X16_IU8: u8 = 63;
    pub const WMMA_DC_16X16_BF16: u8 = 64;
    pub const WMMA_DC_16X16_F16: u8 = 65;
    pub const WMMA_DC_16X16_F32: u8 = 66;
    pub const WMMA_DC_16X16_I32: u8 = 67;
}
/// Data formats.
pub static DATA_FORMATS: [DataFormatRow; 68] = [
    data_format(s(2481, 7), DataKind::Bits, 128, 1, run(0, 1), 0, U32),
    data_format(s(2488, 7), DataKind::Descriptor, 64, 1, run(1, 1), 0, U64),
    data_format(s(2495, 7), DataKind::Descriptor, 256, 1, run(2, 1), 0, U32),
    data_format(s(2502, 11), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(2513, 10), DataKind::Bits, 1, 1, run(3, 1), 0, U32),
    data_format(s(2523, 12), DataKind::Bits, 128, 1, run(0, 1), 0, U32),
    data_format(s(2535, 11), DataKind::Bits, 16, 1, run(4, 1), 0, U16),
    data_format(s(2546, 12), DataKind::Bits, 256, 1, run(2, 1), 0, U32),
    data_format(s(2558, 11), DataKind::Bits, 32, 1, run(5, 1), 0, U32),
    data_format(s(2569, 12), DataKind::Bits, 512, 1, run(6, 1), 0, U32),
    data_format(s(2581, 11), DataKind::Bits, 64, 1, run(1, 1), 0, U64),
    data_format(s(2592, 10), DataKind::Bits, 8, 1, run(7, 1), 0, U32),
    data_format(s(2602, 11), DataKind::Bits, 96, 1, run(8, 1), 0, U32),
    data_format(s(2633, 12), DataKind::Float, 16, 1, run(9, 3), 0, BF16),
    data_format(s(2645, 11), DataKind::Float, 16, 1, run(12, 3), 0, F16),
    data_format(s(2656, 11), DataKind::Float, 32, 1, run(15, 3), 0, F32),
    data_format(s(2667, 11), DataKind::Float, 64, 1, run(18, 3), 0, F64),
    data_format(s(2678, 11), DataKind::Integer, 16, 1, run(21, 1), 0, I16),
    data_format(s(2689, 11), DataKind::Integer, 24, 1, run(22, 1), 0, I32),
    data_format(s(2700, 11), DataKind::Integer, 32, 1, run(23, 1), 0, I32),
    data_format(s(2711, 10), DataKind::Integer, 4, 1, run(24, 1), 0, I32),
    data_format(s(2721, 11), DataKind::Integer, 64, 1, run(25, 1), 0, I64),
    data_format(s(2732, 10), DataKind::Integer, 8, 1, run(26, 1), 0, I32),
    data_format(s(2742, 11), DataKind::Integer, 4, 1, run(27, 1), 0, U32),
    data_format(s(2753, 11), DataKind::Integer, 8, 1, run(28, 1), 0, U32),
    data_format(s(2764, 11), DataKind::Integer, 64, 1, run(1, 1), 0, M64),
    data_format(s(2775, 15), DataKind::Bits, 32, 2, run(4, 1), 16, U32),
    data_format(s(2790, 15), DataKind::Bits, 64, 2, run(5, 1), 32, U32),
    data_format(s(2805, 15), DataKind::Bits, 128, 2, run(1, 1), 64, U64),
    data_format(s(2820, 16), DataKind::Float, 32, 2, run(9, 3), 16, PK_BF16),
    data_format(s(2836, 15), DataKind::Float, 32, 2, run(12, 3), 16, PK_F16),
    data_format(s(2851, 15), DataKind::Integer, 32, 2, run(21, 1), 16, I32),
    data_format(s(2866, 14), DataKind::Integer, 16, 2, run(26, 1), 8, I32),
    data_format(s(2880, 15), DataKind::Integer, 32, 2, run(29, 1), 16, U32),
    data_format(s(2895, 14), DataKind::Integer, 16, 2, run(30, 1), 8, U32),
    data_format(s(2909, 14), DataKind::Bits, 32, 4, run(7, 1), 8, U32),
    data_format(s(2923, 14), DataKind::Integer, 32, 4, run(26, 1), 8, I32),
    data_format(s(2937, 15), DataKind::Integer, 32, 4, run(28, 1), 8, U32),
    data_format(s(2952, 14), DataKind::Integer, 32, 4, run(30, 1), 8, U32),
    data_format(s(2966, 14), DataKind::Integer, 32, 8, run(24, 1), 4, I32),
    data_format(s(2980, 15), DataKind::Integer, 32, 8, run(27, 1), 4, U32),
    data_format(s(2995, 14), DataKind::Integer, 32, 8, run(31, 1), 4, U32),
    data_format(s(3009, 11), DataKind::Integer, 16, 1, run(29, 1), 0, U16),
    data_format(s(3020, 11), DataKind::Integer, 24, 1, run(32, 1), 0, U32),
    data_format(s(3031, 11), DataKind::Integer, 32, 1, run(33, 1), 0, U32),
    data_format(s(3042, 10), DataKind::Integer, 4, 1, run(31, 1), 0, U32),
    data_format(s(3052, 11), DataKind::Integer, 64, 1, run(34, 1), 0, U64),
    data_format(s(3063, 10), DataKind::Integer, 8, 1, run(30, 1), 0, U32),
    data_format(s(3073, 8), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3081, 15), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(3096, 16), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(3112, 21), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3133, 23), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3156, 14), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(3170, 19), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3189, 21), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3210, 15), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3225, 20), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3245, 22), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3267, 8), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(3275, 22), DataKind::Float, 256, 1, run(2, 1), 0, F32),
    data_format(s(3297, 21), DataKind::Float, 256, 1, run(2, 1), 0, F32),
    data_format(s(3318, 21), DataKind::Integer, 64, 1, run(1, 1), 0, U64),
    data_format(s(3339, 21), DataKind::Integer, 128, 1, run(0, 1), 0, U32),
    data_format(s(3360, 22), DataKind::Float, 256, 1, run(2, 1), 0, F32),
    data_format(s(3382, 21), DataKind::Float, 256, 1, run(2, 1), 0, F32),
    data_format(s(3403, 21), DataKind::Float, 256, 1, run(2, 1), 0, F32),
    data_format(s(3424, 21), DataKind::Integer, 256, 1, run(2, 1), 0, U32),
];
/// Parts of components.
pub static DATA_PARTS: [DataPartRow; 35] = [
    part(s(2477, 4), Signedness::DoesNotApply, 0, 128),
    part(s(2477, 4), Signedness::DoesNotApply, 0, 64),
    part(s(2477, 4), Signedness::DoesNotApply, 0, 256),
    part(s(2477, 4), Signedness::DoesNotApply, 0, 1),
    part(s(2477, 4), Signedness::DoesNotApply, 0, 16),
    part(s(2477, 4), Signedness::DoesNotApply, 0, 32),
    part(s(2477, 4), Signedness::DoesNotApply, 0, 512),
    part(s(2477, 4), Signedness::DoesNotApply, 0, 8),
    part(s(2477, 4), Signedness::DoesNotApply, 0, 96),
    part(s(2613, 8), Signedness::DoesNotApply, 0, 7),
    part(s(2621, 8), Signedness::DoesNotApply, 7, 8),
    part(s(2629, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2613, 8), Signedness::DoesNotApply, 0, 10),
    part(s(2621, 8), Signedness::DoesNotApply, 10, 5),
    part(s(2629, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2613, 8), Signedness::DoesNotApply, 0, 23),
    part(s(2621, 8), Signedness::DoesNotApply, 23, 8),
    part(s(2629, 4), Signedness::DoesNotApply, 31, 1),
    part(s(2613, 8), Signedness::DoesNotApply, 0, 52),
    part(s(2621, 8), Signedness::DoesNotApply, 52, 11),
    part(s(2629, 4), Signedness::DoesNotApply, 63, 1),
    part(s(2477, 4), Signedness::Signed, 0, 16),
    part(s(2477, 4), Signedness::Signed, 0, 24),
    part(s(2477, 4), Signedness::Signed, 0, 32),
    part(s(2477, 4), Signedness::Signed, 0, 4),
    part(s(2477, 4), Signedness::Signed, 0, 64),
    part(s(2477, 4), Signedness::Signed, 0, 8),
    part(s(2477, 4), Signedness::SignedByModifier, 0, 4),
    part(s(2477, 4), Signedness::SignedByModifier, 0, 8),
    part(s(2477, 4), Signedness::Unsigned, 0, 16),
    part(s(2477, 4), Signedness::Unsigned, 0, 8),
    part(s(2477, 4), Signedness::Unsigned, 0, 4),
    part(s(2477, 4), Signedness::Unsigned, 0, 24),
    part(s(2477, 4), Signedness::Unsigned, 0, 32),
    part(s(2477, 4), Signedness::Unsigned, 0, 64),
];
