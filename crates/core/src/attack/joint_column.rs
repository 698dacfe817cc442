//! A column as several releases show it.
//!
//! What a record shows there is a number, and numbers of all releases mean the same, so that what any
//! of them say of a person can be laid together.

use super::meaning::{LabelReading, Occurrences, meanings, times_shown};
use super::paired::PairedColumn;
use super::ranges::{NumberLine, RangeNumbers, without_ranges};
use super::regions::{EVERYTHING, GroupNumbers, ShownRegions};
use super::rewriting::{Rewritten, foreign, rewritten};
use crate::error::{Error, Kind, Result};
use crate::hierarchy::{self, Hierarchy, Level, LevelsTable, STAR, Spec};
use crate::table::{Column, Dictionary, Domain, LineIndex};

/// A column of several releases, the last of which is the one that is asked about.
#[derive(Clone, Debug)]
pub struct JointColumn {
    /// How what is shown there is compared; without it, it is equal or not.
    pub(super) regions: Option<ShownRegions>,
    /// Whether it says who may be whom, but is nothing that a person is known by.
    pub(super) only_links: bool,
    /// For each release and each of its records what it shows; `None` of a release without the column.
    pub(super) shown: Vec<Option<Vec<u32>>>,
    /// What is shown of records whose text is missing; `None` where that may be anything.
    missing: Option<u32>,
    /// For each release whether it can be read otherwise, and whether it shows what nobody of the
    /// original is.
    readings: Vec<(bool, bool)>,
}

impl JointColumn {
    /// A quasi-identifier, as [`PairedColumn::read`] reads one of two releases. A release that has not
    /// the column may be given as one that shows `*` alone.
    ///
    /// # Errors
    /// As [`PairedColumn::regions`].
    pub fn read(
        spec: &Spec,
        original: Option<&Column>,
        releases: &[&Column],
        (markers, reading): (&[String], LabelReading),
    ) -> Result<Self> {
        let last = releases.len().saturating_sub(1);
        let Rewritten { spec, releases } = rewritten(spec, original, releases, markers);
        let spec = &*spec;
        let releases: Vec<&Column> = releases.iter().map(|release| &**release).collect();
        for earlier in &releases[..last] {
            if let Some(values) = original.and_then(|own| foreign(spec, own, earlier, markers)) {
                return Err(Error::new(Kind::NotInPopulation { values }));
            }
        }
        let reduced: Vec<Option<Column>> =
            releases.iter().map(|release| without_ranges(spec, original, release)).collect();
        let has_ranges = reduced.iter().any(Option::is_some);
        let read: Vec<&Column> = reduced
            .iter()
            .zip(&releases)
            .map(|(reduced, release)| reduced.as_ref().unwrap_or(release))
            .collect();
        let JointHierarchy { hierarchy, domain, shows_others } =
            joint_hierarchy(spec, original, &read, markers)?;
        // Where nobody is known each value counts as one person.
        let persons: Vec<u64> = match original {
            Some(_) => domain.counts.iter().map(|&count| u64::from(count)).collect(),
            None => vec![1; domain.values.len()],
        };
        let groups = GroupNumbers::new(hierarchy);
        let (mut meant, mut readings) = (Vec::new(), Vec::new());
        for (number, (release, read)) in releases.iter().zip(&read).enumerate() {
            let times = times_shown(read);
            // Of an earlier release with more records, or with groups that nobody is in, somebody has left.
            let is_of_original = original.is_some_and(|own| {
                number == last || !shows_others && release.codes.len() <= own.codes.len()
            });
            let occurrences = Occurrences { original: &persons, released: &times };
            let occurrences = Some(occurrences).filter(|_| is_of_original);
            let found = |reading: LabelReading| {
                let persons = (&persons[..], reading);
                meanings(&groups.hierarchy, &read.dictionary, markers, persons, occurrences)
            };
            let mut found_texts = found(LabelReading::Finest)?.of_texts;
            let (mut is_ambiguous, mut shows_strangers) = (false, false);
            if number < last {
                let coarsest = found(LabelReading::Coarsest)?.of_texts;
                let mut both = found_texts.iter().zip(&coarsest);
                is_ambiguous = both.any(|(one, other)| {
                    let [one, other] = [one, other].map(|meaning| groups.number(*meaning));
                    groups.smallest(one) != groups.smallest(other)
                });
                let persons_of = groups.sums(&persons);
                let mut numbers = found_texts.iter().map(|meaning| groups.number(*meaning));
                shows_strangers =
                    original.is_some() && numbers.any(|number| persons_of[number as usize] == 0);
                if reading == LabelReading::Coarsest {
                    found_texts = coarsest;
                }
            }
            meant.push(found_texts);
            readings.push((is_ambiguous, shows_strangers));
        }
        let mut numbers: Vec<Vec<u32>> = Vec::new();
        let regions = match has_ranges {
            false => {
                for meanings in meant {
                    numbers
                        .push(meanings.into_iter().map(|meaning| groups.number(meaning)).collect());
                }
                ShownRegions::Groups(groups)
            }
            true => {
                let line = NumberLine::new(spec, &domain.values);
                let ranges = RangeNumbers::new(groups.hierarchy, line);
                for ((release, read), meanings) in releases.iter().zip(&read).zip(&meant) {
                    let read = (ranges.hierarchy(), &read.dictionary, meanings.as_slice());
                    let spans = ranges.line.spans(&release.dictionary, read)?.into_iter();
                    let of_texts = spans.map(|span| match span {
                        Some(span) => ranges.number(span),
                        None => EVERYTHING,
                    });
                    numbers.push(of_texts.collect());
                }
                ShownRegions::Ranges(ranges)
            }
        };
        let shown = releases.iter().zip(numbers).map(|(release, numbers)| {
            Some(release.codes.iter().map(|code| numbers[code as usize]).collect())
        });
        Ok(Self {
            shown: shown.collect(),
            regions: Some(regions),
            only_links: false,
            missing: None,
            readings,
        })
    }

