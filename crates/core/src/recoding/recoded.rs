//! A table recoded class by class: which classes are released, and what is lost.
//!
//! # Definition
//! Records belong to one class if they show the same (spec A2): classes that a
//! recoding has made apart are one if their labels are equal, whatever groups these
//! stand for, and every model sees them so (spec M16). What is lost is counted by the
//! groups. The persons of a population that a class relates to are those whom its texts may stand for
//! ([`containment`](crate::containment)). Records of classes that fail a model are suppressed, within the same limit as
//! for full-domain recoding; where they stay as stars, they have to meet every model as
//! a class (spec M23).
//!
//! # Invariants
//! * Every cell covers the exact value behind it (spec C, test a); [`Recoded::new`]
//!   suppresses a record rather than let it show what it is not.
//! * No cell is coarser than its attribute's limit (spec A4); a record that would show one
//!   is suppressed.
//! * What is released here is what [`release`](crate::release) writes and measures
//!   again.

use super::{Cell, cost};
use crate::containment::CoveredPersons;
use crate::error::{Error, Kind, Result};
use crate::hierarchy::STAR;
use crate::lattice::Levels;
use crate::loss::{Loss, Objective};
use crate::model::Preference;
use crate::packing::KeyLayout;
use crate::partition::{Decision, Partition};
use crate::stars::{self, Stars};
use crate::study::Study;
use std::collections::HashMap;
use std::sync::Arc;

/// Stands for the class of a tuple whose records are suppressed.
pub const SUPPRESSED: u32 = u32::MAX;

/// A recoded table with what is released of it.
#[derive(Clone, Debug)]
pub struct Recoded {
    study: Arc<Study>,
    class_of: Vec<u32>,
    rows: ShownCells,
    partition: Partition,
    /// How the columns show stars.
    columns: Vec<stars::StarColumn>,
    /// Records that are suppressed.
    pub suppressed: u64,
    /// Classes that are released.
    pub classes: u32,
    /// The loss; infinite if not feasible.
    pub loss: Loss,
    /// Whether the suppression limit allows it.
    pub feasible: bool,
    /// The loss of each attribute before weights; none where it is read off the classes.
    pub attributes: Vec<f64>,
}

/// Refuses δ-presence for a recoding in which two classes may relate to the same persons: how likely
/// somebody is in the table is then no longer said by each class alone (spec D10).
///
/// # Errors
/// [`Kind::NotForRecoding`] if a model asks how likely persons of a population are in the table.
pub fn refuse_presence(study: &Study) -> Result<()> {
    match study.demands().concern_absent() {
        true => Err(Error::new(Kind::NotForRecoding { field: "models" })),
        false => Ok(()),
    }
}

impl Recoded {
    /// Takes in what a recoding has made of the study's tuples: the class of each, or
    /// [`SUPPRESSED`], and the cells of each class, one for each attribute. Classes that show the
    /// same become one; those that fail a demand are suppressed.
    ///
    /// # Panics
    /// If a tuple has a class without cells, or the attributes are too many to be packed.
    #[must_use]
    pub fn new(study: &Arc<Study>, class_of: &[u32], cells: &[Cell]) -> Self {
        let table = LabelledClasses::new(study, class_of, cells);
        let partition = table.partition(study);
        let columns = table.star_columns();
        let mut recoded = Self {
            study: study.clone(),
            class_of: table.class_of,
            rows: table.rows,
            partition,
            columns,
            suppressed: 0,
            classes: 0,
            loss: Loss::INFINITE,
            feasible: false,
            attributes: Vec::new(),
        };
        let partition = &recoded.partition;
        let mut decision = study.decide_without(
            partition,
            |class| table.refused[class],
            Preference {
                cheapest: Some(&|fails, classes| {
                    cost::cheapest_first(study.objective(), &recoded, fails, classes);
                }),
                staying: study.keeps_stars().then_some(&|| {
                    let (columns, class_of) = (&recoded.columns, &recoded.class_of);
                    stars::staying_of_recoded(study.contingency(), partition, columns, class_of)
                }),
            },
        );
        let counts = partition.counts();
        let kept =
            || counts.iter().zip(&decision.fails).filter(|(count, fails)| **count > 0 && !**fails);
        let released: u64 = kept().map(|(&count, _)| u64::from(count)).sum();
        let classes = kept().count() as u32;
        let suppressed = study.contingency().records() - released;
        // Some records are in no class. Where too many fail, counting has ended early.
        decision.suppressed = decision.suppressed.max(suppressed);
        let mut decision = study.with_stars_decided(decision, |fails| {
            let released: Vec<bool> = fails.iter().map(|fails| !fails).collect();
            recoded.stars(&released)
        });
        decision.impossible |= !recoded.allows_absent(&decision.fails);
        let feasible = study.may_release(&decision);
        for class in &mut recoded.class_of {
            if decision.fails.get(*class as usize) == Some(&true) {
                *class = SUPPRESSED;
            }
        }
        (recoded.suppressed, recoded.classes) = (suppressed, classes);
        recoded.feasible = feasible;
        if feasible {
            recoded.weigh();
        }
        recoded
    }

