//! Campaigns that compare the generated crates with the specification and with LLVM.

fn main() {}
