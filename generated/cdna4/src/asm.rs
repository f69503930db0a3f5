// Written by `cargo xtask regen` from amdgpu_isa_cdna4.xml. Do not edit: change
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
    r(s(21079, 4), 126, 2),
    r(s(81, 7), 127, 1),
    r(s(74, 7), 126, 1),
    r(s(21083, 5), 252, 0),
    r(s(21088, 12), 102, 2),
    r(s(15, 15), 103, 1),
    r(s(0, 15), 102, 1),
    r(s(68, 2), 124, 1),
    r(s(21100, 20), 239, 0),
    r(s(21120, 12), 237, 0),
    r(s(21132, 13), 238, 0),
    r(s(21145, 3), 253, 0),
    r(s(21148, 11), 235, 0),
    r(s(21159, 12), 236, 0),
    r(s(232, 9), 252, 0),
    r(s(200, 24), 239, 0),
    r(s(167, 16), 237, 0),
    r(s(183, 17), 238, 0),
    r(s(241, 7), 253, 0),
    r(s(136, 15), 235, 0),
    r(s(151, 16), 236, 0),
    r(s(224, 8), 251, 0),
    r(s(21171, 3), 106, 2),
    r(s(62, 6), 107, 1),
    r(s(56, 6), 106, 1),
    r(s(21174, 4), 251, 0),
    r(s(21178, 10), 104, 2),
    r(s(43, 13), 105, 1),
    r(s(30, 13), 104, 1),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 14] = [
    (s(11151, 9), 1),
    (s(11160, 10), 2),
    (s(11170, 14), 3),
    (s(11190, 9), 0),
    (s(11199, 27), 1),
    (s(11226, 16), 2),
    (s(11242, 19), 4),
    (s(24047, 16), 4),
    (s(24063, 16), 6),
    (s(24079, 16), 9),
    (s(24095, 15), 0),
    (s(24110, 18), 32768),
    (s(24128, 18), 16384),
    (s(24146, 18), 8192),
];
/// Values that the text does not show.
pub static FIXED: [Fixed; 4] = [
    fixed(bits(40, 3), 6),
    fixed(bits(59, 2), 7),
    fixed(bits(14, 1), 1),
    fixed(bits(75, 4), 1),
];
/// Operands that take less than their fields can hold.
pub static NARROW: [Narrow; 24] = [
    narrow(bits(6, 7), 159),
    narrow(bits(50, 9), 249),
    narrow(bits(32, 9), 12),
    narrow(bits(50, 9), 12),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
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
    narrow(bits(96, 9), 12),
    narrow(bits(105, 9), 12),
    narrow(bits(114, 9), 30),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
];
/// Mnemonics and aliases, sorted.
pub static MNEMONICS: [u64; 1366] = [
    0x100000019da11, // buffer_atomic_add
    0x10001001a9815, // buffer_atomic_add_f32
    0x10002001ac515, // buffer_atomic_add_f64
    0x10003001b4a14, // buffer_atomic_add_x2
    0x10004001a4411, // buffer_atomic_and
    0x10005001bc614, // buffer_atomic_and_x2
    0x100060019c515, // buffer_atomic_cmpswap
    0x10007001b3218, // buffer_atomic_cmpswap_x2
    0x10008001a8711, // buffer_atomic_dec
    0x10009001c1514, // buffer_atomic_dec_x2
    0x1000a001a7611, // buffer_atomic_inc
    0x1000b001c0114, // buffer_atomic_inc_x2
    0x1000c001aef15, // buffer_atomic_max_f64
    0x1000d001ada15, // buffer_atomic_min_f64
    0x1000e001a5510, // buffer_atomic_or
    0x1000f001bda13, // buffer_atomic_or_x2
    0x10010001b0419, // buffer_atomic_pk_add_bf16
    0x10011001aad18, // buffer_atomic_pk_add_f16
    0x10012001a2012, // buffer_atomic_smax
    0x10013001b9c15, // buffer_atomic_smax_x2
    0x100140019fc12, // buffer_atomic_smin
    0x10015001b7215, // buffer_atomic_smin_x2
    0x100160019eb11, // buffer_atomic_sub
    0x10017001b5e14, // buffer_atomic_sub_x2
    0x100180019b312, // buffer_atomic_swap
    0x10019001b1d15, // buffer_atomic_swap_x2
    0x1001a001a3212, // buffer_atomic_umax
    0x1001b001bb115, // buffer_atomic_umax_x2
    0x1001c001a0e12, // buffer_atomic_umin
    0x1001d001b8715, // buffer_atomic_umin_x2
    0x1001e001a6511, // buffer_atomic_xor
    0x1001f001bed14, // buffer_atomic_xor_x2
    0x100200019a90a, // buffer_inv
    0x100200052c40c, // buffer_invl2
    0x100210017f411, // buffer_load_dword
    0x1002200180513, // buffer_load_dwordx2
    0x1002300181813, // buffer_load_dwordx3
    0x1002400182b13, // buffer_load_dwordx4
    0x100250019671b, // buffer_load_format_d16_hi_x
    0x100260016de18, // buffer_load_format_d16_x
    0x100270016f619, // buffer_load_format_d16_xy
    0x1002800170f1a, // buffer_load_format_d16_xyz
    0x100290017291b, // buffer_load_format_d16_xyzw
    0x1002a00162e14, // buffer_load_format_x
    0x1002b00164215, // buffer_load_format_xy
    0x1002c00165716, // buffer_load_format_xyz
    0x1002d00166d17, // buffer_load_format_xyzw
    0x1002e0017bf11, // buffer_load_sbyte
    0x1002f00190d15, // buffer_load_sbyte_d16
    0x1003000192218, // buffer_load_sbyte_d16_hi
    0x1003100193a15, // buffer_load_short_d16
    0x1003200194f18, // buffer_load_short_d16_hi
    0x100330017e212, // buffer_load_sshort
    0x100340017ae11, // buffer_load_ubyte
    0x100350018e015, // buffer_load_ubyte_d16
    0x100360018f518, // buffer_load_ubyte_d16_hi
    0x100370017d012, // buffer_load_ushort
    0x1003800183e11, // buffer_store_byte
    0x1003900184f18, // buffer_store_byte_d16_hi
    0x1003a00189212, // buffer_store_dword
    0x1003b0018a414, // buffer_store_dwordx2
    0x1003c0018b814, // buffer_store_dwordx3
    0x1003d0018cc14, // buffer_store_dwordx4
    0x1003e0019821c, // buffer_store_format_d16_hi_x
    0x1003f00174419, // buffer_store_format_d16_x
    0x1004000175d1a, // buffer_store_format_d16_xy
    0x100410017771b, // buffer_store_format_d16_xyz
    0x100420017921c, // buffer_store_format_d16_xyzw
    0x1004300168415, // buffer_store_format_x
    0x1004400169916, // buffer_store_format_xy
    0x100450016af17, // buffer_store_format_xyz
    0x100460016c618, // buffer_store_format_xyzw
    0x1004700186712, // buffer_store_short
    0x1004800187919, // buffer_store_short_d16_hi
    0x1004900199e0b, // buffer_wbl2
    0x1004a0001fa0a, // ds_add_f32
    0x1004b00056d0a, // ds_add_f64
    0x1004c0003850e, // ds_add_rtn_f32
    0x1004d0006cb0e, // ds_add_rtn_f64
    0x1004e0002490e, // ds_add_rtn_u32
    0x1004f0005770e, // ds_add_rtn_u64
    0x1005000010c0a, // ds_add_u32
    0x1005100040f0a, // ds_add_u64
    0x100520001670a, // ds_and_b32
    0x1005300046a0a, // ds_and_b64
    0x100540002c80e, // ds_and_rtn_b32
    0x100550005f60e, // ds_and_rtn_b64
    0x1005600072d09, // ds_append
    0x100570004000f, // ds_bpermute_b32
    0x100580001c80c, // ds_cmpst_b32
    0x100590004bd0c, // ds_cmpst_b64
    0x1005a0001d40c, // ds_cmpst_f32
    0x1005b0004c90c, // ds_cmpst_f64
    0x1005c00033a10, // ds_cmpst_rtn_b32
    0x1005d00066810, // ds_cmpst_rtn_b64
    0x1005e00034a10, // ds_cmpst_rtn_f32
    0x1005f00067810, // ds_cmpst_rtn_f64
    0x100600006d915, // ds_condxchg32_rtn_b64
    0x100610007230a, // ds_consume
    0x100620002820e, // ds_dec_rtn_u32
    0x100630005b00e, // ds_dec_rtn_u64
    0x100640001350a, // ds_dec_u32
    0x100650004380a, // ds_dec_u64
    0x100660002740e, // ds_inc_rtn_u32
    0x100670005a20e, // ds_inc_rtn_u64
    0x1006800012b0a, // ds_inc_u32
    0x1006900042e0a, // ds_inc_u64
    0x1006a0001ea0a, // ds_max_f32
    0x1006b0004df0a, // ds_max_f64
    0x1006c0001490a, // ds_max_i32
    0x1006d00044c0a, // ds_max_i64
    0x1006e0003680e, // ds_max_rtn_f32
    0x1006f0006960e, // ds_max_rtn_f64
    0x1007000029e0e, // ds_max_rtn_i32
    0x100710005cc0e, // ds_max_rtn_i64
    0x100720002ba0e, // ds_max_rtn_u32
    0x100730005e80e, // ds_max_rtn_u64
    0x1007400015d0a, // ds_max_u32
    0x100750004600a, // ds_max_u64
    0x100760001e00a, // ds_min_f32
    0x100770004d50a, // ds_min_f64
    0x1007800013f0a, // ds_min_i32
    0x100790004420a, // ds_min_i64
    0x1007a00035a0e, // ds_min_rtn_f32
    0x1007b0006880e, // ds_min_rtn_f64
    0x1007c0002900e, // ds_min_rtn_i32
    0x1007d0005be0e, // ds_min_rtn_i64
    0x1007e0002ac0e, // ds_min_rtn_u32
    0x1007f0005da0e, // ds_min_rtn_u64
    0x100800001530a, // ds_min_u32
    0x100810004560a, // ds_min_u64
    0x100820001840c, // ds_mskor_b32
    0x100830004870c, // ds_mskor_b64
    0x100840002f110, // ds_mskor_rtn_b32
    0x1008500061f10, // ds_mskor_rtn_b64
    0x100860001f406, // ds_nop
    0x1008700017109, // ds_or_b32
    0x1008800047409, // ds_or_b64
    0x100890002d60d, // ds_or_rtn_b32
    0x1008a0006040d, // ds_or_rtn_b64
    0x1008b0003f20e, // ds_permute_b32
    0x1008c0002110e, // ds_pk_add_bf16
    0x1008d0002040d, // ds_pk_add_f16
    0x1008e00071112, // ds_pk_add_rtn_bf16
    0x1008f00070011, // ds_pk_add_rtn_f16
    0x1009000039e0c, // ds_read2_b32
    0x100910006af0c, // ds_read2_b64
    0x100920003aa10, // ds_read2st64_b32
    0x100930006bb10, // ds_read2st64_b64
    0x100940006ee12, // ds_read_addtid_b32
    0x1009500079f0c, // ds_read_b128
    0x1009c0052d012, // ds_read_b128_tr_b6
    0x100960003930b, // ds_read_b32
    0x100970006a40b, // ds_read_b64
    0x1009800078212, // ds_read_b64_tr_b16
    0x1009900074f11, // ds_read_b64_tr_b4
    0x1009a00077111, // ds_read_b64_tr_b8
    0x1009b0007940b, // ds_read_b96
    0x1009c00076011, // ds_read_b96_tr_b6
    0x1009d0003ce0b, // ds_read_i16
    0x1009e0003ba0a, // ds_read_i8
    0x1009f00052d0e, // ds_read_i8_d16
    0x100a000053b11, // ds_read_i8_d16_hi
    0x100a10003d90b, // ds_read_u16
    0x100a200054c0f, // ds_read_u16_d16
    0x100a300055b12, // ds_read_u16_d16_hi
    0x100a40003c40a, // ds_read_u8
    0x100a500050e0e, // ds_read_u8_d16
    0x100a600051c11, // ds_read_u8_d16_hi
    0x100a70002650f, // ds_rsub_rtn_u32
    0x100a80005930f, // ds_rsub_rtn_u64
    0x100a90001200b, // ds_rsub_u32
    0x100aa0004230b, // ds_rsub_u64
    0x100ab0002570e, // ds_sub_rtn_u32
    0x100ac0005850e, // ds_sub_rtn_u64
    0x100ad0001160a, // ds_sub_u32
    0x100ae0004190a, // ds_sub_u64
    0x100af0003e40e, // ds_swizzle_b32
    0x100b00003760f, // ds_wrap_rtn_b32
    0x100b10001aa0d, // ds_write2_b32
    0x100b200049f0d, // ds_write2_b64
    0x100b30001b711, // ds_write2st64_b32
    0x100b40004ac11, // ds_write2st64_b64
    0x100b500021f13, // ds_write_addtid_b32
    0x100b60007420d, // ds_write_b128
    0x100b700023d0c, // ds_write_b16
    0x100b80004fb13, // ds_write_b16_d16_hi
    0x100b90001900c, // ds_write_b32
    0x100ba0004930c, // ds_write_b64
    0x100bb0002320b, // ds_write_b8
    0x100bc0004e912, // ds_write_b8_d16_hi
    0x100bd0007360c, // ds_write_b96
    0x100be00031212, // ds_wrxchg2_rtn_b32
    0x100bf00064012, // ds_wrxchg2_rtn_b64
    0x100c000032416, // ds_wrxchg2st64_rtn_b32
    0x100c100065216, // ds_wrxchg2st64_rtn_b64
    0x100c200030111, // ds_wrxchg_rtn_b32
    0x100c300062f11, // ds_wrxchg_rtn_b64
    0x100c400017a0a, // ds_xor_b32
    0x100c500047d0a, // ds_xor_b64
    0x100c60002e30e, // ds_xor_rtn_b32
    0x100c70006110e, // ds_xor_rtn_b64
    0x100c80009630f, // flat_atomic_add
    0x100c9000a0b13, // flat_atomic_add_f32
    0x100ca000a3413, // flat_atomic_add_f64
    0x100cb000aad12, // flat_atomic_add_x2
    0x100cc0009c10f, // flat_atomic_and
    0x100cd000b1d12, // flat_atomic_and_x2
    0x100ce00095013, // flat_atomic_cmpswap
    0x100cf000a9716, // flat_atomic_cmpswap_x2
    0x100d00009fc0f, // flat_atomic_dec
    0x100d1000b6412, // flat_atomic_dec_x2
    0x100d20009ed0f, // flat_atomic_inc
    0x100d3000b5212, // flat_atomic_inc_x2
    0x100d4000a5a13, // flat_atomic_max_f64
    0x100d5000a4713, // flat_atomic_min_f64
    0x100d60009d00e, // flat_atomic_or
    0x100d7000b2f11, // flat_atomic_or_x2
    0x100d8000a6d17, // flat_atomic_pk_add_bf16
    0x100d9000a1e16, // flat_atomic_pk_add_f16
    0x100da0009a110, // flat_atomic_smax
    0x100db000af713, // flat_atomic_smax_x2
    0x100dc00098110, // flat_atomic_smin
    0x100dd000ad113, // flat_atomic_smin_x2
    0x100de0009720f, // flat_atomic_sub
    0x100df000abf12, // flat_atomic_sub_x2
    0x100e000094010, // flat_atomic_swap
    0x100e1000a8413, // flat_atomic_swap_x2
    0x100e20009b110, // flat_atomic_umax
    0x100e3000b0a13, // flat_atomic_umax_x2
    0x100e400099110, // flat_atomic_umin
    0x100e5000ae413, // flat_atomic_umin_x2
    0x100e60009de0f, // flat_atomic_xor
    0x100e7000b4012, // flat_atomic_xor_x2
    0x100e80007f10f, // flat_load_dword
    0x100e900080011, // flat_load_dwordx2
    0x100ea00081111, // flat_load_dwordx3
    0x100eb00082211, // flat_load_dwordx4
    0x100ec0007c20f, // flat_load_sbyte
    0x100ed0008ee13, // flat_load_sbyte_d16
    0x100ee00090116, // flat_load_sbyte_d16_hi
    0x100ef00091713, // flat_load_short_d16
    0x100f000092a16, // flat_load_short_d16_hi
    0x100f10007e110, // flat_load_sshort
    0x100f20007b30f, // flat_load_ubyte
    0x100f30008c513, // flat_load_ubyte_d16
    0x100f40008d816, // flat_load_ubyte_d16_hi
    0x100f50007d110, // flat_load_ushort
    0x100f60008330f, // flat_store_byte
    0x100f700084216, // flat_store_byte_d16_hi
    0x100f800087f10, // flat_store_dword
    0x100f900088f12, // flat_store_dwordx2
    0x100fa0008a112, // flat_store_dwordx3
    0x100fb0008b312, // flat_store_dwordx4
    0x100fc00085810, // flat_store_short
    0x100fd00086817, // flat_store_short_d16_hi
    0x100fe000dc111, // global_atomic_add
    0x100ff000e7f15, // global_atomic_add_f32
    0x10100000eac15, // global_atomic_add_f64
    0x10101000f3114, // global_atomic_add_x2
    0x10102000e2b11, // global_atomic_and
    0x10103000fad14, // global_atomic_and_x2
    0x10104000dac15, // global_atomic_cmpswap
    0x10105000f1918, // global_atomic_cmpswap_x2
    0x10106000e6e11, // global_atomic_dec
    0x10107000ffc14, // global_atomic_dec_x2
    0x10108000e5d11, // global_atomic_inc
    0x10109000fe814, // global_atomic_inc_x2
    0x1010a000ed615, // global_atomic_max_f64
    0x1010b000ec115, // global_atomic_min_f64
    0x1010c000e3c10, // global_atomic_or
    0x1010d000fc113, // global_atomic_or_x2
    0x1010e000eeb19, // global_atomic_pk_add_bf16
    0x1010f000e9418, // global_atomic_pk_add_f16
    0x10110000e0712, // global_atomic_smax
    0x10111000f8315, // global_atomic_smax_x2
    0x10112000de312, // global_atomic_smin
    0x10113000f5915, // global_atomic_smin_x2
    0x10114000dd211, // global_atomic_sub
    0x10115000f4514, // global_atomic_sub_x2
    0x10116000d9a12, // global_atomic_swap
    0x10117000f0415, // global_atomic_swap_x2
    0x10118000e1912, // global_atomic_umax
    0x10119000f9815, // global_atomic_umax_x2
    0x1011a000df512, // global_atomic_umin
    0x1011b000f6e15, // global_atomic_umin_x2
    0x1011c000e4c11, // global_atomic_xor
    0x1011d000fd414, // global_atomic_xor_x2
    0x1011e000bbc11, // global_load_dword
    0x1011f000bcd13, // global_load_dwordx2
    0x10120000be013, // global_load_dwordx3
    0x10121000bf313, // global_load_dwordx4
    0x10122000d8515, // global_load_lds_dword
    0x1012300102717, // global_load_lds_dwordx3
    0x1012400101017, // global_load_lds_dwordx4
    0x10125000d4415, // global_load_lds_sbyte
    0x10126000d6f16, // global_load_lds_sshort
    0x10127000d2f15, // global_load_lds_ubyte
    0x10128000d5916, // global_load_lds_ushort
    0x10129000b8711, // global_load_sbyte
    0x1012a000cd515, // global_load_sbyte_d16
    0x1012b000cea18, // global_load_sbyte_d16_hi
    0x1012c000d0215, // global_load_short_d16
    0x1012d000d1718, // global_load_short_d16_hi
    0x1012e000baa12, // global_load_sshort
    0x1012f000b7611, // global_load_ubyte
    0x10130000ca815, // global_load_ubyte_d16
    0x10131000cbd18, // global_load_ubyte_d16_hi
    0x10132000b9812, // global_load_ushort
    0x10133000c0611, // global_store_byte
    0x10134000c1718, // global_store_byte_d16_hi
    0x10135000c5a12, // global_store_dword
    0x10136000c6c14, // global_store_dwordx2
    0x10137000c8014, // global_store_dwordx3
    0x10138000c9414, // global_store_dwordx4
    0x10139000c2f12, // global_store_short
    0x1013a000c4119, // global_store_short_d16_hi
    0x2013b00245909, // s_abs_i32
    0x4013d00266d0d, // s_absdiff_i32
    0x401410024e609, // s_add_i32
    0x401450024d409, // s_add_u32
    0x401490024f80a, // s_addc_u32
    0x1014d0028b90a, // s_addk_i32
    0x4014e00254a09, // s_and_b32
    0x4015200255309, // s_and_b64
    0x2015600236712, // s_and_saveexec_b64
    0x2015800247314, // s_andn1_saveexec_b64
    0x2015a00249a12, // s_andn1_wrexec_b64
    0x4015c00257e0b, // s_andn2_b32
    0x401600025890b, // s_andn2_b64
    0x2016400239c14, // s_andn2_saveexec_b64
    0x201660024ac12, // s_andn2_wrexec_b64
    0x4016800260a0a, // s_ashr_i32
    0x4016c0026140a, // s_ashr_i64
    0x10170001e130b, // s_atc_probe
    0x10171001e1e12, // s_atc_probe_buffer
    0x101720020950c, // s_atomic_add
    0x1017300213f0f, // s_atomic_add_x2
    0x101740020e10c, // s_atomic_and
    0x1017500219d0f, // s_atomic_and_x2
    0x1017600208510, // s_atomic_cmpswap
    0x1017700212c13, // s_atomic_cmpswap_x2
    0x101780021100c, // s_atomic_dec
    0x101790021d80f, // s_atomic_dec_x2
    0x1017a0021040c, // s_atomic_inc
    0x1017b0021c90f, // s_atomic_inc_x2
    0x1017c0020ed0b, // s_atomic_or
    0x1017d0021ac0e, // s_atomic_or_x2
    0x1017e0020c70d, // s_atomic_smax
    0x1017f00217d10, // s_atomic_smax_x2
    0x101800020ad0d, // s_atomic_smin
    0x1018100215d10, // s_atomic_smin_x2
    0x101820020a10c, // s_atomic_sub
    0x1018300214e0f, // s_atomic_sub_x2
    0x101840020780d, // s_atomic_swap
    0x1018500211c10, // s_atomic_swap_x2
    0x101860020d40d, // s_atomic_umax
    0x1018700218d10, // s_atomic_umax_x2
    0x101880020ba0d, // s_atomic_umin
    0x1018900216d10, // s_atomic_umin_x2
    0x1018a0020f80c, // s_atomic_xor
    0x1018b0021ba0f, // s_atomic_xor_x2
    0x1018c002aac09, // s_barrier
    0x2018d0022450f, // s_bcnt0_i32_b32
    0x2018f0022540f, // s_bcnt0_i32_b64
    0x201910022630f, // s_bcnt1_i32_b32
    0x201930022720f, // s_bcnt1_i32_b64
    0x4019500264209, // s_bfe_i32
    0x4019900265409, // s_bfe_i64
    0x4019d00263909, // s_bfe_u32
    0x401a100264b09, // s_bfe_u64
    0x401a500261e09, // s_bfm_b32
    0x401a900262709, // s_bfm_b64
    0x401ad0027a20d, // s_bitcmp0_b32
    0x401b10027bc0d, // s_bitcmp0_b64
    0x401b50027af0d, // s_bitcmp1_b32
    0x401b90027c90d, // s_bitcmp1_b64
    0x201bd0024be16, // s_bitreplicate_b64_b32
    0x201bf0023080d, // s_bitset0_b32
    0x201c10023150d, // s_bitset0_b64
    0x201c30023220d, // s_bitset1_b32
    0x201c500232f0d, // s_bitset1_b64
    0x101c7002a4408, // s_branch
    0x201c80022310a, // s_brev_b32
    0x201ca00223b0a, // s_brev_b64
    0x101cc001e7e13, // s_buffer_atomic_add
    0x101cd001f8316, // s_buffer_atomic_add_x2
    0x101ce001ef413, // s_buffer_atomic_and
    0x101cf00200b16, // s_buffer_atomic_and_x2
    0x101d0001e6717, // s_buffer_atomic_cmpswap
    0x101d1001f691a, // s_buffer_atomic_cmpswap_x2
    0x101d2001f3f13, // s_buffer_atomic_dec
    0x101d300206216, // s_buffer_atomic_dec_x2
    0x101d4001f2c13, // s_buffer_atomic_inc
    0x101d500204c16, // s_buffer_atomic_inc_x2
    0x101d6001f0712, // s_buffer_atomic_or
    0x101d700202115, // s_buffer_atomic_or_x2
    0x101d8001ecc14, // s_buffer_atomic_smax
    0x101d9001fdd17, // s_buffer_atomic_smax_x2
    0x101da001ea414, // s_buffer_atomic_smin
    0x101db001faf17, // s_buffer_atomic_smin_x2
    0x101dc001e9113, // s_buffer_atomic_sub
    0x101dd001f9916, // s_buffer_atomic_sub_x2
    0x101de001e5314, // s_buffer_atomic_swap
    0x101df001f5217, // s_buffer_atomic_swap_x2
    0x101e0001ee014, // s_buffer_atomic_umax
    0x101e1001ff417, // s_buffer_atomic_umax_x2
    0x101e2001eb814, // s_buffer_atomic_umin
    0x101e3001fc617, // s_buffer_atomic_umin_x2
    0x101e4001f1913, // s_buffer_atomic_xor
    0x101e500203616, // s_buffer_atomic_xor_x2
    0x101e6001cb113, // s_buffer_load_dword
    0x101e7001d0316, // s_buffer_load_dwordx16
    0x101e8001cc415, // s_buffer_load_dwordx2
    0x101e9001cd915, // s_buffer_load_dwordx4
    0x101ea001cee15, // s_buffer_load_dwordx8
    0x101eb001d8714, // s_buffer_store_dword
    0x101ec001d9b16, // s_buffer_store_dwordx2
    0x101ed001db116, // s_buffer_store_dwordx4
    0x101ee002a2d0a, // s_call_b64
    0x101ef002c5211, // s_cbranch_cdbgsys
    0x101f0002c8e1a, // s_cbranch_cdbgsys_and_user
    0x101f1002c7519, // s_cbranch_cdbgsys_or_user
    0x101f2002c6312, // s_cbranch_cdbguser
    0x101f3002a9c10, // s_cbranch_execnz
    0x101f4002a8d0f, // s_cbranch_execz
    0x401f500265d10, // s_cbranch_g_fork
    0x101f90028cd10, // s_cbranch_i_fork
    0x201fa00244b0e, // s_cbranch_join
    0x101fc002a540e, // s_cbranch_scc0
    0x101fd002a620e, // s_cbranch_scc1
    0x101fe002a7e0f, // s_cbranch_vccnz
    0x101ff002a700e, // s_cbranch_vccz
    0x202000021f90a, // s_cmov_b32
    0x202020022030a, // s_cmov_b64
    0x102040028120b, // s_cmovk_i32
    0x402050027120c, // s_cmp_eq_i32
    0x4020900275a0c, // s_cmp_eq_u32
    0x4020d0027f00c, // s_cmp_eq_u64
    0x402110027360c, // s_cmp_ge_i32
    0x4021500277e0c, // s_cmp_ge_u32
    0x4021900272a0c, // s_cmp_gt_i32
    0x4021d0027720c, // s_cmp_gt_u32
    0x4022100274e0c, // s_cmp_le_i32
    0x402250027960c, // s_cmp_le_u32
    0x4022900271e0c, // s_cmp_lg_i32
    0x4022d0027660c, // s_cmp_lg_u32
    0x402310027fc0c, // s_cmp_lg_u64
    0x402350027420c, // s_cmp_lt_i32
    0x4023900278a0c, // s_cmp_lt_u32
    0x1023d00281d0d, // s_cmpk_eq_i32
    0x1023e00286b0d, // s_cmpk_eq_u32
    0x1023f0028440d, // s_cmpk_ge_i32
    0x102400028920d, // s_cmpk_ge_u32
    0x102410028370d, // s_cmpk_gt_i32
    0x102420028850d, // s_cmpk_gt_u32
    0x1024300285e0d, // s_cmpk_le_i32
    0x102440028ac0d, // s_cmpk_le_u32
    0x1024500282a0d, // s_cmpk_lg_i32
    0x102460028780d, // s_cmpk_lg_u32
    0x102470028510d, // s_cmpk_lt_i32
    0x1024800289f0d, // s_cmpk_lt_u32
    0x402490025300d, // s_cselect_b32
    0x4024d00253d0d, // s_cselect_b64
    0x10251001e3010, // s_dcache_discard
    0x10252001e4013, // s_dcache_discard_x2
    0x10253001dc70c, // s_dcache_inv
    0x10254001dde10, // s_dcache_inv_vol
    0x10255001dd30b, // s_dcache_wb
    0x10256001dee0f, // s_dcache_wb_vol
    0x10257002c380e, // s_decperflevel
    0x10258002a3c08, // s_endpgm
    0x10259002cd918, // s_endpgm_ordered_ps_done
    0x1025a002ca80e, // s_endpgm_saved
    0x2025b0022810d, // s_ff0_i32_b32
    0x2025d00228e0d, // s_ff0_i32_b64
    0x2025f00229b0d, // s_ff1_i32_b32
    0x202610022a80d, // s_ff1_i32_b64
    0x202630022d30b, // s_flbit_i32
    0x202650022b50f, // s_flbit_i32_b32
    0x202670022c40f, // s_flbit_i32_b64
    0x202690022de0f, // s_flbit_i32_i64
    0x1026b00233c0b, // s_getpc_b64
    0x1026c002a030c, // s_getreg_b32
    0x1026d002c1e0c, // s_icache_inv
    0x1026e002c2a0e, // s_incperflevel
    0x1026f001c2c0c, // s_load_dword
    0x10270001c620f, // s_load_dwordx16
    0x10271001c380e, // s_load_dwordx2
    0x10272001c460e, // s_load_dwordx4
    0x10273001c540e, // s_load_dwordx8
    0x402740026a30f, // s_lshl1_add_u32
    0x402780026b20f, // s_lshl2_add_u32
    0x4027c0026c10f, // s_lshl3_add_u32
    0x402800026d00f, // s_lshl4_add_u32
    0x402840025e20a, // s_lshl_b32
    0x402880025ec0a, // s_lshl_b64
    0x4028c0025f60a, // s_lshr_b32
    0x402900026000a, // s_lshr_b64
    0x4029400251e09, // s_max_i32
    0x4029800252709, // s_max_u32
    0x1029c001e060d, // s_memrealtime
    0x1029d001dfd09, // s_memtime
    0x4029e00250c09, // s_min_i32
    0x402a200251509, // s_min_u32
    0x202a60021e709, // s_mov_b32
    0x202a80021f009, // s_mov_b64
    0x102aa0028080a, // s_movk_i32
    0x202ab0024310d, // s_movreld_b32
    0x202ad00243e0d, // s_movreld_b64
    0x102af0024170d, // s_movrels_b32
    0x102b00024240d, // s_movrels_b64
    0x402b10026970c, // s_mul_hi_i32
    0x402b500268b0c, // s_mul_hi_u32
    0x402b900263009, // s_mul_i32
    0x102bd0028c30a, // s_mulk_i32
    0x402be0025a80a, // s_nand_b32
    0x402c20025b20a, // s_nand_b64
    0x202c60023c313, // s_nand_saveexec_b64
    0x102c8002a3705, // s_nop
    0x402c90025bc09, // s_nor_b32
    0x402cd0025c509, // s_nor_b64
    0x202d10023d612, // s_nor_saveexec_b64
    0x202d300220d09, // s_not_b32
    0x202d500221609, // s_not_b64
    0x402d700255c08, // s_or_b32
    0x402db00256408, // s_or_b64
    0x202df00237911, // s_or_saveexec_b64
    0x202e100248713, // s_orn1_saveexec_b64
    0x402e30025940a, // s_orn2_b32
    0x402e700259e0a, // s_orn2_b64
    0x202eb0023b013, // s_orn2_saveexec_b64
    0x402ed00270111, // s_pack_hh_b32_b16
    0x402f10026f011, // s_pack_lh_b32_b16
    0x402f50026df11, // s_pack_ll_b32_b16
    0x202f90023fb0e, // s_quadmask_b32
    0x202fb0024090e, // s_quadmask_b64
    0x102fd00235e09, // s_rfe_b64
    0x102fe00267a11, // s_rfe_restore_b64
    0x102ff001c7114, // s_scratch_load_dword
    0x10300001c8516, // s_scratch_load_dwordx2
    0x10301001c9b16, // s_scratch_load_dwordx4
    0x10302001d4415, // s_scratch_store_dword
    0x10303001d5917, // s_scratch_store_dwordx2
    0x10304001d7017, // s_scratch_store_dwordx4
    0x10305002c0209, // s_sendmsg
    0x10306002c0b0d, // s_sendmsghalt
    0x2030700246211, // s_set_gpr_idx_idx
    0x10309002cc712, // s_set_gpr_idx_mode
    0x1030a002cb611, // s_set_gpr_idx_off
    0x4030b0027e010, // s_set_gpr_idx_on
    0x1030f002cf116, // s_set_valu_coexec_mode
    0x10310002ad909, // s_sethalt
    0x10311002ab509, // s_setkill
    0x103120023470b, // s_setpc_b64
    0x10313002ae909, // s_setprio
    0x10314002a0f0c, // s_setreg_b32
    0x10315002a1b12, // s_setreg_imm32_b32
    0x403160027d60a, // s_setvskip
    0x2031a0022fa0e, // s_sext_i32_i16
    0x2031c0022ed0d, // s_sext_i32_i8
    0x1031e002ae207, // s_sleep
    0x1031f001d190d, // s_store_dword
    0x10320001d260f, // s_store_dwordx2
    0x10321001d350f, // s_store_dwordx4
    0x403220024ef09, // s_sub_i32
    0x403260024dd09, // s_sub_u32
    0x4032a0025020a, // s_subb_u32
    0x1032e0023520c, // s_swappc_b64
    0x1032f002c1806, // s_trap
    0x10330002c460c, // s_ttracedata
    0x10331002ad009, // s_waitcnt
    0x10332002a4c08, // s_wakeup
    0x2033300221f09, // s_wqm_b32
    0x2033500222809, // s_wqm_b64
    0x403370025ce0a, // s_xnor_b32
    0x4033b0025d80a, // s_xnor_b64
    0x2033f0023e813, // s_xnor_saveexec_b64
    0x4034100256c09, // s_xor_b32
    0x4034500257509, // s_xor_b64
    0x2034900238a12, // s_xor_saveexec_b64
    0x1034b00108812, // scratch_load_dword
    0x1034c00109a14, // scratch_load_dwordx2
    0x1034d0010ae14, // scratch_load_dwordx3
    0x1034e0010c214, // scratch_load_dwordx4
    0x1034f00126716, // scratch_load_lds_dword
    0x1035000122316, // scratch_load_lds_sbyte
    0x1035100125017, // scratch_load_lds_sshort
    0x1035200120d16, // scratch_load_lds_ubyte
    0x1035300123917, // scratch_load_lds_ushort
    0x1035400105012, // scratch_load_sbyte
    0x103550011af16, // scratch_load_sbyte_d16
    0x103560011c519, // scratch_load_sbyte_d16_hi
    0x103570011de16, // scratch_load_short_d16
    0x103580011f419, // scratch_load_short_d16_hi
    0x1035900107513, // scratch_load_sshort
    0x1035a00103e12, // scratch_load_ubyte
    0x1035b00118016, // scratch_load_ubyte_d16
    0x1035c00119619, // scratch_load_ubyte_d16_hi
    0x1035d00106213, // scratch_load_ushort
    0x1035e0010d612, // scratch_store_byte
    0x1035f0010e819, // scratch_store_byte_d16_hi
    0x1036000112e13, // scratch_store_dword
    0x1036100114115, // scratch_store_dwordx2
    0x1036200115615, // scratch_store_dwordx3
    0x1036300116b15, // scratch_store_dwordx4
    0x1036400110113, // scratch_store_short
    0x103650011141a, // scratch_store_short_d16_hi
    0x1036600155319, // tbuffer_load_format_d16_x
    0x1036700156c1a, // tbuffer_load_format_d16_xy
    0x103680015861b, // tbuffer_load_format_d16_xyz
    0x103690015a11c, // tbuffer_load_format_d16_xyzw
    0x1036a00149b15, // tbuffer_load_format_x
    0x1036b0014b016, // tbuffer_load_format_xy
    0x1036c0014c617, // tbuffer_load_format_xyz
    0x1036d0014dd18, // tbuffer_load_format_xyzw
    0x1036e0015bd1a, // tbuffer_store_format_d16_x
    0x1036f0015d71b, // tbuffer_store_format_d16_xy
    0x103700015f21c, // tbuffer_store_format_d16_xyz
    0x1037100160e1d, // tbuffer_store_format_d16_xyzw
    0x103720014f516, // tbuffer_store_format_x
    0x1037300150b17, // tbuffer_store_format_xy
    0x1037400152218, // tbuffer_store_format_xyz
    0x1037500153a19, // tbuffer_store_format_xyzw
    0x5037600315211, // v_accvgpr_mov_b32
    0x1037b0052e20e, // v_accvgpr_read
    0x1037b00450012, // v_accvgpr_read_b32
    0x1037c0052f00f, // v_accvgpr_write
    0x1037c00451213, // v_accvgpr_write_b32
    0x1037d0037880a, // v_add3_u32
    0x5037e0032fe0c, // v_add_co_u32
    0x5038300334f09, // v_add_f16
    0x503880031f609, // v_add_f32
    0x1038d003d6309, // v_add_f64
    0x1038e003ee509, // v_add_i16
    0x1038f003ed309, // v_add_i32
    0x1039000377a0e, // v_add_lshl_u32
    0x5039100339509, // v_add_u16
    0x5039600342709, // v_add_u32
    0x5039b0033250d, // v_addc_co_u32
    0x103a00035260e, // v_alignbit_b32
    0x103a10035340f, // v_alignbyte_b32
    0x503a20032be09, // v_and_b32
    0x103a700379f0c, // v_and_or_b32
    0x103a8003cee10, // v_ashr_pk_i8_i32
    0x103a9003cfe10, // v_ashr_pk_u8_i32
    0x503aa0033d90d, // v_ashrrev_i16
    0x503af0032a40d, // v_ashrrev_i32
    0x103b4003e2a0d, // v_ashrrev_i64
    0x103b5003dde0e, // v_bcnt_u32_b32
    0x103b60034f309, // v_bfe_i32
    0x103b70034ea09, // v_bfe_u32
    0x103b80034fc09, // v_bfi_b32
    0x103b9003e4709, // v_bfm_b32
    0x503ba002fa20b, // v_bfrev_b32
    0x103bf0037fb0c, // v_bitop3_b16
    0x103c00038070c, // v_bitop3_b32
    0x503c10030d80a, // v_ceil_f16
    0x503c6002f0e0a, // v_ceil_f32
    0x403cb002ed80a, // v_ceil_f64
    0x303cf00301c09, // v_clrexcp
    0x403d20048d80f, // v_cmp_class_f16
    0x403d600489a0f, // v_cmp_class_f32
    0x303da0048b90f, // v_cmp_class_f64
    0x403dd00490e0c, // v_cmp_eq_f16
    0x403e1004aa60c, // v_cmp_eq_f32
    0x303e5004c3e0c, // v_cmp_eq_f64
    0x403e8004dd60c, // v_cmp_eq_i16
    0x403ec004f5e0c, // v_cmp_eq_i32
    0x303f00050e60c, // v_cmp_eq_i64
    0x403f3004e340c, // v_cmp_eq_u16
    0x403f7004fbc0c, // v_cmp_eq_u32
    0x303fb0051440c, // v_cmp_eq_u64
    0x403fe0048f70b, // v_cmp_f_f16
    0x40402004a8f0b, // v_cmp_f_f32
    0x30406004c270b, // v_cmp_f_f64
    0x40409004dbf0b, // v_cmp_f_i16
    0x4040d004f470b, // v_cmp_f_i32
    0x304110050cf0b, // v_cmp_f_i64
    0x40414004e1d0b, // v_cmp_f_u16
    0x40418004fa50b, // v_cmp_f_u32
    0x3041c00512d0b, // v_cmp_f_u64
    0x4041f00493e0c, // v_cmp_ge_f16
    0x40423004ad60c, // v_cmp_ge_f32
    0x30427004c6e0c, // v_cmp_ge_f64
    0x4042a004e060c, // v_cmp_ge_i16
    0x4042e004f8e0c, // v_cmp_ge_i32
    0x304320051160c, // v_cmp_ge_i64
    0x40435004e640c, // v_cmp_ge_u16
    0x40439004fec0c, // v_cmp_ge_u32
    0x3043d0051740c, // v_cmp_ge_u64
    0x404400049260c, // v_cmp_gt_f16
    0x40444004abe0c, // v_cmp_gt_f32
    0x30448004c560c, // v_cmp_gt_f64
    0x4044b004dee0c, // v_cmp_gt_i16
    0x4044f004f760c, // v_cmp_gt_i32
    0x304530050fe0c, // v_cmp_gt_i64
    0x40456004e4c0c, // v_cmp_gt_u16
    0x4045a004fd40c, // v_cmp_gt_u32
    0x3045e00515c0c, // v_cmp_gt_u64
    0x4046100491a0c, // v_cmp_le_f16
    0x40465004ab20c, // v_cmp_le_f32
    0x30469004c4a0c, // v_cmp_le_f64
    0x4046c004de20c, // v_cmp_le_i16
    0x40470004f6a0c, // v_cmp_le_i32
    0x304740050f20c, // v_cmp_le_i64
    0x40477004e400c, // v_cmp_le_u16
    0x4047b004fc80c, // v_cmp_le_u32
    0x3047f0051500c, // v_cmp_le_u64
    0x404820049320c, // v_cmp_lg_f16
    0x40486004aca0c, // v_cmp_lg_f32
    0x3048a004c620c, // v_cmp_lg_f64
    0x4048d0049020c, // v_cmp_lt_f16
    0x40491004a9a0c, // v_cmp_lt_f32
    0x30495004c320c, // v_cmp_lt_f64
    0x40498004dca0c, // v_cmp_lt_i16
    0x4049c004f520c, // v_cmp_lt_i32
    0x304a00050da0c, // v_cmp_lt_i64
    0x404a3004e280c, // v_cmp_lt_u16
    0x404a7004fb00c, // v_cmp_lt_u32
    0x304ab0051380c, // v_cmp_lt_u64
    0x404ae004dfa0c, // v_cmp_ne_i16
    0x404b2004f820c, // v_cmp_ne_i32
    0x304b600510a0c, // v_cmp_ne_i64
    0x404b9004e580c, // v_cmp_ne_u16
    0x404bd004fe00c, // v_cmp_ne_u32
    0x304c10051680c, // v_cmp_ne_u64
    0x404c40049940d, // v_cmp_neq_f16
    0x404c8004b2c0d, // v_cmp_neq_f32
    0x304cc004cc40d, // v_cmp_neq_f64
    0x404cf0049600d, // v_cmp_nge_f16
    0x404d3004af80d, // v_cmp_nge_f32
    0x304d7004c900d, // v_cmp_nge_f64
    0x404da00497a0d, // v_cmp_ngt_f16
    0x404de004b120d, // v_cmp_ngt_f32
    0x304e2004caa0d, // v_cmp_ngt_f64
    0x404e50049870d, // v_cmp_nle_f16
    0x404e9004b1f0d, // v_cmp_nle_f32
    0x304ed004cb70d, // v_cmp_nle_f64
    0x404f000496d0d, // v_cmp_nlg_f16
    0x404f4004b050d, // v_cmp_nlg_f32
    0x304f8004c9d0d, // v_cmp_nlg_f64
    0x404fb0049a10d, // v_cmp_nlt_f16
    0x404ff004b390d, // v_cmp_nlt_f32
    0x30503004cd10d, // v_cmp_nlt_f64
    0x4050600494a0b, // v_cmp_o_f16
    0x4050a004ae20b, // v_cmp_o_f32
    0x3050e004c7a0b, // v_cmp_o_f64
    0x40511004e120b, // v_cmp_t_i16
    0x40515004f9a0b, // v_cmp_t_i32
    0x305190051220b, // v_cmp_t_i64
    0x4051c004e700b, // v_cmp_t_u16
    0x40520004ff80b, // v_cmp_t_u32
    0x305240051800b, // v_cmp_t_u64
    0x405270049ae0d, // v_cmp_tru_f16
    0x4052b004b460d, // v_cmp_tru_f32
    0x3052f004cde0d, // v_cmp_tru_f64
    0x405320049550b, // v_cmp_u_f16
    0x40536004aed0b, // v_cmp_u_f32
    0x3053a004c850b, // v_cmp_u_f64
    0x4053d0048e710, // v_cmpx_class_f16
    0x405410048a910, // v_cmpx_class_f32
    0x305450048c810, // v_cmpx_class_f64
    0x405480049d40d, // v_cmpx_eq_f16
    0x4054c004b6c0d, // v_cmpx_eq_f32
    0x30550004d040d, // v_cmpx_eq_f64
    0x40553004e940d, // v_cmpx_eq_i16
    0x4055700501c0d, // v_cmpx_eq_i32
    0x3055b0051a40d, // v_cmpx_eq_i64
    0x4055e004efa0d, // v_cmpx_eq_u16
    0x405620050820d, // v_cmpx_eq_u32
    0x3056600520a0d, // v_cmpx_eq_u64
    0x405690049bb0c, // v_cmpx_f_f16
    0x4056d004b530c, // v_cmpx_f_f32
    0x30571004ceb0c, // v_cmpx_f_f64
    0x40574004e7b0c, // v_cmpx_f_i16
    0x405780050030c, // v_cmpx_f_i32
    0x3057c00518b0c, // v_cmpx_f_i64
    0x4057f004ee10c, // v_cmpx_f_u16
    0x405830050690c, // v_cmpx_f_u32
    0x305870051f10c, // v_cmpx_f_u64
    0x4058a004a080d, // v_cmpx_ge_f16
    0x4058e004ba00d, // v_cmpx_ge_f32
    0x30592004d380d, // v_cmpx_ge_f64
    0x40595004ec80d, // v_cmpx_ge_i16
    0x405990050500d, // v_cmpx_ge_i32
    0x3059d0051d80d, // v_cmpx_ge_i64
    0x405a0004f2e0d, // v_cmpx_ge_u16
    0x405a40050b60d, // v_cmpx_ge_u32
    0x305a800523e0d, // v_cmpx_ge_u64
    0x405ab0049ee0d, // v_cmpx_gt_f16
    0x405af004b860d, // v_cmpx_gt_f32
    0x305b3004d1e0d, // v_cmpx_gt_f64
    0x405b6004eae0d, // v_cmpx_gt_i16
    0x405ba0050360d, // v_cmpx_gt_i32
    0x305be0051be0d, // v_cmpx_gt_i64
    0x405c1004f140d, // v_cmpx_gt_u16
    0x405c500509c0d, // v_cmpx_gt_u32
    0x305c90052240d, // v_cmpx_gt_u64
    0x405cc0049e10d, // v_cmpx_le_f16
    0x405d0004b790d, // v_cmpx_le_f32
    0x305d4004d110d, // v_cmpx_le_f64
    0x405d7004ea10d, // v_cmpx_le_i16
    0x405db0050290d, // v_cmpx_le_i32
    0x305df0051b10d, // v_cmpx_le_i64
    0x405e2004f070d, // v_cmpx_le_u16
    0x405e600508f0d, // v_cmpx_le_u32
    0x305ea0052170d, // v_cmpx_le_u64
    0x405ed0049fb0d, // v_cmpx_lg_f16
    0x405f1004b930d, // v_cmpx_lg_f32
    0x305f5004d2b0d, // v_cmpx_lg_f64
    0x405f80049c70d, // v_cmpx_lt_f16
    0x405fc004b5f0d, // v_cmpx_lt_f32
    0x30600004cf70d, // v_cmpx_lt_f64
    0x40603004e870d, // v_cmpx_lt_i16
    0x4060700500f0d, // v_cmpx_lt_i32
    0x3060b0051970d, // v_cmpx_lt_i64
    0x4060e004eed0d, // v_cmpx_lt_u16
    0x406120050750d, // v_cmpx_lt_u32
    0x306160051fd0d, // v_cmpx_lt_u64
    0x40619004ebb0d, // v_cmpx_ne_i16
    0x4061d0050430d, // v_cmpx_ne_i32
    0x306210051cb0d, // v_cmpx_ne_i64
    0x40624004f210d, // v_cmpx_ne_u16
    0x406280050a90d, // v_cmpx_ne_u32
    0x3062c0052310d, // v_cmpx_ne_u64
    0x4062f004a650e, // v_cmpx_neq_f16
    0x40633004bfd0e, // v_cmpx_neq_f32
    0x30637004d950e, // v_cmpx_neq_f64
    0x4063a004a2d0e, // v_cmpx_nge_f16
    0x4063e004bc50e, // v_cmpx_nge_f32
    0x30642004d5d0e, // v_cmpx_nge_f64
    0x40645004a490e, // v_cmpx_ngt_f16
    0x40649004be10e, // v_cmpx_ngt_f32
    0x3064d004d790e, // v_cmpx_ngt_f64
    0x40650004a570e, // v_cmpx_nle_f16
    0x40654004bef0e, // v_cmpx_nle_f32
    0x30658004d870e, // v_cmpx_nle_f64
    0x4065b004a3b0e, // v_cmpx_nlg_f16
    0x4065f004bd30e, // v_cmpx_nlg_f32
    0x30663004d6b0e, // v_cmpx_nlg_f64
    0x40666004a730e, // v_cmpx_nlt_f16
    0x4066a004c0b0e, // v_cmpx_nlt_f32
    0x3066e004da30e, // v_cmpx_nlt_f64
    0x40671004a150c, // v_cmpx_o_f16
    0x40675004bad0c, // v_cmpx_o_f32
    0x30679004d450c, // v_cmpx_o_f64
    0x4067c004ed50c, // v_cmpx_t_i16
    0x4068000505d0c, // v_cmpx_t_i32
    0x306840051e50c, // v_cmpx_t_i64
    0x40687004f3b0c, // v_cmpx_t_u16
    0x4068b0050c30c, // v_cmpx_t_u32
    0x3068f00524b0c, // v_cmpx_t_u64
    0x40692004a810e, // v_cmpx_tru_f16
    0x40696004c190e, // v_cmpx_tru_f32
    0x3069a004db10e, // v_cmpx_tru_f64
    0x4069d004a210c, // v_cmpx_u_f16
    0x406a1004bb90c, // v_cmpx_u_f32
    0x306a5004d510c, // v_cmpx_u_f64
    0x506a80031e10d, // v_cndmask_b32
    0x506ad00310c09, // v_cos_f16
    0x506b2002f9009, // v_cos_f32
    0x106b70034ba0c, // v_cubeid_f32
    0x106b80034de0c, // v_cubema_f32
    0x106b90034c60c, // v_cubesc_f32
    0x106ba0034d20c, // v_cubetc_f32
    0x506bb002e0d0d, // v_cvt_f16_f32
    0x506c00030550d, // v_cvt_f16_i16
    0x506c50030480d, // v_cvt_f16_u16
    0x506ca0031d30e, // v_cvt_f32_bf16
    0x506cf0031700d, // v_cvt_f32_bf8
    0x506d4002e1a0d, // v_cvt_f32_f16
    0x406d9002e590d, // v_cvt_f32_f64
    0x506dd0031630d, // v_cvt_f32_fp8
    0x506e2002dd90d, // v_cvt_f32_i32
    0x506e7002de60d, // v_cvt_f32_u32
    0x506ec002e7310, // v_cvt_f32_ubyte0
    0x506f1002e8310, // v_cvt_f32_ubyte1
    0x506f6002e9310, // v_cvt_f32_ubyte2
    0x506fb002ea310, // v_cvt_f32_ubyte3
    0x40700002e660d, // v_cvt_f64_f32
    0x40704002dcc0d, // v_cvt_f64_i32
    0x40708002ec00d, // v_cvt_f64_u32
    0x5070c002e3811, // v_cvt_flr_i32_f32
    0x5071100306f0d, // v_cvt_i16_f16
    0x50716002e000d, // v_cvt_i32_f32
    0x4071b002dbf0d, // v_cvt_i32_f64
    0x5071f00311512, // v_cvt_norm_i16_f16
    0x5072400312712, // v_cvt_norm_u16_f16
    0x50729002e4910, // v_cvt_off_f32_i4
    0x1072e003d1e11, // v_cvt_pk_bf16_f32
    0x1072f003f2510, // v_cvt_pk_bf8_f32
    0x10730003d0e10, // v_cvt_pk_f16_f32
    0x5073100318d10, // v_cvt_pk_f32_bf8
    0x5073600317d10, // v_cvt_pk_f32_fp8
    0x1073b003f1510, // v_cvt_pk_fp8_f32
    0x1073c003e9b10, // v_cvt_pk_i16_i32
    0x1073d003e8b10, // v_cvt_pk_u16_u32
    0x1073e0035c20f, // v_cvt_pk_u8_f32
    0x1073f0036db14, // v_cvt_pkaccum_u8_f32
    0x10740003eab14, // v_cvt_pknorm_i16_f16
    0x10741003e5014, // v_cvt_pknorm_i16_f32
    0x10742003ebf14, // v_cvt_pknorm_u16_f16
    0x10743003e6414, // v_cvt_pknorm_u16_f32
    0x10744003e7813, // v_cvt_pkrtz_f16_f32
    0x50745002e2711, // v_cvt_rpi_i32_f32
    0x1074c0052ff13, // v_cvt_scale_f16_bf8
    0x1074d00531213, // v_cvt_scale_f16_fp8
    0x1074e00532513, // v_cvt_scale_f32_bf8
    0x1074f00533813, // v_cvt_scale_f32_fp8
    0x1075000534b17, // v_cvt_scale_pk_bf16_bf6
    0x1075a00536217, // v_cvt_scale_pk_bf16_bf8
    0x1075b00537917, // v_cvt_scale_pk_bf16_fp4
    0x1075100539017, // v_cvt_scale_pk_bf16_fp6
    0x1075c0053a717, // v_cvt_scale_pk_bf16_fp8
    0x107520053be17, // v_cvt_scale_pk_bf6_bf16
    0x107530053d516, // v_cvt_scale_pk_bf6_f16
    0x1074a0053eb16, // v_cvt_scale_pk_bf6_f32
    0x1075d00540117, // v_cvt_scale_pk_bf8_bf16
    0x1075e00541816, // v_cvt_scale_pk_bf8_f16
    0x1075f00542e16, // v_cvt_scale_pk_bf8_f32
    0x1075400544416, // v_cvt_scale_pk_f16_bf6
    0x1076000545a16, // v_cvt_scale_pk_f16_bf8
    0x1076100547016, // v_cvt_scale_pk_f16_fp4
    0x1075500548616, // v_cvt_scale_pk_f16_fp6
    0x1076200549c16, // v_cvt_scale_pk_f16_fp8
    0x107560054b216, // v_cvt_scale_pk_f32_bf6
    0x107630054c816, // v_cvt_scale_pk_f32_bf8
    0x107640054de16, // v_cvt_scale_pk_f32_fp4
    0x107570054f416, // v_cvt_scale_pk_f32_fp6
    0x1076500550a16, // v_cvt_scale_pk_f32_fp8
    0x1076600552017, // v_cvt_scale_pk_fp4_bf16
    0x1076700553716, // v_cvt_scale_pk_fp4_f16
    0x1076800554d16, // v_cvt_scale_pk_fp4_f32
    0x1075800556317, // v_cvt_scale_pk_fp6_bf16
    0x1075900557a16, // v_cvt_scale_pk_fp6_f16
    0x1074b00559016, // v_cvt_scale_pk_fp6_f32
    0x107690055a617, // v_cvt_scale_pk_fp8_bf16
    0x1076a0055bd16, // v_cvt_scale_pk_fp8_f16
    0x1076b0055d316, // v_cvt_scale_pk_fp8_f32
    0x1076c0055e917, // v_cvt_scale_sr_bf8_bf16
    0x1076d00560016, // v_cvt_scale_sr_bf8_f16
    0x1076e00561616, // v_cvt_scale_sr_bf8_f32
    0x1076f00562c17, // v_cvt_scale_sr_fp8_bf16
    0x1077000564316, // v_cvt_scale_sr_fp8_f16
    0x1077100565916, // v_cvt_scale_sr_fp8_f32
    0x1077200566f1a, // v_cvt_scale_sr_pk_bf6_bf16
    0x1077300568919, // v_cvt_scale_sr_pk_bf6_f16
    0x107740056a219, // v_cvt_scale_sr_pk_bf6_f32
    0x107780056bb1a, // v_cvt_scale_sr_pk_fp4_bf16
    0x107790056d519, // v_cvt_scale_sr_pk_fp4_f16
    0x1077a0056ee19, // v_cvt_scale_sr_pk_fp4_f32
    0x107750057071a, // v_cvt_scale_sr_pk_fp6_bf16
    0x1077600572119, // v_cvt_scale_sr_pk_fp6_f16
    0x1077700573a19, // v_cvt_scale_sr_pk_fp6_f32
    0x1074a003b091d, // v_cvt_scalef32_2xpk16_bf6_f32
    0x1074b003aec1d, // v_cvt_scalef32_2xpk16_fp6_f32
    0x1074c003a3716, // v_cvt_scalef32_f16_bf8
    0x1074d003a2116, // v_cvt_scalef32_f16_fp8
    0x1074e0038bf16, // v_cvt_scalef32_f32_bf8
    0x1074f0038a916, // v_cvt_scalef32_f32_fp8
    0x10750003cd21c, // v_cvt_scalef32_pk32_bf16_bf6
    0x10751003c9b1c, // v_cvt_scalef32_pk32_bf16_fp6
    0x10752003bea1c, // v_cvt_scalef32_pk32_bf6_bf16
    0x10753003bcf1b, // v_cvt_scalef32_pk32_bf6_f16
    0x10754003cb71b, // v_cvt_scalef32_pk32_f16_bf6
    0x10755003c801b, // v_cvt_scalef32_pk32_f16_fp6
    0x10756003b7d1b, // v_cvt_scalef32_pk32_f32_bf6
    0x10757003b621b, // v_cvt_scalef32_pk32_f32_fp6
    0x10758003bb31c, // v_cvt_scalef32_pk32_fp6_bf16
    0x10759003b981b, // v_cvt_scalef32_pk32_fp6_f16
    0x1075a003d491a, // v_cvt_scalef32_pk_bf16_bf8
    0x1075b003ad21a, // v_cvt_scalef32_pk_bf16_fp4
    0x1075c003d2f1a, // v_cvt_scalef32_pk_bf16_fp8
    0x1075d0039a11a, // v_cvt_scalef32_pk_bf8_bf16
    0x1075e00393c19, // v_cvt_scalef32_pk_bf8_f16
    0x1075f00382c19, // v_cvt_scalef32_pk_bf8_f32
    0x10760003a0819, // v_cvt_scalef32_pk_f16_bf8
    0x10761003ab919, // v_cvt_scalef32_pk_f16_fp4
    0x107620039ef19, // v_cvt_scalef32_pk_f16_fp8
    0x1076300389019, // v_cvt_scalef32_pk_f32_bf8
    0x1076400390a19, // v_cvt_scalef32_pk_f32_fp4
    0x1076500387719, // v_cvt_scalef32_pk_f32_fp8
    0x10766003a661a, // v_cvt_scalef32_pk_fp4_bf16
    0x10767003a4d19, // v_cvt_scalef32_pk_fp4_f16
    0x107680038d519, // v_cvt_scalef32_pk_fp4_f32
    0x107690039871a, // v_cvt_scalef32_pk_fp8_bf16
    0x1076a00392319, // v_cvt_scalef32_pk_fp8_f16
    0x1076b00381319, // v_cvt_scalef32_pk_fp8_f32
    0x1076c0039d51a, // v_cvt_scalef32_sr_bf8_bf16
    0x1076d00396e19, // v_cvt_scalef32_sr_bf8_f16
    0x1076e00385e19, // v_cvt_scalef32_sr_bf8_f32
    0x1076f0039bb1a, // v_cvt_scalef32_sr_fp8_bf16
    0x1077000395519, // v_cvt_scalef32_sr_fp8_f16
    0x1077100384519, // v_cvt_scalef32_sr_fp8_f32
    0x10772003c611f, // v_cvt_scalef32_sr_pk32_bf6_bf16
    0x10773003c431e, // v_cvt_scalef32_sr_pk32_bf6_f16
    0x10774003b441e, // v_cvt_scalef32_sr_pk32_bf6_f32
    0x10775003c241f, // v_cvt_scalef32_sr_pk32_fp6_bf16
    0x10776003c061e, // v_cvt_scalef32_sr_pk32_fp6_f16
    0x10777003b261e, // v_cvt_scalef32_sr_pk32_fp6_f32
    0x10778003a9c1d, // v_cvt_scalef32_sr_pk_fp4_bf16
    0x10779003a801c, // v_cvt_scalef32_sr_pk_fp4_f16
    0x1077a0038ee1c, // v_cvt_scalef32_sr_pk_fp4_f32
    0x1077b003f6511, // v_cvt_sr_bf16_f32
    0x1077c003f4510, // v_cvt_sr_bf8_f32
    0x1077d003f5510, // v_cvt_sr_f16_f32
    0x1077e003f3510, // v_cvt_sr_fp8_f32
    0x5077f0030620d, // v_cvt_u16_f16
    0x50784002df30d, // v_cvt_u32_f32
    0x40789002eb30d, // v_cvt_u32_f64
    0x1078d0037d80f, // v_div_fixup_f16
    0x1078e0035d10f, // v_div_fixup_f32
    0x1078f0035e00f, // v_div_fixup_f64
    0x107900036c516, // v_div_fixup_legacy_f16
    0x1079100360d0e, // v_div_fmas_f32
    0x1079200361b0e, // v_div_fmas_f64
    0x107930035ef0f, // v_div_scale_f32
    0x107940035fe0f, // v_div_scale_f64
    0x1079500409a0f, // v_dot2_f32_bf16
    0x107960040f60e, // v_dot2_f32_f16
    0x107970041040e, // v_dot2_i32_i16
    0x107980041120e, // v_dot2_u32_u16
    0x407990032d810, // v_dot2c_f32_bf16
    0x4079d0034450f, // v_dot2c_f32_f16
    0x407a10034540f, // v_dot2c_i32_i16
    0x107a50041200d, // v_dot4_i32_i8
    0x107a600412d0d, // v_dot4_u32_u8
    0x407a70034630e, // v_dot4c_i32_i8
    0x107ab00413a0d, // v_dot8_i32_i4
    0x107ac0041470d, // v_dot8_u32_u4
    0x407ad0034710e, // v_dot8c_i32_i4
    0x507b10030a109, // v_exp_f16
    0x507b6002f2e09, // v_exp_f32
    0x507bb002fc10a, // v_ffbh_i32
    0x507c0002fad0a, // v_ffbh_u32
    0x507c5002fb70a, // v_ffbl_b32
    0x507ca0030cd0b, // v_floor_f16
    0x507cf002f230b, // v_floor_f32
    0x407d4002eed0b, // v_floor_f64
    0x107d80037cf09, // v_fma_f16
    0x107d900350509, // v_fma_f32
    0x107da00350e09, // v_fma_f64
    0x107db0036b510, // v_fma_legacy_f16
    0x107dc0040cb0d, // v_fma_mix_f32
    0x107dd0040e70f, // v_fma_mixhi_f16
    0x107de0040d80f, // v_fma_mixlo_f16
    0x207df0032f30b, // v_fmaak_f32
    0x407e100347f0a, // v_fmac_f32
    0x407e50032140a, // v_fmac_f64
    0x207e90032e80b, // v_fmamk_f32
    0x507eb0030f80b, // v_fract_f16
    0x507f0002ef80b, // v_fract_f32
    0x407f5002fee0b, // v_fract_f64
    0x507f90030ba13, // v_frexp_exp_i16_f16
    0x507fe002ff913, // v_frexp_exp_i32_f32
    0x40803002fcb13, // v_frexp_exp_i32_f64
    0x508070030aa10, // v_frexp_mant_f16
    0x5080c00300c10, // v_frexp_mant_f32
    0x40811002fde10, // v_frexp_mant_f64
    0x5081500341c0b, // v_ldexp_f16
    0x1081a003db60b, // v_ldexp_f32
    0x1081b003d870b, // v_ldexp_f64
    0x1081c00351709, // v_lerp_u8
    0x5081d00309809, // v_log_f16
    0x50822002f3709, // v_log_f32
    0x1082700376c0e, // v_lshl_add_u32
    0x108280037e70e, // v_lshl_add_u64
    0x108290037920d, // v_lshl_or_b32
    0x5082a0033bf0d, // v_lshlrev_b16
    0x5082f0032b10d, // v_lshlrev_b32
    0x10834003e100d, // v_lshlrev_b64
    0x508350033cc0d, // v_lshrrev_b16
    0x5083a0032970d, // v_lshrrev_b32
    0x1083f003e1d0d, // v_lshrrev_b64
    0x4084000337609, // v_mac_f16
    0x108440037b409, // v_mad_f16
    0x108450037c609, // v_mad_i16
    0x108460036fc0d, // v_mad_i32_i16
    0x108470034a00d, // v_mad_i32_i24
    0x1084800366e0d, // v_mad_i64_i32
    0x1084900367b10, // v_mad_legacy_f16
    0x1084a00369b10, // v_mad_legacy_i16
    0x1084b00368b10, // v_mad_legacy_u16
    0x107dc0057530d, // v_mad_mix_f32
    0x107dd0057600f, // v_mad_mixhi_f16
    0x107de00576f0f, // v_mad_mixlo_f16
    0x1084c0037bd09, // v_mad_u16
    0x1084d0036ef0d, // v_mad_u32_u16
    0x1084e0034ad0d, // v_mad_u32_u24
    0x1084f0036610d, // v_mad_u64_u32
    0x2085000338a0b, // v_madak_f16
    0x2085200337f0b, // v_madmk_f16
    0x108540037300a, // v_max3_f16
    0x108550035610a, // v_max3_f32
    0x1085600373a0a, // v_max3_i16
    0x1085700356b0a, // v_max3_i32
    0x108580037440a, // v_max3_u16
    0x108590035750a, // v_max3_u32
    0x5085a0033e609, // v_max_f16
    0x5085f00326a09, // v_max_f32
    0x10864003d7e09, // v_max_f64
    0x5086500340109, // v_max_i16
    0x5086a00327c09, // v_max_i32
    0x5086f0033f809, // v_max_u16
    0x5087400328e09, // v_max_u32
    0x10879003f840e, // v_maximum3_f32
    0x1087a003dfe12, // v_mbcnt_hi_u32_b32
    0x1087b003dec12, // v_mbcnt_lo_u32_b32
    0x1087c00374e0a, // v_med3_f16
    0x1087d00357f0a, // v_med3_f32
    0x1087e0037580a, // v_med3_i16
    0x1087f0035890a, // v_med3_i32
    0x108800037620a, // v_med3_u16
    0x108810035930a, // v_med3_u32
    0x1088200415c1b, // v_mfma_f32_16x16x128_f8f6f4
    0x108830045bb18, // v_mfma_f32_16x16x16_bf16
    0x108840043f117, // v_mfma_f32_16x16x16_f16
    0x1088300577e17, // v_mfma_f32_16x16x16bf16
    0x108830057951a, // v_mfma_f32_16x16x16bf16_1k
    0x108840057af16, // v_mfma_f32_16x16x16f16
    0x108850042c719, // v_mfma_f32_16x16x1_4b_f32
    0x108850057c515, // v_mfma_f32_16x16x1f32
    0x108860041c518, // v_mfma_f32_16x16x32_bf16
    0x108870046991b, // v_mfma_f32_16x16x32_bf8_bf8
    0x108880046b41b, // v_mfma_f32_16x16x32_bf8_fp8
    0x108890044a617, // v_mfma_f32_16x16x32_f16
    0x1088a0046cf1b, // v_mfma_f32_16x16x32_fp8_bf8
    0x1088b0046ea1b, // v_mfma_f32_16x16x32_fp8_fp8
    0x108860057da17, // v_mfma_f32_16x16x32bf16
    0x108870057f119, // v_mfma_f32_16x16x32bf8bf8
    0x1088800580a19, // v_mfma_f32_16x16x32bf8fp8
    0x1088900582316, // v_mfma_f32_16x16x32f16
    0x1088a00583919, // v_mfma_f32_16x16x32fp8bf8
    0x1088b00585219, // v_mfma_f32_16x16x32fp8fp8
    0x1088c0045711a, // v_mfma_f32_16x16x4_4b_bf16
    0x1088d00438d19, // v_mfma_f32_16x16x4_4b_f16
    0x1088e00432c16, // v_mfma_f32_16x16x4_f32
    0x1088c00586b16, // v_mfma_f32_16x16x4bf16
    0x1088c00588119, // v_mfma_f32_16x16x4bf16_1k
    0x1088d00589a15, // v_mfma_f32_16x16x4f16
    0x1088e0058af15, // v_mfma_f32_16x16x4f32
    0x1088f0041f318, // v_mfma_f32_32x32x16_bf16
    0x108900047051b, // v_mfma_f32_32x32x16_bf8_bf8
    0x108910047201b, // v_mfma_f32_32x32x16_bf8_fp8
    0x108920044bd17, // v_mfma_f32_32x32x16_f16
    0x1089300473b1b, // v_mfma_f32_32x32x16_fp8_bf8
    0x108940047561b, // v_mfma_f32_32x32x16_fp8_fp8
    0x1088f0058c417, // v_mfma_f32_32x32x16bf16
    0x108900058db19, // v_mfma_f32_32x32x16bf8bf8
    0x108910058f419, // v_mfma_f32_32x32x16bf8fp8
    0x1089200590d16, // v_mfma_f32_32x32x16f16
    0x1089300592319, // v_mfma_f32_32x32x16fp8bf8
    0x1089400593c19, // v_mfma_f32_32x32x16fp8fp8
    0x108950042ae19, // v_mfma_f32_32x32x1_2b_f32
    0x1089500595515, // v_mfma_f32_32x32x1f32
    0x1089600431616, // v_mfma_f32_32x32x2_f32
    0x1089600596a15, // v_mfma_f32_32x32x2f32
    0x108970045571a, // v_mfma_f32_32x32x4_2b_bf16
    0x1089800437419, // v_mfma_f32_32x32x4_2b_f16
    0x1089700597f16, // v_mfma_f32_32x32x4bf16
    0x1089700599519, // v_mfma_f32_32x32x4bf16_1k
    0x108980059ae15, // v_mfma_f32_32x32x4f16
    0x108990041771a, // v_mfma_f32_32x32x64_f8f6f4
    0x1089a0045a417, // v_mfma_f32_32x32x8_bf16
    0x1089b0043db16, // v_mfma_f32_32x32x8_f16
    0x1089a0059c316, // v_mfma_f32_32x32x8bf16
    0x1089a0059d919, // v_mfma_f32_32x32x8bf16_1k
    0x1089b0059f215, // v_mfma_f32_32x32x8f16
    0x1089c0042e018, // v_mfma_f32_4x4x1_16b_f32
    0x1089c005a0713, // v_mfma_f32_4x4x1f32
    0x1089d00458b19, // v_mfma_f32_4x4x4_16b_bf16
    0x1089e0043a618, // v_mfma_f32_4x4x4_16b_f16
    0x1089d005a1a14, // v_mfma_f32_4x4x4bf16
    0x1089d005a2e17, // v_mfma_f32_4x4x4bf16_1k
    0x1089e005a4513, // v_mfma_f32_4x4x4f16
    0x1089f00466c16, // v_mfma_f64_16x16x4_f64
    0x1089f005a5815, // v_mfma_f64_16x16x4f64
    0x108a000468217, // v_mfma_f64_4x4x4_4b_f64
    0x108a0005a6d13, // v_mfma_f64_4x4x4f64
    0x108a10044ea16, // v_mfma_i32_16x16x32_i8
    0x108a1005a8015, // v_mfma_i32_16x16x32i8
    0x108a200445a18, // v_mfma_i32_16x16x4_4b_i8
    0x108a2005a9514, // v_mfma_i32_16x16x4i8
    0x108a30041dd16, // v_mfma_i32_16x16x64_i8
    0x108a3005aa915, // v_mfma_i32_16x16x64i8
    0x108a40044d416, // v_mfma_i32_32x32x16_i8
    0x108a4005abe15, // v_mfma_i32_32x32x16i8
    0x108a500420b16, // v_mfma_i32_32x32x32_i8
    0x108a5005ad315, // v_mfma_i32_32x32x32i8
    0x108a600444218, // v_mfma_i32_32x32x4_2b_i8
    0x108a6005ae814, // v_mfma_i32_32x32x4i8
    0x108a700447217, // v_mfma_i32_4x4x4_16b_i8
    0x108a7005afc12, // v_mfma_i32_4x4x4i8
    0x108a800485921, // v_mfma_scale_f32_16x16x128_f8f6f4
    0x108a900487a20, // v_mfma_scale_f32_32x32x64_f8f6f4
    0x108aa0037120a, // v_min3_f16
    0x108ab0035430a, // v_min3_f32
    0x108ac00371c0a, // v_min3_i16
    0x108ad00354d0a, // v_min3_i32
    0x108ae0037260a, // v_min3_u16
    0x108af0035570a, // v_min3_u32
    0x508b00033ef09, // v_min_f16
    0x508b500326109, // v_min_f32
    0x108ba003d7509, // v_min_f64
    0x508bb00341309, // v_min_i16
    0x508c000327309, // v_min_i32
    0x508c500340a09, // v_min_u16
    0x508ca00328509, // v_min_u32
    0x108cf003f760e, // v_minimum3_f32
    0x508d0002d7809, // v_mov_b32
    0x508d500303f09, // v_mov_b64
    0x108da00364211, // v_mqsad_pk_u16_u8
    0x108db0036530e, // v_mqsad_u32_u8
    0x108dc00362909, // v_msad_u8
    0x508dd00336d09, // v_mul_f16
    0x508e200321e09, // v_mul_f32
    0x108e7003d6c09, // v_mul_f64
    0x108e8003daa0c, // v_mul_hi_i32
    0x508e900323410, // v_mul_hi_i32_i24
    0x108ee003d9e0c, // v_mul_hi_u32
    0x508ef00325110, // v_mul_hi_u32_u24
    0x508f40032270d, // v_mul_i32_i24
    0x108f9003f0510, // v_mul_legacy_f32
    0x108ff005b0e0c, // v_mul_lo_i32
    0x508fa0033b30c, // v_mul_lo_u16
    0x108ff003d920c, // v_mul_lo_u32
    0x509000032440d, // v_mul_u32_u24
    0x50905002d0705, // v_nop
    0x5090a002f9909, // v_not_b32
    0x1090f0037ab09, // v_or3_b32
    0x509100032c708, // v_or_b32
    0x10915003ef70e, // v_pack_b32_f16
    0x109160036ab0a, // v_perm_b32
    0x209170031a715, // v_permlane16_swap_b32
    0x209190031be15, // v_permlane32_swap_b32
    0x1091b00406a0c, // v_pk_add_f16
    0x1091c0041a90c, // v_pk_add_f32
    0x1091d003fc20c, // v_pk_add_i16
    0x1091e00402e0c, // v_pk_add_u16
    0x1091f003ffa10, // v_pk_ashrrev_i16
    0x1092000405e0c, // v_pk_fma_f16
    0x109210041910c, // v_pk_fma_f32
    0x509220034890d, // v_pk_fmac_f16
    0x10927003fda10, // v_pk_lshlrev_b16
    0x10928003fea10, // v_pk_lshrrev_b16
    0x10929003fa70c, // v_pk_mad_i16
    0x1092a0040220c, // v_pk_mad_u16
    0x1092b00408e0c, // v_pk_max_f16
    0x1092c00400a0c, // v_pk_max_i16
    0x1092d0040460c, // v_pk_max_u16
    0x1092e0040ba11, // v_pk_maximum3_f16
    0x1092f0040820c, // v_pk_min_f16
    0x109300040160c, // v_pk_min_i16
    0x109310040520c, // v_pk_min_u16
    0x109320040a911, // v_pk_minimum3_f16
    0x109330041b50c, // v_pk_mov_b32
    0x109340040760c, // v_pk_mul_f16
    0x1093500419d0c, // v_pk_mul_f32
    0x10936003fb30f, // v_pk_mul_lo_u16
    0x10937003fce0c, // v_pk_sub_i16
    0x1093800403a0c, // v_pk_sub_u16
    0x5093900319d0a, // v_prng_b32
    0x1093e00363210, // v_qsad_pk_u16_u8
    0x5093f00307c09, // v_rcp_f16
    0x50944002f4009, // v_rcp_f32
    0x40949002f6109, // v_rcp_f64
    0x5094d002f490f, // v_rcp_iflag_f32
    0x20952002dac13, // v_readfirstlane_b32
    0x10954003dc10e, // v_readlane_b32
    0x509550030ed0b, // v_rndne_f16
    0x5095a002f180b, // v_rndne_f32
    0x4095f002ee20b, // v_rndne_f64
    0x5096300308f09, // v_rsq_f16
    0x50968002f5809, // v_rsq_f32
    0x4096d002f6a09, // v_rsq_f64
    0x109710035a50b, // v_sad_hi_u8
    0x109720035b009, // v_sad_u16
    0x109730035b909, // v_sad_u32
    0x1097400359d08, // v_sad_u8
    0x509750031390f, // v_sat_pk_u8_i16
    0x5097a0030251a, // v_screen_partition_4se_b32
    0x5097f00310309, // v_sin_f16
    0x50984002f8709, // v_sin_f32
    0x109890042541e, // v_smfmac_f32_16x16x128_bf8_bf8
    0x1098a0042721e, // v_smfmac_f32_16x16x128_bf8_fp8
    0x1098b0042901e, // v_smfmac_f32_16x16x128_fp8_bf8
    0x1098c0042f81e, // v_smfmac_f32_16x16x128_fp8_fp8
    0x10989005b1a1c, // v_smfmac_f32_16x16x128bf8bf8
    0x1098a005b361c, // v_smfmac_f32_16x16x128bf8fp8
    0x1098b005b521c, // v_smfmac_f32_16x16x128fp8bf8
    0x1098c005b6e1c, // v_smfmac_f32_16x16x128fp8fp8
    0x1098d0046051a, // v_smfmac_f32_16x16x32_bf16
    0x1098e0045d319, // v_smfmac_f32_16x16x32_f16
    0x1098d005b8a19, // v_smfmac_f32_16x16x32bf16
    0x1098e005ba318, // v_smfmac_f32_16x16x32f16
    0x1098f0042211a, // v_smfmac_f32_16x16x64_bf16
    0x109900047711d, // v_smfmac_f32_16x16x64_bf8_bf8
    0x1099100478e1d, // v_smfmac_f32_16x16x64_bf8_fp8
    0x1099200452519, // v_smfmac_f32_16x16x64_f16
    0x109930047ab1d, // v_smfmac_f32_16x16x64_fp8_bf8
    0x109940047c81d, // v_smfmac_f32_16x16x64_fp8_fp8
    0x1098f005bbb19, // v_smfmac_f32_16x16x64bf16
    0x10990005bd41b, // v_smfmac_f32_16x16x64bf8bf8
    0x10991005bef1b, // v_smfmac_f32_16x16x64bf8fp8
    0x10992005c0a18, // v_smfmac_f32_16x16x64f16
    0x10993005c221b, // v_smfmac_f32_16x16x64fp8bf8
    0x10994005c3d1b, // v_smfmac_f32_16x16x64fp8fp8
    0x1099500461f1a, // v_smfmac_f32_32x32x16_bf16
    0x109960045ec19, // v_smfmac_f32_32x32x16_f16
    0x10995005c5819, // v_smfmac_f32_32x32x16bf16
    0x10996005c7118, // v_smfmac_f32_32x32x16f16
    0x109970043421a, // v_smfmac_f32_32x32x32_bf16
    0x109980047e51d, // v_smfmac_f32_32x32x32_bf8_bf8
    0x109990048021d, // v_smfmac_f32_32x32x32_bf8_fp8
    0x1099a00453e19, // v_smfmac_f32_32x32x32_f16
    0x1099b00481f1d, // v_smfmac_f32_32x32x32_fp8_bf8
    0x1099c00483c1d, // v_smfmac_f32_32x32x32_fp8_fp8
    0x10997005c8919, // v_smfmac_f32_32x32x32bf16
    0x10998005ca21b, // v_smfmac_f32_32x32x32bf8bf8
    0x10999005cbd1b, // v_smfmac_f32_32x32x32bf8fp8
    0x1099a005cd818, // v_smfmac_f32_32x32x32f16
    0x1099b005cf01b, // v_smfmac_f32_32x32x32fp8bf8
    0x1099c005d0b1b, // v_smfmac_f32_32x32x32fp8fp8
    0x1099d0043be1d, // v_smfmac_f32_32x32x64_bf8_bf8
    0x1099e0044081d, // v_smfmac_f32_32x32x64_bf8_fp8
    0x1099f0044251d, // v_smfmac_f32_32x32x64_fp8_bf8
    0x109a00044891d, // v_smfmac_f32_32x32x64_fp8_fp8
    0x1099d005d261b, // v_smfmac_f32_32x32x64bf8bf8
    0x1099e005d411b, // v_smfmac_f32_32x32x64bf8fp8
    0x1099f005d5c1b, // v_smfmac_f32_32x32x64fp8bf8
    0x109a0005d771b, // v_smfmac_f32_32x32x64fp8fp8
    0x109a100423b19, // v_smfmac_i32_16x16x128_i8
    0x109a1005d9218, // v_smfmac_i32_16x16x128i8
    0x109a200463918, // v_smfmac_i32_16x16x64_i8
    0x109a2005daa17, // v_smfmac_i32_16x16x64i8
    0x109a300465118, // v_smfmac_i32_32x32x32_i8
    0x109a3005dc117, // v_smfmac_i32_32x32x32i8
    0x109a400435c18, // v_smfmac_i32_32x32x64_i8
    0x109a4005dd817, // v_smfmac_i32_32x32x64i8
    0x509a50030850a, // v_sqrt_f16
    0x509aa002f730a, // v_sqrt_f32
    0x409af002f7d0a, // v_sqrt_f64
    0x509b300330a0c, // v_sub_co_u32
    0x509b800335809, // v_sub_f16
    0x509bd0031ff09, // v_sub_f32
    0x109c2003eee09, // v_sub_i16
    0x109c3003edc09, // v_sub_i32
    0x509c400339e09, // v_sub_u16
    0x509c900343009, // v_sub_u32
    0x509ce0033320d, // v_subb_co_u32
    0x509d300333f10, // v_subbrev_co_u32
    0x509d80033160f, // v_subrev_co_u32
    0x509dd0033610c, // v_subrev_f16
    0x509e20032080c, // v_subrev_f32
    0x509e70033a70c, // v_subrev_u16
    0x509ec0034390c, // v_subrev_u32
    0x209f10031480a, // v_swap_b32
    0x109f3003e3710, // v_trig_preop_f64
    0x509f40030e20b, // v_trunc_f16
    0x509f9002f030b, // v_trunc_f32
    0x409fe002ecd0b, // v_trunc_f64
    0x10a02003dcf0f, // v_writelane_b32
    0x10a0300370909, // v_xad_u32
    0x50a040034960a, // v_xnor_b32
    0x50a090032cf09, // v_xor_b32
];
/// Forms of mnemonics, in the order in which they are tried.
pub static FORMS: [u16; 2574] = [
    1366, 1377, 1379, 1385, 1372, 1391, 1365, 1384, 1376, 1395, 1375, 1394, 1381, 1380, 1373,
    1392, 1382, 1378, 1370, 1389, 1368, 1387, 1367, 1386, 1364, 1383, 1371, 1390, 1369, 1388,
    1374, 1393, 1363, 1342, 1343, 1344, 1345, 1360, 1330, 1331, 1332, 1333, 1322, 1323, 1324,
    1325, 1339, 1356, 1357, 1358, 1359, 1341, 1338, 1354, 1355, 1340, 1346, 1347, 1350, 1351,
    1352, 1353, 1361, 1334, 1335, 1336, 1337, 1326, 1327, 1328, 1329, 1348, 1349, 1362, 1075,
    1141, 1102, 1165, 1081, 1142, 1054, 1113, 1063, 1122, 1090, 1151, 1171, 1112, 1070, 1129,
    1071, 1130, 1097, 1158, 1098, 1159, 1166, 1170, 1085, 1146, 1058, 1117, 1084, 1145, 1057,
    1116, 1073, 1132, 1060, 1119, 1100, 1161, 1087, 1148, 1089, 1150, 1062, 1121, 1072, 1131,
    1059, 1118, 1099, 1160, 1086, 1147, 1088, 1149, 1061, 1120, 1066, 1125, 1093, 1154, 1074,
    1064, 1123, 1091, 1152, 1111, 1077, 1076, 1169, 1168, 1104, 1163, 1105, 1164, 1167, 1179,
    1103, 1162, 1177, 1174, 1176, 1178, 1175, 1108, 1106, 1137, 1138, 1109, 1139, 1140, 1107,
    1135, 1136, 1083, 1144, 1056, 1115, 1082, 1143, 1055, 1114, 1110, 1101, 1068, 1127, 1069,
    1128, 1078, 1173, 1080, 1134, 1067, 1126, 1079, 1133, 1172, 1095, 1156, 1096, 1157, 1094,
    1155, 1065, 1124, 1092, 1153, 1260, 1282, 1286, 1298, 1272, 1310, 1258, 1296, 1280, 1318,
    1278, 1316, 1290, 1288, 1274, 1312, 1292, 1284, 1268, 1306, 1264, 1302, 1262, 1300, 1256,
    1294, 1270, 1308, 1266, 1304, 1276, 1314, 1192, 1195, 1198, 1201, 1183, 1234, 1237, 1240,
    1243, 1189, 1180, 1228, 1231, 1186, 1204, 1207, 1216, 1219, 1222, 1225, 1210, 1213, 1261,
    1283, 1287, 1299, 1273, 1311, 1259, 1297, 1281, 1319, 1279, 1317, 1291, 1289, 1275, 1313,
    1293, 1285, 1269, 1307, 1265, 1303, 1263, 1301, 1257, 1295, 1271, 1309, 1267, 1305, 1277,
    1315, 1194, 1197, 1200, 1203, 1255, 1321, 1320, 1249, 1253, 1247, 1251, 1185, 1236, 1239,
    1242, 1245, 1191, 1182, 1230, 1233, 1188, 1206, 1209, 1218, 1221, 1224, 1227, 1212, 1215,
    2342, 2343, 400, 401, 402, 403, 240, 241, 242, 243, 232, 233, 234, 235, 248, 249, 250,
    251, 455, 280, 281, 282, 283, 284, 285, 286, 287, 2314, 2315, 2346, 2347, 2350, 2351,
    304, 305, 306, 307, 308, 309, 310, 311, 2320, 2321, 2352, 2353, 360, 361, 362, 363, 364,
    365, 366, 367, 490, 491, 522, 535, 528, 541, 521, 534, 532, 545, 531, 544, 529, 542, 526,
    539, 524, 537, 523, 536, 520, 533, 527, 540, 525, 538, 530, 543, 2446, 2274, 2275, 2276,
    2277, 2278, 2279, 2280, 2281, 384, 385, 386, 387, 392, 393, 394, 395, 380, 381, 382, 383,
    388, 389, 390, 391, 368, 369, 370, 371, 372, 373, 374, 375, 2404, 2405, 2406, 2407, 2412,
    2413, 2414, 2415, 2408, 2409, 2410, 2411, 2416, 2417, 2418, 2419, 2354, 2355, 2302, 2303,
    2304, 2305, 2306, 2307, 2308, 2309, 2438, 2270, 2271, 2272, 2273, 496, 509, 502, 515,
    495, 508, 506, 519, 505, 518, 503, 516, 500, 513, 498, 511, 497, 510, 494, 507, 501, 514,
    499, 512, 504, 517, 470, 474, 471, 472, 473, 481, 482, 483, 461, 2459, 2462, 2461, 2460,
    2445, 2444, 396, 397, 398, 399, 457, 2340, 2341, 2440, 2441, 2443, 2442, 2258, 2259,
    2260, 2261, 442, 2356, 2357, 2358, 2359, 2380, 2381, 2382, 2383, 2428, 2429, 2430, 2431,
    2368, 2369, 2370, 2371, 2392, 2393, 2394, 2395, 2364, 2365, 2366, 2367, 2388, 2389, 2390,
    2391, 2376, 2377, 2378, 2379, 2400, 2401, 2402, 2403, 2360, 2361, 2362, 2363, 2384, 2385,
    2386, 2387, 2432, 2433, 2434, 2435, 2372, 2373, 2374, 2375, 2396, 2397, 2398, 2399, 443,
    449, 446, 452, 445, 451, 448, 454, 444, 450, 447, 453, 272, 273, 274, 275, 276, 277, 278,
    279, 492, 493, 484, 486, 485, 487, 2457, 2437, 2466, 2463, 2282, 2283, 2284, 2285, 2286,
    2287, 2288, 2289, 2294, 2295, 2290, 2291, 2292, 2293, 2296, 2297, 2310, 458, 2455, 2456,
    462, 466, 463, 464, 465, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425,
    426, 427, 428, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358,
    359, 264, 265, 266, 267, 268, 269, 270, 271, 489, 488, 256, 257, 258, 259, 260, 261, 262,
    263, 2254, 2255, 2256, 2257, 441, 2336, 2337, 2338, 2339, 2334, 2335, 409, 410, 411, 412,
    405, 406, 407, 408, 376, 377, 378, 379, 456, 320, 321, 322, 323, 324, 325, 326, 327,
    2324, 2325, 2436, 328, 329, 330, 331, 332, 333, 334, 335, 2326, 2327, 2262, 2263, 2264,
    2265, 288, 289, 290, 291, 292, 293, 294, 295, 2316, 2317, 2348, 2349, 312, 313, 314, 315,
    316, 317, 318, 319, 2322, 2323, 437, 438, 439, 440, 433, 434, 435, 436, 429, 430, 431,
    432, 2330, 2331, 2332, 2333, 2313, 404, 467, 468, 469, 478, 479, 480, 2452, 2453, 2344,
    2345, 2465, 2464, 2424, 2425, 2426, 2427, 2467, 2449, 2447, 2311, 2451, 459, 460, 2420,
    2421, 2422, 2423, 2300, 2301, 2298, 2299, 2450, 475, 476, 477, 244, 245, 246, 247, 236,
    237, 238, 239, 252, 253, 254, 255, 2312, 2454, 2458, 2448, 2439, 2266, 2267, 2268, 2269,
    336, 337, 338, 339, 340, 341, 342, 343, 2328, 2329, 296, 297, 298, 299, 300, 301, 302,
    303, 2318, 2319, 1193, 1196, 1199, 1202, 1254, 1248, 1252, 1246, 1250, 1184, 1235, 1238,
    1241, 1244, 1190, 1181, 1229, 1232, 1187, 1205, 1208, 1217, 1220, 1223, 1226, 1211, 1214,
    1404, 1405, 1406, 1407, 1396, 1397, 1398, 1399, 1408, 1409, 1410, 1411, 1400, 1401, 1402,
    1403, 2224, 2227, 879, 2225, 2226, 2539, 2540, 949, 94, 97, 767, 95, 96, 118, 121, 773,
    119, 120, 4, 7, 745, 5, 6, 1014, 1042, 1040, 948, 141, 144, 778, 142, 143, 197, 200, 792,
    198, 199, 106, 109, 770, 107, 108, 900, 901, 75, 78, 763, 76, 77, 951, 1008, 1009, 165,
    168, 784, 166, 167, 67, 70, 761, 68, 69, 1030, 1025, 895, 894, 896, 1032, 2096, 2099,
    845, 2097, 2098, 959, 960, 2187, 2190, 869, 2188, 2189, 2039, 2042, 830, 2040, 2041,
    2022, 2024, 825, 2023, 2129, 2130, 854, 1422, 1424, 550, 1423, 1412, 1414, 546, 1413,
    1418, 1419, 548, 1434, 1436, 554, 1435, 1530, 1532, 586, 1531, 1624, 1625, 618, 1690,
    1692, 650, 1691, 1786, 1788, 682, 1787, 1880, 1881, 714, 1714, 1716, 658, 1715, 1810,
    1812, 690, 1811, 1896, 1897, 722, 1428, 1430, 552, 1429, 1524, 1526, 584, 1525, 1620,
    1621, 616, 1684, 1686, 648, 1685, 1780, 1782, 680, 1781, 1876, 1877, 712, 1708, 1710,
    656, 1709, 1804, 1806, 688, 1805, 1892, 1893, 720, 1446, 1448, 558, 1447, 1542, 1544,
    590, 1543, 1632, 1633, 622, 1702, 1704, 654, 1703, 1798, 1800, 686, 1799, 1888, 1889,
    718, 1726, 1728, 662, 1727, 1822, 1824, 694, 1823, 1904, 1905, 726, 1440, 1442, 556,
    1441, 1536, 1538, 588, 1537, 1628, 1629, 620, 1696, 1698, 652, 1697, 1792, 1794, 684,
    1793, 1884, 1885, 716, 1720, 1722, 660, 1721, 1816, 1818, 692, 1817, 1900, 1901, 724,
    1437, 1439, 555, 1438, 1533, 1535, 587, 1534, 1626, 1627, 619, 1693, 1695, 651, 1694,
    1789, 1791, 683, 1790, 1882, 1883, 715, 1717, 1719, 659, 1718, 1813, 1815, 691, 1814,
    1898, 1899, 723, 1443, 1445, 557, 1444, 1539, 1541, 589, 1540, 1630, 1631, 621, 1431,
    1433, 553, 1432, 1527, 1529, 585, 1528, 1622, 1623, 617, 1687, 1689, 649, 1688, 1783,
    1785, 681, 1784, 1878, 1879, 713, 1711, 1713, 657, 1712, 1807, 1809, 689, 1808, 1894,
    1895, 721, 1699, 1701, 653, 1700, 1795, 1797, 685, 1796, 1886, 1887, 717, 1723, 1725,
    661, 1724, 1819, 1821, 693, 1820, 1902, 1903, 725, 1467, 1469, 565, 1468, 1563, 1565,
    597, 1564, 1646, 1647, 629, 1455, 1457, 561, 1456, 1551, 1553, 593, 1552, 1638, 1639,
    625, 1461, 1463, 563, 1462, 1557, 1559, 595, 1558, 1642, 1643, 627, 1464, 1466, 564,
    1465, 1560, 1562, 596, 1561, 1644, 1645, 628, 1458, 1460, 562, 1459, 1554, 1556, 594,
    1555, 1640, 1641, 626, 1470, 1472, 566, 1471, 1566, 1568, 598, 1567, 1648, 1649, 630,
    1449, 1451, 559, 1450, 1545, 1547, 591, 1546, 1634, 1635, 623, 1705, 1707, 655, 1706,
    1801, 1803, 687, 1802, 1890, 1891, 719, 1729, 1731, 663, 1730, 1825, 1827, 695, 1826,
    1906, 1907, 727, 1473, 1475, 567, 1474, 1569, 1571, 599, 1570, 1650, 1651, 631, 1452,
    1454, 560, 1453, 1548, 1550, 592, 1549, 1636, 1637, 624, 1425, 1427, 551, 1426, 1415,
    1417, 547, 1416, 1420, 1421, 549, 1482, 1484, 570, 1483, 1578, 1580, 602, 1579, 1656,
    1657, 634, 1738, 1740, 666, 1739, 1834, 1836, 698, 1835, 1912, 1913, 730, 1762, 1764,
    674, 1763, 1858, 1860, 706, 1859, 1928, 1929, 738, 1476, 1478, 568, 1477, 1572, 1574,
    600, 1573, 1652, 1653, 632, 1732, 1734, 664, 1733, 1828, 1830, 696, 1829, 1908, 1909,
    728, 1756, 1758, 672, 1757, 1852, 1854, 704, 1853, 1924, 1925, 736, 1494, 1496, 574,
    1495, 1590, 1592, 606, 1591, 1664, 1665, 638, 1750, 1752, 670, 1751, 1846, 1848, 702,
    1847, 1920, 1921, 734, 1774, 1776, 678, 1775, 1870, 1872, 710, 1871, 1936, 1937, 742,
    1488, 1490, 572, 1489, 1584, 1586, 604, 1585, 1660, 1661, 636, 1744, 1746, 668, 1745,
    1840, 1842, 700, 1841, 1916, 1917, 732, 1768, 1770, 676, 1769, 1864, 1866, 708, 1865,
    1932, 1933, 740, 1485, 1487, 571, 1486, 1581, 1583, 603, 1582, 1658, 1659, 635, 1741,
    1743, 667, 1742, 1837, 1839, 699, 1838, 1914, 1915, 731, 1765, 1767, 675, 1766, 1861,
    1863, 707, 1862, 1930, 1931, 739, 1491, 1493, 573, 1492, 1587, 1589, 605, 1588, 1662,
    1663, 637, 1479, 1481, 569, 1480, 1575, 1577, 601, 1576, 1654, 1655, 633, 1735, 1737,
    665, 1736, 1831, 1833, 697, 1832, 1910, 1911, 729, 1759, 1761, 673, 1760, 1855, 1857,
    705, 1856, 1926, 1927, 737, 1747, 1749, 669, 1748, 1843, 1845, 701, 1844, 1918, 1919,
    733, 1771, 1773, 677, 1772, 1867, 1869, 709, 1868, 1934, 1935, 741, 1515, 1517, 581,
    1516, 1611, 1613, 613, 1612, 1678, 1679, 645, 1503, 1505, 577, 1504, 1599, 1601, 609,
    1600, 1670, 1671, 641, 1509, 1511, 579, 1510, 1605, 1607, 611, 1606, 1674, 1675, 643,
    1512, 1514, 580, 1513, 1608, 1610, 612, 1609, 1676, 1677, 644, 1506, 1508, 578, 1507,
    1602, 1604, 610, 1603, 1672, 1673, 642, 1518, 1520, 582, 1519, 1614, 1616, 614, 1615,
    1680, 1681, 646, 1497, 1499, 575, 1498, 1593, 1595, 607, 1594, 1666, 1667, 639, 1753,
    1755, 671, 1754, 1849, 1851, 703, 1850, 1922, 1923, 735, 1777, 1779, 679, 1778, 1873,
    1875, 711, 1874, 1938, 1939, 743, 1521, 1523, 583, 1522, 1617, 1619, 615, 1618, 1682,
    1683, 647, 1500, 1502, 576, 1501, 1596, 1598, 608, 1597, 1668, 1669, 640, 0, 3, 744, 1,
    2, 2207, 2210, 874, 2208, 2209, 2088, 2091, 843, 2089, 2090, 890, 893, 891, 892, 1971,
    1974, 811, 1972, 1973, 2143, 2146, 858, 2144, 2145, 2139, 2142, 857, 2140, 2141, 2250,
    2253, 887, 2251, 2252, 2232, 2235, 881, 2233, 2234, 1975, 1978, 812, 1976, 1977, 1991,
    1993, 816, 1992, 2228, 2231, 880, 2229, 2230, 1955, 1958, 807, 1956, 1957, 1959, 1962,
    808, 1960, 1961, 1997, 2000, 818, 1998, 1999, 2001, 2004, 819, 2002, 2003, 2005, 2008,
    820, 2006, 2007, 2009, 2012, 821, 2010, 2011, 1994, 1996, 817, 1995, 1952, 1954, 806,
    1953, 2016, 2018, 823, 2017, 1983, 1986, 814, 1984, 1985, 2151, 2154, 860, 2152, 2153,
    1967, 1970, 810, 1968, 1969, 1949, 1951, 805, 1950, 2211, 2214, 875, 2212, 2213, 2215,
    2218, 876, 2216, 2217, 1987, 1990, 815, 1988, 1989, 1011, 1047, 1010, 2240, 2243, 883,
    2241, 2242, 2236, 2239, 882, 2237, 2238, 1046, 1037, 1036, 915, 934, 1038, 1033, 1039,
    1034, 1035, 1979, 1982, 813, 1980, 1981, 991, 990, 983, 982, 968, 967, 1007, 1005, 999,
    998, 1006, 1004, 995, 994, 997, 996, 1013, 989, 1012, 977, 973, 962, 981, 988, 980, 966,
    971, 965, 985, 984, 969, 976, 972, 961, 979, 975, 964, 978, 974, 963, 1003, 1002, 993,
    1001, 1000, 992, 987, 986, 970, 1051, 1049, 1050, 1048, 2147, 2150, 859, 2148, 2149,
    1963, 1966, 809, 1964, 1965, 2013, 2015, 822, 2014, 957, 916, 917, 933, 920, 921, 918,
    919, 2487, 2493, 2494, 2495, 87, 89, 766, 88, 209, 211, 795, 210, 212, 214, 796, 213,
    2496, 2497, 215, 217, 797, 216, 2498, 2499, 218, 220, 798, 219, 2171, 2174, 865, 2172,
    2173, 2051, 2054, 833, 2052, 2053, 2108, 2111, 848, 2109, 2110, 2100, 2103, 846, 2101,
    2102, 2104, 2107, 847, 2105, 2106, 2183, 2186, 868, 2184, 2185, 2047, 2050, 832, 2048,
    2049, 2028, 2030, 827, 2029, 956, 897, 898, 932, 2490, 2492, 2491, 92, 93, 221, 223, 799,
    222, 16, 18, 748, 17, 90, 91, 2199, 2202, 872, 2200, 2201, 2031, 2034, 828, 2032, 2033,
    2118, 2120, 851, 2119, 2179, 2182, 867, 2180, 2181, 2121, 2124, 852, 2122, 2123, 2112,
    2114, 849, 2113, 2175, 2178, 866, 2176, 2177, 2125, 2128, 853, 2126, 2127, 2115, 2117,
    850, 2116, 193, 196, 791, 194, 195, 1022, 1018, 899, 2167, 2170, 864, 2168, 2169, 2055,
    2058, 834, 2056, 2057, 947, 958, 950, 157, 160, 782, 158, 159, 71, 74, 762, 72, 73, 1028,
    161, 164, 783, 162, 163, 63, 66, 760, 64, 65, 1029, 134, 136, 777, 135, 953, 955, 936,
    888, 927, 928, 930, 929, 954, 935, 889, 926, 139, 140, 137, 138, 941, 905, 942, 906, 943,
    907, 169, 172, 785, 170, 171, 43, 46, 755, 44, 45, 1017, 181, 184, 788, 182, 183, 51, 54,
    757, 52, 53, 177, 180, 787, 178, 179, 59, 62, 759, 60, 61, 1053, 1027, 1026, 944, 908,
    945, 909, 946, 910, 2500, 2547, 2528, 2516, 2506, 2556, 2557, 2535, 2558, 2559, 2544,
    2524, 2520, 2508, 2560, 2561, 2536, 2562, 2563, 2515, 2519, 2543, 2523, 2501, 2546, 2527,
    2517, 2545, 2525, 2554, 2555, 2538, 2532, 2507, 2537, 2509, 2531, 2533, 2572, 2573, 938,
    902, 939, 903, 940, 904, 173, 176, 786, 174, 175, 39, 42, 754, 40, 41, 1016, 189, 192,
    790, 190, 191, 47, 50, 756, 48, 49, 185, 188, 789, 186, 187, 55, 58, 758, 56, 57, 1052,
    1944, 1947, 803, 1945, 1946, 2135, 2138, 856, 2136, 2137, 924, 925, 922, 130, 133, 776,
    131, 132, 19, 22, 749, 20, 21, 1015, 1021, 27, 30, 751, 28, 29, 1020, 35, 38, 753, 36,
    37, 23, 26, 750, 24, 25, 1045, 153, 156, 781, 154, 155, 1019, 31, 34, 752, 32, 33, 1940,
    1943, 802, 1941, 1942, 2092, 2095, 844, 2093, 2094, 952, 79, 82, 764, 80, 81, 1044, 931,
    2248, 885, 2249, 886, 2483, 2504, 2470, 2478, 2474, 2482, 2502, 224, 227, 800, 225, 226,
    2472, 2473, 2468, 2477, 2486, 2475, 2480, 2489, 2485, 2476, 2481, 2488, 2505, 2484, 2503,
    2469, 2471, 2479, 2244, 2247, 884, 2245, 2246, 923, 2155, 2158, 861, 2156, 2157, 2059,
    2062, 835, 2060, 2061, 2071, 2073, 838, 2072, 2063, 2066, 836, 2064, 2065, 1948, 804,
    1023, 2195, 2198, 871, 2196, 2197, 2043, 2046, 831, 2044, 2045, 2025, 2027, 826, 2026,
    2163, 2166, 863, 2164, 2165, 2067, 2070, 837, 2068, 2069, 2074, 2076, 839, 2075, 912,
    913, 914, 911, 2219, 2222, 877, 2220, 2221, 2131, 2134, 855, 2132, 2133, 2203, 2206, 873,
    2204, 2205, 2084, 2087, 842, 2085, 2086, 2512, 2513, 2514, 2518, 2550, 2548, 2510, 2564,
    2565, 2541, 2566, 2567, 2551, 2549, 2521, 2568, 2569, 2542, 2570, 2571, 2526, 2529, 2530,
    2534, 2511, 2552, 2553, 2522, 2159, 2162, 862, 2160, 2161, 2077, 2080, 840, 2078, 2079,
    2081, 2083, 841, 2082, 98, 101, 768, 99, 100, 122, 125, 774, 123, 124, 8, 11, 746, 9, 10,
    1043, 1041, 145, 148, 779, 146, 147, 201, 204, 793, 202, 203, 110, 113, 771, 111, 112,
    114, 117, 772, 115, 116, 102, 105, 769, 103, 104, 126, 129, 775, 127, 128, 12, 15, 747,
    13, 14, 149, 152, 780, 150, 151, 205, 208, 794, 206, 207, 2223, 878, 1031, 2191, 2194,
    870, 2192, 2193, 2035, 2038, 829, 2036, 2037, 2019, 2021, 824, 2020, 1024, 937, 228, 231,
    801, 229, 230, 83, 86, 765, 84, 85,
];
/// Numbers of mnemonics, by their hash.
pub static INDEX: [u16; 4096] = [
    65535, 65535, 65535, 980, 595, 65535, 65535, 463, 65535, 65535, 65535, 65535, 65535, 512,
    65535, 65535, 357, 65535, 65535, 65535, 1058, 65535, 65535, 65535, 697, 65535, 65535,
    65535, 1245, 65535, 804, 65535, 65535, 65535, 65535, 401, 203, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 18, 65535, 65535, 65535, 65535, 72, 65535, 1220, 65535, 65535, 65535, 221, 65535,
    403, 997, 65535, 505, 65535, 65535, 65535, 687, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 97, 65535, 65535, 65535, 65535, 552, 65535, 65535, 65535, 65535, 65535,
    65535, 854, 1164, 1153, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 482, 555, 65535, 65535, 279, 1002, 65535, 65535, 65535, 65535,
    65535, 65535, 492, 65535, 65535, 65535, 1186, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 725, 65535, 296, 65535, 1294, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1309, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 166,
    547, 1040, 1168, 1036, 1109, 1327, 65535, 65535, 57, 214, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 937, 419, 65535, 65535, 65535, 1075, 65535, 1077, 65535, 65535,
    65535, 65535, 65535, 65535, 789, 65535, 65535, 65535, 65535, 53, 65535, 65535, 65535,
    65535, 1139, 998, 65535, 546, 65535, 65535, 65535, 65535, 65535, 65535, 577, 135, 65535,
    668, 65535, 165, 1200, 680, 291, 65535, 65535, 1325, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 740, 65535, 65535, 65535, 1238, 65535, 65535, 65535, 65535, 49, 65535, 821,
    975, 65535, 65535, 730, 65535, 872, 65535, 189, 65535, 586, 65535, 932, 65535, 65535,
    846, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1127, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1102, 65535, 624, 65535, 65535, 65535, 65535, 90,
    1004, 65535, 65535, 840, 65535, 1140, 65535, 65535, 374, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 109, 65535, 699, 870, 973, 1045,
    65535, 65535, 65535, 65535, 65535, 1263, 65535, 65535, 101, 293, 65535, 65535, 597, 217,
    1249, 65535, 714, 1113, 229, 65535, 1326, 450, 1329, 65535, 65535, 65535, 1103, 65535,
    65535, 65535, 65535, 65535, 518, 1084, 1216, 758, 65535, 65535, 65535, 490, 65535, 502,
    1342, 65535, 543, 65535, 65535, 65535, 65535, 334, 65535, 65535, 965, 65535, 65535,
    65535, 736, 65535, 65535, 65535, 65535, 65535, 65535, 625, 273, 895, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 16, 358, 1315, 1324, 65535, 936, 65535, 539,
    65535, 773, 65535, 65535, 65535, 499, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    112, 833, 1233, 65535, 65535, 65535, 252, 888, 65535, 65535, 65535, 65535, 65535, 65535,
    160, 809, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 724, 268, 65535, 362, 65535, 65535, 162, 365, 65535, 65535,
    65535, 65535, 65535, 107, 850, 65535, 65535, 65535, 756, 65535, 1132, 65535, 65535,
    65535, 206, 65535, 65535, 65535, 882, 65535, 439, 915, 1172, 65535, 65535, 65535, 65535,
    883, 65535, 65535, 1137, 65535, 65535, 65535, 65535, 65535, 65535, 1317, 819, 119, 65535,
    65535, 1121, 33, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1215, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1222, 65535, 65535, 65535, 667,
    562, 1111, 65535, 455, 91, 65535, 1048, 65535, 65535, 284, 324, 966, 65535, 65535, 768,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 678, 1314,
    65535, 65535, 731, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1253, 380,
    382, 65535, 841, 152, 676, 331, 563, 795, 1019, 65535, 65535, 65535, 1161, 611, 65535,
    65535, 65535, 65535, 65535, 893, 65535, 65535, 65535, 65535, 65535, 45, 947, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 627, 65535, 65535, 65535, 65535, 65535,
    245, 65535, 65535, 65535, 65535, 951, 65535, 65535, 550, 65535, 21, 65535, 65535, 65535,
    65535, 65535, 65535, 1363, 65535, 65535, 65535, 1281, 65535, 65535, 65535, 65535, 848,
    65535, 65535, 65535, 65535, 65535, 191, 1123, 65535, 65535, 65535, 65535, 605, 314,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 575, 65535, 65535, 65535, 529,
    65535, 65535, 65535, 65535, 65535, 1138, 65535, 65535, 316, 65535, 65535, 65535, 775,
    65535, 65535, 737, 946, 65535, 65535, 65535, 65535, 65535, 87, 1178, 774, 781, 65535,
    65535, 5, 65535, 497, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 286, 935, 977,
    65535, 95, 264, 65535, 629, 65535, 65535, 65535, 752, 994, 65535, 65535, 65535, 65535,
    65535, 602, 1337, 65535, 190, 65535, 393, 1105, 65535, 65535, 65535, 65535, 322, 726,
    65535, 335, 257, 837, 65535, 65535, 1008, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 289, 65535, 948, 65535, 412, 65535, 65535, 65535, 370, 956, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 48, 65535, 65535,
    62, 175, 116, 305, 510, 918, 1046, 65535, 1221, 210, 65535, 65535, 987, 859, 900, 924,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 929, 65535, 1285, 65535,
    65535, 317, 856, 65535, 65535, 669, 65535, 65535, 65535, 65535, 65535, 65535, 452, 65535,
    1078, 65535, 65535, 65535, 1275, 65535, 88, 65535, 65535, 65535, 65535, 65535, 1339, 337,
    65535, 65535, 745, 65535, 822, 65535, 65535, 65535, 65535, 241, 159, 939, 983, 65535,
    472, 350, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 201,
    65535, 65535, 65535, 65535, 1070, 65535, 65535, 65535, 65535, 65535, 389, 438, 65535,
    800, 65535, 65535, 64, 65535, 65535, 488, 65535, 65535, 662, 65535, 65535, 282, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 387, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 366, 622, 446, 65535, 65535,
    65535, 1256, 65535, 65535, 65535, 65535, 849, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1171, 65535, 632, 379, 65535, 583, 65535, 65535, 65535, 65535,
    65535, 1260, 65535, 988, 65535, 65535, 65535, 1341, 65535, 65535, 65535, 65535, 219, 553,
    952, 65535, 65535, 65535, 65535, 1295, 354, 65535, 995, 65535, 65535, 65535, 15, 701,
    862, 65535, 65535, 65535, 65535, 186, 600, 1155, 65535, 644, 65535, 65535, 65535, 65535,
    65535, 36, 355, 811, 874, 65535, 170, 65535, 65535, 949, 65535, 65535, 65535, 199, 753,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1160, 65535, 65535, 65535, 635, 65535,
    1167, 526, 1184, 65535, 65535, 751, 963, 810, 65535, 65535, 65535, 65535, 65535, 506,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 495, 65535, 65535, 1212,
    720, 65535, 65535, 65535, 65535, 136, 1067, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 646, 65535, 967, 184, 1089, 65535, 1209, 65535, 65535, 215, 71, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 467, 65535, 69, 448, 70, 705, 866, 65535, 65535, 65535, 65535,
    65535, 1090, 65535, 65535, 65535, 1085, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 692, 779, 65535, 65535, 65535, 884, 65535, 554, 65535, 65535, 530, 1306, 65535,
    65535, 65535, 361, 984, 63, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1101, 65535,
    65535, 65535, 65535, 34, 157, 65535, 65535, 619, 65535, 65535, 938, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 54, 424,
    65535, 992, 1203, 315, 65535, 65535, 65535, 65535, 312, 319, 1225, 65535, 65535, 1185,
    65535, 65535, 65535, 65535, 1292, 164, 65535, 487, 65535, 430, 661, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 139, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    253, 1300, 65535, 65535, 65535, 23, 65535, 65535, 65535, 65535, 65535, 828, 1338, 541,
    295, 655, 65535, 65535, 1206, 65535, 65535, 65535, 65535, 599, 65535, 65535, 802, 1175,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 129, 65535, 65535, 65535, 65535, 103,
    65535, 239, 65535, 1360, 65535, 65535, 1323, 65535, 65535, 65535, 65535, 65535, 65535,
    566, 65535, 65535, 65535, 205, 65535, 1152, 65535, 65535, 65535, 65535, 700, 56, 65535,
    169, 65535, 65535, 65535, 480, 1122, 65535, 433, 65535, 65535, 65535, 65535, 65535,
    65535, 329, 65535, 65535, 65535, 65535, 65535, 65535, 321, 60, 1063, 1136, 65535, 65535,
    65535, 278, 65535, 65535, 65535, 132, 682, 10, 974, 65535, 519, 65535, 85, 65535, 65535,
    65535, 65535, 65535, 509, 65535, 386, 65535, 258, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 943, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 940, 65535,
    65535, 65535, 93, 65535, 65535, 65535, 218, 999, 1213, 65535, 397, 65535, 65535, 838,
    65535, 1286, 65535, 65535, 65535, 894, 65535, 65535, 52, 716, 65535, 65535, 65535, 620,
    1307, 65535, 1273, 65535, 81, 764, 351, 65535, 320, 65535, 1304, 1068, 65535, 65535,
    65535, 65535, 65535, 421, 65535, 65535, 65535, 780, 787, 65535, 65535, 65535, 244, 65535,
    65535, 65535, 1034, 65535, 65535, 650, 65535, 65535, 791, 1055, 1268, 65535, 65535,
    65535, 65535, 299, 1244, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 659, 735, 855, 65535, 196, 65535, 556, 1143, 65535, 65535, 38, 340, 538,
    65535, 65535, 65535, 65535, 65535, 113, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1289, 65535, 65535, 491, 65535, 65535, 404, 801, 877, 65535, 628, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1226, 409, 65535, 1188, 65535, 65535,
    1053, 65535, 65535, 65535, 65535, 968, 65535, 65535, 65535, 729, 65535, 1235, 1023,
    65535, 65535, 65535, 65535, 981, 986, 65535, 65535, 65535, 65535, 154, 642, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1177, 65535, 65535, 65535, 65535, 65535, 65535, 656,
    330, 1015, 65535, 65535, 65535, 65535, 104, 65535, 1062, 942, 1025, 65535, 65535, 309,
    65535, 460, 1320, 65535, 65535, 65535, 65535, 1129, 65535, 65535, 65535, 65535, 65535,
    65535, 613, 744, 1099, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 434, 1145, 1054, 65535, 65535, 262, 372, 904, 65535, 65535, 601, 400, 806, 686,
    65535, 65535, 65535, 65535, 65535, 588, 65535, 65535, 65535, 65535, 65535, 684, 1190,
    1150, 1279, 73, 65535, 65535, 65535, 65535, 65535, 149, 65535, 65535, 65535, 65535, 1181,
    65535, 65535, 122, 501, 1196, 377, 581, 1042, 1100, 65535, 65535, 65535, 65535, 30,
    65535, 65535, 65535, 65535, 548, 570, 65535, 65535, 443, 437, 65535, 1066, 65535, 1051,
    224, 65535, 65535, 1146, 525, 1356, 65535, 459, 462, 243, 830, 65535, 65535, 65535,
    65535, 65535, 138, 785, 65535, 65535, 1012, 65535, 65535, 65535, 500, 383, 65535, 65535,
    572, 65535, 65535, 420, 41, 592, 715, 65535, 707, 594, 65535, 65535, 65535, 426, 65535,
    1265, 265, 390, 418, 759, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 817, 65535,
    65535, 65535, 65535, 65535, 332, 568, 1182, 65535, 65535, 65535, 65535, 65535, 528, 55,
    868, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 481, 65535, 251, 65535, 222, 1117, 65535, 1358, 407, 479, 665, 766,
    65535, 65535, 65535, 65535, 127, 1098, 65535, 65535, 834, 65535, 65535, 65535, 571,
    65535, 65535, 65535, 65535, 65535, 65535, 1336, 65535, 65535, 65535, 65535, 65535, 1029,
    844, 955, 65535, 65535, 793, 65535, 65535, 65535, 65535, 65535, 1357, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 639, 65535, 442, 65535, 65535, 869, 65535, 156, 356,
    903, 1176, 65535, 754, 1319, 20, 899, 373, 835, 78, 464, 65535, 65535, 65535, 65535, 651,
    65535, 465, 65535, 65535, 65535, 65535, 698, 65535, 65535, 65535, 1229, 187, 65535, 504,
    1276, 65535, 65535, 65535, 277, 65535, 65535, 151, 65535, 65535, 65535, 359, 65535,
    65535, 65535, 921, 941, 65535, 238, 1236, 65535, 65535, 65535, 204, 1183, 17, 926, 1107,
    1330, 65535, 65535, 65535, 65535, 65535, 65535, 996, 65535, 65535, 65535, 65535, 98,
    65535, 65535, 65535, 65535, 47, 1144, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1134, 65535, 65535, 65535, 65535, 65535, 65535, 1288, 1083,
    65535, 65535, 507, 171, 1191, 1043, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 349, 1267, 65535, 65535, 65535, 65535, 1297,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 306, 65535,
    65535, 1248, 65535, 308, 606, 961, 1007, 65535, 1218, 65535, 65535, 118, 1365, 65535,
    1355, 65535, 65535, 65535, 195, 65535, 65535, 65535, 815, 65535, 614, 65535, 65535, 1033,
    65535, 65535, 860, 65535, 65535, 65535, 65535, 765, 65535, 65535, 1148, 65535, 65535,
    269, 263, 636, 65535, 65535, 706, 1154, 65535, 65535, 65535, 65535, 249, 65535, 65535,
    234, 576, 694, 51, 907, 65535, 65535, 1135, 65535, 65535, 65535, 792, 1092, 65535, 65535,
    415, 65535, 65535, 65535, 958, 65535, 65535, 1201, 292, 65535, 65535, 521, 688, 909, 50,
    960, 65535, 65535, 1227, 65535, 65535, 498, 531, 533, 861, 42, 192, 621, 65535, 65535,
    65535, 318, 820, 248, 65535, 664, 954, 1173, 1352, 587, 65535, 65535, 65535, 65535, 1097,
    65535, 65535, 65535, 640, 29, 65535, 290, 65535, 65535, 65535, 65535, 65535, 65535, 246,
    1347, 65535, 886, 1333, 65535, 65535, 65535, 76, 65535, 630, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1010, 1230, 65535, 65535, 770, 65535, 65535, 457, 65535, 65535,
    65535, 65535, 65535, 65535, 902, 65535, 65535, 65535, 1041, 755, 65535, 1331, 123, 722,
    176, 188, 649, 511, 962, 1094, 65535, 1243, 65535, 65535, 65535, 797, 65535, 65535, 105,
    65535, 65535, 65535, 352, 65535, 989, 65535, 65535, 432, 65535, 964, 102, 65535, 65535,
    641, 65535, 65535, 65535, 65535, 65535, 564, 1005, 65535, 65535, 65535, 65535, 65535,
    65535, 1189, 65535, 65535, 65535, 65535, 1151, 65535, 333, 65535, 65535, 65535, 1047,
    65535, 80, 65535, 65535, 65535, 1049, 1252, 807, 142, 1056, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1087, 65535, 65535, 65535, 65535, 65535, 643, 100, 230, 905,
    772, 40, 65535, 83, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    560, 65535, 65535, 417, 65535, 65535, 65535, 65535, 1231, 65535, 65535, 1312, 603, 808,
    65535, 65535, 1346, 65535, 65535, 65535, 65535, 65535, 19, 65535, 1149, 226, 65535,
    65535, 65535, 256, 261, 65535, 633, 65535, 675, 65535, 237, 447, 584, 786, 348, 65535,
    65535, 65535, 880, 65535, 65535, 65535, 65535, 65535, 65535, 654, 1301, 673, 65535,
    65535, 141, 591, 957, 74, 1115, 65535, 65535, 65535, 65535, 65535, 65535, 959, 65535,
    696, 367, 65535, 65535, 65535, 65535, 65535, 826, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1247, 65535, 65535, 690, 1278,
    65535, 65535, 13, 1322, 65535, 911, 267, 65535, 65535, 912, 1211, 578, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 645, 280, 65535, 666, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 128, 65535, 65535, 65535, 92, 65535, 342, 65535, 398, 65535, 527,
    65535, 65535, 65535, 65535, 1091, 65535, 65535, 885, 172, 231, 537, 65535, 65535, 842,
    925, 532, 677, 1198, 200, 65535, 65535, 65535, 1009, 496, 65535, 930, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 153, 65535, 65535, 65535, 65535, 161, 824, 65535, 663,
    1157, 65535, 212, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 183, 65535, 65535,
    65535, 65535, 65535, 326, 1065, 65535, 65535, 65535, 65535, 721, 65535, 513, 65535, 1208,
    1093, 65535, 65535, 345, 65535, 65535, 65535, 65535, 65535, 761, 847, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 378, 65535, 65535, 440,
    391, 671, 65535, 65535, 65535, 1021, 65535, 65535, 65535, 1086, 65535, 65535, 65535,
    65535, 65535, 300, 65535, 65535, 65535, 65535, 65535, 28, 65535, 65535, 67, 65535, 65535,
    65535, 710, 65535, 1072, 65535, 65535, 65535, 394, 545, 65535, 65535, 313, 65535, 65535,
    65535, 408, 65535, 65535, 65535, 65535, 65535, 148, 454, 65535, 1018, 65535, 65535, 853,
    65535, 520, 976, 65535, 65535, 596, 65535, 1262, 65535, 65535, 65535, 65535, 906, 1022,
    1169, 65535, 65535, 653, 65535, 327, 385, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 638, 413, 65535, 65535, 65535, 65535, 65535, 117, 247, 65535, 65535, 65535, 65535,
    1284, 473, 65535, 1163, 65535, 816, 65535, 65535, 65535, 982, 297, 325, 950, 1239, 1258,
    288, 423, 535, 648, 1364, 65535, 451, 1088, 65535, 65535, 1110, 65535, 7, 65535, 65535,
    344, 65535, 65535, 631, 65535, 137, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 346,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 255, 681, 65535, 702, 65535, 580, 1030, 65535, 65535, 65535,
    65535, 376, 65535, 65535, 65535, 65535, 9, 65535, 65535, 65535, 679, 65535, 746, 65535,
    65535, 65535, 43, 65535, 65535, 65535, 65535, 65535, 163, 573, 65535, 65535, 65535,
    65535, 65535, 1250, 65535, 65535, 65535, 65535, 607, 65535, 65535, 65535, 65535, 524,
    634, 1069, 65535, 65535, 1232, 65535, 65535, 65535, 65535, 65535, 285, 475, 799, 65535,
    89, 1116, 422, 65535, 65535, 65535, 1071, 65535, 612, 771, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1141, 610,
    124, 723, 65535, 65535, 881, 65535, 65535, 65535, 416, 65535, 65535, 65535, 65535, 798,
    65535, 65535, 65535, 65535, 194, 1194, 65535, 65535, 65535, 213, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1228, 276, 65535, 65535, 1114, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1251, 1119, 65535, 65535, 670,
    1332, 65535, 757, 65535, 65535, 65535, 65535, 25, 1104, 1280, 65535, 65535, 65535, 873,
    657, 733, 65535, 235, 65535, 281, 65535, 65535, 65535, 65535, 65535, 65535, 709, 1310,
    1073, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 741, 271, 917, 1328, 65535,
    65535, 65535, 65535, 1038, 65535, 65535, 275, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1202, 65535, 65535, 65535, 65535, 65535, 65535, 832, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 727, 240, 65535, 65535, 65535,
    910, 65535, 65535, 65535, 65535, 65535, 65535, 155, 65535, 65535, 65535, 182, 647, 65535,
    65, 65535, 65535, 65535, 749, 65535, 65535, 65535, 1257, 65535, 65535, 65535, 65535, 851,
    65535, 65535, 65535, 65535, 65535, 65535, 1061, 65535, 65535, 887, 65535, 65535, 4,
    65535, 65535, 1217, 1254, 65535, 65535, 65535, 65535, 220, 106, 713, 65535, 65535, 742,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 484, 760, 778, 65535,
    65535, 364, 65535, 623, 1106, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1272, 65535, 65535, 65535, 1112, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 871, 65535, 65535, 65535,
    65535, 589, 65535, 65535, 58, 65535, 65535, 65535, 65535, 875, 65535, 65535, 260, 65535,
    65535, 65535, 65535, 65535, 65535, 1050, 65535, 65535, 65535, 431, 111, 1343, 1024,
    65535, 65535, 1298, 65535, 1205, 177, 144, 825, 304, 1142, 65535, 831, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1174, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 46, 65535, 717, 65535, 517, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 561, 94, 1125, 65535, 65535, 65535, 65535, 211, 65535,
    971, 65535, 65535, 209, 1291, 66, 1316, 65535, 65535, 672, 65535, 65535, 1303, 65535,
    65535, 65535, 453, 202, 1359, 65535, 65535, 1080, 65535, 120, 65535, 449, 585, 414,
    65535, 514, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 471, 65535, 978, 574,
    908, 658, 734, 1031, 65535, 65535, 1354, 776, 65535, 65535, 1345, 65535, 65535, 274,
    1039, 876, 65535, 65535, 65535, 114, 782, 1313, 65535, 65535, 65535, 916, 65535, 65535,
    65535, 65535, 399, 683, 1037, 65535, 65535, 65535, 65535, 889, 65535, 732, 1044, 1318,
    208, 65535, 65535, 1057, 65535, 65535, 65535, 65535, 865, 1241, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 969, 65535, 65535, 65535, 728, 65535, 65535, 65535, 77, 303,
    445, 523, 750, 65535, 68, 65535, 65535, 852, 65535, 65535, 839, 65535, 65535, 65535,
    65535, 65535, 65535, 748, 150, 65535, 65535, 65535, 65535, 31, 65535, 65535, 1016, 65535,
    65535, 65535, 140, 763, 931, 1060, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 259,
    65535, 65535, 65535, 65535, 65535, 65535, 901, 65535, 712, 65535, 65535, 743, 65535,
    65535, 65535, 1035, 1234, 65535, 65535, 790, 65535, 65535, 65535, 1270, 857, 65535,
    65535, 65535, 65535, 890, 250, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 738, 920, 1170, 65535,
    65535, 1344, 425, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 406, 121, 381, 478, 1081, 1261, 1269, 65535, 1017, 65535, 65535, 65535, 993,
    65535, 549, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 168, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 59, 65535, 65535, 65535,
    608, 65535, 65535, 65535, 65535, 146, 1362, 388, 65535, 65535, 65535, 65535, 65535, 384,
    1308, 65535, 1351, 65535, 227, 39, 65535, 65535, 65535, 65535, 708, 1001, 515, 65535,
    1076, 65535, 65535, 477, 65535, 863, 65535, 65535, 65535, 65535, 65535, 115, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 228, 287, 37, 65535,
    65535, 65535, 65535, 65535, 1340, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1224, 65535, 777, 914, 1180, 1179, 65535, 65535, 65535, 65535, 65535, 65535, 805,
    173, 590, 864, 65535, 65535, 65535, 198, 272, 483, 1195, 1353, 65535, 24, 65535, 65535,
    812, 522, 360, 65535, 65535, 65535, 65535, 65535, 65535, 96, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1197, 65535, 65535, 923, 65535, 395, 65535, 922, 65535, 65535,
    65535, 65535, 65535, 1223, 323, 928, 65535, 65535, 927, 65535, 1242, 65535, 158, 65535,
    1349, 65535, 65535, 65535, 65535, 242, 298, 898, 65535, 65535, 65535, 65535, 65535, 618,
    65535, 65535, 65535, 784, 1162, 65535, 65535, 65535, 65535, 65535, 65535, 22, 972, 65535,
    1020, 65535, 878, 65535, 65535, 1290, 65535, 1130, 1266, 65535, 369, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 435, 14, 178, 65535, 428, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 232, 858, 363, 1131, 65535, 65535, 79, 489, 1302,
    65535, 468, 65535, 44, 1079, 353, 65535, 65535, 691, 1271, 65535, 65535, 65535, 65535,
    65535, 626, 65535, 1350, 1126, 551, 65535, 65535, 65535, 223, 65535, 65535, 65535, 604,
    65535, 65535, 307, 65535, 65535, 1274, 65535, 125, 919, 65535, 469, 233, 270, 1074,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 181, 1299,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 392, 65535, 65535, 65535, 534, 145, 65535, 65535,
    65535, 65535, 65535, 65535, 1348, 65535, 65535, 65535, 65535, 301, 0, 719, 836, 1255,
    65535, 444, 65535, 1296, 65535, 65535, 65535, 1032, 65535, 65535, 65535, 65535, 65535,
    65535, 458, 185, 65535, 65535, 65535, 65535, 65535, 945, 65535, 65535, 65535, 65535,
    65535, 180, 65535, 65535, 65535, 65535, 65535, 65535, 1059, 803, 283, 1237, 65535, 65535,
    65535, 65535, 65535, 704, 65535, 65535, 65535, 485, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 991, 65535, 65535, 1082, 65535, 65535, 65535, 65535,
    65535, 27, 65535, 1240, 193, 1166, 1335, 1193, 8, 65535, 65535, 65535, 65535, 783, 1108,
    343, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 503, 339, 843, 65535,
    99, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 486,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 294, 65535, 65535, 6,
    65535, 65535, 65535, 65535, 65535, 65535, 558, 65535, 65535, 65535, 65535, 65535, 65535,
    814, 65535, 402, 1187, 65535, 1000, 65535, 65535, 65535, 65535, 368, 567, 82, 65535,
    65535, 65535, 396, 65535, 65535, 65535, 461, 65535, 65535, 516, 65535, 65535, 410, 65535,
    65535, 65535, 65535, 476, 65535, 65535, 65535, 695, 341, 65535, 65535, 1133, 65535,
    65535, 65535, 133, 65535, 1026, 65535, 130, 1, 693, 788, 1096, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 689, 65535, 65535, 559, 1287, 65535, 65535, 65535, 569,
    65535, 582, 65535, 542, 65535, 65535, 207, 65535, 65535, 65535, 65535, 660, 970, 65535,
    65535, 65535, 65535, 1006, 65535, 336, 311, 1334, 540, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1305, 65535, 65535, 1159, 65535, 65535, 65535, 65535,
    216, 436, 65535, 65535, 65535, 65535, 26, 65535, 35, 197, 65535, 65535, 65535, 65535,
    953, 985, 1028, 65535, 615, 769, 65535, 65535, 65535, 65535, 75, 762, 913, 65535, 65535,
    32, 598, 536, 65535, 12, 65535, 65535, 65535, 557, 879, 718, 65535, 65535, 65535, 65535,
    65535, 411, 65535, 65535, 1158, 65535, 796, 110, 896, 65535, 1283, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 944, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1264, 867, 65535, 65535, 65535, 65535, 65535, 1128,
    65535, 1277, 703, 466, 65535, 65535, 65535, 65535, 65535, 1118, 65535, 65535, 65535,
    65535, 143, 747, 65535, 134, 174, 65535, 65535, 65535, 65535, 65535, 338, 1165, 65535,
    65535, 1219, 65535, 65535, 470, 65535, 813, 65535, 65535, 65535, 685, 1124, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1321, 65535, 131, 65535, 616, 1204, 474, 65535,
    65535, 86, 565, 1003, 65535, 84, 65535, 65535, 65535, 65535, 266, 65535, 441, 65535, 891,
    65535, 65535, 65535, 65535, 65535, 617, 65535, 65535, 65535, 493, 65535, 65535, 544,
    65535, 897, 65535, 65535, 579, 65535, 65535, 65535, 65535, 1052, 65535, 1013, 65535,
    65535, 65535, 65535, 65535, 371, 65535, 829, 1064, 65535, 674, 65535, 65535, 1192, 456,
    65535, 65535, 1207, 108, 1011, 65535, 1214, 65535, 3, 65535, 65535, 65535, 429, 934,
    1282, 65535, 65535, 65535, 827, 1293, 236, 65535, 65535, 593, 2, 179, 652, 1014, 1259,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 147, 818, 65535, 65535, 65535,
    65535, 302, 65535, 1095, 65535, 1027, 65535, 65535, 65535, 1361, 711, 990, 65535, 427,
    979, 65535, 65535, 65535, 65535, 375, 65535, 739, 65535, 609, 65535, 65535, 494, 126,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 347, 65535, 65535, 65535, 767, 1311,
    65535, 65535, 65535, 933, 65535, 65535, 328, 254, 1156, 1210, 1199, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 845, 65535,
    65535, 65535, 637, 794, 65535, 65535, 823, 892, 65535, 225, 61, 11, 508, 167, 310, 405,
    1147, 1246, 65535, 65535, 65535, 65535, 1120,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    6, 65535, 65535, 65535, 65535, 65535, 65535, 12, 21, 65535, 10, 27, 65535, 65535, 65535,
    65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 18, 3, 65535, 2, 65535, 4, 65535,
    65535, 22, 65535, 65535, 65535, 17, 65535, 23, 65535, 65535, 20, 11, 65535, 65535, 5, 15,
    24, 19, 25, 13, 26, 16, 65535, 65535, 65535, 8, 0, 28, 65535, 65535, 9, 7, 65535, 14,
];
