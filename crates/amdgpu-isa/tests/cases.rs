//! Inputs on which tools went wrong in public: each has the operands that llvm-mc 22 prints, or is refused or doubted.
#![cfg(all(
    feature = "cdna1",
    feature = "cdna3",
    feature = "cdna4",
    feature = "cdna5",
    feature = "rdna1",
    feature = "rdna2",
    feature = "rdna3",
    feature = "rdna3_5",
    feature = "rdna4"
))]

use amdgpu_isa::{Bank, DecodeError, Generation, Inst, Lint, OperandKind, Value};

/// Where it was reported, LLVM's target, bytes in memory order, mnemonic by AMD, registers and constants of the text, sorted.
const GOOD: &[(&str, &str, &str, &str, &str)] = &[
    ("llvm#55536", "gfx942", "fc00e6d302090e04", "V_SMFMAC_F32_16X16X32_BF16", "v3 v[252:255] v[2:3] v[4:7]"),
    ("llvm#56784", "gfx942", "0a00cdd302091a0c", "V_MFMA_F32_16X16X16_F16", "a[2:3] v[10:13] v[4:5] v[6:9]"),
    ("llvm#51065", "gfx1030", "080800f101fe6280", "IMAGE_GATHER4", "s[12:15] s[8:15] v[1:2] v[254:255]"),
    // Reported of gfx900, which has CDNA 1's image instructions: three registers, as tfe adds one to the two that dmask names; a gather's
    // four, whatever dmask is.
    ("llvm#48191", "gfx908", "000349f0fc051700", "IMAGE_ATOMIC_ADD", "s[92:99] v252 v[5:7]"),
    ("llvm#58270", "gfx908", "000108f101fc6200", "IMAGE_GATHER4H", "s[12:15] s[8:15] v1 v[252:255]"),
    // Reported of gfx803, whose number of this opcode CDNA 1 has; that of RDNA 2 is below.
    ("shadPS4#4992", "gfx908", "860080be", "S_MOV_B32", "s0"),
    ("llvm#54691", "gfx1030", "01040a04", "V_DOT2C_F32_F16", "s1 v2 v5"),
    ("llvm#59467", "gfx1100", "ff0036d501050200", "V_FMAC_F16", "v1.l v2.l v255.l"),
    ("llvm#59468", "gfx1100", "050836d501050200", "V_FMAC_F16", "v1.h v2.l v5.l"),
    ("llvm#61623", "gfx1100", "020835d500020200", "V_MUL_F16", "s0 v1.l v2.l"),
    ("llvm#56036", "gfx1100", "050085d5e900000001000000", "V_CVT_F32_I32", "v1 v5"),
    ("llvm#82710", "gfx1100", "004013ccfa040e1c017a04ff", "V_DOT2_F32_F16", "v0 v1 v2 v3"),
    ("prosper#878", "gfx1030", "0105007034120000", "V_FMAAK_F16", "0x1234 v0 v1 v2"),
    ("prosper#878", "gfx1030", "0105006e34120000", "V_FMAMK_F16", "0x1234 v0 v1 v2"),
    ("prosper#2422", "gfx1030", "080780f007046000", "IMAGE_SAMPLE", "s[0:7] s[12:15] v[4:6] v[7:8]"),
    ("prosper PR#58", "gfx1010", "2112263e", "V_MAC_F32", "s33 v19 v9"),
    ("KytyPS5#468", "gfx1030", "7e09febe", "S_WQM_B32", "exec_lo exec_lo"),
    ("sharpemu#226", "gfx1030", "000060d701050000", "V_READLANE_B32", "s0 s2 v1"),
    ("sharpemu#226", "gfx1030", "000061d701040000", "V_WRITELANE_B32", "s1 s2 v0"),
    ("sharpemu#232", "gfx1030", "000073d701050e04", "V_MAD_U32_U16", "v0 v1 v2 v3"),
    ("CLRX#33", "gfx1030", "ff02120201c2ea70", "V_CNDMASK_B32", "0x70eac201 v1 v9 vcc_lo"),
    ("rs#10599", "gfx942", "f09f50dc01000200", "GLOBAL_LOAD_DWORD", "s[2:3] v0 v1"),
    ("rs#10599", "gfx942", "f05f50dc00000200", "SCRATCH_LOAD_DWORD", "s2 v0"),
    ("rs#8828", "gfx1201", "7c0005ee0000000001000000", "GLOBAL_LOAD_B32", "v0 v[1:2]"),
    ("rs#8828", "gfx1201", "030005c40008800000080000", "BUFFER_LOAD_B32", "s3 s[4:7] v0"),
    (
        "dyninst#2366",
        "gfx950",
        "0000acd3183302000008add304195204",
        "V_MFMA_SCALE_F32_16X16X128_F8F6F4",
        "v24 v25 v[0:3] v[12:19] v[20:23] v[4:11]",
    ),
    ("PR#158685", "gfx1010", "05000dd701ff0100abcdffff", "V_ADD_NC_I16", "0xffffcdab v1 v5"),
    ("isa_spec_manager", "gfx942", "02000080", "S_ADD_U32", "s0 s0 s2"),
    ("isa_spec_manager", "gfx1200", "02000080", "S_ADD_CO_U32", "s0 s0 s2"),
    ("llvm#53136", "gfx1030", "004024dc00007f01", "SCRATCH_LOAD_SBYTE", "v1"),
    ("dyninst#2365", "gfx942", "011800baf0000000", "S_SETREG_IMM32_B32", "0xf0"),
    ("dyninst#2365", "gfx950", "011800baf0000000", "S_SETREG_IMM32_B32", "0xf0"),
];

