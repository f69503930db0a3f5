//! LLVM's word on texts that do not come back as the words that they were made of.

use std::collections::HashMap;

use amdgpu_isa::Inst;
use amdgpu_isa::asm::AsmError;
use anyhow::Result;
use xtask::oracle::{Assembled, Disassembled, Oracle, Target};

use crate::campaign::hex;
use crate::list::Patterns;
use crate::pairs::bytes;

/// So many questions are asked at once.
const BATCH: usize = 4096;
/// So many of them are kept as examples, of each form and outcome.
const EXAMPLES: u32 = 3;

/// What became of random words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The text gives the same word.
    pub same: u64,
    /// It gives another, but LLVM assembles it to the word.
    pub differing: u64,
    /// We refuse it, but LLVM assembles it to the word.
    pub lost: u64,
    /// Not counted as words: LLVM too assembles the text to another word, the same one as we do.
    pub untold: u64,
    /// LLVM assembles it to another word, and we to yet another, or to none.
    pub otherwise: u64,
    /// Words of these three kinds whose text the list of `assembly` has, with a reason.
    pub listed: u64,
    /// Not counted: LLVM refuses the text.
    pub refused: u64,
    /// Not counted: LLVM assembles the text otherwise than we do, but prints another for the word (that is `verify`'s concern), or it
    /// dies of the text.
    pub printed: u64,
}

impl Counts {
    /// Valid words.
    pub const fn words(&self) -> u64 {
        self.same + self.faults() + self.listed
    }

    /// Those among them that do not come back, for no reason that is listed.
    pub const fn faults(&self) -> u64 {
        self.differing + self.lost + self.otherwise
    }
}

/// How a word does not come back, for whoever reads the differences: the first field that its text does not tell, or what we refuse.
fn kind(inst: &Inst, text: &str, ours: &Result<Inst, AsmError>) -> String {
    match ours {
        Ok(again) if again.to_string() == text => {
            let mut fields = inst.fields().zip(again.fields());
            let differs = fields.find(|((_, one), (_, other))| one != other);
            differs.map_or(String::new(), |((field, _), _)| format!("untold {}", field.name()))
        }
        Ok(_) => "other text".to_owned(),
        Err(error) => error.problem().to_string(),
    }
}

/// A word that does not come back.
struct Case {
    form: usize,
    kind: String,
    bytes: Vec<u8>,
    text: String,
    /// What the text assembles to, or why it does not.
    ours: Result<Vec<u8>, String>,
}

/// Whether LLVM makes other bytes of a text than we do: then one of the two may have it wrong, or the text is not LLVM's.
fn is_suspect(case: &Case, assembled: &Assembled) -> bool {
    matches!(assembled, Assembled::Bytes(llvm) if case.ours.as_ref() != Ok(llvm))
}

/// Asks LLVM, many questions at once.
pub(super) struct Judge<'a> {
    oracle: &'a Oracle,
    target: Target<'a>,
    generation: &'a str,
    accepted: Patterns<3>,
    cases: Vec<Case>,
    shown: HashMap<(usize, &'static str), u32>,
    pub(super) counts: Counts,
    pub(super) rows: Vec<String>,
}

impl<'a> Judge<'a> {
    /// # Errors
    /// When the list of what assembles otherwise can't be read.
    pub(super) fn new(oracle: &'a Oracle, target: Target<'a>, generation: &'a str) -> Result<Self> {
        Ok(Judge {
            oracle,
            target,
            generation,
            accepted: Patterns::read("assembly")?,
            cases: Vec::new(),
            shown: HashMap::new(),
            counts: Counts::default(),
            rows: Vec::new(),
        })
    }

    /// A word of a form that does not come back.
    pub(super) fn add(&mut self, form: usize, inst: &Inst, text: &str, ours: Result<Inst, AsmError>) -> Result<()> {
        let kind = kind(inst, text, &ours);
        let ours = ours.map(|inst| bytes(&inst)).map_err(|error| error.to_string());
        self.cases.push(Case { form, kind, bytes: bytes(inst), text: text.to_owned(), ours });
        if self.cases.len() >= BATCH { self.finish() } else { Ok(()) }
    }

    /// Judges what is left. How LLVM prints a word matters only where the text may be at fault.
    pub(super) fn finish(&mut self) -> Result<()> {
        let cases = std::mem::take(&mut self.cases);
        let texts: Vec<&str> = cases.iter().map(|case| case.text.as_str()).collect();
        let assembled = self.oracle.assemble(self.target, &texts)?;
        let judged = || cases.iter().zip(&assembled);
        let (suspects, others): (Vec<_>, Vec<_>) = judged().partition(|(case, assembled)| is_suspect(case, assembled));
        let bytes: Vec<&[u8]> = suspects.iter().map(|(case, _)| case.bytes.as_slice()).collect();
        let printed = self.oracle.disassemble(self.target, &bytes)?;
        suspects.into_iter().zip(&printed).for_each(|((case, assembled), printed)| self.judge(case, Some(printed), assembled));
        others.into_iter().for_each(|(case, assembled)| self.judge(case, None, assembled));
        Ok(())
    }

    fn judge(&mut self, case: &Case, printed: Option<&Disassembled>, assembled: &Assembled) {
        let prints = |printed: &Disassembled| matches!(printed, Disassembled::Text { text, .. } if text.trim_end() == case.text.trim_end());
        let is_printed = printed.is_none_or(prints);
        let counts = &mut self.counts;
        let (outcome, count) = match (assembled, &case.ours) {
            (_, _) if !is_printed => ("LLVM prints otherwise", &mut counts.printed),
            (Assembled::Crashed, _) => ("LLVM dies", &mut counts.printed),
            (Assembled::Refused { .. }, Ok(_)) => ("LLVM refuses, we do not", &mut counts.refused),
            (Assembled::Refused { .. }, Err(_)) => ("LLVM refuses", &mut counts.refused),
            (Assembled::Bytes(llvm), Ok(_)) if *llvm == case.bytes => ("differs", &mut counts.differing),
            (Assembled::Bytes(llvm), Err(_)) if *llvm == case.bytes => ("lost", &mut counts.lost),
            (Assembled::Bytes(llvm), Ok(ours)) if llvm == ours => ("text does not tell", &mut counts.untold),
            (Assembled::Bytes(_), _) => ("otherwise", &mut counts.otherwise),
        };
        let kind = if case.ours.is_ok() { "differs" } else { "refused" };
        let is_fault = matches!(outcome, "differs" | "lost" | "otherwise");
        if is_fault && self.accepted.position([self.generation, kind, &case.text]).is_some() {
            counts.listed += 1;
        } else {
            *count += 1;
        }
        let shown = self.shown.entry((case.form, outcome)).or_default();
        *shown += 1;
        if *shown > EXAMPLES {
            return;
        }
        let llvm = match (is_printed, printed, assembled) {
            (false, Some(Disassembled::Text { text, .. }), _) => text.clone(),
            (false, ..) => "-".to_owned(),
            (true, _, Assembled::Bytes(bytes)) => hex(bytes),
            (true, _, Assembled::Refused { message, .. }) => message.clone(),
            (true, _, Assembled::Crashed) => "crash".to_owned(),
        };
        let ours = case.ours.as_ref().map_or_else(Clone::clone, |bytes| hex(bytes));
        self.rows.push(format!("{outcome}\t{}\t{}\t{}\t{llvm}\t{ours}", case.kind, hex(&case.bytes), case.text));
    }
}
