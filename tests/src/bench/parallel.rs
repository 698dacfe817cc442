//! What several searches that work together gain, on as many cores as one likes.
//!
//! Each worker has a clock of its own, which is the processor time that its steps take; the
//! one that is furthest behind does its next step. Accounts and orders travel in no time, or
//! in as long as a page's workers take to listen. So the makespan is that of a machine with
//! enough cores and nothing else to do, whatever machine this is; what it leaves out is that
//! cores share caches and memory.

use crate::arx::recipe_of;
use crate::harness;
use crate::reference::{self, DataFiles};
use cpu_time::ThreadTime;
use outis::search::{Account, Evaluated, Helper, Leader, Order, Search};
use outis::study::Study;
use outis_job::Job;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;

/// Classes looked at between two accounts, as on the command line.
const CLASSES: usize = 1 << 16;

/// Runs of which the median counts.
const RUNS: usize = 3;

/// One number of workers on one search.
#[derive(Clone, Debug)]
pub struct Shared {
    /// How many searched.
    pub workers: usize,
    /// How many times as fast as one.
    pub gain: f64,
    /// How many times as many nodes as one looked at.
    pub work: f64,
    /// Whether it found what one did.
    pub agrees: bool,
}

/// The searches through UCI Adult that take longest, each with 1, 2, 4 and 8 workers.
///
/// # Panics
/// If the folder of reference data is not complete.
pub fn run(folder: &Path, delay: f64, mut each: impl FnMut(&str, f64, &[Shared])) {
    let cases = [
        ("k = 5, limit 1, loss", 5, 1.0, "MetricMDNMLoss", "GEOMETRIC_MEAN"),
        ("k = 100, limit 1, loss", 100, 1.0, "MetricMDNMLoss", "GEOMETRIC_MEAN"),
        ("k = 5, limit 0.1, entropy", 5, 0.1, "MetricMDNUNMEntropy", "SUM"),
        ("k = 5, limit 1, entropy", 5, 1.0, "MetricMDNUNMEntropy", "SUM"),
        ("k = 5, limit 0.1, AECS", 5, 0.1, "MetricSDAECS", "SUM"),
    ];
    for (name, k, limit, class, aggregate) in cases {
        let metric = json!({"class": class, "aggregateFunction": aggregate, "gsFactor": 0.5});
        let study = study(folder, k, limit, &metric);
        let all: Vec<(f64, u32, Found)> = [1, 2, 4, 8].map(|w| median(&study, w, delay)).into();
        let (alone, visited, found) = all[0].clone();
        let shared = [1, 2, 4, 8].into_iter().zip(&all).map(|(workers, one)| Shared {
            workers,
            gain: alone / one.0,
            work: f64::from(one.1) / f64::from(visited),
            agrees: one.2 == found,
        });
        each(name, alone, &shared.collect::<Vec<_>>());
    }
}

fn study(folder: &Path, k: u32, limit: f64, metric: &Value) -> Arc<Study> {
    let numbers = reference::numbers(folder, "arx-adult.json");
    let quasi = &numbers["timing"][0]["quasi_identifiers"];
    let case = json!({
        "quasi_identifiers": quasi, "sensitive": [], "suppression_limit": limit, "metric": metric,
        "models": [{"class": "KAnonymity", "k": k}],
    });
    let recipe = recipe_of(&case).expect("a recipe").recipe;
    let recipe = harness::recipe(&recipe).expect("the recipe is valid");
    let data = reference::data(folder, "adult.csv");
    let input = harness::read(&recipe, &data).expect("Adult");
    Job::new(recipe, &input, &DataFiles(folder)).expect("a job").prepared.study
}

/// The node and bound of a search, which must not depend on who worked on it.
type Found = (Option<Evaluated>, Option<outis::loss::Loss>);

/// Makespan in seconds, nodes and outcome of the median run.
fn median(study: &Arc<Study>, workers: usize, delay: f64) -> (f64, u32, Found) {
    let mut runs: Vec<_> = (0..RUNS).map(|_| makespan(study, workers, delay)).collect();
    runs.sort_by(|a, b| a.0.total_cmp(&b.0));
    runs.swap_remove(RUNS / 2)
}

/// A worker's clock, and what is on its way to it with the time of its arrival.
struct TimedHelper {
    helper: Helper,
    clock: f64,
    orders: VecDeque<(f64, Order)>,
}

impl TimedHelper {
    /// When it can do something, if it has anything to do.
    fn next(&self) -> Option<f64> {
        match self.orders.front() {
            _ if !self.helper.is_idle() => Some(self.clock),
            Some((time, _)) => Some(self.clock.max(*time)),
            None => None,
        }
    }

    fn act(&mut self) -> Option<Account> {
        while self.orders.front().is_some_and(|(time, _)| *time <= self.clock) {
            self.helper.follow(self.orders.pop_front()?.1);
        }
        (!self.helper.is_idle()).then(|| timed(&mut self.clock, || self.helper.step(CLASSES)))
    }
}

fn timed<T>(clock: &mut f64, work: impl FnOnce() -> T) -> T {
    let begun = ThreadTime::now();
    let done = work();
    *clock += begun.elapsed().as_secs_f64();
    done
}

fn makespan(study: &Arc<Study>, workers: usize, delay: f64) -> (f64, u32, Found) {
    let mut clock = 0.0;
    let mut leader = timed(&mut clock, || Leader::new(study.clone()));
    let mut helpers: Vec<TimedHelper> = (1..workers)
        .map(|_| {
            leader.join();
            let mut clock = 0.0;
            let helper = timed(&mut clock, || Helper::new(study.clone()));
            TimedHelper { helper, clock, orders: VecDeque::new() }
        })
        .collect();
    let mut accounts: Vec<(f64, usize, Account)> = Vec::new();
    loop {
        let first = helpers.iter().enumerate().filter_map(|(i, one)| Some((one.next()?, i)));
        let first = first.min_by(|a, b| a.0.total_cmp(&b.0));
        let heard = accounts.iter().map(|account| account.0).fold(f64::INFINITY, f64::min);
        let own = if leader.is_waiting() { clock.max(heard) } else { clock };
        if let Some((time, number)) = first.filter(|first| first.0 < own) {
            helpers[number].clock = time;
            if let Some(account) = helpers[number].act() {
                accounts.push((helpers[number].clock + delay, number, account));
            }
            continue;
        }
        clock = own;
        let (now, later) = accounts.drain(..).partition(|account| account.0 <= clock);
        accounts = later;
        for (_, number, account) in now {
            timed(&mut clock, || leader.hear(number, account));
        }
        if timed(&mut clock, || leader.step(CLASSES)) {
            break;
        }
        for (number, order) in timed(&mut clock, || leader.orders()) {
            helpers[number].orders.push_back((clock + delay, order));
        }
    }
    (clock, leader.visited(), (leader.best().cloned(), leader.bound()))
}
