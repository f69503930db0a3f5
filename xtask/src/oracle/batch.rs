//! Running a program over batches of inputs, in parallel, splitting a batch that kills it.

use std::io::{self, Write};
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
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let mut pipe = child.stdin.take();
    // Written from a thread of its own: the child may fill its output before it has read all of its input. If it dies early the
    // write fails, which the exit status tells better.
    let writer = thread::spawn(move || pipe.as_mut().map(|pipe| pipe.write_all(&stdin)));
    let output = child.wait_with_output()?;
    let _ = writer.join();
    Ok(Run {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        ended: matches!(output.status.code(), Some(0 | 1)),
    })
}

/// Applies `ask` to batches of `inputs` on `jobs` threads. `ask` gives `None` where the program died; then the batch is split, and
/// an input that kills it alone gets the answer `crashed`.
pub(super) fn run<I: Sync, A: Clone + Send + Sync>(
    inputs: &[I],
    jobs: usize,
    crashed: A,
    ask: impl Fn(&[I]) -> io::Result<Option<Vec<A>>> + Sync,
) -> io::Result<Vec<A>> {
    let size = BATCH.min(inputs.len().div_ceil(jobs.max(1))).max(1);
    let batches: Vec<&[I]> = inputs.chunks(size).collect();
    let results: Vec<Mutex<Option<io::Result<Vec<A>>>>> = batches.iter().map(|_| Mutex::new(None)).collect();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, batches.len().max(1)) {
            scope.spawn(|| {
                while let Some(index) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&index| index < batches.len()) {
                    let answers = split(batches[index], &crashed, &ask);
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

/// Asks for one batch, in halves where the program dies. Depth: the logarithm of the batch's length.
fn split<I, A: Clone>(batch: &[I], crashed: &A, ask: &impl Fn(&[I]) -> io::Result<Option<Vec<A>>>) -> io::Result<Vec<A>> {
    if let Some(answers) = ask(batch)? {
        return Ok(answers);
    }
    if batch.len() <= 1 {
        return Ok(vec![crashed.clone(); batch.len()]);
    }
    let (left, right) = batch.split_at(batch.len() / 2);
    let mut answers = split(left, crashed, ask)?;
    answers.extend(split(right, crashed, ask)?);
    Ok(answers)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that dies of every 100th input, and otherwise doubles.
    fn fragile(batch: &[u32]) -> io::Result<Option<Vec<i64>>> {
        Ok((!batch.iter().any(|input| input % 100 == 0)).then(|| batch.iter().map(|&input| i64::from(input) * 2).collect()))
    }

    #[test]
    fn crashing_inputs_are_isolated() {
        let inputs: Vec<u32> = (1..=10_000).collect();
        let answers = run(&inputs, 2, -1, fragile).unwrap();
        for (input, answer) in inputs.iter().zip(&answers) {
            assert_eq!(*answer, if input % 100 == 0 { -1 } else { i64::from(input * 2) });
        }
        assert_eq!(answers.len(), inputs.len());
    }

    #[test]
    fn no_input_gives_no_answer() {
        assert_eq!(run(&[], 2, -1, fragile).unwrap(), Vec::<i64>::new());
    }

    #[test]
    fn an_error_is_passed_on() {
        let failing = |_: &[u32]| -> io::Result<Option<Vec<i64>>> { Err(io::Error::other("no such program")) };
        assert_eq!(run(&[1], 2, -1, failing).unwrap_err().to_string(), "no such program");
    }
}