    /// Whether persons of a population may be in no class that is released: as many as are in none
    /// where these fail.
    fn allows_absent(&self, fails: &[bool]) -> bool {
        let (study, demands) = (&self.study, self.study.demands());
        let Some(people) = study.people_asked().filter(|_| demands.concern_absent()) else {
            return true;
        };
        let mut covered = CoveredPersons::new(people);
        let released = (0..fails.len()).filter(|&class| !fails[class]);
        released.for_each(|class| covered.take_in(&study.related(self.cells(class))));
        let absent = covered.absent();
        absent == 0 || demands.allow_absent(absent)
    }

    fn weigh(&mut self) {
        let study = self.study.clone();
        self.attributes = self.attributes_under(study.objective());
        self.loss = self.value_under(study.objective());
    }

    /// The loss of each attribute by another measure than the study's, before weights; none
    /// where it is read off the classes.
    #[must_use]
    pub fn attributes_under(&self, objective: &Objective) -> Vec<f64> {
        cost::attributes(objective, self)
    }

    /// The loss by another measure than the study's.
    #[must_use]
    pub fn value_under(&self, objective: &Objective) -> Loss {
        cost::value(objective, self)
    }

    /// Which classes are suppressed.
    #[must_use]
    pub fn decision(&self) -> Decision {
        Decision {
            fails: self.releases().into_iter().map(|released| !released).collect(),
            suppressed: self.suppressed,
            classes: self.classes,
            ..Decision::default()
        }
    }

    /// The study whose tuples were recoded.
    #[must_use]
    pub fn study(&self) -> &Arc<Study> {
        &self.study
    }

    /// For each tuple its class, or [`SUPPRESSED`].
    #[must_use]
    pub fn class_of(&self) -> &[u32] {
        &self.class_of
    }

    /// What a class shows, one cell for each attribute. Where other cells are written the same,
    /// these are those of its first tuple.
    #[must_use]
    pub fn cells(&self, class: usize) -> &[Cell] {
        self.row(self.rows.of_class[class] as usize)
    }

    /// What a tuple shows, one cell for each attribute; nothing if it is suppressed.
    #[must_use]
    pub fn cells_of(&self, tuple: usize) -> Option<&[Cell]> {
        (self.class_of[tuple] != SUPPRESSED).then(|| self.row(self.rows.of_tuple[tuple] as usize))
    }

    /// How many different rows of cells there are.
    pub(super) fn rows(&self) -> usize {
        self.rows.number
    }

    /// A row of cells, one for each attribute.
    pub(super) fn row(&self, row: usize) -> &[Cell] {
        let attributes = self.study.attributes().len();
        &self.rows.cells[row * attributes..][..attributes]
    }

