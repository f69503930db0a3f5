// Written by `cargo xtask regen` from amdgpu_isa_cdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Encodings as bit fields: the raw layout, for those who build or patch words by hand.
//!
//! A getter returns the field's bits; `with_` sets them and leaves the others. A value that is too wide is cut off.
//! `NEW` has the encoding's prefix set and is zero elsewhere.
use amdgpu_isa_core::layout;
/// `ENC_SOP1`, 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sop1(pub [u32; 1]);
impl Sop1 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xbe800000));
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn encoding(self) -> u16 {
        layout::get(&self.0, 23, 9) as u16
    }
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn with_encoding(self, value: u16) -> Self {
        Self(layout::set(self.0, 23, 9, value as u64))
    }
    /// `OP`, bits 15:8.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 8, 8) as u8
    }
    /// `OP`, bits 15:8.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 8, value as u64))
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn sdst(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn with_sdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn ssrc0(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn with_ssrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
}
/// `ENC_SOPC`, 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sopc(pub [u32; 1]);
impl Sopc {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xbf000000));
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn encoding(self) -> u16 {
        layout::get(&self.0, 23, 9) as u16
    }
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn with_encoding(self, value: u16) -> Self {
        Self(layout::set(self.0, 23, 9, value as u64))
    }
    /// `OP`, bits 22:16.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `OP`, bits 22:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn ssrc0(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn with_ssrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
    /// `SSRC1`, bits 15:8.
    #[inline]
    pub const fn ssrc1(self) -> u8 {
        layout::get(&self.0, 8, 8) as u8
    }
    /// `SSRC1`, bits 15:8.
    #[inline]
    pub const fn with_ssrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 8, value as u64))
    }
}
/// `ENC_SOPP`, 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sopp(pub [u32; 1]);
impl Sopp {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xbf800000));
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn encoding(self) -> u16 {
        layout::get(&self.0, 23, 9) as u16
    }
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn with_encoding(self, value: u16) -> Self {
        Self(layout::set(self.0, 23, 9, value as u64))
    }
    /// `OP`, bits 22:16.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `OP`, bits 22:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `SIMM16`, bits 15:0.
    #[inline]
    pub const fn simm16(self) -> u16 {
        layout::get(&self.0, 0, 16) as u16
    }
    /// `SIMM16`, bits 15:0.
    #[inline]
    pub const fn with_simm16(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 16, value as u64))
    }
}
/// `ENC_SOPK`, 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sopk(pub [u32; 1]);
impl Sopk {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xb0000000));
    /// `ENCODING`, bits 31:28.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 28, 4) as u8
    }
    /// `ENCODING`, bits 31:28.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 28, 4, value as u64))
    }
    /// `OP`, bits 27:23.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 23, 5) as u8
    }
    /// `OP`, bits 27:23.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 23, 5, value as u64))
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn sdst(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn with_sdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `SIMM16`, bits 15:0.
    #[inline]
    pub const fn simm16(self) -> u16 {
        layout::get(&self.0, 0, 16) as u16
    }
    /// `SIMM16`, bits 15:0.
    #[inline]
    pub const fn with_simm16(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 16, value as u64))
    }
}
/// `ENC_SOP2`, 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sop2(pub [u32; 1]);
impl Sop2 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x80000000));
    /// `ENCODING`, bits 31:30.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 30, 2) as u8
    }
    /// `ENCODING`, bits 31:30.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 30, 2, value as u64))
    }
    /// `OP`, bits 29:23.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 23, 7) as u8
    }
    /// `OP`, bits 29:23.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 23, 7, value as u64))
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn sdst(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn with_sdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn ssrc0(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn with_ssrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
    /// `SSRC1`, bits 15:8.
    #[inline]
    pub const fn ssrc1(self) -> u8 {
        layout::get(&self.0, 8, 8) as u8
    }
    /// `SSRC1`, bits 15:8.
    #[inline]
    pub const fn with_ssrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 8, value as u64))
    }
}
/// `ENC_SMEM`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Smem(pub [u32; 2]);
impl Smem {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xc0000000));
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 26, 6) as u8
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 26, 6, value as u64))
    }
    /// `GLC`, bits 16:16.
    #[inline]
    pub const fn glc(self) -> u8 {
        layout::get(&self.0, 16, 1) as u8
    }
    /// `GLC`, bits 16:16.
    #[inline]
    pub const fn with_glc(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 1, value as u64))
    }
    /// `IMM`, bits 17:17.
    #[inline]
    pub const fn imm(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `IMM`, bits 17:17.
    #[inline]
    pub const fn with_imm(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
    }
    /// `NV`, bits 15:15.
    #[inline]
    pub const fn nv(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `NV`, bits 15:15.
    #[inline]
    pub const fn with_nv(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `OFFSET`, bits 52:32.
    #[inline]
    pub const fn offset(self) -> u32 {
        layout::get(&self.0, 32, 21) as u32
    }
    /// `OFFSET`, bits 52:32.
    #[inline]
    pub const fn with_offset(self, value: u32) -> Self {
        Self(layout::set(self.0, 32, 21, value as u64))
    }
    /// `OP`, bits 25:18.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 18, 8) as u8
    }
    /// `OP`, bits 25:18.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 18, 8, value as u64))
    }
    /// `SBASE`, bits 5:0.
    #[inline]
    pub const fn sbase(self) -> u8 {
        layout::get(&self.0, 0, 6) as u8
    }
    /// `SBASE`, bits 5:0.
    #[inline]
    pub const fn with_sbase(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 6, value as u64))
    }
    /// `SDATA`, bits 12:6.
    #[inline]
    pub const fn sdata(self) -> u8 {
        layout::get(&self.0, 6, 7) as u8
    }
    /// `SDATA`, bits 12:6.
    #[inline]
    pub const fn with_sdata(self, value: u8) -> Self {
        Self(layout::set(self.0, 6, 7, value as u64))
    }
    /// `SOFFSET`, bits 63:57.
    #[inline]
    pub const fn soffset(self) -> u8 {
        layout::get(&self.0, 57, 7) as u8
    }
    /// `SOFFSET`, bits 63:57.
    #[inline]
    pub const fn with_soffset(self, value: u8) -> Self {
        Self(layout::set(self.0, 57, 7, value as u64))
    }
    /// `SOFFSET_EN`, bits 14:14.
    #[inline]
    pub const fn soffset_en(self) -> u8 {
        layout::get(&self.0, 14, 1) as u8
    }
    /// `SOFFSET_EN`, bits 14:14.
    #[inline]
    pub const fn with_soffset_en(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 1, value as u64))
    }
}
/// `ENC_VOP1`, 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop1(pub [u32; 1]);
impl Vop1 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x7e000000));
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 25, 7) as u8
    }
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 7, value as u64))
    }
    /// `OP`, bits 16:9.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `OP`, bits 16:9.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
}
/// `ENC_VOPC`, 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vopc(pub [u32; 1]);
impl Vopc {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x7c000000));
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 25, 7) as u8
    }
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 7, value as u64))
    }
    /// `OP`, bits 24:17.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `OP`, bits 24:17.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn vsrc1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn with_vsrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
}
/// `ENC_VOP2`, 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop2(pub [u32; 1]);
impl Vop2 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x00000000));
    /// `ENCODING`, bits 31:31.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 31, 1) as u8
    }
    /// `ENCODING`, bits 31:31.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 31, 1, value as u64))
    }
    /// `OP`, bits 30:25.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 25, 6) as u8
    }
    /// `OP`, bits 30:25.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 6, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn vsrc1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn with_vsrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
}
/// `ENC_VOP3P`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3p(pub [u32; 2]);
impl Vop3p {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd3800000));
    /// `CLAMP`, bits 15:15.
    #[inline]
    pub const fn clamp(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `CLAMP`, bits 15:15.
    #[inline]
    pub const fn with_clamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn encoding(self) -> u16 {
        layout::get(&self.0, 23, 9) as u16
    }
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn with_encoding(self, value: u16) -> Self {
        Self(layout::set(self.0, 23, 9, value as u64))
    }
    /// `NEG`, bits 63:61.
    #[inline]
    pub const fn neg(self) -> u8 {
        layout::get(&self.0, 61, 3) as u8
    }
    /// `NEG`, bits 63:61.
    #[inline]
    pub const fn with_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 3, value as u64))
    }
    /// `NEG_HI`, bits 10:8.
    #[inline]
    pub const fn neg_hi(self) -> u8 {
        layout::get(&self.0, 8, 3) as u8
    }
    /// `NEG_HI`, bits 10:8.
    #[inline]
    pub const fn with_neg_hi(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 3, value as u64))
    }
    /// `OP`, bits 22:16.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `OP`, bits 22:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `OP_SEL`, bits 13:11.
    #[inline]
    pub const fn op_sel(self) -> u8 {
        layout::get(&self.0, 11, 3) as u8
    }
    /// `OP_SEL`, bits 13:11.
    #[inline]
    pub const fn with_op_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 3, value as u64))
    }
    /// `OP_SEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn op_sel_hi(self) -> u8 {
        (layout::get(&self.0, 59, 2) | layout::get(&self.0, 14, 1) << 2) as u8
    }
    /// `OP_SEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn with_op_sel_hi(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 59, 2, value as u64),
                14,
                1,
                value as u64 >> 2,
            ),
        )
    }
    /// `SRC0`, bits 40:32.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SRC0`, bits 40:32.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `SRC1`, bits 49:41.
    #[inline]
    pub const fn src1(self) -> u16 {
        layout::get(&self.0, 41, 9) as u16
    }
    /// `SRC1`, bits 49:41.
    #[inline]
    pub const fn with_src1(self, value: u16) -> Self {
        Self(layout::set(self.0, 41, 9, value as u64))
    }
    /// `SRC2`, bits 58:50.
    #[inline]
    pub const fn src2(self) -> u16 {
        layout::get(&self.0, 50, 9) as u16
    }
    /// `SRC2`, bits 58:50.
    #[inline]
    pub const fn with_src2(self, value: u16) -> Self {
        Self(layout::set(self.0, 50, 9, value as u64))
    }
    /// `VDST`, bits 7:0.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `VDST`, bits 7:0.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
}
/// `ENC_VOP3`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3(pub [u32; 2]);
impl Vop3 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd0000000));
    /// `ABS`, bits 10:8.
    #[inline]
    pub const fn abs(self) -> u8 {
        layout::get(&self.0, 8, 3) as u8
    }
    /// `ABS`, bits 10:8.
    #[inline]
    pub const fn with_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 3, value as u64))
    }
    /// `CLAMP`, bits 15:15.
    #[inline]
    pub const fn clamp(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `CLAMP`, bits 15:15.
    #[inline]
    pub const fn with_clamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 26, 6) as u8
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 26, 6, value as u64))
    }
    /// `NEG`, bits 63:61.
    #[inline]
    pub const fn neg(self) -> u8 {
        layout::get(&self.0, 61, 3) as u8
    }
    /// `NEG`, bits 63:61.
    #[inline]
    pub const fn with_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 3, value as u64))
    }
    /// `OMOD`, bits 60:59.
    #[inline]
    pub const fn omod(self) -> u8 {
        layout::get(&self.0, 59, 2) as u8
    }
    /// `OMOD`, bits 60:59.
    #[inline]
    pub const fn with_omod(self, value: u8) -> Self {
        Self(layout::set(self.0, 59, 2, value as u64))
    }
    /// `OP`, bits 25:16.
    #[inline]
    pub const fn op(self) -> u16 {
        layout::get(&self.0, 16, 10) as u16
    }
    /// `OP`, bits 25:16.
    #[inline]
    pub const fn with_op(self, value: u16) -> Self {
        Self(layout::set(self.0, 16, 10, value as u64))
    }
    /// `OP_SEL`, bits 14:11.
    #[inline]
    pub const fn op_sel(self) -> u8 {
        layout::get(&self.0, 11, 4) as u8
    }
    /// `OP_SEL`, bits 14:11.
    #[inline]
    pub const fn with_op_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 4, value as u64))
    }
    /// `SRC0`, bits 40:32.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SRC0`, bits 40:32.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `SRC1`, bits 49:41.
    #[inline]
    pub const fn src1(self) -> u16 {
        layout::get(&self.0, 41, 9) as u16
    }
    /// `SRC1`, bits 49:41.
    #[inline]
    pub const fn with_src1(self, value: u16) -> Self {
        Self(layout::set(self.0, 41, 9, value as u64))
    }
    /// `SRC2`, bits 58:50.
    #[inline]
    pub const fn src2(self) -> u16 {
        layout::get(&self.0, 50, 9) as u16
    }
    /// `SRC2`, bits 58:50.
    #[inline]
    pub const fn with_src2(self, value: u16) -> Self {
        Self(layout::set(self.0, 50, 9, value as u64))
    }
    /// `VDST`, bits 7:0.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `VDST`, bits 7:0.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
}
/// `ENC_DS`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ds(pub [u32; 2]);
impl Ds {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd8000000));
    /// `ACC`, bits 25:25.
    #[inline]
    pub const fn acc(self) -> u8 {
        layout::get(&self.0, 25, 1) as u8
    }
    /// `ACC`, bits 25:25.
    #[inline]
    pub const fn with_acc(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 1, value as u64))
    }
    /// `ADDR`, bits 39:32.
    #[inline]
    pub const fn addr(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `ADDR`, bits 39:32.
    #[inline]
    pub const fn with_addr(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `DATA0`, bits 47:40.
    #[inline]
    pub const fn data0(self) -> u8 {
        layout::get(&self.0, 40, 8) as u8
    }
    /// `DATA0`, bits 47:40.
    #[inline]
    pub const fn with_data0(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 8, value as u64))
    }
    /// `DATA1`, bits 55:48.
    #[inline]
    pub const fn data1(self) -> u8 {
        layout::get(&self.0, 48, 8) as u8
    }
    /// `DATA1`, bits 55:48.
    #[inline]
    pub const fn with_data1(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 8, value as u64))
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 26, 6) as u8
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 26, 6, value as u64))
    }
    /// `GDS`, bits 16:16.
    #[inline]
    pub const fn gds(self) -> u8 {
        layout::get(&self.0, 16, 1) as u8
    }
    /// `GDS`, bits 16:16.
    #[inline]
    pub const fn with_gds(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 1, value as u64))
    }
    /// `OFFSET0`, bits 7:0.
    #[inline]
    pub const fn offset0(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `OFFSET0`, bits 7:0.
    #[inline]
    pub const fn with_offset0(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
    /// `OFFSET1`, bits 15:8.
    #[inline]
    pub const fn offset1(self) -> u8 {
        layout::get(&self.0, 8, 8) as u8
    }
    /// `OFFSET1`, bits 15:8.
    #[inline]
    pub const fn with_offset1(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 8, value as u64))
    }
    /// `OP`, bits 24:17.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `OP`, bits 24:17.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `VDST`, bits 63:56.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VDST`, bits 63:56.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
}
/// `ENC_MUBUF`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mubuf(pub [u32; 2]);
impl Mubuf {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xe0000000));
    /// `ACC`, bits 55:55.
    #[inline]
    pub const fn acc(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `ACC`, bits 55:55.
    #[inline]
    pub const fn with_acc(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 26, 6) as u8
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 26, 6, value as u64))
    }
    /// `IDXEN`, bits 13:13.
    #[inline]
    pub const fn idxen(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `IDXEN`, bits 13:13.
    #[inline]
    pub const fn with_idxen(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
    }
    /// `LDS`, bits 16:16.
    #[inline]
    pub const fn lds(self) -> u8 {
        layout::get(&self.0, 16, 1) as u8
    }
    /// `LDS`, bits 16:16.
    #[inline]
    pub const fn with_lds(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 1, value as u64))
    }
    /// `NT`, bits 17:17.
    #[inline]
    pub const fn nt(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `NT`, bits 17:17.
    #[inline]
    pub const fn with_nt(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
    }
    /// `OFFEN`, bits 12:12.
    #[inline]
    pub const fn offen(self) -> u8 {
        layout::get(&self.0, 12, 1) as u8
    }
    /// `OFFEN`, bits 12:12.
    #[inline]
    pub const fn with_offen(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 1, value as u64))
    }
    /// `OFFSET`, bits 11:0.
    #[inline]
    pub const fn offset(self) -> u16 {
        layout::get(&self.0, 0, 12) as u16
    }
    /// `OFFSET`, bits 11:0.
    #[inline]
    pub const fn with_offset(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 12, value as u64))
    }
    /// `OP`, bits 24:18.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 18, 7) as u8
    }
    /// `OP`, bits 24:18.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 18, 7, value as u64))
    }
    /// `SC0`, bits 14:14.
    #[inline]
    pub const fn sc0(self) -> u8 {
        layout::get(&self.0, 14, 1) as u8
    }
    /// `SC0`, bits 14:14.
    #[inline]
    pub const fn with_sc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 1, value as u64))
    }
    /// `SC1`, bits 15:15.
    #[inline]
    pub const fn sc1(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `SC1`, bits 15:15.
    #[inline]
    pub const fn with_sc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `SOFFSET`, bits 63:56.
    #[inline]
    pub const fn soffset(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `SOFFSET`, bits 63:56.
    #[inline]
    pub const fn with_soffset(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
    /// `SRSRC`, bits 52:48.
    #[inline]
    pub const fn srsrc(self) -> u8 {
        layout::get(&self.0, 48, 5) as u8
    }
    /// `SRSRC`, bits 52:48.
    #[inline]
    pub const fn with_srsrc(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 5, value as u64))
    }
    /// `VADDR`, bits 39:32.
    #[inline]
    pub const fn vaddr(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VADDR`, bits 39:32.
    #[inline]
    pub const fn with_vaddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `VDATA`, bits 47:40.
    #[inline]
    pub const fn vdata(self) -> u8 {
        layout::get(&self.0, 40, 8) as u8
    }
    /// `VDATA`, bits 47:40.
    #[inline]
    pub const fn with_vdata(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 8, value as u64))
    }
}
/// `ENC_MTBUF`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mtbuf(pub [u32; 2]);
impl Mtbuf {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xe8000000));
    /// `ACC`, bits 55:55.
    #[inline]
    pub const fn acc(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `ACC`, bits 55:55.
    #[inline]
    pub const fn with_acc(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `DFMT`, bits 22:19.
    #[inline]
    pub const fn dfmt(self) -> u8 {
        layout::get(&self.0, 19, 4) as u8
    }
    /// `DFMT`, bits 22:19.
    #[inline]
    pub const fn with_dfmt(self, value: u8) -> Self {
        Self(layout::set(self.0, 19, 4, value as u64))
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 26, 6) as u8
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 26, 6, value as u64))
    }
    /// `IDXEN`, bits 13:13.
    #[inline]
    pub const fn idxen(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `IDXEN`, bits 13:13.
    #[inline]
    pub const fn with_idxen(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
    }
    /// `NFMT`, bits 25:23.
    #[inline]
    pub const fn nfmt(self) -> u8 {
        layout::get(&self.0, 23, 3) as u8
    }
    /// `NFMT`, bits 25:23.
    #[inline]
    pub const fn with_nfmt(self, value: u8) -> Self {
        Self(layout::set(self.0, 23, 3, value as u64))
    }
    /// `NT`, bits 54:54.
    #[inline]
    pub const fn nt(self) -> u8 {
        layout::get(&self.0, 54, 1) as u8
    }
    /// `NT`, bits 54:54.
    #[inline]
    pub const fn with_nt(self, value: u8) -> Self {
        Self(layout::set(self.0, 54, 1, value as u64))
    }
    /// `OFFEN`, bits 12:12.
    #[inline]
    pub const fn offen(self) -> u8 {
        layout::get(&self.0, 12, 1) as u8
    }
    /// `OFFEN`, bits 12:12.
    #[inline]
    pub const fn with_offen(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 1, value as u64))
    }
    /// `OFFSET`, bits 11:0.
    #[inline]
    pub const fn offset(self) -> u16 {
        layout::get(&self.0, 0, 12) as u16
    }
    /// `OFFSET`, bits 11:0.
    #[inline]
    pub const fn with_offset(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 12, value as u64))
    }
    /// `OP`, bits 18:15.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 15, 4) as u8
    }
    /// `OP`, bits 18:15.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 4, value as u64))
    }
    /// `SC0`, bits 14:14.
    #[inline]
    pub const fn sc0(self) -> u8 {
        layout::get(&self.0, 14, 1) as u8
    }
    /// `SC0`, bits 14:14.
    #[inline]
    pub const fn with_sc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 1, value as u64))
    }
    /// `SC1`, bits 53:53.
    #[inline]
    pub const fn sc1(self) -> u8 {
        layout::get(&self.0, 53, 1) as u8
    }
    /// `SC1`, bits 53:53.
    #[inline]
    pub const fn with_sc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 1, value as u64))
    }
    /// `SOFFSET`, bits 63:56.
    #[inline]
    pub const fn soffset(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `SOFFSET`, bits 63:56.
    #[inline]
    pub const fn with_soffset(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
    /// `SRSRC`, bits 52:48.
    #[inline]
    pub const fn srsrc(self) -> u8 {
        layout::get(&self.0, 48, 5) as u8
    }
    /// `SRSRC`, bits 52:48.
    #[inline]
    pub const fn with_srsrc(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 5, value as u64))
    }
    /// `VADDR`, bits 39:32.
    #[inline]
    pub const fn vaddr(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VADDR`, bits 39:32.
    #[inline]
    pub const fn with_vaddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `VDATA`, bits 47:40.
    #[inline]
    pub const fn vdata(self) -> u8 {
        layout::get(&self.0, 40, 8) as u8
    }
    /// `VDATA`, bits 47:40.
    #[inline]
    pub const fn with_vdata(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 8, value as u64))
    }
}
/// `ENC_FLAT`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flat(pub [u32; 2]);
impl Flat {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xdc000000));
    /// `ACC`, bits 55:55.
    #[inline]
    pub const fn acc(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `ACC`, bits 55:55.
    #[inline]
    pub const fn with_acc(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `ADDR`, bits 39:32.
    #[inline]
    pub const fn addr(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `ADDR`, bits 39:32.
    #[inline]
    pub const fn with_addr(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `DATA`, bits 47:40.
    #[inline]
    pub const fn data(self) -> u8 {
        layout::get(&self.0, 40, 8) as u8
    }
    /// `DATA`, bits 47:40.
    #[inline]
    pub const fn with_data(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 8, value as u64))
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 26, 6) as u8
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 26, 6, value as u64))
    }
    /// `NT`, bits 17:17.
    #[inline]
    pub const fn nt(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `NT`, bits 17:17.
    #[inline]
    pub const fn with_nt(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
    }
    /// `OFFSET`, bits 11:0.
    #[inline]
    pub const fn offset(self) -> u16 {
        layout::get(&self.0, 0, 12) as u16
    }
    /// `OFFSET`, bits 11:0.
    #[inline]
    pub const fn with_offset(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 12, value as u64))
    }
    /// `OP`, bits 24:18.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 18, 7) as u8
    }
    /// `OP`, bits 24:18.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 18, 7, value as u64))
    }
    /// `SADDR`, bits 54:48.
    #[inline]
    pub const fn saddr(self) -> u8 {
        layout::get(&self.0, 48, 7) as u8
    }
    /// `SADDR`, bits 54:48.
    #[inline]
    pub const fn with_saddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 7, value as u64))
    }
    /// `SC0`, bits 16:16.
    #[inline]
    pub const fn sc0(self) -> u8 {
        layout::get(&self.0, 16, 1) as u8
    }
    /// `SC0`, bits 16:16.
    #[inline]
    pub const fn with_sc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 1, value as u64))
    }
    /// `SC1`, bits 25:25.
    #[inline]
    pub const fn sc1(self) -> u8 {
        layout::get(&self.0, 25, 1) as u8
    }
    /// `SC1`, bits 25:25.
    #[inline]
    pub const fn with_sc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 1, value as u64))
    }
    /// `SEG`, bits 15:14.
    #[inline]
    pub const fn seg(self) -> u8 {
        layout::get(&self.0, 14, 2) as u8
    }
    /// `SEG`, bits 15:14.
    #[inline]
    pub const fn with_seg(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 2, value as u64))
    }
    /// `SVE`, bits 13:13.
    #[inline]
    pub const fn sve(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `SVE`, bits 13:13.
    #[inline]
    pub const fn with_sve(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
    }
    /// `VDST`, bits 63:56.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VDST`, bits 63:56.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
}
/// `ENC_FLAT_GLBL`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlatGlbl(pub [u32; 2]);
impl FlatGlbl {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xdc000000));
    /// `ACC`, bits 55:55.
    #[inline]
    pub const fn acc(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `ACC`, bits 55:55.
    #[inline]
    pub const fn with_acc(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `ADDR`, bits 39:32.
    #[inline]
    pub const fn addr(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `ADDR`, bits 39:32.
    #[inline]
    pub const fn with_addr(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `DATA`, bits 47:40.
    #[inline]
    pub const fn data(self) -> u8 {
        layout::get(&self.0, 40, 8) as u8
    }
    /// `DATA`, bits 47:40.
    #[inline]
    pub const fn with_data(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 8, value as u64))
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 26, 6) as u8
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 26, 6, value as u64))
    }
    /// `NT`, bits 17:17.
    #[inline]
    pub const fn nt(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `NT`, bits 17:17.
    #[inline]
    pub const fn with_nt(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
    }
    /// `OFFSET`, bits 12:0.
    #[inline]
    pub const fn offset(self) -> u16 {
        layout::get(&self.0, 0, 13) as u16
    }
    /// `OFFSET`, bits 12:0.
    #[inline]
    pub const fn with_offset(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 13, value as u64))
    }
    /// `OP`, bits 24:18.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 18, 7) as u8
    }
    /// `OP`, bits 24:18.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 18, 7, value as u64))
    }
    /// `SADDR`, bits 54:48.
    #[inline]
    pub const fn saddr(self) -> u8 {
        layout::get(&self.0, 48, 7) as u8
    }
    /// `SADDR`, bits 54:48.
    #[inline]
    pub const fn with_saddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 7, value as u64))
    }
    /// `SC0`, bits 16:16.
    #[inline]
    pub const fn sc0(self) -> u8 {
        layout::get(&self.0, 16, 1) as u8
    }
    /// `SC0`, bits 16:16.
    #[inline]
    pub const fn with_sc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 1, value as u64))
    }
    /// `SC1`, bits 25:25.
    #[inline]
    pub const fn sc1(self) -> u8 {
        layout::get(&self.0, 25, 1) as u8
    }
    /// `SC1`, bits 25:25.
    #[inline]
    pub const fn with_sc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 1, value as u64))
    }
    /// `SEG`, bits 15:14.
    #[inline]
    pub const fn seg(self) -> u8 {
        layout::get(&self.0, 14, 2) as u8
    }
    /// `SEG`, bits 15:14.
    #[inline]
    pub const fn with_seg(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 2, value as u64))
    }
    /// `SVE`, bits 13:13.
    #[inline]
    pub const fn sve(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `SVE`, bits 13:13.
    #[inline]
    pub const fn with_sve(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
    }
    /// `VDST`, bits 63:56.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VDST`, bits 63:56.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
}
/// `ENC_FLAT_SCRATCH`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlatScratch(pub [u32; 2]);
impl FlatScratch {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xdc000000));
    /// `ACC`, bits 55:55.
    #[inline]
    pub const fn acc(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `ACC`, bits 55:55.
    #[inline]
    pub const fn with_acc(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `ADDR`, bits 39:32.
    #[inline]
    pub const fn addr(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `ADDR`, bits 39:32.
    #[inline]
    pub const fn with_addr(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `DATA`, bits 47:40.
    #[inline]
    pub const fn data(self) -> u8 {
        layout::get(&self.0, 40, 8) as u8
    }
    /// `DATA`, bits 47:40.
    #[inline]
    pub const fn with_data(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 8, value as u64))
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 26, 6) as u8
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 26, 6, value as u64))
    }
    /// `NT`, bits 17:17.
    #[inline]
    pub const fn nt(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `NT`, bits 17:17.
    #[inline]
    pub const fn with_nt(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
    }
    /// `OFFSET`, bits 12:0.
    #[inline]
    pub const fn offset(self) -> u16 {
        layout::get(&self.0, 0, 13) as u16
    }
    /// `OFFSET`, bits 12:0.
    #[inline]
    pub const fn with_offset(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 13, value as u64))
    }
    /// `OP`, bits 24:18.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 18, 7) as u8
    }
    /// `OP`, bits 24:18.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 18, 7, value as u64))
    }
    /// `SADDR`, bits 54:48.
    #[inline]
    pub const fn saddr(self) -> u8 {
        layout::get(&self.0, 48, 7) as u8
    }
    /// `SADDR`, bits 54:48.
    #[inline]
    pub const fn with_saddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 7, value as u64))
    }
    /// `SC0`, bits 16:16.
    #[inline]
    pub const fn sc0(self) -> u8 {
        layout::get(&self.0, 16, 1) as u8
    }
    /// `SC0`, bits 16:16.
    #[inline]
    pub const fn with_sc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 1, value as u64))
    }
    /// `SC1`, bits 25:25.
    #[inline]
    pub const fn sc1(self) -> u8 {
        layout::get(&self.0, 25, 1) as u8
    }
    /// `SC1`, bits 25:25.
    #[inline]
    pub const fn with_sc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 1, value as u64))
    }
    /// `SEG`, bits 15:14.
    #[inline]
    pub const fn seg(self) -> u8 {
        layout::get(&self.0, 14, 2) as u8
    }
    /// `SEG`, bits 15:14.
    #[inline]
    pub const fn with_seg(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 2, value as u64))
    }
    /// `SVE`, bits 13:13.
    #[inline]
    pub const fn sve(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `SVE`, bits 13:13.
    #[inline]
    pub const fn with_sve(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
    }
    /// `VDST`, bits 63:56.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VDST`, bits 63:56.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
}
/// `SOP1_INST_LITERAL`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sop1InstLiteral(pub [u32; 2]);
impl Sop1InstLiteral {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xbe800000));
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn encoding(self) -> u16 {
        layout::get(&self.0, 23, 9) as u16
    }
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn with_encoding(self, value: u16) -> Self {
        Self(layout::set(self.0, 23, 9, value as u64))
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn literal(self) -> u32 {
        layout::get(&self.0, 32, 32) as u32
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn with_literal(self, value: u32) -> Self {
        Self(layout::set(self.0, 32, 32, value as u64))
    }
    /// `OP`, bits 15:8.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 8, 8) as u8
    }
    /// `OP`, bits 15:8.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 8, value as u64))
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn sdst(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn with_sdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn ssrc0(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn with_ssrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
}
/// `SOP2_INST_LITERAL`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sop2InstLiteral(pub [u32; 2]);
impl Sop2InstLiteral {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x80000000));
    /// `ENCODING`, bits 31:30.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 30, 2) as u8
    }
    /// `ENCODING`, bits 31:30.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 30, 2, value as u64))
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn literal(self) -> u32 {
        layout::get(&self.0, 32, 32) as u32
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn with_literal(self, value: u32) -> Self {
        Self(layout::set(self.0, 32, 32, value as u64))
    }
    /// `OP`, bits 29:23.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 23, 7) as u8
    }
    /// `OP`, bits 29:23.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 23, 7, value as u64))
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn sdst(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn with_sdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn ssrc0(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn with_ssrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
    /// `SSRC1`, bits 15:8.
    #[inline]
    pub const fn ssrc1(self) -> u8 {
        layout::get(&self.0, 8, 8) as u8
    }
    /// `SSRC1`, bits 15:8.
    #[inline]
    pub const fn with_ssrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 8, value as u64))
    }
}
/// `SOPC_INST_LITERAL`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SopcInstLiteral(pub [u32; 2]);
impl SopcInstLiteral {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xbf000000));
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn encoding(self) -> u16 {
        layout::get(&self.0, 23, 9) as u16
    }
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn with_encoding(self, value: u16) -> Self {
        Self(layout::set(self.0, 23, 9, value as u64))
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn literal(self) -> u32 {
        layout::get(&self.0, 32, 32) as u32
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn with_literal(self, value: u32) -> Self {
        Self(layout::set(self.0, 32, 32, value as u64))
    }
    /// `OP`, bits 22:16.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `OP`, bits 22:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn ssrc0(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `SSRC0`, bits 7:0.
    #[inline]
    pub const fn with_ssrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
    /// `SSRC1`, bits 15:8.
    #[inline]
    pub const fn ssrc1(self) -> u8 {
        layout::get(&self.0, 8, 8) as u8
    }
    /// `SSRC1`, bits 15:8.
    #[inline]
    pub const fn with_ssrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 8, value as u64))
    }
}
/// `SOPK_INST_LITERAL`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SopkInstLiteral(pub [u32; 2]);
impl SopkInstLiteral {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xb0000000));
    /// `ENCODING`, bits 31:28.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 28, 4) as u8
    }
    /// `ENCODING`, bits 31:28.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 28, 4, value as u64))
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn literal(self) -> u32 {
        layout::get(&self.0, 32, 32) as u32
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn with_literal(self, value: u32) -> Self {
        Self(layout::set(self.0, 32, 32, value as u64))
    }
    /// `OP`, bits 27:23.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 23, 5) as u8
    }
    /// `OP`, bits 27:23.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 23, 5, value as u64))
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn sdst(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `SDST`, bits 22:16.
    #[inline]
    pub const fn with_sdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `SIMM16`, bits 15:0.
    #[inline]
    pub const fn simm16(self) -> u16 {
        layout::get(&self.0, 0, 16) as u16
    }
    /// `SIMM16`, bits 15:0.
    #[inline]
    pub const fn with_simm16(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 16, value as u64))
    }
}
/// `VOP1_INST_LITERAL`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop1InstLiteral(pub [u32; 2]);
impl Vop1InstLiteral {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x7e000000));
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 25, 7) as u8
    }
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 7, value as u64))
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn literal(self) -> u32 {
        layout::get(&self.0, 32, 32) as u32
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn with_literal(self, value: u32) -> Self {
        Self(layout::set(self.0, 32, 32, value as u64))
    }
    /// `OP`, bits 16:9.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `OP`, bits 16:9.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
}
/// `VOP1_VOP_DPP`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop1VopDpp(pub [u32; 2]);
impl Vop1VopDpp {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x7e000000));
    /// `BANK_MASK`, bits 59:56.
    #[inline]
    pub const fn bank_mask(self) -> u8 {
        layout::get(&self.0, 56, 4) as u8
    }
    /// `BANK_MASK`, bits 59:56.
    #[inline]
    pub const fn with_bank_mask(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 4, value as u64))
    }
    /// `BOUND_CTRL`, bits 51:51.
    #[inline]
    pub const fn bound_ctrl(self) -> u8 {
        layout::get(&self.0, 51, 1) as u8
    }
    /// `BOUND_CTRL`, bits 51:51.
    #[inline]
    pub const fn with_bound_ctrl(self, value: u8) -> Self {
        Self(layout::set(self.0, 51, 1, value as u64))
    }
    /// `DPP_CTRL`, bits 48:40.
    #[inline]
    pub const fn dpp_ctrl(self) -> u16 {
        layout::get(&self.0, 40, 9) as u16
    }
    /// `DPP_CTRL`, bits 48:40.
    #[inline]
    pub const fn with_dpp_ctrl(self, value: u16) -> Self {
        Self(layout::set(self.0, 40, 9, value as u64))
    }
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 25, 7) as u8
    }
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 7, value as u64))
    }
    /// `OP`, bits 16:9.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `OP`, bits 16:9.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
    /// `ROW_MASK`, bits 63:60.
    #[inline]
    pub const fn row_mask(self) -> u8 {
        layout::get(&self.0, 60, 4) as u8
    }
    /// `ROW_MASK`, bits 63:60.
    #[inline]
    pub const fn with_row_mask(self, value: u8) -> Self {
        Self(layout::set(self.0, 60, 4, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn src0_abs(self) -> u8 {
        layout::get(&self.0, 53, 1) as u8
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn with_src0_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 1, value as u64))
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn src0_neg(self) -> u8 {
        layout::get(&self.0, 52, 1) as u8
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn with_src0_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 1, value as u64))
    }
    /// `SRC1_ABS`, bits 55:55.
    #[inline]
    pub const fn src1_abs(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `SRC1_ABS`, bits 55:55.
    #[inline]
    pub const fn with_src1_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `SRC1_NEG`, bits 54:54.
    #[inline]
    pub const fn src1_neg(self) -> u8 {
        layout::get(&self.0, 54, 1) as u8
    }
    /// `SRC1_NEG`, bits 54:54.
    #[inline]
    pub const fn with_src1_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 54, 1, value as u64))
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
}
/// `VOP1_VOP_SDWA`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop1VopSdwa(pub [u32; 2]);
impl Vop1VopSdwa {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x7e000000));
    /// `CLAMP`, bits 45:45.
    #[inline]
    pub const fn clamp(self) -> u8 {
        layout::get(&self.0, 45, 1) as u8
    }
    /// `CLAMP`, bits 45:45.
    #[inline]
    pub const fn with_clamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 45, 1, value as u64))
    }
    /// `DST_SEL`, bits 42:40.
    #[inline]
    pub const fn dst_sel(self) -> u8 {
        layout::get(&self.0, 40, 3) as u8
    }
    /// `DST_SEL`, bits 42:40.
    #[inline]
    pub const fn with_dst_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 3, value as u64))
    }
    /// `DST_UNUSED`, bits 44:43.
    #[inline]
    pub const fn dst_unused(self) -> u8 {
        layout::get(&self.0, 43, 2) as u8
    }
    /// `DST_UNUSED`, bits 44:43.
    #[inline]
    pub const fn with_dst_unused(self, value: u8) -> Self {
        Self(layout::set(self.0, 43, 2, value as u64))
    }
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 25, 7) as u8
    }
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 7, value as u64))
    }
    /// `OMOD`, bits 47:46.
    #[inline]
    pub const fn omod(self) -> u8 {
        layout::get(&self.0, 46, 2) as u8
    }
    /// `OMOD`, bits 47:46.
    #[inline]
    pub const fn with_omod(self, value: u8) -> Self {
        Self(layout::set(self.0, 46, 2, value as u64))
    }
    /// `OP`, bits 16:9.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `OP`, bits 16:9.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
    /// `S0`, bits 55:55.
    #[inline]
    pub const fn s0(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `S0`, bits 55:55.
    #[inline]
    pub const fn with_s0(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `S1`, bits 63:63.
    #[inline]
    pub const fn s1(self) -> u8 {
        layout::get(&self.0, 63, 1) as u8
    }
    /// `S1`, bits 63:63.
    #[inline]
    pub const fn with_s1(self, value: u8) -> Self {
        Self(layout::set(self.0, 63, 1, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn src0_abs(self) -> u8 {
        layout::get(&self.0, 53, 1) as u8
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn with_src0_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 1, value as u64))
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn src0_neg(self) -> u8 {
        layout::get(&self.0, 52, 1) as u8
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn with_src0_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 1, value as u64))
    }
    /// `SRC0_SEL`, bits 50:48.
    #[inline]
    pub const fn src0_sel(self) -> u8 {
        layout::get(&self.0, 48, 3) as u8
    }
    /// `SRC0_SEL`, bits 50:48.
    #[inline]
    pub const fn with_src0_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 3, value as u64))
    }
    /// `SRC0_SEXT`, bits 51:51.
    #[inline]
    pub const fn src0_sext(self) -> u8 {
        layout::get(&self.0, 51, 1) as u8
    }
    /// `SRC0_SEXT`, bits 51:51.
    #[inline]
    pub const fn with_src0_sext(self, value: u8) -> Self {
        Self(layout::set(self.0, 51, 1, value as u64))
    }
    /// `SRC1_ABS`, bits 61:61.
    #[inline]
    pub const fn src1_abs(self) -> u8 {
        layout::get(&self.0, 61, 1) as u8
    }
    /// `SRC1_ABS`, bits 61:61.
    #[inline]
    pub const fn with_src1_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 1, value as u64))
    }
    /// `SRC1_NEG`, bits 60:60.
    #[inline]
    pub const fn src1_neg(self) -> u8 {
        layout::get(&self.0, 60, 1) as u8
    }
    /// `SRC1_NEG`, bits 60:60.
    #[inline]
    pub const fn with_src1_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 60, 1, value as u64))
    }
    /// `SRC1_SEL`, bits 58:56.
    #[inline]
    pub const fn src1_sel(self) -> u8 {
        layout::get(&self.0, 56, 3) as u8
    }
    /// `SRC1_SEL`, bits 58:56.
    #[inline]
    pub const fn with_src1_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 3, value as u64))
    }
    /// `SRC1_SEXT`, bits 59:59.
    #[inline]
    pub const fn src1_sext(self) -> u8 {
        layout::get(&self.0, 59, 1) as u8
    }
    /// `SRC1_SEXT`, bits 59:59.
    #[inline]
    pub const fn with_src1_sext(self, value: u8) -> Self {
        Self(layout::set(self.0, 59, 1, value as u64))
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
}
/// `VOP2_INST_LITERAL`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop2InstLiteral(pub [u32; 2]);
impl Vop2InstLiteral {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x00000000));
    /// `ENCODING`, bits 31:31.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 31, 1) as u8
    }
    /// `ENCODING`, bits 31:31.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 31, 1, value as u64))
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn literal(self) -> u32 {
        layout::get(&self.0, 32, 32) as u32
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn with_literal(self, value: u32) -> Self {
        Self(layout::set(self.0, 32, 32, value as u64))
    }
    /// `OP`, bits 30:25.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 25, 6) as u8
    }
    /// `OP`, bits 30:25.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 6, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn vsrc1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn with_vsrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
}
/// `VOP2_VOP_DPP`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop2VopDpp(pub [u32; 2]);
impl Vop2VopDpp {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x00000000));
    /// `BANK_MASK`, bits 59:56.
    #[inline]
    pub const fn bank_mask(self) -> u8 {
        layout::get(&self.0, 56, 4) as u8
    }
    /// `BANK_MASK`, bits 59:56.
    #[inline]
    pub const fn with_bank_mask(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 4, value as u64))
    }
    /// `BOUND_CTRL`, bits 51:51.
    #[inline]
    pub const fn bound_ctrl(self) -> u8 {
        layout::get(&self.0, 51, 1) as u8
    }
    /// `BOUND_CTRL`, bits 51:51.
    #[inline]
    pub const fn with_bound_ctrl(self, value: u8) -> Self {
        Self(layout::set(self.0, 51, 1, value as u64))
    }
    /// `DPP_CTRL`, bits 48:40.
    #[inline]
    pub const fn dpp_ctrl(self) -> u16 {
        layout::get(&self.0, 40, 9) as u16
    }
    /// `DPP_CTRL`, bits 48:40.
    #[inline]
    pub const fn with_dpp_ctrl(self, value: u16) -> Self {
        Self(layout::set(self.0, 40, 9, value as u64))
    }
    /// `ENCODING`, bits 31:31.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 31, 1) as u8
    }
    /// `ENCODING`, bits 31:31.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 31, 1, value as u64))
    }
    /// `OP`, bits 30:25.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 25, 6) as u8
    }
    /// `OP`, bits 30:25.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 6, value as u64))
    }
    /// `ROW_MASK`, bits 63:60.
    #[inline]
    pub const fn row_mask(self) -> u8 {
        layout::get(&self.0, 60, 4) as u8
    }
    /// `ROW_MASK`, bits 63:60.
    #[inline]
    pub const fn with_row_mask(self, value: u8) -> Self {
        Self(layout::set(self.0, 60, 4, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn src0_abs(self) -> u8 {
        layout::get(&self.0, 53, 1) as u8
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn with_src0_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 1, value as u64))
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn src0_neg(self) -> u8 {
        layout::get(&self.0, 52, 1) as u8
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn with_src0_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 1, value as u64))
    }
    /// `SRC1_ABS`, bits 55:55.
    #[inline]
    pub const fn src1_abs(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `SRC1_ABS`, bits 55:55.
    #[inline]
    pub const fn with_src1_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `SRC1_NEG`, bits 54:54.
    #[inline]
    pub const fn src1_neg(self) -> u8 {
        layout::get(&self.0, 54, 1) as u8
    }
    /// `SRC1_NEG`, bits 54:54.
    #[inline]
    pub const fn with_src1_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 54, 1, value as u64))
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn vsrc1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn with_vsrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
}
/// `VOP2_VOP_SDWA`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop2VopSdwa(pub [u32; 2]);
impl Vop2VopSdwa {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x00000000));
    /// `CLAMP`, bits 45:45.
    #[inline]
    pub const fn clamp(self) -> u8 {
        layout::get(&self.0, 45, 1) as u8
    }
    /// `CLAMP`, bits 45:45.
    #[inline]
    pub const fn with_clamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 45, 1, value as u64))
    }
    /// `DST_SEL`, bits 42:40.
    #[inline]
    pub const fn dst_sel(self) -> u8 {
        layout::get(&self.0, 40, 3) as u8
    }
    /// `DST_SEL`, bits 42:40.
    #[inline]
    pub const fn with_dst_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 3, value as u64))
    }
    /// `DST_UNUSED`, bits 44:43.
    #[inline]
    pub const fn dst_unused(self) -> u8 {
        layout::get(&self.0, 43, 2) as u8
    }
    /// `DST_UNUSED`, bits 44:43.
    #[inline]
    pub const fn with_dst_unused(self, value: u8) -> Self {
        Self(layout::set(self.0, 43, 2, value as u64))
    }
    /// `ENCODING`, bits 31:31.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 31, 1) as u8
    }
    /// `ENCODING`, bits 31:31.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 31, 1, value as u64))
    }
    /// `OMOD`, bits 47:46.
    #[inline]
    pub const fn omod(self) -> u8 {
        layout::get(&self.0, 46, 2) as u8
    }
    /// `OMOD`, bits 47:46.
    #[inline]
    pub const fn with_omod(self, value: u8) -> Self {
        Self(layout::set(self.0, 46, 2, value as u64))
    }
    /// `OP`, bits 30:25.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 25, 6) as u8
    }
    /// `OP`, bits 30:25.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 6, value as u64))
    }
    /// `S0`, bits 55:55.
    #[inline]
    pub const fn s0(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `S0`, bits 55:55.
    #[inline]
    pub const fn with_s0(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `S1`, bits 63:63.
    #[inline]
    pub const fn s1(self) -> u8 {
        layout::get(&self.0, 63, 1) as u8
    }
    /// `S1`, bits 63:63.
    #[inline]
    pub const fn with_s1(self, value: u8) -> Self {
        Self(layout::set(self.0, 63, 1, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn src0_abs(self) -> u8 {
        layout::get(&self.0, 53, 1) as u8
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn with_src0_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 1, value as u64))
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn src0_neg(self) -> u8 {
        layout::get(&self.0, 52, 1) as u8
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn with_src0_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 1, value as u64))
    }
    /// `SRC0_SEL`, bits 50:48.
    #[inline]
    pub const fn src0_sel(self) -> u8 {
        layout::get(&self.0, 48, 3) as u8
    }
    /// `SRC0_SEL`, bits 50:48.
    #[inline]
    pub const fn with_src0_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 3, value as u64))
    }
    /// `SRC0_SEXT`, bits 51:51.
    #[inline]
    pub const fn src0_sext(self) -> u8 {
        layout::get(&self.0, 51, 1) as u8
    }
    /// `SRC0_SEXT`, bits 51:51.
    #[inline]
    pub const fn with_src0_sext(self, value: u8) -> Self {
        Self(layout::set(self.0, 51, 1, value as u64))
    }
    /// `SRC1_ABS`, bits 61:61.
    #[inline]
    pub const fn src1_abs(self) -> u8 {
        layout::get(&self.0, 61, 1) as u8
    }
    /// `SRC1_ABS`, bits 61:61.
    #[inline]
    pub const fn with_src1_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 1, value as u64))
    }
    /// `SRC1_NEG`, bits 60:60.
    #[inline]
    pub const fn src1_neg(self) -> u8 {
        layout::get(&self.0, 60, 1) as u8
    }
    /// `SRC1_NEG`, bits 60:60.
    #[inline]
    pub const fn with_src1_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 60, 1, value as u64))
    }
    /// `SRC1_SEL`, bits 58:56.
    #[inline]
    pub const fn src1_sel(self) -> u8 {
        layout::get(&self.0, 56, 3) as u8
    }
    /// `SRC1_SEL`, bits 58:56.
    #[inline]
    pub const fn with_src1_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 3, value as u64))
    }
    /// `SRC1_SEXT`, bits 59:59.
    #[inline]
    pub const fn src1_sext(self) -> u8 {
        layout::get(&self.0, 59, 1) as u8
    }
    /// `SRC1_SEXT`, bits 59:59.
    #[inline]
    pub const fn with_src1_sext(self, value: u8) -> Self {
        Self(layout::set(self.0, 59, 1, value as u64))
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn vsrc1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn with_vsrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
}
/// `VOP2_VOP_SDWA_SDST_ENC`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop2VopSdwaSdstEnc(pub [u32; 2]);
impl Vop2VopSdwaSdstEnc {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x00000000));
    /// `ENCODING`, bits 31:31.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 31, 1) as u8
    }
    /// `ENCODING`, bits 31:31.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 31, 1, value as u64))
    }
    /// `OP`, bits 30:25.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 25, 6) as u8
    }
    /// `OP`, bits 30:25.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 6, value as u64))
    }
    /// `S0`, bits 55:55.
    #[inline]
    pub const fn s0(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `S0`, bits 55:55.
    #[inline]
    pub const fn with_s0(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `S1`, bits 63:63.
    #[inline]
    pub const fn s1(self) -> u8 {
        layout::get(&self.0, 63, 1) as u8
    }
    /// `S1`, bits 63:63.
    #[inline]
    pub const fn with_s1(self, value: u8) -> Self {
        Self(layout::set(self.0, 63, 1, value as u64))
    }
    /// `SD`, bits 47:47.
    #[inline]
    pub const fn sd(self) -> u8 {
        layout::get(&self.0, 47, 1) as u8
    }
    /// `SD`, bits 47:47.
    #[inline]
    pub const fn with_sd(self, value: u8) -> Self {
        Self(layout::set(self.0, 47, 1, value as u64))
    }
    /// `SDST`, bits 46:40.
    #[inline]
    pub const fn sdst(self) -> u8 {
        layout::get(&self.0, 40, 7) as u8
    }
    /// `SDST`, bits 46:40.
    #[inline]
    pub const fn with_sdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 7, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn src0_abs(self) -> u8 {
        layout::get(&self.0, 53, 1) as u8
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn with_src0_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 1, value as u64))
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn src0_neg(self) -> u8 {
        layout::get(&self.0, 52, 1) as u8
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn with_src0_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 1, value as u64))
    }
    /// `SRC0_SEL`, bits 50:48.
    #[inline]
    pub const fn src0_sel(self) -> u8 {
        layout::get(&self.0, 48, 3) as u8
    }
    /// `SRC0_SEL`, bits 50:48.
    #[inline]
    pub const fn with_src0_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 3, value as u64))
    }
    /// `SRC0_SEXT`, bits 51:51.
    #[inline]
    pub const fn src0_sext(self) -> u8 {
        layout::get(&self.0, 51, 1) as u8
    }
    /// `SRC0_SEXT`, bits 51:51.
    #[inline]
    pub const fn with_src0_sext(self, value: u8) -> Self {
        Self(layout::set(self.0, 51, 1, value as u64))
    }
    /// `SRC1_ABS`, bits 61:61.
    #[inline]
    pub const fn src1_abs(self) -> u8 {
        layout::get(&self.0, 61, 1) as u8
    }
    /// `SRC1_ABS`, bits 61:61.
    #[inline]
    pub const fn with_src1_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 1, value as u64))
    }
    /// `SRC1_NEG`, bits 60:60.
    #[inline]
    pub const fn src1_neg(self) -> u8 {
        layout::get(&self.0, 60, 1) as u8
    }
    /// `SRC1_NEG`, bits 60:60.
    #[inline]
    pub const fn with_src1_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 60, 1, value as u64))
    }
    /// `SRC1_SEL`, bits 58:56.
    #[inline]
    pub const fn src1_sel(self) -> u8 {
        layout::get(&self.0, 56, 3) as u8
    }
    /// `SRC1_SEL`, bits 58:56.
    #[inline]
    pub const fn with_src1_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 3, value as u64))
    }
    /// `SRC1_SEXT`, bits 59:59.
    #[inline]
    pub const fn src1_sext(self) -> u8 {
        layout::get(&self.0, 59, 1) as u8
    }
    /// `SRC1_SEXT`, bits 59:59.
    #[inline]
    pub const fn with_src1_sext(self, value: u8) -> Self {
        Self(layout::set(self.0, 59, 1, value as u64))
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `VDST`, bits 24:17.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn vsrc1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn with_vsrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
}
/// `VOP3_SDST_ENC`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3SdstEnc(pub [u32; 2]);
impl Vop3SdstEnc {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd0000000));
    /// `CLAMP`, bits 15:15.
    #[inline]
    pub const fn clamp(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `CLAMP`, bits 15:15.
    #[inline]
    pub const fn with_clamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 26, 6) as u8
    }
    /// `ENCODING`, bits 31:26.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 26, 6, value as u64))
    }
    /// `NEG`, bits 63:61.
    #[inline]
    pub const fn neg(self) -> u8 {
        layout::get(&self.0, 61, 3) as u8
    }
    /// `NEG`, bits 63:61.
    #[inline]
    pub const fn with_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 3, value as u64))
    }
    /// `OMOD`, bits 60:59.
    #[inline]
    pub const fn omod(self) -> u8 {
        layout::get(&self.0, 59, 2) as u8
    }
    /// `OMOD`, bits 60:59.
    #[inline]
    pub const fn with_omod(self, value: u8) -> Self {
        Self(layout::set(self.0, 59, 2, value as u64))
    }
    /// `OP`, bits 25:16.
    #[inline]
    pub const fn op(self) -> u16 {
        layout::get(&self.0, 16, 10) as u16
    }
    /// `OP`, bits 25:16.
    #[inline]
    pub const fn with_op(self, value: u16) -> Self {
        Self(layout::set(self.0, 16, 10, value as u64))
    }
    /// `SDST`, bits 14:8.
    #[inline]
    pub const fn sdst(self) -> u8 {
        layout::get(&self.0, 8, 7) as u8
    }
    /// `SDST`, bits 14:8.
    #[inline]
    pub const fn with_sdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 7, value as u64))
    }
    /// `SRC0`, bits 40:32.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SRC0`, bits 40:32.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `SRC1`, bits 49:41.
    #[inline]
    pub const fn src1(self) -> u16 {
        layout::get(&self.0, 41, 9) as u16
    }
    /// `SRC1`, bits 49:41.
    #[inline]
    pub const fn with_src1(self, value: u16) -> Self {
        Self(layout::set(self.0, 41, 9, value as u64))
    }
    /// `SRC2`, bits 58:50.
    #[inline]
    pub const fn src2(self) -> u16 {
        layout::get(&self.0, 50, 9) as u16
    }
    /// `SRC2`, bits 58:50.
    #[inline]
    pub const fn with_src2(self, value: u16) -> Self {
        Self(layout::set(self.0, 50, 9, value as u64))
    }
    /// `VDST`, bits 7:0.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `VDST`, bits 7:0.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
}
/// `VOP3P_MFMA`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3pMfma(pub [u32; 2]);
impl Vop3pMfma {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd3800000));
    /// `ABID`, bits 14:11.
    #[inline]
    pub const fn abid(self) -> u8 {
        layout::get(&self.0, 11, 4) as u8
    }
    /// `ABID`, bits 14:11.
    #[inline]
    pub const fn with_abid(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 4, value as u64))
    }
    /// `ACC`, bits 60:59.
    #[inline]
    pub const fn acc(self) -> u8 {
        layout::get(&self.0, 59, 2) as u8
    }
    /// `ACC`, bits 60:59.
    #[inline]
    pub const fn with_acc(self, value: u8) -> Self {
        Self(layout::set(self.0, 59, 2, value as u64))
    }
    /// `ACC_CD`, bits 15:15.
    #[inline]
    pub const fn acc_cd(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `ACC_CD`, bits 15:15.
    #[inline]
    pub const fn with_acc_cd(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `BLGP`, bits 63:61.
    #[inline]
    pub const fn blgp(self) -> u8 {
        layout::get(&self.0, 61, 3) as u8
    }
    /// `BLGP`, bits 63:61.
    #[inline]
    pub const fn with_blgp(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 3, value as u64))
    }
    /// `CBSZ`, bits 10:8.
    #[inline]
    pub const fn cbsz(self) -> u8 {
        layout::get(&self.0, 8, 3) as u8
    }
    /// `CBSZ`, bits 10:8.
    #[inline]
    pub const fn with_cbsz(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 3, value as u64))
    }
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn encoding(self) -> u16 {
        layout::get(&self.0, 23, 9) as u16
    }
    /// `ENCODING`, bits 31:23.
    #[inline]
    pub const fn with_encoding(self, value: u16) -> Self {
        Self(layout::set(self.0, 23, 9, value as u64))
    }
    /// `OP`, bits 22:16.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 16, 7) as u8
    }
    /// `OP`, bits 22:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 7, value as u64))
    }
    /// `SRC0`, bits 40:32.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SRC0`, bits 40:32.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `SRC1`, bits 49:41.
    #[inline]
    pub const fn src1(self) -> u16 {
        layout::get(&self.0, 41, 9) as u16
    }
    /// `SRC1`, bits 49:41.
    #[inline]
    pub const fn with_src1(self, value: u16) -> Self {
        Self(layout::set(self.0, 41, 9, value as u64))
    }
    /// `SRC2`, bits 58:50.
    #[inline]
    pub const fn src2(self) -> u16 {
        layout::get(&self.0, 50, 9) as u16
    }
    /// `SRC2`, bits 58:50.
    #[inline]
    pub const fn with_src2(self, value: u16) -> Self {
        Self(layout::set(self.0, 50, 9, value as u64))
    }
    /// `VDST`, bits 7:0.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `VDST`, bits 7:0.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
}
/// `VOPC_INST_LITERAL`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VopcInstLiteral(pub [u32; 2]);
impl VopcInstLiteral {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x7c000000));
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 25, 7) as u8
    }
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 7, value as u64))
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn literal(self) -> u32 {
        layout::get(&self.0, 32, 32) as u32
    }
    /// `LITERAL`, bits 63:32.
    #[inline]
    pub const fn with_literal(self, value: u32) -> Self {
        Self(layout::set(self.0, 32, 32, value as u64))
    }
    /// `OP`, bits 24:17.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `OP`, bits 24:17.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn vsrc1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn with_vsrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
}
/// `VOPC_VOP_SDWA_SDST_ENC`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VopcVopSdwaSdstEnc(pub [u32; 2]);
impl VopcVopSdwaSdstEnc {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x7c000000));
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 25, 7) as u8
    }
    /// `ENCODING`, bits 31:25.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 7, value as u64))
    }
    /// `OP`, bits 24:17.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 17, 8) as u8
    }
    /// `OP`, bits 24:17.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 8, value as u64))
    }
    /// `S0`, bits 55:55.
    #[inline]
    pub const fn s0(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `S0`, bits 55:55.
    #[inline]
    pub const fn with_s0(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
    }
    /// `S1`, bits 63:63.
    #[inline]
    pub const fn s1(self) -> u8 {
        layout::get(&self.0, 63, 1) as u8
    }
    /// `S1`, bits 63:63.
    #[inline]
    pub const fn with_s1(self, value: u8) -> Self {
        Self(layout::set(self.0, 63, 1, value as u64))
    }
    /// `SD`, bits 47:47.
    #[inline]
    pub const fn sd(self) -> u8 {
        layout::get(&self.0, 47, 1) as u8
    }
    /// `SD`, bits 47:47.
    #[inline]
    pub const fn with_sd(self, value: u8) -> Self {
        Self(layout::set(self.0, 47, 1, value as u64))
    }
    /// `SDST`, bits 46:40.
    #[inline]
    pub const fn sdst(self) -> u8 {
        layout::get(&self.0, 40, 7) as u8
    }
    /// `SDST`, bits 46:40.
    #[inline]
    pub const fn with_sdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 7, value as u64))
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRC0`, bits 8:0.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn src0_abs(self) -> u8 {
        layout::get(&self.0, 53, 1) as u8
    }
    /// `SRC0_ABS`, bits 53:53.
    #[inline]
    pub const fn with_src0_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 1, value as u64))
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn src0_neg(self) -> u8 {
        layout::get(&self.0, 52, 1) as u8
    }
    /// `SRC0_NEG`, bits 52:52.
    #[inline]
    pub const fn with_src0_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 1, value as u64))
    }
    /// `SRC0_SEL`, bits 50:48.
    #[inline]
    pub const fn src0_sel(self) -> u8 {
        layout::get(&self.0, 48, 3) as u8
    }
    /// `SRC0_SEL`, bits 50:48.
    #[inline]
    pub const fn with_src0_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 3, value as u64))
    }
    /// `SRC0_SEXT`, bits 51:51.
    #[inline]
    pub const fn src0_sext(self) -> u8 {
        layout::get(&self.0, 51, 1) as u8
    }
    /// `SRC0_SEXT`, bits 51:51.
    #[inline]
    pub const fn with_src0_sext(self, value: u8) -> Self {
        Self(layout::set(self.0, 51, 1, value as u64))
    }
    /// `SRC1_ABS`, bits 61:61.
    #[inline]
    pub const fn src1_abs(self) -> u8 {
        layout::get(&self.0, 61, 1) as u8
    }
    /// `SRC1_ABS`, bits 61:61.
    #[inline]
    pub const fn with_src1_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 1, value as u64))
    }
    /// `SRC1_NEG`, bits 60:60.
    #[inline]
    pub const fn src1_neg(self) -> u8 {
        layout::get(&self.0, 60, 1) as u8
    }
    /// `SRC1_NEG`, bits 60:60.
    #[inline]
    pub const fn with_src1_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 60, 1, value as u64))
    }
    /// `SRC1_SEL`, bits 58:56.
    #[inline]
    pub const fn src1_sel(self) -> u8 {
        layout::get(&self.0, 56, 3) as u8
    }
    /// `SRC1_SEL`, bits 58:56.
    #[inline]
    pub const fn with_src1_sel(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 3, value as u64))
    }
    /// `SRC1_SEXT`, bits 59:59.
    #[inline]
    pub const fn src1_sext(self) -> u8 {
        layout::get(&self.0, 59, 1) as u8
    }
    /// `SRC1_SEXT`, bits 59:59.
    #[inline]
    pub const fn with_src1_sext(self, value: u8) -> Self {
        Self(layout::set(self.0, 59, 1, value as u64))
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VSRC0`, bits 39:32.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn vsrc1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRC1`, bits 16:9.
    #[inline]
    pub const fn with_vsrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
}
