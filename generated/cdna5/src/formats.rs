// Written by `cargo xtask regen` from amdgpu_isa_cdna5.xml. Do not edit: change
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
    pub const NUM_B1: u8 = 4;
    pub const NUM_B1024: u8 = 5;
    pub const NUM_B128: u8 = 6;
    pub const NUM_B16: u8 = 7;
    pub const NUM_B256: u8 = 8;
    pub const NUM_B32: u8 = 9;
    pub const NUM_B512: u8 = 11;
    pub const NUM_B64: u8 = 13;
    pub const NUM_B8: u8 = 14;
    pub const NUM_B96: u8 = 15;
    pub const NUM_BF16: u8 = 16;
    pub const NUM_BF8: u8 = 18;
    pub const NUM_F16: u8 = 19;
    pub const NUM_F32: u8 = 20;
    pub const NUM_F64: u8 = 21;
    pub const NUM_FP8: u8 = 24;
    pub const NUM_I16: u8 = 25;
    pub const NUM_I24: u8 = 26;
    pub const NUM_I32: u8 = 27;
    pub const NUM_I64: u8 = 29;
    pub const NUM_I8: u8 = 30;
    pub const NUM_M64: u8 = 33;
    pub const NUM_PK16_B4: u8 = 34;
    pub const NUM_PK16_B6: u8 = 35;
    pub const NUM_PK16_B8: u8 = 36;
    pub const NUM_PK16_BF16: u8 = 37;
    pub const NUM_PK16_BF6: u8 = 38;
    pub const NUM_PK16_F16: u8 = 39;
    pub const NUM_PK16_F32: u8 = 40;
    pub const NUM_PK16_FP6: u8 = 42;
    pub const NUM_PK16_U4: u8 = 43;
    pub const NUM_PK2_B16: u8 = 44;
    pub const NUM_PK2_B32: u8 = 45;
    pub const NUM_PK2_B64: u8 = 46;
    pub const NUM_PK2_BF16: u8 = 47;
    pub const NUM_PK2_BF8: u8 = 48;
    pub const NUM_PK2_F16: u8 = 49;
    pub const NUM_PK2_F32: u8 = 50;
    pub const NUM_PK2_FP8: u8 = 53;
    pub const NUM_PK2_I16: u8 = 54;
    pub const NUM_PK2_I8: u8 = 55;
    pub const NUM_PK2_U16: u8 = 56;
    pub const NUM_PK2_U8: u8 = 59;
    pub const NUM_PK4_B8: u8 = 68;
    pub const NUM_PK4_I4: u8 = 75;
    pub const NUM_PK4_I8: u8 = 76;
    pub const NUM_PK4_IU8: u8 = 77;
    pub const NUM_PK4_U4: u8 = 79;
    pub const NUM_PK4_U8: u8 = 80;
    pub const NUM_PK8_BF16: u8 = 81;
    pub const NUM_PK8_BF8: u8 = 82;
    pub const NUM_PK8_F16: u8 = 83;
    pub const NUM_PK8_F32: u8 = 84;
    pub const NUM_PK8_FP4: u8 = 85;
    pub const NUM_PK8_FP8: u8 = 86;
    pub const NUM_PK8_IU4: u8 = 88;
    pub const NUM_PK8_U4: u8 = 89;
    pub const NUM_U16: u8 = 90;
    pub const NUM_U24: u8 = 91;
    pub const NUM_U32: u8 = 92;
    pub const NUM_U64: u8 = 94;
    pub const NUM_U8: u8 = 95;
    pub const RSRC_SCALAR: u8 = 97;
    pub const RSRC_SCRATCH: u8 = 98;
    pub const WMMA_AB_16X128_B8: u8 = 108;
    pub const WMMA_AB_16X128_BF8: u8 = 109;
    pub const WMMA_AB_16X128_FP4: u8 = 110;
    pub const WMMA_AB_16X128_FP8: u8 = 111;
    pub const WMMA_AB_16X128_IU8: u8 = 113;
    pub const WMMA_AB_16X32_BF16: u8 = 122;
    pub const WMMA_AB_16X32_F16: u8 = 124;
    pub const WMMA_AB_16X4_F32: u8 = 129;
    pub const WMMA_AB_16X64_BF16: u8 = 131;
    pub const WMMA_AB_16X64_BF8: u8 = 132;
    pub const WMMA_AB_16X64_F16: u8 = 133;
    pub const WMMA_AB_16X64_FP8: u8 = 134;
    pub const WMMA_AB_16X64_IU8: u8 = 136;
    pub const WMMA_AB_32X128_FP4: u8 = 139;
    pub const WMMA_DC_16X16_BF16: u8 = 141;
    pub const WMMA_DC_16X16_F16: u8 = 142;
    pub const WMMA_DC_16X16_F32: u8 = 143;
    pub const WMMA_DC_16X16_I32: u8 = 145;
    pub const WMMA_DC_32X16_F32: u8 = 147;
    pub const WMMA_INDEX_SET: u8 = 148;
    pub const WMMA_INDEX_SET2: u8 = 149;
}
/// Data formats.
pub static DATA_FORMATS: [DataFormatRow; 151] = [
    data_format(s(3342, 7), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(3349, 7), DataKind::Descriptor, 64, 1, run(1, 1), 0, U64),
    data_format(s(3356, 7), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3363, 11), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(3374, 10), DataKind::Bits, 1, 1, run(2, 1), 0, U32),
    data_format(s(3384, 13), DataKind::Bits, 1024, 1, run(3, 1), 0, U32),
    data_format(s(3397, 12), DataKind::Bits, 128, 1, run(4, 1), 0, U32),
    data_format(s(3409, 11), DataKind::Bits, 16, 1, run(5, 1), 0, U16),
    data_format(s(3420, 12), DataKind::Bits, 256, 1, run(6, 1), 0, U32),
    data_format(s(3432, 11), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(3443, 10), DataKind::Bits, 4, 1, run(7, 1), 0, U32),
    data_format(s(3453, 12), DataKind::Bits, 512, 1, run(8, 1), 0, U32),
    data_format(s(3465, 10), DataKind::Bits, 6, 1, run(9, 1), 0, U32),
    data_format(s(3475, 11), DataKind::Bits, 64, 1, run(1, 1), 0, U64),
    data_format(s(3486, 10), DataKind::Bits, 8, 1, run(10, 1), 0, U32),
    data_format(s(3496, 11), DataKind::Bits, 96, 1, run(11, 1), 0, U32),
    data_format(s(3527, 12), DataKind::Float, 16, 1, run(12, 3), 0, BF16),
    data_format(s(3539, 11), DataKind::Float, 6, 1, run(15, 3), 0, F32),
    data_format(s(3550, 11), DataKind::Float, 8, 1, run(18, 3), 0, F32),
    data_format(s(3561, 11), DataKind::Float, 16, 1, run(21, 3), 0, F16),
    data_format(s(3572, 11), DataKind::Float, 32, 1, run(24, 3), 0, F32),
    data_format(s(3583, 11), DataKind::Float, 64, 1, run(27, 3), 0, F64),
    data_format(s(3594, 11), DataKind::Float, 4, 1, run(30, 3), 0, F32),
    data_format(s(3605, 11), DataKind::Float, 6, 1, run(33, 3), 0, F32),
    data_format(s(3616, 11), DataKind::Float, 8, 1, run(36, 3), 0, F32),
    data_format(s(3627, 11), DataKind::Integer, 16, 1, run(39, 1), 0, I16),
    data_format(s(3638, 11), DataKind::Integer, 24, 1, run(40, 1), 0, I32),
    data_format(s(3649, 11), DataKind::Integer, 32, 1, run(41, 1), 0, I32),
    data_format(s(3660, 10), DataKind::Integer, 4, 1, run(42, 1), 0, I32),
    data_format(s(3670, 11), DataKind::Integer, 64, 1, run(43, 1), 0, I64),
    data_format(s(3681, 10), DataKind::Integer, 8, 1, run(44, 1), 0, I32),
    data_format(s(3691, 11), DataKind::Integer, 4, 1, run(45, 1), 0, U32),
    data_format(s(3702, 11), DataKind::Integer, 8, 1, run(46, 1), 0, U32),
    data_format(s(3713, 11), DataKind::Integer, 64, 1, run(1, 1), 0, M64),
    data_format(s(3724, 15), DataKind::Bits, 64, 16, run(7, 1), 4, U32),
    data_format(s(3739, 15), DataKind::Bits, 96, 16, run(9, 1), 6, U32),
    data_format(s(3754, 15), DataKind::Bits, 128, 16, run(10, 1), 8, U32),
    data_format(s(3769, 17), DataKind::Float, 256, 16, run(12, 3), 16, PK_BF16),
    data_format(s(3786, 16), DataKind::Float, 96, 16, run(15, 3), 6, F32),
    data_format(s(3802, 16), DataKind::Float, 256, 16, run(21, 3), 16, PK_F16),
    data_format(s(3818, 16), DataKind::Float, 512, 16, run(24, 3), 32, F32),
    data_format(s(3834, 16), DataKind::Float, 64, 16, run(30, 3), 4, F32),
    data_format(s(3850, 16), DataKind::Float, 96, 16, run(33, 3), 6, F32),
    data_format(s(3866, 15), DataKind::Integer, 64, 16, run(47, 1), 4, U32),
    data_format(s(3881, 15), DataKind::Bits, 32, 2, run(5, 1), 16, U32),
    data_format(s(3896, 15), DataKind::Bits, 64, 2, run(0, 1), 32, U32),
    data_format(s(3911, 15), DataKind::Bits, 128, 2, run(1, 1), 64, U64),
    data_format(s(3926, 16), DataKind::Float, 32, 2, run(12, 3), 16, PK_BF16),
    data_format(s(3942, 15), DataKind::Float, 16, 2, run(18, 3), 8, F32),
    data_format(s(3957, 15), DataKind::Float, 32, 2, run(21, 3), 16, PK_F16),
    data_format(s(3972, 15), DataKind::Float, 64, 2, run(24, 3), 32, F32),
    data_format(s(3987, 15), DataKind::Float, 128, 2, run(27, 3), 64, F64),
    data_format(s(4002, 15), DataKind::Float, 8, 2, run(30, 3), 4, F32),
    data_format(s(4017, 15), DataKind::Float, 16, 2, run(36, 3), 8, F32),
    data_format(s(4032, 15), DataKind::Integer, 32, 2, run(39, 1), 16, I32),
    data_format(s(4047, 14), DataKind::Integer, 16, 2, run(44, 1), 8, I32),
    data_format(s(4061, 15), DataKind::Integer, 32, 2, run(48, 1), 16, U32),
    data_format(s(4076, 15), DataKind::Integer, 64, 2, run(49, 1), 32, U32),
    data_format(s(4091, 15), DataKind::Integer, 128, 2, run(50, 1), 64, U64),
    data_format(s(4106, 14), DataKind::Integer, 16, 2, run(51, 1), 8, U32),
    data_format(s(4120, 17), DataKind::Float, 512, 32, run(12, 3), 16, PK_BF16),
    data_format(s(4137, 16), DataKind::Float, 192, 32, run(15, 3), 6, F32),
    data_format(s(4153, 16), DataKind::Float, 256, 32, run(18, 3), 8, F32),
    data_format(s(4169, 16), DataKind::Float, 512, 32, run(21, 3), 16, PK_F16),
    data_format(s(4185, 16), DataKind::Float, 1024, 32, run(24, 3), 32, F32),
    data_format(s(4201, 16), DataKind::Float, 192, 32, run(33, 3), 6, F32),
    data_format(s(4217, 16), DataKind::Float, 256, 32, run(36, 3), 8, F32),
    data_format(s(4233, 15), DataKind::Bits, 128, 4, run(0, 1), 32, U32),
    data_format(s(4248, 14), DataKind::Bits, 32, 4, run(10, 1), 8, U32),
    data_format(s(4262, 16), DataKind::Float, 64, 4, run(12, 3), 16, PK_BF16),
    data_format(s(4278, 15), DataKind::Float, 32, 4, run(18, 3), 8, F32),
    data_format(s(4293, 15), DataKind::Float, 64, 4, run(21, 3), 16, PK_F16),
    data_format(s(4308, 15), DataKind::Float, 128, 4, run(24, 3), 32, F32),
    data_format(s(4323, 15), DataKind::Float, 32, 4, run(36, 3), 8, F32),
    data_format(s(4338, 15), DataKind::Integer, 128, 4, run(41, 1), 32, I32),
    data_format(s(4353, 14), DataKind::Integer, 16, 4, run(42, 1), 4, I32),
    data_format(s(4367, 14), DataKind::Integer, 32, 4, run(44, 1), 8, I32),
    data_format(s(4381, 15), DataKind::Integer, 32, 4, run(46, 1), 8, U32),
    data_format(s(4396, 15), DataKind::Integer, 128, 4, run(49, 1), 32, U32),
    data_format(s(4411, 14), DataKind::Integer, 16, 4, run(47, 1), 4, U32),
    data_format(s(4425, 14), DataKind::Integer, 32, 4, run(51, 1), 8, U32),
    data_format(s(4439, 16), DataKind::Float, 128, 8, run(12, 3), 16, PK_BF16),
    data_format(s(4455, 15), DataKind::Float, 64, 8, run(18, 3), 8, F32),
    data_format(s(4470, 15), DataKind::Float, 128, 8, run(21, 3), 16, PK_F16),
    data_format(s(4485, 15), DataKind::Float, 256, 8, run(24, 3), 32, F32),
    data_format(s(4500, 15), DataKind::Float, 32, 8, run(30, 3), 4, F32),
    data_format(s(4515, 15), DataKind::Float, 64, 8, run(36, 3), 8, F32),
    data_format(s(4530, 14), DataKind::Integer, 32, 8, run(42, 1), 4, I32),
    data_format(s(4544, 15), DataKind::Integer, 32, 8, run(45, 1), 4, U32),
    data_format(s(4559, 14), DataKind::Integer, 32, 8, run(47, 1), 4, U32),
    data_format(s(4573, 11), DataKind::Integer, 16, 1, run(48, 1), 0, U16),
    data_format(s(4584, 11), DataKind::Integer, 24, 1, run(52, 1), 0, U32),
    data_format(s(4595, 11), DataKind::Integer, 32, 1, run(49, 1), 0, U32),
    data_format(s(4606, 10), DataKind::Integer, 4, 1, run(47, 1), 0, U32),
    data_format(s(4616, 11), DataKind::Integer, 64, 1, run(50, 1), 0, U64),
    data_format(s(4627, 10), DataKind::Integer, 8, 1, run(51, 1), 0, U32),
    data_format(s(4637, 8), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(4645, 15), DataKind::Descriptor, 128, 1, run(4, 1), 0, U32),
    data_format(s(4660, 16), DataKind::Descriptor, 128, 1, run(4, 1), 0, U32),
    data_format(s(4676, 21), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(4697, 23), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(4720, 14), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(4734, 19), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(4753, 21), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(4774, 15), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(4789, 20), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(4809, 22), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(4831, 8), DataKind::Descriptor, 0, 1, run(0, 1), 0, U32),
    data_format(s(4839, 21), DataKind::Bits, 512, 1, run(8, 1), 0, U32),
    data_format(s(4860, 22), DataKind::Float, 512, 1, run(8, 1), 0, F32),
    data_format(s(4882, 22), DataKind::Float, 256, 1, run(6, 1), 0, F32),
    data_format(s(4904, 22), DataKind::Float, 512, 1, run(8, 1), 0, F32),
    data_format(s(4926, 22), DataKind::Integer, 0, 1, run(0, 1), 0, U32),
    data_format(s(4948, 22), DataKind::Integer, 512, 1, run(8, 1), 0, U32),
    data_format(s(4970, 22), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(4992, 21), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5013, 21), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5034, 21), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5055, 21), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5076, 21), DataKind::Integer, 0, 1, run(0, 1), 0, U32),
    data_format(s(5097, 21), DataKind::Integer, 0, 1, run(0, 1), 0, U32),
    data_format(s(5118, 22), DataKind::Integer, 0, 1, run(0, 1), 0, U32),
    data_format(s(5140, 22), DataKind::Float, 256, 1, run(6, 1), 0, F32),
    data_format(s(5162, 21), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5183, 21), DataKind::Float, 256, 1, run(6, 1), 0, F32),
    data_format(s(5204, 21), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5225, 21), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5246, 21), DataKind::Integer, 0, 1, run(0, 1), 0, U32),
    data_format(s(5267, 21), DataKind::Integer, 0, 1, run(0, 1), 0, U32),
    data_format(s(5288, 20), DataKind::Float, 64, 1, run(1, 1), 0, F32),
    data_format(s(5308, 20), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5328, 22), DataKind::Float, 512, 1, run(8, 1), 0, F32),
    data_format(s(5350, 21), DataKind::Float, 256, 1, run(6, 1), 0, F32),
    data_format(s(5371, 21), DataKind::Float, 512, 1, run(8, 1), 0, F32),
    data_format(s(5392, 21), DataKind::Float, 256, 1, run(6, 1), 0, F32),
    data_format(s(5413, 21), DataKind::Integer, 0, 1, run(0, 1), 0, U32),
    data_format(s(5434, 21), DataKind::Integer, 256, 1, run(6, 1), 0, U32),
    data_format(s(5455, 20), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5475, 20), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5495, 22), DataKind::Float, 512, 1, run(8, 1), 0, F32),
    data_format(s(5517, 20), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5537, 22), DataKind::Float, 128, 1, run(4, 1), 0, F32),
    data_format(s(5559, 21), DataKind::Float, 128, 1, run(4, 1), 0, F32),
    data_format(s(5580, 21), DataKind::Float, 256, 1, run(6, 1), 0, F32),
    data_format(s(5601, 21), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5622, 21), DataKind::Integer, 256, 1, run(6, 1), 0, U32),
    data_format(s(5643, 21), DataKind::Float, 0, 1, run(0, 1), 0, F32),
    data_format(s(5664, 21), DataKind::Float, 512, 1, run(8, 1), 0, F32),
    data_format(s(5685, 18), DataKind::Bits, 32, 1, run(0, 1), 0, U32),
    data_format(s(5703, 19), DataKind::Bits, 64, 1, run(1, 1), 0, U64),
    data_format(s(5722, 19), DataKind::Bits, 0, 1, run(0, 1), 0, U32),
];
/// Parts of components.
pub static DATA_PARTS: [DataPartRow; 53] = [
    part(s(3338, 4), Signedness::DoesNotApply, 0, 32),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 64),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 1),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 1024),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 128),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 16),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 256),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 4),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 512),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 6),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 8),
    part(s(3338, 4), Signedness::DoesNotApply, 0, 96),
    part(s(3507, 8), Signedness::DoesNotApply, 0, 7),
    part(s(3515, 8), Signedness::DoesNotApply, 7, 8),
    part(s(3523, 4), Signedness::DoesNotApply, 15, 1),
    part(s(3507, 8), Signedness::DoesNotApply, 0, 2),
    part(s(3515, 8), Signedness::DoesNotApply, 2, 3),
    part(s(3523, 4), Signedness::DoesNotApply, 5, 1),
    part(s(3507, 8), Signedness::DoesNotApply, 0, 2),
    part(s(3515, 8), Signedness::DoesNotApply, 2, 5),
    part(s(3523, 4), Signedness::DoesNotApply, 7, 1),
    part(s(3507, 8), Signedness::DoesNotApply, 0, 10),
    part(s(3515, 8), Signedness::DoesNotApply, 10, 5),
    part(s(3523, 4), Signedness::DoesNotApply, 15, 1),
    part(s(3507, 8), Signedness::DoesNotApply, 0, 23),
    part(s(3515, 8), Signedness::DoesNotApply, 23, 8),
    part(s(3523, 4), Signedness::DoesNotApply, 31, 1),
    part(s(3507, 8), Signedness::DoesNotApply, 0, 52),
    part(s(3515, 8), Signedness::DoesNotApply, 52, 11),
    part(s(3523, 4), Signedness::DoesNotApply, 63, 1),
    part(s(3507, 8), Signedness::DoesNotApply, 0, 1),
    part(s(3515, 8), Signedness::DoesNotApply, 1, 2),
    part(s(3523, 4), Signedness::DoesNotApply, 3, 1),
    part(s(3507, 8), Signedness::DoesNotApply, 0, 3),
    part(s(3515, 8), Signedness::DoesNotApply, 3, 2),
    part(s(3523, 4), Signedness::DoesNotApply, 5, 1),
    part(s(3507, 8), Signedness::DoesNotApply, 0, 3),
    part(s(3515, 8), Signedness::DoesNotApply, 3, 4),
    part(s(3523, 4), Signedness::DoesNotApply, 7, 1),
    part(s(3338, 4), Signedness::Signed, 0, 16),
    part(s(3338, 4), Signedness::Signed, 0, 24),
    part(s(3338, 4), Signedness::Signed, 0, 32),
    part(s(3338, 4), Signedness::Signed, 0, 4),
    part(s(3338, 4), Signedness::Signed, 0, 64),
    part(s(3338, 4), Signedness::Signed, 0, 8),
    part(s(3338, 4), Signedness::SignedByModifier, 0, 4),
    part(s(3338, 4), Signedness::SignedByModifier, 0, 8),
    part(s(3338, 4), Signedness::Unsigned, 0, 4),
    part(s(3338, 4), Signedness::Unsigned, 0, 16),
    part(s(3338, 4), Signedness::Unsigned, 0, 32),
    part(s(3338, 4), Signedness::Unsigned, 0, 64),
    part(s(3338, 4), Signedness::Unsigned, 0, 8),
    part(s(3338, 4), Signedness::Unsigned, 0, 24),
];
