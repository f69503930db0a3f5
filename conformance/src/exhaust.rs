//! All 2^32 first dwords of a generation, each with random dwords behind it: the table decoder against the reference decoder.
//!
//! The reference decoder tries form after form, which takes microseconds; 43 thousand million words would take weeks. It need not
//! see each: `questions` says which words it can't tell apart, and it is asked about the first of each class. The table decoder
//! sees every word, and must give the class's answer.
//!
//! One word in 16 is encoded again and must come out the same. Of one in 64, if the lint finds nothing in it, the text is assembled;
//! what that gives is counted. (Whether a text that does not come back should is LLVM's to say: `round-trip` asks it.)

mod questions;
pub mod state;
mod text;

use std::collections::BTreeMap;
use std::ops::AddAssign;

use amdgpu_isa::{DecodeError, Encoding, Form, Inst};

use crate::pairs::Pair;
use questions::Questions;
use text::{Back, Texts};

/// Leads: values of the top nine bits of the first dword. A run's unit of work is one of them.
pub const LEADS: u32 = 512;

/// What words are: `decoded` or the kind of the error, and the encoding's name where there is one.
pub type Outcome = (String, String);

/// How many words have an outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Of all words.
    pub all: u64,
    /// Of the words in the sample (see [`sample`]).
    pub sample: u64,
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.all += other.all;
        self.sample += other.sample;
    }
}

/// Counts by outcome.
pub type Counts = BTreeMap<Outcome, Count>;

/// Odd, so that multiplying by it permutes the dwords.
const SCATTER: u32 = 0x9e37_79b1;

/// The 65,536 words, spread over all, that a test can go through in a moment: those whose scattered value is small.
pub fn sample() -> impl Iterator<Item = u32> {
    // The inverse of an odd number, modulo 2^32, by Newton's method: each step doubles the number of right bits, 3 at first.
    let inverse = (0..4).fold(SCATTER, |x, _| x.wrapping_mul(2u32.wrapping_sub(SCATTER.wrapping_mul(x))));
    (0..1 << 16).map(move |small: u32| small.wrapping_mul(inverse))
}

/// How little the scattered value of a word is that is in the sample, of one whose text is assembled, of one that is encoded.
const SAMPLE: u32 = 1 << 16;
const ASSEMBLED: u32 = 1 << 26;
const ENCODED: u32 = 1 << 28;

/// A first dword with the dwords behind it: random ones, the same at every run.
fn words(first: u32) -> [u32; 5] {
    let mix = |seed: u64| {
        let z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z ^ z >> 27
    };
    let (a, b) = (mix(u64::from(first) + 1), mix(!u64::from(first)));
    [first, a as u32, (a >> 32) as u32, b as u32, (b >> 32) as u32]
}

/// What the table decoder answers to the words of a class.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Answer {
    form: Form,
    second: Option<Form>,
    dwords: usize,
}

impl Answer {
    #[inline]
    fn of(inst: &Inst) -> Self {
        Self { form: inst.form(), second: inst.second(), dwords: inst.len_dwords() }
    }
}

/// An answer, the first instruction that had it, and how many had it.
struct Met {
    answer: Answer,
    inst: Inst,
    count: Count,
    /// What assembling their texts gave.
    back: [Count; Back::ALL.len()],
}

/// In [`Checker::classes`]: no word of the class was met yet.
const UNMET: u32 = 0;
/// In [`Checker::classes`]: the words are no instruction. Above are answers.
const REFUSED: u32 = 1;

/// The checker of one lead.
pub struct Checker<'a> {
    pair: &'a Pair,
    questions: Questions,
    /// By class: [`UNMET`], [`REFUSED`], or two more than an index into `answers`.
    classes: Vec<u32>,
    answers: Vec<Met>,
    texts: Texts,
    refused: Vec<(&'static str, Option<Encoding>, Count)>,
}

impl<'a> Checker<'a> {
    /// # Errors
    /// When the specification asks more of a word than the classes can hold.
    pub fn new(pair: &'a Pair, lead: u32) -> Result<Self, String> {
        let questions = Questions::of(&pair.spec.isa, &pair.by_lead[lead as usize])?;
        let classes = vec![UNMET; questions.classes()];
        Ok(Self { pair, questions, classes, answers: Vec::new(), texts: Texts::new(pair.isa), refused: Vec::new() })
    }

