//! What the sources of the algorithms say of the running example, and where each is refused.

use outis::Kind;
use outis::lattice::Levels;
use outis::loss::Loss;
use outis::search::{
    BestFirst, Datafly, Exhaustive, Fixed, Flash, Incognito, MOST_NODES, MOST_TRACED, Ola,
    Samarati, Search, Seen, StopRule, TraceStep,
};
use outis::study::Study;
use outis_tests::harness::Attached;
use outis_tests::nodes::{all_levels, ended, height, refused, searches_alone, study};
use outis_tests::tables::{OUTLIER, T4, plain, t4, weighted_t4};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The sum of the levels of both minimal nodes of the example.
const FOUR: Loss = Loss::number(4.0);

/// T4 with its hierarchies, and the loss that minimal distortion has (spec F11).
fn example(k: u32, outlier: bool, limit: f64) -> Arc<Study> {
    let mut recipe = t4(k, outlier);
    recipe["loss"] = json!({"metric": "height", "aggregate": "sum"});
    recipe["suppression"] = json!({"limit": limit});
    let data = format!("{T4}{}", if outlier { OUTLIER } else { "" });
    study(&recipe, &data, &Attached::new())
}

/// The same with the priorities and the losses of levels of spec F12.
fn weighted(k: u32) -> Arc<Study> {
    study(&weighted_t4(k), T4, &Attached::new())
}

fn best(search: &dyn Search) -> Option<&[u8]> {
    search.best().map(|node| node.levels.as_slice())
}

/// Spec G2: heights 4, 2 and 3 are tried; the least is 4, with both minimal nodes.
#[test]
fn samarati_halves_the_height_of_the_example() {
    let search = ended(Samarati::new(example(2, false, 0.0)).unwrap());
    let mut heights: Vec<u32> = search
        .trace()
        .iter()
        .map(|step| step.levels.as_slice().iter().copied().map(u32::from).sum())
        .collect();
    heights.dedup();
    assert_eq!(heights, [4, 2, 3, 4], "those of the least height are compared at the end");
    assert_eq!(best(&search), Some(&[0, 2, 2][..]), "they tie, and it comes first");
    assert_eq!(search.bound(), Some(FOUR));
    let found: BTreeSet<&Levels> =
        search.trace().iter().filter(|step| step.feasible).map(|step| &step.levels).collect();
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
    let lowest = |limit: f64| {
        let ola = ended(Ola::new(example(2, true, limit)).unwrap());
        let incognito = ended(Incognito::new(example(2, true, limit)).unwrap());
        let samarati = ended(Samarati::new(example(2, true, limit)).unwrap());
        let minimal: Vec<Levels> = ola.minimal().iter().map(|node| node.levels.clone()).collect();
        assert_eq!(incognito.lowest(&[0, 1, 2]), Some(minimal.clone()));
        let study = example(2, true, limit);
        let all = all_levels(&study);
        let above = all.iter().filter(|node| minimal.iter().any(|lower| lower.is_below(node)));
        let number = above.count();
        (minimal, number, samarati.best().map(|node| height(&node.levels)))
    };
    assert_eq!(lowest(0.0), (vec![Levels::from([3, 3, 1])], 2, Some(7)));
    assert_eq!(lowest(0.2), (vec![Levels::from([0, 2, 2]), Levels::from([2, 1, 1])], 16, Some(4)));
}

