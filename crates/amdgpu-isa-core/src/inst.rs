//! A decoded instruction.

use core::fmt;

use crate::bytes::InstBytes;
use crate::decode::{Located, Window};
use crate::pair::Pair;
use crate::rows::NO_FORM;
use crate::{Encoding, Field, Form, FormOperand, FormOperands, Instruction, Isa, Name, Opcode, Value};
use amdgpu_isa_base::pad::pad;

/// The longest instruction, in dwords.
pub const MAX_DWORDS: usize = 5;

/// A decoded instruction: its exact words, and the form that they have.
///
/// A dual-issue word (VOPD) has two forms, one a half; [`Inst::form`] is the X half, [`Inst::second`] the Y half.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Inst {
    isa: &'static Isa,
    /// Zeros behind the last.
    pub(crate) words: [u32; MAX_DWORDS],
    form: u16,
    second: u16,
    dwords: u8,
}

impl Inst {
    /// The instruction that the window begins with, and its length in bytes.
    ///
    /// The frequent lengths are constants in a branch, not computed: the processor guesses the branch, and a stream goes on to the next
    /// instruction before this one's look-ups are done.
    #[inline(always)]
    pub(crate) fn new(isa: &'static Isa, &[a, b, c, d, e]: &Window, located: Located) -> (Self, usize) {
        let Located { form, second, dwords } = located;
        let (words, bytes) = if dwords == 1 {
            ([a, 0, 0, 0, 0], 4)
        } else if dwords == 2 {
            ([a, b, 0, 0, 0], 8)
        } else {
            let [d, e] = [if dwords > 3 { d } else { 0 }, if dwords > 4 { e } else { 0 }];
            ([a, b, c, d, e], dwords * 4)
        };
        (Self { isa, words, form: form as u16, second: second as u16, dwords: dwords as u8 }, bytes)
    }

    /// The generation.
    pub const fn isa(&self) -> &'static Isa {
        self.isa
    }

    /// The instruction; the X half's in a dual-issue word.
    #[inline]
    pub fn opcode(&self) -> Opcode {
        Opcode(self.form().row().instruction())
    }

    /// What is known of the instruction whatever its form: group, flags, aliases; the X half's in a dual-issue word.
    pub fn instruction(&self) -> Instruction {
        self.form().instruction()
    }

    /// Where the instruction branches to, if it stands at this address in bytes; none if it does not branch, or to where a register
    /// says.
    pub fn branch_target(&self, address: u64) -> Option<u64> {
        for operand in self.operands() {
            if let Value::Branch(distance) = operand.resolve(self.isa.default_wave()) {
                return Some(address.wrapping_add(self.len_bytes() as u64).wrapping_add_signed(distance));
            }
        }
        None
    }

    /// The form; the X half's in a dual-issue word.
    #[inline]
    pub const fn form(&self) -> Form {
        Form::new(self.isa, self.form)
    }

    /// The form of the Y half of a dual-issue word.
    #[inline]
    pub const fn second(&self) -> Option<Form> {
        if self.second == NO_FORM { None } else { Some(Form::new(self.isa, self.second)) }
    }

    /// The form, or both forms of a dual-issue word.
    pub fn forms(&self) -> impl Iterator<Item = Form> {
        Pair(Some(self.form()), self.second())
    }

    /// The encoding that has all the instruction's words: the longer one's in a dual-issue word whose halves differ.
    pub fn encoding(&self) -> Encoding {
        self.longest().encoding()
    }

    /// AMD's name of the condition under which the form applies.
    pub fn condition(&self) -> &'static str {
        self.longest().condition()
    }

    /// AMD's name, both joined by ` :: ` in a dual-issue word.
    pub fn name(&self) -> InstName {
        InstName { first: self.form().instruction().name(), second: self.second().map(|form| form.instruction().name()) }
    }

    /// The exact words.
    #[inline]
    pub fn words(&self) -> &[u32] {
        self.words.get(..self.len_dwords()).unwrap_or(&self.words)
    }

    /// Length in dwords.
    #[inline]
    pub const fn len_dwords(&self) -> usize {
        if self.dwords as usize > MAX_DWORDS { MAX_DWORDS } else { self.dwords as usize }
    }

    /// Length in bytes.
    #[inline]
    pub const fn len_bytes(&self) -> usize {
        self.len_dwords() * 4
    }

    /// The bytes, in memory order.
    pub fn to_bytes(&self) -> InstBytes {
        InstBytes::new(&self.words, self.len_bytes() as u8)
    }

    /// The value of the field with this name, without padding.
    pub fn field(&self, name: &str) -> Option<u64> {
        Some(self.encoding().field(name)?.extract(&self.words))
    }

    /// All fields with their values, in AMD's order.
    pub fn fields(&self) -> impl Iterator<Item = (Field, u64)> {
        self.encoding().fields().map(|field| (field, field.extract(&self.words)))
    }

    /// All operands in AMD's order, the X half's before the Y half's.
    pub fn operands(&self) -> Operands<'_> {
        Operands { inst: self, half: self.form().operands(), second: self.second() }
    }

    pub(crate) const fn operand(&self, operand: FormOperand) -> Operand<'_> {
        Operand { inst: self, operand }
    }

    /// The form that has all the dwords.
    fn longest(&self) -> Form {
        let form = self.form();
        match self.second() {
            Some(second) if form.dwords() != self.dwords && second.dwords() == self.dwords => second,
            _ => form,
        }
    }

    /// The bits that no field of the encoding covers.
    pub fn unassigned_bits(&self) -> [u32; MAX_DWORDS] {
        let mut rest = self.words;
        for field in self.encoding().fields() {
            field.insert(&mut rest, 0);
        }
        rest
    }
}

