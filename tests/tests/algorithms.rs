//! The algorithms of the literature: what the sources say of the running example, and what
//! each promises against all nodes of random small studies.
//!
//! `OUTIS_SEED` chooses other studies than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed and shares are the evidence.

use fastrand::Rng;
use outis::lattice::Levels;
use outis::loss::{Loss, Metric};
use outis::partition::partition;
use outis::search::{
    BestFirst, Datafly, Evaluated, Exhaustive, Fixed, Flash, Incognito, MOST_NODES, MOST_TRIED,
    Ola, Samarati, Search, StopRule, Tried, evaluate,
};
use outis::study::Study;
use outis::{Error, Kind};
use outis_protocol::job::Job;
use outis_tests::harness::{self, Attached};
use outis_tests::random::Study as Drawn;
use outis_tests::tables::{OUTLIER, T4, plain, t4};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Random tables of the main comparison, each with three losses.
const STUDIES: usize = 1000;

/// The sum of the levels of both minimal nodes of the example.
const FOUR: Loss = Loss::number(4.0);

fn seed() -> u64 {
    let given = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = given.unwrap_or(20_261_121);
    println!("OUTIS_SEED={seed}");
    seed
}

fn study(recipe: &Value, data: &str, files: &Attached) -> Arc<Study> {
    let prepare = || {
        let recipe = harness::recipe(recipe)?;
        let input = harness::read(&recipe, data.as_bytes())?;
        Job::new(recipe, &input, files)
    };
    let job = prepare().unwrap_or_else(|problem| panic!("{problem:?}\n{recipe}\n{data}"));
    job.prepared.study
}

/// T4 with its hierarchies, and the loss that minimal distortion has (F11).
fn example(k: u32, outlier: bool, limit: f64) -> Arc<Study> {
    let mut recipe = t4(k, outlier);
    recipe["loss"] = json!({"metric": "height", "aggregate": "sum"});
    recipe["suppression"] = json!({"limit": limit});
    let data = format!("{T4}{}", if outlier { OUTLIER } else { "" });
    study(&recipe, &data, &Attached::new())
}

/// The same with the priorities and the losses of levels of F12.
fn weighted(k: u32) -> Arc<Study> {
    let mut recipe = t4(k, false);
    let given = [
        (0.1, vec![0.0, 0.2, 0.5, 1.0]),
        (0.3, vec![0.0, 0.1, 0.4, 1.0]),
        (0.6, vec![0.0, 0.4, 1.0]),
    ];
    for (i, (priority, losses)) in given.into_iter().enumerate() {
        recipe["attributes"][i]["weight"] = json!(priority);
        recipe["attributes"][i]["hierarchy"]["losses"] = json!(losses);
    }
    recipe["loss"] = json!({"metric": "weighted-information-loss", "aggregate": "sum"});
    study(&recipe, T4, &Attached::new())
}

fn ended<S: Search>(mut search: S) -> S {
    while !search.step(1 << 20) {}
    search
}

fn best(search: &dyn Search) -> Option<&[u8]> {
    search.best().map(|node| node.levels.as_slice())
}

fn all_levels(study: &Study) -> Vec<Levels> {
    let top = study.top();
    let bottom = Levels::bottom(top.as_slice().len());
    std::iter::successors(Some(bottom), |levels| levels.successor(&top)).collect()
}

/// Every node, each counted afresh.
fn all_nodes(study: &Study) -> Vec<Evaluated> {
    let measure = |levels: &Levels| {
        evaluate(study, &partition(study.contingency(), study.hierarchies(), levels))
    };
    all_levels(study).iter().map(measure).collect()
}

/// Those that may be released.
fn ok(nodes: &[Evaluated]) -> Vec<&Evaluated> {
    nodes.iter().filter(|node| node.feasible).collect()
}

/// Those of them above no other.
fn minimal<'a>(ok: &[&'a Evaluated]) -> Vec<&'a Evaluated> {
    let below = |a: &Evaluated, b: &Evaluated| a.levels != b.levels && a.levels.is_below(&b.levels);
    ok.iter().filter(|node| !ok.iter().any(|other| below(other, node))).copied().collect()
}

