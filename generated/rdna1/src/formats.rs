// Written by `cargo xtask regen` from amdgpu_isa_rdna1.xml. Do not edit: change
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
    pub const NUM_PK4_U8: u8 = 34;
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
    data_format(s(2585, 7), DataKind::Bits, 128, 1, run(0, 1), 0, U32),
    data_format(s(2592, 7), DataKind::Descriptor, 64, 1, run(1, 1), 0, U64),
    data_format(s(2599, 7), DataKind::Descriptor, 256, 1, run(2, 1), 0, U32),
    data_format(s(2606, 11), DataKind::Descriptor, 0, 1, run(3, 1), 0, U32),
    data_format(s(2617, 10), DataKind::Bits, 1, 1, run(4, 1), 0, U32),
    data_format(s(2627, 12), DataKind::Bits, 128, 1, run(0, 1), 0, U32),
    data_format(s(2639, 11), DataKind::Bits, 16, 1, run(5, 1), 0, U16),
    data_format(s(2650, 12), DataKind::Bits, 256, 1, run(2, 1), 0, U32),
    data_format(s(2662, 11), DataKind::Bits, 32, 1, run(3, 1), 0, U32),
    data_format(s(2673, 12), DataKind::Bits, 512, 1, run(6, 1), 0, U32),
    data_format(s(2685, 11), DataKind::Bits, 64, 1, run(1, 1), 0, U64),
    data_format(s(2696, 10), DataKind::Bits, 8, 1, run(7, 1), 0, U32),
    data_format(s(2706, 11), DataKind::Bits, 96, 1, run(8, 1), 0, U32),
    data_format(s(2737, 12), DataKind::Float, 16, 1, run(9, 3), 0, BF16),
    data_format(s(2749, 11), DataKind::Float, 16, 1, run(12, 3), 0, F16),
    data_format(s(2760, 11), DataKind::Float, 32, 1, run(15, 3), 0, F32),
    data_format(s(2771, 11), DataKind::Float, 64, 1, run(18, 3), 0, F64),
    data_format(s(2782, 11), DataKind::Integer, 16, 1, run(21, 1), 0, I16),
    data_format(s(2793, 11), DataKind::Integer, 24, 1, run(22, 1), 0, I32),
    data_format(s(2804, 11), DataKind::Integer, 32, 1, run(23, 1), 0, I32),
    data_format(s(2815, 10), DataKind::Integer, 4, 1, run(24, 1), 0, I32),
    data_format(s(2825, 11), DataKind::Integer, 64, 1, run(25, 1), 0, I64),
    data_format(s(2836, 10), DataKind::Integer, 8, 1, run(26, 1), 0, I32),
    data_format(s(2846, 11), DataKind::Bits, 64, 1, run(1, 1), 0, M64),
    data_format(s(2857, 15), DataKind::Bits, 32, 2, run(5, 1), 16, U32),
    data_format(s(2872, 15), DataKind::Bits, 64, 2, run(3, 1), 32, U32),
    data_format(s(2887, 15), DataKind::Bits, 128, 2, run(1, 1), 64, U64),
    data_format(s(2902, 15), DataKind::Float, 32, 2, run(12, 3), 16, PK_F16),
    data_format(s(2917, 15), DataKind::Integer, 32, 2, run(21, 1), 16, I32),
    data_format(s(2932, 14), DataKind::Integer, 16, 2, run(26, 1), 8, I32),
    data_format(s(2946, 15), DataKind::Integer, 32, 2, run(27, 1), 16, U32),
    data_format(s(2961, 14), DataKind::Integer, 16, 2, run(28, 1), 8, U32),
    data_format(s(2975, 14), DataKind::Bits, 32, 4, run(7, 1), 8, U32),
    data_format(s(2989, 14), DataKind::Integer, 32, 4, run(26, 1), 8, I32),
    data_format(s(3003, 14), DataKind::Integer, 32, 4, run(28, 1), 8, U32),
    data_format(s(3017, 14), DataKind::Integer, 32, 8, run(24, 1), 4, I32),
    data_format(s(3031, 14), DataKind::Integer, 32, 8, run(29, 1), 4, U32),
    data_format(s(3045, 14), DataKind::Float, 32, 2, run(12, 3), 16, PK_F16),
    data_format(s(3059, 14), DataKind::Integer, 32, 2, run(21, 1), 16, I32),
    data_format(s(3073, 13), DataKind::Integer, 8, 2, run(24, 1), 4, I32),
    data_format(s(3086, 13), DataKind::Integer, 16, 2, run(26, 1), 8, I32),
    data_format(s(3099, 14), DataKind::Integer, 32, 2, run(27, 1), 16, U32),
    data_format(s(3113, 13), DataKind::Integer, 8, 2, run(29, 1), 4, U32),
    data_format(s(3126, 13), DataKind::Integer, 16, 2, run(28, 1), 8, U32),
    data_format(s(3139, 11), DataKind::Integer, 16, 1, run(27, 1), 0, U16),
    data_format(s(3150, 11), DataKind::Integer, 24, 1, run(30, 1), 0, U32),
    data_format(s(3161, 11), DataKind::Integer, 32, 1, run(31, 1), 0, U32),
    data_format(s(3172, 10), DataKind::Integer, 4, 1, run(29, 1), 0, U32),
    data_format(s(3182, 11), DataKind::Integer, 64, 1, run(32, 1), 0, U64),
    data_format(s(3193, 10), DataKind::Integer, 8, 1, run(28, 1), 0, U32),
    data_format(s(3203, 8), DataKind::Descriptor, 0, 1, run(3, 1), 0, U32),
    data_format(s(3211, 15), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(3226, 16), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(3242, 21), DataKind::Descriptor, 0, 1, run(3, 1), 0, U32),
    data_format(s(3263, 23), DataKind::Descriptor, 0, 1, run(3, 1), 0, U32),
    data_format(s(3286, 14), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
    data_format(s(3300, 19), DataKind::Descriptor, 0, 1, run(3, 1), 0, U32),
    data_format(s(3319, 21), DataKind::Descriptor, 0, 1, run(3, 1), 0, U32),
    data_format(s(3340, 15), DataKind::Descriptor, 0, 1, run(3, 1), 0, U32),
    data_format(s(3355, 20), DataKind::Descriptor, 0, 1, run(3, 1), 0, U32),
    data_format(s(3375, 22), DataKind::Descriptor, 0, 1, run(3, 1), 0, U32),
    data_format(s(3397, 8), DataKind::Descriptor, 128, 1, run(0, 1), 0, U32),
];
/// Parts of components.
pub static DATA_PARTS: [DataPartRow; 33] = [
    part(s(2581, 4), Signedness::DoesNotApply, 0, 128),
    part(s(2581, 4), Signedness::DoesNotApply, 0, 64),
    part(s(2581, 4), Signedness::DoesNotApply, 0, 256),
    part(s(2581, 4), Signedness::DoesNotApply, 0, 32),
    part(s(2581, 4), Signedness::DoesNotApply, 0, 1),
    part(s(2581, 4), Signedness::DoesNotApply, 0, 16),
    part(s(2581, 4), Signedness::DoesNotApply, 0, 512),
    part(s(2581, 4), Signedness::DoesNotApply, 0, 8),
    part(s(2581, 4), Signedness::DoesNotApply, 0, 96),
    part(s(2717, 8), Signedness::DoesNotApply, 0, 7),
    part(s(2725, 8), Signedness::DoesNotApply, 7, 8),
    part(s(2733, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2717, 8), Signedness::DoesNotApply, 0, 10),
    part(s(2725, 8), Signedness::DoesNotApply, 10, 5),
    part(s(2733, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2717, 8), Signedness::DoesNotApply, 0, 23),
    part(s(2725, 8), Signedness::DoesNotApply, 23, 8),
    part(s(2733, 4), Signedness::DoesNotApply, 31, 1),
    part(s(2717, 8), Signedness::DoesNotApply, 0, 52),
    part(s(2725, 8), Signedness::DoesNotApply, 52, 11),
    part(s(2733, 4), Signedness::DoesNotApply, 63, 1),
    part(s(2581, 4), Signedness::Signed, 0, 16),
    part(s(2581, 4), Signedness::Signed, 0, 24),
    part(s(2581, 4), Signedness::Signed, 0, 32),
    part(s(2581, 4), Signedness::Signed, 0, 4),
    part(s(2581, 4), Signedness::Signed, 0, 64),
    part(s(2581, 4), Signedness::Signed, 0, 8),
    part(s(2581, 4), Signedness::Unsigned, 0, 16),
    part(s(2581, 4), Signedness::Unsigned, 0, 8),
    part(s(2581, 4), Signedness::Unsigned, 0, 4),
    part(s(2581, 4), Signedness::Unsigned, 0, 24),
    part(s(2581, 4), Signedness::Unsigned, 0, 32),
    part(s(2581, 4), Signedness::Unsigned, 0, 64),
];
