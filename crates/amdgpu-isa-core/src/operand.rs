//! Forms, and what their operands are: field, type, format, size, direction.

use core::fmt;

use crate::encoding::{index, name_of};
use crate::rows::{Choice, FormKind, FormRow, IMPLICIT, IN, OUT, OperandRow, OperandTypeRow, Slot, UNENCODED};
use crate::{DataFormat, Encoding, Field, Instruction, Isa, Name, Opcode, OperandKind};

/// One way to encode an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Form {
    isa: &'static Isa,
    pub(crate) index: u16,
}

impl Form {
    pub(crate) const fn new(isa: &'static Isa, index: u16) -> Self {
        Self { isa, index }
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "`assert_valid` shows in a test that no row is missing")]
    pub(crate) fn row(self) -> FormRow {
        FormRow(self.isa.tables.forms[self.index as usize])
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "`assert_valid` shows in a test that no row is missing")]
    pub(crate) fn kind_of(self, row: FormRow) -> &'static FormKind {
        &self.isa.tables.form_kinds[row.kind() as usize]
    }

    #[inline]
    pub(crate) fn kind(self) -> &'static FormKind {
        self.kind_of(self.row())
    }

    /// How the assembler picks it.
    #[inline]
    pub(crate) fn choice(self) -> &'static Choice {
        &self.kind().choice
    }

    /// The length of its words in dwords.
    pub fn len_dwords(self) -> usize {
        self.dwords().into()
    }

    #[inline]
    pub(crate) fn dwords(self) -> u8 {
        self.kind().dwords
    }

    /// The generation.
    pub const fn isa(self) -> &'static Isa {
        self.isa
    }

    /// Its number among [`Isa::forms`]; [`Isa::form`] gives it back.
    pub const fn index(self) -> u16 {
        self.index
    }

    /// The instruction that it encodes.
    pub fn instruction(self) -> Instruction {
        Instruction::new(self.isa, Opcode(self.row().instruction()))
    }

    /// Its layout.
    pub fn encoding(self) -> Encoding {
        Encoding::new(self.isa, self.kind().encoding)
    }

    /// AMD's name of the condition under which it applies: `default`, `has_lit_0`.
    pub fn condition(self) -> &'static str {
        self.encoding().conditions().get(self.kind().condition as usize).map_or("", |row| self.isa.str(row.name))
    }

    /// Whether `words` meet the condition, test by test. [`Isa::decode`] does not need this; it is the second opinion.
    pub fn condition_holds(self, words: &[u32]) -> bool {
        self.encoding().holds(self.kind().condition, words)
    }

    /// Value of the opcode field.
    pub fn opcode(self) -> u32 {
        self.row().opcode().into()
    }

    /// Which half of a dual-issue word it fills.
    pub fn slot(self) -> Slot {
        self.kind().slot
    }

    /// Its operands, in AMD's order.
    pub fn operands(self) -> FormOperands {
        FormOperands { form: self, place: 0, rows: self.operand_list().iter() }
    }

    pub(crate) fn condition_index(self) -> u8 {
        self.kind().condition
    }

    /// Its operands, as numbers of rows.
    fn operand_list(self) -> &'static [u16] {
        let t = &self.isa.tables;
        let list = self.row().operands() as usize;
        let bound = |list: usize| t.operand_starts.get(list).copied().unwrap_or(0) as usize;
        t.operand_lists.get(bound(list)..bound(list + 1)).unwrap_or(&[])
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "`assert_valid` shows in a test that no row is missing")]
    fn operand_row(self, index: u16) -> OperandRow {
        OperandRow(self.isa.tables.operands[index as usize])
    }
}

/// The operands of a form: [`Form::operands`].
#[derive(Clone)]
pub struct FormOperands {
    form: Form,
    place: u8,
    rows: core::slice::Iter<'static, u16>,
}

impl Iterator for FormOperands {
    type Item = FormOperand;

    #[inline]
    fn next(&mut self) -> Option<FormOperand> {
        let row = self.form.operand_row(*self.rows.next()?);
        let place = self.place;
        self.place += 1;
        Some(FormOperand { form: self.form, place, row })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rows.size_hint()
    }
}

