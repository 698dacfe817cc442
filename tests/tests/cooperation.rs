//! Searches that work together end as one does, in whatever order they are heard.
//!
//! Random studies with all models and losses; accounts and orders that travel for as long as
//! chance has it; helpers that join late and die early.
//! `OUTIS_SEED` chooses other studies than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed and shares are the evidence.

use fastrand::Rng;
use outis::loss::Loss;
use outis::partition::partition;
use outis::search::{Account, Evaluated, Helper, Leader, Limits, Optimal, Order, Search, evaluate};
use outis::study::Study;
use outis_tests::random;
use outis_tests::recoded::prepared;
use outis_tests::shares::drawn_of;
use std::collections::VecDeque;
use std::sync::Arc;

/// Random studies.
const STUDIES: usize = 1500;

/// Interleavings of each.
const ORDERS: usize = 4;

/// Actions after which chance no longer delays anything.
const PATIENCE: usize = 4000;

fn seed() -> u64 {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or(20_261_121);
    println!("OUTIS_SEED={seed}");
    seed
}

/// One helper, with what is under way to it and from it.
struct NumberedHelper {
    helper: Helper,
    number: usize,
    orders: VecDeque<Order>,
    accounts: VecDeque<Account>,
    alive: bool,
}

/// What happened in an interleaving, so that it cannot be nothing.
#[derive(Default)]
struct Happened {
    shared: usize,
    given_back: usize,
    heard: usize,
    lost: usize,
}

/// A leader and its helpers, whose every move is drawn.
struct Team<'a> {
    study: &'a Arc<Study>,
    leader: Leader,
    helpers: Vec<NumberedHelper>,
    most: usize,
    random: &'a mut Rng,
    happened: &'a mut Happened,
}

impl Team<'_> {
    fn join(&mut self) {
        let number = self.leader.join();
        let helper = Helper::new(self.study.clone());
        let (orders, accounts) = (VecDeque::new(), VecDeque::new());
        self.helpers.push(NumberedHelper { helper, number, orders, accounts, alive: true });
    }

    fn send(&mut self) {
        for (number, order) in self.leader.orders() {
            self.happened.shared += usize::from(matches!(order, Order::Take(_)));
            self.happened.heard += usize::from(matches!(order, Order::Hear(_)));
            let member = self.helpers.iter_mut().find(|member| member.number == number);
            let member = member.expect("an order to somebody who never joined");
            if member.alive {
                member.orders.push_back(order);
            }
        }
    }

    fn hear(&mut self, index: usize) {
        if let Some(account) = self.helpers[index].accounts.pop_front() {
            self.happened.given_back += account.spare.len();
            self.leader.hear(self.helpers[index].number, account);
        }
    }

    /// One move; true once the search has ended.
    fn act(&mut self, delayed: bool) -> bool {
        let budget = self.random.usize(1..120);
        if self.helpers.is_empty() {
            if self.most > 0 && self.random.u8(0..4) == 0 {
                self.join();
            }
            return self.leader.step(budget);
        }
        let index = self.random.usize(0..self.helpers.len());
        match self.random.u8(0..if delayed { 16 } else { 12 }) {
            0..=2 => return self.leader.step(budget),
            3..=4 => self.send(),
            5..=7 => {
                let member = &mut self.helpers[index];
                if let Some(order) = member.orders.pop_front() {
                    member.helper.follow(order);
                }
            }
            8..=9 => {
                let member = &mut self.helpers[index];
                if member.alive && !member.helper.is_idle() {
                    let account = member.helper.step(budget);
                    member.accounts.push_back(account);
                }
            }
            10..=11 => self.hear(index),
            12 if self.helpers[index].alive && self.random.u8(0..12) == 0 => {
                // What it said before may still be heard, before or after it is given up.
                self.helpers[index].alive = false;
                self.helpers[index].orders.clear();
                if self.random.bool() {
                    self.hear(index);
                }
                self.leader.lose(self.helpers[index].number);
                self.happened.lost += 1;
            }
            13 if self.helpers.len() < self.most => self.join(),
            _ => {}
        }
        false
    }
}

/// The best node and the bound that a search proves in the end.
fn outcome(search: &dyn Search) -> (Option<Evaluated>, Option<Loss>) {
    (search.best().cloned(), search.bound())
}

fn alone(study: &Arc<Study>) -> (Option<Evaluated>, Option<Loss>) {
    let mut search = Optimal::new(study.clone());
    while !search.step(1 << 20) {}
    outcome(&search)
}

