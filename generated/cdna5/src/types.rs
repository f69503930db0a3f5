// Written by `cargo xtask regen` from amdgpu_isa_cdna5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Operand types and their named values.
use amdgpu_isa_core::rows::*;
/// Numbers of the operand types.
#[allow(missing_docs)]
pub mod ty {
    pub const CLAUSE: u8 = 0;
    pub const DELAY: u8 = 1;
    pub const DSMEM: u8 = 2;
    pub const EXEC: u8 = 3;
    pub const GPUMEM: u8 = 4;
    pub const HWREG: u8 = 5;
    pub const LABEL: u8 = 6;
    pub const PC: u8 = 7;
    pub const SDST: u8 = 8;
    pub const SDST_EXEC: u8 = 9;
    pub const SDST_M0: u8 = 10;
    pub const SENDMSG: u8 = 11;
    pub const SENDMSG_RTN: u8 = 12;
    pub const SET_VGPR_MSB: u8 = 13;
    pub const SGPR: u8 = 14;
    pub const SIMM16: u8 = 15;
    pub const SIMM24: u8 = 16;
    pub const SIMM32: u8 = 17;
    pub const SIMM5: u8 = 18;
    pub const SIMM64: u8 = 19;
    pub const SIMM8: u8 = 20;
    pub const SLEEP: u8 = 21;
    pub const SMEM_OFFSET: u8 = 22;
    pub const SMEM_OFFSET_NOK: u8 = 23;
    pub const SRC: u8 = 24;
    pub const SRC_NOINLINE: u8 = 25;
    pub const SRC_SIMPLE: u8 = 26;
    pub const SRC_VGPR: u8 = 27;
    pub const SRC_VGPR_OR_INLINE: u8 = 28;
    pub const SREG: u8 = 29;
    pub const SREG_M0: u8 = 30;
    pub const SSRC: u8 = 31;
    pub const SSRC_BARRIER_ID: u8 = 32;
    pub const SSRC_LANESEL: u8 = 33;
    pub const SSRC_SPECIAL_SCC: u8 = 34;
    pub const VCC: u8 = 35;
    pub const VERSION: u8 = 36;
    pub const VGPR: u8 = 37;
    pub const WAIT_ALU: u8 = 38;
    pub const WAIT_MEM_DS: u8 = 39;
}
/// Operand types.
pub static OPERAND_TYPES: [OperandTypeRow; 40] = [
    operand_type(s(1687, 10), Parts, run(0, 0), run(507, 2)),
    operand_type(s(1713, 9), Parts, run(0, 0), run(509, 3)),
    operand_type(s(1744, 9), LocalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1753, 8), Implied(Bank::Exec), run(0, 0), run(0, 0)),
    operand_type(s(1761, 10), GlobalMemory, run(0, 0), run(0, 0)),
    operand_type(s(1771, 9), Parts, run(0, 0), run(512, 3)),
    operand_type(s(2298, 9), Branch, run(0, 0), run(515, 1)),
    operand_type(s(2312, 6), Implied(Bank::Pc), run(24, 1), run(0, 0)),
    operand_type(s(2320, 8), Selector, run(25, 8), run(0, 0)),
    operand_type(s(2365, 13), Implied(Bank::Exec), run(33, 1), run(0, 0)),
    operand_type(s(2382, 11), Implied(Bank::M0), run(34, 1), run(0, 0)),
    operand_type(s(2393, 11), Immediate, run(0, 0), run(516, 1)),
    operand_type(s(2490, 15), Immediate, run(0, 0), run(517, 1)),
    operand_type(s(2683, 16), Parts, run(0, 0), run(518, 4)),
    operand_type(s(2702, 8), Selector, run(25, 8), run(0, 0)),
    operand_type(s(2710, 10), Immediate, run(0, 0), run(515, 1)),
    operand_type(s(2720, 10), Immediate, run(0, 0), run(522, 1)),
    operand_type(s(2730, 10), Immediate, run(0, 0), run(523, 1)),
    operand_type(s(2740, 9), Immediate, run(0, 0), run(524, 1)),
    operand_type(s(2749, 10), Immediate, run(0, 0), run(525, 1)),
    operand_type(s(2759, 9), Immediate, run(0, 0), run(526, 1)),
    operand_type(s(2768, 9), Parts, run(0, 0), run(527, 2)),
    operand_type(s(2798, 15), Selector, run(25, 8), run(0, 0)),
    operand_type(s(2813, 19), Selector, run(25, 8), run(0, 0)),
    operand_type(s(2832, 7), Selector, run(54, 32), run(0, 0)),
    operand_type(s(3063, 16), Selector, run(54, 32), run(0, 0)),
    operand_type(s(3079, 14), Selector, run(86, 30), run(0, 0)),
    operand_type(s(3093, 12), Selector, run(116, 1), run(0, 0)),
    operand_type(s(3105, 22), Selector, run(117, 12), run(0, 0)),
    operand_type(s(3127, 8), Selector, run(25, 8), run(0, 0)),
    operand_type(s(3135, 11), Selector, run(25, 8), run(0, 0)),
    operand_type(s(3146, 8), Selector, run(129, 31), run(0, 0)),
    operand_type(s(3154, 19), Selector, run(129, 31), run(0, 0)),
    operand_type(s(3173, 16), Selector, run(129, 31), run(0, 0)),
    operand_type(s(3189, 20), Implied(Bank::Scc), run(160, 1), run(0, 0)),
    operand_type(s(3212, 7), Implied(Bank::Vcc), run(161, 1), run(0, 0)),
    operand_type(s(3222, 11), Parts, run(0, 0), run(529, 3)),
    operand_type(s(3249, 8), Vector(Bank::Vgpr), run(162, 1), run(0, 0)),
    operand_type(s(3257, 12), Parts, run(0, 0), run(532, 7)),
    operand_type(s(3318, 15), Parts, run(0, 0), run(539, 2)),
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
        (254, 1, Meaning::Literal64),
        (255, 1, Meaning::Literal),
    ],
);
/// Named values.
pub static VALUES: [ValueRow; 163] = [
    value(1, s(1782, 16)),
    value(2, s(1798, 18)),
    value(4, s(1816, 22)),
    value(5, s(1838, 21)),
    value(6, s(1859, 21)),
    value(7, s(1880, 13)),
    value(10, s(1893, 25)),
    value(11, s(1918, 26)),
    value(12, s(1944, 26)),
    values(15, 2, s(1893, 25), 1i16),
    value(17, s(1970, 26)),
    value(18, s(1996, 26)),
    value(19, s(2022, 21)),
    value(20, s(2043, 27)),
    value(21, s(2070, 27)),
    values(23, 2, s(2097, 17), 1i16),
    value(26, s(2114, 22)),
    value(28, s(2136, 14)),
    value(29, s(2150, 23)),
    value(30, s(2173, 23)),
    value(31, s(2196, 26)),
    value(32, s(2222, 26)),
    value(33, s(2248, 23)),
    value(34, s(2271, 17)),
    value(0, s(2318, 2)),
    values(0, 106, s(2328, 1), 0i16),
    value(106, s(2329, 6)),
    value(107, s(2335, 6)),
    values(108, 16, s(2341, 4), 0i16),
    value(124, s(2345, 4)),
    value(125, s(2349, 2)),
    value(126, s(2351, 7)),
    value(127, s(2358, 7)),
    value(126, s(2378, 4)),
    value(125, s(2349, 2)),
    value(1, s(2407, 13)),
    value(2, s(2420, 17)),
    value(3, s(2437, 17)),
    value(9, s(2454, 16)),
    value(10, s(2470, 20)),
    value(1, s(2407, 13)),
    value(2, s(2420, 17)),
    value(3, s(2437, 17)),
    value(9, s(2454, 16)),
    value(10, s(2470, 20)),
    value(128, s(2505, 20)),
    value(129, s(2525, 16)),
    value(130, s(2541, 15)),
    value(131, s(2556, 20)),
    value(132, s(2576, 17)),
    value(133, s(2593, 15)),
    value(134, s(2608, 21)),
    value(135, s(2629, 21)),
    value(136, s(2650, 33)),
    values(0, 106, s(2328, 1), 0i16),
    value(106, s(2329, 6)),
    value(107, s(2335, 6)),
    values(108, 16, s(2341, 4), 0i16),
    value(124, s(2345, 4)),
    value(125, s(2349, 2)),
    value(126, s(2351, 7)),
    value(127, s(2358, 7)),
    values(128, 65, s(2839, 0), 0i16),
    values(193, 16, s(2839, 1), 1i16),
    value(230, s(2840, 24)),
    value(231, s(2864, 24)),
    value(235, s(2888, 15)),
    value(236, s(2903, 16)),
    value(237, s(2919, 16)),
    value(238, s(2935, 17)),
    value(239, s(2952, 24)),
    value(240, s(2976, 3)),
    value(241, s(2979, 4)),
    value(242, s(2983, 3)),
    value(243, s(2986, 4)),
    value(244, s(2990, 3)),
    value(245, s(2993, 4)),
    value(246, s(2997, 3)),
    value(247, s(3000, 4)),
    value(248, s(3004, 10)),
    value(251, s(3014, 8)),
    value(252, s(3022, 9)),
    value(253, s(3031, 7)),
    value(254, s(3038, 13)),
    value(255, s(3051, 11)),
    values(256, 256, s(3062, 1), 0i16),
    values(0, 106, s(2328, 1), 0i16),
    value(106, s(2329, 6)),
    value(107, s(2335, 6)),
    values(108, 16, s(2341, 4), 0i16),
    value(124, s(2345, 4)),
    value(125, s(2349, 2)),
    value(126, s(2351, 7)),
    value(127, s(2358, 7)),
    values(128, 65, s(2839, 0), 0i16),
    values(193, 16, s(2839, 1), 1i16),
    value(230, s(2840, 24)),
    value(231, s(2864, 24)),
    value(235, s(2888, 15)),
    value(236, s(2903, 16)),
    value(237, s(2919, 16)),
    value(238, s(2935, 17)),
    value(239, s(2952, 24)),
    value(240, s(2976, 3)),
    value(241, s(2979, 4)),
    value(242, s(2983, 3)),
    value(243, s(2986, 4)),
    value(244, s(2990, 3)),
    value(245, s(2993, 4)),
    value(246, s(2997, 3)),
    value(247, s(3000, 4)),
    value(248, s(3004, 10)),
    value(251, s(3014, 8)),
    value(252, s(3022, 9)),
    value(253, s(3031, 7)),
    values(256, 256, s(3062, 1), 0i16),
    values(256, 256, s(3062, 1), 0i16),
    values(128, 65, s(2839, 0), 0i16),
    values(193, 16, s(2839, 1), 1i16),
    value(240, s(2976, 3)),
    value(241, s(2979, 4)),
    value(242, s(2983, 3)),
    value(243, s(2986, 4)),
    value(244, s(2990, 3)),
    value(245, s(2993, 4)),
    value(246, s(2997, 3)),
    value(247, s(3000, 4)),
    value(248, s(3004, 10)),
    values(256, 256, s(3062, 1), 0i16),
    values(0, 106, s(2328, 1), 0i16),
    value(106, s(2329, 6)),
    value(107, s(2335, 6)),
    values(108, 16, s(2341, 4), 0i16),
    value(124, s(2345, 4)),
    value(125, s(2349, 2)),
    value(126, s(2351, 7)),
    value(127, s(2358, 7)),
    values(128, 65, s(2839, 0), 0i16),
    values(193, 16, s(2839, 1), 1i16),
    value(230, s(2840, 24)),
    value(231, s(2864, 24)),
    value(235, s(2888, 15)),
    value(236, s(2903, 16)),
    value(237, s(2919, 16)),
    value(238, s(2935, 17)),
    value(239, s(2952, 24)),
    value(240, s(2976, 3)),
    value(241, s(2979, 4)),
    value(242, s(2983, 3)),
    value(243, s(2986, 4)),
    value(244, s(2990, 3)),
    value(245, s(2993, 4)),
    value(246, s(2997, 3)),
    value(247, s(3000, 4)),
    value(248, s(3004, 10)),
    value(251, s(3014, 8)),
    value(252, s(3022, 9)),
    value(253, s(3031, 7)),
    value(254, s(3038, 13)),
    value(255, s(3051, 11)),
    value(253, s(3209, 3)),
    value(106, s(3219, 3)),
    values(0, 256, s(3062, 1), 0i16),
];