/// Least loss, ties by the lexicographic order.
fn least<'a>(nodes: impl Iterator<Item = &'a Evaluated>) -> Option<&'a Evaluated> {
    nodes.min_by(|a, b| a.loss.compare(&b.loss).then_with(|| a.levels.cmp(&b.levels)))
}

fn height(levels: &Levels) -> u32 {
    levels.as_slice().iter().map(|&level| u32::from(level)).sum()
}

fn levels<'a>(nodes: impl IntoIterator<Item = &'a Evaluated>) -> Vec<&'a Levels> {
    nodes.into_iter().map(|node| &node.levels).collect()
}

/// Spec G2: heights 4, 2 and 3 are tried; the least is 4, with both minimal nodes.
#[test]
fn samarati_halves_the_height_of_the_example() {
    let search = ended(Samarati::new(example(2, false, 0.0)).unwrap());
    assert_eq!(search.probes(), [(4, true), (2, false), (3, false)]);
    assert_eq!(best(&search), Some(&[0, 2, 2][..]), "they tie, and it comes first");
    assert_eq!(search.bound(), Some(FOUR));
    let found: BTreeSet<&Levels> =
        search.tried().iter().filter(|tried| tried.feasible).map(|tried| &tried.levels).collect();
    assert_eq!(found, BTreeSet::from([&Levels::from([0, 2, 2]), &Levels::from([2, 1, 1])]));

    // By precision the other one is better, and of precision nothing is proven.
    let mut recipe = t4(2, false);
    recipe["loss"] = json!({"metric": "precision"});
    let search = ended(Samarati::new(study(&recipe, T4, &Attached::new())).unwrap());
    assert_eq!((best(&search), search.bound()), (Some(&[2, 1, 1][..]), None));
}

/// Spec G0: with the outlier, one record of five may or may not go.
#[test]
fn the_outlier_lifts_the_lowest_nodes_of_the_example() {
    let of = |limit: f64| {
        let ola = ended(Ola::new(example(2, true, limit)).unwrap());
        let incognito = ended(Incognito::new(example(2, true, limit)).unwrap());
        let samarati = ended(Samarati::new(example(2, true, limit)).unwrap());
        let minimal: Vec<Levels> = ola.minimal().iter().map(|node| node.levels.clone()).collect();
        assert_eq!(incognito.lowest(&[0, 1, 2]), Some(minimal.clone()));
        let study = example(2, true, limit);
        let above = |node: &Levels| minimal.iter().any(|lower| lower.is_below(node));
        let number = all_levels(&study).iter().filter(|node| above(node)).count();
        (minimal, number, samarati.best().map(|node| height(&node.levels)))
    };
    assert_eq!(of(0.0), (vec![Levels::from([3, 3, 1])], 2, Some(7)));
    assert_eq!(of(0.2), (vec![Levels::from([0, 2, 2]), Levels::from([2, 1, 1])], 16, Some(4)));
}

/// The least height is the least loss only where all levels weigh alike: here three levels of
/// one attribute together weigh less than one of the other.
#[test]
fn samarati_proves_no_loss_that_is_not_the_height() {
    let of = |weight: f64, aggregate: &str| {
        let mut recipe = plain(&["a", "b"], 2);
        recipe["attributes"][0]["hierarchy"] = json!({"kind": "mask", "from": "right"});
        recipe["attributes"][0]["weight"] = json!(weight);
        recipe["loss"] = json!({"metric": "height", "aggregate": aggregate});
        let data = "a,b\n111,x\n111,y\n222,x\n222,y\n";
        let study = study(&recipe, data, &Attached::new());
        let optimum = ended(Flash::new(study.clone()).unwrap());
        let search = ended(Samarati::new(study).unwrap());
        assert_eq!(best(&search), Some(&[0, 1][..]));
        (search.bound(), best(&optimum).map(<[u8]>::to_vec))
    };
    assert_eq!(of(1.0, "sum"), (Some(Loss::number(1.0)), Some(vec![0, 1])));
    assert_eq!(of(1.0, "arithmetic-mean"), (Some(Loss::number(0.5)), Some(vec![0, 1])));
    assert_eq!(of(0.1, "sum"), (None, Some(vec![3, 0])));
    assert_eq!(of(1.0, "max"), (None, Some(vec![0, 1])));
}

