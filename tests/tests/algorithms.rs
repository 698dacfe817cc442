//! The algorithms of the literature: what each promises, against all nodes of random small
//! studies.
//!
//! `OUTIS_SEED` chooses other studies than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed and shares are the evidence.

use fastrand::Rng;
use outis::Kind;
use outis::lattice::Levels;
use outis::loss::{Loss, Metric};
use outis::partition::partition;
use outis::search::{
    BestFirst, Datafly, Evaluated, Exhaustive, Flash, Incognito, MOST_TRACED, Ola, Optimal,
    Samarati, Search, StopRule, TraceStep,
};
use outis::study::Study;
use outis_tests::nodes::{all_nodes, ended, height, least, minimal, ok, refused, searches, study};
use outis_tests::random::Study as Drawn;
use outis_tests::shares::{Shares, drawn_of};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Random tables of the main comparison, each with three losses.
const STUDIES: usize = 2000;

fn seed() -> u64 {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or(20_261_121);
    println!("OUTIS_SEED={seed}");
    seed
}

fn levels<'a>(nodes: impl IntoIterator<Item = &'a Evaluated>) -> Vec<&'a Levels> {
    nodes.into_iter().map(|node| &node.levels).collect()
}

/// Whether, of two nodes that may be released, the higher never loses less.
fn grows(ok: &[&Evaluated]) -> bool {
    ok.iter().all(|low| {
        let above = ok.iter().filter(|high| low.levels.is_below(&high.levels));
        above.into_iter().all(|high| low.loss.compare(&high.loss).is_le())
    })
}

fn check_samarati(study: &Arc<Study>, nodes: &[Evaluated], shares: &mut Shares) {
    let search = Samarati::new(study.clone());
    if !study.prunes() {
        let expected = Kind::SearchNeedsMonotone { search: "samarati" };
        return assert_eq!(refused(search), Some(expected));
    }
    let search = ended(search.unwrap());
    let ok = ok(nodes);
    let lowest = ok.iter().map(|node| height(&node.levels)).min();
    let expected = least(ok.iter().copied().filter(|n| Some(height(&n.levels)) == lowest));
    assert_eq!(search.best(), expected);
    let optimum = least(ok.iter().copied());
    match search.bound() {
        Some(bound) => {
            assert_eq!(bound, optimum.map_or(Loss::INFINITE, |node| node.loss.clone()));
            assert_eq!(search.best(), optimum);
        }
        None => assert!(optimum.is_some()),
    }
    let height = study.objective().config().metric == Metric::Height && optimum.is_some();
    shares.count("samarati proves the least height", height && search.bound().is_some());
    shares.count("samarati misses the optimum", search.best() != optimum);
}

fn check_ola(study: &Arc<Study>, nodes: &[Evaluated], shares: &mut Shares) {
    let search = Ola::new(study.clone());
    if !study.prunes() {
        let expected = Kind::SearchNeedsMonotone { search: "ola" };
        return assert_eq!(refused(search), Some(expected));
    }
    let search = ended(search.unwrap());
    let ok = ok(nodes);
    let minimal = minimal(&ok);
    assert_eq!(levels(search.minimal()), levels(minimal.iter().copied()));
    assert_eq!(search.best(), least(minimal.iter().copied()));
    let optimum = least(ok.iter().copied());
    let Some(bound) = search.bound() else {
        assert!(study.suppressible() > 0 && optimum.is_some());
        shares.count("ola proves nothing and is right", search.best() == optimum);
        shares.count("ola proves nothing and misses the optimum", search.best() != optimum);
        return;
    };
    assert_eq!(search.best(), optimum);
    assert_eq!(bound, optimum.map_or(Loss::INFINITE, |node| node.loss.clone()));
    assert!(grows(&ok));
    shares.count("ola proves with suppression", study.suppressible() > 0 && optimum.is_some());
    shares.count("several minimal nodes", minimal.len() > 1);
}

fn check_incognito(study: &Arc<Study>, nodes: &[Evaluated], shares: &mut Shares) {
    let search = Incognito::new(study.clone());
    if !study.prunes() {
        let expected = Kind::SearchNeedsMonotone { search: "incognito" };
        return assert_eq!(refused(search), Some(expected));
    }
    let search = ended(search.unwrap());
    let ok = ok(nodes);
    let all: Vec<usize> = (0..study.attributes().len()).collect();
    // Where a smaller set has none, larger ones are not looked at.
    let lowest = search.lowest(&all).unwrap_or_default();
    assert_eq!(
        levels(nodes.iter().filter(|node| lowest.iter().any(|lower| lower.is_below(&node.levels)))),
        levels(ok.iter().copied())
    );
    let optimum = least(ok.iter().copied());
    assert_eq!(search.best(), optimum);
    assert_eq!(search.bound(), Some(optimum.map_or(Loss::INFINITE, |node| node.loss.clone())));
    let is_limited =
        all.iter().any(|&i| study.attributes()[i].limit < study.hierarchies()[i].height() as u8);
    shares.count("incognito leaves out what has a limit", is_limited);
    shares.count("incognito without a solution", optimum.is_none());
    let parts = search.trace().iter().filter(|step| !step.levels.is_below(&study.top()));
    shares.count("incognito rules out by parts", parts.filter(|t| !t.feasible).count() > 0);
}

