//! What a file holds, measured from its raw text.

use super::relate::{LabelledColumn, show_population};
use crate::contingency::{Contingency, tuples_counted};
use crate::error::{Result, Warning};
use crate::evidence::{
    ColumnFigures, EquallyWeak, SensitiveFigures, columns_shown, sensitive_shown,
};
use crate::hierarchy::STAR;
use crate::lattice::Levels;
use crate::model::{
    ClassModel, ColumnTracker, Facet, FileFigures, MissingGroups, Model, TableModel,
};
use crate::partition::{Class, Partition};
use crate::plan::{Columns, Matching, Plan};
use crate::prepare::{Prepared, track};
use crate::risk::ClassSizes;
use crate::table::{Column, Dictionary, Translated};

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
    /// The same in persons, each once in each class; as many as records without entity.
    pub failing_persons: u64,
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
    /// Number of its persons: that of its records without entity.
    pub persons: u32,
    /// Number of classes that are as weak, this one, the first of them, included.
    pub equally_weak: u32,
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
    /// What is to be known of the file as it was written; empty where a table was measured.
    pub warnings: Vec<Warning>,
    /// Records that match nobody, since they show a missing value where such ones are to go (spec
    /// A8).
    pub unmatched: u64,
    /// What each column shows that is released word for word, with its number among the
    /// attributes of the plan; empty where only the classes were asked for.
    pub columns: Vec<(usize, ColumnFigures)>,
    /// What the classes tell of each sensitive column, with its number likewise; empty where the
    /// table was only prepared.
    pub sensitive: Vec<(usize, SensitiveFigures)>,
    /// The texts that each quasi-identifier shows, with its number likewise, where they are at most
    /// a hundred; empty where the table was only prepared.
    pub texts: Vec<(usize, Vec<String>)>,
}

/// More texts of a column than a reader takes in are not kept.
const MOST_TEXTS: usize = 100;

/// What is known of a file that was written here, beside its cells: a text alone may stand for
/// several things (spec M16).
#[derive(Clone, Debug, Default)]
pub(super) struct Provenance {
    /// The level of each quasi-identifier, if all cells of each are on one.
    pub(super) levels: Option<Levels>,
    /// For each quasi-identifier whether what is written like the marker is a missing value, and
    /// no group that is called so.
    pub(super) shows_missing: Vec<bool>,
    /// Whether suppressed records stand in it as stars.
    pub(super) stars: bool,
}

/// Measures a file as it stands: records belong together if the raw texts of their
/// quasi-identifiers are equal. Shares are compared with those of `reference`. A class relates
/// to the records of the plan's population that would look like it, for which the plan must have
/// the hierarchies.
///
/// # Errors
/// Whatever is wrong with a model or with the columns that it looks at;
/// [`Kind::TooMany`](crate::error::Kind::TooMany) if there are too many quasi-identifiers, and
/// [`Kind::NotInPopulation`](crate::error::Kind::NotInPopulation) if there is a population and
/// a label of the file is on no level of its hierarchy.
pub fn measure(
    plan: &Plan,
    columns: Columns<'_>,
    records: usize,
    reference: Columns<'_>,
) -> Result<Measured> {
    let shown = columns_shown(plan, &columns);
    let measured = measure_from(plan, columns, records, reference, None)?;
    Ok(Measured { columns: shown, ..measured })
}

/// Measures the table itself, whose cells are the values that they show, as [`measure`] does.
///
/// # Errors
/// As [`measure`], but that every label is known.
pub fn measure_original(plan: &Plan, columns: Columns<'_>, records: usize) -> Result<Measured> {
    let quasi_identifiers = plan.quasi_identifiers().count();
    let origin = Provenance {
        levels: Some(Levels::new(vec![0; quasi_identifiers])),
        shows_missing: vec![true; quasi_identifiers],
        stars: false,
    };
    let shown = columns_shown(plan, &columns);
    let measured = measure_from(plan, columns.clone(), records, columns, Some(&origin))?;
    Ok(Measured { columns: shown, ..measured })
}

