//! Brute force: every set of items, every cut, every group, on thousands of small random files.

use super::super::*;
use super::{baskets, tree};
use crate::drawing::drawn_of;
use crate::release::{SEED_BYTES, Seed};
use std::collections::BTreeSet;

/// Numbers that look random and are always the same.
pub(super) struct Draw(pub(super) u64);

impl Draw {
    pub(super) fn below(&mut self, limit: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

const ITEMS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// Trees of different shapes.
const TREES: [[&[&str]; 6]; 3] = [
    [
        &["a", "ab", "*"],
        &["b", "ab", "*"],
        &["c", "cd", "*"],
        &["d", "cd", "*"],
        &["e", "ef", "*"],
        &["f", "ef", "*"],
    ],
    [
        &["a", "ab", "abc", "*"],
        &["b", "ab", "abc", "*"],
        &["c", "c", "abc", "*"],
        &["d", "def", "def", "*"],
        &["e", "def", "def", "*"],
        &["f", "def", "def", "*"],
    ],
    [&["a", "*"], &["b", "*"], &["c", "*"], &["d", "*"], &["e", "*"], &["f", "*"]],
];

pub(super) fn drawn(draw: &mut Draw) -> (Baskets, ItemTree) {
    let people = 2 + draw.below(9) as usize;
    let sets: Vec<Vec<&str>> = (0..people)
        .map(|_| {
            let length = 1 + draw.below(4) as usize;
            (0..length).map(|_| ITEMS[draw.below(6).min(draw.below(6)) as usize]).collect()
        })
        .collect();
    let sets: Vec<&[&str]> = sets.iter().map(Vec::as_slice).collect();
    let baskets = baskets(&sets);
    let tree = tree(&baskets, &TREES[draw.below(3) as usize]);
    (baskets, tree)
}

/// Whether every set of up to m items that occurs is one of at least k people, by looking at every
/// one of them.
fn holds(sets: &[BTreeSet<String>], k: usize, m: usize) -> bool {
    sets.iter().all(|set| {
        let items: Vec<&String> = set.iter().collect();
        (1..1_u32 << items.len()).all(|mask| {
            if mask.count_ones() as usize > m {
                return true;
            }
            let chosen: Vec<&String> =
                (0..items.len()).filter(|bit| mask >> bit & 1 == 1).map(|bit| items[bit]).collect();
            let people = sets.iter().filter(|set| chosen.iter().all(|item| set.contains(*item)));
            people.count() >= k
        })
    })
}

/// Every cut, by going through the nodes that each item may be written as.
fn cuts(tree: &ItemTree) -> Vec<ItemCut> {
    let mut found = BTreeSet::from([ItemCut::finest(tree)]);
    loop {
        let mut more = found.clone();
        for cut in &found {
            for node in 0..tree.nodes() as u32 {
                let mut other = cut.clone();
                other.raise(tree, node);
                more.insert(other);
            }
        }
        if more == found {
            return found.into_iter().collect();
        }
        found = more;
    }
}

fn in_words(tree: &ItemTree, sets: &[Vec<u32>]) -> Vec<BTreeSet<String>> {
    let each = sets.iter();
    each.map(|set| set.iter().map(|&node| tree.label(node).to_owned()).collect()).collect()
}

/// The fewest people to leave out, by trying every choice of them.
fn fewest_left_out(sets: &[BTreeSet<String>], k: usize, m: usize) -> usize {
    (0..1_u32 << sets.len())
        .filter(|mask| {
            let kept: Vec<_> = (0..sets.len())
                .filter(|bit| mask >> bit & 1 == 0)
                .map(|bit| sets[bit].clone())
                .collect();
            holds(&kept, k, m)
        })
        .map(|mask| mask.count_ones() as usize)
        .min()
        .unwrap_or(sets.len())
}

pub(super) fn study(
    baskets: &Baskets,
    tree: &ItemTree,
    protection: Protection,
    algorithm: Algorithm,
) -> SetStudy {
    let (baskets, tree) = (baskets.clone(), tree.clone());
    SetStudy { baskets, tree, sensitive: Vec::new(), protection, algorithm, limit: 0.0 }
}

/// What comes of a study.
pub(super) fn ended(study: &SetStudy) -> Attempt {
    let mut attempt = Attempt::new(study);
    while !attempt.step(1) {}
    attempt
}

const LAYOUT: FileLayout = FileLayout {
    lines: Lines::Persons { id: false, items: None },
    delimiter: Some(b';'),
    header: false,
    formula_guard: true,
};

/// What the bytes of a release say.
fn written(study: &SetStudy, found: &Found) -> Vec<BTreeSet<String>> {
    let released = ReleasedSets::new(study, found, Some(Seed([7; SEED_BYTES])));
    let text = released.text(LAYOUT).expect("nothing parts items in a cell");
    let read = ReleasedSets::parse(text.as_bytes(), LAYOUT, false).expect("it can be read");
    check(study, &released, &read).expect("it is what was to be released");
    text.lines().map(|line| line.split(';').map(str::to_owned).collect()).collect()
}

#[test]
fn a_release_holds_if_and_only_if_brute_force_says_so_and_the_best_is_the_best_of_all_cuts() {
    let mut draw = Draw(1);
    for _ in 0..drawn_of(1500) {
        let (baskets, tree) = drawn(&mut draw);
        let (k, m) = (2 + draw.below(3) as u32, 1 + draw.below(3) as u32);
        let problem = Problem::new(&baskets, tree.clone(), k, m, 0.0);
        let mut least = None;
        for cut in cuts(&tree) {
            let sets: Vec<Vec<u32>> = baskets.sets.iter().map(|set| cut.write(set)).collect();
            let truth = holds(&in_words(&tree, &sets), k as usize, m as usize);
            assert_eq!(problem.recode(&cut).is_some(), truth);
            if truth {
                let lost = cut.loss(&tree, &problem.occurrences);
                least = [least, Some(lost)].into_iter().flatten().min();
            }
        }
        let protection = Protection::KmAnonymity { k, m };
        for algorithm in [
            Algorithm::Optimal { regions: u64::MAX },
            Algorithm::Apriori,
            Algorithm::Direct,
            Algorithm::Local,
        ] {
            let study = study(&baskets, &tree, protection, algorithm);
            let mut attempt = Attempt::new(&study);
            while !attempt.step(1) {
                let (best, bound) = attempt.gap().unwrap_or((u64::MAX, 0));
                assert!(bound <= least.unwrap_or(u64::MAX) && best >= least.unwrap_or(0));
            }
            let found = attempt.found();
            assert_eq!(found.is_some(), least.is_some(), "{algorithm:?}");
            let Some(found) = found else { continue };
            assert!(holds(&written(&study, &found), k as usize, m as usize), "{algorithm:?}");
            match algorithm {
                Algorithm::Optimal { .. } => {
                    assert_eq!((Some(found.lost), found.bound), (least, least));
                }
                Algorithm::Local => {
                    let apriori = SetStudy { algorithm: Algorithm::Apriori, ..study };
                    let global = ended(&apriori).found().expect("it is one too");
                    assert!(found.lost <= global.lost);
                }
                _ => assert!(Some(found.lost) >= least),
            }
        }
    }
}

#[test]
fn no_fewer_people_can_be_left_out_and_the_best_of_all_cuts_is_found_with_them() {
    let mut draw = Draw(2);
    for _ in 0..drawn_of(400) {
        let (baskets, tree) = drawn(&mut draw);
        let (k, m) = (2 + draw.below(2) as u32, 1 + draw.below(2) as u32);
        let limit = [0.1, 0.2, 0.34, 0.5, 1.0][draw.below(5) as usize];
        let problem = Problem::new(&baskets, tree.clone(), k, m, limit);
        let mut least: Option<u64> = None;
        for cut in cuts(&tree) {
            let sets: Vec<Vec<u32>> = baskets.sets.iter().map(|set| cut.write(set)).collect();
            let fewest = fewest_left_out(&in_words(&tree, &sets), k as usize, m as usize);
            let gone = suppressed(&problem.written(&cut), k.into(), m as usize);
            assert_eq!(problem.people_of(&gone), fewest as u64);
            let may = fewest as f64 <= limit * sets.len() as f64 + 1e-9 && fewest < sets.len();
            let found = problem.recode(&cut);
            assert_eq!(found.is_some(), may);
            least = [least, found.map(|found| found.lost)].into_iter().flatten().min();
        }
        if let Some(least) = least {
            let mut cut = apriori::apriori(&problem);
            while !cut.step(&problem, &problem.pool, 1) {}
            let found = problem.recode(cut.cut()).expect("a cut, since there is one");
            assert!(found.lost >= least);
        }
        let mut search = OptimalCuts::new(problem.into(), u64::MAX);
        while !search.step(1) {}
        assert_eq!(search.best().map(|best| best.lost), least);
        assert_eq!(search.bound(), least);
    }
}

#[test]
fn everybody_is_written_like_k_others_and_nothing_is_written_that_is_not_above_an_item() {
    let mut draw = Draw(3);
    for _ in 0..drawn_of(2000) {
        let (baskets, tree) = drawn(&mut draw);
        let k = 2 + draw.below(3) as u32;
        let protection = Protection::TransactionKAnonymity { k };
        let study = study(&baskets, &tree, protection, Algorithm::TopDown);
        let found = ended(&study).found();
        assert_eq!(found.is_some(), baskets.sets.len() >= k as usize);
        let Some(found) = found else { continue };
        let sets = written(&study, &found);
        for set in &sets {
            assert!(sets.iter().filter(|other| *other == set).count() >= k as usize);
        }
        let Chosen::Sets(chosen) = &found.chosen else { panic!("they are sets") };
        for (set, nodes) in baskets.sets.iter().zip(chosen.iter().flatten()) {
            for &item in set {
                assert_eq!(nodes.iter().filter(|&&node| tree.covers(node, item)).count(), 1);
            }
            for &node in nodes {
                assert!(set.iter().any(|&item| tree.covers(node, item)));
            }
        }
    }
}

#[test]
fn of_no_group_has_more_than_one_in_p_a_sensitive_item_and_all_are_in_one() {
    let mut draw = Draw(4);
    for _ in 0..drawn_of(3000) {
        let people = 1 + draw.below(14) as usize;
        let mut open = Vec::new();
        let mut hidden = Vec::new();
        for _ in 0..people {
            open.push((0..5).filter(|_| draw.below(3) == 0).collect::<Vec<u32>>());
            hidden.push((0..3).filter(|_| draw.below(6) == 0).collect::<Vec<u32>>());
        }
        let cahd = Cahd { p: 2 + draw.below(3) as usize, alpha: 1 + draw.below(3) as usize };
        let most = (0..3).map(|item| hidden.iter().filter(|set| set.contains(&item)).count()).max();
        let feasible = most.unwrap_or(0) * cahd.p <= people;
        let found = groups(&open, &hidden, 5, cahd);
        assert_eq!(found.is_some(), feasible);
        let Some(found) = found else { continue };
        let mut all: Vec<u32> = found.iter().flat_map(|group| group.people.clone()).collect();
        all.sort_unstable();
        assert_eq!(all, (0..people as u32).collect::<Vec<_>>());
        for group in &found {
            for item in 0..3 {
                let have = group.people.iter().filter(|&&one| hidden[one as usize].contains(&item));
                let have = have.count();
                assert!(have * cahd.p <= group.people.len());
                let told = group.sensitive.iter().find(|(told, _)| *told == item);
                assert_eq!(told.map_or(0, |(_, count)| *count), have as u64);
            }
        }
    }
}

#[test]
fn what_somebody_finds_is_what_brute_force_finds() {
    let mut draw = Draw(5);
    for _ in 0..drawn_of(500) {
        let (baskets, tree) = drawn(&mut draw);
        let known = 1 + draw.below(3) as u32;
        let sets = in_words(&tree, &baskets.sets);
        let fewest: Vec<usize> = sets
            .iter()
            .map(|set| {
                let items: Vec<&String> = set.iter().collect();
                let choices = (1..1_u32 << items.len()).filter(|mask| mask.count_ones() <= known);
                let people = choices.map(|mask| {
                    let chosen = (0..items.len()).filter(|bit| mask >> bit & 1 == 1);
                    let chosen: Vec<&String> = chosen.map(|bit| items[bit]).collect();
                    sets.iter().filter(|set| chosen.iter().all(|item| set.contains(*item))).count()
                });
                people.min().expect("nobody has nothing")
            })
            .collect();
        let found = ItemExposure::before(&baskets, known, Some(3));
        assert_eq!(found.fewest, fewest.iter().min().map(|&few| few as u64));
        assert_eq!(found.unique, fewest.iter().filter(|&&few| few == 1).count() as u64);
        let few = fewest.iter().filter(|&&few| few < 3).count() as u64;
        assert_eq!(found.few, Some((3, few)));
        let average = fewest.iter().map(|&few| 1.0 / few as f64).sum::<f64>() / sets.len() as f64;
        assert!((found.average - average).abs() < 1e-9);
    }
}

#[test]
fn whatever_is_there_before_the_end_holds_and_the_size_of_steps_changes_nothing() {
    let mut draw = Draw(9);
    for _ in 0..drawn_of(600) {
        let (baskets, tree) = drawn(&mut draw);
        let (k, m) = (2 + draw.below(2) as u32, 1 + draw.below(2) as u32);
        let km = Protection::KmAnonymity { k, m };
        for (protection, algorithm) in [
            (km, Algorithm::Optimal { regions: u64::MAX }),
            (km, Algorithm::Apriori),
            (km, Algorithm::Direct),
            (km, Algorithm::Local),
            (Protection::TransactionKAnonymity { k }, Algorithm::TopDown),
            (Protection::PrivacyDegree { p: k }, Algorithm::Cahd { alpha: 2 }),
        ] {
            let sensitive = vec![draw.below(tree.items() as u64) as u32];
            let study = SetStudy { sensitive, ..study(&baskets, &tree, protection, algorithm) };
            let mut attempt = Attempt::new(&study);
            while !attempt.step(1) {
                assert_eq!(attempt.found().is_some(), attempt.has_found());
                let Some(found) = attempt.found() else { continue };
                let released = ReleasedSets::new(&study, &found, None);
                assert!(measure(protection, &released).holds, "{algorithm:?}");
            }
            let mut other = Attempt::new(&study);
            while !other.step(7) {}
            let both = [&attempt, &other].map(|attempt| {
                attempt.found().map(|found| (ReleasedSets::new(&study, &found, None), found.lost))
            });
            assert_eq!(both[0], both[1], "{algorithm:?}");
        }
    }
}

#[test]
fn in_each_class_of_a_table_some_items_are_those_of_k_records_or_of_none() {
    let mut draw = Draw(10);
    for _ in 0..drawn_of(2000) {
        let (baskets, tree) = drawn(&mut draw);
        let (k, m) = (2 + draw.below(2) as u32, 1 + draw.below(3) as u32);
        let sets: Vec<Vec<u32>> = baskets
            .sets
            .iter()
            .map(|set| if draw.below(5) == 0 { Vec::new() } else { set.clone() })
            .collect();
        let sets: Vec<&[u32]> = sets.iter().map(Vec::as_slice).collect();
        let class_of: Vec<u32> = sets.iter().map(|_| draw.below(3) as u32).collect();
        let recoded = recode_column(&sets, &class_of, &tree, (k, m));
        let mut lost = 0;
        let mut emptied = 0;
        for class in 0..3 {
            let own: Vec<usize> =
                (0..sets.len()).filter(|&record| class_of[record] == class).collect();
            let with_any = own.iter().filter(|&&record| !sets[record].is_empty()).count();
            let written: Vec<Vec<u32>> = own
                .iter()
                .map(|&record| recoded.written[record].clone())
                .filter(|nodes| !nodes.is_empty())
                .collect();
            let is_kept = with_any >= k as usize;
            assert_eq!(written.len(), if is_kept { with_any } else { 0 });
            assert!(holds(&in_words(&tree, &written), k as usize, m as usize));
            for &record in &own {
                let (set, nodes) = (sets[record], &recoded.written[record]);
                if !is_kept {
                    lost += set.len() as u64 * tree.total();
                    emptied += u64::from(!set.is_empty());
                    continue;
                }
                for &item in set {
                    let above: Vec<&u32> =
                        nodes.iter().filter(|&&node| tree.covers(node, item)).collect();
                    assert_eq!(above.len(), 1);
                    lost += tree.loss(*above[0]);
                }
                assert!(nodes.iter().all(|&node| set.iter().any(|&item| tree.covers(node, item))));
            }
        }
        assert_eq!((recoded.lost, recoded.emptied), (lost, emptied));
        let written: Vec<&[u32]> = recoded.written.iter().map(Vec::as_slice).collect();
        let fewest = fewest_in_a_class(&written, &class_of, m);
        assert!(fewest.is_none_or(|fewest| fewest >= u64::from(k)));
        assert_eq!(fewest.is_none(), written.iter().all(|nodes| nodes.is_empty()));
    }
}
