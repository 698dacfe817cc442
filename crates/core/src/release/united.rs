//! Lines that stand for several records: those that show the same are written as one.
//!
//! # Definition
//! Lines that show the same in every released column but the number of their records become one
//! line, which says the sum. Otherwise a line would be an input tuple with its own number, and
//! whoever knows that somebody is the only one of his kind would find him by the number. Where
//! records have sampling weights, a line says what its records weigh together, and is summed alike.
//!
//! # Invariants
//! Only the texts that are written decide what is the same, whatever they stand for. The line that
//! is written is the first of those that it stands for, in the order of the input.

use super::Applied;
use super::apply::{ColumnContent, ReleasedColumn};
use crate::hierarchy::STAR;
use crate::plan::{Columns, Plan};
use crate::prepare::weight;
use crate::table::{Column, Dictionary, Multiplicity, Table};
use rust_decimal::Decimal;
use std::collections::HashMap;

impl Applied {
    /// The same where lines stand for several records, if the plan says so.
    pub(super) fn united(mut self, table: &Table, plan: &Plan) -> Self {
        let Some(count) = plan.count.map(|count| plan.attributes[count].column) else {
            return self;
        };
        let lines = self.kept();
        let mut group_of = vec![0_u32; lines.len()];
        let totals: Vec<usize> = (0..plan.attributes.len())
            .filter(|&attribute| plan.is_total(attribute))
            .map(|attribute| plan.attributes[attribute].column)
            .collect();
        for column in self.columns().iter().filter(|column| !totals.contains(&column.column)) {
            let texts = self.texts_written(table, column);
            let mut known: HashMap<(u32, u32), u32> = HashMap::new();
            for (&line, group) in lines.iter().zip(&mut group_of) {
                let text = texts.number(&self, table, line, column);
                let next = known.len() as u32;
                *group = *known.entry((*group, text)).or_insert(next);
            }
        }
        let groups = group_of.iter().max().map_or(0, |&last| last as usize + 1);
        let mut sums = vec![0_u32; groups];
        let mut first = vec![None; groups];
        for (&line, &group) in lines.iter().zip(&group_of) {
            sums[group as usize] += plan.counts.count(line as usize);
            first[group as usize].get_or_insert(line);
        }
        let mut labels = Dictionary::new();
        let own = (0..table.records).map(|line| plan.counts.count(line));
        let mut of_record: Vec<u32> = own.map(|own| labels.insert(&own.to_string())).collect();
        for (&line, &group) in lines.iter().zip(&group_of) {
            of_record[line as usize] = labels.insert(&sums[group as usize].to_string());
        }
        let labels = labels.iter().map(str::to_owned).collect();
        self.write_texts(count, (labels, of_record));
        if let Some(attribute) = plan.sampling_weight {
            let column = plan.attributes[attribute].column;
            let weights = weights_together(&table.columns[column], &lines, &group_of);
            let texts = weights.dictionary.iter().map(str::to_owned).collect();
            self.write_texts(column, (texts, weights.codes.iter().collect()));
            self.weights = Some((column, weights));
        }
        let mut united: Vec<u32> = first.into_iter().flatten().collect();
        united.sort_unstable();
        self.united = Some(united);
        self
    }

    /// Writes these texts in a column of the input, one of them for each line.
    pub(super) fn write_texts(
        &mut self,
        column: usize,
        (labels, of_record): (Vec<String>, Vec<u32>),
    ) {
        for released in self.columns.iter_mut().filter(|released| released.column == column) {
            released.content =
                ColumnContent::Sets { labels: labels.clone(), of_record: of_record.clone() };
        }
    }

    /// Whether there are texts that neither class nor cell decides.
    pub(super) fn has_texts_apart(&self) -> bool {
        self.columns.iter().any(|column| matches!(column.content, ColumnContent::Sets { .. }))
    }

    /// A number for each text that a column may show, the same for equal ones.
    pub fn texts_written(&self, table: &Table, column: &ReleasedColumn) -> WrittenTexts {
        let mut dictionary = Dictionary::new();
        let texts = match column.labels() {
            Some(labels) => labels.iter().map(|label| dictionary.insert(label)).collect(),
            None => {
                let texts = table.columns[column.column].dictionary.iter();
                texts.map(|text| dictionary.insert(self.as_written(text))).collect()
            }
        };
        let star = dictionary.insert(STAR);
        WrittenTexts { texts, star, dictionary }
    }

    /// How many records each line of the table stands for that was read again; `None` if one does
    /// not say, or all together are not those that were to be released.
    pub(super) fn counts_written(
        &self,
        plan: &Plan,
        columns: &Columns<'_>,
    ) -> Option<Multiplicity> {
        let Some(count) = plan.count else { return Some(Multiplicity::default()) };
        let column = columns.by_attribute[count]?;
        let written = Multiplicity::read(column, 0, columns.lines?).ok()?;
        let lines = 0..self.tuple_of().len() as u32;
        let released = lines.filter(|&line| self.writes(line));
        let records: u64 = released.map(|line| u64::from(plan.counts.count(line as usize))).sum();
        (written.records(column.codes.len()) == records).then_some(written)
    }
}

/// What each line weighs together with those that it becomes one with, as its column says it.
fn weights_together(column: &Column, lines: &[u32], group_of: &[u32]) -> Column {
    let own: Vec<u64> =
        column.dictionary.iter().map(|text| weight(text).unwrap_or_default()).collect();
    let mut sums: HashMap<u32, u64> = HashMap::new();
    for (&line, &group) in lines.iter().zip(group_of) {
        let sum = sums.entry(group).or_default();
        *sum = sum.saturating_add(own[column.codes.get(line as usize) as usize]);
    }
    let has_commas = column.dictionary.iter().any(|text| text.contains(','));
    let mut dictionary = column.dictionary.clone();
    let mut codes: Vec<u32> = column.codes.iter().collect();
    for (line, group) in lines.iter().zip(group_of) {
        let sum = Decimal::from_i128_with_scale(sums[group].into(), 6).normalize().to_string();
        let sum = if has_commas { sum.replace('.', ",") } else { sum };
        codes[*line as usize] = dictionary.insert(&sum);
    }
    Column { name: column.name.clone(), codes: codes.into_iter().collect(), dictionary }
}

/// The numbers of a column's texts, from 0.
#[derive(Debug)]
pub struct WrittenTexts {
    texts: Vec<u32>,
    star: u32,
    dictionary: Dictionary,
}

impl WrittenTexts {
    /// The texts, by their numbers.
    #[must_use]
    pub fn dictionary(&self) -> &Dictionary {
        &self.dictionary
    }

    /// The number of what is written for a record.
    #[must_use]
    pub fn number(
        &self,
        applied: &Applied,
        table: &Table,
        record: u32,
        column: &ReleasedColumn,
    ) -> u32 {
        match applied.written_as(table, record, column) {
            Applied::STARS => self.star,
            written => self.texts[written as usize],
        }
    }
}

impl ReleasedColumn {
    /// The texts that are written for what its records are; none where they stay as they are.
    fn labels(&self) -> Option<&[String]> {
        match &self.content {
            ColumnContent::Generalized { labels, .. }
            | ColumnContent::Recoded { labels, .. }
            | ColumnContent::Sets { labels, .. } => Some(labels),
            ColumnContent::Raw => None,
        }
    }
}
