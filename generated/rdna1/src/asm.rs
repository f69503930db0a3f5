// Written by `cargo xtask regen` from amdgpu_isa_rdna1.xml. Do not edit: change
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
    r(s(20085, 4), 126, 2),
    r(s(25, 7), 127, 1),
    r(s(18, 7), 126, 1),
    r(s(20089, 5), 252, 0),
    r(s(20094, 10), 254, 0),
    r(s(12, 2), 124, 1),
    r(s(14, 4), 125, 0),
    r(s(20104, 20), 239, 0),
    r(s(20124, 12), 237, 0),
    r(s(20136, 13), 238, 0),
    r(s(20149, 3), 253, 0),
    r(s(20152, 11), 235, 0),
    r(s(20163, 12), 236, 0),
    r(s(176, 9), 252, 0),
    r(s(192, 14), 254, 0),
    r(s(144, 24), 239, 0),
    r(s(111, 16), 237, 0),
    r(s(127, 17), 238, 0),
    r(s(185, 7), 253, 0),
    r(s(80, 15), 235, 0),
    r(s(95, 16), 236, 0),
    r(s(168, 8), 251, 0),
    r(s(20175, 3), 106, 2),
    r(s(6, 6), 107, 1),
    r(s(0, 6), 106, 1),
    r(s(20178, 4), 251, 0),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 15] = [
    (s(13691, 9), 1),
    (s(13700, 10), 2),
    (s(13710, 14), 3),
    (s(13730, 9), 0),
    (s(20182, 12), 23),
    (s(13739, 27), 1),
    (s(13766, 16), 2),
    (s(13782, 19), 4),
    (s(12683, 16), 4),
    (s(12699, 16), 6),
    (s(12715, 16), 9),
    (s(12668, 15), 0),
    (s(20194, 18), 32768),
    (s(20212, 18), 16384),
    (s(20230, 18), 8192),
];
/// Values that the text does not show.
pub static FIXED: [Fixed; 5] = [
    fixed(bits(59, 2), 7),
    fixed(bits(14, 1), 1),
    fixed(bits(0, 8), 126),
    fixed(bits(17, 1), 1),
    fixed(bits(48, 7), 125),
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
pub static MNEMONICS: [u64; 1150] = [
    0x1000000263b11, // buffer_atomic_add
    0x1000100276014, // buffer_atomic_add_x2
    0x100020026a511, // buffer_atomic_and
    0x100030027dc14, // buffer_atomic_and_x2
    0x1000400262615, // buffer_atomic_cmpswap
    0x1000500274818, // buffer_atomic_cmpswap_x2
    0x100060026e811, // buffer_atomic_dec
    0x1000700282b14, // buffer_atomic_dec_x2
    0x100080026f916, // buffer_atomic_fcmpswap
    0x1000900283f19, // buffer_atomic_fcmpswap_x2
    0x1000a00272112, // buffer_atomic_fmax
    0x1000b00286d15, // buffer_atomic_fmax_x2
    0x1000c00270f12, // buffer_atomic_fmin
    0x1000d00285815, // buffer_atomic_fmin_x2
    0x1000e0026d711, // buffer_atomic_inc
    0x1000f00281714, // buffer_atomic_inc_x2
    0x100100026b610, // buffer_atomic_or
    0x100110027f013, // buffer_atomic_or_x2
    0x1001200268112, // buffer_atomic_smax
    0x100130027b215, // buffer_atomic_smax_x2
    0x1001400265d12, // buffer_atomic_smin
    0x1001500278815, // buffer_atomic_smin_x2
    0x1001600264c11, // buffer_atomic_sub
    0x1001700277414, // buffer_atomic_sub_x2
    0x1001800261412, // buffer_atomic_swap
    0x1001900273315, // buffer_atomic_swap_x2
    0x1001a00269312, // buffer_atomic_umax
    0x1001b0027c715, // buffer_atomic_umax_x2
    0x1001c00266f12, // buffer_atomic_umin
    0x1001d00279d15, // buffer_atomic_umin_x2
    0x1001e0026c611, // buffer_atomic_xor
    0x1001f00280314, // buffer_atomic_xor_x2
    0x100200028820e, // buffer_gl0_inv
    0x100210028900e, // buffer_gl1_inv
    0x1002200246a11, // buffer_load_dword
    0x1002300247b13, // buffer_load_dwordx2
    0x100240024a113, // buffer_load_dwordx3
    0x1002500248e13, // buffer_load_dwordx4
    0x100260025dd1b, // buffer_load_format_d16_hi_x
    0x1002700289e18, // buffer_load_format_d16_x
    0x100280028b619, // buffer_load_format_d16_xy
    0x100290028cf1a, // buffer_load_format_d16_xyz
    0x1002a0028e91b, // buffer_load_format_d16_xyzw
    0x1002b00237414, // buffer_load_format_x
    0x1002c00238815, // buffer_load_format_xy
    0x1002d00239d16, // buffer_load_format_xyz
    0x1002e0023b317, // buffer_load_format_xyzw
    0x1002f00243511, // buffer_load_sbyte
    0x1003000258315, // buffer_load_sbyte_d16
    0x1003100259818, // buffer_load_sbyte_d16_hi
    0x100320025b015, // buffer_load_short_d16
    0x100330025c518, // buffer_load_short_d16_hi
    0x1003400245812, // buffer_load_sshort
    0x1003500242411, // buffer_load_ubyte
    0x1003600255615, // buffer_load_ubyte_d16
    0x1003700256b18, // buffer_load_ubyte_d16_hi
    0x1003800244612, // buffer_load_ushort
    0x100390024b411, // buffer_store_byte
    0x1003a0024c518, // buffer_store_byte_d16_hi
    0x1003b00250812, // buffer_store_dword
    0x1003c00251a14, // buffer_store_dwordx2
    0x1003d00254214, // buffer_store_dwordx3
    0x1003e00252e14, // buffer_store_dwordx4
    0x1003f0025f81c, // buffer_store_format_d16_hi_x
    0x1004000290419, // buffer_store_format_d16_x
    0x1004100291d1a, // buffer_store_format_d16_xy
    0x100420029371b, // buffer_store_format_d16_xyz
    0x100430029521c, // buffer_store_format_d16_xyzw
    0x100440023ca15, // buffer_store_format_x
    0x100450023df16, // buffer_store_format_xy
    0x100460023f517, // buffer_store_format_xyz
    0x1004700240c18, // buffer_store_format_xyzw
    0x100480024dd12, // buffer_store_short
    0x100490024ef19, // buffer_store_short_d16_hi
    0x1004a0001c50a, // ds_add_f32
    0x1004b0004d60e, // ds_add_rtn_f32
    0x1004c00023e0e, // ds_add_rtn_u32
    0x1004d0004e40e, // ds_add_rtn_u64
    0x1004e0000d70a, // ds_add_u32
    0x1004f0003fc0a, // ds_add_u64
    0x100500001320a, // ds_and_b32
    0x100510004570a, // ds_and_b64
    0x100520002bd0e, // ds_and_rtn_b32
    0x100530005630e, // ds_and_rtn_b64
    0x100540003e309, // ds_append
    0x100550007040f, // ds_bpermute_b32
    0x100560001930c, // ds_cmpst_b32
    0x100570004aa0c, // ds_cmpst_b64
    0x1005800019f0c, // ds_cmpst_f32
    0x100590004b60c, // ds_cmpst_f64
    0x1005a00032f10, // ds_cmpst_rtn_b32
    0x1005b0005d510, // ds_cmpst_rtn_b64
    0x1005c00033f10, // ds_cmpst_rtn_f32
    0x1005d0005e510, // ds_cmpst_rtn_f64
    0x1005e00063815, // ds_condxchg32_rtn_b64
    0x1005f0003d90a, // ds_consume
    0x100600002770e, // ds_dec_rtn_u32
    0x1006100051d0e, // ds_dec_rtn_u64
    0x100620001000a, // ds_dec_u32
    0x100630004250a, // ds_dec_u64
    0x100640002190e, // ds_gws_barrier
    0x100650001e60b, // ds_gws_init
    0x100660001fe0e, // ds_gws_sema_br
    0x1006700020c0d, // ds_gws_sema_p
    0x100680001cf17, // ds_gws_sema_release_all
    0x100690001f10d, // ds_gws_sema_v
    0x1006a0002690e, // ds_inc_rtn_u32
    0x1006b00050f0e, // ds_inc_rtn_u64
    0x1006c0000f60a, // ds_inc_u32
    0x1006d00041b0a, // ds_inc_u64
    0x1006e0001b50a, // ds_max_f32
    0x1006f0004cc0a, // ds_max_f64
    0x100700001140a, // ds_max_i32
    0x100710004390a, // ds_max_i64
    0x1007200035d0e, // ds_max_rtn_f32
    0x100730006030e, // ds_max_rtn_f64
    0x100740002930e, // ds_max_rtn_i32
    0x100750005390e, // ds_max_rtn_i64
    0x100760002af0e, // ds_max_rtn_u32
    0x100770005550e, // ds_max_rtn_u64
    0x100780001280a, // ds_max_u32
    0x1007900044d0a, // ds_max_u64
    0x1007a0001ab0a, // ds_min_f32
    0x1007b0004c20a, // ds_min_f64
    0x1007c00010a0a, // ds_min_i32
    0x1007d00042f0a, // ds_min_i64
    0x1007e00034f0e, // ds_min_rtn_f32
    0x1007f0005f50e, // ds_min_rtn_f64
    0x100800002850e, // ds_min_rtn_i32
    0x1008100052b0e, // ds_min_rtn_i64
    0x100820002a10e, // ds_min_rtn_u32
    0x100830005470e, // ds_min_rtn_u64
    0x1008400011e0a, // ds_min_u32
    0x100850004430a, // ds_min_u64
    0x1008600014f0c, // ds_mskor_b32
    0x100870004740c, // ds_mskor_b64
    0x100880002e610, // ds_mskor_rtn_b32
    0x1008900058c10, // ds_mskor_rtn_b64
    0x1008a0001bf06, // ds_nop
    0x1008b00013c09, // ds_or_b32
    0x1008c00046109, // ds_or_b64
    0x1008d0002cb0d, // ds_or_rtn_b32
    0x1008e0005710d, // ds_or_rtn_b64
    0x1008f0003ec10, // ds_ordered_count
    0x100900006f60e, // ds_permute_b32
    0x100910003930c, // ds_read2_b32
    0x1009200061c0c, // ds_read2_b64
    0x1009300039f10, // ds_read2st64_b32
    0x1009400062810, // ds_read2st64_b64
    0x100950006e412, // ds_read_addtid_b32
    0x100960007370c, // ds_read_b128
    0x100970003880b, // ds_read_b32
    0x100980006110b, // ds_read_b64
    0x1009900072c0b, // ds_read_b96
    0x1009a0003c30b, // ds_read_i16
    0x1009b0003af0a, // ds_read_i8
    0x1009c0006910e, // ds_read_i8_d16
    0x1009d00069f11, // ds_read_i8_d16_hi
    0x1009e0003ce0b, // ds_read_u16
    0x1009f0006b00f, // ds_read_u16_d16
    0x100a00006bf12, // ds_read_u16_d16_hi
    0x100a10003b90a, // ds_read_u8
    0x100a20006720e, // ds_read_u8_d16
    0x100a300068011, // ds_read_u8_d16_hi
    0x100a400025a0f, // ds_rsub_rtn_u32
    0x100a50005000f, // ds_rsub_rtn_u64
    0x100a60000eb0b, // ds_rsub_u32
    0x100a70004100b, // ds_rsub_u64
    0x100a800024c0e, // ds_sub_rtn_u32
    0x100a90004f20e, // ds_sub_rtn_u64
    0x100aa0000e10a, // ds_sub_u32
    0x100ab0004060a, // ds_sub_u64
    0x100ac00037a0e, // ds_swizzle_b32
    0x100ad00036b0f, // ds_wrap_rtn_b32
    0x100ae0001750d, // ds_write2_b32
    0x100af00048c0d, // ds_write2_b64
    0x100b000018211, // ds_write2st64_b32
    0x100b100049911, // ds_write2st64_b64
    0x100b20006d113, // ds_write_addtid_b32
    0x100b300071f0d, // ds_write_b128
    0x100b40002320c, // ds_write_b16
    0x100b500065f13, // ds_write_b16_d16_hi
    0x100b600015b0c, // ds_write_b32
    0x100b70004800c, // ds_write_b64
    0x100b80002270b, // ds_write_b8
    0x100b900064d12, // ds_write_b8_d16_hi
    0x100ba0007130c, // ds_write_b96
    0x100bb00030712, // ds_wrxchg2_rtn_b32
    0x100bc0005ad12, // ds_wrxchg2_rtn_b64
    0x100bd00031916, // ds_wrxchg2st64_rtn_b32
    0x100be0005bf16, // ds_wrxchg2st64_rtn_b64
    0x100bf0002f611, // ds_wrxchg_rtn_b32
    0x100c000059c11, // ds_wrxchg_rtn_b64
    0x100c10001450a, // ds_xor_b32
    0x100c200046a0a, // ds_xor_b64
    0x100c30002d80e, // ds_xor_rtn_b32
    0x100c400057e0e, // ds_xor_rtn_b64
    0x100c500086003, // exp
    0x100c6000a1c0f, // flat_atomic_add
    0x100c7000b2112, // flat_atomic_add_x2
    0x100c8000a7a0f, // flat_atomic_and
    0x100c9000b9112, // flat_atomic_and_x2
    0x100ca000a0913, // flat_atomic_cmpswap
    0x100cb000b0b16, // flat_atomic_cmpswap_x2
    0x100cc000ab50f, // flat_atomic_dec
    0x100cd000bd812, // flat_atomic_dec_x2
    0x100ce000ac414, // flat_atomic_fcmpswap
    0x100cf000bea17, // flat_atomic_fcmpswap_x2
    0x100d0000ae810, // flat_atomic_fmax
    0x100d1000c1413, // flat_atomic_fmax_x2
    0x100d2000ad810, // flat_atomic_fmin
    0x100d3000c0113, // flat_atomic_fmin_x2
    0x100d4000aa60f, // flat_atomic_inc
    0x100d5000bc612, // flat_atomic_inc_x2
    0x100d6000a890e, // flat_atomic_or
    0x100d7000ba311, // flat_atomic_or_x2
    0x100d8000a5a10, // flat_atomic_smax
    0x100d9000b6b13, // flat_atomic_smax_x2
    0x100da000a3a10, // flat_atomic_smin
    0x100db000b4513, // flat_atomic_smin_x2
    0x100dc000a2b0f, // flat_atomic_sub
    0x100dd000b3312, // flat_atomic_sub_x2
    0x100de0009f910, // flat_atomic_swap
    0x100df000af813, // flat_atomic_swap_x2
    0x100e0000a6a10, // flat_atomic_umax
    0x100e1000b7e13, // flat_atomic_umax_x2
    0x100e2000a4a10, // flat_atomic_umin
    0x100e3000b5813, // flat_atomic_umin_x2
    0x100e4000a970f, // flat_atomic_xor
    0x100e5000bb412, // flat_atomic_xor_x2
    0x100e60008aa0f, // flat_load_dword
    0x100e70008b911, // flat_load_dwordx2
    0x100e80008db11, // flat_load_dwordx3
    0x100e90008ca11, // flat_load_dwordx4
    0x100ea00087b0f, // flat_load_sbyte
    0x100eb0009a713, // flat_load_sbyte_d16
    0x100ec0009ba16, // flat_load_sbyte_d16_hi
    0x100ed0009d013, // flat_load_short_d16
    0x100ee0009e316, // flat_load_short_d16_hi
    0x100ef00089a10, // flat_load_sshort
    0x100f000086c0f, // flat_load_ubyte
    0x100f100097e13, // flat_load_ubyte_d16
    0x100f200099116, // flat_load_ubyte_d16_hi
    0x100f300088a10, // flat_load_ushort
    0x100f40008ec0f, // flat_store_byte
    0x100f50008fb16, // flat_store_byte_d16_hi
    0x100f600093810, // flat_store_dword
    0x100f700094812, // flat_store_dwordx2
    0x100f800096c12, // flat_store_dwordx3
    0x100f900095a12, // flat_store_dwordx4
    0x100fa00091110, // flat_store_short
    0x100fb00092117, // flat_store_short_d16_hi
    0x100fc000e0a11, // global_atomic_add
    0x100fd000f2f14, // global_atomic_add_x2
    0x100fe000e7411, // global_atomic_and
    0x100ff000fab14, // global_atomic_and_x2
    0x10100000df515, // global_atomic_cmpswap
    0x10101000f1718, // global_atomic_cmpswap_x2
    0x10102000eb711, // global_atomic_dec
    0x10103000ffa14, // global_atomic_dec_x2
    0x10104000ec816, // global_atomic_fcmpswap
    0x1010500100e19, // global_atomic_fcmpswap_x2
    0x10106000ef012, // global_atomic_fmax
    0x1010700103c15, // global_atomic_fmax_x2
    0x10108000ede12, // global_atomic_fmin
    0x1010900102715, // global_atomic_fmin_x2
    0x1010a000ea611, // global_atomic_inc
    0x1010b000fe614, // global_atomic_inc_x2
    0x1010c000e8510, // global_atomic_or
    0x1010d000fbf13, // global_atomic_or_x2
    0x1010e000e5012, // global_atomic_smax
    0x1010f000f8115, // global_atomic_smax_x2
    0x10110000e2c12, // global_atomic_smin
    0x10111000f5715, // global_atomic_smin_x2
    0x10112000e1b11, // global_atomic_sub
    0x10113000f4314, // global_atomic_sub_x2
    0x10114000de312, // global_atomic_swap
    0x10115000f0215, // global_atomic_swap_x2
    0x10116000e6212, // global_atomic_umax
    0x10117000f9615, // global_atomic_umax_x2
    0x10118000e3e12, // global_atomic_umin
    0x10119000f6c15, // global_atomic_umin_x2
    0x1011a000e9511, // global_atomic_xor
    0x1011b000fd214, // global_atomic_xor_x2
    0x1011c000c7011, // global_load_dword
    0x1011d000c8113, // global_load_dwordx2
    0x1011e000ca713, // global_load_dwordx3
    0x1011f000c9413, // global_load_dwordx4
    0x10120000c3b11, // global_load_sbyte
    0x10121000d8915, // global_load_sbyte_d16
    0x10122000d9e18, // global_load_sbyte_d16_hi
    0x10123000db615, // global_load_short_d16
    0x10124000dcb18, // global_load_short_d16_hi
    0x10125000c5e12, // global_load_sshort
    0x10126000c2a11, // global_load_ubyte
    0x10127000d5c15, // global_load_ubyte_d16
    0x10128000d7118, // global_load_ubyte_d16_hi
    0x10129000c4c12, // global_load_ushort
    0x1012a000cba11, // global_store_byte
    0x1012b000ccb18, // global_store_byte_d16_hi
    0x1012c000d0e12, // global_store_dword
    0x1012d000d2014, // global_store_dwordx2
    0x1012e000d4814, // global_store_dwordx3
    0x1012f000d3414, // global_store_dwordx4
    0x10130000ce312, // global_store_short
    0x10131000cf519, // global_store_short_d16_hi
    0x4013200139a10, // image_atomic_add
    0x401360013fe10, // image_atomic_and
    0x4013a00138614, // image_atomic_cmpswap
    0x4013e00143d10, // image_atomic_dec
    0x4014200144d15, // image_atomic_fcmpswap
    0x4014600147311, // image_atomic_fmax
    0x4014a00146211, // image_atomic_fmin
    0x4014e00142d10, // image_atomic_inc
    0x4015200140e0f, // image_atomic_or
    0x401560013dc11, // image_atomic_smax
    0x4015a0013ba11, // image_atomic_smin
    0x4015e0013aa10, // image_atomic_sub
    0x4016200137511, // image_atomic_swap
    0x401660013ed11, // image_atomic_umax
    0x4016a0013cb11, // image_atomic_umin
    0x4016e00141d10, // image_atomic_xor
    0x4017200169d0d, // image_gather4
    0x401760016e50f, // image_gather4_b
    0x4017a0016f412, // image_gather4_b_cl
    0x4017e00180414, // image_gather4_b_cl_o
    0x401820017f311, // image_gather4_b_o
    0x401860017160f, // image_gather4_c
    0x4018a00176c11, // image_gather4_c_b
    0x4018e00177d14, // image_gather4_c_b_cl
    0x4019200189b16, // image_gather4_c_b_cl_o
    0x4019600188813, // image_gather4_c_b_o
    0x4019a00172512, // image_gather4_c_cl
    0x4019e00183b14, // image_gather4_c_cl_o
    0x401a200175b11, // image_gather4_c_l
    0x401a600187513, // image_gather4_c_l_o
    0x401aa00179112, // image_gather4_c_lz
    0x401ae0018b114, // image_gather4_c_lz_o
    0x401b200182a11, // image_gather4_c_o
    0x401b60016aa10, // image_gather4_cl
    0x401ba0017b212, // image_gather4_cl_o
    0x401be0016d60f, // image_gather4_l
    0x401c20017e211, // image_gather4_l_o
    0x401c600170610, // image_gather4_lz
    0x401ca00181812, // image_gather4_lz_o
    0x401ce0017a30f, // image_gather4_o
    0x401d20018d20e, // image_gather4h
    0x401d60018e012, // image_gather4h_pck
    0x401da0018f212, // image_gather8h_pck
    0x401de0018c50d, // image_get_lod
    0x401e200136411, // image_get_resinfo
    0x401e60012c80a, // image_load
    0x401ea0016ba0e, // image_load_by2
    0x401ee0016c80e, // image_load_by4
    0x401f20012d20e, // image_load_mip
    0x401f600173712, // image_load_mip_by2
    0x401fa00174912, // image_load_mip_by4
    0x401fe00130012, // image_load_mip_pck
    0x402020019b613, // image_load_mip_pck2
    0x402060019c913, // image_load_mip_pck4
    0x4020a00131216, // image_load_mip_pck_sgn
    0x4020e0012e00e, // image_load_pck
    0x402120019980f, // image_load_pck2
    0x402160019a70f, // image_load_pck4
    0x4021a0012ee12, // image_load_pck_sgn
    0x4021e001a240f, // image_msaa_load
    0x402220014840c, // image_sample
    0x402260014cd0e, // image_sample_b
    0x4022a0014db11, // image_sample_b_cl
    0x4022e0015e313, // image_sample_b_cl_o
    0x402320015d310, // image_sample_b_o
    0x402360014fb0e, // image_sample_c
    0x4023a00154d10, // image_sample_c_b
    0x4023e00155d13, // image_sample_c_b_cl
    0x4024200167515, // image_sample_c_b_cl_o
    0x4024600166312, // image_sample_c_b_o
    0x4024a00192511, // image_sample_c_cd
    0x4024e00193614, // image_sample_c_cd_cl
    0x40252001b1d18, // image_sample_c_cd_cl_g16
    0x4025600198216, // image_sample_c_cd_cl_o
    0x4025a001b791a, // image_sample_c_cd_cl_o_g16
    0x4025e001b0815, // image_sample_c_cd_g16
    0x4026200196f13, // image_sample_c_cd_o
    0x40266001b6217, // image_sample_c_cd_o_g16
    0x4026a00150911, // image_sample_c_cl
    0x4026e00161713, // image_sample_c_cl_o
    0x4027200151a10, // image_sample_c_d
    0x4027600152a13, // image_sample_c_d_cl
    0x4027a001a6e17, // image_sample_c_d_cl_g16
    0x4027e00163c15, // image_sample_c_d_cl_o
    0x40282001ac619, // image_sample_c_d_cl_o_g16
    0x40286001a5a14, // image_sample_c_d_g16
    0x4028a00162a12, // image_sample_c_d_o
    0x4028e001ab016, // image_sample_c_d_o_g16
    0x4029200153d10, // image_sample_c_l
    0x4029600165112, // image_sample_c_l_o
    0x4029a00157011, // image_sample_c_lz
    0x4029e00168a13, // image_sample_c_lz_o
    0x402a200160710, // image_sample_c_o
    0x402a60019040f, // image_sample_cd
    0x402aa00191312, // image_sample_cd_cl
    0x402ae001af216, // image_sample_cd_cl_g16
    0x402b200195b14, // image_sample_cd_cl_o
    0x402b6001b4a18, // image_sample_cd_cl_o_g16
    0x402ba001adf13, // image_sample_cd_g16
    0x402be00194a11, // image_sample_cd_o
    0x402c2001b3515, // image_sample_cd_o_g16
    0x402c60014910f, // image_sample_cl
    0x402ca00158f11, // image_sample_cl_o
    0x402ce0014a00e, // image_sample_d
    0x402d20014ae11, // image_sample_d_cl
    0x402d6001a4515, // image_sample_d_cl_g16
    0x402da0015b013, // image_sample_d_cl_o
    0x402de001a9917, // image_sample_d_cl_o_g16
    0x402e2001a3312, // image_sample_d_g16
    0x402e60015a010, // image_sample_d_o
    0x402ea001a8514, // image_sample_d_o_g16
    0x402ee0014bf0e, // image_sample_l
    0x402f20015c310, // image_sample_l_o
    0x402f60014ec0f, // image_sample_lz
    0x402fa0015f611, // image_sample_lz_o
    0x402fe0015810e, // image_sample_o
    0x403020013280b, // image_store
    0x403060017c40f, // image_store_by2
    0x4030a0017d30f, // image_store_by4
    0x4030e0013330f, // image_store_mip
    0x4031200184f13, // image_store_mip_by2
    0x4031600186213, // image_store_mip_by4
    0x4031a00135113, // image_store_mip_pck
    0x4031e0019fc14, // image_store_mip_pck2
    0x40322001a1014, // image_store_mip_pck4
    0x403260013420f, // image_store_pck
    0x4032a0019dc10, // image_store_pck2
    0x4032e0019ec10, // image_store_pck4
    0x20332002d2009, // s_abs_i32
    0x403340030020d, // s_absdiff_i32
    0x40338002e8b09, // s_add_i32
    0x4033c002e7909, // s_add_u32
    0x40340002e9d0a, // s_addc_u32
    0x1034400326b0a, // s_addk_i32
    0x40345002eef09, // s_and_b32
    0x40349002ef809, // s_and_b64
    0x2034d002d8a12, // s_and_saveexec_b32
    0x2034f002c3c12, // s_and_saveexec_b64
    0x20351002e1e14, // s_andn1_saveexec_b32
    0x20353002d2914, // s_andn1_saveexec_b64
    0x20355002e4512, // s_andn1_wrexec_b32
    0x20357002d5012, // s_andn1_wrexec_b64
    0x40359002f230b, // s_andn2_b32
    0x4035d002f2e0b, // s_andn2_b64
    0x20361002dbf14, // s_andn2_saveexec_b32
    0x20363002c7114, // s_andn2_saveexec_b64
    0x20365002e5712, // s_andn2_wrexec_b32
    0x20367002d6212, // s_andn2_wrexec_b64
    0x40369002faf0a, // s_ashr_i32
    0x4036d002fb90a, // s_ashr_i64
    0x10371002a860b, // s_atc_probe
    0x10372002a9112, // s_atc_probe_buffer
    0x1037300348c09, // s_barrier
    0x20374002b1a0f, // s_bcnt0_i32_b32
    0x20376002b290f, // s_bcnt0_i32_b64
    0x20378002b380f, // s_bcnt1_i32_b32
    0x2037a002b470f, // s_bcnt1_i32_b64
    0x4037c002fe709, // s_bfe_i32
    0x40380002ff909, // s_bfe_i64
    0x40384002fde09, // s_bfe_u32
    0x40388002ff009, // s_bfe_u64
    0x4038c002fc309, // s_bfm_b32
    0x40390002fcc09, // s_bfm_b64
    0x403940031260d, // s_bitcmp0_b32
    0x403980031400d, // s_bitcmp0_b64
    0x4039c0031330d, // s_bitcmp1_b32
    0x403a000314d0d, // s_bitcmp1_b64
    0x203a4002d7416, // s_bitreplicate_b64_b32
    0x203a6002bdd0d, // s_bitset0_b32
    0x203a8002bea0d, // s_bitset0_b64
    0x203aa002bf70d, // s_bitset1_b32
    0x203ac002c040d, // s_bitset1_b64
    0x103ae00342408, // s_branch
    0x203af002b060a, // s_brev_b32
    0x203b1002b100a, // s_brev_b64
    0x103b30029f313, // s_buffer_load_dword
    0x103b4002a4516, // s_buffer_load_dwordx16
    0x103b5002a0615, // s_buffer_load_dwordx2
    0x103b6002a1b15, // s_buffer_load_dwordx4
    0x103b7002a3015, // s_buffer_load_dwordx8
    0x103b80033a40a, // s_call_b64
    0x103b900363e11, // s_cbranch_cdbgsys
    0x103ba00367a1a, // s_cbranch_cdbgsys_and_user
    0x103bb00366119, // s_cbranch_cdbgsys_or_user
    0x103bc00364f12, // s_cbranch_cdbguser
    0x103bd00347c10, // s_cbranch_execnz
    0x103be00346d0f, // s_cbranch_execz
    0x103bf0034340e, // s_cbranch_scc0
    0x103c00034420e, // s_cbranch_scc1
    0x103c100345e0f, // s_cbranch_vccnz
    0x103c20034500e, // s_cbranch_vccz
    0x103c30036d308, // s_clause
    0x203c4002ace0a, // s_cmov_b32
    0x203c6002ad80a, // s_cmov_b64
    0x103c80031c40b, // s_cmovk_i32
    0x403c90030960c, // s_cmp_eq_i32
    0x403cd0030de0c, // s_cmp_eq_u32
    0x403d100315a0c, // s_cmp_eq_u64
    0x403d50030ba0c, // s_cmp_ge_i32
    0x403d90031020c, // s_cmp_ge_u32
    0x403dd0030ae0c, // s_cmp_gt_i32
    0x403e10030f60c, // s_cmp_gt_u32
    0x403e50030d20c, // s_cmp_le_i32
    0x403e900311a0c, // s_cmp_le_u32
    0x403ed0030a20c, // s_cmp_lg_i32
    0x403f10030ea0c, // s_cmp_lg_u32
    0x403f50031660c, // s_cmp_lg_u64
    0x403f90030c60c, // s_cmp_lt_i32
    0x403fd00310e0c, // s_cmp_lt_u32
    0x104010031cf0d, // s_cmpk_eq_i32
    0x1040200321d0d, // s_cmpk_eq_u32
    0x104030031f60d, // s_cmpk_ge_i32
    0x104040032440d, // s_cmpk_ge_u32
    0x104050031e90d, // s_cmpk_gt_i32
    0x104060032370d, // s_cmpk_gt_u32
    0x104070032100d, // s_cmpk_le_i32
    0x1040800325e0d, // s_cmpk_le_u32
    0x104090031dc0d, // s_cmpk_lg_i32
    0x1040a00322a0d, // s_cmpk_lg_u32
    0x1040b0032030d, // s_cmpk_lt_i32
    0x1040c0032510d, // s_cmpk_lt_u32
    0x1040d0036ba0a, // s_code_end
    0x4040e002ed50d, // s_cselect_b32
    0x40412002ee20d, // s_cselect_b64
    0x10416002a640c, // s_dcache_inv
    0x104170036240e, // s_decperflevel
    0x104180037550d, // s_denorm_mode
    0x1041900341c08, // s_endpgm
    0x1041a0036a218, // s_endpgm_ordered_ps_done
    0x1041b0036940e, // s_endpgm_saved
    0x2041c002b560d, // s_ff0_i32_b32
    0x2041e002b630d, // s_ff0_i32_b64
    0x20420002b700d, // s_ff1_i32_b32
    0x20422002b7d0d, // s_ff1_i32_b64
    0x20424002ba80b, // s_flbit_i32
    0x20426002b8a0f, // s_flbit_i32_b32
    0x20428002b990f, // s_flbit_i32_b64
    0x2042a002bb30f, // s_flbit_i32_i64
    0x1042c002aa319, // s_get_waveid_in_workgroup
    0x1042d002c110b, // s_getpc_b64
    0x1042e00337a0c, // s_getreg_b32
    0x1042f002a5b09, // s_gl1_inv
    0x1043000360a0c, // s_icache_inv
    0x104310036160e, // s_incperflevel
    0x104320036c40f, // s_inst_prefetch
    0x1043300296e0c, // s_load_dword
    0x104340029a40f, // s_load_dwordx16
    0x1043500297a0e, // s_load_dwordx2
    0x104360029880e, // s_load_dwordx4
    0x104370029960e, // s_load_dwordx8
    0x4043800300f0f, // s_lshl1_add_u32
    0x4043c00301e0f, // s_lshl2_add_u32
    0x4044000302d0f, // s_lshl3_add_u32
    0x4044400303c0f, // s_lshl4_add_u32
    0x40448002f870a, // s_lshl_b32
    0x4044c002f910a, // s_lshl_b64
    0x40450002f9b0a, // s_lshr_b32
    0x40454002fa50a, // s_lshr_b64
    0x40458002ec309, // s_max_i32
    0x4045c002ecc09, // s_max_u32
    0x10460002a790d, // s_memrealtime
    0x10461002a7009, // s_memtime
    0x40462002eb109, // s_min_i32
    0x40466002eba09, // s_min_u32
    0x2046a002abc09, // s_mov_b32
    0x2046c002ac509, // s_mov_b64
    0x1046e0031720a, // s_movk_i32
    0x2046f002d060d, // s_movreld_b32
    0x20471002d130d, // s_movreld_b64
    0x10473002cec0d, // s_movrels_b32
    0x10474002cf90d, // s_movrels_b64
    0x10475002e6910, // s_movrelsd_2_b32
    0x4047600308a0c, // s_mul_hi_i32
    0x4047a00307e0c, // s_mul_hi_u32
    0x4047e002fd509, // s_mul_i32
    0x104820032750a, // s_mulk_i32
    0x40483002f4d0a, // s_nand_b32
    0x40487002f570a, // s_nand_b64
    0x2048b002de613, // s_nand_saveexec_b32
    0x2048d002c9813, // s_nand_saveexec_b64
    0x1048f00341705, // s_nop
    0x40490002f6109, // s_nor_b32
    0x40494002f6a09, // s_nor_b64
    0x20498002df912, // s_nor_saveexec_b32
    0x2049a002cab12, // s_nor_saveexec_b64
    0x2049c002ae209, // s_not_b32
    0x2049e002aeb09, // s_not_b64
    0x404a0002f0108, // s_or_b32
    0x404a4002f0908, // s_or_b64
    0x204a8002d9c11, // s_or_saveexec_b32
    0x204aa002c4e11, // s_or_saveexec_b64
    0x204ac002e3213, // s_orn1_saveexec_b32
    0x204ae002d3d13, // s_orn1_saveexec_b64
    0x404b0002f390a, // s_orn2_b32
    0x404b4002f430a, // s_orn2_b64
    0x204b8002dd313, // s_orn2_saveexec_b32
    0x204ba002c8513, // s_orn2_saveexec_b64
    0x404bc00306d11, // s_pack_hh_b32_b16
    0x404c000305c11, // s_pack_lh_b32_b16
    0x404c400304b11, // s_pack_ll_b32_b16
    0x204c8002cd00e, // s_quadmask_b32
    0x204ca002cde0e, // s_quadmask_b64
    0x104cc002c3309, // s_rfe_b64
    0x104cd0037490c, // s_round_mode
    0x104ce0029b314, // s_scratch_load_dword
    0x104cf0029c716, // s_scratch_load_dwordx2
    0x104d00029dd16, // s_scratch_load_dwordx4
    0x104d10035ee09, // s_sendmsg
    0x104d20035f70d, // s_sendmsghalt
    0x104d30034b909, // s_sethalt
    0x104d400349509, // s_setkill
    0x104d5002c1c0b, // s_setpc_b64
    0x104d60034c909, // s_setprio
    0x104d70033860c, // s_setreg_b32
    0x104d800339212, // s_setreg_imm32_b32
    0x204d9002bcf0e, // s_sext_i32_i16
    0x204db002bc20d, // s_sext_i32_i8
    0x104dd0034c207, // s_sleep
    0x404de002e9409, // s_sub_i32
    0x404e2002e8209, // s_sub_u32
    0x404e6002ea70a, // s_subb_u32
    0x104ea0033ed16, // s_subvector_loop_begin
    0x104eb00340314, // s_subvector_loop_end
    0x104ec002c270c, // s_swappc_b64
    0x104ed00360406, // s_trap
    0x104ee0036320c, // s_ttracedata
    0x104ef00376210, // s_ttracedata_imm
    0x104f00031bb09, // s_version
    0x104f10036db0b, // s_wait_idle
    0x104f20034b009, // s_waitcnt
    0x104f300373910, // s_waitcnt_depctr
    0x104f40033cc10, // s_waitcnt_expcnt
    0x104f50033dc11, // s_waitcnt_lgkmcnt
    0x104f60033bd0f, // s_waitcnt_vmcnt
    0x104f70033ae0f, // s_waitcnt_vscnt
    0x104f800342c08, // s_wakeup
    0x204f9002af409, // s_wqm_b32
    0x204fb002afd09, // s_wqm_b64
    0x404fd002f730a, // s_xnor_b32
    0x40501002f7d0a, // s_xnor_b64
    0x20505002e0b13, // s_xnor_saveexec_b32
    0x20507002cbd13, // s_xnor_saveexec_b64
    0x40509002f1109, // s_xor_b32
    0x4050d002f1a09, // s_xor_b64
    0x20511002dad12, // s_xor_saveexec_b32
    0x20513002c5f12, // s_xor_saveexec_b64
    0x1051500109b12, // scratch_load_dword
    0x105160010ad14, // scratch_load_dwordx2
    0x105170010d514, // scratch_load_dwordx3
    0x105180010c114, // scratch_load_dwordx4
    0x1051900106312, // scratch_load_sbyte
    0x1051a0011c216, // scratch_load_sbyte_d16
    0x1051b0011d819, // scratch_load_sbyte_d16_hi
    0x1051c0011f116, // scratch_load_short_d16
    0x1051d00120719, // scratch_load_short_d16_hi
    0x1051e00108813, // scratch_load_sshort
    0x1051f00105112, // scratch_load_ubyte
    0x1052000119316, // scratch_load_ubyte_d16
    0x105210011a919, // scratch_load_ubyte_d16_hi
    0x1052200107513, // scratch_load_ushort
    0x105230010e912, // scratch_store_byte
    0x105240010fb19, // scratch_store_byte_d16_hi
    0x1052500114113, // scratch_store_dword
    0x1052600115415, // scratch_store_dwordx2
    0x1052700117e15, // scratch_store_dwordx3
    0x1052800116915, // scratch_store_dwordx4
    0x1052900111413, // scratch_store_short
    0x1052a0011271a, // scratch_store_short_d16_hi
    0x1052b00229c19, // tbuffer_load_format_d16_x
    0x1052c0022b51a, // tbuffer_load_format_d16_xy
    0x1052d0022cf1b, // tbuffer_load_format_d16_xyz
    0x1052e0022ea1c, // tbuffer_load_format_d16_xyzw
    0x1052f0021e415, // tbuffer_load_format_x
    0x105300021f916, // tbuffer_load_format_xy
    0x1053100220f17, // tbuffer_load_format_xyz
    0x1053200222618, // tbuffer_load_format_xyzw
    0x105330023061a, // tbuffer_store_format_d16_x
    0x105340023201b, // tbuffer_store_format_d16_xy
    0x1053500233b1c, // tbuffer_store_format_d16_xyz
    0x105360023571d, // tbuffer_store_format_d16_xyzw
    0x1053700223e16, // tbuffer_store_format_x
    0x1053800225417, // tbuffer_store_format_xy
    0x1053900226b18, // tbuffer_store_format_xyz
    0x1053a00228319, // tbuffer_store_format_xyzw
    0x8053b0043560a, // v_add3_u32
    0x90543003d770f, // v_add_co_ci_u32
    0x4054c0041590c, // v_add_co_u32
    0x90550003dda09, // v_add_f16
    0x90559003c2f09, // v_add_f32
    0x40562003fbf09, // v_add_f64
    0x805660042130e, // v_add_lshl_u32
    0x4056e0041410c, // v_add_nc_i16
    0x405720043c90c, // v_add_nc_i32
    0x405760040df0c, // v_add_nc_u16
    0x9057a003d500c, // v_add_nc_u32
    0x80583003eea0e, // v_alignbit_b32
    0x8058b003ef80f, // v_alignbyte_b32
    0x90593003d0d09, // v_and_b32
    0x8059c00436d0c, // v_and_or_b32
    0x405a40041100d, // v_ashrrev_i16
    0x905a8003cf30d, // v_ashrrev_i32
    0x305b10040d20d, // v_ashrrev_i64
    0x405b40042dc0e, // v_bcnt_u32_b32
    0x805b8003eb709, // v_bfe_i32
    0x805c0003eae09, // v_bfe_u32
    0x805c8003ec009, // v_bfi_b32
    0x405d00042d309, // v_bfm_b32
    0x705d4003a480b, // v_bfrev_b32
    0x705db003b930a, // v_ceil_f16
    0x705e20039b40a, // v_ceil_f32
    0x405e90039730a, // v_ceil_f64
    0x205ed003ac209, // v_clrexcp
    0x705ef0048ed0f, // v_cmp_class_f16
    0x705f60048960f, // v_cmp_class_f32
    0x605fd004a2e0f, // v_cmp_class_f64
    0x70603004bbe0c, // v_cmp_eq_f16
    0x7060a00451f0c, // v_cmp_eq_f32
    0x606110046b70c, // v_cmp_eq_f64
    0x706170048b10c, // v_cmp_eq_i16
    0x7061e00484f0c, // v_cmp_eq_i32
    0x606250049e70c, // v_cmp_eq_i64
    0x7062b004a490c, // v_cmp_eq_u16
    0x70632004b600c, // v_cmp_eq_u32
    0x60639004ce80c, // v_cmp_eq_u64
    0x7063f004ba70b, // v_cmp_f_f16
    0x706460045080b, // v_cmp_f_f32
    0x6064d0046a00b, // v_cmp_f_f64
    0x706530048380b, // v_cmp_f_i32
    0x6065a0049d00b, // v_cmp_f_i64
    0x70660004b490b, // v_cmp_f_u32
    0x60667004cd10b, // v_cmp_f_u64
    0x7066d004bee0c, // v_cmp_ge_f16
    0x7067400454f0c, // v_cmp_ge_f32
    0x6067b0046e70c, // v_cmp_ge_f64
    0x706810048e10c, // v_cmp_ge_i16
    0x7068800487f0c, // v_cmp_ge_i32
    0x6068f004a170c, // v_cmp_ge_i64
    0x70695004a790c, // v_cmp_ge_u16
    0x7069c004b900c, // v_cmp_ge_u32
    0x606a3004d180c, // v_cmp_ge_u64
    0x706a9004bd60c, // v_cmp_gt_f16
    0x706b00045370c, // v_cmp_gt_f32
    0x606b70046cf0c, // v_cmp_gt_f64
    0x706bd0048c90c, // v_cmp_gt_i16
    0x706c40048670c, // v_cmp_gt_i32
    0x606cb0049ff0c, // v_cmp_gt_i64
    0x706d1004a610c, // v_cmp_gt_u16
    0x706d8004b780c, // v_cmp_gt_u32
    0x606df004d000c, // v_cmp_gt_u64
    0x706e5004bca0c, // v_cmp_le_f16
    0x706ec00452b0c, // v_cmp_le_f32
    0x606f30046c30c, // v_cmp_le_f64
    0x706f90048bd0c, // v_cmp_le_i16
    0x7070000485b0c, // v_cmp_le_i32
    0x607070049f30c, // v_cmp_le_i64
    0x7070d004a550c, // v_cmp_le_u16
    0x70714004b6c0c, // v_cmp_le_u32
    0x6071b004cf40c, // v_cmp_le_u64
    0x70721004be20c, // v_cmp_lg_f16
    0x707280045430c, // v_cmp_lg_f32
    0x6072f0046db0c, // v_cmp_lg_f64
    0x70735004bb20c, // v_cmp_lt_f16
    0x7073c0045130c, // v_cmp_lt_f32
    0x607430046ab0c, // v_cmp_lt_f64
    0x707490048a50c, // v_cmp_lt_i16
    0x707500048430c, // v_cmp_lt_i32
    0x607570049db0c, // v_cmp_lt_i64
    0x7075d004a3d0c, // v_cmp_lt_u16
    0x70764004b540c, // v_cmp_lt_u32
    0x6076b004cdc0c, // v_cmp_lt_u64
    0x707710048d50c, // v_cmp_ne_i16
    0x707780048730c, // v_cmp_ne_i32
    0x6077f004a0b0c, // v_cmp_ne_i64
    0x70785004a6d0c, // v_cmp_ne_u16
    0x7078c004b840c, // v_cmp_ne_u32
    0x60793004d0c0c, // v_cmp_ne_u64
    0x70799004d6e0d, // v_cmp_neq_f16
    0x707a00045a50d, // v_cmp_neq_f32
    0x607a700473d0d, // v_cmp_neq_f64
    0x707ad004d3a0d, // v_cmp_nge_f16
    0x707b40045710d, // v_cmp_nge_f32
    0x607bb0047090d, // v_cmp_nge_f64
    0x707c1004d540d, // v_cmp_ngt_f16
    0x707c800458b0d, // v_cmp_ngt_f32
    0x607cf0047230d, // v_cmp_ngt_f64
    0x707d5004d610d, // v_cmp_nle_f16
    0x707dc0045980d, // v_cmp_nle_f32
    0x607e30047300d, // v_cmp_nle_f64
    0x707e9004d470d, // v_cmp_nlg_f16
    0x707f000457e0d, // v_cmp_nlg_f32
    0x607f70047160d, // v_cmp_nlg_f64
    0x707fd004d7b0d, // v_cmp_nlt_f16
    0x708040045b20d, // v_cmp_nlt_f32
    0x6080b00474a0d, // v_cmp_nlt_f64
    0x70811004bfa0b, // v_cmp_o_f16
    0x7081800455b0b, // v_cmp_o_f32
    0x6081f0046f30b, // v_cmp_o_f64
    0x7082500488b0b, // v_cmp_t_i32
    0x6082c004a230b, // v_cmp_t_i64
    0x70832004b9c0b, // v_cmp_t_u32
    0x60839004d240b, // v_cmp_t_u64
    0x7083f004d880d, // v_cmp_tru_f16
    0x708460045bf0d, // v_cmp_tru_f32
    0x6084d0047570d, // v_cmp_tru_f64
    0x70853004d2f0b, // v_cmp_u_f16
    0x7085a0045660b, // v_cmp_u_f32
    0x608610046fe0b, // v_cmp_u_f64
    0x708670049c010, // v_cmpx_class_f16
    0x7086e00496210, // v_cmpx_class_f32
    0x60875004aeb10, // v_cmpx_class_f64
    0x7087b004c840d, // v_cmpx_eq_f16
    0x708820045e50d, // v_cmpx_eq_f32
    0x6088900477d0d, // v_cmpx_eq_f64
    0x7088f00497f0d, // v_cmpx_eq_i16
    0x708960049150d, // v_cmpx_eq_i32
    0x6089d004a9e0d, // v_cmpx_eq_i64
    0x708a3004b080d, // v_cmpx_eq_u16
    0x708aa004c1e0d, // v_cmpx_eq_u32
    0x608b1004dae0d, // v_cmpx_eq_u64
    0x708b7004c6b0c, // v_cmpx_f_f16
    0x708be0045cc0c, // v_cmpx_f_f32
    0x608c50047640c, // v_cmpx_f_f64
    0x708cb0048fc0c, // v_cmpx_f_i32
    0x608d2004a850c, // v_cmpx_f_i64
    0x708d8004c050c, // v_cmpx_f_u32
    0x608df004d950c, // v_cmpx_f_u64
    0x708e5004cb80d, // v_cmpx_ge_f16
    0x708ec0046190d, // v_cmpx_ge_f32
    0x608f30047b10d, // v_cmpx_ge_f64
    0x708f90049b30d, // v_cmpx_ge_i16
    0x709000049490d, // v_cmpx_ge_i32
    0x60907004ad20d, // v_cmpx_ge_i64
    0x7090d004b3c0d, // v_cmpx_ge_u16
    0x70914004c520d, // v_cmpx_ge_u32
    0x6091b004de20d, // v_cmpx_ge_u64
    0x70921004c9e0d, // v_cmpx_gt_f16
    0x709280045ff0d, // v_cmpx_gt_f32
    0x6092f0047970d, // v_cmpx_gt_f64
    0x709350049990d, // v_cmpx_gt_i16
    0x7093c00492f0d, // v_cmpx_gt_i32
    0x60943004ab80d, // v_cmpx_gt_i64
    0x70949004b220d, // v_cmpx_gt_u16
    0x70950004c380d, // v_cmpx_gt_u32
    0x60957004dc80d, // v_cmpx_gt_u64
    0x7095d004c910d, // v_cmpx_le_f16
    0x709640045f20d, // v_cmpx_le_f32
    0x6096b00478a0d, // v_cmpx_le_f64
    0x7097100498c0d, // v_cmpx_le_i16
    0x709780049220d, // v_cmpx_le_i32
    0x6097f004aab0d, // v_cmpx_le_i64
    0x70985004b150d, // v_cmpx_le_u16
    0x7098c004c2b0d, // v_cmpx_le_u32
    0x60993004dbb0d, // v_cmpx_le_u64
    0x70999004cab0d, // v_cmpx_lg_f16
    0x709a000460c0d, // v_cmpx_lg_f32
    0x609a70047a40d, // v_cmpx_lg_f64
    0x709ad004c770d, // v_cmpx_lt_f16
    0x709b40045d80d, // v_cmpx_lt_f32
    0x609bb0047700d, // v_cmpx_lt_f64
    0x709c10049720d, // v_cmpx_lt_i16
    0x709c80049080d, // v_cmpx_lt_i32
    0x609cf004a910d, // v_cmpx_lt_i64
    0x709d5004afb0d, // v_cmpx_lt_u16
    0x709dc004c110d, // v_cmpx_lt_u32
    0x609e3004da10d, // v_cmpx_lt_u64
    0x709e90049a60d, // v_cmpx_ne_i16
    0x709f000493c0d, // v_cmpx_ne_i32
    0x609f7004ac50d, // v_cmpx_ne_i64
    0x709fd004b2f0d, // v_cmpx_ne_u16
    0x70a04004c450d, // v_cmpx_ne_u32
    0x60a0b004dd50d, // v_cmpx_ne_u64
    0x70a11004e3f0e, // v_cmpx_neq_f16
    0x70a180046760e, // v_cmpx_neq_f32
    0x60a1f00480e0e, // v_cmpx_neq_f64
    0x70a25004e070e, // v_cmpx_nge_f16
    0x70a2c00463e0e, // v_cmpx_nge_f32
    0x60a330047d60e, // v_cmpx_nge_f64
    0x70a39004e230e, // v_cmpx_ngt_f16
    0x70a4000465a0e, // v_cmpx_ngt_f32
    0x60a470047f20e, // v_cmpx_ngt_f64
    0x70a4d004e310e, // v_cmpx_nle_f16
    0x70a540046680e, // v_cmpx_nle_f32
    0x60a5b0048000e, // v_cmpx_nle_f64
    0x70a61004e150e, // v_cmpx_nlg_f16
    0x70a6800464c0e, // v_cmpx_nlg_f32
    0x60a6f0047e40e, // v_cmpx_nlg_f64
    0x70a75004e4d0e, // v_cmpx_nlt_f16
    0x70a7c0046840e, // v_cmpx_nlt_f32
    0x60a8300481c0e, // v_cmpx_nlt_f64
    0x70a89004cc50c, // v_cmpx_o_f16
    0x70a900046260c, // v_cmpx_o_f32
    0x60a970047be0c, // v_cmpx_o_f64
    0x70a9d0049560c, // v_cmpx_t_i32
    0x60aa4004adf0c, // v_cmpx_t_i64
    0x70aaa004c5f0c, // v_cmpx_t_u32
    0x60ab1004def0c, // v_cmpx_t_u64
    0x70ab7004e5b0e, // v_cmpx_tru_f16
    0x70abe0046920e, // v_cmpx_tru_f32
    0x60ac500482a0e, // v_cmpx_tru_f64
    0x70acb004dfb0c, // v_cmpx_u_f16
    0x70ad20046320c, // v_cmpx_u_f32
    0x60ad90047ca0c, // v_cmpx_u_f64
    0x90adf003c1a0d, // v_cndmask_b32
    0x70ae8003bc709, // v_cos_f16
    0x70aef003a3609, // v_cos_f32
    0x80af6003e7e0c, // v_cubeid_f32
    0x80afe003ea20c, // v_cubema_f32
    0x80b06003e8a0c, // v_cubesc_f32
    0x80b0e003e960c, // v_cubetc_f32
    0x70b160038a80d, // v_cvt_f16_f32
    0x70b1d003b100d, // v_cvt_f16_i16
    0x70b24003b030d, // v_cvt_f16_u16
    0x70b2b0038b50d, // v_cvt_f32_f16
    0x40b320038f40d, // v_cvt_f32_f64
    0x70b360038740d, // v_cvt_f32_i32
    0x70b3d0038810d, // v_cvt_f32_u32
    0x70b4400390e10, // v_cvt_f32_ubyte0
    0x70b4b00391e10, // v_cvt_f32_ubyte1
    0x70b5200392e10, // v_cvt_f32_ubyte2
    0x70b5900393e10, // v_cvt_f32_ubyte3
    0x40b600039010d, // v_cvt_f64_f32
    0x40b640038670d, // v_cvt_f64_i32
    0x40b6800395b0d, // v_cvt_f64_u32
    0x70b6c0038d311, // v_cvt_flr_i32_f32
    0x70b73003b2a0d, // v_cvt_i16_f16
    0x70b7a00389b0d, // v_cvt_i32_f32
    0x40b8100385a0d, // v_cvt_i32_f64
    0x70b85003bdf12, // v_cvt_norm_i16_f16
    0x70b8c003bf112, // v_cvt_norm_u16_f16
    0x70b930038e410, // v_cvt_off_f32_i4
    0x40b9a00434610, // v_cvt_pk_i16_i32
    0x40b9e00433610, // v_cvt_pk_u16_u32
    0x80ba2003f920f, // v_cvt_pk_u8_f32
    0x40baa00417f14, // v_cvt_pknorm_i16_f16
    0x40bae00430e14, // v_cvt_pknorm_i16_f32
    0x40bb200419314, // v_cvt_pknorm_u16_f16
    0x40bb600432214, // v_cvt_pknorm_u16_f32
    0x90bba003dc713, // v_cvt_pkrtz_f16_f32
    0x70bc30038c211, // v_cvt_rpi_i32_f32
    0x70bca003b1d0d, // v_cvt_u16_f16
    0x70bd100388e0d, // v_cvt_u32_f32
    0x40bd800394e0d, // v_cvt_u32_f64
    0x80bdc00429c0f, // v_div_fixup_f16
    0x80be4003fa10f, // v_div_fixup_f32
    0x80bec003fb00f, // v_div_fixup_f64
    0x80bf40040300e, // v_div_fmas_f32
    0x80bfc00403e0e, // v_div_fmas_f64
    0x80c040040120f, // v_div_scale_f32
    0x80c0c0040210f, // v_div_scale_f64
    0x70c14003b5c09, // v_exp_f16
    0x70c1b0039d409, // v_exp_f32
    0x70c22003a670a, // v_ffbh_i32
    0x70c29003a530a, // v_ffbh_u32
    0x70c30003a5d0a, // v_ffbl_b32
    0x70c37003b880b, // v_floor_f16
    0x70c3e0039c90b, // v_floor_f32
    0x40c450039880b, // v_floor_f64
    0x80c4900422109, // v_fma_f16
    0x80c51003ec909, // v_fma_f32
    0x80c59003ed209, // v_fma_f64
    0x80c610044dd0d, // v_fma_mix_f32
    0x80c690044f90f, // v_fma_mixhi_f16
    0x80c710044ea0f, // v_fma_mixlo_f16
    0x20c79003e160b, // v_fmaak_f16
    0x20c7b003dbc0b, // v_fmaak_f32
    0x80c7d003e010a, // v_fmac_f16
    0x80c85003da70a, // v_fmac_f32
    0x20c8d003e0b0b, // v_fmamk_f16
    0x20c8f003db10b, // v_fmamk_f32
    0x70c91003bb30b, // v_fract_f16
    0x70c9800399e0b, // v_fract_f32
    0x40c9f003a940b, // v_fract_f64
    0x70ca3003b7513, // v_frexp_exp_i16_f16
    0x70caa003a9f13, // v_frexp_exp_i32_f32
    0x40cb1003a7113, // v_frexp_exp_i32_f64
    0x70cb5003b6510, // v_frexp_mant_f16
    0x70cbc003ab210, // v_frexp_mant_f32
    0x40cc3003a8410, // v_frexp_mant_f64
    0x50cc700379d10, // v_interp_mov_f32
    0x50ccc0037760f, // v_interp_p1_f32
    0x80cd10041d011, // v_interp_p1ll_f16
    0x80cd90041e111, // v_interp_p1lv_f16
    0x80ce10042840f, // v_interp_p2_f16
    0x50ce900378e0f, // v_interp_p2_f32
    0x90cee003e330b, // v_ldexp_f16
    0x40cf70042c80b, // v_ldexp_f32
    0x40cfb003fe30b, // v_ldexp_f64
    0x80cff003edb09, // v_lerp_u8
    0x70d07003b5309, // v_log_f16
    0x70d0e0039dd09, // v_log_f32
    0x80d150042050e, // v_lshl_add_u32
    0x80d1d0043600d, // v_lshl_or_b32
    0x40d250041a70d, // v_lshlrev_b16
    0x90d29003d000d, // v_lshlrev_b32
    0x30d320040b80d, // v_lshlrev_b64
    0x40d350041030d, // v_lshrrev_b16
    0x90d39003ce60d, // v_lshrrev_b32
    0x30d420040c50d, // v_lshrrev_b64
    0x80d45003d3109, // v_mac_f32
    0x60d4d003c4d10, // v_mac_legacy_f32
    0x80d53003e5b09, // v_mad_f32
    0x80d5b00429309, // v_mad_i16
    0x80d6300438f0d, // v_mad_i32_i16
    0x80d6b003e640d, // v_mad_i32_i24
    0x80d730040a10d, // v_mad_i64_i32
    0x80d7b003e4b10, // v_mad_legacy_f32
    0x80d830041c309, // v_mad_u16
    0x80d8b0043820d, // v_mad_u32_u16
    0x80d93003e710d, // v_mad_u32_u24
    0x80d9b0040940d, // v_mad_u64_u32
    0x20da3003d450b, // v_madak_f32
    0x20da5003d3a0b, // v_madmk_f32
    0x80da70042480a, // v_max3_f16
    0x80daf003f310a, // v_max3_f32
    0x80db70042520a, // v_max3_i16
    0x80dbf003f3b0a, // v_max3_i32
    0x80dc700425c0a, // v_max3_u16
    0x80dcf003f450a, // v_max3_u32
    0x90dd7003e2109, // v_max_f16
    0x90de0003cb909, // v_max_f32
    0x40de9003fda09, // v_max_f64
    0x40ded00412609, // v_max_i16
    0x90df1003ccb09, // v_max_i32
    0x40dfa00411d09, // v_max_u16
    0x90dfe003cdd09, // v_max_u32
    0x40e070042fc12, // v_mbcnt_hi_u32_b32
    0x40e0b0042ea12, // v_mbcnt_lo_u32_b32
    0x80e0f0042660a, // v_med3_f16
    0x80e17003f4f0a, // v_med3_f32
    0x80e1f0042700a, // v_med3_i16
    0x80e27003f590a, // v_med3_i32
    0x80e2f00427a0a, // v_med3_u16
    0x80e37003f630a, // v_med3_u32
    0x80e3f00422a0a, // v_min3_f16
    0x80e47003f130a, // v_min3_f32
    0x80e4f0042340a, // v_min3_i16
    0x80e57003f1d0a, // v_min3_i32
    0x80e5f00423e0a, // v_min3_u16
    0x80e67003f270a, // v_min3_u32
    0x90e6f003e2a09, // v_min_f16
    0x90e78003cb009, // v_min_f32
    0x40e81003fd109, // v_min_f64
    0x40e8500413809, // v_min_i16
    0x90e89003cc209, // v_min_i32
    0x40e9200412f09, // v_min_u16
    0x90e96003cd409, // v_min_u32
    0x70e9f0037b209, // v_mov_b32
    0x70ea6003acb0d, // v_movreld_b32
    0x50ead003ad80d, // v_movrels_b32
    0x50eb2003af310, // v_movrelsd_2_b32
    0x50eb7003ae50e, // v_movrelsd_b32
    0x80ebc00406511, // v_mqsad_pk_u16_u8
    0x40ec40040860e, // v_mqsad_u32_u8
    0x80ec800404c09, // v_msad_u8
    0x90ed0003df809, // v_mul_f16
    0x90ed9003c6d09, // v_mul_f32
    0x40ee2003fc809, // v_mul_f64
    0x40ee60040060c, // v_mul_hi_i32
    0x90eea003c8310, // v_mul_hi_i32_i24
    0x40ef3003ffa0c, // v_mul_hi_u32
    0x90ef7003ca010, // v_mul_hi_u32_u24
    0x90f00003c760d, // v_mul_i32_i24
    0x90f09003c5d10, // v_mul_legacy_f32
    0x40f12004e690c, // v_mul_lo_i32
    0x40f160040f70c, // v_mul_lo_u16
    0x40f1a003fee0c, // v_mul_lo_u32
    0x90f1e003c930d, // v_mul_u32_u24
    0x80f27003f070c, // v_mullit_f32
    0x20f2f0037ad05, // v_nop
    0x70f31003a3f09, // v_not_b32
    0x80f3800437909, // v_or3_b32
    0x90f40003d1608, // v_or_b32
    0x40f490041710e, // v_pack_b32_f16
    0x80f4d0041f20a, // v_perm_b32
    0x40f550043a810, // v_permlane16_b32
    0x40f590043b811, // v_permlanex16_b32
    0x20f5d0039930b, // v_pipeflush
    0x40f5f0044ad0c, // v_pk_add_f16
    0x40f630044050c, // v_pk_add_i16
    0x40f670044710c, // v_pk_add_u16
    0x40f6b00443d10, // v_pk_ashrrev_i16
    0x80f6f0044a10c, // v_pk_fma_f16
    0x40f77003e3e0d, // v_pk_fmac_f16
    0x40f7b00441d10, // v_pk_lshlrev_b16
    0x40f7f00442d10, // v_pk_lshrrev_b16
    0x80f830043ea0c, // v_pk_mad_i16
    0x80f8b0044650c, // v_pk_mad_u16
    0x40f930044d10c, // v_pk_max_f16
    0x40f9700444d0c, // v_pk_max_i16
    0x40f9b0044890c, // v_pk_max_u16
    0x40f9f0044c50c, // v_pk_min_f16
    0x40fa30044590c, // v_pk_min_i16
    0x40fa70044950c, // v_pk_min_u16
    0x40fab0044b90c, // v_pk_mul_f16
    0x40faf0043f60f, // v_pk_mul_lo_u16
    0x40fb30044110c, // v_pk_sub_i16
    0x40fb700447d0c, // v_pk_sub_u16
    0x80fbb00405510, // v_qsad_pk_u16_u8
    0x70fc3003b3709, // v_rcp_f16
    0x70fca0039e609, // v_rcp_f32
    0x40fd1003a0709, // v_rcp_f64
    0x70fd50039ef0f, // v_rcp_iflag_f32
    0x20fdc00384713, // v_readfirstlane_b32
    0x10fde0042ab0e, // v_readlane_b32
    0x70fdf003ba80b, // v_rndne_f16
    0x70fe60039be0b, // v_rndne_f32
    0x40fed00397d0b, // v_rndne_f64
    0x70ff1003b4a09, // v_rsq_f16
    0x70ff80039fe09, // v_rsq_f32
    0x40fff003a1009, // v_rsq_f64
    0x81003003f750b, // v_sad_hi_u8
    0x8100b003f8009, // v_sad_u16
    0x81013003f8909, // v_sad_u32
    0x8101b003f6d08, // v_sad_u8
    0x71023003bd00f, // v_sat_pk_u8_i16
    0x7102a003bbe09, // v_sin_f16
    0x71031003a2d09, // v_sin_f32
    0x71038003b400a, // v_sqrt_f16
    0x7103f003a190a, // v_sqrt_f32
    0x41046003a230a, // v_sqrt_f64
    0x9104a003d860f, // v_sub_co_ci_u32
    0x410530041650c, // v_sub_co_u32
    0x91057003de309, // v_sub_f16
    0x91060003c3809, // v_sub_f32
    0x4106900414d0c, // v_sub_nc_i16
    0x4106d00439c0c, // v_sub_nc_i32
    0x410710040eb0c, // v_sub_nc_u16
    0x91075003d5c0c, // v_sub_nc_u32
    0x9107e003d9512, // v_subrev_co_ci_u32
    0x410870041b40f, // v_subrev_co_u32
    0x9108b003dec0c, // v_subrev_f16
    0x91094003c410c, // v_subrev_f32
    0x9109d003d680f, // v_subrev_nc_u32
    0x110a6003c030a, // v_swap_b32
    0x110a7003c0d0d, // v_swaprel_b32
    0x410a800407610, // v_trig_preop_f64
    0x710ac003b9d0b, // v_trunc_f16
    0x710b30039a90b, // v_trunc_f32
    0x410ba0039680b, // v_trunc_f64
    0x210be0042b90f, // v_writelane_b32
    0x810c00041fc09, // v_xad_u32
    0x910c8003d270a, // v_xnor_b32
    0x810d10040ae0a, // v_xor3_b32
    0x910d9003d1e09, // v_xor_b32
];
/// Forms of mnemonics, in the order in which they are tried.
pub static FORMS: [u16; 4322] = [
    2667, 2683, 2673, 2689, 2666, 2682, 2677, 2693, 2678, 2694, 2680, 2696, 2679, 2695, 2676,
    2692, 2674, 2690, 2671, 2687, 2669, 2685, 2668, 2684, 2665, 2681, 2672, 2688, 2670, 2686,
    2675, 2691, 2697, 2698, 2645, 2646, 2648, 2647, 2663, 2699, 2700, 2701, 2702, 2633, 2634,
    2635, 2636, 2642, 2659, 2660, 2661, 2662, 2644, 2641, 2657, 2658, 2643, 2649, 2650, 2653,
    2654, 2656, 2655, 2664, 2703, 2704, 2705, 2706, 2637, 2638, 2639, 2640, 2651, 2652, 2401,
    2462, 2410, 2463, 2380, 2442, 2389, 2451, 2419, 2472, 2440, 2498, 2396, 2458, 2397, 2459,
    2426, 2479, 2427, 2480, 2486, 2439, 2414, 2467, 2384, 2446, 2407, 2403, 2405, 2406, 2402,
    2404, 2413, 2466, 2383, 2445, 2399, 2461, 2386, 2448, 2429, 2482, 2416, 2469, 2418, 2471,
    2388, 2450, 2398, 2460, 2385, 2447, 2428, 2481, 2415, 2468, 2417, 2470, 2387, 2449, 2392,
    2454, 2422, 2475, 2400, 2390, 2452, 2420, 2473, 2441, 2497, 2433, 2484, 2434, 2485, 2496,
    2502, 2432, 2483, 2501, 2437, 2435, 2491, 2492, 2438, 2493, 2494, 2436, 2489, 2490, 2412,
    2465, 2382, 2444, 2411, 2464, 2381, 2443, 2431, 2430, 2394, 2456, 2395, 2457, 2495, 2500,
    2409, 2488, 2393, 2455, 2408, 2487, 2499, 2424, 2477, 2425, 2478, 2423, 2476, 2391, 2453,
    2421, 2474, 3255, 2573, 2605, 2585, 2617, 2571, 2603, 2593, 2625, 2595, 2627, 2599, 2631,
    2597, 2629, 2591, 2623, 2587, 2619, 2581, 2613, 2577, 2609, 2575, 2607, 2569, 2601, 2583,
    2615, 2579, 2611, 2589, 2621, 2515, 2518, 2524, 2521, 2506, 2557, 2560, 2563, 2566, 2512,
    2503, 2551, 2554, 2509, 2527, 2530, 2539, 2542, 2548, 2545, 2533, 2536, 2574, 2606, 2586,
    2618, 2572, 2604, 2594, 2626, 2596, 2628, 2600, 2632, 2598, 2630, 2592, 2624, 2588, 2620,
    2582, 2614, 2578, 2610, 2576, 2608, 2570, 2602, 2584, 2616, 2580, 2612, 2590, 2622, 2517,
    2520, 2526, 2523, 2508, 2559, 2562, 2565, 2568, 2514, 2505, 2553, 2556, 2511, 2529, 2532,
    2541, 2544, 2550, 2547, 2535, 2538, 2775, 2776, 2777, 2778, 2799, 2800, 2801, 2802, 2771,
    2772, 2773, 2774, 2815, 2816, 2817, 2818, 2819, 2820, 2821, 2822, 2827, 2828, 2829, 2830,
    2823, 2824, 2825, 2826, 2811, 2812, 2813, 2814, 2803, 2804, 2805, 2806, 2791, 2792, 2793,
    2794, 2783, 2784, 2785, 2786, 2779, 2780, 2781, 2782, 2767, 2768, 2769, 2770, 2795, 2796,
    2797, 2798, 2787, 2788, 2789, 2790, 2807, 2808, 2809, 2810, 2959, 2960, 2961, 2962, 2979,
    2980, 2981, 2982, 2983, 2984, 2985, 2986, 3047, 3048, 3049, 3050, 3043, 3044, 3045, 3046,
    2991, 2992, 2993, 2994, 3011, 3012, 3013, 3014, 3015, 3016, 3017, 3018, 3079, 3080, 3081,
    3082, 3075, 3076, 3077, 3078, 2995, 2996, 2997, 2998, 3059, 3060, 3061, 3062, 3007, 3008,
    3009, 3010, 3071, 3072, 3073, 3074, 3019, 3020, 3021, 3022, 3083, 3084, 3085, 3086, 3055,
    3056, 3057, 3058, 2963, 2964, 2965, 2966, 3027, 3028, 3029, 3030, 2975, 2976, 2977, 2978,
    3039, 3040, 3041, 3042, 2987, 2988, 2989, 2990, 3051, 3052, 3053, 3054, 3023, 3024, 3025,
    3026, 3091, 3092, 3093, 3094, 3095, 3096, 3097, 3098, 3099, 3100, 3101, 3102, 3087, 3088,
    3089, 3090, 2763, 2764, 2765, 2766, 2723, 2724, 2725, 2726, 2967, 2968, 2969, 2970, 2971,
    2972, 2973, 2974, 2727, 2728, 2729, 2730, 2999, 3000, 3001, 3002, 3003, 3004, 3005, 3006,
    2739, 2740, 2741, 2742, 3143, 3144, 3145, 3146, 3147, 3148, 3149, 3150, 2743, 2744, 2745,
    2746, 2731, 2732, 2733, 2734, 3135, 3136, 3137, 3138, 3139, 3140, 3141, 3142, 2735, 2736,
    2737, 2738, 3167, 3168, 3169, 3170, 2831, 2832, 2833, 2834, 2851, 2852, 2853, 2854, 2855,
    2856, 2857, 2858, 2919, 2920, 2921, 2922, 2915, 2916, 2917, 2918, 2863, 2864, 2865, 2866,
    2883, 2884, 2885, 2886, 2887, 2888, 2889, 2890, 2951, 2952, 2953, 2954, 2947, 2948, 2949,
    2950, 3111, 3112, 3113, 3114, 3115, 3116, 3117, 3118, 3215, 3216, 3217, 3218, 3131, 3132,
    3133, 3134, 3231, 3232, 3233, 3234, 3211, 3212, 3213, 3214, 3127, 3128, 3129, 3130, 3227,
    3228, 3229, 3230, 2867, 2868, 2869, 2870, 2931, 2932, 2933, 2934, 2871, 2872, 2873, 2874,
    2875, 2876, 2877, 2878, 3183, 3184, 3185, 3186, 2939, 2940, 2941, 2942, 3199, 3200, 3201,
    3202, 3179, 3180, 3181, 3182, 2935, 2936, 2937, 2938, 3195, 3196, 3197, 3198, 2879, 2880,
    2881, 2882, 2943, 2944, 2945, 2946, 2891, 2892, 2893, 2894, 2955, 2956, 2957, 2958, 2927,
    2928, 2929, 2930, 3103, 3104, 3105, 3106, 3107, 3108, 3109, 3110, 3207, 3208, 3209, 3210,
    3123, 3124, 3125, 3126, 3223, 3224, 3225, 3226, 3203, 3204, 3205, 3206, 3119, 3120, 3121,
    3122, 3219, 3220, 3221, 3222, 2835, 2836, 2837, 2838, 2899, 2900, 2901, 2902, 2839, 2840,
    2841, 2842, 2843, 2844, 2845, 2846, 3175, 3176, 3177, 3178, 2907, 2908, 2909, 2910, 3191,
    3192, 3193, 3194, 3171, 3172, 3173, 3174, 2903, 2904, 2905, 2906, 3187, 3188, 3189, 3190,
    2847, 2848, 2849, 2850, 2911, 2912, 2913, 2914, 2859, 2860, 2861, 2862, 2923, 2924, 2925,
    2926, 2895, 2896, 2897, 2898, 2747, 2748, 2749, 2750, 3031, 3032, 3033, 3034, 3035, 3036,
    3037, 3038, 2751, 2752, 2753, 2754, 3063, 3064, 3065, 3066, 3067, 3068, 3069, 3070, 2759,
    2760, 2761, 2762, 3159, 3160, 3161, 3162, 3163, 3164, 3165, 3166, 2755, 2756, 2757, 2758,
    3151, 3152, 3153, 3154, 3155, 3156, 3157, 3158, 4176, 4177, 379, 380, 381, 382, 223, 224,
    225, 226, 215, 216, 217, 218, 231, 232, 233, 234, 434, 263, 264, 265, 266, 267, 268, 269,
    270, 4188, 4189, 4150, 4151, 4204, 4205, 4178, 4179, 4208, 4209, 4182, 4183, 287, 288,
    289, 290, 291, 292, 293, 294, 4194, 4195, 4156, 4157, 4210, 4211, 4184, 4185, 343, 344,
    345, 346, 347, 348, 349, 350, 3252, 3253, 4295, 4110, 4111, 4112, 4113, 4114, 4115, 4116,
    4117, 367, 368, 369, 370, 375, 376, 377, 378, 363, 364, 365, 366, 371, 372, 373, 374,
    351, 352, 353, 354, 355, 356, 357, 358, 4261, 4262, 4263, 4264, 4269, 4270, 4271, 4272,
    4265, 4266, 4267, 4268, 4273, 4274, 4275, 4276, 4186, 4187, 4138, 4139, 4140, 4141, 4142,
    4143, 4144, 4145, 4287, 4106, 4107, 4108, 4109, 3243, 3247, 3244, 3245, 3246, 439, 4308,
    4311, 4310, 4309, 4294, 4293, 4289, 4290, 4292, 4291, 4316, 4094, 4095, 4096, 4097, 421,
    4213, 4214, 4215, 4216, 4237, 4238, 4239, 4240, 4277, 4278, 4279, 4280, 4225, 4226, 4227,
    4228, 4249, 4250, 4251, 4252, 4221, 4222, 4223, 4224, 4245, 4246, 4247, 4248, 4233, 4234,
    4235, 4236, 4257, 4258, 4259, 4260, 4217, 4218, 4219, 4220, 4241, 4242, 4243, 4244, 4281,
    4282, 4283, 4284, 4229, 4230, 4231, 4232, 4253, 4254, 4255, 4256, 422, 428, 425, 431,
    424, 430, 427, 433, 423, 429, 426, 432, 4314, 255, 256, 257, 258, 259, 260, 261, 262,
    3249, 4306, 4320, 4286, 4313, 4312, 4118, 4119, 4120, 4121, 4122, 4123, 4124, 4125, 4130,
    4131, 4126, 4127, 4128, 4129, 4132, 4133, 3254, 4146, 436, 3248, 4304, 4305, 4315, 3235,
    3239, 3236, 3237, 3238, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395,
    396, 397, 398, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341,
    342, 247, 248, 249, 250, 251, 252, 253, 254, 3251, 3250, 239, 240, 241, 242, 243, 244,
    245, 246, 4090, 4091, 4092, 4093, 419, 4172, 4173, 4174, 4175, 4170, 4171, 4212, 415,
    416, 417, 418, 411, 412, 413, 414, 359, 360, 361, 362, 435, 303, 304, 305, 306, 307, 308,
    309, 310, 4198, 4199, 4160, 4161, 4285, 311, 312, 313, 314, 315, 316, 317, 318, 4200,
    4201, 4162, 4163, 4098, 4099, 4100, 4101, 271, 272, 273, 274, 275, 276, 277, 278, 4190,
    4191, 4152, 4153, 4206, 4207, 4180, 4181, 295, 296, 297, 298, 299, 300, 301, 302, 4196,
    4197, 4158, 4159, 407, 408, 409, 410, 403, 404, 405, 406, 399, 400, 401, 402, 4166, 4167,
    4168, 4169, 4149, 4319, 3240, 3241, 3242, 4301, 4302, 4298, 4296, 4147, 4300, 437, 438,
    4136, 4137, 4134, 4135, 4299, 227, 228, 229, 230, 219, 220, 221, 222, 235, 236, 237, 238,
    444, 445, 4148, 4303, 4307, 4321, 420, 4317, 4297, 4318, 442, 443, 441, 440, 4288, 4102,
    4103, 4104, 4105, 319, 320, 321, 322, 323, 324, 325, 326, 4202, 4203, 4164, 4165, 279,
    280, 281, 282, 283, 284, 285, 286, 4192, 4193, 4154, 4155, 2516, 2519, 2525, 2522, 2507,
    2558, 2561, 2564, 2567, 2513, 2504, 2552, 2555, 2510, 2528, 2531, 2540, 2543, 2549, 2546,
    2534, 2537, 2715, 2716, 2717, 2718, 2707, 2708, 2709, 2710, 2719, 2720, 2721, 2722, 2711,
    2712, 2713, 2714, 2316, 2317, 2318, 2319, 2320, 2321, 2322, 2323, 140, 144, 1433, 1434,
    1435, 1436, 142, 141, 143, 2089, 2090, 2091, 2092, 168, 172, 1453, 1454, 1455, 1456, 170,
    169, 171, 5, 9, 1325, 1326, 1327, 1328, 7, 6, 8, 1749, 1750, 1751, 1752, 2165, 2166,
    2167, 2168, 2169, 2170, 2171, 2172, 2081, 2082, 2083, 2084, 2376, 2377, 2378, 2379, 2045,
    2046, 2047, 2048, 125, 129, 1421, 1422, 1423, 1424, 127, 126, 128, 1597, 1598, 1599,
    1600, 1601, 1602, 1603, 1604, 1605, 1606, 1607, 1608, 1609, 1610, 1611, 1612, 97, 101,
    1401, 1402, 1403, 1404, 99, 98, 100, 2332, 2333, 2334, 2335, 2336, 2337, 2338, 2339,
    2061, 2062, 2063, 2064, 87, 91, 1393, 1394, 1395, 1396, 89, 88, 90, 2042, 2043, 2044,
    2288, 2289, 2290, 2291, 1557, 1558, 1559, 1560, 1561, 1562, 1563, 1564, 1549, 1550, 1551,
    1552, 1553, 1554, 1555, 1556, 1565, 1566, 1567, 1568, 1569, 1570, 1571, 1572, 2284, 2285,
    2286, 2287, 3929, 3933, 1958, 1959, 3931, 3930, 3932, 4043, 4047, 2006, 2007, 4045, 4044,
    4046, 3863, 3867, 1928, 1929, 3865, 3864, 3866, 3846, 3847, 1917, 1918, 3965, 1976, 3461,
    3463, 877, 878, 879, 880, 3462, 3440, 3442, 849, 850, 851, 852, 3441, 3528, 3529, 977,
    978, 979, 980, 3614, 3616, 1105, 1106, 1107, 1108, 3615, 3262, 3264, 569, 570, 571, 572,
    3263, 3356, 3357, 697, 698, 699, 700, 3446, 3448, 857, 858, 859, 860, 3447, 3422, 3424,
    825, 826, 827, 828, 3423, 3516, 3517, 953, 954, 955, 956, 3533, 3535, 985, 986, 987, 988,
    3534, 3590, 3592, 1073, 1074, 1075, 1076, 3591, 3684, 3685, 1201, 1202, 1203, 1204, 3608,
    3610, 1097, 1098, 1099, 1100, 3609, 3256, 3258, 561, 562, 563, 564, 3257, 3352, 3353,
    689, 690, 691, 692, 3416, 3418, 817, 818, 819, 820, 3417, 3512, 3513, 945, 946, 947, 948,
    3584, 3586, 1065, 1066, 1067, 1068, 3585, 3680, 3681, 1193, 1194, 1195, 1196, 3626, 3628,
    1121, 1122, 1123, 1124, 3627, 3274, 3276, 585, 586, 587, 588, 3275, 3364, 3365, 713, 714,
    715, 716, 3458, 3460, 873, 874, 875, 876, 3459, 3434, 3436, 841, 842, 843, 844, 3435,
    3524, 3525, 969, 970, 971, 972, 3545, 3547, 1001, 1002, 1003, 1004, 3546, 3602, 3604,
    1089, 1090, 1091, 1092, 3603, 3692, 3693, 1217, 1218, 1219, 1220, 3620, 3622, 1113, 1114,
    1115, 1116, 3621, 3268, 3270, 577, 578, 579, 580, 3269, 3360, 3361, 705, 706, 707, 708,
    3452, 3454, 865, 866, 867, 868, 3453, 3428, 3430, 833, 834, 835, 836, 3429, 3520, 3521,
    961, 962, 963, 964, 3539, 3541, 993, 994, 995, 996, 3540, 3596, 3598, 1081, 1082, 1083,
    1084, 3597, 3688, 3689, 1209, 1210, 1211, 1212, 3617, 3619, 1109, 1110, 1111, 1112, 3618,
    3265, 3267, 573, 574, 575, 576, 3266, 3358, 3359, 701, 702, 703, 704, 3449, 3451, 861,
    862, 863, 864, 3450, 3425, 3427, 829, 830, 831, 832, 3426, 3518, 3519, 957, 958, 959,
    960, 3536, 3538, 989, 990, 991, 992, 3537, 3593, 3595, 1077, 1078, 1079, 1080, 3594,
    3686, 3687, 1205, 1206, 1207, 1208, 3623, 3625, 1117, 1118, 1119, 1120, 3624, 3271, 3273,
    581, 582, 583, 584, 3272, 3362, 3363, 709, 710, 711, 712, 3611, 3613, 1101, 1102, 1103,
    1104, 3612, 3259, 3261, 565, 566, 567, 568, 3260, 3354, 3355, 693, 694, 695, 696, 3443,
    3445, 853, 854, 855, 856, 3444, 3419, 3421, 821, 822, 823, 824, 3420, 3514, 3515, 949,
    950, 951, 952, 3530, 3532, 981, 982, 983, 984, 3531, 3587, 3589, 1069, 1070, 1071, 1072,
    3588, 3682, 3683, 1197, 1198, 1199, 1200, 3455, 3457, 869, 870, 871, 872, 3456, 3431,
    3433, 837, 838, 839, 840, 3432, 3522, 3523, 965, 966, 967, 968, 3542, 3544, 997, 998,
    999, 1000, 3543, 3599, 3601, 1085, 1086, 1087, 1088, 3600, 3690, 3691, 1213, 1214, 1215,
    1216, 3711, 3713, 1245, 1246, 1247, 1248, 3712, 3295, 3297, 613, 614, 615, 616, 3296,
    3378, 3379, 741, 742, 743, 744, 3699, 3701, 1229, 1230, 1231, 1232, 3700, 3283, 3285,
    597, 598, 599, 600, 3284, 3370, 3371, 725, 726, 727, 728, 3705, 3707, 1237, 1238, 1239,
    1240, 3706, 3289, 3291, 605, 606, 607, 608, 3290, 3374, 3375, 733, 734, 735, 736, 3708,
    3710, 1241, 1242, 1243, 1244, 3709, 3292, 3294, 609, 610, 611, 612, 3293, 3376, 3377,
    737, 738, 739, 740, 3702, 3704, 1233, 1234, 1235, 1236, 3703, 3286, 3288, 601, 602, 603,
    604, 3287, 3372, 3373, 729, 730, 731, 732, 3714, 3716, 1249, 1250, 1251, 1252, 3715,
    3298, 3300, 617, 618, 619, 620, 3299, 3380, 3381, 745, 746, 747, 748, 3629, 3631, 1125,
    1126, 1127, 1128, 3630, 3277, 3279, 589, 590, 591, 592, 3278, 3366, 3367, 717, 718, 719,
    720, 3437, 3439, 845, 846, 847, 848, 3438, 3526, 3527, 973, 974, 975, 976, 3605, 3607,
    1093, 1094, 1095, 1096, 3606, 3694, 3695, 1221, 1222, 1223, 1224, 3717, 3719, 1253, 1254,
    1255, 1256, 3718, 3301, 3303, 621, 622, 623, 624, 3302, 3382, 3383, 749, 750, 751, 752,
    3696, 3698, 1225, 1226, 1227, 1228, 3697, 3280, 3282, 593, 594, 595, 596, 3281, 3368,
    3369, 721, 722, 723, 724, 3509, 3511, 941, 942, 943, 944, 3510, 3488, 3490, 913, 914,
    915, 916, 3489, 3564, 3565, 1037, 1038, 1039, 1040, 3662, 3664, 1169, 1170, 1171, 1172,
    3663, 3310, 3312, 633, 634, 635, 636, 3311, 3388, 3389, 761, 762, 763, 764, 3494, 3496,
    921, 922, 923, 924, 3495, 3470, 3472, 889, 890, 891, 892, 3471, 3552, 3553, 1013, 1014,
    1015, 1016, 3569, 3571, 1045, 1046, 1047, 1048, 3570, 3638, 3640, 1137, 1138, 1139, 1140,
    3639, 3724, 3725, 1265, 1266, 1267, 1268, 3656, 3658, 1161, 1162, 1163, 1164, 3657, 3304,
    3306, 625, 626, 627, 628, 3305, 3384, 3385, 753, 754, 755, 756, 3464, 3466, 881, 882,
    883, 884, 3465, 3548, 3549, 1005, 1006, 1007, 1008, 3632, 3634, 1129, 1130, 1131, 1132,
    3633, 3720, 3721, 1257, 1258, 1259, 1260, 3674, 3676, 1185, 1186, 1187, 1188, 3675, 3322,
    3324, 649, 650, 651, 652, 3323, 3396, 3397, 777, 778, 779, 780, 3506, 3508, 937, 938,
    939, 940, 3507, 3482, 3484, 905, 906, 907, 908, 3483, 3560, 3561, 1029, 1030, 1031, 1032,
    3581, 3583, 1061, 1062, 1063, 1064, 3582, 3650, 3652, 1153, 1154, 1155, 1156, 3651, 3732,
    3733, 1281, 1282, 1283, 1284, 3668, 3670, 1177, 1178, 1179, 1180, 3669, 3316, 3318, 641,
    642, 643, 644, 3317, 3392, 3393, 769, 770, 771, 772, 3500, 3502, 929, 930, 931, 932,
    3501, 3476, 3478, 897, 898, 899, 900, 3477, 3556, 3557, 1021, 1022, 1023, 1024, 3575,
    3577, 1053, 1054, 1055, 1056, 3576, 3644, 3646, 1145, 1146, 1147, 1148, 3645, 3728, 3729,
    1273, 1274, 1275, 1276, 3665, 3667, 1173, 1174, 1175, 1176, 3666, 3313, 3315, 637, 638,
    639, 640, 3314, 3390, 3391, 765, 766, 767, 768, 3497, 3499, 925, 926, 927, 928, 3498,
    3473, 3475, 893, 894, 895, 896, 3474, 3554, 3555, 1017, 1018, 1019, 1020, 3572, 3574,
    1049, 1050, 1051, 1052, 3573, 3641, 3643, 1141, 1142, 1143, 1144, 3642, 3726, 3727, 1269,
    1270, 1271, 1272, 3671, 3673, 1181, 1182, 1183, 1184, 3672, 3319, 3321, 645, 646, 647,
    648, 3320, 3394, 3395, 773, 774, 775, 776, 3659, 3661, 1165, 1166, 1167, 1168, 3660,
    3307, 3309, 629, 630, 631, 632, 3308, 3386, 3387, 757, 758, 759, 760, 3491, 3493, 917,
    918, 919, 920, 3492, 3467, 3469, 885, 886, 887, 888, 3468, 3550, 3551, 1009, 1010, 1011,
    1012, 3566, 3568, 1041, 1042, 1043, 1044, 3567, 3635, 3637, 1133, 1134, 1135, 1136, 3636,
    3722, 3723, 1261, 1262, 1263, 1264, 3503, 3505, 933, 934, 935, 936, 3504, 3479, 3481,
    901, 902, 903, 904, 3480, 3558, 3559, 1025, 1026, 1027, 1028, 3578, 3580, 1057, 1058,
    1059, 1060, 3579, 3647, 3649, 1149, 1150, 1151, 1152, 3648, 3730, 3731, 1277, 1278, 1279,
    1280, 3751, 3753, 1309, 1310, 1311, 1312, 3752, 3343, 3345, 677, 678, 679, 680, 3344,
    3410, 3411, 805, 806, 807, 808, 3739, 3741, 1293, 1294, 1295, 1296, 3740, 3331, 3333,
    661, 662, 663, 664, 3332, 3402, 3403, 789, 790, 791, 792, 3745, 3747, 1301, 1302, 1303,
    1304, 3746, 3337, 3339, 669, 670, 671, 672, 3338, 3406, 3407, 797, 798, 799, 800, 3748,
    3750, 1305, 1306, 1307, 1308, 3749, 3340, 3342, 673, 674, 675, 676, 3341, 3408, 3409,
    801, 802, 803, 804, 3742, 3744, 1297, 1298, 1299, 1300, 3743, 3334, 3336, 665, 666, 667,
    668, 3335, 3404, 3405, 793, 794, 795, 796, 3754, 3756, 1313, 1314, 1315, 1316, 3755,
    3346, 3348, 681, 682, 683, 684, 3347, 3412, 3413, 809, 810, 811, 812, 3677, 3679, 1189,
    1190, 1191, 1192, 3678, 3325, 3327, 653, 654, 655, 656, 3326, 3398, 3399, 781, 782, 783,
    784, 3485, 3487, 909, 910, 911, 912, 3486, 3562, 3563, 1033, 1034, 1035, 1036, 3653,
    3655, 1157, 1158, 1159, 1160, 3654, 3734, 3735, 1285, 1286, 1287, 1288, 3757, 3759, 1317,
    1318, 1319, 1320, 3758, 3349, 3351, 685, 686, 687, 688, 3350, 3414, 3415, 813, 814, 815,
    816, 3736, 3738, 1289, 1290, 1291, 1292, 3737, 3328, 3330, 657, 658, 659, 660, 3329,
    3400, 3401, 785, 786, 787, 788, 0, 4, 1321, 1322, 1323, 1324, 2, 1, 3, 4068, 4072, 2016,
    2017, 4070, 4069, 4071, 3919, 3923, 1954, 1955, 3921, 3920, 3922, 1517, 1518, 1519, 1520,
    1521, 1522, 1523, 1524, 1541, 1542, 1543, 1544, 1545, 1546, 1547, 1548, 1525, 1526, 1527,
    1528, 1529, 1530, 1531, 1532, 1533, 1534, 1535, 1536, 1537, 1538, 1539, 1540, 3791, 3795,
    1889, 1890, 3793, 3792, 3794, 3988, 3992, 1984, 1985, 3990, 3989, 3991, 3983, 3987, 1982,
    1983, 3985, 3984, 3986, 3796, 3800, 1891, 1892, 3798, 3797, 3799, 3816, 3817, 1899, 1900,
    3771, 3775, 1881, 1882, 3773, 3772, 3774, 3776, 3780, 1883, 1884, 3778, 3777, 3779, 3820,
    3824, 1903, 1904, 3822, 3821, 3823, 3825, 3829, 1905, 1906, 3827, 3826, 3828, 3830, 3834,
    1907, 1908, 3832, 3831, 3833, 3835, 3839, 1909, 1910, 3837, 3836, 3838, 3818, 3819, 1901,
    1902, 3769, 3770, 1879, 1880, 3842, 3843, 1913, 1914, 3806, 3810, 1895, 1896, 3808, 3807,
    3809, 3998, 4002, 1988, 1989, 4000, 3999, 4001, 3786, 3790, 1887, 1888, 3788, 3787, 3789,
    3767, 3768, 1877, 1878, 4078, 4082, 2020, 2021, 4080, 4079, 4081, 4083, 4087, 2022, 2023,
    4085, 4084, 4086, 3811, 3815, 1897, 1898, 3813, 3812, 3814, 2312, 2313, 2314, 2315, 2308,
    2309, 2310, 2311, 1725, 1726, 1727, 1728, 1729, 1730, 1731, 1732, 2101, 2102, 2103, 2104,
    2300, 2301, 2302, 2303, 2105, 2106, 2107, 2108, 2304, 2305, 2306, 2307, 163, 167, 1449,
    1450, 1451, 1452, 165, 164, 166, 3801, 3805, 1893, 1894, 3803, 3802, 3804, 3993, 3997,
    1986, 1987, 3995, 3994, 3996, 3781, 3785, 1885, 1886, 3783, 3782, 3784, 3840, 3841, 1911,
    1912, 2269, 2270, 2271, 2272, 2273, 2274, 2275, 2276, 1733, 1734, 1735, 1736, 1737, 1738,
    1739, 1740, 1741, 1742, 1743, 1744, 1745, 1746, 1747, 1748, 1801, 1802, 1803, 1804, 1805,
    1806, 1807, 1808, 1809, 1810, 1811, 1812, 1813, 1814, 1815, 1816, 1785, 1786, 1787, 1788,
    1789, 1790, 1791, 1792, 1793, 1794, 1795, 1796, 1797, 1798, 1799, 1800, 4023, 4027, 1998,
    1999, 4025, 4024, 4026, 3878, 3882, 1934, 1935, 3880, 3879, 3881, 3944, 3948, 1964, 1965,
    3946, 3945, 3947, 3934, 3938, 1960, 1961, 3936, 3935, 3937, 3939, 3943, 1962, 1963, 3941,
    3940, 3942, 4038, 4042, 2004, 2005, 4040, 4039, 4041, 3873, 3877, 1932, 1933, 3875, 3874,
    3876, 3850, 3851, 1921, 1922, 2173, 2174, 2175, 2176, 2177, 2178, 2179, 2180, 1573, 1574,
    1575, 1576, 1577, 1578, 1579, 1580, 1581, 1582, 1583, 1584, 1585, 1586, 1587, 1588, 537,
    538, 539, 540, 541, 542, 543, 544, 553, 554, 555, 556, 557, 558, 559, 560, 545, 546, 547,
    548, 549, 550, 551, 552, 194, 195, 161, 162, 188, 191, 1469, 1470, 1471, 1472, 189, 190,
    155, 158, 1445, 1446, 1447, 1448, 156, 157, 192, 193, 159, 160, 4058, 4062, 2012, 2013,
    4060, 4059, 4061, 3853, 3857, 1924, 1925, 3855, 3854, 3856, 3953, 3954, 1970, 1971, 4033,
    4037, 2002, 2003, 4035, 4034, 4036, 3955, 3959, 1972, 1973, 3957, 3956, 3958, 3949, 3950,
    1966, 1967, 4028, 4032, 2000, 2001, 4030, 4029, 4031, 3960, 3964, 1974, 1975, 3962, 3961,
    3963, 3951, 3952, 1968, 1969, 448, 2032, 2033, 2034, 2035, 446, 2024, 2025, 2026, 2027,
    2125, 2126, 2127, 2128, 2129, 2130, 2131, 2132, 2133, 2134, 2135, 2136, 2137, 2138, 2139,
    2140, 2253, 2254, 2255, 2256, 2257, 2258, 2259, 2260, 447, 2028, 2029, 2030, 2031, 206,
    210, 1481, 1482, 1483, 1484, 208, 207, 209, 2280, 2281, 2282, 2283, 1765, 1766, 1767,
    1768, 1589, 1590, 1591, 1592, 1593, 1594, 1595, 1596, 4018, 4022, 1996, 1997, 4020, 4019,
    4021, 3883, 3887, 1936, 1937, 3885, 3884, 3886, 2157, 2158, 2159, 2160, 2161, 2162, 2163,
    2164, 2324, 2325, 2326, 2327, 2328, 2329, 2330, 2331, 2109, 2110, 2111, 2112, 92, 96,
    1397, 1398, 1399, 1400, 94, 93, 95, 2036, 2037, 2038, 2057, 2058, 2059, 2060, 82, 86,
    1389, 1390, 1391, 1392, 84, 83, 85, 2039, 2040, 2041, 117, 120, 1417, 1418, 1419, 1420,
    118, 119, 20, 21, 1337, 1338, 1339, 1340, 1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500,
    2261, 2262, 2263, 2264, 2265, 2266, 2267, 2268, 2356, 2357, 2358, 2359, 2360, 2361, 2362,
    2363, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1857, 1858, 1859, 1860, 1861, 1862,
    1863, 1864, 1485, 1486, 1487, 1488, 1489, 1490, 1491, 1492, 2117, 2118, 2119, 2120, 2121,
    2122, 2123, 2124, 2348, 2349, 2350, 2351, 2352, 2353, 2354, 2355, 1509, 1510, 1511, 1512,
    1513, 1514, 1515, 1516, 1849, 1850, 1851, 1852, 1853, 1854, 1855, 1856, 123, 124, 121,
    122, 2205, 2206, 2207, 2208, 2209, 2210, 2211, 2212, 1645, 1646, 1647, 1648, 1649, 1650,
    1651, 1652, 2213, 2214, 2215, 2216, 2217, 2218, 2219, 2220, 1653, 1654, 1655, 1656, 1657,
    1658, 1659, 1660, 2221, 2222, 2223, 2224, 2225, 2226, 2227, 2228, 1661, 1662, 1663, 1664,
    1665, 1666, 1667, 1668, 196, 200, 1473, 1474, 1475, 1476, 198, 197, 199, 57, 61, 1369,
    1370, 1371, 1372, 59, 58, 60, 1761, 1762, 1763, 1764, 2069, 2070, 2071, 2072, 67, 71,
    1377, 1378, 1379, 1380, 69, 68, 70, 2065, 2066, 2067, 2068, 77, 81, 1385, 1386, 1387,
    1388, 79, 78, 80, 2296, 2297, 2298, 2299, 2292, 2293, 2294, 2295, 2229, 2230, 2231, 2232,
    2233, 2234, 2235, 2236, 1669, 1670, 1671, 1672, 1673, 1674, 1675, 1676, 2237, 2238, 2239,
    2240, 2241, 2242, 2243, 2244, 1677, 1678, 1679, 1680, 1681, 1682, 1683, 1684, 2245, 2246,
    2247, 2248, 2249, 2250, 2251, 2252, 1685, 1686, 1687, 1688, 1689, 1690, 1691, 1692, 2181,
    2182, 2183, 2184, 2185, 2186, 2187, 2188, 1621, 1622, 1623, 1624, 1625, 1626, 1627, 1628,
    2189, 2190, 2191, 2192, 2193, 2194, 2195, 2196, 1629, 1630, 1631, 1632, 1633, 1634, 1635,
    1636, 2197, 2198, 2199, 2200, 2201, 2202, 2203, 2204, 1637, 1638, 1639, 1640, 1641, 1642,
    1643, 1644, 201, 205, 1477, 1478, 1479, 1480, 203, 202, 204, 52, 56, 1365, 1366, 1367,
    1368, 54, 53, 55, 1757, 1758, 1759, 1760, 2077, 2078, 2079, 2080, 62, 66, 1373, 1374,
    1375, 1376, 64, 63, 65, 2073, 2074, 2075, 2076, 72, 76, 1381, 1382, 1383, 1384, 74, 73,
    75, 3761, 3765, 1874, 1875, 3763, 3762, 3764, 3966, 3970, 1977, 1978, 3968, 3967, 3969,
    3971, 1979, 3973, 3972, 3974, 3979, 1981, 3981, 3980, 3982, 3975, 1980, 3977, 3976, 3978,
    1833, 1834, 1835, 1836, 1837, 1838, 1839, 1840, 1845, 1846, 1847, 1848, 1817, 1818, 1819,
    1820, 1821, 1822, 1823, 1824, 183, 187, 1465, 1466, 1467, 1468, 185, 184, 186, 27, 31,
    1345, 1346, 1347, 1348, 29, 28, 30, 1753, 1754, 1755, 1756, 1781, 1782, 1783, 1784, 37,
    41, 1353, 1354, 1355, 1356, 39, 38, 40, 1773, 1774, 1775, 1776, 47, 51, 1361, 1362, 1363,
    1364, 49, 48, 50, 32, 36, 1349, 1350, 1351, 1352, 34, 33, 35, 22, 26, 1341, 1342, 1343,
    1344, 24, 23, 25, 1777, 1778, 1779, 1780, 2053, 2054, 2055, 2056, 1769, 1770, 1771, 1772,
    42, 46, 1357, 1358, 1359, 1360, 44, 43, 45, 1613, 1614, 1615, 1616, 1617, 1618, 1619,
    1620, 3760, 1873, 3924, 3928, 1956, 1957, 3926, 3925, 3927, 2340, 2341, 2342, 2343, 2344,
    2345, 2346, 2347, 102, 106, 1405, 1406, 1407, 1408, 104, 103, 105, 2097, 2098, 2099,
    2100, 2141, 2142, 2143, 2144, 2145, 2146, 2147, 2148, 2368, 2369, 2370, 2371, 2372, 2373,
    2374, 2375, 3852, 1923, 521, 522, 523, 524, 461, 462, 463, 464, 497, 498, 499, 500, 477,
    478, 479, 480, 513, 514, 515, 516, 517, 518, 519, 520, 211, 214, 212, 213, 469, 470, 471,
    472, 473, 474, 475, 476, 449, 450, 451, 452, 453, 454, 455, 456, 489, 490, 491, 492, 493,
    494, 495, 496, 533, 534, 535, 536, 481, 482, 483, 484, 505, 506, 507, 508, 529, 530, 531,
    532, 485, 486, 487, 488, 509, 510, 511, 512, 525, 526, 527, 528, 457, 458, 459, 460, 465,
    466, 467, 468, 501, 502, 503, 504, 1825, 1826, 1827, 1828, 1829, 1830, 1831, 1832, 4003,
    4007, 1990, 1991, 4005, 4004, 4006, 3888, 3892, 1938, 1939, 3890, 3889, 3891, 3903, 3904,
    1944, 1945, 3893, 3897, 1940, 1941, 3895, 3894, 3896, 3766, 1876, 2277, 4053, 4057, 2010,
    2011, 4055, 4054, 4056, 3868, 3872, 1930, 1931, 3870, 3869, 3871, 3848, 3849, 1919, 1920,
    4013, 4017, 1994, 1995, 4015, 4014, 4016, 3898, 3902, 1942, 1943, 3900, 3899, 3901, 3905,
    3906, 1946, 1947, 1701, 1702, 1703, 1704, 1705, 1706, 1707, 1708, 1709, 1710, 1711, 1712,
    1713, 1714, 1715, 1716, 1717, 1718, 1719, 1720, 1721, 1722, 1723, 1724, 1693, 1694, 1695,
    1696, 1697, 1698, 1699, 1700, 4073, 4077, 2018, 2019, 4075, 4074, 4076, 4063, 4067, 2014,
    2015, 4065, 4064, 4066, 3914, 3918, 1952, 1953, 3916, 3915, 3917, 4008, 4012, 1992, 1993,
    4010, 4009, 4011, 3907, 3911, 1948, 1949, 3909, 3908, 3910, 3912, 3913, 1950, 1951, 145,
    149, 1437, 1438, 1439, 1440, 147, 146, 148, 2093, 2094, 2095, 2096, 173, 177, 1457, 1458,
    1459, 1460, 175, 174, 176, 10, 14, 1329, 1330, 1331, 1332, 12, 11, 13, 2085, 2086, 2087,
    2088, 2364, 2365, 2366, 2367, 2049, 2050, 2051, 2052, 130, 134, 1425, 1426, 1427, 1428,
    132, 131, 133, 150, 154, 1441, 1442, 1443, 1444, 152, 151, 153, 2113, 2114, 2115, 2116,
    178, 182, 1461, 1462, 1463, 1464, 180, 179, 181, 15, 19, 1333, 1334, 1335, 1336, 17, 16,
    18, 135, 139, 1429, 1430, 1431, 1432, 137, 136, 138, 4088, 4089, 1841, 1842, 1843, 1844,
    4048, 4052, 2008, 2009, 4050, 4049, 4051, 3858, 3862, 1926, 1927, 3860, 3859, 3861, 3844,
    3845, 1915, 1916, 2278, 2279, 2149, 2150, 2151, 2152, 2153, 2154, 2155, 2156, 112, 116,
    1413, 1414, 1415, 1416, 114, 113, 115, 1865, 1866, 1867, 1868, 1869, 1870, 1871, 1872,
    107, 111, 1409, 1410, 1411, 1412, 109, 108, 110,
];
/// Numbers of mnemonics, by their hash.
pub static INDEX: [u16; 4096] = [
    65535, 65535, 65535, 65535, 661, 65535, 65535, 529, 65535, 65535, 65535, 65535, 65535,
    578, 65535, 65535, 65535, 65535, 65535, 65535, 982, 65535, 65535, 65535, 752, 65535,
    65535, 65535, 1090, 65535, 855, 65535, 403, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 197, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 18, 65535, 65535, 65535, 65535, 72, 65535, 1065, 65535, 65535, 65535, 217, 65535,
    65535, 65535, 65535, 570, 65535, 65535, 65535, 742, 1133, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 94, 65535, 65535, 65535, 65535, 615, 65535, 65535, 65535, 65535,
    311, 65535, 903, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 545, 452, 411, 618, 275, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 557, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 780, 65535, 65535, 65535, 65535, 65535, 65535, 380, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 161,
    963, 1126, 65535, 959, 1033, 307, 65535, 65535, 57, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 486, 65535, 65535, 330, 65535, 65535, 1007, 65535, 65535,
    65535, 65535, 65535, 65535, 840, 65535, 65535, 65535, 65535, 53, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 614, 65535, 1017, 388, 65535, 65535, 65535, 647, 138, 65535,
    725, 65535, 160, 1043, 735, 287, 65535, 65535, 65535, 65535, 65535, 65535, 532, 65535,
    65535, 65535, 795, 65535, 65535, 65535, 1084, 65535, 65535, 65535, 65535, 49, 65535, 872,
    65535, 65535, 65535, 785, 65535, 919, 65535, 184, 65535, 65535, 65535, 65535, 65535,
    65535, 897, 65535, 65535, 65535, 65535, 65535, 65535, 32, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 376, 65535, 1027, 65535, 65535, 65535, 65535, 65535, 65535,
    87, 65535, 65535, 65535, 891, 65535, 65535, 65535, 65535, 470, 65535, 65535, 65535, 319,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 112, 984, 754, 65535, 967, 691,
    65535, 65535, 65535, 65535, 65535, 1103, 65535, 65535, 98, 65535, 65535, 65535, 663, 215,
    1094, 65535, 769, 1037, 225, 65535, 373, 515, 65535, 65535, 65535, 65535, 1028, 65535,
    65535, 65535, 65535, 65535, 585, 65535, 1061, 811, 65535, 65535, 65535, 555, 13, 567,
    1125, 65535, 65535, 65535, 65535, 320, 65535, 456, 65535, 65535, 65535, 65535, 65535,
    65535, 791, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 610, 65535, 826, 65535, 65535, 65535, 564, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 115, 884, 1079, 65535, 375, 65535, 248, 934, 65535, 65535, 65535,
    65535, 65535, 65535, 155, 335, 860, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 416, 65535, 65535, 779, 65535, 65535, 458, 65535, 65535, 157,
    461, 632, 65535, 65535, 65535, 65535, 110, 65535, 65535, 65535, 65535, 809, 65535, 65535,
    65535, 65535, 65535, 200, 65535, 65535, 65535, 928, 65535, 321, 504, 65535, 65535, 65535,
    65535, 65535, 929, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    870, 122, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1060, 323, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1067, 65535,
    65535, 65535, 724, 1035, 65535, 65535, 520, 88, 65535, 972, 65535, 65535, 280, 441,
    65535, 65535, 65535, 821, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 308, 734, 65535, 65535, 65535, 786, 65535, 65535, 326, 65535, 65535, 65535, 65535,
    65535, 1097, 476, 478, 65535, 892, 151, 846, 453, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 677, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 45, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 102, 65535, 65535, 65535,
    65535, 365, 65535, 65535, 241, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 21, 65535, 65535, 65535, 65535, 65535, 65535, 1146, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 584, 898, 65535, 65535, 65535, 65535, 65535, 186, 65535, 65535,
    65535, 65535, 65535, 671, 303, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    644, 65535, 65535, 65535, 599, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    305, 65535, 65535, 310, 65535, 65535, 65535, 792, 65535, 65535, 65535, 65535, 65535,
    65535, 84, 65535, 827, 832, 65535, 65535, 3, 65535, 562, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 282, 65535, 65535, 65535, 92, 258, 359, 690, 65535, 350, 65535, 805,
    65535, 65535, 65535, 65535, 65535, 65535, 668, 65535, 65535, 185, 352, 1030, 65535,
    65535, 65535, 65535, 65535, 439, 781, 65535, 457, 888, 65535, 65535, 65535, 945, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 285, 339, 65535, 65535, 482, 65535, 65535,
    65535, 466, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 48, 345, 65535, 62, 170, 119, 294, 575, 968, 65535, 65535, 1066,
    204, 65535, 65535, 374, 908, 939, 65535, 65535, 65535, 65535, 65535, 265, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 434, 905, 65535, 65535, 726, 65535,
    65535, 65535, 65535, 405, 65535, 517, 65535, 1008, 1082, 65535, 65535, 1115, 65535, 85,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 800, 971, 873, 65535,
    65535, 65535, 65535, 237, 154, 65535, 65535, 65535, 534, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 196, 65535, 371, 65535, 65535, 999,
    65535, 65535, 65535, 65535, 65535, 65535, 503, 65535, 851, 65535, 65535, 64, 65535,
    65535, 553, 65535, 65535, 719, 65535, 65535, 278, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 362, 65535, 65535, 65535, 462, 688, 511, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 899, 65535, 65535, 65535, 65535, 338, 65535, 65535, 65535, 65535, 65535,
    65535, 694, 475, 210, 654, 65535, 65535, 65535, 65535, 65535, 1101, 65535, 65535, 65535,
    400, 65535, 1124, 65535, 65535, 65535, 65535, 65535, 616, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 17, 756, 650, 911, 65535, 65535,
    65535, 181, 313, 666, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 36, 920, 862,
    65535, 65535, 165, 65535, 65535, 65535, 65535, 65535, 65535, 194, 418, 806, 419, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1073, 65535, 594, 65535,
    65535, 65535, 65535, 65535, 861, 65535, 65535, 65535, 65535, 65535, 571, 317, 65535,
    65535, 65535, 65535, 65535, 341, 65535, 65535, 560, 65535, 65535, 1057, 775, 65535,
    65535, 65535, 65535, 139, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 705,
    364, 65535, 179, 1014, 65535, 65535, 65535, 65535, 65535, 71, 1006, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 69, 513, 70, 760, 915, 700, 65535, 65535, 401, 65535, 1015, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 397, 747, 830,
    65535, 65535, 65535, 930, 65535, 617, 65535, 65535, 600, 65535, 65535, 65535, 417, 65535,
    65535, 63, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 382, 1026, 65535, 65535,
    65535, 34, 153, 65535, 65535, 685, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 54, 491, 65535,
    65535, 1046, 304, 65535, 65535, 65535, 65535, 301, 436, 1070, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 159, 65535, 552, 65535, 494, 718, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 142, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 249,
    65535, 309, 65535, 65535, 23, 65535, 65535, 65535, 65535, 65535, 879, 211, 612, 65535,
    385, 65535, 65535, 1049, 65535, 65535, 65535, 65535, 665, 358, 432, 853, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 132, 65535, 65535, 65535, 65535, 106, 65535,
    235, 65535, 1143, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 988, 65535, 422, 625,
    65535, 65535, 199, 65535, 65535, 65535, 65535, 65535, 65535, 755, 56, 65535, 164, 65535,
    65535, 65535, 542, 65535, 65535, 498, 65535, 65535, 65535, 65535, 65535, 65535, 449,
    65535, 65535, 65535, 65535, 65535, 65535, 438, 60, 993, 65535, 65535, 65535, 65535, 274,
    65535, 65535, 65535, 135, 10, 14, 314, 737, 586, 65535, 82, 65535, 342, 65535, 65535,
    65535, 574, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 544, 65535, 65535, 65535,
    90, 65535, 65535, 65535, 65535, 65535, 1058, 65535, 65535, 65535, 65535, 889, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 52, 771, 65535, 65535, 65535, 686,
    65535, 65535, 1113, 65535, 78, 817, 65535, 65535, 437, 65535, 65535, 997, 65535, 65535,
    65535, 65535, 65535, 488, 65535, 65535, 65535, 699, 831, 838, 65535, 65535, 240, 65535,
    65535, 65535, 957, 65535, 65535, 709, 65535, 65535, 842, 979, 1108, 65535, 65535, 65535,
    65535, 288, 407, 1089, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 363,
    65535, 716, 790, 904, 65535, 191, 65535, 619, 65535, 65535, 65535, 38, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 116, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 366, 556, 65535, 65535, 852, 65535, 923, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1071, 65535, 65535, 65535, 65535, 65535,
    977, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 784, 65535, 65535, 347,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 628, 65535, 65535, 65535, 703, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 451, 951, 65535, 65535, 65535, 65535, 107, 65535, 992, 65535, 65535, 65535,
    65535, 298, 65535, 525, 65535, 65535, 65535, 65535, 65535, 65535, 646, 65535, 65535,
    65535, 65535, 65535, 679, 799, 1024, 65535, 351, 65535, 65535, 65535, 65535, 989, 65535,
    65535, 65535, 499, 65535, 978, 65535, 65535, 256, 468, 943, 65535, 65535, 667, 65535,
    857, 741, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 389, 65535, 65535, 739,
    65535, 1119, 65535, 73, 65535, 65535, 65535, 65535, 65535, 149, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 125, 566, 1039, 473, 652, 965, 1025, 65535, 65535, 65535,
    65535, 30, 65535, 65535, 65535, 65535, 65535, 631, 1005, 65535, 508, 502, 65535, 996,
    65535, 975, 220, 65535, 65535, 65535, 593, 65535, 65535, 524, 528, 239, 881, 65535,
    65535, 65535, 65535, 65535, 141, 836, 65535, 65535, 949, 65535, 65535, 65535, 565, 479,
    65535, 65535, 641, 65535, 65535, 487, 41, 390, 658, 770, 762, 660, 65535, 65535, 65535,
    65535, 65535, 1105, 259, 812, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 868, 65535, 65535, 65535, 65535, 65535, 433, 454, 629, 65535, 65535, 65535, 65535,
    65535, 598, 55, 917, 65535, 65535, 65535, 65535, 315, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 543, 65535, 247, 65535, 218, 65535, 65535, 1141, 722,
    541, 65535, 819, 65535, 65535, 65535, 65535, 130, 1023, 65535, 65535, 885, 65535, 589,
    65535, 635, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    263, 65535, 895, 65535, 65535, 65535, 844, 65535, 65535, 65535, 65535, 65535, 1139,
    65535, 65535, 65535, 65535, 637, 65535, 65535, 65535, 65535, 507, 65535, 442, 65535,
    65535, 942, 65535, 65535, 378, 65535, 807, 65535, 20, 65535, 469, 886, 65535, 65535,
    65535, 65535, 65535, 65535, 710, 65535, 65535, 65535, 65535, 65535, 65535, 753, 65535,
    327, 65535, 638, 182, 1075, 569, 1116, 65535, 65535, 65535, 273, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 324, 65535, 234, 1083, 65535,
    65535, 65535, 65535, 65535, 1031, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 634,
    65535, 65535, 65535, 386, 65535, 65535, 95, 65535, 1132, 65535, 65535, 47, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 572, 166, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1107, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 295, 65535, 65535, 1093, 65535, 297, 672,
    65535, 65535, 65535, 1063, 65535, 65535, 121, 1149, 65535, 65535, 65535, 65535, 65535,
    190, 65535, 65535, 65535, 866, 1131, 680, 65535, 65535, 956, 65535, 65535, 909, 65535,
    65535, 11, 332, 818, 65535, 65535, 377, 65535, 65535, 65535, 257, 696, 65535, 65535, 761,
    306, 65535, 65535, 65535, 65535, 245, 65535, 65535, 230, 645, 749, 51, 348, 65535, 65535,
    65535, 65535, 65535, 65535, 843, 361, 65535, 65535, 485, 65535, 65535, 103, 65535, 65535,
    65535, 1044, 65535, 65535, 65535, 588, 743, 65535, 50, 65535, 65535, 65535, 1072, 65535,
    65535, 563, 602, 346, 604, 42, 187, 527, 687, 910, 65535, 435, 871, 244, 65535, 721,
    1135, 65535, 65535, 1016, 65535, 65535, 381, 65535, 1022, 65535, 65535, 65535, 701, 29,
    65535, 286, 65535, 65535, 65535, 65535, 65535, 65535, 242, 65535, 65535, 932, 65535,
    65535, 65535, 65535, 65535, 355, 692, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    947, 1076, 65535, 208, 595, 823, 65535, 522, 65535, 65535, 65535, 65535, 65535, 65535,
    941, 65535, 65535, 65535, 964, 808, 65535, 65535, 126, 777, 171, 183, 708, 576, 1019,
    65535, 65535, 1088, 65535, 450, 65535, 848, 65535, 65535, 108, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 496, 65535, 65535, 99, 65535, 65535, 702, 65535,
    65535, 65535, 65535, 65535, 33, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 455, 65535, 65535, 65535, 970, 1138, 77, 406,
    597, 65535, 1096, 65535, 858, 65535, 980, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1012, 65535, 65535, 65535, 65535, 65535, 704, 97, 226, 944, 825, 40, 65535,
    80, 65535, 261, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 622, 65535,
    65535, 577, 65535, 65535, 65535, 65535, 1077, 65535, 65535, 65535, 633, 669, 859, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 19, 65535, 65535, 222, 65535, 65535, 65535,
    252, 255, 65535, 695, 65535, 732, 65535, 233, 512, 655, 837, 65535, 65535, 65535, 65535,
    926, 65535, 65535, 65535, 65535, 65535, 65535, 713, 65535, 730, 65535, 65535, 657, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 751, 463,
    65535, 65535, 547, 65535, 65535, 877, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1092, 65535, 65535, 745, 1118, 65535, 65535,
    65535, 65535, 65535, 65535, 267, 65535, 65535, 65535, 65535, 648, 65535, 65535, 65535,
    65535, 65535, 65535, 550, 65535, 276, 65535, 723, 414, 65535, 65535, 65535, 65535, 65535,
    372, 131, 65535, 65535, 65535, 89, 65535, 209, 65535, 65535, 65535, 596, 65535, 430,
    65535, 65535, 65535, 65535, 65535, 206, 167, 227, 608, 931, 65535, 893, 65535, 603, 733,
    1041, 195, 65535, 65535, 65535, 946, 561, 65535, 65535, 65535, 384, 65535, 65535, 65535,
    65535, 65535, 152, 640, 65535, 65535, 65535, 156, 875, 65535, 720, 65535, 65535, 212,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 178, 325, 65535, 65535, 65535, 65535,
    445, 995, 65535, 65535, 65535, 65535, 776, 65535, 579, 65535, 1051, 1018, 404, 65535,
    65535, 65535, 104, 65535, 65535, 65535, 814, 65535, 65535, 65535, 65535, 65535, 423,
    65535, 65535, 65535, 65535, 369, 65535, 474, 65535, 65535, 505, 65535, 728, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 289, 65535,
    65535, 65535, 65535, 65535, 28, 65535, 65535, 67, 969, 65535, 65535, 765, 65535, 1001,
    65535, 65535, 65535, 613, 65535, 65535, 65535, 302, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 148, 519, 65535, 954, 65535, 65535, 902, 65535, 587, 65535,
    65535, 65535, 662, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 712, 65535, 447, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    483, 65535, 65535, 65535, 65535, 65535, 120, 243, 65535, 65535, 65535, 65535, 65535, 535,
    65535, 65535, 65535, 867, 65535, 65535, 65535, 1147, 443, 1085, 65535, 65535, 65535, 284,
    490, 606, 707, 65535, 65535, 516, 1013, 65535, 65535, 1034, 65535, 5, 392, 65535, 65535,
    65535, 65535, 693, 65535, 140, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 251, 736, 65535, 757, 65535, 651, 65535, 65535, 65535, 65535,
    65535, 472, 65535, 65535, 65535, 65535, 7, 65535, 65535, 65535, 65535, 65535, 801, 65535,
    65535, 65535, 43, 65535, 65535, 65535, 65535, 65535, 158, 642, 65535, 65535, 65535,
    65535, 65535, 1095, 65535, 65535, 65535, 65535, 673, 65535, 65535, 65535, 65535, 592,
    65535, 998, 65535, 65535, 1078, 349, 65535, 65535, 65535, 65535, 281, 537, 850, 65535,
    86, 65535, 489, 65535, 65535, 65535, 1000, 65535, 678, 425, 824, 65535, 65535, 65535,
    333, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 676,
    127, 383, 778, 65535, 927, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 849,
    65535, 65535, 65535, 65535, 189, 65535, 65535, 65535, 65535, 213, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1074, 272, 336, 65535, 1038, 1004, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 727,
    65535, 65535, 810, 65535, 65535, 65535, 65535, 25, 1029, 987, 1120, 65535, 65535, 65535,
    714, 410, 788, 231, 65535, 277, 65535, 65535, 65535, 65535, 65535, 65535, 764, 65535,
    1002, 65535, 65535, 8, 65535, 65535, 65535, 65535, 65535, 796, 269, 601, 65535, 65535,
    65535, 65535, 65535, 961, 65535, 65535, 271, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1045, 65535, 65535, 65535, 65535, 65535, 65535, 883, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 782, 236, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 431, 65535, 65535, 177, 706,
    65535, 65, 65535, 65535, 65535, 803, 65535, 609, 65535, 316, 1099, 65535, 65535, 65535,
    900, 65535, 444, 65535, 65535, 65535, 65535, 991, 65535, 370, 429, 933, 65535, 2, 65535,
    65535, 1062, 1098, 65535, 65535, 1080, 65535, 216, 109, 768, 65535, 65535, 797, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 548, 813, 65535, 65535, 428, 460,
    65535, 689, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1112, 65535, 65535, 65535, 1036, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 918, 65535, 415, 65535, 65535, 65535,
    65535, 65535, 58, 65535, 65535, 65535, 65535, 921, 65535, 65535, 254, 65535, 65535,
    65535, 65535, 65535, 65535, 974, 65535, 360, 65535, 495, 114, 1081, 698, 1127, 65535,
    65535, 65535, 1048, 172, 876, 65535, 293, 65535, 65535, 882, 413, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 329, 627, 65535, 46, 65535, 772, 65535, 260, 583, 65535, 65535, 1055,
    65535, 65535, 65535, 623, 91, 65535, 65535, 65535, 65535, 65535, 205, 65535, 65535,
    65535, 65535, 203, 65535, 66, 65535, 65535, 65535, 729, 65535, 65535, 65535, 65535,
    65535, 65535, 518, 198, 1142, 65535, 65535, 1010, 65535, 123, 65535, 514, 65535, 12, 484,
    580, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 533, 65535, 65535, 643,
    65535, 715, 789, 65535, 65535, 65535, 1137, 828, 65535, 65535, 1129, 65535, 65535, 270,
    962, 922, 65535, 65535, 65535, 117, 833, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 738, 65535, 960, 65535, 65535, 65535, 65535, 935, 65535, 207, 787, 966,
    202, 65535, 65535, 981, 65535, 65535, 65535, 65535, 914, 1087, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 354, 783, 65535, 65535, 65535, 75, 292,
    510, 591, 804, 65535, 68, 65535, 65535, 901, 65535, 65535, 890, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 150, 65535, 1056, 65535, 65535, 31, 65535, 65535, 952, 65535,
    65535, 65535, 144, 816, 65535, 990, 65535, 65535, 65535, 65535, 65535, 1011, 65535, 253,
    65535, 65535, 65535, 65535, 65535, 65535, 940, 65535, 767, 65535, 65535, 798, 65535,
    65535, 65535, 958, 65535, 65535, 65535, 841, 65535, 65535, 65535, 1110, 906, 65535,
    65535, 65535, 65535, 65535, 246, 65535, 65535, 368, 65535, 65535, 409, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 793, 65535, 65535, 65535,
    65535, 1128, 492, 65535, 65535, 427, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 124, 477, 540, 636, 1102, 1109, 65535, 953, 65535, 412, 65535, 65535,
    65535, 65535, 65535, 65535, 973, 65535, 65535, 65535, 65535, 65535, 65535, 163, 697,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 328, 65535, 59, 65535, 65535, 65535,
    674, 65535, 65535, 65535, 65535, 146, 1145, 65535, 65535, 65535, 65535, 65535, 393, 480,
    65535, 65535, 65535, 65535, 223, 39, 65535, 65535, 65535, 65535, 763, 65535, 581, 65535,
    65535, 65535, 65535, 539, 65535, 912, 65535, 65535, 65535, 65535, 65535, 118, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 224, 283, 37, 353, 65535,
    65535, 65535, 65535, 1123, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1069, 65535, 829, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 856,
    168, 656, 913, 65535, 65535, 65535, 193, 546, 1136, 65535, 65535, 65535, 24, 65535,
    65535, 863, 590, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 93, 65535, 65535,
    65535, 65535, 143, 65535, 65535, 1040, 65535, 65535, 65535, 65535, 100, 65535, 65535,
    65535, 396, 65535, 262, 65535, 1068, 440, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1134, 101, 238, 938, 65535, 65535, 318,
    65535, 398, 684, 65535, 65535, 65535, 835, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 22, 65535, 65535, 65535, 65535, 924, 65535, 65535, 331, 395, 379, 1106, 65535,
    465, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 500, 16, 173, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 344, 65535, 228, 907, 459, 65535, 65535,
    65535, 76, 554, 65535, 65535, 65535, 65535, 44, 1009, 65535, 65535, 65535, 746, 1111,
    65535, 65535, 65535, 399, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    219, 65535, 65535, 65535, 670, 65535, 65535, 296, 65535, 65535, 1114, 65535, 128, 65535,
    65535, 65535, 229, 268, 1003, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 408, 65535, 176, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 340, 105, 145, 605, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    290, 0, 774, 887, 65535, 65535, 509, 65535, 65535, 65535, 65535, 65535, 955, 65535,
    65535, 65535, 65535, 65535, 65535, 523, 180, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 175, 65535, 65535, 65535, 65535, 65535, 65535, 983,
    854, 279, 65535, 65535, 65535, 65535, 65535, 65535, 759, 65535, 65535, 65535, 356, 549,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 27, 65535, 1086, 188, 65535, 65535, 65535, 6,
    65535, 65535, 65535, 65535, 834, 1032, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 568, 65535, 894, 65535, 96, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 551, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 4, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 367, 65535, 65535, 65535, 865, 1130, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 464, 394, 79, 626, 65535, 65535, 65535, 426, 65535, 65535,
    526, 65535, 65535, 582, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 538, 65535,
    65535, 65535, 750, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 136, 65535, 65535,
    65535, 133, 748, 839, 1021, 497, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 334,
    744, 65535, 621, 65535, 65535, 65535, 65535, 630, 65535, 653, 65535, 65535, 65535, 65535,
    201, 65535, 65535, 65535, 420, 717, 322, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    300, 65535, 611, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 387, 1140,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 214, 501, 65535, 65535, 65535,
    65535, 26, 65535, 35, 192, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 681,
    822, 65535, 65535, 65535, 985, 74, 815, 65535, 65535, 65535, 65535, 664, 607, 65535,
    65535, 65535, 65535, 65535, 620, 925, 773, 65535, 65535, 65535, 65535, 65535, 481, 65535,
    65535, 65535, 65535, 847, 113, 936, 65535, 1122, 65535, 65535, 65535, 65535, 65535, 986,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 9,
    65535, 65535, 343, 916, 1104, 65535, 65535, 65535, 65535, 65535, 65535, 1117, 758, 530,
    65535, 639, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 802, 65535, 65535,
    137, 169, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1064, 65535,
    65535, 357, 531, 864, 65535, 65535, 65535, 740, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 134, 65535, 682, 1047, 536, 65535, 65535, 83, 624,
    424, 421, 81, 312, 65535, 65535, 65535, 266, 65535, 506, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 683, 65535, 65535, 65535, 558, 65535, 65535, 65535, 65535, 937,
    65535, 65535, 649, 65535, 65535, 65535, 1148, 976, 65535, 950, 1053, 65535, 65535, 65535,
    65535, 467, 65535, 880, 994, 65535, 731, 65535, 65535, 65535, 521, 65535, 65535, 1050,
    111, 948, 65535, 1059, 65535, 1, 391, 65535, 65535, 493, 65535, 1121, 65535, 65535,
    65535, 878, 65535, 232, 65535, 65535, 659, 1100, 174, 711, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 402, 65535, 147, 869, 65535, 65535, 65535, 65535, 291, 65535,
    1020, 65535, 65535, 65535, 65535, 65535, 337, 766, 1144, 264, 65535, 65535, 65535, 65535,
    65535, 65535, 471, 65535, 794, 65535, 675, 65535, 65535, 559, 129, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 820, 1054, 65535, 65535, 65535,
    65535, 65535, 65535, 448, 250, 1052, 65535, 1042, 65535, 65535, 65535, 65535, 446, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 896, 65535, 65535, 65535, 845,
    65535, 65535, 65535, 874, 65535, 65535, 221, 61, 15, 573, 162, 299, 1091, 65535, 65535,
    65535, 65535, 65535, 65535, 65535,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 11, 21, 65535, 9, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 18, 3, 65535, 2, 65535, 65535,
    65535, 6, 22, 65535, 65535, 65535, 17, 65535, 23, 65535, 65535, 20, 10, 65535, 65535, 15,
    24, 25, 19, 65535, 12, 65535, 14, 16, 65535, 4, 7, 0, 65535, 65535, 65535, 8, 5, 65535,
    13,
];
