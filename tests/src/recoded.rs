//! Recoded tables of random studies, released and looked at as whoever receives them does.

use crate::harness;
use crate::oracle::{Column, Matching};
use crate::parser;
use crate::random::Study;
use crate::random::others::NAMES;
use fastrand::Rng;
use outis::recoding::{Recoded, Recoder, SUPPRESSED, refuse_unsupported};
use outis::release::{Applied, Checked};
use outis_protocol::job::{Input, Job};
use std::sync::Arc;

/// A random study made ready.
pub struct Ready {
    /// As it was drawn.
    pub drawn: Study,
    /// Its file, read.
    pub input: Input,
    /// Its recipe, resolved.
    pub job: Job,
}

impl Ready {
    /// Draws a study; nothing if no recoding beyond full-domain takes it.
    ///
    /// # Panics
    /// If it cannot be made ready.
    #[must_use]
    pub fn draw(random: &mut Rng) -> Option<Self> {
        Self::of(Study::draw(random))
    }

    /// The same for a study at hand.
    ///
    /// # Panics
    /// If it cannot be made ready.
    #[must_use]
    pub fn of(drawn: Study) -> Option<Self> {
        let recipe = harness::recipe(&drawn.recipe).expect("a recipe");
        let input = harness::read(&recipe, drawn.data.as_bytes()).expect("a table");
        let job = Job::new(recipe, &input, &drawn.files).expect("a job");
        let supported = refuse_unsupported(&job.prepared.study).is_ok();
        let partitioned = drawn.question.matching != Matching::Wildcard;
        (supported && partitioned).then_some(Self { drawn, input, job })
    }

    /// What to say if something is wrong.
    #[must_use]
    pub fn say(&self) -> String {
        format!("{}\n{}", self.drawn.recipe, self.drawn.data)
    }

    /// Releases a recoded table and looks at the bytes: every cell is one of what its record
    /// shows on the levels of its column, or suppressed; counts add up; the core measures that
    /// all models hold, and so does the oracle.
    ///
    /// # Panics
    /// If any of that is not so.
    #[must_use]
    pub fn check(&self, recoded: &Recoded) -> Checked {
        assert!(recoded.feasible && recoded.loss.is_finite(), "{}", self.say());
        let (table, plan) = (&self.input.loaded.table, &self.job.plan);
        let applied = Applied::of_recoded(table, plan, recoded, true).expect("a release");
        let mut writing = self.job.write(&self.input, &applied, harness::SEED).expect("a format");
        let mut bytes = Vec::new();
        while let Some(chunk) = writing.step(table, &applied, 1 << 12).expect("written") {
            bytes.extend(chunk);
        }
        let checked = writing.finish(table, plan, &applied).expect("read back");
        let models = checked.measured.models.iter();
        assert!(
            models.clone().all(|model| model.holds),
            "{:?}\n{}",
            checked.measured.models,
            self.say()
        );
        assert!(recoded.suppressed <= self.job.prepared.study.suppressible(), "{}", self.say());

        let question = &self.drawn.question;
        let quasi = question.attributes.len();
        let (mut shown, mut order) = (Vec::new(), Vec::new());
        let columns = question.columns.iter();
        let mut columns: Vec<Column> =
            columns.map(|column| Column { cells: Vec::new(), ..*column }).collect();
        for row in parser::parse(&bytes, ';').into_iter().skip(1) {
            let record: usize = row[0].parse().expect("the row number");
            let cells: Vec<String> = row[1..=quasi].iter().map(|cell| unguarded(cell)).collect();
            for (attribute, cell) in question.attributes.iter().zip(&cells) {
                let may = &attribute.shown.labels[record];
                assert!(cell == "*" || may.contains(cell), "{cell} {may:?}\n{}", self.say());
            }
            assert_eq!(row.len(), quasi + NAMES.len() + 2);
            for (column, cell) in columns.iter_mut().zip(&row[quasi + 1..]) {
                let cell = unguarded(cell);
                column.cells.push((cell != self.drawn.markers[0]).then_some(cell));
            }
            order.push(record);
            shown.push(cells);
        }
        let kept = recoded.class_of().iter().zip(self.job.prepared.study.contingency().counts());
        let kept: u64 = kept.filter(|(c, _)| **c != SUPPRESSED).map(|(_, &n)| u64::from(n)).sum();
        assert_eq!(order.len() as u64, kept, "{}", self.say());
        assert_eq!(kept + recoded.suppressed, question.records as u64, "{}", self.say());
        let mut once = order.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), order.len(), "{}", self.say());

        let mut release = question.of_release(&vec![0; quasi], &shown, columns);
        if !release.weights.is_empty() {
            release.weights = order.iter().map(|&record| question.weights[record]).collect();
        }
        let answers = release.answers();
        assert!(answers.iter().all(|answer| answer.holds), "{answers:?}\n{}", self.say());
        checked
    }
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
            let worse = |before: &Arc<Recoded>| best.loss.compare(&before.loss).is_gt();
            assert!(best.feasible && !before.as_ref().is_some_and(worse));
            before = Some(best.clone());
        } else {
            assert!(before.is_none());
        }
        let stage = recoder.stage();
        assert!(stage.of == 0 || stage.at <= stage.of, "{stage:?}");
        if ended {
            assert!(recoder.step(1), "ended once, ended for ever");
            return before;
        }
    }
    panic!("it never ends");
}
