//! Bits that an instruction ignores.

use super::Lint;
use crate::modifier::{At, places};
use crate::rows::Bits;
use crate::text::Constant;
use crate::text::code::is_set;
use crate::text::item::{AddressRule, Bit, File, ImageRule, Item, NO_BIT, Present, ScalarOffsetKind, ZERO_BIT};
use crate::{Field, FormOperand, Inst, MAX_DWORDS, Registers, Value, WaveSize};
use amdgpu_isa_base::size;

impl Inst {
    /// The bits that neither tell the instruction and its form nor belong to an operand or a modifier that it has, whatever their
    /// value: those that no field covers, fields that its form does not use, fields of operands that are absent in this very
    /// instruction (the address register of a buffer instruction that has neither index nor offset).
    pub fn ignored_bits(&self) -> [u32; MAX_DWORDS] {
        let used = self.used_bits();
        let mut ignored = [0; MAX_DWORDS];
        for (word, _) in ignored.iter_mut().zip(self.words()) {
            *word = u32::MAX;
        }
        for (field, value) in self.fields() {
            let mut bits = mask(field);
            let unused = without(bits, &used);
            if unused != [0; MAX_DWORDS] && (value == 0 || !self.selects(field)) {
                bits = without(bits, &unused);
            }
            ignored = without(ignored, &bits);
        }
        ignored
    }

    pub(super) fn unused_fields(&self) -> impl Iterator<Item = Lint> {
        let used = self.used_bits();
        self.fields().filter_map(move |(field, value)| {
            let unused = without(mask(field), &used);
            let ignored = without(unused, &self.words) != unused;
            (ignored && !self.selects(field)).then_some(Lint::UnusedField { field, value })
        })
    }

    /// Whether the words would be another form, or none, if the field were zero: a marker of DPP or of a literal.
    fn selects(&self, field: Field) -> bool {
        let mut words = self.words;
        field.insert(&mut words, 0);
        let other = self.isa().decode(words.get(..self.len_dwords()).unwrap_or(&words));
        other.map_or(true, |other| other.form() != self.form() || other.second() != self.second())
    }

    /// The bits that the instruction uses as such: prefix, opcode, operands, modifiers.
    fn used_bits(&self) -> [u32; MAX_DWORDS] {
        let mut used = [0; MAX_DWORDS];
        for form in self.forms() {
            let encoding = form.encoding();
            used[0] |= encoding.prefix().0;
            for field in encoding.opcode_fields() {
                field.insert(&mut used, u64::MAX);
            }
            for item in form.syntax() {
                mark(item, self.words(), &mut used);
            }
            // What always has the same value counts as used while it has.
            for (bits, value) in form.fixed() {
                if bits.extract(self.words()) == value {
                    bits.insert(&mut used, u64::MAX);
                }
            }
        }
        for operand in self.operands() {
            // Whether an operand is there does not depend on the size of the wave.
            let value = operand.resolve(WaveSize::Wave32);
            operand.mark(value, self.words(), &mut used);
        }
        used
    }
}

/// The bits that are not among the others.
fn without(mut bits: [u32; MAX_DWORDS], others: &[u32; MAX_DWORDS]) -> [u32; MAX_DWORDS] {
    for (bits, others) in bits.iter_mut().zip(others) {
        *bits &= !others;
    }
    bits
}

fn mask(field: Field) -> [u32; MAX_DWORDS] {
    let mut bits = [0; MAX_DWORDS];
    field.insert(&mut bits, u64::MAX);
    bits
}