/// Spec G3: the path, and nothing removed.
#[test]
fn datafly_takes_the_path_of_the_example() {
    for stop in [StopRule::Limit, StopRule::K] {
        let search = ended(Datafly::new(example(2, false, 0.0), stop));
        let path = [[0, 0, 0], [0, 1, 0], [0, 1, 1], [1, 1, 1], [2, 1, 1]];
        assert_eq!(search.path(), path.map(Levels::from));
        assert_eq!((best(&search), search.visited()), (Some(&[2, 1, 1][..]), 5));
        assert_eq!(search.best().map(|node| node.suppressed), Some(0));
        assert_eq!(search.bound(), None);
    }
}

/// Spec J8: Sweeney's rule goes on until at most k records are left over, whatever may be
/// suppressed, and stops there, whether or not that may be.
#[test]
fn dataflys_stop_rules_differ() {
    let of = |limit: f64, stop: StopRule| {
        let search = ended(Datafly::new(example(2, true, limit), stop));
        (search.best().map(|node| node.suppressed), search.path().len(), search.bound())
    };
    // All may go, and do before anything is generalized; or one is left over.
    assert_eq!(of(1.0, StopRule::Limit), (Some(5), 1, None));
    assert_eq!(of(1.0, StopRule::K), (Some(1), 5, None));
    // Nothing may go: the outlier is one record, at most k, and yet too many.
    assert_eq!(of(0.0, StopRule::K), (None, 5, None));
    let (suppressed, steps, bound) = of(0.0, StopRule::Limit);
    assert_eq!((suppressed, bound), (Some(0), None));
    assert!(steps > 5);
    // Six alike of five: even the coarsest fails, and that is proof.
    let search = ended(Datafly::new(example(6, true, 0.0), StopRule::Limit));
    assert_eq!((best(&search), search.bound()), (None, Some(Loss::INFINITE)));
}

/// Spec G5: the lowest nodes of every set of attributes, and how many hold.
#[test]
fn incognito_finds_the_nodes_of_each_set_of_the_example() {
    let search = ended(Incognito::new(example(2, false, 0.0)).unwrap());
    let tops = [3, 3, 2];
    for (set, lowest, number) in [
        (&[0][..], &[&[0][..]][..], 4),
        (&[1], &[&[1]], 3),
        (&[2], &[&[1]], 2),
        (&[0, 1], &[&[0, 2], &[2, 1]], 10),
        (&[0, 2], &[&[0, 2], &[2, 1]], 6),
        (&[1, 2], &[&[1, 1]], 6),
        (&[0, 1, 2], &[&[0, 2, 2], &[2, 1, 1]], 16),
    ] {
        let found = search.lowest(set).expect("every set is looked at");
        let kept = |node: &Levels| -> Vec<u8> { set.iter().map(|&i| node.get(i)).collect() };
        assert_eq!(found.iter().map(kept).collect::<Vec<_>>(), lowest, "{set:?}");
        // What is left out is above its hierarchy.
        let out = |node: &Levels| (0..3).all(|i| set.contains(&i) || node.get(i) == tops[i] + 1);
        assert!(found.iter().all(out), "{found:?}");
        let top = Levels::new(set.iter().map(|&i| tops[i]).collect());
        let bottom = Levels::bottom(set.len());
        let nodes = std::iter::successors(Some(bottom), |node| node.successor(&top));
        let above = |node: &Levels| found.iter().any(|f| Levels::new(kept(f)).is_below(node));
        assert_eq!(nodes.filter(above).count(), number, "{set:?}");
    }
    assert_eq!(best(&search), Some(&[0, 2, 2][..]));
    assert_eq!(search.bound(), Some(FOUR));
    // Of the 99 nodes of all sets: 1, 2, 2 of one attribute, 4, 4, 1 of two, 2 of all.
    assert_eq!(search.visited(), 16);
}

