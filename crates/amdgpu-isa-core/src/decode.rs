//! From words to a form: lead bits -> family -> opcode -> variant -> form.
//!
//! This is the inner loop of every disassembler and emulator built on the crate. What makes it fast:
//! - Most words are [`Quick`](crate::rows::Quick): one comparison shows that no source is a literal or a DPP control, and the opcode
//!   alone tells the form.
//! - [`Isa::locate`] returns three numbers, in registers, and is inlined, so that an [`Inst`] is written once, where the caller wants
//!   it. A structure that is written in small pieces and copied at once makes the processor wait for its own stores.
//! - Other words leave it by one branch, to [`Isa::locate_by_class`].
//! - Errors are found out afterwards, by [`Isa::explain`].

use crate::rows::{FamilyRow, HalfFamily, NEXT_FAMILY, NO_FORM, NONE, OpcodeSlot, Piece, UNUSED, VARIANT_INDEX_BITS};
use crate::{DecodeError, Encoding, Form, Inst, Isa, MAX_DWORDS};

/// As many dwords as the longest instruction has; zeros stand for those behind the end of the input.
pub(crate) type Window = [u32; MAX_DWORDS];

/// What an instruction is. The numbers are as wide as registers, for else the compiler packs them into one.
#[derive(Clone, Copy)]
pub(crate) struct Located {
    pub(crate) form: usize,
    /// The Y half's form, or [`NO_FORM`].
    pub(crate) second: usize,
    pub(crate) dwords: usize,
}

impl Located {
    /// As a number, never zero: what functions that are not inlined return in a register.
    fn pack(self) -> u64 {
        self.form as u64 | (self.second as u64) << 16 | (self.dwords as u64) << 32
    }

    #[inline(always)]
    fn unpack(packed: u64) -> Option<Self> {
        let located =
            Self { form: packed as u16 as usize, second: (packed >> 16) as u16 as usize, dwords: (packed >> 32) as usize };
        if packed == 0 { None } else { Some(located) }
    }
}

impl Isa {
    /// Decodes the instruction that `words` begin with; words after it are not looked at.
    ///
    /// Reserved register numbers and unused bits are no error here. Never panics, never allocates.
    ///
    /// # Errors
    /// When `words` end within the instruction, or begin with none.
    #[inline]
    pub fn decode(&'static self, words: &[u32]) -> Result<Inst, DecodeError> {
        let (window, available) = match words.first_chunk() {
            Some(window) => (*window, MAX_DWORDS),
            None => padded(words),
        };
        match self.locate(&window, first_two(&window)).filter(|located| located.dwords <= available) {
            Some(located) => Ok(Inst::new(self, &window, located).0),
            None => Err(self.explain(window, available, available * 4)),
        }
    }

    /// The instruction that the window begins with if it is of these forms and this length.
    #[inline(always)]
    pub(crate) fn decode_as(&'static self, window: &Window, form: Form, second: Option<Form>, dwords: usize) -> Option<Inst> {
        let located = self.locate(window, first_two(window))?;
        let second = second.map_or(usize::from(NO_FORM), |form| form.index().into());
        let is_same = located.form == usize::from(form.index()) && located.second == second && located.dwords == dwords;
        is_same.then(|| Inst::new(self, window, located).0)
    }

    /// The instruction that the window begins with, as if all of it were input. `bits` are its first two dwords: who has them from
    /// memory passes them as they are, for out of the window they may come by way of a vector register.
    #[inline(always)]
    pub(crate) fn locate(&'static self, window: &Window, bits: u64) -> Option<Located> {
        let t = &self.tables;
        let family = t.families.get(usize::from(*t.lead.get((bits as u32 >> 23) as usize)?))?;
        if let Some((form, second)) = self.locate_quickly(family, bits) {
            return Some(Located { form, second, dwords: family.dwords.into() });
        }
        let mut packed = self.locate_by_class(family, bits);
        if packed == 0 {
            packed = self.locate_below(family, *window);
        }
        Located::unpack(packed)
    }

    /// The forms of a quick word.
    #[inline(always)]
    fn locate_quickly(&'static self, family: &FamilyRow, bits: u64) -> Option<(usize, usize)> {
        let form = |half: &HalfFamily| {
            let Piece { offset, mask } = half.opcode[0];
            let opcode = (bits >> (offset % 64)) as usize & usize::from(mask);
            self.tables.quick_forms.get(usize::from(half.slots.first) + opcode)
        };
        if !family.quick.holds(bits) {
            return None;
        }
        let first = *form(&family.first)?;
        if first == NO_FORM {
            return None;
        }
        let Some(half) = &family.second else { return Some((first.into(), NO_FORM.into())) };
        let second = *form(half)?;
        if second == NO_FORM { None } else { Some((first.into(), second.into())) }
    }

    /// The instruction of the family that these two dwords begin with, quick or not.
    #[inline(never)]
    fn locate_by_class(&'static self, family: &FamilyRow, bits: u64) -> u64 {
        self.locate_in(family, |piece: Piece| bits >> (piece.offset % 64)).map_or(0, Located::pack)
    }

