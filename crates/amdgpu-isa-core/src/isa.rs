//! The generation: what there is to look up.

use core::fmt;

use crate::rows::{AliasRow, InstructionKind, InstructionRow, Str, Tables};
use crate::{DataFormat, Encoding, Form, OperandType, WaveSize};

/// Everything that is known of a generation. Each generated crate has one, called `ISA`.
pub struct Isa {
    pub(crate) tables: Tables,
}

impl Isa {
    /// A generation from its tables. For generated code.
    pub const fn new(tables: Tables) -> Self {
        Self { tables }
    }

    /// The project's name of the generation, `rdna3`.
    pub const fn generation(&self) -> &'static str {
        self.tables.generation
    }

    /// AMD's name of the architecture, `AMD RDNA 3`.
    pub const fn architecture(&self) -> &'static str {
        self.tables.architecture
    }

    /// Release date of the specification that the tables come from, `2026-02-20`.
    pub const fn release_date(&self) -> &'static str {
        self.tables.release_date
    }

    /// The size of wave that the generation's compilers assume where nothing else is said: 64 lanes on CDNA 1 to 4, 32 otherwise.
    pub const fn default_wave(&self) -> WaveSize {
        if self.tables.wave64 { WaveSize::Wave64 } else { WaveSize::Wave32 }
    }

    /// All instructions, in the order of their names.
    pub fn instructions(&'static self) -> impl ExactSizeIterator<Item = Instruction> {
        (0..self.tables.instructions.len() as u16).map(move |index| Instruction::new(self, Opcode(index)))
    }

    /// The instruction of an opcode; none if the opcode is of another generation and too large for this one.
    pub fn instruction(&'static self, opcode: Opcode) -> Option<Instruction> {
        if usize::from(opcode.0) < self.tables.instructions.len() { Some(Instruction::new(self, opcode)) } else { None }
    }

    /// The instruction with this name: AMD's spelling or an alias, in upper or lower case.
    pub fn lookup(&'static self, name: &str) -> Option<Instruction> {
        let order = |known: u32| self.str(Str::unpack(known)).bytes().cmp(name.bytes().map(|byte| byte.to_ascii_uppercase()));
        let find = |rows: &[u64], name_of: fn(u64) -> u32| rows.binary_search_by(|row| order(name_of(*row)));
        let opcode = match find(self.tables.instructions, |row| InstructionRow(row).name()) {
            Ok(opcode) => opcode as u16,
            Err(_) => {
                let at = find(self.tables.aliases, |row| AliasRow(row).name()).ok()?;
                AliasRow(*self.tables.aliases.get(at)?).instruction()
            }
        };
        self.instruction(Opcode(opcode))
    }

    /// All forms of all instructions.
    pub fn forms(&'static self) -> impl ExactSizeIterator<Item = Form> {
        (0..self.tables.forms.len() as u16).map(move |index| Form::new(self, index))
    }

    /// The form with this number ([`Form::index`]); none past the last.
    pub fn form(&'static self, index: u16) -> Option<Form> {
        if usize::from(index) < self.tables.forms.len() { Some(Form::new(self, index)) } else { None }
    }

    /// The encoding with this name, in AMD's spelling: `ENC_VOP2`.
    pub fn encoding(&'static self, name: &str) -> Option<Encoding> {
        self.encodings().find(|encoding| encoding.name() == name)
    }

    /// All encodings, in AMD's order.
    pub fn encodings(&'static self) -> impl ExactSizeIterator<Item = Encoding> {
        (0..self.tables.encodings.len() as u8).map(move |index| Encoding::new(self, index))
    }

    /// All operand types.
    pub fn operand_types(&'static self) -> impl ExactSizeIterator<Item = OperandType> {
        (0..self.tables.operand_types.len() as u8).map(move |index| OperandType::new(self, index))
    }

    /// All data formats.
    pub fn data_formats(&'static self) -> impl ExactSizeIterator<Item = DataFormat> {
        (0..self.tables.data_formats.len() as u8).map(move |index| DataFormat::new(self, index))
    }

    /// An entry of a list of descriptions that is not empty.
    pub(crate) fn description(
        &self,
        list: fn(&crate::rows::Descriptions) -> &'static [&'static str],
        index: usize,
    ) -> Option<&'static str> {
        list(self.tables.descriptions?).get(index).copied().filter(|text| !text.is_empty())
    }

    #[inline]
    pub(crate) fn str(&self, Str(handle): Str) -> &'static str {
        let start = (handle >> 8) as usize;
        self.tables.strings.get(start..start + (handle & 0xff) as usize).unwrap_or("")
    }
}

impl fmt::Debug for Isa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Isa({})", self.generation())
    }
}

impl PartialEq for Isa {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

impl Eq for Isa {}

/// By its address, as it is compared.
impl core::hash::Hash for Isa {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        core::ptr::hash(self, state);
    }
}

