//! `dis`: code objects and raw binaries to text.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use amdgpu_isa::asm::Symbols;
use amdgpu_isa::{Generation, Isa};

use crate::listing::{Listing, Row};
use crate::object_file::{self, CodeObject, Kernel, Section};
use crate::progress::{Progress, each_line};
use crate::wave::{self, Wave, text};
use crate::{decode, hex, input};

/// Disassembles a code object or a raw binary.
#[derive(clap::Args, Default)]
pub struct Args {
    /// Generation (rdna3) or LLVM target (gfx1100). A file with it is a raw binary, whatever it looks like.
    #[arg(long, value_name = "GEN|TARGET", required_if_eq("lines", "true"))]
    r#gen: Option<Generation>,
    /// Waves have 32 or 64 lanes, where compilers for the generation assume the other.
    #[arg(long, value_name = "32|64")]
    wave: Option<Wave>,
    /// Write JSON, one object an instruction.
    #[arg(long)]
    json: bool,
    /// Branches go to distances, as llvm-objdump prints them, and not to labels.
    #[arg(long)]
    numeric: bool,
    /// Read standard input, one instruction in hexadecimal a line, and write one line of text for each.
    #[arg(long, conflicts_with = "file")]
    lines: bool,
    /// An ELF code object; with --gen, a raw binary; `-`, or nothing where no terminal is, for standard input.
    file: Option<PathBuf>,
}

/// Runs the command; false if anything is no instruction.
pub fn run(args: &Args) -> io::Result<bool> {
    if let (true, Some(generation)) = (args.lines, args.r#gen) {
        return lines(args, generation);
    }
    let (file, data) = input::read(args.file.as_deref())?;
    match args.r#gen {
        Some(generation) => raw(args, generation, &data),
        None => code_object(args, &data).map_err(|error| match error {
            Failure::Output(error) => error,
            Failure::File(message) => io::Error::other(format!("{}: {message}", file.display())),
        }),
    }
}

