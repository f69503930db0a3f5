//! LLVM's disassembler through its C interface, loaded at run time: without libLLVM the benchmarks just leave it out.
#![allow(unsafe_code, reason = "foreign functions")]

use std::ffi::{CString, c_char, c_int, c_void};

use anyhow::{Context, Result, ensure};
use libloading::{Library, Symbol};

/// Names under which Debian's package has the library.
const NAMES: [&str; 3] = ["libLLVM.so.22.1", "libLLVM-22.so", "/usr/lib/llvm-22/lib/libLLVM-22.so"];

type CreateDisasmCpu =
    unsafe extern "C" fn(*const c_char, *const c_char, *mut c_void, c_int, *mut c_void, *mut c_void) -> *mut c_void;
type DisasmInstruction = unsafe extern "C" fn(*mut c_void, *mut u8, u64, u64, *mut c_char, usize) -> usize;
type DisasmDispose = unsafe extern "C" fn(*mut c_void);

/// libLLVM with its AMDGPU target set up.
pub struct Llvm(Library);

impl Llvm {
    /// Loads the library.
    ///
    /// # Errors
    /// When it is not installed or lacks the AMDGPU target.
    pub fn load() -> Result<Self> {
        // SAFETY: LLVM's initialisers may run on any thread; the library stays loaded as long as `self`.
        let library = NAMES.iter().find_map(|name| unsafe { Library::new(*name) }.ok());
        let library = library.context("libLLVM-22 is not installed")?;
        for part in ["TargetInfo", "TargetMC", "Disassembler"] {
            let name = format!("LLVMInitializeAMDGPU{part}\0");
            // SAFETY: `void LLVMInitializeAMDGPU…(void)`.
            unsafe {
                let initialize: Symbol<unsafe extern "C" fn()> = library.get(name.as_bytes())?;
                initialize();
            }
        }
        Ok(Self(library))
    }

    /// A disassembler of a target, `gfx1100`.
    ///
    /// # Errors
    /// When LLVM does not know the target.
    pub fn disassembler(&self, target: &str) -> Result<Disassembler<'_>> {
        let triple = CString::new("amdgcn-amd-amdhsa")?;
        let cpu = CString::new(target)?;
        let none = std::ptr::null_mut();
        // SAFETY: the types are those of llvm-c/Disassembler.h; both strings end with a zero; no callbacks are given.
        unsafe {
            let create: Symbol<CreateDisasmCpu> = self.0.get(b"LLVMCreateDisasmCPU\0")?;
            let disasm = self.0.get(b"LLVMDisasmInstruction\0")?;
            let dispose = self.0.get(b"LLVMDisasmDispose\0")?;
            let context = create(triple.as_ptr(), cpu.as_ptr(), none, 0, none, none);
            ensure!(!context.is_null(), "LLVM has no disassembler of {target}");
            Ok(Disassembler { context, disasm, dispose })
        }
    }
}

/// A disassembler of one target.
pub struct Disassembler<'a> {
    context: *mut c_void,
    disasm: Symbol<'a, DisasmInstruction>,
    dispose: Symbol<'a, DisasmDispose>,
}

impl Disassembler<'_> {
    /// The length in bytes of the instruction that `bytes` begin with, and its text; none if LLVM refuses.
    pub fn instruction(&self, bytes: &[u8]) -> Option<(usize, String)> {
        let mut text = [0; 256];
        let length = self.one(bytes, &mut text);
        let end = text.iter().position(|byte| *byte == 0).unwrap_or(text.len());
        (length != 0).then(|| (length, String::from_utf8_lossy(&text[..end]).trim().replace('\t', " ")))
    }

    /// Disassembles all of `code` as text (LLVM has no other way); returns the number of instructions. Goes on after a refusal with
    /// the next dword.
    pub fn text(&self, code: &[u8]) -> usize {
        let mut text = [0; 256];
        let mut rest = code;
        let mut count = 0;
        while !rest.is_empty() {
            let length = self.one(rest, &mut text).max(4).min(rest.len());
            std::hint::black_box(&text);
            rest = &rest[length..];
            count += 1;
        }
        count
    }

    fn one(&self, bytes: &[u8], text: &mut [u8; 256]) -> usize {
        // SAFETY: LLVM only reads `bytes` and stays within both lengths; `context` lives as long as `self`.
        unsafe {
            (self.disasm)(
                self.context,
                bytes.as_ptr().cast_mut(),
                bytes.len() as u64,
                0,
                text.as_mut_ptr().cast::<c_char>(),
                text.len(),
            )
        }
    }
}

impl Drop for Disassembler<'_> {
    fn drop(&mut self) {
        // SAFETY: `context` came from LLVM and is not used again.
        unsafe { (self.dispose)(self.context) }
    }
}
