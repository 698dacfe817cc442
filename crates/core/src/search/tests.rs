//! The optimal search against the exhaustive one: at every moment, and several together.

use super::evaluate::measure;
use super::screen::Screen;
use super::{Capped, Evaluated, Exhaustive, Limits, Optimal, Search, evaluate};
use crate::choice::Choice;
use crate::drawing::drawn_of;
use crate::format::csv::{Options, Reader};
use crate::hierarchy::{Side, Spec};
use crate::lattice::Levels;
use crate::loss::{Aggregate, Loss, Metric};
use crate::model::{
    DistinctLDiversity, EntropyLDiversity, KAnonymity, ModelChoice, RecursiveLDiversity, TCloseness,
};
use crate::partition::{Partition, Rolls, partition};
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::study::Study;
use crate::table::Role;
use proptest::prelude::*;
use std::cmp::Ordering;
use std::sync::Arc;

/// What a search takes at most that may take nothing: the regions on one way through the
/// lattice, of three attributes with four levels each.
const MEMORY_AT_LEAST: usize = 24_000;

/// What a region and a node take at most, with which a search may go over before it looks.
const MEMORY_OVER: usize = 400;

/// The sensitive column.
const SENSITIVE: usize = 3;

/// Three columns of three binary digits, masked digit by digit, and one of three diseases.
fn table(records: &[(u8, u8, u8, u8)]) -> String {
    records
        .iter()
        .map(|&(a, b, c, disease)| {
            // Most records are alike, as in life, so that some classes are large.
            let digits = |value: u8| format!("{:03b}", if value >= 16 { 5 } else { value % 8 });
            format!("{},{},{},{}\n", digits(a), digits(b), digits(c), disease % 3)
        })
        .collect()
}

fn study(
    text: &str,
    models: Vec<Choice>,
    (metric, gs_factor, as_arx): (Metric, f64, bool),
    limit: f64,
) -> Arc<Study> {
    let mut reader =
        Reader::new(Options { delimiter: Some(b','), header: Some(false), ..Options::default() });
    reader.push(text.as_bytes()).unwrap();
    let table = reader.finish().unwrap().table;
    let mut attributes: Vec<PlannedAttribute> = (0..SENSITIVE)
        .map(|column| {
            let mask = Spec::mask(Side::Right);
            PlannedAttribute::new(&column.to_string(), column, Role::QuasiIdentifier, mask)
        })
        .collect();
    attributes.push(PlannedAttribute::new("disease", SENSITIVE, Role::Sensitive, Spec::NONE));
    let mut plan = Plan {
        models,
        suppression_limit: limit,
        ..Plan::new(attributes, vec![KAnonymity::chosen(2)])
    };
    plan.loss.metric = metric;
    (plan.loss.gs_factor, plan.loss.as_arx) = (gs_factor, as_arx);
    plan.loss.aggregate = Aggregate::GeometricMean;
    plan.loss.k = Some(2);
    prepare(&table, &plan).unwrap().study
}

prop_compose! {
    fn models()(k in 2_u32..5, other in 0_u8..7, t in 0.05_f64..0.6) -> Vec<Choice> {
        let other = match other {
            0 => Some(DistinctLDiversity::choose().with("l", 2_u32)),
            1 => Some(RecursiveLDiversity::choose().with("c", 1.5).with("l", 2_u32)),
            2 => Some(TCloseness::choose().with("t", t)),
            3 => Some(TCloseness::choose().with("t", t).with("distance", "ordered")),
            4 => Some(EntropyLDiversity::choose().with("l", 1.5)),
            _ => None,
        };
        let other = other.map(|other| other.with("attribute", "disease"));
        std::iter::once(KAnonymity::choose().with("k", k)).chain(other).collect()
    }
}

