// Written by `cargo xtask regen` from amdgpu_isa_rdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Operand types and their named values.
use amdgpu_isa_core::rows::*;
/// Numbers of the operand types.
#[allow(missing_docs)]
pub mod ty {
    pub const ATTR: u8 = 0;
    pub const CLAUSE: u8 = 1;
    pub const DELAY: u8 = 2;
    pub const DSMEM: u8 = 3;
    pub const EXEC: u8 = 4;
    pub const FLAT_SCRATCH: u8 = 5;
    pub const GPUMEM: u8 = 6;
    pub const HWREG: u8 = 7;
    pub const LABEL: u8 = 8;
    pub const PC: u8 = 9;
    pub const SDST: u8 = 10;
    pub const SDST_EXEC: u8 = 11;
    pub const SDST_M0: u8 = 12;
    pub const SDST_NULL: u8 = 13;
    pub const SENDMSG: u8 = 14;
    pub const SIMM16: u8 = 15;
    pub const SIMM32: u8 = 16;
    pub const SMEM_OFFSET: u8 = 17;
    pub const SRC: u8 = 18;
    pub const SRC_VGPR: u8 = 19;
    pub const SRC_VGPR_OR_INLINE: u8 = 20;
    pub const SREG: u8 = 21;
    pub const SREG_M0_INL: u8 = 22;
    pub const SSRC: u8 = 23;
    pub const SSRC_LANESEL: u8 = 24;
    pub const SSRC_SPECIAL_SCC: u8 = 25;
    pub const TGT: u8 = 26;
    pub const VCC: u8 = 27;
    pub const VERSION: u8 = 28;
    pub const VGPR: u8 = 29;
    pub const WAITCNT: u8 = 30;
    pub const WAITCNT_DEPCTR: u8 = 31;
}
/// Operand types.
pub static OPERAND_TYPES: [OperandTypeRow; 32] = [
    operand_type(s(1422, 8), Attribute, run(0, 0), run(0, 0)),
    operand_type(s(1430, 10), Parts, run(0, 0), run(481, 2)),
    operand_type(s(1456, 9), Parts, run(0, 0), run(483, 3)),
    operand_type(s(1487, 9), LocalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1496, 8), Implied(Bank::Exec), run(0, 0), run(0, 0)),
    operand_type(s(1504, 16), Implied(Bank::FlatScratch), run(0, 1), run(0, 0)),
    operand_type(s(1532, 10), GlobalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1542, 9), Parts, run(0, 0), run(486, 3)),
    operand_type(s(1804, 9), Branch, run(0, 0), run(489, 1)),
    operand_type(s(1818, 6), Implied(Bank::Pc), run(15, 1), run(0, 0)),
    operand_type(s(1826, 8), Selector, run(16, 8), run(0, 0)),
    operand_type(s(1871, 13), Implied(Bank::Exec), run(24, 1), run(0, 0)),
    operand_type(s(1888, 11), Implied(Bank::M0), run(25, 1), run(0, 0)),
    operand_type(s(1899, 13), Selector, run(16, 8), run(0, 0)),
    operand_type(s(1912, 11), Immediate, run(0, 0), run(490, 1)),
    operand_type(s(2021, 10), Immediate, run(0, 0), run(489, 1)),
    operand_type(s(2031, 10), Immediate, run(0, 0), run(491, 1)),
    operand_type(s(2041, 15), Selector, run(16, 8), run(0, 0)),
    operand_type(s(2056, 7), Selector, run(32, 31), run(0, 0)),
    operand_type(s(2274, 12), Selector, run(63, 1), run(0, 0)),
    operand_type(s(2286, 22), Selector, run(64, 12), run(0, 0)),
    operand_type(s(2308, 8), Selector, run(16, 8), run(0, 0)),
    operand_type(s(2316, 15), Selector, run(76, 19), run(0, 0)),
    operand_type(s(2331, 8), Selector, run(95, 30), run(0, 0)),
    operand_type(s(2339, 16), Selector, run(95, 30), run(0, 0)),
    operand_type(s(2355, 20), Implied(Bank::Scc), run(125, 1), run(0, 0)),
    operand_type(s(2378, 7), ExportTarget, run(0, 0), run(0, 0)),
    operand_type(s(2385, 7), Implied(Bank::Vcc), run(126, 1), run(0, 0)),
    operand_type(s(2395, 11), Parts, run(0, 0), run(492, 3)),
    operand_type(s(2422, 8), Vector(Bank::Vgpr), run(127, 1), run(0, 0)),
    operand_type(s(2430, 11), Parts, run(0, 0), run(495, 3)),
    operand_type(s(2459, 18), Immediate, run(0, 0), run(0, 0)),
];
/// What the scalar codes mean.
pub static CODES: [Meaning; 256] = codes(
    &[
        (0, 106, Meaning::Register(Bank::Sgpr, 0)),
        (106, 2, Meaning::Register(Bank::Vcc, 0)),
        (108, 16, Meaning::Register(Bank::Ttmp, 0)),
        (124, 1, Meaning::Register(Bank::Null, 0)),
        (125, 1, Meaning::Register(Bank::M0, 0)),
        (126, 2, Meaning::Register(Bank::Exec, 0)),
        (128, 65, Meaning::Integer(0)),
        (193, 16, Meaning::Integer(-1)),
        (230, 2, Meaning::Register(Bank::FlatScratchBase, 0)),
        (235, 1, Meaning::Register(Bank::SharedBase, 0)),
        (236, 1, Meaning::Register(Bank::SharedLimit, 0)),
        (237, 1, Meaning::Register(Bank::PrivateBase, 0)),
        (238, 1, Meaning::Register(Bank::PrivateLimit, 0)),
        (239, 1, Meaning::Register(Bank::PopsExitingWaveId, 0)),
        (240, 1, Meaning::Float(InlineFloat::ALL[0])),
        (241, 1, Meaning::Float(InlineFloat::ALL[1])),
        (242, 1, Meaning::Float(InlineFloat::ALL[2])),
        (243, 1, Meaning::Float(InlineFloat::ALL[3])),
        (244, 1, Meaning::Float(InlineFloat::ALL[4])),
        (245, 1, Meaning::Float(InlineFloat::ALL[5])),
        (246, 1, Meaning::Float(InlineFloat::ALL[6])),
        (247, 1, Meaning::Float(InlineFloat::ALL[7])),
        (248, 1, Meaning::Float(InlineFloat::ALL[8])),
        (251, 1, Meaning::Register(Bank::VccZero, 0)),
        (252, 1, Meaning::Register(Bank::ExecZero, 0)),
        (253, 1, Meaning::Register(Bank::Scc, 0)),
        (255, 1, Meaning::Literal),
    ],
);
/// Named values.
pub static VALUES: [ValueRow; 128] = [
    value(102, s(1520, 12)),
    value(1, s(1553, 11)),
    value(2, s(1564, 13)),
    value(3, s(1577, 14)),
    value(5, s(1591, 16)),
    value(6, s(1607, 16)),
    value(7, s(1623, 13)),
    value(15, s(1636, 19)),
    value(18, s(1655, 26)),
    value(19, s(1681, 26)),
    value(20, s(1707, 18)),
    value(21, s(1725, 18)),
    values(23, 2, s(1743, 12), 1i16),
    value(27, s(1755, 25)),
    value(29, s(1780, 20)),
    value(0, s(1824, 2)),
    values(0, 106, s(1834, 1), 0i16),
    value(106, s(1835, 6)),
    value(107, s(1841, 6)),
    values(108, 16, s(1847, 4), 0i16),
    value(124, s(1851, 4)),
    value(125, s(1855, 2)),
    value(126, s(1857, 7)),
    value(127, s(1864, 7)),
    value(126, s(1884, 4)),
    value(125, s(1855, 2)),
    value(1, s(1926, 13)),
    value(2, s(1939, 17)),
    value(3, s(1956, 17)),
    value(5, s(1973, 18)),
    value(6, s(1991, 14)),
    value(9, s(2005, 16)),
    values(0, 106, s(1834, 1), 0i16),
    value(106, s(1835, 6)),
    value(107, s(1841, 6)),
    values(108, 16, s(1847, 4), 0i16),
    value(124, s(1851, 4)),
    value(125, s(1855, 2)),
    value(126, s(1857, 7)),
    value(127, s(1864, 7)),
    values(128, 65, s(2063, 0), 0i16),
    values(193, 16, s(2063, 1), 1i16),
    value(230, s(2064, 24)),
    value(231, s(2088, 24)),
    value(235, s(2112, 15)),
    value(236, s(2127, 16)),
    value(237, s(2143, 16)),
    value(238, s(2159, 17)),
    value(239, s(2176, 24)),
    value(240, s(2200, 3)),
    value(241, s(2203, 4)),
    value(242, s(2207, 3)),
    value(243, s(2210, 4)),
    value(244, s(2214, 3)),
    value(245, s(2217, 4)),
    value(246, s(2221, 3)),
    value(247, s(2224, 4)),
    value(248, s(2228, 10)),
    value(251, s(2238, 8)),
    value(252, s(2246, 9)),
    value(253, s(2255, 7)),
    value(255, s(2262, 11)),
    values(256, 256, s(2273, 1), 0i16),
    values(256, 256, s(2273, 1), 0i16),
    values(128, 65, s(2063, 0), 0i16),
    values(193, 16, s(2063, 1), 1i16),
    value(240, s(2200, 3)),
    value(241, s(2203, 4)),
    value(242, s(2207, 3)),
    value(243, s(2210, 4)),
    value(244, s(2214, 3)),
    value(245, s(2217, 4)),
    value(246, s(2221, 3)),
    value(247, s(2224, 4)),
    value(248, s(2228, 10)),
    values(256, 256, s(2273, 1), 0i16),
    values(0, 106, s(1834, 1), 0i16),
    value(106, s(1835, 6)),
    value(107, s(1841, 6)),
    values(108, 16, s(1847, 4), 0i16),
    value(124, s(1851, 4)),
    value(125, s(1855, 2)),
    value(126, s(1857, 7)),
    value(127, s(1864, 7)),
    values(128, 65, s(2063, 0), 0i16),
    values(193, 16, s(2063, 1), 1i16),
    value(240, s(2200, 3)),
    value(241, s(2203, 4)),
    value(242, s(2207, 3)),
    value(243, s(2210, 4)),
    value(244, s(2214, 3)),
    value(245, s(2217, 4)),
    value(246, s(2221, 3)),
    value(247, s(2224, 4)),
    value(248, s(2228, 10)),
    values(0, 106, s(1834, 1), 0i16),
    value(106, s(1835, 6)),
    value(107, s(1841, 6)),
    values(108, 16, s(1847, 4), 0i16),
    value(124, s(1851, 4)),
    value(125, s(1855, 2)),
    value(126, s(1857, 7)),
    value(127, s(1864, 7)),
    values(128, 65, s(2063, 0), 0i16),
    values(193, 16, s(2063, 1), 1i16),
    value(230, s(2064, 24)),
    value(231, s(2088, 24)),
    value(235, s(2112, 15)),
    value(236, s(2127, 16)),
    value(237, s(2143, 16)),
    value(238, s(2159, 17)),
    value(239, s(2176, 24)),
    value(240, s(2200, 3)),
    value(241, s(2203, 4)),
    value(242, s(2207, 3)),
    value(243, s(2210, 4)),
    value(244, s(2214, 3)),
    value(245, s(2217, 4)),
    value(246, s(2221, 3)),
    value(247, s(2224, 4)),
    value(248, s(2228, 10)),
    value(251, s(2238, 8)),
    value(252, s(2246, 9)),
    value(253, s(2255, 7)),
    value(255, s(2262, 11)),
    value(253, s(2375, 3)),
    value(106, s(2392, 3)),
    values(0, 256, s(2273, 1), 0i16),
];
