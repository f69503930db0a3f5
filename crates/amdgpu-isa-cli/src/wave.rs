//! `--wave`: how many lanes waves have.

use amdgpu_isa::text::Text;
use amdgpu_isa::{Inst, Isa, WaveSize};
use clap::ValueEnum;

/// A wave's number of lanes.
#[derive(Clone, Copy, ValueEnum)]
pub enum Wave {
    /// 32 lanes.
    #[value(name = "32")]
    Wave32,
    /// 64 lanes.
    #[value(name = "64")]
    Wave64,
}

/// The size of wave that is asked for, or that compilers for the generation assume.
pub fn size(asked: Option<Wave>, isa: &Isa) -> WaveSize {
    match asked {
        Some(Wave::Wave32) => WaveSize::Wave32,
        Some(Wave::Wave64) => WaveSize::Wave64,
        None => isa.default_wave(),
    }
}

/// The instruction's text in waves of this size.
pub fn text(inst: &Inst, wave: WaveSize) -> Text<'_> {
    inst.text().wave(wave)
}
