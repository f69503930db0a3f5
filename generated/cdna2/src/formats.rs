// Written by `cargo xtask regen` from amdgpu_isa_cdna2.xml. Do not edit: change
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
    pub const NUM_B1: u8 = 3;
    pub const NUM_B128: u8 = 4;
    pub const NUM_B16: u8 = 5;
    pub const NUM_B256: u8 = 6;
    pub const NUM_B32: u8 = 7;
    pub const NUM_B512: u8 = 8;
    pub const NUM_B64: u8 = 9;
    pub const NUM_B8: u8 = 10;
    pub const NUM_B96: u8 = 11;
    pub const NUM_F16: u8 = 13;
    pub const NUM_F32: u8 = 14;
    pub const NUM_F64: u8 = 15;
    pub const NUM_I16: u8 = 16;
    pub const NUM_I24: u8 = 17;
    pub const NUM_I32: u8 = 18;
    pub const NUM_I64: u8 = 20;
    pub const NUM_I8: u8 = 21;
    pub const NUM_M64: u8 = 22;
    pub const NUM_PK16_F32: u8 = 23;
    pub const NUM_PK16_I32: u8 = 24;
    pub const NUM_PK2_B16: u8 = 25;
    pub const NUM_PK2_B32: u8 = 26;
    pub const NUM_PK2_B64: u8 = 27;
    pub const NUM_PK2_BF16: u8 = 28;
    pub const NUM_PK2_F16: u8 = 29;
    pub const NUM_PK2_F32: u8 = 30;
    pub const NUM_PK2_I16: u8 = 31;
    pub const NUM_PK2_U16: u8 = 32;
    pub const NUM_PK2_U8: u8 = 33;
    pub const NUM_PK32_F32: u8 = 34;
    pub const NUM_PK32_I32: u8 = 35;
    pub const NUM_PK4_B8: u8 = 36;
    pub const NUM_PK4_BF16: u8 = 37;
    pub const NUM_PK4_F16: u8 = 38;
    pub const NUM_PK4_F32: u8 = 39;
    pub const NUM_PK4_F64: u8 = 40;
    pub const NUM_PK4_I32: u8 = 41;
    pub const NUM_PK4_I8: u8 = 42;
    pub const NUM_PK4_U8: u8 = 43;
    pub const NUM_PK8_I4: u8 = 44;
    pub const NUM_PK8_U4: u8 = 45;
    pub const NUM_U16: u8 = 51;
    pub const NUM_U24: u8 = 52;
    pub const NUM_U32: u8 = 53;
    pub const NUM_U64: u8 = 55;
    pub const NUM_U8: u8 = 56;
    pub const RSRC_SCALAR: u8 = 58;
    pub const RSRC_SCRATCH: u8 = 59;
    pub const RSRC_TYPED: u8 = 62;
    pub const SAMP: u8 = 68;
}
/// Data formats.
pub static DATA_FORMATS: [DataFormatRow; 69] = [
    data_format(s(2079, 7), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(2086, 7), DataKind::Descriptor, 64, 1, run(1, 1), 0, U64),
    data_format(s(2093, 7), DataKind::Descriptor, 256, 1, run(2, 1), 0, U32),
    data_format(s(2100, 10), DataKind::Bits, 1, 1, run(3, 1), 0, U32),
    data_format(s(2110, 12), DataKind::Bits, 128, 1, run(4, 1), 0, U32),
    data_format(s(2122, 11), DataKind::Bits, 16, 1, run(5, 1), 0, U16),
    data_format(s(2133, 12), DataKind::Bits, 256, 1, run(2, 1), 0, U32),
    data_format(s(2145, 11), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(2156, 12), DataKind::Bits, 512, 1, run(6, 1), 0, U32),
    data_format(s(2168, 11), DataKind::Bits, 64, 1, run(1, 1), 0, U64),
    data_format(s(2179, 10), DataKind::Bits, 8, 1, run(7, 1), 0, U32),
    data_format(s(2189, 11), DataKind::Bits, 96, 1, run(8, 1), 0, U32),
    data_format(s(2220, 12), DataKind::Float, 16, 1, run(9, 3), 0, BF16),
    data_format(s(2232, 11), DataKind::Float, 16, 1, run(12, 3), 0, F16),
    data_format(s(2243, 11), DataKind::Float, 32, 1, run(15, 3), 0, F32),
    data_format(s(2254, 11), DataKind::Float, 64, 1, run(18, 3), 0, F64),
    data_format(s(2265, 11), DataKind::Integer, 16, 1, run(21, 1), 0, I16),
    data_format(s(2276, 11), DataKind::Integer, 24, 1, run(22, 1), 0, I32),
    data_format(s(2287, 11), DataKind::Integer, 32, 1, run(23, 1), 0, I32),
    data_format(s(2298, 10), DataKind::Integer, 4, 1, run(24, 1), 0, I32),
    data_format(s(2308, 11), DataKind::Integer, 64, 1, run(25, 1), 0, I64),
    data_format(s(2319, 10), DataKind::Integer, 8, 1, run(26, 1), 0, I32),
    data_format(s(2329, 11), DataKind::Bits, 64, 1, run(1, 1), 0, M64),
    data_format(s(2340, 16), DataKind::Float, 512, 16, run(15, 3), 32, F32),
    data_format(s(2356, 16), DataKind::Integer, 512, 16, run(23, 1), 32, I32),
    data_format(s(2372, 15), DataKind::Bits, 32, 2, run(5, 1), 16, U32),
    data_format(s(2387, 15), DataKind::Bits, 64, 2, run(0, 1), 32, U32),
    data_format(s(2402, 15), DataKind::Bits, 128, 2, run(1, 1), 64, U64),
    data_format(s(2417, 16), DataKind::Float, 32, 2, run(9, 3), 16, PK_BF16),
    data_format(s(2433, 15), DataKind::Float, 32, 2, run(12, 3), 16, PK_F16),
    data_format(s(2448, 15), DataKind::Float, 64, 2, run(15, 3), 32, F32),
    data_format(s(2463, 15), DataKind::Integer, 32, 2, run(21, 1), 16, I32),
    data_format(s(2478, 15), DataKind::Integer, 32, 2, run(27, 1), 16, U32),
    data_format(s(2493, 14), DataKind::Integer, 16, 2, run(28, 1), 8, U32),
    data_format(s(2507, 16), DataKind::Float, 1024, 32, run(15, 3), 32, F32),
    data_format(s(2523, 16), DataKind::Integer, 1024, 32, run(23, 1), 32, I32),
    data_format(s(2539, 14), DataKind::Bits, 32, 4, run(7, 1), 8, U32),
    data_format(s(2553, 16), DataKind::Float, 64, 4, run(9, 3), 16, PK_BF16),
    data_format(s(2569, 15), DataKind::Float, 64, 4, run(12, 3), 16, PK_F16),
    data_format(s(2584, 15), DataKind::Float, 128, 4, run(15, 3), 32, F32),
    data_format(s(2599, 15), DataKind::Float, 256, 4, run(18, 3), 64, F64),
    data_format(s(2614, 15), DataKind::Integer, 128, 4, run(23, 1), 32, I32),
    data_format(s(2629, 14), DataKind::Integer, 32, 4, run(26, 1), 8, I32),
    data_format(s(2643, 14), DataKind::Integer, 32, 4, run(28, 1), 8, U32),
    data_format(s(2657, 14), DataKind::Integer, 32, 8, run(24, 1), 4, I32),
    data_format(s(2671, 14), DataKind::Integer, 32, 8, run(29, 1), 4, U32),
    data_format(s(2685, 14), DataKind::Float, 32, 2, run(12, 3), 16, PK_F16),
    data_format(s(2699, 14), DataKind::Integer, 32, 2, run(21, 1), 16, I32),
    data_format(s(2713, 13), DataKind::Integer, 16, 2, run(26, 1), 8, I32),
    data_format(s(2726, 14), DataKind::Integer, 32, 2, run(27, 1), 16, U32),
    data_format(s(2740, 13), DataKind::Integer, 16, 2, run(28, 1), 8, U32),
    data_format(s(2753, 11), DataKind::Integer, 16, 1, run(27, 1), 0, U16),
    data_format(s(2764, 11), DataKind::Integer, 24, 1, run(30, 1), 0, U32),
    data_format(s(2775, 11), DataKind::Integer, 32, 1, run(31, 1), 0, U32),
    data_format(s(2786, 10), DataKind::Integer, 4, 1, run(29, 1), 0, U32),
    data_format(s(2796, 11), DataKind::Integer, 64, 1, run(32, 1), 0, U64),
    data_format(s(2807, 10), DataKind::Integer, 8, 1, run(28, 1), 0, U32),
    data_format(s(2817, 8), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(2825, 15), DataKind::Descriptor, 128, 1, run(4, 1), 0, U32),
    data_format(s(2840, 16), DataKind::Descriptor, 128, 1, run(4, 1), 0, U32),
    data_format(s(2856, 21), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(2877, 23), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(2900, 14), DataKind::Descriptor, 128, 1, run(4, 1), 0, U32),
    data_format(s(2914, 19), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(2933, 22), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(2955, 15), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(2970, 20), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(2990, 22), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3012, 8), DataKind::Descriptor, 128, 1, run(4, 1), 0, U32),
];
/// Parts of components.
pub static DATA_PARTS: [DataPartRow; 33] = [
    part(s(2075, 4), Signedness::DoesNotApply, 0, 32),
    part(s(2075, 4), Signedness::DoesNotApply, 0, 64),
    part(s(2075, 4), Signedness::DoesNotApply, 0, 256),
    part(s(2075, 4), Signedness::DoesNotApply, 0, 1),
    part(s(2075, 4), Signedness::DoesNotApply, 0, 128),
    part(s(2075, 4), Signedness::DoesNotApply, 0, 16),
    part(s(2075, 4), Signedness::DoesNotApply, 0, 512),
    part(s(2075, 4), Signedness::DoesNotApply, 0, 8),
    part(s(2075, 4), Signedness::DoesNotApply, 0, 96),
    part(s(2200, 8), Signedness::DoesNotApply, 0, 7),
    part(s(2208, 8), Signedness::DoesNotApply, 7, 8),
    part(s(2216, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2200, 8), Signedness::DoesNotApply, 0, 10),
    part(s(2208, 8), Signedness::DoesNotApply, 10, 5),
    part(s(2216, 4), Signedness::DoesNotApply, 15, 1),
    part(s(2200, 8), Signedness::DoesNotApply, 0, 23),
    part(s(2208, 8), Signedness::DoesNotApply, 23, 8),
    part(s(2216, 4), Signedness::DoesNotApply, 31, 1),
    part(s(2200, 8), Signedness::DoesNotApply, 0, 52),
    part(s(2208, 8), Signedness::DoesNotApply, 52, 11),
    part(s(2216, 4), Signedness::DoesNotApply, 63, 1),
    part(s(2075, 4), Signedness::Signed, 0, 16),
    part(s(2075, 4), Signedness::Signed, 0, 24),
    part(s(2075, 4), Signedness::Signed, 0, 32),
    part(s(2075, 4), Signedness::Signed, 0, 4),
    part(s(2075, 4), Signedness::Signed, 0, 64),
    part(s(2075, 4), Signedness::Signed, 0, 8),
    part(s(2075, 4), Signedness::Unsigned, 0, 16),
    part(s(2075, 4), Signedness::Unsigned, 0, 8),
    part(s(2075, 4), Signedness::Unsigned, 0, 4),
    part(s(2075, 4), Signedness::Unsigned, 0, 24),
    part(s(2075, 4), Signedness::Unsigned, 0, 32),
    part(s(2075, 4), Signedness::Unsigned, 0, 64),
];