    /// An instruction of the family that hangs below the opcode, if one does: its prefix fills the opcode too.
    #[cold]
    #[inline(never)]
    fn locate_below(&'static self, family: &FamilyRow, window: Window) -> u64 {
        let wide = wide(&window);
        let located = self.below(family, wide).and_then(|family| self.locate_in(family, wide));
        located.map_or(0, Located::pack)
    }

    /// An instruction of a family. `shifted` gives the window from a piece's lowest bit on.
    #[inline(always)]
    fn locate_in(&'static self, family: &FamilyRow, shifted: impl Fn(Piece) -> u64 + Copy) -> Option<Located> {
        let (form, dwords) = self.find(&family.first, shifted)?;
        let Some(half) = &family.second else { return Some(Located { form, second: NO_FORM as usize, dwords }) };
        let (second, other) = self.find(half, shifted)?;
        Some(Located { form, second, dwords: dwords.max(other) })
    }

    /// The form of one half, and its length in dwords.
    #[inline(always)]
    fn find(&'static self, half: &HalfFamily, shifted: impl Fn(Piece) -> u64 + Copy) -> Option<(usize, usize)> {
        let t = &self.tables;
        let slot = self.slot(half, shifted)?;
        let mut variant = usize::from(slot.variants());
        for selector in &half.selectors {
            let value = shifted(selector.bits) as usize & usize::from(selector.bits.mask);
            variant += usize::from(*t.classes.get(usize::from(selector.classes) + value)?);
        }
        // `UNUSED` and `NEXT_FAMILY` lie behind the end of the variants.
        let entry = *t.variants.get(variant)?;
        if entry == NONE {
            return None;
        }
        let entry = usize::from(entry);
        Some((usize::from(slot.first()) + entry % (1 << VARIANT_INDEX_BITS), entry >> VARIANT_INDEX_BITS))
    }

    #[inline(always)]
    fn slot(&'static self, half: &HalfFamily, shifted: impl Fn(Piece) -> u64) -> Option<OpcodeSlot> {
        self.tables.opcode_slots.get(half.slots.first as usize + opcode(half, shifted) as usize).copied().map(OpcodeSlot)
    }

    /// The family that hangs below the opcode, if one does.
    #[inline]
    fn below(&'static self, family: &FamilyRow, shifted: impl Fn(Piece) -> u64) -> Option<&'static FamilyRow> {
        let slot = self.slot(&family.first, shifted)?;
        if slot.variants() == NEXT_FAMILY { self.tables.families.get(slot.first() as usize) } else { None }
    }

    /// Why the first `available` dwords of a window, the last `bytes` bytes of the input, begin with no instruction.
    #[cold]
    #[inline(never)]
    pub(crate) fn explain(&'static self, window: Window, available: usize, bytes: usize) -> DecodeError {
        let truncated = |needed: u8| DecodeError::Truncated { needed: needed * 4, available: bytes as u8 };
        if available == 0 {
            return truncated(1);
        }
        let wide = wide(&window);
        let id = self.tables.lead.get((window[0] >> 23) as usize);
        let Some(mut family) = id.and_then(|id| self.tables.families.get(usize::from(*id))) else {
            return DecodeError::UnknownEncoding { word: window[0] };
        };
        if let Some(next) = self.below(family, wide) {
            family = next;
        }
        if available < family.dwords as usize {
            return truncated(family.dwords);
        }
        if let Some(located) = self.locate_in(family, wide) {
            return truncated(located.dwords as u8);
        }
        let missing = match &family.second {
            Some(second) if self.find(&family.first, wide).is_some() => second,
            _ => &family.first,
        };
        let (encoding, opcode) = (Encoding::new(self, family.encoding), opcode(missing, wide));
        match self.slot(missing, wide) {
            Some(slot) if slot.variants() != UNUSED => DecodeError::NoForm { encoding, opcode },
            _ => DecodeError::UnknownOpcode { encoding, opcode },
        }
    }
}

/// The first two dwords as one number.
pub(crate) fn first_two(&[low, high, ..]: &Window) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

/// A window of less input than the longest instruction has, and how many dwords of it are input.
#[inline(never)]
fn padded(words: &[u32]) -> (Window, usize) {
    let mut window = [0; MAX_DWORDS];
    for (to, from) in window.iter_mut().zip(words) {
        *to = *from;
    }
    (window, words.len())
}

#[inline(always)]
fn opcode(half: &HalfFamily, shifted: impl Fn(Piece) -> u64) -> u32 {
    let [low, high] = half.opcode.map(|piece| shifted(piece) as u32 & u32::from(piece.mask));
    low | high << half.opcode_low_bits
}

/// Cuts pieces out of the first four dwords. Families that no lead bits name may have pieces beyond the second.
#[inline]
fn wide(window: &Window) -> impl Fn(Piece) -> u64 + Copy {
    // By `map`: where each is widened by itself, all of decoding is an eighth slower.
    let [a, b, c, d, _] = window.map(u128::from);
    let bits = a | b << 32 | c << 64 | d << 96;
    move |piece| (bits >> (piece.offset % 128)) as u64
}
