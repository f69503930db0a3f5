//! What follows the operands.

use super::code::elements;
use super::immediate::sign_extend;
use super::item::{Bit, DppKind, Style, Temporal};
use super::print::Printer;
use crate::rows::{Bits, Run, Str};

impl Printer<'_> {
    pub(super) fn word(&mut self, word: Str) {
        self.line.byte(b' ');
        self.piece(word);
    }

    fn word_colon(&mut self, word: Str) {
        self.word(word);
        self.line.byte(b':');
    }

    pub(super) fn number(&mut self, bits: Bits, word: Str, style: Style) {
        let value = self.bits(bits);
        if value == 0 && !matches!(style, Style::Always | Style::AlwaysInHex) {
            return;
        }
        self.word_colon(word);
        match style {
            Style::Signed => self.line.signed(sign_extend(value, bits.count)),
            Style::InHex | Style::AlwaysInHex => self.line.hex(value),
            Style::Small if value > 10 => self.line.hex(value),
            Style::Unsigned | Style::Positive | Style::Always | Style::Small | Style::Bound => self.line.decimal(value),
        }
    }

    pub(super) fn pieces(&mut self, word: Str, pieces: [Bits; 3]) {
        let (mut value, mut shift) = (0, 0);
        for bits in &pieces {
            value |= self.bits(*bits) << shift;
            shift += bits.count;
        }
        match value {
            0 => {}
            1..=10 => {
                self.word_colon(word);
                self.line.decimal(value);
            }
            _ => {
                self.word_colon(word);
                self.line.hex(value);
            }
        }
    }

    pub(super) fn bools(&mut self, word: Str, bits: [Bit; 4], default: bool) {
        let bits = elements(&bits);
        if bits.iter().all(|bit| self.is_set(*bit) == default) {
            return;
        }
        self.word_colon(word);
        let mut before = b'[';
        for bit in bits {
            self.line.byte(before);
            before = b',';
            self.line.byte(b'0' + u8::from(self.is_set(*bit)));
        }
        self.line.byte(b']');
    }

    pub(super) fn named(&mut self, value: u64, word: Str, names: Run, always: bool) {
        if value == 0 && !always {
            return;
        }
        self.word_colon(word);
        self.name_of(value, names);
    }

    pub(super) fn dimensions(&mut self, value: u64, names: Run) {
        self.line.push(" dim:");
        self.name_of(value, names);
    }

    fn name_of(&mut self, value: u64, names: Run) {
        match self.tables.name(names, value) {
            Some(name) => self.line.push(name),
            None => self.line.decimal(value),
        }
    }

    pub(super) fn output_modifier(&mut self, bits: Bits) {
        match self.bits(bits) {
            1 => self.line.push(" mul:2"),
            2 => self.line.push(" mul:4"),
            3 => self.line.push(" div:2"),
            _ => {}
        }
    }

    pub(super) fn dpp8(&mut self, bits: Bits) {
        let lanes = self.bits(bits);
        self.line.push(" dpp8:");
        for lane in 0..8 {
            self.line.byte(if lane == 0 { b'[' } else { b',' });
            self.line.byte(b'0' + (lanes >> (3 * lane) & 7) as u8);
        }
        self.line.byte(b']');
    }

    pub(super) fn dpp_control(&mut self, bits: Bits, kind: DppKind) {
        let value = self.bits(bits);
        let old = !matches!(kind, DppKind::Share);
        self.line.byte(b' ');
        let counted = |line: &mut super::line::Line, word: &str, value: u64| {
            line.push(word);
            line.decimal(value);
        };
        match value {
            0..=0xff => {
                self.line.push("quad_perm:");
                for lane in 0..4 {
                    self.line.byte(if lane == 0 { b'[' } else { b',' });
                    self.line.byte(b'0' + (value >> (2 * lane) & 3) as u8);
                }
                self.line.byte(b']');
            }
            0x101..=0x10f => counted(self.line, "row_shl:", value - 0x100),
            0x111..=0x11f => counted(self.line, "row_shr:", value - 0x110),
            0x121..=0x12f => counted(self.line, "row_ror:", value - 0x120),
            0x130 if old => self.line.push("wave_shl:1"),
            0x134 if old => self.line.push("wave_rol:1"),
            0x138 if old => self.line.push("wave_shr:1"),
            0x13c if old => self.line.push("wave_ror:1"),
            0x130 => self.line.push("/* wave_shl is not supported starting from GFX10 */"),
            0x134 => self.line.push("/* wave_rol is not supported starting from GFX10 */"),
            0x138 => self.line.push("/* wave_shr is not supported starting from GFX10 */"),
            0x13c => self.line.push("/* wave_ror is not supported starting from GFX10 */"),
            0x140 => self.line.push("row_mirror"),
            0x141 => self.line.push("row_half_mirror"),
            0x142 if old => self.line.push("row_bcast:15"),
            0x143 if old => self.line.push("row_bcast:31"),
            0x142 | 0x143 => self.line.push("/* row_bcast is not supported starting from GFX10 */"),
            0x150..=0x15f => match kind {
                DppKind::Wave => {
                    self.line.push(" /* row_newbcast/row_share is not supported on ASICs earlier than GFX90A/GFX10 */")
                }
                DppKind::NewBroadcast => counted(self.line, "row_newbcast:", value - 0x150),
                DppKind::Share => counted(self.line, "row_share:", value - 0x150),
            },
            0x160..=0x16f if old => self.line.push("/* row_xmask is not supported on ASICs earlier than GFX10 */"),
            0x160..=0x16f => counted(self.line, "row_xmask:", value - 0x160),
            _ => self.line.push("/* Invalid dpp_ctrl value */"),
        }
    }

    pub(super) fn temporal(&mut self, hint: Bits, scope: Bits, kind: Temporal) {
        let (hint, scope) = (self.bits(hint), self.bits(scope));
        if hint != 0 {
            self.line.push(" th:");
            match kind {
                Temporal::Atomic => self.atomic_hint(hint, scope),
                Temporal::Load if hint == 7 => self.line.hex(hint),
                _ => {
                    let store = kind == Temporal::Store;
                    self.line.push(if store { "TH_STORE_" } else { "TH_LOAD_" });
                    self.line.push(match hint {
                        1 => "NT",
                        2 => "HT",
                        3 if scope == 3 => "BYPASS",
                        3 if store => "WB",
                        3 => "LU",
                        4 => "NT_RT",
                        5 => "RT_NT",
                        6 => "NT_HT",
                        _ => "NT_WB",
                    });
                }
            }
        }
        let names = ["", " scope:SCOPE_SE", " scope:SCOPE_DEV", " scope:SCOPE_SYS"];
        self.line.push(names.get(scope as usize).unwrap_or(&""));
    }

    /// Bit 0: returns the old value; bit 1: non-temporal; bit 2: cascading.
    fn atomic_hint(&mut self, hint: u64, scope: u64) {
        let nt = hint & 2 != 0;
        match (hint & 4 != 0, nt, hint & 1 != 0) {
            (true, _, _) if scope >= 2 => {
                self.line.push("TH_ATOMIC_CASCADE");
                self.line.push(if nt { "_NT" } else { "_RT" });
            }
            (true, _, _) => {
                self.line.push("TH_ATOMIC_");
                self.line.hex(hint);
            }
            (false, true, true) => self.line.push("TH_ATOMIC_NT_RETURN"),
            (false, true, false) => self.line.push("TH_ATOMIC_NT"),
            (false, false, _) => self.line.push("TH_ATOMIC_RETURN"),
        }
    }

    /// The offset of a swizzle: lanes of a quad, masks within 32 lanes, rotation or a fast Fourier transform's order.
    pub(super) fn swizzle(&mut self, bits: Bits) {
        let value = self.bits(bits);
        if value == 0 {
            return;
        }
        self.line.push(" offset:");
        let call = |printer: &mut Self, name: &str, values: &[u64]| {
            printer.line.push("swizzle(");
            printer.line.push(name);
            for value in values {
                printer.line.byte(b',');
                printer.line.decimal(*value);
            }
            printer.line.byte(b')');
        };
        let (and, or, xor) = (value & 31, value >> 5 & 31, value >> 10 & 31);
        let group = 32 - and;
        match value {
            0xe000..=0xffff => call(self, "FFT", &[value & 31]),
            0xc000..=0xdfff => call(self, "ROTATE", &[value >> 10 & 1, value >> 5 & 31]),
            0x8000..=0x80ff => call(self, "QUAD_PERM", &[value & 3, value >> 2 & 3, value >> 4 & 3, value >> 6 & 3]),
            0x8100.. => self.line.decimal(value),
            _ if and == 31 && or == 0 && xor.is_power_of_two() => call(self, "SWAP", &[xor]),
            _ if and == 31 && or == 0 && xor > 0 && (xor + 1).is_power_of_two() => call(self, "REVERSE", &[xor + 1]),
            _ if group > 1 && group.is_power_of_two() && or < group && xor == 0 => call(self, "BROADCAST", &[group, or]),
            _ => {
                self.line.push("swizzle(BITMASK_PERM,\"");
                let mut bit = 1 << 5;
                for _ in 0..5 {
                    bit >>= 1;
                    let of = |lane: u64| ((lane & and | or) ^ xor) & bit != 0;
                    self.line.byte(match (of(0), of(31)) {
                        (false, false) => b'0',
                        (true, true) => b'1',
                        (false, true) => b'p',
                        (true, false) => b'i',
                    });
                }
                self.line.push("\")");
            }
        }
    }
}