/// What stops the disassembly of a file.
enum Failure {
    Output(io::Error),
    File(String),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

fn lines(args: &Args, generation: Generation) -> io::Result<bool> {
    let isa = generation.isa();
    let wave = wave::size(args.wave, isa);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut good = true;
    each_line(|line| {
        let result = decode::one(isa, line);
        good &= result.is_ok();
        match (result, args.json) {
            (Ok(inst), false) => writeln!(out, "{}", text(&inst, wave))?,
            (Err((_, message)), false) => writeln!(out, "error: {message}")?,
            (Ok(inst), true) => {
                writeln!(out, "{}", serde_json::json!({ "bytes": hex::of(&inst), "text": text(&inst, wave).to_string() }))?
            }
            (Err((kind, message)), true) => writeln!(out, "{}", serde_json::json!({ "error": kind, "message": message }))?,
        }
        Ok(())
    })?;
    out.flush()?;
    Ok(good)
}

fn raw(args: &Args, generation: Generation, data: &[u8]) -> io::Result<bool> {
    let section = Section { name: "", address: 0, data, symbols: BTreeMap::new(), descriptors: Vec::new() };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut listing = Listing::new(&mut out, args.json, io::stdout().is_terminal());
    let good = disassemble(args, generation.isa(), &section, &mut listing)?;
    out.flush()?;
    Ok(good)
}

fn code_object(args: &Args, data: &[u8]) -> Result<bool, Failure> {
    let object = object_file::read(data).map_err(Failure::File)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    let good = write_object(args, &object, &mut Listing::new(&mut out, args.json, io::stdout().is_terminal()))?;
    out.flush()?;
    Ok(good)
}

/// Disassembles an ELF code object as `dis FILE` does, without colours; false if anything is no instruction.
///
/// # Errors
/// A message if `data` is no code object, or `out` fails.
pub fn object(data: &[u8], out: &mut impl Write) -> Result<bool, String> {
    let object = object_file::read(data)?;
    write_object(&Args::default(), &object, &mut Listing::new(out, false, false)).map_err(|error| error.to_string())
}

fn write_object(args: &Args, object: &CodeObject<'_>, listing: &mut Listing<'_, impl Write>) -> io::Result<bool> {
    listing.comment(&format!("target {} ({})", object.target, object.generation.architecture()))?;
    for Kernel { name, section, address, group_segment, private_segment, arguments } in &object.kernels {
        let section = short(section);
        listing.comment(&format!(
            "kernel {name}: descriptor at {section}+{address:#x}; {group_segment} bytes of LDS, {private_segment} bytes of scratch a lane, {arguments} bytes of arguments"
        ))?;
    }
    let mut good = true;
    for section in &object.sections {
        listing.section(&short(section.name))?;
        good &= disassemble(args, object.generation.isa(), section, listing)?;
    }
    Ok(good)
}

/// Writes a section; false if anything in it is no instruction.
fn disassemble(
    args: &Args,
    isa: &'static Isa,
    section: &Section<'_>,
    listing: &mut Listing<'_, impl Write>,
) -> io::Result<bool> {
    let wave = wave::size(args.wave, isa);
    let targets = if args.numeric { BTreeMap::new() } else { targets(isa, section) };
    let mut good = true;
    let mut progress = Progress::new(section.data.len() as u64);
    let mut offset = 0;
    while offset < section.data.len() {
        let address = section.address + offset as u64;
        let symbols = section.symbols.get(&address).map_or(&[][..], Vec::as_slice);
        for name in symbols {
            listing.symbol(address, name)?;
        }
        if let Some(label) = targets.get(&address).filter(|label| !symbols.contains(&label.as_str())) {
            listing.label(label)?;
        }
        if let Some(len) = section.descriptor_at(offset) {
            listing.comment(&format!("kernel descriptor, {len} bytes"))?;
            offset += len;
            continue;
        }
        let rest = &section.data[offset..];
        let Some((_, result)) = isa.stream(rest).next() else { break };
        let len = match &result {
            Ok(inst) => inst.len_bytes(),
            // What is no instruction is a dword, or what is left of one.
            Err(_) => rest.len().min(4),
        };
        let bytes = &rest[..len];
        good &= result.is_ok();
        let row = match result {
            Ok(inst) => {
                let target = inst.branch_target(address);
                let text = match target.and_then(|target| targets.get(&target)) {
                    Some(label) => text(&inst, wave).label(label).to_string(),
                    None => text(&inst, wave).to_string(),
                };
                Row { address, bytes, text, error: None, target: target.map(|target| name_of(section, target)) }
            }
            Err(error) => Row { address, bytes, text: data(bytes), error: Some(error), target: None },
        };
        listing.row(&row)?;
        offset += len;
        progress.at(offset as u64);
    }
    Ok(good)
}

/// Labels of the addresses that branches of a section go to: a symbol's name, if it stands there alone and can be read as a label.
fn targets(isa: &'static Isa, section: &Section<'_>) -> BTreeMap<u64, String> {
    let end = section.address + section.data.len() as u64;
    let mut counts: HashMap<&str, usize> = HashMap::new();
    section.symbols.values().flatten().for_each(|name| *counts.entry(name).or_default() += 1);
    let is_own = |name: &&&str| counts.get(**name) == Some(&1) && is_label(isa, name);
    let mut targets = BTreeMap::new();
    for (offset, result) in isa.stream(section.data) {
        let address = section.address + offset as u64;
        let target = result.ok().and_then(|inst| inst.branch_target(address));
        if let Some(target) = target.filter(|target| (section.address..=end).contains(target)) {
            let own = || section.symbols.get(&target)?.iter().find(is_own);
            targets.entry(target).or_insert_with(|| own().map_or_else(|| format!("L_{target:x}"), |name| (*name).to_owned()));
        }
    }
    targets
}

/// Longest name, in bytes, that is repeated where it is used, so that a long one in a file of many branches makes no endless text.
const LONGEST: usize = 256;

/// A name as it stands in lines, cut if it is long.
fn short(name: &str) -> Cow<'_, str> {
    if name.len() <= LONGEST { name.into() } else { format!("{}...", &name[..name.floor_char_boundary(LONGEST)]).into() }
}

/// Whether a symbol's name, which the section has once, may stand in a branch: it is short, and reads as a label, not as a register.
fn is_label(isa: &'static Isa, name: &str) -> bool {
    struct Known;
    impl Symbols for Known {
        fn value(&self, _: &str) -> Option<i64> {
            None
        }
        fn label(&self, _: &str) -> Option<u64> {
            Some(0)
        }
    }
    let is_plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') && !name.starts_with("L_");
    is_plain && name.len() <= LONGEST && isa.assembler().with_symbols(&Known).line(&format!("s_branch {name}")).is_ok()
}

/// `name+0x10`, by the nearest symbol before the address.
fn name_of(section: &Section<'_>, address: u64) -> String {
    let near = section.symbols.range(..=address).next_back();
    match near.and_then(|(start, names)| Some((start, short(names.first()?)))) {
        Some((start, name)) if *start == address => name.into_owned(),
        Some((start, name)) => format!("{name}+{:#x}", address - start),
        None => format!("{address:#x}"),
    }
}

/// Bytes that are no instruction.
fn data(bytes: &[u8]) -> String {
    match bytes {
        [a, b, c, d] => format!(".long {:#010x}", u32::from_le_bytes([*a, *b, *c, *d])),
        _ => format!(".byte {}", bytes.iter().map(|byte| format!("{byte:#04x}")).collect::<Vec<_>>().join(", ")),
    }
}