    /// For each tuple the row of cells that it shows, unless it is suppressed.
    pub(super) fn row_of(&self) -> &[u32] {
        &self.rows.of_tuple
    }

    /// All rows of cells that are released, with how many records show each.
    #[must_use]
    pub fn shown(&self) -> Vec<(&[Cell], u64)> {
        let mut records = vec![0; self.rows()];
        let tuples = self.class_of.iter().zip(&self.rows.of_tuple);
        for ((&class, &row), &count) in tuples.zip(self.study.contingency().counts()) {
            if class != SUPPRESSED {
                records[row as usize] += u64::from(count);
            }
        }
        let rows = records.into_iter().enumerate().filter(|(_, records)| *records > 0);
        rows.map(|(row, records)| (self.row(row), records)).collect()
    }

    /// All classes as models see them, those that are suppressed too. The keys have a code for
    /// each label; no level is that of a whole column.
    #[must_use]
    pub fn partition(&self) -> &Partition {
        &self.partition
    }

    fn stars(&self, released: &[bool]) -> Stars {
        let stars = vec![Cell::Star; self.study.attributes().len()];
        let persons = self.study.related(&stars).number;
        let classes = (&self.partition, released, &self.class_of[..]);
        stars::of_recoded(self.study.contingency(), classes, &self.columns, persons)
    }

    /// What whoever reads the table sees where suppressed records stay as stars: its classes,
    /// that of the stars last, and which of them each tuple is in. `None` if no record is
    /// suppressed, or none stays.
    #[must_use]
    pub fn seen_with_stars(&self) -> Option<(Partition, Vec<u32>)> {
        let stay = self.study.keeps_stars() && self.suppressed > 0;
        stay.then(|| self.stars(&self.releases()).shown()).flatten()
    }

    /// Whether a class is released.
    #[must_use]
    pub fn releases(&self) -> Vec<bool> {
        let mut released = vec![false; self.partition.classes()];
        for &class in &self.class_of {
            if class != SUPPRESSED {
                released[class as usize] = true;
            }
        }
        released
    }
}

/// The cells that tuples show.
#[derive(Clone, Debug, Default)]
struct ShownCells {
    cells: Vec<Cell>,
    number: usize,
    /// For each tuple its row; [`SUPPRESSED`] if it shows none.
    of_tuple: Vec<u32>,
    /// The row of the first tuple of each class.
    of_class: Vec<u32>,
}

/// Classes told apart by their labels.
struct LabelledClasses {
    class_of: Vec<u32>,
    rows: ShownCells,
    /// The code of each label of each class.
    codes: Vec<u32>,
    /// Number of labels of each attribute.
    labels: Vec<usize>,
    /// The code of what is written as a suppressed cell.
    stars: Vec<Option<u32>>,
    /// Classes that show a missing value where that matches nothing. What is written the same
    /// and shows none is a class of its own: those are not released.
    refused: Vec<bool>,
    /// The code of what shows a missing value, where suppressed cells do.
    missing: Option<Vec<Option<u32>>>,
}

