//! AMD code objects: ELF files with a target in their flags, code, symbols and kernel descriptors.

use std::collections::BTreeMap;

use amdgpu_isa::{Generation, UnknownGeneration};
use object::elf::EM_AMDGPU;
use object::read::elf::{ElfFile64, FileHeader};
use object::{Endianness, Object, ObjectSection, ObjectSymbol, SectionKind, SymbolKind};

/// How files begin that are no ELF files but may hold one, or become one; and what to say.
const OTHER_FILES: [(&[u8], &str); 3] = [
    (b"__CLANG_OFFLOAD_BUNDLE__", "a bundle of code objects: take one out with `clang-offload-bundler --unbundle`"),
    (b"CCOB", "a compressed bundle of code objects: take one out with `clang-offload-bundler --unbundle`"),
    (b"BC\xc0\xde", "LLVM bitcode, not yet compiled to instructions"),
];

/// The ending of a kernel descriptor's symbol.
const DESCRIPTOR: &str = ".kd";
/// As many bytes of names are read for each byte of the file: compilers write each name once, but names may share their ends.
const NAMES_OF_A_BYTE: usize = 4;
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
    pub kernels: Vec<Kernel<'a>>,
}

/// A section with code.
pub struct Section<'a> {
    /// Its name.
    pub name: &'a str,
    /// Address of its first byte.
    pub address: u64,
    /// Its bytes.
    pub data: &'a [u8],
    /// Names of addresses.
    pub symbols: BTreeMap<u64, Vec<&'a str>>,
    /// Descriptors among the code, by address.
    pub descriptors: Vec<u64>,
}

/// A kernel's descriptor.
pub struct Kernel<'a> {
    /// The kernel's name.
    pub name: &'a str,
    /// The section that the descriptor lies in.
    pub section: &'a str,
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
    let flags = header.e_flags(file.endian()).0;
    let (generation, target) = Generation::from_elf_flags(flags).map_err(|error| match error {
        UnknownGeneration::NoSuchName => format!("the number of its target, in its flags {flags:#x}, is unknown"),
        other => other.to_string(),
    })?;
    // By section, so that a file of many sections and many symbols costs no more than their sum.
    let mut symbols_of: BTreeMap<usize, Vec<_>> = BTreeMap::new();
    for symbol in file.symbols() {
        if let Some(index) = symbol.section_index() {
            symbols_of.entry(index.0).or_default().push(symbol);
        }
    }
    let mut names = Names { left: data.len().saturating_mul(NAMES_OF_A_BYTE) };
    let mut sections = Vec::new();
    let mut kernels = Vec::new();
    let mut code = 0usize;
    for section in file.sections() {
        let name = names.take(section.name_bytes())?.unwrap_or("?");
        let bytes = section.data().map_err(|error| format!("section {name}: {error}"))?;
        if section.address().checked_add(bytes.len() as u64).is_none() {
            return Err(format!("section {name} goes on past the last address"));
        }
        let mut symbols: BTreeMap<u64, Vec<&str>> = BTreeMap::new();
        let mut descriptors = Vec::new();
        for symbol in symbols_of.remove(&section.index().0).unwrap_or_default() {
            let Some(symbol_name) = names.take(symbol.name_bytes())? else { continue };
            if let Some(kernel) = symbol_name.strip_suffix(DESCRIPTOR) {
                let offset = symbol.address().wrapping_sub(section.address()) as usize;
                kernels.extend(descriptor(kernel, name, symbol.address(), bytes.get(offset..).unwrap_or(&[])));
                descriptors.push(symbol.address());
            } else if !symbol_name.is_empty() && symbol.kind() != SymbolKind::Section {
                symbols.entry(symbol.address()).or_default().push(symbol_name);
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
    kernels.sort_by_key(|kernel| kernel.name);
    Ok(CodeObject { target, generation, sections, kernels })
}

/// Reads names. They may overlap in a file, so that there can be more of them than it has bytes: by no more than a small factor.
struct Names {
    /// How many bytes of names may still be read.
    left: usize,
}

impl Names {
    /// The name; none if it is no text.
    fn take<'a>(&mut self, name: object::Result<&'a [u8]>) -> Result<Option<&'a str>, String> {
        let name = name.map_err(|error| format!("a name: {error}"))?;
        self.left = self.left.checked_sub(name.len()).ok_or("its names overlap too much")?;
        Ok(std::str::from_utf8(name).ok())
    }
}

impl Section<'_> {
    /// The bytes from `offset` on that are a descriptor, if one begins there.
    pub fn descriptor_at(&self, offset: usize) -> Option<usize> {
        let begins = self.descriptors.binary_search(&(self.address + offset as u64)).is_ok();
        begins.then(|| DESCRIPTOR_BYTES.min(self.data.len() - offset))
    }
}

/// The descriptor at the beginning of `data`; none if it is cut off.
fn descriptor<'a>(name: &'a str, section: &'a str, address: u64, data: &[u8]) -> Option<Kernel<'a>> {
    let data = data.get(..DESCRIPTOR_BYTES)?;
    let dword = |at: usize| data[at..at + 4].iter().rev().fold(0, |value, byte| value << 8 | u32::from(*byte));
    Some(Kernel { name, section, address, group_segment: dword(0), private_segment: dword(4), arguments: dword(8) })
}
