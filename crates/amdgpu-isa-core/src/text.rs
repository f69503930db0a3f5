//! Assembly text of a decoded instruction, in LLVM's spelling.
//!
//! ```text
//! inst.text()                      v_add_f32_e32 v4, v6, v2
//! inst.text().wave64()             v_cndmask_b32_e32 v1, v2, v3, vcc
//! inst.text().uppercase()          V_ADD_F32_E32 V4, V6, V2
//! inst.text().label("again")       s_cbranch_scc1 again
//! ```

use core::fmt;

#[doc(inline)]
pub use amdgpu_isa_base::text::Line;
pub(crate) use amdgpu_isa_base::text::{Constant, Items, Part, Slot, Syntax, code, immediate};
use amdgpu_isa_base::text::{Options, Printer};

use crate::{Form, Inst, WaveSize};

#[doc(hidden)]
pub mod item {
    //! For generated code.
    pub use amdgpu_isa_base::text::item::*;
}

/// An instruction's text, to be displayed.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    inst: &'a Inst,
    options: Options,
    label: Option<&'a str>,
}

impl<'a> Text<'a> {
    /// For waves of this size; the default is [`Isa::default_wave`](crate::Isa::default_wave).
    pub const fn wave(self, wave: WaveSize) -> Self {
        let options = match wave {
            WaveSize::Wave32 => self.options.without(Options::WAVE64),
            WaveSize::Wave64 => self.options.with(Options::WAVE64),
        };
        Text { options, ..self }
    }

    /// Lane masks have 64 bits: see [`Text::wave`].
    pub const fn wave64(self) -> Self {
        self.wave(WaveSize::Wave64)
    }

    /// Lane masks have 32 bits: see [`Text::wave`].
    pub const fn wave32(self) -> Self {
        self.wave(WaveSize::Wave32)
    }

    /// Upper case throughout.
    pub const fn uppercase(self) -> Self {
        Text { options: self.options.with(Options::UPPERCASE), ..self }
    }

    /// Writes the text into a line, over what it held: the fastest way for those who have many to write. A label that does not fit
    /// is left out.
    pub fn write_line(self, line: &mut Line) -> &Line {
        // The target is a branch's last operand.
        if let (Some(_), Some(label)) = (self.print(line), self.label) {
            line.push(label);
        }
        line
    }

    /// Writes the text into a line; returns where the label belongs.
    #[inline(always)]
    fn print(self, line: &mut Line) -> Option<usize> {
        let mut printer = Printer::new(line, self.inst.words(), &self.inst.isa().tables.text, self.options);
        printer.labelled = self.label.is_some();
        let name = |form: Form| self.options.has_amd_names().then(|| form.instruction().name());
        let form = self.inst.form();
        printer.form(form.index(), name(form));
        if let Some(form) = self.inst.second() {
            printer.form(form.index(), name(form));
        }
        printer.label_at
    }

    /// AMD's names of instructions where LLVM has others.
    pub const fn amd_names(self) -> Self {
        Text { options: self.options.with(Options::AMD_NAMES), ..self }
    }

    /// The name of a branch's target, written as it is in place of the distance. Instructions that do not branch stay as they are.
    /// Where the target lies, [`crate::Value::Branch`] tells.
    pub const fn label(self, name: &'a str) -> Self {
        Text { label: Some(name), ..self }
    }
}

impl fmt::Display for Text<'_> {
    /// Pads as the format asks, but for a label of hundreds of bytes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = Line::new();
        let at = self.print(&mut line);
        // The target is a branch's last operand.
        if let (Some(_), Some(label)) = (at, self.label) {
            let room = line.as_bytes().len();
            line.push(label);
            if line.as_bytes().len() - room < label.len() {
                f.write_str(line.as_str())?;
                return f.write_str(label);
            }
        }
        f.pad(line.as_str())
    }
}

impl Inst {
    /// The instruction's text in LLVM's spelling, with options.
    pub const fn text(&self) -> Text<'_> {
        Text { inst: self, options: Options::new(self.isa().tables.wave64), label: None }
    }
}

/// The instruction's text in LLVM's spelling. See [`Inst::text`] for options.
impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.text(), f)
    }
}

impl Form {
    /// LLVM's mnemonic, without the suffix that tells the encoding.
    pub fn mnemonic(self) -> &'static str {
        self.isa().tables.text.mnemonic(self.index())
    }

    /// How its text is put together.
    pub(crate) fn syntax(self) -> Items {
        self.isa().tables.text.syntax(self.index())
    }
}
