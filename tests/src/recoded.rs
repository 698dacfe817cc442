//! Recoded tables of random studies, released and looked at as whoever receives them does.

use crate::harness;
use crate::oracle::{Column, Demand, Matching};
use crate::parser;
use crate::random::Study;
use crate::random::others::NAMES;
use fastrand::Rng;
use outis::recoding::{Recoded, Recoder, SUPPRESSED};
use outis::release::Measured;
use outis_job::{Chosen, Job};
use std::sync::Arc;

/// A random study made ready.
pub struct Ready {
    /// As it was drawn.
    pub drawn: Study,
    /// Its recipe, resolved.
    pub job: Arc<Job>,
}

impl Ready {
    /// Draws a study; nothing if no recoding beyond full-domain takes it.
    ///
    /// # Panics
    /// If it cannot be made ready.
    #[must_use]
    pub fn draw(random: &mut Rng) -> Option<Self> {
        Self::of_study(Study::draw(random))
    }

    /// The same for a study at hand.
    ///
    /// # Panics
    /// If it cannot be made ready.
    #[must_use]
    pub fn of_study(drawn: Study) -> Option<Self> {
        let job = prepared(&drawn);
        // Populations have an oracle of their own.
        let alone = drawn.question.population == 0;
        let partitioned = drawn.question.matching != Matching::Wildcard;
        (alone && partitioned).then_some(Self { drawn, job })
    }

    /// What to say if something is wrong.
    #[must_use]
    pub fn say(&self) -> String {
        format!("{}\n{}", self.drawn.recipe, self.drawn.data)
    }

    /// Releases a recoded table and looks at the bytes; see [`check_release`].
    ///
    /// # Panics
    /// If anything is not as it should be.
    #[must_use]
    pub fn check(&self, recoded: &Recoded) -> Measured {
        check_release(&self.drawn, &self.job, recoded)
    }
}

/// A random study as page and CLI would have it.
///
/// # Panics
/// With the problem and the study, if there is one.
#[must_use]
pub fn prepared(study: &Study) -> Arc<Job> {
    let job = harness::recipe(&study.recipe).and_then(|recipe| {
        let input = harness::read(&recipe, study.data.as_bytes())?;
        Job::new(recipe, &input, &study.files)
    });
    Arc::new(job.unwrap_or_else(|problem| panic!("{problem:?}\n{}\n{}", study.recipe, study.data)))
}

/// Writes a recoded table, reads the bytes and compares them with the study (spec C, tests a and
/// d): every cell is what its record shows on some level that the limit allows, or a range that
/// its number is in, records add up, and the oracle finds that every model holds.
///
/// # Panics
/// If anything is not as it should be.
#[must_use]
pub fn check_release(drawn: &Study, job: &Arc<Job>, recoded: &Recoded) -> Measured {
    let say = || format!("{}\n{}", drawn.recipe, drawn.data);
    assert!(recoded.feasible && recoded.loss.is_finite(), "{}", say());
    assert!(recoded.suppressed <= recoded.study().suppressible(), "{}", say());
    let kept: Vec<usize> = (0..drawn.question.records)
        .filter(|record| {
            let tuple = recoded.study().contingency().tuple_of()[*record];
            recoded.class_of()[tuple as usize] != SUPPRESSED
        })
        .collect();
    assert_eq!(kept.len() as u64 + recoded.suppressed, drawn.question.records as u64, "{}", say());
    let levels = vec![0; drawn.question.attributes.len()];
    check_bytes(drawn, job, Chosen::Recoded(Arc::new(recoded.clone())), &kept, &levels)
}