prop_compose! {
    fn studies()(
        records in prop::collection::vec((0_u8..24, 0_u8..24, 0_u8..24, 0_u8..6), 1..60),
        models in models(),
        metric in prop::sample::select(vec![
            Metric::Loss, Metric::Precision, Metric::NonUniformEntropy, Metric::Aecs,
            Metric::Discernibility, Metric::DiscernibilityStar, Metric::CAvg, Metric::Ncp,
        ]),
        gs_factor in prop::sample::select(vec![0.0, 0.2, 0.5, 0.8, 1.0]),
        as_arx in any::<bool>(),
        limit in prop::sample::select(vec![0.0, 0.05, 0.2, 0.5, 1.0]),
    ) -> Arc<Study> {
        study(&table(&records), models, (metric, gs_factor, as_arx), limit)
    }
}

fn optimum(study: &Arc<Study>) -> Option<Evaluated> {
    let mut search = Exhaustive::new(study.clone()).expect("a small lattice");
    while !search.step(1 << 20) {}
    search.best().cloned()
}

fn nodes(study: &Study) -> Vec<Levels> {
    let (bottom, top) = (study.bottom(), study.top());
    let mut nodes = vec![bottom.clone()];
    while let Some(next) = nodes[nodes.len() - 1].successor(&bottom, &top) {
        nodes.push(next);
    }
    nodes
}

fn partition_at(study: &Study, levels: &Levels) -> Partition {
    partition(study.contingency(), study.hierarchies(), levels)
}

/// For each node of a study whether the screen refuses it, and whether it may be released.
fn screened(study: &Study) -> Vec<(bool, bool)> {
    let Some(mut screen) = Screen::new(study) else { return Vec::new() };
    let (finest, hierarchies) = (Partition::exact(study.contingency()), study.hierarchies());
    let mut rolls = Rolls::default();
    let all = nodes(study);
    all.iter()
        .map(|node| {
            let refused = screen.refuses(node, &finest, hierarchies, &mut rolls, usize::MAX).0;
            (refused, evaluate(study, &partition_at(study, node)).feasible)
        })
        .collect()
}

/// A table of many values, most of them rare, of which most nodes that fail are refused.
#[test]
fn nodes_are_refused_for_their_rare_records() {
    let digits = |record: u32| {
        let spread = |factor: u32| record.wrapping_mul(factor).rotate_left(9) >> 26;
        // The lowest of three draws, so that large values are rare.
        let value = spread(0x9E37_79B9).min(spread(0x85EB_CA6B)).min(spread(0xC2B2_AE35));
        (value as u8, (value / 3) as u8)
    };
    let text: String = (0..2000)
        .map(|record| {
            let ((a, b), (c, _)) = (digits(record), digits(record + 5000));
            format!("{a:06b},{b:05b},{c:06b},x\n")
        })
        .collect();
    for limit in [0.0, 0.02] {
        let models = vec![KAnonymity::choose().with("k", 5_u32)];
        let found = screened(&study(&text, models, (Metric::Loss, 0.5, false), limit));
        let failing = found.iter().filter(|(_, feasible)| !feasible).count();
        let refused = found.iter().filter(|(refused, _)| *refused).count();
        assert!(found.iter().all(|&(refused, feasible)| !(refused && feasible)));
        assert!(failing < found.len() && refused * 10 > failing * 9, "{refused} of {failing}");
    }
}

/// Records that no node can release are not those that weigh most, and two of them are not one
/// of a kind: knowing who they are raises the bound up to the loss itself.
#[test]
fn who_is_surely_suppressed_raises_the_bound() {
    let rows = [("000", 5), ("001", 5), ("111", 1), ("011", 1)];
    let text: String =
        rows.iter().map(|&(row, times)| format!("{row},{row},{row},x\n").repeat(times)).collect();
    for (metric, as_arx) in [
        (Metric::Loss, false),
        (Metric::Ncp, false),
        (Metric::NonUniformEntropy, false),
        (Metric::NonUniformEntropy, true),
    ] {
        let models = vec![KAnonymity::choose().with("k", 2_u32)];
        let study = study(&text, models, (metric, 0.5, as_arx), 0.5);
        let levels = Levels::from([1, 1, 1]);
        let (node, suppression) =
            measure(&study, &partition_at(&study, &levels), None, &Levels::bottom(3));
        assert_eq!((node.suppressed, suppression.records), (2, 2));
        let most = study.suppressible();
        let known = study.objective().bound_below(&levels, &suppression, most);
        assert!(known > study.objective().bound(&levels, 2, most), "{metric:?} {as_arx}");
        assert!(known.compare(&node.loss).is_eq(), "{metric:?} {as_arx} {known:?} {node:?}");
    }
}

