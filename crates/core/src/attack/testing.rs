//! What tests of attacks share.

use super::paired::PairedColumn;
use crate::hierarchy::{Intervals, LevelsTable, Side, Spec};
use crate::table::Column;
use crate::table::number::NumberForm;

/// A column of these texts.
pub(crate) fn column(texts: &[&str]) -> Column {
    let mut column = Column::default();
    for text in texts {
        column.codes.push(column.dictionary.insert(text));
    }
    column
}

/// A hierarchy of these lines, each a value and what it is called on the levels above.
pub(crate) fn levels(lines: &str) -> Spec {
    let rows: Vec<Vec<&str>> = lines.lines().map(|line| line.split(' ').collect()).collect();
    Spec::levels(LevelsTable::from_rows(&rows).expect("a hierarchy"))
}

/// Ages in tens and twenties, all of them whole or not.
pub(crate) fn ages(integer: bool) -> Spec {
    Spec::intervals(Intervals {
        start: 0.into(),
        end: 100.into(),
        steps: vec![10.into(), 20.into()],
        closed: Side::Left,
        numbers: NumberForm::POINT,
        integer,
    })
}

/// What both releases say of each record together, and nothing where that cannot be.
pub(crate) fn shared_labels(paired: &PairedColumn) -> Vec<String> {
    let regions = paired.regions.as_ref().expect("what texts stand for");
    let both = paired.shown[0].iter().zip(&paired.shown[1]);
    let shared = both.map(|(&one, &other)| regions.intersection(one, other));
    shared.map(|shared| shared.map_or(String::new(), |shared| regions.label(shared))).collect()
}

/// One column of a table of records, the cells of which are parted by commas.
fn cells(records: &str, place: usize) -> Column {
    let texts = records.lines().map(|record| record.split(',').nth(place).expect("a cell"));
    column(&texts.collect::<Vec<_>>())
}

/// The quasi-identifiers that two releases begin with, and the columns after them.
pub(crate) fn paired(specs: &[Spec], releases: [&str; 2]) -> Vec<PairedColumn> {
    let width = releases[0].lines().next().map_or(0, |line| line.split(',').count());
    let columns = (0..width).map(|place| {
        let both = releases.map(|records| cells(records, place));
        let both = [&both[0], &both[1]];
        match specs.get(place) {
            Some(spec) => PairedColumn::regions(spec, None, both, &[String::new()]),
            None => Ok(PairedColumn::texts(both, &[String::new()])),
        }
    });
    columns.collect::<Result<_, _>>().expect("columns")
}

/// The hierarchies of race, year of birth, gender and postcode in Sweeney's Figures 4 and 5.
pub(crate) fn figure_5() -> Vec<Spec> {
    vec![
        levels("black person *\nwhite person *"),
        levels("1964 1960-69 *\n1965 1960-69 *\n1967 1960-69 *"),
        levels("male human *\nfemale human *"),
        levels("02138 0213* *\n02139 0213* *\n02141 0214* *"),
    ]
}

/// The first release of Figure 5.
pub(super) const GT1: &str = "\
black,1965,male,02141,short of breath
black,1965,male,02141,chest pain
person,1965,female,0213*,painful eye
person,1965,female,0213*,wheezing
black,1964,female,02138,obesity
black,1964,female,02138,chest pain
white,1964,male,0213*,short of breath
person,1965,female,0213*,hypertension
white,1964,male,0213*,obesity
white,1964,male,0213*,fever
white,1967,male,02138,vomiting
white,1967,male,02138,back pain";

/// The second release of Figure 5.
pub(super) const GT3: &str = "\
black,1965,male,02141,short of breath
black,1965,male,02141,chest pain
black,1965,female,02138,painful eye
black,1965,female,02138,wheezing
black,1964,female,02138,obesity
black,1964,female,02138,chest pain
white,1960-69,male,02138,short of breath
white,1960-69,human,02139,hypertension
white,1960-69,human,02139,obesity
white,1960-69,human,02139,fever
white,1960-69,male,02138,vomiting
white,1960-69,male,02138,back pain";

/// What is added to it by the time of the next release.
pub(super) const ADDED: &str = "
black,1965,male,02139,headache
black,1965,male,02139,rash";
