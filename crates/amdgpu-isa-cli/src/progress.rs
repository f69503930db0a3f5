//! A progress bar on standard error, for work that takes over a second. Where that is no terminal there is none.

use std::io::{self, BufRead, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How long to wait before a bar appears.
const PATIENCE: Duration = Duration::from_secs(1);

/// Does something with each line of standard input, its end included, and shows how far it is.
pub fn each_line(mut act: impl FnMut(&str) -> io::Result<()>) -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut progress = Progress::of_input();
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? != 0 {
        act(&String::from_utf8_lossy(&line))?;
        progress.add(line.len());
        line.clear();
    }
    Ok(())
}

/// Progress through a number of bytes.
pub struct Progress {
    /// How many there are; none where that can't be known.
    total: Option<u64>,
    done: u64,
    start: Instant,
    steps: u32,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Nothing is done yet.
    pub fn new(total: u64) -> Self {
        Self::through(Some(total))
    }

    /// Nothing of standard input is done yet; its length is known if it is a file.
    fn of_input() -> Self {
        let input = std::fs::metadata("/dev/stdin").ok().filter(|input| input.is_file());
        Self::through(input.map(|input| input.len()))
    }

    fn through(total: Option<u64>) -> Self {
        Progress { total, done: 0, start: Instant::now(), steps: 0, bar: None }
    }

    /// So much more is done.
    fn add(&mut self, bytes: usize) {
        self.at(self.done + bytes as u64);
    }

    /// So much is done. The clock is looked at once in a while only.
    pub fn at(&mut self, done: u64) {
        self.done = done;
        self.steps = self.steps.wrapping_add(1);
        if !self.steps.is_multiple_of(4096) {
            return;
        }
        if self.bar.is_none() && self.start.elapsed() > PATIENCE {
            // Lines that go to the same terminal are progress enough.
            let is_seen = io::stdout().is_terminal();
            let target = if is_seen { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
            let bar = ProgressBar::with_draw_target(self.total, target);
            let template =
                if self.total.is_some() { "{bar:40} {percent}% {eta} left" } else { "{spinner} {bytes}, {bytes_per_sec}" };
            let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
            self.bar = Some(bar.with_style(style));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(done);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
