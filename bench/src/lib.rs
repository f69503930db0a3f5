//! What the benchmarks are made of: corpora, contenders, measuring.

pub mod corpus;
pub mod iced;
pub mod llvm;
pub mod llvm_mc;
pub mod measure;
pub mod ours;