/// The same for whatever a search or recoding offers: a node is what the oracle makes of it.
///
/// # Panics
/// If anything is not as it should be.
#[must_use]
pub fn check_chosen(drawn: &Study, job: &Arc<Job>, chosen: &Chosen) -> Measured {
    let node = match chosen {
        Chosen::Recoded(recoded) => return check_release(drawn, job, recoded),
        Chosen::Node(node) => node,
    };
    let levels = node.levels.as_slice().iter().map(|&level| usize::from(level));
    let levels: Vec<usize> = levels.collect();
    let expected = drawn.question.node(&levels);
    let say = || format!("{node:?} {expected:?}\n{}\n{}", drawn.recipe, drawn.data);
    assert!(node.feasible && expected.feasible, "{}", say());
    assert_eq!(node.suppressed as usize, expected.suppressed(), "{}", say());
    assert!(
        node.loss
            .values()
            .zip(&expected.ranked)
            .all(|(ours, oracle)| (ours - oracle).abs() <= 1e-9 * oracle.abs().max(1.0)),
        "{}",
        say()
    );
    let kept: Vec<usize> =
        (0..drawn.question.records).filter(|&record| expected.kept[record]).collect();
    check_bytes(drawn, job, chosen.clone(), &kept, &levels)
}

/// Writes a release and looks at the bytes: the records are those that are `kept`, and where
/// suppressed ones stay, these as stars. `levels` are those of a node, if it is one.
fn check_bytes(
    drawn: &Study,
    job: &Arc<Job>,
    chosen: Chosen,
    kept: &[usize],
    levels: &[usize],
) -> Measured {
    let say = || format!("{}\n{}", drawn.recipe, drawn.data);
    let is_node = matches!(chosen, Chosen::Node(_));
    let mut run = harness::chosen(job, chosen);
    let bytes = harness::write(&mut run, harness::SEED, 7);
    let bytes = bytes.unwrap_or_else(|problem| panic!("{problem:?}\n{}", say()));
    let measured = run.finish(None, Vec::new(), None);
    let (_, measured) = measured.unwrap_or_else(|problem| panic!("{problem:?}\n{}", say()));
    assert!(measured.models.iter().all(|model| model.holds), "{}", say());

    let question = &drawn.question;
    let quasi = question.attributes.len();
    let mut columns: Vec<_> =
        question.columns.iter().map(|column| Column { cells: Vec::new(), ..*column }).collect();
    let (mut order, mut shown) = (Vec::new(), Vec::new());
    for row in parser::parse(&bytes, ';').into_iter().skip(1) {
        let record: usize = row[0].parse().expect("the row number");
        let cells: Vec<String> = row[1..=quasi].iter().map(|cell| unguarded(cell)).collect();
        if !kept.contains(&record) {
            assert!(cells.iter().all(|cell| cell == "*"), "{cells:?}: {}", say());
        }
        for (cell, attribute) in cells.iter().zip(&question.attributes) {
            let labels = &attribute.shown.labels[record];
            let ancestor = labels[attribute.floor..=attribute.limit].contains(cell);
            let range = attribute.floor == 0 && is_within(&labels[0], cell);
            let covers = cell == "*" || ancestor || range;
            assert!(covers, "{cell} for {labels:?}: {}", say());
        }
        for (column, cell) in columns.iter_mut().zip(&row[quasi + 1..]) {
            let cell = unguarded(cell);
            column.cells.push((cell != drawn.markers[0]).then_some(cell));
        }
        order.push(record);
        shown.push(cells);
    }
    let mut sorted = order.clone();
    sorted.sort_unstable();
    let stays = drawn.question.star;
    let written = (0..question.records).filter(|record| stays || kept.contains(record));
    assert_eq!(sorted, written.collect::<Vec<usize>>(), "{}", say());
    assert_eq!(columns.len(), NAMES.len());
    let origins = order.iter().map(|&r| (is_node && kept.contains(&r)).then_some(r));
    let origins: Vec<Option<usize>> = origins.collect();
    let mut released = question.of_release(levels, &shown, &origins, columns);
    if !is_node {
        // Whom mixed levels stand for has an oracle of its own.
        released
            .demands
            .retain(|demand| !matches!(demand, Demand::KMap(_) | Demand::Presence { .. }));
    }
    if !released.weights.is_empty() {
        released.weights = order.iter().map(|&record| question.weights[record]).collect();
    }
    assert!(
        released.answers().iter().all(|answer| answer.holds),
        "{:?} {}",
        released.answers(),
        say()
    );
    measured
}

