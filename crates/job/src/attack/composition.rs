//! What a release and an earlier one tell together of sensitive values.

use super::written::{WrittenColumn, WrittenRelease};
use outis::attack::{Assumption, Composed, Composition, FoundCompositions, Narrowed, PairedColumn};
use outis::table::{Column, LineIndex, Role};
use outis_protocol::attack::{AttackFact, AttackFinding};
use outis_protocol::recipe::MissingSensitive;
use std::collections::HashSet;

/// The comparison of sensitive values with those of one earlier release, while it is made.
#[derive(Debug)]
pub(super) struct Composing {
    composition: Composition,
    /// The columns that are asked about, with what this release shows there.
    asked: Vec<(String, Column)>,
    /// Where the persons stand.
    lines: LineIndex,
    /// For each record that was released a number of its person, where a person may have several.
    owners: Option<Vec<u32>>,
}

/// What came of it.
pub(super) struct ComposedTold {
    pub(super) findings: Vec<AttackFinding>,
    pub(super) more: u64,
    pub(super) tried: u64,
    pub(super) succeeded: u64,
    pub(super) highest: Option<f64>,
    pub(super) assumption: Assumption,
    pub(super) complete: bool,
}

impl Composing {
    /// Begins to compare a release with an earlier one. `shown` are the columns that both show word for
    /// word, `sensitive` the titles of those that are asked about; `known` are the columns that persons
    /// are known by, with what they were before. `None` if nothing is shown, or nobody is known.
    pub(super) fn new(
        written: &WrittenRelease<'_>,
        (shown, sensitive): (Vec<(&WrittenColumn<'_>, PairedColumn)>, &[String]),
        known: &[(PairedColumn, &Column)],
        claimed: Assumption,
    ) -> Option<Self> {
        let source = written.source.filter(|_| !known.is_empty())?;
        let (mut asked, mut texts, mut others) = (Vec::new(), Vec::new(), Vec::new());
        for (column, mut paired) in shown {
            if written.recipe.missing.sensitive == MissingSensitive::OwnValue {
                paired = paired.with_missing_as_value();
            }
            match column.role == Role::Sensitive && sensitive.contains(&column.title) {
                true => {
                    asked.push((column.title.clone(), column.released.clone()));
                    texts.push(paired);
                }
                false => others.push(paired),
            }
        }
        texts.extend(others);
        if texts.is_empty() {
            return None;
        }
        let known: Vec<_> = known.iter().map(|(paired, original)| (paired, *original)).collect();
        let texts = (&texts[..], asked.len());
        let persons = (written.originals, &written.markers[..]);
        let composition = Composition::new(&known, persons, texts, claimed);
        let (lines, owners) = (source.lines.clone(), written.persons.clone());
        Some(Self { composition, asked, lines, owners })
    }

    /// Goes on for about `budget` classes and pairs of them; true once all is done.
    pub(super) fn step(&mut self, budget: usize) -> bool {
        self.composition.step(budget)
    }

    /// What was found of values with at least a confidence, and of whom fewer than `k` records are left; at
    /// most `most` findings of each, and records and persons of one.
    pub(super) fn finish(
        self,
        confidence: f64,
        (k, most): (u64, usize),
        values: bool,
    ) -> ComposedTold {
        let Self { composition, asked, lines, owners } = self;
        let found = composition.finish(confidence, (k, most));
        let FoundCompositions { tried, succeeded, highest, assumption, more, .. } = found;
        let finding = |persons: Vec<u32>, [before, after]: [Vec<u32>; 2]| {
            let numbered = |rows: &[u32]| -> Vec<u64> {
                rows.iter().take(most).map(|&row| u64::from(row) + 1).collect()
            };
            let people = match &owners {
                Some(owners) => {
                    let owners = persons.iter().map(|&record| owners[record as usize]);
                    owners.collect::<HashSet<u32>>().len()
                }
                None => persons.len(),
            };
            AttackFinding {
                people: people as u64,
                persons: persons
                    .into_iter()
                    .take(most)
                    .map(|person| lines.line(u64::from(person)))
                    .collect(),
                fact: AttackFact::Identity,
                confidence: 0.0,
                prior: None,
                journalist: None,
                records: after.len() as u64,
                rows: numbered(&after),
                earlier_rows: Some(numbered(&before)),
                other_rows: Vec::new(),
                cells: None,
            }
        };
        let narrowed = found.narrowed.into_iter().map(|Narrowed { persons, rows, fit }| {
            AttackFinding { confidence: 1.0 / fit as f64, ..finding(persons, rows) }
        });
        let composed = found.composed.into_iter().map(|found| {
            let Composed { column, persons, rows, confidence, prior } = found;
            let (attribute, released) = &asked[column];
            let some = rows[1].first().map(|&row| released.codes.get(row as usize));
            let some = some.map(|code| released.dictionary.get(code).to_owned());
            AttackFinding {
                fact: AttackFact::Value {
                    attribute: attribute.clone(),
                    value: some.filter(|_| values),
                },
                confidence,
                prior: Some(prior),
                ..finding(persons, rows)
            }
        });
        ComposedTold {
            findings: composed.chain(narrowed).collect(),
            more,
            tried,
            succeeded,
            highest,
            assumption,
            complete: !found.cut_short,
        }
    }
}
