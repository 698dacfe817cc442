//! A column that two releases have.
//!
//! What a record shows there is a number, and numbers of both releases mean the same. Where groups
//! of a hierarchy are compared, two of them share a value or none: groups are nested, so that the
//! one on the lower level is within the other or apart from it.

use super::meaning::{Meaning, Occurrences, meanings, times_shown};
use crate::error::{Kind, Result};
use crate::hierarchy::{self, Hierarchy, LevelsTable, STAR, Spec};
use crate::table::{Column, Dictionary, Domain, LineIndex};

/// What stands for everything, as a number.
pub(super) const EVERYTHING: u32 = 0;

/// A column that two releases have, whatever they are called there.
#[derive(Clone, Debug)]
pub struct PairedColumn {
    /// How what is shown there is compared; without it, it is equal or not.
    pub(super) regions: Option<GroupNumbers>,
    /// Whether it says who may be whom, but is nothing that a person is known by.
    pub(super) only_links: bool,
    /// For each release and each of its records what it shows.
    pub(super) shown: [Vec<u32>; 2],
    /// What is shown of records whose text is missing; `None` where that may be anything.
    pub(super) missing: Option<u32>,
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
        let JointHierarchy { hierarchy, domain, shows_others } =
            joint_hierarchy(spec, original, releases, markers)?;
        // Where nobody is known each value counts as one person.
        let persons: Vec<u64> = match original {
            Some(_) => domain.counts.iter().map(|&count| u64::from(count)).collect(),
            None => vec![1; domain.values.len()],
        };
        let regions = GroupNumbers::new(hierarchy);
        let mut shown = [Vec::new(), Vec::new()];
        for (number, (shown, release)) in shown.iter_mut().zip(releases).enumerate() {
            let times = times_shown(release);
            // Of an earlier release with more records, or with groups that nobody is in, somebody has left.
            let is_of_original = original.is_some_and(|own| {
                number == 1 || !shows_others && release.codes.len() <= own.codes.len()
            });
            let occurrences = Occurrences { original: &persons, released: &times };
            let occurrences = Some(occurrences).filter(|_| is_of_original);
            let hierarchy = &regions.hierarchy;
            let meanings =
                meanings(hierarchy, &release.dictionary, markers, &persons, occurrences)?;
            let numbers: Vec<u32> =
                meanings.of_texts.into_iter().map(|meaning| regions.number(meaning)).collect();
            *shown = release.codes.iter().map(|code| numbers[code as usize]).collect();
        }
        Ok(Self { regions: Some(regions), only_links: false, shown, missing: None })
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
        Self { regions: None, only_links: true, shown, missing }
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

