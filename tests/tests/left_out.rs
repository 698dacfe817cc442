//! Why records are left out and what would keep them, against an oracle that asks every node and
//! every k by the definitions.

use fastrand::Rng;
use outis_job::{Job, LeftOutLook, Run};
use outis_protocol::look::{LeftOutPage, LeftOutRecords, WhyLeftOut};
use outis_tests::harness::{self, Attached};
use outis_tests::oracle::{Demand, Matching, Node, Question};
use outis_tests::random::Study;
use outis_tests::recoded::{Ready, prepared};
use outis_tests::shares::{Shares, drawn_of};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Everything that is told of what a run leaves out, asked for in pages of so many.
pub(crate) fn told(run: &mut Run, count: usize) -> LeftOutPage {
    let mut look = LeftOutLook::new(run).expect("a table");
    while !look.step() {}
    let mut all: Option<LeftOutPage> = None;
    loop {
        let first = all.as_ref().map_or(0, |all| all.shown.len());
        look.ask(first, count);
        while !look.look() {}
        let page = look.page();
        if page.shown.is_empty() {
            return all.unwrap_or(page);
        }
        match &mut all {
            Some(all) => all.shown.extend(page.shown),
            None => all = Some(page),
        }
    }
}

/// The run of a job whose search has ended, if it found a table.
pub(crate) fn searched(job: &Arc<Job>) -> Option<Run> {
    let mut run = Run::new(job.clone()).expect("a search");
    while !run.search(1 << 16) {}
    run.found().is_some().then_some(run)
}

/// A study with a node and its classes, as the oracle has them.
struct Seen<'a> {
    question: &'a Question,
    node: &'a Node,
    names: Vec<String>,
}

