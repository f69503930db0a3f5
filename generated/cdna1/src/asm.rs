// Written by `cargo xtask regen` from amdgpu_isa_cdna1.xml. Do not edit: change
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
pub static REGISTERS: [NamedRegister; 31] = [
    r(s(19207, 4), 126, 2),
    r(s(81, 7), 127, 1),
    r(s(74, 7), 126, 1),
    r(s(19211, 5), 252, 0),
    r(s(19216, 12), 102, 2),
    r(s(15, 15), 103, 1),
    r(s(0, 15), 102, 1),
    r(s(19228, 10), 254, 0),
    r(s(68, 2), 124, 1),
    r(s(19238, 20), 239, 0),
    r(s(19258, 12), 237, 0),
    r(s(19270, 13), 238, 0),
    r(s(19283, 3), 253, 0),
    r(s(19286, 11), 235, 0),
    r(s(19297, 12), 236, 0),
    r(s(232, 9), 252, 0),
    r(s(248, 14), 254, 0),
    r(s(200, 24), 239, 0),
    r(s(167, 16), 237, 0),
    r(s(183, 17), 238, 0),
    r(s(241, 7), 253, 0),
    r(s(136, 15), 235, 0),
    r(s(151, 16), 236, 0),
    r(s(224, 8), 251, 0),
    r(s(19309, 3), 106, 2),
    r(s(62, 6), 107, 1),
    r(s(56, 6), 106, 1),
    r(s(19312, 4), 251, 0),
    r(s(19316, 10), 104, 2),
    r(s(43, 13), 105, 1),
    r(s(30, 13), 104, 1),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 14] = [
    (s(12301, 9), 1),
    (s(12310, 10), 2),
    (s(12320, 14), 3),
    (s(12340, 9), 0),
    (s(12349, 27), 1),
    (s(12376, 16), 2),
    (s(12392, 19), 4),
    (s(19410, 16), 4),
    (s(19426, 16), 6),
    (s(19442, 16), 9),
    (s(19458, 15), 0),
    (s(19473, 18), 32768),
    (s(19491, 18), 16384),
    (s(19509, 18), 8192),
];
/// Values that the text does not show.
pub static FIXED: [Fixed; 3] = [
    fixed(bits(16, 1), 1),
    fixed(bits(59, 2), 7),
    fixed(bits(14, 1), 1),
];
/// Operands that take less than their fields can hold.
pub static NARROW: [Narrow; 37] = [
    narrow(bits(0, 9), 247),
    narrow(bits(6, 7), 159),
    narrow(bits(41, 9), 247),
    narrow(bits(32, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(50, 9), 241),
    narrow(bits(32, 9), 12),
    narrow(bits(32, 9), 247),
    narrow(bits(32, 9), 4),
    narrow(bits(41, 9), 247),
    narrow(bits(50, 9), 247),
    narrow(bits(32, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(50, 9), 247),
    narrow(bits(32, 9), 247),
    narrow(bits(41, 9), 247),
    narrow(bits(50, 9), 4),
    narrow(bits(41, 9), 4),
    narrow(bits(41, 9), 4),
    narrow(bits(50, 9), 4),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 243),
    narrow(bits(32, 9), 243),
    narrow(bits(41, 9), 243),
    narrow(bits(56, 8), 247),
    narrow(bits(0, 9), 12),
    narrow(bits(0, 9), 4),
    narrow(bits(0, 8), 237),
    narrow(bits(0, 8), 253),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 4),
    narrow(bits(50, 9), 4),
    narrow(bits(32, 9), 4),
    narrow(bits(41, 9), 4),
    narrow(bits(50, 9), 4),
    narrow(bits(32, 9), 14),
];
/// Mnemonics and aliases, sorted.
pub static MNEMONICS: [u64; 1189] = [
    0x10000001f3311, // buffer_atomic_add
    0x10001001ff115, // buffer_atomic_add_f32
    0x1000200204b14, // buffer_atomic_add_x2
    0x10003001f9d11, // buffer_atomic_and
    0x100040020c714, // buffer_atomic_and_x2
    0x10005001f1e15, // buffer_atomic_cmpswap
    0x1000600203318, // buffer_atomic_cmpswap_x2
    0x10007001fe011, // buffer_atomic_dec
    0x1000800211614, // buffer_atomic_dec_x2
    0x10009001fcf11, // buffer_atomic_inc
    0x1000a00210214, // buffer_atomic_inc_x2
    0x1000b001fae10, // buffer_atomic_or
    0x1000c0020db13, // buffer_atomic_or_x2
    0x1000d00200618, // buffer_atomic_pk_add_f16
    0x1000e001f7912, // buffer_atomic_smax
    0x1000f00209d15, // buffer_atomic_smax_x2
    0x10010001f5512, // buffer_atomic_smin
    0x1001100207315, // buffer_atomic_smin_x2
    0x10012001f4411, // buffer_atomic_sub
    0x1001300205f14, // buffer_atomic_sub_x2
    0x10014001f0c12, // buffer_atomic_swap
    0x1001500201e15, // buffer_atomic_swap_x2
    0x10016001f8b12, // buffer_atomic_umax
    0x100170020b215, // buffer_atomic_umax_x2
    0x10018001f6712, // buffer_atomic_umin
    0x1001900208815, // buffer_atomic_umin_x2
    0x1001a001fbe11, // buffer_atomic_xor
    0x1001b0020ee14, // buffer_atomic_xor_x2
    0x1001c001d2c11, // buffer_load_dword
    0x1001d001d3d13, // buffer_load_dwordx2
    0x1001e001d5013, // buffer_load_dwordx3
    0x1001f001d6313, // buffer_load_dwordx4
    0x10020001e9f1b, // buffer_load_format_d16_hi_x
    0x10021001c1618, // buffer_load_format_d16_x
    0x10022001c2e19, // buffer_load_format_d16_xy
    0x10023001c471a, // buffer_load_format_d16_xyz
    0x10024001c611b, // buffer_load_format_d16_xyzw
    0x10025001b6614, // buffer_load_format_x
    0x10026001b7a15, // buffer_load_format_xy
    0x10027001b8f16, // buffer_load_format_xyz
    0x10028001ba517, // buffer_load_format_xyzw
    0x10029001cf711, // buffer_load_sbyte
    0x1002a001e4515, // buffer_load_sbyte_d16
    0x1002b001e5a18, // buffer_load_sbyte_d16_hi
    0x1002c001e7215, // buffer_load_short_d16
    0x1002d001e8718, // buffer_load_short_d16_hi
    0x1002e001d1a12, // buffer_load_sshort
    0x1002f001ce611, // buffer_load_ubyte
    0x10030001e1815, // buffer_load_ubyte_d16
    0x10031001e2d18, // buffer_load_ubyte_d16_hi
    0x10032001d0812, // buffer_load_ushort
    0x10033001d7611, // buffer_store_byte
    0x10034001d8718, // buffer_store_byte_d16_hi
    0x10035001dca12, // buffer_store_dword
    0x10036001ddc14, // buffer_store_dwordx2
    0x10037001df014, // buffer_store_dwordx3
    0x10038001e0414, // buffer_store_dwordx4
    0x10039001eba1c, // buffer_store_format_d16_hi_x
    0x1003a001c7c19, // buffer_store_format_d16_x
    0x1003b001c951a, // buffer_store_format_d16_xy
    0x1003c001caf1b, // buffer_store_format_d16_xyz
    0x1003d001cca1c, // buffer_store_format_d16_xyzw
    0x1003e001bbc15, // buffer_store_format_x
    0x1003f001bd116, // buffer_store_format_xy
    0x10040001be717, // buffer_store_format_xyz
    0x10041001bfe18, // buffer_store_format_xyzw
    0x10042001ed616, // buffer_store_lds_dword
    0x10043001d9f12, // buffer_store_short
    0x10044001db119, // buffer_store_short_d16_hi
    0x10045001eec0e, // buffer_wbinvl1
    0x10046001efa12, // buffer_wbinvl1_vol
    0x100470001fd0a, // ds_add_f32
    0x1004800036d0e, // ds_add_rtn_f32
    0x100490002310e, // ds_add_rtn_u32
    0x1004a0005550e, // ds_add_rtn_u64
    0x1004b00010f0a, // ds_add_u32
    0x1004c0003f70a, // ds_add_u64
    0x1004d00016a0a, // ds_and_b32
    0x1004e0004520a, // ds_and_b64
    0x1004f0002b00e, // ds_and_rtn_b32
    0x100500005d40e, // ds_and_rtn_b64
    0x1005100073209, // ds_append
    0x100520003e80f, // ds_bpermute_b32
    0x100530001cb0c, // ds_cmpst_b32
    0x100540004a50c, // ds_cmpst_b64
    0x100550001d70c, // ds_cmpst_f32
    0x100560004b10c, // ds_cmpst_f64
    0x1005700032210, // ds_cmpst_rtn_b32
    0x1005800064610, // ds_cmpst_rtn_b64
    0x1005900033210, // ds_cmpst_rtn_f32
    0x1005a00065610, // ds_cmpst_rtn_f64
    0x1005b0006a915, // ds_condxchg32_rtn_b64
    0x1005c0007280a, // ds_consume
    0x1005d00026a0e, // ds_dec_rtn_u32
    0x1005e00058e0e, // ds_dec_rtn_u64
    0x1005f0001380a, // ds_dec_u32
    0x100600004200a, // ds_dec_u64
    0x100610007080e, // ds_gws_barrier
    0x100620006d50b, // ds_gws_init
    0x100630006ed0e, // ds_gws_sema_br
    0x100640006fb0d, // ds_gws_sema_p
    0x100650006be17, // ds_gws_sema_release_all
    0x100660006e00d, // ds_gws_sema_v
    0x1006700025c0e, // ds_inc_rtn_u32
    0x100680005800e, // ds_inc_rtn_u64
    0x1006900012e0a, // ds_inc_u32
    0x1006a0004160a, // ds_inc_u64
    0x1006b0001ed0a, // ds_max_f32
    0x1006c0004c70a, // ds_max_f64
    0x1006d00014c0a, // ds_max_i32
    0x1006e0004340a, // ds_max_i64
    0x1006f0003500e, // ds_max_rtn_f32
    0x100700006740e, // ds_max_rtn_f64
    0x100710002860e, // ds_max_rtn_i32
    0x100720005aa0e, // ds_max_rtn_i64
    0x100730002a20e, // ds_max_rtn_u32
    0x100740005c60e, // ds_max_rtn_u64
    0x100750001600a, // ds_max_u32
    0x100760004480a, // ds_max_u64
    0x100770001e30a, // ds_min_f32
    0x100780004bd0a, // ds_min_f64
    0x100790001420a, // ds_min_i32
    0x1007a00042a0a, // ds_min_i64
    0x1007b0003420e, // ds_min_rtn_f32
    0x1007c0006660e, // ds_min_rtn_f64
    0x1007d0002780e, // ds_min_rtn_i32
    0x1007e00059c0e, // ds_min_rtn_i64
    0x1007f0002940e, // ds_min_rtn_u32
    0x100800005b80e, // ds_min_rtn_u64
    0x100810001560a, // ds_min_u32
    0x1008200043e0a, // ds_min_u64
    0x100830001870c, // ds_mskor_b32
    0x1008400046f0c, // ds_mskor_b64
    0x100850002d910, // ds_mskor_rtn_b32
    0x100860005fd10, // ds_mskor_rtn_b64
    0x100870001f706, // ds_nop
    0x1008800017409, // ds_or_b32
    0x1008900045c09, // ds_or_b64
    0x1008a0002be0d, // ds_or_rtn_b32
    0x1008b0005e20d, // ds_or_rtn_b64
    0x1008c00073b10, // ds_ordered_count
    0x1008d0003da0e, // ds_permute_b32
    0x1008e0003860c, // ds_read2_b32
    0x1008f00068d0c, // ds_read2_b64
    0x1009000039210, // ds_read2st64_b32
    0x1009100069910, // ds_read2st64_b64
    0x1009200071612, // ds_read_addtid_b32
    0x1009300076f0c, // ds_read_b128
    0x1009400037b0b, // ds_read_b32
    0x100950006820b, // ds_read_b64
    0x100960007640b, // ds_read_b96
    0x100970003b60b, // ds_read_i16
    0x100980003a20a, // ds_read_i8
    0x100990005150e, // ds_read_i8_d16
    0x1009a00052311, // ds_read_i8_d16_hi
    0x1009b0003c10b, // ds_read_u16
    0x1009c0005340f, // ds_read_u16_d16
    0x1009d00054312, // ds_read_u16_d16_hi
    0x1009e0003ac0a, // ds_read_u8
    0x1009f0004f60e, // ds_read_u8_d16
    0x100a000050411, // ds_read_u8_d16_hi
    0x100a100024d0f, // ds_rsub_rtn_u32
    0x100a20005710f, // ds_rsub_rtn_u64
    0x100a30001230b, // ds_rsub_u32
    0x100a400040b0b, // ds_rsub_u64
    0x100a500023f0e, // ds_sub_rtn_u32
    0x100a60005630e, // ds_sub_rtn_u64
    0x100a70001190a, // ds_sub_u32
    0x100a80004010a, // ds_sub_u64
    0x100a90003cc0e, // ds_swizzle_b32
    0x100aa00035e0f, // ds_wrap_rtn_b32
    0x100ab0001ad0d, // ds_write2_b32
    0x100ac0004870d, // ds_write2_b64
    0x100ad0001ba11, // ds_write2st64_b32
    0x100ae00049411, // ds_write2st64_b64
    0x100af00020713, // ds_write_addtid_b32
    0x100b00007570d, // ds_write_b128
    0x100b10002250c, // ds_write_b16
    0x100b20004e313, // ds_write_b16_d16_hi
    0x100b30001930c, // ds_write_b32
    0x100b400047b0c, // ds_write_b64
    0x100b500021a0b, // ds_write_b8
    0x100b60004d112, // ds_write_b8_d16_hi
    0x100b700074b0c, // ds_write_b96
    0x100b80002fa12, // ds_wrxchg2_rtn_b32
    0x100b900061e12, // ds_wrxchg2_rtn_b64
    0x100ba00030c16, // ds_wrxchg2st64_rtn_b32
    0x100bb00063016, // ds_wrxchg2st64_rtn_b64
    0x100bc0002e911, // ds_wrxchg_rtn_b32
    0x100bd00060d11, // ds_wrxchg_rtn_b64
    0x100be00017d0a, // ds_xor_b32
    0x100bf0004650a, // ds_xor_b64
    0x100c00002cb0e, // ds_xor_rtn_b32
    0x100c10005ef0e, // ds_xor_rtn_b64
    0x100c200089003, // exp
    0x100c3000a490f, // flat_atomic_add
    0x100c4000b1a12, // flat_atomic_add_x2
    0x100c5000aa70f, // flat_atomic_and
    0x100c6000b8a12, // flat_atomic_and_x2
    0x100c7000a3613, // flat_atomic_cmpswap
    0x100c8000b0416, // flat_atomic_cmpswap_x2
    0x100c9000ae20f, // flat_atomic_dec
    0x100ca000bd112, // flat_atomic_dec_x2
    0x100cb000ad30f, // flat_atomic_inc
    0x100cc000bbf12, // flat_atomic_inc_x2
    0x100cd000ab60e, // flat_atomic_or
    0x100ce000b9c11, // flat_atomic_or_x2
    0x100cf000a8710, // flat_atomic_smax
    0x100d0000b6413, // flat_atomic_smax_x2
    0x100d1000a6710, // flat_atomic_smin
    0x100d2000b3e13, // flat_atomic_smin_x2
    0x100d3000a580f, // flat_atomic_sub
    0x100d4000b2c12, // flat_atomic_sub_x2
    0x100d5000a2610, // flat_atomic_swap
    0x100d6000af113, // flat_atomic_swap_x2
    0x100d7000a9710, // flat_atomic_umax
    0x100d8000b7713, // flat_atomic_umax_x2
    0x100d9000a7710, // flat_atomic_umin
    0x100da000b5113, // flat_atomic_umin_x2
    0x100db000ac40f, // flat_atomic_xor
    0x100dc000bad12, // flat_atomic_xor_x2
    0x100dd0008d70f, // flat_load_dword
    0x100de0008e611, // flat_load_dwordx2
    0x100df0008f711, // flat_load_dwordx3
    0x100e000090811, // flat_load_dwordx4
    0x100e10008a80f, // flat_load_sbyte
    0x100e20009d413, // flat_load_sbyte_d16
    0x100e30009e716, // flat_load_sbyte_d16_hi
    0x100e40009fd13, // flat_load_short_d16
    0x100e5000a1016, // flat_load_short_d16_hi
    0x100e60008c710, // flat_load_sshort
    0x100e70008990f, // flat_load_ubyte
    0x100e80009ab13, // flat_load_ubyte_d16
    0x100e90009be16, // flat_load_ubyte_d16_hi
    0x100ea0008b710, // flat_load_ushort
    0x100eb0009190f, // flat_store_byte
    0x100ec00092816, // flat_store_byte_d16_hi
    0x100ed00096510, // flat_store_dword
    0x100ee00097512, // flat_store_dwordx2
    0x100ef00098712, // flat_store_dwordx3
    0x100f000099912, // flat_store_dwordx4
    0x100f100093e10, // flat_store_short
    0x100f200094e17, // flat_store_short_d16_hi
    0x100f3000dc611, // global_atomic_add
    0x100f4000e8415, // global_atomic_add_f32
    0x100f5000ede14, // global_atomic_add_x2
    0x100f6000e3011, // global_atomic_and
    0x100f7000f5a14, // global_atomic_and_x2
    0x100f8000db115, // global_atomic_cmpswap
    0x100f9000ec618, // global_atomic_cmpswap_x2
    0x100fa000e7311, // global_atomic_dec
    0x100fb000fa914, // global_atomic_dec_x2
    0x100fc000e6211, // global_atomic_inc
    0x100fd000f9514, // global_atomic_inc_x2
    0x100fe000e4110, // global_atomic_or
    0x100ff000f6e13, // global_atomic_or_x2
    0x10100000e9918, // global_atomic_pk_add_f16
    0x10101000e0c12, // global_atomic_smax
    0x10102000f3015, // global_atomic_smax_x2
    0x10103000de812, // global_atomic_smin
    0x10104000f0615, // global_atomic_smin_x2
    0x10105000dd711, // global_atomic_sub
    0x10106000ef214, // global_atomic_sub_x2
    0x10107000d9f12, // global_atomic_swap
    0x10108000eb115, // global_atomic_swap_x2
    0x10109000e1e12, // global_atomic_umax
    0x1010a000f4515, // global_atomic_umax_x2
    0x1010b000dfa12, // global_atomic_umin
    0x1010c000f1b15, // global_atomic_umin_x2
    0x1010d000e5111, // global_atomic_xor
    0x1010e000f8114, // global_atomic_xor_x2
    0x1010f000c2c11, // global_load_dword
    0x10110000c3d13, // global_load_dwordx2
    0x10111000c5013, // global_load_dwordx3
    0x10112000c6313, // global_load_dwordx4
    0x10113000bf711, // global_load_sbyte
    0x10114000d4515, // global_load_sbyte_d16
    0x10115000d5a18, // global_load_sbyte_d16_hi
    0x10116000d7215, // global_load_short_d16
    0x10117000d8718, // global_load_short_d16_hi
    0x10118000c1a12, // global_load_sshort
    0x10119000be611, // global_load_ubyte
    0x1011a000d1815, // global_load_ubyte_d16
    0x1011b000d2d18, // global_load_ubyte_d16_hi
    0x1011c000c0812, // global_load_ushort
    0x1011d000c7611, // global_store_byte
    0x1011e000c8718, // global_store_byte_d16_hi
    0x1011f000cca12, // global_store_dword
    0x10120000cdc14, // global_store_dwordx2
    0x10121000cf014, // global_store_dwordx3
    0x10122000d0414, // global_store_dwordx4
    0x10123000c9f12, // global_store_short
    0x10124000cb119, // global_store_short_d16_hi
    0x1012500127610, // image_atomic_add
    0x101260012da10, // image_atomic_and
    0x1012700126214, // image_atomic_cmpswap
    0x1012800131910, // image_atomic_dec
    0x1012900130910, // image_atomic_inc
    0x1012a0012ea0f, // image_atomic_or
    0x1012b0012b811, // image_atomic_smax
    0x1012c00129611, // image_atomic_smin
    0x1012d00128610, // image_atomic_sub
    0x1012e00125111, // image_atomic_swap
    0x1012f0012c911, // image_atomic_umax
    0x101300012a711, // image_atomic_umin
    0x101310012f910, // image_atomic_xor
    0x101320015410d, // image_gather4
    0x1013300157b0f, // image_gather4_b
    0x1013400158a12, // image_gather4_b_cl
    0x1013500167c14, // image_gather4_b_cl_o
    0x1013600166b11, // image_gather4_b_o
    0x101370015ac0f, // image_gather4_c
    0x1013800160211, // image_gather4_c_b
    0x1013900161314, // image_gather4_c_b_cl
    0x1013a0016ed16, // image_gather4_c_b_cl_o
    0x1013b0016da13, // image_gather4_c_b_o
    0x1013c0015bb12, // image_gather4_c_cl
    0x1013d0016b314, // image_gather4_c_cl_o
    0x1013e0015f111, // image_gather4_c_l
    0x1013f0016c713, // image_gather4_c_l_o
    0x1014000162712, // image_gather4_c_lz
    0x1014100170314, // image_gather4_c_lz_o
    0x101420016a211, // image_gather4_c_o
    0x1014300154e10, // image_gather4_cl
    0x1014400164812, // image_gather4_cl_o
    0x1014500156c0f, // image_gather4_l
    0x1014600165a11, // image_gather4_l_o
    0x1014700159c10, // image_gather4_lz
    0x1014800169012, // image_gather4_lz_o
    0x101490016390f, // image_gather4_o
    0x1014a00155e0e, // image_gather4h
    0x1014b0015cd12, // image_gather4h_pck
    0x1014c0015df12, // image_gather8h_pck
    0x1014d0017170d, // image_get_lod
    0x1014e00124011, // image_get_resinfo
    0x1014f0011a40a, // image_load
    0x101500011ae0e, // image_load_mip
    0x101510011dc12, // image_load_mip_pck
    0x101520011ee16, // image_load_mip_pck_sgn
    0x101530011bc0e, // image_load_pck
    0x101540011ca12, // image_load_pck_sgn
    0x101550013290c, // image_sample
    0x101560013710e, // image_sample_b
    0x1015700137f11, // image_sample_b_cl
    0x1015800148713, // image_sample_b_cl_o
    0x1015900147710, // image_sample_b_o
    0x1015a00139f0e, // image_sample_c
    0x1015b0013f110, // image_sample_c_b
    0x1015c00140113, // image_sample_c_b_cl
    0x1015d00151915, // image_sample_c_b_cl_o
    0x1015e00150712, // image_sample_c_b_o
    0x1015f00174511, // image_sample_c_cd
    0x1016000175614, // image_sample_c_cd_cl
    0x101610017a216, // image_sample_c_cd_cl_o
    0x1016200178f13, // image_sample_c_cd_o
    0x101630013ad11, // image_sample_c_cl
    0x101640014bb13, // image_sample_c_cl_o
    0x101650013be10, // image_sample_c_d
    0x101660013ce13, // image_sample_c_d_cl
    0x101670014e015, // image_sample_c_d_cl_o
    0x101680014ce12, // image_sample_c_d_o
    0x101690013e110, // image_sample_c_l
    0x1016a0014f512, // image_sample_c_l_o
    0x1016b00141411, // image_sample_c_lz
    0x1016c00152e13, // image_sample_c_lz_o
    0x1016d0014ab10, // image_sample_c_o
    0x1016e0017240f, // image_sample_cd
    0x1016f00173312, // image_sample_cd_cl
    0x1017000177b14, // image_sample_cd_cl_o
    0x1017100176a11, // image_sample_cd_o
    0x101720013350f, // image_sample_cl
    0x1017300143311, // image_sample_cl_o
    0x101740013440e, // image_sample_d
    0x1017500135211, // image_sample_d_cl
    0x1017600145413, // image_sample_d_cl_o
    0x1017700144410, // image_sample_d_o
    0x101780013630e, // image_sample_l
    0x1017900146710, // image_sample_l_o
    0x1017a0013900f, // image_sample_lz
    0x1017b00149a11, // image_sample_lz_o
    0x1017c0014250e, // image_sample_o
    0x1017d0012040b, // image_store
    0x1017e00120f0f, // image_store_mip
    0x1017f00122d13, // image_store_mip_pck
    0x1018000121e0f, // image_store_pck
    0x2018100295709, // s_abs_i32
    0x40183002b6b0d, // s_absdiff_i32
    0x401870029e409, // s_add_i32
    0x4018b0029d209, // s_add_u32
    0x4018f0029f60a, // s_addc_u32
    0x10193002db70a, // s_addk_i32
    0x40194002a4809, // s_and_b32
    0x40198002a5109, // s_and_b64
    0x2019c00286512, // s_and_saveexec_b64
    0x2019e00297114, // s_andn1_saveexec_b64
    0x201a000299812, // s_andn1_wrexec_b64
    0x401a2002a7c0b, // s_andn2_b32
    0x401a6002a870b, // s_andn2_b64
    0x201aa00289a14, // s_andn2_saveexec_b64
    0x201ac0029aa12, // s_andn2_wrexec_b64
    0x401ae002b080a, // s_ashr_i32
    0x401b2002b120a, // s_ashr_i64
    0x101b60023110b, // s_atc_probe
    0x101b700231c12, // s_atc_probe_buffer
    0x101b80025930c, // s_atomic_add
    0x101b900263d0f, // s_atomic_add_x2
    0x101ba0025df0c, // s_atomic_and
    0x101bb00269b0f, // s_atomic_and_x2
    0x101bc00258310, // s_atomic_cmpswap
    0x101bd00262a13, // s_atomic_cmpswap_x2
    0x101be00260e0c, // s_atomic_dec
    0x101bf0026d60f, // s_atomic_dec_x2
    0x101c00026020c, // s_atomic_inc
    0x101c10026c70f, // s_atomic_inc_x2
    0x101c20025eb0b, // s_atomic_or
    0x101c30026aa0e, // s_atomic_or_x2
    0x101c40025c50d, // s_atomic_smax
    0x101c500267b10, // s_atomic_smax_x2
    0x101c60025ab0d, // s_atomic_smin
    0x101c700265b10, // s_atomic_smin_x2
    0x101c800259f0c, // s_atomic_sub
    0x101c900264c0f, // s_atomic_sub_x2
    0x101ca0025760d, // s_atomic_swap
    0x101cb00261a10, // s_atomic_swap_x2
    0x101cc0025d20d, // s_atomic_umax
    0x101cd00268b10, // s_atomic_umax_x2
    0x101ce0025b80d, // s_atomic_umin
    0x101cf00266b10, // s_atomic_umin_x2
    0x101d00025f60c, // s_atomic_xor
    0x101d10026b80f, // s_atomic_xor_x2
    0x101d2002f2a09, // s_barrier
    0x201d30027430f, // s_bcnt0_i32_b32
    0x201d50027520f, // s_bcnt0_i32_b64
    0x201d70027610f, // s_bcnt1_i32_b32
    0x201d90027700f, // s_bcnt1_i32_b64
    0x401db002b4009, // s_bfe_i32
    0x401df002b5209, // s_bfe_i64
    0x401e3002b3709, // s_bfe_u32
    0x401e7002b4909, // s_bfe_u64
    0x401eb002b1c09, // s_bfm_b32
    0x401ef002b2509, // s_bfm_b64
    0x401f3002ca00d, // s_bitcmp0_b32
    0x401f7002cba0d, // s_bitcmp0_b64
    0x401fb002cad0d, // s_bitcmp1_b32
    0x401ff002cc70d, // s_bitcmp1_b64
    0x202030029bc16, // s_bitreplicate_b64_b32
    0x202050028060d, // s_bitset0_b32
    0x202070028130d, // s_bitset0_b64
    0x202090028200d, // s_bitset1_b32
    0x2020b00282d0d, // s_bitset1_b64
    0x1020d002ec208, // s_branch
    0x2020e00272f0a, // s_brev_b32
    0x202100027390a, // s_brev_b64
    0x1021200237c13, // s_buffer_atomic_add
    0x1021300248116, // s_buffer_atomic_add_x2
    0x102140023f213, // s_buffer_atomic_and
    0x1021500250916, // s_buffer_atomic_and_x2
    0x1021600236517, // s_buffer_atomic_cmpswap
    0x102170024671a, // s_buffer_atomic_cmpswap_x2
    0x1021800243d13, // s_buffer_atomic_dec
    0x1021900256016, // s_buffer_atomic_dec_x2
    0x1021a00242a13, // s_buffer_atomic_inc
    0x1021b00254a16, // s_buffer_atomic_inc_x2
    0x1021c00240512, // s_buffer_atomic_or
    0x1021d00251f15, // s_buffer_atomic_or_x2
    0x1021e0023ca14, // s_buffer_atomic_smax
    0x1021f0024db17, // s_buffer_atomic_smax_x2
    0x102200023a214, // s_buffer_atomic_smin
    0x102210024ad17, // s_buffer_atomic_smin_x2
    0x1022200238f13, // s_buffer_atomic_sub
    0x1022300249716, // s_buffer_atomic_sub_x2
    0x1022400235114, // s_buffer_atomic_swap
    0x1022500245017, // s_buffer_atomic_swap_x2
    0x102260023de14, // s_buffer_atomic_umax
    0x102270024f217, // s_buffer_atomic_umax_x2
    0x102280023b614, // s_buffer_atomic_umin
    0x102290024c417, // s_buffer_atomic_umin_x2
    0x1022a00241713, // s_buffer_atomic_xor
    0x1022b00253416, // s_buffer_atomic_xor_x2
    0x1022c0021af13, // s_buffer_load_dword
    0x1022d00220116, // s_buffer_load_dwordx16
    0x1022e0021c215, // s_buffer_load_dwordx2
    0x1022f0021d715, // s_buffer_load_dwordx4
    0x102300021ec15, // s_buffer_load_dwordx8
    0x1023100228514, // s_buffer_store_dword
    0x1023200229916, // s_buffer_store_dwordx2
    0x102330022af16, // s_buffer_store_dwordx4
    0x10234002eab0a, // s_call_b64
    0x102350030d011, // s_cbranch_cdbgsys
    0x1023600310c1a, // s_cbranch_cdbgsys_and_user
    0x102370030f319, // s_cbranch_cdbgsys_or_user
    0x102380030e112, // s_cbranch_cdbguser
    0x10239002f1a10, // s_cbranch_execnz
    0x1023a002f0b0f, // s_cbranch_execz
    0x4023b002b5b10, // s_cbranch_g_fork
    0x1023f002dcb10, // s_cbranch_i_fork
    0x202400029490e, // s_cbranch_join
    0x10242002ed20e, // s_cbranch_scc0
    0x10243002ee00e, // s_cbranch_scc1
    0x10244002efc0f, // s_cbranch_vccnz
    0x10245002eee0e, // s_cbranch_vccz
    0x202460026f70a, // s_cmov_b32
    0x202480027010a, // s_cmov_b64
    0x1024a002d100b, // s_cmovk_i32
    0x4024b002c100c, // s_cmp_eq_i32
    0x4024f002c580c, // s_cmp_eq_u32
    0x40253002cee0c, // s_cmp_eq_u64
    0x40257002c340c, // s_cmp_ge_i32
    0x4025b002c7c0c, // s_cmp_ge_u32
    0x4025f002c280c, // s_cmp_gt_i32
    0x40263002c700c, // s_cmp_gt_u32
    0x40267002c4c0c, // s_cmp_le_i32
    0x4026b002c940c, // s_cmp_le_u32
    0x4026f002c1c0c, // s_cmp_lg_i32
    0x40273002c640c, // s_cmp_lg_u32
    0x40277002cfa0c, // s_cmp_lg_u64
    0x4027b002c400c, // s_cmp_lt_i32
    0x4027f002c880c, // s_cmp_lt_u32
    0x10283002d1b0d, // s_cmpk_eq_i32
    0x10284002d690d, // s_cmpk_eq_u32
    0x10285002d420d, // s_cmpk_ge_i32
    0x10286002d900d, // s_cmpk_ge_u32
    0x10287002d350d, // s_cmpk_gt_i32
    0x10288002d830d, // s_cmpk_gt_u32
    0x10289002d5c0d, // s_cmpk_le_i32
    0x1028a002daa0d, // s_cmpk_le_u32
    0x1028b002d280d, // s_cmpk_lg_i32
    0x1028c002d760d, // s_cmpk_lg_u32
    0x1028d002d4f0d, // s_cmpk_lt_i32
    0x1028e002d9d0d, // s_cmpk_lt_u32
    0x4028f002a2e0d, // s_cselect_b32
    0x40293002a3b0d, // s_cselect_b64
    0x1029700232e10, // s_dcache_discard
    0x1029800233e13, // s_dcache_discard_x2
    0x102990022c50c, // s_dcache_inv
    0x1029a0022dc10, // s_dcache_inv_vol
    0x1029b0022d10b, // s_dcache_wb
    0x1029c0022ec0f, // s_dcache_wb_vol
    0x1029d0030b60e, // s_decperflevel
    0x1029e002eba08, // s_endpgm
    0x1029f00315718, // s_endpgm_ordered_ps_done
    0x102a00031260e, // s_endpgm_saved
    0x202a100277f0d, // s_ff0_i32_b32
    0x202a300278c0d, // s_ff0_i32_b64
    0x202a50027990d, // s_ff1_i32_b32
    0x202a70027a60d, // s_ff1_i32_b64
    0x202a90027d10b, // s_flbit_i32
    0x202ab0027b30f, // s_flbit_i32_b32
    0x202ad0027c20f, // s_flbit_i32_b64
    0x202af0027dc0f, // s_flbit_i32_i64
    0x102b100283a0b, // s_getpc_b64
    0x102b2002e810c, // s_getreg_b32
    0x102b300309c0c, // s_icache_inv
    0x102b40030a80e, // s_incperflevel
    0x102b500212a0c, // s_load_dword
    0x102b60021600f, // s_load_dwordx16
    0x102b70021360e, // s_load_dwordx2
    0x102b80021440e, // s_load_dwordx4
    0x102b90021520e, // s_load_dwordx8
    0x402ba002ba10f, // s_lshl1_add_u32
    0x402be002bb00f, // s_lshl2_add_u32
    0x402c2002bbf0f, // s_lshl3_add_u32
    0x402c6002bce0f, // s_lshl4_add_u32
    0x402ca002ae00a, // s_lshl_b32
    0x402ce002aea0a, // s_lshl_b64
    0x402d2002af40a, // s_lshr_b32
    0x402d6002afe0a, // s_lshr_b64
    0x402da002a1c09, // s_max_i32
    0x402de002a2509, // s_max_u32
    0x102e20023040d, // s_memrealtime
    0x102e30022fb09, // s_memtime
    0x402e4002a0a09, // s_min_i32
    0x402e8002a1309, // s_min_u32
    0x202ec0026e509, // s_mov_b32
    0x202ee0026ee09, // s_mov_b64
    0x102f0002d060a, // s_movk_i32
    0x202f100292f0d, // s_movreld_b32
    0x202f300293c0d, // s_movreld_b64
    0x102f50029150d, // s_movrels_b32
    0x102f60029220d, // s_movrels_b64
    0x402f7002b950c, // s_mul_hi_i32
    0x402fb002b890c, // s_mul_hi_u32
    0x402ff002b2e09, // s_mul_i32
    0x10303002dc10a, // s_mulk_i32
    0x40304002aa60a, // s_nand_b32
    0x40308002ab00a, // s_nand_b64
    0x2030c0028c113, // s_nand_saveexec_b64
    0x1030e002eb505, // s_nop
    0x4030f002aba09, // s_nor_b32
    0x40313002ac309, // s_nor_b64
    0x203170028d412, // s_nor_saveexec_b64
    0x2031900270b09, // s_not_b32
    0x2031b00271409, // s_not_b64
    0x4031d002a5a08, // s_or_b32
    0x40321002a6208, // s_or_b64
    0x2032500287711, // s_or_saveexec_b64
    0x2032700298513, // s_orn1_saveexec_b64
    0x40329002a920a, // s_orn2_b32
    0x4032d002a9c0a, // s_orn2_b64
    0x203310028ae13, // s_orn2_saveexec_b64
    0x40333002bff11, // s_pack_hh_b32_b16
    0x40337002bee11, // s_pack_lh_b32_b16
    0x4033b002bdd11, // s_pack_ll_b32_b16
    0x2033f0028f90e, // s_quadmask_b32
    0x203410029070e, // s_quadmask_b64
    0x1034300285c09, // s_rfe_b64
    0x10344002b7811, // s_rfe_restore_b64
    0x1034500216f14, // s_scratch_load_dword
    0x1034600218316, // s_scratch_load_dwordx2
    0x1034700219916, // s_scratch_load_dwordx4
    0x1034800224215, // s_scratch_store_dword
    0x1034900225717, // s_scratch_store_dwordx2
    0x1034a00226e17, // s_scratch_store_dwordx4
    0x1034b00308009, // s_sendmsg
    0x1034c0030890d, // s_sendmsghalt
    0x2034d00296011, // s_set_gpr_idx_idx
    0x1034f00314512, // s_set_gpr_idx_mode
    0x1035000313411, // s_set_gpr_idx_off
    0x40351002cde10, // s_set_gpr_idx_on
    0x10355002f5709, // s_sethalt
    0x10356002f3309, // s_setkill
    0x103570028450b, // s_setpc_b64
    0x10358002f6709, // s_setprio
    0x10359002e8d0c, // s_setreg_b32
    0x1035a002e9912, // s_setreg_imm32_b32
    0x4035b002cd40a, // s_setvskip
    0x2035f0027f80e, // s_sext_i32_i16
    0x203610027eb0d, // s_sext_i32_i8
    0x10363002f6007, // s_sleep
    0x103640022170d, // s_store_dword
    0x103650022240f, // s_store_dwordx2
    0x103660022330f, // s_store_dwordx4
    0x403670029ed09, // s_sub_i32
    0x4036b0029db09, // s_sub_u32
    0x4036f002a000a, // s_subb_u32
    0x103730028500c, // s_swappc_b64
    0x1037400309606, // s_trap
    0x103750030c40c, // s_ttracedata
    0x10376002f4e09, // s_waitcnt
    0x10377002eca08, // s_wakeup
    0x2037800271d09, // s_wqm_b32
    0x2037a00272609, // s_wqm_b64
    0x4037c002acc0a, // s_xnor_b32
    0x40380002ad60a, // s_xnor_b64
    0x203840028e613, // s_xnor_saveexec_b64
    0x40386002a6a09, // s_xor_b32
    0x4038a002a7309, // s_xor_b64
    0x2038e00288812, // s_xor_saveexec_b64
    0x1039000100712, // scratch_load_dword
    0x1039100101914, // scratch_load_dwordx2
    0x1039200102d14, // scratch_load_dwordx3
    0x1039300104114, // scratch_load_dwordx4
    0x10394000fcf12, // scratch_load_sbyte
    0x1039500112e16, // scratch_load_sbyte_d16
    0x1039600114419, // scratch_load_sbyte_d16_hi
    0x1039700115d16, // scratch_load_short_d16
    0x1039800117319, // scratch_load_short_d16_hi
    0x10399000ff413, // scratch_load_sshort
    0x1039a000fbd12, // scratch_load_ubyte
    0x1039b0010ff16, // scratch_load_ubyte_d16
    0x1039c00111519, // scratch_load_ubyte_d16_hi
    0x1039d000fe113, // scratch_load_ushort
    0x1039e00105512, // scratch_store_byte
    0x1039f00106719, // scratch_store_byte_d16_hi
    0x103a00010ad13, // scratch_store_dword
    0x103a10010c015, // scratch_store_dwordx2
    0x103a20010d515, // scratch_store_dwordx3
    0x103a30010ea15, // scratch_store_dwordx4
    0x103a400108013, // scratch_store_short
    0x103a50010931a, // scratch_store_short_d16_hi
    0x103a6001a8e19, // tbuffer_load_format_d16_x
    0x103a7001aa71a, // tbuffer_load_format_d16_xy
    0x103a8001ac11b, // tbuffer_load_format_d16_xyz
    0x103a9001adc1c, // tbuffer_load_format_d16_xyzw
    0x103aa0019d615, // tbuffer_load_format_x
    0x103ab0019eb16, // tbuffer_load_format_xy
    0x103ac001a0117, // tbuffer_load_format_xyz
    0x103ad001a1818, // tbuffer_load_format_xyzw
    0x103ae001af81a, // tbuffer_store_format_d16_x
    0x103af001b121b, // tbuffer_store_format_d16_xy
    0x103b0001b2d1c, // tbuffer_store_format_d16_xyz
    0x103b1001b491d, // tbuffer_store_format_d16_xyzw
    0x103b2001a3016, // tbuffer_store_format_x
    0x103b3001a4617, // tbuffer_store_format_xy
    0x103b4001a5d18, // tbuffer_store_format_xyz
    0x103b5001a7519, // tbuffer_store_format_xyzw
    0x103b6004b7e0e, // v_accvgpr_read
    0x103b60040b912, // v_accvgpr_read_b32
    0x103b7004b8c0f, // v_accvgpr_write
    0x103b70040cb13, // v_accvgpr_write_b32
    0x103b8003b9e0a, // v_add3_u32
    0x503b90036fb0c, // v_add_co_u32
    0x503be00374c09, // v_add_f16
    0x503c30035f409, // v_add_f32
    0x103c8003c4809, // v_add_f64
    0x103c9003dca09, // v_add_i16
    0x103ca003db809, // v_add_i32
    0x103cb003b900e, // v_add_lshl_u32
    0x503cc00379209, // v_add_u16
    0x503d100382409, // v_add_u32
    0x503d60037220d, // v_addc_co_u32
    0x103db00393c0e, // v_alignbit_b32
    0x103dc00394a0f, // v_alignbyte_b32
    0x503dd0036c209, // v_and_b32
    0x103e2003bb50c, // v_and_or_b32
    0x503e30037d60d, // v_ashrrev_i16
    0x503e80036a80d, // v_ashrrev_i32
    0x103ed003d0f0d, // v_ashrrev_i64
    0x103ee003cc30e, // v_bcnt_u32_b32
    0x103ef00390909, // v_bfe_i32
    0x103f000390009, // v_bfe_u32
    0x103f100391209, // v_bfi_b32
    0x103f2003d2c09, // v_bfm_b32
    0x503f30034380b, // v_bfrev_b32
    0x503f80035650a, // v_ceil_f16
    0x503fd0033a40a, // v_ceil_f32
    0x3040200336e0a, // v_ceil_f64
    0x304050034b209, // v_clrexcp
    0x404080041880f, // v_cmp_class_f16
    0x4040c00414a0f, // v_cmp_class_f32
    0x304100041690f, // v_cmp_class_f64
    0x404130041be0c, // v_cmp_eq_f16
    0x404170043560c, // v_cmp_eq_f32
    0x3041b0044ee0c, // v_cmp_eq_f64
    0x4041e0046860c, // v_cmp_eq_i16
    0x4042200480e0c, // v_cmp_eq_i32
    0x304260049960c, // v_cmp_eq_i64
    0x404290046e40c, // v_cmp_eq_u16
    0x4042d00486c0c, // v_cmp_eq_u32
    0x304310049f40c, // v_cmp_eq_u64
    0x404340041a70b, // v_cmp_f_f16
    0x4043800433f0b, // v_cmp_f_f32
    0x3043c0044d70b, // v_cmp_f_f64
    0x4043f00466f0b, // v_cmp_f_i16
    0x404430047f70b, // v_cmp_f_i32
    0x3044700497f0b, // v_cmp_f_i64
    0x4044a0046cd0b, // v_cmp_f_u16
    0x4044e0048550b, // v_cmp_f_u32
    0x304520049dd0b, // v_cmp_f_u64
    0x404550041ee0c, // v_cmp_ge_f16
    0x404590043860c, // v_cmp_ge_f32
    0x3045d00451e0c, // v_cmp_ge_f64
    0x404600046b60c, // v_cmp_ge_i16
    0x4046400483e0c, // v_cmp_ge_i32
    0x304680049c60c, // v_cmp_ge_i64
    0x4046b0047140c, // v_cmp_ge_u16
    0x4046f00489c0c, // v_cmp_ge_u32
    0x30473004a240c, // v_cmp_ge_u64
    0x404760041d60c, // v_cmp_gt_f16
    0x4047a00436e0c, // v_cmp_gt_f32
    0x3047e0045060c, // v_cmp_gt_f64
    0x4048100469e0c, // v_cmp_gt_i16
    0x404850048260c, // v_cmp_gt_i32
    0x304890049ae0c, // v_cmp_gt_i64
    0x4048c0046fc0c, // v_cmp_gt_u16
    0x404900048840c, // v_cmp_gt_u32
    0x30494004a0c0c, // v_cmp_gt_u64
    0x404970041ca0c, // v_cmp_le_f16
    0x4049b0043620c, // v_cmp_le_f32
    0x3049f0044fa0c, // v_cmp_le_f64
    0x404a20046920c, // v_cmp_le_i16
    0x404a600481a0c, // v_cmp_le_i32
    0x304aa0049a20c, // v_cmp_le_i64
    0x404ad0046f00c, // v_cmp_le_u16
    0x404b10048780c, // v_cmp_le_u32
    0x304b5004a000c, // v_cmp_le_u64
    0x404b80041e20c, // v_cmp_lg_f16
    0x404bc00437a0c, // v_cmp_lg_f32
    0x304c00045120c, // v_cmp_lg_f64
    0x404c30041b20c, // v_cmp_lt_f16
    0x404c700434a0c, // v_cmp_lt_f32
    0x304cb0044e20c, // v_cmp_lt_f64
    0x404ce00467a0c, // v_cmp_lt_i16
    0x404d20048020c, // v_cmp_lt_i32
    0x304d600498a0c, // v_cmp_lt_i64
    0x404d90046d80c, // v_cmp_lt_u16
    0x404dd0048600c, // v_cmp_lt_u32
    0x304e10049e80c, // v_cmp_lt_u64
    0x404e40046aa0c, // v_cmp_ne_i16
    0x404e80048320c, // v_cmp_ne_i32
    0x304ec0049ba0c, // v_cmp_ne_i64
    0x404ef0047080c, // v_cmp_ne_u16
    0x404f30048900c, // v_cmp_ne_u32
    0x304f7004a180c, // v_cmp_ne_u64
    0x404fa0042440d, // v_cmp_neq_f16
    0x404fe0043dc0d, // v_cmp_neq_f32
    0x305020045740d, // v_cmp_neq_f64
    0x405050042100d, // v_cmp_nge_f16
    0x405090043a80d, // v_cmp_nge_f32
    0x3050d0045400d, // v_cmp_nge_f64
    0x4051000422a0d, // v_cmp_ngt_f16
    0x405140043c20d, // v_cmp_ngt_f32
    0x3051800455a0d, // v_cmp_ngt_f64
    0x4051b0042370d, // v_cmp_nle_f16
    0x4051f0043cf0d, // v_cmp_nle_f32
    0x305230045670d, // v_cmp_nle_f64
    0x4052600421d0d, // v_cmp_nlg_f16
    0x4052a0043b50d, // v_cmp_nlg_f32
    0x3052e00454d0d, // v_cmp_nlg_f64
    0x405310042510d, // v_cmp_nlt_f16
    0x405350043e90d, // v_cmp_nlt_f32
    0x305390045810d, // v_cmp_nlt_f64
    0x4053c0041fa0b, // v_cmp_o_f16
    0x405400043920b, // v_cmp_o_f32
    0x3054400452a0b, // v_cmp_o_f64
    0x405470046c20b, // v_cmp_t_i16
    0x4054b00484a0b, // v_cmp_t_i32
    0x3054f0049d20b, // v_cmp_t_i64
    0x405520047200b, // v_cmp_t_u16
    0x405560048a80b, // v_cmp_t_u32
    0x3055a004a300b, // v_cmp_t_u64
    0x4055d00425e0d, // v_cmp_tru_f16
    0x405610043f60d, // v_cmp_tru_f32
    0x3056500458e0d, // v_cmp_tru_f64
    0x405680042050b, // v_cmp_u_f16
    0x4056c00439d0b, // v_cmp_u_f32
    0x305700045350b, // v_cmp_u_f64
    0x4057300419710, // v_cmpx_class_f16
    0x4057700415910, // v_cmpx_class_f32
    0x3057b00417810, // v_cmpx_class_f64
    0x4057e0042840d, // v_cmpx_eq_f16
    0x4058200441c0d, // v_cmpx_eq_f32
    0x305860045b40d, // v_cmpx_eq_f64
    0x405890047440d, // v_cmpx_eq_i16
    0x4058d0048cc0d, // v_cmpx_eq_i32
    0x30591004a540d, // v_cmpx_eq_i64
    0x405940047aa0d, // v_cmpx_eq_u16
    0x405980049320d, // v_cmpx_eq_u32
    0x3059c004aba0d, // v_cmpx_eq_u64
    0x4059f00426b0c, // v_cmpx_f_f16
    0x405a30044030c, // v_cmpx_f_f32
    0x305a700459b0c, // v_cmpx_f_f64
    0x405aa00472b0c, // v_cmpx_f_i16
    0x405ae0048b30c, // v_cmpx_f_i32
    0x305b2004a3b0c, // v_cmpx_f_i64
    0x405b50047910c, // v_cmpx_f_u16
    0x405b90049190c, // v_cmpx_f_u32
    0x305bd004aa10c, // v_cmpx_f_u64
    0x405c00042b80d, // v_cmpx_ge_f16
    0x405c40044500d, // v_cmpx_ge_f32
    0x305c80045e80d, // v_cmpx_ge_f64
    0x405cb0047780d, // v_cmpx_ge_i16
    0x405cf0049000d, // v_cmpx_ge_i32
    0x305d3004a880d, // v_cmpx_ge_i64
    0x405d60047de0d, // v_cmpx_ge_u16
    0x405da0049660d, // v_cmpx_ge_u32
    0x305de004aee0d, // v_cmpx_ge_u64
    0x405e100429e0d, // v_cmpx_gt_f16
    0x405e50044360d, // v_cmpx_gt_f32
    0x305e90045ce0d, // v_cmpx_gt_f64
    0x405ec00475e0d, // v_cmpx_gt_i16
    0x405f00048e60d, // v_cmpx_gt_i32
    0x305f4004a6e0d, // v_cmpx_gt_i64
    0x405f70047c40d, // v_cmpx_gt_u16
    0x405fb00494c0d, // v_cmpx_gt_u32
    0x305ff004ad40d, // v_cmpx_gt_u64
    0x406020042910d, // v_cmpx_le_f16
    0x406060044290d, // v_cmpx_le_f32
    0x3060a0045c10d, // v_cmpx_le_f64
    0x4060d0047510d, // v_cmpx_le_i16
    0x406110048d90d, // v_cmpx_le_i32
    0x30615004a610d, // v_cmpx_le_i64
    0x406180047b70d, // v_cmpx_le_u16
    0x4061c00493f0d, // v_cmpx_le_u32
    0x30620004ac70d, // v_cmpx_le_u64
    0x406230042ab0d, // v_cmpx_lg_f16
    0x406270044430d, // v_cmpx_lg_f32
    0x3062b0045db0d, // v_cmpx_lg_f64
    0x4062e0042770d, // v_cmpx_lt_f16
    0x4063200440f0d, // v_cmpx_lt_f32
    0x306360045a70d, // v_cmpx_lt_f64
    0x406390047370d, // v_cmpx_lt_i16
    0x4063d0048bf0d, // v_cmpx_lt_i32
    0x30641004a470d, // v_cmpx_lt_i64
    0x4064400479d0d, // v_cmpx_lt_u16
    0x406480049250d, // v_cmpx_lt_u32
    0x3064c004aad0d, // v_cmpx_lt_u64
    0x4064f00476b0d, // v_cmpx_ne_i16
    0x406530048f30d, // v_cmpx_ne_i32
    0x30657004a7b0d, // v_cmpx_ne_i64
    0x4065a0047d10d, // v_cmpx_ne_u16
    0x4065e0049590d, // v_cmpx_ne_u32
    0x30662004ae10d, // v_cmpx_ne_u64
    0x406650043150e, // v_cmpx_neq_f16
    0x406690044ad0e, // v_cmpx_neq_f32
    0x3066d0046450e, // v_cmpx_neq_f64
    0x406700042dd0e, // v_cmpx_nge_f16
    0x406740044750e, // v_cmpx_nge_f32
    0x3067800460d0e, // v_cmpx_nge_f64
    0x4067b0042f90e, // v_cmpx_ngt_f16
    0x4067f0044910e, // v_cmpx_ngt_f32
    0x306830046290e, // v_cmpx_ngt_f64
    0x406860043070e, // v_cmpx_nle_f16
    0x4068a00449f0e, // v_cmpx_nle_f32
    0x3068e0046370e, // v_cmpx_nle_f64
    0x406910042eb0e, // v_cmpx_nlg_f16
    0x406950044830e, // v_cmpx_nlg_f32
    0x3069900461b0e, // v_cmpx_nlg_f64
    0x4069c0043230e, // v_cmpx_nlt_f16
    0x406a00044bb0e, // v_cmpx_nlt_f32
    0x306a40046530e, // v_cmpx_nlt_f64
    0x406a70042c50c, // v_cmpx_o_f16
    0x406ab00445d0c, // v_cmpx_o_f32
    0x306af0045f50c, // v_cmpx_o_f64
    0x406b20047850c, // v_cmpx_t_i16
    0x406b600490d0c, // v_cmpx_t_i32
    0x306ba004a950c, // v_cmpx_t_i64
    0x406bd0047eb0c, // v_cmpx_t_u16
    0x406c10049730c, // v_cmpx_t_u32
    0x306c5004afb0c, // v_cmpx_t_u64
    0x406c80043310e, // v_cmpx_tru_f16
    0x406cc0044c90e, // v_cmpx_tru_f32
    0x306d00046610e, // v_cmpx_tru_f64
    0x406d30042d10c, // v_cmpx_u_f16
    0x406d70044690c, // v_cmpx_u_f32
    0x306db0046010c, // v_cmpx_u_f64
    0x506de0035df0d, // v_cndmask_b32
    0x506e300359909, // v_cos_f16
    0x506e800342609, // v_cos_f32
    0x106ed0038d00c, // v_cubeid_f32
    0x106ee0038f40c, // v_cubema_f32
    0x106ef0038dc0c, // v_cubesc_f32
    0x106f00038e80c, // v_cubetc_f32
    0x506f10032a30d, // v_cvt_f16_f32
    0x506f60034e20d, // v_cvt_f16_i16
    0x506fb0034d50d, // v_cvt_f16_u16
    0x507000032b00d, // v_cvt_f32_f16
    0x307050032ef0d, // v_cvt_f32_f64
    0x5070800326f0d, // v_cvt_f32_i32
    0x5070d00327c0d, // v_cvt_f32_u32
    0x5071200330910, // v_cvt_f32_ubyte0
    0x5071700331910, // v_cvt_f32_ubyte1
    0x5071c00332910, // v_cvt_f32_ubyte2
    0x5072100333910, // v_cvt_f32_ubyte3
    0x307260032fc0d, // v_cvt_f64_f32
    0x307290032620d, // v_cvt_f64_i32
    0x3072c0033560d, // v_cvt_f64_u32
    0x5072f0032ce11, // v_cvt_flr_i32_f32
    0x507340034fc0d, // v_cvt_i16_f16
    0x507390032960d, // v_cvt_i32_f32
    0x3073e0032550d, // v_cvt_i32_f64
    0x507410035a212, // v_cvt_norm_i16_f16
    0x507460035b412, // v_cvt_norm_u16_f16
    0x5074b0032df10, // v_cvt_off_f32_i4
    0x10750003d8010, // v_cvt_pk_i16_i32
    0x10751003d7010, // v_cvt_pk_u16_u32
    0x107520039d80f, // v_cvt_pk_u8_f32
    0x10753003af114, // v_cvt_pkaccum_u8_f32
    0x10754003d9014, // v_cvt_pknorm_i16_f16
    0x10755003d3514, // v_cvt_pknorm_i16_f32
    0x10756003da414, // v_cvt_pknorm_u16_f16
    0x10757003d4914, // v_cvt_pknorm_u16_f32
    0x10758003d5d13, // v_cvt_pkrtz_f16_f32
    0x507590032bd11, // v_cvt_rpi_i32_f32
    0x5075e0034ef0d, // v_cvt_u16_f16
    0x507630032890d, // v_cvt_u32_f32
    0x307680033490d, // v_cvt_u32_f64
    0x1076b003bee0f, // v_div_fixup_f16
    0x1076c0039e70f, // v_div_fixup_f32
    0x1076d0039f60f, // v_div_fixup_f64
    0x1076e003adb16, // v_div_fixup_legacy_f16
    0x1076f003a230e, // v_div_fmas_f32
    0x10770003a310e, // v_div_fmas_f64
    0x10771003a050f, // v_div_scale_f32
    0x10772003a140f, // v_div_scale_f64
    0x10773003f1d0e, // v_dot2_f32_f16
    0x10774003f2b0e, // v_dot2_i32_i16
    0x10775003f390e, // v_dot2_u32_u16
    0x407760038420f, // v_dot2c_f32_f16
    0x4077a0038510f, // v_dot2c_i32_i16
    0x1077e003f470d, // v_dot4_i32_i8
    0x1077f003f540d, // v_dot4_u32_u8
    0x407800038600e, // v_dot4c_i32_i8
    0x10784003f610d, // v_dot8_i32_i4
    0x10785003f6e0d, // v_dot8_u32_u4
    0x4078600386e0e, // v_dot8c_i32_i4
    0x5078a00352e09, // v_exp_f16
    0x5078f0033c409, // v_exp_f32
    0x507940034570a, // v_ffbh_i32
    0x507990034430a, // v_ffbh_u32
    0x5079e00344d0a, // v_ffbl_b32
    0x507a300355a0b, // v_floor_f16
    0x507a80033b90b, // v_floor_f32
    0x307ad0033830b, // v_floor_f64
    0x107b0003be509, // v_fma_f16
    0x107b100391b09, // v_fma_f32
    0x107b200392409, // v_fma_f64
    0x107b3003acb10, // v_fma_legacy_f16
    0x107b4003ef20d, // v_fma_mix_f32
    0x107b5003f0e0f, // v_fma_mixhi_f16
    0x107b6003eff0f, // v_fma_mixlo_f16
    0x407b700387c0a, // v_fmac_f32
    0x507bb0035850b, // v_fract_f16
    0x507c000338e0b, // v_fract_f32
    0x307c50034840b, // v_fract_f64
    0x507c800354713, // v_frexp_exp_i16_f16
    0x507cd00348f13, // v_frexp_exp_i32_f32
    0x307d200346113, // v_frexp_exp_i32_f64
    0x507d500353710, // v_frexp_mant_f16
    0x507da0034a210, // v_frexp_mant_f32
    0x307df00347410, // v_frexp_mant_f64
    0x207e200319a10, // v_interp_mov_f32
    0x207e40031730f, // v_interp_p1_f32
    0x107e6003c0111, // v_interp_p1ll_f16
    0x107e7003c1211, // v_interp_p1lv_f16
    0x107e8003c390f, // v_interp_p2_f16
    0x207e900318b0f, // v_interp_p2_f32
    0x107eb003c2316, // v_interp_p2_legacy_f16
    0x507ec0038190b, // v_ldexp_f16
    0x107f1003c9b0b, // v_ldexp_f32
    0x107f2003c6c0b, // v_ldexp_f64
    0x107f300392d09, // v_lerp_u8
    0x507f400352509, // v_log_f16
    0x507f90033cd09, // v_log_f32
    0x107fe003b820e, // v_lshl_add_u32
    0x107ff003ba80d, // v_lshl_or_b32
    0x508000037bc0d, // v_lshlrev_b16
    0x508050036b50d, // v_lshlrev_b32
    0x1080a003cf50d, // v_lshlrev_b64
    0x5080b0037c90d, // v_lshrrev_b16
    0x5081000369b0d, // v_lshrrev_b32
    0x10815003d020d, // v_lshrrev_b64
    0x4081600377309, // v_mac_f16
    0x4081a0036dc09, // v_mac_f32
    0x1081e003bca09, // v_mad_f16
    0x1081f0038ad09, // v_mad_f32
    0x10820003bdc09, // v_mad_i16
    0x10821003b120d, // v_mad_i32_i16
    0x108220038b60d, // v_mad_i32_i24
    0x10823003a840d, // v_mad_i64_i32
    0x10824003a9110, // v_mad_legacy_f16
    0x1082500389d10, // v_mad_legacy_f32
    0x10826003ab110, // v_mad_legacy_i16
    0x10827003aa110, // v_mad_legacy_u16
    0x107b4004b9b0d, // v_mad_mix_f32
    0x107b5004ba80f, // v_mad_mixhi_f16
    0x107b6004bb70f, // v_mad_mixlo_f16
    0x10828003bd309, // v_mad_u16
    0x10829003b050d, // v_mad_u32_u16
    0x1082a0038c30d, // v_mad_u32_u24
    0x1082b003a770d, // v_mad_u64_u32
    0x2082c0037870b, // v_madak_f16
    0x2082e0036f00b, // v_madak_f32
    0x2083000377c0b, // v_madmk_f16
    0x208320036e50b, // v_madmk_f32
    0x10834003b460a, // v_max3_f16
    0x108350039770a, // v_max3_f32
    0x10836003b500a, // v_max3_i16
    0x108370039810a, // v_max3_i32
    0x10838003b5a0a, // v_max3_u16
    0x1083900398b0a, // v_max3_u32
    0x5083a0037e309, // v_max_f16
    0x5083f00366e09, // v_max_f32
    0x10844003c6309, // v_max_f64
    0x508450037fe09, // v_max_i16
    0x5084a00368009, // v_max_i32
    0x5084f0037f509, // v_max_u16
    0x5085400369209, // v_max_u32
    0x10859003ce312, // v_mbcnt_hi_u32_b32
    0x1085a003cd112, // v_mbcnt_lo_u32_b32
    0x1085b003b640a, // v_med3_f16
    0x1085c0039950a, // v_med3_f32
    0x1085d003b6e0a, // v_med3_i16
    0x1085e00399f0a, // v_med3_i32
    0x1085f003b780a, // v_med3_u16
    0x108600039a90a, // v_med3_u32
    0x1086100404016, // v_mfma_f32_16x16x16f16
    0x10862003f9c15, // v_mfma_f32_16x16x1f32
    0x108630040f416, // v_mfma_f32_16x16x2bf16
    0x1086400400315, // v_mfma_f32_16x16x4f16
    0x10865003fd915, // v_mfma_f32_16x16x4f32
    0x1086600413416, // v_mfma_f32_16x16x8bf16
    0x10867003f8715, // v_mfma_f32_32x32x1f32
    0x108680040de16, // v_mfma_f32_32x32x2bf16
    0x10869003fc415, // v_mfma_f32_32x32x2f32
    0x1086a00411e16, // v_mfma_f32_32x32x4bf16
    0x1086b003fee15, // v_mfma_f32_32x32x4f16
    0x1086c00402b15, // v_mfma_f32_32x32x8f16
    0x1086d003fb113, // v_mfma_f32_4x4x1f32
    0x1086e00410a14, // v_mfma_f32_4x4x2bf16
    0x1086f00401813, // v_mfma_f32_4x4x4f16
    0x108700040a415, // v_mfma_i32_16x16x16i8
    0x1087100406a14, // v_mfma_i32_16x16x4i8
    0x1087200405614, // v_mfma_i32_32x32x4i8
    0x1087300409014, // v_mfma_i32_32x32x8i8
    0x1087400407e12, // v_mfma_i32_4x4x4i8
    0x10875003b280a, // v_min3_f16
    0x108760039590a, // v_min3_f32
    0x10877003b320a, // v_min3_i16
    0x108780039630a, // v_min3_i32
    0x10879003b3c0a, // v_min3_u16
    0x1087a00396d0a, // v_min3_u32
    0x5087b0037ec09, // v_min_f16
    0x5088000366509, // v_min_f32
    0x10885003c5a09, // v_min_f64
    0x5088600381009, // v_min_i16
    0x5088b00367709, // v_min_i32
    0x5089000380709, // v_min_u16
    0x5089500368909, // v_min_u32
    0x5089a00321709, // v_mov_b32
    0x1089f003a5811, // v_mqsad_pk_u16_u8
    0x108a0003a690e, // v_mqsad_u32_u8
    0x108a1003a3f09, // v_msad_u8
    0x508a200376a09, // v_mul_f16
    0x508a700362209, // v_mul_f32
    0x108ac003c5109, // v_mul_f64
    0x108ad003c8f0c, // v_mul_hi_i32
    0x508ae00363810, // v_mul_hi_i32_i24
    0x108b3003c830c, // v_mul_hi_u32
    0x508b400365510, // v_mul_hi_u32_u24
    0x508b900362b0d, // v_mul_i32_i24
    0x508be00361210, // v_mul_legacy_f32
    0x108c8004bc60c, // v_mul_lo_i32
    0x508c30037b00c, // v_mul_lo_u16
    0x108c8003c770c, // v_mul_lo_u32
    0x508c90036480d, // v_mul_u32_u24
    0x508ce0031aa05, // v_nop
    0x508d300342f09, // v_not_b32
    0x108d8003bc109, // v_or3_b32
    0x508d90036cb08, // v_or_b32
    0x108de003ddc0e, // v_pack_b32_f16
    0x108df003ac10a, // v_perm_b32
    0x108e0003ec20c, // v_pk_add_f16
    0x108e1003e1a0c, // v_pk_add_i16
    0x108e2003e860c, // v_pk_add_u16
    0x108e3003e5210, // v_pk_ashrrev_i16
    0x108e4003eb60c, // v_pk_fma_f16
    0x508e50038860d, // v_pk_fmac_f16
    0x108ea003e3210, // v_pk_lshlrev_b16
    0x108eb003e4210, // v_pk_lshrrev_b16
    0x108ec003dff0c, // v_pk_mad_i16
    0x108ed003e7a0c, // v_pk_mad_u16
    0x108ee003ee60c, // v_pk_max_f16
    0x108ef003e620c, // v_pk_max_i16
    0x108f0003e9e0c, // v_pk_max_u16
    0x108f1003eda0c, // v_pk_min_f16
    0x108f2003e6e0c, // v_pk_min_i16
    0x108f3003eaa0c, // v_pk_min_u16
    0x108f4003ece0c, // v_pk_mul_f16
    0x108f5003e0b0f, // v_pk_mul_lo_u16
    0x108f6003e260c, // v_pk_sub_i16
    0x108f7003e920c, // v_pk_sub_u16
    0x108f8003a4810, // v_qsad_pk_u16_u8
    0x508f900350909, // v_rcp_f16
    0x508fe0033d609, // v_rcp_f32
    0x309030033f709, // v_rcp_f64
    0x509060033df0f, // v_rcp_iflag_f32
    0x2090b00324213, // v_readfirstlane_b32
    0x1090d003ca60e, // v_readlane_b32
    0x5090e00357a0b, // v_rndne_f16
    0x509130033ae0b, // v_rndne_f32
    0x309180033780b, // v_rndne_f64
    0x5091b00351c09, // v_rsq_f16
    0x509200033ee09, // v_rsq_f32
    0x3092500340009, // v_rsq_f64
    0x109280039bb0b, // v_sad_hi_u8
    0x109290039c609, // v_sad_u16
    0x1092a0039cf09, // v_sad_u32
    0x1092b0039b308, // v_sad_u8
    0x5092c0035c60f, // v_sat_pk_u8_i16
    0x509310034bb1a, // v_screen_partition_4se_b32
    0x5093600359009, // v_sin_f16
    0x5093b00341d09, // v_sin_f32
    0x509400035120a, // v_sqrt_f16
    0x509450034090a, // v_sqrt_f32
    0x3094a0034130a, // v_sqrt_f64
    0x5094d0037070c, // v_sub_co_u32
    0x5095200375509, // v_sub_f16
    0x509570035fd09, // v_sub_f32
    0x1095c003dd309, // v_sub_i16
    0x1095d003dc109, // v_sub_i32
    0x5095e00379b09, // v_sub_u16
    0x5096300382d09, // v_sub_u32
    0x5096800372f0d, // v_subb_co_u32
    0x5096d00373c10, // v_subbrev_co_u32
    0x509720037130f, // v_subrev_co_u32
    0x5097700375e0c, // v_subrev_f16
    0x5097c0036060c, // v_subrev_f32
    0x509810037a40c, // v_subrev_u16
    0x509860038360c, // v_subrev_u32
    0x2098b0035d50a, // v_swap_b32
    0x1098d003d1c10, // v_trig_preop_f64
    0x5098e00356f0b, // v_trunc_f16
    0x509930033990b, // v_trunc_f32
    0x309980033630b, // v_trunc_f64
    0x1099b003cb40f, // v_writelane_b32
    0x1099c003b1f09, // v_xad_u32
    0x5099d0038930a, // v_xnor_b32
    0x509a20036d309, // v_xor_b32
];
/// Forms of mnemonics, in the order in which they are tried.
pub static FORMS: [u16; 2471] = [
    1281, 1292, 1296, 1287, 1302, 1280, 1295, 1291, 1306, 1290, 1305, 1288, 1303, 1293, 1285,
    1300, 1283, 1298, 1282, 1297, 1279, 1294, 1286, 1301, 1284, 1299, 1289, 1304, 1256, 1257,
    1258, 1259, 1274, 1244, 1245, 1246, 1247, 1236, 1237, 1238, 1239, 1253, 1270, 1271, 1272,
    1273, 1255, 1252, 1268, 1269, 1254, 1260, 1261, 1264, 1265, 1266, 1267, 1275, 1248, 1249,
    1250, 1251, 1240, 1241, 1242, 1243, 1276, 1262, 1263, 1277, 1278, 1014, 1039, 1018, 1078,
    993, 1050, 1002, 1059, 1027, 1087, 1110, 1049, 1009, 1066, 1010, 1067, 1034, 1094, 1035,
    1095, 1101, 1109, 1022, 1082, 997, 1054, 1107, 1103, 1105, 1106, 1102, 1104, 1021, 1081,
    996, 1053, 1012, 1069, 999, 1056, 1037, 1097, 1024, 1084, 1026, 1086, 1001, 1058, 1011,
    1068, 998, 1055, 1036, 1096, 1023, 1083, 1025, 1085, 1000, 1057, 1005, 1062, 1030, 1090,
    1013, 1003, 1060, 1028, 1088, 1111, 1048, 1041, 1099, 1042, 1100, 1108, 1115, 1040, 1098,
    1114, 1045, 1043, 1074, 1075, 1046, 1076, 1077, 1044, 1072, 1073, 1020, 1080, 995, 1052,
    1019, 1079, 994, 1051, 1047, 1038, 1007, 1064, 1008, 1065, 1015, 1113, 1017, 1071, 1006,
    1063, 1016, 1070, 1112, 1032, 1092, 1033, 1093, 1031, 1091, 1004, 1061, 1029, 1089, 547,
    1186, 1214, 1198, 1226, 1184, 1212, 1206, 1234, 1204, 1232, 1200, 1228, 1194, 1222, 1190,
    1218, 1188, 1216, 1182, 1210, 1196, 1224, 1192, 1220, 1202, 1230, 1128, 1131, 1134, 1137,
    1119, 1170, 1173, 1176, 1179, 1125, 1116, 1164, 1167, 1122, 1140, 1143, 1152, 1155, 1158,
    1161, 1146, 1149, 1187, 1208, 1215, 1199, 1227, 1185, 1213, 1207, 1235, 1205, 1233, 1201,
    1229, 1209, 1195, 1223, 1191, 1219, 1189, 1217, 1183, 1211, 1197, 1225, 1193, 1221, 1203,
    1231, 1130, 1133, 1136, 1139, 1121, 1172, 1175, 1178, 1181, 1127, 1118, 1166, 1169, 1124,
    1142, 1145, 1154, 1157, 1160, 1163, 1148, 1151, 1336, 1342, 1335, 1346, 1345, 1343, 1340,
    1338, 1337, 1334, 1341, 1339, 1344, 1379, 1383, 1384, 1398, 1397, 1386, 1391, 1392, 1404,
    1403, 1387, 1401, 1390, 1402, 1393, 1405, 1400, 1380, 1395, 1382, 1396, 1385, 1399, 1394,
    1381, 1388, 1389, 1406, 1333, 1323, 1324, 1327, 1328, 1325, 1326, 1347, 1352, 1353, 1369,
    1368, 1355, 1360, 1361, 1377, 1376, 1409, 1410, 1414, 1413, 1356, 1372, 1357, 1358, 1374,
    1373, 1359, 1375, 1362, 1378, 1371, 1407, 1408, 1412, 1411, 1348, 1364, 1349, 1350, 1366,
    1365, 1351, 1367, 1354, 1370, 1363, 1329, 1330, 1332, 1331, 2295, 2296, 401, 402, 403,
    404, 241, 242, 243, 244, 233, 234, 235, 236, 249, 250, 251, 252, 456, 281, 282, 283, 284,
    285, 286, 287, 288, 2267, 2268, 2299, 2300, 2303, 2304, 305, 306, 307, 308, 309, 310,
    311, 312, 2273, 2274, 2305, 2306, 361, 362, 363, 364, 365, 366, 367, 368, 491, 492, 523,
    536, 529, 542, 522, 535, 533, 546, 532, 545, 530, 543, 527, 540, 525, 538, 524, 537, 521,
    534, 528, 541, 526, 539, 531, 544, 2399, 2227, 2228, 2229, 2230, 2231, 2232, 2233, 2234,
    385, 386, 387, 388, 393, 394, 395, 396, 381, 382, 383, 384, 389, 390, 391, 392, 369, 370,
    371, 372, 373, 374, 375, 376, 2357, 2358, 2359, 2360, 2365, 2366, 2367, 2368, 2361, 2362,
    2363, 2364, 2369, 2370, 2371, 2372, 2307, 2308, 2255, 2256, 2257, 2258, 2259, 2260, 2261,
    2262, 2391, 2223, 2224, 2225, 2226, 497, 510, 503, 516, 496, 509, 507, 520, 506, 519,
    504, 517, 501, 514, 499, 512, 498, 511, 495, 508, 502, 515, 500, 513, 505, 518, 471, 475,
    472, 473, 474, 482, 483, 484, 462, 2412, 2415, 2414, 2413, 2398, 2397, 397, 398, 399,
    400, 458, 2293, 2294, 2393, 2394, 2396, 2395, 2211, 2212, 2213, 2214, 443, 2309, 2310,
    2311, 2312, 2333, 2334, 2335, 2336, 2381, 2382, 2383, 2384, 2321, 2322, 2323, 2324, 2345,
    2346, 2347, 2348, 2317, 2318, 2319, 2320, 2341, 2342, 2343, 2344, 2329, 2330, 2331, 2332,
    2353, 2354, 2355, 2356, 2313, 2314, 2315, 2316, 2337, 2338, 2339, 2340, 2385, 2386, 2387,
    2388, 2325, 2326, 2327, 2328, 2349, 2350, 2351, 2352, 444, 450, 447, 453, 446, 452, 449,
    455, 445, 451, 448, 454, 273, 274, 275, 276, 277, 278, 279, 280, 493, 494, 485, 487, 486,
    488, 2410, 2390, 2419, 2416, 2235, 2236, 2237, 2238, 2239, 2240, 2241, 2242, 2247, 2248,
    2243, 2244, 2245, 2246, 2249, 2250, 2263, 459, 2408, 2409, 463, 467, 464, 465, 466, 414,
    415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 345, 346, 347,
    348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 265, 266, 267, 268, 269,
    270, 271, 272, 490, 489, 257, 258, 259, 260, 261, 262, 263, 264, 2207, 2208, 2209, 2210,
    442, 2289, 2290, 2291, 2292, 2287, 2288, 410, 411, 412, 413, 406, 407, 408, 409, 377,
    378, 379, 380, 457, 321, 322, 323, 324, 325, 326, 327, 328, 2277, 2278, 2389, 329, 330,
    331, 332, 333, 334, 335, 336, 2279, 2280, 2215, 2216, 2217, 2218, 289, 290, 291, 292,
    293, 294, 295, 296, 2269, 2270, 2301, 2302, 313, 314, 315, 316, 317, 318, 319, 320, 2275,
    2276, 438, 439, 440, 441, 434, 435, 436, 437, 430, 431, 432, 433, 2283, 2284, 2285, 2286,
    2266, 405, 468, 469, 470, 479, 480, 481, 2405, 2406, 2297, 2298, 2418, 2417, 2377, 2378,
    2379, 2380, 2402, 2400, 2264, 2404, 460, 461, 2373, 2374, 2375, 2376, 2253, 2254, 2251,
    2252, 2403, 476, 477, 478, 245, 246, 247, 248, 237, 238, 239, 240, 253, 254, 255, 256,
    2265, 2407, 2411, 2401, 2392, 2219, 2220, 2221, 2222, 337, 338, 339, 340, 341, 342, 343,
    344, 2281, 2282, 297, 298, 299, 300, 301, 302, 303, 304, 2271, 2272, 1129, 1132, 1135,
    1138, 1120, 1171, 1174, 1177, 1180, 1126, 1117, 1165, 1168, 1123, 1141, 1144, 1153, 1156,
    1159, 1162, 1147, 1150, 1315, 1316, 1317, 1318, 1307, 1308, 1309, 1310, 1319, 1320, 1321,
    1322, 1311, 1312, 1313, 1314, 2464, 2465, 943, 95, 98, 769, 96, 97, 119, 122, 775, 120,
    121, 4, 7, 747, 5, 6, 959, 987, 985, 942, 142, 145, 780, 143, 144, 198, 201, 794, 199,
    200, 107, 110, 772, 108, 109, 894, 895, 76, 79, 765, 77, 78, 945, 166, 169, 786, 167,
    168, 68, 71, 763, 69, 70, 975, 970, 889, 888, 890, 977, 2086, 2089, 847, 2087, 2088,
    2170, 2173, 870, 2171, 2172, 2032, 2035, 832, 2033, 2034, 2018, 2019, 827, 2116, 2117,
    856, 1425, 1427, 552, 1426, 1415, 1417, 548, 1416, 1421, 1422, 550, 1437, 1439, 556,
    1438, 1533, 1535, 588, 1534, 1627, 1628, 620, 1693, 1695, 652, 1694, 1789, 1791, 684,
    1790, 1883, 1884, 716, 1717, 1719, 660, 1718, 1813, 1815, 692, 1814, 1899, 1900, 724,
    1431, 1433, 554, 1432, 1527, 1529, 586, 1528, 1623, 1624, 618, 1687, 1689, 650, 1688,
    1783, 1785, 682, 1784, 1879, 1880, 714, 1711, 1713, 658, 1712, 1807, 1809, 690, 1808,
    1895, 1896, 722, 1449, 1451, 560, 1450, 1545, 1547, 592, 1546, 1635, 1636, 624, 1705,
    1707, 656, 1706, 1801, 1803, 688, 1802, 1891, 1892, 720, 1729, 1731, 664, 1730, 1825,
    1827, 696, 1826, 1907, 1908, 728, 1443, 1445, 558, 1444, 1539, 1541, 590, 1540, 1631,
    1632, 622, 1699, 1701, 654, 1700, 1795, 1797, 686, 1796, 1887, 1888, 718, 1723, 1725,
    662, 1724, 1819, 1821, 694, 1820, 1903, 1904, 726, 1440, 1442, 557, 1441, 1536, 1538,
    589, 1537, 1629, 1630, 621, 1696, 1698, 653, 1697, 1792, 1794, 685, 1793, 1885, 1886,
    717, 1720, 1722, 661, 1721, 1816, 1818, 693, 1817, 1901, 1902, 725, 1446, 1448, 559,
    1447, 1542, 1544, 591, 1543, 1633, 1634, 623, 1434, 1436, 555, 1435, 1530, 1532, 587,
    1531, 1625, 1626, 619, 1690, 1692, 651, 1691, 1786, 1788, 683, 1787, 1881, 1882, 715,
    1714, 1716, 659, 1715, 1810, 1812, 691, 1811, 1897, 1898, 723, 1702, 1704, 655, 1703,
    1798, 1800, 687, 1799, 1889, 1890, 719, 1726, 1728, 663, 1727, 1822, 1824, 695, 1823,
    1905, 1906, 727, 1470, 1472, 567, 1471, 1566, 1568, 599, 1567, 1649, 1650, 631, 1458,
    1460, 563, 1459, 1554, 1556, 595, 1555, 1641, 1642, 627, 1464, 1466, 565, 1465, 1560,
    1562, 597, 1561, 1645, 1646, 629, 1467, 1469, 566, 1468, 1563, 1565, 598, 1564, 1647,
    1648, 630, 1461, 1463, 564, 1462, 1557, 1559, 596, 1558, 1643, 1644, 628, 1473, 1475,
    568, 1474, 1569, 1571, 600, 1570, 1651, 1652, 632, 1452, 1454, 561, 1453, 1548, 1550,
    593, 1549, 1637, 1638, 625, 1708, 1710, 657, 1709, 1804, 1806, 689, 1805, 1893, 1894,
    721, 1732, 1734, 665, 1733, 1828, 1830, 697, 1829, 1909, 1910, 729, 1476, 1478, 569,
    1477, 1572, 1574, 601, 1573, 1653, 1654, 633, 1455, 1457, 562, 1456, 1551, 1553, 594,
    1552, 1639, 1640, 626, 1428, 1430, 553, 1429, 1418, 1420, 549, 1419, 1423, 1424, 551,
    1485, 1487, 572, 1486, 1581, 1583, 604, 1582, 1659, 1660, 636, 1741, 1743, 668, 1742,
    1837, 1839, 700, 1838, 1915, 1916, 732, 1765, 1767, 676, 1766, 1861, 1863, 708, 1862,
    1931, 1932, 740, 1479, 1481, 570, 1480, 1575, 1577, 602, 1576, 1655, 1656, 634, 1735,
    1737, 666, 1736, 1831, 1833, 698, 1832, 1911, 1912, 730, 1759, 1761, 674, 1760, 1855,
    1857, 706, 1856, 1927, 1928, 738, 1497, 1499, 576, 1498, 1593, 1595, 608, 1594, 1667,
    1668, 640, 1753, 1755, 672, 1754, 1849, 1851, 704, 1850, 1923, 1924, 736, 1777, 1779,
    680, 1778, 1873, 1875, 712, 1874, 1939, 1940, 744, 1491, 1493, 574, 1492, 1587, 1589,
    606, 1588, 1663, 1664, 638, 1747, 1749, 670, 1748, 1843, 1845, 702, 1844, 1919, 1920,
    734, 1771, 1773, 678, 1772, 1867, 1869, 710, 1868, 1935, 1936, 742, 1488, 1490, 573,
    1489, 1584, 1586, 605, 1585, 1661, 1662, 637, 1744, 1746, 669, 1745, 1840, 1842, 701,
    1841, 1917, 1918, 733, 1768, 1770, 677, 1769, 1864, 1866, 709, 1865, 1933, 1934, 741,
    1494, 1496, 575, 1495, 1590, 1592, 607, 1591, 1665, 1666, 639, 1482, 1484, 571, 1483,
    1578, 1580, 603, 1579, 1657, 1658, 635, 1738, 1740, 667, 1739, 1834, 1836, 699, 1835,
    1913, 1914, 731, 1762, 1764, 675, 1763, 1858, 1860, 707, 1859, 1929, 1930, 739, 1750,
    1752, 671, 1751, 1846, 1848, 703, 1847, 1921, 1922, 735, 1774, 1776, 679, 1775, 1870,
    1872, 711, 1871, 1937, 1938, 743, 1518, 1520, 583, 1519, 1614, 1616, 615, 1615, 1681,
    1682, 647, 1506, 1508, 579, 1507, 1602, 1604, 611, 1603, 1673, 1674, 643, 1512, 1514,
    581, 1513, 1608, 1610, 613, 1609, 1677, 1678, 645, 1515, 1517, 582, 1516, 1611, 1613,
    614, 1612, 1679, 1680, 646, 1509, 1511, 580, 1510, 1605, 1607, 612, 1606, 1675, 1676,
    644, 1521, 1523, 584, 1522, 1617, 1619, 616, 1618, 1683, 1684, 648, 1500, 1502, 577,
    1501, 1596, 1598, 609, 1597, 1669, 1670, 641, 1756, 1758, 673, 1757, 1852, 1854, 705,
    1853, 1925, 1926, 737, 1780, 1782, 681, 1781, 1876, 1878, 713, 1877, 1941, 1942, 745,
    1524, 1526, 585, 1525, 1620, 1622, 617, 1621, 1685, 1686, 649, 1503, 1505, 578, 1504,
    1599, 1601, 610, 1600, 1671, 1672, 642, 0, 3, 746, 1, 2, 2190, 2193, 875, 2191, 2192,
    2078, 2081, 845, 2079, 2080, 884, 887, 885, 886, 1972, 1975, 813, 1973, 1974, 2126, 2129,
    859, 2127, 2128, 2122, 2125, 858, 2123, 2124, 1976, 1979, 814, 1977, 1978, 1992, 1993,
    818, 1956, 1959, 809, 1957, 1958, 1960, 1963, 810, 1961, 1962, 1996, 1999, 820, 1997,
    1998, 2000, 2003, 821, 2001, 2002, 2004, 2007, 822, 2005, 2006, 2008, 2011, 823, 2009,
    2010, 1994, 1995, 819, 1954, 1955, 808, 2014, 2015, 825, 1984, 1987, 816, 1985, 1986,
    2134, 2137, 861, 2135, 2136, 1968, 1971, 812, 1969, 1970, 1952, 1953, 807, 2194, 2197,
    876, 2195, 2196, 2198, 2201, 877, 2199, 2200, 1988, 1991, 817, 1989, 1990, 982, 981, 909,
    928, 983, 978, 984, 979, 980, 1980, 1983, 815, 1981, 1982, 2130, 2133, 860, 2131, 2132,
    1964, 1967, 811, 1965, 1966, 2012, 2013, 824, 951, 910, 911, 927, 914, 915, 912, 913,
    2442, 2443, 2444, 210, 212, 797, 211, 213, 215, 798, 214, 2445, 2446, 216, 218, 799, 217,
    2447, 2448, 219, 221, 800, 220, 2154, 2157, 866, 2155, 2156, 2044, 2047, 835, 2045, 2046,
    2098, 2101, 850, 2099, 2100, 2090, 2093, 848, 2091, 2092, 2094, 2097, 849, 2095, 2096,
    2166, 2169, 869, 2167, 2168, 2040, 2043, 834, 2041, 2042, 2022, 2023, 829, 950, 891, 892,
    926, 2439, 2441, 2440, 222, 224, 801, 223, 2182, 2185, 873, 2183, 2184, 2024, 2027, 830,
    2025, 2026, 2106, 2107, 853, 2162, 2165, 868, 2163, 2164, 2108, 2111, 854, 2109, 2110,
    2102, 2103, 851, 2158, 2161, 867, 2159, 2160, 2112, 2115, 855, 2113, 2114, 2104, 2105,
    852, 992, 954, 990, 952, 955, 956, 958, 991, 953, 957, 194, 197, 793, 195, 196, 967, 963,
    893, 2150, 2153, 865, 2151, 2152, 2048, 2051, 836, 2049, 2050, 941, 944, 158, 161, 784,
    159, 160, 72, 75, 764, 73, 74, 973, 162, 165, 785, 163, 164, 64, 67, 762, 65, 66, 974,
    135, 137, 779, 136, 88, 90, 768, 89, 947, 881, 949, 930, 882, 921, 922, 880, 924, 923,
    948, 929, 883, 920, 140, 141, 93, 94, 138, 139, 91, 92, 935, 899, 936, 900, 937, 901,
    170, 173, 787, 171, 172, 44, 47, 757, 45, 46, 962, 182, 185, 790, 183, 184, 52, 55, 759,
    53, 54, 178, 181, 789, 179, 180, 60, 63, 761, 61, 62, 972, 971, 938, 902, 939, 903, 940,
    904, 2458, 2450, 2467, 2455, 2453, 2470, 2449, 2466, 2452, 2469, 2454, 2457, 2451, 2468,
    2456, 2463, 2460, 2459, 2462, 2461, 932, 896, 933, 897, 934, 898, 174, 177, 788, 175,
    176, 40, 43, 756, 41, 42, 961, 190, 193, 792, 191, 192, 48, 51, 758, 49, 50, 186, 189,
    791, 187, 188, 56, 59, 760, 57, 58, 1947, 1950, 805, 1948, 1949, 918, 919, 916, 131, 134,
    778, 132, 133, 20, 23, 751, 21, 22, 960, 966, 28, 31, 753, 29, 30, 965, 36, 39, 755, 37,
    38, 24, 27, 752, 25, 26, 16, 19, 750, 17, 18, 154, 157, 783, 155, 156, 964, 32, 35, 754,
    33, 34, 1943, 1946, 804, 1944, 1945, 2082, 2085, 846, 2083, 2084, 946, 80, 83, 766, 81,
    82, 989, 925, 2435, 2422, 2430, 2426, 2434, 225, 228, 802, 226, 227, 2424, 2425, 2420,
    2429, 2438, 2427, 2432, 2437, 2428, 2433, 2436, 2421, 2423, 2431, 917, 2138, 2141, 862,
    2139, 2140, 2052, 2055, 837, 2053, 2054, 2064, 2065, 840, 2056, 2059, 838, 2057, 2058,
    1951, 806, 968, 2178, 2181, 872, 2179, 2180, 2036, 2039, 833, 2037, 2038, 2020, 2021,
    828, 2146, 2149, 864, 2147, 2148, 2060, 2063, 839, 2061, 2062, 2066, 2067, 841, 906, 907,
    908, 905, 2202, 2205, 878, 2203, 2204, 2118, 2121, 857, 2119, 2120, 2186, 2189, 874,
    2187, 2188, 2074, 2077, 844, 2075, 2076, 2142, 2145, 863, 2143, 2144, 2068, 2071, 842,
    2069, 2070, 2072, 2073, 843, 99, 102, 770, 100, 101, 123, 126, 776, 124, 125, 8, 11, 748,
    9, 10, 988, 986, 146, 149, 781, 147, 148, 202, 205, 795, 203, 204, 111, 114, 773, 112,
    113, 115, 118, 774, 116, 117, 103, 106, 771, 104, 105, 127, 130, 777, 128, 129, 12, 15,
    749, 13, 14, 150, 153, 782, 151, 152, 206, 209, 796, 207, 208, 2206, 879, 976, 2174,
    2177, 871, 2175, 2176, 2028, 2031, 831, 2029, 2030, 2016, 2017, 826, 969, 931, 229, 232,
    803, 230, 231, 84, 87, 767, 85, 86,
];
/// Numbers of mnemonics, by their hash.
pub static INDEX: [u16; 4096] = [
    65535, 65535, 65535, 65535, 657, 65535, 65535, 531, 65535, 65535, 65535, 65535, 65535,
    580, 65535, 65535, 425, 65535, 65535, 65535, 999, 65535, 65535, 65535, 754, 65535, 65535,
    65535, 1129, 65535, 861, 65535, 65535, 65535, 65535, 469, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 194, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    14, 65535, 65535, 65535, 65535, 67, 65535, 1108, 65535, 65535, 65535, 208, 65535, 471,
    65535, 65535, 573, 65535, 65535, 65535, 744, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 91, 65535, 65535, 65535, 65535, 619, 65535, 65535, 65535, 65535, 65535,
    65535, 911, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 550, 622, 65535, 65535, 262, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 560, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 782, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 158,
    615, 984, 1077, 980, 1060, 294, 65535, 65535, 51, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 487, 65535, 65535, 314, 1022, 65535, 1026, 65535, 65535,
    65535, 65535, 65535, 65535, 846, 65535, 65535, 65535, 65535, 47, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 614, 65535, 1044, 65535, 65535, 65535, 65535, 644, 135,
    65535, 725, 65535, 157, 1090, 737, 274, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 797, 65535, 65535, 65535, 1123, 65535, 65535, 65535, 65535, 43,
    65535, 878, 65535, 65535, 65535, 787, 65535, 927, 65535, 181, 65535, 65535, 65535, 65535,
    65535, 65535, 903, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 351, 65535, 1054, 65535, 65535, 65535, 65535, 65535,
    65535, 84, 65535, 65535, 65535, 897, 65535, 1069, 65535, 65535, 442, 65535, 65535, 65535,
    303, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 109, 1001, 756, 65535, 989,
    65535, 65535, 65535, 65535, 65535, 65535, 1142, 65535, 65535, 95, 65535, 65535, 65535,
    659, 206, 1133, 65535, 771, 1064, 216, 65535, 348, 518, 65535, 65535, 65535, 65535, 1055,
    65535, 65535, 65535, 65535, 65535, 586, 1034, 1104, 815, 65535, 65535, 65535, 558, 65535,
    570, 1165, 65535, 611, 65535, 65535, 304, 65535, 402, 65535, 65535, 65535, 65535, 65535,
    65535, 793, 65535, 65535, 65535, 65535, 65535, 65535, 686, 256, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 426, 65535, 65535, 65535, 65535,
    65535, 607, 65535, 830, 65535, 65535, 65535, 567, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 112, 890, 1121, 65535, 350, 65535, 239, 942, 65535, 65535, 65535, 65535,
    65535, 65535, 152, 319, 866, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 781, 65535, 65535, 430, 65535, 65535, 154, 433,
    65535, 65535, 65535, 65535, 65535, 107, 907, 65535, 65535, 65535, 813, 65535, 65535,
    65535, 65535, 65535, 197, 65535, 65535, 65535, 936, 65535, 305, 507, 65535, 65535, 65535,
    65535, 65535, 937, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    876, 119, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1103, 307, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1110, 65535,
    65535, 65535, 724, 629, 1062, 65535, 523, 85, 65535, 991, 65535, 65535, 267, 392, 65535,
    65535, 65535, 825, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    295, 735, 65535, 65535, 65535, 788, 65535, 65535, 310, 65535, 65535, 65535, 65535, 65535,
    1136, 448, 450, 65535, 898, 148, 733, 399, 630, 852, 65535, 65535, 65535, 65535, 65535,
    673, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 39,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 99, 65535, 688, 65535, 65535, 65535,
    65535, 65535, 232, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 618, 65535, 17,
    65535, 65535, 65535, 65535, 65535, 65535, 1186, 65535, 65535, 65535, 1160, 65535, 65535,
    65535, 65535, 905, 65535, 65535, 65535, 65535, 65535, 183, 65535, 65535, 65535, 65535,
    65535, 667, 290, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 642, 65535,
    65535, 65535, 597, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 292, 65535,
    65535, 65535, 832, 65535, 65535, 794, 65535, 65535, 65535, 65535, 65535, 65535, 81,
    65535, 831, 838, 65535, 65535, 4, 65535, 565, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 269, 65535, 65535, 65535, 89, 250, 65535, 690, 65535, 334, 65535, 809, 65535,
    65535, 65535, 65535, 65535, 65535, 664, 65535, 65535, 182, 65535, 461, 1057, 65535,
    65535, 65535, 65535, 390, 783, 65535, 403, 244, 894, 65535, 65535, 954, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 272, 323, 65535, 65535, 480, 65535, 65535, 65535, 438,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 42, 329, 65535, 56, 167, 116, 281, 578, 990, 65535, 65535, 1109, 201,
    65535, 65535, 349, 916, 948, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 385, 913, 65535, 65535, 726, 65535,
    65535, 65535, 65535, 369, 65535, 520, 65535, 1027, 65535, 65535, 65535, 1154, 65535, 82,
    65535, 65535, 65535, 65535, 65535, 65535, 405, 65535, 65535, 802, 65535, 879, 65535,
    65535, 65535, 65535, 228, 151, 65535, 65535, 65535, 540, 418, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 193, 65535, 346, 65535, 65535, 1017, 65535,
    65535, 65535, 65535, 65535, 457, 506, 65535, 857, 65535, 65535, 58, 65535, 65535, 556,
    65535, 65535, 719, 65535, 65535, 265, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 455, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 434, 684, 514, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 906,
    65535, 65535, 65535, 65535, 322, 65535, 65535, 65535, 65535, 65535, 65535, 693, 447,
    65535, 650, 65535, 65535, 65535, 65535, 65535, 1140, 65535, 65535, 65535, 367, 65535,
    1164, 65535, 65535, 65535, 65535, 65535, 620, 65535, 65535, 65535, 65535, 65535, 65535,
    422, 65535, 65535, 65535, 65535, 65535, 12, 758, 919, 65535, 65535, 65535, 65535, 178,
    297, 662, 1072, 65535, 65535, 65535, 65535, 65535, 65535, 30, 423, 868, 928, 65535, 162,
    65535, 65535, 65535, 65535, 65535, 65535, 191, 377, 810, 378, 65535, 65535, 65535, 65535,
    65535, 1075, 65535, 65535, 65535, 696, 65535, 65535, 594, 65535, 65535, 65535, 808,
    65535, 867, 65535, 65535, 65535, 65535, 65535, 574, 301, 65535, 65535, 65535, 65535,
    65535, 325, 65535, 65535, 563, 65535, 65535, 1100, 777, 65535, 65535, 65535, 65535, 136,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 705, 340, 65535, 176, 1039,
    65535, 65535, 65535, 65535, 65535, 65, 1025, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 535, 65535, 63,
    516, 64, 762, 923, 65535, 65535, 65535, 65535, 65535, 1040, 65535, 65535, 65535, 1035,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 364, 749, 836, 1068, 65535, 65535, 938,
    65535, 621, 65535, 65535, 598, 65535, 65535, 65535, 376, 429, 65535, 57, 65535, 65535,
    1079, 65535, 65535, 65535, 65535, 354, 1053, 65535, 65535, 65535, 28, 150, 65535, 65535,
    681, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 48, 492, 65535, 65535, 1093, 291, 65535, 65535, 65535,
    65535, 288, 387, 1113, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 156,
    65535, 555, 65535, 498, 718, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 139,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 240, 65535, 296, 65535, 65535, 19,
    65535, 65535, 65535, 65535, 65535, 885, 65535, 609, 65535, 356, 65535, 65535, 1096,
    65535, 65535, 65535, 65535, 661, 65535, 65535, 859, 1080, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 129, 65535, 65535, 65535, 65535, 103, 65535, 226, 65535, 1183,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1005, 65535, 381, 633, 65535, 65535,
    196, 65535, 65535, 65535, 65535, 65535, 65535, 757, 50, 65535, 161, 65535, 65535, 65535,
    548, 1067, 65535, 501, 65535, 65535, 65535, 65535, 65535, 65535, 397, 70, 65535, 65535,
    65535, 65535, 65535, 389, 54, 1011, 65535, 65535, 65535, 65535, 261, 65535, 65535, 1007,
    132, 298, 9, 739, 65535, 587, 65535, 79, 65535, 326, 65535, 65535, 65535, 577, 65535,
    454, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 87, 65535, 65535,
    65535, 65535, 65535, 1101, 65535, 465, 65535, 65535, 895, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 46, 773, 65535, 65535, 65535, 682, 65535, 65535, 1152, 65535,
    75, 821, 419, 65535, 388, 65535, 65535, 1015, 65535, 65535, 65535, 65535, 65535, 489,
    65535, 65535, 65535, 837, 844, 65535, 65535, 65535, 231, 65535, 65535, 65535, 978, 65535,
    65535, 709, 65535, 65535, 848, 996, 1147, 65535, 65535, 65535, 65535, 275, 370, 1128,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 716, 792, 912,
    65535, 188, 65535, 623, 65535, 65535, 65535, 32, 408, 606, 65535, 65535, 65535, 65535,
    65535, 113, 1073, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 341, 559,
    65535, 65535, 472, 858, 931, 65535, 689, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1114, 477, 65535, 65535, 65535, 65535, 994, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 786, 65535, 65535, 331, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 703, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 398, 961, 65535,
    65535, 65535, 65535, 104, 65535, 1010, 969, 65535, 65535, 65535, 285, 65535, 528, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 675, 801,
    1051, 65535, 335, 65535, 65535, 65535, 65535, 1006, 65535, 65535, 65535, 502, 65535, 995,
    65535, 65535, 248, 440, 952, 65535, 65535, 663, 468, 863, 743, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 359, 65535, 65535, 741, 65535, 1158, 65535, 68, 65535,
    65535, 65535, 65535, 65535, 146, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 122,
    569, 1086, 445, 648, 986, 1052, 65535, 65535, 65535, 65535, 26, 65535, 65535, 65535,
    65535, 616, 637, 65535, 65535, 511, 505, 65535, 1014, 65535, 992, 211, 65535, 65535,
    65535, 593, 1179, 65535, 527, 530, 230, 887, 65535, 65535, 65535, 65535, 65535, 138, 842,
    65535, 65535, 958, 65535, 65535, 65535, 568, 451, 65535, 65535, 639, 65535, 65535, 488,
    35, 654, 772, 65535, 764, 656, 65535, 65535, 65535, 494, 65535, 1144, 251, 458, 486, 816,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 874, 65535, 65535, 65535, 65535, 65535,
    400, 635, 65535, 65535, 65535, 65535, 65535, 65535, 596, 49, 925, 65535, 65535, 65535,
    65535, 299, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 549,
    65535, 238, 65535, 209, 65535, 65535, 1181, 475, 547, 722, 823, 65535, 65535, 65535,
    65535, 127, 1050, 65535, 65535, 891, 65535, 65535, 65535, 638, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 973, 901, 65535, 65535,
    65535, 850, 65535, 65535, 65535, 65535, 65535, 1180, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 700, 65535, 510, 65535, 65535, 65535, 65535, 951, 424, 65535, 65535, 65535,
    811, 65535, 16, 947, 441, 892, 532, 65535, 65535, 65535, 65535, 65535, 710, 65535, 533,
    65535, 65535, 65535, 65535, 755, 65535, 311, 65535, 1117, 179, 65535, 572, 1155, 65535,
    65535, 65535, 260, 65535, 65535, 65535, 65535, 65535, 65535, 427, 65535, 65535, 65535,
    65535, 308, 65535, 225, 1122, 65535, 65535, 65535, 1082, 65535, 13, 1058, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 357, 65535, 65535, 92, 65535,
    65535, 65535, 65535, 41, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1033, 65535,
    65535, 575, 163, 1083, 987, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 417, 1146, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 282, 65535, 65535,
    1132, 65535, 284, 668, 65535, 65535, 65535, 1106, 65535, 65535, 118, 1188, 65535, 1178,
    65535, 65535, 65535, 187, 65535, 65535, 65535, 872, 65535, 676, 65535, 65535, 977, 65535,
    65535, 917, 65535, 65535, 316, 65535, 822, 65535, 65535, 352, 65535, 65535, 65535, 249,
    697, 65535, 65535, 763, 293, 65535, 65535, 65535, 65535, 236, 65535, 65535, 221, 643,
    751, 45, 332, 65535, 65535, 65535, 65535, 65535, 65535, 849, 339, 1043, 65535, 483,
    65535, 65535, 100, 65535, 65535, 65535, 1091, 65535, 65535, 65535, 589, 745, 65535, 44,
    65535, 65535, 65535, 1115, 65535, 65535, 566, 599, 330, 601, 36, 184, 683, 918, 65535,
    65535, 386, 877, 235, 65535, 721, 1175, 65535, 65535, 1042, 65535, 65535, 65535, 65535,
    1049, 65535, 65535, 65535, 701, 25, 65535, 273, 65535, 65535, 65535, 65535, 65535, 65535,
    233, 1170, 65535, 940, 65535, 65535, 65535, 65535, 65535, 65535, 691, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 956, 1118, 65535, 65535, 827, 65535, 65535, 525,
    65535, 65535, 65535, 65535, 65535, 65535, 950, 65535, 65535, 65535, 985, 812, 65535,
    65535, 123, 779, 168, 180, 708, 579, 1046, 65535, 65535, 1127, 65535, 65535, 65535, 854,
    65535, 65535, 105, 65535, 65535, 65535, 420, 65535, 65535, 65535, 65535, 500, 65535,
    65535, 96, 65535, 65535, 702, 65535, 65535, 65535, 65535, 65535, 631, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 401,
    65535, 65535, 65535, 65535, 65535, 74, 65535, 65535, 65535, 1135, 65535, 864, 65535, 997,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1037, 65535, 65535, 65535, 65535,
    65535, 704, 94, 217, 953, 829, 34, 65535, 77, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 627, 65535, 65535, 485, 65535, 65535, 65535, 65535, 1119,
    65535, 65535, 65535, 665, 865, 65535, 65535, 1169, 65535, 65535, 65535, 65535, 65535, 15,
    65535, 65535, 213, 65535, 65535, 65535, 243, 247, 65535, 694, 65535, 732, 65535, 224,
    515, 651, 843, 416, 65535, 65535, 65535, 934, 65535, 65535, 65535, 65535, 65535, 65535,
    713, 65535, 730, 65535, 65535, 653, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 753, 435, 65535, 65535, 65535, 65535, 65535, 883,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1131, 65535, 65535, 747, 1157, 65535, 65535, 65535, 65535, 65535, 65535, 253,
    65535, 65535, 65535, 65535, 645, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    263, 65535, 723, 65535, 65535, 65535, 65535, 65535, 65535, 347, 128, 65535, 65535, 65535,
    86, 65535, 410, 65535, 466, 65535, 595, 65535, 65535, 65535, 65535, 1041, 65535, 65535,
    939, 164, 218, 605, 65535, 65535, 899, 65535, 600, 734, 1088, 192, 65535, 65535, 65535,
    955, 564, 65535, 65535, 65535, 355, 65535, 65535, 65535, 65535, 65535, 149, 65535, 65535,
    65535, 65535, 153, 881, 65535, 720, 1074, 65535, 203, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 175, 309, 65535, 65535, 65535, 65535, 394, 1013, 65535, 65535, 65535,
    65535, 778, 65535, 581, 65535, 1098, 1045, 65535, 65535, 413, 65535, 101, 65535, 65535,
    65535, 818, 904, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 344,
    65535, 446, 65535, 65535, 508, 459, 728, 65535, 65535, 65535, 966, 65535, 65535, 65535,
    1036, 65535, 65535, 65535, 65535, 65535, 276, 65535, 65535, 65535, 65535, 65535, 24,
    65535, 65535, 61, 65535, 65535, 65535, 767, 65535, 69, 1019, 65535, 65535, 462, 613,
    65535, 65535, 289, 65535, 65535, 65535, 476, 65535, 65535, 65535, 65535, 65535, 145, 522,
    65535, 964, 65535, 65535, 910, 65535, 588, 65535, 65535, 65535, 658, 65535, 65535, 65535,
    65535, 65535, 65535, 967, 65535, 65535, 65535, 65535, 712, 65535, 395, 453, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 699, 481, 65535, 65535, 65535, 65535, 65535, 117, 234,
    65535, 65535, 65535, 65535, 65535, 541, 65535, 65535, 65535, 873, 65535, 65535, 65535,
    1187, 393, 1124, 65535, 65535, 65535, 271, 491, 603, 707, 65535, 65535, 519, 1038, 65535,
    65535, 1061, 65535, 6, 360, 65535, 412, 65535, 65535, 692, 65535, 137, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 414, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 242, 738, 65535, 759,
    65535, 647, 974, 65535, 65535, 65535, 65535, 444, 65535, 65535, 65535, 65535, 8, 65535,
    65535, 65535, 736, 65535, 803, 65535, 65535, 65535, 37, 65535, 65535, 65535, 65535,
    65535, 155, 640, 65535, 65535, 65535, 65535, 65535, 1134, 65535, 65535, 65535, 65535,
    669, 65535, 65535, 65535, 65535, 592, 695, 1016, 65535, 65535, 1120, 333, 65535, 65535,
    65535, 65535, 268, 543, 856, 65535, 83, 65535, 490, 65535, 65535, 65535, 1018, 65535,
    674, 382, 828, 65535, 65535, 65535, 317, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1070, 672, 124, 780, 65535, 65535, 935, 65535, 65535, 65535, 484,
    65535, 65535, 65535, 65535, 855, 65535, 65535, 65535, 65535, 186, 65535, 65535, 65535,
    65535, 204, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1116, 259, 320,
    65535, 1065, 1023, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 727, 65535, 65535, 814, 65535, 65535, 65535, 65535, 21, 1056,
    1004, 1159, 65535, 65535, 65535, 714, 373, 790, 222, 65535, 264, 65535, 65535, 65535,
    65535, 65535, 65535, 766, 65535, 1020, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 798, 255, 65535, 65535, 65535, 65535, 65535, 65535, 982, 65535, 65535, 258, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1092, 65535, 65535, 65535, 65535, 65535,
    65535, 889, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    784, 227, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    384, 65535, 65535, 174, 706, 65535, 59, 65535, 65535, 65535, 806, 65535, 65535, 65535,
    300, 1138, 65535, 65535, 65535, 908, 65535, 65535, 65535, 65535, 65535, 65535, 1009,
    65535, 345, 941, 65535, 65535, 3, 65535, 65535, 1105, 1137, 65535, 65535, 65535, 65535,
    207, 106, 770, 65535, 65535, 799, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 552, 817, 835, 65535, 383, 432, 65535, 685, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1151, 65535, 65535, 65535, 1063,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 926, 65535, 375, 65535, 65535, 65535, 65535, 65535, 52, 65535, 65535, 65535,
    65535, 929, 65535, 65535, 246, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    338, 65535, 499, 111, 1166, 968, 65535, 65535, 65535, 65535, 1095, 169, 882, 65535, 280,
    65535, 65535, 888, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 313, 65535, 65535, 40, 65535,
    774, 65535, 585, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 628, 88, 65535, 65535,
    65535, 65535, 65535, 202, 65535, 65535, 65535, 65535, 200, 65535, 60, 65535, 65535,
    65535, 729, 65535, 65535, 65535, 65535, 65535, 65535, 521, 195, 1182, 65535, 65535, 1029,
    65535, 120, 65535, 517, 65535, 482, 65535, 582, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 539, 65535, 65535, 641, 975, 715, 791, 65535, 65535, 65535, 1177, 833,
    65535, 65535, 1168, 65535, 65535, 257, 983, 930, 65535, 65535, 65535, 114, 839, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 467, 740, 981, 65535, 65535,
    65535, 65535, 943, 65535, 789, 988, 65535, 199, 65535, 65535, 998, 65535, 65535, 65535,
    65535, 922, 1126, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    336, 785, 65535, 65535, 65535, 72, 279, 513, 591, 807, 65535, 62, 65535, 65535, 909,
    65535, 65535, 896, 65535, 65535, 65535, 65535, 65535, 65535, 805, 147, 65535, 65535,
    65535, 65535, 27, 65535, 65535, 962, 65535, 65535, 65535, 141, 820, 65535, 1008, 65535,
    65535, 65535, 65535, 65535, 1031, 65535, 245, 65535, 65535, 65535, 65535, 65535, 65535,
    949, 65535, 769, 65535, 65535, 800, 65535, 65535, 65535, 979, 65535, 65535, 65535, 847,
    65535, 65535, 65535, 1149, 914, 1081, 65535, 65535, 65535, 65535, 237, 65535, 65535, 343,
    65535, 65535, 372, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 795, 65535, 1078, 65535, 65535, 1167, 493, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 474, 121, 449, 546, 1030, 1141, 1148, 65535,
    963, 65535, 374, 65535, 65535, 65535, 617, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 160, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 312,
    65535, 53, 65535, 65535, 65535, 670, 65535, 65535, 65535, 65535, 143, 1185, 456, 65535,
    65535, 65535, 65535, 65535, 452, 65535, 65535, 1174, 65535, 214, 33, 65535, 65535, 65535,
    65535, 765, 65535, 583, 65535, 1024, 65535, 65535, 545, 65535, 920, 65535, 65535, 65535,
    65535, 65535, 115, 1071, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    215, 270, 31, 65535, 65535, 65535, 65535, 65535, 1163, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1112, 65535, 834, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 862, 165, 652, 921, 65535, 65535, 65535, 190, 551, 1176, 65535,
    65535, 65535, 20, 65535, 65535, 869, 590, 428, 65535, 65535, 65535, 65535, 65535, 65535,
    90, 65535, 65535, 65535, 65535, 140, 65535, 65535, 1087, 65535, 65535, 65535, 65535, 97,
    463, 65535, 65535, 363, 65535, 65535, 65535, 1111, 391, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1172, 65535, 65535, 65535, 65535, 98, 229, 946, 65535,
    65535, 302, 65535, 365, 680, 65535, 65535, 65535, 841, 1076, 65535, 65535, 65535, 65535,
    65535, 65535, 18, 65535, 65535, 965, 65535, 932, 65535, 65535, 315, 66, 353, 362, 1145,
    437, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 503, 11, 170, 65535, 496, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 328, 65535, 219, 915, 431, 65535, 65535,
    65535, 73, 557, 65535, 65535, 536, 65535, 38, 1028, 421, 65535, 65535, 748, 1150, 65535,
    65535, 65535, 366, 65535, 687, 65535, 1173, 65535, 65535, 65535, 65535, 65535, 210,
    65535, 65535, 65535, 666, 65535, 65535, 283, 65535, 65535, 1153, 65535, 125, 65535,
    65535, 537, 220, 254, 1021, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 371, 65535, 173, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 460, 65535, 65535, 65535,
    324, 102, 142, 602, 65535, 65535, 65535, 65535, 1171, 65535, 65535, 65535, 65535, 277, 0,
    776, 893, 65535, 65535, 512, 65535, 65535, 65535, 65535, 65535, 976, 65535, 65535, 65535,
    65535, 65535, 65535, 526, 177, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 172, 65535, 65535, 65535, 65535, 65535, 65535, 1000, 860, 266,
    65535, 65535, 65535, 65535, 65535, 65535, 761, 65535, 65535, 65535, 553, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1032, 65535,
    65535, 65535, 65535, 65535, 23, 65535, 1125, 185, 65535, 65535, 1085, 7, 65535, 65535,
    65535, 65535, 840, 1059, 411, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 571, 407, 900, 65535, 93, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 554, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 5, 65535, 65535, 65535, 65535, 65535, 65535, 625, 65535, 65535, 342,
    65535, 65535, 65535, 871, 65535, 470, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    436, 361, 76, 634, 65535, 65535, 464, 65535, 65535, 65535, 529, 65535, 65535, 584, 65535,
    65535, 478, 65535, 65535, 65535, 65535, 544, 65535, 65535, 65535, 752, 409, 65535, 65535,
    65535, 65535, 65535, 65535, 133, 65535, 970, 65535, 130, 1, 750, 845, 1048, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 318, 746, 65535, 626, 65535, 65535, 65535, 65535, 636,
    65535, 649, 65535, 610, 65535, 65535, 198, 65535, 65535, 65535, 379, 717, 306, 65535,
    65535, 65535, 65535, 65535, 65535, 404, 287, 65535, 608, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 358, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 205, 504, 65535, 65535, 65535, 1084, 22, 65535, 29, 189, 65535, 65535, 65535,
    65535, 65535, 65535, 972, 65535, 677, 826, 65535, 65535, 65535, 1002, 71, 819, 65535,
    65535, 65535, 65535, 660, 604, 65535, 65535, 65535, 65535, 65535, 624, 933, 775, 65535,
    65535, 65535, 65535, 65535, 479, 65535, 65535, 65535, 65535, 853, 110, 944, 65535, 1162,
    65535, 65535, 65535, 65535, 65535, 1003, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 327, 924, 1143, 65535, 65535,
    65535, 65535, 65535, 65535, 1156, 760, 534, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 804, 65535, 65535, 134, 166, 65535, 65535, 65535, 65535,
    65535, 406, 65535, 65535, 65535, 1107, 65535, 65535, 337, 538, 870, 65535, 65535, 65535,
    742, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 131,
    65535, 678, 1094, 542, 65535, 65535, 80, 632, 65535, 380, 78, 65535, 65535, 65535, 65535,
    252, 65535, 509, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 679, 65535, 65535,
    65535, 561, 65535, 65535, 612, 65535, 945, 65535, 65535, 646, 65535, 65535, 65535, 65535,
    993, 65535, 959, 65535, 65535, 65535, 65535, 65535, 439, 65535, 886, 1012, 65535, 731,
    65535, 65535, 65535, 524, 65535, 65535, 1097, 108, 957, 65535, 1102, 65535, 2, 65535,
    65535, 65535, 497, 65535, 1161, 65535, 65535, 65535, 884, 65535, 223, 65535, 65535, 655,
    1139, 171, 711, 960, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 368, 65535, 144,
    875, 65535, 65535, 65535, 65535, 278, 65535, 1047, 65535, 971, 65535, 65535, 65535, 321,
    768, 1184, 65535, 495, 65535, 65535, 65535, 65535, 65535, 443, 65535, 796, 65535, 671,
    65535, 65535, 562, 126, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 415, 65535,
    65535, 65535, 824, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 396, 241, 1099,
    65535, 1089, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 902, 65535, 65535, 65535, 698, 851, 65535, 65535, 880, 65535, 65535,
    212, 55, 10, 576, 159, 286, 473, 1130, 65535, 65535, 65535, 65535, 65535, 1066,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    6, 65535, 65535, 65535, 65535, 65535, 65535, 13, 23, 65535, 11, 29, 65535, 65535, 65535,
    65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 20, 3, 65535, 2, 65535, 4, 65535,
    65535, 24, 65535, 65535, 65535, 19, 65535, 25, 65535, 65535, 22, 12, 65535, 65535, 5, 17,
    26, 21, 27, 14, 28, 16, 18, 65535, 7, 9, 0, 30, 65535, 65535, 10, 8, 65535, 15,
];
