//! A column that two releases have.
//!
//! What a record shows there is a number, and numbers of both releases mean the same. Where groups
//! of a hierarchy are compared, two of them share a value or none: groups are nested, so that the
//! one on the lower level is within the other or apart from it. Ranges of numbers that one of the
//! releases shows may overlap.

use super::meaning::{LabelReading, Meaning, Occurrences, meanings, times_shown};
use super::ranges::{NumberLine, RangeNumbers, without_ranges};
use super::regions::{EVERYTHING, GroupNumbers, ShownRegions};
use super::rewriting::{Rewritten, foreign, rewritten};
use crate::error::{Error, Kind, Result};
use crate::hierarchy::{self, Hierarchy, Level, LevelsTable, STAR, Spec};
use crate::table::{Column, Dictionary, Domain, LineIndex};

/// A column that two releases have, whatever they are called there.
#[derive(Clone, Debug)]
pub struct PairedColumn {
    /// How what is shown there is compared; without it, it is equal or not.
    pub(super) regions: Option<ShownRegions>,
    /// Whether it says who may be whom, but is nothing that a person is known by.
    pub(super) only_links: bool,
    /// For each release and each of its records what it shows.
    pub(super) shown: [Vec<u32>; 2],
    /// What is shown of records whose text is missing; `None` where that may be anything.
    pub(super) missing: Option<u32>,
    /// Whether the earlier release can be read otherwise.
    pub(super) is_ambiguous: bool,
    /// Whether the earlier release shows what nobody of the original is.
    pub(super) shows_strangers: bool,
}

impl PairedColumn {
    /// A quasi-identifier, generalized in both releases by the hierarchy that `spec` describes, be
    /// it to different levels. `original` has the values that were generalized; without it these are
    /// those that the releases show and those of a table hierarchy. What both say of a record is the
    /// intersection (spec H7). `*` and missing cells stand for everything.
    ///
    /// # Errors
    /// Whatever is wrong with the hierarchy, and [`Kind::NotInPopulation`] if texts of a release are
    /// called like no group of it.
    pub fn regions(
        spec: &Spec,
        original: Option<&Column>,
        releases: [&Column; 2],
        markers: &[String],
    ) -> Result<Self> {
        Self::read(spec, original, releases, (markers, LabelReading::Finest))
    }