impl Seen<'_> {
    /// What a record shows on these levels.
    fn shows(&self, record: usize, levels: &[usize]) -> Vec<String> {
        let attributes = self.question.attributes.iter().zip(levels);
        attributes.map(|(a, &level)| a.shown.labels[record][level].clone()).collect()
    }

    fn records_of(&self, told: &LeftOutRecords) -> Vec<usize> {
        let exact = vec![0; self.question.attributes.len()];
        (0..self.question.records)
            .filter(|&record| self.shows(record, &exact) == told.values)
            .collect()
    }

    /// For each column the lowest level that keeps a record, with that node.
    fn changes(&self, record: usize) -> BTreeMap<(String, u32), Node> {
        let mut keeping = BTreeMap::new();
        for (index, attribute) in self.question.attributes.iter().enumerate() {
            for level in self.node.levels[index] + 1..=attribute.limit {
                let mut levels = self.node.levels.clone();
                levels[index] = level;
                let node = self.question.node(&levels);
                if node.feasible && node.kept[record] {
                    keeping.insert((self.names[index].clone(), level as u32), node);
                    break;
                }
            }
        }
        keeping
    }

    /// The largest k below those asked for that keeps a record on the same levels.
    fn smaller_k(&self, record: usize) -> Option<u32> {
        let asked = self.question.demands.iter().filter_map(|demand| match demand {
            Demand::K(k) => Some(*k),
            _ => None,
        });
        (2..asked.max()?)
            .rev()
            .find(|k| {
                let mut question = self.question.clone();
                for demand in &mut question.demands {
                    if let Demand::K(asked) = demand {
                        *asked = (*asked).min(*k);
                    }
                }
                let node = question.node(&self.node.levels);
                node.feasible && node.kept[record]
            })
            .map(|k| k as u32)
    }

    /// What is told of some records is so, and nothing is left untold.
    fn check(&self, page: &LeftOutPage, told: &LeftOutRecords, shares: &mut Shares) {
        let records = self.records_of(told);
        assert_eq!(records.len(), told.records as usize);
        let record = records[0];
        assert!(!self.node.kept[record]);
        assert_eq!(told.labels, self.shows(record, &self.node.levels));
        let partition = self.question.partition(&self.node.levels);
        let class = partition.labels.iter().position(|labels| *labels == told.labels);
        let class = class.expect("it has a class");
        let seen = self.question.class(&partition, class);
        assert_eq!(told.alike as usize, seen.size());

        let expected = self.changes(record);
        let found: BTreeSet<(String, u32)> =
            told.changes.iter().map(|change| (change.attribute.clone(), change.level)).collect();
        assert_eq!(found, expected.keys().cloned().collect(), "changes that keep a record");
        assert!(told.changes.is_sorted_by(|a, b| a.loss <= b.loss + 1e-9));
        for change in &told.changes {
            let node = &expected[&(change.attribute.clone(), change.level)];
            assert_eq!(change.suppressed as usize, node.suppressed());
            assert!((change.loss - node.loss).abs() <= 1e-9 * node.loss.abs().max(1.0));
            let index = self.names.iter().position(|name| *name == change.attribute);
            let shows = &self.shows(record, &node.levels)[index.expect("a column")];
            assert_eq!(*shows, change.label);
        }
        let smaller = if page.tells_k { self.smaller_k(record) } else { None };
        assert_eq!(told.smaller_k, smaller, "the largest k that keeps a record");

        let failed = self
            .question
            .demands
            .iter()
            .enumerate()
            .filter(|&(_, demand)| !self.question.is_on_table(demand));
        let failed = failed.filter(|(_, demand)| !seen.answer(demand).holds);
        let mut failed: BTreeSet<u32> = failed.map(|(model, _)| model as u32).collect();
        let mut misses = false;
        for reason in &told.reasons {
            match reason {
                WhyLeftOut::Model { model, .. } => assert!(failed.remove(model)),
                WhyLeftOut::Missing => misses = true,
                WhyLeftOut::Table { model } => {
                    let demand = &self.question.demands[*model as usize];
                    assert!(self.question.is_on_table(demand));
                }
            }
        }
        assert!(failed.is_empty() && !told.reasons.is_empty());
        let shows_missing = partition.missing[class].contains(&true);
        assert_eq!(misses, shows_missing && self.question.matching == Matching::RemoveRow);

        assert_eq!(told.nearest.is_none(), self.node.suppressed() == self.question.records);
        shares.count("kept by a change", !told.changes.is_empty());
        shares.count("kept by no change", told.changes.is_empty());
        shares.count("kept by a smaller k", told.smaller_k.is_some());
        shares
            .count("of a model on the table", matches!(told.reasons[0], WhyLeftOut::Table { .. }));
        shares.count("missing", misses);
        shares.count("two reasons", told.reasons.len() > 1);
        shares.count("no class is released", told.nearest.is_none());
    }
}

/// Random studies of all models: the change that is named keeps the records, none that is not named
/// does, and the same of k.
#[test]
fn what_is_told_of_left_out_records_is_what_the_oracle_finds() {
    let mut random = Rng::with_seed(20_261_125);
    let mut shares = Shares::of_every_choice();
    const STUDIES: usize = 800;
    for number in 0..drawn_of(STUDIES) {
        let mut study = Study::draw(&mut random);
        if number % 5 == 0 {
            study = study.starred();
        }
        let job = prepared(&study);
        let Some(mut run) = searched(&job) else { continue };
        let levels = run.found().expect("a table");
        let levels = &levels.node().expect("a node").levels;
        let levels: Vec<usize> = levels.as_slice().iter().map(|&l| usize::from(l)).collect();
        let node = study.question.node(&levels);
        let page = told(&mut run, [1, 3, 100][number % 3]);
        let names = job.prepared.study.attributes().iter().map(|a| a.name.clone()).collect();
        let seen = Seen { question: &study.question, node: &node, names };
        let say = format!("study {number}: {}\n{}\n{levels:?}", study.recipe, study.data);
        assert_eq!(page.records as usize, node.suppressed(), "{say}");
        assert_eq!(page.combinations as usize, page.shown.len(), "{say}");
        let records: u32 = page.shown.iter().map(|told| told.records).sum();
        assert_eq!(records, page.records, "{say}");
        for told in &page.shown {
            let check = std::panic::AssertUnwindSafe(|| seen.check(&page, told, &mut shares));
            if let Err(panic) = std::panic::catch_unwind(check) {
                panic!("{panic:?}\n{told:?}\n{say}");
            }
        }
    }
    for (what, least) in [
        ("kept by a change", 100),
        ("kept by no change", 50),
        ("kept by a smaller k", 10),
        ("of a model on the table", 20),
        ("missing", 20),
        ("two reasons", 20),
    ] {
        let number = shares.number(what);
        assert!(number >= drawn_of(least), "{what}: {number}");
    }
}

