//! Ranges of numbers that a release shows, as local recodings write them.
//!
//! # Definition
//! `[21, 37]` stands for the numbers from 21 to 37, both of which are values of the table. Ranges of one
//! column overlap as they like, so that they are no groups of a hierarchy: they are compared by the ranks of
//! their ends among all numbers of the column. A group of the hierarchy that stands beside them counts as
//! the range of its numbers, if no other numbers are between these.

use super::boxes::NumberSpan;
use super::meaning::Meaning;
use super::regions::EVERYTHING;
use crate::error::{Error, Kind, Result};
use crate::hierarchy::{Hierarchy, STAR, Spec, examples};
use crate::table::number::{self, NumberForm};
use crate::table::{Column, Dictionary};
use rust_decimal::Decimal;
use rustc_hash::FxBuildHasher;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What ranges of a column are called after.
#[derive(Clone, Copy, Debug)]
struct NumberWriting {
    form: NumberForm,
}

impl NumberWriting {
    fn new(spec: &Spec) -> Self {
        let form = spec.rule().and_then(|rule| rule.numbers());
        Self { form: form.unwrap_or(NumberForm::POINT) }
    }

    fn number(self, text: &str) -> Option<Decimal> {
        let point = self.form.parse(text).or_else(|| number::parse(text, '.'));
        point.or_else(|| number::parse(text, ','))
    }

    /// The ends of a range; `None` of any other text.
    fn ends(self, text: &str) -> Option<[&str; 2]> {
        let (low, high) = text.strip_prefix('[')?.strip_suffix(']')?.split_once(", ")?;
        (self.number(low)? < self.number(high)?).then_some([low, high])
    }
}

/// Whether a text is a range of numbers.
pub(super) fn is_range(spec: &Spec, text: &str) -> bool {
    NumberWriting::new(spec).ends(text).is_some()
}

/// The column with the ends of ranges in the place of these, which no record shows; `None` if it has no
/// range. What is a value of the `original`, or a label of the hierarchy, is none.
pub(super) fn without_ranges(
    spec: &Spec,
    original: Option<&Column>,
    released: &Column,
) -> Option<Column> {
    let writing = NumberWriting::new(spec);
    let mut labels = Dictionary::new();
    for label in spec.table().into_iter().flat_map(|table| table.rows()).flatten() {
        labels.insert(label);
    }
    let ends = released.dictionary.iter().map(|text| {
        let ends = writing.ends(text)?;
        let is_value = original.is_some_and(|original| original.dictionary.code(text).is_some());
        let is_label = labels.code(text).is_some()
            || examples(spec, text, &[]).iter().any(|value| value != text);
        (!is_value && !is_label).then_some(ends)
    });
    let ends: Vec<Option<[&str; 2]>> = ends.collect();
    if ends.iter().all(Option::is_none) {
        return None;
    }
    let mut reduced = Column::default();
    let mut codes = vec![None; ends.len()];
    for (code, (text, ends)) in codes.iter_mut().zip(released.dictionary.iter().zip(&ends)) {
        match ends {
            Some(ends) => {
                for end in ends {
                    reduced.dictionary.insert(end);
                }
            }
            None => *code = Some(reduced.dictionary.insert(text)),
        }
    }
    for code in released.codes.iter().filter_map(|code| codes[code as usize]) {
        reduced.codes.push(code);
    }
    Some(reduced)
}

/// The numbers of a column in their order.
#[derive(Clone, Debug)]
pub(super) struct NumberLine {
    writing: NumberWriting,
    /// Each number once.
    numbers: Vec<Decimal>,
    /// For each number the first value that is it.
    named: Vec<u32>,
    /// For each value the place of its number.
    ranks: Vec<Option<u32>>,
}

impl NumberLine {
    pub(super) fn new(spec: &Spec, values: &[String]) -> Self {
        let writing = NumberWriting::new(spec);
        let mut first: BTreeMap<Decimal, u32> = BTreeMap::new();
        let read: Vec<Option<Decimal>> = values.iter().map(|value| writing.number(value)).collect();
        for (value, number) in (0..).zip(&read) {
            if let Some(number) = number {
                first.entry(*number).or_insert(value);
            }
        }
        let (numbers, named): (Vec<Decimal>, Vec<u32>) = first.into_iter().unzip();
        let ranks = read.into_iter().map(|number| {
            let rank = numbers.binary_search(&number?).ok();
            rank.map(|rank| rank as u32)
        });
        let ranks = ranks.collect();
        Self { writing, numbers, named, ranks }
    }

    fn rank(&self, text: &str) -> Option<u32> {
        let number = self.writing.number(text)?;
        self.numbers.binary_search(&number).ok().map(|rank| rank as u32)
    }

    /// Where a range begins and ends, or a number stands.
    pub(super) fn range(&self, text: &str) -> Option<NumberSpan> {
        match self.writing.ends(text) {
            Some([low, high]) => Some([self.rank(low)?, self.rank(high)?]),
            None => self.rank(text).map(|rank| [rank, rank]),
        }
    }

    /// Where a value stands.
    pub(super) fn value(&self, value: u32) -> Option<NumberSpan> {
        self.ranks[value as usize].map(|rank| [rank, rank])
    }