impl FormOperand {
    /// Sets the bits that hold the operand.
    fn mark(self, value: Value, words: &[u32], used: &mut [u32; MAX_DWORDS]) {
        match (self.item(), value) {
            // An attribute's item marks its bits.
            (_, Value::Absent | Value::Attribute { .. }) => {}
            (Some(Item::Coordinates(image)), value) => {
                let count = if let Value::Scattered(scattered) = value { scattered.len() } else { 1 };
                for index in 0..count {
                    if let Some(field) = size::image_field(&image.address, index.into()) {
                        field.insert(used, u64::MAX);
                    }
                }
            }
            (Some(Item::Offset(offset)), Value::Registers(Registers { .. })) => match offset.kind {
                ScalarOffsetKind::TwoFlags { register, .. } if !is_set(words, register) => {
                    Bits { count: 7, ..offset.immediate }.insert(used, u64::MAX);
                }
                _ => offset.register.insert(used, u64::MAX),
            },
            (Some(Item::Operand(register)), _) if matches!(register.file, File::ScalarIf(flag) if !is_set(words, flag)) => {}
            // Of a literal of 16 bits the dword's upper half says nothing, but that an assembler may have left the sign there.
            (Some(Item::Wide(Constant::F16 | Constant::Bf16)), Value::Literal(literal))
                if literal.raw as u32 != i32::from(literal.raw as i16) as u32 =>
            {
                if let Some(field) = self.field() {
                    field.insert(used, 0xffff);
                }
            }
            (item, value) => {
                if let Some(Item::Operand(register)) = item {
                    // A constant is in no bank and has no halves.
                    let flags = register.flags(matches!(value, Value::Registers(read) if read.bank.is_vector()));
                    for flag in &flags {
                        if *flag < ZERO_BIT {
                            Bits { offset: *flag, count: 1 }.insert(used, u64::MAX);
                        }
                    }
                }
                if let Some(place) = item.and_then(Item::place) {
                    place.insert(used, u64::MAX);
                }
                if let Some(field) = self.field() {
                    field.insert(used, u64::MAX);
                }
            }
        }
    }
}

/// Sets the bits that the item speaks for, but for those of a register's number.
fn mark(item: &Item, given: &[u32], words: &mut [u32; MAX_DWORDS]) {
    let mut bit = |bit: Bit| {
        if let Some(word) = words.get_mut(usize::from(bit / 32)).filter(|_| bit != NO_BIT) {
            *word |= 1 << (bit % 32);
        }
    };
    match *item {
        Item::Operand(register) => {
            if let Present::If(flag) | Present::Unless(flag) = register.present {
                bit(flag);
            }
            if let File::ScalarIf(flag) = register.file {
                bit(flag);
            }
        }
        Item::BufferAddress { offen, idxen, .. } => {
            bit(offen);
            bit(idxen);
        }
        Item::FlatAddress(flat) => bit(flat.vector),
        Item::FlatBase(flat) => flat.base.insert(words, u64::MAX),
        Item::Offset(offset) => {
            if let ScalarOffsetKind::TwoFlags { immediate, register } = offset.kind {
                bit(immediate);
                bit(register);
            } else {
                // Its code may be the one that means no register.
                offset.register.insert(words, u64::MAX);
            }
            if offset.has_immediate(given) {
                offset.immediate.insert(words, u64::MAX);
            }
        }
        Item::Texels(image) => {
            let data = image.data;
            bit(data.accumulator);
            // Data of a fixed size has neither mask nor format.
            if !matches!(data.rule, ImageRule::Fixed(_)) {
                bit(data.d16);
                bit(data.tfe);
                data.mask.insert(words, u64::MAX);
            }
        }
        Item::Coordinates(image) => {
            let address = image.address;
            bit(address.a16);
            // A ray has no dimension.
            if matches!(address.rule, AddressRule::Texel(_)) {
                address.dim.insert(words, u64::MAX);
            }
        }
        Item::Matrix(_, format, shape) => {
            bit(shape.accumulator);
            format.insert(words, u64::MAX);
        }
        Item::ExportSource { enable, packed, .. } => {
            bit(packed);
            enable.insert(words, u64::MAX);
        }
        Item::Value(bits, _) | Item::Optional(bits) | Item::DppFetchInactive(bits) | Item::ExportTarget(bits, _) => {
            bits.insert(words, u64::MAX);
        }
        Item::Attribute { number, channel } => {
            number.insert(words, u64::MAX);
            channel.insert(words, u64::MAX);
        }
        _ => {}
    }
    if let Item::Offset(_) = item {
        return;
    }
    for place in places(item) {
        match place.at {
            At::Bits(bits) | At::Code { bits, .. } => bits.insert(words, u64::MAX),
            At::Apart(number) => number.insert(words, u64::MAX),
            At::Elements(bits) => {
                for bit in &bits {
                    if *bit != NO_BIT {
                        crate::rows::bits(*bit, 1).insert(words, 1);
                    }
                }
            }
        }
    }
}
