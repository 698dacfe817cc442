//! Brute force on what somebody learns: all sets of up to m items of each person, each released line
//! by itself.

use super::super::*;
use super::drawn::{Draw, drawn, ended, study};
use crate::attack::{Attack, AttackFindings, Fact};
use crate::drawing::drawn_of;

/// What a release says of one person.
struct Line {
    nodes: Vec<u32>,
    /// For each sensitive item how likely they have it.
    shares: Vec<(u32, f64)>,
}

/// The sets of one to `most` of these items.
fn choices(items: &[u32], most: usize) -> Vec<Vec<u32>> {
    let masks = 1..1_u32 << items.len();
    let masks = masks.filter(|mask| mask.count_ones() as usize <= most);
    masks
        .map(|mask| {
            (0..items.len()).filter(|bit| mask >> bit & 1 == 1).map(|bit| items[bit]).collect()
        })
        .collect()
}

/// The lines that may be those of somebody who has all of these.
fn fitting<'a>(tree: &ItemTree, lines: &'a [Line], known: &[u32]) -> Vec<(u32, &'a Line)> {
    let numbered = (0..).zip(lines);
    let fit = numbered.filter(|(_, line)| {
        known.iter().all(|&item| line.nodes.iter().any(|&node| tree.covers(node, item)))
    });
    fit.collect()
}

/// The fewest lines that are found of each person, where some are.
fn fewest(tree: &ItemTree, lines: &[Line], people: &[Vec<u32>], most: usize) -> Vec<Option<usize>> {
    let each = people.iter().map(|items| {
        let found = choices(items, most).into_iter();
        let found = found.map(|known| fitting(tree, lines, &known).len());
        found.filter(|&records| records > 0).min()
    });
    each.collect()
}

