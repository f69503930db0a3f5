// Written by `cargo xtask regen` from amdgpu_isa_cdna5.xml. Do not edit: change
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
    /// `IOFFSET`, bits 55:32.
    #[inline]
    pub const fn ioffset(self) -> u32 {
        layout::get(&self.0, 32, 24) as u32
    }
    /// `IOFFSET`, bits 55:32.
    #[inline]
    pub const fn with_ioffset(self, value: u32) -> Self {
        Self(layout::set(self.0, 32, 24, value as u64))
    }
    /// `NV`, bits 20:20.
    #[inline]
    pub const fn nv(self) -> u8 {
        layout::get(&self.0, 20, 1) as u8
    }
    /// `NV`, bits 20:20.
    #[inline]
    pub const fn with_nv(self, value: u8) -> Self {
        Self(layout::set(self.0, 20, 1, value as u64))
    }
    /// `OP`, bits 18:13.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 13, 6) as u8
    }
    /// `OP`, bits 18:13.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 13, 6, value as u64))
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
    /// `SCALE_OFFSET`, bits 56:56.
    #[inline]
    pub const fn scale_offset(self) -> u8 {
        layout::get(&self.0, 56, 1) as u8
    }
    /// `SCALE_OFFSET`, bits 56:56.
    #[inline]
    pub const fn with_scale_offset(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 1, value as u64))
    }
    /// `SCOPE`, bits 22:21.
    #[inline]
    pub const fn scope(self) -> u8 {
        layout::get(&self.0, 21, 2) as u8
    }
    /// `SCOPE`, bits 22:21.
    #[inline]
    pub const fn with_scope(self, value: u8) -> Self {
        Self(layout::set(self.0, 21, 2, value as u64))
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
    /// `TH`, bits 24:23.
    #[inline]
    pub const fn th(self) -> u8 {
        layout::get(&self.0, 23, 2) as u8
    }
    /// `TH`, bits 24:23.
    #[inline]
    pub const fn with_th(self, value: u8) -> Self {
        Self(layout::set(self.0, 23, 2, value as u64))
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
    /// `OP`, bits 15:9.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 9, 7) as u8
    }
    /// `OP`, bits 15:9.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 7, value as u64))
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
    /// `OPSEL`, bits 14:11.
    #[inline]
    pub const fn opsel(self) -> u8 {
        layout::get(&self.0, 11, 4) as u8
    }
    /// `OPSEL`, bits 14:11.
    #[inline]
    pub const fn with_opsel(self, value: u8) -> Self {
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
/// `ENC_VOP3PX2`, 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3px2(pub [u32; 4]);
impl Vop3px2 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xcc350000));
    /// `CLAMP`, bits 79:79.
    #[inline]
    pub const fn clamp(self) -> u8 {
        layout::get(&self.0, 79, 1) as u8
    }
    /// `CLAMP`, bits 79:79.
    #[inline]
    pub const fn with_clamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 79, 1, value as u64))
    }
    /// `ENCODING`, bits 95:88.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 88, 8) as u8
    }
    /// `ENCODING`, bits 95:88.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 88, 8, value as u64))
    }
    /// `NEG`, bits 127:125.
    #[inline]
    pub const fn neg(self) -> u8 {
        layout::get(&self.0, 125, 3) as u8
    }
    /// `NEG`, bits 127:125.
    #[inline]
    pub const fn with_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 125, 3, value as u64))
    }
    /// `NEG_HI`, bits 74:72.
    #[inline]
    pub const fn neg_hi(self) -> u8 {
        layout::get(&self.0, 72, 3) as u8
    }
    /// `NEG_HI`, bits 74:72.
    #[inline]
    pub const fn with_neg_hi(self, value: u8) -> Self {
        Self(layout::set(self.0, 72, 3, value as u64))
    }
    /// `OP`, bits 87:80.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 80, 8) as u8
    }
    /// `OP`, bits 87:80.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 80, 8, value as u64))
    }
    /// `OPSEL`, bits 77:75.
    #[inline]
    pub const fn opsel(self) -> u8 {
        layout::get(&self.0, 75, 3) as u8
    }
    /// `OPSEL`, bits 77:75.
    #[inline]
    pub const fn with_opsel(self, value: u8) -> Self {
        Self(layout::set(self.0, 75, 3, value as u64))
    }
    /// `OPSEL_HI`, bits 78:78 and 124:123.
    #[inline]
    pub const fn opsel_hi(self) -> u8 {
        (layout::get(&self.0, 123, 2) | layout::get(&self.0, 78, 1) << 2) as u8
    }
    /// `OPSEL_HI`, bits 78:78 and 124:123.
    #[inline]
    pub const fn with_opsel_hi(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 123, 2, value as u64),
                78,
                1,
                value as u64 >> 2,
            ),
        )
    }
    /// `SCALE_CLAMP`, bits 15:15.
    #[inline]
    pub const fn scale_clamp(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `SCALE_CLAMP`, bits 15:15.
    #[inline]
    pub const fn with_scale_clamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `SCALE_NEG`, bits 63:61.
    #[inline]
    pub const fn scale_neg(self) -> u8 {
        layout::get(&self.0, 61, 3) as u8
    }
    /// `SCALE_NEG`, bits 63:61.
    #[inline]
    pub const fn with_scale_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 3, value as u64))
    }
    /// `SCALE_NEG_HI`, bits 10:8.
    #[inline]
    pub const fn scale_neg_hi(self) -> u8 {
        layout::get(&self.0, 8, 3) as u8
    }
    /// `SCALE_NEG_HI`, bits 10:8.
    #[inline]
    pub const fn with_scale_neg_hi(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 3, value as u64))
    }
    /// `SCALE_OPSEL`, bits 13:11.
    #[inline]
    pub const fn scale_opsel(self) -> u8 {
        layout::get(&self.0, 11, 3) as u8
    }
    /// `SCALE_OPSEL`, bits 13:11.
    #[inline]
    pub const fn with_scale_opsel(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 3, value as u64))
    }
    /// `SCALE_OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn scale_opsel_hi(self) -> u8 {
        (layout::get(&self.0, 59, 2) | layout::get(&self.0, 14, 1) << 2) as u8
    }
    /// `SCALE_OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn with_scale_opsel_hi(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 59, 2, value as u64),
                14,
                1,
                value as u64 >> 2,
            ),
        )
    }
    /// `SCALE_SRC0`, bits 40:32.
    #[inline]
    pub const fn scale_src0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SCALE_SRC0`, bits 40:32.
    #[inline]
    pub const fn with_scale_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `SCALE_SRC1`, bits 49:41.
    #[inline]
    pub const fn scale_src1(self) -> u16 {
        layout::get(&self.0, 41, 9) as u16
    }
    /// `SCALE_SRC1`, bits 49:41.
    #[inline]
    pub const fn with_scale_src1(self, value: u16) -> Self {
        Self(layout::set(self.0, 41, 9, value as u64))
    }
    /// `SCALE_SRC2`, bits 58:50.
    #[inline]
    pub const fn scale_src2(self) -> u16 {
        layout::get(&self.0, 50, 9) as u16
    }
    /// `SCALE_SRC2`, bits 58:50.
    #[inline]
    pub const fn with_scale_src2(self, value: u16) -> Self {
        Self(layout::set(self.0, 50, 9, value as u64))
    }
    /// `SRC0`, bits 104:96.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 96, 9) as u16
    }
    /// `SRC0`, bits 104:96.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 96, 9, value as u64))
    }
    /// `SRC1`, bits 113:105.
    #[inline]
    pub const fn src1(self) -> u16 {
        layout::get(&self.0, 105, 9) as u16
    }
    /// `SRC1`, bits 113:105.
    #[inline]
    pub const fn with_src1(self, value: u16) -> Self {
        Self(layout::set(self.0, 105, 9, value as u64))
    }
    /// `SRC2`, bits 122:114.
    #[inline]
    pub const fn src2(self) -> u16 {
        layout::get(&self.0, 114, 9) as u16
    }
    /// `SRC2`, bits 122:114.
    #[inline]
    pub const fn with_src2(self, value: u16) -> Self {
        Self(layout::set(self.0, 114, 9, value as u64))
    }
    /// `VDST`, bits 71:64.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VDST`, bits 71:64.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `X2ENCODING`, bits 31:16.
    #[inline]
    pub const fn x2encoding(self) -> u16 {
        layout::get(&self.0, 16, 16) as u16
    }
    /// `X2ENCODING`, bits 31:16.
    #[inline]
    pub const fn with_x2encoding(self, value: u16) -> Self {
        Self(layout::set(self.0, 16, 16, value as u64))
    }
}
/// `ENC_VOP3PX3`, 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3px3(pub [u32; 4]);
impl Vop3px3 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xcc3a0000));
    /// `CLAMP`, bits 79:79.
    #[inline]
    pub const fn clamp(self) -> u8 {
        layout::get(&self.0, 79, 1) as u8
    }
    /// `CLAMP`, bits 79:79.
    #[inline]
    pub const fn with_clamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 79, 1, value as u64))
    }
    /// `ENCODING`, bits 95:88.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 88, 8) as u8
    }
    /// `ENCODING`, bits 95:88.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 88, 8, value as u64))
    }
    /// `NEG`, bits 127:125.
    #[inline]
    pub const fn neg(self) -> u8 {
        layout::get(&self.0, 125, 3) as u8
    }
    /// `NEG`, bits 127:125.
    #[inline]
    pub const fn with_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 125, 3, value as u64))
    }
    /// `NEG_HI`, bits 74:72.
    #[inline]
    pub const fn neg_hi(self) -> u8 {
        layout::get(&self.0, 72, 3) as u8
    }
    /// `NEG_HI`, bits 74:72.
    #[inline]
    pub const fn with_neg_hi(self, value: u8) -> Self {
        Self(layout::set(self.0, 72, 3, value as u64))
    }
    /// `OP`, bits 87:80.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 80, 8) as u8
    }
    /// `OP`, bits 87:80.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 80, 8, value as u64))
    }
    /// `OPSEL`, bits 77:75.
    #[inline]
    pub const fn opsel(self) -> u8 {
        layout::get(&self.0, 75, 3) as u8
    }
    /// `OPSEL`, bits 77:75.
    #[inline]
    pub const fn with_opsel(self, value: u8) -> Self {
        Self(layout::set(self.0, 75, 3, value as u64))
    }
    /// `OPSEL_HI`, bits 78:78 and 124:123.
    #[inline]
    pub const fn opsel_hi(self) -> u8 {
        (layout::get(&self.0, 123, 2) | layout::get(&self.0, 78, 1) << 2) as u8
    }
    /// `OPSEL_HI`, bits 78:78 and 124:123.
    #[inline]
    pub const fn with_opsel_hi(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 123, 2, value as u64),
                78,
                1,
                value as u64 >> 2,
            ),
        )
    }
    /// `SCALE_CLAMP`, bits 15:15.
    #[inline]
    pub const fn scale_clamp(self) -> u8 {
        layout::get(&self.0, 15, 1) as u8
    }
    /// `SCALE_CLAMP`, bits 15:15.
    #[inline]
    pub const fn with_scale_clamp(self, value: u8) -> Self {
        Self(layout::set(self.0, 15, 1, value as u64))
    }
    /// `SCALE_NEG`, bits 63:61.
    #[inline]
    pub const fn scale_neg(self) -> u8 {
        layout::get(&self.0, 61, 3) as u8
    }
    /// `SCALE_NEG`, bits 63:61.
    #[inline]
    pub const fn with_scale_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 61, 3, value as u64))
    }
    /// `SCALE_NEG_HI`, bits 10:8.
    #[inline]
    pub const fn scale_neg_hi(self) -> u8 {
        layout::get(&self.0, 8, 3) as u8
    }
    /// `SCALE_NEG_HI`, bits 10:8.
    #[inline]
    pub const fn with_scale_neg_hi(self, value: u8) -> Self {
        Self(layout::set(self.0, 8, 3, value as u64))
    }
    /// `SCALE_OPSEL`, bits 13:11.
    #[inline]
    pub const fn scale_opsel(self) -> u8 {
        layout::get(&self.0, 11, 3) as u8
    }
    /// `SCALE_OPSEL`, bits 13:11.
    #[inline]
    pub const fn with_scale_opsel(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 3, value as u64))
    }
    /// `SCALE_OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn scale_opsel_hi(self) -> u8 {
        (layout::get(&self.0, 59, 2) | layout::get(&self.0, 14, 1) << 2) as u8
    }
    /// `SCALE_OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn with_scale_opsel_hi(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 59, 2, value as u64),
                14,
                1,
                value as u64 >> 2,
            ),
        )
    }
    /// `SCALE_SRC0`, bits 40:32.
    #[inline]
    pub const fn scale_src0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SCALE_SRC0`, bits 40:32.
    #[inline]
    pub const fn with_scale_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `SCALE_SRC1`, bits 49:41.
    #[inline]
    pub const fn scale_src1(self) -> u16 {
        layout::get(&self.0, 41, 9) as u16
    }
    /// `SCALE_SRC1`, bits 49:41.
    #[inline]
    pub const fn with_scale_src1(self, value: u16) -> Self {
        Self(layout::set(self.0, 41, 9, value as u64))
    }
    /// `SCALE_SRC2`, bits 58:50.
    #[inline]
    pub const fn scale_src2(self) -> u16 {
        layout::get(&self.0, 50, 9) as u16
    }
    /// `SCALE_SRC2`, bits 58:50.
    #[inline]
    pub const fn with_scale_src2(self, value: u16) -> Self {
        Self(layout::set(self.0, 50, 9, value as u64))
    }
    /// `SRC0`, bits 104:96.
    #[inline]
    pub const fn src0(self) -> u16 {
        layout::get(&self.0, 96, 9) as u16
    }
    /// `SRC0`, bits 104:96.
    #[inline]
    pub const fn with_src0(self, value: u16) -> Self {
        Self(layout::set(self.0, 96, 9, value as u64))
    }
    /// `SRC1`, bits 113:105.
    #[inline]
    pub const fn src1(self) -> u16 {
        layout::get(&self.0, 105, 9) as u16
    }
    /// `SRC1`, bits 113:105.
    #[inline]
    pub const fn with_src1(self, value: u16) -> Self {
        Self(layout::set(self.0, 105, 9, value as u64))
    }
    /// `SRC2`, bits 122:114.
    #[inline]
    pub const fn src2(self) -> u16 {
        layout::get(&self.0, 114, 9) as u16
    }
    /// `SRC2`, bits 122:114.
    #[inline]
    pub const fn with_src2(self, value: u16) -> Self {
        Self(layout::set(self.0, 114, 9, value as u64))
    }
    /// `VDST`, bits 71:64.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VDST`, bits 71:64.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `X3ENCODING`, bits 31:16.
    #[inline]
    pub const fn x3encoding(self) -> u16 {
        layout::get(&self.0, 16, 16) as u16
    }
    /// `X3ENCODING`, bits 31:16.
    #[inline]
    pub const fn with_x3encoding(self, value: u16) -> Self {
        Self(layout::set(self.0, 16, 16, value as u64))
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
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 24, 8) as u8
    }
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 24, 8, value as u64))
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
    /// `OP`, bits 23:16.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 16, 8) as u8
    }
    /// `OP`, bits 23:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 8, value as u64))
    }
    /// `OPSEL`, bits 13:11.
    #[inline]
    pub const fn opsel(self) -> u8 {
        layout::get(&self.0, 11, 3) as u8
    }
    /// `OPSEL`, bits 13:11.
    #[inline]
    pub const fn with_opsel(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 3, value as u64))
    }
    /// `OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn opsel_hi(self) -> u8 {
        (layout::get(&self.0, 59, 2) | layout::get(&self.0, 14, 1) << 2) as u8
    }
    /// `OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn with_opsel_hi(self, value: u8) -> Self {
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
/// `ENC_VDS`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vds(pub [u32; 2]);
impl Vds {
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
/// `ENC_VBUFFER`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vbuffer(pub [u32; 3]);
impl Vbuffer {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xc4000000));
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
    /// `FORMAT`, bits 61:55.
    #[inline]
    pub const fn format(self) -> u8 {
        layout::get(&self.0, 55, 7) as u8
    }
    /// `FORMAT`, bits 61:55.
    #[inline]
    pub const fn with_format(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 7, value as u64))
    }
    /// `IDXEN`, bits 63:63.
    #[inline]
    pub const fn idxen(self) -> u8 {
        layout::get(&self.0, 63, 1) as u8
    }
    /// `IDXEN`, bits 63:63.
    #[inline]
    pub const fn with_idxen(self, value: u8) -> Self {
        Self(layout::set(self.0, 63, 1, value as u64))
    }
    /// `IOFFSET`, bits 95:72.
    #[inline]
    pub const fn ioffset(self) -> u32 {
        layout::get(&self.0, 72, 24) as u32
    }
    /// `IOFFSET`, bits 95:72.
    #[inline]
    pub const fn with_ioffset(self, value: u32) -> Self {
        Self(layout::set(self.0, 72, 24, value as u64))
    }
    /// `NV`, bits 7:7.
    #[inline]
    pub const fn nv(self) -> u8 {
        layout::get(&self.0, 7, 1) as u8
    }
    /// `NV`, bits 7:7.
    #[inline]
    pub const fn with_nv(self, value: u8) -> Self {
        Self(layout::set(self.0, 7, 1, value as u64))
    }
    /// `OFFEN`, bits 62:62.
    #[inline]
    pub const fn offen(self) -> u8 {
        layout::get(&self.0, 62, 1) as u8
    }
    /// `OFFEN`, bits 62:62.
    #[inline]
    pub const fn with_offen(self, value: u8) -> Self {
        Self(layout::set(self.0, 62, 1, value as u64))
    }
    /// `OP`, bits 21:14.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 14, 8) as u8
    }
    /// `OP`, bits 21:14.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 8, value as u64))
    }
    /// `RSRC`, bits 49:41.
    #[inline]
    pub const fn rsrc(self) -> u16 {
        layout::get(&self.0, 41, 9) as u16
    }
    /// `RSRC`, bits 49:41.
    #[inline]
    pub const fn with_rsrc(self, value: u16) -> Self {
        Self(layout::set(self.0, 41, 9, value as u64))
    }
    /// `SCOPE`, bits 51:50.
    #[inline]
    pub const fn scope(self) -> u8 {
        layout::get(&self.0, 50, 2) as u8
    }
    /// `SCOPE`, bits 51:50.
    #[inline]
    pub const fn with_scope(self, value: u8) -> Self {
        Self(layout::set(self.0, 50, 2, value as u64))
    }
    /// `SOFFSET`, bits 6:0.
    #[inline]
    pub const fn soffset(self) -> u8 {
        layout::get(&self.0, 0, 7) as u8
    }
    /// `SOFFSET`, bits 6:0.
    #[inline]
    pub const fn with_soffset(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 7, value as u64))
    }
    /// `TFE`, bits 22:22.
    #[inline]
    pub const fn tfe(self) -> u8 {
        layout::get(&self.0, 22, 1) as u8
    }
    /// `TFE`, bits 22:22.
    #[inline]
    pub const fn with_tfe(self, value: u8) -> Self {
        Self(layout::set(self.0, 22, 1, value as u64))
    }
    /// `TH`, bits 54:52.
    #[inline]
    pub const fn th(self) -> u8 {
        layout::get(&self.0, 52, 3) as u8
    }
    /// `TH`, bits 54:52.
    #[inline]
    pub const fn with_th(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 3, value as u64))
    }
    /// `VADDR`, bits 71:64.
    #[inline]
    pub const fn vaddr(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VADDR`, bits 71:64.
    #[inline]
    pub const fn with_vaddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `VDATA`, bits 39:32.
    #[inline]
    pub const fn vdata(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VDATA`, bits 39:32.
    #[inline]
    pub const fn with_vdata(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
}
/// `ENC_VIMAGE`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vimage(pub [u32; 3]);
impl Vimage {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd0000000));
    /// `A16`, bits 6:6.
    #[inline]
    pub const fn a16(self) -> u8 {
        layout::get(&self.0, 6, 1) as u8
    }
    /// `A16`, bits 6:6.
    #[inline]
    pub const fn with_a16(self, value: u8) -> Self {
        Self(layout::set(self.0, 6, 1, value as u64))
    }
    /// `D16`, bits 5:5.
    #[inline]
    pub const fn d16(self) -> u8 {
        layout::get(&self.0, 5, 1) as u8
    }
    /// `D16`, bits 5:5.
    #[inline]
    pub const fn with_d16(self, value: u8) -> Self {
        Self(layout::set(self.0, 5, 1, value as u64))
    }
    /// `DIM`, bits 2:0.
    #[inline]
    pub const fn dim(self) -> u8 {
        layout::get(&self.0, 0, 3) as u8
    }
    /// `DIM`, bits 2:0.
    #[inline]
    pub const fn with_dim(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 3, value as u64))
    }
    /// `DMASK`, bits 25:22.
    #[inline]
    pub const fn dmask(self) -> u8 {
        layout::get(&self.0, 22, 4) as u8
    }
    /// `DMASK`, bits 25:22.
    #[inline]
    pub const fn with_dmask(self, value: u8) -> Self {
        Self(layout::set(self.0, 22, 4, value as u64))
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
    /// `NV`, bits 7:7.
    #[inline]
    pub const fn nv(self) -> u8 {
        layout::get(&self.0, 7, 1) as u8
    }
    /// `NV`, bits 7:7.
    #[inline]
    pub const fn with_nv(self, value: u8) -> Self {
        Self(layout::set(self.0, 7, 1, value as u64))
    }
    /// `OP`, bits 21:14.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 14, 8) as u8
    }
    /// `OP`, bits 21:14.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 8, value as u64))
    }
    /// `R128`, bits 4:4.
    #[inline]
    pub const fn r128(self) -> u8 {
        layout::get(&self.0, 4, 1) as u8
    }
    /// `R128`, bits 4:4.
    #[inline]
    pub const fn with_r128(self, value: u8) -> Self {
        Self(layout::set(self.0, 4, 1, value as u64))
    }
    /// `RSRC`, bits 49:41.
    #[inline]
    pub const fn rsrc(self) -> u16 {
        layout::get(&self.0, 41, 9) as u16
    }
    /// `RSRC`, bits 49:41.
    #[inline]
    pub const fn with_rsrc(self, value: u16) -> Self {
        Self(layout::set(self.0, 41, 9, value as u64))
    }
    /// `SCOPE`, bits 51:50.
    #[inline]
    pub const fn scope(self) -> u8 {
        layout::get(&self.0, 50, 2) as u8
    }
    /// `SCOPE`, bits 51:50.
    #[inline]
    pub const fn with_scope(self, value: u8) -> Self {
        Self(layout::set(self.0, 50, 2, value as u64))
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
    /// `TH`, bits 54:52.
    #[inline]
    pub const fn th(self) -> u8 {
        layout::get(&self.0, 52, 3) as u8
    }
    /// `TH`, bits 54:52.
    #[inline]
    pub const fn with_th(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 3, value as u64))
    }
    /// `VADDR0`, bits 71:64.
    #[inline]
    pub const fn vaddr0(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VADDR0`, bits 71:64.
    #[inline]
    pub const fn with_vaddr0(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `VADDR1`, bits 79:72.
    #[inline]
    pub const fn vaddr1(self) -> u8 {
        layout::get(&self.0, 72, 8) as u8
    }
    /// `VADDR1`, bits 79:72.
    #[inline]
    pub const fn with_vaddr1(self, value: u8) -> Self {
        Self(layout::set(self.0, 72, 8, value as u64))
    }
    /// `VADDR2`, bits 87:80.
    #[inline]
    pub const fn vaddr2(self) -> u8 {
        layout::get(&self.0, 80, 8) as u8
    }
    /// `VADDR2`, bits 87:80.
    #[inline]
    pub const fn with_vaddr2(self, value: u8) -> Self {
        Self(layout::set(self.0, 80, 8, value as u64))
    }
    /// `VADDR3`, bits 95:88.
    #[inline]
    pub const fn vaddr3(self) -> u8 {
        layout::get(&self.0, 88, 8) as u8
    }
    /// `VADDR3`, bits 95:88.
    #[inline]
    pub const fn with_vaddr3(self, value: u8) -> Self {
        Self(layout::set(self.0, 88, 8, value as u64))
    }
    /// `VADDR4`, bits 63:56.
    #[inline]
    pub const fn vaddr4(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VADDR4`, bits 63:56.
    #[inline]
    pub const fn with_vaddr4(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
    /// `VDATA`, bits 39:32.
    #[inline]
    pub const fn vdata(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VDATA`, bits 39:32.
    #[inline]
    pub const fn with_vdata(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
}
/// `ENC_VFLAT`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vflat(pub [u32; 3]);
impl Vflat {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xec000000));
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 24, 8) as u8
    }
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 24, 8, value as u64))
    }
    /// `IOFFSET`, bits 95:72.
    #[inline]
    pub const fn ioffset(self) -> u32 {
        layout::get(&self.0, 72, 24) as u32
    }
    /// `IOFFSET`, bits 95:72.
    #[inline]
    pub const fn with_ioffset(self, value: u32) -> Self {
        Self(layout::set(self.0, 72, 24, value as u64))
    }
    /// `NV`, bits 7:7.
    #[inline]
    pub const fn nv(self) -> u8 {
        layout::get(&self.0, 7, 1) as u8
    }
    /// `NV`, bits 7:7.
    #[inline]
    pub const fn with_nv(self, value: u8) -> Self {
        Self(layout::set(self.0, 7, 1, value as u64))
    }
    /// `OP`, bits 21:14.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 14, 8) as u8
    }
    /// `OP`, bits 21:14.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 8, value as u64))
    }
    /// `SADDR`, bits 6:0.
    #[inline]
    pub const fn saddr(self) -> u8 {
        layout::get(&self.0, 0, 7) as u8
    }
    /// `SADDR`, bits 6:0.
    #[inline]
    pub const fn with_saddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 7, value as u64))
    }
    /// `SCALE_OFFSET`, bits 48:48.
    #[inline]
    pub const fn scale_offset(self) -> u8 {
        layout::get(&self.0, 48, 1) as u8
    }
    /// `SCALE_OFFSET`, bits 48:48.
    #[inline]
    pub const fn with_scale_offset(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 1, value as u64))
    }
    /// `SCOPE`, bits 51:50.
    #[inline]
    pub const fn scope(self) -> u8 {
        layout::get(&self.0, 50, 2) as u8
    }
    /// `SCOPE`, bits 51:50.
    #[inline]
    pub const fn with_scope(self, value: u8) -> Self {
        Self(layout::set(self.0, 50, 2, value as u64))
    }
    /// `SVE`, bits 49:49.
    #[inline]
    pub const fn sve(self) -> u8 {
        layout::get(&self.0, 49, 1) as u8
    }
    /// `SVE`, bits 49:49.
    #[inline]
    pub const fn with_sve(self, value: u8) -> Self {
        Self(layout::set(self.0, 49, 1, value as u64))
    }
    /// `TH`, bits 54:52.
    #[inline]
    pub const fn th(self) -> u8 {
        layout::get(&self.0, 52, 3) as u8
    }
    /// `TH`, bits 54:52.
    #[inline]
    pub const fn with_th(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 3, value as u64))
    }
    /// `VADDR`, bits 71:64.
    #[inline]
    pub const fn vaddr(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VADDR`, bits 71:64.
    #[inline]
    pub const fn with_vaddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `VDST`, bits 39:32.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VDST`, bits 39:32.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `VSRC`, bits 62:55.
    #[inline]
    pub const fn vsrc(self) -> u8 {
        layout::get(&self.0, 55, 8) as u8
    }
    /// `VSRC`, bits 62:55.
    #[inline]
    pub const fn with_vsrc(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 8, value as u64))
    }
}
/// `ENC_VSCRATCH`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vscratch(pub [u32; 3]);
impl Vscratch {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xed000000));
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 24, 8) as u8
    }
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 24, 8, value as u64))
    }
    /// `IOFFSET`, bits 95:72.
    #[inline]
    pub const fn ioffset(self) -> u32 {
        layout::get(&self.0, 72, 24) as u32
    }
    /// `IOFFSET`, bits 95:72.
    #[inline]
    pub const fn with_ioffset(self, value: u32) -> Self {
        Self(layout::set(self.0, 72, 24, value as u64))
    }
    /// `NV`, bits 7:7.
    #[inline]
    pub const fn nv(self) -> u8 {
        layout::get(&self.0, 7, 1) as u8
    }
    /// `NV`, bits 7:7.
    #[inline]
    pub const fn with_nv(self, value: u8) -> Self {
        Self(layout::set(self.0, 7, 1, value as u64))
    }
    /// `OP`, bits 21:14.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 14, 8) as u8
    }
    /// `OP`, bits 21:14.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 8, value as u64))
    }
    /// `SADDR`, bits 6:0.
    #[inline]
    pub const fn saddr(self) -> u8 {
        layout::get(&self.0, 0, 7) as u8
    }
    /// `SADDR`, bits 6:0.
    #[inline]
    pub const fn with_saddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 7, value as u64))
    }
    /// `SCALE_OFFSET`, bits 48:48.
    #[inline]
    pub const fn scale_offset(self) -> u8 {
        layout::get(&self.0, 48, 1) as u8
    }
    /// `SCALE_OFFSET`, bits 48:48.
    #[inline]
    pub const fn with_scale_offset(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 1, value as u64))
    }
    /// `SCOPE`, bits 51:50.
    #[inline]
    pub const fn scope(self) -> u8 {
        layout::get(&self.0, 50, 2) as u8
    }
    /// `SCOPE`, bits 51:50.
    #[inline]
    pub const fn with_scope(self, value: u8) -> Self {
        Self(layout::set(self.0, 50, 2, value as u64))
    }
    /// `SVE`, bits 49:49.
    #[inline]
    pub const fn sve(self) -> u8 {
        layout::get(&self.0, 49, 1) as u8
    }
    /// `SVE`, bits 49:49.
    #[inline]
    pub const fn with_sve(self, value: u8) -> Self {
        Self(layout::set(self.0, 49, 1, value as u64))
    }
    /// `TH`, bits 54:52.
    #[inline]
    pub const fn th(self) -> u8 {
        layout::get(&self.0, 52, 3) as u8
    }
    /// `TH`, bits 54:52.
    #[inline]
    pub const fn with_th(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 3, value as u64))
    }
    /// `VADDR`, bits 71:64.
    #[inline]
    pub const fn vaddr(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VADDR`, bits 71:64.
    #[inline]
    pub const fn with_vaddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `VDST`, bits 39:32.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VDST`, bits 39:32.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `VSRC`, bits 62:55.
    #[inline]
    pub const fn vsrc(self) -> u8 {
        layout::get(&self.0, 55, 8) as u8
    }
    /// `VSRC`, bits 62:55.
    #[inline]
    pub const fn with_vsrc(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 8, value as u64))
    }
}
/// `ENC_VGLOBAL`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vglobal(pub [u32; 3]);
impl Vglobal {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xee000000));
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 24, 8) as u8
    }
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 24, 8, value as u64))
    }
    /// `IOFFSET`, bits 95:72.
    #[inline]
    pub const fn ioffset(self) -> u32 {
        layout::get(&self.0, 72, 24) as u32
    }
    /// `IOFFSET`, bits 95:72.
    #[inline]
    pub const fn with_ioffset(self, value: u32) -> Self {
        Self(layout::set(self.0, 72, 24, value as u64))
    }
    /// `NV`, bits 7:7.
    #[inline]
    pub const fn nv(self) -> u8 {
        layout::get(&self.0, 7, 1) as u8
    }
    /// `NV`, bits 7:7.
    #[inline]
    pub const fn with_nv(self, value: u8) -> Self {
        Self(layout::set(self.0, 7, 1, value as u64))
    }
    /// `OP`, bits 21:14.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 14, 8) as u8
    }
    /// `OP`, bits 21:14.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 14, 8, value as u64))
    }
    /// `SADDR`, bits 6:0.
    #[inline]
    pub const fn saddr(self) -> u8 {
        layout::get(&self.0, 0, 7) as u8
    }
    /// `SADDR`, bits 6:0.
    #[inline]
    pub const fn with_saddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 0, 7, value as u64))
    }
    /// `SCALE_OFFSET`, bits 48:48.
    #[inline]
    pub const fn scale_offset(self) -> u8 {
        layout::get(&self.0, 48, 1) as u8
    }
    /// `SCALE_OFFSET`, bits 48:48.
    #[inline]
    pub const fn with_scale_offset(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 1, value as u64))
    }
    /// `SCOPE`, bits 51:50.
    #[inline]
    pub const fn scope(self) -> u8 {
        layout::get(&self.0, 50, 2) as u8
    }
    /// `SCOPE`, bits 51:50.
    #[inline]
    pub const fn with_scope(self, value: u8) -> Self {
        Self(layout::set(self.0, 50, 2, value as u64))
    }
    /// `SVE`, bits 49:49.
    #[inline]
    pub const fn sve(self) -> u8 {
        layout::get(&self.0, 49, 1) as u8
    }
    /// `SVE`, bits 49:49.
    #[inline]
    pub const fn with_sve(self, value: u8) -> Self {
        Self(layout::set(self.0, 49, 1, value as u64))
    }
    /// `TH`, bits 54:52.
    #[inline]
    pub const fn th(self) -> u8 {
        layout::get(&self.0, 52, 3) as u8
    }
    /// `TH`, bits 54:52.
    #[inline]
    pub const fn with_th(self, value: u8) -> Self {
        Self(layout::set(self.0, 52, 3, value as u64))
    }
    /// `VADDR`, bits 71:64.
    #[inline]
    pub const fn vaddr(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VADDR`, bits 71:64.
    #[inline]
    pub const fn with_vaddr(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `VDST`, bits 39:32.
    #[inline]
    pub const fn vdst(self) -> u8 {
        layout::get(&self.0, 32, 8) as u8
    }
    /// `VDST`, bits 39:32.
    #[inline]
    pub const fn with_vdst(self, value: u8) -> Self {
        Self(layout::set(self.0, 32, 8, value as u64))
    }
    /// `VSRC`, bits 62:55.
    #[inline]
    pub const fn vsrc(self) -> u8 {
        layout::get(&self.0, 55, 8) as u8
    }
    /// `VSRC`, bits 62:55.
    #[inline]
    pub const fn with_vsrc(self, value: u8) -> Self {
        Self(layout::set(self.0, 55, 8, value as u64))
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
/// `SOP1_INST_LITERAL64`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sop1InstLiteral64(pub [u32; 3]);
impl Sop1InstLiteral64 {
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
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn literal64(self) -> u64 {
        layout::get(&self.0, 32, 64)
    }
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn with_literal64(self, value: u64) -> Self {
        Self(layout::set(self.0, 32, 64, value))
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
/// `SOP2_INST_LITERAL64`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sop2InstLiteral64(pub [u32; 3]);
impl Sop2InstLiteral64 {
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
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn literal64(self) -> u64 {
        layout::get(&self.0, 32, 64)
    }
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn with_literal64(self, value: u64) -> Self {
        Self(layout::set(self.0, 32, 64, value))
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
/// `SOPC_INST_LITERAL64`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SopcInstLiteral64(pub [u32; 3]);
impl SopcInstLiteral64 {
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
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn literal64(self) -> u64 {
        layout::get(&self.0, 32, 64)
    }
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn with_literal64(self, value: u64) -> Self {
        Self(layout::set(self.0, 32, 64, value))
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
    /// `OP`, bits 15:9.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 9, 7) as u8
    }
    /// `OP`, bits 15:9.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 7, value as u64))
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
/// `VOP1_INST_LITERAL64`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop1InstLiteral64(pub [u32; 3]);
impl Vop1InstLiteral64 {
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
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn literal64(self) -> u64 {
        layout::get(&self.0, 32, 64)
    }
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn with_literal64(self, value: u64) -> Self {
        Self(layout::set(self.0, 32, 64, value))
    }
    /// `OP`, bits 15:9.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 9, 7) as u8
    }
    /// `OP`, bits 15:9.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 7, value as u64))
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
    /// `OP`, bits 15:9.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 9, 7) as u8
    }
    /// `OP`, bits 15:9.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 7, value as u64))
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
    /// `OP`, bits 15:9.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 9, 7) as u8
    }
    /// `OP`, bits 15:9.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 7, value as u64))
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
    /// `OPSEL`, bits 14:11.
    #[inline]
    pub const fn opsel(self) -> u8 {
        layout::get(&self.0, 11, 4) as u8
    }
    /// `OPSEL`, bits 14:11.
    #[inline]
    pub const fn with_opsel(self, value: u8) -> Self {
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
/// `VOP3_VOP_DPP8`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3VopDpp8(pub [u32; 3]);
impl Vop3VopDpp8 {
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
    /// `LANE_SEL_0`, bits 74:72.
    #[inline]
    pub const fn lane_sel_0(self) -> u8 {
        layout::get(&self.0, 72, 3) as u8
    }
    /// `LANE_SEL_0`, bits 74:72.
    #[inline]
    pub const fn with_lane_sel_0(self, value: u8) -> Self {
        Self(layout::set(self.0, 72, 3, value as u64))
    }
    /// `LANE_SEL_1`, bits 77:75.
    #[inline]
    pub const fn lane_sel_1(self) -> u8 {
        layout::get(&self.0, 75, 3) as u8
    }
    /// `LANE_SEL_1`, bits 77:75.
    #[inline]
    pub const fn with_lane_sel_1(self, value: u8) -> Self {
        Self(layout::set(self.0, 75, 3, value as u64))
    }
    /// `LANE_SEL_2`, bits 80:78.
    #[inline]
    pub const fn lane_sel_2(self) -> u8 {
        layout::get(&self.0, 78, 3) as u8
    }
    /// `LANE_SEL_2`, bits 80:78.
    #[inline]
    pub const fn with_lane_sel_2(self, value: u8) -> Self {
        Self(layout::set(self.0, 78, 3, value as u64))
    }
    /// `LANE_SEL_3`, bits 83:81.
    #[inline]
    pub const fn lane_sel_3(self) -> u8 {
        layout::get(&self.0, 81, 3) as u8
    }
    /// `LANE_SEL_3`, bits 83:81.
    #[inline]
    pub const fn with_lane_sel_3(self, value: u8) -> Self {
        Self(layout::set(self.0, 81, 3, value as u64))
    }
    /// `LANE_SEL_4`, bits 86:84.
    #[inline]
    pub const fn lane_sel_4(self) -> u8 {
        layout::get(&self.0, 84, 3) as u8
    }
    /// `LANE_SEL_4`, bits 86:84.
    #[inline]
    pub const fn with_lane_sel_4(self, value: u8) -> Self {
        Self(layout::set(self.0, 84, 3, value as u64))
    }
    /// `LANE_SEL_5`, bits 89:87.
    #[inline]
    pub const fn lane_sel_5(self) -> u8 {
        layout::get(&self.0, 87, 3) as u8
    }
    /// `LANE_SEL_5`, bits 89:87.
    #[inline]
    pub const fn with_lane_sel_5(self, value: u8) -> Self {
        Self(layout::set(self.0, 87, 3, value as u64))
    }
    /// `LANE_SEL_6`, bits 92:90.
    #[inline]
    pub const fn lane_sel_6(self) -> u8 {
        layout::get(&self.0, 90, 3) as u8
    }
    /// `LANE_SEL_6`, bits 92:90.
    #[inline]
    pub const fn with_lane_sel_6(self, value: u8) -> Self {
        Self(layout::set(self.0, 90, 3, value as u64))
    }
    /// `LANE_SEL_7`, bits 95:93.
    #[inline]
    pub const fn lane_sel_7(self) -> u8 {
        layout::get(&self.0, 93, 3) as u8
    }
    /// `LANE_SEL_7`, bits 95:93.
    #[inline]
    pub const fn with_lane_sel_7(self, value: u8) -> Self {
        Self(layout::set(self.0, 93, 3, value as u64))
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
    /// `OPSEL`, bits 14:11.
    #[inline]
    pub const fn opsel(self) -> u8 {
        layout::get(&self.0, 11, 4) as u8
    }
    /// `OPSEL`, bits 14:11.
    #[inline]
    pub const fn with_opsel(self, value: u8) -> Self {
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
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
}
/// `VOP3_VOP_DPP16`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3VopDpp16(pub [u32; 3]);
impl Vop3VopDpp16 {
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
    /// `BANK_MASK`, bits 91:88.
    #[inline]
    pub const fn bank_mask(self) -> u8 {
        layout::get(&self.0, 88, 4) as u8
    }
    /// `BANK_MASK`, bits 91:88.
    #[inline]
    pub const fn with_bank_mask(self, value: u8) -> Self {
        Self(layout::set(self.0, 88, 4, value as u64))
    }
    /// `BOUND_CTRL`, bits 83:83.
    #[inline]
    pub const fn bound_ctrl(self) -> u8 {
        layout::get(&self.0, 83, 1) as u8
    }
    /// `BOUND_CTRL`, bits 83:83.
    #[inline]
    pub const fn with_bound_ctrl(self, value: u8) -> Self {
        Self(layout::set(self.0, 83, 1, value as u64))
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
    /// `DPP_CTRL`, bits 80:72.
    #[inline]
    pub const fn dpp_ctrl(self) -> u16 {
        layout::get(&self.0, 72, 9) as u16
    }
    /// `DPP_CTRL`, bits 80:72.
    #[inline]
    pub const fn with_dpp_ctrl(self, value: u16) -> Self {
        Self(layout::set(self.0, 72, 9, value as u64))
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
    /// `FI`, bits 82:82.
    #[inline]
    pub const fn fi(self) -> u8 {
        layout::get(&self.0, 82, 1) as u8
    }
    /// `FI`, bits 82:82.
    #[inline]
    pub const fn with_fi(self, value: u8) -> Self {
        Self(layout::set(self.0, 82, 1, value as u64))
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
    /// `OPSEL`, bits 14:11.
    #[inline]
    pub const fn opsel(self) -> u8 {
        layout::get(&self.0, 11, 4) as u8
    }
    /// `OPSEL`, bits 14:11.
    #[inline]
    pub const fn with_opsel(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 4, value as u64))
    }
    /// `ROW_MASK`, bits 95:92.
    #[inline]
    pub const fn row_mask(self) -> u8 {
        layout::get(&self.0, 92, 4) as u8
    }
    /// `ROW_MASK`, bits 95:92.
    #[inline]
    pub const fn with_row_mask(self, value: u8) -> Self {
        Self(layout::set(self.0, 92, 4, value as u64))
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
    /// `SRC0_ABS`, bits 85:85.
    #[inline]
    pub const fn src0_abs(self) -> u8 {
        layout::get(&self.0, 85, 1) as u8
    }
    /// `SRC0_ABS`, bits 85:85.
    #[inline]
    pub const fn with_src0_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 85, 1, value as u64))
    }
    /// `SRC0_NEG`, bits 84:84.
    #[inline]
    pub const fn src0_neg(self) -> u8 {
        layout::get(&self.0, 84, 1) as u8
    }
    /// `SRC0_NEG`, bits 84:84.
    #[inline]
    pub const fn with_src0_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 84, 1, value as u64))
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
    /// `SRC1_ABS`, bits 87:87.
    #[inline]
    pub const fn src1_abs(self) -> u8 {
        layout::get(&self.0, 87, 1) as u8
    }
    /// `SRC1_ABS`, bits 87:87.
    #[inline]
    pub const fn with_src1_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 87, 1, value as u64))
    }
    /// `SRC1_NEG`, bits 86:86.
    #[inline]
    pub const fn src1_neg(self) -> u8 {
        layout::get(&self.0, 86, 1) as u8
    }
    /// `SRC1_NEG`, bits 86:86.
    #[inline]
    pub const fn with_src1_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 86, 1, value as u64))
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
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
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
/// `VOP2_INST_LITERAL64`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop2InstLiteral64(pub [u32; 3]);
impl Vop2InstLiteral64 {
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
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn literal64(self) -> u64 {
        layout::get(&self.0, 32, 64)
    }
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn with_literal64(self, value: u64) -> Self {
        Self(layout::set(self.0, 32, 64, value))
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
/// `VOP3_SDST_ENC_VOP_DPP8`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3SdstEncVopDpp8(pub [u32; 3]);
impl Vop3SdstEncVopDpp8 {
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
    /// `LANE_SEL_0`, bits 74:72.
    #[inline]
    pub const fn lane_sel_0(self) -> u8 {
        layout::get(&self.0, 72, 3) as u8
    }
    /// `LANE_SEL_0`, bits 74:72.
    #[inline]
    pub const fn with_lane_sel_0(self, value: u8) -> Self {
        Self(layout::set(self.0, 72, 3, value as u64))
    }
    /// `LANE_SEL_1`, bits 77:75.
    #[inline]
    pub const fn lane_sel_1(self) -> u8 {
        layout::get(&self.0, 75, 3) as u8
    }
    /// `LANE_SEL_1`, bits 77:75.
    #[inline]
    pub const fn with_lane_sel_1(self, value: u8) -> Self {
        Self(layout::set(self.0, 75, 3, value as u64))
    }
    /// `LANE_SEL_2`, bits 80:78.
    #[inline]
    pub const fn lane_sel_2(self) -> u8 {
        layout::get(&self.0, 78, 3) as u8
    }
    /// `LANE_SEL_2`, bits 80:78.
    #[inline]
    pub const fn with_lane_sel_2(self, value: u8) -> Self {
        Self(layout::set(self.0, 78, 3, value as u64))
    }
    /// `LANE_SEL_3`, bits 83:81.
    #[inline]
    pub const fn lane_sel_3(self) -> u8 {
        layout::get(&self.0, 81, 3) as u8
    }
    /// `LANE_SEL_3`, bits 83:81.
    #[inline]
    pub const fn with_lane_sel_3(self, value: u8) -> Self {
        Self(layout::set(self.0, 81, 3, value as u64))
    }
    /// `LANE_SEL_4`, bits 86:84.
    #[inline]
    pub const fn lane_sel_4(self) -> u8 {
        layout::get(&self.0, 84, 3) as u8
    }
    /// `LANE_SEL_4`, bits 86:84.
    #[inline]
    pub const fn with_lane_sel_4(self, value: u8) -> Self {
        Self(layout::set(self.0, 84, 3, value as u64))
    }
    /// `LANE_SEL_5`, bits 89:87.
    #[inline]
    pub const fn lane_sel_5(self) -> u8 {
        layout::get(&self.0, 87, 3) as u8
    }
    /// `LANE_SEL_5`, bits 89:87.
    #[inline]
    pub const fn with_lane_sel_5(self, value: u8) -> Self {
        Self(layout::set(self.0, 87, 3, value as u64))
    }
    /// `LANE_SEL_6`, bits 92:90.
    #[inline]
    pub const fn lane_sel_6(self) -> u8 {
        layout::get(&self.0, 90, 3) as u8
    }
    /// `LANE_SEL_6`, bits 92:90.
    #[inline]
    pub const fn with_lane_sel_6(self, value: u8) -> Self {
        Self(layout::set(self.0, 90, 3, value as u64))
    }
    /// `LANE_SEL_7`, bits 95:93.
    #[inline]
    pub const fn lane_sel_7(self) -> u8 {
        layout::get(&self.0, 93, 3) as u8
    }
    /// `LANE_SEL_7`, bits 95:93.
    #[inline]
    pub const fn with_lane_sel_7(self, value: u8) -> Self {
        Self(layout::set(self.0, 93, 3, value as u64))
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
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
}
/// `VOP3_SDST_ENC_VOP_DPP16`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3SdstEncVopDpp16(pub [u32; 3]);
impl Vop3SdstEncVopDpp16 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xd4000000));
    /// `BANK_MASK`, bits 91:88.
    #[inline]
    pub const fn bank_mask(self) -> u8 {
        layout::get(&self.0, 88, 4) as u8
    }
    /// `BANK_MASK`, bits 91:88.
    #[inline]
    pub const fn with_bank_mask(self, value: u8) -> Self {
        Self(layout::set(self.0, 88, 4, value as u64))
    }
    /// `BOUND_CTRL`, bits 83:83.
    #[inline]
    pub const fn bound_ctrl(self) -> u8 {
        layout::get(&self.0, 83, 1) as u8
    }
    /// `BOUND_CTRL`, bits 83:83.
    #[inline]
    pub const fn with_bound_ctrl(self, value: u8) -> Self {
        Self(layout::set(self.0, 83, 1, value as u64))
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
    /// `DPP_CTRL`, bits 80:72.
    #[inline]
    pub const fn dpp_ctrl(self) -> u16 {
        layout::get(&self.0, 72, 9) as u16
    }
    /// `DPP_CTRL`, bits 80:72.
    #[inline]
    pub const fn with_dpp_ctrl(self, value: u16) -> Self {
        Self(layout::set(self.0, 72, 9, value as u64))
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
    /// `FI`, bits 82:82.
    #[inline]
    pub const fn fi(self) -> u8 {
        layout::get(&self.0, 82, 1) as u8
    }
    /// `FI`, bits 82:82.
    #[inline]
    pub const fn with_fi(self, value: u8) -> Self {
        Self(layout::set(self.0, 82, 1, value as u64))
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
    /// `ROW_MASK`, bits 95:92.
    #[inline]
    pub const fn row_mask(self) -> u8 {
        layout::get(&self.0, 92, 4) as u8
    }
    /// `ROW_MASK`, bits 95:92.
    #[inline]
    pub const fn with_row_mask(self, value: u8) -> Self {
        Self(layout::set(self.0, 92, 4, value as u64))
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
    /// `SRC0_ABS`, bits 85:85.
    #[inline]
    pub const fn src0_abs(self) -> u8 {
        layout::get(&self.0, 85, 1) as u8
    }
    /// `SRC0_ABS`, bits 85:85.
    #[inline]
    pub const fn with_src0_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 85, 1, value as u64))
    }
    /// `SRC0_NEG`, bits 84:84.
    #[inline]
    pub const fn src0_neg(self) -> u8 {
        layout::get(&self.0, 84, 1) as u8
    }
    /// `SRC0_NEG`, bits 84:84.
    #[inline]
    pub const fn with_src0_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 84, 1, value as u64))
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
    /// `SRC1_ABS`, bits 87:87.
    #[inline]
    pub const fn src1_abs(self) -> u8 {
        layout::get(&self.0, 87, 1) as u8
    }
    /// `SRC1_ABS`, bits 87:87.
    #[inline]
    pub const fn with_src1_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 87, 1, value as u64))
    }
    /// `SRC1_NEG`, bits 86:86.
    #[inline]
    pub const fn src1_neg(self) -> u8 {
        layout::get(&self.0, 86, 1) as u8
    }
    /// `SRC1_NEG`, bits 86:86.
    #[inline]
    pub const fn with_src1_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 86, 1, value as u64))
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
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
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
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 24, 8) as u8
    }
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 24, 8, value as u64))
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
    /// `OP`, bits 23:16.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 16, 8) as u8
    }
    /// `OP`, bits 23:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 8, value as u64))
    }
    /// `OPSEL`, bits 13:11.
    #[inline]
    pub const fn opsel(self) -> u8 {
        layout::get(&self.0, 11, 3) as u8
    }
    /// `OPSEL`, bits 13:11.
    #[inline]
    pub const fn with_opsel(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 3, value as u64))
    }
    /// `OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn opsel_hi(self) -> u8 {
        (layout::get(&self.0, 59, 2) | layout::get(&self.0, 14, 1) << 2) as u8
    }
    /// `OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn with_opsel_hi(self, value: u8) -> Self {
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
/// `VOP3P_VOP_DPP8`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3pVopDpp8(pub [u32; 3]);
impl Vop3pVopDpp8 {
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
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 24, 8) as u8
    }
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 24, 8, value as u64))
    }
    /// `LANE_SEL_0`, bits 74:72.
    #[inline]
    pub const fn lane_sel_0(self) -> u8 {
        layout::get(&self.0, 72, 3) as u8
    }
    /// `LANE_SEL_0`, bits 74:72.
    #[inline]
    pub const fn with_lane_sel_0(self, value: u8) -> Self {
        Self(layout::set(self.0, 72, 3, value as u64))
    }
    /// `LANE_SEL_1`, bits 77:75.
    #[inline]
    pub const fn lane_sel_1(self) -> u8 {
        layout::get(&self.0, 75, 3) as u8
    }
    /// `LANE_SEL_1`, bits 77:75.
    #[inline]
    pub const fn with_lane_sel_1(self, value: u8) -> Self {
        Self(layout::set(self.0, 75, 3, value as u64))
    }
    /// `LANE_SEL_2`, bits 80:78.
    #[inline]
    pub const fn lane_sel_2(self) -> u8 {
        layout::get(&self.0, 78, 3) as u8
    }
    /// `LANE_SEL_2`, bits 80:78.
    #[inline]
    pub const fn with_lane_sel_2(self, value: u8) -> Self {
        Self(layout::set(self.0, 78, 3, value as u64))
    }
    /// `LANE_SEL_3`, bits 83:81.
    #[inline]
    pub const fn lane_sel_3(self) -> u8 {
        layout::get(&self.0, 81, 3) as u8
    }
    /// `LANE_SEL_3`, bits 83:81.
    #[inline]
    pub const fn with_lane_sel_3(self, value: u8) -> Self {
        Self(layout::set(self.0, 81, 3, value as u64))
    }
    /// `LANE_SEL_4`, bits 86:84.
    #[inline]
    pub const fn lane_sel_4(self) -> u8 {
        layout::get(&self.0, 84, 3) as u8
    }
    /// `LANE_SEL_4`, bits 86:84.
    #[inline]
    pub const fn with_lane_sel_4(self, value: u8) -> Self {
        Self(layout::set(self.0, 84, 3, value as u64))
    }
    /// `LANE_SEL_5`, bits 89:87.
    #[inline]
    pub const fn lane_sel_5(self) -> u8 {
        layout::get(&self.0, 87, 3) as u8
    }
    /// `LANE_SEL_5`, bits 89:87.
    #[inline]
    pub const fn with_lane_sel_5(self, value: u8) -> Self {
        Self(layout::set(self.0, 87, 3, value as u64))
    }
    /// `LANE_SEL_6`, bits 92:90.
    #[inline]
    pub const fn lane_sel_6(self) -> u8 {
        layout::get(&self.0, 90, 3) as u8
    }
    /// `LANE_SEL_6`, bits 92:90.
    #[inline]
    pub const fn with_lane_sel_6(self, value: u8) -> Self {
        Self(layout::set(self.0, 90, 3, value as u64))
    }
    /// `LANE_SEL_7`, bits 95:93.
    #[inline]
    pub const fn lane_sel_7(self) -> u8 {
        layout::get(&self.0, 93, 3) as u8
    }
    /// `LANE_SEL_7`, bits 95:93.
    #[inline]
    pub const fn with_lane_sel_7(self, value: u8) -> Self {
        Self(layout::set(self.0, 93, 3, value as u64))
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
    /// `OP`, bits 23:16.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 16, 8) as u8
    }
    /// `OP`, bits 23:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 8, value as u64))
    }
    /// `OPSEL`, bits 13:11.
    #[inline]
    pub const fn opsel(self) -> u8 {
        layout::get(&self.0, 11, 3) as u8
    }
    /// `OPSEL`, bits 13:11.
    #[inline]
    pub const fn with_opsel(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 3, value as u64))
    }
    /// `OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn opsel_hi(self) -> u8 {
        (layout::get(&self.0, 59, 2) | layout::get(&self.0, 14, 1) << 2) as u8
    }
    /// `OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn with_opsel_hi(self, value: u8) -> Self {
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
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
}
/// `VOP3P_VOP_DPP16`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vop3pVopDpp16(pub [u32; 3]);
impl Vop3pVopDpp16 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xcc000000));
    /// `BANK_MASK`, bits 91:88.
    #[inline]
    pub const fn bank_mask(self) -> u8 {
        layout::get(&self.0, 88, 4) as u8
    }
    /// `BANK_MASK`, bits 91:88.
    #[inline]
    pub const fn with_bank_mask(self, value: u8) -> Self {
        Self(layout::set(self.0, 88, 4, value as u64))
    }
    /// `BOUND_CTRL`, bits 83:83.
    #[inline]
    pub const fn bound_ctrl(self) -> u8 {
        layout::get(&self.0, 83, 1) as u8
    }
    /// `BOUND_CTRL`, bits 83:83.
    #[inline]
    pub const fn with_bound_ctrl(self, value: u8) -> Self {
        Self(layout::set(self.0, 83, 1, value as u64))
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
    /// `DPP_CTRL`, bits 80:72.
    #[inline]
    pub const fn dpp_ctrl(self) -> u16 {
        layout::get(&self.0, 72, 9) as u16
    }
    /// `DPP_CTRL`, bits 80:72.
    #[inline]
    pub const fn with_dpp_ctrl(self, value: u16) -> Self {
        Self(layout::set(self.0, 72, 9, value as u64))
    }
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 24, 8) as u8
    }
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 24, 8, value as u64))
    }
    /// `FI`, bits 82:82.
    #[inline]
    pub const fn fi(self) -> u8 {
        layout::get(&self.0, 82, 1) as u8
    }
    /// `FI`, bits 82:82.
    #[inline]
    pub const fn with_fi(self, value: u8) -> Self {
        Self(layout::set(self.0, 82, 1, value as u64))
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
    /// `OP`, bits 23:16.
    #[inline]
    pub const fn op(self) -> u8 {
        layout::get(&self.0, 16, 8) as u8
    }
    /// `OP`, bits 23:16.
    #[inline]
    pub const fn with_op(self, value: u8) -> Self {
        Self(layout::set(self.0, 16, 8, value as u64))
    }
    /// `OPSEL`, bits 13:11.
    #[inline]
    pub const fn opsel(self) -> u8 {
        layout::get(&self.0, 11, 3) as u8
    }
    /// `OPSEL`, bits 13:11.
    #[inline]
    pub const fn with_opsel(self, value: u8) -> Self {
        Self(layout::set(self.0, 11, 3, value as u64))
    }
    /// `OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn opsel_hi(self) -> u8 {
        (layout::get(&self.0, 59, 2) | layout::get(&self.0, 14, 1) << 2) as u8
    }
    /// `OPSEL_HI`, bits 14:14 and 60:59.
    #[inline]
    pub const fn with_opsel_hi(self, value: u8) -> Self {
        Self(
            layout::set(
                layout::set(self.0, 59, 2, value as u64),
                14,
                1,
                value as u64 >> 2,
            ),
        )
    }
    /// `ROW_MASK`, bits 95:92.
    #[inline]
    pub const fn row_mask(self) -> u8 {
        layout::get(&self.0, 92, 4) as u8
    }
    /// `ROW_MASK`, bits 95:92.
    #[inline]
    pub const fn with_row_mask(self, value: u8) -> Self {
        Self(layout::set(self.0, 92, 4, value as u64))
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
    /// `SRC0_ABS`, bits 85:85.
    #[inline]
    pub const fn src0_abs(self) -> u8 {
        layout::get(&self.0, 85, 1) as u8
    }
    /// `SRC0_ABS`, bits 85:85.
    #[inline]
    pub const fn with_src0_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 85, 1, value as u64))
    }
    /// `SRC0_NEG`, bits 84:84.
    #[inline]
    pub const fn src0_neg(self) -> u8 {
        layout::get(&self.0, 84, 1) as u8
    }
    /// `SRC0_NEG`, bits 84:84.
    #[inline]
    pub const fn with_src0_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 84, 1, value as u64))
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
    /// `SRC1_ABS`, bits 87:87.
    #[inline]
    pub const fn src1_abs(self) -> u8 {
        layout::get(&self.0, 87, 1) as u8
    }
    /// `SRC1_ABS`, bits 87:87.
    #[inline]
    pub const fn with_src1_abs(self, value: u8) -> Self {
        Self(layout::set(self.0, 87, 1, value as u64))
    }
    /// `SRC1_NEG`, bits 86:86.
    #[inline]
    pub const fn src1_neg(self) -> u8 {
        layout::get(&self.0, 86, 1) as u8
    }
    /// `SRC1_NEG`, bits 86:86.
    #[inline]
    pub const fn with_src1_neg(self, value: u8) -> Self {
        Self(layout::set(self.0, 86, 1, value as u64))
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
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn vsrc0(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VSRC0`, bits 71:64.
    #[inline]
    pub const fn with_vsrc0(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
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
/// `VOPC_INST_LITERAL64`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VopcInstLiteral64(pub [u32; 3]);
impl VopcInstLiteral64 {
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
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn literal64(self) -> u64 {
        layout::get(&self.0, 32, 64)
    }
    /// `LITERAL64`, bits 95:32.
    #[inline]
    pub const fn with_literal64(self, value: u64) -> Self {
        Self(layout::set(self.0, 32, 64, value))
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
/// `VOPC_VOP_DPP8`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VopcVopDpp8(pub [u32; 2]);
impl VopcVopDpp8 {
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
/// `VOPC_VOP_DPP16`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VopcVopDpp16(pub [u32; 2]);
impl VopcVopDpp16 {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0x7c000000));
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
/// `VOPD3XY`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vopd3xy(pub [u32; 3]);
impl Vopd3xy {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xcf000000));
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn encoding(self) -> u8 {
        layout::get(&self.0, 24, 8) as u8
    }
    /// `ENCODING`, bits 31:24.
    #[inline]
    pub const fn with_encoding(self, value: u8) -> Self {
        Self(layout::set(self.0, 24, 8, value as u64))
    }
    /// `NEGX`, bits 43:41.
    #[inline]
    pub const fn negx(self) -> u8 {
        layout::get(&self.0, 41, 3) as u8
    }
    /// `NEGX`, bits 43:41.
    #[inline]
    pub const fn with_negx(self, value: u8) -> Self {
        Self(layout::set(self.0, 41, 3, value as u64))
    }
    /// `NEGY`, bits 46:44.
    #[inline]
    pub const fn negy(self) -> u8 {
        layout::get(&self.0, 44, 3) as u8
    }
    /// `NEGY`, bits 46:44.
    #[inline]
    pub const fn with_negy(self, value: u8) -> Self {
        Self(layout::set(self.0, 44, 3, value as u64))
    }
    /// `OPX`, bits 23:18.
    #[inline]
    pub const fn opx(self) -> u8 {
        layout::get(&self.0, 18, 6) as u8
    }
    /// `OPX`, bits 23:18.
    #[inline]
    pub const fn with_opx(self, value: u8) -> Self {
        Self(layout::set(self.0, 18, 6, value as u64))
    }
    /// `OPY`, bits 17:12.
    #[inline]
    pub const fn opy(self) -> u8 {
        layout::get(&self.0, 12, 6) as u8
    }
    /// `OPY`, bits 17:12.
    #[inline]
    pub const fn with_opy(self, value: u8) -> Self {
        Self(layout::set(self.0, 12, 6, value as u64))
    }
    /// `SRCX0`, bits 8:0.
    #[inline]
    pub const fn srcx0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRCX0`, bits 8:0.
    #[inline]
    pub const fn with_srcx0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRCY0`, bits 40:32.
    #[inline]
    pub const fn srcy0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SRCY0`, bits 40:32.
    #[inline]
    pub const fn with_srcy0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `VDSTX`, bits 71:64.
    #[inline]
    pub const fn vdstx(self) -> u8 {
        layout::get(&self.0, 64, 8) as u8
    }
    /// `VDSTX`, bits 71:64.
    #[inline]
    pub const fn with_vdstx(self, value: u8) -> Self {
        Self(layout::set(self.0, 64, 8, value as u64))
    }
    /// `VDSTY`, bits 95:88.
    #[inline]
    pub const fn vdsty(self) -> u8 {
        layout::get(&self.0, 88, 8) as u8
    }
    /// `VDSTY`, bits 95:88.
    #[inline]
    pub const fn with_vdsty(self, value: u8) -> Self {
        Self(layout::set(self.0, 88, 8, value as u64))
    }
    /// `VSRCX1`, bits 55:48.
    #[inline]
    pub const fn vsrcx1(self) -> u8 {
        layout::get(&self.0, 48, 8) as u8
    }
    /// `VSRCX1`, bits 55:48.
    #[inline]
    pub const fn with_vsrcx1(self, value: u8) -> Self {
        Self(layout::set(self.0, 48, 8, value as u64))
    }
    /// `VSRCX2`, bits 63:56.
    #[inline]
    pub const fn vsrcx2(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VSRCX2`, bits 63:56.
    #[inline]
    pub const fn with_vsrcx2(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
    /// `VSRCY1`, bits 79:72.
    #[inline]
    pub const fn vsrcy1(self) -> u8 {
        layout::get(&self.0, 72, 8) as u8
    }
    /// `VSRCY1`, bits 79:72.
    #[inline]
    pub const fn with_vsrcy1(self, value: u8) -> Self {
        Self(layout::set(self.0, 72, 8, value as u64))
    }
    /// `VSRCY2`, bits 87:80.
    #[inline]
    pub const fn vsrcy2(self) -> u8 {
        layout::get(&self.0, 80, 8) as u8
    }
    /// `VSRCY2`, bits 87:80.
    #[inline]
    pub const fn with_vsrcy2(self, value: u8) -> Self {
        Self(layout::set(self.0, 80, 8, value as u64))
    }
}
/// `VOPDXY_X`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VopdxyX(pub [u32; 2]);
impl VopdxyX {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xc8000000));
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
    /// `OPX`, bits 25:22.
    #[inline]
    pub const fn opx(self) -> u8 {
        layout::get(&self.0, 22, 4) as u8
    }
    /// `OPX`, bits 25:22.
    #[inline]
    pub const fn with_opx(self, value: u8) -> Self {
        Self(layout::set(self.0, 22, 4, value as u64))
    }
    /// `OPY`, bits 21:17.
    #[inline]
    pub const fn opy(self) -> u8 {
        layout::get(&self.0, 17, 5) as u8
    }
    /// `OPY`, bits 21:17.
    #[inline]
    pub const fn with_opy(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 5, value as u64))
    }
    /// `SRCX0`, bits 8:0.
    #[inline]
    pub const fn srcx0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRCX0`, bits 8:0.
    #[inline]
    pub const fn with_srcx0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRCY0`, bits 40:32.
    #[inline]
    pub const fn srcy0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SRCY0`, bits 40:32.
    #[inline]
    pub const fn with_srcy0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `VDSTX`, bits 63:56.
    #[inline]
    pub const fn vdstx(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VDSTX`, bits 63:56.
    #[inline]
    pub const fn with_vdstx(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
    /// `VDSTY`, bits 55:49.
    #[inline]
    pub const fn vdsty(self) -> u8 {
        layout::get(&self.0, 49, 7) as u8
    }
    /// `VDSTY`, bits 55:49.
    #[inline]
    pub const fn with_vdsty(self, value: u8) -> Self {
        Self(layout::set(self.0, 49, 7, value as u64))
    }
    /// `VSRCX1`, bits 16:9.
    #[inline]
    pub const fn vsrcx1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRCX1`, bits 16:9.
    #[inline]
    pub const fn with_vsrcx1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
    /// `VSRCY1`, bits 48:41.
    #[inline]
    pub const fn vsrcy1(self) -> u8 {
        layout::get(&self.0, 41, 8) as u8
    }
    /// `VSRCY1`, bits 48:41.
    #[inline]
    pub const fn with_vsrcy1(self, value: u8) -> Self {
        Self(layout::set(self.0, 41, 8, value as u64))
    }
}
/// `VOPDXY_INST_LITERAL_X`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VopdxyInstLiteralX(pub [u32; 3]);
impl VopdxyInstLiteralX {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xc8000000));
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
    /// `OPX`, bits 25:22.
    #[inline]
    pub const fn opx(self) -> u8 {
        layout::get(&self.0, 22, 4) as u8
    }
    /// `OPX`, bits 25:22.
    #[inline]
    pub const fn with_opx(self, value: u8) -> Self {
        Self(layout::set(self.0, 22, 4, value as u64))
    }
    /// `OPY`, bits 21:17.
    #[inline]
    pub const fn opy(self) -> u8 {
        layout::get(&self.0, 17, 5) as u8
    }
    /// `OPY`, bits 21:17.
    #[inline]
    pub const fn with_opy(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 5, value as u64))
    }
    /// `SRCX0`, bits 8:0.
    #[inline]
    pub const fn srcx0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRCX0`, bits 8:0.
    #[inline]
    pub const fn with_srcx0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRCY0`, bits 40:32.
    #[inline]
    pub const fn srcy0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SRCY0`, bits 40:32.
    #[inline]
    pub const fn with_srcy0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `VDSTX`, bits 63:56.
    #[inline]
    pub const fn vdstx(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VDSTX`, bits 63:56.
    #[inline]
    pub const fn with_vdstx(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
    /// `VDSTY`, bits 55:49.
    #[inline]
    pub const fn vdsty(self) -> u8 {
        layout::get(&self.0, 49, 7) as u8
    }
    /// `VDSTY`, bits 55:49.
    #[inline]
    pub const fn with_vdsty(self, value: u8) -> Self {
        Self(layout::set(self.0, 49, 7, value as u64))
    }
    /// `VSRCX1`, bits 16:9.
    #[inline]
    pub const fn vsrcx1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRCX1`, bits 16:9.
    #[inline]
    pub const fn with_vsrcx1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
    /// `VSRCY1`, bits 48:41.
    #[inline]
    pub const fn vsrcy1(self) -> u8 {
        layout::get(&self.0, 41, 8) as u8
    }
    /// `VSRCY1`, bits 48:41.
    #[inline]
    pub const fn with_vsrcy1(self, value: u8) -> Self {
        Self(layout::set(self.0, 41, 8, value as u64))
    }
}
/// `VOPDXY_Y`, 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VopdxyY(pub [u32; 2]);
impl VopdxyY {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xc8000000));
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
    /// `OPX`, bits 25:22.
    #[inline]
    pub const fn opx(self) -> u8 {
        layout::get(&self.0, 22, 4) as u8
    }
    /// `OPX`, bits 25:22.
    #[inline]
    pub const fn with_opx(self, value: u8) -> Self {
        Self(layout::set(self.0, 22, 4, value as u64))
    }
    /// `OPY`, bits 21:17.
    #[inline]
    pub const fn opy(self) -> u8 {
        layout::get(&self.0, 17, 5) as u8
    }
    /// `OPY`, bits 21:17.
    #[inline]
    pub const fn with_opy(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 5, value as u64))
    }
    /// `SRCX0`, bits 8:0.
    #[inline]
    pub const fn srcx0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRCX0`, bits 8:0.
    #[inline]
    pub const fn with_srcx0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRCY0`, bits 40:32.
    #[inline]
    pub const fn srcy0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SRCY0`, bits 40:32.
    #[inline]
    pub const fn with_srcy0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `VDSTX`, bits 63:56.
    #[inline]
    pub const fn vdstx(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VDSTX`, bits 63:56.
    #[inline]
    pub const fn with_vdstx(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
    /// `VDSTY`, bits 55:49.
    #[inline]
    pub const fn vdsty(self) -> u8 {
        layout::get(&self.0, 49, 7) as u8
    }
    /// `VDSTY`, bits 55:49.
    #[inline]
    pub const fn with_vdsty(self, value: u8) -> Self {
        Self(layout::set(self.0, 49, 7, value as u64))
    }
    /// `VSRCX1`, bits 16:9.
    #[inline]
    pub const fn vsrcx1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRCX1`, bits 16:9.
    #[inline]
    pub const fn with_vsrcx1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
    /// `VSRCY1`, bits 48:41.
    #[inline]
    pub const fn vsrcy1(self) -> u8 {
        layout::get(&self.0, 41, 8) as u8
    }
    /// `VSRCY1`, bits 48:41.
    #[inline]
    pub const fn with_vsrcy1(self, value: u8) -> Self {
        Self(layout::set(self.0, 41, 8, value as u64))
    }
}
/// `VOPDXY_INST_LITERAL_Y`, 96 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VopdxyInstLiteralY(pub [u32; 3]);
impl VopdxyInstLiteralY {
    /// The encoding's prefix, all else zero.
    pub const NEW: Self = Self(layout::first(0xc8000000));
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
    /// `OPX`, bits 25:22.
    #[inline]
    pub const fn opx(self) -> u8 {
        layout::get(&self.0, 22, 4) as u8
    }
    /// `OPX`, bits 25:22.
    #[inline]
    pub const fn with_opx(self, value: u8) -> Self {
        Self(layout::set(self.0, 22, 4, value as u64))
    }
    /// `OPY`, bits 21:17.
    #[inline]
    pub const fn opy(self) -> u8 {
        layout::get(&self.0, 17, 5) as u8
    }
    /// `OPY`, bits 21:17.
    #[inline]
    pub const fn with_opy(self, value: u8) -> Self {
        Self(layout::set(self.0, 17, 5, value as u64))
    }
    /// `SRCX0`, bits 8:0.
    #[inline]
    pub const fn srcx0(self) -> u16 {
        layout::get(&self.0, 0, 9) as u16
    }
    /// `SRCX0`, bits 8:0.
    #[inline]
    pub const fn with_srcx0(self, value: u16) -> Self {
        Self(layout::set(self.0, 0, 9, value as u64))
    }
    /// `SRCY0`, bits 40:32.
    #[inline]
    pub const fn srcy0(self) -> u16 {
        layout::get(&self.0, 32, 9) as u16
    }
    /// `SRCY0`, bits 40:32.
    #[inline]
    pub const fn with_srcy0(self, value: u16) -> Self {
        Self(layout::set(self.0, 32, 9, value as u64))
    }
    /// `VDSTX`, bits 63:56.
    #[inline]
    pub const fn vdstx(self) -> u8 {
        layout::get(&self.0, 56, 8) as u8
    }
    /// `VDSTX`, bits 63:56.
    #[inline]
    pub const fn with_vdstx(self, value: u8) -> Self {
        Self(layout::set(self.0, 56, 8, value as u64))
    }
    /// `VDSTY`, bits 55:49.
    #[inline]
    pub const fn vdsty(self) -> u8 {
        layout::get(&self.0, 49, 7) as u8
    }
    /// `VDSTY`, bits 55:49.
    #[inline]
    pub const fn with_vdsty(self, value: u8) -> Self {
        Self(layout::set(self.0, 49, 7, value as u64))
    }
    /// `VSRCX1`, bits 16:9.
    #[inline]
    pub const fn vsrcx1(self) -> u8 {
        layout::get(&self.0, 9, 8) as u8
    }
    /// `VSRCX1`, bits 16:9.
    #[inline]
    pub const fn with_vsrcx1(self, value: u8) -> Self {
        Self(layout::set(self.0, 9, 8, value as u64))
    }
    /// `VSRCY1`, bits 48:41.
    #[inline]
    pub const fn vsrcy1(self) -> u8 {
        layout::get(&self.0, 41, 8) as u8
    }
    /// `VSRCY1`, bits 48:41.
    #[inline]
    pub const fn with_vsrcy1(self, value: u8) -> Self {
        Self(layout::set(self.0, 41, 8, value as u64))
    }
}