fn least_loss(best: Option<&Evaluated>) -> Loss {
    best.map_or(Loss::INFINITE, |best| best.loss.clone())
}

/// What must hold of a search at any moment, since it may be stopped there.
fn check(study: &Study, search: &Optimal, optimum: Option<&Evaluated>) {
    let bound = search.bound().unwrap();
    assert!(bound.compare(&least_loss(optimum)).is_le(), "{bound:?} {optimum:?}");
    if let Some(best) = search.best() {
        let partition = partition(study.contingency(), study.hierarchies(), &best.levels);
        assert_eq!(&evaluate(study, &partition), best);
        assert!(best.feasible);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: drawn_of(1500), failure_persistence: None, ..Default::default() })]

    #[test]
    fn at_every_moment_the_best_node_may_be_released_and_the_bound_is_proven(
        study in studies(),
        budgets in prop::collection::vec(1_usize..400, 1..20),
        memory in prop::sample::select(vec![0, 2_000, 6_000, 22_000, 256 << 20]),
    ) {
        let optimum = optimum(&study);
        let search = Optimal::new(study.clone()).eagerly_screened();
        let mut search = search.with_limits(Limits { memory });
        let (mut bound, mut loss) = (Loss::NONE, Loss::INFINITE);
        for budget in budgets.iter().cycle() {
            let ended = search.step(*budget);
            check(&study, &search, optimum.as_ref());
            let most = memory.max(MEMORY_AT_LEAST) + MEMORY_OVER;
            prop_assert!(search.memory() <= most, "{}", search.memory());
            let now = (search.bound().unwrap(), least_loss(search.best()));
            prop_assert_ne!(now.0.partial_cmp(&bound), Some(Ordering::Less), "the bound fell");
            prop_assert!(now.1.compare(&loss).is_le(), "the best node got worse");
            (bound, loss) = now;
            if ended {
                break;
            }
        }
        prop_assert_eq!(search.best(), optimum.as_ref());
        prop_assert_eq!(search.bound().unwrap(), least_loss(optimum.as_ref()));
    }

    #[test]
    fn what_may_be_released_is_never_refused(study in studies()) {
        for (refused, feasible) in screened(&study) {
            prop_assert!(!(refused && feasible));
        }
    }

    /// The first so many nodes are the same in however small steps they are looked at.
    #[test]
    fn where_a_capped_search_ends_does_not_depend_on_its_budgets(
        study in studies(),
        budgets in prop::collection::vec(1_usize..40, 1..20),
        nodes in 0_u32..40,
        memory in prop::sample::select(vec![2_000, 256 << 20]),
    ) {
        let capped = || Capped::new(study.clone(), Limits { memory }, nodes);
        let (mut one, mut other) = (capped(), capped());
        while !one.step(1 << 20) {}
        for budget in budgets.iter().cycle() {
            if other.step(*budget) {
                break;
            }
        }
        let found = |search: &Capped| {
            (search.best().cloned(), search.bound(), search.visited(), search.is_spent())
        };
        prop_assert_eq!(found(&one), found(&other));
        let optimum = optimum(&study);
        if one.is_spent() {
            prop_assert_eq!(one.visited(), nodes);
            prop_assert!(one.bound().unwrap().compare(&least_loss(optimum.as_ref())).is_le());
        } else {
            prop_assert_eq!(one.best(), optimum.as_ref());
        }
    }

    /// Also where a failing class may drag down others when they are joined.
    #[test]
    fn no_finer_node_suppresses_fewer_than_a_coarser_one_says(study in studies()) {
        let nodes = nodes(&study);
        let decided: Vec<_> = nodes
            .iter()
            .map(|levels| study.demands().decide(&partition_at(&study, levels), u64::MAX))
            .collect();
        for (above, coarser) in nodes.iter().zip(&decided) {
            for (below, finer) in nodes.iter().zip(&decided).filter(|(b, _)| b.is_below(above)) {
                prop_assert!(coarser.lost <= finer.suppressed, "{:?} {:?}", above, below);
            }
        }
    }

    /// Whatever the lowest corner of a box below it.
    #[test]
    fn what_is_sure_at_a_node_bounds_the_loss_of_all_below(study in studies()) {
        let nodes = nodes(&study);
        let most = study.suppressible();
        let lowest = Levels::bottom(study.attributes().len());
        let measured: Vec<_> =
            nodes.iter().map(|node| measure(&study, &partition_at(&study, node), None, &lowest)).collect();
        for (high, suppression) in measured.iter().filter(|(_, suppression)| suppression.records <= most) {
            for (node, _) in measured.iter().filter(|(node, _)| {
                node.feasible && node.levels.is_below(&high.levels)
            }) {
                prop_assert!(suppression.records <= node.suppressed);
                for low in nodes.iter().filter(|low| low.is_below(&node.levels)) {
                    let bound = study.objective().bound_below(low, suppression, most);
                    prop_assert!(
                        bound.compare_bound(&node.loss).is_le(),
                        "{:?} {:?} {:?} {:?}", low, bound, high, node
                    );
                }
            }
        }
    }

    /// A loss is left out only where it is known to be too high.
    #[test]
    fn what_is_not_measured_could_not_be_better(study in studies()) {
        let nodes: Vec<_> = nodes(&study).iter().map(|node| partition_at(&study, node)).collect();
        let evaluated: Vec<_> = nodes.iter().map(|node| evaluate(&study, node)).collect();
        for best in evaluated.iter().filter(|best| best.feasible) {
            for (node, whole) in nodes.iter().zip(&evaluated) {
                let (measured, _) = measure(&study, node, Some(best), &whole.levels);
                let order = whole.loss.compare(&best.loss).then_with(|| whole.levels.cmp(&best.levels));
                prop_assert!(measured == *whole || (order.is_gt() && !measured.loss.is_finite()));
            }
        }
    }

    /// Regions are handed to and fro, and finds told or not told, in any order.
    #[test]
    fn several_searches_end_as_one_does(
        study in studies(),
        turns in prop::collection::vec((0_usize..3, 1_usize..3, 0_u8..6, 1_usize..300), 1..60),
    ) {
        let optimum = optimum(&study);
        let mut searches = vec![Optimal::new(study.clone())];
        searches.resize_with(3, || Optimal::over(study.clone(), []));
        for (number, offset, action, budget) in turns {
            let other = (number + offset) % 3;
            match action {
                0 | 1 => {
                    if let Some(region) = searches[number].give_away() {
                        searches[other].take(region);
                    }
                }
                2 => {
                    if let Some(best) = searches[number].best().cloned() {
                        searches[other].hear(&best);
                    }
                }
                _ => {
                    searches[number].step(budget);
                }
            }
            let bounds = searches.iter().map(|search| search.bound().unwrap());
            let bound = bounds.fold(Loss::INFINITE, Loss::min);
            prop_assert!(bound.compare(&least_loss(optimum.as_ref())).is_le());
        }
        for search in &mut searches {
            while !search.step(1 << 10) {}
        }
        let mut first = searches.remove(0);
        for search in &searches {
            search.best().into_iter().for_each(|best| first.hear(best));
        }
        prop_assert_eq!(first.best(), optimum.as_ref());
        // Of several nodes that lose the same, rounding aside, each may have found another.
        let least = least_loss(optimum.as_ref());
        prop_assert!(first.bound().unwrap().compare(&least).is_eq());
    }
}
