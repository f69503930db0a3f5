//! From an opcode and operands to an instruction.

mod argument;
mod choose;
mod rebuild;

use crate::encode_error::EncodeError;
use crate::lay::Layer;
use crate::{Bank, Form, Inst, Isa, Opcode, Registers, Slot, WaveSize};

pub use argument::Argument;

/// Most operands that an instruction has, both halves of a pair together.
const MOST_ARGUMENTS: usize = 12;
/// Most modifiers that a builder keeps.
const MOST_MODIFIERS: usize = 24;

/// An instruction in the making: operands in the order of the assembly, then modifiers by name.
///
/// Every mistake is told by [`Builder::encode`]; the calls before it only collect.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Builder {
    isa: &'static Isa,
    first: Wanted,
    second: Option<Wanted>,
    encoding: Option<&'static str>,
    wave: WaveSize,
    pub(crate) arguments: [Argument; MOST_ARGUMENTS],
    pub(crate) argument_count: usize,
    /// One bit an operand: negated, absolute, sign-extended.
    pub(crate) neg: u16,
    pub(crate) abs: u16,
    pub(crate) sext: u16,
    modifiers: [(&'static str, i64); MOST_MODIFIERS],
    modifier_count: usize,
}

/// The instruction that is built, or one of the two of a dual-issue word.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    opcode: Opcode,
    form: Option<Form>,
    /// Number of its first argument.
    argument: usize,
}

impl Isa {
    /// Starts an instruction. See [`Builder`].
    pub const fn build(&'static self, opcode: Opcode) -> Builder {
        Builder {
            isa: self,
            first: Wanted { opcode, form: None, argument: 0 },
            second: None,
            encoding: None,
            wave: self.default_wave(),
            arguments: [Argument::Off; MOST_ARGUMENTS],
            argument_count: 0,
            neg: 0,
            abs: 0,
            sext: 0,
            modifiers: [("", 0); MOST_MODIFIERS],
            modifier_count: 0,
        }
    }
}

impl Builder {
    /// Adds an operand.
    pub fn operand(mut self, argument: impl Into<Argument>) -> Self {
        if let Some(place) = self.arguments.get_mut(self.argument_count) {
            *place = argument.into();
        }
        self.argument_count += 1;
        self
    }

    /// Adds a VGPR.
    pub fn vgpr(self, number: u16) -> Self {
        self.vgprs(number, 1)
    }

    /// Adds a run of `count` VGPRs.
    pub fn vgprs(self, first: u16, count: u8) -> Self {
        self.operand(Registers::new(Bank::Vgpr, first, count))
    }

    /// Adds an AccVGPR, or a run of them.
    pub fn acc_vgprs(self, first: u16, count: u8) -> Self {
        self.operand(Registers::new(Bank::AccVgpr, first, count))
    }

    /// Adds an SGPR.
    pub fn sgpr(self, number: u16) -> Self {
        self.sgprs(number, 1)
    }

    /// Adds a run of `count` SGPRs.
    pub fn sgprs(self, first: u16, count: u8) -> Self {
        self.operand(Registers::new(Bank::Sgpr, first, count))
    }

    /// Adds a special register of one dword: M0, NULL, SCC.
    pub fn special(self, bank: Bank) -> Self {
        self.operand(Registers::new(bank, 0, 1))
    }

    /// Adds VCC as a mask of lanes.
    pub fn vcc(self) -> Self {
        let dwords = self.wave.mask_dwords();
        self.operand(Registers::new(Bank::Vcc, 0, dwords))
    }

    /// Adds EXEC, the mask of active lanes.
    pub fn exec(self) -> Self {
        let dwords = self.wave.mask_dwords();
        self.operand(Registers::new(Bank::Exec, 0, dwords))
    }

    /// Adds an integer: an inline constant, a literal or an immediate, as the operand demands.
    pub fn int(self, value: i64) -> Self {
        self.operand(Argument::Integer(value))
    }

    /// Adds a float: an inline constant or a literal.
    pub fn float(self, value: f64) -> Self {
        self.operand(Argument::Float(value))
    }

    /// Adds a literal, even where an inline constant has the same value.
    pub fn literal(self, value: u32) -> Self {
        self.operand(Argument::Literal(value.into()))
    }

    /// Adds a branch's target: its distance in bytes from the end of the instruction.
    pub fn branch(self, bytes: i64) -> Self {
        self.operand(Argument::Branch(bytes))
    }

    /// Adds an attribute to interpolate, and its channel: 0 is x.
    pub fn attribute(self, number: u8, channel: u8) -> Self {
        self.operand(Argument::Attribute { number, channel })
    }

    /// Adds an operand that is not there: no address register, no offset register.
    pub fn off(self) -> Self {
        self.operand(Argument::Off)
    }

