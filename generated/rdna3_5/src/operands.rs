// Written by `cargo xtask regen` from amdgpu_isa_rdna3_5.xml. Do not edit: change
// the specification, isa-spec/patches or xtask/src/codegen, and run it again.

//! Operands of forms.
/// Operands, each once.
pub static OPERANDS: [u64; 764] = [
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
    0x020030f1f12, // field 18, OPR_VGPR FMT_NUM_F32 32 in out
    0x020030f1f13, // field 19, OPR_VGPR FMT_NUM_F32 32 in out
    0x020021e1f0a, // field 10, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1f12, // field 18, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x020021e1f13, // field 19, OPR_VGPR FMT_NUM_PK2_F16 32 out
    0x010020e1f0a, // field 10, OPR_VGPR FMT_NUM_F16 16 out
    0x010020e1f12, // field 18, OPR_VGPR FMT_NUM_F16 16 out
    0x010020e1f13, // field 19, OPR_VGPR FMT_NUM_F16 16 out
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
pub static OPERAND_LISTS: [u16; 5119] = [
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
    57, 279, 207, 208, 15, 57, 213, 15, 208, 57, 15, 57, 57, 280, 234, 235, 281, 236, 237,
    282, 238, 239, 37, 240, 241, 37, 235, 240, 37, 240, 240, 283, 242, 243, 284, 244, 245,
    285, 246, 247, 48, 248, 249, 48, 243, 248, 48, 248, 248, 280, 242, 235, 281, 244, 237,
    282, 246, 239, 37, 248, 241, 37, 243, 240, 37, 248, 240, 286, 287, 288, 242, 289, 290,
    291, 292, 247, 293, 284, 196, 244, 294, 271, 283, 295, 46, 243, 268, 283, 295, 242, 46,
    268, 283, 295, 46, 46, 268, 296, 209, 210, 297, 211, 212, 298, 207, 208, 299, 209, 210,
    300, 211, 212, 60, 57, 213, 60, 208, 57, 60, 57, 57, 301, 197, 198, 302, 200, 201, 303,
    203, 204, 66, 78, 206, 66, 198, 78, 66, 78, 78, 304, 197, 198, 305, 200, 201, 306, 203,
    204, 75, 78, 206, 75, 198, 78, 75, 78, 78, 266, 267, 269, 270, 272, 273, 4, 165, 307,
    308, 280, 214, 37, 216, 309, 234, 310, 240, 276, 234, 277, 236, 278, 238, 26, 240, 276,
    242, 277, 244, 278, 246, 26, 248, 283, 207, 284, 209, 285, 211, 48, 57, 280, 207, 281,
    209, 282, 211, 37, 57, 301, 207, 302, 209, 303, 211, 66, 57, 276, 197, 277, 200, 278,
    203, 26, 78, 276, 214, 26, 216, 309, 207, 310, 57, 283, 214, 48, 216, 309, 242, 310, 248,
    309, 214, 310, 216, 311, 312, 313, 314, 315, 316, 317, 318, 276, 207, 277, 209, 278, 211,
    26, 57, 283, 242, 284, 244, 285, 246, 48, 248, 280, 242, 281, 244, 282, 246, 37, 248,
    280, 234, 281, 236, 282, 238, 37, 240, 266, 267, 319, 269, 270, 319, 272, 273, 319, 4,
    165, 319, 266, 308, 319, 301, 226, 302, 228, 303, 230, 66, 232, 301, 218, 302, 220, 303,
    222, 66, 224, 320, 197, 321, 200, 322, 203, 323, 78, 324, 197, 325, 200, 326, 203, 327,
    78, 301, 197, 302, 200, 303, 203, 66, 78, 328, 329, 330, 331, 332, 333, 334, 335, 320,
    226, 321, 228, 322, 230, 323, 232, 280, 218, 281, 220, 282, 222, 37, 224, 283, 226, 284,
    228, 285, 230, 48, 232, 276, 207, 208, 213, 277, 209, 210, 336, 278, 211, 212, 337, 26,
    57, 213, 338, 26, 208, 57, 338, 26, 57, 57, 338, 26, 208, 213, 57, 26, 57, 213, 57, 26,
    208, 57, 57, 26, 57, 57, 57, 280, 339, 340, 241, 281, 341, 342, 343, 282, 344, 345, 346,
    37, 347, 348, 349, 37, 340, 347, 349, 37, 347, 347, 349, 37, 340, 348, 240, 37, 347, 348,
    240, 37, 340, 347, 240, 37, 347, 347, 240, 283, 350, 351, 249, 284, 352, 353, 354, 285,
    355, 356, 357, 48, 358, 359, 360, 48, 351, 358, 360, 48, 358, 358, 360, 48, 351, 359,
    248, 48, 358, 359, 248, 48, 351, 358, 248, 48, 358, 358, 248, 283, 242, 243, 249, 284,
    244, 245, 354, 285, 246, 247, 357, 48, 248, 249, 360, 48, 243, 248, 360, 48, 248, 248,
    360, 48, 243, 249, 248, 48, 248, 249, 248, 48, 243, 248, 248, 48, 248, 248, 248, 280,
    234, 243, 249, 281, 236, 245, 354, 282, 238, 247, 357, 37, 240, 249, 360, 37, 235, 248,
    360, 37, 240, 248, 360, 37, 235, 249, 248, 37, 240, 249, 248, 37, 235, 248, 248, 37, 240,
    248, 248, 309, 214, 215, 217, 310, 216, 217, 361, 310, 215, 216, 361, 310, 216, 216, 361,
    310, 215, 217, 216, 310, 216, 217, 216, 310, 215, 216, 216, 310, 216, 216, 216, 283, 267,
    258, 261, 284, 270, 259, 362, 285, 273, 260, 363, 48, 165, 261, 364, 48, 258, 165, 364,
    48, 165, 165, 364, 48, 258, 261, 165, 48, 165, 261, 165, 48, 258, 165, 165, 48, 165, 165,
    165, 283, 242, 243, 233, 284, 244, 245, 365, 285, 246, 247, 366, 48, 248, 249, 367, 48,
    243, 248, 367, 48, 248, 248, 367, 48, 243, 249, 232, 48, 248, 249, 232, 48, 243, 248,
    232, 48, 248, 248, 232, 280, 234, 235, 241, 281, 236, 237, 343, 282, 238, 239, 346, 37,
    240, 241, 349, 37, 235, 240, 349, 37, 240, 240, 349, 37, 235, 241, 240, 37, 240, 241,
    240, 37, 235, 240, 240, 37, 240, 240, 240, 283, 368, 369, 249, 284, 370, 371, 354, 285,
    372, 373, 357, 48, 374, 375, 360, 48, 369, 374, 360, 48, 374, 374, 360, 48, 369, 375,
    248, 48, 374, 375, 248, 48, 369, 374, 248, 48, 374, 374, 248, 283, 376, 377, 249, 284,
    378, 379, 354, 285, 380, 381, 357, 48, 382, 383, 360, 48, 377, 382, 360, 48, 382, 382,
    360, 48, 377, 383, 248, 48, 382, 383, 248, 48, 377, 382, 248, 48, 382, 382, 248, 384,
    207, 243, 375, 385, 209, 245, 386, 387, 211, 247, 388, 389, 57, 249, 390, 389, 208, 248,
    390, 389, 57, 248, 390, 389, 208, 249, 374, 389, 57, 249, 374, 389, 208, 248, 374, 389,
    57, 248, 374, 276, 207, 208, 213, 391, 26, 57, 213, 338, 391, 26, 208, 57, 338, 391, 26,
    57, 57, 338, 391, 26, 208, 213, 57, 391, 26, 57, 213, 57, 391, 26, 208, 57, 57, 391, 26,
    57, 57, 57, 391, 309, 214, 215, 217, 391, 310, 216, 217, 361, 391, 310, 215, 216, 361,
    391, 310, 216, 216, 361, 391, 310, 215, 217, 216, 391, 310, 216, 217, 216, 391, 310, 215,
    216, 216, 391, 310, 216, 216, 216, 391, 392, 393, 258, 394, 395, 396, 261, 397, 395, 398,
    165, 397, 395, 396, 165, 397, 395, 398, 261, 396, 395, 396, 261, 396, 395, 398, 165, 396,
    395, 396, 165, 396, 399, 393, 258, 400, 401, 396, 261, 402, 401, 398, 165, 402, 401, 396,
    165, 402, 320, 226, 227, 233, 321, 228, 229, 365, 322, 230, 231, 366, 323, 232, 233, 367,
    323, 227, 232, 367, 323, 232, 232, 367, 323, 227, 233, 232, 323, 232, 233, 232, 323, 227,
    232, 232, 323, 232, 232, 232, 403, 267, 258, 375, 404, 270, 259, 386, 405, 273, 260, 388,
    406, 165, 261, 390, 406, 258, 165, 390, 406, 165, 165, 390, 406, 258, 261, 374, 406, 165,
    261, 374, 406, 258, 165, 374, 406, 165, 165, 374, 301, 197, 198, 206, 302, 200, 201, 407,
    303, 203, 204, 408, 66, 78, 206, 409, 66, 198, 78, 409, 66, 78, 78, 409, 66, 198, 206,
    78, 66, 78, 206, 78, 66, 198, 78, 78, 66, 78, 78, 78, 324, 218, 219, 225, 325, 220, 221,
    410, 326, 222, 223, 411, 327, 224, 225, 412, 327, 219, 224, 412, 327, 224, 224, 412, 327,
    219, 225, 224, 327, 224, 225, 224, 327, 219, 224, 224, 327, 224, 224, 224, 283, 226, 227,
    249, 284, 228, 229, 354, 285, 230, 231, 357, 48, 232, 233, 360, 48, 227, 232, 360, 48,
    232, 232, 360, 48, 227, 233, 248, 48, 232, 233, 248, 48, 227, 232, 248, 48, 232, 232,
    248, 280, 218, 219, 241, 281, 220, 221, 343, 282, 222, 223, 346, 37, 224, 225, 349, 37,
    219, 224, 349, 37, 224, 224, 349, 37, 219, 225, 240, 37, 224, 225, 240, 37, 219, 224,
    240, 37, 224, 224, 240, 413, 308, 414, 415, 416, 417, 106, 418, 416, 417, 415, 106, 416,
    417, 106, 106, 311, 312, 419, 268, 313, 314, 420, 271, 315, 316, 421, 274, 317, 318, 422,
    275, 317, 419, 318, 275, 317, 318, 318, 275, 301, 423, 424, 206, 302, 425, 426, 407, 303,
    427, 428, 408, 66, 169, 429, 409, 66, 424, 169, 409, 66, 169, 169, 409, 66, 424, 429, 78,
    66, 169, 429, 78, 66, 424, 169, 78, 66, 169, 169, 78, 430, 431, 432, 433, 434, 435, 436,
    437, 438, 439, 440, 441, 442, 172, 443, 444, 442, 432, 172, 444, 442, 172, 172, 444, 442,
    432, 443, 445, 442, 172, 443, 445, 442, 432, 172, 445, 442, 172, 172, 445, 446, 447, 448,
    207, 208, 276, 449, 24, 208, 213, 276, 449, 207, 24, 213, 276, 449, 24, 24, 213, 276,
    449, 207, 208, 24, 276, 449, 24, 208, 24, 276, 449, 207, 24, 24, 276, 449, 24, 24, 24,
    450, 447, 451, 214, 215, 309, 449, 452, 215, 217, 309, 449, 214, 452, 217, 309, 449, 452,
    452, 217, 309, 449, 214, 215, 452, 309, 449, 452, 215, 452, 309, 449, 214, 452, 452, 309,
    449, 452, 452, 452, 453, 287, 288, 242, 255, 454, 295, 46, 243, 257, 454, 295, 242, 46,
    257, 454, 295, 46, 46, 257, 454, 295, 242, 243, 455, 454, 295, 46, 243, 455, 454, 295,
    242, 46, 455, 454, 295, 46, 46, 455, 456, 287, 457, 234, 251, 458, 295, 35, 235, 253,
    458, 295, 234, 35, 253, 458, 295, 35, 35, 253, 458, 295, 234, 235, 459, 458, 295, 35,
    235, 459, 458, 295, 234, 35, 459, 458, 295, 35, 35, 459, 286, 287, 288, 242, 290, 291,
    292, 247, 284, 196, 244, 294, 283, 295, 46, 243, 283, 295, 242, 46, 283, 295, 46, 46,
    320, 226, 227, 321, 228, 229, 322, 230, 231, 323, 232, 233, 323, 227, 232, 323, 232, 232,
    460, 207, 208, 461, 209, 210, 462, 211, 212, 463, 57, 213, 463, 208, 57, 463, 57, 57,
    464, 207, 208, 465, 209, 210, 466, 211, 212, 467, 57, 213, 467, 208, 57, 467, 57, 57,
    324, 218, 219, 325, 220, 221, 326, 222, 223, 327, 224, 225, 327, 219, 224, 327, 224, 224,
    266, 197, 198, 269, 200, 201, 272, 203, 204, 4, 78, 206, 4, 198, 78, 4, 78, 78, 460, 197,
    198, 461, 200, 201, 462, 203, 204, 463, 78, 206, 463, 198, 78, 463, 78, 78, 464, 197,
    198, 465, 200, 201, 466, 203, 204, 467, 78, 206, 467, 198, 78, 467, 78, 78, 276, 207,
    235, 277, 209, 237, 278, 211, 239, 26, 57, 241, 26, 208, 240, 26, 57, 240, 464, 242, 243,
    465, 244, 245, 466, 246, 247, 467, 248, 249, 467, 243, 248, 467, 248, 248, 460, 234, 235,
    461, 236, 237, 462, 238, 239, 463, 240, 241, 463, 235, 240, 463, 240, 240, 309, 214, 215,
    310, 216, 217, 310, 215, 216, 310, 216, 216, 309, 214, 235, 310, 216, 241, 310, 215, 240,
    310, 216, 240, 309, 214, 258, 310, 216, 261, 310, 215, 165, 310, 216, 165, 324, 226, 219,
    325, 228, 221, 326, 230, 223, 327, 232, 225, 327, 227, 224, 327, 232, 224, 454, 242, 255,
    468, 248, 257, 468, 243, 256, 458, 242, 251, 469, 248, 253, 469, 243, 252, 307, 308, 470,
    413, 471, 470, 416, 106, 472, 473, 474, 475, 476, 473, 477, 478, 479, 473, 480, 481, 482,
    473, 480, 483, 481, 482, 473, 480, 481, 473, 480, 483, 481, 473, 484, 485, 486, 487, 473,
    484, 486, 487, 319, 473, 319, 473, 488, 489, 473, 490, 491, 492, 473, 474, 475, 476, 493,
    473, 477, 478, 479, 494, 473, 480, 481, 482, 494, 473, 480, 483, 481, 482, 495, 473, 480,
    483, 481, 482, 496, 473, 484, 485, 486, 487, 496, 473, 484, 486, 487, 494, 473, 494, 473,
    482, 495, 473, 482, 493, 473, 497, 492, 473, 497, 493, 473, 498, 492, 473, 498, 494, 481,
    482, 319, 494, 473, 481, 482, 319, 473, 499, 500, 501, 473, 502, 503, 504, 473, 505, 506,
    507, 473, 505, 508, 506, 507, 473, 505, 506, 473, 505, 508, 506, 473, 509, 510, 511, 512,
    473, 509, 511, 512, 513, 473, 499, 500, 501, 514, 473, 502, 503, 504, 515, 473, 505, 506,
    507, 515, 473, 505, 508, 506, 507, 516, 473, 505, 508, 506, 507, 517, 473, 509, 510, 511,
    512, 517, 473, 509, 511, 512, 515, 473, 507, 516, 473, 507, 515, 480, 473, 518, 489, 473,
    519, 491, 520, 473, 497, 521, 473, 497, 520, 473, 498, 494, 522, 480, 523, 481, 482, 480,
    481, 319, 494, 482, 319, 494, 473, 480, 473, 524, 525, 473, 526, 527, 528, 473, 529, 530,
    473, 531, 532, 533, 534, 535, 532, 536, 537, 534, 535, 532, 533, 538, 535, 532, 533, 534,
    539, 532, 536, 537, 534, 539, 532, 533, 538, 539, 532, 533, 534, 540, 532, 536, 537, 534,
    540, 532, 533, 538, 540, 532, 533, 534, 541, 532, 536, 537, 534, 541, 532, 533, 538, 541,
    532, 533, 534, 542, 532, 536, 537, 534, 542, 532, 533, 538, 542, 543, 533, 534, 544, 543,
    536, 537, 534, 544, 543, 533, 538, 544, 545, 533, 534, 546, 545, 536, 537, 534, 546, 545,
    533, 538, 546, 547, 533, 534, 548, 547, 536, 537, 534, 548, 547, 533, 538, 548, 533, 549,
    550, 534, 536, 549, 537, 550, 534, 533, 549, 538, 550, 533, 549, 551, 534, 536, 549, 537,
    551, 534, 533, 549, 538, 551, 533, 549, 552, 534, 536, 549, 537, 552, 534, 533, 549, 538,
    552, 533, 553, 554, 534, 536, 553, 537, 554, 534, 533, 553, 538, 554, 533, 555, 556, 534,
    536, 555, 537, 556, 534, 533, 555, 538, 556, 533, 557, 558, 534, 536, 557, 537, 558, 534,
    533, 557, 538, 558, 532, 533, 534, 559, 532, 536, 537, 534, 559, 532, 533, 538, 559, 532,
    538, 542, 549, 538, 552, 532, 533, 549, 552, 534, 542, 532, 533, 549, 538, 552, 542, 48,
    533, 553, 560, 534, 561, 48, 533, 553, 538, 560, 561, 532, 533, 549, 560, 534, 561, 532,
    533, 549, 538, 560, 561, 532, 533, 549, 562, 534, 563, 532, 533, 549, 538, 562, 563, 543,
    533, 553, 554, 534, 544, 543, 533, 553, 538, 554, 544, 468, 533, 557, 564, 534, 565, 468,
    533, 557, 538, 564, 565, 543, 533, 553, 564, 534, 565, 543, 533, 553, 538, 564, 565, 543,
    533, 553, 566, 534, 567, 543, 533, 553, 538, 566, 567, 26, 533, 553, 568, 534, 569, 26,
    533, 553, 538, 568, 569, 532, 533, 549, 568, 534, 569, 532, 533, 549, 538, 568, 569, 570,
    571, 572, 573, 542, 574, 571, 572, 573, 544, 575, 571, 572, 573, 546, 576, 571, 572, 573,
    548, 577, 571, 572, 573, 552, 578, 571, 572, 573, 554, 579, 571, 572, 573, 556, 580, 571,
    572, 573, 558, 570, 571, 572, 573, 544, 574, 571, 572, 573, 546, 574, 571, 572, 573, 548,
    577, 571, 572, 573, 554, 578, 571, 572, 573, 556, 578, 571, 572, 573, 558, 570, 571, 581,
    573, 535, 570, 571, 581, 573, 539, 570, 571, 581, 573, 540, 570, 571, 581, 573, 541, 570,
    571, 581, 573, 542, 574, 571, 581, 573, 544, 575, 571, 581, 573, 546, 576, 571, 581, 573,
    548, 577, 571, 581, 573, 550, 577, 571, 581, 573, 551, 577, 571, 581, 573, 552, 578, 571,
    581, 573, 554, 579, 571, 581, 573, 556, 580, 571, 581, 573, 558, 582, 571, 581, 573, 535,
    582, 571, 581, 573, 539, 582, 571, 581, 573, 559, 582, 571, 581, 573, 552, 542, 583, 571,
    581, 573, 560, 561, 582, 571, 581, 573, 560, 561, 582, 571, 581, 573, 562, 563, 583, 571,
    581, 573, 554, 544, 584, 571, 581, 573, 564, 565, 583, 571, 581, 573, 564, 565, 583, 571,
    581, 573, 566, 567, 583, 571, 581, 573, 568, 569, 582, 571, 581, 573, 568, 569, 585, 578,
    586, 587, 542, 588, 578, 586, 587, 544, 589, 578, 586, 587, 546, 590, 578, 586, 587, 548,
    591, 578, 586, 587, 552, 592, 578, 586, 587, 554, 593, 578, 586, 587, 556, 594, 578, 586,
    587, 558, 585, 578, 586, 587, 544, 588, 578, 586, 587, 546, 588, 578, 586, 587, 548, 591,
    578, 586, 587, 554, 592, 578, 586, 587, 556, 592, 578, 586, 587, 558, 595, 596, 597, 598,
    596, 597, 599, 596, 597, 600, 596, 597, 601, 596, 597, 552, 542, 602, 596, 597, 552, 542,
    603, 596, 597, 560, 561, 604, 596, 597, 560, 561, 601, 596, 597, 560, 561, 602, 596, 597,
    560, 561, 601, 596, 597, 562, 563, 602, 596, 597, 562, 563, 595, 605, 597, 598, 605, 597,
    595, 606, 607, 598, 606, 607, 595, 608, 607, 598, 608, 607, 595, 609, 597, 610, 598, 609,
    597, 610, 595, 611, 597, 610, 598, 611, 597, 610, 595, 612, 597, 610, 598, 612, 597, 610,
    595, 613, 597, 610, 598, 613, 597, 610, 595, 614, 597, 610, 598, 614, 597, 610, 595, 615,
    597, 610, 598, 615, 597, 610, 595, 616, 597, 610, 598, 616, 597, 610, 595, 617, 597, 610,
    598, 617, 597, 610, 595, 618, 597, 610, 598, 618, 597, 610, 595, 619, 597, 610, 598, 619,
    597, 610, 620, 621, 622, 542, 623, 621, 622, 544, 624, 621, 622, 548, 625, 621, 622, 626,
    627, 621, 622, 628, 620, 629, 622, 542, 623, 629, 622, 544, 624, 629, 622, 548, 625, 629,
    622, 626, 627, 629, 622, 628, 630, 621, 622, 630, 629, 622, 631, 632, 633, 634, 635, 154,
    319, 56, 64, 636, 56, 637, 67, 56, 67, 68, 56, 72, 65, 56, 24, 638, 56, 639, 27, 56, 27,
    28, 56, 32, 25, 56, 452, 640, 56, 641, 642, 56, 643, 644, 56, 645, 646, 56, 646, 647, 56,
    648, 649, 56, 650, 651, 56, 652, 653, 56, 653, 654, 56, 655, 656, 56, 35, 657, 56, 658,
    38, 56, 38, 39, 56, 43, 36, 56, 46, 659, 56, 660, 49, 56, 49, 50, 56, 54, 47, 56, 459,
    661, 56, 662, 663, 56, 455, 664, 56, 665, 666, 56, 24, 667, 56, 639, 5, 56, 27, 6, 56,
    32, 2, 56, 452, 667, 56, 641, 2, 668, 64, 636, 153, 668, 637, 67, 153, 668, 67, 68, 153,
    668, 72, 65, 153, 668, 24, 638, 153, 668, 639, 27, 153, 668, 27, 28, 153, 668, 32, 25,
    153, 668, 452, 640, 153, 668, 641, 642, 153, 668, 643, 644, 153, 668, 645, 646, 153, 668,
    646, 647, 153, 668, 648, 649, 153, 668, 650, 651, 153, 668, 652, 653, 153, 668, 653, 654,
    153, 668, 655, 656, 153, 668, 35, 657, 153, 668, 658, 38, 153, 668, 38, 39, 153, 668, 43,
    36, 153, 668, 46, 659, 153, 668, 660, 49, 153, 668, 49, 50, 153, 668, 54, 47, 153, 668,
    459, 661, 153, 668, 662, 663, 153, 668, 455, 664, 153, 668, 665, 666, 153, 668, 24, 667,
    153, 668, 639, 5, 153, 668, 27, 6, 153, 668, 32, 2, 153, 668, 452, 667, 153, 668, 641, 2,
    153, 0, 1, 4, 5, 7, 6, 9, 10, 669, 670, 34, 452, 42, 641, 671, 35, 672, 43, 23, 35, 26,
    38, 29, 39, 31, 43, 23, 46, 26, 49, 29, 50, 31, 54, 45, 24, 48, 27, 51, 28, 53, 32, 34,
    24, 37, 27, 40, 28, 42, 32, 63, 24, 66, 27, 69, 28, 71, 32, 23, 64, 26, 67, 29, 68, 31,
    72, 23, 452, 31, 641, 671, 24, 672, 32, 45, 452, 53, 641, 671, 46, 672, 54, 671, 452,
    672, 641, 673, 674, 317, 675, 676, 677, 678, 679, 23, 24, 26, 27, 29, 28, 31, 32, 45, 46,
    48, 49, 51, 50, 53, 54, 34, 46, 37, 49, 40, 50, 42, 54, 34, 35, 37, 38, 40, 39, 42, 43,
    0, 1, 319, 4, 5, 319, 7, 6, 319, 9, 10, 319, 0, 670, 319, 63, 650, 66, 653, 69, 654, 71,
    655, 63, 643, 66, 646, 69, 647, 71, 648, 680, 64, 323, 67, 681, 68, 682, 72, 683, 64,
    327, 67, 684, 68, 685, 72, 63, 64, 66, 67, 69, 68, 71, 72, 686, 687, 334, 688, 689, 690,
    691, 692, 693, 694, 695, 696, 0, 670, 693, 694, 319, 680, 650, 323, 653, 681, 654, 682,
    655, 34, 643, 37, 646, 40, 647, 42, 648, 45, 650, 48, 653, 51, 654, 53, 655, 460, 329,
    697, 698, 463, 687, 698, 699, 463, 697, 687, 699, 463, 687, 687, 699, 463, 697, 698, 687,
    463, 687, 698, 687, 463, 697, 687, 687, 463, 687, 687, 687, 464, 376, 377, 467, 700, 383,
    467, 377, 700, 467, 700, 700, 460, 329, 697, 463, 687, 698, 463, 697, 687, 463, 687, 687,
    460, 376, 697, 463, 700, 698, 463, 377, 687, 463, 700, 687, 464, 376, 377, 383, 467, 700,
    383, 701, 467, 377, 700, 701, 467, 700, 700, 701, 467, 377, 383, 700, 467, 700, 383, 700,
    467, 377, 700, 700, 467, 700, 700, 700, 298, 423, 424, 429, 60, 13, 429, 702, 60, 424,
    13, 702, 60, 13, 13, 702, 60, 424, 429, 13, 60, 13, 429, 13, 60, 424, 13, 13, 60, 13, 13,
    13, 298, 423, 424, 60, 13, 429, 60, 424, 13, 60, 13, 13, 276, 423, 424, 213, 277, 425,
    426, 336, 278, 427, 428, 337, 26, 13, 429, 338, 26, 424, 13, 338, 26, 13, 13, 338, 26,
    424, 429, 24, 26, 13, 429, 24, 26, 424, 13, 24, 26, 13, 13, 24, 280, 703, 704, 241, 37,
    705, 706, 349, 37, 704, 705, 349, 37, 705, 705, 349, 37, 704, 706, 35, 37, 705, 706, 35,
    37, 704, 705, 35, 37, 705, 705, 35, 48, 707, 375, 360, 48, 369, 707, 360, 48, 707, 707,
    360, 48, 369, 375, 46, 48, 707, 375, 46, 48, 369, 707, 46, 48, 707, 707, 46, 280, 708,
    709, 241, 37, 710, 711, 349, 37, 709, 710, 349, 37, 710, 710, 349, 37, 709, 711, 35, 37,
    710, 711, 35, 37, 709, 710, 35, 37, 710, 710, 35, 283, 712, 713, 249, 48, 714, 715, 360,
    48, 713, 714, 360, 48, 714, 714, 360, 48, 713, 715, 46, 48, 714, 715, 46, 48, 713, 714,
    46, 48, 714, 714, 46, 276, 431, 432, 213, 277, 435, 436, 336, 278, 439, 440, 337, 26,
    716, 443, 338, 26, 432, 716, 338, 26, 716, 716, 338, 26, 432, 443, 24, 26, 716, 443, 24,
    26, 432, 716, 24, 26, 716, 716, 24, 276, 267, 258, 261, 277, 270, 259, 362, 278, 273,
    260, 363, 26, 1, 261, 364, 26, 258, 1, 364, 26, 1, 1, 364, 26, 258, 261, 1, 26, 1, 261,
    1, 26, 258, 1, 1, 26, 1, 1, 1, 304, 267, 258, 261, 305, 270, 259, 362, 306, 273, 260,
    363, 75, 1, 261, 364, 75, 258, 1, 364, 75, 1, 1, 364, 75, 258, 261, 1, 75, 1, 261, 1, 75,
    258, 1, 1, 75, 1, 1, 1, 717, 718, 719, 720, 717, 721, 722, 720, 723, 718, 719, 724, 725,
    721, 722, 726, 727, 728, 729, 730, 727, 731, 732, 730, 496, 33, 733, 158, 496, 73, 733,
    734, 735, 73, 733, 158, 9, 736, 482, 319, 9, 482, 319, 105, 106, 108, 109, 111, 112, 114,
    115, 105, 106, 93, 108, 109, 93, 111, 112, 93, 114, 115, 93, 80, 81, 84, 85, 94, 95, 96,
    97, 87, 81, 90, 85, 87, 95, 90, 97, 87, 88, 90, 91, 87, 100, 90, 102, 87, 737, 90, 738,
    87, 739, 90, 740, 105, 81, 108, 85, 111, 81, 114, 85, 94, 81, 96, 85, 87, 88, 83, 90, 91,
    83, 87, 81, 83, 90, 85, 83, 87, 95, 83, 90, 97, 83, 80, 81, 83, 84, 85, 83, 94, 95, 83,
    96, 97, 83, 741, 81, 153, 83, 154, 742, 85, 153, 83, 154, 743, 95, 153, 83, 154, 744, 97,
    153, 83, 154, 105, 745, 319, 111, 746, 319, 747, 106, 319, 669, 109, 319, 748, 112, 319,
    749, 115, 319, 747, 745, 319, 111, 152, 746, 151, 111, 746, 151, 152, 105, 750, 111, 750,
    121, 122, 124, 125, 121, 88, 124, 91, 121, 81, 124, 85, 87, 122, 90, 125, 80, 122, 84,
    125, 131, 122, 134, 125, 121, 132, 124, 135, 131, 132, 134, 135, 751, 88, 83, 91, 89, 83,
    88, 91, 83, 91, 91, 83, 752, 81, 83, 85, 82, 83, 81, 85, 83, 85, 85, 83, 753, 81, 83, 97,
    82, 83, 95, 85, 83, 97, 85, 83, 753, 95, 83, 97, 98, 83, 95, 97, 83, 97, 97, 83, 754,
    122, 83, 125, 123, 83, 122, 125, 83, 125, 125, 83, 755, 132, 83, 135, 133, 83, 132, 135,
    83, 135, 135, 83, 756, 757, 758, 759, 760, 761, 762, 762, 93, 762, 391, 762, 154, 763,
    319,
];
/// Where each list starts, and the end of the last.
pub static OPERAND_STARTS: [u16; 1477] = [
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
    1149, 1152, 1155, 1158, 1161, 1166, 1171, 1176, 1181, 1186, 1191, 1194, 1197, 1200, 1203,
    1206, 1209, 1212, 1215, 1218, 1221, 1224, 1227, 1230, 1233, 1236, 1239, 1242, 1245, 1248,
    1251, 1251, 1253, 1255, 1257, 1259, 1261, 1263, 1265, 1267, 1269, 1271, 1273, 1275, 1277,
    1279, 1281, 1283, 1285, 1287, 1289, 1291, 1293, 1295, 1297, 1299, 1301, 1303, 1305, 1307,
    1309, 1311, 1313, 1315, 1317, 1319, 1321, 1323, 1325, 1327, 1329, 1331, 1333, 1335, 1337,
    1339, 1341, 1343, 1345, 1347, 1349, 1351, 1353, 1355, 1357, 1359, 1361, 1363, 1365, 1367,
    1369, 1371, 1373, 1375, 1377, 1380, 1383, 1386, 1389, 1392, 1394, 1396, 1398, 1400, 1402,
    1404, 1406, 1408, 1410, 1412, 1414, 1416, 1418, 1420, 1422, 1424, 1426, 1428, 1430, 1432,
    1434, 1436, 1438, 1440, 1442, 1444, 1446, 1448, 1450, 1452, 1454, 1456, 1458, 1460, 1462,
    1464, 1468, 1472, 1476, 1480, 1484, 1488, 1492, 1496, 1500, 1504, 1508, 1512, 1516, 1520,
    1524, 1528, 1532, 1536, 1540, 1544, 1548, 1552, 1556, 1560, 1564, 1568, 1572, 1576, 1580,
    1584, 1588, 1592, 1596, 1600, 1604, 1608, 1612, 1616, 1620, 1624, 1628, 1632, 1636, 1640,
    1644, 1648, 1652, 1656, 1660, 1664, 1668, 1672, 1676, 1680, 1684, 1688, 1692, 1696, 1700,
    1704, 1708, 1712, 1716, 1720, 1724, 1728, 1732, 1736, 1740, 1744, 1748, 1752, 1756, 1760,
    1764, 1768, 1772, 1776, 1780, 1784, 1788, 1792, 1796, 1800, 1804, 1808, 1812, 1816, 1820,
    1824, 1828, 1832, 1836, 1840, 1844, 1848, 1852, 1856, 1860, 1864, 1868, 1872, 1876, 1880,
    1884, 1888, 1892, 1896, 1900, 1904, 1908, 1912, 1916, 1920, 1924, 1928, 1932, 1936, 1941,
    1946, 1951, 1956, 1961, 1966, 1971, 1976, 1981, 1986, 1991, 1996, 2001, 2006, 2011, 2016,
    2020, 2024, 2028, 2032, 2036, 2040, 2044, 2048, 2052, 2056, 2060, 2064, 2068, 2072, 2076,
    2080, 2084, 2088, 2092, 2096, 2100, 2104, 2108, 2112, 2116, 2120, 2124, 2128, 2132, 2136,
    2140, 2144, 2148, 2152, 2156, 2160, 2164, 2168, 2172, 2176, 2180, 2184, 2188, 2192, 2196,
    2200, 2204, 2208, 2212, 2216, 2220, 2224, 2228, 2232, 2236, 2240, 2244, 2248, 2252, 2256,
    2260, 2264, 2268, 2272, 2276, 2280, 2284, 2288, 2292, 2296, 2300, 2304, 2308, 2312, 2316,
    2320, 2324, 2328, 2332, 2336, 2340, 2344, 2348, 2352, 2356, 2360, 2364, 2368, 2372, 2376,
    2380, 2384, 2388, 2392, 2396, 2400, 2404, 2408, 2412, 2416, 2420, 2424, 2429, 2434, 2439,
    2444, 2449, 2454, 2459, 2464, 2469, 2474, 2479, 2484, 2489, 2494, 2499, 2504, 2509, 2514,
    2519, 2524, 2529, 2534, 2539, 2544, 2549, 2554, 2559, 2564, 2569, 2574, 2579, 2584, 2588,
    2592, 2596, 2600, 2604, 2608, 2611, 2614, 2617, 2620, 2623, 2626, 2629, 2632, 2635, 2638,
    2641, 2644, 2647, 2650, 2653, 2656, 2659, 2662, 2665, 2668, 2671, 2674, 2677, 2680, 2683,
    2686, 2689, 2692, 2695, 2698, 2701, 2704, 2707, 2710, 2713, 2716, 2719, 2722, 2725, 2728,
    2731, 2734, 2737, 2740, 2743, 2746, 2749, 2752, 2755, 2758, 2761, 2764, 2767, 2770, 2773,
    2776, 2779, 2782, 2785, 2788, 2791, 2794, 2797, 2800, 2803, 2806, 2809, 2812, 2815, 2818,
    2821, 2824, 2827, 2830, 2833, 2836, 2839, 2842, 2845, 2848, 2851, 2854, 2857, 2860, 2863,
    2866, 2869, 2873, 2877, 2881, 2886, 2889, 2893, 2898, 2902, 2903, 2905, 2908, 2911, 2916,
    2921, 2926, 2932, 2938, 2944, 2949, 2951, 2954, 2957, 2960, 2963, 2966, 2969, 2973, 2978,
    2982, 2986, 2990, 2995, 2998, 3002, 3007, 3011, 3016, 3021, 3026, 3032, 3038, 3044, 3049,
    3052, 3055, 3057, 3060, 3063, 3066, 3069, 3072, 3078, 3081, 3084, 3087, 3090, 3093, 3096,
    3099, 3103, 3108, 3112, 3116, 3121, 3125, 3129, 3134, 3138, 3142, 3147, 3151, 3155, 3160,
    3164, 3168, 3173, 3177, 3181, 3186, 3190, 3194, 3199, 3203, 3207, 3212, 3216, 3220, 3225,
    3229, 3233, 3238, 3242, 3246, 3251, 3255, 3259, 3264, 3268, 3272, 3277, 3281, 3285, 3290,
    3294, 3297, 3300, 3306, 3312, 3318, 3324, 3330, 3336, 3342, 3348, 3354, 3360, 3366, 3372,
    3378, 3384, 3390, 3396, 3402, 3408, 3414, 3420, 3425, 3430, 3435, 3440, 3445, 3450, 3455,
    3460, 3465, 3470, 3475, 3480, 3485, 3490, 3495, 3500, 3505, 3510, 3515, 3520, 3525, 3530,
    3535, 3540, 3545, 3550, 3555, 3560, 3565, 3570, 3575, 3581, 3587, 3593, 3599, 3605, 3611,
    3617, 3623, 3629, 3635, 3640, 3645, 3650, 3655, 3660, 3665, 3670, 3675, 3680, 3685, 3690,
    3695, 3700, 3705, 3708, 3711, 3714, 3717, 3722, 3727, 3732, 3737, 3742, 3747, 3752, 3757,
    3760, 3763, 3766, 3769, 3772, 3775, 3779, 3783, 3787, 3791, 3795, 3799, 3803, 3807, 3811,
    3815, 3819, 3823, 3827, 3831, 3835, 3839, 3843, 3847, 3851, 3855, 3859, 3863, 3867, 3871,
    3875, 3879, 3883, 3887, 3891, 3895, 3898, 3901, 3908, 3911, 3914, 3917, 3920, 3923, 3926,
    3929, 3932, 3935, 3938, 3941, 3944, 3947, 3950, 3953, 3956, 3959, 3962, 3965, 3968, 3971,
    3974, 3977, 3980, 3983, 3986, 3989, 3992, 3995, 3998, 4001, 4004, 4007, 4010, 4013, 4016,
    4020, 4024, 4028, 4032, 4036, 4040, 4044, 4048, 4052, 4056, 4060, 4064, 4068, 4072, 4076,
    4080, 4084, 4088, 4092, 4096, 4100, 4104, 4108, 4112, 4116, 4120, 4124, 4128, 4132, 4136,
    4140, 4144, 4148, 4152, 4156, 4160, 4162, 4164, 4166, 4168, 4170, 4172, 4174, 4176, 4178,
    4180, 4182, 4184, 4186, 4188, 4190, 4192, 4194, 4196, 4198, 4200, 4202, 4204, 4206, 4208,
    4210, 4212, 4214, 4216, 4218, 4220, 4222, 4224, 4226, 4228, 4230, 4232, 4234, 4236, 4238,
    4240, 4242, 4244, 4246, 4248, 4250, 4252, 4254, 4256, 4258, 4260, 4262, 4264, 4266, 4268,
    4270, 4272, 4274, 4276, 4278, 4280, 4282, 4284, 4286, 4289, 4292, 4295, 4298, 4301, 4303,
    4305, 4307, 4309, 4311, 4313, 4315, 4317, 4319, 4321, 4323, 4325, 4327, 4329, 4331, 4333,
    4335, 4337, 4339, 4341, 4343, 4345, 4347, 4349, 4351, 4353, 4355, 4358, 4360, 4362, 4364,
    4366, 4368, 4370, 4372, 4374, 4376, 4378, 4380, 4382, 4386, 4390, 4394, 4398, 4402, 4406,
    4410, 4414, 4417, 4420, 4423, 4426, 4429, 4432, 4435, 4438, 4441, 4444, 4447, 4450, 4454,
    4458, 4462, 4466, 4470, 4474, 4478, 4482, 4486, 4490, 4494, 4498, 4502, 4506, 4510, 4514,
    4517, 4520, 4523, 4526, 4530, 4534, 4538, 4542, 4546, 4550, 4554, 4558, 4562, 4566, 4570,
    4574, 4578, 4582, 4586, 4590, 4594, 4598, 4602, 4606, 4610, 4614, 4618, 4622, 4626, 4630,
    4634, 4638, 4642, 4646, 4650, 4654, 4658, 4662, 4666, 4670, 4674, 4678, 4682, 4686, 4690,
    4694, 4698, 4702, 4706, 4710, 4714, 4718, 4722, 4726, 4730, 4734, 4738, 4742, 4746, 4750,
    4754, 4758, 4762, 4766, 4770, 4774, 4778, 4782, 4786, 4790, 4794, 4798, 4802, 4806, 4810,
    4814, 4818, 4822, 4826, 4830, 4834, 4838, 4842, 4846, 4850, 4853, 4855, 4857, 4859, 4861,
    4864, 4867, 4870, 4873, 4875, 4877, 4879, 4881, 4883, 4885, 4887, 4889, 4891, 4893, 4895,
    4897, 4899, 4901, 4903, 4905, 4907, 4909, 4911, 4913, 4915, 4917, 4920, 4923, 4926, 4929,
    4932, 4935, 4938, 4941, 4944, 4947, 4952, 4957, 4962, 4967, 4970, 4973, 4976, 4979, 4982,
    4985, 4988, 4990, 4992, 4996, 4998, 5000, 5002, 5004, 5006, 5008, 5010, 5012, 5014, 5016,
    5018, 5020, 5022, 5024, 5026, 5028, 5030, 5032, 5035, 5038, 5041, 5044, 5047, 5050, 5053,
    5056, 5059, 5062, 5065, 5068, 5071, 5074, 5077, 5080, 5083, 5086, 5089, 5092, 5095, 5098,
    5101, 5104, 5105, 5106, 5107, 5108, 5109, 5110, 5111, 5113, 5115, 5117, 5119,
];
