// Written by `cargo xtask regen` from amdgpu_isa_rdna4.xml. Do not edit: change
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
    free_moves: true,
    free_carries: true,
};
/// Registers with names.
pub static REGISTERS: [NamedRegister; 18] = [
    r(s(21948, 4), 126, 2),
    r(s(25, 7), 127, 1),
    r(s(18, 7), 126, 1),
    r(s(16, 2), 125, 1),
    r(s(12, 4), 124, 0),
    r(s(21952, 12), 237, 0),
    r(s(21964, 13), 238, 0),
    r(s(21977, 3), 253, 0),
    r(s(21980, 11), 235, 0),
    r(s(21991, 12), 236, 0),
    r(s(111, 16), 237, 0),
    r(s(127, 17), 238, 0),
    r(s(185, 7), 253, 0),
    r(s(80, 15), 235, 0),
    r(s(95, 16), 236, 0),
    r(s(22003, 3), 106, 2),
    r(s(6, 6), 107, 1),
    r(s(0, 6), 106, 1),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 29] = [
    (s(28264, 9), 1),
    (s(28273, 10), 2),
    (s(28283, 14), 3),
    (s(28297, 9), 0),
    (s(28306, 21), 32),
    (s(28327, 21), 31),
    (s(28348, 21), 17),
    (s(28369, 21), 18),
    (s(28390, 16), 5),
    (s(28406, 13), 23),
    (s(28419, 13), 24),
    (s(28432, 16), 6),
    (s(28448, 11), 1),
    (s(28459, 22), 21),
    (s(28481, 22), 20),
    (s(28503, 17), 4),
    (s(28520, 13), 2),
    (s(28533, 16), 19),
    (s(28549, 10), 15),
    (s(28559, 27), 1),
    (s(28586, 16), 2),
    (s(28602, 19), 4),
    (s(3495, 16), 4),
    (s(3511, 16), 6),
    (s(3527, 16), 9),
    (s(3480, 15), 0),
    (s(28621, 18), 32768),
    (s(28639, 18), 16384),
    (s(28657, 18), 8192),
];
/// Values that the text does not show.
pub static FIXED: [Fixed; 8] = [
    fixed(bits(55, 7), 1),
    fixed(bits(0, 3), 0),
    fixed(bits(22, 4), 15),
    fixed(bits(4, 1), 1),
    fixed(bits(0, 8), 126),
    fixed(bits(59, 2), 7),
    fixed(bits(14, 1), 1),
    fixed(bits(0, 7), 124),
];
/// Operands that take less than their fields can hold.
pub static NARROW: [Narrow; 36] = [
    narrow(bits(41, 9), 187),
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
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(32, 9), 251),
    narrow(bits(41, 9), 251),
    narrow(bits(41, 9), 251),
    narrow(bits(41, 9), 187),
    narrow(bits(55, 9), 187),
    narrow(bits(6, 7), 95),
    narrow(bits(6, 7), 95),
    narrow(bits(0, 6), 191),
    narrow(bits(0, 6), 191),
    narrow(bits(6, 7), 95),
    narrow(bits(0, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 12),
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
pub static MNEMONICS: [u64; 1629] = [
    0x100010055f611, // buffer_atomic_add
    0x1000000186b15, // buffer_atomic_add_f32
    0x1000100160915, // buffer_atomic_add_u32
    0x1000200173915, // buffer_atomic_add_u64
    0x1000200560714, // buffer_atomic_add_x2
    0x1000300561b11, // buffer_atomic_and
    0x100030016a215, // buffer_atomic_and_b32
    0x100040017b715, // buffer_atomic_and_b64
    0x1000400562c14, // buffer_atomic_and_x2
    0x1000500564015, // buffer_atomic_cmpswap
    0x100050015f019, // buffer_atomic_cmpswap_b32
    0x1000600172019, // buffer_atomic_cmpswap_b64
    0x1000600565518, // buffer_atomic_cmpswap_x2
    0x1000700181f1a, // buffer_atomic_cond_sub_u32
    0x1001a00566d12, // buffer_atomic_csub
    0x1001a00567f16, // buffer_atomic_csub_u32
    0x1000800569511, // buffer_atomic_dec
    0x100080016f515, // buffer_atomic_dec_u32
    0x1000900180a15, // buffer_atomic_dec_u64
    0x100090056a614, // buffer_atomic_dec_x2
    0x1000e0056ba12, // buffer_atomic_fmax
    0x100130056cc12, // buffer_atomic_fmin
    0x1000a0056de11, // buffer_atomic_inc
    0x1000a0016e015, // buffer_atomic_inc_u32
    0x1000b0017f515, // buffer_atomic_inc_u64
    0x1000b0056ef14, // buffer_atomic_inc_x2
    0x1000e00570315, // buffer_atomic_max_f32
    0x1000c00167815, // buffer_atomic_max_i32
    0x1000d00178d15, // buffer_atomic_max_i64
    0x1000e00185219, // buffer_atomic_max_num_f32
    0x1000f00168d15, // buffer_atomic_max_u32
    0x100100017a215, // buffer_atomic_max_u64
    0x1001300571815, // buffer_atomic_min_f32
    0x1001100164e15, // buffer_atomic_min_i32
    0x1001200176315, // buffer_atomic_min_i64
    0x1001300183919, // buffer_atomic_min_num_f32
    0x1001400166315, // buffer_atomic_min_u32
    0x1001500177815, // buffer_atomic_min_u64
    0x1001600572d10, // buffer_atomic_or
    0x100160016b714, // buffer_atomic_or_b32
    0x100170017cc14, // buffer_atomic_or_b64
    0x1001700573d13, // buffer_atomic_or_x2
    0x1001800189819, // buffer_atomic_pk_add_bf16
    0x1001900188018, // buffer_atomic_pk_add_f16
    0x1000c00575012, // buffer_atomic_smax
    0x1000d00576215, // buffer_atomic_smax_x2
    0x1001100577712, // buffer_atomic_smin
    0x1001200578915, // buffer_atomic_smin_x2
    0x1001b00579e11, // buffer_atomic_sub
    0x1001a0016331b, // buffer_atomic_sub_clamp_u32
    0x1001b00161e15, // buffer_atomic_sub_u32
    0x1001c00174e15, // buffer_atomic_sub_u64
    0x1001c0057af14, // buffer_atomic_sub_x2
    0x1001d0057c312, // buffer_atomic_swap
    0x1001d0015da16, // buffer_atomic_swap_b32
    0x1001e00170a16, // buffer_atomic_swap_b64
    0x1001e0057d515, // buffer_atomic_swap_x2
    0x1000f0057ea12, // buffer_atomic_umax
    0x100100057fc15, // buffer_atomic_umax_x2
    0x1001400581112, // buffer_atomic_umin
    0x1001500582315, // buffer_atomic_umin_x2
    0x1001f00583811, // buffer_atomic_xor
    0x1001f0016cb15, // buffer_atomic_xor_b32
    0x100200017e015, // buffer_atomic_xor_b64
    0x1002000584914, // buffer_atomic_xor_x2
    0x1002100148f10, // buffer_load_b128
    0x100220014620f, // buffer_load_b32
    0x100230014710f, // buffer_load_b64
    0x100240014800f, // buffer_load_b96
    0x1002500152313, // buffer_load_d16_b16
    0x1002600135818, // buffer_load_d16_format_x
    0x1002700137019, // buffer_load_d16_format_xy
    0x100280013891a, // buffer_load_d16_format_xyz
    0x100290013a31b, // buffer_load_d16_format_xyzw
    0x1002a00156016, // buffer_load_d16_hi_b16
    0x1002b0015a31b, // buffer_load_d16_hi_format_x
    0x1002c00154b15, // buffer_load_d16_hi_i8
    0x1002d00153615, // buffer_load_d16_hi_u8
    0x1002e00151112, // buffer_load_d16_i8
    0x1002f0014ff12, // buffer_load_d16_u8
    0x1002200585d11, // buffer_load_dword
    0x1002300586e13, // buffer_load_dwordx2
    0x1002400588113, // buffer_load_dwordx3
    0x1002100589413, // buffer_load_dwordx4
    0x1002b0058a71b, // buffer_load_format_d16_hi_x
    0x100260058c218, // buffer_load_format_d16_x
    0x100270058da19, // buffer_load_format_d16_xy
    0x100280058f31a, // buffer_load_format_d16_xyz
    0x1002900590d1b, // buffer_load_format_d16_xyzw
    0x100300012a814, // buffer_load_format_x
    0x100310012bc15, // buffer_load_format_xy
    0x100320012d116, // buffer_load_format_xyz
    0x100330012e717, // buffer_load_format_xyzw
    0x100340014530f, // buffer_load_i16
    0x100350014360e, // buffer_load_i8
    0x1003500592811, // buffer_load_sbyte
    0x1002e00593915, // buffer_load_sbyte_d16
    0x1002c00594e18, // buffer_load_sbyte_d16_hi
    0x1002500596615, // buffer_load_short_d16
    0x1002a00597b18, // buffer_load_short_d16_hi
    0x1003400599312, // buffer_load_sshort
    0x100360014440f, // buffer_load_u16
    0x100370014280e, // buffer_load_u8
    0x100370059a511, // buffer_load_ubyte
    0x1002f0059b615, // buffer_load_ubyte_d16
    0x1002d0059cb18, // buffer_load_ubyte_d16_hi
    0x100360059e312, // buffer_load_ushort
    0x100380014ee11, // buffer_store_b128
    0x100390014ae10, // buffer_store_b16
    0x1003a0014be10, // buffer_store_b32
    0x1003b0014ce10, // buffer_store_b64
    0x1003c00149f0f, // buffer_store_b8
    0x1003d0014de10, // buffer_store_b96
    0x1003c0059f511, // buffer_store_byte
    0x10043005a0618, // buffer_store_byte_d16_hi
    0x1003e0013be19, // buffer_store_d16_format_x
    0x1003f0013d71a, // buffer_store_d16_format_xy
    0x100400013f11b, // buffer_store_d16_format_xyz
    0x1004100140c1c, // buffer_store_d16_format_xyzw
    0x1004200158c17, // buffer_store_d16_hi_b16
    0x1004300157616, // buffer_store_d16_hi_b8
    0x100440015be1c, // buffer_store_d16_hi_format_x
    0x1003a005a1e12, // buffer_store_dword
    0x1003b005a3014, // buffer_store_dwordx2
    0x1003d005a4414, // buffer_store_dwordx3
    0x10038005a5814, // buffer_store_dwordx4
    0x10044005a6c1c, // buffer_store_format_d16_hi_x
    0x1003e005a8819, // buffer_store_format_d16_x
    0x1003f005aa11a, // buffer_store_format_d16_xy
    0x10040005abb1b, // buffer_store_format_d16_xyz
    0x10041005ad61c, // buffer_store_format_d16_xyzw
    0x100450012fe15, // buffer_store_format_x
    0x1004600131316, // buffer_store_format_xy
    0x1004700132917, // buffer_store_format_xyz
    0x1004800134018, // buffer_store_format_xyzw
    0x10039005af212, // buffer_store_short
    0x10042005b0419, // buffer_store_short_d16_hi
    0x10151005b1d13, // bvh64_intersect_ray
    0x10152005b3012, // bvh8_intersect_ray
    0x10153005b4216, // bvh_dual_intersect_ray
    0x10154005b5811, // bvh_intersect_ray
    0x100490020440a, // ds_add_f32
    0x1004a0024840e, // ds_add_rtn_f32
    0x1004b0020650e, // ds_add_rtn_u32
    0x1004c00230e0e, // ds_add_rtn_u64
    0x1004d001f480a, // ds_add_u32
    0x1004e0022260a, // ds_add_u64
    0x1004f001fa30a, // ds_and_b32
    0x100500022810a, // ds_and_b64
    0x100510020e40e, // ds_and_rtn_b32
    0x1005200238d0e, // ds_and_rtn_b64
    0x1005300221d09, // ds_append
    0x100540025e20f, // ds_bpermute_b32
    0x100550025f112, // ds_bpermute_fi_b32
    0x1005600261c1f, // ds_bvh_stack_push4_pop1_rtn_b32
    0x1005700263b1f, // ds_bvh_stack_push8_pop1_rtn_b32
    0x1005800265a1f, // ds_bvh_stack_push8_pop2_rtn_b64
    0x100590020130f, // ds_cmpstore_b32
    0x1005a0022e30f, // ds_cmpstore_b64
    0x1005b00216e13, // ds_cmpstore_rtn_b32
    0x1005c00241713, // ds_cmpstore_rtn_b64
    0x1005d00256513, // ds_cond_sub_rtn_u32
    0x1005e0024a70f, // ds_cond_sub_u32
    0x1005f00249215, // ds_condxchg32_rtn_b64
    0x100600022130a, // ds_consume
    0x1006100209e0e, // ds_dec_rtn_u32
    0x100620023470e, // ds_dec_rtn_u64
    0x10063001f710a, // ds_dec_u32
    0x1006400224f0a, // ds_dec_u64
    0x100650026b50e, // ds_direct_load
    0x100660020900e, // ds_inc_rtn_u32
    0x100670023390e, // ds_inc_rtn_u64
    0x10068001f670a, // ds_inc_u32
    0x100690022450a, // ds_inc_u64
    0x1006a0021be11, // ds_load_2addr_b32
    0x1006b00245911, // ds_load_2addr_b64
    0x1006c0021cf1a, // ds_load_2addr_stride64_b32
    0x1006d00246a1a, // ds_load_2addr_stride64_b64
    0x1006e0025c212, // ds_load_addtid_b32
    0x1006f0026840c, // ds_load_b128
    0x100700021b30b, // ds_load_b32
    0x1007100244e0b, // ds_load_b64
    0x100720026790b, // ds_load_b96
    0x100730021fd0b, // ds_load_i16
    0x100740021e90a, // ds_load_i8
    0x100750025250e, // ds_load_i8_d16
    0x1007600253311, // ds_load_i8_d16_hi
    0x100770022080b, // ds_load_u16
    0x100780025440f, // ds_load_u16_d16
    0x1007900255312, // ds_load_u16_d16_hi
    0x1007a0021f30a, // ds_load_u8
    0x1007b0025060e, // ds_load_u8_d16
    0x1007c00251411, // ds_load_u8_d16_hi
    0x1007f005b690a, // ds_max_f32
    0x10080005b730a, // ds_max_f64
    0x1007d001f850a, // ds_max_i32
    0x1007e0022630a, // ds_max_i64
    0x1007f0020300e, // ds_max_num_f32
    0x100800023000e, // ds_max_num_f64
    0x1008100219312, // ds_max_num_rtn_f32
    0x1008200243c12, // ds_max_num_rtn_f64
    0x10081005b7d0e, // ds_max_rtn_f32
    0x10082005b8b0e, // ds_max_rtn_f64
    0x100830020ba0e, // ds_max_rtn_i32
    0x100840023630e, // ds_max_rtn_i64
    0x100850020d60e, // ds_max_rtn_u32
    0x1008600237f0e, // ds_max_rtn_u64
    0x10087001f990a, // ds_max_u32
    0x100880022770a, // ds_max_u64
    0x1008b005b990a, // ds_min_f32
    0x1008c005ba30a, // ds_min_f64
    0x10089001f7b0a, // ds_min_i32
    0x1008a0022590a, // ds_min_i64
    0x1008b0020220e, // ds_min_num_f32
    0x1008c0022f20e, // ds_min_num_f64
    0x1008d00218112, // ds_min_num_rtn_f32
    0x1008e00242a12, // ds_min_num_rtn_f64
    0x1008d005bad0e, // ds_min_rtn_f32
    0x1008e005bbb0e, // ds_min_rtn_f64
    0x1008f0020ac0e, // ds_min_rtn_i32
    0x100900023550e, // ds_min_rtn_i64
    0x100910020c80e, // ds_min_rtn_u32
    0x100920023710e, // ds_min_rtn_u64
    0x10093001f8f0a, // ds_min_u32
    0x1009400226d0a, // ds_min_u64
    0x10095001fc00c, // ds_mskor_b32
    0x1009600229e0c, // ds_mskor_b64
    0x1009700210d10, // ds_mskor_rtn_b32
    0x100980023b610, // ds_mskor_rtn_b64
    0x1009900203e06, // ds_nop
    0x1009a001fad09, // ds_or_b32
    0x1009b00228b09, // ds_or_b64
    0x1009c0020f20d, // ds_or_rtn_b32
    0x1009d00239b0d, // ds_or_rtn_b64
    0x1009e0026a80d, // ds_param_load
    0x1009f0025d40e, // ds_permute_b32
    0x100a00024d30e, // ds_pk_add_bf16
    0x100a10024c60d, // ds_pk_add_f16
    0x100a200259d12, // ds_pk_add_rtn_bf16
    0x100a300258c11, // ds_pk_add_rtn_f16
    0x1006a005bc90c, // ds_read2_b32
    0x1006b005bd50c, // ds_read2_b64
    0x1006c005be110, // ds_read2st64_b32
    0x1006d005bf110, // ds_read2st64_b64
    0x1006e005c0112, // ds_read_addtid_b32
    0x1006f005c130c, // ds_read_b128
    0x10070005c1f0b, // ds_read_b32
    0x10071005c2a0b, // ds_read_b64
    0x10072005c350b, // ds_read_b96
    0x10073005c400b, // ds_read_i16
    0x10074005c4b0a, // ds_read_i8
    0x10075005c550e, // ds_read_i8_d16
    0x10076005c6311, // ds_read_i8_d16_hi
    0x10077005c740b, // ds_read_u16
    0x10078005c7f0f, // ds_read_u16_d16
    0x10079005c8e12, // ds_read_u16_d16_hi
    0x1007a005ca00a, // ds_read_u8
    0x1007b005caa0e, // ds_read_u8_d16
    0x1007c005cb811, // ds_read_u8_d16_hi
    0x100a40020810f, // ds_rsub_rtn_u32
    0x100a500232a0f, // ds_rsub_rtn_u64
    0x100a6001f5c0b, // ds_rsub_u32
    0x100a700223a0b, // ds_rsub_u64
    0x100a8001fe612, // ds_store_2addr_b32
    0x100a90022b612, // ds_store_2addr_b64
    0x100aa001ff81b, // ds_store_2addr_stride64_b32
    0x100ab0022c81b, // ds_store_2addr_stride64_b64
    0x100ac0025af13, // ds_store_addtid_b32
    0x100ad00260f0d, // ds_store_b128
    0x100ae0020590c, // ds_store_b16
    0x100af0024f313, // ds_store_b16_d16_hi
    0x100b0001fcc0c, // ds_store_b32
    0x100b10022aa0c, // ds_store_b64
    0x100b200204e0b, // ds_store_b8
    0x100b30024e112, // ds_store_b8_d16_hi
    0x100b40026030c, // ds_store_b96
    0x100b50021311a, // ds_storexchg_2addr_rtn_b32
    0x100b60023da1a, // ds_storexchg_2addr_rtn_b64
    0x100b700214b23, // ds_storexchg_2addr_stride64_rtn_b32
    0x100b80023f423, // ds_storexchg_2addr_stride64_rtn_b64
    0x100b900211d14, // ds_storexchg_rtn_b32
    0x100ba0023c614, // ds_storexchg_rtn_b64
    0x100bb00257814, // ds_sub_clamp_rtn_u32
    0x100bc0024b610, // ds_sub_clamp_u32
    0x100bd0020730e, // ds_sub_rtn_u32
    0x100be00231c0e, // ds_sub_rtn_u64
    0x100bf001f520a, // ds_sub_u32
    0x100c00022300a, // ds_sub_u64
    0x100a4005cc911, // ds_subrev_rtn_u32
    0x100a5005cda11, // ds_subrev_rtn_u64
    0x100a6005ceb0d, // ds_subrev_u32
    0x100a7005cf80d, // ds_subrev_u64
    0x100c10021a50e, // ds_swizzle_b32
    0x100a8005d050d, // ds_write2_b32
    0x100a9005d120d, // ds_write2_b64
    0x100aa005d1f11, // ds_write2st64_b32
    0x100ab005d3011, // ds_write2st64_b64
    0x100ac005d4113, // ds_write_addtid_b32
    0x100ad005d540d, // ds_write_b128
    0x100ae005d610c, // ds_write_b16
    0x100af005d6d13, // ds_write_b16_d16_hi
    0x100b0005d800c, // ds_write_b32
    0x100b1005d8c0c, // ds_write_b64
    0x100b2005d980b, // ds_write_b8
    0x100b3005da312, // ds_write_b8_d16_hi
    0x100b4005db50c, // ds_write_b96
    0x100b5005dc112, // ds_wrxchg2_rtn_b32
    0x100b6005dd312, // ds_wrxchg2_rtn_b64
    0x100b7005de516, // ds_wrxchg2st64_rtn_b32
    0x100b8005dfb16, // ds_wrxchg2st64_rtn_b64
    0x100b9005e1111, // ds_wrxchg_rtn_b32
    0x100ba005e2211, // ds_wrxchg_rtn_b64
    0x100c2001fb60a, // ds_xor_b32
    0x100c30022940a, // ds_xor_b64
    0x100c40020ff0e, // ds_xor_rtn_b32
    0x100c50023a80e, // ds_xor_rtn_b64
    0x100c6005e3303, // exp
    0x100c600272706, // export
    0x100c8005e360f, // flat_atomic_add
    0x100c7002ad113, // flat_atomic_add_f32
    0x100c80028a713, // flat_atomic_add_u32
    0x100c90029bb13, // flat_atomic_add_u64
    0x100c9005e4512, // flat_atomic_add_x2
    0x100ca005e570f, // flat_atomic_and
    0x100ca00293213, // flat_atomic_and_b32
    0x100cb002a2d13, // flat_atomic_and_b64
    0x100cb005e6612, // flat_atomic_and_x2
    0x100cc005e7813, // flat_atomic_cmpswap
    0x100cc00289017, // flat_atomic_cmpswap_b32
    0x100cd0029a417, // flat_atomic_cmpswap_b64
    0x100cd005e8b16, // flat_atomic_cmpswap_x2
    0x100ce002a8b18, // flat_atomic_cond_sub_u32
    0x100e1005ea114, // flat_atomic_csub_u32
    0x100cf005eb50f, // flat_atomic_dec
    0x100cf00297d13, // flat_atomic_dec_u32
    0x100d0002a7813, // flat_atomic_dec_u64
    0x100d0005ec412, // flat_atomic_dec_x2
    0x100d5005ed610, // flat_atomic_fmax
    0x100da005ee610, // flat_atomic_fmin
    0x100d1005ef60f, // flat_atomic_inc
    0x100d100296a13, // flat_atomic_inc_u32
    0x100d2002a6513, // flat_atomic_inc_u64
    0x100d2005f0512, // flat_atomic_inc_x2
    0x100d5005f1713, // flat_atomic_max_f32
    0x100d300290c13, // flat_atomic_max_i32
    0x100d4002a0713, // flat_atomic_max_i64
    0x100d5002aba17, // flat_atomic_max_num_f32
    0x100d600291f13, // flat_atomic_max_u32
    0x100d7002a1a13, // flat_atomic_max_u64
    0x100da005f2a13, // flat_atomic_min_f32
    0x100d80028e613, // flat_atomic_min_i32
    0x100d90029e113, // flat_atomic_min_i64
    0x100da002aa317, // flat_atomic_min_num_f32
    0x100db0028f913, // flat_atomic_min_u32
    0x100dc0029f413, // flat_atomic_min_u64
    0x100dd005f3d0e, // flat_atomic_or
    0x100dd00294512, // flat_atomic_or_b32
    0x100de002a4012, // flat_atomic_or_b64
    0x100de005f4b11, // flat_atomic_or_x2
    0x100df002afa17, // flat_atomic_pk_add_bf16
    0x100e0002ae416, // flat_atomic_pk_add_f16
    0x100d3005f5c10, // flat_atomic_smax
    0x100d4005f6c13, // flat_atomic_smax_x2
    0x100d8005f7f10, // flat_atomic_smin
    0x100d9005f8f13, // flat_atomic_smin_x2
    0x100e2005fa20f, // flat_atomic_sub
    0x100e10028cd19, // flat_atomic_sub_clamp_u32
    0x100e20028ba13, // flat_atomic_sub_u32
    0x100e30029ce13, // flat_atomic_sub_u64
    0x100e3005fb112, // flat_atomic_sub_x2
    0x100e4005fc310, // flat_atomic_swap
    0x100e400287c14, // flat_atomic_swap_b32
    0x100e500299014, // flat_atomic_swap_b64
    0x100e5005fd313, // flat_atomic_swap_x2
    0x100d6005fe610, // flat_atomic_umax
    0x100d7005ff613, // flat_atomic_umax_x2
    0x100db00600910, // flat_atomic_umin
    0x100dc00601913, // flat_atomic_umin_x2
    0x100e600602c0f, // flat_atomic_xor
    0x100e600295713, // flat_atomic_xor_b32
    0x100e7002a5213, // flat_atomic_xor_b64
    0x100e700603b12, // flat_atomic_xor_x2
    0x100e80027860e, // flat_load_b128
    0x100e900275f0d, // flat_load_b32
    0x100ea00276c0d, // flat_load_b64
    0x100eb0027790d, // flat_load_b96
    0x100ec00280811, // flat_load_d16_b16
    0x100ed00283f14, // flat_load_d16_hi_b16
    0x100ee00282c13, // flat_load_d16_hi_i8
    0x100ef00281913, // flat_load_d16_hi_u8
    0x100f00027f810, // flat_load_d16_i8
    0x100f10027e810, // flat_load_d16_u8
    0x100e900604d0f, // flat_load_dword
    0x100ea00605c11, // flat_load_dwordx2
    0x100eb00606d11, // flat_load_dwordx3
    0x100e800607e11, // flat_load_dwordx4
    0x100f20027520d, // flat_load_i16
    0x100f30027390c, // flat_load_i8
    0x100f300608f0f, // flat_load_sbyte
    0x100f000609e13, // flat_load_sbyte_d16
    0x100ee0060b116, // flat_load_sbyte_d16_hi
    0x100ec0060c713, // flat_load_short_d16
    0x100ed0060da16, // flat_load_short_d16_hi
    0x100f20060f010, // flat_load_sshort
    0x100f40027450d, // flat_load_u16
    0x100f500272d0c, // flat_load_u8
    0x100f50061000f, // flat_load_ubyte
    0x100f100610f13, // flat_load_ubyte_d16
    0x100ef00612216, // flat_load_ubyte_d16_hi
    0x100f400613810, // flat_load_ushort
    0x100f60027d90f, // flat_store_b128
    0x100f70027a10e, // flat_store_b16
    0x100f80027af0e, // flat_store_b32
    0x100f90027bd0e, // flat_store_b64
    0x100fa0027940d, // flat_store_b8
    0x100fb0027cb0e, // flat_store_b96
    0x100fa0061480f, // flat_store_byte
    0x100fd00615716, // flat_store_byte_d16_hi
    0x100fc00286715, // flat_store_d16_hi_b16
    0x100fd00285314, // flat_store_d16_hi_b8
    0x100f800616d10, // flat_store_dword
    0x100f900617d12, // flat_store_dwordx2
    0x100fb00618f12, // flat_store_dwordx3
    0x100f60061a112, // flat_store_dwordx4
    0x100f70061b310, // flat_store_short
    0x100fc0061c317, // flat_store_short_d16_hi
    0x100ff0061da11, // global_atomic_add
    0x100fe002f8c15, // global_atomic_add_f32
    0x100ff002cfb15, // global_atomic_add_u32
    0x10100002e2b15, // global_atomic_add_u64
    0x101000061eb14, // global_atomic_add_x2
    0x101010061ff11, // global_atomic_and
    0x10101002d9415, // global_atomic_and_b32
    0x10102002ea915, // global_atomic_and_b64
    0x1010200621014, // global_atomic_and_x2
    0x1010300622415, // global_atomic_cmpswap
    0x10103002ce219, // global_atomic_cmpswap_b32
    0x10104002e1219, // global_atomic_cmpswap_b64
    0x1010400623918, // global_atomic_cmpswap_x2
    0x10105002f1d1a, // global_atomic_cond_sub_u32
    0x1011900625112, // global_atomic_csub
    0x1011900626316, // global_atomic_csub_u32
    0x1010600627911, // global_atomic_dec
    0x10106002de715, // global_atomic_dec_u32
    0x10107002efc15, // global_atomic_dec_u64
    0x1010700628a14, // global_atomic_dec_x2
    0x1010c00629e12, // global_atomic_fmax
    0x101110062b012, // global_atomic_fmin
    0x101080062c211, // global_atomic_inc
    0x10108002dd215, // global_atomic_inc_u32
    0x10109002ee715, // global_atomic_inc_u64
    0x101090062d314, // global_atomic_inc_x2
    0x1010c0062e715, // global_atomic_max_f32
    0x1010a002d6a15, // global_atomic_max_i32
    0x1010b002e7f15, // global_atomic_max_i64
    0x1010c002f5019, // global_atomic_max_num_f32
    0x1010d002d7f15, // global_atomic_max_u32
    0x1010e002e9415, // global_atomic_max_u64
    0x101110062fc15, // global_atomic_min_f32
    0x1010f002d4015, // global_atomic_min_i32
    0x10110002e5515, // global_atomic_min_i64
    0x10111002f3719, // global_atomic_min_num_f32
    0x10112002d5515, // global_atomic_min_u32
    0x10113002e6a15, // global_atomic_min_u64
    0x1011400631110, // global_atomic_or
    0x10114002da914, // global_atomic_or_b32
    0x10115002ebe14, // global_atomic_or_b64
    0x1011500632113, // global_atomic_or_x2
    0x10116002ff71d, // global_atomic_ordered_add_b64
    0x10117002fde19, // global_atomic_pk_add_bf16
    0x10118002fc618, // global_atomic_pk_add_f16
    0x1010a00633412, // global_atomic_smax
    0x1010b00634615, // global_atomic_smax_x2
    0x1010f00635b12, // global_atomic_smin
    0x1011000636d15, // global_atomic_smin_x2
    0x1011a00638211, // global_atomic_sub
    0x10119002d251b, // global_atomic_sub_clamp_u32
    0x1011a002d1015, // global_atomic_sub_u32
    0x1011b002e4015, // global_atomic_sub_u64
    0x1011b00639314, // global_atomic_sub_x2
    0x1011c0063a712, // global_atomic_swap
    0x1011c002ccc16, // global_atomic_swap_b32
    0x1011d002dfc16, // global_atomic_swap_b64
    0x1011d0063b915, // global_atomic_swap_x2
    0x1010d0063ce12, // global_atomic_umax
    0x1010e0063e015, // global_atomic_umax_x2
    0x101120063f512, // global_atomic_umin
    0x1011300640715, // global_atomic_umin_x2
    0x1011e00641c11, // global_atomic_xor
    0x1011e002dbd15, // global_atomic_xor_b32
    0x1011f002ed215, // global_atomic_xor_b64
    0x1011f00642d14, // global_atomic_xor_x2
    0x10120002cb90a, // global_inv
    0x10121002c8c16, // global_load_addtid_b32
    0x10122002b7810, // global_load_b128
    0x10123002b4b0f, // global_load_b32
    0x10124002b5a0f, // global_load_b64
    0x10125002b690f, // global_load_b96
    0x10126002f6911, // global_load_block
    0x10127002c0c13, // global_load_d16_b16
    0x10128002c4916, // global_load_d16_hi_b16
    0x10129002c3415, // global_load_d16_hi_i8
    0x1012a002c1f15, // global_load_d16_hi_u8
    0x1012b002bfa12, // global_load_d16_i8
    0x1012c002be812, // global_load_d16_u8
    0x1012300644111, // global_load_dword
    0x1012100645218, // global_load_dword_addtid
    0x1012400646a13, // global_load_dwordx2
    0x1012500647d13, // global_load_dwordx3
    0x1012200649013, // global_load_dwordx4
    0x1012d002b3c0f, // global_load_i16
    0x1012e002b1f0e, // global_load_i8
    0x1012e0064a311, // global_load_sbyte
    0x1012b0064b415, // global_load_sbyte_d16
    0x101290064c918, // global_load_sbyte_d16_hi
    0x101270064e115, // global_load_short_d16
    0x101280064f618, // global_load_short_d16_hi
    0x1012d00650e12, // global_load_sshort
    0x1012f002fa113, // global_load_tr_b128
    0x10130002fb412, // global_load_tr_b64
    0x10131002b2d0f, // global_load_u16
    0x10132002b110e, // global_load_u8
    0x1013200652011, // global_load_ubyte
    0x1012c00653115, // global_load_ubyte_d16
    0x1012a00654618, // global_load_ubyte_d16_hi
    0x1013100655e12, // global_load_ushort
    0x10133002ca217, // global_store_addtid_b32
    0x10134002bd711, // global_store_b128
    0x10135002b9710, // global_store_b16
    0x10136002ba710, // global_store_b32
    0x10137002bb710, // global_store_b64
    0x10138002b880f, // global_store_b8
    0x10139002bc710, // global_store_b96
    0x1013a002f7a12, // global_store_block
    0x1013800657011, // global_store_byte
    0x1013c00658118, // global_store_byte_d16_hi
    0x1013b002c7517, // global_store_d16_hi_b16
    0x1013c002c5f16, // global_store_d16_hi_b8
    0x1013600659912, // global_store_dword
    0x101330065ab19, // global_store_dword_addtid
    0x101370065c414, // global_store_dwordx2
    0x101390065d814, // global_store_dwordx3
    0x101340065ec14, // global_store_dwordx4
    0x1013500660012, // global_store_short
    0x1013b00661219, // global_store_short_d16_hi
    0x1013d002cc309, // global_wb
    0x1013e002f110c, // global_wbinv
    0x1014000662b10, // image_atomic_add
    0x1013f0032bc14, // image_atomic_add_flt
    0x1014000317215, // image_atomic_add_uint
    0x101410031ee10, // image_atomic_and
    0x1014200315e14, // image_atomic_cmpswap
    0x1014300663b10, // image_atomic_dec
    0x1014300323215, // image_atomic_dec_uint
    0x1014500664b11, // image_atomic_fmax
    0x1014800665c11, // image_atomic_fmin
    0x1014400666d10, // image_atomic_inc
    0x1014400321d15, // image_atomic_inc_uint
    0x101450032e414, // image_atomic_max_flt
    0x101460031c514, // image_atomic_max_int
    0x1014500667d18, // image_atomic_max_num_flt
    0x101470031d915, // image_atomic_max_uint
    0x101480032d014, // image_atomic_min_flt
    0x1014900319c14, // image_atomic_min_int
    0x1014800669518, // image_atomic_min_num_flt
    0x1014a0031b015, // image_atomic_min_uint
    0x1014b0031fe0f, // image_atomic_or
    0x1014c00330f18, // image_atomic_pk_add_bf16
    0x1014d0032f817, // image_atomic_pk_add_f16
    0x101460066ad11, // image_atomic_smax
    0x101490066be11, // image_atomic_smin
    0x1014e0066cf10, // image_atomic_sub
    0x1014e00318715, // image_atomic_sub_uint
    0x1014f00314d11, // image_atomic_swap
    0x101470066df11, // image_atomic_umax
    0x1014a0066f011, // image_atomic_umin
    0x1015000320d10, // image_atomic_xor
    0x1015100326f19, // image_bvh64_intersect_ray
    0x101520032a418, // image_bvh8_intersect_ray
    0x101530032881c, // image_bvh_dual_intersect_ray
    0x1015400325817, // image_bvh_intersect_ray
    0x1015500510f0d, // image_gather4
    0x1015600512b0f, // image_gather4_b
    0x1015700534512, // image_gather4_b_cl
    0x1015800514a0f, // image_gather4_c
    0x1015900537a11, // image_gather4_c_b
    0x1015a00538b14, // image_gather4_c_b_cl
    0x1015b00535712, // image_gather4_c_cl
    0x1015c00536911, // image_gather4_c_l
    0x1015d00515912, // image_gather4_c_lz
    0x1015e00518c14, // image_gather4_c_lz_o
    0x1015f00533510, // image_gather4_cl
    0x1016000511c0f, // image_gather4_l
    0x1016100513a10, // image_gather4_lz
    0x1016200517a12, // image_gather4_lz_o
    0x1016300516b0f, // image_gather4_o
    0x1016400539f0e, // image_gather4h
    0x101650051a00d, // image_get_lod
    0x1016600324711, // image_get_resinfo
    0x101670030b10a, // image_load
    0x101680030bb0e, // image_load_mip
    0x101690030e912, // image_load_mip_pck
    0x1016a0030fb16, // image_load_mip_pck_sgn
    0x1016b0030c90e, // image_load_pck
    0x1016c0030d712, // image_load_pck_sgn
    0x1016d004fc40f, // image_msaa_load
    0x1016e004fd30c, // image_sample
    0x1016f004ffb0e, // image_sample_b
    0x1017000521d11, // image_sample_b_cl
    0x1017100528913, // image_sample_b_cl_o
    0x1017200509510, // image_sample_b_o
    0x101730050180e, // image_sample_c
    0x1017400504610, // image_sample_c_b
    0x1017500525213, // image_sample_c_b_cl
    0x101760052c415, // image_sample_c_b_cl_o
    0x101770050ea12, // image_sample_c_b_o
    0x1017800522e11, // image_sample_c_cl
    0x1017900529c13, // image_sample_c_cl_o
    0x1017a00502610, // image_sample_c_d
    0x1017b00523f13, // image_sample_c_d_cl
    0x1017c0052d917, // image_sample_c_d_cl_g16
    0x1017d0052af15, // image_sample_c_d_cl_o
    0x1017e00530719, // image_sample_c_d_cl_o_g16
    0x1017f0051bf14, // image_sample_c_d_g16
    0x101800050c612, // image_sample_c_d_o
    0x101810051e716, // image_sample_c_d_o_g16
    0x1018200503610, // image_sample_c_l
    0x101830050d812, // image_sample_c_l_o
    0x1018400505611, // image_sample_c_lz
    0x101850050fc13, // image_sample_c_lz_o
    0x101860050b610, // image_sample_c_o
    0x101870051fd0f, // image_sample_cl
    0x1018800526511, // image_sample_cl_o
    0x10189004fdf0e, // image_sample_d
    0x1018a00520c11, // image_sample_d_cl
    0x1018b00532015, // image_sample_d_cl_g16
    0x1018c00527613, // image_sample_d_cl_o
    0x1018d0052f017, // image_sample_d_cl_o_g16
    0x1018e0051ad12, // image_sample_d_g16
    0x1018f00507510, // image_sample_d_o
    0x101900051d314, // image_sample_d_o_g16
    0x10191004fed0e, // image_sample_l
    0x1019200508510, // image_sample_l_o
    0x101930050090f, // image_sample_lz
    0x101940050a511, // image_sample_lz_o
    0x101950050670e, // image_sample_o
    0x101960031110b, // image_store
    0x1019700311c0f, // image_store_mip
    0x1019800313a13, // image_store_mip_pck
    0x1019900312b0f, // image_store_pck
    0x100650067010f, // lds_direct_load
    0x1009e0067100e, // lds_param_load
    0x2019a00035209, // s_abs_i32
    0x4019c00085b0d, // s_absdiff_i32
    0x401a000083d0f, // s_add_co_ci_u32
    0x401a40008250c, // s_add_co_i32
    0x401a800080d0c, // s_add_co_u32
    0x401ac000ac609, // s_add_f16
    0x401b0000a5d09, // s_add_f32
    0x401a400671e09, // s_add_i32
    0x401b4000b390c, // s_add_nc_u64
    0x401a800672709, // s_add_u32
    0x401b400673009, // s_add_u64
    0x401a00067390a, // s_addc_u32
    0x101b8000deb0d, // s_addk_co_i32
    0x101b80067430a, // s_addk_i32
    0x201b90007420c, // s_alloc_vgpr
    0x401bb00090409, // s_and_b32
    0x401bf00090d09, // s_and_b64
    0x201c30004b117, // s_and_not0_saveexec_b32
    0x201c50004c817, // s_and_not0_saveexec_b64
    0x201c700056515, // s_and_not0_wrexec_b32
    0x201c900057a15, // s_and_not0_wrexec_b64
    0x401cb0009720e, // s_and_not1_b32
    0x401cf0009800e, // s_and_not1_b64
    0x201d300050b17, // s_and_not1_saveexec_b32
    0x201d500052217, // s_and_not1_saveexec_b64
    0x201d700058f15, // s_and_not1_wrexec_b32
    0x201d90005a415, // s_and_not1_wrexec_b64
    0x201db0003d712, // s_and_saveexec_b32
    0x201dd0003e912, // s_and_saveexec_b64
    0x201c300674d14, // s_andn1_saveexec_b32
    0x201c500676114, // s_andn1_saveexec_b64
    0x201c700677512, // s_andn1_wrexec_b32
    0x201c900678712, // s_andn1_wrexec_b64
    0x401cb0067990b, // s_andn2_b32
    0x401cf0067a40b, // s_andn2_b64
    0x201d30067af14, // s_andn2_saveexec_b32
    0x201d50067c314, // s_andn2_saveexec_b64
    0x201d70067d712, // s_andn2_wrexec_b32
    0x201d90067e912, // s_andn2_wrexec_b64
    0x401df0008900a, // s_ashr_i32
    0x401e300089a0a, // s_ashr_i64
    0x101e70001ec0b, // s_atc_probe
    0x101e80001f712, // s_atc_probe_buffer
    0x101e90055760e, // s_barrier_init
    0x101ea0055840e, // s_barrier_join
    0x101eb0055920f, // s_barrier_leave
    0x101ec00071a10, // s_barrier_signal
    0x101ed00072a18, // s_barrier_signal_isfirst
    0x101ee0011140e, // s_barrier_wait
    0x201ef00035b0f, // s_bcnt0_i32_b32
    0x201f100036a0f, // s_bcnt0_i32_b64
    0x201f30003790f, // s_bcnt1_i32_b32
    0x201f50003880f, // s_bcnt1_i32_b64
    0x401f70009b109, // s_bfe_i32
    0x401fb0009c309, // s_bfe_i64
    0x401ff0009a809, // s_bfe_u32
    0x402030009ba09, // s_bfe_u64
    0x402070009cc09, // s_bfm_b32
    0x4020b0009d509, // s_bfm_b64
    0x4020f000bea0d, // s_bitcmp0_b32
    0x40213000c040d, // s_bitcmp0_b64
    0x40217000bf70d, // s_bitcmp1_b32
    0x4021b000c110d, // s_bitcmp1_b64
    0x2021f00033c16, // s_bitreplicate_b64_b32
    0x202210003080d, // s_bitset0_b32
    0x202230003150d, // s_bitset0_b64
    0x202250003220d, // s_bitset1_b32
    0x2022700032f0d, // s_bitset1_b64
    0x1022900112c08, // s_branch
    0x2022a00028f0a, // s_brev_b32
    0x2022c0002990a, // s_brev_b64
    0x1022e00015712, // s_buffer_load_b128
    0x1022f00016912, // s_buffer_load_b256
    0x1023000013511, // s_buffer_load_b32
    0x1023100017b12, // s_buffer_load_b512
    0x1023200014611, // s_buffer_load_b64
    0x1023300018d11, // s_buffer_load_b96
    0x102300067fb13, // s_buffer_load_dword
    0x1023100680e16, // s_buffer_load_dwordx16
    0x1023200682415, // s_buffer_load_dwordx2
    0x1022e00683915, // s_buffer_load_dwordx4
    0x1022f00684e15, // s_buffer_load_dwordx8
    0x102340001be11, // s_buffer_load_i16
    0x1023500019e10, // s_buffer_load_i8
    0x102360001cf11, // s_buffer_load_u16
    0x102370001ae10, // s_buffer_load_u8
    0x1023800023d16, // s_buffer_prefetch_data
    0x102390010370a, // s_call_b64
    0x1023a00117c10, // s_cbranch_execnz
    0x1023b00116d0f, // s_cbranch_execz
    0x1023c0011340e, // s_cbranch_scc0
    0x1023d0011420e, // s_cbranch_scc1
    0x1023e00115e0f, // s_cbranch_vccnz
    0x1023f0011500e, // s_cbranch_vccz
    0x202400007e20a, // s_ceil_f16
    0x202420007590a, // s_ceil_f32
    0x1024400105f08, // s_clause
    0x202450002d709, // s_cls_i32
    0x202470002e00d, // s_cls_i32_i64
    0x202490002bd0d, // s_clz_i32_u32
    0x2024b0002ca0d, // s_clz_i32_u64
    0x2024d00027b0a, // s_cmov_b32
    0x2024f0002850a, // s_cmov_b64
    0x10251000de00b, // s_cmovk_i32
    0x40252000c5a0c, // s_cmp_eq_f16
    0x40256000c4e0c, // s_cmp_eq_f32
    0x4025a000b5a0c, // s_cmp_eq_i32
    0x4025e000ba20c, // s_cmp_eq_u32
    0x40262000c1e0c, // s_cmp_eq_u64
    0x40266000cba0c, // s_cmp_ge_f16
    0x4026a000cae0c, // s_cmp_ge_f32
    0x4026e000b7e0c, // s_cmp_ge_i32
    0x40272000bc60c, // s_cmp_ge_u32
    0x40276000c8a0c, // s_cmp_gt_f16
    0x4027a000c7e0c, // s_cmp_gt_f32
    0x4027e000b720c, // s_cmp_gt_i32
    0x40282000bba0c, // s_cmp_gt_u32
    0x40286000c720c, // s_cmp_le_f16
    0x4028a000c660c, // s_cmp_le_f32
    0x4028e000b960c, // s_cmp_le_i32
    0x40292000bde0c, // s_cmp_le_u32
    0x40296000ca20c, // s_cmp_lg_f16
    0x4029a000c960c, // s_cmp_lg_f32
    0x4029e000b660c, // s_cmp_lg_i32
    0x402a2000bae0c, // s_cmp_lg_u32
    0x402a6000c2a0c, // s_cmp_lg_u64
    0x402aa000c420c, // s_cmp_lt_f16
    0x402ae000c360c, // s_cmp_lt_f32
    0x402b2000b8a0c, // s_cmp_lt_i32
    0x402b6000bd20c, // s_cmp_lt_u32
    0x402ba000d670d, // s_cmp_neq_f16
    0x402be000d5a0d, // s_cmp_neq_f32
    0x402c2000cff0d, // s_cmp_nge_f16
    0x402c6000cf20d, // s_cmp_nge_f32
    0x402ca000d330d, // s_cmp_ngt_f16
    0x402ce000d260d, // s_cmp_ngt_f32
    0x402d2000d4d0d, // s_cmp_nle_f16
    0x402d6000d400d, // s_cmp_nle_f32
    0x402da000d190d, // s_cmp_nlg_f16
    0x402de000d0c0d, // s_cmp_nlg_f32
    0x402e2000d810d, // s_cmp_nlt_f16
    0x402e6000d740d, // s_cmp_nlt_f32
    0x402ea000cd10b, // s_cmp_o_f16
    0x402ee000cc60b, // s_cmp_o_f32
    0x402f2000ce70b, // s_cmp_u_f16
    0x402f6000cdc0b, // s_cmp_u_f32
    0x102fa0011220a, // s_code_end
    0x402fb0009ff0d, // s_cselect_b32
    0x402ff000a0c0d, // s_cselect_b64
    0x203030002a30d, // s_ctz_i32_b32
    0x203050002b00d, // s_ctz_i32_b64
    0x203070007b80d, // s_cvt_f16_f32
    0x203090007c50d, // s_cvt_f32_f16
    0x2030b0007840d, // s_cvt_f32_i32
    0x2030d0007910d, // s_cvt_f32_u32
    0x2030f0007d210, // s_cvt_hi_f32_f16
    0x2031100079e0d, // s_cvt_i32_f32
    0x40313000ab214, // s_cvt_pk_rtz_f16_f32
    0x203170007ab0d, // s_cvt_u32_f32
    0x103190001e00c, // s_dcache_inv
    0x1031a0011d70e, // s_decperflevel
    0x1031b0010670b, // s_delay_alu
    0x1031c0011070d, // s_denorm_mode
    0x1031d00118c08, // s_endpgm
    0x1031e0011940e, // s_endpgm_saved
    0x203030068630d, // s_ff1_i32_b32
    0x203050068700d, // s_ff1_i32_b64
    0x2024500687d0b, // s_flbit_i32
    0x202490068880f, // s_flbit_i32_b32
    0x2024b0068970f, // s_flbit_i32_b64
    0x202470068a60f, // s_flbit_i32_i64
    0x2031f0007ec0b, // s_floor_f16
    0x203210007630b, // s_floor_f32
    0x40323000a920b, // s_fmaak_f32
    0x40327000afb0a, // s_fmac_f16
    0x4032b000aa80a, // s_fmac_f32
    0x4032f000a9d0b, // s_fmamk_f32
    0x1033300556313, // s_get_barrier_state
    0x103340005fd0b, // s_getpc_b64
    0x1033500100d0c, // s_getreg_b32
    0x103360012010c, // s_icache_inv
    0x103370011c90e, // s_incperflevel
    0x103380000e40b, // s_load_b128
    0x103390000ef0b, // s_load_b256
    0x1033a0000d00a, // s_load_b32
    0x1033b0000fa0b, // s_load_b512
    0x1033c0000da0a, // s_load_b64
    0x1033d0001050a, // s_load_b96
    0x1033a0068b50c, // s_load_dword
    0x1033b0068c10f, // s_load_dwordx16
    0x1033c0068d00e, // s_load_dwordx2
    0x103380068de0e, // s_load_dwordx4
    0x103390068ec0e, // s_load_dwordx8
    0x1033e0001210a, // s_load_i16
    0x1033f00010f09, // s_load_i8
    0x1034000012b0a, // s_load_u16
    0x1034100011809, // s_load_u8
    0x403420008a40f, // s_lshl1_add_u32
    0x403460008b30f, // s_lshl2_add_u32
    0x4034a0008c20f, // s_lshl3_add_u32
    0x4034e0008d10f, // s_lshl4_add_u32
    0x403520008680a, // s_lshl_b32
    0x403560008720a, // s_lshl_b64
    0x4035a00087c0a, // s_lshr_b32
    0x4035e0008860a, // s_lshr_b64
    0x403660068fa09, // s_max_f16
    0x4036a00690309, // s_max_f32
    0x403620008f209, // s_max_i32
    0x40366000ae50d, // s_max_num_f16
    0x4036a000a7c0d, // s_max_num_f32
    0x4036e0008fb09, // s_max_u32
    0x40372000b2c0d, // s_maximum_f16
    0x40376000b120d, // s_maximum_f32
    0x4037e00690c09, // s_min_f16
    0x4038200691509, // s_min_f32
    0x4037a0008e009, // s_min_i32
    0x4037e000ad80d, // s_min_num_f16
    0x40382000a6f0d, // s_min_num_f32
    0x403860008e909, // s_min_u32
    0x4038a000b1f0d, // s_minimum_f16
    0x4038e000b050d, // s_minimum_f32
    0x2039200026909, // s_mov_b32
    0x2039400027209, // s_mov_b64
    0x10396000d8e0a, // s_movk_i32
    0x203970005d30d, // s_movreld_b32
    0x203990005e00d, // s_movreld_b64
    0x1039b0005b90d, // s_movrels_b32
    0x1039c0005c60d, // s_movrels_b64
    0x1039d0005ed10, // s_movrelsd_2_b32
    0x4039e000af209, // s_mul_f16
    0x403a2000a8909, // s_mul_f32
    0x403a60009f30c, // s_mul_hi_i32
    0x403aa0009e70c, // s_mul_hi_u32
    0x403ae0009de09, // s_mul_i32
    0x403b2000b5109, // s_mul_u64
    0x103b6000df80a, // s_mulk_i32
    0x403b70009380a, // s_nand_b32
    0x403bb0009420a, // s_nand_b64
    0x203bf00044113, // s_nand_saveexec_b32
    0x203c100045413, // s_nand_saveexec_b64
    0x103c300104105, // s_nop
    0x403c400094c09, // s_nor_b32
    0x403c800095509, // s_nor_b64
    0x203cc00046712, // s_nor_saveexec_b32
    0x203ce00047912, // s_nor_saveexec_b64
    0x203d00003c509, // s_not_b32
    0x203d20003ce09, // s_not_b64
    0x403d400091608, // s_or_b32
    0x403d800091e08, // s_or_b64
    0x203dc0004df16, // s_or_not0_saveexec_b32
    0x203de0004f516, // s_or_not0_saveexec_b64
    0x403e000098e0d, // s_or_not1_b32
    0x403e400099b0d, // s_or_not1_b64
    0x203e800053916, // s_or_not1_saveexec_b32
    0x203ea00054f16, // s_or_not1_saveexec_b64
    0x203ec0003fb11, // s_or_saveexec_b32
    0x203ee00040c11, // s_or_saveexec_b64
    0x203dc00691e13, // s_orn1_saveexec_b32
    0x203de00693113, // s_orn1_saveexec_b64
    0x403e00069440a, // s_orn2_b32
    0x403e400694e0a, // s_orn2_b64
    0x203e800695813, // s_orn2_saveexec_b32
    0x203ea00696b13, // s_orn2_saveexec_b64
    0x403f0000a3b11, // s_pack_hh_b32_b16
    0x403f4000a4c11, // s_pack_hl_b32_b16
    0x403f8000a2a11, // s_pack_lh_b32_b16
    0x403fc000a1911, // s_pack_ll_b32_b16
    0x1040000022e0f, // s_prefetch_data
    0x1040100025316, // s_prefetch_data_pc_rel
    0x104020002090f, // s_prefetch_inst
    0x1040300021816, // s_prefetch_inst_pc_rel
    0x204040003970e, // s_quadmask_b32
    0x204060003a50e, // s_quadmask_b64
    0x1040800061f09, // s_rfe_b64
    0x204090008020b, // s_rndne_f16
    0x2040b0007790b, // s_rndne_f32
    0x1040d0010fb0c, // s_round_mode
    0x1040e0011b309, // s_sendmsg
    0x1040f0006f811, // s_sendmsg_rtn_b32
    0x1041000070911, // s_sendmsg_rtn_b64
    0x104110011bc0d, // s_sendmsghalt
    0x1041200104f09, // s_sethalt
    0x1041300104609, // s_setkill
    0x104140006080b, // s_setpc_b64
    0x104150011aa09, // s_setprio
    0x104160010190c, // s_setreg_b32
    0x1041700102512, // s_setreg_imm32_b32
    0x204180002fa0e, // s_sext_i32_i16
    0x2041a0002ed0d, // s_sext_i32_i8
    0x1041c00105807, // s_sleep
    0x2041d00074e0b, // s_sleep_var
    0x4041f00084c0f, // s_sub_co_ci_u32
    0x404230008310c, // s_sub_co_i32
    0x404270008190c, // s_sub_co_u32
    0x4042b000acf09, // s_sub_f16
    0x4042f000a6609, // s_sub_f32
    0x4042300697e09, // s_sub_i32
    0x40433000b450c, // s_sub_nc_u64
    0x4042700698709, // s_sub_u32
    0x4043300699009, // s_sub_u64
    0x4041f0069990a, // s_subb_u32
    0x104370006130c, // s_swappc_b64
    0x104380010f506, // s_trap
    0x204390007f70b, // s_trunc_f16
    0x2043b00076e0b, // s_trunc_f32
    0x1043d0011e50c, // s_ttracedata
    0x1043e0011f110, // s_ttracedata_imm
    0x1043f000dd709, // s_version
    0x104400010d40a, // s_wait_alu
    0x1044100123a0d, // s_wait_bvhcnt
    0x104420012540c, // s_wait_dscnt
    0x104430010e90c, // s_wait_event
    0x104440012470d, // s_wait_expcnt
    0x104450010de0b, // s_wait_idle
    0x104460012600c, // s_wait_kmcnt
    0x1044700120d0e, // s_wait_loadcnt
    0x1044800126c14, // s_wait_loadcnt_dscnt
    0x1044900122a10, // s_wait_samplecnt
    0x1044a00121b0f, // s_wait_storecnt
    0x1044b00128015, // s_wait_storecnt_dscnt
    0x1044c0055b309, // s_waitcnt
    0x104400069a310, // s_waitcnt_depctr
    0x1044d0011a208, // s_wakeup
    0x2044e0003b309, // s_wqm_b32
    0x204500003bc09, // s_wqm_b64
    0x4045200095e0a, // s_xnor_b32
    0x404560009680a, // s_xnor_b64
    0x2045a00048b13, // s_xnor_saveexec_b32
    0x2045c00049e13, // s_xnor_saveexec_b64
    0x4045e00092609, // s_xor_b32
    0x4046200092f09, // s_xor_b64
    0x2046600041d12, // s_xor_saveexec_b32
    0x2046800042f12, // s_xor_saveexec_b64
    0x1046a00541b11, // scratch_load_b128
    0x1046b0053eb10, // scratch_load_b32
    0x1046c0053fb10, // scratch_load_b64
    0x1046d00540b10, // scratch_load_b96
    0x1046e00553e12, // scratch_load_block
    0x1046f0054b814, // scratch_load_d16_b16
    0x104700054f817, // scratch_load_d16_hi_b16
    0x104710054e216, // scratch_load_d16_hi_i8
    0x104720054cc16, // scratch_load_d16_hi_u8
    0x104730054a513, // scratch_load_d16_i8
    0x1047400549213, // scratch_load_d16_u8
    0x1046b0069b312, // scratch_load_dword
    0x1046c0069c514, // scratch_load_dwordx2
    0x1046d0069d914, // scratch_load_dwordx3
    0x1046a0069ed14, // scratch_load_dwordx4
    0x104750053db10, // scratch_load_i16
    0x104760053bc0f, // scratch_load_i8
    0x10476006a0112, // scratch_load_sbyte
    0x10473006a1316, // scratch_load_sbyte_d16
    0x10471006a2919, // scratch_load_sbyte_d16_hi
    0x1046f006a4216, // scratch_load_short_d16
    0x10470006a5819, // scratch_load_short_d16_hi
    0x10475006a7113, // scratch_load_sshort
    0x104770053cb10, // scratch_load_u16
    0x104780053ad0f, // scratch_load_u8
    0x10478006a8412, // scratch_load_ubyte
    0x10474006a9616, // scratch_load_ubyte_d16
    0x10472006aac19, // scratch_load_ubyte_d16_hi
    0x10477006ac513, // scratch_load_ushort
    0x1047900548012, // scratch_store_b128
    0x1047a00543c11, // scratch_store_b16
    0x1047b00544d11, // scratch_store_b32
    0x1047c00545e11, // scratch_store_b64
    0x1047d00542c10, // scratch_store_b8
    0x1047e00546f11, // scratch_store_b96
    0x1047f00555013, // scratch_store_block
    0x1047d006ad812, // scratch_store_byte
    0x10481006aea19, // scratch_store_byte_d16_hi
    0x1048000552618, // scratch_store_d16_hi_b16
    0x1048100550f17, // scratch_store_d16_hi_b8
    0x1047b006b0313, // scratch_store_dword
    0x1047c006b1615, // scratch_store_dwordx2
    0x1047e006b2b15, // scratch_store_dwordx3
    0x10479006b4015, // scratch_store_dwordx4
    0x1047a006b5513, // scratch_store_short
    0x10480006b681a, // scratch_store_short_d16_hi
    0x10482001e7019, // tbuffer_load_d16_format_x
    0x10483001e891a, // tbuffer_load_d16_format_xy
    0x10484001ea31b, // tbuffer_load_d16_format_xyz
    0x10485001ebe1c, // tbuffer_load_d16_format_xyzw
    0x10482006b8219, // tbuffer_load_format_d16_x
    0x10483006b9b1a, // tbuffer_load_format_d16_xy
    0x10484006bb51b, // tbuffer_load_format_d16_xyz
    0x10485006bd01c, // tbuffer_load_format_d16_xyzw
    0x10486001db815, // tbuffer_load_format_x
    0x10487001dcd16, // tbuffer_load_format_xy
    0x10488001de317, // tbuffer_load_format_xyz
    0x10489001dfa18, // tbuffer_load_format_xyzw
    0x1048a001eda1a, // tbuffer_store_d16_format_x
    0x1048b001ef41b, // tbuffer_store_d16_format_xy
    0x1048c001f0f1c, // tbuffer_store_d16_format_xyz
    0x1048d001f2b1d, // tbuffer_store_d16_format_xyzw
    0x1048a006bec1a, // tbuffer_store_format_d16_x
    0x1048b006c061b, // tbuffer_store_format_d16_xy
    0x1048c006c211c, // tbuffer_store_format_d16_xyz
    0x1048d006c3d1d, // tbuffer_store_format_d16_xyzw
    0x1048e001e1216, // tbuffer_store_format_x
    0x1048f001e2817, // tbuffer_store_format_xy
    0x10490001e3f18, // tbuffer_store_format_xyz
    0x10491001e5719, // tbuffer_store_format_xyzw
    0xa0492006c5a0d, // v_add3_nc_u32
    0xa0492003d5c0a, // v_add3_u32
    0xa049c0039900f, // v_add_co_ci_u32
    0x604a6003f5c0c, // v_add_co_u32
    0xa04ac003a3509, // v_add_f16
    0xa04b600386409, // v_add_f32
    0x604c000385b09, // v_add_f64
    0x604d6006c6709, // v_add_i32
    0xa04c6003cf10e, // v_add_lshl_u32
    0x604d0003feb0c, // v_add_nc_i16
    0x604d60041000c, // v_add_nc_i32
    0x604dc003f830c, // v_add_nc_u16
    0xa04e20039c00c, // v_add_nc_u32
    0xa04e2006c7009, // v_add_u32
    0xa04ec003b260e, // v_alignbit_b32
    0xa04f6003b340f, // v_alignbyte_b32
    0x605000041c309, // v_and_b16
    0xa050600395f09, // v_and_b32
    0xa0510003d730c, // v_and_or_b32
    0x6051a0041650d, // v_ashrrev_i16
    0xa05200039520d, // v_ashrrev_i32
    0x3052a00417f0d, // v_ashrrev_i64
    0x6052d0040780e, // v_bcnt_u32_b32
    0xa0533003af909, // v_bfe_i32
    0xa053d003af009, // v_bfe_u32
    0xa0547003b0209, // v_bfi_b32
    0x6055100406f09, // v_bfm_b32
    0x805570035fe0b, // v_bfrev_b32
    0x8055f0037450a, // v_ceil_f16
    0x8056700356a0a, // v_ceil_f32
    0x4056f0035200a, // v_ceil_f64
    0x8057300362309, // v_cls_i32
    0x8057b0036090d, // v_clz_i32_u32
    0xa0583004a3a0f, // v_cmp_class_f16
    0xa058d004a490f, // v_cmp_class_f32
    0x60597004a580f, // v_cmp_class_f64
    0xa059d0046920c, // v_cmp_eq_f16
    0xa05a700473e0c, // v_cmp_eq_f32
    0x605b10047ea0c, // v_cmp_eq_f64
    0xa05b70048960c, // v_cmp_eq_i16
    0xa05c10049260c, // v_cmp_eq_i32
    0x605cb0049b60c, // v_cmp_eq_i64
    0xa05d10048de0c, // v_cmp_eq_u16
    0xa05db00496e0c, // v_cmp_eq_u32
    0x605e50049fe0c, // v_cmp_eq_u64
    0xa05eb0046c20c, // v_cmp_ge_f16
    0xa05f500476e0c, // v_cmp_ge_f32
    0x605ff00481a0c, // v_cmp_ge_f64
    0xa06050048c60c, // v_cmp_ge_i16
    0xa060f0049560c, // v_cmp_ge_i32
    0x606190049e60c, // v_cmp_ge_i64
    0xa061f00490e0c, // v_cmp_ge_u16
    0xa062900499e0c, // v_cmp_ge_u32
    0x60633004a2e0c, // v_cmp_ge_u64
    0xa06390046aa0c, // v_cmp_gt_f16
    0xa06430047560c, // v_cmp_gt_f32
    0x6064d0048020c, // v_cmp_gt_f64
    0xa06530048ae0c, // v_cmp_gt_i16
    0xa065d00493e0c, // v_cmp_gt_i32
    0x606670049ce0c, // v_cmp_gt_i64
    0xa066d0048f60c, // v_cmp_gt_u16
    0xa06770049860c, // v_cmp_gt_u32
    0x60681004a160c, // v_cmp_gt_u64
    0xa068700469e0c, // v_cmp_le_f16
    0xa069100474a0c, // v_cmp_le_f32
    0x6069b0047f60c, // v_cmp_le_f64
    0xa06a10048a20c, // v_cmp_le_i16
    0xa06ab0049320c, // v_cmp_le_i32
    0x606b50049c20c, // v_cmp_le_i64
    0xa06bb0048ea0c, // v_cmp_le_u16
    0xa06c500497a0c, // v_cmp_le_u32
    0x606cf004a0a0c, // v_cmp_le_u64
    0xa06d50046b60c, // v_cmp_lg_f16
    0xa06df0047620c, // v_cmp_lg_f32
    0x606e900480e0c, // v_cmp_lg_f64
    0xa06ef0046860c, // v_cmp_lt_f16
    0xa06f90047320c, // v_cmp_lt_f32
    0x607030047de0c, // v_cmp_lt_f64
    0xa070900488a0c, // v_cmp_lt_i16
    0xa071300491a0c, // v_cmp_lt_i32
    0x6071d0049aa0c, // v_cmp_lt_i64
    0xa07230048d20c, // v_cmp_lt_u16
    0xa072d0049620c, // v_cmp_lt_u32
    0x607370049f20c, // v_cmp_lt_u64
    0xa073d0048ba0c, // v_cmp_ne_i16
    0xa074700494a0c, // v_cmp_ne_i32
    0x607510049da0c, // v_cmp_ne_i64
    0xa07570049020c, // v_cmp_ne_u16
    0xa07610049920c, // v_cmp_ne_u32
    0x6076b004a220c, // v_cmp_ne_u64
    0xa07710047180d, // v_cmp_neq_f16
    0xa077b0047c40d, // v_cmp_neq_f32
    0x607850048700d, // v_cmp_neq_f64
    0xa078b0046e40d, // v_cmp_nge_f16
    0xa07950047900d, // v_cmp_nge_f32
    0x6079f00483c0d, // v_cmp_nge_f64
    0xa07a50046fe0d, // v_cmp_ngt_f16
    0xa07af0047aa0d, // v_cmp_ngt_f32
    0x607b90048560d, // v_cmp_ngt_f64
    0xa07bf00470b0d, // v_cmp_nle_f16
    0xa07c90047b70d, // v_cmp_nle_f32
    0x607d30048630d, // v_cmp_nle_f64
    0xa07d90046f10d, // v_cmp_nlg_f16
    0xa07e300479d0d, // v_cmp_nlg_f32
    0x607ed0048490d, // v_cmp_nlg_f64
    0xa07f30047250d, // v_cmp_nlt_f16
    0xa07fd0047d10d, // v_cmp_nlt_f32
    0x6080700487d0d, // v_cmp_nlt_f64
    0xa080d0046ce0b, // v_cmp_o_f16
    0xa081700477a0b, // v_cmp_o_f32
    0x608210048260b, // v_cmp_o_f64
    0xa08270046d90b, // v_cmp_u_f16
    0xa08310047850b, // v_cmp_u_f32
    0x6083b0048310b, // v_cmp_u_f64
    0xa0841004e6910, // v_cmpx_class_f16
    0xa084b004e7910, // v_cmpx_class_f32
    0x60855004e8910, // v_cmpx_class_f64
    0xa085b004a740d, // v_cmpx_eq_f16
    0xa0865004b2e0d, // v_cmpx_eq_f32
    0x6086f004be80d, // v_cmpx_eq_f64
    0xa0875004ca20d, // v_cmpx_eq_i16
    0xa087f004d3e0d, // v_cmpx_eq_i32
    0x60889004dda0d, // v_cmpx_eq_i64
    0xa088f004cf00d, // v_cmpx_eq_u16
    0xa0899004d8c0d, // v_cmpx_eq_u32
    0x608a3004e280d, // v_cmpx_eq_u64
    0xa08a9004aa80d, // v_cmpx_ge_f16
    0xa08b3004b620d, // v_cmpx_ge_f32
    0x608bd004c1c0d, // v_cmpx_ge_f64
    0xa08c3004cd60d, // v_cmpx_ge_i16
    0xa08cd004d720d, // v_cmpx_ge_i32
    0x608d7004e0e0d, // v_cmpx_ge_i64
    0xa08dd004d240d, // v_cmpx_ge_u16
    0xa08e7004dc00d, // v_cmpx_ge_u32
    0x608f1004e5c0d, // v_cmpx_ge_u64
    0xa08f7004a8e0d, // v_cmpx_gt_f16
    0xa0901004b480d, // v_cmpx_gt_f32
    0x6090b004c020d, // v_cmpx_gt_f64
    0xa0911004cbc0d, // v_cmpx_gt_i16
    0xa091b004d580d, // v_cmpx_gt_i32
    0x60925004df40d, // v_cmpx_gt_i64
    0xa092b004d0a0d, // v_cmpx_gt_u16
    0xa0935004da60d, // v_cmpx_gt_u32
    0x6093f004e420d, // v_cmpx_gt_u64
    0xa0945004a810d, // v_cmpx_le_f16
    0xa094f004b3b0d, // v_cmpx_le_f32
    0x60959004bf50d, // v_cmpx_le_f64
    0xa095f004caf0d, // v_cmpx_le_i16
    0xa0969004d4b0d, // v_cmpx_le_i32
    0x60973004de70d, // v_cmpx_le_i64
    0xa0979004cfd0d, // v_cmpx_le_u16
    0xa0983004d990d, // v_cmpx_le_u32
    0x6098d004e350d, // v_cmpx_le_u64
    0xa0993004a9b0d, // v_cmpx_lg_f16
    0xa099d004b550d, // v_cmpx_lg_f32
    0x609a7004c0f0d, // v_cmpx_lg_f64
    0xa09ad004a670d, // v_cmpx_lt_f16
    0xa09b7004b210d, // v_cmpx_lt_f32
    0x609c1004bdb0d, // v_cmpx_lt_f64
    0xa09c7004c950d, // v_cmpx_lt_i16
    0xa09d1004d310d, // v_cmpx_lt_i32
    0x609db004dcd0d, // v_cmpx_lt_i64
    0xa09e1004ce30d, // v_cmpx_lt_u16
    0xa09eb004d7f0d, // v_cmpx_lt_u32
    0x609f5004e1b0d, // v_cmpx_lt_u64
    0xa09fb004cc90d, // v_cmpx_ne_i16
    0xa0a05004d650d, // v_cmpx_ne_i32
    0x60a0f004e010d, // v_cmpx_ne_i64
    0xa0a15004d170d, // v_cmpx_ne_u16
    0xa0a1f004db30d, // v_cmpx_ne_u32
    0x60a29004e4f0d, // v_cmpx_ne_u64
    0xa0a2f004b050e, // v_cmpx_neq_f16
    0xa0a39004bbf0e, // v_cmpx_neq_f32
    0x60a43004c790e, // v_cmpx_neq_f64
    0xa0a49004acd0e, // v_cmpx_nge_f16
    0xa0a53004b870e, // v_cmpx_nge_f32
    0x60a5d004c410e, // v_cmpx_nge_f64
    0xa0a63004ae90e, // v_cmpx_ngt_f16
    0xa0a6d004ba30e, // v_cmpx_ngt_f32
    0x60a77004c5d0e, // v_cmpx_ngt_f64
    0xa0a7d004af70e, // v_cmpx_nle_f16
    0xa0a87004bb10e, // v_cmpx_nle_f32
    0x60a91004c6b0e, // v_cmpx_nle_f64
    0xa0a97004adb0e, // v_cmpx_nlg_f16
    0xa0aa1004b950e, // v_cmpx_nlg_f32
    0x60aab004c4f0e, // v_cmpx_nlg_f64
    0xa0ab1004b130e, // v_cmpx_nlt_f16
    0xa0abb004bcd0e, // v_cmpx_nlt_f32
    0x60ac5004c870e, // v_cmpx_nlt_f64
    0xa0acb004ab50c, // v_cmpx_o_f16
    0xa0ad5004b6f0c, // v_cmpx_o_f32
    0x60adf004c290c, // v_cmpx_o_f64
    0xa0ae5004ac10c, // v_cmpx_u_f16
    0xa0aef004b7b0c, // v_cmpx_u_f32
    0x60af9004c350c, // v_cmpx_u_f64
    0x60aff003dc30d, // v_cndmask_b16
    0xa0b0500384e0d, // v_cndmask_b32
    0x80b0f00377909, // v_cos_f16
    0x80b170035ec09, // v_cos_f32
    0x80b1f0036160d, // v_ctz_i32_b32
    0xa0b27003ac00c, // v_cubeid_f32
    0xa0b31003ae40c, // v_cubema_f32
    0xa0b3b003acc0c, // v_cubesc_f32
    0xa0b45003ad80c, // v_cubetc_f32
    0x80b4f00344f0d, // v_cvt_f16_f32
    0x80b570036c20d, // v_cvt_f16_i16
    0x80b5f0036b50d, // v_cvt_f16_u16
    0x80b670038210d, // v_cvt_f32_bf8
    0x80b6f00345c0d, // v_cvt_f32_f16
    0x40b770034a10d, // v_cvt_f32_f64
    0x80b7b0038090d, // v_cvt_f32_fp8
    0x80b8300341b0d, // v_cvt_f32_i32
    0x80b8b0034280d, // v_cvt_f32_u32
    0x80b930034bb10, // v_cvt_f32_ubyte0
    0x80b9b0034cb10, // v_cvt_f32_ubyte1
    0x80ba30034db10, // v_cvt_f32_ubyte2
    0x80bab0034eb10, // v_cvt_f32_ubyte3
    0x40bb30034ae0d, // v_cvt_f64_f32
    0x40bb700340e0d, // v_cvt_f64_i32
    0x40bbb0035080d, // v_cvt_f64_u32
    0x80bbf00347e13, // v_cvt_floor_i32_f32
    0x80bbf006c7911, // v_cvt_flr_i32_f32
    0x80bc70036dc0d, // v_cvt_i16_f16
    0x80bcf0034420d, // v_cvt_i32_f32
    0x40bd70034010d, // v_cvt_i32_f64
    0x80bdb0037ef0d, // v_cvt_i32_i16
    0x80be300346915, // v_cvt_nearest_i32_f32
    0x80beb00379112, // v_cvt_norm_i16_f16
    0x80bf30037a312, // v_cvt_norm_u16_f16
    0x80bfb00349110, // v_cvt_off_f32_i4
    0x60c0300422110, // v_cvt_pk_bf8_f32
    0x40c0900383e10, // v_cvt_pk_f32_bf8
    0x40c0d00382e10, // v_cvt_pk_f32_fp8
    0x60c1100421110, // v_cvt_pk_fp8_f32
    0x60c17003fa710, // v_cvt_pk_i16_f32
    0x60c1d0040e410, // v_cvt_pk_i16_i32
    0x60c2300403a15, // v_cvt_pk_norm_i16_f16
    0x60c290040aa15, // v_cvt_pk_norm_i16_f32
    0x60c2f00404f15, // v_cvt_pk_norm_u16_f16
    0x60c350040bf15, // v_cvt_pk_norm_u16_f32
    0xa0c3b003a0714, // v_cvt_pk_rtz_f16_f32
    0x60c45003fb710, // v_cvt_pk_u16_f32
    0x60c4b0040d410, // v_cvt_pk_u16_u32
    0xa0c51003bb00f, // v_cvt_pk_u8_f32
    0x60c23006c8a14, // v_cvt_pknorm_i16_f16
    0x60c29006c9e14, // v_cvt_pknorm_i16_f32
    0x60c2f006cb214, // v_cvt_pknorm_u16_f16
    0x60c35006cc614, // v_cvt_pknorm_u16_f32
    0xa0c3b006cda13, // v_cvt_pkrtz_f16_f32
    0x80be3006ced11, // v_cvt_rpi_i32_f32
    0x60c5b00424110, // v_cvt_sr_bf8_f32
    0x60c6100423110, // v_cvt_sr_fp8_f32
    0x80c670036cf0d, // v_cvt_u16_f16
    0x80c6f0034350d, // v_cvt_u32_f32
    0x40c770034fb0d, // v_cvt_u32_f64
    0x80c7b0037fc0d, // v_cvt_u32_u16
    0xa0c83003d4d0f, // v_div_fixup_f16
    0x80c8d003bbf0f, // v_div_fixup_f32
    0x80c95003bce0f, // v_div_fixup_f64
    0x80c9d003c690e, // v_div_fmas_f32
    0x80ca5003c770e, // v_div_fmas_f64
    0x80cad003f1e0f, // v_div_scale_f32
    0x80cb5003f2d0f, // v_div_scale_f64
    0xa0cbd003e0e10, // v_dot2_bf16_bf16
    0xa0cc7003e000e, // v_dot2_f16_f16
    0xa0cd10043850f, // v_dot2_f32_bf16
    0xa0cdb0043410e, // v_dot2_f32_f16
    0xa0ce500443512, // v_dot4_f32_bf8_bf8
    0xa0cef00441112, // v_dot4_f32_bf8_fp8
    0xa0cf90043ff12, // v_dot4_f32_fp8_bf8
    0xa0d0300442312, // v_dot4_f32_fp8_fp8
    0x80d0d006cfe0d, // v_dot4_i32_i8
    0x80d0d00434f0e, // v_dot4_i32_iu8
    0x80d1500435d0d, // v_dot4_u32_u8
    0x80d1d006d0b0d, // v_dot8_i32_i4
    0x80d1d00436a0e, // v_dot8_i32_iu4
    0x80d250043780d, // v_dot8_u32_u4
    0x40d2d004ed60e, // v_dual_add_f32
    0x20d31004f8b11, // v_dual_add_nc_u32
    0x20d33004fae0e, // v_dual_and_b32
    0x40d35004f2812, // v_dual_cndmask_b32
    0x40d39004f7417, // v_dual_dot2acc_f32_bf16
    0x40d3d004f5e16, // v_dual_dot2acc_f32_f16
    0x40d41004ea810, // v_dual_fmaak_f32
    0x40d45004e990f, // v_dual_fmac_f32
    0x40d49004eb810, // v_dual_fmamk_f32
    0x20d4d004f9c12, // v_dual_lshlrev_b32
    0x40d4f004f3a12, // v_dual_max_num_f32
    0x40d53004f4c12, // v_dual_min_num_f32
    0x40d57004f1a0e, // v_dual_mov_b32
    0x40d5b004f0317, // v_dual_mul_dx9_zero_f32
    0x40d5f004ec80e, // v_dual_mul_f32
    0x40d63004ee40e, // v_dual_sub_f32
    0x40d67004ef211, // v_dual_subrev_f32
    0x80d6b00370e09, // v_exp_f16
    0x80d7300358a09, // v_exp_f32
    0x80573006d180a, // v_ffbh_i32
    0x8057b006d220a, // v_ffbh_u32
    0x80b1f006d2c0a, // v_ffbl_b32
    0x80d7b00373a0b, // v_floor_f16
    0x80d8300357f0b, // v_floor_f32
    0x40d8b0035350b, // v_floor_f64
    0xa0d8f003a9412, // v_fma_dx9_zero_f32
    0xa0d99003cff09, // v_fma_f16
    0xa0da3003b0b09, // v_fma_f32
    0x80dad003b1409, // v_fma_f64
    0xa0d8f006d3610, // v_fma_legacy_f32
    0xa0db50043d40d, // v_fma_mix_f32
    0xa0dbf0043f00f, // v_fma_mixhi_f16
    0xa0dc90043e10f, // v_fma_mixlo_f16
    0x20dd3003a710b, // v_fmaak_f16
    0x20dd50039fc0b, // v_fmaak_f32
    0xa0dd7003a5c0a, // v_fmac_f16
    0xa0de10039e70a, // v_fmac_f32
    0x20deb003a660b, // v_fmamk_f16
    0x20ded0039f10b, // v_fmamk_f32
    0x80def0037650b, // v_fract_f16
    0x80df70035540b, // v_fract_f32
    0x40dff00364f0b, // v_fract_f64
    0x80e0300372713, // v_frexp_exp_i16_f16
    0x80e0b00365a13, // v_frexp_exp_i32_f32
    0x40e1300362c13, // v_frexp_exp_i32_f64
    0x80e1700371710, // v_frexp_mant_f16
    0x80e1f00366d10, // v_frexp_mant_f32
    0x40e2700363f10, // v_frexp_mant_f64
    0x10e2b00335914, // v_interp_p10_f16_f32
    0x10e2c00333410, // v_interp_p10_f32
    0x10e2d00338018, // v_interp_p10_rtz_f16_f32
    0x10e2e00336d13, // v_interp_p2_f16_f32
    0x10e2f0033440f, // v_interp_p2_f32
    0x10e2f006d4613, // v_interp_p2_new_f32
    0x10e3000339817, // v_interp_p2_rtz_f16_f32
    0xa0e31003a7c0b, // v_ldexp_f16
    0x60e3b0040640b, // v_ldexp_f32
    0x40e4100410c0b, // v_ldexp_f64
    0xa0e45003b1d09, // v_lerp_u8
    0x80e4f00370509, // v_log_f16
    0x80e5700359309, // v_log_f32
    0xa0e5f003ce30e, // v_lshl_add_u32
    0xa0e69003d660d, // v_lshl_or_b32
    0x60e7300414b0d, // v_lshlrev_b16
    0xa0e790039380d, // v_lshlrev_b32
    0x50e830039830d, // v_lshlrev_b64
    0x60e880041580d, // v_lshrrev_b16
    0xa0e8e0039450d, // v_lshrrev_b32
    0x30e980041720d, // v_lshrrev_b64
    0x80e9b003f4c10, // v_mad_co_i64_i32
    0x80ea3003f3c10, // v_mad_co_u64_u32
    0xa0eab003d4409, // v_mad_i16
    0xa0eb5003d950d, // v_mad_i32_i16
    0xa0ebf003aa60d, // v_mad_i32_i24
    0x80e9b006d590d, // v_mad_i64_i32
    0xa0ec9003cc709, // v_mad_u16
    0xa0ed3003d880d, // v_mad_u32_u16
    0xa0edd003ab30d, // v_mad_u32_u24
    0x80ea3006d660d, // v_mad_u64_u32
    0xa0efb006d730a, // v_max3_f16
    0xa0f05006d7d0a, // v_max3_f32
    0xa0ee7003d1c0a, // v_max3_i16
    0xa0ef1003b630a, // v_max3_i32
    0xa0efb003c070e, // v_max3_num_f16
    0xa0f05003beb0e, // v_max3_num_f32
    0xa0f0f003d260a, // v_max3_u16
    0xa0f19003b6d0a, // v_max3_u32
    0xa0f33006d8709, // v_max_f16
    0xa0f3d006d9009, // v_max_f32
    0x60f47006d9909, // v_max_f64
    0x60f23003fd009, // v_max_i16
    0xa0f2900390309, // v_max_i32
    0xa0f33003a280d, // v_max_num_f16
    0xa0f3d00392b0d, // v_max_num_f32
    0x60f470038ed0d, // v_max_num_f64
    0x60f4d003fc709, // v_max_u16
    0xa0f5300391509, // v_max_u32
    0xa0f5d003c3f0e, // v_maximum3_f16
    0xa0f67003c230e, // v_maximum3_f32
    0x60f710042040d, // v_maximum_f16
    0x60f770041ea0d, // v_maximum_f32
    0x40f7d0041990d, // v_maximum_f64
    0xa0f81003e9a14, // v_maximumminimum_f16
    0xa0f8b003e7214, // v_maximumminimum_f32
    0xa0f9f006da20c, // v_maxmin_f16
    0xa0fa9006dae0c, // v_maxmin_f32
    0xa0f95003de80c, // v_maxmin_i32
    0xa0f9f003e4e10, // v_maxmin_num_f16
    0xa0fa9003e2e10, // v_maxmin_num_f32
    0xa0fb3003dd00c, // v_maxmin_u32
    0x60fbd00409812, // v_mbcnt_hi_u32_b32
    0x60fc300408612, // v_mbcnt_lo_u32_b32
    0xa0fdd006dba0a, // v_med3_f16
    0xa0fe7006dc40a, // v_med3_f32
    0xa0fc9003d300a, // v_med3_i16
    0xa0fd3003b770a, // v_med3_i32
    0xa0fdd003c5b0e, // v_med3_num_f16
    0xa0fe7003c4d0e, // v_med3_num_f32
    0xa0ff1003d3a0a, // v_med3_u16
    0xa0ffb003b810a, // v_med3_u32
    0xa1019006dce0a, // v_min3_f16
    0xa1023006dd80a, // v_min3_f32
    0xa1005003d080a, // v_min3_i16
    0xa100f003b4f0a, // v_min3_i32
    0xa1019003bf90e, // v_min3_num_f16
    0xa1023003bdd0e, // v_min3_num_f32
    0xa102d003d120a, // v_min3_u16
    0xa1037003b590a, // v_min3_u32
    0xa1051006de209, // v_min_f16
    0xa105b006deb09, // v_min_f32
    0x61065006df409, // v_min_f64
    0x61041003fe209, // v_min_i16
    0xa10470038fa09, // v_min_i32
    0xa1051003a1b0d, // v_min_num_f16
    0xa105b00391e0d, // v_min_num_f32
    0x610650038e00d, // v_min_num_f64
    0x6106b003fd909, // v_min_u16
    0xa107100390c09, // v_min_u32
    0xa107b003c310e, // v_minimum3_f16
    0xa1085003c150e, // v_minimum3_f32
    0x6108f0041f70d, // v_minimum_f16
    0x610950041dd0d, // v_minimum_f32
    0x4109b00418c0d, // v_minimum_f64
    0xa109f003e8614, // v_minimummaximum_f16
    0xa10a9003e5e14, // v_minimummaximum_f32
    0xa10bd006dfd0c, // v_minmax_f16
    0xa10c7006e090c, // v_minmax_f32
    0xa10b3003df40c, // v_minmax_i32
    0xa10bd003e3e10, // v_minmax_num_f16
    0xa10c7003e1e10, // v_minmax_num_f32
    0xa10d1003ddc0c, // v_minmax_u32
    0x810db00354b09, // v_mov_b16
    0x810e30033b809, // v_mov_b32
    0x810eb00367d0d, // v_movreld_b32
    0x610f300368a0d, // v_movrels_b32
    0x610f90036a510, // v_movrelsd_2_b32
    0x610ff0036970e, // v_movrelsd_b32
    0x81105003c9e11, // v_mqsad_pk_u16_u8
    0x4110d003caf0e, // v_mqsad_u32_u8
    0xa1111003c8509, // v_msad_u8
    0xa111b00388b12, // v_mul_dx9_zero_f32
    0xa1125003a5309, // v_mul_f16
    0xa112f00389d09, // v_mul_f32
    0x6113900388209, // v_mul_f64
    0x4113f00412f0c, // v_mul_hi_i32
    0xa11430038b310, // v_mul_hi_i32_i24
    0x4114d0041230c, // v_mul_hi_u32
    0xa11510038d010, // v_mul_hi_u32_u24
    0xa115b0038a60d, // v_mul_i32_i24
    0xa111b006e1510, // v_mul_legacy_f32
    0x61165003f9b0c, // v_mul_lo_u16
    0x4116b0041170c, // v_mul_lo_u32
    0xa116f0038c30d, // v_mul_u32_u24
    0xa1179003b430c, // v_mullit_f32
    0x211830033af05, // v_nop
    0x811850037e609, // v_not_b16
    0x8118d0035f509, // v_not_b32
    0xa1195003d7f09, // v_or3_b32
    0x6119f0041cc08, // v_or_b16
    0xa11a500396808, // v_or_b32
    0x611af00402c0e, // v_pack_b32_f16
    0xa11b5003cd00a, // v_perm_b32
    0x411bf003da210, // v_permlane16_b32
    0x111c300400314, // v_permlane16_var_b32
    0x111c40037c910, // v_permlane64_b32
    0x411c5003db211, // v_permlanex16_b32
    0x111c900401715, // v_permlanex16_var_b32
    0x211ca0035400b, // v_pipeflush
    0x411cc0043290c, // v_pk_add_f16
    0x411d00042810c, // v_pk_add_i16
    0x411d40042ed0c, // v_pk_add_u16
    0x411d80042b910, // v_pk_ashrrev_i16
    0x811dc00431d0c, // v_pk_fma_f16
    0x211e4003a870d, // v_pk_fmac_f16
    0x411e600429910, // v_pk_lshlrev_b16
    0x411ea0042a910, // v_pk_lshrrev_b16
    0x811ee0042660c, // v_pk_mad_i16
    0x811f60042e10c, // v_pk_mad_u16
    0x41202006e250c, // v_pk_max_f16
    0x411fe0042c90c, // v_pk_max_i16
    0x412020043a410, // v_pk_max_num_f16
    0x412060043050c, // v_pk_max_u16
    0x4120a0043c410, // v_pk_maximum_f16
    0x41212006e310c, // v_pk_min_f16
    0x4120e0042d50c, // v_pk_min_i16
    0x4121200439410, // v_pk_min_num_f16
    0x412160043110c, // v_pk_min_u16
    0x4121a0043b410, // v_pk_minimum_f16
    0x4121e0043350c, // v_pk_mul_f16
    0x412220042720f, // v_pk_mul_lo_u16
    0x4122600428d0c, // v_pk_sub_i16
    0x4122a0042f90c, // v_pk_sub_u16
    0x8122e003c8e10, // v_qsad_pk_u16_u8
    0x812360036e909, // v_rcp_f16
    0x8123e00359c09, // v_rcp_f32
    0x412460035bd09, // v_rcp_f64
    0x8124a0035a50f, // v_rcp_iflag_f32
    0x212520033ee13, // v_readfirstlane_b32
    0x112540041a60e, // v_readlane_b32
    0x8125500375a0b, // v_rndne_f16
    0x8125d0035740b, // v_rndne_f32
    0x4126500352a0b, // v_rndne_f64
    0x812690036fc09, // v_rsq_f16
    0x812710035b409, // v_rsq_f32
    0x412790035c609, // v_rsq_f64
    0x2127d003eb90b, // v_s_exp_f16
    0x2127f003eae0b, // v_s_exp_f32
    0x21281003ecf0b, // v_s_log_f16
    0x21283003ec40b, // v_s_log_f32
    0x21285003ee50b, // v_s_rcp_f16
    0x21287003eda0b, // v_s_rcp_f32
    0x21289003efb0b, // v_s_rsq_f16
    0x2128b003ef00b, // v_s_rsq_f32
    0x2128d003f120c, // v_s_sqrt_f16
    0x2128f003f060c, // v_s_sqrt_f32
    0xa1291003b930b, // v_sad_hi_u8
    0xa129b003b9e09, // v_sad_u16
    0xa12a5003ba709, // v_sad_u32
    0xa12af003b8b08, // v_sad_u8
    0x812b90037820f, // v_sat_pk_u8_i16
    0x812c100377009, // v_sin_f16
    0x812c90035e309, // v_sin_f32
    0x812d10036f20a, // v_sqrt_f16
    0x812d90035cf0a, // v_sqrt_f32
    0x412e10035d90a, // v_sqrt_f64
    0xa12e500399f0f, // v_sub_co_ci_u32
    0x612ef003f680c, // v_sub_co_u32
    0xa12f5003a3e09, // v_sub_f16
    0xa12ff00386d09, // v_sub_f32
    0x6130f006e3d09, // v_sub_i32
    0x61309003ff70c, // v_sub_nc_i16
    0x6130f0040f40c, // v_sub_nc_i32
    0x61315003f8f0c, // v_sub_nc_u16
    0xa131b0039cc0c, // v_sub_nc_u32
    0xa131b006e4609, // v_sub_u32
    0xa13250039ae12, // v_subrev_co_ci_u32
    0x6132f003f740f, // v_subrev_co_u32
    0xa1335003a470c, // v_subrev_f16
    0xa133f0038760c, // v_subrev_f32
    0xa13490039d80f, // v_subrev_nc_u32
    0xa1349006e4f0c, // v_subrev_u32
    0x113530037bf0a, // v_swap_b16
    0x113540037b50a, // v_swap_b32
    0x113550037d90d, // v_swaprel_b32
    0x113560045ac1b, // v_swmmac_bf16_16x16x32_bf16
    0x1135700459319, // v_swmmac_f16_16x16x32_f16
    0x113580045791a, // v_swmmac_f32_16x16x32_bf16
    0x113590046691d, // v_swmmac_f32_16x16x32_bf8_bf8
    0x1135a00464c1d, // v_swmmac_f32_16x16x32_bf8_fp8
    0x1135b00456019, // v_swmmac_f32_16x16x32_f16
    0x1135c00462f1d, // v_swmmac_f32_16x16x32_fp8_bf8
    0x1135d0046121d, // v_swmmac_f32_16x16x32_fp8_fp8
    0x1135e0045e019, // v_swmmac_i32_16x16x32_iu4
    0x1135f0045c719, // v_swmmac_i32_16x16x32_iu8
    0x113600045f919, // v_swmmac_i32_16x16x64_iu4
    0x4136100413b10, // v_trig_preop_f64
    0x8136500374f0b, // v_trunc_f16
    0x8136d00355f0b, // v_trunc_f32
    0x413750035150b, // v_trunc_f64
    0x1137900448d19, // v_wmma_bf16_16x16x16_bf16
    0x1137a00447617, // v_wmma_f16_16x16x16_f16
    0x1137b00445e18, // v_wmma_f32_16x16x16_bf16
    0x1137c0045251b, // v_wmma_f32_16x16x16_bf8_bf8
    0x1137d00450a1b, // v_wmma_f32_16x16x16_bf8_fp8
    0x1137e00444717, // v_wmma_f32_16x16x16_f16
    0x1137f0044ef1b, // v_wmma_f32_16x16x16_fp8_bf8
    0x113800044d41b, // v_wmma_f32_16x16x16_fp8_fp8
    0x113810044bd17, // v_wmma_i32_16x16x16_iu4
    0x113820044a617, // v_wmma_i32_16x16x16_iu8
    0x1138300454017, // v_wmma_i32_16x16x32_iu4
    0x213840041b40f, // v_writelane_b32
    0xa1386003cda09, // v_xad_u32
    0xa13900039790a, // v_xnor_b32
    0xa139a003cbd0a, // v_xor3_b32
    0xa1386006e5b0d, // v_xor_add_u32
    0x613a40041d409, // v_xor_b16
    0xa13aa00397009, // v_xor_b32
];
/// Forms of mnemonics, in the order in which they are tried.
pub static FORMS: [u16; 5044] = [
    551, 523, 537, 530, 543, 522, 536, 548, 534, 547, 533, 546, 528, 541, 550, 529, 542, 526,
    539, 549, 527, 540, 531, 544, 553, 552, 525, 524, 538, 521, 535, 532, 545, 504, 501, 502,
    503, 513, 489, 490, 491, 492, 516, 519, 515, 514, 512, 511, 481, 482, 483, 484, 500, 498,
    499, 497, 510, 506, 507, 508, 505, 509, 493, 494, 495, 496, 518, 517, 520, 485, 486, 487,
    488, 3235, 3308, 3238, 3286, 3215, 3267, 3224, 3276, 3247, 3295, 3266, 3329, 3330, 3333,
    3334, 3335, 3231, 3283, 3254, 3302, 3322, 3310, 3309, 3265, 3242, 3290, 3219, 3271, 4512,
    3241, 3289, 3218, 3270, 3259, 3306, 3260, 3307, 3327, 3337, 3258, 3305, 3336, 3263, 3261,
    3318, 3319, 3264, 3320, 3321, 3262, 3316, 3317, 3221, 3273, 3233, 3285, 3256, 3304, 3244,
    3292, 3246, 3294, 3223, 3275, 3220, 3272, 3232, 3284, 3255, 3303, 3243, 3291, 3245, 3293,
    3222, 3274, 3227, 3279, 3250, 3298, 3234, 3225, 3277, 3248, 3296, 4511, 3328, 3313, 3312,
    3325, 3324, 3240, 3288, 3217, 3269, 3229, 3281, 3230, 3282, 3326, 3332, 3237, 3315, 3228,
    3280, 3236, 3314, 3331, 3252, 3300, 3253, 3301, 3251, 3299, 3323, 3311, 3239, 3287, 3216,
    3268, 3257, 3226, 3278, 3249, 3297, 3424, 4565, 4537, 4551, 4544, 4557, 4536, 4550, 4562,
    4548, 4561, 4547, 4560, 4542, 4555, 4564, 4543, 4556, 4540, 4553, 4563, 4541, 4554, 4545,
    4558, 4567, 4566, 4539, 4538, 4552, 4535, 4549, 4546, 4559, 4520, 4517, 4518, 4519, 4529,
    4532, 4531, 4530, 4528, 4527, 4516, 4514, 4515, 4513, 4526, 4522, 4523, 4524, 4521, 4525,
    4534, 4533, 4651, 4620, 4634, 4627, 4640, 4619, 4633, 4646, 4631, 4644, 4630, 4643, 4625,
    4638, 4648, 4626, 4639, 4623, 4636, 4647, 4624, 4637, 4628, 4641, 4656, 4655, 4654, 4622,
    4621, 4635, 4618, 4632, 4629, 4642, 4616, 4614, 4599, 4596, 4597, 4598, 4649, 4608, 4611,
    4610, 4609, 4607, 4606, 4595, 4593, 4652, 4653, 4594, 4592, 4615, 4605, 4601, 4602, 4603,
    4600, 4604, 4650, 4613, 4612, 4617, 4645, 660, 644, 650, 643, 654, 653, 662, 648, 649,
    661, 646, 647, 651, 664, 663, 645, 642, 652, 657, 659, 658, 656, 3359, 3361, 3390, 3363,
    3393, 3394, 3391, 3392, 3364, 3367, 3389, 3360, 3362, 3366, 3365, 3395, 3368, 655, 632,
    633, 636, 637, 634, 635, 3338, 3339, 3342, 3375, 3381, 3352, 3344, 3347, 3378, 3384,
    3357, 3376, 3382, 3345, 3377, 3385, 3383, 3387, 3370, 3355, 3372, 3346, 3356, 3348, 3358,
    3354, 3373, 3379, 3340, 3374, 3388, 3380, 3386, 3369, 3350, 3371, 3341, 3351, 3343, 3353,
    3349, 638, 639, 641, 640, 4695, 4696, 200, 201, 202, 203, 192, 193, 194, 195, 184, 185,
    186, 187, 176, 177, 178, 179, 420, 421, 422, 423, 384, 385, 386, 387, 460, 461, 462, 463,
    475, 4783, 4784, 260, 261, 262, 263, 264, 265, 266, 267, 4741, 4742, 4743, 4744, 4757,
    4758, 4759, 4760, 308, 309, 310, 311, 312, 313, 314, 315, 4749, 4750, 4751, 4752, 4761,
    4762, 4763, 4764, 4717, 4718, 4719, 4720, 220, 221, 222, 223, 224, 225, 226, 227, 3417,
    3418, 4781, 4782, 5015, 4778, 4779, 5014, 4697, 4698, 4699, 4700, 4701, 4702, 4703, 4704,
    328, 329, 330, 331, 336, 337, 338, 339, 324, 325, 326, 327, 332, 333, 334, 335, 340, 341,
    342, 343, 344, 345, 346, 347, 4865, 4866, 4867, 4868, 4873, 4874, 4875, 4876, 4869, 4870,
    4871, 4872, 4877, 4878, 4879, 4880, 4693, 4694, 4685, 4686, 4687, 4688, 4689, 4690, 4691,
    4692, 5017, 4665, 4666, 4667, 4668, 3408, 3409, 3406, 3410, 3407, 3411, 3414, 3412, 3415,
    3413, 3422, 480, 5023, 5022, 5018, 5019, 5021, 5020, 4809, 4810, 4787, 4788, 5005, 4677,
    4678, 4679, 4680, 4673, 4674, 4675, 4676, 4661, 4662, 4663, 4664, 474, 4949, 4950, 4951,
    4952, 4893, 4894, 4895, 4896, 4817, 4818, 4819, 4820, 4841, 4842, 4843, 4844, 4881, 4882,
    4883, 4884, 4965, 4966, 4967, 4968, 4909, 4910, 4911, 4912, 4829, 4830, 4831, 4832, 4853,
    4854, 4855, 4856, 4957, 4958, 4959, 4960, 4901, 4902, 4903, 4904, 4825, 4826, 4827, 4828,
    4849, 4850, 4851, 4852, 4953, 4954, 4955, 4956, 4897, 4898, 4899, 4900, 4837, 4838, 4839,
    4840, 4861, 4862, 4863, 4864, 4961, 4962, 4963, 4964, 4905, 4906, 4907, 4908, 4821, 4822,
    4823, 4824, 4845, 4846, 4847, 4848, 4885, 4886, 4887, 4888, 4945, 4946, 4947, 4948, 4889,
    4890, 4891, 4892, 4833, 4834, 4835, 4836, 4857, 4858, 4859, 4860, 4993, 4994, 4995, 4996,
    4937, 4938, 4939, 4940, 4977, 4978, 4979, 4980, 4921, 4922, 4923, 4924, 4985, 4986, 4987,
    4988, 4929, 4930, 4931, 4932, 4989, 4990, 4991, 4992, 4933, 4934, 4935, 4936, 4981, 4982,
    4983, 4984, 4925, 4926, 4927, 4928, 4997, 4998, 4999, 5000, 4941, 4942, 4943, 4944, 4969,
    4970, 4971, 4972, 4913, 4914, 4915, 4916, 4973, 4974, 4975, 4976, 4917, 4918, 4919, 4920,
    5016, 360, 361, 362, 363, 364, 365, 366, 367, 4669, 4670, 4671, 4672, 4803, 4804, 4805,
    4806, 4795, 4796, 4797, 4798, 4807, 4808, 4799, 4800, 416, 417, 418, 419, 4801, 4802,
    3416, 5031, 5006, 5013, 5024, 5025, 4811, 4812, 4789, 4790, 404, 405, 406, 407, 440, 441,
    442, 443, 412, 413, 414, 415, 408, 409, 410, 411, 4780, 4772, 477, 5034, 5030, 3398,
    3399, 3396, 3400, 3397, 3401, 3404, 3402, 3405, 3403, 228, 229, 230, 231, 232, 233, 234,
    235, 236, 237, 238, 239, 240, 241, 242, 243, 204, 205, 206, 207, 208, 209, 210, 211, 212,
    213, 214, 215, 216, 217, 218, 219, 252, 253, 254, 255, 432, 433, 434, 435, 396, 397, 398,
    399, 256, 257, 258, 259, 456, 457, 458, 459, 448, 449, 450, 451, 244, 245, 246, 247, 428,
    429, 430, 431, 392, 393, 394, 395, 248, 249, 250, 251, 452, 453, 454, 455, 444, 445, 446,
    447, 4657, 4658, 4659, 4660, 472, 4767, 4768, 4769, 4770, 4765, 4766, 4771, 436, 437,
    438, 439, 400, 401, 402, 403, 356, 357, 358, 359, 352, 353, 354, 355, 348, 349, 350, 351,
    468, 469, 470, 471, 476, 284, 285, 286, 287, 288, 289, 290, 291, 4729, 4730, 4731, 4732,
    5001, 292, 293, 294, 295, 296, 297, 298, 299, 4733, 4734, 4735, 4736, 4713, 4714, 4715,
    4716, 268, 269, 270, 271, 272, 273, 274, 275, 4745, 4746, 4747, 4748, 316, 317, 318, 319,
    320, 321, 322, 323, 4753, 4754, 4755, 4756, 4721, 4722, 4723, 4724, 376, 377, 378, 379,
    380, 381, 382, 383, 372, 373, 374, 375, 368, 369, 370, 371, 3421, 3423, 3419, 3420, 4705,
    4706, 4707, 4708, 4775, 4815, 4816, 4793, 4794, 5012, 5028, 4776, 4777, 5029, 5003, 5002,
    4773, 5027, 478, 479, 4683, 4684, 4681, 4682, 5004, 4785, 4786, 196, 197, 198, 199, 188,
    189, 190, 191, 180, 181, 182, 183, 424, 425, 426, 427, 388, 389, 390, 391, 464, 465, 466,
    467, 4774, 5011, 4813, 4814, 4791, 4792, 5032, 5033, 473, 5007, 5038, 5040, 5010, 5039,
    5009, 5041, 5035, 5042, 5037, 5036, 5043, 5008, 5026, 4709, 4710, 4711, 4712, 300, 301,
    302, 303, 304, 305, 306, 307, 4737, 4738, 4739, 4740, 276, 277, 278, 279, 280, 281, 282,
    283, 4725, 4726, 4727, 4728, 4575, 4572, 4573, 4574, 4590, 4584, 4587, 4586, 4585, 4583,
    4582, 4571, 4569, 4570, 4568, 4581, 4577, 4578, 4579, 4576, 4580, 4591, 4589, 4588, 562,
    563, 564, 565, 554, 555, 556, 557, 566, 567, 568, 569, 558, 559, 560, 561, 2658, 2661,
    2662, 2663, 2664, 2665, 2666, 2667, 2659, 2660, 102, 105, 1686, 1689, 1690, 1691, 103,
    104, 1687, 1688, 2924, 2927, 2928, 2929, 2925, 2926, 146, 149, 1746, 1749, 1750, 1751,
    147, 148, 1747, 1748, 6, 9, 1539, 1542, 1543, 1544, 7, 8, 1540, 1541, 4, 5, 1535, 1536,
    1537, 1538, 2558, 2561, 2562, 2563, 2564, 2565, 2566, 2567, 2559, 2560, 2996, 2999, 3000,
    3001, 2997, 2998, 3088, 3091, 3092, 3093, 3089, 3090, 2942, 2945, 2946, 2947, 2943, 2944,
    114, 117, 1704, 1707, 1708, 1709, 115, 116, 1705, 1706, 2206, 2209, 2210, 2211, 2212,
    2213, 2214, 2215, 2207, 2208, 2216, 2219, 2220, 2221, 2222, 2223, 2224, 2225, 2217, 2218,
    3149, 3152, 3153, 3154, 3150, 3151, 84, 87, 1659, 1662, 1663, 1664, 85, 86, 1660, 1661,
    2678, 2681, 2682, 2683, 2684, 2685, 2686, 2687, 2679, 2680, 3126, 3129, 3130, 3131, 3127,
    3128, 80, 83, 1653, 1656, 1657, 1658, 81, 82, 1654, 1655, 3135, 3136, 3137, 3040, 3043,
    3044, 3045, 3041, 3042, 2158, 2161, 2162, 2163, 2164, 2165, 2166, 2167, 2159, 2160, 2148,
    2151, 2152, 2153, 2154, 2155, 2156, 2157, 2149, 2150, 2168, 2171, 2172, 2173, 2174, 2175,
    2176, 2177, 2169, 2170, 3034, 3037, 3038, 3039, 3035, 3036, 4110, 4113, 1927, 1930, 4111,
    4112, 1928, 1929, 4201, 4204, 2018, 2021, 4202, 4203, 2019, 2020, 4056, 4059, 1873, 1876,
    4057, 4058, 1874, 1875, 4037, 4038, 1854, 1855, 4122, 4125, 1939, 1942, 4123, 4124, 1940,
    1941, 4114, 4117, 1931, 1934, 4115, 4116, 1932, 1933, 3685, 3688, 1081, 1084, 1085, 1086,
    3686, 3687, 1082, 1083, 3689, 3692, 1087, 1090, 1091, 1092, 3690, 3691, 1088, 1089, 3693,
    3694, 1093, 1094, 1095, 1096, 3429, 3432, 671, 674, 675, 676, 3430, 3431, 672, 673, 3485,
    3488, 755, 758, 759, 760, 3486, 3487, 756, 757, 3539, 3540, 837, 838, 839, 840, 3569,
    3572, 895, 898, 899, 900, 3570, 3571, 896, 897, 3617, 3620, 967, 970, 971, 972, 3618,
    3619, 968, 969, 3663, 3664, 1037, 1038, 1039, 1040, 3593, 3596, 931, 934, 935, 936, 3594,
    3595, 932, 933, 3641, 3644, 1003, 1006, 1007, 1008, 3642, 3643, 1004, 1005, 3675, 3676,
    1061, 1062, 1063, 1064, 3445, 3448, 695, 698, 699, 700, 3446, 3447, 696, 697, 3501, 3504,
    779, 782, 783, 784, 3502, 3503, 780, 781, 3547, 3548, 853, 854, 855, 856, 3585, 3588,
    919, 922, 923, 924, 3586, 3587, 920, 921, 3633, 3636, 991, 994, 995, 996, 3634, 3635,
    992, 993, 3671, 3672, 1053, 1054, 1055, 1056, 3609, 3612, 955, 958, 959, 960, 3610, 3611,
    956, 957, 3657, 3660, 1027, 1030, 1031, 1032, 3658, 3659, 1028, 1029, 3683, 3684, 1077,
    1078, 1079, 1080, 3437, 3440, 683, 686, 687, 688, 3438, 3439, 684, 685, 3493, 3496, 767,
    770, 771, 772, 3494, 3495, 768, 769, 3543, 3544, 845, 846, 847, 848, 3577, 3580, 907,
    910, 911, 912, 3578, 3579, 908, 909, 3625, 3628, 979, 982, 983, 984, 3626, 3627, 980,
    981, 3667, 3668, 1045, 1046, 1047, 1048, 3601, 3604, 943, 946, 947, 948, 3602, 3603, 944,
    945, 3649, 3652, 1015, 1018, 1019, 1020, 3650, 3651, 1016, 1017, 3679, 3680, 1069, 1070,
    1071, 1072, 3433, 3436, 677, 680, 681, 682, 3434, 3435, 678, 679, 3489, 3492, 761, 764,
    765, 766, 3490, 3491, 762, 763, 3541, 3542, 841, 842, 843, 844, 3573, 3576, 901, 904,
    905, 906, 3574, 3575, 902, 903, 3621, 3624, 973, 976, 977, 978, 3622, 3623, 974, 975,
    3665, 3666, 1041, 1042, 1043, 1044, 3597, 3600, 937, 940, 941, 942, 3598, 3599, 938, 939,
    3645, 3648, 1009, 1012, 1013, 1014, 3646, 3647, 1010, 1011, 3677, 3678, 1065, 1066, 1067,
    1068, 3441, 3444, 689, 692, 693, 694, 3442, 3443, 690, 691, 3497, 3500, 773, 776, 777,
    778, 3498, 3499, 774, 775, 3545, 3546, 849, 850, 851, 852, 3425, 3428, 665, 668, 669,
    670, 3426, 3427, 666, 667, 3481, 3484, 749, 752, 753, 754, 3482, 3483, 750, 751, 3537,
    3538, 833, 834, 835, 836, 3565, 3568, 889, 892, 893, 894, 3566, 3567, 890, 891, 3613,
    3616, 961, 964, 965, 966, 3614, 3615, 962, 963, 3661, 3662, 1033, 1034, 1035, 1036, 3589,
    3592, 925, 928, 929, 930, 3590, 3591, 926, 927, 3637, 3640, 997, 1000, 1001, 1002, 3638,
    3639, 998, 999, 3673, 3674, 1057, 1058, 1059, 1060, 3581, 3584, 913, 916, 917, 918, 3582,
    3583, 914, 915, 3629, 3632, 985, 988, 989, 990, 3630, 3631, 986, 987, 3669, 3670, 1049,
    1050, 1051, 1052, 3605, 3608, 949, 952, 953, 954, 3606, 3607, 950, 951, 3653, 3656, 1021,
    1024, 1025, 1026, 3654, 3655, 1022, 1023, 3681, 3682, 1073, 1074, 1075, 1076, 3473, 3476,
    737, 740, 741, 742, 3474, 3475, 738, 739, 3529, 3532, 821, 824, 825, 826, 3530, 3531,
    822, 823, 3561, 3562, 881, 882, 883, 884, 3457, 3460, 713, 716, 717, 718, 3458, 3459,
    714, 715, 3513, 3516, 797, 800, 801, 802, 3514, 3515, 798, 799, 3553, 3554, 865, 866,
    867, 868, 3465, 3468, 725, 728, 729, 730, 3466, 3467, 726, 727, 3521, 3524, 809, 812,
    813, 814, 3522, 3523, 810, 811, 3557, 3558, 873, 874, 875, 876, 3469, 3472, 731, 734,
    735, 736, 3470, 3471, 732, 733, 3525, 3528, 815, 818, 819, 820, 3526, 3527, 816, 817,
    3559, 3560, 877, 878, 879, 880, 3461, 3464, 719, 722, 723, 724, 3462, 3463, 720, 721,
    3517, 3520, 803, 806, 807, 808, 3518, 3519, 804, 805, 3555, 3556, 869, 870, 871, 872,
    3477, 3480, 743, 746, 747, 748, 3478, 3479, 744, 745, 3533, 3536, 827, 830, 831, 832,
    3534, 3535, 828, 829, 3563, 3564, 885, 886, 887, 888, 3449, 3452, 701, 704, 705, 706,
    3450, 3451, 702, 703, 3505, 3508, 785, 788, 789, 790, 3506, 3507, 786, 787, 3549, 3550,
    857, 858, 859, 860, 3453, 3456, 707, 710, 711, 712, 3454, 3455, 708, 709, 3509, 3512,
    791, 794, 795, 796, 3510, 3511, 792, 793, 3551, 3552, 861, 862, 863, 864, 3955, 3958,
    1513, 1516, 1517, 1518, 3956, 3957, 1514, 1515, 3959, 3962, 1519, 1522, 1523, 1524, 3960,
    3961, 1520, 1521, 3963, 3964, 1525, 1526, 1527, 1528, 3699, 3702, 1103, 1106, 1107, 1108,
    3700, 3701, 1104, 1105, 3755, 3758, 1187, 1190, 1191, 1192, 3756, 3757, 1188, 1189, 3809,
    3810, 1269, 1270, 1271, 1272, 3839, 3842, 1327, 1330, 1331, 1332, 3840, 3841, 1328, 1329,
    3887, 3890, 1399, 1402, 1403, 1404, 3888, 3889, 1400, 1401, 3933, 3934, 1469, 1470, 1471,
    1472, 3863, 3866, 1363, 1366, 1367, 1368, 3864, 3865, 1364, 1365, 3911, 3914, 1435, 1438,
    1439, 1440, 3912, 3913, 1436, 1437, 3945, 3946, 1493, 1494, 1495, 1496, 3715, 3718, 1127,
    1130, 1131, 1132, 3716, 3717, 1128, 1129, 3771, 3774, 1211, 1214, 1215, 1216, 3772, 3773,
    1212, 1213, 3817, 3818, 1285, 1286, 1287, 1288, 3855, 3858, 1351, 1354, 1355, 1356, 3856,
    3857, 1352, 1353, 3903, 3906, 1423, 1426, 1427, 1428, 3904, 3905, 1424, 1425, 3941, 3942,
    1485, 1486, 1487, 1488, 3879, 3882, 1387, 1390, 1391, 1392, 3880, 3881, 1388, 1389, 3927,
    3930, 1459, 1462, 1463, 1464, 3928, 3929, 1460, 1461, 3953, 3954, 1509, 1510, 1511, 1512,
    3707, 3710, 1115, 1118, 1119, 1120, 3708, 3709, 1116, 1117, 3763, 3766, 1199, 1202, 1203,
    1204, 3764, 3765, 1200, 1201, 3813, 3814, 1277, 1278, 1279, 1280, 3847, 3850, 1339, 1342,
    1343, 1344, 3848, 3849, 1340, 1341, 3895, 3898, 1411, 1414, 1415, 1416, 3896, 3897, 1412,
    1413, 3937, 3938, 1477, 1478, 1479, 1480, 3871, 3874, 1375, 1378, 1379, 1380, 3872, 3873,
    1376, 1377, 3919, 3922, 1447, 1450, 1451, 1452, 3920, 3921, 1448, 1449, 3949, 3950, 1501,
    1502, 1503, 1504, 3703, 3706, 1109, 1112, 1113, 1114, 3704, 3705, 1110, 1111, 3759, 3762,
    1193, 1196, 1197, 1198, 3760, 3761, 1194, 1195, 3811, 3812, 1273, 1274, 1275, 1276, 3843,
    3846, 1333, 1336, 1337, 1338, 3844, 3845, 1334, 1335, 3891, 3894, 1405, 1408, 1409, 1410,
    3892, 3893, 1406, 1407, 3935, 3936, 1473, 1474, 1475, 1476, 3867, 3870, 1369, 1372, 1373,
    1374, 3868, 3869, 1370, 1371, 3915, 3918, 1441, 1444, 1445, 1446, 3916, 3917, 1442, 1443,
    3947, 3948, 1497, 1498, 1499, 1500, 3711, 3714, 1121, 1124, 1125, 1126, 3712, 3713, 1122,
    1123, 3767, 3770, 1205, 1208, 1209, 1210, 3768, 3769, 1206, 1207, 3815, 3816, 1281, 1282,
    1283, 1284, 3695, 3698, 1097, 1100, 1101, 1102, 3696, 3697, 1098, 1099, 3751, 3754, 1181,
    1184, 1185, 1186, 3752, 3753, 1182, 1183, 3807, 3808, 1265, 1266, 1267, 1268, 3835, 3838,
    1321, 1324, 1325, 1326, 3836, 3837, 1322, 1323, 3883, 3886, 1393, 1396, 1397, 1398, 3884,
    3885, 1394, 1395, 3931, 3932, 1465, 1466, 1467, 1468, 3859, 3862, 1357, 1360, 1361, 1362,
    3860, 3861, 1358, 1359, 3907, 3910, 1429, 1432, 1433, 1434, 3908, 3909, 1430, 1431, 3943,
    3944, 1489, 1490, 1491, 1492, 3851, 3854, 1345, 1348, 1349, 1350, 3852, 3853, 1346, 1347,
    3899, 3902, 1417, 1420, 1421, 1422, 3900, 3901, 1418, 1419, 3939, 3940, 1481, 1482, 1483,
    1484, 3875, 3878, 1381, 1384, 1385, 1386, 3876, 3877, 1382, 1383, 3923, 3926, 1453, 1456,
    1457, 1458, 3924, 3925, 1454, 1455, 3951, 3952, 1505, 1506, 1507, 1508, 3743, 3746, 1169,
    1172, 1173, 1174, 3744, 3745, 1170, 1171, 3799, 3802, 1253, 1256, 1257, 1258, 3800, 3801,
    1254, 1255, 3831, 3832, 1313, 1314, 1315, 1316, 3727, 3730, 1145, 1148, 1149, 1150, 3728,
    3729, 1146, 1147, 3783, 3786, 1229, 1232, 1233, 1234, 3784, 3785, 1230, 1231, 3823, 3824,
    1297, 1298, 1299, 1300, 3735, 3738, 1157, 1160, 1161, 1162, 3736, 3737, 1158, 1159, 3791,
    3794, 1241, 1244, 1245, 1246, 3792, 3793, 1242, 1243, 3827, 3828, 1305, 1306, 1307, 1308,
    3739, 3742, 1163, 1166, 1167, 1168, 3740, 3741, 1164, 1165, 3795, 3798, 1247, 1250, 1251,
    1252, 3796, 3797, 1248, 1249, 3829, 3830, 1309, 1310, 1311, 1312, 3731, 3734, 1151, 1154,
    1155, 1156, 3732, 3733, 1152, 1153, 3787, 3790, 1235, 1238, 1239, 1240, 3788, 3789, 1236,
    1237, 3825, 3826, 1301, 1302, 1303, 1304, 3747, 3750, 1175, 1178, 1179, 1180, 3748, 3749,
    1176, 1177, 3803, 3806, 1259, 1262, 1263, 1264, 3804, 3805, 1260, 1261, 3833, 3834, 1317,
    1318, 1319, 1320, 3719, 3722, 1133, 1136, 1137, 1138, 3720, 3721, 1134, 1135, 3775, 3778,
    1217, 1220, 1221, 1222, 3776, 3777, 1218, 1219, 3819, 3820, 1289, 1290, 1291, 1292, 3723,
    3726, 1139, 1142, 1143, 1144, 3724, 3725, 1140, 1141, 3779, 3782, 1223, 1226, 1227, 1228,
    3780, 3781, 1224, 1225, 3821, 3822, 1293, 1294, 1295, 1296, 2726, 2729, 2730, 2731, 2727,
    2728, 0, 3, 1529, 1532, 1533, 1534, 1, 2, 1530, 1531, 4221, 4224, 2038, 2041, 4222, 4223,
    2039, 2040, 4102, 4105, 1919, 1922, 4103, 4104, 1920, 1921, 4118, 4121, 1935, 1938, 4119,
    4120, 1936, 1937, 2108, 2111, 2112, 2113, 2114, 2115, 2116, 2117, 2109, 2110, 2138, 2141,
    2142, 2143, 2144, 2145, 2146, 2147, 2139, 2140, 2118, 2121, 2122, 2123, 2124, 2125, 2126,
    2127, 2119, 2120, 2128, 2131, 2132, 2133, 2134, 2135, 2136, 2137, 2129, 2130, 3991, 3994,
    1808, 1811, 3992, 3993, 1809, 1810, 4157, 4160, 1974, 1977, 4158, 4159, 1975, 1976, 4153,
    4156, 1970, 1973, 4154, 4155, 1971, 1972, 4257, 4260, 2070, 2073, 4258, 4259, 2071, 2072,
    3995, 3998, 1812, 1815, 3996, 3997, 1813, 1814, 4011, 4012, 1828, 1829, 4253, 4256, 2066,
    2069, 4254, 4255, 2067, 2068, 3975, 3978, 1792, 1795, 3976, 3977, 1793, 1794, 3979, 3982,
    1796, 1799, 3980, 3981, 1797, 1798, 4015, 4018, 1832, 1835, 4016, 4017, 1833, 1834, 4019,
    4022, 1836, 1839, 4020, 4021, 1837, 1838, 4023, 4026, 1840, 1843, 4024, 4025, 1841, 1842,
    4027, 4030, 1844, 1847, 4028, 4029, 1845, 1846, 4013, 4014, 1830, 1831, 3973, 3974, 1790,
    1791, 4033, 4034, 1850, 1851, 4003, 4006, 1820, 1823, 4004, 4005, 1821, 1822, 4165, 4168,
    1982, 1985, 4166, 4167, 1983, 1984, 3987, 3990, 1804, 1807, 3988, 3989, 1805, 1806, 3971,
    3972, 1788, 1789, 4245, 4248, 2058, 2061, 4246, 4247, 2059, 2060, 3999, 4002, 1816, 1819,
    4000, 4001, 1817, 1818, 4229, 4232, 2046, 2049, 4230, 4231, 2047, 2048, 4233, 4236, 2050,
    2053, 4234, 4235, 2051, 2052, 4007, 4010, 1824, 1827, 4008, 4009, 1825, 1826, 3197, 3200,
    3201, 3202, 3198, 3199, 4263, 4264, 2076, 2077, 4261, 4262, 2074, 2075, 3191, 3194, 3195,
    3196, 3192, 3193, 2960, 2963, 2964, 2965, 2961, 2962, 3076, 3079, 3080, 3081, 3077, 3078,
    3016, 3019, 3020, 3021, 3017, 3018, 3058, 3061, 3062, 3063, 3059, 3060, 3022, 3025, 3026,
    3027, 3023, 3024, 3064, 3067, 3068, 3069, 3065, 3066, 134, 137, 1728, 1731, 1732, 1733,
    135, 136, 1729, 1730, 2966, 2969, 2970, 2971, 2967, 2968, 3070, 3073, 3074, 3075, 3071,
    3072, 2336, 2339, 2340, 2341, 2342, 2343, 2344, 2345, 2337, 2338, 3209, 3212, 3213, 3214,
    3210, 3211, 3203, 3206, 3207, 3208, 3204, 3205, 4161, 4164, 1978, 1981, 4162, 4163, 1979,
    1980, 3983, 3986, 1800, 1803, 3984, 3985, 1801, 1802, 4031, 4032, 1848, 1849, 4249, 4252,
    2062, 2065, 4250, 4251, 2063, 2064, 2648, 2651, 2652, 2653, 2654, 2655, 2656, 2657, 2649,
    2650, 2346, 2347, 2348, 2349, 2350, 2351, 2352, 2353, 2354, 2355, 2356, 2357, 2358, 2359,
    2360, 2361, 2462, 2463, 2464, 2465, 2466, 2467, 2468, 2469, 2470, 2471, 2472, 2473, 2474,
    2475, 2476, 2477, 2892, 2893, 2894, 2895, 2896, 2897, 2898, 2899, 2900, 2901, 2902, 2903,
    2904, 2905, 2906, 2907, 2782, 2785, 2786, 2787, 2788, 2789, 2790, 2791, 2783, 2784, 2772,
    2775, 2776, 2777, 2778, 2779, 2780, 2781, 2773, 2774, 4387, 4390, 4391, 4392, 4393, 4394,
    4395, 4396, 4388, 4389, 4345, 4348, 4349, 4350, 4351, 4352, 4353, 4354, 4346, 4347, 4473,
    4476, 4477, 4478, 4479, 4480, 4481, 4482, 4474, 4475, 4453, 4456, 4457, 4458, 4459, 4460,
    4461, 4462, 4454, 4455, 4443, 4446, 4447, 4448, 4449, 4450, 4451, 4452, 4444, 4445, 4463,
    4466, 4467, 4468, 4469, 4470, 4471, 4472, 4464, 4465, 4355, 4356, 4357, 4358, 4359, 4360,
    4361, 4362, 4363, 4364, 4365, 4366, 4367, 4368, 4369, 4370, 4371, 4372, 4373, 4374, 4375,
    4376, 4377, 4378, 4379, 4380, 4381, 4382, 4383, 4384, 4385, 4386, 578, 606, 579, 607,
    626, 627, 630, 631, 588, 616, 589, 617, 596, 624, 597, 625, 594, 622, 595, 623, 572, 573,
    600, 601, 570, 598, 571, 599, 574, 575, 602, 603, 628, 629, 590, 618, 591, 619, 592, 620,
    593, 621, 586, 614, 587, 615, 584, 612, 585, 613, 576, 604, 577, 605, 580, 608, 581, 609,
    582, 610, 583, 611, 4185, 4188, 2002, 2005, 4186, 4187, 2003, 2004, 4068, 4071, 1885,
    1888, 4069, 4070, 1886, 1887, 4197, 4200, 2014, 2017, 4198, 4199, 2015, 2016, 4064, 4067,
    1881, 1884, 4065, 4066, 1882, 1883, 4041, 4042, 1858, 1859, 2078, 2081, 2082, 2083, 2084,
    2085, 2086, 2087, 2079, 2080, 2568, 2571, 2572, 2573, 2574, 2575, 2576, 2577, 2569, 2570,
    2178, 2181, 2182, 2183, 2184, 2185, 2186, 2187, 2179, 2180, 2188, 2189, 2190, 2191, 2192,
    2193, 2194, 2195, 4413, 4416, 4417, 4418, 4419, 4420, 4421, 4422, 4414, 4415, 4433, 4436,
    4437, 4438, 4439, 4440, 4441, 4442, 4434, 4435, 4423, 4426, 4427, 4428, 4429, 4430, 4431,
    4432, 4424, 4425, 168, 169, 132, 133, 162, 165, 1770, 1773, 1774, 1775, 163, 164, 1771,
    1772, 126, 129, 1722, 1725, 1726, 1727, 127, 128, 1723, 1724, 166, 167, 130, 131, 4213,
    4216, 2030, 2033, 4214, 4215, 2031, 2032, 4048, 4051, 1865, 1868, 4049, 4050, 1866, 1867,
    4130, 4131, 1947, 1948, 4193, 4196, 2010, 2013, 4194, 4195, 2011, 2012, 4132, 4135, 1949,
    1952, 4133, 4134, 1950, 1951, 4126, 4127, 1943, 1944, 4189, 4192, 2006, 2009, 4190, 4191,
    2007, 2008, 4136, 4139, 1953, 1956, 4137, 4138, 1954, 1955, 4128, 4129, 1945, 1946, 4507,
    4505, 4509, 4508, 4506, 4510, 170, 173, 1776, 1779, 1780, 1781, 171, 172, 1777, 1778,
    3028, 3031, 3032, 3033, 3029, 3030, 3094, 3095, 3096, 3097, 2196, 2199, 2200, 2201, 2202,
    2203, 2204, 2205, 2197, 2198, 4181, 4184, 1998, 2001, 4182, 4183, 1999, 2000, 4072, 4075,
    1889, 1892, 4073, 4074, 1890, 1891, 2548, 2551, 2552, 2553, 2554, 2555, 2556, 2557, 2549,
    2550, 2668, 2671, 2672, 2673, 2674, 2675, 2676, 2677, 2669, 2670, 3114, 3117, 3118, 3119,
    3115, 3116, 72, 75, 1641, 1644, 1645, 1646, 73, 74, 1642, 1643, 100, 101, 1683, 1684,
    1685, 3120, 3123, 3124, 3125, 3121, 3122, 76, 79, 1647, 1650, 1651, 1652, 77, 78, 1648,
    1649, 3132, 3133, 3134, 2916, 2917, 2918, 2919, 2920, 2921, 2922, 2923, 2908, 2909, 2910,
    2911, 2912, 2913, 2914, 2915, 2638, 2641, 2642, 2643, 2644, 2645, 2646, 2647, 2639, 2640,
    2708, 2711, 2712, 2713, 2714, 2715, 2716, 2717, 2709, 2710, 2088, 2091, 2092, 2093, 2094,
    2095, 2096, 2097, 2089, 2090, 2518, 2521, 2522, 2523, 2524, 2525, 2526, 2527, 2519, 2520,
    2698, 2701, 2702, 2703, 2704, 2705, 2706, 2707, 2699, 2700, 2098, 2101, 2102, 2103, 2104,
    2105, 2106, 2107, 2099, 2100, 2598, 2601, 2602, 2603, 2604, 2605, 2606, 2607, 2599, 2600,
    2256, 2259, 2260, 2261, 2262, 2263, 2264, 2265, 2257, 2258, 2392, 2395, 2396, 2397, 2398,
    2399, 2400, 2401, 2393, 2394, 2372, 2375, 2376, 2377, 2378, 2379, 2380, 2381, 2373, 2374,
    2608, 2611, 2612, 2613, 2614, 2615, 2616, 2617, 2609, 2610, 2266, 2269, 2270, 2271, 2272,
    2273, 2274, 2275, 2267, 2268, 2978, 2981, 2982, 2983, 2979, 2980, 52, 55, 1611, 1614,
    1615, 1616, 53, 54, 1612, 1613, 142, 145, 1740, 1743, 1744, 1745, 143, 144, 1741, 1742,
    68, 71, 1635, 1638, 1639, 1640, 69, 70, 1636, 1637, 46, 47, 1601, 1602, 1603, 1604, 2972,
    2975, 2976, 2977, 2973, 2974, 60, 63, 1623, 1626, 1627, 1628, 61, 62, 1624, 1625, 2432,
    2435, 2436, 2437, 2438, 2439, 2440, 2441, 2433, 2434, 2412, 2415, 2416, 2417, 2418, 2419,
    2420, 2421, 2413, 2414, 3185, 3188, 3189, 3190, 3186, 3187, 3173, 3176, 3177, 3178, 3174,
    3175, 3142, 3143, 3144, 3145, 2862, 2865, 2866, 2867, 2868, 2869, 2870, 2871, 2863, 2864,
    2842, 2845, 2846, 2847, 2848, 2849, 2850, 2851, 2843, 2844, 2752, 2755, 2756, 2757, 2758,
    2759, 2760, 2761, 2753, 2754, 2822, 2825, 2826, 2827, 2828, 2829, 2830, 2831, 2823, 2824,
    2802, 2805, 2806, 2807, 2808, 2809, 2810, 2811, 2803, 2804, 2732, 2735, 2736, 2737, 2738,
    2739, 2740, 2741, 2733, 2734, 3052, 3055, 3056, 3057, 3053, 3054, 3046, 3049, 3050, 3051,
    3047, 3048, 2618, 2621, 2622, 2623, 2624, 2625, 2626, 2627, 2619, 2620, 2276, 2279, 2280,
    2281, 2282, 2283, 2284, 2285, 2277, 2278, 2452, 2455, 2456, 2457, 2458, 2459, 2460, 2461,
    2453, 2454, 2442, 2445, 2446, 2447, 2448, 2449, 2450, 2451, 2443, 2444, 2628, 2631, 2632,
    2633, 2634, 2635, 2636, 2637, 2629, 2630, 2286, 2289, 2290, 2291, 2292, 2293, 2294, 2295,
    2287, 2288, 2578, 2581, 2582, 2583, 2584, 2585, 2586, 2587, 2579, 2580, 2236, 2239, 2240,
    2241, 2242, 2243, 2244, 2245, 2237, 2238, 2382, 2385, 2386, 2387, 2388, 2389, 2390, 2391,
    2383, 2384, 2362, 2365, 2366, 2367, 2368, 2369, 2370, 2371, 2363, 2364, 2588, 2591, 2592,
    2593, 2594, 2595, 2596, 2597, 2589, 2590, 2246, 2249, 2250, 2251, 2252, 2253, 2254, 2255,
    2247, 2248, 2990, 2993, 2994, 2995, 2991, 2992, 48, 51, 1605, 1608, 1609, 1610, 49, 50,
    1606, 1607, 138, 141, 1734, 1737, 1738, 1739, 139, 140, 1735, 1736, 64, 67, 1629, 1632,
    1633, 1634, 65, 66, 1630, 1631, 44, 45, 1597, 1598, 1599, 1600, 2984, 2987, 2988, 2989,
    2985, 2986, 56, 59, 1617, 1620, 1621, 1622, 57, 58, 1618, 1619, 2422, 2425, 2426, 2427,
    2428, 2429, 2430, 2431, 2423, 2424, 2402, 2405, 2406, 2407, 2408, 2409, 2410, 2411, 2403,
    2404, 3179, 3182, 3183, 3184, 3180, 3181, 3167, 3170, 3171, 3172, 3168, 3169, 3138, 3139,
    3140, 3141, 2852, 2855, 2856, 2857, 2858, 2859, 2860, 2861, 2853, 2854, 2832, 2835, 2836,
    2837, 2838, 2839, 2840, 2841, 2833, 2834, 2762, 2765, 2766, 2767, 2768, 2769, 2770, 2771,
    2763, 2764, 2812, 2815, 2816, 2817, 2818, 2819, 2820, 2821, 2813, 2814, 2792, 2795, 2796,
    2797, 2798, 2799, 2800, 2801, 2793, 2794, 2742, 2745, 2746, 2747, 2748, 2749, 2750, 2751,
    2743, 2744, 4044, 4047, 1861, 1864, 4045, 4046, 1862, 1863, 3966, 3969, 1783, 1786, 3967,
    3968, 1784, 1785, 4140, 4143, 1957, 1960, 4141, 4142, 1958, 1959, 4144, 1961, 4145, 4146,
    1962, 1963, 4150, 1967, 4151, 4152, 1968, 1969, 4147, 1964, 4148, 4149, 1965, 1966, 2496,
    2497, 2498, 2499, 2500, 2501, 2502, 2503, 2504, 2505, 2506, 2507, 2478, 2481, 2482, 2483,
    2484, 2485, 2486, 2487, 2479, 2480, 20, 23, 1561, 1564, 1565, 1566, 21, 22, 1562, 1563,
    158, 161, 1764, 1767, 1768, 1769, 159, 160, 1765, 1766, 24, 27, 1567, 1570, 1571, 1572,
    25, 26, 1568, 1569, 18, 19, 1557, 1558, 1559, 1560, 3106, 3107, 3108, 3109, 32, 35, 1579,
    1582, 1583, 1584, 33, 34, 1580, 1581, 3102, 3103, 3104, 3105, 40, 43, 1591, 1594, 1595,
    1596, 41, 42, 1592, 1593, 28, 31, 1573, 1576, 1577, 1578, 29, 30, 1574, 1575, 2954, 2957,
    2958, 2959, 2955, 2956, 3098, 3099, 3100, 3101, 36, 39, 1585, 1588, 1589, 1590, 37, 38,
    1586, 1587, 2226, 2229, 2230, 2231, 2232, 2233, 2234, 2235, 2227, 2228, 3965, 1782, 4241,
    4244, 2054, 2057, 4242, 4243, 2055, 2056, 4106, 4109, 1923, 1926, 4107, 4108, 1924, 1925,
    2688, 2691, 2692, 2693, 2694, 2695, 2696, 2697, 2689, 2690, 3155, 3158, 3159, 3160, 3156,
    3157, 88, 91, 1665, 1668, 1669, 1670, 89, 90, 1666, 1667, 3010, 3013, 3014, 3015, 3011,
    3012, 2528, 2531, 2532, 2533, 2534, 2535, 2536, 2537, 2529, 2530, 2718, 2719, 2720, 2721,
    3008, 4239, 2722, 2723, 2724, 2725, 3009, 4043, 1860, 4337, 4338, 4339, 4340, 4277, 4278,
    4279, 4280, 4313, 4314, 4315, 4316, 4293, 4294, 4295, 4296, 4329, 4330, 4331, 4332, 4333,
    4334, 4335, 4336, 174, 175, 4285, 4286, 4287, 4288, 4289, 4290, 4291, 4292, 4265, 4266,
    4267, 4268, 4269, 4270, 4271, 4272, 4305, 4306, 4307, 4308, 4309, 4310, 4311, 4312, 4297,
    4298, 4299, 4300, 4401, 4402, 4403, 4404, 4321, 4322, 4323, 4324, 4409, 4410, 4411, 4412,
    4301, 4302, 4303, 4304, 4397, 4398, 4399, 4400, 4325, 4326, 4327, 4328, 4405, 4406, 4407,
    4408, 4341, 4342, 4343, 4344, 4273, 4274, 4275, 4276, 4281, 4282, 4283, 4284, 4317, 4318,
    4319, 4320, 2488, 2489, 2490, 2491, 2492, 2493, 2494, 2495, 4169, 4172, 1986, 1989, 4170,
    4171, 1987, 1988, 4076, 4079, 1893, 1896, 4077, 4078, 1894, 1895, 4088, 4089, 1905, 1906,
    4080, 4083, 1897, 1900, 4081, 4082, 1898, 1899, 3970, 1787, 3146, 4209, 4212, 2026, 2029,
    4210, 4211, 2027, 2028, 4060, 4063, 1877, 1880, 4061, 4062, 1878, 1879, 4039, 4040, 1856,
    1857, 4177, 4180, 1994, 1997, 4178, 4179, 1995, 1996, 4084, 4087, 1901, 1904, 4085, 4086,
    1902, 1903, 4090, 4091, 1907, 1908, 2874, 2875, 2872, 2873, 2878, 2879, 2876, 2877, 2882,
    2883, 2880, 2881, 2886, 2887, 2884, 2885, 2890, 2891, 2888, 2889, 2306, 2309, 2310, 2311,
    2312, 2313, 2314, 2315, 2307, 2308, 2316, 2319, 2320, 2321, 2322, 2323, 2324, 2325, 2317,
    2318, 2326, 2329, 2330, 2331, 2332, 2333, 2334, 2335, 2327, 2328, 2296, 2299, 2300, 2301,
    2302, 2303, 2304, 2305, 2297, 2298, 4225, 4228, 2042, 2045, 4226, 4227, 2043, 2044, 4217,
    4220, 2034, 2037, 4218, 4219, 2035, 2036, 4098, 4101, 1915, 1918, 4099, 4100, 1916, 1917,
    4173, 4176, 1990, 1993, 4174, 4175, 1991, 1992, 4092, 4095, 1909, 1912, 4093, 4094, 1910,
    1911, 4096, 4097, 1913, 1914, 106, 109, 1692, 1695, 1696, 1697, 107, 108, 1693, 1694,
    2930, 2933, 2934, 2935, 2931, 2932, 150, 153, 1752, 1755, 1756, 1757, 151, 152, 1753,
    1754, 10, 13, 1545, 1548, 1549, 1550, 11, 12, 1546, 1547, 3002, 3005, 3006, 3007, 3003,
    3004, 3082, 3085, 3086, 3087, 3083, 3084, 2948, 2951, 2952, 2953, 2949, 2950, 118, 121,
    1710, 1713, 1714, 1715, 119, 120, 1711, 1712, 110, 113, 1698, 1701, 1702, 1703, 111, 112,
    1699, 1700, 2936, 2939, 2940, 2941, 2937, 2938, 154, 157, 1758, 1761, 1762, 1763, 155,
    156, 1759, 1760, 14, 17, 1551, 1554, 1555, 1556, 15, 16, 1552, 1553, 122, 125, 1716,
    1719, 1720, 1721, 123, 124, 1717, 1718, 4238, 4237, 4240, 4497, 4496, 4495, 4504, 4503,
    4494, 4502, 4501, 4499, 4498, 4500, 3110, 3111, 3112, 3113, 4205, 4208, 2022, 2025, 4206,
    4207, 2023, 2024, 4052, 4055, 1869, 1872, 4053, 4054, 1870, 1871, 4035, 4036, 1852, 1853,
    4486, 4485, 4484, 4492, 4491, 4483, 4490, 4489, 4488, 4487, 4493, 3147, 3148, 2538, 2541,
    2542, 2543, 2544, 2545, 2546, 2547, 2539, 2540, 96, 99, 1677, 1680, 1681, 1682, 97, 98,
    1678, 1679, 2508, 2511, 2512, 2513, 2514, 2515, 2516, 2517, 2509, 2510, 3161, 3164, 3165,
    3166, 3162, 3163, 92, 95, 1671, 1674, 1675, 1676, 93, 94, 1672, 1673,
];
/// Numbers of mnemonics, by their hash.
pub static INDEX: [u16; 4096] = [
    65535, 65535, 65535, 65535, 1007, 65535, 986, 800, 65535, 65535, 783, 65535, 65535, 883,
    65535, 65535, 65535, 65535, 65535, 65535, 1378, 65535, 65535, 65535, 1115, 65535, 65535,
    65535, 11, 1527, 1204, 529, 65535, 65535, 65535, 65535, 319, 65535, 65535, 1043, 415,
    65535, 65535, 65535, 1557, 316, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 44,
    65535, 65535, 65535, 65535, 135, 65535, 1498, 65535, 65535, 65535, 362, 65535, 65535,
    65535, 65535, 873, 65535, 65535, 65535, 1105, 1585, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 163, 65535, 180, 65535, 102, 933, 65535, 65535, 65535, 65535, 554, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 388, 65535, 65535, 65535, 65535, 65535, 792,
    65535, 65535, 15, 689, 635, 830, 465, 479, 520, 936, 931, 1435, 65535, 65535, 850, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1143, 65535, 65535, 65535, 65535, 65535, 65535, 121, 65535, 185, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 738, 65535, 269, 256, 1358, 1577, 65535, 414,
    317, 379, 550, 1353, 113, 1444, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    739, 65535, 65535, 65535, 66, 65535, 1403, 65535, 65535, 65535, 65535, 580, 65535, 1189,
    65535, 65535, 65535, 530, 103, 65535, 7, 492, 65535, 65535, 65535, 65535, 932, 65535,
    65535, 620, 65535, 65535, 65535, 980, 229, 65535, 1095, 65535, 255, 1458, 65535, 509,
    789, 65535, 65535, 65535, 65535, 65535, 814, 65535, 65535, 65535, 1158, 28, 1539, 65535,
    501, 1521, 65535, 65535, 65535, 97, 65535, 1221, 1474, 65535, 65535, 1148, 65535, 1264,
    65535, 303, 276, 324, 65535, 65535, 65535, 65535, 77, 1246, 65535, 65535, 65535, 802,
    1000, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1422,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 761, 1240, 65535, 65535,
    65535, 65535, 712, 107, 65535, 65535, 574, 746, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 195, 835, 1117, 1262, 1363, 1057, 65535, 65535, 65535, 65535, 65535, 1544, 65535,
    1596, 167, 65535, 749, 65535, 1011, 358, 1531, 65535, 857, 1132, 375, 1450, 613, 458,
    65535, 65535, 65535, 65535, 1423, 65535, 65535, 65535, 65535, 65535, 891, 65535, 1494,
    1167, 1558, 65535, 65535, 844, 65535, 1576, 65535, 65535, 65535, 65535, 65535, 575,
    65535, 693, 65535, 65535, 65535, 65535, 65535, 65535, 1154, 65535, 65535, 65535, 786,
    65535, 65535, 65535, 470, 1288, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 42, 65535, 65535, 560, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 183,
    65535, 859, 65535, 65535, 734, 65535, 65535, 65535, 65535, 202, 1233, 1513, 350, 615,
    65535, 177, 422, 1283, 65535, 65535, 65535, 65535, 65535, 250, 1209, 65535, 65535, 65535,
    65535, 65535, 65535, 848, 65535, 65535, 838, 65535, 65535, 640, 65535, 404, 1142, 1330,
    65535, 65535, 65535, 65535, 252, 703, 461, 958, 65535, 65535, 65535, 193, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 323, 65535, 65535, 65535, 383,
    1274, 576, 763, 65535, 65535, 65535, 65535, 1250, 1276, 65535, 65535, 65535, 65535,
    65535, 65535, 785, 65535, 65535, 65535, 1219, 209, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1024, 65535, 65535, 1493, 582, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1500, 65535, 65535, 65535, 1094, 1446, 65535, 216, 112, 945,
    65535, 1368, 65535, 1616, 486, 668, 65535, 65535, 65535, 1177, 65535, 65535, 65535,
    65535, 949, 463, 65535, 65535, 65535, 65535, 551, 774, 1604, 65535, 65535, 1149, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1536, 718, 720, 65535, 78, 246, 1195,
    690, 1241, 65535, 1320, 65535, 69, 65535, 65535, 1038, 65535, 65535, 65535, 65535, 65535,
    1286, 65535, 65535, 101, 36, 65535, 91, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 436, 65535, 65535, 605, 747, 65535, 407, 65535, 65535, 871, 65535, 65535,
    65535, 65535, 65535, 65535, 47, 65535, 65535, 65535, 65535, 65535, 65535, 1623, 65535,
    65535, 65535, 65535, 1325, 65535, 65535, 890, 65535, 65535, 65535, 65535, 65535, 65535,
    305, 65535, 65535, 65535, 65535, 65535, 1028, 542, 65535, 65535, 65535, 65535, 282,
    65535, 65535, 65535, 977, 72, 65535, 65535, 911, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 544, 65535, 332, 651, 65535, 65535, 65535, 1155, 1346, 340, 65535,
    23, 65535, 65535, 151, 65535, 1181, 65535, 65535, 65535, 8, 65535, 855, 65535, 65535,
    65535, 65535, 459, 65535, 65535, 488, 351, 65535, 120, 65535, 442, 65535, 1056, 65535,
    598, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 50, 1025, 65535, 54, 304,
    387, 1428, 65535, 657, 65535, 65535, 418, 665, 1144, 694, 427, 1237, 1467, 65535, 1307,
    65535, 65535, 1597, 65535, 65535, 572, 65535, 507, 591, 65535, 65535, 730, 65535, 65535,
    65535, 708, 65535, 65535, 380, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1291,
    65535, 65535, 65535, 96, 595, 813, 125, 286, 206, 522, 349, 700, 878, 1364, 1499, 333,
    65535, 858, 614, 1251, 1299, 65535, 65535, 65535, 65535, 65535, 1017, 65535, 65535,
    65535, 65535, 65535, 1424, 65535, 65535, 65535, 652, 1247, 65535, 65535, 454, 1096,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1404, 1519, 65535, 65535, 490, 1556,
    152, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1034, 1163, 1367, 1222,
    65535, 65535, 65535, 65535, 401, 249, 65535, 992, 1479, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 801, 65535, 315, 65535, 611, 65535, 65535,
    1396, 65535, 65535, 65535, 65535, 65535, 65535, 760, 65535, 1200, 65535, 37, 127, 65535,
    65535, 466, 842, 65535, 1089, 65535, 65535, 484, 1343, 65535, 65535, 1014, 1465, 65535,
    65535, 65535, 65535, 65535, 65535, 778, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 704, 1053, 776, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    728, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 504, 1620, 65535,
    1060, 717, 338, 998, 65535, 65535, 65535, 1357, 65535, 1542, 65535, 65535, 65535, 65535,
    65535, 1575, 65535, 65535, 65535, 1275, 360, 934, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 559, 65535, 65535, 65535, 41, 1119, 49, 983, 752, 1255, 65535, 300,
    556, 947, 1021, 65535, 65535, 65535, 65535, 65535, 65535, 82, 1266, 1211, 65535, 65535,
    260, 65535, 328, 65535, 65535, 65535, 65535, 313, 642, 65535, 643, 65535, 65535, 65535,
    65535, 51, 65535, 65535, 65535, 199, 176, 1062, 1280, 900, 1505, 65535, 65535, 65535,
    65535, 1210, 65535, 65535, 65535, 1475, 65535, 874, 571, 175, 65535, 268, 65535, 65535,
    592, 65535, 65535, 853, 65535, 675, 1489, 1138, 65535, 65535, 65535, 65535, 230, 65535,
    432, 65535, 65535, 65535, 65535, 65535, 65535, 1074, 604, 1324, 298, 994, 1409, 1471,
    65535, 65535, 65535, 134, 481, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 921, 132, 162, 133, 780,
    495, 1067, 1123, 1259, 65535, 65535, 1410, 65535, 65535, 65535, 65535, 68, 65535, 65535,
    65535, 65535, 65535, 65535, 629, 1110, 65535, 993, 65535, 537, 1277, 65535, 935, 1429,
    65535, 912, 65535, 65535, 1492, 641, 65535, 65535, 126, 65535, 65535, 987, 65535, 65535,
    65535, 65535, 1421, 198, 65535, 65535, 65535, 80, 248, 65535, 65535, 1050, 65535, 65535,
    65535, 655, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1341, 104, 740, 65535, 65535, 1461, 543, 65535, 65535, 865, 65535, 280, 540, 659,
    1438, 1502, 65535, 65535, 65535, 658, 65535, 65535, 254, 901, 841, 1618, 743, 1088,
    65535, 65535, 65535, 502, 65535, 1466, 65535, 65535, 233, 65535, 65535, 65535, 65535,
    65535, 65535, 506, 423, 65535, 552, 1401, 65535, 52, 65535, 65535, 65535, 558, 65535,
    1228, 65535, 65535, 65535, 617, 65535, 412, 1464, 65535, 65535, 65535, 65535, 1013,
    65535, 563, 1202, 1613, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 223, 673, 65535,
    65535, 65535, 170, 65535, 399, 65535, 1348, 1609, 65535, 65535, 65535, 65535, 65535,
    1334, 955, 805, 646, 950, 65535, 65535, 322, 65535, 65535, 1015, 65535, 65535, 65535,
    757, 106, 1118, 259, 65535, 65535, 65535, 821, 65535, 65535, 753, 1440, 65535, 65535,
    65535, 65535, 65535, 686, 65535, 65535, 65535, 65535, 65535, 65535, 663, 123, 919, 1390,
    65535, 65535, 65535, 475, 65535, 65535, 65535, 226, 20, 22, 565, 566, 892, 1100, 149,
    927, 65535, 65535, 65535, 65535, 877, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 75, 951, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 158, 723, 65535, 40, 359, 65535, 1490, 1009, 1448, 65535,
    65535, 1238, 65535, 65535, 65535, 65535, 65535, 1287, 65535, 65535, 100, 1134, 65535,
    65535, 65535, 1051, 839, 65535, 1554, 65535, 145, 943, 1173, 275, 661, 65535, 65535,
    1394, 65535, 65535, 65535, 385, 65535, 65535, 65535, 65535, 65535, 1066, 1187, 65535,
    65535, 477, 406, 65535, 65535, 65535, 1351, 437, 991, 1078, 65535, 368, 1191, 1375, 1549,
    1563, 65535, 65535, 65535, 512, 631, 1526, 65535, 65535, 65535, 65535, 65535, 766, 65535,
    1295, 65535, 65535, 527, 1085, 1153, 65535, 310, 65535, 937, 65535, 65535, 795, 84,
    65535, 65535, 65535, 65535, 769, 65535, 65535, 203, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 606, 849, 65535, 65535, 1201, 65535, 1269, 65535, 65535, 320,
    65535, 65535, 65535, 65535, 1606, 65535, 1599, 65535, 65535, 1503, 65535, 966, 562, 1086,
    65535, 161, 1373, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1147, 65535, 65535,
    65535, 65535, 829, 65535, 476, 65535, 65535, 65535, 65535, 115, 65535, 65535, 1072,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 546, 65535, 65535, 79, 65535,
    65535, 65535, 688, 1314, 65535, 65535, 65535, 65535, 171, 65535, 1389, 65535, 65535,
    65535, 65535, 534, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 979, 65535,
    922, 65535, 65535, 65535, 1040, 1162, 1419, 65535, 599, 845, 65535, 751, 65535, 1384,
    65535, 65535, 1323, 754, 456, 1374, 65535, 660, 435, 710, 1303, 65535, 756, 1022, 65535,
    1206, 1104, 65535, 1381, 1611, 65535, 65535, 65535, 65535, 65535, 621, 65535, 65535,
    1102, 65535, 942, 1570, 136, 65535, 1605, 65535, 65535, 348, 244, 352, 1457, 65535, 1322,
    65535, 65535, 65535, 212, 65535, 1452, 715, 996, 1360, 1420, 1481, 1001, 65535, 65535,
    61, 65535, 65535, 65535, 65535, 676, 957, 65535, 65535, 771, 759, 65535, 1393, 65535,
    433, 365, 1371, 65535, 65535, 899, 1592, 65535, 65535, 799, 403, 1230, 65535, 65535,
    1566, 65535, 65535, 232, 1185, 868, 65535, 1312, 1449, 65535, 267, 862, 721, 725, 65535,
    974, 65535, 65535, 65535, 87, 439, 622, 1004, 1125, 1006, 1133, 65535, 65535, 65535,
    65535, 10, 445, 1168, 1546, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1217,
    65535, 65535, 65535, 65535, 65535, 691, 953, 65535, 65535, 1617, 65535, 65535, 65535,
    910, 105, 1261, 65535, 65535, 65535, 65535, 569, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 822, 65535, 421, 346, 363, 65535, 65535, 1607, 1092,
    820, 65535, 1175, 65535, 65535, 65535, 65535, 221, 1418, 65535, 65535, 930, 724, 895,
    1234, 972, 65535, 65535, 65535, 65535, 1507, 391, 65535, 65535, 65535, 65535, 356, 65535,
    1329, 803, 1244, 65535, 65535, 1193, 65535, 65535, 65535, 65535, 65535, 1594, 65535,
    65535, 65535, 518, 266, 499, 65535, 65535, 1055, 768, 969, 679, 65535, 65535, 1302,
    65535, 65535, 65535, 65535, 178, 65535, 46, 65535, 711, 1235, 1415, 65535, 65535, 1281,
    65535, 65535, 1079, 65535, 65535, 65535, 65535, 65535, 65535, 1116, 65535, 584, 65535,
    1508, 301, 1598, 870, 1567, 65535, 1254, 65535, 474, 65535, 65535, 65535, 1518, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 583, 155, 398, 1032, 1520, 65535, 1560, 65535,
    65535, 43, 567, 1442, 65535, 65535, 1296, 65535, 65535, 965, 65535, 65535, 579, 618,
    65535, 65535, 164, 65535, 1584, 65535, 65535, 95, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1472, 65535, 828, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 875, 261, 65535, 65535, 65535, 793, 65535, 65535,
    1510, 65535, 65535, 65535, 65535, 65535, 65535, 1456, 65535, 1548, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 441, 906, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 523, 65535, 192, 1530, 65535, 525, 1029, 65535, 1306, 65535, 1496, 65535, 65535,
    208, 1628, 190, 191, 65535, 65535, 65535, 309, 65535, 65535, 65535, 1215, 1583, 154,
    1041, 65535, 796, 869, 1350, 1252, 65535, 65535, 587, 1621, 1174, 65535, 65535, 65535,
    65535, 65535, 65535, 438, 1063, 1439, 1619, 1124, 547, 65535, 65535, 519, 65535, 116,
    417, 65535, 392, 478, 978, 99, 1112, 65535, 65535, 65535, 65535, 564, 881, 1192, 603,
    65535, 65535, 674, 733, 455, 1044, 65535, 65535, 65535, 1459, 65535, 65535, 65535, 894,
    1106, 65535, 98, 32, 65535, 65535, 1504, 65535, 65535, 856, 914, 596, 917, 88, 306, 798,
    1052, 1253, 1294, 653, 1220, 416, 65535, 498, 1091, 1588, 65535, 65535, 65535, 65535,
    1338, 65535, 1417, 65535, 65535, 65535, 1069, 60, 1071, 508, 1477, 916, 65535, 65535,
    65535, 65535, 408, 325, 1581, 1279, 65535, 65535, 65535, 65535, 65535, 18, 1058, 65535,
    65535, 65535, 65535, 65535, 762, 65535, 1309, 1509, 65535, 337, 654, 907, 1179, 1342,
    65535, 65535, 65535, 65535, 264, 65535, 1301, 65535, 65535, 65535, 1359, 65535, 65535,
    65535, 217, 988, 94, 287, 157, 302, 879, 1077, 1140, 1412, 1525, 687, 65535, 1197, 65535,
    65535, 172, 736, 1626, 65535, 65535, 65535, 65535, 65535, 65535, 745, 65535, 65535, 168,
    65535, 65535, 1070, 65535, 65535, 65535, 65535, 65535, 65535, 1305, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1559, 65535, 65535, 65535, 698, 65535, 692, 65535, 65535,
    65535, 1366, 1591, 144, 65535, 909, 787, 1535, 65535, 1207, 237, 1376, 65535, 65535, 30,
    65535, 65535, 65535, 65535, 790, 903, 1407, 65535, 65535, 65535, 65535, 1073, 166, 283,
    376, 344, 86, 1304, 147, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    386, 940, 65535, 353, 880, 1627, 810, 1483, 65535, 1511, 65535, 65535, 65535, 959, 1026,
    1208, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 45, 804, 153, 370, 65535, 847,
    65535, 426, 434, 65535, 265, 1061, 65535, 65535, 395, 777, 999, 1186, 65535, 521, 65535,
    65535, 1272, 1433, 65535, 65535, 678, 65535, 65535, 1082, 65535, 65535, 65535, 1020, 236,
    1003, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1114,
    705, 65535, 65535, 65535, 65535, 65535, 1226, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 139, 65535, 65535, 65535, 1529, 65535, 65535, 1108, 1569, 65535,
    65535, 65535, 1515, 65535, 65535, 451, 65535, 65535, 65535, 65535, 981, 65535, 65535,
    65535, 65535, 65535, 944, 65535, 65535, 480, 329, 1093, 489, 638, 65535, 65535, 65535,
    65535, 612, 222, 65535, 460, 1383, 548, 65535, 65535, 65535, 65535, 1031, 908, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 837, 262, 377, 925, 1278, 1345, 1242, 65535,
    55, 528, 915, 2, 314, 1454, 1478, 1308, 854, 65535, 65535, 65535, 160, 138, 616, 65535,
    65535, 65535, 247, 65535, 93, 65535, 65535, 251, 1224, 1436, 1090, 65535, 65535, 339,
    65535, 65535, 65535, 1339, 65535, 65535, 65535, 297, 65535, 65535, 872, 65535, 65535,
    682, 1392, 65535, 65535, 65535, 65535, 1139, 782, 884, 985, 1469, 1402, 1411, 335, 65535,
    65535, 65535, 65535, 65535, 65535, 1170, 65535, 65535, 65535, 65535, 65535, 510, 65535,
    65535, 971, 1382, 213, 609, 716, 65535, 65535, 764, 1600, 1098, 65535, 65535, 65535,
    65535, 65535, 65535, 882, 65535, 65535, 65535, 65535, 1385, 65535, 513, 65535, 65535, 31,
    834, 65535, 59, 65535, 65535, 130, 1365, 65535, 65535, 1128, 65535, 1398, 65535, 65535,
    65535, 929, 65535, 65535, 65535, 541, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 243, 65535, 354, 1317, 65535, 65535, 65535, 65535, 893, 390, 65535, 65535,
    1010, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1532, 65535, 65535, 1081,
    65535, 684, 65535, 65535, 65535, 270, 108, 65535, 65535, 696, 1068, 731, 65535, 65535,
    65535, 65535, 964, 207, 409, 65535, 65535, 65535, 65535, 65535, 187, 816, 65535, 65535,
    1216, 65535, 65535, 65535, 1624, 680, 263, 343, 1016, 33, 505, 923, 1333, 1076, 1522,
    65535, 1408, 65535, 65535, 65535, 1445, 65535, 12, 624, 65535, 65535, 65535, 65535, 1059,
    65535, 231, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 444, 496, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    425, 65535, 65535, 1120, 65535, 984, 1331, 65535, 65535, 1562, 65535, 714, 65535, 65535,
    65535, 65535, 19, 65535, 65535, 65535, 65535, 788, 1164, 65535, 65535, 65535, 89, 65535,
    65535, 65535, 65535, 65535, 253, 975, 1361, 65535, 65535, 65535, 65535, 1533, 65535,
    65535, 65535, 65535, 366, 1030, 3, 65535, 65535, 898, 65535, 1395, 65535, 65535, 1512,
    597, 188, 699, 65535, 65535, 487, 808, 1199, 65535, 65535, 65535, 396, 65535, 65535,
    65535, 1397, 65535, 372, 281, 647, 1039, 1180, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 662, 779, 1437, 65535, 65535, 65535, 1037, 218, 1141, 65535, 65535, 1273, 650,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1198, 65535, 65535, 65535, 65535, 308,
    961, 65535, 500, 65535, 342, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1506, 473, 589, 65535, 1451, 561, 65535, 65535, 65535, 65535, 65535, 274, 65535, 65535,
    65535, 65535, 65535, 468, 65535, 65535, 1097, 65535, 65535, 1166, 65535, 182, 65535,
    65535, 56, 1427, 1571, 65535, 65535, 65535, 1265, 1083, 634, 1151, 393, 807, 483, 65535,
    65535, 65535, 181, 65535, 65535, 1127, 1534, 1399, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1159, 467, 913, 65535, 65535, 65535, 65535, 65535, 1355, 65535,
    65535, 472, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1460, 65535, 65535,
    65535, 65535, 65535, 1344, 1232, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 273, 1145, 400, 65535, 65535, 65535, 65535, 65535, 65535, 17, 65535, 65535,
    65535, 65535, 34, 649, 65535, 296, 1075, 65535, 128, 65535, 65535, 65535, 1470, 65535,
    928, 71, 570, 1540, 65535, 65535, 65535, 65535, 65535, 681, 65535, 65535, 65535, 65535,
    1388, 65535, 610, 1282, 65535, 65535, 5, 65535, 531, 1495, 1538, 65535, 65535, 1514,
    65535, 361, 173, 1131, 65535, 65535, 1160, 65535, 65535, 784, 65535, 65535, 65535, 65535,
    65535, 65535, 832, 1169, 184, 65535, 648, 63, 702, 1054, 288, 1430, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1561, 65535, 65535, 1553, 65535, 65535, 65535, 1447,
    65535, 65535, 65535, 557, 65535, 1612, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1263, 65535, 639, 277, 65535, 65535, 65535, 65535, 114, 503, 65535, 65535, 773, 1267,
    65535, 65535, 431, 65535, 65535, 65535, 1537, 65535, 65535, 1370, 65535, 602, 1380, 744,
    201, 1517, 1065, 1578, 65535, 65535, 65535, 1463, 292, 239, 990, 517, 1225, 1337, 1231,
    637, 963, 65535, 117, 65535, 65535, 65535, 65535, 65535, 1310, 65535, 65535, 65535,
    65535, 65535, 65535, 397, 452, 586, 65535, 65535, 92, 536, 1135, 946, 889, 65535, 65535,
    65535, 1487, 65535, 411, 13, 941, 1432, 65535, 65535, 65535, 65535, 553, 336, 65535,
    65535, 65535, 214, 330, 65535, 129, 65535, 65535, 413, 1099, 809, 65535, 65535, 65535,
    65535, 65535, 1608, 318, 65535, 549, 65535, 1406, 65535, 210, 65535, 781, 1441, 21, 732,
    885, 65535, 65535, 65535, 65535, 989, 65535, 65535, 65535, 815, 65535, 65535, 976, 65535,
    1084, 1152, 1482, 65535, 65535, 1590, 65535, 65535, 65535, 1580, 65535, 65535, 471, 1356,
    1268, 65535, 864, 65535, 204, 1182, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 462, 1101, 65535, 1354, 65535, 65535, 65535, 65535, 1284, 65535, 1150, 1362,
    65535, 327, 65535, 65535, 1377, 65535, 65535, 65535, 65535, 1258, 1524, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 600, 1146, 371, 65535, 65535,
    142, 516, 775, 897, 65535, 65535, 131, 65535, 65535, 670, 886, 65535, 1239, 65535, 1602,
    65535, 65535, 65535, 65535, 65535, 245, 65535, 1488, 39, 384, 64, 65535, 65535, 1315,
    65535, 1292, 65535, 235, 1172, 65535, 1387, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 430, 65535, 65535, 65535, 65535, 65535, 65535, 1300, 65535, 1130, 65535, 65535,
    1161, 65535, 65535, 65535, 1352, 65535, 545, 65535, 1190, 331, 539, 1425, 1551, 1248,
    457, 65535, 65535, 65535, 65535, 420, 65535, 65535, 608, 65535, 65535, 633, 65535, 65535,
    65535, 1601, 65535, 968, 65535, 65535, 735, 65535, 65535, 1156, 995, 65535, 65535, 65535,
    1579, 741, 770, 291, 65535, 1018, 825, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    211, 719, 819, 973, 1543, 1550, 65535, 666, 1316, 636, 109, 65535, 65535, 65535, 65535,
    279, 861, 1369, 186, 357, 65535, 65535, 65535, 258, 1064, 65535, 65535, 65535, 321,
    65535, 65535, 65535, 585, 846, 122, 272, 65535, 65535, 1035, 65535, 65535, 65535, 65535,
    241, 1622, 65535, 65535, 65535, 65535, 74, 625, 722, 65535, 65535, 65535, 65535, 373, 85,
    65535, 65535, 179, 806, 1126, 65535, 887, 65535, 65535, 65535, 1431, 818, 65535, 1256,
    65535, 65535, 65535, 727, 65535, 205, 65535, 65535, 65535, 65535, 65535, 1347, 65535,
    65535, 1045, 65535, 374, 389, 83, 491, 65535, 65535, 65535, 65535, 1574, 65535, 65535,
    65535, 156, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 453, 65535, 65535,
    65535, 65535, 119, 1019, 65535, 65535, 1205, 284, 1002, 1257, 65535, 65535, 65535, 312,
    469, 493, 831, 1589, 65535, 53, 65535, 65535, 1212, 896, 111, 863, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 289, 65535, 526, 65535, 1453, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 628, 65535, 446, 1289, 1501, 667, 65535, 65535,
    65535, 65535, 1476, 65535, 65535, 35, 65535, 1327, 1586, 65535, 65535, 1587, 402, 1615,
    1298, 65535, 65535, 573, 65535, 630, 1049, 1565, 967, 65535, 482, 1184, 65535, 65535,
    65535, 65535, 65535, 65535, 48, 65535, 737, 1321, 65535, 1270, 65535, 65535, 627, 65535,
    65535, 1547, 65535, 707, 1319, 65535, 65535, 65535, 65535, 65535, 65535, 755, 38, 1087,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 594, 65535, 378,
    827, 701, 1249, 428, 65535, 143, 76, 843, 65535, 750, 65535, 90, 1405, 65535, 65535,
    65535, 1109, 1552, 65535, 65535, 65535, 904, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 364, 65535, 65535, 382, 1027, 65535, 65535, 524, 65535, 65535, 1555,
    65535, 219, 341, 568, 920, 381, 464, 1400, 118, 65535, 656, 65535, 65535, 578, 65535,
    65535, 65535, 632, 65535, 295, 65535, 65535, 1336, 65535, 65535, 65535, 65535, 65535,
    65535, 902, 65535, 65535, 65535, 65535, 860, 65535, 65535, 65535, 65535, 65535, 823,
    65535, 918, 240, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1335, 65535, 65535,
    65535, 514, 0, 1137, 1236, 1416, 65535, 772, 65535, 65535, 65535, 65535, 65535, 1349,
    65535, 26, 65535, 65535, 65535, 65535, 866, 299, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 140, 65535, 65535, 294, 65535, 65535, 65535, 65535, 65535, 65535,
    1379, 1203, 485, 65535, 65535, 65535, 65535, 65535, 137, 1122, 65535, 65535, 65535, 833,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1426,
    956, 65535, 65535, 65535, 65535, 65535, 58, 62, 1516, 307, 1523, 65535, 65535, 16, 110,
    1473, 65535, 65535, 1183, 1443, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    197, 450, 867, 65535, 1243, 65535, 165, 65535, 65535, 65535, 65535, 1332, 65535, 65535,
    65535, 65, 65535, 65535, 840, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    926, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 9, 905, 511, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 607,
    962, 65535, 1046, 1214, 1582, 65535, 65535, 65535, 797, 65535, 65535, 65535, 65535, 189,
    494, 146, 626, 664, 706, 952, 672, 65535, 65535, 65535, 65535, 65535, 888, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 817, 65535, 65535, 65535, 1113, 65535, 65535, 29,
    65535, 65535, 65535, 65535, 227, 695, 1326, 65535, 224, 1, 826, 1111, 748, 1188, 1340,
    1414, 65535, 65535, 65535, 65535, 588, 1107, 65535, 939, 1564, 65535, 65535, 65535, 954,
    65535, 997, 65535, 65535, 65535, 65535, 326, 65535, 65535, 1293, 644, 765, 581, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 538, 65535, 65535, 65535, 794, 65535, 65535,
    65535, 65535, 65535, 65535, 619, 70, 1595, 65535, 169, 65535, 65535, 65535, 65535, 65535,
    355, 758, 970, 1033, 65535, 65535, 57, 65535, 81, 200, 311, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1042, 1178, 159, 65535, 65535, 824, 141, 1171, 65535, 65535, 440,
    65535, 1012, 924, 65535, 65535, 65535, 677, 65535, 938, 1271, 1136, 65535, 65535, 65535,
    65535, 65535, 729, 65535, 65535, 65535, 669, 1196, 196, 1290, 174, 1573, 65535, 65535,
    1023, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 533, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 593, 1260, 1545, 65535, 65535, 65535, 65535,
    65535, 65535, 1568, 1121, 410, 811, 65535, 65535, 65535, 405, 1614, 65535, 215, 65535,
    65535, 238, 1165, 65535, 228, 285, 367, 577, 532, 65535, 65535, 65535, 65535, 65535, 791,
    1480, 1497, 65535, 601, 812, 1213, 65535, 65535, 65535, 1103, 65535, 347, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 14, 65535, 225, 65535, 1047, 1462, 65535, 65535,
    65535, 150, 290, 345, 645, 148, 555, 948, 1434, 65535, 448, 65535, 767, 65535, 1285,
    65535, 65535, 65535, 65535, 65535, 1048, 65535, 65535, 65535, 851, 65535, 65535, 278,
    65535, 1297, 960, 65535, 982, 65535, 65535, 419, 1625, 1372, 65535, 836, 1313, 1485,
    65535, 65535, 65535, 709, 271, 726, 671, 1229, 1391, 65535, 65535, 65535, 65535, 334,
    65535, 1468, 194, 1311, 65535, 1491, 65535, 4, 623, 65535, 65535, 742, 65535, 1572,
    65535, 65535, 65535, 1227, 65535, 394, 65535, 65535, 1005, 1541, 293, 1080, 65535, 65535,
    429, 65535, 65535, 65535, 65535, 67, 65535, 65535, 242, 1008, 1218, 1386, 443, 497, 515,
    65535, 1413, 65535, 1328, 65535, 65535, 6, 590, 1129, 24, 447, 1610, 65535, 65535, 1603,
    65535, 65535, 73, 713, 1157, 65535, 1036, 65535, 65535, 852, 220, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 697, 65535, 65535, 1176, 1486, 27, 65535, 65535,
    65535, 65535, 449, 685, 424, 1484, 65535, 1455, 65535, 65535, 1318, 65535, 683, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1245, 65535, 65535, 65535, 1194,
    65535, 65535, 65535, 234, 1223, 1593, 369, 124, 25, 876, 257, 535, 1528, 65535, 65535,
    65535, 65535, 65535, 65535, 65535,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 8, 65535, 65535, 6, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 12, 65535, 65535, 2, 65535,
    65535, 65535, 4, 15, 65535, 65535, 65535, 11, 65535, 16, 65535, 65535, 14, 7, 65535,
    65535, 17, 65535, 65535, 13, 65535, 9, 65535, 10, 65535, 65535, 65535, 65535, 0, 65535,
    65535, 65535, 5, 3, 65535, 65535,
];