/// The least height is the least loss only where all levels weigh alike: here three levels of
/// one attribute together weigh less than one of the other.
#[test]
fn samarati_proves_no_loss_that_is_not_the_height() {
    let proven = |weight: f64, aggregate: &str| {
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
    assert_eq!(proven(1.0, "sum"), (Some(Loss::number(1.0)), Some(vec![0, 1])));
    assert_eq!(proven(1.0, "arithmetic-mean"), (Some(Loss::number(0.5)), Some(vec![0, 1])));
    assert_eq!(proven(0.1, "sum"), (None, Some(vec![3, 0])));
    assert_eq!(proven(1.0, "max"), (None, Some(vec![0, 1])));
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

/// Age matters four times as much as the others: of its four values as many may stay as of one
/// of theirs, so that it is made coarser last.
#[test]
fn datafly_keeps_what_has_weight() {
    let mut recipe = t4(2, false);
    recipe["attributes"][1]["weight"] = json!(4);
    let study = study(&recipe, T4, &Attached::new());
    let path = [[0, 0, 0], [0, 0, 1], [1, 0, 1], [2, 0, 1], [2, 0, 2], [3, 0, 2], [3, 1, 2]];
    for stop in [StopRule::Limit, StopRule::K] {
        let search = ended(Datafly::new(study.clone(), stop));
        assert_eq!(search.path(), path.map(Levels::from), "{stop:?}");
    }
}

/// Spec J8: Sweeney's rule goes on until at most k records are left over, whatever may be
/// suppressed, and stops there, whether or not that may be.
#[test]
fn dataflys_stop_rules_differ() {
    let result = |limit: f64, stop: StopRule| {
        let search = ended(Datafly::new(example(2, true, limit), stop));
        (search.best().map(|node| node.suppressed), search.path().len(), search.bound())
    };
    // All may go, and do before anything is generalized; or one is left over.
    assert_eq!(result(1.0, StopRule::Limit), (Some(5), 1, None));
    assert_eq!(result(1.0, StopRule::K), (Some(1), 5, None));
    // Nothing may go: the outlier is one record, at most k, and yet too many.
    assert_eq!(result(0.0, StopRule::K), (None, 5, None));
    let (suppressed, steps, bound) = result(0.0, StopRule::Limit);
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
        assert!(
            found.iter().all(|node| (0..3).all(|i| set.contains(&i) || node.get(i) == tops[i] + 1)),
            "{found:?}"
        );
        let top = Levels::new(set.iter().map(|&i| tops[i]).collect());
        let bottom = Levels::bottom(set.len());
        let nodes =
            std::iter::successors(Some(bottom.clone()), |node| node.successor(&bottom, &top));
        assert_eq!(
            nodes.filter(|node| found.iter().any(|f| Levels::new(kept(f)).is_below(node))).count(),
            number,
            "{set:?}"
        );
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
    assert_eq!(search.trace()[0].levels, Levels::from([3, 3, 2]));
    assert_eq!(search.trace().iter().filter(|step| step.seen.is_some()).count(), 16);
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
    for (k, node, loss, visited) in [(2, [2, 1, 1], 0.32, 20), (4, [2, 2, 2], 0.77, 43)] {
        let search = ended(BestFirst::new(weighted(k)).unwrap());
        assert_eq!(best(&search), Some(&node[..]));
        assert_eq!(search.visited(), visited, "k = {k}");
        assert!((search.best().unwrap().loss.value() - loss).abs() < 1e-12);
        assert_eq!(search.bound(), search.best().map(|node| node.loss.clone()));
    }
    let search = ended(BestFirst::new(weighted(5)).unwrap());
    assert_eq!((search.visited(), best(&search)), (48, None));
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
    let looked_at = flash.trace().iter().filter(|step| step.seen.is_some());
    let trace: Vec<&[u8]> = looked_at.map(|step| step.levels.as_slice()).collect();
    let expected = [[1, 3, 0], [3, 3, 0], [3, 3, 1], [2, 3, 1], [1, 3, 1]];
    assert_eq!(trace[..5], expected);
    assert!(flash.visited() <= 20);
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
    for (k, expected) in [(2, Some(&[][..])), (3, None)] {
        let mut recipe = plain(&["a"], k);
        recipe["attributes"][0]["role"] = json!("insensitive");
        recipe["loss"] = json!({"metric": "weighted-information-loss"});
        for search in searches_alone(&study(&recipe, "a\n1\n2\n", &Attached::new())) {
            let mut search = search.unwrap();
            while !search.step(1) {}
            let trace = search.trace().iter().filter(|step| step.seen.is_some()).count();
            assert_eq!((best(&*search), search.visited(), trace), (expected, 1, 1));
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
    assert_eq!((search.visited(), search.trace().len()), (1024, MOST_TRACED));
    let seen = Some(Seen { suppressed: 1, loss: None });
    let bottom = TraceStep { levels: Levels::bottom(10), feasible: false, seen };
    assert_eq!(search.trace()[0], bottom);
    let search = ended(Fixed::new(study.clone(), Levels::new(vec![1; 10])).unwrap());
    let loss = search.best().map(|best| best.loss.clone());
    let seen = Some(Seen { suppressed: 0, loss });
    let top = TraceStep { levels: Levels::new(vec![1; 10]), feasible: true, seen };
    assert_eq!(search.trace(), [top]);
}
