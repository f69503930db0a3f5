// Written by `cargo xtask regen` from amdgpu_isa_rdna3.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Operands of forms.
/// Operands, each once.
pub static OPERANDS: [u64; 746] = [
    0x02002081d03, // field 3, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081202, // field 2, OPR_SRC FMT_NUM_B32 32 in
    0x02001081d04, // field 4, OPR_VGPR FMT_NUM_B32 32 in
    0x04009191bff, // no field, OPR_VCC FMT_NUM_M64 64 in unencoded
    0x02002081d0b, // field 11, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081d0c, // field 12, OPR_VGPR FMT_NUM_B32 32 in
    0x02001081d0d, // field 13, OPR_VGPR FMT_NUM_B32 32 in
    0x02002081d0c, // field 12, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081d0e, // field 14, OPR_VGPR FMT_NUM_B32 32 in
    0x02002081d04, // field 4, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081201, // field 1, OPR_SRC FMT_NUM_B32 32 in
    0x02001081d05, // field 5, OPR_VGPR FMT_NUM_B32 32 in
    0x020030f1d03, // field 3, OPR_VGPR FMT_NUM_F32 32 in out
    0x020011e1202, // field 2, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1d04, // field 4, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020030f1d0b, // field 11, OPR_VGPR FMT_NUM_F32 32 in out
    0x020011e1d0c, // field 12, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011e1d0d, // field 13, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020030f1d0c, // field 12, OPR_VGPR FMT_NUM_F32 32 in out
    0x020011e1d0e, // field 14, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020030f1d04, // field 4, OPR_VGPR FMT_NUM_F32 32 in out
    0x020011e1201, // field 1, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1d05, // field 5, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020020f1d03, // field 3, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1202, // field 2, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1d04, // field 4, OPR_VGPR FMT_NUM_F32 32 in
    0x020020f1d0b, // field 11, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1d0c, // field 12, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f1d0d, // field 13, OPR_VGPR FMT_NUM_F32 32 in
    0x020020f1d0c, // field 12, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1d0e, // field 14, OPR_VGPR FMT_NUM_F32 32 in
    0x020020f1d04, // field 4, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1201, // field 1, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1d05, // field 5, OPR_VGPR FMT_NUM_F32 32 in
    0x02002131d03, // field 3, OPR_VGPR FMT_NUM_I32 32 out
    0x02001131202, // field 2, OPR_SRC FMT_NUM_I32 32 in
    0x02001131d04, // field 4, OPR_VGPR FMT_NUM_I32 32 in
    0x02002131d0b, // field 11, OPR_VGPR FMT_NUM_I32 32 out
    0x02001131d0c, // field 12, OPR_VGPR FMT_NUM_I32 32 in
    0x02001131d0d, // field 13, OPR_VGPR FMT_NUM_I32 32 in
    0x02002131d0c, // field 12, OPR_VGPR FMT_NUM_I32 32 out
    0x02001131d0e, // field 14, OPR_VGPR FMT_NUM_I32 32 in
    0x02002131d04, // field 4, OPR_VGPR FMT_NUM_I32 32 out
    0x02001131201, // field 1, OPR_SRC FMT_NUM_I32 32 in
    0x02001131d05, // field 5, OPR_VGPR FMT_NUM_I32 32 in
    0x020022c1d03, // field 3, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1202, // field 2, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1d04, // field 4, OPR_VGPR FMT_NUM_U32 32 in
    0x020022c1d0b, // field 11, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1d0c, // field 12, OPR_VGPR FMT_NUM_U32 32 in
    0x020012c1d0d, // field 13, OPR_VGPR FMT_NUM_U32 32 in
    0x020022c1d0c, // field 12, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1d0e, // field 14, OPR_VGPR FMT_NUM_U32 32 in
    0x020022c1d04, // field 4, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1201, // field 1, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1d05, // field 5, OPR_VGPR FMT_NUM_U32 32 in
    0x0400a191bff, // no field, OPR_VCC FMT_NUM_M64 64 out unencoded
    0x020010f1203, // field 3, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1001, // field 1, OPR_SIMM32 FMT_NUM_F32 32 in
    0x020021e1d03, // field 3, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1d0b, // field 11, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1d0c, // field 12, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1d04, // field 4, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x010020e1d03, // field 3, OPR_VGPR FMT_NUM_F16 16 out
    0x010010e1202, // field 2, OPR_SRC FMT_NUM_F16 16 in
    0x010010e1d04, // field 4, OPR_VGPR FMT_NUM_F16 16 in
    0x010020e1d0b, // field 11, OPR_VGPR FMT_NUM_F16 16 out
    0x010010e1d0c, // field 12, OPR_VGPR FMT_NUM_F16 16 in
    0x010010e1d0d, // field 13, OPR_VGPR FMT_NUM_F16 16 in
    0x010020e1d0c, // field 12, OPR_VGPR FMT_NUM_F16 16 out
    0x010010e1d0e, // field 14, OPR_VGPR FMT_NUM_F16 16 in
    0x010020e1d04, // field 4, OPR_VGPR FMT_NUM_F16 16 out
    0x010010e1201, // field 1, OPR_SRC FMT_NUM_F16 16 in
    0x010010e1d05, // field 5, OPR_VGPR FMT_NUM_F16 16 in
    0x010030e1d03, // field 3, OPR_VGPR FMT_NUM_F16 16 in out
    0x010030e1d0b, // field 11, OPR_VGPR FMT_NUM_F16 16 in out
    0x010030e1d0c, // field 12, OPR_VGPR FMT_NUM_F16 16 in out
    0x010030e1d04, // field 4, OPR_VGPR FMT_NUM_F16 16 in out
    0x010010e1203, // field 3, OPR_SRC FMT_NUM_F16 16 in
    0x010010e0f01, // field 1, OPR_SIMM16 FMT_NUM_F16 16 in
    0x020022c0a02, // field 2, OPR_SDST FMT_NUM_U32 32 out
    0x020012c1703, // field 3, OPR_SSRC FMT_NUM_U32 32 in
    0x020012c1704, // field 4, OPR_SSRC FMT_NUM_U32 32 in
    0x001060419ff, // no field, OPR_SSRC_SPECIAL_SCC FMT_NUM_B1 1 out implicit
    0x020022c0a03, // field 3, OPR_SDST FMT_NUM_U32 32 out
    0x020012c1701, // field 1, OPR_SSRC FMT_NUM_U32 32 in
    0x020012c1705, // field 5, OPR_SSRC FMT_NUM_U32 32 in
    0x02002130a02, // field 2, OPR_SDST FMT_NUM_I32 32 out
    0x02001131703, // field 3, OPR_SSRC FMT_NUM_I32 32 in
    0x02001131704, // field 4, OPR_SSRC FMT_NUM_I32 32 in
    0x02002130a03, // field 3, OPR_SDST FMT_NUM_I32 32 out
    0x02001131701, // field 1, OPR_SSRC FMT_NUM_I32 32 in
    0x02001131705, // field 5, OPR_SSRC FMT_NUM_I32 32 in
    0x001050419ff, // no field, OPR_SSRC_SPECIAL_SCC FMT_NUM_B1 1 in implicit
    0x040022e0a02, // field 2, OPR_SDST FMT_NUM_U64 64 out
    0x040012e1703, // field 3, OPR_SSRC FMT_NUM_U64 64 in
    0x040022e0a03, // field 3, OPR_SDST FMT_NUM_U64 64 out
    0x040012e1701, // field 1, OPR_SSRC FMT_NUM_U64 64 in
    0x040012e1704, // field 4, OPR_SSRC FMT_NUM_U64 64 in
    0x04002150a02, // field 2, OPR_SDST FMT_NUM_I64 64 out
    0x04001151703, // field 3, OPR_SSRC FMT_NUM_I64 64 in
    0x04002150a03, // field 3, OPR_SDST FMT_NUM_I64 64 out
    0x04001151701, // field 1, OPR_SSRC FMT_NUM_I64 64 in
    0x04001151704, // field 4, OPR_SSRC FMT_NUM_I64 64 in
    0x040012e1705, // field 5, OPR_SSRC FMT_NUM_U64 64 in
    0x02002080a02, // field 2, OPR_SDST FMT_NUM_B32 32 out
    0x02001081703, // field 3, OPR_SSRC FMT_NUM_B32 32 in
    0x02001081704, // field 4, OPR_SSRC FMT_NUM_B32 32 in
    0x02002080a03, // field 3, OPR_SDST FMT_NUM_B32 32 out
    0x02001081701, // field 1, OPR_SSRC FMT_NUM_B32 32 in
    0x02001081705, // field 5, OPR_SSRC FMT_NUM_B32 32 in
    0x040020a0a02, // field 2, OPR_SDST FMT_NUM_B64 64 out
    0x040010a1703, // field 3, OPR_SSRC FMT_NUM_B64 64 in
    0x040010a1704, // field 4, OPR_SSRC FMT_NUM_B64 64 in
    0x040020a0a03, // field 3, OPR_SDST FMT_NUM_B64 64 out
    0x040010a1701, // field 1, OPR_SSRC FMT_NUM_B64 64 in
    0x040010a1705, // field 5, OPR_SSRC FMT_NUM_B64 64 in
    0x01001061703, // field 3, OPR_SSRC FMT_NUM_B16 16 in
    0x01001061704, // field 4, OPR_SSRC FMT_NUM_B16 16 in
    0x01001061701, // field 1, OPR_SSRC FMT_NUM_B16 16 in
    0x01001061705, // field 5, OPR_SSRC FMT_NUM_B16 16 in
    0x01001110f03, // field 3, OPR_SIMM16 FMT_NUM_I16 16 in
    0x01001061c03, // field 3, OPR_VERSION FMT_NUM_B16 16 in
    0x02001130a02, // field 2, OPR_SDST FMT_NUM_I32 32 in
    0x020012c0a02, // field 2, OPR_SDST FMT_NUM_U32 32 in
    0x010012a0f03, // field 3, OPR_SIMM16 FMT_NUM_U16 16 in
    0x02003130a02, // field 2, OPR_SDST FMT_NUM_I32 32 in out
    0x01001060703, // field 3, OPR_HWREG FMT_NUM_B16 16 in
    0x01002060703, // field 3, OPR_HWREG FMT_NUM_B16 16 out
    0x02001080a02, // field 2, OPR_SDST FMT_NUM_B32 32 in
    0x01002060704, // field 4, OPR_HWREG FMT_NUM_B16 16 out
    0x02001081001, // field 1, OPR_SIMM32 FMT_NUM_B32 32 in
    0x01001110803, // field 3, OPR_LABEL FMT_NUM_I16 16 in
    0x040060a09ff, // no field, OPR_PC FMT_NUM_B64 64 out implicit
    0x040050a09ff, // no field, OPR_PC FMT_NUM_B64 64 in implicit
    0x04006190bff, // no field, OPR_SDST_EXEC FMT_NUM_M64 64 out implicit
    0x04005190bff, // no field, OPR_SDST_EXEC FMT_NUM_M64 64 in implicit
    0x02001080d02, // field 2, OPR_SDST_NULL FMT_NUM_B32 32 in
    0x01001060f03, // field 3, OPR_SIMM16 FMT_NUM_B16 16 in
    0x020030f1d05, // field 5, OPR_VGPR FMT_NUM_F32 32 in out
    0x020010f1d07, // field 7, OPR_VGPR FMT_NUM_F32 32 in
    0x020030f1d06, // field 6, OPR_VGPR FMT_NUM_F32 32 in out
    0x020010f1d08, // field 8, OPR_VGPR FMT_NUM_F32 32 in
    0x020020f1d06, // field 6, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1204, // field 4, OPR_SRC FMT_NUM_F32 32 in
    0x020020f1d05, // field 5, OPR_VGPR FMT_NUM_F32 32 out
    0x02002081d05, // field 5, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081203, // field 3, OPR_SRC FMT_NUM_B32 32 in
    0x02002081d06, // field 6, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081d07, // field 7, OPR_VGPR FMT_NUM_B32 32 in
    0x02001081d08, // field 8, OPR_VGPR FMT_NUM_B32 32 in
    0x020011e1203, // field 3, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1d07, // field 7, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011e1d08, // field 8, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011d1203, // field 3, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x020011d1d07, // field 7, OPR_VGPR FMT_NUM_PK2_BF16 32 in
    0x020011d1201, // field 1, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x020011d1d08, // field 8, OPR_VGPR FMT_NUM_PK2_BF16 32 in
    0x020030f1d07, // field 7, OPR_VGPR FMT_NUM_F32 32 in out
    0x020010f1205, // field 5, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1d09, // field 9, OPR_VGPR FMT_NUM_F32 32 in
    0x020020f1d07, // field 7, OPR_VGPR FMT_NUM_F32 32 out
    0x02001081204, // field 4, OPR_SRC FMT_NUM_B32 32 in
    0x02002081d07, // field 7, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081205, // field 5, OPR_SRC FMT_NUM_B32 32 in
    0x02001081d09, // field 9, OPR_VGPR FMT_NUM_B32 32 in
    0x020011e1204, // field 4, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1205, // field 5, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1d09, // field 9, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011d1204, // field 4, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x020011d1205, // field 5, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x020011d1d09, // field 9, OPR_VGPR FMT_NUM_PK2_BF16 32 in
    0x020022c1d06, // field 6, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1204, // field 4, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1d08, // field 8, OPR_VGPR FMT_NUM_U32 32 in
    0x020022c1d07, // field 7, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1205, // field 5, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1d09, // field 9, OPR_VGPR FMT_NUM_U32 32 in
    0x0400219150a, // field 10, OPR_SREG FMT_NUM_M64 64 out
    0x010010e1207, // field 7, OPR_SRC FMT_NUM_F16 16 in
    0x010010e1208, // field 8, OPR_SRC FMT_NUM_F16 16 in
    0x04002191512, // field 18, OPR_SREG FMT_NUM_M64 64 out
    0x010010e1d13, // field 19, OPR_VGPR FMT_NUM_F16 16 in
    0x010010e1210, // field 16, OPR_SRC FMT_NUM_F16 16 in
    0x04002191513, // field 19, OPR_SREG FMT_NUM_M64 64 out
    0x010010e1d14, // field 20, OPR_VGPR FMT_NUM_F16 16 in
    0x010010e120f, // field 15, OPR_SRC FMT_NUM_F16 16 in
    0x0400219150b, // field 11, OPR_SREG FMT_NUM_M64 64 out
    0x010010e1209, // field 9, OPR_SRC FMT_NUM_F16 16 in
    0x020010f1207, // field 7, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1208, // field 8, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1d13, // field 19, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f1210, // field 16, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1d14, // field 20, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f120f, // field 15, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1209, // field 9, OPR_SRC FMT_NUM_F32 32 in
    0x04001101207, // field 7, OPR_SRC FMT_NUM_F64 64 in
    0x04001101208, // field 8, OPR_SRC FMT_NUM_F64 64 in
    0x04001101203, // field 3, OPR_SRC FMT_NUM_F64 64 in
    0x04001101209, // field 9, OPR_SRC FMT_NUM_F64 64 in
    0x01001111207, // field 7, OPR_SRC FMT_NUM_I16 16 in
    0x01001111208, // field 8, OPR_SRC FMT_NUM_I16 16 in
    0x01001111d13, // field 19, OPR_VGPR FMT_NUM_I16 16 in
    0x01001111210, // field 16, OPR_SRC FMT_NUM_I16 16 in
    0x01001111d14, // field 20, OPR_VGPR FMT_NUM_I16 16 in
    0x0100111120f, // field 15, OPR_SRC FMT_NUM_I16 16 in
    0x01001111203, // field 3, OPR_SRC FMT_NUM_I16 16 in
    0x01001111209, // field 9, OPR_SRC FMT_NUM_I16 16 in
    0x010012a1207, // field 7, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1208, // field 8, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1d13, // field 19, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a1210, // field 16, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1d14, // field 20, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a120f, // field 15, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1203, // field 3, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1209, // field 9, OPR_SRC FMT_NUM_U16 16 in
    0x02001131207, // field 7, OPR_SRC FMT_NUM_I32 32 in
    0x02001131208, // field 8, OPR_SRC FMT_NUM_I32 32 in
    0x02001131d13, // field 19, OPR_VGPR FMT_NUM_I32 32 in
    0x02001131210, // field 16, OPR_SRC FMT_NUM_I32 32 in
    0x02001131d14, // field 20, OPR_VGPR FMT_NUM_I32 32 in
    0x0200113120f, // field 15, OPR_SRC FMT_NUM_I32 32 in
    0x02001131203, // field 3, OPR_SRC FMT_NUM_I32 32 in
    0x02001131209, // field 9, OPR_SRC FMT_NUM_I32 32 in
    0x020012c1207, // field 7, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1208, // field 8, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1d13, // field 19, OPR_VGPR FMT_NUM_U32 32 in
    0x020012c1210, // field 16, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1d14, // field 20, OPR_VGPR FMT_NUM_U32 32 in
    0x020012c120f, // field 15, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1203, // field 3, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1209, // field 9, OPR_SRC FMT_NUM_U32 32 in
    0x04001151207, // field 7, OPR_SRC FMT_NUM_I64 64 in
    0x04001151208, // field 8, OPR_SRC FMT_NUM_I64 64 in
    0x04001151203, // field 3, OPR_SRC FMT_NUM_I64 64 in
    0x04001151209, // field 9, OPR_SRC FMT_NUM_I64 64 in
    0x040012e1207, // field 7, OPR_SRC FMT_NUM_U64 64 in
    0x040012e1208, // field 8, OPR_SRC FMT_NUM_U64 64 in
    0x040012e1203, // field 3, OPR_SRC FMT_NUM_U64 64 in
    0x040012e1209, // field 9, OPR_SRC FMT_NUM_U64 64 in
    0x02001081208, // field 8, OPR_SRC FMT_NUM_B32 32 in
    0x02001081210, // field 16, OPR_SRC FMT_NUM_B32 32 in
    0x0200108120f, // field 15, OPR_SRC FMT_NUM_B32 32 in
    0x02001081209, // field 9, OPR_SRC FMT_NUM_B32 32 in
    0x0400219040a, // field 10, OPR_EXEC FMT_NUM_M64 64 out
    0x04002190412, // field 18, OPR_EXEC FMT_NUM_M64 64 out
    0x04002190413, // field 19, OPR_EXEC FMT_NUM_M64 64 out
    0x0400219040b, // field 11, OPR_EXEC FMT_NUM_M64 64 out
    0x02002081d0a, // field 10, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081207, // field 7, OPR_SRC FMT_NUM_B32 32 in
    0x04001191509, // field 9, OPR_SREG FMT_NUM_M64 64 in
    0x02002081d12, // field 18, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081d13, // field 19, OPR_VGPR FMT_NUM_B32 32 in
    0x04001191511, // field 17, OPR_SREG FMT_NUM_M64 64 in
    0x02002081d13, // field 19, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081d14, // field 20, OPR_VGPR FMT_NUM_B32 32 in
    0x04001191512, // field 18, OPR_SREG FMT_NUM_M64 64 in
    0x0400119150a, // field 10, OPR_SREG FMT_NUM_M64 64 in
    0x020020f1d0a, // field 10, OPR_VGPR FMT_NUM_F32 32 out
    0x020020f1d12, // field 18, OPR_VGPR FMT_NUM_F32 32 out
    0x020020f1d13, // field 19, OPR_VGPR FMT_NUM_F32 32 out
    0x020030f1d0a, // field 10, OPR_VGPR FMT_NUM_F32 32 in out
    0x02002131d0a, // field 10, OPR_VGPR FMT_NUM_I32 32 out
    0x02002131d12, // field 18, OPR_VGPR FMT_NUM_I32 32 out
    0x02002131d13, // field 19, OPR_VGPR FMT_NUM_I32 32 out
    0x020022c1d0a, // field 10, OPR_VGPR FMT_NUM_U32 32 out
    0x020022c1d12, // field 18, OPR_VGPR FMT_NUM_U32 32 out
    0x020022c1d13, // field 19, OPR_VGPR FMT_NUM_U32 32 out
    0x020022c1d09, // field 9, OPR_VGPR FMT_NUM_U32 32 out
    0x04002191505, // field 5, OPR_SREG FMT_NUM_M64 64 out
    0x020012c1206, // field 6, OPR_SRC FMT_NUM_U32 32 in
    0x04001191508, // field 8, OPR_SREG FMT_NUM_M64 64 in
    0x020022c1d11, // field 17, OPR_VGPR FMT_NUM_U32 32 out
    0x0400219150d, // field 13, OPR_SREG FMT_NUM_M64 64 out
    0x020012c1d12, // field 18, OPR_VGPR FMT_NUM_U32 32 in
    0x04001191510, // field 16, OPR_SREG FMT_NUM_M64 64 in
    0x020012c120e, // field 14, OPR_SRC FMT_NUM_U32 32 in
    0x04002191506, // field 6, OPR_SREG FMT_NUM_M64 64 out
    0x020030f1d12, // field 18, OPR_VGPR FMT_NUM_F32 32 in out
    0x020030f1d13, // field 19, OPR_VGPR FMT_NUM_F32 32 in out
    0x020021e1d0a, // field 10, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1d12, // field 18, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1d13, // field 19, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x010020e1d0a, // field 10, OPR_VGPR FMT_NUM_F16 16 out
    0x010020e1d12, // field 18, OPR_VGPR FMT_NUM_F16 16 out
    0x010020e1d13, // field 19, OPR_VGPR FMT_NUM_F16 16 out
    0x010030e1d0a, // field 10, OPR_VGPR FMT_NUM_F16 16 in out
    0x010030e1d12, // field 18, OPR_VGPR FMT_NUM_F16 16 in out
    0x010030e1d13, // field 19, OPR_VGPR FMT_NUM_F16 16 in out
    0x0200208150a, // field 10, OPR_SREG FMT_NUM_B32 32 out
    0x02001081307, // field 7, OPR_SRC_VGPR FMT_NUM_B32 32 in
    0x04002101d0a, // field 10, OPR_VGPR FMT_NUM_F64 64 out
    0x04002101d0b, // field 11, OPR_VGPR FMT_NUM_F64 64 out
    0x01002061d0a, // field 10, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061207, // field 7, OPR_SRC FMT_NUM_B16 16 in
    0x01002061d12, // field 18, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061d13, // field 19, OPR_VGPR FMT_NUM_B16 16 in
    0x01002061d13, // field 19, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061d14, // field 20, OPR_VGPR FMT_NUM_B16 16 in
    0x01002061d0b, // field 11, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061203, // field 3, OPR_SRC FMT_NUM_B16 16 in
    0x02005080cff, // no field, OPR_SDST_M0 FMT_NUM_B32 32 in implicit
    0x010022a1d0a, // field 10, OPR_VGPR FMT_NUM_U16 16 out
    0x010022a1d12, // field 18, OPR_VGPR FMT_NUM_U16 16 out
    0x010022a1d13, // field 19, OPR_VGPR FMT_NUM_U16 16 out
    0x010022a1d0b, // field 11, OPR_VGPR FMT_NUM_U16 16 out
    0x01002111d0a, // field 10, OPR_VGPR FMT_NUM_I16 16 out
    0x01002111d12, // field 18, OPR_VGPR FMT_NUM_I16 16 out
    0x01002111d13, // field 19, OPR_VGPR FMT_NUM_I16 16 out
    0x01002111d0b, // field 11, OPR_VGPR FMT_NUM_I16 16 out
    0x01002221d0a, // field 10, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1207, // field 7, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x01002221d12, // field 18, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1d13, // field 19, OPR_VGPR FMT_NUM_PK2_I16 32 in
    0x01002221d13, // field 19, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1d14, // field 20, OPR_VGPR FMT_NUM_PK2_I16 32 in
    0x01002221d0b, // field 11, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1203, // field 3, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x020010f1211, // field 17, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1212, // field 18, OPR_SRC FMT_NUM_F32 32 in
    0x020010f120a, // field 10, OPR_SRC FMT_NUM_F32 32 in
    0x01801121207, // field 7, OPR_SRC FMT_NUM_I24 24 in
    0x01801121208, // field 8, OPR_SRC FMT_NUM_I24 24 in
    0x01801121d13, // field 19, OPR_VGPR FMT_NUM_I24 24 in
    0x01801121210, // field 16, OPR_SRC FMT_NUM_I24 24 in
    0x02001131211, // field 17, OPR_SRC FMT_NUM_I32 32 in
    0x01801121d14, // field 20, OPR_VGPR FMT_NUM_I24 24 in
    0x0180112120f, // field 15, OPR_SRC FMT_NUM_I24 24 in
    0x02001131212, // field 18, OPR_SRC FMT_NUM_I32 32 in
    0x01801121203, // field 3, OPR_SRC FMT_NUM_I24 24 in
    0x01801121209, // field 9, OPR_SRC FMT_NUM_I24 24 in
    0x0200113120a, // field 10, OPR_SRC FMT_NUM_I32 32 in
    0x018012b1207, // field 7, OPR_SRC FMT_NUM_U24 24 in
    0x018012b1208, // field 8, OPR_SRC FMT_NUM_U24 24 in
    0x018012b1d13, // field 19, OPR_VGPR FMT_NUM_U24 24 in
    0x018012b1210, // field 16, OPR_SRC FMT_NUM_U24 24 in
    0x020012c1211, // field 17, OPR_SRC FMT_NUM_U32 32 in
    0x018012b1d14, // field 20, OPR_VGPR FMT_NUM_U24 24 in
    0x018012b120f, // field 15, OPR_SRC FMT_NUM_U24 24 in
    0x020012c1212, // field 18, OPR_SRC FMT_NUM_U32 32 in
    0x018012b1203, // field 3, OPR_SRC FMT_NUM_U24 24 in
    0x018012b1209, // field 9, OPR_SRC FMT_NUM_U24 24 in
    0x020012c120a, // field 10, OPR_SRC FMT_NUM_U32 32 in
    0x0400110120a, // field 10, OPR_SRC FMT_NUM_F64 64 in
    0x02001081211, // field 17, OPR_SRC FMT_NUM_B32 32 in
    0x02001081212, // field 18, OPR_SRC FMT_NUM_B32 32 in
    0x0200108120a, // field 10, OPR_SRC FMT_NUM_B32 32 in
    0x010012a1211, // field 17, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1212, // field 18, OPR_SRC FMT_NUM_U16 16 in
    0x010012a120a, // field 10, OPR_SRC FMT_NUM_U16 16 in
    0x02001261207, // field 7, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001261208, // field 8, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001261d13, // field 19, OPR_VGPR FMT_NUM_PK4_U8 32 in
    0x02001261210, // field 16, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001261d14, // field 20, OPR_VGPR FMT_NUM_PK4_U8 32 in
    0x0200126120f, // field 15, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001261203, // field 3, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001261209, // field 9, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001211207, // field 7, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02001211208, // field 8, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02001211d13, // field 19, OPR_VGPR FMT_NUM_PK2_U16 32 in
    0x02001211210, // field 16, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02001211d14, // field 20, OPR_VGPR FMT_NUM_PK2_U16 32 in
    0x0200121120f, // field 15, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02001211203, // field 3, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02001211209, // field 9, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02002261d0a, // field 10, OPR_VGPR FMT_NUM_PK4_U8 32 out
    0x02002261d12, // field 18, OPR_VGPR FMT_NUM_PK4_U8 32 out
    0x02001261211, // field 17, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02002261d13, // field 19, OPR_VGPR FMT_NUM_PK4_U8 32 out
    0x02001261212, // field 18, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02002261d0b, // field 11, OPR_VGPR FMT_NUM_PK4_U8 32 out
    0x0200126120a, // field 10, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x04005191bff, // no field, OPR_VCC FMT_NUM_M64 64 in implicit
    0x040020a1d0a, // field 10, OPR_VGPR FMT_NUM_B64 64 out
    0x040010a1207, // field 7, OPR_SRC FMT_NUM_B64 64 in
    0x040010a1209, // field 9, OPR_SRC FMT_NUM_B64 64 in
    0x040020a1d0b, // field 11, OPR_VGPR FMT_NUM_B64 64 out
    0x040010a1203, // field 3, OPR_SRC FMT_NUM_B64 64 in
    0x040010a120a, // field 10, OPR_SRC FMT_NUM_B64 64 in
    0x040010a1208, // field 8, OPR_SRC FMT_NUM_B64 64 in
    0x08002051d0a, // field 10, OPR_VGPR FMT_NUM_B128 128 out
    0x08001051309, // field 9, OPR_SRC_VGPR FMT_NUM_B128 128 in
    0x08002051d0b, // field 11, OPR_VGPR FMT_NUM_B128 128 out
    0x0800105130a, // field 10, OPR_SRC_VGPR FMT_NUM_B128 128 in
    0x02002231d0a, // field 10, OPR_VGPR FMT_NUM_PK4_B8 32 out
    0x02002231d12, // field 18, OPR_VGPR FMT_NUM_PK4_B8 32 out
    0x02002231d13, // field 19, OPR_VGPR FMT_NUM_PK4_B8 32 out
    0x02002231d0b, // field 11, OPR_VGPR FMT_NUM_PK4_B8 32 out
    0x010010e1211, // field 17, OPR_SRC FMT_NUM_F16 16 in
    0x010010e1212, // field 18, OPR_SRC FMT_NUM_F16 16 in
    0x010010e120a, // field 10, OPR_SRC FMT_NUM_F16 16 in
    0x01001111211, // field 17, OPR_SRC FMT_NUM_I16 16 in
    0x01001111212, // field 18, OPR_SRC FMT_NUM_I16 16 in
    0x0100111120a, // field 10, OPR_SRC FMT_NUM_I16 16 in
    0x02003081d0a, // field 10, OPR_VGPR FMT_NUM_B32 32 in out
    0x02001081708, // field 8, OPR_SSRC FMT_NUM_B32 32 in
    0x02001081709, // field 9, OPR_SSRC FMT_NUM_B32 32 in
    0x02003081d0b, // field 11, OPR_VGPR FMT_NUM_B32 32 in out
    0x02001081308, // field 8, OPR_SRC_VGPR FMT_NUM_B32 32 in
    0x0200108170a, // field 10, OPR_SSRC FMT_NUM_B32 32 in
    0x01001061208, // field 8, OPR_SRC FMT_NUM_B16 16 in
    0x01001061210, // field 16, OPR_SRC FMT_NUM_B16 16 in
    0x0100106120f, // field 15, OPR_SRC FMT_NUM_B16 16 in
    0x01001061209, // field 9, OPR_SRC FMT_NUM_B16 16 in
    0x020011e1207, // field 7, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1208, // field 8, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1d13, // field 19, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011e1210, // field 16, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1d14, // field 20, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011e120f, // field 15, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1209, // field 9, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x010020d1d0a, // field 10, OPR_VGPR FMT_NUM_BF16 16 out
    0x020011d1207, // field 7, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x020011d1208, // field 8, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x010010d1209, // field 9, OPR_SRC FMT_NUM_BF16 16 in
    0x010020d1d12, // field 18, OPR_VGPR FMT_NUM_BF16 16 out
    0x020011d1d13, // field 19, OPR_VGPR FMT_NUM_PK2_BF16 32 in
    0x020011d1210, // field 16, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x010010d1211, // field 17, OPR_SRC FMT_NUM_BF16 16 in
    0x010020d1d13, // field 19, OPR_VGPR FMT_NUM_BF16 16 out
    0x020011d1d14, // field 20, OPR_VGPR FMT_NUM_PK2_BF16 32 in
    0x020011d120f, // field 15, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x010010d1212, // field 18, OPR_SRC FMT_NUM_BF16 16 in
    0x010020d1d0b, // field 11, OPR_VGPR FMT_NUM_BF16 16 out
    0x020011d1209, // field 9, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x010010d120a, // field 10, OPR_SRC FMT_NUM_BF16 16 in
    0x010010d1203, // field 3, OPR_SRC FMT_NUM_BF16 16 in
    0x020020f1d09, // field 9, OPR_VGPR FMT_NUM_F32 32 out
    0x04002190a05, // field 5, OPR_SDST FMT_NUM_M64 64 out
    0x020010f1206, // field 6, OPR_SRC FMT_NUM_F32 32 in
    0x04002190a06, // field 6, OPR_SDST FMT_NUM_M64 64 out
    0x04002101d09, // field 9, OPR_VGPR FMT_NUM_F64 64 out
    0x04001101206, // field 6, OPR_SRC FMT_NUM_F64 64 in
    0x04001101202, // field 2, OPR_SRC FMT_NUM_F64 64 in
    0x040022e1d09, // field 9, OPR_VGPR FMT_NUM_U64 64 out
    0x040022e1d0a, // field 10, OPR_VGPR FMT_NUM_U64 64 out
    0x040012e1202, // field 2, OPR_SRC FMT_NUM_U64 64 in
    0x04002151d09, // field 9, OPR_VGPR FMT_NUM_I64 64 out
    0x02001131206, // field 6, OPR_SRC FMT_NUM_I32 32 in
    0x04002151d0a, // field 10, OPR_VGPR FMT_NUM_I64 64 out
    0x04001151202, // field 2, OPR_SRC FMT_NUM_I64 64 in
    0x020021f1d0a, // field 10, OPR_VGPR FMT_NUM_PK2_I16 32 out
    0x020021f1d12, // field 18, OPR_VGPR FMT_NUM_PK2_I16 32 out
    0x020021f1d13, // field 19, OPR_VGPR FMT_NUM_PK2_I16 32 out
    0x020021f1d0b, // field 11, OPR_VGPR FMT_NUM_PK2_I16 32 out
    0x02002211d0a, // field 10, OPR_VGPR FMT_NUM_PK2_U16 32 out
    0x02002211d12, // field 18, OPR_VGPR FMT_NUM_PK2_U16 32 out
    0x02002211d13, // field 19, OPR_VGPR FMT_NUM_PK2_U16 32 out
    0x02002211d0b, // field 11, OPR_VGPR FMT_NUM_PK2_U16 32 out
    0x020012c1310, // field 16, OPR_SRC_VGPR FMT_NUM_U32 32 in
    0x020012c130f, // field 15, OPR_SRC_VGPR FMT_NUM_U32 32 in
    0x02001131310, // field 16, OPR_SRC_VGPR FMT_NUM_I32 32 in
    0x0200113130f, // field 15, OPR_SRC_VGPR FMT_NUM_I32 32 in
    0x040022e1d0b, // field 11, OPR_VGPR FMT_NUM_U64 64 out
    0x04002151d0b, // field 11, OPR_VGPR FMT_NUM_I64 64 out
    0x02001081808, // field 8, OPR_SSRC_LANESEL FMT_NUM_B32 32 in
    0x02001081707, // field 7, OPR_SSRC FMT_NUM_B32 32 in
    0x02001081809, // field 9, OPR_SSRC_LANESEL FMT_NUM_B32 32 in
    0x02001081d00, // field 0, OPR_VGPR FMT_NUM_B32 32 in
    0x020012c1d01, // field 1, OPR_VGPR FMT_NUM_U32 32 in
    0x020062c03ff, // no field, OPR_DSMEM FMT_NUM_U32 32 out implicit
    0x020052c03ff, // no field, OPR_DSMEM FMT_NUM_U32 32 in implicit
    0x02001131d01, // field 1, OPR_VGPR FMT_NUM_I32 32 in
    0x020061303ff, // no field, OPR_DSMEM FMT_NUM_I32 32 out implicit
    0x020051303ff, // no field, OPR_DSMEM FMT_NUM_I32 32 in implicit
    0x02001081d01, // field 1, OPR_VGPR FMT_NUM_B32 32 in
    0x020060803ff, // no field, OPR_DSMEM FMT_NUM_B32 32 out implicit
    0x020050803ff, // no field, OPR_DSMEM FMT_NUM_B32 32 in implicit
    0x02001081d02, // field 2, OPR_VGPR FMT_NUM_B32 32 in
    0x020010f1d01, // field 1, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f1d02, // field 2, OPR_VGPR FMT_NUM_F32 32 in
    0x020060f03ff, // no field, OPR_DSMEM FMT_NUM_F32 32 out implicit
    0x020050f03ff, // no field, OPR_DSMEM FMT_NUM_F32 32 in implicit
    0x008010b1d01, // field 1, OPR_VGPR FMT_NUM_B8 8 in
    0x008060b03ff, // no field, OPR_DSMEM FMT_NUM_B8 8 out implicit
    0x01001061d01, // field 1, OPR_VGPR FMT_NUM_B16 16 in
    0x010060603ff, // no field, OPR_DSMEM FMT_NUM_B16 16 out implicit
    0x020022c1d08, // field 8, OPR_VGPR FMT_NUM_U32 32 out
    0x02002131d08, // field 8, OPR_VGPR FMT_NUM_I32 32 out
    0x02002081d08, // field 8, OPR_VGPR FMT_NUM_B32 32 out
    0x040021b1d08, // field 8, OPR_VGPR FMT_NUM_PK2_B32 64 out
    0x020020f1d08, // field 8, OPR_VGPR FMT_NUM_F32 32 out
    0x008050b03ff, // no field, OPR_DSMEM FMT_NUM_B8 8 in implicit
    0x010050603ff, // no field, OPR_DSMEM FMT_NUM_B16 16 in implicit
    0x040012e1d01, // field 1, OPR_VGPR FMT_NUM_U64 64 in
    0x040062e03ff, // no field, OPR_DSMEM FMT_NUM_U64 64 out implicit
    0x040052e03ff, // no field, OPR_DSMEM FMT_NUM_U64 64 in implicit
    0x04001151d01, // field 1, OPR_VGPR FMT_NUM_I64 64 in
    0x040061503ff, // no field, OPR_DSMEM FMT_NUM_I64 64 out implicit
    0x040051503ff, // no field, OPR_DSMEM FMT_NUM_I64 64 in implicit
    0x040010a1d01, // field 1, OPR_VGPR FMT_NUM_B64 64 in
    0x040060a03ff, // no field, OPR_DSMEM FMT_NUM_B64 64 out implicit
    0x040050a03ff, // no field, OPR_DSMEM FMT_NUM_B64 64 in implicit
    0x040010a1d02, // field 2, OPR_VGPR FMT_NUM_B64 64 in
    0x04001101d01, // field 1, OPR_VGPR FMT_NUM_F64 64 in
    0x04001101d02, // field 2, OPR_VGPR FMT_NUM_F64 64 in
    0x040061003ff, // no field, OPR_DSMEM FMT_NUM_F64 64 out implicit
    0x040051003ff, // no field, OPR_DSMEM FMT_NUM_F64 64 in implicit
    0x040022e1d08, // field 8, OPR_VGPR FMT_NUM_U64 64 out
    0x04002151d08, // field 8, OPR_VGPR FMT_NUM_I64 64 out
    0x040020a1d08, // field 8, OPR_VGPR FMT_NUM_B64 64 out
    0x080021c1d08, // field 8, OPR_VGPR FMT_NUM_PK2_B64 128 out
    0x04002101d08, // field 8, OPR_VGPR FMT_NUM_F64 64 out
    0x02001231d01, // field 1, OPR_VGPR FMT_NUM_PK4_B8 32 in
    0x020011a1d01, // field 1, OPR_VGPR FMT_NUM_PK2_B16 32 in
    0x02003211d08, // field 8, OPR_VGPR FMT_NUM_PK2_U16 32 in out
    0x020031f1d08, // field 8, OPR_VGPR FMT_NUM_PK2_I16 32 in out
    0x02003081d00, // field 0, OPR_VGPR FMT_NUM_B32 32 in out
    0x08001051d02, // field 2, OPR_VGPR FMT_NUM_B128 128 in
    0x060010c1d01, // field 1, OPR_VGPR FMT_NUM_B96 96 in
    0x060060c03ff, // no field, OPR_DSMEM FMT_NUM_B96 96 out implicit
    0x08001051d01, // field 1, OPR_VGPR FMT_NUM_B128 128 in
    0x080060503ff, // no field, OPR_DSMEM FMT_NUM_B128 128 out implicit
    0x060020c1d08, // field 8, OPR_VGPR FMT_NUM_B96 96 out
    0x060050c03ff, // no field, OPR_DSMEM FMT_NUM_B96 96 in implicit
    0x08002051d08, // field 8, OPR_VGPR FMT_NUM_B128 128 out
    0x080050503ff, // no field, OPR_DSMEM FMT_NUM_B128 128 in implicit
    0x02002001d0b, // field 11, OPR_VGPR FMT_ANY 32 out
    0x04001001d00, // field 0, OPR_VGPR FMT_ANY 64 in
    0x040050a05ff, // no field, OPR_FLAT_SCRATCH FMT_NUM_B64 64 in implicit
    0x008052f06ff, // no field, OPR_GPUMEM FMT_NUM_U8 8 in implicit
    0x02001001d00, // field 0, OPR_VGPR FMT_ANY 32 in
    0x02001001507, // field 7, OPR_SREG FMT_ANY 32 in
    0x04001001507, // field 7, OPR_SREG FMT_ANY 64 in
    0x008051606ff, // no field, OPR_GPUMEM FMT_NUM_I8 8 in implicit
    0x010052a06ff, // no field, OPR_GPUMEM FMT_NUM_U16 16 in implicit
    0x010051106ff, // no field, OPR_GPUMEM FMT_NUM_I16 16 in implicit
    0x020050806ff, // no field, OPR_GPUMEM FMT_NUM_B32 32 in implicit
    0x04002001d0b, // field 11, OPR_VGPR FMT_ANY 64 out
    0x040050a06ff, // no field, OPR_GPUMEM FMT_NUM_B64 64 in implicit
    0x06002001d0b, // field 11, OPR_VGPR FMT_ANY 96 out
    0x060050c06ff, // no field, OPR_GPUMEM FMT_NUM_B96 96 in implicit
    0x08002001d0b, // field 11, OPR_VGPR FMT_ANY 128 out
    0x080050506ff, // no field, OPR_GPUMEM FMT_NUM_B128 128 in implicit
    0x02001001d01, // field 1, OPR_VGPR FMT_ANY 32 in
    0x008060b06ff, // no field, OPR_GPUMEM FMT_NUM_B8 8 out implicit
    0x010060606ff, // no field, OPR_GPUMEM FMT_NUM_B16 16 out implicit
    0x020060806ff, // no field, OPR_GPUMEM FMT_NUM_B32 32 out implicit
    0x04001001d01, // field 1, OPR_VGPR FMT_ANY 64 in
    0x040060a06ff, // no field, OPR_GPUMEM FMT_NUM_B64 64 out implicit
    0x06001001d01, // field 1, OPR_VGPR FMT_ANY 96 in
    0x060060c06ff, // no field, OPR_GPUMEM FMT_NUM_B96 96 out implicit
    0x08001001d01, // field 1, OPR_VGPR FMT_ANY 128 in
    0x080060506ff, // no field, OPR_GPUMEM FMT_NUM_B128 128 out implicit
    0x010050606ff, // no field, OPR_GPUMEM FMT_NUM_B16 16 in implicit
    0x020062c06ff, // no field, OPR_GPUMEM FMT_NUM_U32 32 out implicit
    0x020052c06ff, // no field, OPR_GPUMEM FMT_NUM_U32 32 in implicit
    0x020061306ff, // no field, OPR_GPUMEM FMT_NUM_I32 32 out implicit
    0x020051306ff, // no field, OPR_GPUMEM FMT_NUM_I32 32 in implicit
    0x040062e06ff, // no field, OPR_GPUMEM FMT_NUM_U64 64 out implicit
    0x040052e06ff, // no field, OPR_GPUMEM FMT_NUM_U64 64 in implicit
    0x040061506ff, // no field, OPR_GPUMEM FMT_NUM_I64 64 out implicit
    0x040051506ff, // no field, OPR_GPUMEM FMT_NUM_I64 64 in implicit
    0x020060f06ff, // no field, OPR_GPUMEM FMT_NUM_F32 32 out implicit
    0x020050f06ff, // no field, OPR_GPUMEM FMT_NUM_F32 32 in implicit
    0x02002001d0c, // field 12, OPR_VGPR FMT_ANY 32 out
    0x04001001d0b, // field 11, OPR_VGPR FMT_ANY 64 in
    0x08001351509, // field 9, OPR_SREG FMT_RSRC_TYPED 128 in
    0x02001001608, // field 8, OPR_SREG_M0_INL FMT_ANY 32 in
    0x04002001d0c, // field 12, OPR_VGPR FMT_ANY 64 out
    0x06002001d0c, // field 12, OPR_VGPR FMT_ANY 96 out
    0x08002001d0c, // field 12, OPR_VGPR FMT_ANY 128 out
    0x02001001d0c, // field 12, OPR_VGPR FMT_ANY 32 in
    0x04001001d0c, // field 12, OPR_VGPR FMT_ANY 64 in
    0x06001001d0c, // field 12, OPR_VGPR FMT_ANY 96 in
    0x08001001d0c, // field 12, OPR_VGPR FMT_ANY 128 in
    0x08001321509, // field 9, OPR_SREG FMT_RSRC_SCRATCH 128 in
    0x02003001d0c, // field 12, OPR_VGPR FMT_ANY 32 in out
    0x04003001d0c, // field 12, OPR_VGPR FMT_ANY 64 in out
    0x08003001d0c, // field 12, OPR_VGPR FMT_ANY 128 in out
    0x02002001d0d, // field 13, OPR_VGPR FMT_ANY 32 out
    0x0800135150a, // field 10, OPR_SREG FMT_RSRC_TYPED 128 in
    0x02001001609, // field 9, OPR_SREG_M0_INL FMT_ANY 32 in
    0x04002001d0d, // field 13, OPR_VGPR FMT_ANY 64 out
    0x06002001d0d, // field 13, OPR_VGPR FMT_ANY 96 out
    0x08002001d0d, // field 13, OPR_VGPR FMT_ANY 128 out
    0x02001001d0d, // field 13, OPR_VGPR FMT_ANY 32 in
    0x04001001d0d, // field 13, OPR_VGPR FMT_ANY 64 in
    0x06001001d0d, // field 13, OPR_VGPR FMT_ANY 96 in
    0x08001001d0d, // field 13, OPR_VGPR FMT_ANY 128 in
    0x08002001d11, // field 17, OPR_VGPR FMT_ANY 128 out
    0x08001001d10, // field 16, OPR_VGPR FMT_ANY 128 in
    0x1000102150c, // field 12, OPR_SREG FMT_IMG 256 in
    0x08002001d15, // field 21, OPR_VGPR FMT_ANY 128 out
    0x08001001d11, // field 17, OPR_VGPR FMT_ANY 128 in
    0x08001001d15, // field 21, OPR_VGPR FMT_ANY 128 in
    0x08003001d11, // field 17, OPR_VGPR FMT_ANY 128 in out
    0x08003001d15, // field 21, OPR_VGPR FMT_ANY 128 in out
    0x020032c1d11, // field 17, OPR_VGPR FMT_NUM_U32 32 in out
    0x020032c1d15, // field 21, OPR_VGPR FMT_NUM_U32 32 in out
    0x02001001d10, // field 16, OPR_VGPR FMT_ANY 32 in
    0x16001001d10, // field 16, OPR_VGPR FMT_ANY 352 in
    0x0800103150c, // field 12, OPR_SREG FMT_IMG_BVH 128 in
    0x18001001d10, // field 16, OPR_VGPR FMT_ANY 384 in
    0x060010f1d10, // field 16, OPR_VGPR FMT_NUM_F32 96 in
    0x080013b150d, // field 13, OPR_SREG FMT_SAMP 128 in
    0x120010f1d10, // field 16, OPR_VGPR FMT_NUM_F32 288 in
    0x080010f1d10, // field 16, OPR_VGPR FMT_NUM_F32 128 in
    0x140010f1d10, // field 16, OPR_VGPR FMT_NUM_F32 320 in
    0x0a0010f1d10, // field 16, OPR_VGPR FMT_NUM_F32 160 in
    0x160010f1d10, // field 16, OPR_VGPR FMT_NUM_F32 352 in
    0x0c0010f1d10, // field 16, OPR_VGPR FMT_NUM_F32 192 in
    0x0e0010f1d10, // field 16, OPR_VGPR FMT_NUM_F32 224 in
    0x100010f1d10, // field 16, OPR_VGPR FMT_NUM_F32 256 in
    0x180010f1d10, // field 16, OPR_VGPR FMT_NUM_F32 384 in
    0x02002001506, // field 6, OPR_SREG FMT_ANY 32 out
    0x04001011505, // field 5, OPR_SREG FMT_BUF 64 in
    0x02001081107, // field 7, OPR_SMEM_OFFSET FMT_NUM_B32 32 in
    0x04002001506, // field 6, OPR_SREG FMT_ANY 64 out
    0x08002001506, // field 6, OPR_SREG FMT_ANY 128 out
    0x10002001506, // field 6, OPR_SREG FMT_ANY 256 out
    0x100050706ff, // no field, OPR_GPUMEM FMT_NUM_B256 256 in implicit
    0x20002001506, // field 6, OPR_SREG FMT_ANY 512 out
    0x200050906ff, // no field, OPR_GPUMEM FMT_NUM_B512 512 in implicit
    0x08001311505, // field 5, OPR_SREG FMT_RSRC_SCALAR 128 in
    0x08002001a04, // field 4, OPR_TGT FMT_ANY 128 out
    0x02001001d05, // field 5, OPR_VGPR FMT_ANY 32 in
    0x02001001d06, // field 6, OPR_VGPR FMT_ANY 32 in
    0x02001001d07, // field 7, OPR_VGPR FMT_ANY 32 in
    0x02001001d08, // field 8, OPR_VGPR FMT_ANY 32 in
    0x010010e1d03, // field 3, OPR_VGPR FMT_NUM_F16 16 in
    0x010010e1d0b, // field 11, OPR_VGPR FMT_NUM_F16 16 in
    0x020010f1d03, // field 3, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f1d0b, // field 11, OPR_VGPR FMT_NUM_F32 32 in
    0x04001101d03, // field 3, OPR_VGPR FMT_NUM_F64 64 in
    0x04001101201, // field 1, OPR_SRC FMT_NUM_F64 64 in
    0x04001101d04, // field 4, OPR_VGPR FMT_NUM_F64 64 in
    0x01001111202, // field 2, OPR_SRC FMT_NUM_I16 16 in
    0x01001111d03, // field 3, OPR_VGPR FMT_NUM_I16 16 in
    0x01001111d0b, // field 11, OPR_VGPR FMT_NUM_I16 16 in
    0x01001111d0c, // field 12, OPR_VGPR FMT_NUM_I16 16 in
    0x01001111d0d, // field 13, OPR_VGPR FMT_NUM_I16 16 in
    0x01001111201, // field 1, OPR_SRC FMT_NUM_I16 16 in
    0x01001111d04, // field 4, OPR_VGPR FMT_NUM_I16 16 in
    0x010012a1202, // field 2, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1d03, // field 3, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a1d0b, // field 11, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a1d0c, // field 12, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a1d0d, // field 13, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a1201, // field 1, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1d04, // field 4, OPR_VGPR FMT_NUM_U16 16 in
    0x02001131d03, // field 3, OPR_VGPR FMT_NUM_I32 32 in
    0x02001131d0b, // field 11, OPR_VGPR FMT_NUM_I32 32 in
    0x020012c1d03, // field 3, OPR_VGPR FMT_NUM_U32 32 in
    0x020012c1d0b, // field 11, OPR_VGPR FMT_NUM_U32 32 in
    0x04001151d03, // field 3, OPR_VGPR FMT_NUM_I64 64 in
    0x04001151201, // field 1, OPR_SRC FMT_NUM_I64 64 in
    0x04001151d04, // field 4, OPR_VGPR FMT_NUM_I64 64 in
    0x040012e1d03, // field 3, OPR_VGPR FMT_NUM_U64 64 in
    0x040012e1201, // field 1, OPR_SRC FMT_NUM_U64 64 in
    0x040012e1d04, // field 4, OPR_VGPR FMT_NUM_U64 64 in
    0x02001081d03, // field 3, OPR_VGPR FMT_NUM_B32 32 in
    0x0400a1904ff, // no field, OPR_EXEC FMT_NUM_M64 64 out unencoded
    0x02002081503, // field 3, OPR_SREG FMT_NUM_B32 32 out
    0x02001081302, // field 2, OPR_SRC_VGPR FMT_NUM_B32 32 in
    0x04002101d03, // field 3, OPR_VGPR FMT_NUM_F64 64 out
    0x04002101d04, // field 4, OPR_VGPR FMT_NUM_F64 64 out
    0x01002061d03, // field 3, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061202, // field 2, OPR_SRC FMT_NUM_B16 16 in
    0x01001061d0c, // field 12, OPR_VGPR FMT_NUM_B16 16 in
    0x01002061d0c, // field 12, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061d0d, // field 13, OPR_VGPR FMT_NUM_B16 16 in
    0x01002061d04, // field 4, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061201, // field 1, OPR_SRC FMT_NUM_B16 16 in
    0x010022a1d03, // field 3, OPR_VGPR FMT_NUM_U16 16 out
    0x010022a1d0c, // field 12, OPR_VGPR FMT_NUM_U16 16 out
    0x010022a1d04, // field 4, OPR_VGPR FMT_NUM_U16 16 out
    0x01002111d03, // field 3, OPR_VGPR FMT_NUM_I16 16 out
    0x01002111d0c, // field 12, OPR_VGPR FMT_NUM_I16 16 out
    0x01002111d04, // field 4, OPR_VGPR FMT_NUM_I16 16 out
    0x01002221d03, // field 3, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1202, // field 2, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x020011f1d0c, // field 12, OPR_VGPR FMT_NUM_PK2_I16 32 in
    0x01002221d0c, // field 12, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1d0d, // field 13, OPR_VGPR FMT_NUM_PK2_I16 32 in
    0x01002221d04, // field 4, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1201, // field 1, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x02003081d03, // field 3, OPR_VGPR FMT_NUM_B32 32 in out
    0x02003081302, // field 2, OPR_SRC_VGPR FMT_NUM_B32 32 in out
    0x01003061d03, // field 3, OPR_VGPR FMT_NUM_B16 16 in out
    0x01003061302, // field 2, OPR_SRC_VGPR FMT_NUM_B16 16 in out
    0x020011f1208, // field 8, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x020011f1209, // field 9, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x020011f120a, // field 10, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x02001211202, // field 2, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x0200121120a, // field 10, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x020011e120a, // field 10, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x02001251207, // field 7, OPR_SRC FMT_NUM_PK4_IU8 32 in
    0x02001251208, // field 8, OPR_SRC FMT_NUM_PK4_IU8 32 in
    0x02001251202, // field 2, OPR_SRC FMT_NUM_PK4_IU8 32 in
    0x02001251209, // field 9, OPR_SRC FMT_NUM_PK4_IU8 32 in
    0x02001261202, // field 2, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001281207, // field 7, OPR_SRC FMT_NUM_PK8_IU4 32 in
    0x02001281208, // field 8, OPR_SRC FMT_NUM_PK8_IU4 32 in
    0x02001281202, // field 2, OPR_SRC FMT_NUM_PK8_IU4 32 in
    0x02001281209, // field 9, OPR_SRC FMT_NUM_PK8_IU4 32 in
    0x02001291207, // field 7, OPR_SRC FMT_NUM_PK8_U4 32 in
    0x02001291208, // field 8, OPR_SRC FMT_NUM_PK8_U4 32 in
    0x02001291202, // field 2, OPR_SRC FMT_NUM_PK8_U4 32 in
    0x02001291209, // field 9, OPR_SRC FMT_NUM_PK8_U4 32 in
    0x020011d1202, // field 2, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x10002421d0a, // field 10, OPR_VGPR FMT_WMMA_DC_16X16_F32 256 out
    0x100013d1307, // field 7, OPR_SRC_VGPR FMT_WMMA_AB_16X16_F16 256 in
    0x100013d1308, // field 8, OPR_SRC_VGPR FMT_WMMA_AB_16X16_F16 256 in
    0x10001421409, // field 9, OPR_SRC_VGPR_OR_INLINE FMT_WMMA_DC_16X16_F32 256 in
    0x100013c1307, // field 7, OPR_SRC_VGPR FMT_WMMA_AB_16X16_BF16 256 in
    0x100013c1308, // field 8, OPR_SRC_VGPR FMT_WMMA_AB_16X16_BF16 256 in
    0x10002411d0a, // field 10, OPR_VGPR FMT_WMMA_DC_16X16_F16 256 out
    0x10001411409, // field 9, OPR_SRC_VGPR_OR_INLINE FMT_WMMA_DC_16X16_F16 256 in
    0x10002401d0a, // field 10, OPR_VGPR FMT_WMMA_DC_16X16_BF16 256 out
    0x10001401409, // field 9, OPR_SRC_VGPR_OR_INLINE FMT_WMMA_DC_16X16_BF16 256 in
    0x10002431d0a, // field 10, OPR_VGPR FMT_WMMA_DC_16X16_I32 256 out
    0x080013f1307, // field 7, OPR_SRC_VGPR FMT_WMMA_AB_16X16_IU8 128 in
    0x080013f1308, // field 8, OPR_SRC_VGPR FMT_WMMA_AB_16X16_IU8 128 in
    0x10001431409, // field 9, OPR_SRC_VGPR_OR_INLINE FMT_WMMA_DC_16X16_I32 256 in
    0x040013e1307, // field 7, OPR_SRC_VGPR FMT_WMMA_AB_16X16_IU4 64 in
    0x040013e1308, // field 8, OPR_SRC_VGPR FMT_WMMA_AB_16X16_IU4 64 in
    0x020010f1d06, // field 6, OPR_VGPR FMT_NUM_F32 32 in
    0x010010e1d07, // field 7, OPR_VGPR FMT_NUM_F16 16 in
    0x010020e1d08, // field 8, OPR_VGPR FMT_NUM_F16 16 out
    0x02001080000, // field 0, OPR_ATTR FMT_NUM_B32 32 in
    0x00801161703, // field 3, OPR_SSRC FMT_NUM_I8 8 in
    0x00801161701, // field 1, OPR_SSRC FMT_NUM_I8 8 in
    0x01001111703, // field 3, OPR_SSRC FMT_NUM_I16 16 in
    0x01001111701, // field 1, OPR_SSRC FMT_NUM_I16 16 in
    0x020022c1502, // field 2, OPR_SREG FMT_NUM_U32 32 out
    0x020022c1503, // field 3, OPR_SREG FMT_NUM_U32 32 out
    0x040022e1502, // field 2, OPR_SREG FMT_NUM_U64 64 out
    0x040022e1503, // field 3, OPR_SREG FMT_NUM_U64 64 out
    0x02001081503, // field 3, OPR_SREG FMT_NUM_B32 32 in
    0x040010a1503, // field 3, OPR_SREG FMT_NUM_B64 64 in
    0x02002081502, // field 2, OPR_SREG FMT_NUM_B32 32 out
    0x040020a1502, // field 2, OPR_SREG FMT_NUM_B64 64 out
    0x040020a1503, // field 3, OPR_SREG FMT_NUM_B64 64 out
    0x02001080e03, // field 3, OPR_SENDMSG FMT_NUM_B32 32 in
    0x02001131702, // field 2, OPR_SSRC FMT_NUM_I32 32 in
    0x020012c1702, // field 2, OPR_SSRC FMT_NUM_U32 32 in
    0x040012e1702, // field 2, OPR_SSRC FMT_NUM_U64 64 in
    0x01001060f02, // field 2, OPR_SIMM16 FMT_NUM_B16 16 in
    0x01001060102, // field 2, OPR_CLAUSE FMT_NUM_B16 16 in
    0x01001060202, // field 2, OPR_DELAY FMT_NUM_B16 16 in
    0x01001061f02, // field 2, OPR_WAITCNT_DEPCTR FMT_NUM_B16 16 in
    0x01001061e02, // field 2, OPR_WAITCNT FMT_NUM_B16 16 in
    0x01001110802, // field 2, OPR_LABEL FMT_NUM_I16 16 in
    0x01001060e02, // field 2, OPR_SENDMSG FMT_NUM_B16 16 in
];
/// Lists of operands, end to end.
pub static OPERAND_LISTS: [u16; 4976] = [
    0, 1, 2, 3, 4, 5, 6, 3, 7, 6, 8, 3, 9, 10, 11, 3, 12, 13, 14, 15, 16, 17, 18, 17, 19, 20,
    21, 22, 23, 24, 25, 26, 27, 28, 29, 28, 30, 31, 32, 33, 12, 24, 25, 20, 32, 33, 34, 35,
    36, 37, 38, 39, 40, 39, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 50, 52, 53, 54, 55,
    34, 46, 36, 37, 49, 39, 40, 50, 41, 42, 54, 44, 45, 56, 46, 47, 3, 48, 56, 49, 50, 3, 51,
    56, 50, 52, 3, 53, 56, 54, 55, 3, 15, 27, 28, 18, 28, 30, 31, 57, 58, 33, 31, 32, 58, 33,
    31, 57, 33, 58, 31, 32, 33, 58, 59, 24, 25, 60, 27, 28, 61, 28, 30, 62, 32, 33, 63, 64,
    65, 66, 67, 68, 69, 68, 70, 71, 72, 73, 74, 64, 65, 75, 67, 68, 76, 68, 70, 77, 72, 73,
    71, 78, 79, 73, 71, 72, 79, 73, 71, 78, 73, 79, 71, 72, 73, 79, 59, 13, 14, 62, 21, 22,
    80, 81, 82, 83, 84, 85, 86, 83, 84, 82, 85, 83, 84, 85, 85, 83, 87, 88, 89, 83, 90, 91,
    92, 83, 90, 89, 91, 83, 90, 91, 91, 83, 80, 81, 82, 83, 93, 84, 85, 86, 83, 93, 84, 82,
    85, 83, 93, 84, 85, 85, 83, 93, 94, 95, 82, 83, 96, 97, 86, 83, 96, 98, 85, 83, 96, 97,
    85, 83, 87, 88, 82, 83, 90, 91, 86, 83, 90, 89, 85, 83, 90, 91, 85, 83, 99, 100, 82, 83,
    101, 102, 86, 83, 101, 103, 85, 83, 101, 102, 85, 83, 94, 95, 98, 83, 96, 97, 104, 83,
    96, 98, 97, 83, 96, 97, 97, 83, 80, 81, 82, 84, 85, 86, 84, 82, 85, 84, 85, 85, 94, 81,
    82, 96, 85, 86, 96, 82, 85, 96, 85, 85, 87, 88, 89, 90, 91, 92, 90, 89, 91, 90, 91, 91,
    105, 106, 107, 93, 108, 109, 110, 93, 108, 107, 109, 93, 108, 109, 109, 93, 111, 112,
    113, 93, 114, 115, 116, 93, 114, 113, 115, 93, 114, 115, 115, 93, 105, 117, 118, 108,
    119, 120, 108, 118, 119, 108, 119, 119, 105, 117, 107, 108, 119, 110, 108, 118, 109, 108,
    119, 109, 105, 106, 107, 108, 109, 110, 108, 107, 109, 108, 109, 109, 105, 106, 118, 108,
    109, 120, 108, 107, 119, 108, 109, 119, 87, 121, 122, 87, 121, 93, 123, 121, 83, 124,
    125, 83, 126, 121, 83, 126, 121, 105, 127, 128, 129, 130, 131, 111, 132, 133, 134, 105,
    132, 135, 136, 137, 138, 139, 57, 140, 141, 32, 142, 143, 144, 142, 58, 143, 32, 142, 58,
    143, 144, 58, 142, 143, 32, 58, 142, 145, 57, 140, 143, 32, 142, 146, 147, 148, 10, 146,
    147, 149, 3, 148, 10, 150, 3, 139, 151, 152, 141, 21, 153, 139, 154, 155, 141, 156, 157,
    141, 144, 142, 158, 159, 160, 161, 159, 160, 58, 161, 159, 58, 160, 143, 144, 142, 161,
    159, 160, 148, 162, 163, 164, 148, 162, 150, 3, 163, 164, 165, 3, 141, 166, 153, 158,
    167, 168, 141, 169, 157, 158, 170, 171, 172, 173, 174, 175, 176, 177, 148, 162, 150, 163,
    164, 165, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 78, 188, 187, 180, 78, 187,
    78, 78, 178, 189, 190, 181, 191, 192, 184, 193, 194, 187, 57, 195, 187, 190, 57, 187, 57,
    57, 178, 196, 197, 187, 198, 199, 187, 197, 198, 187, 198, 198, 178, 200, 201, 181, 202,
    203, 184, 204, 205, 187, 206, 207, 187, 201, 206, 187, 206, 206, 178, 208, 209, 181, 210,
    211, 184, 212, 213, 187, 214, 215, 187, 209, 214, 187, 214, 214, 178, 216, 217, 181, 218,
    219, 184, 220, 221, 187, 222, 223, 187, 217, 222, 187, 222, 222, 178, 224, 225, 181, 226,
    227, 184, 228, 229, 187, 230, 231, 187, 225, 230, 187, 230, 230, 178, 232, 233, 187, 234,
    235, 187, 233, 234, 187, 234, 234, 178, 236, 237, 187, 238, 239, 187, 237, 238, 187, 238,
    238, 178, 189, 240, 181, 191, 241, 184, 193, 242, 187, 57, 243, 187, 190, 147, 187, 57,
    147, 178, 196, 240, 187, 198, 243, 187, 197, 147, 187, 198, 147, 244, 179, 180, 135, 245,
    182, 183, 135, 246, 185, 186, 135, 247, 78, 188, 135, 247, 180, 78, 135, 247, 78, 78,
    135, 244, 189, 190, 135, 245, 191, 192, 135, 246, 193, 194, 135, 247, 57, 195, 135, 247,
    190, 57, 135, 247, 57, 57, 135, 244, 196, 197, 135, 247, 198, 199, 135, 247, 197, 198,
    135, 247, 198, 198, 135, 244, 200, 201, 135, 245, 202, 203, 135, 246, 204, 205, 135, 247,
    206, 207, 135, 247, 201, 206, 135, 247, 206, 206, 135, 244, 208, 209, 135, 245, 210, 211,
    135, 246, 212, 213, 135, 247, 214, 215, 135, 247, 209, 214, 135, 247, 214, 214, 135, 244,
    216, 217, 135, 245, 218, 219, 135, 246, 220, 221, 135, 247, 222, 223, 135, 247, 217, 222,
    135, 247, 222, 222, 135, 244, 224, 225, 135, 245, 226, 227, 135, 246, 228, 229, 135, 247,
    230, 231, 135, 247, 225, 230, 135, 247, 230, 230, 135, 244, 232, 233, 135, 247, 234, 235,
    135, 247, 233, 234, 135, 247, 234, 234, 135, 244, 236, 237, 135, 247, 238, 239, 135, 247,
    237, 238, 135, 247, 238, 238, 135, 244, 189, 240, 135, 245, 191, 241, 135, 246, 193, 242,
    135, 247, 57, 243, 135, 247, 190, 147, 135, 247, 57, 147, 135, 244, 196, 240, 135, 247,
    198, 243, 135, 247, 197, 147, 135, 247, 198, 147, 135, 248, 249, 240, 250, 251, 252, 241,
    253, 254, 255, 242, 256, 4, 147, 243, 257, 4, 240, 147, 257, 4, 147, 147, 257, 258, 189,
    190, 259, 191, 192, 260, 193, 194, 26, 57, 195, 26, 190, 57, 26, 57, 57, 261, 189, 190,
    15, 57, 195, 15, 190, 57, 15, 57, 57, 262, 216, 217, 263, 218, 219, 264, 220, 221, 37,
    222, 223, 37, 217, 222, 37, 222, 222, 265, 224, 225, 266, 226, 227, 267, 228, 229, 48,
    230, 231, 48, 225, 230, 48, 230, 230, 262, 224, 217, 263, 226, 219, 264, 228, 221, 37,
    230, 223, 37, 225, 222, 37, 230, 222, 268, 269, 270, 224, 271, 272, 273, 274, 229, 275,
    266, 178, 226, 276, 253, 265, 277, 46, 225, 250, 265, 277, 224, 46, 250, 265, 277, 46,
    46, 250, 278, 191, 192, 279, 193, 194, 280, 189, 190, 281, 191, 192, 282, 193, 194, 60,
    57, 195, 60, 190, 57, 60, 57, 57, 283, 179, 180, 284, 182, 183, 285, 185, 186, 66, 78,
    188, 66, 180, 78, 66, 78, 78, 286, 179, 180, 287, 182, 183, 288, 185, 186, 75, 78, 188,
    75, 180, 78, 75, 78, 78, 248, 249, 251, 252, 254, 255, 4, 147, 289, 290, 262, 196, 37,
    198, 291, 216, 292, 222, 258, 216, 259, 218, 260, 220, 26, 222, 258, 224, 259, 226, 260,
    228, 26, 230, 265, 189, 266, 191, 267, 193, 48, 57, 262, 189, 263, 191, 264, 193, 37, 57,
    283, 189, 284, 191, 285, 193, 66, 57, 258, 179, 259, 182, 260, 185, 26, 78, 258, 196, 26,
    198, 291, 189, 292, 57, 265, 196, 48, 198, 291, 224, 292, 230, 291, 196, 292, 198, 293,
    294, 295, 296, 297, 298, 299, 300, 258, 189, 259, 191, 260, 193, 26, 57, 265, 224, 266,
    226, 267, 228, 48, 230, 262, 224, 263, 226, 264, 228, 37, 230, 262, 216, 263, 218, 264,
    220, 37, 222, 248, 249, 301, 251, 252, 301, 254, 255, 301, 4, 147, 301, 248, 290, 301,
    283, 208, 284, 210, 285, 212, 66, 214, 283, 200, 284, 202, 285, 204, 66, 206, 302, 179,
    303, 182, 304, 185, 305, 78, 306, 179, 307, 182, 308, 185, 309, 78, 283, 179, 284, 182,
    285, 185, 66, 78, 310, 311, 312, 313, 314, 315, 316, 317, 302, 208, 303, 210, 304, 212,
    305, 214, 262, 200, 263, 202, 264, 204, 37, 206, 265, 208, 266, 210, 267, 212, 48, 214,
    258, 189, 190, 195, 259, 191, 192, 318, 260, 193, 194, 319, 26, 57, 195, 320, 26, 190,
    57, 320, 26, 57, 57, 320, 26, 190, 195, 57, 26, 57, 195, 57, 26, 190, 57, 57, 26, 57, 57,
    57, 262, 321, 322, 223, 263, 323, 324, 325, 264, 326, 327, 328, 37, 329, 330, 331, 37,
    322, 329, 331, 37, 329, 329, 331, 37, 322, 330, 222, 37, 329, 330, 222, 37, 322, 329,
    222, 37, 329, 329, 222, 265, 332, 333, 231, 266, 334, 335, 336, 267, 337, 338, 339, 48,
    340, 341, 342, 48, 333, 340, 342, 48, 340, 340, 342, 48, 333, 341, 230, 48, 340, 341,
    230, 48, 333, 340, 230, 48, 340, 340, 230, 265, 224, 225, 231, 266, 226, 227, 336, 267,
    228, 229, 339, 48, 230, 231, 342, 48, 225, 230, 342, 48, 230, 230, 342, 48, 225, 231,
    230, 48, 230, 231, 230, 48, 225, 230, 230, 48, 230, 230, 230, 262, 216, 225, 231, 263,
    218, 227, 336, 264, 220, 229, 339, 37, 222, 231, 342, 37, 217, 230, 342, 37, 222, 230,
    342, 37, 217, 231, 230, 37, 222, 231, 230, 37, 217, 230, 230, 37, 222, 230, 230, 291,
    196, 197, 199, 292, 198, 199, 343, 292, 197, 198, 343, 292, 198, 198, 343, 292, 197, 199,
    198, 292, 198, 199, 198, 292, 197, 198, 198, 292, 198, 198, 198, 265, 249, 240, 243, 266,
    252, 241, 344, 267, 255, 242, 345, 48, 147, 243, 346, 48, 240, 147, 346, 48, 147, 147,
    346, 48, 240, 243, 147, 48, 147, 243, 147, 48, 240, 147, 147, 48, 147, 147, 147, 265,
    224, 225, 215, 266, 226, 227, 347, 267, 228, 229, 348, 48, 230, 231, 349, 48, 225, 230,
    349, 48, 230, 230, 349, 48, 225, 231, 214, 48, 230, 231, 214, 48, 225, 230, 214, 48, 230,
    230, 214, 262, 216, 217, 223, 263, 218, 219, 325, 264, 220, 221, 328, 37, 222, 223, 331,
    37, 217, 222, 331, 37, 222, 222, 331, 37, 217, 223, 222, 37, 222, 223, 222, 37, 217, 222,
    222, 37, 222, 222, 222, 265, 350, 351, 231, 266, 352, 353, 336, 267, 354, 355, 339, 48,
    356, 357, 342, 48, 351, 356, 342, 48, 356, 356, 342, 48, 351, 357, 230, 48, 356, 357,
    230, 48, 351, 356, 230, 48, 356, 356, 230, 265, 358, 359, 231, 266, 360, 361, 336, 267,
    362, 363, 339, 48, 364, 365, 342, 48, 359, 364, 342, 48, 364, 364, 342, 48, 359, 365,
    230, 48, 364, 365, 230, 48, 359, 364, 230, 48, 364, 364, 230, 366, 189, 225, 357, 367,
    191, 227, 368, 369, 193, 229, 370, 371, 57, 231, 372, 371, 190, 230, 372, 371, 57, 230,
    372, 371, 190, 231, 356, 371, 57, 231, 356, 371, 190, 230, 356, 371, 57, 230, 356, 258,
    189, 190, 195, 373, 26, 57, 195, 320, 373, 26, 190, 57, 320, 373, 26, 57, 57, 320, 373,
    26, 190, 195, 57, 373, 26, 57, 195, 57, 373, 26, 190, 57, 57, 373, 26, 57, 57, 57, 373,
    291, 196, 197, 199, 373, 292, 198, 199, 343, 373, 292, 197, 198, 343, 373, 292, 198, 198,
    343, 373, 292, 197, 199, 198, 373, 292, 198, 199, 198, 373, 292, 197, 198, 198, 373, 292,
    198, 198, 198, 373, 374, 375, 240, 376, 377, 378, 243, 379, 377, 380, 147, 379, 377, 378,
    147, 379, 377, 380, 243, 378, 377, 378, 243, 378, 377, 380, 147, 378, 377, 378, 147, 378,
    381, 375, 240, 382, 383, 378, 243, 384, 383, 380, 147, 384, 383, 378, 147, 384, 302, 208,
    209, 215, 303, 210, 211, 347, 304, 212, 213, 348, 305, 214, 215, 349, 305, 209, 214, 349,
    305, 214, 214, 349, 305, 209, 215, 214, 305, 214, 215, 214, 305, 209, 214, 214, 305, 214,
    214, 214, 385, 249, 240, 357, 386, 252, 241, 368, 387, 255, 242, 370, 388, 147, 243, 372,
    388, 240, 147, 372, 388, 147, 147, 372, 388, 240, 243, 356, 388, 147, 243, 356, 388, 240,
    147, 356, 388, 147, 147, 356, 283, 179, 180, 188, 284, 182, 183, 389, 285, 185, 186, 390,
    66, 78, 188, 391, 66, 180, 78, 391, 66, 78, 78, 391, 66, 180, 188, 78, 66, 78, 188, 78,
    66, 180, 78, 78, 66, 78, 78, 78, 306, 200, 201, 207, 307, 202, 203, 392, 308, 204, 205,
    393, 309, 206, 207, 394, 309, 201, 206, 394, 309, 206, 206, 394, 309, 201, 207, 206, 309,
    206, 207, 206, 309, 201, 206, 206, 309, 206, 206, 206, 265, 208, 209, 231, 266, 210, 211,
    336, 267, 212, 213, 339, 48, 214, 215, 342, 48, 209, 214, 342, 48, 214, 214, 342, 48,
    209, 215, 230, 48, 214, 215, 230, 48, 209, 214, 230, 48, 214, 214, 230, 262, 200, 201,
    223, 263, 202, 203, 325, 264, 204, 205, 328, 37, 206, 207, 331, 37, 201, 206, 331, 37,
    206, 206, 331, 37, 201, 207, 222, 37, 206, 207, 222, 37, 201, 206, 222, 37, 206, 206,
    222, 395, 290, 396, 397, 398, 399, 106, 400, 398, 399, 397, 106, 398, 399, 106, 106, 293,
    294, 401, 250, 295, 296, 402, 253, 297, 298, 403, 256, 299, 300, 404, 257, 299, 401, 300,
    257, 299, 300, 300, 257, 283, 405, 406, 188, 284, 407, 408, 389, 285, 409, 410, 390, 66,
    151, 411, 391, 66, 406, 151, 391, 66, 151, 151, 391, 66, 406, 411, 78, 66, 151, 411, 78,
    66, 406, 151, 78, 66, 151, 151, 78, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421,
    422, 423, 424, 154, 425, 426, 424, 414, 154, 426, 424, 154, 154, 426, 424, 414, 425, 427,
    424, 154, 425, 427, 424, 414, 154, 427, 424, 154, 154, 427, 428, 429, 430, 189, 190, 258,
    431, 24, 190, 195, 258, 431, 189, 24, 195, 258, 431, 24, 24, 195, 258, 431, 189, 190, 24,
    258, 431, 24, 190, 24, 258, 431, 189, 24, 24, 258, 431, 24, 24, 24, 432, 429, 433, 196,
    197, 291, 431, 434, 197, 199, 291, 431, 196, 434, 199, 291, 431, 434, 434, 199, 291, 431,
    196, 197, 434, 291, 431, 434, 197, 434, 291, 431, 196, 434, 434, 291, 431, 434, 434, 434,
    435, 269, 270, 224, 237, 436, 277, 46, 225, 239, 436, 277, 224, 46, 239, 436, 277, 46,
    46, 239, 436, 277, 224, 225, 437, 436, 277, 46, 225, 437, 436, 277, 224, 46, 437, 436,
    277, 46, 46, 437, 438, 269, 439, 216, 233, 440, 277, 35, 217, 235, 440, 277, 216, 35,
    235, 440, 277, 35, 35, 235, 440, 277, 216, 217, 441, 440, 277, 35, 217, 441, 440, 277,
    216, 35, 441, 440, 277, 35, 35, 441, 268, 269, 270, 224, 272, 273, 274, 229, 266, 178,
    226, 276, 265, 277, 46, 225, 265, 277, 224, 46, 265, 277, 46, 46, 302, 208, 209, 303,
    210, 211, 304, 212, 213, 305, 214, 215, 305, 209, 214, 305, 214, 214, 442, 189, 190, 443,
    191, 192, 444, 193, 194, 445, 57, 195, 445, 190, 57, 445, 57, 57, 446, 189, 190, 447,
    191, 192, 448, 193, 194, 449, 57, 195, 449, 190, 57, 449, 57, 57, 306, 200, 201, 307,
    202, 203, 308, 204, 205, 309, 206, 207, 309, 201, 206, 309, 206, 206, 248, 179, 180, 251,
    182, 183, 254, 185, 186, 4, 78, 188, 4, 180, 78, 4, 78, 78, 442, 179, 180, 443, 182, 183,
    444, 185, 186, 445, 78, 188, 445, 180, 78, 445, 78, 78, 446, 179, 180, 447, 182, 183,
    448, 185, 186, 449, 78, 188, 449, 180, 78, 449, 78, 78, 258, 189, 217, 259, 191, 219,
    260, 193, 221, 26, 57, 223, 26, 190, 222, 26, 57, 222, 266, 226, 450, 267, 228, 451, 446,
    224, 225, 447, 226, 227, 448, 228, 229, 449, 230, 231, 449, 225, 230, 449, 230, 230, 442,
    216, 217, 443, 218, 219, 444, 220, 221, 445, 222, 223, 445, 217, 222, 445, 222, 222, 263,
    218, 452, 264, 220, 453, 291, 196, 197, 292, 198, 199, 292, 197, 198, 292, 198, 198, 291,
    196, 217, 292, 198, 223, 292, 197, 222, 292, 198, 222, 291, 196, 240, 292, 198, 243, 292,
    197, 147, 292, 198, 147, 306, 208, 201, 307, 210, 203, 308, 212, 205, 309, 214, 207, 309,
    209, 206, 309, 214, 206, 436, 224, 237, 454, 230, 239, 454, 225, 238, 440, 224, 233, 455,
    230, 235, 455, 225, 234, 289, 290, 456, 395, 457, 456, 398, 106, 458, 459, 460, 461, 462,
    459, 463, 464, 465, 459, 466, 467, 468, 459, 466, 469, 467, 468, 459, 466, 467, 459, 466,
    469, 467, 459, 470, 471, 472, 473, 459, 470, 472, 473, 301, 459, 301, 459, 474, 475, 459,
    476, 477, 478, 459, 460, 461, 462, 479, 459, 463, 464, 465, 480, 459, 466, 467, 468, 480,
    459, 466, 469, 467, 468, 481, 459, 466, 469, 467, 468, 482, 459, 470, 471, 472, 473, 482,
    459, 470, 472, 473, 480, 459, 480, 459, 468, 481, 459, 468, 479, 459, 483, 478, 459, 483,
    479, 459, 484, 478, 459, 484, 480, 467, 468, 301, 480, 459, 467, 468, 301, 459, 485, 486,
    487, 459, 488, 489, 490, 459, 491, 492, 493, 459, 491, 494, 492, 493, 459, 491, 492, 459,
    491, 494, 492, 459, 495, 496, 497, 498, 459, 495, 497, 498, 499, 459, 485, 486, 487, 500,
    459, 488, 489, 490, 501, 459, 491, 492, 493, 501, 459, 491, 494, 492, 493, 502, 459, 491,
    494, 492, 493, 503, 459, 495, 496, 497, 498, 503, 459, 495, 497, 498, 501, 459, 493, 502,
    459, 493, 501, 466, 459, 504, 475, 459, 505, 477, 506, 459, 483, 507, 459, 483, 506, 459,
    484, 480, 508, 466, 509, 467, 468, 466, 467, 301, 480, 468, 301, 480, 459, 466, 459, 510,
    511, 459, 512, 513, 514, 459, 515, 516, 459, 517, 518, 519, 520, 521, 518, 522, 523, 520,
    521, 518, 519, 524, 521, 518, 519, 520, 525, 518, 522, 523, 520, 525, 518, 519, 524, 525,
    518, 519, 520, 526, 518, 522, 523, 520, 526, 518, 519, 524, 526, 518, 519, 520, 527, 518,
    522, 523, 520, 527, 518, 519, 524, 527, 518, 519, 520, 528, 518, 522, 523, 520, 528, 518,
    519, 524, 528, 529, 519, 520, 530, 529, 522, 523, 520, 530, 529, 519, 524, 530, 531, 519,
    520, 532, 531, 522, 523, 520, 532, 531, 519, 524, 532, 533, 519, 520, 534, 533, 522, 523,
    520, 534, 533, 519, 524, 534, 519, 535, 536, 520, 522, 535, 523, 536, 520, 519, 535, 524,
    536, 519, 535, 537, 520, 522, 535, 523, 537, 520, 519, 535, 524, 537, 519, 535, 538, 520,
    522, 535, 523, 538, 520, 519, 535, 524, 538, 519, 539, 540, 520, 522, 539, 523, 540, 520,
    519, 539, 524, 540, 519, 541, 542, 520, 522, 541, 523, 542, 520, 519, 541, 524, 542, 519,
    543, 544, 520, 522, 543, 523, 544, 520, 519, 543, 524, 544, 518, 519, 520, 545, 518, 522,
    523, 520, 545, 518, 519, 524, 545, 518, 524, 528, 535, 524, 538, 518, 519, 535, 538, 520,
    528, 518, 519, 535, 524, 538, 528, 48, 519, 539, 546, 520, 547, 48, 519, 539, 524, 546,
    547, 518, 519, 535, 546, 520, 547, 518, 519, 535, 524, 546, 547, 518, 519, 535, 548, 520,
    549, 518, 519, 535, 524, 548, 549, 529, 519, 539, 540, 520, 530, 529, 519, 539, 524, 540,
    530, 454, 519, 543, 550, 520, 551, 454, 519, 543, 524, 550, 551, 529, 519, 539, 550, 520,
    551, 529, 519, 539, 524, 550, 551, 529, 519, 539, 552, 520, 553, 529, 519, 539, 524, 552,
    553, 26, 519, 539, 554, 520, 555, 26, 519, 539, 524, 554, 555, 518, 519, 535, 554, 520,
    555, 518, 519, 535, 524, 554, 555, 556, 557, 558, 559, 528, 560, 557, 558, 559, 530, 561,
    557, 558, 559, 532, 562, 557, 558, 559, 534, 563, 557, 558, 559, 538, 564, 557, 558, 559,
    540, 565, 557, 558, 559, 542, 566, 557, 558, 559, 544, 556, 557, 558, 559, 530, 560, 557,
    558, 559, 532, 560, 557, 558, 559, 534, 563, 557, 558, 559, 540, 564, 557, 558, 559, 542,
    564, 557, 558, 559, 544, 556, 557, 567, 559, 521, 556, 557, 567, 559, 525, 556, 557, 567,
    559, 526, 556, 557, 567, 559, 527, 556, 557, 567, 559, 528, 560, 557, 567, 559, 530, 561,
    557, 567, 559, 532, 562, 557, 567, 559, 534, 563, 557, 567, 559, 536, 563, 557, 567, 559,
    537, 563, 557, 567, 559, 538, 564, 557, 567, 559, 540, 565, 557, 567, 559, 542, 566, 557,
    567, 559, 544, 568, 557, 567, 559, 521, 568, 557, 567, 559, 525, 568, 557, 567, 559, 545,
    568, 557, 567, 559, 538, 528, 569, 557, 567, 559, 546, 547, 568, 557, 567, 559, 546, 547,
    568, 557, 567, 559, 548, 549, 569, 557, 567, 559, 540, 530, 570, 557, 567, 559, 550, 551,
    569, 557, 567, 559, 550, 551, 569, 557, 567, 559, 552, 553, 569, 557, 567, 559, 554, 555,
    568, 557, 567, 559, 554, 555, 571, 564, 572, 573, 528, 574, 564, 572, 573, 530, 575, 564,
    572, 573, 532, 576, 564, 572, 573, 534, 577, 564, 572, 573, 538, 578, 564, 572, 573, 540,
    579, 564, 572, 573, 542, 580, 564, 572, 573, 544, 571, 564, 572, 573, 530, 574, 564, 572,
    573, 532, 574, 564, 572, 573, 534, 577, 564, 572, 573, 540, 578, 564, 572, 573, 542, 578,
    564, 572, 573, 544, 581, 582, 583, 584, 582, 583, 585, 582, 583, 586, 582, 583, 587, 582,
    583, 538, 528, 588, 582, 583, 538, 528, 589, 582, 583, 546, 547, 590, 582, 583, 546, 547,
    587, 582, 583, 546, 547, 588, 582, 583, 546, 547, 587, 582, 583, 548, 549, 588, 582, 583,
    548, 549, 581, 591, 583, 584, 591, 583, 581, 592, 593, 584, 592, 593, 581, 594, 593, 584,
    594, 593, 581, 595, 583, 596, 584, 595, 583, 596, 581, 597, 583, 596, 584, 597, 583, 596,
    581, 598, 583, 596, 584, 598, 583, 596, 581, 599, 583, 596, 584, 599, 583, 596, 581, 600,
    583, 596, 584, 600, 583, 596, 581, 601, 583, 596, 584, 601, 583, 596, 581, 602, 583, 596,
    584, 602, 583, 596, 581, 603, 583, 596, 584, 603, 583, 596, 581, 604, 583, 596, 584, 604,
    583, 596, 581, 605, 583, 596, 584, 605, 583, 596, 606, 607, 608, 528, 609, 607, 608, 530,
    610, 607, 608, 534, 611, 607, 608, 612, 613, 607, 608, 614, 606, 615, 608, 528, 609, 615,
    608, 530, 610, 615, 608, 534, 611, 615, 608, 612, 613, 615, 608, 614, 616, 617, 618, 619,
    620, 136, 301, 56, 64, 621, 56, 622, 67, 56, 67, 68, 56, 72, 65, 56, 24, 623, 56, 624,
    27, 56, 27, 28, 56, 32, 25, 56, 434, 625, 56, 626, 627, 56, 628, 629, 56, 630, 631, 56,
    631, 632, 56, 633, 634, 56, 635, 636, 56, 637, 638, 56, 638, 639, 56, 640, 641, 56, 35,
    642, 56, 643, 38, 56, 38, 39, 56, 43, 36, 56, 46, 644, 56, 645, 49, 56, 49, 50, 56, 54,
    47, 56, 441, 646, 56, 647, 648, 56, 437, 649, 56, 650, 651, 56, 24, 652, 56, 624, 5, 56,
    27, 6, 56, 32, 2, 56, 434, 652, 56, 626, 2, 653, 64, 621, 135, 653, 622, 67, 135, 653,
    67, 68, 135, 653, 72, 65, 135, 653, 24, 623, 135, 653, 624, 27, 135, 653, 27, 28, 135,
    653, 32, 25, 135, 653, 434, 625, 135, 653, 626, 627, 135, 653, 628, 629, 135, 653, 630,
    631, 135, 653, 631, 632, 135, 653, 633, 634, 135, 653, 635, 636, 135, 653, 637, 638, 135,
    653, 638, 639, 135, 653, 640, 641, 135, 653, 35, 642, 135, 653, 643, 38, 135, 653, 38,
    39, 135, 653, 43, 36, 135, 653, 46, 644, 135, 653, 645, 49, 135, 653, 49, 50, 135, 653,
    54, 47, 135, 653, 441, 646, 135, 653, 647, 648, 135, 653, 437, 649, 135, 653, 650, 651,
    135, 653, 24, 652, 135, 653, 624, 5, 135, 653, 27, 6, 135, 653, 32, 2, 135, 653, 434,
    652, 135, 653, 626, 2, 135, 0, 1, 4, 5, 7, 6, 9, 10, 654, 655, 34, 434, 42, 626, 656, 35,
    657, 43, 23, 35, 26, 38, 29, 39, 31, 43, 23, 46, 26, 49, 29, 50, 31, 54, 45, 24, 48, 27,
    51, 28, 53, 32, 34, 24, 37, 27, 40, 28, 42, 32, 63, 24, 66, 27, 69, 28, 71, 32, 23, 64,
    26, 67, 29, 68, 31, 72, 23, 434, 31, 626, 656, 24, 657, 32, 45, 434, 53, 626, 656, 46,
    657, 54, 656, 434, 657, 626, 658, 659, 299, 660, 661, 662, 663, 664, 23, 24, 26, 27, 29,
    28, 31, 32, 45, 46, 48, 49, 51, 50, 53, 54, 34, 46, 37, 49, 40, 50, 42, 54, 34, 35, 37,
    38, 40, 39, 42, 43, 0, 1, 301, 4, 5, 301, 7, 6, 301, 9, 10, 301, 0, 655, 301, 63, 635,
    66, 638, 69, 639, 71, 640, 63, 628, 66, 631, 69, 632, 71, 633, 665, 64, 305, 67, 666, 68,
    667, 72, 668, 64, 309, 67, 669, 68, 670, 72, 63, 64, 66, 67, 69, 68, 71, 72, 671, 672,
    316, 673, 674, 675, 676, 677, 678, 679, 680, 681, 0, 655, 678, 679, 301, 665, 635, 305,
    638, 666, 639, 667, 640, 34, 628, 37, 631, 40, 632, 42, 633, 45, 635, 48, 638, 51, 639,
    53, 640, 442, 311, 682, 683, 445, 672, 683, 684, 445, 682, 672, 684, 445, 672, 672, 684,
    445, 682, 683, 672, 445, 672, 683, 672, 445, 682, 672, 672, 445, 672, 672, 672, 446, 358,
    359, 449, 685, 365, 449, 359, 685, 449, 685, 685, 442, 311, 682, 445, 672, 683, 445, 682,
    672, 445, 672, 672, 442, 358, 682, 445, 685, 683, 445, 359, 672, 445, 685, 672, 446, 358,
    359, 365, 449, 685, 365, 686, 449, 359, 685, 686, 449, 685, 685, 686, 449, 359, 365, 685,
    449, 685, 365, 685, 449, 359, 685, 685, 449, 685, 685, 685, 280, 405, 406, 411, 60, 13,
    411, 687, 60, 406, 13, 687, 60, 13, 13, 687, 60, 406, 411, 13, 60, 13, 411, 13, 60, 406,
    13, 13, 60, 13, 13, 13, 280, 405, 406, 60, 13, 411, 60, 406, 13, 60, 13, 13, 258, 405,
    406, 195, 259, 407, 408, 318, 260, 409, 410, 319, 26, 13, 411, 320, 26, 406, 13, 320, 26,
    13, 13, 320, 26, 406, 411, 24, 26, 13, 411, 24, 26, 406, 13, 24, 26, 13, 13, 24, 262,
    688, 689, 223, 37, 690, 691, 331, 37, 689, 690, 331, 37, 690, 690, 331, 37, 689, 691, 35,
    37, 690, 691, 35, 37, 689, 690, 35, 37, 690, 690, 35, 48, 692, 357, 342, 48, 351, 692,
    342, 48, 692, 692, 342, 48, 351, 357, 46, 48, 692, 357, 46, 48, 351, 692, 46, 48, 692,
    692, 46, 262, 693, 694, 223, 37, 695, 696, 331, 37, 694, 695, 331, 37, 695, 695, 331, 37,
    694, 696, 35, 37, 695, 696, 35, 37, 694, 695, 35, 37, 695, 695, 35, 265, 697, 698, 231,
    48, 699, 700, 342, 48, 698, 699, 342, 48, 699, 699, 342, 48, 698, 700, 46, 48, 699, 700,
    46, 48, 698, 699, 46, 48, 699, 699, 46, 258, 413, 414, 195, 259, 417, 418, 318, 260, 421,
    422, 319, 26, 701, 425, 320, 26, 414, 701, 320, 26, 701, 701, 320, 26, 414, 425, 24, 26,
    701, 425, 24, 26, 414, 701, 24, 26, 701, 701, 24, 258, 249, 240, 243, 259, 252, 241, 344,
    260, 255, 242, 345, 26, 1, 243, 346, 26, 240, 1, 346, 26, 1, 1, 346, 26, 240, 243, 1, 26,
    1, 243, 1, 26, 240, 1, 1, 26, 1, 1, 1, 286, 249, 240, 243, 287, 252, 241, 344, 288, 255,
    242, 345, 75, 1, 243, 346, 75, 240, 1, 346, 75, 1, 1, 346, 75, 240, 243, 1, 75, 1, 243,
    1, 75, 240, 1, 1, 75, 1, 1, 1, 702, 703, 704, 705, 702, 706, 707, 705, 708, 703, 704,
    709, 710, 706, 707, 711, 712, 713, 714, 715, 712, 716, 717, 715, 482, 33, 718, 140, 482,
    73, 718, 719, 720, 73, 718, 140, 9, 721, 468, 301, 9, 468, 301, 105, 106, 108, 109, 111,
    112, 114, 115, 105, 106, 93, 108, 109, 93, 111, 112, 93, 114, 115, 93, 80, 81, 84, 85,
    94, 95, 96, 97, 87, 81, 90, 85, 87, 95, 90, 97, 87, 88, 90, 91, 87, 100, 90, 102, 87,
    722, 90, 723, 87, 724, 90, 725, 105, 81, 108, 85, 111, 81, 114, 85, 94, 81, 96, 85, 87,
    88, 83, 90, 91, 83, 87, 81, 83, 90, 85, 83, 87, 95, 83, 90, 97, 83, 80, 81, 83, 84, 85,
    83, 94, 95, 83, 96, 97, 83, 726, 81, 135, 83, 136, 727, 85, 135, 83, 136, 728, 95, 135,
    83, 136, 729, 97, 135, 83, 136, 105, 730, 301, 111, 731, 301, 732, 106, 301, 654, 109,
    301, 733, 112, 301, 734, 115, 301, 732, 730, 301, 111, 134, 731, 133, 111, 731, 133, 134,
    105, 735, 111, 735, 736, 88, 83, 91, 89, 83, 88, 91, 83, 91, 91, 83, 737, 81, 83, 85, 82,
    83, 81, 85, 83, 85, 85, 83, 738, 81, 83, 97, 82, 83, 95, 85, 83, 97, 85, 83, 738, 95, 83,
    97, 98, 83, 95, 97, 83, 97, 97, 83, 739, 740, 741, 742, 743, 744, 744, 93, 744, 373, 744,
    136, 745, 301,
];
/// Where each list starts, and the end of the last.
pub static OPERAND_STARTS: [u16; 1426] = [
    0, 4, 8, 12, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58, 61, 64, 67, 70,
    73, 76, 79, 82, 87, 92, 97, 102, 105, 108, 112, 116, 120, 124, 127, 130, 133, 136, 139,
    142, 145, 148, 151, 154, 157, 160, 164, 168, 172, 176, 179, 182, 186, 190, 194, 198, 202,
    206, 210, 214, 219, 224, 229, 234, 238, 242, 246, 250, 254, 258, 262, 266, 270, 274, 278,
    282, 286, 290, 294, 298, 301, 304, 307, 310, 313, 316, 319, 322, 325, 328, 331, 334, 338,
    342, 346, 350, 354, 358, 362, 366, 369, 372, 375, 378, 381, 384, 387, 390, 393, 396, 399,
    402, 405, 408, 411, 414, 416, 417, 420, 423, 426, 429, 431, 433, 435, 437, 441, 445, 447,
    450, 453, 457, 461, 465, 469, 472, 475, 477, 479, 483, 487, 490, 493, 496, 499, 502, 505,
    509, 513, 516, 519, 521, 523, 527, 531, 534, 537, 540, 543, 546, 549, 552, 555, 558, 561,
    564, 567, 570, 573, 576, 579, 582, 585, 588, 591, 594, 597, 600, 603, 606, 609, 612, 615,
    618, 621, 624, 627, 630, 633, 636, 639, 642, 645, 648, 651, 654, 657, 660, 663, 666, 669,
    672, 675, 678, 681, 684, 687, 690, 693, 696, 699, 702, 705, 708, 711, 714, 717, 720, 723,
    726, 729, 733, 737, 741, 745, 749, 753, 757, 761, 765, 769, 773, 777, 781, 785, 789, 793,
    797, 801, 805, 809, 813, 817, 821, 825, 829, 833, 837, 841, 845, 849, 853, 857, 861, 865,
    869, 873, 877, 881, 885, 889, 893, 897, 901, 905, 909, 913, 917, 921, 925, 929, 933, 937,
    941, 945, 949, 953, 957, 961, 965, 969, 973, 977, 981, 985, 988, 991, 994, 997, 1000,
    1003, 1006, 1009, 1012, 1015, 1018, 1021, 1024, 1027, 1030, 1033, 1036, 1039, 1042, 1045,
    1048, 1051, 1054, 1057, 1060, 1063, 1066, 1069, 1074, 1079, 1084, 1089, 1094, 1099, 1102,
    1105, 1108, 1111, 1114, 1117, 1120, 1123, 1126, 1129, 1132, 1135, 1138, 1141, 1144, 1147,
    1150, 1153, 1156, 1159, 1159, 1161, 1163, 1165, 1167, 1169, 1171, 1173, 1175, 1177, 1179,
    1181, 1183, 1185, 1187, 1189, 1191, 1193, 1195, 1197, 1199, 1201, 1203, 1205, 1207, 1209,
    1211, 1213, 1215, 1217, 1219, 1221, 1223, 1225, 1227, 1229, 1231, 1233, 1235, 1237, 1239,
    1241, 1243, 1245, 1247, 1249, 1251, 1253, 1255, 1257, 1259, 1261, 1263, 1265, 1267, 1269,
    1271, 1273, 1275, 1277, 1279, 1281, 1283, 1285, 1288, 1291, 1294, 1297, 1300, 1302, 1304,
    1306, 1308, 1310, 1312, 1314, 1316, 1318, 1320, 1322, 1324, 1326, 1328, 1330, 1332, 1334,
    1336, 1338, 1340, 1342, 1344, 1346, 1348, 1350, 1352, 1354, 1356, 1358, 1360, 1362, 1364,
    1366, 1368, 1370, 1372, 1376, 1380, 1384, 1388, 1392, 1396, 1400, 1404, 1408, 1412, 1416,
    1420, 1424, 1428, 1432, 1436, 1440, 1444, 1448, 1452, 1456, 1460, 1464, 1468, 1472, 1476,
    1480, 1484, 1488, 1492, 1496, 1500, 1504, 1508, 1512, 1516, 1520, 1524, 1528, 1532, 1536,
    1540, 1544, 1548, 1552, 1556, 1560, 1564, 1568, 1572, 1576, 1580, 1584, 1588, 1592, 1596,
    1600, 1604, 1608, 1612, 1616, 1620, 1624, 1628, 1632, 1636, 1640, 1644, 1648, 1652, 1656,
    1660, 1664, 1668, 1672, 1676, 1680, 1684, 1688, 1692, 1696, 1700, 1704, 1708, 1712, 1716,
    1720, 1724, 1728, 1732, 1736, 1740, 1744, 1748, 1752, 1756, 1760, 1764, 1768, 1772, 1776,
    1780, 1784, 1788, 1792, 1796, 1800, 1804, 1808, 1812, 1816, 1820, 1824, 1828, 1832, 1836,
    1840, 1844, 1849, 1854, 1859, 1864, 1869, 1874, 1879, 1884, 1889, 1894, 1899, 1904, 1909,
    1914, 1919, 1924, 1928, 1932, 1936, 1940, 1944, 1948, 1952, 1956, 1960, 1964, 1968, 1972,
    1976, 1980, 1984, 1988, 1992, 1996, 2000, 2004, 2008, 2012, 2016, 2020, 2024, 2028, 2032,
    2036, 2040, 2044, 2048, 2052, 2056, 2060, 2064, 2068, 2072, 2076, 2080, 2084, 2088, 2092,
    2096, 2100, 2104, 2108, 2112, 2116, 2120, 2124, 2128, 2132, 2136, 2140, 2144, 2148, 2152,
    2156, 2160, 2164, 2168, 2172, 2176, 2180, 2184, 2188, 2192, 2196, 2200, 2204, 2208, 2212,
    2216, 2220, 2224, 2228, 2232, 2236, 2240, 2244, 2248, 2252, 2256, 2260, 2264, 2268, 2272,
    2276, 2280, 2284, 2288, 2292, 2296, 2300, 2304, 2308, 2312, 2316, 2320, 2324, 2328, 2332,
    2337, 2342, 2347, 2352, 2357, 2362, 2367, 2372, 2377, 2382, 2387, 2392, 2397, 2402, 2407,
    2412, 2417, 2422, 2427, 2432, 2437, 2442, 2447, 2452, 2457, 2462, 2467, 2472, 2477, 2482,
    2487, 2492, 2496, 2500, 2504, 2508, 2512, 2516, 2519, 2522, 2525, 2528, 2531, 2534, 2537,
    2540, 2543, 2546, 2549, 2552, 2555, 2558, 2561, 2564, 2567, 2570, 2573, 2576, 2579, 2582,
    2585, 2588, 2591, 2594, 2597, 2600, 2603, 2606, 2609, 2612, 2615, 2618, 2621, 2624, 2627,
    2630, 2633, 2636, 2639, 2642, 2645, 2648, 2651, 2654, 2657, 2660, 2663, 2666, 2669, 2672,
    2675, 2678, 2681, 2684, 2687, 2690, 2693, 2696, 2699, 2702, 2705, 2708, 2711, 2714, 2717,
    2720, 2723, 2726, 2729, 2732, 2735, 2738, 2741, 2744, 2747, 2750, 2753, 2756, 2759, 2762,
    2765, 2768, 2771, 2774, 2777, 2780, 2783, 2786, 2789, 2793, 2797, 2801, 2806, 2809, 2813,
    2818, 2822, 2823, 2825, 2828, 2831, 2836, 2841, 2846, 2852, 2858, 2864, 2869, 2871, 2874,
    2877, 2880, 2883, 2886, 2889, 2893, 2898, 2902, 2906, 2910, 2915, 2918, 2922, 2927, 2931,
    2936, 2941, 2946, 2952, 2958, 2964, 2969, 2972, 2975, 2977, 2980, 2983, 2986, 2989, 2992,
    2998, 3001, 3004, 3007, 3010, 3013, 3016, 3019, 3023, 3028, 3032, 3036, 3041, 3045, 3049,
    3054, 3058, 3062, 3067, 3071, 3075, 3080, 3084, 3088, 3093, 3097, 3101, 3106, 3110, 3114,
    3119, 3123, 3127, 3132, 3136, 3140, 3145, 3149, 3153, 3158, 3162, 3166, 3171, 3175, 3179,
    3184, 3188, 3192, 3197, 3201, 3205, 3210, 3214, 3217, 3220, 3226, 3232, 3238, 3244, 3250,
    3256, 3262, 3268, 3274, 3280, 3286, 3292, 3298, 3304, 3310, 3316, 3322, 3328, 3334, 3340,
    3345, 3350, 3355, 3360, 3365, 3370, 3375, 3380, 3385, 3390, 3395, 3400, 3405, 3410, 3415,
    3420, 3425, 3430, 3435, 3440, 3445, 3450, 3455, 3460, 3465, 3470, 3475, 3480, 3485, 3490,
    3495, 3501, 3507, 3513, 3519, 3525, 3531, 3537, 3543, 3549, 3555, 3560, 3565, 3570, 3575,
    3580, 3585, 3590, 3595, 3600, 3605, 3610, 3615, 3620, 3625, 3628, 3631, 3634, 3637, 3642,
    3647, 3652, 3657, 3662, 3667, 3672, 3677, 3680, 3683, 3686, 3689, 3692, 3695, 3699, 3703,
    3707, 3711, 3715, 3719, 3723, 3727, 3731, 3735, 3739, 3743, 3747, 3751, 3755, 3759, 3763,
    3767, 3771, 3775, 3779, 3783, 3787, 3791, 3795, 3799, 3803, 3807, 3811, 3815, 3822, 3825,
    3828, 3831, 3834, 3837, 3840, 3843, 3846, 3849, 3852, 3855, 3858, 3861, 3864, 3867, 3870,
    3873, 3876, 3879, 3882, 3885, 3888, 3891, 3894, 3897, 3900, 3903, 3906, 3909, 3912, 3915,
    3918, 3921, 3924, 3927, 3930, 3934, 3938, 3942, 3946, 3950, 3954, 3958, 3962, 3966, 3970,
    3974, 3978, 3982, 3986, 3990, 3994, 3998, 4002, 4006, 4010, 4014, 4018, 4022, 4026, 4030,
    4034, 4038, 4042, 4046, 4050, 4054, 4058, 4062, 4066, 4070, 4074, 4076, 4078, 4080, 4082,
    4084, 4086, 4088, 4090, 4092, 4094, 4096, 4098, 4100, 4102, 4104, 4106, 4108, 4110, 4112,
    4114, 4116, 4118, 4120, 4122, 4124, 4126, 4128, 4130, 4132, 4134, 4136, 4138, 4140, 4142,
    4144, 4146, 4148, 4150, 4152, 4154, 4156, 4158, 4160, 4162, 4164, 4166, 4168, 4170, 4172,
    4174, 4176, 4178, 4180, 4182, 4184, 4186, 4188, 4190, 4192, 4194, 4196, 4198, 4200, 4203,
    4206, 4209, 4212, 4215, 4217, 4219, 4221, 4223, 4225, 4227, 4229, 4231, 4233, 4235, 4237,
    4239, 4241, 4243, 4245, 4247, 4249, 4251, 4253, 4255, 4257, 4259, 4261, 4263, 4265, 4267,
    4269, 4272, 4274, 4276, 4278, 4280, 4282, 4284, 4286, 4288, 4290, 4292, 4294, 4296, 4300,
    4304, 4308, 4312, 4316, 4320, 4324, 4328, 4331, 4334, 4337, 4340, 4343, 4346, 4349, 4352,
    4355, 4358, 4361, 4364, 4368, 4372, 4376, 4380, 4384, 4388, 4392, 4396, 4400, 4404, 4408,
    4412, 4416, 4420, 4424, 4428, 4431, 4434, 4437, 4440, 4444, 4448, 4452, 4456, 4460, 4464,
    4468, 4472, 4476, 4480, 4484, 4488, 4492, 4496, 4500, 4504, 4508, 4512, 4516, 4520, 4524,
    4528, 4532, 4536, 4540, 4544, 4548, 4552, 4556, 4560, 4564, 4568, 4572, 4576, 4580, 4584,
    4588, 4592, 4596, 4600, 4604, 4608, 4612, 4616, 4620, 4624, 4628, 4632, 4636, 4640, 4644,
    4648, 4652, 4656, 4660, 4664, 4668, 4672, 4676, 4680, 4684, 4688, 4692, 4696, 4700, 4704,
    4708, 4712, 4716, 4720, 4724, 4728, 4732, 4736, 4740, 4744, 4748, 4752, 4756, 4760, 4764,
    4767, 4769, 4771, 4773, 4775, 4778, 4781, 4784, 4787, 4789, 4791, 4793, 4795, 4797, 4799,
    4801, 4803, 4805, 4807, 4809, 4811, 4813, 4815, 4817, 4819, 4821, 4823, 4825, 4827, 4829,
    4831, 4834, 4837, 4840, 4843, 4846, 4849, 4852, 4855, 4858, 4861, 4866, 4871, 4876, 4881,
    4884, 4887, 4890, 4893, 4896, 4899, 4902, 4904, 4906, 4910, 4912, 4914, 4917, 4920, 4923,
    4926, 4929, 4932, 4935, 4938, 4941, 4944, 4947, 4950, 4953, 4956, 4959, 4962, 4963, 4964,
    4965, 4966, 4967, 4968, 4970, 4972, 4974, 4976,
];
