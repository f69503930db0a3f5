// Written by `cargo xtask regen` from amdgpu_isa_rdna2.xml. Do not edit: change
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
    pub const NEW: Self = Self(layout::first(0xf4000000));
    /// `DLC`, bits 14:14.
    #[inline]
    pub const fn dlc(self) -> u8 {
        layout::get(&self.0, 14, 1) as u8
    }
    /// `DLC`, bits 14:14.
    #[inline]
    pub const fn with_dlc(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 1, value as u64))
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
/// `ENC_VINTRP`, 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vintrp(pub [u32; 1]);
impl Vintrp {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xc8000000));
    /// `ATTR`, bits 15:10.
    #[inline]
    pub const fn attr(self) -> u8 {
        layout::get(&self.0, 10, 6) as u8
    }
    /// `ATTR`, bits 15:10.
    #[inline]
    pub const fn with_attr(self, value: u8) -> Self {
        Self(layout::set(self.0, 10, 6, value as u64))
    }
    /// `ATTRCHAN`, bits 9:8.
    #[inline]
    pub const fn attrchan(self) -> u8 {
        layout::get(&self.0, 8, 2) as u8
    }
    /// `ATTRCHAN`, bits 9:8.
    #[inline]
    pub const fn with_attrchan(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 2, value as u64))
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
    /// `OP`, bits 17:16.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 16, 2) as u8
    }
    /// `OP`, bits 17:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 2, value as u64))
    }
    /// `VDST`, bits 25:18.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 18, 8) as u8
    }
    /// `VDST`, bits 25:18.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 18, 8, value as u64))
    }
    /// `VSRC`, bits 7:0.
    #[inline]
    pub const fn vsrc(self) -> u8 {
        layout::get(&self.0, 0, 8) as u8
    }
    /// `VSRC`, bits 7:0.
    #[inline]
    pub const fn with_vsrc(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 8, value as u64))
    }
}
/// `ENC_VOP3`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3(pub [u32; 2]);
impl Vop3 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd4000000));
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
/// `ENC_VOP3P`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3p(pub [u32; 2]);
impl Vop3p {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xcc000000));
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
/// `ENC_DS`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ds(pub [u32; 2]);
impl Ds {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd8000000));
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
    /// `GDS`, bits 17:17.
    #[inline]
    pub const fn gds(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `GDS`, bits 17:17.
    #[inline]
    pub const fn with_gds(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
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
    /// `DLC`, bits 15:15.
    #[inline]
    pub const fn dlc(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `DLC`, bits 15:15.
    #[inline]
    pub const fn with_dlc(self, value: u8) -> Self {
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
    /// `GLC`, bits 14:14.
    #[inline]
    pub const fn glc(self) -> u8 {
        layout::get(&self.0, 14, 1) as u8
    }
    /// `GLC`, bits 14:14.
    #[inline]
    pub const fn with_glc(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 1, value as u64))
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
    /// `OP`, bits 25:25 and 24:18.
    #[inline]
    pub const fn op(self) -> u8 {
        (layout::get(&self.0, 18, 7) | layout::get(&self.0, 25, 1) << 7) as u8
    }
    /// `OP`, bits 25:25 and 24:18.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 18, 7, value as u64),
                25,
                1,
                value as u64 >> 7,
            ),
        )
    }
    /// `SLC`, bits 54:54.
    #[inline]
    pub const fn slc(self) -> u8 {
        layout::get(&self.0, 54, 1) as u8
    }
    /// `SLC`, bits 54:54.
    #[inline]
    pub const fn with_slc(self, value: u8) -> Self {
        Self(layout::set(self.0, 54, 1, value as u64))
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
    /// `TFE`, bits 55:55.
    #[inline]
    pub const fn tfe(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `TFE`, bits 55:55.
    #[inline]
    pub const fn with_tfe(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
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
    /// `DLC`, bits 15:15.
    #[inline]
    pub const fn dlc(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `DLC`, bits 15:15.
    #[inline]
    pub const fn with_dlc(self, value: u8) -> Self {
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
    /// `FORMAT`, bits 25:19.
    #[inline]
    pub const fn format(self) -> u8 {
        layout::get(&self.0, 19, 7) as u8
    }
    /// `FORMAT`, bits 25:19.
    #[inline]
    pub const fn with_format(self, value: u8) -> Self {
        Self(layout::set(self.0, 19, 7, value as u64))
    }
    /// `GLC`, bits 14:14.
    #[inline]
    pub const fn glc(self) -> u8 {
        layout::get(&self.0, 14, 1) as u8
    }
    /// `GLC`, bits 14:14.
    #[inline]
    pub const fn with_glc(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 1, value as u64))
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
    /// `OP`, bits 53:53 and 18:16.
    #[inline]
    pub const fn op(self) -> u8 {
        (layout::get(&self.0, 16, 3) | layout::get(&self.0, 53, 1) << 3) as u8
    }
    /// `OP`, bits 53:53 and 18:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 16, 3, value as u64),
                53,
                1,
                value as u64 >> 3,
            ),
        )
    }
    /// `SLC`, bits 54:54.
    #[inline]
    pub const fn slc(self) -> u8 {
        layout::get(&self.0, 54, 1) as u8
    }
    /// `SLC`, bits 54:54.
    #[inline]
    pub const fn with_slc(self, value: u8) -> Self {
        Self(layout::set(self.0, 54, 1, value as u64))
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
    /// `TFE`, bits 55:55.
    #[inline]
    pub const fn tfe(self) -> u8 {
        layout::get(&self.0, 55, 1) as u8
    }
    /// `TFE`, bits 55:55.
    #[inline]
    pub const fn with_tfe(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 1, value as u64))
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
/// `ENC_MIMG`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mimg(pub [u32; 2]);
impl Mimg {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xf0000000));
    /// `A16`, bits 62:62.
    #[inline]
    pub const fn a16(self) -> u8 {
        layout::get(&self.0, 62, 1) as u8
    }
    /// `A16`, bits 62:62.
    #[inline]
    pub const fn with_a16(self, value: u8) -> Self {
        Self(layout::set(self.0, 62, 1, value as u64))
    }
    /// `D16`, bits 63:63.
    #[inline]
    pub const fn d16(self) -> u8 {
        layout::get(&self.0, 63, 1) as u8
    }
    /// `D16`, bits 63:63.
    #[inline]
    pub const fn with_d16(self, value: u8) -> Self {
        Self(layout::set(self.0, 63, 1, value as u64))
    }
    /// `DA`, bits 14:14.
    #[inline]
    pub const fn da(self) -> u8 {
        layout::get(&self.0, 14, 1) as u8
    }
    /// `DA`, bits 14:14.
    #[inline]
    pub const fn with_da(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 1, value as u64))
    }
    /// `DIM`, bits 5:3.
    #[inline]
    pub const fn dim(self) -> u8 {
        layout::get(&self.0, 3, 3) as u8
    }
    /// `DIM`, bits 5:3.
    #[inline]
    pub const fn with_dim(self, value: u8) -> Self {
        Self(layout::set(self.0, 3, 3, value as u64))
    }
    /// `DLC`, bits 7:7.
    #[inline]
    pub const fn dlc(self) -> u8 {
        layout::get(&self.0, 7, 1) as u8
    }
    /// `DLC`, bits 7:7.
    #[inline]
    pub const fn with_dlc(self, value: u8) -> Self {
        Self(layout::set(self.0, 7, 1, value as u64))
    }
    /// `DMASK`, bits 11:8.
    #[inline]
    pub const fn dmask(self) -> u8 {
        layout::get(&self.0, 8, 4) as u8
    }
    /// `DMASK`, bits 11:8.
    #[inline]
    pub const fn with_dmask(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 4, value as u64))
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
    /// `GLC`, bits 13:13.
    #[inline]
    pub const fn glc(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `GLC`, bits 13:13.
    #[inline]
    pub const fn with_glc(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
    }
    /// `LWE`, bits 17:17.
    #[inline]
    pub const fn lwe(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `LWE`, bits 17:17.
    #[inline]
    pub const fn with_lwe(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
    }
    /// `NSA`, bits 2:1.
    #[inline]
    pub const fn nsa(self) -> u8 {
        layout::get(&self.0, 1, 2) as u8
    }
    /// `NSA`, bits 2:1.
    #[inline]
    pub const fn with_nsa(self, value: u8) -> Self {
        Self(layout::set(self.0, 1, 2, value as u64))
    }
    /// `OP`, bits 0:0 and 24:18.
    #[inline]
    pub const fn op(self) -> u8 {
        (layout::get(&self.0, 18, 7) | layout::get(&self.0, 0, 1) << 7) as u8
    }
    /// `OP`, bits 0:0 and 24:18.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 18, 7, value as u64),
                0,
                1,
                value as u64 >> 7,
            ),
        )
    }
    /// `R128`, bits 15:15.
    #[inline]
    pub const fn r128(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `R128`, bits 15:15.
    #[inline]
    pub const fn with_r128(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `SLC`, bits 25:25.
    #[inline]
    pub const fn slc(self) -> u8 {
        layout::get(&self.0, 25, 1) as u8
    }
    /// `SLC`, bits 25:25.
    #[inline]
    pub const fn with_slc(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 1, value as u64))
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
    /// `SSAMP`, bits 57:53.
    #[inline]
    pub const fn ssamp(self) -> u8 {
        layout::get(&self.0, 53, 5) as u8
    }
    /// `SSAMP`, bits 57:53.
    #[inline]
    pub const fn with_ssamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 5, value as u64))
    }
    /// `TFE`, bits 16:16.
    #[inline]
    pub const fn tfe(self) -> u8 {
        layout::get(&self.0, 16, 1) as u8
    }
    /// `TFE`, bits 16:16.
    #[inline]
    pub const fn with_tfe(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 1, value as u64))
    }
    /// `UNORM`, bits 12:12.
    #[inline]
    pub const fn unorm(self) -> u8 {
        layout::get(&self.0, 12, 1) as u8
    }
    /// `UNORM`, bits 12:12.
    #[inline]
    pub const fn with_unorm(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 1, value as u64))
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
/// `ENC_EXP`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Exp(pub [u32; 2]);
impl Exp {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xf8000000));
    /// `COMPR`, bits 10:10.
    #[inline]
    pub const fn compr(self) -> u8 {
        layout::get(&self.0, 10, 1) as u8
    }
    /// `COMPR`, bits 10:10.
    #[inline]
    pub const fn with_compr(self, value: u8) -> Self {
        Self(layout::set(self.0, 10, 1, value as u64))
    }
    /// `DONE`, bits 11:11.
    #[inline]
    pub const fn done(self) -> u8 {
        layout::get(&self.0, 11, 1) as u8
    }
    /// `DONE`, bits 11:11.
    #[inline]
    pub const fn with_done(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 1, value as u64))
    }
    /// `EN`, bits 3:0.
    #[inline]
    pub const fn en(self) -> u8 {
        layout::get(&self.0, 0, 4) as u8
    }
    /// `EN`, bits 3:0.
    #[inline]
    pub const fn with_en(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 4, value as u64))
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
    /// `TGT`, bits 9:4.
    #[inline]
    pub const fn tgt(self) -> u8 {
        layout::get(&self.0, 4, 6) as u8
    }
    /// `TGT`, bits 9:4.
    #[inline]
    pub const fn with_tgt(self, value: u8) -> Self {
        Self(layout::set(self.0, 4, 6, value as u64))
    }
    /// `VM`, bits 12:12.
    #[inline]
    pub const fn vm(self) -> u8 {
        layout::get(&self.0, 12, 1) as u8
    }
    /// `VM`, bits 12:12.
    #[inline]
    pub const fn with_vm(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 1, value as u64))
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
    /// `VSRC1`, bits 47:40.
    #[inline]
    pub const fn vsrc1(self) -> u8 {
        layout::get(&self.0, 40, 8) as u8
    }
    /// `VSRC1`, bits 47:40.
    #[inline]
    pub const fn with_vsrc1(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 8, value as u64))
    }
    /// `VSRC2`, bits 55:48.
    #[inline]
    pub const fn vsrc2(self) -> u8 {
        layout::get(&self.0, 48, 8) as u8
    }
    /// `VSRC2`, bits 55:48.
    #[inline]
    pub const fn with_vsrc2(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 8, value as u64))
    }
    /// `VSRC3`, bits 63:56.
    #[inline]
    pub const fn vsrc3(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VSRC3`, bits 63:56.
    #[inline]
    pub const fn with_vsrc3(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
}
/// `ENC_FLAT`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flat(pub [u32; 2]);
impl Flat {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xdc000000));
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
    /// `DLC`, bits 12:12.
    #[inline]
    pub const fn dlc(self) -> u8 {
        layout::get(&self.0, 12, 1) as u8
    }
    /// `DLC`, bits 12:12.
    #[inline]
    pub const fn with_dlc(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 1, value as u64))
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
    /// `LDS`, bits 13:13.
    #[inline]
    pub const fn lds(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `LDS`, bits 13:13.
    #[inline]
    pub const fn with_lds(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
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
    /// `SLC`, bits 17:17.
    #[inline]
    pub const fn slc(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `SLC`, bits 17:17.
    #[inline]
    pub const fn with_slc(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
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
    /// `DLC`, bits 12:12.
    #[inline]
    pub const fn dlc(self) -> u8 {
        layout::get(&self.0, 12, 1) as u8
    }
    /// `DLC`, bits 12:12.
    #[inline]
    pub const fn with_dlc(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 1, value as u64))
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
    /// `LDS`, bits 13:13.
    #[inline]
    pub const fn lds(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `LDS`, bits 13:13.
    #[inline]
    pub const fn with_lds(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
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
    /// `SLC`, bits 17:17.
    #[inline]
    pub const fn slc(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `SLC`, bits 17:17.
    #[inline]
    pub const fn with_slc(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
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
    /// `DLC`, bits 12:12.
    #[inline]
    pub const fn dlc(self) -> u8 {
        layout::get(&self.0, 12, 1) as u8
    }
    /// `DLC`, bits 12:12.
    #[inline]
    pub const fn with_dlc(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 1, value as u64))
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
    /// `LDS`, bits 13:13.
    #[inline]
    pub const fn lds(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `LDS`, bits 13:13.
    #[inline]
    pub const fn with_lds(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
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
    /// `SLC`, bits 17:17.
    #[inline]
    pub const fn slc(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `SLC`, bits 17:17.
    #[inline]
    pub const fn with_slc(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
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
/// `MIMG_NSA1`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MimgNsa1(pub [u32; 3]);
impl MimgNsa1 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xf0000000));
    /// `A16`, bits 62:62.
    #[inline]
    pub const fn a16(self) -> u8 {
        layout::get(&self.0, 62, 1) as u8
    }
    /// `A16`, bits 62:62.
    #[inline]
    pub const fn with_a16(self, value: u8) -> Self {
        Self(layout::set(self.0, 62, 1, value as u64))
    }
    /// `D16`, bits 63:63.
    #[inline]
    pub const fn d16(self) -> u8 {
        layout::get(&self.0, 63, 1) as u8
    }
    /// `D16`, bits 63:63.
    #[inline]
    pub const fn with_d16(self, value: u8) -> Self {
        Self(layout::set(self.0, 63, 1, value as u64))
    }
    /// `DA`, bits 14:14.
    #[inline]
    pub const fn da(self) -> u8 {
        layout::get(&self.0, 14, 1) as u8
    }
    /// `DA`, bits 14:14.
    #[inline]
    pub const fn with_da(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 1, value as u64))
    }
    /// `DIM`, bits 5:3.
    #[inline]
    pub const fn dim(self) -> u8 {
        layout::get(&self.0, 3, 3) as u8
    }
    /// `DIM`, bits 5:3.
    #[inline]
    pub const fn with_dim(self, value: u8) -> Self {
        Self(layout::set(self.0, 3, 3, value as u64))
    }
    /// `DLC`, bits 7:7.
    #[inline]
    pub const fn dlc(self) -> u8 {
        layout::get(&self.0, 7, 1) as u8
    }
    /// `DLC`, bits 7:7.
    #[inline]
    pub const fn with_dlc(self, value: u8) -> Self {
        Self(layout::set(self.0, 7, 1, value as u64))
    }
    /// `DMASK`, bits 11:8.
    #[inline]
    pub const fn dmask(self) -> u8 {
        layout::get(&self.0, 8, 4) as u8
    }
    /// `DMASK`, bits 11:8.
    #[inline]
    pub const fn with_dmask(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 4, value as u64))
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
    /// `GLC`, bits 13:13.
    #[inline]
    pub const fn glc(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `GLC`, bits 13:13.
    #[inline]
    pub const fn with_glc(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
    }
    /// `LWE`, bits 17:17.
    #[inline]
    pub const fn lwe(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `LWE`, bits 17:17.
    #[inline]
    pub const fn with_lwe(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
    }
    /// `NSA`, bits 2:1.
    #[inline]
    pub const fn nsa(self) -> u8 {
        layout::get(&self.0, 1, 2) as u8
    }
    /// `NSA`, bits 2:1.
    #[inline]
    pub const fn with_nsa(self, value: u8) -> Self {
        Self(layout::set(self.0, 1, 2, value as u64))
    }
    /// `OP`, bits 0:0 and 24:18.
    #[inline]
    pub const fn op(self) -> u8 {
        (layout::get(&self.0, 18, 7) | layout::get(&self.0, 0, 1) << 7) as u8
    }
    /// `OP`, bits 0:0 and 24:18.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 18, 7, value as u64),
                0,
                1,
                value as u64 >> 7,
            ),
        )
    }
    /// `R128`, bits 15:15.
    #[inline]
    pub const fn r128(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `R128`, bits 15:15.
    #[inline]
    pub const fn with_r128(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `SLC`, bits 25:25.
    #[inline]
    pub const fn slc(self) -> u8 {
        layout::get(&self.0, 25, 1) as u8
    }
    /// `SLC`, bits 25:25.
    #[inline]
    pub const fn with_slc(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 1, value as u64))
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
    /// `SSAMP`, bits 57:53.
    #[inline]
    pub const fn ssamp(self) -> u8 {
        layout::get(&self.0, 53, 5) as u8
    }
    /// `SSAMP`, bits 57:53.
    #[inline]
    pub const fn with_ssamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 5, value as u64))
    }
    /// `TFE`, bits 16:16.
    #[inline]
    pub const fn tfe(self) -> u8 {
        layout::get(&self.0, 16, 1) as u8
    }
    /// `TFE`, bits 16:16.
    #[inline]
    pub const fn with_tfe(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 1, value as u64))
    }
    /// `UNORM`, bits 12:12.
    #[inline]
    pub const fn unorm(self) -> u8 {
        layout::get(&self.0, 12, 1) as u8
    }
    /// `UNORM`, bits 12:12.
    #[inline]
    pub const fn with_unorm(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 1, value as u64))
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
    /// `VADDRA`, bits 71:64.
    #[inline]
    pub const fn vaddra(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VADDRA`, bits 71:64.
    #[inline]
    pub const fn with_vaddra(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `VADDRB`, bits 79:72.
    #[inline]
    pub const fn vaddrb(self) -> u8 {
        layout::get(&self.0, 72, 8) as u8
    }
    /// `VADDRB`, bits 79:72.
    #[inline]
    pub const fn with_vaddrb(self, value: u8) -> Self {
        Self(layout::set(self.0, 72, 8, value as u64))
    }
    /// `VADDRC`, bits 87:80.
    #[inline]
    pub const fn vaddrc(self) -> u8 {
        layout::get(&self.0, 80, 8) as u8
    }
    /// `VADDRC`, bits 87:80.
    #[inline]
    pub const fn with_vaddrc(self, value: u8) -> Self {
        Self(layout::set(self.0, 80, 8, value as u64))
    }
    /// `VADDRD`, bits 95:88.
    #[inline]
    pub const fn vaddrd(self) -> u8 {
        layout::get(&self.0, 88, 8) as u8
    }
    /// `VADDRD`, bits 95:88.
    #[inline]
    pub const fn with_vaddrd(self, value: u8) -> Self {
        Self(layout::set(self.0, 88, 8, value as u64))
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
/// `MIMG_NSA2`, 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MimgNsa2(pub [u32; 4]);
impl MimgNsa2 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xf0000000));
    /// `A16`, bits 62:62.
    #[inline]
    pub const fn a16(self) -> u8 {
        layout::get(&self.0, 62, 1) as u8
    }
    /// `A16`, bits 62:62.
    #[inline]
    pub const fn with_a16(self, value: u8) -> Self {
        Self(layout::set(self.0, 62, 1, value as u64))
    }
    /// `D16`, bits 63:63.
    #[inline]
    pub const fn d16(self) -> u8 {
        layout::get(&self.0, 63, 1) as u8
    }
    /// `D16`, bits 63:63.
    #[inline]
    pub const fn with_d16(self, value: u8) -> Self {
        Self(layout::set(self.0, 63, 1, value as u64))
    }
    /// `DA`, bits 14:14.
    #[inline]
    pub const fn da(self) -> u8 {
        layout::get(&self.0, 14, 1) as u8
    }
    /// `DA`, bits 14:14.
    #[inline]
    pub const fn with_da(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 1, value as u64))
    }
    /// `DIM`, bits 5:3.
    #[inline]
    pub const fn dim(self) -> u8 {
        layout::get(&self.0, 3, 3) as u8
    }
    /// `DIM`, bits 5:3.
    #[inline]
    pub const fn with_dim(self, value: u8) -> Self {
        Self(layout::set(self.0, 3, 3, value as u64))
    }
    /// `DLC`, bits 7:7.
    #[inline]
    pub const fn dlc(self) -> u8 {
        layout::get(&self.0, 7, 1) as u8
    }
    /// `DLC`, bits 7:7.
    #[inline]
    pub const fn with_dlc(self, value: u8) -> Self {
        Self(layout::set(self.0, 7, 1, value as u64))
    }
    /// `DMASK`, bits 11:8.
    #[inline]
    pub const fn dmask(self) -> u8 {
        layout::get(&self.0, 8, 4) as u8
    }
    /// `DMASK`, bits 11:8.
    #[inline]
    pub const fn with_dmask(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 4, value as u64))
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
    /// `GLC`, bits 13:13.
    #[inline]
    pub const fn glc(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `GLC`, bits 13:13.
    #[inline]
    pub const fn with_glc(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
    }
    /// `LWE`, bits 17:17.
    #[inline]
    pub const fn lwe(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `LWE`, bits 17:17.
    #[inline]
    pub const fn with_lwe(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
    }
    /// `NSA`, bits 2:1.
    #[inline]
    pub const fn nsa(self) -> u8 {
        layout::get(&self.0, 1, 2) as u8
    }
    /// `NSA`, bits 2:1.
    #[inline]
    pub const fn with_nsa(self, value: u8) -> Self {
        Self(layout::set(self.0, 1, 2, value as u64))
    }
    /// `OP`, bits 0:0 and 24:18.
    #[inline]
    pub const fn op(self) -> u8 {
        (layout::get(&self.0, 18, 7) | layout::get(&self.0, 0, 1) << 7) as u8
    }
    /// `OP`, bits 0:0 and 24:18.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 18, 7, value as u64),
                0,
                1,
                value as u64 >> 7,
            ),
        )
    }
    /// `R128`, bits 15:15.
    #[inline]
    pub const fn r128(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `R128`, bits 15:15.
    #[inline]
    pub const fn with_r128(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `SLC`, bits 25:25.
    #[inline]
    pub const fn slc(self) -> u8 {
        layout::get(&self.0, 25, 1) as u8
    }
    /// `SLC`, bits 25:25.
    #[inline]
    pub const fn with_slc(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 1, value as u64))
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
    /// `SSAMP`, bits 57:53.
    #[inline]
    pub const fn ssamp(self) -> u8 {
        layout::get(&self.0, 53, 5) as u8
    }
    /// `SSAMP`, bits 57:53.
    #[inline]
    pub const fn with_ssamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 5, value as u64))
    }
    /// `TFE`, bits 16:16.
    #[inline]
    pub const fn tfe(self) -> u8 {
        layout::get(&self.0, 16, 1) as u8
    }
    /// `TFE`, bits 16:16.
    #[inline]
    pub const fn with_tfe(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 1, value as u64))
    }
    /// `UNORM`, bits 12:12.
    #[inline]
    pub const fn unorm(self) -> u8 {
        layout::get(&self.0, 12, 1) as u8
    }
    /// `UNORM`, bits 12:12.
    #[inline]
    pub const fn with_unorm(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 1, value as u64))
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
    /// `VADDRA`, bits 71:64.
    #[inline]
    pub const fn vaddra(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VADDRA`, bits 71:64.
    #[inline]
    pub const fn with_vaddra(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `VADDRB`, bits 79:72.
    #[inline]
    pub const fn vaddrb(self) -> u8 {
        layout::get(&self.0, 72, 8) as u8
    }
    /// `VADDRB`, bits 79:72.
    #[inline]
    pub const fn with_vaddrb(self, value: u8) -> Self {
        Self(layout::set(self.0, 72, 8, value as u64))
    }
    /// `VADDRC`, bits 87:80.
    #[inline]
    pub const fn vaddrc(self) -> u8 {
        layout::get(&self.0, 80, 8) as u8
    }
    /// `VADDRC`, bits 87:80.
    #[inline]
    pub const fn with_vaddrc(self, value: u8) -> Self {
        Self(layout::set(self.0, 80, 8, value as u64))
    }
    /// `VADDRD`, bits 95:88.
    #[inline]
    pub const fn vaddrd(self) -> u8 {
        layout::get(&self.0, 88, 8) as u8
    }
    /// `VADDRD`, bits 95:88.
    #[inline]
    pub const fn with_vaddrd(self, value: u8) -> Self {
        Self(layout::set(self.0, 88, 8, value as u64))
    }
    /// `VADDRE`, bits 103:96.
    #[inline]
    pub const fn vaddre(self) -> u8 {
        layout::get(&self.0, 96, 8) as u8
    }
    /// `VADDRE`, bits 103:96.
    #[inline]
    pub const fn with_vaddre(self, value: u8) -> Self {
        Self(layout::set(self.0, 96, 8, value as u64))
    }
    /// `VADDRF`, bits 111:104.
    #[inline]
    pub const fn vaddrf(self) -> u8 {
        layout::get(&self.0, 104, 8) as u8
    }
    /// `VADDRF`, bits 111:104.
    #[inline]
    pub const fn with_vaddrf(self, value: u8) -> Self {
        Self(layout::set(self.0, 104, 8, value as u64))
    }
    /// `VADDRG`, bits 119:112.
    #[inline]
    pub const fn vaddrg(self) -> u8 {
        layout::get(&self.0, 112, 8) as u8
    }
    /// `VADDRG`, bits 119:112.
    #[inline]
    pub const fn with_vaddrg(self, value: u8) -> Self {
        Self(layout::set(self.0, 112, 8, value as u64))
    }
    /// `VADDRH`, bits 127:120.
    #[inline]
    pub const fn vaddrh(self) -> u8 {
        layout::get(&self.0, 120, 8) as u8
    }
    /// `VADDRH`, bits 127:120.
    #[inline]
    pub const fn with_vaddrh(self, value: u8) -> Self {
        Self(layout::set(self.0, 120, 8, value as u64))
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
/// `MIMG_NSA3`, 160 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MimgNsa3(pub [u32; 5]);
impl MimgNsa3 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xf0000000));
    /// `A16`, bits 62:62.
    #[inline]
    pub const fn a16(self) -> u8 {
        layout::get(&self.0, 62, 1) as u8
    }
    /// `A16`, bits 62:62.
    #[inline]
    pub const fn with_a16(self, value: u8) -> Self {
        Self(layout::set(self.0, 62, 1, value as u64))
    }
    /// `D16`, bits 63:63.
    #[inline]
    pub const fn d16(self) -> u8 {
        layout::get(&self.0, 63, 1) as u8
    }
    /// `D16`, bits 63:63.
    #[inline]
    pub const fn with_d16(self, value: u8) -> Self {
        Self(layout::set(self.0, 63, 1, value as u64))
    }
    /// `DA`, bits 14:14.
    #[inline]
    pub const fn da(self) -> u8 {
        layout::get(&self.0, 14, 1) as u8
    }
    /// `DA`, bits 14:14.
    #[inline]
    pub const fn with_da(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 1, value as u64))
    }
    /// `DIM`, bits 5:3.
    #[inline]
    pub const fn dim(self) -> u8 {
        layout::get(&self.0, 3, 3) as u8
    }
    /// `DIM`, bits 5:3.
    #[inline]
    pub const fn with_dim(self, value: u8) -> Self {
        Self(layout::set(self.0, 3, 3, value as u64))
    }
    /// `DLC`, bits 7:7.
    #[inline]
    pub const fn dlc(self) -> u8 {
        layout::get(&self.0, 7, 1) as u8
    }
    /// `DLC`, bits 7:7.
    #[inline]
    pub const fn with_dlc(self, value: u8) -> Self {
        Self(layout::set(self.0, 7, 1, value as u64))
    }
    /// `DMASK`, bits 11:8.
    #[inline]
    pub const fn dmask(self) -> u8 {
        layout::get(&self.0, 8, 4) as u8
    }
    /// `DMASK`, bits 11:8.
    #[inline]
    pub const fn with_dmask(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 4, value as u64))
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
    /// `GLC`, bits 13:13.
    #[inline]
    pub const fn glc(self) -> u8 {
        layout::get(&self.0, 13, 1) as u8
    }
    /// `GLC`, bits 13:13.
    #[inline]
    pub const fn with_glc(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 1, value as u64))
    }
    /// `LWE`, bits 17:17.
    #[inline]
    pub const fn lwe(self) -> u8 {
        layout::get(&self.0, 17, 1) as u8
    }
    /// `LWE`, bits 17:17.
    #[inline]
    pub const fn with_lwe(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 1, value as u64))
    }
    /// `NSA`, bits 2:1.
    #[inline]
    pub const fn nsa(self) -> u8 {
        layout::get(&self.0, 1, 2) as u8
    }
    /// `NSA`, bits 2:1.
    #[inline]
    pub const fn with_nsa(self, value: u8) -> Self {
        Self(layout::set(self.0, 1, 2, value as u64))
    }
    /// `OP`, bits 0:0 and 24:18.
    #[inline]
    pub const fn op(self) -> u8 {
        (layout::get(&self.0, 18, 7) | layout::get(&self.0, 0, 1) << 7) as u8
    }
    /// `OP`, bits 0:0 and 24:18.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 18, 7, value as u64),
                0,
                1,
                value as u64 >> 7,
            ),
        )
    }
    /// `R128`, bits 15:15.
    #[inline]
    pub const fn r128(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `R128`, bits 15:15.
    #[inline]
    pub const fn with_r128(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `SLC`, bits 25:25.
    #[inline]
    pub const fn slc(self) -> u8 {
        layout::get(&self.0, 25, 1) as u8
    }
    /// `SLC`, bits 25:25.
    #[inline]
    pub const fn with_slc(self, value: u8) -> Self {
        Self(layout::set(self.0, 25, 1, value as u64))
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
    /// `SSAMP`, bits 57:53.
    #[inline]
    pub const fn ssamp(self) -> u8 {
        layout::get(&self.0, 53, 5) as u8
    }
    /// `SSAMP`, bits 57:53.
    #[inline]
    pub const fn with_ssamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 53, 5, value as u64))
    }
    /// `TFE`, bits 16:16.
    #[inline]
    pub const fn tfe(self) -> u8 {
        layout::get(&self.0, 16, 1) as u8
    }
    /// `TFE`, bits 16:16.
    #[inline]
    pub const fn with_tfe(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 1, value as u64))
    }
    /// `UNORM`, bits 12:12.
    #[inline]
    pub const fn unorm(self) -> u8 {
        layout::get(&self.0, 12, 1) as u8
    }
    /// `UNORM`, bits 12:12.
    #[inline]
    pub const fn with_unorm(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 1, value as u64))
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
    /// `VADDRA`, bits 71:64.
    #[inline]
    pub const fn vaddra(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VADDRA`, bits 71:64.
    #[inline]
    pub const fn with_vaddra(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `VADDRB`, bits 79:72.
    #[inline]
    pub const fn vaddrb(self) -> u8 {
        layout::get(&self.0, 72, 8) as u8
    }
    /// `VADDRB`, bits 79:72.
    #[inline]
    pub const fn with_vaddrb(self, value: u8) -> Self {
        Self(layout::set(self.0, 72, 8, value as u64))
    }
    /// `VADDRC`, bits 87:80.
    #[inline]
    pub const fn vaddrc(self) -> u8 {
        layout::get(&self.0, 80, 8) as u8
    }
    /// `VADDRC`, bits 87:80.
    #[inline]
    pub const fn with_vaddrc(self, value: u8) -> Self {
        Self(layout::set(self.0, 80, 8, value as u64))
    }
    /// `VADDRD`, bits 95:88.
    #[inline]
    pub const fn vaddrd(self) -> u8 {
        layout::get(&self.0, 88, 8) as u8
    }
    /// `VADDRD`, bits 95:88.
    #[inline]
    pub const fn with_vaddrd(self, value: u8) -> Self {
        Self(layout::set(self.0, 88, 8, value as u64))
    }
    /// `VADDRE`, bits 103:96.
    #[inline]
    pub const fn vaddre(self) -> u8 {
        layout::get(&self.0, 96, 8) as u8
    }
    /// `VADDRE`, bits 103:96.
    #[inline]
    pub const fn with_vaddre(self, value: u8) -> Self {
        Self(layout::set(self.0, 96, 8, value as u64))
    }
    /// `VADDRF`, bits 111:104.
    #[inline]
    pub const fn vaddrf(self) -> u8 {
        layout::get(&self.0, 104, 8) as u8
    }
    /// `VADDRF`, bits 111:104.
    #[inline]
    pub const fn with_vaddrf(self, value: u8) -> Self {
        Self(layout::set(self.0, 104, 8, value as u64))
    }
    /// `VADDRG`, bits 119:112.
    #[inline]
    pub const fn vaddrg(self) -> u8 {
        layout::get(&self.0, 112, 8) as u8
    }
    /// `VADDRG`, bits 119:112.
    #[inline]
    pub const fn with_vaddrg(self, value: u8) -> Self {
        Self(layout::set(self.0, 112, 8, value as u64))
    }
    /// `VADDRH`, bits 127:120.
    #[inline]
    pub const fn vaddrh(self) -> u8 {
        layout::get(&self.0, 120, 8) as u8
    }
    /// `VADDRH`, bits 127:120.
    #[inline]
    pub const fn with_vaddrh(self, value: u8) -> Self {
        Self(layout::set(self.0, 120, 8, value as u64))
    }
    /// `VADDRI`, bits 135:128.
    #[inline]
    pub const fn vaddri(self) -> u8 {
        layout::get(&self.0, 128, 8) as u8
    }
    /// `VADDRI`, bits 135:128.
    #[inline]
    pub const fn with_vaddri(self, value: u8) -> Self {
        Self(layout::set(self.0, 128, 8, value as u64))
    }
    /// `VADDRJ`, bits 143:136.
    #[inline]
    pub const fn vaddrj(self) -> u8 {
        layout::get(&self.0, 136, 8) as u8
    }
    /// `VADDRJ`, bits 143:136.
    #[inline]
    pub const fn with_vaddrj(self, value: u8) -> Self {
        Self(layout::set(self.0, 136, 8, value as u64))
    }
    /// `VADDRK`, bits 151:144.
    #[inline]
    pub const fn vaddrk(self) -> u8 {
        layout::get(&self.0, 144, 8) as u8
    }
    /// `VADDRK`, bits 151:144.
    #[inline]
    pub const fn with_vaddrk(self, value: u8) -> Self {
        Self(layout::set(self.0, 144, 8, value as u64))
    }
    /// `VADDRL`, bits 159:152.
    #[inline]
    pub const fn vaddrl(self) -> u8 {
        layout::get(&self.0, 152, 8) as u8
    }
    /// `VADDRL`, bits 159:152.
    #[inline]
    pub const fn with_vaddrl(self, value: u8) -> Self {
        Self(layout::set(self.0, 152, 8, value as u64))
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
/// `VOP3_INST_LITERAL`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3InstLiteral(pub [u32; 3]);
impl Vop3InstLiteral {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd4000000));
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
    /// `LITERAL`, bits 95:64.
    #[inline]
    pub const fn literal(self) -> u32 {
        layout::get(&self.0, 64, 32) as u32
    }
    /// `LITERAL`, bits 95:64.
    #[inline]
    pub const fn with_literal(self, value: u32) -> Self {
        Self(layout::set(self.0, 64, 32, value as u64))
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
/// `VOP1_VOP_DPP8`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop1VopDpp8(pub [u32; 2]);
impl Vop1VopDpp8 {
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
    /// `LANE_SEL_0`, bits 42:40.
    #[inline]
    pub const fn lane_sel_0(self) -> u8 {
        layout::get(&self.0, 40, 3) as u8
    }
    /// `LANE_SEL_0`, bits 42:40.
    #[inline]
    pub const fn with_lane_sel_0(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 3, value as u64))
    }
    /// `LANE_SEL_1`, bits 45:43.
    #[inline]
    pub const fn lane_sel_1(self) -> u8 {
        layout::get(&self.0, 43, 3) as u8
    }
    /// `LANE_SEL_1`, bits 45:43.
    #[inline]
    pub const fn with_lane_sel_1(self, value: u8) -> Self {
        Self(layout::set(self.0, 43, 3, value as u64))
    }
    /// `LANE_SEL_2`, bits 48:46.
    #[inline]
    pub const fn lane_sel_2(self) -> u8 {
        layout::get(&self.0, 46, 3) as u8
    }
    /// `LANE_SEL_2`, bits 48:46.
    #[inline]
    pub const fn with_lane_sel_2(self, value: u8) -> Self {
        Self(layout::set(self.0, 46, 3, value as u64))
    }
    /// `LANE_SEL_3`, bits 51:49.
    #[inline]
    pub const fn lane_sel_3(self) -> u8 {
        layout::get(&self.0, 49, 3) as u8
    }
    /// `LANE_SEL_3`, bits 51:49.
    #[inline]
    pub const fn with_lane_sel_3(self, value: u8) -> Self {
        Self(layout::set(self.0, 49, 3, value as u64))
    }
    /// `LANE_SEL_4`, bits 54:52.
    #[inline]
    pub const fn lane_sel_4(self) -> u8 {
        layout::get(&self.0, 52, 3) as u8
    }
    /// `LANE_SEL_4`, bits 54:52.
    #[inline]
    pub const fn with_lane_sel_4(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 3, value as u64))
    }
    /// `LANE_SEL_5`, bits 57:55.
    #[inline]
    pub const fn lane_sel_5(self) -> u8 {
        layout::get(&self.0, 55, 3) as u8
    }
    /// `LANE_SEL_5`, bits 57:55.
    #[inline]
    pub const fn with_lane_sel_5(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 3, value as u64))
    }
    /// `LANE_SEL_6`, bits 60:58.
    #[inline]
    pub const fn lane_sel_6(self) -> u8 {
        layout::get(&self.0, 58, 3) as u8
    }
    /// `LANE_SEL_6`, bits 60:58.
    #[inline]
    pub const fn with_lane_sel_6(self, value: u8) -> Self {
        Self(layout::set(self.0, 58, 3, value as u64))
    }
    /// `LANE_SEL_7`, bits 63:61.
    #[inline]
    pub const fn lane_sel_7(self) -> u8 {
        layout::get(&self.0, 61, 3) as u8
    }
    /// `LANE_SEL_7`, bits 63:61.
    #[inline]
    pub const fn with_lane_sel_7(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 3, value as u64))
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
/// `VOP1_VOP_DPP16`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop1VopDpp16(pub [u32; 2]);
impl Vop1VopDpp16 {
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
    /// `FI`, bits 50:50.
    #[inline]
    pub const fn fi(self) -> u8 {
        layout::get(&self.0, 50, 1) as u8
    }
    /// `FI`, bits 50:50.
    #[inline]
    pub const fn with_fi(self, value: u8) -> Self {
        Self(layout::set(self.0, 50, 1, value as u64))
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
/// `VOP2_VOP_DPP8`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop2VopDpp8(pub [u32; 2]);
impl Vop2VopDpp8 {
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
    /// `LANE_SEL_0`, bits 42:40.
    #[inline]
    pub const fn lane_sel_0(self) -> u8 {
        layout::get(&self.0, 40, 3) as u8
    }
    /// `LANE_SEL_0`, bits 42:40.
    #[inline]
    pub const fn with_lane_sel_0(self, value: u8) -> Self {
        Self(layout::set(self.0, 40, 3, value as u64))
    }
    /// `LANE_SEL_1`, bits 45:43.
    #[inline]
    pub const fn lane_sel_1(self) -> u8 {
        layout::get(&self.0, 43, 3) as u8
    }
    /// `LANE_SEL_1`, bits 45:43.
    #[inline]
    pub const fn with_lane_sel_1(self, value: u8) -> Self {
        Self(layout::set(self.0, 43, 3, value as u64))
    }
    /// `LANE_SEL_2`, bits 48:46.
    #[inline]
    pub const fn lane_sel_2(self) -> u8 {
        layout::get(&self.0, 46, 3) as u8
    }
    /// `LANE_SEL_2`, bits 48:46.
    #[inline]
    pub const fn with_lane_sel_2(self, value: u8) -> Self {
        Self(layout::set(self.0, 46, 3, value as u64))
    }
    /// `LANE_SEL_3`, bits 51:49.
    #[inline]
    pub const fn lane_sel_3(self) -> u8 {
        layout::get(&self.0, 49, 3) as u8
    }
    /// `LANE_SEL_3`, bits 51:49.
    #[inline]
    pub const fn with_lane_sel_3(self, value: u8) -> Self {
        Self(layout::set(self.0, 49, 3, value as u64))
    }
    /// `LANE_SEL_4`, bits 54:52.
    #[inline]
    pub const fn lane_sel_4(self) -> u8 {
        layout::get(&self.0, 52, 3) as u8
    }
    /// `LANE_SEL_4`, bits 54:52.
    #[inline]
    pub const fn with_lane_sel_4(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 3, value as u64))
    }
    /// `LANE_SEL_5`, bits 57:55.
    #[inline]
    pub const fn lane_sel_5(self) -> u8 {
        layout::get(&self.0, 55, 3) as u8
    }
    /// `LANE_SEL_5`, bits 57:55.
    #[inline]
    pub const fn with_lane_sel_5(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 3, value as u64))
    }
    /// `LANE_SEL_6`, bits 60:58.
    #[inline]
    pub const fn lane_sel_6(self) -> u8 {
        layout::get(&self.0, 58, 3) as u8
    }
    /// `LANE_SEL_6`, bits 60:58.
    #[inline]
    pub const fn with_lane_sel_6(self, value: u8) -> Self {
        Self(layout::set(self.0, 58, 3, value as u64))
    }
    /// `LANE_SEL_7`, bits 63:61.
    #[inline]
    pub const fn lane_sel_7(self) -> u8 {
        layout::get(&self.0, 61, 3) as u8
    }
    /// `LANE_SEL_7`, bits 63:61.
    #[inline]
    pub const fn with_lane_sel_7(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 3, value as u64))
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
/// `VOP2_VOP_DPP16`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop2VopDpp16(pub [u32; 2]);
impl Vop2VopDpp16 {
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
    /// `FI`, bits 50:50.
    #[inline]
    pub const fn fi(self) -> u8 {
        layout::get(&self.0, 50, 1) as u8
    }
    /// `FI`, bits 50:50.
    #[inline]
    pub const fn with_fi(self, value: u8) -> Self {
        Self(layout::set(self.0, 50, 1, value as u64))
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
    pub const NEW: Self = Self(layout::first(0xd4000000));
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
/// `VOP3_SDST_ENC_INST_LITERAL`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3SdstEncInstLiteral(pub [u32; 3]);
impl Vop3SdstEncInstLiteral {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd4000000));
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
    /// `LITERAL`, bits 95:64.
    #[inline]
    pub const fn literal(self) -> u32 {
        layout::get(&self.0, 64, 32) as u32
    }
    /// `LITERAL`, bits 95:64.
    #[inline]
    pub const fn with_literal(self, value: u32) -> Self {
        Self(layout::set(self.0, 64, 32, value as u64))
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
/// `VOP3P_INST_LITERAL`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3pInstLiteral(pub [u32; 3]);
impl Vop3pInstLiteral {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xcc000000));
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
    /// `LITERAL`, bits 95:64.
    #[inline]
    pub const fn literal(self) -> u32 {
        layout::get(&self.0, 64, 32) as u32
    }
    /// `LITERAL`, bits 95:64.
    #[inline]
    pub const fn with_literal(self, value: u32) -> Self {
        Self(layout::set(self.0, 64, 32, value as u64))
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
