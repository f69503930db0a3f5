#!/bin/sh
# Builds the object files and LLVM's disassembly of them anew, with clang-22 and llvm-objdump-22. The tests need neither.
set -eu
cd "$(dirname "$0")"
for target in gfx908 gfx90a gfx942 gfx950 gfx1250 gfx1010 gfx1030 gfx1100 gfx1150 gfx1200; do
    mkdir -p "$target"
    for kernel in matmul reduction histogram branches; do
        clang-22 -x cl -cl-std=CL2.0 --target=amdgcn-amd-amdhsa -mcpu="$target" -nogpulib -O2 -c "$kernel.cl" -o "$target/$kernel.o"
        llvm-objdump-22 -d --no-show-raw-insn --no-leading-addr "$target/$kernel.o" | sed -e '1,/^Disassembly/d' -e 's| *// [0-9A-F]*: .*||' > "$target/$kernel.s"
    done
done