/// The classes of a file of which it may be known where it comes from, measured as by
/// [`measure`].
pub(super) fn measure_from(
    plan: &Plan,
    columns: Columns<'_>,
    records: usize,
    reference: Columns<'_>,
    origin: Option<&Provenance>,
) -> Result<Measured> {
    let (mut positions, mut labelled, mut texts) = (Vec::new(), Vec::new(), Vec::new());
    for (position, attribute) in plan.quasi_identifiers().enumerate() {
        let Some(column) = columns.by_attribute[attribute] else { continue };
        positions.push(position);
        labelled.push(labels_of(column));
        if column.dictionary.len() <= MOST_TEXTS {
            let codes = 0..column.dictionary.len() as u32;
            let texts_of = codes.map(|code| column.dictionary.get(code).to_owned());
            texts.push((attribute, texts_of.collect()));
        }
    }
    // Where a plan has no marker, nothing is missing.
    let marker = plan.markers.first();
    let mut missing = MissingGroups::of_codes(
        labelled
            .iter()
            .zip(&positions)
            .map(|((labels, _), &position)| {
                let is_missing = match origin {
                    Some(origin) => origin.shows_missing[position],
                    // Where all cells are stars, none is more missing than the others.
                    None => labels.len() > 1 || labels.code(STAR).is_none(),
                };
                labels.code(marker?).filter(|_| is_missing)
            })
            .collect(),
    );
    if origin.is_some_and(|origin| origin.stars) {
        missing = missing.but_for(labelled.iter().map(|(labels, _)| labels.code(STAR)).collect());
    }
    let mut shown = None;
    if let Some(population) = &plan.population {
        let known = origin.and_then(|origin| origin.levels.as_ref());
        let stars = origin.map_or(plan.star, |origin| origin.stars);
        // Without the table that was anonymized, a file is compared with itself.
        let is_before = origin.is_some() || !are_same(&columns, &reference);
        let before = is_before.then_some(&reference);
        let found =
            show_population(plan, population, &positions, (known, stars), &mut labelled, before)?;
        shown = Some(found);
    }
    let (labels, codes): (Vec<_>, Vec<_>) = labelled.into_iter().unzip();
    let lines = (records, &columns.counts);
    let (contingency, absent) = match &shown {
        None => (tuples_counted(&codes, lines, None)?, 0),
        Some(shown) => shown.related(&labels, &codes, lines)?,
    };
    let tracker = ColumnTracker::new(plan, columns, reference).with_missing(missing);
    let sensitive = sensitive_shown(&tracker, contingency.tuple_of(), contingency.tuples());
    let measured = of_tuples(plan, (contingency, absent), &labels, tracker)?;
    Ok(Measured { sensitive, texts, ..measured })
}

fn are_same(columns: &Columns<'_>, others: &Columns<'_>) -> bool {
    let pairs = columns.by_attribute.iter().zip(&others.by_attribute);
    pairs.into_iter().all(|pair| match pair {
        (Some(one), Some(other)) => std::ptr::eq(*one, *other),
        (one, other) => one.is_none() && other.is_none(),
    })
}

/// Measures the table that was prepared by its tuples, so that the records need not be looked
/// at again: the same as [`measure`] with all missing cells written alike, but for a population
/// and records that are tuples of their own, for which there is `None`.
///
/// # Errors
/// As [`measure`].
pub fn measure_prepared(
    plan: &Plan,
    prepared: &Prepared,
    columns: Columns<'_>,
) -> Result<Option<Measured>> {
    if plan.population.is_some() || prepared.is_scattered() {
        return Ok(None);
    }
    let labels = prepared.domains.iter().map(|domain| {
        let mut labels = Dictionary::new();
        domain.values.iter().for_each(|value| {
            labels.insert(value);
        });
        labels
    });
    let labels: Vec<Dictionary> = labels.collect();
    let missing = prepared.domains.iter().map(|domain| domain.missing).collect();
    let tracker = ColumnTracker::new(plan, columns.clone(), columns)
        .with_missing(MissingGroups::of_codes(missing));
    of_tuples(plan, (prepared.study.contingency().bare(), 0), &labels, tracker).map(Some)
}