    /// The same where texts of the earlier release that are the name of several groups are read in one way
    /// or another.
    ///
    /// # Errors
    /// As [`Self::regions`].
    pub fn read(
        spec: &Spec,
        original: Option<&Column>,
        releases: [&Column; 2],
        (markers, reading): (&[String], LabelReading),
    ) -> Result<Self> {
        let Rewritten { spec, releases } = rewritten(spec, original, releases, markers);
        let (spec, releases) = (&*spec, releases.each_ref().map(|release| &**release));
        if let Some(values) = original.and_then(|own| foreign(spec, own, releases[0], markers)) {
            return Err(Error::new(Kind::NotInPopulation { values }));
        }
        let reduced = releases.map(|release| without_ranges(spec, original, release));
        let has_ranges = reduced.iter().any(Option::is_some);
        let [first, second] = &reduced;
        let read = [first.as_ref().unwrap_or(releases[0]), second.as_ref().unwrap_or(releases[1])];
        let JointHierarchy { hierarchy, domain, shows_others } =
            joint_hierarchy(spec, original, read, markers)?;
        // Where nobody is known each value counts as one person.
        let persons: Vec<u64> = match original {
            Some(_) => domain.counts.iter().map(|&count| u64::from(count)).collect(),
            None => vec![1; domain.values.len()],
        };
        let groups = GroupNumbers::new(hierarchy);
        let (mut is_ambiguous, mut shows_strangers) = (false, false);
        let meant = (0..).zip(releases.into_iter().zip(read)).map(|(number, (release, read))| {
            let times = times_shown(read);
            // Of an earlier release with more records, or with groups that nobody is in, somebody has left.
            let is_of_original = original.is_some_and(|own| {
                number == 1 || !shows_others && release.codes.len() <= own.codes.len()
            });
            let occurrences = Occurrences { original: &persons, released: &times };
            let occurrences = Some(occurrences).filter(|_| is_of_original);
            let found = |reading: LabelReading| {
                let persons = (&persons[..], reading);
                meanings(&groups.hierarchy, &read.dictionary, markers, persons, occurrences)
            };
            let mut found_texts = found(LabelReading::Finest)?.of_texts;
            if number == 0 {
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
            Ok(found_texts)
        });
        let meant = meant.collect::<Result<Vec<Vec<Meaning>>>>()?;
        let mut numbers = Vec::new();
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
                for ((release, read), meanings) in releases.into_iter().zip(read).zip(&meant) {
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
        let mut numbers = numbers.into_iter();
        let shown = releases.map(|release| {
            let numbers: Vec<u32> = numbers.next().unwrap_or_default();
            release.codes.iter().map(|code| numbers[code as usize]).collect()
        });
        Ok(Self {
            regions: Some(regions),
            only_links: false,
            shown,
            missing: None,
            is_ambiguous,
            shows_strangers,
        })
    }

    /// Any other column: a person shows the same text in both releases. All missing cells are equal.
    #[must_use]
    pub fn texts(releases: [&Column; 2], markers: &[String]) -> Self {
        let mut joint = Dictionary::new();
        let shown = releases.map(|release| {
            let numbers: Vec<u32> = release
                .dictionary
                .iter()
                .map(|text| {
                    let is_missing = markers.iter().any(|marker| marker == text);
                    joint.insert(if is_missing { &markers[0] } else { text })
                })
                .collect();
            release.codes.iter().map(|code| numbers[code as usize]).collect()
        });
        let missing = markers.first().and_then(|marker| joint.code(marker));
        Self {
            regions: None,
            only_links: true,
            shown,
            missing,
            is_ambiguous: false,
            shows_strangers: false,
        }
    }

    /// The same where a missing cell is a value like others.
    #[must_use]
    pub fn with_missing_as_value(self) -> Self {
        Self { missing: None, ..self }
    }

    /// The same as a column that links records, such as a sensitive one that was generalized, and is
    /// no part of what is asked to be shared by k persons.
    #[must_use]
    pub fn that_only_links(self) -> Self {
        Self { only_links: true, ..self }
    }

    /// Whether the earlier release can be read otherwise ([`LabelReading`]).
    #[must_use]
    pub fn is_ambiguous(&self) -> bool {
        self.is_ambiguous
    }

    /// Whether the earlier release shows something that nobody of the original is, so that somebody has left.
    #[must_use]
    pub fn shows_strangers(&self) -> bool {
        self.shows_strangers
    }

    /// How what persons are known by is compared; `None` of a column that only links.
    pub(super) fn told(&self) -> Option<&ShownRegions> {
        self.regions.as_ref().filter(|_| !self.only_links)
    }

    /// Number of records of each release.
    #[must_use]
    pub fn records(&self) -> [usize; 2] {
        [self.shown[0].len(), self.shown[1].len()]
    }

    /// The level of what a record shows, if it is compared by levels and is not everything.
    pub(super) fn level(&self, release: usize, record: u32) -> Option<u8> {
        self.regions.as_ref()?.level(self.shown[release][record as usize])
    }
}

/// A hierarchy over the values of two releases and of their original.
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
    releases: [&Column; 2],
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
            .into_iter()
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

#[cfg(test)]
mod tests {
    use super::{EVERYTHING, PairedColumn};
    use crate::attack::testing::{column, levels, shared_labels};
    use crate::error::Kind;
    use crate::hierarchy::{Intervals, Side, Spec};
    use crate::table::number::NumberForm;

    #[test]
    fn without_an_original_what_releases_show_is_what_there_is() {
        let one = column(&["02138", "0213*", "0213*", "*", "02139"]);
        let other = column(&["0213*", "02139", "0214*", "0214*", ""]);
        let markers = [String::new()];
        let mask = Spec::mask(Side::Right);
        let paired = PairedColumn::regions(&mask, None, [&one, &other], &markers).unwrap();
        assert_eq!(shared_labels(&paired), ["02138", "02139", "", "0214*", "02139"]);
    }

    #[test]
    fn a_table_says_what_groups_hold_that_no_release_shows() {
        let spec = levels("black person *\nwhite person *\ncat animal *");
        let one = column(&["person", "person", "animal"]);
        let other = column(&["white", "cat", "animal"]);
        let paired = PairedColumn::regions(&spec, None, [&one, &other], &[]).unwrap();
        // An animal is a cat.
        assert_eq!(shared_labels(&paired), ["white", "", "cat"]);
        let unknown = column(&["dog", "cat", "*"]);
        let refused = PairedColumn::regions(&spec, None, [&one, &unknown], &[]).unwrap_err();
        assert_eq!(refused.kind, Kind::NotInPopulation { values: 1 });
    }

    #[test]
    fn who_joined_may_have_values_that_the_original_has_not() {
        let original = column(&["02138", "02139"]);
        let one = column(&["0213*", "0213*", "0213*", "0215*"]);
        let other = column(&["02138", "02150", "0215*", "02150"]);
        let mask = Spec::mask(Side::Right);
        let paired = PairedColumn::regions(&mask, Some(&original), [&one, &other], &[]).unwrap();
        assert_eq!(shared_labels(&paired), ["02138", "", "", "02150"]);
    }

    #[test]
    fn whoever_left_was_in_a_group_that_nobody_is_in_any_more() {
        let original = column(&["23", "37", "41"]);
        let earlier = column(&["20-29", "70-79", "60-79", "41"]);
        let today = column(&["20-39", "20-39", "40-59", "60-79"]);
        let ages = Spec::intervals(Intervals {
            start: 0.into(),
            end: 100.into(),
            steps: vec![10.into(), 20.into()],
            closed: Side::Left,
            numbers: NumberForm::POINT,
            integer: true,
        });
        let paired =
            PairedColumn::regions(&ages, Some(&original), [&earlier, &today], &[]).unwrap();
        assert_eq!(shared_labels(&paired), ["23", "", "", ""]);
        let [was, is] = [&paired.shown[0], &paired.shown[1]];
        let both = paired.regions.as_ref().unwrap();
        // Two ages apart are two groups, though nobody is of either.
        assert_eq!(both.intersection(was[1], is[3]).map(|both| both == was[1]), Some(true));
        assert_eq!(both.intersection(was[2], is[3]), Some(is[3]));
        // `rest` is on level 1, as `d1` is on no other, and so is not c's group.
        let table = levels("a rest rest *\nb rest rest *\nc c1 rest *\nd d1 d2 *\ne d1 d2 *");
        let [own, before, after] =
            [["c", "c"], ["rest", "d1"], ["c1", "c1"]].map(|texts| column(&texts));
        let paired = PairedColumn::regions(&table, Some(&own), [&before, &after], &[]).unwrap();
        assert_eq!(shared_labels(&paired), ["", ""]);
        let zip = Spec::mask(Side::Right);
        let [home, earlier_zip] = ["02138", "13***"].map(|text| column(&[text]));
        let nested = column(&["1305*"]);
        let paired =
            PairedColumn::regions(&zip, Some(&home), [&earlier_zip, &nested], &[]).unwrap();
        let [was, is] = [paired.shown[0][0], paired.shown[1][0]];
        let both = paired.regions.as_ref().unwrap();
        assert_eq!(both.intersection(was, is), Some(both.smallest(is)));
        assert_ne!(both.smallest(was), both.smallest(is));
        let broken = column(&["20-29", "70-78", "60-79", "41"]);
        let refused = PairedColumn::regions(&ages, Some(&original), [&broken, &today], &[]);
        assert_eq!(refused.unwrap_err().kind, Kind::NotInPopulation { values: 1 });
    }

    #[test]
    fn a_group_of_all_values_is_everything() {
        let original = column(&["a1", "a2"]);
        let one = column(&["a*", "a1"]);
        let mask = Spec::mask(Side::Right);
        let paired = PairedColumn::regions(&mask, Some(&original), [&one, &one], &[]).unwrap();
        let regions = paired.regions.as_ref().unwrap();
        let whole = paired.shown[0][0];
        assert_ne!(whole, EVERYTHING);
        assert_eq!(regions.intersection(whole, whole), Some(EVERYTHING));
        assert_eq!(shared_labels(&paired), ["*", "a1"]);
    }

    #[test]
    fn missing_texts_are_equal_whichever_marker_they_are() {
        let markers = [String::new(), "NULL".to_owned()];
        let paired =
            PairedColumn::texts([&column(&["", "x", "y"]), &column(&["NULL", "y"])], &markers);
        assert_eq!(paired.shown, [vec![0, 1, 2], vec![0, 2]]);
        assert_eq!(paired.records(), [3, 2]);
    }
}
