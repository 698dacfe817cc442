//! A search on several threads, each with a search of its own, if it is one that others can
//! help with.
//!
//! What they tell each other is decided in `outis::search::Leader`; here it travels. Samples of a
//! simulation need no telling: each is looked at by one thread.

use crate::guard;
use outis::search::{Account, Helper, Leader, Order};
use outis_job::{Attempt, Run, SampleOutcome, Simulation};
use outis_protocol::problem::Outcome;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{Scope, available_parallelism, scope};
use std::time::{Duration, Instant};

/// The most threads that are used unless others are asked for: each needs memory of its own,
/// and the more there are the more they look at that one alone would not.
const MOST: u32 = 8;

/// Most searches end before another thread would be of use.
const ALONE: Duration = Duration::from_millis(50);

/// How long to wait for the others before looking for an interrupt.
const PAUSE: Duration = Duration::from_millis(20);

/// As many threads as the machine has cores, within reason.
pub(crate) fn threads(asked: Option<NonZeroU32>) -> u32 {
    asked.map_or_else(
        || available_parallelism().map_or(1, |cores| cores.get() as u32).min(MOST),
        NonZeroU32::get,
    )
}

/// Searches until the end or until `stop`, which is asked again and again; whether it was
/// stopped. `classes` are looked at in between.
pub(crate) fn search(
    run: &mut Run,
    threads: u32,
    classes: usize,
    mut stop: impl FnMut(&Attempt) -> bool,
) -> bool {
    let begun = Instant::now();
    let study = run.job().prepared.study.clone();
    scope(|scope| {
        let (tell, accounts) = channel();
        let mut helpers: Vec<Sender<Order>> = Vec::new();
        loop {
            if run.search(classes) {
                return false;
            }
            let search = run.attempt();
            if let Some(leader) = search.leader() {
                if helpers.is_empty() && threads > 1 && begun.elapsed() > ALONE {
                    helpers = (1..threads)
                        .map(|_| {
                            let helper = Helper::new(study.clone()).with_limits(leader.limits());
                            start(scope, leader.join(), helper, classes, tell.clone())
                        })
                        .collect();
                }
                hear(leader, &accounts);
                for (number, order) in leader.orders() {
                    // Nobody ends before the orders do, and a panic ends the program.
                    let _ = helpers[number].send(order);
                }
            }
            if stop(search) {
                return true;
            }
        }
    })
}

/// Looks at the samples of a simulation on several threads, until all are done or an interrupt comes.
/// What each came to, in their order; `each` hears how many are done.
///
/// # Errors
/// What the first sample is refused for.
pub(crate) fn sampled(
    simulation: &Simulation,
    threads: u32,
    classes: usize,
    mut each: impl FnMut(usize),
) -> Outcome<Vec<Option<SampleOutcome>>> {
    let next = AtomicUsize::new(0);
    let mut outcomes = vec![None; simulation.trials()];
    scope(|scope| {
        let (tell, told) = channel();
        for _ in 0..threads {
            let (tell, next) = (tell.clone(), &next);
            scope.spawn(move || {
                while !guard::interrupted() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= simulation.trials() {
                        return;
                    }
                    let outcome = sample_outcome(simulation, number, classes);
                    if tell.send((number, outcome)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(tell);
        // Once it is dropped for a refusal, nobody begins with another sample.
        for (done, (number, outcome)) in told.into_iter().enumerate() {
            outcomes[number] = outcome?;
            each(done + 1);
        }
        Ok(outcomes)
    })
}

/// What a sample came to; nothing if an interrupt came first.
fn sample_outcome(
    simulation: &Simulation,
    number: usize,
    classes: usize,
) -> Outcome<Option<SampleOutcome>> {
    let mut trial = simulation.trial(number)?;
    while !guard::interrupted() && !trial.step(classes)? {}
    Ok(trial.outcome())
}

/// Takes in what the helpers said; waits a while for it if there is nothing else to do.
fn hear(leader: &mut Leader, accounts: &Receiver<(usize, Account)>) {
    if leader.is_waiting() && !guard::interrupted() {
        let Ok((number, account)) = accounts.recv_timeout(PAUSE) else { return };
        leader.hear(number, account);
    }
    for (number, account) in accounts.try_iter() {
        leader.hear(number, account);
    }
}

/// Starts a thread that does as it is told until there is nobody to tell it anything.
fn start<'scope>(
    scope: &'scope Scope<'scope, '_>,
    number: usize,
    mut helper: Helper,
    classes: usize,
    tell: Sender<(usize, Account)>,
) -> Sender<Order> {
    let (orders, told) = channel();
    scope.spawn(move || {
        while let Some(order) = next(&told, helper.is_idle()) {
            match order {
                Some(order) => helper.follow(order),
                None if tell.send((number, helper.step(classes))).is_err() => return,
                None => {}
            }
        }
    });
    orders
}

/// The next order, if one has come or it is waited for; nothing once none can come any more.
fn next(told: &Receiver<Order>, wait: bool) -> Option<Option<Order>> {
    if wait {
        return told.recv().ok().map(Some);
    }
    match told.try_recv() {
        Ok(order) => Some(Some(order)),
        Err(TryRecvError::Empty) => Some(None),
        Err(TryRecvError::Disconnected) => None,
    }
}
