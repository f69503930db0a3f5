//! From an instruction back to the builder that makes it.

use super::{Argument, Builder};
use crate::lay::takes_argument;
use crate::text::code::is_set;
use crate::text::item::{Item, ScalarOffset, ScalarOffsetKind};
use crate::{Field, Form, Inst, WaveSize};

impl Inst {
    /// The builder that makes this instruction in this form again, with its operands as arguments and the modifiers that change something by name:
    /// a start for changing it. Bits that neither an operand nor a modifier tells (see [`Inst::ignored_bits`]) are lost.
    pub fn to_builder(&self, wave: WaveSize) -> Builder {
        let opcode = |form: Form| form.instruction().opcode();
        let mut builder = self.isa().build(opcode(self.form())).wave(wave).form(self.form());
        builder = self.add_operands(builder, self.form());
        if let Some(second) = self.second() {
            builder = self.add_operands(builder.dual(opcode(second)).form(second), second);
        }
        if let Some(field) = self.offset_flag() {
            builder = builder.with(field.name(), 1);
        }
        if let Some((field, enabled)) = self.packed_sources() {
            builder = builder.with(field.name(), enabled);
        }
        for modifier in self.modifiers() {
            if !modifier.is_default() {
                builder = builder.with(modifier.name, modifier.value);
            }
        }
        builder
    }

    /// The flag of a scalar offset's register that is set although the register is alone, where its place is the immediate's.
    fn offset_flag(&self) -> Option<Field> {
        for item in self.form().syntax() {
            if let Item::Offset(ScalarOffset { kind: ScalarOffsetKind::TwoFlags { immediate, register }, .. }) = item
                && is_set(self.words(), *register)
                && !is_set(self.words(), *immediate)
            {
                return self.encoding().find(&|field| field.low().offset() == *register);
            }
        }
        None
    }

    /// The mask of an export's sources where they are packed: one of a pair may be enabled.
    fn packed_sources(&self) -> Option<(Field, i64)> {
        for item in self.form().syntax() {
            if let Item::ExportSource { enable, packed, .. } = item
                && is_set(self.words(), *packed)
            {
                let field = self.encoding().find(&|field| field.low() == *enable)?;
                return Some((field, field.extract(self.words()) as i64));
            }
        }
        None
    }

    fn add_operands(&self, mut builder: Builder, form: Form) -> Builder {
        for operand in self.operands() {
            if operand.form() != form || !takes_argument(*operand) {
                continue;
            }
            builder = builder.operand(Argument::from(operand.resolve(builder.wave_size())));
            let modifiers = operand.modifiers();
            if modifiers.neg {
                builder = builder.neg();
            }
            if modifiers.abs {
                builder = builder.abs();
            }
            if modifiers.sext {
                builder = builder.sext();
            }
        }
        builder
    }
}