/// Of cells of mixed detail what the records fail by themselves is told of those who have the same
/// values.
#[test]
fn of_mixed_detail_only_what_applies_is_told() {
    let mut random = Rng::with_seed(20_261_126);
    let mut looked = 0;
    for _ in 0..drawn_of(400) {
        let Some(ready) = Ready::draw(&mut random) else { continue };
        let mut recipe = ready.drawn.recipe.clone();
        recipe["search"] = json!({"algorithm": "mondrian"});
        let Ok(recipe) = harness::recipe(&recipe) else { continue };
        let input = harness::read(&recipe, ready.drawn.data.as_bytes()).expect("a table");
        let Ok(job) = Job::new(recipe, &input, &ready.drawn.files) else { continue };
        let Ok(mut run) = Run::new(Arc::new(job)) else { continue };
        while !run.search(1 << 16) {}
        if run.found().is_none() {
            continue;
        }
        let page = told(&mut run, 2);
        assert!(page.mixed);
        let records: u32 = page.shown.iter().map(|told| told.records).sum();
        assert_eq!(records, page.records, "{}", ready.say());
        for told in &page.shown {
            assert!(told.changes.is_empty() && told.smaller_k.is_none() && told.lacking.is_none());
            assert!(told.alike >= 1, "{}", ready.say());
            looked += 1;
        }
    }
    assert!(looked >= drawn_of(100), "{looked}");
}

/// Ages and towns, k = 3 with one record in five left out: an old man in B is alone, and one level
/// more of age would keep him.
#[test]
fn a_record_that_stands_alone_is_explained() {
    let rows = ["A;20"; 4].iter().chain(["B;25"; 5].iter()).chain(&["B;71"]);
    let data = rows.fold("town;age\n".to_owned(), |text, row| text + row + "\n");
    let recipe: Value = json!({
        "outis": 1, "kind": "recipe",
        "data": {"kind": "table", "format": {"delimiter": ";", "header": true}},
        "attributes": [
            {"name": "town", "role": "quasi-identifier"},
            {"name": "age", "role": "quasi-identifier", "hierarchy":
                {"kind": "intervals", "start": 0, "end": 100, "steps": [10, 50, 100]}},
        ],
        "models": [{"model": "k-anonymity", "k": 3}],
        "suppression": {"limit": 0.2},
        "search": {"algorithm": "fixed", "levels": {"town": 0, "age": 0}},
    });
    let recipe = harness::recipe(&recipe).expect("a recipe");
    let input = harness::read(&recipe, data.as_bytes()).expect("a table");
    let job = Arc::new(Job::new(recipe, &input, &Attached::new()).expect("a job"));
    let page = told(&mut searched(&job).expect("a table"), 10);
    assert_eq!((page.records, page.combinations, page.mixed), (1, 1, false));
    let told = &page.shown[0];
    assert_eq!(
        (&told.values[..], told.alike, told.lacking),
        (&["B", "71"].map(String::from)[..], 1, Some(2))
    );
    assert_eq!(told.reasons, [WhyLeftOut::Model { model: 0, achieved: Some(1.0) }]);
    let nearest = told.nearest.as_ref().expect("a class");
    assert_eq!(
        (&nearest.labels[..], &nearest.differs[..]),
        (&["B", "25"].map(String::from)[..], &[1][..])
    );
    let changes: Vec<(&str, u32)> =
        told.changes.iter().map(|change| (change.attribute.as_str(), change.level)).collect();
    // Towns together would still leave him the only one of 71.
    assert_eq!(changes, [("age", 3)]);
    assert_eq!(told.smaller_k, None);
}
