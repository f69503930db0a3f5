//! AMD code objects: ELF files with a target in their flags, code, symbols and kernel descriptors.

use std::collections::BTreeMap;

use amdgpu_isa::{Generation, UnknownGeneration};
use object::elf::EM_AMDGPU;
use object::read::elf::{ElfFile64, FileHeader};
use object::{Endianness, Object, ObjectSection, ObjectSymbol, SectionKind, SymbolKind};

/// The bits of an object file's flags that name the target.
const MACHINE: u32 = 0xff;
/// Targets by the number in the low byte of an object file's flags.
const MACHINES: &[(u32, &str)] = &[
    (0x30, "gfx908"),
    (0x33, "gfx1010"),
    (0x34, "gfx1011"),
    (0x35, "gfx1012"),
    (0x36, "gfx1030"),
    (0x37, "gfx1031"),
    (0x38, "gfx1032"),
    (0x39, "gfx1033"),
    (0x3d, "gfx1035"),
    (0x3e, "gfx1034"),
    (0x3f, "gfx90a"),
    (0x40, "gfx940"),
    (0x41, "gfx1100"),
    (0x42, "gfx1013"),
    (0x43, "gfx1150"),
    (0x44, "gfx1103"),
    (0x45, "gfx1036"),
    (0x46, "gfx1101"),
    (0x47, "gfx1102"),
    (0x48, "gfx1200"),
    (0x49, "gfx1250"),
    (0x4a, "gfx1151"),
    (0x4b, "gfx941"),
    (0x4c, "gfx942"),
    (0x4e, "gfx1201"),
    (0x4f, "gfx950"),
    (0x52, "gfx10-1-generic"),
    (0x53, "gfx10-3-generic"),
    (0x54, "gfx11-generic"),
    (0x55, "gfx1152"),
    (0x58, "gfx1153"),
    (0x59, "gfx12-generic"),
    (0x5a, "gfx1251"),
    (0x5f, "gfx9-4-generic"),
];
/// Numbers of targets before gfx908, and of gfx909, gfx90c and gfx9-generic.
const OLD_MACHINES: [u32; 22] = [
    0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x2d, 0x2e, 0x2f, 0x31, 0x32, 0x3a, 0x3b,
    0x3c, 0x51,
];
/// How files begin that are no ELF files but may hold one, or become one; and what to say.
const OTHER_FILES: [(&[u8], &str); 3] = [
    (b"__CLANG_OFFLOAD_BUNDLE__", "a bundle of code objects: take one out with `clang-offload-bundler --unbundle`"),
    (b"CCOB", "a compressed bundle of code objects: take one out with `clang-offload-bundler --unbundle`"),
    (b"BC\xc0\xde", "LLVM bitcode, not yet compiled to instructions"),
];

/// The ending of a kernel descriptor's symbol.
const DESCRIPTOR: &str = ".kd";
/// A kernel descriptor's size in bytes.
const DESCRIPTOR_BYTES: usize = 64;

/// What a disassembler needs of a code object.
pub struct CodeObject<'a> {
    /// LLVM's name of the target.
    pub target: &'static str,
    /// Its generation.
    pub generation: Generation,
    /// Sections with code, in the file's order.
    pub sections: Vec<Section<'a>>,
    /// Kernel descriptors, by name.
    pub kernels: Vec<Kernel>,
}

/// A section with code.
pub struct Section<'a> {
    /// Its name.
    pub name: String,
    /// Address of its first byte.
    pub address: u64,
    /// Its bytes.
    pub data: &'a [u8],
    /// Names of addresses.
    pub symbols: BTreeMap<u64, Vec<String>>,
    /// Descriptors among the code, by address.
    pub descriptors: Vec<u64>,
}

/// A kernel's descriptor.
pub struct Kernel {
    /// The kernel's name.
    pub name: String,
    /// The section that the descriptor lies in.
    pub section: String,
    /// Address of the descriptor.
    pub address: u64,
    /// Bytes of LDS.
    pub group_segment: u32,
    /// Bytes of scratch a lane.
    pub private_segment: u32,
    /// Bytes of arguments.
    pub arguments: u32,
}

