//! A column that two releases have.
//!
//! What a record shows there is a number, and numbers of both releases mean the same. Where groups
//! of a hierarchy are compared, two of them share a value or none: groups are nested, so that the
//! one on the lower level is within the other or apart from it. Ranges of numbers that one of the
//! releases shows may overlap.

use super::joint_column::JointColumn;
use super::meaning::LabelReading;
use super::regions::ShownRegions;
use crate::error::Result;
use crate::hierarchy::Spec;
use crate::table::Column;

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
    /// Whatever is wrong with the hierarchy, and
    /// [`NotInPopulation`](crate::error::Kind::NotInPopulation) if a text is none of its groups.
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
        let read = JointColumn::read(spec, original, &releases, (markers, reading))?;
        Ok(read.paired([0, 1]))
    }

    /// Any other column: a person shows the same text in both releases. All missing cells are equal.
    #[must_use]
    pub fn texts(releases: [&Column; 2], markers: &[String]) -> Self {
        JointColumn::texts(&releases.map(Some), markers).paired([0, 1])
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

#[cfg(test)]
mod tests {
    use super::PairedColumn;
    use crate::attack::regions::EVERYTHING;
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
