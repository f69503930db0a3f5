//! What the builder makes of anything that its methods take.

use std::error::Error;

use amdgpu_isa::{Argument, Bank, Builder, Generation, Inst, Isa, Registers, Scattered, WaveSize};

/// Takes instructions apart, changes them, and builds them again. The first byte picks the generation, the second says how many
/// bytes of changes follow, and the rest is the instructions.
///
/// # Panics
/// When something does not hold.
pub fn builder(data: &[u8]) {
    let [pick, count, rest @ ..] = data else { return };
    let isa = Generation::ALL[usize::from(*pick) % Generation::ALL.len()].isa();
    let (changes, code) = rest.split_at(usize::from(*count).min(rest.len()));
    for inst in isa.stream(code).filter_map(|(_, result)| result.ok()) {
        for wave in [WaveSize::Wave32, WaveSize::Wave64] {
            let again = inst.to_builder(wave);
            for start in [again, again.any_form(), isa.build(inst.opcode()).wave(wave)] {
                check(isa, &changed(start, &inst, changes), wave);
            }
        }
    }
}

/// What is built is an instruction and a legal one, or an error that can be told.
fn check(isa: &'static Isa, builder: &Builder, wave: WaveSize) {
    match builder.encode() {
        Ok(inst) => {
            assert_eq!(isa.decode(inst.words()), Ok(inst));
            assert!(!inst.lint(wave).any(|lint| lint.is_illegal()), "{builder:?}: {inst}");
        }
        Err(error) => {
            let mut next: Option<&dyn Error> = Some(&error);
            while let Some(error) = next {
                assert!(!error.to_string().is_empty(), "{error:?}");
                next = error.source();
            }
        }
    }
}

/// The builder after the calls that the bytes say.
fn changed(mut builder: Builder, inst: &Inst, changes: &[u8]) -> Builder {
    let mut bytes = changes.iter().copied();
    while let Some(call) = bytes.next() {
        builder = match call % 12 {
            0 | 1 => builder.operand(registers(&mut bytes)),
            2 => builder.int(number(&mut bytes, 8) as i64),
            3 => builder.int(i64::from(number(&mut bytes, 1) as i8)),
            4 => builder.float(f64::from_bits(number(&mut bytes, 8))),
            5 => builder.operand(Argument::WideLiteral(number(&mut bytes, 8))),
            6 => builder.branch(number(&mut bytes, 8) as i64),
            7 => builder.operand(Argument::Scattered(Scattered::from_runs(
                (0..call / 12).map(|_| (number(&mut bytes, 1) as u8, call)),
            ))),
            8 => [Builder::neg, Builder::abs, Builder::sext][usize::from(call / 12) % 3](builder),
            9 => builder.off(),
            // A modifier or a field that the instruction has.
            10 => match inst.modifiers().nth((call / 12).into()) {
                Some(modifier) => builder.with(modifier.name, number(&mut bytes, 8) as i64),
                None => builder,
            },
            _ => match inst.fields().nth((call / 12).into()) {
                Some((field, _)) => builder.with(field.name(), number(&mut bytes, 8) as i64),
                None => builder,
            },
        };
    }
    builder
}

/// A run of registers, which can say what it is wherever it lies.
fn registers(bytes: &mut impl Iterator<Item = u8>) -> Registers {
    use Bank::{AccVgpr, Exec, FlatScratch, M0, Null, Scc, Sgpr, SharedBase, Ttmp, Vcc, Vgpr};
    const BANKS: [Bank; 11] = [Vgpr, AccVgpr, Sgpr, Ttmp, Vcc, Exec, M0, Null, Scc, FlatScratch, SharedBase];
    let bank = BANKS[number(bytes, 1) as usize % BANKS.len()];
    let registers = Registers::new(bank, number(bytes, 2) as u16, number(bytes, 1) as u8);
    assert!(!registers.to_string().is_empty());
    assert_eq!(registers.overlaps(registers), !registers.numbers().is_empty());
    registers
}

/// A number of so many bytes; what is missing at the end is zero.
fn number(bytes: &mut impl Iterator<Item = u8>, count: usize) -> u64 {
    (0..count).fold(0, |number, _| number << 8 | u64::from(bytes.next().unwrap_or(0)))
}
