//! Immediates among the operands.

use super::item::{Immediate, Messages};
use super::print::Printer;
use crate::rows::Run;

/// Names of what an instruction waits for, in the two `instid` parts of a delay.
pub const DELAY_IDS: [&str; 12] = [
    "NO_DEP",
    "VALU_DEP_1",
    "VALU_DEP_2",
    "VALU_DEP_3",
    "VALU_DEP_4",
    "TRANS32_DEP_1",
    "TRANS32_DEP_2",
    "TRANS32_DEP_3",
    "FMA_ACCUM_CYCLE_1",
    "SALU_CYCLE_1",
    "SALU_CYCLE_2",
    "SALU_CYCLE_3",
];
/// Names of how far apart the two waiting instructions are.
pub const DELAY_SKIPS: [&str; 6] = ["SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4"];
/// Names of the operands that an index applies to.
pub const INDEX_MODES: [&str; 4] = ["SRC0", "SRC1", "SRC2", "DST"];
/// Names of an attribute's vertices.
pub const PARAMETERS: [&str; 3] = ["p10", "p20", "p0"];

/// Flags of a version.
const VERSION_FLAGS: [(u64, &str); 3] =
    [(0x2000, "UC_VERSION_W64_BIT"), (0x4000, "UC_VERSION_W32_BIT"), (0x8000, "UC_VERSION_MDP_BIT")];

