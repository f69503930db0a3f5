//! Which registers an instruction reads and writes.

use crate::text::code::is_set;
use crate::text::item::{Item, Temporal};
use crate::{Bank, Form, Inst, Operand, OperandKind, Part, Registers, Value, WaveSize};

/// Registers that an instruction reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Access {
    /// Which.
    pub registers: Registers,
    /// They are read.
    pub is_read: bool,
    /// They are written.
    pub is_written: bool,
    /// The instruction's text does not name them.
    pub is_implicit: bool,
    /// Some of the bits may keep their value when they are written: half a register, or lanes that EXEC has cleared.
    pub is_partial: bool,
}

impl Inst {
    /// All registers that the instruction reads or writes, those that its text does not name included, in the order of the
    /// operands. The same register can occur more than once. NULL does not occur, nor do the sources that are no registers, such
    /// as apertures; reading whether VCC is zero reads VCC.
    pub fn accesses(&self, wave: WaveSize) -> impl Iterator<Item = Access> {
        let masked = self.is_masked();
        let explicit = self.operands().flat_map(move |operand| OperandAccess::new(&operand, wave, masked));
        let exec = Registers::new(Bank::Exec, 0, wave.mask_dwords());
        let read = |registers| Access { registers, is_read: true, is_written: false, is_implicit: true, is_partial: false };
        let is_exec = move |value: Value| matches!(value, Value::Registers(registers) if registers == exec);
        let lists_exec = move || self.operands().any(|o| o.is_input() && is_exec(o.resolve(wave)));
        explicit.chain((masked && !lists_exec()).then(|| read(exec)))
    }

    /// The registers that the instruction reads. See [`Inst::accesses`].
    pub fn reads(&self, wave: WaveSize) -> impl Iterator<Item = Registers> {
        self.accesses(wave).filter(|access| access.is_read).map(|access| access.registers)
    }

    /// The registers that the instruction writes. See [`Inst::accesses`].
    pub fn writes(&self, wave: WaveSize) -> impl Iterator<Item = Registers> {
        self.accesses(wave).filter(|access| access.is_written).map(|access| access.registers)
    }

    /// Whether the instruction, or half of it, acts only on lanes that EXEC has set.
    fn is_masked(&self) -> bool {
        self.forms().any(|form| form.instruction().is_masked())
    }
}

impl Form {
    /// Whether it is an atomic access in an instruction that does not ask for what the memory held: then the data stays as it is.
    fn keeps_data(self, words: &[u32]) -> bool {
        // A load into part of a register reads memory only. The specification lists no memory for scalar atomics.
        let (mut has_memory, mut is_output) = (false, false);
        for operand in self.operands() {
            if matches!(operand.operand_type().kind(), OperandKind::GlobalMemory | OperandKind::LocalMemory) {
                (has_memory, is_output) = (true, is_output || operand.is_output());
            }
        }
        let strings = &self.isa().tables.text;
        if has_memory && !is_output {
            return false;
        }
        // Cache modifiers that ask an atomic access for what the memory held.
        for item in self.syntax() {
            let bit = match item {
                Item::Flag(bit, word) if matches!(strings.str(*word), "glc" | "sc0") => *bit,
                Item::CachePolicy { hint, kind: Temporal::Atomic, .. } => hint.offset(),
                _ => continue,
            };
            return !is_set(words, bit);
        }
        false
    }
}

/// The accesses of one operand.
struct OperandAccess {
    value: Value,
    access: Access,
    wave: WaveSize,
    next: u8,
}

impl OperandAccess {
    fn new(operand: &Operand<'_>, wave: WaveSize, masked: bool) -> Self {
        let kind = operand.operand_type().kind();
        let is_written = operand.is_output() && !(operand.is_input() && operand.form().keeps_data(operand.words()));
        let access = Access {
            registers: Registers::new(Bank::Null, 0, 0),
            is_read: operand.is_input(),
            is_written,
            is_implicit: operand.is_implicit() || operand.field().is_none() || matches!(kind, OperandKind::Implied(Bank::Exec)),
            is_partial: masked && is_written,
        };
        Self { value: operand.resolve(wave), access, wave, next: 0 }
    }
}

impl Iterator for OperandAccess {
    type Item = Access;

    fn next(&mut self) -> Option<Access> {
        let index = self.next;
        self.next += 1;
        let mut is_written = self.access.is_written;
        let registers = match self.value {
            Value::Registers(registers) if index == 0 => registers,
            Value::Scattered(scattered) => {
                let run = scattered.run(index.into())?;
                // Of a ray that is read and returned, only what has three coordinates comes back: origin and direction.
                is_written &= !self.access.is_read || run.count == 3;
                run
            }
            // The address of the dword is in M0.
            Value::LdsDirect if index == 0 => Registers::new(Bank::M0, 0, 1),
            _ => return None,
        };
        let registers = match registers.bank {
            bank if bank == Bank::Null || bank.is_aperture() => return None,
            Bank::VccZero => Registers::new(Bank::Vcc, 0, self.wave.mask_dwords()),
            Bank::ExecZero => Registers::new(Bank::Exec, 0, self.wave.mask_dwords()),
            Bank::FlatScratchBase => Registers { bank: Bank::FlatScratch, ..registers },
            _ => registers,
        };
        let vector = registers.bank.is_vector();
        let is_partial = is_written && (self.access.is_partial && vector || registers.part != Part::Whole);
        Some(Access { registers, is_written, is_partial, ..self.access })
    }
}