    /// Any other column: a person shows the same text in all releases that have it. All missing cells
    /// are equal.
    #[must_use]
    pub fn texts(releases: &[Option<&Column>], markers: &[String]) -> Self {
        let mut joint = Dictionary::new();
        let shown = releases.iter().map(|release| {
            let release = (*release)?;
            let numbers: Vec<u32> = release
                .dictionary
                .iter()
                .map(|text| {
                    let is_missing = markers.iter().any(|marker| marker == text);
                    joint.insert(if is_missing { &markers[0] } else { text })
                })
                .collect();
            Some(release.codes.iter().map(|code| numbers[code as usize]).collect())
        });
        let shown = shown.collect();
        let missing = markers.first().and_then(|marker| joint.code(marker));
        let readings = vec![(false, false); releases.len()];
        Self { regions: None, only_links: true, shown, missing, readings }
    }

    /// The same as a column that links records, as [`PairedColumn::that_only_links`].
    #[must_use]
    pub fn that_only_links(self) -> Self {
        Self { only_links: true, ..self }
    }

    /// The same of some of the releases, by their places.
    #[must_use]
    pub fn chosen(&self, releases: &[usize]) -> Self {
        Self {
            shown: releases.iter().map(|&release| self.shown[release].clone()).collect(),
            readings: releases.iter().map(|&release| self.readings[release]).collect(),
            ..self.clone()
        }
    }

    /// Whether a release can be read otherwise ([`LabelReading`]).
    #[must_use]
    pub fn is_ambiguous(&self, release: usize) -> bool {
        self.readings[release].0
    }

    /// Whether an earlier release shows something that nobody of the original is, so that somebody has left.
    #[must_use]
    pub fn shows_strangers(&self, release: usize) -> bool {
        self.readings[release].1
    }