impl Printer<'_> {
    pub(super) fn immediate(&mut self, value: u64, width: u8, kind: &Immediate) {
        self.line.separate();
        match *kind {
            Immediate::Short if value <= 64 => self.line.decimal(value),
            Immediate::Short | Immediate::Hex | Immediate::UnsignedHex => self.line.hex(value),
            Immediate::Branch if self.labelled => self.label_at = Some(self.line.len()),
            Immediate::Decimal | Immediate::Branch => self.line.decimal(value),
            Immediate::SignedHex => {
                let value = sign_extend(value, width);
                if value < 0 {
                    self.line.byte(b'-');
                }
                self.line.hex(value.unsigned_abs());
            }
            Immediate::Hwreg(names) => self.hwreg(value, names),
            Immediate::Message(messages) => self.message(value, messages),
            Immediate::Counters(parts) => self.counters(value, parts),
            Immediate::Depctr(parts) => self.depctr(value, parts),
            Immediate::Delay => self.delay(value),
            Immediate::IndexMode => self.index_mode(value),
            Immediate::Parameter => match PARAMETERS.get(value as usize) {
                Some(name) => self.line.push(name),
                None => {
                    self.line.push("invalid_param_");
                    self.line.decimal(value);
                }
            },
            Immediate::Version(names) => self.version(value, names),
        }
    }

    /// Register in bits 5:0, offset in 10:6, width less one in 15:11.
    fn hwreg(&mut self, value: u64, names: Run) {
        let (id, offset, width) = (value & 63, value >> 6 & 31, (value >> 11 & 31) + 1);
        self.line.push("hwreg(");
        match self.tables.name(names, id) {
            Some(name) => self.line.push(name),
            None => self.line.decimal(id),
        }
        if (offset, width) != (0, 32) {
            self.list(&[offset, width]);
        }
        self.line.byte(b')');
    }

    /// `, 1, 2`
    fn list(&mut self, values: &[u64]) {
        for value in values {
            self.line.push(", ");
            self.line.decimal(*value);
        }
    }

    /// Message in bits 3:0, operation in 6:4, stream in 9:8; or the message alone in bits 7:0.
    fn message(&mut self, value: u64, messages: Messages) {
        let split = messages.operations.count > 0;
        let (message, operation, stream) =
            if split { (value & 15, value >> 4 & 7, value >> 8 & 3) } else { (value & 255, 0, 0) };
        let exact = message | operation << 4 | stream << 8 == value;
        let name = self.tables.name(messages.messages, message);
        let named_operation = self.tables.name(messages.operations, message << 8 | operation);
        // Code 0xff tells that the message has operations, and its first letter whether they have streams.
        let kind = self.tables.name(messages.operations, message << 8 | 0xff).unwrap_or("");
        let streams = kind == "stream" && operation != 0;
        match (name, named_operation) {
            (Some(name), None) if kind.is_empty() && operation == 0 && stream == 0 => {
                self.line.push("sendmsg(");
                self.line.push(name);
            }
            (Some(name), Some(of)) if stream == 0 || streams => {
                self.line.push("sendmsg(");
                self.line.push(name);
                self.line.push(", ");
                self.line.push(of);
                if streams {
                    self.list(&[stream]);
                }
            }
            _ if !exact => return self.line.decimal(value),
            _ => {
                self.line.push("sendmsg(");
                self.line.decimal(message);
                self.list(&[operation, stream]);
            }
        }
        self.line.byte(b')');
    }

    /// Counters, but not those at their maximum, unless all are.
    fn counters(&mut self, value: u64, parts: Run) {
        let tables = self.tables;
        let parts = parts.of(tables.parts);
        let all = parts.iter().all(|part| part.value(value) == part.max());
        let mut space = false;
        for part in parts {
            let count = part.value(value);
            if all || count != part.max() {
                self.part(tables.str(part.name), count, &mut space);
            }
        }
    }

    fn part(&mut self, name: &str, value: u64, space: &mut bool) {
        if *space {
            self.line.byte(b' ');
        }
        *space = true;
        self.line.push(name);
        self.line.byte(b'(');
        self.line.decimal(value);
        self.line.byte(b')');
    }

    /// Parts without their default value, or all if all have it; a number if a bit outside the parts is set.
    fn depctr(&mut self, value: u64, parts: Run) {
        let mut rest = value;
        for part in parts.of(self.tables.parts) {
            rest &= !part.mask();
        }
        if rest == 0 { self.counters(value, parts) } else { self.line.hex(value) }
    }

    fn delay(&mut self, value: u64) {
        let mut any = false;
        let mut part = |word: &str, names: &[&str], value: u64| {
            if value == 0 {
                return;
            }
            if any {
                self.line.push(" | ");
            }
            any = true;
            self.line.push(word);
            let invalid =
                if names.len() == DELAY_IDS.len() { "/* invalid instid value */" } else { "/* invalid instskip value */" };
            self.line.push(names.get(value as usize).unwrap_or(&invalid));
            self.line.byte(b')');
        };
        part("instid0(", &DELAY_IDS, value & 15);
        part("instskip(", &DELAY_SKIPS, value >> 4 & 7);
        part("instid1(", &DELAY_IDS, value >> 7 & 15);
        if !any {
            self.line.byte(b'0');
        }
    }

    /// Version in bits 7:0, flags in 15:13.
    fn version(&mut self, value: u64, names: Run) {
        if value & !0xe0ff != 0 {
            return self.line.hex(value);
        }
        for _ in 1..(value >> 8).count_ones() {
            self.line.byte(b'(');
        }
        match self.tables.name(names, value & 0xff) {
            Some(name) => self.line.push(name),
            None => self.line.decimal(value & 0xff),
        }
        let mut separator = "|";
        for (bit, name) in &VERSION_FLAGS {
            if value & bit != 0 {
                self.line.push(separator);
                separator = ")|";
                self.line.push(name);
            }
        }
    }

    fn index_mode(&mut self, value: u64) {
        if value > 15 {
            return self.line.hex(value);
        }
        self.line.push("gpr_idx(");
        let mut comma = false;
        for (bit, name) in INDEX_MODES.iter().enumerate() {
            if value >> bit & 1 != 0 {
                if comma {
                    self.line.byte(b',');
                }
                comma = true;
                self.line.push(name);
            }
        }
        self.line.byte(b')');
    }
}

/// `value` of `width` bits as a signed number.
pub(super) const fn sign_extend(value: u64, width: u8) -> i64 {
    if width == 0 || width >= 64 {
        return value as i64;
    }
    ((value << (64 - width)) as i64) >> (64 - width)
}
