// Written by `cargo xtask regen` from amdgpu_isa_rdna4.xml. Do not edit: change
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
    pub const GPUMEM: u8 = 5;
    pub const HWREG: u8 = 6;
    pub const LABEL: u8 = 7;
    pub const PC: u8 = 8;
    pub const SDST: u8 = 9;
    pub const SDST_EXEC: u8 = 10;
    pub const SDST_M0: u8 = 11;
    pub const SENDMSG: u8 = 12;
    pub const SENDMSG_RTN: u8 = 13;
    pub const SIMM16: u8 = 14;
    pub const SIMM24: u8 = 15;
    pub const SIMM32: u8 = 16;
    pub const SIMM5: u8 = 17;
    pub const SIMM8: u8 = 18;
    pub const SLEEP: u8 = 19;
    pub const SMEM_OFFSET: u8 = 20;
    pub const SMEM_OFFSET_NOK: u8 = 21;
    pub const SRC: u8 = 22;
    pub const SRC_VGPR: u8 = 23;
    pub const SRC_VGPR_OR_INLINE: u8 = 24;
    pub const SREG: u8 = 25;
    pub const SREG_LITERAL: u8 = 26;
    pub const SREG_M0: u8 = 27;
    pub const SSRC: u8 = 28;
    pub const SSRC_BARRIER_ID: u8 = 29;
    pub const SSRC_LANESEL: u8 = 30;
    pub const SSRC_SPECIAL_SCC: u8 = 31;
    pub const TGT: u8 = 32;
    pub const VCC: u8 = 33;
    pub const VERSION: u8 = 34;
    pub const VGPR: u8 = 35;
    pub const WAIT_ALU: u8 = 36;
    pub const WAIT_EVENT: u8 = 37;
    pub const WAIT_MEM_DS: u8 = 38;
}
/// Operand types.
pub static OPERAND_TYPES: [OperandTypeRow; 39] = [
    operand_type(s(1439, 8), Attribute, run(0, 0), run(0, 0)),
    operand_type(s(1447, 10), Parts, run(0, 0), run(466, 2)),
    operand_type(s(1473, 9), Parts, run(0, 0), run(468, 3)),
    operand_type(s(1504, 9), LocalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1513, 8), Implied(Bank::Exec), run(0, 0), run(0, 0)),
    operand_type(s(1521, 10), GlobalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1531, 9), Parts, run(0, 0), run(471, 3)),
    operand_type(s(2004, 9), Branch, run(0, 0), run(474, 1)),
    operand_type(s(2018, 6), Implied(Bank::Pc), run(21, 1), run(0, 0)),
    operand_type(s(2026, 8), Selector, run(22, 8), run(0, 0)),
    operand_type(s(2071, 13), Implied(Bank::Exec), run(30, 1), run(0, 0)),
    operand_type(s(2088, 11), Implied(Bank::M0), run(31, 1), run(0, 0)),
    operand_type(s(2099, 11), Immediate, run(0, 0), run(475, 1)),
    operand_type(s(2176, 15), Immediate, run(0, 0), run(476, 1)),
    operand_type(s(2336, 10), Immediate, run(0, 0), run(474, 1)),
    operand_type(s(2346, 10), Immediate, run(0, 0), run(477, 1)),
    operand_type(s(2356, 10), Immediate, run(0, 0), run(478, 1)),
    operand_type(s(2366, 9), Immediate, run(0, 0), run(479, 1)),
    operand_type(s(2375, 9), Immediate, run(0, 0), run(480, 1)),
    operand_type(s(2384, 9), Parts, run(0, 0), run(481, 2)),
    operand_type(s(2414, 15), Selector, run(22, 8), run(0, 0)),
    operand_type(s(2429, 19), Selector, run(22, 8), run(0, 0)),
    operand_type(s(2448, 7), Selector, run(48, 31), run(0, 0)),
    operand_type(s(2666, 12), Selector, run(79, 1), run(0, 0)),
    operand_type(s(2678, 22), Selector, run(80, 12), run(0, 0)),
    operand_type(s(2700, 8), Selector, run(22, 8), run(0, 0)),
    operand_type(s(2708, 16), Selector, run(22, 8), run(0, 0)),
    operand_type(s(2724, 11), Selector, run(22, 8), run(0, 0)),
    operand_type(s(2735, 8), Selector, run(92, 30), run(0, 0)),
    operand_type(s(2743, 19), Selector, run(92, 30), run(0, 0)),
    operand_type(s(2762, 16), Selector, run(92, 30), run(0, 0)),
    operand_type(s(2778, 20), Implied(Bank::Scc), run(122, 1), run(0, 0)),
    operand_type(s(2801, 7), ExportTarget, run(0, 0), run(0, 0)),
    operand_type(s(2808, 7), Implied(Bank::Vcc), run(123, 1), run(0, 0)),
    operand_type(s(2818, 11), Parts, run(0, 0), run(483, 3)),
    operand_type(s(2845, 8), Vector(Bank::Vgpr), run(124, 1), run(0, 0)),
    operand_type(s(2853, 12), Parts, run(0, 0), run(486, 7)),
    operand_type(s(2914, 14), Immediate, run(0, 0), run(0, 0)),
    operand_type(s(2928, 15), Parts, run(0, 0), run(493, 2)),
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
pub static VALUES: [ValueRow; 125] = [
    value(1, s(1542, 16)),
    value(2, s(1558, 18)),
    value(4, s(1576, 22)),
    value(5, s(1598, 21)),
    value(6, s(1619, 21)),
    value(7, s(1640, 13)),
    value(10, s(1653, 25)),
    value(11, s(1678, 26)),
    value(12, s(1704, 26)),
    values(15, 2, s(1653, 25), 1i16),
    value(17, s(1730, 26)),
    value(18, s(1756, 26)),
    value(19, s(1782, 21)),
    value(20, s(1803, 27)),
    value(21, s(1830, 27)),
    values(23, 2, s(1857, 17), 1i16),
    value(26, s(1874, 22)),
    value(29, s(1896, 23)),
    value(30, s(1919, 23)),
    value(31, s(1942, 26)),
    value(32, s(1968, 26)),
    value(0, s(2024, 2)),
    values(0, 106, s(2034, 1), 0i16),
    value(106, s(2035, 6)),
    value(107, s(2041, 6)),
    values(108, 16, s(2047, 4), 0i16),
    value(124, s(2051, 4)),
    value(125, s(2055, 2)),
    value(126, s(2057, 7)),
    value(127, s(2064, 7)),
    value(126, s(2084, 4)),
    value(125, s(2055, 2)),
    value(1, s(2113, 13)),
    value(2, s(2126, 17)),
    value(3, s(2143, 17)),
    value(9, s(2160, 16)),
    value(1, s(2113, 13)),
    value(2, s(2126, 17)),
    value(3, s(2143, 17)),
    value(9, s(2160, 16)),
    value(128, s(2191, 20)),
    value(129, s(2211, 16)),
    value(130, s(2227, 15)),
    value(131, s(2242, 20)),
    value(132, s(2262, 17)),
    value(133, s(2279, 15)),
    value(134, s(2294, 21)),
    value(135, s(2315, 21)),
    values(0, 106, s(2034, 1), 0i16),
    value(106, s(2035, 6)),
    value(107, s(2041, 6)),
    values(108, 16, s(2047, 4), 0i16),
    value(124, s(2051, 4)),
    value(125, s(2055, 2)),
    value(126, s(2057, 7)),
    value(127, s(2064, 7)),
    values(128, 65, s(2455, 0), 0i16),
    values(193, 16, s(2455, 1), 1i16),
    value(230, s(2456, 24)),
    value(231, s(2480, 24)),
    value(235, s(2504, 15)),
    value(236, s(2519, 16)),
    value(237, s(2535, 16)),
    value(238, s(2551, 17)),
    value(239, s(2568, 24)),
    value(240, s(2592, 3)),
    value(241, s(2595, 4)),
    value(242, s(2599, 3)),
    value(243, s(2602, 4)),
    value(244, s(2606, 3)),
    value(245, s(2609, 4)),
    value(246, s(2613, 3)),
    value(247, s(2616, 4)),
    value(248, s(2620, 10)),
    value(251, s(2630, 8)),
    value(252, s(2638, 9)),
    value(253, s(2647, 7)),
    value(255, s(2654, 11)),
    values(256, 256, s(2665, 1), 0i16),
    values(256, 256, s(2665, 1), 0i16),
    values(128, 65, s(2455, 0), 0i16),
    values(193, 16, s(2455, 1), 1i16),
    value(240, s(2592, 3)),
    value(241, s(2595, 4)),
    value(242, s(2599, 3)),
    value(243, s(2602, 4)),
    value(244, s(2606, 3)),
    value(245, s(2609, 4)),
    value(246, s(2613, 3)),
    value(247, s(2616, 4)),
    value(248, s(2620, 10)),
    values(256, 256, s(2665, 1), 0i16),
    values(0, 106, s(2034, 1), 0i16),
    value(106, s(2035, 6)),
    value(107, s(2041, 6)),
    values(108, 16, s(2047, 4), 0i16),
    value(124, s(2051, 4)),
    value(125, s(2055, 2)),
    value(126, s(2057, 7)),
    value(127, s(2064, 7)),
    values(128, 65, s(2455, 0), 0i16),
    values(193, 16, s(2455, 1), 1i16),
    value(230, s(2456, 24)),
    value(231, s(2480, 24)),
    value(235, s(2504, 15)),
    value(236, s(2519, 16)),
    value(237, s(2535, 16)),
    value(238, s(2551, 17)),
    value(239, s(2568, 24)),
    value(240, s(2592, 3)),
    value(241, s(2595, 4)),
    value(242, s(2599, 3)),
    value(243, s(2602, 4)),
    value(244, s(2606, 3)),
    value(245, s(2609, 4)),
    value(246, s(2613, 3)),
    value(247, s(2616, 4)),
    value(248, s(2620, 10)),
    value(251, s(2630, 8)),
    value(252, s(2638, 9)),
    value(253, s(2647, 7)),
    value(255, s(2654, 11)),
    value(253, s(2798, 3)),
    value(106, s(2815, 3)),
    values(0, 256, s(2665, 1), 0i16),
];
