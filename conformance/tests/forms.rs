//! Every form of every generation is reached by words that meet its conditions, with both decoders, and encodes to the same words.

use conformance::list::List;
use conformance::pairs;
use conformance::random::Random;
use xtask::words::{Target, Words};

#[test]
fn every_form_decodes_to_itself() {
    let list = List::read("unreachable");
    let mut found = Vec::new();
    let mut folded = 0;
    for pair in pairs::all() {
        let isa = &pair.spec.isa;
        let mut random = Random::new(1);
        let mut reached = 0;
        for instruction in &isa.instructions {
            for form in &instruction.forms {
                let Some(target) = Target::of(isa, form) else { panic!("{}: no other half", pair.label(form, instruction)) };
                // All fields zero, and all fields random: the condition's fields are set as they must be in both.
                let fills: [Words; 4] =
                    std::array::from_fn(|index| std::array::from_fn(|_| if index == 0 { 0 } else { random.dword() }));
                let mut hit = false;
                for fill in fills {
                    let Some(words) = target.settle(isa, fill) else { continue };
                    let words = &words[..target.dwords(isa)];
                    let inst = pair.agree(words).unwrap_or_else(|error| panic!("{}: {error}", pair.label(form, instruction)));
                    let inst = inst.filter(|inst| inst.forms().any(|decoded| pair.same(form, instruction, decoded)));
                    hit |= inst.is_some_and(|inst| inst.words() == words);
                }
                if hit {
                    reached += 1;
                } else {
                    found.push(format!("{}\t{}", isa.generation, pair.label(form, instruction)));
                }
            }
        }
        folded += isa.folded_forms;
        let counted = pair.spec.counts.forms;
        println!("{:<8} {counted:>5} forms, {} folded, {reached} reached", isa.generation, isa.folded_forms);
        assert_eq!(pair.isa.forms().len(), isa.instructions.iter().map(|instruction| instruction.forms.len()).sum::<usize>());
    }
    assert_eq!(folded, 77, "RDNA 3 lists 77 forms twice");
    list.assert_equal(&found);
}

#[test]
fn names_and_aliases_are_found() {
    for pair in pairs::all() {
        for instruction in &pair.spec.isa.instructions {
            for name in std::iter::once(&instruction.name).chain(&instruction.aliases) {
                let found = pair.isa.lookup(name).unwrap_or_else(|| panic!("{name} is not found"));
                assert_eq!(found.name(), instruction.name);
                assert_eq!(pair.isa.lookup(&name.to_lowercase()), Some(found));
            }
            let found = pair.isa.lookup(&instruction.name).expect("it was found above");
            let mut aliases: Vec<&str> = instruction.aliases.iter().map(|alias| &**alias).collect();
            aliases.sort_unstable();
            assert!(found.aliases().eq(aliases), "aliases of {}", instruction.name);
        }
        assert_eq!(pair.isa.lookup("V_NO_SUCH_INSTRUCTION"), None);
        assert_eq!(pair.isa.lookup(""), None);
    }
}