/// What LLVM calls invalid, prints as garbage, or dies of: no instruction here, or a doubtful one.
const BAD: &[(&str, &str, &str)] = &[
    ("llvm#214915", "gfx1250", "ff4080be"),
    ("llvm#214915", "gfx1250", "fac180d6ff000000"),
    ("llvm#214915", "gfx1250", "fe04007f"),
    ("llvm#215000", "gfx1201", "000002cd00000000"),
    ("llvm#215001", "gfx950", "0000c0d30000ff21"),
    ("llvm#215001", "gfx950", "000054d200000000"),
    ("llvm#53136", "gfx1010", "004024dc00007f01"),
    ("dyninst#2366", "gfx942", "0000acd318330200"),
    ("dyninst#2366", "gfx942", "0008add304195204"),
    ("ROCm/llvm-project#3599", "gfx1250", "0204e07f"),
    ("prosper#2422", "gfx1030", "090780f007046000"),
    ("prosper PR#58", "gfx1030", "2112263e"),
    ("shadPS4#4992", "gfx1030", "860080be"),
    ("llvm#56163", "gfx1100", "0000c2d4e904000001773905"),
    ("PR#223825", "gfx1100", "ffc1dbd5ff00013a0bfe0000"),
];

fn decode(target: &str, hex: &str) -> (Result<Inst, DecodeError>, usize) {
    let bytes: Vec<u8> = (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect();
    let (_, result) = Generation::from_target(target).unwrap().isa().stream(&bytes).next().unwrap();
    (result, bytes.len())
}

fn operands(inst: &Inst) -> String {
    let mut texts = Vec::new();
    for operand in inst.operands().filter(|operand| !operand.is_implicit()) {
        if operand.operand_type().kind() == OperandKind::Implied(Bank::Exec) {
            continue;
        }
        match operand.resolve(inst.isa().default_wave()) {
            Value::Registers(registers) => texts.push(registers.to_string()),
            Value::Literal(literal) => texts.push(literal.to_string()),
            _ => {}
        }
    }
    texts.sort();
    texts.join(" ")
}

#[test]
fn good_inputs_have_the_operands_that_llvm_prints() {
    for (source, target, hex, name, expected) in GOOD {
        let (inst, len) = decode(target, hex);
        let inst = inst.unwrap_or_else(|error| panic!("{source}: {error}"));
        assert_eq!((inst.name().to_string().as_str(), inst.len_bytes()), (*name, len), "{source}");
        assert_eq!(operands(&inst), *expected, "{source} {target} {hex}");
    }
}

#[test]
fn bad_inputs_are_refused_or_doubted() {
    for (source, target, hex) in BAD {
        if let (Ok(inst), len) = decode(target, hex) {
            let doubts = inst.lint(inst.isa().default_wave()).count();
            assert!(inst.len_bytes() != len || doubts != 0, "{source} {target} {hex}: {inst:?}");
        }
    }
}

#[test]
fn a_long_literal_is_no_source_of_vop3() {
    // llvm#214953. Decoding is permissive, but takes no literal for the instruction: sixteen bytes are not one.
    let (inst, len) = decode("gfx1250", "ff0070d664fde900e280b6648000fd1b");
    let inst = inst.unwrap();
    assert_eq!((inst.len_bytes(), len), (8, 16));
    let code = |lint: Lint| match lint {
        Lint::ReservedCode { field, code } => Some((field.name(), code)),
        _ => None,
    };
    let wave = inst.isa().default_wave();
    assert!(inst.lint(wave).filter_map(code).any(|found| found == ("SRC1", 254)), "{inst:?}");
    assert!(inst.to_builder(wave).encode().is_err());
    // LLVM prints a dword of the next instruction, of which its assembler makes other words; so does ours, of the same text.
    let again = inst.isa().assembler().line(&inst.to_string()).unwrap();
    assert_eq!((again.len_bytes(), again.lint(wave).filter_map(code).count()), (12, 0));
    // LLVM's assembler: "invalid operand for instruction".
    for text in [
        "v_permlane_bcast_b32 v255, v100, lit64(0x1234567812345678), s58",
        "v_add_f64_e64 v[0:1], lit64(0x1234567812345678), v[2:3]",
        "v_mov_b64_e64 v[0:1], lit64(0x1234567812345678)",
        "v_fma_f64 v[0:1], lit64(0x1234567812345678), v[2:3], v[4:5]",
    ] {
        assert!(inst.isa().assembler().line(text).is_err(), "{text}");
    }
    // The short encoding has it.
    let short = inst.isa().assembler().line("v_mov_b64_e32 v[0:1], lit64(0x1234567812345678)").unwrap();
    assert_eq!((short.len_bytes(), short.lint(wave).count()), (12, 0));
}

#[test]
fn targets_without_a_specification_say_so() {
    // llvm#48191, llvm#58270, shadPS4#4992
    for target in ["gfx900", "gfx803"] {
        let error = Generation::from_target(target).unwrap_err().to_string();
        assert!(error.contains("AMD publishes no"), "{error}");
    }
}

#[test]
fn a_code_end_is_no_branch() {
    // isa_spec_manager#6
    let inst = decode("gfx1150", "00009fbf").0.unwrap();
    assert_eq!(inst.name().to_string(), "S_CODE_END");
    assert!(!inst.form().instruction().flags().is_branch());
}
