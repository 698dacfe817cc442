//! A release as whoever receives it sees it, measured from its cells alone.

use super::table::Released;
use super::{Answer, Attribute, Column, Demand, Question, Shown};
use std::collections::{BTreeMap, BTreeSet};

impl Question {
    /// The question that a release answers: its records show what its cells say, shares are
    /// compared with those of the input, and the population is seen on the levels of the
    /// release.
    ///
    /// `shown` has what each record shows in each quasi-identifier, `origins` the record of the
    /// input that it is, where the levels are those that it is on; none if it is suppressed and
    /// stays, or its cells are on levels of their own, where none shows that a value is missing.
    #[must_use]
    pub fn of_release(
        &self,
        levels: &[usize],
        shown: &[Vec<String>],
        origins: &[Option<usize>],
        columns: Vec<Column>,
    ) -> Self {
        let attributes = self
            .attributes
            .iter()
            .enumerate()
            .map(|(i, a)| {
                let people = &a.shown.labels[self.records..];
                let own = shown.iter().map(|cells| vec![cells[i].clone()]);
                let labels = own.chain(people.iter().map(|labels| vec![labels[levels[i]].clone()]));
                let people_miss =
                    a.shown.missing[self.records..].iter().map(|missing| missing[levels[i]]);
                let missing = origins
                    .iter()
                    .map(|record| record.is_some_and(|record| a.shown.missing[record][levels[i]]))
                    .chain(people_miss)
                    .map(|missing| vec![missing])
                    .collect();
                let shown = Shown { labels: labels.collect(), missing, ..Shown::default() };
                Attribute { shown, limit: 0, floor: 0, weight: 1.0, losses: vec![0.0] }
            })
            .collect();
        let holds_stars = self.star && origins.contains(&None);
        Self { attributes, records: shown.len(), columns, holds_stars, ..self.clone() }
    }

    /// What finding the class of a person tells of a column: how many persons, each once in each
    /// class, are where everybody who has any has one value, and how many where there is no value; how
    /// many records have none; and the largest share that has one value of those who have any.
    #[must_use]
    pub fn told(&self, column: usize) -> ([usize; 3], f64) {
        let levels = vec![0; self.attributes.len()];
        let cells = &self.columns[column].cells;
        let (mut certain, mut unrecorded, mut likeliest) = (0, 0, 0.0);
        for records in self.partition(&levels).records {
            let mut persons: BTreeMap<String, Vec<Option<&str>>> = BTreeMap::new();
            for &record in &records {
                let person = match self.entity {
                    Some(entity) => format!("{:?}", self.columns[entity].cells[record]),
                    None => record.to_string(),
                };
                persons.entry(person).or_default().push(self.sensitive(column, record));
            }
            let values: BTreeSet<&str> = persons.values().flatten().flatten().copied().collect();
            let most = values
                .into_iter()
                .map(|value| persons.values().filter(|own| own.contains(&Some(value))).count())
                .max();
            // A missing value is none (spec A8).
            let having = persons.values().filter(|own| own.iter().any(Option::is_some)).count();
            match most {
                None => unrecorded += persons.len(),
                Some(most) => {
                    certain += if most == having { persons.len() } else { 0 };
                    likeliest = f64::max(likeliest, most as f64 / having as f64);
                }
            }
        }
        let missing = cells.iter().filter(|cell| cell.is_none()).count();
        ([certain, unrecorded, missing], likeliest)
    }

    /// What each demand says of the records as they stand, nothing suppressed.
    #[must_use]
    pub fn answers(&self) -> Vec<Answer> {
        let levels = vec![0; self.attributes.len()];
        let partition = self.partition(&levels);
        let fails = vec![false; partition.records.len()];
        let released = Released { question: self, levels: &levels, partition: &partition, fails };
        self.demands
            .iter()
            .map(|demand| {
                let answer = if self.is_on_table(demand) {
                    released.answer(demand)
                } else {
                    let classes = (0..partition.records.len()).filter(|class| {
                        matches!(demand, Demand::Presence { .. })
                            || !partition.records[*class].is_empty()
                    });
                    let answers = classes.map(|class| self.class(&partition, class).answer(demand));
                    Answer::weakest(answers.collect(), demand.weaker())
                };
                // Spec M7: nothing is achieved where nothing is released.
                Answer { measure: answer.measure.filter(|_| self.records > 0), ..answer }
            })
            .collect()
    }
}
