//! Measurements of speed, in units that another machine can be compared in.
//!
//! Times are processor time of the calling thread, divided by the time of a
//! [`yardstick`] taken in the same run. So they depend little on the machine and
//! on what else it does, and nothing absolute is ever recorded.

pub mod arx;
pub mod attack_costs;
pub mod attacks;
pub mod big;
pub mod frontier;
mod copying;
pub mod counts;
pub mod lattice;
pub mod living;
pub mod local;
pub mod mix;
pub mod models;
pub mod parallel;
pub mod sets;
pub mod simulation;
pub mod yardstick;

use cpu_time::ThreadTime;

/// One line of a bench.
#[derive(Clone, Debug)]
pub struct Line {
    /// What was measured.
    pub id: String,
    /// Our time over our yardstick.
    pub ours: f64,
    /// The other tool's time over its yardstick.
    pub theirs: f64,
    /// What the other tool's figures show it did: nodes that it checked.
    pub their_nodes: u64,
    /// Nodes whose partition was computed.
    pub nodes: u32,
    /// Whether the other tool had the machine to itself; otherwise its time may be off by a
    /// fifth.
    pub quiet: bool,
    /// The least quotient allowed, if there is one.
    pub floor: Option<f64>,
    /// Whether both found the same.
    pub agrees: bool,
}

impl Line {
    /// How many times faster than the other tool.
    #[must_use]
    pub fn quotient(&self) -> f64 {
        self.theirs / self.ours
    }

    /// Whether the line is as it must be.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.agrees && self.floor.is_none_or(|floor| self.quotient() >= floor)
    }
}

/// The geometric mean; 1 for no number.
pub fn geometric_mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (number, sum) = numbers.fold((0.0, 0.0), |(n, sum), x| (n + 1.0, sum + libm::log(x)));
    if number == 0.0 { 1.0 } else { libm::exp(sum / number) }
}

/// How many milliseconds the calling thread works.
pub fn milliseconds(work: impl FnOnce()) -> f64 {
    let start = ThreadTime::now();
    work();
    start.elapsed().as_secs_f64() * 1e3
}

/// The median of `runs` timings in milliseconds, after `warm_up` runs that do not count.
pub fn median(warm_up: u32, runs: usize, mut work: impl FnMut()) -> f64 {
    (0..warm_up).for_each(|_| work());
    let mut times: Vec<f64> = (0..runs).map(|_| milliseconds(&mut work)).collect();
    times.sort_by(f64::total_cmp);
    times[runs / 2]
}