/// Whether a number is in a range that is written `[a, b]`.
fn is_within(exact: &str, cell: &str) -> bool {
    let bounds = cell.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let Some((low, high)) = bounds.and_then(|bounds| bounds.split_once(", ")) else { return false };
    let number = |text: &str| text.parse::<f64>().ok();
    matches!((number(low), number(exact), number(high)), (Some(l), Some(x), Some(h)) if l <= x && x <= h)
}

/// A cell as it was before the guard.
fn unguarded(cell: &str) -> String {
    cell.strip_prefix('\'').unwrap_or(cell).to_owned()
}

/// Drives a recoding to its end, in steps of such budgets; what it found. On the way whatever is
/// best may be released, and it never gets worse.
///
/// # Panics
/// If it does, or never ends.
pub fn drive(recoder: &mut dyn Recoder, mut budget: impl FnMut() -> usize) -> Option<Arc<Recoded>> {
    let mut before: Option<Arc<Recoded>> = None;
    for _ in 0..10_000_000 {
        let ended = recoder.step(budget());
        if let Some(best) = recoder.best() {
            assert!(
                best.feasible
                    && !before
                        .as_ref()
                        .is_some_and(|before| best.loss.compare(&before.loss).is_gt())
            );
            before = Some(best.clone());
        } else {
            assert!(before.is_none());
        }
        let stage = recoder.stage();
        assert!(stage.total == 0 || stage.done <= stage.total, "{stage:?}");
        if ended {
            assert!(recoder.step(1), "ended once, ended for ever");
            return before;
        }
    }
    panic!("it never ends");
}

/// What a recoding found on random studies.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tables {
    /// Tables that may be released.
    pub feasible: usize,
    /// Those of them with all records.
    pub whole: usize,
    /// Studies for which it found none.
    pub infeasible: usize,
}

/// Recodes so many random studies, with a recoding drawn for each, and looks at the bytes of
/// whatever is found; see [`check_release`].
///
/// # Panics
/// If anything is not as it should be.
#[must_use]
pub fn recode(
    random: &mut Rng,
    studies: usize,
    mut draw: impl FnMut(&mut Rng, &Arc<outis::study::Study>) -> Box<dyn Recoder>,
) -> Tables {
    let mut tables = Tables::default();
    for _ in 0..studies {
        let Some(ready) = Ready::draw(random) else { continue };
        let mut recoder = draw(random, &ready.job.prepared.study);
        match drive(&mut *recoder, || 1 << 16) {
            Some(found) => {
                let _ = ready.check(&found);
                tables.feasible += 1;
                tables.whole += usize::from(found.suppressed == 0);
            }
            None => tables.infeasible += 1,
        }
    }
    tables
}

/// Recodes random studies in steps of several sizes, and once more: that changes nothing, not
/// even how much is tried.
///
/// # Panics
/// If it does.
pub fn suspend<R: Recoder>(
    random: &mut Rng,
    mut draw: impl FnMut(&mut Rng, &Arc<outis::study::Study>) -> Box<dyn Fn() -> R>,
) {
    let mut ended = 0;
    for _ in 0..60 {
        let Some(ready) = Ready::draw(random) else { continue };
        let begin = draw(random, &ready.job.prepared.study);
        let ends = [1, 7, 1_000_000, 1_000_000].map(|budget| {
            let mut recoder = begin();
            let found = drive(&mut recoder, || budget);
            let end = found.map(|found| (found.loss.clone(), found.class_of().to_vec()));
            (end, recoder.visited())
        });
        assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}\n{}", ready.say());
        ended += 1;
    }
    assert!(ended > 20, "only {ended} studies");
}