    /// Checks one word of the lead.
    ///
    /// # Errors
    /// When the decoders disagree, or encoding gives other words.
    #[inline]
    pub fn check(&mut self, first: u32) -> Result<(), String> {
        let words = words(first);
        let scattered = first.wrapping_mul(SCATTER);
        let count = Count { all: 1, sample: (scattered < SAMPLE).into() };
        let decoded = self.pair.isa.decode(&words);
        let class = &mut self.classes[self.questions.class(&words)];
        if *class == UNMET {
            // Asks the reference decoder; encodes too.
            self.pair.agree(&words)?;
            *class = REFUSED;
            if let Ok(inst) = &decoded {
                self.answers.push(Met {
                    answer: Answer::of(inst),
                    inst: *inst,
                    count: Count::default(),
                    back: Default::default(),
                });
                *class = self.answers.len() as u32 + 1;
            }
        }
        match (&decoded, *class) {
            (Err(error), REFUSED) => self.refuse(error, count),
            (Ok(inst), class) if class != REFUSED => {
                let met = &mut self.answers[class as usize - 2];
                if met.answer != Answer::of(inst) {
                    return Err(format!(
                        "{words:08x?}: {inst:?}, unlike other words that the reference decoder can't tell apart"
                    ));
                }
                met.count += count;
                if scattered < ENCODED && inst.encode() != Ok(*inst) {
                    return Err(format!("{words:08x?}: {inst:?} encodes to {:?}", inst.encode()));
                }
                if scattered < ASSEMBLED
                    && let Some(back) = self.texts.back(inst)
                {
                    met.back[back as usize] += count;
                }
            }
            _ => {
                return Err(format!(
                    "{words:08x?}: {decoded:?}, unlike other words that the reference decoder can't tell apart"
                ));
            }
        }
        Ok(())
    }

    fn refuse(&mut self, error: &DecodeError, count: Count) {
        let encoding = match error {
            DecodeError::UnknownOpcode { encoding, .. } | DecodeError::NoForm { encoding, .. } => Some(*encoding),
            _ => None,
        };
        let known = self.refused.iter_mut().find(|(kind, known, _)| *kind == error.kind() && *known == encoding);
        match known {
            Some((_, _, counted)) => *counted += count,
            None => self.refused.push((error.kind(), encoding, count)),
        }
    }

    /// What was met.
    pub fn counts(&self) -> Counts {
        let decoded = self.answers.iter().map(|met| (("decoded", Some(met.inst.encoding())), met.count));
        let texts = self.answers.iter().flat_map(|met| {
            let counted = Back::ALL.iter().zip(met.back).filter(|(_, count)| count.all > 0);
            counted.map(|(back, count)| ((back.name(), Some(met.inst.encoding())), count))
        });
        let refused = self.refused.iter().map(|(kind, encoding, count)| ((*kind, *encoding), *count));
        let mut counts = Counts::new();
        for ((kind, encoding), count) in decoded.chain(texts).chain(refused) {
            let name = encoding.map_or("-", |encoding| encoding.name());
            *counts.entry((kind.to_owned(), name.to_owned())).or_default() += count;
        }
        counts
    }
}

/// Checks all words of a lead.
///
/// # Errors
/// The first disagreement.
pub fn check_lead(pair: &Pair, lead: u32) -> Result<Counts, String> {
    let mut checker = Checker::new(pair, lead)?;
    for low in 0..1 << 23 {
        checker.check(lead << 23 | low)?;
    }
    Ok(checker.counts())
}

/// Checks the words of the sample.
///
/// # Errors
/// The first disagreement.
pub fn check_sample(pair: &Pair) -> Result<Counts, String> {
    let mut by_lead: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for word in sample() {
        by_lead.entry(word >> 23).or_default().push(word);
    }
    let mut total = Counts::new();
    for (lead, words) in by_lead {
        let mut checker = Checker::new(pair, lead)?;
        for word in words {
            checker.check(word)?;
        }
        add(&mut total, checker.counts());
    }
    Ok(total)
}

/// How many words were decoded or refused: each once, whatever was done with it then.
pub fn words_of(counts: &Counts) -> u64 {
    let is_text = |kind: &str| Back::ALL.iter().any(|back| back.name() == kind);
    counts.iter().filter(|((kind, _), _)| !is_text(kind)).map(|(_, count)| count.all).sum()
}

/// Adds counts up.
pub fn add(total: &mut Counts, more: Counts) {
    for (outcome, count) in more {
        *total.entry(outcome).or_default() += count;
    }
}