fn check_best_first(study: &Arc<Study>, nodes: &[Evaluated], shares: &mut Shares) {
    let search = BestFirst::new(study.clone());
    if study.objective().config().metric != Metric::WeightedInformationLoss {
        let (name, loss) = ("best-first", "weighted-information-loss");
        let expected = Kind::SearchNeedsLoss { search: name, loss };
        return assert_eq!(refused(search), Some(expected));
    }
    let search = ended(search.unwrap());
    let optimum = least(ok(nodes).into_iter());
    assert_eq!(search.best(), optimum);
    assert_eq!(search.bound(), Some(optimum.map_or(Loss::INFINITE, |node| node.loss.clone())));
    // In the order of loss and levels, all up to the optimum.
    assert_eq!(
        search.visited() as usize,
        nodes
            .iter()
            .filter(|node| {
                optimum.is_none_or(|optimum| {
                    let loss = study.objective().bound(&node.levels, 0, 0);
                    let order = loss.compare(&optimum.loss);
                    order.then_with(|| node.levels.cmp(&optimum.levels)).is_le()
                })
            })
            .count()
    );
    let kept = search.trace();
    assert!(kept.is_sorted_by(|a, b| {
        let loss = |step: &TraceStep| study.objective().bound(&step.levels, 0, 0);
        loss(a).compare(&loss(b)).then_with(|| a.levels.cmp(&b.levels)).is_lt()
    }));
    shares.count("best first on models that are not monotone", !study.prunes());
    shares.count("best first finds what suppresses", optimum.is_some_and(|o| o.suppressed > 0));
}

fn check_flash(study: &Arc<Study>, nodes: &[Evaluated], shares: &mut Shares) {
    let search = ended(Flash::new(study.clone()).unwrap());
    let optimum = least(ok(nodes).into_iter());
    assert_eq!(search.best(), optimum);
    assert_eq!(search.bound(), Some(optimum.map_or(Loss::INFINITE, |node| node.loss.clone())));
    let partial = !study.prunes() && study.demands().smallest() > 1;
    shares.count("flash with k among others", partial);
    shares.count("flash without any conclusion", !study.prunes() && !partial);
    let fewer = (search.visited() as usize) * 2 <= nodes.len();
    shares.count("flash saves half", fewer);
    shares.count("flash saves half with k among others", partial && fewer);
}

fn check_optimal(study: &Arc<Study>, nodes: &[Evaluated]) {
    let search = ended(Optimal::new(study.clone()));
    let optimum = least(ok(nodes).into_iter());
    assert_eq!(search.best(), optimum);
    assert_eq!(search.bound(), Some(optimum.map_or(Loss::INFINITE, |node| node.loss.clone())));
}

fn check_exhaustive(study: &Arc<Study>, nodes: &[Evaluated]) {
    let search = ended(Exhaustive::new(study.clone()).unwrap());
    assert_eq!(search.best(), least(ok(nodes).into_iter()));
    assert_eq!(search.visited() as usize, nodes.len());
    let trace = search.trace().iter().map(|step| (&step.levels, step.feasible));
    assert!(trace.eq(nodes.iter().map(|node| (&node.levels, node.feasible))));
}

/// What a search says that it came to is true, whether it looked or knew from others; and it
/// says all of it, and what it knew once.
fn check_tried(nodes: &[Evaluated], mut search: Box<dyn Search>, shares: &mut Shares) {
    while !search.step(1 << 10) {}
    let trace = search.trace();
    if trace.len() < MOST_TRACED {
        assert_eq!(
            trace.iter().filter(|step| step.seen.is_some()).count(),
            search.visited() as usize
        );
    }
    let mut before = BTreeSet::new();
    for step in trace {
        assert!(before.insert(&step.levels) || step.seen.is_some(), "{step:?}");
        // Parts of nodes are none.
        let Some(node) = nodes.iter().find(|node| node.levels == step.levels) else { continue };
        assert_eq!(step.feasible, node.feasible, "{step:?}");
        let loss = step.seen.as_ref().and_then(|seen| seen.loss.as_ref());
        assert!(loss.is_none_or(|loss| *loss == node.loss), "{step:?}");
        shares.count("a loss is told", loss.is_some());
        shares.count("known to hold", step.seen.is_none() && step.feasible);
        shares.count("known to fail", step.seen.is_none() && !step.feasible);
    }
}

