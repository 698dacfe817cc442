//! Whatever a recipe names, stopped at any moment: what is offered then may be released, what is
//! said to be proven is true, and what it is at is one of the stages that it declares.
//!
//! Random studies with all models and losses, every search and recoding with all of its options,
//! as a job runs them for page and CLI. What is offered is written, read again, and looked at by
//! an oracle that shares no code with the core.
//! `OUTIS_SEED` chooses other studies than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed and shares are the evidence.

use fastrand::Rng;
use outis::loss::Loss;
use outis::recoding::RECODINGS;
use outis::search::SEARCHES;
use outis_job::{Attempt, Chosen};
use outis_protocol::parse_search;
use outis_protocol::problem::Code;
use outis_protocol::recipe::Search;
use outis_tests::nodes::{all_nodes, least, ok};
use outis_tests::random::{BEYOND, Study};
use outis_tests::recoded::{check_chosen, prepared};
use outis_tests::shares::{Shares, drawn_of};
use std::collections::{BTreeMap, BTreeSet};

/// Random studies.
const STUDIES: usize = 3000;

/// Algorithms that are tried on each.
const TRIED: usize = 6;

/// What an algorithm may say of a study that it cannot work on.
const REFUSALS: [Code; 4] =
    [Code::NotForRecoding, Code::SearchNeedsLoss, Code::SearchNeedsMonotone, Code::SearchNeedsDrop];

/// What happened to an algorithm when it was stopped.
#[derive(Clone, Debug, Default)]
struct Stopped {
    /// What it was at.
    stages: BTreeSet<&'static str>,
    refused: usize,
    /// Before it had anything.
    without_any: usize,
    /// With something, though it was not done.
    with_any: usize,
    ended: usize,
    released: usize,
}

/// Steps a random number of times; whether it ended before it was stopped.
fn step(attempt: &mut Attempt, random: &mut Rng, stages: &mut BTreeSet<&'static str>) -> bool {
    let most = [2, 20, 200, 2000][random.usize(0..4)];
    for _ in 0..random.usize(0..most) {
        stages.insert(attempt.stage().phase);
        if attempt.step(random.usize(1..40)) {
            return true;
        }
    }
    false
}

#[test]
fn what_a_stopped_search_offers_may_be_released() {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed: u64 = given.unwrap_or(20_261_121);
    println!("OUTIS_SEED={seed}");
    let mut random = Rng::with_seed(seed);
    let mut all: BTreeMap<&str, Stopped> = BTreeMap::new();
    let mut shares = Shares::of_every_choice();
    for number in 0..drawn_of(STUDIES) {
        let drawn = Study::draw(&mut random);
        let drawn = if number % 4 == 0 { drawn.weighted() } else { drawn };
        shares.count_ingredients(&drawn);
        let job = prepared(&drawn);
        let nodes = all_nodes(&job.prepared.study);
        let optimum = least(ok(&nodes).into_iter()).map(|node| node.loss.clone());
        let optimum = optimum.unwrap_or(Loss::INFINITE);
        for _ in 0..TRIED {
            let json = drawn.draw_search(&mut random);
            let say = || format!("study {number}, {json}\n{}\n{}", drawn.recipe, drawn.data);
            let search = parse_search(&json.to_string()).expect("a search");
            let stopped = all.entry(search.id()).or_default();
            let mut attempt = match job.attempt(&search) {
                Ok(attempt) => attempt,
                Err(problem) => {
                    assert!(REFUSALS.contains(&problem.code), "{problem:?} {}", say());
                    stopped.refused += 1;
                    continue;
                }
            };
            let ended = step(&mut attempt, &mut random, &mut stopped.stages);
            let found = attempt.found();
            stopped.ended += usize::from(ended);
            stopped.with_any += usize::from(!ended && found.is_some());
            stopped.without_any += usize::from(!ended && found.is_none());
            if let Some(bound) = attempt.bound() {
                assert!(bound.compare(&optimum).is_le(), "{bound:?} {optimum:?} {}", say());
            }
            let Some(found) = found else { continue };
            if let Chosen::Node(node) = &found.chosen {
                assert!(optimum.compare(&node.loss).is_le(), "{node:?} {optimum:?} {}", say());
            }
            let _ = check_chosen(&drawn, &job, &found.chosen);
            stopped.released += 1;
        }
    }
    println!("{all:#?}");
    assert_eq!(all.len(), Search::silent().len() + 1);
    for (name, stopped) in &all {
        let asked = [stopped.ended, stopped.released, stopped.ended + stopped.without_any];
        assert!(asked.iter().all(|&count| count >= drawn_of(30)), "{name}: {stopped:?}");
    }
    let searches = SEARCHES.iter().map(|kind| (kind.declared.id, kind.stages));
    let recodings = RECODINGS.iter().map(|kind| (kind.declared.id, kind.stages));
    for (name, stages) in searches.chain(recodings) {
        assert_eq!(all[name].stages, stages.iter().copied().collect(), "what {name} may be at");
    }
    let with_any: usize = all.values().map(|stopped| stopped.with_any).sum();
    assert!(with_any >= drawn_of(300), "{with_any} were stopped with something");
    shares.check(15, &BEYOND);
}