/// Searches that hand regions to and fro and tell each other what they find, at random, with
/// memory for next to nothing; the best of them and the least of their bounds in the end.
fn together(
    study: &Arc<Study>,
    memory: [usize; 3],
    random: &mut Rng,
    handed: &mut usize,
) -> (Option<Evaluated>, Option<Loss>) {
    let mut searches =
        memory.map(|memory| Optimal::over(study.clone(), []).with_limits(Limits { memory }));
    searches[0] = Optimal::new(study.clone()).with_limits(Limits { memory: memory[0] });
    for _ in 0..random.usize(0..200) {
        let (index, other) = (random.usize(0..3), random.usize(0..3));
        match random.u8(0..4) {
            0 if index != other => {
                if let Some(region) = searches[index].give_away() {
                    *handed += 1;
                    searches[other].take(region);
                }
            }
            1 => {
                if let Some(best) = searches[index].best().cloned() {
                    searches[other].hear(&best);
                }
            }
            _ => {
                searches[index].step(random.usize(1..200));
            }
        }
    }
    for search in &mut searches {
        while !search.step(1 << 10) {}
    }
    let [mut first, second, third] = searches;
    for other in [&second, &third] {
        other.best().into_iter().for_each(|best| first.hear(best));
    }
    let bounds = [second.bound(), third.bound(), first.bound()];
    (first.best().cloned(), bounds.into_iter().flatten().reduce(Loss::min))
}

/// How little memory they have changes the way, not the end.
#[test]
fn whoever_works_together_without_memory_ends_as_one_does() {
    let mut random = Rng::with_seed(seed() ^ 1);
    let (mut handed, mut solved, mut parted) = (0, 0, 0);
    for number in 0..drawn_of(STUDIES) {
        let drawn = random::Study::draw(&mut random);
        let job = prepared(&drawn);
        let core = &job.prepared.study;
        let (best, bound) = alone(core);
        solved += usize::from(best.is_some());
        for memory in [[0; 3], [0, 3_000, 256 << 20]] {
            let before = handed;
            let found = together(core, memory, &mut random, &mut handed);
            assert_eq!(found.0, best, "study {number}, {memory:?}\n{}", drawn.recipe);
            let same = found.1.zip(bound.clone()).is_some_and(|(a, b)| a.compare(&b).is_eq());
            assert!(same, "study {number}, {memory:?}\n{}", drawn.recipe);
            parted += usize::from(handed > before);
        }
    }
    println!("{solved} solved, {parted} times with regions handed over, {handed} of them");
    assert!(solved > drawn_of(STUDIES) / 2 && parted > drawn_of(500) && handed > drawn_of(2000));
}

/// How many nodes may be released with the least loss.
fn least(study: &Study, best: &Evaluated) -> usize {
    let (bottom, top) = (study.bottom(), study.top());
    let mut levels = Some(bottom.clone());
    let mut found = 0;
    while let Some(node) = levels {
        let partition = partition(study.contingency(), study.hierarchies(), &node);
        let measured = evaluate(study, &partition);
        found += usize::from(measured.feasible && measured.loss.compare(&best.loss).is_eq());
        levels = node.successor(&bottom, &top);
    }
    found
}

#[test]
fn whoever_works_together_in_whatever_order_ends_as_one_does() {
    let mut random = Rng::with_seed(seed());
    let mut happened = Happened::default();
    let (mut tied, mut solved) = (0, 0);
    for number in 0..drawn_of(STUDIES) {
        let study = random::Study::draw(&mut random);
        let job = prepared(&study);
        let core = &job.prepared.study;
        let expected = alone(core);
        if let Some(best) = &expected.0 {
            solved += 1;
            tied += usize::from(least(core, best) > 1);
        }
        for _ in 0..ORDERS {
            let mut team = Team {
                study: core,
                leader: Leader::new(core.clone()),
                helpers: Vec::new(),
                most: random.usize(0..4),
                random: &mut random,
                happened: &mut happened,
            };
            let (mut moves, mut bound, mut best_before) = (0, Loss::NONE, None);
            let optimum = expected.1.clone().unwrap_or(Loss::NONE);
            loop {
                moves += 1;
                assert!(moves < 100 * PATIENCE, "study {number} does not end\n{}", study.recipe);
                let ended = team.act(moves < PATIENCE);
                let now = team.leader.bound().expect("a bound");
                assert!(now.compare(&optimum).is_le(), "study {number}: {now:?} {optimum:?}");
                // Whatever is best may be released at any moment, whoever found it.
                let best = team.leader.best();
                if best != best_before.as_ref() {
                    let best = best.expect("a best node that stays");
                    let classes = partition(core.contingency(), core.hierarchies(), &best.levels);
                    assert!(best.feasible && *best == evaluate(core, &classes));
                    best_before = Some(best.clone());
                }
                assert!(now >= bound, "study {number}: the bound fell");
                bound = now;
                if ended {
                    break;
                }
            }
            assert_eq!(outcome(&team.leader), expected, "study {number}\n{}", study.recipe);
        }
    }
    let Happened { shared, given_back, heard, lost } = happened;
    println!("{solved} solved, {tied} with ties; {shared} regions handed out, {given_back} given");
    println!("back, {heard} nodes told, {lost} helpers lost");
    assert!(tied * 10 > solved, "too few ties");
    let least = [(shared, 5_000), (given_back, 500), (heard, 500), (lost, 300)];
    assert!(
        least.iter().all(|&(found, least)| found > drawn_of(least)),
        "too little happened: {least:?}"
    );
}
