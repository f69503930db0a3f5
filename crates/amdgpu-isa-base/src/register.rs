//! Registers: banks, and runs of registers in them.

use core::fmt;

use crate::pad::pad;

/// How many lanes a wave has. Lane masks have one bit a lane, so VCC, EXEC and pairs of SGPRs that hold such a mask are one dword
/// in wave32 and two in wave64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WaveSize {
    /// 32 lanes.
    Wave32,
    /// 64 lanes.
    Wave64,
}

impl WaveSize {
    /// Dwords of a lane mask.
    pub const fn mask_dwords(self) -> u8 {
        match self {
            Self::Wave32 => 1,
            Self::Wave64 => 2,
        }
    }
}

/// A set of registers that are numbered together; a special register is a bank of its own, its halves are number 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Bank {
    /// Vector registers: a dword a lane.
    Vgpr,
    /// Accumulation vector registers (CDNA).
    AccVgpr,
    /// Scalar registers.
    Sgpr,
    /// Scalar registers of the trap handler.
    Ttmp,
    /// The vector condition code: a lane mask.
    Vcc,
    /// The mask of active lanes.
    Exec,
    /// The scalar condition code, one bit.
    Scc,
    /// M0: index, LDS bound, message payload.
    M0,
    /// Reads as zero; what is written is lost.
    Null,
    /// Address of the scratch memory.
    FlatScratch,
    /// Lanes whose memory access failed.
    XnackMask,
    /// The program counter.
    Pc,
    /// Reads the address of the scratch memory, where there is no register for it.
    FlatScratchBase,
    /// Reads the base of the LDS aperture.
    SharedBase,
    /// Reads the limit of the LDS aperture.
    SharedLimit,
    /// Reads the base of the scratch aperture.
    PrivateBase,
    /// Reads the limit of the scratch aperture.
    PrivateLimit,
    /// Reads the number of the wave that leaves the ordered section.
    PopsExitingWaveId,
    /// Reads whether VCC is zero.
    VccZero,
    /// Reads whether EXEC is zero.
    ExecZero,
}

impl Bank {
    /// The name of the register, or what stands before its number, as LLVM spells it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vgpr => "v",
            Self::AccVgpr => "a",
            Self::Sgpr => "s",
            Self::Ttmp => "ttmp",
            Self::Vcc => "vcc",
            Self::Exec => "exec",
            Self::Scc => "scc",
            Self::M0 => "m0",
            Self::Null => "null",
            Self::FlatScratch => "flat_scratch",
            Self::XnackMask => "xnack_mask",
            Self::Pc => "pc",
            Self::FlatScratchBase => "src_flat_scratch_base",
            Self::SharedBase => "src_shared_base",
            Self::SharedLimit => "src_shared_limit",
            Self::PrivateBase => "src_private_base",
            Self::PrivateLimit => "src_private_limit",
            Self::PopsExitingWaveId => "src_pops_exiting_wave_id",
            Self::VccZero => "src_vccz",
            Self::ExecZero => "src_execz",
        }
    }

    /// Whether its registers have numbers in the text: `s5`, as against `vcc`.
    pub const fn is_numbered(self) -> bool {
        matches!(self, Self::Vgpr | Self::AccVgpr | Self::Sgpr | Self::Ttmp)
    }

    /// Whether a lane has a register of its own in it.
    pub const fn is_vector(self) -> bool {
        matches!(self, Self::Vgpr | Self::AccVgpr)
    }

    /// Whether it is a fact of the wave rather than a register: it can only be read.
    pub const fn is_aperture(self) -> bool {
        use Bank::{PopsExitingWaveId, PrivateBase, PrivateLimit, SharedBase, SharedLimit};
        matches!(self, SharedBase | SharedLimit | PrivateBase | PrivateLimit | PopsExitingWaveId)
    }

    /// Whether it reads as wide as the operand wants, by one code.
    pub const fn has_any_size(self) -> bool {
        self.is_aperture() || matches!(self, Self::Null | Self::VccZero | Self::ExecZero | Self::Scc)
    }

    /// Whether it is a register of two dwords whose halves have names.
    pub const fn has_halves(self) -> bool {
        matches!(self, Self::Vcc | Self::Exec | Self::FlatScratch | Self::XnackMask | Self::FlatScratchBase)
    }
}

/// Which bits of a dword register an operand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// All of it.
    Whole,
    /// Bits 15:0.
    Low,
    /// Bits 31:16.
    High,
}

/// A run of registers of one bank.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Registers {
    /// The bank.
    pub bank: Bank,
    /// Number of the first register.
    pub first: u16,
    /// How many, in dwords.
    pub count: u8,
    /// Which half, where the operand is half a register.
    pub part: Part,
}

impl Registers {
    /// `count` whole registers from `first` on.
    pub const fn new(bank: Bank, first: u16, count: u8) -> Self {
        Self { bank, first, count, part: Part::Whole }
    }

    /// The registers' numbers; none past 65534, which no bank comes near.
    pub fn numbers(self) -> core::ops::Range<u16> {
        self.first..self.first.saturating_add(self.count.into())
    }

    /// Whether the two have bits in common.
    pub fn overlaps(self, other: Self) -> bool {
        let apart = matches!((self.part, other.part), (Part::Low, Part::High) | (Part::High, Part::Low));
        self.bank == other.bank && self.first < other.numbers().end && other.first < self.numbers().end && !apart
    }
}

impl fmt::Display for Registers {
    /// As LLVM spells them: `v[4:5]`, `s3`, `vcc`, `vcc_lo`, `v1.l`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, &|f| self.write(f))
    }
}

impl Registers {
    fn write(self, f: &mut dyn fmt::Write) -> fmt::Result {
        let Self { bank, first, count, part } = self;
        f.write_str(bank.name())?;
        match count {
            0 | 1 if bank.is_numbered() => write!(f, "{first}")?,
            _ if bank.is_numbered() => write!(f, "[{first}:{}]", u32::from(first) + u32::from(count) - 1)?,
            0 | 1 if bank.has_halves() => f.write_str(if first == 0 { "_lo" } else { "_hi" })?,
            _ => {}
        }
        f.write_str(match part {
            Part::Whole => "",
            Part::Low => ".l",
            Part::High => ".h",
        })
    }
}

impl fmt::Debug for Registers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
