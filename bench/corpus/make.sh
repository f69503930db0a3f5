#!/usr/bin/env bash
# Compiles kernels.cl with Debian's clang-22 for each generation, and for x86-64 for scale; writes the .text bytes as NAME.bin.
# The results are committed: benches and tests need no compiler.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

text() {
    local name=$1
    shift
    clang-22 -x cl -cl-std=CL2.0 -Xclang -cl-ext=+cl_khr_fp16,+cl_khr_fp64 -w -O2 "$@" -c kernels.cl -o "$work/object"
    llvm-objcopy-22 --dump-section ".text=$name.bin" "$work/object"
}

while read -r name target; do
    text "$name" --target=amdgcn-amd-amdhsa -mcpu="$target" -nogpulib
done <<LIST
cdna1 gfx908
cdna2 gfx90a
cdna3 gfx942
cdna4 gfx950
cdna5 gfx1250
rdna1 gfx1010
rdna2 gfx1030
rdna3 gfx1100
rdna3_5 gfx1150
rdna4 gfx1200
LIST
text x86_64 --target=x86_64-linux-gnu -march=x86-64-v3