/// The path again, from what each record shows; where it stops, from all demands afresh.
fn check_datafly(study: &Arc<Study>, drawn: &Drawn, nodes: &[Evaluated], shares: &mut Shares) {
    let attributes = &drawn.question.attributes;
    let k = u64::from(study.demands().smallest());
    let node = |levels: &Levels| nodes.iter().find(|node| node.levels == *levels).unwrap();
    for stop in [StopRule::Limit, StopRule::K] {
        let search = ended(Datafly::new(study.clone(), stop));
        let mut node_levels = study.bottom();
        let mut path = vec![node_levels.clone()];
        loop {
            let is_enough = match stop {
                StopRule::Limit => node(&node_levels).feasible,
                // An estimate may be met by few suppressed records and by many, and not in
                // between.
                StopRule::K => {
                    let partition =
                        partition(study.contingency(), study.hierarchies(), &node_levels);
                    let decision = study.demands().decide(&partition, k);
                    !decision.impossible && decision.suppressed <= k
                }
            };
            if is_enough {
                break;
            }
            let below =
                (0..attributes.len()).filter(|&i| node_levels.get(i) < study.attributes()[i].limit);
            let most = below.rev().map(|i| {
                let labels = &attributes[i].shown.labels[..drawn.question.records];
                let level = usize::from(node_levels.get(i));
                let values = labels.iter().map(|shown| &shown[level]).collect::<BTreeSet<_>>();
                (values.len() as f64 / study.attributes()[i].weight, i)
            });
            let Some((_, most)) = most.max_by(|(one, _), (other, _)| one.total_cmp(other)) else {
                break;
            };
            node_levels = node_levels.with(most, node_levels.get(most) + 1);
            path.push(node_levels.clone());
        }
        assert_eq!(search.path(), path, "{stop:?} {}", drawn.recipe["models"]);
        let last = node(&node_levels);
        assert_eq!(search.best(), last.feasible.then_some(last));
        if search.bound().is_some() {
            assert!(ok(nodes).is_empty());
        }
        shares.count("datafly climbs three steps", path.len() > 3);
        let missed = search.best().is_none() && !ok(nodes).is_empty();
        shares.count("datafly misses what there is", missed);
        shares.count("datafly misses the optimum", search.best() != least(ok(nodes).into_iter()));
    }
}

/// The study as drawn, the same with the loss that best first needs, and with the height; the
/// last without suppression if it allowed little, since more models are monotone then.
fn variants(drawn: &Drawn) -> [Drawn; 3] {
    let own = drawn.clone();
    let weighted = drawn.clone().weighted();
    let mut height = weighted.clone();
    height.recipe["loss"]["metric"] = json!("height");
    for attribute in height.recipe["attributes"].as_array_mut().unwrap() {
        attribute.as_object_mut().unwrap().remove("weight");
    }
    if drawn.question.limit < 0.5 {
        height.recipe["suppression"]["limit"] = json!(0);
    }
    [own, weighted, height]
}

fn core(drawn: &Drawn) -> Arc<Study> {
    study(&drawn.recipe, &drawn.data, &drawn.files)
}

/// Models for which the same may hold of no node above one for which they hold, or of which
/// nobody knows (spec D17): what concludes from one node to those above refuses them always.
const NEVER_MONOTONE: [&str; 7] = [
    "model delta-disclosure mode present-only",
    "model guarding-nodes",
    "model population-uniqueness",
    "model population-uniqueness estimator dankar",
    "model population-uniqueness estimator pitman",
    "model population-uniqueness estimator slide-negative-binomial",
    "model population-uniqueness estimator zayatz",
];

