//! Addresses and data of memory instructions.

use super::Constant;
use super::immediate::sign_extend;
use super::item::{AddressLayout, Apart, Flat, FlatKind, Half, Image, MatrixShape, ScalarOffset, ScalarOffsetKind};
use super::print::Printer;
use crate::rows::{Bits, Run};
use crate::size;

impl Printer<'_> {
    fn off(&mut self) {
        self.line.separate();
        self.line.push("off");
    }

    /// VGPRs as an operand of their own.
    fn vectors(&mut self, first: Bits, size: u32) {
        self.line.separate();
        let first = self.bits(first) as u32;
        self.run(b'v', first, size);
    }

    pub(super) fn buffer_address(&mut self, address: Bits, offen: u8, idxen: u8) {
        match u32::from(self.is_set(offen)) + u32::from(self.is_set(idxen)) {
            0 => self.off(),
            size => self.vectors(address, size),
        }
    }

    pub(super) fn flat_address(&mut self, flat: &Flat) {
        match size::flat_address(flat, self.words) {
            0 => self.off(),
            size => self.vectors(flat.address, size),
        }
    }

    pub(super) fn flat_base(&mut self, flat: &Flat) {
        let code = self.bits(flat.base) as u32;
        match size::flat_base(flat, self.words) {
            0 if flat.kind == FlatKind::Generic => {}
            0 => self.off(),
            size => {
                self.line.separate();
                self.scalar(code, size, Constant::B32);
            }
        }
    }

    pub(super) fn scalar_offset(&mut self, offset: &ScalarOffset) {
        let immediate = self.bits(offset.immediate);
        let signed = sign_extend(immediate, offset.immediate.count);
        let register = self.bits(offset.register) as u32;
        let (register, immediate) = match offset.kind {
            ScalarOffsetKind::TwoFlags { immediate: has_immediate, register: has_register } => {
                match (self.is_set(has_immediate), self.is_set(has_register)) {
                    (true, true) => (Some(register), Some(signed)),
                    (true, false) => (None, Some(signed)),
                    (false, true) => (Some(register), None),
                    (false, false) => (Some(immediate as u32 & 0x7f), None),
                }
            }
            ScalarOffsetKind::Null(_) if immediate == 0 => (Some(register), None),
            ScalarOffsetKind::Null(null) | ScalarOffsetKind::NullAlways(null) => {
                (Some(register).filter(|code| *code != u32::from(null)), Some(signed))
            }
        };
        self.line.separate();
        if let Some(code) = register {
            self.scalar(code, 1, Constant::B32);
        }
        if let Some(value) = immediate {
            if register.is_some() {
                self.line.push(" offset:");
            }
            if value < 0 {
                self.line.byte(b'-');
            }
            self.line.hex(value.unsigned_abs());
        }
    }

    pub(super) fn image_data(&mut self, image: &Image) {
        self.line.separate();
        let data = &image.data;
        let (size, _) = size::image(image, self.words);
        let first = self.bits(data.data) as u32;
        let accumulator = self.is_set(data.accumulator);
        self.vector(first, size, accumulator, Half::Whole);
    }

    pub(super) fn image_address(&mut self, image: &Image) {
        let address = &image.address;
        let (_, total) = size::image(image, self.words);
        if address.layout == AddressLayout::Together || total <= 1 && address.layout != AddressLayout::Separate {
            return self.vectors(address.first, total);
        }
        self.line.separate();
        self.line.byte(b'[');
        let mut separator = "";
        for (field, count) in size::image_list(*address, total) {
            self.line.push(separator);
            separator = ", ";
            self.run(b'v', self.bits(field) as u32, count);
        }
        self.line.byte(b']');
    }

    pub(super) fn buffer_format(&mut self, bits: Bits, names: Run) {
        let value = self.bits(bits);
        // Format 1 is the default.
        if value == 1 {
            return;
        }
        self.line.push(" format:");
        match self.tables.name(names, value) {
            Some(name) => {
                self.line.byte(b'[');
                self.line.push(name);
                self.line.byte(b']');
            }
            None => self.line.decimal(value),
        }
    }

    pub(super) fn split_format(&mut self, data: (Bits, Run), number: (Bits, Run)) {
        let (data, data_names, number, number_names) = (self.bits(data.0), data.1, self.bits(number.0), number.1);
        if (data, number) == (1, 0) {
            return;
        }
        self.line.push(" format:[");
        if data != 1 {
            self.line.push(self.tables.name(data_names, data).unwrap_or(""));
        }
        if data != 1 && number != 0 {
            self.line.byte(b',');
        }
        if number != 0 {
            self.line.push(self.tables.name(number_names, number).unwrap_or(""));
        }
        self.line.byte(b']');
    }

    pub(super) fn attribute(&mut self, number: Bits, channel: Bits) {
        self.line.separate();
        self.line.push("attr");
        self.line.decimal(self.bits(number));
        self.line.byte(b'.');
        self.line.byte(b"xyzw".get(self.bits(channel) as usize).copied().unwrap_or(b'?'));
    }

    pub(super) fn export_target(&mut self, bits: Bits, names: Run) {
        let value = self.bits(bits);
        self.line.byte(b' ');
        match self.tables.name(names, value) {
            Some(name) => self.line.push(name),
            None => {
                self.line.push("invalid_target_");
                self.line.decimal(value);
            }
        }
    }

    pub(super) fn export_source(&mut self, sources: Bits, enable: Bits, packed: u8, index: u8) {
        if self.bits(enable) >> index & 1 == 0 {
            return self.off();
        }
        let from = if self.is_set(packed) { index / 2 } else { index };
        self.vectors(Bits { offset: sources.offset + 8 * from, count: 8 }, 1);
    }

    pub(super) fn matrix(&mut self, register: Bits, format: Apart, shape: &MatrixShape) {
        self.line.separate();
        let code = self.bits(register) as u32;
        let size = size::matrix(shape, format, self.words);
        if code >= 256 {
            let accumulator = self.is_set(shape.accumulator);
            self.vector(code - 256, size, accumulator, Half::Whole);
        } else {
            self.scalar(code, size, Constant::B32);
        }
    }
}
