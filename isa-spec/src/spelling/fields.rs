//! Places of fields in the word, by name.

use amdgpu_isa_base::rows::{Bits, bits};
use amdgpu_isa_base::text::item::{Bit, NO_BIT};

use crate::isa::{Encoding, Field};

/// An encoding, seen as places of bits.
pub(super) struct Layout<'a> {
    pub(super) encoding: &'a Encoding,
    /// The encoding's family: its name without what tells variants apart (`VOP3` of `VOP3_INST_LITERAL`).
    pub(super) family: &'a str,
}

/// The family of an encoding, by its name.
pub(super) fn family(name: &str) -> &str {
    let name = name.strip_prefix("ENC_").unwrap_or(name);
    for ending in ["_INST_LITERAL", "_VOP_DPP", "_VOP_SDWA", "_ENC", "_MFMA", "_NSA"] {
        if let Some((family, rest)) = name.split_once(ending) {
            // VOP2_VOP_SDWA_SDST_ENC is still a VOP2.
            return if ending == "_ENC" && !rest.is_empty() { name } else { family.strip_suffix("_ENC").unwrap_or(family) };
        }
    }
    name
}

impl<'a> Layout<'a> {
    pub(super) fn new(encoding: &'a Encoding) -> Self {
        Layout { encoding, family: family(&encoding.name) }
    }

    pub(super) fn is_dpp(&self) -> bool {
        self.has("DPP_CTRL") || self.has("LANE_SEL_0")
    }

    pub(super) fn is_sdwa(&self) -> bool {
        self.has("SRC0_SEL")
    }

    pub(super) fn field(&self, name: &str) -> Option<&'a Field> {
        self.encoding.fields.iter().find(|field| field.name == name)
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.field(name).is_some()
    }

    /// The field's bits; of a split field the low ones.
    pub(super) fn bits(&self, name: &str) -> Option<Bits> {
        self.field(name).map(place)
    }

    /// The first of these fields that there is.
    pub(super) fn any(&self, names: &[&str]) -> Option<Bits> {
        names.iter().find_map(|name| self.bits(name))
    }

    /// The place of bit `index` of the first of these fields, split or not; [`NO_BIT`] where there is none.
    pub(super) fn bit(&self, names: &[&str], index: u16) -> Bit {
        let Some(field) = names.iter().find_map(|name| self.field(name)) else { return NO_BIT };
        let mut rest = index;
        for range in &field.ranges {
            if rest < range.count {
                return (range.offset + rest) as Bit;
            }
            rest -= range.count;
        }
        NO_BIT
    }

    /// The place of a flag; [`NO_BIT`] where there is none.
    pub(super) fn flag(&self, name: &str) -> Bit {
        self.bit(&[name], 0)
    }
}

/// A field's bits; of a split field the low ones.
pub(super) fn place(field: &Field) -> Bits {
    field.ranges.first().map_or(bits(0, 0), |range| bits(range.offset as u8, range.count as u8))
}

/// Whether the place is a bit.
pub(super) fn is_bit(bit: Bit) -> bool {
    bit != NO_BIT
}
