// Written by `cargo xtask regen` from amdgpu_isa_rdna2.xml. Do not edit: change
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
    pub const NUM_F16: u8 = 14;
    pub const NUM_F32: u8 = 15;
    pub const NUM_F64: u8 = 16;
    pub const NUM_I16: u8 = 17;
    pub const NUM_I24: u8 = 18;
    pub const NUM_I32: u8 = 19;
    pub const NUM_I64: u8 = 21;
    pub const NUM_I8: u8 = 22;
    pub const NUM_M64: u8 = 23;
    pub const NUM_PK2_B16: u8 = 24;
    pub const NUM_PK2_B32: u8 = 25;
    pub const NUM_PK2_B64: u8 = 26;
    pub const NUM_PK2_F16: u8 = 27;
    pub const NUM_PK2_I16: u8 = 28;
    pub const NUM_PK2_U16: u8 = 30;
    pub const NUM_PK2_U8: u8 = 31;
    pub const NUM_PK4_B8: u8 = 32;
    pub const NUM_PK4_I8: u8 = 33;
    pub const NUM_PK4_U8: u8 = 34;
    pub const NUM_PK8_I4: u8 = 35;
    pub const NUM_PK8_U4: u8 = 36;
    pub const NUM_U16: u8 = 44;
    pub const NUM_U24: u8 = 45;
    pub const NUM_U32: u8 = 46;
    pub const NUM_U64: u8 = 48;
    pub const NUM_U8: u8 = 49;
    pub const RSRC_SCALAR: u8 = 51;
    pub const RSRC_SCRATCH: u8 = 52;
    pub const RSRC_TYPED: u8 = 55;
    pub const SAMP: u8 = 61;
}
/// Data formats.
pub static DATA_FORMATS: [DataFormatRow; 62] = [
    data_format(s(2582, 7), DataKind::Bits, 128, 1, run(0, 1), 0, U32),
    data_format(s(2589, 7), DataKind::Descriptor, 64, 1, run(1, 1), 0, U64),
    data_format(s(2596, 7), DataKind::Descriptor, 256, 1, run(2, 1), 0, U32),
    data_format(s(2603, 11), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(2614, 10), DataKind::Bits, 1, 1, run(3, 1), 0, U32),
    data_format(s(2624, 12), DataKind::Bits, 128, 1, run(0, 1), 0, U32),
    data_format(s(2636, 11), DataKind::Bits, 16, 1, run(4, 1), 0, U16),
    data_format(s(2647, 12), DataKind::Bits, 256, 1, run(2, 1), 0, U32),
    data_format(s(2659, 11), DataKind::Bits, 32, 1, run(5, 1), 0, U32),
    data_format(s(2670, 12), DataKind::Bits, 512, 1, run(6, 1), 0, U32),
    data_format(s(2682, 11), DataKind::Bits, 64, 1, run(1, 1), 0, U64),
    data_format(s(2693, 10), DataKind::Bits, 8, 1, run(7, 1), 0, U32),
    data_format(s(2703, 11), DataKind::Bits, 96, 1, run(8, 1), 0, U32),
    data_format(s(2734, 12), DataKind::Float, 16, 1, run(9, 3), 0, BF16),
    data_format(s(2746, 11), DataKind::Float, 16, 1, run(12, 3), 0, F16),
    data_format(s(2757, 11), DataKind::Float, 32, 1, run(15, 3), 0, F32),
    data_format(s(2768, 11), DataKind::Float, 64, 1, run(18, 3), 0, F64),
    data_format(s(2779, 11), DataKind::Integer, 16, 1, run(21, 1), 0, I16),
    data_format(s(2790, 11), DataKind::Integer, 24, 1, run(22, 1), 0, I32),
    data_format(s(2801, 11), DataKind::Integer, 32, 1, run(23, 1), 0, I32),
    data_format(s(2812, 10), DataKind::Integer, 4, 1, run(24, 1), 0, I32),
    data_format(s(2822, 11), DataKind::Integer, 64, 1, run(25, 1), 0, I64),
    data_format(s(2833, 10), DataKind::Integer, 8, 1, run(26, 1), 0, I32),
    data_format(s(2843, 11), DataKind::Bits, 64, 1, run(1, 1), 0, M64),
    data_format(s(2854, 15), DataKind::Bits, 32, 2, run(4, 1), 16, U32),
    data_format(s(2869, 15), DataKind::Bits, 64, 2, run(5, 1), 32, U32),
    data_format(s(2884, 15), DataKind::Bits, 128, 2, run(1, 1), 64, U64),
    data_format(s(2899, 15), DataKind::Float, 32, 2, run(12, 3), 16, PK_F16),
    data_format(s(2914, 15), DataKind::Integer, 32, 2, run(21, 1), 16, I32),
    data_format(s(2929, 14), DataKind::Integer, 16, 2, run(26, 1), 8, I32),
    data_format(s(2943, 15), DataKind::Integer, 32, 2, run(27, 1), 16, U32),
    data_format(s(2958, 14), DataKind::Integer, 16, 2, run(28, 1), 8, U32),
    data_format(s(2972, 14), DataKind::Bits, 32, 4, run(7, 1), 8, U32),
    data_format(s(2986, 14), DataKind::Integer, 32, 4, run(26, 1), 8, I32),
    data_format(s(3000, 14), DataKind::Integer, 32, 4, run(28, 1), 8, U32),
    data_format(s(3014, 14), DataKind::Integer, 32, 8, run(24, 1), 4, I32),
    data_format(s(3028, 14), DataKind::Integer, 32, 8, run(29, 1), 4, U32),
    data_format(s(3042, 14), DataKind::Float, 32, 2, run(12, 3), 16, PK_F16),
    data_format(s(3056, 14), DataKind::Integer, 32, 2, run(21, 1), 16, I32),
    data_format(s(3070, 13), DataKind::Integer, 8, 2, run(24, 1), 4, I32),
    data_format(s(3083, 13), DataKind::Integer, 16, 2, run(26, 1), 8, I32),
    data_format(s(3096, 14), DataKind::Integer, 32, 2, run(27, 1), 16, U32),
    data_format(s(3110, 13), DataKind::Integer, 8, 2, run(29, 1), 4, U32),
    data_format(s(3123, 13), DataKind::Integer, 16, 2, run(28, 1), 8, U32),
    data_format(s(3136, 11), DataKind::Integer, 16, 1, run(27, 1), 0, U16),
    data_format(s(3147, 11), DataKind::Integer, 24, 1, run(30, 1), 0, U32),
    data_format(s(3158, 11), DataKind::Integer, 32, 1, run(31, 1), 0, U32),
    data_format(s(3169, 10), DataKind::Integer, 4, 1, run(29, 1), 0, U32),
    data_format(s(3179, 11), DataKind::Integer, 64, 1, run(32, 1), 0, U64),
    data_format(s(3190, 10), DataKind::Integer, 8, 1, run(28, 1), 0, U32),
    data_format(s(3200, 8), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3208, 15), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(3223, 16), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(3239, 21), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3260, 23), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3283, 14), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(3297, 19), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3316, 21), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3337, 15), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3352, 20), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3372, 22), DataKind::Descriptor, 0, 1, run(5, 1), 0, U32),
    data_format(s(3394, 8), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
];
/// Parts of components.
pub static DATA_PARTS: [DataPartRow; 33] = [
    part(s(2578, 4), Signedness::DoesNotApply, 0, 128),
    part(s(2578, 4), Signedness::DoesNotApply, 0, 64),
    part(s(2578, 4), Signedness::DoesNotApply, 0, 256),
    part(s(2578, 4), Signedness::DoesNotApply, 0, 1),
    part(s(2578, 4), Signedness::DoesNotApply, 0, 16),
    part(s(2578, 4), Signedness::DoesNotApply, 0, 32),
    part(s(2578, 4), Signedness::DoesNotApply, 0, 512),
    part(s(2578, 4), Signedness::DoesNotApply, 0, 8),
    part(s(2578, 4), Signedness::DoesNotApply, 0, 96),
    part(s(2714, 8), Signedness::DoesNotApply, 0, 7),
    part(s(2722, 8), Signedness::DoesNotApply, 7, 8),
    part(s(2730, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2714, 8), Signedness::DoesNotApply, 0, 10),
    part(s(2722, 8), Signedness::DoesNotApply, 10, 5),
    part(s(2730, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2714, 8), Signedness::DoesNotApply, 0, 23),
    part(s(2722, 8), Signedness::DoesNotApply, 23, 8),
    part(s(2730, 4), Signedness::DoesNotApply, 31, 1),
    part(s(2714, 8), Signedness::DoesNotApply, 0, 52),
    part(s(2722, 8), Signedness::DoesNotApply, 52, 11),
    part(s(2730, 4), Signedness::DoesNotApply, 63, 1),
    part(s(2578, 4), Signedness::Signed, 0, 16),
    part(s(2578, 4), Signedness::Signed, 0, 24),
    part(s(2578, 4), Signedness::Signed, 0, 32),
    part(s(2578, 4), Signedness::Signed, 0, 4),
    part(s(2578, 4), Signedness::Signed, 0, 64),
    part(s(2578, 4), Signedness::Signed, 0, 8),
    part(s(2578, 4), Signedness::Unsigned, 0, 16),
    part(s(2578, 4), Signedness::Unsigned, 0, 8),
    part(s(2578, 4), Signedness::Unsigned, 0, 4),
    part(s(2578, 4), Signedness::Unsigned, 0, 24),
    part(s(2578, 4), Signedness::Unsigned, 0, 32),
    part(s(2578, 4), Signedness::Unsigned, 0, 64),
];
