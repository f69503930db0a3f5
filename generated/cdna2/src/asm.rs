// Written by `cargo xtask regen` from amdgpu_isa_cdna2.xml. Do not edit: change
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
    r(s(18104, 4), 126, 2),
    r(s(81, 7), 127, 1),
    r(s(74, 7), 126, 1),
    r(s(18108, 5), 252, 0),
    r(s(18113, 12), 102, 2),
    r(s(15, 15), 103, 1),
    r(s(0, 15), 102, 1),
    r(s(68, 2), 124, 1),
    r(s(18125, 20), 239, 0),
    r(s(18145, 12), 237, 0),
    r(s(18157, 13), 238, 0),
    r(s(1929, 3), 253, 0),
    r(s(18170, 11), 235, 0),
    r(s(18181, 12), 236, 0),
    r(s(232, 9), 252, 0),
    r(s(200, 24), 239, 0),
    r(s(167, 16), 237, 0),
    r(s(183, 17), 238, 0),
    r(s(241, 7), 253, 0),
    r(s(136, 15), 235, 0),
    r(s(151, 16), 236, 0),
    r(s(224, 8), 251, 0),
    r(s(18193, 3), 106, 2),
    r(s(62, 6), 107, 1),
    r(s(56, 6), 106, 1),
    r(s(18196, 4), 251, 0),
    r(s(18200, 10), 104, 2),
    r(s(43, 13), 105, 1),
    r(s(30, 13), 104, 1),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 14] = [
    (s(11080, 9), 1),
    (s(11089, 10), 2),
    (s(11099, 14), 3),
    (s(11119, 9), 0),
    (s(11128, 27), 1),
    (s(11155, 16), 2),
    (s(11171, 19), 4),
    (s(18294, 16), 4),
    (s(18310, 16), 6),
    (s(18326, 16), 9),
    (s(18342, 15), 0),
    (s(18357, 18), 32768),
    (s(18375, 18), 16384),
    (s(18393, 18), 8192),
];
/// Values that the text does not show.
pub static FIXED: [Fixed; 3] = [
    fixed(bits(16, 1), 1),
    fixed(bits(59, 2), 7),
    fixed(bits(14, 1), 1),
];
/// Operands that take less than their fields can hold.
pub static NARROW: [Narrow; 14] = [
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
];
/// Mnemonics and aliases, sorted.
pub static MNEMONICS: [u64; 1139] = [
    0x10000001a2f11, // buffer_atomic_add
    0x10001001aed15, // buffer_atomic_add_f32
    0x10002001b1a15, // buffer_atomic_add_f64
    0x10003001b8614, // buffer_atomic_add_x2
    0x10004001a9911, // buffer_atomic_and
    0x10005001c0214, // buffer_atomic_and_x2
    0x10006001a1a15, // buffer_atomic_cmpswap
    0x10007001b6e18, // buffer_atomic_cmpswap_x2
    0x10008001adc11, // buffer_atomic_dec
    0x10009001c5114, // buffer_atomic_dec_x2
    0x1000a001acb11, // buffer_atomic_inc
    0x1000b001c3d14, // buffer_atomic_inc_x2
    0x1000c001b4415, // buffer_atomic_max_f64
    0x1000d001b2f15, // buffer_atomic_min_f64
    0x1000e001aaa10, // buffer_atomic_or
    0x1000f001c1613, // buffer_atomic_or_x2
    0x10010001b0218, // buffer_atomic_pk_add_f16
    0x10011001a7512, // buffer_atomic_smax
    0x10012001bd815, // buffer_atomic_smax_x2
    0x10013001a5112, // buffer_atomic_smin
    0x10014001bae15, // buffer_atomic_smin_x2
    0x10015001a4011, // buffer_atomic_sub
    0x10016001b9a14, // buffer_atomic_sub_x2
    0x10017001a0812, // buffer_atomic_swap
    0x10018001b5915, // buffer_atomic_swap_x2
    0x10019001a8712, // buffer_atomic_umax
    0x1001a001bed15, // buffer_atomic_umax_x2
    0x1001b001a6312, // buffer_atomic_umin
    0x1001c001bc315, // buffer_atomic_umin_x2
    0x1001d001aba11, // buffer_atomic_xor
    0x1001e001c2914, // buffer_atomic_xor_x2
    0x1001f0019c60c, // buffer_invl2
    0x1002000181111, // buffer_load_dword
    0x1002100182213, // buffer_load_dwordx2
    0x1002200183513, // buffer_load_dwordx3
    0x1002300184813, // buffer_load_dwordx4
    0x100240019841b, // buffer_load_format_d16_hi_x
    0x100250016fb18, // buffer_load_format_d16_x
    0x1002600171319, // buffer_load_format_d16_xy
    0x1002700172c1a, // buffer_load_format_d16_xyz
    0x100280017461b, // buffer_load_format_d16_xyzw
    0x1002900164b14, // buffer_load_format_x
    0x1002a00165f15, // buffer_load_format_xy
    0x1002b00167416, // buffer_load_format_xyz
    0x1002c00168a17, // buffer_load_format_xyzw
    0x1002d0017dc11, // buffer_load_sbyte
    0x1002e00192a15, // buffer_load_sbyte_d16
    0x1002f00193f18, // buffer_load_sbyte_d16_hi
    0x1003000195715, // buffer_load_short_d16
    0x1003100196c18, // buffer_load_short_d16_hi
    0x100320017ff12, // buffer_load_sshort
    0x100330017cb11, // buffer_load_ubyte
    0x100340018fd15, // buffer_load_ubyte_d16
    0x1003500191218, // buffer_load_ubyte_d16_hi
    0x100360017ed12, // buffer_load_ushort
    0x1003700185b11, // buffer_store_byte
    0x1003800186c18, // buffer_store_byte_d16_hi
    0x100390018af12, // buffer_store_dword
    0x1003a0018c114, // buffer_store_dwordx2
    0x1003b0018d514, // buffer_store_dwordx3
    0x1003c0018e914, // buffer_store_dwordx4
    0x1003d00199f1c, // buffer_store_format_d16_hi_x
    0x1003e00176119, // buffer_store_format_d16_x
    0x1003f00177a1a, // buffer_store_format_d16_xy
    0x100400017941b, // buffer_store_format_d16_xyz
    0x100410017af1c, // buffer_store_format_d16_xyzw
    0x100420016a115, // buffer_store_format_x
    0x100430016b616, // buffer_store_format_xy
    0x100440016cc17, // buffer_store_format_xyz
    0x100450016e318, // buffer_store_format_xyzw
    0x100460019d216, // buffer_store_lds_dword
    0x1004700188412, // buffer_store_short
    0x1004800189619, // buffer_store_short_d16_hi
    0x100490019e80e, // buffer_wbinvl1
    0x1004a0019f612, // buffer_wbinvl1_vol
    0x1004b0019bb0b, // buffer_wbl2
    0x1004c0001fa0a, // ds_add_f32
    0x1004d0005520a, // ds_add_f64
    0x1004e00036a0e, // ds_add_rtn_f32
    0x1004f0006b00e, // ds_add_rtn_f64
    0x1005000022e0e, // ds_add_rtn_u32
    0x1005100055c0e, // ds_add_rtn_u64
    0x1005200010c0a, // ds_add_u32
    0x100530003f40a, // ds_add_u64
    0x100540001670a, // ds_and_b32
    0x1005500044f0a, // ds_and_b64
    0x100560002ad0e, // ds_and_rtn_b32
    0x100570005db0e, // ds_and_rtn_b64
    0x1005800074a09, // ds_append
    0x100590003e50f, // ds_bpermute_b32
    0x1005a0001c80c, // ds_cmpst_b32
    0x1005b0004a20c, // ds_cmpst_b64
    0x1005c0001d40c, // ds_cmpst_f32
    0x1005d0004ae0c, // ds_cmpst_f64
    0x1005e00031f10, // ds_cmpst_rtn_b32
    0x1005f00064d10, // ds_cmpst_rtn_b64
    0x1006000032f10, // ds_cmpst_rtn_f32
    0x1006100065d10, // ds_cmpst_rtn_f64
    0x100620006be15, // ds_condxchg32_rtn_b64
    0x100630007400a, // ds_consume
    0x100640002670e, // ds_dec_rtn_u32
    0x100650005950e, // ds_dec_rtn_u64
    0x100660001350a, // ds_dec_u32
    0x1006700041d0a, // ds_dec_u64
    0x100680007200e, // ds_gws_barrier
    0x100690006ed0b, // ds_gws_init
    0x1006a0007050e, // ds_gws_sema_br
    0x1006b0007130d, // ds_gws_sema_p
    0x1006c0006d617, // ds_gws_sema_release_all
    0x1006d0006f80d, // ds_gws_sema_v
    0x1006e0002590e, // ds_inc_rtn_u32
    0x1006f0005870e, // ds_inc_rtn_u64
    0x1007000012b0a, // ds_inc_u32
    0x100710004130a, // ds_inc_u64
    0x100720001ea0a, // ds_max_f32
    0x100730004c40a, // ds_max_f64
    0x100740001490a, // ds_max_i32
    0x100750004310a, // ds_max_i64
    0x1007600034d0e, // ds_max_rtn_f32
    0x1007700067b0e, // ds_max_rtn_f64
    0x100780002830e, // ds_max_rtn_i32
    0x100790005b10e, // ds_max_rtn_i64
    0x1007a00029f0e, // ds_max_rtn_u32
    0x1007b0005cd0e, // ds_max_rtn_u64
    0x1007c00015d0a, // ds_max_u32
    0x1007d0004450a, // ds_max_u64
    0x1007e0001e00a, // ds_min_f32
    0x1007f0004ba0a, // ds_min_f64
    0x1008000013f0a, // ds_min_i32
    0x100810004270a, // ds_min_i64
    0x1008200033f0e, // ds_min_rtn_f32
    0x1008300066d0e, // ds_min_rtn_f64
    0x100840002750e, // ds_min_rtn_i32
    0x100850005a30e, // ds_min_rtn_i64
    0x100860002910e, // ds_min_rtn_u32
    0x100870005bf0e, // ds_min_rtn_u64
    0x100880001530a, // ds_min_u32
    0x1008900043b0a, // ds_min_u64
    0x1008a0001840c, // ds_mskor_b32
    0x1008b00046c0c, // ds_mskor_b64
    0x1008c0002d610, // ds_mskor_rtn_b32
    0x1008d00060410, // ds_mskor_rtn_b64
    0x1008e0001f406, // ds_nop
    0x1008f00017109, // ds_or_b32
    0x1009000045909, // ds_or_b64
    0x100910002bb0d, // ds_or_rtn_b32
    0x100920005e90d, // ds_or_rtn_b64
    0x100930003d70e, // ds_permute_b32
    0x100940003830c, // ds_read2_b32
    0x100950006940c, // ds_read2_b64
    0x1009600038f10, // ds_read2st64_b32
    0x100970006a010, // ds_read2st64_b64
    0x1009800072e12, // ds_read_addtid_b32
    0x100990007770c, // ds_read_b128
    0x1009a0003780b, // ds_read_b32
    0x1009b0006890b, // ds_read_b64
    0x1009c00076c0b, // ds_read_b96
    0x1009d0003b30b, // ds_read_i16
    0x1009e00039f0a, // ds_read_i8
    0x1009f0005120e, // ds_read_i8_d16
    0x100a000052011, // ds_read_i8_d16_hi
    0x100a10003be0b, // ds_read_u16
    0x100a20005310f, // ds_read_u16_d16
    0x100a300054012, // ds_read_u16_d16_hi
    0x100a40003a90a, // ds_read_u8
    0x100a50004f30e, // ds_read_u8_d16
    0x100a600050111, // ds_read_u8_d16_hi
    0x100a700024a0f, // ds_rsub_rtn_u32
    0x100a80005780f, // ds_rsub_rtn_u64
    0x100a90001200b, // ds_rsub_u32
    0x100aa0004080b, // ds_rsub_u64
    0x100ab00023c0e, // ds_sub_rtn_u32
    0x100ac00056a0e, // ds_sub_rtn_u64
    0x100ad0001160a, // ds_sub_u32
    0x100ae0003fe0a, // ds_sub_u64
    0x100af0003c90e, // ds_swizzle_b32
    0x100b000035b0f, // ds_wrap_rtn_b32
    0x100b10001aa0d, // ds_write2_b32
    0x100b20004840d, // ds_write2_b64
    0x100b30001b711, // ds_write2st64_b32
    0x100b400049111, // ds_write2st64_b64
    0x100b500020413, // ds_write_addtid_b32
    0x100b600075f0d, // ds_write_b128
    0x100b70002220c, // ds_write_b16
    0x100b80004e013, // ds_write_b16_d16_hi
    0x100b90001900c, // ds_write_b32
    0x100ba0004780c, // ds_write_b64
    0x100bb0002170b, // ds_write_b8
    0x100bc0004ce12, // ds_write_b8_d16_hi
    0x100bd0007530c, // ds_write_b96
    0x100be0002f712, // ds_wrxchg2_rtn_b32
    0x100bf00062512, // ds_wrxchg2_rtn_b64
    0x100c000030916, // ds_wrxchg2st64_rtn_b32
    0x100c100063716, // ds_wrxchg2st64_rtn_b64
    0x100c20002e611, // ds_wrxchg_rtn_b32
    0x100c300061411, // ds_wrxchg_rtn_b64
    0x100c400017a0a, // ds_xor_b32
    0x100c50004620a, // ds_xor_b64
    0x100c60002c80e, // ds_xor_rtn_b32
    0x100c70005f60e, // ds_xor_rtn_b64
    0x100c800093c0f, // flat_atomic_add
    0x100c90009e413, // flat_atomic_add_f64
    0x100ca000a4612, // flat_atomic_add_x2
    0x100cb00099a0f, // flat_atomic_and
    0x100cc000ab612, // flat_atomic_and_x2
    0x100cd00092913, // flat_atomic_cmpswap
    0x100ce000a3016, // flat_atomic_cmpswap_x2
    0x100cf0009d50f, // flat_atomic_dec
    0x100d0000afd12, // flat_atomic_dec_x2
    0x100d10009c60f, // flat_atomic_inc
    0x100d2000aeb12, // flat_atomic_inc_x2
    0x100d3000a0a13, // flat_atomic_max_f64
    0x100d40009f713, // flat_atomic_min_f64
    0x100d50009a90e, // flat_atomic_or
    0x100d6000ac811, // flat_atomic_or_x2
    0x100d700097a10, // flat_atomic_smax
    0x100d8000a9013, // flat_atomic_smax_x2
    0x100d900095a10, // flat_atomic_smin
    0x100da000a6a13, // flat_atomic_smin_x2
    0x100db00094b0f, // flat_atomic_sub
    0x100dc000a5812, // flat_atomic_sub_x2
    0x100dd00091910, // flat_atomic_swap
    0x100de000a1d13, // flat_atomic_swap_x2
    0x100df00098a10, // flat_atomic_umax
    0x100e0000aa313, // flat_atomic_umax_x2
    0x100e100096a10, // flat_atomic_umin
    0x100e2000a7d13, // flat_atomic_umin_x2
    0x100e30009b70f, // flat_atomic_xor
    0x100e4000ad912, // flat_atomic_xor_x2
    0x100e50007ca0f, // flat_load_dword
    0x100e60007d911, // flat_load_dwordx2
    0x100e70007ea11, // flat_load_dwordx3
    0x100e80007fb11, // flat_load_dwordx4
    0x100e900079b0f, // flat_load_sbyte
    0x100ea0008c713, // flat_load_sbyte_d16
    0x100eb0008da16, // flat_load_sbyte_d16_hi
    0x100ec0008f013, // flat_load_short_d16
    0x100ed00090316, // flat_load_short_d16_hi
    0x100ee0007ba10, // flat_load_sshort
    0x100ef00078c0f, // flat_load_ubyte
    0x100f000089e13, // flat_load_ubyte_d16
    0x100f10008b116, // flat_load_ubyte_d16_hi
    0x100f20007aa10, // flat_load_ushort
    0x100f300080c0f, // flat_store_byte
    0x100f400081b16, // flat_store_byte_d16_hi
    0x100f500085810, // flat_store_dword
    0x100f600086812, // flat_store_dwordx2
    0x100f700087a12, // flat_store_dwordx3
    0x100f800088c12, // flat_store_dwordx4
    0x100f900083110, // flat_store_short
    0x100fa00084117, // flat_store_short_d16_hi
    0x100fb000cf211, // global_atomic_add
    0x100fc000db015, // global_atomic_add_f32
    0x100fd000ddd15, // global_atomic_add_f64
    0x100fe000e4914, // global_atomic_add_x2
    0x100ff000d5c11, // global_atomic_and
    0x10100000ec514, // global_atomic_and_x2
    0x10101000cdd15, // global_atomic_cmpswap
    0x10102000e3118, // global_atomic_cmpswap_x2
    0x10103000d9f11, // global_atomic_dec
    0x10104000f1414, // global_atomic_dec_x2
    0x10105000d8e11, // global_atomic_inc
    0x10106000f0014, // global_atomic_inc_x2
    0x10107000e0715, // global_atomic_max_f64
    0x10108000df215, // global_atomic_min_f64
    0x10109000d6d10, // global_atomic_or
    0x1010a000ed913, // global_atomic_or_x2
    0x1010b000dc518, // global_atomic_pk_add_f16
    0x1010c000d3812, // global_atomic_smax
    0x1010d000e9b15, // global_atomic_smax_x2
    0x1010e000d1412, // global_atomic_smin
    0x1010f000e7115, // global_atomic_smin_x2
    0x10110000d0311, // global_atomic_sub
    0x10111000e5d14, // global_atomic_sub_x2
    0x10112000ccb12, // global_atomic_swap
    0x10113000e1c15, // global_atomic_swap_x2
    0x10114000d4a12, // global_atomic_umax
    0x10115000eb015, // global_atomic_umax_x2
    0x10116000d2612, // global_atomic_umin
    0x10117000e8615, // global_atomic_umin_x2
    0x10118000d7d11, // global_atomic_xor
    0x10119000eec14, // global_atomic_xor_x2
    0x1011a000b5811, // global_load_dword
    0x1011b000b6913, // global_load_dwordx2
    0x1011c000b7c13, // global_load_dwordx3
    0x1011d000b8f13, // global_load_dwordx4
    0x1011e000b2311, // global_load_sbyte
    0x1011f000c7115, // global_load_sbyte_d16
    0x10120000c8618, // global_load_sbyte_d16_hi
    0x10121000c9e15, // global_load_short_d16
    0x10122000cb318, // global_load_short_d16_hi
    0x10123000b4612, // global_load_sshort
    0x10124000b1211, // global_load_ubyte
    0x10125000c4415, // global_load_ubyte_d16
    0x10126000c5918, // global_load_ubyte_d16_hi
    0x10127000b3412, // global_load_ushort
    0x10128000ba211, // global_store_byte
    0x10129000bb318, // global_store_byte_d16_hi
    0x1012a000bf612, // global_store_dword
    0x1012b000c0814, // global_store_dwordx2
    0x1012c000c1c14, // global_store_dwordx3
    0x1012d000c3014, // global_store_dwordx4
    0x1012e000bcb12, // global_store_short
    0x1012f000bdd19, // global_store_short_d16_hi
    0x101300011de10, // image_atomic_add
    0x1013100124210, // image_atomic_and
    0x101320011ca14, // image_atomic_cmpswap
    0x1013300128110, // image_atomic_dec
    0x1013400127110, // image_atomic_inc
    0x101350012520f, // image_atomic_or
    0x1013600122011, // image_atomic_smax
    0x101370011fe11, // image_atomic_smin
    0x101380011ee10, // image_atomic_sub
    0x101390011b911, // image_atomic_swap
    0x1013a00123111, // image_atomic_umax
    0x1013b00120f11, // image_atomic_umin
    0x1013c00126110, // image_atomic_xor
    0x1013d0011a811, // image_get_resinfo
    0x1013e00110c0a, // image_load
    0x1013f0011160e, // image_load_mip
    0x1014000114412, // image_load_mip_pck
    0x1014100115616, // image_load_mip_pck_sgn
    0x101420011240e, // image_load_pck
    0x1014300113212, // image_load_pck_sgn
    0x101440012910c, // image_sample
    0x1014500116c0b, // image_store
    0x101460011770f, // image_store_mip
    0x1014700119513, // image_store_mip_pck
    0x101480011860f, // image_store_pck
    0x2014900249209, // s_abs_i32
    0x4014b0026a60d, // s_absdiff_i32
    0x4014f00251f09, // s_add_i32
    0x4015300250d09, // s_add_u32
    0x401570025310a, // s_addc_u32
    0x1015b0028f20a, // s_addk_i32
    0x4015c00258309, // s_and_b32
    0x4016000258c09, // s_and_b64
    0x201640023a012, // s_and_saveexec_b64
    0x201660024ac14, // s_andn1_saveexec_b64
    0x201680024d312, // s_andn1_wrexec_b64
    0x4016a0025b70b, // s_andn2_b32
    0x4016e0025c20b, // s_andn2_b64
    0x201720023d514, // s_andn2_saveexec_b64
    0x201740024e512, // s_andn2_wrexec_b64
    0x401760026430a, // s_ashr_i32
    0x4017a00264d0a, // s_ashr_i64
    0x1017e001e4c0b, // s_atc_probe
    0x1017f001e5712, // s_atc_probe_buffer
    0x101800020ce0c, // s_atomic_add
    0x101810021780f, // s_atomic_add_x2
    0x1018200211a0c, // s_atomic_and
    0x101830021d60f, // s_atomic_and_x2
    0x101840020be10, // s_atomic_cmpswap
    0x1018500216513, // s_atomic_cmpswap_x2
    0x101860021490c, // s_atomic_dec
    0x101870022110f, // s_atomic_dec_x2
    0x1018800213d0c, // s_atomic_inc
    0x101890022020f, // s_atomic_inc_x2
    0x1018a0021260b, // s_atomic_or
    0x1018b0021e50e, // s_atomic_or_x2
    0x1018c0021000d, // s_atomic_smax
    0x1018d0021b610, // s_atomic_smax_x2
    0x1018e0020e60d, // s_atomic_smin
    0x1018f00219610, // s_atomic_smin_x2
    0x101900020da0c, // s_atomic_sub
    0x101910021870f, // s_atomic_sub_x2
    0x101920020b10d, // s_atomic_swap
    0x1019300215510, // s_atomic_swap_x2
    0x1019400210d0d, // s_atomic_umax
    0x101950021c610, // s_atomic_umax_x2
    0x101960020f30d, // s_atomic_umin
    0x101970021a610, // s_atomic_umin_x2
    0x101980021310c, // s_atomic_xor
    0x101990021f30f, // s_atomic_xor_x2
    0x1019a002a6509, // s_barrier
    0x2019b00227e0f, // s_bcnt0_i32_b32
    0x2019d00228d0f, // s_bcnt0_i32_b64
    0x2019f00229c0f, // s_bcnt1_i32_b32
    0x201a10022ab0f, // s_bcnt1_i32_b64
    0x401a300267b09, // s_bfe_i32
    0x401a700268d09, // s_bfe_i64
    0x401ab00267209, // s_bfe_u32
    0x401af00268409, // s_bfe_u64
    0x401b300265709, // s_bfm_b32
    0x401b700266009, // s_bfm_b64
    0x401bb0027db0d, // s_bitcmp0_b32
    0x401bf0027f50d, // s_bitcmp0_b64
    0x401c30027e80d, // s_bitcmp1_b32
    0x401c70028020d, // s_bitcmp1_b64
    0x201cb0024f716, // s_bitreplicate_b64_b32
    0x201cd0023410d, // s_bitset0_b32
    0x201cf00234e0d, // s_bitset0_b64
    0x201d100235b0d, // s_bitset1_b32
    0x201d30023680d, // s_bitset1_b64
    0x101d50029fd08, // s_branch
    0x201d600226a0a, // s_brev_b32
    0x201d80022740a, // s_brev_b64
    0x101da001eb713, // s_buffer_atomic_add
    0x101db001fbc16, // s_buffer_atomic_add_x2
    0x101dc001f2d13, // s_buffer_atomic_and
    0x101dd00204416, // s_buffer_atomic_and_x2
    0x101de001ea017, // s_buffer_atomic_cmpswap
    0x101df001fa21a, // s_buffer_atomic_cmpswap_x2
    0x101e0001f7813, // s_buffer_atomic_dec
    0x101e100209b16, // s_buffer_atomic_dec_x2
    0x101e2001f6513, // s_buffer_atomic_inc
    0x101e300208516, // s_buffer_atomic_inc_x2
    0x101e4001f4012, // s_buffer_atomic_or
    0x101e500205a15, // s_buffer_atomic_or_x2
    0x101e6001f0514, // s_buffer_atomic_smax
    0x101e700201617, // s_buffer_atomic_smax_x2
    0x101e8001edd14, // s_buffer_atomic_smin
    0x101e9001fe817, // s_buffer_atomic_smin_x2
    0x101ea001eca13, // s_buffer_atomic_sub
    0x101eb001fd216, // s_buffer_atomic_sub_x2
    0x101ec001e8c14, // s_buffer_atomic_swap
    0x101ed001f8b17, // s_buffer_atomic_swap_x2
    0x101ee001f1914, // s_buffer_atomic_umax
    0x101ef00202d17, // s_buffer_atomic_umax_x2
    0x101f0001ef114, // s_buffer_atomic_umin
    0x101f1001fff17, // s_buffer_atomic_umin_x2
    0x101f2001f5213, // s_buffer_atomic_xor
    0x101f300206f16, // s_buffer_atomic_xor_x2
    0x101f4001cea13, // s_buffer_load_dword
    0x101f5001d3c16, // s_buffer_load_dwordx16
    0x101f6001cfd15, // s_buffer_load_dwordx2
    0x101f7001d1215, // s_buffer_load_dwordx4
    0x101f8001d2715, // s_buffer_load_dwordx8
    0x101f9001dc014, // s_buffer_store_dword
    0x101fa001dd416, // s_buffer_store_dwordx2
    0x101fb001dea16, // s_buffer_store_dwordx4
    0x101fc0029e60a, // s_call_b64
    0x101fd002c0b11, // s_cbranch_cdbgsys
    0x101fe002c471a, // s_cbranch_cdbgsys_and_user
    0x101ff002c2e19, // s_cbranch_cdbgsys_or_user
    0x10200002c1c12, // s_cbranch_cdbguser
    0x10201002a5510, // s_cbranch_execnz
    0x10202002a460f, // s_cbranch_execz
    0x4020300269610, // s_cbranch_g_fork
    0x1020700290610, // s_cbranch_i_fork
    0x202080024840e, // s_cbranch_join
    0x1020a002a0d0e, // s_cbranch_scc0
    0x1020b002a1b0e, // s_cbranch_scc1
    0x1020c002a370f, // s_cbranch_vccnz
    0x1020d002a290e, // s_cbranch_vccz
    0x2020e0022320a, // s_cmov_b32
    0x2021000223c0a, // s_cmov_b64
    0x1021200284b0b, // s_cmovk_i32
    0x4021300274b0c, // s_cmp_eq_i32
    0x402170027930c, // s_cmp_eq_u32
    0x4021b0028290c, // s_cmp_eq_u64
    0x4021f00276f0c, // s_cmp_ge_i32
    0x402230027b70c, // s_cmp_ge_u32
    0x402270027630c, // s_cmp_gt_i32
    0x4022b0027ab0c, // s_cmp_gt_u32
    0x4022f0027870c, // s_cmp_le_i32
    0x402330027cf0c, // s_cmp_le_u32
    0x402370027570c, // s_cmp_lg_i32
    0x4023b00279f0c, // s_cmp_lg_u32
    0x4023f0028350c, // s_cmp_lg_u64
    0x4024300277b0c, // s_cmp_lt_i32
    0x402470027c30c, // s_cmp_lt_u32
    0x1024b0028560d, // s_cmpk_eq_i32
    0x1024c0028a40d, // s_cmpk_eq_u32
    0x1024d00287d0d, // s_cmpk_ge_i32
    0x1024e0028cb0d, // s_cmpk_ge_u32
    0x1024f0028700d, // s_cmpk_gt_i32
    0x102500028be0d, // s_cmpk_gt_u32
    0x102510028970d, // s_cmpk_le_i32
    0x102520028e50d, // s_cmpk_le_u32
    0x102530028630d, // s_cmpk_lg_i32
    0x102540028b10d, // s_cmpk_lg_u32
    0x1025500288a0d, // s_cmpk_lt_i32
    0x102560028d80d, // s_cmpk_lt_u32
    0x402570025690d, // s_cselect_b32
    0x4025b0025760d, // s_cselect_b64
    0x1025f001e6910, // s_dcache_discard
    0x10260001e7913, // s_dcache_discard_x2
    0x10261001e000c, // s_dcache_inv
    0x10262001e1710, // s_dcache_inv_vol
    0x10263001e0c0b, // s_dcache_wb
    0x10264001e270f, // s_dcache_wb_vol
    0x10265002bf10e, // s_decperflevel
    0x102660029f508, // s_endpgm
    0x10267002c9218, // s_endpgm_ordered_ps_done
    0x10268002c610e, // s_endpgm_saved
    0x202690022ba0d, // s_ff0_i32_b32
    0x2026b0022c70d, // s_ff0_i32_b64
    0x2026d0022d40d, // s_ff1_i32_b32
    0x2026f0022e10d, // s_ff1_i32_b64
    0x2027100230c0b, // s_flbit_i32
    0x202730022ee0f, // s_flbit_i32_b32
    0x202750022fd0f, // s_flbit_i32_b64
    0x202770023170f, // s_flbit_i32_i64
    0x102790023750b, // s_getpc_b64
    0x1027a0029bc0c, // s_getreg_b32
    0x1027b002bd70c, // s_icache_inv
    0x1027c002be30e, // s_incperflevel
    0x1027d001c650c, // s_load_dword
    0x1027e001c9b0f, // s_load_dwordx16
    0x1027f001c710e, // s_load_dwordx2
    0x10280001c7f0e, // s_load_dwordx4
    0x10281001c8d0e, // s_load_dwordx8
    0x402820026dc0f, // s_lshl1_add_u32
    0x402860026eb0f, // s_lshl2_add_u32
    0x4028a0026fa0f, // s_lshl3_add_u32
    0x4028e0027090f, // s_lshl4_add_u32
    0x4029200261b0a, // s_lshl_b32
    0x402960026250a, // s_lshl_b64
    0x4029a00262f0a, // s_lshr_b32
    0x4029e0026390a, // s_lshr_b64
    0x402a200255709, // s_max_i32
    0x402a600256009, // s_max_u32
    0x102aa001e3f0d, // s_memrealtime
    0x102ab001e3609, // s_memtime
    0x402ac00254509, // s_min_i32
    0x402b000254e09, // s_min_u32
    0x202b400222009, // s_mov_b32
    0x202b600222909, // s_mov_b64
    0x102b80028410a, // s_movk_i32
    0x202b900246a0d, // s_movreld_b32
    0x202bb0024770d, // s_movreld_b64
    0x102bd0024500d, // s_movrels_b32
    0x102be00245d0d, // s_movrels_b64
    0x402bf0026d00c, // s_mul_hi_i32
    0x402c30026c40c, // s_mul_hi_u32
    0x402c700266909, // s_mul_i32
    0x102cb0028fc0a, // s_mulk_i32
    0x402cc0025e10a, // s_nand_b32
    0x402d00025eb0a, // s_nand_b64
    0x202d40023fc13, // s_nand_saveexec_b64
    0x102d60029f005, // s_nop
    0x402d70025f509, // s_nor_b32
    0x402db0025fe09, // s_nor_b64
    0x202df00240f12, // s_nor_saveexec_b64
    0x202e100224609, // s_not_b32
    0x202e300224f09, // s_not_b64
    0x402e500259508, // s_or_b32
    0x402e900259d08, // s_or_b64
    0x202ed0023b211, // s_or_saveexec_b64
    0x202ef0024c013, // s_orn1_saveexec_b64
    0x402f10025cd0a, // s_orn2_b32
    0x402f50025d70a, // s_orn2_b64
    0x202f90023e913, // s_orn2_saveexec_b64
    0x402fb00273a11, // s_pack_hh_b32_b16
    0x402ff00272911, // s_pack_lh_b32_b16
    0x4030300271811, // s_pack_ll_b32_b16
    0x203070024340e, // s_quadmask_b32
    0x203090024420e, // s_quadmask_b64
    0x1030b00239709, // s_rfe_b64
    0x1030c0026b311, // s_rfe_restore_b64
    0x1030d001caa14, // s_scratch_load_dword
    0x1030e001cbe16, // s_scratch_load_dwordx2
    0x1030f001cd416, // s_scratch_load_dwordx4
    0x10310001d7d15, // s_scratch_store_dword
    0x10311001d9217, // s_scratch_store_dwordx2
    0x10312001da917, // s_scratch_store_dwordx4
    0x10313002bbb09, // s_sendmsg
    0x10314002bc40d, // s_sendmsghalt
    0x2031500249b11, // s_set_gpr_idx_idx
    0x10317002c8012, // s_set_gpr_idx_mode
    0x10318002c6f11, // s_set_gpr_idx_off
    0x4031900281910, // s_set_gpr_idx_on
    0x1031d002a9209, // s_sethalt
    0x1031e002a6e09, // s_setkill
    0x1031f0023800b, // s_setpc_b64
    0x10320002aa209, // s_setprio
    0x103210029c80c, // s_setreg_b32
    0x103220029d412, // s_setreg_imm32_b32
    0x4032300280f0a, // s_setvskip
    0x203270023330e, // s_sext_i32_i16
    0x203290023260d, // s_sext_i32_i8
    0x1032b002a9b07, // s_sleep
    0x1032c001d520d, // s_store_dword
    0x1032d001d5f0f, // s_store_dwordx2
    0x1032e001d6e0f, // s_store_dwordx4
    0x4032f00252809, // s_sub_i32
    0x4033300251609, // s_sub_u32
    0x4033700253b0a, // s_subb_u32
    0x1033b00238b0c, // s_swappc_b64
    0x1033c002bd106, // s_trap
    0x1033d002bff0c, // s_ttracedata
    0x1033e002a8909, // s_waitcnt
    0x1033f002a0508, // s_wakeup
    0x2034000225809, // s_wqm_b32
    0x2034200226109, // s_wqm_b64
    0x403440026070a, // s_xnor_b32
    0x403480026110a, // s_xnor_b64
    0x2034c00242113, // s_xnor_saveexec_b64
    0x4034e0025a509, // s_xor_b32
    0x403520025ae09, // s_xor_b64
    0x203560023c312, // s_xor_saveexec_b64
    0x10358000f7212, // scratch_load_dword
    0x10359000f8414, // scratch_load_dwordx2
    0x1035a000f9814, // scratch_load_dwordx3
    0x1035b000fac14, // scratch_load_dwordx4
    0x1035c000f3a12, // scratch_load_sbyte
    0x1035d00109916, // scratch_load_sbyte_d16
    0x1035e0010af19, // scratch_load_sbyte_d16_hi
    0x1035f0010c816, // scratch_load_short_d16
    0x103600010de19, // scratch_load_short_d16_hi
    0x10361000f5f13, // scratch_load_sshort
    0x10362000f2812, // scratch_load_ubyte
    0x1036300106a16, // scratch_load_ubyte_d16
    0x1036400108019, // scratch_load_ubyte_d16_hi
    0x10365000f4c13, // scratch_load_ushort
    0x10366000fc012, // scratch_store_byte
    0x10367000fd219, // scratch_store_byte_d16_hi
    0x1036800101813, // scratch_store_dword
    0x1036900102b15, // scratch_store_dwordx2
    0x1036a00104015, // scratch_store_dwordx3
    0x1036b00105515, // scratch_store_dwordx4
    0x1036c000feb13, // scratch_store_short
    0x1036d000ffe1a, // scratch_store_short_d16_hi
    0x1036e00157319, // tbuffer_load_format_d16_x
    0x1036f00158c1a, // tbuffer_load_format_d16_xy
    0x103700015a61b, // tbuffer_load_format_d16_xyz
    0x103710015c11c, // tbuffer_load_format_d16_xyzw
    0x103720014bb15, // tbuffer_load_format_x
    0x103730014d016, // tbuffer_load_format_xy
    0x103740014e617, // tbuffer_load_format_xyz
    0x103750014fd18, // tbuffer_load_format_xyzw
    0x103760015dd1a, // tbuffer_store_format_d16_x
    0x103770015f71b, // tbuffer_store_format_d16_xy
    0x103780016121c, // tbuffer_store_format_d16_xyz
    0x1037900162e1d, // tbuffer_store_format_d16_xyzw
    0x1037a00151516, // tbuffer_store_format_x
    0x1037b00152b17, // tbuffer_store_format_xy
    0x1037c00154218, // tbuffer_store_format_xyz
    0x1037d00155a19, // tbuffer_store_format_xyzw
    0x5037e0030ec11, // v_accvgpr_mov_b32
    0x103830047220e, // v_accvgpr_read
    0x10383003bc612, // v_accvgpr_read_b32
    0x103840047300f, // v_accvgpr_write
    0x10384003bd813, // v_accvgpr_write_b32
    0x103850036b60a, // v_add3_u32
    0x503860032130c, // v_add_co_u32
    0x5038b00326409, // v_add_f16
    0x5039000311209, // v_add_f32
    0x1039500371509, // v_add_f64
    0x1039600389709, // v_add_i16
    0x1039700388509, // v_add_i32
    0x103980036a80e, // v_add_lshl_u32
    0x503990032aa09, // v_add_u16
    0x5039e00333c09, // v_add_u32
    0x503a300323a0d, // v_addc_co_u32
    0x103a80034540e, // v_alignbit_b32
    0x103a90034620f, // v_alignbyte_b32
    0x503aa0031da09, // v_and_b32
    0x103af0036cd0c, // v_and_or_b32
    0x503b00032ee0d, // v_ashrrev_i16
    0x503b50031c00d, // v_ashrrev_i32
    0x103ba0037dc0d, // v_ashrrev_i64
    0x103bb0037900e, // v_bcnt_u32_b32
    0x103bc00342109, // v_bfe_i32
    0x103bd00341809, // v_bfe_u32
    0x103be00342a09, // v_bfi_b32
    0x103bf0037f909, // v_bfm_b32
    0x503c0002f450b, // v_bfrev_b32
    0x503c50030720a, // v_ceil_f16
    0x503ca002eb10a, // v_ceil_f32
    0x403cf002e7b0a, // v_ceil_f64
    0x303d3002fbf09, // v_clrexcp
    0x403d6003d390f, // v_cmp_class_f16
    0x403da003cfb0f, // v_cmp_class_f32
    0x303de003d1a0f, // v_cmp_class_f64
    0x403e1003d6f0c, // v_cmp_eq_f16
    0x403e5003f070c, // v_cmp_eq_f32
    0x303e900409f0c, // v_cmp_eq_f64
    0x403ec0042370c, // v_cmp_eq_i16
    0x403f00043bf0c, // v_cmp_eq_i32
    0x303f40045470c, // v_cmp_eq_i64
    0x403f70042950c, // v_cmp_eq_u16
    0x403fb00441d0c, // v_cmp_eq_u32
    0x303ff0045a50c, // v_cmp_eq_u64
    0x40402003d580b, // v_cmp_f_f16
    0x40406003ef00b, // v_cmp_f_f32
    0x3040a0040880b, // v_cmp_f_f64
    0x4040d0042200b, // v_cmp_f_i16
    0x404110043a80b, // v_cmp_f_i32
    0x304150045300b, // v_cmp_f_i64
    0x4041800427e0b, // v_cmp_f_u16
    0x4041c0044060b, // v_cmp_f_u32
    0x3042000458e0b, // v_cmp_f_u64
    0x40423003d9f0c, // v_cmp_ge_f16
    0x40427003f370c, // v_cmp_ge_f32
    0x3042b0040cf0c, // v_cmp_ge_f64
    0x4042e0042670c, // v_cmp_ge_i16
    0x404320043ef0c, // v_cmp_ge_i32
    0x304360045770c, // v_cmp_ge_i64
    0x404390042c50c, // v_cmp_ge_u16
    0x4043d00444d0c, // v_cmp_ge_u32
    0x304410045d50c, // v_cmp_ge_u64
    0x40444003d870c, // v_cmp_gt_f16
    0x40448003f1f0c, // v_cmp_gt_f32
    0x3044c0040b70c, // v_cmp_gt_f64
    0x4044f00424f0c, // v_cmp_gt_i16
    0x404530043d70c, // v_cmp_gt_i32
    0x3045700455f0c, // v_cmp_gt_i64
    0x4045a0042ad0c, // v_cmp_gt_u16
    0x4045e0044350c, // v_cmp_gt_u32
    0x304620045bd0c, // v_cmp_gt_u64
    0x40465003d7b0c, // v_cmp_le_f16
    0x40469003f130c, // v_cmp_le_f32
    0x3046d0040ab0c, // v_cmp_le_f64
    0x404700042430c, // v_cmp_le_i16
    0x404740043cb0c, // v_cmp_le_i32
    0x304780045530c, // v_cmp_le_i64
    0x4047b0042a10c, // v_cmp_le_u16
    0x4047f0044290c, // v_cmp_le_u32
    0x304830045b10c, // v_cmp_le_u64
    0x40486003d930c, // v_cmp_lg_f16
    0x4048a003f2b0c, // v_cmp_lg_f32
    0x3048e0040c30c, // v_cmp_lg_f64
    0x40491003d630c, // v_cmp_lt_f16
    0x40495003efb0c, // v_cmp_lt_f32
    0x304990040930c, // v_cmp_lt_f64
    0x4049c00422b0c, // v_cmp_lt_i16
    0x404a00043b30c, // v_cmp_lt_i32
    0x304a400453b0c, // v_cmp_lt_i64
    0x404a70042890c, // v_cmp_lt_u16
    0x404ab0044110c, // v_cmp_lt_u32
    0x304af0045990c, // v_cmp_lt_u64
    0x404b200425b0c, // v_cmp_ne_i16
    0x404b60043e30c, // v_cmp_ne_i32
    0x304ba00456b0c, // v_cmp_ne_i64
    0x404bd0042b90c, // v_cmp_ne_u16
    0x404c10044410c, // v_cmp_ne_u32
    0x304c50045c90c, // v_cmp_ne_u64
    0x404c8003df50d, // v_cmp_neq_f16
    0x404cc003f8d0d, // v_cmp_neq_f32
    0x304d00041250d, // v_cmp_neq_f64
    0x404d3003dc10d, // v_cmp_nge_f16
    0x404d7003f590d, // v_cmp_nge_f32
    0x304db0040f10d, // v_cmp_nge_f64
    0x404de003ddb0d, // v_cmp_ngt_f16
    0x404e2003f730d, // v_cmp_ngt_f32
    0x304e600410b0d, // v_cmp_ngt_f64
    0x404e9003de80d, // v_cmp_nle_f16
    0x404ed003f800d, // v_cmp_nle_f32
    0x304f10041180d, // v_cmp_nle_f64
    0x404f4003dce0d, // v_cmp_nlg_f16
    0x404f8003f660d, // v_cmp_nlg_f32
    0x304fc0040fe0d, // v_cmp_nlg_f64
    0x404ff003e020d, // v_cmp_nlt_f16
    0x40503003f9a0d, // v_cmp_nlt_f32
    0x305070041320d, // v_cmp_nlt_f64
    0x4050a003dab0b, // v_cmp_o_f16
    0x4050e003f430b, // v_cmp_o_f32
    0x305120040db0b, // v_cmp_o_f64
    0x405150042730b, // v_cmp_t_i16
    0x405190043fb0b, // v_cmp_t_i32
    0x3051d0045830b, // v_cmp_t_i64
    0x405200042d10b, // v_cmp_t_u16
    0x405240044590b, // v_cmp_t_u32
    0x305280045e10b, // v_cmp_t_u64
    0x4052b003e0f0d, // v_cmp_tru_f16
    0x4052f003fa70d, // v_cmp_tru_f32
    0x3053300413f0d, // v_cmp_tru_f64
    0x40536003db60b, // v_cmp_u_f16
    0x4053a003f4e0b, // v_cmp_u_f32
    0x3053e0040e60b, // v_cmp_u_f64
    0x40541003d4810, // v_cmpx_class_f16
    0x40545003d0a10, // v_cmpx_class_f32
    0x30549003d2910, // v_cmpx_class_f64
    0x4054c003e350d, // v_cmpx_eq_f16
    0x40550003fcd0d, // v_cmpx_eq_f32
    0x305540041650d, // v_cmpx_eq_f64
    0x405570042f50d, // v_cmpx_eq_i16
    0x4055b00447d0d, // v_cmpx_eq_i32
    0x3055f0046050d, // v_cmpx_eq_i64
    0x4056200435b0d, // v_cmpx_eq_u16
    0x405660044e30d, // v_cmpx_eq_u32
    0x3056a00466b0d, // v_cmpx_eq_u64
    0x4056d003e1c0c, // v_cmpx_f_f16
    0x40571003fb40c, // v_cmpx_f_f32
    0x3057500414c0c, // v_cmpx_f_f64
    0x405780042dc0c, // v_cmpx_f_i16
    0x4057c0044640c, // v_cmpx_f_i32
    0x305800045ec0c, // v_cmpx_f_i64
    0x405830043420c, // v_cmpx_f_u16
    0x405870044ca0c, // v_cmpx_f_u32
    0x3058b0046520c, // v_cmpx_f_u64
    0x4058e003e690d, // v_cmpx_ge_f16
    0x405920040010d, // v_cmpx_ge_f32
    0x305960041990d, // v_cmpx_ge_f64
    0x405990043290d, // v_cmpx_ge_i16
    0x4059d0044b10d, // v_cmpx_ge_i32
    0x305a10046390d, // v_cmpx_ge_i64
    0x405a400438f0d, // v_cmpx_ge_u16
    0x405a80045170d, // v_cmpx_ge_u32
    0x305ac00469f0d, // v_cmpx_ge_u64
    0x405af003e4f0d, // v_cmpx_gt_f16
    0x405b3003fe70d, // v_cmpx_gt_f32
    0x305b700417f0d, // v_cmpx_gt_f64
    0x405ba00430f0d, // v_cmpx_gt_i16
    0x405be0044970d, // v_cmpx_gt_i32
    0x305c200461f0d, // v_cmpx_gt_i64
    0x405c50043750d, // v_cmpx_gt_u16
    0x405c90044fd0d, // v_cmpx_gt_u32
    0x305cd0046850d, // v_cmpx_gt_u64
    0x405d0003e420d, // v_cmpx_le_f16
    0x405d4003fda0d, // v_cmpx_le_f32
    0x305d80041720d, // v_cmpx_le_f64
    0x405db0043020d, // v_cmpx_le_i16
    0x405df00448a0d, // v_cmpx_le_i32
    0x305e30046120d, // v_cmpx_le_i64
    0x405e60043680d, // v_cmpx_le_u16
    0x405ea0044f00d, // v_cmpx_le_u32
    0x305ee0046780d, // v_cmpx_le_u64
    0x405f1003e5c0d, // v_cmpx_lg_f16
    0x405f5003ff40d, // v_cmpx_lg_f32
    0x305f900418c0d, // v_cmpx_lg_f64
    0x405fc003e280d, // v_cmpx_lt_f16
    0x40600003fc00d, // v_cmpx_lt_f32
    0x306040041580d, // v_cmpx_lt_f64
    0x406070042e80d, // v_cmpx_lt_i16
    0x4060b0044700d, // v_cmpx_lt_i32
    0x3060f0045f80d, // v_cmpx_lt_i64
    0x4061200434e0d, // v_cmpx_lt_u16
    0x406160044d60d, // v_cmpx_lt_u32
    0x3061a00465e0d, // v_cmpx_lt_u64
    0x4061d00431c0d, // v_cmpx_ne_i16
    0x406210044a40d, // v_cmpx_ne_i32
    0x3062500462c0d, // v_cmpx_ne_i64
    0x406280043820d, // v_cmpx_ne_u16
    0x4062c00450a0d, // v_cmpx_ne_u32
    0x306300046920d, // v_cmpx_ne_u64
    0x40633003ec60e, // v_cmpx_neq_f16
    0x4063700405e0e, // v_cmpx_neq_f32
    0x3063b0041f60e, // v_cmpx_neq_f64
    0x4063e003e8e0e, // v_cmpx_nge_f16
    0x406420040260e, // v_cmpx_nge_f32
    0x306460041be0e, // v_cmpx_nge_f64
    0x40649003eaa0e, // v_cmpx_ngt_f16
    0x4064d0040420e, // v_cmpx_ngt_f32
    0x306510041da0e, // v_cmpx_ngt_f64
    0x40654003eb80e, // v_cmpx_nle_f16
    0x406580040500e, // v_cmpx_nle_f32
    0x3065c0041e80e, // v_cmpx_nle_f64
    0x4065f003e9c0e, // v_cmpx_nlg_f16
    0x406630040340e, // v_cmpx_nlg_f32
    0x306670041cc0e, // v_cmpx_nlg_f64
    0x4066a003ed40e, // v_cmpx_nlt_f16
    0x4066e00406c0e, // v_cmpx_nlt_f32
    0x306720042040e, // v_cmpx_nlt_f64
    0x40675003e760c, // v_cmpx_o_f16
    0x4067900400e0c, // v_cmpx_o_f32
    0x3067d0041a60c, // v_cmpx_o_f64
    0x406800043360c, // v_cmpx_t_i16
    0x406840044be0c, // v_cmpx_t_i32
    0x306880046460c, // v_cmpx_t_i64
    0x4068b00439c0c, // v_cmpx_t_u16
    0x4068f0045240c, // v_cmpx_t_u32
    0x306930046ac0c, // v_cmpx_t_u64
    0x40696003ee20e, // v_cmpx_tru_f16
    0x4069a00407a0e, // v_cmpx_tru_f32
    0x3069e0042120e, // v_cmpx_tru_f64
    0x406a1003e820c, // v_cmpx_u_f16
    0x406a500401a0c, // v_cmpx_u_f32
    0x306a90041b20c, // v_cmpx_u_f64
    0x506ac0030fd0d, // v_cndmask_b32
    0x506b10030a609, // v_cos_f16
    0x506b6002f3309, // v_cos_f32
    0x106bb0033e80c, // v_cubeid_f32
    0x106bc00340c0c, // v_cubema_f32
    0x106bd0033f40c, // v_cubesc_f32
    0x106be0034000c, // v_cubetc_f32
    0x506bf002db00d, // v_cvt_f16_f32
    0x506c4002fef0d, // v_cvt_f16_i16
    0x506c9002fe20d, // v_cvt_f16_u16
    0x506ce002dbd0d, // v_cvt_f32_f16
    0x406d3002dfc0d, // v_cvt_f32_f64
    0x506d7002d7c0d, // v_cvt_f32_i32
    0x506dc002d890d, // v_cvt_f32_u32
    0x506e1002e1610, // v_cvt_f32_ubyte0
    0x506e6002e2610, // v_cvt_f32_ubyte1
    0x506eb002e3610, // v_cvt_f32_ubyte2
    0x506f0002e4610, // v_cvt_f32_ubyte3
    0x406f5002e090d, // v_cvt_f64_f32
    0x406f9002d6f0d, // v_cvt_f64_i32
    0x406fd002e630d, // v_cvt_f64_u32
    0x50701002ddb11, // v_cvt_flr_i32_f32
    0x507060030090d, // v_cvt_i16_f16
    0x5070b002da30d, // v_cvt_i32_f32
    0x40710002d620d, // v_cvt_i32_f64
    0x507140030af12, // v_cvt_norm_i16_f16
    0x507190030c112, // v_cvt_norm_u16_f16
    0x5071e002dec10, // v_cvt_off_f32_i4
    0x1072300384d10, // v_cvt_pk_i16_i32
    0x1072400383d10, // v_cvt_pk_u16_u32
    0x107250034f00f, // v_cvt_pk_u8_f32
    0x1072600360914, // v_cvt_pkaccum_u8_f32
    0x1072700385d14, // v_cvt_pknorm_i16_f16
    0x1072800380214, // v_cvt_pknorm_i16_f32
    0x1072900387114, // v_cvt_pknorm_u16_f16
    0x1072a00381614, // v_cvt_pknorm_u16_f32
    0x1072b00382a13, // v_cvt_pkrtz_f16_f32
    0x5072c002dca11, // v_cvt_rpi_i32_f32
    0x50731002ffc0d, // v_cvt_u16_f16
    0x50736002d960d, // v_cvt_u32_f32
    0x4073b002e560d, // v_cvt_u32_f64
    0x1073f0037060f, // v_div_fixup_f16
    0x107400034ff0f, // v_div_fixup_f32
    0x1074100350e0f, // v_div_fixup_f64
    0x107420035f316, // v_div_fixup_legacy_f16
    0x1074300353b0e, // v_div_fmas_f32
    0x107440035490e, // v_div_fmas_f64
    0x1074500351d0f, // v_div_scale_f32
    0x1074600352c0f, // v_div_scale_f64
    0x107470039fa0e, // v_dot2_f32_f16
    0x10748003a080e, // v_dot2_i32_i16
    0x10749003a160e, // v_dot2_u32_u16
    0x4074a00335a0f, // v_dot2c_f32_f16
    0x4074e0033690f, // v_dot2c_i32_i16
    0x10752003a240d, // v_dot4_i32_i8
    0x10753003a310d, // v_dot4_u32_u8
    0x407540033780e, // v_dot4c_i32_i8
    0x10758003a3e0d, // v_dot8_i32_i4
    0x10759003a4b0d, // v_dot8_u32_u4
    0x4075a0033860e, // v_dot8c_i32_i4
    0x5075e00303b09, // v_exp_f16
    0x50763002ed109, // v_exp_f32
    0x50768002f640a, // v_ffbh_i32
    0x5076d002f500a, // v_ffbh_u32
    0x50772002f5a0a, // v_ffbl_b32
    0x507770030670b, // v_floor_f16
    0x5077c002ec60b, // v_floor_f32
    0x40781002e900b, // v_floor_f64
    0x107850036fd09, // v_fma_f16
    0x1078600343309, // v_fma_f32
    0x1078700343c09, // v_fma_f64
    0x107880035e310, // v_fma_legacy_f16
    0x107890039cf0d, // v_fma_mix_f32
    0x1078a0039eb0f, // v_fma_mixhi_f16
    0x1078b0039dc0f, // v_fma_mixlo_f16
    0x4078c0033940a, // v_fmac_f32
    0x407900031300a, // v_fmac_f64
    0x507940030920b, // v_fract_f16
    0x50799002e9b0b, // v_fract_f32
    0x4079e002f910b, // v_fract_f64
    0x507a200305413, // v_frexp_exp_i16_f16
    0x507a7002f9c13, // v_frexp_exp_i32_f32
    0x407ac002f6e13, // v_frexp_exp_i32_f64
    0x507b000304410, // v_frexp_mant_f16
    0x507b5002faf10, // v_frexp_mant_f32
    0x407ba002f8110, // v_frexp_mant_f64
    0x507be0033310b, // v_ldexp_f16
    0x107c30037680b, // v_ldexp_f32
    0x107c40037390b, // v_ldexp_f64
    0x107c500344509, // v_lerp_u8
    0x507c600303209, // v_log_f16
    0x507cb002eda09, // v_log_f32
    0x107d000369a0e, // v_lshl_add_u32
    0x107d10036c00d, // v_lshl_or_b32
    0x507d20032d40d, // v_lshlrev_b16
    0x507d70031cd0d, // v_lshlrev_b32
    0x107dc0037c20d, // v_lshlrev_b64
    0x507dd0032e10d, // v_lshrrev_b16
    0x507e20031b30d, // v_lshrrev_b32
    0x107e70037cf0d, // v_lshrrev_b64
    0x407e800328b09, // v_mac_f16
    0x407ec0031f409, // v_mac_f32
    0x107f00036e209, // v_mad_f16
    0x107f10033c509, // v_mad_f32
    0x107f20036f409, // v_mad_i16
    0x107f300362a0d, // v_mad_i32_i16
    0x107f40033ce0d, // v_mad_i32_i24
    0x107f500359c0d, // v_mad_i64_i32
    0x107f60035a910, // v_mad_legacy_f16
    0x107f70033b510, // v_mad_legacy_f32
    0x107f80035c910, // v_mad_legacy_i16
    0x107f90035b910, // v_mad_legacy_u16
    0x1078900473f0d, // v_mad_mix_f32
    0x1078a00474c0f, // v_mad_mixhi_f16
    0x1078b00475b0f, // v_mad_mixlo_f16
    0x107fa0036eb09, // v_mad_u16
    0x107fb00361d0d, // v_mad_u32_u16
    0x107fc0033db0d, // v_mad_u32_u24
    0x107fd00358f0d, // v_mad_u64_u32
    0x207fe00329f0b, // v_madak_f16
    0x208000032080b, // v_madak_f32
    0x208020032940b, // v_madmk_f16
    0x208040031fd0b, // v_madmk_f32
    0x1080600365e0a, // v_max3_f16
    0x1080700348f0a, // v_max3_f32
    0x108080036680a, // v_max3_i16
    0x108090034990a, // v_max3_i32
    0x1080a0036720a, // v_max3_u16
    0x1080b0034a30a, // v_max3_u32
    0x5080c0032fb09, // v_max_f16
    0x5081100318609, // v_max_f32
    0x1081600373009, // v_max_f64
    0x5081700331609, // v_max_i16
    0x5081c00319809, // v_max_i32
    0x5082100330d09, // v_max_u16
    0x508260031aa09, // v_max_u32
    0x1082b0037b012, // v_mbcnt_hi_u32_b32
    0x1082c00379e12, // v_mbcnt_lo_u32_b32
    0x1082d00367c0a, // v_med3_f16
    0x1082e0034ad0a, // v_med3_f32
    0x1082f0036860a, // v_med3_i16
    0x108300034b70a, // v_med3_i32
    0x108310036900a, // v_med3_u16
    0x108320034c10a, // v_med3_u32
    0x10833003c4d1a, // v_mfma_f32_16x16x16bf16_1k
    0x10834003b4d16, // v_mfma_f32_16x16x16f16
    0x10835003aa915, // v_mfma_f32_16x16x1f32
    0x10836003c7d16, // v_mfma_f32_16x16x2bf16
    0x10837003c0419, // v_mfma_f32_16x16x4bf16_1k
    0x10838003b1015, // v_mfma_f32_16x16x4f16
    0x10839003ae615, // v_mfma_f32_16x16x4f32
    0x1083a003cbd16, // v_mfma_f32_16x16x8bf16
    0x1083b003a9415, // v_mfma_f32_32x32x1f32
    0x1083c003c6716, // v_mfma_f32_32x32x2bf16
    0x1083d003ad115, // v_mfma_f32_32x32x2f32
    0x1083e003ca716, // v_mfma_f32_32x32x4bf16
    0x1083f003beb19, // v_mfma_f32_32x32x4bf16_1k
    0x10840003afb15, // v_mfma_f32_32x32x4f16
    0x10841003c3419, // v_mfma_f32_32x32x8bf16_1k
    0x10842003b3815, // v_mfma_f32_32x32x8f16
    0x10843003abe13, // v_mfma_f32_4x4x1f32
    0x10844003c9314, // v_mfma_f32_4x4x2bf16
    0x10845003c1d17, // v_mfma_f32_4x4x4bf16_1k
    0x10846003b2513, // v_mfma_f32_4x4x4f16
    0x10847003cd315, // v_mfma_f64_16x16x4f64
    0x10848003ce813, // v_mfma_f64_4x4x4f64
    0x10849003bb115, // v_mfma_i32_16x16x16i8
    0x1084a003b7714, // v_mfma_i32_16x16x4i8
    0x1084b003b6314, // v_mfma_i32_32x32x4i8
    0x1084c003b9d14, // v_mfma_i32_32x32x8i8
    0x1084d003b8b12, // v_mfma_i32_4x4x4i8
    0x1084e0036400a, // v_min3_f16
    0x1084f0034710a, // v_min3_f32
    0x1085000364a0a, // v_min3_i16
    0x1085100347b0a, // v_min3_i32
    0x108520036540a, // v_min3_u16
    0x108530034850a, // v_min3_u32
    0x5085400330409, // v_min_f16
    0x5085900317d09, // v_min_f32
    0x1085e00372709, // v_min_f64
    0x5085f00332809, // v_min_i16
    0x5086400318f09, // v_min_i32
    0x5086900331f09, // v_min_u16
    0x5086e0031a109, // v_min_u32
    0x50873002d1b09, // v_mov_b32
    0x1087800357011, // v_mqsad_pk_u16_u8
    0x108790035810e, // v_mqsad_u32_u8
    0x1087a00355709, // v_msad_u8
    0x5087b00328209, // v_mul_f16
    0x5088000313a09, // v_mul_f32
    0x1088500371e09, // v_mul_f64
    0x1088600375c0c, // v_mul_hi_i32
    0x5088700315010, // v_mul_hi_i32_i24
    0x1088c0037500c, // v_mul_hi_u32
    0x5088d00316d10, // v_mul_hi_u32_u24
    0x508920031430d, // v_mul_i32_i24
    0x108970038b710, // v_mul_legacy_f32
    0x1089d00476a0c, // v_mul_lo_i32
    0x508980032c80c, // v_mul_lo_u16
    0x1089d0037440c, // v_mul_lo_u32
    0x5089e0031600d, // v_mul_u32_u24
    0x508a3002caa05, // v_nop
    0x508a8002f3c09, // v_not_b32
    0x108ad0036d909, // v_or3_b32
    0x508ae0031e308, // v_or_b32
    0x108b30038a90e, // v_pack_b32_f16
    0x108b40035d90a, // v_perm_b32
    0x108b500399f0c, // v_pk_add_f16
    0x108b6003a700c, // v_pk_add_f32
    0x108b70038f70c, // v_pk_add_i16
    0x108b80039630c, // v_pk_add_u16
    0x108b900392f10, // v_pk_ashrrev_i16
    0x108ba0039930c, // v_pk_fma_f16
    0x108bb003a580c, // v_pk_fma_f32
    0x508bc00339e0d, // v_pk_fmac_f16
    0x108c100390f10, // v_pk_lshlrev_b16
    0x108c200391f10, // v_pk_lshrrev_b16
    0x108c30038dc0c, // v_pk_mad_i16
    0x108c40039570c, // v_pk_mad_u16
    0x108c50039c30c, // v_pk_max_f16
    0x108c600393f0c, // v_pk_max_i16
    0x108c700397b0c, // v_pk_max_u16
    0x108c80039b70c, // v_pk_min_f16
    0x108c900394b0c, // v_pk_min_i16
    0x108ca0039870c, // v_pk_min_u16
    0x108cb003a7c0c, // v_pk_mov_b32
    0x108cc0039ab0c, // v_pk_mul_f16
    0x108cd003a640c, // v_pk_mul_f32
    0x108ce0038e80f, // v_pk_mul_lo_u16
    0x108cf0039030c, // v_pk_sub_i16
    0x108d000396f0c, // v_pk_sub_u16
    0x108d100356010, // v_qsad_pk_u16_u8
    0x508d200301609, // v_rcp_f16
    0x508d7002ee309, // v_rcp_f32
    0x408dc002f0409, // v_rcp_f64
    0x508e0002eec0f, // v_rcp_iflag_f32
    0x208e5002d4f13, // v_readfirstlane_b32
    0x108e70037730e, // v_readlane_b32
    0x508e80030870b, // v_rndne_f16
    0x508ed002ebb0b, // v_rndne_f32
    0x408f2002e850b, // v_rndne_f64
    0x508f600302909, // v_rsq_f16
    0x508fb002efb09, // v_rsq_f32
    0x40900002f0d09, // v_rsq_f64
    0x109040034d30b, // v_sad_hi_u8
    0x109050034de09, // v_sad_u16
    0x109060034e709, // v_sad_u32
    0x109070034cb08, // v_sad_u8
    0x509080030d30f, // v_sat_pk_u8_i16
    0x5090d002fc81a, // v_screen_partition_4se_b32
    0x5091200309d09, // v_sin_f16
    0x50917002f2a09, // v_sin_f32
    0x5091c00301f0a, // v_sqrt_f16
    0x50921002f160a, // v_sqrt_f32
    0x40926002f200a, // v_sqrt_f64
    0x5092a00321f0c, // v_sub_co_u32
    0x5092f00326d09, // v_sub_f16
    0x5093400311b09, // v_sub_f32
    0x109390038a009, // v_sub_i16
    0x1093a00388e09, // v_sub_i32
    0x5093b0032b309, // v_sub_u16
    0x5094000334509, // v_sub_u32
    0x509450032470d, // v_subb_co_u32
    0x5094a00325410, // v_subbrev_co_u32
    0x5094f00322b0f, // v_subrev_co_u32
    0x509540032760c, // v_subrev_f16
    0x509590031240c, // v_subrev_f32
    0x5095e0032bc0c, // v_subrev_u16
    0x5096300334e0c, // v_subrev_u32
    0x209680030e20a, // v_swap_b32
    0x1096a0037e910, // v_trig_preop_f64
    0x5096b00307c0b, // v_trunc_f16
    0x50970002ea60b, // v_trunc_f32
    0x40975002e700b, // v_trunc_f64
    0x109790037810f, // v_writelane_b32
    0x1097a00363709, // v_xad_u32
    0x5097b0033ab0a, // v_xnor_b32
    0x509800031eb09, // v_xor_b32
];
/// Forms of mnemonics, in the order in which they are tried.
pub static FORMS: [u16; 2437] = [
    1280, 1291, 1293, 1298, 1286, 1304, 1279, 1297, 1290, 1308, 1289, 1307, 1295, 1294, 1287,
    1305, 1292, 1284, 1302, 1282, 1300, 1281, 1299, 1278, 1296, 1285, 1303, 1283, 1301, 1288,
    1306, 1274, 1253, 1254, 1255, 1256, 1271, 1241, 1242, 1243, 1244, 1233, 1234, 1235, 1236,
    1250, 1267, 1268, 1269, 1270, 1252, 1249, 1265, 1266, 1251, 1257, 1258, 1261, 1262, 1263,
    1264, 1272, 1245, 1246, 1247, 1248, 1237, 1238, 1239, 1240, 1275, 1259, 1260, 1276, 1277,
    1273, 1004, 1068, 1029, 1092, 1008, 1069, 983, 1040, 992, 1049, 1017, 1078, 1102, 1039,
    999, 1056, 1000, 1057, 1024, 1085, 1025, 1086, 1093, 1101, 1012, 1073, 987, 1044, 1099,
    1095, 1097, 1098, 1094, 1096, 1011, 1072, 986, 1043, 1002, 1059, 989, 1046, 1027, 1088,
    1014, 1075, 1016, 1077, 991, 1048, 1001, 1058, 988, 1045, 1026, 1087, 1013, 1074, 1015,
    1076, 990, 1047, 995, 1052, 1020, 1081, 1003, 993, 1050, 1018, 1079, 1038, 1031, 1090,
    1032, 1091, 1100, 1106, 1030, 1089, 1105, 1035, 1033, 1064, 1065, 1036, 1066, 1067, 1034,
    1062, 1063, 1010, 1071, 985, 1042, 1009, 1070, 984, 1041, 1037, 1028, 997, 1054, 998,
    1055, 1005, 1104, 1007, 1061, 996, 1053, 1006, 1060, 1103, 1022, 1083, 1023, 1084, 1021,
    1082, 994, 1051, 1019, 1080, 1177, 1201, 1211, 1189, 1223, 1175, 1209, 1197, 1231, 1195,
    1229, 1205, 1203, 1191, 1225, 1185, 1219, 1181, 1215, 1179, 1213, 1173, 1207, 1187, 1221,
    1183, 1217, 1193, 1227, 1119, 1122, 1125, 1128, 1110, 1161, 1164, 1167, 1170, 1116, 1107,
    1155, 1158, 1113, 1131, 1134, 1143, 1146, 1149, 1152, 1137, 1140, 1178, 1199, 1202, 1212,
    1190, 1224, 1176, 1210, 1198, 1232, 1196, 1230, 1206, 1204, 1192, 1226, 1200, 1186, 1220,
    1182, 1216, 1180, 1214, 1174, 1208, 1188, 1222, 1184, 1218, 1194, 1228, 1121, 1124, 1127,
    1130, 1112, 1163, 1166, 1169, 1172, 1118, 1109, 1157, 1160, 1115, 1133, 1136, 1145, 1148,
    1151, 1154, 1139, 1142, 1338, 1344, 1337, 1348, 1347, 1345, 1342, 1340, 1339, 1336, 1343,
    1341, 1346, 1335, 1325, 1326, 1329, 1330, 1327, 1328, 1349, 1331, 1332, 1334, 1333, 2250,
    2251, 400, 401, 402, 403, 240, 241, 242, 243, 232, 233, 234, 235, 248, 249, 250, 251,
    455, 280, 281, 282, 283, 284, 285, 286, 287, 2222, 2223, 2254, 2255, 2258, 2259, 304,
    305, 306, 307, 308, 309, 310, 311, 2228, 2229, 2260, 2261, 360, 361, 362, 363, 364, 365,
    366, 367, 490, 491, 522, 535, 528, 541, 521, 534, 532, 545, 531, 544, 529, 542, 526, 539,
    524, 537, 523, 536, 520, 533, 527, 540, 525, 538, 530, 543, 2354, 2182, 2183, 2184, 2185,
    2186, 2187, 2188, 2189, 384, 385, 386, 387, 392, 393, 394, 395, 380, 381, 382, 383, 388,
    389, 390, 391, 368, 369, 370, 371, 372, 373, 374, 375, 2312, 2313, 2314, 2315, 2320,
    2321, 2322, 2323, 2316, 2317, 2318, 2319, 2324, 2325, 2326, 2327, 2262, 2263, 2210, 2211,
    2212, 2213, 2214, 2215, 2216, 2217, 2346, 2178, 2179, 2180, 2181, 496, 509, 502, 515,
    495, 508, 506, 519, 505, 518, 503, 516, 500, 513, 498, 511, 497, 510, 494, 507, 501, 514,
    499, 512, 504, 517, 470, 474, 471, 472, 473, 481, 482, 483, 461, 2367, 2370, 2369, 2368,
    2353, 2352, 396, 397, 398, 399, 457, 2248, 2249, 2348, 2349, 2351, 2350, 2166, 2167,
    2168, 2169, 442, 2264, 2265, 2266, 2267, 2288, 2289, 2290, 2291, 2336, 2337, 2338, 2339,
    2276, 2277, 2278, 2279, 2300, 2301, 2302, 2303, 2272, 2273, 2274, 2275, 2296, 2297, 2298,
    2299, 2284, 2285, 2286, 2287, 2308, 2309, 2310, 2311, 2268, 2269, 2270, 2271, 2292, 2293,
    2294, 2295, 2340, 2341, 2342, 2343, 2280, 2281, 2282, 2283, 2304, 2305, 2306, 2307, 443,
    449, 446, 452, 445, 451, 448, 454, 444, 450, 447, 453, 272, 273, 274, 275, 276, 277, 278,
    279, 492, 493, 484, 486, 485, 487, 2365, 2345, 2374, 2371, 2190, 2191, 2192, 2193, 2194,
    2195, 2196, 2197, 2202, 2203, 2198, 2199, 2200, 2201, 2204, 2205, 2218, 458, 2363, 2364,
    462, 466, 463, 464, 465, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425,
    426, 427, 428, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358,
    359, 264, 265, 266, 267, 268, 269, 270, 271, 489, 488, 256, 257, 258, 259, 260, 261, 262,
    263, 2162, 2163, 2164, 2165, 441, 2244, 2245, 2246, 2247, 2242, 2243, 409, 410, 411, 412,
    405, 406, 407, 408, 376, 377, 378, 379, 456, 320, 321, 322, 323, 324, 325, 326, 327,
    2232, 2233, 2344, 328, 329, 330, 331, 332, 333, 334, 335, 2234, 2235, 2170, 2171, 2172,
    2173, 288, 289, 290, 291, 292, 293, 294, 295, 2224, 2225, 2256, 2257, 312, 313, 314, 315,
    316, 317, 318, 319, 2230, 2231, 437, 438, 439, 440, 433, 434, 435, 436, 429, 430, 431,
    432, 2238, 2239, 2240, 2241, 2221, 404, 467, 468, 469, 478, 479, 480, 2360, 2361, 2252,
    2253, 2373, 2372, 2332, 2333, 2334, 2335, 2357, 2355, 2219, 2359, 459, 460, 2328, 2329,
    2330, 2331, 2208, 2209, 2206, 2207, 2358, 475, 476, 477, 244, 245, 246, 247, 236, 237,
    238, 239, 252, 253, 254, 255, 2220, 2362, 2366, 2356, 2347, 2174, 2175, 2176, 2177, 336,
    337, 338, 339, 340, 341, 342, 343, 2236, 2237, 296, 297, 298, 299, 300, 301, 302, 303,
    2226, 2227, 1120, 1123, 1126, 1129, 1111, 1162, 1165, 1168, 1171, 1117, 1108, 1156, 1159,
    1114, 1132, 1135, 1144, 1147, 1150, 1153, 1138, 1141, 1317, 1318, 1319, 1320, 1309, 1310,
    1311, 1312, 1321, 1322, 1323, 1324, 1313, 1314, 1315, 1316, 2158, 2161, 878, 2159, 2160,
    2423, 2424, 942, 94, 97, 767, 95, 96, 118, 121, 773, 119, 120, 4, 7, 745, 5, 6, 951, 979,
    977, 941, 141, 144, 778, 142, 143, 197, 200, 792, 198, 199, 106, 109, 770, 107, 108, 893,
    894, 75, 78, 763, 76, 77, 944, 165, 168, 784, 166, 167, 67, 70, 761, 68, 69, 967, 962,
    888, 887, 889, 969, 2034, 2037, 845, 2035, 2036, 2121, 2124, 868, 2122, 2123, 1977, 1980,
    830, 1978, 1979, 1960, 1962, 825, 1961, 2067, 2068, 854, 1360, 1362, 550, 1361, 1350,
    1352, 546, 1351, 1356, 1357, 548, 1372, 1374, 554, 1373, 1468, 1470, 586, 1469, 1562,
    1563, 618, 1628, 1630, 650, 1629, 1724, 1726, 682, 1725, 1818, 1819, 714, 1652, 1654,
    658, 1653, 1748, 1750, 690, 1749, 1834, 1835, 722, 1366, 1368, 552, 1367, 1462, 1464,
    584, 1463, 1558, 1559, 616, 1622, 1624, 648, 1623, 1718, 1720, 680, 1719, 1814, 1815,
    712, 1646, 1648, 656, 1647, 1742, 1744, 688, 1743, 1830, 1831, 720, 1384, 1386, 558,
    1385, 1480, 1482, 590, 1481, 1570, 1571, 622, 1640, 1642, 654, 1641, 1736, 1738, 686,
    1737, 1826, 1827, 718, 1664, 1666, 662, 1665, 1760, 1762, 694, 1761, 1842, 1843, 726,
    1378, 1380, 556, 1379, 1474, 1476, 588, 1475, 1566, 1567, 620, 1634, 1636, 652, 1635,
    1730, 1732, 684, 1731, 1822, 1823, 716, 1658, 1660, 660, 1659, 1754, 1756, 692, 1755,
    1838, 1839, 724, 1375, 1377, 555, 1376, 1471, 1473, 587, 1472, 1564, 1565, 619, 1631,
    1633, 651, 1632, 1727, 1729, 683, 1728, 1820, 1821, 715, 1655, 1657, 659, 1656, 1751,
    1753, 691, 1752, 1836, 1837, 723, 1381, 1383, 557, 1382, 1477, 1479, 589, 1478, 1568,
    1569, 621, 1369, 1371, 553, 1370, 1465, 1467, 585, 1466, 1560, 1561, 617, 1625, 1627,
    649, 1626, 1721, 1723, 681, 1722, 1816, 1817, 713, 1649, 1651, 657, 1650, 1745, 1747,
    689, 1746, 1832, 1833, 721, 1637, 1639, 653, 1638, 1733, 1735, 685, 1734, 1824, 1825,
    717, 1661, 1663, 661, 1662, 1757, 1759, 693, 1758, 1840, 1841, 725, 1405, 1407, 565,
    1406, 1501, 1503, 597, 1502, 1584, 1585, 629, 1393, 1395, 561, 1394, 1489, 1491, 593,
    1490, 1576, 1577, 625, 1399, 1401, 563, 1400, 1495, 1497, 595, 1496, 1580, 1581, 627,
    1402, 1404, 564, 1403, 1498, 1500, 596, 1499, 1582, 1583, 628, 1396, 1398, 562, 1397,
    1492, 1494, 594, 1493, 1578, 1579, 626, 1408, 1410, 566, 1409, 1504, 1506, 598, 1505,
    1586, 1587, 630, 1387, 1389, 559, 1388, 1483, 1485, 591, 1484, 1572, 1573, 623, 1643,
    1645, 655, 1644, 1739, 1741, 687, 1740, 1828, 1829, 719, 1667, 1669, 663, 1668, 1763,
    1765, 695, 1764, 1844, 1845, 727, 1411, 1413, 567, 1412, 1507, 1509, 599, 1508, 1588,
    1589, 631, 1390, 1392, 560, 1391, 1486, 1488, 592, 1487, 1574, 1575, 624, 1363, 1365,
    551, 1364, 1353, 1355, 547, 1354, 1358, 1359, 549, 1420, 1422, 570, 1421, 1516, 1518,
    602, 1517, 1594, 1595, 634, 1676, 1678, 666, 1677, 1772, 1774, 698, 1773, 1850, 1851,
    730, 1700, 1702, 674, 1701, 1796, 1798, 706, 1797, 1866, 1867, 738, 1414, 1416, 568,
    1415, 1510, 1512, 600, 1511, 1590, 1591, 632, 1670, 1672, 664, 1671, 1766, 1768, 696,
    1767, 1846, 1847, 728, 1694, 1696, 672, 1695, 1790, 1792, 704, 1791, 1862, 1863, 736,
    1432, 1434, 574, 1433, 1528, 1530, 606, 1529, 1602, 1603, 638, 1688, 1690, 670, 1689,
    1784, 1786, 702, 1785, 1858, 1859, 734, 1712, 1714, 678, 1713, 1808, 1810, 710, 1809,
    1874, 1875, 742, 1426, 1428, 572, 1427, 1522, 1524, 604, 1523, 1598, 1599, 636, 1682,
    1684, 668, 1683, 1778, 1780, 700, 1779, 1854, 1855, 732, 1706, 1708, 676, 1707, 1802,
    1804, 708, 1803, 1870, 1871, 740, 1423, 1425, 571, 1424, 1519, 1521, 603, 1520, 1596,
    1597, 635, 1679, 1681, 667, 1680, 1775, 1777, 699, 1776, 1852, 1853, 731, 1703, 1705,
    675, 1704, 1799, 1801, 707, 1800, 1868, 1869, 739, 1429, 1431, 573, 1430, 1525, 1527,
    605, 1526, 1600, 1601, 637, 1417, 1419, 569, 1418, 1513, 1515, 601, 1514, 1592, 1593,
    633, 1673, 1675, 665, 1674, 1769, 1771, 697, 1770, 1848, 1849, 729, 1697, 1699, 673,
    1698, 1793, 1795, 705, 1794, 1864, 1865, 737, 1685, 1687, 669, 1686, 1781, 1783, 701,
    1782, 1856, 1857, 733, 1709, 1711, 677, 1710, 1805, 1807, 709, 1806, 1872, 1873, 741,
    1453, 1455, 581, 1454, 1549, 1551, 613, 1550, 1616, 1617, 645, 1441, 1443, 577, 1442,
    1537, 1539, 609, 1538, 1608, 1609, 641, 1447, 1449, 579, 1448, 1543, 1545, 611, 1544,
    1612, 1613, 643, 1450, 1452, 580, 1451, 1546, 1548, 612, 1547, 1614, 1615, 644, 1444,
    1446, 578, 1445, 1540, 1542, 610, 1541, 1610, 1611, 642, 1456, 1458, 582, 1457, 1552,
    1554, 614, 1553, 1618, 1619, 646, 1435, 1437, 575, 1436, 1531, 1533, 607, 1532, 1604,
    1605, 639, 1691, 1693, 671, 1692, 1787, 1789, 703, 1788, 1860, 1861, 735, 1715, 1717,
    679, 1716, 1811, 1813, 711, 1812, 1876, 1877, 743, 1459, 1461, 583, 1460, 1555, 1557,
    615, 1556, 1620, 1621, 647, 1438, 1440, 576, 1439, 1534, 1536, 608, 1535, 1606, 1607,
    640, 0, 3, 744, 1, 2, 2141, 2144, 873, 2142, 2143, 2026, 2029, 843, 2027, 2028, 883, 886,
    884, 885, 1909, 1912, 811, 1910, 1911, 2077, 2080, 857, 2078, 2079, 2073, 2076, 856,
    2074, 2075, 1913, 1916, 812, 1914, 1915, 1929, 1931, 816, 1930, 1893, 1896, 807, 1894,
    1895, 1897, 1900, 808, 1898, 1899, 1935, 1938, 818, 1936, 1937, 1939, 1942, 819, 1940,
    1941, 1943, 1946, 820, 1944, 1945, 1947, 1950, 821, 1948, 1949, 1932, 1934, 817, 1933,
    1890, 1892, 806, 1891, 1954, 1956, 823, 1955, 1921, 1924, 814, 1922, 1923, 2085, 2088,
    859, 2086, 2087, 1905, 1908, 810, 1906, 1907, 1887, 1889, 805, 1888, 2145, 2148, 874,
    2146, 2147, 2149, 2152, 875, 2150, 2151, 1925, 1928, 815, 1926, 1927, 974, 973, 908, 927,
    975, 970, 976, 971, 972, 1917, 1920, 813, 1918, 1919, 2081, 2084, 858, 2082, 2083, 1901,
    1904, 809, 1902, 1903, 1951, 1953, 822, 1952, 950, 909, 910, 926, 913, 914, 911, 912,
    2397, 2398, 2399, 209, 211, 795, 210, 212, 214, 796, 213, 2400, 2401, 215, 217, 797, 216,
    2402, 2403, 218, 220, 798, 219, 2105, 2108, 864, 2106, 2107, 1989, 1992, 833, 1990, 1991,
    2046, 2049, 848, 2047, 2048, 2038, 2041, 846, 2039, 2040, 2042, 2045, 847, 2043, 2044,
    2117, 2120, 867, 2118, 2119, 1985, 1988, 832, 1986, 1987, 1966, 1968, 827, 1967, 949,
    890, 891, 925, 2394, 2396, 2395, 221, 223, 799, 222, 16, 18, 748, 17, 2133, 2136, 871,
    2134, 2135, 1969, 1972, 828, 1970, 1971, 2056, 2058, 851, 2057, 2113, 2116, 866, 2114,
    2115, 2059, 2062, 852, 2060, 2061, 2050, 2052, 849, 2051, 2109, 2112, 865, 2110, 2111,
    2063, 2066, 853, 2064, 2065, 2053, 2055, 850, 2054, 193, 196, 791, 194, 195, 959, 955,
    892, 2101, 2104, 863, 2102, 2103, 1993, 1996, 834, 1994, 1995, 940, 943, 157, 160, 782,
    158, 159, 71, 74, 762, 72, 73, 965, 161, 164, 783, 162, 163, 63, 66, 760, 64, 65, 966,
    134, 136, 777, 135, 87, 89, 766, 88, 946, 880, 948, 929, 881, 920, 921, 879, 923, 922,
    947, 928, 882, 919, 139, 140, 92, 93, 137, 138, 90, 91, 934, 898, 935, 899, 936, 900,
    169, 172, 785, 170, 171, 43, 46, 755, 44, 45, 954, 181, 184, 788, 182, 183, 51, 54, 757,
    52, 53, 177, 180, 787, 178, 179, 59, 62, 759, 60, 61, 964, 963, 937, 901, 938, 902, 939,
    903, 2429, 2417, 2409, 2431, 2426, 2414, 2412, 2434, 2408, 2430, 2411, 2433, 2425, 2413,
    2428, 2416, 2410, 2432, 2427, 2415, 2435, 2436, 2422, 2419, 2418, 2421, 2420, 931, 895,
    932, 896, 933, 897, 173, 176, 786, 174, 175, 39, 42, 754, 40, 41, 953, 189, 192, 790,
    190, 191, 47, 50, 756, 48, 49, 185, 188, 789, 186, 187, 55, 58, 758, 56, 57, 1882, 1885,
    803, 1883, 1884, 917, 918, 915, 130, 133, 776, 131, 132, 19, 22, 749, 20, 21, 952, 958,
    27, 30, 751, 28, 29, 957, 35, 38, 753, 36, 37, 23, 26, 750, 24, 25, 982, 153, 156, 781,
    154, 155, 956, 31, 34, 752, 32, 33, 1878, 1881, 802, 1879, 1880, 2030, 2033, 844, 2031,
    2032, 945, 79, 82, 764, 80, 81, 981, 924, 2390, 2406, 2377, 2385, 2381, 2389, 2404, 224,
    227, 800, 225, 226, 2379, 2380, 2375, 2384, 2393, 2382, 2387, 2392, 2383, 2388, 2407,
    2391, 2405, 2376, 2378, 2386, 916, 2089, 2092, 860, 2090, 2091, 1997, 2000, 835, 1998,
    1999, 2009, 2011, 838, 2010, 2001, 2004, 836, 2002, 2003, 1886, 804, 960, 2129, 2132,
    870, 2130, 2131, 1981, 1984, 831, 1982, 1983, 1963, 1965, 826, 1964, 2097, 2100, 862,
    2098, 2099, 2005, 2008, 837, 2006, 2007, 2012, 2014, 839, 2013, 905, 906, 907, 904, 2153,
    2156, 876, 2154, 2155, 2069, 2072, 855, 2070, 2071, 2137, 2140, 872, 2138, 2139, 2022,
    2025, 842, 2023, 2024, 2093, 2096, 861, 2094, 2095, 2015, 2018, 840, 2016, 2017, 2019,
    2021, 841, 2020, 98, 101, 768, 99, 100, 122, 125, 774, 123, 124, 8, 11, 746, 9, 10, 980,
    978, 145, 148, 779, 146, 147, 201, 204, 793, 202, 203, 110, 113, 771, 111, 112, 114, 117,
    772, 115, 116, 102, 105, 769, 103, 104, 126, 129, 775, 127, 128, 12, 15, 747, 13, 14,
    149, 152, 780, 150, 151, 205, 208, 794, 206, 207, 2157, 877, 968, 2125, 2128, 869, 2126,
    2127, 1973, 1976, 829, 1974, 1975, 1957, 1959, 824, 1958, 961, 930, 228, 231, 801, 229,
    230, 83, 86, 765, 84, 85,
];
/// Numbers of mnemonics, by their hash.
pub static INDEX: [u16; 4096] = [
    65535, 65535, 65535, 65535, 601, 65535, 65535, 475, 65535, 65535, 65535, 65535, 65535,
    524, 65535, 65535, 369, 65535, 65535, 65535, 945, 65535, 65535, 65535, 699, 65535, 65535,
    65535, 1077, 65535, 806, 65535, 65535, 65535, 65535, 413, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 17, 65535, 65535, 65535, 65535, 71, 65535, 1054, 65535, 65535, 65535, 216, 65535,
    415, 65535, 65535, 517, 65535, 65535, 65535, 689, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 98, 65535, 65535, 65535, 65535, 563, 65535, 65535, 65535, 65535,
    65535, 65535, 856, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 494, 566, 65535, 65535, 273, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 504, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 727, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 164, 559, 929, 1020, 925, 999, 305, 65535, 65535, 55, 211, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 431, 65535, 65535, 65535, 961, 65535, 965, 65535,
    65535, 65535, 65535, 65535, 65535, 791, 65535, 65535, 65535, 65535, 51, 65535, 65535,
    65535, 65535, 1009, 65535, 65535, 558, 65535, 983, 65535, 65535, 65535, 65535, 588, 142,
    65535, 670, 65535, 163, 1036, 682, 285, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 742, 65535, 65535, 65535, 1070, 65535, 65535, 65535, 65535, 47,
    65535, 823, 65535, 65535, 65535, 732, 65535, 872, 65535, 187, 65535, 65535, 65535, 65535,
    65535, 65535, 848, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 993, 65535, 630, 65535, 65535, 65535,
    65535, 91, 65535, 65535, 65535, 842, 65535, 1010, 65535, 65535, 386, 65535, 65535, 65535,
    314, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 116, 65535, 701, 65535, 934,
    65535, 65535, 65535, 65535, 65535, 65535, 1092, 65535, 65535, 102, 65535, 65535, 65535,
    603, 214, 1081, 65535, 716, 1003, 224, 65535, 65535, 462, 65535, 65535, 65535, 65535,
    994, 65535, 65535, 65535, 65535, 65535, 530, 973, 1050, 760, 65535, 65535, 65535, 502,
    65535, 514, 1115, 65535, 555, 65535, 65535, 315, 65535, 346, 65535, 65535, 65535, 65535,
    65535, 65535, 738, 65535, 65535, 65535, 65535, 65535, 65535, 631, 267, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 370, 65535, 65535, 65535,
    65535, 65535, 551, 65535, 775, 65535, 65535, 65535, 511, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 119, 835, 1067, 65535, 65535, 65535, 247, 887, 65535, 65535, 65535,
    65535, 65535, 65535, 158, 811, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 726, 263, 65535, 374, 65535, 65535, 160,
    377, 65535, 65535, 65535, 65535, 65535, 114, 852, 65535, 65535, 65535, 758, 65535, 65535,
    65535, 65535, 65535, 203, 65535, 65535, 65535, 881, 65535, 316, 451, 65535, 65535, 65535,
    65535, 65535, 882, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    821, 126, 65535, 65535, 65535, 31, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1049,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1056, 65535, 65535,
    65535, 669, 573, 1001, 65535, 467, 92, 65535, 936, 65535, 65535, 278, 336, 65535, 65535,
    65535, 770, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 306,
    680, 65535, 65535, 65535, 733, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1084, 392, 394, 65535, 843, 154, 678, 343, 574, 797, 65535, 65535, 65535, 65535, 1017,
    617, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 43,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 106, 65535, 633, 65535, 65535, 65535,
    65535, 65535, 240, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 562, 65535, 20,
    65535, 65535, 65535, 65535, 65535, 65535, 1136, 65535, 65535, 65535, 1110, 65535, 65535,
    65535, 65535, 850, 65535, 65535, 65535, 65535, 65535, 189, 65535, 65535, 65535, 65535,
    65535, 611, 301, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 586, 65535,
    65535, 65535, 541, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 303, 65535,
    65535, 65535, 777, 65535, 65535, 739, 65535, 65535, 65535, 65535, 65535, 65535, 88,
    65535, 776, 783, 65535, 65535, 5, 65535, 509, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 280, 65535, 65535, 65535, 96, 259, 65535, 635, 65535, 317, 65535, 754, 65535,
    65535, 65535, 65535, 65535, 65535, 608, 65535, 65535, 188, 65535, 405, 996, 65535, 65535,
    65535, 65535, 334, 728, 65535, 347, 252, 839, 65535, 65535, 899, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 283, 65535, 65535, 65535, 424, 65535, 65535, 65535, 382,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 46, 65535, 65535, 60, 173, 123, 292, 522, 935, 65535, 65535, 1055, 207,
    65535, 65535, 65535, 861, 893, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 329, 858, 65535, 65535, 671, 65535,
    65535, 65535, 65535, 65535, 65535, 464, 65535, 966, 65535, 65535, 65535, 1104, 65535, 89,
    65535, 65535, 65535, 65535, 65535, 65535, 349, 65535, 65535, 747, 65535, 824, 65535,
    65535, 65535, 65535, 236, 157, 65535, 65535, 65535, 484, 362, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 199, 65535, 65535, 65535, 65535, 956, 65535,
    65535, 65535, 65535, 65535, 401, 450, 65535, 802, 65535, 65535, 62, 65535, 65535, 500,
    65535, 65535, 664, 65535, 65535, 276, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 399, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 378, 628, 458, 65535, 65535, 65535, 1086, 65535, 65535, 65535, 65535, 851,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 638, 391,
    65535, 594, 65535, 65535, 65535, 65535, 65535, 1090, 65535, 65535, 65535, 65535, 65535,
    1114, 65535, 65535, 65535, 65535, 65535, 564, 65535, 65535, 65535, 65535, 65535, 65535,
    366, 65535, 65535, 65535, 65535, 65535, 15, 703, 864, 65535, 65535, 65535, 65535, 184,
    308, 606, 1013, 65535, 65535, 65535, 65535, 65535, 65535, 34, 367, 813, 873, 65535, 168,
    65535, 65535, 65535, 65535, 65535, 65535, 197, 755, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1016, 65535, 65535, 65535, 641, 65535, 1019, 538, 65535, 65535, 65535, 753,
    65535, 812, 65535, 65535, 65535, 65535, 65535, 518, 312, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 507, 65535, 65535, 1046, 722, 65535, 65535, 65535, 65535,
    143, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 650, 323, 65535, 182, 978,
    65535, 65535, 65535, 65535, 212, 69, 964, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 479, 65535, 67,
    460, 68, 707, 868, 65535, 65535, 65535, 65535, 65535, 979, 65535, 65535, 65535, 974,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 694, 781, 1008, 65535, 65535,
    883, 65535, 565, 65535, 65535, 542, 65535, 65535, 65535, 65535, 373, 65535, 61, 65535,
    65535, 1022, 65535, 65535, 65535, 65535, 992, 65535, 65535, 65535, 65535, 32, 156, 65535,
    65535, 625, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 52, 436, 65535, 65535, 1039, 302, 65535, 65535,
    65535, 65535, 299, 331, 1059, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    162, 65535, 499, 65535, 442, 663, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    146, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 248, 65535, 307, 65535, 65535, 22,
    65535, 65535, 65535, 65535, 65535, 830, 65535, 553, 65535, 65535, 65535, 65535, 1042,
    65535, 65535, 65535, 65535, 605, 65535, 65535, 804, 1024, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 136, 65535, 65535, 65535, 65535, 110, 65535, 234, 65535, 1133,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 325, 577, 65535, 65535,
    202, 65535, 65535, 65535, 65535, 65535, 65535, 702, 54, 65535, 167, 65535, 65535, 65535,
    492, 1007, 65535, 445, 65535, 65535, 65535, 65535, 65535, 65535, 341, 74, 65535, 65535,
    65535, 65535, 65535, 333, 58, 950, 65535, 65535, 65535, 65535, 272, 65535, 65535, 65535,
    139, 309, 10, 684, 65535, 531, 65535, 86, 65535, 65535, 65535, 65535, 65535, 521, 65535,
    398, 65535, 253, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 94, 65535, 65535,
    65535, 65535, 65535, 1047, 65535, 409, 65535, 65535, 840, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 50, 718, 65535, 65535, 65535, 626, 65535, 65535, 1102, 65535,
    82, 766, 363, 65535, 332, 65535, 65535, 954, 65535, 65535, 65535, 65535, 65535, 433,
    65535, 65535, 65535, 782, 789, 65535, 65535, 65535, 239, 65535, 65535, 65535, 923, 65535,
    65535, 654, 65535, 65535, 793, 942, 1097, 65535, 65535, 65535, 65535, 286, 1076, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 661, 737, 857,
    65535, 194, 65535, 567, 65535, 65535, 65535, 36, 352, 550, 65535, 65535, 65535, 65535,
    65535, 120, 1014, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 324, 503,
    65535, 65535, 416, 803, 876, 65535, 634, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1060, 421, 65535, 65535, 65535, 65535, 940, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 731, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 648, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1025, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 342, 906, 65535,
    65535, 65535, 65535, 111, 65535, 949, 914, 65535, 65535, 65535, 296, 65535, 472, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 619, 746,
    990, 65535, 318, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 446, 65535, 941,
    65535, 65535, 257, 384, 897, 65535, 65535, 607, 412, 808, 688, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 686, 65535, 1108, 65535, 72,
    65535, 65535, 65535, 65535, 65535, 152, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    129, 513, 1032, 389, 592, 931, 991, 65535, 65535, 65535, 65535, 29, 65535, 65535, 65535,
    65535, 560, 581, 65535, 65535, 455, 449, 65535, 953, 65535, 938, 219, 65535, 65535,
    65535, 537, 1129, 65535, 471, 474, 238, 832, 65535, 65535, 65535, 65535, 65535, 145, 787,
    65535, 65535, 903, 65535, 65535, 65535, 512, 395, 65535, 65535, 583, 65535, 65535, 432,
    39, 598, 717, 65535, 709, 600, 65535, 65535, 65535, 438, 65535, 1094, 260, 402, 430, 761,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 819, 65535, 65535, 65535, 65535, 65535,
    344, 579, 65535, 65535, 65535, 65535, 65535, 65535, 540, 53, 870, 65535, 65535, 65535,
    65535, 310, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 493,
    65535, 246, 65535, 217, 65535, 65535, 1131, 419, 491, 667, 768, 65535, 65535, 65535,
    65535, 134, 989, 65535, 65535, 836, 65535, 65535, 65535, 582, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 918, 846, 65535, 65535, 65535,
    795, 65535, 65535, 65535, 65535, 65535, 1130, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 645, 65535, 454, 65535, 65535, 65535, 65535, 896, 368, 65535, 65535, 65535, 756,
    65535, 19, 892, 385, 837, 79, 476, 65535, 65535, 65535, 65535, 655, 65535, 477, 65535,
    65535, 65535, 65535, 700, 65535, 65535, 65535, 1063, 185, 65535, 516, 1105, 65535, 65535,
    65535, 271, 65535, 65535, 65535, 65535, 65535, 65535, 371, 65535, 65535, 65535, 65535,
    65535, 65535, 233, 1068, 65535, 65535, 65535, 201, 1028, 16, 997, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 99, 65535, 65535,
    65535, 65535, 45, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 972, 65535, 65535,
    519, 169, 1029, 932, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 361, 1096, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 293, 65535, 65535, 1080,
    65535, 295, 612, 65535, 65535, 65535, 1052, 65535, 65535, 125, 1138, 65535, 1128, 65535,
    65535, 65535, 193, 65535, 65535, 65535, 817, 65535, 620, 65535, 65535, 922, 65535, 65535,
    862, 65535, 65535, 65535, 65535, 767, 65535, 65535, 65535, 65535, 65535, 264, 258, 642,
    65535, 65535, 708, 304, 65535, 65535, 65535, 65535, 244, 65535, 65535, 229, 587, 696, 49,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 794, 322, 982, 65535, 427, 65535, 65535,
    107, 65535, 65535, 65535, 1037, 65535, 65535, 65535, 533, 690, 65535, 48, 65535, 65535,
    65535, 1061, 65535, 65535, 510, 543, 545, 863, 40, 190, 627, 65535, 65535, 65535, 330,
    822, 243, 65535, 666, 1125, 65535, 65535, 981, 65535, 65535, 65535, 65535, 988, 65535,
    65535, 65535, 646, 28, 65535, 284, 65535, 65535, 65535, 65535, 65535, 65535, 241, 1120,
    65535, 885, 65535, 65535, 65535, 65535, 77, 65535, 636, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 901, 1064, 65535, 65535, 772, 65535, 65535, 469, 65535, 65535,
    65535, 65535, 65535, 65535, 895, 65535, 65535, 65535, 930, 757, 65535, 65535, 130, 724,
    174, 186, 653, 523, 985, 65535, 65535, 1075, 65535, 65535, 65535, 799, 65535, 65535, 112,
    65535, 65535, 65535, 364, 65535, 65535, 65535, 65535, 444, 65535, 65535, 103, 65535,
    65535, 647, 65535, 65535, 65535, 65535, 65535, 575, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 345, 65535, 65535, 65535,
    65535, 65535, 81, 65535, 65535, 65535, 937, 1083, 809, 65535, 943, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 976, 65535, 65535, 65535, 65535, 65535, 649, 101, 225,
    898, 774, 38, 65535, 84, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 571, 65535, 65535, 429, 65535, 65535, 65535, 65535, 1065, 65535, 65535, 65535,
    609, 810, 65535, 65535, 1119, 65535, 65535, 65535, 65535, 65535, 18, 65535, 65535, 221,
    65535, 65535, 65535, 251, 256, 65535, 639, 65535, 677, 65535, 232, 459, 595, 788, 360,
    65535, 65535, 65535, 879, 65535, 65535, 65535, 65535, 65535, 65535, 658, 65535, 675,
    65535, 65535, 597, 65535, 65535, 75, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 698, 379, 65535, 65535, 65535, 65535, 65535, 828, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1079, 65535, 65535,
    692, 1107, 65535, 65535, 13, 65535, 65535, 65535, 262, 65535, 65535, 65535, 65535, 589,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 274, 65535, 668, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 135, 65535, 65535, 65535, 93, 65535, 354, 65535, 410,
    65535, 539, 65535, 65535, 65535, 65535, 980, 65535, 65535, 884, 170, 226, 549, 65535,
    65535, 844, 65535, 544, 679, 1034, 198, 65535, 65535, 65535, 900, 508, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 155, 65535, 65535, 65535, 65535, 159,
    826, 65535, 665, 1015, 65535, 209, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 181,
    65535, 65535, 65535, 65535, 65535, 338, 952, 65535, 65535, 65535, 65535, 723, 65535, 525,
    65535, 1044, 984, 65535, 65535, 357, 65535, 108, 65535, 65535, 65535, 763, 849, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 390, 65535, 65535,
    452, 403, 673, 65535, 65535, 65535, 911, 65535, 65535, 65535, 975, 65535, 65535, 65535,
    65535, 65535, 287, 65535, 65535, 65535, 65535, 65535, 27, 65535, 65535, 65, 65535, 65535,
    65535, 712, 65535, 73, 958, 65535, 65535, 406, 557, 65535, 65535, 300, 65535, 65535,
    65535, 420, 65535, 65535, 65535, 65535, 65535, 151, 466, 65535, 909, 65535, 65535, 855,
    65535, 532, 65535, 65535, 65535, 602, 65535, 65535, 65535, 65535, 65535, 65535, 912,
    65535, 65535, 65535, 65535, 657, 65535, 339, 397, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 644, 425, 65535, 65535, 65535, 65535, 65535, 124, 242, 65535, 65535, 65535,
    65535, 65535, 485, 65535, 65535, 65535, 818, 65535, 65535, 65535, 1088, 337, 1071, 1137,
    65535, 65535, 282, 435, 547, 652, 65535, 65535, 463, 977, 65535, 65535, 1000, 65535, 7,
    65535, 65535, 356, 65535, 65535, 637, 65535, 144, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 358, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 250, 683, 65535, 704, 65535, 591, 919, 65535,
    65535, 65535, 65535, 388, 65535, 65535, 65535, 65535, 9, 65535, 65535, 65535, 681, 65535,
    748, 65535, 65535, 65535, 41, 65535, 65535, 65535, 65535, 65535, 161, 584, 65535, 65535,
    65535, 65535, 65535, 1082, 65535, 65535, 65535, 65535, 613, 65535, 65535, 65535, 65535,
    536, 640, 955, 65535, 65535, 1066, 65535, 65535, 65535, 65535, 65535, 279, 487, 801,
    65535, 90, 65535, 434, 65535, 65535, 65535, 957, 65535, 618, 326, 773, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1011,
    616, 131, 725, 65535, 65535, 880, 65535, 65535, 65535, 428, 65535, 65535, 65535, 65535,
    800, 65535, 65535, 65535, 65535, 192, 65535, 65535, 65535, 65535, 210, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1062, 270, 65535, 65535, 1004, 962, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1005, 65535, 65535,
    672, 65535, 65535, 759, 65535, 65535, 65535, 65535, 24, 995, 1109, 65535, 65535, 65535,
    65535, 659, 735, 65535, 230, 65535, 275, 65535, 65535, 65535, 65535, 65535, 65535, 711,
    65535, 959, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 743, 266, 65535,
    65535, 65535, 65535, 65535, 65535, 927, 65535, 65535, 269, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1038, 65535, 65535, 65535, 65535, 65535, 65535, 834, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 729, 235, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 328, 65535, 65535,
    180, 651, 65535, 63, 65535, 65535, 65535, 751, 65535, 65535, 65535, 311, 1087, 65535,
    65535, 65535, 853, 65535, 65535, 65535, 65535, 65535, 65535, 948, 65535, 65535, 886,
    65535, 65535, 4, 65535, 65535, 1051, 1085, 65535, 65535, 65535, 65535, 215, 113, 715,
    65535, 65535, 744, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 496,
    762, 780, 65535, 327, 376, 65535, 629, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1101, 65535, 65535, 65535, 1002, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 871, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 56, 65535, 65535, 65535, 65535, 874, 65535,
    65535, 255, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 321, 65535, 443, 118,
    1116, 913, 65535, 65535, 65535, 65535, 1041, 175, 827, 65535, 291, 65535, 65535, 833,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1023, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 44, 65535, 719, 65535, 529,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 572, 95, 65535, 65535, 65535, 65535,
    65535, 208, 65535, 65535, 65535, 65535, 206, 65535, 64, 65535, 65535, 65535, 674, 65535,
    65535, 65535, 65535, 65535, 65535, 465, 200, 1132, 65535, 65535, 968, 65535, 127, 65535,
    461, 65535, 426, 65535, 526, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 483,
    65535, 65535, 585, 920, 660, 736, 65535, 65535, 65535, 1127, 778, 65535, 65535, 1118,
    65535, 65535, 268, 928, 875, 65535, 65535, 65535, 121, 784, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 411, 685, 926, 65535, 65535, 65535, 65535, 888, 65535,
    734, 933, 65535, 205, 65535, 65535, 944, 65535, 65535, 65535, 65535, 867, 1073, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 319, 730, 65535, 65535,
    65535, 78, 290, 457, 535, 752, 65535, 66, 65535, 65535, 854, 65535, 65535, 841, 65535,
    65535, 65535, 65535, 65535, 65535, 750, 153, 65535, 65535, 65535, 65535, 30, 65535,
    65535, 907, 65535, 65535, 65535, 147, 765, 65535, 947, 65535, 65535, 65535, 65535, 65535,
    970, 65535, 254, 65535, 65535, 65535, 65535, 65535, 65535, 894, 65535, 714, 65535, 65535,
    745, 65535, 65535, 65535, 924, 65535, 65535, 65535, 792, 65535, 65535, 65535, 1099, 859,
    1027, 65535, 65535, 65535, 65535, 245, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 740, 65535, 1021,
    65535, 65535, 1117, 437, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 418, 128, 393, 490, 969, 1091, 1098, 65535, 908, 65535, 65535, 65535,
    65535, 65535, 561, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 166,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 57, 65535, 65535,
    65535, 614, 65535, 65535, 65535, 65535, 149, 1135, 400, 65535, 65535, 65535, 65535,
    65535, 396, 65535, 65535, 1124, 65535, 222, 37, 65535, 65535, 65535, 65535, 710, 65535,
    527, 65535, 963, 65535, 65535, 489, 65535, 865, 65535, 65535, 65535, 65535, 65535, 122,
    1012, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 223, 281, 35, 65535,
    65535, 65535, 65535, 65535, 1113, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1058, 65535, 779, 65535, 65535, 1026, 65535, 65535, 65535, 65535, 65535, 65535,
    807, 171, 596, 866, 65535, 65535, 65535, 196, 495, 1126, 65535, 65535, 65535, 23, 65535,
    65535, 814, 534, 372, 65535, 65535, 65535, 65535, 65535, 65535, 97, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1033, 65535, 65535, 65535, 65535, 104, 407, 65535, 65535,
    65535, 65535, 65535, 65535, 1057, 335, 65535, 65535, 65535, 65535, 65535, 1074, 65535,
    65535, 65535, 1122, 65535, 65535, 65535, 65535, 105, 237, 891, 65535, 65535, 313, 65535,
    65535, 624, 65535, 65535, 65535, 786, 1018, 65535, 65535, 65535, 65535, 65535, 65535, 21,
    65535, 65535, 910, 65535, 877, 65535, 65535, 65535, 70, 65535, 1095, 65535, 381, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 447, 14, 176, 65535, 440, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 227, 860, 375, 65535, 65535, 65535, 80,
    501, 65535, 65535, 480, 65535, 42, 967, 365, 65535, 65535, 693, 1100, 65535, 65535,
    65535, 65535, 65535, 632, 65535, 1123, 65535, 65535, 65535, 65535, 65535, 218, 65535,
    65535, 65535, 610, 65535, 65535, 294, 65535, 65535, 1103, 65535, 132, 65535, 65535, 481,
    228, 265, 960, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 179, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 404, 65535, 65535, 65535, 546, 109, 148,
    65535, 65535, 65535, 65535, 65535, 1121, 65535, 65535, 65535, 65535, 288, 0, 721, 838,
    65535, 65535, 456, 65535, 65535, 65535, 65535, 65535, 921, 65535, 65535, 65535, 65535,
    65535, 65535, 470, 183, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 178, 65535, 65535, 65535, 65535, 65535, 65535, 946, 805, 277, 1069, 65535,
    65535, 65535, 65535, 65535, 706, 65535, 65535, 65535, 497, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 971, 65535, 65535, 65535,
    65535, 65535, 26, 65535, 1072, 191, 65535, 65535, 1031, 8, 65535, 65535, 65535, 65535,
    785, 998, 355, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 515, 351,
    845, 65535, 100, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 498, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 6, 65535, 65535, 65535, 65535, 65535, 65535, 569, 65535, 65535, 65535, 65535,
    65535, 65535, 816, 65535, 414, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 380, 578,
    83, 65535, 65535, 65535, 408, 65535, 65535, 65535, 473, 65535, 65535, 528, 65535, 65535,
    422, 65535, 65535, 65535, 65535, 488, 65535, 65535, 65535, 697, 353, 65535, 65535, 65535,
    65535, 65535, 65535, 140, 65535, 915, 65535, 137, 1, 695, 790, 987, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 691, 65535, 65535, 570, 65535, 65535, 65535, 65535, 580,
    65535, 593, 65535, 554, 65535, 65535, 204, 65535, 65535, 65535, 65535, 662, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 348, 298, 65535, 552, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 213, 448, 65535, 65535, 65535, 1030, 25, 65535, 33, 195, 65535, 65535,
    65535, 65535, 65535, 65535, 917, 65535, 621, 771, 65535, 65535, 65535, 65535, 76, 764,
    65535, 65535, 65535, 65535, 604, 548, 65535, 12, 65535, 65535, 65535, 568, 878, 720,
    65535, 65535, 65535, 65535, 65535, 423, 65535, 65535, 65535, 65535, 798, 117, 889, 65535,
    1112, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1093, 869, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1106, 705, 478, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 749, 65535, 65535, 141, 172, 65535, 65535, 65535,
    65535, 65535, 350, 65535, 65535, 65535, 1053, 65535, 65535, 320, 482, 815, 65535, 65535,
    65535, 687, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    138, 65535, 622, 1040, 486, 65535, 65535, 87, 576, 65535, 65535, 85, 65535, 65535, 65535,
    65535, 261, 65535, 453, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 623, 65535,
    65535, 65535, 505, 65535, 65535, 556, 65535, 890, 65535, 65535, 590, 65535, 65535, 65535,
    65535, 939, 65535, 904, 65535, 65535, 65535, 65535, 65535, 383, 65535, 831, 951, 65535,
    676, 65535, 65535, 65535, 468, 65535, 65535, 1043, 115, 902, 65535, 1048, 65535, 3,
    65535, 65535, 65535, 441, 65535, 1111, 65535, 65535, 65535, 829, 65535, 231, 65535,
    65535, 599, 2, 177, 656, 905, 1089, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 150, 820, 65535, 65535, 65535, 65535, 289, 65535, 986, 65535, 916, 65535, 65535,
    65535, 1134, 713, 65535, 65535, 439, 65535, 65535, 65535, 65535, 65535, 387, 65535, 741,
    65535, 615, 65535, 65535, 506, 133, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 359,
    65535, 65535, 65535, 769, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 340, 249,
    1045, 65535, 1035, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 847, 65535, 65535, 65535, 643, 796, 65535, 65535, 825, 65535,
    65535, 220, 59, 11, 520, 165, 297, 417, 1078, 65535, 65535, 65535, 65535, 65535, 1006,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    6, 65535, 65535, 65535, 65535, 65535, 65535, 12, 21, 65535, 10, 27, 65535, 65535, 65535,
    65535, 65535, 65535, 1, 65535, 65535, 65535, 65535, 18, 3, 65535, 2, 65535, 4, 65535,
    65535, 22, 65535, 65535, 65535, 17, 65535, 23, 65535, 65535, 20, 11, 65535, 65535, 5, 15,
    24, 19, 25, 13, 26, 16, 65535, 65535, 65535, 8, 0, 28, 65535, 65535, 9, 7, 65535, 14,
];