/// Measures what the tuples of a file are, whose quasi-identifiers have these labels. So many persons of
/// a population are in no class of it.
fn of_tuples(
    plan: &Plan,
    (mut contingency, absent): (Contingency, u32),
    labels: &[Dictionary],
    tracker: ColumnTracker<'_>,
) -> Result<Measured> {
    let tracker = tracker.for_report();
    let missing = tracker.missing();
    let models = track(&mut contingency, tracker)?;
    let missing = Some(missing).filter(|_| plan.matching == Matching::RemoveRow);
    Ok(Measured::of_contingency((&contingency, absent), labels, &models, missing.as_deref()))
}

/// The texts of a column, to which others may be added, and the code of each record.
fn labels_of(column: &Column) -> LabelledColumn<'_> {
    let labels = column.dictionary.clone();
    let codes = (0..labels.len() as u32).collect();
    let number = labels.len();
    (labels, Translated::new(&column.codes, codes, number))
}

impl Measured {
    /// Whether a release is as it was asked for: every model holds, and no record is in it that was
    /// to go.
    pub(super) fn is_safe(&self) -> bool {
        self.unmatched == 0 && self.models.iter().all(|model| model.holds)
    }

    /// Classes that show a missing value of `missing` match nobody, not even themselves.
    fn of_contingency(
        (contingency, absent): (&Contingency, u32),
        labels: &[Dictionary],
        models: &[Model],
        missing: Option<&MissingGroups>,
    ) -> Self {
        let partition = Partition::exact(contingency);
        // Classes of the population alone are not released, whatever they would show.
        let refused: Vec<bool> = (0..partition.classes())
            .map(|class| {
                partition.counts()[class] > 0
                    && missing.is_some_and(|missing| missing.is_shown(&partition, class))
            })
            .collect();
        let unmatched = (refused.iter().zip(partition.counts()))
            .filter_map(|(&refused, &records)| refused.then_some(u64::from(records)))
            .sum();
        let present: Vec<usize> =
            (0..partition.classes()).filter(|&class| partition.counts()[class] > 0).collect();
        let sizes = present.iter().map(|&class| partition.class(class).size).collect();
        let show = |deciding: &[usize]| {
            let &class = deciding.first()?;
            let key = partition.key(class);
            let fields = partition.layout().fields().iter().zip(labels);
            let labels = fields.map(|(f, labels)| labels.get(f.code(key) as u32).to_owned());
            let (records, persons) = (partition.counts()[class], partition.class(class).size);
            let equally_weak = deciding.len() as u32;
            Some(Deciding { labels: labels.collect(), records, persons, equally_weak })
        };
        let models = models.iter().map(|model| match model {
            Model::Class(model) => measure_classes(&**model, (&partition, absent), &refused, &show),
            Model::Table(model) => measure_table(&**model, &partition, &refused, &show),
        });
        let models = models.collect();
        Self {
            sizes,
            models,
            unmatched,
            partition,
            warnings: Vec::new(),
            columns: Vec::new(),
            sensitive: Vec::new(),
            texts: Vec::new(),
        }
    }
}

/// The classes that are refused, the one with the least key first.
fn unmatched(partition: &Partition, refused: &[bool]) -> Vec<usize> {
    let mut classes: Vec<usize> = (0..refused.len()).filter(|&class| refused[class]).collect();
    classes.sort_by_key(|&class| partition.key(class));
    classes
}