    /// The column of two of the releases, both of which have it.
    #[must_use]
    pub fn paired(&self, releases: [usize; 2]) -> PairedColumn {
        let (is_ambiguous, shows_strangers) = self.readings[releases[0]];
        PairedColumn {
            regions: self.regions.clone(),
            only_links: self.only_links,
            shown: releases.map(|release| self.shown[release].clone().unwrap_or_default()),
            missing: self.missing,
            is_ambiguous,
            shows_strangers,
        }
    }

    /// What the column shows of some records of two releases, if both have it.
    pub(super) fn paired_records(
        &self,
        releases: [usize; 2],
        records: [&[u32]; 2],
    ) -> Option<PairedColumn> {
        let [one, other] = [0, 1].map(|side: usize| {
            let shown = self.shown[releases[side]].as_ref()?;
            Some(records[side].iter().map(|&record| shown[record as usize]).collect::<Vec<u32>>())
        });
        Some(PairedColumn {
            shown: [one?, other?],
            regions: self.regions.clone(),
            only_links: self.only_links,
            missing: self.missing,
            is_ambiguous: false,
            shows_strangers: false,
        })
    }

    /// How what persons are known by is compared; `None` of a column that only links.
    pub(super) fn told(&self) -> Option<&ShownRegions> {
        self.regions.as_ref().filter(|_| !self.only_links)
    }

    /// Whether two numbers may be of one person.
    pub(super) fn agrees(&self, one: u32, other: u32) -> bool {
        match &self.regions {
            Some(regions) => regions.meet(one, other),
            None => one == other,
        }
    }
}

/// A hierarchy over the values of releases and of their original.
struct JointHierarchy {
    hierarchy: Hierarchy,
    domain: Domain,
    /// Whether a release shows groups that nobody of the original is in.
    shows_others: bool,
}

/// The hierarchy over the values of the original and those that only releases show. A text that
/// names a group of other values is none, unless the original has it. A group that nobody of the
/// original is in, since those who were have left, has values that the rule puts there.
fn joint_hierarchy(
    spec: &Spec,
    original: Option<&Column>,
    releases: &[&Column],
    markers: &[String],
) -> Result<JointHierarchy> {
    let empty = Column::default();
    let lines = LineIndex::default();
    let own = Domain::read(original.unwrap_or(&empty), 1, markers, &lines).0;
    let mut is_own = Dictionary::new();
    for value in &own.values {
        is_own.insert(value);
    }
    // A table says what all values are, also those that show in no release.
    let table = spec.rule().and_then(|rule| rule.table()).filter(|_| original.is_none());
    let mut others: Vec<&str> = match table {
        Some(table) => table.values().collect(),
        None => releases
            .iter()
            .flat_map(|release| release.dictionary.iter())
            .filter(|&text| text != STAR && markers.iter().all(|marker| marker != text))
            .collect(),
    };
    let is_listed = table.is_some();
    let mut is_refined = is_listed;
    // What is no value, or names a group; and values of those that nobody of the original is in.
    let mut groups = Dictionary::new();
    if let Some(rule) = spec.rule() {
        others.retain(|text| is_own.code(text).is_none());
        for label in rule.labels_among(&others) {
            groups.insert(label);
        }
        others.retain(|text| groups.code(text).is_none());
    }
    let (mut examples, mut shows_others): (Option<Vec<String>>, bool) = (None, false);
    loop {
        let mut column = Column::default();
        for text in others.iter().copied().chain(examples.iter().flatten().map(String::as_str)) {
            column.codes.push(column.dictionary.insert(text));
        }
        let mut joint = own.clone();
        joint.extend(&column, &lines);
        let before = others.len();
        match hierarchy::build(spec, &joint) {
            Ok((hierarchy, _)) if is_refined => {
                if examples.is_some() || is_listed {
                    return Ok(JointHierarchy { hierarchy, domain: joint, shows_others });
                }
                if let Some(table) = spec.table() {
                    let listed = listed_values(table, &is_own, &groups);
                    shows_others = !listed.is_empty();
                    examples = Some(listed);
                    continue;
                }
                let own_names = names_of_groups(&hierarchy, |values| {
                    let known = if original.is_some() { own.values.len() } else { usize::MAX };
                    values.iter().any(|&value| (value as usize) < known)
                });
                let empty = groups.iter().filter(|text| own_names.code(text).is_none());
                let found = empty.flat_map(|text| hierarchy::examples(spec, text, markers));
                let mut found: Vec<String> = found.collect();
                found.extend(rarer(spec, &hierarchy, (&groups, original)));
                shows_others = !found.is_empty();
                examples = Some(found);
            }
            Ok((hierarchy, _)) => {
                let names = names_of_groups(&hierarchy, |values| values.len() > 1);
                others.retain(|text| {
                    let is_value = is_own.code(text).is_some() || names.code(text).is_none();
                    if !is_value {
                        groups.insert(text);
                    }
                    is_value
                });
                is_refined = true;
            }
            Err(error) => {
                if !matches!(error.kind, Kind::HierarchyParameter { .. }) {
                    for text in hierarchy::unplaced(spec, &joint, joint.values.len()) {
                        groups.insert(text);
                    }
                    others.retain(|text| groups.code(text).is_none());
                }
                if others.len() == before {
                    // Of the values of the original it may have been right.
                    let is_of_others = !others.is_empty() && hierarchy::build(spec, &own).is_ok();
                    let values = others.len() as u64;
                    let foreign = Error::new(Kind::NotInPopulation { values });
                    return Err(if is_of_others { foreign } else { error });
                }
            }
        }
    }
}

