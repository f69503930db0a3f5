//! Code objects whose names overlap: the text does not grow beyond a small multiple of the file.

/// A code object for gfx1100: a branch and `s_endpgm`, and symbols that begin so many bytes behind the first string's beginning.
fn object(string: &[u8], starts: impl Iterator<Item = u32>) -> Vec<u8> {
    let text = [0x00, 0x00, 0xa0, 0xbf, 0x00, 0x00, 0xb0, 0xbf];
    let strings = [b"\0.text\0", string, b"\0"].concat();
    let symbols: Vec<u8> = std::iter::once([0; 24].to_vec())
        .chain(starts.map(|start| [&(7 + start).to_le_bytes()[..], &[0x12, 0, 1, 0], &4u64.to_le_bytes(), &[0; 8]].concat()))
        .flatten()
        .collect();
    let mut file = b"\x7fELF\x02\x01\x01\x40".to_vec();
    file.resize(64, 0);
    let mut headers = vec![0; 64];
    // Name, type, flags, alignment or size of entries, link, contents.
    for (name, kind, flags, entry, link, contents) in
        [(1u32, 1u32, 6u64, 0u64, 0u32, &text[..]), (0, 3, 0, 0, 0, &strings), (0, 2, 0, 24, 2, &symbols)]
    {
        let place = file.len() as u64;
        file.extend(contents);
        headers.extend([name.to_le_bytes(), kind.to_le_bytes()].concat());
        headers.extend([flags, 0, place, contents.len() as u64].map(u64::to_le_bytes).concat());
        headers.extend([link.to_le_bytes(), 1u32.to_le_bytes()].concat());
        headers.extend([1, entry].map(u64::to_le_bytes).concat());
    }
    let place = file.len() as u64;
    file.extend(headers);
    file[16..24].copy_from_slice(&[3, 0, 224, 0, 1, 0, 0, 0]);
    file[40..48].copy_from_slice(&place.to_le_bytes());
    file[48..64].copy_from_slice(&[0x41, 0, 0, 0, 64, 0, 56, 0, 0, 0, 64, 0, 4, 0, 2, 0]);
    file
}

fn disassemble(file: &[u8]) -> Result<String, String> {
    let mut out = Vec::new();
    amdgpu_isa_cli::dis::object(file, &mut out)?;
    Ok(String::from_utf8(out).expect("text"))
}

#[test]
fn names_that_overlap() {
    // Ends of names are shared in good files.
    let text = disassemble(&object(b"the_kernel", [0, 4].into_iter())).expect("a code object");
    assert!(text.contains("the_kernel:\n") && text.contains("\nkernel:\n"), "{text}");
    assert!(text.contains("s_branch the_kernel ") && text.contains("<the_kernel>"), "{text}");
    // A thousand symbols with the same long name.
    let error = disassemble(&object(&[b'a'; 10_000], std::iter::repeat_n(0, 1_000))).expect_err("too many bytes of names");
    assert!(error.contains("overlap"), "{error}");
    // A long name stands whole where it is defined, and in part where it is used.
    let text = disassemble(&object(&[b'a'; 10_000], [0].into_iter())).expect("a code object");
    assert!(text.contains("s_branch L_4 ") && text.len() < 12_000, "{text}");
}