/// An instruction of a generation, as a number: the position of its name in the sorted list.
///
/// Each generated crate names its opcodes in a module `op`. The numbers differ between generations, and are not what the
/// hardware calls opcode (that is [`Form::opcode`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opcode(pub u16);

/// An instruction: name, flags, group and forms.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Instruction {
    isa: &'static Isa,
    opcode: Opcode,
}

/// AMD's flags of an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flags(pub(crate) u8);

/// Above AMD's flags in a row: see [`Instruction::is_masked`].
const MASKED: u8 = 32;

impl Flags {
    /// `IsBranch`
    pub const fn is_branch(self) -> bool {
        self.0 & 1 != 0
    }

    /// `IsConditionalBranch`
    pub const fn is_conditional_branch(self) -> bool {
        self.0 & 2 != 0
    }

    /// `IsIndirectBranch`
    pub const fn is_indirect_branch(self) -> bool {
        self.0 & 4 != 0
    }

    /// `IsProgramTerminator`
    pub const fn is_program_terminator(self) -> bool {
        self.0 & 8 != 0
    }

    /// `IsImmediatelyExecuted`
    pub const fn is_immediately_executed(self) -> bool {
        self.0 & 16 != 0
    }
}

impl Instruction {
    pub(crate) const fn new(isa: &'static Isa, opcode: Opcode) -> Self {
        Self { isa, opcode }
    }

    #[expect(clippy::indexing_slicing, reason = "`assert_valid` shows in a test that no row is missing")]
    fn row(self) -> InstructionRow {
        InstructionRow(self.isa.tables.instructions[self.opcode.0 as usize])
    }

    #[expect(clippy::indexing_slicing, reason = "`assert_valid` shows in a test that no row is missing")]
    fn kind(self) -> &'static InstructionKind {
        &self.isa.tables.instruction_kinds[self.row().kind() as usize]
    }

    /// The generation.
    pub const fn isa(self) -> &'static Isa {
        self.isa
    }

    /// Its number.
    pub const fn opcode(self) -> Opcode {
        self.opcode
    }

    /// AMD's name, `V_ADD_F32`.
    pub fn name(self) -> &'static str {
        self.isa.str(self.row().name_piece())
    }

    /// Other names.
    pub fn aliases(self) -> impl Iterator<Item = &'static str> {
        let aliases = self.isa.tables.aliases.iter().map(|row| AliasRow(*row));
        aliases.filter(move |row| row.instruction() == self.opcode.0).map(move |row| self.isa.str(Str::unpack(row.name())))
    }

    /// AMD's description: none without the feature `docs`, or where the archive has none.
    pub fn description(self) -> Option<&'static str> {
        self.isa.description(|all| all.instructions, self.opcode.0.into())
    }

    /// AMD's flags.
    pub fn flags(self) -> Flags {
        Flags(self.kind().flags & !MASKED)
    }

    /// Whether it acts on those lanes only that EXEC has set. (The specification does not say; instructions of the vector units
    /// do, but for those that work on a single lane or on the wave as a whole.)
    pub fn is_masked(self) -> bool {
        self.kind().flags & MASKED != 0
    }

    /// How many different scalar registers and literals it may read over the constant bus; none where there is no limit.
    pub fn constant_bus_limit(self) -> Option<u8> {
        for form in self.forms() {
            if form.choice().bus > 0 {
                return Some(form.choice().bus);
            }
        }
        None
    }

    /// AMD's functional group, `VALU`.
    pub fn group(self) -> &'static str {
        self.isa.tables.groups.get(self.kind().group as usize).map_or("", |name| self.isa.str(*name))
    }

    /// AMD's functional subgroups.
    pub fn subgroups(self) -> impl Iterator<Item = &'static str> {
        let names = self.isa.tables.subgroups.iter().enumerate();
        names.filter(move |(index, _)| self.kind().subgroups >> index & 1 != 0).map(move |(_, name)| self.isa.str(*name))
    }

    /// Its forms, in AMD's order.
    pub fn forms(self) -> Forms {
        Forms::new(self.isa, self.row().form_list().of(self.isa.tables.form_lists))
    }
}

/// The forms of an instruction: [`Instruction::forms`].
#[derive(Clone)]
pub struct Forms {
    isa: &'static Isa,
    indices: core::slice::Iter<'static, u16>,
}

impl Forms {
    pub(crate) fn new(isa: &'static Isa, indices: &'static [u16]) -> Self {
        Self { isa, indices: indices.iter() }
    }
}

impl Iterator for Forms {
    type Item = Form;

    #[inline]
    fn next(&mut self) -> Option<Form> {
        Some(Form::new(self.isa, *self.indices.next()?))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.indices.size_hint()
    }
}

impl ExactSizeIterator for Forms {}

impl fmt::Debug for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.isa.generation(), self.name())
    }
}
