//! `gaps`: opcodes that LLVM decodes and no form of ours holds.
//!
//! The other campaigns make their words from the specification's forms, so none can find a form that the specification lacks. Here
//! every opcode value that no form of an encoding has is laid into words of that encoding, by the same tries that look for legal
//! words of known forms, until LLVM takes one that we do not decode.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

use amdgpu_isa::Generation;
use anyhow::Result;
use isa_spec::isa::{ConditionId, EncodingId, Form, Isa, Slot};
use xtask::oracle::{Disassembled, Oracle, Target as Cpu};
use xtask::words::{Target, opcode_field};

use crate::campaign::{self, hex};
use crate::candidates::{TRIES, candidate};
use crate::list::Patterns;

/// Asks llvm-mc about every opcode value that no form has.
#[derive(clap::Args)]
pub struct Args {
    /// Only this generation.
    #[arg(long = "gen", value_name = "GEN")]
    generation: Option<Generation>,
    /// Write what is found to this file: generation, encoding, opcode, bytes, LLVM's text, and whether it is listed.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// An opcode that LLVM knows in an encoding and we do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The generation.
    pub generation: String,
    /// AMD's name of the encoding.
    pub encoding: String,
    /// The opcode.
    pub opcode: u32,
    /// An instruction with it, in memory order.
    pub bytes: Vec<u8>,
    /// LLVM's text.
    pub text: String,
}

impl Gap {
    /// LLVM's mnemonic; of the half at hand in a dual-issue word both.
    pub fn mnemonic(&self) -> String {
        let names = self.text.split(" :: ").filter_map(|half| half.split_whitespace().next());
        names.collect::<Vec<_>>().join(" :: ")
    }

    /// Whether the list of accepted gaps has it.
    pub fn is_listed(&self, accepted: &Patterns<3>) -> bool {
        accepted.position([&self.generation, &self.encoding, &self.mnemonic()]).is_some()
    }
}

/// Runs the chore.
///
/// # Errors
/// When the specification can't be read, or llvm-mc can't be run.
pub fn run(args: &Args) -> Result<ExitCode> {
    let Some(oracle) = Oracle::find() else { return Ok(ExitCode::SUCCESS) };
    let accepted = Patterns::read("gaps")?;
    let mut report = String::from("generation\tencoding\topcode\tbytes\ttext\tlisted\n");
    let mut unlisted = 0;
    for (spec, generation) in campaign::chosen(args.generation)? {
        let gaps = gaps(&spec.isa, generation, &oracle)?;
        let listed = gaps.iter().filter(|gap| gap.is_listed(&accepted)).count();
        println!("{:8} {:4} opcodes that LLVM knows and we do not, {listed} listed", spec.isa.generation, gaps.len());
        unlisted += gaps.len() - listed;
        for gap in &gaps {
            let Gap { generation, encoding, opcode, bytes, text } = gap;
            let mark = if gap.is_listed(&accepted) { "listed" } else { "-" };
            report += &format!("{generation}\t{encoding}\t{opcode}\t{}\t{text}\t{mark}\n", hex(bytes));
        }
    }
    campaign::write(&[(&args.report, &report)])?;
    if unlisted > 0 {
        eprintln!("error: {unlisted} opcodes that LLVM knows are neither ours nor in conformance/lists/gaps.tsv");
    }
    Ok(if unlisted == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The gaps of a generation, by encoding and opcode.
///
/// # Errors
/// When llvm-mc can't be run.
pub fn gaps(isa: &Isa, generation: amdgpu_isa::Generation, oracle: &Oracle) -> Result<Vec<Gap>> {
    let cpu = Cpu::new(generation.targets().first().copied().unwrap_or_default());
    let runtime = generation.isa();
    let mut open: Vec<(Form, Option<&Form>)> = unknown(isa);
    let mut gaps: Vec<(EncodingId, Slot, Gap)> = Vec::new();
    for index in 0..TRIES {
        let (mut inputs, mut owners) = (Vec::new(), Vec::new());
        for (owner, (form, second)) in open.iter().enumerate() {
            let target = match form.slot {
                Slot::Y => second.map(|second| Target { form: second, second: Some(form) }),
                _ => Some(Target { form, second: *second }),
            };
            let Some((target, words)) = target.and_then(|target| Some((target, candidate(isa, target, index)?))) else {
                continue;
            };
            let words = &words[..target.dwords(isa)];
            if runtime.decode(words).is_ok_and(|inst| inst.len_dwords() == words.len()) {
                continue;
            }
            inputs.push(words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>());
            owners.push(owner);
        }
        let answers = oracle.disassemble(cpu, &inputs)?;
        for ((owner, bytes), answer) in owners.into_iter().zip(inputs).zip(answers) {
            // In a comment LLVM says itself that the words are illegal.
            let Disassembled::Text { text, .. } = answer else { continue };
            if text.contains("/*") {
                continue;
            }
            let form = &open[owner].0;
            let encoding = isa.encodings[form.encoding.index()].name.clone();
            let gap = Gap { generation: isa.generation.clone(), encoding, opcode: form.opcode, bytes, text };
            gaps.push((form.encoding, form.slot, gap));
        }
        let found = |form: &Form| {
            gaps.iter().any(|(encoding, slot, gap)| (*encoding, *slot, gap.opcode) == (form.encoding, form.slot, form.opcode))
        };
        open.retain(|(form, _)| !found(form));
    }
    gaps.sort_by_key(|(encoding, slot, gap)| (*encoding, *slot, gap.opcode));
    gaps.dedup_by_key(|(encoding, slot, gap)| (*encoding, *slot, gap.opcode));
    Ok(gaps.into_iter().map(|(_, _, gap)| gap).collect())
}

/// Forms that the specification does not have: of each encoding, slot and condition with every opcode that no form has there; and
/// the form that fills the other half of a dual-issue word.
fn unknown(isa: &Isa) -> Vec<(Form, Option<&Form>)> {
    let forms = || isa.instructions.iter().flat_map(|instruction| &instruction.forms);
    let kinds: BTreeSet<(EncodingId, Slot, ConditionId)> =
        forms().map(|form| (form.encoding, form.slot, form.condition)).collect();
    let mut unknown = Vec::new();
    for (encoding, slot, condition) in kinds {
        let Some(field) = opcode_field(&isa.encodings[encoding.index()], slot) else { continue };
        let known: BTreeSet<u32> =
            forms().filter(|form| (form.encoding, form.slot) == (encoding, slot)).map(|form| form.opcode).collect();
        let Some(template) = forms().find(|form| (form.encoding, form.slot, form.condition) == (encoding, slot, condition))
        else {
            continue;
        };
        let target = Target::of(isa, template);
        let other = target.and_then(|target| if slot == Slot::Y { Some(target.form) } else { target.second });
        let width = isa.encodings[encoding.index()].fields[field].width();
        let free = (0..1u32 << width.min(16)).filter(|opcode| !known.contains(opcode));
        unknown.extend(free.map(|opcode| (Form { opcode, operands: Vec::new(), ..template.clone() }, other)));
    }
    unknown
}
