//! A progress bar on standard error, for work that takes over a second.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How long to wait before a bar appears.
const PATIENCE: Duration = Duration::from_secs(1);

/// Progress through a number of bytes or lines.
pub struct Progress {
    total: u64,
    start: Instant,
    steps: u32,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Nothing is done yet.
    pub fn new(total: u64) -> Self {
        Progress { total, start: Instant::now(), steps: 0, bar: None }
    }

    /// So much is done. The clock is looked at once in a while only.
    pub fn at(&mut self, done: u64) {
        self.steps = self.steps.wrapping_add(1);
        if !self.steps.is_multiple_of(4096) {
            return;
        }
        if self.bar.is_none() && self.start.elapsed() > PATIENCE {
            let bar = ProgressBar::with_draw_target(Some(self.total), ProgressDrawTarget::stderr());
            let style =
                ProgressStyle::with_template("{bar:40} {percent}% {eta} left").unwrap_or_else(|_| ProgressStyle::default_bar());
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
