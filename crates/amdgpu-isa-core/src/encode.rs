//! From a form and field values to words.

use crate::rows::Slot;
use crate::{DecodeError, Field, Form, Inst, MAX_DWORDS};

/// Words in the making: a form with its prefix and opcode, whose other fields are zero until set.
///
/// This is the raw level: a value goes into a field whatever it means there. [`RawBuilder::finish`] checks that the words still
/// are the form that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawBuilder {
    form: Form,
    second: Option<Form>,
    words: [u32; MAX_DWORDS],
}

/// Why words could not be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RawError {
    /// The encoding has no field of this name.
    NoField,
    /// The value has more bits than the field.
    TooWide {
        /// The field's bits.
        width: u32,
    },
    /// The two forms are not the X and the Y half of one kind of word.
    NotAPair,
    /// With these values the words are another instruction or another form, or none.
    OtherForm(Result<Inst, DecodeError>),
}

impl core::fmt::Display for RawError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NoField => f.write_str("the encoding has no such field"),
            Self::TooWide { width } => write!(f, "the field has only {width} bits"),
            Self::NotAPair => f.write_str("the two forms are not the X and the Y half of one word"),
            Self::OtherForm(Ok(inst)) => match inst.second() {
                None => write!(f, "with these values the words are {:?}, of {} dwords", inst.form(), inst.len_dwords()),
                Some(second) => write!(f, "with these values the words are {:?} and {second:?}", inst.form()),
            },
            Self::OtherForm(Err(error)) => write!(f, "with these values the words are no instruction: {error}"),
        }
    }
}

impl core::error::Error for RawError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::OtherForm(Err(error)) => Some(error),
            _ => None,
        }
    }
}

impl Form {
    /// Words of this form: prefix and opcode set, all else zero.
    pub fn builder(self) -> RawBuilder {
        let mut builder = RawBuilder { form: self, second: None, words: [0; MAX_DWORDS] };
        builder.lay(self);
        builder
    }

    /// Words of a dual-issue pair: this form is the X half, `second` the Y half.
    ///
    /// # Errors
    /// When the forms are no such pair.
    pub fn builder_with(self, second: Form) -> Result<RawBuilder, RawError> {
        let halves = self.slot() == Slot::X && second.slot() == Slot::Y;
        if !halves || self.isa() != second.isa() || self.encoding().prefix() != second.encoding().prefix() {
            return Err(RawError::NotAPair);
        }
        let mut builder = self.builder();
        builder.second = Some(second);
        builder.lay(second);
        Ok(builder)
    }
}

impl RawBuilder {
    fn lay(&mut self, form: Form) {
        let (mask, prefix) = form.encoding().prefix();
        self.words[0] = self.words[0] & !mask | prefix;
        let (opcode, [low, high]) = (u64::from(form.opcode()), form.kind().opcode);
        low.insert(&mut self.words, opcode);
        high.insert(&mut self.words, opcode >> low.count());
    }

    fn dwords(&self) -> u8 {
        self.form.dwords().max(self.second.map_or(0, |form| form.dwords()))
    }

    fn longest(&self) -> Form {
        self.second.filter(|second| second.dwords() > self.form.dwords()).unwrap_or(self.form)
    }

    pub(crate) const fn words(&self) -> [u32; MAX_DWORDS] {
        self.words
    }

    pub(crate) const fn with_words(self, words: [u32; MAX_DWORDS]) -> Self {
        Self { words, ..self }
    }

    /// Sets a field.
    ///
    /// # Errors
    /// When the encoding has no such field, or the value does not fit.
    pub fn set(mut self, name: &str, value: u64) -> Result<Self, RawError> {
        let field = self.longest().encoding().field(name).ok_or(RawError::NoField)?;
        self.put(field, value)?;
        Ok(self)
    }

    pub(crate) fn put(&mut self, field: Field, value: u64) -> Result<(), RawError> {
        let width = field.width();
        if width < 64 && value >> width != 0 {
            return Err(RawError::TooWide { width });
        }
        field.insert(&mut self.words, value);
        Ok(())
    }

    /// The words, as an instruction.
    ///
    /// # Errors
    /// When the words, decoded, are not the form that was asked for: a literal's marker in a form without literal.
    pub fn finish(self) -> Result<Inst, RawError> {
        let words = self.words.get(..self.dwords().into()).unwrap_or(&self.words);
        match self.form.isa().decode(words) {
            Ok(inst) if inst.form() == self.form && inst.second() == self.second && inst.words() == words => Ok(inst),
            Ok(inst) => Err(RawError::OtherForm(Ok(inst))),
            Err(error) => Err(RawError::OtherForm(Err(error))),
        }
    }
}

impl Inst {
    /// Builds the instruction anew from its form, its field values and its unassigned bits; always the same words.
    ///
    /// # Errors
    /// Never, for an instruction that [`crate::Isa::decode`] made.
    pub fn encode(&self) -> Result<Inst, RawError> {
        let mut builder = match self.second() {
            None => self.form().builder(),
            Some(second) => self.form().builder_with(second)?,
        };
        for (to, from) in builder.words.iter_mut().zip(&self.unassigned_bits()) {
            *to |= from;
        }
        for (field, value) in self.fields() {
            builder.put(field, value)?;
        }
        builder.finish()
    }
}