/// Reads a code object.
///
/// # Errors
/// A message, when the file is no ELF file for AMD GPUs, is damaged, or its target has no specification.
pub fn read(data: &[u8]) -> Result<CodeObject<'_>, String> {
    if let Some((_, message)) = OTHER_FILES.iter().find(|(beginning, _)| data.starts_with(beginning)) {
        return Err((*message).to_owned());
    }
    if !data.starts_with(b"\x7fELF") {
        return Err("no ELF file; of a raw binary, --gen says what it is for".to_owned());
    }
    let file: ElfFile64<'_, Endianness> = ElfFile64::parse(data).map_err(|error| format!("no 64-bit ELF file: {error}"))?;
    let header = file.elf_header();
    if header.e_machine(file.endian()) != EM_AMDGPU {
        return Err("an ELF file, but not for AMD GPUs; code objects in a program must be taken out of it first".to_owned());
    }
    let machine = header.e_flags(file.endian()).0 & MACHINE;
    if OLD_MACHINES.contains(&machine) {
        return Err(UnknownGeneration::NoSpecification.to_string());
    }
    let known = MACHINES.binary_search_by_key(&machine, |(number, _)| *number).ok().and_then(|at| MACHINES.get(at));
    let (_, target) = known.ok_or_else(|| format!("the number {machine:#x} of its target is unknown"))?;
    let generation = Generation::from_target(target).map_err(|error| error.to_string())?;
    // By section, so that a file of many sections and many symbols costs no more than their sum.
    let mut symbols_of: BTreeMap<usize, Vec<_>> = BTreeMap::new();
    for symbol in file.symbols() {
        if let Some(index) = symbol.section_index() {
            symbols_of.entry(index.0).or_default().push(symbol);
        }
    }
    let mut sections = Vec::new();
    let mut kernels = Vec::new();
    let mut code = 0usize;
    for section in file.sections() {
        let name = section.name().unwrap_or("?").to_owned();
        let bytes = section.data().map_err(|error| format!("section {name}: {error}"))?;
        if section.address().checked_add(bytes.len() as u64).is_none() {
            return Err(format!("section {name} goes on past the last address"));
        }
        let mut symbols: BTreeMap<u64, Vec<String>> = BTreeMap::new();
        let mut descriptors = Vec::new();
        for symbol in symbols_of.remove(&section.index().0).unwrap_or_default() {
            let Ok(symbol_name) = symbol.name() else { continue };
            if let Some(kernel) = symbol_name.strip_suffix(DESCRIPTOR) {
                let offset = symbol.address().wrapping_sub(section.address()) as usize;
                kernels.extend(descriptor(kernel, &name, symbol.address(), bytes.get(offset..).unwrap_or(&[])));
                descriptors.push(symbol.address());
            } else if !symbol_name.is_empty() && symbol.kind() != SymbolKind::Section {
                symbols.entry(symbol.address()).or_default().push(symbol_name.to_owned());
            }
        }
        if section.kind() == SectionKind::Text && !bytes.is_empty() {
            // Else a small file could claim the same bytes for code a thousand times.
            code += bytes.len();
            if code > data.len() {
                return Err(format!("section {name} lies over other sections"));
            }
            descriptors.sort_unstable();
            sections.push(Section { name, address: section.address(), data: bytes, symbols, descriptors });
        }
    }
    kernels.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(CodeObject { target, generation, sections, kernels })
}

impl Section<'_> {
    /// The bytes from `offset` on that are a descriptor, if one begins there.
    pub fn descriptor_at(&self, offset: usize) -> Option<usize> {
        let begins = self.descriptors.binary_search(&(self.address + offset as u64)).is_ok();
        begins.then(|| DESCRIPTOR_BYTES.min(self.data.len() - offset))
    }
}

/// The descriptor at the beginning of `data`; none if it is cut off.
fn descriptor(name: &str, section: &str, address: u64, data: &[u8]) -> Option<Kernel> {
    let data = data.get(..DESCRIPTOR_BYTES)?;
    let dword = |at: usize| data[at..at + 4].iter().rev().fold(0, |value, byte| value << 8 | u32::from(*byte));
    Some(Kernel {
        name: name.to_owned(),
        section: section.to_owned(),
        address,
        group_segment: dword(0),
        private_segment: dword(4),
        arguments: dword(8),
    })
}

#[cfg(test)]
mod tests {
    use super::MACHINES;

    #[test]
    fn machines_are_sorted_and_known() {
        assert!(MACHINES.is_sorted_by(|a, b| a.0 < b.0));
        for (_, target) in MACHINES {
            assert!(amdgpu_isa::Generation::from_target(target).is_ok(), "{target}");
        }
    }
}