impl LabelledClasses {
    fn new(study: &Study, class_of: &[u32], cells: &[Cell]) -> Self {
        let attributes = study.attributes();
        let width = attributes.len();
        let mut words: Vec<HashMap<String, u32>> = vec![HashMap::new(); width];
        let mut known_cells: Vec<HashMap<Cell, u32>> = vec![HashMap::new(); width];
        let mut known: HashMap<(Vec<u32>, bool), u32> = HashMap::new();
        let mut known_rows: HashMap<(u32, &[Cell]), u32> = HashMap::new();
        // The class and the row of each class that was handed in.
        let mut renumbered: HashMap<u32, (u32, u32)> = HashMap::new();
        let mut found = Self {
            class_of: Vec::with_capacity(class_of.len()),
            rows: ShownCells {
                of_tuple: Vec::with_capacity(class_of.len()),
                ..ShownCells::default()
            },
            codes: Vec::new(),
            labels: Vec::new(),
            stars: Vec::new(),
            refused: Vec::new(),
            missing: study.missing().includes_suppressed().then(|| vec![None; width]),
        };
        let words_per_key = study.contingency().layout().words();
        let keys = study.contingency().keys().chunks_exact(words_per_key);
        let fields = study.contingency().layout().fields();
        for ((&class, key), &records) in class_of.iter().zip(keys).zip(study.contingency().counts())
        {
            // Tuples of the population alone are in no class; a class relates to them or not.
            if class == SUPPRESSED || records == 0 {
                found.suppress();
                continue;
            }
            let shown = &cells[class as usize * width..][..width];
            let mut covered = attributes.iter().zip(shown).zip(fields);
            if !covered.all(|((attribute, cell), f)| cell.covers(attribute, f.code(key) as u32)) {
                debug_assert!(false, "a cell covers the exact value behind it");
                found.suppress();
                continue;
            }
            if !attributes.iter().zip(shown).all(|(attribute, cell)| cell.is_allowed(attribute)) {
                found.suppress();
                continue;
            }
            let (number, row) = *renumbered.entry(class).or_insert_with(|| {
                let codes = shown.iter().enumerate().map(|(attribute, &cell)| {
                    *known_cells[attribute].entry(cell).or_insert_with(|| {
                        let next = words[attribute].len() as u32;
                        let label = cell.label(&attributes[attribute]);
                        let code = *words[attribute].entry(label).or_insert(next);
                        if let Some(missing) = &mut found.missing
                            && study.missing().is_shown_at(attribute, cell)
                        {
                            missing[attribute] = Some(code);
                        }
                        code
                    })
                });
                let codes: Vec<u32> = codes.collect();
                let refused = study.demands().refuse_missing(shown);
                let next = known.len() as u32;
                let row = found.rows.number as u32;
                let number = *known.entry((codes, refused)).or_insert_with_key(|(codes, _)| {
                    found.codes.extend(codes);
                    found.rows.of_class.push(row);
                    found.refused.push(refused);
                    next
                });
                let row = *known_rows.entry((number, shown)).or_insert_with(|| {
                    found.rows.cells.extend_from_slice(shown);
                    found.rows.number += 1;
                    row
                });
                (number, row)
            });
            found.class_of.push(number);
            found.rows.of_tuple.push(row);
        }
        found.labels = words.iter().map(HashMap::len).collect();
        found.stars = words.iter().map(|words| words.get(STAR).copied()).collect();
        found
    }

    /// One more tuple that shows nothing.
    fn suppress(&mut self) {
        self.class_of.push(SUPPRESSED);
        self.rows.of_tuple.push(SUPPRESSED);
    }

    /// How the columns show stars.
    fn star_columns(&self) -> Vec<stars::StarColumn> {
        let columns = self.stars.iter().zip(&self.labels);
        columns.map(|(&written, &labels)| stars::StarColumn::new(written, labels)).collect()
    }

    /// For each class how many persons of the population it relates to, and whether another one
    /// relates to some of them; nothing of what no demand asks.
    fn related(&self, study: &Study) -> (Vec<u32>, Vec<bool>) {
        let Some(people) = study.people_asked() else { return (Vec::new(), Vec::new()) };
        let concerns_absent = study.demands().concern_absent();
        let mut covered = concerns_absent.then(|| CoveredPersons::new(people));
        let width = study.attributes().len();
        let persons = self.rows.of_class.iter().map(|&row| {
            let related = study.related(&self.rows.cells[row as usize * width..][..width]);
            covered.iter_mut().for_each(|covered| covered.take_in(&related));
            related.number
        });
        let persons = persons.collect();
        (persons, covered.map(CoveredPersons::shares).unwrap_or_default())
    }