/// What is left out is all one, even where the highest level of its hierarchy is not: of one
/// attribute alone nothing has to be generalized here.
#[test]
fn incognito_leaves_out_what_has_several_roots() {
    let mut recipe = plain(&["a", "b"], 2);
    let rows = json!([["1", "odd"], ["2", "even"], ["3", "odd"], ["4", "even"]]);
    recipe["attributes"][0]["hierarchy"] = json!({"kind": "levels", "rows": rows});
    let study = study(&recipe, "a,b\n1,x\n3,y\n2,x\n4,y\n", &Attached::new());
    assert_eq!(study.top(), Levels::from([1, 1]));
    let search = ended(Incognito::new(study).unwrap());
    assert_eq!(search.lowest(&[0]), Some(vec![Levels::from([1, 2])]));
    assert_eq!(search.lowest(&[1]), Some(vec![Levels::from([2, 0])]));
    assert_eq!(search.lowest(&[0, 1]), Some(vec![Levels::from([1, 1])]));
    // Parts: a twice, b once. Whole: (1, 0) fails, (1, 1) holds.
    assert_eq!((best(&search), search.visited()), (Some(&[1, 1][..]), 5));
}

/// Spec G6: 16 nodes are tried, the top first.
#[test]
fn ola_halves_the_sublattices_of_the_example() {
    let search = ended(Ola::new(example(2, false, 0.0)).unwrap());
    assert_eq!(search.visited(), 16);
    assert_eq!(search.tried()[0].levels, Levels::from([3, 3, 2]));
    let minimal: Vec<&[u8]> = search.minimal().iter().map(|n| n.levels.as_slice()).collect();
    assert_eq!(minimal, [[0, 2, 2], [2, 1, 1]]);
    assert_eq!(search.bound(), Some(FOUR));
    let mut recipe = t4(2, false);
    recipe["loss"] = json!({"metric": "precision"});
    let search = ended(Ola::new(study(&recipe, T4, &Attached::new())).unwrap());
    assert_eq!(best(&search), Some(&[2, 1, 1][..]));
    assert_eq!(search.bound(), search.best().map(|node| node.loss.clone()));
    // Five of four: the top fails, and nothing else is tried.
    let search = ended(Ola::new(example(5, false, 0.0)).unwrap());
    assert_eq!((search.visited(), search.bound()), (1, Some(Loss::INFINITE)));
}

/// Spec G7: 20 and 43 nodes come out of the queue.
#[test]
fn best_first_takes_as_many_nodes_of_the_example_as_the_spec_says() {
    for (k, node, loss, popped) in [(2, [2, 1, 1], 0.32, 20), (4, [2, 2, 2], 0.77, 43)] {
        let search = ended(BestFirst::new(weighted(k)).unwrap());
        assert_eq!(best(&search), Some(&node[..]));
        assert_eq!(search.popped(), popped, "k = {k}");
        assert!((search.best().unwrap().loss.value() - loss).abs() < 1e-12);
        assert_eq!(search.bound(), search.best().map(|node| node.loss.clone()));
    }
    let search = ended(BestFirst::new(weighted(5)).unwrap());
    assert_eq!((search.popped(), best(&search)), (48, None));
    assert_eq!(search.bound(), Some(Loss::INFINITE));
}

/// Spec G8, G1: the same optimum, by paths and by looking at everything.
#[test]
fn flash_and_mingen_find_the_optimum_of_the_example() {
    let flash = ended(Flash::new(example(2, false, 0.0)).unwrap());
    let exhaustive = ended(Exhaustive::new(example(2, false, 0.0)).unwrap());
    assert_eq!((best(&flash), best(&exhaustive)), (Some(&[0, 2, 2][..]), Some(&[0, 2, 2][..])));
    assert_eq!((flash.bound(), exhaustive.bound()), (Some(FOUR), Some(FOUR)));
    assert_eq!(exhaustive.visited(), 48);
    // The first path is (0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 2, 0), (1, 3, 0), (2, 3, 0),
    // (3, 3, 0), (3, 3, 1), (3, 3, 2), and is halved; the next begins above (1, 3, 0), which
    // fails: (1, 3, 1), (2, 3, 1), (2, 3, 2).
    let tried: Vec<&[u8]> = flash.tried().iter().map(|tried| tried.levels.as_slice()).collect();
    let expected = [[1, 3, 0], [3, 3, 0], [3, 3, 1], [2, 3, 1], [1, 3, 1]];
    assert_eq!(tried[..5], expected);
    assert!(flash.visited() <= 20);
}

