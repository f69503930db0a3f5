//! Running a program over batches of inputs, in parallel, splitting a batch that kills it.

use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Inputs a process: enough that starting it does not matter, few enough that splitting is cheap.
const BATCH: usize = 4096;

/// What a process wrote.
pub(super) struct Run {
    /// Standard output.
    pub(super) stdout: String,
    /// Standard error.
    pub(super) stderr: String,
    /// It ended by itself, with a status that means "done" or "some inputs were bad".
    pub(super) ended: bool,
}

/// Runs `command` with `stdin`.
pub(super) fn feed(mut command: Command, stdin: Vec<u8>) -> io::Result<Run> {
    // A backtrace of each crash would take longer than all else.
    command.env("LLVM_DISABLE_SYMBOLIZATION", "1").env("LLVM_DISABLE_CRASH_REPORT", "1");
    let mut errors = Scratch::new()?;
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors.file.try_clone()?).spawn()?;
    let mut pipe = child.stdin.take();
    // Written from a thread of its own: the child may fill its output before it has read all of its input. If it dies early the
    // write fails, which the exit status tells better.
    let writer = thread::spawn(move || pipe.as_mut().map(|pipe| pipe.write_all(&stdin)));
    let output = child.wait_with_output()?;
    let _ = writer.join();
    Ok(Run {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: errors.text()?,
        ended: matches!(output.status.code(), Some(0 | 1)),
    })
}

/// A file for standard error, which programs write piece by piece: through a pipe, each piece would wake us.
struct Scratch {
    file: File,
    path: PathBuf,
}

impl Scratch {
    fn new() -> io::Result<Self> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("amdgpu-isa-oracle-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        let file = File::options().read(true).write(true).create(true).truncate(true).open(&path)?;
        Ok(Scratch { file, path })
    }

    /// All that was written.
    fn text(&mut self) -> io::Result<String> {
        let mut bytes = Vec::new();
        self.file.rewind()?;
        self.file.read_to_end(&mut bytes)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A file that stays does no harm.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// What became of a batch.
pub(super) enum Outcome<A> {
    /// An answer for each input.
    Answers(Vec<A>),
    /// The program died, if known of this input.
    Died(Option<usize>),
}

/// Applies `ask` to batches of `inputs` on `jobs` threads. An input that kills the program gets the answer `crashed`.
pub(super) fn run<I: Sync, A: Clone + Send + Sync>(
    inputs: &[I],
    jobs: usize,
    crashed: A,
    ask: impl Fn(&[&I]) -> io::Result<Outcome<A>> + Sync,
) -> io::Result<Vec<A>> {
    let size = BATCH.min(inputs.len().div_ceil(jobs.max(1))).max(1);
    let batches: Vec<Vec<&I>> = inputs.chunks(size).map(|batch| batch.iter().collect()).collect();
    let results: Vec<Mutex<Option<io::Result<Vec<A>>>>> = batches.iter().map(|_| Mutex::new(None)).collect();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, batches.len().max(1)) {
            scope.spawn(|| {
                while let Some(index) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&index| index < batches.len()) {
                    let answers = settle(&batches[index], &crashed, &ask);
                    if let Ok(mut slot) = results[index].lock() {
                        *slot = Some(answers);
                    }
                }
            });
        }
    });
    let mut all = Vec::with_capacity(inputs.len());
    for slot in results {
        let answers = slot.into_inner().ok().flatten().unwrap_or_else(|| Err(io::Error::other("a worker ended early")));
        all.extend(answers?);
    }
    Ok(all)
}

/// Asks for one batch. Where the program dies it is asked for the inputs after the one that killed it, and in the end once more
/// for all that did not.
fn settle<I, A: Clone>(batch: &[&I], crashed: &A, ask: &impl Fn(&[&I]) -> io::Result<Outcome<A>>) -> io::Result<Vec<A>> {
    let mut deadly = vec![false; batch.len()];
    let mut from = 0;
    while from < batch.len() {
        match ask(&batch[from..])? {
            Outcome::Answers(answers) if from == 0 => return Ok(answers),
            Outcome::Answers(_) => break,
            Outcome::Died(Some(at)) if from + at < batch.len() => {
                deadly[from + at] = true;
                from += at + 1;
            }
            Outcome::Died(_) => return halve(batch, crashed, ask),
        }
    }
    let harmless: Vec<&I> = batch.iter().zip(&deadly).filter(|(_, deadly)| !**deadly).map(|(input, _)| *input).collect();
    let mut answers = if harmless.is_empty() {
        Vec::new()
    } else {
        match ask(&harmless)? {
            Outcome::Answers(answers) => answers,
            Outcome::Died(_) => return halve(batch, crashed, ask),
        }
    }
    .into_iter();
    Ok(deadly.iter().map(|deadly| if *deadly { None } else { answers.next() }.unwrap_or_else(|| crashed.clone())).collect())
}

/// Asks for each half of a batch. Depth: the logarithm of the batch's length.
fn halve<I, A: Clone>(batch: &[&I], crashed: &A, ask: &impl Fn(&[&I]) -> io::Result<Outcome<A>>) -> io::Result<Vec<A>> {
    if batch.len() <= 1 {
        return Ok(vec![crashed.clone(); batch.len()]);
    }
    let (left, right) = batch.split_at(batch.len() / 2);
    let mut answers = settle(left, crashed, ask)?;
    answers.extend(settle(right, crashed, ask)?);
    Ok(answers)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that dies of every 100th input, and otherwise doubles. It tells of which input it dies if `tells`.
    fn fragile(batch: &[&u32], tells: bool) -> io::Result<Outcome<i64>> {
        let deadly = batch.iter().position(|input| *input % 100 == 0);
        Ok(match deadly {
            Some(at) => Outcome::Died(tells.then_some(at)),
            None => Outcome::Answers(batch.iter().map(|input| i64::from(**input) * 2).collect()),
        })
    }

    #[test]
    fn crashing_inputs_are_isolated() {
        for tells in [false, true] {
            check(tells);
        }
    }

    fn check(tells: bool) {
        let inputs: Vec<u32> = (1..=10_000).collect();
        let answers = run(&inputs, 2, -1, |batch| fragile(batch, tells)).unwrap();
        for (input, answer) in inputs.iter().zip(&answers) {
            assert_eq!(*answer, if input % 100 == 0 { -1 } else { i64::from(input * 2) });
        }
        assert_eq!(answers.len(), inputs.len());
    }

    #[test]
    fn no_input_gives_no_answer() {
        assert_eq!(run(&[], 2, -1, |batch| fragile(batch, true)).unwrap(), Vec::<i64>::new());
    }

    #[test]
    fn an_error_is_passed_on() {
        let failing = |_: &[&u32]| -> io::Result<Outcome<i64>> { Err(io::Error::other("no such program")) };
        assert_eq!(run(&[1], 2, -1, failing).unwrap_err().to_string(), "no such program");
    }
}
