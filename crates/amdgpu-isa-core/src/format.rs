//! Data formats: what the bits of an operand's data are.

use core::fmt;

use crate::rows::DataFormatRow;
use crate::{DataKind, Isa, NumberFormat, Signedness};

/// How data is laid out in a register or in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DataFormat {
    isa: &'static Isa,
    pub(crate) index: u8,
}

/// A part of a component: `Data`, or `Mantissa`, `Exponent` and `Sign`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DataPart {
    /// AMD's name.
    pub name: &'static str,
    /// Whether it is signed.
    pub signedness: Signedness,
    /// Its lowest bit, counted from bit 0 of the data.
    pub offset: u16,
    /// Number of bits.
    pub bits: u16,
}

impl DataFormat {
    pub(crate) const fn new(isa: &'static Isa, index: u8) -> Self {
        Self { isa, index }
    }

    #[expect(clippy::indexing_slicing, reason = "`assert_valid` shows in a test that no row is missing")]
    pub(crate) fn row(self) -> &'static DataFormatRow {
        &self.isa.tables.data_formats[self.index as usize]
    }

    /// AMD's name, `FMT_NUM_F32`.
    pub fn name(self) -> &'static str {
        self.isa.str(self.row().name)
    }

    /// AMD's description: none without the feature `docs`, or where the archive has none.
    pub fn description(self) -> Option<&'static str> {
        self.isa.description(|all| all.data_formats, self.index.into())
    }

    /// What the bits are.
    pub fn kind(self) -> DataKind {
        self.row().kind
    }

    /// Size in bits; 0 where the specification does not say.
    pub fn bits(self) -> u16 {
        self.row().bits
    }

    /// How it reads constants.
    pub fn number_format(self) -> NumberFormat {
        self.row().number
    }

    /// Number of components.
    pub fn component_count(self) -> u16 {
        self.row().components
    }

    /// The parts of a component; none past the last.
    pub fn component(self, index: u16) -> impl Iterator<Item = DataPart> {
        let row = self.row();
        let parts = row.parts.of(self.isa.tables.data_parts);
        // With a stride one component stands for all; without, each has its own parts.
        let each = if row.stride == 0 { parts.len() / usize::from(row.components.max(1)) } else { parts.len() };
        let first = if row.stride == 0 { each * usize::from(index) } else { 0 };
        let parts = if index < row.components { parts.get(first..first + each).unwrap_or(&[]) } else { &[] };
        parts.iter().map(move |part| DataPart {
            name: self.isa.str(part.name),
            signedness: part.signedness,
            offset: part.offset + row.stride * index,
            bits: part.count,
        })
    }
}

impl fmt::Debug for DataFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
