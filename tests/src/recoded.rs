//! Recoded tables written, read back and compared with what the oracle would let a record show.

use crate::harness;
use crate::oracle::Answer;
use crate::parser;
use crate::random::Study;
use crate::random::others::NAMES;
use outis::recoding::{Recoded, SUPPRESSED};
use outis::release::Applied;
use outis_protocol::job::{Input, Job};

/// A random study as page and CLI would have it.
///
/// # Panics
/// With the problem and the study, if there is one.
#[must_use]
pub fn prepared(study: &Study) -> (Input, Job) {
    let prepare = || {
        let recipe = harness::recipe(&study.recipe)?;
        let input = harness::read(&recipe, study.data.as_bytes())?;
        let job = Job::new(recipe, &input, &study.files)?;
        Ok::<_, outis_protocol::Problem>((input, job))
    };
    prepare().unwrap_or_else(|problem| panic!("{problem:?}\n{}\n{}", study.recipe, study.data))
}

/// Writes a recoded table, reads the bytes and compares them with the study (spec C, tests a and
/// d): every cell is what its record shows on some level that the limit allows, or a range that
/// its number is in, records add up, and the oracle finds that every model holds.
///
/// # Panics
/// If anything is not so.
pub fn check_release(drawn: &Study, input: &Input, job: &Job, recoded: &Recoded) {
    let say = || format!("{}\n{}", drawn.recipe, drawn.data);
    let table = &input.loaded.table;
    let guard = job.recipe.output.formula_guard;
    let applied = Applied::of_recoded(table, &job.plan, recoded, guard).expect("columns");
    let mut writing = job.write(input, &applied, harness::SEED).expect("a format");
    let mut bytes = Vec::new();
    while let Some(chunk) = writing.step(table, &applied, 7).expect("cells that can be read") {
        bytes.extend(chunk);
    }
    let checked = writing.finish(table, &job.plan, &applied);
    let checked = checked.unwrap_or_else(|error| panic!("{error:?}\n{}", say()));
    assert!(checked.measured.models.iter().all(|model| model.holds), "{}", say());

    let question = &drawn.question;
    let quasi = question.attributes.len();
    let unguarded = |cell: &String| cell.strip_prefix('\'').unwrap_or(cell).to_owned();
    let mut columns: Vec<_> = question
        .columns
        .iter()
        .map(|column| crate::oracle::Column { cells: Vec::new(), ..*column })
        .collect();
    let (mut order, mut shown) = (Vec::new(), Vec::new());
    for row in parser::parse(&bytes, ';').into_iter().skip(1) {
        let record: usize = row[0].parse().expect("the row number");
        let cells: Vec<String> = row[1..=quasi].iter().map(unguarded).collect();
        for (cell, attribute) in cells.iter().zip(&question.attributes) {
            let labels = &attribute.shown.labels[record];
            let ancestor = labels[..=attribute.limit].contains(cell);
            assert!(ancestor || is_within(&labels[0], cell), "{cell} for {labels:?}: {}", say());
        }
        for (column, cell) in columns.iter_mut().zip(&row[quasi + 1..]) {
            let cell = unguarded(cell);
            column.cells.push((cell != drawn.markers[0]).then_some(cell));
        }
        order.push(record);
        shown.push(cells);
    }
    let study = recoded.study();
    let kept: Vec<usize> = (0..question.records)
        .filter(|&record| {
            let tuple = study.contingency().tuple_of()[record];
            recoded.class_of()[tuple as usize] != SUPPRESSED
        })
        .collect();
    let mut sorted = order.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, kept, "{}", say());
    assert_eq!(kept.len() as u64 + recoded.suppressed, question.records as u64, "{}", say());
    assert_eq!(columns.len(), NAMES.len());
    let mut released = question.of_release(&vec![0; quasi], &shown, columns);
    if !released.weights.is_empty() {
        released.weights = order.iter().map(|&record| question.weights[record]).collect();
    }
    let holds = |answer: &Answer| answer.holds;
    assert!(released.answers().iter().all(holds), "{:?} {}", released.answers(), say());
}

/// Whether a number is in a range that is written `[a, b]`.
fn is_within(exact: &str, cell: &str) -> bool {
    let bounds = cell.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let Some((low, high)) = bounds.and_then(|bounds| bounds.split_once(", ")) else { return false };
    let number = |text: &str| text.parse::<f64>().ok();
    matches!((number(low), number(exact), number(high)), (Some(l), Some(x), Some(h)) if l <= x && x <= h)
}
