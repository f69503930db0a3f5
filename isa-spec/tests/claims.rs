//! How the claims of two forms compare, against trying every word.

use isa_spec::bits::{BitPattern, BitRange};
use isa_spec::claim::{Relation, compare};
use isa_spec::isa::{Condition, ConditionId, Encoding, EncodingId, Field, FieldId, FieldTest, Form, Isa, OpcodeField, Slot};
use isa_spec::reference::claims;

/// Bits 0 to 2 are A, 3 and 4 B, 5 and 6 OP; bit 7 is the prefix. `fields` is the order of the fields, which must not matter.
fn encoding(order: [usize; 3], prefix: BitPattern, any: Vec<Vec<FieldTest>>) -> Encoding {
    let fields = [("A", BitRange::new(0, 3)), ("B", BitRange::new(3, 2)), ("OP", BitRange::new(5, 2))];
    let field = |(name, range): (&str, BitRange)| Field {
        name: name.to_owned(),
        ranges: vec![range],
        conditional: false,
        values: Vec::new(),
        description: None,
    };
    Encoding {
        name: "TOY".to_owned(),
        order: 0,
        bits: 32,
        prefix,
        identifier_mask: prefix.mask,
        identifiers: vec![prefix.value],
        opcode: OpcodeField::None,
        fields: order.map(|at| field(fields[at])).to_vec(),
        conditions: vec![Condition { name: "toy".to_owned(), id: None, any }],
        description: None,
    }
}

fn form(encoding: u16, opcode: u32) -> Form {
    Form { encoding: EncodingId(encoding), condition: ConditionId(0), opcode, slot: Slot::Whole, operands: Vec::new() }
}

/// A sequence of numbers that looks random and is always the same.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    /// Up to three alternatives of tests of A and B, which stand at these places.
    fn condition(&mut self, a: usize, b: usize) -> Vec<Vec<FieldTest>> {
        let mut any = Vec::new();
        for _ in 0..1 + self.below(3) {
            let mut all = Vec::new();
            for (at, end) in [(a, 8), (b, 4)] {
                if self.below(3) > 0 {
                    let low = self.below(end);
                    let high = low + self.below(end - low);
                    all.push(FieldTest { field: FieldId(at as u16), ranges: vec![(low, high)] });
                }
            }
            any.push(all);
        }
        any
    }
}

#[test]
fn relations_are_those_of_the_words() {
    let mut random = Random(0x2026_0806);
    let mut seen = [0; 5];
    for _ in 0..20_000 {
        // The first encoding may leave the prefix bit open, and either may have an opcode.
        let open = BitPattern { mask: 0, value: 0 };
        let fixed = BitPattern { mask: 0x80, value: 0x80 };
        let left = random.condition(0, 1);
        let right = random.condition(2, 0);
        let mut encodings =
            vec![encoding([0, 1, 2], if random.below(4) == 0 { open } else { fixed }, left), encoding([1, 2, 0], fixed, right)];
        for (encoding, op) in encodings.iter_mut().zip([2, 1]) {
            if random.below(2) == 0 {
                encoding.opcode = OpcodeField::One(FieldId(op));
            }
        }
        let isa = Isa {
            generation: "toy".to_owned(),
            architecture: "Toy".to_owned(),
            architecture_id: 0,
            release_date: String::new(),
            schema_version: String::new(),
            encodings,
            instructions: Vec::new(),
            operand_types: Vec::new(),
            data_formats: Vec::new(),
            groups: Vec::new(),
            subgroups: Vec::new(),
            folded_forms: 0,
        };
        let (left, right) = (form(0, random.below(2) as u32), form(1, random.below(2) as u32));
        let (mut only_left, mut only_right, mut both) = (0, 0, 0);
        for word in 0..256 {
            match (claims(&isa, &left, &[word]), claims(&isa, &right, &[word])) {
                (true, true) => both += 1,
                (true, false) => only_left += 1,
                (false, true) => only_right += 1,
                (false, false) => {}
            }
        }
        let expected = match (both, only_left, only_right) {
            (0, _, _) => Relation::Disjoint,
            (_, 0, 0) => Relation::Equal,
            (_, 0, _) => Relation::Inside,
            (_, _, 0) => Relation::Around,
            _ => Relation::Overlap,
        };
        assert_eq!(compare(&isa, &left, &right), expected, "{left:?} {right:?} {:?}", isa.encodings);
        seen[expected as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}