/// The operands of an instruction: [`Inst::operands`].
#[derive(Clone)]
pub struct Operands<'a> {
    inst: &'a Inst,
    half: FormOperands,
    second: Option<Form>,
}

impl<'a> Iterator for Operands<'a> {
    type Item = Operand<'a>;

    #[inline]
    fn next(&mut self) -> Option<Operand<'a>> {
        loop {
            if let Some(operand) = self.half.next() {
                return Some(Operand { inst: self.inst, operand });
            }
            self.half = self.second.take()?.operands();
        }
    }
}

impl fmt::Debug for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}(", self.isa.generation(), self.name())?;
        for word in self.words() {
            write!(f, " {word:08x}")?;
        }
        f.write_str(" )")
    }
}

/// AMD's name of a decoded instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InstName {
    /// The name; the X half's in a dual-issue word.
    pub first: &'static str,
    /// The Y half's name.
    pub second: Option<&'static str>,
}

impl fmt::Display for InstName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.second {
            None => f.pad(self.first),
            Some(second) => pad(f, &|f| write!(f, "{} :: {second}", self.first)),
        }
    }
}

/// An operand of a decoded instruction. Derefs to what the form says of it.
#[derive(Clone, Copy)]
pub struct Operand<'a> {
    inst: &'a Inst,
    operand: FormOperand,
}

impl Operand<'_> {
    /// The encoding that has all the words of its instruction.
    pub(crate) fn encoding(&self) -> Encoding {
        self.inst.encoding()
    }

    /// The words of its instruction.
    pub(crate) fn words(&self) -> &[u32] {
        self.inst.words()
    }

    /// The field's bits, without padding; none for an implicit operand.
    pub fn raw(&self) -> Option<u64> {
        Some(self.field()?.extract(&self.inst.words))
    }

    /// The value: the field's bits with its padding below them; none for an implicit operand.
    pub fn value(&self) -> Option<u64> {
        let field = self.field()?;
        let (bits, padding) = field.padding();
        Some(field.extract(&self.inst.words) << bits | padding)
    }

    /// The name of the value: a register or a constant. None for immediates, literals, and values without a name.
    pub fn name(&self) -> Option<Name> {
        self.operand_type().value_name(self.value()?)
    }
}

impl core::ops::Deref for Operand<'_> {
    type Target = FormOperand;

    fn deref(&self) -> &FormOperand {
        &self.operand
    }
}

impl fmt::Debug for Operand<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} = {:?}", self.operand, self.value())
    }
}