impl ExactSizeIterator for FormOperands {}

impl fmt::Debug for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}::{} as {} ({})",
            self.isa.generation(),
            self.instruction().name(),
            self.encoding().name(),
            self.condition()
        )
    }
}

/// An operand of a form, without a value.
#[derive(Clone, Copy)]
pub struct FormOperand {
    form: Form,
    /// Its place among the form's operands.
    place: u8,
    row: OperandRow,
}

impl FormOperand {
    pub(crate) const fn isa(self) -> &'static Isa {
        self.form.isa
    }

    /// Whether the two are the same operand of the same form.
    pub(crate) fn is(self, other: Self) -> bool {
        self.form == other.form && self.place == other.place
    }

    /// The form that has it.
    pub const fn form(self) -> Form {
        self.form
    }

    /// The field that holds it; none for an implicit operand (SCC, VCC, memory).
    pub fn field(self) -> Option<Field> {
        self.field_in(self.form.encoding())
    }

    /// The same, for who asks several operands of a form, which is of this encoding.
    #[inline]
    pub(crate) fn field_in(self, encoding: Encoding) -> Option<Field> {
        encoding.field_at(index(self.row.field())?)
    }

    /// What its values mean.
    pub fn operand_type(self) -> OperandType {
        OperandType::new(self.form.isa, self.row.operand_type())
    }

    /// How its data is laid out.
    pub fn data_format(self) -> DataFormat {
        DataFormat::new(self.form.isa, self.row.data_format())
    }

    /// Size in bits, as the specification has it; 0 where it does not say.
    pub const fn size_bits(self) -> u16 {
        self.row.size()
    }

    /// Whether it is read.
    pub const fn is_input(self) -> bool {
        self.row.flags() & IN != 0
    }

    /// Whether it is written.
    pub const fn is_output(self) -> bool {
        self.row.flags() & OUT != 0
    }

    /// AMD's `IsImplicit`: not in the instruction's text.
    pub const fn is_implicit(self) -> bool {
        self.row.flags() & IMPLICIT != 0
    }

    /// AMD's `IsBinaryMicrocodeRequired`.
    pub const fn is_binary_microcode_required(self) -> bool {
        self.row.flags() & UNENCODED == 0
    }
}

impl fmt::Debug for FormOperand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = self.field().map_or("implicit", Field::name);
        write!(f, "{field}: {} {}", self.operand_type().name(), self.data_format().name())
    }
}

/// A kind of operand: names of values, or parts of an immediate.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OperandType {
    isa: &'static Isa,
    pub(crate) index: u8,
}

impl OperandType {
    pub(crate) const fn new(isa: &'static Isa, index: u8) -> Self {
        Self { isa, index }
    }

    #[expect(clippy::indexing_slicing, reason = "`assert_valid` shows in a test that no row is missing")]
    fn row(self) -> &'static OperandTypeRow {
        &self.isa.tables.operand_types[self.index as usize]
    }

    /// AMD's name, `OPR_SRC`.
    pub fn name(self) -> &'static str {
        self.isa.str(self.row().name)
    }

    /// AMD's description: none without the feature `docs`, or where the archive has none.
    pub fn description(self) -> Option<&'static str> {
        self.isa.description(|all| all.operand_types, self.index.into())
    }

    /// What its operands are.
    pub fn kind(self) -> OperandKind {
        self.row().kind
    }

    /// The name of a value.
    pub fn value_name(self, value: u64) -> Option<Name> {
        name_of(self.isa, self.row().values.of(self.isa.tables.values), value)
    }

    /// All values that have names, ascending.
    pub fn values(self) -> impl Iterator<Item = u64> {
        let rows = self.row().values.of(self.isa.tables.values).iter();
        rows.flat_map(|row| (0..u64::from(row.count)).map(move |index| u64::from(row.first) + index))
    }

    /// Parts of a partitioned value, counted from its bit 0.
    pub fn fields(self) -> impl ExactSizeIterator<Item = Field> {
        self.row().fields.of(self.isa.tables.fields).iter().map(move |row| Field::new(self.isa, row))
    }
}

impl fmt::Debug for OperandType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
