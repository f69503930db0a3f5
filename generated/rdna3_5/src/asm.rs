// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
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
    r(s(20148, 4), 126, 2),
    r(s(25, 7), 127, 1),
    r(s(18, 7), 126, 1),
    r(s(16, 2), 125, 1),
    r(s(12, 4), 124, 0),
    r(s(20152, 12), 237, 0),
    r(s(20164, 13), 238, 0),
    r(s(20177, 3), 253, 0),
    r(s(20180, 11), 235, 0),
    r(s(20191, 12), 236, 0),
    r(s(111, 16), 237, 0),
    r(s(127, 17), 238, 0),
    r(s(185, 7), 253, 0),
    r(s(80, 15), 235, 0),
    r(s(95, 16), 236, 0),
    r(s(20203, 3), 106, 2),
    r(s(6, 6), 107, 1),
    r(s(0, 6), 106, 1),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 15] = [
    (s(25752, 9), 1),
    (s(25761, 10), 2),
    (s(25771, 14), 3),
    (s(25785, 9), 0),
    (s(25794, 10), 15),
    (s(25804, 27), 1),
    (s(25831, 16), 2),
    (s(25847, 19), 4),
    (s(12309, 16), 4),
    (s(12325, 16), 6),
    (s(12341, 16), 9),
    (s(12294, 15), 0),
    (s(25866, 18), 32768),
    (s(25884, 18), 16384),
    (s(25902, 18), 8192),
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
pub static NARROW: [Narrow; 30] = [
    narrow(bits(16, 7), 72),
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
    narrow(bits(41, 9), 12),
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
pub static MNEMONICS: [u64; 1516] = [
    0x10001004eee11, // buffer_atomic_add
    0x100000024b215, // buffer_atomic_add_f32
    0x1000100225e15, // buffer_atomic_add_u32
    0x1000200238915, // buffer_atomic_add_u64
    0x10002004eff14, // buffer_atomic_add_x2
    0x10003004f1311, // buffer_atomic_and
    0x100030022f215, // buffer_atomic_and_b32
    0x1000400240715, // buffer_atomic_and_b64
    0x10004004f2414, // buffer_atomic_and_x2
    0x10005004f3815, // buffer_atomic_cmpswap
    0x1000500224519, // buffer_atomic_cmpswap_b32
    0x1000600237019, // buffer_atomic_cmpswap_b64
    0x1000700246f19, // buffer_atomic_cmpswap_f32
    0x10006004f4d18, // buffer_atomic_cmpswap_x2
    0x10008004f6512, // buffer_atomic_csub
    0x1000800228816, // buffer_atomic_csub_u32
    0x10009004f7711, // buffer_atomic_dec
    0x1000900234515, // buffer_atomic_dec_u32
    0x1000a00245a15, // buffer_atomic_dec_u64
    0x1000a004f8814, // buffer_atomic_dec_x2
    0x10007004f9c16, // buffer_atomic_fcmpswap
    0x1000d004fb212, // buffer_atomic_fmax
    0x10012004fc412, // buffer_atomic_fmin
    0x1000b004fd611, // buffer_atomic_inc
    0x1000b00233015, // buffer_atomic_inc_u32
    0x1000c00244515, // buffer_atomic_inc_u64
    0x1000c004fe714, // buffer_atomic_inc_x2
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
    0x10017004ffb10, // buffer_atomic_or
    0x1001700230714, // buffer_atomic_or_b32
    0x1001800241c14, // buffer_atomic_or_b64
    0x1001800500b13, // buffer_atomic_or_x2
    0x1000e00501e12, // buffer_atomic_smax
    0x1000f00503015, // buffer_atomic_smax_x2
    0x1001300504512, // buffer_atomic_smin
    0x1001400505715, // buffer_atomic_smin_x2
    0x1001900506c11, // buffer_atomic_sub
    0x1001900227315, // buffer_atomic_sub_u32
    0x1001a00239e15, // buffer_atomic_sub_u64
    0x1001a00507d14, // buffer_atomic_sub_x2
    0x1001b00509112, // buffer_atomic_swap
    0x1001b00222f16, // buffer_atomic_swap_b32
    0x1001c00235a16, // buffer_atomic_swap_b64
    0x1001c0050a315, // buffer_atomic_swap_x2
    0x100100050b812, // buffer_atomic_umax
    0x100110050ca15, // buffer_atomic_umax_x2
    0x100150050df12, // buffer_atomic_umin
    0x100160050f115, // buffer_atomic_umin_x2
    0x1001d00510611, // buffer_atomic_xor
    0x1001d00231b15, // buffer_atomic_xor_b32
    0x1001e00243015, // buffer_atomic_xor_b64
    0x1001e00511714, // buffer_atomic_xor_x2
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
    0x1002200512b11, // buffer_load_dword
    0x1002300513c13, // buffer_load_dwordx2
    0x1002400514f13, // buffer_load_dwordx3
    0x1002100516213, // buffer_load_dwordx4
    0x1002b0051751b, // buffer_load_format_d16_hi_x
    0x1002600519018, // buffer_load_format_d16_x
    0x100270051a819, // buffer_load_format_d16_xy
    0x100280051c11a, // buffer_load_format_d16_xyz
    0x100290051db1b, // buffer_load_format_d16_xyzw
    0x10030001ee114, // buffer_load_format_x
    0x10031001ef515, // buffer_load_format_xy
    0x10032001f0a16, // buffer_load_format_xyz
    0x10033001f2017, // buffer_load_format_xyzw
    0x1003400208c0f, // buffer_load_i16
    0x1003500206f0e, // buffer_load_i8
    0x100350051f611, // buffer_load_sbyte
    0x1002e00520715, // buffer_load_sbyte_d16
    0x1002c00521c18, // buffer_load_sbyte_d16_hi
    0x1002500523415, // buffer_load_short_d16
    0x1002a00524918, // buffer_load_short_d16_hi
    0x1003400526112, // buffer_load_sshort
    0x1003600207d0f, // buffer_load_u16
    0x100370020610e, // buffer_load_u8
    0x1003700527311, // buffer_load_ubyte
    0x1002f00528415, // buffer_load_ubyte_d16
    0x1002d00529918, // buffer_load_ubyte_d16_hi
    0x100360052b112, // buffer_load_ushort
    0x1003800212711, // buffer_store_b128
    0x100390020e710, // buffer_store_b16
    0x1003a0020f710, // buffer_store_b32
    0x1003b00210710, // buffer_store_b64
    0x1003c0020d80f, // buffer_store_b8
    0x1003d00211710, // buffer_store_b96
    0x1003c0052c311, // buffer_store_byte
    0x100430052d418, // buffer_store_byte_d16_hi
    0x1003e001ff719, // buffer_store_d16_format_x
    0x1003f0020101a, // buffer_store_d16_format_xy
    0x1004000202a1b, // buffer_store_d16_format_xyz
    0x100410020451c, // buffer_store_d16_format_xyzw
    0x100420021c517, // buffer_store_d16_hi_b16
    0x100430021af16, // buffer_store_d16_hi_b8
    0x100440021f71c, // buffer_store_d16_hi_format_x
    0x1003a0052ec12, // buffer_store_dword
    0x1003b0052fe14, // buffer_store_dwordx2
    0x1003d00531214, // buffer_store_dwordx3
    0x1003800532614, // buffer_store_dwordx4
    0x1004400533a1c, // buffer_store_format_d16_hi_x
    0x1003e00535619, // buffer_store_format_d16_x
    0x1003f00536f1a, // buffer_store_format_d16_xy
    0x100400053891b, // buffer_store_format_d16_xyz
    0x100410053a41c, // buffer_store_format_d16_xyzw
    0x10045001f3715, // buffer_store_format_x
    0x10046001f4c16, // buffer_store_format_xy
    0x10047001f6217, // buffer_store_format_xyz
    0x10048001f7918, // buffer_store_format_xyzw
    0x100390053c012, // buffer_store_short
    0x100420053d219, // buffer_store_short_d16_hi
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
    0x1006f0053eb0c, // ds_read2_b32
    0x100700053f70c, // ds_read2_b64
    0x1007100540310, // ds_read2st64_b32
    0x1007200541310, // ds_read2st64_b64
    0x1007300542312, // ds_read_addtid_b32
    0x100740054350c, // ds_read_b128
    0x100750054410b, // ds_read_b32
    0x1007600544c0b, // ds_read_b64
    0x100770054570b, // ds_read_b96
    0x100780054620b, // ds_read_i16
    0x1007900546d0a, // ds_read_i8
    0x1007a0054770e, // ds_read_i8_d16
    0x1007b00548511, // ds_read_i8_d16_hi
    0x1007c0054960b, // ds_read_u16
    0x1007d0054a10f, // ds_read_u16_d16
    0x1007e0054b012, // ds_read_u16_d16_hi
    0x1007f0054c20a, // ds_read_u8
    0x100800054cc0e, // ds_read_u8_d16
    0x100810054da11, // ds_read_u8_d16_hi
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
    0x100a90054eb0d, // ds_write2_b32
    0x100aa0054f80d, // ds_write2_b64
    0x100ab00550511, // ds_write2st64_b32
    0x100ac00551611, // ds_write2st64_b64
    0x100ad00552713, // ds_write_addtid_b32
    0x100ae00553a0d, // ds_write_b128
    0x100af0055470c, // ds_write_b16
    0x100b000555313, // ds_write_b16_d16_hi
    0x100b10055660c, // ds_write_b32
    0x100b20055720c, // ds_write_b64
    0x100b300557e0b, // ds_write_b8
    0x100b400558912, // ds_write_b8_d16_hi
    0x100b500559b0c, // ds_write_b96
    0x100b60055a712, // ds_wrxchg2_rtn_b32
    0x100b70055b912, // ds_wrxchg2_rtn_b64
    0x100b80055cb16, // ds_wrxchg2st64_rtn_b32
    0x100b90055e116, // ds_wrxchg2st64_rtn_b64
    0x100ba0055f711, // ds_wrxchg_rtn_b32
    0x100bb00560811, // ds_wrxchg_rtn_b64
    0x100c30001450a, // ds_xor_b32
    0x100c40004ac0a, // ds_xor_b64
    0x100c50002ed0e, // ds_xor_rtn_b32
    0x100c60005c70e, // ds_xor_rtn_b64
    0x100c700086103, // exp
    0x100c90056190f, // flat_atomic_add
    0x100c8000bef13, // flat_atomic_add_f32
    0x100c90009e713, // flat_atomic_add_u32
    0x100ca000ae213, // flat_atomic_add_u64
    0x100ca00562812, // flat_atomic_add_x2
    0x100cb00563a0f, // flat_atomic_and
    0x100cb000a5913, // flat_atomic_and_b32
    0x100cc000b5413, // flat_atomic_and_b64
    0x100cc00564912, // flat_atomic_and_x2
    0x100cd00565b13, // flat_atomic_cmpswap
    0x100cd0009d017, // flat_atomic_cmpswap_b32
    0x100ce000acb17, // flat_atomic_cmpswap_b64
    0x100cf000bb217, // flat_atomic_cmpswap_f32
    0x100ce00566e16, // flat_atomic_cmpswap_x2
    0x100d00056840f, // flat_atomic_dec
    0x100d0000aa413, // flat_atomic_dec_u32
    0x100d1000b9f13, // flat_atomic_dec_u64
    0x100d100569312, // flat_atomic_dec_x2
    0x100cf0056a514, // flat_atomic_fcmpswap
    0x100d40056b910, // flat_atomic_fmax
    0x100d90056c910, // flat_atomic_fmin
    0x100d20056d90f, // flat_atomic_inc
    0x100d2000a9113, // flat_atomic_inc_u32
    0x100d3000b8c13, // flat_atomic_inc_u64
    0x100d30056e812, // flat_atomic_inc_x2
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
    0x100de0056fa0e, // flat_atomic_or
    0x100de000a6c12, // flat_atomic_or_b32
    0x100df000b6712, // flat_atomic_or_b64
    0x100df00570811, // flat_atomic_or_x2
    0x100d500571910, // flat_atomic_smax
    0x100d600572913, // flat_atomic_smax_x2
    0x100da00573c10, // flat_atomic_smin
    0x100db00574c13, // flat_atomic_smin_x2
    0x100e000575f0f, // flat_atomic_sub
    0x100e00009fa13, // flat_atomic_sub_u32
    0x100e1000af513, // flat_atomic_sub_u64
    0x100e100576e12, // flat_atomic_sub_x2
    0x100e200578010, // flat_atomic_swap
    0x100e20009bc14, // flat_atomic_swap_b32
    0x100e3000ab714, // flat_atomic_swap_b64
    0x100e300579013, // flat_atomic_swap_x2
    0x100d70057a310, // flat_atomic_umax
    0x100d80057b313, // flat_atomic_umax_x2
    0x100dc0057c610, // flat_atomic_umin
    0x100dd0057d613, // flat_atomic_umin_x2
    0x100e40057e90f, // flat_atomic_xor
    0x100e4000a7e13, // flat_atomic_xor_b32
    0x100e5000b7913, // flat_atomic_xor_b64
    0x100e50057f812, // flat_atomic_xor_x2
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
    0x100e700580a0f, // flat_load_dword
    0x100e800581911, // flat_load_dwordx2
    0x100e900582a11, // flat_load_dwordx3
    0x100e600583b11, // flat_load_dwordx4
    0x100f00008920d, // flat_load_i16
    0x100f10008790c, // flat_load_i8
    0x100f100584c0f, // flat_load_sbyte
    0x100ee00585b13, // flat_load_sbyte_d16
    0x100ec00586e16, // flat_load_sbyte_d16_hi
    0x100ea00588413, // flat_load_short_d16
    0x100eb00589716, // flat_load_short_d16_hi
    0x100f00058ad10, // flat_load_sshort
    0x100f20008850d, // flat_load_u16
    0x100f300086d0c, // flat_load_u8
    0x100f30058bd0f, // flat_load_ubyte
    0x100ef0058cc13, // flat_load_ubyte_d16
    0x100ed0058df16, // flat_load_ubyte_d16_hi
    0x100f20058f510, // flat_load_ushort
    0x100f40009190f, // flat_store_b128
    0x100f50008e10e, // flat_store_b16
    0x100f60008ef0e, // flat_store_b32
    0x100f70008fd0e, // flat_store_b64
    0x100f80008d40d, // flat_store_b8
    0x100f900090b0e, // flat_store_b96
    0x100f80059050f, // flat_store_byte
    0x100fb00591416, // flat_store_byte_d16_hi
    0x100fa0009a715, // flat_store_d16_hi_b16
    0x100fb00099314, // flat_store_d16_hi_b8
    0x100f600592a10, // flat_store_dword
    0x100f700593a12, // flat_store_dwordx2
    0x100f900594c12, // flat_store_dwordx3
    0x100f400595e12, // flat_store_dwordx4
    0x100f500597010, // flat_store_short
    0x100fa00598017, // flat_store_short_d16_hi
    0x100fd00599711, // global_atomic_add
    0x100fc00102d15, // global_atomic_add_f32
    0x100fd000dd915, // global_atomic_add_u32
    0x100fe000f0415, // global_atomic_add_u64
    0x100fe0059a814, // global_atomic_add_x2
    0x100ff0059bc11, // global_atomic_and
    0x100ff000e6d15, // global_atomic_and_b32
    0x10100000f8215, // global_atomic_and_b64
    0x101000059cd14, // global_atomic_and_x2
    0x101010059e115, // global_atomic_cmpswap
    0x10101000dc019, // global_atomic_cmpswap_b32
    0x10102000eeb19, // global_atomic_cmpswap_b64
    0x10103000fea19, // global_atomic_cmpswap_f32
    0x101020059f618, // global_atomic_cmpswap_x2
    0x10104005a0e12, // global_atomic_csub
    0x10104000e0316, // global_atomic_csub_u32
    0x10105005a2011, // global_atomic_dec
    0x10105000ec015, // global_atomic_dec_u32
    0x10106000fd515, // global_atomic_dec_u64
    0x10106005a3114, // global_atomic_dec_x2
    0x10103005a4516, // global_atomic_fcmpswap
    0x10109005a5b12, // global_atomic_fmax
    0x1010e005a6d12, // global_atomic_fmin
    0x10107005a7f11, // global_atomic_inc
    0x10107000eab15, // global_atomic_inc_u32
    0x10108000fc015, // global_atomic_inc_u64
    0x10108005a9014, // global_atomic_inc_x2
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
    0x10113005aa410, // global_atomic_or
    0x10113000e8214, // global_atomic_or_b32
    0x10114000f9714, // global_atomic_or_b64
    0x10114005ab413, // global_atomic_or_x2
    0x1010a005ac712, // global_atomic_smax
    0x1010b005ad915, // global_atomic_smax_x2
    0x1010f005aee12, // global_atomic_smin
    0x10110005b0015, // global_atomic_smin_x2
    0x10115005b1511, // global_atomic_sub
    0x10115000dee15, // global_atomic_sub_u32
    0x10116000f1915, // global_atomic_sub_u64
    0x10116005b2614, // global_atomic_sub_x2
    0x10117005b3a12, // global_atomic_swap
    0x10117000daa16, // global_atomic_swap_b32
    0x10118000ed516, // global_atomic_swap_b64
    0x10118005b4c15, // global_atomic_swap_x2
    0x1010c005b6112, // global_atomic_umax
    0x1010d005b7315, // global_atomic_umax_x2
    0x10111005b8812, // global_atomic_umin
    0x10112005b9a15, // global_atomic_umin_x2
    0x10119005baf11, // global_atomic_xor
    0x10119000e9615, // global_atomic_xor_b32
    0x1011a000fab15, // global_atomic_xor_b64
    0x1011a005bc014, // global_atomic_xor_x2
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
    0x1011d005bd411, // global_load_dword
    0x1011b005be518, // global_load_dword_addtid
    0x1011e005bfd13, // global_load_dwordx2
    0x1011f005c1013, // global_load_dwordx3
    0x1011c005c2313, // global_load_dwordx4
    0x10126000c2d0f, // global_load_i16
    0x10127000c100e, // global_load_i8
    0x10127005c3611, // global_load_sbyte
    0x10124005c4715, // global_load_sbyte_d16
    0x10122005c5c18, // global_load_sbyte_d16_hi
    0x10120005c7415, // global_load_short_d16
    0x10121005c8918, // global_load_short_d16_hi
    0x10126005ca112, // global_load_sshort
    0x10128000c1e0f, // global_load_u16
    0x10129000c020e, // global_load_u8
    0x10129005cb311, // global_load_ubyte
    0x10125005cc415, // global_load_ubyte_d16
    0x10123005cd918, // global_load_ubyte_d16_hi
    0x10128005cf112, // global_load_ushort
    0x1012a000d9317, // global_store_addtid_b32
    0x1012b000cc811, // global_store_b128
    0x1012c000c8810, // global_store_b16
    0x1012d000c9810, // global_store_b32
    0x1012e000ca810, // global_store_b64
    0x1012f000c790f, // global_store_b8
    0x10130000cb810, // global_store_b96
    0x1012f005d0311, // global_store_byte
    0x10132005d1418, // global_store_byte_d16_hi
    0x10131000d6617, // global_store_d16_hi_b16
    0x10132000d5016, // global_store_d16_hi_b8
    0x1012d005d2c12, // global_store_dword
    0x1012a005d3e19, // global_store_dword_addtid
    0x1012e005d5714, // global_store_dwordx2
    0x10130005d6b14, // global_store_dwordx3
    0x1012b005d7f14, // global_store_dwordx4
    0x1012c005d9312, // global_store_short
    0x10131005da519, // global_store_short_d16_hi
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
    0x201dd00266f09, // s_abs_i32
    0x401df002b2e0d, // s_absdiff_i32
    0x401e3002d9109, // s_add_f16
    0x401e7002d3009, // s_add_f32
    0x401eb002b0809, // s_add_i32
    0x401ef002af609, // s_add_u32
    0x401f3002b1a0a, // s_addc_u32
    0x101f70030f50a, // s_addk_i32
    0x401f8002bd709, // s_and_b32
    0x401fc002be009, // s_and_b64
    0x202000027ce17, // s_and_not0_saveexec_b32
    0x202020027e517, // s_and_not0_saveexec_b64
    0x2020400288215, // s_and_not0_wrexec_b32
    0x2020600289715, // s_and_not0_wrexec_b64
    0x40208002c450e, // s_and_not1_b32
    0x4020c002c530e, // s_and_not1_b64
    0x2021000282817, // s_and_not1_saveexec_b32
    0x2021200283f17, // s_and_not1_saveexec_b64
    0x202140028ac15, // s_and_not1_wrexec_b32
    0x202160028c115, // s_and_not1_wrexec_b64
    0x202180026f412, // s_and_saveexec_b32
    0x2021a00270612, // s_and_saveexec_b64
    0x20200005dbe14, // s_andn1_saveexec_b32
    0x20202005dd214, // s_andn1_saveexec_b64
    0x20204005de612, // s_andn1_wrexec_b32
    0x20206005df812, // s_andn1_wrexec_b64
    0x40208005e0a0b, // s_andn2_b32
    0x4020c005e150b, // s_andn2_b64
    0x20210005e2014, // s_andn2_saveexec_b32
    0x20212005e3414, // s_andn2_saveexec_b64
    0x20214005e4812, // s_andn2_wrexec_b32
    0x20216005e5a12, // s_andn2_wrexec_b64
    0x4021c002b630a, // s_ashr_i32
    0x40220002b6d0a, // s_ashr_i64
    0x102240025690b, // s_atc_probe
    0x1022500257412, // s_atc_probe_buffer
    0x102260034ea09, // s_barrier
    0x202270026780f, // s_bcnt0_i32_b32
    0x202290026870f, // s_bcnt0_i32_b64
    0x2022b0026960f, // s_bcnt1_i32_b32
    0x2022d0026a50f, // s_bcnt1_i32_b64
    0x4022f002c8409, // s_bfe_i32
    0x40233002c9609, // s_bfe_i64
    0x40237002c7b09, // s_bfe_u32
    0x4023b002c8d09, // s_bfe_u64
    0x4023f002c9f09, // s_bfm_b32
    0x40243002ca809, // s_bfm_b64
    0x40247002e580d, // s_bitcmp0_b32
    0x4024b002e720d, // s_bitcmp0_b64
    0x4024f002e650d, // s_bitcmp1_b32
    0x40253002e7f0d, // s_bitcmp1_b64
    0x2025700265916, // s_bitreplicate_b64_b32
    0x202590026250d, // s_bitset0_b32
    0x2025b0026320d, // s_bitset0_b64
    0x2025d00263f0d, // s_bitset1_b32
    0x2025f00264c0d, // s_bitset1_b64
    0x1026100339b08, // s_branch
    0x202620025ac0a, // s_brev_b32
    0x202640025b60a, // s_brev_b64
    0x1026600251e12, // s_buffer_load_b128
    0x1026700253012, // s_buffer_load_b256
    0x102680024fc11, // s_buffer_load_b32
    0x1026900254212, // s_buffer_load_b512
    0x1026a00250d11, // s_buffer_load_b64
    0x10268005e6c13, // s_buffer_load_dword
    0x10269005e7f16, // s_buffer_load_dwordx16
    0x1026a005e9515, // s_buffer_load_dwordx2
    0x10266005eaa15, // s_buffer_load_dwordx4
    0x10267005ebf15, // s_buffer_load_dwordx8
    0x1026b0032380a, // s_call_b64
    0x1026c0033fb11, // s_cbranch_cdbgsys
    0x1026d0034371a, // s_cbranch_cdbgsys_and_user
    0x1026e00341e19, // s_cbranch_cdbgsys_or_user
    0x1026f00340c12, // s_cbranch_cdbguser
    0x102700033eb10, // s_cbranch_execnz
    0x102710033dc0f, // s_cbranch_execz
    0x102720033a30e, // s_cbranch_scc0
    0x102730033b10e, // s_cbranch_scc1
    0x102740033cd0f, // s_cbranch_vccnz
    0x102750033bf0e, // s_cbranch_vccz
    0x20276002acb0a, // s_ceil_f16
    0x20278002a420a, // s_ceil_f32
    0x1027a0032bb08, // s_clause
    0x2027b0025f409, // s_cls_i32
    0x2027d0025fd0d, // s_cls_i32_i64
    0x2027f0025da0d, // s_clz_i32_u32
    0x202810025e70d, // s_clz_i32_u64
    0x202830025980a, // s_cmov_b32
    0x202850025a20a, // s_cmov_b64
    0x1028700304e0b, // s_cmovk_i32
    0x40288002ec80c, // s_cmp_eq_f16
    0x4028c002ebc0c, // s_cmp_eq_f32
    0x40290002dc80c, // s_cmp_eq_i32
    0x40294002e100c, // s_cmp_eq_u32
    0x40298002e8c0c, // s_cmp_eq_u64
    0x4029c002f280c, // s_cmp_ge_f16
    0x402a0002f1c0c, // s_cmp_ge_f32
    0x402a4002dec0c, // s_cmp_ge_i32
    0x402a8002e340c, // s_cmp_ge_u32
    0x402ac002ef80c, // s_cmp_gt_f16
    0x402b0002eec0c, // s_cmp_gt_f32
    0x402b4002de00c, // s_cmp_gt_i32
    0x402b8002e280c, // s_cmp_gt_u32
    0x402bc002ee00c, // s_cmp_le_f16
    0x402c0002ed40c, // s_cmp_le_f32
    0x402c4002e040c, // s_cmp_le_i32
    0x402c8002e4c0c, // s_cmp_le_u32
    0x402cc002f100c, // s_cmp_lg_f16
    0x402d0002f040c, // s_cmp_lg_f32
    0x402d4002dd40c, // s_cmp_lg_i32
    0x402d8002e1c0c, // s_cmp_lg_u32
    0x402dc002e980c, // s_cmp_lg_u64
    0x402e0002eb00c, // s_cmp_lt_f16
    0x402e4002ea40c, // s_cmp_lt_f32
    0x402e8002df80c, // s_cmp_lt_i32
    0x402ec002e400c, // s_cmp_lt_u32
    0x402f0002fd50d, // s_cmp_neq_f16
    0x402f4002fc80d, // s_cmp_neq_f32
    0x402f8002f6d0d, // s_cmp_nge_f16
    0x402fc002f600d, // s_cmp_nge_f32
    0x40300002fa10d, // s_cmp_ngt_f16
    0x40304002f940d, // s_cmp_ngt_f32
    0x40308002fbb0d, // s_cmp_nle_f16
    0x4030c002fae0d, // s_cmp_nle_f32
    0x40310002f870d, // s_cmp_nlg_f16
    0x40314002f7a0d, // s_cmp_nlg_f32
    0x40318002fef0d, // s_cmp_nlt_f16
    0x4031c002fe20d, // s_cmp_nlt_f32
    0x40320002f3f0b, // s_cmp_o_f16
    0x40324002f340b, // s_cmp_o_f32
    0x40328002f550b, // s_cmp_u_f16
    0x4032c002f4a0b, // s_cmp_u_f32
    0x103300030590d, // s_cmpk_eq_i32
    0x103310030a70d, // s_cmpk_eq_u32
    0x103320030800d, // s_cmpk_ge_i32
    0x103330030ce0d, // s_cmpk_ge_u32
    0x103340030730d, // s_cmpk_gt_i32
    0x103350030c10d, // s_cmpk_gt_u32
    0x1033600309a0d, // s_cmpk_le_i32
    0x103370030e80d, // s_cmpk_le_u32
    0x103380030660d, // s_cmpk_lg_i32
    0x103390030b40d, // s_cmpk_lg_u32
    0x1033a00308d0d, // s_cmpk_lt_i32
    0x1033b0030db0d, // s_cmpk_lt_u32
    0x1033c0033910a, // s_code_end
    0x4033d002cd20d, // s_cselect_b32
    0x40341002cdf0d, // s_cselect_b64
    0x203450025c00d, // s_ctz_i32_b32
    0x203470025cd0d, // s_ctz_i32_b64
    0x20349002aa10d, // s_cvt_f16_f32
    0x2034b002aae0d, // s_cvt_f32_f16
    0x2034d002a6d0d, // s_cvt_f32_i32
    0x2034f002a7a0d, // s_cvt_f32_u32
    0x20351002abb10, // s_cvt_hi_f32_f16
    0x20353002a870d, // s_cvt_i32_f32
    0x40355002d7d14, // s_cvt_pk_rtz_f16_f32
    0x20359002a940d, // s_cvt_u32_f32
    0x1035b00255d0c, // s_dcache_inv
    0x1035c0034b40e, // s_decperflevel
    0x1035d0032c30b, // s_delay_alu
    0x1035e0033840d, // s_denorm_mode
    0x1035f00345108, // s_endpgm
    0x1036000346718, // s_endpgm_ordered_ps_done
    0x103610034590e, // s_endpgm_saved
    0x20345005ed40d, // s_ff1_i32_b32
    0x20347005ee10d, // s_ff1_i32_b64
    0x2027b005eee0b, // s_flbit_i32
    0x2027f005ef90f, // s_flbit_i32_b32
    0x20281005f080f, // s_flbit_i32_b64
    0x2027d005f170f, // s_flbit_i32_i64
    0x20362002ad50b, // s_floor_f16
    0x20364002a4c0b, // s_floor_f32
    0x40366002d5d0b, // s_fmaak_f32
    0x4036a002dbe0a, // s_fmac_f16
    0x4036e002d730a, // s_fmac_f32
    0x40372002d680b, // s_fmamk_f32
    0x1037600291a0b, // s_getpc_b64
    0x1037700320e0c, // s_getreg_b32
    0x1037800255409, // s_gl1_inv
    0x103790034de0c, // s_icache_inv
    0x1037a0034a60e, // s_incperflevel
    0x10438005f260f, // s_inst_prefetch
    0x1037b0024db0b, // s_load_b128
    0x1037c0024e60b, // s_load_b256
    0x1037d0024c70a, // s_load_b32
    0x1037e0024f10b, // s_load_b512
    0x1037f0024d10a, // s_load_b64
    0x1037d005f350c, // s_load_dword
    0x1037e005f410f, // s_load_dwordx16
    0x1037f005f500e, // s_load_dwordx2
    0x1037b005f5e0e, // s_load_dwordx4
    0x1037c005f6c0e, // s_load_dwordx8
    0x40380002b770f, // s_lshl1_add_u32
    0x40384002b860f, // s_lshl2_add_u32
    0x40388002b950f, // s_lshl3_add_u32
    0x4038c002ba40f, // s_lshl4_add_u32
    0x40390002b3b0a, // s_lshl_b32
    0x40394002b450a, // s_lshl_b64
    0x40398002b4f0a, // s_lshr_b32
    0x4039c002b590a, // s_lshr_b64
    0x403a0002dac09, // s_max_f16
    0x403a4002d4b09, // s_max_f32
    0x403a8002bc509, // s_max_i32
    0x403ac002bce09, // s_max_u32
    0x403b0002da309, // s_min_f16
    0x403b4002d4209, // s_min_f32
    0x403b8002bb309, // s_min_i32
    0x403bc002bbc09, // s_min_u32
    0x203c000258609, // s_mov_b32
    0x203c200258f09, // s_mov_b64
    0x103c4002ffc0a, // s_movk_i32
    0x203c50028f00d, // s_movreld_b32
    0x203c70028fd0d, // s_movreld_b64
    0x103c90028d60d, // s_movrels_b32
    0x103ca0028e30d, // s_movrels_b64
    0x103cb00290a10, // s_movrelsd_2_b32
    0x403cc002db509, // s_mul_f16
    0x403d0002d5409, // s_mul_f32
    0x403d4002cc60c, // s_mul_hi_i32
    0x403d8002cba0c, // s_mul_hi_u32
    0x403dc002cb109, // s_mul_i32
    0x103e00030ff0a, // s_mulk_i32
    0x403e1002c0b0a, // s_nand_b32
    0x403e5002c150a, // s_nand_b64
    0x203e900275e13, // s_nand_saveexec_b32
    0x203eb00277113, // s_nand_saveexec_b64
    0x103ed00328105, // s_nop
    0x403ee002c1f09, // s_nor_b32
    0x403f2002c2809, // s_nor_b64
    0x203f600278412, // s_nor_saveexec_b32
    0x203f800279612, // s_nor_saveexec_b64
    0x203fa0026e209, // s_not_b32
    0x203fc0026eb09, // s_not_b64
    0x403fe002be908, // s_or_b32
    0x40402002bf108, // s_or_b64
    0x204060027fc16, // s_or_not0_saveexec_b32
    0x2040800281216, // s_or_not0_saveexec_b64
    0x4040a002c610d, // s_or_not1_b32
    0x4040e002c6e0d, // s_or_not1_b64
    0x2041200285616, // s_or_not1_saveexec_b32
    0x2041400286c16, // s_or_not1_saveexec_b64
    0x2041600271811, // s_or_saveexec_b32
    0x2041800272911, // s_or_saveexec_b64
    0x20406005f7a13, // s_orn1_saveexec_b32
    0x20408005f8d13, // s_orn1_saveexec_b64
    0x4040a005fa00a, // s_orn2_b32
    0x4040e005faa0a, // s_orn2_b64
    0x20412005fb413, // s_orn2_saveexec_b32
    0x20414005fc713, // s_orn2_saveexec_b64
    0x4041a002d0e11, // s_pack_hh_b32_b16
    0x4041e002d1f11, // s_pack_hl_b32_b16
    0x40422002cfd11, // s_pack_lh_b32_b16
    0x40426002cec11, // s_pack_ll_b32_b16
    0x2042a0026b40e, // s_quadmask_b32
    0x2042c0026c20e, // s_quadmask_b64
    0x1042e00293c09, // s_rfe_b64
    0x2042f002aeb0b, // s_rndne_f16
    0x20431002a620b, // s_rndne_f32
    0x104330033780c, // s_round_mode
    0x1043400349009, // s_sendmsg
    0x10435002a2011, // s_sendmsg_rtn_b32
    0x10436002a3111, // s_sendmsg_rtn_b64
    0x104370034990d, // s_sendmsghalt
    0x1043800329f1c, // s_set_inst_prefetch_distance
    0x1043900328f09, // s_sethalt
    0x1043a00328609, // s_setkill
    0x1043b0029250b, // s_setpc_b64
    0x1043c00348709, // s_setprio
    0x1043d00321a0c, // s_setreg_b32
    0x1043e00322612, // s_setreg_imm32_b32
    0x2043f0026170e, // s_sext_i32_i16
    0x2044100260a0d, // s_sext_i32_i8
    0x1044300329807, // s_sleep
    0x40444002d9a09, // s_sub_f16
    0x40448002d3909, // s_sub_f32
    0x4044c002b1109, // s_sub_i32
    0x40450002aff09, // s_sub_u32
    0x40454002b240a, // s_subb_u32
    0x10458004e8a16, // s_subvector_loop_begin
    0x10459004ea014, // s_subvector_loop_end
    0x1045a0029300c, // s_swappc_b64
    0x1045b00337206, // s_trap
    0x2045c002ae00b, // s_trunc_f16
    0x2045e002a570b, // s_trunc_f32
    0x104600034c20c, // s_ttracedata
    0x104610034ce10, // s_ttracedata_imm
    0x1046200304509, // s_version
    0x104630033660c, // s_wait_event
    0x1046400335b0b, // s_wait_idle
    0x1046500335209, // s_waitcnt
    0x1046600333010, // s_waitcnt_depctr
    0x1046700326010, // s_waitcnt_expcnt
    0x1046800327011, // s_waitcnt_lgkmcnt
    0x104690032510f, // s_waitcnt_vmcnt
    0x1046a0032420f, // s_waitcnt_vscnt
    0x1046b00347f08, // s_wakeup
    0x2046c0026d009, // s_wqm_b32
    0x2046e0026d909, // s_wqm_b64
    0x40470002c310a, // s_xnor_b32
    0x40474002c3b0a, // s_xnor_b64
    0x204780027a813, // s_xnor_saveexec_b32
    0x2047a0027bb13, // s_xnor_saveexec_b64
    0x4047c002bf909, // s_xor_b32
    0x40480002c0209, // s_xor_b64
    0x2048400273a12, // s_xor_saveexec_b32
    0x2048600274c12, // s_xor_saveexec_b64
    0x104880010b011, // scratch_load_b128
    0x1048900108010, // scratch_load_b32
    0x1048a00109010, // scratch_load_b64
    0x1048b0010a010, // scratch_load_b96
    0x1048c00114d14, // scratch_load_d16_b16
    0x1048d00118d17, // scratch_load_d16_hi_b16
    0x1048e00117716, // scratch_load_d16_hi_i8
    0x1048f00116116, // scratch_load_d16_hi_u8
    0x1049000113a13, // scratch_load_d16_i8
    0x1049100112713, // scratch_load_d16_u8
    0x10489005fda12, // scratch_load_dword
    0x1048a005fec14, // scratch_load_dwordx2
    0x1048b00600014, // scratch_load_dwordx3
    0x1048800601414, // scratch_load_dwordx4
    0x1049200107010, // scratch_load_i16
    0x104930010510f, // scratch_load_i8
    0x1049300602812, // scratch_load_sbyte
    0x1049000603a16, // scratch_load_sbyte_d16
    0x1048e00605019, // scratch_load_sbyte_d16_hi
    0x1048c00606916, // scratch_load_short_d16
    0x1048d00607f19, // scratch_load_short_d16_hi
    0x1049200609813, // scratch_load_sshort
    0x1049400106010, // scratch_load_u16
    0x104950010420f, // scratch_load_u8
    0x104950060ab12, // scratch_load_ubyte
    0x104910060bd16, // scratch_load_ubyte_d16
    0x1048f0060d319, // scratch_load_ubyte_d16_hi
    0x104940060ec13, // scratch_load_ushort
    0x1049600111512, // scratch_store_b128
    0x104970010d111, // scratch_store_b16
    0x104980010e211, // scratch_store_b32
    0x104990010f311, // scratch_store_b64
    0x1049a0010c110, // scratch_store_b8
    0x1049b00110411, // scratch_store_b96
    0x1049a0060ff12, // scratch_store_byte
    0x1049d00611119, // scratch_store_byte_d16_hi
    0x1049c0011bb18, // scratch_store_d16_hi_b16
    0x1049d0011a417, // scratch_store_d16_hi_b8
    0x1049800612a13, // scratch_store_dword
    0x1049900613d15, // scratch_store_dwordx2
    0x1049b00615215, // scratch_store_dwordx3
    0x1049600616715, // scratch_store_dwordx4
    0x1049700617c13, // scratch_store_short
    0x1049c00618f1a, // scratch_store_short_d16_hi
    0x1049e001e0919, // tbuffer_load_d16_format_x
    0x1049f001e221a, // tbuffer_load_d16_format_xy
    0x104a0001e3c1b, // tbuffer_load_d16_format_xyz
    0x104a1001e571c, // tbuffer_load_d16_format_xyzw
    0x1049e0061a919, // tbuffer_load_format_d16_x
    0x1049f0061c21a, // tbuffer_load_format_d16_xy
    0x104a00061dc1b, // tbuffer_load_format_d16_xyz
    0x104a10061f71c, // tbuffer_load_format_d16_xyzw
    0x104a2001d5115, // tbuffer_load_format_x
    0x104a3001d6616, // tbuffer_load_format_xy
    0x104a4001d7c17, // tbuffer_load_format_xyz
    0x104a5001d9318, // tbuffer_load_format_xyzw
    0x104a6001e731a, // tbuffer_store_d16_format_x
    0x104a7001e8d1b, // tbuffer_store_d16_format_xy
    0x104a8001ea81c, // tbuffer_store_d16_format_xyz
    0x104a9001ec41d, // tbuffer_store_d16_format_xyzw
    0x104a60062131a, // tbuffer_store_format_d16_x
    0x104a700622d1b, // tbuffer_store_format_d16_xy
    0x104a80062481c, // tbuffer_store_format_d16_xyz
    0x104a90062641d, // tbuffer_store_format_d16_xyzw
    0x104aa001dab16, // tbuffer_store_format_x
    0x104ab001dc117, // tbuffer_store_format_xy
    0x104ac001dd818, // tbuffer_store_format_xyz
    0x104ad001df019, // tbuffer_store_format_xyzw
    0xa04ae0062810d, // v_add3_nc_u32
    0xa04ae003e6e0a, // v_add3_u32
    0xa04b8003afa0f, // v_add_co_ci_u32
    0x604c2003f980c, // v_add_co_u32
    0xa04c8003b8509, // v_add_f16
    0xa04d20039f309, // v_add_f32
    0x404dc00411f09, // v_add_f64
    0x604f000628e09, // v_add_i32
    0xa04e0003de50e, // v_add_lshl_u32
    0x604ea0040270c, // v_add_nc_i16
    0x604f00041130c, // v_add_nc_i32
    0x604f6003fbf0c, // v_add_nc_u16
    0xa04fc003b2a0c, // v_add_nc_u32
    0xa04fc00629709, // v_add_u32
    0xa0506003c880e, // v_alignbit_b32
    0xa0510003c960f, // v_alignbyte_b32
    0x6051a0041ed09, // v_and_b16
    0xa0520003ad609, // v_and_b32
    0xa052a003e850c, // v_and_or_b32
    0x6053400419c0d, // v_ashrrev_i16
    0xa053a003ac90d, // v_ashrrev_i32
    0x305440041c30d, // v_ashrrev_i64
    0x6054700408b0e, // v_bcnt_u32_b32
    0xa054d003c5b09, // v_bfe_i32
    0xa0557003c5209, // v_bfe_u32
    0xa0561003c6409, // v_bfi_b32
    0x6056b00408209, // v_bfm_b32
    0x805710037ca0b, // v_bfrev_b32
    0x805790039110a, // v_ceil_f16
    0x805810037360a, // v_ceil_f32
    0x405890036ec0a, // v_ceil_f64
    0x8058d0037ef09, // v_cls_i32
    0x805950037d50d, // v_clz_i32_u32
    0xa059d0048680f, // v_cmp_class_f16
    0xa05a70048770f, // v_cmp_class_f32
    0x605b10048860f, // v_cmp_class_f64
    0xa05b70044310c, // v_cmp_eq_f16
    0xa05c10044f30c, // v_cmp_eq_f32
    0x605cb0045b50c, // v_cmp_eq_f64
    0xa05d100466c0c, // v_cmp_eq_i16
    0xa05db0047070c, // v_cmp_eq_i32
    0x605e50047c30c, // v_cmp_eq_i64
    0xa05eb0046b40c, // v_cmp_eq_u16
    0xa05f50047650c, // v_cmp_eq_u32
    0x605ff0048210c, // v_cmp_eq_u64
    0xa060500441a0b, // v_cmp_f_f16
    0xa060f0044dc0b, // v_cmp_f_f32
    0x6061900459e0b, // v_cmp_f_f64
    0xa061f0046f00b, // v_cmp_f_i32
    0x606290047ac0b, // v_cmp_f_i64
    0xa062f00474e0b, // v_cmp_f_u32
    0x6063900480a0b, // v_cmp_f_u64
    0xa063f0044610c, // v_cmp_ge_f16
    0xa06490045230c, // v_cmp_ge_f32
    0x606530045e50c, // v_cmp_ge_f64
    0xa065900469c0c, // v_cmp_ge_i16
    0xa06630047370c, // v_cmp_ge_i32
    0x6066d0047f30c, // v_cmp_ge_i64
    0xa06730046e40c, // v_cmp_ge_u16
    0xa067d0047950c, // v_cmp_ge_u32
    0x606870048510c, // v_cmp_ge_u64
    0xa068d0044490c, // v_cmp_gt_f16
    0xa069700450b0c, // v_cmp_gt_f32
    0x606a10045cd0c, // v_cmp_gt_f64
    0xa06a70046840c, // v_cmp_gt_i16
    0xa06b100471f0c, // v_cmp_gt_i32
    0x606bb0047db0c, // v_cmp_gt_i64
    0xa06c10046cc0c, // v_cmp_gt_u16
    0xa06cb00477d0c, // v_cmp_gt_u32
    0x606d50048390c, // v_cmp_gt_u64
    0xa06db00443d0c, // v_cmp_le_f16
    0xa06e50044ff0c, // v_cmp_le_f32
    0x606ef0045c10c, // v_cmp_le_f64
    0xa06f50046780c, // v_cmp_le_i16
    0xa06ff0047130c, // v_cmp_le_i32
    0x607090047cf0c, // v_cmp_le_i64
    0xa070f0046c00c, // v_cmp_le_u16
    0xa07190047710c, // v_cmp_le_u32
    0x6072300482d0c, // v_cmp_le_u64
    0xa07290044550c, // v_cmp_lg_f16
    0xa07330045170c, // v_cmp_lg_f32
    0x6073d0045d90c, // v_cmp_lg_f64
    0xa07430044250c, // v_cmp_lt_f16
    0xa074d0044e70c, // v_cmp_lt_f32
    0x607570045a90c, // v_cmp_lt_f64
    0xa075d0046600c, // v_cmp_lt_i16
    0xa07670046fb0c, // v_cmp_lt_i32
    0x607710047b70c, // v_cmp_lt_i64
    0xa07770046a80c, // v_cmp_lt_u16
    0xa07810047590c, // v_cmp_lt_u32
    0x6078b0048150c, // v_cmp_lt_u64
    0xa07910046900c, // v_cmp_ne_i16
    0xa079b00472b0c, // v_cmp_ne_i32
    0x607a50047e70c, // v_cmp_ne_i64
    0xa07ab0046d80c, // v_cmp_ne_u16
    0xa07b50047890c, // v_cmp_ne_u32
    0x607bf0048450c, // v_cmp_ne_u64
    0xa07c50044b70d, // v_cmp_neq_f16
    0xa07cf0045790d, // v_cmp_neq_f32
    0x607d900463b0d, // v_cmp_neq_f64
    0xa07df0044830d, // v_cmp_nge_f16
    0xa07e90045450d, // v_cmp_nge_f32
    0x607f30046070d, // v_cmp_nge_f64
    0xa07f900449d0d, // v_cmp_ngt_f16
    0xa080300455f0d, // v_cmp_ngt_f32
    0x6080d0046210d, // v_cmp_ngt_f64
    0xa08130044aa0d, // v_cmp_nle_f16
    0xa081d00456c0d, // v_cmp_nle_f32
    0x6082700462e0d, // v_cmp_nle_f64
    0xa082d0044900d, // v_cmp_nlg_f16
    0xa08370045520d, // v_cmp_nlg_f32
    0x608410046140d, // v_cmp_nlg_f64
    0xa08470044c40d, // v_cmp_nlt_f16
    0xa08510045860d, // v_cmp_nlt_f32
    0x6085b0046480d, // v_cmp_nlt_f64
    0xa086100446d0b, // v_cmp_o_f16
    0xa086b00452f0b, // v_cmp_o_f32
    0x608750045f10b, // v_cmp_o_f64
    0xa087b0044d10b, // v_cmp_t_f16
    0xa08850045930b, // v_cmp_t_f32
    0x6088f0046550b, // v_cmp_t_f64
    0xa08950047430b, // v_cmp_t_i32
    0x6089f0047ff0b, // v_cmp_t_i64
    0xa08a50047a10b, // v_cmp_t_u32
    0x608af00485d0b, // v_cmp_t_u64
    0xa087b0062a00d, // v_cmp_tru_f16
    0xa08850062ad0d, // v_cmp_tru_f32
    0x6088f0062ba0d, // v_cmp_tru_f64
    0xa08950062c70d, // v_cmp_tru_i32
    0x6089f0062d40d, // v_cmp_tru_i64
    0xa08a50062e10d, // v_cmp_tru_u32
    0x608af0062ee0d, // v_cmp_tru_u64
    0xa08b50044780b, // v_cmp_u_f16
    0xa08bf00453a0b, // v_cmp_u_f32
    0x608c90045fc0b, // v_cmp_u_f64
    0xa08cf004d3f10, // v_cmpx_class_f16
    0xa08d9004d4f10, // v_cmpx_class_f32
    0x608e3004d5f10, // v_cmpx_class_f64
    0xa08e90048ae0d, // v_cmpx_eq_f16
    0xa08f30049800d, // v_cmpx_eq_f32
    0x608fd004a520d, // v_cmpx_eq_f64
    0xa0903004b180d, // v_cmpx_eq_i16
    0xa090d004bc00d, // v_cmpx_eq_i32
    0x60917004c8c0d, // v_cmpx_eq_i64
    0xa091d004b660d, // v_cmpx_eq_u16
    0xa0927004c260d, // v_cmpx_eq_u32
    0x60931004cf20d, // v_cmpx_eq_u64
    0xa09370048950c, // v_cmpx_f_f16
    0xa09410049670c, // v_cmpx_f_f32
    0x6094b004a390c, // v_cmpx_f_f64
    0xa0951004ba70c, // v_cmpx_f_i32
    0x6095b004c730c, // v_cmpx_f_i64
    0xa0961004c0d0c, // v_cmpx_f_u32
    0x6096b004cd90c, // v_cmpx_f_u64
    0xa09710048e20d, // v_cmpx_ge_f16
    0xa097b0049b40d, // v_cmpx_ge_f32
    0x60985004a860d, // v_cmpx_ge_f64
    0xa098b004b4c0d, // v_cmpx_ge_i16
    0xa0995004bf40d, // v_cmpx_ge_i32
    0x6099f004cc00d, // v_cmpx_ge_i64
    0xa09a5004b9a0d, // v_cmpx_ge_u16
    0xa09af004c5a0d, // v_cmpx_ge_u32
    0x609b9004d260d, // v_cmpx_ge_u64
    0xa09bf0048c80d, // v_cmpx_gt_f16
    0xa09c900499a0d, // v_cmpx_gt_f32
    0x609d3004a6c0d, // v_cmpx_gt_f64
    0xa09d9004b320d, // v_cmpx_gt_i16
    0xa09e3004bda0d, // v_cmpx_gt_i32
    0x609ed004ca60d, // v_cmpx_gt_i64
    0xa09f3004b800d, // v_cmpx_gt_u16
    0xa09fd004c400d, // v_cmpx_gt_u32
    0x60a07004d0c0d, // v_cmpx_gt_u64
    0xa0a0d0048bb0d, // v_cmpx_le_f16
    0xa0a1700498d0d, // v_cmpx_le_f32
    0x60a21004a5f0d, // v_cmpx_le_f64
    0xa0a27004b250d, // v_cmpx_le_i16
    0xa0a31004bcd0d, // v_cmpx_le_i32
    0x60a3b004c990d, // v_cmpx_le_i64
    0xa0a41004b730d, // v_cmpx_le_u16
    0xa0a4b004c330d, // v_cmpx_le_u32
    0x60a55004cff0d, // v_cmpx_le_u64
    0xa0a5b0048d50d, // v_cmpx_lg_f16
    0xa0a650049a70d, // v_cmpx_lg_f32
    0x60a6f004a790d, // v_cmpx_lg_f64
    0xa0a750048a10d, // v_cmpx_lt_f16
    0xa0a7f0049730d, // v_cmpx_lt_f32
    0x60a89004a450d, // v_cmpx_lt_f64
    0xa0a8f004b0b0d, // v_cmpx_lt_i16
    0xa0a99004bb30d, // v_cmpx_lt_i32
    0x60aa3004c7f0d, // v_cmpx_lt_i64
    0xa0aa9004b590d, // v_cmpx_lt_u16
    0xa0ab3004c190d, // v_cmpx_lt_u32
    0x60abd004ce50d, // v_cmpx_lt_u64
    0xa0ac3004b3f0d, // v_cmpx_ne_i16
    0xa0acd004be70d, // v_cmpx_ne_i32
    0x60ad7004cb30d, // v_cmpx_ne_i64
    0xa0add004b8d0d, // v_cmpx_ne_u16
    0xa0ae7004c4d0d, // v_cmpx_ne_u32
    0x60af1004d190d, // v_cmpx_ne_u64
    0xa0af700493f0e, // v_cmpx_neq_f16
    0xa0b01004a110e, // v_cmpx_neq_f32
    0x60b0b004ae30e, // v_cmpx_neq_f64
    0xa0b110049070e, // v_cmpx_nge_f16
    0xa0b1b0049d90e, // v_cmpx_nge_f32
    0x60b25004aab0e, // v_cmpx_nge_f64
    0xa0b2b0049230e, // v_cmpx_ngt_f16
    0xa0b350049f50e, // v_cmpx_ngt_f32
    0x60b3f004ac70e, // v_cmpx_ngt_f64
    0xa0b450049310e, // v_cmpx_nle_f16
    0xa0b4f004a030e, // v_cmpx_nle_f32
    0x60b59004ad50e, // v_cmpx_nle_f64
    0xa0b5f0049150e, // v_cmpx_nlg_f16
    0xa0b690049e70e, // v_cmpx_nlg_f32
    0x60b73004ab90e, // v_cmpx_nlg_f64
    0xa0b7900494d0e, // v_cmpx_nlt_f16
    0xa0b83004a1f0e, // v_cmpx_nlt_f32
    0x60b8d004af10e, // v_cmpx_nlt_f64
    0xa0b930048ef0c, // v_cmpx_o_f16
    0xa0b9d0049c10c, // v_cmpx_o_f32
    0x60ba7004a930c, // v_cmpx_o_f64
    0xa0bad00495b0c, // v_cmpx_t_f16
    0xa0bb7004a2d0c, // v_cmpx_t_f32
    0x60bc1004aff0c, // v_cmpx_t_f64
    0xa0bc7004c010c, // v_cmpx_t_i32
    0x60bd1004ccd0c, // v_cmpx_t_i64
    0xa0bd7004c670c, // v_cmpx_t_u32
    0x60be1004d330c, // v_cmpx_t_u64
    0xa0bad0062fb0e, // v_cmpx_tru_f16
    0xa0bb70063090e, // v_cmpx_tru_f32
    0x60bc10063170e, // v_cmpx_tru_f64
    0xa0bc70063250e, // v_cmpx_tru_i32
    0x60bd10063330e, // v_cmpx_tru_i64
    0xa0bd70063410e, // v_cmpx_tru_u32
    0x60be100634f0e, // v_cmpx_tru_u64
    0xa0be70048fb0c, // v_cmpx_u_f16
    0xa0bf10049cd0c, // v_cmpx_u_f32
    0x60bfb004a9f0c, // v_cmpx_u_f64
    0x60c01003ed50d, // v_cndmask_b16
    0xa0c070039d50d, // v_cndmask_b32
    0x80c1100394509, // v_cos_f16
    0x80c190037b809, // v_cos_f32
    0x80c210037e20d, // v_ctz_i32_b32
    0xa0c29003c220c, // v_cubeid_f32
    0xa0c33003c460c, // v_cubema_f32
    0xa0c3d003c2e0c, // v_cubesc_f32
    0xa0c47003c3a0c, // v_cubetc_f32
    0x80c5100361b0d, // v_cvt_f16_f32
    0x80c5900388e0d, // v_cvt_f16_i16
    0x80c610038810d, // v_cvt_f16_u16
    0x80c690036280d, // v_cvt_f32_f16
    0x40c7100366d0d, // v_cvt_f32_f64
    0x80c750035e70d, // v_cvt_f32_i32
    0x80c7d0035f40d, // v_cvt_f32_u32
    0x80c8500368710, // v_cvt_f32_ubyte0
    0x80c8d00369710, // v_cvt_f32_ubyte1
    0x80c950036a710, // v_cvt_f32_ubyte2
    0x80c9d0036b710, // v_cvt_f32_ubyte3
    0x40ca500367a0d, // v_cvt_f64_f32
    0x40ca90035da0d, // v_cvt_f64_i32
    0x40cad0036d40d, // v_cvt_f64_u32
    0x80cb100364a13, // v_cvt_floor_i32_f32
    0x80cb100635d11, // v_cvt_flr_i32_f32
    0x80cb90038a80d, // v_cvt_i16_f16
    0x80cc100360e0d, // v_cvt_i32_f32
    0x40cc90035cd0d, // v_cvt_i32_f64
    0x80ccd0039bb0d, // v_cvt_i32_i16
    0x80cd500363515, // v_cvt_nearest_i32_f32
    0x80cdd00395d12, // v_cvt_norm_i16_f16
    0x80ce500396f12, // v_cvt_norm_u16_f16
    0x80ced00365d10, // v_cvt_off_f32_i4
    0x60cf5003fe310, // v_cvt_pk_i16_f32
    0x60cfb0040f710, // v_cvt_pk_i16_i32
    0x60d0100404d15, // v_cvt_pk_norm_i16_f16
    0x60d070040bd15, // v_cvt_pk_norm_i16_f32
    0x60d0d00406215, // v_cvt_pk_norm_u16_f16
    0x60d130040d215, // v_cvt_pk_norm_u16_f32
    0xa0d19003b7114, // v_cvt_pk_rtz_f16_f32
    0x60d23003ff310, // v_cvt_pk_u16_f32
    0x60d290040e710, // v_cvt_pk_u16_u32
    0xa0d2f003d300f, // v_cvt_pk_u8_f32
    0x60d0100636e14, // v_cvt_pknorm_i16_f16
    0x60d0700638214, // v_cvt_pknorm_i16_f32
    0x60d0d00639614, // v_cvt_pknorm_u16_f16
    0x60d130063aa14, // v_cvt_pknorm_u16_f32
    0xa0d190063be13, // v_cvt_pkrtz_f16_f32
    0x80cd50063d111, // v_cvt_rpi_i32_f32
    0x80d3900389b0d, // v_cvt_u16_f16
    0x80d410036010d, // v_cvt_u32_f32
    0x40d490036c70d, // v_cvt_u32_f64
    0x80d4d0039c80d, // v_cvt_u32_u16
    0xa0d55003e5f0f, // v_div_fixup_f16
    0x80d5f003d3f0f, // v_div_fixup_f32
    0x80d67003d4e0f, // v_div_fixup_f64
    0x80d6f003d5d0e, // v_div_fmas_f32
    0x80d77003d6b0e, // v_div_fmas_f64
    0x80d7f003f600f, // v_div_scale_f32
    0x80d87003f6f0f, // v_div_scale_f64
    0xa0d8f003f5010, // v_dot2_bf16_bf16
    0xa0d99003f420e, // v_dot2_f16_f16
    0xa0da30043530f, // v_dot2_f32_bf16
    0xa0dad00430f0e, // v_dot2_f32_f16
    0x40db70039e211, // v_dot2acc_f32_f16
    0x40db70063e20f, // v_dot2c_f32_f16
    0x80dbb0063f10d, // v_dot4_i32_i8
    0x80dbb00431d0e, // v_dot4_i32_iu8
    0x80dc300432b0d, // v_dot4_u32_u8
    0x80dcb0063fe0d, // v_dot8_i32_i4
    0x80dcb0043380e, // v_dot8_i32_iu4
    0x80dd30043460d, // v_dot8_u32_u4
    0x40ddb004dac0e, // v_dual_add_f32
    0x20ddf004e5911, // v_dual_add_nc_u32
    0x20de1004e7c0e, // v_dual_and_b32
    0x40de3004dfe12, // v_dual_cndmask_b32
    0x40de7004e4217, // v_dual_dot2acc_f32_bf16
    0x40deb004e2c16, // v_dual_dot2acc_f32_f16
    0x40def004d7e10, // v_dual_fmaak_f32
    0x40df3004d6f0f, // v_dual_fmac_f32
    0x40df7004d8e10, // v_dual_fmamk_f32
    0x20dfb004e6a12, // v_dual_lshlrev_b32
    0x40dfd004e100e, // v_dual_max_f32
    0x40e01004e1e0e, // v_dual_min_f32
    0x40e05004df00e, // v_dual_mov_b32
    0x40e09004dd917, // v_dual_mul_dx9_zero_f32
    0x40e0d004d9e0e, // v_dual_mul_f32
    0x40e11004dba0e, // v_dual_sub_f32
    0x40e15004dc811, // v_dual_subrev_f32
    0x80e190038da09, // v_exp_f16
    0x80e2100375609, // v_exp_f32
    0x8058d00640b0a, // v_ffbh_i32
    0x805950064150a, // v_ffbh_u32
    0x80c2100641f0a, // v_ffbl_b32
    0x80e290039060b, // v_floor_f16
    0x80e3100374b0b, // v_floor_f32
    0x40e390037010b, // v_floor_f64
    0xa0e3d003bf612, // v_fma_dx9_zero_f32
    0xa0e47003df309, // v_fma_f16
    0xa0e51003c6d09, // v_fma_f32
    0x80e5b003c7609, // v_fma_f64
    0xa0e3d00642910, // v_fma_legacy_f32
    0xa0e630043620d, // v_fma_mix_f32
    0xa0e6d00437e0f, // v_fma_mixhi_f16
    0xa0e7700436f0f, // v_fma_mixlo_f16
    0x20e81003bc10b, // v_fmaak_f16
    0x20e83003b660b, // v_fmaak_f32
    0x60e85003a1113, // v_fmac_dx9_zero_f32
    0xa0e8b003bac0a, // v_fmac_f16
    0xa0e95003b510a, // v_fmac_f32
    0x60e8500643911, // v_fmac_legacy_f32
    0x20e9f003bb60b, // v_fmamk_f16
    0x20ea1003b5b0b, // v_fmamk_f32
    0x80ea30039310b, // v_fract_f16
    0x80eab0037200b, // v_fract_f32
    0x40eb300381b0b, // v_fract_f64
    0x80eb70038f313, // v_frexp_exp_i16_f16
    0x80ebf00382613, // v_frexp_exp_i32_f32
    0x40ec70037f813, // v_frexp_exp_i32_f64
    0x80ecb0038e310, // v_frexp_mant_f16
    0x80ed300383910, // v_frexp_mant_f32
    0x40edb00380b10, // v_frexp_mant_f64
    0x10edf00352514, // v_interp_p10_f16_f32
    0x10ee000350010, // v_interp_p10_f32
    0x10ee100354c18, // v_interp_p10_rtz_f16_f32
    0x10ee200353913, // v_interp_p2_f16_f32
    0x10ee30035100f, // v_interp_p2_f32
    0x10ee300644a13, // v_interp_p2_new_f32
    0x10ee400356417, // v_interp_p2_rtz_f16_f32
    0xa0ee5003bde0b, // v_ldexp_f16
    0x60eef0040770b, // v_ldexp_f32
    0x40ef50041430b, // v_ldexp_f64
    0xa0ef9003c7f09, // v_lerp_u8
    0x80f030038d109, // v_log_f16
    0x80f0b00375f09, // v_log_f32
    0xa0f13003dd70e, // v_lshl_add_u32
    0xa0f1d003e780d, // v_lshl_or_b32
    0x60f270041820d, // v_lshlrev_b16
    0xa0f2d003aaf0d, // v_lshlrev_b32
    0x30f370041a90d, // v_lshlrev_b64
    0x60f3a00418f0d, // v_lshrrev_b16
    0xa0f40003abc0d, // v_lshrrev_b32
    0x30f4a0041b60d, // v_lshrrev_b64
    0xa0f4d003e5609, // v_mad_i16
    0xa0f57003ea70d, // v_mad_i32_i16
    0xa0f61003c080d, // v_mad_i32_i24
    0x80f6b003f8b0d, // v_mad_i64_i32
    0xa0f73003dbb09, // v_mad_u16
    0xa0f7d003e9a0d, // v_mad_u32_u16
    0xa0f87003c150d, // v_mad_u32_u24
    0x80f91003f7e0d, // v_mad_u64_u32
    0xa0f99003e1a0a, // v_max3_f16
    0xa0fa3003ccf0a, // v_max3_f32
    0xa0fad003e240a, // v_max3_i16
    0xa0fb7003cd90a, // v_max3_i32
    0xa0fc1003e2e0a, // v_max3_u16
    0xa0fcb003ce30a, // v_max3_u32
    0xa0fd5003bcc09, // v_max_f16
    0xa0fdf003a8209, // v_max_f32
    0x40fe900413a09, // v_max_f64
    0x60fed00400c09, // v_max_i16
    0xa0ff3003a9409, // v_max_i32
    0x60ffd00400309, // v_max_u16
    0xa1003003aa609, // v_max_u32
    0xa100d003efa0c, // v_maxmin_f16
    0xa1017003ee20c, // v_maxmin_f32
    0xa1021003f2a0c, // v_maxmin_i32
    0xa102b003f120c, // v_maxmin_u32
    0x610350040ab12, // v_mbcnt_hi_u32_b32
    0x6103b00409912, // v_mbcnt_lo_u32_b32
    0xa1041003e380a, // v_med3_f16
    0xa104b003ced0a, // v_med3_f32
    0xa1055003e420a, // v_med3_i16
    0xa105f003cf70a, // v_med3_i32
    0xa1069003e4c0a, // v_med3_u16
    0xa1073003d010a, // v_med3_u32
    0xa107d003dfc0a, // v_min3_f16
    0xa1087003cb10a, // v_min3_f32
    0xa1091003e060a, // v_min3_i16
    0xa109b003cbb0a, // v_min3_i32
    0xa10a5003e100a, // v_min3_u16
    0xa10af003cc50a, // v_min3_u32
    0xa10b9003bd509, // v_min_f16
    0xa10c3003a7909, // v_min_f32
    0x410cd00413109, // v_min_f64
    0x610d100401e09, // v_min_i16
    0xa10d7003a8b09, // v_min_i32
    0x610e100401509, // v_min_u16
    0xa10e7003a9d09, // v_min_u32
    0xa10f1003f060c, // v_minmax_f16
    0xa10fb003eee0c, // v_minmax_f32
    0xa1105003f360c, // v_minmax_i32
    0xa110f003f1e0c, // v_minmax_u32
    0x8111900371709, // v_mov_b16
    0x8112100358409, // v_mov_b32
    0x811290038490d, // v_movreld_b32
    0x611310038560d, // v_movrels_b32
    0x6113700387110, // v_movrelsd_2_b32
    0x6113d0038630e, // v_movrelsd_b32
    0x81143003d9211, // v_mqsad_pk_u16_u8
    0x4114b003da30e, // v_mqsad_u32_u8
    0xa114f003d7909, // v_msad_u8
    0xa1159003a2412, // v_mul_dx9_zero_f32
    0xa1163003ba309, // v_mul_f16
    0xa116d003a3609, // v_mul_f32
    0x4117700412809, // v_mul_f64
    0x4117b0041660c, // v_mul_hi_i32
    0xa117f003a4c10, // v_mul_hi_i32_i24
    0x4118900415a0c, // v_mul_hi_u32
    0xa118d003a6910, // v_mul_hi_u32_u24
    0xa1197003a3f0d, // v_mul_i32_i24
    0xa115900645d10, // v_mul_legacy_f32
    0x611a1003fd70c, // v_mul_lo_u16
    0x411a700414e0c, // v_mul_lo_u32
    0xa11ab003a5c0d, // v_mul_u32_u24
    0xa11b5003ca50c, // v_mullit_f32
    0x211bf00357b05, // v_nop
    0x811c10039b209, // v_not_b16
    0x811c90037c109, // v_not_b32
    0xa11d1003e9109, // v_or3_b32
    0x611db0041f608, // v_or_b16
    0xa11e1003adf08, // v_or_b32
    0x611eb00403f0e, // v_pack_b32_f16
    0xa11f1003dc40a, // v_perm_b32
    0x411fb003eb410, // v_permlane16_b32
    0x111ff00399510, // v_permlane64_b32
    0x41200003ec411, // v_permlanex16_b32
    0x2120400370c0b, // v_pipeflush
    0x412060042df0c, // v_pk_add_f16
    0x4120a0042370c, // v_pk_add_i16
    0x4120e0042a30c, // v_pk_add_u16
    0x4121200426f10, // v_pk_ashrrev_i16
    0x812160042d30c, // v_pk_fma_f16
    0x2121e003be90d, // v_pk_fmac_f16
    0x4122000424f10, // v_pk_lshlrev_b16
    0x4122400425f10, // v_pk_lshrrev_b16
    0x8122800421c0c, // v_pk_mad_i16
    0x812300042970c, // v_pk_mad_u16
    0x412380043030c, // v_pk_max_f16
    0x4123c00427f0c, // v_pk_max_i16
    0x412400042bb0c, // v_pk_max_u16
    0x412440042f70c, // v_pk_min_f16
    0x4124800428b0c, // v_pk_min_i16
    0x4124c0042c70c, // v_pk_min_u16
    0x412500042eb0c, // v_pk_mul_f16
    0x412540042280f, // v_pk_mul_lo_u16
    0x412580042430c, // v_pk_sub_i16
    0x4125c0042af0c, // v_pk_sub_u16
    0x81260003d8210, // v_qsad_pk_u16_u8
    0x812680038b509, // v_rcp_f16
    0x8127000376809, // v_rcp_f32
    0x4127800378909, // v_rcp_f64
    0x8127c0037710f, // v_rcp_iflag_f32
    0x212840035ba13, // v_readfirstlane_b32
    0x112860041d00e, // v_readlane_b32
    0x812870039260b, // v_rndne_f16
    0x8128f0037400b, // v_rndne_f32
    0x412970036f60b, // v_rndne_f64
    0x8129b0038c809, // v_rsq_f16
    0x812a300378009, // v_rsq_f32
    0x412ab00379209, // v_rsq_f64
    0xa12af003d130b, // v_sad_hi_u8
    0xa12b9003d1e09, // v_sad_u16
    0xa12c3003d2709, // v_sad_u32
    0xa12cd003d0b08, // v_sad_u8
    0x812d700394e0f, // v_sat_pk_u8_i16
    0x812df00393c09, // v_sin_f16
    0x812e70037af09, // v_sin_f32
    0x812ef0038be0a, // v_sqrt_f16
    0x812f700379b0a, // v_sqrt_f32
    0x412ff0037a50a, // v_sqrt_f64
    0xa1303003b090f, // v_sub_co_ci_u32
    0x6130d003fa40c, // v_sub_co_u32
    0xa1313003b8e09, // v_sub_f16
    0xa131d0039fc09, // v_sub_f32
    0x6132d00646d09, // v_sub_i32
    0x613270040330c, // v_sub_nc_i16
    0x6132d0041070c, // v_sub_nc_i32
    0x61333003fcb0c, // v_sub_nc_u16
    0xa1339003b360c, // v_sub_nc_u32
    0xa133900647609, // v_sub_u32
    0xa1343003b1812, // v_subrev_co_ci_u32
    0x6134d003fb00f, // v_subrev_co_u32
    0xa1353003b970c, // v_subrev_f16
    0xa135d003a050c, // v_subrev_f32
    0xa1367003b420f, // v_subrev_nc_u32
    0xa136700647f0c, // v_subrev_u32
    0x1137100398b0a, // v_swap_b16
    0x113720039810a, // v_swap_b32
    0x113730039a50d, // v_swaprel_b32
    0x4137400417210, // v_trig_preop_f64
    0x8137800391b0b, // v_trunc_f16
    0x8138000372b0b, // v_trunc_f32
    0x413880036e10b, // v_trunc_f64
    0x1138c0043d319, // v_wmma_bf16_16x16x16_bf16
    0x1138d0043bc17, // v_wmma_f16_16x16x16_f16
    0x1138e0043a418, // v_wmma_f32_16x16x16_bf16
    0x1138f00438d17, // v_wmma_f32_16x16x16_f16
    0x1139000440317, // v_wmma_i32_16x16x16_iu4
    0x113910043ec17, // v_wmma_i32_16x16x16_iu8
    0x213920041de0f, // v_writelane_b32
    0xa1394003dce09, // v_xad_u32
    0xa139e003af00a, // v_xnor_b32
    0xa13a8003db10a, // v_xor3_b32
    0xa139400648b0d, // v_xor_add_u32
    0x613b20041fe09, // v_xor_b16
    0xa13b8003ae709, // v_xor_b32
];
/// Forms of mnemonics, in the order in which they are tried.
pub static FORMS: [u16; 5058] = [
    3384, 3356, 3370, 3363, 3376, 3355, 3369, 3381, 3358, 3367, 3380, 3366, 3379, 3383, 3361,
    3374, 3362, 3375, 3382, 3359, 3372, 3360, 3373, 3364, 3377, 3357, 3371, 3354, 3368, 3365,
    3378, 3352, 3353, 3335, 3332, 3333, 3334, 3344, 3320, 3321, 3322, 3323, 3347, 3350, 3346,
    3345, 3343, 3342, 3312, 3313, 3314, 3315, 3331, 3329, 3330, 3328, 3341, 3337, 3338, 3339,
    3336, 3340, 3324, 3325, 3326, 3327, 3349, 3348, 3351, 3316, 3317, 3318, 3319, 3078, 3163,
    3162, 3087, 3139, 3057, 3119, 3066, 3128, 3096, 3148, 3117, 3178, 3174, 3073, 3135, 3074,
    3136, 3103, 3155, 3104, 3156, 3165, 3116, 3091, 3143, 3061, 3123, 3084, 3080, 3082, 3083,
    3079, 3081, 3090, 3142, 3060, 3122, 3110, 3160, 3111, 3161, 3176, 3182, 3109, 3159, 3181,
    3114, 3112, 3170, 3171, 3115, 3172, 3173, 3113, 3168, 3169, 3076, 3138, 3063, 3125, 3106,
    3158, 3093, 3145, 3095, 3147, 3065, 3127, 3075, 3137, 3062, 3124, 3105, 3157, 3092, 3144,
    3094, 3146, 3064, 3126, 3069, 3131, 3099, 3151, 3077, 3067, 3129, 3097, 3149, 3118, 3177,
    3089, 3141, 3059, 3121, 3071, 3133, 3072, 3134, 3175, 3180, 3086, 3167, 3070, 3132, 3085,
    3166, 3179, 3101, 3153, 3102, 3154, 3100, 3152, 3164, 3088, 3140, 3058, 3120, 3108, 3107,
    3068, 3130, 3098, 3150, 3583, 3310, 3255, 3282, 3268, 3294, 3253, 3280, 3304, 3276, 3302,
    3274, 3300, 3308, 3264, 3290, 3266, 3292, 3306, 3260, 3286, 3262, 3288, 3270, 3296, 3257,
    3284, 3251, 3278, 3272, 3298, 3204, 3195, 3198, 3201, 3231, 3240, 3237, 3234, 3228, 3225,
    3192, 3186, 3189, 3183, 3222, 3210, 3213, 3216, 3207, 3219, 3246, 3243, 3311, 3256, 3283,
    3269, 3295, 3254, 3281, 3305, 3259, 3277, 3303, 3275, 3301, 3309, 3265, 3291, 3267, 3293,
    3307, 3261, 3287, 3263, 3289, 3271, 3297, 3258, 3285, 3252, 3279, 3273, 3299, 3249, 3206,
    3197, 3200, 3203, 3233, 3242, 3239, 3236, 3230, 3227, 3194, 3188, 3191, 3185, 3250, 3224,
    3212, 3215, 3218, 3209, 3221, 3248, 3245, 3425, 3426, 3437, 3438, 3423, 3424, 3445, 3446,
    3443, 3444, 3439, 3440, 3433, 3434, 3429, 3430, 3427, 3428, 3421, 3422, 3435, 3436, 3431,
    3432, 3441, 3442, 3453, 3454, 3451, 3452, 3495, 3496, 3499, 3500, 3557, 3558, 3503, 3504,
    3563, 3564, 3565, 3566, 3559, 3560, 3561, 3562, 3505, 3506, 3511, 3512, 3555, 3556, 3497,
    3498, 3501, 3502, 3509, 3510, 3507, 3508, 3567, 3568, 3513, 3514, 3447, 3448, 3401, 3402,
    3403, 3404, 3409, 3410, 3411, 3412, 3405, 3406, 3407, 3408, 3449, 3450, 3455, 3456, 3461,
    3462, 3527, 3528, 3539, 3540, 3481, 3482, 3465, 3466, 3471, 3472, 3533, 3534, 3545, 3546,
    3491, 3492, 3529, 3530, 3541, 3542, 3467, 3468, 3531, 3532, 3547, 3548, 3543, 3544, 3551,
    3552, 3517, 3518, 3487, 3488, 3521, 3522, 3469, 3470, 3489, 3490, 3473, 3474, 3493, 3494,
    3485, 3486, 3523, 3524, 3535, 3536, 3457, 3458, 3525, 3526, 3553, 3554, 3537, 3538, 3549,
    3550, 3515, 3516, 3477, 3478, 3519, 3520, 3459, 3460, 3479, 3480, 3463, 3464, 3483, 3484,
    3475, 3476, 3413, 3414, 3415, 3416, 3419, 3420, 3417, 3418, 4683, 4682, 4722, 4723, 196,
    197, 198, 199, 416, 417, 418, 419, 380, 381, 382, 383, 180, 181, 182, 183, 172, 173, 174,
    175, 188, 189, 190, 191, 455, 256, 257, 258, 259, 260, 261, 262, 263, 4768, 4769, 4770,
    4771, 4784, 4785, 4786, 4787, 304, 305, 306, 307, 308, 309, 310, 311, 4776, 4777, 4778,
    4779, 4788, 4789, 4790, 4791, 4744, 4745, 4746, 4747, 216, 217, 218, 219, 220, 221, 222,
    223, 3581, 3582, 5057, 4724, 4725, 4726, 4727, 4728, 4729, 4730, 4731, 324, 325, 326,
    327, 332, 333, 334, 335, 320, 321, 322, 323, 328, 329, 330, 331, 336, 337, 338, 339, 340,
    341, 342, 343, 4883, 4884, 4885, 4886, 4891, 4892, 4893, 4894, 4887, 4888, 4889, 4890,
    4895, 4896, 4897, 4898, 4720, 4721, 4712, 4713, 4714, 4715, 4716, 4717, 4718, 4719, 5034,
    4692, 4693, 4694, 4695, 3576, 3577, 3574, 3578, 3575, 460, 5041, 5044, 5043, 5042, 5040,
    5039, 5035, 5036, 5038, 5037, 4827, 4828, 4805, 4806, 5024, 4704, 4705, 4706, 4707, 4700,
    4701, 4702, 4703, 4688, 4689, 4690, 4691, 442, 4967, 4968, 4969, 4970, 4911, 4912, 4913,
    4914, 4835, 4836, 4837, 4838, 4859, 4860, 4861, 4862, 4899, 4900, 4901, 4902, 4983, 4984,
    4985, 4986, 4927, 4928, 4929, 4930, 4847, 4848, 4849, 4850, 4871, 4872, 4873, 4874, 4975,
    4976, 4977, 4978, 4919, 4920, 4921, 4922, 4843, 4844, 4845, 4846, 4867, 4868, 4869, 4870,
    4971, 4972, 4973, 4974, 4915, 4916, 4917, 4918, 4855, 4856, 4857, 4858, 4879, 4880, 4881,
    4882, 4979, 4980, 4981, 4982, 4923, 4924, 4925, 4926, 4839, 4840, 4841, 4842, 4863, 4864,
    4865, 4866, 4903, 4904, 4905, 4906, 4963, 4964, 4965, 4966, 4907, 4908, 4909, 4910, 4851,
    4852, 4853, 4854, 4875, 4876, 4877, 4878, 5011, 5012, 5013, 5014, 4955, 4956, 4957, 4958,
    4995, 4996, 4997, 4998, 4939, 4940, 4941, 4942, 5003, 5004, 5005, 5006, 4947, 4948, 4949,
    4950, 5007, 5008, 5009, 5010, 4951, 4952, 4953, 4954, 4999, 5000, 5001, 5002, 4943, 4944,
    4945, 4946, 5015, 5016, 5017, 5018, 4959, 4960, 4961, 4962, 4987, 4988, 4989, 4990, 4931,
    4932, 4933, 4934, 4991, 4992, 4993, 4994, 4935, 4936, 4937, 4938, 443, 449, 446, 452,
    445, 451, 448, 454, 444, 450, 447, 453, 5033, 356, 357, 358, 359, 360, 361, 362, 363,
    4696, 4697, 4698, 4699, 4821, 4822, 4823, 4824, 4813, 4814, 4815, 4816, 4825, 4826, 4817,
    4818, 412, 413, 414, 415, 4819, 4820, 3580, 5053, 5025, 5032, 5045, 5047, 5046, 4829,
    4830, 4807, 4808, 400, 401, 402, 403, 436, 437, 438, 439, 408, 409, 410, 411, 404, 405,
    406, 407, 4799, 457, 3579, 5056, 5052, 3571, 3572, 3569, 3573, 3570, 224, 225, 226, 227,
    228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 200, 201, 202, 203, 204, 205,
    206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 428, 429, 430, 431, 392, 393, 394, 395,
    248, 249, 250, 251, 252, 253, 254, 255, 424, 425, 426, 427, 388, 389, 390, 391, 240, 241,
    242, 243, 244, 245, 246, 247, 4684, 4685, 4686, 4687, 440, 4794, 4795, 4796, 4797, 4792,
    4793, 4798, 432, 433, 434, 435, 396, 397, 398, 399, 352, 353, 354, 355, 348, 349, 350,
    351, 344, 345, 346, 347, 456, 280, 281, 282, 283, 284, 285, 286, 287, 4756, 4757, 4758,
    4759, 5019, 288, 289, 290, 291, 292, 293, 294, 295, 4760, 4761, 4762, 4763, 4740, 4741,
    4742, 4743, 264, 265, 266, 267, 268, 269, 270, 271, 4772, 4773, 4774, 4775, 312, 313,
    314, 315, 316, 317, 318, 319, 4780, 4781, 4782, 4783, 4748, 4749, 4750, 4751, 372, 373,
    374, 375, 376, 377, 378, 379, 368, 369, 370, 371, 364, 365, 366, 367, 4732, 4733, 4734,
    4735, 4802, 4833, 4834, 4811, 4812, 5031, 5050, 4803, 4804, 5051, 5023, 5021, 5020, 4800,
    5049, 458, 459, 4710, 4711, 4708, 4709, 5022, 420, 421, 422, 423, 384, 385, 386, 387,
    184, 185, 186, 187, 176, 177, 178, 179, 192, 193, 194, 195, 461, 462, 4801, 5030, 4831,
    4832, 4809, 4810, 5054, 5055, 441, 5029, 5028, 5027, 5026, 465, 466, 464, 463, 5048,
    4736, 4737, 4738, 4739, 296, 297, 298, 299, 300, 301, 302, 303, 4764, 4765, 4766, 4767,
    272, 273, 274, 275, 276, 277, 278, 279, 4752, 4753, 4754, 4755, 3205, 3196, 3199, 3202,
    3232, 3241, 3238, 3235, 3229, 3226, 3193, 3187, 3190, 3184, 3223, 3211, 3214, 3217, 3208,
    3220, 3247, 3244, 3393, 3394, 3395, 3396, 3385, 3386, 3387, 3388, 3397, 3398, 3399, 3400,
    3389, 3390, 3391, 3392, 2599, 2602, 2603, 2604, 2605, 2606, 2607, 2608, 2600, 2601, 98,
    101, 1679, 1682, 1683, 1684, 99, 100, 1680, 1681, 2805, 2808, 2809, 2810, 2806, 2807,
    134, 137, 1727, 1730, 1731, 1732, 135, 136, 1728, 1729, 8, 11, 1543, 1546, 1547, 1548, 9,
    10, 1544, 1545, 2973, 2974, 2975, 2976, 2469, 2472, 2473, 2474, 2475, 2476, 2477, 2478,
    2470, 2471, 2877, 2880, 2881, 2882, 2878, 2879, 2967, 2970, 2971, 2972, 2968, 2969, 2823,
    2826, 2827, 2828, 2824, 2825, 110, 113, 1697, 1700, 1701, 1702, 111, 112, 1698, 1699,
    2187, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 2188, 2189, 2197, 2200, 2201, 2202, 2203,
    2204, 2205, 2206, 2198, 2199, 3039, 3042, 3043, 3044, 3040, 3041, 82, 85, 1655, 1658,
    1659, 1660, 83, 84, 1656, 1657, 2619, 2622, 2623, 2624, 2625, 2626, 2627, 2628, 2620,
    2621, 3021, 3024, 3025, 3026, 3022, 3023, 78, 81, 1649, 1652, 1653, 1654, 79, 80, 1650,
    1651, 3033, 3034, 3035, 2919, 2922, 2923, 2924, 2920, 2921, 2139, 2142, 2143, 2144, 2145,
    2146, 2147, 2148, 2140, 2141, 2129, 2132, 2133, 2134, 2135, 2136, 2137, 2138, 2130, 2131,
    2149, 2152, 2153, 2154, 2155, 2156, 2157, 2158, 2150, 2151, 2913, 2916, 2917, 2918, 2914,
    2915, 4357, 4360, 1920, 1923, 4358, 4359, 1921, 1922, 4448, 4451, 2011, 2014, 4449, 4450,
    2012, 2013, 4303, 4306, 1866, 1869, 4304, 4305, 1867, 1868, 4284, 4285, 1847, 1848, 4369,
    4372, 1932, 1935, 4370, 4371, 1933, 1934, 4361, 4364, 1924, 1927, 4362, 4363, 1925, 1926,
    3888, 3891, 1017, 1020, 1021, 1022, 3889, 3890, 1018, 1019, 3892, 3895, 1023, 1026, 1027,
    1028, 3893, 3894, 1024, 1025, 3896, 3897, 1029, 1030, 1031, 1032, 3592, 3595, 541, 544,
    545, 546, 3593, 3594, 542, 543, 3656, 3659, 637, 640, 641, 642, 3657, 3658, 638, 639,
    3716, 3717, 729, 730, 731, 732, 3748, 3751, 791, 794, 795, 796, 3749, 3750, 792, 793,
    3800, 3803, 869, 872, 873, 874, 3801, 3802, 870, 871, 3860, 3861, 961, 962, 963, 964,
    3772, 3775, 827, 830, 831, 832, 3773, 3774, 828, 829, 3832, 3835, 917, 920, 921, 922,
    3833, 3834, 918, 919, 3876, 3877, 993, 994, 995, 996, 3584, 3587, 529, 532, 533, 534,
    3585, 3586, 530, 531, 3648, 3651, 625, 628, 629, 630, 3649, 3650, 626, 627, 3712, 3713,
    721, 722, 723, 724, 3792, 3795, 857, 860, 861, 862, 3793, 3794, 858, 859, 3856, 3857,
    953, 954, 955, 956, 3824, 3827, 905, 908, 909, 910, 3825, 3826, 906, 907, 3872, 3873,
    985, 986, 987, 988, 3608, 3611, 565, 568, 569, 570, 3609, 3610, 566, 567, 3672, 3675,
    661, 664, 665, 666, 3673, 3674, 662, 663, 3724, 3725, 745, 746, 747, 748, 3764, 3767,
    815, 818, 819, 820, 3765, 3766, 816, 817, 3816, 3819, 893, 896, 897, 898, 3817, 3818,
    894, 895, 3868, 3869, 977, 978, 979, 980, 3788, 3791, 851, 854, 855, 856, 3789, 3790,
    852, 853, 3848, 3851, 941, 944, 945, 946, 3849, 3850, 942, 943, 3884, 3885, 1009, 1010,
    1011, 1012, 3600, 3603, 553, 556, 557, 558, 3601, 3602, 554, 555, 3664, 3667, 649, 652,
    653, 654, 3665, 3666, 650, 651, 3720, 3721, 737, 738, 739, 740, 3756, 3759, 803, 806,
    807, 808, 3757, 3758, 804, 805, 3808, 3811, 881, 884, 885, 886, 3809, 3810, 882, 883,
    3864, 3865, 969, 970, 971, 972, 3780, 3783, 839, 842, 843, 844, 3781, 3782, 840, 841,
    3840, 3843, 929, 932, 933, 934, 3841, 3842, 930, 931, 3880, 3881, 1001, 1002, 1003, 1004,
    3596, 3599, 547, 550, 551, 552, 3597, 3598, 548, 549, 3660, 3663, 643, 646, 647, 648,
    3661, 3662, 644, 645, 3718, 3719, 733, 734, 735, 736, 3752, 3755, 797, 800, 801, 802,
    3753, 3754, 798, 799, 3804, 3807, 875, 878, 879, 880, 3805, 3806, 876, 877, 3862, 3863,
    965, 966, 967, 968, 3776, 3779, 833, 836, 837, 838, 3777, 3778, 834, 835, 3836, 3839,
    923, 926, 927, 928, 3837, 3838, 924, 925, 3878, 3879, 997, 998, 999, 1000, 3604, 3607,
    559, 562, 563, 564, 3605, 3606, 560, 561, 3668, 3671, 655, 658, 659, 660, 3669, 3670,
    656, 657, 3722, 3723, 741, 742, 743, 744, 3588, 3591, 535, 538, 539, 540, 3589, 3590,
    536, 537, 3652, 3655, 631, 634, 635, 636, 3653, 3654, 632, 633, 3714, 3715, 725, 726,
    727, 728, 3744, 3747, 785, 788, 789, 790, 3745, 3746, 786, 787, 3796, 3799, 863, 866,
    867, 868, 3797, 3798, 864, 865, 3858, 3859, 957, 958, 959, 960, 3768, 3771, 821, 824,
    825, 826, 3769, 3770, 822, 823, 3828, 3831, 911, 914, 915, 916, 3829, 3830, 912, 913,
    3874, 3875, 989, 990, 991, 992, 3760, 3763, 809, 812, 813, 814, 3761, 3762, 810, 811,
    3812, 3815, 887, 890, 891, 892, 3813, 3814, 888, 889, 3866, 3867, 973, 974, 975, 976,
    3784, 3787, 845, 848, 849, 850, 3785, 3786, 846, 847, 3844, 3847, 935, 938, 939, 940,
    3845, 3846, 936, 937, 3882, 3883, 1005, 1006, 1007, 1008, 3636, 3639, 607, 610, 611, 612,
    3637, 3638, 608, 609, 3700, 3703, 703, 706, 707, 708, 3701, 3702, 704, 705, 3738, 3739,
    773, 774, 775, 776, 3620, 3623, 583, 586, 587, 588, 3621, 3622, 584, 585, 3684, 3687,
    679, 682, 683, 684, 3685, 3686, 680, 681, 3730, 3731, 757, 758, 759, 760, 3628, 3631,
    595, 598, 599, 600, 3629, 3630, 596, 597, 3692, 3695, 691, 694, 695, 696, 3693, 3694,
    692, 693, 3734, 3735, 765, 766, 767, 768, 3632, 3635, 601, 604, 605, 606, 3633, 3634,
    602, 603, 3696, 3699, 697, 700, 701, 702, 3697, 3698, 698, 699, 3736, 3737, 769, 770,
    771, 772, 3624, 3627, 589, 592, 593, 594, 3625, 3626, 590, 591, 3688, 3691, 685, 688,
    689, 690, 3689, 3690, 686, 687, 3732, 3733, 761, 762, 763, 764, 3640, 3643, 613, 616,
    617, 618, 3641, 3642, 614, 615, 3704, 3707, 709, 712, 713, 714, 3705, 3706, 710, 711,
    3740, 3741, 777, 778, 779, 780, 3612, 3615, 571, 574, 575, 576, 3613, 3614, 572, 573,
    3676, 3679, 667, 670, 671, 672, 3677, 3678, 668, 669, 3726, 3727, 749, 750, 751, 752,
    3644, 3647, 619, 622, 623, 624, 3645, 3646, 620, 621, 3708, 3711, 715, 718, 719, 720,
    3709, 3710, 716, 717, 3742, 3743, 781, 782, 783, 784, 3820, 3823, 899, 902, 903, 904,
    3821, 3822, 900, 901, 3870, 3871, 981, 982, 983, 984, 3852, 3855, 947, 950, 951, 952,
    3853, 3854, 948, 949, 3886, 3887, 1013, 1014, 1015, 1016, 3616, 3619, 577, 580, 581, 582,
    3617, 3618, 578, 579, 3680, 3683, 673, 676, 677, 678, 3681, 3682, 674, 675, 3728, 3729,
    753, 754, 755, 756, 4202, 4205, 1521, 1524, 1525, 1526, 4203, 4204, 1522, 1523, 4206,
    4209, 1527, 1530, 1531, 1532, 4207, 4208, 1528, 1529, 4210, 4211, 1533, 1534, 1535, 1536,
    3906, 3909, 1045, 1048, 1049, 1050, 3907, 3908, 1046, 1047, 3970, 3973, 1141, 1144, 1145,
    1146, 3971, 3972, 1142, 1143, 4030, 4031, 1233, 1234, 1235, 1236, 4062, 4065, 1295, 1298,
    1299, 1300, 4063, 4064, 1296, 1297, 4114, 4117, 1373, 1376, 1377, 1378, 4115, 4116, 1374,
    1375, 4174, 4175, 1465, 1466, 1467, 1468, 4086, 4089, 1331, 1334, 1335, 1336, 4087, 4088,
    1332, 1333, 4146, 4149, 1421, 1424, 1425, 1426, 4147, 4148, 1422, 1423, 4190, 4191, 1497,
    1498, 1499, 1500, 3898, 3901, 1033, 1036, 1037, 1038, 3899, 3900, 1034, 1035, 3962, 3965,
    1129, 1132, 1133, 1134, 3963, 3964, 1130, 1131, 4026, 4027, 1225, 1226, 1227, 1228, 4106,
    4109, 1361, 1364, 1365, 1366, 4107, 4108, 1362, 1363, 4170, 4171, 1457, 1458, 1459, 1460,
    4138, 4141, 1409, 1412, 1413, 1414, 4139, 4140, 1410, 1411, 4186, 4187, 1489, 1490, 1491,
    1492, 3922, 3925, 1069, 1072, 1073, 1074, 3923, 3924, 1070, 1071, 3986, 3989, 1165, 1168,
    1169, 1170, 3987, 3988, 1166, 1167, 4038, 4039, 1249, 1250, 1251, 1252, 4078, 4081, 1319,
    1322, 1323, 1324, 4079, 4080, 1320, 1321, 4130, 4133, 1397, 1400, 1401, 1402, 4131, 4132,
    1398, 1399, 4182, 4183, 1481, 1482, 1483, 1484, 4102, 4105, 1355, 1358, 1359, 1360, 4103,
    4104, 1356, 1357, 4162, 4165, 1445, 1448, 1449, 1450, 4163, 4164, 1446, 1447, 4198, 4199,
    1513, 1514, 1515, 1516, 3914, 3917, 1057, 1060, 1061, 1062, 3915, 3916, 1058, 1059, 3978,
    3981, 1153, 1156, 1157, 1158, 3979, 3980, 1154, 1155, 4034, 4035, 1241, 1242, 1243, 1244,
    4070, 4073, 1307, 1310, 1311, 1312, 4071, 4072, 1308, 1309, 4122, 4125, 1385, 1388, 1389,
    1390, 4123, 4124, 1386, 1387, 4178, 4179, 1473, 1474, 1475, 1476, 4094, 4097, 1343, 1346,
    1347, 1348, 4095, 4096, 1344, 1345, 4154, 4157, 1433, 1436, 1437, 1438, 4155, 4156, 1434,
    1435, 4194, 4195, 1505, 1506, 1507, 1508, 3910, 3913, 1051, 1054, 1055, 1056, 3911, 3912,
    1052, 1053, 3974, 3977, 1147, 1150, 1151, 1152, 3975, 3976, 1148, 1149, 4032, 4033, 1237,
    1238, 1239, 1240, 4066, 4069, 1301, 1304, 1305, 1306, 4067, 4068, 1302, 1303, 4118, 4121,
    1379, 1382, 1383, 1384, 4119, 4120, 1380, 1381, 4176, 4177, 1469, 1470, 1471, 1472, 4090,
    4093, 1337, 1340, 1341, 1342, 4091, 4092, 1338, 1339, 4150, 4153, 1427, 1430, 1431, 1432,
    4151, 4152, 1428, 1429, 4192, 4193, 1501, 1502, 1503, 1504, 3918, 3921, 1063, 1066, 1067,
    1068, 3919, 3920, 1064, 1065, 3982, 3985, 1159, 1162, 1163, 1164, 3983, 3984, 1160, 1161,
    4036, 4037, 1245, 1246, 1247, 1248, 3902, 3905, 1039, 1042, 1043, 1044, 3903, 3904, 1040,
    1041, 3966, 3969, 1135, 1138, 1139, 1140, 3967, 3968, 1136, 1137, 4028, 4029, 1229, 1230,
    1231, 1232, 4058, 4061, 1289, 1292, 1293, 1294, 4059, 4060, 1290, 1291, 4110, 4113, 1367,
    1370, 1371, 1372, 4111, 4112, 1368, 1369, 4172, 4173, 1461, 1462, 1463, 1464, 4082, 4085,
    1325, 1328, 1329, 1330, 4083, 4084, 1326, 1327, 4142, 4145, 1415, 1418, 1419, 1420, 4143,
    4144, 1416, 1417, 4188, 4189, 1493, 1494, 1495, 1496, 4074, 4077, 1313, 1316, 1317, 1318,
    4075, 4076, 1314, 1315, 4126, 4129, 1391, 1394, 1395, 1396, 4127, 4128, 1392, 1393, 4180,
    4181, 1477, 1478, 1479, 1480, 4098, 4101, 1349, 1352, 1353, 1354, 4099, 4100, 1350, 1351,
    4158, 4161, 1439, 1442, 1443, 1444, 4159, 4160, 1440, 1441, 4196, 4197, 1509, 1510, 1511,
    1512, 3950, 3953, 1111, 1114, 1115, 1116, 3951, 3952, 1112, 1113, 4014, 4017, 1207, 1210,
    1211, 1212, 4015, 4016, 1208, 1209, 4052, 4053, 1277, 1278, 1279, 1280, 3934, 3937, 1087,
    1090, 1091, 1092, 3935, 3936, 1088, 1089, 3998, 4001, 1183, 1186, 1187, 1188, 3999, 4000,
    1184, 1185, 4044, 4045, 1261, 1262, 1263, 1264, 3942, 3945, 1099, 1102, 1103, 1104, 3943,
    3944, 1100, 1101, 4006, 4009, 1195, 1198, 1199, 1200, 4007, 4008, 1196, 1197, 4048, 4049,
    1269, 1270, 1271, 1272, 3946, 3949, 1105, 1108, 1109, 1110, 3947, 3948, 1106, 1107, 4010,
    4013, 1201, 1204, 1205, 1206, 4011, 4012, 1202, 1203, 4050, 4051, 1273, 1274, 1275, 1276,
    3938, 3941, 1093, 1096, 1097, 1098, 3939, 3940, 1094, 1095, 4002, 4005, 1189, 1192, 1193,
    1194, 4003, 4004, 1190, 1191, 4046, 4047, 1265, 1266, 1267, 1268, 3954, 3957, 1117, 1120,
    1121, 1122, 3955, 3956, 1118, 1119, 4018, 4021, 1213, 1216, 1217, 1218, 4019, 4020, 1214,
    1215, 4054, 4055, 1281, 1282, 1283, 1284, 3926, 3929, 1075, 1078, 1079, 1080, 3927, 3928,
    1076, 1077, 3990, 3993, 1171, 1174, 1175, 1176, 3991, 3992, 1172, 1173, 4040, 4041, 1253,
    1254, 1255, 1256, 3958, 3961, 1123, 1126, 1127, 1128, 3959, 3960, 1124, 1125, 4022, 4025,
    1219, 1222, 1223, 1224, 4023, 4024, 1220, 1221, 4056, 4057, 1285, 1286, 1287, 1288, 4134,
    4137, 1403, 1406, 1407, 1408, 4135, 4136, 1404, 1405, 4184, 4185, 1485, 1486, 1487, 1488,
    4166, 4169, 1451, 1454, 1455, 1456, 4167, 4168, 1452, 1453, 4200, 4201, 1517, 1518, 1519,
    1520, 3930, 3933, 1081, 1084, 1085, 1086, 3931, 3932, 1082, 1083, 3994, 3997, 1177, 1180,
    1181, 1182, 3995, 3996, 1178, 1179, 4042, 4043, 1257, 1258, 1259, 1260, 2667, 2670, 2671,
    2672, 2668, 2669, 0, 3, 1537, 1540, 1541, 1542, 1, 2, 1538, 1539, 4468, 4471, 2031, 2034,
    4469, 4470, 2032, 2033, 4349, 4352, 1912, 1915, 4350, 4351, 1913, 1914, 4365, 4368, 1928,
    1931, 4366, 4367, 1929, 1930, 2089, 2092, 2093, 2094, 2095, 2096, 2097, 2098, 2090, 2091,
    2119, 2122, 2123, 2124, 2125, 2126, 2127, 2128, 2120, 2121, 2099, 2102, 2103, 2104, 2105,
    2106, 2107, 2108, 2100, 2101, 2109, 2112, 2113, 2114, 2115, 2116, 2117, 2118, 2110, 2111,
    4238, 4241, 1801, 1804, 4239, 4240, 1802, 1803, 4404, 4407, 1967, 1970, 4405, 4406, 1968,
    1969, 4400, 4403, 1963, 1966, 4401, 4402, 1964, 1965, 4242, 4245, 1805, 1808, 4243, 4244,
    1806, 1807, 4258, 4259, 1821, 1822, 4222, 4225, 1785, 1788, 4223, 4224, 1786, 1787, 4226,
    4229, 1789, 1792, 4227, 4228, 1790, 1791, 4262, 4265, 1825, 1828, 4263, 4264, 1826, 1827,
    4266, 4269, 1829, 1832, 4267, 4268, 1830, 1831, 4270, 4273, 1833, 1836, 4271, 4272, 1834,
    1835, 4274, 4277, 1837, 1840, 4275, 4276, 1838, 1839, 4260, 4261, 1823, 1824, 4220, 4221,
    1783, 1784, 4280, 4281, 1843, 1844, 4250, 4253, 1813, 1816, 4251, 4252, 1814, 1815, 4412,
    4415, 1975, 1978, 4413, 4414, 1976, 1977, 4234, 4237, 1797, 1800, 4235, 4236, 1798, 1799,
    4218, 4219, 1781, 1782, 4492, 4495, 2051, 2054, 4493, 4494, 2052, 2053, 4246, 4249, 1809,
    1812, 4247, 4248, 1810, 1811, 4476, 4479, 2039, 2042, 4477, 4478, 2040, 2041, 4480, 4483,
    2043, 2046, 4481, 4482, 2044, 2045, 4254, 4257, 1817, 1820, 4255, 4256, 1818, 1819, 2841,
    2844, 2845, 2846, 2842, 2843, 2955, 2958, 2959, 2960, 2956, 2957, 2895, 2898, 2899, 2900,
    2896, 2897, 2937, 2940, 2941, 2942, 2938, 2939, 2901, 2904, 2905, 2906, 2902, 2903, 2943,
    2946, 2947, 2948, 2944, 2945, 130, 133, 1721, 1724, 1725, 1726, 131, 132, 1722, 1723,
    2847, 2850, 2851, 2852, 2848, 2849, 2949, 2952, 2953, 2954, 2950, 2951, 2347, 2350, 2351,
    2352, 2353, 2354, 2355, 2356, 2348, 2349, 4408, 4411, 1971, 1974, 4409, 4410, 1972, 1973,
    4230, 4233, 1793, 1796, 4231, 4232, 1794, 1795, 4278, 4279, 1841, 1842, 4496, 4499, 2055,
    2058, 4497, 4498, 2056, 2057, 2589, 2592, 2593, 2594, 2595, 2596, 2597, 2598, 2590, 2591,
    2357, 2358, 2359, 2360, 2361, 2362, 2363, 2364, 2365, 2366, 2367, 2368, 2369, 2370, 2371,
    2372, 2373, 2374, 2375, 2376, 2377, 2378, 2379, 2380, 2381, 2382, 2383, 2384, 2385, 2386,
    2387, 2388, 2773, 2774, 2775, 2776, 2777, 2778, 2779, 2780, 2781, 2782, 2783, 2784, 2785,
    2786, 2787, 2788, 2763, 2766, 2767, 2768, 2769, 2770, 2771, 2772, 2764, 2765, 2753, 2756,
    2757, 2758, 2759, 2760, 2761, 2762, 2754, 2755, 4630, 4633, 4634, 4635, 4636, 4637, 4638,
    4639, 4631, 4632, 4588, 4591, 4592, 4593, 4594, 4595, 4596, 4597, 4589, 4590, 4, 7, 5, 6,
    4598, 4599, 4600, 4601, 4602, 4603, 4604, 4605, 4606, 4607, 4608, 4609, 4610, 4611, 4612,
    4613, 4614, 4615, 4616, 4617, 4618, 4619, 4620, 4621, 4622, 4623, 4624, 4625, 4626, 4627,
    4628, 4629, 475, 503, 476, 504, 523, 524, 527, 528, 485, 513, 486, 514, 493, 521, 494,
    522, 491, 519, 492, 520, 469, 470, 497, 498, 467, 495, 468, 496, 471, 472, 499, 500, 525,
    526, 487, 515, 488, 516, 489, 517, 490, 518, 483, 511, 484, 512, 481, 509, 482, 510, 473,
    501, 474, 502, 477, 505, 478, 506, 479, 507, 480, 508, 4432, 4435, 1995, 1998, 4433,
    4434, 1996, 1997, 4315, 4318, 1878, 1881, 4316, 4317, 1879, 1880, 4444, 4447, 2007, 2010,
    4445, 4446, 2008, 2009, 4311, 4314, 1874, 1877, 4312, 4313, 1875, 1876, 4288, 4289, 1851,
    1852, 2059, 2062, 2063, 2064, 2065, 2066, 2067, 2068, 2060, 2061, 2479, 2482, 2483, 2484,
    2485, 2486, 2487, 2488, 2480, 2481, 2159, 2162, 2163, 2164, 2165, 2166, 2167, 2168, 2160,
    2161, 2169, 2170, 2171, 2172, 2173, 2174, 2175, 2176, 4640, 4643, 4644, 4645, 4646, 4647,
    4648, 4649, 4641, 4642, 4660, 4663, 4664, 4665, 4666, 4667, 4668, 4669, 4661, 4662, 4650,
    4653, 4654, 4655, 4656, 4657, 4658, 4659, 4651, 4652, 156, 157, 128, 129, 20, 21, 1561,
    1562, 1563, 1564, 150, 153, 1751, 1754, 1755, 1756, 151, 152, 1752, 1753, 122, 125, 1715,
    1718, 1719, 1720, 123, 124, 1716, 1717, 154, 155, 126, 127, 4460, 4463, 2023, 2026, 4461,
    4462, 2024, 2025, 4295, 4298, 1858, 1861, 4296, 4297, 1859, 1860, 4377, 4378, 1940, 1941,
    4440, 4443, 2003, 2006, 4441, 4442, 2004, 2005, 4379, 4382, 1942, 1945, 4380, 4381, 1943,
    1944, 4373, 4374, 1936, 1937, 4436, 4439, 1999, 2002, 4437, 4438, 2000, 2001, 4383, 4386,
    1946, 1949, 4384, 4385, 1947, 1948, 4375, 4376, 1938, 1939, 4678, 4676, 4680, 4679, 4677,
    4681, 166, 169, 1769, 1772, 1773, 1774, 167, 168, 1770, 1771, 2907, 2910, 2911, 2912,
    2908, 2909, 2989, 2990, 2991, 2992, 2177, 2180, 2181, 2182, 2183, 2184, 2185, 2186, 2178,
    2179, 4428, 4431, 1991, 1994, 4429, 4430, 1992, 1993, 4319, 4322, 1882, 1885, 4320, 4321,
    1883, 1884, 2459, 2462, 2463, 2464, 2465, 2466, 2467, 2468, 2460, 2461, 2609, 2612, 2613,
    2614, 2615, 2616, 2617, 2618, 2610, 2611, 3009, 3012, 3013, 3014, 3010, 3011, 70, 73,
    1637, 1640, 1641, 1642, 71, 72, 1638, 1639, 3027, 3028, 3029, 3015, 3018, 3019, 3020,
    3016, 3017, 74, 77, 1643, 1646, 1647, 1648, 75, 76, 1644, 1645, 3030, 3031, 3032, 2579,
    2582, 2583, 2584, 2585, 2586, 2587, 2588, 2580, 2581, 2649, 2652, 2653, 2654, 2655, 2656,
    2657, 2658, 2650, 2651, 2069, 2072, 2073, 2074, 2075, 2076, 2077, 2078, 2070, 2071, 2797,
    2798, 2799, 2800, 2801, 2802, 2803, 2804, 2429, 2432, 2433, 2434, 2435, 2436, 2437, 2438,
    2430, 2431, 2639, 2642, 2643, 2644, 2645, 2646, 2647, 2648, 2640, 2641, 2079, 2082, 2083,
    2084, 2085, 2086, 2087, 2088, 2080, 2081, 2789, 2790, 2791, 2792, 2793, 2794, 2795, 2796,
    2519, 2522, 2523, 2524, 2525, 2526, 2527, 2528, 2520, 2521, 2247, 2250, 2251, 2252, 2253,
    2254, 2255, 2256, 2248, 2249, 2529, 2532, 2533, 2534, 2535, 2536, 2537, 2538, 2530, 2531,
    2257, 2260, 2261, 2262, 2263, 2264, 2265, 2266, 2258, 2259, 2539, 2542, 2543, 2544, 2545,
    2546, 2547, 2548, 2540, 2541, 2267, 2270, 2271, 2272, 2273, 2274, 2275, 2276, 2268, 2269,
    158, 161, 1757, 1760, 1761, 1762, 159, 160, 1758, 1759, 50, 53, 1607, 1610, 1611, 1612,
    51, 52, 1608, 1609, 2985, 2986, 2987, 2988, 2859, 2862, 2863, 2864, 2860, 2861, 58, 61,
    1619, 1622, 1623, 1624, 59, 60, 1620, 1621, 2853, 2856, 2857, 2858, 2854, 2855, 66, 69,
    1631, 1634, 1635, 1636, 67, 68, 1632, 1633, 2693, 2696, 2697, 2698, 2699, 2700, 2701,
    2702, 2694, 2695, 2673, 2676, 2677, 2678, 2679, 2680, 2681, 2682, 2674, 2675, 2733, 2736,
    2737, 2738, 2739, 2740, 2741, 2742, 2734, 2735, 2713, 2716, 2717, 2718, 2719, 2720, 2721,
    2722, 2714, 2715, 2931, 2934, 2935, 2936, 2932, 2933, 2925, 2928, 2929, 2930, 2926, 2927,
    2549, 2552, 2553, 2554, 2555, 2556, 2557, 2558, 2550, 2551, 2277, 2280, 2281, 2282, 2283,
    2284, 2285, 2286, 2278, 2279, 2559, 2562, 2563, 2564, 2565, 2566, 2567, 2568, 2560, 2561,
    2287, 2290, 2291, 2292, 2293, 2294, 2295, 2296, 2288, 2289, 2569, 2572, 2573, 2574, 2575,
    2576, 2577, 2578, 2570, 2571, 2297, 2300, 2301, 2302, 2303, 2304, 2305, 2306, 2298, 2299,
    2489, 2492, 2493, 2494, 2495, 2496, 2497, 2498, 2490, 2491, 2217, 2220, 2221, 2222, 2223,
    2224, 2225, 2226, 2218, 2219, 2499, 2502, 2503, 2504, 2505, 2506, 2507, 2508, 2500, 2501,
    2227, 2230, 2231, 2232, 2233, 2234, 2235, 2236, 2228, 2229, 2509, 2512, 2513, 2514, 2515,
    2516, 2517, 2518, 2510, 2511, 2237, 2240, 2241, 2242, 2243, 2244, 2245, 2246, 2238, 2239,
    162, 165, 1763, 1766, 1767, 1768, 163, 164, 1764, 1765, 46, 49, 1601, 1604, 1605, 1606,
    47, 48, 1602, 1603, 2981, 2982, 2983, 2984, 2871, 2874, 2875, 2876, 2872, 2873, 54, 57,
    1613, 1616, 1617, 1618, 55, 56, 1614, 1615, 2865, 2868, 2869, 2870, 2866, 2867, 62, 65,
    1625, 1628, 1629, 1630, 63, 64, 1626, 1627, 2703, 2706, 2707, 2708, 2709, 2710, 2711,
    2712, 2704, 2705, 2683, 2686, 2687, 2688, 2689, 2690, 2691, 2692, 2684, 2685, 2743, 2746,
    2747, 2748, 2749, 2750, 2751, 2752, 2744, 2745, 2723, 2726, 2727, 2728, 2729, 2730, 2731,
    2732, 2724, 2725, 4291, 4294, 1854, 1857, 4292, 4293, 1855, 1856, 4213, 4216, 1776, 1779,
    4214, 4215, 1777, 1778, 4387, 4390, 1950, 1953, 4388, 4389, 1951, 1952, 4391, 1954, 4392,
    4393, 1955, 1956, 4397, 1960, 4398, 4399, 1961, 1962, 4394, 1957, 4395, 4396, 1958, 1959,
    2407, 2408, 2409, 2410, 2411, 2412, 2413, 2414, 2415, 2416, 2417, 2418, 2389, 2392, 2393,
    2394, 2395, 2396, 2397, 2398, 2390, 2391, 22, 25, 1565, 1568, 1569, 1570, 23, 24, 1566,
    1567, 146, 149, 1745, 1748, 1749, 1750, 147, 148, 1746, 1747, 26, 29, 1571, 1574, 1575,
    1576, 27, 28, 1572, 1573, 2977, 2978, 2979, 2980, 3001, 3002, 3003, 3004, 34, 37, 1583,
    1586, 1587, 1588, 35, 36, 1584, 1585, 2997, 2998, 2999, 3000, 42, 45, 1595, 1598, 1599,
    1600, 43, 44, 1596, 1597, 30, 33, 1577, 1580, 1581, 1582, 31, 32, 1578, 1579, 2835, 2838,
    2839, 2840, 2836, 2837, 2993, 2994, 2995, 2996, 38, 41, 1589, 1592, 1593, 1594, 39, 40,
    1590, 1591, 2207, 2210, 2211, 2212, 2213, 2214, 2215, 2216, 2208, 2209, 4212, 1775, 4488,
    4491, 2047, 2050, 4489, 4490, 2048, 2049, 4353, 4356, 1916, 1919, 4354, 4355, 1917, 1918,
    2629, 2632, 2633, 2634, 2635, 2636, 2637, 2638, 2630, 2631, 3045, 3048, 3049, 3050, 3046,
    3047, 86, 89, 1661, 1664, 1665, 1666, 87, 88, 1662, 1663, 2889, 2892, 2893, 2894, 2890,
    2891, 2439, 2442, 2443, 2444, 2445, 2446, 2447, 2448, 2440, 2441, 2659, 2660, 2661, 2662,
    4486, 2663, 2664, 2665, 2666, 4290, 1853, 4572, 4573, 4574, 4575, 4512, 4513, 4514, 4515,
    4548, 4549, 4550, 4551, 4528, 4529, 4530, 4531, 4564, 4565, 4566, 4567, 4568, 4569, 4570,
    4571, 170, 171, 4520, 4521, 4522, 4523, 4524, 4525, 4526, 4527, 4500, 4501, 4502, 4503,
    4504, 4505, 4506, 4507, 4540, 4541, 4542, 4543, 4544, 4545, 4546, 4547, 4584, 4585, 4586,
    4587, 4532, 4533, 4534, 4535, 4556, 4557, 4558, 4559, 4580, 4581, 4582, 4583, 4536, 4537,
    4538, 4539, 4560, 4561, 4562, 4563, 4576, 4577, 4578, 4579, 4508, 4509, 4510, 4511, 4516,
    4517, 4518, 4519, 4552, 4553, 4554, 4555, 2399, 2400, 2401, 2402, 2403, 2404, 2405, 2406,
    4416, 4419, 1979, 1982, 4417, 4418, 1980, 1981, 4323, 4326, 1886, 1889, 4324, 4325, 1887,
    1888, 4335, 4336, 1898, 1899, 4327, 4330, 1890, 1893, 4328, 4329, 1891, 1892, 4217, 1780,
    3036, 4456, 4459, 2019, 2022, 4457, 4458, 2020, 2021, 4307, 4310, 1870, 1873, 4308, 4309,
    1871, 1872, 4286, 4287, 1849, 1850, 4424, 4427, 1987, 1990, 4425, 4426, 1988, 1989, 4331,
    4334, 1894, 1897, 4332, 4333, 1895, 1896, 4337, 4338, 1900, 1901, 2317, 2320, 2321, 2322,
    2323, 2324, 2325, 2326, 2318, 2319, 2327, 2330, 2331, 2332, 2333, 2334, 2335, 2336, 2328,
    2329, 2337, 2340, 2341, 2342, 2343, 2344, 2345, 2346, 2338, 2339, 2307, 2310, 2311, 2312,
    2313, 2314, 2315, 2316, 2308, 2309, 4472, 4475, 2035, 2038, 4473, 4474, 2036, 2037, 4464,
    4467, 2027, 2030, 4465, 4466, 2028, 2029, 4345, 4348, 1908, 1911, 4346, 4347, 1909, 1910,
    4420, 4423, 1983, 1986, 4421, 4422, 1984, 1985, 4339, 4342, 1902, 1905, 4340, 4341, 1903,
    1904, 4343, 4344, 1906, 1907, 102, 105, 1685, 1688, 1689, 1690, 103, 104, 1686, 1687,
    2811, 2814, 2815, 2816, 2812, 2813, 138, 141, 1733, 1736, 1737, 1738, 139, 140, 1734,
    1735, 12, 15, 1549, 1552, 1553, 1554, 13, 14, 1550, 1551, 2883, 2886, 2887, 2888, 2884,
    2885, 2961, 2964, 2965, 2966, 2962, 2963, 2829, 2832, 2833, 2834, 2830, 2831, 114, 117,
    1703, 1706, 1707, 1708, 115, 116, 1704, 1705, 106, 109, 1691, 1694, 1695, 1696, 107, 108,
    1692, 1693, 2817, 2820, 2821, 2822, 2818, 2819, 142, 145, 1739, 1742, 1743, 1744, 143,
    144, 1740, 1741, 16, 19, 1555, 1558, 1559, 1560, 17, 18, 1556, 1557, 118, 121, 1709,
    1712, 1713, 1714, 119, 120, 1710, 1711, 4485, 4484, 4487, 3005, 3006, 3007, 3008, 4452,
    4455, 2015, 2018, 4453, 4454, 2016, 2017, 4299, 4302, 1862, 1865, 4300, 4301, 1863, 1864,
    4282, 4283, 1845, 1846, 4673, 4672, 4671, 4670, 4675, 4674, 3037, 3038, 2449, 2452, 2453,
    2454, 2455, 2456, 2457, 2458, 2450, 2451, 94, 97, 1673, 1676, 1677, 1678, 95, 96, 1674,
    1675, 2419, 2422, 2423, 2424, 2425, 2426, 2427, 2428, 2420, 2421, 3051, 3054, 3055, 3056,
    3052, 3053, 90, 93, 1667, 1670, 1671, 1672, 91, 92, 1668, 1669,
];
/// Numbers of mnemonics, by their hash.
pub static INDEX: [u16; 4096] = [
    65535, 65535, 65535, 65535, 925, 65535, 905, 744, 65535, 65535, 715, 65535, 65535, 816,
    65535, 65535, 65535, 65535, 65535, 65535, 1329, 65535, 65535, 65535, 1039, 65535, 65535,
    65535, 11, 1444, 1149, 497, 65535, 65535, 65535, 65535, 301, 65535, 65535, 960, 392,
    65535, 65535, 65535, 65535, 299, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 41,
    65535, 151, 65535, 65535, 133, 65535, 1417, 65535, 65535, 65535, 340, 65535, 65535,
    65535, 65535, 806, 65535, 65535, 65535, 1029, 1488, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 157, 65535, 179, 65535, 100, 862, 65535, 65535, 65535, 65535, 65535, 65535,
    1200, 65535, 65535, 65535, 65535, 65535, 365, 65535, 65535, 65535, 65535, 65535, 724,
    65535, 65535, 15, 628, 581, 774, 441, 451, 488, 865, 859, 65535, 269, 65535, 791, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1067, 65535, 65535, 65535, 65535, 65535, 65535, 119, 65535, 184, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 256, 243, 1307, 1480, 65535, 391,
    1302, 356, 513, 1379, 111, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    667, 65535, 65535, 65535, 64, 65535, 1352, 65535, 65535, 65535, 65535, 526, 65535, 1134,
    65535, 65535, 65535, 498, 101, 65535, 7, 65535, 65535, 65535, 65535, 65535, 860, 65535,
    65535, 566, 65535, 65535, 65535, 899, 220, 65535, 1012, 65535, 242, 1389, 1022, 479, 721,
    65535, 65535, 65535, 65535, 65535, 758, 65535, 65535, 65535, 1082, 29, 65535, 65535, 471,
    1438, 65535, 65535, 65535, 95, 65535, 1166, 65535, 65535, 65535, 1072, 65535, 1222,
    65535, 286, 263, 306, 65535, 65535, 65535, 65535, 75, 1191, 65535, 65535, 65535, 746,
    918, 61, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1369,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 693, 1185, 65535, 65535,
    65535, 65535, 646, 105, 65535, 65535, 522, 678, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 194, 781, 1041, 65535, 1312, 974, 65535, 65535, 65535, 65535, 65535, 156, 1457,
    65535, 161, 65535, 681, 65535, 929, 338, 1448, 65535, 798, 1056, 352, 1383, 559, 435,
    730, 65535, 65535, 65535, 1370, 65535, 65535, 65535, 65535, 65535, 823, 65535, 1091,
    1105, 1413, 65535, 65535, 789, 65535, 1479, 65535, 65535, 65535, 65535, 65535, 523,
    65535, 632, 65535, 65535, 65535, 65535, 65535, 65535, 1078, 65535, 65535, 65535, 718,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1120, 65535,
    182, 65535, 800, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 197, 1178, 1432, 331,
    561, 65535, 176, 399, 1240, 65535, 65535, 65535, 65535, 65535, 237, 1154, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 784, 65535, 65535, 586, 65535, 381,
    1066, 1279, 65535, 634, 65535, 65535, 239, 637, 883, 65535, 65535, 65535, 65535, 192,
    65535, 65535, 65535, 65535, 1099, 65535, 65535, 65535, 65535, 65535, 305, 65535, 65535,
    65535, 360, 1231, 524, 695, 65535, 65535, 65535, 65535, 1209, 1233, 65535, 65535, 65535,
    65535, 65535, 65535, 717, 65535, 65535, 65535, 1164, 204, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 941, 65535, 65535, 1412, 528, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1419, 65535, 65535, 65535, 1011, 1381, 65535, 65535,
    110, 735, 65535, 1318, 65535, 1506, 458, 607, 65535, 65535, 65535, 1115, 65535, 65535,
    65535, 65535, 65535, 439, 65535, 65535, 65535, 65535, 514, 706, 1021, 65535, 65535, 1073,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1451, 652, 654, 65535, 76, 233,
    1140, 629, 1186, 65535, 1271, 65535, 67, 65535, 65535, 955, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 99, 35, 65535, 89, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 165, 65535, 413, 65535, 65535, 551, 679, 65535, 384, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 44, 65535, 65535, 65535, 65535, 65535, 65535, 1510,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 822, 1195, 1092, 65535, 65535, 65535,
    65535, 288, 65535, 65535, 65535, 65535, 65535, 945, 509, 65535, 65535, 65535, 65535,
    65535, 65535, 1090, 65535, 896, 70, 65535, 65535, 843, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 511, 1100, 65535, 597, 65535, 65535, 65535, 1079, 1295, 322, 65535,
    24, 65535, 65535, 146, 65535, 1121, 1126, 65535, 65535, 8, 65535, 796, 65535, 65535,
    65535, 65535, 436, 65535, 65535, 460, 332, 65535, 118, 65535, 419, 65535, 973, 65535,
    544, 65535, 1095, 65535, 65535, 65535, 65535, 65535, 65535, 46, 942, 65535, 50, 287, 364,
    1372, 65535, 600, 65535, 65535, 395, 605, 1068, 633, 404, 1182, 65535, 65535, 1258,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 477, 537, 65535, 65535, 663, 65535,
    65535, 65535, 642, 65535, 65535, 357, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1244, 65535, 65535, 65535, 94, 541, 757, 123, 272, 201, 490, 330, 811, 1313, 65535, 1418,
    314, 65535, 799, 560, 1210, 1252, 65535, 65535, 65535, 65535, 65535, 935, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 598, 1206, 65535, 65535, 432, 1013,
    1203, 65535, 65535, 65535, 65535, 732, 65535, 1353, 1436, 65535, 65535, 462, 1469, 147,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 951, 1087, 1317, 1167, 65535,
    65535, 65535, 65535, 378, 236, 65535, 910, 1400, 760, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 745, 65535, 298, 65535, 557, 65535, 65535, 1347, 65535,
    65535, 65535, 65535, 65535, 65535, 692, 65535, 1145, 65535, 36, 125, 65535, 65535, 442,
    787, 65535, 1006, 65535, 65535, 456, 65535, 65535, 65535, 932, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 710, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 638, 970, 708, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1196, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 474, 1508, 65535, 977, 651,
    320, 916, 65535, 65535, 65535, 1306, 65535, 1455, 65535, 65535, 65535, 65535, 65535,
    1478, 65535, 65535, 65535, 1232, 65535, 863, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 40, 1043, 902, 1214, 684, 65535, 65535, 283,
    516, 872, 938, 65535, 65535, 65535, 65535, 65535, 65535, 80, 1223, 1156, 65535, 65535,
    247, 65535, 310, 65535, 65535, 65535, 65535, 296, 588, 1096, 589, 65535, 65535, 65535,
    65535, 47, 65535, 65535, 65535, 65535, 175, 979, 1237, 832, 1424, 65535, 65535, 65535,
    65535, 1155, 65535, 65535, 65535, 65535, 65535, 807, 520, 174, 65535, 255, 65535, 65535,
    538, 65535, 65535, 794, 65535, 614, 1408, 1062, 65535, 65535, 65535, 65535, 221, 65535,
    409, 65535, 65535, 65535, 65535, 65535, 65535, 991, 550, 65535, 281, 912, 1358, 65535,
    65535, 65535, 65535, 132, 453, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 130, 712, 131,
    1047, 466, 984, 1218, 65535, 65535, 65535, 1359, 65535, 65535, 65535, 65535, 66, 65535,
    65535, 65535, 65535, 65535, 65535, 575, 1034, 1124, 911, 65535, 504, 1234, 65535, 864,
    65535, 65535, 844, 65535, 65535, 1411, 587, 65535, 65535, 124, 65535, 65535, 148, 906,
    65535, 65535, 65535, 1368, 65535, 65535, 65535, 65535, 78, 235, 65535, 65535, 967, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1290, 102, 672, 65535, 65535, 1392, 510, 65535, 65535, 802, 65535,
    267, 507, 602, 1103, 1375, 1421, 65535, 65535, 601, 65535, 65535, 241, 833, 786, 65535,
    675, 1005, 65535, 65535, 65535, 472, 65535, 65535, 65535, 65535, 224, 65535, 65535,
    65535, 65535, 65535, 65535, 476, 400, 65535, 515, 65535, 65535, 48, 65535, 65535, 65535,
    65535, 65535, 1173, 65535, 65535, 65535, 563, 65535, 389, 1395, 65535, 65535, 65535,
    65535, 931, 65535, 65535, 1147, 1505, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    214, 612, 65535, 65535, 65535, 169, 65535, 376, 65535, 1297, 1501, 65535, 65535, 65535,
    65535, 65535, 1283, 880, 749, 592, 874, 65535, 65535, 304, 65535, 65535, 933, 65535,
    65535, 65535, 689, 104, 1042, 246, 65535, 65535, 65535, 766, 65535, 65535, 685, 65535,
    65535, 65535, 65535, 65535, 65535, 625, 65535, 65535, 65535, 65535, 65535, 65535, 604,
    121, 1341, 65535, 65535, 65535, 65535, 448, 65535, 65535, 65535, 217, 21, 23, 517, 1024,
    824, 65535, 144, 855, 65535, 65535, 65535, 65535, 810, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 73, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 150, 657, 65535, 39, 65535, 65535, 1409, 927,
    65535, 65535, 65535, 1183, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 98,
    1058, 65535, 65535, 65535, 968, 65535, 65535, 1467, 65535, 140, 1111, 65535, 262, 603,
    65535, 65535, 1345, 65535, 65535, 65535, 362, 65535, 669, 65535, 65535, 65535, 983, 1125,
    1132, 65535, 449, 383, 65535, 65535, 65535, 1300, 414, 909, 995, 65535, 345, 1136, 1326,
    1462, 65535, 65535, 65535, 65535, 482, 577, 1443, 65535, 65535, 65535, 65535, 65535, 698,
    65535, 1248, 65535, 65535, 495, 1002, 1077, 1201, 293, 65535, 866, 65535, 65535, 727, 82,
    65535, 65535, 65535, 65535, 701, 65535, 65535, 198, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 552, 790, 65535, 65535, 1146, 65535, 1226, 65535, 65535, 302,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1422, 65535, 65535, 1003,
    65535, 65535, 1324, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1071, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 877, 113, 65535, 65535,
    989, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 77,
    65535, 65535, 65535, 627, 1265, 65535, 65535, 65535, 65535, 170, 65535, 1340, 65535,
    65535, 65535, 65535, 501, 65535, 740, 65535, 65535, 65535, 65535, 65535, 65535, 898,
    65535, 65535, 65535, 65535, 65535, 957, 1086, 1366, 65535, 545, 65535, 65535, 683, 65535,
    1335, 65535, 65535, 65535, 686, 433, 1325, 65535, 65535, 412, 644, 1256, 65535, 688, 939,
    65535, 1151, 1028, 65535, 1332, 1503, 65535, 65535, 65535, 65535, 65535, 567, 65535,
    65535, 1026, 65535, 1473, 65535, 134, 65535, 65535, 65535, 65535, 329, 231, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 207, 65535, 1385, 649, 914, 1309, 1367, 65535, 919,
    65535, 65535, 57, 65535, 65535, 65535, 65535, 615, 882, 65535, 65535, 703, 691, 65535,
    1344, 65535, 410, 343, 1322, 65535, 65535, 831, 1495, 65535, 739, 743, 380, 1175, 65535,
    65535, 65535, 65535, 65535, 223, 1130, 65535, 65535, 1263, 65535, 65535, 254, 801, 655,
    659, 65535, 893, 65535, 65535, 668, 85, 568, 922, 1057, 1049, 924, 65535, 65535, 65535,
    65535, 65535, 10, 422, 1106, 1459, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1162, 65535, 65535, 65535, 65535, 65535, 630, 878, 65535, 65535, 65535, 65535,
    65535, 65535, 842, 103, 1220, 65535, 65535, 65535, 65535, 518, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 767, 65535, 398, 65535, 341, 65535,
    65535, 1499, 1009, 765, 65535, 1113, 65535, 65535, 65535, 65535, 212, 1365, 65535, 65535,
    858, 658, 827, 1179, 887, 65535, 65535, 65535, 65535, 1426, 368, 65535, 65535, 65535,
    65535, 336, 65535, 1278, 747, 1189, 65535, 65535, 1138, 65535, 65535, 65535, 65535,
    65535, 1497, 65535, 65535, 65535, 65535, 253, 469, 889, 65535, 972, 700, 65535, 618,
    65535, 65535, 1255, 65535, 65535, 65535, 65535, 177, 1097, 43, 65535, 645, 1180, 65535,
    65535, 65535, 1238, 65535, 65535, 996, 65535, 65535, 65535, 65535, 65535, 65535, 1040,
    65535, 530, 65535, 890, 284, 1427, 805, 1470, 155, 1213, 65535, 447, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 529, 949, 375, 1437, 65535,
    65535, 65535, 65535, 65535, 1377, 65535, 65535, 65535, 65535, 1249, 65535, 65535, 886,
    65535, 65535, 65535, 564, 65535, 65535, 158, 65535, 1487, 65535, 65535, 93, 65535, 65535,
    65535, 1204, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 773,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 808, 248, 65535, 65535, 65535,
    725, 65535, 65535, 1429, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1461,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 418, 838, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 491, 65535, 191, 1447, 65535, 493, 946, 65535, 65535, 65535,
    1415, 65535, 65535, 203, 1515, 189, 190, 65535, 65535, 65535, 12, 292, 65535, 65535,
    1160, 1486, 958, 65535, 65535, 728, 1299, 65535, 1211, 65535, 65535, 533, 65535, 1112,
    65535, 65535, 65535, 65535, 65535, 65535, 416, 980, 1507, 65535, 1048, 512, 65535, 65535,
    65535, 65535, 114, 394, 65535, 369, 450, 897, 97, 1036, 65535, 65535, 65535, 65535, 814,
    65535, 1137, 549, 65535, 65535, 613, 666, 961, 166, 65535, 65535, 65535, 1390, 65535,
    65535, 65535, 826, 1030, 65535, 96, 32, 65535, 65535, 1423, 65535, 65535, 797, 846, 542,
    849, 86, 289, 742, 969, 1212, 1247, 599, 1165, 393, 65535, 1008, 1491, 65535, 65535,
    65535, 65535, 65535, 1287, 65535, 1364, 65535, 65535, 65535, 986, 56, 988, 478, 1398,
    848, 65535, 65535, 65535, 65535, 385, 307, 1484, 1236, 65535, 65535, 65535, 65535, 65535,
    18, 975, 65535, 65535, 65535, 65535, 65535, 694, 65535, 1260, 1428, 65535, 319, 839,
    1117, 65535, 737, 65535, 65535, 65535, 65535, 251, 65535, 1254, 65535, 65535, 65535,
    1308, 1098, 65535, 65535, 208, 907, 92, 273, 149, 285, 812, 994, 1064, 1361, 1442, 626,
    65535, 1142, 65535, 65535, 171, 1513, 65535, 65535, 65535, 1291, 65535, 65535, 65535,
    677, 65535, 65535, 162, 65535, 65535, 987, 65535, 65535, 65535, 65535, 65535, 62, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1193, 65535, 65535, 65535, 65535, 65535,
    631, 65535, 65535, 65535, 1315, 1494, 139, 65535, 841, 719, 1450, 65535, 1152, 65535,
    1327, 65535, 65535, 30, 65535, 65535, 65535, 65535, 722, 835, 1356, 65535, 65535, 65535,
    65535, 990, 160, 353, 1257, 326, 84, 1119, 142, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 363, 869, 65535, 333, 813, 1514, 754, 1402, 65535, 1430, 65535,
    65535, 65535, 884, 943, 1153, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 42, 748,
    65535, 347, 65535, 65535, 65535, 403, 411, 65535, 252, 978, 1019, 65535, 372, 709, 917,
    1131, 65535, 489, 65535, 65535, 1229, 65535, 65535, 65535, 617, 65535, 65535, 999, 65535,
    1017, 65535, 65535, 921, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1038, 639, 65535, 65535, 776, 65535, 65535, 1171, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1446, 65535,
    65535, 1032, 1472, 65535, 65535, 65535, 65535, 65535, 65535, 429, 65535, 65535, 65535,
    65535, 900, 65535, 65535, 65535, 65535, 65535, 65535, 779, 65535, 452, 311, 1010, 461,
    584, 65535, 65535, 65535, 65535, 558, 213, 65535, 437, 1334, 65535, 65535, 65535, 65535,
    65535, 948, 840, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 318, 249, 354, 783,
    853, 1235, 1187, 1294, 51, 496, 847, 2, 297, 1020, 1387, 1259, 795, 1399, 65535, 65535,
    154, 562, 65535, 65535, 65535, 65535, 234, 892, 91, 65535, 65535, 238, 1169, 1373, 1007,
    65535, 65535, 321, 65535, 65535, 65535, 1288, 65535, 65535, 65535, 280, 65535, 65535,
    65535, 65535, 65535, 621, 1343, 65535, 65535, 65535, 65535, 1063, 714, 817, 904, 1397,
    1360, 65535, 316, 65535, 65535, 167, 65535, 65535, 65535, 1108, 65535, 65535, 65535,
    65535, 65535, 480, 65535, 65535, 1333, 65535, 555, 1194, 650, 65535, 65535, 696, 65535,
    1015, 65535, 65535, 65535, 65535, 65535, 65535, 815, 65535, 65535, 65535, 65535, 1336,
    65535, 483, 65535, 65535, 31, 780, 65535, 55, 65535, 65535, 128, 1314, 65535, 65535,
    1052, 65535, 1349, 65535, 65535, 65535, 857, 65535, 65535, 65535, 508, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 230, 734, 334, 1268, 65535, 65535, 1199,
    65535, 825, 367, 65535, 65535, 928, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 998, 65535, 623, 65535, 65535, 65535, 257, 106, 65535, 65535,
    65535, 985, 664, 65535, 65535, 65535, 65535, 65535, 202, 386, 65535, 65535, 65535, 65535,
    65535, 186, 761, 65535, 65535, 1161, 65535, 65535, 65535, 1511, 619, 250, 325, 934, 33,
    475, 671, 851, 993, 1282, 1439, 731, 1357, 65535, 65535, 1380, 65535, 13, 570, 65535,
    65535, 65535, 65535, 976, 65535, 222, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 421, 467, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 402, 1023, 65535, 1044, 65535, 903, 1280, 65535, 65535,
    65535, 65535, 648, 65535, 65535, 65535, 65535, 19, 65535, 65535, 65535, 65535, 720, 1088,
    65535, 65535, 65535, 87, 65535, 65535, 65535, 65535, 65535, 240, 894, 1310, 65535, 65535,
    65535, 65535, 1449, 65535, 65535, 65535, 65535, 947, 65535, 3, 65535, 65535, 830, 65535,
    1346, 65535, 65535, 1431, 543, 187, 65535, 65535, 65535, 459, 752, 1144, 65535, 65535,
    65535, 373, 670, 65535, 65535, 1348, 65535, 349, 268, 593, 956, 1118, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 711, 1374, 65535, 65535, 65535, 65535, 954, 209, 1065,
    65535, 65535, 1230, 596, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1143, 65535,
    65535, 65535, 65535, 291, 65535, 65535, 470, 65535, 324, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1425, 446, 535, 65535, 1384, 65535, 65535, 65535, 65535,
    65535, 65535, 261, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1014, 65535,
    65535, 1104, 65535, 181, 65535, 65535, 52, 1371, 1474, 65535, 65535, 65535, 65535, 1000,
    580, 1075, 370, 751, 455, 65535, 65535, 65535, 180, 65535, 65535, 1051, 65535, 1350,
    65535, 65535, 20, 65535, 65535, 65535, 65535, 65535, 1083, 443, 845, 65535, 65535, 65535,
    65535, 65535, 1304, 65535, 65535, 445, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1391, 65535, 1102, 65535, 65535, 65535, 1293, 1177, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 260, 1069, 377, 65535, 65535, 65535, 65535,
    65535, 65535, 17, 65535, 65535, 65535, 65535, 34, 595, 65535, 279, 992, 65535, 126,
    65535, 65535, 65535, 1093, 65535, 856, 69, 519, 1453, 65535, 65535, 65535, 1197, 65535,
    620, 65535, 65535, 65535, 65535, 1339, 65535, 556, 1239, 65535, 65535, 5, 65535, 499,
    1414, 1452, 65535, 65535, 1433, 65535, 339, 172, 1055, 1273, 65535, 1084, 65535, 65535,
    716, 65535, 65535, 65535, 65535, 65535, 65535, 777, 1107, 183, 65535, 594, 59, 636, 971,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1292, 1466, 65535, 65535, 1382, 65535, 65535, 65535, 65535, 65535, 1504, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1221, 65535, 585, 264, 65535, 65535, 65535,
    65535, 112, 473, 65535, 65535, 705, 1224, 65535, 65535, 408, 65535, 65535, 65535, 65535,
    65535, 65535, 1321, 65535, 548, 1331, 676, 196, 1435, 982, 1274, 1481, 65535, 65535,
    1394, 274, 908, 1170, 487, 1286, 65535, 1176, 583, 885, 65535, 115, 65535, 65535, 65535,
    65535, 65535, 1261, 65535, 65535, 65535, 65535, 65535, 65535, 374, 430, 532, 876, 65535,
    90, 503, 1059, 871, 423, 821, 65535, 65535, 1406, 65535, 388, 65535, 870, 65535, 65535,
    65535, 65535, 65535, 65535, 317, 65535, 65535, 65535, 65535, 313, 65535, 127, 65535,
    65535, 390, 1016, 753, 65535, 65535, 65535, 65535, 65535, 733, 300, 1500, 65535, 65535,
    1355, 65535, 205, 65535, 713, 1376, 22, 665, 818, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 759, 65535, 65535, 895, 65535, 1001, 1076, 1401, 65535, 65535, 1493,
    1122, 65535, 65535, 1483, 65535, 65535, 444, 1305, 1225, 65535, 65535, 65535, 199, 1127,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 438, 1025, 65535, 1303, 65535,
    65535, 65535, 65535, 1241, 65535, 1074, 1311, 65535, 309, 65535, 65535, 1328, 65535,
    65535, 65535, 65535, 1217, 1441, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 312, 546, 348, 1070, 65535, 137, 486, 707, 829, 1094, 65535, 129, 65535,
    65535, 609, 1198, 65535, 1184, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 232,
    65535, 1407, 38, 361, 60, 65535, 65535, 1266, 65535, 1245, 65535, 226, 1110, 65535, 1338,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 407, 65535, 65535, 65535, 65535, 65535,
    65535, 1253, 65535, 1054, 65535, 65535, 1085, 65535, 65535, 65535, 1301, 65535, 65535,
    65535, 1135, 65535, 506, 65535, 1464, 1207, 434, 1205, 65535, 65535, 136, 397, 65535,
    65535, 554, 65535, 65535, 579, 65535, 65535, 65535, 65535, 65535, 1101, 65535, 65535,
    65535, 65535, 65535, 1080, 913, 65535, 65535, 65535, 1482, 673, 702, 65535, 65535, 936,
    770, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 206, 653, 764, 888, 1456, 1463,
    65535, 1267, 65535, 582, 107, 65535, 65535, 65535, 65535, 266, 1320, 65535, 185, 337,
    65535, 65535, 65535, 245, 981, 65535, 65535, 65535, 303, 65535, 65535, 65535, 531, 65535,
    120, 259, 65535, 65535, 952, 65535, 65535, 65535, 65535, 228, 1509, 65535, 65535, 1316,
    65535, 72, 571, 656, 65535, 65535, 65535, 65535, 350, 83, 65535, 65535, 178, 750, 1050,
    65535, 819, 65535, 65535, 65535, 65535, 763, 65535, 1215, 65535, 65535, 65535, 661,
    65535, 200, 65535, 65535, 65535, 65535, 65535, 1296, 65535, 65535, 962, 65535, 351, 366,
    81, 463, 65535, 65535, 65535, 65535, 1477, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1123, 431, 65535, 65535, 65535, 65535, 117, 937,
    65535, 65535, 1150, 270, 920, 1216, 65535, 65535, 65535, 295, 464, 775, 1492, 65535,
    65535, 49, 65535, 65535, 1157, 828, 109, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 225, 494, 65535, 1386, 65535, 65535, 65535, 65535, 163,
    65535, 65535, 65535, 574, 65535, 424, 1242, 1420, 606, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1276, 1489, 65535, 65535, 1490, 164, 379, 1251, 65535, 65535,
    521, 65535, 576, 966, 65535, 65535, 65535, 454, 1129, 65535, 65535, 65535, 65535, 65535,
    65535, 45, 65535, 65535, 1272, 65535, 1227, 65535, 65535, 573, 65535, 65535, 1460, 65535,
    641, 1270, 65535, 65535, 65535, 65535, 65535, 65535, 687, 37, 275, 1004, 65535, 65535,
    65535, 65535, 65535, 65535, 152, 65535, 65535, 540, 65535, 355, 772, 635, 1208, 405,
    65535, 138, 74, 788, 65535, 682, 65535, 88, 1354, 65535, 65535, 65535, 1033, 1465, 65535,
    65535, 65535, 836, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 342,
    65535, 65535, 359, 944, 65535, 65535, 492, 65535, 65535, 1468, 65535, 210, 323, 65535,
    65535, 358, 440, 1351, 116, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 578,
    65535, 278, 65535, 65535, 1285, 65535, 65535, 65535, 65535, 65535, 415, 834, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 768, 65535, 850, 168, 227,
    65535, 65535, 65535, 65535, 65535, 65535, 1284, 65535, 65535, 65535, 484, 0, 1061, 1181,
    65535, 65535, 704, 65535, 65535, 65535, 65535, 65535, 1298, 65535, 27, 65535, 65535,
    65535, 65535, 738, 282, 803, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 277, 65535, 65535, 65535, 65535, 65535, 65535, 1330, 1148, 457, 65535,
    65535, 65535, 65535, 65535, 65535, 1046, 65535, 65535, 65535, 778, 1319, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 881, 65535, 65535,
    65535, 65535, 65535, 54, 58, 1202, 290, 1434, 1440, 65535, 16, 108, 65535, 65535, 65535,
    1128, 1378, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 428, 804,
    65535, 1188, 65535, 159, 65535, 65535, 65535, 65535, 1281, 65535, 65535, 65535, 63,
    65535, 65535, 785, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 854, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 9, 837, 481, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 553, 65535,
    65535, 963, 1159, 1485, 65535, 65535, 65535, 729, 65535, 65535, 65535, 65535, 188, 465,
    141, 572, 640, 875, 65535, 611, 65535, 65535, 741, 65535, 65535, 820, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 762, 65535, 65535, 65535, 1037, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 218, 65535, 1275, 65535, 215, 1, 771, 1035, 680, 1133, 1289,
    1363, 65535, 65535, 65535, 65535, 534, 1031, 65535, 868, 861, 65535, 65535, 65535, 879,
    65535, 915, 65535, 65535, 65535, 65535, 308, 65535, 65535, 1246, 590, 697, 527, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 505, 65535, 65535, 65535, 726, 65535, 65535,
    65535, 65535, 65535, 65535, 565, 68, 1498, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 335, 690, 950, 65535, 65535, 65535, 53, 65535, 79, 294, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 959, 1116, 153, 65535, 65535, 769, 135, 1109, 65535,
    65535, 417, 65535, 930, 852, 65535, 65535, 65535, 616, 65535, 867, 1228, 1060, 65535,
    65535, 65535, 65535, 65535, 662, 65535, 65535, 65535, 608, 1141, 195, 1243, 173, 1476,
    65535, 65535, 940, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 539, 1219, 1458, 65535, 65535,
    65535, 65535, 1192, 65535, 1471, 1045, 387, 755, 891, 65535, 65535, 382, 65535, 65535,
    65535, 65535, 65535, 1089, 65535, 65535, 219, 271, 344, 525, 500, 65535, 65535, 65535,
    65535, 65535, 723, 1416, 65535, 65535, 547, 756, 1158, 65535, 65535, 65535, 1027, 65535,
    328, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 14, 65535, 216, 65535, 964, 1393,
    65535, 65535, 65535, 145, 327, 873, 591, 143, 65535, 65535, 65535, 65535, 426, 65535,
    699, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 965, 65535, 65535, 65535, 792,
    65535, 65535, 265, 65535, 1250, 65535, 65535, 901, 65535, 65535, 396, 1512, 1323, 65535,
    782, 1264, 1404, 65535, 65535, 65535, 643, 258, 660, 610, 1174, 1018, 1342, 65535, 65535,
    736, 315, 65535, 1396, 193, 1262, 65535, 1410, 65535, 4, 569, 65535, 65535, 674, 65535,
    1475, 65535, 65535, 65535, 1172, 65535, 371, 65535, 65535, 923, 1454, 276, 997, 65535,
    65535, 406, 65535, 65535, 65535, 65535, 65, 65535, 65535, 229, 926, 1163, 1337, 420, 468,
    485, 65535, 1362, 65535, 1277, 65535, 65535, 6, 536, 1053, 25, 425, 1502, 65535, 65535,
    65535, 65535, 65535, 71, 647, 1081, 65535, 953, 65535, 65535, 793, 211, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1114, 1405, 28, 65535,
    65535, 65535, 65535, 427, 624, 401, 1403, 65535, 1388, 65535, 65535, 1269, 65535, 622,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1190, 65535, 65535, 65535,
    1139, 65535, 65535, 65535, 1168, 65535, 1496, 346, 122, 26, 809, 244, 502, 1445, 65535,
    65535, 65535, 65535, 65535, 65535, 65535,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 8, 65535, 65535, 6, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 12, 65535, 65535, 2, 65535,
    65535, 65535, 4, 15, 65535, 65535, 65535, 11, 65535, 16, 65535, 65535, 14, 7, 65535,
    65535, 17, 65535, 65535, 13, 65535, 9, 65535, 10, 65535, 65535, 65535, 65535, 0, 65535,
    65535, 65535, 5, 3, 65535, 65535,
];