    /// For each of these texts from where to where it goes; `None` if it stands for everything. `read` are
    /// the hierarchy and the texts without ranges, with what these mean.
    ///
    /// # Errors
    /// [`Kind::NotInPopulation`] with the number of texts that are neither ranges nor groups that are one.
    pub(super) fn spans(
        &self,
        texts: &Dictionary,
        read: (&Hierarchy, &Dictionary, &[Meaning]),
    ) -> Result<Vec<Option<NumberSpan>>> {
        let (hierarchy, others, meanings) = read;
        let mut unknown = 0;
        let spans = texts.iter().map(|text| {
            let meaning = others.code(text).map(|code| meanings[code as usize]);
            let span = match meaning {
                Some(Meaning::Everything) => return None,
                Some(Meaning::Group { level, group }) => self.range(text).or_else(|| {
                    let (span, is_whole) = self.group(hierarchy, (level, group));
                    span.filter(|_| is_whole)
                }),
                _ => self.range(text),
            };
            unknown += u64::from(span.is_none());
            span
        });
        let spans = spans.collect();
        match unknown {
            0 => Ok(spans),
            values => Err(Error::new(Kind::NotInPopulation { values })),
        }
    }

    /// From the lowest to the highest value of a group, and whether no others are between them.
    pub(super) fn group(
        &self,
        hierarchy: &Hierarchy,
        (level, group): (u8, u32),
    ) -> (Option<NumberSpan>, bool) {
        let groups = &hierarchy.level(usize::from(level)).groups;
        let members = groups.iter().zip(&self.ranks).filter(|(own, _)| **own == group);
        let mut ranks: Vec<u32> = members.filter_map(|(_, rank)| *rank).collect();
        ranks.sort_unstable();
        ranks.dedup();
        let ends = ranks.first().copied().zip(ranks.last().copied()).map(|(low, high)| [low, high]);
        let is_whole = ends.is_some_and(|[low, high]| (high - low) as usize + 1 == ranks.len());
        (ends, is_whole)
    }
}

/// Ranges of the numbers of a column, and everything, as numbers in the order in which they were first seen.
#[derive(Clone, Debug)]
pub(super) struct RangeNumbers {
    hierarchy: Hierarchy,
    pub(super) line: NumberLine,
    /// Copies of a column number them together.
    seen: Arc<Mutex<SeenRanges>>,
}

#[derive(Debug, Default)]
struct SeenRanges {
    /// The first stands for everything.
    ranges: Vec<NumberSpan>,
    numbers: HashMap<NumberSpan, u32, FxBuildHasher>,
}

impl RangeNumbers {
    pub(super) fn new(hierarchy: Hierarchy, line: NumberLine) -> Self {
        let last = (line.numbers.len() as u32).saturating_sub(1);
        let whole = [0, last];
        let seen = SeenRanges { ranges: vec![whole], ..SeenRanges::default() };
        Self { hierarchy, line, seen: Arc::new(Mutex::new(seen)) }
    }

    fn seen(&self) -> MutexGuard<'_, SeenRanges> {
        // Nothing that holds it can fail.
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many numbers there are.
    pub(super) fn len(&self) -> usize {
        self.seen().ranges.len()
    }

    pub(super) fn number(&self, range: NumberSpan) -> u32 {
        let mut seen = self.seen();
        let new = seen.ranges.len() as u32;
        let number = *seen.numbers.entry(range).or_insert(new);
        if number == new {
            seen.ranges.push(range);
        }
        number
    }

    pub(super) fn range(&self, number: u32) -> NumberSpan {
        self.seen().ranges[number as usize]
    }

    /// For each text of an original column the number of the value alone; that of everything if it is
    /// no value.
    pub(super) fn values(&self, original: &Column) -> Vec<u32> {
        let texts = original.dictionary.iter();
        texts
            .map(|text| {
                let rank = self.line.rank(text);
                rank.map_or(EVERYTHING, |rank| self.number([rank, rank]))
            })
            .collect()
    }

    /// The smallest number that stands for the same values.
    pub(super) fn smallest(&self, number: u32) -> u32 {
        let seen = self.seen();
        if seen.ranges[number as usize] == seen.ranges[EVERYTHING as usize] {
            EVERYTHING
        } else {
            number
        }
    }

    /// What two have in common; `None` if that is nothing.
    pub(super) fn intersection(&self, one: u32, other: u32) -> Option<u32> {
        let [one, other] = [self.range(one), self.range(other)];
        let [low, high] = [one[0].max(other[0]), one[1].min(other[1])];
        (low <= high).then(|| self.smallest(self.number([low, high])))
    }

    /// What is written for it.
    pub(super) fn label(&self, number: u32) -> String {
        if number == EVERYTHING {
            return STAR.to_owned();
        }
        let [low, high] = self.range(number).map(|rank| {
            let value = self.line.named[rank as usize];
            let exact = self.hierarchy.level(0);
            &exact.labels[exact.groups[value as usize] as usize]
        });
        if low == high { low.clone() } else { format!("[{low}, {high}]") }
    }