    /// How what persons are known by is compared; `None` of a column that only links.
    pub(super) fn told(&self) -> Option<&GroupNumbers> {
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

/// The groups of a hierarchy, and everything, as numbers: those of lower levels first.
#[derive(Clone, Debug)]
pub(super) struct GroupNumbers {
    hierarchy: Hierarchy,
    /// The number of the first group of each level.
    first: Vec<u32>,
    /// For each number some value of the group.
    value: Vec<u32>,
    /// For each number the smallest that stands for the same values.
    smallest: Vec<u32>,
}

impl GroupNumbers {
    fn new(hierarchy: Hierarchy) -> Self {
        let values = hierarchy.level(0).groups.len();
        let (mut first, mut value, mut smallest) = (Vec::new(), vec![0], vec![EVERYTHING]);
        // The values in each group of the level below, which start with none.
        let mut below: Option<(usize, Vec<u64>)> = None;
        for (number, level) in hierarchy.levels().iter().enumerate() {
            let begin = value.len();
            let sizes = hierarchy.group_values(number);
            first.push(begin as u32);
            value.resize(begin + sizes.len(), 0);
            smallest.extend(begin as u32..(begin + sizes.len()) as u32);
            for (code, &group) in (0..).zip(&level.groups) {
                let group = group as usize;
                value[begin + group] = code;
                if sizes[group] == values as u64 {
                    smallest[begin + group] = EVERYTHING;
                } else if let Some((lower, lower_sizes)) = &below {
                    let child = hierarchy.level(number - 1).groups[code as usize] as usize;
                    if lower_sizes[child] == sizes[group] {
                        smallest[begin + group] = smallest[lower + child];
                    }
                }
            }
            below = Some((begin, sizes));
        }
        Self { hierarchy, first, value, smallest }
    }

    /// How many numbers there are.
    pub(super) fn len(&self) -> usize {
        self.value.len()
    }

    /// The lowest level with a single group; the highest one if there is none.
    pub(super) fn level_of_everything(&self) -> u8 {
        let levels = self.hierarchy.levels();
        let lowest = levels.iter().position(|level| level.labels.len() == 1);
        lowest.unwrap_or(self.hierarchy.height()) as u8
    }

    /// For each text of an original column the number of the value alone; that of everything if it is
    /// no value, such as a missing one.
    pub(super) fn values(&self, original: &Column) -> Vec<u32> {
        let mut codes = Dictionary::new();
        for label in &self.hierarchy.level(0).labels {
            codes.insert(label);
        }
        let texts = original.dictionary.iter();
        texts.map(|text| codes.code(text).map_or(EVERYTHING, |code| self.first[0] + code)).collect()
    }

    fn number(&self, meaning: Meaning) -> u32 {
        match meaning {
            Meaning::Everything => EVERYTHING,
            Meaning::Group { level, group } => self.first[usize::from(level)] + group,
        }
    }

    /// The level of a group; `None` of everything.
    pub(super) fn level(&self, number: u32) -> Option<u8> {
        let above = self.first.partition_point(|&first| first <= number);
        above.checked_sub(1).map(|level| level as u8)
    }

    /// The group of a level that a group is within, if that is not below its own.
    pub(super) fn group_on(&self, number: u32, level: u8) -> u32 {
        let value = self.value[number as usize];
        self.hierarchy.level(usize::from(level)).groups[value as usize]
    }

    /// The smallest number that stands for the same values.
    pub(super) fn smallest(&self, number: u32) -> u32 {
        self.smallest[number as usize]
    }

    /// What two have in common, as the smallest number that stands for it; `None` if that is nothing.
    pub(super) fn intersection(&self, one: u32, other: u32) -> Option<u32> {
        // Numbers rise with the level, but everything is the highest.
        let (lower, upper) = match (one, other) {
            (EVERYTHING, region) | (region, EVERYTHING) => {
                return Some(self.smallest[region as usize]);
            }
            _ => (one.min(other), one.max(other)),
        };
        let level = self.level(upper)?;
        let is_within = self.first[usize::from(level)] + self.group_on(lower, level) == upper;
        is_within.then(|| self.smallest[lower as usize])
    }

    /// What is written for it.
    pub(super) fn label(&self, number: u32) -> &str {
        match self.level(number) {
            Some(level) => {
                let group = number - self.first[usize::from(level)];
                &self.hierarchy.level(usize::from(level)).labels[group as usize]
            }
            None => STAR,
        }
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
    let mut is_refined = table.is_some();
    // What is no value, or names a group; and values of those that nobody of the original is in.
    let mut groups = Dictionary::new();
    let mut examples: Option<Vec<String>> = None;
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
                if examples.is_some() || original.is_none() {
                    let shows_others = examples.is_some_and(|examples| !examples.is_empty());
                    return Ok(JointHierarchy { hierarchy, domain: joint, shows_others });
                }
                if let Some(table) = spec.table() {
                    examples = Some(listed_values(table, &is_own, &groups));
                    continue;
                }
                let own_names = names_of_groups(&hierarchy, |values| {
                    values.iter().any(|&value| (value as usize) < own.values.len())
                });
                let empty = groups.iter().filter(|text| own_names.code(text).is_none());
                let found = empty.flat_map(|text| hierarchy::examples(spec, text, markers));
                examples = Some(found.collect());
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
                    return Err(error);
                }
            }
        }
    }
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
    use crate::attack::testing::{column, levels};
    use crate::error::Kind;
    use crate::hierarchy::{Intervals, Side, Spec};
    use crate::table::number::NumberForm;

    fn labels(paired: &PairedColumn) -> Vec<Option<&str>> {
        let regions = paired.regions.as_ref().unwrap();
        let both = paired.shown[0].iter().zip(&paired.shown[1]);
        both.map(|(&one, &other)| Some(regions.label(regions.intersection(one, other)?))).collect()
    }

    #[test]
    fn without_an_original_what_releases_show_is_what_there_is() {
        let one = column(&["02138", "0213*", "0213*", "*", "02139"]);
        let other = column(&["0213*", "02139", "0214*", "0214*", ""]);
        let markers = [String::new()];
        let mask = Spec::mask(Side::Right);
        let paired = PairedColumn::regions(&mask, None, [&one, &other], &markers).unwrap();
        assert_eq!(
            labels(&paired),
            [Some("02138"), Some("02139"), None, Some("0214*"), Some("02139")]
        );
    }

    #[test]
    fn a_table_says_what_groups_hold_that_no_release_shows() {
        let spec = levels("black person *\nwhite person *\ncat animal *");
        let one = column(&["person", "person", "animal"]);
        let other = column(&["white", "cat", "animal"]);
        let paired = PairedColumn::regions(&spec, None, [&one, &other], &[]).unwrap();
        // An animal is a cat.
        assert_eq!(labels(&paired), [Some("white"), None, Some("cat")]);
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
        assert_eq!(labels(&paired), [Some("02138"), None, None, Some("02150")]);
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
        assert_eq!(labels(&paired), [Some("23"), None, None, None]);
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
        assert_eq!(labels(&paired), [None, None]);
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
        assert_eq!(labels(&paired), [Some("*"), Some("a1")]);
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