/// The most that is learned of a sensitive item of each person from items that are not.
fn learned(
    tree: &ItemTree,
    lines: &[Line],
    people: &[Vec<u32>],
    sensitive: &[u32],
    most: usize,
) -> Vec<f64> {
    let each = people.iter().map(|items| {
        let open: Vec<u32> =
            items.iter().copied().filter(|item| !sensitive.contains(item)).collect();
        let mut best = 0.0_f64;
        for known in choices(&open, most) {
            let found = fitting(tree, lines, &known);
            for item in sensitive {
                let shares = found.iter().flat_map(|(_, line)| &line.shares);
                let own: f64 =
                    shares.filter(|(other, _)| other == item).map(|&(_, share)| share).sum();
                if own > 0.0 {
                    best = best.max(own / found.len() as f64);
                }
            }
        }
        best
    });
    each.collect()
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

/// Tries everything in steps of a size.
fn tried(mut trial: SetTrial, budget: usize) -> SetTrialFindings {
    while !trial.step(budget) {}
    assert!(near(trial.progress(), 1.0));
    trial.finish()
}

fn settings(known: u32, k: Option<u32>) -> SetSettings {
    let attacks = vec![Attack::Linking, Attack::Homogeneity, Attack::Membership];
    SetSettings { attacks, confidence: 0.5, known, k }
}

fn outcome(found: &[AttackFindings], attack: Attack) -> &AttackFindings {
    found.iter().find(|one| one.attack == attack).expect("it was asked for")
}

/// What is found of each person is what brute force finds, and its rows are lines that fit.
fn compare(found: &AttackFindings, lines: &[Line], expected: &[f64], confidence: f64) {
    assert_eq!((found.tried, found.more, found.cut_short), (expected.len() as u64, 0, false));
    let sure = expected.iter().filter(|&&one| one >= confidence - 1e-9).count();
    assert_eq!(found.succeeded, sure as u64);
    let highest = expected.iter().copied().fold(0.0, f64::max);
    assert!(near(found.highest.unwrap_or(0.0), highest));
    let mut told = vec![None; expected.len()];
    let mut last = f64::INFINITY;
    for finding in &found.findings {
        assert!(finding.confidence <= last);
        last = finding.confidence;
        assert_eq!(finding.people, finding.persons.len() as u64);
        assert_eq!(finding.records, finding.rows.len() as u64);
        assert!(finding.rows.iter().all(|&row| (row as usize) < lines.len()));
        if finding.fact == Fact::Identity {
            assert!(near(finding.confidence, 1.0 / finding.records as f64));
        }
        for &person in &finding.persons {
            assert_eq!(told[person as usize].replace(finding.confidence), None);
        }
    }
    for (told, &expected) in told.into_iter().zip(expected) {
        match told {
            Some(confidence) => assert!(near(confidence, expected)),
            None => {
                let may_be_silent = found.attack != Attack::Linking && expected < 0.5 + 1e-9;
                assert!(expected == 0.0 || may_be_silent);
            }
        }
    }
}

#[test]
fn whoever_knows_some_items_finds_what_brute_force_finds() {
    let mut draw = Draw(6);
    for _ in 0..drawn_of(1500) {
        let (baskets, tree) = drawn(&mut draw);
        let (k, m) = (2 + draw.below(2) as u32, 1 + draw.below(3) as u32);
        let known = 1 + draw.below(3) as u32;
        let algorithm =
            [Algorithm::Apriori, Algorithm::Local, Algorithm::TopDown][draw.below(3) as usize];
        let protection = match algorithm {
            Algorithm::TopDown => Protection::TransactionKAnonymity { k },
            _ => Protection::KmAnonymity { k, m },
        };
        let limit = [0.0, 0.3][draw.below(2) as usize];
        let study = SetStudy { limit, ..study(&baskets, &tree, protection, algorithm) };
        let Some(Found { chosen: Chosen::Sets(sets), .. }) = ended(&study).found() else {
            continue;
        };
        let sensitive: Vec<u32> = (0..tree.items() as u32).filter(|_| draw.below(3) == 0).collect();
        let records: Vec<Vec<u32>> = sets.into_iter().flatten().collect();
        let lines: Vec<Line> = records
            .iter()
            .map(|nodes| {
                let own = nodes.iter().filter(|node| sensitive.contains(node));
                Line { nodes: nodes.clone(), shares: own.map(|&node| (node, 1.0)).collect() }
            })
            .collect();
        let released = ReleasedLines::of_sets(&tree, &records, &sensitive);
        let people = (&baskets, &sensitive[..]);
        let trial = SetTrial::new(&tree, people, released, settings(known, Some(k)));
        let found = tried(trial, [1, 7, 1 << 20][draw.below(3) as usize]);

        let fewest = fewest(&tree, &lines, &baskets.sets, known as usize);
        let chances: Vec<f64> =
            fewest.iter().map(|few| few.map_or(0.0, |few| 1.0 / few as f64)).collect();
        compare(outcome(&found.attacks, Attack::Linking), &lines, &chances, 0.5);
        let below = |limit: usize| fewest.iter().flatten().filter(|&&few| few < limit).count();
        assert_eq!(found.after.unique, below(2) as u64);
        assert_eq!(found.after.few, Some((k, below(k as usize) as u64)));
        assert_eq!(found.after.fewest, fewest.iter().flatten().min().map(|&few| few as u64));
        assert_eq!(found.before, ItemExposure::before(&baskets, known, Some(k)));
        if limit == 0.0 && known <= m {
            assert!(below(k as usize) == 0);
        }
        if !sensitive.is_empty() {
            let learned = learned(&tree, &lines, &baskets.sets, &sensitive, known as usize);
            compare(outcome(&found.attacks, Attack::Homogeneity), &lines, &learned, 0.5);
        }
    }
}

#[test]
fn of_groups_no_more_is_learned_than_one_in_p_and_that_is_what_brute_force_finds() {
    let mut draw = Draw(7);
    let mut released = 0;
    for _ in 0..drawn_of(3000) {
        let (baskets, _) = drawn(&mut draw);
        let domain = baskets.domain();
        let hierarchy = crate::hierarchy::build(&crate::hierarchy::Spec::NONE, &domain);
        let tree = ItemTree::new(&hierarchy.expect("a hierarchy").0, &domain).expect("a tree");
        let p = 2 + draw.below(2) as u32;
        let known = 1 + draw.below(3) as u32;
        let sensitive: Vec<u32> = (0..tree.items() as u32).filter(|_| draw.below(3) == 0).collect();
        let protection = Protection::PrivacyDegree { p };
        let algorithm = Algorithm::Cahd { alpha: 1 + draw.below(3) as u32 };
        let study = SetStudy {
            sensitive: sensitive.clone(),
            ..study(&baskets, &tree, protection, algorithm)
        };
        let Some(Found { chosen: Chosen::Groups { open, groups }, .. }) = ended(&study).found()
        else {
            continue;
        };
        if sensitive.is_empty() {
            continue;
        }
        released += 1;
        let (mut lines, mut group_of, mut told) = (Vec::new(), Vec::new(), Vec::new());
        for (number, group) in (0..).zip(&groups) {
            let size = group.people.len() as u64;
            told.push((size, group.sensitive.clone()));
            for &person in &group.people {
                let shares = group.sensitive.iter();
                let shares = shares.map(|&(item, count)| (item, count as f64 / size as f64));
                lines.push(Line { nodes: open[person as usize].clone(), shares: shares.collect() });
                group_of.push(number);
            }
        }
        let records: Vec<Vec<u32>> = lines.iter().map(|line| line.nodes.clone()).collect();
        let released = ReleasedLines::of_groups(&tree, &records, &group_of, &told);
        let people = (&baskets, &sensitive[..]);
        let found = tried(SetTrial::new(&tree, people, released, settings(known, None)), 5);
        let learned = learned(&tree, &lines, &baskets.sets, &sensitive, known as usize);
        let homogeneity = outcome(&found.attacks, Attack::Homogeneity);
        compare(homogeneity, &lines, &learned, 0.5);
        assert!(homogeneity.highest.unwrap_or(0.0) <= 1.0 / f64::from(p) + 1e-9);
    }
    assert!(released > drawn_of(100));
}

#[test]
fn whom_a_file_names_is_found_among_the_lines_that_may_be_theirs() {
    let mut draw = Draw(8);
    for _ in 0..drawn_of(1000) {
        let (baskets, tree) = drawn(&mut draw);
        let k = 2;
        let study = study(&baskets, &tree, Protection::KmAnonymity { k, m: 2 }, Algorithm::Local);
        let Some(Found { chosen: Chosen::Sets(sets), .. }) = ended(&study).found() else {
            continue;
        };
        let records: Vec<Vec<u32>> = sets.into_iter().flatten().collect();
        let lines: Vec<Line> =
            records.iter().map(|nodes| Line { nodes: nodes.clone(), shares: Vec::new() }).collect();
        let released = ReleasedLines::of_sets(&tree, &records, &[]);
        // Of each some nodes of the tree are known, be they groups.
        let persons: Vec<Vec<u32>> = (0..4)
            .map(|_| (0..tree.nodes() as u32).filter(|_| draw.below(4) == 0).collect())
            .collect();
        let meanings =
            (0..tree.nodes() as u32).map(|node| (Some(node), comparable(&tree, node))).collect();
        let mut trial = ListedTrial::new(
            &tree,
            &[],
            released.into(),
            (&persons, meanings),
            &settings(2, Some(k)),
        );
        while !trial.step(1) {}
        let found = trial.finish();
        let linking = outcome(&found, Attack::Linking);
        let absent = outcome(&found, Attack::Membership);
        for (person, known) in (0..).zip(&persons) {
            let fits = (0..).zip(&lines).filter(|(_, line)| {
                known.iter().all(|&known| {
                    line.nodes
                        .iter()
                        .any(|&node| tree.covers(node, known) || tree.covers(known, node))
                })
            });
            let rows: Vec<u32> = fits.map(|(row, _)| row).collect();
            let mut linked = linking.findings.iter().filter(|one| one.persons.contains(&person));
            let told = linked.next().map(|one| (one.rows.clone(), one.confidence));
            let expected = (!rows.is_empty()).then(|| (rows.clone(), 1.0 / rows.len() as f64));
            assert_eq!(told, expected);
            let is_absent = absent.findings.iter().any(|one| one.persons.contains(&person));
            assert_eq!(is_absent, rows.is_empty());
        }
    }
}
