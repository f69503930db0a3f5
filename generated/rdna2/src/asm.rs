// Written by `cargo xtask regen` from amdgpu_isa_rdna2.xml. Do not edit: change
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
pub static REGISTERS: [NamedRegister; 26] = [
    r(s(20190, 4), 126, 2),
    r(s(25, 7), 127, 1),
    r(s(18, 7), 126, 1),
    r(s(20194, 5), 252, 0),
    r(s(20199, 10), 254, 0),
    r(s(12, 2), 124, 1),
    r(s(14, 4), 125, 0),
    r(s(20209, 20), 239, 0),
    r(s(20229, 12), 237, 0),
    r(s(20241, 13), 238, 0),
    r(s(20254, 3), 253, 0),
    r(s(20257, 11), 235, 0),
    r(s(20268, 12), 236, 0),
    r(s(176, 9), 252, 0),
    r(s(192, 14), 254, 0),
    r(s(144, 24), 239, 0),
    r(s(111, 16), 237, 0),
    r(s(127, 17), 238, 0),
    r(s(185, 7), 253, 0),
    r(s(80, 15), 235, 0),
    r(s(95, 16), 236, 0),
    r(s(168, 8), 251, 0),
    r(s(20280, 3), 106, 2),
    r(s(6, 6), 107, 1),
    r(s(0, 6), 106, 1),
    r(s(20283, 4), 251, 0),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 15] = [
    (s(13709, 9), 1),
    (s(13718, 10), 2),
    (s(13728, 14), 3),
    (s(13748, 9), 0),
    (s(20287, 12), 23),
    (s(13757, 27), 1),
    (s(13784, 16), 2),
    (s(13800, 19), 4),
    (s(12698, 16), 4),
    (s(12714, 16), 6),
    (s(12730, 16), 9),
    (s(12683, 15), 0),
    (s(20299, 18), 32768),
    (s(20317, 18), 16384),
    (s(20335, 18), 8192),
];
/// Values that the text does not show.
pub static FIXED: [Fixed; 9] = [
    fixed(bits(59, 2), 7),
    fixed(bits(14, 1), 1),
    fixed(bits(0, 8), 126),
    fixed(bits(17, 1), 1),
    fixed(bits(48, 7), 125),
    fixed(bits(3, 3), 0),
    fixed(bits(8, 4), 15),
    fixed(bits(15, 1), 1),
    fixed(bits(12, 1), 1),
];
/// Operands that take less than their fields can hold.
pub static NARROW: [Narrow; 52] = [
    narrow(bits(0, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(50, 9), 247),
    narrow(bits(50, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(32, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(32, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(50, 9), 241),
    narrow(bits(50, 9), 241),
    narrow(bits(32, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(50, 9), 241),
    narrow(bits(32, 9), 247),
    narrow(bits(50, 9), 241),
    narrow(bits(32, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(50, 9), 247),
    narrow(bits(32, 9), 247),
    narrow(bits(50, 9), 247),
    narrow(bits(32, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(50, 9), 4),
    narrow(bits(41, 9), 247),
    narrow(bits(50, 9), 4),
    narrow(bits(32, 9), 247),
    narrow(bits(50, 9), 4),
    narrow(bits(50, 9), 4),
    narrow(bits(32, 9), 12),
    narrow(bits(32, 9), 4),
    narrow(bits(41, 9), 4),
    narrow(bits(41, 9), 4),
    narrow(bits(50, 9), 4),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 243),
    narrow(bits(32, 9), 251),
    narrow(bits(41, 9), 243),
    narrow(bits(41, 9), 243),
    narrow(bits(32, 9), 4),
    narrow(bits(41, 9), 243),
    narrow(bits(50, 9), 243),
    narrow(bits(32, 9), 4),
    narrow(bits(50, 9), 243),
    narrow(bits(32, 9), 4),
    narrow(bits(41, 9), 243),
    narrow(bits(56, 8), 247),
    narrow(bits(6, 7), 159),
    narrow(bits(0, 9), 12),
    narrow(bits(0, 9), 4),
    narrow(bits(0, 8), 237),
    narrow(bits(0, 8), 253),
];
/// Mnemonics and aliases, sorted.
pub static MNEMONICS: [u64; 1154] = [
    0x100000026ae11, // buffer_atomic_add
    0x100010027e514, // buffer_atomic_add_x2
    0x1000200272a11, // buffer_atomic_and
    0x1000300286114, // buffer_atomic_and_x2
    0x1000400269915, // buffer_atomic_cmpswap
    0x100050027cd18, // buffer_atomic_cmpswap_x2
    0x100060026d012, // buffer_atomic_csub
    0x1000700276d11, // buffer_atomic_dec
    0x100080028b014, // buffer_atomic_dec_x2
    0x1000900277e16, // buffer_atomic_fcmpswap
    0x1000a0028c419, // buffer_atomic_fcmpswap_x2
    0x1000b0027a612, // buffer_atomic_fmax
    0x1000c0028f215, // buffer_atomic_fmax_x2
    0x1000d00279412, // buffer_atomic_fmin
    0x1000e0028dd15, // buffer_atomic_fmin_x2
    0x1000f00275c11, // buffer_atomic_inc
    0x1001000289c14, // buffer_atomic_inc_x2
    0x1001100273b10, // buffer_atomic_or
    0x1001200287513, // buffer_atomic_or_x2
    0x1001300270612, // buffer_atomic_smax
    0x1001400283715, // buffer_atomic_smax_x2
    0x100150026e212, // buffer_atomic_smin
    0x1001600280d15, // buffer_atomic_smin_x2
    0x100170026bf11, // buffer_atomic_sub
    0x100180027f914, // buffer_atomic_sub_x2
    0x1001900268712, // buffer_atomic_swap
    0x1001a0027b815, // buffer_atomic_swap_x2
    0x1001b00271812, // buffer_atomic_umax
    0x1001c00284c15, // buffer_atomic_umax_x2
    0x1001d0026f412, // buffer_atomic_umin
    0x1001e00282215, // buffer_atomic_umin_x2
    0x1001f00274b11, // buffer_atomic_xor
    0x1002000288814, // buffer_atomic_xor_x2
    0x100210029070e, // buffer_gl0_inv
    0x100220029150e, // buffer_gl1_inv
    0x100230024dd11, // buffer_load_dword
    0x100240024ee13, // buffer_load_dwordx2
    0x1002500251413, // buffer_load_dwordx3
    0x1002600250113, // buffer_load_dwordx4
    0x100270026501b, // buffer_load_format_d16_hi_x
    0x1002800292318, // buffer_load_format_d16_x
    0x1002900293b19, // buffer_load_format_d16_xy
    0x1002a0029541a, // buffer_load_format_d16_xyz
    0x1002b00296e1b, // buffer_load_format_d16_xyzw
    0x1002c0023e714, // buffer_load_format_x
    0x1002d0023fb15, // buffer_load_format_xy
    0x1002e00241016, // buffer_load_format_xyz
    0x1002f00242617, // buffer_load_format_xyzw
    0x100300024a811, // buffer_load_sbyte
    0x100310025f615, // buffer_load_sbyte_d16
    0x1003200260b18, // buffer_load_sbyte_d16_hi
    0x1003300262315, // buffer_load_short_d16
    0x1003400263818, // buffer_load_short_d16_hi
    0x100350024cb12, // buffer_load_sshort
    0x1003600249711, // buffer_load_ubyte
    0x100370025c915, // buffer_load_ubyte_d16
    0x100380025de18, // buffer_load_ubyte_d16_hi
    0x100390024b912, // buffer_load_ushort
    0x1003a00252711, // buffer_store_byte
    0x1003b00253818, // buffer_store_byte_d16_hi
    0x1003c00257b12, // buffer_store_dword
    0x1003d00258d14, // buffer_store_dwordx2
    0x1003e0025b514, // buffer_store_dwordx3
    0x1003f0025a114, // buffer_store_dwordx4
    0x1004000266b1c, // buffer_store_format_d16_hi_x
    0x1004100298919, // buffer_store_format_d16_x
    0x100420029a21a, // buffer_store_format_d16_xy
    0x100430029bc1b, // buffer_store_format_d16_xyz
    0x100440029d71c, // buffer_store_format_d16_xyzw
    0x1004500243d15, // buffer_store_format_x
    0x1004600245216, // buffer_store_format_xy
    0x1004700246817, // buffer_store_format_xyz
    0x1004800247f18, // buffer_store_format_xyzw
    0x1004900255012, // buffer_store_short
    0x1004a00256219, // buffer_store_short_d16_hi
    0x1004b0001c50a, // ds_add_f32
    0x1004c0004d60e, // ds_add_rtn_f32
    0x1004d00023e0e, // ds_add_rtn_u32
    0x1004e0004e40e, // ds_add_rtn_u64
    0x1004f0000d70a, // ds_add_u32
    0x100500003fc0a, // ds_add_u64
    0x100510001320a, // ds_and_b32
    0x100520004570a, // ds_and_b64
    0x100530002bd0e, // ds_and_rtn_b32
    0x100540005630e, // ds_and_rtn_b64
    0x100550003e309, // ds_append
    0x100560007040f, // ds_bpermute_b32
    0x100570001930c, // ds_cmpst_b32
    0x100580004aa0c, // ds_cmpst_b64
    0x1005900019f0c, // ds_cmpst_f32
    0x1005a0004b60c, // ds_cmpst_f64
    0x1005b00032f10, // ds_cmpst_rtn_b32
    0x1005c0005d510, // ds_cmpst_rtn_b64
    0x1005d00033f10, // ds_cmpst_rtn_f32
    0x1005e0005e510, // ds_cmpst_rtn_f64
    0x1005f00063815, // ds_condxchg32_rtn_b64
    0x100600003d90a, // ds_consume
    0x100610002770e, // ds_dec_rtn_u32
    0x1006200051d0e, // ds_dec_rtn_u64
    0x100630001000a, // ds_dec_u32
    0x100640004250a, // ds_dec_u64
    0x100650002190e, // ds_gws_barrier
    0x100660001e60b, // ds_gws_init
    0x100670001fe0e, // ds_gws_sema_br
    0x1006800020c0d, // ds_gws_sema_p
    0x100690001cf17, // ds_gws_sema_release_all
    0x1006a0001f10d, // ds_gws_sema_v
    0x1006b0002690e, // ds_inc_rtn_u32
    0x1006c00050f0e, // ds_inc_rtn_u64
    0x1006d0000f60a, // ds_inc_u32
    0x1006e00041b0a, // ds_inc_u64
    0x1006f0001b50a, // ds_max_f32
    0x100700004cc0a, // ds_max_f64
    0x100710001140a, // ds_max_i32
    0x100720004390a, // ds_max_i64
    0x1007300035d0e, // ds_max_rtn_f32
    0x100740006030e, // ds_max_rtn_f64
    0x100750002930e, // ds_max_rtn_i32
    0x100760005390e, // ds_max_rtn_i64
    0x100770002af0e, // ds_max_rtn_u32
    0x100780005550e, // ds_max_rtn_u64
    0x100790001280a, // ds_max_u32
    0x1007a00044d0a, // ds_max_u64
    0x1007b0001ab0a, // ds_min_f32
    0x1007c0004c20a, // ds_min_f64
    0x1007d00010a0a, // ds_min_i32
    0x1007e00042f0a, // ds_min_i64
    0x1007f00034f0e, // ds_min_rtn_f32
    0x100800005f50e, // ds_min_rtn_f64
    0x100810002850e, // ds_min_rtn_i32
    0x1008200052b0e, // ds_min_rtn_i64
    0x100830002a10e, // ds_min_rtn_u32
    0x100840005470e, // ds_min_rtn_u64
    0x1008500011e0a, // ds_min_u32
    0x100860004430a, // ds_min_u64
    0x1008700014f0c, // ds_mskor_b32
    0x100880004740c, // ds_mskor_b64
    0x100890002e610, // ds_mskor_rtn_b32
    0x1008a00058c10, // ds_mskor_rtn_b64
    0x1008b0001bf06, // ds_nop
    0x1008c00013c09, // ds_or_b32
    0x1008d00046109, // ds_or_b64
    0x1008e0002cb0d, // ds_or_rtn_b32
    0x1008f0005710d, // ds_or_rtn_b64
    0x100900003ec10, // ds_ordered_count
    0x100910006f60e, // ds_permute_b32
    0x100920003930c, // ds_read2_b32
    0x1009300061c0c, // ds_read2_b64
    0x1009400039f10, // ds_read2st64_b32
    0x1009500062810, // ds_read2st64_b64
    0x100960006e412, // ds_read_addtid_b32
    0x100970007370c, // ds_read_b128
    0x100980003880b, // ds_read_b32
    0x100990006110b, // ds_read_b64
    0x1009a00072c0b, // ds_read_b96
    0x1009b0003c30b, // ds_read_i16
    0x1009c0003af0a, // ds_read_i8
    0x1009d0006910e, // ds_read_i8_d16
    0x1009e00069f11, // ds_read_i8_d16_hi
    0x1009f0003ce0b, // ds_read_u16
    0x100a00006b00f, // ds_read_u16_d16
    0x100a10006bf12, // ds_read_u16_d16_hi
    0x100a20003b90a, // ds_read_u8
    0x100a30006720e, // ds_read_u8_d16
    0x100a400068011, // ds_read_u8_d16_hi
    0x100a500025a0f, // ds_rsub_rtn_u32
    0x100a60005000f, // ds_rsub_rtn_u64
    0x100a70000eb0b, // ds_rsub_u32
    0x100a80004100b, // ds_rsub_u64
    0x100a900024c0e, // ds_sub_rtn_u32
    0x100aa0004f20e, // ds_sub_rtn_u64
    0x100ab0000e10a, // ds_sub_u32
    0x100ac0004060a, // ds_sub_u64
    0x100ad00037a0e, // ds_swizzle_b32
    0x100ae00036b0f, // ds_wrap_rtn_b32
    0x100af0001750d, // ds_write2_b32
    0x100b000048c0d, // ds_write2_b64
    0x100b100018211, // ds_write2st64_b32
    0x100b200049911, // ds_write2st64_b64
    0x100b30006d113, // ds_write_addtid_b32
    0x100b400071f0d, // ds_write_b128
    0x100b50002320c, // ds_write_b16
    0x100b600065f13, // ds_write_b16_d16_hi
    0x100b700015b0c, // ds_write_b32
    0x100b80004800c, // ds_write_b64
    0x100b90002270b, // ds_write_b8
    0x100ba00064d12, // ds_write_b8_d16_hi
    0x100bb0007130c, // ds_write_b96
    0x100bc00030712, // ds_wrxchg2_rtn_b32
    0x100bd0005ad12, // ds_wrxchg2_rtn_b64
    0x100be00031916, // ds_wrxchg2st64_rtn_b32
    0x100bf0005bf16, // ds_wrxchg2st64_rtn_b64
    0x100c00002f611, // ds_wrxchg_rtn_b32
    0x100c100059c11, // ds_wrxchg_rtn_b64
    0x100c20001450a, // ds_xor_b32
    0x100c300046a0a, // ds_xor_b64
    0x100c40002d80e, // ds_xor_rtn_b32
    0x100c500057e0e, // ds_xor_rtn_b64
    0x100c600086003, // exp
    0x100c7000a1c0f, // flat_atomic_add
    0x100c8000b2112, // flat_atomic_add_x2
    0x100c9000a7a0f, // flat_atomic_and
    0x100ca000b9112, // flat_atomic_and_x2
    0x100cb000a0913, // flat_atomic_cmpswap
    0x100cc000b0b16, // flat_atomic_cmpswap_x2
    0x100cd000ab50f, // flat_atomic_dec
    0x100ce000bd812, // flat_atomic_dec_x2
    0x100cf000ac414, // flat_atomic_fcmpswap
    0x100d0000bea17, // flat_atomic_fcmpswap_x2
    0x100d1000ae810, // flat_atomic_fmax
    0x100d2000c1413, // flat_atomic_fmax_x2
    0x100d3000ad810, // flat_atomic_fmin
    0x100d4000c0113, // flat_atomic_fmin_x2
    0x100d5000aa60f, // flat_atomic_inc
    0x100d6000bc612, // flat_atomic_inc_x2
    0x100d7000a890e, // flat_atomic_or
    0x100d8000ba311, // flat_atomic_or_x2
    0x100d9000a5a10, // flat_atomic_smax
    0x100da000b6b13, // flat_atomic_smax_x2
    0x100db000a3a10, // flat_atomic_smin
    0x100dc000b4513, // flat_atomic_smin_x2
    0x100dd000a2b0f, // flat_atomic_sub
    0x100de000b3312, // flat_atomic_sub_x2
    0x100df0009f910, // flat_atomic_swap
    0x100e0000af813, // flat_atomic_swap_x2
    0x100e1000a6a10, // flat_atomic_umax
    0x100e2000b7e13, // flat_atomic_umax_x2
    0x100e3000a4a10, // flat_atomic_umin
    0x100e4000b5813, // flat_atomic_umin_x2
    0x100e5000a970f, // flat_atomic_xor
    0x100e6000bb412, // flat_atomic_xor_x2
    0x100e70008aa0f, // flat_load_dword
    0x100e80008b911, // flat_load_dwordx2
    0x100e90008db11, // flat_load_dwordx3
    0x100ea0008ca11, // flat_load_dwordx4
    0x100eb00087b0f, // flat_load_sbyte
    0x100ec0009a713, // flat_load_sbyte_d16
    0x100ed0009ba16, // flat_load_sbyte_d16_hi
    0x100ee0009d013, // flat_load_short_d16
    0x100ef0009e316, // flat_load_short_d16_hi
    0x100f000089a10, // flat_load_sshort
    0x100f100086c0f, // flat_load_ubyte
    0x100f200097e13, // flat_load_ubyte_d16
    0x100f300099116, // flat_load_ubyte_d16_hi
    0x100f400088a10, // flat_load_ushort
    0x100f50008ec0f, // flat_store_byte
    0x100f60008fb16, // flat_store_byte_d16_hi
    0x100f700093810, // flat_store_dword
    0x100f800094812, // flat_store_dwordx2
    0x100f900096c12, // flat_store_dwordx3
    0x100fa00095a12, // flat_store_dwordx4
    0x100fb00091110, // flat_store_short
    0x100fc00092117, // flat_store_short_d16_hi
    0x100fd000e3b11, // global_atomic_add
    0x100fe000f7214, // global_atomic_add_x2
    0x100ff000eb711, // global_atomic_and
    0x10100000fee14, // global_atomic_and_x2
    0x10101000e2615, // global_atomic_cmpswap
    0x10102000f5a18, // global_atomic_cmpswap_x2
    0x10103000e5d12, // global_atomic_csub
    0x10104000efa11, // global_atomic_dec
    0x1010500103d14, // global_atomic_dec_x2
    0x10106000f0b16, // global_atomic_fcmpswap
    0x1010700105119, // global_atomic_fcmpswap_x2
    0x10108000f3312, // global_atomic_fmax
    0x1010900107f15, // global_atomic_fmax_x2
    0x1010a000f2112, // global_atomic_fmin
    0x1010b00106a15, // global_atomic_fmin_x2
    0x1010c000ee911, // global_atomic_inc
    0x1010d00102914, // global_atomic_inc_x2
    0x1010e000ec810, // global_atomic_or
    0x1010f00100213, // global_atomic_or_x2
    0x10110000e9312, // global_atomic_smax
    0x10111000fc415, // global_atomic_smax_x2
    0x10112000e6f12, // global_atomic_smin
    0x10113000f9a15, // global_atomic_smin_x2
    0x10114000e4c11, // global_atomic_sub
    0x10115000f8614, // global_atomic_sub_x2
    0x10116000e1412, // global_atomic_swap
    0x10117000f4515, // global_atomic_swap_x2
    0x10118000ea512, // global_atomic_umax
    0x10119000fd915, // global_atomic_umax_x2
    0x1011a000e8112, // global_atomic_umin
    0x1011b000faf15, // global_atomic_umin_x2
    0x1011c000ed811, // global_atomic_xor
    0x1011d00101514, // global_atomic_xor_x2
    0x1011e000c7011, // global_load_dword
    0x1011f000cba18, // global_load_dword_addtid
    0x10120000c8113, // global_load_dwordx2
    0x10121000ca713, // global_load_dwordx3
    0x10122000c9413, // global_load_dwordx4
    0x10123000c3b11, // global_load_sbyte
    0x10124000dba15, // global_load_sbyte_d16
    0x10125000dcf18, // global_load_sbyte_d16_hi
    0x10126000de715, // global_load_short_d16
    0x10127000dfc18, // global_load_short_d16_hi
    0x10128000c5e12, // global_load_sshort
    0x10129000c2a11, // global_load_ubyte
    0x1012a000d8d15, // global_load_ubyte_d16
    0x1012b000da218, // global_load_ubyte_d16_hi
    0x1012c000c4c12, // global_load_ushort
    0x1012d000ceb11, // global_store_byte
    0x1012e000cfc18, // global_store_byte_d16_hi
    0x1012f000d3f12, // global_store_dword
    0x10130000cd219, // global_store_dword_addtid
    0x10131000d5114, // global_store_dwordx2
    0x10132000d7914, // global_store_dwordx3
    0x10133000d6514, // global_store_dwordx4
    0x10134000d1412, // global_store_short
    0x10135000d2619, // global_store_short_d16_hi
    0x401360013dd10, // image_atomic_add
    0x4013a00144110, // image_atomic_and
    0x4013e0013c914, // image_atomic_cmpswap
    0x4014200148010, // image_atomic_dec
    0x4014600149015, // image_atomic_fcmpswap
    0x4014a0014b611, // image_atomic_fmax
    0x4014e0014a511, // image_atomic_fmin
    0x4015200147010, // image_atomic_inc
    0x401560014510f, // image_atomic_or
    0x4015a00141f11, // image_atomic_smax
    0x4015e0013fd11, // image_atomic_smin
    0x401620013ed10, // image_atomic_sub
    0x401660013b811, // image_atomic_swap
    0x4016a00143011, // image_atomic_umax
    0x4016e00140e11, // image_atomic_umin
    0x4017200146010, // image_atomic_xor
    0x40176001b3919, // image_bvh64_intersect_ray
    0x4017a001b2217, // image_bvh_intersect_ray
    0x4017e0016e00d, // image_gather4
    0x401820017280f, // image_gather4_b
    0x4018600173712, // image_gather4_b_cl
    0x4018a00184714, // image_gather4_b_cl_o
    0x4018e00183611, // image_gather4_b_o
    0x401920017590f, // image_gather4_c
    0x401960017af11, // image_gather4_c_b
    0x4019a0017c014, // image_gather4_c_b_cl
    0x4019e0018de16, // image_gather4_c_b_cl_o
    0x401a20018cb13, // image_gather4_c_b_o
    0x401a600176812, // image_gather4_c_cl
    0x401aa00187e14, // image_gather4_c_cl_o
    0x401ae00179e11, // image_gather4_c_l
    0x401b20018b813, // image_gather4_c_l_o
    0x401b60017d412, // image_gather4_c_lz
    0x401ba0018f414, // image_gather4_c_lz_o
    0x401be00186d11, // image_gather4_c_o
    0x401c20016ed10, // image_gather4_cl
    0x401c60017f512, // image_gather4_cl_o
    0x401ca0017190f, // image_gather4_l
    0x401ce00182511, // image_gather4_l_o
    0x401d200174910, // image_gather4_lz
    0x401d600185b12, // image_gather4_lz_o
    0x401da0017e60f, // image_gather4_o
    0x401de0019150e, // image_gather4h
    0x401e200192312, // image_gather4h_pck
    0x401e600193512, // image_gather8h_pck
    0x401ea0019080d, // image_get_lod
    0x401ee0013a711, // image_get_resinfo
    0x401f200130b0a, // image_load
    0x401f60016fd0e, // image_load_by2
    0x401fa00170b0e, // image_load_by4
    0x401fe0013150e, // image_load_mip
    0x4020200177a12, // image_load_mip_by2
    0x4020600178c12, // image_load_mip_by4
    0x4020a00134312, // image_load_mip_pck
    0x4020e0019f913, // image_load_mip_pck2
    0x40212001a0c13, // image_load_mip_pck4
    0x4021600135516, // image_load_mip_pck_sgn
    0x4021a0013230e, // image_load_pck
    0x4021e0019db0f, // image_load_pck2
    0x402220019ea0f, // image_load_pck4
    0x4022600133112, // image_load_pck_sgn
    0x4022a001a670f, // image_msaa_load
    0x4022e0014c70c, // image_sample
    0x402320015100e, // image_sample_b
    0x4023600151e11, // image_sample_b_cl
    0x4023a00162613, // image_sample_b_cl_o
    0x4023e00161610, // image_sample_b_o
    0x4024200153e0e, // image_sample_c
    0x4024600159010, // image_sample_c_b
    0x4024a0015a013, // image_sample_c_b_cl
    0x4024e0016b815, // image_sample_c_b_cl_o
    0x402520016a612, // image_sample_c_b_o
    0x4025600196811, // image_sample_c_cd
    0x4025a00197914, // image_sample_c_cd_cl
    0x4025e001b9018, // image_sample_c_cd_cl_g16
    0x402620019c516, // image_sample_c_cd_cl_o
    0x40266001bec1a, // image_sample_c_cd_cl_o_g16
    0x4026a001b7b15, // image_sample_c_cd_g16
    0x4026e0019b213, // image_sample_c_cd_o
    0x40272001bd517, // image_sample_c_cd_o_g16
    0x4027600154c11, // image_sample_c_cl
    0x4027a00165a13, // image_sample_c_cl_o
    0x4027e00155d10, // image_sample_c_d
    0x4028200156d13, // image_sample_c_d_cl
    0x40286001ab117, // image_sample_c_d_cl_g16
    0x4028a00167f15, // image_sample_c_d_cl_o
    0x4028e001b0919, // image_sample_c_d_cl_o_g16
    0x40292001a9d14, // image_sample_c_d_g16
    0x4029600166d12, // image_sample_c_d_o
    0x4029a001af316, // image_sample_c_d_o_g16
    0x4029e00158010, // image_sample_c_l
    0x402a200169412, // image_sample_c_l_o
    0x402a60015b311, // image_sample_c_lz
    0x402aa0016cd13, // image_sample_c_lz_o
    0x402ae00164a10, // image_sample_c_o
    0x402b20019470f, // image_sample_cd
    0x402b600195612, // image_sample_cd_cl
    0x402ba001b6516, // image_sample_cd_cl_g16
    0x402be00199e14, // image_sample_cd_cl_o
    0x402c2001bbd18, // image_sample_cd_cl_o_g16
    0x402c6001b5213, // image_sample_cd_g16
    0x402ca00198d11, // image_sample_cd_o
    0x402ce001ba815, // image_sample_cd_o_g16
    0x402d20014d40f, // image_sample_cl
    0x402d60015d211, // image_sample_cl_o
    0x402da0014e30e, // image_sample_d
    0x402de0014f111, // image_sample_d_cl
    0x402e2001a8815, // image_sample_d_cl_g16
    0x402e60015f313, // image_sample_d_cl_o
    0x402ea001adc17, // image_sample_d_cl_o_g16
    0x402ee001a7612, // image_sample_d_g16
    0x402f20015e310, // image_sample_d_o
    0x402f6001ac814, // image_sample_d_o_g16
    0x402fa0015020e, // image_sample_l
    0x402fe00160610, // image_sample_l_o
    0x4030200152f0f, // image_sample_lz
    0x4030600163911, // image_sample_lz_o
    0x4030a0015c40e, // image_sample_o
    0x4030e00136b0b, // image_store
    0x403120018070f, // image_store_by2
    0x403160018160f, // image_store_by4
    0x4031a0013760f, // image_store_mip
    0x4031e00189213, // image_store_mip_by2
    0x403220018a513, // image_store_mip_by4
    0x4032600139413, // image_store_mip_pck
    0x4032a001a3f14, // image_store_mip_pck2
    0x4032e001a5314, // image_store_mip_pck4
    0x403320013850f, // image_store_pck
    0x40336001a1f10, // image_store_pck2
    0x4033a001a2f10, // image_store_pck4
    0x2033e002d2f09, // s_abs_i32
    0x403400030110d, // s_absdiff_i32
    0x40344002e9a09, // s_add_i32
    0x40348002e8809, // s_add_u32
    0x4034c002eac0a, // s_addc_u32
    0x1035000327a0a, // s_addk_i32
    0x40351002efe09, // s_and_b32
    0x40355002f0709, // s_and_b64
    0x20359002d9912, // s_and_saveexec_b32
    0x2035b002c4b12, // s_and_saveexec_b64
    0x2035d002e2d14, // s_andn1_saveexec_b32
    0x2035f002d3814, // s_andn1_saveexec_b64
    0x20361002e5412, // s_andn1_wrexec_b32
    0x20363002d5f12, // s_andn1_wrexec_b64
    0x40365002f320b, // s_andn2_b32
    0x40369002f3d0b, // s_andn2_b64
    0x2036d002dce14, // s_andn2_saveexec_b32
    0x2036f002c8014, // s_andn2_saveexec_b64
    0x20371002e6612, // s_andn2_wrexec_b32
    0x20373002d7112, // s_andn2_wrexec_b64
    0x40375002fbe0a, // s_ashr_i32
    0x40379002fc80a, // s_ashr_i64
    0x1037d00349e09, // s_barrier
    0x2037e002b290f, // s_bcnt0_i32_b32
    0x20380002b380f, // s_bcnt0_i32_b64
    0x20382002b470f, // s_bcnt1_i32_b32
    0x20384002b560f, // s_bcnt1_i32_b64
    0x40386002ff609, // s_bfe_i32
    0x4038a00300809, // s_bfe_i64
    0x4038e002fed09, // s_bfe_u32
    0x40392002fff09, // s_bfe_u64
    0x40396002fd209, // s_bfm_b32
    0x4039a002fdb09, // s_bfm_b64
    0x4039e0031350d, // s_bitcmp0_b32
    0x403a200314f0d, // s_bitcmp0_b64
    0x403a60031420d, // s_bitcmp1_b32
    0x403aa00315c0d, // s_bitcmp1_b64
    0x203ae002d8316, // s_bitreplicate_b64_b32
    0x203b0002bec0d, // s_bitset0_b32
    0x203b2002bf90d, // s_bitset0_b64
    0x203b4002c060d, // s_bitset1_b32
    0x203b6002c130d, // s_bitset1_b64
    0x103b800343608, // s_branch
    0x203b9002b150a, // s_brev_b32
    0x203bb002b1f0a, // s_brev_b64
    0x103bd002a3813, // s_buffer_load_dword
    0x103be002a8a16, // s_buffer_load_dwordx16
    0x103bf002a4b15, // s_buffer_load_dwordx2
    0x103c0002a6015, // s_buffer_load_dwordx4
    0x103c1002a7515, // s_buffer_load_dwordx8
    0x103c20033b60a, // s_call_b64
    0x103c300365011, // s_cbranch_cdbgsys
    0x103c400368c1a, // s_cbranch_cdbgsys_and_user
    0x103c500367319, // s_cbranch_cdbgsys_or_user
    0x103c600366112, // s_cbranch_cdbguser
    0x103c700348e10, // s_cbranch_execnz
    0x103c800347f0f, // s_cbranch_execz
    0x103c90034460e, // s_cbranch_scc0
    0x103ca0034540e, // s_cbranch_scc1
    0x103cb0034700f, // s_cbranch_vccnz
    0x103cc0034620e, // s_cbranch_vccz
    0x103cd0036e508, // s_clause
    0x203ce002add0a, // s_cmov_b32
    0x203d0002ae70a, // s_cmov_b64
    0x103d20031d30b, // s_cmovk_i32
    0x403d30030a50c, // s_cmp_eq_i32
    0x403d70030ed0c, // s_cmp_eq_u32
    0x403db0031690c, // s_cmp_eq_u64
    0x403df0030c90c, // s_cmp_ge_i32
    0x403e30031110c, // s_cmp_ge_u32
    0x403e70030bd0c, // s_cmp_gt_i32
    0x403eb0031050c, // s_cmp_gt_u32
    0x403ef0030e10c, // s_cmp_le_i32
    0x403f30031290c, // s_cmp_le_u32
    0x403f70030b10c, // s_cmp_lg_i32
    0x403fb0030f90c, // s_cmp_lg_u32
    0x403ff0031750c, // s_cmp_lg_u64
    0x404030030d50c, // s_cmp_lt_i32
    0x4040700311d0c, // s_cmp_lt_u32
    0x1040b0031de0d, // s_cmpk_eq_i32
    0x1040c00322c0d, // s_cmpk_eq_u32
    0x1040d0032050d, // s_cmpk_ge_i32
    0x1040e0032530d, // s_cmpk_ge_u32
    0x1040f0031f80d, // s_cmpk_gt_i32
    0x104100032460d, // s_cmpk_gt_u32
    0x1041100321f0d, // s_cmpk_le_i32
    0x1041200326d0d, // s_cmpk_le_u32
    0x104130031eb0d, // s_cmpk_lg_i32
    0x104140032390d, // s_cmpk_lg_u32
    0x104150032120d, // s_cmpk_lt_i32
    0x104160032600d, // s_cmpk_lt_u32
    0x104170036cc0a, // s_code_end
    0x40418002ee40d, // s_cselect_b32
    0x4041c002ef10d, // s_cselect_b64
    0x10420002aa90c, // s_dcache_inv
    0x104210036360e, // s_decperflevel
    0x1042200376b0d, // s_denorm_mode
    0x1042300342e08, // s_endpgm
    0x104240036b418, // s_endpgm_ordered_ps_done
    0x104250036a60e, // s_endpgm_saved
    0x20426002b650d, // s_ff0_i32_b32
    0x20428002b720d, // s_ff0_i32_b64
    0x2042a002b7f0d, // s_ff1_i32_b32
    0x2042c002b8c0d, // s_ff1_i32_b64
    0x2042e002bb70b, // s_flbit_i32
    0x20430002b990f, // s_flbit_i32_b32
    0x20432002ba80f, // s_flbit_i32_b64
    0x20434002bc20f, // s_flbit_i32_i64
    0x10436002c200b, // s_getpc_b64
    0x1043700338c0c, // s_getreg_b32
    0x10438002aa009, // s_gl1_inv
    0x1043900361c0c, // s_icache_inv
    0x1043a0036280e, // s_incperflevel
    0x1043b0036d60f, // s_inst_prefetch
    0x1043c0029f30c, // s_load_dword
    0x1043d002a290f, // s_load_dwordx16
    0x1043e0029ff0e, // s_load_dwordx2
    0x1043f002a0d0e, // s_load_dwordx4
    0x10440002a1b0e, // s_load_dwordx8
    0x4044100301e0f, // s_lshl1_add_u32
    0x4044500302d0f, // s_lshl2_add_u32
    0x4044900303c0f, // s_lshl3_add_u32
    0x4044d00304b0f, // s_lshl4_add_u32
    0x40451002f960a, // s_lshl_b32
    0x40455002fa00a, // s_lshl_b64
    0x40459002faa0a, // s_lshr_b32
    0x4045d002fb40a, // s_lshr_b64
    0x40461002ed209, // s_max_i32
    0x40465002edb09, // s_max_u32
    0x10469002abe0d, // s_memrealtime
    0x1046a002ab509, // s_memtime
    0x4046b002ec009, // s_min_i32
    0x4046f002ec909, // s_min_u32
    0x20473002acb09, // s_mov_b32
    0x20475002ad409, // s_mov_b64
    0x104770031810a, // s_movk_i32
    0x20478002d150d, // s_movreld_b32
    0x2047a002d220d, // s_movreld_b64
    0x1047c002cfb0d, // s_movrels_b32
    0x1047d002d080d, // s_movrels_b64
    0x1047e002e7810, // s_movrelsd_2_b32
    0x4047f0030990c, // s_mul_hi_i32
    0x4048300308d0c, // s_mul_hi_u32
    0x40487002fe409, // s_mul_i32
    0x1048b0032840a, // s_mulk_i32
    0x4048c002f5c0a, // s_nand_b32
    0x40490002f660a, // s_nand_b64
    0x20494002df513, // s_nand_saveexec_b32
    0x20496002ca713, // s_nand_saveexec_b64
    0x1049800342905, // s_nop
    0x40499002f7009, // s_nor_b32
    0x4049d002f7909, // s_nor_b64
    0x204a1002e0812, // s_nor_saveexec_b32
    0x204a3002cba12, // s_nor_saveexec_b64
    0x204a5002af109, // s_not_b32
    0x204a7002afa09, // s_not_b64
    0x404a9002f1008, // s_or_b32
    0x404ad002f1808, // s_or_b64
    0x204b1002dab11, // s_or_saveexec_b32
    0x204b3002c5d11, // s_or_saveexec_b64
    0x204b5002e4113, // s_orn1_saveexec_b32
    0x204b7002d4c13, // s_orn1_saveexec_b64
    0x404b9002f480a, // s_orn2_b32
    0x404bd002f520a, // s_orn2_b64
    0x204c1002de213, // s_orn2_saveexec_b32
    0x204c3002c9413, // s_orn2_saveexec_b64
    0x404c500307c11, // s_pack_hh_b32_b16
    0x404c900306b11, // s_pack_lh_b32_b16
    0x404cd00305a11, // s_pack_ll_b32_b16
    0x204d1002cdf0e, // s_quadmask_b32
    0x204d3002ced0e, // s_quadmask_b64
    0x104d5002c4209, // s_rfe_b64
    0x104d600375f0c, // s_round_mode
    0x104d700360009, // s_sendmsg
    0x104d80036090d, // s_sendmsghalt
    0x104d90034cb09, // s_sethalt
    0x104da0034a709, // s_setkill
    0x104db002c2b0b, // s_setpc_b64
    0x104dc0034db09, // s_setprio
    0x104dd0033980c, // s_setreg_b32
    0x104de0033a412, // s_setreg_imm32_b32
    0x204df002bde0e, // s_sext_i32_i16
    0x204e1002bd10d, // s_sext_i32_i8
    0x104e30034d407, // s_sleep
    0x404e4002ea309, // s_sub_i32
    0x404e8002e9109, // s_sub_u32
    0x404ec002eb60a, // s_subb_u32
    0x104f00033ff16, // s_subvector_loop_begin
    0x104f100341514, // s_subvector_loop_end
    0x104f2002c360c, // s_swappc_b64
    0x104f300361606, // s_trap
    0x104f40036440c, // s_ttracedata
    0x104f500377810, // s_ttracedata_imm
    0x104f60031ca09, // s_version
    0x104f7004ed30b, // s_wait_idle
    0x104f80034c209, // s_waitcnt
    0x104f900374f10, // s_waitcnt_depctr
    0x104fa0033de10, // s_waitcnt_expcnt
    0x104fb0033ee11, // s_waitcnt_lgkmcnt
    0x104fc0033cf0f, // s_waitcnt_vmcnt
    0x104fd0033c00f, // s_waitcnt_vscnt
    0x104fe00343e08, // s_wakeup
    0x204ff002b0309, // s_wqm_b32
    0x20501002b0c09, // s_wqm_b64
    0x40503002f820a, // s_xnor_b32
    0x40507002f8c0a, // s_xnor_b64
    0x2050b002e1a13, // s_xnor_saveexec_b32
    0x2050d002ccc13, // s_xnor_saveexec_b64
    0x4050f002f2009, // s_xor_b32
    0x40513002f2909, // s_xor_b64
    0x20517002dbc12, // s_xor_saveexec_b32
    0x20519002c6e12, // s_xor_saveexec_b64
    0x1051b0010de12, // scratch_load_dword
    0x1051c0010f014, // scratch_load_dwordx2
    0x1051d00111814, // scratch_load_dwordx3
    0x1051e00110414, // scratch_load_dwordx4
    0x1051f0010a612, // scratch_load_sbyte
    0x1052000120516, // scratch_load_sbyte_d16
    0x1052100121b19, // scratch_load_sbyte_d16_hi
    0x1052200123416, // scratch_load_short_d16
    0x1052300124a19, // scratch_load_short_d16_hi
    0x105240010cb13, // scratch_load_sshort
    0x1052500109412, // scratch_load_ubyte
    0x105260011d616, // scratch_load_ubyte_d16
    0x105270011ec19, // scratch_load_ubyte_d16_hi
    0x105280010b813, // scratch_load_ushort
    0x1052900112c12, // scratch_store_byte
    0x1052a00113e19, // scratch_store_byte_d16_hi
    0x1052b00118413, // scratch_store_dword
    0x1052c00119715, // scratch_store_dwordx2
    0x1052d0011c115, // scratch_store_dwordx3
    0x1052e0011ac15, // scratch_store_dwordx4
    0x1052f00115713, // scratch_store_short
    0x1053000116a1a, // scratch_store_short_d16_hi
    0x1053100230f19, // tbuffer_load_format_d16_x
    0x105320023281a, // tbuffer_load_format_d16_xy
    0x105330023421b, // tbuffer_load_format_d16_xyz
    0x1053400235d1c, // tbuffer_load_format_d16_xyzw
    0x1053500225715, // tbuffer_load_format_x
    0x1053600226c16, // tbuffer_load_format_xy
    0x1053700228217, // tbuffer_load_format_xyz
    0x1053800229918, // tbuffer_load_format_xyzw
    0x105390023791a, // tbuffer_store_format_d16_x
    0x1053a0023931b, // tbuffer_store_format_d16_xy
    0x1053b0023ae1c, // tbuffer_store_format_d16_xyz
    0x1053c0023ca1d, // tbuffer_store_format_d16_xyzw
    0x1053d0022b116, // tbuffer_store_format_x
    0x1053e0022c717, // tbuffer_store_format_xy
    0x1053f0022de18, // tbuffer_store_format_xyz
    0x105400022f619, // tbuffer_store_format_xyzw
    0x805410043620a, // v_add3_u32
    0x90549003d8c0f, // v_add_co_ci_u32
    0x405520041650c, // v_add_co_u32
    0x90556003def09, // v_add_f16
    0x9055f003c5409, // v_add_f32
    0x40568003fcb09, // v_add_f64
    0x8056c00421f0e, // v_add_lshl_u32
    0x4057400414d0c, // v_add_nc_i16
    0x405780043d50c, // v_add_nc_i32
    0x4057c0040eb0c, // v_add_nc_u16
    0x90580003d650c, // v_add_nc_u32
    0x80589003ef60e, // v_alignbit_b32
    0x80591003f040f, // v_alignbyte_b32
    0x90599003d4109, // v_and_b32
    0x805a20043790c, // v_and_or_b32
    0x405aa00411c0d, // v_ashrrev_i16
    0x905ae003d270d, // v_ashrrev_i32
    0x305b70040de0d, // v_ashrrev_i64
    0x405ba0042e80e, // v_bcnt_u32_b32
    0x805be003ec309, // v_bfe_i32
    0x805c6003eba09, // v_bfe_u32
    0x805ce003ecc09, // v_bfi_b32
    0x405d60042df09, // v_bfm_b32
    0x705da003a5e0b, // v_bfrev_b32
    0x705e1003ba90a, // v_ceil_f16
    0x705e80039ca0a, // v_ceil_f32
    0x405ef0039890a, // v_ceil_f64
    0x205f3003ad809, // v_clrexcp
    0x705f50049570f, // v_cmp_class_f16
    0x705fc0049000f, // v_cmp_class_f32
    0x60603004a980f, // v_cmp_class_f64
    0x70609004c280c, // v_cmp_eq_f16
    0x706100045890c, // v_cmp_eq_f32
    0x606170047210c, // v_cmp_eq_f64
    0x7061d00491b0c, // v_cmp_eq_i16
    0x706240048b90c, // v_cmp_eq_i32
    0x6062b004a510c, // v_cmp_eq_i64
    0x70631004ab30c, // v_cmp_eq_u16
    0x70638004bca0c, // v_cmp_eq_u32
    0x6063f004d520c, // v_cmp_eq_u64
    0x70645004c110b, // v_cmp_f_f16
    0x7064c0045720b, // v_cmp_f_f32
    0x6065300470a0b, // v_cmp_f_f64
    0x706590048a20b, // v_cmp_f_i32
    0x60660004a3a0b, // v_cmp_f_i64
    0x70666004bb30b, // v_cmp_f_u32
    0x6066d004d3b0b, // v_cmp_f_u64
    0x70673004c580c, // v_cmp_ge_f16
    0x7067a0045b90c, // v_cmp_ge_f32
    0x606810047510c, // v_cmp_ge_f64
    0x7068700494b0c, // v_cmp_ge_i16
    0x7068e0048e90c, // v_cmp_ge_i32
    0x60695004a810c, // v_cmp_ge_i64
    0x7069b004ae30c, // v_cmp_ge_u16
    0x706a2004bfa0c, // v_cmp_ge_u32
    0x606a9004d820c, // v_cmp_ge_u64
    0x706af004c400c, // v_cmp_gt_f16
    0x706b60045a10c, // v_cmp_gt_f32
    0x606bd0047390c, // v_cmp_gt_f64
    0x706c30049330c, // v_cmp_gt_i16
    0x706ca0048d10c, // v_cmp_gt_i32
    0x606d1004a690c, // v_cmp_gt_i64
    0x706d7004acb0c, // v_cmp_gt_u16
    0x706de004be20c, // v_cmp_gt_u32
    0x606e5004d6a0c, // v_cmp_gt_u64
    0x706eb004c340c, // v_cmp_le_f16
    0x706f20045950c, // v_cmp_le_f32
    0x606f900472d0c, // v_cmp_le_f64
    0x706ff0049270c, // v_cmp_le_i16
    0x707060048c50c, // v_cmp_le_i32
    0x6070d004a5d0c, // v_cmp_le_i64
    0x70713004abf0c, // v_cmp_le_u16
    0x7071a004bd60c, // v_cmp_le_u32
    0x60721004d5e0c, // v_cmp_le_u64
    0x70727004c4c0c, // v_cmp_lg_f16
    0x7072e0045ad0c, // v_cmp_lg_f32
    0x607350047450c, // v_cmp_lg_f64
    0x7073b004c1c0c, // v_cmp_lt_f16
    0x7074200457d0c, // v_cmp_lt_f32
    0x607490047150c, // v_cmp_lt_f64
    0x7074f00490f0c, // v_cmp_lt_i16
    0x707560048ad0c, // v_cmp_lt_i32
    0x6075d004a450c, // v_cmp_lt_i64
    0x70763004aa70c, // v_cmp_lt_u16
    0x7076a004bbe0c, // v_cmp_lt_u32
    0x60771004d460c, // v_cmp_lt_u64
    0x7077700493f0c, // v_cmp_ne_i16
    0x7077e0048dd0c, // v_cmp_ne_i32
    0x60785004a750c, // v_cmp_ne_i64
    0x7078b004ad70c, // v_cmp_ne_u16
    0x70792004bee0c, // v_cmp_ne_u32
    0x60799004d760c, // v_cmp_ne_u64
    0x7079f004dd80d, // v_cmp_neq_f16
    0x707a600460f0d, // v_cmp_neq_f32
    0x607ad0047a70d, // v_cmp_neq_f64
    0x707b3004da40d, // v_cmp_nge_f16
    0x707ba0045db0d, // v_cmp_nge_f32
    0x607c10047730d, // v_cmp_nge_f64
    0x707c7004dbe0d, // v_cmp_ngt_f16
    0x707ce0045f50d, // v_cmp_ngt_f32
    0x607d500478d0d, // v_cmp_ngt_f64
    0x707db004dcb0d, // v_cmp_nle_f16
    0x707e20046020d, // v_cmp_nle_f32
    0x607e900479a0d, // v_cmp_nle_f64
    0x707ef004db10d, // v_cmp_nlg_f16
    0x707f60045e80d, // v_cmp_nlg_f32
    0x607fd0047800d, // v_cmp_nlg_f64
    0x70803004de50d, // v_cmp_nlt_f16
    0x7080a00461c0d, // v_cmp_nlt_f32
    0x608110047b40d, // v_cmp_nlt_f64
    0x70817004c640b, // v_cmp_o_f16
    0x7081e0045c50b, // v_cmp_o_f32
    0x6082500475d0b, // v_cmp_o_f64
    0x7082b0048f50b, // v_cmp_t_i32
    0x60832004a8d0b, // v_cmp_t_i64
    0x70838004c060b, // v_cmp_t_u32
    0x6083f004d8e0b, // v_cmp_t_u64
    0x70845004df20d, // v_cmp_tru_f16
    0x7084c0046290d, // v_cmp_tru_f32
    0x608530047c10d, // v_cmp_tru_f64
    0x70859004d990b, // v_cmp_u_f16
    0x708600045d00b, // v_cmp_u_f32
    0x608670047680b, // v_cmp_u_f64
    0x7086d004a2a10, // v_cmpx_class_f16
    0x708740049cc10, // v_cmpx_class_f32
    0x6087b004b5510, // v_cmpx_class_f64
    0x70881004cee0d, // v_cmpx_eq_f16
    0x7088800464f0d, // v_cmpx_eq_f32
    0x6088f0047e70d, // v_cmpx_eq_f64
    0x708950049e90d, // v_cmpx_eq_i16
    0x7089c00497f0d, // v_cmpx_eq_i32
    0x608a3004b080d, // v_cmpx_eq_i64
    0x708a9004b720d, // v_cmpx_eq_u16
    0x708b0004c880d, // v_cmpx_eq_u32
    0x608b7004e180d, // v_cmpx_eq_u64
    0x708bd004cd50c, // v_cmpx_f_f16
    0x708c40046360c, // v_cmpx_f_f32
    0x608cb0047ce0c, // v_cmpx_f_f64
    0x708d10049660c, // v_cmpx_f_i32
    0x608d8004aef0c, // v_cmpx_f_i64
    0x708de004c6f0c, // v_cmpx_f_u32
    0x608e5004dff0c, // v_cmpx_f_u64
    0x708eb004d220d, // v_cmpx_ge_f16
    0x708f20046830d, // v_cmpx_ge_f32
    0x608f900481b0d, // v_cmpx_ge_f64
    0x708ff004a1d0d, // v_cmpx_ge_i16
    0x709060049b30d, // v_cmpx_ge_i32
    0x6090d004b3c0d, // v_cmpx_ge_i64
    0x70913004ba60d, // v_cmpx_ge_u16
    0x7091a004cbc0d, // v_cmpx_ge_u32
    0x60921004e4c0d, // v_cmpx_ge_u64
    0x70927004d080d, // v_cmpx_gt_f16
    0x7092e0046690d, // v_cmpx_gt_f32
    0x609350048010d, // v_cmpx_gt_f64
    0x7093b004a030d, // v_cmpx_gt_i16
    0x709420049990d, // v_cmpx_gt_i32
    0x60949004b220d, // v_cmpx_gt_i64
    0x7094f004b8c0d, // v_cmpx_gt_u16
    0x70956004ca20d, // v_cmpx_gt_u32
    0x6095d004e320d, // v_cmpx_gt_u64
    0x70963004cfb0d, // v_cmpx_le_f16
    0x7096a00465c0d, // v_cmpx_le_f32
    0x609710047f40d, // v_cmpx_le_f64
    0x709770049f60d, // v_cmpx_le_i16
    0x7097e00498c0d, // v_cmpx_le_i32
    0x60985004b150d, // v_cmpx_le_i64
    0x7098b004b7f0d, // v_cmpx_le_u16
    0x70992004c950d, // v_cmpx_le_u32
    0x60999004e250d, // v_cmpx_le_u64
    0x7099f004d150d, // v_cmpx_lg_f16
    0x709a60046760d, // v_cmpx_lg_f32
    0x609ad00480e0d, // v_cmpx_lg_f64
    0x709b3004ce10d, // v_cmpx_lt_f16
    0x709ba0046420d, // v_cmpx_lt_f32
    0x609c10047da0d, // v_cmpx_lt_f64
    0x709c70049dc0d, // v_cmpx_lt_i16
    0x709ce0049720d, // v_cmpx_lt_i32
    0x609d5004afb0d, // v_cmpx_lt_i64
    0x709db004b650d, // v_cmpx_lt_u16
    0x709e2004c7b0d, // v_cmpx_lt_u32
    0x609e9004e0b0d, // v_cmpx_lt_u64
    0x709ef004a100d, // v_cmpx_ne_i16
    0x709f60049a60d, // v_cmpx_ne_i32
    0x609fd004b2f0d, // v_cmpx_ne_i64
    0x70a03004b990d, // v_cmpx_ne_u16
    0x70a0a004caf0d, // v_cmpx_ne_u32
    0x60a11004e3f0d, // v_cmpx_ne_u64
    0x70a17004ea90e, // v_cmpx_neq_f16
    0x70a1e0046e00e, // v_cmpx_neq_f32
    0x60a250048780e, // v_cmpx_neq_f64
    0x70a2b004e710e, // v_cmpx_nge_f16
    0x70a320046a80e, // v_cmpx_nge_f32
    0x60a390048400e, // v_cmpx_nge_f64
    0x70a3f004e8d0e, // v_cmpx_ngt_f16
    0x70a460046c40e, // v_cmpx_ngt_f32
    0x60a4d00485c0e, // v_cmpx_ngt_f64
    0x70a53004e9b0e, // v_cmpx_nle_f16
    0x70a5a0046d20e, // v_cmpx_nle_f32
    0x60a6100486a0e, // v_cmpx_nle_f64
    0x70a67004e7f0e, // v_cmpx_nlg_f16
    0x70a6e0046b60e, // v_cmpx_nlg_f32
    0x60a7500484e0e, // v_cmpx_nlg_f64
    0x70a7b004eb70e, // v_cmpx_nlt_f16
    0x70a820046ee0e, // v_cmpx_nlt_f32
    0x60a890048860e, // v_cmpx_nlt_f64
    0x70a8f004d2f0c, // v_cmpx_o_f16
    0x70a960046900c, // v_cmpx_o_f32
    0x60a9d0048280c, // v_cmpx_o_f64
    0x70aa30049c00c, // v_cmpx_t_i32
    0x60aaa004b490c, // v_cmpx_t_i64
    0x70ab0004cc90c, // v_cmpx_t_u32
    0x60ab7004e590c, // v_cmpx_t_u64
    0x70abd004ec50e, // v_cmpx_tru_f16
    0x70ac40046fc0e, // v_cmpx_tru_f32
    0x60acb0048940e, // v_cmpx_tru_f64
    0x70ad1004e650c, // v_cmpx_u_f16
    0x70ad800469c0c, // v_cmpx_u_f32
    0x60adf0048340c, // v_cmpx_u_f64
    0x90ae5003c300d, // v_cndmask_b32
    0x70aee003bdd09, // v_cos_f16
    0x70af5003a4c09, // v_cos_f32
    0x80afc003e8a0c, // v_cubeid_f32
    0x80b04003eae0c, // v_cubema_f32
    0x80b0c003e960c, // v_cubesc_f32
    0x80b14003ea20c, // v_cubetc_f32
    0x70b1c0038be0d, // v_cvt_f16_f32
    0x70b23003b260d, // v_cvt_f16_i16
    0x70b2a003b190d, // v_cvt_f16_u16
    0x70b310038cb0d, // v_cvt_f32_f16
    0x40b3800390a0d, // v_cvt_f32_f64
    0x70b3c00388a0d, // v_cvt_f32_i32
    0x70b430038970d, // v_cvt_f32_u32
    0x70b4a00392410, // v_cvt_f32_ubyte0
    0x70b5100393410, // v_cvt_f32_ubyte1
    0x70b5800394410, // v_cvt_f32_ubyte2
    0x70b5f00395410, // v_cvt_f32_ubyte3
    0x40b660039170d, // v_cvt_f64_f32
    0x40b6a00387d0d, // v_cvt_f64_i32
    0x40b6e0039710d, // v_cvt_f64_u32
    0x70b720038e911, // v_cvt_flr_i32_f32
    0x70b79003b400d, // v_cvt_i16_f16
    0x70b800038b10d, // v_cvt_i32_f32
    0x40b870038700d, // v_cvt_i32_f64
    0x70b8b003bf512, // v_cvt_norm_i16_f16
    0x70b92003c0712, // v_cvt_norm_u16_f16
    0x70b990038fa10, // v_cvt_off_f32_i4
    0x40ba000435210, // v_cvt_pk_i16_i32
    0x40ba400434210, // v_cvt_pk_u16_u32
    0x80ba8003f9e0f, // v_cvt_pk_u8_f32
    0x40bb000418b14, // v_cvt_pknorm_i16_f16
    0x40bb400431a14, // v_cvt_pknorm_i16_f32
    0x40bb800419f14, // v_cvt_pknorm_u16_f16
    0x40bbc00432e14, // v_cvt_pknorm_u16_f32
    0x90bc0003ddc13, // v_cvt_pkrtz_f16_f32
    0x70bc90038d811, // v_cvt_rpi_i32_f32
    0x70bd0003b330d, // v_cvt_u16_f16
    0x70bd70038a40d, // v_cvt_u32_f32
    0x40bde0039640d, // v_cvt_u32_f64
    0x80be20042a80f, // v_div_fixup_f16
    0x80bea003fad0f, // v_div_fixup_f32
    0x80bf2003fbc0f, // v_div_fixup_f64
    0x80bfa00403c0e, // v_div_fmas_f32
    0x80c0200404a0e, // v_div_fmas_f64
    0x80c0a00401e0f, // v_div_scale_f32
    0x80c1200402d0f, // v_div_scale_f64
    0x80c1a0044e90e, // v_dot2_f32_f16
    0x80c220044f70e, // v_dot2_i32_i16
    0x80c2a0045050e, // v_dot2_u32_u16
    0x40c32003c450f, // v_dot2c_f32_f16
    0x80c360045130d, // v_dot4_i32_i8
    0x80c3e0045200d, // v_dot4_u32_u8
    0x40c46003cd60e, // v_dot4c_i32_i8
    0x80c4a00452d0d, // v_dot8_i32_i4
    0x80c5200453a0d, // v_dot8_u32_u4
    0x70c5a003b7209, // v_exp_f16
    0x70c610039ea09, // v_exp_f32
    0x70c68003a7d0a, // v_ffbh_i32
    0x70c6f003a690a, // v_ffbh_u32
    0x70c76003a730a, // v_ffbl_b32
    0x70c7d003b9e0b, // v_floor_f16
    0x70c840039df0b, // v_floor_f32
    0x40c8b00399e0b, // v_floor_f64
    0x80c8f00422d09, // v_fma_f16
    0x80c97003ed509, // v_fma_f32
    0x80c9f003ede09, // v_fma_f64
    0x80ca7003e6010, // v_fma_legacy_f32
    0x80caf0045470d, // v_fma_mix_f32
    0x80cb70045630f, // v_fma_mixhi_f16
    0x80cbf0045540f, // v_fma_mixlo_f16
    0x20cc7003e2b0b, // v_fmaak_f16
    0x20cc9003dd10b, // v_fmaak_f32
    0x80ccb003e160a, // v_fmac_f16
    0x80cd3003dbc0a, // v_fmac_f32
    0x60cdb003c7211, // v_fmac_legacy_f32
    0x20ce1003e200b, // v_fmamk_f16
    0x20ce3003dc60b, // v_fmamk_f32
    0x70ce5003bc90b, // v_fract_f16
    0x70cec0039b40b, // v_fract_f32
    0x40cf3003aaa0b, // v_fract_f64
    0x70cf7003b8b13, // v_frexp_exp_i16_f16
    0x70cfe003ab513, // v_frexp_exp_i32_f32
    0x40d05003a8713, // v_frexp_exp_i32_f64
    0x70d09003b7b10, // v_frexp_mant_f16
    0x70d10003ac810, // v_frexp_mant_f32
    0x40d17003a9a10, // v_frexp_mant_f64
    0x50d1b0037b310, // v_interp_mov_f32
    0x50d2000378c0f, // v_interp_p1_f32
    0x80d250041dc11, // v_interp_p1ll_f16
    0x80d2d0041ed11, // v_interp_p1lv_f16
    0x80d350042900f, // v_interp_p2_f16
    0x50d3d0037a40f, // v_interp_p2_f32
    0x90d42003e480b, // v_ldexp_f16
    0x40d4b0042d40b, // v_ldexp_f32
    0x40d4f003fef0b, // v_ldexp_f64
    0x80d53003ee709, // v_lerp_u8
    0x70d5b003b6909, // v_log_f16
    0x70d620039f309, // v_log_f32
    0x80d690042110e, // v_lshl_add_u32
    0x80d7100436c0d, // v_lshl_or_b32
    0x40d790041b30d, // v_lshlrev_b16
    0x90d7d003d340d, // v_lshlrev_b32
    0x30d860040c40d, // v_lshlrev_b64
    0x40d8900410f0d, // v_lshrrev_b16
    0x90d8d003d1a0d, // v_lshrrev_b32
    0x30d960040d10d, // v_lshrrev_b64
    0x80d9900429f09, // v_mad_i16
    0x80da100439b0d, // v_mad_i32_i16
    0x80da9003e700d, // v_mad_i32_i24
    0x80db10040ad0d, // v_mad_i64_i32
    0x80db90041cf09, // v_mad_u16
    0x80dc100438e0d, // v_mad_u32_u16
    0x80dc9003e7d0d, // v_mad_u32_u24
    0x80dd10040a00d, // v_mad_u64_u32
    0x80dd90042540a, // v_max3_f16
    0x80de1003f3d0a, // v_max3_f32
    0x80de900425e0a, // v_max3_i16
    0x80df1003f470a, // v_max3_i32
    0x80df90042680a, // v_max3_u16
    0x80e01003f510a, // v_max3_u32
    0x90e09003e3609, // v_max_f16
    0x90e12003ced09, // v_max_f32
    0x40e1b003fe609, // v_max_f64
    0x40e1f00413209, // v_max_i16
    0x90e23003cff09, // v_max_i32
    0x40e2c00412909, // v_max_u16
    0x90e30003d1109, // v_max_u32
    0x40e3900430812, // v_mbcnt_hi_u32_b32
    0x40e3d0042f612, // v_mbcnt_lo_u32_b32
    0x80e410042720a, // v_med3_f16
    0x80e49003f5b0a, // v_med3_f32
    0x80e5100427c0a, // v_med3_i16
    0x80e59003f650a, // v_med3_i32
    0x80e610042860a, // v_med3_u16
    0x80e69003f6f0a, // v_med3_u32
    0x80e710042360a, // v_min3_f16
    0x80e79003f1f0a, // v_min3_f32
    0x80e810042400a, // v_min3_i16
    0x80e89003f290a, // v_min3_i32
    0x80e9100424a0a, // v_min3_u16
    0x80e99003f330a, // v_min3_u32
    0x90ea1003e3f09, // v_min_f16
    0x90eaa003ce409, // v_min_f32
    0x40eb3003fdd09, // v_min_f64
    0x40eb700414409, // v_min_i16
    0x90ebb003cf609, // v_min_i32
    0x40ec400413b09, // v_min_u16
    0x90ec8003d0809, // v_min_u32
    0x70ed10037c809, // v_mov_b32
    0x70ed8003ae10d, // v_movreld_b32
    0x50edf003aee0d, // v_movrels_b32
    0x50ee4003b0910, // v_movrelsd_2_b32
    0x50ee9003afb0e, // v_movrelsd_b32
    0x80eee00407111, // v_mqsad_pk_u16_u8
    0x40ef60040920e, // v_mqsad_u32_u8
    0x80efa00405809, // v_msad_u8
    0x90f02003e0d09, // v_mul_f16
    0x90f0b003c9309, // v_mul_f32
    0x40f14003fd409, // v_mul_f64
    0x40f180040120c, // v_mul_hi_i32
    0x90f1c003ca910, // v_mul_hi_i32_i24
    0x40f250040060c, // v_mul_hi_u32
    0x90f29003cc610, // v_mul_hi_u32_u24
    0x90f32003c9c0d, // v_mul_i32_i24
    0x90f3b003c8310, // v_mul_legacy_f32
    0x40f440041030c, // v_mul_lo_u16
    0x40f48003ffa0c, // v_mul_lo_u32
    0x90f4c003cb90d, // v_mul_u32_u24
    0x80f55003f130c, // v_mullit_f32
    0x20f5d0037c305, // v_nop
    0x70f5f003a5509, // v_not_b32
    0x80f6600438509, // v_or3_b32
    0x90f6e003d4a08, // v_or_b32
    0x40f7700417d0e, // v_pack_b32_f16
    0x80f7b0041fe0a, // v_perm_b32
    0x40f830043b410, // v_permlane16_b32
    0x40f870043c411, // v_permlanex16_b32
    0x20f8b0039a90b, // v_pipeflush
    0x40f8d0044b90c, // v_pk_add_f16
    0x40f910044110c, // v_pk_add_i16
    0x40f9500447d0c, // v_pk_add_u16
    0x40f9900444910, // v_pk_ashrrev_i16
    0x80f9d0044ad0c, // v_pk_fma_f16
    0x40fa5003e530d, // v_pk_fmac_f16
    0x40fa900442910, // v_pk_lshlrev_b16
    0x40fad00443910, // v_pk_lshrrev_b16
    0x80fb10043f60c, // v_pk_mad_i16
    0x80fb90044710c, // v_pk_mad_u16
    0x40fc10044dd0c, // v_pk_max_f16
    0x40fc50044590c, // v_pk_max_i16
    0x40fc90044950c, // v_pk_max_u16
    0x40fcd0044d10c, // v_pk_min_f16
    0x40fd10044650c, // v_pk_min_i16
    0x40fd50044a10c, // v_pk_min_u16
    0x40fd90044c50c, // v_pk_mul_f16
    0x40fdd0044020f, // v_pk_mul_lo_u16
    0x40fe100441d0c, // v_pk_sub_i16
    0x40fe50044890c, // v_pk_sub_u16
    0x80fe900406110, // v_qsad_pk_u16_u8
    0x70ff1003b4d09, // v_rcp_f16
    0x70ff80039fc09, // v_rcp_f32
    0x40fff003a1d09, // v_rcp_f64
    0x71003003a050f, // v_rcp_iflag_f32
    0x2100a00385d13, // v_readfirstlane_b32
    0x1100c0042b70e, // v_readlane_b32
    0x7100d003bbe0b, // v_rndne_f16
    0x710140039d40b, // v_rndne_f32
    0x4101b0039930b, // v_rndne_f64
    0x7101f003b6009, // v_rsq_f16
    0x71026003a1409, // v_rsq_f32
    0x4102d003a2609, // v_rsq_f64
    0x81031003f810b, // v_sad_hi_u8
    0x81039003f8c09, // v_sad_u16
    0x81041003f9509, // v_sad_u32
    0x81049003f7908, // v_sad_u8
    0x71051003be60f, // v_sat_pk_u8_i16
    0x71058003bd409, // v_sin_f16
    0x7105f003a4309, // v_sin_f32
    0x71066003b560a, // v_sqrt_f16
    0x7106d003a2f0a, // v_sqrt_f32
    0x41074003a390a, // v_sqrt_f64
    0x91078003d9b0f, // v_sub_co_ci_u32
    0x410810041710c, // v_sub_co_u32
    0x91085003df809, // v_sub_f16
    0x9108e003c5d09, // v_sub_f32
    0x410970041590c, // v_sub_nc_i16
    0x4109b0043a80c, // v_sub_nc_i32
    0x4109f0040f70c, // v_sub_nc_u16
    0x910a3003d710c, // v_sub_nc_u32
    0x910ac003daa12, // v_subrev_co_ci_u32
    0x410b50041c00f, // v_subrev_co_u32
    0x910b9003e010c, // v_subrev_f16
    0x910c2003c660c, // v_subrev_f32
    0x910cb003d7d0f, // v_subrev_nc_u32
    0x110d4003c190a, // v_swap_b32
    0x110d5003c230d, // v_swaprel_b32
    0x410d600408210, // v_trig_preop_f64
    0x710da003bb30b, // v_trunc_f16
    0x710e10039bf0b, // v_trunc_f32
    0x410e800397e0b, // v_trunc_f64
    0x210ec0042c50f, // v_writelane_b32
    0x810ee00420809, // v_xad_u32
    0x910f6003d5b0a, // v_xnor_b32
    0x810ff0040ba0a, // v_xor3_b32
    0x91107003d5209, // v_xor_b32
];
/// Forms of mnemonics, in the order in which they are tried.
pub static FORMS: [u16; 4368] = [
    2710, 2727, 2717, 2733, 2709, 2726, 2712, 2721, 2737, 2722, 2738, 2724, 2740, 2723, 2739,
    2720, 2736, 2718, 2734, 2715, 2731, 2713, 2729, 2711, 2728, 2708, 2725, 2716, 2732, 2714,
    2730, 2719, 2735, 2741, 2742, 2688, 2689, 2691, 2690, 2706, 2743, 2744, 2745, 2746, 2676,
    2677, 2678, 2679, 2685, 2702, 2703, 2704, 2705, 2687, 2684, 2700, 2701, 2686, 2692, 2693,
    2696, 2697, 2699, 2698, 2707, 2747, 2748, 2749, 2750, 2680, 2681, 2682, 2683, 2694, 2695,
    2441, 2502, 2450, 2503, 2420, 2482, 2429, 2491, 2459, 2512, 2480, 2538, 2436, 2498, 2437,
    2499, 2466, 2519, 2467, 2520, 2526, 2479, 2454, 2507, 2424, 2486, 2447, 2443, 2445, 2446,
    2442, 2444, 2453, 2506, 2423, 2485, 2439, 2501, 2426, 2488, 2469, 2522, 2456, 2509, 2458,
    2511, 2428, 2490, 2438, 2500, 2425, 2487, 2468, 2521, 2455, 2508, 2457, 2510, 2427, 2489,
    2432, 2494, 2462, 2515, 2440, 2430, 2492, 2460, 2513, 2481, 2537, 2473, 2524, 2474, 2525,
    2536, 2542, 2472, 2523, 2541, 2477, 2475, 2531, 2532, 2478, 2533, 2534, 2476, 2529, 2530,
    2452, 2505, 2422, 2484, 2451, 2504, 2421, 2483, 2471, 2470, 2434, 2496, 2435, 2497, 2535,
    2540, 2449, 2528, 2433, 2495, 2448, 2527, 2539, 2464, 2517, 2465, 2518, 2463, 2516, 2431,
    2493, 2461, 2514, 3301, 2615, 2648, 2628, 2660, 2613, 2646, 2636, 2668, 2638, 2670, 2642,
    2674, 2640, 2672, 2634, 2666, 2630, 2662, 2624, 2656, 2620, 2652, 2617, 2650, 2611, 2644,
    2626, 2658, 2622, 2654, 2632, 2664, 2555, 2558, 2564, 2561, 2546, 2599, 2602, 2605, 2608,
    2552, 2543, 2593, 2596, 2549, 2569, 2572, 2581, 2584, 2590, 2587, 2575, 2578, 2616, 2649,
    2629, 2661, 2614, 2647, 2619, 2637, 2669, 2639, 2671, 2643, 2675, 2641, 2673, 2635, 2667,
    2631, 2663, 2625, 2657, 2621, 2653, 2618, 2651, 2612, 2645, 2627, 2659, 2623, 2655, 2633,
    2665, 2557, 2567, 2560, 2566, 2563, 2548, 2601, 2604, 2607, 2610, 2554, 2545, 2595, 2598,
    2551, 2571, 2574, 2583, 2568, 2586, 2592, 2589, 2577, 2580, 2819, 2820, 2821, 2822, 2843,
    2844, 2845, 2846, 2815, 2816, 2817, 2818, 2859, 2860, 2861, 2862, 2863, 2864, 2865, 2866,
    2871, 2872, 2873, 2874, 2867, 2868, 2869, 2870, 2855, 2856, 2857, 2858, 2847, 2848, 2849,
    2850, 2835, 2836, 2837, 2838, 2827, 2828, 2829, 2830, 2823, 2824, 2825, 2826, 2811, 2812,
    2813, 2814, 2839, 2840, 2841, 2842, 2831, 2832, 2833, 2834, 2851, 2852, 2853, 2854, 3251,
    3252, 3253, 3254, 3247, 3248, 3249, 3250, 3003, 3004, 3005, 3006, 3023, 3024, 3025, 3026,
    3027, 3028, 3029, 3030, 3091, 3092, 3093, 3094, 3087, 3088, 3089, 3090, 3035, 3036, 3037,
    3038, 3055, 3056, 3057, 3058, 3059, 3060, 3061, 3062, 3123, 3124, 3125, 3126, 3119, 3120,
    3121, 3122, 3039, 3040, 3041, 3042, 3103, 3104, 3105, 3106, 3051, 3052, 3053, 3054, 3115,
    3116, 3117, 3118, 3063, 3064, 3065, 3066, 3127, 3128, 3129, 3130, 3099, 3100, 3101, 3102,
    3007, 3008, 3009, 3010, 3071, 3072, 3073, 3074, 3019, 3020, 3021, 3022, 3083, 3084, 3085,
    3086, 3031, 3032, 3033, 3034, 3095, 3096, 3097, 3098, 3067, 3068, 3069, 3070, 3135, 3136,
    3137, 3138, 3139, 3140, 3141, 3142, 3143, 3144, 3145, 3146, 3131, 3132, 3133, 3134, 2807,
    2808, 2809, 2810, 2767, 2768, 2769, 2770, 3011, 3012, 3013, 3014, 3015, 3016, 3017, 3018,
    2771, 2772, 2773, 2774, 3043, 3044, 3045, 3046, 3047, 3048, 3049, 3050, 2783, 2784, 2785,
    2786, 3187, 3188, 3189, 3190, 3191, 3192, 3193, 3194, 2787, 2788, 2789, 2790, 2775, 2776,
    2777, 2778, 3179, 3180, 3181, 3182, 3183, 3184, 3185, 3186, 2779, 2780, 2781, 2782, 3211,
    3212, 3213, 3214, 2875, 2876, 2877, 2878, 2895, 2896, 2897, 2898, 2899, 2900, 2901, 2902,
    2963, 2964, 2965, 2966, 2959, 2960, 2961, 2962, 2907, 2908, 2909, 2910, 2927, 2928, 2929,
    2930, 2931, 2932, 2933, 2934, 2995, 2996, 2997, 2998, 2991, 2992, 2993, 2994, 3155, 3156,
    3157, 3158, 3159, 3160, 3161, 3162, 3267, 3268, 3269, 3270, 3175, 3176, 3177, 3178, 3283,
    3284, 3285, 3286, 3263, 3264, 3265, 3266, 3171, 3172, 3173, 3174, 3279, 3280, 3281, 3282,
    2911, 2912, 2913, 2914, 2975, 2976, 2977, 2978, 2915, 2916, 2917, 2918, 2919, 2920, 2921,
    2922, 3227, 3228, 3229, 3230, 2983, 2984, 2985, 2986, 3243, 3244, 3245, 3246, 3223, 3224,
    3225, 3226, 2979, 2980, 2981, 2982, 3239, 3240, 3241, 3242, 2923, 2924, 2925, 2926, 2987,
    2988, 2989, 2990, 2935, 2936, 2937, 2938, 2999, 3000, 3001, 3002, 2971, 2972, 2973, 2974,
    3147, 3148, 3149, 3150, 3151, 3152, 3153, 3154, 3259, 3260, 3261, 3262, 3167, 3168, 3169,
    3170, 3275, 3276, 3277, 3278, 3255, 3256, 3257, 3258, 3163, 3164, 3165, 3166, 3271, 3272,
    3273, 3274, 2879, 2880, 2881, 2882, 2943, 2944, 2945, 2946, 2883, 2884, 2885, 2886, 2887,
    2888, 2889, 2890, 3219, 3220, 3221, 3222, 2951, 2952, 2953, 2954, 3235, 3236, 3237, 3238,
    3215, 3216, 3217, 3218, 2947, 2948, 2949, 2950, 3231, 3232, 3233, 3234, 2891, 2892, 2893,
    2894, 2955, 2956, 2957, 2958, 2903, 2904, 2905, 2906, 2967, 2968, 2969, 2970, 2939, 2940,
    2941, 2942, 2791, 2792, 2793, 2794, 3075, 3076, 3077, 3078, 3079, 3080, 3081, 3082, 2795,
    2796, 2797, 2798, 3107, 3108, 3109, 3110, 3111, 3112, 3113, 3114, 2803, 2804, 2805, 2806,
    3203, 3204, 3205, 3206, 3207, 3208, 3209, 3210, 2799, 2800, 2801, 2802, 3195, 3196, 3197,
    3198, 3199, 3200, 3201, 3202, 4222, 4223, 379, 380, 381, 382, 223, 224, 225, 226, 215,
    216, 217, 218, 231, 232, 233, 234, 434, 263, 264, 265, 266, 267, 268, 269, 270, 4234,
    4235, 4196, 4197, 4250, 4251, 4224, 4225, 4254, 4255, 4228, 4229, 287, 288, 289, 290,
    291, 292, 293, 294, 4240, 4241, 4202, 4203, 4256, 4257, 4230, 4231, 343, 344, 345, 346,
    347, 348, 349, 350, 4341, 4156, 4157, 4158, 4159, 4160, 4161, 4162, 4163, 367, 368, 369,
    370, 375, 376, 377, 378, 363, 364, 365, 366, 371, 372, 373, 374, 351, 352, 353, 354, 355,
    356, 357, 358, 4307, 4308, 4309, 4310, 4315, 4316, 4317, 4318, 4311, 4312, 4313, 4314,
    4319, 4320, 4321, 4322, 4232, 4233, 4184, 4185, 4186, 4187, 4188, 4189, 4190, 4191, 4333,
    4152, 4153, 4154, 4155, 3292, 3296, 3293, 3294, 3295, 439, 4354, 4357, 4356, 4355, 4340,
    4339, 4335, 4336, 4338, 4337, 4362, 4140, 4141, 4142, 4143, 421, 4259, 4260, 4261, 4262,
    4283, 4284, 4285, 4286, 4323, 4324, 4325, 4326, 4271, 4272, 4273, 4274, 4295, 4296, 4297,
    4298, 4267, 4268, 4269, 4270, 4291, 4292, 4293, 4294, 4279, 4280, 4281, 4282, 4303, 4304,
    4305, 4306, 4263, 4264, 4265, 4266, 4287, 4288, 4289, 4290, 4327, 4328, 4329, 4330, 4275,
    4276, 4277, 4278, 4299, 4300, 4301, 4302, 422, 428, 425, 431, 424, 430, 427, 433, 423,
    429, 426, 432, 4360, 255, 256, 257, 258, 259, 260, 261, 262, 3298, 4352, 4366, 4332,
    4359, 4358, 4164, 4165, 4166, 4167, 4168, 4169, 4170, 4171, 4176, 4177, 4172, 4173, 4174,
    4175, 4178, 4179, 4192, 436, 3297, 4350, 4351, 4361, 3287, 3291, 3288, 3289, 3290, 383,
    384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 327, 328, 329,
    330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 247, 248, 249, 250, 251,
    252, 253, 254, 3300, 3299, 239, 240, 241, 242, 243, 244, 245, 246, 4136, 4137, 4138,
    4139, 419, 4218, 4219, 4220, 4221, 4216, 4217, 4258, 415, 416, 417, 418, 411, 412, 413,
    414, 359, 360, 361, 362, 435, 303, 304, 305, 306, 307, 308, 309, 310, 4244, 4245, 4206,
    4207, 4331, 311, 312, 313, 314, 315, 316, 317, 318, 4246, 4247, 4208, 4209, 4144, 4145,
    4146, 4147, 271, 272, 273, 274, 275, 276, 277, 278, 4236, 4237, 4198, 4199, 4252, 4253,
    4226, 4227, 295, 296, 297, 298, 299, 300, 301, 302, 4242, 4243, 4204, 4205, 407, 408,
    409, 410, 403, 404, 405, 406, 399, 400, 401, 402, 4212, 4213, 4214, 4215, 4195, 4365,
    4347, 4348, 4344, 4342, 4193, 4346, 437, 438, 4182, 4183, 4180, 4181, 4345, 227, 228,
    229, 230, 219, 220, 221, 222, 235, 236, 237, 238, 444, 445, 4194, 4349, 4353, 4367, 420,
    4363, 4343, 4364, 442, 443, 441, 440, 4334, 4148, 4149, 4150, 4151, 319, 320, 321, 322,
    323, 324, 325, 326, 4248, 4249, 4210, 4211, 279, 280, 281, 282, 283, 284, 285, 286, 4238,
    4239, 4200, 4201, 2556, 2559, 2565, 2562, 2547, 2600, 2603, 2606, 2609, 2553, 2544, 2594,
    2597, 2550, 2570, 2573, 2582, 2585, 2591, 2588, 2576, 2579, 2759, 2760, 2761, 2762, 2751,
    2752, 2753, 2754, 2763, 2764, 2765, 2766, 2755, 2756, 2757, 2758, 2356, 2357, 2358, 2359,
    2360, 2361, 2362, 2363, 140, 144, 1485, 1486, 1487, 1488, 142, 141, 143, 2129, 2130,
    2131, 2132, 168, 172, 1505, 1506, 1507, 1508, 170, 169, 171, 9, 13, 1381, 1382, 1383,
    1384, 11, 10, 12, 1793, 1794, 1795, 1796, 2205, 2206, 2207, 2208, 2209, 2210, 2211, 2212,
    2121, 2122, 2123, 2124, 2416, 2417, 2418, 2419, 2085, 2086, 2087, 2088, 125, 129, 1473,
    1474, 1475, 1476, 127, 126, 128, 1641, 1642, 1643, 1644, 1645, 1646, 1647, 1648, 1649,
    1650, 1651, 1652, 1653, 1654, 1655, 1656, 105, 109, 1457, 1458, 1459, 1460, 107, 106,
    108, 2372, 2373, 2374, 2375, 2376, 2377, 2378, 2379, 2101, 2102, 2103, 2104, 95, 99,
    1449, 1450, 1451, 1452, 97, 96, 98, 2082, 2083, 2084, 2328, 2329, 2330, 2331, 1601, 1602,
    1603, 1604, 1605, 1606, 1607, 1608, 1593, 1594, 1595, 1596, 1597, 1598, 1599, 1600, 1609,
    1610, 1611, 1612, 1613, 1614, 1615, 1616, 2324, 2325, 2326, 2327, 3975, 3979, 1998, 1999,
    3977, 3976, 3978, 4089, 4093, 2046, 2047, 4091, 4090, 4092, 3909, 3913, 1968, 1969, 3911,
    3910, 3912, 3892, 3893, 1957, 1958, 4011, 2016, 3507, 3509, 933, 934, 935, 936, 3508,
    3486, 3488, 905, 906, 907, 908, 3487, 3574, 3575, 1033, 1034, 1035, 1036, 3660, 3662,
    1161, 1162, 1163, 1164, 3661, 3308, 3310, 625, 626, 627, 628, 3309, 3402, 3403, 753, 754,
    755, 756, 3492, 3494, 913, 914, 915, 916, 3493, 3468, 3470, 881, 882, 883, 884, 3469,
    3562, 3563, 1009, 1010, 1011, 1012, 3579, 3581, 1041, 1042, 1043, 1044, 3580, 3636, 3638,
    1129, 1130, 1131, 1132, 3637, 3730, 3731, 1257, 1258, 1259, 1260, 3654, 3656, 1153, 1154,
    1155, 1156, 3655, 3302, 3304, 617, 618, 619, 620, 3303, 3398, 3399, 745, 746, 747, 748,
    3462, 3464, 873, 874, 875, 876, 3463, 3558, 3559, 1001, 1002, 1003, 1004, 3630, 3632,
    1121, 1122, 1123, 1124, 3631, 3726, 3727, 1249, 1250, 1251, 1252, 3672, 3674, 1177, 1178,
    1179, 1180, 3673, 3320, 3322, 641, 642, 643, 644, 3321, 3410, 3411, 769, 770, 771, 772,
    3504, 3506, 929, 930, 931, 932, 3505, 3480, 3482, 897, 898, 899, 900, 3481, 3570, 3571,
    1025, 1026, 1027, 1028, 3591, 3593, 1057, 1058, 1059, 1060, 3592, 3648, 3650, 1145, 1146,
    1147, 1148, 3649, 3738, 3739, 1273, 1274, 1275, 1276, 3666, 3668, 1169, 1170, 1171, 1172,
    3667, 3314, 3316, 633, 634, 635, 636, 3315, 3406, 3407, 761, 762, 763, 764, 3498, 3500,
    921, 922, 923, 924, 3499, 3474, 3476, 889, 890, 891, 892, 3475, 3566, 3567, 1017, 1018,
    1019, 1020, 3585, 3587, 1049, 1050, 1051, 1052, 3586, 3642, 3644, 1137, 1138, 1139, 1140,
    3643, 3734, 3735, 1265, 1266, 1267, 1268, 3663, 3665, 1165, 1166, 1167, 1168, 3664, 3311,
    3313, 629, 630, 631, 632, 3312, 3404, 3405, 757, 758, 759, 760, 3495, 3497, 917, 918,
    919, 920, 3496, 3471, 3473, 885, 886, 887, 888, 3472, 3564, 3565, 1013, 1014, 1015, 1016,
    3582, 3584, 1045, 1046, 1047, 1048, 3583, 3639, 3641, 1133, 1134, 1135, 1136, 3640, 3732,
    3733, 1261, 1262, 1263, 1264, 3669, 3671, 1173, 1174, 1175, 1176, 3670, 3317, 3319, 637,
    638, 639, 640, 3318, 3408, 3409, 765, 766, 767, 768, 3657, 3659, 1157, 1158, 1159, 1160,
    3658, 3305, 3307, 621, 622, 623, 624, 3306, 3400, 3401, 749, 750, 751, 752, 3489, 3491,
    909, 910, 911, 912, 3490, 3465, 3467, 877, 878, 879, 880, 3466, 3560, 3561, 1005, 1006,
    1007, 1008, 3576, 3578, 1037, 1038, 1039, 1040, 3577, 3633, 3635, 1125, 1126, 1127, 1128,
    3634, 3728, 3729, 1253, 1254, 1255, 1256, 3501, 3503, 925, 926, 927, 928, 3502, 3477,
    3479, 893, 894, 895, 896, 3478, 3568, 3569, 1021, 1022, 1023, 1024, 3588, 3590, 1053,
    1054, 1055, 1056, 3589, 3645, 3647, 1141, 1142, 1143, 1144, 3646, 3736, 3737, 1269, 1270,
    1271, 1272, 3757, 3759, 1301, 1302, 1303, 1304, 3758, 3341, 3343, 669, 670, 671, 672,
    3342, 3424, 3425, 797, 798, 799, 800, 3745, 3747, 1285, 1286, 1287, 1288, 3746, 3329,
    3331, 653, 654, 655, 656, 3330, 3416, 3417, 781, 782, 783, 784, 3751, 3753, 1293, 1294,
    1295, 1296, 3752, 3335, 3337, 661, 662, 663, 664, 3336, 3420, 3421, 789, 790, 791, 792,
    3754, 3756, 1297, 1298, 1299, 1300, 3755, 3338, 3340, 665, 666, 667, 668, 3339, 3422,
    3423, 793, 794, 795, 796, 3748, 3750, 1289, 1290, 1291, 1292, 3749, 3332, 3334, 657, 658,
    659, 660, 3333, 3418, 3419, 785, 786, 787, 788, 3760, 3762, 1305, 1306, 1307, 1308, 3761,
    3344, 3346, 673, 674, 675, 676, 3345, 3426, 3427, 801, 802, 803, 804, 3675, 3677, 1181,
    1182, 1183, 1184, 3676, 3323, 3325, 645, 646, 647, 648, 3324, 3412, 3413, 773, 774, 775,
    776, 3483, 3485, 901, 902, 903, 904, 3484, 3572, 3573, 1029, 1030, 1031, 1032, 3651,
    3653, 1149, 1150, 1151, 1152, 3652, 3740, 3741, 1277, 1278, 1279, 1280, 3763, 3765, 1309,
    1310, 1311, 1312, 3764, 3347, 3349, 677, 678, 679, 680, 3348, 3428, 3429, 805, 806, 807,
    808, 3742, 3744, 1281, 1282, 1283, 1284, 3743, 3326, 3328, 649, 650, 651, 652, 3327,
    3414, 3415, 777, 778, 779, 780, 3555, 3557, 997, 998, 999, 1000, 3556, 3534, 3536, 969,
    970, 971, 972, 3535, 3610, 3611, 1093, 1094, 1095, 1096, 3708, 3710, 1225, 1226, 1227,
    1228, 3709, 3356, 3358, 689, 690, 691, 692, 3357, 3434, 3435, 817, 818, 819, 820, 3540,
    3542, 977, 978, 979, 980, 3541, 3516, 3518, 945, 946, 947, 948, 3517, 3598, 3599, 1069,
    1070, 1071, 1072, 3615, 3617, 1101, 1102, 1103, 1104, 3616, 3684, 3686, 1193, 1194, 1195,
    1196, 3685, 3770, 3771, 1321, 1322, 1323, 1324, 3702, 3704, 1217, 1218, 1219, 1220, 3703,
    3350, 3352, 681, 682, 683, 684, 3351, 3430, 3431, 809, 810, 811, 812, 3510, 3512, 937,
    938, 939, 940, 3511, 3594, 3595, 1061, 1062, 1063, 1064, 3678, 3680, 1185, 1186, 1187,
    1188, 3679, 3766, 3767, 1313, 1314, 1315, 1316, 3720, 3722, 1241, 1242, 1243, 1244, 3721,
    3368, 3370, 705, 706, 707, 708, 3369, 3442, 3443, 833, 834, 835, 836, 3552, 3554, 993,
    994, 995, 996, 3553, 3528, 3530, 961, 962, 963, 964, 3529, 3606, 3607, 1085, 1086, 1087,
    1088, 3627, 3629, 1117, 1118, 1119, 1120, 3628, 3696, 3698, 1209, 1210, 1211, 1212, 3697,
    3778, 3779, 1337, 1338, 1339, 1340, 3714, 3716, 1233, 1234, 1235, 1236, 3715, 3362, 3364,
    697, 698, 699, 700, 3363, 3438, 3439, 825, 826, 827, 828, 3546, 3548, 985, 986, 987, 988,
    3547, 3522, 3524, 953, 954, 955, 956, 3523, 3602, 3603, 1077, 1078, 1079, 1080, 3621,
    3623, 1109, 1110, 1111, 1112, 3622, 3690, 3692, 1201, 1202, 1203, 1204, 3691, 3774, 3775,
    1329, 1330, 1331, 1332, 3711, 3713, 1229, 1230, 1231, 1232, 3712, 3359, 3361, 693, 694,
    695, 696, 3360, 3436, 3437, 821, 822, 823, 824, 3543, 3545, 981, 982, 983, 984, 3544,
    3519, 3521, 949, 950, 951, 952, 3520, 3600, 3601, 1073, 1074, 1075, 1076, 3618, 3620,
    1105, 1106, 1107, 1108, 3619, 3687, 3689, 1197, 1198, 1199, 1200, 3688, 3772, 3773, 1325,
    1326, 1327, 1328, 3717, 3719, 1237, 1238, 1239, 1240, 3718, 3365, 3367, 701, 702, 703,
    704, 3366, 3440, 3441, 829, 830, 831, 832, 3705, 3707, 1221, 1222, 1223, 1224, 3706,
    3353, 3355, 685, 686, 687, 688, 3354, 3432, 3433, 813, 814, 815, 816, 3537, 3539, 973,
    974, 975, 976, 3538, 3513, 3515, 941, 942, 943, 944, 3514, 3596, 3597, 1065, 1066, 1067,
    1068, 3612, 3614, 1097, 1098, 1099, 1100, 3613, 3681, 3683, 1189, 1190, 1191, 1192, 3682,
    3768, 3769, 1317, 1318, 1319, 1320, 3549, 3551, 989, 990, 991, 992, 3550, 3525, 3527,
    957, 958, 959, 960, 3526, 3604, 3605, 1081, 1082, 1083, 1084, 3624, 3626, 1113, 1114,
    1115, 1116, 3625, 3693, 3695, 1205, 1206, 1207, 1208, 3694, 3776, 3777, 1333, 1334, 1335,
    1336, 3797, 3799, 1365, 1366, 1367, 1368, 3798, 3389, 3391, 733, 734, 735, 736, 3390,
    3456, 3457, 861, 862, 863, 864, 3785, 3787, 1349, 1350, 1351, 1352, 3786, 3377, 3379,
    717, 718, 719, 720, 3378, 3448, 3449, 845, 846, 847, 848, 3791, 3793, 1357, 1358, 1359,
    1360, 3792, 3383, 3385, 725, 726, 727, 728, 3384, 3452, 3453, 853, 854, 855, 856, 3794,
    3796, 1361, 1362, 1363, 1364, 3795, 3386, 3388, 729, 730, 731, 732, 3387, 3454, 3455,
    857, 858, 859, 860, 3788, 3790, 1353, 1354, 1355, 1356, 3789, 3380, 3382, 721, 722, 723,
    724, 3381, 3450, 3451, 849, 850, 851, 852, 3800, 3802, 1369, 1370, 1371, 1372, 3801,
    3392, 3394, 737, 738, 739, 740, 3393, 3458, 3459, 865, 866, 867, 868, 3723, 3725, 1245,
    1246, 1247, 1248, 3724, 3371, 3373, 709, 710, 711, 712, 3372, 3444, 3445, 837, 838, 839,
    840, 3531, 3533, 965, 966, 967, 968, 3532, 3608, 3609, 1089, 1090, 1091, 1092, 3699,
    3701, 1213, 1214, 1215, 1216, 3700, 3780, 3781, 1341, 1342, 1343, 1344, 3803, 3805, 1373,
    1374, 1375, 1376, 3804, 3395, 3397, 741, 742, 743, 744, 3396, 3460, 3461, 869, 870, 871,
    872, 3782, 3784, 1345, 1346, 1347, 1348, 3783, 3374, 3376, 713, 714, 715, 716, 3375,
    3446, 3447, 841, 842, 843, 844, 0, 4, 1377, 1378, 1379, 1380, 2, 1, 3, 4114, 4118, 2056,
    2057, 4116, 4115, 4117, 3965, 3969, 1994, 1995, 3967, 3966, 3968, 1561, 1562, 1563, 1564,
    1565, 1566, 1567, 1568, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1592, 1569, 1570, 1571,
    1572, 1573, 1574, 1575, 1576, 1577, 1578, 1579, 1580, 1581, 1582, 1583, 1584, 3837, 3841,
    1929, 1930, 3839, 3838, 3840, 4034, 4038, 2024, 2025, 4036, 4035, 4037, 4029, 4033, 2022,
    2023, 4031, 4030, 4032, 3842, 3846, 1931, 1932, 3844, 3843, 3845, 3862, 3863, 1939, 1940,
    3817, 3821, 1921, 1922, 3819, 3818, 3820, 3822, 3826, 1923, 1924, 3824, 3823, 3825, 3866,
    3870, 1943, 1944, 3868, 3867, 3869, 3871, 3875, 1945, 1946, 3873, 3872, 3874, 3876, 3880,
    1947, 1948, 3878, 3877, 3879, 3881, 3885, 1949, 1950, 3883, 3882, 3884, 3864, 3865, 1941,
    1942, 3815, 3816, 1919, 1920, 3888, 3889, 1953, 1954, 3852, 3856, 1935, 1936, 3854, 3853,
    3855, 4044, 4048, 2028, 2029, 4046, 4045, 4047, 3832, 3836, 1927, 1928, 3834, 3833, 3835,
    3813, 3814, 1917, 1918, 4124, 4128, 2060, 2061, 4126, 4125, 4127, 4129, 4133, 2062, 2063,
    4131, 4130, 4132, 3857, 3861, 1937, 1938, 3859, 3858, 3860, 2352, 2353, 2354, 2355, 2348,
    2349, 2350, 2351, 1769, 1770, 1771, 1772, 1773, 1774, 1775, 1776, 2141, 2142, 2143, 2144,
    2340, 2341, 2342, 2343, 2145, 2146, 2147, 2148, 2344, 2345, 2346, 2347, 163, 167, 1501,
    1502, 1503, 1504, 165, 164, 166, 3847, 3851, 1933, 1934, 3849, 3848, 3850, 4039, 4043,
    2026, 2027, 4041, 4040, 4042, 3827, 3831, 1925, 1926, 3829, 3828, 3830, 3886, 3887, 1951,
    1952, 2309, 2310, 2311, 2312, 2313, 2314, 2315, 2316, 1777, 1778, 1779, 1780, 1781, 1782,
    1783, 1784, 1785, 1786, 1787, 1788, 1789, 1790, 1791, 1792, 1841, 1842, 1843, 1844, 1845,
    1846, 1847, 1848, 1849, 1850, 1851, 1852, 1853, 1854, 1855, 1856, 1825, 1826, 1827, 1828,
    1829, 1830, 1831, 1832, 1833, 1834, 1835, 1836, 1837, 1838, 1839, 1840, 537, 538, 539,
    540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557,
    558, 559, 560, 5, 8, 6, 7, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572,
    573, 574, 575, 576, 56, 59, 57, 58, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586,
    587, 588, 589, 590, 591, 592, 4069, 4073, 2038, 2039, 4071, 4070, 4072, 3924, 3928, 1974,
    1975, 3926, 3925, 3927, 3990, 3994, 2004, 2005, 3992, 3991, 3993, 3980, 3984, 2000, 2001,
    3982, 3981, 3983, 3985, 3989, 2002, 2003, 3987, 3986, 3988, 4084, 4088, 2044, 2045, 4086,
    4085, 4087, 3919, 3923, 1972, 1973, 3921, 3920, 3922, 3896, 3897, 1961, 1962, 2213, 2214,
    2215, 2216, 2217, 2218, 2219, 2220, 1617, 1618, 1619, 1620, 1621, 1622, 1623, 1624, 1625,
    1626, 1627, 1628, 1629, 1630, 1631, 1632, 1537, 1538, 1539, 1540, 1541, 1542, 1543, 1544,
    593, 594, 595, 596, 597, 598, 599, 600, 609, 610, 611, 612, 613, 614, 615, 616, 601, 602,
    603, 604, 605, 606, 607, 608, 194, 195, 161, 162, 188, 191, 1521, 1522, 1523, 1524, 189,
    190, 155, 158, 1497, 1498, 1499, 1500, 156, 157, 24, 25, 1393, 1394, 1395, 1396, 192,
    193, 159, 160, 4104, 4108, 2052, 2053, 4106, 4105, 4107, 3899, 3903, 1964, 1965, 3901,
    3900, 3902, 3999, 4000, 2010, 2011, 4079, 4083, 2042, 2043, 4081, 4080, 4082, 4001, 4005,
    2012, 2013, 4003, 4002, 4004, 3995, 3996, 2006, 2007, 4074, 4078, 2040, 2041, 4076, 4075,
    4077, 4006, 4010, 2014, 2015, 4008, 4007, 4009, 3997, 3998, 2008, 2009, 448, 2072, 2073,
    2074, 2075, 446, 2064, 2065, 2066, 2067, 2165, 2166, 2167, 2168, 2169, 2170, 2171, 2172,
    2173, 2174, 2175, 2176, 2177, 2178, 2179, 2180, 2293, 2294, 2295, 2296, 2297, 2298, 2299,
    2300, 447, 2068, 2069, 2070, 2071, 206, 210, 1533, 1534, 1535, 1536, 208, 207, 209, 2320,
    2321, 2322, 2323, 1809, 1810, 1811, 1812, 1633, 1634, 1635, 1636, 1637, 1638, 1639, 1640,
    4064, 4068, 2036, 2037, 4066, 4065, 4067, 3929, 3933, 1976, 1977, 3931, 3930, 3932, 2197,
    2198, 2199, 2200, 2201, 2202, 2203, 2204, 2364, 2365, 2366, 2367, 2368, 2369, 2370, 2371,
    2149, 2150, 2151, 2152, 100, 104, 1453, 1454, 1455, 1456, 102, 101, 103, 2076, 2077,
    2078, 2097, 2098, 2099, 2100, 90, 94, 1445, 1446, 1447, 1448, 92, 91, 93, 2079, 2080,
    2081, 2301, 2302, 2303, 2304, 2305, 2306, 2307, 2308, 2396, 2397, 2398, 2399, 2400, 2401,
    2402, 2403, 1545, 1546, 1547, 1548, 1549, 1550, 1551, 1552, 1897, 1898, 1899, 1900, 1901,
    1902, 1903, 1904, 2157, 2158, 2159, 2160, 2161, 2162, 2163, 2164, 2388, 2389, 2390, 2391,
    2392, 2393, 2394, 2395, 1553, 1554, 1555, 1556, 1557, 1558, 1559, 1560, 1889, 1890, 1891,
    1892, 1893, 1894, 1895, 1896, 2245, 2246, 2247, 2248, 2249, 2250, 2251, 2252, 1689, 1690,
    1691, 1692, 1693, 1694, 1695, 1696, 2253, 2254, 2255, 2256, 2257, 2258, 2259, 2260, 1697,
    1698, 1699, 1700, 1701, 1702, 1703, 1704, 2261, 2262, 2263, 2264, 2265, 2266, 2267, 2268,
    1705, 1706, 1707, 1708, 1709, 1710, 1711, 1712, 196, 200, 1525, 1526, 1527, 1528, 198,
    197, 199, 65, 69, 1425, 1426, 1427, 1428, 67, 66, 68, 1805, 1806, 1807, 1808, 2109, 2110,
    2111, 2112, 75, 79, 1433, 1434, 1435, 1436, 77, 76, 78, 2105, 2106, 2107, 2108, 85, 89,
    1441, 1442, 1443, 1444, 87, 86, 88, 2336, 2337, 2338, 2339, 2332, 2333, 2334, 2335, 2269,
    2270, 2271, 2272, 2273, 2274, 2275, 2276, 1713, 1714, 1715, 1716, 1717, 1718, 1719, 1720,
    2277, 2278, 2279, 2280, 2281, 2282, 2283, 2284, 1721, 1722, 1723, 1724, 1725, 1726, 1727,
    1728, 2285, 2286, 2287, 2288, 2289, 2290, 2291, 2292, 1729, 1730, 1731, 1732, 1733, 1734,
    1735, 1736, 2221, 2222, 2223, 2224, 2225, 2226, 2227, 2228, 1665, 1666, 1667, 1668, 1669,
    1670, 1671, 1672, 2229, 2230, 2231, 2232, 2233, 2234, 2235, 2236, 1673, 1674, 1675, 1676,
    1677, 1678, 1679, 1680, 2237, 2238, 2239, 2240, 2241, 2242, 2243, 2244, 1681, 1682, 1683,
    1684, 1685, 1686, 1687, 1688, 201, 205, 1529, 1530, 1531, 1532, 203, 202, 204, 60, 64,
    1421, 1422, 1423, 1424, 62, 61, 63, 1801, 1802, 1803, 1804, 2117, 2118, 2119, 2120, 70,
    74, 1429, 1430, 1431, 1432, 72, 71, 73, 2113, 2114, 2115, 2116, 80, 84, 1437, 1438, 1439,
    1440, 82, 81, 83, 3807, 3811, 1914, 1915, 3809, 3808, 3810, 4012, 4016, 2017, 2018, 4014,
    4013, 4015, 4017, 2019, 4019, 4018, 4020, 4025, 2021, 4027, 4026, 4028, 4021, 2020, 4023,
    4022, 4024, 1873, 1874, 1875, 1876, 1877, 1878, 1879, 1880, 1885, 1886, 1887, 1888, 1857,
    1858, 1859, 1860, 1861, 1862, 1863, 1864, 183, 187, 1517, 1518, 1519, 1520, 185, 184,
    186, 31, 35, 1401, 1402, 1403, 1404, 33, 32, 34, 1797, 1798, 1799, 1800, 1821, 1822,
    1823, 1824, 41, 45, 1409, 1410, 1411, 1412, 43, 42, 44, 1817, 1818, 1819, 1820, 51, 55,
    1417, 1418, 1419, 1420, 53, 52, 54, 36, 40, 1405, 1406, 1407, 1408, 38, 37, 39, 26, 30,
    1397, 1398, 1399, 1400, 28, 27, 29, 2093, 2094, 2095, 2096, 1813, 1814, 1815, 1816, 46,
    50, 1413, 1414, 1415, 1416, 48, 47, 49, 1657, 1658, 1659, 1660, 1661, 1662, 1663, 1664,
    3806, 1913, 3970, 3974, 1996, 1997, 3972, 3971, 3973, 2380, 2381, 2382, 2383, 2384, 2385,
    2386, 2387, 110, 114, 1461, 1462, 1463, 1464, 112, 111, 113, 2137, 2138, 2139, 2140,
    2181, 2182, 2183, 2184, 2185, 2186, 2187, 2188, 2408, 2409, 2410, 2411, 2412, 2413, 2414,
    2415, 3898, 1963, 521, 522, 523, 524, 461, 462, 463, 464, 497, 498, 499, 500, 477, 478,
    479, 480, 513, 514, 515, 516, 517, 518, 519, 520, 211, 214, 212, 213, 469, 470, 471, 472,
    473, 474, 475, 476, 449, 450, 451, 452, 453, 454, 455, 456, 489, 490, 491, 492, 493, 494,
    495, 496, 533, 534, 535, 536, 481, 482, 483, 484, 505, 506, 507, 508, 529, 530, 531, 532,
    485, 486, 487, 488, 509, 510, 511, 512, 525, 526, 527, 528, 457, 458, 459, 460, 465, 466,
    467, 468, 501, 502, 503, 504, 1865, 1866, 1867, 1868, 1869, 1870, 1871, 1872, 4049, 4053,
    2030, 2031, 4051, 4050, 4052, 3934, 3938, 1978, 1979, 3936, 3935, 3937, 3949, 3950, 1984,
    1985, 3939, 3943, 1980, 1981, 3941, 3940, 3942, 3812, 1916, 2317, 4099, 4103, 2050, 2051,
    4101, 4100, 4102, 3914, 3918, 1970, 1971, 3916, 3915, 3917, 3894, 3895, 1959, 1960, 4059,
    4063, 2034, 2035, 4061, 4060, 4062, 3944, 3948, 1982, 1983, 3946, 3945, 3947, 3951, 3952,
    1986, 1987, 1745, 1746, 1747, 1748, 1749, 1750, 1751, 1752, 1753, 1754, 1755, 1756, 1757,
    1758, 1759, 1760, 1761, 1762, 1763, 1764, 1765, 1766, 1767, 1768, 1737, 1738, 1739, 1740,
    1741, 1742, 1743, 1744, 4119, 4123, 2058, 2059, 4121, 4120, 4122, 4109, 4113, 2054, 2055,
    4111, 4110, 4112, 3960, 3964, 1992, 1993, 3962, 3961, 3963, 4054, 4058, 2032, 2033, 4056,
    4055, 4057, 3953, 3957, 1988, 1989, 3955, 3954, 3956, 3958, 3959, 1990, 1991, 145, 149,
    1489, 1490, 1491, 1492, 147, 146, 148, 2133, 2134, 2135, 2136, 173, 177, 1509, 1510,
    1511, 1512, 175, 174, 176, 14, 18, 1385, 1386, 1387, 1388, 16, 15, 17, 2125, 2126, 2127,
    2128, 2404, 2405, 2406, 2407, 2089, 2090, 2091, 2092, 130, 134, 1477, 1478, 1479, 1480,
    132, 131, 133, 150, 154, 1493, 1494, 1495, 1496, 152, 151, 153, 2153, 2154, 2155, 2156,
    178, 182, 1513, 1514, 1515, 1516, 180, 179, 181, 19, 23, 1389, 1390, 1391, 1392, 21, 20,
    22, 135, 139, 1481, 1482, 1483, 1484, 137, 136, 138, 4134, 4135, 1881, 1882, 1883, 1884,
    4094, 4098, 2048, 2049, 4096, 4095, 4097, 3904, 3908, 1966, 1967, 3906, 3905, 3907, 3890,
    3891, 1955, 1956, 2318, 2319, 2189, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 120, 124,
    1469, 1470, 1471, 1472, 122, 121, 123, 1905, 1906, 1907, 1908, 1909, 1910, 1911, 1912,
    115, 119, 1465, 1466, 1467, 1468, 117, 116, 118,
];
/// Numbers of mnemonics, by their hash.
pub static INDEX: [u16; 4096] = [
    65535, 65535, 65535, 65535, 661, 65535, 65535, 533, 65535, 65535, 65535, 65535, 65535,
    581, 65535, 65535, 65535, 65535, 65535, 65535, 993, 65535, 65535, 65535, 752, 65535,
    65535, 65535, 1094, 65535, 855, 65535, 409, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 198, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 19, 65535, 65535, 65535, 65535, 73, 65535, 1070, 65535, 65535, 65535, 218, 65535,
    65535, 65535, 65535, 573, 65535, 65535, 65535, 742, 1137, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 95, 65535, 65535, 65535, 65535, 615, 65535, 65535, 65535, 65535,
    315, 65535, 903, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 548, 458, 417, 618, 277, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 560, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 780, 65535, 65535, 65535, 65535, 65535, 65535, 386, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 162,
    972, 1130, 65535, 968, 1038, 311, 65535, 65535, 58, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 490, 65535, 65535, 336, 65535, 65535, 1015, 65535, 65535,
    65535, 65535, 327, 65535, 840, 65535, 65535, 65535, 65535, 54, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 614, 65535, 65535, 394, 65535, 65535, 65535, 647, 139, 65535,
    725, 65535, 161, 1048, 735, 290, 65535, 65535, 65535, 65535, 65535, 65535, 536, 65535,
    65535, 65535, 795, 65535, 65535, 65535, 1088, 65535, 65535, 65535, 65535, 50, 65535, 872,
    65535, 65535, 65535, 785, 65535, 919, 65535, 185, 65535, 65535, 65535, 65535, 65535,
    65535, 897, 65535, 65535, 65535, 65535, 65535, 65535, 33, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 382, 65535, 1032, 65535, 65535, 65535, 65535, 65535, 65535,
    88, 65535, 65535, 65535, 891, 65535, 65535, 65535, 65535, 474, 65535, 65535, 65535, 323,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 113, 995, 754, 65535, 977, 691,
    65535, 65535, 65535, 65535, 65535, 1107, 65535, 65535, 99, 65535, 65535, 65535, 663, 216,
    1098, 65535, 769, 1042, 226, 65535, 379, 519, 65535, 65535, 65535, 65535, 1033, 65535,
    65535, 65535, 65535, 65535, 588, 65535, 1066, 811, 65535, 65535, 65535, 558, 14, 570,
    1129, 65535, 65535, 65535, 65535, 324, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 791, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 826, 65535, 65535, 65535, 567, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 116, 884, 1083, 65535, 381, 65535, 249, 934, 65535, 65535, 65535,
    65535, 65535, 65535, 156, 341, 860, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 422, 65535, 65535, 779, 65535, 65535, 462, 65535, 65535, 158,
    465, 632, 65535, 65535, 65535, 65535, 111, 65535, 65535, 65535, 65535, 809, 65535, 65535,
    65535, 65535, 65535, 201, 65535, 65535, 65535, 928, 65535, 325, 508, 65535, 65535, 65535,
    65535, 65535, 929, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    870, 123, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1065, 329, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1072, 65535,
    65535, 65535, 724, 1040, 65535, 65535, 524, 89, 65535, 982, 65535, 65535, 282, 447,
    65535, 65535, 65535, 821, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 312, 734, 65535, 65535, 65535, 786, 65535, 65535, 332, 65535, 65535, 65535, 65535,
    65535, 1101, 480, 482, 65535, 892, 152, 846, 459, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 677, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 46, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 103, 65535, 65535, 65535,
    65535, 371, 65535, 65535, 242, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 22, 65535, 65535, 65535, 65535, 65535, 65535, 1150, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 587, 898, 65535, 65535, 65535, 65535, 65535, 187, 65535, 65535,
    65535, 65535, 65535, 671, 307, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    644, 65535, 65535, 65535, 602, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    309, 65535, 65535, 314, 65535, 65535, 65535, 792, 65535, 65535, 65535, 65535, 65535,
    65535, 85, 65535, 827, 832, 65535, 65535, 3, 65535, 565, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 284, 65535, 65535, 65535, 93, 260, 365, 690, 65535, 356, 65535, 805,
    65535, 65535, 65535, 65535, 65535, 65535, 668, 65535, 65535, 186, 358, 1035, 65535,
    65535, 65535, 65535, 65535, 445, 781, 65535, 888, 65535, 65535, 65535, 65535, 945, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 288, 345, 65535, 65535, 486, 65535, 65535,
    65535, 470, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 49, 351, 65535, 63, 171, 120, 297, 578, 978, 65535, 65535, 1071,
    205, 65535, 65535, 380, 908, 939, 65535, 65535, 65535, 65535, 65535, 267, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 440, 905, 65535, 65535, 726, 65535,
    65535, 65535, 65535, 411, 65535, 521, 65535, 1016, 1086, 65535, 65535, 1119, 65535, 86,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 800, 981, 873, 65535,
    65535, 65535, 65535, 238, 155, 65535, 65535, 65535, 538, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 197, 65535, 377, 65535, 65535, 1010,
    65535, 65535, 65535, 65535, 65535, 65535, 507, 65535, 851, 65535, 65535, 65, 65535,
    65535, 556, 65535, 65535, 719, 65535, 65535, 280, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 368, 65535, 65535, 65535, 466, 688, 515, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 899, 65535, 65535, 65535, 65535, 344, 65535, 65535, 65535, 65535, 65535,
    65535, 694, 479, 211, 654, 65535, 65535, 65535, 65535, 65535, 1105, 65535, 65535, 65535,
    406, 65535, 1128, 65535, 65535, 65535, 65535, 65535, 616, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 18, 756, 650, 911, 65535, 65535,
    65535, 182, 317, 666, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 37, 920, 862,
    65535, 65535, 166, 65535, 65535, 65535, 65535, 65535, 65535, 195, 424, 806, 425, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1077, 65535, 597, 65535,
    65535, 65535, 65535, 65535, 861, 65535, 65535, 65535, 65535, 65535, 574, 321, 65535,
    65535, 65535, 65535, 65535, 347, 65535, 65535, 563, 65535, 65535, 1062, 775, 65535,
    65535, 65535, 65535, 140, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 705,
    370, 65535, 180, 1021, 65535, 65535, 65535, 65535, 65535, 72, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 70, 517, 71, 760, 915, 700, 65535, 65535, 407, 65535, 1022, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 403, 747, 830,
    65535, 65535, 65535, 930, 65535, 617, 65535, 65535, 603, 65535, 65535, 65535, 423, 65535,
    65535, 64, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 388, 1031, 65535, 65535,
    65535, 35, 154, 65535, 65535, 685, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 55, 495, 65535,
    65535, 1051, 308, 65535, 65535, 65535, 65535, 305, 442, 1074, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 160, 65535, 555, 65535, 498, 718, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 143, 65535, 65535, 65535, 65535, 65535, 65535, 287, 250,
    65535, 313, 65535, 65535, 24, 65535, 65535, 65535, 65535, 65535, 879, 212, 65535, 65535,
    391, 65535, 65535, 1054, 65535, 65535, 65535, 65535, 665, 364, 438, 853, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 133, 65535, 65535, 65535, 65535, 107, 65535,
    236, 65535, 1147, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 999, 65535, 428, 625,
    65535, 65535, 200, 65535, 65535, 65535, 65535, 65535, 65535, 755, 57, 65535, 165, 65535,
    65535, 65535, 546, 65535, 65535, 502, 65535, 65535, 65535, 65535, 65535, 65535, 455,
    65535, 65535, 65535, 65535, 65535, 65535, 444, 61, 1004, 65535, 65535, 65535, 65535, 276,
    65535, 65535, 65535, 136, 11, 15, 318, 737, 589, 65535, 83, 65535, 348, 65535, 65535,
    65535, 577, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 91, 65535, 65535, 65535, 65535, 65535, 1063, 65535, 65535, 65535, 65535, 889,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 53, 771, 65535, 65535, 65535,
    686, 65535, 65535, 1117, 65535, 79, 817, 65535, 65535, 443, 65535, 65535, 1008, 65535,
    65535, 65535, 65535, 65535, 492, 65535, 65535, 65535, 699, 831, 838, 65535, 65535, 241,
    65535, 65535, 65535, 966, 65535, 65535, 709, 65535, 65535, 842, 990, 1112, 65535, 65535,
    65535, 65535, 291, 413, 1093, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    369, 65535, 716, 790, 904, 65535, 192, 65535, 619, 65535, 65535, 65535, 39, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 117, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 372, 559, 65535, 65535, 852, 65535, 923, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1075, 65535, 65535, 65535, 65535, 65535,
    988, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 784, 65535, 65535, 353,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 628, 65535, 65535, 65535, 703, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 457, 951, 65535, 65535, 65535, 65535, 108, 65535, 1003, 65535, 65535,
    65535, 65535, 301, 65535, 529, 65535, 65535, 65535, 65535, 65535, 65535, 646, 65535,
    65535, 65535, 65535, 65535, 679, 799, 1029, 65535, 357, 65535, 65535, 65535, 65535, 1000,
    65535, 65535, 65535, 503, 65535, 989, 65535, 65535, 257, 472, 943, 65535, 65535, 667,
    65535, 857, 741, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 395, 65535,
    65535, 739, 65535, 1123, 65535, 74, 65535, 65535, 65535, 65535, 65535, 150, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 126, 569, 1044, 477, 652, 974, 1030, 65535, 65535,
    65535, 65535, 31, 65535, 65535, 65535, 65535, 65535, 631, 65535, 65535, 512, 506, 65535,
    1007, 65535, 986, 221, 65535, 65535, 65535, 596, 65535, 65535, 528, 532, 240, 881, 65535,
    65535, 65535, 65535, 65535, 142, 836, 65535, 65535, 949, 65535, 65535, 65535, 568, 483,
    65535, 65535, 641, 65535, 65535, 491, 42, 396, 658, 770, 762, 660, 65535, 65535, 65535,
    65535, 65535, 1109, 261, 812, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 868, 65535, 65535, 65535, 65535, 65535, 439, 460, 629, 65535, 65535, 65535, 65535,
    65535, 601, 56, 917, 65535, 65535, 65535, 65535, 319, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 547, 65535, 248, 65535, 219, 65535, 65535, 1145, 722,
    545, 65535, 819, 65535, 65535, 65535, 65535, 131, 1028, 65535, 65535, 885, 65535, 592,
    65535, 635, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    265, 962, 895, 65535, 65535, 65535, 844, 65535, 65535, 65535, 65535, 65535, 1143, 65535,
    65535, 65535, 65535, 637, 65535, 65535, 65535, 65535, 511, 65535, 448, 65535, 65535, 942,
    65535, 65535, 384, 65535, 807, 65535, 21, 65535, 473, 886, 65535, 65535, 65535, 65535,
    65535, 65535, 710, 65535, 65535, 65535, 65535, 65535, 65535, 753, 65535, 333, 65535, 638,
    183, 1079, 572, 1120, 65535, 65535, 65535, 275, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 330, 65535, 235, 1087, 65535, 65535, 65535, 65535,
    65535, 1036, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 634, 65535, 65535, 65535,
    392, 65535, 65535, 96, 65535, 1136, 65535, 65535, 48, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 575, 167, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1111, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 298, 65535, 65535, 1097, 65535, 300, 672, 65535, 65535, 65535, 1068,
    65535, 65535, 122, 1153, 65535, 65535, 65535, 65535, 65535, 191, 65535, 65535, 65535,
    866, 1135, 680, 65535, 65535, 965, 65535, 65535, 909, 65535, 65535, 12, 338, 818, 65535,
    65535, 383, 65535, 65535, 65535, 258, 696, 65535, 65535, 761, 310, 65535, 65535, 65535,
    65535, 246, 65535, 65535, 231, 645, 749, 52, 354, 65535, 65535, 65535, 65535, 65535,
    65535, 843, 367, 65535, 65535, 489, 65535, 65535, 104, 65535, 65535, 65535, 1049, 65535,
    65535, 65535, 591, 743, 65535, 51, 65535, 65535, 65535, 1076, 65535, 65535, 566, 605,
    352, 607, 43, 188, 531, 687, 910, 65535, 441, 871, 245, 65535, 721, 1139, 65535, 65535,
    65535, 65535, 65535, 387, 65535, 1027, 65535, 65535, 65535, 701, 30, 65535, 289, 65535,
    65535, 65535, 65535, 65535, 65535, 243, 65535, 65535, 932, 65535, 65535, 65535, 65535,
    65535, 361, 692, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 947, 1080, 65535, 209,
    598, 823, 65535, 526, 65535, 65535, 65535, 65535, 65535, 65535, 941, 65535, 65535, 65535,
    973, 808, 65535, 65535, 127, 777, 172, 184, 708, 579, 1024, 65535, 65535, 1092, 65535,
    456, 65535, 848, 65535, 65535, 109, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 500, 65535, 65535, 100, 65535, 65535, 702, 65535, 65535, 65535, 65535, 65535, 34,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 461, 65535, 65535, 65535, 980, 1142, 78, 412, 600, 65535, 1100, 65535, 858,
    65535, 991, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1019, 65535, 65535,
    65535, 65535, 65535, 704, 98, 227, 944, 825, 41, 65535, 81, 65535, 263, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 622, 65535, 65535, 580, 65535, 65535, 65535,
    65535, 1081, 65535, 65535, 65535, 633, 669, 859, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 20, 65535, 65535, 223, 65535, 65535, 65535, 253, 256, 65535, 695, 65535,
    732, 65535, 234, 516, 655, 837, 65535, 65535, 65535, 65535, 926, 65535, 65535, 65535,
    65535, 65535, 65535, 713, 65535, 730, 65535, 65535, 657, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 751, 467, 65535, 65535, 550,
    65535, 65535, 877, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1096, 65535, 65535, 745, 1122, 65535, 65535, 65535, 65535, 65535,
    65535, 269, 65535, 65535, 65535, 65535, 648, 65535, 65535, 65535, 65535, 65535, 65535,
    553, 65535, 278, 65535, 723, 420, 65535, 65535, 65535, 65535, 65535, 378, 132, 65535,
    65535, 65535, 90, 65535, 210, 65535, 65535, 65535, 599, 65535, 436, 65535, 65535, 65535,
    65535, 65535, 207, 168, 228, 611, 931, 65535, 893, 65535, 606, 733, 1046, 196, 65535,
    65535, 65535, 946, 564, 65535, 65535, 65535, 390, 65535, 65535, 65535, 65535, 65535, 153,
    640, 65535, 65535, 65535, 157, 875, 65535, 720, 65535, 65535, 213, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 179, 331, 65535, 65535, 65535, 65535, 451, 1006, 65535,
    65535, 65535, 65535, 776, 65535, 582, 65535, 1056, 1023, 410, 65535, 65535, 65535, 105,
    65535, 65535, 65535, 814, 65535, 65535, 65535, 65535, 65535, 429, 65535, 65535, 65535,
    65535, 375, 65535, 478, 65535, 65535, 509, 65535, 728, 65535, 65535, 65535, 956, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 292, 65535, 65535, 65535, 65535,
    65535, 29, 65535, 65535, 68, 979, 65535, 65535, 765, 65535, 1012, 65535, 65535, 65535,
    613, 65535, 65535, 65535, 306, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 149, 523, 65535, 954, 65535, 65535, 902, 65535, 590, 65535, 65535, 65535, 662,
    65535, 65535, 65535, 65535, 65535, 65535, 957, 65535, 65535, 65535, 65535, 712, 65535,
    453, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 487, 65535, 65535,
    65535, 65535, 65535, 121, 244, 65535, 65535, 65535, 65535, 65535, 539, 65535, 65535,
    65535, 867, 65535, 65535, 65535, 1151, 449, 1089, 65535, 65535, 65535, 286, 494, 609,
    707, 65535, 65535, 520, 1020, 65535, 65535, 1039, 65535, 5, 398, 65535, 65535, 65535,
    65535, 693, 65535, 141, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 252, 736, 65535, 757, 65535, 651, 963, 65535, 65535, 65535, 65535,
    476, 65535, 65535, 65535, 65535, 8, 65535, 65535, 65535, 65535, 65535, 801, 65535, 65535,
    65535, 44, 65535, 65535, 65535, 65535, 65535, 159, 642, 975, 65535, 65535, 65535, 65535,
    1099, 65535, 65535, 65535, 65535, 673, 65535, 65535, 65535, 65535, 595, 65535, 1009,
    65535, 65535, 1082, 355, 65535, 65535, 65535, 65535, 283, 541, 850, 65535, 87, 65535,
    493, 65535, 65535, 65535, 1011, 65535, 678, 431, 824, 65535, 65535, 65535, 339, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 676, 128, 389, 778,
    65535, 927, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 849, 65535, 65535,
    65535, 65535, 190, 65535, 65535, 65535, 65535, 214, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1078, 274, 342, 65535, 1043, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 727, 65535, 65535,
    810, 65535, 65535, 65535, 65535, 26, 1034, 998, 1124, 65535, 65535, 65535, 714, 416, 788,
    232, 65535, 279, 65535, 65535, 65535, 65535, 65535, 65535, 764, 65535, 1013, 65535,
    65535, 9, 65535, 65535, 65535, 65535, 65535, 796, 271, 604, 65535, 65535, 65535, 65535,
    65535, 970, 65535, 65535, 273, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1050, 65535, 65535, 65535, 65535, 65535, 65535, 883, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 782, 237, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 437, 65535, 65535, 178, 706, 65535, 66, 65535,
    65535, 65535, 803, 65535, 612, 65535, 320, 1103, 65535, 65535, 65535, 900, 65535, 450,
    65535, 65535, 65535, 65535, 1002, 65535, 376, 435, 933, 65535, 2, 65535, 65535, 1067,
    1102, 65535, 65535, 1084, 65535, 217, 110, 768, 65535, 65535, 797, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 551, 813, 65535, 65535, 434, 464, 65535, 689,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1116, 65535, 65535, 65535, 1041, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 918, 65535, 421, 65535, 65535, 65535, 65535,
    65535, 59, 65535, 65535, 65535, 65535, 921, 65535, 65535, 255, 65535, 65535, 65535,
    65535, 65535, 65535, 985, 65535, 366, 65535, 499, 115, 1085, 698, 958, 1131, 65535,
    65535, 1053, 173, 876, 65535, 296, 65535, 65535, 882, 419, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 335, 627, 65535, 47, 65535, 772, 65535, 262, 586, 65535, 65535, 1060, 65535,
    65535, 65535, 623, 92, 65535, 65535, 65535, 65535, 65535, 206, 65535, 65535, 65535,
    65535, 204, 65535, 67, 65535, 65535, 65535, 729, 65535, 65535, 65535, 65535, 65535,
    65535, 522, 199, 1146, 65535, 65535, 1018, 65535, 124, 65535, 518, 65535, 13, 488, 583,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 537, 65535, 65535, 643, 65535,
    715, 789, 65535, 65535, 65535, 1141, 828, 65535, 65535, 1133, 65535, 65535, 272, 971,
    922, 65535, 65535, 65535, 118, 833, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 738, 65535, 969, 65535, 65535, 65535, 65535, 935, 65535, 208, 787, 976,
    203, 65535, 65535, 992, 65535, 65535, 65535, 65535, 914, 1091, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 360, 783, 65535, 65535, 65535, 76, 295,
    514, 594, 804, 65535, 69, 65535, 65535, 901, 65535, 65535, 890, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 151, 65535, 1061, 65535, 65535, 32, 65535, 65535, 952, 65535,
    65535, 65535, 145, 816, 65535, 1001, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    254, 65535, 65535, 65535, 65535, 65535, 65535, 940, 65535, 767, 65535, 65535, 798, 65535,
    65535, 65535, 967, 65535, 65535, 65535, 841, 65535, 304, 65535, 1114, 906, 65535, 65535,
    65535, 65535, 65535, 247, 65535, 65535, 374, 65535, 65535, 415, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 793, 65535, 65535, 65535, 65535,
    1132, 496, 65535, 65535, 433, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 125, 481, 544, 636, 1106, 1113, 65535, 953, 65535, 418, 65535, 65535, 65535,
    65535, 65535, 65535, 984, 65535, 65535, 65535, 65535, 65535, 65535, 164, 697, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 334, 65535, 60, 65535, 65535, 65535, 674,
    65535, 65535, 65535, 65535, 147, 1149, 65535, 65535, 65535, 65535, 65535, 399, 484,
    65535, 65535, 65535, 65535, 224, 40, 65535, 65535, 65535, 65535, 763, 65535, 584, 65535,
    65535, 65535, 65535, 543, 65535, 912, 65535, 65535, 65535, 65535, 65535, 119, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 225, 285, 38, 359, 65535,
    65535, 65535, 65535, 1127, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 829, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 856,
    169, 656, 913, 65535, 65535, 65535, 194, 549, 1140, 65535, 65535, 65535, 25, 65535,
    65535, 863, 593, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 94, 65535, 65535,
    65535, 65535, 144, 65535, 65535, 1045, 65535, 65535, 65535, 65535, 101, 65535, 65535,
    65535, 402, 65535, 264, 65535, 1073, 446, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1138, 102, 239, 938, 65535, 65535, 322,
    65535, 404, 684, 65535, 65535, 65535, 835, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 23, 65535, 65535, 955, 65535, 924, 65535, 65535, 337, 401, 385, 1110, 65535, 469,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 504, 17, 174, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 350, 65535, 229, 907, 463, 65535, 65535,
    65535, 77, 557, 65535, 65535, 65535, 65535, 45, 1017, 65535, 65535, 65535, 746, 1115,
    65535, 65535, 65535, 405, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    220, 65535, 65535, 65535, 670, 65535, 65535, 299, 65535, 65535, 1118, 65535, 129, 65535,
    65535, 65535, 230, 270, 1014, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 414, 65535, 177, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 346, 106, 146, 608, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    293, 0, 774, 887, 65535, 65535, 513, 65535, 65535, 65535, 65535, 65535, 964, 65535,
    65535, 65535, 65535, 65535, 65535, 527, 181, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 176, 65535, 65535, 65535, 65535, 65535, 65535, 994,
    854, 281, 65535, 65535, 65535, 65535, 65535, 65535, 759, 65535, 65535, 65535, 362, 552,
    983, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 28, 65535, 1090, 189, 65535, 65535, 65535, 7, 65535,
    65535, 65535, 65535, 834, 1037, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 571, 65535, 894, 65535, 97, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 554, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 4, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 373, 65535, 65535, 65535, 865, 1134, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 468, 400, 80, 626, 65535, 65535, 65535, 432, 65535, 65535, 530,
    65535, 65535, 585, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 542, 65535, 65535,
    65535, 750, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 137, 65535, 959, 65535, 134,
    748, 839, 1026, 501, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 340, 744, 65535,
    621, 65535, 65535, 65535, 65535, 630, 65535, 653, 65535, 65535, 65535, 65535, 202, 65535,
    65535, 65535, 426, 717, 328, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 303, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 393, 1144, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 215, 505, 65535, 65535, 65535, 65535, 27,
    65535, 36, 193, 65535, 65535, 65535, 65535, 65535, 65535, 961, 65535, 681, 822, 65535,
    65535, 65535, 996, 75, 815, 65535, 65535, 259, 65535, 664, 610, 65535, 65535, 65535,
    65535, 65535, 620, 925, 773, 65535, 65535, 65535, 65535, 65535, 485, 65535, 65535, 65535,
    65535, 847, 114, 936, 65535, 1126, 65535, 65535, 65535, 65535, 65535, 997, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 10, 65535, 65535,
    349, 916, 1108, 65535, 65535, 65535, 65535, 65535, 65535, 1121, 758, 534, 65535, 639,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 802, 65535, 65535, 138, 170, 326,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1069, 65535, 65535, 363, 535,
    864, 65535, 65535, 65535, 740, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 6, 65535, 135, 65535, 682, 1052, 540, 65535, 65535, 84, 624, 430, 427, 82, 316,
    65535, 65535, 65535, 268, 65535, 510, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    683, 65535, 65535, 65535, 561, 65535, 65535, 65535, 65535, 937, 65535, 65535, 649, 65535,
    65535, 65535, 1152, 987, 65535, 950, 1058, 65535, 65535, 65535, 65535, 471, 65535, 880,
    1005, 65535, 731, 65535, 65535, 65535, 525, 65535, 65535, 1055, 112, 948, 65535, 1064,
    65535, 1, 397, 65535, 65535, 497, 65535, 1125, 65535, 65535, 65535, 878, 65535, 233,
    65535, 65535, 659, 1104, 175, 711, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 408, 65535, 148, 869, 65535, 65535, 65535, 65535, 294, 65535, 1025, 65535, 960,
    65535, 65535, 65535, 343, 766, 1148, 266, 65535, 65535, 65535, 65535, 65535, 65535, 475,
    65535, 794, 65535, 675, 65535, 65535, 562, 130, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 820, 1059, 65535, 65535, 65535, 65535, 65535, 65535,
    454, 251, 1057, 65535, 1047, 65535, 65535, 65535, 65535, 452, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 896, 65535, 65535, 65535, 845, 65535, 65535, 65535,
    874, 65535, 65535, 222, 62, 16, 576, 163, 302, 1095, 65535, 65535, 65535, 65535, 65535,
    65535, 65535,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 11, 21, 65535, 9, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 18, 3, 65535, 2, 65535, 65535,
    65535, 6, 22, 65535, 65535, 65535, 17, 65535, 23, 65535, 65535, 20, 10, 65535, 65535, 15,
    24, 25, 19, 65535, 12, 65535, 14, 16, 65535, 4, 7, 0, 65535, 65535, 65535, 8, 5, 65535,
    13,
];