fn refused<T>(search: Result<T, Error>) -> Option<Kind> {
    search.err().map(|error| error.kind)
}

/// Spec G1: a lattice that cannot be walked through is refused where that would have to be done.
#[test]
fn lattices_that_are_too_large_are_refused_by_name() {
    let wide = |columns: usize| {
        let names: Vec<String> = (0..columns).map(|column| format!("q{column}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let line = |value: &str| vec![value; columns].join(",");
        let data = format!("{}\n{}\n{}\n", names.join(","), line("a"), line("b"));
        study(&plain(&names, 2), &data, &Attached::new())
    };
    let too_large = |search| Some(Kind::LatticeTooLarge { search, limit: MOST_NODES });
    // 2^19 and 2^20 nodes; 3^12 and 3^13 over all sets.
    assert_eq!(refused(Exhaustive::new(wide(19))), None);
    assert_eq!(refused(Exhaustive::new(wide(20))), too_large("exhaustive"));
    assert_eq!(refused(Flash::new(wide(19))), None);
    assert_eq!(refused(Flash::new(wide(20))), too_large("flash"));
    assert_eq!(refused(Incognito::new(wide(12))), None);
    assert_eq!(refused(Incognito::new(wide(13))), too_large("incognito"));
    // The others are not; neither is a lattice whose size no number can say.
    assert_eq!(refused(Exhaustive::new(wide(200))), too_large("exhaustive"));
    let mut search = Samarati::new(wide(200)).unwrap();
    assert!(!search.step(1000));
    let mut search = Ola::new(wide(200)).unwrap();
    assert!(!search.step(1000) && search.best().is_some());
    let search = ended(Datafly::new(wide(200), StopRule::Limit));
    assert_eq!(search.visited(), 201);
}

/// Without a quasi-identifier the lattice has one node, and every search looks at it.
#[test]
fn a_lattice_of_one_node_is_no_special_case() {
    let of = |k: u32| {
        let mut recipe = plain(&["a"], k);
        recipe["attributes"][0]["role"] = json!("insensitive");
        recipe["loss"] = json!({"metric": "weighted-information-loss"});
        study(&recipe, "a\n1\n2\n", &Attached::new())
    };
    for (k, expected) in [(2, Some(&[][..])), (3, None)] {
        let searches = searches(&of(k));
        assert_eq!(searches.len(), 8);
        for mut search in searches {
            while !search.step(1) {}
            let tried = search.tried().len();
            assert_eq!((best(&*search), search.visited(), tried), (expected, 1, 1));
        }
    }
}

/// What was tried is remembered from the first on, and no more than so much of it.
#[test]
fn the_first_thousand_nodes_are_remembered() {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
    let data = format!("{}\n{}\n{}\n", names.join(","), ["1"; 10].join(","), ["2"; 10].join(","));
    let study = study(&plain(&names, 2), &data, &Attached::new());
    let search = ended(Exhaustive::new(study.clone()).unwrap());
    assert_eq!((search.visited(), search.tried().len()), (1024, MOST_TRIED));
    let bottom = Tried { levels: Levels::bottom(10), feasible: false, suppressed: 1 };
    assert_eq!(search.tried()[0], bottom);
    let search = ended(Fixed::new(study.clone(), Levels::new(vec![1; 10])).unwrap());
    let top = Tried { levels: Levels::new(vec![1; 10]), feasible: true, suppressed: 0 };
    assert_eq!(search.tried(), [top]);
}

/// How many of the studies have what, so that the comparison cannot be of easy ones alone.
#[derive(Default)]
struct Shares(BTreeMap<&'static str, usize>);

impl Shares {
    fn count(&mut self, what: &'static str, is_so: bool) {
        *self.0.entry(what).or_insert(0) += usize::from(is_so);
    }

    fn check(&self, least: usize) {
        println!("{:?}", self.0);
        assert!(self.0.values().all(|&number| number >= least), "{:?}", self.0);
    }
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
    for &(at, holds) in search.probes() {
        assert_eq!(holds, ok.iter().any(|node| height(&node.levels) == at), "height {at}");
    }
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
    let above = |node: &&Evaluated| lowest.iter().any(|lower| lower.is_below(&node.levels));
    assert_eq!(levels(nodes.iter().filter(above)), levels(ok.iter().copied()));
    let optimum = least(ok.iter().copied());
    assert_eq!(search.best(), optimum);
    assert_eq!(search.bound(), Some(optimum.map_or(Loss::INFINITE, |node| node.loss.clone())));
    let within = |i: usize| study.attributes()[i].limit < study.hierarchies()[i].height() as u8;
    shares.count("incognito leaves out what has a limit", all.iter().any(|&i| within(i)));
    shares.count("incognito without a solution", optimum.is_none());
    let parts = search.tried().iter().filter(|tried| !tried.levels.is_below(&study.top()));
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
    let loss = |node: &Evaluated| study.objective().bound(&node.levels, 0, 0);
    let comes = |node: &&Evaluated| {
        optimum.is_none_or(|optimum| {
            let order = loss(node).compare(&optimum.loss);
            order.then_with(|| node.levels.cmp(&optimum.levels)).is_le()
        })
    };
    assert_eq!(search.popped() as usize, nodes.iter().filter(comes).count());
    let kept = search.tried();
    let order = |a: &Tried, b: &Tried| {
        let loss = |tried: &Tried| study.objective().bound(&tried.levels, 0, 0);
        loss(a).compare(&loss(b)).then_with(|| a.levels.cmp(&b.levels)).is_lt()
    };
    assert!(kept.is_sorted_by(order));
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

fn check_exhaustive(study: &Arc<Study>, nodes: &[Evaluated]) {
    let search = ended(Exhaustive::new(study.clone()).unwrap());
    assert_eq!(search.best(), least(ok(nodes).into_iter()));
    assert_eq!(search.visited() as usize, nodes.len());
    let tried = search.tried().iter().map(|tried| (&tried.levels, tried.feasible));
    assert!(tried.eq(nodes.iter().map(|node| (&node.levels, node.feasible))));
}

/// The path again, from what each record shows; where it stops, from all demands afresh.
fn check_datafly(study: &Arc<Study>, drawn: &Drawn, nodes: &[Evaluated], shares: &mut Shares) {
    let attributes = &drawn.question.attributes;
    let distinct = |i: usize, level: u8| {
        let labels = &attributes[i].shown.labels[..drawn.question.records];
        labels.iter().map(|shown| &shown[usize::from(level)]).collect::<BTreeSet<_>>().len()
    };
    let removed = |levels: &Levels| {
        let partition = partition(study.contingency(), study.hierarchies(), levels);
        let decision = study.demands().decide(&partition, u64::MAX);
        (!decision.impossible).then_some(decision.suppressed)
    };
    let node = |levels: &Levels| nodes.iter().find(|node| node.levels == *levels).unwrap();
    let k = u64::from(study.demands().smallest());
    for stop in [StopRule::Limit, StopRule::K] {
        let search = ended(Datafly::new(study.clone(), stop));
        let enough = |levels: &Levels| match stop {
            StopRule::Limit => node(levels).feasible,
            StopRule::K => removed(levels).is_some_and(|removed| removed <= k),
        };
        let mut at = Levels::bottom(attributes.len());
        let mut path = vec![at.clone()];
        while !enough(&at) {
            let below = (0..attributes.len()).filter(|&i| at.get(i) < study.attributes()[i].limit);
            let most = below.rev().max_by_key(|&i| distinct(i, at.get(i)));
            let Some(most) = most else { break };
            at = at.with(most, at.get(most) + 1);
            path.push(at.clone());
        }
        assert_eq!(search.path(), path);
        let last = node(&at);
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

/// The study as drawn, the same with the loss that best first needs, and with the height.
fn variants(drawn: &Drawn) -> [Arc<Study>; 3] {
    let mut recipe = drawn.recipe.clone();
    let own = study(&recipe, &drawn.data, &drawn.files);
    recipe["loss"]["metric"] = json!("weighted-information-loss");
    for field in ["as-arx", "steps", "label"] {
        recipe["loss"].as_object_mut().unwrap().remove(field);
    }
    let weighted = study(&recipe, &drawn.data, &drawn.files);
    recipe["loss"]["metric"] = json!("height");
    for attribute in recipe["attributes"].as_array_mut().unwrap() {
        attribute.as_object_mut().unwrap().remove("weight");
    }
    [own, weighted, study(&recipe, &drawn.data, &drawn.files)]
}

#[test]
fn every_search_keeps_its_promise() {
    let mut random = Rng::with_seed(seed());
    let mut shares = Shares::default();
    for number in 0..STUDIES {
        let drawn = match number % 4 {
            0 => Drawn::draw_plain(&mut random),
            _ => Drawn::draw(&mut random),
        };
        for study in variants(&drawn) {
            let nodes = all_nodes(&study);
            check_samarati(&study, &nodes, &mut shares);
            check_ola(&study, &nodes, &mut shares);
            check_incognito(&study, &nodes, &mut shares);
            check_best_first(&study, &nodes, &mut shares);
            check_flash(&study, &nodes, &mut shares);
            check_exhaustive(&study, &nodes);
            check_datafly(&study, &drawn, &nodes, &mut shares);
            shares.count("refused", !study.prunes());
        }
    }
    shares.check(15);
}

/// Suppression that costs little, but something, may cost less the more of it there is: the
/// lowest nodes need not lose least, and nothing may be concluded from them.
#[test]
fn nothing_is_concluded_where_suppression_costs_something() {
    let mut random = Rng::with_seed(seed() ^ 2);
    let mut shares = Shares::default();
    for _ in 0..200 {
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
    shares.check(10);
}

/// All searches that a study allows.
fn searches(study: &Arc<Study>) -> Vec<Box<dyn Search>> {
    fn boxed<S: Search + 'static>(search: Result<S, Error>) -> Option<Box<dyn Search>> {
        search.ok().map(|search| Box::new(search) as Box<dyn Search>)
    }
    let study = || study.clone();
    [
        boxed(Samarati::new(study())),
        boxed(Ola::new(study())),
        boxed(Incognito::new(study())),
        boxed(BestFirst::new(study())),
        boxed(Flash::new(study())),
        boxed(Exhaustive::new(study())),
        boxed(Ok(Datafly::new(study(), StopRule::Limit))),
        boxed(Ok(Datafly::new(study(), StopRule::K))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Whatever the budget of a step, a search ends in the same way, having tried the same; whenever
/// it is stopped, its best node may be released and what it says is proven is true.
#[test]
fn a_search_may_be_suspended_and_stopped_anywhere() {
    let mut random = Rng::with_seed(seed() ^ 1);
    let (mut suspended, mut found) = (0, 0);
    for number in 0..200 {
        let drawn = Drawn::draw(&mut random);
        for study in variants(&drawn) {
            let nodes = all_nodes(&study);
            let optimum = least(ok(&nodes).into_iter());
            let mut ends: Vec<Vec<_>> = Vec::new();
            for budget in [1, 7, 1 << 20, 0] {
                let mut end = Vec::new();
                for mut search in searches(&study) {
                    // A budget of 0 stands for one that changes from step to step.
                    let mut next = || if budget == 0 { random.usize(1..40) } else { budget };
                    let mut steps = 0;
                    while !search.step(next()) {
                        steps += 1;
                        assert!(steps < 10_000_000, "study {number}: it never ends");
                        let stage = search.stage();
                        assert!(stage.of == 0 || stage.at <= stage.of, "{stage:?}");
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
                    end.push((best, search.bound(), search.visited(), search.tried().to_vec()));
                }
                ends.push(end);
            }
            assert!(ends.iter().all(|end| *end == ends[0]), "study {number}: {ends:?}");
        }
    }
    println!("suspended {suspended} times, {found} of them with a node");
    assert!(suspended > 10_000 && found > 1000);
}