/// A value that nobody has, to be rarer than all others, where values of the original are rare on a level
/// above the first alone: those that were called so on the first may all have left.
fn rarer(
    spec: &Spec,
    hierarchy: &Hierarchy,
    (groups, original): (&Dictionary, Option<&Column>),
) -> Option<String> {
    let label = spec.rule()?.growing()?;
    groups.code(label).filter(|_| original.is_some())?;
    let mut levels = hierarchy.levels().iter().skip(1);
    let is_called = |level: &Level| level.labels.iter().any(|own| own == label);
    let is_later = !levels.next().is_some_and(is_called) && levels.any(is_called);
    is_later.then(|| format!("{label} 1"))
}

/// The values of a table whose group on some level is called like one of `groups`, and holds nothing of the
/// original: on another level the same name may be that of a group that does.
fn listed_values(table: &LevelsTable, is_own: &Dictionary, groups: &Dictionary) -> Vec<String> {
    let rows = || table.rows().map(|row| row.collect::<Vec<&str>>());
    let mut names = vec![Dictionary::new(); table.height() + 1];
    for row in rows().filter(|row| is_own.code(row[0]).is_some()) {
        for (names, label) in names.iter_mut().zip(row) {
            names.insert(label);
        }
    }
    let others = rows().filter(|row| is_own.code(row[0]).is_none());
    let empty = others.filter(|row| {
        let mut above = row.iter().zip(&names).skip(1);
        above.any(|(label, names)| groups.code(label).is_some() && names.code(label).is_none())
    });
    empty.map(|row| row[0].to_owned()).collect()
}

/// What groups above the exact values are called whose values are `wanted`.
fn names_of_groups(hierarchy: &Hierarchy, wanted: impl Fn(&[u32]) -> bool) -> Dictionary {
    let mut names = Dictionary::new();
    for level in hierarchy.levels().iter().skip(1) {
        let mut members: Vec<Vec<u32>> = vec![Vec::new(); level.labels.len()];
        for (value, &group) in (0..).zip(&level.groups) {
            members[group as usize].push(value);
        }
        for (label, _) in level.labels.iter().zip(members).filter(|(_, values)| wanted(values)) {
            names.insert(label);
        }
    }
    names
}
