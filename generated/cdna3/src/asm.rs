// Written by `cargo xtask regen` from amdgpu_isa_cdna3.xml. Do not edit: change
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
    scalars: 102,
    shared_sources: false,
    free_moves: false,
    free_carries: false,
};
/// Registers with names.
pub static REGISTERS: [NamedRegister; 29] = [
    r(s(18849, 4), 126, 2),
    r(s(81, 7), 127, 1),
    r(s(74, 7), 126, 1),
    r(s(18853, 5), 252, 0),
    r(s(18858, 12), 102, 2),
    r(s(15, 15), 103, 1),
    r(s(0, 15), 102, 1),
    r(s(68, 2), 124, 1),
    r(s(18870, 20), 239, 0),
    r(s(18890, 12), 237, 0),
    r(s(18902, 13), 238, 0),
    r(s(18915, 3), 253, 0),
    r(s(18918, 11), 235, 0),
    r(s(18929, 12), 236, 0),
    r(s(232, 9), 252, 0),
    r(s(200, 24), 239, 0),
    r(s(167, 16), 237, 0),
    r(s(183, 17), 238, 0),
    r(s(241, 7), 253, 0),
    r(s(136, 15), 235, 0),
    r(s(151, 16), 236, 0),
    r(s(224, 8), 251, 0),
    r(s(18941, 3), 106, 2),
    r(s(62, 6), 107, 1),
    r(s(56, 6), 106, 1),
    r(s(18944, 4), 251, 0),
    r(s(18948, 10), 104, 2),
    r(s(43, 13), 105, 1),
    r(s(30, 13), 104, 1),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 14] = [
    (s(11102, 9), 1),
    (s(11111, 10), 2),
    (s(11121, 14), 3),
    (s(11141, 9), 0),
    (s(11150, 27), 1),
    (s(11177, 16), 2),
    (s(11193, 19), 4),
    (s(20238, 16), 4),
    (s(20254, 16), 6),
    (s(20270, 16), 9),
    (s(20286, 15), 0),
    (s(20301, 18), 32768),
    (s(20319, 18), 16384),
    (s(20337, 18), 8192),
];
/// Values that the text does not show.
pub static FIXED: [Fixed; 4] = [
    fixed(bits(16, 1), 1),
    fixed(bits(40, 3), 6),
    fixed(bits(59, 2), 7),
    fixed(bits(14, 1), 1),
];
/// Operands that take less than their fields can hold.
pub static NARROW: [Narrow; 17] = [
    narrow(bits(6, 7), 159),
    narrow(bits(50, 9), 249),
    narrow(bits(32, 9), 12),
    narrow(bits(50, 9), 12),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 251),
    narrow(bits(32, 9), 251),
    narrow(bits(41, 9), 251),
    narrow(bits(0, 9), 12),
    narrow(bits(0, 8), 237),
    narrow(bits(0, 8), 253),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 30),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 12),
];
/// Mnemonics and aliases, sorted.
pub static MNEMONICS: [u64; 1208] = [
    0x100000019c211, // buffer_atomic_add
    0x10001001a8015, // buffer_atomic_add_f32
    0x10002001aad15, // buffer_atomic_add_f64
    0x10003001b1914, // buffer_atomic_add_x2
    0x10004001a2c11, // buffer_atomic_and
    0x10005001b9514, // buffer_atomic_and_x2
    0x100060019ad15, // buffer_atomic_cmpswap
    0x10007001b0118, // buffer_atomic_cmpswap_x2
    0x10008001a6f11, // buffer_atomic_dec
    0x10009001be414, // buffer_atomic_dec_x2
    0x1000a001a5e11, // buffer_atomic_inc
    0x1000b001bd014, // buffer_atomic_inc_x2
    0x1000c001ad715, // buffer_atomic_max_f64
    0x1000d001ac215, // buffer_atomic_min_f64
    0x1000e001a3d10, // buffer_atomic_or
    0x1000f001ba913, // buffer_atomic_or_x2
    0x10010001a9518, // buffer_atomic_pk_add_f16
    0x10011001a0812, // buffer_atomic_smax
    0x10012001b6b15, // buffer_atomic_smax_x2
    0x100130019e412, // buffer_atomic_smin
    0x10014001b4115, // buffer_atomic_smin_x2
    0x100150019d311, // buffer_atomic_sub
    0x10016001b2d14, // buffer_atomic_sub_x2
    0x1001700199b12, // buffer_atomic_swap
    0x10018001aec15, // buffer_atomic_swap_x2
    0x10019001a1a12, // buffer_atomic_umax
    0x1001a001b8015, // buffer_atomic_umax_x2
    0x1001b0019f612, // buffer_atomic_umin
    0x1001c001b5615, // buffer_atomic_umin_x2
    0x1001d001a4d11, // buffer_atomic_xor
    0x1001e001bbc14, // buffer_atomic_xor_x2
    0x1001f0019910a, // buffer_inv
    0x1001f004a0e0c, // buffer_invl2
    0x100200017dc11, // buffer_load_dword
    0x100210017ed13, // buffer_load_dwordx2
    0x1002200180013, // buffer_load_dwordx3
    0x1002300181313, // buffer_load_dwordx4
    0x1002400194f1b, // buffer_load_format_d16_hi_x
    0x100250016c618, // buffer_load_format_d16_x
    0x100260016de19, // buffer_load_format_d16_xy
    0x100270016f71a, // buffer_load_format_d16_xyz
    0x100280017111b, // buffer_load_format_d16_xyzw
    0x1002900161614, // buffer_load_format_x
    0x1002a00162a15, // buffer_load_format_xy
    0x1002b00163f16, // buffer_load_format_xyz
    0x1002c00165517, // buffer_load_format_xyzw
    0x1002d0017a711, // buffer_load_sbyte
    0x1002e0018f515, // buffer_load_sbyte_d16
    0x1002f00190a18, // buffer_load_sbyte_d16_hi
    0x1003000192215, // buffer_load_short_d16
    0x1003100193718, // buffer_load_short_d16_hi
    0x100320017ca12, // buffer_load_sshort
    0x1003300179611, // buffer_load_ubyte
    0x100340018c815, // buffer_load_ubyte_d16
    0x100350018dd18, // buffer_load_ubyte_d16_hi
    0x100360017b812, // buffer_load_ushort
    0x1003700182611, // buffer_store_byte
    0x1003800183718, // buffer_store_byte_d16_hi
    0x1003900187a12, // buffer_store_dword
    0x1003a00188c14, // buffer_store_dwordx2
    0x1003b0018a014, // buffer_store_dwordx3
    0x1003c0018b414, // buffer_store_dwordx4
    0x1003d00196a1c, // buffer_store_format_d16_hi_x
    0x1003e00172c19, // buffer_store_format_d16_x
    0x1003f0017451a, // buffer_store_format_d16_xy
    0x1004000175f1b, // buffer_store_format_d16_xyz
    0x1004100177a1c, // buffer_store_format_d16_xyzw
    0x1004200166c15, // buffer_store_format_x
    0x1004300168116, // buffer_store_format_xy
    0x1004400169717, // buffer_store_format_xyz
    0x100450016ae18, // buffer_store_format_xyzw
    0x1004600184f12, // buffer_store_short
    0x1004700186119, // buffer_store_short_d16_hi
    0x100480019860b, // buffer_wbl2
    0x100490001fa0a, // ds_add_f32
    0x1004a00056d0a, // ds_add_f64
    0x1004b0003850e, // ds_add_rtn_f32
    0x1004c0006cb0e, // ds_add_rtn_f64
    0x1004d0002490e, // ds_add_rtn_u32
    0x1004e0005770e, // ds_add_rtn_u64
    0x1004f00010c0a, // ds_add_u32
    0x1005000040f0a, // ds_add_u64
    0x100510001670a, // ds_and_b32
    0x1005200046a0a, // ds_and_b64
    0x100530002c80e, // ds_and_rtn_b32
    0x100540005f60e, // ds_and_rtn_b64
    0x1005500078809, // ds_append
    0x100560004000f, // ds_bpermute_b32
    0x100570001c80c, // ds_cmpst_b32
    0x100580004bd0c, // ds_cmpst_b64
    0x100590001d40c, // ds_cmpst_f32
    0x1005a0004c90c, // ds_cmpst_f64
    0x1005b00033a10, // ds_cmpst_rtn_b32
    0x1005c00066810, // ds_cmpst_rtn_b64
    0x1005d00034a10, // ds_cmpst_rtn_f32
    0x1005e00067810, // ds_cmpst_rtn_f64
    0x1005f0006d915, // ds_condxchg32_rtn_b64
    0x1006000077e0a, // ds_consume
    0x100610002820e, // ds_dec_rtn_u32
    0x100620005b00e, // ds_dec_rtn_u64
    0x100630001350a, // ds_dec_u32
    0x100640004380a, // ds_dec_u64
    0x1006500073b0e, // ds_gws_barrier
    0x100660007080b, // ds_gws_init
    0x100670007200e, // ds_gws_sema_br
    0x1006800072e0d, // ds_gws_sema_p
    0x100690006f117, // ds_gws_sema_release_all
    0x1006a0007130d, // ds_gws_sema_v
    0x1006b0002740e, // ds_inc_rtn_u32
    0x1006c0005a20e, // ds_inc_rtn_u64
    0x1006d00012b0a, // ds_inc_u32
    0x1006e00042e0a, // ds_inc_u64
    0x1006f0001ea0a, // ds_max_f32
    0x100700004df0a, // ds_max_f64
    0x100710001490a, // ds_max_i32
    0x1007200044c0a, // ds_max_i64
    0x100730003680e, // ds_max_rtn_f32
    0x100740006960e, // ds_max_rtn_f64
    0x1007500029e0e, // ds_max_rtn_i32
    0x100760005cc0e, // ds_max_rtn_i64
    0x100770002ba0e, // ds_max_rtn_u32
    0x100780005e80e, // ds_max_rtn_u64
    0x1007900015d0a, // ds_max_u32
    0x1007a0004600a, // ds_max_u64
    0x1007b0001e00a, // ds_min_f32
    0x1007c0004d50a, // ds_min_f64
    0x1007d00013f0a, // ds_min_i32
    0x1007e0004420a, // ds_min_i64
    0x1007f00035a0e, // ds_min_rtn_f32
    0x100800006880e, // ds_min_rtn_f64
    0x100810002900e, // ds_min_rtn_i32
    0x100820005be0e, // ds_min_rtn_i64
    0x100830002ac0e, // ds_min_rtn_u32
    0x100840005da0e, // ds_min_rtn_u64
    0x100850001530a, // ds_min_u32
    0x100860004560a, // ds_min_u64
    0x100870001840c, // ds_mskor_b32
    0x100880004870c, // ds_mskor_b64
    0x100890002f110, // ds_mskor_rtn_b32
    0x1008a00061f10, // ds_mskor_rtn_b64
    0x1008b0001f406, // ds_nop
    0x1008c00017109, // ds_or_b32
    0x1008d00047409, // ds_or_b64
    0x1008e0002d60d, // ds_or_rtn_b32
    0x1008f0006040d, // ds_or_rtn_b64
    0x100900003f20e, // ds_permute_b32
    0x100910002110e, // ds_pk_add_bf16
    0x100920002040d, // ds_pk_add_f16
    0x1009300076c12, // ds_pk_add_rtn_bf16
    0x1009400075b11, // ds_pk_add_rtn_f16
    0x1009500039e0c, // ds_read2_b32
    0x100960006af0c, // ds_read2_b64
    0x100970003aa10, // ds_read2st64_b32
    0x100980006bb10, // ds_read2st64_b64
    0x1009900074912, // ds_read_addtid_b32
    0x1009a0007b50c, // ds_read_b128
    0x1009b0003930b, // ds_read_b32
    0x1009c0006a40b, // ds_read_b64
    0x1009d0007aa0b, // ds_read_b96
    0x1009e0003ce0b, // ds_read_i16
    0x1009f0003ba0a, // ds_read_i8
    0x100a000052d0e, // ds_read_i8_d16
    0x100a100053b11, // ds_read_i8_d16_hi
    0x100a20003d90b, // ds_read_u16
    0x100a300054c0f, // ds_read_u16_d16
    0x100a400055b12, // ds_read_u16_d16_hi
    0x100a50003c40a, // ds_read_u8
    0x100a600050e0e, // ds_read_u8_d16
    0x100a700051c11, // ds_read_u8_d16_hi
    0x100a80002650f, // ds_rsub_rtn_u32
    0x100a90005930f, // ds_rsub_rtn_u64
    0x100aa0001200b, // ds_rsub_u32
    0x100ab0004230b, // ds_rsub_u64
    0x100ac0002570e, // ds_sub_rtn_u32
    0x100ad0005850e, // ds_sub_rtn_u64
    0x100ae0001160a, // ds_sub_u32
    0x100af0004190a, // ds_sub_u64
    0x100b00003e40e, // ds_swizzle_b32
    0x100b10003760f, // ds_wrap_rtn_b32
    0x100b20001aa0d, // ds_write2_b32
    0x100b300049f0d, // ds_write2_b64
    0x100b40001b711, // ds_write2st64_b32
    0x100b50004ac11, // ds_write2st64_b64
    0x100b600021f13, // ds_write_addtid_b32
    0x100b700079d0d, // ds_write_b128
    0x100b800023d0c, // ds_write_b16
    0x100b90004fb13, // ds_write_b16_d16_hi
    0x100ba0001900c, // ds_write_b32
    0x100bb0004930c, // ds_write_b64
    0x100bc0002320b, // ds_write_b8
    0x100bd0004e912, // ds_write_b8_d16_hi
    0x100be0007910c, // ds_write_b96
    0x100bf00031212, // ds_wrxchg2_rtn_b32
    0x100c000064012, // ds_wrxchg2_rtn_b64
    0x100c100032416, // ds_wrxchg2st64_rtn_b32
    0x100c200065216, // ds_wrxchg2st64_rtn_b64
    0x100c300030111, // ds_wrxchg_rtn_b32
    0x100c400062f11, // ds_wrxchg_rtn_b64
    0x100c500017a0a, // ds_xor_b32
    0x100c600047d0a, // ds_xor_b64
    0x100c70002e30e, // ds_xor_rtn_b32
    0x100c80006110e, // ds_xor_rtn_b64
    0x100c90009790f, // flat_atomic_add
    0x100ca000a2113, // flat_atomic_add_f32
    0x100cb000a4a13, // flat_atomic_add_f64
    0x100cc000ac312, // flat_atomic_add_x2
    0x100cd0009d70f, // flat_atomic_and
    0x100ce000b3312, // flat_atomic_and_x2
    0x100cf00096613, // flat_atomic_cmpswap
    0x100d0000aad16, // flat_atomic_cmpswap_x2
    0x100d1000a120f, // flat_atomic_dec
    0x100d2000b7a12, // flat_atomic_dec_x2
    0x100d3000a030f, // flat_atomic_inc
    0x100d4000b6812, // flat_atomic_inc_x2
    0x100d5000a7013, // flat_atomic_max_f64
    0x100d6000a5d13, // flat_atomic_min_f64
    0x100d70009e60e, // flat_atomic_or
    0x100d8000b4511, // flat_atomic_or_x2
    0x100d9000a8317, // flat_atomic_pk_add_bf16
    0x100da000a3416, // flat_atomic_pk_add_f16
    0x100db0009b710, // flat_atomic_smax
    0x100dc000b0d13, // flat_atomic_smax_x2
    0x100dd00099710, // flat_atomic_smin
    0x100de000ae713, // flat_atomic_smin_x2
    0x100df0009880f, // flat_atomic_sub
    0x100e0000ad512, // flat_atomic_sub_x2
    0x100e100095610, // flat_atomic_swap
    0x100e2000a9a13, // flat_atomic_swap_x2
    0x100e30009c710, // flat_atomic_umax
    0x100e4000b2013, // flat_atomic_umax_x2
    0x100e50009a710, // flat_atomic_umin
    0x100e6000afa13, // flat_atomic_umin_x2
    0x100e70009f40f, // flat_atomic_xor
    0x100e8000b5612, // flat_atomic_xor_x2
    0x100e90008070f, // flat_load_dword
    0x100ea00081611, // flat_load_dwordx2
    0x100eb00082711, // flat_load_dwordx3
    0x100ec00083811, // flat_load_dwordx4
    0x100ed0007d80f, // flat_load_sbyte
    0x100ee00090413, // flat_load_sbyte_d16
    0x100ef00091716, // flat_load_sbyte_d16_hi
    0x100f000092d13, // flat_load_short_d16
    0x100f100094016, // flat_load_short_d16_hi
    0x100f20007f710, // flat_load_sshort
    0x100f30007c90f, // flat_load_ubyte
    0x100f40008db13, // flat_load_ubyte_d16
    0x100f50008ee16, // flat_load_ubyte_d16_hi
    0x100f60007e710, // flat_load_ushort
    0x100f70008490f, // flat_store_byte
    0x100f800085816, // flat_store_byte_d16_hi
    0x100f900089510, // flat_store_dword
    0x100fa0008a512, // flat_store_dwordx2
    0x100fb0008b712, // flat_store_dwordx3
    0x100fc0008c912, // flat_store_dwordx4
    0x100fd00086e10, // flat_store_short
    0x100fe00087e17, // flat_store_short_d16_hi
    0x100ff000dd711, // global_atomic_add
    0x10100000e9515, // global_atomic_add_f32
    0x10101000ec215, // global_atomic_add_f64
    0x10102000f4714, // global_atomic_add_x2
    0x10103000e4111, // global_atomic_and
    0x10104000fc314, // global_atomic_and_x2
    0x10105000dc215, // global_atomic_cmpswap
    0x10106000f2f18, // global_atomic_cmpswap_x2
    0x10107000e8411, // global_atomic_dec
    0x1010800101214, // global_atomic_dec_x2
    0x10109000e7311, // global_atomic_inc
    0x1010a000ffe14, // global_atomic_inc_x2
    0x1010b000eec15, // global_atomic_max_f64
    0x1010c000ed715, // global_atomic_min_f64
    0x1010d000e5210, // global_atomic_or
    0x1010e000fd713, // global_atomic_or_x2
    0x1010f000f0119, // global_atomic_pk_add_bf16
    0x10110000eaa18, // global_atomic_pk_add_f16
    0x10111000e1d12, // global_atomic_smax
    0x10112000f9915, // global_atomic_smax_x2
    0x10113000df912, // global_atomic_smin
    0x10114000f6f15, // global_atomic_smin_x2
    0x10115000de811, // global_atomic_sub
    0x10116000f5b14, // global_atomic_sub_x2
    0x10117000db012, // global_atomic_swap
    0x10118000f1a15, // global_atomic_swap_x2
    0x10119000e2f12, // global_atomic_umax
    0x1011a000fae15, // global_atomic_umax_x2
    0x1011b000e0b12, // global_atomic_umin
    0x1011c000f8415, // global_atomic_umin_x2
    0x1011d000e6211, // global_atomic_xor
    0x1011e000fea14, // global_atomic_xor_x2
    0x1011f000bd211, // global_load_dword
    0x10120000be313, // global_load_dwordx2
    0x10121000bf613, // global_load_dwordx3
    0x10122000c0913, // global_load_dwordx4
    0x10123000d9b15, // global_load_lds_dword
    0x10124000d5a15, // global_load_lds_sbyte
    0x10125000d8516, // global_load_lds_sshort
    0x10126000d4515, // global_load_lds_ubyte
    0x10127000d6f16, // global_load_lds_ushort
    0x10128000b9d11, // global_load_sbyte
    0x10129000ceb15, // global_load_sbyte_d16
    0x1012a000d0018, // global_load_sbyte_d16_hi
    0x1012b000d1815, // global_load_short_d16
    0x1012c000d2d18, // global_load_short_d16_hi
    0x1012d000bc012, // global_load_sshort
    0x1012e000b8c11, // global_load_ubyte
    0x1012f000cbe15, // global_load_ubyte_d16
    0x10130000cd318, // global_load_ubyte_d16_hi
    0x10131000bae12, // global_load_ushort
    0x10132000c1c11, // global_store_byte
    0x10133000c2d18, // global_store_byte_d16_hi
    0x10134000c7012, // global_store_dword
    0x10135000c8214, // global_store_dwordx2
    0x10136000c9614, // global_store_dwordx3
    0x10137000caa14, // global_store_dwordx4
    0x10138000c4512, // global_store_short
    0x10139000c5719, // global_store_short_d16_hi
    0x2013a00242809, // s_abs_i32
    0x4013c00263c0d, // s_absdiff_i32
    0x401400024b509, // s_add_i32
    0x401440024a309, // s_add_u32
    0x401480024c70a, // s_addc_u32
    0x1014c0028880a, // s_addk_i32
    0x4014d00251909, // s_and_b32
    0x4015100252209, // s_and_b64
    0x2015500233612, // s_and_saveexec_b64
    0x2015700244214, // s_andn1_saveexec_b64
    0x2015900246912, // s_andn1_wrexec_b64
    0x4015b00254d0b, // s_andn2_b32
    0x4015f0025580b, // s_andn2_b64
    0x2016300236b14, // s_andn2_saveexec_b64
    0x2016500247b12, // s_andn2_wrexec_b64
    0x401670025d90a, // s_ashr_i32
    0x4016b0025e30a, // s_ashr_i64
    0x1016f001de20b, // s_atc_probe
    0x10170001ded12, // s_atc_probe_buffer
    0x101710020640c, // s_atomic_add
    0x1017200210e0f, // s_atomic_add_x2
    0x101730020b00c, // s_atomic_and
    0x1017400216c0f, // s_atomic_and_x2
    0x1017500205410, // s_atomic_cmpswap
    0x101760020fb13, // s_atomic_cmpswap_x2
    0x101770020df0c, // s_atomic_dec
    0x101780021a70f, // s_atomic_dec_x2
    0x101790020d30c, // s_atomic_inc
    0x1017a0021980f, // s_atomic_inc_x2
    0x1017b0020bc0b, // s_atomic_or
    0x1017c00217b0e, // s_atomic_or_x2
    0x1017d0020960d, // s_atomic_smax
    0x1017e00214c10, // s_atomic_smax_x2
    0x1017f00207c0d, // s_atomic_smin
    0x1018000212c10, // s_atomic_smin_x2
    0x101810020700c, // s_atomic_sub
    0x1018200211d0f, // s_atomic_sub_x2
    0x101830020470d, // s_atomic_swap
    0x101840020eb10, // s_atomic_swap_x2
    0x101850020a30d, // s_atomic_umax
    0x1018600215c10, // s_atomic_umax_x2
    0x101870020890d, // s_atomic_umin
    0x1018800213c10, // s_atomic_umin_x2
    0x101890020c70c, // s_atomic_xor
    0x1018a0021890f, // s_atomic_xor_x2
    0x1018b002a7b09, // s_barrier
    0x2018c0022140f, // s_bcnt0_i32_b32
    0x2018e0022230f, // s_bcnt0_i32_b64
    0x201900022320f, // s_bcnt1_i32_b32
    0x201920022410f, // s_bcnt1_i32_b64
    0x4019400261109, // s_bfe_i32
    0x4019800262309, // s_bfe_i64
    0x4019c00260809, // s_bfe_u32
    0x401a000261a09, // s_bfe_u64
    0x401a40025ed09, // s_bfm_b32
    0x401a80025f609, // s_bfm_b64
    0x401ac0027710d, // s_bitcmp0_b32
    0x401b000278b0d, // s_bitcmp0_b64
    0x401b400277e0d, // s_bitcmp1_b32
    0x401b80027980d, // s_bitcmp1_b64
    0x201bc00248d16, // s_bitreplicate_b64_b32
    0x201be0022d70d, // s_bitset0_b32
    0x201c00022e40d, // s_bitset0_b64
    0x201c20022f10d, // s_bitset1_b32
    0x201c40022fe0d, // s_bitset1_b64
    0x101c6002a1308, // s_branch
    0x201c70022000a, // s_brev_b32
    0x201c900220a0a, // s_brev_b64
    0x101cb001e4d13, // s_buffer_atomic_add
    0x101cc001f5216, // s_buffer_atomic_add_x2
    0x101cd001ec313, // s_buffer_atomic_and
    0x101ce001fda16, // s_buffer_atomic_and_x2
    0x101cf001e3617, // s_buffer_atomic_cmpswap
    0x101d0001f381a, // s_buffer_atomic_cmpswap_x2
    0x101d1001f0e13, // s_buffer_atomic_dec
    0x101d200203116, // s_buffer_atomic_dec_x2
    0x101d3001efb13, // s_buffer_atomic_inc
    0x101d400201b16, // s_buffer_atomic_inc_x2
    0x101d5001ed612, // s_buffer_atomic_or
    0x101d6001ff015, // s_buffer_atomic_or_x2
    0x101d7001e9b14, // s_buffer_atomic_smax
    0x101d8001fac17, // s_buffer_atomic_smax_x2
    0x101d9001e7314, // s_buffer_atomic_smin
    0x101da001f7e17, // s_buffer_atomic_smin_x2
    0x101db001e6013, // s_buffer_atomic_sub
    0x101dc001f6816, // s_buffer_atomic_sub_x2
    0x101dd001e2214, // s_buffer_atomic_swap
    0x101de001f2117, // s_buffer_atomic_swap_x2
    0x101df001eaf14, // s_buffer_atomic_umax
    0x101e0001fc317, // s_buffer_atomic_umax_x2
    0x101e1001e8714, // s_buffer_atomic_umin
    0x101e2001f9517, // s_buffer_atomic_umin_x2
    0x101e3001ee813, // s_buffer_atomic_xor
    0x101e400200516, // s_buffer_atomic_xor_x2
    0x101e5001c8013, // s_buffer_load_dword
    0x101e6001cd216, // s_buffer_load_dwordx16
    0x101e7001c9315, // s_buffer_load_dwordx2
    0x101e8001ca815, // s_buffer_load_dwordx4
    0x101e9001cbd15, // s_buffer_load_dwordx8
    0x101ea001d5614, // s_buffer_store_dword
    0x101eb001d6a16, // s_buffer_store_dwordx2
    0x101ec001d8016, // s_buffer_store_dwordx4
    0x101ed0029fc0a, // s_call_b64
    0x101ee002c2111, // s_cbranch_cdbgsys
    0x101ef002c5d1a, // s_cbranch_cdbgsys_and_user
    0x101f0002c4419, // s_cbranch_cdbgsys_or_user
    0x101f1002c3212, // s_cbranch_cdbguser
    0x101f2002a6b10, // s_cbranch_execnz
    0x101f3002a5c0f, // s_cbranch_execz
    0x401f400262c10, // s_cbranch_g_fork
    0x101f800289c10, // s_cbranch_i_fork
    0x201f900241a0e, // s_cbranch_join
    0x101fb002a230e, // s_cbranch_scc0
    0x101fc002a310e, // s_cbranch_scc1
    0x101fd002a4d0f, // s_cbranch_vccnz
    0x101fe002a3f0e, // s_cbranch_vccz
    0x201ff0021c80a, // s_cmov_b32
    0x202010021d20a, // s_cmov_b64
    0x102030027e10b, // s_cmovk_i32
    0x402040026e10c, // s_cmp_eq_i32
    0x402080027290c, // s_cmp_eq_u32
    0x4020c0027bf0c, // s_cmp_eq_u64
    0x402100027050c, // s_cmp_ge_i32
    0x4021400274d0c, // s_cmp_ge_u32
    0x402180026f90c, // s_cmp_gt_i32
    0x4021c0027410c, // s_cmp_gt_u32
    0x4022000271d0c, // s_cmp_le_i32
    0x402240027650c, // s_cmp_le_u32
    0x402280026ed0c, // s_cmp_lg_i32
    0x4022c0027350c, // s_cmp_lg_u32
    0x402300027cb0c, // s_cmp_lg_u64
    0x402340027110c, // s_cmp_lt_i32
    0x402380027590c, // s_cmp_lt_u32
    0x1023c0027ec0d, // s_cmpk_eq_i32
    0x1023d00283a0d, // s_cmpk_eq_u32
    0x1023e0028130d, // s_cmpk_ge_i32
    0x1023f0028610d, // s_cmpk_ge_u32
    0x102400028060d, // s_cmpk_gt_i32
    0x102410028540d, // s_cmpk_gt_u32
    0x1024200282d0d, // s_cmpk_le_i32
    0x1024300287b0d, // s_cmpk_le_u32
    0x102440027f90d, // s_cmpk_lg_i32
    0x102450028470d, // s_cmpk_lg_u32
    0x102460028200d, // s_cmpk_lt_i32
    0x1024700286e0d, // s_cmpk_lt_u32
    0x402480024ff0d, // s_cselect_b32
    0x4024c00250c0d, // s_cselect_b64
    0x10250001dff10, // s_dcache_discard
    0x10251001e0f13, // s_dcache_discard_x2
    0x10252001d960c, // s_dcache_inv
    0x10253001dad10, // s_dcache_inv_vol
    0x10254001da20b, // s_dcache_wb
    0x10255001dbd0f, // s_dcache_wb_vol
    0x10256002c070e, // s_decperflevel
    0x10257002a0b08, // s_endpgm
    0x10258002ca818, // s_endpgm_ordered_ps_done
    0x10259002c770e, // s_endpgm_saved
    0x2025a0022500d, // s_ff0_i32_b32
    0x2025c00225d0d, // s_ff0_i32_b64
    0x2025e00226a0d, // s_ff1_i32_b32
    0x202600022770d, // s_ff1_i32_b64
    0x202620022a20b, // s_flbit_i32
    0x202640022840f, // s_flbit_i32_b32
    0x202660022930f, // s_flbit_i32_b64
    0x202680022ad0f, // s_flbit_i32_i64
    0x1026a00230b0b, // s_getpc_b64
    0x1026b0029d20c, // s_getreg_b32
    0x1026c002bed0c, // s_icache_inv
    0x1026d002bf90e, // s_incperflevel
    0x1026e001bfb0c, // s_load_dword
    0x1026f001c310f, // s_load_dwordx16
    0x10270001c070e, // s_load_dwordx2
    0x10271001c150e, // s_load_dwordx4
    0x10272001c230e, // s_load_dwordx8
    0x402730026720f, // s_lshl1_add_u32
    0x402770026810f, // s_lshl2_add_u32
    0x4027b0026900f, // s_lshl3_add_u32
    0x4027f00269f0f, // s_lshl4_add_u32
    0x402830025b10a, // s_lshl_b32
    0x402870025bb0a, // s_lshl_b64
    0x4028b0025c50a, // s_lshr_b32
    0x4028f0025cf0a, // s_lshr_b64
    0x402930024ed09, // s_max_i32
    0x402970024f609, // s_max_u32
    0x1029b001dd50d, // s_memrealtime
    0x1029c001dcc09, // s_memtime
    0x4029d0024db09, // s_min_i32
    0x402a10024e409, // s_min_u32
    0x202a50021b609, // s_mov_b32
    0x202a70021bf09, // s_mov_b64
    0x102a90027d70a, // s_movk_i32
    0x202aa0024000d, // s_movreld_b32
    0x202ac00240d0d, // s_movreld_b64
    0x102ae0023e60d, // s_movrels_b32
    0x102af0023f30d, // s_movrels_b64
    0x402b00026660c, // s_mul_hi_i32
    0x402b400265a0c, // s_mul_hi_u32
    0x402b80025ff09, // s_mul_i32
    0x102bc0028920a, // s_mulk_i32
    0x402bd0025770a, // s_nand_b32
    0x402c10025810a, // s_nand_b64
    0x202c500239213, // s_nand_saveexec_b64
    0x102c7002a0605, // s_nop
    0x402c800258b09, // s_nor_b32
    0x402cc00259409, // s_nor_b64
    0x202d00023a512, // s_nor_saveexec_b64
    0x202d20021dc09, // s_not_b32
    0x202d40021e509, // s_not_b64
    0x402d600252b08, // s_or_b32
    0x402da00253308, // s_or_b64
    0x202de00234811, // s_or_saveexec_b64
    0x202e000245613, // s_orn1_saveexec_b64
    0x402e20025630a, // s_orn2_b32
    0x402e600256d0a, // s_orn2_b64
    0x202ea00237f13, // s_orn2_saveexec_b64
    0x402ec0026d011, // s_pack_hh_b32_b16
    0x402f00026bf11, // s_pack_lh_b32_b16
    0x402f40026ae11, // s_pack_ll_b32_b16
    0x202f80023ca0e, // s_quadmask_b32
    0x202fa0023d80e, // s_quadmask_b64
    0x102fc00232d09, // s_rfe_b64
    0x102fd00264911, // s_rfe_restore_b64
    0x102fe001c4014, // s_scratch_load_dword
    0x102ff001c5416, // s_scratch_load_dwordx2
    0x10300001c6a16, // s_scratch_load_dwordx4
    0x10301001d1315, // s_scratch_store_dword
    0x10302001d2817, // s_scratch_store_dwordx2
    0x10303001d3f17, // s_scratch_store_dwordx4
    0x10304002bd109, // s_sendmsg
    0x10305002bda0d, // s_sendmsghalt
    0x2030600243111, // s_set_gpr_idx_idx
    0x10308002c9612, // s_set_gpr_idx_mode
    0x10309002c8511, // s_set_gpr_idx_off
    0x4030a0027af10, // s_set_gpr_idx_on
    0x1030e002cc016, // s_set_valu_coexec_mode
    0x1030f002aa809, // s_sethalt
    0x10310002a8409, // s_setkill
    0x103110023160b, // s_setpc_b64
    0x10312002ab809, // s_setprio
    0x103130029de0c, // s_setreg_b32
    0x103140029ea12, // s_setreg_imm32_b32
    0x403150027a50a, // s_setvskip
    0x203190022c90e, // s_sext_i32_i16
    0x2031b0022bc0d, // s_sext_i32_i8
    0x1031d002ab107, // s_sleep
    0x1031e001ce80d, // s_store_dword
    0x1031f001cf50f, // s_store_dwordx2
    0x10320001d040f, // s_store_dwordx4
    0x403210024be09, // s_sub_i32
    0x403250024ac09, // s_sub_u32
    0x403290024d10a, // s_subb_u32
    0x1032d0023210c, // s_swappc_b64
    0x1032e002be706, // s_trap
    0x1032f002c150c, // s_ttracedata
    0x10330002a9f09, // s_waitcnt
    0x10331002a1b08, // s_wakeup
    0x203320021ee09, // s_wqm_b32
    0x203340021f709, // s_wqm_b64
    0x4033600259d0a, // s_xnor_b32
    0x4033a0025a70a, // s_xnor_b64
    0x2033e0023b713, // s_xnor_saveexec_b64
    0x4034000253b09, // s_xor_b32
    0x4034400254409, // s_xor_b64
    0x2034800235912, // s_xor_saveexec_b64
    0x1034a00107012, // scratch_load_dword
    0x1034b00108214, // scratch_load_dwordx2
    0x1034c00109614, // scratch_load_dwordx3
    0x1034d0010aa14, // scratch_load_dwordx4
    0x1034e00124f16, // scratch_load_lds_dword
    0x1034f00120b16, // scratch_load_lds_sbyte
    0x1035000123817, // scratch_load_lds_sshort
    0x103510011f516, // scratch_load_lds_ubyte
    0x1035200122117, // scratch_load_lds_ushort
    0x1035300103812, // scratch_load_sbyte
    0x1035400119716, // scratch_load_sbyte_d16
    0x103550011ad19, // scratch_load_sbyte_d16_hi
    0x103560011c616, // scratch_load_short_d16
    0x103570011dc19, // scratch_load_short_d16_hi
    0x1035800105d13, // scratch_load_sshort
    0x1035900102612, // scratch_load_ubyte
    0x1035a00116816, // scratch_load_ubyte_d16
    0x1035b00117e19, // scratch_load_ubyte_d16_hi
    0x1035c00104a13, // scratch_load_ushort
    0x1035d0010be12, // scratch_store_byte
    0x1035e0010d019, // scratch_store_byte_d16_hi
    0x1035f00111613, // scratch_store_dword
    0x1036000112915, // scratch_store_dwordx2
    0x1036100113e15, // scratch_store_dwordx3
    0x1036200115315, // scratch_store_dwordx4
    0x103630010e913, // scratch_store_short
    0x103640010fc1a, // scratch_store_short_d16_hi
    0x1036500153b19, // tbuffer_load_format_d16_x
    0x103660015541a, // tbuffer_load_format_d16_xy
    0x1036700156e1b, // tbuffer_load_format_d16_xyz
    0x103680015891c, // tbuffer_load_format_d16_xyzw
    0x1036900148315, // tbuffer_load_format_x
    0x1036a00149816, // tbuffer_load_format_xy
    0x1036b0014ae17, // tbuffer_load_format_xyz
    0x1036c0014c518, // tbuffer_load_format_xyzw
    0x1036d0015a51a, // tbuffer_store_format_d16_x
    0x1036e0015bf1b, // tbuffer_store_format_d16_xy
    0x1036f0015da1c, // tbuffer_store_format_d16_xyz
    0x103700015f61d, // tbuffer_store_format_d16_xyzw
    0x103710014dd16, // tbuffer_store_format_x
    0x103720014f317, // tbuffer_store_format_xy
    0x1037300150a18, // tbuffer_store_format_xyz
    0x1037400152219, // tbuffer_store_format_xyzw
    0x5037500312111, // v_accvgpr_mov_b32
    0x1037a004a1a0e, // v_accvgpr_read
    0x1037a003cbd12, // v_accvgpr_read_b32
    0x1037b004a280f, // v_accvgpr_write
    0x1037b003ccf13, // v_accvgpr_write_b32
    0x1037c0037030a, // v_add3_u32
    0x5037d0032790c, // v_add_co_u32
    0x503820032ca09, // v_add_f16
    0x5038700318109, // v_add_f32
    0x1038c00377009, // v_add_f64
    0x1038d0038f209, // v_add_i16
    0x1038e0038e009, // v_add_i32
    0x1038f0036f50e, // v_add_lshl_u32
    0x5039000331009, // v_add_u16
    0x503950033a209, // v_add_u32
    0x5039a0032a00d, // v_addc_co_u32
    0x1039f0034a10e, // v_alignbit_b32
    0x103a00034af0f, // v_alignbyte_b32
    0x503a100324909, // v_and_b32
    0x103a600371a0c, // v_and_or_b32
    0x503a70033540d, // v_ashrrev_i16
    0x503ac00322f0d, // v_ashrrev_i32
    0x103b10038370d, // v_ashrrev_i64
    0x103b20037eb0e, // v_bcnt_u32_b32
    0x103b300346e09, // v_bfe_i32
    0x103b400346509, // v_bfe_u32
    0x103b500347709, // v_bfi_b32
    0x103b600385409, // v_bfm_b32
    0x503b7002f710b, // v_bfrev_b32
    0x503bc0030a70a, // v_ceil_f16
    0x503c1002edd0a, // v_ceil_f32
    0x403c6002ea70a, // v_ceil_f64
    0x303ca002feb09, // v_clrexcp
    0x403cd0040220f, // v_cmp_class_f16
    0x403d1003fe40f, // v_cmp_class_f32
    0x303d50040030f, // v_cmp_class_f64
    0x403d80040580c, // v_cmp_eq_f16
    0x403dc0041f00c, // v_cmp_eq_f32
    0x303e00043880c, // v_cmp_eq_f64
    0x403e30045200c, // v_cmp_eq_i16
    0x403e70046a80c, // v_cmp_eq_i32
    0x303eb0048300c, // v_cmp_eq_i64
    0x403ee00457e0c, // v_cmp_eq_u16
    0x403f20047060c, // v_cmp_eq_u32
    0x303f600488e0c, // v_cmp_eq_u64
    0x403f90040410b, // v_cmp_f_f16
    0x403fd0041d90b, // v_cmp_f_f32
    0x304010043710b, // v_cmp_f_f64
    0x404040045090b, // v_cmp_f_i16
    0x404080046910b, // v_cmp_f_i32
    0x3040c0048190b, // v_cmp_f_i64
    0x4040f0045670b, // v_cmp_f_u16
    0x404130046ef0b, // v_cmp_f_u32
    0x304170048770b, // v_cmp_f_u64
    0x4041a0040880c, // v_cmp_ge_f16
    0x4041e0042200c, // v_cmp_ge_f32
    0x304220043b80c, // v_cmp_ge_f64
    0x404250045500c, // v_cmp_ge_i16
    0x404290046d80c, // v_cmp_ge_i32
    0x3042d0048600c, // v_cmp_ge_i64
    0x404300045ae0c, // v_cmp_ge_u16
    0x404340047360c, // v_cmp_ge_u32
    0x304380048be0c, // v_cmp_ge_u64
    0x4043b0040700c, // v_cmp_gt_f16
    0x4043f0042080c, // v_cmp_gt_f32
    0x304430043a00c, // v_cmp_gt_f64
    0x404460045380c, // v_cmp_gt_i16
    0x4044a0046c00c, // v_cmp_gt_i32
    0x3044e0048480c, // v_cmp_gt_i64
    0x404510045960c, // v_cmp_gt_u16
    0x4045500471e0c, // v_cmp_gt_u32
    0x304590048a60c, // v_cmp_gt_u64
    0x4045c0040640c, // v_cmp_le_f16
    0x404600041fc0c, // v_cmp_le_f32
    0x304640043940c, // v_cmp_le_f64
    0x4046700452c0c, // v_cmp_le_i16
    0x4046b0046b40c, // v_cmp_le_i32
    0x3046f00483c0c, // v_cmp_le_i64
    0x4047200458a0c, // v_cmp_le_u16
    0x404760047120c, // v_cmp_le_u32
    0x3047a00489a0c, // v_cmp_le_u64
    0x4047d00407c0c, // v_cmp_lg_f16
    0x404810042140c, // v_cmp_lg_f32
    0x304850043ac0c, // v_cmp_lg_f64
    0x4048800404c0c, // v_cmp_lt_f16
    0x4048c0041e40c, // v_cmp_lt_f32
    0x3049000437c0c, // v_cmp_lt_f64
    0x404930045140c, // v_cmp_lt_i16
    0x4049700469c0c, // v_cmp_lt_i32
    0x3049b0048240c, // v_cmp_lt_i64
    0x4049e0045720c, // v_cmp_lt_u16
    0x404a20046fa0c, // v_cmp_lt_u32
    0x304a60048820c, // v_cmp_lt_u64
    0x404a90045440c, // v_cmp_ne_i16
    0x404ad0046cc0c, // v_cmp_ne_i32
    0x304b10048540c, // v_cmp_ne_i64
    0x404b40045a20c, // v_cmp_ne_u16
    0x404b800472a0c, // v_cmp_ne_u32
    0x304bc0048b20c, // v_cmp_ne_u64
    0x404bf0040de0d, // v_cmp_neq_f16
    0x404c30042760d, // v_cmp_neq_f32
    0x304c700440e0d, // v_cmp_neq_f64
    0x404ca0040aa0d, // v_cmp_nge_f16
    0x404ce0042420d, // v_cmp_nge_f32
    0x304d20043da0d, // v_cmp_nge_f64
    0x404d50040c40d, // v_cmp_ngt_f16
    0x404d900425c0d, // v_cmp_ngt_f32
    0x304dd0043f40d, // v_cmp_ngt_f64
    0x404e00040d10d, // v_cmp_nle_f16
    0x404e40042690d, // v_cmp_nle_f32
    0x304e80044010d, // v_cmp_nle_f64
    0x404eb0040b70d, // v_cmp_nlg_f16
    0x404ef00424f0d, // v_cmp_nlg_f32
    0x304f30043e70d, // v_cmp_nlg_f64
    0x404f60040eb0d, // v_cmp_nlt_f16
    0x404fa0042830d, // v_cmp_nlt_f32
    0x304fe00441b0d, // v_cmp_nlt_f64
    0x405010040940b, // v_cmp_o_f16
    0x4050500422c0b, // v_cmp_o_f32
    0x305090043c40b, // v_cmp_o_f64
    0x4050c00455c0b, // v_cmp_t_i16
    0x405100046e40b, // v_cmp_t_i32
    0x3051400486c0b, // v_cmp_t_i64
    0x405170045ba0b, // v_cmp_t_u16
    0x4051b0047420b, // v_cmp_t_u32
    0x3051f0048ca0b, // v_cmp_t_u64
    0x405220040f80d, // v_cmp_tru_f16
    0x405260042900d, // v_cmp_tru_f32
    0x3052a0044280d, // v_cmp_tru_f64
    0x4052d00409f0b, // v_cmp_u_f16
    0x405310042370b, // v_cmp_u_f32
    0x305350043cf0b, // v_cmp_u_f64
    0x4053800403110, // v_cmpx_class_f16
    0x4053c003ff310, // v_cmpx_class_f32
    0x3054000401210, // v_cmpx_class_f64
    0x4054300411e0d, // v_cmpx_eq_f16
    0x405470042b60d, // v_cmpx_eq_f32
    0x3054b00444e0d, // v_cmpx_eq_f64
    0x4054e0045de0d, // v_cmpx_eq_i16
    0x405520047660d, // v_cmpx_eq_i32
    0x305560048ee0d, // v_cmpx_eq_i64
    0x405590046440d, // v_cmpx_eq_u16
    0x4055d0047cc0d, // v_cmpx_eq_u32
    0x305610049540d, // v_cmpx_eq_u64
    0x405640041050c, // v_cmpx_f_f16
    0x4056800429d0c, // v_cmpx_f_f32
    0x3056c0044350c, // v_cmpx_f_f64
    0x4056f0045c50c, // v_cmpx_f_i16
    0x4057300474d0c, // v_cmpx_f_i32
    0x305770048d50c, // v_cmpx_f_i64
    0x4057a00462b0c, // v_cmpx_f_u16
    0x4057e0047b30c, // v_cmpx_f_u32
    0x3058200493b0c, // v_cmpx_f_u64
    0x405850041520d, // v_cmpx_ge_f16
    0x405890042ea0d, // v_cmpx_ge_f32
    0x3058d0044820d, // v_cmpx_ge_f64
    0x405900046120d, // v_cmpx_ge_i16
    0x4059400479a0d, // v_cmpx_ge_i32
    0x305980049220d, // v_cmpx_ge_i64
    0x4059b0046780d, // v_cmpx_ge_u16
    0x4059f0048000d, // v_cmpx_ge_u32
    0x305a30049880d, // v_cmpx_ge_u64
    0x405a60041380d, // v_cmpx_gt_f16
    0x405aa0042d00d, // v_cmpx_gt_f32
    0x305ae0044680d, // v_cmpx_gt_f64
    0x405b10045f80d, // v_cmpx_gt_i16
    0x405b50047800d, // v_cmpx_gt_i32
    0x305b90049080d, // v_cmpx_gt_i64
    0x405bc00465e0d, // v_cmpx_gt_u16
    0x405c00047e60d, // v_cmpx_gt_u32
    0x305c400496e0d, // v_cmpx_gt_u64
    0x405c700412b0d, // v_cmpx_le_f16
    0x405cb0042c30d, // v_cmpx_le_f32
    0x305cf00445b0d, // v_cmpx_le_f64
    0x405d20045eb0d, // v_cmpx_le_i16
    0x405d60047730d, // v_cmpx_le_i32
    0x305da0048fb0d, // v_cmpx_le_i64
    0x405dd0046510d, // v_cmpx_le_u16
    0x405e10047d90d, // v_cmpx_le_u32
    0x305e50049610d, // v_cmpx_le_u64
    0x405e80041450d, // v_cmpx_lg_f16
    0x405ec0042dd0d, // v_cmpx_lg_f32
    0x305f00044750d, // v_cmpx_lg_f64
    0x405f30041110d, // v_cmpx_lt_f16
    0x405f70042a90d, // v_cmpx_lt_f32
    0x305fb0044410d, // v_cmpx_lt_f64
    0x405fe0045d10d, // v_cmpx_lt_i16
    0x406020047590d, // v_cmpx_lt_i32
    0x306060048e10d, // v_cmpx_lt_i64
    0x406090046370d, // v_cmpx_lt_u16
    0x4060d0047bf0d, // v_cmpx_lt_u32
    0x306110049470d, // v_cmpx_lt_u64
    0x406140046050d, // v_cmpx_ne_i16
    0x4061800478d0d, // v_cmpx_ne_i32
    0x3061c0049150d, // v_cmpx_ne_i64
    0x4061f00466b0d, // v_cmpx_ne_u16
    0x406230047f30d, // v_cmpx_ne_u32
    0x3062700497b0d, // v_cmpx_ne_u64
    0x4062a0041af0e, // v_cmpx_neq_f16
    0x4062e0043470e, // v_cmpx_neq_f32
    0x306320044df0e, // v_cmpx_neq_f64
    0x406350041770e, // v_cmpx_nge_f16
    0x4063900430f0e, // v_cmpx_nge_f32
    0x3063d0044a70e, // v_cmpx_nge_f64
    0x406400041930e, // v_cmpx_ngt_f16
    0x4064400432b0e, // v_cmpx_ngt_f32
    0x306480044c30e, // v_cmpx_ngt_f64
    0x4064b0041a10e, // v_cmpx_nle_f16
    0x4064f0043390e, // v_cmpx_nle_f32
    0x306530044d10e, // v_cmpx_nle_f64
    0x406560041850e, // v_cmpx_nlg_f16
    0x4065a00431d0e, // v_cmpx_nlg_f32
    0x3065e0044b50e, // v_cmpx_nlg_f64
    0x406610041bd0e, // v_cmpx_nlt_f16
    0x406650043550e, // v_cmpx_nlt_f32
    0x306690044ed0e, // v_cmpx_nlt_f64
    0x4066c00415f0c, // v_cmpx_o_f16
    0x406700042f70c, // v_cmpx_o_f32
    0x3067400448f0c, // v_cmpx_o_f64
    0x4067700461f0c, // v_cmpx_t_i16
    0x4067b0047a70c, // v_cmpx_t_i32
    0x3067f00492f0c, // v_cmpx_t_i64
    0x406820046850c, // v_cmpx_t_u16
    0x4068600480d0c, // v_cmpx_t_u32
    0x3068a0049950c, // v_cmpx_t_u64
    0x4068d0041cb0e, // v_cmpx_tru_f16
    0x406910043630e, // v_cmpx_tru_f32
    0x306950044fb0e, // v_cmpx_tru_f64
    0x4069800416b0c, // v_cmpx_u_f16
    0x4069c0043030c, // v_cmpx_u_f32
    0x306a000449b0c, // v_cmpx_u_f64
    0x506a300316c0d, // v_cndmask_b32
    0x506a80030db09, // v_cos_f16
    0x506ad002f5f09, // v_cos_f32
    0x106b20034350c, // v_cubeid_f32
    0x106b30034590c, // v_cubema_f32
    0x106b40034410c, // v_cubesc_f32
    0x106b500344d0c, // v_cubetc_f32
    0x506b6002ddc0d, // v_cvt_f16_f32
    0x506bb0030240d, // v_cvt_f16_i16
    0x506c00030170d, // v_cvt_f16_u16
    0x506c500313f0d, // v_cvt_f32_bf8
    0x506ca002de90d, // v_cvt_f32_f16
    0x406cf002e280d, // v_cvt_f32_f64
    0x506d30031320d, // v_cvt_f32_fp8
    0x506d8002da80d, // v_cvt_f32_i32
    0x506dd002db50d, // v_cvt_f32_u32
    0x506e2002e4210, // v_cvt_f32_ubyte0
    0x506e7002e5210, // v_cvt_f32_ubyte1
    0x506ec002e6210, // v_cvt_f32_ubyte2
    0x506f1002e7210, // v_cvt_f32_ubyte3
    0x406f6002e350d, // v_cvt_f64_f32
    0x406fa002d9b0d, // v_cvt_f64_i32
    0x406fe002e8f0d, // v_cvt_f64_u32
    0x50702002e0711, // v_cvt_flr_i32_f32
    0x5070700303e0d, // v_cvt_i16_f16
    0x5070c002dcf0d, // v_cvt_i32_f32
    0x40711002d8e0d, // v_cvt_i32_f64
    0x507150030e412, // v_cvt_norm_i16_f16
    0x5071a0030f612, // v_cvt_norm_u16_f16
    0x5071f002e1810, // v_cvt_off_f32_i4
    0x1072400393210, // v_cvt_pk_bf8_f32
    0x5072500315c10, // v_cvt_pk_f32_bf8
    0x5072a00314c10, // v_cvt_pk_f32_fp8
    0x1072f00392210, // v_cvt_pk_fp8_f32
    0x107300038a810, // v_cvt_pk_i16_i32
    0x1073100389810, // v_cvt_pk_u16_u32
    0x1073200353d0f, // v_cvt_pk_u8_f32
    0x1073300365614, // v_cvt_pkaccum_u8_f32
    0x107340038b814, // v_cvt_pknorm_i16_f16
    0x1073500385d14, // v_cvt_pknorm_i16_f32
    0x107360038cc14, // v_cvt_pknorm_u16_f16
    0x1073700387114, // v_cvt_pknorm_u16_f32
    0x1073800388513, // v_cvt_pkrtz_f16_f32
    0x50739002df611, // v_cvt_rpi_i32_f32
    0x1073e00395210, // v_cvt_sr_bf8_f32
    0x1073f00394210, // v_cvt_sr_fp8_f32
    0x507400030310d, // v_cvt_u16_f16
    0x50745002dc20d, // v_cvt_u32_f32
    0x4074a002e820d, // v_cvt_u32_f64
    0x1074e0037530f, // v_div_fixup_f16
    0x1074f00354c0f, // v_div_fixup_f32
    0x1075000355b0f, // v_div_fixup_f64
    0x1075100364016, // v_div_fixup_legacy_f16
    0x107520035880e, // v_div_fmas_f32
    0x107530035960e, // v_div_fmas_f64
    0x1075400356a0f, // v_div_scale_f32
    0x107550035790f, // v_div_scale_f64
    0x10756003a950e, // v_dot2_f32_f16
    0x10757003aa30e, // v_dot2_i32_i16
    0x10758003ab10e, // v_dot2_u32_u16
    0x407590033c00f, // v_dot2c_f32_f16
    0x4075d0033cf0f, // v_dot2c_i32_i16
    0x10761003abf0d, // v_dot4_i32_i8
    0x10762003acc0d, // v_dot4_u32_u8
    0x407630033de0e, // v_dot4c_i32_i8
    0x10767003ad90d, // v_dot8_i32_i4
    0x10768003ae60d, // v_dot8_u32_u4
    0x407690033ec0e, // v_dot8c_i32_i4
    0x5076d00307009, // v_exp_f16
    0x50772002efd09, // v_exp_f32
    0x50777002f900a, // v_ffbh_i32
    0x5077c002f7c0a, // v_ffbh_u32
    0x50781002f860a, // v_ffbl_b32
    0x5078600309c0b, // v_floor_f16
    0x5078b002ef20b, // v_floor_f32
    0x40790002ebc0b, // v_floor_f64
    0x1079400374a09, // v_fma_f16
    0x1079500348009, // v_fma_f32
    0x1079600348909, // v_fma_f64
    0x1079700363010, // v_fma_legacy_f16
    0x10798003a6a0d, // v_fma_mix_f32
    0x10799003a860f, // v_fma_mixhi_f16
    0x1079a003a770f, // v_fma_mixlo_f16
    0x2079b00326e0b, // v_fmaak_f32
    0x4079d0033fa0a, // v_fmac_f32
    0x407a100319f0a, // v_fmac_f64
    0x207a50032630b, // v_fmamk_f32
    0x507a70030c70b, // v_fract_f16
    0x507ac002ec70b, // v_fract_f32
    0x407b1002fbd0b, // v_fract_f64
    0x507b500308913, // v_frexp_exp_i16_f16
    0x507ba002fc813, // v_frexp_exp_i32_f32
    0x407bf002f9a13, // v_frexp_exp_i32_f64
    0x507c300307910, // v_frexp_mant_f16
    0x507c8002fdb10, // v_frexp_mant_f32
    0x407cd002fad10, // v_frexp_mant_f64
    0x507d10033970b, // v_ldexp_f16
    0x107d60037c30b, // v_ldexp_f32
    0x107d70037940b, // v_ldexp_f64
    0x107d800349209, // v_lerp_u8
    0x507d900306709, // v_log_f16
    0x507de002f0609, // v_log_f32
    0x107e30036e70e, // v_lshl_add_u32
    0x107e40037620e, // v_lshl_add_u64
    0x107e500370d0d, // v_lshl_or_b32
    0x507e600333a0d, // v_lshlrev_b16
    0x507eb00323c0d, // v_lshlrev_b32
    0x107f000381d0d, // v_lshlrev_b64
    0x507f10033470d, // v_lshrrev_b16
    0x507f60032220d, // v_lshrrev_b32
    0x107fb00382a0d, // v_lshrrev_b64
    0x407fc0032f109, // v_mac_f16
    0x1080000372f09, // v_mad_f16
    0x1080100374109, // v_mad_i16
    0x108020036770d, // v_mad_i32_i16
    0x1080300341b0d, // v_mad_i32_i24
    0x108040035e90d, // v_mad_i64_i32
    0x108050035f610, // v_mad_legacy_f16
    0x1080600361610, // v_mad_legacy_i16
    0x1080700360610, // v_mad_legacy_u16
    0x10798004a370d, // v_mad_mix_f32
    0x10799004a440f, // v_mad_mixhi_f16
    0x1079a004a530f, // v_mad_mixlo_f16
    0x1080800373809, // v_mad_u16
    0x1080900366a0d, // v_mad_u32_u16
    0x1080a0034280d, // v_mad_u32_u24
    0x1080b0035dc0d, // v_mad_u64_u32
    0x2080c0033050b, // v_madak_f16
    0x2080e0032fa0b, // v_madmk_f16
    0x108100036ab0a, // v_max3_f16
    0x108110034dc0a, // v_max3_f32
    0x108120036b50a, // v_max3_i16
    0x108130034e60a, // v_max3_i32
    0x108140036bf0a, // v_max3_u16
    0x108150034f00a, // v_max3_u32
    0x5081600336109, // v_max_f16
    0x5081b0031f509, // v_max_f32
    0x1082000378b09, // v_max_f64
    0x5082100337c09, // v_max_i16
    0x5082600320709, // v_max_i32
    0x5082b00337309, // v_max_u16
    0x5083000321909, // v_max_u32
    0x1083500380b12, // v_mbcnt_hi_u32_b32
    0x108360037f912, // v_mbcnt_lo_u32_b32
    0x108370036c90a, // v_med3_f16
    0x108380034fa0a, // v_med3_f32
    0x108390036d30a, // v_med3_i16
    0x1083a0035040a, // v_med3_i32
    0x1083b0036dd0a, // v_med3_u16
    0x1083c00350e0a, // v_med3_u32
    0x1083d003d4618, // v_mfma_f32_16x16x16_bf16
    0x1083e003c3317, // v_mfma_f32_16x16x16_f16
    0x1083d004a6217, // v_mfma_f32_16x16x16bf16
    0x1083d004a791a, // v_mfma_f32_16x16x16bf16_1k
    0x1083e004a9316, // v_mfma_f32_16x16x16f16
    0x1083f003b7619, // v_mfma_f32_16x16x1_4b_f32
    0x1083f004aa915, // v_mfma_f32_16x16x1f32
    0x10840003e241b, // v_mfma_f32_16x16x32_bf8_bf8
    0x10841003e3f1b, // v_mfma_f32_16x16x32_bf8_fp8
    0x10842003e5a1b, // v_mfma_f32_16x16x32_fp8_bf8
    0x10843003e751b, // v_mfma_f32_16x16x32_fp8_fp8
    0x10840004abe19, // v_mfma_f32_16x16x32bf8bf8
    0x10841004ad719, // v_mfma_f32_16x16x32bf8fp8
    0x10842004af019, // v_mfma_f32_16x16x32fp8bf8
    0x10843004b0919, // v_mfma_f32_16x16x32fp8fp8
    0x10844003cfc1a, // v_mfma_f32_16x16x4_4b_bf16
    0x10845003bec19, // v_mfma_f32_16x16x4_4b_f16
    0x10846003bbd16, // v_mfma_f32_16x16x4_f32
    0x10844004b2216, // v_mfma_f32_16x16x4bf16
    0x10844004b3819, // v_mfma_f32_16x16x4bf16_1k
    0x10845004b5115, // v_mfma_f32_16x16x4f16
    0x10846004b6615, // v_mfma_f32_16x16x4f32
    0x10847003b2f17, // v_mfma_f32_16x16x8_xf32
    0x10847004b7b16, // v_mfma_f32_16x16x8xf32
    0x10848003e901b, // v_mfma_f32_32x32x16_bf8_bf8
    0x10849003eab1b, // v_mfma_f32_32x32x16_bf8_fp8
    0x1084a003ec61b, // v_mfma_f32_32x32x16_fp8_bf8
    0x1084b003ee11b, // v_mfma_f32_32x32x16_fp8_fp8
    0x10848004b9119, // v_mfma_f32_32x32x16bf8bf8
    0x10849004baa19, // v_mfma_f32_32x32x16bf8fp8
    0x1084a004bc319, // v_mfma_f32_32x32x16fp8bf8
    0x1084b004bdc19, // v_mfma_f32_32x32x16fp8fp8
    0x1084c003b5d19, // v_mfma_f32_32x32x1_2b_f32
    0x1084c004bf515, // v_mfma_f32_32x32x1f32
    0x1084d003ba716, // v_mfma_f32_32x32x2_f32
    0x1084d004c0a15, // v_mfma_f32_32x32x2f32
    0x1084e003ce21a, // v_mfma_f32_32x32x4_2b_bf16
    0x1084f003bd319, // v_mfma_f32_32x32x4_2b_f16
    0x10850003b4617, // v_mfma_f32_32x32x4_xf32
    0x1084e004c1f16, // v_mfma_f32_32x32x4bf16
    0x1084e004c3519, // v_mfma_f32_32x32x4bf16_1k
    0x1084f004c4e15, // v_mfma_f32_32x32x4f16
    0x10850004c6316, // v_mfma_f32_32x32x4xf32
    0x10851003d2f17, // v_mfma_f32_32x32x8_bf16
    0x10852003c1d16, // v_mfma_f32_32x32x8_f16
    0x10851004c7916, // v_mfma_f32_32x32x8bf16
    0x10851004c8f19, // v_mfma_f32_32x32x8bf16_1k
    0x10852004ca815, // v_mfma_f32_32x32x8f16
    0x10853003b8f18, // v_mfma_f32_4x4x1_16b_f32
    0x10853004cbd13, // v_mfma_f32_4x4x1f32
    0x10854003d1619, // v_mfma_f32_4x4x4_16b_bf16
    0x10855003c0518, // v_mfma_f32_4x4x4_16b_f16
    0x10854004cd014, // v_mfma_f32_4x4x4bf16
    0x10854004ce417, // v_mfma_f32_4x4x4bf16_1k
    0x10855004cfb13, // v_mfma_f32_4x4x4f16
    0x10856003df716, // v_mfma_f64_16x16x4_f64
    0x10856004d0e15, // v_mfma_f64_16x16x4f64
    0x10857003e0d17, // v_mfma_f64_4x4x4_4b_f64
    0x10857004d2313, // v_mfma_f64_4x4x4f64
    0x10858003ca716, // v_mfma_i32_16x16x32_i8
    0x10858004d3615, // v_mfma_i32_16x16x32i8
    0x10859003c6218, // v_mfma_i32_16x16x4_4b_i8
    0x10859004d4b14, // v_mfma_i32_16x16x4i8
    0x1085a003c9116, // v_mfma_i32_32x32x16_i8
    0x1085a004d5f15, // v_mfma_i32_32x32x16i8
    0x1085b003c4a18, // v_mfma_i32_32x32x4_2b_i8
    0x1085b004d7414, // v_mfma_i32_32x32x4i8
    0x1085c003c7a17, // v_mfma_i32_4x4x4_16b_i8
    0x1085c004d8812, // v_mfma_i32_4x4x4i8
    0x1085d00368d0a, // v_min3_f16
    0x1085e0034be0a, // v_min3_f32
    0x1085f0036970a, // v_min3_i16
    0x108600034c80a, // v_min3_i32
    0x108610036a10a, // v_min3_u16
    0x108620034d20a, // v_min3_u32
    0x5086300336a09, // v_min_f16
    0x508680031ec09, // v_min_f32
    0x1086d00378209, // v_min_f64
    0x5086e00338e09, // v_min_i16
    0x508730031fe09, // v_min_i32
    0x5087800338509, // v_min_u16
    0x5087d00321009, // v_min_u32
    0x50882002d4709, // v_mov_b32
    0x5088700300e09, // v_mov_b64
    0x1088c0035bd11, // v_mqsad_pk_u16_u8
    0x1088d0035ce0e, // v_mqsad_u32_u8
    0x1088e0035a409, // v_msad_u8
    0x5088f0032e809, // v_mul_f16
    0x508940031a909, // v_mul_f32
    0x1089900377909, // v_mul_f64
    0x1089a0037b70c, // v_mul_hi_i32
    0x5089b0031bf10, // v_mul_hi_i32_i24
    0x108a00037ab0c, // v_mul_hi_u32
    0x508a10031dc10, // v_mul_hi_u32_u24
    0x508a60031b20d, // v_mul_i32_i24
    0x108ab00391210, // v_mul_legacy_f32
    0x108b1004d9a0c, // v_mul_lo_i32
    0x508ac00332e0c, // v_mul_lo_u16
    0x108b100379f0c, // v_mul_lo_u32
    0x508b20031cf0d, // v_mul_u32_u24
    0x508b7002cd605, // v_nop
    0x508bc002f6809, // v_not_b32
    0x108c100372609, // v_or3_b32
    0x508c200325208, // v_or_b32
    0x108c70039040e, // v_pack_b32_f16
    0x108c80036260a, // v_perm_b32
    0x108c9003a3a0c, // v_pk_add_f16
    0x108ca003b0b0c, // v_pk_add_f32
    0x108cb0039920c, // v_pk_add_i16
    0x108cc0039fe0c, // v_pk_add_u16
    0x108cd0039ca10, // v_pk_ashrrev_i16
    0x108ce003a2e0c, // v_pk_fma_f16
    0x108cf003af30c, // v_pk_fma_f32
    0x508d00034040d, // v_pk_fmac_f16
    0x108d50039aa10, // v_pk_lshlrev_b16
    0x108d60039ba10, // v_pk_lshrrev_b16
    0x108d70039770c, // v_pk_mad_i16
    0x108d80039f20c, // v_pk_mad_u16
    0x108d9003a5e0c, // v_pk_max_f16
    0x108da0039da0c, // v_pk_max_i16
    0x108db003a160c, // v_pk_max_u16
    0x108dc003a520c, // v_pk_min_f16
    0x108dd0039e60c, // v_pk_min_i16
    0x108de003a220c, // v_pk_min_u16
    0x108df003b170c, // v_pk_mov_b32
    0x108e0003a460c, // v_pk_mul_f16
    0x108e1003aff0c, // v_pk_mul_f32
    0x108e20039830f, // v_pk_mul_lo_u16
    0x108e300399e0c, // v_pk_sub_i16
    0x108e4003a0a0c, // v_pk_sub_u16
    0x108e50035ad10, // v_qsad_pk_u16_u8
    0x508e600304b09, // v_rcp_f16
    0x508eb002f0f09, // v_rcp_f32
    0x408f0002f3009, // v_rcp_f64
    0x508f4002f180f, // v_rcp_iflag_f32
    0x208f9002d7b13, // v_readfirstlane_b32
    0x108fb0037ce0e, // v_readlane_b32
    0x508fc0030bc0b, // v_rndne_f16
    0x50901002ee70b, // v_rndne_f32
    0x40906002eb10b, // v_rndne_f64
    0x5090a00305e09, // v_rsq_f16
    0x5090f002f2709, // v_rsq_f32
    0x40914002f3909, // v_rsq_f64
    0x109180035200b, // v_sad_hi_u8
    0x1091900352b09, // v_sad_u16
    0x1091a00353409, // v_sad_u32
    0x1091b00351808, // v_sad_u8
    0x5091c0031080f, // v_sat_pk_u8_i16
    0x50921002ff41a, // v_screen_partition_4se_b32
    0x509260030d209, // v_sin_f16
    0x5092b002f5609, // v_sin_f32
    0x10930003d901a, // v_smfmac_f32_16x16x32_bf16
    0x10931003d5e19, // v_smfmac_f32_16x16x32_f16
    0x10930004da619, // v_smfmac_f32_16x16x32bf16
    0x10931004dbf18, // v_smfmac_f32_16x16x32f16
    0x10932003efc1d, // v_smfmac_f32_16x16x64_bf8_bf8
    0x10933003f191d, // v_smfmac_f32_16x16x64_bf8_fp8
    0x10934003f361d, // v_smfmac_f32_16x16x64_fp8_bf8
    0x10935003f531d, // v_smfmac_f32_16x16x64_fp8_fp8
    0x10932004dd71b, // v_smfmac_f32_16x16x64bf8bf8
    0x10933004df21b, // v_smfmac_f32_16x16x64bf8fp8
    0x10934004e0d1b, // v_smfmac_f32_16x16x64fp8bf8
    0x10935004e281b, // v_smfmac_f32_16x16x64fp8fp8
    0x10936003daa1a, // v_smfmac_f32_32x32x16_bf16
    0x10937003d7719, // v_smfmac_f32_32x32x16_f16
    0x10936004e4319, // v_smfmac_f32_32x32x16bf16
    0x10937004e5c18, // v_smfmac_f32_32x32x16f16
    0x10938003f701d, // v_smfmac_f32_32x32x32_bf8_bf8
    0x10939003f8d1d, // v_smfmac_f32_32x32x32_bf8_fp8
    0x1093a003faa1d, // v_smfmac_f32_32x32x32_fp8_bf8
    0x1093b003fc71d, // v_smfmac_f32_32x32x32_fp8_fp8
    0x10938004e741b, // v_smfmac_f32_32x32x32bf8bf8
    0x10939004e8f1b, // v_smfmac_f32_32x32x32bf8fp8
    0x1093a004eaa1b, // v_smfmac_f32_32x32x32fp8bf8
    0x1093b004ec51b, // v_smfmac_f32_32x32x32fp8fp8
    0x1093c003dc418, // v_smfmac_i32_16x16x64_i8
    0x1093c004ee017, // v_smfmac_i32_16x16x64i8
    0x1093d003ddc18, // v_smfmac_i32_32x32x32_i8
    0x1093d004ef717, // v_smfmac_i32_32x32x32i8
    0x5093e0030540a, // v_sqrt_f16
    0x50943002f420a, // v_sqrt_f32
    0x40948002f4c0a, // v_sqrt_f64
    0x5094c0032850c, // v_sub_co_u32
    0x509510032d309, // v_sub_f16
    0x5095600318a09, // v_sub_f32
    0x1095b0038fb09, // v_sub_i16
    0x1095c0038e909, // v_sub_i32
    0x5095d00331909, // v_sub_u16
    0x509620033ab09, // v_sub_u32
    0x509670032ad0d, // v_subb_co_u32
    0x5096c0032ba10, // v_subbrev_co_u32
    0x509710032910f, // v_subrev_co_u32
    0x509760032dc0c, // v_subrev_f16
    0x5097b0031930c, // v_subrev_f32
    0x509800033220c, // v_subrev_u16
    0x509850033b40c, // v_subrev_u32
    0x2098a0031170a, // v_swap_b32
    0x1098c00384410, // v_trig_preop_f64
    0x5098d0030b10b, // v_trunc_f16
    0x50992002ed20b, // v_trunc_f32
    0x40997002e9c0b, // v_trunc_f64
    0x1099b0037dc0f, // v_writelane_b32
    0x1099c00368409, // v_xad_u32
    0x5099d0034110a, // v_xnor_b32
    0x509a200325a09, // v_xor_b32
];
/// Forms of mnemonics, in the order in which they are tried.
pub static FORMS: [u16; 2471] = [
    1299, 1310, 1312, 1317, 1305, 1323, 1298, 1316, 1309, 1327, 1308, 1326, 1314, 1313, 1306,
    1324, 1311, 1303, 1321, 1301, 1319, 1300, 1318, 1297, 1315, 1304, 1322, 1302, 1320, 1307,
    1325, 1296, 1275, 1276, 1277, 1278, 1293, 1263, 1264, 1265, 1266, 1255, 1256, 1257, 1258,
    1272, 1289, 1290, 1291, 1292, 1274, 1271, 1287, 1288, 1273, 1279, 1280, 1283, 1284, 1285,
    1286, 1294, 1267, 1268, 1269, 1270, 1259, 1260, 1261, 1262, 1281, 1282, 1295, 1008, 1074,
    1035, 1098, 1014, 1075, 987, 1046, 996, 1055, 1023, 1084, 1110, 1045, 1003, 1062, 1004,
    1063, 1030, 1091, 1031, 1092, 1099, 1109, 1018, 1079, 991, 1050, 1105, 1101, 1103, 1104,
    1100, 1102, 1017, 1078, 990, 1049, 1006, 1065, 993, 1052, 1033, 1094, 1020, 1081, 1022,
    1083, 995, 1054, 1005, 1064, 992, 1051, 1032, 1093, 1019, 1080, 1021, 1082, 994, 1053,
    999, 1058, 1026, 1087, 1007, 997, 1056, 1024, 1085, 1044, 1010, 1009, 1108, 1107, 1037,
    1096, 1038, 1097, 1106, 1114, 1036, 1095, 1113, 1041, 1039, 1070, 1071, 1042, 1072, 1073,
    1040, 1068, 1069, 1016, 1077, 989, 1048, 1015, 1076, 988, 1047, 1043, 1034, 1001, 1060,
    1002, 1061, 1011, 1112, 1013, 1067, 1000, 1059, 1012, 1066, 1111, 1028, 1089, 1029, 1090,
    1027, 1088, 998, 1057, 1025, 1086, 1195, 1217, 1221, 1233, 1207, 1245, 1193, 1231, 1215,
    1253, 1213, 1251, 1225, 1223, 1209, 1247, 1227, 1219, 1203, 1241, 1199, 1237, 1197, 1235,
    1191, 1229, 1205, 1243, 1201, 1239, 1211, 1249, 1127, 1130, 1133, 1136, 1118, 1169, 1172,
    1175, 1178, 1124, 1115, 1163, 1166, 1121, 1139, 1142, 1151, 1154, 1157, 1160, 1145, 1148,
    1196, 1218, 1222, 1234, 1208, 1246, 1194, 1232, 1216, 1254, 1214, 1252, 1226, 1224, 1210,
    1248, 1228, 1220, 1204, 1242, 1200, 1238, 1198, 1236, 1192, 1230, 1206, 1244, 1202, 1240,
    1212, 1250, 1129, 1132, 1135, 1138, 1190, 1184, 1188, 1182, 1186, 1120, 1171, 1174, 1177,
    1180, 1126, 1117, 1165, 1168, 1123, 1141, 1144, 1153, 1156, 1159, 1162, 1147, 1150, 2264,
    2265, 397, 398, 399, 400, 237, 238, 239, 240, 229, 230, 231, 232, 245, 246, 247, 248,
    452, 277, 278, 279, 280, 281, 282, 283, 284, 2236, 2237, 2268, 2269, 2272, 2273, 301,
    302, 303, 304, 305, 306, 307, 308, 2242, 2243, 2274, 2275, 357, 358, 359, 360, 361, 362,
    363, 364, 487, 488, 519, 532, 525, 538, 518, 531, 529, 542, 528, 541, 526, 539, 523, 536,
    521, 534, 520, 533, 517, 530, 524, 537, 522, 535, 527, 540, 2368, 2196, 2197, 2198, 2199,
    2200, 2201, 2202, 2203, 381, 382, 383, 384, 389, 390, 391, 392, 377, 378, 379, 380, 385,
    386, 387, 388, 365, 366, 367, 368, 369, 370, 371, 372, 2326, 2327, 2328, 2329, 2334,
    2335, 2336, 2337, 2330, 2331, 2332, 2333, 2338, 2339, 2340, 2341, 2276, 2277, 2224, 2225,
    2226, 2227, 2228, 2229, 2230, 2231, 2360, 2192, 2193, 2194, 2195, 493, 506, 499, 512,
    492, 505, 503, 516, 502, 515, 500, 513, 497, 510, 495, 508, 494, 507, 491, 504, 498, 511,
    496, 509, 501, 514, 467, 471, 468, 469, 470, 478, 479, 480, 458, 2381, 2384, 2383, 2382,
    2367, 2366, 393, 394, 395, 396, 454, 2262, 2263, 2362, 2363, 2365, 2364, 2180, 2181,
    2182, 2183, 439, 2278, 2279, 2280, 2281, 2302, 2303, 2304, 2305, 2350, 2351, 2352, 2353,
    2290, 2291, 2292, 2293, 2314, 2315, 2316, 2317, 2286, 2287, 2288, 2289, 2310, 2311, 2312,
    2313, 2298, 2299, 2300, 2301, 2322, 2323, 2324, 2325, 2282, 2283, 2284, 2285, 2306, 2307,
    2308, 2309, 2354, 2355, 2356, 2357, 2294, 2295, 2296, 2297, 2318, 2319, 2320, 2321, 440,
    446, 443, 449, 442, 448, 445, 451, 441, 447, 444, 450, 269, 270, 271, 272, 273, 274, 275,
    276, 489, 490, 481, 483, 482, 484, 2379, 2359, 2388, 2385, 2204, 2205, 2206, 2207, 2208,
    2209, 2210, 2211, 2216, 2217, 2212, 2213, 2214, 2215, 2218, 2219, 2232, 455, 2377, 2378,
    459, 463, 460, 461, 462, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422,
    423, 424, 425, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355,
    356, 261, 262, 263, 264, 265, 266, 267, 268, 486, 485, 253, 254, 255, 256, 257, 258, 259,
    260, 2176, 2177, 2178, 2179, 438, 2258, 2259, 2260, 2261, 2256, 2257, 406, 407, 408, 409,
    402, 403, 404, 405, 373, 374, 375, 376, 453, 317, 318, 319, 320, 321, 322, 323, 324,
    2246, 2247, 2358, 325, 326, 327, 328, 329, 330, 331, 332, 2248, 2249, 2184, 2185, 2186,
    2187, 285, 286, 287, 288, 289, 290, 291, 292, 2238, 2239, 2270, 2271, 309, 310, 311, 312,
    313, 314, 315, 316, 2244, 2245, 434, 435, 436, 437, 430, 431, 432, 433, 426, 427, 428,
    429, 2252, 2253, 2254, 2255, 2235, 401, 464, 465, 466, 475, 476, 477, 2374, 2375, 2266,
    2267, 2387, 2386, 2346, 2347, 2348, 2349, 2389, 2371, 2369, 2233, 2373, 456, 457, 2342,
    2343, 2344, 2345, 2222, 2223, 2220, 2221, 2372, 472, 473, 474, 241, 242, 243, 244, 233,
    234, 235, 236, 249, 250, 251, 252, 2234, 2376, 2380, 2370, 2361, 2188, 2189, 2190, 2191,
    333, 334, 335, 336, 337, 338, 339, 340, 2250, 2251, 293, 294, 295, 296, 297, 298, 299,
    300, 2240, 2241, 1128, 1131, 1134, 1137, 1189, 1183, 1187, 1181, 1185, 1119, 1170, 1173,
    1176, 1179, 1125, 1116, 1164, 1167, 1122, 1140, 1143, 1152, 1155, 1158, 1161, 1146, 1149,
    1336, 1337, 1338, 1339, 1328, 1329, 1330, 1331, 1340, 1341, 1342, 1343, 1332, 1333, 1334,
    1335, 2156, 2159, 875, 2157, 2158, 2440, 2441, 941, 91, 94, 763, 92, 93, 115, 118, 769,
    116, 117, 4, 7, 742, 5, 6, 951, 979, 977, 940, 138, 141, 774, 139, 140, 194, 197, 788,
    195, 196, 103, 106, 766, 104, 105, 892, 893, 75, 78, 760, 76, 77, 943, 162, 165, 780,
    163, 164, 67, 70, 758, 68, 69, 967, 962, 887, 886, 888, 969, 2028, 2031, 841, 2029, 2030,
    2119, 2122, 865, 2120, 2121, 1971, 1974, 826, 1972, 1973, 1954, 1956, 821, 1955, 2061,
    2062, 850, 1354, 1356, 547, 1355, 1344, 1346, 543, 1345, 1350, 1351, 545, 1366, 1368,
    551, 1367, 1462, 1464, 583, 1463, 1556, 1557, 615, 1622, 1624, 647, 1623, 1718, 1720,
    679, 1719, 1812, 1813, 711, 1646, 1648, 655, 1647, 1742, 1744, 687, 1743, 1828, 1829,
    719, 1360, 1362, 549, 1361, 1456, 1458, 581, 1457, 1552, 1553, 613, 1616, 1618, 645,
    1617, 1712, 1714, 677, 1713, 1808, 1809, 709, 1640, 1642, 653, 1641, 1736, 1738, 685,
    1737, 1824, 1825, 717, 1378, 1380, 555, 1379, 1474, 1476, 587, 1475, 1564, 1565, 619,
    1634, 1636, 651, 1635, 1730, 1732, 683, 1731, 1820, 1821, 715, 1658, 1660, 659, 1659,
    1754, 1756, 691, 1755, 1836, 1837, 723, 1372, 1374, 553, 1373, 1468, 1470, 585, 1469,
    1560, 1561, 617, 1628, 1630, 649, 1629, 1724, 1726, 681, 1725, 1816, 1817, 713, 1652,
    1654, 657, 1653, 1748, 1750, 689, 1749, 1832, 1833, 721, 1369, 1371, 552, 1370, 1465,
    1467, 584, 1466, 1558, 1559, 616, 1625, 1627, 648, 1626, 1721, 1723, 680, 1722, 1814,
    1815, 712, 1649, 1651, 656, 1650, 1745, 1747, 688, 1746, 1830, 1831, 720, 1375, 1377,
    554, 1376, 1471, 1473, 586, 1472, 1562, 1563, 618, 1363, 1365, 550, 1364, 1459, 1461,
    582, 1460, 1554, 1555, 614, 1619, 1621, 646, 1620, 1715, 1717, 678, 1716, 1810, 1811,
    710, 1643, 1645, 654, 1644, 1739, 1741, 686, 1740, 1826, 1827, 718, 1631, 1633, 650,
    1632, 1727, 1729, 682, 1728, 1818, 1819, 714, 1655, 1657, 658, 1656, 1751, 1753, 690,
    1752, 1834, 1835, 722, 1399, 1401, 562, 1400, 1495, 1497, 594, 1496, 1578, 1579, 626,
    1387, 1389, 558, 1388, 1483, 1485, 590, 1484, 1570, 1571, 622, 1393, 1395, 560, 1394,
    1489, 1491, 592, 1490, 1574, 1575, 624, 1396, 1398, 561, 1397, 1492, 1494, 593, 1493,
    1576, 1577, 625, 1390, 1392, 559, 1391, 1486, 1488, 591, 1487, 1572, 1573, 623, 1402,
    1404, 563, 1403, 1498, 1500, 595, 1499, 1580, 1581, 627, 1381, 1383, 556, 1382, 1477,
    1479, 588, 1478, 1566, 1567, 620, 1637, 1639, 652, 1638, 1733, 1735, 684, 1734, 1822,
    1823, 716, 1661, 1663, 660, 1662, 1757, 1759, 692, 1758, 1838, 1839, 724, 1405, 1407,
    564, 1406, 1501, 1503, 596, 1502, 1582, 1583, 628, 1384, 1386, 557, 1385, 1480, 1482,
    589, 1481, 1568, 1569, 621, 1357, 1359, 548, 1358, 1347, 1349, 544, 1348, 1352, 1353,
    546, 1414, 1416, 567, 1415, 1510, 1512, 599, 1511, 1588, 1589, 631, 1670, 1672, 663,
    1671, 1766, 1768, 695, 1767, 1844, 1845, 727, 1694, 1696, 671, 1695, 1790, 1792, 703,
    1791, 1860, 1861, 735, 1408, 1410, 565, 1409, 1504, 1506, 597, 1505, 1584, 1585, 629,
    1664, 1666, 661, 1665, 1760, 1762, 693, 1761, 1840, 1841, 725, 1688, 1690, 669, 1689,
    1784, 1786, 701, 1785, 1856, 1857, 733, 1426, 1428, 571, 1427, 1522, 1524, 603, 1523,
    1596, 1597, 635, 1682, 1684, 667, 1683, 1778, 1780, 699, 1779, 1852, 1853, 731, 1706,
    1708, 675, 1707, 1802, 1804, 707, 1803, 1868, 1869, 739, 1420, 1422, 569, 1421, 1516,
    1518, 601, 1517, 1592, 1593, 633, 1676, 1678, 665, 1677, 1772, 1774, 697, 1773, 1848,
    1849, 729, 1700, 1702, 673, 1701, 1796, 1798, 705, 1797, 1864, 1865, 737, 1417, 1419,
    568, 1418, 1513, 1515, 600, 1514, 1590, 1591, 632, 1673, 1675, 664, 1674, 1769, 1771,
    696, 1770, 1846, 1847, 728, 1697, 1699, 672, 1698, 1793, 1795, 704, 1794, 1862, 1863,
    736, 1423, 1425, 570, 1424, 1519, 1521, 602, 1520, 1594, 1595, 634, 1411, 1413, 566,
    1412, 1507, 1509, 598, 1508, 1586, 1587, 630, 1667, 1669, 662, 1668, 1763, 1765, 694,
    1764, 1842, 1843, 726, 1691, 1693, 670, 1692, 1787, 1789, 702, 1788, 1858, 1859, 734,
    1679, 1681, 666, 1680, 1775, 1777, 698, 1776, 1850, 1851, 730, 1703, 1705, 674, 1704,
    1799, 1801, 706, 1800, 1866, 1867, 738, 1447, 1449, 578, 1448, 1543, 1545, 610, 1544,
    1610, 1611, 642, 1435, 1437, 574, 1436, 1531, 1533, 606, 1532, 1602, 1603, 638, 1441,
    1443, 576, 1442, 1537, 1539, 608, 1538, 1606, 1607, 640, 1444, 1446, 577, 1445, 1540,
    1542, 609, 1541, 1608, 1609, 641, 1438, 1440, 575, 1439, 1534, 1536, 607, 1535, 1604,
    1605, 639, 1450, 1452, 579, 1451, 1546, 1548, 611, 1547, 1612, 1613, 643, 1429, 1431,
    572, 1430, 1525, 1527, 604, 1526, 1598, 1599, 636, 1685, 1687, 668, 1686, 1781, 1783,
    700, 1782, 1854, 1855, 732, 1709, 1711, 676, 1710, 1805, 1807, 708, 1806, 1870, 1871,
    740, 1453, 1455, 580, 1454, 1549, 1551, 612, 1550, 1614, 1615, 644, 1432, 1434, 573,
    1433, 1528, 1530, 605, 1529, 1600, 1601, 637, 0, 3, 741, 1, 2, 2139, 2142, 870, 2140,
    2141, 2020, 2023, 839, 2021, 2022, 882, 885, 883, 884, 1903, 1906, 807, 1904, 1905, 2075,
    2078, 854, 2076, 2077, 2071, 2074, 853, 2072, 2073, 2164, 2167, 877, 2165, 2166, 1907,
    1910, 808, 1908, 1909, 1923, 1925, 812, 1924, 2160, 2163, 876, 2161, 2162, 1887, 1890,
    803, 1888, 1889, 1891, 1894, 804, 1892, 1893, 1929, 1932, 814, 1930, 1931, 1933, 1936,
    815, 1934, 1935, 1937, 1940, 816, 1938, 1939, 1941, 1944, 817, 1942, 1943, 1926, 1928,
    813, 1927, 1884, 1886, 802, 1885, 1948, 1950, 819, 1949, 1915, 1918, 810, 1916, 1917,
    2083, 2086, 856, 2084, 2085, 1899, 1902, 806, 1900, 1901, 1881, 1883, 801, 1882, 2143,
    2146, 871, 2144, 2145, 2147, 2150, 872, 2148, 2149, 1919, 1922, 811, 1920, 1921, 984,
    2172, 2175, 879, 2173, 2174, 2168, 2171, 878, 2169, 2170, 983, 974, 973, 907, 926, 975,
    970, 976, 971, 972, 1911, 1914, 809, 1912, 1913, 986, 985, 2079, 2082, 855, 2080, 2081,
    1895, 1898, 805, 1896, 1897, 1945, 1947, 818, 1946, 949, 908, 909, 925, 912, 913, 910,
    911, 2412, 2413, 2414, 206, 208, 791, 207, 209, 211, 792, 210, 2415, 2416, 212, 214, 793,
    213, 2417, 2418, 215, 217, 794, 216, 2103, 2106, 861, 2104, 2105, 1983, 1986, 829, 1984,
    1985, 2040, 2043, 844, 2041, 2042, 2032, 2035, 842, 2033, 2034, 2036, 2039, 843, 2037,
    2038, 2115, 2118, 864, 2116, 2117, 1979, 1982, 828, 1980, 1981, 1960, 1962, 823, 1961,
    948, 889, 890, 924, 2409, 2411, 2410, 89, 90, 218, 220, 795, 219, 16, 18, 745, 17, 87,
    88, 2131, 2134, 868, 2132, 2133, 1963, 1966, 824, 1964, 1965, 2050, 2052, 847, 2051,
    2111, 2114, 863, 2112, 2113, 2053, 2056, 848, 2054, 2055, 2044, 2046, 845, 2045, 2107,
    2110, 862, 2108, 2109, 2057, 2060, 849, 2058, 2059, 2047, 2049, 846, 2048, 190, 193, 787,
    191, 192, 959, 955, 891, 2099, 2102, 860, 2100, 2101, 1987, 1990, 830, 1988, 1989, 939,
    950, 942, 154, 157, 778, 155, 156, 71, 74, 759, 72, 73, 965, 158, 161, 779, 159, 160, 63,
    66, 757, 64, 65, 966, 131, 133, 773, 132, 945, 947, 928, 880, 919, 920, 922, 921, 946,
    927, 881, 918, 136, 137, 134, 135, 933, 897, 934, 898, 935, 899, 166, 169, 781, 167, 168,
    43, 46, 752, 44, 45, 954, 178, 181, 784, 179, 180, 51, 54, 754, 52, 53, 174, 177, 783,
    175, 176, 59, 62, 756, 60, 61, 964, 963, 936, 900, 937, 901, 938, 902, 2446, 2434, 2426,
    2455, 2456, 2457, 2458, 2443, 2431, 2429, 2423, 2459, 2460, 2461, 2462, 2425, 2428, 2442,
    2430, 2424, 2445, 2433, 2427, 2444, 2432, 2453, 2454, 2439, 2436, 2438, 2435, 2437, 930,
    894, 931, 895, 932, 896, 170, 173, 782, 171, 172, 39, 42, 751, 40, 41, 953, 186, 189,
    786, 187, 188, 47, 50, 753, 48, 49, 182, 185, 785, 183, 184, 55, 58, 755, 56, 57, 1876,
    1879, 799, 1877, 1878, 2067, 2070, 852, 2068, 2069, 916, 917, 914, 127, 130, 772, 128,
    129, 19, 22, 746, 20, 21, 952, 958, 27, 30, 748, 28, 29, 957, 35, 38, 750, 36, 37, 23,
    26, 747, 24, 25, 982, 150, 153, 777, 151, 152, 956, 31, 34, 749, 32, 33, 1872, 1875, 798,
    1873, 1874, 2024, 2027, 840, 2025, 2026, 944, 79, 82, 761, 80, 81, 981, 923, 2405, 2421,
    2392, 2400, 2396, 2404, 2419, 221, 224, 796, 222, 223, 2394, 2395, 2390, 2399, 2408,
    2397, 2402, 2407, 2398, 2403, 2422, 2406, 2420, 2391, 2393, 2401, 915, 2087, 2090, 857,
    2088, 2089, 1991, 1994, 831, 1992, 1993, 2003, 2005, 834, 2004, 1995, 1998, 832, 1996,
    1997, 1880, 800, 960, 2127, 2130, 867, 2128, 2129, 1975, 1978, 827, 1976, 1977, 1957,
    1959, 822, 1958, 2095, 2098, 859, 2096, 2097, 1999, 2002, 833, 2000, 2001, 2006, 2008,
    835, 2007, 904, 905, 906, 903, 2151, 2154, 873, 2152, 2153, 2063, 2066, 851, 2064, 2065,
    2135, 2138, 869, 2136, 2137, 2016, 2019, 838, 2017, 2018, 2449, 2447, 2463, 2464, 2465,
    2466, 2450, 2448, 2467, 2468, 2469, 2470, 2451, 2452, 2091, 2094, 858, 2092, 2093, 2009,
    2012, 836, 2010, 2011, 2013, 2015, 837, 2014, 95, 98, 764, 96, 97, 119, 122, 770, 120,
    121, 8, 11, 743, 9, 10, 980, 978, 142, 145, 775, 143, 144, 198, 201, 789, 199, 200, 107,
    110, 767, 108, 109, 111, 114, 768, 112, 113, 99, 102, 765, 100, 101, 123, 126, 771, 124,
    125, 12, 15, 744, 13, 14, 146, 149, 776, 147, 148, 202, 205, 790, 203, 204, 2155, 874,
    968, 2123, 2126, 866, 2124, 2125, 1967, 1970, 825, 1968, 1969, 1951, 1953, 820, 1952,
    961, 929, 225, 228, 797, 226, 227, 83, 86, 762, 84, 85,
];
/// Numbers of mnemonics, by their hash.
pub static INDEX: [u16; 4096] = [
    65535, 65535, 65535, 65535, 593, 65535, 65535, 461, 65535, 65535, 65535, 65535, 65535,
    510, 65535, 65535, 355, 65535, 65535, 1045, 947, 65535, 65535, 65535, 691, 65535, 65535,
    65535, 1118, 65535, 798, 65535, 1025, 65535, 65535, 399, 203, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 17,
    65535, 65535, 65535, 65535, 71, 65535, 1095, 65535, 65535, 65535, 221, 65535, 401, 65535,
    65535, 503, 65535, 65535, 65535, 681, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 96, 65535, 65535, 65535, 65535, 550, 65535, 65535, 65535, 65535, 65535, 65535,
    848, 1046, 1034, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 480, 553, 65535, 65535, 279, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 490, 65535, 65535, 65535, 1066, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 719, 65535, 294, 65535, 1156, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1167, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 166, 545,
    929, 1050, 925, 997, 65535, 65535, 65535, 56, 214, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 417, 65535, 65535, 65535, 964, 65535, 966, 65535, 65535, 65535,
    65535, 65535, 65535, 783, 65535, 65535, 65535, 65535, 52, 65535, 65535, 65535, 65535,
    1022, 65535, 65535, 544, 65535, 65535, 65535, 65535, 65535, 65535, 575, 140, 65535, 662,
    65535, 165, 1076, 674, 291, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 734, 65535, 65535, 65535, 1111, 65535, 65535, 65535, 65535, 48, 65535, 815,
    65535, 65535, 65535, 724, 65535, 865, 65535, 189, 65535, 584, 65535, 65535, 65535, 65535,
    840, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1012, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 991, 65535, 622, 65535, 65535, 65535, 65535, 89,
    65535, 65535, 65535, 834, 65535, 1023, 65535, 65535, 372, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 114, 65535, 693, 863, 934, 65535,
    65535, 65535, 65535, 65535, 65535, 1133, 65535, 65535, 100, 65535, 65535, 65535, 595,
    217, 1122, 65535, 708, 1001, 229, 65535, 65535, 448, 65535, 65535, 65535, 65535, 992,
    65535, 65535, 65535, 65535, 65535, 516, 973, 1091, 752, 65535, 65535, 65535, 488, 65535,
    500, 1184, 65535, 541, 65535, 65535, 65535, 65535, 332, 65535, 65535, 65535, 65535,
    65535, 65535, 730, 65535, 65535, 65535, 65535, 65535, 65535, 623, 273, 886, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 356, 65535, 65535, 65535, 65535,
    65535, 537, 65535, 767, 65535, 65535, 65535, 497, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 117, 827, 1108, 65535, 65535, 65535, 252, 881, 65535, 65535, 65535, 65535,
    65535, 65535, 160, 803, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 718, 268, 65535, 360, 65535, 65535, 162, 363,
    65535, 65535, 65535, 65535, 65535, 112, 844, 65535, 65535, 65535, 750, 65535, 65535,
    65535, 65535, 65535, 206, 65535, 65535, 65535, 875, 65535, 437, 1054, 65535, 65535,
    65535, 65535, 65535, 876, 65535, 65535, 1020, 65535, 65535, 65535, 65535, 65535, 65535,
    1173, 813, 124, 65535, 65535, 1008, 32, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1090, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1097, 65535,
    65535, 65535, 661, 560, 999, 65535, 453, 90, 65535, 937, 65535, 65535, 284, 322, 65535,
    65535, 65535, 762, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 672, 1171, 65535, 65535, 725, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1125, 378, 380, 65535, 835, 156, 670, 329, 561, 789, 65535, 65535, 65535, 65535,
    1043, 609, 65535, 65535, 65535, 65535, 65535, 884, 65535, 65535, 65535, 65535, 65535, 44,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 104, 65535, 625, 65535, 65535, 65535,
    65535, 65535, 245, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 548, 65535, 20,
    65535, 65535, 65535, 65535, 65535, 65535, 1205, 65535, 65535, 65535, 1151, 65535, 65535,
    65535, 65535, 842, 65535, 65535, 65535, 65535, 65535, 191, 65535, 65535, 65535, 65535,
    65535, 603, 312, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 573, 65535,
    65535, 65535, 527, 65535, 65535, 65535, 65535, 65535, 1021, 65535, 65535, 314, 65535,
    65535, 65535, 769, 65535, 65535, 731, 65535, 65535, 65535, 65535, 65535, 65535, 86, 1060,
    768, 775, 65535, 65535, 5, 65535, 495, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    286, 65535, 65535, 65535, 94, 264, 65535, 627, 65535, 65535, 65535, 746, 65535, 65535,
    65535, 65535, 65535, 65535, 600, 1181, 65535, 190, 65535, 391, 994, 65535, 65535, 65535,
    65535, 320, 720, 65535, 333, 257, 831, 65535, 65535, 899, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 289, 65535, 65535, 65535, 410, 65535, 65535, 65535, 368, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 47, 65535, 65535, 61, 175, 121, 303, 508, 935, 65535, 65535, 1096, 210, 65535,
    65535, 65535, 853, 891, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 315, 850, 65535, 65535, 663, 65535, 65535,
    65535, 65535, 65535, 65535, 450, 65535, 967, 65535, 65535, 65535, 1145, 65535, 87, 65535,
    65535, 65535, 65535, 65535, 65535, 335, 65535, 65535, 739, 65535, 816, 65535, 65535,
    65535, 65535, 241, 159, 65535, 65535, 65535, 470, 348, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 201, 65535, 65535, 65535, 65535, 959, 65535, 65535,
    65535, 65535, 65535, 387, 436, 65535, 794, 65535, 65535, 63, 65535, 65535, 486, 65535,
    65535, 656, 65535, 65535, 282, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 385, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 364, 620, 444, 65535, 65535, 65535, 1127, 65535, 65535, 65535, 65535, 843, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1053, 65535, 630, 377, 65535,
    581, 65535, 65535, 65535, 65535, 65535, 1131, 65535, 65535, 65535, 65535, 65535, 1183,
    65535, 65535, 65535, 65535, 219, 551, 65535, 65535, 65535, 65535, 65535, 1157, 352,
    65535, 65535, 65535, 65535, 65535, 15, 695, 856, 65535, 65535, 65535, 65535, 186, 598,
    1036, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 35, 353, 805, 867, 65535, 170,
    65535, 65535, 65535, 65535, 65535, 65535, 199, 747, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1042, 65535, 65535, 65535, 633, 65535, 1049, 524, 65535, 65535, 65535, 745,
    65535, 804, 65535, 65535, 65535, 65535, 65535, 504, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 493, 65535, 65535, 1087, 714, 65535, 65535, 65535, 65535,
    141, 956, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 642, 65535, 65535, 184, 978,
    65535, 65535, 65535, 65535, 215, 70, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 465, 65535, 68,
    446, 69, 699, 860, 65535, 65535, 65535, 65535, 65535, 979, 65535, 65535, 65535, 974,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 686, 773, 65535, 65535, 65535,
    877, 65535, 552, 65535, 65535, 528, 1164, 65535, 1041, 65535, 359, 65535, 62, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 990, 65535, 65535, 65535, 65535, 33, 158,
    65535, 65535, 617, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 53, 422, 65535, 65535, 1079, 313, 65535,
    65535, 65535, 65535, 310, 317, 1100, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1154, 164, 65535, 485, 65535, 428, 655, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 144, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 253, 1160, 65535, 65535,
    65535, 22, 65535, 65535, 65535, 65535, 65535, 822, 65535, 539, 293, 65535, 65535, 65535,
    1082, 65535, 65535, 65535, 65535, 597, 65535, 65535, 796, 1057, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 134, 65535, 65535, 65535, 65535, 108, 65535, 239, 65535,
    1202, 65535, 65535, 1177, 65535, 65535, 65535, 65535, 65535, 65535, 564, 65535, 65535,
    65535, 205, 65535, 1033, 65535, 65535, 65535, 65535, 694, 55, 65535, 169, 65535, 65535,
    65535, 478, 1009, 65535, 431, 65535, 65535, 65535, 65535, 65535, 65535, 327, 65535,
    65535, 65535, 65535, 65535, 65535, 319, 59, 952, 1019, 65535, 65535, 65535, 278, 65535,
    65535, 65535, 137, 676, 10, 65535, 65535, 517, 65535, 84, 65535, 65535, 65535, 65535,
    65535, 507, 65535, 384, 65535, 258, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 92, 65535, 65535, 65535, 218, 65535, 1088, 65535, 395, 65535, 65535, 832, 65535,
    65535, 65535, 65535, 65535, 885, 65535, 65535, 51, 710, 65535, 65535, 65535, 618, 1165,
    65535, 1143, 65535, 80, 758, 349, 65535, 318, 65535, 1163, 957, 65535, 65535, 65535,
    65535, 65535, 419, 65535, 65535, 65535, 774, 781, 65535, 65535, 65535, 244, 65535, 65535,
    65535, 923, 65535, 65535, 646, 65535, 65535, 785, 944, 1138, 65535, 65535, 65535, 65535,
    297, 1117, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    653, 729, 849, 65535, 196, 65535, 554, 1027, 65535, 65535, 37, 338, 536, 65535, 65535,
    65535, 65535, 65535, 118, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 489, 65535, 65535, 402, 795, 870, 65535, 626, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1101, 407, 65535, 65535, 65535, 65535, 942, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 723, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 640, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1059, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 328,
    906, 65535, 65535, 65535, 65535, 109, 65535, 951, 914, 65535, 65535, 65535, 307, 65535,
    458, 1175, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    611, 738, 988, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 432,
    65535, 943, 65535, 65535, 262, 370, 895, 65535, 65535, 599, 398, 800, 680, 65535, 65535,
    65535, 65535, 65535, 586, 65535, 65535, 65535, 65535, 65535, 678, 1068, 1032, 1149, 72,
    65535, 65535, 65535, 65535, 65535, 154, 65535, 65535, 65535, 65535, 1063, 65535, 65535,
    127, 499, 1072, 375, 579, 931, 989, 65535, 65535, 65535, 65535, 29, 65535, 65535, 65535,
    65535, 546, 568, 65535, 65535, 441, 435, 65535, 955, 65535, 940, 224, 65535, 65535, 1029,
    523, 1198, 65535, 457, 460, 243, 824, 65535, 65535, 65535, 65535, 65535, 143, 779, 65535,
    65535, 903, 65535, 65535, 65535, 498, 381, 65535, 65535, 570, 65535, 65535, 418, 40, 590,
    709, 65535, 701, 592, 65535, 65535, 65535, 424, 65535, 1135, 265, 388, 416, 753, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 811, 65535, 65535, 65535, 65535, 65535, 330,
    566, 1064, 65535, 65535, 65535, 65535, 65535, 526, 54, 862, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 479, 65535,
    251, 65535, 222, 1004, 65535, 1026, 405, 477, 659, 760, 1200, 65535, 65535, 65535, 132,
    987, 65535, 65535, 828, 65535, 65535, 65535, 569, 65535, 65535, 65535, 65535, 65535,
    65535, 1180, 65535, 65535, 65535, 65535, 65535, 918, 838, 65535, 65535, 65535, 787,
    65535, 65535, 65535, 65535, 65535, 1199, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    637, 65535, 440, 65535, 65535, 65535, 65535, 894, 354, 1058, 65535, 65535, 748, 1174, 19,
    890, 371, 829, 77, 462, 65535, 65535, 65535, 65535, 647, 65535, 463, 65535, 65535, 65535,
    65535, 692, 65535, 65535, 65535, 1104, 187, 65535, 502, 1146, 65535, 65535, 65535, 277,
    65535, 65535, 65535, 65535, 65535, 65535, 357, 65535, 65535, 65535, 65535, 65535, 65535,
    238, 1109, 65535, 65535, 65535, 204, 1065, 16, 995, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 97, 65535, 65535, 65535, 65535,
    46, 1028, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1017, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 972, 65535, 65535, 505, 171, 1069,
    932, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 347, 1137, 65535, 65535, 65535, 65535, 1158, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 304, 65535, 65535, 1121, 65535, 306, 604,
    65535, 898, 65535, 1093, 65535, 65535, 123, 1207, 65535, 1197, 65535, 65535, 65535, 195,
    65535, 65535, 65535, 809, 65535, 612, 65535, 65535, 922, 65535, 65535, 854, 65535, 65535,
    65535, 65535, 759, 65535, 65535, 65535, 65535, 65535, 269, 263, 634, 65535, 65535, 700,
    1035, 65535, 65535, 65535, 65535, 249, 65535, 65535, 234, 574, 688, 50, 65535, 65535,
    65535, 1018, 65535, 65535, 65535, 786, 981, 65535, 65535, 413, 65535, 65535, 105, 65535,
    65535, 65535, 1077, 292, 65535, 65535, 519, 682, 65535, 49, 65535, 65535, 65535, 1102,
    65535, 65535, 496, 529, 531, 855, 41, 192, 619, 65535, 65535, 65535, 316, 814, 248,
    65535, 658, 1055, 1194, 65535, 585, 65535, 65535, 65535, 65535, 986, 65535, 65535, 65535,
    638, 28, 65535, 290, 65535, 65535, 65535, 65535, 65535, 65535, 246, 1189, 65535, 879,
    65535, 65535, 65535, 65535, 75, 65535, 628, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 901, 1105, 65535, 65535, 764, 65535, 65535, 455, 65535, 65535, 65535, 65535,
    65535, 65535, 893, 65535, 65535, 65535, 930, 749, 65535, 65535, 128, 716, 176, 188, 645,
    509, 983, 65535, 65535, 1116, 65535, 65535, 65535, 791, 65535, 65535, 110, 65535, 65535,
    65535, 350, 65535, 65535, 65535, 65535, 430, 65535, 65535, 101, 65535, 65535, 639, 65535,
    65535, 65535, 65535, 65535, 562, 897, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 331, 65535, 65535, 65535, 936, 65535, 79,
    65535, 65535, 65535, 938, 1124, 801, 147, 945, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 976, 65535, 65535, 65535, 65535, 65535, 641, 99, 230, 896, 766, 39, 65535,
    82, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 558, 65535,
    65535, 415, 65535, 65535, 65535, 65535, 1106, 65535, 65535, 65535, 601, 802, 65535,
    65535, 1188, 65535, 65535, 65535, 65535, 65535, 18, 65535, 1031, 226, 65535, 65535,
    65535, 256, 261, 65535, 631, 65535, 669, 65535, 237, 445, 582, 780, 346, 65535, 65535,
    65535, 873, 65535, 65535, 65535, 65535, 65535, 65535, 650, 1161, 667, 65535, 65535, 146,
    589, 65535, 73, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 690, 365,
    65535, 65535, 65535, 65535, 65535, 820, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1120, 65535, 65535, 684, 1148, 65535, 65535,
    13, 1176, 65535, 65535, 267, 65535, 65535, 1086, 65535, 576, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 280, 65535, 660, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 133, 65535, 65535, 65535, 91, 65535, 340, 65535, 396, 65535, 525, 65535, 65535,
    65535, 65535, 980, 65535, 65535, 878, 172, 231, 535, 65535, 65535, 836, 65535, 530, 671,
    1074, 200, 65535, 65535, 65535, 900, 494, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 157, 65535, 65535, 65535, 65535, 161, 818, 65535, 657, 1038, 65535,
    212, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 183, 65535, 65535, 65535, 65535,
    65535, 324, 954, 65535, 65535, 65535, 65535, 715, 65535, 511, 65535, 1084, 982, 65535,
    65535, 343, 65535, 106, 65535, 65535, 65535, 755, 841, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 376, 65535, 65535, 438, 389, 665, 65535, 65535,
    65535, 911, 65535, 65535, 65535, 975, 65535, 65535, 65535, 65535, 65535, 298, 65535,
    65535, 65535, 65535, 65535, 27, 65535, 65535, 66, 65535, 65535, 65535, 704, 65535, 961,
    65535, 65535, 65535, 392, 543, 65535, 65535, 311, 65535, 65535, 65535, 406, 65535, 65535,
    65535, 65535, 65535, 153, 452, 65535, 909, 65535, 65535, 847, 65535, 518, 65535, 65535,
    65535, 594, 65535, 65535, 65535, 65535, 65535, 65535, 912, 1051, 65535, 65535, 65535,
    649, 65535, 325, 383, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 636, 411, 65535,
    65535, 65535, 65535, 65535, 122, 247, 65535, 65535, 65535, 65535, 65535, 471, 65535,
    65535, 65535, 810, 65535, 65535, 65535, 1129, 295, 323, 1112, 1206, 65535, 288, 421, 533,
    644, 65535, 65535, 449, 977, 65535, 65535, 998, 65535, 7, 65535, 65535, 342, 65535,
    65535, 629, 65535, 142, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 344, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 255, 675, 65535, 696, 65535, 578, 919, 65535, 65535, 65535, 65535,
    374, 65535, 65535, 65535, 65535, 9, 65535, 65535, 65535, 673, 65535, 740, 65535, 65535,
    65535, 42, 65535, 65535, 65535, 65535, 65535, 163, 571, 65535, 65535, 65535, 65535,
    65535, 1123, 65535, 65535, 65535, 65535, 605, 65535, 65535, 65535, 65535, 522, 632, 958,
    65535, 65535, 1107, 65535, 65535, 65535, 65535, 65535, 285, 473, 793, 65535, 88, 1003,
    420, 65535, 65535, 65535, 960, 65535, 610, 765, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1024, 608, 129, 717,
    65535, 65535, 874, 65535, 65535, 65535, 414, 65535, 65535, 65535, 65535, 792, 65535,
    65535, 65535, 65535, 194, 65535, 65535, 65535, 65535, 213, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1103, 276, 65535, 65535, 1002, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1006, 65535, 65535, 664, 65535,
    65535, 751, 65535, 65535, 65535, 65535, 24, 993, 1150, 65535, 65535, 65535, 866, 651,
    727, 65535, 235, 65535, 281, 65535, 65535, 65535, 65535, 65535, 65535, 703, 1168, 962,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 735, 271, 65535, 65535, 65535,
    65535, 65535, 65535, 927, 65535, 65535, 275, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1078, 65535, 65535, 65535, 65535, 65535, 65535, 826, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 721, 240, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 182, 643,
    65535, 64, 65535, 65535, 65535, 743, 65535, 65535, 65535, 1128, 65535, 65535, 65535,
    65535, 845, 65535, 65535, 65535, 65535, 65535, 65535, 950, 65535, 65535, 880, 65535,
    65535, 4, 65535, 65535, 1092, 1126, 65535, 65535, 65535, 65535, 220, 111, 707, 65535,
    65535, 736, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 482, 754, 772,
    65535, 65535, 362, 65535, 621, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1142, 65535, 65535, 65535, 1000, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 864, 65535, 65535,
    65535, 65535, 587, 65535, 65535, 57, 65535, 65535, 65535, 65535, 868, 65535, 65535, 260,
    65535, 65535, 65535, 65535, 65535, 65535, 939, 65535, 65535, 65535, 429, 116, 1185, 913,
    65535, 65535, 1159, 65535, 1081, 177, 149, 819, 302, 65535, 65535, 825, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1056, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 45, 65535, 711, 65535, 515, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 559, 93, 1011, 65535, 65535, 65535, 65535, 211, 65535,
    65535, 65535, 65535, 209, 65535, 65, 1172, 65535, 65535, 666, 65535, 65535, 1162, 65535,
    65535, 65535, 451, 202, 1201, 65535, 65535, 969, 65535, 125, 65535, 447, 583, 412, 65535,
    512, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 469, 65535, 65535, 572, 920,
    652, 728, 65535, 65535, 65535, 1196, 770, 65535, 65535, 1187, 65535, 65535, 274, 928,
    869, 65535, 65535, 65535, 119, 776, 1170, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 397, 677, 926, 65535, 65535, 65535, 65535, 882, 65535, 726, 933, 65535,
    208, 65535, 65535, 946, 65535, 65535, 65535, 65535, 859, 1114, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 722, 65535, 65535, 65535, 76,
    301, 443, 521, 744, 65535, 67, 65535, 65535, 846, 65535, 65535, 833, 65535, 65535, 65535,
    65535, 65535, 65535, 742, 155, 65535, 65535, 65535, 65535, 30, 65535, 65535, 907, 65535,
    65535, 65535, 145, 757, 65535, 949, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 259,
    65535, 65535, 65535, 65535, 65535, 65535, 892, 65535, 706, 65535, 65535, 737, 65535,
    65535, 65535, 924, 65535, 65535, 65535, 784, 65535, 65535, 65535, 1140, 851, 65535,
    65535, 65535, 65535, 65535, 250, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 732, 65535, 1052, 65535,
    65535, 1186, 423, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 404, 126, 379, 476, 970, 1132, 1139, 65535, 908, 65535, 65535, 65535, 65535,
    65535, 547, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 168, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 58, 65535, 65535, 65535,
    606, 65535, 65535, 65535, 65535, 151, 1204, 386, 65535, 65535, 65535, 65535, 65535, 382,
    1166, 65535, 1193, 65535, 227, 38, 65535, 65535, 65535, 65535, 702, 65535, 513, 65535,
    965, 65535, 65535, 475, 65535, 857, 65535, 65535, 65535, 65535, 65535, 120, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 228, 287, 36, 65535, 65535,
    65535, 65535, 65535, 1182, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1099, 65535, 771, 1062, 65535, 1061, 65535, 65535, 65535, 65535, 65535, 65535, 799, 173,
    588, 858, 65535, 65535, 65535, 198, 272, 481, 1195, 65535, 65535, 23, 65535, 65535, 806,
    520, 358, 65535, 65535, 65535, 65535, 65535, 65535, 95, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1073, 65535, 65535, 65535, 65535, 102, 393, 65535, 65535, 65535,
    65535, 65535, 65535, 1098, 321, 65535, 65535, 65535, 65535, 65535, 1115, 65535, 65535,
    65535, 1191, 65535, 65535, 65535, 65535, 103, 242, 296, 889, 65535, 65535, 65535, 65535,
    616, 65535, 65535, 65535, 778, 1044, 65535, 65535, 65535, 65535, 65535, 65535, 21, 65535,
    65535, 910, 65535, 871, 65535, 65535, 65535, 65535, 1014, 1136, 65535, 367, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 433, 14, 178, 65535, 426, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 232, 852, 361, 1015, 65535, 65535, 78, 487,
    65535, 65535, 466, 65535, 43, 968, 351, 65535, 65535, 685, 1141, 65535, 65535, 65535,
    65535, 65535, 624, 65535, 1192, 65535, 549, 65535, 65535, 65535, 223, 65535, 65535,
    65535, 602, 65535, 65535, 305, 65535, 65535, 1144, 65535, 130, 65535, 65535, 467, 233,
    270, 963, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    181, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 390, 65535, 65535, 65535, 532, 107, 150, 65535,
    65535, 65535, 65535, 65535, 1190, 65535, 65535, 65535, 65535, 299, 0, 713, 830, 65535,
    65535, 442, 65535, 65535, 65535, 65535, 65535, 921, 65535, 65535, 65535, 65535, 65535,
    65535, 456, 185, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 180, 65535, 65535, 65535, 65535, 65535, 65535, 948, 797, 283, 1110, 65535, 65535,
    65535, 65535, 65535, 698, 65535, 65535, 65535, 483, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 971, 65535, 65535, 65535, 65535,
    65535, 26, 65535, 1113, 193, 1048, 1179, 1071, 8, 65535, 65535, 65535, 65535, 777, 996,
    341, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 501, 337, 837, 65535,
    98, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 484,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 6,
    65535, 65535, 65535, 65535, 65535, 65535, 556, 65535, 65535, 65535, 65535, 65535, 65535,
    808, 65535, 400, 1067, 65535, 65535, 65535, 65535, 65535, 65535, 366, 565, 81, 65535,
    65535, 65535, 394, 65535, 65535, 65535, 459, 65535, 65535, 514, 65535, 65535, 408, 65535,
    65535, 65535, 65535, 474, 65535, 65535, 65535, 689, 339, 65535, 65535, 1016, 65535,
    65535, 65535, 138, 65535, 915, 65535, 135, 1, 687, 782, 985, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 683, 65535, 65535, 557, 65535, 65535, 65535, 65535, 567, 65535, 580,
    65535, 540, 65535, 65535, 207, 65535, 65535, 65535, 65535, 654, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 334, 309, 1178, 538, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1040, 65535, 65535, 65535, 65535,
    216, 434, 65535, 65535, 65535, 65535, 25, 65535, 34, 197, 65535, 65535, 65535, 65535,
    65535, 65535, 917, 65535, 613, 763, 65535, 65535, 65535, 65535, 74, 756, 65535, 65535,
    65535, 31, 596, 534, 65535, 12, 65535, 65535, 65535, 555, 872, 712, 65535, 65535, 65535,
    65535, 65535, 409, 65535, 65535, 1039, 65535, 790, 115, 887, 65535, 1153, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1134, 861, 65535, 65535, 65535, 65535,
    65535, 1013, 65535, 1147, 697, 464, 65535, 65535, 65535, 65535, 65535, 1005, 65535,
    65535, 65535, 65535, 148, 741, 65535, 139, 174, 65535, 65535, 65535, 65535, 65535, 336,
    1047, 65535, 65535, 1094, 65535, 65535, 468, 65535, 807, 65535, 65535, 65535, 679, 1010,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 136, 65535, 614,
    1080, 472, 65535, 65535, 85, 563, 65535, 65535, 83, 65535, 65535, 65535, 65535, 266,
    65535, 439, 65535, 883, 65535, 65535, 65535, 65535, 65535, 615, 65535, 65535, 65535, 491,
    65535, 65535, 542, 65535, 888, 65535, 65535, 577, 65535, 65535, 65535, 65535, 941, 65535,
    904, 65535, 65535, 65535, 65535, 65535, 369, 65535, 823, 953, 65535, 668, 65535, 65535,
    1070, 454, 65535, 65535, 1083, 113, 902, 65535, 1089, 65535, 3, 65535, 65535, 65535, 427,
    65535, 1152, 65535, 65535, 65535, 821, 1155, 236, 65535, 65535, 591, 2, 179, 648, 905,
    1130, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 152, 812, 65535, 65535,
    65535, 65535, 300, 65535, 984, 65535, 916, 65535, 65535, 65535, 1203, 705, 65535, 65535,
    425, 65535, 65535, 65535, 65535, 65535, 373, 65535, 733, 65535, 607, 65535, 65535, 492,
    131, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 345, 65535, 65535, 65535, 761,
    1169, 65535, 65535, 65535, 65535, 65535, 65535, 326, 254, 1037, 1085, 1075, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 839,
    65535, 65535, 65535, 635, 788, 65535, 65535, 817, 65535, 65535, 225, 60, 11, 506, 167,
    308, 403, 1030, 1119, 65535, 65535, 65535, 65535, 1007,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    6, 65535, 65535, 65535, 65535, 65535, 65535, 12, 21, 65535, 10, 27, 65535, 65535, 65535,
    65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 18, 3, 65535, 2, 65535, 4, 65535,
    65535, 22, 65535, 65535, 65535, 17, 65535, 23, 65535, 65535, 20, 11, 65535, 65535, 5, 15,
    24, 19, 25, 13, 26, 16, 65535, 65535, 65535, 8, 0, 28, 65535, 65535, 9, 7, 65535, 14,
];
