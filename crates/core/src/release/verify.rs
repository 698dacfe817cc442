//! What a file holds, measured from its raw text.

use crate::contingency::Contingency;
use crate::error::Result;
use crate::format::csv::{guard, unguard};
use crate::model::{Columns, Facet, Ground, Model, Stronger};
use crate::partition::Partition;
use crate::plan::{Plan, collapse, track};
use crate::risk::ClassSizes;
use crate::table::{Column, Dictionary};

/// One model, measured.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasuredModel {
    /// The strongest parameter met; `None` without records, and where there is nothing to
    /// measure. May be infinite.
    pub achieved: Option<f64>,
    /// Whether the model holds; vacuously without records (spec section 0, rule 3).
    pub holds: bool,
    /// Records in classes that do not meet it by themselves.
    pub failing: u64,
    /// The class that decides: the weakest.
    pub deciding: Option<Deciding>,
    /// Further figures of the model, the weakest of all classes.
    pub facets: Vec<(&'static str, f64)>,
}

/// A class that decides what a model achieves.
#[derive(Clone, Debug, PartialEq)]
pub struct Deciding {
    /// What its records show in each quasi-identifier, in the order of the recipe.
    pub labels: Vec<String>,
    /// Number of its records.
    pub records: u32,
}

/// A file, measured.
#[derive(Debug)]
pub struct Measured {
    /// Sizes of the equivalence classes.
    pub sizes: ClassSizes,
    /// Each model of the plan with what the file achieves.
    pub models: Vec<MeasuredModel>,
    /// The classes themselves, with all that they carry.
    pub partition: Partition,
}

/// Measures a file as it stands: records belong together if the raw texts of their
/// quasi-identifiers are equal. Where `columns` are guarded, the apostrophe of the formula
/// guard is taken off first, if the guard may have written the column. Shares are compared
/// with those of `reference`.
///
/// # Errors
/// Whatever is wrong with a model or with the columns that it looks at, and
/// [`Kind::TooMany`](crate::error::Kind::TooMany) if there are too many quasi-identifiers.
pub fn measure(
    plan: &Plan,
    columns: Columns<'_>,
    records: usize,
    reference: Columns<'_>,
) -> Result<Measured> {
    let mut labels = Vec::new();
    let mut codes = Vec::new();
    for attribute in plan.quasi_identifiers() {
        let Some(column) = columns.of[attribute] else { continue };
        let (bare, of) = bare(column, columns.guarded[attribute]);
        codes.push((of, bare.len()));
        labels.push(bare);
    }
    let mut contingency = collapse(&codes, records, 0)?;
    let ground = Ground::new(plan, columns, reference).for_report();
    let models = track(&mut contingency, ground)?;
    Ok(Measured::of(&contingency, &labels, &models))
}

/// The texts of a column without the formula guard's apostrophes, and the code of each record.
fn bare(column: &Column, guarded: bool) -> (Dictionary, Vec<u32>) {
    let mut bare = Dictionary::new();
    // Where one formula stands without apostrophe no guard was at work, and taking it off from
    // others would make equal what everybody else sees apart.
    let guarded = guarded && !column.dictionary.iter().any(is_bare_formula);
    let codes: Vec<u32> = column
        .dictionary
        .iter()
        .map(|text| bare.insert(if guarded { unguard(text) } else { text }))
        .collect();
    let of = column.codes.iter().map(|&code| codes[code as usize]).collect();
    (bare, of)
}

impl Measured {
    fn of(contingency: &Contingency, labels: &[Dictionary], models: &[Model]) -> Self {
        let partition = Partition::exact(contingency);
        let present: Vec<usize> =
            (0..partition.classes()).filter(|&class| partition.counts()[class] > 0).collect();
        let sizes = present.iter().map(|&class| partition.class(class).size).collect();
        let show = |class: usize| {
            let key = partition.key(class);
            let fields = partition.layout().fields().iter().zip(labels);
            let labels = fields.map(|(f, labels)| labels.get(f.code(key) as u32).to_owned());
            Deciding { labels: labels.collect(), records: partition.counts()[class] }
        };
        let models =
            models.iter().map(|model| measure_model(model, &partition, &present, &show)).collect();
        Self { sizes, models, partition }
    }
}

