//! Which records are kept, and what is written in their cells.

use super::perturbed::PerturbedColumn;
use super::sets::ReleasedSetColumn;
use super::verify::{Provenance, measure_from};
use crate::contingency::Contingency;
use crate::error::{Error, Kind, Result};
use crate::evidence::Released;
use crate::hierarchy::{STAR, Spec};
use crate::lattice::Levels;
use crate::plan::{Columns, Plan, PlannedAttribute};
use crate::recoding::Recoded;
use crate::risk::ClassSizes;
use crate::study::{Classified, Study};
use crate::table::dates::DateFormat;
use crate::table::{Column, Dictionary, LineIndex, Role, Table};
use std::borrow::Cow;
use std::sync::Arc;

/// One column of a release.
#[derive(Clone, Debug)]
pub struct ReleasedColumn {
    /// Its name in the input.
    pub name: String,
    /// Its role; never identifier.
    pub role: Role,
    /// Its index in the input, from 0.
    pub column: usize,
    hierarchy: Spec,
    pub(super) content: ColumnContent,
}

impl ReleasedColumn {
    /// How its values are written in the input, if its hierarchy says that they are dates.
    pub(super) fn dates(&self) -> Option<DateFormat<'_>> {
        self.hierarchy.rule()?.dates()
    }
}

#[derive(Clone, Debug)]
pub(super) enum ColumnContent {
    /// What is written for each exact value of a quasi-identifier, by its index in the study.
    Generalized { attribute: usize, labels: Vec<String> },
    /// What is written for each class of a recoded table.
    Recoded { labels: Vec<String>, of_class: Vec<u32> },
    /// What is written for each line, whatever its class.
    Sets { labels: Vec<String>, of_record: Vec<u32> },
    /// The input's own text.
    Raw,
}

/// Which class each tuple is in.
#[derive(Clone, Debug)]
enum TupleClasses {
    /// Those of a node.
    Node(Arc<Classified>),
    /// Those of a recoded table.
    Recoded(Vec<u32>),
}

impl TupleClasses {
    #[inline]
    fn of_tuples(&self) -> &[u32] {
        match self {
            Self::Node(node) => &node.class_of,
            Self::Recoded(class_of) => class_of,
        }
    }
}

/// A node, or a recoded table, applied: what would be written, record by record.
#[derive(Clone, Debug)]
pub struct Applied {
    study: Arc<Study>,
    pub(super) columns: Vec<ReleasedColumn>,
    markers: Vec<String>,
    origin: Provenance,
    /// Whether the records of each tuple are released.
    keep: Vec<bool>,
    classes: TupleClasses,
    /// Classes, and one more for all that is suppressed.
    shown_classes: usize,
    /// Whether suppressed records are written, with `*` in every quasi-identifier.
    star: bool,
    /// What became of columns of sets.
    sets: Vec<ReleasedSetColumn>,
    /// What became of columns that are perturbed.
    pub(super) perturbed: Vec<PerturbedColumn>,
    /// The lines that are written, where one is for all that show the same.
    pub(super) united: Option<Vec<u32>>,
    /// What lines weigh then, each together with those that it became one with, and the column of
    /// the input that says what it weighed.
    pub(super) weights: Option<(usize, Column)>,
    /// Sizes of the classes that are released, that of all stars among them.
    pub released: ClassSizes,
}

impl Applied {
    /// Applies `levels`: identifiers are left out, quasi-identifiers generalized, records of
    /// failing classes suppressed (spec C1, C2). Where suppressed records stay as stars, they are
    /// a class like any other, and what looks the same belongs to it (spec M6).
    ///
    /// # Errors
    /// [`Kind::NothingToRelease`] if every column is an identifier, and
    /// [`Kind::StarGroupFails`] if the suppressed records as stars do not meet every model.
    pub fn new(table: &Table, plan: &Plan, study: &Arc<Study>, levels: &Levels) -> Result<Self> {
        let columns = columns(table, plan, study, |attribute| {
            let hierarchy = &study.hierarchies()[attribute];
            let level = hierarchy.level(usize::from(levels.get(attribute)));
            let labels = level.groups.iter().map(|&group| level.labels[group as usize].as_str());
            let labels = labels.map(str::to_owned).collect();
            ColumnContent::Generalized { attribute, labels }
        })?;
        let node = Arc::new(study.classified(levels));
        let shows_missing = levels.as_slice().iter().enumerate();
        let origin = Provenance {
            levels: Some(levels.clone()),
            shows_missing: shows_missing
                .map(|(attribute, &level)| study.missing().group(attribute, level).is_some())
                .collect(),
            stars: plan.star && node.decision.suppressed > 0,
        };
        let released = Released::of_node(study, Cow::Borrowed(&node));
        let classes = TupleClasses::Node(node.clone());
        let applied = Self::of_released(plan, columns, origin, classes, (study, &released));
        Ok(applied.with_stars(table, plan)?.united(table, plan))
    }

