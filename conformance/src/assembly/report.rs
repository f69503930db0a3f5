//! The report of the assembly campaign.

use std::fmt::Write;

/// What became of a generation's texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Texts that LLVM printed and assembles.
    pub texts: usize,
    /// Our bytes are LLVM's.
    pub equal: usize,
    /// They are not, or we refuse the text, for a reason in the list.
    pub listed: usize,
    /// Of these, our bytes are those for which LLVM's disassembler printed the text.
    pub confirmed: usize,
    /// They are not.
    pub differing: usize,
    /// We refuse the text.
    pub refused: usize,
    /// Texts without the suffix that names the encoding, which LLVM assembles.
    pub plain: usize,
    /// Of these, our bytes are LLVM's: the same encoding is chosen.
    pub plain_equal: usize,
    /// They are not, but LLVM's disassembler prints the text of ours, and another of LLVM's.
    pub plain_confirmed: usize,
    /// Mutations that LLVM refuses.
    pub wrong: usize,
    /// Of these, we refuse, too.
    pub wrong_refused: usize,
    /// Mutations that LLVM assembles.
    pub lucky: usize,
    /// Of these, our bytes are LLVM's.
    pub lucky_equal: usize,
}

impl Counts {
    /// Texts that are not as LLVM has them and not in the list.
    pub const fn unlisted(&self) -> usize {
        self.differing + self.refused
    }

    /// Whether the campaign reached its aims.
    pub fn is_good(&self) -> bool {
        self.unlisted() == 0
            && percent(self.equal + self.confirmed, self.texts) >= 99.9
            && percent(self.plain_equal + self.plain_confirmed, self.plain) >= 99.9
            && percent(self.wrong_refused, self.wrong) >= 99.0
    }
}

const fn percent(part: usize, whole: usize) -> f64 {
    if whole == 0 { 100.0 } else { 100.0 * part as f64 / whole as f64 }
}

/// A generation on a line.
pub(super) fn line(name: &str, counts: &Counts) -> String {
    format!(
        "{name:8} texts {:7}  equal {:7} ({:.3} %)  listed {:5} (confirmed {:4})  differing {:5}  refused {:5}  without suffix {:6}  equal {:6} ({:.3} %)  wrong lines {:6}  refused {:6} ({:.3} %)  mutations that LLVM takes {:6}  equal {:6}",
        counts.texts,
        counts.equal,
        percent(counts.equal, counts.texts),
        counts.listed,
        counts.confirmed,
        counts.differing,
        counts.refused,
        counts.plain,
        counts.plain_equal,
        percent(counts.plain_equal, counts.plain),
        counts.wrong,
        counts.wrong_refused,
        percent(counts.wrong_refused, counts.wrong),
        counts.lucky,
        counts.lucky_equal
    )
}

/// The report as a page.
pub(super) fn markdown(version: &str, rows: &[(String, Counts)]) -> String {
    let mut page = format!(
        "# Assembly beside LLVM {version}\n\n\
         Written by `cargo run --release -p conformance -- assembly --report ASSEMBLY.md`; the other way, bytes to text, is in\n\
         [PARITY.md](PARITY.md). *Texts* are the different lines that `llvm-mc` prints for the corpus of `cargo xtask verify`, all of it, and\n\
         assembles itself; *equal* are those for which this project gives the same bytes, *listed* those that differ for a reason that\n\
         `conformance/lists/assembly.tsv` states. Of these, *confirmed* are those where ours are the bytes for which LLVM's disassembler\n\
         printed the text, and those that LLVM's assembler makes of it are others.\n\
         *Without suffix* are many of these texts without `_e32`, `_e64` and their like, so that the assembler chooses the encoding;\n\
         of these, too, those that differ are listed; *confirmed* are those where LLVM's disassembler prints the text of our bytes, and another\n\
         of LLVM's.\n\
         *Wrong lines* are mutations of these texts (an operand too few or too many, a register of another kind, size or alignment,\n\
         numbers out of range, two literals, unknown modifiers, other suffixes) and lines of another generation that `llvm-mc` refuses.\n\n\
         | generation | texts | equal | listed | confirmed | differing | refused by us | equal | equal or confirmed | without suffix | equal | equal or confirmed | wrong lines | refused by us | refused by us |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n"
    );
    for (name, counts) in rows {
        // Writing to a String can't fail.
        let _ = writeln!(
            page,
            "| {name} | {} | {} | {} | {} | {} | {} | {:.3} % | {:.3} % | {} | {:.3} % | {:.3} % | {} | {} | {:.3} % |",
            counts.texts,
            counts.equal,
            counts.listed,
            counts.confirmed,
            counts.differing,
            counts.refused,
            percent(counts.equal, counts.texts),
            percent(counts.equal + counts.confirmed, counts.texts),
            counts.plain,
            percent(counts.plain_equal, counts.plain),
            percent(counts.plain_equal + counts.plain_confirmed, counts.plain),
            counts.wrong,
            counts.wrong_refused,
            percent(counts.wrong_refused, counts.wrong)
        );
    }
    page
}
