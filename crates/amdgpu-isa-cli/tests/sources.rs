//! Whole texts against llvm-mc: the bytes of the code section are the same, and what it refuses is refused.

use std::io::Write;
use std::process::{Command, Stdio};

use object::{Object, ObjectSection};

/// What a command makes of a text; none if it fails.
fn run(program: &str, arguments: &[&str], text: &str) -> Option<Vec<u8>> {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    output.status.success().then_some(output.stdout)
}

fn ours(text: &str) -> Option<Vec<u8>> {
    run(env!("CARGO_BIN_EXE_amdgpu-isa"), &["asm", "--gen", "gfx1100"], text)
}

fn llvms(text: &str) -> Option<Vec<u8>> {
    let file = run("llvm-mc-22", &["-triple=amdgcn", "-mcpu=gfx1100", "-filetype=obj"], text)?;
    let file = object::File::parse(&*file).expect("an object file");
    Some(file.section_by_name(".text")?.data().expect("its bytes").to_owned())
}

const GOOD: &[&str] = &[
    "/* a licence\n   s_nop 7 ; of // several \" lines */\ns_nop 0 /* a */ // b\n# c\n/* d */ /* e */\nl: /* f */\ns_branch l\n",
    "l : s_nop 0\n1 : s_branch l\ns_branch 1b\n",
    ".equ x, 5\n.equ x, 6\n.equiv y, x+1\ns_mov_b32 s0, y\n.set x, 7\ns_mov_b32 s0, x\n",
    ".byte 1, -128, 255\n.2byte 3, 4+5\n.short 6\n.4byte 0x12345678\n.8byte -1\n.quad 2\n",
    ".ascii \"ab\\n\\x4142\\101\\0\\1234\\\"\" \"c\", \"d;//#\" // e\n.asciz \"x\", \"\"\n.string \"/*z*/\\\\\"\n",
    ".local f\nf:\ns_nop 0\n",
    "a: s_nop 0\n.long b-a, 4+.-a, (b-a)/4+1\n.8byte a-b\ns_nop 1\nb:\n.fill (64-(.-a))/4, 4, 0xbf9f0000\ns_nop 2\n",
];
const BAD: &[&str] = &[
    "s_nop 0\n/* a",
    ".equiv x, 1\n.equiv x, 2\n",
    ".byte 256\n",
    ".byte 1,\n",
    ".2byte -32769\n",
    ".ascii \"a\n",
    ".ascii \"\\q\"\n",
    ".ascii \"\\400\"\n",
    ".ascii a\n",
    ".asciz \"a\",\n",
    ".asciz \"a\" \"b\"\n",
];

#[test]
fn bytes_are_llvms() {
    let has_llvm = Command::new("llvm-mc-22").arg("--version").output().is_ok();
    if !has_llvm {
        println!("skipped in part: there is no llvm-mc-22");
    }
    for text in GOOD {
        let bytes = ours(text);
        assert!(bytes.is_some(), "{text}");
        assert!(!has_llvm || bytes == llvms(text), "{text}: {bytes:x?}, LLVM {:x?}", llvms(text));
    }
    for text in BAD {
        assert_eq!(ours(text), None, "{text}");
        assert!(!has_llvm || llvms(text).is_none(), "{text}");
    }
}