    /// Negates the last operand.
    pub const fn neg(mut self) -> Self {
        self.neg |= self.last();
        self
    }

    /// Takes the last operand's absolute value.
    pub const fn abs(mut self) -> Self {
        self.abs |= self.last();
        self
    }

    /// Extends the last operand with its sign (SDWA).
    pub const fn sext(mut self) -> Self {
        self.sext |= self.last();
        self
    }

    /// The last operand's bit; before the first operand one that no operand has, which [`Builder::encode`] refuses.
    const fn last(&self) -> u16 {
        1u16.wrapping_shl(self.argument_count.wrapping_sub(1) as u32)
    }

    /// Sets a modifier: LLVM's name (`clamp`, `offset`, `op_sel`: one bit an element), or AMD's name of a field.
    pub fn with(mut self, name: &'static str, value: i64) -> Self {
        if let Some(place) = self.modifiers.get_mut(self.modifier_count) {
            *place = (name, value);
        }
        self.modifier_count += 1;
        self
    }

    /// For waves of this size; the default is [`Isa::default_wave`]. Comes before [`Builder::vcc`] and [`Builder::exec`], which are as
    /// wide as the masks are by then.
    pub const fn wave(mut self, wave: WaveSize) -> Self {
        self.wave = wave;
        self
    }

    /// Lane masks have 64 bits: see [`Builder::wave`].
    pub const fn wave64(self) -> Self {
        self.wave(WaveSize::Wave64)
    }

    /// Lane masks have 32 bits: see [`Builder::wave`].
    pub const fn wave32(self) -> Self {
        self.wave(WaveSize::Wave32)
    }

    /// Starts the Y half of a dual-issue word: the operands that follow are this instruction's.
    pub const fn dual(mut self, opcode: Opcode) -> Self {
        self.second = Some(Wanted { opcode, form: None, argument: self.argument_count });
        self
    }

    /// Asks for this form, of the half whose operands are being added; the default is the shortest that holds the operands.
    pub const fn form(mut self, form: Form) -> Self {
        match &mut self.second {
            Some(second) => second.form = Some(form),
            None => self.first.form = Some(form),
        }
        self
    }

    /// Takes back that a form was asked for.
    pub const fn any_form(mut self) -> Self {
        self.first.form = None;
        if let Some(second) = &mut self.second {
            second.form = None;
        }
        self.encoding = None;
        self
    }

    /// Asks for a form of this encoding, `ENC_VOP3`.
    pub const fn encoding(mut self, name: &'static str) -> Self {
        self.encoding = Some(name);
        self
    }

    pub(crate) fn modifiers(&self) -> &[(&'static str, i64)] {
        self.modifiers.get(..self.modifier_count).unwrap_or(&self.modifiers)
    }

    pub(crate) const fn wave_size(&self) -> WaveSize {
        self.wave
    }

    /// Number of the first argument of the Y half.
    pub(crate) fn second_argument(&self) -> usize {
        self.second.map_or(self.argument_count, |second| second.argument)
    }

    /// The instruction, in the form that an assembler would choose: the shortest that holds the operands and modifiers; DPP and
    /// SDWA only where a modifier or the form asked for says so.
    ///
    /// # Errors
    /// Why the form that came closest can't hold them.
    pub fn encode(&self) -> Result<Inst, EncodeError> {
        if self.argument_count > MOST_ARGUMENTS {
            return Err(EncodeError::TooManyOperands { most: MOST_ARGUMENTS });
        }
        if self.modifier_count > MOST_MODIFIERS {
            return Err(EncodeError::TooManyModifiers { most: MOST_MODIFIERS });
        }
        if (self.neg | self.abs | self.sext) >> self.argument_count != 0 {
            return Err(EncodeError::ModifierBeforeOperands);
        }
        let mut closest = EncodeError::NoForm;
        let mut attempt = |form, second| {
            let layer = Layer::new(self, form, second)?;
            match layer.encode() {
                Ok(inst) => return Some(inst),
                Err(error) if error.closeness() > closest.closeness() => closest = error,
                Err(_) => {}
            }
            None
        };
        let instruction = |wanted: Wanted| self.isa.instruction(wanted.opcode).ok_or(EncodeError::NoInstruction);
        let first = instruction(self.first)?;
        let found = match self.second {
            None => self.first_that(first, self.first, Slot::Whole, &mut |form| attempt(form, None)),
            Some(wanted) => {
                let second = instruction(wanted)?;
                self.first_that(first, self.first, Slot::X, &mut |form| {
                    self.first_that(second, wanted, Slot::Y, &mut |other| attempt(form, Some(other)))
                })
            }
        };
        found.ok_or(closest)
    }
}