    fn partition(&self, study: &Study) -> Partition {
        let layout = KeyLayout::new(&self.labels).expect("fewer labels than values");
        let classes = self.refused.len();
        let mut keys = vec![0; classes * layout.words()];
        let width = self.labels.len();
        for class in 0..classes {
            let key = &mut keys[class * layout.words()..][..layout.words()];
            for (field, &code) in layout.fields().iter().zip(&self.codes[class * width..]) {
                key[field.word] |= u64::from(code) << field.shift;
            }
        }
        let contingency = study.contingency();
        let mut counts = vec![0; classes];
        for (&class, &count) in self.class_of.iter().zip(contingency.counts()) {
            if class != SUPPRESSED {
                counts[class as usize] += count;
            }
        }
        let mut carried = contingency.carried().grouped(&self.class_of, classes);
        (carried.population, carried.shares_persons) = self.related(study);
        let partition = Partition::recoded(Levels::mixed(width), layout, keys, counts, carried);
        match &self.missing {
            Some(codes) => partition.showing_missing(codes.clone()),
            None => partition,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Recoded};
    use crate::format::csv::{Options, Reader};
    use crate::hierarchy::{LevelsTable, Spec};
    use crate::model::KAnonymity;
    use crate::plan::{Matching, Plan, PlannedAttribute};
    use crate::prepare::prepare;
    use crate::study::Study;
    use crate::table::Role;
    use std::sync::Arc;

    fn study(data: &str, rows: &[[&str; 3]], change: impl FnOnce(&mut Plan)) -> Arc<Study> {
        let mut reader = Reader::new(Options {
            delimiter: Some(b','),
            header: Some(true),
            ..Options::default()
        });
        reader.push(data.as_bytes()).unwrap();
        let table = reader.finish().unwrap().table;
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.to_vec()).collect();
        let levels = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
        let mut plan = Plan::new(
            vec![PlannedAttribute::new("a", 0, Role::QuasiIdentifier, levels)],
            vec![KAnonymity::chosen(2)],
        );
        change(&mut plan);
        prepare(&table, &plan).unwrap().study
    }

    fn group(level: u8, group: u32) -> Cell {
        Cell::Group { level, group }
    }

    /// Spec M16: 10 as it is and 11 rounded are one class to whoever reads them, and lose what
    /// they are.
    #[test]
    fn equal_texts_are_one_class_and_lose_by_their_groups() {
        let rows = [["10", "10", "*"], ["11", "10", "*"], ["20", "20", "*"]];
        let study = study("a\n10\n11\n20\n20\n", &rows, |_| {});
        let table = |cells: &[Cell]| Recoded::new(&study, &[0, 1, 2], cells);
        let mixed = table(&[group(0, 0), group(1, 0), group(0, 2)]);
        assert!(mixed.feasible);
        assert_eq!((mixed.classes, mixed.suppressed), (2, 0));
        let shown: Vec<u64> = mixed.shown().into_iter().map(|(_, records)| records).collect();
        assert_eq!(shown, [1, 1, 2]);
        let rounded = table(&[group(1, 0), group(1, 0), group(0, 2)]);
        assert_eq!((rounded.classes, rounded.shown().len()), (2, 2));
        let (less, more) = (mixed.loss.value(), rounded.loss.value());
        assert!(less > 0.0 && (more - 2.0 * less).abs() < 1e-12, "{less} {more}");
    }

    /// A suppressed cell is no missing value, whatever the marker is; a missing one is not
    /// released, though another record shows the same.
    #[test]
    fn a_star_is_no_missing_value() {
        let rows = [["x", "x", "*"], ["y", "y", "*"], ["*", "*", "*"]];
        let study = study("a\nx\ny\n*\n", &rows, |plan| {
            plan.markers = vec!["*".to_owned()];
            plan.matching = Matching::RemoveRow;
            plan.suppression_limit = 0.4;
        });
        let found = Recoded::new(&study, &[0, 0, 1], &[Cell::Star, group(0, 2)]);
        assert!(found.feasible);
        assert_eq!((found.classes, found.suppressed), (1, 1));
    }
}
