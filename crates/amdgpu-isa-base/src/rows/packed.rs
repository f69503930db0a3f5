//! Rows that are one integer.
//!
//! The large tables are arrays of integers: they cost the compiler a tenth of what as many calls of `const fn`s cost, and take no
//! more room than their parts need. Where a part lies is told once, here: the generator packs by the declaration that the runtime
//! unpacks by.

/// Declares a row: an integer, and its parts with the bits where each lies.
macro_rules! packed {
    (
        $(#[$row_doc:meta])* $Row:ident($int:ty) holds $Parts:ident
        { $($(#[$part_doc:meta])* $part:ident: $ty:ty = $low:literal..$high:literal,)* }
    ) => {
        $(#[$row_doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        #[cfg_attr(feature = "generate", derive(Debug))]
        pub struct $Row(pub $int);

        #[doc = concat!("What a [`", stringify!($Row), "`] holds.")]
        #[cfg(feature = "generate")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $Parts {
            $($(#[$part_doc])* pub $part: $ty,)*
        }

        #[cfg(feature = "generate")]
        impl $Parts {
            /// The row as it stands in the tables.
            ///
            /// # Errors
            /// When a part has more bits than its place.
            pub const fn pack(self) -> Result<$int, $crate::rows::TooWide> {
                let mut row = 0;
                $(
                    let (value, bits) = (self.$part as $int, $high - $low);
                    if value >> bits != 0 {
                        let (row, part) = (stringify!($Row), stringify!($part));
                        return Err($crate::rows::TooWide { row, part, value: value as u64, bits });
                    }
                    row |= value << $low;
                )*
                Ok(row)
            }

            /// What a row of the tables holds.
            pub const fn unpack(row: $int) -> Self {
                let row = $Row(row);
                Self { $($part: row.$part(),)* }
            }

            /// Whether each part of a row is less than here.
            pub const fn exceeds(self, row: $int) -> bool {
                let row = $Row(row);
                true $(&& row.$part() < self.$part)*
            }
        }

        impl $Row {
            $(
                $(#[$part_doc])*
                #[inline(always)]
                pub const fn $part(self) -> $ty {
                    const MASK: $int = (1 << ($high - $low)) - 1;
                    (self.0 >> $low & MASK) as $ty
                }
            )*
        }

        // No two parts share a bit.
        const _: () = {
            let mut taken: $int = 0;
            $(
                let mask: $int = ((1 << ($high - $low)) - 1) << $low;
                assert!(taken & mask == 0);
                taken |= mask;
            )*
            let _ = taken;
        };
    };
}

pub(crate) use packed;

#[cfg(all(test, feature = "generate"))]
mod tests {
    use crate::rows::{FormParts, TooWide};

    const PARTS: FormParts = FormParts { instruction: 0xfff, opcode: 1, operands: 0x1fff, syntax: 2, kind: 0x7fff };

    #[test]
    fn parts_come_back() {
        let row = PARTS.pack();
        assert_eq!(row, Ok(0xfff | 1 << 12 | 0x1fff << 24 | 2 << 37 | 0x7fff << 49));
        assert_eq!(row.map(FormParts::unpack), Ok(PARTS));
    }

    #[test]
    fn what_has_no_room_is_an_error() {
        let row = FormParts { opcode: 0x1000, ..PARTS }.pack();
        assert_eq!(row, Err(TooWide { row: "FormRow", part: "opcode", value: 0x1000, bits: 12 }));
    }

    #[test]
    fn each_part_is_compared() {
        let end = FormParts { instruction: 10, opcode: 10, operands: 10, syntax: 10, kind: 10 };
        let below = FormParts { instruction: 9, opcode: 9, operands: 9, syntax: 9, kind: 9 };
        let fits = |parts: FormParts| parts.pack().is_ok_and(|row| end.exceeds(row));
        assert!(fits(below));
        assert!(!fits(FormParts { instruction: 10, ..below }) && !fits(FormParts { kind: 10, ..below }));
        assert!(!fits(FormParts { operands: 10, ..below }) && !fits(FormParts { syntax: 10, ..below }));
    }
}
