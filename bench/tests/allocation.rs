//! Decoding, operands, text and encoding allocate nothing.
#![allow(unsafe_code, reason = "an allocator that counts")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fmt::Write;
use std::hint::black_box;

use amdgpu_isa::{Generation, WaveSize};
use amdgpu_isa_bench::corpus;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: all work is the system allocator's.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Text of at most so many bytes, in place.
struct Line {
    bytes: [u8; 512],
    len: usize,
}

impl Write for Line {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        let end = self.len + text.len();
        self.bytes.get_mut(self.len..end).ok_or(std::fmt::Error)?.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

fn allocations(work: impl FnOnce()) -> usize {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

#[test]
fn nothing_is_allocated() {
    assert_eq!(allocations(|| drop(black_box(vec![1]))), 1, "the allocator counts");
    for generation in Generation::ALL {
        let code = corpus::compiler(*generation);
        // Garbage too: errors allocate no more than instructions.
        let garbage: Vec<u8> = code.iter().rev().copied().collect();
        for code in [&code, &garbage] {
            let count = allocations(|| {
                for (_, result) in generation.isa().stream(code) {
                    let Ok(inst) = result else { continue };
                    for operand in inst.operands() {
                        black_box((operand.value(), operand.name(), operand.resolve(WaveSize::Wave64)));
                    }
                    inst.accesses(WaveSize::Wave32).for_each(|access| {
                        black_box(access);
                    });
                    inst.fields().for_each(|field| {
                        black_box(field);
                    });
                    let mut line = Line { bytes: [0; 512], len: 0 };
                    write!(line, "{inst}").expect("a line has less than 512 bytes");
                    black_box(&line.bytes);
                    assert_eq!(inst.encode(), Ok(inst));
                }
            });
            assert_eq!(count, 0, "{generation}");
        }
    }
}
