//! The parity report.

use std::fmt::Write;

use super::Table;

/// What became of the lines of an encoding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Our text is LLVM's.
    pub equal: usize,
    /// It is not, for a reason in the list.
    pub listed: usize,
    /// Of these, lines where LLVM's assembler makes our text into these bytes.
    pub confirmed: usize,
    /// Of these, further lines where LLVM's assembler does not make LLVM's text into these bytes.
    pub withdrawn: usize,
    /// It is not.
    pub differing: usize,
    /// LLVM prints text, we decode nothing.
    pub undecoded: usize,
    /// LLVM prints a comment instead of an operand, as it does of illegal ones.
    pub flagged: usize,
    /// LLVM does not decode it.
    pub refused: usize,
    /// LLVM dies of it.
    pub crashed: usize,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.equal += other.equal;
        self.listed += other.listed;
        self.confirmed += other.confirmed;
        self.withdrawn += other.withdrawn;
        self.differing += other.differing;
        self.undecoded += other.undecoded;
        self.flagged += other.flagged;
        self.refused += other.refused;
        self.crashed += other.crashed;
    }

    /// Lines that were compared.
    pub fn compared(&self) -> usize {
        self.equal + self.listed + self.differing + self.undecoded
    }

    fn row(&self) -> String {
        let share = if self.compared() == 0 { 100.0 } else { 100.0 * self.equal as f64 / self.compared() as f64 };
        format!(
            "{} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {share:.3} %",
            self.compared(),
            self.equal,
            self.listed,
            self.confirmed,
            self.withdrawn,
            self.differing,
            self.undecoded,
            self.flagged,
            self.refused,
            self.crashed
        )
    }
}

/// Counts of all generations.
#[derive(Debug)]
pub struct Report {
    version: String,
    table: Table,
}

/// Titles of the columns of counts.
const COLUMNS: &str = "compared | equal | listed | confirmed | withdrawn | differing | not decoded by us | flagged by LLVM | refused by LLVM | LLVM died | equal";

impl Report {
    /// An empty report of a comparison with this version of LLVM.
    pub fn new(version: &str) -> Self {
        Report { version: version.to_owned(), table: Table::new() }
    }

    /// The counts of an encoding.
    pub fn counts(&mut self, generation: &str, encoding: &str) -> &mut Counts {
        self.table.entry(generation.to_owned()).or_default().entry(encoding.to_owned()).or_default()
    }

    fn sum(&self, generation: &str) -> Counts {
        let mut sum = Counts::default();
        self.table.get(generation).into_iter().flat_map(|encodings| encodings.values()).for_each(|counts| sum.add(counts));
        sum
    }

    /// The counts of everything.
    pub fn total(&self) -> Counts {
        let mut sum = Counts::default();
        self.table.keys().for_each(|generation| sum.add(&self.sum(generation)));
        sum
    }

    /// A generation on a line.
    pub fn line(&self, generation: &str) -> String {
        let counts = self.sum(generation);
        let share = 100.0 * counts.equal as f64 / counts.compared().max(1) as f64;
        format!(
            "{generation:8} compared {:7}  equal {:7} ({share:.3} %)  listed {:5} (confirmed {:4}, withdrawn {:4})  differing {:5}  not decoded {:5}  flagged {:6}  refused {:7}  died {:5}",
            counts.compared(),
            counts.equal,
            counts.listed,
            counts.confirmed,
            counts.withdrawn,
            counts.differing,
            counts.undecoded,
            counts.flagged,
            counts.refused,
            counts.crashed
        )
    }

    /// The report as a page.
    pub fn markdown(&self) -> String {
        let mut page = String::new();
        let _ = writeln!(
            page,
            "# Parity with LLVM {}\n\n\
             Written by `cargo xtask verify -- --report PARITY.md`. The corpus is made from the specification: every form, with every field\n\
             at zero, its maximum and each single bit, every class of operand in every place, modifiers alone and in pairs, and seeded\n\
             random fill. Each line is disassembled by `llvm-mc` and by this project, and the texts are compared character for character,\n\
             spaces at the end of the line apart. A generation's name alone stands for its first target in its default wave size, with the\n\
             whole corpus; wave64 and further targets get every tenth line of it. The other way, text to bytes, is in\n\
             [ASSEMBLY.md](ASSEMBLY.md).\n\n\
             - *Listed* lines differ for a reason that `conformance/lists/parity.tsv` states. Of these, *confirmed* are those where\n\
               LLVM's own assembler makes our text into the very bytes that its disassembler prints otherwise, and *withdrawn* are\n\
               further ones where it does not make its disassembler's text into these bytes: there LLVM disagrees with itself.\n\
             - *Flagged* lines are those where LLVM writes a comment such as `/*Invalid register*/` into the text: it decodes them, but\n\
               says itself that they are illegal. They are not compared.\n\
             - Some of the inputs of which *LLVM died* stand in `conformance/lists/deadly.tsv`.\n\n\
             | generation | {COLUMNS} |\n|---|---|---|---|---|---|---|---|---|---|---|---|",
            self.version
        );
        for generation in self.table.keys() {
            let _ = writeln!(page, "| {generation} | {} |", self.sum(generation).row());
        }
        let _ = writeln!(page, "| all | {} |", self.total().row());
        for (generation, encodings) in &self.table {
            let _ = writeln!(
                page,
                "\n## {generation}\n\n| encoding | {COLUMNS} |\n|---|---|---|---|---|---|---|---|---|---|---|---|"
            );
            for (encoding, counts) in encodings {
                let _ = writeln!(page, "| {encoding} | {} |", counts.row());
            }
        }
        page
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_add_up() {
        let mut report = Report::new("1.2.3");
        *report.counts("rdna3", "ENC_VOP1") = Counts { equal: 3, differing: 1, ..Counts::default() };
        *report.counts("rdna3", "ENC_VOP2") = Counts { equal: 4, refused: 2, crashed: 1, ..Counts::default() };
        assert_eq!(report.total(), Counts { equal: 7, differing: 1, refused: 2, crashed: 1, ..Counts::default() });
        assert!(
            report.markdown().contains("| rdna3 | 8 | 7 | 0 | 0 | 0 | 1 | 0 | 0 | 2 | 1 | 87.500 % |"),
            "{}",
            report.markdown()
        );
    }
}
