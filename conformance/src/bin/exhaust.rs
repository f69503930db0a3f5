//! `cargo xtask exhaust`: all 2^32 first dwords of a generation. Resumes where it was stopped.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use amdgpu_isa::Generation;
use anyhow::{Result, anyhow, bail};
use clap::Parser;
use conformance::exhaust::state::{Progress, write_results};
use conformance::exhaust::{LEADS, check_lead};
use conformance::pairs::{self, Pair};

/// Goes through all 2^32 first dwords of generations: no panic, the reference decoder agrees, encoding gives the same words.
#[derive(Parser)]
struct Args {
    /// Only these generations.
    #[arg(long = "gen", value_name = "GEN")]
    generations: Vec<Generation>,
    /// Threads; all processors by default.
    #[arg(long)]
    threads: Option<usize>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    let pairs = pairs::all();
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |count| count.get()));
    let chosen = |pair: &&Pair| args.generations.is_empty() || args.generations.contains(&pair.generation);
    for pair in pairs.iter().filter(chosen) {
        run(pair, threads.max(1))?;
    }
    Ok(())
}

fn run(pair: &Pair, threads: usize) -> Result<()> {
    let name = pair.generation.name();
    let root = xtask::root();
    let progress = Progress::open(&root.join("target/exhaust"), name, fingerprint()?)?;
    let todo: Vec<u32> = (0..LEADS).filter(|lead| !progress.done.contains_key(lead)).collect();
    println!("{name}: {} of {LEADS} parts are done, {threads} threads", progress.done.len());
    let (progress, next, start) = (Mutex::new(progress), AtomicUsize::new(0), Instant::now());
    let work = || -> Result<()> {
        while let Some(&lead) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
            let counts = check_lead(pair, lead).map_err(|difference| anyhow!("{name}: {difference}"))?;
            let Ok(mut progress) = progress.lock() else { bail!("another thread panicked") };
            progress.add(lead, counts)?;
            let done = progress.done.len();
            drop(progress);
            if done % 16 == 0 {
                let new = done + todo.len() - LEADS as usize;
                let left = start.elapsed().as_secs_f64() / new as f64 * (LEADS as usize - done) as f64;
                println!("{name}: {done} of {LEADS} parts, {left:.0} s left");
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        running.into_iter().try_for_each(|thread| thread.join().map_err(|_| anyhow!("{name}: a thread panicked"))?)
    })?;
    let total = progress.into_inner().map_err(|_| anyhow!("a thread panicked"))?.total();
    write_results(&root.join(Path::new("conformance/results/exhaust.tsv")), name, total)?;
    println!("{name}: done in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Changes when this program does, which has the tables in it and all that is asked of them.
fn fingerprint() -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    std::fs::read(std::env::current_exe()?)?.hash(&mut hasher);
    Ok(hasher.finish())
}
