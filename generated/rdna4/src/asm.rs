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
};
/// Registers with names.
pub static REGISTERS: [NamedRegister; 18] = [
    r(s(21936, 4), 126, 2),
    r(s(25, 7), 127, 1),
    r(s(18, 7), 126, 1),
    r(s(16, 2), 125, 1),
    r(s(12, 4), 124, 0),
    r(s(21940, 12), 237, 0),
    r(s(21952, 13), 238, 0),
    r(s(21965, 3), 253, 0),
    r(s(21968, 11), 235, 0),
    r(s(21979, 12), 236, 0),
    r(s(111, 16), 237, 0),
    r(s(127, 17), 238, 0),
    r(s(185, 7), 253, 0),
    r(s(80, 15), 235, 0),
    r(s(95, 16), 236, 0),
    r(s(21991, 3), 106, 2),
    r(s(6, 6), 107, 1),
    r(s(0, 6), 106, 1),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 7] = [
    (s(3495, 16), 4),
    (s(3511, 16), 6),
    (s(3527, 16), 9),
    (s(3480, 15), 0),
    (s(28247, 18), 32768),
    (s(28265, 18), 16384),
    (s(28283, 18), 8192),
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
pub static NARROW: [Narrow; 28] = [
    narrow(bits(41, 9), 11),
    narrow(bits(50, 9), 9),
    narrow(bits(32, 9), 12),
    narrow(bits(50, 9), 12),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 11),
    narrow(bits(50, 9), 11),
    narrow(bits(32, 9), 12),
    narrow(bits(50, 9), 11),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 11),
    narrow(bits(32, 9), 11),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(32, 9), 11),
    narrow(bits(41, 9), 11),
    narrow(bits(41, 9), 11),
    narrow(bits(55, 9), 11),
    narrow(bits(0, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 12),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 14),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 12),
];
/// Mnemonics and aliases, sorted.
pub static MNEMONICS: [u64; 1627] = [
    0x100010055ea11, // buffer_atomic_add
    0x1000000186b15, // buffer_atomic_add_f32
    0x1000100160915, // buffer_atomic_add_u32
    0x1000200173915, // buffer_atomic_add_u64
    0x100020055fb14, // buffer_atomic_add_x2
    0x1000300560f11, // buffer_atomic_and
    0x100030016a215, // buffer_atomic_and_b32
    0x100040017b715, // buffer_atomic_and_b64
    0x1000400562014, // buffer_atomic_and_x2
    0x1000500563415, // buffer_atomic_cmpswap
    0x100050015f019, // buffer_atomic_cmpswap_b32
    0x1000600172019, // buffer_atomic_cmpswap_b64
    0x1000600564918, // buffer_atomic_cmpswap_x2
    0x1000700181f1a, // buffer_atomic_cond_sub_u32
    0x1001a00566112, // buffer_atomic_csub
    0x1001a00567316, // buffer_atomic_csub_u32
    0x1000800568911, // buffer_atomic_dec
    0x100080016f515, // buffer_atomic_dec_u32
    0x1000900180a15, // buffer_atomic_dec_u64
    0x1000900569a14, // buffer_atomic_dec_x2
    0x1000e0056ae12, // buffer_atomic_fmax
    0x100130056c012, // buffer_atomic_fmin
    0x1000a0056d211, // buffer_atomic_inc
    0x1000a0016e015, // buffer_atomic_inc_u32
    0x1000b0017f515, // buffer_atomic_inc_u64
    0x1000b0056e314, // buffer_atomic_inc_x2
    0x1000e0056f715, // buffer_atomic_max_f32
    0x1000c00167815, // buffer_atomic_max_i32
    0x1000d00178d15, // buffer_atomic_max_i64
    0x1000e00185219, // buffer_atomic_max_num_f32
    0x1000f00168d15, // buffer_atomic_max_u32
    0x100100017a215, // buffer_atomic_max_u64
    0x1001300570c15, // buffer_atomic_min_f32
    0x1001100164e15, // buffer_atomic_min_i32
    0x1001200176315, // buffer_atomic_min_i64
    0x1001300183919, // buffer_atomic_min_num_f32
    0x1001400166315, // buffer_atomic_min_u32
    0x1001500177815, // buffer_atomic_min_u64
    0x1001600572110, // buffer_atomic_or
    0x100160016b714, // buffer_atomic_or_b32
    0x100170017cc14, // buffer_atomic_or_b64
    0x1001700573113, // buffer_atomic_or_x2
    0x1001800189819, // buffer_atomic_pk_add_bf16
    0x1001900188018, // buffer_atomic_pk_add_f16
    0x1000c00574412, // buffer_atomic_smax
    0x1000d00575615, // buffer_atomic_smax_x2
    0x1001100576b12, // buffer_atomic_smin
    0x1001200577d15, // buffer_atomic_smin_x2
    0x1001b00579211, // buffer_atomic_sub
    0x1001a0016331b, // buffer_atomic_sub_clamp_u32
    0x1001b00161e15, // buffer_atomic_sub_u32
    0x1001c00174e15, // buffer_atomic_sub_u64
    0x1001c0057a314, // buffer_atomic_sub_x2
    0x1001d0057b712, // buffer_atomic_swap
    0x1001d0015da16, // buffer_atomic_swap_b32
    0x1001e00170a16, // buffer_atomic_swap_b64
    0x1001e0057c915, // buffer_atomic_swap_x2
    0x1000f0057de12, // buffer_atomic_umax
    0x100100057f015, // buffer_atomic_umax_x2
    0x1001400580512, // buffer_atomic_umin
    0x1001500581715, // buffer_atomic_umin_x2
    0x1001f00582c11, // buffer_atomic_xor
    0x1001f0016cb15, // buffer_atomic_xor_b32
    0x100200017e015, // buffer_atomic_xor_b64
    0x1002000583d14, // buffer_atomic_xor_x2
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
    0x1002200585111, // buffer_load_dword
    0x1002300586213, // buffer_load_dwordx2
    0x1002400587513, // buffer_load_dwordx3
    0x1002100588813, // buffer_load_dwordx4
    0x1002b00589b1b, // buffer_load_format_d16_hi_x
    0x100260058b618, // buffer_load_format_d16_x
    0x100270058ce19, // buffer_load_format_d16_xy
    0x100280058e71a, // buffer_load_format_d16_xyz
    0x100290059011b, // buffer_load_format_d16_xyzw
    0x100300012a814, // buffer_load_format_x
    0x100310012bc15, // buffer_load_format_xy
    0x100320012d116, // buffer_load_format_xyz
    0x100330012e717, // buffer_load_format_xyzw
    0x100340014530f, // buffer_load_i16
    0x100350014360e, // buffer_load_i8
    0x1003500591c11, // buffer_load_sbyte
    0x1002e00592d15, // buffer_load_sbyte_d16
    0x1002c00594218, // buffer_load_sbyte_d16_hi
    0x1002500595a15, // buffer_load_short_d16
    0x1002a00596f18, // buffer_load_short_d16_hi
    0x1003400598712, // buffer_load_sshort
    0x100360014440f, // buffer_load_u16
    0x100370014280e, // buffer_load_u8
    0x1003700599911, // buffer_load_ubyte
    0x1002f0059aa15, // buffer_load_ubyte_d16
    0x1002d0059bf18, // buffer_load_ubyte_d16_hi
    0x100360059d712, // buffer_load_ushort
    0x100380014ee11, // buffer_store_b128
    0x100390014ae10, // buffer_store_b16
    0x1003a0014be10, // buffer_store_b32
    0x1003b0014ce10, // buffer_store_b64
    0x1003c00149f0f, // buffer_store_b8
    0x1003d0014de10, // buffer_store_b96
    0x1003c0059e911, // buffer_store_byte
    0x100430059fa18, // buffer_store_byte_d16_hi
    0x1003e0013be19, // buffer_store_d16_format_x
    0x1003f0013d71a, // buffer_store_d16_format_xy
    0x100400013f11b, // buffer_store_d16_format_xyz
    0x1004100140c1c, // buffer_store_d16_format_xyzw
    0x1004200158c17, // buffer_store_d16_hi_b16
    0x1004300157616, // buffer_store_d16_hi_b8
    0x100440015be1c, // buffer_store_d16_hi_format_x
    0x1003a005a1212, // buffer_store_dword
    0x1003b005a2414, // buffer_store_dwordx2
    0x1003d005a3814, // buffer_store_dwordx3
    0x10038005a4c14, // buffer_store_dwordx4
    0x10044005a601c, // buffer_store_format_d16_hi_x
    0x1003e005a7c19, // buffer_store_format_d16_x
    0x1003f005a951a, // buffer_store_format_d16_xy
    0x10040005aaf1b, // buffer_store_format_d16_xyz
    0x10041005aca1c, // buffer_store_format_d16_xyzw
    0x100450012fe15, // buffer_store_format_x
    0x1004600131316, // buffer_store_format_xy
    0x1004700132917, // buffer_store_format_xyz
    0x1004800134018, // buffer_store_format_xyzw
    0x10039005ae612, // buffer_store_short
    0x10042005af819, // buffer_store_short_d16_hi
    0x10151005b1113, // bvh64_intersect_ray
    0x10152005b2412, // bvh8_intersect_ray
    0x10153005b3616, // bvh_dual_intersect_ray
    0x10154005b4c11, // bvh_intersect_ray
    0x100490020350a, // ds_add_f32
    0x1004a0024750e, // ds_add_rtn_f32
    0x1004b0020560e, // ds_add_rtn_u32
    0x1004c0022ff0e, // ds_add_rtn_u64
    0x1004d001f390a, // ds_add_u32
    0x1004e0022170a, // ds_add_u64
    0x1004f001f940a, // ds_and_b32
    0x100500022720a, // ds_and_b64
    0x100510020d50e, // ds_and_rtn_b32
    0x1005200237e0e, // ds_and_rtn_b64
    0x1005300220e09, // ds_append
    0x100540025d30f, // ds_bpermute_b32
    0x100550025e212, // ds_bpermute_fi_b32
    0x1005600260d1f, // ds_bvh_stack_push4_pop1_rtn_b32
    0x1005700262c1f, // ds_bvh_stack_push8_pop1_rtn_b32
    0x1005800264b1f, // ds_bvh_stack_push8_pop2_rtn_b64
    0x10059005b5d0c, // ds_cmpst_b32
    0x1005a005b690c, // ds_cmpst_b64
    0x1005b005b7510, // ds_cmpst_rtn_b32
    0x1005c005b8510, // ds_cmpst_rtn_b64
    0x100590020040f, // ds_cmpstore_b32
    0x1005a0022d40f, // ds_cmpstore_b64
    0x1005b00215f13, // ds_cmpstore_rtn_b32
    0x1005c00240813, // ds_cmpstore_rtn_b64
    0x1005d00255613, // ds_cond_sub_rtn_u32
    0x1005e0024980f, // ds_cond_sub_u32
    0x1005f00248315, // ds_condxchg32_rtn_b64
    0x100600022040a, // ds_consume
    0x1006100208f0e, // ds_dec_rtn_u32
    0x100620023380e, // ds_dec_rtn_u64
    0x10063001f620a, // ds_dec_u32
    0x100640022400a, // ds_dec_u64
    0x100650026a60e, // ds_direct_load
    0x100660020810e, // ds_inc_rtn_u32
    0x1006700232a0e, // ds_inc_rtn_u64
    0x10068001f580a, // ds_inc_u32
    0x100690022360a, // ds_inc_u64
    0x1006a0021af11, // ds_load_2addr_b32
    0x1006b00244a11, // ds_load_2addr_b64
    0x1006c0021c01a, // ds_load_2addr_stride64_b32
    0x1006d00245b1a, // ds_load_2addr_stride64_b64
    0x1006e0025b312, // ds_load_addtid_b32
    0x1006f0026750c, // ds_load_b128
    0x100700021a40b, // ds_load_b32
    0x1007100243f0b, // ds_load_b64
    0x1007200266a0b, // ds_load_b96
    0x100730021ee0b, // ds_load_i16
    0x100740021da0a, // ds_load_i8
    0x100750025160e, // ds_load_i8_d16
    0x1007600252411, // ds_load_i8_d16_hi
    0x100770021f90b, // ds_load_u16
    0x100780025350f, // ds_load_u16_d16
    0x1007900254412, // ds_load_u16_d16_hi
    0x1007a0021e40a, // ds_load_u8
    0x1007b0024f70e, // ds_load_u8_d16
    0x1007c00250511, // ds_load_u8_d16_hi
    0x1007f005b950a, // ds_max_f32
    0x10080005b9f0a, // ds_max_f64
    0x1007d001f760a, // ds_max_i32
    0x1007e0022540a, // ds_max_i64
    0x1007f0020210e, // ds_max_num_f32
    0x100800022f10e, // ds_max_num_f64
    0x1008100218412, // ds_max_num_rtn_f32
    0x1008200242d12, // ds_max_num_rtn_f64
    0x10081005ba90e, // ds_max_rtn_f32
    0x10082005bb70e, // ds_max_rtn_f64
    0x100830020ab0e, // ds_max_rtn_i32
    0x100840023540e, // ds_max_rtn_i64
    0x100850020c70e, // ds_max_rtn_u32
    0x100860023700e, // ds_max_rtn_u64
    0x10087001f8a0a, // ds_max_u32
    0x100880022680a, // ds_max_u64
    0x1008b005bc50a, // ds_min_f32
    0x1008c005bcf0a, // ds_min_f64
    0x10089001f6c0a, // ds_min_i32
    0x1008a00224a0a, // ds_min_i64
    0x1008b0020130e, // ds_min_num_f32
    0x1008c0022e30e, // ds_min_num_f64
    0x1008d00217212, // ds_min_num_rtn_f32
    0x1008e00241b12, // ds_min_num_rtn_f64
    0x1008d005bd90e, // ds_min_rtn_f32
    0x1008e005be70e, // ds_min_rtn_f64
    0x1008f00209d0e, // ds_min_rtn_i32
    0x100900023460e, // ds_min_rtn_i64
    0x100910020b90e, // ds_min_rtn_u32
    0x100920023620e, // ds_min_rtn_u64
    0x10093001f800a, // ds_min_u32
    0x1009400225e0a, // ds_min_u64
    0x10095001fb10c, // ds_mskor_b32
    0x1009600228f0c, // ds_mskor_b64
    0x100970020fe10, // ds_mskor_rtn_b32
    0x100980023a710, // ds_mskor_rtn_b64
    0x1009900202f06, // ds_nop
    0x1009a001f9e09, // ds_or_b32
    0x1009b00227c09, // ds_or_b64
    0x1009c0020e30d, // ds_or_rtn_b32
    0x1009d00238c0d, // ds_or_rtn_b64
    0x1009e0026990d, // ds_param_load
    0x1009f0025c50e, // ds_permute_b32
    0x100a00024c40e, // ds_pk_add_bf16
    0x100a10024b70d, // ds_pk_add_f16
    0x100a200258e12, // ds_pk_add_rtn_bf16
    0x100a300257d11, // ds_pk_add_rtn_f16
    0x1006a005bf50c, // ds_read2_b32
    0x1006b005c010c, // ds_read2_b64
    0x1006c005c0d10, // ds_read2st64_b32
    0x1006d005c1d10, // ds_read2st64_b64
    0x1006e005c2d12, // ds_read_addtid_b32
    0x1006f005c3f0c, // ds_read_b128
    0x10070005c4b0b, // ds_read_b32
    0x10071005c560b, // ds_read_b64
    0x10072005c610b, // ds_read_b96
    0x10073005c6c0b, // ds_read_i16
    0x10074005c770a, // ds_read_i8
    0x10075005c810e, // ds_read_i8_d16
    0x10076005c8f11, // ds_read_i8_d16_hi
    0x10077005ca00b, // ds_read_u16
    0x10078005cab0f, // ds_read_u16_d16
    0x10079005cba12, // ds_read_u16_d16_hi
    0x1007a005ccc0a, // ds_read_u8
    0x1007b005cd60e, // ds_read_u8_d16
    0x1007c005ce411, // ds_read_u8_d16_hi
    0x100a40020720f, // ds_rsub_rtn_u32
    0x100a500231b0f, // ds_rsub_rtn_u64
    0x100a6001f4d0b, // ds_rsub_u32
    0x100a700222b0b, // ds_rsub_u64
    0x100a8001fd712, // ds_store_2addr_b32
    0x100a90022a712, // ds_store_2addr_b64
    0x100aa001fe91b, // ds_store_2addr_stride64_b32
    0x100ab0022b91b, // ds_store_2addr_stride64_b64
    0x100ac0025a013, // ds_store_addtid_b32
    0x100ad0026000d, // ds_store_b128
    0x100ae00204a0c, // ds_store_b16
    0x100af0024e413, // ds_store_b16_d16_hi
    0x100b0001fbd0c, // ds_store_b32
    0x100b100229b0c, // ds_store_b64
    0x100b200203f0b, // ds_store_b8
    0x100b30024d212, // ds_store_b8_d16_hi
    0x100b40025f40c, // ds_store_b96
    0x100b50021221a, // ds_storexchg_2addr_rtn_b32
    0x100b60023cb1a, // ds_storexchg_2addr_rtn_b64
    0x100b700213c23, // ds_storexchg_2addr_stride64_rtn_b32
    0x100b80023e523, // ds_storexchg_2addr_stride64_rtn_b64
    0x100b900210e14, // ds_storexchg_rtn_b32
    0x100ba0023b714, // ds_storexchg_rtn_b64
    0x100bb00256914, // ds_sub_clamp_rtn_u32
    0x100bc0024a710, // ds_sub_clamp_u32
    0x100bd0020640e, // ds_sub_rtn_u32
    0x100be00230d0e, // ds_sub_rtn_u64
    0x100bf001f430a, // ds_sub_u32
    0x100c00022210a, // ds_sub_u64
    0x100a4005cf511, // ds_subrev_rtn_u32
    0x100a5005d0611, // ds_subrev_rtn_u64
    0x100a6005d170d, // ds_subrev_u32
    0x100a7005d240d, // ds_subrev_u64
    0x100c10021960e, // ds_swizzle_b32
    0x100a8005d310d, // ds_write2_b32
    0x100a9005d3e0d, // ds_write2_b64
    0x100aa005d4b11, // ds_write2st64_b32
    0x100ab005d5c11, // ds_write2st64_b64
    0x100ac005d6d13, // ds_write_addtid_b32
    0x100ad005d800d, // ds_write_b128
    0x100ae005d8d0c, // ds_write_b16
    0x100af005d9913, // ds_write_b16_d16_hi
    0x100b0005dac0c, // ds_write_b32
    0x100b1005db80c, // ds_write_b64
    0x100b2005dc40b, // ds_write_b8
    0x100b3005dcf12, // ds_write_b8_d16_hi
    0x100b4005de10c, // ds_write_b96
    0x100b5005ded12, // ds_wrxchg2_rtn_b32
    0x100b6005dff12, // ds_wrxchg2_rtn_b64
    0x100b7005e1116, // ds_wrxchg2st64_rtn_b32
    0x100b8005e2716, // ds_wrxchg2st64_rtn_b64
    0x100b9005e3d11, // ds_wrxchg_rtn_b32
    0x100ba005e4e11, // ds_wrxchg_rtn_b64
    0x100c2001fa70a, // ds_xor_b32
    0x100c30022850a, // ds_xor_b64
    0x100c40020f00e, // ds_xor_rtn_b32
    0x100c50023990e, // ds_xor_rtn_b64
    0x100c6005e5f03, // exp
    0x100c600271806, // export
    0x100c8005e620f, // flat_atomic_add
    0x100c7002ac213, // flat_atomic_add_f32
    0x100c800289813, // flat_atomic_add_u32
    0x100c90029ac13, // flat_atomic_add_u64
    0x100c9005e7112, // flat_atomic_add_x2
    0x100ca005e830f, // flat_atomic_and
    0x100ca00292313, // flat_atomic_and_b32
    0x100cb002a1e13, // flat_atomic_and_b64
    0x100cb005e9212, // flat_atomic_and_x2
    0x100cc005ea413, // flat_atomic_cmpswap
    0x100cc00288117, // flat_atomic_cmpswap_b32
    0x100cd00299517, // flat_atomic_cmpswap_b64
    0x100cd005eb716, // flat_atomic_cmpswap_x2
    0x100ce002a7c18, // flat_atomic_cond_sub_u32
    0x100e1005ecd14, // flat_atomic_csub_u32
    0x100cf005ee10f, // flat_atomic_dec
    0x100cf00296e13, // flat_atomic_dec_u32
    0x100d0002a6913, // flat_atomic_dec_u64
    0x100d0005ef012, // flat_atomic_dec_x2
    0x100d5005f0210, // flat_atomic_fmax
    0x100da005f1210, // flat_atomic_fmin
    0x100d1005f220f, // flat_atomic_inc
    0x100d100295b13, // flat_atomic_inc_u32
    0x100d2002a5613, // flat_atomic_inc_u64
    0x100d2005f3112, // flat_atomic_inc_x2
    0x100d5005f4313, // flat_atomic_max_f32
    0x100d30028fd13, // flat_atomic_max_i32
    0x100d40029f813, // flat_atomic_max_i64
    0x100d5002aab17, // flat_atomic_max_num_f32
    0x100d600291013, // flat_atomic_max_u32
    0x100d7002a0b13, // flat_atomic_max_u64
    0x100da005f5613, // flat_atomic_min_f32
    0x100d80028d713, // flat_atomic_min_i32
    0x100d90029d213, // flat_atomic_min_i64
    0x100da002a9417, // flat_atomic_min_num_f32
    0x100db0028ea13, // flat_atomic_min_u32
    0x100dc0029e513, // flat_atomic_min_u64
    0x100dd005f690e, // flat_atomic_or
    0x100dd00293612, // flat_atomic_or_b32
    0x100de002a3112, // flat_atomic_or_b64
    0x100de005f7711, // flat_atomic_or_x2
    0x100df002aeb17, // flat_atomic_pk_add_bf16
    0x100e0002ad516, // flat_atomic_pk_add_f16
    0x100d3005f8810, // flat_atomic_smax
    0x100d4005f9813, // flat_atomic_smax_x2
    0x100d8005fab10, // flat_atomic_smin
    0x100d9005fbb13, // flat_atomic_smin_x2
    0x100e2005fce0f, // flat_atomic_sub
    0x100e10028be19, // flat_atomic_sub_clamp_u32
    0x100e20028ab13, // flat_atomic_sub_u32
    0x100e30029bf13, // flat_atomic_sub_u64
    0x100e3005fdd12, // flat_atomic_sub_x2
    0x100e4005fef10, // flat_atomic_swap
    0x100e400286d14, // flat_atomic_swap_b32
    0x100e500298114, // flat_atomic_swap_b64
    0x100e5005fff13, // flat_atomic_swap_x2
    0x100d600601210, // flat_atomic_umax
    0x100d700602213, // flat_atomic_umax_x2
    0x100db00603510, // flat_atomic_umin
    0x100dc00604513, // flat_atomic_umin_x2
    0x100e60060580f, // flat_atomic_xor
    0x100e600294813, // flat_atomic_xor_b32
    0x100e7002a4313, // flat_atomic_xor_b64
    0x100e700606712, // flat_atomic_xor_x2
    0x100e80027770e, // flat_load_b128
    0x100e90027500d, // flat_load_b32
    0x100ea00275d0d, // flat_load_b64
    0x100eb00276a0d, // flat_load_b96
    0x100ec0027f911, // flat_load_d16_b16
    0x100ed00283014, // flat_load_d16_hi_b16
    0x100ee00281d13, // flat_load_d16_hi_i8
    0x100ef00280a13, // flat_load_d16_hi_u8
    0x100f00027e910, // flat_load_d16_i8
    0x100f10027d910, // flat_load_d16_u8
    0x100e90060790f, // flat_load_dword
    0x100ea00608811, // flat_load_dwordx2
    0x100eb00609911, // flat_load_dwordx3
    0x100e80060aa11, // flat_load_dwordx4
    0x100f20027430d, // flat_load_i16
    0x100f300272a0c, // flat_load_i8
    0x100f30060bb0f, // flat_load_sbyte
    0x100f00060ca13, // flat_load_sbyte_d16
    0x100ee0060dd16, // flat_load_sbyte_d16_hi
    0x100ec0060f313, // flat_load_short_d16
    0x100ed00610616, // flat_load_short_d16_hi
    0x100f200611c10, // flat_load_sshort
    0x100f40027360d, // flat_load_u16
    0x100f500271e0c, // flat_load_u8
    0x100f500612c0f, // flat_load_ubyte
    0x100f100613b13, // flat_load_ubyte_d16
    0x100ef00614e16, // flat_load_ubyte_d16_hi
    0x100f400616410, // flat_load_ushort
    0x100f60027ca0f, // flat_store_b128
    0x100f70027920e, // flat_store_b16
    0x100f80027a00e, // flat_store_b32
    0x100f90027ae0e, // flat_store_b64
    0x100fa0027850d, // flat_store_b8
    0x100fb0027bc0e, // flat_store_b96
    0x100fa0061740f, // flat_store_byte
    0x100fd00618316, // flat_store_byte_d16_hi
    0x100fc00285815, // flat_store_d16_hi_b16
    0x100fd00284414, // flat_store_d16_hi_b8
    0x100f800619910, // flat_store_dword
    0x100f90061a912, // flat_store_dwordx2
    0x100fb0061bb12, // flat_store_dwordx3
    0x100f60061cd12, // flat_store_dwordx4
    0x100f70061df10, // flat_store_short
    0x100fc0061ef17, // flat_store_short_d16_hi
    0x100ff00620611, // global_atomic_add
    0x100fe002f7d15, // global_atomic_add_f32
    0x100ff002cec15, // global_atomic_add_u32
    0x10100002e1c15, // global_atomic_add_u64
    0x1010000621714, // global_atomic_add_x2
    0x1010100622b11, // global_atomic_and
    0x10101002d8515, // global_atomic_and_b32
    0x10102002e9a15, // global_atomic_and_b64
    0x1010200623c14, // global_atomic_and_x2
    0x1010300625015, // global_atomic_cmpswap
    0x10103002cd319, // global_atomic_cmpswap_b32
    0x10104002e0319, // global_atomic_cmpswap_b64
    0x1010400626518, // global_atomic_cmpswap_x2
    0x10105002f0e1a, // global_atomic_cond_sub_u32
    0x1011900627d12, // global_atomic_csub
    0x1011900628f16, // global_atomic_csub_u32
    0x101060062a511, // global_atomic_dec
    0x10106002dd815, // global_atomic_dec_u32
    0x10107002eed15, // global_atomic_dec_u64
    0x101070062b614, // global_atomic_dec_x2
    0x1010c0062ca12, // global_atomic_fmax
    0x101110062dc12, // global_atomic_fmin
    0x101080062ee11, // global_atomic_inc
    0x10108002dc315, // global_atomic_inc_u32
    0x10109002ed815, // global_atomic_inc_u64
    0x101090062ff14, // global_atomic_inc_x2
    0x1010c00631315, // global_atomic_max_f32
    0x1010a002d5b15, // global_atomic_max_i32
    0x1010b002e7015, // global_atomic_max_i64
    0x1010c002f4119, // global_atomic_max_num_f32
    0x1010d002d7015, // global_atomic_max_u32
    0x1010e002e8515, // global_atomic_max_u64
    0x1011100632815, // global_atomic_min_f32
    0x1010f002d3115, // global_atomic_min_i32
    0x10110002e4615, // global_atomic_min_i64
    0x10111002f2819, // global_atomic_min_num_f32
    0x10112002d4615, // global_atomic_min_u32
    0x10113002e5b15, // global_atomic_min_u64
    0x1011400633d10, // global_atomic_or
    0x10114002d9a14, // global_atomic_or_b32
    0x10115002eaf14, // global_atomic_or_b64
    0x1011500634d13, // global_atomic_or_x2
    0x10116002fe81d, // global_atomic_ordered_add_b64
    0x10117002fcf19, // global_atomic_pk_add_bf16
    0x10118002fb718, // global_atomic_pk_add_f16
    0x1010a00636012, // global_atomic_smax
    0x1010b00637215, // global_atomic_smax_x2
    0x1010f00638712, // global_atomic_smin
    0x1011000639915, // global_atomic_smin_x2
    0x1011a0063ae11, // global_atomic_sub
    0x10119002d161b, // global_atomic_sub_clamp_u32
    0x1011a002d0115, // global_atomic_sub_u32
    0x1011b002e3115, // global_atomic_sub_u64
    0x1011b0063bf14, // global_atomic_sub_x2
    0x1011c0063d312, // global_atomic_swap
    0x1011c002cbd16, // global_atomic_swap_b32
    0x1011d002ded16, // global_atomic_swap_b64
    0x1011d0063e515, // global_atomic_swap_x2
    0x1010d0063fa12, // global_atomic_umax
    0x1010e00640c15, // global_atomic_umax_x2
    0x1011200642112, // global_atomic_umin
    0x1011300643315, // global_atomic_umin_x2
    0x1011e00644811, // global_atomic_xor
    0x1011e002dae15, // global_atomic_xor_b32
    0x1011f002ec315, // global_atomic_xor_b64
    0x1011f00645914, // global_atomic_xor_x2
    0x10120002caa0a, // global_inv
    0x10121002c7d16, // global_load_addtid_b32
    0x10122002b6910, // global_load_b128
    0x10123002b3c0f, // global_load_b32
    0x10124002b4b0f, // global_load_b64
    0x10125002b5a0f, // global_load_b96
    0x10126002f5a11, // global_load_block
    0x10127002bfd13, // global_load_d16_b16
    0x10128002c3a16, // global_load_d16_hi_b16
    0x10129002c2515, // global_load_d16_hi_i8
    0x1012a002c1015, // global_load_d16_hi_u8
    0x1012b002beb12, // global_load_d16_i8
    0x1012c002bd912, // global_load_d16_u8
    0x1012300646d11, // global_load_dword
    0x1012100647e18, // global_load_dword_addtid
    0x1012400649613, // global_load_dwordx2
    0x101250064a913, // global_load_dwordx3
    0x101220064bc13, // global_load_dwordx4
    0x1012d002b2d0f, // global_load_i16
    0x1012e002b100e, // global_load_i8
    0x1012e0064cf11, // global_load_sbyte
    0x1012b0064e015, // global_load_sbyte_d16
    0x101290064f518, // global_load_sbyte_d16_hi
    0x1012700650d15, // global_load_short_d16
    0x1012800652218, // global_load_short_d16_hi
    0x1012d00653a12, // global_load_sshort
    0x1012f002f9213, // global_load_tr_b128
    0x10130002fa512, // global_load_tr_b64
    0x10131002b1e0f, // global_load_u16
    0x10132002b020e, // global_load_u8
    0x1013200654c11, // global_load_ubyte
    0x1012c00655d15, // global_load_ubyte_d16
    0x1012a00657218, // global_load_ubyte_d16_hi
    0x1013100658a12, // global_load_ushort
    0x10133002c9317, // global_store_addtid_b32
    0x10134002bc811, // global_store_b128
    0x10135002b8810, // global_store_b16
    0x10136002b9810, // global_store_b32
    0x10137002ba810, // global_store_b64
    0x10138002b790f, // global_store_b8
    0x10139002bb810, // global_store_b96
    0x1013a002f6b12, // global_store_block
    0x1013800659c11, // global_store_byte
    0x1013c0065ad18, // global_store_byte_d16_hi
    0x1013b002c6617, // global_store_d16_hi_b16
    0x1013c002c5016, // global_store_d16_hi_b8
    0x101360065c512, // global_store_dword
    0x101330065d719, // global_store_dword_addtid
    0x101370065f014, // global_store_dwordx2
    0x1013900660414, // global_store_dwordx3
    0x1013400661814, // global_store_dwordx4
    0x1013500662c12, // global_store_short
    0x1013b00663e19, // global_store_short_d16_hi
    0x1013d002cb409, // global_wb
    0x1013e002f020c, // global_wbinv
    0x1014000665710, // image_atomic_add
    0x1013f0032b014, // image_atomic_add_flt
    0x1014000316615, // image_atomic_add_uint
    0x101410031e210, // image_atomic_and
    0x1014200315214, // image_atomic_cmpswap
    0x1014300666710, // image_atomic_dec
    0x1014300322615, // image_atomic_dec_uint
    0x1014500667711, // image_atomic_fmax
    0x1014800668811, // image_atomic_fmin
    0x1014400669910, // image_atomic_inc
    0x1014400321115, // image_atomic_inc_uint
    0x101450032d814, // image_atomic_max_flt
    0x101460031b914, // image_atomic_max_int
    0x101450066a918, // image_atomic_max_num_flt
    0x101470031cd15, // image_atomic_max_uint
    0x101480032c414, // image_atomic_min_flt
    0x1014900319014, // image_atomic_min_int
    0x101480066c118, // image_atomic_min_num_flt
    0x1014a0031a415, // image_atomic_min_uint
    0x1014b0031f20f, // image_atomic_or
    0x1014c00330318, // image_atomic_pk_add_bf16
    0x1014d0032ec17, // image_atomic_pk_add_f16
    0x101460066d911, // image_atomic_smax
    0x101490066ea11, // image_atomic_smin
    0x1014e0066fb10, // image_atomic_sub
    0x1014e00317b15, // image_atomic_sub_uint
    0x1014f00314111, // image_atomic_swap
    0x1014700670b11, // image_atomic_umax
    0x1014a00671c11, // image_atomic_umin
    0x1015000320110, // image_atomic_xor
    0x1015100326319, // image_bvh64_intersect_ray
    0x1015200329818, // image_bvh8_intersect_ray
    0x1015300327c1c, // image_bvh_dual_intersect_ray
    0x1015400324c17, // image_bvh_intersect_ray
    0x101550051030d, // image_gather4
    0x1015600511f0f, // image_gather4_b
    0x1015700533912, // image_gather4_b_cl
    0x1015800513e0f, // image_gather4_c
    0x1015900536e11, // image_gather4_c_b
    0x1015a00537f14, // image_gather4_c_b_cl
    0x1015b00534b12, // image_gather4_c_cl
    0x1015c00535d11, // image_gather4_c_l
    0x1015d00514d12, // image_gather4_c_lz
    0x1015e00518014, // image_gather4_c_lz_o
    0x1015f00532910, // image_gather4_cl
    0x101600051100f, // image_gather4_l
    0x1016100512e10, // image_gather4_lz
    0x1016200516e12, // image_gather4_lz_o
    0x1016300515f0f, // image_gather4_o
    0x101640053930e, // image_gather4h
    0x101650051940d, // image_get_lod
    0x1016600323b11, // image_get_resinfo
    0x101670030a50a, // image_load
    0x101680030af0e, // image_load_mip
    0x101690030dd12, // image_load_mip_pck
    0x1016a0030ef16, // image_load_mip_pck_sgn
    0x1016b0030bd0e, // image_load_pck
    0x1016c0030cb12, // image_load_pck_sgn
    0x1016d004fb80f, // image_msaa_load
    0x1016e004fc70c, // image_sample
    0x1016f004fef0e, // image_sample_b
    0x1017000521111, // image_sample_b_cl
    0x1017100527d13, // image_sample_b_cl_o
    0x1017200508910, // image_sample_b_o
    0x1017300500c0e, // image_sample_c
    0x1017400503a10, // image_sample_c_b
    0x1017500524613, // image_sample_c_b_cl
    0x101760052b815, // image_sample_c_b_cl_o
    0x101770050de12, // image_sample_c_b_o
    0x1017800522211, // image_sample_c_cl
    0x1017900529013, // image_sample_c_cl_o
    0x1017a00501a10, // image_sample_c_d
    0x1017b00523313, // image_sample_c_d_cl
    0x1017c0052cd17, // image_sample_c_d_cl_g16
    0x1017d0052a315, // image_sample_c_d_cl_o
    0x1017e0052fb19, // image_sample_c_d_cl_o_g16
    0x1017f0051b314, // image_sample_c_d_g16
    0x101800050ba12, // image_sample_c_d_o
    0x101810051db16, // image_sample_c_d_o_g16
    0x1018200502a10, // image_sample_c_l
    0x101830050cc12, // image_sample_c_l_o
    0x1018400504a11, // image_sample_c_lz
    0x101850050f013, // image_sample_c_lz_o
    0x101860050aa10, // image_sample_c_o
    0x101870051f10f, // image_sample_cl
    0x1018800525911, // image_sample_cl_o
    0x10189004fd30e, // image_sample_d
    0x1018a00520011, // image_sample_d_cl
    0x1018b00531415, // image_sample_d_cl_g16
    0x1018c00526a13, // image_sample_d_cl_o
    0x1018d0052e417, // image_sample_d_cl_o_g16
    0x1018e0051a112, // image_sample_d_g16
    0x1018f00506910, // image_sample_d_o
    0x101900051c714, // image_sample_d_o_g16
    0x10191004fe10e, // image_sample_l
    0x1019200507910, // image_sample_l_o
    0x10193004ffd0f, // image_sample_lz
    0x1019400509911, // image_sample_lz_o
    0x1019500505b0e, // image_sample_o
    0x101960031050b, // image_store
    0x101970031100f, // image_store_mip
    0x1019800312e13, // image_store_mip_pck
    0x1019900311f0f, // image_store_pck
    0x1006500672d0f, // lds_direct_load
    0x1009e00673c0e, // lds_param_load
    0x2019a00035209, // s_abs_i32
    0x4019c00085b0d, // s_absdiff_i32
    0x401a000083d0f, // s_add_co_ci_u32
    0x401a40008250c, // s_add_co_i32
    0x401a800080d0c, // s_add_co_u32
    0x401ac000ac609, // s_add_f16
    0x401b0000a5d09, // s_add_f32
    0x401a400674a09, // s_add_i32
    0x401b4000b390c, // s_add_nc_u64
    0x401a800675309, // s_add_u32
    0x401b400675c09, // s_add_u64
    0x401a00067650a, // s_addc_u32
    0x101b8000deb0d, // s_addk_co_i32
    0x101b800676f0a, // s_addk_i32
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
    0x201c300677914, // s_andn1_saveexec_b32
    0x201c500678d14, // s_andn1_saveexec_b64
    0x201c70067a112, // s_andn1_wrexec_b32
    0x201c90067b312, // s_andn1_wrexec_b64
    0x401cb0067c50b, // s_andn2_b32
    0x401cf0067d00b, // s_andn2_b64
    0x201d30067db14, // s_andn2_saveexec_b32
    0x201d50067ef14, // s_andn2_saveexec_b64
    0x201d700680312, // s_andn2_wrexec_b32
    0x201d900681512, // s_andn2_wrexec_b64
    0x401df0008900a, // s_ashr_i32
    0x401e300089a0a, // s_ashr_i64
    0x101e70001ec0b, // s_atc_probe
    0x101e80001f712, // s_atc_probe_buffer
    0x101e900556a0e, // s_barrier_init
    0x101ea0055780e, // s_barrier_join
    0x101eb0055860f, // s_barrier_leave
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
    0x1023000682713, // s_buffer_load_dword
    0x1023100683a16, // s_buffer_load_dwordx16
    0x1023200685015, // s_buffer_load_dwordx2
    0x1022e00686515, // s_buffer_load_dwordx4
    0x1022f00687a15, // s_buffer_load_dwordx8
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
    0x2030300688f0d, // s_ff1_i32_b32
    0x2030500689c0d, // s_ff1_i32_b64
    0x202450068a90b, // s_flbit_i32
    0x202490068b40f, // s_flbit_i32_b32
    0x2024b0068c30f, // s_flbit_i32_b64
    0x202470068d20f, // s_flbit_i32_i64
    0x2031f0007ec0b, // s_floor_f16
    0x203210007630b, // s_floor_f32
    0x40323000a920b, // s_fmaak_f32
    0x40327000afb0a, // s_fmac_f16
    0x4032b000aa80a, // s_fmac_f32
    0x4032f000a9d0b, // s_fmamk_f32
    0x1033300555713, // s_get_barrier_state
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
    0x1033a0068e10c, // s_load_dword
    0x1033b0068ed0f, // s_load_dwordx16
    0x1033c0068fc0e, // s_load_dwordx2
    0x1033800690a0e, // s_load_dwordx4
    0x103390069180e, // s_load_dwordx8
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
    0x4036600692609, // s_max_f16
    0x4036a00692f09, // s_max_f32
    0x403620008f209, // s_max_i32
    0x40366000ae50d, // s_max_num_f16
    0x4036a000a7c0d, // s_max_num_f32
    0x4036e0008fb09, // s_max_u32
    0x40372000b2c0d, // s_maximum_f16
    0x40376000b120d, // s_maximum_f32
    0x4037e00693809, // s_min_f16
    0x4038200694109, // s_min_f32
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
    0x203dc00694a13, // s_orn1_saveexec_b32
    0x203de00695d13, // s_orn1_saveexec_b64
    0x403e00069700a, // s_orn2_b32
    0x403e400697a0a, // s_orn2_b64
    0x203e800698413, // s_orn2_saveexec_b32
    0x203ea00699713, // s_orn2_saveexec_b64
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
    0x404230069aa09, // s_sub_i32
    0x40433000b450c, // s_sub_nc_u64
    0x404270069b309, // s_sub_u32
    0x404330069bc09, // s_sub_u64
    0x4041f0069c50a, // s_subb_u32
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
    0x1044c0055a709, // s_waitcnt
    0x104400069cf10, // s_waitcnt_depctr
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
    0x1046a00540f11, // scratch_load_b128
    0x1046b0053df10, // scratch_load_b32
    0x1046c0053ef10, // scratch_load_b64
    0x1046d0053ff10, // scratch_load_b96
    0x1046e00553212, // scratch_load_block
    0x1046f0054ac14, // scratch_load_d16_b16
    0x104700054ec17, // scratch_load_d16_hi_b16
    0x104710054d616, // scratch_load_d16_hi_i8
    0x104720054c016, // scratch_load_d16_hi_u8
    0x1047300549913, // scratch_load_d16_i8
    0x1047400548613, // scratch_load_d16_u8
    0x1046b0069df12, // scratch_load_dword
    0x1046c0069f114, // scratch_load_dwordx2
    0x1046d006a0514, // scratch_load_dwordx3
    0x1046a006a1914, // scratch_load_dwordx4
    0x104750053cf10, // scratch_load_i16
    0x104760053b00f, // scratch_load_i8
    0x10476006a2d12, // scratch_load_sbyte
    0x10473006a3f16, // scratch_load_sbyte_d16
    0x10471006a5519, // scratch_load_sbyte_d16_hi
    0x1046f006a6e16, // scratch_load_short_d16
    0x10470006a8419, // scratch_load_short_d16_hi
    0x10475006a9d13, // scratch_load_sshort
    0x104770053bf10, // scratch_load_u16
    0x104780053a10f, // scratch_load_u8
    0x10478006ab012, // scratch_load_ubyte
    0x10474006ac216, // scratch_load_ubyte_d16
    0x10472006ad819, // scratch_load_ubyte_d16_hi
    0x10477006af113, // scratch_load_ushort
    0x1047900547412, // scratch_store_b128
    0x1047a00543011, // scratch_store_b16
    0x1047b00544111, // scratch_store_b32
    0x1047c00545211, // scratch_store_b64
    0x1047d00542010, // scratch_store_b8
    0x1047e00546311, // scratch_store_b96
    0x1047f00554413, // scratch_store_block
    0x1047d006b0412, // scratch_store_byte
    0x10481006b1619, // scratch_store_byte_d16_hi
    0x1048000551a18, // scratch_store_d16_hi_b16
    0x1048100550317, // scratch_store_d16_hi_b8
    0x1047b006b2f13, // scratch_store_dword
    0x1047c006b4215, // scratch_store_dwordx2
    0x1047e006b5715, // scratch_store_dwordx3
    0x10479006b6c15, // scratch_store_dwordx4
    0x1047a006b8113, // scratch_store_short
    0x10480006b941a, // scratch_store_short_d16_hi
    0x10482001e6119, // tbuffer_load_d16_format_x
    0x10483001e7a1a, // tbuffer_load_d16_format_xy
    0x10484001e941b, // tbuffer_load_d16_format_xyz
    0x10485001eaf1c, // tbuffer_load_d16_format_xyzw
    0x10482006bae19, // tbuffer_load_format_d16_x
    0x10483006bc71a, // tbuffer_load_format_d16_xy
    0x10484006be11b, // tbuffer_load_format_d16_xyz
    0x10485006bfc1c, // tbuffer_load_format_d16_xyzw
    0x10486001da915, // tbuffer_load_format_x
    0x10487001dbe16, // tbuffer_load_format_xy
    0x10488001dd417, // tbuffer_load_format_xyz
    0x10489001deb18, // tbuffer_load_format_xyzw
    0x1048a001ecb1a, // tbuffer_store_d16_format_x
    0x1048b001ee51b, // tbuffer_store_d16_format_xy
    0x1048c001f001c, // tbuffer_store_d16_format_xyz
    0x1048d001f1c1d, // tbuffer_store_d16_format_xyzw
    0x1048a006c181a, // tbuffer_store_format_d16_x
    0x1048b006c321b, // tbuffer_store_format_d16_xy
    0x1048c006c4d1c, // tbuffer_store_format_d16_xyz
    0x1048d006c691d, // tbuffer_store_format_d16_xyzw
    0x1048e001e0316, // tbuffer_store_format_x
    0x1048f001e1917, // tbuffer_store_format_xy
    0x10490001e3018, // tbuffer_store_format_xyz
    0x10491001e4819, // tbuffer_store_format_xyzw
    0xa0492006c860d, // v_add3_nc_u32
    0xa0492003d500a, // v_add3_u32
    0xa049c0039840f, // v_add_co_ci_u32
    0x604a6003f500c, // v_add_co_u32
    0xa04ac003a2909, // v_add_f16
    0xa04b600385809, // v_add_f32
    0x604c000384f09, // v_add_f64
    0xa04c6003ce50e, // v_add_lshl_u32
    0x604d0003fdf0c, // v_add_nc_i16
    0x604d60040f40c, // v_add_nc_i32
    0x604dc003f770c, // v_add_nc_u16
    0xa04e20039b40c, // v_add_nc_u32
    0xa04ec003b1a0e, // v_alignbit_b32
    0xa04f6003b280f, // v_alignbyte_b32
    0x605000041b709, // v_and_b16
    0xa050600395309, // v_and_b32
    0xa0510003d670c, // v_and_or_b32
    0x6051a0041590d, // v_ashrrev_i16
    0xa05200039460d, // v_ashrrev_i32
    0x3052a0041730d, // v_ashrrev_i64
    0x6052d00406c0e, // v_bcnt_u32_b32
    0xa0533003aed09, // v_bfe_i32
    0xa053d003ae409, // v_bfe_u32
    0xa0547003af609, // v_bfi_b32
    0x6055100406309, // v_bfm_b32
    0x805570035f20b, // v_bfrev_b32
    0x8055f0037390a, // v_ceil_f16
    0x8056700355e0a, // v_ceil_f32
    0x4056f0035140a, // v_ceil_f64
    0x8057300361709, // v_cls_i32
    0x8057b0035fd0d, // v_clz_i32_u32
    0xa0583004a2e0f, // v_cmp_class_f16
    0xa058d004a3d0f, // v_cmp_class_f32
    0x60597004a4c0f, // v_cmp_class_f64
    0xa059d0046860c, // v_cmp_eq_f16
    0xa05a70047320c, // v_cmp_eq_f32
    0x605b10047de0c, // v_cmp_eq_f64
    0xa05b700488a0c, // v_cmp_eq_i16
    0xa05c100491a0c, // v_cmp_eq_i32
    0x605cb0049aa0c, // v_cmp_eq_i64
    0xa05d10048d20c, // v_cmp_eq_u16
    0xa05db0049620c, // v_cmp_eq_u32
    0x605e50049f20c, // v_cmp_eq_u64
    0xa05eb0046b60c, // v_cmp_ge_f16
    0xa05f50047620c, // v_cmp_ge_f32
    0x605ff00480e0c, // v_cmp_ge_f64
    0xa06050048ba0c, // v_cmp_ge_i16
    0xa060f00494a0c, // v_cmp_ge_i32
    0x606190049da0c, // v_cmp_ge_i64
    0xa061f0049020c, // v_cmp_ge_u16
    0xa06290049920c, // v_cmp_ge_u32
    0x60633004a220c, // v_cmp_ge_u64
    0xa063900469e0c, // v_cmp_gt_f16
    0xa064300474a0c, // v_cmp_gt_f32
    0x6064d0047f60c, // v_cmp_gt_f64
    0xa06530048a20c, // v_cmp_gt_i16
    0xa065d0049320c, // v_cmp_gt_i32
    0x606670049c20c, // v_cmp_gt_i64
    0xa066d0048ea0c, // v_cmp_gt_u16
    0xa067700497a0c, // v_cmp_gt_u32
    0x60681004a0a0c, // v_cmp_gt_u64
    0xa06870046920c, // v_cmp_le_f16
    0xa069100473e0c, // v_cmp_le_f32
    0x6069b0047ea0c, // v_cmp_le_f64
    0xa06a10048960c, // v_cmp_le_i16
    0xa06ab0049260c, // v_cmp_le_i32
    0x606b50049b60c, // v_cmp_le_i64
    0xa06bb0048de0c, // v_cmp_le_u16
    0xa06c500496e0c, // v_cmp_le_u32
    0x606cf0049fe0c, // v_cmp_le_u64
    0xa06d50046aa0c, // v_cmp_lg_f16
    0xa06df0047560c, // v_cmp_lg_f32
    0x606e90048020c, // v_cmp_lg_f64
    0xa06ef00467a0c, // v_cmp_lt_f16
    0xa06f90047260c, // v_cmp_lt_f32
    0x607030047d20c, // v_cmp_lt_f64
    0xa070900487e0c, // v_cmp_lt_i16
    0xa071300490e0c, // v_cmp_lt_i32
    0x6071d00499e0c, // v_cmp_lt_i64
    0xa07230048c60c, // v_cmp_lt_u16
    0xa072d0049560c, // v_cmp_lt_u32
    0x607370049e60c, // v_cmp_lt_u64
    0xa073d0048ae0c, // v_cmp_ne_i16
    0xa074700493e0c, // v_cmp_ne_i32
    0x607510049ce0c, // v_cmp_ne_i64
    0xa07570048f60c, // v_cmp_ne_u16
    0xa07610049860c, // v_cmp_ne_u32
    0x6076b004a160c, // v_cmp_ne_u64
    0xa077100470c0d, // v_cmp_neq_f16
    0xa077b0047b80d, // v_cmp_neq_f32
    0x607850048640d, // v_cmp_neq_f64
    0xa078b0046d80d, // v_cmp_nge_f16
    0xa07950047840d, // v_cmp_nge_f32
    0x6079f0048300d, // v_cmp_nge_f64
    0xa07a50046f20d, // v_cmp_ngt_f16
    0xa07af00479e0d, // v_cmp_ngt_f32
    0x607b900484a0d, // v_cmp_ngt_f64
    0xa07bf0046ff0d, // v_cmp_nle_f16
    0xa07c90047ab0d, // v_cmp_nle_f32
    0x607d30048570d, // v_cmp_nle_f64
    0xa07d90046e50d, // v_cmp_nlg_f16
    0xa07e30047910d, // v_cmp_nlg_f32
    0x607ed00483d0d, // v_cmp_nlg_f64
    0xa07f30047190d, // v_cmp_nlt_f16
    0xa07fd0047c50d, // v_cmp_nlt_f32
    0x608070048710d, // v_cmp_nlt_f64
    0xa080d0046c20b, // v_cmp_o_f16
    0xa081700476e0b, // v_cmp_o_f32
    0x6082100481a0b, // v_cmp_o_f64
    0xa08270046cd0b, // v_cmp_u_f16
    0xa08310047790b, // v_cmp_u_f32
    0x6083b0048250b, // v_cmp_u_f64
    0xa0841004e5d10, // v_cmpx_class_f16
    0xa084b004e6d10, // v_cmpx_class_f32
    0x60855004e7d10, // v_cmpx_class_f64
    0xa085b004a680d, // v_cmpx_eq_f16
    0xa0865004b220d, // v_cmpx_eq_f32
    0x6086f004bdc0d, // v_cmpx_eq_f64
    0xa0875004c960d, // v_cmpx_eq_i16
    0xa087f004d320d, // v_cmpx_eq_i32
    0x60889004dce0d, // v_cmpx_eq_i64
    0xa088f004ce40d, // v_cmpx_eq_u16
    0xa0899004d800d, // v_cmpx_eq_u32
    0x608a3004e1c0d, // v_cmpx_eq_u64
    0xa08a9004a9c0d, // v_cmpx_ge_f16
    0xa08b3004b560d, // v_cmpx_ge_f32
    0x608bd004c100d, // v_cmpx_ge_f64
    0xa08c3004cca0d, // v_cmpx_ge_i16
    0xa08cd004d660d, // v_cmpx_ge_i32
    0x608d7004e020d, // v_cmpx_ge_i64
    0xa08dd004d180d, // v_cmpx_ge_u16
    0xa08e7004db40d, // v_cmpx_ge_u32
    0x608f1004e500d, // v_cmpx_ge_u64
    0xa08f7004a820d, // v_cmpx_gt_f16
    0xa0901004b3c0d, // v_cmpx_gt_f32
    0x6090b004bf60d, // v_cmpx_gt_f64
    0xa0911004cb00d, // v_cmpx_gt_i16
    0xa091b004d4c0d, // v_cmpx_gt_i32
    0x60925004de80d, // v_cmpx_gt_i64
    0xa092b004cfe0d, // v_cmpx_gt_u16
    0xa0935004d9a0d, // v_cmpx_gt_u32
    0x6093f004e360d, // v_cmpx_gt_u64
    0xa0945004a750d, // v_cmpx_le_f16
    0xa094f004b2f0d, // v_cmpx_le_f32
    0x60959004be90d, // v_cmpx_le_f64
    0xa095f004ca30d, // v_cmpx_le_i16
    0xa0969004d3f0d, // v_cmpx_le_i32
    0x60973004ddb0d, // v_cmpx_le_i64
    0xa0979004cf10d, // v_cmpx_le_u16
    0xa0983004d8d0d, // v_cmpx_le_u32
    0x6098d004e290d, // v_cmpx_le_u64
    0xa0993004a8f0d, // v_cmpx_lg_f16
    0xa099d004b490d, // v_cmpx_lg_f32
    0x609a7004c030d, // v_cmpx_lg_f64
    0xa09ad004a5b0d, // v_cmpx_lt_f16
    0xa09b7004b150d, // v_cmpx_lt_f32
    0x609c1004bcf0d, // v_cmpx_lt_f64
    0xa09c7004c890d, // v_cmpx_lt_i16
    0xa09d1004d250d, // v_cmpx_lt_i32
    0x609db004dc10d, // v_cmpx_lt_i64
    0xa09e1004cd70d, // v_cmpx_lt_u16
    0xa09eb004d730d, // v_cmpx_lt_u32
    0x609f5004e0f0d, // v_cmpx_lt_u64
    0xa09fb004cbd0d, // v_cmpx_ne_i16
    0xa0a05004d590d, // v_cmpx_ne_i32
    0x60a0f004df50d, // v_cmpx_ne_i64
    0xa0a15004d0b0d, // v_cmpx_ne_u16
    0xa0a1f004da70d, // v_cmpx_ne_u32
    0x60a29004e430d, // v_cmpx_ne_u64
    0xa0a2f004af90e, // v_cmpx_neq_f16
    0xa0a39004bb30e, // v_cmpx_neq_f32
    0x60a43004c6d0e, // v_cmpx_neq_f64
    0xa0a49004ac10e, // v_cmpx_nge_f16
    0xa0a53004b7b0e, // v_cmpx_nge_f32
    0x60a5d004c350e, // v_cmpx_nge_f64
    0xa0a63004add0e, // v_cmpx_ngt_f16
    0xa0a6d004b970e, // v_cmpx_ngt_f32
    0x60a77004c510e, // v_cmpx_ngt_f64
    0xa0a7d004aeb0e, // v_cmpx_nle_f16
    0xa0a87004ba50e, // v_cmpx_nle_f32
    0x60a91004c5f0e, // v_cmpx_nle_f64
    0xa0a97004acf0e, // v_cmpx_nlg_f16
    0xa0aa1004b890e, // v_cmpx_nlg_f32
    0x60aab004c430e, // v_cmpx_nlg_f64
    0xa0ab1004b070e, // v_cmpx_nlt_f16
    0xa0abb004bc10e, // v_cmpx_nlt_f32
    0x60ac5004c7b0e, // v_cmpx_nlt_f64
    0xa0acb004aa90c, // v_cmpx_o_f16
    0xa0ad5004b630c, // v_cmpx_o_f32
    0x60adf004c1d0c, // v_cmpx_o_f64
    0xa0ae5004ab50c, // v_cmpx_u_f16
    0xa0aef004b6f0c, // v_cmpx_u_f32
    0x60af9004c290c, // v_cmpx_u_f64
    0x60aff003db70d, // v_cndmask_b16
    0xa0b050038420d, // v_cndmask_b32
    0x80b0f00376d09, // v_cos_f16
    0x80b170035e009, // v_cos_f32
    0x80b1f00360a0d, // v_ctz_i32_b32
    0xa0b27003ab40c, // v_cubeid_f32
    0xa0b31003ad80c, // v_cubema_f32
    0xa0b3b003ac00c, // v_cubesc_f32
    0xa0b45003acc0c, // v_cubetc_f32
    0x80b4f0034430d, // v_cvt_f16_f32
    0x80b570036b60d, // v_cvt_f16_i16
    0x80b5f0036a90d, // v_cvt_f16_u16
    0x80b670038150d, // v_cvt_f32_bf8
    0x80b6f0034500d, // v_cvt_f32_f16
    0x40b770034950d, // v_cvt_f32_f64
    0x80b7b0037fd0d, // v_cvt_f32_fp8
    0x80b8300340f0d, // v_cvt_f32_i32
    0x80b8b00341c0d, // v_cvt_f32_u32
    0x80b930034af10, // v_cvt_f32_ubyte0
    0x80b9b0034bf10, // v_cvt_f32_ubyte1
    0x80ba30034cf10, // v_cvt_f32_ubyte2
    0x80bab0034df10, // v_cvt_f32_ubyte3
    0x40bb30034a20d, // v_cvt_f64_f32
    0x40bb70034020d, // v_cvt_f64_i32
    0x40bbb0034fc0d, // v_cvt_f64_u32
    0x80bbf00347213, // v_cvt_floor_i32_f32
    0x80bbf006c9311, // v_cvt_flr_i32_f32
    0x80bc70036d00d, // v_cvt_i16_f16
    0x80bcf0034360d, // v_cvt_i32_f32
    0x40bd70033f50d, // v_cvt_i32_f64
    0x80bdb0037e30d, // v_cvt_i32_i16
    0x80be300345d15, // v_cvt_nearest_i32_f32
    0x80beb00378512, // v_cvt_norm_i16_f16
    0x80bf300379712, // v_cvt_norm_u16_f16
    0x80bfb00348510, // v_cvt_off_f32_i4
    0x60c0300421510, // v_cvt_pk_bf8_f32
    0x40c0900383210, // v_cvt_pk_f32_bf8
    0x40c0d00382210, // v_cvt_pk_f32_fp8
    0x60c1100420510, // v_cvt_pk_fp8_f32
    0x60c17003f9b10, // v_cvt_pk_i16_f32
    0x60c1d0040d810, // v_cvt_pk_i16_i32
    0x60c2300402e15, // v_cvt_pk_norm_i16_f16
    0x60c2900409e15, // v_cvt_pk_norm_i16_f32
    0x60c2f00404315, // v_cvt_pk_norm_u16_f16
    0x60c350040b315, // v_cvt_pk_norm_u16_f32
    0xa0c3b0039fb14, // v_cvt_pk_rtz_f16_f32
    0x60c45003fab10, // v_cvt_pk_u16_f32
    0x60c4b0040c810, // v_cvt_pk_u16_u32
    0xa0c51003ba40f, // v_cvt_pk_u8_f32
    0x60c23006ca414, // v_cvt_pknorm_i16_f16
    0x60c29006cb814, // v_cvt_pknorm_i16_f32
    0x60c2f006ccc14, // v_cvt_pknorm_u16_f16
    0x60c35006ce014, // v_cvt_pknorm_u16_f32
    0xa0c3b006cf413, // v_cvt_pkrtz_f16_f32
    0x80be3006d0711, // v_cvt_rpi_i32_f32
    0x60c5b00423510, // v_cvt_sr_bf8_f32
    0x60c6100422510, // v_cvt_sr_fp8_f32
    0x80c670036c30d, // v_cvt_u16_f16
    0x80c6f0034290d, // v_cvt_u32_f32
    0x40c770034ef0d, // v_cvt_u32_f64
    0x80c7b0037f00d, // v_cvt_u32_u16
    0xa0c83003d410f, // v_div_fixup_f16
    0x80c8d003bb30f, // v_div_fixup_f32
    0x80c95003bc20f, // v_div_fixup_f64
    0x80c9d003c5d0e, // v_div_fmas_f32
    0x80ca5003c6b0e, // v_div_fmas_f64
    0x80cad003f120f, // v_div_scale_f32
    0x80cb5003f210f, // v_div_scale_f64
    0xa0cbd003e0210, // v_dot2_bf16_bf16
    0xa0cc7003df40e, // v_dot2_f16_f16
    0xa0cd10043790f, // v_dot2_f32_bf16
    0xa0cdb0043350e, // v_dot2_f32_f16
    0xa0ce500442912, // v_dot4_f32_bf8_bf8
    0xa0cef00440512, // v_dot4_f32_bf8_fp8
    0xa0cf90043f312, // v_dot4_f32_fp8_bf8
    0xa0d0300441712, // v_dot4_f32_fp8_fp8
    0x80d0d006d180d, // v_dot4_i32_i8
    0x80d0d0043430e, // v_dot4_i32_iu8
    0x80d150043510d, // v_dot4_u32_u8
    0x80d1d006d250d, // v_dot8_i32_i4
    0x80d1d00435e0e, // v_dot8_i32_iu4
    0x80d2500436c0d, // v_dot8_u32_u4
    0x40d2d004eca0e, // v_dual_add_f32
    0x20d31004f7f11, // v_dual_add_nc_u32
    0x20d33004fa20e, // v_dual_and_b32
    0x40d35004f1c12, // v_dual_cndmask_b32
    0x40d39004f6817, // v_dual_dot2acc_f32_bf16
    0x40d3d004f5216, // v_dual_dot2acc_f32_f16
    0x40d41004e9c10, // v_dual_fmaak_f32
    0x40d45004e8d0f, // v_dual_fmac_f32
    0x40d49004eac10, // v_dual_fmamk_f32
    0x20d4d004f9012, // v_dual_lshlrev_b32
    0x40d4f004f2e12, // v_dual_max_num_f32
    0x40d53004f4012, // v_dual_min_num_f32
    0x40d57004f0e0e, // v_dual_mov_b32
    0x40d5b004ef717, // v_dual_mul_dx9_zero_f32
    0x40d5f004ebc0e, // v_dual_mul_f32
    0x40d63004ed80e, // v_dual_sub_f32
    0x40d67004ee611, // v_dual_subrev_f32
    0x80d6b00370209, // v_exp_f16
    0x80d7300357e09, // v_exp_f32
    0x80573006d320a, // v_ffbh_i32
    0x8057b006d3c0a, // v_ffbh_u32
    0x80b1f006d460a, // v_ffbl_b32
    0x80d7b00372e0b, // v_floor_f16
    0x80d830035730b, // v_floor_f32
    0x40d8b0035290b, // v_floor_f64
    0xa0d8f003a8812, // v_fma_dx9_zero_f32
    0xa0d99003cf309, // v_fma_f16
    0xa0da3003aff09, // v_fma_f32
    0x80dad003b0809, // v_fma_f64
    0xa0d8f006d5010, // v_fma_legacy_f32
    0xa0db50043c80d, // v_fma_mix_f32
    0xa0dbf0043e40f, // v_fma_mixhi_f16
    0xa0dc90043d50f, // v_fma_mixlo_f16
    0x20dd3003a650b, // v_fmaak_f16
    0x20dd50039f00b, // v_fmaak_f32
    0xa0dd7003a500a, // v_fmac_f16
    0xa0de10039db0a, // v_fmac_f32
    0x20deb003a5a0b, // v_fmamk_f16
    0x20ded0039e50b, // v_fmamk_f32
    0x80def0037590b, // v_fract_f16
    0x80df70035480b, // v_fract_f32
    0x40dff0036430b, // v_fract_f64
    0x80e0300371b13, // v_frexp_exp_i16_f16
    0x80e0b00364e13, // v_frexp_exp_i32_f32
    0x40e1300362013, // v_frexp_exp_i32_f64
    0x80e1700370b10, // v_frexp_mant_f16
    0x80e1f00366110, // v_frexp_mant_f32
    0x40e2700363310, // v_frexp_mant_f64
    0x10e2b00334d14, // v_interp_p10_f16_f32
    0x10e2c00332810, // v_interp_p10_f32
    0x10e2d00337418, // v_interp_p10_rtz_f16_f32
    0x10e2e00336113, // v_interp_p2_f16_f32
    0x10e2f0033380f, // v_interp_p2_f32
    0x10e2f006d6013, // v_interp_p2_new_f32
    0x10e3000338c17, // v_interp_p2_rtz_f16_f32
    0xa0e31003a700b, // v_ldexp_f16
    0x60e3b0040580b, // v_ldexp_f32
    0x40e410041000b, // v_ldexp_f64
    0xa0e45003b1109, // v_lerp_u8
    0x80e4f0036f909, // v_log_f16
    0x80e5700358709, // v_log_f32
    0xa0e5f003cd70e, // v_lshl_add_u32
    0xa0e69003d5a0d, // v_lshl_or_b32
    0x60e7300413f0d, // v_lshlrev_b16
    0xa0e7900392c0d, // v_lshlrev_b32
    0x50e830039770d, // v_lshlrev_b64
    0x60e8800414c0d, // v_lshrrev_b16
    0xa0e8e0039390d, // v_lshrrev_b32
    0x30e980041660d, // v_lshrrev_b64
    0x80e9b003f4010, // v_mad_co_i64_i32
    0x80ea3003f3010, // v_mad_co_u64_u32
    0xa0eab003d3809, // v_mad_i16
    0xa0eb5003d890d, // v_mad_i32_i16
    0xa0ebf003a9a0d, // v_mad_i32_i24
    0x80e9b006d730d, // v_mad_i64_i32
    0xa0ec9003cbb09, // v_mad_u16
    0xa0ed3003d7c0d, // v_mad_u32_u16
    0xa0edd003aa70d, // v_mad_u32_u24
    0x80ea3006d800d, // v_mad_u64_u32
    0xa0efb006d8d0a, // v_max3_f16
    0xa0f05006d970a, // v_max3_f32
    0xa0ee7003d100a, // v_max3_i16
    0xa0ef1003b570a, // v_max3_i32
    0xa0efb003bfb0e, // v_max3_num_f16
    0xa0f05003bdf0e, // v_max3_num_f32
    0xa0f0f003d1a0a, // v_max3_u16
    0xa0f19003b610a, // v_max3_u32
    0xa0f33006da109, // v_max_f16
    0xa0f3d006daa09, // v_max_f32
    0x60f47006db309, // v_max_f64
    0x60f23003fc409, // v_max_i16
    0xa0f290038f709, // v_max_i32
    0xa0f33003a1c0d, // v_max_num_f16
    0xa0f3d00391f0d, // v_max_num_f32
    0x60f470038e10d, // v_max_num_f64
    0x60f4d003fbb09, // v_max_u16
    0xa0f5300390909, // v_max_u32
    0xa0f5d003c330e, // v_maximum3_f16
    0xa0f67003c170e, // v_maximum3_f32
    0x60f710041f80d, // v_maximum_f16
    0x60f770041de0d, // v_maximum_f32
    0x40f7d00418d0d, // v_maximum_f64
    0xa0f81003e8e14, // v_maximumminimum_f16
    0xa0f8b003e6614, // v_maximumminimum_f32
    0xa0f9f006dbc0c, // v_maxmin_f16
    0xa0fa9006dc80c, // v_maxmin_f32
    0xa0f95003ddc0c, // v_maxmin_i32
    0xa0f9f003e4210, // v_maxmin_num_f16
    0xa0fa9003e2210, // v_maxmin_num_f32
    0xa0fb3003dc40c, // v_maxmin_u32
    0x60fbd00408c12, // v_mbcnt_hi_u32_b32
    0x60fc300407a12, // v_mbcnt_lo_u32_b32
    0xa0fdd006dd40a, // v_med3_f16
    0xa0fe7006dde0a, // v_med3_f32
    0xa0fc9003d240a, // v_med3_i16
    0xa0fd3003b6b0a, // v_med3_i32
    0xa0fdd003c4f0e, // v_med3_num_f16
    0xa0fe7003c410e, // v_med3_num_f32
    0xa0ff1003d2e0a, // v_med3_u16
    0xa0ffb003b750a, // v_med3_u32
    0xa1019006de80a, // v_min3_f16
    0xa1023006df20a, // v_min3_f32
    0xa1005003cfc0a, // v_min3_i16
    0xa100f003b430a, // v_min3_i32
    0xa1019003bed0e, // v_min3_num_f16
    0xa1023003bd10e, // v_min3_num_f32
    0xa102d003d060a, // v_min3_u16
    0xa1037003b4d0a, // v_min3_u32
    0xa1051006dfc09, // v_min_f16
    0xa105b006e0509, // v_min_f32
    0x61065006e0e09, // v_min_f64
    0x61041003fd609, // v_min_i16
    0xa10470038ee09, // v_min_i32
    0xa1051003a0f0d, // v_min_num_f16
    0xa105b0039120d, // v_min_num_f32
    0x610650038d40d, // v_min_num_f64
    0x6106b003fcd09, // v_min_u16
    0xa107100390009, // v_min_u32
    0xa107b003c250e, // v_minimum3_f16
    0xa1085003c090e, // v_minimum3_f32
    0x6108f0041eb0d, // v_minimum_f16
    0x610950041d10d, // v_minimum_f32
    0x4109b0041800d, // v_minimum_f64
    0xa109f003e7a14, // v_minimummaximum_f16
    0xa10a9003e5214, // v_minimummaximum_f32
    0xa10bd006e170c, // v_minmax_f16
    0xa10c7006e230c, // v_minmax_f32
    0xa10b3003de80c, // v_minmax_i32
    0xa10bd003e3210, // v_minmax_num_f16
    0xa10c7003e1210, // v_minmax_num_f32
    0xa10d1003dd00c, // v_minmax_u32
    0x810db00353f09, // v_mov_b16
    0x810e30033ac09, // v_mov_b32
    0x810eb0036710d, // v_movreld_b32
    0x610f300367e0d, // v_movrels_b32
    0x610f900369910, // v_movrelsd_2_b32
    0x610ff00368b0e, // v_movrelsd_b32
    0x81105003c9211, // v_mqsad_pk_u16_u8
    0x4110d003ca30e, // v_mqsad_u32_u8
    0xa1111003c7909, // v_msad_u8
    0xa111b00387f12, // v_mul_dx9_zero_f32
    0xa1125003a4709, // v_mul_f16
    0xa112f00389109, // v_mul_f32
    0x6113900387609, // v_mul_f64
    0x4113f0041230c, // v_mul_hi_i32
    0xa11430038a710, // v_mul_hi_i32_i24
    0x4114d0041170c, // v_mul_hi_u32
    0xa11510038c410, // v_mul_hi_u32_u24
    0xa115b00389a0d, // v_mul_i32_i24
    0xa111b006e2f10, // v_mul_legacy_f32
    0x61165003f8f0c, // v_mul_lo_u16
    0x4116b00410b0c, // v_mul_lo_u32
    0xa116f0038b70d, // v_mul_u32_u24
    0xa1179003b370c, // v_mullit_f32
    0x211830033a305, // v_nop
    0x811850037da09, // v_not_b16
    0x8118d0035e909, // v_not_b32
    0xa1195003d7309, // v_or3_b32
    0x6119f0041c008, // v_or_b16
    0xa11a500395c08, // v_or_b32
    0x611af0040200e, // v_pack_b32_f16
    0xa11b5003cc40a, // v_perm_b32
    0x411bf003d9610, // v_permlane16_b32
    0x111c3003ff714, // v_permlane16_var_b32
    0x111c40037bd10, // v_permlane64_b32
    0x411c5003da611, // v_permlanex16_b32
    0x111c900400b15, // v_permlanex16_var_b32
    0x211ca0035340b, // v_pipeflush
    0x411cc00431d0c, // v_pk_add_f16
    0x411d00042750c, // v_pk_add_i16
    0x411d40042e10c, // v_pk_add_u16
    0x411d80042ad10, // v_pk_ashrrev_i16
    0x811dc0043110c, // v_pk_fma_f16
    0x211e4003a7b0d, // v_pk_fmac_f16
    0x411e600428d10, // v_pk_lshlrev_b16
    0x411ea00429d10, // v_pk_lshrrev_b16
    0x811ee00425a0c, // v_pk_mad_i16
    0x811f60042d50c, // v_pk_mad_u16
    0x41202006e3f0c, // v_pk_max_f16
    0x411fe0042bd0c, // v_pk_max_i16
    0x4120200439810, // v_pk_max_num_f16
    0x412060042f90c, // v_pk_max_u16
    0x4120a0043b810, // v_pk_maximum_f16
    0x41212006e4b0c, // v_pk_min_f16
    0x4120e0042c90c, // v_pk_min_i16
    0x4121200438810, // v_pk_min_num_f16
    0x412160043050c, // v_pk_min_u16
    0x4121a0043a810, // v_pk_minimum_f16
    0x4121e0043290c, // v_pk_mul_f16
    0x412220042660f, // v_pk_mul_lo_u16
    0x412260042810c, // v_pk_sub_i16
    0x4122a0042ed0c, // v_pk_sub_u16
    0x8122e003c8210, // v_qsad_pk_u16_u8
    0x812360036dd09, // v_rcp_f16
    0x8123e00359009, // v_rcp_f32
    0x412460035b109, // v_rcp_f64
    0x8124a0035990f, // v_rcp_iflag_f32
    0x212520033e213, // v_readfirstlane_b32
    0x1125400419a0e, // v_readlane_b32
    0x8125500374e0b, // v_rndne_f16
    0x8125d0035680b, // v_rndne_f32
    0x4126500351e0b, // v_rndne_f64
    0x812690036f009, // v_rsq_f16
    0x812710035a809, // v_rsq_f32
    0x412790035ba09, // v_rsq_f64
    0x2127d003ead0b, // v_s_exp_f16
    0x2127f003ea20b, // v_s_exp_f32
    0x21281003ec30b, // v_s_log_f16
    0x21283003eb80b, // v_s_log_f32
    0x21285003ed90b, // v_s_rcp_f16
    0x21287003ece0b, // v_s_rcp_f32
    0x21289003eef0b, // v_s_rsq_f16
    0x2128b003ee40b, // v_s_rsq_f32
    0x2128d003f060c, // v_s_sqrt_f16
    0x2128f003efa0c, // v_s_sqrt_f32
    0xa1291003b870b, // v_sad_hi_u8
    0xa129b003b9209, // v_sad_u16
    0xa12a5003b9b09, // v_sad_u32
    0xa12af003b7f08, // v_sad_u8
    0x812b90037760f, // v_sat_pk_u8_i16
    0x812c100376409, // v_sin_f16
    0x812c90035d709, // v_sin_f32
    0x812d10036e60a, // v_sqrt_f16
    0x812d90035c30a, // v_sqrt_f32
    0x412e10035cd0a, // v_sqrt_f64
    0xa12e50039930f, // v_sub_co_ci_u32
    0x612ef003f5c0c, // v_sub_co_u32
    0xa12f5003a3209, // v_sub_f16
    0xa12ff00386109, // v_sub_f32
    0x61309003feb0c, // v_sub_nc_i16
    0x6130f0040e80c, // v_sub_nc_i32
    0x61315003f830c, // v_sub_nc_u16
    0xa131b0039c00c, // v_sub_nc_u32
    0xa13250039a212, // v_subrev_co_ci_u32
    0x6132f003f680f, // v_subrev_co_u32
    0xa1335003a3b0c, // v_subrev_f16
    0xa133f00386a0c, // v_subrev_f32
    0xa13490039cc0f, // v_subrev_nc_u32
    0x113530037b30a, // v_swap_b16
    0x113540037a90a, // v_swap_b32
    0x113550037cd0d, // v_swaprel_b32
    0x113560045a01b, // v_swmmac_bf16_16x16x32_bf16
    0x1135700458719, // v_swmmac_f16_16x16x32_f16
    0x1135800456d1a, // v_swmmac_f32_16x16x32_bf16
    0x1135900465d1d, // v_swmmac_f32_16x16x32_bf8_bf8
    0x1135a0046401d, // v_swmmac_f32_16x16x32_bf8_fp8
    0x1135b00455419, // v_swmmac_f32_16x16x32_f16
    0x1135c0046231d, // v_swmmac_f32_16x16x32_fp8_bf8
    0x1135d0046061d, // v_swmmac_f32_16x16x32_fp8_fp8
    0x1135e0045d419, // v_swmmac_i32_16x16x32_iu4
    0x1135f0045bb19, // v_swmmac_i32_16x16x32_iu8
    0x113600045ed19, // v_swmmac_i32_16x16x64_iu4
    0x4136100412f10, // v_trig_preop_f64
    0x813650037430b, // v_trunc_f16
    0x8136d0035530b, // v_trunc_f32
    0x413750035090b, // v_trunc_f64
    0x1137900448119, // v_wmma_bf16_16x16x16_bf16
    0x1137a00446a17, // v_wmma_f16_16x16x16_f16
    0x1137b00445218, // v_wmma_f32_16x16x16_bf16
    0x1137c0045191b, // v_wmma_f32_16x16x16_bf8_bf8
    0x1137d0044fe1b, // v_wmma_f32_16x16x16_bf8_fp8
    0x1137e00443b17, // v_wmma_f32_16x16x16_f16
    0x1137f0044e31b, // v_wmma_f32_16x16x16_fp8_bf8
    0x113800044c81b, // v_wmma_f32_16x16x16_fp8_fp8
    0x113810044b117, // v_wmma_i32_16x16x16_iu4
    0x1138200449a17, // v_wmma_i32_16x16x16_iu8
    0x1138300453417, // v_wmma_i32_16x16x32_iu4
    0x213840041a80f, // v_writelane_b32
    0xa1386003cce09, // v_xad_u32
    0xa139000396d0a, // v_xnor_b32
    0xa139a003cb10a, // v_xor3_b32
    0x613a40041c809, // v_xor_b16
    0xa13aa00396409, // v_xor_b32
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
    65535, 65535, 65535, 65535, 1011, 65535, 990, 804, 65535, 65535, 787, 65535, 65535, 887,
    65535, 65535, 65535, 65535, 65535, 65535, 1380, 65535, 65535, 65535, 1117, 65535, 65535,
    65535, 11, 1529, 1206, 533, 65535, 65535, 65535, 65535, 323, 65535, 65535, 1047, 419,
    65535, 65535, 65535, 1559, 320, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 44,
    65535, 65535, 65535, 65535, 135, 65535, 1500, 65535, 65535, 65535, 366, 65535, 65535,
    65535, 65535, 877, 65535, 65535, 65535, 1107, 1586, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 167, 65535, 184, 65535, 102, 937, 65535, 65535, 65535, 65535, 558, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 392, 65535, 65535, 65535, 65535, 65535, 796,
    65535, 65535, 15, 693, 639, 834, 469, 483, 524, 940, 935, 1437, 65535, 65535, 854, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1145, 65535, 65535, 65535, 65535, 65535, 65535, 121, 65535, 189, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 742, 65535, 273, 260, 1360, 1579, 65535, 418,
    321, 383, 554, 1355, 113, 1446, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    743, 65535, 65535, 65535, 66, 65535, 1405, 65535, 65535, 65535, 65535, 584, 65535, 1191,
    65535, 65535, 65535, 534, 103, 65535, 7, 496, 65535, 65535, 65535, 65535, 936, 65535,
    65535, 624, 65535, 65535, 65535, 984, 233, 65535, 1097, 65535, 259, 1460, 65535, 513,
    793, 65535, 65535, 65535, 65535, 65535, 818, 65535, 65535, 65535, 1160, 28, 1541, 65535,
    505, 1523, 65535, 65535, 65535, 97, 65535, 1223, 1476, 65535, 65535, 1150, 65535, 1266,
    65535, 307, 280, 328, 65535, 65535, 65535, 65535, 77, 1248, 65535, 65535, 65535, 806,
    1004, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1424,
    65535, 65535, 65535, 65535, 65535, 65535, 158, 65535, 65535, 765, 1242, 65535, 65535,
    65535, 65535, 716, 107, 65535, 65535, 578, 750, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 199, 839, 1119, 1264, 1365, 1061, 65535, 65535, 65535, 65535, 65535, 1546, 65535,
    1595, 171, 65535, 753, 65535, 1015, 362, 1533, 65535, 861, 1134, 379, 1452, 617, 462,
    65535, 65535, 65535, 65535, 1425, 65535, 65535, 65535, 65535, 65535, 895, 65535, 1496,
    1169, 1560, 65535, 65535, 848, 65535, 1578, 65535, 65535, 65535, 65535, 65535, 579,
    65535, 697, 65535, 65535, 65535, 65535, 65535, 65535, 1156, 65535, 65535, 65535, 790,
    65535, 65535, 65535, 474, 1290, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 42, 65535, 65535, 564, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 187,
    65535, 863, 65535, 65535, 738, 65535, 65535, 65535, 65535, 206, 1235, 1515, 354, 619,
    65535, 181, 426, 1285, 65535, 65535, 65535, 65535, 65535, 254, 1211, 65535, 65535, 65535,
    65535, 65535, 65535, 852, 65535, 65535, 842, 65535, 65535, 644, 65535, 408, 1144, 1332,
    65535, 65535, 65535, 65535, 256, 707, 465, 962, 65535, 65535, 65535, 197, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 327, 65535, 65535, 65535, 387,
    1276, 580, 767, 65535, 65535, 65535, 65535, 1252, 1278, 65535, 65535, 65535, 65535,
    65535, 65535, 789, 65535, 65535, 65535, 1221, 213, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1028, 65535, 65535, 1495, 586, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1502, 65535, 65535, 65535, 1096, 1448, 65535, 220, 112, 949,
    65535, 1370, 65535, 1615, 490, 672, 65535, 65535, 65535, 1179, 65535, 65535, 65535,
    65535, 953, 467, 65535, 65535, 65535, 65535, 555, 778, 1603, 65535, 65535, 1151, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1538, 722, 724, 65535, 78, 250, 1197,
    694, 1243, 65535, 1322, 65535, 69, 65535, 65535, 1042, 65535, 65535, 65535, 65535, 65535,
    1288, 65535, 65535, 101, 36, 65535, 91, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 440, 65535, 65535, 609, 751, 65535, 411, 65535, 65535, 875, 65535, 65535,
    65535, 65535, 65535, 65535, 47, 65535, 65535, 65535, 65535, 65535, 65535, 1622, 65535,
    65535, 65535, 65535, 1327, 65535, 65535, 894, 65535, 65535, 65535, 65535, 65535, 65535,
    309, 65535, 65535, 65535, 65535, 65535, 1032, 546, 65535, 65535, 65535, 65535, 286,
    65535, 65535, 65535, 981, 72, 65535, 65535, 915, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 548, 65535, 336, 655, 65535, 65535, 65535, 1157, 1348, 344, 65535,
    23, 65535, 65535, 151, 65535, 1183, 65535, 65535, 65535, 8, 65535, 859, 65535, 65535,
    65535, 65535, 463, 65535, 65535, 492, 355, 65535, 120, 65535, 446, 65535, 1060, 65535,
    602, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 50, 1029, 65535, 54, 308,
    391, 1430, 65535, 661, 65535, 65535, 422, 669, 1146, 698, 431, 1239, 1469, 65535, 1309,
    65535, 65535, 1596, 65535, 65535, 576, 65535, 511, 595, 65535, 65535, 734, 65535, 65535,
    65535, 712, 65535, 65535, 384, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1293,
    65535, 65535, 65535, 96, 599, 817, 125, 290, 210, 526, 353, 704, 882, 1366, 1501, 337,
    65535, 862, 618, 1253, 1301, 65535, 65535, 65535, 65535, 65535, 1021, 65535, 65535,
    65535, 65535, 65535, 1426, 65535, 65535, 65535, 656, 1249, 65535, 65535, 458, 1098,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1406, 1521, 65535, 65535, 494, 1558,
    152, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1038, 1165, 1369, 1224,
    65535, 65535, 65535, 65535, 405, 253, 65535, 996, 1481, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 805, 65535, 319, 65535, 615, 65535, 65535,
    1398, 65535, 65535, 65535, 65535, 65535, 65535, 764, 65535, 1202, 65535, 37, 127, 65535,
    65535, 470, 846, 65535, 1091, 65535, 65535, 488, 1345, 65535, 65535, 1018, 1467, 65535,
    65535, 65535, 65535, 65535, 65535, 782, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 708, 1057, 780, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    732, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 508, 1619, 65535,
    1064, 721, 342, 1002, 65535, 65535, 65535, 1359, 65535, 1544, 65535, 65535, 65535, 65535,
    65535, 1577, 65535, 65535, 65535, 1277, 364, 938, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 563, 65535, 65535, 65535, 41, 1121, 49, 987, 756, 1257, 65535, 304,
    560, 951, 1025, 65535, 65535, 65535, 65535, 65535, 65535, 82, 1268, 1213, 65535, 65535,
    264, 65535, 332, 65535, 65535, 65535, 65535, 317, 646, 65535, 647, 65535, 65535, 65535,
    65535, 51, 65535, 65535, 65535, 203, 180, 1282, 1507, 904, 65535, 65535, 65535, 65535,
    65535, 1212, 65535, 65535, 65535, 1477, 65535, 878, 575, 179, 65535, 272, 65535, 65535,
    596, 65535, 65535, 857, 65535, 679, 1491, 1140, 65535, 65535, 65535, 65535, 234, 65535,
    436, 65535, 65535, 65535, 65535, 65535, 65535, 1076, 608, 1326, 302, 998, 1411, 1473,
    65535, 65535, 65535, 134, 485, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 925, 132, 166, 133, 784,
    499, 1070, 1125, 1261, 65535, 65535, 1412, 65535, 65535, 65535, 65535, 68, 65535, 65535,
    65535, 65535, 65535, 65535, 633, 1112, 65535, 997, 65535, 541, 1279, 65535, 939, 1431,
    65535, 916, 65535, 65535, 1494, 645, 65535, 65535, 126, 65535, 65535, 991, 65535, 65535,
    65535, 65535, 1423, 202, 65535, 65535, 65535, 80, 252, 65535, 65535, 1054, 65535, 65535,
    65535, 659, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1343, 104, 744, 65535, 65535, 1463, 547, 65535, 65535, 869, 65535, 284, 544, 663,
    1440, 1504, 65535, 65535, 65535, 662, 65535, 65535, 258, 905, 845, 1617, 747, 1090,
    65535, 65535, 65535, 506, 65535, 1468, 65535, 65535, 237, 65535, 65535, 65535, 65535,
    65535, 65535, 510, 427, 65535, 556, 1403, 65535, 52, 65535, 65535, 65535, 562, 65535,
    1230, 65535, 65535, 65535, 621, 65535, 416, 1466, 65535, 65535, 65535, 65535, 1017,
    65535, 567, 1204, 1612, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 227, 677, 65535,
    65535, 65535, 174, 65535, 403, 65535, 1350, 1608, 65535, 65535, 65535, 65535, 65535,
    1336, 959, 809, 650, 954, 65535, 65535, 326, 65535, 65535, 1019, 65535, 65535, 65535,
    761, 106, 1120, 263, 65535, 65535, 65535, 825, 65535, 65535, 757, 1442, 65535, 65535,
    65535, 65535, 65535, 690, 65535, 65535, 65535, 65535, 65535, 65535, 667, 123, 923, 1392,
    65535, 65535, 65535, 479, 65535, 65535, 65535, 230, 20, 22, 569, 570, 896, 1102, 149,
    931, 65535, 65535, 65535, 65535, 881, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 75, 955, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 159, 162, 727, 40, 363, 65535, 1492, 1013, 1450, 65535,
    65535, 1240, 65535, 65535, 65535, 65535, 65535, 1289, 65535, 65535, 100, 1136, 65535,
    65535, 65535, 1055, 843, 65535, 1556, 65535, 145, 947, 1175, 279, 665, 65535, 65535,
    1396, 65535, 65535, 65535, 389, 65535, 65535, 65535, 65535, 65535, 1069, 1189, 65535,
    65535, 481, 410, 65535, 65535, 65535, 1353, 441, 995, 1080, 65535, 372, 1193, 1377, 1551,
    1565, 65535, 65535, 65535, 516, 635, 1528, 65535, 65535, 65535, 65535, 65535, 770, 65535,
    1297, 65535, 65535, 531, 1087, 1155, 65535, 314, 65535, 941, 65535, 65535, 799, 84,
    65535, 65535, 65535, 65535, 773, 65535, 65535, 207, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 610, 853, 65535, 65535, 1203, 65535, 1271, 65535, 65535, 324,
    65535, 65535, 65535, 65535, 1605, 65535, 1598, 65535, 65535, 1505, 65535, 970, 566, 1088,
    65535, 165, 1375, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1149, 65535, 65535,
    65535, 65535, 833, 65535, 480, 65535, 65535, 65535, 65535, 115, 65535, 65535, 1074,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 550, 65535, 65535, 79, 65535,
    65535, 65535, 692, 1316, 65535, 65535, 65535, 65535, 175, 65535, 1391, 65535, 65535,
    65535, 65535, 538, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 983, 65535,
    926, 65535, 65535, 65535, 1044, 1164, 1421, 65535, 603, 849, 65535, 755, 65535, 1386,
    65535, 65535, 1325, 758, 460, 1376, 65535, 664, 439, 714, 1305, 65535, 760, 1026, 65535,
    1208, 1106, 65535, 1383, 1610, 65535, 65535, 65535, 65535, 65535, 625, 65535, 65535,
    1104, 65535, 946, 1572, 136, 65535, 1604, 65535, 65535, 352, 248, 356, 1459, 65535, 1324,
    65535, 65535, 65535, 216, 65535, 1454, 719, 1000, 1362, 1422, 1483, 1005, 65535, 65535,
    61, 65535, 65535, 65535, 65535, 680, 961, 65535, 65535, 775, 763, 65535, 1395, 65535,
    437, 369, 1373, 65535, 65535, 903, 65535, 65535, 65535, 803, 407, 1232, 65535, 65535,
    1568, 65535, 65535, 236, 1187, 872, 65535, 1314, 1451, 65535, 271, 866, 725, 729, 65535,
    978, 65535, 65535, 65535, 87, 443, 626, 1008, 1127, 1010, 1135, 65535, 65535, 65535,
    65535, 10, 449, 1170, 1548, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1219,
    65535, 65535, 65535, 65535, 65535, 695, 957, 65535, 65535, 1616, 65535, 65535, 65535,
    914, 105, 1263, 65535, 65535, 65535, 65535, 573, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 826, 65535, 425, 350, 367, 65535, 65535, 1606, 1094,
    824, 65535, 1177, 65535, 65535, 65535, 65535, 225, 1420, 65535, 65535, 934, 728, 899,
    1236, 976, 65535, 65535, 65535, 65535, 1509, 395, 65535, 65535, 65535, 65535, 360, 65535,
    1331, 807, 1246, 65535, 65535, 1195, 65535, 65535, 65535, 65535, 65535, 1593, 65535,
    65535, 65535, 522, 270, 503, 65535, 65535, 1059, 772, 973, 683, 65535, 65535, 1304,
    65535, 65535, 65535, 65535, 182, 65535, 46, 65535, 715, 1237, 1417, 65535, 65535, 1283,
    65535, 65535, 1081, 65535, 65535, 65535, 65535, 65535, 65535, 1118, 65535, 588, 65535,
    1510, 305, 1597, 874, 1569, 65535, 1256, 65535, 478, 65535, 65535, 65535, 1520, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 587, 155, 402, 1036, 1522, 65535, 1562, 65535,
    65535, 43, 571, 1444, 65535, 65535, 1298, 65535, 65535, 969, 65535, 65535, 583, 622,
    65535, 65535, 168, 65535, 1585, 65535, 65535, 95, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1474, 65535, 832, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 879, 265, 65535, 65535, 65535, 797, 65535, 65535,
    1512, 65535, 65535, 65535, 65535, 65535, 65535, 1458, 65535, 1550, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 445, 910, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 527, 65535, 196, 1532, 65535, 529, 1033, 65535, 1308, 65535, 1498, 65535, 65535,
    212, 1626, 194, 195, 65535, 65535, 65535, 313, 65535, 65535, 65535, 1217, 1584, 154,
    1045, 65535, 800, 873, 1352, 1254, 65535, 65535, 591, 1620, 1176, 65535, 65535, 65535,
    65535, 65535, 65535, 442, 1066, 1441, 1618, 1126, 551, 65535, 65535, 523, 65535, 116,
    421, 65535, 396, 482, 982, 99, 1114, 65535, 65535, 65535, 65535, 568, 885, 1194, 607,
    65535, 65535, 678, 737, 459, 1048, 65535, 65535, 65535, 1461, 65535, 65535, 65535, 898,
    1108, 65535, 98, 32, 65535, 65535, 1506, 65535, 65535, 860, 918, 600, 921, 88, 310, 802,
    1056, 1255, 1296, 657, 1222, 420, 65535, 502, 1093, 1588, 65535, 65535, 65535, 65535,
    1340, 65535, 1419, 65535, 65535, 65535, 1071, 60, 1073, 512, 1479, 920, 65535, 65535,
    65535, 65535, 412, 329, 65535, 1281, 65535, 65535, 65535, 65535, 65535, 18, 1062, 65535,
    65535, 65535, 65535, 65535, 766, 65535, 1311, 1511, 65535, 341, 658, 911, 1181, 1344,
    65535, 65535, 65535, 65535, 268, 65535, 1303, 65535, 65535, 65535, 1361, 65535, 65535,
    65535, 221, 992, 94, 291, 161, 306, 883, 1079, 1142, 1414, 1527, 691, 65535, 1199, 65535,
    65535, 176, 740, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 749, 65535, 65535, 172,
    65535, 65535, 1072, 65535, 65535, 65535, 65535, 65535, 65535, 1307, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1561, 65535, 65535, 65535, 702, 65535, 696, 65535, 65535,
    65535, 1368, 1591, 144, 65535, 913, 791, 1537, 65535, 1209, 241, 1378, 65535, 65535, 30,
    65535, 65535, 65535, 65535, 794, 907, 1409, 65535, 65535, 65535, 65535, 1075, 170, 287,
    380, 348, 86, 1306, 147, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    390, 944, 65535, 357, 884, 1625, 814, 1485, 65535, 1513, 65535, 65535, 65535, 963, 1030,
    1210, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 45, 808, 153, 374, 65535, 851,
    65535, 430, 438, 65535, 269, 1065, 65535, 65535, 399, 781, 1003, 1188, 65535, 525, 65535,
    65535, 1274, 1435, 65535, 65535, 682, 65535, 65535, 1084, 65535, 65535, 65535, 1024, 240,
    1007, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1116,
    709, 65535, 65535, 65535, 65535, 65535, 1228, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 139, 65535, 65535, 65535, 1531, 65535, 65535, 1110, 1571, 65535,
    65535, 65535, 1517, 65535, 65535, 455, 65535, 65535, 65535, 65535, 985, 65535, 65535,
    65535, 65535, 65535, 948, 65535, 65535, 484, 333, 1095, 493, 642, 65535, 65535, 65535,
    65535, 616, 226, 65535, 464, 1385, 552, 65535, 65535, 65535, 65535, 1035, 912, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 841, 266, 381, 929, 1280, 1347, 1244, 65535,
    55, 532, 919, 2, 318, 1456, 1480, 1310, 858, 65535, 65535, 65535, 164, 138, 620, 65535,
    65535, 65535, 251, 65535, 93, 65535, 65535, 255, 1226, 1438, 1092, 65535, 65535, 343,
    65535, 65535, 65535, 1341, 65535, 65535, 65535, 301, 65535, 65535, 876, 65535, 65535,
    686, 1394, 65535, 65535, 65535, 65535, 1141, 786, 888, 989, 1471, 1404, 1413, 339, 65535,
    65535, 65535, 65535, 65535, 65535, 1172, 65535, 65535, 65535, 65535, 65535, 514, 65535,
    65535, 975, 1384, 217, 613, 720, 65535, 65535, 768, 1599, 1100, 65535, 65535, 65535,
    65535, 65535, 65535, 886, 65535, 65535, 65535, 65535, 1387, 65535, 517, 65535, 65535, 31,
    838, 65535, 59, 65535, 65535, 130, 1367, 65535, 65535, 1130, 65535, 1400, 65535, 65535,
    65535, 933, 65535, 65535, 65535, 545, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 247, 65535, 358, 1319, 65535, 65535, 65535, 65535, 897, 394, 65535, 65535,
    1014, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1534, 65535, 65535, 1083,
    65535, 688, 65535, 65535, 65535, 274, 108, 65535, 65535, 700, 65535, 735, 65535, 65535,
    65535, 65535, 968, 211, 413, 65535, 65535, 65535, 65535, 65535, 191, 820, 65535, 65535,
    1218, 65535, 65535, 65535, 1623, 684, 267, 347, 1020, 33, 509, 927, 1335, 1078, 1524,
    65535, 1410, 65535, 65535, 65535, 1447, 65535, 12, 628, 65535, 65535, 65535, 65535, 1063,
    65535, 235, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 448, 500, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    429, 65535, 65535, 1122, 65535, 988, 1333, 65535, 65535, 1564, 65535, 718, 65535, 65535,
    65535, 65535, 19, 65535, 65535, 65535, 65535, 792, 1166, 65535, 65535, 65535, 89, 65535,
    65535, 65535, 65535, 65535, 257, 979, 1363, 65535, 65535, 65535, 65535, 1535, 65535,
    65535, 65535, 65535, 370, 1034, 3, 65535, 65535, 902, 65535, 1397, 65535, 65535, 1514,
    601, 192, 703, 65535, 65535, 491, 812, 1201, 65535, 157, 65535, 400, 65535, 65535, 65535,
    1399, 65535, 376, 285, 651, 1043, 1182, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    666, 783, 1439, 65535, 65535, 65535, 1041, 222, 1143, 65535, 65535, 1275, 654, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1200, 65535, 65535, 65535, 65535, 312, 965,
    65535, 504, 65535, 346, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1508,
    477, 593, 65535, 1453, 565, 65535, 65535, 65535, 65535, 65535, 278, 65535, 65535, 65535,
    65535, 65535, 472, 65535, 65535, 1099, 65535, 65535, 1168, 65535, 186, 65535, 65535, 56,
    1429, 1573, 65535, 65535, 65535, 1267, 1085, 638, 1153, 397, 811, 487, 65535, 65535,
    65535, 185, 65535, 65535, 1129, 1536, 1401, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1161, 471, 917, 65535, 65535, 65535, 65535, 65535, 1357, 65535, 65535, 476,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1462, 65535, 65535, 65535, 65535,
    65535, 1346, 1234, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    277, 1147, 404, 65535, 65535, 65535, 65535, 65535, 65535, 17, 65535, 65535, 65535, 65535,
    34, 653, 65535, 300, 1077, 65535, 128, 65535, 65535, 65535, 1472, 65535, 932, 71, 574,
    1542, 65535, 65535, 65535, 65535, 65535, 685, 65535, 65535, 65535, 65535, 1390, 65535,
    614, 1284, 65535, 65535, 5, 65535, 535, 1497, 1540, 65535, 65535, 1516, 65535, 365, 177,
    1133, 65535, 65535, 1162, 65535, 65535, 788, 65535, 65535, 65535, 65535, 65535, 65535,
    836, 1171, 188, 65535, 652, 63, 706, 1058, 292, 1432, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1563, 65535, 65535, 1555, 65535, 65535, 65535, 1449, 65535, 65535,
    65535, 561, 65535, 1611, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1265, 65535,
    643, 281, 65535, 65535, 65535, 65535, 114, 507, 65535, 65535, 777, 1269, 65535, 65535,
    435, 65535, 65535, 65535, 1539, 65535, 65535, 1372, 65535, 606, 1382, 748, 205, 1519,
    1068, 1580, 65535, 65535, 65535, 1465, 296, 243, 994, 521, 1227, 1339, 1233, 641, 967,
    65535, 117, 65535, 65535, 65535, 65535, 65535, 1312, 65535, 65535, 65535, 65535, 65535,
    65535, 401, 456, 590, 65535, 65535, 92, 540, 1137, 950, 893, 65535, 65535, 65535, 1489,
    65535, 415, 13, 945, 160, 1434, 65535, 65535, 65535, 557, 340, 65535, 65535, 65535, 218,
    334, 65535, 129, 65535, 65535, 417, 1101, 813, 65535, 65535, 65535, 65535, 65535, 1607,
    322, 65535, 553, 65535, 1408, 65535, 214, 65535, 785, 1443, 21, 736, 889, 65535, 65535,
    65535, 65535, 993, 65535, 65535, 65535, 819, 65535, 65535, 980, 65535, 1086, 1154, 1484,
    65535, 65535, 1590, 65535, 65535, 65535, 1582, 65535, 65535, 475, 1358, 1270, 65535, 868,
    65535, 208, 1184, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 466, 1103,
    65535, 1356, 65535, 65535, 65535, 65535, 1286, 65535, 1152, 1364, 65535, 331, 65535,
    65535, 1379, 65535, 65535, 65535, 65535, 1260, 1526, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 604, 1148, 375, 65535, 65535, 142, 520, 779, 901,
    65535, 65535, 131, 65535, 65535, 674, 890, 65535, 1241, 65535, 1601, 65535, 65535, 65535,
    65535, 65535, 249, 65535, 1490, 39, 388, 64, 65535, 65535, 1317, 65535, 1294, 65535, 239,
    1174, 65535, 1389, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 434, 65535, 65535,
    65535, 65535, 65535, 65535, 1302, 65535, 1132, 65535, 65535, 1163, 65535, 65535, 65535,
    1354, 65535, 549, 65535, 1192, 335, 543, 1427, 1553, 1250, 461, 65535, 65535, 65535,
    65535, 424, 65535, 65535, 612, 65535, 65535, 637, 65535, 65535, 65535, 1600, 65535, 972,
    65535, 65535, 739, 65535, 65535, 1158, 999, 65535, 65535, 65535, 1581, 745, 774, 295,
    65535, 1022, 829, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 215, 723, 823, 977,
    1545, 1552, 65535, 670, 1318, 640, 109, 65535, 65535, 65535, 65535, 283, 865, 1371, 190,
    361, 65535, 65535, 65535, 262, 1067, 65535, 65535, 65535, 325, 65535, 65535, 65535, 589,
    850, 122, 276, 65535, 65535, 1039, 65535, 65535, 65535, 65535, 245, 1621, 65535, 65535,
    65535, 65535, 74, 629, 726, 65535, 65535, 65535, 65535, 377, 85, 65535, 65535, 183, 810,
    1128, 65535, 891, 65535, 65535, 65535, 1433, 822, 65535, 1258, 65535, 65535, 65535, 731,
    65535, 209, 65535, 65535, 65535, 65535, 65535, 1349, 65535, 65535, 1049, 65535, 378, 393,
    83, 495, 65535, 65535, 65535, 65535, 1576, 65535, 65535, 65535, 156, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 457, 65535, 65535, 65535, 65535, 119, 1023, 65535,
    65535, 1207, 288, 1006, 1259, 65535, 65535, 65535, 316, 473, 497, 835, 1589, 65535, 53,
    65535, 65535, 1214, 900, 111, 867, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 293, 65535, 530, 65535, 1455, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 632, 65535, 450, 1291, 1503, 671, 65535, 65535, 65535, 65535, 1478, 65535,
    65535, 35, 65535, 1329, 65535, 65535, 65535, 1587, 406, 1614, 1300, 65535, 65535, 577,
    65535, 634, 1053, 1567, 971, 65535, 486, 1186, 65535, 65535, 65535, 65535, 65535, 65535,
    48, 65535, 741, 1323, 65535, 1272, 65535, 65535, 631, 65535, 65535, 1549, 65535, 711,
    1321, 65535, 65535, 65535, 65535, 65535, 65535, 759, 38, 1089, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 598, 65535, 382, 831, 705, 1251, 432,
    65535, 143, 76, 847, 65535, 754, 65535, 90, 1407, 65535, 65535, 65535, 1111, 1554, 65535,
    65535, 65535, 908, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 368,
    65535, 65535, 386, 1031, 65535, 65535, 528, 65535, 65535, 1557, 65535, 223, 345, 572,
    924, 385, 468, 1402, 118, 65535, 660, 65535, 65535, 582, 65535, 65535, 65535, 636, 65535,
    299, 65535, 65535, 1338, 65535, 65535, 65535, 65535, 65535, 65535, 906, 65535, 65535,
    65535, 65535, 864, 65535, 65535, 65535, 65535, 65535, 827, 65535, 922, 244, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1337, 65535, 65535, 65535, 518, 0, 1139, 1238, 1418,
    65535, 776, 65535, 65535, 65535, 65535, 65535, 1351, 65535, 26, 65535, 65535, 65535,
    65535, 870, 303, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 140, 65535,
    65535, 298, 65535, 65535, 65535, 65535, 65535, 65535, 1381, 1205, 489, 65535, 65535,
    65535, 65535, 65535, 137, 1124, 65535, 65535, 65535, 837, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1428, 960, 65535, 65535, 65535,
    65535, 65535, 58, 62, 1518, 311, 1525, 65535, 65535, 16, 110, 1475, 65535, 65535, 1185,
    1445, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 201, 454, 871, 65535, 1245,
    65535, 169, 65535, 65535, 65535, 65535, 1334, 65535, 65535, 65535, 65, 65535, 65535, 844,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 930, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 9, 909, 515,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 611, 966, 65535, 1050, 1216, 1583,
    65535, 65535, 65535, 801, 65535, 65535, 65535, 65535, 193, 498, 146, 630, 668, 710, 956,
    676, 65535, 65535, 65535, 65535, 65535, 892, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 821, 65535, 65535, 65535, 1115, 65535, 65535, 29, 65535, 65535, 65535, 65535, 231,
    699, 1328, 65535, 228, 1, 830, 1113, 752, 1190, 1342, 1416, 65535, 65535, 65535, 65535,
    592, 1109, 65535, 943, 1566, 65535, 65535, 65535, 958, 65535, 1001, 65535, 65535, 65535,
    65535, 330, 65535, 65535, 1295, 648, 769, 585, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 542, 65535, 65535, 65535, 798, 65535, 65535, 65535, 65535, 65535, 65535, 623, 70,
    1594, 65535, 173, 65535, 65535, 65535, 65535, 65535, 359, 762, 974, 1037, 65535, 65535,
    57, 65535, 81, 204, 315, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1046, 1180,
    163, 65535, 65535, 828, 141, 1173, 65535, 65535, 444, 65535, 1016, 928, 65535, 65535,
    65535, 681, 65535, 942, 1273, 1138, 65535, 65535, 65535, 65535, 65535, 733, 65535, 65535,
    65535, 673, 1198, 200, 1292, 178, 1575, 65535, 65535, 1027, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 537, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 597, 1262, 1547, 65535, 65535, 65535, 65535, 65535, 65535, 1570, 1123, 414, 815,
    65535, 65535, 65535, 409, 1613, 65535, 219, 65535, 65535, 242, 1167, 65535, 232, 289,
    371, 581, 536, 65535, 65535, 65535, 65535, 65535, 795, 1482, 1499, 65535, 605, 816, 1215,
    65535, 65535, 65535, 1105, 65535, 351, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    14, 65535, 229, 65535, 1051, 1464, 65535, 65535, 65535, 150, 294, 349, 649, 148, 559,
    952, 1436, 65535, 452, 65535, 771, 65535, 1287, 65535, 65535, 65535, 65535, 65535, 1052,
    65535, 65535, 65535, 855, 65535, 65535, 282, 65535, 1299, 964, 65535, 986, 65535, 65535,
    423, 1624, 1374, 65535, 840, 1315, 1487, 65535, 65535, 65535, 713, 275, 730, 675, 1231,
    1393, 65535, 65535, 65535, 65535, 338, 65535, 1470, 198, 1313, 65535, 1493, 65535, 4,
    627, 65535, 65535, 746, 65535, 1574, 65535, 65535, 65535, 1229, 65535, 398, 65535, 65535,
    1009, 1543, 297, 1082, 65535, 65535, 433, 65535, 65535, 65535, 65535, 67, 65535, 65535,
    246, 1012, 1220, 1388, 447, 501, 519, 65535, 1415, 65535, 1330, 65535, 65535, 6, 594,
    1131, 24, 451, 1609, 65535, 65535, 1602, 65535, 65535, 73, 717, 1159, 65535, 1040, 65535,
    65535, 856, 224, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 701, 65535,
    65535, 1178, 1488, 27, 65535, 65535, 65535, 65535, 453, 689, 428, 1486, 65535, 1457,
    65535, 65535, 1320, 65535, 687, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1247, 65535, 65535, 65535, 1196, 65535, 65535, 65535, 238, 1225, 1592, 373, 124,
    25, 880, 261, 539, 1530, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 8, 65535, 65535, 6, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 12, 65535, 65535, 2, 65535,
    65535, 65535, 4, 15, 65535, 65535, 65535, 11, 65535, 16, 65535, 65535, 14, 7, 65535,
    65535, 17, 65535, 65535, 13, 65535, 9, 65535, 10, 65535, 65535, 65535, 65535, 0, 65535,
    65535, 65535, 5, 3, 65535, 65535,
];
