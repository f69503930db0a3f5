// Written by `cargo xtask regen` from amdgpu_isa_rdna1.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Operand types and their named values.
use amdgpu_isa_core::rows::*;
/// Numbers of the operand types.
#[allow(missing_docs)]
pub mod ty {
    pub const ATTR: u8 = 0;
    pub const CLAUSE: u8 = 1;
    pub const DSMEM: u8 = 2;
    pub const EXEC: u8 = 3;
    pub const FLAT_SCRATCH: u8 = 4;
    pub const GPUMEM: u8 = 5;
    pub const HWREG: u8 = 6;
    pub const LABEL: u8 = 7;
    pub const PARAM: u8 = 8;
    pub const PC: u8 = 9;
    pub const SDST: u8 = 10;
    pub const SDST_EXEC: u8 = 11;
    pub const SDST_M0: u8 = 12;
    pub const SENDMSG: u8 = 13;
    pub const SIMM16: u8 = 14;
    pub const SIMM32: u8 = 15;
    pub const SIMM8: u8 = 16;
    pub const SMEM_OFFSET: u8 = 17;
    pub const SRC: u8 = 18;
    pub const SRC_NOLDS: u8 = 19;
    pub const SRC_SIMPLE: u8 = 20;
    pub const SRC_VGPR: u8 = 21;
    pub const SREG: u8 = 22;
    pub const SREG_M0_INL: u8 = 23;
    pub const SREG_NONULL: u8 = 24;
    pub const SSRC: u8 = 25;
    pub const SSRC_LANESEL: u8 = 26;
    pub const SSRC_NOLDS: u8 = 27;
    pub const SSRC_SPECIAL_SCC: u8 = 28;
    pub const TGT: u8 = 29;
    pub const VCC: u8 = 30;
    pub const VERSION: u8 = 31;
    pub const VGPR: u8 = 32;
    pub const VGPR_OR_LDS: u8 = 33;
    pub const WAITCNT: u8 = 34;
    pub const WAITCNT_DEPCTR: u8 = 35;
}
/// Operand types.
pub static OPERAND_TYPES: [OperandTypeRow; 36] = [
    operand_type(s(1435, 8), Attribute, run(0, 0), run(0, 0)),
    operand_type(s(1443, 10), Parts, run(0, 0), run(440, 2)),
    operand_type(s(1469, 9), LocalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1478, 8), Implied(Bank::Exec), run(0, 0), run(0, 0)),
    operand_type(s(1486, 16), Implied(Bank::FlatScratch), run(0, 1), run(0, 0)),
    operand_type(s(1514, 10), GlobalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1524, 9), Parts, run(0, 0), run(442, 3)),
    operand_type(s(1776, 9), Branch, run(0, 0), run(445, 1)),
    operand_type(s(1790, 9), Parameter, run(0, 0), run(0, 0)),
    operand_type(s(1799, 6), Implied(Bank::Pc), run(17, 1), run(0, 0)),
    operand_type(s(1807, 8), Selector, run(18, 8), run(0, 0)),
    operand_type(s(1852, 13), Implied(Bank::Exec), run(26, 1), run(0, 0)),
    operand_type(s(1869, 11), Implied(Bank::M0), run(27, 1), run(0, 0)),
    operand_type(s(1880, 11), Parts, run(0, 0), run(446, 3)),
    operand_type(s(2053, 10), Immediate, run(0, 0), run(445, 1)),
    operand_type(s(2063, 10), Immediate, run(0, 0), run(449, 1)),
    operand_type(s(2073, 9), Immediate, run(0, 0), run(450, 1)),
    operand_type(s(2082, 15), Selector, run(18, 8), run(0, 0)),
    operand_type(s(2097, 7), Selector, run(38, 31), run(0, 0)),
    operand_type(s(2315, 13), Selector, run(38, 31), run(0, 0)),
    operand_type(s(2328, 14), Selector, run(69, 30), run(0, 0)),
    operand_type(s(2342, 12), Selector, run(99, 1), run(0, 0)),
    operand_type(s(2354, 8), Selector, run(18, 8), run(0, 0)),
    operand_type(s(2362, 15), Selector, run(18, 8), run(0, 0)),
    operand_type(s(2377, 15), Selector, run(18, 8), run(0, 0)),
    operand_type(s(2392, 8), Selector, run(100, 30), run(0, 0)),
    operand_type(s(2400, 16), Selector, run(100, 30), run(0, 0)),
    operand_type(s(2416, 14), Selector, run(100, 30), run(0, 0)),
    operand_type(s(2430, 20), Implied(Bank::Scc), run(130, 1), run(0, 0)),
    operand_type(s(2453, 7), ExportTarget, run(0, 0), run(0, 0)),
    operand_type(s(2460, 7), Implied(Bank::Vcc), run(131, 1), run(0, 0)),
    operand_type(s(2470, 11), Parts, run(0, 0), run(451, 3)),
    operand_type(s(2497, 8), Vector(Bank::Vgpr), run(132, 1), run(0, 0)),
    operand_type(s(2505, 15), Vector(Bank::Vgpr), run(132, 1), run(0, 0)),
    operand_type(s(2520, 11), Parts, run(0, 0), run(454, 3)),
    operand_type(s(2549, 18), Immediate, run(0, 0), run(0, 0)),
];
/// What the scalar codes mean.
pub static CODES: [Meaning; 256] = codes(
    &[
        (0, 106, Meaning::Register(Bank::Sgpr, 0)),
        (106, 2, Meaning::Register(Bank::Vcc, 0)),
        (108, 16, Meaning::Register(Bank::Ttmp, 0)),
        (124, 1, Meaning::Register(Bank::M0, 0)),
        (125, 1, Meaning::Register(Bank::Null, 0)),
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
pub static VALUES: [ValueRow; 133] = [
    value(102, s(1502, 12)),
    value(1, s(1535, 11)),
    value(2, s(1546, 13)),
    value(3, s(1559, 14)),
    value(5, s(1573, 16)),
    value(6, s(1589, 16)),
    value(7, s(1605, 13)),
    value(15, s(1618, 19)),
    value(16, s(1637, 13)),
    value(17, s(1650, 13)),
    value(18, s(1663, 13)),
    value(19, s(1676, 13)),
    value(20, s(1689, 18)),
    value(21, s(1707, 18)),
    value(22, s(1725, 17)),
    values(23, 2, s(1742, 12), 1i16),
    value(25, s(1754, 18)),
    value(0, s(1805, 2)),
    values(0, 106, s(1815, 1), 0i16),
    value(106, s(1816, 6)),
    value(107, s(1822, 6)),
    values(108, 16, s(1828, 4), 0i16),
    value(124, s(1832, 2)),
    value(125, s(1834, 4)),
    value(126, s(1838, 7)),
    value(127, s(1845, 7)),
    value(126, s(1865, 4)),
    value(124, s(1832, 2)),
    value(1, s(1894, 13)),
    value(3, s(1907, 11)),
    value(4, s(1918, 12)),
    value(5, s(1930, 18)),
    value(6, s(1948, 14)),
    value(7, s(1962, 19)),
    value(8, s(1981, 22)),
    value(9, s(2003, 16)),
    value(10, s(2019, 16)),
    value(11, s(2035, 12)),
    values(0, 106, s(1815, 1), 0i16),
    value(106, s(1816, 6)),
    value(107, s(1822, 6)),
    values(108, 16, s(1828, 4), 0i16),
    value(124, s(1832, 2)),
    value(125, s(1834, 4)),
    value(126, s(1838, 7)),
    value(127, s(1845, 7)),
    values(128, 65, s(2104, 0), 0i16),
    values(193, 16, s(2104, 1), 1i16),
    value(230, s(2105, 24)),
    value(231, s(2129, 24)),
    value(235, s(2153, 15)),
    value(236, s(2168, 16)),
    value(237, s(2184, 16)),
    value(238, s(2200, 17)),
    value(239, s(2217, 24)),
    value(240, s(2241, 3)),
    value(241, s(2244, 4)),
    value(242, s(2248, 3)),
    value(243, s(2251, 4)),
    value(244, s(2255, 3)),
    value(245, s(2258, 4)),
    value(246, s(2262, 3)),
    value(247, s(2265, 4)),
    value(248, s(2269, 10)),
    value(251, s(2279, 8)),
    value(252, s(2287, 9)),
    value(253, s(2296, 7)),
    value(255, s(2303, 11)),
    values(256, 256, s(2314, 1), 0i16),
    values(0, 106, s(1815, 1), 0i16),
    value(106, s(1816, 6)),
    value(107, s(1822, 6)),
    values(108, 16, s(1828, 4), 0i16),
    value(124, s(1832, 2)),
    value(125, s(1834, 4)),
    value(126, s(1838, 7)),
    value(127, s(1845, 7)),
    values(128, 65, s(2104, 0), 0i16),
    values(193, 16, s(2104, 1), 1i16),
    value(230, s(2105, 24)),
    value(231, s(2129, 24)),
    value(235, s(2153, 15)),
    value(236, s(2168, 16)),
    value(237, s(2184, 16)),
    value(238, s(2200, 17)),
    value(239, s(2217, 24)),
    value(240, s(2241, 3)),
    value(241, s(2244, 4)),
    value(242, s(2248, 3)),
    value(243, s(2251, 4)),
    value(244, s(2255, 3)),
    value(245, s(2258, 4)),
    value(246, s(2262, 3)),
    value(247, s(2265, 4)),
    value(248, s(2269, 10)),
    value(251, s(2279, 8)),
    value(252, s(2287, 9)),
    value(253, s(2296, 7)),
    values(256, 256, s(2314, 1), 0i16),
    values(256, 256, s(2314, 1), 0i16),
    values(0, 106, s(1815, 1), 0i16),
    value(106, s(1816, 6)),
    value(107, s(1822, 6)),
    values(108, 16, s(1828, 4), 0i16),
    value(124, s(1832, 2)),
    value(125, s(1834, 4)),
    value(126, s(1838, 7)),
    value(127, s(1845, 7)),
    values(128, 65, s(2104, 0), 0i16),
    values(193, 16, s(2104, 1), 1i16),
    value(230, s(2105, 24)),
    value(231, s(2129, 24)),
    value(235, s(2153, 15)),
    value(236, s(2168, 16)),
    value(237, s(2184, 16)),
    value(238, s(2200, 17)),
    value(239, s(2217, 24)),
    value(240, s(2241, 3)),
    value(241, s(2244, 4)),
    value(242, s(2248, 3)),
    value(243, s(2251, 4)),
    value(244, s(2255, 3)),
    value(245, s(2258, 4)),
    value(246, s(2262, 3)),
    value(247, s(2265, 4)),
    value(248, s(2269, 10)),
    value(251, s(2279, 8)),
    value(252, s(2287, 9)),
    value(253, s(2296, 7)),
    value(255, s(2303, 11)),
    value(253, s(2450, 3)),
    value(106, s(2467, 3)),
    values(0, 256, s(2314, 1), 0i16),
];
