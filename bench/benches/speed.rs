//! Speed of decoding, encoding and text for each generation, beside LLVM and iced-x86 in the same run: tables in Markdown.

use std::time::Duration;

use amdgpu_isa::{Generation, Isa};
use amdgpu_isa_bench::llvm::Llvm;
use amdgpu_isa_bench::llvm_mc::Assembly;
use amdgpu_isa_bench::measure::{Contender, Speed, by_turns};
use amdgpu_isa_bench::{corpus, iced, ours};
use anyhow::Result;
use clap::Parser;

/// Measures speed; prints tables in Markdown.
#[derive(Parser)]
struct Args {
    /// Only these generations (names or LLVM targets).
    #[arg(long = "gen", value_name = "GEN")]
    generations: Vec<Generation>,
    /// Rounds; the median counts.
    #[arg(long, default_value_t = 11)]
    rounds: usize,
    /// Least time of a contender in a round, in milliseconds.
    #[arg(long, default_value_t = 20)]
    slice: u64,
    /// Leave LLVM out.
    #[arg(long)]
    no_llvm: bool,
    /// What cargo passes to every benchmark.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> Result<()> {
    let args = Args::parse();
    let chosen = if args.generations.is_empty() { Generation::ALL } else { &args.generations };
    let llvm = if args.no_llvm { None } else { Llvm::load().inspect_err(|error| eprintln!("without LLVM: {error}")).ok() };
    let specs = isa_spec::load_embedded().map_err(|report| anyhow::anyhow!("{report}"))?;
    type Corpus<'a> = &'a dyn Fn(Generation) -> Vec<u8>;
    let forms = |generation: Generation| {
        let spec = specs.iter().find(|spec| spec.isa.generation == generation.name());
        spec.map(|spec| corpus::forms(&spec.isa, 4)).unwrap_or_default()
    };
    // LLVM crashes on some forms whose fields have random values, so it only sees what a compiler wrote.
    let corpora: [(&str, Corpus, bool); 2] =
        [("A compiler's mix (clang 22, -O2)", &corpus::compiler, true), ("Every form, in random order", &forms, false)];
    for (title, corpus, legal) in corpora {
        println!("\n{title}; million instructions a second (MB/s), medians of {} rounds:\n", args.rounds);
        println!(
            "| Generation | decode | with operands | with text | encode | assemble | LLVM, text | llvm-mc | iced-x86 decode | iced-x86 text \
             | decode: / iced | / LLVM | text: / iced | / LLVM | assemble: / llvm-mc |"
        );
        println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
        for generation in chosen {
            let speeds = measure(*generation, &corpus(*generation), llvm.as_ref().filter(|_| legal), &args)?;
            let of = |name: &str| speeds.iter().find(|speed| speed.name == name);
            let cell = |name: &str| of(name).map_or("-".to_owned(), |s| format!("{:.1} ({:.0})", s.mips(), s.megabytes()));
            let ratio = |a: &str, b: &str| Some(of(a)?.mips() / of(b)?.mips());
            let shown = |ratio: Option<f64>| ratio.map_or("-".to_owned(), |ratio| format!("{ratio:.2}"));
            println!(
                "| {generation} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
                cell("decode"),
                cell("operands"),
                cell("text"),
                cell("encode"),
                cell("assemble"),
                cell("llvm"),
                cell("llvm-mc"),
                cell("iced"),
                cell("iced text"),
                shown(ratio("decode", "iced")),
                shown(ratio("decode", "llvm")),
                shown(ratio("text", "iced text")),
                shown(ratio("text", "llvm")),
                shown(ratio("assemble", "llvm-mc")),
            );
        }
    }
    Ok(())
}

fn measure(generation: Generation, code: &[u8], llvm: Option<&Llvm>, args: &Args) -> Result<Vec<Speed>> {
    let isa: &'static Isa = generation.isa();
    let insts: Vec<_> = isa.stream(code).filter_map(|(_, inst)| inst.ok()).collect();
    let lines: Vec<String> = insts.iter().map(|inst| inst.to_string()).collect();
    let x86 = corpus::x86(code.len());
    let disassembler = llvm.map(|llvm| llvm.disassembler(generation.targets()[0])).transpose()?;
    let assembly = llvm.map(|_| Assembly::new(generation.targets()[0], &lines)).transpose()?;
    let mut contenders = vec![
        Contender::new("decode", code.len(), || ours::decode(isa, code)),
        Contender::new("operands", code.len(), || ours::operands(isa, code)),
        Contender::new("text", code.len(), || ours::text(isa, code)),
        Contender::new("encode", code.len(), || ours::encode(&insts)),
        Contender::new("assemble", code.len(), || ours::assemble(isa, &lines)),
        Contender::new("iced", x86.len(), || iced::decode(&x86)),
        Contender::new("iced text", x86.len(), || iced::text(&x86)),
    ];
    if let Some(disassembler) = &disassembler {
        contenders.push(Contender::new("llvm", code.len(), || disassembler.text(code)));
    }
    if let Some(assembly) = &assembly {
        contenders.push(Contender::new("llvm-mc", code.len() * assembly.repeats(), || assembly.run()));
    }
    Ok(by_turns(&mut contenders, args.rounds, Duration::from_millis(args.slice)))
}