#[test]
fn every_search_keeps_its_promise() {
    let mut random = Rng::with_seed(seed());
    let mut shares = Shares::default();
    let mut answered = ["all", "monotone", "best-first"].map(|_| Shares::of_every_choice());
    for number in 0..STUDIES {
        let drawn = match number % 4 {
            0 => Drawn::draw_plain(&mut random),
            1 => Drawn::draw_beyond_the_oracle(&mut random),
            _ => Drawn::draw(&mut random),
        };
        for drawn in variants(&drawn) {
            let study = core(&drawn);
            let nodes = all_nodes(&study);
            check_samarati(&study, &nodes, &mut shares);
            check_ola(&study, &nodes, &mut shares);
            check_incognito(&study, &nodes, &mut shares);
            check_best_first(&study, &nodes, &mut shares);
            check_flash(&study, &nodes, &mut shares);
            check_optimal(&study, &nodes);
            check_exhaustive(&study, &nodes);
            check_datafly(&study, &drawn, &nodes, &mut shares);
            for search in searches(&study) {
                check_tried(&nodes, search, &mut shares);
            }
            shares.count("refused", !study.prunes());
            let weighted = study.objective().config().metric == Metric::WeightedInformationLoss;
            for (shares, takes) in answered.iter_mut().zip([true, study.prunes(), weighted]) {
                if takes {
                    shares.count_ingredients(&drawn);
                    let solved = nodes.iter().any(|node| node.feasible);
                    shares.count("a solution", solved);
                    shares.count("no solution", !solved);
                }
            }
        }
    }
    println!("{}", shares.text(3 * STUDIES));
    shares.check(15, &[]);
    // Optimal, exhaustive, Flash and Datafly refuse nothing; Samarati, OLA and Incognito what is
    // not monotone; best-first every loss but one.
    let [all, monotone, best_first] = answered;
    all.check(15, &[]);
    monotone.check(5, &NEVER_MONOTONE);
    let rare = best_first.rare(8).into_keys().filter(|what| !what.starts_with("metric "));
    assert_eq!(rare.collect::<Vec<_>>(), Vec::<String>::new());
}

/// Suppression that costs little, but something, may cost less the more of it there is: the
/// lowest nodes need not lose least, and nothing may be concluded from them.
#[test]
fn nothing_is_concluded_where_suppression_costs_something() {
    let mut random = Rng::with_seed(seed() ^ 2);
    let mut shares = Shares::default();
    for _ in 0..drawn_of(200) {
        let drawn = Drawn::draw_plain(&mut random);
        let mut recipe = drawn.recipe.clone();
        recipe["suppression"]["limit"] = json!(0.5);
        for metric in ["precision", "modification-rate", "distortion"] {
            for gs_factor in [0.0, 0.1, 0.25, 0.5, 1.0] {
                recipe["loss"] = json!({"metric": metric, "gs-factor": gs_factor});
                let study = study(&recipe, &drawn.data, &drawn.files);
                let nodes = all_nodes(&study);
                check_ola(&study, &nodes, &mut shares);
                check_flash(&study, &nodes, &mut Shares::default());
                let falls = !grows(&ok(&nodes));
                assert!(gs_factor > 0.0 || !falls);
                shares.count("falls at a quarter or less", gs_factor <= 0.25 && falls);
            }
        }
    }
    shares.check(10, &[]);
}

/// Whatever the budget of a step, a search ends in the same way, having tried the same; whenever
/// it is stopped, its best node may be released and what it says is proven is true.
#[test]
fn a_search_may_be_suspended_and_stopped_anywhere() {
    let mut random = Rng::with_seed(seed() ^ 1);
    let (mut suspended, mut found) = (0, 0);
    for number in 0..200 {
        let drawn = Drawn::draw(&mut random);
        for study in variants(&drawn).iter().map(core) {
            let nodes = all_nodes(&study);
            let optimum = least(ok(&nodes).into_iter());
            let mut ends: Vec<Vec<_>> = Vec::new();
            for budget in [1, 7, 1 << 20, 0] {
                let mut end = Vec::new();
                for mut search in searches(&study) {
                    let mut steps = 0;
                    loop {
                        // A budget of 0 stands for one that changes from step to step.
                        let next = if budget == 0 { random.usize(1..40) } else { budget };
                        if search.step(next) {
                            break;
                        }
                        steps += 1;
                        assert!(steps < 10_000_000, "study {number}: it never ends");
                        let stage = search.stage();
                        assert!(stage.total == 0 || stage.done <= stage.total, "{stage:?}");
                        if let Some(bound) = search.bound() {
                            let least = optimum.map_or(Loss::INFINITE, |node| node.loss.clone());
                            assert!(bound <= least, "study {number}: {bound:?} above {least:?}");
                        }
                        if let Some(best) = search.best() {
                            let node = nodes.iter().find(|node| node.levels == best.levels);
                            assert_eq!(node, Some(best), "study {number}");
                            assert!(best.feasible);
                            found += 1;
                        }
                    }
                    suspended += steps;
                    // Another step changes nothing.
                    assert!(search.step(budget.max(1)));
                    let best = search.best().cloned();
                    end.push((best, search.bound(), search.visited(), search.trace().to_vec()));
                }
                ends.push(end);
            }
            assert!(ends.iter().all(|end| *end == ends[0]), "study {number}: {ends:?}");
        }
    }
    println!("suspended {suspended} times, {found} of them with a node");
    assert!(suspended > 10_000 && found > 1000);
}
