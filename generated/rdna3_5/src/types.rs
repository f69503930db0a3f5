// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
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
    pub const SENDMSG_RTN: u8 = 15;
    pub const SIMM16: u8 = 16;
    pub const SIMM32: u8 = 17;
    pub const SIMM8: u8 = 18;
    pub const SMEM_OFFSET: u8 = 19;
    pub const SRC: u8 = 20;
    pub const SRC_VGPR: u8 = 21;
    pub const SRC_VGPR_OR_INLINE: u8 = 22;
    pub const SREG: u8 = 23;
    pub const SREG_M0_INL: u8 = 24;
    pub const SSRC: u8 = 25;
    pub const SSRC_LANESEL: u8 = 26;
    pub const SSRC_SPECIAL_SCC: u8 = 27;
    pub const TGT: u8 = 28;
    pub const VCC: u8 = 29;
    pub const VERSION: u8 = 30;
    pub const VGPR: u8 = 31;
    pub const WAITCNT: u8 = 32;
    pub const WAITCNT_DEPCTR: u8 = 33;
    pub const WAIT_EVENT: u8 = 34;
}
/// Operand types.
pub static OPERAND_TYPES: [OperandTypeRow; 35] = [
    operand_type(s(1436, 8), Attribute, run(0, 0), run(0, 0)),
    operand_type(s(1444, 10), Parts, run(0, 0), run(481, 2)),
    operand_type(s(1470, 9), Parts, run(0, 0), run(483, 3)),
    operand_type(s(1501, 9), LocalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1510, 8), Implied(Bank::Exec), run(0, 0), run(0, 0)),
    operand_type(s(1518, 16), Implied(Bank::FlatScratch), run(0, 1), run(0, 0)),
    operand_type(s(1546, 10), GlobalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1556, 9), Parts, run(0, 0), run(486, 3)),
    operand_type(s(1818, 9), Branch, run(0, 0), run(489, 1)),
    operand_type(s(1832, 6), Implied(Bank::Pc), run(15, 1), run(0, 0)),
    operand_type(s(1840, 8), Selector, run(16, 8), run(0, 0)),
    operand_type(s(1885, 13), Implied(Bank::Exec), run(24, 1), run(0, 0)),
    operand_type(s(1902, 11), Implied(Bank::M0), run(25, 1), run(0, 0)),
    operand_type(s(1913, 13), Selector, run(16, 8), run(0, 0)),
    operand_type(s(1926, 11), Immediate, run(0, 0), run(490, 1)),
    operand_type(s(2035, 15), Immediate, run(0, 0), run(491, 1)),
    operand_type(s(2174, 10), Immediate, run(0, 0), run(489, 1)),
    operand_type(s(2184, 10), Immediate, run(0, 0), run(492, 1)),
    operand_type(s(2194, 9), Immediate, run(0, 0), run(493, 1)),
    operand_type(s(2203, 15), Selector, run(16, 8), run(0, 0)),
    operand_type(s(2218, 7), Selector, run(45, 31), run(0, 0)),
    operand_type(s(2436, 12), Selector, run(76, 1), run(0, 0)),
    operand_type(s(2448, 22), Selector, run(77, 12), run(0, 0)),
    operand_type(s(2470, 8), Selector, run(16, 8), run(0, 0)),
    operand_type(s(2478, 15), Selector, run(89, 19), run(0, 0)),
    operand_type(s(2493, 8), Selector, run(108, 30), run(0, 0)),
    operand_type(s(2501, 16), Selector, run(108, 30), run(0, 0)),
    operand_type(s(2517, 20), Implied(Bank::Scc), run(138, 1), run(0, 0)),
    operand_type(s(2540, 7), ExportTarget, run(0, 0), run(0, 0)),
    operand_type(s(2547, 7), Implied(Bank::Vcc), run(139, 1), run(0, 0)),
    operand_type(s(2557, 11), Parts, run(0, 0), run(494, 3)),
    operand_type(s(2584, 8), Vector(Bank::Vgpr), run(140, 1), run(0, 0)),
    operand_type(s(2592, 11), Parts, run(0, 0), run(497, 3)),
    operand_type(s(2621, 18), Immediate, run(0, 0), run(0, 0)),
    operand_type(s(2639, 14), Immediate, run(0, 0), run(0, 0)),
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
pub static VALUES: [ValueRow; 141] = [
    value(102, s(1534, 12)),
    value(1, s(1567, 11)),
    value(2, s(1578, 13)),
    value(3, s(1591, 14)),
    value(5, s(1605, 16)),
    value(6, s(1621, 16)),
    value(7, s(1637, 13)),
    value(15, s(1650, 19)),
    value(18, s(1669, 26)),
    value(19, s(1695, 26)),
    value(20, s(1721, 18)),
    value(21, s(1739, 18)),
    values(23, 2, s(1757, 12), 1i16),
    value(27, s(1769, 25)),
    value(29, s(1794, 20)),
    value(0, s(1838, 2)),
    values(0, 106, s(1848, 1), 0i16),
    value(106, s(1849, 6)),
    value(107, s(1855, 6)),
    values(108, 16, s(1861, 4), 0i16),
    value(124, s(1865, 4)),
    value(125, s(1869, 2)),
    value(126, s(1871, 7)),
    value(127, s(1878, 7)),
    value(126, s(1898, 4)),
    value(125, s(1869, 2)),
    value(1, s(1940, 13)),
    value(2, s(1953, 17)),
    value(3, s(1970, 17)),
    value(5, s(1987, 18)),
    value(6, s(2005, 14)),
    value(9, s(2019, 16)),
    value(1, s(1940, 13)),
    value(2, s(1953, 17)),
    value(3, s(1970, 17)),
    value(5, s(1987, 18)),
    value(6, s(2005, 14)),
    value(9, s(2019, 16)),
    value(128, s(2050, 20)),
    value(129, s(2070, 16)),
    value(130, s(2086, 15)),
    value(131, s(2101, 20)),
    value(132, s(2121, 17)),
    value(133, s(2138, 15)),
    value(134, s(2153, 21)),
    values(0, 106, s(1848, 1), 0i16),
    value(106, s(1849, 6)),
    value(107, s(1855, 6)),
    values(108, 16, s(1861, 4), 0i16),
    value(124, s(1865, 4)),
    value(125, s(1869, 2)),
    value(126, s(1871, 7)),
    value(127, s(1878, 7)),
    values(128, 65, s(2225, 0), 0i16),
    values(193, 16, s(2225, 1), 1i16),
    value(230, s(2226, 24)),
    value(231, s(2250, 24)),
    value(235, s(2274, 15)),
    value(236, s(2289, 16)),
    value(237, s(2305, 16)),
    value(238, s(2321, 17)),
    value(239, s(2338, 24)),
    value(240, s(2362, 3)),
    value(241, s(2365, 4)),
    value(242, s(2369, 3)),
    value(243, s(2372, 4)),
    value(244, s(2376, 3)),
    value(245, s(2379, 4)),
    value(246, s(2383, 3)),
    value(247, s(2386, 4)),
    value(248, s(2390, 10)),
    value(251, s(2400, 8)),
    value(252, s(2408, 9)),
    value(253, s(2417, 7)),
    value(255, s(2424, 11)),
    values(256, 256, s(2435, 1), 0i16),
    values(256, 256, s(2435, 1), 0i16),
    values(128, 65, s(2225, 0), 0i16),
    values(193, 16, s(2225, 1), 1i16),
    value(240, s(2362, 3)),
    value(241, s(2365, 4)),
    value(242, s(2369, 3)),
    value(243, s(2372, 4)),
    value(244, s(2376, 3)),
    value(245, s(2379, 4)),
    value(246, s(2383, 3)),
    value(247, s(2386, 4)),
    value(248, s(2390, 10)),
    values(256, 256, s(2435, 1), 0i16),
    values(0, 106, s(1848, 1), 0i16),
    value(106, s(1849, 6)),
    value(107, s(1855, 6)),
    values(108, 16, s(1861, 4), 0i16),
    value(124, s(1865, 4)),
    value(125, s(1869, 2)),
    value(126, s(1871, 7)),
    value(127, s(1878, 7)),
    values(128, 65, s(2225, 0), 0i16),
    values(193, 16, s(2225, 1), 1i16),
    value(240, s(2362, 3)),
    value(241, s(2365, 4)),
    value(242, s(2369, 3)),
    value(243, s(2372, 4)),
    value(244, s(2376, 3)),
    value(245, s(2379, 4)),
    value(246, s(2383, 3)),
    value(247, s(2386, 4)),
    value(248, s(2390, 10)),
    values(0, 106, s(1848, 1), 0i16),
    value(106, s(1849, 6)),
    value(107, s(1855, 6)),
    values(108, 16, s(1861, 4), 0i16),
    value(124, s(1865, 4)),
    value(125, s(1869, 2)),
    value(126, s(1871, 7)),
    value(127, s(1878, 7)),
    values(128, 65, s(2225, 0), 0i16),
    values(193, 16, s(2225, 1), 1i16),
    value(230, s(2226, 24)),
    value(231, s(2250, 24)),
    value(235, s(2274, 15)),
    value(236, s(2289, 16)),
    value(237, s(2305, 16)),
    value(238, s(2321, 17)),
    value(239, s(2338, 24)),
    value(240, s(2362, 3)),
    value(241, s(2365, 4)),
    value(242, s(2369, 3)),
    value(243, s(2372, 4)),
    value(244, s(2376, 3)),
    value(245, s(2379, 4)),
    value(246, s(2383, 3)),
    value(247, s(2386, 4)),
    value(248, s(2390, 10)),
    value(251, s(2400, 8)),
    value(252, s(2408, 9)),
    value(253, s(2417, 7)),
    value(255, s(2424, 11)),
    value(253, s(2537, 3)),
    value(106, s(2554, 3)),
    values(0, 256, s(2435, 1), 0i16),
];
