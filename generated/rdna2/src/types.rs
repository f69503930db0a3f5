// Written by `cargo xtask regen` from amdgpu_isa_rdna2.xml. Do not edit: change
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
    pub const SMEM_OFFSET: u8 = 16;
    pub const SRC: u8 = 17;
    pub const SRC_NOLDS: u8 = 18;
    pub const SRC_SIMPLE: u8 = 19;
    pub const SRC_VGPR: u8 = 20;
    pub const SREG: u8 = 21;
    pub const SREG_M0_INL: u8 = 22;
    pub const SREG_NONULL: u8 = 23;
    pub const SSRC: u8 = 24;
    pub const SSRC_LANESEL: u8 = 25;
    pub const SSRC_NOLDS: u8 = 26;
    pub const SSRC_SPECIAL_SCC: u8 = 27;
    pub const TGT: u8 = 28;
    pub const VCC: u8 = 29;
    pub const VERSION: u8 = 30;
    pub const VGPR: u8 = 31;
    pub const VGPR_OR_LDS: u8 = 32;
    pub const WAITCNT: u8 = 33;
    pub const WAITCNT_DEPCTR: u8 = 34;
}
/// Operand types.
pub static OPERAND_TYPES: [OperandTypeRow; 35] = [
    operand_type(s(1438, 8), Attribute, run(0, 0), run(0, 0)),
    operand_type(s(1446, 10), Parts, run(0, 0), run(440, 2)),
    operand_type(s(1472, 9), LocalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1481, 8), Implied(Bank::Exec), run(0, 0), run(0, 0)),
    operand_type(s(1489, 16), Implied(Bank::FlatScratch), run(0, 1), run(0, 0)),
    operand_type(s(1517, 10), GlobalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1527, 9), Parts, run(0, 0), run(442, 3)),
    operand_type(s(1782, 9), Branch, run(0, 0), run(445, 1)),
    operand_type(s(1796, 9), Parameter, run(0, 0), run(0, 0)),
    operand_type(s(1805, 6), Implied(Bank::Pc), run(17, 1), run(0, 0)),
    operand_type(s(1813, 8), Selector, run(18, 8), run(0, 0)),
    operand_type(s(1858, 13), Implied(Bank::Exec), run(26, 1), run(0, 0)),
    operand_type(s(1875, 11), Implied(Bank::M0), run(27, 1), run(0, 0)),
    operand_type(s(1886, 11), Parts, run(0, 0), run(446, 3)),
    operand_type(s(2059, 10), Immediate, run(0, 0), run(445, 1)),
    operand_type(s(2069, 10), Immediate, run(0, 0), run(449, 1)),
    operand_type(s(2079, 15), Selector, run(18, 8), run(0, 0)),
    operand_type(s(2094, 7), Selector, run(38, 31), run(0, 0)),
    operand_type(s(2312, 13), Selector, run(38, 31), run(0, 0)),
    operand_type(s(2325, 14), Selector, run(69, 30), run(0, 0)),
    operand_type(s(2339, 12), Selector, run(99, 1), run(0, 0)),
    operand_type(s(2351, 8), Selector, run(18, 8), run(0, 0)),
    operand_type(s(2359, 15), Selector, run(18, 8), run(0, 0)),
    operand_type(s(2374, 15), Selector, run(18, 8), run(0, 0)),
    operand_type(s(2389, 8), Selector, run(100, 30), run(0, 0)),
    operand_type(s(2397, 16), Selector, run(100, 30), run(0, 0)),
    operand_type(s(2413, 14), Selector, run(100, 30), run(0, 0)),
    operand_type(s(2427, 20), Implied(Bank::Scc), run(130, 1), run(0, 0)),
    operand_type(s(2450, 7), ExportTarget, run(0, 0), run(0, 0)),
    operand_type(s(2457, 7), Implied(Bank::Vcc), run(131, 1), run(0, 0)),
    operand_type(s(2467, 11), Parts, run(0, 0), run(450, 3)),
    operand_type(s(2494, 8), Vector(Bank::Vgpr), run(132, 1), run(0, 0)),
    operand_type(s(2502, 15), Vector(Bank::Vgpr), run(132, 1), run(0, 0)),
    operand_type(s(2517, 11), Parts, run(0, 0), run(453, 3)),
    operand_type(s(2546, 18), Immediate, run(0, 0), run(0, 0)),
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
    value(102, s(1505, 12)),
    value(1, s(1538, 11)),
    value(2, s(1549, 13)),
    value(3, s(1562, 14)),
    value(5, s(1576, 16)),
    value(6, s(1592, 16)),
    value(7, s(1608, 13)),
    value(15, s(1621, 19)),
    value(16, s(1640, 13)),
    value(17, s(1653, 13)),
    value(18, s(1666, 13)),
    value(19, s(1679, 13)),
    value(20, s(1692, 18)),
    value(21, s(1710, 18)),
    values(23, 2, s(1728, 12), 1i16),
    value(25, s(1740, 18)),
    value(29, s(1758, 20)),
    value(0, s(1811, 2)),
    values(0, 106, s(1821, 1), 0i16),
    value(106, s(1822, 6)),
    value(107, s(1828, 6)),
    values(108, 16, s(1834, 4), 0i16),
    value(124, s(1838, 2)),
    value(125, s(1840, 4)),
    value(126, s(1844, 7)),
    value(127, s(1851, 7)),
    value(126, s(1871, 4)),
    value(124, s(1838, 2)),
    value(1, s(1900, 13)),
    value(3, s(1913, 11)),
    value(4, s(1924, 12)),
    value(5, s(1936, 18)),
    value(6, s(1954, 14)),
    value(7, s(1968, 19)),
    value(8, s(1987, 22)),
    value(9, s(2009, 16)),
    value(10, s(2025, 16)),
    value(11, s(2041, 12)),
    values(0, 106, s(1821, 1), 0i16),
    value(106, s(1822, 6)),
    value(107, s(1828, 6)),
    values(108, 16, s(1834, 4), 0i16),
    value(124, s(1838, 2)),
    value(125, s(1840, 4)),
    value(126, s(1844, 7)),
    value(127, s(1851, 7)),
    values(128, 65, s(2101, 0), 0i16),
    values(193, 16, s(2101, 1), 1i16),
    value(230, s(2102, 24)),
    value(231, s(2126, 24)),
    value(235, s(2150, 15)),
    value(236, s(2165, 16)),
    value(237, s(2181, 16)),
    value(238, s(2197, 17)),
    value(239, s(2214, 24)),
    value(240, s(2238, 3)),
    value(241, s(2241, 4)),
    value(242, s(2245, 3)),
    value(243, s(2248, 4)),
    value(244, s(2252, 3)),
    value(245, s(2255, 4)),
    value(246, s(2259, 3)),
    value(247, s(2262, 4)),
    value(248, s(2266, 10)),
    value(251, s(2276, 8)),
    value(252, s(2284, 9)),
    value(253, s(2293, 7)),
    value(255, s(2300, 11)),
    values(256, 256, s(2311, 1), 0i16),
    values(0, 106, s(1821, 1), 0i16),
    value(106, s(1822, 6)),
    value(107, s(1828, 6)),
    values(108, 16, s(1834, 4), 0i16),
    value(124, s(1838, 2)),
    value(125, s(1840, 4)),
    value(126, s(1844, 7)),
    value(127, s(1851, 7)),
    values(128, 65, s(2101, 0), 0i16),
    values(193, 16, s(2101, 1), 1i16),
    value(230, s(2102, 24)),
    value(231, s(2126, 24)),
    value(235, s(2150, 15)),
    value(236, s(2165, 16)),
    value(237, s(2181, 16)),
    value(238, s(2197, 17)),
    value(239, s(2214, 24)),
    value(240, s(2238, 3)),
    value(241, s(2241, 4)),
    value(242, s(2245, 3)),
    value(243, s(2248, 4)),
    value(244, s(2252, 3)),
    value(245, s(2255, 4)),
    value(246, s(2259, 3)),
    value(247, s(2262, 4)),
    value(248, s(2266, 10)),
    value(251, s(2276, 8)),
    value(252, s(2284, 9)),
    value(253, s(2293, 7)),
    values(256, 256, s(2311, 1), 0i16),
    values(256, 256, s(2311, 1), 0i16),
    values(0, 106, s(1821, 1), 0i16),
    value(106, s(1822, 6)),
    value(107, s(1828, 6)),
    values(108, 16, s(1834, 4), 0i16),
    value(124, s(1838, 2)),
    value(125, s(1840, 4)),
    value(126, s(1844, 7)),
    value(127, s(1851, 7)),
    values(128, 65, s(2101, 0), 0i16),
    values(193, 16, s(2101, 1), 1i16),
    value(230, s(2102, 24)),
    value(231, s(2126, 24)),
    value(235, s(2150, 15)),
    value(236, s(2165, 16)),
    value(237, s(2181, 16)),
    value(238, s(2197, 17)),
    value(239, s(2214, 24)),
    value(240, s(2238, 3)),
    value(241, s(2241, 4)),
    value(242, s(2245, 3)),
    value(243, s(2248, 4)),
    value(244, s(2252, 3)),
    value(245, s(2255, 4)),
    value(246, s(2259, 3)),
    value(247, s(2262, 4)),
    value(248, s(2266, 10)),
    value(251, s(2276, 8)),
    value(252, s(2284, 9)),
    value(253, s(2293, 7)),
    value(255, s(2300, 11)),
    value(253, s(2447, 3)),
    value(106, s(2464, 3)),
    values(0, 256, s(2311, 1), 0i16),
];
