//! Medians of repeated runs.

use std::time::{Duration, Instant};

/// Something to measure: one call goes over the whole corpus and returns how many instructions it saw.
pub struct Contender<'a> {
    /// What the table calls it.
    pub name: &'static str,
    /// Size of its corpus in bytes.
    pub bytes: usize,
    run: Box<dyn FnMut() -> usize + 'a>,
}

impl<'a> Contender<'a> {
    /// A contender that goes over `bytes` bytes.
    pub fn new(name: &'static str, bytes: usize, run: impl FnMut() -> usize + 'a) -> Self {
        Self { name, bytes, run: Box::new(run) }
    }
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct Speed {
    /// The contender's name.
    pub name: &'static str,
    /// Instructions of the corpus.
    pub instructions: usize,
    /// Bytes of the corpus.
    pub bytes: usize,
    /// Median time of one pass.
    pub pass: Duration,
}

impl Speed {
    /// Million instructions a second.
    pub fn mips(&self) -> f64 {
        self.instructions as f64 / self.pass.as_secs_f64() / 1e6
    }

    /// Megabytes (10^6) a second.
    pub fn megabytes(&self) -> f64 {
        self.bytes as f64 / self.pass.as_secs_f64() / 1e6
    }
}

/// Runs all contenders by turns, `rounds` times, so that what else the machine does hits all of them alike. In a round each goes
/// over its corpus until `slice` has passed; its time a pass in that round is the mean, and the median of the rounds counts.
pub fn by_turns(contenders: &mut [Contender], rounds: usize, slice: Duration) -> Vec<Speed> {
    let mut times = vec![Vec::new(); contenders.len()];
    let mut instructions = vec![0; contenders.len()];
    for _ in 0..rounds.max(1) {
        for (index, contender) in contenders.iter_mut().enumerate() {
            let start = Instant::now();
            let mut passes = 0;
            while passes == 0 || start.elapsed() < slice {
                instructions[index] = (contender.run)();
                passes += 1;
            }
            times[index].push(start.elapsed() / passes);
        }
    }
    let speeds = contenders.iter().zip(times).zip(instructions);
    speeds
        .map(|((contender, mut times), instructions)| {
            times.sort();
            Speed { name: contender.name, instructions, bytes: contender.bytes, pass: times[times.len() / 2] }
        })
        .collect()
}
