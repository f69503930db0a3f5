// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Operands of forms.
/// Operands, each once.
pub static OPERANDS: [u64; 772] = [
    0x02002081f03, // field 3, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081402, // field 2, OPR_SRC FMT_NUM_B32 32 in
    0x02001081f04, // field 4, OPR_VGPR FMT_NUM_B32 32 in
    0x04009191dff, // no field, OPR_VCC FMT_NUM_M64 64 in unencoded
    0x02002081f0b, // field 11, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081f0c, // field 12, OPR_VGPR FMT_NUM_B32 32 in
    0x02001081f0d, // field 13, OPR_VGPR FMT_NUM_B32 32 in
    0x02002081f0c, // field 12, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081f0e, // field 14, OPR_VGPR FMT_NUM_B32 32 in
    0x02002081f04, // field 4, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081401, // field 1, OPR_SRC FMT_NUM_B32 32 in
    0x02001081f05, // field 5, OPR_VGPR FMT_NUM_B32 32 in
    0x020030f1f03, // field 3, OPR_VGPR FMT_NUM_F32 32 in out
    0x020011e1402, // field 2, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1f04, // field 4, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020030f1f0b, // field 11, OPR_VGPR FMT_NUM_F32 32 in out
    0x020011e1f0c, // field 12, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011e1f0d, // field 13, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020030f1f0c, // field 12, OPR_VGPR FMT_NUM_F32 32 in out
    0x020011e1f0e, // field 14, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020030f1f04, // field 4, OPR_VGPR FMT_NUM_F32 32 in out
    0x020011e1401, // field 1, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1f05, // field 5, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020020f1f03, // field 3, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1402, // field 2, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1f04, // field 4, OPR_VGPR FMT_NUM_F32 32 in
    0x020020f1f0b, // field 11, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1f0c, // field 12, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f1f0d, // field 13, OPR_VGPR FMT_NUM_F32 32 in
    0x020020f1f0c, // field 12, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1f0e, // field 14, OPR_VGPR FMT_NUM_F32 32 in
    0x020020f1f04, // field 4, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1401, // field 1, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1f05, // field 5, OPR_VGPR FMT_NUM_F32 32 in
    0x02002131f03, // field 3, OPR_VGPR FMT_NUM_I32 32 out
    0x02001131402, // field 2, OPR_SRC FMT_NUM_I32 32 in
    0x02001131f04, // field 4, OPR_VGPR FMT_NUM_I32 32 in
    0x02002131f0b, // field 11, OPR_VGPR FMT_NUM_I32 32 out
    0x02001131f0c, // field 12, OPR_VGPR FMT_NUM_I32 32 in
    0x02001131f0d, // field 13, OPR_VGPR FMT_NUM_I32 32 in
    0x02002131f0c, // field 12, OPR_VGPR FMT_NUM_I32 32 out
    0x02001131f0e, // field 14, OPR_VGPR FMT_NUM_I32 32 in
    0x02002131f04, // field 4, OPR_VGPR FMT_NUM_I32 32 out
    0x02001131401, // field 1, OPR_SRC FMT_NUM_I32 32 in
    0x02001131f05, // field 5, OPR_VGPR FMT_NUM_I32 32 in
    0x020022c1f03, // field 3, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1402, // field 2, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1f04, // field 4, OPR_VGPR FMT_NUM_U32 32 in
    0x020022c1f0b, // field 11, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1f0c, // field 12, OPR_VGPR FMT_NUM_U32 32 in
    0x020012c1f0d, // field 13, OPR_VGPR FMT_NUM_U32 32 in
    0x020022c1f0c, // field 12, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1f0e, // field 14, OPR_VGPR FMT_NUM_U32 32 in
    0x020022c1f04, // field 4, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1401, // field 1, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1f05, // field 5, OPR_VGPR FMT_NUM_U32 32 in
    0x0400a191dff, // no field, OPR_VCC FMT_NUM_M64 64 out unencoded
    0x020010f1403, // field 3, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1101, // field 1, OPR_SIMM32 FMT_NUM_F32 32 in
    0x020021e1f03, // field 3, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1f0b, // field 11, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1f0c, // field 12, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1f04, // field 4, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x010020e1f03, // field 3, OPR_VGPR FMT_NUM_F16 16 out
    0x010010e1402, // field 2, OPR_SRC FMT_NUM_F16 16 in
    0x010010e1f04, // field 4, OPR_VGPR FMT_NUM_F16 16 in
    0x010020e1f0b, // field 11, OPR_VGPR FMT_NUM_F16 16 out
    0x010010e1f0c, // field 12, OPR_VGPR FMT_NUM_F16 16 in
    0x010010e1f0d, // field 13, OPR_VGPR FMT_NUM_F16 16 in
    0x010020e1f0c, // field 12, OPR_VGPR FMT_NUM_F16 16 out
    0x010010e1f0e, // field 14, OPR_VGPR FMT_NUM_F16 16 in
    0x010020e1f04, // field 4, OPR_VGPR FMT_NUM_F16 16 out
    0x010010e1401, // field 1, OPR_SRC FMT_NUM_F16 16 in
    0x010010e1f05, // field 5, OPR_VGPR FMT_NUM_F16 16 in
    0x010030e1f03, // field 3, OPR_VGPR FMT_NUM_F16 16 in out
    0x010030e1f0b, // field 11, OPR_VGPR FMT_NUM_F16 16 in out
    0x010030e1f0c, // field 12, OPR_VGPR FMT_NUM_F16 16 in out
    0x010030e1f04, // field 4, OPR_VGPR FMT_NUM_F16 16 in out
    0x010010e1403, // field 3, OPR_SRC FMT_NUM_F16 16 in
    0x010010e1001, // field 1, OPR_SIMM16 FMT_NUM_F16 16 in
    0x020022c0a02, // field 2, OPR_SDST FMT_NUM_U32 32 out
    0x020012c1903, // field 3, OPR_SSRC FMT_NUM_U32 32 in
    0x020012c1904, // field 4, OPR_SSRC FMT_NUM_U32 32 in
    0x00106041bff, // no field, OPR_SSRC_SPECIAL_SCC FMT_NUM_B1 1 out implicit
    0x020022c0a03, // field 3, OPR_SDST FMT_NUM_U32 32 out
    0x020012c1901, // field 1, OPR_SSRC FMT_NUM_U32 32 in
    0x020012c1905, // field 5, OPR_SSRC FMT_NUM_U32 32 in
    0x02002130a02, // field 2, OPR_SDST FMT_NUM_I32 32 out
    0x02001131903, // field 3, OPR_SSRC FMT_NUM_I32 32 in
    0x02001131904, // field 4, OPR_SSRC FMT_NUM_I32 32 in
    0x02002130a03, // field 3, OPR_SDST FMT_NUM_I32 32 out
    0x02001131901, // field 1, OPR_SSRC FMT_NUM_I32 32 in
    0x02001131905, // field 5, OPR_SSRC FMT_NUM_I32 32 in
    0x00105041bff, // no field, OPR_SSRC_SPECIAL_SCC FMT_NUM_B1 1 in implicit
    0x040022e0a02, // field 2, OPR_SDST FMT_NUM_U64 64 out
    0x040012e1903, // field 3, OPR_SSRC FMT_NUM_U64 64 in
    0x040022e0a03, // field 3, OPR_SDST FMT_NUM_U64 64 out
    0x040012e1901, // field 1, OPR_SSRC FMT_NUM_U64 64 in
    0x040012e1904, // field 4, OPR_SSRC FMT_NUM_U64 64 in
    0x04002150a02, // field 2, OPR_SDST FMT_NUM_I64 64 out
    0x04001151903, // field 3, OPR_SSRC FMT_NUM_I64 64 in
    0x04002150a03, // field 3, OPR_SDST FMT_NUM_I64 64 out
    0x04001151901, // field 1, OPR_SSRC FMT_NUM_I64 64 in
    0x04001151904, // field 4, OPR_SSRC FMT_NUM_I64 64 in
    0x040012e1905, // field 5, OPR_SSRC FMT_NUM_U64 64 in
    0x02002080a02, // field 2, OPR_SDST FMT_NUM_B32 32 out
    0x02001081903, // field 3, OPR_SSRC FMT_NUM_B32 32 in
    0x02001081904, // field 4, OPR_SSRC FMT_NUM_B32 32 in
    0x02002080a03, // field 3, OPR_SDST FMT_NUM_B32 32 out
    0x02001081901, // field 1, OPR_SSRC FMT_NUM_B32 32 in
    0x02001081905, // field 5, OPR_SSRC FMT_NUM_B32 32 in
    0x040020a0a02, // field 2, OPR_SDST FMT_NUM_B64 64 out
    0x040010a1903, // field 3, OPR_SSRC FMT_NUM_B64 64 in
    0x040010a1904, // field 4, OPR_SSRC FMT_NUM_B64 64 in
    0x040020a0a03, // field 3, OPR_SDST FMT_NUM_B64 64 out
    0x040010a1901, // field 1, OPR_SSRC FMT_NUM_B64 64 in
    0x040010a1905, // field 5, OPR_SSRC FMT_NUM_B64 64 in
    0x01001061903, // field 3, OPR_SSRC FMT_NUM_B16 16 in
    0x01001061904, // field 4, OPR_SSRC FMT_NUM_B16 16 in
    0x01001061901, // field 1, OPR_SSRC FMT_NUM_B16 16 in
    0x01001061905, // field 5, OPR_SSRC FMT_NUM_B16 16 in
    0x020020f0a02, // field 2, OPR_SDST FMT_NUM_F32 32 out
    0x020010f1903, // field 3, OPR_SSRC FMT_NUM_F32 32 in
    0x020010f1904, // field 4, OPR_SSRC FMT_NUM_F32 32 in
    0x020020f0a03, // field 3, OPR_SDST FMT_NUM_F32 32 out
    0x020010f1901, // field 1, OPR_SSRC FMT_NUM_F32 32 in
    0x020010f1905, // field 5, OPR_SSRC FMT_NUM_F32 32 in
    0x020030f0a02, // field 2, OPR_SDST FMT_NUM_F32 32 in out
    0x020030f0a03, // field 3, OPR_SDST FMT_NUM_F32 32 in out
    0x020021e0a02, // field 2, OPR_SDST FMT_NUM_PK2_F16 32 out
    0x020021e0a03, // field 3, OPR_SDST FMT_NUM_PK2_F16 32 out
    0x010020e0a02, // field 2, OPR_SDST FMT_NUM_F16 16 out
    0x010010e1903, // field 3, OPR_SSRC FMT_NUM_F16 16 in
    0x010010e1904, // field 4, OPR_SSRC FMT_NUM_F16 16 in
    0x010020e0a03, // field 3, OPR_SDST FMT_NUM_F16 16 out
    0x010010e1901, // field 1, OPR_SSRC FMT_NUM_F16 16 in
    0x010010e1905, // field 5, OPR_SSRC FMT_NUM_F16 16 in
    0x010030e0a02, // field 2, OPR_SDST FMT_NUM_F16 16 in out
    0x010030e0a03, // field 3, OPR_SDST FMT_NUM_F16 16 in out
    0x01001111003, // field 3, OPR_SIMM16 FMT_NUM_I16 16 in
    0x01001061e03, // field 3, OPR_VERSION FMT_NUM_B16 16 in
    0x02001130a02, // field 2, OPR_SDST FMT_NUM_I32 32 in
    0x020012c0a02, // field 2, OPR_SDST FMT_NUM_U32 32 in
    0x010012a1003, // field 3, OPR_SIMM16 FMT_NUM_U16 16 in
    0x02003130a02, // field 2, OPR_SDST FMT_NUM_I32 32 in out
    0x01001060703, // field 3, OPR_HWREG FMT_NUM_B16 16 in
    0x01002060703, // field 3, OPR_HWREG FMT_NUM_B16 16 out
    0x02001080a02, // field 2, OPR_SDST FMT_NUM_B32 32 in
    0x01002060704, // field 4, OPR_HWREG FMT_NUM_B16 16 out
    0x02001081101, // field 1, OPR_SIMM32 FMT_NUM_B32 32 in
    0x01001110803, // field 3, OPR_LABEL FMT_NUM_I16 16 in
    0x040060a09ff, // no field, OPR_PC FMT_NUM_B64 64 out implicit
    0x040050a09ff, // no field, OPR_PC FMT_NUM_B64 64 in implicit
    0x04006190bff, // no field, OPR_SDST_EXEC FMT_NUM_M64 64 out implicit
    0x04005190bff, // no field, OPR_SDST_EXEC FMT_NUM_M64 64 in implicit
    0x02001080d02, // field 2, OPR_SDST_NULL FMT_NUM_B32 32 in
    0x01001061003, // field 3, OPR_SIMM16 FMT_NUM_B16 16 in
    0x020030f1f05, // field 5, OPR_VGPR FMT_NUM_F32 32 in out
    0x020010f1f07, // field 7, OPR_VGPR FMT_NUM_F32 32 in
    0x020030f1f06, // field 6, OPR_VGPR FMT_NUM_F32 32 in out
    0x020010f1f08, // field 8, OPR_VGPR FMT_NUM_F32 32 in
    0x020020f1f06, // field 6, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1404, // field 4, OPR_SRC FMT_NUM_F32 32 in
    0x020020f1f05, // field 5, OPR_VGPR FMT_NUM_F32 32 out
    0x02002081f05, // field 5, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081403, // field 3, OPR_SRC FMT_NUM_B32 32 in
    0x02002081f06, // field 6, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081f07, // field 7, OPR_VGPR FMT_NUM_B32 32 in
    0x02001081f08, // field 8, OPR_VGPR FMT_NUM_B32 32 in
    0x020011e1403, // field 3, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1f07, // field 7, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011e1f08, // field 8, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011d1403, // field 3, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x020011d1f07, // field 7, OPR_VGPR FMT_NUM_PK2_BF16 32 in
    0x020011d1401, // field 1, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x020011d1f08, // field 8, OPR_VGPR FMT_NUM_PK2_BF16 32 in
    0x020030f1f07, // field 7, OPR_VGPR FMT_NUM_F32 32 in out
    0x020010f1405, // field 5, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1f09, // field 9, OPR_VGPR FMT_NUM_F32 32 in
    0x020020f1f07, // field 7, OPR_VGPR FMT_NUM_F32 32 out
    0x02001081404, // field 4, OPR_SRC FMT_NUM_B32 32 in
    0x02002081f07, // field 7, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081405, // field 5, OPR_SRC FMT_NUM_B32 32 in
    0x02001081f09, // field 9, OPR_VGPR FMT_NUM_B32 32 in
    0x020011e1404, // field 4, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1405, // field 5, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1f09, // field 9, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011d1404, // field 4, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x020011d1405, // field 5, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x020011d1f09, // field 9, OPR_VGPR FMT_NUM_PK2_BF16 32 in
    0x020022c1f06, // field 6, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1404, // field 4, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1f08, // field 8, OPR_VGPR FMT_NUM_U32 32 in
    0x020022c1f07, // field 7, OPR_VGPR FMT_NUM_U32 32 out
    0x020012c1405, // field 5, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1f09, // field 9, OPR_VGPR FMT_NUM_U32 32 in
    0x0400219170a, // field 10, OPR_SREG FMT_NUM_M64 64 out
    0x010010e1407, // field 7, OPR_SRC FMT_NUM_F16 16 in
    0x010010e1408, // field 8, OPR_SRC FMT_NUM_F16 16 in
    0x04002191712, // field 18, OPR_SREG FMT_NUM_M64 64 out
    0x010010e1f13, // field 19, OPR_VGPR FMT_NUM_F16 16 in
    0x010010e1410, // field 16, OPR_SRC FMT_NUM_F16 16 in
    0x04002191713, // field 19, OPR_SREG FMT_NUM_M64 64 out
    0x010010e1f14, // field 20, OPR_VGPR FMT_NUM_F16 16 in
    0x010010e140f, // field 15, OPR_SRC FMT_NUM_F16 16 in
    0x0400219170b, // field 11, OPR_SREG FMT_NUM_M64 64 out
    0x010010e1409, // field 9, OPR_SRC FMT_NUM_F16 16 in
    0x020010f1407, // field 7, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1408, // field 8, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1f13, // field 19, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f1410, // field 16, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1f14, // field 20, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f140f, // field 15, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1409, // field 9, OPR_SRC FMT_NUM_F32 32 in
    0x04001101407, // field 7, OPR_SRC FMT_NUM_F64 64 in
    0x04001101408, // field 8, OPR_SRC FMT_NUM_F64 64 in
    0x04001101403, // field 3, OPR_SRC FMT_NUM_F64 64 in
    0x04001101409, // field 9, OPR_SRC FMT_NUM_F64 64 in
    0x01001111407, // field 7, OPR_SRC FMT_NUM_I16 16 in
    0x01001111408, // field 8, OPR_SRC FMT_NUM_I16 16 in
    0x01001111f13, // field 19, OPR_VGPR FMT_NUM_I16 16 in
    0x01001111410, // field 16, OPR_SRC FMT_NUM_I16 16 in
    0x01001111f14, // field 20, OPR_VGPR FMT_NUM_I16 16 in
    0x0100111140f, // field 15, OPR_SRC FMT_NUM_I16 16 in
    0x01001111403, // field 3, OPR_SRC FMT_NUM_I16 16 in
    0x01001111409, // field 9, OPR_SRC FMT_NUM_I16 16 in
    0x010012a1407, // field 7, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1408, // field 8, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1f13, // field 19, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a1410, // field 16, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1f14, // field 20, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a140f, // field 15, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1403, // field 3, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1409, // field 9, OPR_SRC FMT_NUM_U16 16 in
    0x02001131407, // field 7, OPR_SRC FMT_NUM_I32 32 in
    0x02001131408, // field 8, OPR_SRC FMT_NUM_I32 32 in
    0x02001131f13, // field 19, OPR_VGPR FMT_NUM_I32 32 in
    0x02001131410, // field 16, OPR_SRC FMT_NUM_I32 32 in
    0x02001131f14, // field 20, OPR_VGPR FMT_NUM_I32 32 in
    0x0200113140f, // field 15, OPR_SRC FMT_NUM_I32 32 in
    0x02001131403, // field 3, OPR_SRC FMT_NUM_I32 32 in
    0x02001131409, // field 9, OPR_SRC FMT_NUM_I32 32 in
    0x020012c1407, // field 7, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1408, // field 8, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1f13, // field 19, OPR_VGPR FMT_NUM_U32 32 in
    0x020012c1410, // field 16, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1f14, // field 20, OPR_VGPR FMT_NUM_U32 32 in
    0x020012c140f, // field 15, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1403, // field 3, OPR_SRC FMT_NUM_U32 32 in
    0x020012c1409, // field 9, OPR_SRC FMT_NUM_U32 32 in
    0x04001151407, // field 7, OPR_SRC FMT_NUM_I64 64 in
    0x04001151408, // field 8, OPR_SRC FMT_NUM_I64 64 in
    0x04001151403, // field 3, OPR_SRC FMT_NUM_I64 64 in
    0x04001151409, // field 9, OPR_SRC FMT_NUM_I64 64 in
    0x040012e1407, // field 7, OPR_SRC FMT_NUM_U64 64 in
    0x040012e1408, // field 8, OPR_SRC FMT_NUM_U64 64 in
    0x040012e1403, // field 3, OPR_SRC FMT_NUM_U64 64 in
    0x040012e1409, // field 9, OPR_SRC FMT_NUM_U64 64 in
    0x02001081408, // field 8, OPR_SRC FMT_NUM_B32 32 in
    0x02001081410, // field 16, OPR_SRC FMT_NUM_B32 32 in
    0x0200108140f, // field 15, OPR_SRC FMT_NUM_B32 32 in
    0x02001081409, // field 9, OPR_SRC FMT_NUM_B32 32 in
    0x0400219040a, // field 10, OPR_EXEC FMT_NUM_M64 64 out
    0x04002190412, // field 18, OPR_EXEC FMT_NUM_M64 64 out
    0x04002190413, // field 19, OPR_EXEC FMT_NUM_M64 64 out
    0x0400219040b, // field 11, OPR_EXEC FMT_NUM_M64 64 out
    0x02002081f0a, // field 10, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081407, // field 7, OPR_SRC FMT_NUM_B32 32 in
    0x04001191709, // field 9, OPR_SREG FMT_NUM_M64 64 in
    0x02002081f12, // field 18, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081f13, // field 19, OPR_VGPR FMT_NUM_B32 32 in
    0x04001191711, // field 17, OPR_SREG FMT_NUM_M64 64 in
    0x02002081f13, // field 19, OPR_VGPR FMT_NUM_B32 32 out
    0x02001081f14, // field 20, OPR_VGPR FMT_NUM_B32 32 in
    0x04001191712, // field 18, OPR_SREG FMT_NUM_M64 64 in
    0x0400119170a, // field 10, OPR_SREG FMT_NUM_M64 64 in
    0x020020f1f0a, // field 10, OPR_VGPR FMT_NUM_F32 32 out
    0x020020f1f12, // field 18, OPR_VGPR FMT_NUM_F32 32 out
    0x020020f1f13, // field 19, OPR_VGPR FMT_NUM_F32 32 out
    0x020010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f1f0f, // field 15, OPR_VGPR FMT_NUM_F32 32 in
    0x020030f1f0a, // field 10, OPR_VGPR FMT_NUM_F32 32 in out
    0x02002131f0a, // field 10, OPR_VGPR FMT_NUM_I32 32 out
    0x02002131f12, // field 18, OPR_VGPR FMT_NUM_I32 32 out
    0x02002131f13, // field 19, OPR_VGPR FMT_NUM_I32 32 out
    0x020022c1f0a, // field 10, OPR_VGPR FMT_NUM_U32 32 out
    0x020022c1f12, // field 18, OPR_VGPR FMT_NUM_U32 32 out
    0x020022c1f13, // field 19, OPR_VGPR FMT_NUM_U32 32 out
    0x020022c1f09, // field 9, OPR_VGPR FMT_NUM_U32 32 out
    0x04002191705, // field 5, OPR_SREG FMT_NUM_M64 64 out
    0x020012c1406, // field 6, OPR_SRC FMT_NUM_U32 32 in
    0x04001191708, // field 8, OPR_SREG FMT_NUM_M64 64 in
    0x020022c1f11, // field 17, OPR_VGPR FMT_NUM_U32 32 out
    0x0400219170d, // field 13, OPR_SREG FMT_NUM_M64 64 out
    0x020012c1f12, // field 18, OPR_VGPR FMT_NUM_U32 32 in
    0x04001191710, // field 16, OPR_SREG FMT_NUM_M64 64 in
    0x020012c140e, // field 14, OPR_SRC FMT_NUM_U32 32 in
    0x04002191706, // field 6, OPR_SREG FMT_NUM_M64 64 out
    0x020012c1f0f, // field 15, OPR_VGPR FMT_NUM_U32 32 in
    0x020012c1f10, // field 16, OPR_VGPR FMT_NUM_U32 32 in
    0x020030f1f12, // field 18, OPR_VGPR FMT_NUM_F32 32 in out
    0x020030f1f13, // field 19, OPR_VGPR FMT_NUM_F32 32 in out
    0x020021e1f0a, // field 10, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1f12, // field 18, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1f13, // field 19, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x010020e1f0a, // field 10, OPR_VGPR FMT_NUM_F16 16 out
    0x010020e1f12, // field 18, OPR_VGPR FMT_NUM_F16 16 out
    0x010020e1f13, // field 19, OPR_VGPR FMT_NUM_F16 16 out
    0x010010e1f10, // field 16, OPR_VGPR FMT_NUM_F16 16 in
    0x010010e1f0f, // field 15, OPR_VGPR FMT_NUM_F16 16 in
    0x010030e1f0a, // field 10, OPR_VGPR FMT_NUM_F16 16 in out
    0x010030e1f12, // field 18, OPR_VGPR FMT_NUM_F16 16 in out
    0x010030e1f13, // field 19, OPR_VGPR FMT_NUM_F16 16 in out
    0x0200208170a, // field 10, OPR_SREG FMT_NUM_B32 32 out
    0x02001081507, // field 7, OPR_SRC_VGPR FMT_NUM_B32 32 in
    0x04002101f0a, // field 10, OPR_VGPR FMT_NUM_F64 64 out
    0x04002101f0b, // field 11, OPR_VGPR FMT_NUM_F64 64 out
    0x01002061f0a, // field 10, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061407, // field 7, OPR_SRC FMT_NUM_B16 16 in
    0x01002061f12, // field 18, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061f13, // field 19, OPR_VGPR FMT_NUM_B16 16 in
    0x01002061f13, // field 19, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061f14, // field 20, OPR_VGPR FMT_NUM_B16 16 in
    0x01002061f0b, // field 11, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061403, // field 3, OPR_SRC FMT_NUM_B16 16 in
    0x02005080cff, // no field, OPR_SDST_M0 FMT_NUM_B32 32 in implicit
    0x010022a1f0a, // field 10, OPR_VGPR FMT_NUM_U16 16 out
    0x010022a1f12, // field 18, OPR_VGPR FMT_NUM_U16 16 out
    0x010022a1f13, // field 19, OPR_VGPR FMT_NUM_U16 16 out
    0x010022a1f0b, // field 11, OPR_VGPR FMT_NUM_U16 16 out
    0x01002111f0a, // field 10, OPR_VGPR FMT_NUM_I16 16 out
    0x01002111f12, // field 18, OPR_VGPR FMT_NUM_I16 16 out
    0x01002111f13, // field 19, OPR_VGPR FMT_NUM_I16 16 out
    0x01002111f0b, // field 11, OPR_VGPR FMT_NUM_I16 16 out
    0x01002221f0a, // field 10, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1407, // field 7, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x01002221f12, // field 18, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1f13, // field 19, OPR_VGPR FMT_NUM_PK2_I16 32 in
    0x01002221f13, // field 19, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1f14, // field 20, OPR_VGPR FMT_NUM_PK2_I16 32 in
    0x01002221f0b, // field 11, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1403, // field 3, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x020010f1411, // field 17, OPR_SRC FMT_NUM_F32 32 in
    0x020010f1412, // field 18, OPR_SRC FMT_NUM_F32 32 in
    0x020010f140a, // field 10, OPR_SRC FMT_NUM_F32 32 in
    0x01801121407, // field 7, OPR_SRC FMT_NUM_I24 24 in
    0x01801121408, // field 8, OPR_SRC FMT_NUM_I24 24 in
    0x01801121f13, // field 19, OPR_VGPR FMT_NUM_I24 24 in
    0x01801121410, // field 16, OPR_SRC FMT_NUM_I24 24 in
    0x02001131411, // field 17, OPR_SRC FMT_NUM_I32 32 in
    0x01801121f14, // field 20, OPR_VGPR FMT_NUM_I24 24 in
    0x0180112140f, // field 15, OPR_SRC FMT_NUM_I24 24 in
    0x02001131412, // field 18, OPR_SRC FMT_NUM_I32 32 in
    0x01801121403, // field 3, OPR_SRC FMT_NUM_I24 24 in
    0x01801121409, // field 9, OPR_SRC FMT_NUM_I24 24 in
    0x0200113140a, // field 10, OPR_SRC FMT_NUM_I32 32 in
    0x018012b1407, // field 7, OPR_SRC FMT_NUM_U24 24 in
    0x018012b1408, // field 8, OPR_SRC FMT_NUM_U24 24 in
    0x018012b1f13, // field 19, OPR_VGPR FMT_NUM_U24 24 in
    0x018012b1410, // field 16, OPR_SRC FMT_NUM_U24 24 in
    0x020012c1411, // field 17, OPR_SRC FMT_NUM_U32 32 in
    0x018012b1f14, // field 20, OPR_VGPR FMT_NUM_U24 24 in
    0x018012b140f, // field 15, OPR_SRC FMT_NUM_U24 24 in
    0x020012c1412, // field 18, OPR_SRC FMT_NUM_U32 32 in
    0x018012b1403, // field 3, OPR_SRC FMT_NUM_U24 24 in
    0x018012b1409, // field 9, OPR_SRC FMT_NUM_U24 24 in
    0x020012c140a, // field 10, OPR_SRC FMT_NUM_U32 32 in
    0x0400110140a, // field 10, OPR_SRC FMT_NUM_F64 64 in
    0x02001081411, // field 17, OPR_SRC FMT_NUM_B32 32 in
    0x02001081412, // field 18, OPR_SRC FMT_NUM_B32 32 in
    0x0200108140a, // field 10, OPR_SRC FMT_NUM_B32 32 in
    0x010012a1411, // field 17, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1412, // field 18, OPR_SRC FMT_NUM_U16 16 in
    0x010012a140a, // field 10, OPR_SRC FMT_NUM_U16 16 in
    0x02001261407, // field 7, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001261408, // field 8, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001261f13, // field 19, OPR_VGPR FMT_NUM_PK4_U8 32 in
    0x02001261410, // field 16, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001261f14, // field 20, OPR_VGPR FMT_NUM_PK4_U8 32 in
    0x0200126140f, // field 15, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001261403, // field 3, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001261409, // field 9, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001211407, // field 7, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02001211408, // field 8, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02001211f13, // field 19, OPR_VGPR FMT_NUM_PK2_U16 32 in
    0x02001211410, // field 16, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02001211f14, // field 20, OPR_VGPR FMT_NUM_PK2_U16 32 in
    0x0200121140f, // field 15, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02001211403, // field 3, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02001211409, // field 9, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x02002261f0a, // field 10, OPR_VGPR FMT_NUM_PK4_U8 32 out
    0x02002261f12, // field 18, OPR_VGPR FMT_NUM_PK4_U8 32 out
    0x02001261411, // field 17, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02002261f13, // field 19, OPR_VGPR FMT_NUM_PK4_U8 32 out
    0x02001261412, // field 18, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02002261f0b, // field 11, OPR_VGPR FMT_NUM_PK4_U8 32 out
    0x0200126140a, // field 10, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x04005191dff, // no field, OPR_VCC FMT_NUM_M64 64 in implicit
    0x040020a1f0a, // field 10, OPR_VGPR FMT_NUM_B64 64 out
    0x040010a1407, // field 7, OPR_SRC FMT_NUM_B64 64 in
    0x040010a1409, // field 9, OPR_SRC FMT_NUM_B64 64 in
    0x040020a1f0b, // field 11, OPR_VGPR FMT_NUM_B64 64 out
    0x040010a1403, // field 3, OPR_SRC FMT_NUM_B64 64 in
    0x040010a140a, // field 10, OPR_SRC FMT_NUM_B64 64 in
    0x040010a1408, // field 8, OPR_SRC FMT_NUM_B64 64 in
    0x08002051f0a, // field 10, OPR_VGPR FMT_NUM_B128 128 out
    0x08001051509, // field 9, OPR_SRC_VGPR FMT_NUM_B128 128 in
    0x08002051f0b, // field 11, OPR_VGPR FMT_NUM_B128 128 out
    0x0800105150a, // field 10, OPR_SRC_VGPR FMT_NUM_B128 128 in
    0x02002231f0a, // field 10, OPR_VGPR FMT_NUM_PK4_B8 32 out
    0x02002231f12, // field 18, OPR_VGPR FMT_NUM_PK4_B8 32 out
    0x02002231f13, // field 19, OPR_VGPR FMT_NUM_PK4_B8 32 out
    0x02002231f0b, // field 11, OPR_VGPR FMT_NUM_PK4_B8 32 out
    0x010010e1411, // field 17, OPR_SRC FMT_NUM_F16 16 in
    0x010010e1412, // field 18, OPR_SRC FMT_NUM_F16 16 in
    0x010010e140a, // field 10, OPR_SRC FMT_NUM_F16 16 in
    0x01001111411, // field 17, OPR_SRC FMT_NUM_I16 16 in
    0x01001111412, // field 18, OPR_SRC FMT_NUM_I16 16 in
    0x0100111140a, // field 10, OPR_SRC FMT_NUM_I16 16 in
    0x02003081f0a, // field 10, OPR_VGPR FMT_NUM_B32 32 in out
    0x02001081908, // field 8, OPR_SSRC FMT_NUM_B32 32 in
    0x02001081909, // field 9, OPR_SSRC FMT_NUM_B32 32 in
    0x02003081f0b, // field 11, OPR_VGPR FMT_NUM_B32 32 in out
    0x02001081508, // field 8, OPR_SRC_VGPR FMT_NUM_B32 32 in
    0x0200108190a, // field 10, OPR_SSRC FMT_NUM_B32 32 in
    0x01001061408, // field 8, OPR_SRC FMT_NUM_B16 16 in
    0x01001061410, // field 16, OPR_SRC FMT_NUM_B16 16 in
    0x0100106140f, // field 15, OPR_SRC FMT_NUM_B16 16 in
    0x01001061409, // field 9, OPR_SRC FMT_NUM_B16 16 in
    0x020011e1407, // field 7, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1408, // field 8, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1f13, // field 19, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011e1410, // field 16, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1f14, // field 20, OPR_VGPR FMT_NUM_PK2_F16 32 in
    0x020011e140f, // field 15, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x020011e1409, // field 9, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x010020d1f0a, // field 10, OPR_VGPR FMT_NUM_BF16 16 out
    0x020011d1407, // field 7, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x020011d1408, // field 8, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x010010d1409, // field 9, OPR_SRC FMT_NUM_BF16 16 in
    0x010020d1f12, // field 18, OPR_VGPR FMT_NUM_BF16 16 out
    0x020011d1f13, // field 19, OPR_VGPR FMT_NUM_PK2_BF16 32 in
    0x020011d1410, // field 16, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x010010d1411, // field 17, OPR_SRC FMT_NUM_BF16 16 in
    0x010020d1f13, // field 19, OPR_VGPR FMT_NUM_BF16 16 out
    0x020011d1f14, // field 20, OPR_VGPR FMT_NUM_PK2_BF16 32 in
    0x020011d140f, // field 15, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x010010d1412, // field 18, OPR_SRC FMT_NUM_BF16 16 in
    0x010020d1f0b, // field 11, OPR_VGPR FMT_NUM_BF16 16 out
    0x020011d1409, // field 9, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x010010d140a, // field 10, OPR_SRC FMT_NUM_BF16 16 in
    0x010010d1403, // field 3, OPR_SRC FMT_NUM_BF16 16 in
    0x020020f1f09, // field 9, OPR_VGPR FMT_NUM_F32 32 out
    0x04002190a05, // field 5, OPR_SDST FMT_NUM_M64 64 out
    0x020010f1406, // field 6, OPR_SRC FMT_NUM_F32 32 in
    0x04002190a06, // field 6, OPR_SDST FMT_NUM_M64 64 out
    0x04002101f09, // field 9, OPR_VGPR FMT_NUM_F64 64 out
    0x04001101406, // field 6, OPR_SRC FMT_NUM_F64 64 in
    0x04001101402, // field 2, OPR_SRC FMT_NUM_F64 64 in
    0x040022e1f09, // field 9, OPR_VGPR FMT_NUM_U64 64 out
    0x040022e1f0a, // field 10, OPR_VGPR FMT_NUM_U64 64 out
    0x040012e1402, // field 2, OPR_SRC FMT_NUM_U64 64 in
    0x04002151f09, // field 9, OPR_VGPR FMT_NUM_I64 64 out
    0x02001131406, // field 6, OPR_SRC FMT_NUM_I32 32 in
    0x04002151f0a, // field 10, OPR_VGPR FMT_NUM_I64 64 out
    0x04001151402, // field 2, OPR_SRC FMT_NUM_I64 64 in
    0x020012c150f, // field 15, OPR_SRC_VGPR FMT_NUM_U32 32 in
    0x020012c150e, // field 14, OPR_SRC_VGPR FMT_NUM_U32 32 in
    0x020021f1f0a, // field 10, OPR_VGPR FMT_NUM_PK2_I16 32 out
    0x020021f1f12, // field 18, OPR_VGPR FMT_NUM_PK2_I16 32 out
    0x020021f1f13, // field 19, OPR_VGPR FMT_NUM_PK2_I16 32 out
    0x020021f1f0b, // field 11, OPR_VGPR FMT_NUM_PK2_I16 32 out
    0x02002211f0a, // field 10, OPR_VGPR FMT_NUM_PK2_U16 32 out
    0x02002211f12, // field 18, OPR_VGPR FMT_NUM_PK2_U16 32 out
    0x02002211f13, // field 19, OPR_VGPR FMT_NUM_PK2_U16 32 out
    0x02002211f0b, // field 11, OPR_VGPR FMT_NUM_PK2_U16 32 out
    0x040022e1f0b, // field 11, OPR_VGPR FMT_NUM_U64 64 out
    0x04002151f0b, // field 11, OPR_VGPR FMT_NUM_I64 64 out
    0x02001081a08, // field 8, OPR_SSRC_LANESEL FMT_NUM_B32 32 in
    0x02001081907, // field 7, OPR_SSRC FMT_NUM_B32 32 in
    0x02001081a09, // field 9, OPR_SSRC_LANESEL FMT_NUM_B32 32 in
    0x02001081f00, // field 0, OPR_VGPR FMT_NUM_B32 32 in
    0x020012c1f01, // field 1, OPR_VGPR FMT_NUM_U32 32 in
    0x020062c03ff, // no field, OPR_DSMEM FMT_NUM_U32 32 out implicit
    0x020052c03ff, // no field, OPR_DSMEM FMT_NUM_U32 32 in implicit
    0x02001131f01, // field 1, OPR_VGPR FMT_NUM_I32 32 in
    0x020061303ff, // no field, OPR_DSMEM FMT_NUM_I32 32 out implicit
    0x020051303ff, // no field, OPR_DSMEM FMT_NUM_I32 32 in implicit
    0x02001081f01, // field 1, OPR_VGPR FMT_NUM_B32 32 in
    0x020060803ff, // no field, OPR_DSMEM FMT_NUM_B32 32 out implicit
    0x020050803ff, // no field, OPR_DSMEM FMT_NUM_B32 32 in implicit
    0x02001081f02, // field 2, OPR_VGPR FMT_NUM_B32 32 in
    0x020010f1f01, // field 1, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f1f02, // field 2, OPR_VGPR FMT_NUM_F32 32 in
    0x020060f03ff, // no field, OPR_DSMEM FMT_NUM_F32 32 out implicit
    0x020050f03ff, // no field, OPR_DSMEM FMT_NUM_F32 32 in implicit
    0x008010b1f01, // field 1, OPR_VGPR FMT_NUM_B8 8 in
    0x008060b03ff, // no field, OPR_DSMEM FMT_NUM_B8 8 out implicit
    0x01001061f01, // field 1, OPR_VGPR FMT_NUM_B16 16 in
    0x010060603ff, // no field, OPR_DSMEM FMT_NUM_B16 16 out implicit
    0x020022c1f08, // field 8, OPR_VGPR FMT_NUM_U32 32 out
    0x02002131f08, // field 8, OPR_VGPR FMT_NUM_I32 32 out
    0x02002081f08, // field 8, OPR_VGPR FMT_NUM_B32 32 out
    0x040021b1f08, // field 8, OPR_VGPR FMT_NUM_PK2_B32 64 out
    0x020020f1f08, // field 8, OPR_VGPR FMT_NUM_F32 32 out
    0x008050b03ff, // no field, OPR_DSMEM FMT_NUM_B8 8 in implicit
    0x010050603ff, // no field, OPR_DSMEM FMT_NUM_B16 16 in implicit
    0x040012e1f01, // field 1, OPR_VGPR FMT_NUM_U64 64 in
    0x040062e03ff, // no field, OPR_DSMEM FMT_NUM_U64 64 out implicit
    0x040052e03ff, // no field, OPR_DSMEM FMT_NUM_U64 64 in implicit
    0x04001151f01, // field 1, OPR_VGPR FMT_NUM_I64 64 in
    0x040061503ff, // no field, OPR_DSMEM FMT_NUM_I64 64 out implicit
    0x040051503ff, // no field, OPR_DSMEM FMT_NUM_I64 64 in implicit
    0x040010a1f01, // field 1, OPR_VGPR FMT_NUM_B64 64 in
    0x040060a03ff, // no field, OPR_DSMEM FMT_NUM_B64 64 out implicit
    0x040050a03ff, // no field, OPR_DSMEM FMT_NUM_B64 64 in implicit
    0x040010a1f02, // field 2, OPR_VGPR FMT_NUM_B64 64 in
    0x04001101f01, // field 1, OPR_VGPR FMT_NUM_F64 64 in
    0x04001101f02, // field 2, OPR_VGPR FMT_NUM_F64 64 in
    0x040061003ff, // no field, OPR_DSMEM FMT_NUM_F64 64 out implicit
    0x040051003ff, // no field, OPR_DSMEM FMT_NUM_F64 64 in implicit
    0x040022e1f08, // field 8, OPR_VGPR FMT_NUM_U64 64 out
    0x04002151f08, // field 8, OPR_VGPR FMT_NUM_I64 64 out
    0x040020a1f08, // field 8, OPR_VGPR FMT_NUM_B64 64 out
    0x080021c1f08, // field 8, OPR_VGPR FMT_NUM_PK2_B64 128 out
    0x04002101f08, // field 8, OPR_VGPR FMT_NUM_F64 64 out
    0x02001231f01, // field 1, OPR_VGPR FMT_NUM_PK4_B8 32 in
    0x020011a1f01, // field 1, OPR_VGPR FMT_NUM_PK2_B16 32 in
    0x02003211f08, // field 8, OPR_VGPR FMT_NUM_PK2_U16 32 in out
    0x020031f1f08, // field 8, OPR_VGPR FMT_NUM_PK2_I16 32 in out
    0x02003081f00, // field 0, OPR_VGPR FMT_NUM_B32 32 in out
    0x08001051f02, // field 2, OPR_VGPR FMT_NUM_B128 128 in
    0x060010c1f01, // field 1, OPR_VGPR FMT_NUM_B96 96 in
    0x060060c03ff, // no field, OPR_DSMEM FMT_NUM_B96 96 out implicit
    0x08001051f01, // field 1, OPR_VGPR FMT_NUM_B128 128 in
    0x080060503ff, // no field, OPR_DSMEM FMT_NUM_B128 128 out implicit
    0x060020c1f08, // field 8, OPR_VGPR FMT_NUM_B96 96 out
    0x060050c03ff, // no field, OPR_DSMEM FMT_NUM_B96 96 in implicit
    0x08002051f08, // field 8, OPR_VGPR FMT_NUM_B128 128 out
    0x080050503ff, // no field, OPR_DSMEM FMT_NUM_B128 128 in implicit
    0x02002001f0b, // field 11, OPR_VGPR FMT_ANY 32 out
    0x04001001f00, // field 0, OPR_VGPR FMT_ANY 64 in
    0x040050a05ff, // no field, OPR_FLAT_SCRATCH FMT_NUM_B64 64 in implicit
    0x008052f06ff, // no field, OPR_GPUMEM FMT_NUM_U8 8 in implicit
    0x02001001f00, // field 0, OPR_VGPR FMT_ANY 32 in
    0x02001001707, // field 7, OPR_SREG FMT_ANY 32 in
    0x04001001707, // field 7, OPR_SREG FMT_ANY 64 in
    0x008051606ff, // no field, OPR_GPUMEM FMT_NUM_I8 8 in implicit
    0x010052a06ff, // no field, OPR_GPUMEM FMT_NUM_U16 16 in implicit
    0x010051106ff, // no field, OPR_GPUMEM FMT_NUM_I16 16 in implicit
    0x020050806ff, // no field, OPR_GPUMEM FMT_NUM_B32 32 in implicit
    0x04002001f0b, // field 11, OPR_VGPR FMT_ANY 64 out
    0x040050a06ff, // no field, OPR_GPUMEM FMT_NUM_B64 64 in implicit
    0x06002001f0b, // field 11, OPR_VGPR FMT_ANY 96 out
    0x060050c06ff, // no field, OPR_GPUMEM FMT_NUM_B96 96 in implicit
    0x08002001f0b, // field 11, OPR_VGPR FMT_ANY 128 out
    0x080050506ff, // no field, OPR_GPUMEM FMT_NUM_B128 128 in implicit
    0x02001001f01, // field 1, OPR_VGPR FMT_ANY 32 in
    0x008060b06ff, // no field, OPR_GPUMEM FMT_NUM_B8 8 out implicit
    0x010060606ff, // no field, OPR_GPUMEM FMT_NUM_B16 16 out implicit
    0x020060806ff, // no field, OPR_GPUMEM FMT_NUM_B32 32 out implicit
    0x04001001f01, // field 1, OPR_VGPR FMT_ANY 64 in
    0x040060a06ff, // no field, OPR_GPUMEM FMT_NUM_B64 64 out implicit
    0x06001001f01, // field 1, OPR_VGPR FMT_ANY 96 in
    0x060060c06ff, // no field, OPR_GPUMEM FMT_NUM_B96 96 out implicit
    0x08001001f01, // field 1, OPR_VGPR FMT_ANY 128 in
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
    0x02002001f0c, // field 12, OPR_VGPR FMT_ANY 32 out
    0x04001001f0b, // field 11, OPR_VGPR FMT_ANY 64 in
    0x08001351709, // field 9, OPR_SREG FMT_RSRC_TYPED 128 in
    0x02001001808, // field 8, OPR_SREG_M0_INL FMT_ANY 32 in
    0x04002001f0c, // field 12, OPR_VGPR FMT_ANY 64 out
    0x06002001f0c, // field 12, OPR_VGPR FMT_ANY 96 out
    0x08002001f0c, // field 12, OPR_VGPR FMT_ANY 128 out
    0x02001001f0c, // field 12, OPR_VGPR FMT_ANY 32 in
    0x04001001f0c, // field 12, OPR_VGPR FMT_ANY 64 in
    0x06001001f0c, // field 12, OPR_VGPR FMT_ANY 96 in
    0x08001001f0c, // field 12, OPR_VGPR FMT_ANY 128 in
    0x08001321709, // field 9, OPR_SREG FMT_RSRC_SCRATCH 128 in
    0x02003001f0c, // field 12, OPR_VGPR FMT_ANY 32 in out
    0x04003001f0c, // field 12, OPR_VGPR FMT_ANY 64 in out
    0x08003001f0c, // field 12, OPR_VGPR FMT_ANY 128 in out
    0x02002001f0d, // field 13, OPR_VGPR FMT_ANY 32 out
    0x0800135170a, // field 10, OPR_SREG FMT_RSRC_TYPED 128 in
    0x02001001809, // field 9, OPR_SREG_M0_INL FMT_ANY 32 in
    0x04002001f0d, // field 13, OPR_VGPR FMT_ANY 64 out
    0x06002001f0d, // field 13, OPR_VGPR FMT_ANY 96 out
    0x08002001f0d, // field 13, OPR_VGPR FMT_ANY 128 out
    0x02001001f0d, // field 13, OPR_VGPR FMT_ANY 32 in
    0x04001001f0d, // field 13, OPR_VGPR FMT_ANY 64 in
    0x06001001f0d, // field 13, OPR_VGPR FMT_ANY 96 in
    0x08001001f0d, // field 13, OPR_VGPR FMT_ANY 128 in
    0x08002001f11, // field 17, OPR_VGPR FMT_ANY 128 out
    0x08001001f10, // field 16, OPR_VGPR FMT_ANY 128 in
    0x1000102170c, // field 12, OPR_SREG FMT_IMG 256 in
    0x08002001f15, // field 21, OPR_VGPR FMT_ANY 128 out
    0x08001001f11, // field 17, OPR_VGPR FMT_ANY 128 in
    0x08001001f15, // field 21, OPR_VGPR FMT_ANY 128 in
    0x08003001f11, // field 17, OPR_VGPR FMT_ANY 128 in out
    0x08003001f15, // field 21, OPR_VGPR FMT_ANY 128 in out
    0x020032c1f11, // field 17, OPR_VGPR FMT_NUM_U32 32 in out
    0x020032c1f15, // field 21, OPR_VGPR FMT_NUM_U32 32 in out
    0x02001001f10, // field 16, OPR_VGPR FMT_ANY 32 in
    0x16001001f10, // field 16, OPR_VGPR FMT_ANY 352 in
    0x0800103170c, // field 12, OPR_SREG FMT_IMG_BVH 128 in
    0x18001001f10, // field 16, OPR_VGPR FMT_ANY 384 in
    0x060010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 96 in
    0x080013b170d, // field 13, OPR_SREG FMT_SAMP 128 in
    0x120010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 288 in
    0x080010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 128 in
    0x140010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 320 in
    0x0a0010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 160 in
    0x160010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 352 in
    0x0c0010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 192 in
    0x0e0010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 224 in
    0x100010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 256 in
    0x180010f1f10, // field 16, OPR_VGPR FMT_NUM_F32 384 in
    0x02002001706, // field 6, OPR_SREG FMT_ANY 32 out
    0x04001011705, // field 5, OPR_SREG FMT_BUF 64 in
    0x02001081307, // field 7, OPR_SMEM_OFFSET FMT_NUM_B32 32 in
    0x04002001706, // field 6, OPR_SREG FMT_ANY 64 out
    0x08002001706, // field 6, OPR_SREG FMT_ANY 128 out
    0x10002001706, // field 6, OPR_SREG FMT_ANY 256 out
    0x100050706ff, // no field, OPR_GPUMEM FMT_NUM_B256 256 in implicit
    0x20002001706, // field 6, OPR_SREG FMT_ANY 512 out
    0x200050906ff, // no field, OPR_GPUMEM FMT_NUM_B512 512 in implicit
    0x08001311705, // field 5, OPR_SREG FMT_RSRC_SCALAR 128 in
    0x008010b1206, // field 6, OPR_SIMM8 FMT_NUM_B8 8 in
    0x08002001c04, // field 4, OPR_TGT FMT_ANY 128 out
    0x02001001f05, // field 5, OPR_VGPR FMT_ANY 32 in
    0x02001001f06, // field 6, OPR_VGPR FMT_ANY 32 in
    0x02001001f07, // field 7, OPR_VGPR FMT_ANY 32 in
    0x02001001f08, // field 8, OPR_VGPR FMT_ANY 32 in
    0x010010e1f03, // field 3, OPR_VGPR FMT_NUM_F16 16 in
    0x010010e1f0b, // field 11, OPR_VGPR FMT_NUM_F16 16 in
    0x020010f1f03, // field 3, OPR_VGPR FMT_NUM_F32 32 in
    0x020010f1f0b, // field 11, OPR_VGPR FMT_NUM_F32 32 in
    0x04001101f03, // field 3, OPR_VGPR FMT_NUM_F64 64 in
    0x04001101401, // field 1, OPR_SRC FMT_NUM_F64 64 in
    0x04001101f04, // field 4, OPR_VGPR FMT_NUM_F64 64 in
    0x01001111402, // field 2, OPR_SRC FMT_NUM_I16 16 in
    0x01001111f03, // field 3, OPR_VGPR FMT_NUM_I16 16 in
    0x01001111f0b, // field 11, OPR_VGPR FMT_NUM_I16 16 in
    0x01001111f0c, // field 12, OPR_VGPR FMT_NUM_I16 16 in
    0x01001111f0d, // field 13, OPR_VGPR FMT_NUM_I16 16 in
    0x01001111401, // field 1, OPR_SRC FMT_NUM_I16 16 in
    0x01001111f04, // field 4, OPR_VGPR FMT_NUM_I16 16 in
    0x010012a1402, // field 2, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1f03, // field 3, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a1f0b, // field 11, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a1f0c, // field 12, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a1f0d, // field 13, OPR_VGPR FMT_NUM_U16 16 in
    0x010012a1401, // field 1, OPR_SRC FMT_NUM_U16 16 in
    0x010012a1f04, // field 4, OPR_VGPR FMT_NUM_U16 16 in
    0x02001131f03, // field 3, OPR_VGPR FMT_NUM_I32 32 in
    0x02001131f0b, // field 11, OPR_VGPR FMT_NUM_I32 32 in
    0x020012c1f03, // field 3, OPR_VGPR FMT_NUM_U32 32 in
    0x020012c1f0b, // field 11, OPR_VGPR FMT_NUM_U32 32 in
    0x04001151f03, // field 3, OPR_VGPR FMT_NUM_I64 64 in
    0x04001151401, // field 1, OPR_SRC FMT_NUM_I64 64 in
    0x04001151f04, // field 4, OPR_VGPR FMT_NUM_I64 64 in
    0x040012e1f03, // field 3, OPR_VGPR FMT_NUM_U64 64 in
    0x040012e1401, // field 1, OPR_SRC FMT_NUM_U64 64 in
    0x040012e1f04, // field 4, OPR_VGPR FMT_NUM_U64 64 in
    0x02001081f03, // field 3, OPR_VGPR FMT_NUM_B32 32 in
    0x0400a1904ff, // no field, OPR_EXEC FMT_NUM_M64 64 out unencoded
    0x02002081703, // field 3, OPR_SREG FMT_NUM_B32 32 out
    0x02001081502, // field 2, OPR_SRC_VGPR FMT_NUM_B32 32 in
    0x04002101f03, // field 3, OPR_VGPR FMT_NUM_F64 64 out
    0x04002101f04, // field 4, OPR_VGPR FMT_NUM_F64 64 out
    0x01002061f03, // field 3, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061402, // field 2, OPR_SRC FMT_NUM_B16 16 in
    0x01001061f0c, // field 12, OPR_VGPR FMT_NUM_B16 16 in
    0x01002061f0c, // field 12, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061f0d, // field 13, OPR_VGPR FMT_NUM_B16 16 in
    0x01002061f04, // field 4, OPR_VGPR FMT_NUM_B16 16 out
    0x01001061401, // field 1, OPR_SRC FMT_NUM_B16 16 in
    0x010022a1f03, // field 3, OPR_VGPR FMT_NUM_U16 16 out
    0x010022a1f0c, // field 12, OPR_VGPR FMT_NUM_U16 16 out
    0x010022a1f04, // field 4, OPR_VGPR FMT_NUM_U16 16 out
    0x01002111f03, // field 3, OPR_VGPR FMT_NUM_I16 16 out
    0x01002111f0c, // field 12, OPR_VGPR FMT_NUM_I16 16 out
    0x01002111f04, // field 4, OPR_VGPR FMT_NUM_I16 16 out
    0x01002221f03, // field 3, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1402, // field 2, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x020011f1f0c, // field 12, OPR_VGPR FMT_NUM_PK2_I16 32 in
    0x01002221f0c, // field 12, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1f0d, // field 13, OPR_VGPR FMT_NUM_PK2_I16 32 in
    0x01002221f04, // field 4, OPR_VGPR FMT_NUM_PK2_U8 16 out
    0x020011f1401, // field 1, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x02003081f03, // field 3, OPR_VGPR FMT_NUM_B32 32 in out
    0x02003081502, // field 2, OPR_SRC_VGPR FMT_NUM_B32 32 in out
    0x01003061f03, // field 3, OPR_VGPR FMT_NUM_B16 16 in out
    0x01003061502, // field 2, OPR_SRC_VGPR FMT_NUM_B16 16 in out
    0x020011f1408, // field 8, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x020011f1409, // field 9, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x020011f140a, // field 10, OPR_SRC FMT_NUM_PK2_I16 32 in
    0x02001211402, // field 2, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x0200121140a, // field 10, OPR_SRC FMT_NUM_PK2_U16 32 in
    0x020011e140a, // field 10, OPR_SRC FMT_NUM_PK2_F16 32 in
    0x02001251407, // field 7, OPR_SRC FMT_NUM_PK4_IU8 32 in
    0x02001251408, // field 8, OPR_SRC FMT_NUM_PK4_IU8 32 in
    0x02001251402, // field 2, OPR_SRC FMT_NUM_PK4_IU8 32 in
    0x02001251409, // field 9, OPR_SRC FMT_NUM_PK4_IU8 32 in
    0x02001261402, // field 2, OPR_SRC FMT_NUM_PK4_U8 32 in
    0x02001281407, // field 7, OPR_SRC FMT_NUM_PK8_IU4 32 in
    0x02001281408, // field 8, OPR_SRC FMT_NUM_PK8_IU4 32 in
    0x02001281402, // field 2, OPR_SRC FMT_NUM_PK8_IU4 32 in
    0x02001281409, // field 9, OPR_SRC FMT_NUM_PK8_IU4 32 in
    0x02001291407, // field 7, OPR_SRC FMT_NUM_PK8_U4 32 in
    0x02001291408, // field 8, OPR_SRC FMT_NUM_PK8_U4 32 in
    0x02001291402, // field 2, OPR_SRC FMT_NUM_PK8_U4 32 in
    0x02001291409, // field 9, OPR_SRC FMT_NUM_PK8_U4 32 in
    0x020011d1402, // field 2, OPR_SRC FMT_NUM_PK2_BF16 32 in
    0x10002421f0a, // field 10, OPR_VGPR FMT_WMMA_DC_16X16_F32 256 out
    0x100013d1507, // field 7, OPR_SRC_VGPR FMT_WMMA_AB_16X16_F16 256 in
    0x100013d1508, // field 8, OPR_SRC_VGPR FMT_WMMA_AB_16X16_F16 256 in
    0x10001421609, // field 9, OPR_SRC_VGPR_OR_INLINE FMT_WMMA_DC_16X16_F32 256 in
    0x100013c1507, // field 7, OPR_SRC_VGPR FMT_WMMA_AB_16X16_BF16 256 in
    0x100013c1508, // field 8, OPR_SRC_VGPR FMT_WMMA_AB_16X16_BF16 256 in
    0x10002411f0a, // field 10, OPR_VGPR FMT_WMMA_DC_16X16_F16 256 out
    0x10001411609, // field 9, OPR_SRC_VGPR_OR_INLINE FMT_WMMA_DC_16X16_F16 256 in
    0x10002401f0a, // field 10, OPR_VGPR FMT_WMMA_DC_16X16_BF16 256 out
    0x10001401609, // field 9, OPR_SRC_VGPR_OR_INLINE FMT_WMMA_DC_16X16_BF16 256 in
    0x10002431f0a, // field 10, OPR_VGPR FMT_WMMA_DC_16X16_I32 256 out
    0x080013f1507, // field 7, OPR_SRC_VGPR FMT_WMMA_AB_16X16_IU8 128 in
    0x080013f1508, // field 8, OPR_SRC_VGPR FMT_WMMA_AB_16X16_IU8 128 in
    0x10001431609, // field 9, OPR_SRC_VGPR_OR_INLINE FMT_WMMA_DC_16X16_I32 256 in
    0x040013e1507, // field 7, OPR_SRC_VGPR FMT_WMMA_AB_16X16_IU4 64 in
    0x040013e1508, // field 8, OPR_SRC_VGPR FMT_WMMA_AB_16X16_IU4 64 in
    0x020010f1f06, // field 6, OPR_VGPR FMT_NUM_F32 32 in
    0x010010e1f07, // field 7, OPR_VGPR FMT_NUM_F16 16 in
    0x010020e1f08, // field 8, OPR_VGPR FMT_NUM_F16 16 out
    0x02001080000, // field 0, OPR_ATTR FMT_NUM_B32 32 in
    0x00801161903, // field 3, OPR_SSRC FMT_NUM_I8 8 in
    0x00801161901, // field 1, OPR_SSRC FMT_NUM_I8 8 in
    0x01001111903, // field 3, OPR_SSRC FMT_NUM_I16 16 in
    0x01001111901, // field 1, OPR_SSRC FMT_NUM_I16 16 in
    0x020022c1702, // field 2, OPR_SREG FMT_NUM_U32 32 out
    0x020022c1703, // field 3, OPR_SREG FMT_NUM_U32 32 out
    0x040022e1702, // field 2, OPR_SREG FMT_NUM_U64 64 out
    0x040022e1703, // field 3, OPR_SREG FMT_NUM_U64 64 out
    0x02001081703, // field 3, OPR_SREG FMT_NUM_B32 32 in
    0x040010a1703, // field 3, OPR_SREG FMT_NUM_B64 64 in
    0x02002081702, // field 2, OPR_SREG FMT_NUM_B32 32 out
    0x040020a1702, // field 2, OPR_SREG FMT_NUM_B64 64 out
    0x040020a1703, // field 3, OPR_SREG FMT_NUM_B64 64 out
    0x02001080f03, // field 3, OPR_SENDMSG_RTN FMT_NUM_B32 32 in
    0x02001131902, // field 2, OPR_SSRC FMT_NUM_I32 32 in
    0x020012c1902, // field 2, OPR_SSRC FMT_NUM_U32 32 in
    0x040012e1902, // field 2, OPR_SSRC FMT_NUM_U64 64 in
    0x020010f1902, // field 2, OPR_SSRC FMT_NUM_F32 32 in
    0x010010e1902, // field 2, OPR_SSRC FMT_NUM_F16 16 in
    0x01001061002, // field 2, OPR_SIMM16 FMT_NUM_B16 16 in
    0x01001060102, // field 2, OPR_CLAUSE FMT_NUM_B16 16 in
    0x01001060202, // field 2, OPR_DELAY FMT_NUM_B16 16 in
    0x01001062102, // field 2, OPR_WAITCNT_DEPCTR FMT_NUM_B16 16 in
    0x01001062002, // field 2, OPR_WAITCNT FMT_NUM_B16 16 in
    0x01001062202, // field 2, OPR_WAIT_EVENT FMT_NUM_B16 16 in
    0x01001110802, // field 2, OPR_LABEL FMT_NUM_I16 16 in
    0x01001060e02, // field 2, OPR_SENDMSG FMT_NUM_B16 16 in
];
/// Lists of operands, end to end.
pub static OPERAND_LISTS: [u16; 5153] = [
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
    109, 120, 108, 107, 119, 108, 109, 119, 121, 122, 123, 124, 125, 126, 124, 123, 125, 124,
    125, 125, 124, 123, 126, 58, 124, 125, 126, 58, 124, 123, 125, 58, 124, 125, 125, 58,
    124, 123, 58, 126, 124, 125, 58, 126, 124, 123, 58, 125, 124, 125, 58, 125, 127, 122,
    123, 128, 125, 126, 128, 123, 125, 128, 125, 125, 129, 122, 123, 130, 125, 126, 130, 123,
    125, 130, 125, 125, 131, 132, 133, 134, 135, 136, 134, 133, 135, 134, 135, 135, 137, 132,
    133, 138, 135, 136, 138, 133, 135, 138, 135, 135, 87, 139, 140, 87, 139, 93, 141, 139,
    83, 142, 143, 83, 144, 139, 83, 144, 139, 105, 145, 146, 147, 148, 149, 111, 150, 151,
    152, 105, 150, 153, 154, 155, 156, 157, 57, 158, 159, 32, 160, 161, 162, 160, 58, 161,
    32, 160, 58, 161, 162, 58, 160, 161, 32, 58, 160, 163, 57, 158, 161, 32, 160, 164, 165,
    166, 10, 164, 165, 167, 3, 166, 10, 168, 3, 157, 169, 170, 159, 21, 171, 157, 172, 173,
    159, 174, 175, 159, 162, 160, 176, 177, 178, 179, 177, 178, 58, 179, 177, 58, 178, 161,
    162, 160, 179, 177, 178, 166, 180, 181, 182, 166, 180, 168, 3, 181, 182, 183, 3, 159,
    184, 171, 176, 185, 186, 159, 187, 175, 176, 188, 189, 190, 191, 192, 193, 194, 195, 166,
    180, 168, 181, 182, 183, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 78, 206, 205,
    198, 78, 205, 78, 78, 196, 207, 208, 199, 209, 210, 202, 211, 212, 205, 57, 213, 205,
    208, 57, 205, 57, 57, 196, 214, 215, 205, 216, 217, 205, 215, 216, 205, 216, 216, 196,
    218, 219, 199, 220, 221, 202, 222, 223, 205, 224, 225, 205, 219, 224, 205, 224, 224, 196,
    226, 227, 199, 228, 229, 202, 230, 231, 205, 232, 233, 205, 227, 232, 205, 232, 232, 196,
    234, 235, 199, 236, 237, 202, 238, 239, 205, 240, 241, 205, 235, 240, 205, 240, 240, 196,
    242, 243, 199, 244, 245, 202, 246, 247, 205, 248, 249, 205, 243, 248, 205, 248, 248, 196,
    250, 251, 205, 252, 253, 205, 251, 252, 205, 252, 252, 196, 254, 255, 205, 256, 257, 205,
    255, 256, 205, 256, 256, 196, 207, 258, 199, 209, 259, 202, 211, 260, 205, 57, 261, 205,
    208, 165, 205, 57, 165, 196, 214, 258, 205, 216, 261, 205, 215, 165, 205, 216, 165, 262,
    197, 198, 153, 263, 200, 201, 153, 264, 203, 204, 153, 265, 78, 206, 153, 265, 198, 78,
    153, 265, 78, 78, 153, 262, 207, 208, 153, 263, 209, 210, 153, 264, 211, 212, 153, 265,
    57, 213, 153, 265, 208, 57, 153, 265, 57, 57, 153, 262, 214, 215, 153, 265, 216, 217,
    153, 265, 215, 216, 153, 265, 216, 216, 153, 262, 218, 219, 153, 263, 220, 221, 153, 264,
    222, 223, 153, 265, 224, 225, 153, 265, 219, 224, 153, 265, 224, 224, 153, 262, 226, 227,
    153, 263, 228, 229, 153, 264, 230, 231, 153, 265, 232, 233, 153, 265, 227, 232, 153, 265,
    232, 232, 153, 262, 234, 235, 153, 263, 236, 237, 153, 264, 238, 239, 153, 265, 240, 241,
    153, 265, 235, 240, 153, 265, 240, 240, 153, 262, 242, 243, 153, 263, 244, 245, 153, 264,
    246, 247, 153, 265, 248, 249, 153, 265, 243, 248, 153, 265, 248, 248, 153, 262, 250, 251,
    153, 265, 252, 253, 153, 265, 251, 252, 153, 265, 252, 252, 153, 262, 254, 255, 153, 265,
    256, 257, 153, 265, 255, 256, 153, 265, 256, 256, 153, 262, 207, 258, 153, 263, 209, 259,
    153, 264, 211, 260, 153, 265, 57, 261, 153, 265, 208, 165, 153, 265, 57, 165, 153, 262,
    214, 258, 153, 265, 216, 261, 153, 265, 215, 165, 153, 265, 216, 165, 153, 266, 267, 258,
    268, 269, 270, 259, 271, 272, 273, 260, 274, 4, 165, 261, 275, 4, 258, 165, 275, 4, 165,
    165, 275, 276, 207, 208, 277, 209, 210, 278, 211, 212, 26, 57, 213, 26, 208, 57, 26, 57,
    57, 277, 209, 279, 278, 211, 280, 281, 207, 208, 15, 57, 213, 15, 208, 57, 15, 57, 57,
    282, 234, 235, 283, 236, 237, 284, 238, 239, 37, 240, 241, 37, 235, 240, 37, 240, 240,
    285, 242, 243, 286, 244, 245, 287, 246, 247, 48, 248, 249, 48, 243, 248, 48, 248, 248,
    282, 242, 235, 283, 244, 237, 284, 246, 239, 37, 248, 241, 37, 243, 240, 37, 248, 240,
    288, 289, 290, 242, 291, 292, 293, 294, 247, 295, 286, 196, 244, 296, 271, 285, 297, 46,
    243, 268, 285, 297, 242, 46, 268, 285, 297, 46, 46, 268, 292, 293, 294, 298, 295, 286,
    196, 244, 52, 271, 286, 244, 299, 287, 246, 298, 300, 209, 210, 301, 211, 212, 302, 207,
    208, 303, 209, 210, 304, 211, 212, 60, 57, 213, 60, 208, 57, 60, 57, 57, 305, 197, 198,
    306, 200, 201, 307, 203, 204, 66, 78, 206, 66, 198, 78, 66, 78, 78, 306, 200, 308, 307,
    203, 309, 310, 197, 198, 311, 200, 201, 312, 203, 204, 75, 78, 206, 75, 198, 78, 75, 78,
    78, 266, 267, 269, 270, 272, 273, 4, 165, 313, 314, 282, 214, 37, 216, 315, 234, 316,
    240, 276, 234, 277, 236, 278, 238, 26, 240, 276, 242, 277, 244, 278, 246, 26, 248, 285,
    207, 286, 209, 287, 211, 48, 57, 282, 207, 283, 209, 284, 211, 37, 57, 305, 207, 306,
    209, 307, 211, 66, 57, 276, 197, 277, 200, 278, 203, 26, 78, 276, 214, 26, 216, 315, 207,
    316, 57, 285, 214, 48, 216, 315, 242, 316, 248, 315, 214, 316, 216, 317, 318, 319, 320,
    321, 322, 323, 324, 276, 207, 277, 209, 278, 211, 26, 57, 285, 242, 286, 244, 287, 246,
    48, 248, 282, 242, 283, 244, 284, 246, 37, 248, 282, 234, 283, 236, 284, 238, 37, 240,
    266, 267, 325, 269, 270, 325, 272, 273, 325, 4, 165, 325, 266, 314, 325, 305, 226, 306,
    228, 307, 230, 66, 232, 305, 218, 306, 220, 307, 222, 66, 224, 326, 197, 327, 200, 328,
    203, 329, 78, 330, 197, 331, 200, 332, 203, 333, 78, 305, 197, 306, 200, 307, 203, 66,
    78, 334, 335, 336, 337, 338, 339, 340, 341, 326, 226, 327, 228, 328, 230, 329, 232, 282,
    218, 283, 220, 284, 222, 37, 224, 285, 226, 286, 228, 287, 230, 48, 232, 276, 207, 208,
    213, 277, 209, 210, 342, 278, 211, 212, 343, 26, 57, 213, 344, 26, 208, 57, 344, 26, 57,
    57, 344, 26, 208, 213, 57, 26, 57, 213, 57, 26, 208, 57, 57, 26, 57, 57, 57, 282, 345,
    346, 241, 283, 347, 348, 349, 284, 350, 351, 352, 37, 353, 354, 355, 37, 346, 353, 355,
    37, 353, 353, 355, 37, 346, 354, 240, 37, 353, 354, 240, 37, 346, 353, 240, 37, 353, 353,
    240, 285, 356, 357, 249, 286, 358, 359, 360, 287, 361, 362, 363, 48, 364, 365, 366, 48,
    357, 364, 366, 48, 364, 364, 366, 48, 357, 365, 248, 48, 364, 365, 248, 48, 357, 364,
    248, 48, 364, 364, 248, 285, 242, 243, 249, 286, 244, 245, 360, 287, 246, 247, 363, 48,
    248, 249, 366, 48, 243, 248, 366, 48, 248, 248, 366, 48, 243, 249, 248, 48, 248, 249,
    248, 48, 243, 248, 248, 48, 248, 248, 248, 282, 234, 243, 249, 283, 236, 245, 360, 284,
    238, 247, 363, 37, 240, 249, 366, 37, 235, 248, 366, 37, 240, 248, 366, 37, 235, 249,
    248, 37, 240, 249, 248, 37, 235, 248, 248, 37, 240, 248, 248, 315, 214, 215, 217, 316,
    216, 217, 367, 316, 215, 216, 367, 316, 216, 216, 367, 316, 215, 217, 216, 316, 216, 217,
    216, 316, 215, 216, 216, 316, 216, 216, 216, 285, 267, 258, 261, 286, 270, 259, 368, 287,
    273, 260, 369, 48, 165, 261, 370, 48, 258, 165, 370, 48, 165, 165, 370, 48, 258, 261,
    165, 48, 165, 261, 165, 48, 258, 165, 165, 48, 165, 165, 165, 285, 242, 243, 233, 286,
    244, 245, 371, 287, 246, 247, 372, 48, 248, 249, 373, 48, 243, 248, 373, 48, 248, 248,
    373, 48, 243, 249, 232, 48, 248, 249, 232, 48, 243, 248, 232, 48, 248, 248, 232, 282,
    234, 235, 241, 283, 236, 237, 349, 284, 238, 239, 352, 37, 240, 241, 355, 37, 235, 240,
    355, 37, 240, 240, 355, 37, 235, 241, 240, 37, 240, 241, 240, 37, 235, 240, 240, 37, 240,
    240, 240, 285, 374, 375, 249, 286, 376, 377, 360, 287, 378, 379, 363, 48, 380, 381, 366,
    48, 375, 380, 366, 48, 380, 380, 366, 48, 375, 381, 248, 48, 380, 381, 248, 48, 375, 380,
    248, 48, 380, 380, 248, 285, 382, 383, 249, 286, 384, 385, 360, 287, 386, 387, 363, 48,
    388, 389, 366, 48, 383, 388, 366, 48, 388, 388, 366, 48, 383, 389, 248, 48, 388, 389,
    248, 48, 383, 388, 248, 48, 388, 388, 248, 390, 207, 243, 381, 391, 209, 245, 392, 393,
    211, 247, 394, 395, 57, 249, 396, 395, 208, 248, 396, 395, 57, 248, 396, 395, 208, 249,
    380, 395, 57, 249, 380, 395, 208, 248, 380, 395, 57, 248, 380, 276, 207, 208, 213, 397,
    26, 57, 213, 344, 397, 26, 208, 57, 344, 397, 26, 57, 57, 344, 397, 26, 208, 213, 57,
    397, 26, 57, 213, 57, 397, 26, 208, 57, 57, 397, 26, 57, 57, 57, 397, 315, 214, 215, 217,
    397, 316, 216, 217, 367, 397, 316, 215, 216, 367, 397, 316, 216, 216, 367, 397, 316, 215,
    217, 216, 397, 316, 216, 217, 216, 397, 316, 215, 216, 216, 397, 316, 216, 216, 216, 397,
    398, 399, 258, 400, 401, 402, 261, 403, 401, 404, 165, 403, 401, 402, 165, 403, 401, 404,
    261, 402, 401, 402, 261, 402, 401, 404, 165, 402, 401, 402, 165, 402, 405, 399, 258, 406,
    407, 402, 261, 408, 407, 404, 165, 408, 407, 402, 165, 408, 326, 226, 227, 233, 327, 228,
    229, 371, 328, 230, 231, 372, 329, 232, 233, 373, 329, 227, 232, 373, 329, 232, 232, 373,
    329, 227, 233, 232, 329, 232, 233, 232, 329, 227, 232, 232, 329, 232, 232, 232, 409, 267,
    258, 381, 410, 270, 259, 392, 411, 273, 260, 394, 412, 165, 261, 396, 412, 258, 165, 396,
    412, 165, 165, 396, 412, 258, 261, 380, 412, 165, 261, 380, 412, 258, 165, 380, 412, 165,
    165, 380, 305, 197, 198, 206, 306, 200, 201, 413, 307, 203, 204, 414, 66, 78, 206, 415,
    66, 198, 78, 415, 66, 78, 78, 415, 66, 198, 206, 78, 66, 78, 206, 78, 66, 198, 78, 78,
    66, 78, 78, 78, 330, 218, 219, 225, 331, 220, 221, 416, 332, 222, 223, 417, 333, 224,
    225, 418, 333, 219, 224, 418, 333, 224, 224, 418, 333, 219, 225, 224, 333, 224, 225, 224,
    333, 219, 224, 224, 333, 224, 224, 224, 285, 226, 227, 249, 286, 228, 229, 360, 287, 230,
    231, 363, 48, 232, 233, 366, 48, 227, 232, 366, 48, 232, 232, 366, 48, 227, 233, 248, 48,
    232, 233, 248, 48, 227, 232, 248, 48, 232, 232, 248, 282, 218, 219, 241, 283, 220, 221,
    349, 284, 222, 223, 352, 37, 224, 225, 355, 37, 219, 224, 355, 37, 224, 224, 355, 37,
    219, 225, 240, 37, 224, 225, 240, 37, 219, 224, 240, 37, 224, 224, 240, 419, 314, 420,
    421, 422, 423, 106, 424, 422, 423, 421, 106, 422, 423, 106, 106, 317, 318, 425, 268, 319,
    320, 426, 271, 321, 322, 427, 274, 323, 324, 428, 275, 323, 425, 324, 275, 323, 324, 324,
    275, 305, 429, 430, 206, 306, 431, 432, 413, 307, 433, 434, 414, 66, 169, 435, 415, 66,
    430, 169, 415, 66, 169, 169, 415, 66, 430, 435, 78, 66, 169, 435, 78, 66, 430, 169, 78,
    66, 169, 169, 78, 436, 437, 438, 439, 440, 441, 442, 443, 444, 445, 446, 447, 448, 172,
    449, 450, 448, 438, 172, 450, 448, 172, 172, 450, 448, 438, 449, 451, 448, 172, 449, 451,
    448, 438, 172, 451, 448, 172, 172, 451, 452, 453, 454, 207, 208, 276, 455, 24, 208, 213,
    276, 455, 207, 24, 213, 276, 455, 24, 24, 213, 276, 455, 207, 208, 24, 276, 455, 24, 208,
    24, 276, 455, 207, 24, 24, 276, 455, 24, 24, 24, 456, 453, 457, 214, 215, 315, 455, 458,
    215, 217, 315, 455, 214, 458, 217, 315, 455, 458, 458, 217, 315, 455, 214, 215, 458, 315,
    455, 458, 215, 458, 315, 455, 214, 458, 458, 315, 455, 458, 458, 458, 459, 289, 290, 242,
    255, 460, 297, 46, 243, 257, 460, 297, 242, 46, 257, 460, 297, 46, 46, 257, 460, 297,
    242, 243, 461, 460, 297, 46, 243, 461, 460, 297, 242, 46, 461, 460, 297, 46, 46, 461,
    462, 289, 463, 234, 251, 464, 297, 35, 235, 253, 464, 297, 234, 35, 253, 464, 297, 35,
    35, 253, 464, 297, 234, 235, 465, 464, 297, 35, 235, 465, 464, 297, 234, 35, 465, 464,
    297, 35, 35, 465, 288, 289, 290, 242, 292, 293, 294, 247, 286, 196, 244, 296, 285, 297,
    46, 243, 285, 297, 242, 46, 285, 297, 46, 46, 292, 293, 294, 466, 286, 196, 244, 467,
    326, 226, 227, 327, 228, 229, 328, 230, 231, 329, 232, 233, 329, 227, 232, 329, 232, 232,
    468, 207, 208, 469, 209, 210, 470, 211, 212, 471, 57, 213, 471, 208, 57, 471, 57, 57,
    472, 207, 208, 473, 209, 210, 474, 211, 212, 475, 57, 213, 475, 208, 57, 475, 57, 57,
    330, 218, 219, 331, 220, 221, 332, 222, 223, 333, 224, 225, 333, 219, 224, 333, 224, 224,
    266, 197, 198, 269, 200, 201, 272, 203, 204, 4, 78, 206, 4, 198, 78, 4, 78, 78, 468, 197,
    198, 469, 200, 201, 470, 203, 204, 471, 78, 206, 471, 198, 78, 471, 78, 78, 472, 197,
    198, 473, 200, 201, 474, 203, 204, 475, 78, 206, 475, 198, 78, 475, 78, 78, 276, 207,
    235, 277, 209, 237, 278, 211, 239, 26, 57, 241, 26, 208, 240, 26, 57, 240, 472, 242, 243,
    473, 244, 245, 474, 246, 247, 475, 248, 249, 475, 243, 248, 475, 248, 248, 468, 234, 235,
    469, 236, 237, 470, 238, 239, 471, 240, 241, 471, 235, 240, 471, 240, 240, 315, 214, 215,
    316, 216, 217, 316, 215, 216, 316, 216, 216, 315, 214, 235, 316, 216, 241, 316, 215, 240,
    316, 216, 240, 315, 214, 258, 316, 216, 261, 316, 215, 165, 316, 216, 165, 330, 226, 219,
    331, 228, 221, 332, 230, 223, 333, 232, 225, 333, 227, 224, 333, 232, 224, 460, 242, 255,
    476, 248, 257, 476, 243, 256, 464, 242, 251, 477, 248, 253, 477, 243, 252, 313, 314, 478,
    419, 479, 478, 422, 106, 480, 481, 482, 483, 484, 481, 485, 486, 487, 481, 488, 489, 490,
    481, 488, 491, 489, 490, 481, 488, 489, 481, 488, 491, 489, 481, 492, 493, 494, 495, 481,
    492, 494, 495, 481, 481, 496, 497, 481, 498, 499, 500, 481, 482, 483, 484, 501, 481, 485,
    486, 487, 502, 481, 488, 489, 490, 502, 481, 488, 491, 489, 490, 503, 481, 488, 491, 489,
    490, 504, 481, 492, 493, 494, 495, 504, 481, 492, 494, 495, 502, 481, 502, 481, 490, 503,
    481, 490, 501, 481, 505, 500, 481, 505, 501, 481, 506, 500, 481, 506, 502, 489, 490, 502,
    481, 489, 490, 325, 481, 507, 508, 509, 481, 510, 511, 512, 481, 513, 514, 515, 481, 513,
    516, 514, 515, 481, 513, 514, 481, 513, 516, 514, 481, 517, 518, 519, 520, 481, 517, 519,
    520, 521, 481, 507, 508, 509, 522, 481, 510, 511, 512, 523, 481, 513, 514, 515, 523, 481,
    513, 516, 514, 515, 524, 481, 513, 516, 514, 515, 525, 481, 517, 518, 519, 520, 525, 481,
    517, 519, 520, 523, 481, 515, 524, 481, 515, 523, 488, 481, 526, 497, 481, 527, 499, 528,
    481, 505, 529, 481, 505, 528, 481, 506, 502, 530, 488, 531, 489, 490, 488, 489, 325, 502,
    490, 325, 502, 481, 488, 481, 532, 533, 481, 534, 535, 536, 481, 537, 538, 481, 539, 540,
    541, 542, 543, 540, 544, 545, 542, 543, 540, 541, 546, 543, 540, 541, 542, 547, 540, 544,
    545, 542, 547, 540, 541, 546, 547, 540, 541, 542, 548, 540, 544, 545, 542, 548, 540, 541,
    546, 548, 540, 541, 542, 549, 540, 544, 545, 542, 549, 540, 541, 546, 549, 540, 541, 542,
    550, 540, 544, 545, 542, 550, 540, 541, 546, 550, 551, 541, 542, 552, 551, 544, 545, 542,
    552, 551, 541, 546, 552, 553, 541, 542, 554, 553, 544, 545, 542, 554, 553, 541, 546, 554,
    555, 541, 542, 556, 555, 544, 545, 542, 556, 555, 541, 546, 556, 541, 557, 558, 542, 544,
    557, 545, 558, 542, 541, 557, 546, 558, 541, 557, 559, 542, 544, 557, 545, 559, 542, 541,
    557, 546, 559, 541, 557, 560, 542, 544, 557, 545, 560, 542, 541, 557, 546, 560, 541, 561,
    562, 542, 544, 561, 545, 562, 542, 541, 561, 546, 562, 541, 563, 564, 542, 544, 563, 545,
    564, 542, 541, 563, 546, 564, 541, 565, 566, 542, 544, 565, 545, 566, 542, 541, 565, 546,
    566, 540, 541, 542, 567, 540, 544, 545, 542, 567, 540, 541, 546, 567, 540, 546, 550, 557,
    546, 560, 540, 541, 557, 560, 542, 550, 540, 541, 557, 546, 560, 550, 48, 541, 561, 568,
    542, 569, 48, 541, 561, 546, 568, 569, 540, 541, 557, 568, 542, 569, 540, 541, 557, 546,
    568, 569, 540, 541, 557, 570, 542, 571, 540, 541, 557, 546, 570, 571, 551, 541, 561, 562,
    542, 552, 551, 541, 561, 546, 562, 552, 476, 541, 565, 572, 542, 573, 476, 541, 565, 546,
    572, 573, 551, 541, 561, 572, 542, 573, 551, 541, 561, 546, 572, 573, 551, 541, 561, 574,
    542, 575, 551, 541, 561, 546, 574, 575, 26, 541, 561, 576, 542, 577, 26, 541, 561, 546,
    576, 577, 540, 541, 557, 576, 542, 577, 540, 541, 557, 546, 576, 577, 578, 579, 580, 581,
    550, 582, 579, 580, 581, 552, 583, 579, 580, 581, 554, 584, 579, 580, 581, 556, 585, 579,
    580, 581, 560, 586, 579, 580, 581, 562, 587, 579, 580, 581, 564, 588, 579, 580, 581, 566,
    578, 579, 580, 581, 552, 582, 579, 580, 581, 554, 582, 579, 580, 581, 556, 585, 579, 580,
    581, 562, 586, 579, 580, 581, 564, 586, 579, 580, 581, 566, 578, 579, 589, 581, 543, 578,
    579, 589, 581, 547, 578, 579, 589, 581, 548, 578, 579, 589, 581, 549, 578, 579, 589, 581,
    550, 582, 579, 589, 581, 552, 583, 579, 589, 581, 554, 584, 579, 589, 581, 556, 585, 579,
    589, 581, 558, 585, 579, 589, 581, 559, 585, 579, 589, 581, 560, 586, 579, 589, 581, 562,
    587, 579, 589, 581, 564, 588, 579, 589, 581, 566, 590, 579, 589, 581, 543, 590, 579, 589,
    581, 547, 590, 579, 589, 581, 567, 590, 579, 589, 581, 560, 550, 591, 579, 589, 581, 568,
    569, 590, 579, 589, 581, 568, 569, 590, 579, 589, 581, 570, 571, 591, 579, 589, 581, 562,
    552, 592, 579, 589, 581, 572, 573, 591, 579, 589, 581, 572, 573, 591, 579, 589, 581, 574,
    575, 591, 579, 589, 581, 576, 577, 590, 579, 589, 581, 576, 577, 593, 586, 594, 595, 550,
    596, 586, 594, 595, 552, 597, 586, 594, 595, 554, 598, 586, 594, 595, 556, 599, 586, 594,
    595, 560, 600, 586, 594, 595, 562, 601, 586, 594, 595, 564, 602, 586, 594, 595, 566, 593,
    586, 594, 595, 552, 596, 586, 594, 595, 554, 596, 586, 594, 595, 556, 599, 586, 594, 595,
    562, 600, 586, 594, 595, 564, 600, 586, 594, 595, 566, 603, 604, 605, 606, 604, 605, 607,
    604, 605, 608, 604, 605, 609, 604, 605, 560, 550, 610, 604, 605, 560, 550, 611, 604, 605,
    568, 569, 612, 604, 605, 568, 569, 609, 604, 605, 568, 569, 610, 604, 605, 568, 569, 609,
    604, 605, 570, 571, 610, 604, 605, 570, 571, 603, 613, 605, 606, 613, 605, 603, 614, 615,
    606, 614, 615, 603, 616, 615, 606, 616, 615, 603, 617, 605, 618, 606, 617, 605, 618, 603,
    619, 605, 618, 606, 619, 605, 618, 603, 620, 605, 618, 606, 620, 605, 618, 603, 621, 605,
    618, 606, 621, 605, 618, 603, 622, 605, 618, 606, 622, 605, 618, 603, 623, 605, 618, 606,
    623, 605, 618, 603, 624, 605, 618, 606, 624, 605, 618, 603, 625, 605, 618, 606, 625, 605,
    618, 603, 626, 605, 618, 606, 626, 605, 618, 603, 627, 605, 618, 606, 627, 605, 618, 628,
    629, 630, 550, 631, 629, 630, 552, 632, 629, 630, 556, 633, 629, 630, 634, 635, 629, 630,
    636, 628, 637, 630, 550, 631, 637, 630, 552, 632, 637, 630, 556, 633, 637, 630, 634, 635,
    637, 630, 636, 638, 629, 630, 638, 637, 630, 639, 640, 641, 642, 643, 154, 325, 56, 64,
    644, 56, 645, 67, 56, 67, 68, 56, 72, 65, 56, 24, 646, 56, 647, 27, 56, 27, 28, 56, 32,
    25, 56, 458, 648, 56, 649, 650, 56, 651, 652, 56, 653, 654, 56, 654, 655, 56, 656, 657,
    56, 658, 659, 56, 660, 661, 56, 661, 662, 56, 663, 664, 56, 35, 665, 56, 666, 38, 56, 38,
    39, 56, 43, 36, 56, 46, 667, 56, 668, 49, 56, 49, 50, 56, 54, 47, 56, 465, 669, 56, 670,
    671, 56, 461, 672, 56, 673, 674, 56, 24, 675, 56, 647, 5, 56, 27, 6, 56, 32, 2, 56, 458,
    675, 56, 649, 2, 676, 64, 644, 153, 676, 645, 67, 153, 676, 67, 68, 153, 676, 72, 65,
    153, 676, 24, 646, 153, 676, 647, 27, 153, 676, 27, 28, 153, 676, 32, 25, 153, 676, 458,
    648, 153, 676, 649, 650, 153, 676, 651, 652, 153, 676, 653, 654, 153, 676, 654, 655, 153,
    676, 656, 657, 153, 676, 658, 659, 153, 676, 660, 661, 153, 676, 661, 662, 153, 676, 663,
    664, 153, 676, 35, 665, 153, 676, 666, 38, 153, 676, 38, 39, 153, 676, 43, 36, 153, 676,
    46, 667, 153, 676, 668, 49, 153, 676, 49, 50, 153, 676, 54, 47, 153, 676, 465, 669, 153,
    676, 670, 671, 153, 676, 461, 672, 153, 676, 673, 674, 153, 676, 24, 675, 153, 676, 647,
    5, 153, 676, 27, 6, 153, 676, 32, 2, 153, 676, 458, 675, 153, 676, 649, 2, 153, 0, 1, 4,
    5, 7, 6, 9, 10, 677, 678, 34, 458, 42, 649, 679, 35, 680, 43, 23, 35, 26, 38, 29, 39, 31,
    43, 23, 46, 26, 49, 29, 50, 31, 54, 45, 24, 48, 27, 51, 28, 53, 32, 34, 24, 37, 27, 40,
    28, 42, 32, 63, 24, 66, 27, 69, 28, 71, 32, 23, 64, 26, 67, 29, 68, 31, 72, 23, 458, 31,
    649, 679, 24, 680, 32, 45, 458, 53, 649, 679, 46, 680, 54, 679, 458, 680, 649, 681, 682,
    323, 683, 684, 685, 686, 687, 23, 24, 26, 27, 29, 28, 31, 32, 45, 46, 48, 49, 51, 50, 53,
    54, 34, 46, 37, 49, 40, 50, 42, 54, 34, 35, 37, 38, 40, 39, 42, 43, 0, 1, 325, 4, 5, 325,
    7, 6, 325, 9, 10, 325, 0, 678, 325, 63, 658, 66, 661, 69, 662, 71, 663, 63, 651, 66, 654,
    69, 655, 71, 656, 688, 64, 329, 67, 689, 68, 690, 72, 691, 64, 333, 67, 692, 68, 693, 72,
    63, 64, 66, 67, 69, 68, 71, 72, 694, 695, 340, 696, 697, 698, 699, 700, 701, 702, 703,
    704, 0, 678, 701, 702, 325, 688, 658, 329, 661, 689, 662, 690, 663, 34, 651, 37, 654, 40,
    655, 42, 656, 45, 658, 48, 661, 51, 662, 53, 663, 468, 335, 705, 706, 471, 695, 706, 707,
    471, 705, 695, 707, 471, 695, 695, 707, 471, 705, 706, 695, 471, 695, 706, 695, 471, 705,
    695, 695, 471, 695, 695, 695, 472, 382, 383, 475, 708, 389, 475, 383, 708, 475, 708, 708,
    468, 335, 705, 471, 695, 706, 471, 705, 695, 471, 695, 695, 468, 382, 705, 471, 708, 706,
    471, 383, 695, 471, 708, 695, 472, 382, 383, 389, 475, 708, 389, 709, 475, 383, 708, 709,
    475, 708, 708, 709, 475, 383, 389, 708, 475, 708, 389, 708, 475, 383, 708, 708, 475, 708,
    708, 708, 302, 429, 430, 435, 60, 13, 435, 710, 60, 430, 13, 710, 60, 13, 13, 710, 60,
    430, 435, 13, 60, 13, 435, 13, 60, 430, 13, 13, 60, 13, 13, 13, 302, 429, 430, 60, 13,
    435, 60, 430, 13, 60, 13, 13, 276, 429, 430, 213, 277, 431, 432, 342, 278, 433, 434, 343,
    26, 13, 435, 344, 26, 430, 13, 344, 26, 13, 13, 344, 26, 430, 435, 24, 26, 13, 435, 24,
    26, 430, 13, 24, 26, 13, 13, 24, 282, 711, 712, 241, 37, 713, 714, 355, 37, 712, 713,
    355, 37, 713, 713, 355, 37, 712, 714, 35, 37, 713, 714, 35, 37, 712, 713, 35, 37, 713,
    713, 35, 48, 715, 381, 366, 48, 375, 715, 366, 48, 715, 715, 366, 48, 375, 381, 46, 48,
    715, 381, 46, 48, 375, 715, 46, 48, 715, 715, 46, 282, 716, 717, 241, 37, 718, 719, 355,
    37, 717, 718, 355, 37, 718, 718, 355, 37, 717, 719, 35, 37, 718, 719, 35, 37, 717, 718,
    35, 37, 718, 718, 35, 285, 720, 721, 249, 48, 722, 723, 366, 48, 721, 722, 366, 48, 722,
    722, 366, 48, 721, 723, 46, 48, 722, 723, 46, 48, 721, 722, 46, 48, 722, 722, 46, 276,
    437, 438, 213, 277, 441, 442, 342, 278, 445, 446, 343, 26, 724, 449, 344, 26, 438, 724,
    344, 26, 724, 724, 344, 26, 438, 449, 24, 26, 724, 449, 24, 26, 438, 724, 24, 26, 724,
    724, 24, 276, 267, 258, 261, 277, 270, 259, 368, 278, 273, 260, 369, 26, 1, 261, 370, 26,
    258, 1, 370, 26, 1, 1, 370, 26, 258, 261, 1, 26, 1, 261, 1, 26, 258, 1, 1, 26, 1, 1, 1,
    310, 267, 258, 261, 311, 270, 259, 368, 312, 273, 260, 369, 75, 1, 261, 370, 75, 258, 1,
    370, 75, 1, 1, 370, 75, 258, 261, 1, 75, 1, 261, 1, 75, 258, 1, 1, 75, 1, 1, 1, 725, 726,
    727, 728, 725, 729, 730, 728, 731, 726, 727, 732, 733, 729, 730, 734, 735, 736, 737, 738,
    735, 739, 740, 738, 504, 33, 741, 158, 504, 73, 741, 742, 743, 73, 741, 158, 9, 744, 490,
    325, 9, 490, 325, 105, 106, 108, 109, 111, 112, 114, 115, 105, 106, 93, 108, 109, 93,
    111, 112, 93, 114, 115, 93, 80, 81, 84, 85, 94, 95, 96, 97, 87, 81, 90, 85, 87, 95, 90,
    97, 87, 88, 90, 91, 87, 100, 90, 102, 87, 745, 90, 746, 87, 747, 90, 748, 105, 81, 108,
    85, 111, 81, 114, 85, 94, 81, 96, 85, 87, 88, 83, 90, 91, 83, 87, 81, 83, 90, 85, 83, 87,
    95, 83, 90, 97, 83, 80, 81, 83, 84, 85, 83, 94, 95, 83, 96, 97, 83, 749, 81, 153, 83,
    154, 750, 85, 153, 83, 154, 751, 95, 153, 83, 154, 752, 97, 153, 83, 154, 105, 753, 325,
    111, 754, 325, 755, 106, 325, 677, 109, 325, 756, 112, 325, 757, 115, 325, 755, 753, 325,
    111, 152, 754, 151, 111, 754, 151, 152, 105, 758, 111, 758, 121, 122, 124, 125, 121, 88,
    124, 91, 121, 81, 124, 85, 87, 122, 90, 125, 80, 122, 84, 125, 131, 122, 134, 125, 121,
    132, 124, 135, 131, 132, 134, 135, 759, 88, 83, 91, 89, 83, 88, 91, 83, 91, 91, 83, 760,
    81, 83, 85, 82, 83, 81, 85, 83, 85, 85, 83, 761, 81, 83, 97, 82, 83, 95, 85, 83, 97, 85,
    83, 761, 95, 83, 97, 98, 83, 95, 97, 83, 97, 97, 83, 762, 122, 83, 125, 123, 83, 122,
    125, 83, 125, 125, 83, 763, 132, 83, 135, 133, 83, 132, 135, 83, 135, 135, 83, 764, 765,
    766, 767, 768, 769, 770, 770, 93, 770, 397, 770, 154, 771, 325, 325,
];
/// Where each list starts, and the end of the last.
pub static OPERAND_STARTS: [u16; 1487] = [
    0, 4, 8, 12, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58, 61, 64, 67, 70,
    73, 76, 79, 82, 87, 92, 97, 102, 105, 108, 112, 116, 120, 124, 127, 130, 133, 136, 139,
    142, 145, 148, 151, 154, 157, 160, 164, 168, 172, 176, 179, 182, 186, 190, 194, 198, 202,
    206, 210, 214, 219, 224, 229, 234, 238, 242, 246, 250, 254, 258, 262, 266, 270, 274, 278,
    282, 286, 290, 294, 298, 301, 304, 307, 310, 313, 316, 319, 322, 325, 328, 331, 334, 338,
    342, 346, 350, 354, 358, 362, 366, 369, 372, 375, 378, 381, 384, 387, 390, 393, 396, 399,
    402, 405, 408, 411, 414, 417, 420, 423, 426, 430, 434, 438, 442, 446, 450, 454, 458, 461,
    464, 467, 470, 473, 476, 479, 482, 485, 488, 491, 494, 497, 500, 503, 506, 508, 509, 512,
    515, 518, 521, 523, 525, 527, 529, 533, 537, 539, 542, 545, 549, 553, 557, 561, 564, 567,
    569, 571, 575, 579, 582, 585, 588, 591, 594, 597, 601, 605, 608, 611, 613, 615, 619, 623,
    626, 629, 632, 635, 638, 641, 644, 647, 650, 653, 656, 659, 662, 665, 668, 671, 674, 677,
    680, 683, 686, 689, 692, 695, 698, 701, 704, 707, 710, 713, 716, 719, 722, 725, 728, 731,
    734, 737, 740, 743, 746, 749, 752, 755, 758, 761, 764, 767, 770, 773, 776, 779, 782, 785,
    788, 791, 794, 797, 800, 803, 806, 809, 812, 815, 818, 821, 825, 829, 833, 837, 841, 845,
    849, 853, 857, 861, 865, 869, 873, 877, 881, 885, 889, 893, 897, 901, 905, 909, 913, 917,
    921, 925, 929, 933, 937, 941, 945, 949, 953, 957, 961, 965, 969, 973, 977, 981, 985, 989,
    993, 997, 1001, 1005, 1009, 1013, 1017, 1021, 1025, 1029, 1033, 1037, 1041, 1045, 1049,
    1053, 1057, 1061, 1065, 1069, 1073, 1077, 1080, 1083, 1086, 1089, 1092, 1095, 1098, 1101,
    1104, 1107, 1110, 1113, 1116, 1119, 1122, 1125, 1128, 1131, 1134, 1137, 1140, 1143, 1146,
    1149, 1152, 1155, 1158, 1161, 1164, 1167, 1172, 1177, 1182, 1187, 1192, 1197, 1202, 1207,
    1210, 1213, 1216, 1219, 1222, 1225, 1228, 1231, 1234, 1237, 1240, 1243, 1246, 1249, 1252,
    1255, 1258, 1261, 1264, 1267, 1270, 1273, 1276, 1279, 1279, 1281, 1283, 1285, 1287, 1289,
    1291, 1293, 1295, 1297, 1299, 1301, 1303, 1305, 1307, 1309, 1311, 1313, 1315, 1317, 1319,
    1321, 1323, 1325, 1327, 1329, 1331, 1333, 1335, 1337, 1339, 1341, 1343, 1345, 1347, 1349,
    1351, 1353, 1355, 1357, 1359, 1361, 1363, 1365, 1367, 1369, 1371, 1373, 1375, 1377, 1379,
    1381, 1383, 1385, 1387, 1389, 1391, 1393, 1395, 1397, 1399, 1401, 1403, 1405, 1408, 1411,
    1414, 1417, 1420, 1422, 1424, 1426, 1428, 1430, 1432, 1434, 1436, 1438, 1440, 1442, 1444,
    1446, 1448, 1450, 1452, 1454, 1456, 1458, 1460, 1462, 1464, 1466, 1468, 1470, 1472, 1474,
    1476, 1478, 1480, 1482, 1484, 1486, 1488, 1490, 1492, 1496, 1500, 1504, 1508, 1512, 1516,
    1520, 1524, 1528, 1532, 1536, 1540, 1544, 1548, 1552, 1556, 1560, 1564, 1568, 1572, 1576,
    1580, 1584, 1588, 1592, 1596, 1600, 1604, 1608, 1612, 1616, 1620, 1624, 1628, 1632, 1636,
    1640, 1644, 1648, 1652, 1656, 1660, 1664, 1668, 1672, 1676, 1680, 1684, 1688, 1692, 1696,
    1700, 1704, 1708, 1712, 1716, 1720, 1724, 1728, 1732, 1736, 1740, 1744, 1748, 1752, 1756,
    1760, 1764, 1768, 1772, 1776, 1780, 1784, 1788, 1792, 1796, 1800, 1804, 1808, 1812, 1816,
    1820, 1824, 1828, 1832, 1836, 1840, 1844, 1848, 1852, 1856, 1860, 1864, 1868, 1872, 1876,
    1880, 1884, 1888, 1892, 1896, 1900, 1904, 1908, 1912, 1916, 1920, 1924, 1928, 1932, 1936,
    1940, 1944, 1948, 1952, 1956, 1960, 1964, 1969, 1974, 1979, 1984, 1989, 1994, 1999, 2004,
    2009, 2014, 2019, 2024, 2029, 2034, 2039, 2044, 2048, 2052, 2056, 2060, 2064, 2068, 2072,
    2076, 2080, 2084, 2088, 2092, 2096, 2100, 2104, 2108, 2112, 2116, 2120, 2124, 2128, 2132,
    2136, 2140, 2144, 2148, 2152, 2156, 2160, 2164, 2168, 2172, 2176, 2180, 2184, 2188, 2192,
    2196, 2200, 2204, 2208, 2212, 2216, 2220, 2224, 2228, 2232, 2236, 2240, 2244, 2248, 2252,
    2256, 2260, 2264, 2268, 2272, 2276, 2280, 2284, 2288, 2292, 2296, 2300, 2304, 2308, 2312,
    2316, 2320, 2324, 2328, 2332, 2336, 2340, 2344, 2348, 2352, 2356, 2360, 2364, 2368, 2372,
    2376, 2380, 2384, 2388, 2392, 2396, 2400, 2404, 2408, 2412, 2416, 2420, 2424, 2428, 2432,
    2436, 2440, 2444, 2448, 2452, 2457, 2462, 2467, 2472, 2477, 2482, 2487, 2492, 2497, 2502,
    2507, 2512, 2517, 2522, 2527, 2532, 2537, 2542, 2547, 2552, 2557, 2562, 2567, 2572, 2577,
    2582, 2587, 2592, 2597, 2602, 2607, 2612, 2616, 2620, 2624, 2628, 2632, 2636, 2640, 2644,
    2647, 2650, 2653, 2656, 2659, 2662, 2665, 2668, 2671, 2674, 2677, 2680, 2683, 2686, 2689,
    2692, 2695, 2698, 2701, 2704, 2707, 2710, 2713, 2716, 2719, 2722, 2725, 2728, 2731, 2734,
    2737, 2740, 2743, 2746, 2749, 2752, 2755, 2758, 2761, 2764, 2767, 2770, 2773, 2776, 2779,
    2782, 2785, 2788, 2791, 2794, 2797, 2800, 2803, 2806, 2809, 2812, 2815, 2818, 2821, 2824,
    2827, 2830, 2833, 2836, 2839, 2842, 2845, 2848, 2851, 2854, 2857, 2860, 2863, 2866, 2869,
    2872, 2875, 2878, 2881, 2884, 2887, 2890, 2893, 2896, 2899, 2902, 2905, 2909, 2913, 2917,
    2922, 2925, 2929, 2934, 2938, 2939, 2942, 2945, 2950, 2955, 2960, 2966, 2972, 2978, 2983,
    2985, 2988, 2991, 2994, 2997, 3000, 3003, 3006, 3011, 3015, 3019, 3023, 3028, 3031, 3035,
    3040, 3044, 3049, 3054, 3059, 3065, 3071, 3077, 3082, 3085, 3088, 3090, 3093, 3096, 3099,
    3102, 3105, 3111, 3114, 3117, 3120, 3123, 3126, 3129, 3132, 3136, 3141, 3145, 3149, 3154,
    3158, 3162, 3167, 3171, 3175, 3180, 3184, 3188, 3193, 3197, 3201, 3206, 3210, 3214, 3219,
    3223, 3227, 3232, 3236, 3240, 3245, 3249, 3253, 3258, 3262, 3266, 3271, 3275, 3279, 3284,
    3288, 3292, 3297, 3301, 3305, 3310, 3314, 3318, 3323, 3327, 3330, 3333, 3339, 3345, 3351,
    3357, 3363, 3369, 3375, 3381, 3387, 3393, 3399, 3405, 3411, 3417, 3423, 3429, 3435, 3441,
    3447, 3453, 3458, 3463, 3468, 3473, 3478, 3483, 3488, 3493, 3498, 3503, 3508, 3513, 3518,
    3523, 3528, 3533, 3538, 3543, 3548, 3553, 3558, 3563, 3568, 3573, 3578, 3583, 3588, 3593,
    3598, 3603, 3608, 3614, 3620, 3626, 3632, 3638, 3644, 3650, 3656, 3662, 3668, 3673, 3678,
    3683, 3688, 3693, 3698, 3703, 3708, 3713, 3718, 3723, 3728, 3733, 3738, 3741, 3744, 3747,
    3750, 3755, 3760, 3765, 3770, 3775, 3780, 3785, 3790, 3793, 3796, 3799, 3802, 3805, 3808,
    3812, 3816, 3820, 3824, 3828, 3832, 3836, 3840, 3844, 3848, 3852, 3856, 3860, 3864, 3868,
    3872, 3876, 3880, 3884, 3888, 3892, 3896, 3900, 3904, 3908, 3912, 3916, 3920, 3924, 3928,
    3931, 3934, 3941, 3944, 3947, 3950, 3953, 3956, 3959, 3962, 3965, 3968, 3971, 3974, 3977,
    3980, 3983, 3986, 3989, 3992, 3995, 3998, 4001, 4004, 4007, 4010, 4013, 4016, 4019, 4022,
    4025, 4028, 4031, 4034, 4037, 4040, 4043, 4046, 4049, 4053, 4057, 4061, 4065, 4069, 4073,
    4077, 4081, 4085, 4089, 4093, 4097, 4101, 4105, 4109, 4113, 4117, 4121, 4125, 4129, 4133,
    4137, 4141, 4145, 4149, 4153, 4157, 4161, 4165, 4169, 4173, 4177, 4181, 4185, 4189, 4193,
    4195, 4197, 4199, 4201, 4203, 4205, 4207, 4209, 4211, 4213, 4215, 4217, 4219, 4221, 4223,
    4225, 4227, 4229, 4231, 4233, 4235, 4237, 4239, 4241, 4243, 4245, 4247, 4249, 4251, 4253,
    4255, 4257, 4259, 4261, 4263, 4265, 4267, 4269, 4271, 4273, 4275, 4277, 4279, 4281, 4283,
    4285, 4287, 4289, 4291, 4293, 4295, 4297, 4299, 4301, 4303, 4305, 4307, 4309, 4311, 4313,
    4315, 4317, 4319, 4322, 4325, 4328, 4331, 4334, 4336, 4338, 4340, 4342, 4344, 4346, 4348,
    4350, 4352, 4354, 4356, 4358, 4360, 4362, 4364, 4366, 4368, 4370, 4372, 4374, 4376, 4378,
    4380, 4382, 4384, 4386, 4388, 4391, 4393, 4395, 4397, 4399, 4401, 4403, 4405, 4407, 4409,
    4411, 4413, 4415, 4419, 4423, 4427, 4431, 4435, 4439, 4443, 4447, 4450, 4453, 4456, 4459,
    4462, 4465, 4468, 4471, 4474, 4477, 4480, 4483, 4487, 4491, 4495, 4499, 4503, 4507, 4511,
    4515, 4519, 4523, 4527, 4531, 4535, 4539, 4543, 4547, 4550, 4553, 4556, 4559, 4563, 4567,
    4571, 4575, 4579, 4583, 4587, 4591, 4595, 4599, 4603, 4607, 4611, 4615, 4619, 4623, 4627,
    4631, 4635, 4639, 4643, 4647, 4651, 4655, 4659, 4663, 4667, 4671, 4675, 4679, 4683, 4687,
    4691, 4695, 4699, 4703, 4707, 4711, 4715, 4719, 4723, 4727, 4731, 4735, 4739, 4743, 4747,
    4751, 4755, 4759, 4763, 4767, 4771, 4775, 4779, 4783, 4787, 4791, 4795, 4799, 4803, 4807,
    4811, 4815, 4819, 4823, 4827, 4831, 4835, 4839, 4843, 4847, 4851, 4855, 4859, 4863, 4867,
    4871, 4875, 4879, 4883, 4886, 4888, 4890, 4892, 4894, 4897, 4900, 4903, 4906, 4908, 4910,
    4912, 4914, 4916, 4918, 4920, 4922, 4924, 4926, 4928, 4930, 4932, 4934, 4936, 4938, 4940,
    4942, 4944, 4946, 4948, 4950, 4953, 4956, 4959, 4962, 4965, 4968, 4971, 4974, 4977, 4980,
    4985, 4990, 4995, 5000, 5003, 5006, 5009, 5012, 5015, 5018, 5021, 5023, 5025, 5029, 5031,
    5033, 5035, 5037, 5039, 5041, 5043, 5045, 5047, 5049, 5051, 5053, 5055, 5057, 5059, 5061,
    5063, 5065, 5068, 5071, 5074, 5077, 5080, 5083, 5086, 5089, 5092, 5095, 5098, 5101, 5104,
    5107, 5110, 5113, 5116, 5119, 5122, 5125, 5128, 5131, 5134, 5137, 5138, 5139, 5140, 5141,
    5142, 5143, 5144, 5146, 5148, 5150, 5152, 5153,
];