fn measure_model(
    model: &Model,
    partition: &Partition,
    present: &[usize],
    show: &dyn Fn(usize) -> Deciding,
) -> MeasuredModel {
    match model {
        Model::Class(model) => {
            let mut weakest: Option<(f64, usize)> = None;
            let (mut failing, mut holds, mut facets) = (0, true, Facets::default());
            for class in 0..partition.classes() {
                let seen = partition.class(class);
                if seen.records == 0 && !model.concerns_absent() {
                    continue;
                }
                if !model.holds(&seen) {
                    holds = false;
                    failing += u64::from(seen.records);
                }
                if let Some(measure) = model.measure(&seen) {
                    let weaker = weakest
                        .is_none_or(|(known, _)| weaker_than(model.stronger(), measure, known));
                    if weaker {
                        weakest = Some((measure, class));
                    }
                }
                if seen.records > 0 {
                    facets.take_in(model.facets(&seen));
                }
            }
            MeasuredModel {
                achieved: weakest.map(|(measure, _)| measure),
                holds,
                failing,
                deciding: weakest.map(|(_, class)| show(class)),
                facets: facets.0,
            }
        }
        Model::Table(model) => {
            let none = vec![false; partition.classes()];
            let mut fails = none.clone();
            model.enforce(partition, &mut fails, u64::MAX);
            let mut facets = Facets::default();
            facets.take_in(model.facets(partition, &none));
            MeasuredModel {
                achieved: model.measure(partition, &none),
                holds: model.holds(partition, &none),
                failing: present
                    .iter()
                    .filter(|&&class| fails[class])
                    .map(|&class| u64::from(partition.counts()[class]))
                    .sum(),
                deciding: model.deciding(partition, &none).map(show),
                facets: facets.0,
            }
        }
    }
}

fn weaker_than(stronger: Stronger, a: f64, b: f64) -> bool {
    a != b && stronger.weaker(a, b) == a
}

/// The weakest value of each facet.
#[derive(Default)]
struct Facets(Vec<(&'static str, f64)>);

impl Facets {
    fn take_in(&mut self, facets: Vec<Facet>) {
        for facet in facets {
            match self.0.iter_mut().find(|(name, _)| *name == facet.name) {
                Some((_, known)) => *known = facet.stronger.weaker(*known, facet.value),
                None => self.0.push((facet.name, facet.value)),
            }
        }
    }
}

/// Whether the guard would not have written this cell so.
fn is_bare_formula(cell: &str) -> bool {
    unguard(cell) == cell && guard(cell) != cell
}

#[cfg(test)]
mod tests {
    use super::measure;
    use crate::format::csv::{Options, Reader};
    use crate::hierarchy::Spec;
    use crate::model::Columns;
    use crate::plan::{Plan, PlannedAttribute};
    use crate::table::Role;

    fn smallest(data: &str, guarded: bool) -> Option<f64> {
        let options = Options { delimiter: Some(b','), header: Some(true) };
        let mut reader = Reader::new(options);
        reader.push(data.as_bytes()).unwrap();
        let table = reader.finish().unwrap().table;
        let attribute = PlannedAttribute::new("q", 0, Role::QuasiIdentifier, Spec::None);
        let plan = Plan::of_k(vec![attribute], 2);
        let columns = Columns { of: vec![Some(&table.columns[0])], guarded: vec![guarded] };
        let measured = measure(&plan, columns.clone(), table.records, columns).unwrap();
        measured.models[0].achieved
    }

    #[test]
    fn what_a_file_without_guard_tells_apart_is_not_made_equal() {
        for data in ["q\n=a\n'=a\n", "q\n'=a\n''=a\n'=a\n=a\n"] {
            assert_eq!(smallest(data, true), Some(1.0), "{data:?}");
        }
        // Numbers never have an apostrophe, and guarded cells keep apart what was apart.
        assert_eq!(smallest("q\n-1\n-1\n'=a\n'=a\n", true), Some(2.0));
        assert_eq!(smallest("q\n'=a\n''=a\n'=a\n''=a\n", true), Some(2.0));
        assert_eq!(smallest("q\n=a\n=a\n", true), Some(2.0));
    }
}
