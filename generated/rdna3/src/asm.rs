// Written by `cargo xtask regen` from amdgpu_isa_rdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Tables of the assembler.
use amdgpu_isa_core::asm::tables::vocabulary::*;
/// Tables of the assembler.
pub const ASM: AsmTables = AsmTables {
    mnemonics: &MNEMONICS,
    index: &INDEX,
    forms: &FORMS,
    registers: &REGISTERS,
    register_index: &REGISTER_INDEX,
    symbols: &SYMBOLS,
    fixed: &FIXED,
    narrow: &NARROW,
    vectors: 256,
    scalars: 106,
    shared_sources: false,
    free_moves: false,
    free_carries: true,
};
/// Registers with names.
pub static REGISTERS: [NamedRegister; 18] = [
    r(s(19443, 4), 126, 2),
    r(s(25, 7), 127, 1),
    r(s(18, 7), 126, 1),
    r(s(16, 2), 125, 1),
    r(s(12, 4), 124, 0),
    r(s(19447, 12), 237, 0),
    r(s(19459, 13), 238, 0),
    r(s(19472, 3), 253, 0),
    r(s(19475, 11), 235, 0),
    r(s(19486, 12), 236, 0),
    r(s(111, 16), 237, 0),
    r(s(127, 17), 238, 0),
    r(s(185, 7), 253, 0),
    r(s(80, 15), 235, 0),
    r(s(95, 16), 236, 0),
    r(s(19498, 3), 106, 2),
    r(s(6, 6), 107, 1),
    r(s(0, 6), 106, 1),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 15] = [
    (s(25047, 9), 1),
    (s(25056, 10), 2),
    (s(25066, 14), 3),
    (s(25080, 9), 0),
    (s(25089, 10), 15),
    (s(25099, 27), 1),
    (s(25126, 16), 2),
    (s(25142, 19), 4),
    (s(11604, 16), 4),
    (s(11620, 16), 6),
    (s(11636, 16), 9),
    (s(11589, 15), 0),
    (s(25161, 18), 32768),
    (s(25179, 18), 16384),
    (s(25197, 18), 8192),
];
/// Values that the text does not show.
pub static FIXED: [Fixed; 9] = [
    fixed(bits(0, 8), 126),
    fixed(bits(17, 1), 1),
    fixed(bits(48, 7), 124),
    fixed(bits(2, 3), 0),
    fixed(bits(8, 4), 15),
    fixed(bits(15, 1), 1),
    fixed(bits(7, 1), 1),
    fixed(bits(59, 2), 7),
    fixed(bits(14, 1), 1),
];
/// Operands that take less than their fields can hold.
pub static NARROW: [Narrow; 32] = [
    narrow(bits(16, 7), 72),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 249),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 249),
    narrow(bits(32, 9), 12),
    narrow(bits(50, 9), 12),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 251),
    narrow(bits(50, 9), 251),
    narrow(bits(32, 9), 12),
    narrow(bits(50, 9), 251),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 251),
    narrow(bits(32, 9), 251),
    narrow(bits(41, 9), 251),
    narrow(bits(41, 9), 251),
    narrow(bits(48, 5), 191),
    narrow(bits(48, 5), 191),
    narrow(bits(58, 5), 191),
    narrow(bits(6, 7), 95),
    narrow(bits(6, 7), 95),
    narrow(bits(0, 6), 191),
    narrow(bits(0, 9), 12),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 30),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 12),
    narrow(bits(0, 8), 253),
    narrow(bits(0, 8), 237),
];
/// Mnemonics and aliases, sorted.
pub static MNEMONICS: [u64; 1456] = [
    0x10001004c2d11, // buffer_atomic_add
    0x100000024b215, // buffer_atomic_add_f32
    0x1000100225e15, // buffer_atomic_add_u32
    0x1000200238915, // buffer_atomic_add_u64
    0x10002004c3e14, // buffer_atomic_add_x2
    0x10003004c5211, // buffer_atomic_and
    0x100030022f215, // buffer_atomic_and_b32
    0x1000400240715, // buffer_atomic_and_b64
    0x10004004c6314, // buffer_atomic_and_x2
    0x10005004c7715, // buffer_atomic_cmpswap
    0x1000500224519, // buffer_atomic_cmpswap_b32
    0x1000600237019, // buffer_atomic_cmpswap_b64
    0x1000700246f19, // buffer_atomic_cmpswap_f32
    0x10006004c8c18, // buffer_atomic_cmpswap_x2
    0x10008004ca412, // buffer_atomic_csub
    0x1000800228816, // buffer_atomic_csub_u32
    0x10009004cb611, // buffer_atomic_dec
    0x1000900234515, // buffer_atomic_dec_u32
    0x1000a00245a15, // buffer_atomic_dec_u64
    0x1000a004cc714, // buffer_atomic_dec_x2
    0x10007004cdb16, // buffer_atomic_fcmpswap
    0x1000d004cf112, // buffer_atomic_fmax
    0x10012004d0312, // buffer_atomic_fmin
    0x1000b004d1511, // buffer_atomic_inc
    0x1000b00233015, // buffer_atomic_inc_u32
    0x1000c00244515, // buffer_atomic_inc_u64
    0x1000c004d2614, // buffer_atomic_inc_x2
    0x1000d00249d15, // buffer_atomic_max_f32
    0x1000e0022c815, // buffer_atomic_max_i32
    0x1000f0023dd15, // buffer_atomic_max_i64
    0x100100022dd15, // buffer_atomic_max_u32
    0x100110023f215, // buffer_atomic_max_u64
    0x1001200248815, // buffer_atomic_min_f32
    0x1001300229e15, // buffer_atomic_min_i32
    0x100140023b315, // buffer_atomic_min_i64
    0x100150022b315, // buffer_atomic_min_u32
    0x100160023c815, // buffer_atomic_min_u64
    0x10017004d3a10, // buffer_atomic_or
    0x1001700230714, // buffer_atomic_or_b32
    0x1001800241c14, // buffer_atomic_or_b64
    0x10018004d4a13, // buffer_atomic_or_x2
    0x1000e004d5d12, // buffer_atomic_smax
    0x1000f004d6f15, // buffer_atomic_smax_x2
    0x10013004d8412, // buffer_atomic_smin
    0x10014004d9615, // buffer_atomic_smin_x2
    0x10019004dab11, // buffer_atomic_sub
    0x1001900227315, // buffer_atomic_sub_u32
    0x1001a00239e15, // buffer_atomic_sub_u64
    0x1001a004dbc14, // buffer_atomic_sub_x2
    0x1001b004dd012, // buffer_atomic_swap
    0x1001b00222f16, // buffer_atomic_swap_b32
    0x1001c00235a16, // buffer_atomic_swap_b64
    0x1001c004de215, // buffer_atomic_swap_x2
    0x10010004df712, // buffer_atomic_umax
    0x10011004e0915, // buffer_atomic_umax_x2
    0x10015004e1e12, // buffer_atomic_umin
    0x10016004e3015, // buffer_atomic_umin_x2
    0x1001d004e4511, // buffer_atomic_xor
    0x1001d00231b15, // buffer_atomic_xor_b32
    0x1001e00243015, // buffer_atomic_xor_b64
    0x1001e004e5614, // buffer_atomic_xor_x2
    0x1001f0022130e, // buffer_gl0_inv
    0x100200022210e, // buffer_gl1_inv
    0x100210020c810, // buffer_load_b128
    0x1002200209b0f, // buffer_load_b32
    0x100230020aa0f, // buffer_load_b64
    0x100240020b90f, // buffer_load_b96
    0x1002500215c13, // buffer_load_d16_b16
    0x10026001f9118, // buffer_load_d16_format_x
    0x10027001fa919, // buffer_load_d16_format_xy
    0x10028001fc21a, // buffer_load_d16_format_xyz
    0x10029001fdc1b, // buffer_load_d16_format_xyzw
    0x1002a00219916, // buffer_load_d16_hi_b16
    0x1002b0021dc1b, // buffer_load_d16_hi_format_x
    0x1002c00218415, // buffer_load_d16_hi_i8
    0x1002d00216f15, // buffer_load_d16_hi_u8
    0x1002e00214a12, // buffer_load_d16_i8
    0x1002f00213812, // buffer_load_d16_u8
    0x10022004e6a11, // buffer_load_dword
    0x10023004e7b13, // buffer_load_dwordx2
    0x10024004e8e13, // buffer_load_dwordx3
    0x10021004ea113, // buffer_load_dwordx4
    0x1002b004eb41b, // buffer_load_format_d16_hi_x
    0x10026004ecf18, // buffer_load_format_d16_x
    0x10027004ee719, // buffer_load_format_d16_xy
    0x10028004f001a, // buffer_load_format_d16_xyz
    0x10029004f1a1b, // buffer_load_format_d16_xyzw
    0x10030001ee114, // buffer_load_format_x
    0x10031001ef515, // buffer_load_format_xy
    0x10032001f0a16, // buffer_load_format_xyz
    0x10033001f2017, // buffer_load_format_xyzw
    0x1003400208c0f, // buffer_load_i16
    0x1003500206f0e, // buffer_load_i8
    0x10035004f3511, // buffer_load_sbyte
    0x1002e004f4615, // buffer_load_sbyte_d16
    0x1002c004f5b18, // buffer_load_sbyte_d16_hi
    0x10025004f7315, // buffer_load_short_d16
    0x1002a004f8818, // buffer_load_short_d16_hi
    0x10034004fa012, // buffer_load_sshort
    0x1003600207d0f, // buffer_load_u16
    0x100370020610e, // buffer_load_u8
    0x10037004fb211, // buffer_load_ubyte
    0x1002f004fc315, // buffer_load_ubyte_d16
    0x1002d004fd818, // buffer_load_ubyte_d16_hi
    0x10036004ff012, // buffer_load_ushort
    0x1003800212711, // buffer_store_b128
    0x100390020e710, // buffer_store_b16
    0x1003a0020f710, // buffer_store_b32
    0x1003b00210710, // buffer_store_b64
    0x1003c0020d80f, // buffer_store_b8
    0x1003d00211710, // buffer_store_b96
    0x1003c00500211, // buffer_store_byte
    0x1004300501318, // buffer_store_byte_d16_hi
    0x1003e001ff719, // buffer_store_d16_format_x
    0x1003f0020101a, // buffer_store_d16_format_xy
    0x1004000202a1b, // buffer_store_d16_format_xyz
    0x100410020451c, // buffer_store_d16_format_xyzw
    0x100420021c517, // buffer_store_d16_hi_b16
    0x100430021af16, // buffer_store_d16_hi_b8
    0x100440021f71c, // buffer_store_d16_hi_format_x
    0x1003a00502b12, // buffer_store_dword
    0x1003b00503d14, // buffer_store_dwordx2
    0x1003d00505114, // buffer_store_dwordx3
    0x1003800506514, // buffer_store_dwordx4
    0x100440050791c, // buffer_store_format_d16_hi_x
    0x1003e00509519, // buffer_store_format_d16_x
    0x1003f0050ae1a, // buffer_store_format_d16_xy
    0x100400050c81b, // buffer_store_format_d16_xyz
    0x100410050e31c, // buffer_store_format_d16_xyzw
    0x10045001f3715, // buffer_store_format_x
    0x10046001f4c16, // buffer_store_format_xy
    0x10047001f6217, // buffer_store_format_xyz
    0x10048001f7918, // buffer_store_format_xyzw
    0x100390050ff12, // buffer_store_short
    0x1004200511119, // buffer_store_short_d16_hi
    0x100490001da0a, // ds_add_f32
    0x1004a0006bc11, // ds_add_gs_reg_rtn
    0x1004b0006ae0e, // ds_add_rtn_f32
    0x1004c0002530e, // ds_add_rtn_u32
    0x1004d00052d0e, // ds_add_rtn_u64
    0x1004e0000d70a, // ds_add_u32
    0x1004f00043e0a, // ds_add_u64
    0x100500001320a, // ds_and_b32
    0x100510004990a, // ds_and_b64
    0x100520002d20e, // ds_and_rtn_b32
    0x100530005ac0e, // ds_and_rtn_b64
    0x1005400042509, // ds_append
    0x100550007be0f, // ds_bpermute_b32
    0x1005600077714, // ds_bvh_stack_rtn_b32
    0x100570001a20f, // ds_cmpstore_b32
    0x100580004fb0f, // ds_cmpstore_b64
    0x100590001b10f, // ds_cmpstore_f32
    0x1005a00050a0f, // ds_cmpstore_f64
    0x1005b00035c13, // ds_cmpstore_rtn_b32
    0x1005c00063613, // ds_cmpstore_rtn_b64
    0x1005d00036f13, // ds_cmpstore_rtn_f32
    0x1005e00064913, // ds_cmpstore_rtn_f64
    0x1005f0006de15, // ds_condxchg32_rtn_b64
    0x1006000041b0a, // ds_consume
    0x1006100028c0e, // ds_dec_rtn_u32
    0x100620005660e, // ds_dec_rtn_u64
    0x100630001000a, // ds_dec_u32
    0x100640004670a, // ds_dec_u64
    0x1006500022e0e, // ds_gws_barrier
    0x100660001fb0b, // ds_gws_init
    0x100670002130e, // ds_gws_sema_br
    0x100680002210d, // ds_gws_sema_p
    0x100690001e417, // ds_gws_sema_release_all
    0x1006a0002060d, // ds_gws_sema_v
    0x1006b00027e0e, // ds_inc_rtn_u32
    0x1006c0005580e, // ds_inc_rtn_u64
    0x1006d0000f60a, // ds_inc_u32
    0x1006e00045d0a, // ds_inc_u64
    0x1006f0003c611, // ds_load_2addr_b32
    0x1007000068311, // ds_load_2addr_b64
    0x100710003d71a, // ds_load_2addr_stride64_b32
    0x100720006941a, // ds_load_2addr_stride64_b64
    0x1007300079e12, // ds_load_addtid_b32
    0x100740007f10c, // ds_load_b128
    0x100750003bb0b, // ds_load_b32
    0x100760006780b, // ds_load_b64
    0x100770007e60b, // ds_load_b96
    0x100780004050b, // ds_load_i16
    0x100790003f10a, // ds_load_i8
    0x1007a0007370e, // ds_load_i8_d16
    0x1007b00074511, // ds_load_i8_d16_hi
    0x1007c0004100b, // ds_load_u16
    0x1007d0007560f, // ds_load_u16_d16
    0x1007e00076512, // ds_load_u16_d16_hi
    0x1007f0003fb0a, // ds_load_u8
    0x100800007180e, // ds_load_u8_d16
    0x1008100072611, // ds_load_u8_d16_hi
    0x100820001ca0a, // ds_max_f32
    0x100830005230a, // ds_max_f64
    0x100840001140a, // ds_max_i32
    0x1008500047b0a, // ds_max_i64
    0x100860003900e, // ds_max_rtn_f32
    0x1008700066a0e, // ds_max_rtn_f64
    0x100880002a80e, // ds_max_rtn_i32
    0x100890005820e, // ds_max_rtn_i64
    0x1008a0002c40e, // ds_max_rtn_u32
    0x1008b00059e0e, // ds_max_rtn_u64
    0x1008c0001280a, // ds_max_u32
    0x1008d00048f0a, // ds_max_u64
    0x1008e0001c00a, // ds_min_f32
    0x1008f0005190a, // ds_min_f64
    0x1009000010a0a, // ds_min_i32
    0x100910004710a, // ds_min_i64
    0x100920003820e, // ds_min_rtn_f32
    0x1009300065c0e, // ds_min_rtn_f64
    0x1009400029a0e, // ds_min_rtn_i32
    0x100950005740e, // ds_min_rtn_i64
    0x100960002b60e, // ds_min_rtn_u32
    0x100970005900e, // ds_min_rtn_u64
    0x1009800011e0a, // ds_min_u32
    0x100990004850a, // ds_min_u64
    0x1009a00014f0c, // ds_mskor_b32
    0x1009b0004b60c, // ds_mskor_b64
    0x1009c0002fb10, // ds_mskor_rtn_b32
    0x1009d0005d510, // ds_mskor_rtn_b64
    0x1009e0001d406, // ds_nop
    0x1009f00013c09, // ds_or_b32
    0x100a00004a309, // ds_or_b64
    0x100a10002e00d, // ds_or_rtn_b32
    0x100a20005ba0d, // ds_or_rtn_b64
    0x100a300042e10, // ds_ordered_count
    0x100a40007b00e, // ds_permute_b32
    0x1006f00512a0c, // ds_read2_b32
    0x100700051360c, // ds_read2_b64
    0x1007100514210, // ds_read2st64_b32
    0x1007200515210, // ds_read2st64_b64
    0x1007300516212, // ds_read_addtid_b32
    0x100740051740c, // ds_read_b128
    0x100750051800b, // ds_read_b32
    0x1007600518b0b, // ds_read_b64
    0x100770051960b, // ds_read_b96
    0x100780051a10b, // ds_read_i16
    0x100790051ac0a, // ds_read_i8
    0x1007a0051b60e, // ds_read_i8_d16
    0x1007b0051c411, // ds_read_i8_d16_hi
    0x1007c0051d50b, // ds_read_u16
    0x1007d0051e00f, // ds_read_u16_d16
    0x1007e0051ef12, // ds_read_u16_d16_hi
    0x1007f0052010a, // ds_read_u8
    0x1008000520b0e, // ds_read_u8_d16
    0x1008100521911, // ds_read_u8_d16_hi
    0x100a500026f0f, // ds_rsub_rtn_u32
    0x100a60005490f, // ds_rsub_rtn_u64
    0x100a70000eb0b, // ds_rsub_u32
    0x100a80004520b, // ds_rsub_u64
    0x100a900017512, // ds_store_2addr_b32
    0x100aa0004ce12, // ds_store_2addr_b64
    0x100ab0001871b, // ds_store_2addr_stride64_b32
    0x100ac0004e01b, // ds_store_2addr_stride64_b64
    0x100ad00078b13, // ds_store_addtid_b32
    0x100ae0007d90d, // ds_store_b128
    0x100af0002470c, // ds_store_b16
    0x100b000070513, // ds_store_b16_d16_hi
    0x100b100015b0c, // ds_store_b32
    0x100b20004c20c, // ds_store_b64
    0x100b300023c0b, // ds_store_b8
    0x100b40006f312, // ds_store_b8_d16_hi
    0x100b50007cd0c, // ds_store_b96
    0x100b600031f1a, // ds_storexchg_2addr_rtn_b32
    0x100b70005f91a, // ds_storexchg_2addr_rtn_b64
    0x100b800033923, // ds_storexchg_2addr_stride64_rtn_b32
    0x100b900061323, // ds_storexchg_2addr_stride64_rtn_b64
    0x100ba00030b14, // ds_storexchg_rtn_b32
    0x100bb0005e514, // ds_storexchg_rtn_b64
    0x100bc0006cd11, // ds_sub_gs_reg_rtn
    0x100bd0002610e, // ds_sub_rtn_u32
    0x100be00053b0e, // ds_sub_rtn_u64
    0x100bf0000e10a, // ds_sub_u32
    0x100c00004480a, // ds_sub_u64
    0x100c10003ad0e, // ds_swizzle_b32
    0x100c200039e0f, // ds_wrap_rtn_b32
    0x100a900522a0d, // ds_write2_b32
    0x100aa0052370d, // ds_write2_b64
    0x100ab00524411, // ds_write2st64_b32
    0x100ac00525511, // ds_write2st64_b64
    0x100ad00526613, // ds_write_addtid_b32
    0x100ae0052790d, // ds_write_b128
    0x100af0052860c, // ds_write_b16
    0x100b000529213, // ds_write_b16_d16_hi
    0x100b10052a50c, // ds_write_b32
    0x100b20052b10c, // ds_write_b64
    0x100b30052bd0b, // ds_write_b8
    0x100b40052c812, // ds_write_b8_d16_hi
    0x100b50052da0c, // ds_write_b96
    0x100b60052e612, // ds_wrxchg2_rtn_b32
    0x100b70052f812, // ds_wrxchg2_rtn_b64
    0x100b800530a16, // ds_wrxchg2st64_rtn_b32
    0x100b900532016, // ds_wrxchg2st64_rtn_b64
    0x100ba00533611, // ds_wrxchg_rtn_b32
    0x100bb00534711, // ds_wrxchg_rtn_b64
    0x100c30001450a, // ds_xor_b32
    0x100c40004ac0a, // ds_xor_b64
    0x100c50002ed0e, // ds_xor_rtn_b32
    0x100c60005c70e, // ds_xor_rtn_b64
    0x100c700086103, // exp
    0x100c90053580f, // flat_atomic_add
    0x100c8000bef13, // flat_atomic_add_f32
    0x100c90009e713, // flat_atomic_add_u32
    0x100ca000ae213, // flat_atomic_add_u64
    0x100ca00536712, // flat_atomic_add_x2
    0x100cb0053790f, // flat_atomic_and
    0x100cb000a5913, // flat_atomic_and_b32
    0x100cc000b5413, // flat_atomic_and_b64
    0x100cc00538812, // flat_atomic_and_x2
    0x100cd00539a13, // flat_atomic_cmpswap
    0x100cd0009d017, // flat_atomic_cmpswap_b32
    0x100ce000acb17, // flat_atomic_cmpswap_b64
    0x100cf000bb217, // flat_atomic_cmpswap_f32
    0x100ce0053ad16, // flat_atomic_cmpswap_x2
    0x100d00053c30f, // flat_atomic_dec
    0x100d0000aa413, // flat_atomic_dec_u32
    0x100d1000b9f13, // flat_atomic_dec_u64
    0x100d10053d212, // flat_atomic_dec_x2
    0x100cf0053e414, // flat_atomic_fcmpswap
    0x100d40053f810, // flat_atomic_fmax
    0x100d900540810, // flat_atomic_fmin
    0x100d20054180f, // flat_atomic_inc
    0x100d2000a9113, // flat_atomic_inc_u32
    0x100d3000b8c13, // flat_atomic_inc_u64
    0x100d300542712, // flat_atomic_inc_x2
    0x100d4000bdc13, // flat_atomic_max_f32
    0x100d5000a3313, // flat_atomic_max_i32
    0x100d6000b2e13, // flat_atomic_max_i64
    0x100d7000a4613, // flat_atomic_max_u32
    0x100d8000b4113, // flat_atomic_max_u64
    0x100d9000bc913, // flat_atomic_min_f32
    0x100da000a0d13, // flat_atomic_min_i32
    0x100db000b0813, // flat_atomic_min_i64
    0x100dc000a2013, // flat_atomic_min_u32
    0x100dd000b1b13, // flat_atomic_min_u64
    0x100de0054390e, // flat_atomic_or
    0x100de000a6c12, // flat_atomic_or_b32
    0x100df000b6712, // flat_atomic_or_b64
    0x100df00544711, // flat_atomic_or_x2
    0x100d500545810, // flat_atomic_smax
    0x100d600546813, // flat_atomic_smax_x2
    0x100da00547b10, // flat_atomic_smin
    0x100db00548b13, // flat_atomic_smin_x2
    0x100e000549e0f, // flat_atomic_sub
    0x100e00009fa13, // flat_atomic_sub_u32
    0x100e1000af513, // flat_atomic_sub_u64
    0x100e10054ad12, // flat_atomic_sub_x2
    0x100e20054bf10, // flat_atomic_swap
    0x100e20009bc14, // flat_atomic_swap_b32
    0x100e3000ab714, // flat_atomic_swap_b64
    0x100e30054cf13, // flat_atomic_swap_x2
    0x100d70054e210, // flat_atomic_umax
    0x100d80054f213, // flat_atomic_umax_x2
    0x100dc00550510, // flat_atomic_umin
    0x100dd00551513, // flat_atomic_umin_x2
    0x100e40055280f, // flat_atomic_xor
    0x100e4000a7e13, // flat_atomic_xor_b32
    0x100e5000b7913, // flat_atomic_xor_b64
    0x100e500553712, // flat_atomic_xor_x2
    0x100e60008c60e, // flat_load_b128
    0x100e700089f0d, // flat_load_b32
    0x100e80008ac0d, // flat_load_b64
    0x100e90008b90d, // flat_load_b96
    0x100ea00094811, // flat_load_d16_b16
    0x100eb00097f14, // flat_load_d16_hi_b16
    0x100ec00096c13, // flat_load_d16_hi_i8
    0x100ed00095913, // flat_load_d16_hi_u8
    0x100ee00093810, // flat_load_d16_i8
    0x100ef00092810, // flat_load_d16_u8
    0x100e70055490f, // flat_load_dword
    0x100e800555811, // flat_load_dwordx2
    0x100e900556911, // flat_load_dwordx3
    0x100e600557a11, // flat_load_dwordx4
    0x100f00008920d, // flat_load_i16
    0x100f10008790c, // flat_load_i8
    0x100f100558b0f, // flat_load_sbyte
    0x100ee00559a13, // flat_load_sbyte_d16
    0x100ec0055ad16, // flat_load_sbyte_d16_hi
    0x100ea0055c313, // flat_load_short_d16
    0x100eb0055d616, // flat_load_short_d16_hi
    0x100f00055ec10, // flat_load_sshort
    0x100f20008850d, // flat_load_u16
    0x100f300086d0c, // flat_load_u8
    0x100f30055fc0f, // flat_load_ubyte
    0x100ef00560b13, // flat_load_ubyte_d16
    0x100ed00561e16, // flat_load_ubyte_d16_hi
    0x100f200563410, // flat_load_ushort
    0x100f40009190f, // flat_store_b128
    0x100f50008e10e, // flat_store_b16
    0x100f60008ef0e, // flat_store_b32
    0x100f70008fd0e, // flat_store_b64
    0x100f80008d40d, // flat_store_b8
    0x100f900090b0e, // flat_store_b96
    0x100f80056440f, // flat_store_byte
    0x100fb00565316, // flat_store_byte_d16_hi
    0x100fa0009a715, // flat_store_d16_hi_b16
    0x100fb00099314, // flat_store_d16_hi_b8
    0x100f600566910, // flat_store_dword
    0x100f700567912, // flat_store_dwordx2
    0x100f900568b12, // flat_store_dwordx3
    0x100f400569d12, // flat_store_dwordx4
    0x100f50056af10, // flat_store_short
    0x100fa0056bf17, // flat_store_short_d16_hi
    0x100fd0056d611, // global_atomic_add
    0x100fc00102d15, // global_atomic_add_f32
    0x100fd000dd915, // global_atomic_add_u32
    0x100fe000f0415, // global_atomic_add_u64
    0x100fe0056e714, // global_atomic_add_x2
    0x100ff0056fb11, // global_atomic_and
    0x100ff000e6d15, // global_atomic_and_b32
    0x10100000f8215, // global_atomic_and_b64
    0x1010000570c14, // global_atomic_and_x2
    0x1010100572015, // global_atomic_cmpswap
    0x10101000dc019, // global_atomic_cmpswap_b32
    0x10102000eeb19, // global_atomic_cmpswap_b64
    0x10103000fea19, // global_atomic_cmpswap_f32
    0x1010200573518, // global_atomic_cmpswap_x2
    0x1010400574d12, // global_atomic_csub
    0x10104000e0316, // global_atomic_csub_u32
    0x1010500575f11, // global_atomic_dec
    0x10105000ec015, // global_atomic_dec_u32
    0x10106000fd515, // global_atomic_dec_u64
    0x1010600577014, // global_atomic_dec_x2
    0x1010300578416, // global_atomic_fcmpswap
    0x1010900579a12, // global_atomic_fmax
    0x1010e0057ac12, // global_atomic_fmin
    0x101070057be11, // global_atomic_inc
    0x10107000eab15, // global_atomic_inc_u32
    0x10108000fc015, // global_atomic_inc_u64
    0x101080057cf14, // global_atomic_inc_x2
    0x1010900101815, // global_atomic_max_f32
    0x1010a000e4315, // global_atomic_max_i32
    0x1010b000f5815, // global_atomic_max_i64
    0x1010c000e5815, // global_atomic_max_u32
    0x1010d000f6d15, // global_atomic_max_u64
    0x1010e00100315, // global_atomic_min_f32
    0x1010f000e1915, // global_atomic_min_i32
    0x10110000f2e15, // global_atomic_min_i64
    0x10111000e2e15, // global_atomic_min_u32
    0x10112000f4315, // global_atomic_min_u64
    0x101130057e310, // global_atomic_or
    0x10113000e8214, // global_atomic_or_b32
    0x10114000f9714, // global_atomic_or_b64
    0x101140057f313, // global_atomic_or_x2
    0x1010a00580612, // global_atomic_smax
    0x1010b00581815, // global_atomic_smax_x2
    0x1010f00582d12, // global_atomic_smin
    0x1011000583f15, // global_atomic_smin_x2
    0x1011500585411, // global_atomic_sub
    0x10115000dee15, // global_atomic_sub_u32
    0x10116000f1915, // global_atomic_sub_u64
    0x1011600586514, // global_atomic_sub_x2
    0x1011700587912, // global_atomic_swap
    0x10117000daa16, // global_atomic_swap_b32
    0x10118000ed516, // global_atomic_swap_b64
    0x1011800588b15, // global_atomic_swap_x2
    0x1010c0058a012, // global_atomic_umax
    0x1010d0058b215, // global_atomic_umax_x2
    0x101110058c712, // global_atomic_umin
    0x101120058d915, // global_atomic_umin_x2
    0x101190058ee11, // global_atomic_xor
    0x10119000e9615, // global_atomic_xor_b32
    0x1011a000fab15, // global_atomic_xor_b64
    0x1011a0058ff14, // global_atomic_xor_x2
    0x1011b000d7d16, // global_load_addtid_b32
    0x1011c000c6910, // global_load_b128
    0x1011d000c3c0f, // global_load_b32
    0x1011e000c4b0f, // global_load_b64
    0x1011f000c5a0f, // global_load_b96
    0x10120000cfd13, // global_load_d16_b16
    0x10121000d3a16, // global_load_d16_hi_b16
    0x10122000d2515, // global_load_d16_hi_i8
    0x10123000d1015, // global_load_d16_hi_u8
    0x10124000ceb12, // global_load_d16_i8
    0x10125000cd912, // global_load_d16_u8
    0x1011d00591311, // global_load_dword
    0x1011b00592418, // global_load_dword_addtid
    0x1011e00593c13, // global_load_dwordx2
    0x1011f00594f13, // global_load_dwordx3
    0x1011c00596213, // global_load_dwordx4
    0x10126000c2d0f, // global_load_i16
    0x10127000c100e, // global_load_i8
    0x1012700597511, // global_load_sbyte
    0x1012400598615, // global_load_sbyte_d16
    0x1012200599b18, // global_load_sbyte_d16_hi
    0x101200059b315, // global_load_short_d16
    0x101210059c818, // global_load_short_d16_hi
    0x101260059e012, // global_load_sshort
    0x10128000c1e0f, // global_load_u16
    0x10129000c020e, // global_load_u8
    0x101290059f211, // global_load_ubyte
    0x10125005a0315, // global_load_ubyte_d16
    0x10123005a1818, // global_load_ubyte_d16_hi
    0x10128005a3012, // global_load_ushort
    0x1012a000d9317, // global_store_addtid_b32
    0x1012b000cc811, // global_store_b128
    0x1012c000c8810, // global_store_b16
    0x1012d000c9810, // global_store_b32
    0x1012e000ca810, // global_store_b64
    0x1012f000c790f, // global_store_b8
    0x10130000cb810, // global_store_b96
    0x1012f005a4211, // global_store_byte
    0x10132005a5318, // global_store_byte_d16_hi
    0x10131000d6617, // global_store_d16_hi_b16
    0x10132000d5016, // global_store_d16_hi_b8
    0x1012d005a6b12, // global_store_dword
    0x1012a005a7d19, // global_store_dword_addtid
    0x1012e005a9614, // global_store_dwordx2
    0x10130005aaa14, // global_store_dwordx3
    0x1012b005abe14, // global_store_dwordx4
    0x1012c005ad212, // global_store_short
    0x10131005ae419, // global_store_short_d16_hi
    0x2013300136210, // image_atomic_add
    0x201350013c610, // image_atomic_and
    0x2013700134e14, // image_atomic_cmpswap
    0x2013900140510, // image_atomic_dec
    0x2013b0013f510, // image_atomic_inc
    0x2013d0013d60f, // image_atomic_or
    0x2013f0013a411, // image_atomic_smax
    0x2014100138211, // image_atomic_smin
    0x2014300137210, // image_atomic_sub
    0x2014500133d11, // image_atomic_swap
    0x201470013b511, // image_atomic_umax
    0x2014900139311, // image_atomic_umin
    0x2014b0013e510, // image_atomic_xor
    0x2014d00144c19, // image_bvh64_intersect_ray
    0x2014f00143517, // image_bvh_intersect_ray
    0x201510015a20d, // image_gather4
    0x201530015be0f, // image_gather4_b
    0x201550017d812, // image_gather4_b_cl
    0x201570015dd0f, // image_gather4_c
    0x2015900180d11, // image_gather4_c_b
    0x2015b00181e14, // image_gather4_c_b_cl
    0x2015d0017ea12, // image_gather4_c_cl
    0x2015f0017fc11, // image_gather4_c_l
    0x201610015ec12, // image_gather4_c_lz
    0x2016300161f14, // image_gather4_c_lz_o
    0x201650017c810, // image_gather4_cl
    0x201670015af0f, // image_gather4_l
    0x201690015cd10, // image_gather4_lz
    0x2016b00160d12, // image_gather4_lz_o
    0x2016d0015fe0f, // image_gather4_o
    0x2016f0018320e, // image_gather4h
    0x201710016330d, // image_get_lod
    0x2017300141511, // image_get_resinfo
    0x201750012a10a, // image_load
    0x201770012ab0e, // image_load_mip
    0x201790012d912, // image_load_mip_pck
    0x2017b0012eb16, // image_load_mip_pck_sgn
    0x2017d0012b90e, // image_load_pck
    0x2017f0012c712, // image_load_pck_sgn
    0x201810014260f, // image_msaa_load
    0x201830014650c, // image_sample
    0x2018500148e0e, // image_sample_b
    0x201870016b011, // image_sample_b_cl
    0x2018900171c13, // image_sample_b_cl_o
    0x2018b00152810, // image_sample_b_o
    0x2018d0014ab0e, // image_sample_c
    0x2018f0014d910, // image_sample_c_b
    0x201910016e513, // image_sample_c_b_cl
    0x2019300175715, // image_sample_c_b_cl_o
    0x2019500157d12, // image_sample_c_b_o
    0x201970016c111, // image_sample_c_cl
    0x2019900172f13, // image_sample_c_cl_o
    0x2019b0014b910, // image_sample_c_d
    0x2019d0016d213, // image_sample_c_d_cl
    0x2019f00176c17, // image_sample_c_d_cl_g16
    0x201a100174215, // image_sample_c_d_cl_o
    0x201a300179a19, // image_sample_c_d_cl_o_g16
    0x201a500165214, // image_sample_c_d_g16
    0x201a700155912, // image_sample_c_d_o
    0x201a900167a16, // image_sample_c_d_o_g16
    0x201ab0014c910, // image_sample_c_l
    0x201ad00156b12, // image_sample_c_l_o
    0x201af0014e911, // image_sample_c_lz
    0x201b100158f13, // image_sample_c_lz_o
    0x201b300154910, // image_sample_c_o
    0x201b50016900f, // image_sample_cl
    0x201b70016f811, // image_sample_cl_o
    0x201b90014720e, // image_sample_d
    0x201bb00169f11, // image_sample_d_cl
    0x201bd0017b315, // image_sample_d_cl_g16
    0x201bf00170913, // image_sample_d_cl_o
    0x201c100178317, // image_sample_d_cl_o_g16
    0x201c300164012, // image_sample_d_g16
    0x201c500150810, // image_sample_d_o
    0x201c700166614, // image_sample_d_o_g16
    0x201c90014800e, // image_sample_l
    0x201cb00151810, // image_sample_l_o
    0x201cd00149c0f, // image_sample_lz
    0x201cf00153811, // image_sample_lz_o
    0x201d10014fa0e, // image_sample_o
    0x201d30013010b, // image_store
    0x201d500130c0f, // image_store_mip
    0x201d700132a13, // image_store_mip_pck
    0x201d900131b0f, // image_store_pck
    0x101db0011ea0f, // lds_direct_load
    0x101dc0011dc0e, // lds_param_load
    0x201dd00265209, // s_abs_i32
    0x401df002a5d0d, // s_absdiff_i32
    0x401e3002a3709, // s_add_i32
    0x401e7002a2509, // s_add_u32
    0x401eb002a490a, // s_addc_u32
    0x101ef002e340a, // s_addk_i32
    0x401f0002b0609, // s_and_b32
    0x401f4002b0f09, // s_and_b64
    0x201f80027b117, // s_and_not0_saveexec_b32
    0x201fa0027c817, // s_and_not0_saveexec_b64
    0x201fc00286515, // s_and_not0_wrexec_b32
    0x201fe00287a15, // s_and_not0_wrexec_b64
    0x40200002b740e, // s_and_not1_b32
    0x40204002b820e, // s_and_not1_b64
    0x2020800280b17, // s_and_not1_saveexec_b32
    0x2020a00282217, // s_and_not1_saveexec_b64
    0x2020c00288f15, // s_and_not1_wrexec_b32
    0x2020e0028a415, // s_and_not1_wrexec_b64
    0x202100026d712, // s_and_saveexec_b32
    0x202120026e912, // s_and_saveexec_b64
    0x201f8005afd14, // s_andn1_saveexec_b32
    0x201fa005b1114, // s_andn1_saveexec_b64
    0x201fc005b2512, // s_andn1_wrexec_b32
    0x201fe005b3712, // s_andn1_wrexec_b64
    0x40200005b490b, // s_andn2_b32
    0x40204005b540b, // s_andn2_b64
    0x20208005b5f14, // s_andn2_saveexec_b32
    0x2020a005b7314, // s_andn2_saveexec_b64
    0x2020c005b8712, // s_andn2_wrexec_b32
    0x2020e005b9912, // s_andn2_wrexec_b64
    0x40214002a920a, // s_ashr_i32
    0x40218002a9c0a, // s_ashr_i64
    0x1021c00322909, // s_barrier
    0x2021d00265b0f, // s_bcnt0_i32_b32
    0x2021f00266a0f, // s_bcnt0_i32_b64
    0x202210026790f, // s_bcnt1_i32_b32
    0x202230026880f, // s_bcnt1_i32_b64
    0x40225002bb309, // s_bfe_i32
    0x40229002bc509, // s_bfe_i64
    0x4022d002baa09, // s_bfe_u32
    0x40231002bbc09, // s_bfe_u64
    0x40235002bce09, // s_bfm_b32
    0x40239002bd709, // s_bfm_b64
    0x4023d002cef0d, // s_bitcmp0_b32
    0x40241002d090d, // s_bitcmp0_b64
    0x40245002cfc0d, // s_bitcmp1_b32
    0x40249002d160d, // s_bitcmp1_b64
    0x2024d00263c16, // s_bitreplicate_b64_b32
    0x2024f0026080d, // s_bitset0_b32
    0x202510026150d, // s_bitset0_b64
    0x202530026220d, // s_bitset1_b32
    0x2025500262f0d, // s_bitset1_b64
    0x102570030da08, // s_branch
    0x2025800258f0a, // s_brev_b32
    0x2025a0025990a, // s_brev_b64
    0x1025c00251e12, // s_buffer_load_b128
    0x1025d00253012, // s_buffer_load_b256
    0x1025e0024fc11, // s_buffer_load_b32
    0x1025f00254212, // s_buffer_load_b512
    0x1026000250d11, // s_buffer_load_b64
    0x1025e005bab13, // s_buffer_load_dword
    0x1025f005bbe16, // s_buffer_load_dwordx16
    0x10260005bd415, // s_buffer_load_dwordx2
    0x1025c005be915, // s_buffer_load_dwordx4
    0x1025d005bfe15, // s_buffer_load_dwordx8
    0x10261002f770a, // s_call_b64
    0x1026200313a11, // s_cbranch_cdbgsys
    0x102630031761a, // s_cbranch_cdbgsys_and_user
    0x1026400315d19, // s_cbranch_cdbgsys_or_user
    0x1026500314b12, // s_cbranch_cdbguser
    0x1026600312a10, // s_cbranch_execnz
    0x1026700311b0f, // s_cbranch_execz
    0x102680030e20e, // s_cbranch_scc0
    0x102690030f00e, // s_cbranch_scc1
    0x1026a00310c0f, // s_cbranch_vccnz
    0x1026b0030fe0e, // s_cbranch_vccz
    0x1026c002ffa08, // s_clause
    0x2026d0025d709, // s_cls_i32
    0x2026f0025e00d, // s_cls_i32_i64
    0x202710025bd0d, // s_clz_i32_u32
    0x202730025ca0d, // s_clz_i32_u64
    0x2027500257b0a, // s_cmov_b32
    0x202770025850a, // s_cmov_b64
    0x10279002d8d0b, // s_cmovk_i32
    0x4027a002c5f0c, // s_cmp_eq_i32
    0x4027e002ca70c, // s_cmp_eq_u32
    0x40282002d230c, // s_cmp_eq_u64
    0x40286002c830c, // s_cmp_ge_i32
    0x4028a002ccb0c, // s_cmp_ge_u32
    0x4028e002c770c, // s_cmp_gt_i32
    0x40292002cbf0c, // s_cmp_gt_u32
    0x40296002c9b0c, // s_cmp_le_i32
    0x4029a002ce30c, // s_cmp_le_u32
    0x4029e002c6b0c, // s_cmp_lg_i32
    0x402a2002cb30c, // s_cmp_lg_u32
    0x402a6002d2f0c, // s_cmp_lg_u64
    0x402aa002c8f0c, // s_cmp_lt_i32
    0x402ae002cd70c, // s_cmp_lt_u32
    0x102b2002d980d, // s_cmpk_eq_i32
    0x102b3002de60d, // s_cmpk_eq_u32
    0x102b4002dbf0d, // s_cmpk_ge_i32
    0x102b5002e0d0d, // s_cmpk_ge_u32
    0x102b6002db20d, // s_cmpk_gt_i32
    0x102b7002e000d, // s_cmpk_gt_u32
    0x102b8002dd90d, // s_cmpk_le_i32
    0x102b9002e270d, // s_cmpk_le_u32
    0x102ba002da50d, // s_cmpk_lg_i32
    0x102bb002df30d, // s_cmpk_lg_u32
    0x102bc002dcc0d, // s_cmpk_lt_i32
    0x102bd002e1a0d, // s_cmpk_lt_u32
    0x102be0030d00a, // s_code_end
    0x402bf002c010d, // s_cselect_b32
    0x402c3002c0e0d, // s_cselect_b64
    0x202c70025a30d, // s_ctz_i32_b32
    0x202c90025b00d, // s_ctz_i32_b64
    0x102cb00255d0c, // s_dcache_inv
    0x102cc0031f30e, // s_decperflevel
    0x102cd0030020b, // s_delay_alu
    0x102ce0030c30d, // s_denorm_mode
    0x102cf00319008, // s_endpgm
    0x102d00031a618, // s_endpgm_ordered_ps_done
    0x102d10031980e, // s_endpgm_saved
    0x202c7005c130d, // s_ff1_i32_b32
    0x202c9005c200d, // s_ff1_i32_b64
    0x2026d005c2d0b, // s_flbit_i32
    0x20271005c380f, // s_flbit_i32_b32
    0x20273005c470f, // s_flbit_i32_b64
    0x2026f005c560f, // s_flbit_i32_i64
    0x102d20028fd0b, // s_getpc_b64
    0x102d3002f4d0c, // s_getreg_b32
    0x102d400255409, // s_gl1_inv
    0x102d500321d0c, // s_icache_inv
    0x102d60031e50e, // s_incperflevel
    0x10378005c650f, // s_inst_prefetch
    0x102d70024db0b, // s_load_b128
    0x102d80024e60b, // s_load_b256
    0x102d90024c70a, // s_load_b32
    0x102da0024f10b, // s_load_b512
    0x102db0024d10a, // s_load_b64
    0x102d9005c740c, // s_load_dword
    0x102da005c800f, // s_load_dwordx16
    0x102db005c8f0e, // s_load_dwordx2
    0x102d7005c9d0e, // s_load_dwordx4
    0x102d8005cab0e, // s_load_dwordx8
    0x402dc002aa60f, // s_lshl1_add_u32
    0x402e0002ab50f, // s_lshl2_add_u32
    0x402e4002ac40f, // s_lshl3_add_u32
    0x402e8002ad30f, // s_lshl4_add_u32
    0x402ec002a6a0a, // s_lshl_b32
    0x402f0002a740a, // s_lshl_b64
    0x402f4002a7e0a, // s_lshr_b32
    0x402f8002a880a, // s_lshr_b64
    0x402fc002af409, // s_max_i32
    0x40300002afd09, // s_max_u32
    0x40304002ae209, // s_min_i32
    0x40308002aeb09, // s_min_u32
    0x2030c00256909, // s_mov_b32
    0x2030e00257209, // s_mov_b64
    0x10310002d3b0a, // s_movk_i32
    0x203110028d30d, // s_movreld_b32
    0x203130028e00d, // s_movreld_b64
    0x103150028b90d, // s_movrels_b32
    0x103160028c60d, // s_movrels_b64
    0x103170028ed10, // s_movrelsd_2_b32
    0x40318002bf50c, // s_mul_hi_i32
    0x4031c002be90c, // s_mul_hi_u32
    0x40320002be009, // s_mul_i32
    0x10324002e3e0a, // s_mulk_i32
    0x40325002b3a0a, // s_nand_b32
    0x40329002b440a, // s_nand_b64
    0x2032d00274113, // s_nand_saveexec_b32
    0x2032f00275413, // s_nand_saveexec_b64
    0x10331002fc005, // s_nop
    0x40332002b4e09, // s_nor_b32
    0x40336002b5709, // s_nor_b64
    0x2033a00276712, // s_nor_saveexec_b32
    0x2033c00277912, // s_nor_saveexec_b64
    0x2033e0026c509, // s_not_b32
    0x203400026ce09, // s_not_b64
    0x40342002b1808, // s_or_b32
    0x40346002b2008, // s_or_b64
    0x2034a0027df16, // s_or_not0_saveexec_b32
    0x2034c0027f516, // s_or_not0_saveexec_b64
    0x4034e002b900d, // s_or_not1_b32
    0x40352002b9d0d, // s_or_not1_b64
    0x2035600283916, // s_or_not1_saveexec_b32
    0x2035800284f16, // s_or_not1_saveexec_b64
    0x2035a0026fb11, // s_or_saveexec_b32
    0x2035c00270c11, // s_or_saveexec_b64
    0x2034a005cb913, // s_orn1_saveexec_b32
    0x2034c005ccc13, // s_orn1_saveexec_b64
    0x4034e005cdf0a, // s_orn2_b32
    0x40352005ce90a, // s_orn2_b64
    0x20356005cf313, // s_orn2_saveexec_b32
    0x20358005d0613, // s_orn2_saveexec_b64
    0x4035e002c3d11, // s_pack_hh_b32_b16
    0x40362002c4e11, // s_pack_hl_b32_b16
    0x40366002c2c11, // s_pack_lh_b32_b16
    0x4036a002c1b11, // s_pack_ll_b32_b16
    0x2036e0026970e, // s_quadmask_b32
    0x203700026a50e, // s_quadmask_b64
    0x1037200291f09, // s_rfe_b64
    0x103730030b70c, // s_round_mode
    0x103740031cf09, // s_sendmsg
    0x10375002a0311, // s_sendmsg_rtn_b32
    0x10376002a1411, // s_sendmsg_rtn_b64
    0x103770031d80d, // s_sendmsghalt
    0x10378002fde1c, // s_set_inst_prefetch_distance
    0x10379002fce09, // s_sethalt
    0x1037a002fc509, // s_setkill
    0x1037b0029080b, // s_setpc_b64
    0x1037c0031c609, // s_setprio
    0x1037d002f590c, // s_setreg_b32
    0x1037e002f6512, // s_setreg_imm32_b32
    0x2037f0025fa0e, // s_sext_i32_i16
    0x203810025ed0d, // s_sext_i32_i8
    0x10383002fd707, // s_sleep
    0x40384002a4009, // s_sub_i32
    0x40388002a2e09, // s_sub_u32
    0x4038c002a530a, // s_subb_u32
    0x10390004bc916, // s_subvector_loop_begin
    0x10391004bdf14, // s_subvector_loop_end
    0x103920029130c, // s_swappc_b64
    0x103930030b106, // s_trap
    0x103940032010c, // s_ttracedata
    0x1039500320d10, // s_ttracedata_imm
    0x10396002d8409, // s_version
    0x103970030a50c, // s_wait_event
    0x1039800309a0b, // s_wait_idle
    0x1039900309109, // s_waitcnt
    0x1039a00306f10, // s_waitcnt_depctr
    0x1039b002f9f10, // s_waitcnt_expcnt
    0x1039c002faf11, // s_waitcnt_lgkmcnt
    0x1039d002f900f, // s_waitcnt_vmcnt
    0x1039e002f810f, // s_waitcnt_vscnt
    0x1039f0031be08, // s_wakeup
    0x203a00026b309, // s_wqm_b32
    0x203a20026bc09, // s_wqm_b64
    0x403a4002b600a, // s_xnor_b32
    0x403a8002b6a0a, // s_xnor_b64
    0x203ac00278b13, // s_xnor_saveexec_b32
    0x203ae00279e13, // s_xnor_saveexec_b64
    0x403b0002b2809, // s_xor_b32
    0x403b4002b3109, // s_xor_b64
    0x203b800271d12, // s_xor_saveexec_b32
    0x203ba00272f12, // s_xor_saveexec_b64
    0x103bc0010b011, // scratch_load_b128
    0x103bd00108010, // scratch_load_b32
    0x103be00109010, // scratch_load_b64
    0x103bf0010a010, // scratch_load_b96
    0x103c000114d14, // scratch_load_d16_b16
    0x103c100118d17, // scratch_load_d16_hi_b16
    0x103c200117716, // scratch_load_d16_hi_i8
    0x103c300116116, // scratch_load_d16_hi_u8
    0x103c400113a13, // scratch_load_d16_i8
    0x103c500112713, // scratch_load_d16_u8
    0x103bd005d1912, // scratch_load_dword
    0x103be005d2b14, // scratch_load_dwordx2
    0x103bf005d3f14, // scratch_load_dwordx3
    0x103bc005d5314, // scratch_load_dwordx4
    0x103c600107010, // scratch_load_i16
    0x103c70010510f, // scratch_load_i8
    0x103c7005d6712, // scratch_load_sbyte
    0x103c4005d7916, // scratch_load_sbyte_d16
    0x103c2005d8f19, // scratch_load_sbyte_d16_hi
    0x103c0005da816, // scratch_load_short_d16
    0x103c1005dbe19, // scratch_load_short_d16_hi
    0x103c6005dd713, // scratch_load_sshort
    0x103c800106010, // scratch_load_u16
    0x103c90010420f, // scratch_load_u8
    0x103c9005dea12, // scratch_load_ubyte
    0x103c5005dfc16, // scratch_load_ubyte_d16
    0x103c3005e1219, // scratch_load_ubyte_d16_hi
    0x103c8005e2b13, // scratch_load_ushort
    0x103ca00111512, // scratch_store_b128
    0x103cb0010d111, // scratch_store_b16
    0x103cc0010e211, // scratch_store_b32
    0x103cd0010f311, // scratch_store_b64
    0x103ce0010c110, // scratch_store_b8
    0x103cf00110411, // scratch_store_b96
    0x103ce005e3e12, // scratch_store_byte
    0x103d1005e5019, // scratch_store_byte_d16_hi
    0x103d00011bb18, // scratch_store_d16_hi_b16
    0x103d10011a417, // scratch_store_d16_hi_b8
    0x103cc005e6913, // scratch_store_dword
    0x103cd005e7c15, // scratch_store_dwordx2
    0x103cf005e9115, // scratch_store_dwordx3
    0x103ca005ea615, // scratch_store_dwordx4
    0x103cb005ebb13, // scratch_store_short
    0x103d0005ece1a, // scratch_store_short_d16_hi
    0x103d2001e0919, // tbuffer_load_d16_format_x
    0x103d3001e221a, // tbuffer_load_d16_format_xy
    0x103d4001e3c1b, // tbuffer_load_d16_format_xyz
    0x103d5001e571c, // tbuffer_load_d16_format_xyzw
    0x103d2005ee819, // tbuffer_load_format_d16_x
    0x103d3005f011a, // tbuffer_load_format_d16_xy
    0x103d4005f1b1b, // tbuffer_load_format_d16_xyz
    0x103d5005f361c, // tbuffer_load_format_d16_xyzw
    0x103d6001d5115, // tbuffer_load_format_x
    0x103d7001d6616, // tbuffer_load_format_xy
    0x103d8001d7c17, // tbuffer_load_format_xyz
    0x103d9001d9318, // tbuffer_load_format_xyzw
    0x103da001e731a, // tbuffer_store_d16_format_x
    0x103db001e8d1b, // tbuffer_store_d16_format_xy
    0x103dc001ea81c, // tbuffer_store_d16_format_xyz
    0x103dd001ec41d, // tbuffer_store_d16_format_xyzw
    0x103da005f521a, // tbuffer_store_format_d16_x
    0x103db005f6c1b, // tbuffer_store_format_d16_xy
    0x103dc005f871c, // tbuffer_store_format_d16_xyz
    0x103dd005fa31d, // tbuffer_store_format_d16_xyzw
    0x103de001dab16, // tbuffer_store_format_x
    0x103df001dc117, // tbuffer_store_format_xy
    0x103e0001dd818, // tbuffer_store_format_xyz
    0x103e1001df019, // tbuffer_store_format_xyzw
    0xa03e2005fc00d, // v_add3_nc_u32
    0xa03e2003bad0a, // v_add3_u32
    0xa03ec0038390f, // v_add_co_ci_u32
    0x603f6003cd70c, // v_add_co_u32
    0xa03fc0038c409, // v_add_f16
    0xa040600373209, // v_add_f32
    0x40410003e5e09, // v_add_f64
    0x60424005fcd09, // v_add_i32
    0xa0414003b240e, // v_add_lshl_u32
    0x6041e003d660c, // v_add_nc_i16
    0x60424003e520c, // v_add_nc_i32
    0x6042a003cfe0c, // v_add_nc_u16
    0xa04300038690c, // v_add_nc_u32
    0xa0430005fd609, // v_add_u32
    0xa043a0039c70e, // v_alignbit_b32
    0xa04440039d50f, // v_alignbyte_b32
    0x6044e003f2c09, // v_and_b16
    0xa045400381509, // v_and_b32
    0xa045e003bc40c, // v_and_or_b32
    0x60468003edb0d, // v_ashrrev_i16
    0xa046e0038080d, // v_ashrrev_i32
    0x30478003f020d, // v_ashrrev_i64
    0x6047b003dca0e, // v_bcnt_u32_b32
    0xa048100399a09, // v_bfe_i32
    0xa048b00399109, // v_bfe_u32
    0xa04950039a309, // v_bfi_b32
    0x6049f003dc109, // v_bfm_b32
    0x804a50035090b, // v_bfrev_b32
    0x804ad0036500a, // v_ceil_f16
    0x804b50034750a, // v_ceil_f32
    0x404bd00342b0a, // v_ceil_f64
    0x804c100352e09, // v_cls_i32
    0x804c90035140d, // v_clz_i32_u32
    0xa04d10045a70f, // v_cmp_class_f16
    0xa04db0045b60f, // v_cmp_class_f32
    0x604e50045c50f, // v_cmp_class_f64
    0xa04eb0041700c, // v_cmp_eq_f16
    0xa04f50042320c, // v_cmp_eq_f32
    0x604ff0042f40c, // v_cmp_eq_f64
    0xa05050043ab0c, // v_cmp_eq_i16
    0xa050f0044460c, // v_cmp_eq_i32
    0x605190045020c, // v_cmp_eq_i64
    0xa051f0043f30c, // v_cmp_eq_u16
    0xa05290044a40c, // v_cmp_eq_u32
    0x605330045600c, // v_cmp_eq_u64
    0xa05390041590b, // v_cmp_f_f16
    0xa054300421b0b, // v_cmp_f_f32
    0x6054d0042dd0b, // v_cmp_f_f64
    0xa055300442f0b, // v_cmp_f_i32
    0x6055d0044eb0b, // v_cmp_f_i64
    0xa056300448d0b, // v_cmp_f_u32
    0x6056d0045490b, // v_cmp_f_u64
    0xa05730041a00c, // v_cmp_ge_f16
    0xa057d0042620c, // v_cmp_ge_f32
    0x605870043240c, // v_cmp_ge_f64
    0xa058d0043db0c, // v_cmp_ge_i16
    0xa05970044760c, // v_cmp_ge_i32
    0x605a10045320c, // v_cmp_ge_i64
    0xa05a70044230c, // v_cmp_ge_u16
    0xa05b10044d40c, // v_cmp_ge_u32
    0x605bb0045900c, // v_cmp_ge_u64
    0xa05c10041880c, // v_cmp_gt_f16
    0xa05cb00424a0c, // v_cmp_gt_f32
    0x605d500430c0c, // v_cmp_gt_f64
    0xa05db0043c30c, // v_cmp_gt_i16
    0xa05e500445e0c, // v_cmp_gt_i32
    0x605ef00451a0c, // v_cmp_gt_i64
    0xa05f500440b0c, // v_cmp_gt_u16
    0xa05ff0044bc0c, // v_cmp_gt_u32
    0x606090045780c, // v_cmp_gt_u64
    0xa060f00417c0c, // v_cmp_le_f16
    0xa061900423e0c, // v_cmp_le_f32
    0x606230043000c, // v_cmp_le_f64
    0xa06290043b70c, // v_cmp_le_i16
    0xa06330044520c, // v_cmp_le_i32
    0x6063d00450e0c, // v_cmp_le_i64
    0xa06430043ff0c, // v_cmp_le_u16
    0xa064d0044b00c, // v_cmp_le_u32
    0x6065700456c0c, // v_cmp_le_u64
    0xa065d0041940c, // v_cmp_lg_f16
    0xa06670042560c, // v_cmp_lg_f32
    0x606710043180c, // v_cmp_lg_f64
    0xa06770041640c, // v_cmp_lt_f16
    0xa06810042260c, // v_cmp_lt_f32
    0x6068b0042e80c, // v_cmp_lt_f64
    0xa069100439f0c, // v_cmp_lt_i16
    0xa069b00443a0c, // v_cmp_lt_i32
    0x606a50044f60c, // v_cmp_lt_i64
    0xa06ab0043e70c, // v_cmp_lt_u16
    0xa06b50044980c, // v_cmp_lt_u32
    0x606bf0045540c, // v_cmp_lt_u64
    0xa06c50043cf0c, // v_cmp_ne_i16
    0xa06cf00446a0c, // v_cmp_ne_i32
    0x606d90045260c, // v_cmp_ne_i64
    0xa06df0044170c, // v_cmp_ne_u16
    0xa06e90044c80c, // v_cmp_ne_u32
    0x606f30045840c, // v_cmp_ne_u64
    0xa06f90041f60d, // v_cmp_neq_f16
    0xa07030042b80d, // v_cmp_neq_f32
    0x6070d00437a0d, // v_cmp_neq_f64
    0xa07130041c20d, // v_cmp_nge_f16
    0xa071d0042840d, // v_cmp_nge_f32
    0x607270043460d, // v_cmp_nge_f64
    0xa072d0041dc0d, // v_cmp_ngt_f16
    0xa073700429e0d, // v_cmp_ngt_f32
    0x607410043600d, // v_cmp_ngt_f64
    0xa07470041e90d, // v_cmp_nle_f16
    0xa07510042ab0d, // v_cmp_nle_f32
    0x6075b00436d0d, // v_cmp_nle_f64
    0xa07610041cf0d, // v_cmp_nlg_f16
    0xa076b0042910d, // v_cmp_nlg_f32
    0x607750043530d, // v_cmp_nlg_f64
    0xa077b0042030d, // v_cmp_nlt_f16
    0xa07850042c50d, // v_cmp_nlt_f32
    0x6078f0043870d, // v_cmp_nlt_f64
    0xa07950041ac0b, // v_cmp_o_f16
    0xa079f00426e0b, // v_cmp_o_f32
    0x607a90043300b, // v_cmp_o_f64
    0xa07af0042100b, // v_cmp_t_f16
    0xa07b90042d20b, // v_cmp_t_f32
    0x607c30043940b, // v_cmp_t_f64
    0xa07c90044820b, // v_cmp_t_i32
    0x607d300453e0b, // v_cmp_t_i64
    0xa07d90044e00b, // v_cmp_t_u32
    0x607e300459c0b, // v_cmp_t_u64
    0xa07af005fdf0d, // v_cmp_tru_f16
    0xa07b9005fec0d, // v_cmp_tru_f32
    0x607c3005ff90d, // v_cmp_tru_f64
    0xa07c90060060d, // v_cmp_tru_i32
    0x607d30060130d, // v_cmp_tru_i64
    0xa07d90060200d, // v_cmp_tru_u32
    0x607e300602d0d, // v_cmp_tru_u64
    0xa07e90041b70b, // v_cmp_u_f16
    0xa07f30042790b, // v_cmp_u_f32
    0x607fd00433b0b, // v_cmp_u_f64
    0xa0803004a7e10, // v_cmpx_class_f16
    0xa080d004a8e10, // v_cmpx_class_f32
    0x60817004a9e10, // v_cmpx_class_f64
    0xa081d0045ed0d, // v_cmpx_eq_f16
    0xa08270046bf0d, // v_cmpx_eq_f32
    0x608310047910d, // v_cmpx_eq_f64
    0xa08370048570d, // v_cmpx_eq_i16
    0xa08410048ff0d, // v_cmpx_eq_i32
    0x6084b0049cb0d, // v_cmpx_eq_i64
    0xa08510048a50d, // v_cmpx_eq_u16
    0xa085b0049650d, // v_cmpx_eq_u32
    0x60865004a310d, // v_cmpx_eq_u64
    0xa086b0045d40c, // v_cmpx_f_f16
    0xa08750046a60c, // v_cmpx_f_f32
    0x6087f0047780c, // v_cmpx_f_f64
    0xa08850048e60c, // v_cmpx_f_i32
    0x6088f0049b20c, // v_cmpx_f_i64
    0xa089500494c0c, // v_cmpx_f_u32
    0x6089f004a180c, // v_cmpx_f_u64
    0xa08a50046210d, // v_cmpx_ge_f16
    0xa08af0046f30d, // v_cmpx_ge_f32
    0x608b90047c50d, // v_cmpx_ge_f64
    0xa08bf00488b0d, // v_cmpx_ge_i16
    0xa08c90049330d, // v_cmpx_ge_i32
    0x608d30049ff0d, // v_cmpx_ge_i64
    0xa08d90048d90d, // v_cmpx_ge_u16
    0xa08e30049990d, // v_cmpx_ge_u32
    0x608ed004a650d, // v_cmpx_ge_u64
    0xa08f30046070d, // v_cmpx_gt_f16
    0xa08fd0046d90d, // v_cmpx_gt_f32
    0x609070047ab0d, // v_cmpx_gt_f64
    0xa090d0048710d, // v_cmpx_gt_i16
    0xa09170049190d, // v_cmpx_gt_i32
    0x609210049e50d, // v_cmpx_gt_i64
    0xa09270048bf0d, // v_cmpx_gt_u16
    0xa093100497f0d, // v_cmpx_gt_u32
    0x6093b004a4b0d, // v_cmpx_gt_u64
    0xa09410045fa0d, // v_cmpx_le_f16
    0xa094b0046cc0d, // v_cmpx_le_f32
    0x6095500479e0d, // v_cmpx_le_f64
    0xa095b0048640d, // v_cmpx_le_i16
    0xa096500490c0d, // v_cmpx_le_i32
    0x6096f0049d80d, // v_cmpx_le_i64
    0xa09750048b20d, // v_cmpx_le_u16
    0xa097f0049720d, // v_cmpx_le_u32
    0x60989004a3e0d, // v_cmpx_le_u64
    0xa098f0046140d, // v_cmpx_lg_f16
    0xa09990046e60d, // v_cmpx_lg_f32
    0x609a30047b80d, // v_cmpx_lg_f64
    0xa09a90045e00d, // v_cmpx_lt_f16
    0xa09b30046b20d, // v_cmpx_lt_f32
    0x609bd0047840d, // v_cmpx_lt_f64
    0xa09c300484a0d, // v_cmpx_lt_i16
    0xa09cd0048f20d, // v_cmpx_lt_i32
    0x609d70049be0d, // v_cmpx_lt_i64
    0xa09dd0048980d, // v_cmpx_lt_u16
    0xa09e70049580d, // v_cmpx_lt_u32
    0x609f1004a240d, // v_cmpx_lt_u64
    0xa09f700487e0d, // v_cmpx_ne_i16
    0xa0a010049260d, // v_cmpx_ne_i32
    0x60a0b0049f20d, // v_cmpx_ne_i64
    0xa0a110048cc0d, // v_cmpx_ne_u16
    0xa0a1b00498c0d, // v_cmpx_ne_u32
    0x60a25004a580d, // v_cmpx_ne_u64
    0xa0a2b00467e0e, // v_cmpx_neq_f16
    0xa0a350047500e, // v_cmpx_neq_f32
    0x60a3f0048220e, // v_cmpx_neq_f64
    0xa0a450046460e, // v_cmpx_nge_f16
    0xa0a4f0047180e, // v_cmpx_nge_f32
    0x60a590047ea0e, // v_cmpx_nge_f64
    0xa0a5f0046620e, // v_cmpx_ngt_f16
    0xa0a690047340e, // v_cmpx_ngt_f32
    0x60a730048060e, // v_cmpx_ngt_f64
    0xa0a790046700e, // v_cmpx_nle_f16
    0xa0a830047420e, // v_cmpx_nle_f32
    0x60a8d0048140e, // v_cmpx_nle_f64
    0xa0a930046540e, // v_cmpx_nlg_f16
    0xa0a9d0047260e, // v_cmpx_nlg_f32
    0x60aa70047f80e, // v_cmpx_nlg_f64
    0xa0aad00468c0e, // v_cmpx_nlt_f16
    0xa0ab700475e0e, // v_cmpx_nlt_f32
    0x60ac10048300e, // v_cmpx_nlt_f64
    0xa0ac700462e0c, // v_cmpx_o_f16
    0xa0ad10047000c, // v_cmpx_o_f32
    0x60adb0047d20c, // v_cmpx_o_f64
    0xa0ae100469a0c, // v_cmpx_t_f16
    0xa0aeb00476c0c, // v_cmpx_t_f32
    0x60af500483e0c, // v_cmpx_t_f64
    0xa0afb0049400c, // v_cmpx_t_i32
    0x60b05004a0c0c, // v_cmpx_t_i64
    0xa0b0b0049a60c, // v_cmpx_t_u32
    0x60b15004a720c, // v_cmpx_t_u64
    0xa0ae100603a0e, // v_cmpx_tru_f16
    0xa0aeb0060480e, // v_cmpx_tru_f32
    0x60af50060560e, // v_cmpx_tru_f64
    0xa0afb0060640e, // v_cmpx_tru_i32
    0x60b050060720e, // v_cmpx_tru_i64
    0xa0b0b0060800e, // v_cmpx_tru_u32
    0x60b1500608e0e, // v_cmpx_tru_u64
    0xa0b1b00463a0c, // v_cmpx_u_f16
    0xa0b2500470c0c, // v_cmpx_u_f32
    0x60b2f0047de0c, // v_cmpx_u_f64
    0x60b35003c140d, // v_cndmask_b16
    0xa0b3b0037140d, // v_cndmask_b32
    0x80b4500368409, // v_cos_f16
    0x80b4d0034f709, // v_cos_f32
    0x80b550035210d, // v_ctz_i32_b32
    0xa0b5d0039610c, // v_cubeid_f32
    0xa0b670039850c, // v_cubema_f32
    0xa0b7100396d0c, // v_cubesc_f32
    0xa0b7b0039790c, // v_cubetc_f32
    0x80b8500335a0d, // v_cvt_f16_f32
    0x80b8d0035cd0d, // v_cvt_f16_i16
    0x80b950035c00d, // v_cvt_f16_u16
    0x80b9d0033670d, // v_cvt_f32_f16
    0x40ba50033ac0d, // v_cvt_f32_f64
    0x80ba90033260d, // v_cvt_f32_i32
    0x80bb10033330d, // v_cvt_f32_u32
    0x80bb90033c610, // v_cvt_f32_ubyte0
    0x80bc10033d610, // v_cvt_f32_ubyte1
    0x80bc90033e610, // v_cvt_f32_ubyte2
    0x80bd10033f610, // v_cvt_f32_ubyte3
    0x40bd90033b90d, // v_cvt_f64_f32
    0x40bdd0033190d, // v_cvt_f64_i32
    0x40be10034130d, // v_cvt_f64_u32
    0x80be500338913, // v_cvt_floor_i32_f32
    0x80be500609c11, // v_cvt_flr_i32_f32
    0x80bed0035e70d, // v_cvt_i16_f16
    0x80bf500334d0d, // v_cvt_i32_f32
    0x40bfd00330c0d, // v_cvt_i32_f64
    0x80c010036fa0d, // v_cvt_i32_i16
    0x80c0900337415, // v_cvt_nearest_i32_f32
    0x80c1100369c12, // v_cvt_norm_i16_f16
    0x80c190036ae12, // v_cvt_norm_u16_f16
    0x80c2100339c10, // v_cvt_off_f32_i4
    0x60c29003d2210, // v_cvt_pk_i16_f32
    0x60c2f003e3610, // v_cvt_pk_i16_i32
    0x60c35003d8c15, // v_cvt_pk_norm_i16_f16
    0x60c3b003dfc15, // v_cvt_pk_norm_i16_f32
    0x60c41003da115, // v_cvt_pk_norm_u16_f16
    0x60c47003e1115, // v_cvt_pk_norm_u16_f32
    0xa0c4d0038b014, // v_cvt_pk_rtz_f16_f32
    0x60c57003d3210, // v_cvt_pk_u16_f32
    0x60c5d003e2610, // v_cvt_pk_u16_u32
    0xa0c63003a6f0f, // v_cvt_pk_u8_f32
    0x60c350060ad14, // v_cvt_pknorm_i16_f16
    0x60c3b0060c114, // v_cvt_pknorm_i16_f32
    0x60c410060d514, // v_cvt_pknorm_u16_f16
    0x60c470060e914, // v_cvt_pknorm_u16_f32
    0xa0c4d0060fd13, // v_cvt_pkrtz_f16_f32
    0x80c0900611011, // v_cvt_rpi_i32_f32
    0x80c6d0035da0d, // v_cvt_u16_f16
    0x80c750033400d, // v_cvt_u32_f32
    0x40c7d0034060d, // v_cvt_u32_f64
    0x80c810037070d, // v_cvt_u32_u16
    0xa0c89003b9e0f, // v_div_fixup_f16
    0x80c93003a7e0f, // v_div_fixup_f32
    0x80c9b003a8d0f, // v_div_fixup_f64
    0x80ca3003a9c0e, // v_div_fmas_f32
    0x80cab003aaa0e, // v_div_fmas_f64
    0x80cb3003c9f0f, // v_div_scale_f32
    0x80cbb003cae0f, // v_div_scale_f64
    0xa0cc3003c8f10, // v_dot2_bf16_bf16
    0xa0ccd003c810e, // v_dot2_f16_f16
    0xa0cd70040920f, // v_dot2_f32_bf16
    0xa0ce100404e0e, // v_dot2_f32_f16
    0x40ceb00372111, // v_dot2acc_f32_f16
    0x40ceb0061210f, // v_dot2c_f32_f16
    0x80cef0061300d, // v_dot4_i32_i8
    0x80cef00405c0e, // v_dot4_i32_iu8
    0x80cf700406a0d, // v_dot4_u32_u8
    0x80cff00613d0d, // v_dot8_i32_i4
    0x80cff0040770e, // v_dot8_i32_iu4
    0x80d070040850d, // v_dot8_u32_u4
    0x40d0f004aeb0e, // v_dual_add_f32
    0x20d13004b9811, // v_dual_add_nc_u32
    0x20d15004bbb0e, // v_dual_and_b32
    0x40d17004b3d12, // v_dual_cndmask_b32
    0x40d1b004b8117, // v_dual_dot2acc_f32_bf16
    0x40d1f004b6b16, // v_dual_dot2acc_f32_f16
    0x40d23004abd10, // v_dual_fmaak_f32
    0x40d27004aae0f, // v_dual_fmac_f32
    0x40d2b004acd10, // v_dual_fmamk_f32
    0x20d2f004ba912, // v_dual_lshlrev_b32
    0x40d31004b4f0e, // v_dual_max_f32
    0x40d35004b5d0e, // v_dual_min_f32
    0x40d39004b2f0e, // v_dual_mov_b32
    0x40d3d004b1817, // v_dual_mul_dx9_zero_f32
    0x40d41004add0e, // v_dual_mul_f32
    0x40d45004af90e, // v_dual_sub_f32
    0x40d49004b0711, // v_dual_subrev_f32
    0x80d4d00361909, // v_exp_f16
    0x80d5500349509, // v_exp_f32
    0x804c100614a0a, // v_ffbh_i32
    0x804c90061540a, // v_ffbh_u32
    0x80b5500615e0a, // v_ffbl_b32
    0x80d5d0036450b, // v_floor_f16
    0x80d6500348a0b, // v_floor_f32
    0x40d6d0034400b, // v_floor_f64
    0xa0d7100393512, // v_fma_dx9_zero_f32
    0xa0d7b003b3209, // v_fma_f16
    0xa0d850039ac09, // v_fma_f32
    0x80d8f0039b509, // v_fma_f64
    0xa0d7100616810, // v_fma_legacy_f32
    0xa0d970040a10d, // v_fma_mix_f32
    0xa0da10040bd0f, // v_fma_mixhi_f16
    0xa0dab0040ae0f, // v_fma_mixlo_f16
    0x20db50039000b, // v_fmaak_f16
    0x20db70038a50b, // v_fmaak_f32
    0x60db900375013, // v_fmac_dx9_zero_f32
    0xa0dbf0038eb0a, // v_fmac_f16
    0xa0dc90038900a, // v_fmac_f32
    0x60db900617811, // v_fmac_legacy_f32
    0x20dd30038f50b, // v_fmamk_f16
    0x20dd500389a0b, // v_fmamk_f32
    0x80dd70036700b, // v_fract_f16
    0x80ddf00345f0b, // v_fract_f32
    0x40de700355a0b, // v_fract_f64
    0x80deb00363213, // v_frexp_exp_i16_f16
    0x80df300356513, // v_frexp_exp_i32_f32
    0x40dfb00353713, // v_frexp_exp_i32_f64
    0x80dff00362210, // v_frexp_mant_f16
    0x80e0700357810, // v_frexp_mant_f32
    0x40e0f00354a10, // v_frexp_mant_f64
    0x10e1300326414, // v_interp_p10_f16_f32
    0x10e1400323f10, // v_interp_p10_f32
    0x10e1500328b18, // v_interp_p10_rtz_f16_f32
    0x10e1600327813, // v_interp_p2_f16_f32
    0x10e1700324f0f, // v_interp_p2_f32
    0x10e1700618913, // v_interp_p2_new_f32
    0x10e180032a317, // v_interp_p2_rtz_f16_f32
    0xa0e1900391d0b, // v_ldexp_f16
    0x60e23003db60b, // v_ldexp_f32
    0x40e29003e820b, // v_ldexp_f64
    0xa0e2d0039be09, // v_lerp_u8
    0x80e3700361009, // v_log_f16
    0x80e3f00349e09, // v_log_f32
    0xa0e47003b160e, // v_lshl_add_u32
    0xa0e51003bb70d, // v_lshl_or_b32
    0x60e5b003ec10d, // v_lshlrev_b16
    0xa0e610037ee0d, // v_lshlrev_b32
    0x30e6b003ee80d, // v_lshlrev_b64
    0x60e6e003ece0d, // v_lshrrev_b16
    0xa0e740037fb0d, // v_lshrrev_b32
    0x30e7e003ef50d, // v_lshrrev_b64
    0xa0e81003b9509, // v_mad_i16
    0xa0e8b003be60d, // v_mad_i32_i16
    0xa0e950039470d, // v_mad_i32_i24
    0x80e9f003cca0d, // v_mad_i64_i32
    0xa0ea7003afa09, // v_mad_u16
    0xa0eb1003bd90d, // v_mad_u32_u16
    0xa0ebb0039540d, // v_mad_u32_u24
    0x80ec5003cbd0d, // v_mad_u64_u32
    0xa0ecd003b590a, // v_max3_f16
    0xa0ed7003a0e0a, // v_max3_f32
    0xa0ee1003b630a, // v_max3_i16
    0xa0eeb003a180a, // v_max3_i32
    0xa0ef5003b6d0a, // v_max3_u16
    0xa0eff003a220a, // v_max3_u32
    0xa0f0900390b09, // v_max_f16
    0xa0f130037c109, // v_max_f32
    0x40f1d003e7909, // v_max_f64
    0x60f21003d4b09, // v_max_i16
    0xa0f270037d309, // v_max_i32
    0x60f31003d4209, // v_max_u16
    0xa0f370037e509, // v_max_u32
    0xa0f41003c390c, // v_maxmin_f16
    0xa0f4b003c210c, // v_maxmin_f32
    0xa0f55003c690c, // v_maxmin_i32
    0xa0f5f003c510c, // v_maxmin_u32
    0x60f69003dea12, // v_mbcnt_hi_u32_b32
    0x60f6f003dd812, // v_mbcnt_lo_u32_b32
    0xa0f75003b770a, // v_med3_f16
    0xa0f7f003a2c0a, // v_med3_f32
    0xa0f89003b810a, // v_med3_i16
    0xa0f93003a360a, // v_med3_i32
    0xa0f9d003b8b0a, // v_med3_u16
    0xa0fa7003a400a, // v_med3_u32
    0xa0fb1003b3b0a, // v_min3_f16
    0xa0fbb0039f00a, // v_min3_f32
    0xa0fc5003b450a, // v_min3_i16
    0xa0fcf0039fa0a, // v_min3_i32
    0xa0fd9003b4f0a, // v_min3_u16
    0xa0fe3003a040a, // v_min3_u32
    0xa0fed00391409, // v_min_f16
    0xa0ff70037b809, // v_min_f32
    0x41001003e7009, // v_min_f64
    0x61005003d5d09, // v_min_i16
    0xa100b0037ca09, // v_min_i32
    0x61015003d5409, // v_min_u16
    0xa101b0037dc09, // v_min_u32
    0xa1025003c450c, // v_minmax_f16
    0xa102f003c2d0c, // v_minmax_f32
    0xa1039003c750c, // v_minmax_i32
    0xa1043003c5d0c, // v_minmax_u32
    0x8104d00345609, // v_mov_b16
    0x810550032c309, // v_mov_b32
    0x8105d0035880d, // v_movreld_b32
    0x610650035950d, // v_movrels_b32
    0x6106b0035b010, // v_movrelsd_2_b32
    0x610710035a20e, // v_movrelsd_b32
    0x81077003ad111, // v_mqsad_pk_u16_u8
    0x4107f003ae20e, // v_mqsad_u32_u8
    0xa1083003ab809, // v_msad_u8
    0xa108d00376312, // v_mul_dx9_zero_f32
    0xa10970038e209, // v_mul_f16
    0xa10a100377509, // v_mul_f32
    0x410ab003e6709, // v_mul_f64
    0x410af003ea50c, // v_mul_hi_i32
    0xa10b300378b10, // v_mul_hi_i32_i24
    0x410bd003e990c, // v_mul_hi_u32
    0xa10c10037a810, // v_mul_hi_u32_u24
    0xa10cb00377e0d, // v_mul_i32_i24
    0xa108d00619c10, // v_mul_legacy_f32
    0x610d5003d160c, // v_mul_lo_u16
    0x410db003e8d0c, // v_mul_lo_u32
    0xa10df00379b0d, // v_mul_u32_u24
    0xa10e90039e40c, // v_mullit_f32
    0x210f30032ba05, // v_nop
    0x810f50036f109, // v_not_b16
    0x810fd00350009, // v_not_b32
    0xa1105003bd009, // v_or3_b32
    0x6110f003f3508, // v_or_b16
    0xa111500381e08, // v_or_b32
    0x6111f003d7e0e, // v_pack_b32_f16
    0xa1125003b030a, // v_perm_b32
    0x4112f003bf310, // v_permlane16_b32
    0x111330036d410, // v_permlane64_b32
    0x41134003c0311, // v_permlanex16_b32
    0x2113800344b0b, // v_pipeflush
    0x4113a00401e0c, // v_pk_add_f16
    0x4113e003f760c, // v_pk_add_i16
    0x41142003fe20c, // v_pk_add_u16
    0x41146003fae10, // v_pk_ashrrev_i16
    0x8114a0040120c, // v_pk_fma_f16
    0x211520039280d, // v_pk_fmac_f16
    0x41154003f8e10, // v_pk_lshlrev_b16
    0x41158003f9e10, // v_pk_lshrrev_b16
    0x8115c003f5b0c, // v_pk_mad_i16
    0x81164003fd60c, // v_pk_mad_u16
    0x4116c0040420c, // v_pk_max_f16
    0x41170003fbe0c, // v_pk_max_i16
    0x41174003ffa0c, // v_pk_max_u16
    0x411780040360c, // v_pk_min_f16
    0x4117c003fca0c, // v_pk_min_i16
    0x411800040060c, // v_pk_min_u16
    0x4118400402a0c, // v_pk_mul_f16
    0x41188003f670f, // v_pk_mul_lo_u16
    0x4118c003f820c, // v_pk_sub_i16
    0x41190003fee0c, // v_pk_sub_u16
    0x81194003ac110, // v_qsad_pk_u16_u8
    0x8119c0035f409, // v_rcp_f16
    0x811a40034a709, // v_rcp_f32
    0x411ac0034c809, // v_rcp_f64
    0x811b00034b00f, // v_rcp_iflag_f32
    0x211b80032f913, // v_readfirstlane_b32
    0x111ba003f0f0e, // v_readlane_b32
    0x811bb0036650b, // v_rndne_f16
    0x811c300347f0b, // v_rndne_f32
    0x411cb0034350b, // v_rndne_f64
    0x811cf00360709, // v_rsq_f16
    0x811d70034bf09, // v_rsq_f32
    0x411df0034d109, // v_rsq_f64
    0xa11e3003a520b, // v_sad_hi_u8
    0xa11ed003a5d09, // v_sad_u16
    0xa11f7003a6609, // v_sad_u32
    0xa1201003a4a08, // v_sad_u8
    0x8120b00368d0f, // v_sat_pk_u8_i16
    0x8121300367b09, // v_sin_f16
    0x8121b0034ee09, // v_sin_f32
    0x812230035fd0a, // v_sqrt_f16
    0x8122b0034da0a, // v_sqrt_f32
    0x412330034e40a, // v_sqrt_f64
    0xa12370038480f, // v_sub_co_ci_u32
    0x61241003ce30c, // v_sub_co_u32
    0xa12470038cd09, // v_sub_f16
    0xa125100373b09, // v_sub_f32
    0x612610061ac09, // v_sub_i32
    0x6125b003d720c, // v_sub_nc_i16
    0x61261003e460c, // v_sub_nc_i32
    0x61267003d0a0c, // v_sub_nc_u16
    0xa126d0038750c, // v_sub_nc_u32
    0xa126d0061b509, // v_sub_u32
    0xa127700385712, // v_subrev_co_ci_u32
    0x61281003cef0f, // v_subrev_co_u32
    0xa12870038d60c, // v_subrev_f16
    0xa12910037440c, // v_subrev_f32
    0xa129b0038810f, // v_subrev_nc_u32
    0xa129b0061be0c, // v_subrev_u32
    0x112a50036ca0a, // v_swap_b16
    0x112a60036c00a, // v_swap_b32
    0x112a70036e40d, // v_swaprel_b32
    0x412a8003eb110, // v_trig_preop_f64
    0x812ac00365a0b, // v_trunc_f16
    0x812b400346a0b, // v_trunc_f32
    0x412bc0034200b, // v_trunc_f64
    0x112c000411219, // v_wmma_bf16_16x16x16_bf16
    0x112c10040fb17, // v_wmma_f16_16x16x16_f16
    0x112c20040e318, // v_wmma_f32_16x16x16_bf16
    0x112c30040cc17, // v_wmma_f32_16x16x16_f16
    0x112c400414217, // v_wmma_i32_16x16x16_iu4
    0x112c500412b17, // v_wmma_i32_16x16x16_iu8
    0x212c6003f1d0f, // v_writelane_b32
    0xa12c8003b0d09, // v_xad_u32
    0xa12d200382f0a, // v_xnor_b32
    0xa12dc003af00a, // v_xor3_b32
    0xa12c80061ca0d, // v_xor_add_u32
    0x612e6003f3d09, // v_xor_b16
    0xa12ec00382609, // v_xor_b32
];
/// Forms of mnemonics, in the order in which they are tried.
pub static FORMS: [u16; 4854] = [
    3324, 3296, 3310, 3303, 3316, 3295, 3309, 3321, 3298, 3307, 3320, 3306, 3319, 3323, 3301,
    3314, 3302, 3315, 3322, 3299, 3312, 3300, 3313, 3304, 3317, 3297, 3311, 3294, 3308, 3305,
    3318, 3292, 3293, 3275, 3272, 3273, 3274, 3284, 3260, 3261, 3262, 3263, 3287, 3290, 3286,
    3285, 3283, 3282, 3252, 3253, 3254, 3255, 3271, 3269, 3270, 3268, 3281, 3277, 3278, 3279,
    3276, 3280, 3264, 3265, 3266, 3267, 3289, 3288, 3291, 3256, 3257, 3258, 3259, 3018, 3103,
    3102, 3027, 3079, 2997, 3059, 3006, 3068, 3036, 3088, 3057, 3118, 3114, 3013, 3075, 3014,
    3076, 3043, 3095, 3044, 3096, 3105, 3056, 3031, 3083, 3001, 3063, 3024, 3020, 3022, 3023,
    3019, 3021, 3030, 3082, 3000, 3062, 3050, 3100, 3051, 3101, 3116, 3122, 3049, 3099, 3121,
    3054, 3052, 3110, 3111, 3055, 3112, 3113, 3053, 3108, 3109, 3016, 3078, 3003, 3065, 3046,
    3098, 3033, 3085, 3035, 3087, 3005, 3067, 3015, 3077, 3002, 3064, 3045, 3097, 3032, 3084,
    3034, 3086, 3004, 3066, 3009, 3071, 3039, 3091, 3017, 3007, 3069, 3037, 3089, 3058, 3117,
    3029, 3081, 2999, 3061, 3011, 3073, 3012, 3074, 3115, 3120, 3026, 3107, 3010, 3072, 3025,
    3106, 3119, 3041, 3093, 3042, 3094, 3040, 3092, 3104, 3028, 3080, 2998, 3060, 3048, 3047,
    3008, 3070, 3038, 3090, 3521, 3250, 3195, 3222, 3208, 3234, 3193, 3220, 3244, 3216, 3242,
    3214, 3240, 3248, 3204, 3230, 3206, 3232, 3246, 3200, 3226, 3202, 3228, 3210, 3236, 3197,
    3224, 3191, 3218, 3212, 3238, 3144, 3135, 3138, 3141, 3171, 3180, 3177, 3174, 3168, 3165,
    3132, 3126, 3129, 3123, 3162, 3150, 3153, 3156, 3147, 3159, 3186, 3183, 3251, 3196, 3223,
    3209, 3235, 3194, 3221, 3245, 3199, 3217, 3243, 3215, 3241, 3249, 3205, 3231, 3207, 3233,
    3247, 3201, 3227, 3203, 3229, 3211, 3237, 3198, 3225, 3192, 3219, 3213, 3239, 3189, 3146,
    3137, 3140, 3143, 3173, 3182, 3179, 3176, 3170, 3167, 3134, 3128, 3131, 3125, 3190, 3164,
    3152, 3155, 3158, 3149, 3161, 3188, 3185, 3365, 3366, 3377, 3378, 3363, 3364, 3385, 3386,
    3383, 3384, 3379, 3380, 3373, 3374, 3369, 3370, 3367, 3368, 3361, 3362, 3375, 3376, 3371,
    3372, 3381, 3382, 3393, 3394, 3391, 3392, 3435, 3436, 3439, 3440, 3497, 3498, 3443, 3444,
    3503, 3504, 3505, 3506, 3499, 3500, 3501, 3502, 3445, 3446, 3451, 3452, 3495, 3496, 3437,
    3438, 3441, 3442, 3449, 3450, 3447, 3448, 3507, 3508, 3453, 3454, 3387, 3388, 3341, 3342,
    3343, 3344, 3349, 3350, 3351, 3352, 3345, 3346, 3347, 3348, 3389, 3390, 3395, 3396, 3401,
    3402, 3467, 3468, 3479, 3480, 3421, 3422, 3405, 3406, 3411, 3412, 3473, 3474, 3485, 3486,
    3431, 3432, 3469, 3470, 3481, 3482, 3407, 3408, 3471, 3472, 3487, 3488, 3483, 3484, 3491,
    3492, 3457, 3458, 3427, 3428, 3461, 3462, 3409, 3410, 3429, 3430, 3413, 3414, 3433, 3434,
    3425, 3426, 3463, 3464, 3475, 3476, 3397, 3398, 3465, 3466, 3493, 3494, 3477, 3478, 3489,
    3490, 3455, 3456, 3417, 3418, 3459, 3460, 3399, 3400, 3419, 3420, 3403, 3404, 3423, 3424,
    3415, 3416, 3353, 3354, 3355, 3356, 3359, 3360, 3357, 3358, 4621, 4620, 4660, 4661, 196,
    197, 198, 199, 180, 181, 182, 183, 172, 173, 174, 175, 188, 189, 190, 191, 395, 256, 257,
    258, 259, 260, 261, 262, 263, 4706, 4707, 4708, 4709, 4722, 4723, 4724, 4725, 304, 305,
    306, 307, 308, 309, 310, 311, 4714, 4715, 4716, 4717, 4726, 4727, 4728, 4729, 4682, 4683,
    4684, 4685, 216, 217, 218, 219, 220, 221, 222, 223, 4853, 4662, 4663, 4664, 4665, 4666,
    4667, 4668, 4669, 324, 325, 326, 327, 332, 333, 334, 335, 320, 321, 322, 323, 328, 329,
    330, 331, 336, 337, 338, 339, 340, 341, 342, 343, 4791, 4792, 4793, 4794, 4799, 4800,
    4801, 4802, 4795, 4796, 4797, 4798, 4803, 4804, 4805, 4806, 4658, 4659, 4650, 4651, 4652,
    4653, 4654, 4655, 4656, 4657, 4830, 4630, 4631, 4632, 4633, 3516, 3517, 3514, 3518, 3515,
    400, 4837, 4840, 4839, 4838, 4836, 4835, 4831, 4832, 4834, 4833, 4820, 4642, 4643, 4644,
    4645, 4638, 4639, 4640, 4641, 4626, 4627, 4628, 4629, 382, 4743, 4744, 4745, 4746, 4767,
    4768, 4769, 4770, 4807, 4808, 4809, 4810, 4755, 4756, 4757, 4758, 4779, 4780, 4781, 4782,
    4751, 4752, 4753, 4754, 4775, 4776, 4777, 4778, 4763, 4764, 4765, 4766, 4787, 4788, 4789,
    4790, 4747, 4748, 4749, 4750, 4771, 4772, 4773, 4774, 4811, 4812, 4813, 4814, 4759, 4760,
    4761, 4762, 4783, 4784, 4785, 4786, 383, 389, 386, 392, 385, 391, 388, 394, 384, 390,
    387, 393, 4829, 356, 357, 358, 359, 360, 361, 362, 363, 4634, 4635, 4636, 4637, 3520,
    4849, 4821, 4828, 4841, 4843, 4842, 4737, 397, 3519, 4852, 4848, 3511, 3512, 3509, 3513,
    3510, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239,
    200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 248, 249,
    250, 251, 252, 253, 254, 255, 240, 241, 242, 243, 244, 245, 246, 247, 4622, 4623, 4624,
    4625, 380, 4732, 4733, 4734, 4735, 4730, 4731, 4736, 352, 353, 354, 355, 348, 349, 350,
    351, 344, 345, 346, 347, 396, 280, 281, 282, 283, 284, 285, 286, 287, 4694, 4695, 4696,
    4697, 4815, 288, 289, 290, 291, 292, 293, 294, 295, 4698, 4699, 4700, 4701, 4678, 4679,
    4680, 4681, 264, 265, 266, 267, 268, 269, 270, 271, 4710, 4711, 4712, 4713, 312, 313,
    314, 315, 316, 317, 318, 319, 4718, 4719, 4720, 4721, 4686, 4687, 4688, 4689, 372, 373,
    374, 375, 376, 377, 378, 379, 368, 369, 370, 371, 364, 365, 366, 367, 4670, 4671, 4672,
    4673, 4740, 4827, 4846, 4741, 4742, 4847, 4819, 4817, 4816, 4738, 4845, 398, 399, 4648,
    4649, 4646, 4647, 4818, 184, 185, 186, 187, 176, 177, 178, 179, 192, 193, 194, 195, 401,
    402, 4739, 4826, 4850, 4851, 381, 4825, 4824, 4823, 4822, 405, 406, 404, 403, 4844, 4674,
    4675, 4676, 4677, 296, 297, 298, 299, 300, 301, 302, 303, 4702, 4703, 4704, 4705, 272,
    273, 274, 275, 276, 277, 278, 279, 4690, 4691, 4692, 4693, 3145, 3136, 3139, 3142, 3172,
    3181, 3178, 3175, 3169, 3166, 3133, 3127, 3130, 3124, 3163, 3151, 3154, 3157, 3148, 3160,
    3187, 3184, 3333, 3334, 3335, 3336, 3325, 3326, 3327, 3328, 3337, 3338, 3339, 3340, 3329,
    3330, 3331, 3332, 2539, 2542, 2543, 2544, 2545, 2546, 2547, 2548, 2540, 2541, 98, 101,
    1619, 1622, 1623, 1624, 99, 100, 1620, 1621, 2745, 2748, 2749, 2750, 2746, 2747, 134,
    137, 1667, 1670, 1671, 1672, 135, 136, 1668, 1669, 8, 11, 1483, 1486, 1487, 1488, 9, 10,
    1484, 1485, 2913, 2914, 2915, 2916, 2409, 2412, 2413, 2414, 2415, 2416, 2417, 2418, 2410,
    2411, 2817, 2820, 2821, 2822, 2818, 2819, 2907, 2910, 2911, 2912, 2908, 2909, 2763, 2766,
    2767, 2768, 2764, 2765, 110, 113, 1637, 1640, 1641, 1642, 111, 112, 1638, 1639, 2127,
    2130, 2131, 2132, 2133, 2134, 2135, 2136, 2128, 2129, 2137, 2140, 2141, 2142, 2143, 2144,
    2145, 2146, 2138, 2139, 2979, 2982, 2983, 2984, 2980, 2981, 82, 85, 1595, 1598, 1599,
    1600, 83, 84, 1596, 1597, 2559, 2562, 2563, 2564, 2565, 2566, 2567, 2568, 2560, 2561,
    2961, 2964, 2965, 2966, 2962, 2963, 78, 81, 1589, 1592, 1593, 1594, 79, 80, 1590, 1591,
    2973, 2974, 2975, 2859, 2862, 2863, 2864, 2860, 2861, 2079, 2082, 2083, 2084, 2085, 2086,
    2087, 2088, 2080, 2081, 2069, 2072, 2073, 2074, 2075, 2076, 2077, 2078, 2070, 2071, 2089,
    2092, 2093, 2094, 2095, 2096, 2097, 2098, 2090, 2091, 2853, 2856, 2857, 2858, 2854, 2855,
    4295, 4298, 1860, 1863, 4296, 4297, 1861, 1862, 4386, 4389, 1951, 1954, 4387, 4388, 1952,
    1953, 4241, 4244, 1806, 1809, 4242, 4243, 1807, 1808, 4222, 4223, 1787, 1788, 4307, 4310,
    1872, 1875, 4308, 4309, 1873, 1874, 4299, 4302, 1864, 1867, 4300, 4301, 1865, 1866, 3826,
    3829, 957, 960, 961, 962, 3827, 3828, 958, 959, 3830, 3833, 963, 966, 967, 968, 3831,
    3832, 964, 965, 3834, 3835, 969, 970, 971, 972, 3530, 3533, 481, 484, 485, 486, 3531,
    3532, 482, 483, 3594, 3597, 577, 580, 581, 582, 3595, 3596, 578, 579, 3654, 3655, 669,
    670, 671, 672, 3686, 3689, 731, 734, 735, 736, 3687, 3688, 732, 733, 3738, 3741, 809,
    812, 813, 814, 3739, 3740, 810, 811, 3798, 3799, 901, 902, 903, 904, 3710, 3713, 767,
    770, 771, 772, 3711, 3712, 768, 769, 3770, 3773, 857, 860, 861, 862, 3771, 3772, 858,
    859, 3814, 3815, 933, 934, 935, 936, 3522, 3525, 469, 472, 473, 474, 3523, 3524, 470,
    471, 3586, 3589, 565, 568, 569, 570, 3587, 3588, 566, 567, 3650, 3651, 661, 662, 663,
    664, 3730, 3733, 797, 800, 801, 802, 3731, 3732, 798, 799, 3794, 3795, 893, 894, 895,
    896, 3762, 3765, 845, 848, 849, 850, 3763, 3764, 846, 847, 3810, 3811, 925, 926, 927,
    928, 3546, 3549, 505, 508, 509, 510, 3547, 3548, 506, 507, 3610, 3613, 601, 604, 605,
    606, 3611, 3612, 602, 603, 3662, 3663, 685, 686, 687, 688, 3702, 3705, 755, 758, 759,
    760, 3703, 3704, 756, 757, 3754, 3757, 833, 836, 837, 838, 3755, 3756, 834, 835, 3806,
    3807, 917, 918, 919, 920, 3726, 3729, 791, 794, 795, 796, 3727, 3728, 792, 793, 3786,
    3789, 881, 884, 885, 886, 3787, 3788, 882, 883, 3822, 3823, 949, 950, 951, 952, 3538,
    3541, 493, 496, 497, 498, 3539, 3540, 494, 495, 3602, 3605, 589, 592, 593, 594, 3603,
    3604, 590, 591, 3658, 3659, 677, 678, 679, 680, 3694, 3697, 743, 746, 747, 748, 3695,
    3696, 744, 745, 3746, 3749, 821, 824, 825, 826, 3747, 3748, 822, 823, 3802, 3803, 909,
    910, 911, 912, 3718, 3721, 779, 782, 783, 784, 3719, 3720, 780, 781, 3778, 3781, 869,
    872, 873, 874, 3779, 3780, 870, 871, 3818, 3819, 941, 942, 943, 944, 3534, 3537, 487,
    490, 491, 492, 3535, 3536, 488, 489, 3598, 3601, 583, 586, 587, 588, 3599, 3600, 584,
    585, 3656, 3657, 673, 674, 675, 676, 3690, 3693, 737, 740, 741, 742, 3691, 3692, 738,
    739, 3742, 3745, 815, 818, 819, 820, 3743, 3744, 816, 817, 3800, 3801, 905, 906, 907,
    908, 3714, 3717, 773, 776, 777, 778, 3715, 3716, 774, 775, 3774, 3777, 863, 866, 867,
    868, 3775, 3776, 864, 865, 3816, 3817, 937, 938, 939, 940, 3542, 3545, 499, 502, 503,
    504, 3543, 3544, 500, 501, 3606, 3609, 595, 598, 599, 600, 3607, 3608, 596, 597, 3660,
    3661, 681, 682, 683, 684, 3526, 3529, 475, 478, 479, 480, 3527, 3528, 476, 477, 3590,
    3593, 571, 574, 575, 576, 3591, 3592, 572, 573, 3652, 3653, 665, 666, 667, 668, 3682,
    3685, 725, 728, 729, 730, 3683, 3684, 726, 727, 3734, 3737, 803, 806, 807, 808, 3735,
    3736, 804, 805, 3796, 3797, 897, 898, 899, 900, 3706, 3709, 761, 764, 765, 766, 3707,
    3708, 762, 763, 3766, 3769, 851, 854, 855, 856, 3767, 3768, 852, 853, 3812, 3813, 929,
    930, 931, 932, 3698, 3701, 749, 752, 753, 754, 3699, 3700, 750, 751, 3750, 3753, 827,
    830, 831, 832, 3751, 3752, 828, 829, 3804, 3805, 913, 914, 915, 916, 3722, 3725, 785,
    788, 789, 790, 3723, 3724, 786, 787, 3782, 3785, 875, 878, 879, 880, 3783, 3784, 876,
    877, 3820, 3821, 945, 946, 947, 948, 3574, 3577, 547, 550, 551, 552, 3575, 3576, 548,
    549, 3638, 3641, 643, 646, 647, 648, 3639, 3640, 644, 645, 3676, 3677, 713, 714, 715,
    716, 3558, 3561, 523, 526, 527, 528, 3559, 3560, 524, 525, 3622, 3625, 619, 622, 623,
    624, 3623, 3624, 620, 621, 3668, 3669, 697, 698, 699, 700, 3566, 3569, 535, 538, 539,
    540, 3567, 3568, 536, 537, 3630, 3633, 631, 634, 635, 636, 3631, 3632, 632, 633, 3672,
    3673, 705, 706, 707, 708, 3570, 3573, 541, 544, 545, 546, 3571, 3572, 542, 543, 3634,
    3637, 637, 640, 641, 642, 3635, 3636, 638, 639, 3674, 3675, 709, 710, 711, 712, 3562,
    3565, 529, 532, 533, 534, 3563, 3564, 530, 531, 3626, 3629, 625, 628, 629, 630, 3627,
    3628, 626, 627, 3670, 3671, 701, 702, 703, 704, 3578, 3581, 553, 556, 557, 558, 3579,
    3580, 554, 555, 3642, 3645, 649, 652, 653, 654, 3643, 3644, 650, 651, 3678, 3679, 717,
    718, 719, 720, 3550, 3553, 511, 514, 515, 516, 3551, 3552, 512, 513, 3614, 3617, 607,
    610, 611, 612, 3615, 3616, 608, 609, 3664, 3665, 689, 690, 691, 692, 3582, 3585, 559,
    562, 563, 564, 3583, 3584, 560, 561, 3646, 3649, 655, 658, 659, 660, 3647, 3648, 656,
    657, 3680, 3681, 721, 722, 723, 724, 3758, 3761, 839, 842, 843, 844, 3759, 3760, 840,
    841, 3808, 3809, 921, 922, 923, 924, 3790, 3793, 887, 890, 891, 892, 3791, 3792, 888,
    889, 3824, 3825, 953, 954, 955, 956, 3554, 3557, 517, 520, 521, 522, 3555, 3556, 518,
    519, 3618, 3621, 613, 616, 617, 618, 3619, 3620, 614, 615, 3666, 3667, 693, 694, 695,
    696, 4140, 4143, 1461, 1464, 1465, 1466, 4141, 4142, 1462, 1463, 4144, 4147, 1467, 1470,
    1471, 1472, 4145, 4146, 1468, 1469, 4148, 4149, 1473, 1474, 1475, 1476, 3844, 3847, 985,
    988, 989, 990, 3845, 3846, 986, 987, 3908, 3911, 1081, 1084, 1085, 1086, 3909, 3910,
    1082, 1083, 3968, 3969, 1173, 1174, 1175, 1176, 4000, 4003, 1235, 1238, 1239, 1240, 4001,
    4002, 1236, 1237, 4052, 4055, 1313, 1316, 1317, 1318, 4053, 4054, 1314, 1315, 4112, 4113,
    1405, 1406, 1407, 1408, 4024, 4027, 1271, 1274, 1275, 1276, 4025, 4026, 1272, 1273, 4084,
    4087, 1361, 1364, 1365, 1366, 4085, 4086, 1362, 1363, 4128, 4129, 1437, 1438, 1439, 1440,
    3836, 3839, 973, 976, 977, 978, 3837, 3838, 974, 975, 3900, 3903, 1069, 1072, 1073, 1074,
    3901, 3902, 1070, 1071, 3964, 3965, 1165, 1166, 1167, 1168, 4044, 4047, 1301, 1304, 1305,
    1306, 4045, 4046, 1302, 1303, 4108, 4109, 1397, 1398, 1399, 1400, 4076, 4079, 1349, 1352,
    1353, 1354, 4077, 4078, 1350, 1351, 4124, 4125, 1429, 1430, 1431, 1432, 3860, 3863, 1009,
    1012, 1013, 1014, 3861, 3862, 1010, 1011, 3924, 3927, 1105, 1108, 1109, 1110, 3925, 3926,
    1106, 1107, 3976, 3977, 1189, 1190, 1191, 1192, 4016, 4019, 1259, 1262, 1263, 1264, 4017,
    4018, 1260, 1261, 4068, 4071, 1337, 1340, 1341, 1342, 4069, 4070, 1338, 1339, 4120, 4121,
    1421, 1422, 1423, 1424, 4040, 4043, 1295, 1298, 1299, 1300, 4041, 4042, 1296, 1297, 4100,
    4103, 1385, 1388, 1389, 1390, 4101, 4102, 1386, 1387, 4136, 4137, 1453, 1454, 1455, 1456,
    3852, 3855, 997, 1000, 1001, 1002, 3853, 3854, 998, 999, 3916, 3919, 1093, 1096, 1097,
    1098, 3917, 3918, 1094, 1095, 3972, 3973, 1181, 1182, 1183, 1184, 4008, 4011, 1247, 1250,
    1251, 1252, 4009, 4010, 1248, 1249, 4060, 4063, 1325, 1328, 1329, 1330, 4061, 4062, 1326,
    1327, 4116, 4117, 1413, 1414, 1415, 1416, 4032, 4035, 1283, 1286, 1287, 1288, 4033, 4034,
    1284, 1285, 4092, 4095, 1373, 1376, 1377, 1378, 4093, 4094, 1374, 1375, 4132, 4133, 1445,
    1446, 1447, 1448, 3848, 3851, 991, 994, 995, 996, 3849, 3850, 992, 993, 3912, 3915, 1087,
    1090, 1091, 1092, 3913, 3914, 1088, 1089, 3970, 3971, 1177, 1178, 1179, 1180, 4004, 4007,
    1241, 1244, 1245, 1246, 4005, 4006, 1242, 1243, 4056, 4059, 1319, 1322, 1323, 1324, 4057,
    4058, 1320, 1321, 4114, 4115, 1409, 1410, 1411, 1412, 4028, 4031, 1277, 1280, 1281, 1282,
    4029, 4030, 1278, 1279, 4088, 4091, 1367, 1370, 1371, 1372, 4089, 4090, 1368, 1369, 4130,
    4131, 1441, 1442, 1443, 1444, 3856, 3859, 1003, 1006, 1007, 1008, 3857, 3858, 1004, 1005,
    3920, 3923, 1099, 1102, 1103, 1104, 3921, 3922, 1100, 1101, 3974, 3975, 1185, 1186, 1187,
    1188, 3840, 3843, 979, 982, 983, 984, 3841, 3842, 980, 981, 3904, 3907, 1075, 1078, 1079,
    1080, 3905, 3906, 1076, 1077, 3966, 3967, 1169, 1170, 1171, 1172, 3996, 3999, 1229, 1232,
    1233, 1234, 3997, 3998, 1230, 1231, 4048, 4051, 1307, 1310, 1311, 1312, 4049, 4050, 1308,
    1309, 4110, 4111, 1401, 1402, 1403, 1404, 4020, 4023, 1265, 1268, 1269, 1270, 4021, 4022,
    1266, 1267, 4080, 4083, 1355, 1358, 1359, 1360, 4081, 4082, 1356, 1357, 4126, 4127, 1433,
    1434, 1435, 1436, 4012, 4015, 1253, 1256, 1257, 1258, 4013, 4014, 1254, 1255, 4064, 4067,
    1331, 1334, 1335, 1336, 4065, 4066, 1332, 1333, 4118, 4119, 1417, 1418, 1419, 1420, 4036,
    4039, 1289, 1292, 1293, 1294, 4037, 4038, 1290, 1291, 4096, 4099, 1379, 1382, 1383, 1384,
    4097, 4098, 1380, 1381, 4134, 4135, 1449, 1450, 1451, 1452, 3888, 3891, 1051, 1054, 1055,
    1056, 3889, 3890, 1052, 1053, 3952, 3955, 1147, 1150, 1151, 1152, 3953, 3954, 1148, 1149,
    3990, 3991, 1217, 1218, 1219, 1220, 3872, 3875, 1027, 1030, 1031, 1032, 3873, 3874, 1028,
    1029, 3936, 3939, 1123, 1126, 1127, 1128, 3937, 3938, 1124, 1125, 3982, 3983, 1201, 1202,
    1203, 1204, 3880, 3883, 1039, 1042, 1043, 1044, 3881, 3882, 1040, 1041, 3944, 3947, 1135,
    1138, 1139, 1140, 3945, 3946, 1136, 1137, 3986, 3987, 1209, 1210, 1211, 1212, 3884, 3887,
    1045, 1048, 1049, 1050, 3885, 3886, 1046, 1047, 3948, 3951, 1141, 1144, 1145, 1146, 3949,
    3950, 1142, 1143, 3988, 3989, 1213, 1214, 1215, 1216, 3876, 3879, 1033, 1036, 1037, 1038,
    3877, 3878, 1034, 1035, 3940, 3943, 1129, 1132, 1133, 1134, 3941, 3942, 1130, 1131, 3984,
    3985, 1205, 1206, 1207, 1208, 3892, 3895, 1057, 1060, 1061, 1062, 3893, 3894, 1058, 1059,
    3956, 3959, 1153, 1156, 1157, 1158, 3957, 3958, 1154, 1155, 3992, 3993, 1221, 1222, 1223,
    1224, 3864, 3867, 1015, 1018, 1019, 1020, 3865, 3866, 1016, 1017, 3928, 3931, 1111, 1114,
    1115, 1116, 3929, 3930, 1112, 1113, 3978, 3979, 1193, 1194, 1195, 1196, 3896, 3899, 1063,
    1066, 1067, 1068, 3897, 3898, 1064, 1065, 3960, 3963, 1159, 1162, 1163, 1164, 3961, 3962,
    1160, 1161, 3994, 3995, 1225, 1226, 1227, 1228, 4072, 4075, 1343, 1346, 1347, 1348, 4073,
    4074, 1344, 1345, 4122, 4123, 1425, 1426, 1427, 1428, 4104, 4107, 1391, 1394, 1395, 1396,
    4105, 4106, 1392, 1393, 4138, 4139, 1457, 1458, 1459, 1460, 3868, 3871, 1021, 1024, 1025,
    1026, 3869, 3870, 1022, 1023, 3932, 3935, 1117, 1120, 1121, 1122, 3933, 3934, 1118, 1119,
    3980, 3981, 1197, 1198, 1199, 1200, 2607, 2610, 2611, 2612, 2608, 2609, 0, 3, 1477, 1480,
    1481, 1482, 1, 2, 1478, 1479, 4406, 4409, 1971, 1974, 4407, 4408, 1972, 1973, 4287, 4290,
    1852, 1855, 4288, 4289, 1853, 1854, 4303, 4306, 1868, 1871, 4304, 4305, 1869, 1870, 2029,
    2032, 2033, 2034, 2035, 2036, 2037, 2038, 2030, 2031, 2059, 2062, 2063, 2064, 2065, 2066,
    2067, 2068, 2060, 2061, 2039, 2042, 2043, 2044, 2045, 2046, 2047, 2048, 2040, 2041, 2049,
    2052, 2053, 2054, 2055, 2056, 2057, 2058, 2050, 2051, 4176, 4179, 1741, 1744, 4177, 4178,
    1742, 1743, 4342, 4345, 1907, 1910, 4343, 4344, 1908, 1909, 4338, 4341, 1903, 1906, 4339,
    4340, 1904, 1905, 4180, 4183, 1745, 1748, 4181, 4182, 1746, 1747, 4196, 4197, 1761, 1762,
    4160, 4163, 1725, 1728, 4161, 4162, 1726, 1727, 4164, 4167, 1729, 1732, 4165, 4166, 1730,
    1731, 4200, 4203, 1765, 1768, 4201, 4202, 1766, 1767, 4204, 4207, 1769, 1772, 4205, 4206,
    1770, 1771, 4208, 4211, 1773, 1776, 4209, 4210, 1774, 1775, 4212, 4215, 1777, 1780, 4213,
    4214, 1778, 1779, 4198, 4199, 1763, 1764, 4158, 4159, 1723, 1724, 4218, 4219, 1783, 1784,
    4188, 4191, 1753, 1756, 4189, 4190, 1754, 1755, 4350, 4353, 1915, 1918, 4351, 4352, 1916,
    1917, 4172, 4175, 1737, 1740, 4173, 4174, 1738, 1739, 4156, 4157, 1721, 1722, 4430, 4433,
    1991, 1994, 4431, 4432, 1992, 1993, 4184, 4187, 1749, 1752, 4185, 4186, 1750, 1751, 4414,
    4417, 1979, 1982, 4415, 4416, 1980, 1981, 4418, 4421, 1983, 1986, 4419, 4420, 1984, 1985,
    4192, 4195, 1757, 1760, 4193, 4194, 1758, 1759, 2781, 2784, 2785, 2786, 2782, 2783, 2895,
    2898, 2899, 2900, 2896, 2897, 2835, 2838, 2839, 2840, 2836, 2837, 2877, 2880, 2881, 2882,
    2878, 2879, 2841, 2844, 2845, 2846, 2842, 2843, 2883, 2886, 2887, 2888, 2884, 2885, 130,
    133, 1661, 1664, 1665, 1666, 131, 132, 1662, 1663, 2787, 2790, 2791, 2792, 2788, 2789,
    2889, 2892, 2893, 2894, 2890, 2891, 2287, 2290, 2291, 2292, 2293, 2294, 2295, 2296, 2288,
    2289, 4346, 4349, 1911, 1914, 4347, 4348, 1912, 1913, 4168, 4171, 1733, 1736, 4169, 4170,
    1734, 1735, 4216, 4217, 1781, 1782, 4434, 4437, 1995, 1998, 4435, 4436, 1996, 1997, 2529,
    2532, 2533, 2534, 2535, 2536, 2537, 2538, 2530, 2531, 2297, 2298, 2299, 2300, 2301, 2302,
    2303, 2304, 2305, 2306, 2307, 2308, 2309, 2310, 2311, 2312, 2313, 2314, 2315, 2316, 2317,
    2318, 2319, 2320, 2321, 2322, 2323, 2324, 2325, 2326, 2327, 2328, 2713, 2714, 2715, 2716,
    2717, 2718, 2719, 2720, 2721, 2722, 2723, 2724, 2725, 2726, 2727, 2728, 2703, 2706, 2707,
    2708, 2709, 2710, 2711, 2712, 2704, 2705, 2693, 2696, 2697, 2698, 2699, 2700, 2701, 2702,
    2694, 2695, 4568, 4571, 4572, 4573, 4574, 4575, 4576, 4577, 4569, 4570, 4526, 4529, 4530,
    4531, 4532, 4533, 4534, 4535, 4527, 4528, 4, 7, 5, 6, 4536, 4537, 4538, 4539, 4540, 4541,
    4542, 4543, 4544, 4545, 4546, 4547, 4548, 4549, 4550, 4551, 4552, 4553, 4554, 4555, 4556,
    4557, 4558, 4559, 4560, 4561, 4562, 4563, 4564, 4565, 4566, 4567, 415, 443, 416, 444,
    463, 464, 467, 468, 425, 453, 426, 454, 433, 461, 434, 462, 431, 459, 432, 460, 409, 410,
    437, 438, 407, 435, 408, 436, 411, 412, 439, 440, 465, 466, 427, 455, 428, 456, 429, 457,
    430, 458, 423, 451, 424, 452, 421, 449, 422, 450, 413, 441, 414, 442, 417, 445, 418, 446,
    419, 447, 420, 448, 4370, 4373, 1935, 1938, 4371, 4372, 1936, 1937, 4253, 4256, 1818,
    1821, 4254, 4255, 1819, 1820, 4382, 4385, 1947, 1950, 4383, 4384, 1948, 1949, 4249, 4252,
    1814, 1817, 4250, 4251, 1815, 1816, 4226, 4227, 1791, 1792, 1999, 2002, 2003, 2004, 2005,
    2006, 2007, 2008, 2000, 2001, 2419, 2422, 2423, 2424, 2425, 2426, 2427, 2428, 2420, 2421,
    2099, 2102, 2103, 2104, 2105, 2106, 2107, 2108, 2100, 2101, 2109, 2110, 2111, 2112, 2113,
    2114, 2115, 2116, 4578, 4581, 4582, 4583, 4584, 4585, 4586, 4587, 4579, 4580, 4598, 4601,
    4602, 4603, 4604, 4605, 4606, 4607, 4599, 4600, 4588, 4591, 4592, 4593, 4594, 4595, 4596,
    4597, 4589, 4590, 156, 157, 128, 129, 20, 21, 1501, 1502, 1503, 1504, 150, 153, 1691,
    1694, 1695, 1696, 151, 152, 1692, 1693, 122, 125, 1655, 1658, 1659, 1660, 123, 124, 1656,
    1657, 154, 155, 126, 127, 4398, 4401, 1963, 1966, 4399, 4400, 1964, 1965, 4233, 4236,
    1798, 1801, 4234, 4235, 1799, 1800, 4315, 4316, 1880, 1881, 4378, 4381, 1943, 1946, 4379,
    4380, 1944, 1945, 4317, 4320, 1882, 1885, 4318, 4319, 1883, 1884, 4311, 4312, 1876, 1877,
    4374, 4377, 1939, 1942, 4375, 4376, 1940, 1941, 4321, 4324, 1886, 1889, 4322, 4323, 1887,
    1888, 4313, 4314, 1878, 1879, 4616, 4614, 4618, 4617, 4615, 4619, 166, 169, 1709, 1712,
    1713, 1714, 167, 168, 1710, 1711, 2847, 2850, 2851, 2852, 2848, 2849, 2929, 2930, 2931,
    2932, 2117, 2120, 2121, 2122, 2123, 2124, 2125, 2126, 2118, 2119, 4366, 4369, 1931, 1934,
    4367, 4368, 1932, 1933, 4257, 4260, 1822, 1825, 4258, 4259, 1823, 1824, 2399, 2402, 2403,
    2404, 2405, 2406, 2407, 2408, 2400, 2401, 2549, 2552, 2553, 2554, 2555, 2556, 2557, 2558,
    2550, 2551, 2949, 2952, 2953, 2954, 2950, 2951, 70, 73, 1577, 1580, 1581, 1582, 71, 72,
    1578, 1579, 2967, 2968, 2969, 2955, 2958, 2959, 2960, 2956, 2957, 74, 77, 1583, 1586,
    1587, 1588, 75, 76, 1584, 1585, 2970, 2971, 2972, 2519, 2522, 2523, 2524, 2525, 2526,
    2527, 2528, 2520, 2521, 2589, 2592, 2593, 2594, 2595, 2596, 2597, 2598, 2590, 2591, 2009,
    2012, 2013, 2014, 2015, 2016, 2017, 2018, 2010, 2011, 2737, 2738, 2739, 2740, 2741, 2742,
    2743, 2744, 2369, 2372, 2373, 2374, 2375, 2376, 2377, 2378, 2370, 2371, 2579, 2582, 2583,
    2584, 2585, 2586, 2587, 2588, 2580, 2581, 2019, 2022, 2023, 2024, 2025, 2026, 2027, 2028,
    2020, 2021, 2729, 2730, 2731, 2732, 2733, 2734, 2735, 2736, 2459, 2462, 2463, 2464, 2465,
    2466, 2467, 2468, 2460, 2461, 2187, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 2188, 2189,
    2469, 2472, 2473, 2474, 2475, 2476, 2477, 2478, 2470, 2471, 2197, 2200, 2201, 2202, 2203,
    2204, 2205, 2206, 2198, 2199, 2479, 2482, 2483, 2484, 2485, 2486, 2487, 2488, 2480, 2481,
    2207, 2210, 2211, 2212, 2213, 2214, 2215, 2216, 2208, 2209, 158, 161, 1697, 1700, 1701,
    1702, 159, 160, 1698, 1699, 50, 53, 1547, 1550, 1551, 1552, 51, 52, 1548, 1549, 2925,
    2926, 2927, 2928, 2799, 2802, 2803, 2804, 2800, 2801, 58, 61, 1559, 1562, 1563, 1564, 59,
    60, 1560, 1561, 2793, 2796, 2797, 2798, 2794, 2795, 66, 69, 1571, 1574, 1575, 1576, 67,
    68, 1572, 1573, 2633, 2636, 2637, 2638, 2639, 2640, 2641, 2642, 2634, 2635, 2613, 2616,
    2617, 2618, 2619, 2620, 2621, 2622, 2614, 2615, 2673, 2676, 2677, 2678, 2679, 2680, 2681,
    2682, 2674, 2675, 2653, 2656, 2657, 2658, 2659, 2660, 2661, 2662, 2654, 2655, 2871, 2874,
    2875, 2876, 2872, 2873, 2865, 2868, 2869, 2870, 2866, 2867, 2489, 2492, 2493, 2494, 2495,
    2496, 2497, 2498, 2490, 2491, 2217, 2220, 2221, 2222, 2223, 2224, 2225, 2226, 2218, 2219,
    2499, 2502, 2503, 2504, 2505, 2506, 2507, 2508, 2500, 2501, 2227, 2230, 2231, 2232, 2233,
    2234, 2235, 2236, 2228, 2229, 2509, 2512, 2513, 2514, 2515, 2516, 2517, 2518, 2510, 2511,
    2237, 2240, 2241, 2242, 2243, 2244, 2245, 2246, 2238, 2239, 2429, 2432, 2433, 2434, 2435,
    2436, 2437, 2438, 2430, 2431, 2157, 2160, 2161, 2162, 2163, 2164, 2165, 2166, 2158, 2159,
    2439, 2442, 2443, 2444, 2445, 2446, 2447, 2448, 2440, 2441, 2167, 2170, 2171, 2172, 2173,
    2174, 2175, 2176, 2168, 2169, 2449, 2452, 2453, 2454, 2455, 2456, 2457, 2458, 2450, 2451,
    2177, 2180, 2181, 2182, 2183, 2184, 2185, 2186, 2178, 2179, 162, 165, 1703, 1706, 1707,
    1708, 163, 164, 1704, 1705, 46, 49, 1541, 1544, 1545, 1546, 47, 48, 1542, 1543, 2921,
    2922, 2923, 2924, 2811, 2814, 2815, 2816, 2812, 2813, 54, 57, 1553, 1556, 1557, 1558, 55,
    56, 1554, 1555, 2805, 2808, 2809, 2810, 2806, 2807, 62, 65, 1565, 1568, 1569, 1570, 63,
    64, 1566, 1567, 2643, 2646, 2647, 2648, 2649, 2650, 2651, 2652, 2644, 2645, 2623, 2626,
    2627, 2628, 2629, 2630, 2631, 2632, 2624, 2625, 2683, 2686, 2687, 2688, 2689, 2690, 2691,
    2692, 2684, 2685, 2663, 2666, 2667, 2668, 2669, 2670, 2671, 2672, 2664, 2665, 4229, 4232,
    1794, 1797, 4230, 4231, 1795, 1796, 4151, 4154, 1716, 1719, 4152, 4153, 1717, 1718, 4325,
    4328, 1890, 1893, 4326, 4327, 1891, 1892, 4329, 1894, 4330, 4331, 1895, 1896, 4335, 1900,
    4336, 4337, 1901, 1902, 4332, 1897, 4333, 4334, 1898, 1899, 2347, 2348, 2349, 2350, 2351,
    2352, 2353, 2354, 2355, 2356, 2357, 2358, 2329, 2332, 2333, 2334, 2335, 2336, 2337, 2338,
    2330, 2331, 22, 25, 1505, 1508, 1509, 1510, 23, 24, 1506, 1507, 146, 149, 1685, 1688,
    1689, 1690, 147, 148, 1686, 1687, 26, 29, 1511, 1514, 1515, 1516, 27, 28, 1512, 1513,
    2917, 2918, 2919, 2920, 2941, 2942, 2943, 2944, 34, 37, 1523, 1526, 1527, 1528, 35, 36,
    1524, 1525, 2937, 2938, 2939, 2940, 42, 45, 1535, 1538, 1539, 1540, 43, 44, 1536, 1537,
    30, 33, 1517, 1520, 1521, 1522, 31, 32, 1518, 1519, 2775, 2778, 2779, 2780, 2776, 2777,
    2933, 2934, 2935, 2936, 38, 41, 1529, 1532, 1533, 1534, 39, 40, 1530, 1531, 2147, 2150,
    2151, 2152, 2153, 2154, 2155, 2156, 2148, 2149, 4150, 1715, 4426, 4429, 1987, 1990, 4427,
    4428, 1988, 1989, 4291, 4294, 1856, 1859, 4292, 4293, 1857, 1858, 2569, 2572, 2573, 2574,
    2575, 2576, 2577, 2578, 2570, 2571, 2985, 2988, 2989, 2990, 2986, 2987, 86, 89, 1601,
    1604, 1605, 1606, 87, 88, 1602, 1603, 2829, 2832, 2833, 2834, 2830, 2831, 2379, 2382,
    2383, 2384, 2385, 2386, 2387, 2388, 2380, 2381, 2599, 2600, 2601, 2602, 4424, 2603, 2604,
    2605, 2606, 4228, 1793, 4510, 4511, 4512, 4513, 4450, 4451, 4452, 4453, 4486, 4487, 4488,
    4489, 4466, 4467, 4468, 4469, 4502, 4503, 4504, 4505, 4506, 4507, 4508, 4509, 170, 171,
    4458, 4459, 4460, 4461, 4462, 4463, 4464, 4465, 4438, 4439, 4440, 4441, 4442, 4443, 4444,
    4445, 4478, 4479, 4480, 4481, 4482, 4483, 4484, 4485, 4522, 4523, 4524, 4525, 4470, 4471,
    4472, 4473, 4494, 4495, 4496, 4497, 4518, 4519, 4520, 4521, 4474, 4475, 4476, 4477, 4498,
    4499, 4500, 4501, 4514, 4515, 4516, 4517, 4446, 4447, 4448, 4449, 4454, 4455, 4456, 4457,
    4490, 4491, 4492, 4493, 2339, 2340, 2341, 2342, 2343, 2344, 2345, 2346, 4354, 4357, 1919,
    1922, 4355, 4356, 1920, 1921, 4261, 4264, 1826, 1829, 4262, 4263, 1827, 1828, 4273, 4274,
    1838, 1839, 4265, 4268, 1830, 1833, 4266, 4267, 1831, 1832, 4155, 1720, 2976, 4394, 4397,
    1959, 1962, 4395, 4396, 1960, 1961, 4245, 4248, 1810, 1813, 4246, 4247, 1811, 1812, 4224,
    4225, 1789, 1790, 4362, 4365, 1927, 1930, 4363, 4364, 1928, 1929, 4269, 4272, 1834, 1837,
    4270, 4271, 1835, 1836, 4275, 4276, 1840, 1841, 2257, 2260, 2261, 2262, 2263, 2264, 2265,
    2266, 2258, 2259, 2267, 2270, 2271, 2272, 2273, 2274, 2275, 2276, 2268, 2269, 2277, 2280,
    2281, 2282, 2283, 2284, 2285, 2286, 2278, 2279, 2247, 2250, 2251, 2252, 2253, 2254, 2255,
    2256, 2248, 2249, 4410, 4413, 1975, 1978, 4411, 4412, 1976, 1977, 4402, 4405, 1967, 1970,
    4403, 4404, 1968, 1969, 4283, 4286, 1848, 1851, 4284, 4285, 1849, 1850, 4358, 4361, 1923,
    1926, 4359, 4360, 1924, 1925, 4277, 4280, 1842, 1845, 4278, 4279, 1843, 1844, 4281, 4282,
    1846, 1847, 102, 105, 1625, 1628, 1629, 1630, 103, 104, 1626, 1627, 2751, 2754, 2755,
    2756, 2752, 2753, 138, 141, 1673, 1676, 1677, 1678, 139, 140, 1674, 1675, 12, 15, 1489,
    1492, 1493, 1494, 13, 14, 1490, 1491, 2823, 2826, 2827, 2828, 2824, 2825, 2901, 2904,
    2905, 2906, 2902, 2903, 2769, 2772, 2773, 2774, 2770, 2771, 114, 117, 1643, 1646, 1647,
    1648, 115, 116, 1644, 1645, 106, 109, 1631, 1634, 1635, 1636, 107, 108, 1632, 1633, 2757,
    2760, 2761, 2762, 2758, 2759, 142, 145, 1679, 1682, 1683, 1684, 143, 144, 1680, 1681, 16,
    19, 1495, 1498, 1499, 1500, 17, 18, 1496, 1497, 118, 121, 1649, 1652, 1653, 1654, 119,
    120, 1650, 1651, 4423, 4422, 4425, 2945, 2946, 2947, 2948, 4390, 4393, 1955, 1958, 4391,
    4392, 1956, 1957, 4237, 4240, 1802, 1805, 4238, 4239, 1803, 1804, 4220, 4221, 1785, 1786,
    4611, 4610, 4609, 4608, 4613, 4612, 2977, 2978, 2389, 2392, 2393, 2394, 2395, 2396, 2397,
    2398, 2390, 2391, 94, 97, 1613, 1616, 1617, 1618, 95, 96, 1614, 1615, 2359, 2362, 2363,
    2364, 2365, 2366, 2367, 2368, 2360, 2361, 2991, 2994, 2995, 2996, 2992, 2993, 90, 93,
    1607, 1610, 1611, 1612, 91, 92, 1608, 1609,
];
/// Numbers of mnemonics, by their hash.
pub static INDEX: [u16; 4096] = [
    65535, 65535, 65535, 65535, 865, 65535, 845, 710, 65535, 65535, 65535, 65535, 65535, 762,
    65535, 65535, 65535, 65535, 65535, 65535, 1269, 65535, 65535, 65535, 979, 65535, 65535,
    65535, 11, 1384, 1089, 497, 65535, 65535, 65535, 65535, 301, 65535, 65535, 900, 392,
    65535, 65535, 65535, 65535, 299, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 41,
    65535, 151, 65535, 65535, 133, 65535, 1357, 65535, 65535, 65535, 340, 65535, 65535,
    65535, 65535, 754, 65535, 65535, 65535, 969, 1428, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 157, 65535, 179, 65535, 100, 806, 65535, 65535, 65535, 65535, 65535, 65535,
    1140, 65535, 65535, 65535, 65535, 65535, 365, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 15, 626, 581, 726, 441, 451, 488, 809, 803, 65535, 269, 65535, 743, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1007, 65535, 65535, 65535, 65535, 65535, 65535, 119, 65535, 184, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 256, 243, 1247, 1420, 65535, 391,
    1242, 356, 513, 1319, 111, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    663, 65535, 65535, 65535, 64, 65535, 1292, 65535, 65535, 65535, 65535, 526, 65535, 1074,
    65535, 65535, 65535, 498, 101, 65535, 7, 65535, 65535, 65535, 65535, 65535, 804, 65535,
    65535, 566, 65535, 65535, 65535, 839, 220, 65535, 952, 65535, 242, 1329, 962, 479, 65535,
    65535, 65535, 65535, 65535, 65535, 716, 65535, 65535, 65535, 1022, 29, 65535, 65535, 471,
    1378, 65535, 65535, 65535, 95, 65535, 1106, 65535, 65535, 65535, 1012, 65535, 1162,
    65535, 286, 263, 306, 65535, 65535, 65535, 65535, 75, 1131, 65535, 65535, 65535, 712,
    858, 61, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1309,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1125, 65535, 65535,
    65535, 65535, 642, 105, 65535, 65535, 522, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 194, 733, 981, 65535, 1252, 914, 65535, 65535, 65535, 65535, 65535, 156,
    1397, 65535, 161, 65535, 675, 65535, 869, 338, 1388, 65535, 996, 1323, 352, 65535, 559,
    435, 696, 65535, 65535, 65535, 1310, 65535, 65535, 65535, 65535, 65535, 769, 65535, 1031,
    1045, 1353, 65535, 65535, 741, 65535, 1419, 65535, 65535, 65535, 65535, 65535, 523,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1018, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1060, 65535,
    182, 65535, 750, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 197, 1118, 1372, 331,
    561, 65535, 176, 399, 1180, 65535, 65535, 65535, 65535, 65535, 237, 1094, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 736, 65535, 65535, 586, 65535, 381,
    1006, 1219, 65535, 630, 65535, 65535, 239, 633, 823, 65535, 65535, 65535, 65535, 192,
    65535, 65535, 65535, 65535, 1039, 65535, 65535, 65535, 65535, 65535, 305, 65535, 65535,
    65535, 360, 1171, 524, 685, 65535, 65535, 65535, 65535, 1149, 1173, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1104, 204, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 881, 65535, 65535, 1352, 528, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1359, 65535, 65535, 65535, 951, 1321, 65535, 65535,
    110, 701, 65535, 1258, 65535, 1446, 458, 605, 65535, 65535, 65535, 1055, 65535, 65535,
    65535, 65535, 65535, 439, 65535, 65535, 65535, 65535, 514, 961, 65535, 65535, 65535,
    1013, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1391, 648, 650, 65535, 76,
    233, 1080, 627, 1126, 65535, 1211, 65535, 67, 65535, 65535, 895, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 99, 35, 65535, 89, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 165, 65535, 413, 65535, 65535, 551, 65535, 65535, 384, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 44, 65535, 65535, 65535, 65535, 65535, 65535,
    1450, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 768, 1135, 1032, 65535, 65535,
    65535, 65535, 288, 65535, 65535, 65535, 65535, 65535, 885, 509, 65535, 65535, 65535,
    65535, 65535, 65535, 1030, 65535, 836, 70, 65535, 65535, 789, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 511, 1040, 65535, 597, 65535, 65535, 65535, 1019, 1235, 322,
    65535, 24, 65535, 65535, 146, 65535, 1061, 1066, 65535, 65535, 8, 65535, 748, 65535,
    65535, 65535, 65535, 436, 65535, 65535, 460, 332, 65535, 118, 65535, 419, 65535, 913,
    65535, 544, 65535, 1035, 65535, 65535, 65535, 65535, 65535, 65535, 46, 882, 65535, 50,
    287, 364, 1312, 65535, 65535, 65535, 65535, 395, 603, 1008, 1122, 404, 65535, 65535,
    65535, 1198, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 477, 537, 65535, 65535,
    659, 65535, 65535, 65535, 638, 65535, 65535, 357, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1184, 65535, 65535, 65535, 94, 541, 715, 123, 272, 201, 490, 330, 759,
    1253, 65535, 1358, 314, 65535, 65535, 560, 1150, 1192, 65535, 65535, 65535, 65535, 65535,
    875, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 598, 1146, 65535,
    65535, 432, 953, 1143, 65535, 65535, 65535, 65535, 698, 65535, 1293, 1376, 65535, 65535,
    462, 1409, 147, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 891, 1027, 1257,
    1107, 65535, 65535, 65535, 65535, 378, 236, 65535, 850, 1340, 718, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 711, 65535, 298, 65535, 557, 65535, 65535,
    1287, 65535, 65535, 65535, 65535, 65535, 65535, 684, 65535, 1085, 65535, 36, 125, 65535,
    65535, 442, 739, 65535, 946, 65535, 65535, 456, 65535, 65535, 65535, 872, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 634, 910, 692, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1136, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 474, 1448,
    65535, 917, 647, 320, 856, 65535, 65535, 65535, 1246, 65535, 1395, 65535, 65535, 65535,
    65535, 65535, 1418, 65535, 65535, 65535, 1172, 65535, 807, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 40, 983, 842, 1154, 678, 65535,
    65535, 283, 516, 878, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 80, 1163, 1096,
    65535, 65535, 247, 65535, 310, 65535, 65535, 65535, 65535, 296, 588, 1036, 589, 65535,
    65535, 65535, 65535, 47, 65535, 65535, 65535, 65535, 175, 919, 1177, 778, 1364, 65535,
    65535, 65535, 65535, 1095, 65535, 65535, 65535, 65535, 65535, 755, 520, 174, 65535, 255,
    65535, 65535, 538, 65535, 65535, 746, 65535, 612, 1348, 1002, 65535, 65535, 65535, 65535,
    221, 65535, 409, 65535, 65535, 65535, 65535, 65535, 65535, 931, 550, 65535, 281, 852,
    1298, 65535, 65535, 65535, 65535, 132, 453, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 130,
    694, 131, 987, 466, 924, 1158, 65535, 65535, 65535, 1299, 65535, 65535, 65535, 65535, 66,
    65535, 65535, 65535, 65535, 65535, 65535, 575, 974, 1064, 851, 65535, 504, 1174, 65535,
    808, 65535, 65535, 790, 65535, 65535, 1351, 587, 65535, 65535, 124, 65535, 65535, 148,
    846, 65535, 65535, 65535, 1308, 65535, 65535, 65535, 65535, 78, 235, 65535, 65535, 907,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1230, 102, 668, 65535, 65535, 1332, 510, 65535, 65535, 65535,
    65535, 267, 507, 600, 1043, 1315, 1361, 65535, 65535, 65535, 65535, 65535, 241, 779, 738,
    65535, 671, 945, 65535, 65535, 65535, 472, 65535, 65535, 65535, 65535, 224, 65535, 65535,
    65535, 65535, 65535, 65535, 476, 400, 65535, 515, 65535, 65535, 48, 65535, 65535, 65535,
    65535, 65535, 1113, 65535, 65535, 65535, 563, 65535, 389, 1335, 65535, 65535, 65535,
    65535, 871, 65535, 65535, 1087, 1445, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    214, 610, 65535, 65535, 65535, 169, 65535, 376, 65535, 1237, 1441, 65535, 65535, 65535,
    65535, 65535, 1223, 65535, 65535, 592, 816, 65535, 65535, 304, 65535, 65535, 873, 65535,
    65535, 65535, 982, 104, 65535, 246, 65535, 65535, 65535, 724, 65535, 65535, 679, 65535,
    65535, 65535, 65535, 65535, 65535, 623, 65535, 65535, 65535, 65535, 65535, 65535, 602,
    121, 1281, 65535, 65535, 65535, 65535, 448, 65535, 65535, 65535, 217, 21, 23, 517, 964,
    770, 65535, 144, 65535, 65535, 65535, 65535, 65535, 758, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 73, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 150, 653, 65535, 39, 65535, 65535, 1349,
    867, 65535, 65535, 65535, 1123, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    98, 998, 65535, 65535, 65535, 908, 65535, 65535, 1407, 65535, 140, 1051, 65535, 262, 601,
    65535, 65535, 1285, 65535, 65535, 65535, 362, 65535, 665, 65535, 65535, 65535, 923, 1065,
    1072, 65535, 449, 383, 65535, 65535, 65535, 1240, 414, 849, 935, 65535, 345, 1076, 1266,
    1402, 65535, 65535, 65535, 65535, 482, 577, 1383, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1188, 65535, 65535, 495, 942, 1017, 1141, 293, 65535, 810, 65535, 65535,
    65535, 82, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 198, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 552, 742, 65535, 65535, 1086, 65535, 1166,
    65535, 65535, 302, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1362,
    65535, 65535, 943, 65535, 65535, 1264, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1011, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 819,
    113, 65535, 65535, 929, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 77, 65535, 65535, 65535, 625, 1205, 65535, 65535, 65535, 65535, 170, 65535,
    1280, 65535, 65535, 65535, 65535, 501, 65535, 706, 65535, 65535, 65535, 65535, 65535,
    65535, 838, 65535, 65535, 65535, 65535, 65535, 897, 1026, 1306, 65535, 545, 65535, 65535,
    677, 65535, 1275, 65535, 65535, 65535, 680, 433, 1265, 65535, 65535, 412, 640, 1196,
    65535, 65535, 879, 65535, 1091, 968, 65535, 1272, 1443, 65535, 65535, 65535, 65535,
    65535, 567, 65535, 65535, 966, 65535, 1413, 65535, 134, 65535, 65535, 65535, 65535, 329,
    231, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 207, 65535, 1325, 645, 854, 1249,
    1307, 65535, 859, 65535, 65535, 57, 65535, 65535, 65535, 65535, 613, 822, 65535, 65535,
    689, 683, 65535, 1284, 65535, 410, 343, 1262, 65535, 65535, 777, 1435, 65535, 705, 709,
    380, 1115, 65535, 65535, 65535, 65535, 65535, 223, 1070, 65535, 65535, 1203, 65535,
    65535, 254, 751, 651, 655, 65535, 833, 65535, 65535, 664, 85, 568, 862, 997, 989, 864,
    65535, 65535, 65535, 65535, 65535, 10, 422, 1046, 1399, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1102, 65535, 65535, 65535, 65535, 65535, 628, 820, 65535,
    65535, 65535, 65535, 65535, 65535, 788, 103, 1160, 65535, 65535, 65535, 65535, 518,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 725, 65535, 398,
    65535, 341, 65535, 65535, 1439, 949, 723, 65535, 1053, 65535, 65535, 65535, 65535, 212,
    1305, 65535, 65535, 802, 654, 773, 1119, 827, 65535, 65535, 65535, 65535, 1366, 368,
    65535, 65535, 65535, 65535, 336, 65535, 1218, 1129, 65535, 65535, 65535, 1078, 65535,
    65535, 65535, 65535, 65535, 1437, 65535, 65535, 65535, 65535, 253, 469, 829, 65535, 912,
    688, 65535, 616, 65535, 65535, 1195, 65535, 65535, 65535, 65535, 177, 1037, 43, 65535,
    641, 1120, 65535, 65535, 65535, 1178, 65535, 65535, 936, 65535, 65535, 65535, 65535,
    65535, 65535, 980, 65535, 530, 65535, 830, 284, 1367, 753, 1410, 155, 1153, 65535, 447,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 529, 889,
    375, 1377, 65535, 65535, 65535, 65535, 65535, 1317, 65535, 65535, 65535, 65535, 1189,
    65535, 65535, 826, 65535, 65535, 65535, 564, 65535, 65535, 158, 65535, 1427, 65535,
    65535, 93, 65535, 65535, 65535, 1144, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 756,
    248, 65535, 65535, 65535, 65535, 65535, 65535, 1369, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1401, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 418, 784,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 491, 65535, 191, 1387, 65535,
    493, 886, 65535, 65535, 65535, 1355, 65535, 65535, 203, 1455, 189, 190, 65535, 65535,
    65535, 12, 292, 65535, 65535, 1100, 1426, 898, 65535, 65535, 1239, 65535, 65535, 1151,
    65535, 65535, 533, 65535, 1052, 65535, 65535, 65535, 65535, 65535, 65535, 416, 920, 1447,
    65535, 988, 512, 65535, 65535, 65535, 65535, 114, 394, 65535, 369, 450, 837, 97, 976,
    65535, 65535, 65535, 65535, 65535, 65535, 1077, 549, 65535, 65535, 611, 662, 901, 166,
    65535, 65535, 65535, 1330, 65535, 65535, 65535, 772, 970, 65535, 96, 32, 65535, 65535,
    1363, 65535, 65535, 749, 792, 542, 795, 86, 289, 708, 909, 1152, 1187, 599, 1105, 393,
    65535, 948, 1431, 65535, 65535, 65535, 65535, 65535, 1227, 65535, 1304, 65535, 65535,
    65535, 926, 56, 928, 478, 1338, 794, 65535, 65535, 65535, 65535, 385, 307, 1424, 1176,
    65535, 65535, 65535, 65535, 65535, 18, 915, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1200, 1368, 65535, 319, 785, 1057, 65535, 703, 65535, 65535, 65535, 65535, 251,
    65535, 1194, 65535, 65535, 65535, 1248, 1038, 65535, 65535, 208, 847, 92, 273, 149, 285,
    760, 934, 1004, 1301, 1382, 624, 65535, 1082, 65535, 65535, 171, 1453, 65535, 65535,
    65535, 1231, 65535, 65535, 65535, 673, 65535, 65535, 162, 65535, 65535, 927, 65535,
    65535, 65535, 65535, 65535, 62, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1133, 65535, 65535, 65535, 65535, 65535, 629, 65535, 65535, 65535, 1255, 1434, 139,
    65535, 787, 65535, 1390, 65535, 1092, 65535, 1267, 65535, 65535, 30, 65535, 65535, 65535,
    65535, 781, 1296, 65535, 65535, 65535, 65535, 65535, 930, 160, 353, 1197, 326, 84, 1059,
    142, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 363, 813, 65535, 333,
    761, 1454, 1342, 65535, 65535, 1370, 65535, 65535, 65535, 824, 883, 1093, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 42, 65535, 65535, 347, 65535, 65535, 65535, 403, 411,
    65535, 252, 918, 959, 65535, 372, 693, 857, 1071, 65535, 489, 65535, 65535, 1169, 65535,
    65535, 65535, 615, 65535, 65535, 939, 65535, 957, 65535, 65535, 861, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 978, 635, 65535, 65535,
    728, 65535, 65535, 1111, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1386, 65535, 65535, 972, 1412, 65535, 65535, 65535, 65535,
    65535, 65535, 429, 65535, 65535, 65535, 65535, 840, 65535, 65535, 65535, 65535, 65535,
    65535, 731, 65535, 452, 311, 950, 461, 584, 65535, 65535, 65535, 65535, 558, 213, 65535,
    437, 1274, 65535, 65535, 65535, 65535, 65535, 888, 786, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 318, 249, 354, 735, 799, 1175, 1127, 1234, 51, 496, 793, 2, 297,
    960, 1327, 1199, 747, 1339, 65535, 65535, 154, 562, 65535, 65535, 65535, 65535, 234, 832,
    91, 65535, 65535, 238, 1109, 1313, 947, 65535, 65535, 321, 65535, 65535, 65535, 1228,
    65535, 65535, 65535, 280, 65535, 65535, 65535, 65535, 65535, 619, 1283, 65535, 65535,
    65535, 65535, 1003, 65535, 763, 844, 1337, 1300, 65535, 316, 65535, 65535, 167, 65535,
    65535, 65535, 1048, 65535, 65535, 65535, 65535, 65535, 480, 65535, 65535, 1273, 65535,
    555, 1134, 646, 65535, 65535, 686, 65535, 955, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1276, 65535, 483, 65535, 65535, 31, 732, 65535, 55,
    65535, 65535, 128, 1254, 65535, 65535, 992, 65535, 1289, 65535, 65535, 65535, 801, 65535,
    65535, 65535, 508, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 230,
    700, 334, 1208, 65535, 65535, 1139, 65535, 771, 367, 65535, 65535, 868, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 938, 65535, 621, 65535,
    65535, 65535, 257, 106, 65535, 65535, 65535, 925, 660, 65535, 65535, 65535, 65535, 65535,
    202, 386, 65535, 65535, 65535, 65535, 65535, 186, 719, 65535, 65535, 1101, 65535, 65535,
    65535, 1451, 617, 250, 325, 874, 33, 475, 667, 797, 933, 1222, 1379, 697, 1297, 65535,
    65535, 1320, 65535, 13, 570, 65535, 65535, 65535, 65535, 916, 65535, 222, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 421, 467, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 402, 963, 65535, 984,
    65535, 843, 1220, 65535, 65535, 65535, 65535, 644, 65535, 65535, 65535, 65535, 19, 65535,
    65535, 65535, 65535, 65535, 1028, 65535, 65535, 65535, 87, 65535, 65535, 65535, 65535,
    65535, 240, 834, 1250, 65535, 65535, 65535, 65535, 1389, 65535, 65535, 65535, 65535, 887,
    65535, 3, 65535, 65535, 776, 65535, 1286, 65535, 65535, 1371, 543, 187, 65535, 65535,
    65535, 459, 1084, 65535, 65535, 65535, 65535, 373, 666, 65535, 65535, 1288, 65535, 349,
    268, 593, 896, 1058, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1314, 65535,
    65535, 65535, 65535, 894, 209, 1005, 65535, 65535, 1170, 596, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1083, 65535, 65535, 65535, 65535, 291, 65535, 65535, 470, 65535,
    324, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1365, 446, 535, 65535, 1324,
    65535, 65535, 65535, 65535, 65535, 65535, 261, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 954, 65535, 65535, 1044, 65535, 181, 65535, 65535, 52, 1311, 1414, 65535,
    65535, 65535, 65535, 940, 580, 1015, 370, 65535, 455, 65535, 65535, 65535, 180, 65535,
    65535, 991, 65535, 1290, 65535, 65535, 20, 65535, 65535, 65535, 65535, 65535, 1023, 443,
    791, 65535, 65535, 65535, 65535, 65535, 1244, 65535, 65535, 445, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1331, 65535, 1042, 65535, 65535, 65535, 1233, 1117,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 260, 1009, 377,
    65535, 65535, 65535, 65535, 65535, 65535, 17, 65535, 65535, 65535, 65535, 34, 595, 65535,
    279, 932, 65535, 126, 65535, 65535, 65535, 1033, 65535, 800, 69, 519, 1393, 65535, 65535,
    65535, 1137, 65535, 618, 65535, 65535, 65535, 65535, 1279, 65535, 556, 1179, 65535,
    65535, 5, 65535, 499, 1354, 1392, 65535, 65535, 1373, 65535, 339, 172, 995, 1213, 65535,
    1024, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 729, 1047, 183,
    65535, 594, 59, 632, 911, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1232, 1406, 65535, 65535, 1322, 65535, 65535, 65535, 65535,
    65535, 1444, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1161, 65535, 585, 264,
    65535, 65535, 65535, 65535, 112, 473, 65535, 65535, 65535, 1164, 65535, 65535, 408,
    65535, 65535, 65535, 65535, 65535, 65535, 1261, 65535, 548, 1271, 672, 196, 1375, 922,
    1214, 1421, 65535, 65535, 1334, 274, 848, 1110, 487, 1226, 65535, 1116, 583, 825, 65535,
    115, 65535, 65535, 65535, 65535, 65535, 1201, 65535, 65535, 65535, 65535, 65535, 65535,
    374, 430, 532, 818, 65535, 90, 503, 999, 65535, 423, 767, 65535, 65535, 1346, 65535, 388,
    65535, 814, 65535, 65535, 65535, 65535, 65535, 65535, 317, 65535, 65535, 65535, 65535,
    313, 65535, 127, 65535, 65535, 390, 956, 65535, 65535, 65535, 65535, 65535, 65535, 699,
    300, 1440, 65535, 65535, 1295, 65535, 205, 65535, 695, 1316, 22, 661, 764, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 717, 65535, 65535, 835, 65535, 941, 1016, 1341,
    65535, 65535, 1433, 1062, 65535, 65535, 1423, 65535, 65535, 444, 1245, 1165, 65535,
    65535, 65535, 199, 1067, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 438,
    965, 65535, 1243, 65535, 65535, 65535, 65535, 1181, 65535, 1014, 1251, 65535, 309, 65535,
    65535, 1268, 65535, 65535, 65535, 65535, 1157, 1381, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 312, 546, 348, 1010, 65535, 137, 486, 691, 775, 1034,
    65535, 129, 65535, 65535, 607, 1138, 65535, 1124, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 232, 65535, 1347, 38, 361, 60, 65535, 65535, 1206, 65535, 1185, 65535, 226,
    1050, 65535, 1278, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 407, 65535, 65535,
    65535, 65535, 65535, 65535, 1193, 65535, 994, 65535, 65535, 1025, 65535, 65535, 65535,
    1241, 65535, 65535, 65535, 1075, 65535, 506, 65535, 1404, 1147, 434, 1145, 65535, 65535,
    136, 397, 65535, 65535, 554, 65535, 65535, 579, 65535, 65535, 65535, 65535, 65535, 1041,
    65535, 65535, 65535, 65535, 65535, 1020, 853, 65535, 65535, 65535, 1422, 669, 65535,
    65535, 65535, 876, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 206, 649, 722,
    828, 1396, 1403, 65535, 1207, 65535, 582, 107, 65535, 65535, 65535, 65535, 266, 1260,
    65535, 185, 337, 65535, 65535, 65535, 245, 921, 65535, 65535, 65535, 303, 65535, 65535,
    65535, 531, 65535, 120, 259, 65535, 65535, 892, 65535, 65535, 65535, 65535, 228, 1449,
    65535, 65535, 1256, 65535, 72, 571, 652, 65535, 65535, 65535, 65535, 350, 83, 65535,
    65535, 178, 65535, 990, 65535, 765, 65535, 65535, 65535, 65535, 721, 65535, 1155, 65535,
    65535, 65535, 657, 65535, 200, 65535, 65535, 65535, 65535, 65535, 1236, 65535, 65535,
    902, 65535, 351, 366, 81, 463, 65535, 65535, 65535, 65535, 1417, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1063, 431, 65535, 65535, 65535,
    65535, 117, 877, 65535, 65535, 1090, 270, 860, 1156, 65535, 65535, 65535, 295, 464, 727,
    1432, 65535, 65535, 49, 65535, 65535, 1097, 774, 109, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 225, 494, 65535, 1326, 65535, 65535, 65535,
    65535, 163, 65535, 65535, 65535, 574, 65535, 424, 1182, 1360, 604, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1216, 1429, 65535, 65535, 1430, 164, 379, 1191,
    65535, 65535, 521, 65535, 576, 906, 65535, 65535, 65535, 454, 1069, 65535, 65535, 65535,
    65535, 65535, 65535, 45, 65535, 65535, 1212, 65535, 1167, 65535, 65535, 573, 65535,
    65535, 1400, 65535, 637, 1210, 65535, 65535, 65535, 65535, 65535, 65535, 681, 37, 275,
    944, 65535, 65535, 65535, 65535, 65535, 65535, 152, 65535, 65535, 540, 65535, 355, 1148,
    631, 65535, 405, 65535, 138, 74, 740, 65535, 676, 65535, 88, 1294, 65535, 65535, 65535,
    973, 1405, 65535, 65535, 65535, 782, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 342, 65535, 65535, 359, 884, 65535, 65535, 492, 65535, 65535, 1408, 65535,
    210, 323, 65535, 65535, 358, 440, 1291, 116, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 578, 65535, 278, 65535, 65535, 1225, 65535, 65535, 65535, 65535, 65535,
    415, 780, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 796, 168, 227, 65535, 65535, 65535, 65535, 65535, 65535, 1224, 65535, 65535,
    65535, 484, 0, 1001, 1121, 65535, 65535, 690, 65535, 65535, 65535, 65535, 65535, 1238,
    65535, 27, 65535, 65535, 65535, 65535, 704, 282, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 277, 65535, 65535, 65535, 65535, 65535, 65535,
    1270, 1088, 457, 65535, 65535, 65535, 65535, 65535, 65535, 986, 65535, 65535, 65535, 730,
    1259, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 54, 58, 1142, 290, 1374, 1380, 65535, 16, 108,
    65535, 65535, 65535, 1068, 1318, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 428, 752, 65535, 1128, 65535, 159, 65535, 65535, 65535, 65535, 1221, 65535, 65535,
    65535, 63, 65535, 65535, 737, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 9, 783, 481, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    553, 65535, 65535, 903, 1099, 1425, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 188, 465, 141, 572, 636, 817, 65535, 609, 65535, 65535, 707, 65535, 65535, 766,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 720, 65535, 65535, 65535, 977, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 218, 65535, 1215, 65535, 215, 1, 975, 1073,
    674, 1229, 1303, 65535, 65535, 65535, 65535, 65535, 534, 971, 65535, 812, 805, 65535,
    65535, 65535, 821, 65535, 855, 65535, 65535, 65535, 65535, 308, 65535, 65535, 1186, 590,
    65535, 527, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 505, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 565, 68, 1438, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 335, 682, 890, 65535, 65535, 65535, 53, 65535, 79, 294,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 899, 1056, 153, 65535, 65535,
    65535, 135, 1049, 65535, 65535, 417, 65535, 870, 798, 65535, 65535, 65535, 614, 65535,
    811, 1168, 1000, 65535, 65535, 65535, 65535, 65535, 658, 65535, 65535, 65535, 606, 1081,
    195, 1183, 173, 1416, 65535, 65535, 880, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 539, 1159,
    1398, 65535, 65535, 65535, 65535, 1132, 65535, 1411, 985, 387, 713, 831, 65535, 65535,
    382, 65535, 65535, 65535, 65535, 65535, 1029, 65535, 65535, 219, 271, 344, 525, 500,
    65535, 65535, 65535, 65535, 65535, 65535, 1356, 65535, 65535, 547, 714, 1098, 65535,
    65535, 65535, 967, 65535, 328, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 14,
    65535, 216, 65535, 904, 1333, 65535, 65535, 65535, 145, 327, 815, 591, 143, 65535, 65535,
    65535, 65535, 426, 65535, 687, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 905,
    65535, 65535, 65535, 744, 65535, 65535, 265, 65535, 1190, 65535, 65535, 841, 65535,
    65535, 396, 1452, 1263, 65535, 734, 1204, 1344, 65535, 65535, 65535, 639, 258, 656, 608,
    1114, 958, 1282, 65535, 65535, 702, 315, 65535, 1336, 193, 1202, 65535, 1350, 65535, 4,
    569, 65535, 65535, 670, 65535, 1415, 65535, 65535, 65535, 1112, 65535, 371, 65535, 65535,
    863, 1394, 276, 937, 65535, 65535, 406, 65535, 65535, 65535, 65535, 65, 65535, 65535,
    229, 866, 1103, 1277, 420, 468, 485, 65535, 1302, 65535, 1217, 65535, 65535, 6, 536, 993,
    25, 425, 1442, 65535, 65535, 65535, 65535, 65535, 71, 643, 1021, 65535, 893, 65535,
    65535, 745, 211, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1054, 1345, 28, 65535, 65535, 65535, 65535, 427, 622, 401, 1343, 65535, 1328,
    65535, 65535, 1209, 65535, 620, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1130, 65535, 65535, 65535, 1079, 65535, 65535, 65535, 1108, 65535, 1436, 346, 122,
    26, 757, 244, 502, 1385, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 8, 65535, 65535, 6, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 12, 65535, 65535, 2, 65535,
    65535, 65535, 4, 15, 65535, 65535, 65535, 11, 65535, 16, 65535, 65535, 14, 7, 65535,
    65535, 17, 65535, 65535, 13, 65535, 9, 65535, 10, 65535, 65535, 65535, 65535, 0, 65535,
    65535, 65535, 5, 3, 65535, 65535,
];