    /// The lowest level on which all that it stands for is one group.
    pub(super) fn floor(&self, number: u32) -> Option<u8> {
        if self.smallest(number) == EVERYTHING {
            return None;
        }
        let [low, high] = self.range(number);
        let covered = (0..).zip(&self.line.ranks).filter_map(|(value, rank)| {
            rank.is_some_and(|rank| (low..=high).contains(&rank)).then_some(value)
        });
        let covered: Vec<usize> = covered.collect();
        let together = self.hierarchy.levels().iter().position(|level| {
            covered.windows(2).all(|two| level.groups[two[0]] == level.groups[two[1]])
        });
        together.map(|level| level as u8)
    }

    pub(super) fn hierarchy(&self) -> &Hierarchy {
        &self.hierarchy
    }
}

#[cfg(test)]
mod tests {
    use super::without_ranges;
    use crate::attack::testing::{ages, column, shared_labels};
    use crate::attack::{Assumption, PairedColumn, Pairing, ReleaseComparison, floors};
    use crate::hierarchy::{Intervals, LevelsTable, Side, Spec};
    use crate::table::Column;
    use crate::table::number::NumberForm;

    /// What both releases say of each record, and nothing where that cannot be.
    fn shared(spec: &Spec, original: &[&str], releases: [&[&str]; 2]) -> Vec<String> {
        let [one, other] = releases.map(column);
        let original = column(original);
        let paired =
            PairedColumn::regions(spec, Some(&original), [&one, &other], &[String::new()]).unwrap();
        shared_labels(&paired)
    }

    #[test]
    fn ranges_are_compared_by_their_ends() {
        let own = ["21", "23", "25", "37", "41", "64"];
        let earlier = ["[21, 25]", "[21, 25]", "[37, 64]", "[37, 64]", "", "25"];
        let later = ["[23, 37]", "[37, 41]", "20-39", "*", "[21, 23]", "[21, 25]"];
        for spec in [ages(true), Spec::NONE] {
            let mut later = later;
            if spec.rule().is_none() {
                later[2] = "37";
            }
            assert_eq!(
                shared(&spec, &own, [&earlier, &later]),
                ["[23, 25]", "", "37", "[37, 64]", "[21, 23]", "25"]
            );
        }
        // Whoever was 71 has left.
        assert_eq!(shared(&ages(true), &own, [&["[64, 71]"], &["[41, 64]"]]), ["64"]);
    }

    #[test]
    fn what_is_a_value_or_a_group_is_no_range() {
        let rows = [["1", "[1, 2]"], ["2", "[1, 2]"]].map(|row| row.to_vec());
        let named = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
        assert!(without_ranges(&named, None, &column(&["1", "[1, 2]"])).is_none());
        let decimal = Spec::intervals(Intervals {
            start: 0.into(),
            end: 100.into(),
            steps: vec![10.into()],
            closed: Side::Left,
            numbers: NumberForm::POINT,
            integer: false,
        });
        let last = column(&["[90, 100]", "[80, 90)"]);
        assert!(without_ranges(&decimal, None, &last).is_none());
        assert!(without_ranges(&decimal, None, &column(&["[90, 99.5]"])).is_some());
        let own = column(&["[1, 2]"]);
        assert!(without_ranges(&Spec::NONE, Some(&own), &own).is_none());
        assert!(without_ranges(&Spec::NONE, None, &own).is_some());
    }

    /// 25 is in both ranges alone.
    #[test]
    fn who_is_in_two_ranges_alone_is_exposed() {
        let original = column(&["21", "25", "37", "41"]);
        let releases = [
            column(&["[21, 25]", "[21, 25]", "[37, 41]", "[37, 41]"]),
            column(&["21", "[25, 37]", "[25, 37]", "41"]),
        ];
        let both = [&releases[0], &releases[1]];
        let ages = PairedColumn::regions(&ages(true), Some(&original), both, &[]).unwrap();
        let mut pairing = Pairing::new(vec![ages.clone()]);
        while !pairing.step(1) {}
        assert_eq!(pairing.finish().edges, [(0, 0), (0, 1), (1, 1), (1, 2)]);
        let mut comparison = ReleaseComparison::new(vec![ages], Assumption::SamePersons);
        while !comparison.step(1) {}
        let found = comparison.finish(2, 9).exposed;
        let mut cells: Vec<&str> = found.iter().map(|exposed| &*exposed.cells[0]).collect();
        cells.sort_unstable();
        assert_eq!(cells, ["21", "41"]);
    }

    #[test]
    fn a_range_asks_for_a_level_on_which_it_is_one_group() {
        let own = column(&["21", "25", "37", "41"]);
        let none = Column::default();
        let floor = |texts: &[&str]| {
            let earlier = column(texts);
            let paired =
                PairedColumn::regions(&ages(true), Some(&own), [&earlier, &none], &[]).unwrap();
            floors(&[(&paired, &earlier)], &[])
        };
        assert_eq!(floor(&["[21, 25]", "41"]), [1]);
        assert_eq!(floor(&["[21, 37]"]), [2]);
        assert_eq!(floor(&["[37, 41]", "21"]), [3]);
    }
}