/// Measures a demand on each class by itself.
fn measure_classes(
    model: &dyn ClassModel,
    (partition, absent): (&Partition, u32),
    refused: &[bool],
    show: &dyn Fn(&[usize]) -> Option<Deciding>,
) -> MeasuredModel {
    let mut weakest = EquallyWeak::new(model.stronger());
    let (mut failing, mut failing_persons) = (0, 0);
    let (mut holds, mut any_short, mut facets) = (true, false, Facets::default());
    // Where nothing is released nothing is achieved, whatever its absence discloses.
    let is_empty = partition.counts().iter().all(|&records| records == 0);
    for (class, &refused) in refused.iter().enumerate() {
        let mut seen = partition.class(class);
        if seen.records == 0 && !model.concerns_absent() {
            continue;
        }
        let persons = seen.size;
        if refused {
            seen = seen.unmatched();
        }
        let meets = model.holds(&seen);
        any_short |= !meets;
        if refused || !meets {
            holds = false;
            failing += u64::from(seen.records);
            failing_persons += u64::from(persons);
        }
        if is_empty {
            continue;
        }
        if let Some(measure) = model.measure(&seen) {
            weakest.take_in(measure, Some(class));
        }
        facets.take_in(model.facets(&seen));
    }
    if absent > 0 && model.concerns_absent() {
        let nobody = Class::of_absent(absent);
        let meets = model.holds(&nobody);
        any_short |= !meets;
        holds &= meets;
        if !is_empty {
            model.measure(&nobody).into_iter().for_each(|measure| weakest.take_in(measure, None));
            facets.take_in(model.facets(&nobody));
        }
    }
    let (mut achieved, mut deciding) = (weakest.achieved(), weakest.classes());
    if !holds && !any_short {
        // Records that are to go make it fail, and no figure of the model can say so.
        (achieved, facets) = (None, Facets::default());
        deciding = unmatched(partition, refused);
    }
    MeasuredModel {
        achieved,
        holds,
        failing,
        failing_persons,
        deciding: show(&deciding),
        facets: facets.0,
    }
}

/// Measures a demand on all classes together; of those that are refused each person counts as one
/// who matches nobody.
fn measure_table(
    model: &dyn TableModel,
    partition: &Partition,
    refused: &[bool],
    show: &dyn Fn(&[usize]) -> Option<Deciding>,
) -> MeasuredModel {
    let unmatched = unmatched(partition, refused);
    let size = |class: usize| u64::from(partition.class(class).size);
    let mut deciding = model.deciding(partition, refused);
    let figures = if unmatched.is_empty() {
        FileFigures {
            achieved: model.measure(partition, refused),
            holds: model.holds(partition, refused),
            facets: model.facets(partition, refused),
        }
    } else {
        if !deciding.is_empty() {
            deciding.clone_from(&unmatched);
        }
        let persons = unmatched.iter().map(|&class| size(class)).sum();
        model.with_unmatched(partition, refused, persons)
    };
    let mut fails = vec![false; refused.len()];
    if !figures.holds {
        fails.copy_from_slice(refused);
        model.enforce(partition, &mut fails, u64::MAX);
    }
    let failing = || (0..fails.len()).filter(|&class| fails[class]);
    let mut facets = Facets::default();
    facets.take_in(figures.facets);
    MeasuredModel {
        achieved: figures.achieved,
        holds: figures.holds,
        failing: failing().map(|class| u64::from(partition.counts()[class])).sum(),
        failing_persons: failing().map(size).sum(),
        deciding: show(&deciding),
        facets: facets.0,
    }
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

#[cfg(test)]
mod tests {
    use super::measure;
    use crate::format::csv::{Options, Reader};
    use crate::hierarchy::Spec;
    use crate::model::KAnonymity;
    use crate::plan::{Columns, Plan, PlannedAttribute};
    use crate::table::Role;

    fn smallest(data: &str, guarded: bool) -> Option<f64> {
        let options = Options { delimiter: Some(b','), header: Some(true), ..Options::default() };
        let mut reader = Reader::new(options);
        reader.push(data.as_bytes()).unwrap();
        let table = reader.finish_release(guarded).unwrap().table;
        let attribute = PlannedAttribute::new("q", 0, Role::QuasiIdentifier, Spec::NONE);
        let plan = Plan::new(vec![attribute], vec![KAnonymity::chosen(2)]);
        let columns = Columns::plain(vec![Some(&table.columns[0])]);
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