    /// Applies a recoded table: each record shows what its class does.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn of_recoded(table: &Table, plan: &Plan, recoded: &Recoded) -> Result<Self> {
        let study = recoded.study();
        let partition = recoded.partition();
        let columns = columns(table, plan, study, |index| {
            let mut dictionary = Dictionary::new();
            let attribute = &study.attributes()[index];
            let of_class = (0..partition.classes()).map(|class| {
                let label = recoded.cells(class)[index].label(attribute);
                dictionary.insert(&label)
            });
            let of_class = of_class.collect();
            let labels = dictionary.iter().map(str::to_owned).collect();
            ColumnContent::Recoded { labels, of_class }
        })?;
        let shown = recoded.shown();
        let origin = Provenance {
            levels: None,
            shows_missing: (0..study.attributes().len())
                .map(|index| {
                    shown.iter().any(|(cells, _)| study.missing().is_shown_at(index, cells[index]))
                })
                .collect(),
            stars: plan.star && recoded.suppressed > 0,
        };
        let classes = TupleClasses::Recoded(recoded.class_of().to_vec());
        let released = (study, &Released::Recoded(recoded));
        let applied = Self::of_released(plan, columns, origin, classes, released);
        Ok(applied.with_stars(table, plan)?.united(table, plan))
    }

    /// What is written of what is released of a study.
    fn of_released(
        plan: &Plan,
        columns: Vec<ReleasedColumn>,
        origin: Provenance,
        classes: TupleClasses,
        (study, released): (&Arc<Study>, &Released<'_>),
    ) -> Self {
        let partition = released.partition();
        let is_released = released.classes();
        let sizes = (0..partition.classes())
            .filter(|&class| partition.counts()[class] > 0 && is_released[class])
            .map(|class| partition.class(class).size);
        Self {
            study: study.clone(),
            columns,
            markers: plan.markers.clone(),
            origin,
            keep: released.tuples(),
            classes,
            shown_classes: partition.classes() + 1,
            star: plan.star,
            sets: Vec::new(),
            perturbed: Vec::new(),
            united: None,
            weights: None,
            released: sizes.collect(),
        }
    }

    /// The same with the suppressed records as stars, where the plan wants that.
    fn with_stars(mut self, table: &Table, plan: &Plan) -> Result<Self> {
        if self.origin.stars {
            self.released = self.check_stars(table, plan)?;
        }
        Ok(self)
    }

    /// The sizes of the classes that are released, if they meet every model together with the
    /// suppressed records.
    fn check_stars(&self, table: &Table, plan: &Plan) -> Result<ClassSizes> {
        let shown: Vec<(usize, Column)> = self
            .columns
            .iter()
            .filter_map(|column| Some((column.column, self.shown(&column.content)?)))
            .collect();
        let column = |planned: &PlannedAttribute| {
            let own = shown.iter().find(|(column, _)| *column == planned.column);
            Some(own.map_or(&table.columns[planned.column], |(_, column)| column))
        };
        let columns = plan.attributes.iter().map(column).collect();
        let columns = Columns { counts: plan.counts.clone(), ..Columns::plain(columns) };
        let reference = plan.columns(table);
        let origin = Some(&self.origin);
        let measured = measure_from(plan, columns, table.records, reference, origin)?;
        if measured.is_safe() {
            return Ok(measured.sizes);
        }
        let records = (0..table.records)
            .filter(|record| {
                shown
                    .iter()
                    .all(|(_, column)| column.dictionary.get(column.codes.get(*record)) == STAR)
            })
            .map(|record| u64::from(plan.counts.count(record)))
            .sum();
        Err(Error::new(Kind::StarGroupFails { records }))
    }

    /// A quasi-identifier as it is written, with all records in the order of the input.
    fn shown(&self, content: &ColumnContent) -> Option<Column> {
        let (ColumnContent::Generalized { labels, .. } | ColumnContent::Recoded { labels, .. }) =
            content
        else {
            return None;
        };
        let mut dictionary = Dictionary::new();
        let of_label: Vec<u32> = labels.iter().map(|label| dictionary.insert(label)).collect();
        let star = dictionary.insert(STAR);
        let contingency = self.contingency();
        let of_tuple: Vec<u32> = (0..contingency.tuples())
            .map(|tuple| {
                // What a recoding suppresses has no class that would say what it shows.
                let label = self.keep[tuple].then(|| self.label(content, tuple)).flatten();
                label.map_or(star, |label| of_label[label])
            })
            .collect();
        let codes = contingency.tuple_of().iter().map(|&tuple| of_tuple[tuple as usize]).collect();
        Some(Column { name: String::new(), codes, dictionary })
    }

    /// Which label of a column is written for a tuple that is released.
    fn label(&self, content: &ColumnContent, tuple: usize) -> Option<usize> {
        match content {
            ColumnContent::Generalized { attribute, .. } => {
                let layout = self.contingency().layout();
                let words = layout.words();
                let key = &self.contingency().keys()[tuple * words..][..words];
                Some(layout.fields()[*attribute].code(key))
            }
            ColumnContent::Recoded { of_class, .. } => {
                Some(of_class[self.classes.of_tuples()[tuple] as usize] as usize)
            }
            ColumnContent::Sets { .. } | ColumnContent::Raw => None,
        }
    }

    /// Writes these texts in a column of the input, one of them for each record.
    pub(super) fn replace_column(
        &mut self,
        column: usize,
        (labels, of_record): (Vec<String>, Vec<u32>),
        outcome: ReleasedSetColumn,
    ) {
        self.write_texts(column, (labels, of_record));
        self.sets.push(outcome);
    }

    /// What became of columns of sets, in the order of the plan.
    #[must_use]
    pub fn sets(&self) -> &[ReleasedSetColumn] {
        &self.sets
    }

    /// The node with its classes; `None` for a recoded table.
    #[must_use]
    pub fn node(&self) -> Option<&Classified> {
        match &self.classes {
            TupleClasses::Node(node) => Some(node),
            TupleClasses::Recoded(_) => None,
        }
    }

    /// What is known of what is written.
    pub(super) fn origin(&self) -> &Provenance {
        &self.origin
    }

    /// The columns that are released, in the order of the input.
    #[must_use]
    pub fn columns(&self) -> &[ReleasedColumn] {
        &self.columns
    }

    /// The names of the columns.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(|column| column.name.as_str())
    }

    /// Where the quasi-identifiers stand among [`Self::columns`].
    #[must_use]
    pub fn quasi_identifiers(&self) -> Vec<usize> {
        self.columns
            .iter()
            .enumerate()
            .filter(|(_, column)| column.role == Role::QuasiIdentifier)
            .map(|(index, _)| index)
            .collect()
    }

    /// A table like the one released, without records.
    pub(super) fn nothing(&self) -> Table {
        Table {
            columns: self
                .names()
                .map(|name| Column { name: name.to_owned(), ..Column::default() })
                .collect(),
            records: 0,
            lines: LineIndex::new(1),
        }
    }

    /// Where the attributes of `plan` stand in the table that was read back, and those that are
    /// not released in the input.
    pub(super) fn written<'a>(
        &self,
        plan: &Plan,
        written: &'a Table,
        withheld: &'a [(usize, Column)],
    ) -> Columns<'a> {
        let columns = plan.attributes.iter().map(|planned| {
            let released = self.columns.iter().position(|column| column.column == planned.column);
            match released {
                Some(index) => Some(&written.columns[index]),
                None => withheld.iter().find(|w| w.0 == planned.column).map(|w| &w.1),
            }
        });
        let columns = Columns::plain(columns.collect());
        Columns { lines: Some(&written.lines), ..columns }
    }

    /// Whether a record (from 0) is released as it was generalized.
    #[must_use]
    pub fn keeps(&self, record: u32) -> bool {
        self.keep[self.contingency().tuple_of()[record as usize] as usize]
    }

    /// Whether a record (from 0) is written, be it with stars.
    #[must_use]
    pub fn writes(&self, record: u32) -> bool {
        self.star || self.keeps(record)
    }

    /// Which of the things that quasi-identifiers show a record does: its class, or the stars
    /// of all that are suppressed, which come last.
    #[inline]
    #[must_use]
    pub fn shown_class(&self, record: u32) -> usize {
        let tuple = self.contingency().tuple_of()[record as usize] as usize;
        if self.keep[tuple] {
            self.classes.of_tuples()[tuple] as usize
        } else {
            self.shown_classes - 1
        }
    }

    /// The same for each tuple.
    pub(super) fn shown_by_tuple(&self) -> Vec<u32> {
        let stars = self.shown_classes as u32 - 1;
        self.classes
            .of_tuples()
            .iter()
            .zip(&self.keep)
            .map(|(&class, &keep)| if keep { class } else { stars })
            .collect()
    }

    /// The raw texts that mean "missing".
    pub(super) fn markers(&self) -> &[String] {
        &self.markers
    }

    /// The tuple of each record.
    pub(super) fn tuple_of(&self) -> &[u32] {
        self.contingency().tuple_of()
    }

    /// How many of them there are.
    #[must_use]
    pub fn shown_classes(&self) -> usize {
        self.shown_classes
    }

    /// The records that are written, in the order of the input: where suppressed ones stay as
    /// stars, all; where lines stand for several records, the first of all lines that show the
    /// same.
    #[must_use]
    pub fn kept(&self) -> Vec<u32> {
        if let Some(united) = &self.united {
            return united.clone();
        }
        let all = 0..self.tuple_of().len() as u32;
        all.filter(|&record| self.writes(record)).collect()
    }

    /// Whether a record (from 0) is written otherwise than it stands in the input. One that is not
    /// written is not.
    #[must_use]
    pub(super) fn changes(&self, table: &Table, record: u32) -> bool {
        let mut cells = self.columns.iter().zip(self.cells(table, record));
        self.writes(record)
            && cells.any(|(column, cell)| {
                let input = &table.columns[column.column];
                input.dictionary.get(input.codes.get(record as usize)) != cell
            })
    }

    /// What is written for a record in a released column, as one of a few numbers: that of a label,
    /// [`Self::STARS`] for a suppressed one, and that of the input's text where it stays.
    #[inline]
    pub(super) fn written_as(&self, table: &Table, record: u32, column: &ReleasedColumn) -> u32 {
        let tuple = self.contingency().tuple_of()[record as usize] as usize;
        match &column.content {
            ColumnContent::Raw => table.columns[column.column].codes.get(record as usize),
            ColumnContent::Sets { of_record, .. } => of_record[record as usize],
            ColumnContent::Generalized { .. } | ColumnContent::Recoded { .. }
                if !self.keep[tuple] =>
            {
                Self::STARS
            }
            content => self.label(content, tuple).unwrap_or_default() as u32,
        }
    }

    /// The number of what suppressed records show.
    pub(super) const STARS: u32 = u32::MAX;

    /// For each number of [`Self::written_as`] but that of the stars whether `test` is true of what
    /// is written.
    pub(super) fn tested(
        &self,
        table: &Table,
        column: &ReleasedColumn,
        test: impl Fn(&str) -> bool,
    ) -> Vec<bool> {
        match &column.content {
            ColumnContent::Generalized { labels, .. }
            | ColumnContent::Recoded { labels, .. }
            | ColumnContent::Sets { labels, .. } => {
                labels.iter().map(|label| test(label)).collect()
            }
            ColumnContent::Raw => {
                let texts = table.columns[column.column].dictionary.iter();
                texts.map(|text| test(self.as_written(text))).collect()
            }
        }
    }

    /// What is written for a text of the input that stays: one marker for all that mean "missing".
    pub(super) fn as_written<'a>(&'a self, text: &'a str) -> &'a str {
        if self.markers.iter().any(|marker| marker == text) { &self.markers[0] } else { text }
    }

    /// The cells of a record.
    pub fn cells<'a>(&'a self, table: &'a Table, record: u32) -> impl Iterator<Item = &'a str> {
        self.cells_of(table, record, &self.columns)
    }

    /// Those of some of the released columns: looking for them among all cells would word
    /// every one before them.
    pub(super) fn cells_of<'a>(
        &'a self,
        table: &'a Table,
        record: u32,
        columns: &'a [ReleasedColumn],
    ) -> impl Iterator<Item = &'a str> {
        let tuple = self.contingency().tuple_of()[record as usize] as usize;
        let suppressed = !self.keep[tuple];
        columns.iter().map(move |column| match &column.content {
            ColumnContent::Generalized { .. } | ColumnContent::Recoded { .. } if suppressed => STAR,
            content @ (ColumnContent::Generalized { labels, .. }
            | ColumnContent::Recoded { labels, .. }) => {
                let label = self.label(content, tuple).unwrap_or_default();
                labels[label].as_str()
            }
            ColumnContent::Sets { labels, of_record } => {
                labels[of_record[record as usize] as usize].as_str()
            }
            ColumnContent::Raw => {
                let input = &table.columns[column.column];
                let text = input.dictionary.get(input.codes.get(record as usize));
                self.as_written(text)
            }
        })
    }

    /// All texts that a column may show.
    pub(super) fn texts<'a>(
        &'a self,
        table: &'a Table,
        column: &'a ReleasedColumn,
    ) -> impl Iterator<Item = &'a str> {
        let (labels, raw) = match &column.content {
            ColumnContent::Generalized { labels, .. }
            | ColumnContent::Recoded { labels, .. }
            | ColumnContent::Sets { labels, .. } => (&labels[..], None),
            ColumnContent::Raw => (&[][..], Some(&table.columns[column.column].dictionary)),
        };
        let raw = raw.into_iter().flat_map(Dictionary::iter);
        labels.iter().map(String::as_str).chain(raw).chain(self.markers.first().map(String::as_str))
    }

    /// For each tuple the exact value of one quasi-identifier (by its index in the study).
    pub fn values(&self, attribute: usize) -> impl Iterator<Item = usize> {
        let layout = self.contingency().layout();
        let field = layout.fields()[attribute];
        self.contingency().keys().chunks_exact(layout.words()).map(move |key| field.code(key))
    }

    /// For each quasi-identifier how many records of each exact value are left out.
    pub fn suppressed_values(&self) -> Vec<Vec<u32>> {
        let attributes = self.study.attributes().iter();
        let mut suppressed: Vec<Vec<u32>> = attributes
            .map(|attribute| vec![0; attribute.hierarchy.level(0).groups.len()])
            .collect();
        let contingency = self.contingency();
        let layout = contingency.layout();
        let tuples = contingency.keys().chunks_exact(layout.words()).zip(contingency.counts());
        // Few are, mostly, and nothing else is asked of the others.
        for ((key, &count), _) in tuples.zip(&self.keep).filter(|(_, keep)| !**keep) {
            for (field, values) in layout.fields().iter().zip(&mut suppressed) {
                values[field.code(key)] += count;
            }
        }
        suppressed
    }

    /// The same of another study with the same tuples.
    #[cfg(test)]
    pub(super) fn with_study(self, study: Arc<Study>) -> Self {
        Self { study, ..self }
    }

    /// The study that was applied.
    pub(super) fn study(&self) -> &Study {
        &self.study
    }

    fn contingency(&self) -> &Contingency {
        self.study.contingency()
    }
}

/// The columns that are released, in the order of the input; `shown` makes the content of a
/// quasi-identifier from its index in the study.
fn columns(
    table: &Table,
    plan: &Plan,
    study: &Study,
    shown: impl Fn(usize) -> ColumnContent,
) -> Result<Vec<ReleasedColumn>> {
    let mut by_column: Vec<(usize, &PlannedAttribute)> =
        plan.attributes.iter().map(|planned| (planned.column, planned)).collect();
    by_column.sort_by_key(|(column, _)| *column);
    let mut columns = Vec::new();
    for (column, planned) in by_column {
        let content = match planned.role {
            Role::Identifier => continue,
            Role::Sensitive | Role::Insensitive => ColumnContent::Raw,
            Role::QuasiIdentifier => {
                let attribute = study
                    .attributes()
                    .iter()
                    .position(|a| a.name == planned.name)
                    .expect("the study was made from this plan");
                shown(attribute)
            }
        };
        let name = table.columns[column].name.clone();
        let hierarchy = planned.hierarchy.clone();
        columns.push(ReleasedColumn { name, role: planned.role, column, hierarchy, content });
    }
    if columns.is_empty() {
        return Err(Error::new(Kind::NothingToRelease));
    }
    Ok(columns)
}
