// Written by `cargo xtask regen` from amdgpu_isa_cdna5.xml. Do not edit: change
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
    vectors: 1024,
    scalars: 106,
    shared_sources: true,
    free_moves: true,
    free_carries: true,
};
/// Registers with names.
pub static REGISTERS: [NamedRegister; 21] = [
    r(s(22048, 4), 126, 2),
    r(s(25, 7), 127, 1),
    r(s(18, 7), 126, 1),
    r(s(16, 2), 125, 1),
    r(s(12, 4), 124, 0),
    r(s(22052, 12), 237, 0),
    r(s(22064, 13), 238, 0),
    r(s(22077, 3), 253, 0),
    r(s(22080, 11), 235, 0),
    r(s(22091, 12), 236, 0),
    r(s(22103, 21), 230, 2),
    r(s(56, 24), 231, 0),
    r(s(32, 24), 230, 0),
    r(s(111, 16), 237, 0),
    r(s(127, 17), 238, 0),
    r(s(185, 7), 253, 0),
    r(s(80, 15), 235, 0),
    r(s(95, 16), 236, 0),
    r(s(22124, 3), 106, 2),
    r(s(6, 6), 107, 1),
    r(s(0, 6), 106, 1),
];
/// Symbols.
pub static SYMBOLS: [(Str, u32); 29] = [
    (s(28019, 9), 1),
    (s(28028, 10), 2),
    (s(28038, 14), 3),
    (s(28052, 9), 0),
    (s(28061, 21), 32),
    (s(28082, 21), 31),
    (s(28103, 21), 17),
    (s(28124, 21), 18),
    (s(28145, 16), 5),
    (s(28161, 13), 23),
    (s(28174, 13), 24),
    (s(28187, 16), 6),
    (s(28203, 11), 1),
    (s(28214, 22), 21),
    (s(28236, 22), 20),
    (s(28258, 17), 4),
    (s(28275, 13), 2),
    (s(28288, 16), 19),
    (s(28304, 10), 15),
    (s(28314, 27), 1),
    (s(28341, 16), 2),
    (s(28357, 19), 4),
    (s(3647, 16), 4),
    (s(3663, 16), 6),
    (s(3679, 16), 9),
    (s(3632, 15), 0),
    (s(28376, 18), 32768),
    (s(28394, 18), 16384),
    (s(28412, 18), 8192),
];
/// Values that the text does not show.
pub static FIXED: [Fixed; 18] = [
    fixed(bits(55, 7), 1),
    fixed(bits(0, 3), 1),
    fixed(bits(22, 4), 1),
    fixed(bits(56, 8), 124),
    fixed(bits(0, 8), 126),
    fixed(bits(59, 2), 7),
    fixed(bits(14, 1), 1),
    fixed(bits(59, 2), 0),
    fixed(bits(14, 1), 0),
    fixed(bits(59, 2), 3),
    fixed(bits(14, 1), 0),
    fixed(bits(0, 7), 124),
    fixed(bits(123, 2), 0),
    fixed(bits(78, 1), 0),
    fixed(bits(50, 9), 256),
    fixed(bits(123, 2), 7),
    fixed(bits(78, 1), 1),
    fixed(bits(50, 9), 256),
];
/// Operands that take less than their fields can hold.
pub static NARROW: [Narrow; 37] = [
    narrow(bits(41, 9), 187),
    narrow(bits(64, 8), 191),
    narrow(bits(72, 8), 191),
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
    narrow(bits(6, 7), 95),
    narrow(bits(6, 7), 95),
    narrow(bits(0, 6), 191),
    narrow(bits(0, 6), 191),
    narrow(bits(6, 7), 95),
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
    narrow(bits(96, 9), 12),
    narrow(bits(105, 9), 12),
    narrow(bits(114, 9), 30),
];
/// Mnemonics and aliases, sorted.
pub static MNEMONICS: [u64; 1675] = [
    0x1000200566f11, // buffer_atomic_add
    0x100000017be15, // buffer_atomic_add_f32
    0x100010017a915, // buffer_atomic_add_f64
    0x1000200154715, // buffer_atomic_add_u32
    0x1000300167715, // buffer_atomic_add_u64
    0x1000300568014, // buffer_atomic_add_x2
    0x1000400569411, // buffer_atomic_and
    0x100040015e015, // buffer_atomic_and_b32
    0x100050016f515, // buffer_atomic_and_b64
    0x100050056a514, // buffer_atomic_and_x2
    0x100060056b915, // buffer_atomic_cmpswap
    0x1000600152e19, // buffer_atomic_cmpswap_b32
    0x1000700165e19, // buffer_atomic_cmpswap_b64
    0x100070056ce18, // buffer_atomic_cmpswap_x2
    0x1000800175d1a, // buffer_atomic_cond_sub_u32
    0x1001d0056e612, // buffer_atomic_csub
    0x1001d0056f816, // buffer_atomic_csub_u32
    0x1000900570e11, // buffer_atomic_dec
    0x1000900163315, // buffer_atomic_dec_u32
    0x1000a00174815, // buffer_atomic_dec_u64
    0x1000a00571f14, // buffer_atomic_dec_x2
    0x1000f00573312, // buffer_atomic_fmax
    0x1001500574512, // buffer_atomic_fmin
    0x1000b00575711, // buffer_atomic_inc
    0x1000b00161e15, // buffer_atomic_inc_u32
    0x1000c00173315, // buffer_atomic_inc_u64
    0x1000c00576814, // buffer_atomic_inc_x2
    0x1000f00577c15, // buffer_atomic_max_f32
    0x1001000579115, // buffer_atomic_max_f64
    0x1000d0015b615, // buffer_atomic_max_i32
    0x1000e0016cb15, // buffer_atomic_max_i64
    0x1000f00179019, // buffer_atomic_max_num_f32
    0x1001000181d19, // buffer_atomic_max_num_f64
    0x100110015cb15, // buffer_atomic_max_u32
    0x100120016e015, // buffer_atomic_max_u64
    0x100150057a615, // buffer_atomic_min_f32
    0x100160057bb15, // buffer_atomic_min_f64
    0x1001300158c15, // buffer_atomic_min_i32
    0x100140016a115, // buffer_atomic_min_i64
    0x1001500177719, // buffer_atomic_min_num_f32
    0x1001600180419, // buffer_atomic_min_num_f64
    0x100170015a115, // buffer_atomic_min_u32
    0x100180016b615, // buffer_atomic_min_u64
    0x100190057d010, // buffer_atomic_or
    0x100190015f514, // buffer_atomic_or_b32
    0x1001a00170a14, // buffer_atomic_or_b64
    0x1001a0057e013, // buffer_atomic_or_x2
    0x1001b0017eb19, // buffer_atomic_pk_add_bf16
    0x1001c0017d318, // buffer_atomic_pk_add_f16
    0x1000d0057f312, // buffer_atomic_smax
    0x1000e00580515, // buffer_atomic_smax_x2
    0x1001300581a12, // buffer_atomic_smin
    0x1001400582c15, // buffer_atomic_smin_x2
    0x1001e00584111, // buffer_atomic_sub
    0x1001d0015711b, // buffer_atomic_sub_clamp_u32
    0x1001e00155c15, // buffer_atomic_sub_u32
    0x1001f00168c15, // buffer_atomic_sub_u64
    0x1001f00585214, // buffer_atomic_sub_x2
    0x1002000586612, // buffer_atomic_swap
    0x1002000151816, // buffer_atomic_swap_b32
    0x1002100164816, // buffer_atomic_swap_b64
    0x1002100587815, // buffer_atomic_swap_x2
    0x1001100588d12, // buffer_atomic_umax
    0x1001200589f15, // buffer_atomic_umax_x2
    0x100170058b412, // buffer_atomic_umin
    0x100180058c615, // buffer_atomic_umin_x2
    0x100220058db11, // buffer_atomic_xor
    0x1002200160915, // buffer_atomic_xor_b32
    0x1002300171e15, // buffer_atomic_xor_b64
    0x100230058ec14, // buffer_atomic_xor_x2
    0x1002400140410, // buffer_load_b128
    0x100250013d70f, // buffer_load_b32
    0x100260013e60f, // buffer_load_b64
    0x100270013f50f, // buffer_load_b96
    0x1002800149813, // buffer_load_d16_b16
    0x100290014d516, // buffer_load_d16_hi_b16
    0x1002a0014c015, // buffer_load_d16_hi_i8
    0x1002b0014ab15, // buffer_load_d16_hi_u8
    0x1002c00148612, // buffer_load_d16_i8
    0x1002d00147412, // buffer_load_d16_u8
    0x1002500590011, // buffer_load_dword
    0x1002600591113, // buffer_load_dwordx2
    0x1002700592413, // buffer_load_dwordx3
    0x1002400593713, // buffer_load_dwordx4
    0x1002e0013c80f, // buffer_load_i16
    0x1002f0013ab0e, // buffer_load_i8
    0x1002f00594a11, // buffer_load_sbyte
    0x1002c00595b15, // buffer_load_sbyte_d16
    0x1002a00597018, // buffer_load_sbyte_d16_hi
    0x1002800598815, // buffer_load_short_d16
    0x1002900599d18, // buffer_load_short_d16_hi
    0x1002e0059b512, // buffer_load_sshort
    0x100300013b90f, // buffer_load_u16
    0x1003100139d0e, // buffer_load_u8
    0x100310059c711, // buffer_load_ubyte
    0x1002d0059d815, // buffer_load_ubyte_d16
    0x1002b0059ed18, // buffer_load_ubyte_d16_hi
    0x10030005a0512, // buffer_load_ushort
    0x1003200146311, // buffer_store_b128
    0x1003300142310, // buffer_store_b16
    0x1003400143310, // buffer_store_b32
    0x1003500144310, // buffer_store_b64
    0x100360014140f, // buffer_store_b8
    0x1003700145310, // buffer_store_b96
    0x10036005a1711, // buffer_store_byte
    0x10039005a2818, // buffer_store_byte_d16_hi
    0x1003800150117, // buffer_store_d16_hi_b16
    0x100390014eb16, // buffer_store_d16_hi_b8
    0x10034005a4012, // buffer_store_dword
    0x10035005a5214, // buffer_store_dwordx2
    0x10037005a6614, // buffer_store_dwordx3
    0x10032005a7a14, // buffer_store_dwordx4
    0x10033005a8e12, // buffer_store_short
    0x10038005aa019, // buffer_store_short_d16_hi
    0x1003a002ae31e, // cluster_load_async_to_lds_b128
    0x1003b002aa91d, // cluster_load_async_to_lds_b32
    0x1003c002ac61d, // cluster_load_async_to_lds_b64
    0x1003d002a8d1c, // cluster_load_async_to_lds_b8
    0x1003e002a7c11, // cluster_load_b128
    0x1003f002a5c10, // cluster_load_b32
    0x10040002a6c10, // cluster_load_b64
    0x100410019320a, // ds_add_f32
    0x10042001bfc0a, // ds_add_f64
    0x10043001dcc0e, // ds_add_rtn_f32
    0x10044001d680e, // ds_add_rtn_f64
    0x100450019530e, // ds_add_rtn_u32
    0x10046001c280e, // ds_add_rtn_u64
    0x100470018360a, // ds_add_u32
    0x10048001b140a, // ds_add_u64
    0x100490018910a, // ds_and_b32
    0x1004a001b6f0a, // ds_and_b64
    0x1004b0019d20e, // ds_and_rtn_b32
    0x1004c001ca70e, // ds_and_rtn_b64
    0x1004d001b0b09, // ds_append
    0x1004e001c0622, // ds_atomic_async_barrier_arrive_b64
    0x1004f001d7620, // ds_atomic_barrier_arrive_rtn_b64
    0x10050001f2a0f, // ds_bpermute_b32
    0x10051001f3912, // ds_bpermute_fi_b32
    0x100520019010f, // ds_cmpstore_b32
    0x10053001bd10f, // ds_cmpstore_b64
    0x10054001a5c13, // ds_cmpstore_rtn_b32
    0x10055001d3113, // ds_cmpstore_rtn_b64
    0x10056001ead13, // ds_cond_sub_rtn_u32
    0x10057001def0f, // ds_cond_sub_u32
    0x10058001dda15, // ds_condxchg32_rtn_b64
    0x10059001b010a, // ds_consume
    0x1005a00198c0e, // ds_dec_rtn_u32
    0x1005b001c610e, // ds_dec_rtn_u64
    0x1005c00185f0a, // ds_dec_u32
    0x1005d001b3d0a, // ds_dec_u64
    0x1005e00197e0e, // ds_inc_rtn_u32
    0x1005f001c530e, // ds_inc_rtn_u64
    0x100600018550a, // ds_inc_u32
    0x10061001b330a, // ds_inc_u64
    0x10062001aac11, // ds_load_2addr_b32
    0x10063001da111, // ds_load_2addr_b64
    0x10064001abd1a, // ds_load_2addr_stride64_b32
    0x10065001db21a, // ds_load_2addr_stride64_b64
    0x10066001f0a12, // ds_load_addtid_b32
    0x10067001fad0c, // ds_load_b128
    0x1006f005ab913, // ds_load_b128_tr_b16
    0x10071005acc12, // ds_load_b128_tr_b6
    0x10068001aa10b, // ds_load_b32
    0x10069001d960b, // ds_load_b64
    0x10070005ade11, // ds_load_b64_tr_b4
    0x10072005aef11, // ds_load_b64_tr_b8
    0x1006a001fa20b, // ds_load_b96
    0x10071005b0011, // ds_load_b96_tr_b6
    0x1006b001aeb0b, // ds_load_i16
    0x1006c001ad70a, // ds_load_i8
    0x1006d001e6d0e, // ds_load_i8_d16
    0x1006e001e7b11, // ds_load_i8_d16_hi
    0x1006f001f8211, // ds_load_tr16_b128
    0x10070001f640f, // ds_load_tr4_b64
    0x10071001f730f, // ds_load_tr6_b96
    0x10072001f930f, // ds_load_tr8_b64
    0x1006f005b110f, // ds_load_tr_b128
    0x10072005b200e, // ds_load_tr_b64
    0x10073001af60b, // ds_load_u16
    0x10074001e8c0f, // ds_load_u16_d16
    0x10075001e9b12, // ds_load_u16_d16_hi
    0x10076001ae10a, // ds_load_u8
    0x10077001e4e0e, // ds_load_u8_d16
    0x10078001e5c11, // ds_load_u8_d16_hi
    0x1007b005b2e0a, // ds_max_f32
    0x1007c005b380a, // ds_max_f64
    0x100790018730a, // ds_max_i32
    0x1007a001b510a, // ds_max_i64
    0x1007b00191e0e, // ds_max_num_f32
    0x1007c001bee0e, // ds_max_num_f64
    0x1007d001a8112, // ds_max_num_rtn_f32
    0x1007e001d5612, // ds_max_num_rtn_f64
    0x1007d005b420e, // ds_max_rtn_f32
    0x1007e005b500e, // ds_max_rtn_f64
    0x1007f0019a80e, // ds_max_rtn_i32
    0x10080001c7d0e, // ds_max_rtn_i64
    0x100810019c40e, // ds_max_rtn_u32
    0x10082001c990e, // ds_max_rtn_u64
    0x100830018870a, // ds_max_u32
    0x10084001b650a, // ds_max_u64
    0x10087005b5e0a, // ds_min_f32
    0x10088005b680a, // ds_min_f64
    0x100850018690a, // ds_min_i32
    0x10086001b470a, // ds_min_i64
    0x100870019100e, // ds_min_num_f32
    0x10088001be00e, // ds_min_num_f64
    0x10089001a6f12, // ds_min_num_rtn_f32
    0x1008a001d4412, // ds_min_num_rtn_f64
    0x10089005b720e, // ds_min_rtn_f32
    0x1008a005b800e, // ds_min_rtn_f64
    0x1008b00199a0e, // ds_min_rtn_i32
    0x1008c001c6f0e, // ds_min_rtn_i64
    0x1008d0019b60e, // ds_min_rtn_u32
    0x1008e001c8b0e, // ds_min_rtn_u64
    0x1008f00187d0a, // ds_min_u32
    0x10090001b5b0a, // ds_min_u64
    0x100910018ae0c, // ds_mskor_b32
    0x10092001b8c0c, // ds_mskor_b64
    0x100930019fb10, // ds_mskor_rtn_b32
    0x10094001cd010, // ds_mskor_rtn_b64
    0x1009500192c06, // ds_nop
    0x1009600189b09, // ds_or_b32
    0x10097001b7909, // ds_or_b64
    0x100980019e00d, // ds_or_rtn_b32
    0x10099001cb50d, // ds_or_rtn_b64
    0x1009a001f1c0e, // ds_permute_b32
    0x1009b001e1b0e, // ds_pk_add_bf16
    0x1009c001e0e0d, // ds_pk_add_f16
    0x1009d001ee512, // ds_pk_add_rtn_bf16
    0x1009e001ed411, // ds_pk_add_rtn_f16
    0x10062005b8e0c, // ds_read2_b32
    0x10063005b9a0c, // ds_read2_b64
    0x10064005ba610, // ds_read2st64_b32
    0x10065005bb610, // ds_read2st64_b64
    0x10066005bc612, // ds_read_addtid_b32
    0x10067005bd80c, // ds_read_b128
    0x10068005be40b, // ds_read_b32
    0x10069005bef0b, // ds_read_b64
    0x1006a005bfa0b, // ds_read_b96
    0x1006b005c050b, // ds_read_i16
    0x1006c005c100a, // ds_read_i8
    0x1006d005c1a0e, // ds_read_i8_d16
    0x1006e005c2811, // ds_read_i8_d16_hi
    0x10073005c390b, // ds_read_u16
    0x10074005c440f, // ds_read_u16_d16
    0x10075005c5312, // ds_read_u16_d16_hi
    0x10076005c650a, // ds_read_u8
    0x10077005c6f0e, // ds_read_u8_d16
    0x10078005c7d11, // ds_read_u8_d16_hi
    0x1009f00196f0f, // ds_rsub_rtn_u32
    0x100a0001c440f, // ds_rsub_rtn_u64
    0x100a100184a0b, // ds_rsub_u32
    0x100a2001b280b, // ds_rsub_u64
    0x100a30018d412, // ds_store_2addr_b32
    0x100a4001ba412, // ds_store_2addr_b64
    0x100a50018e61b, // ds_store_2addr_stride64_b32
    0x100a6001bb61b, // ds_store_2addr_stride64_b64
    0x100a7001ef713, // ds_store_addtid_b32
    0x100a8001f570d, // ds_store_b128
    0x100a90019470c, // ds_store_b16
    0x100aa001e3b13, // ds_store_b16_d16_hi
    0x100ab0018ba0c, // ds_store_b32
    0x100ac001b980c, // ds_store_b64
    0x100ad00193c0b, // ds_store_b8
    0x100ae001e2912, // ds_store_b8_d16_hi
    0x100af001f4b0c, // ds_store_b96
    0x100b0001a1f1a, // ds_storexchg_2addr_rtn_b32
    0x100b1001cf41a, // ds_storexchg_2addr_rtn_b64
    0x100b2001a3923, // ds_storexchg_2addr_stride64_rtn_b32
    0x100b3001d0e23, // ds_storexchg_2addr_stride64_rtn_b64
    0x100b4001a0b14, // ds_storexchg_rtn_b32
    0x100b5001ce014, // ds_storexchg_rtn_b64
    0x100b6001ec014, // ds_sub_clamp_rtn_u32
    0x100b7001dfe10, // ds_sub_clamp_u32
    0x100b80019610e, // ds_sub_rtn_u32
    0x100b9001c360e, // ds_sub_rtn_u64
    0x100ba0018400a, // ds_sub_u32
    0x100bb001b1e0a, // ds_sub_u64
    0x1009f005c8e11, // ds_subrev_rtn_u32
    0x100a0005c9f11, // ds_subrev_rtn_u64
    0x100a1005cb00d, // ds_subrev_u32
    0x100a2005cbd0d, // ds_subrev_u64
    0x100bc001a930e, // ds_swizzle_b32
    0x100a3005cca0d, // ds_write2_b32
    0x100a4005cd70d, // ds_write2_b64
    0x100a5005ce411, // ds_write2st64_b32
    0x100a6005cf511, // ds_write2st64_b64
    0x100a7005d0613, // ds_write_addtid_b32
    0x100a8005d190d, // ds_write_b128
    0x100a9005d260c, // ds_write_b16
    0x100aa005d3213, // ds_write_b16_d16_hi
    0x100ab005d450c, // ds_write_b32
    0x100ac005d510c, // ds_write_b64
    0x100ad005d5d0b, // ds_write_b8
    0x100ae005d6812, // ds_write_b8_d16_hi
    0x100af005d7a0c, // ds_write_b96
    0x100b0005d8612, // ds_wrxchg2_rtn_b32
    0x100b1005d9812, // ds_wrxchg2_rtn_b64
    0x100b2005daa16, // ds_wrxchg2st64_rtn_b32
    0x100b3005dc016, // ds_wrxchg2st64_rtn_b64
    0x100b4005dd611, // ds_wrxchg_rtn_b32
    0x100b5005de711, // ds_wrxchg_rtn_b64
    0x100bd0018a40a, // ds_xor_b32
    0x100be001b820a, // ds_xor_b64
    0x100bf0019ed0e, // ds_xor_rtn_b32
    0x100c0001cc20e, // ds_xor_rtn_b64
    0x100c3005df80f, // flat_atomic_add
    0x100c100237013, // flat_atomic_add_f32
    0x100c200235d13, // flat_atomic_add_f64
    0x100c300213313, // flat_atomic_add_u32
    0x100c400224713, // flat_atomic_add_u64
    0x100c4005e0712, // flat_atomic_add_x2
    0x100c5005e190f, // flat_atomic_and
    0x100c50021be13, // flat_atomic_and_b32
    0x100c60022b913, // flat_atomic_and_b64
    0x100c6005e2812, // flat_atomic_and_x2
    0x100c7005e3a13, // flat_atomic_cmpswap
    0x100c700211c17, // flat_atomic_cmpswap_b32
    0x100c800223017, // flat_atomic_cmpswap_b64
    0x100c8005e4d16, // flat_atomic_cmpswap_x2
    0x100c900231718, // flat_atomic_cond_sub_u32
    0x100de005e6314, // flat_atomic_csub_u32
    0x100ca005e770f, // flat_atomic_dec
    0x100ca00220913, // flat_atomic_dec_u32
    0x100cb00230413, // flat_atomic_dec_u64
    0x100cb005e8612, // flat_atomic_dec_x2
    0x100d0005e9810, // flat_atomic_fmax
    0x100d6005ea810, // flat_atomic_fmin
    0x100cc005eb80f, // flat_atomic_inc
    0x100cc0021f613, // flat_atomic_inc_u32
    0x100cd0022f113, // flat_atomic_inc_u64
    0x100cd005ec712, // flat_atomic_inc_x2
    0x100d0005ed913, // flat_atomic_max_f32
    0x100d1005eec13, // flat_atomic_max_f64
    0x100ce00219813, // flat_atomic_max_i32
    0x100cf00229313, // flat_atomic_max_i64
    0x100d000234617, // flat_atomic_max_num_f32
    0x100d10023c717, // flat_atomic_max_num_f64
    0x100d20021ab13, // flat_atomic_max_u32
    0x100d30022a613, // flat_atomic_max_u64
    0x100d6005eff13, // flat_atomic_min_f32
    0x100d7005f1213, // flat_atomic_min_f64
    0x100d400217213, // flat_atomic_min_i32
    0x100d500226d13, // flat_atomic_min_i64
    0x100d600232f17, // flat_atomic_min_num_f32
    0x100d70023b017, // flat_atomic_min_num_f64
    0x100d800218513, // flat_atomic_min_u32
    0x100d900228013, // flat_atomic_min_u64
    0x100da005f250e, // flat_atomic_or
    0x100da0021d112, // flat_atomic_or_b32
    0x100db0022cc12, // flat_atomic_or_b64
    0x100db005f3311, // flat_atomic_or_x2
    0x100dc00239917, // flat_atomic_pk_add_bf16
    0x100dd00238316, // flat_atomic_pk_add_f16
    0x100ce005f4410, // flat_atomic_smax
    0x100cf005f5413, // flat_atomic_smax_x2
    0x100d4005f6710, // flat_atomic_smin
    0x100d5005f7713, // flat_atomic_smin_x2
    0x100df005f8a0f, // flat_atomic_sub
    0x100de00215919, // flat_atomic_sub_clamp_u32
    0x100df00214613, // flat_atomic_sub_u32
    0x100e000225a13, // flat_atomic_sub_u64
    0x100e0005f9912, // flat_atomic_sub_x2
    0x100e1005fab10, // flat_atomic_swap
    0x100e100210814, // flat_atomic_swap_b32
    0x100e200221c14, // flat_atomic_swap_b64
    0x100e2005fbb13, // flat_atomic_swap_x2
    0x100d2005fce10, // flat_atomic_umax
    0x100d3005fde13, // flat_atomic_umax_x2
    0x100d8005ff110, // flat_atomic_umin
    0x100d900600113, // flat_atomic_umin_x2
    0x100e30060140f, // flat_atomic_xor
    0x100e30021e313, // flat_atomic_xor_b32
    0x100e40022de13, // flat_atomic_xor_b64
    0x100e400602312, // flat_atomic_xor_x2
    0x100e50020120e, // flat_load_b128
    0x100e6001feb0d, // flat_load_b32
    0x100e7001ff80d, // flat_load_b64
    0x100e80020050d, // flat_load_b96
    0x100e900209411, // flat_load_d16_b16
    0x100ea0020cb14, // flat_load_d16_hi_b16
    0x100eb0020b813, // flat_load_d16_hi_i8
    0x100ec0020a513, // flat_load_d16_hi_u8
    0x100ed00208410, // flat_load_d16_i8
    0x100ee00207410, // flat_load_d16_u8
    0x100e60060350f, // flat_load_dword
    0x100e700604411, // flat_load_dwordx2
    0x100e800605511, // flat_load_dwordx3
    0x100e500606611, // flat_load_dwordx4
    0x100ef001fde0d, // flat_load_i16
    0x100f0001fc50c, // flat_load_i8
    0x100f100241816, // flat_load_monitor_b128
    0x100f20023ee15, // flat_load_monitor_b32
    0x100f300240315, // flat_load_monitor_b64
    0x100f00060770f, // flat_load_sbyte
    0x100ed00608613, // flat_load_sbyte_d16
    0x100eb00609916, // flat_load_sbyte_d16_hi
    0x100e90060af13, // flat_load_short_d16
    0x100ea0060c216, // flat_load_short_d16_hi
    0x100ef0060d810, // flat_load_sshort
    0x100f4001fd10d, // flat_load_u16
    0x100f5001fb90c, // flat_load_u8
    0x100f50060e80f, // flat_load_ubyte
    0x100ee0060f713, // flat_load_ubyte_d16
    0x100ec00610a16, // flat_load_ubyte_d16_hi
    0x100f400612010, // flat_load_ushort
    0x100f60023de10, // flat_prefetch_b8
    0x100f70020650f, // flat_store_b128
    0x100f800202d0e, // flat_store_b16
    0x100f900203b0e, // flat_store_b32
    0x100fa0020490e, // flat_store_b64
    0x100fb0020200d, // flat_store_b8
    0x100fc0020570e, // flat_store_b96
    0x100fb0061300f, // flat_store_byte
    0x100fe00613f16, // flat_store_byte_d16_hi
    0x100fd0020f315, // flat_store_d16_hi_b16
    0x100fe0020df14, // flat_store_d16_hi_b8
    0x100f900615510, // flat_store_dword
    0x100fa00616512, // flat_store_dwordx2
    0x100fc00617712, // flat_store_dwordx3
    0x100f700618912, // flat_store_dwordx4
    0x100f800619b10, // flat_store_short
    0x100fd0061ab17, // flat_store_short_d16_hi
    0x101010061c211, // global_atomic_add
    0x100ff0028be15, // global_atomic_add_f32
    0x101000028a915, // global_atomic_add_f64
    0x1010100261815, // global_atomic_add_u32
    0x1010200274815, // global_atomic_add_u64
    0x101020061d314, // global_atomic_add_x2
    0x101030061e711, // global_atomic_and
    0x101030026b115, // global_atomic_and_b32
    0x101040027c615, // global_atomic_and_b64
    0x101040061f814, // global_atomic_and_x2
    0x1010500620c15, // global_atomic_cmpswap
    0x101050025ff19, // global_atomic_cmpswap_b32
    0x1010600272f19, // global_atomic_cmpswap_b64
    0x1010600622118, // global_atomic_cmpswap_x2
    0x1010700283a1a, // global_atomic_cond_sub_u32
    0x1011c00623912, // global_atomic_csub
    0x1011c00624b16, // global_atomic_csub_u32
    0x1010800626111, // global_atomic_dec
    0x1010800270415, // global_atomic_dec_u32
    0x1010900281915, // global_atomic_dec_u64
    0x1010900627214, // global_atomic_dec_x2
    0x1010e00628612, // global_atomic_fmax
    0x1011400629812, // global_atomic_fmin
    0x1010a0062aa11, // global_atomic_inc
    0x1010a0026ef15, // global_atomic_inc_u32
    0x1010b00280415, // global_atomic_inc_u64
    0x1010b0062bb14, // global_atomic_inc_x2
    0x1010e0062cf15, // global_atomic_max_f32
    0x1010f0062e415, // global_atomic_max_f64
    0x1010c00268715, // global_atomic_max_i32
    0x1010d00279c15, // global_atomic_max_i64
    0x1010e00286d19, // global_atomic_max_num_f32
    0x1010f00294519, // global_atomic_max_num_f64
    0x1011000269c15, // global_atomic_max_u32
    0x101110027b115, // global_atomic_max_u64
    0x101140062f915, // global_atomic_min_f32
    0x1011500630e15, // global_atomic_min_f64
    0x1011200265d15, // global_atomic_min_i32
    0x1011300277215, // global_atomic_min_i64
    0x1011400285419, // global_atomic_min_num_f32
    0x1011500292c19, // global_atomic_min_num_f64
    0x1011600267215, // global_atomic_min_u32
    0x1011700278715, // global_atomic_min_u64
    0x1011800632310, // global_atomic_or
    0x101180026c614, // global_atomic_or_b32
    0x101190027db14, // global_atomic_or_b64
    0x1011900633313, // global_atomic_or_x2
    0x1011a00291319, // global_atomic_pk_add_bf16
    0x1011b0028fb18, // global_atomic_pk_add_f16
    0x1010c00634612, // global_atomic_smax
    0x1010d00635815, // global_atomic_smax_x2
    0x1011200636d12, // global_atomic_smin
    0x1011300637f15, // global_atomic_smin_x2
    0x1011d00639411, // global_atomic_sub
    0x1011c0026421b, // global_atomic_sub_clamp_u32
    0x1011d00262d15, // global_atomic_sub_u32
    0x1011e00275d15, // global_atomic_sub_u64
    0x1011e0063a514, // global_atomic_sub_x2
    0x1011f0063b912, // global_atomic_swap
    0x1011f0025e916, // global_atomic_swap_b32
    0x1012000271916, // global_atomic_swap_b64
    0x101200063cb15, // global_atomic_swap_x2
    0x101100063e012, // global_atomic_umax
    0x101110063f215, // global_atomic_umax_x2
    0x1011600640712, // global_atomic_umin
    0x1011700641915, // global_atomic_umin_x2
    0x1012100642e11, // global_atomic_xor
    0x101210026da15, // global_atomic_xor_b32
    0x101220027ef15, // global_atomic_xor_b64
    0x1012200643f14, // global_atomic_xor_x2
    0x101230025d60a, // global_inv
    0x101240025a916, // global_load_addtid_b32
    0x101250029c31d, // global_load_async_to_lds_b128
    0x1012600298b1c, // global_load_async_to_lds_b32
    0x101270029a71c, // global_load_async_to_lds_b64
    0x101280029701b, // global_load_async_to_lds_b8
    0x1012900249510, // global_load_b128
    0x1013900645317, // global_load_b128_tr_b16
    0x1013b00646a16, // global_load_b128_tr_b6
    0x1012a0024680f, // global_load_b32
    0x1012b0024770f, // global_load_b64
    0x1013a00648015, // global_load_b64_tr_b4
    0x1013c00649515, // global_load_b64_tr_b8
    0x1012c0024860f, // global_load_b96
    0x1013b0064aa15, // global_load_b96_tr_b6
    0x1012d00288611, // global_load_block
    0x1012e00252913, // global_load_d16_b16
    0x1012f00256616, // global_load_d16_hi_b16
    0x1013000255115, // global_load_d16_hi_i8
    0x1013100253c15, // global_load_d16_hi_u8
    0x1013200251712, // global_load_d16_i8
    0x1013300250512, // global_load_d16_u8
    0x1012a0064bf11, // global_load_dword
    0x101240064d018, // global_load_dword_addtid
    0x1012b0064e813, // global_load_dwordx2
    0x1012c0064fb13, // global_load_dwordx3
    0x1012900650e13, // global_load_dwordx4
    0x101340024590f, // global_load_i16
    0x1013500243c0e, // global_load_i8
    0x10136002b2f18, // global_load_monitor_b128
    0x10137002b0117, // global_load_monitor_b32
    0x10138002b1817, // global_load_monitor_b64
    0x1013500652111, // global_load_sbyte
    0x1013200653215, // global_load_sbyte_d16
    0x1013000654718, // global_load_sbyte_d16_hi
    0x1012e00655f15, // global_load_short_d16
    0x1012f00657418, // global_load_short_d16_hi
    0x1013400658c12, // global_load_sshort
    0x101390028d315, // global_load_tr16_b128
    0x1013a002b4713, // global_load_tr4_b64
    0x1013b002b5a13, // global_load_tr6_b96
    0x1013c0028e813, // global_load_tr8_b64
    0x1013900659e13, // global_load_tr_b128
    0x1013c0065b112, // global_load_tr_b64
    0x1013d00244a0f, // global_load_u16
    0x1013e00242e0e, // global_load_u8
    0x1013e0065c311, // global_load_ubyte
    0x101330065d415, // global_load_ubyte_d16
    0x101310065e918, // global_load_ubyte_d16_hi
    0x1013d00660112, // global_load_ushort
    0x1013f00295e12, // global_prefetch_b8
    0x101400025bf17, // global_store_addtid_b32
    0x10141002a3c20, // global_store_async_from_lds_b128
    0x101420029fe1f, // global_store_async_from_lds_b32
    0x10143002a1d1f, // global_store_async_from_lds_b64
    0x101440029e01e, // global_store_async_from_lds_b8
    0x101450024f411, // global_store_b128
    0x101460024b410, // global_store_b16
    0x101470024c410, // global_store_b32
    0x101480024d410, // global_store_b64
    0x101490024a50f, // global_store_b8
    0x1014a0024e410, // global_store_b96
    0x1014b00289712, // global_store_block
    0x1014900661311, // global_store_byte
    0x1014d00662418, // global_store_byte_d16_hi
    0x1014c00259217, // global_store_d16_hi_b16
    0x1014d00257c16, // global_store_d16_hi_b8
    0x1014700663c12, // global_store_dword
    0x1014000664e19, // global_store_dword_addtid
    0x1014800666714, // global_store_dwordx2
    0x1014a00667b14, // global_store_dwordx3
    0x1014500668f14, // global_store_dwordx4
    0x101460066a312, // global_store_short
    0x1014c0066b519, // global_store_short_d16_hi
    0x1014e0025e009, // global_wb
    0x1014f00282e0c, // global_wbinv
    0x3015000036709, // s_abs_i32
    0x701530008f30d, // s_absdiff_i32
    0x7015a0008d50f, // s_add_co_ci_u32
    0x701610008bd0c, // s_add_co_i32
    0x701680008a50c, // s_add_co_u32
    0x7016f000b5e09, // s_add_f16
    0x70176000af509, // s_add_f32
    0x701610066ce09, // s_add_i32
    0x7017d000bd10c, // s_add_nc_u64
    0x301840006400c, // s_add_pc_i64
    0x701680066d709, // s_add_u32
    0x7017d0066e009, // s_add_u64
    0x7015a0066e90a, // s_addc_u32
    0x10187000e830d, // s_addk_co_i32
    0x101870066f30a, // s_addk_i32
    0x301880007ca0c, // s_alloc_vgpr
    0x7018b00099c09, // s_and_b32
    0x701920009a509, // s_and_b64
    0x301990004c617, // s_and_not0_saveexec_b32
    0x3019c0004dd17, // s_and_not0_saveexec_b64
    0x3019f00057a15, // s_and_not0_wrexec_b32
    0x301a200058f15, // s_and_not0_wrexec_b64
    0x701a5000a0a0e, // s_and_not1_b32
    0x701ac000a180e, // s_and_not1_b64
    0x301b300052017, // s_and_not1_saveexec_b32
    0x301b600053717, // s_and_not1_saveexec_b64
    0x301b90005a415, // s_and_not1_wrexec_b32
    0x301bc0005b915, // s_and_not1_wrexec_b64
    0x301bf0003ec12, // s_and_saveexec_b32
    0x301c20003fe12, // s_and_saveexec_b64
    0x301990066fd14, // s_andn1_saveexec_b32
    0x3019c00671114, // s_andn1_saveexec_b64
    0x3019f00672512, // s_andn1_wrexec_b32
    0x301a200673712, // s_andn1_wrexec_b64
    0x701a50067490b, // s_andn2_b32
    0x701ac0067540b, // s_andn2_b64
    0x301b300675f14, // s_andn2_saveexec_b32
    0x301b600677314, // s_andn2_saveexec_b64
    0x301b900678712, // s_andn2_wrexec_b32
    0x301bc00679912, // s_andn2_wrexec_b64
    0x701c50009280a, // s_ashr_i32
    0x701cc0009320a, // s_ashr_i64
    0x101d30001ea0b, // s_atc_probe
    0x101d40001f512, // s_atc_probe_buffer
    0x101d50007ae0e, // s_barrier_init
    0x101d60007bc0e, // s_barrier_join
    0x101d70011f80f, // s_barrier_leave
    0x101d800077310, // s_barrier_signal
    0x101d900078318, // s_barrier_signal_isfirst
    0x101da0011ea0e, // s_barrier_wait
    0x301db0003700f, // s_bcnt0_i32_b32
    0x301de00037f0f, // s_bcnt0_i32_b64
    0x301e100038e0f, // s_bcnt1_i32_b32
    0x301e400039d0f, // s_bcnt1_i32_b64
    0x701e7000a4909, // s_bfe_i32
    0x701ee000a5b09, // s_bfe_i64
    0x701f5000a4009, // s_bfe_u32
    0x701fc000a5209, // s_bfe_u64
    0x70203000a6409, // s_bfm_b32
    0x7020a000a6d09, // s_bfm_b64
    0x70211000c820d, // s_bitcmp0_b32
    0x70218000c9c0d, // s_bitcmp0_b64
    0x7021f000c8f0d, // s_bitcmp1_b32
    0x70226000ca90d, // s_bitcmp1_b64
    0x3022d00035116, // s_bitreplicate_b64_b32
    0x3023000031d0d, // s_bitset0_b32
    0x3023300032a0d, // s_bitset0_b64
    0x302360003370d, // s_bitset1_b32
    0x302390003440d, // s_bitset1_b64
    0x1023c00121108, // s_branch
    0x3023d00028d0a, // s_brev_b32
    0x302400002970a, // s_brev_b64
    0x1024300015512, // s_buffer_load_b128
    0x1024400016712, // s_buffer_load_b256
    0x1024500013311, // s_buffer_load_b32
    0x1024600017912, // s_buffer_load_b512
    0x1024700014411, // s_buffer_load_b64
    0x1024800018b11, // s_buffer_load_b96
    0x102450067ab13, // s_buffer_load_dword
    0x102460067be16, // s_buffer_load_dwordx16
    0x102470067d415, // s_buffer_load_dwordx2
    0x102430067e915, // s_buffer_load_dwordx4
    0x102440067fe15, // s_buffer_load_dwordx8
    0x102490001bc11, // s_buffer_load_i16
    0x1024a00019c10, // s_buffer_load_i8
    0x1024b0001cd11, // s_buffer_load_u16
    0x1024c0001ac10, // s_buffer_load_u8
    0x1024d00023b16, // s_buffer_prefetch_data
    0x1024e0068130a, // s_call_b64
    0x1024e0011050a, // s_call_i64
    0x1024f00126110, // s_cbranch_execnz
    0x102500012520f, // s_cbranch_execz
    0x102510012190e, // s_cbranch_scc0
    0x102520012270e, // s_cbranch_scc1
    0x102530012430f, // s_cbranch_vccnz
    0x102540012350e, // s_cbranch_vccz
    0x3025500087a0a, // s_ceil_f16
    0x302580007f10a, // s_ceil_f32
    0x1025b00113308, // s_clause
    0x3025c0002ec09, // s_cls_i32
    0x3025f0002f50d, // s_cls_i32_i64
    0x302620002d20d, // s_clz_i32_u32
    0x302650002df0d, // s_clz_i32_u64
    0x302680002790a, // s_cmov_b32
    0x3026b0002830a, // s_cmov_b64
    0x1026e000e780b, // s_cmovk_i32
    0x7026f000cf20c, // s_cmp_eq_f16
    0x70276000ce60c, // s_cmp_eq_f32
    0x7027d000bf20c, // s_cmp_eq_i32
    0x70284000c3a0c, // s_cmp_eq_u32
    0x7028b000cb60c, // s_cmp_eq_u64
    0x70292000d520c, // s_cmp_ge_f16
    0x70299000d460c, // s_cmp_ge_f32
    0x702a0000c160c, // s_cmp_ge_i32
    0x702a7000c5e0c, // s_cmp_ge_u32
    0x702ae000d220c, // s_cmp_gt_f16
    0x702b5000d160c, // s_cmp_gt_f32
    0x702bc000c0a0c, // s_cmp_gt_i32
    0x702c3000c520c, // s_cmp_gt_u32
    0x702ca000d0a0c, // s_cmp_le_f16
    0x702d1000cfe0c, // s_cmp_le_f32
    0x702d8000c2e0c, // s_cmp_le_i32
    0x702df000c760c, // s_cmp_le_u32
    0x702e6000d3a0c, // s_cmp_lg_f16
    0x702ed000d2e0c, // s_cmp_lg_f32
    0x702f4000bfe0c, // s_cmp_lg_i32
    0x702fb000c460c, // s_cmp_lg_u32
    0x70302000cc20c, // s_cmp_lg_u64
    0x70309000cda0c, // s_cmp_lt_f16
    0x70310000cce0c, // s_cmp_lt_f32
    0x70317000c220c, // s_cmp_lt_i32
    0x7031e000c6a0c, // s_cmp_lt_u32
    0x70325000dff0d, // s_cmp_neq_f16
    0x7032c000df20d, // s_cmp_neq_f32
    0x70333000d970d, // s_cmp_nge_f16
    0x7033a000d8a0d, // s_cmp_nge_f32
    0x70341000dcb0d, // s_cmp_ngt_f16
    0x70348000dbe0d, // s_cmp_ngt_f32
    0x7034f000de50d, // s_cmp_nle_f16
    0x70356000dd80d, // s_cmp_nle_f32
    0x7035d000db10d, // s_cmp_nlg_f16
    0x70364000da40d, // s_cmp_nlg_f32
    0x7036b000e190d, // s_cmp_nlt_f16
    0x70372000e0c0d, // s_cmp_nlt_f32
    0x70379000d690b, // s_cmp_o_f16
    0x70380000d5e0b, // s_cmp_o_f32
    0x70387000d7f0b, // s_cmp_u_f16
    0x7038e000d740b, // s_cmp_u_f32
    0x103950012070a, // s_code_end
    0x70396000a970d, // s_cselect_b32
    0x7039d000aa40d, // s_cselect_b64
    0x303a40002b80d, // s_ctz_i32_b32
    0x303a70002c50d, // s_ctz_i32_b64
    0x303aa0008500d, // s_cvt_f16_f32
    0x303ad00085d0d, // s_cvt_f32_f16
    0x303b000081c0d, // s_cvt_f32_i32
    0x303b30008290d, // s_cvt_f32_u32
    0x303b600086a10, // s_cvt_hi_f32_f16
    0x303b90008360d, // s_cvt_i32_f32
    0x703bc000b4a14, // s_cvt_pk_rtz_f16_f32
    0x303c30008430d, // s_cvt_u32_f32
    0x103c60001de0c, // s_dcache_inv
    0x103c70012bc0e, // s_decperflevel
    0x103c80011490b, // s_delay_alu
    0x103c90011dd0d, // s_denorm_mode
    0x103ca00127108, // s_endpgm
    0x103cb0012790e, // s_endpgm_saved
    0x303a400681d0d, // s_ff1_i32_b32
    0x303a700682a0d, // s_ff1_i32_b64
    0x3025c0068370b, // s_flbit_i32
    0x302620068420f, // s_flbit_i32_b32
    0x302650068510f, // s_flbit_i32_b64
    0x3025f0068600f, // s_flbit_i32_i64
    0x303cc0008840b, // s_floor_f16
    0x303cf0007fb0b, // s_floor_f32
    0x403d2000b2a0b, // s_fmaak_f32
    0x703d6000b930a, // s_fmac_f16
    0x703dd000b400a, // s_fmac_f32
    0x403e4000b350b, // s_fmamk_f32
    0x103e800079b13, // s_get_barrier_state
    0x103e90006120c, // s_get_pc_i64
    0x103ea0002a117, // s_get_shader_cycles_u64
    0x103e900686f0b, // s_getpc_b64
    0x103eb0010db0c, // s_getreg_b32
    0x103ec0012e60c, // s_icache_inv
    0x103ed0012ae0e, // s_incperflevel
    0x103ee0000e20b, // s_load_b128
    0x103ef0000ed0b, // s_load_b256
    0x103f00000ce0a, // s_load_b32
    0x103f10000f80b, // s_load_b512
    0x103f20000d80a, // s_load_b64
    0x103f30001030a, // s_load_b96
    0x103f000687a0c, // s_load_dword
    0x103f10068860f, // s_load_dwordx16
    0x103f20068950e, // s_load_dwordx2
    0x103ee0068a30e, // s_load_dwordx4
    0x103ef0068b10e, // s_load_dwordx8
    0x103f400011f0a, // s_load_i16
    0x103f500010d09, // s_load_i8
    0x103f60001290a, // s_load_u16
    0x103f700011609, // s_load_u8
    0x703f800093c0f, // s_lshl1_add_u32
    0x703ff00094b0f, // s_lshl2_add_u32
    0x7040600095a0f, // s_lshl3_add_u32
    0x7040d0009690f, // s_lshl4_add_u32
    0x704140009000a, // s_lshl_b32
    0x7041b00090a0a, // s_lshl_b64
    0x704220009140a, // s_lshr_b32
    0x7042900091e0a, // s_lshr_b64
    0x704370068bf09, // s_max_f16
    0x7043e0068c809, // s_max_f32
    0x7043000098a09, // s_max_i32
    0x70437000b7d0d, // s_max_num_f16
    0x7043e000b140d, // s_max_num_f32
    0x7044500099309, // s_max_u32
    0x7044c000bc40d, // s_maximum_f16
    0x70453000baa0d, // s_maximum_f32
    0x704610068d109, // s_min_f16
    0x704680068da09, // s_min_f32
    0x7045a00097809, // s_min_i32
    0x70461000b700d, // s_min_num_f16
    0x70468000b070d, // s_min_num_f32
    0x7046f00098109, // s_min_u32
    0x70476000bb70d, // s_minimum_f16
    0x7047d000b9d0d, // s_minimum_f32
    0x104840011240f, // s_monitor_sleep
    0x3048500026709, // s_mov_b32
    0x3048800027009, // s_mov_b64
    0x1048b000e260a, // s_movk_i32
    0x3048c0005e80d, // s_movreld_b32
    0x3048f0005f50d, // s_movreld_b64
    0x104920005ce0d, // s_movrels_b32
    0x104930005db0d, // s_movrels_b64
    0x1049400060210, // s_movrelsd_2_b32
    0x70495000b8a09, // s_mul_f16
    0x7049c000b2109, // s_mul_f32
    0x704a3000a8b0c, // s_mul_hi_i32
    0x704aa000a7f0c, // s_mul_hi_u32
    0x704b1000a7609, // s_mul_i32
    0x704b8000be909, // s_mul_u64
    0x104bf000e900a, // s_mulk_i32
    0x704c00009d00a, // s_nand_b32
    0x704c70009da0a, // s_nand_b64
    0x304ce00045613, // s_nand_saveexec_b32
    0x304d100046913, // s_nand_saveexec_b64
    0x104d400110f05, // s_nop
    0x704d50009e409, // s_nor_b32
    0x704dc0009ed09, // s_nor_b64
    0x304e300047c12, // s_nor_saveexec_b32
    0x304e600048e12, // s_nor_saveexec_b64
    0x304e90003da09, // s_not_b32
    0x304ec0003e309, // s_not_b64
    0x704ef0009ae08, // s_or_b32
    0x704f60009b608, // s_or_b64
    0x304fd0004f416, // s_or_not0_saveexec_b32
    0x3050000050a16, // s_or_not0_saveexec_b64
    0x70503000a260d, // s_or_not1_b32
    0x7050a000a330d, // s_or_not1_b64
    0x3051100054e16, // s_or_not1_saveexec_b32
    0x3051400056416, // s_or_not1_saveexec_b64
    0x3051700041011, // s_or_saveexec_b32
    0x3051a00042111, // s_or_saveexec_b64
    0x304fd0068e313, // s_orn1_saveexec_b32
    0x305000068f613, // s_orn1_saveexec_b64
    0x705030069090a, // s_orn2_b32
    0x7050a0069130a, // s_orn2_b64
    0x3051100691d13, // s_orn2_saveexec_b32
    0x3051400693013, // s_orn2_saveexec_b64
    0x7051d000ad311, // s_pack_hh_b32_b16
    0x70524000ae411, // s_pack_hl_b32_b16
    0x7052b000ac211, // s_pack_lh_b32_b16
    0x70532000ab111, // s_pack_ll_b32_b16
    0x1053900022c0f, // s_prefetch_data
    0x1053a00025116, // s_prefetch_data_pc_rel
    0x1053b0002070f, // s_prefetch_inst
    0x1053c00021616, // s_prefetch_inst_pc_rel
    0x3053d0003ac0e, // s_quadmask_b32
    0x305400003ba0e, // s_quadmask_b64
    0x1054300694309, // s_rfe_b64
    0x1054300063709, // s_rfe_i64
    0x3054400089a0b, // s_rndne_f16
    0x305470008110b, // s_rndne_f32
    0x1054a0011d10c, // s_round_mode
    0x1054b00129809, // s_sendmsg
    0x1054c00075111, // s_sendmsg_rtn_b32
    0x1054d00076211, // s_sendmsg_rtn_b64
    0x1054e0012a10d, // s_sendmsghalt
    0x1054f00061e0c, // s_set_pc_i64
    0x1055000113b0e, // s_set_vgpr_msb
    0x1055100111409, // s_sethalt
    0x1054f00694c0b, // s_setpc_b64
    0x1055200128f09, // s_setprio
    0x105530012f210, // s_setprio_inc_wg
    0x105540010e70c, // s_setreg_b32
    0x105550010f312, // s_setreg_imm32_b32
    0x3055600030f0e, // s_sext_i32_i16
    0x305590003020d, // s_sext_i32_i8
    0x1055c00111d07, // s_sleep
    0x3055d0007e60b, // s_sleep_var
    0x705600008e40f, // s_sub_co_ci_u32
    0x705670008c90c, // s_sub_co_i32
    0x7056e0008b10c, // s_sub_co_u32
    0x70575000b6709, // s_sub_f16
    0x7057c000afe09, // s_sub_f32
    0x7056700695709, // s_sub_i32
    0x70583000bdd0c, // s_sub_nc_u64
    0x7056e00696009, // s_sub_u32
    0x7058300696909, // s_sub_u64
    0x705600069720a, // s_subb_u32
    0x1058a00062a0d, // s_swap_pc_i64
    0x1058a00697c0c, // s_swappc_b64
    0x1058b0011cb06, // s_trap
    0x3058c00088f0b, // s_trunc_f16
    0x3058f0008060b, // s_trunc_f32
    0x105920012ca0c, // s_ttracedata
    0x105930012d610, // s_ttracedata_imm
    0x10594000e6f09, // s_version
    0x105950011b60a, // s_wait_alu
    0x1059600136b0f, // s_wait_asynccnt
    0x1059700132a0c, // s_wait_dscnt
    0x105980011c00b, // s_wait_idle
    0x105990013360c, // s_wait_kmcnt
    0x1059a0013020e, // s_wait_loadcnt
    0x1059b00134214, // s_wait_loadcnt_dscnt
    0x1059c0013100f, // s_wait_storecnt
    0x1059d00135615, // s_wait_storecnt_dscnt
    0x1059e00137a10, // s_wait_tensorcnt
    0x1059f00131f0b, // s_wait_xcnt
    0x1059500698810, // s_waitcnt_depctr
    0x105a000128708, // s_wakeup
    0x105a10007d610, // s_wakeup_barrier
    0x305a20003c809, // s_wqm_b32
    0x305a50003d109, // s_wqm_b64
    0x705a80009f60a, // s_xnor_b32
    0x705af000a000a, // s_xnor_b64
    0x305b60004a013, // s_xnor_saveexec_b32
    0x305b90004b313, // s_xnor_saveexec_b64
    0x705bc0009be09, // s_xor_b32
    0x705c30009c709, // s_xor_b64
    0x305ca00043212, // s_xor_saveexec_b32
    0x305cd00044412, // s_xor_saveexec_b64
    0x105d00054c211, // scratch_load_b128
    0x105d100549210, // scratch_load_b32
    0x105d20054a210, // scratch_load_b64
    0x105d30054b210, // scratch_load_b96
    0x105d40055e512, // scratch_load_block
    0x105d500555f14, // scratch_load_d16_b16
    0x105d600559f17, // scratch_load_d16_hi_b16
    0x105d700558916, // scratch_load_d16_hi_i8
    0x105d800557316, // scratch_load_d16_hi_u8
    0x105d900554c13, // scratch_load_d16_i8
    0x105da00553913, // scratch_load_d16_u8
    0x105d100699812, // scratch_load_dword
    0x105d20069aa14, // scratch_load_dwordx2
    0x105d30069be14, // scratch_load_dwordx3
    0x105d00069d214, // scratch_load_dwordx4
    0x105db00548210, // scratch_load_i16
    0x105dc0054630f, // scratch_load_i8
    0x105dc0069e612, // scratch_load_sbyte
    0x105d90069f816, // scratch_load_sbyte_d16
    0x105d7006a0e19, // scratch_load_sbyte_d16_hi
    0x105d5006a2716, // scratch_load_short_d16
    0x105d6006a3d19, // scratch_load_short_d16_hi
    0x105db006a5613, // scratch_load_sshort
    0x105dd00547210, // scratch_load_u16
    0x105de0054540f, // scratch_load_u8
    0x105de006a6912, // scratch_load_ubyte
    0x105da006a7b16, // scratch_load_ubyte_d16
    0x105d8006a9119, // scratch_load_ubyte_d16_hi
    0x105dd006aaa13, // scratch_load_ushort
    0x105df00552712, // scratch_store_b128
    0x105e00054e311, // scratch_store_b16
    0x105e10054f411, // scratch_store_b32
    0x105e200550511, // scratch_store_b64
    0x105e30054d310, // scratch_store_b8
    0x105e400551611, // scratch_store_b96
    0x105e50055f713, // scratch_store_block
    0x105e3006abd12, // scratch_store_byte
    0x105e7006acf19, // scratch_store_byte_d16_hi
    0x105e60055cd18, // scratch_store_d16_hi_b16
    0x105e70055b617, // scratch_store_d16_hi_b8
    0x105e1006ae813, // scratch_store_dword
    0x105e2006afb15, // scratch_store_dwordx2
    0x105e4006b1015, // scratch_store_dwordx3
    0x105df006b2515, // scratch_store_dwordx4
    0x105e0006b3a13, // scratch_store_short
    0x105e6006b4d1a, // scratch_store_short_d16_hi
    0x105e8002b7112, // tensor_load_to_lds
    0x105e900560a0b, // tensor_save
    0x105ea0056150b, // tensor_stop
    0x105eb002b8315, // tensor_store_from_lds
    0xa05ec006b670d, // v_add3_nc_u32
    0xa05ec0036dd0a, // v_add3_u32
    0xb05f60032720f, // v_add_co_ci_u32
    0x60601003e390c, // v_add_co_u32
    0xb060700334e09, // v_add_f16
    0xb061200313c09, // v_add_f32
    0x9061d00313309, // v_add_f64
    0x6065e006b7409, // v_add_i32
    0xa06260036640e, // v_add_lshl_u32
    0xa06300037510d, // v_add_max_i32
    0xa063a00375e0d, // v_add_max_u32
    0xa064400376b0d, // v_add_min_i32
    0xa064e0037780d, // v_add_min_u32
    0x60658003ec80c, // v_add_nc_i16
    0x6065e0040170c, // v_add_nc_i32
    0x60664003e600c, // v_add_nc_u16
    0xb066a0032b80c, // v_add_nc_u32
    0x906750032df0c, // v_add_nc_u64
    0xb066a006b7d09, // v_add_u32
    0xa067e00343f0e, // v_alignbit_b32
    0xa068800344d0f, // v_alignbyte_b32
    0x606920040da09, // v_and_b16
    0xb069800324109, // v_and_b32
    0xa06a30036f40c, // v_and_or_b32
    0xa06ad0038ff10, // v_ashr_pk_i8_i32
    0xa06b700390f10, // v_ashr_pk_u8_i32
    0x606c100407c0d, // v_ashrrev_i16
    0xb06c70032340d, // v_ashrrev_i32
    0x406d20040960d, // v_ashrrev_i64
    0x606d6003f8f0e, // v_bcnt_u32_b32
    0xa06dc00341209, // v_bfe_i32
    0xa06e600340909, // v_bfe_u32
    0xa06f000341b09, // v_bfi_b32
    0x606fa003f8609, // v_bfm_b32
    0x90700002e090b, // v_bfrev_b32
    0xa07090035880c, // v_bitop3_b16
    0xa07130035940c, // v_bitop3_b32
    0x9071d002f7a0a, // v_ceil_f16
    0x90726002d750a, // v_ceil_f32
    0x7072f002d0e0a, // v_ceil_f64
    0x90736002e2e09, // v_cls_i32
    0x9073f002e140d, // v_clz_i32_u32
    0xb0748004e4f0f, // v_cmp_class_f16
    0xb0753004e5e0f, // v_cmp_class_f32
    0x7075e004e6d0f, // v_cmp_class_f64
    0xb0765004aa70c, // v_cmp_eq_f16
    0xb0770004b530c, // v_cmp_eq_f32
    0x7077b004bff0c, // v_cmp_eq_f64
    0xb0782004cab0c, // v_cmp_eq_i16
    0xb078d004d3b0c, // v_cmp_eq_i32
    0x70798004dcb0c, // v_cmp_eq_i64
    0xb079f004cf30c, // v_cmp_eq_u16
    0xb07aa004d830c, // v_cmp_eq_u32
    0x707b5004e130c, // v_cmp_eq_u64
    0xb07bc004ad70c, // v_cmp_ge_f16
    0xb07c7004b830c, // v_cmp_ge_f32
    0x707d2004c2f0c, // v_cmp_ge_f64
    0xb07d9004cdb0c, // v_cmp_ge_i16
    0xb07e4004d6b0c, // v_cmp_ge_i32
    0x707ef004dfb0c, // v_cmp_ge_i64
    0xb07f6004d230c, // v_cmp_ge_u16
    0xb0801004db30c, // v_cmp_ge_u32
    0x7080c004e430c, // v_cmp_ge_u64
    0xb0813004abf0c, // v_cmp_gt_f16
    0xb081e004b6b0c, // v_cmp_gt_f32
    0x70829004c170c, // v_cmp_gt_f64
    0xb0830004cc30c, // v_cmp_gt_i16
    0xb083b004d530c, // v_cmp_gt_i32
    0x70846004de30c, // v_cmp_gt_i64
    0xb084d004d0b0c, // v_cmp_gt_u16
    0xb0858004d9b0c, // v_cmp_gt_u32
    0x70863004e2b0c, // v_cmp_gt_u64
    0xb086a004ab30c, // v_cmp_le_f16
    0xb0875004b5f0c, // v_cmp_le_f32
    0x70880004c0b0c, // v_cmp_le_f64
    0xb0887004cb70c, // v_cmp_le_i16
    0xb0892004d470c, // v_cmp_le_i32
    0x7089d004dd70c, // v_cmp_le_i64
    0xb08a4004cff0c, // v_cmp_le_u16
    0xb08af004d8f0c, // v_cmp_le_u32
    0x708ba004e1f0c, // v_cmp_le_u64
    0xb08c1004acb0c, // v_cmp_lg_f16
    0xb08cc004b770c, // v_cmp_lg_f32
    0x708d7004c230c, // v_cmp_lg_f64
    0xb08de004a9b0c, // v_cmp_lt_f16
    0xb08e9004b470c, // v_cmp_lt_f32
    0x708f4004bf30c, // v_cmp_lt_f64
    0xb08fb004c9f0c, // v_cmp_lt_i16
    0xb0906004d2f0c, // v_cmp_lt_i32
    0x70911004dbf0c, // v_cmp_lt_i64
    0xb0918004ce70c, // v_cmp_lt_u16
    0xb0923004d770c, // v_cmp_lt_u32
    0x7092e004e070c, // v_cmp_lt_u64
    0xb0935004ccf0c, // v_cmp_ne_i16
    0xb0940004d5f0c, // v_cmp_ne_i32
    0x7094b004def0c, // v_cmp_ne_i64
    0xb0952004d170c, // v_cmp_ne_u16
    0xb095d004da70c, // v_cmp_ne_u32
    0x70968004e370c, // v_cmp_ne_u64
    0xb096f004b2d0d, // v_cmp_neq_f16
    0xb097a004bd90d, // v_cmp_neq_f32
    0x70985004c850d, // v_cmp_neq_f64
    0xb098c004af90d, // v_cmp_nge_f16
    0xb0997004ba50d, // v_cmp_nge_f32
    0x709a2004c510d, // v_cmp_nge_f64
    0xb09a9004b130d, // v_cmp_ngt_f16
    0xb09b4004bbf0d, // v_cmp_ngt_f32
    0x709bf004c6b0d, // v_cmp_ngt_f64
    0xb09c6004b200d, // v_cmp_nle_f16
    0xb09d1004bcc0d, // v_cmp_nle_f32
    0x709dc004c780d, // v_cmp_nle_f64
    0xb09e3004b060d, // v_cmp_nlg_f16
    0xb09ee004bb20d, // v_cmp_nlg_f32
    0x709f9004c5e0d, // v_cmp_nlg_f64
    0xb0a00004b3a0d, // v_cmp_nlt_f16
    0xb0a0b004be60d, // v_cmp_nlt_f32
    0x70a16004c920d, // v_cmp_nlt_f64
    0xb0a1d004ae30b, // v_cmp_o_f16
    0xb0a28004b8f0b, // v_cmp_o_f32
    0x70a33004c3b0b, // v_cmp_o_f64
    0xb0a3a004aee0b, // v_cmp_u_f16
    0xb0a45004b9a0b, // v_cmp_u_f32
    0x70a50004c460b, // v_cmp_u_f64
    0xb0a5700527e10, // v_cmpx_class_f16
    0xb0a6200528e10, // v_cmpx_class_f32
    0x70a6d00529e10, // v_cmpx_class_f64
    0xb0a74004e890d, // v_cmpx_eq_f16
    0xb0a7f004f430d, // v_cmpx_eq_f32
    0x70a8a004ffd0d, // v_cmpx_eq_f64
    0xb0a910050b70d, // v_cmpx_eq_i16
    0xb0a9c0051530d, // v_cmpx_eq_i32
    0x70aa70051ef0d, // v_cmpx_eq_i64
    0xb0aae0051050d, // v_cmpx_eq_u16
    0xb0ab90051a10d, // v_cmpx_eq_u32
    0x70ac400523d0d, // v_cmpx_eq_u64
    0xb0acb004ebd0d, // v_cmpx_ge_f16
    0xb0ad6004f770d, // v_cmpx_ge_f32
    0x70ae10050310d, // v_cmpx_ge_f64
    0xb0ae80050eb0d, // v_cmpx_ge_i16
    0xb0af30051870d, // v_cmpx_ge_i32
    0x70afe0052230d, // v_cmpx_ge_i64
    0xb0b050051390d, // v_cmpx_ge_u16
    0xb0b100051d50d, // v_cmpx_ge_u32
    0x70b1b0052710d, // v_cmpx_ge_u64
    0xb0b22004ea30d, // v_cmpx_gt_f16
    0xb0b2d004f5d0d, // v_cmpx_gt_f32
    0x70b380050170d, // v_cmpx_gt_f64
    0xb0b3f0050d10d, // v_cmpx_gt_i16
    0xb0b4a00516d0d, // v_cmpx_gt_i32
    0x70b550052090d, // v_cmpx_gt_i64
    0xb0b5c00511f0d, // v_cmpx_gt_u16
    0xb0b670051bb0d, // v_cmpx_gt_u32
    0x70b720052570d, // v_cmpx_gt_u64
    0xb0b79004e960d, // v_cmpx_le_f16
    0xb0b84004f500d, // v_cmpx_le_f32
    0x70b8f00500a0d, // v_cmpx_le_f64
    0xb0b960050c40d, // v_cmpx_le_i16
    0xb0ba10051600d, // v_cmpx_le_i32
    0x70bac0051fc0d, // v_cmpx_le_i64
    0xb0bb30051120d, // v_cmpx_le_u16
    0xb0bbe0051ae0d, // v_cmpx_le_u32
    0x70bc900524a0d, // v_cmpx_le_u64
    0xb0bd0004eb00d, // v_cmpx_lg_f16
    0xb0bdb004f6a0d, // v_cmpx_lg_f32
    0x70be60050240d, // v_cmpx_lg_f64
    0xb0bed004e7c0d, // v_cmpx_lt_f16
    0xb0bf8004f360d, // v_cmpx_lt_f32
    0x70c03004ff00d, // v_cmpx_lt_f64
    0xb0c0a0050aa0d, // v_cmpx_lt_i16
    0xb0c150051460d, // v_cmpx_lt_i32
    0x70c200051e20d, // v_cmpx_lt_i64
    0xb0c270050f80d, // v_cmpx_lt_u16
    0xb0c320051940d, // v_cmpx_lt_u32
    0x70c3d0052300d, // v_cmpx_lt_u64
    0xb0c440050de0d, // v_cmpx_ne_i16
    0xb0c4f00517a0d, // v_cmpx_ne_i32
    0x70c5a0052160d, // v_cmpx_ne_i64
    0xb0c6100512c0d, // v_cmpx_ne_u16
    0xb0c6c0051c80d, // v_cmpx_ne_u32
    0x70c770052640d, // v_cmpx_ne_u64
    0xb0c7e004f1a0e, // v_cmpx_neq_f16
    0xb0c89004fd40e, // v_cmpx_neq_f32
    0x70c9400508e0e, // v_cmpx_neq_f64
    0xb0c9b004ee20e, // v_cmpx_nge_f16
    0xb0ca6004f9c0e, // v_cmpx_nge_f32
    0x70cb10050560e, // v_cmpx_nge_f64
    0xb0cb8004efe0e, // v_cmpx_ngt_f16
    0xb0cc3004fb80e, // v_cmpx_ngt_f32
    0x70cce0050720e, // v_cmpx_ngt_f64
    0xb0cd5004f0c0e, // v_cmpx_nle_f16
    0xb0ce0004fc60e, // v_cmpx_nle_f32
    0x70ceb0050800e, // v_cmpx_nle_f64
    0xb0cf2004ef00e, // v_cmpx_nlg_f16
    0xb0cfd004faa0e, // v_cmpx_nlg_f32
    0x70d080050640e, // v_cmpx_nlg_f64
    0xb0d0f004f280e, // v_cmpx_nlt_f16
    0xb0d1a004fe20e, // v_cmpx_nlt_f32
    0x70d2500509c0e, // v_cmpx_nlt_f64
    0xb0d2c004eca0c, // v_cmpx_o_f16
    0xb0d37004f840c, // v_cmpx_o_f32
    0x70d4200503e0c, // v_cmpx_o_f64
    0xb0d49004ed60c, // v_cmpx_u_f16
    0xb0d54004f900c, // v_cmpx_u_f32
    0x70d5f00504a0c, // v_cmpx_u_f64
    0x60d660037440d, // v_cndmask_b16
    0xb0d6c0031260d, // v_cndmask_b32
    0x90d7700311c0a, // v_cos_bf16
    0x90d80002fae09, // v_cos_f16
    0x90d89002df709, // v_cos_f32
    0x90d92002e210d, // v_ctz_i32_b32
    0xa0d9b0033d90c, // v_cubeid_f32
    0xa0da50033fd0c, // v_cubema_f32
    0xa0daf0033e50c, // v_cubesc_f32
    0xa0db90033f10c, // v_cubetc_f32
    0x90dc30030d20d, // v_cvt_f16_bf8
    0x90dcc002c3d0d, // v_cvt_f16_f32
    0x90dd50030c50d, // v_cvt_f16_fp8
    0x90dde002ef70d, // v_cvt_f16_i16
    0x90de7002eea0d, // v_cvt_f16_u16
    0x90df00030790e, // v_cvt_f32_bf16
    0x90df90030460d, // v_cvt_f32_bf8
    0x90e02002c4a0d, // v_cvt_f32_f16
    0x70e0b002c8f0d, // v_cvt_f32_f64
    0x90e1200302e0d, // v_cvt_f32_fp8
    0x90e1b002c090d, // v_cvt_f32_i32
    0x90e24002c160d, // v_cvt_f32_u32
    0x90e2d002ca910, // v_cvt_f32_ubyte0
    0x90e36002cb910, // v_cvt_f32_ubyte1
    0x90e3f002cc910, // v_cvt_f32_ubyte2
    0x90e48002cd910, // v_cvt_f32_ubyte3
    0x70e51002c9c0d, // v_cvt_f64_f32
    0x70e58002bfc0d, // v_cvt_f64_i32
    0x70e5f002cf60d, // v_cvt_f64_u32
    0x90e66002c6c13, // v_cvt_floor_i32_f32
    0x90e66006b8611, // v_cvt_flr_i32_f32
    0x90e6f002f110d, // v_cvt_i16_f16
    0x90e78002c300d, // v_cvt_i32_f32
    0x70e81002bea0d, // v_cvt_i32_f64
    0x90e880030140d, // v_cvt_i32_i16
    0x90e91002c5715, // v_cvt_nearest_i32_f32
    0x90e9a002fc612, // v_cvt_norm_i16_f16
    0x90ea3002fd812, // v_cvt_norm_u16_f16
    0x90eac002c7f10, // v_cvt_off_f32_i4
    0x60eb500416811, // v_cvt_pk_bf16_f32
    0x40ebb0041c010, // v_cvt_pk_bf8_f16
    0x60ebf00413810, // v_cvt_pk_bf8_f32
    0x90ec50030b510, // v_cvt_pk_f16_bf8
    0x60ece00418d10, // v_cvt_pk_f16_f32
    0x90ed40030a510, // v_cvt_pk_f16_fp8
    0x50edd00306910, // v_cvt_pk_f32_bf8
    0x50ee200305310, // v_cvt_pk_f32_fp8
    0x40ee70041b010, // v_cvt_pk_fp8_f16
    0x60eeb00412810, // v_cvt_pk_fp8_f32
    0x60ef1003e8410, // v_cvt_pk_i16_f32
    0x60ef7003ffb10, // v_cvt_pk_i16_i32
    0x60efd003f1715, // v_cvt_pk_norm_i16_f16
    0x60f03003fc115, // v_cvt_pk_norm_i16_f32
    0x60f09003f2c15, // v_cvt_pk_norm_u16_f16
    0x60f0f003fd615, // v_cvt_pk_norm_u16_f32
    0xb0f1500332014, // v_cvt_pk_rtz_f16_f32
    0x60f20003e9410, // v_cvt_pk_u16_f32
    0x60f26003feb10, // v_cvt_pk_u16_u32
    0xa0f2c0034c90f, // v_cvt_pk_u8_f32
    0x60efd006b9714, // v_cvt_pknorm_i16_f16
    0x60f03006bab14, // v_cvt_pknorm_i16_f32
    0x60f09006bbf14, // v_cvt_pknorm_u16_f16
    0x60f0f006bd314, // v_cvt_pknorm_u16_f32
    0xb0f15006be713, // v_cvt_pkrtz_f16_f32
    0x90e91006bfa11, // v_cvt_rpi_i32_f32
    0x20f36003c5019, // v_cvt_scale_pk16_bf16_bf6
    0x20f38003c0719, // v_cvt_scale_pk16_bf16_fp6
    0x20f3a003c3818, // v_cvt_scale_pk16_f16_bf6
    0x20f3c003bef18, // v_cvt_scale_pk16_f16_fp6
    0x20f3e003c6918, // v_cvt_scale_pk16_f32_bf6
    0x20f40003c2018, // v_cvt_scale_pk16_f32_fp6
    0x20f42003a2218, // v_cvt_scale_pk8_bf16_bf8
    0x20f4400399618, // v_cvt_scale_pk8_bf16_fp4
    0x20f460039dc18, // v_cvt_scale_pk8_bf16_fp8
    0x20f48003a0b17, // v_cvt_scale_pk8_f16_bf8
    0x20f4a00397f17, // v_cvt_scale_pk8_f16_fp4
    0x20f4c0039c517, // v_cvt_scale_pk8_f16_fp8
    0x20f4e003a3a17, // v_cvt_scale_pk8_f32_bf8
    0x20f500039ae17, // v_cvt_scale_pk8_f32_fp4
    0x20f520039f417, // v_cvt_scale_pk8_f32_fp8
    0x20f54003d091c, // v_cvt_scalef32_pk16_bf6_bf16
    0x20f56003cd21b, // v_cvt_scalef32_pk16_bf6_f16
    0x20f58003c9c1b, // v_cvt_scalef32_pk16_bf6_f32
    0x20f5a003ced1c, // v_cvt_scalef32_pk16_fp6_bf16
    0x20f5c003cb71b, // v_cvt_scalef32_pk16_fp6_f16
    0x20f5e003c811b, // v_cvt_scalef32_pk16_fp6_f32
    0x20f60003aa01b, // v_cvt_scalef32_pk8_bf8_bf16
    0x20f62003bd51a, // v_cvt_scalef32_pk8_bf8_f16
    0x20f64003bbb1a, // v_cvt_scalef32_pk8_bf8_f32
    0x20f66003abb1b, // v_cvt_scalef32_pk8_fp4_bf16
    0x20f68003a6b1a, // v_cvt_scalef32_pk8_fp4_f16
    0x20f6a003a511a, // v_cvt_scalef32_pk8_fp4_f32
    0x20f6c003a851b, // v_cvt_scalef32_pk8_fp8_bf16
    0x20f6e003ba11a, // v_cvt_scalef32_pk8_fp8_f16
    0x20f70003b871a, // v_cvt_scalef32_pk8_fp8_f32
    0x40f72003dbc1f, // v_cvt_scalef32_sr_pk16_bf6_bf16
    0x40f76003d7f1e, // v_cvt_scalef32_sr_pk16_bf6_f16
    0x40f7a003d431e, // v_cvt_scalef32_sr_pk16_bf6_f32
    0x40f7e003d9d1f, // v_cvt_scalef32_sr_pk16_fp6_bf16
    0x40f82003d611e, // v_cvt_scalef32_sr_pk16_fp6_f16
    0x40f86003d251e, // v_cvt_scalef32_sr_pk16_fp6_f32
    0x40f8a003b691e, // v_cvt_scalef32_sr_pk8_bf8_bf16
    0x40f8e003b4c1d, // v_cvt_scalef32_sr_pk8_bf8_f16
    0x40f920039591d, // v_cvt_scalef32_sr_pk8_bf8_f32
    0x40f96003af31e, // v_cvt_scalef32_sr_pk8_fp4_bf16
    0x40f9a003ad61d, // v_cvt_scalef32_sr_pk8_fp4_f16
    0x40f9e00391f1d, // v_cvt_scalef32_sr_pk8_fp4_f32
    0x40fa2003b2e1e, // v_cvt_scalef32_sr_pk8_fp8_bf16
    0x40fa6003b111d, // v_cvt_scalef32_sr_pk8_fp8_f16
    0x40faa00393c1d, // v_cvt_scalef32_sr_pk8_fp8_f32
    0x60fae0041e010, // v_cvt_sr_bf8_f16
    0x60fb400415810, // v_cvt_sr_bf8_f32
    0x60fba0041d010, // v_cvt_sr_fp8_f16
    0x60fc000414810, // v_cvt_sr_fp8_f32
    0xa0fc600417914, // v_cvt_sr_pk_bf16_f32
    0xa0fd000419d13, // v_cvt_sr_pk_f16_f32
    0x90fda002f040d, // v_cvt_u16_f16
    0x90fe3002c230d, // v_cvt_u32_f32
    0x70fec002ce90d, // v_cvt_u32_f64
    0x90ff30030210d, // v_cvt_u32_u16
    0xa0ffc0036ce0f, // v_div_fixup_f16
    0x810060034d80f, // v_div_fixup_f32
    0x9100e0034e70f, // v_div_fixup_f64
    0x810170035a90e, // v_div_fmas_f32
    0x9101f0035b70e, // v_div_fmas_f64
    0x81028003dfb0f, // v_div_scale_f32
    0x91030003e0a0f, // v_div_scale_f64
    0x81039006c0b0d, // v_dot4_i32_i8
    0x8103900430d0e, // v_dot4_i32_iu8
    0x8104100431b0d, // v_dot4_u32_u8
    0x81049006c180d, // v_dot8_i32_i4
    0x810490043280e, // v_dot8_i32_iu4
    0x810510043360d, // v_dot8_u32_u4
    0x610590053390e, // v_dual_add_f32
    0x1105f0052bc0e, // v_dual_add_f64
    0x410600053c111, // v_dual_add_nc_u32
    0x4106400542612, // v_dual_ashrrev_i32
    0x110680053e411, // v_dual_bitop2_b32
    0x6106900538b12, // v_dual_cndmask_b32
    0x2106f0053f50e, // v_dual_fma_f32
    0x110710052ae0e, // v_dual_fma_f64
    0x4107200530b10, // v_dual_fmaak_f32
    0x610760052fc0f, // v_dual_fmac_f32
    0x4107c00531b10, // v_dual_fmamk_f32
    0x410800053d212, // v_dual_lshlrev_b32
    0x4108400541412, // v_dual_lshrrev_b32
    0x310880054380e, // v_dual_max_i32
    0x6108b00539d12, // v_dual_max_num_f32
    0x110910052d812, // v_dual_max_num_f64
    0x310920054460e, // v_dual_min_i32
    0x610950053af12, // v_dual_min_num_f32
    0x1109b0052ea12, // v_dual_min_num_f64
    0x6109c00537d0e, // v_dual_mov_b32
    0x610a200536617, // v_dual_mul_dx9_zero_f32
    0x610a800532b0e, // v_dual_mul_f32
    0x110ae0052ca0e, // v_dual_mul_f64
    0x610af0053470e, // v_dual_sub_f32
    0x410b500540311, // v_dual_sub_nc_u32
    0x610b900535511, // v_dual_subrev_f32
    0x910bf0031080a, // v_exp_bf16
    0x910c8002f4309, // v_exp_f16
    0x910d1002d9509, // v_exp_f32
    0x90736006c250a, // v_ffbh_i32
    0x9073f006c2f0a, // v_ffbh_u32
    0x90d92006c390a, // v_ffbl_b32
    0x910da002f6f0b, // v_floor_f16
    0x910e3002d8a0b, // v_floor_f32
    0x710ec002d230b, // v_floor_f64
    0xa10f30033ad12, // v_fma_dx9_zero_f32
    0xa10fd00367209, // v_fma_f16
    0xa110700342409, // v_fma_f32
    0x9111100342d09, // v_fma_f64
    0xa10f3006c4310, // v_fma_legacy_f32
    0xa111a00438f0d, // v_fma_mix_f32
    0xa112400451f12, // v_fma_mix_f32_bf16
    0xa111a006c5311, // v_fma_mix_f32_f16
    0xa112e00454110, // v_fma_mixhi_bf16
    0xa11380043ab0f, // v_fma_mixhi_f16
    0xa114200453110, // v_fma_mixlo_bf16
    0xa114c00439c0f, // v_fma_mixlo_f16
    0x2115600338a0b, // v_fmaak_f16
    0x211580033150b, // v_fmaak_f32
    0x2115a0032ad0b, // v_fmaak_f64
    0xb115c0033750a, // v_fmac_f16
    0xb11670033000a, // v_fmac_f32
    0x911720032100a, // v_fmac_f64
    0x2117b00337f0b, // v_fmamk_f16
    0x2117d00330a0b, // v_fmamk_f32
    0x2117f0032a20b, // v_fmamk_f64
    0x91181002f9a0b, // v_fract_f16
    0x9118a002d5f0b, // v_fract_f32
    0x71193002e5a0b, // v_fract_f64
    0x9119a002f5c13, // v_frexp_exp_i16_f16
    0x911a3002e6513, // v_frexp_exp_i32_f32
    0x711ac002e3713, // v_frexp_exp_i32_f64
    0x911b3002f4c10, // v_frexp_mant_f16
    0x911bc002e7810, // v_frexp_mant_f32
    0x711c5002e4a10, // v_frexp_mant_f64
    0xb11cc0033950b, // v_ldexp_f16
    0x611d7003f7b0b, // v_ldexp_f32
    0x511dd0040230b, // v_ldexp_f64
    0xa11e200343609, // v_lerp_u8
    0x911ec0030fe0a, // v_log_bf16
    0x911f5002f3a09, // v_log_f16
    0x911fe002d9e09, // v_log_f32
    0xa12070036560e, // v_lshl_add_u32
    0x912110036b70e, // v_lshl_add_u64
    0xa121a0036e70d, // v_lshl_or_b32
    0x612240040620d, // v_lshlrev_b16
    0xb122a00321a0d, // v_lshlrev_b32
    0x812350032650d, // v_lshlrev_b64
    0x6123d00406f0d, // v_lshrrev_b16
    0xb12430032270d, // v_lshrrev_b32
    0x4124e0040890d, // v_lshrrev_b64
    0x91252003e2910, // v_mad_co_i64_i32
    0x9125b003e1910, // v_mad_co_u64_u32
    0xa12640036c509, // v_mad_i16
    0xa126e0037160d, // v_mad_i32_i16
    0xa12780033bf0d, // v_mad_i32_i24
    0x91252006c640d, // v_mad_i64_i32
    0x91282003deb10, // v_mad_nc_i64_i32
    0x9128b003ddb10, // v_mad_nc_u64_u32
    0xa129400361809, // v_mad_u16
    0x9129e0035a009, // v_mad_u32
    0xa12a70037090d, // v_mad_u32_u16
    0xa12b10033cc0d, // v_mad_u32_u24
    0x9125b006c710d, // v_mad_u64_u32
    0xa12cf006c7e0a, // v_max3_f16
    0xa12d9006c880a, // v_max3_f32
    0xa12bb00368f0a, // v_max3_i16
    0xa12c500347c0a, // v_max3_i32
    0xa12cf0035200e, // v_max3_num_f16
    0xa12d90035040e, // v_max3_num_f32
    0xa12e30036990a, // v_max3_u16
    0xa12ed0034860a, // v_max3_u32
    0xb130d006c9209, // v_max_f16
    0xb1318006c9b09, // v_max_f32
    0x91323006ca409, // v_max_f64
    0x612f7003ead09, // v_max_i16
    0xb12fd0031db09, // v_max_i32
    0x51308003f7209, // v_max_i64
    0xb130d0033410d, // v_max_num_f16
    0xb13180032030d, // v_max_num_f32
    0x913230031c50d, // v_max_num_f64
    0x6132c003ea409, // v_max_u16
    0xb13320031ed09, // v_max_u32
    0x5133d003f6009, // v_max_u64
    0xa13420035580e, // v_maximum3_f16
    0xa134c00353c0e, // v_maximum3_f32
    0x6135600411b0d, // v_maximum_f16
    0x6135c0041010d, // v_maximum_f32
    0x513620040b00d, // v_maximum_f64
    0xa136700383114, // v_maximumminimum_f16
    0xa137100380914, // v_maximumminimum_f32
    0xa1385006cad0c, // v_maxmin_f16
    0xa138f006cb90c, // v_maxmin_f32
    0xa137b00379d0c, // v_maxmin_i32
    0xa13850037e510, // v_maxmin_num_f16
    0xa138f0037c510, // v_maxmin_num_f32
    0xa13990037850c, // v_maxmin_u32
    0x613a3003faf12, // v_mbcnt_hi_u32_b32
    0x613a9003f9d12, // v_mbcnt_lo_u32_b32
    0xa13c3006cc50a, // v_med3_f16
    0xa13cd006ccf0a, // v_med3_f32
    0xa13af0036a30a, // v_med3_i16
    0xa13b90034900a, // v_med3_i32
    0xa13c30035740e, // v_med3_num_f16
    0xa13cd0035660e, // v_med3_num_f32
    0xa13d70036ad0a, // v_med3_u16
    0xa13e100349a0a, // v_med3_u32
    0xa13ff006cd90a, // v_min3_f16
    0xa1409006ce30a, // v_min3_f32
    0xa13eb00367b0a, // v_min3_i16
    0xa13f50034680a, // v_min3_i32
    0xa13ff0035120e, // v_min3_num_f16
    0xa14090034f60e, // v_min3_num_f32
    0xa14130036850a, // v_min3_u16
    0xa141d0034720a, // v_min3_u32
    0xb143d006ced09, // v_min_f16
    0xb1448006cf609, // v_min_f32
    0x91453006cff09, // v_min_f64
    0x61427003ebf09, // v_min_i16
    0xb142d0031d209, // v_min_i32
    0x51438003f6909, // v_min_i64
    0xb143d0033340d, // v_min_num_f16
    0xb14480031f60d, // v_min_num_f32
    0x914530031b80d, // v_min_num_f64
    0x6145c003eb609, // v_min_u16
    0xb14620031e409, // v_min_u32
    0x5146d003f5709, // v_min_u64
    0xa147200354a0e, // v_minimum3_f16
    0xa147c00352e0e, // v_minimum3_f32
    0x6148600410e0d, // v_minimum_f16
    0x6148c0040f40d, // v_minimum_f32
    0x514920040a30d, // v_minimum_f64
    0xa149700381d14, // v_minimummaximum_f16
    0xa14a10037f514, // v_minimummaximum_f32
    0xa14b5006d080c, // v_minmax_f16
    0xa14bf006d140c, // v_minmax_f32
    0xa14ab0037a90c, // v_minmax_i32
    0xa14b50037d510, // v_minmax_num_f16
    0xa14bf0037b510, // v_minmax_num_f32
    0xa14c90037910c, // v_minmax_u32
    0x914d3002d3909, // v_mov_b16
    0x914dc002ba109, // v_mov_b32
    0x714e5002d4209, // v_mov_b64
    0x914ec002e880d, // v_movreld_b32
    0x614f5002e950d, // v_movrels_b32
    0x614fb002eb010, // v_movrelsd_2_b32
    0x61501002ea20e, // v_movrelsd_b32
    0x815070035de11, // v_mqsad_pk_u16_u8
    0x4150f0035ef0e, // v_mqsad_u32_u8
    0xa15130035c509, // v_msad_u8
    0xb151d00316312, // v_mul_dx9_zero_f32
    0xb152800336c09, // v_mul_f16
    0xb153300317509, // v_mul_f32
    0x9153e00315a09, // v_mul_f64
    0x515470040460c, // v_mul_hi_i32
    0xb154c00318b10, // v_mul_hi_i32_i24
    0x5155700403a0c, // v_mul_hi_u32
    0xb155c0031a810, // v_mul_hi_u32_u24
    0xb156700317e0d, // v_mul_i32_i24
    0xb151d006d2010, // v_mul_legacy_f32
    0x61572003e780c, // v_mul_lo_u16
    0x5157800402e0c, // v_mul_lo_u32
    0xb157d00319b0d, // v_mul_u32_u24
    0x715880032f709, // v_mul_u64
    0xa158f00345c0c, // v_mullit_f32
    0x21599002b9805, // v_nop
    0x9159b00300b09, // v_not_b16
    0x915a4002e0009, // v_not_b32
    0xa15ad00370009, // v_or3_b32
    0x615b70040e308, // v_or_b16
    0xb15bd00324a08, // v_or_b32
    0x615c8003f090e, // v_pack_b32_f16
    0xa15ce0036430a, // v_perm_b32
    0x815d80035fd11, // v_perm_pk16_b4_u4
    0x815e000362111, // v_perm_pk16_b6_u4
    0x815e800363211, // v_perm_pk16_b8_u4
    0x415f000372310, // v_permlane16_b32
    0x215f4002ec015, // v_permlane16_swap_b32
    0x115f6003ee014, // v_permlane16_var_b32
    0x415f700384514, // v_permlane_bcast_b32
    0x415fb00386a13, // v_permlane_down_b32
    0x215ff003f4116, // v_permlane_idx_gen_b32
    0x4160100385911, // v_permlane_up_b32
    0x4160500387d12, // v_permlane_xor_b32
    0x4160900373311, // v_permlanex16_b32
    0x1160d003ef415, // v_permlanex16_var_b32
    0x2160e002d2e0b, // v_pipeflush
    0x416100043ba0d, // v_pk_add_bf16
    0x416140042c80c, // v_pk_add_f16
    0x416180043d30c, // v_pk_add_f32
    0x4161c0042200c, // v_pk_add_i16
    0x816200042ed10, // v_pk_add_max_i16
    0x816280042fd10, // v_pk_add_max_u16
    0x8163000440e10, // v_pk_add_min_i16
    0x8163800441e10, // v_pk_add_min_u16
    0x4164000428c0c, // v_pk_add_u16
    0x4164400425810, // v_pk_ashrrev_i16
    0x816480042e00d, // v_pk_fma_bf16
    0x816500042bc0c, // v_pk_fma_f16
    0x816580043830c, // v_pk_fma_f32
    0x316600033a00d, // v_pk_fmac_f16
    0x4166300423810, // v_pk_lshlrev_b16
    0x4166700424810, // v_pk_lshrrev_b16
    0x8166b0042050c, // v_pk_mad_i16
    0x816730042800c, // v_pk_mad_u16
    0x8167b00442e0d, // v_pk_max3_i16
    0x8168300450e11, // v_pk_max3_num_f16
    0x8168b00443b0d, // v_pk_max3_u16
    0x4169b006d300c, // v_pk_max_f16
    0x416930042680c, // v_pk_max_i16
    0x416970043fd11, // v_pk_max_num_bf16
    0x4169b00435310, // v_pk_max_num_f16
    0x4169f0042a40c, // v_pk_max_u16
    0x816a30044ec11, // v_pk_maximum3_f16
    0x416ab00437310, // v_pk_maximum_f16
    0x816af0044480d, // v_pk_min3_i16
    0x816b70044fd11, // v_pk_min3_num_f16
    0x816bf0044550d, // v_pk_min3_u16
    0x416cf006d3c0c, // v_pk_min_f16
    0x416c70042740c, // v_pk_min_i16
    0x416cb0043ec11, // v_pk_min_num_bf16
    0x416cf00434310, // v_pk_min_num_f16
    0x416d30042b00c, // v_pk_min_u16
    0x816d70044db11, // v_pk_minimum3_f16
    0x416df00436310, // v_pk_minimum_f16
    0x416e30043df0d, // v_pk_mul_bf16
    0x416e70042d40c, // v_pk_mul_f16
    0x416eb0043c70c, // v_pk_mul_f32
    0x416ef0042110f, // v_pk_mul_lo_u16
    0x416f300422c0c, // v_pk_sub_i16
    0x416f70042980c, // v_pk_sub_u16
    0x916fb002ee00a, // v_prng_b32
    0x817040035ce10, // v_qsad_pk_u16_u8
    0x9170c0030df0a, // v_rcp_bf16
    0x91715002f1e09, // v_rcp_f16
    0x9171e002da709, // v_rcp_f32
    0x51727002dc809, // v_rcp_f64
    0x9172c002db00f, // v_rcp_iflag_f32
    0x21735002bd713, // v_readfirstlane_b32
    0x117370040bd0e, // v_readlane_b32
    0x91738002f8f0b, // v_rndne_f16
    0x91741002d7f0b, // v_rndne_f32
    0x7174a002d180b, // v_rndne_f64
    0x917510030f40a, // v_rsq_bf16
    0x9175a002f3109, // v_rsq_f16
    0x91763002dbf09, // v_rsq_f32
    0x5176c002dd109, // v_rsq_f64
    0x2177100389a0b, // v_s_exp_f16
    0x2177300388f0b, // v_s_exp_f32
    0x217750038b00b, // v_s_log_f16
    0x217770038a50b, // v_s_log_f32
    0x217790038c60b, // v_s_rcp_f16
    0x2177b0038bb0b, // v_s_rcp_f32
    0x2177d0038dc0b, // v_s_rsq_f16
    0x2177f0038d10b, // v_s_rsq_f32
    0x217810038f30c, // v_s_sqrt_f16
    0x217830038e70c, // v_s_sqrt_f32
    0xa17850034ac0b, // v_sad_hi_u8
    0xa178f0034b709, // v_sad_u16
    0xa17990034c009, // v_sad_u32
    0xa17a30034a408, // v_sad_u8
    0x917ad0030870f, // v_sat_pk4_i4_i8
    0x917b60030960f, // v_sat_pk4_u4_u8
    0x917bf002fb70f, // v_sat_pk_u8_i16
    0x917c80031120a, // v_sin_bf16
    0x917d1002fa509, // v_sin_f16
    0x917da002dee09, // v_sin_f32
    0x917e30030e90b, // v_sqrt_bf16
    0x917ec002f270a, // v_sqrt_f16
    0x917f5002dda0a, // v_sqrt_f32
    0x517fe002de40a, // v_sqrt_f64
    0xb18030032810f, // v_sub_co_ci_u32
    0x6180e003e450c, // v_sub_co_u32
    0xb181400335709, // v_sub_f16
    0xb181f00314509, // v_sub_f32
    0x61830006d4809, // v_sub_i32
    0x6182a003ed40c, // v_sub_nc_i16
    0x6183000400b0c, // v_sub_nc_i32
    0x61836003e6c0c, // v_sub_nc_u16
    0xb183c0032c40c, // v_sub_nc_u32
    0x918470032eb0c, // v_sub_nc_u64
    0xb183c006d5109, // v_sub_u32
    0xb185000329012, // v_subrev_co_ci_u32
    0x6185b003e510f, // v_subrev_co_u32
    0xb18610033600c, // v_subrev_f16
    0xb186c00314e0c, // v_subrev_f32
    0xb18770032d00f, // v_subrev_nc_u32
    0xb1877006d5a0c, // v_subrev_u32
    0x11882002ff40a, // v_swap_b16
    0x11883002fea0a, // v_swap_b32
    0x11884002ffe0d, // v_swaprel_b32
    0x118850046531b, // v_swmmac_bf16_16x16x64_bf16
    0x1188600466e1e, // v_swmmac_bf16f32_16x16x64_bf16
    0x1188700484d1e, // v_swmmac_f16_16x16x128_bf8_bf8
    0x1188800482f1e, // v_swmmac_f16_16x16x128_bf8_fp8
    0x118890048111e, // v_swmmac_f16_16x16x128_fp8_bf8
    0x1188a0047f31e, // v_swmmac_f16_16x16x128_fp8_fp8
    0x1188b00463a19, // v_swmmac_f16_16x16x64_f16
    0x1188c0047d51e, // v_swmmac_f32_16x16x128_bf8_bf8
    0x1188d0047b71e, // v_swmmac_f32_16x16x128_bf8_fp8
    0x1188e0047991e, // v_swmmac_f32_16x16x128_fp8_bf8
    0x1188f00477b1e, // v_swmmac_f32_16x16x128_fp8_fp8
    0x118900046201a, // v_swmmac_f32_16x16x64_bf16
    0x1189100460719, // v_swmmac_f32_16x16x64_f16
    0x1189200486b1a, // v_swmmac_i32_16x16x128_iu8
    0x91893002ed50b, // v_tanh_bf16
    0x9189c002d550a, // v_tanh_f16
    0x918a5002d4b0a, // v_tanh_f32
    0x418ae00405210, // v_trig_preop_f64
    0x918b2002f840b, // v_trunc_f16
    0x918bb002d6a0b, // v_trunc_f32
    0x718c4002d030b, // v_trunc_f64
    0x118cb0045c919, // v_wmma_bf16_16x16x32_bf16
    0x118cc0045e21c, // v_wmma_bf16f32_16x16x32_bf16
    0x118cd0049491c, // v_wmma_f16_16x16x128_bf8_bf8
    0x118ce00492d1c, // v_wmma_f16_16x16x128_bf8_fp8
    0x118cf0049111c, // v_wmma_f16_16x16x128_fp8_bf8
    0x118d00048f51c, // v_wmma_f16_16x16x128_fp8_fp8
    0x118d100459a17, // v_wmma_f16_16x16x32_f16
    0x118d20047491b, // v_wmma_f16_16x16x64_bf8_bf8
    0x118d300472e1b, // v_wmma_f16_16x16x64_bf8_fp8
    0x118d40047131b, // v_wmma_f16_16x16x64_fp8_bf8
    0x118d50046f81b, // v_wmma_f16_16x16x64_fp8_fp8
    0x118d60048d91c, // v_wmma_f32_16x16x128_bf8_bf8
    0x118d70048bd1c, // v_wmma_f32_16x16x128_bf8_fp8
    0x118d80044c01b, // v_wmma_f32_16x16x128_f8f6f4
    0x118d90048a11c, // v_wmma_f32_16x16x128_fp8_bf8
    0x118da0048851c, // v_wmma_f32_16x16x128_fp8_fp8
    0x118db0045b118, // v_wmma_f32_16x16x32_bf16
    0x118dc00458317, // v_wmma_f32_16x16x32_f16
    0x118dd00456d16, // v_wmma_f32_16x16x4_f32
    0x118de0046dd1b, // v_wmma_f32_16x16x64_bf8_bf8
    0x118df0046c21b, // v_wmma_f32_16x16x64_bf8_fp8
    0x118e00046a71b, // v_wmma_f32_16x16x64_fp8_bf8
    0x118e100468c1b, // v_wmma_f32_16x16x64_fp8_fp8
    0x118e200496517, // v_wmma_f32_32x16x128_f4
    0x118e300476417, // v_wmma_i32_16x16x64_iu8
    0x118e4004a5923, // v_wmma_scale16_f32_16x16x128_f8f6f4
    0x118e5004a7c1f, // v_wmma_scale16_f32_32x16x128_f4
    0x118e6004a1b21, // v_wmma_scale_f32_16x16x128_f8f6f4
    0x118e7004a3c1d, // v_wmma_scale_f32_32x16x128_f4
    0x218e80040cb0f, // v_writelane_b32
    0xa18ea00364d09, // v_xad_u32
    0xb18f400325b0a, // v_xnor_b32
    0xa18ff00360e0a, // v_xor3_b32
    0xa18ea006d660d, // v_xor_add_u32
    0x619090040eb09, // v_xor_b16
    0xb190f00325209, // v_xor_b32
];
/// Forms of mnemonics, in the order in which they are tried.
pub static FORMS: [u16; 6426] = [
    819, 818, 790, 804, 797, 810, 789, 803, 815, 801, 814, 800, 813, 795, 808, 817, 823, 796,
    809, 793, 806, 816, 822, 794, 807, 798, 811, 821, 820, 792, 791, 805, 788, 802, 799, 812,
    773, 770, 771, 772, 782, 785, 784, 783, 781, 780, 769, 767, 768, 766, 779, 775, 776, 777,
    774, 778, 787, 786, 5811, 5809, 5810, 5808, 5807, 5805, 5806, 3915, 3966, 3992, 3987,
    3918, 3968, 3895, 3947, 3904, 3956, 3927, 3977, 3946, 3967, 3988, 4013, 4014, 3911, 3963,
    3934, 3984, 4006, 3994, 3993, 3945, 3922, 3972, 3899, 3951, 3921, 3971, 3898, 3950, 3939,
    3990, 3940, 3991, 4011, 4022, 3938, 3989, 4021, 3943, 3941, 4002, 4003, 4019, 4017, 4018,
    4020, 3944, 4004, 4005, 3942, 4000, 4001, 3901, 3953, 3913, 3965, 3936, 3986, 3924, 3974,
    3926, 3976, 3903, 3955, 3900, 3952, 3912, 3964, 3935, 3985, 3923, 3973, 3925, 3975, 3902,
    3954, 3907, 3959, 3930, 3980, 3914, 3905, 3957, 3928, 3978, 4012, 3997, 3996, 4009, 4008,
    3920, 3970, 3897, 3949, 3909, 3961, 3910, 3962, 4010, 4016, 3917, 3999, 3908, 3960, 3916,
    3998, 4015, 3932, 3982, 3933, 3983, 3931, 3981, 4007, 3995, 3919, 3969, 3896, 3948, 3937,
    3906, 3958, 3929, 3979, 5696, 5695, 5667, 5681, 5674, 5687, 5666, 5680, 5692, 5678, 5691,
    5677, 5690, 5672, 5685, 5694, 5700, 5673, 5686, 5670, 5683, 5693, 5699, 5671, 5684, 5675,
    5688, 5698, 5697, 5669, 5668, 5682, 5665, 5679, 5676, 5689, 5650, 5647, 5648, 5649, 5659,
    5662, 5661, 5660, 5658, 5657, 5646, 5644, 5704, 5702, 5703, 5645, 5643, 5701, 5656, 5652,
    5653, 5654, 5651, 5655, 5664, 5663, 5789, 5788, 5757, 5771, 5764, 5777, 5756, 5770, 5783,
    5768, 5781, 5767, 5780, 5762, 5775, 5785, 5795, 5763, 5776, 5760, 5773, 5784, 5794, 5761,
    5774, 5765, 5778, 5793, 5792, 5759, 5758, 5772, 5755, 5769, 5766, 5779, 5753, 5751, 5800,
    5798, 5799, 5797, 5736, 5733, 5734, 5735, 5786, 5745, 5748, 5747, 5746, 5744, 5743, 5732,
    5730, 5816, 5814, 5815, 5790, 5817, 5818, 5791, 5731, 5729, 5796, 5752, 5804, 5802, 5803,
    5801, 5742, 5738, 5739, 5740, 5737, 5741, 5787, 5750, 5749, 5754, 5782, 5877, 5879, 5878,
    287, 289, 292, 293, 288, 290, 291, 273, 275, 278, 279, 274, 276, 277, 259, 261, 264, 265,
    260, 262, 263, 245, 247, 250, 251, 246, 248, 249, 666, 668, 671, 672, 667, 669, 670, 609,
    611, 614, 615, 610, 612, 613, 736, 738, 741, 742, 737, 739, 740, 5995, 5997, 5996, 760,
    6005, 6007, 6006, 392, 394, 397, 398, 393, 395, 396, 399, 401, 404, 405, 400, 402, 403,
    5946, 5948, 5947, 5949, 5951, 5950, 5970, 5972, 5971, 5973, 5975, 5974, 476, 478, 481,
    482, 477, 479, 480, 483, 485, 488, 489, 484, 486, 487, 5958, 5960, 5959, 5961, 5963,
    5962, 5976, 5978, 5977, 5979, 5981, 5980, 5910, 5912, 5911, 5913, 5915, 5914, 322, 324,
    327, 328, 323, 325, 326, 329, 331, 334, 335, 330, 332, 333, 4044, 4045, 6003, 6004, 6392,
    6000, 6001, 6391, 5880, 5882, 5881, 5883, 5885, 5884, 5886, 5888, 5887, 5889, 5891, 5890,
    511, 513, 516, 517, 512, 514, 515, 525, 527, 530, 531, 526, 528, 529, 504, 506, 509, 510,
    505, 507, 508, 518, 520, 523, 524, 519, 521, 522, 532, 534, 537, 538, 533, 535, 536, 539,
    541, 544, 545, 540, 542, 543, 6141, 6143, 6146, 6147, 6142, 6144, 6145, 6155, 6157, 6160,
    6161, 6156, 6158, 6159, 6148, 6150, 6153, 6154, 6149, 6151, 6152, 6162, 6164, 6167, 6168,
    6163, 6165, 6166, 5874, 5876, 5875, 5862, 5864, 5863, 5865, 5867, 5866, 5868, 5870, 5869,
    5871, 5873, 5872, 6394, 5831, 5833, 5832, 5834, 5836, 5835, 4035, 4036, 4033, 4037, 4034,
    4038, 4041, 4039, 4042, 4040, 4049, 765, 6400, 6399, 6395, 6396, 6398, 6397, 6045, 6047,
    6046, 6012, 6014, 6013, 6383, 5850, 5852, 5851, 5853, 5855, 5854, 5844, 5846, 5845, 5847,
    5849, 5848, 5825, 5827, 5826, 5828, 5830, 5829, 759, 6288, 6290, 6293, 6294, 6289, 6291,
    6292, 6190, 6192, 6195, 6196, 6191, 6193, 6194, 6057, 6059, 6062, 6063, 6058, 6060, 6061,
    6099, 6101, 6104, 6105, 6100, 6102, 6103, 6169, 6171, 6174, 6175, 6170, 6172, 6173, 6316,
    6318, 6321, 6322, 6317, 6319, 6320, 6218, 6220, 6223, 6224, 6219, 6221, 6222, 6078, 6080,
    6083, 6084, 6079, 6081, 6082, 6120, 6122, 6125, 6126, 6121, 6123, 6124, 6302, 6304, 6307,
    6308, 6303, 6305, 6306, 6204, 6206, 6209, 6210, 6205, 6207, 6208, 6071, 6073, 6076, 6077,
    6072, 6074, 6075, 6113, 6115, 6118, 6119, 6114, 6116, 6117, 6295, 6297, 6300, 6301, 6296,
    6298, 6299, 6197, 6199, 6202, 6203, 6198, 6200, 6201, 6092, 6094, 6097, 6098, 6093, 6095,
    6096, 6134, 6136, 6139, 6140, 6135, 6137, 6138, 6309, 6311, 6314, 6315, 6310, 6312, 6313,
    6211, 6213, 6216, 6217, 6212, 6214, 6215, 6064, 6066, 6069, 6070, 6065, 6067, 6068, 6106,
    6108, 6111, 6112, 6107, 6109, 6110, 6176, 6178, 6181, 6182, 6177, 6179, 6180, 6281, 6283,
    6286, 6287, 6282, 6284, 6285, 6183, 6185, 6188, 6189, 6184, 6186, 6187, 6085, 6087, 6090,
    6091, 6086, 6088, 6089, 6127, 6129, 6132, 6133, 6128, 6130, 6131, 6365, 6367, 6370, 6371,
    6366, 6368, 6369, 6267, 6269, 6272, 6273, 6268, 6270, 6271, 6337, 6339, 6342, 6343, 6338,
    6340, 6341, 6239, 6241, 6244, 6245, 6240, 6242, 6243, 6351, 6353, 6356, 6357, 6352, 6354,
    6355, 6253, 6255, 6258, 6259, 6254, 6256, 6257, 6358, 6360, 6363, 6364, 6359, 6361, 6362,
    6260, 6262, 6265, 6266, 6261, 6263, 6264, 6344, 6346, 6349, 6350, 6345, 6347, 6348, 6246,
    6248, 6251, 6252, 6247, 6249, 6250, 6372, 6374, 6377, 6378, 6373, 6375, 6376, 6274, 6276,
    6279, 6280, 6275, 6277, 6278, 6323, 6325, 6328, 6329, 6324, 6326, 6327, 6225, 6227, 6230,
    6231, 6226, 6228, 6229, 6330, 6332, 6335, 6336, 6331, 6333, 6334, 6232, 6234, 6237, 6238,
    6233, 6235, 6236, 6393, 567, 569, 572, 573, 568, 570, 571, 574, 576, 579, 580, 575, 577,
    578, 5838, 5840, 5839, 5841, 5843, 5842, 6036, 6038, 6037, 6039, 6041, 6040, 6024, 6026,
    6025, 6027, 6029, 6028, 6042, 6044, 6043, 6030, 6032, 6031, 659, 661, 664, 665, 660, 662,
    663, 6033, 6035, 6034, 4043, 6408, 6385, 6390, 6401, 6402, 6048, 6050, 6049, 6015, 6017,
    6016, 644, 645, 646, 647, 701, 703, 706, 707, 702, 704, 705, 652, 654, 657, 658, 653,
    655, 656, 648, 649, 650, 651, 6002, 5991, 5837, 762, 6411, 6407, 4025, 4026, 4023, 4027,
    4024, 4028, 4031, 4029, 4032, 4030, 336, 338, 341, 342, 337, 339, 340, 343, 345, 348,
    349, 344, 346, 347, 350, 352, 355, 356, 351, 353, 354, 357, 359, 362, 363, 358, 360, 361,
    294, 296, 299, 300, 295, 297, 298, 301, 303, 306, 307, 302, 304, 305, 308, 310, 313, 314,
    309, 311, 312, 315, 317, 320, 321, 316, 318, 319, 378, 380, 383, 384, 379, 381, 382, 687,
    689, 692, 693, 688, 690, 691, 630, 632, 635, 636, 631, 633, 634, 385, 387, 390, 391, 386,
    388, 389, 729, 731, 734, 735, 730, 732, 733, 715, 717, 720, 721, 716, 718, 719, 364, 366,
    369, 370, 365, 367, 368, 680, 682, 685, 686, 681, 683, 684, 623, 625, 628, 629, 624, 626,
    627, 371, 373, 376, 377, 372, 374, 375, 722, 724, 727, 728, 723, 725, 726, 708, 710, 713,
    714, 709, 711, 712, 6382, 5819, 5821, 5820, 5822, 5824, 5823, 757, 5984, 5986, 5985,
    5987, 5989, 5988, 5982, 5983, 5990, 694, 696, 699, 700, 695, 697, 698, 637, 639, 642,
    643, 638, 640, 641, 560, 562, 565, 566, 561, 563, 564, 553, 555, 558, 559, 554, 556, 557,
    546, 548, 551, 552, 547, 549, 550, 750, 752, 755, 756, 751, 753, 754, 761, 434, 436, 439,
    440, 435, 437, 438, 441, 443, 446, 447, 442, 444, 445, 5928, 5930, 5929, 5931, 5933,
    5932, 6379, 448, 450, 453, 454, 449, 451, 452, 455, 457, 460, 461, 456, 458, 459, 5934,
    5936, 5935, 5937, 5939, 5938, 5904, 5906, 5905, 5907, 5909, 5908, 406, 408, 411, 412,
    407, 409, 410, 413, 415, 418, 419, 414, 416, 417, 5952, 5954, 5953, 5955, 5957, 5956,
    490, 492, 495, 496, 491, 493, 494, 497, 499, 502, 503, 498, 500, 501, 5964, 5966, 5965,
    5967, 5969, 5968, 5916, 5918, 5917, 5919, 5921, 5920, 595, 597, 600, 601, 596, 598, 599,
    602, 604, 607, 608, 603, 605, 606, 588, 590, 593, 594, 589, 591, 592, 581, 583, 586, 587,
    582, 584, 585, 4048, 4050, 4046, 4047, 5892, 5894, 5893, 5895, 5897, 5896, 5994, 6054,
    6056, 6055, 6021, 6023, 6022, 6389, 6405, 5998, 5999, 6406, 5992, 6384, 6380, 6404, 6412,
    763, 764, 5859, 5861, 5860, 5856, 5858, 5857, 6381, 6009, 6011, 6010, 280, 282, 285, 286,
    281, 283, 284, 266, 268, 271, 272, 267, 269, 270, 252, 254, 257, 258, 253, 255, 256, 673,
    675, 678, 679, 674, 676, 677, 616, 618, 621, 622, 617, 619, 620, 743, 745, 748, 749, 744,
    746, 747, 5993, 6388, 6051, 6053, 6052, 6018, 6020, 6019, 6409, 6410, 758, 6386, 6420,
    6416, 6387, 6417, 6413, 6418, 6414, 6419, 6421, 6415, 6403, 6008, 5898, 5900, 5899, 5901,
    5903, 5902, 462, 464, 467, 468, 463, 465, 466, 469, 471, 474, 475, 470, 472, 473, 5940,
    5942, 5941, 5943, 5945, 5944, 420, 422, 425, 426, 421, 423, 424, 427, 429, 432, 433, 428,
    430, 431, 5922, 5924, 5923, 5925, 5927, 5926, 5712, 5709, 5710, 5711, 5727, 5721, 5724,
    5723, 5722, 5720, 5719, 5708, 5706, 5707, 5705, 5718, 5714, 5715, 5716, 5713, 5717, 5728,
    5726, 5725, 886, 5812, 5813, 887, 3059, 3062, 3063, 3064, 3065, 3066, 3067, 3068, 3060,
    3061, 139, 143, 142, 1919, 1922, 1923, 1924, 140, 141, 1920, 1921, 3522, 3525, 3526,
    3527, 3523, 3524, 208, 212, 211, 1993, 1996, 1997, 1998, 209, 210, 1994, 1995, 9, 13, 12,
    1763, 1766, 1767, 1768, 10, 11, 1764, 1765, 5, 8, 7, 1758, 1760, 1761, 1762, 6, 1759,
    2950, 2953, 2954, 2955, 2956, 2957, 2958, 2959, 2951, 2952, 3133, 3136, 3137, 3138, 3139,
    3140, 3141, 3142, 3134, 3135, 3143, 3146, 3147, 3148, 3149, 3150, 3151, 3152, 3144, 3145,
    3153, 3156, 3157, 3158, 3159, 3160, 3161, 3162, 3154, 3155, 3163, 3166, 3167, 3168, 3169,
    3170, 3171, 3172, 3164, 3165, 3594, 3597, 3598, 3599, 3595, 3596, 3708, 3711, 3712, 3713,
    3709, 3710, 3540, 3543, 3544, 3545, 3541, 3542, 158, 162, 161, 1937, 1940, 1941, 1942,
    159, 160, 1938, 1939, 173, 176, 175, 1955, 1957, 1958, 1959, 174, 1956, 2543, 2546, 2547,
    2548, 2549, 2550, 2551, 2552, 2544, 2545, 2553, 2556, 2557, 2558, 2559, 2560, 2561, 2562,
    2554, 2555, 3777, 3780, 3781, 3782, 3778, 3779, 115, 119, 118, 1891, 1894, 1895, 1896,
    116, 117, 1892, 1893, 3079, 3082, 3083, 3084, 3085, 3086, 3087, 3088, 3080, 3081, 3329,
    3332, 3333, 3334, 3335, 3336, 3337, 3338, 3330, 3331, 3339, 3342, 3343, 3344, 3345, 3346,
    3347, 3348, 3340, 3341, 3750, 3753, 3754, 3755, 3751, 3752, 110, 114, 113, 1885, 1888,
    1889, 1890, 111, 112, 1886, 1887, 3760, 3762, 3763, 3761, 3660, 3663, 3664, 3665, 3661,
    3662, 2494, 2497, 2498, 2499, 2500, 2501, 2502, 2503, 2495, 2496, 2484, 2487, 2488, 2489,
    2490, 2491, 2492, 2493, 2485, 2486, 2504, 2507, 2508, 2509, 2510, 2511, 2512, 2513, 2505,
    2506, 3654, 3657, 3658, 3659, 3655, 3656, 4964, 4968, 4967, 2195, 2198, 4965, 4966, 2196,
    2197, 2800, 2803, 2804, 2805, 2806, 2807, 2808, 2809, 2801, 2802, 2810, 2813, 2814, 2815,
    2816, 2817, 2818, 2819, 2811, 2812, 5091, 5095, 5094, 2298, 2301, 5092, 5093, 2299, 2300,
    4895, 4899, 4898, 2141, 2144, 4896, 4897, 2142, 2143, 4853, 4856, 4855, 2108, 2110, 4854,
    2109, 4979, 4983, 4982, 2207, 2210, 4980, 4981, 2208, 2209, 4969, 4973, 4972, 2199, 2202,
    4970, 4971, 2200, 2201, 4389, 4393, 4392, 1304, 1307, 1308, 1309, 4390, 4391, 1305, 1306,
    4394, 4398, 4397, 1310, 1313, 1314, 1315, 4395, 4396, 1311, 1312, 4399, 4401, 4400, 1316,
    1317, 1318, 1319, 4056, 4060, 4059, 894, 897, 898, 899, 4057, 4058, 895, 896, 4126, 4130,
    4129, 978, 981, 982, 983, 4127, 4128, 979, 980, 4194, 4196, 4195, 1060, 1061, 1062, 1063,
    4238, 4242, 4241, 1118, 1121, 1122, 1123, 4239, 4240, 1119, 1120, 4298, 4302, 4301, 1190,
    1193, 1194, 1195, 4299, 4300, 1191, 1192, 4356, 4358, 4357, 1260, 1261, 1262, 1263, 4268,
    4272, 4271, 1154, 1157, 1158, 1159, 4269, 4270, 1155, 1156, 4328, 4332, 4331, 1226, 1229,
    1230, 1231, 4329, 4330, 1227, 1228, 4374, 4376, 4375, 1284, 1285, 1286, 1287, 4076, 4080,
    4079, 918, 921, 922, 923, 4077, 4078, 919, 920, 4146, 4150, 4149, 1002, 1005, 1006, 1007,
    4147, 4148, 1003, 1004, 4206, 4208, 4207, 1076, 1077, 1078, 1079, 4258, 4262, 4261, 1142,
    1145, 1146, 1147, 4259, 4260, 1143, 1144, 4318, 4322, 4321, 1214, 1217, 1218, 1219, 4319,
    4320, 1215, 1216, 4368, 4370, 4369, 1276, 1277, 1278, 1279, 4288, 4292, 4291, 1178, 1181,
    1182, 1183, 4289, 4290, 1179, 1180, 4348, 4352, 4351, 1250, 1253, 1254, 1255, 4349, 4350,
    1251, 1252, 4386, 4388, 4387, 1300, 1301, 1302, 1303, 4066, 4070, 4069, 906, 909, 910,
    911, 4067, 4068, 907, 908, 4136, 4140, 4139, 990, 993, 994, 995, 4137, 4138, 991, 992,
    4200, 4202, 4201, 1068, 1069, 1070, 1071, 4248, 4252, 4251, 1130, 1133, 1134, 1135, 4249,
    4250, 1131, 1132, 4308, 4312, 4311, 1202, 1205, 1206, 1207, 4309, 4310, 1203, 1204, 4362,
    4364, 4363, 1268, 1269, 1270, 1271, 4278, 4282, 4281, 1166, 1169, 1170, 1171, 4279, 4280,
    1167, 1168, 4338, 4342, 4341, 1238, 1241, 1242, 1243, 4339, 4340, 1239, 1240, 4380, 4382,
    4381, 1292, 1293, 1294, 1295, 4061, 4065, 4064, 900, 903, 904, 905, 4062, 4063, 901, 902,
    4131, 4135, 4134, 984, 987, 988, 989, 4132, 4133, 985, 986, 4197, 4199, 4198, 1064, 1065,
    1066, 1067, 4243, 4247, 4246, 1124, 1127, 1128, 1129, 4244, 4245, 1125, 1126, 4303, 4307,
    4306, 1196, 1199, 1200, 1201, 4304, 4305, 1197, 1198, 4359, 4361, 4360, 1264, 1265, 1266,
    1267, 4273, 4277, 4276, 1160, 1163, 1164, 1165, 4274, 4275, 1161, 1162, 4333, 4337, 4336,
    1232, 1235, 1236, 1237, 4334, 4335, 1233, 1234, 4377, 4379, 4378, 1288, 1289, 1290, 1291,
    4071, 4075, 4074, 912, 915, 916, 917, 4072, 4073, 913, 914, 4141, 4145, 4144, 996, 999,
    1000, 1001, 4142, 4143, 997, 998, 4203, 4205, 4204, 1072, 1073, 1074, 1075, 4051, 4055,
    4054, 888, 891, 892, 893, 4052, 4053, 889, 890, 4121, 4125, 4124, 972, 975, 976, 977,
    4122, 4123, 973, 974, 4191, 4193, 4192, 1056, 1057, 1058, 1059, 4233, 4237, 4236, 1112,
    1115, 1116, 1117, 4234, 4235, 1113, 1114, 4293, 4297, 4296, 1184, 1187, 1188, 1189, 4294,
    4295, 1185, 1186, 4353, 4355, 4354, 1256, 1257, 1258, 1259, 4263, 4267, 4266, 1148, 1151,
    1152, 1153, 4264, 4265, 1149, 1150, 4323, 4327, 4326, 1220, 1223, 1224, 1225, 4324, 4325,
    1221, 1222, 4371, 4373, 4372, 1280, 1281, 1282, 1283, 4253, 4257, 4256, 1136, 1139, 1140,
    1141, 4254, 4255, 1137, 1138, 4313, 4317, 4316, 1208, 1211, 1212, 1213, 4314, 4315, 1209,
    1210, 4365, 4367, 4366, 1272, 1273, 1274, 1275, 4283, 4287, 4286, 1172, 1175, 1176, 1177,
    4284, 4285, 1173, 1174, 4343, 4347, 4346, 1244, 1247, 1248, 1249, 4344, 4345, 1245, 1246,
    4383, 4385, 4384, 1296, 1297, 1298, 1299, 4111, 4115, 4114, 960, 963, 964, 965, 4112,
    4113, 961, 962, 4181, 4185, 4184, 1044, 1047, 1048, 1049, 4182, 4183, 1045, 1046, 4227,
    4229, 4228, 1104, 1105, 1106, 1107, 4091, 4095, 4094, 936, 939, 940, 941, 4092, 4093,
    937, 938, 4161, 4165, 4164, 1020, 1023, 1024, 1025, 4162, 4163, 1021, 1022, 4215, 4217,
    4216, 1088, 1089, 1090, 1091, 4101, 4105, 4104, 948, 951, 952, 953, 4102, 4103, 949, 950,
    4171, 4175, 4174, 1032, 1035, 1036, 1037, 4172, 4173, 1033, 1034, 4221, 4223, 4222, 1096,
    1097, 1098, 1099, 4106, 4110, 4109, 954, 957, 958, 959, 4107, 4108, 955, 956, 4176, 4180,
    4179, 1038, 1041, 1042, 1043, 4177, 4178, 1039, 1040, 4224, 4226, 4225, 1100, 1101, 1102,
    1103, 4096, 4100, 4099, 942, 945, 946, 947, 4097, 4098, 943, 944, 4166, 4170, 4169, 1026,
    1029, 1030, 1031, 4167, 4168, 1027, 1028, 4218, 4220, 4219, 1092, 1093, 1094, 1095, 4116,
    4120, 4119, 966, 969, 970, 971, 4117, 4118, 967, 968, 4186, 4190, 4189, 1050, 1053, 1054,
    1055, 4187, 4188, 1051, 1052, 4230, 4232, 4231, 1108, 1109, 1110, 1111, 4081, 4085, 4084,
    924, 927, 928, 929, 4082, 4083, 925, 926, 4151, 4155, 4154, 1008, 1011, 1012, 1013, 4152,
    4153, 1009, 1010, 4209, 4211, 4210, 1080, 1081, 1082, 1083, 4086, 4090, 4089, 930, 933,
    934, 935, 4087, 4088, 931, 932, 4156, 4160, 4159, 1014, 1017, 1018, 1019, 4157, 4158,
    1015, 1016, 4212, 4214, 4213, 1084, 1085, 1086, 1087, 4740, 4744, 4743, 1736, 1739, 1740,
    1741, 4741, 4742, 1737, 1738, 4745, 4749, 4748, 1742, 1745, 1746, 1747, 4746, 4747, 1743,
    1744, 4750, 4752, 4751, 1748, 1749, 1750, 1751, 4407, 4411, 4410, 1326, 1329, 1330, 1331,
    4408, 4409, 1327, 1328, 4477, 4481, 4480, 1410, 1413, 1414, 1415, 4478, 4479, 1411, 1412,
    4545, 4547, 4546, 1492, 1493, 1494, 1495, 4589, 4593, 4592, 1550, 1553, 1554, 1555, 4590,
    4591, 1551, 1552, 4649, 4653, 4652, 1622, 1625, 1626, 1627, 4650, 4651, 1623, 1624, 4707,
    4709, 4708, 1692, 1693, 1694, 1695, 4619, 4623, 4622, 1586, 1589, 1590, 1591, 4620, 4621,
    1587, 1588, 4679, 4683, 4682, 1658, 1661, 1662, 1663, 4680, 4681, 1659, 1660, 4725, 4727,
    4726, 1716, 1717, 1718, 1719, 4427, 4431, 4430, 1350, 1353, 1354, 1355, 4428, 4429, 1351,
    1352, 4497, 4501, 4500, 1434, 1437, 1438, 1439, 4498, 4499, 1435, 1436, 4557, 4559, 4558,
    1508, 1509, 1510, 1511, 4609, 4613, 4612, 1574, 1577, 1578, 1579, 4610, 4611, 1575, 1576,
    4669, 4673, 4672, 1646, 1649, 1650, 1651, 4670, 4671, 1647, 1648, 4719, 4721, 4720, 1708,
    1709, 1710, 1711, 4639, 4643, 4642, 1610, 1613, 1614, 1615, 4640, 4641, 1611, 1612, 4699,
    4703, 4702, 1682, 1685, 1686, 1687, 4700, 4701, 1683, 1684, 4737, 4739, 4738, 1732, 1733,
    1734, 1735, 4417, 4421, 4420, 1338, 1341, 1342, 1343, 4418, 4419, 1339, 1340, 4487, 4491,
    4490, 1422, 1425, 1426, 1427, 4488, 4489, 1423, 1424, 4551, 4553, 4552, 1500, 1501, 1502,
    1503, 4599, 4603, 4602, 1562, 1565, 1566, 1567, 4600, 4601, 1563, 1564, 4659, 4663, 4662,
    1634, 1637, 1638, 1639, 4660, 4661, 1635, 1636, 4713, 4715, 4714, 1700, 1701, 1702, 1703,
    4629, 4633, 4632, 1598, 1601, 1602, 1603, 4630, 4631, 1599, 1600, 4689, 4693, 4692, 1670,
    1673, 1674, 1675, 4690, 4691, 1671, 1672, 4731, 4733, 4732, 1724, 1725, 1726, 1727, 4412,
    4416, 4415, 1332, 1335, 1336, 1337, 4413, 4414, 1333, 1334, 4482, 4486, 4485, 1416, 1419,
    1420, 1421, 4483, 4484, 1417, 1418, 4548, 4550, 4549, 1496, 1497, 1498, 1499, 4594, 4598,
    4597, 1556, 1559, 1560, 1561, 4595, 4596, 1557, 1558, 4654, 4658, 4657, 1628, 1631, 1632,
    1633, 4655, 4656, 1629, 1630, 4710, 4712, 4711, 1696, 1697, 1698, 1699, 4624, 4628, 4627,
    1592, 1595, 1596, 1597, 4625, 4626, 1593, 1594, 4684, 4688, 4687, 1664, 1667, 1668, 1669,
    4685, 4686, 1665, 1666, 4728, 4730, 4729, 1720, 1721, 1722, 1723, 4422, 4426, 4425, 1344,
    1347, 1348, 1349, 4423, 4424, 1345, 1346, 4492, 4496, 4495, 1428, 1431, 1432, 1433, 4493,
    4494, 1429, 1430, 4554, 4556, 4555, 1504, 1505, 1506, 1507, 4402, 4406, 4405, 1320, 1323,
    1324, 1325, 4403, 4404, 1321, 1322, 4472, 4476, 4475, 1404, 1407, 1408, 1409, 4473, 4474,
    1405, 1406, 4542, 4544, 4543, 1488, 1489, 1490, 1491, 4584, 4588, 4587, 1544, 1547, 1548,
    1549, 4585, 4586, 1545, 1546, 4644, 4648, 4647, 1616, 1619, 1620, 1621, 4645, 4646, 1617,
    1618, 4704, 4706, 4705, 1688, 1689, 1690, 1691, 4614, 4618, 4617, 1580, 1583, 1584, 1585,
    4615, 4616, 1581, 1582, 4674, 4678, 4677, 1652, 1655, 1656, 1657, 4675, 4676, 1653, 1654,
    4722, 4724, 4723, 1712, 1713, 1714, 1715, 4604, 4608, 4607, 1568, 1571, 1572, 1573, 4605,
    4606, 1569, 1570, 4664, 4668, 4667, 1640, 1643, 1644, 1645, 4665, 4666, 1641, 1642, 4716,
    4718, 4717, 1704, 1705, 1706, 1707, 4634, 4638, 4637, 1604, 1607, 1608, 1609, 4635, 4636,
    1605, 1606, 4694, 4698, 4697, 1676, 1679, 1680, 1681, 4695, 4696, 1677, 1678, 4734, 4736,
    4735, 1728, 1729, 1730, 1731, 4462, 4466, 4465, 1392, 1395, 1396, 1397, 4463, 4464, 1393,
    1394, 4532, 4536, 4535, 1476, 1479, 1480, 1481, 4533, 4534, 1477, 1478, 4578, 4580, 4579,
    1536, 1537, 1538, 1539, 4442, 4446, 4445, 1368, 1371, 1372, 1373, 4443, 4444, 1369, 1370,
    4512, 4516, 4515, 1452, 1455, 1456, 1457, 4513, 4514, 1453, 1454, 4566, 4568, 4567, 1520,
    1521, 1522, 1523, 4452, 4456, 4455, 1380, 1383, 1384, 1385, 4453, 4454, 1381, 1382, 4522,
    4526, 4525, 1464, 1467, 1468, 1469, 4523, 4524, 1465, 1466, 4572, 4574, 4573, 1528, 1529,
    1530, 1531, 4457, 4461, 4460, 1386, 1389, 1390, 1391, 4458, 4459, 1387, 1388, 4527, 4531,
    4530, 1470, 1473, 1474, 1475, 4528, 4529, 1471, 1472, 4575, 4577, 4576, 1532, 1533, 1534,
    1535, 4447, 4451, 4450, 1374, 1377, 1378, 1379, 4448, 4449, 1375, 1376, 4517, 4521, 4520,
    1458, 1461, 1462, 1463, 4518, 4519, 1459, 1460, 4569, 4571, 4570, 1524, 1525, 1526, 1527,
    4467, 4471, 4470, 1398, 1401, 1402, 1403, 4468, 4469, 1399, 1400, 4537, 4541, 4540, 1482,
    1485, 1486, 1487, 4538, 4539, 1483, 1484, 4581, 4583, 4582, 1540, 1541, 1542, 1543, 4432,
    4436, 4435, 1356, 1359, 1360, 1361, 4433, 4434, 1357, 1358, 4502, 4506, 4505, 1440, 1443,
    1444, 1445, 4503, 4504, 1441, 1442, 4560, 4562, 4561, 1512, 1513, 1514, 1515, 4437, 4441,
    4440, 1362, 1365, 1366, 1367, 4438, 4439, 1363, 1364, 4507, 4511, 4510, 1446, 1449, 1450,
    1451, 4508, 4509, 1447, 1448, 4563, 4565, 4564, 1516, 1517, 1518, 1519, 3127, 3130, 3131,
    3132, 3128, 3129, 0, 4, 3, 1752, 1755, 1756, 1757, 1, 2, 1753, 1754, 5235, 5239, 5238,
    2410, 2413, 5236, 5237, 2411, 2412, 5116, 5120, 5119, 2318, 2321, 5117, 5118, 2319, 2320,
    4954, 4958, 4957, 2187, 2190, 4955, 4956, 2188, 2189, 4974, 4978, 4977, 2203, 2206, 4975,
    4976, 2204, 2205, 2444, 2447, 2448, 2449, 2450, 2451, 2452, 2453, 2445, 2446, 2474, 2477,
    2478, 2479, 2480, 2481, 2482, 2483, 2475, 2476, 2454, 2457, 2458, 2459, 2460, 2461, 2462,
    2463, 2455, 2456, 2464, 2467, 2468, 2469, 2470, 2471, 2472, 2473, 2465, 2466, 5200, 5204,
    5203, 2382, 2385, 5201, 5202, 2383, 2384, 4788, 4792, 4791, 2057, 2060, 4789, 4790, 2058,
    2059, 5195, 5199, 5198, 2378, 2381, 5196, 5197, 2379, 2380, 5036, 5040, 5039, 2254, 2257,
    5037, 5038, 2255, 2256, 5031, 5035, 5034, 2250, 2253, 5032, 5033, 2251, 2252, 5170, 5174,
    5173, 2358, 2361, 5171, 5172, 2359, 2360, 5159, 5163, 5162, 2350, 2353, 5160, 5161, 2351,
    2352, 4793, 4797, 4796, 2061, 2064, 4794, 4795, 2062, 2063, 4813, 4816, 4815, 2077, 2079,
    4814, 2078, 5154, 5158, 5157, 2346, 2349, 5155, 5156, 2347, 2348, 4768, 4772, 4771, 2041,
    2044, 4769, 4770, 2042, 2043, 4773, 4777, 4776, 2045, 2048, 4774, 4775, 2046, 2047, 4821,
    4825, 4824, 2083, 2086, 4822, 4823, 2084, 2085, 4826, 4830, 4829, 2087, 2090, 4827, 4828,
    2088, 2089, 4831, 4835, 4834, 2091, 2094, 4832, 4833, 2092, 2093, 4836, 4840, 4839, 2095,
    2098, 4837, 4838, 2096, 2097, 4817, 4820, 4819, 2080, 2082, 4818, 2081, 4764, 4767, 4766,
    2038, 2040, 4765, 2039, 4845, 4848, 4847, 2102, 2104, 4846, 2103, 4803, 4807, 4806, 2069,
    2072, 4804, 4805, 2070, 2071, 5046, 5050, 5049, 2262, 2265, 5047, 5048, 2263, 2264, 4783,
    4787, 4786, 2053, 2056, 4784, 4785, 2054, 2055, 4760, 4763, 4762, 2035, 2037, 4761, 2036,
    5144, 5148, 5147, 2338, 2341, 5145, 5146, 2339, 2340, 4798, 4802, 4801, 2065, 2068, 4799,
    4800, 2066, 2067, 5126, 5130, 5129, 2326, 2329, 5127, 5128, 2327, 2328, 5131, 5135, 5134,
    2330, 2333, 5132, 5133, 2331, 2332, 4808, 4812, 4811, 2073, 2076, 4809, 4810, 2074, 2075,
    3843, 3846, 3847, 3848, 3844, 3845, 3879, 3882, 3880, 3881, 3825, 3828, 3829, 3830, 3826,
    3827, 5190, 5194, 5193, 2374, 2377, 5191, 5192, 2375, 2376, 3859, 3862, 3863, 3864, 3860,
    3861, 5185, 5189, 5188, 2370, 2373, 5186, 5187, 2371, 2372, 5167, 5169, 5168, 2356, 2357,
    5164, 5166, 5165, 2354, 2355, 3875, 3878, 3876, 3877, 3819, 3822, 3823, 3824, 3820, 3821,
    3558, 3561, 3562, 3563, 3559, 3560, 3696, 3699, 3700, 3701, 3697, 3698, 3614, 3617, 3618,
    3619, 3615, 3616, 3678, 3681, 3682, 3683, 3679, 3680, 3620, 3623, 3624, 3625, 3621, 3622,
    3684, 3687, 3688, 3689, 3685, 3686, 193, 197, 196, 1975, 1978, 1979, 1980, 194, 195,
    1976, 1977, 3564, 3567, 3568, 3569, 3565, 3566, 3690, 3693, 3694, 3695, 3691, 3692, 2673,
    2676, 2677, 2678, 2679, 2680, 2681, 2682, 2674, 2675, 3429, 3430, 3423, 3424, 3427, 3428,
    3421, 3422, 3431, 3432, 3425, 3426, 3375, 3376, 3363, 3364, 3369, 3370, 3373, 3374, 3361,
    3362, 3367, 3368, 3377, 3378, 3365, 3366, 3371, 3372, 3443, 3444, 3439, 3440, 3435, 3436,
    3441, 3442, 3437, 3438, 3433, 3434, 3385, 3386, 3419, 3420, 3417, 3418, 3387, 3388, 3381,
    3382, 3379, 3380, 3383, 3384, 3415, 3416, 3413, 3414, 3465, 3466, 3467, 3468, 3457, 3458,
    3459, 3460, 3449, 3450, 3451, 3452, 3461, 3462, 3463, 3464, 3453, 3454, 3455, 3456, 3445,
    3446, 3447, 3448, 3409, 3410, 3411, 3412, 3405, 3406, 3407, 3408, 3357, 3358, 3359, 3360,
    3393, 3394, 3395, 3396, 3389, 3390, 3391, 3392, 3349, 3350, 3351, 3352, 3401, 3402, 3403,
    3404, 3397, 3398, 3399, 3400, 3353, 3354, 3355, 3356, 3889, 3892, 3893, 3894, 3890, 3891,
    3837, 3840, 3841, 3842, 3838, 3839, 3883, 3886, 3887, 3888, 3884, 3885, 3831, 3834, 3835,
    3836, 3832, 3833, 3849, 3852, 3853, 3854, 3855, 3856, 3857, 3858, 3850, 3851, 3865, 3868,
    3869, 3870, 3871, 3872, 3873, 3874, 3866, 3867, 5041, 5045, 5044, 2258, 2261, 5042, 5043,
    2259, 2260, 4778, 4782, 4781, 2049, 2052, 4779, 4780, 2050, 2051, 4841, 4844, 4843, 2099,
    2101, 4842, 2100, 5149, 5153, 5152, 2342, 2345, 5150, 5151, 2343, 2344, 3049, 3052, 3053,
    3054, 3055, 3056, 3057, 3058, 3050, 3051, 2683, 2684, 2685, 2686, 2687, 2688, 2689, 2690,
    2691, 2693, 2694, 2695, 2696, 2697, 2698, 2699, 2692, 2829, 2830, 2831, 2832, 2833, 2834,
    2835, 2836, 2837, 2839, 2840, 2841, 2842, 2843, 2844, 2845, 2838, 3487, 3488, 3489, 3490,
    3491, 3492, 3493, 3494, 3495, 3497, 3498, 3499, 3500, 3501, 3502, 3503, 3496, 5344, 5345,
    5346, 5347, 5348, 5349, 5350, 5351, 5352, 5353, 5354, 5355, 5356, 5357, 5358, 5359, 5360,
    5361, 5362, 5363, 5364, 5365, 5366, 5367, 5368, 5369, 5370, 5371, 5372, 5373, 5374, 5375,
    832, 856, 5605, 5626, 833, 857, 5620, 872, 5613, 5634, 873, 880, 5618, 5640, 881, 5636,
    842, 866, 5610, 5631, 843, 867, 5615, 5637, 5619, 826, 827, 850, 851, 824, 848, 5603,
    5624, 825, 849, 828, 829, 852, 853, 874, 5614, 5635, 875, 878, 5617, 5639, 879, 882,
    5641, 883, 844, 868, 5611, 5632, 845, 869, 5622, 884, 5642, 885, 846, 870, 5612, 5633,
    847, 871, 5623, 840, 864, 5609, 5630, 841, 865, 838, 862, 5608, 5629, 839, 863, 830, 854,
    5604, 5625, 831, 855, 5621, 834, 858, 5606, 5627, 835, 859, 876, 5616, 5638, 877, 836,
    860, 5607, 5628, 837, 861, 5225, 5229, 5228, 2402, 2405, 5226, 5227, 2403, 2404, 5071,
    5075, 5074, 2282, 2285, 5072, 5073, 2283, 2284, 4910, 4914, 4913, 2153, 2156, 4911, 4912,
    2154, 2155, 5086, 5090, 5089, 2294, 2297, 5087, 5088, 2295, 2296, 4905, 4909, 4908, 2149,
    2152, 4906, 4907, 2150, 2151, 4861, 4864, 4863, 2114, 2116, 4862, 2115, 2414, 2417, 2418,
    2419, 2420, 2421, 2422, 2423, 2415, 2416, 2960, 2963, 2964, 2965, 2966, 2967, 2968, 2969,
    2961, 2962, 2514, 2517, 2518, 2519, 2520, 2521, 2522, 2523, 2515, 2516, 2524, 2526, 2527,
    2528, 2529, 2530, 2531, 2532, 2525, 5400, 5403, 5404, 5405, 5406, 5407, 5408, 5409, 5401,
    5402, 5535, 5538, 5539, 5540, 5541, 5542, 5543, 5544, 5536, 5537, 5555, 5558, 5559, 5560,
    5561, 5562, 5563, 5564, 5556, 5557, 5420, 5423, 5424, 5425, 5426, 5427, 5428, 5429, 5421,
    5422, 5545, 5548, 5549, 5550, 5551, 5552, 5553, 5554, 5546, 5547, 5410, 5413, 5414, 5415,
    5416, 5417, 5418, 5419, 5411, 5412, 235, 236, 191, 192, 156, 157, 228, 232, 231, 2017,
    2020, 2021, 2022, 229, 230, 2018, 2019, 184, 188, 187, 1969, 1972, 1973, 1974, 185, 186,
    1970, 1971, 96, 99, 98, 1868, 1870, 1871, 1872, 97, 1869, 233, 234, 189, 190, 154, 155,
    5106, 5110, 5109, 2310, 2313, 5107, 5108, 2311, 2312, 4885, 4889, 4888, 2133, 2136, 4886,
    4887, 2134, 2135, 4992, 4995, 4994, 2217, 2219, 4993, 2218, 5081, 5085, 5084, 2290, 2293,
    5082, 5083, 2291, 2292, 4996, 5000, 4999, 2220, 2223, 4997, 4998, 2221, 2222, 4984, 4987,
    4986, 2211, 2213, 4985, 2212, 5076, 5080, 5079, 2286, 2289, 5077, 5078, 2287, 2288, 5001,
    5005, 5004, 2224, 2227, 5002, 5003, 2225, 2226, 4988, 4991, 4990, 2214, 2216, 4989, 2215,
    237, 241, 240, 2023, 2026, 2027, 2028, 238, 239, 2024, 2025, 3648, 3651, 3652, 3653,
    3649, 3650, 3714, 3716, 3717, 3718, 3715, 2533, 2536, 2537, 2538, 2539, 2540, 2541, 2542,
    2534, 2535, 5220, 5224, 5223, 2398, 2401, 5221, 5222, 2399, 2400, 5066, 5070, 5069, 2278,
    2281, 5067, 5068, 2279, 2280, 4915, 4919, 4918, 2157, 2160, 4916, 4917, 2158, 2159, 2940,
    2943, 2944, 2945, 2946, 2947, 2948, 2949, 2941, 2942, 3030, 3032, 3033, 3034, 3035, 3036,
    3037, 3038, 3031, 3069, 3072, 3073, 3074, 3075, 3076, 3077, 3078, 3070, 3071, 3738, 3741,
    3742, 3743, 3739, 3740, 100, 104, 103, 1873, 1876, 1877, 1878, 101, 102, 1874, 1875, 135,
    138, 137, 1915, 1917, 1918, 136, 1916, 3744, 3747, 3748, 3749, 3745, 3746, 105, 109, 108,
    1879, 1882, 1883, 1884, 106, 107, 1880, 1881, 3756, 3758, 3759, 3757, 3513, 3515, 3516,
    3517, 3518, 3519, 3520, 3521, 3514, 3504, 3506, 3507, 3508, 3509, 3510, 3511, 3512, 3505,
    3039, 3042, 3043, 3044, 3045, 3046, 3047, 3048, 3040, 3041, 3109, 3112, 3113, 3114, 3115,
    3116, 3117, 3118, 3110, 3111, 2424, 2427, 2428, 2429, 2430, 2431, 2432, 2433, 2425, 2426,
    3478, 3480, 3481, 3482, 3483, 3484, 3485, 3486, 3479, 3469, 3471, 3472, 3473, 3474, 3475,
    3476, 3477, 3470, 2894, 2897, 2898, 2899, 2900, 2901, 2902, 2903, 2895, 2896, 2820, 2822,
    2823, 2824, 2825, 2826, 2827, 2828, 2821, 3099, 3102, 3103, 3104, 3105, 3106, 3107, 3108,
    3100, 3101, 2434, 2437, 2438, 2439, 2440, 2441, 2442, 2443, 2435, 2436, 2990, 2993, 2994,
    2995, 2996, 2997, 2998, 2999, 2991, 2992, 2593, 2596, 2597, 2598, 2599, 2600, 2601, 2602,
    2594, 2595, 2730, 2733, 2734, 2735, 2736, 2737, 2738, 2739, 2731, 2732, 2710, 2713, 2714,
    2715, 2716, 2717, 2718, 2719, 2711, 2712, 3000, 3003, 3004, 3005, 3006, 3007, 3008, 3009,
    3001, 3002, 2603, 2606, 2607, 2608, 2609, 2610, 2611, 2612, 2604, 2605, 3576, 3579, 3580,
    3581, 3577, 3578, 71, 75, 74, 1838, 1841, 1842, 1843, 72, 73, 1839, 1840, 3643, 3645,
    3646, 3647, 3644, 203, 207, 206, 1987, 1990, 1991, 1992, 204, 205, 1988, 1989, 91, 95,
    94, 1862, 1865, 1866, 1867, 92, 93, 1863, 1864, 62, 65, 64, 1827, 1829, 1830, 1831, 63,
    1828, 3570, 3573, 3574, 3575, 3571, 3572, 81, 85, 84, 1850, 1853, 1854, 1855, 82, 83,
    1851, 1852, 3633, 3635, 3636, 3637, 3634, 2770, 2773, 2774, 2775, 2776, 2777, 2778, 2779,
    2771, 2772, 2750, 2753, 2754, 2755, 2756, 2757, 2758, 2759, 2751, 2752, 3813, 3816, 3817,
    3818, 3814, 3815, 3801, 3804, 3805, 3806, 3802, 3803, 3769, 3771, 3772, 3773, 3770, 3283,
    3286, 3287, 3288, 3289, 3290, 3291, 3292, 3284, 3285, 3263, 3266, 3267, 3268, 3269, 3270,
    3271, 3272, 3264, 3265, 3193, 3196, 3197, 3198, 3199, 3200, 3201, 3202, 3194, 3195, 3243,
    3246, 3247, 3248, 3249, 3250, 3251, 3252, 3244, 3245, 3223, 3226, 3227, 3228, 3229, 3230,
    3231, 3232, 3224, 3225, 3173, 3176, 3177, 3178, 3179, 3180, 3181, 3182, 3174, 3175, 3672,
    3675, 3676, 3677, 3673, 3674, 3666, 3669, 3670, 3671, 3667, 3668, 3010, 3013, 3014, 3015,
    3016, 3017, 3018, 3019, 3011, 3012, 2613, 2616, 2617, 2618, 2619, 2620, 2621, 2622, 2614,
    2615, 2790, 2793, 2794, 2795, 2796, 2797, 2798, 2799, 2791, 2792, 2780, 2783, 2784, 2785,
    2786, 2787, 2788, 2789, 2781, 2782, 3020, 3023, 3024, 3025, 3026, 3027, 3028, 3029, 3021,
    3022, 2623, 2626, 2627, 2628, 2629, 2630, 2631, 2632, 2624, 2625, 2970, 2973, 2974, 2975,
    2976, 2977, 2978, 2979, 2971, 2972, 2573, 2576, 2577, 2578, 2579, 2580, 2581, 2582, 2574,
    2575, 2720, 2723, 2724, 2725, 2726, 2727, 2728, 2729, 2721, 2722, 2700, 2703, 2704, 2705,
    2706, 2707, 2708, 2709, 2701, 2702, 2980, 2983, 2984, 2985, 2986, 2987, 2988, 2989, 2981,
    2982, 2583, 2586, 2587, 2588, 2589, 2590, 2591, 2592, 2584, 2585, 3588, 3591, 3592, 3593,
    3589, 3590, 66, 70, 69, 1832, 1835, 1836, 1837, 67, 68, 1833, 1834, 3638, 3640, 3641,
    3642, 3639, 198, 202, 201, 1981, 1984, 1985, 1986, 199, 200, 1982, 1983, 86, 90, 89,
    1856, 1859, 1860, 1861, 87, 88, 1857, 1858, 58, 61, 60, 1822, 1824, 1825, 1826, 59, 1823,
    3582, 3585, 3586, 3587, 3583, 3584, 76, 80, 79, 1844, 1847, 1848, 1849, 77, 78, 1845,
    1846, 3628, 3630, 3631, 3632, 3629, 2760, 2763, 2764, 2765, 2766, 2767, 2768, 2769, 2761,
    2762, 2740, 2743, 2744, 2745, 2746, 2747, 2748, 2749, 2741, 2742, 3807, 3810, 3811, 3812,
    3808, 3809, 3795, 3798, 3799, 3800, 3796, 3797, 3764, 3766, 3767, 3768, 3765, 3273, 3276,
    3277, 3278, 3279, 3280, 3281, 3282, 3274, 3275, 3253, 3256, 3257, 3258, 3259, 3260, 3261,
    3262, 3254, 3255, 3203, 3206, 3207, 3208, 3209, 3210, 3211, 3212, 3204, 3205, 3233, 3236,
    3237, 3238, 3239, 3240, 3241, 3242, 3234, 3235, 3213, 3216, 3217, 3218, 3219, 3220, 3221,
    3222, 3214, 3215, 3183, 3186, 3187, 3188, 3189, 3190, 3191, 3192, 3184, 3185, 4866, 4870,
    4869, 2118, 2121, 4867, 4868, 2119, 2120, 4754, 4758, 4757, 2030, 2033, 4755, 4756, 2031,
    2032, 4871, 4874, 4873, 2122, 2124, 4872, 2123, 5006, 5010, 5009, 2228, 2231, 5007, 5008,
    2229, 2230, 5011, 2232, 5012, 5013, 2233, 2234, 5017, 2238, 5018, 5019, 2239, 2240, 5014,
    2235, 5015, 5016, 2236, 2237, 2864, 2865, 2866, 2867, 2868, 2869, 2870, 2871, 2872, 2873,
    2874, 2875, 2846, 2849, 2850, 2851, 2852, 2853, 2854, 2855, 2847, 2848, 28, 32, 31, 1786,
    1789, 1790, 1791, 29, 30, 1787, 1788, 223, 227, 226, 2011, 2014, 2015, 2016, 224, 225,
    2012, 2013, 33, 37, 36, 1792, 1795, 1796, 1797, 34, 35, 1793, 1794, 24, 27, 26, 1781,
    1783, 1784, 1785, 25, 1782, 3729, 3731, 3732, 3733, 3730, 43, 47, 46, 1804, 1807, 1808,
    1809, 44, 45, 1805, 1806, 3724, 3726, 3727, 3728, 3725, 53, 57, 56, 1816, 1819, 1820,
    1821, 54, 55, 1817, 1818, 38, 42, 41, 1798, 1801, 1802, 1803, 39, 40, 1799, 1800, 3552,
    3555, 3556, 3557, 3553, 3554, 3719, 3721, 3722, 3723, 3720, 48, 52, 51, 1810, 1813, 1814,
    1815, 49, 50, 1811, 1812, 181, 183, 182, 1965, 1966, 1967, 1968, 2563, 2566, 2567, 2568,
    2569, 2570, 2571, 2572, 2564, 2565, 4753, 2029, 5139, 5143, 5142, 2334, 2337, 5140, 5141,
    2335, 2336, 4959, 4963, 4962, 2191, 2194, 4960, 4961, 2192, 2193, 3089, 3092, 3093, 3094,
    3095, 3096, 3097, 3098, 3090, 3091, 3783, 3786, 3787, 3788, 3784, 3785, 120, 124, 123,
    1897, 1900, 1901, 1902, 121, 122, 1898, 1899, 3608, 3611, 3612, 3613, 3609, 3610, 2920,
    2923, 2924, 2925, 2926, 2927, 2928, 2929, 2921, 2922, 2876, 2877, 2878, 2879, 2880, 2881,
    2882, 2883, 2904, 2905, 2906, 2907, 2908, 2909, 2910, 2911, 2912, 2913, 2914, 2915, 2916,
    2917, 2918, 2919, 3119, 3120, 3121, 3122, 5020, 2241, 3606, 3293, 3294, 3295, 3296, 3301,
    3302, 3303, 3304, 3626, 3627, 3297, 3298, 3299, 3300, 3305, 3306, 3307, 3308, 3123, 3124,
    3125, 3126, 3607, 4865, 2117, 5430, 5431, 5432, 5433, 5312, 5313, 5314, 5315, 5438, 5439,
    5440, 5441, 5252, 5253, 5254, 5255, 5328, 5329, 5330, 5331, 5332, 5333, 5334, 5335, 5336,
    5337, 5338, 5339, 5340, 5341, 5342, 5343, 5454, 5455, 5456, 5457, 5458, 5459, 5460, 5461,
    5462, 5463, 5464, 5465, 5466, 5467, 5468, 5469, 5288, 5289, 5290, 5291, 5268, 5269, 5270,
    5271, 5320, 5321, 5322, 5323, 5324, 5325, 5326, 5327, 5304, 5305, 5306, 5307, 5308, 5309,
    5310, 5311, 5392, 5393, 5394, 5395, 5396, 5397, 5398, 5399, 242, 244, 243, 5260, 5261,
    5262, 5263, 5264, 5265, 5266, 5267, 5240, 5241, 5242, 5243, 5244, 5245, 5246, 5247, 5280,
    5281, 5282, 5283, 5284, 5285, 5286, 5287, 5470, 5471, 5472, 5473, 5474, 5475, 5476, 5477,
    5527, 5528, 5529, 5530, 5531, 5532, 5533, 5534, 5478, 5479, 5480, 5481, 5482, 5483, 5484,
    5485, 5272, 5273, 5274, 5275, 5450, 5451, 5452, 5453, 5380, 5381, 5382, 5383, 5296, 5297,
    5298, 5299, 5511, 5512, 5513, 5514, 5515, 5516, 5517, 5518, 5388, 5389, 5390, 5391, 5486,
    5487, 5488, 5489, 5490, 5491, 5492, 5493, 5519, 5520, 5521, 5522, 5523, 5524, 5525, 5526,
    5494, 5495, 5496, 5497, 5498, 5499, 5500, 5501, 5276, 5277, 5278, 5279, 5446, 5447, 5448,
    5449, 5376, 5377, 5378, 5379, 5300, 5301, 5302, 5303, 5503, 5504, 5505, 5506, 5507, 5508,
    5509, 5510, 5384, 5385, 5386, 5387, 5442, 5443, 5444, 5445, 5316, 5317, 5318, 5319, 5434,
    5435, 5436, 5437, 5248, 5249, 5250, 5251, 5256, 5257, 5258, 5259, 5292, 5293, 5294, 5295,
    5026, 5030, 5029, 2246, 2249, 5027, 5028, 2247, 2248, 2856, 2857, 2858, 2859, 2860, 2861,
    2862, 2863, 5205, 5209, 5208, 2386, 2389, 5206, 5207, 2387, 2388, 5051, 5055, 5054, 2266,
    2269, 5052, 5053, 2267, 2268, 4920, 4924, 4923, 2161, 2164, 4921, 4922, 2162, 2163, 4935,
    4937, 4936, 2173, 2174, 4925, 4929, 4928, 2165, 2168, 4926, 4927, 2166, 2167, 4759, 2034,
    3774, 5101, 5105, 5104, 2306, 2309, 5102, 5103, 2307, 2308, 4900, 4904, 4903, 2145, 2148,
    4901, 4902, 2146, 2147, 4857, 4860, 4859, 2111, 2113, 4858, 2112, 5215, 5219, 5218, 2394,
    2397, 5216, 5217, 2395, 2396, 5061, 5065, 5064, 2274, 2277, 5062, 5063, 2275, 2276, 4930,
    4934, 4933, 2169, 2172, 4931, 4932, 2170, 2171, 4938, 4940, 4939, 2175, 2176, 3311, 3312,
    3309, 3310, 3315, 3316, 3313, 3314, 3319, 3320, 3317, 3318, 3323, 3324, 3321, 3322, 3327,
    3328, 3325, 3326, 2643, 2646, 2647, 2648, 2649, 2650, 2651, 2652, 2644, 2645, 2653, 2656,
    2657, 2658, 2659, 2660, 2661, 2662, 2654, 2655, 2663, 2666, 2667, 2668, 2669, 2670, 2671,
    2672, 2664, 2665, 2633, 2636, 2637, 2638, 2639, 2640, 2641, 2642, 2634, 2635, 5175, 5179,
    5178, 2362, 2365, 5176, 5177, 2363, 2364, 5180, 5184, 5183, 2366, 2369, 5181, 5182, 2367,
    2368, 5121, 5125, 5124, 2322, 2325, 5122, 5123, 2323, 2324, 5230, 5234, 5233, 2406, 2409,
    5231, 5232, 2407, 2408, 5111, 5115, 5114, 2314, 2317, 5112, 5113, 2315, 2316, 4949, 4953,
    4952, 2183, 2186, 4950, 4951, 2184, 2185, 5210, 5214, 5213, 2390, 2393, 5211, 5212, 2391,
    2392, 5056, 5060, 5059, 2270, 2273, 5057, 5058, 2271, 2272, 4941, 4945, 4944, 2177, 2180,
    4942, 4943, 2178, 2179, 4946, 4948, 4947, 2181, 2182, 144, 148, 147, 1925, 1928, 1929,
    1930, 145, 146, 1926, 1927, 3528, 3531, 3532, 3533, 3529, 3530, 213, 217, 216, 1999,
    2002, 2003, 2004, 214, 215, 2000, 2001, 14, 18, 17, 1769, 1772, 1773, 1774, 15, 16, 1770,
    1771, 3600, 3603, 3604, 3605, 3601, 3602, 3702, 3705, 3706, 3707, 3703, 3704, 3546, 3549,
    3550, 3551, 3547, 3548, 163, 167, 166, 1943, 1946, 1947, 1948, 164, 165, 1944, 1945, 177,
    180, 179, 1960, 1962, 1963, 1964, 178, 1961, 149, 153, 152, 1931, 1934, 1935, 1936, 150,
    151, 1932, 1933, 3534, 3537, 3538, 3539, 3535, 3536, 218, 222, 221, 2005, 2008, 2009,
    2010, 219, 220, 2006, 2007, 19, 23, 22, 1775, 1778, 1779, 1780, 20, 21, 1776, 1777, 168,
    172, 171, 1949, 1952, 1953, 1954, 169, 170, 1950, 1951, 5137, 5136, 5138, 5574, 5575,
    5592, 5591, 5590, 5589, 5573, 5588, 5587, 5586, 5585, 5572, 5571, 5593, 5021, 5025, 5024,
    2242, 2245, 5022, 5023, 2243, 2244, 4880, 4884, 4883, 2129, 2132, 4881, 4882, 2130, 2131,
    4875, 4879, 4878, 2125, 2128, 4876, 4877, 2126, 2127, 3734, 3735, 3736, 3737, 5096, 5100,
    5099, 2302, 2305, 5097, 5098, 2303, 2304, 4890, 4894, 4893, 2137, 2140, 4891, 4892, 2138,
    2139, 4849, 4852, 4851, 2105, 2107, 4850, 2106, 5569, 5570, 5601, 5600, 5599, 5598, 5567,
    5583, 5582, 5581, 5580, 5597, 5596, 5502, 5595, 5594, 5568, 5566, 5565, 5579, 5578, 5577,
    5576, 5602, 5584, 6424, 6425, 6422, 6423, 3775, 3776, 2930, 2933, 2934, 2935, 2936, 2937,
    2938, 2939, 2931, 2932, 130, 134, 133, 1909, 1912, 1913, 1914, 131, 132, 1910, 1911,
    2884, 2887, 2888, 2889, 2890, 2891, 2892, 2893, 2885, 2886, 3789, 3792, 3793, 3794, 3790,
    3791, 125, 129, 128, 1903, 1906, 1907, 1908, 126, 127, 1904, 1905,
];
/// Numbers of mnemonics, by their hash.
pub static INDEX: [u16; 4096] = [
    65535, 65535, 1204, 65535, 932, 65535, 911, 719, 65535, 65535, 702, 65535, 65535, 805,
    65535, 65535, 65535, 65535, 65535, 65535, 1360, 65535, 65535, 65535, 1029, 65535, 65535,
    65535, 12, 1529, 1118, 551, 65535, 65535, 65535, 65535, 307, 65535, 65535, 65535, 412,
    65535, 65535, 65535, 1574, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 49,
    65535, 65535, 65535, 65535, 112, 65535, 1483, 65535, 65535, 65535, 355, 65535, 65535,
    65535, 65535, 795, 65535, 65535, 65535, 1019, 1606, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 144, 65535, 162, 1257, 93, 858, 65535, 65535, 65535, 65535, 65535, 65535,
    497, 65535, 65535, 65535, 65535, 65535, 381, 65535, 65535, 65535, 65535, 65535, 711,
    65535, 65535, 16, 607, 751, 860, 467, 480, 537, 1417, 854, 65535, 65535, 65535, 771,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1625, 65535, 65535, 65535, 65535, 65535,
    65535, 1057, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 170, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 656, 65535, 259, 246, 1333, 1598, 65535, 411,
    1328, 372, 1426, 65535, 104, 333, 65535, 65535, 65535, 165, 65535, 65535, 1279, 65535,
    657, 65535, 65535, 65535, 71, 65535, 1380, 65535, 65535, 65535, 65535, 65535, 65535,
    1103, 65535, 65535, 65535, 552, 94, 65535, 8, 493, 1272, 65535, 65535, 65535, 855, 498,
    65535, 65535, 65535, 65535, 65535, 905, 220, 65535, 1009, 65535, 245, 1440, 65535, 519,
    708, 65535, 65535, 65535, 65535, 65535, 733, 65535, 65535, 65535, 1072, 30, 1551, 65535,
    511, 1517, 65535, 65535, 65535, 88, 65535, 1135, 1458, 65535, 65535, 1062, 65535, 1182,
    65535, 293, 266, 313, 65535, 65535, 65535, 65535, 77, 1160, 65535, 65535, 65535, 721,
    925, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1402,
    65535, 1646, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 680, 1154, 65535, 65535,
    65535, 65535, 630, 98, 65535, 65535, 65535, 665, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 186, 756, 1031, 1180, 1341, 962, 65535, 65535, 65535, 65535, 65535, 1559,
    65535, 65535, 148, 65535, 668, 65535, 936, 351, 1536, 65535, 778, 1046, 368, 1432, 1246,
    458, 65535, 65535, 65535, 65535, 1403, 65535, 65535, 65535, 65535, 65535, 813, 65535,
    1479, 1081, 1575, 65535, 65535, 765, 1506, 1597, 65535, 65535, 65535, 65535, 1607, 65535,
    65535, 611, 878, 65535, 65535, 65535, 65535, 65535, 887, 1068, 65535, 65535, 705, 1532,
    65535, 65535, 471, 1212, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    47, 65535, 65535, 65535, 1591, 65535, 65535, 65535, 65535, 65535, 65535, 168, 65535, 780,
    65535, 65535, 652, 65535, 65535, 65535, 65535, 193, 1147, 1338, 342, 1499, 65535, 157,
    419, 1201, 65535, 65535, 65535, 1321, 65535, 240, 1123, 65535, 65535, 65535, 65535,
    65535, 65535, 769, 65535, 65535, 759, 65535, 65535, 65535, 65535, 400, 1056, 451, 1295,
    1620, 1634, 65535, 242, 621, 462, 884, 65535, 65535, 65535, 184, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 312, 65535, 65535, 65535, 376, 1192,
    682, 176, 65535, 65535, 65535, 65535, 1164, 1194, 65535, 65535, 65535, 65535, 65535,
    65535, 704, 65535, 65535, 65535, 1133, 200, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 949, 65535, 1273, 1478, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1485, 65535, 65535, 65535, 1008, 1428, 65535, 207, 103, 870, 65535,
    1348, 65535, 65535, 487, 586, 65535, 65535, 65535, 1091, 65535, 65535, 1206, 65535, 874,
    465, 1656, 65535, 65535, 65535, 693, 65535, 65535, 65535, 65535, 1063, 65535, 65535,
    65535, 65535, 65535, 65535, 1211, 65535, 1546, 636, 638, 65535, 78, 236, 1109, 608, 1155,
    65535, 1589, 65535, 74, 65535, 65535, 65535, 160, 65535, 65535, 65535, 65535, 1209,
    65535, 65535, 92, 41, 65535, 65535, 1594, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 434, 1247, 65535, 116, 666, 65535, 403, 65535, 65535, 792, 65535, 65535,
    65535, 65535, 65535, 65535, 52, 65535, 65535, 65535, 65535, 65535, 65535, 1669, 65535,
    65535, 65535, 65535, 65535, 65535, 1253, 812, 1660, 65535, 65535, 65535, 65535, 65535,
    295, 1245, 65535, 65535, 65535, 65535, 953, 564, 65535, 65535, 65535, 65535, 272, 65535,
    65535, 65535, 902, 65535, 65535, 65535, 833, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 566, 65535, 321, 65535, 65535, 65535, 65535, 1069, 1318, 329, 65535, 24,
    65535, 65535, 133, 65535, 1095, 1303, 65535, 65535, 9, 65535, 776, 65535, 65535, 65535,
    1263, 460, 578, 65535, 489, 343, 65535, 107, 65535, 440, 971, 961, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 55, 950, 65535, 59, 294, 380, 1409,
    65535, 574, 65535, 65535, 415, 583, 1058, 612, 424, 1151, 1384, 1450, 1280, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 517, 65535, 65535, 65535, 648, 65535, 65535, 65535,
    626, 65535, 65535, 373, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1215, 65535,
    65535, 65535, 87, 732, 65535, 111, 276, 197, 539, 340, 618, 800, 1343, 1484, 322, 65535,
    779, 65535, 1165, 1223, 65535, 65535, 65535, 65535, 65535, 942, 65535, 65535, 65535,
    65535, 65535, 1405, 65535, 65535, 65535, 569, 1161, 65535, 65535, 453, 1010, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 1381, 1513, 65535, 65535, 491, 1573, 136,
    65535, 65535, 65535, 658, 65535, 65535, 65535, 65535, 65535, 1077, 1347, 1136, 65535,
    1274, 1265, 65535, 397, 239, 65535, 917, 1463, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 720, 65535, 305, 65535, 65535, 65535, 1174, 1373, 65535,
    65535, 65535, 65535, 65535, 65535, 679, 65535, 1114, 65535, 42, 65535, 65535, 65535, 468,
    763, 65535, 1003, 65535, 65535, 485, 1314, 65535, 1240, 939, 1448, 65535, 65535, 65535,
    65535, 65535, 65535, 697, 1301, 1243, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 622, 750, 695, 65535, 65535, 65535, 65535, 65535, 1544, 65535, 646, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 514, 1230, 65535, 965, 635, 327, 923,
    65535, 65535, 65535, 1332, 65535, 1556, 65535, 65535, 65535, 65535, 65535, 1596, 65535,
    65535, 65535, 531, 353, 1193, 65535, 65535, 65535, 65535, 65535, 533, 65535, 65535,
    65535, 65535, 65535, 65535, 46, 1033, 54, 908, 671, 1170, 65535, 290, 872, 946, 65535,
    32, 984, 65535, 65535, 65535, 65535, 82, 1184, 1125, 1233, 65535, 250, 895, 317, 65535,
    65535, 65535, 65535, 303, 65535, 65535, 65535, 65535, 1264, 65535, 65535, 56, 65535,
    65535, 65535, 174, 156, 190, 967, 822, 1198, 1298, 1491, 65535, 65535, 1124, 65535,
    65535, 65535, 1459, 65535, 796, 65535, 155, 65535, 258, 65535, 65535, 65535, 1623, 65535,
    774, 65535, 593, 1474, 1052, 1618, 65535, 65535, 65535, 221, 134, 430, 1370, 65535,
    65535, 65535, 65535, 65535, 986, 1453, 65535, 288, 919, 1389, 1455, 65535, 65535, 341,
    65535, 482, 1502, 1661, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 843, 143, 699, 65535, 1037, 502, 976, 1175,
    1269, 65535, 65535, 1390, 65535, 65535, 65535, 65535, 73, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1024, 65535, 918, 65535, 559, 1195, 65535, 859, 1411, 65535, 834,
    65535, 65535, 1477, 65535, 65535, 65535, 65535, 65535, 65535, 912, 65535, 65535, 65535,
    65535, 1401, 189, 65535, 65535, 65535, 80, 238, 65535, 65535, 65535, 65535, 65535, 65535,
    572, 861, 65535, 65535, 118, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1308, 95, 659, 65535, 65535, 1443, 565, 65535, 65535, 786, 65535, 270, 562, 576, 1420,
    1487, 65535, 65535, 65535, 575, 65535, 65535, 244, 823, 762, 65535, 662, 1002, 65535,
    65535, 65535, 512, 65535, 1449, 65535, 65535, 224, 65535, 65535, 65535, 65535, 65535,
    65535, 516, 420, 65535, 1260, 1378, 65535, 57, 65535, 65535, 65535, 65535, 65535, 1142,
    65535, 65535, 995, 65535, 65535, 409, 164, 1446, 65535, 65535, 65535, 938, 65535, 65535,
    1116, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 214, 591, 65535, 65535,
    65535, 150, 65535, 395, 65535, 1322, 1637, 65535, 65535, 65535, 65535, 65535, 65535, 881,
    724, 875, 1518, 65535, 65535, 311, 65535, 65535, 940, 65535, 65535, 65535, 676, 97, 1032,
    249, 65535, 65535, 65535, 740, 65535, 65535, 672, 1422, 65535, 65535, 65535, 65535,
    65535, 604, 65535, 65535, 65535, 65535, 65535, 1339, 581, 109, 841, 1365, 65535, 65535,
    65535, 476, 1262, 65535, 65535, 217, 21, 23, 1014, 65535, 814, 65535, 131, 850, 65535,
    65535, 749, 65535, 799, 65535, 1312, 65535, 425, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 876, 65535, 173, 65535, 65535, 1315, 65535,
    65535, 65535, 139, 641, 65535, 45, 352, 65535, 1475, 934, 1430, 65535, 65535, 1152,
    65535, 65535, 65535, 65535, 65535, 1210, 65535, 65535, 91, 1048, 65535, 65535, 65535,
    65535, 760, 65535, 1571, 65535, 127, 868, 1087, 265, 579, 1655, 65535, 1371, 65535,
    65535, 65535, 378, 65535, 65535, 65535, 65535, 1270, 975, 1101, 65535, 65535, 478, 402,
    65535, 65535, 65535, 1326, 435, 916, 990, 65535, 361, 1105, 1237, 1357, 1565, 1580,
    65535, 65535, 167, 525, 1528, 65535, 65535, 65535, 65535, 65535, 685, 65535, 1219, 65535,
    65535, 549, 999, 1067, 65535, 300, 65535, 862, 65535, 119, 714, 65535, 65535, 65535,
    65535, 65535, 688, 65535, 65535, 194, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1248, 65535, 770, 65535, 65535, 1115, 65535, 1187, 65535, 65535, 309, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1488, 65535, 890, 1000, 65535,
    1658, 142, 1355, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1061, 65535, 543,
    65535, 501, 748, 65535, 477, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 982, 65535,
    65535, 1261, 65535, 65535, 65535, 65535, 65535, 568, 65535, 65535, 79, 65535, 65535, 996,
    606, 1287, 65535, 65535, 65535, 65535, 151, 65535, 1364, 65535, 65535, 65535, 65535, 556,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 904, 65535, 844, 65535, 1628,
    65535, 1076, 1399, 1622, 65535, 766, 65535, 65535, 670, 65535, 65535, 65535, 65535,
    65535, 673, 456, 1356, 65535, 577, 433, 628, 1227, 1276, 675, 947, 65535, 1120, 1018,
    65535, 65535, 1629, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1016, 65535,
    867, 1587, 113, 1507, 65535, 65535, 65535, 339, 234, 344, 1439, 65535, 65535, 65535,
    65535, 65535, 203, 65535, 1434, 633, 921, 1335, 1400, 1465, 926, 65535, 65535, 66, 65535,
    65535, 65535, 65535, 594, 883, 65535, 65535, 690, 678, 65535, 1369, 65535, 431, 358,
    1353, 65535, 65535, 821, 1614, 65535, 65535, 718, 399, 1144, 65535, 65535, 1583, 65535,
    65535, 223, 1099, 789, 65535, 1285, 1431, 65535, 257, 783, 639, 643, 65535, 898, 65535,
    65535, 65535, 437, 929, 1047, 65535, 1039, 931, 65535, 65535, 65535, 65535, 65535, 11,
    443, 1082, 1562, 65535, 65535, 1508, 65535, 65535, 65535, 65535, 65535, 1131, 65535,
    65535, 65535, 65535, 65535, 609, 879, 65535, 65535, 65535, 65535, 65535, 1520, 832, 96,
    1178, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 741, 65535, 418, 336, 356, 65535, 65535, 1635, 1006, 739, 65535,
    1089, 65535, 65535, 65535, 65535, 212, 1398, 65535, 65535, 853, 642, 817, 1148, 1588,
    65535, 65535, 65535, 65535, 1493, 384, 65535, 65535, 65535, 65535, 349, 65535, 1294, 722,
    1158, 65535, 65535, 1107, 65535, 65535, 65535, 65535, 65535, 1616, 65535, 65535, 65535,
    535, 256, 509, 1251, 65535, 960, 687, 65535, 597, 1179, 65535, 1226, 65535, 65535, 65535,
    65535, 158, 65535, 51, 65535, 629, 1149, 124, 1395, 65535, 1199, 65535, 65535, 991,
    65535, 65535, 65535, 65535, 65535, 65535, 1030, 65535, 65535, 65535, 1494, 291, 65535,
    791, 1584, 65535, 1169, 65535, 475, 65535, 65535, 65535, 1512, 65535, 1663, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 394, 1515, 65535, 65535, 1577, 308, 65535, 48, 1424,
    65535, 65535, 65535, 1220, 65535, 1510, 889, 65535, 65535, 65535, 65535, 65535, 65535,
    145, 65535, 1605, 65535, 65535, 86, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    1258, 65535, 65535, 65535, 65535, 1456, 65535, 747, 65535, 65535, 65535, 345, 1537,
    65535, 65535, 65535, 797, 251, 65535, 65535, 65535, 712, 65535, 65535, 1496, 65535,
    65535, 65535, 65535, 65535, 65535, 1438, 65535, 1564, 65535, 65535, 1654, 65535, 65535,
    65535, 65535, 439, 828, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 540,
    65535, 183, 1535, 65535, 542, 954, 1239, 1277, 65535, 1481, 65535, 65535, 199, 117, 181,
    182, 1242, 1674, 65535, 299, 65535, 65535, 65535, 1129, 1604, 65535, 65535, 65535, 715,
    790, 1325, 1167, 65535, 65535, 65535, 65535, 1088, 65535, 65535, 65535, 65535, 65535,
    459, 436, 968, 1421, 65535, 1038, 65535, 65535, 65535, 536, 65535, 414, 65535, 65535,
    385, 479, 903, 90, 1026, 1501, 65535, 65535, 65535, 803, 65535, 1106, 65535, 65535, 1659,
    592, 651, 454, 65535, 65535, 65535, 65535, 1441, 65535, 1235, 65535, 816, 1020, 65535,
    89, 35, 65535, 1649, 1489, 65535, 65535, 777, 836, 839, 1168, 296, 717, 65535, 65535,
    1218, 65535, 570, 1134, 413, 1631, 508, 1005, 1610, 65535, 65535, 65535, 65535, 1305,
    65535, 1397, 65535, 65535, 65535, 979, 65, 981, 518, 1461, 838, 65535, 65535, 65535,
    65535, 404, 314, 1602, 1197, 65535, 65535, 65535, 65535, 122, 19, 963, 65535, 65535,
    65535, 65535, 65535, 681, 65535, 1282, 1495, 65535, 326, 571, 829, 1093, 1311, 391,
    65535, 65535, 65535, 254, 65535, 1225, 65535, 65535, 65535, 1334, 65535, 65535, 65535,
    208, 545, 85, 277, 138, 115, 292, 801, 913, 989, 1054, 605, 1392, 1111, 1500, 1527, 152,
    654, 1672, 65535, 65535, 1560, 65535, 65535, 65535, 664, 65535, 65535, 149, 65535, 65535,
    980, 65535, 65535, 65535, 65535, 65535, 65535, 1275, 65535, 65535, 65535, 65535, 65535,
    65535, 1232, 1576, 65535, 1657, 406, 616, 1667, 610, 65535, 65535, 65535, 1345, 1340,
    126, 1613, 831, 706, 1349, 1545, 1121, 227, 1358, 65535, 65535, 33, 65535, 65535, 65535,
    65535, 709, 825, 1386, 1319, 65535, 65535, 65535, 983, 147, 273, 369, 334, 1228, 1304,
    129, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 379, 865, 65535, 346,
    172, 802, 729, 1467, 1673, 1497, 65535, 65535, 65535, 885, 951, 1122, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 50, 723, 137, 363, 65535, 768, 65535, 423, 432, 65535,
    255, 966, 65535, 65535, 388, 696, 924, 1100, 65535, 538, 65535, 65535, 1190, 1415, 65535,
    65535, 596, 1534, 65535, 994, 65535, 65535, 65535, 945, 226, 928, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 857, 65535, 65535, 65535, 1028, 623, 65535, 65535, 65535,
    65535, 65535, 1140, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 969,
    65535, 65535, 65535, 1531, 65535, 65535, 1022, 1586, 65535, 65535, 36, 1505, 65535,
    65535, 449, 65535, 65535, 1469, 1278, 906, 65535, 65535, 65535, 65535, 65535, 869, 65535,
    985, 481, 318, 1007, 490, 65535, 65535, 65535, 65535, 65535, 65535, 213, 65535, 461,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 830, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 758, 252, 370, 847, 1196, 1317, 1156, 65535, 60, 550, 837, 3, 304, 1436,
    1462, 1281, 775, 65535, 65535, 65535, 141, 65535, 65535, 65535, 65535, 65535, 237, 65535,
    84, 65535, 65535, 241, 1138, 1418, 1004, 65535, 65535, 328, 65535, 65535, 65535, 1306,
    65535, 65535, 65535, 287, 65535, 65535, 793, 65535, 65535, 600, 1368, 65535, 65535,
    65535, 65535, 1053, 701, 806, 910, 1452, 1379, 1391, 324, 65535, 65535, 65535, 65535,
    65535, 65535, 1084, 65535, 65535, 65535, 65535, 65535, 520, 65535, 1570, 894, 65535, 204,
    65535, 634, 65535, 65535, 683, 65535, 1012, 65535, 65535, 65535, 65535, 65535, 65535,
    804, 1259, 65535, 65535, 65535, 65535, 1236, 526, 65535, 65535, 34, 755, 65535, 64,
    65535, 65535, 1344, 65535, 65535, 65535, 1042, 65535, 1375, 65535, 1271, 1641, 852,
    65535, 65535, 65535, 563, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    233, 65535, 347, 1290, 65535, 65535, 65535, 65535, 815, 383, 65535, 65535, 935, 65535,
    1558, 65535, 65535, 65535, 65535, 65535, 65535, 1538, 65535, 65535, 993, 65535, 602,
    65535, 65535, 65535, 260, 99, 65535, 65535, 614, 978, 649, 65535, 65535, 65535, 65535,
    65535, 198, 405, 65535, 65535, 65535, 65535, 65535, 178, 735, 65535, 65535, 1130, 65535,
    65535, 65535, 1554, 598, 253, 332, 941, 37, 515, 845, 1299, 988, 1522, 1670, 1388, 65535,
    65535, 65535, 1427, 65535, 13, 65535, 65535, 65535, 65535, 65535, 964, 65535, 222, 65535,
    65535, 65535, 65535, 65535, 1256, 65535, 455, 65535, 972, 65535, 65535, 65535, 65535,
    65535, 442, 503, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 422, 65535, 65535,
    1034, 65535, 909, 1296, 523, 65535, 1579, 65535, 632, 65535, 65535, 65535, 65535, 20,
    65535, 65535, 65535, 65535, 707, 1078, 65535, 1664, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 243, 900, 1336, 65535, 65535, 65535, 65535, 1539, 65535, 65535, 65535,
    65535, 359, 955, 4, 65535, 65535, 820, 65535, 1372, 65535, 65535, 1498, 65535, 179, 617,
    1310, 1385, 488, 727, 1113, 65535, 65535, 65535, 389, 1626, 65535, 65535, 1374, 65535,
    365, 271, 1094, 65535, 65535, 65535, 65535, 1244, 65535, 65535, 65535, 65535, 580, 698,
    1419, 65535, 65535, 65535, 65535, 209, 1055, 1521, 65535, 1191, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 1112, 65535, 65535, 65535, 65535, 298, 65535, 65535,
    510, 65535, 331, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 504, 474, 977,
    1492, 1433, 1642, 1533, 65535, 65535, 65535, 65535, 264, 65535, 65535, 65535, 65535,
    1540, 65535, 65535, 65535, 1011, 65535, 65535, 1080, 65535, 166, 65535, 65535, 61, 1408,
    1590, 65535, 65535, 65535, 1183, 997, 1065, 1524, 386, 726, 484, 65535, 65535, 65535,
    163, 65535, 65535, 1041, 1541, 1376, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 1073, 469, 835, 65535, 65535, 65535, 65535, 65535, 1330, 65535, 65535, 473, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1442, 65535, 65535, 65535, 65535, 65535,
    1316, 1146, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 263,
    1059, 396, 65535, 65535, 65535, 65535, 65535, 65535, 18, 65535, 65535, 65535, 65535, 38,
    65535, 65535, 286, 987, 65535, 65535, 65535, 65535, 1633, 1454, 65535, 851, 65535, 1553,
    65535, 65535, 65535, 65535, 65535, 65535, 599, 65535, 65535, 65535, 65535, 175, 1363,
    65535, 1200, 65535, 65535, 6, 65535, 553, 1480, 1549, 65535, 65535, 1503, 1653, 354, 153,
    1045, 65535, 65535, 1074, 65535, 65535, 703, 65535, 1208, 65535, 65535, 65535, 65535,
    753, 1083, 169, 65535, 65535, 68, 620, 65535, 278, 1412, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1578, 65535, 1645, 1569, 65535, 65535, 65535, 1429, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1181,
    1254, 65535, 267, 65535, 65535, 65535, 65535, 105, 513, 65535, 65535, 692, 1185, 65535,
    65535, 429, 65535, 1666, 65535, 534, 1514, 1548, 1351, 65535, 65535, 65535, 663, 192,
    1511, 974, 1599, 65535, 65535, 65535, 1445, 282, 229, 915, 530, 1139, 65535, 1145, 65535,
    65535, 65535, 65535, 65535, 65535, 1648, 65535, 65535, 1283, 65535, 65535, 65535, 65535,
    65535, 65535, 390, 450, 65535, 65535, 65535, 65535, 558, 1049, 871, 811, 65535, 65535,
    65535, 1472, 65535, 408, 14, 866, 1414, 65535, 65535, 65535, 40, 65535, 325, 65535,
    65535, 65535, 205, 319, 65535, 65535, 65535, 65535, 410, 1013, 728, 65535, 65535, 65535,
    65535, 65535, 1636, 306, 65535, 65535, 65535, 1166, 1383, 201, 65535, 700, 1423, 22, 650,
    807, 65535, 65535, 65535, 65535, 914, 65535, 65535, 65535, 734, 65535, 65535, 901, 65535,
    998, 1066, 1466, 65535, 65535, 1612, 65535, 65535, 65535, 1601, 65535, 65535, 472, 1331,
    1186, 1509, 785, 65535, 195, 1096, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 114, 464, 1015, 1329, 65535, 65535, 65535, 65535, 1202, 65535, 1064, 1337, 65535,
    316, 65535, 65535, 1359, 65535, 65535, 65535, 65535, 1173, 1525, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1060, 364, 65535, 65535, 123,
    529, 694, 819, 65535, 65535, 65535, 65535, 65535, 588, 808, 65535, 1153, 177, 65535,
    65535, 65535, 65535, 1640, 65535, 235, 65535, 1473, 44, 377, 69, 507, 1342, 1288, 65535,
    1216, 65535, 225, 1086, 65535, 1362, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    428, 65535, 65535, 65535, 65535, 65535, 65535, 1224, 65535, 1044, 65535, 65535, 1075,
    65535, 65535, 65535, 1327, 1504, 567, 65535, 956, 320, 561, 1104, 1406, 1162, 457, 1567,
    1627, 65535, 1203, 417, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 892, 65535, 65535, 653, 65535, 1542, 1070, 920, 65535, 856, 65535, 1600,
    660, 689, 281, 65535, 943, 744, 1255, 532, 65535, 65535, 65535, 1665, 1249, 202, 637,
    738, 897, 1557, 1566, 1651, 584, 1289, 65535, 100, 65535, 65535, 65535, 65535, 269, 782,
    1350, 171, 350, 65535, 65535, 65535, 248, 973, 1366, 65535, 65535, 310, 65535, 65535,
    65535, 65535, 767, 108, 262, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 231, 1668,
    65535, 65535, 65535, 65535, 75, 65535, 640, 65535, 65535, 65535, 65535, 366, 1266, 65535,
    65535, 159, 725, 1040, 1176, 809, 65535, 65535, 65535, 1413, 737, 65535, 1171, 65535,
    65535, 65535, 645, 65535, 196, 65535, 65535, 65535, 65535, 65535, 1320, 1547, 65535,
    65535, 65535, 367, 382, 83, 492, 65535, 65535, 65535, 65535, 1595, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 452, 65535, 65535, 65535,
    65535, 106, 944, 65535, 65535, 1119, 274, 524, 927, 1172, 65535, 65535, 302, 470, 494,
    752, 1611, 65535, 58, 392, 65535, 1126, 818, 102, 120, 784, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 279, 65535, 544, 65535, 1435, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 444, 1213, 1486, 585, 1352, 1647, 65535, 522,
    1460, 1526, 1650, 39, 65535, 1292, 1608, 65535, 463, 1609, 398, 65535, 1222, 65535,
    65535, 65535, 500, 65535, 1582, 65535, 891, 65535, 483, 1098, 65535, 65535, 65535, 65535,
    65535, 65535, 53, 1313, 655, 65535, 65535, 1188, 65535, 65535, 65535, 65535, 65535, 1563,
    65535, 625, 65535, 65535, 1323, 65535, 65535, 65535, 65535, 674, 43, 1001, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 371, 746, 619,
    1163, 426, 65535, 125, 76, 764, 65535, 669, 65535, 1382, 65535, 65535, 65535, 65535,
    1023, 1568, 65535, 65535, 65535, 826, 1619, 65535, 65535, 959, 65535, 65535, 65535,
    65535, 65535, 357, 65535, 65535, 375, 952, 65535, 65535, 541, 65535, 65535, 1572, 65535,
    210, 330, 842, 65535, 337, 374, 466, 1377, 65535, 573, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 285, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    824, 65535, 65535, 65535, 65535, 781, 1252, 65535, 65535, 65535, 65535, 742, 958, 840,
    230, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1302, 65535, 65535, 65535, 527, 0,
    1051, 1150, 1231, 1309, 691, 1396, 1550, 65535, 65535, 65535, 1324, 65535, 27, 65535,
    65535, 65535, 65535, 787, 289, 1267, 65535, 957, 65535, 65535, 1662, 65535, 65535, 65535,
    65535, 65535, 284, 65535, 65535, 65535, 1644, 65535, 65535, 1361, 1117, 486, 1516, 65535,
    65535, 65535, 65535, 1624, 1036, 65535, 65535, 65535, 754, 65535, 65535, 65535, 899,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1407, 882, 65535, 65535, 65535,
    65535, 65535, 63, 67, 1523, 297, 495, 393, 65535, 17, 101, 1457, 1519, 1268, 1097, 1425,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 188, 448, 788, 65535, 1157,
    65535, 146, 65535, 1543, 65535, 496, 1297, 65535, 65535, 65535, 70, 65535, 65535, 761,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 849, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 1639, 65535, 1387, 65535, 10, 827, 521,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 888, 65535, 65535, 65535, 1128, 1603,
    65535, 65535, 65535, 716, 65535, 65535, 65535, 65535, 180, 499, 128, 582, 624, 877,
    65535, 590, 65535, 65535, 65535, 65535, 65535, 810, 65535, 65535, 65535, 1410, 65535,
    505, 65535, 736, 65535, 65535, 65535, 1027, 65535, 65535, 31, 65535, 65535, 65535, 65535,
    218, 613, 1291, 65535, 215, 1, 745, 1025, 667, 1102, 1307, 1394, 1630, 1643, 65535,
    65535, 1021, 65535, 65535, 864, 1581, 135, 65535, 65535, 880, 1632, 922, 65535, 1229,
    1300, 65535, 315, 65535, 65535, 1217, 684, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 161, 560, 65535, 65535, 65535, 713, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1617, 65535, 65535, 65535, 794, 65535, 65535, 65535, 65535, 348, 677, 893,
    1490, 65535, 65535, 62, 65535, 81, 191, 301, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 1092, 140, 65535, 65535, 743, 121, 1085, 65535, 65535, 438, 65535, 937,
    546, 846, 28, 65535, 595, 65535, 863, 1189, 1050, 65535, 65535, 65535, 65535, 65535, 647,
    65535, 65535, 65535, 587, 1110, 187, 1214, 154, 1593, 65535, 65535, 948, 65535, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 555, 65535, 1234, 65535, 65535,
    65535, 65535, 65535, 1561, 1177, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 1585,
    1035, 407, 730, 65535, 65535, 65535, 401, 65535, 65535, 206, 65535, 65535, 228, 1079,
    65535, 219, 275, 360, 65535, 554, 65535, 65535, 65535, 65535, 65535, 710, 1346, 1464,
    1482, 731, 65535, 1127, 65535, 65535, 65535, 1017, 65535, 338, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 15, 65535, 216, 65535, 65535, 1444, 65535, 65535, 65535, 132,
    280, 335, 873, 130, 1416, 65535, 65535, 65535, 446, 65535, 686, 65535, 1205, 65535,
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 772, 65535, 65535, 268, 1238,
    1221, 886, 1552, 907, 65535, 65535, 416, 1671, 1354, 1241, 757, 1286, 1470, 65535, 65535,
    65535, 627, 261, 644, 589, 1143, 1367, 1404, 65535, 65535, 65535, 323, 65535, 1451, 185,
    1284, 65535, 1476, 65535, 5, 65535, 65535, 65535, 661, 65535, 1592, 65535, 65535, 65535,
    1141, 65535, 387, 65535, 65535, 930, 2, 283, 992, 1555, 65535, 427, 65535, 65535, 65535,
    65535, 72, 65535, 65535, 232, 933, 1132, 65535, 441, 506, 528, 896, 1393, 65535, 1293,
    65535, 65535, 7, 1638, 1043, 25, 445, 65535, 65535, 65535, 65535, 65535, 65535, 631,
    1621, 1071, 65535, 65535, 65535, 65535, 773, 211, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 615, 65535, 65535, 1090, 1471, 29, 65535, 65535, 65535, 1250, 447,
    603, 421, 1468, 65535, 1437, 65535, 65535, 65535, 65535, 601, 65535, 65535, 65535, 848,
    1447, 65535, 65535, 1652, 65535, 1159, 65535, 65535, 65535, 1108, 65535, 970, 65535, 547,
    1137, 548, 362, 110, 26, 798, 247, 557, 1207, 1530, 1615, 65535, 65535, 65535, 65535,
    65535,
];
/// Numbers of registers, by their hash.
pub static REGISTER_INDEX: [u16; 64] = [
    65535, 65535, 65535, 65535, 65535, 65535, 65535, 8, 65535, 65535, 6, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 1, 11, 65535, 65535, 65535, 15, 65535, 65535, 2, 65535,
    65535, 65535, 4, 18, 65535, 65535, 65535, 14, 65535, 19, 65535, 65535, 17, 7, 65535,
    65535, 20, 65535, 65535, 16, 65535, 9, 65535, 13, 65535, 65535, 65535, 65535, 0, 10,
    65535, 65535, 5, 3, 12, 65535,
];
