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
};
/// Registers with names.
pub static REGISTERS: [NamedRegister; 18] = [
    r(s(20136, 4), 126, 2),
    r(s(25, 7), 127, 1),
    r(s(18, 7), 126, 1),
    r(s(16, 2), 125, 1),
    r(s(12, 4), 124, 0),
    r(s(20140, 12), 237, 0),
    r(s(20152, 13), 238, 0),
    r(s(20165, 3), 253, 0),
    r(s(20168, 11), 235, 0),
    r(s(20179, 12), 236, 0),
    r(s(111, 16), 237, 0),
    r(s(127, 17), 238, 0),
    r(s(185, 7), 253, 0),
    r(s(80, 15), 235, 0),
    r(s(95, 16), 236, 0),
    r(s(20191, 3), 106, 2),
    r(s(6, 6), 107, 1),
    r(s(0, 6), 106, 1),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 7] = [
    (s(12297, 16), 4),
    (s(12313, 16), 6),
    (s(12329, 16), 9),
    (s(12282, 15), 0),
    (s(25804, 18), 32768),
    (s(25822, 18), 16384),
    (s(25840, 18), 8192),
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
pub static NARROW: [Narrow; 21] = [
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
    narrow(bits(41, 9), 11),
    narrow(bits(41, 9), 11),
    narrow(bits(0, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 14),
    narrow(bits(32, 9), 12),
    narrow(bits(41, 9), 12),
    narrow(bits(50, 9), 12),
];
/// Mnemonics and aliases, sorted.
pub static MNEMONICS: [u64; 1519] = [
    0x10001004ee211, // buffer_atomic_add
    0x100000024a615, // buffer_atomic_add_f32
    0x1000100225215, // buffer_atomic_add_u32
    0x1000200237d15, // buffer_atomic_add_u64
    0x10002004ef314, // buffer_atomic_add_x2
    0x10003004f0711, // buffer_atomic_and
    0x100030022e615, // buffer_atomic_and_b32
    0x100040023fb15, // buffer_atomic_and_b64
    0x10004004f1814, // buffer_atomic_and_x2
    0x10005004f2c15, // buffer_atomic_cmpswap
    0x1000500223919, // buffer_atomic_cmpswap_b32
    0x1000600236419, // buffer_atomic_cmpswap_b64
    0x1000700246319, // buffer_atomic_cmpswap_f32
    0x10006004f4118, // buffer_atomic_cmpswap_x2
    0x10008004f5912, // buffer_atomic_csub
    0x1000800227c16, // buffer_atomic_csub_u32
    0x10009004f6b11, // buffer_atomic_dec
    0x1000900233915, // buffer_atomic_dec_u32
    0x1000a00244e15, // buffer_atomic_dec_u64
    0x1000a004f7c14, // buffer_atomic_dec_x2
    0x10007004f9016, // buffer_atomic_fcmpswap
    0x1000d004fa612, // buffer_atomic_fmax
    0x10012004fb812, // buffer_atomic_fmin
    0x1000b004fca11, // buffer_atomic_inc
    0x1000b00232415, // buffer_atomic_inc_u32
    0x1000c00243915, // buffer_atomic_inc_u64
    0x1000c004fdb14, // buffer_atomic_inc_x2
    0x1000d00249115, // buffer_atomic_max_f32
    0x1000e0022bc15, // buffer_atomic_max_i32
    0x1000f0023d115, // buffer_atomic_max_i64
    0x100100022d115, // buffer_atomic_max_u32
    0x100110023e615, // buffer_atomic_max_u64
    0x1001200247c15, // buffer_atomic_min_f32
    0x1001300229215, // buffer_atomic_min_i32
    0x100140023a715, // buffer_atomic_min_i64
    0x100150022a715, // buffer_atomic_min_u32
    0x100160023bc15, // buffer_atomic_min_u64
    0x10017004fef10, // buffer_atomic_or
    0x100170022fb14, // buffer_atomic_or_b32
    0x1001800241014, // buffer_atomic_or_b64
    0x10018004fff13, // buffer_atomic_or_x2
    0x1000e00501212, // buffer_atomic_smax
    0x1000f00502415, // buffer_atomic_smax_x2
    0x1001300503912, // buffer_atomic_smin
    0x1001400504b15, // buffer_atomic_smin_x2
    0x1001900506011, // buffer_atomic_sub
    0x1001900226715, // buffer_atomic_sub_u32
    0x1001a00239215, // buffer_atomic_sub_u64
    0x1001a00507114, // buffer_atomic_sub_x2
    0x1001b00508512, // buffer_atomic_swap
    0x1001b00222316, // buffer_atomic_swap_b32
    0x1001c00234e16, // buffer_atomic_swap_b64
    0x1001c00509715, // buffer_atomic_swap_x2
    0x100100050ac12, // buffer_atomic_umax
    0x100110050be15, // buffer_atomic_umax_x2
    0x100150050d312, // buffer_atomic_umin
    0x100160050e515, // buffer_atomic_umin_x2
    0x1001d0050fa11, // buffer_atomic_xor
    0x1001d00230f15, // buffer_atomic_xor_b32
    0x1001e00242415, // buffer_atomic_xor_b64
    0x1001e00510b14, // buffer_atomic_xor_x2
    0x1001f0022070e, // buffer_gl0_inv
    0x100200022150e, // buffer_gl1_inv
    0x100210020bc10, // buffer_load_b128
    0x1002200208f0f, // buffer_load_b32
    0x1002300209e0f, // buffer_load_b64
    0x100240020ad0f, // buffer_load_b96
    0x1002500215013, // buffer_load_d16_b16
    0x10026001f8518, // buffer_load_d16_format_x
    0x10027001f9d19, // buffer_load_d16_format_xy
    0x10028001fb61a, // buffer_load_d16_format_xyz
    0x10029001fd01b, // buffer_load_d16_format_xyzw
    0x1002a00218d16, // buffer_load_d16_hi_b16
    0x1002b0021d01b, // buffer_load_d16_hi_format_x
    0x1002c00217815, // buffer_load_d16_hi_i8
    0x1002d00216315, // buffer_load_d16_hi_u8
    0x1002e00213e12, // buffer_load_d16_i8
    0x1002f00212c12, // buffer_load_d16_u8
    0x1002200511f11, // buffer_load_dword
    0x1002300513013, // buffer_load_dwordx2
    0x1002400514313, // buffer_load_dwordx3
    0x1002100515613, // buffer_load_dwordx4
    0x1002b0051691b, // buffer_load_format_d16_hi_x
    0x1002600518418, // buffer_load_format_d16_x
    0x1002700519c19, // buffer_load_format_d16_xy
    0x100280051b51a, // buffer_load_format_d16_xyz
    0x100290051cf1b, // buffer_load_format_d16_xyzw
    0x10030001ed514, // buffer_load_format_x
    0x10031001ee915, // buffer_load_format_xy
    0x10032001efe16, // buffer_load_format_xyz
    0x10033001f1417, // buffer_load_format_xyzw
    0x100340020800f, // buffer_load_i16
    0x100350020630e, // buffer_load_i8
    0x100350051ea11, // buffer_load_sbyte
    0x1002e0051fb15, // buffer_load_sbyte_d16
    0x1002c00521018, // buffer_load_sbyte_d16_hi
    0x1002500522815, // buffer_load_short_d16
    0x1002a00523d18, // buffer_load_short_d16_hi
    0x1003400525512, // buffer_load_sshort
    0x100360020710f, // buffer_load_u16
    0x100370020550e, // buffer_load_u8
    0x1003700526711, // buffer_load_ubyte
    0x1002f00527815, // buffer_load_ubyte_d16
    0x1002d00528d18, // buffer_load_ubyte_d16_hi
    0x100360052a512, // buffer_load_ushort
    0x1003800211b11, // buffer_store_b128
    0x100390020db10, // buffer_store_b16
    0x1003a0020eb10, // buffer_store_b32
    0x1003b0020fb10, // buffer_store_b64
    0x1003c0020cc0f, // buffer_store_b8
    0x1003d00210b10, // buffer_store_b96
    0x1003c0052b711, // buffer_store_byte
    0x100430052c818, // buffer_store_byte_d16_hi
    0x1003e001feb19, // buffer_store_d16_format_x
    0x1003f0020041a, // buffer_store_d16_format_xy
    0x1004000201e1b, // buffer_store_d16_format_xyz
    0x100410020391c, // buffer_store_d16_format_xyzw
    0x100420021b917, // buffer_store_d16_hi_b16
    0x100430021a316, // buffer_store_d16_hi_b8
    0x100440021eb1c, // buffer_store_d16_hi_format_x
    0x1003a0052e012, // buffer_store_dword
    0x1003b0052f214, // buffer_store_dwordx2
    0x1003d00530614, // buffer_store_dwordx3
    0x1003800531a14, // buffer_store_dwordx4
    0x1004400532e1c, // buffer_store_format_d16_hi_x
    0x1003e00534a19, // buffer_store_format_d16_x
    0x1003f0053631a, // buffer_store_format_d16_xy
    0x1004000537d1b, // buffer_store_format_d16_xyz
    0x100410053981c, // buffer_store_format_d16_xyzw
    0x10045001f2b15, // buffer_store_format_x
    0x10046001f4016, // buffer_store_format_xy
    0x10047001f5617, // buffer_store_format_xyz
    0x10048001f6d18, // buffer_store_format_xyzw
    0x100390053b412, // buffer_store_short
    0x100420053c619, // buffer_store_short_d16_hi
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
    0x100570053df0c, // ds_cmpst_b32
    0x100580053eb0c, // ds_cmpst_b64
    0x100590053f70c, // ds_cmpst_f32
    0x1005a0054030c, // ds_cmpst_f64
    0x1005b00540f10, // ds_cmpst_rtn_b32
    0x1005c00541f10, // ds_cmpst_rtn_b64
    0x1005d00542f10, // ds_cmpst_rtn_f32
    0x1005e00543f10, // ds_cmpst_rtn_f64
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
    0x1006f00544f0c, // ds_read2_b32
    0x1007000545b0c, // ds_read2_b64
    0x1007100546710, // ds_read2st64_b32
    0x1007200547710, // ds_read2st64_b64
    0x1007300548712, // ds_read_addtid_b32
    0x100740054990c, // ds_read_b128
    0x100750054a50b, // ds_read_b32
    0x100760054b00b, // ds_read_b64
    0x100770054bb0b, // ds_read_b96
    0x100780054c60b, // ds_read_i16
    0x100790054d10a, // ds_read_i8
    0x1007a0054db0e, // ds_read_i8_d16
    0x1007b0054e911, // ds_read_i8_d16_hi
    0x1007c0054fa0b, // ds_read_u16
    0x1007d0055050f, // ds_read_u16_d16
    0x1007e00551412, // ds_read_u16_d16_hi
    0x1007f0055260a, // ds_read_u8
    0x100800055300e, // ds_read_u8_d16
    0x1008100553e11, // ds_read_u8_d16_hi
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
    0x100a900554f0d, // ds_write2_b32
    0x100aa00555c0d, // ds_write2_b64
    0x100ab00556911, // ds_write2st64_b32
    0x100ac00557a11, // ds_write2st64_b64
    0x100ad00558b13, // ds_write_addtid_b32
    0x100ae00559e0d, // ds_write_b128
    0x100af0055ab0c, // ds_write_b16
    0x100b00055b713, // ds_write_b16_d16_hi
    0x100b10055ca0c, // ds_write_b32
    0x100b20055d60c, // ds_write_b64
    0x100b30055e20b, // ds_write_b8
    0x100b40055ed12, // ds_write_b8_d16_hi
    0x100b50055ff0c, // ds_write_b96
    0x100b600560b12, // ds_wrxchg2_rtn_b32
    0x100b700561d12, // ds_wrxchg2_rtn_b64
    0x100b800562f16, // ds_wrxchg2st64_rtn_b32
    0x100b900564516, // ds_wrxchg2st64_rtn_b64
    0x100ba00565b11, // ds_wrxchg_rtn_b32
    0x100bb00566c11, // ds_wrxchg_rtn_b64
    0x100c30001450a, // ds_xor_b32
    0x100c40004ac0a, // ds_xor_b64
    0x100c50002ed0e, // ds_xor_rtn_b32
    0x100c60005c70e, // ds_xor_rtn_b64
    0x100c700086103, // exp
    0x100c900567d0f, // flat_atomic_add
    0x100c8000bef13, // flat_atomic_add_f32
    0x100c90009e713, // flat_atomic_add_u32
    0x100ca000ae213, // flat_atomic_add_u64
    0x100ca00568c12, // flat_atomic_add_x2
    0x100cb00569e0f, // flat_atomic_and
    0x100cb000a5913, // flat_atomic_and_b32
    0x100cc000b5413, // flat_atomic_and_b64
    0x100cc0056ad12, // flat_atomic_and_x2
    0x100cd0056bf13, // flat_atomic_cmpswap
    0x100cd0009d017, // flat_atomic_cmpswap_b32
    0x100ce000acb17, // flat_atomic_cmpswap_b64
    0x100cf000bb217, // flat_atomic_cmpswap_f32
    0x100ce0056d216, // flat_atomic_cmpswap_x2
    0x100d00056e80f, // flat_atomic_dec
    0x100d0000aa413, // flat_atomic_dec_u32
    0x100d1000b9f13, // flat_atomic_dec_u64
    0x100d10056f712, // flat_atomic_dec_x2
    0x100cf00570914, // flat_atomic_fcmpswap
    0x100d400571d10, // flat_atomic_fmax
    0x100d900572d10, // flat_atomic_fmin
    0x100d200573d0f, // flat_atomic_inc
    0x100d2000a9113, // flat_atomic_inc_u32
    0x100d3000b8c13, // flat_atomic_inc_u64
    0x100d300574c12, // flat_atomic_inc_x2
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
    0x100de00575e0e, // flat_atomic_or
    0x100de000a6c12, // flat_atomic_or_b32
    0x100df000b6712, // flat_atomic_or_b64
    0x100df00576c11, // flat_atomic_or_x2
    0x100d500577d10, // flat_atomic_smax
    0x100d600578d13, // flat_atomic_smax_x2
    0x100da0057a010, // flat_atomic_smin
    0x100db0057b013, // flat_atomic_smin_x2
    0x100e00057c30f, // flat_atomic_sub
    0x100e00009fa13, // flat_atomic_sub_u32
    0x100e1000af513, // flat_atomic_sub_u64
    0x100e10057d212, // flat_atomic_sub_x2
    0x100e20057e410, // flat_atomic_swap
    0x100e20009bc14, // flat_atomic_swap_b32
    0x100e3000ab714, // flat_atomic_swap_b64
    0x100e30057f413, // flat_atomic_swap_x2
    0x100d700580710, // flat_atomic_umax
    0x100d800581713, // flat_atomic_umax_x2
    0x100dc00582a10, // flat_atomic_umin
    0x100dd00583a13, // flat_atomic_umin_x2
    0x100e400584d0f, // flat_atomic_xor
    0x100e4000a7e13, // flat_atomic_xor_b32
    0x100e5000b7913, // flat_atomic_xor_b64
    0x100e500585c12, // flat_atomic_xor_x2
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
    0x100e700586e0f, // flat_load_dword
    0x100e800587d11, // flat_load_dwordx2
    0x100e900588e11, // flat_load_dwordx3
    0x100e600589f11, // flat_load_dwordx4
    0x100f00008920d, // flat_load_i16
    0x100f10008790c, // flat_load_i8
    0x100f10058b00f, // flat_load_sbyte
    0x100ee0058bf13, // flat_load_sbyte_d16
    0x100ec0058d216, // flat_load_sbyte_d16_hi
    0x100ea0058e813, // flat_load_short_d16
    0x100eb0058fb16, // flat_load_short_d16_hi
    0x100f000591110, // flat_load_sshort
    0x100f20008850d, // flat_load_u16
    0x100f300086d0c, // flat_load_u8
    0x100f30059210f, // flat_load_ubyte
    0x100ef00593013, // flat_load_ubyte_d16
    0x100ed00594316, // flat_load_ubyte_d16_hi
    0x100f200595910, // flat_load_ushort
    0x100f40009190f, // flat_store_b128
    0x100f50008e10e, // flat_store_b16
    0x100f60008ef0e, // flat_store_b32
    0x100f70008fd0e, // flat_store_b64
    0x100f80008d40d, // flat_store_b8
    0x100f900090b0e, // flat_store_b96
    0x100f80059690f, // flat_store_byte
    0x100fb00597816, // flat_store_byte_d16_hi
    0x100fa0009a715, // flat_store_d16_hi_b16
    0x100fb00099314, // flat_store_d16_hi_b8
    0x100f600598e10, // flat_store_dword
    0x100f700599e12, // flat_store_dwordx2
    0x100f90059b012, // flat_store_dwordx3
    0x100f40059c212, // flat_store_dwordx4
    0x100f50059d410, // flat_store_short
    0x100fa0059e417, // flat_store_short_d16_hi
    0x100fd0059fb11, // global_atomic_add
    0x100fc00102d15, // global_atomic_add_f32
    0x100fd000dd915, // global_atomic_add_u32
    0x100fe000f0415, // global_atomic_add_u64
    0x100fe005a0c14, // global_atomic_add_x2
    0x100ff005a2011, // global_atomic_and
    0x100ff000e6d15, // global_atomic_and_b32
    0x10100000f8215, // global_atomic_and_b64
    0x10100005a3114, // global_atomic_and_x2
    0x10101005a4515, // global_atomic_cmpswap
    0x10101000dc019, // global_atomic_cmpswap_b32
    0x10102000eeb19, // global_atomic_cmpswap_b64
    0x10103000fea19, // global_atomic_cmpswap_f32
    0x10102005a5a18, // global_atomic_cmpswap_x2
    0x10104005a7212, // global_atomic_csub
    0x10104000e0316, // global_atomic_csub_u32
    0x10105005a8411, // global_atomic_dec
    0x10105000ec015, // global_atomic_dec_u32
    0x10106000fd515, // global_atomic_dec_u64
    0x10106005a9514, // global_atomic_dec_x2
    0x10103005aa916, // global_atomic_fcmpswap
    0x10109005abf12, // global_atomic_fmax
    0x1010e005ad112, // global_atomic_fmin
    0x10107005ae311, // global_atomic_inc
    0x10107000eab15, // global_atomic_inc_u32
    0x10108000fc015, // global_atomic_inc_u64
    0x10108005af414, // global_atomic_inc_x2
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
    0x10113005b0810, // global_atomic_or
    0x10113000e8214, // global_atomic_or_b32
    0x10114000f9714, // global_atomic_or_b64
    0x10114005b1813, // global_atomic_or_x2
    0x1010a005b2b12, // global_atomic_smax
    0x1010b005b3d15, // global_atomic_smax_x2
    0x1010f005b5212, // global_atomic_smin
    0x10110005b6415, // global_atomic_smin_x2
    0x10115005b7911, // global_atomic_sub
    0x10115000dee15, // global_atomic_sub_u32
    0x10116000f1915, // global_atomic_sub_u64
    0x10116005b8a14, // global_atomic_sub_x2
    0x10117005b9e12, // global_atomic_swap
    0x10117000daa16, // global_atomic_swap_b32
    0x10118000ed516, // global_atomic_swap_b64
    0x10118005bb015, // global_atomic_swap_x2
    0x1010c005bc512, // global_atomic_umax
    0x1010d005bd715, // global_atomic_umax_x2
    0x10111005bec12, // global_atomic_umin
    0x10112005bfe15, // global_atomic_umin_x2
    0x10119005c1311, // global_atomic_xor
    0x10119000e9615, // global_atomic_xor_b32
    0x1011a000fab15, // global_atomic_xor_b64
    0x1011a005c2414, // global_atomic_xor_x2
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
    0x1011d005c3811, // global_load_dword
    0x1011b005c4918, // global_load_dword_addtid
    0x1011e005c6113, // global_load_dwordx2
    0x1011f005c7413, // global_load_dwordx3
    0x1011c005c8713, // global_load_dwordx4
    0x10126000c2d0f, // global_load_i16
    0x10127000c100e, // global_load_i8
    0x10127005c9a11, // global_load_sbyte
    0x10124005cab15, // global_load_sbyte_d16
    0x10122005cc018, // global_load_sbyte_d16_hi
    0x10120005cd815, // global_load_short_d16
    0x10121005ced18, // global_load_short_d16_hi
    0x10126005d0512, // global_load_sshort
    0x10128000c1e0f, // global_load_u16
    0x10129000c020e, // global_load_u8
    0x10129005d1711, // global_load_ubyte
    0x10125005d2815, // global_load_ubyte_d16
    0x10123005d3d18, // global_load_ubyte_d16_hi
    0x10128005d5512, // global_load_ushort
    0x1012a000d9317, // global_store_addtid_b32
    0x1012b000cc811, // global_store_b128
    0x1012c000c8810, // global_store_b16
    0x1012d000c9810, // global_store_b32
    0x1012e000ca810, // global_store_b64
    0x1012f000c790f, // global_store_b8
    0x10130000cb810, // global_store_b96
    0x1012f005d6711, // global_store_byte
    0x10132005d7818, // global_store_byte_d16_hi
    0x10131000d6617, // global_store_d16_hi_b16
    0x10132000d5016, // global_store_d16_hi_b8
    0x1012d005d9012, // global_store_dword
    0x1012a005da219, // global_store_dword_addtid
    0x1012e005dbb14, // global_store_dwordx2
    0x10130005dcf14, // global_store_dwordx3
    0x1012b005de314, // global_store_dwordx4
    0x1012c005df712, // global_store_short
    0x10131005e0919, // global_store_short_d16_hi
    0x2013300136510, // image_atomic_add
    0x201350013c910, // image_atomic_and
    0x2013700135114, // image_atomic_cmpswap
    0x2013900140810, // image_atomic_dec
    0x2013b0013f810, // image_atomic_inc
    0x2013d0013d90f, // image_atomic_or
    0x2013f0013a711, // image_atomic_smax
    0x2014100138511, // image_atomic_smin
    0x2014300137510, // image_atomic_sub
    0x2014500134011, // image_atomic_swap
    0x201470013b811, // image_atomic_umax
    0x2014900139611, // image_atomic_umin
    0x2014b0013e810, // image_atomic_xor
    0x2014d00144f19, // image_bvh64_intersect_ray
    0x2014f00143817, // image_bvh_intersect_ray
    0x201510015a50d, // image_gather4
    0x201530015c10f, // image_gather4_b
    0x201550017db12, // image_gather4_b_cl
    0x201570015e00f, // image_gather4_c
    0x2015900181011, // image_gather4_c_b
    0x2015b00182114, // image_gather4_c_b_cl
    0x2015d0017ed12, // image_gather4_c_cl
    0x2015f0017ff11, // image_gather4_c_l
    0x201610015ef12, // image_gather4_c_lz
    0x2016300162214, // image_gather4_c_lz_o
    0x201650017cb10, // image_gather4_cl
    0x201670015b20f, // image_gather4_l
    0x201690015d010, // image_gather4_lz
    0x2016b00161012, // image_gather4_lz_o
    0x2016d0016010f, // image_gather4_o
    0x2016f0018350e, // image_gather4h
    0x201710016360d, // image_get_lod
    0x2017300141811, // image_get_resinfo
    0x201750012a40a, // image_load
    0x201770012ae0e, // image_load_mip
    0x201790012dc12, // image_load_mip_pck
    0x2017b0012ee16, // image_load_mip_pck_sgn
    0x2017d0012bc0e, // image_load_pck
    0x2017f0012ca12, // image_load_pck_sgn
    0x201810014290f, // image_msaa_load
    0x201830014680c, // image_sample
    0x201850014910e, // image_sample_b
    0x201870016b311, // image_sample_b_cl
    0x2018900171f13, // image_sample_b_cl_o
    0x2018b00152b10, // image_sample_b_o
    0x2018d0014ae0e, // image_sample_c
    0x2018f0014dc10, // image_sample_c_b
    0x201910016e813, // image_sample_c_b_cl
    0x2019300175a15, // image_sample_c_b_cl_o
    0x2019500158012, // image_sample_c_b_o
    0x201970016c411, // image_sample_c_cl
    0x2019900173213, // image_sample_c_cl_o
    0x2019b0014bc10, // image_sample_c_d
    0x2019d0016d513, // image_sample_c_d_cl
    0x2019f00176f17, // image_sample_c_d_cl_g16
    0x201a100174515, // image_sample_c_d_cl_o
    0x201a300179d19, // image_sample_c_d_cl_o_g16
    0x201a500165514, // image_sample_c_d_g16
    0x201a700155c12, // image_sample_c_d_o
    0x201a900167d16, // image_sample_c_d_o_g16
    0x201ab0014cc10, // image_sample_c_l
    0x201ad00156e12, // image_sample_c_l_o
    0x201af0014ec11, // image_sample_c_lz
    0x201b100159213, // image_sample_c_lz_o
    0x201b300154c10, // image_sample_c_o
    0x201b50016930f, // image_sample_cl
    0x201b70016fb11, // image_sample_cl_o
    0x201b90014750e, // image_sample_d
    0x201bb0016a211, // image_sample_d_cl
    0x201bd0017b615, // image_sample_d_cl_g16
    0x201bf00170c13, // image_sample_d_cl_o
    0x201c100178617, // image_sample_d_cl_o_g16
    0x201c300164312, // image_sample_d_g16
    0x201c500150b10, // image_sample_d_o
    0x201c700166914, // image_sample_d_o_g16
    0x201c90014830e, // image_sample_l
    0x201cb00151b10, // image_sample_l_o
    0x201cd00149f0f, // image_sample_lz
    0x201cf00153b11, // image_sample_lz_o
    0x201d10014fd0e, // image_sample_o
    0x201d30013040b, // image_store
    0x201d500130f0f, // image_store_mip
    0x201d700132d13, // image_store_mip_pck
    0x201d900131e0f, // image_store_pck
    0x101db0011ea0f, // lds_direct_load
    0x101dc0011dc0e, // lds_param_load
    0x201dd00266309, // s_abs_i32
    0x401df002b220d, // s_absdiff_i32
    0x401e3002d8509, // s_add_f16
    0x401e7002d2409, // s_add_f32
    0x401eb002afc09, // s_add_i32
    0x401ef002aea09, // s_add_u32
    0x401f3002b0e0a, // s_addc_u32
    0x101f70030e90a, // s_addk_i32
    0x401f8002bcb09, // s_and_b32
    0x401fc002bd409, // s_and_b64
    0x202000027c217, // s_and_not0_saveexec_b32
    0x202020027d917, // s_and_not0_saveexec_b64
    0x2020400287615, // s_and_not0_wrexec_b32
    0x2020600288b15, // s_and_not0_wrexec_b64
    0x40208002c390e, // s_and_not1_b32
    0x4020c002c470e, // s_and_not1_b64
    0x2021000281c17, // s_and_not1_saveexec_b32
    0x2021200283317, // s_and_not1_saveexec_b64
    0x202140028a015, // s_and_not1_wrexec_b32
    0x202160028b515, // s_and_not1_wrexec_b64
    0x202180026e812, // s_and_saveexec_b32
    0x2021a0026fa12, // s_and_saveexec_b64
    0x20200005e2214, // s_andn1_saveexec_b32
    0x20202005e3614, // s_andn1_saveexec_b64
    0x20204005e4a12, // s_andn1_wrexec_b32
    0x20206005e5c12, // s_andn1_wrexec_b64
    0x40208005e6e0b, // s_andn2_b32
    0x4020c005e790b, // s_andn2_b64
    0x20210005e8414, // s_andn2_saveexec_b32
    0x20212005e9814, // s_andn2_saveexec_b64
    0x20214005eac12, // s_andn2_wrexec_b32
    0x20216005ebe12, // s_andn2_wrexec_b64
    0x4021c002b570a, // s_ashr_i32
    0x40220002b610a, // s_ashr_i64
    0x1022400255d0b, // s_atc_probe
    0x1022500256812, // s_atc_probe_buffer
    0x102260034de09, // s_barrier
    0x2022700266c0f, // s_bcnt0_i32_b32
    0x2022900267b0f, // s_bcnt0_i32_b64
    0x2022b00268a0f, // s_bcnt1_i32_b32
    0x2022d0026990f, // s_bcnt1_i32_b64
    0x4022f002c7809, // s_bfe_i32
    0x40233002c8a09, // s_bfe_i64
    0x40237002c6f09, // s_bfe_u32
    0x4023b002c8109, // s_bfe_u64
    0x4023f002c9309, // s_bfm_b32
    0x40243002c9c09, // s_bfm_b64
    0x40247002e4c0d, // s_bitcmp0_b32
    0x4024b002e660d, // s_bitcmp0_b64
    0x4024f002e590d, // s_bitcmp1_b32
    0x40253002e730d, // s_bitcmp1_b64
    0x2025700264d16, // s_bitreplicate_b64_b32
    0x202590026190d, // s_bitset0_b32
    0x2025b0026260d, // s_bitset0_b64
    0x2025d0026330d, // s_bitset1_b32
    0x2025f0026400d, // s_bitset1_b64
    0x1026100338f08, // s_branch
    0x202620025a00a, // s_brev_b32
    0x202640025aa0a, // s_brev_b64
    0x1026600251212, // s_buffer_load_b128
    0x1026700252412, // s_buffer_load_b256
    0x102680024f011, // s_buffer_load_b32
    0x1026900253612, // s_buffer_load_b512
    0x1026a00250111, // s_buffer_load_b64
    0x10268005ed013, // s_buffer_load_dword
    0x10269005ee316, // s_buffer_load_dwordx16
    0x1026a005ef915, // s_buffer_load_dwordx2
    0x10266005f0e15, // s_buffer_load_dwordx4
    0x10267005f2315, // s_buffer_load_dwordx8
    0x1026b00322c0a, // s_call_b64
    0x1026c0033ef11, // s_cbranch_cdbgsys
    0x1026d00342b1a, // s_cbranch_cdbgsys_and_user
    0x1026e00341219, // s_cbranch_cdbgsys_or_user
    0x1026f00340012, // s_cbranch_cdbguser
    0x102700033df10, // s_cbranch_execnz
    0x102710033d00f, // s_cbranch_execz
    0x102720033970e, // s_cbranch_scc0
    0x102730033a50e, // s_cbranch_scc1
    0x102740033c10f, // s_cbranch_vccnz
    0x102750033b30e, // s_cbranch_vccz
    0x20276002abf0a, // s_ceil_f16
    0x20278002a360a, // s_ceil_f32
    0x1027a0032af08, // s_clause
    0x2027b0025e809, // s_cls_i32
    0x2027d0025f10d, // s_cls_i32_i64
    0x2027f0025ce0d, // s_clz_i32_u32
    0x202810025db0d, // s_clz_i32_u64
    0x2028300258c0a, // s_cmov_b32
    0x202850025960a, // s_cmov_b64
    0x102870030420b, // s_cmovk_i32
    0x40288002ebc0c, // s_cmp_eq_f16
    0x4028c002eb00c, // s_cmp_eq_f32
    0x40290002dbc0c, // s_cmp_eq_i32
    0x40294002e040c, // s_cmp_eq_u32
    0x40298002e800c, // s_cmp_eq_u64
    0x4029c002f1c0c, // s_cmp_ge_f16
    0x402a0002f100c, // s_cmp_ge_f32
    0x402a4002de00c, // s_cmp_ge_i32
    0x402a8002e280c, // s_cmp_ge_u32
    0x402ac002eec0c, // s_cmp_gt_f16
    0x402b0002ee00c, // s_cmp_gt_f32
    0x402b4002dd40c, // s_cmp_gt_i32
    0x402b8002e1c0c, // s_cmp_gt_u32
    0x402bc002ed40c, // s_cmp_le_f16
    0x402c0002ec80c, // s_cmp_le_f32
    0x402c4002df80c, // s_cmp_le_i32
    0x402c8002e400c, // s_cmp_le_u32
    0x402cc002f040c, // s_cmp_lg_f16
    0x402d0002ef80c, // s_cmp_lg_f32
    0x402d4002dc80c, // s_cmp_lg_i32
    0x402d8002e100c, // s_cmp_lg_u32
    0x402dc002e8c0c, // s_cmp_lg_u64
    0x402e0002ea40c, // s_cmp_lt_f16
    0x402e4002e980c, // s_cmp_lt_f32
    0x402e8002dec0c, // s_cmp_lt_i32
    0x402ec002e340c, // s_cmp_lt_u32
    0x402f0002fc90d, // s_cmp_neq_f16
    0x402f4002fbc0d, // s_cmp_neq_f32
    0x402f8002f610d, // s_cmp_nge_f16
    0x402fc002f540d, // s_cmp_nge_f32
    0x40300002f950d, // s_cmp_ngt_f16
    0x40304002f880d, // s_cmp_ngt_f32
    0x40308002faf0d, // s_cmp_nle_f16
    0x4030c002fa20d, // s_cmp_nle_f32
    0x40310002f7b0d, // s_cmp_nlg_f16
    0x40314002f6e0d, // s_cmp_nlg_f32
    0x40318002fe30d, // s_cmp_nlt_f16
    0x4031c002fd60d, // s_cmp_nlt_f32
    0x40320002f330b, // s_cmp_o_f16
    0x40324002f280b, // s_cmp_o_f32
    0x40328002f490b, // s_cmp_u_f16
    0x4032c002f3e0b, // s_cmp_u_f32
    0x1033000304d0d, // s_cmpk_eq_i32
    0x1033100309b0d, // s_cmpk_eq_u32
    0x103320030740d, // s_cmpk_ge_i32
    0x103330030c20d, // s_cmpk_ge_u32
    0x103340030670d, // s_cmpk_gt_i32
    0x103350030b50d, // s_cmpk_gt_u32
    0x1033600308e0d, // s_cmpk_le_i32
    0x103370030dc0d, // s_cmpk_le_u32
    0x1033800305a0d, // s_cmpk_lg_i32
    0x103390030a80d, // s_cmpk_lg_u32
    0x1033a0030810d, // s_cmpk_lt_i32
    0x1033b0030cf0d, // s_cmpk_lt_u32
    0x1033c0033850a, // s_code_end
    0x4033d002cc60d, // s_cselect_b32
    0x40341002cd30d, // s_cselect_b64
    0x203450025b40d, // s_ctz_i32_b32
    0x203470025c10d, // s_ctz_i32_b64
    0x20349002a950d, // s_cvt_f16_f32
    0x2034b002aa20d, // s_cvt_f32_f16
    0x2034d002a610d, // s_cvt_f32_i32
    0x2034f002a6e0d, // s_cvt_f32_u32
    0x20351002aaf10, // s_cvt_hi_f32_f16
    0x20353002a7b0d, // s_cvt_i32_f32
    0x40355002d7114, // s_cvt_pk_rtz_f16_f32
    0x20359002a880d, // s_cvt_u32_f32
    0x1035b0025510c, // s_dcache_inv
    0x1035c0034a80e, // s_decperflevel
    0x1035d0032b70b, // s_delay_alu
    0x1035e0033780d, // s_denorm_mode
    0x1035f00344508, // s_endpgm
    0x1036000345b18, // s_endpgm_ordered_ps_done
    0x1036100344d0e, // s_endpgm_saved
    0x20345005f380d, // s_ff1_i32_b32
    0x20347005f450d, // s_ff1_i32_b64
    0x2027b005f520b, // s_flbit_i32
    0x2027f005f5d0f, // s_flbit_i32_b32
    0x20281005f6c0f, // s_flbit_i32_b64
    0x2027d005f7b0f, // s_flbit_i32_i64
    0x20362002ac90b, // s_floor_f16
    0x20364002a400b, // s_floor_f32
    0x40366002d510b, // s_fmaak_f32
    0x4036a002db20a, // s_fmac_f16
    0x4036e002d670a, // s_fmac_f32
    0x40372002d5c0b, // s_fmamk_f32
    0x1037600290e0b, // s_getpc_b64
    0x103770032020c, // s_getreg_b32
    0x1037800254809, // s_gl1_inv
    0x103790034d20c, // s_icache_inv
    0x1037a00349a0e, // s_incperflevel
    0x10438005f8a0f, // s_inst_prefetch
    0x1037b0024cf0b, // s_load_b128
    0x1037c0024da0b, // s_load_b256
    0x1037d0024bb0a, // s_load_b32
    0x1037e0024e50b, // s_load_b512
    0x1037f0024c50a, // s_load_b64
    0x1037d005f990c, // s_load_dword
    0x1037e005fa50f, // s_load_dwordx16
    0x1037f005fb40e, // s_load_dwordx2
    0x1037b005fc20e, // s_load_dwordx4
    0x1037c005fd00e, // s_load_dwordx8
    0x40380002b6b0f, // s_lshl1_add_u32
    0x40384002b7a0f, // s_lshl2_add_u32
    0x40388002b890f, // s_lshl3_add_u32
    0x4038c002b980f, // s_lshl4_add_u32
    0x40390002b2f0a, // s_lshl_b32
    0x40394002b390a, // s_lshl_b64
    0x40398002b430a, // s_lshr_b32
    0x4039c002b4d0a, // s_lshr_b64
    0x403a0002da009, // s_max_f16
    0x403a4002d3f09, // s_max_f32
    0x403a8002bb909, // s_max_i32
    0x403ac002bc209, // s_max_u32
    0x403b0002d9709, // s_min_f16
    0x403b4002d3609, // s_min_f32
    0x403b8002ba709, // s_min_i32
    0x403bc002bb009, // s_min_u32
    0x203c000257a09, // s_mov_b32
    0x203c200258309, // s_mov_b64
    0x103c4002ff00a, // s_movk_i32
    0x203c50028e40d, // s_movreld_b32
    0x203c70028f10d, // s_movreld_b64
    0x103c90028ca0d, // s_movrels_b32
    0x103ca0028d70d, // s_movrels_b64
    0x103cb0028fe10, // s_movrelsd_2_b32
    0x403cc002da909, // s_mul_f16
    0x403d0002d4809, // s_mul_f32
    0x403d4002cba0c, // s_mul_hi_i32
    0x403d8002cae0c, // s_mul_hi_u32
    0x403dc002ca509, // s_mul_i32
    0x103e00030f30a, // s_mulk_i32
    0x403e1002bff0a, // s_nand_b32
    0x403e5002c090a, // s_nand_b64
    0x203e900275213, // s_nand_saveexec_b32
    0x203eb00276513, // s_nand_saveexec_b64
    0x103ed00327505, // s_nop
    0x403ee002c1309, // s_nor_b32
    0x403f2002c1c09, // s_nor_b64
    0x203f600277812, // s_nor_saveexec_b32
    0x203f800278a12, // s_nor_saveexec_b64
    0x203fa0026d609, // s_not_b32
    0x203fc0026df09, // s_not_b64
    0x403fe002bdd08, // s_or_b32
    0x40402002be508, // s_or_b64
    0x204060027f016, // s_or_not0_saveexec_b32
    0x2040800280616, // s_or_not0_saveexec_b64
    0x4040a002c550d, // s_or_not1_b32
    0x4040e002c620d, // s_or_not1_b64
    0x2041200284a16, // s_or_not1_saveexec_b32
    0x2041400286016, // s_or_not1_saveexec_b64
    0x2041600270c11, // s_or_saveexec_b32
    0x2041800271d11, // s_or_saveexec_b64
    0x20406005fde13, // s_orn1_saveexec_b32
    0x20408005ff113, // s_orn1_saveexec_b64
    0x4040a0060040a, // s_orn2_b32
    0x4040e00600e0a, // s_orn2_b64
    0x2041200601813, // s_orn2_saveexec_b32
    0x2041400602b13, // s_orn2_saveexec_b64
    0x4041a002d0211, // s_pack_hh_b32_b16
    0x4041e002d1311, // s_pack_hl_b32_b16
    0x40422002cf111, // s_pack_lh_b32_b16
    0x40426002ce011, // s_pack_ll_b32_b16
    0x2042a0026a80e, // s_quadmask_b32
    0x2042c0026b60e, // s_quadmask_b64
    0x1042e00293009, // s_rfe_b64
    0x2042f002adf0b, // s_rndne_f16
    0x20431002a560b, // s_rndne_f32
    0x1043300336c0c, // s_round_mode
    0x1043400348409, // s_sendmsg
    0x10435002a1411, // s_sendmsg_rtn_b32
    0x10436002a2511, // s_sendmsg_rtn_b64
    0x1043700348d0d, // s_sendmsghalt
    0x104380032931c, // s_set_inst_prefetch_distance
    0x1043900328309, // s_sethalt
    0x1043a00327a09, // s_setkill
    0x1043b0029190b, // s_setpc_b64
    0x1043c00347b09, // s_setprio
    0x1043d00320e0c, // s_setreg_b32
    0x1043e00321a12, // s_setreg_imm32_b32
    0x2043f00260b0e, // s_sext_i32_i16
    0x204410025fe0d, // s_sext_i32_i8
    0x1044300328c07, // s_sleep
    0x40444002d8e09, // s_sub_f16
    0x40448002d2d09, // s_sub_f32
    0x4044c002b0509, // s_sub_i32
    0x40450002af309, // s_sub_u32
    0x40454002b180a, // s_subb_u32
    0x10458004e7e16, // s_subvector_loop_begin
    0x10459004e9414, // s_subvector_loop_end
    0x1045a0029240c, // s_swappc_b64
    0x1045b00336606, // s_trap
    0x2045c002ad40b, // s_trunc_f16
    0x2045e002a4b0b, // s_trunc_f32
    0x104600034b60c, // s_ttracedata
    0x104610034c210, // s_ttracedata_imm
    0x1046200303909, // s_version
    0x1046300335a0c, // s_wait_event
    0x1046400334f0b, // s_wait_idle
    0x1046500334609, // s_waitcnt
    0x1046600332410, // s_waitcnt_depctr
    0x1046700325410, // s_waitcnt_expcnt
    0x1046800326411, // s_waitcnt_lgkmcnt
    0x104690032450f, // s_waitcnt_vmcnt
    0x1046a0032360f, // s_waitcnt_vscnt
    0x1046b00347308, // s_wakeup
    0x2046c0026c409, // s_wqm_b32
    0x2046e0026cd09, // s_wqm_b64
    0x40470002c250a, // s_xnor_b32
    0x40474002c2f0a, // s_xnor_b64
    0x2047800279c13, // s_xnor_saveexec_b32
    0x2047a0027af13, // s_xnor_saveexec_b64
    0x4047c002bed09, // s_xor_b32
    0x40480002bf609, // s_xor_b64
    0x2048400272e12, // s_xor_saveexec_b32
    0x2048600274012, // s_xor_saveexec_b64
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
    0x1048900603e12, // scratch_load_dword
    0x1048a00605014, // scratch_load_dwordx2
    0x1048b00606414, // scratch_load_dwordx3
    0x1048800607814, // scratch_load_dwordx4
    0x1049200107010, // scratch_load_i16
    0x104930010510f, // scratch_load_i8
    0x1049300608c12, // scratch_load_sbyte
    0x1049000609e16, // scratch_load_sbyte_d16
    0x1048e0060b419, // scratch_load_sbyte_d16_hi
    0x1048c0060cd16, // scratch_load_short_d16
    0x1048d0060e319, // scratch_load_short_d16_hi
    0x104920060fc13, // scratch_load_sshort
    0x1049400106010, // scratch_load_u16
    0x104950010420f, // scratch_load_u8
    0x1049500610f12, // scratch_load_ubyte
    0x1049100612116, // scratch_load_ubyte_d16
    0x1048f00613719, // scratch_load_ubyte_d16_hi
    0x1049400615013, // scratch_load_ushort
    0x1049600111512, // scratch_store_b128
    0x104970010d111, // scratch_store_b16
    0x104980010e211, // scratch_store_b32
    0x104990010f311, // scratch_store_b64
    0x1049a0010c110, // scratch_store_b8
    0x1049b00110411, // scratch_store_b96
    0x1049a00616312, // scratch_store_byte
    0x1049d00617519, // scratch_store_byte_d16_hi
    0x1049c0011bb18, // scratch_store_d16_hi_b16
    0x1049d0011a417, // scratch_store_d16_hi_b8
    0x1049800618e13, // scratch_store_dword
    0x104990061a115, // scratch_store_dwordx2
    0x1049b0061b615, // scratch_store_dwordx3
    0x104960061cb15, // scratch_store_dwordx4
    0x104970061e013, // scratch_store_short
    0x1049c0061f31a, // scratch_store_short_d16_hi
    0x1049e001dfd19, // tbuffer_load_d16_format_x
    0x1049f001e161a, // tbuffer_load_d16_format_xy
    0x104a0001e301b, // tbuffer_load_d16_format_xyz
    0x104a1001e4b1c, // tbuffer_load_d16_format_xyzw
    0x1049e00620d19, // tbuffer_load_format_d16_x
    0x1049f0062261a, // tbuffer_load_format_d16_xy
    0x104a00062401b, // tbuffer_load_format_d16_xyz
    0x104a100625b1c, // tbuffer_load_format_d16_xyzw
    0x104a2001d4515, // tbuffer_load_format_x
    0x104a3001d5a16, // tbuffer_load_format_xy
    0x104a4001d7017, // tbuffer_load_format_xyz
    0x104a5001d8718, // tbuffer_load_format_xyzw
    0x104a6001e671a, // tbuffer_store_d16_format_x
    0x104a7001e811b, // tbuffer_store_d16_format_xy
    0x104a8001e9c1c, // tbuffer_store_d16_format_xyz
    0x104a9001eb81d, // tbuffer_store_d16_format_xyzw
    0x104a60062771a, // tbuffer_store_format_d16_x
    0x104a70062911b, // tbuffer_store_format_d16_xy
    0x104a80062ac1c, // tbuffer_store_format_d16_xyz
    0x104a90062c81d, // tbuffer_store_format_d16_xyzw
    0x104aa001d9f16, // tbuffer_store_format_x
    0x104ab001db517, // tbuffer_store_format_xy
    0x104ac001dcc18, // tbuffer_store_format_xyz
    0x104ad001de419, // tbuffer_store_format_xyzw
    0xa04ae0062e50d, // v_add3_nc_u32
    0xa04ae003e620a, // v_add3_u32
    0xa04b8003aee0f, // v_add_co_ci_u32
    0x604c2003f8c0c, // v_add_co_u32
    0xa04c8003b7909, // v_add_f16
    0xa04d20039e709, // v_add_f32
    0x404dc00411309, // v_add_f64
    0xa04e0003dd90e, // v_add_lshl_u32
    0x604ea00401b0c, // v_add_nc_i16
    0x604f00041070c, // v_add_nc_i32
    0x604f6003fb30c, // v_add_nc_u16
    0xa04fc003b1e0c, // v_add_nc_u32
    0xa0506003c7c0e, // v_alignbit_b32
    0xa0510003c8a0f, // v_alignbyte_b32
    0x6051a0041e109, // v_and_b16
    0xa0520003aca09, // v_and_b32
    0xa052a003e790c, // v_and_or_b32
    0x605340041900d, // v_ashrrev_i16
    0xa053a003abd0d, // v_ashrrev_i32
    0x305440041b70d, // v_ashrrev_i64
    0x6054700407f0e, // v_bcnt_u32_b32
    0xa054d003c4f09, // v_bfe_i32
    0xa0557003c4609, // v_bfe_u32
    0xa0561003c5809, // v_bfi_b32
    0x6056b00407609, // v_bfm_b32
    0x805710037be0b, // v_bfrev_b32
    0x805790039050a, // v_ceil_f16
    0x8058100372a0a, // v_ceil_f32
    0x405890036e00a, // v_ceil_f64
    0x8058d0037e309, // v_cls_i32
    0x805950037c90d, // v_clz_i32_u32
    0xa059d00485c0f, // v_cmp_class_f16
    0xa05a700486b0f, // v_cmp_class_f32
    0x605b100487a0f, // v_cmp_class_f64
    0xa05b70044250c, // v_cmp_eq_f16
    0xa05c10044e70c, // v_cmp_eq_f32
    0x605cb0045a90c, // v_cmp_eq_f64
    0xa05d10046600c, // v_cmp_eq_i16
    0xa05db0046fb0c, // v_cmp_eq_i32
    0x605e50047b70c, // v_cmp_eq_i64
    0xa05eb0046a80c, // v_cmp_eq_u16
    0xa05f50047590c, // v_cmp_eq_u32
    0x605ff0048150c, // v_cmp_eq_u64
    0xa060500440e0b, // v_cmp_f_f16
    0xa060f0044d00b, // v_cmp_f_f32
    0x606190045920b, // v_cmp_f_f64
    0xa061f0046e40b, // v_cmp_f_i32
    0x606290047a00b, // v_cmp_f_i64
    0xa062f0047420b, // v_cmp_f_u32
    0x606390047fe0b, // v_cmp_f_u64
    0xa063f0044550c, // v_cmp_ge_f16
    0xa06490045170c, // v_cmp_ge_f32
    0x606530045d90c, // v_cmp_ge_f64
    0xa06590046900c, // v_cmp_ge_i16
    0xa066300472b0c, // v_cmp_ge_i32
    0x6066d0047e70c, // v_cmp_ge_i64
    0xa06730046d80c, // v_cmp_ge_u16
    0xa067d0047890c, // v_cmp_ge_u32
    0x606870048450c, // v_cmp_ge_u64
    0xa068d00443d0c, // v_cmp_gt_f16
    0xa06970044ff0c, // v_cmp_gt_f32
    0x606a10045c10c, // v_cmp_gt_f64
    0xa06a70046780c, // v_cmp_gt_i16
    0xa06b10047130c, // v_cmp_gt_i32
    0x606bb0047cf0c, // v_cmp_gt_i64
    0xa06c10046c00c, // v_cmp_gt_u16
    0xa06cb0047710c, // v_cmp_gt_u32
    0x606d500482d0c, // v_cmp_gt_u64
    0xa06db0044310c, // v_cmp_le_f16
    0xa06e50044f30c, // v_cmp_le_f32
    0x606ef0045b50c, // v_cmp_le_f64
    0xa06f500466c0c, // v_cmp_le_i16
    0xa06ff0047070c, // v_cmp_le_i32
    0x607090047c30c, // v_cmp_le_i64
    0xa070f0046b40c, // v_cmp_le_u16
    0xa07190047650c, // v_cmp_le_u32
    0x607230048210c, // v_cmp_le_u64
    0xa07290044490c, // v_cmp_lg_f16
    0xa073300450b0c, // v_cmp_lg_f32
    0x6073d0045cd0c, // v_cmp_lg_f64
    0xa07430044190c, // v_cmp_lt_f16
    0xa074d0044db0c, // v_cmp_lt_f32
    0x6075700459d0c, // v_cmp_lt_f64
    0xa075d0046540c, // v_cmp_lt_i16
    0xa07670046ef0c, // v_cmp_lt_i32
    0x607710047ab0c, // v_cmp_lt_i64
    0xa077700469c0c, // v_cmp_lt_u16
    0xa078100474d0c, // v_cmp_lt_u32
    0x6078b0048090c, // v_cmp_lt_u64
    0xa07910046840c, // v_cmp_ne_i16
    0xa079b00471f0c, // v_cmp_ne_i32
    0x607a50047db0c, // v_cmp_ne_i64
    0xa07ab0046cc0c, // v_cmp_ne_u16
    0xa07b500477d0c, // v_cmp_ne_u32
    0x607bf0048390c, // v_cmp_ne_u64
    0xa07c50044ab0d, // v_cmp_neq_f16
    0xa07cf00456d0d, // v_cmp_neq_f32
    0x607d900462f0d, // v_cmp_neq_f64
    0xa07df0044770d, // v_cmp_nge_f16
    0xa07e90045390d, // v_cmp_nge_f32
    0x607f30045fb0d, // v_cmp_nge_f64
    0xa07f90044910d, // v_cmp_ngt_f16
    0xa08030045530d, // v_cmp_ngt_f32
    0x6080d0046150d, // v_cmp_ngt_f64
    0xa081300449e0d, // v_cmp_nle_f16
    0xa081d0045600d, // v_cmp_nle_f32
    0x608270046220d, // v_cmp_nle_f64
    0xa082d0044840d, // v_cmp_nlg_f16
    0xa08370045460d, // v_cmp_nlg_f32
    0x608410046080d, // v_cmp_nlg_f64
    0xa08470044b80d, // v_cmp_nlt_f16
    0xa085100457a0d, // v_cmp_nlt_f32
    0x6085b00463c0d, // v_cmp_nlt_f64
    0xa08610044610b, // v_cmp_o_f16
    0xa086b0045230b, // v_cmp_o_f32
    0x608750045e50b, // v_cmp_o_f64
    0xa087b0044c50b, // v_cmp_t_f16
    0xa08850045870b, // v_cmp_t_f32
    0x6088f0046490b, // v_cmp_t_f64
    0xa08950047370b, // v_cmp_t_i32
    0x6089f0047f30b, // v_cmp_t_i64
    0xa08a50047950b, // v_cmp_t_u32
    0x608af0048510b, // v_cmp_t_u64
    0xa087b0062f20d, // v_cmp_tru_f16
    0xa08850062ff0d, // v_cmp_tru_f32
    0x6088f00630c0d, // v_cmp_tru_f64
    0xa08950063190d, // v_cmp_tru_i32
    0x6089f0063260d, // v_cmp_tru_i64
    0xa08a50063330d, // v_cmp_tru_u32
    0x608af0063400d, // v_cmp_tru_u64
    0xa08b500446c0b, // v_cmp_u_f16
    0xa08bf00452e0b, // v_cmp_u_f32
    0x608c90045f00b, // v_cmp_u_f64
    0xa08cf004d3310, // v_cmpx_class_f16
    0xa08d9004d4310, // v_cmpx_class_f32
    0x608e3004d5310, // v_cmpx_class_f64
    0xa08e90048a20d, // v_cmpx_eq_f16
    0xa08f30049740d, // v_cmpx_eq_f32
    0x608fd004a460d, // v_cmpx_eq_f64
    0xa0903004b0c0d, // v_cmpx_eq_i16
    0xa090d004bb40d, // v_cmpx_eq_i32
    0x60917004c800d, // v_cmpx_eq_i64
    0xa091d004b5a0d, // v_cmpx_eq_u16
    0xa0927004c1a0d, // v_cmpx_eq_u32
    0x60931004ce60d, // v_cmpx_eq_u64
    0xa09370048890c, // v_cmpx_f_f16
    0xa094100495b0c, // v_cmpx_f_f32
    0x6094b004a2d0c, // v_cmpx_f_f64
    0xa0951004b9b0c, // v_cmpx_f_i32
    0x6095b004c670c, // v_cmpx_f_i64
    0xa0961004c010c, // v_cmpx_f_u32
    0x6096b004ccd0c, // v_cmpx_f_u64
    0xa09710048d60d, // v_cmpx_ge_f16
    0xa097b0049a80d, // v_cmpx_ge_f32
    0x60985004a7a0d, // v_cmpx_ge_f64
    0xa098b004b400d, // v_cmpx_ge_i16
    0xa0995004be80d, // v_cmpx_ge_i32
    0x6099f004cb40d, // v_cmpx_ge_i64
    0xa09a5004b8e0d, // v_cmpx_ge_u16
    0xa09af004c4e0d, // v_cmpx_ge_u32
    0x609b9004d1a0d, // v_cmpx_ge_u64
    0xa09bf0048bc0d, // v_cmpx_gt_f16
    0xa09c900498e0d, // v_cmpx_gt_f32
    0x609d3004a600d, // v_cmpx_gt_f64
    0xa09d9004b260d, // v_cmpx_gt_i16
    0xa09e3004bce0d, // v_cmpx_gt_i32
    0x609ed004c9a0d, // v_cmpx_gt_i64
    0xa09f3004b740d, // v_cmpx_gt_u16
    0xa09fd004c340d, // v_cmpx_gt_u32
    0x60a07004d000d, // v_cmpx_gt_u64
    0xa0a0d0048af0d, // v_cmpx_le_f16
    0xa0a170049810d, // v_cmpx_le_f32
    0x60a21004a530d, // v_cmpx_le_f64
    0xa0a27004b190d, // v_cmpx_le_i16
    0xa0a31004bc10d, // v_cmpx_le_i32
    0x60a3b004c8d0d, // v_cmpx_le_i64
    0xa0a41004b670d, // v_cmpx_le_u16
    0xa0a4b004c270d, // v_cmpx_le_u32
    0x60a55004cf30d, // v_cmpx_le_u64
    0xa0a5b0048c90d, // v_cmpx_lg_f16
    0xa0a6500499b0d, // v_cmpx_lg_f32
    0x60a6f004a6d0d, // v_cmpx_lg_f64
    0xa0a750048950d, // v_cmpx_lt_f16
    0xa0a7f0049670d, // v_cmpx_lt_f32
    0x60a89004a390d, // v_cmpx_lt_f64
    0xa0a8f004aff0d, // v_cmpx_lt_i16
    0xa0a99004ba70d, // v_cmpx_lt_i32
    0x60aa3004c730d, // v_cmpx_lt_i64
    0xa0aa9004b4d0d, // v_cmpx_lt_u16
    0xa0ab3004c0d0d, // v_cmpx_lt_u32
    0x60abd004cd90d, // v_cmpx_lt_u64
    0xa0ac3004b330d, // v_cmpx_ne_i16
    0xa0acd004bdb0d, // v_cmpx_ne_i32
    0x60ad7004ca70d, // v_cmpx_ne_i64
    0xa0add004b810d, // v_cmpx_ne_u16
    0xa0ae7004c410d, // v_cmpx_ne_u32
    0x60af1004d0d0d, // v_cmpx_ne_u64
    0xa0af70049330e, // v_cmpx_neq_f16
    0xa0b01004a050e, // v_cmpx_neq_f32
    0x60b0b004ad70e, // v_cmpx_neq_f64
    0xa0b110048fb0e, // v_cmpx_nge_f16
    0xa0b1b0049cd0e, // v_cmpx_nge_f32
    0x60b25004a9f0e, // v_cmpx_nge_f64
    0xa0b2b0049170e, // v_cmpx_ngt_f16
    0xa0b350049e90e, // v_cmpx_ngt_f32
    0x60b3f004abb0e, // v_cmpx_ngt_f64
    0xa0b450049250e, // v_cmpx_nle_f16
    0xa0b4f0049f70e, // v_cmpx_nle_f32
    0x60b59004ac90e, // v_cmpx_nle_f64
    0xa0b5f0049090e, // v_cmpx_nlg_f16
    0xa0b690049db0e, // v_cmpx_nlg_f32
    0x60b73004aad0e, // v_cmpx_nlg_f64
    0xa0b790049410e, // v_cmpx_nlt_f16
    0xa0b83004a130e, // v_cmpx_nlt_f32
    0x60b8d004ae50e, // v_cmpx_nlt_f64
    0xa0b930048e30c, // v_cmpx_o_f16
    0xa0b9d0049b50c, // v_cmpx_o_f32
    0x60ba7004a870c, // v_cmpx_o_f64
    0xa0bad00494f0c, // v_cmpx_t_f16
    0xa0bb7004a210c, // v_cmpx_t_f32
    0x60bc1004af30c, // v_cmpx_t_f64
    0xa0bc7004bf50c, // v_cmpx_t_i32
    0x60bd1004cc10c, // v_cmpx_t_i64
    0xa0bd7004c5b0c, // v_cmpx_t_u32
    0x60be1004d270c, // v_cmpx_t_u64
    0xa0bad00634d0e, // v_cmpx_tru_f16
    0xa0bb700635b0e, // v_cmpx_tru_f32
    0x60bc10063690e, // v_cmpx_tru_f64
    0xa0bc70063770e, // v_cmpx_tru_i32
    0x60bd10063850e, // v_cmpx_tru_i64
    0xa0bd70063930e, // v_cmpx_tru_u32
    0x60be10063a10e, // v_cmpx_tru_u64
    0xa0be70048ef0c, // v_cmpx_u_f16
    0xa0bf10049c10c, // v_cmpx_u_f32
    0x60bfb004a930c, // v_cmpx_u_f64
    0x60c01003ec90d, // v_cndmask_b16
    0xa0c070039c90d, // v_cndmask_b32
    0x80c1100393909, // v_cos_f16
    0x80c190037ac09, // v_cos_f32
    0x80c210037d60d, // v_ctz_i32_b32
    0xa0c29003c160c, // v_cubeid_f32
    0xa0c33003c3a0c, // v_cubema_f32
    0xa0c3d003c220c, // v_cubesc_f32
    0xa0c47003c2e0c, // v_cubetc_f32
    0x80c5100360f0d, // v_cvt_f16_f32
    0x80c590038820d, // v_cvt_f16_i16
    0x80c610038750d, // v_cvt_f16_u16
    0x80c6900361c0d, // v_cvt_f32_f16
    0x40c710036610d, // v_cvt_f32_f64
    0x80c750035db0d, // v_cvt_f32_i32
    0x80c7d0035e80d, // v_cvt_f32_u32
    0x80c8500367b10, // v_cvt_f32_ubyte0
    0x80c8d00368b10, // v_cvt_f32_ubyte1
    0x80c9500369b10, // v_cvt_f32_ubyte2
    0x80c9d0036ab10, // v_cvt_f32_ubyte3
    0x40ca500366e0d, // v_cvt_f64_f32
    0x40ca90035ce0d, // v_cvt_f64_i32
    0x40cad0036c80d, // v_cvt_f64_u32
    0x80cb100363e13, // v_cvt_floor_i32_f32
    0x80cb10063af11, // v_cvt_flr_i32_f32
    0x80cb900389c0d, // v_cvt_i16_f16
    0x80cc10036020d, // v_cvt_i32_f32
    0x40cc90035c10d, // v_cvt_i32_f64
    0x80ccd0039af0d, // v_cvt_i32_i16
    0x80cd500362915, // v_cvt_nearest_i32_f32
    0x80cdd00395112, // v_cvt_norm_i16_f16
    0x80ce500396312, // v_cvt_norm_u16_f16
    0x80ced00365110, // v_cvt_off_f32_i4
    0x60cf5003fd710, // v_cvt_pk_i16_f32
    0x60cfb0040eb10, // v_cvt_pk_i16_i32
    0x60d0100404115, // v_cvt_pk_norm_i16_f16
    0x60d070040b115, // v_cvt_pk_norm_i16_f32
    0x60d0d00405615, // v_cvt_pk_norm_u16_f16
    0x60d130040c615, // v_cvt_pk_norm_u16_f32
    0xa0d19003b6514, // v_cvt_pk_rtz_f16_f32
    0x60d23003fe710, // v_cvt_pk_u16_f32
    0x60d290040db10, // v_cvt_pk_u16_u32
    0xa0d2f003d240f, // v_cvt_pk_u8_f32
    0x60d010063c014, // v_cvt_pknorm_i16_f16
    0x60d070063d414, // v_cvt_pknorm_i16_f32
    0x60d0d0063e814, // v_cvt_pknorm_u16_f16
    0x60d130063fc14, // v_cvt_pknorm_u16_f32
    0xa0d1900641013, // v_cvt_pkrtz_f16_f32
    0x80cd500642311, // v_cvt_rpi_i32_f32
    0x80d3900388f0d, // v_cvt_u16_f16
    0x80d410035f50d, // v_cvt_u32_f32
    0x40d490036bb0d, // v_cvt_u32_f64
    0x80d4d0039bc0d, // v_cvt_u32_u16
    0xa0d55003e530f, // v_div_fixup_f16
    0x80d5f003d330f, // v_div_fixup_f32
    0x80d67003d420f, // v_div_fixup_f64
    0x80d6f003d510e, // v_div_fmas_f32
    0x80d77003d5f0e, // v_div_fmas_f64
    0x80d7f003f540f, // v_div_scale_f32
    0x80d87003f630f, // v_div_scale_f64
    0xa0d8f003f4410, // v_dot2_bf16_bf16
    0xa0d99003f360e, // v_dot2_f16_f16
    0xa0da30043470f, // v_dot2_f32_bf16
    0xa0dad0043030e, // v_dot2_f32_f16
    0x40db70039d611, // v_dot2acc_f32_f16
    0x40db70064340f, // v_dot2c_f32_f16
    0x80dbb0064430d, // v_dot4_i32_i8
    0x80dbb0043110e, // v_dot4_i32_iu8
    0x80dc300431f0d, // v_dot4_u32_u8
    0x80dcb0064500d, // v_dot8_i32_i4
    0x80dcb00432c0e, // v_dot8_i32_iu4
    0x80dd300433a0d, // v_dot8_u32_u4
    0x40ddb004da00e, // v_dual_add_f32
    0x20ddf004e4d11, // v_dual_add_nc_u32
    0x20de1004e700e, // v_dual_and_b32
    0x40de3004df212, // v_dual_cndmask_b32
    0x40de7004e3617, // v_dual_dot2acc_f32_bf16
    0x40deb004e2016, // v_dual_dot2acc_f32_f16
    0x40def004d7210, // v_dual_fmaak_f32
    0x40df3004d630f, // v_dual_fmac_f32
    0x40df7004d8210, // v_dual_fmamk_f32
    0x20dfb004e5e12, // v_dual_lshlrev_b32
    0x40dfd004e040e, // v_dual_max_f32
    0x40e01004e120e, // v_dual_min_f32
    0x40e05004de40e, // v_dual_mov_b32
    0x40e09004dcd17, // v_dual_mul_dx9_zero_f32
    0x40e0d004d920e, // v_dual_mul_f32
    0x40e11004dae0e, // v_dual_sub_f32
    0x40e15004dbc11, // v_dual_subrev_f32
    0x80e190038ce09, // v_exp_f16
    0x80e2100374a09, // v_exp_f32
    0x8058d00645d0a, // v_ffbh_i32
    0x805950064670a, // v_ffbh_u32
    0x80c210064710a, // v_ffbl_b32
    0x80e290038fa0b, // v_floor_f16
    0x80e3100373f0b, // v_floor_f32
    0x40e390036f50b, // v_floor_f64
    0xa0e3d003bea12, // v_fma_dx9_zero_f32
    0xa0e47003de709, // v_fma_f16
    0xa0e51003c6109, // v_fma_f32
    0x80e5b003c6a09, // v_fma_f64
    0xa0e3d00647b10, // v_fma_legacy_f32
    0xa0e630043560d, // v_fma_mix_f32
    0xa0e6d0043720f, // v_fma_mixhi_f16
    0xa0e770043630f, // v_fma_mixlo_f16
    0x20e81003bb50b, // v_fmaak_f16
    0x20e83003b5a0b, // v_fmaak_f32
    0x60e85003a0513, // v_fmac_dx9_zero_f32
    0xa0e8b003ba00a, // v_fmac_f16
    0xa0e95003b450a, // v_fmac_f32
    0x60e8500648b11, // v_fmac_legacy_f32
    0x20e9f003baa0b, // v_fmamk_f16
    0x20ea1003b4f0b, // v_fmamk_f32
    0x80ea30039250b, // v_fract_f16
    0x80eab0037140b, // v_fract_f32
    0x40eb300380f0b, // v_fract_f64
    0x80eb70038e713, // v_frexp_exp_i16_f16
    0x80ebf00381a13, // v_frexp_exp_i32_f32
    0x40ec70037ec13, // v_frexp_exp_i32_f64
    0x80ecb0038d710, // v_frexp_mant_f16
    0x80ed300382d10, // v_frexp_mant_f32
    0x40edb0037ff10, // v_frexp_mant_f64
    0x10edf00351914, // v_interp_p10_f16_f32
    0x10ee00034f410, // v_interp_p10_f32
    0x10ee100354018, // v_interp_p10_rtz_f16_f32
    0x10ee200352d13, // v_interp_p2_f16_f32
    0x10ee30035040f, // v_interp_p2_f32
    0x10ee300649c13, // v_interp_p2_new_f32
    0x10ee400355817, // v_interp_p2_rtz_f16_f32
    0xa0ee5003bd20b, // v_ldexp_f16
    0x60eef00406b0b, // v_ldexp_f32
    0x40ef50041370b, // v_ldexp_f64
    0xa0ef9003c7309, // v_lerp_u8
    0x80f030038c509, // v_log_f16
    0x80f0b00375309, // v_log_f32
    0xa0f13003dcb0e, // v_lshl_add_u32
    0xa0f1d003e6c0d, // v_lshl_or_b32
    0x60f270041760d, // v_lshlrev_b16
    0xa0f2d003aa30d, // v_lshlrev_b32
    0x30f3700419d0d, // v_lshlrev_b64
    0x60f3a0041830d, // v_lshrrev_b16
    0xa0f40003ab00d, // v_lshrrev_b32
    0x30f4a0041aa0d, // v_lshrrev_b64
    0xa0f4d003e4a09, // v_mad_i16
    0xa0f57003e9b0d, // v_mad_i32_i16
    0xa0f61003bfc0d, // v_mad_i32_i24
    0x80f6b003f7f0d, // v_mad_i64_i32
    0xa0f73003daf09, // v_mad_u16
    0xa0f7d003e8e0d, // v_mad_u32_u16
    0xa0f87003c090d, // v_mad_u32_u24
    0x80f91003f720d, // v_mad_u64_u32
    0xa0f99003e0e0a, // v_max3_f16
    0xa0fa3003cc30a, // v_max3_f32
    0xa0fad003e180a, // v_max3_i16
    0xa0fb7003ccd0a, // v_max3_i32
    0xa0fc1003e220a, // v_max3_u16
    0xa0fcb003cd70a, // v_max3_u32
    0xa0fd5003bc009, // v_max_f16
    0xa0fdf003a7609, // v_max_f32
    0x40fe900412e09, // v_max_f64
    0x60fed00400009, // v_max_i16
    0xa0ff3003a8809, // v_max_i32
    0x60ffd003ff709, // v_max_u16
    0xa1003003a9a09, // v_max_u32
    0xa100d003eee0c, // v_maxmin_f16
    0xa1017003ed60c, // v_maxmin_f32
    0xa1021003f1e0c, // v_maxmin_i32
    0xa102b003f060c, // v_maxmin_u32
    0x6103500409f12, // v_mbcnt_hi_u32_b32
    0x6103b00408d12, // v_mbcnt_lo_u32_b32
    0xa1041003e2c0a, // v_med3_f16
    0xa104b003ce10a, // v_med3_f32
    0xa1055003e360a, // v_med3_i16
    0xa105f003ceb0a, // v_med3_i32
    0xa1069003e400a, // v_med3_u16
    0xa1073003cf50a, // v_med3_u32
    0xa107d003df00a, // v_min3_f16
    0xa1087003ca50a, // v_min3_f32
    0xa1091003dfa0a, // v_min3_i16
    0xa109b003caf0a, // v_min3_i32
    0xa10a5003e040a, // v_min3_u16
    0xa10af003cb90a, // v_min3_u32
    0xa10b9003bc909, // v_min_f16
    0xa10c3003a6d09, // v_min_f32
    0x410cd00412509, // v_min_f64
    0x610d100401209, // v_min_i16
    0xa10d7003a7f09, // v_min_i32
    0x610e100400909, // v_min_u16
    0xa10e7003a9109, // v_min_u32
    0xa10f1003efa0c, // v_minmax_f16
    0xa10fb003ee20c, // v_minmax_f32
    0xa1105003f2a0c, // v_minmax_i32
    0xa110f003f120c, // v_minmax_u32
    0x8111900370b09, // v_mov_b16
    0x8112100357809, // v_mov_b32
    0x8112900383d0d, // v_movreld_b32
    0x6113100384a0d, // v_movrels_b32
    0x6113700386510, // v_movrelsd_2_b32
    0x6113d0038570e, // v_movrelsd_b32
    0x81143003d8611, // v_mqsad_pk_u16_u8
    0x4114b003d970e, // v_mqsad_u32_u8
    0xa114f003d6d09, // v_msad_u8
    0xa1159003a1812, // v_mul_dx9_zero_f32
    0xa1163003b9709, // v_mul_f16
    0xa116d003a2a09, // v_mul_f32
    0x4117700411c09, // v_mul_f64
    0x4117b00415a0c, // v_mul_hi_i32
    0xa117f003a4010, // v_mul_hi_i32_i24
    0x4118900414e0c, // v_mul_hi_u32
    0xa118d003a5d10, // v_mul_hi_u32_u24
    0xa1197003a330d, // v_mul_i32_i24
    0xa11590064af10, // v_mul_legacy_f32
    0x611a1003fcb0c, // v_mul_lo_u16
    0x411a70041420c, // v_mul_lo_u32
    0xa11ab003a500d, // v_mul_u32_u24
    0xa11b5003c990c, // v_mullit_f32
    0x211bf00356f05, // v_nop
    0x811c10039a609, // v_not_b16
    0x811c90037b509, // v_not_b32
    0xa11d1003e8509, // v_or3_b32
    0x611db0041ea08, // v_or_b16
    0xa11e1003ad308, // v_or_b32
    0x611eb0040330e, // v_pack_b32_f16
    0xa11f1003db80a, // v_perm_b32
    0x411fb003ea810, // v_permlane16_b32
    0x111ff00398910, // v_permlane64_b32
    0x41200003eb811, // v_permlanex16_b32
    0x212040037000b, // v_pipeflush
    0x412060042d30c, // v_pk_add_f16
    0x4120a00422b0c, // v_pk_add_i16
    0x4120e0042970c, // v_pk_add_u16
    0x4121200426310, // v_pk_ashrrev_i16
    0x812160042c70c, // v_pk_fma_f16
    0x2121e003bdd0d, // v_pk_fmac_f16
    0x4122000424310, // v_pk_lshlrev_b16
    0x4122400425310, // v_pk_lshrrev_b16
    0x812280042100c, // v_pk_mad_i16
    0x8123000428b0c, // v_pk_mad_u16
    0x412380042f70c, // v_pk_max_f16
    0x4123c0042730c, // v_pk_max_i16
    0x412400042af0c, // v_pk_max_u16
    0x412440042eb0c, // v_pk_min_f16
    0x4124800427f0c, // v_pk_min_i16
    0x4124c0042bb0c, // v_pk_min_u16
    0x412500042df0c, // v_pk_mul_f16
    0x4125400421c0f, // v_pk_mul_lo_u16
    0x412580042370c, // v_pk_sub_i16
    0x4125c0042a30c, // v_pk_sub_u16
    0x81260003d7610, // v_qsad_pk_u16_u8
    0x812680038a909, // v_rcp_f16
    0x8127000375c09, // v_rcp_f32
    0x4127800377d09, // v_rcp_f64
    0x8127c0037650f, // v_rcp_iflag_f32
    0x212840035ae13, // v_readfirstlane_b32
    0x112860041c40e, // v_readlane_b32
    0x8128700391a0b, // v_rndne_f16
    0x8128f0037340b, // v_rndne_f32
    0x412970036ea0b, // v_rndne_f64
    0x8129b0038bc09, // v_rsq_f16
    0x812a300377409, // v_rsq_f32
    0x412ab00378609, // v_rsq_f64
    0xa12af003d070b, // v_sad_hi_u8
    0xa12b9003d1209, // v_sad_u16
    0xa12c3003d1b09, // v_sad_u32
    0xa12cd003cff08, // v_sad_u8
    0x812d70039420f, // v_sat_pk_u8_i16
    0x812df00393009, // v_sin_f16
    0x812e70037a309, // v_sin_f32
    0x812ef0038b20a, // v_sqrt_f16
    0x812f700378f0a, // v_sqrt_f32
    0x412ff0037990a, // v_sqrt_f64
    0xa1303003afd0f, // v_sub_co_ci_u32
    0x6130d003f980c, // v_sub_co_u32
    0xa1313003b8209, // v_sub_f16
    0xa131d0039f009, // v_sub_f32
    0x613270040270c, // v_sub_nc_i16
    0x6132d0040fb0c, // v_sub_nc_i32
    0x61333003fbf0c, // v_sub_nc_u16
    0xa1339003b2a0c, // v_sub_nc_u32
    0xa1343003b0c12, // v_subrev_co_ci_u32
    0x6134d003fa40f, // v_subrev_co_u32
    0xa1353003b8b0c, // v_subrev_f16
    0xa135d0039f90c, // v_subrev_f32
    0xa1367003b360f, // v_subrev_nc_u32
    0x1137100397f0a, // v_swap_b16
    0x113720039750a, // v_swap_b32
    0x113730039990d, // v_swaprel_b32
    0x4137400416610, // v_trig_preop_f64
    0x8137800390f0b, // v_trunc_f16
    0x8138000371f0b, // v_trunc_f32
    0x413880036d50b, // v_trunc_f64
    0x1138c0043c719, // v_wmma_bf16_16x16x16_bf16
    0x1138d0043b017, // v_wmma_f16_16x16x16_f16
    0x1138e00439818, // v_wmma_f32_16x16x16_bf16
    0x1138f00438117, // v_wmma_f32_16x16x16_f16
    0x113900043f717, // v_wmma_i32_16x16x16_iu4
    0x113910043e017, // v_wmma_i32_16x16x16_iu8
    0x213920041d20f, // v_writelane_b32
    0xa1394003dc209, // v_xad_u32
    0xa139e003ae40a, // v_xnor_b32
    0xa13a8003da50a, // v_xor3_b32
    0xa13940064bf0d, // v_xor_add_u32
    0x613b20041f209, // v_xor_b16
    0xa13b8003adb09, // v_xor_b32
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
    65535, 65535, 65535, 65535, 933, 65535, 913, 752, 65535, 65535, 723, 65535, 65535, 824,
    65535, 65535, 65535, 65535, 65535, 65535, 1335, 65535, 65535, 65535, 1045, 65535, 65535,
    65535, 11, 1450, 1155, 505, 65535, 65535, 65535, 65535, 309, 65535, 65535, 968, 400,
    65535, 65535, 65535, 65535, 307, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 41,
    65535, 159, 65535, 65535, 133, 65535, 1423, 65535, 65535, 65535, 348, 65535, 65535,
    65535, 65535, 814, 65535, 65535, 65535, 1035, 1493, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 165, 65535, 187, 65535, 100, 870, 65535, 65535, 65535, 65535, 65535, 65535,
    1206, 65535, 65535, 65535, 65535, 65535, 373, 65535, 65535, 65535, 65535, 65535, 732,
    65535, 65535, 15, 636, 589, 782, 449, 459, 496, 873, 867, 65535, 277, 65535, 799, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1073, 65535, 65535, 65535, 65535, 65535, 65535, 119, 65535, 192, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 264, 251, 1313, 1486, 65535, 399,
    1308, 364, 521, 1385, 111, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    675, 65535, 65535, 65535, 64, 65535, 1358, 65535, 65535, 65535, 65535, 534, 65535, 1140,
    65535, 65535, 65535, 506, 101, 65535, 7, 65535, 65535, 65535, 65535, 65535, 868, 65535,
    65535, 574, 65535, 65535, 65535, 907, 228, 65535, 1018, 65535, 250, 1395, 1028, 487, 729,
    65535, 65535, 65535, 65535, 65535, 766, 65535, 65535, 65535, 1088, 29, 65535, 65535, 479,
    1444, 65535, 65535, 65535, 95, 65535, 1172, 65535, 65535, 65535, 1078, 65535, 1228,
    65535, 294, 271, 314, 65535, 65535, 65535, 65535, 75, 1197, 65535, 65535, 65535, 754,
    926, 61, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1375,
    65535, 65535, 65535, 65535, 65535, 65535, 150, 65535, 65535, 701, 1191, 65535, 65535,
    65535, 65535, 654, 105, 65535, 65535, 530, 686, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 202, 789, 1047, 65535, 1318, 982, 65535, 65535, 65535, 65535, 65535, 164, 1463,
    65535, 169, 65535, 689, 65535, 937, 346, 1454, 65535, 806, 1062, 360, 1389, 567, 443,
    738, 65535, 65535, 65535, 1376, 65535, 65535, 65535, 65535, 65535, 831, 65535, 1097,
    1111, 1419, 65535, 65535, 797, 65535, 1485, 65535, 65535, 65535, 65535, 65535, 531,
    65535, 640, 65535, 65535, 65535, 65535, 65535, 65535, 1084, 65535, 65535, 65535, 726,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1126, 65535,
    190, 65535, 808, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 205, 1184, 1438, 339,
    569, 65535, 184, 407, 1246, 65535, 65535, 65535, 65535, 65535, 245, 1160, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 792, 65535, 65535, 594, 65535, 389,
    1072, 1285, 65535, 642, 65535, 65535, 247, 645, 891, 65535, 65535, 65535, 65535, 200,
    65535, 65535, 65535, 65535, 1105, 65535, 65535, 65535, 65535, 65535, 313, 65535, 65535,
    65535, 368, 1237, 532, 703, 65535, 65535, 65535, 65535, 1215, 1239, 65535, 65535, 65535,
    65535, 65535, 65535, 725, 65535, 65535, 65535, 1170, 212, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 949, 65535, 65535, 1418, 536, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1425, 65535, 65535, 65535, 1017, 1387, 65535, 65535,
    110, 151, 743, 1324, 65535, 1509, 466, 615, 65535, 65535, 65535, 1121, 65535, 65535,
    65535, 65535, 65535, 447, 65535, 65535, 65535, 65535, 522, 714, 1027, 65535, 65535, 1079,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1457, 660, 662, 65535, 76, 241,
    1146, 637, 1192, 65535, 1277, 65535, 67, 65535, 65535, 963, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 99, 35, 65535, 89, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 173, 65535, 421, 65535, 65535, 559, 687, 65535, 392, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 44, 65535, 65535, 65535, 65535, 65535, 65535, 1513,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 830, 1201, 1098, 65535, 65535, 65535,
    65535, 296, 65535, 65535, 65535, 65535, 65535, 953, 517, 65535, 65535, 65535, 65535,
    65535, 65535, 1096, 65535, 904, 70, 65535, 65535, 851, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 519, 1106, 65535, 605, 65535, 65535, 65535, 1085, 1301, 330, 65535,
    24, 65535, 65535, 146, 65535, 1127, 1132, 65535, 65535, 8, 65535, 804, 65535, 65535,
    65535, 65535, 444, 65535, 65535, 468, 340, 65535, 118, 155, 427, 65535, 981, 65535, 552,
    65535, 1101, 65535, 65535, 65535, 65535, 65535, 65535, 46, 950, 65535, 50, 295, 372,
    1378, 65535, 608, 65535, 65535, 403, 613, 1074, 641, 412, 1188, 65535, 65535, 1264,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 485, 545, 65535, 65535, 671, 65535,
    65535, 65535, 650, 65535, 65535, 365, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1250, 65535, 65535, 65535, 94, 549, 765, 123, 280, 209, 498, 338, 819, 1319, 65535, 1424,
    322, 65535, 807, 568, 1216, 1258, 65535, 65535, 65535, 65535, 65535, 943, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 606, 1212, 65535, 65535, 440, 1019,
    1209, 65535, 65535, 65535, 65535, 740, 65535, 1359, 1442, 65535, 65535, 470, 1475, 147,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 959, 1093, 1323, 1173, 65535,
    65535, 65535, 65535, 386, 244, 65535, 918, 1406, 768, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 753, 65535, 306, 65535, 565, 65535, 65535, 1353, 65535,
    65535, 65535, 65535, 65535, 65535, 700, 65535, 1151, 65535, 36, 125, 65535, 65535, 450,
    795, 65535, 1012, 65535, 65535, 464, 65535, 65535, 65535, 940, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 718, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 646, 978, 716, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1202, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 482, 1511, 65535, 985, 659,
    328, 924, 65535, 65535, 65535, 1312, 65535, 1461, 65535, 65535, 65535, 65535, 65535,
    1484, 65535, 65535, 65535, 1238, 65535, 871, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 40, 1049, 910, 1220, 692, 65535, 65535, 291,
    524, 880, 946, 65535, 65535, 65535, 65535, 65535, 65535, 80, 1229, 1162, 65535, 65535,
    255, 65535, 318, 65535, 65535, 65535, 65535, 304, 596, 1102, 597, 65535, 65535, 65535,
    65535, 47, 65535, 65535, 65535, 65535, 183, 1243, 1430, 840, 65535, 65535, 65535, 65535,
    65535, 1161, 65535, 65535, 65535, 65535, 65535, 815, 528, 182, 65535, 263, 65535, 65535,
    546, 65535, 65535, 802, 65535, 622, 1414, 1068, 65535, 65535, 65535, 65535, 229, 65535,
    417, 65535, 65535, 65535, 65535, 65535, 65535, 997, 558, 65535, 289, 920, 1364, 65535,
    65535, 65535, 65535, 132, 461, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 130, 720, 131,
    1053, 474, 991, 1224, 65535, 65535, 65535, 1365, 65535, 65535, 65535, 65535, 66, 65535,
    65535, 65535, 65535, 65535, 65535, 583, 1040, 1130, 919, 65535, 512, 1240, 65535, 872,
    65535, 65535, 852, 65535, 65535, 1417, 595, 65535, 65535, 124, 65535, 65535, 148, 914,
    65535, 65535, 65535, 1374, 65535, 65535, 65535, 65535, 78, 243, 65535, 65535, 975, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1296, 102, 680, 65535, 65535, 1398, 518, 65535, 65535, 810, 65535,
    275, 515, 610, 1109, 1381, 1427, 65535, 65535, 609, 65535, 65535, 249, 841, 794, 65535,
    683, 1011, 65535, 65535, 65535, 480, 65535, 65535, 65535, 65535, 232, 65535, 65535,
    65535, 65535, 65535, 65535, 484, 408, 65535, 523, 65535, 65535, 48, 65535, 65535, 65535,
    65535, 65535, 1179, 65535, 65535, 65535, 571, 65535, 397, 1401, 65535, 65535, 65535,
    65535, 939, 65535, 65535, 1153, 1508, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    222, 620, 65535, 65535, 65535, 177, 65535, 384, 65535, 1303, 1504, 65535, 65535, 65535,
    65535, 65535, 1289, 888, 757, 600, 882, 65535, 65535, 312, 65535, 65535, 941, 65535,
    65535, 65535, 697, 104, 1048, 254, 65535, 65535, 65535, 774, 65535, 65535, 693, 65535,
    65535, 65535, 65535, 65535, 65535, 633, 65535, 65535, 65535, 65535, 65535, 65535, 612,
    121, 1347, 65535, 65535, 65535, 65535, 456, 65535, 65535, 65535, 225, 21, 23, 525, 1030,
    832, 65535, 144, 863, 65535, 65535, 65535, 65535, 818, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 73, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 153, 158, 665, 39, 65535, 65535, 1415, 935,
    65535, 65535, 65535, 1189, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 98,
    1064, 65535, 65535, 65535, 976, 65535, 65535, 1473, 65535, 140, 1117, 65535, 270, 611,
    65535, 65535, 1351, 65535, 65535, 65535, 370, 65535, 677, 65535, 65535, 65535, 990, 1131,
    1138, 65535, 457, 391, 65535, 65535, 65535, 1306, 422, 917, 1001, 65535, 353, 1142, 1332,
    1468, 65535, 65535, 65535, 65535, 490, 585, 1449, 65535, 65535, 65535, 65535, 65535, 706,
    65535, 1254, 65535, 65535, 503, 1008, 1083, 1207, 301, 65535, 874, 65535, 65535, 735, 82,
    65535, 65535, 65535, 65535, 709, 65535, 65535, 206, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 560, 798, 65535, 65535, 1152, 65535, 1232, 65535, 65535, 310,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1428, 65535, 65535, 1009,
    65535, 65535, 1330, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1077, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 885, 113, 65535, 65535,
    995, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 77,
    65535, 65535, 65535, 635, 1271, 65535, 65535, 65535, 65535, 178, 65535, 1346, 65535,
    65535, 65535, 65535, 509, 65535, 748, 65535, 65535, 65535, 65535, 65535, 65535, 906,
    65535, 65535, 65535, 65535, 65535, 965, 1092, 1372, 65535, 553, 65535, 65535, 691, 65535,
    1341, 65535, 65535, 65535, 694, 441, 1331, 65535, 65535, 420, 652, 1262, 65535, 696, 947,
    65535, 1157, 1034, 65535, 1338, 1506, 65535, 65535, 65535, 65535, 65535, 575, 65535,
    65535, 1032, 65535, 1479, 65535, 134, 65535, 65535, 65535, 65535, 337, 239, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 215, 65535, 1391, 657, 922, 1315, 1373, 65535, 927,
    65535, 65535, 57, 65535, 65535, 65535, 65535, 623, 890, 65535, 65535, 711, 699, 65535,
    1350, 65535, 418, 351, 1328, 65535, 65535, 839, 65535, 65535, 747, 751, 388, 1181, 65535,
    65535, 65535, 65535, 65535, 231, 1136, 65535, 65535, 1269, 65535, 65535, 262, 809, 663,
    667, 65535, 901, 65535, 65535, 676, 85, 576, 930, 1063, 1055, 932, 65535, 65535, 65535,
    65535, 65535, 10, 430, 1112, 1465, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1168, 65535, 65535, 65535, 65535, 65535, 638, 886, 65535, 65535, 65535, 65535,
    65535, 65535, 850, 103, 1226, 65535, 65535, 65535, 65535, 526, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 775, 65535, 406, 65535, 349, 65535,
    65535, 1502, 1015, 773, 65535, 1119, 65535, 65535, 65535, 65535, 220, 1371, 65535, 65535,
    866, 666, 835, 1185, 895, 65535, 65535, 65535, 65535, 1432, 376, 65535, 65535, 65535,
    65535, 344, 65535, 1284, 755, 1195, 65535, 65535, 1144, 65535, 65535, 65535, 65535,
    65535, 1500, 65535, 65535, 65535, 65535, 261, 477, 897, 65535, 980, 708, 65535, 626,
    65535, 65535, 1261, 65535, 65535, 65535, 65535, 185, 1103, 43, 65535, 653, 1186, 65535,
    65535, 65535, 1244, 65535, 65535, 1002, 65535, 65535, 65535, 65535, 65535, 65535, 1046,
    65535, 538, 65535, 898, 292, 1433, 813, 1476, 163, 1219, 65535, 455, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 537, 957, 383, 1443, 65535,
    65535, 65535, 65535, 65535, 1383, 65535, 65535, 65535, 65535, 1255, 65535, 65535, 894,
    65535, 65535, 65535, 572, 65535, 65535, 166, 65535, 1492, 65535, 65535, 93, 65535, 65535,
    65535, 1210, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 781,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 816, 256, 65535, 65535, 65535,
    733, 65535, 65535, 1435, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1467,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 426, 846, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 499, 65535, 199, 1453, 65535, 501, 954, 65535, 65535, 65535,
    1421, 65535, 65535, 211, 1518, 197, 198, 65535, 65535, 65535, 12, 300, 65535, 65535,
    1166, 1491, 966, 65535, 65535, 736, 1305, 65535, 1217, 65535, 65535, 541, 65535, 1118,
    65535, 65535, 65535, 65535, 65535, 65535, 424, 987, 1510, 65535, 1054, 520, 65535, 65535,
    65535, 65535, 114, 402, 65535, 377, 458, 905, 97, 1042, 65535, 65535, 65535, 65535, 822,
    65535, 1143, 557, 65535, 65535, 621, 674, 969, 174, 65535, 65535, 65535, 1396, 65535,
    65535, 65535, 834, 1036, 65535, 96, 32, 65535, 65535, 1429, 65535, 65535, 805, 854, 550,
    857, 86, 297, 750, 977, 1218, 1253, 607, 1171, 401, 65535, 1014, 1495, 65535, 65535,
    65535, 65535, 65535, 1293, 65535, 1370, 65535, 65535, 65535, 992, 56, 994, 486, 1404,
    856, 65535, 65535, 65535, 65535, 393, 315, 65535, 1242, 65535, 65535, 65535, 65535,
    65535, 18, 983, 65535, 65535, 65535, 65535, 65535, 702, 65535, 1266, 1434, 65535, 327,
    847, 1123, 65535, 745, 65535, 65535, 65535, 65535, 259, 65535, 1260, 65535, 65535, 65535,
    1314, 1104, 65535, 65535, 216, 915, 92, 281, 157, 293, 820, 1000, 1070, 1367, 1448, 634,
    65535, 1148, 65535, 65535, 179, 1516, 65535, 65535, 65535, 1297, 65535, 65535, 65535,
    685, 65535, 65535, 170, 65535, 65535, 993, 65535, 65535, 65535, 65535, 65535, 62, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1199, 65535, 65535, 65535, 65535, 65535,
    639, 65535, 65535, 65535, 1321, 1498, 139, 65535, 849, 727, 1456, 65535, 1158, 65535,
    1333, 65535, 65535, 30, 65535, 65535, 65535, 65535, 730, 843, 1362, 65535, 65535, 65535,
    65535, 996, 168, 361, 1263, 334, 84, 1125, 142, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 371, 877, 65535, 341, 821, 1517, 762, 1408, 65535, 1436, 65535,
    65535, 65535, 892, 951, 1159, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 42, 756,
    65535, 355, 65535, 65535, 65535, 411, 419, 65535, 260, 986, 1025, 65535, 380, 717, 925,
    1137, 65535, 497, 65535, 65535, 1235, 65535, 65535, 65535, 625, 65535, 65535, 1005,
    65535, 1023, 65535, 65535, 929, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1044, 647, 65535, 65535, 784, 65535, 65535, 1177, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1452,
    65535, 65535, 1038, 1478, 65535, 65535, 65535, 65535, 65535, 65535, 437, 65535, 65535,
    65535, 65535, 908, 65535, 65535, 65535, 65535, 65535, 65535, 787, 65535, 460, 319, 1016,
    469, 592, 65535, 65535, 65535, 65535, 566, 221, 65535, 445, 1340, 152, 65535, 65535,
    65535, 65535, 956, 848, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 326, 257, 362,
    791, 861, 1241, 1193, 1300, 51, 504, 855, 2, 305, 1026, 1393, 1265, 803, 1405, 65535,
    65535, 162, 570, 65535, 65535, 65535, 65535, 242, 900, 91, 65535, 65535, 246, 1175, 1379,
    1013, 65535, 65535, 329, 65535, 65535, 65535, 1294, 65535, 65535, 65535, 288, 65535,
    65535, 65535, 65535, 65535, 629, 1349, 65535, 65535, 65535, 65535, 1069, 722, 825, 912,
    1403, 1366, 65535, 324, 65535, 65535, 175, 65535, 65535, 65535, 1114, 65535, 65535,
    65535, 65535, 65535, 488, 65535, 65535, 1339, 65535, 563, 1200, 658, 65535, 65535, 704,
    65535, 1021, 65535, 65535, 65535, 65535, 65535, 65535, 823, 65535, 65535, 65535, 65535,
    1342, 65535, 491, 65535, 65535, 31, 788, 65535, 55, 65535, 65535, 128, 1320, 65535,
    65535, 1058, 65535, 1355, 65535, 65535, 65535, 865, 65535, 65535, 65535, 516, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 238, 742, 342, 1274, 65535,
    65535, 1205, 65535, 833, 375, 65535, 65535, 936, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1004, 65535, 631, 65535, 65535, 65535, 265,
    106, 65535, 65535, 65535, 65535, 672, 65535, 65535, 65535, 65535, 65535, 210, 394, 65535,
    65535, 65535, 65535, 65535, 194, 769, 65535, 65535, 1167, 65535, 65535, 65535, 1514, 627,
    258, 333, 942, 33, 483, 679, 859, 999, 1288, 1445, 739, 1363, 65535, 65535, 1386, 65535,
    13, 578, 65535, 65535, 65535, 65535, 984, 65535, 230, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 429, 475, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 410, 1029, 65535, 1050, 65535, 911, 1286,
    65535, 65535, 65535, 65535, 656, 65535, 65535, 65535, 65535, 19, 65535, 65535, 65535,
    65535, 728, 1094, 65535, 65535, 65535, 87, 65535, 65535, 65535, 65535, 65535, 248, 902,
    1316, 65535, 65535, 65535, 65535, 1455, 65535, 65535, 65535, 65535, 955, 65535, 3, 65535,
    65535, 838, 65535, 1352, 65535, 65535, 1437, 551, 195, 65535, 65535, 65535, 467, 760,
    1150, 65535, 149, 65535, 381, 678, 65535, 65535, 1354, 65535, 357, 276, 601, 964, 1124,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 719, 1380, 65535, 65535, 65535, 65535,
    962, 217, 1071, 65535, 65535, 1236, 604, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1149, 65535, 65535, 65535, 65535, 299, 65535, 65535, 478, 65535, 332, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1431, 454, 543, 65535, 1390, 65535, 65535,
    65535, 65535, 65535, 65535, 269, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1020, 65535, 65535, 1110, 65535, 189, 65535, 65535, 52, 1377, 1480, 65535, 65535, 65535,
    65535, 1006, 588, 1081, 378, 759, 463, 65535, 65535, 65535, 188, 65535, 65535, 1057,
    65535, 1356, 65535, 65535, 20, 65535, 65535, 65535, 65535, 65535, 1089, 451, 853, 65535,
    65535, 65535, 65535, 65535, 1310, 65535, 65535, 453, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1397, 65535, 1108, 65535, 65535, 65535, 1299, 1183, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 268, 1075, 385, 65535, 65535,
    65535, 65535, 65535, 65535, 17, 65535, 65535, 65535, 65535, 34, 603, 65535, 287, 998,
    65535, 126, 65535, 65535, 65535, 1099, 65535, 864, 69, 527, 1459, 65535, 65535, 65535,
    1203, 65535, 628, 65535, 65535, 65535, 65535, 1345, 65535, 564, 1245, 65535, 65535, 5,
    65535, 507, 1420, 1458, 65535, 65535, 1439, 65535, 347, 180, 1061, 1279, 65535, 1090,
    65535, 65535, 724, 65535, 65535, 65535, 65535, 65535, 65535, 785, 1113, 191, 65535, 602,
    59, 644, 979, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1298, 1472, 65535, 65535, 1388, 65535, 65535, 65535, 65535, 65535,
    1507, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1227, 65535, 593, 272, 65535,
    65535, 65535, 65535, 112, 481, 65535, 65535, 713, 1230, 65535, 65535, 416, 65535, 65535,
    65535, 65535, 65535, 65535, 1327, 65535, 556, 1337, 684, 204, 1441, 989, 1280, 1487,
    65535, 65535, 1400, 282, 916, 1176, 495, 1292, 65535, 1182, 591, 893, 65535, 115, 65535,
    65535, 65535, 65535, 65535, 1267, 65535, 65535, 65535, 65535, 65535, 65535, 382, 438,
    540, 884, 65535, 90, 511, 1065, 879, 431, 829, 65535, 65535, 1412, 65535, 396, 65535,
    878, 154, 65535, 65535, 65535, 65535, 65535, 325, 65535, 65535, 65535, 65535, 321, 65535,
    127, 65535, 65535, 398, 1022, 761, 65535, 65535, 65535, 65535, 65535, 741, 308, 1503,
    65535, 65535, 1361, 65535, 213, 65535, 721, 1382, 22, 673, 826, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 767, 65535, 65535, 903, 65535, 1007, 1082, 1407,
    65535, 65535, 1497, 1128, 65535, 65535, 1489, 65535, 65535, 452, 1311, 1231, 65535,
    65535, 65535, 207, 1133, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 446,
    1031, 65535, 1309, 65535, 65535, 65535, 65535, 1247, 65535, 1080, 1317, 65535, 317,
    65535, 65535, 1334, 65535, 65535, 65535, 65535, 1223, 1447, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 320, 554, 356, 1076, 65535, 137, 494, 715, 837,
    1100, 65535, 129, 65535, 65535, 617, 1204, 65535, 1190, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 240, 65535, 1413, 38, 369, 60, 65535, 65535, 1272, 65535, 1251,
    65535, 234, 1116, 65535, 1344, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 415,
    65535, 65535, 65535, 65535, 65535, 65535, 1259, 65535, 1060, 65535, 65535, 1091, 65535,
    65535, 65535, 1307, 65535, 65535, 65535, 1141, 65535, 514, 65535, 1470, 1213, 442, 1211,
    65535, 65535, 136, 405, 65535, 65535, 562, 65535, 65535, 587, 65535, 65535, 65535, 65535,
    65535, 1107, 65535, 65535, 65535, 65535, 65535, 1086, 921, 65535, 65535, 65535, 1488,
    681, 710, 65535, 65535, 944, 778, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 214,
    661, 772, 896, 1462, 1469, 65535, 1273, 65535, 590, 107, 65535, 65535, 65535, 65535, 274,
    1326, 65535, 193, 345, 65535, 65535, 65535, 253, 988, 65535, 65535, 65535, 311, 65535,
    65535, 65535, 539, 65535, 120, 267, 65535, 65535, 960, 65535, 65535, 65535, 65535, 236,
    1512, 65535, 65535, 1322, 65535, 72, 579, 664, 65535, 65535, 65535, 65535, 358, 83,
    65535, 65535, 186, 758, 1056, 65535, 827, 65535, 65535, 65535, 65535, 771, 65535, 1221,
    65535, 65535, 65535, 669, 65535, 208, 65535, 65535, 65535, 65535, 65535, 1302, 65535,
    65535, 970, 65535, 359, 374, 81, 471, 65535, 65535, 65535, 65535, 1483, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1129, 439, 65535, 65535,
    65535, 65535, 117, 945, 65535, 65535, 1156, 278, 928, 1222, 65535, 65535, 65535, 303,
    472, 783, 1496, 65535, 65535, 49, 65535, 65535, 1163, 836, 109, 65535, 65535, 65535,
    65535, 65535, 65535, 156, 65535, 65535, 65535, 65535, 233, 502, 65535, 1392, 65535,
    65535, 65535, 65535, 171, 65535, 65535, 65535, 582, 65535, 432, 1248, 1426, 614, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1282, 65535, 65535, 65535, 1494,
    172, 387, 1257, 65535, 65535, 529, 65535, 584, 974, 65535, 65535, 65535, 462, 1135,
    65535, 65535, 65535, 65535, 65535, 65535, 45, 65535, 65535, 1278, 65535, 1233, 65535,
    65535, 581, 65535, 65535, 1466, 65535, 649, 1276, 65535, 65535, 65535, 65535, 65535,
    65535, 695, 37, 283, 1010, 65535, 65535, 65535, 65535, 65535, 65535, 160, 65535, 65535,
    548, 65535, 363, 780, 643, 1214, 413, 65535, 138, 74, 796, 65535, 690, 65535, 88, 1360,
    65535, 65535, 65535, 1039, 1471, 65535, 65535, 65535, 844, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 350, 65535, 65535, 367, 952, 65535, 65535, 500, 65535,
    65535, 1474, 65535, 218, 331, 65535, 65535, 366, 448, 1357, 116, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 586, 65535, 286, 65535, 65535, 1291, 65535, 65535,
    65535, 65535, 65535, 423, 842, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 776, 65535, 858, 176, 235, 65535, 65535, 65535, 65535, 65535, 65535, 1290,
    65535, 65535, 65535, 492, 0, 1067, 1187, 65535, 65535, 712, 65535, 65535, 65535, 65535,
    65535, 1304, 65535, 27, 65535, 65535, 65535, 65535, 746, 290, 811, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 285, 65535, 65535, 65535, 65535, 65535,
    65535, 1336, 1154, 465, 65535, 65535, 65535, 65535, 65535, 65535, 1052, 65535, 65535,
    65535, 786, 1325, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 889, 65535, 65535, 65535, 65535, 65535, 54, 58, 1208, 298, 1440, 1446,
    65535, 16, 108, 65535, 65535, 65535, 1134, 1384, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 436, 812, 65535, 1194, 65535, 167, 65535, 65535, 65535,
    65535, 1287, 65535, 65535, 65535, 63, 65535, 65535, 793, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 862, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 9, 845, 489, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 561, 65535, 65535, 971, 1165, 1490, 65535, 65535, 65535, 737, 65535,
    65535, 65535, 65535, 196, 473, 141, 580, 648, 883, 65535, 619, 65535, 65535, 749, 65535,
    65535, 828, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 770, 65535, 65535, 65535,
    1043, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 226, 65535, 1281, 65535, 223, 1,
    779, 1041, 688, 1139, 1295, 1369, 65535, 65535, 65535, 65535, 542, 1037, 65535, 876, 869,
    65535, 65535, 65535, 887, 65535, 923, 65535, 65535, 65535, 65535, 316, 65535, 65535,
    1252, 598, 705, 535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 513, 65535, 65535,
    65535, 734, 65535, 65535, 65535, 65535, 65535, 65535, 573, 68, 1501, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 343, 698, 958, 65535, 65535, 65535, 53, 65535, 79, 302,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 967, 1122, 161, 65535, 65535,
    777, 135, 1115, 65535, 65535, 425, 65535, 938, 860, 65535, 65535, 65535, 624, 65535, 875,
    1234, 1066, 65535, 65535, 65535, 65535, 65535, 670, 65535, 65535, 65535, 616, 1147, 203,
    1249, 181, 1482, 65535, 65535, 948, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 547, 1225,
    1464, 65535, 65535, 65535, 65535, 1198, 65535, 1477, 1051, 395, 763, 899, 65535, 65535,
    390, 65535, 65535, 65535, 65535, 65535, 1095, 65535, 65535, 227, 279, 352, 533, 508,
    65535, 65535, 65535, 65535, 65535, 731, 1422, 65535, 65535, 555, 764, 1164, 65535, 65535,
    65535, 1033, 65535, 336, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 14, 65535, 224,
    65535, 972, 1399, 65535, 65535, 65535, 145, 335, 881, 599, 143, 65535, 65535, 65535,
    65535, 434, 65535, 707, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 973, 65535,
    65535, 65535, 800, 65535, 65535, 273, 65535, 1256, 65535, 65535, 909, 65535, 65535, 404,
    1515, 1329, 65535, 790, 1270, 1410, 65535, 65535, 65535, 651, 266, 668, 618, 1180, 1024,
    1348, 65535, 65535, 744, 323, 65535, 1402, 201, 1268, 65535, 1416, 65535, 4, 577, 65535,
    65535, 682, 65535, 1481, 65535, 65535, 65535, 1178, 65535, 379, 65535, 65535, 931, 1460,
    284, 1003, 65535, 65535, 414, 65535, 65535, 65535, 65535, 65, 65535, 65535, 237, 934,
    1169, 1343, 428, 476, 493, 65535, 1368, 65535, 1283, 65535, 65535, 6, 544, 1059, 25, 433,
    1505, 65535, 65535, 65535, 65535, 65535, 71, 655, 1087, 65535, 961, 65535, 65535, 801,
    219, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1120,
    1411, 28, 65535, 65535, 65535, 65535, 435, 632, 409, 1409, 65535, 1394, 65535, 65535,
    1275, 65535, 630, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1196,
    65535, 65535, 65535, 1145, 65535, 65535, 65535, 1174, 65535, 1499, 354, 122, 26, 817,
    252, 510, 1451, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 8, 65535, 65535, 6, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 12, 65535, 65535, 2, 65535,
    65535, 65535, 4, 15, 65535, 65535, 65535, 11, 65535, 16, 65535, 65535, 14, 7, 65535,
    65535, 17, 65535, 65535, 13, 65535, 9, 65535, 10, 65535, 65535, 65535, 65535, 0, 65535,
    65535, 65535, 5, 3, 65535, 65535,
];
