//! A column that both the release and whoever attacks it have.

use super::boxes::NumberSpan;
use super::known::{KnownSource, KnownValue, Meant, meant, read_dates};
use super::meaning::{LabelReading, Meaning, Meanings, Occurrences, meanings, times_shown};
use super::ranges::{NumberLine, without_ranges};
use crate::error::Result;
use crate::hierarchy::{self, Hierarchy, STAR, Spec};
use crate::table::{Column, Dictionary, Domain, LineIndex, suggest};
use jiff::civil::DateTime;
use std::cell::LazyCell;
use std::collections::BTreeSet;

/// One column by which persons are linked to released records.
#[derive(Clone, Debug)]
pub struct LinkedColumn {
    pub(super) hierarchy: Hierarchy,
    /// The numbers of the column in their order, where the release shows ranges of them.
    line: Option<NumberLine>,
    /// For each text of the released column what it stands for.
    pub(super) meanings: Vec<Meaning>,
    /// Whether one of them may stand for more than that.
    pub(super) is_ambiguous: bool,
    /// For each released record its text.
    pub(super) shown: Vec<u32>,
    /// For each text of the known column the value.
    values: Vec<KnownValue>,
    /// For each person their text.
    known: Vec<u32>,
    /// The values that are known together.
    together: Vec<Vec<u32>>,
    /// Of how many persons something is known, and of how many what a record of the original has, or a
    /// group of it.
    stated: (u64, u64),
    /// Of how many persons something stands there, and of how many nothing that can be read.
    read: (u64, u64),
}

impl LinkedColumn {
    /// The column of a release, and what is known of the persons in it, with where that comes from. `original` has the values
    /// that were generalized, by the hierarchy that `spec` describes, to what is released; without it
    /// nothing was, and every text stands for itself.
    ///
    /// # Errors
    /// Whatever is wrong with the hierarchy, and
    /// [`Kind::NotInPopulation`](crate::error::Kind::NotInPopulation) if released texts are called
    /// like no group of it.
    pub fn new(
        spec: &Spec,
        original: Option<&Column>,
        (known, source): (&Column, KnownSource),
        released: &Column,
        markers: &[String],
    ) -> Result<Self> {
        let base = original.unwrap_or(released);
        let reduced = original.and_then(|own| without_ranges(spec, Some(own), released));
        let read = reduced.as_ref().unwrap_or(released);
        let (own, _) = Domain::read(base, 1, markers, &LineIndex::default());
        let (alone, _) = hierarchy::build(spec, &own)?;
        let mut meant = meant(&alone, &base.dictionary, (&known.dictionary, source));
        let format = spec.rule().and_then(|rule| rule.dates());
        if let Some(format) = format {
            read_dates(format, &base.dictionary, &mut meant);
        }
        let texts = meant.iter().flat_map(|meant| match meant {
            Meant::Text(text) | Meant::Other(text) => vec![&**text],
            Meant::Within(_, ends) => ends.iter().map(|end| &**end).collect(),
            Meant::Known(_) => Vec::new(),
        });
        let of_original = own.values.len() as u32;
        let mut records: Vec<u64> = own.counts.iter().map(|&count| u64::from(count)).collect();
        let (hierarchy, domain) =
            joint_hierarchy(spec, (alone, own), &texts.collect::<Vec<&str>>());
        let mut codes = Dictionary::new();
        for value in &domain.values {
            codes.insert(value);
        }
        let is_marker = |text: &str| markers.iter().any(|marker| marker == text);
        let missing = domain.missing.filter(|_| source == KnownSource::Original);
        let missing = missing.map_or(KnownValue::Unknown, KnownValue::Value);
        let moments = LazyCell::new(|| {
            let moments = (0..)
                .zip(&domain.values)
                .filter_map(|(value, text)| Some((format?.moment(text)?, value)));
            let mut moments: Vec<(DateTime, u32)> = moments.collect();
            moments.sort_unstable();
            moments
        });
        let mut together: Vec<Vec<u32>> = Vec::new();
        let values = meant.iter().map(|meant| match meant {
            Meant::Known(known) => *known,
            Meant::Within(period, _) => {
                let first = moments.partition_point(|(moment, _)| *moment < period.first);
                let last = moments.partition_point(|(moment, _)| *moment <= period.last);
                together.push(moments[first..last].iter().map(|&(_, value)| value).collect());
                KnownValue::Within(together.len() as u32 - 1)
            }
            Meant::Text(text) | Meant::Other(text) if is_marker(text) => missing,
            Meant::Text(text) | Meant::Other(text) => {
                codes.code(text).map_or(KnownValue::Unplaced, KnownValue::Value)
            }
        });
        let values: Vec<KnownValue> = values.collect();
        let mut persons = vec![0; domain.values.len()];
        let (mut stated, mut read_of) = ((0, 0), (0, 0));
        for (code, count, _) in known.codes.occurrences(known.dictionary.len()) {
            let count = u64::from(count);
            let value = values[code as usize];
            if let KnownValue::Value(value) = value {
                persons[value as usize] += count;
            }
            let text = known.dictionary.get(code);
            if !is_marker(text) && !suggest::is_missing_marker(text) {
                stated.0 += count;
                if text.trim() != STAR {
                    read_of.0 += count;
                    read_of.1 += if value == KnownValue::Unknown { count } else { 0 };
                }
                let is_of_original = match meant[code as usize] {
                    Meant::Text(_) => value != KnownValue::Unknown,
                    Meant::Other(_) => false,
                    Meant::Within(..) => match value {
                        KnownValue::Within(number) => {
                            together[number as usize].iter().any(|&value| value < of_original)
                        }
                        _ => false,
                    },
                    Meant::Known(known) => known != KnownValue::Unknown,
                };
                stated.1 += if is_of_original { count } else { 0 };
            }
        }
        // Values that only others have are none of the original's.
        records.resize(domain.values.len(), 0);
        let shown = times_shown(read);
        let occurrences = original.map(|_| Occurrences { original: &records, released: &shown });
        let Meanings { of_texts: mut meanings, are_ambiguous: is_ambiguous } = meanings(
            &hierarchy,
            &read.dictionary,
            markers,
            (&persons, LabelReading::Finest),
            occurrences,
        )?;
        let line = reduced.is_some().then(|| NumberLine::new(spec, &domain.values));
        if let Some(line) = &line {
            let spans =
                line.spans(&released.dictionary, (&hierarchy, &read.dictionary, &meanings))?;
            let spans = spans.into_iter();
            let meant = spans.map(|span| {
                span.map_or(Meaning::Everything, |[low, high]| Meaning::Range { low, high })
            });
            meanings = meant.collect();
        }
        let (shown, known) = (released.codes.iter().collect(), known.codes.iter().collect());
        Ok(Self {
            hierarchy,
            line,
            meanings,
            is_ambiguous,
            shown,
            values,
            known,
            together,
            stated,
            read: read_of,
        })
    }

    /// Whether the release shows ranges of numbers here, so that everything but `*` is one.
    pub(super) fn has_ranges(&self) -> bool {
        self.line.is_some()
    }

    /// From where to where a person's value may be, in a column of ranges; `None` if it has no place.
    pub(super) fn known_span(&self, person: u32) -> Option<NumberSpan> {
        let line = self.line.as_ref()?;
        match self.value(person) {
            KnownValue::Value(value) => line.value(value),
            KnownValue::Group { level, group } => line.group(&self.hierarchy, (level, group)).0,
            KnownValue::Within(number) => {
                let spans =
                    self.values_within(number).iter().filter_map(|&value| line.value(value));
                spans.reduce(|one, other| [one[0].min(other[0]), one[1].max(other[1])])
            }
            KnownValue::Unplaced | KnownValue::Unknown => None,
        }
    }

    /// Whether nothing that is known of many persons is anything that the original has. More likely it
    /// is written otherwise than that all of them are strangers.
    #[must_use]
    pub fn is_foreign(&self) -> bool {
        let (known, of_original) = self.stated;
        known >= MANY && of_original == 0
    }

    /// Whether something stands there, and nothing of it can be read, so that nothing would be known of anybody.
    #[must_use]
    pub fn is_unread(&self) -> bool {
        let (stated, unread) = self.read;
        stated > 0 && unread == stated
    }

    /// The values that are known together, by the number that [`KnownValue::Within`] has.
    #[must_use]
    pub fn values_within(&self, number: u32) -> &[u32] {
        &self.together[number as usize]
    }

    /// What a released record stands for.
    pub(super) fn meaning(&self, record: u32) -> Meaning {
        self.meanings[self.shown[record as usize] as usize]
    }

    /// What is known of a person.
    pub(super) fn value(&self, person: u32) -> KnownValue {
        self.values[self.known[person as usize] as usize]
    }

    /// The level on which a person's value is known, 0 for a value; `None` where nothing is.
    pub(super) fn known_level(&self, person: u32) -> Option<u8> {
        match self.value(person) {
            KnownValue::Value(_) | KnownValue::Within(_) | KnownValue::Unplaced => Some(0),
            KnownValue::Group { level, .. } => Some(level),
            KnownValue::Unknown => None,
        }
    }

    /// For each group of a level the one that it is part of on a level that is no lower.
    pub(super) fn lifted(&self, low: u8, high: u8) -> Vec<u32> {
        let [low, high] = [low, high].map(|level| self.hierarchy.level(usize::from(level)));
        let mut lifted = vec![0; low.labels.len()];
        for (&group, &above) in low.groups.iter().zip(&high.groups) {
            lifted[group as usize] = above;
        }
        lifted
    }

    /// The text of a person, as a number that equal texts share.
    pub(super) fn known_code(&self, person: usize) -> u32 {
        self.known[person]
    }

    pub(super) fn persons(&self) -> usize {
        self.known.len()
    }

    pub(super) fn records(&self) -> usize {
        self.shown.len()
    }
}

/// Of so many persons some should be known by what the original has.
const MANY: u64 = 10;

/// Hierarchies that are built to find out which of the known values have a place.
const MOST_BUILT: usize = 1000;

/// The hierarchy over the values of two columns. Values of the second alone are left out of it that
/// it has no place for, or that it would call the others otherwise for: a mask goes by the longest
/// value.
fn joint_hierarchy(
    spec: &Spec,
    (alone, own): (Hierarchy, Domain),
    texts: &[&str],
) -> (Hierarchy, Domain) {
    if let Some(joint) = joined(spec, (&alone, &own), texts) {
        return joint;
    }
    let listed: Option<BTreeSet<&str>> = spec.table().map(|table| table.values().collect());
    let values: BTreeSet<&str> = own.values.iter().map(|value| &**value).collect();
    let may_fit = texts.iter().copied().filter(|text| {
        listed.as_ref().is_none_or(|listed| listed.contains(text)) || values.contains(text)
    });
    let may_fit: Vec<&str> = may_fit.collect();
    // Halves are tried until those are left that do not fit alone.
    let (mut fitting, mut open) = (Vec::new(), vec![may_fit.as_slice()]);
    for _ in 0..MOST_BUILT {
        let Some(texts) = open.pop() else { break };
        if joined(spec, (&alone, &own), texts).is_some() {
            fitting.extend_from_slice(texts);
        } else if texts.len() > 1 {
            let (first, second) = texts.split_at(texts.len() / 2);
            open.extend([second, first]);
        }
    }
    joined(spec, (&alone, &own), &fitting).unwrap_or((alone, own))
}

/// The hierarchy with more values, if it has a place for them and calls the others what it did.
fn joined(
    spec: &Spec,
    (alone, own): (&Hierarchy, &Domain),
    texts: &[&str],
) -> Option<(Hierarchy, Domain)> {
    let mut column = Column::default();
    for text in texts {
        column.codes.push(column.dictionary.insert(text));
    }
    let mut domain = own.clone();
    domain.extend(&column, &LineIndex::default());
    let (hierarchy, _) = hierarchy::build(spec, &domain).ok()?;
    let mut pairs = alone.levels().iter().zip(hierarchy.levels());
    let is_same =
        hierarchy.height() == alone.height()
            && pairs.all(|(before, after)| {
                before.groups.iter().zip(&after.groups).all(|(&one, &other)| {
                    before.labels[one as usize] == after.labels[other as usize]
                })
            });
    is_same.then_some((hierarchy, domain))
}

#[cfg(test)]
mod tests {
    use super::{KnownSource, KnownValue, LinkedColumn};
    use crate::attack::testing::column;
    use crate::hierarchy::{DateLevel, Dates, Side, Spec};

    /// What each text of a known column means: a value that the original has, another one, a level, or
    /// what is neither.
    fn meant(spec: &Spec, original: &[&str], known: &[&str]) -> Vec<String> {
        meant_by(KnownSource::Register, spec, original, known)
    }

    fn meant_by(
        source: KnownSource,
        spec: &Spec,
        original: &[&str],
        known: &[&str],
    ) -> Vec<String> {
        let original = column(original);
        let (known_column, markers) = (column(known), [String::new()]);
        let known_column = (&known_column, source);
        let linked =
            LinkedColumn::new(spec, Some(&original), known_column, &original, &markers).unwrap();
        let labels = &linked.hierarchy.level(0).labels;
        let of_original = original.dictionary.len();
        let meant = (0..known.len() as u32).map(|person| match linked.value(person) {
            KnownValue::Value(value) if (value as usize) < of_original => {
                labels[value as usize].clone()
            }
            KnownValue::Value(value) => format!("other {}", labels[value as usize]),
            KnownValue::Group { level, .. } => format!("level {level}"),
            KnownValue::Within(number) => {
                let own = linked.values_within(number).iter().map(|&value| value as usize);
                let own = own.filter(|&value| value < of_original).map(|value| &*labels[value]);
                format!("one of {}", own.collect::<Vec<_>>().join(", "))
            }
            KnownValue::Unplaced => "unplaced".to_owned(),
            KnownValue::Unknown => "unknown".to_owned(),
        });
        meant.collect()
    }

    fn dates(format: &str) -> Spec {
        let levels = vec![DateLevel::Month, DateLevel::Year];
        Spec::new(Dates { format: format.to_owned(), pivot: None, levels })
    }

    #[test]
    fn registers_write_values_in_their_own_way() {
        let zip = Spec::mask(Side::Right);
        assert_eq!(
            meant(&zip, &["01067", "10115"], &["1067", "10115", "0106*", "20095", "NA"]),
            ["01067", "10115", "level 1", "other 20095", "unknown"]
        );
        assert_eq!(meant(&Spec::NONE, &["m", "F"], &["M", " f ", "x"]), ["m", "F", "other x"]);
        assert_eq!(meant(&Spec::NONE, &["20", "-1.5"], &["20.0", "-01.50"]), ["20", "-1.5"]);
        // Of two values that differ in nothing else it is not known which is meant.
        assert_eq!(meant(&Spec::NONE, &["7", "07"], &["07", "007"]), ["07", "other 007"]);
    }

    /// Spec A3: whoever writes `*` has suppressed something, though the original has `*` as a value. Taken
    /// for that value, somebody of whom nothing is known would be told apart from everybody else.
    #[test]
    fn a_star_of_a_register_says_nothing() {
        let original = ["m", "f", "*"];
        let known = ["*", " * ", "f"];
        assert_eq!(meant(&Spec::NONE, &original, &known), ["unknown", "unknown", "f"]);
        assert_eq!(meant(&Spec::NONE, &["m", "f"], &known), ["unknown", "unknown", "f"]);
        // Of the people of the original it is what they have.
        let own = meant_by(KnownSource::Original, &Spec::NONE, &original, &original);
        assert_eq!(own, original);
    }

    #[test]
    fn dates_of_a_register_have_their_own_format() {
        let own = ["17.08.1962", "03.04.1971"];
        let spec = dates("%d.%m.%Y");
        assert_eq!(
            meant(&spec, &own, &["1962-08-17", "1971-04-03", "1980-01-31", "1962-08", "1962"]),
            ["17.08.1962", "03.04.1971", "other 31.01.1980", "level 1", "level 2"]
        );
        assert_eq!(meant(&spec, &["3.4.1971"], &["03.04.1971", "1971/04/03"]), ["3.4.1971"; 2]);
        // March or April, and in which century: nobody knows.
        assert_eq!(meant(&spec, &own, &["04/03/1971"]), ["unknown"]);
        assert_eq!(meant(&spec, &own, &["17.8.62"]), ["unknown"]);
        assert_eq!(meant(&spec, &own, &["31.01.1980"]), ["other 31.01.1980"]);
        // Nobody has the first; of a range of years the hierarchy knows nothing.
        assert_eq!(
            meant(&spec, &own, &["1953", "1960-1964", "Aug", "1960-1980", "1971-05"]),
            ["one of ", "one of 17.08.1962", "unknown", "one of 17.08.1962, 03.04.1971", "one of "]
        );
        let times = dates("%Y-%m-%d %H:%M");
        let visits = ["2024-05-03 14:20", "2024-05-03 16:00", "2024-05-04 09:00"];
        assert_eq!(
            meant(&times, &visits, &["03.05.2024", "04.05.2024", "05.05.2024"]),
            [
                "one of 2024-05-03 14:20, 2024-05-03 16:00",
                "2024-05-04 09:00",
                "other 2024-05-05 00:00",
            ]
        );
        assert_eq!(
            meant(&times, &visits, &["03.05.2024 16:00", "03.05.2024 17:00"]),
            ["2024-05-03 16:00", "other 2024-05-03 17:00"]
        );
    }

    /// Whom everybody fits of whom nothing could be read is nobody's answer.
    #[test]
    fn a_column_that_cannot_be_read_is_told() {
        let original = column(&["17.08.1962", "03.04.1971"]);
        let is_unread = |spec: &Spec, known: &[&str]| {
            let known = column(known);
            let known = (&known, KnownSource::Register);
            LinkedColumn::new(spec, Some(&original), known, &original, &[]).unwrap().is_unread()
        };
        let spec = dates("%d.%m.%Y");
        for unread in [&["banana"][..], &["04/03/1971"], &["17.8.62", "", "*"]] {
            assert!(is_unread(&spec, unread), "{unread:?}");
        }
        for read in [&["1953"][..], &["banana", "1962"], &["*"], &[""], &["1999-01-01"]] {
            assert!(!is_unread(&spec, read), "{read:?}");
        }
        assert!(!is_unread(&Spec::NONE, &["banana"]));
    }

    #[test]
    fn a_column_of_strangers_alone_is_foreign() {
        let original = column(&["m", "f"]);
        let is_foreign = |known: &[&str]| {
            let known = column(known);
            let known = (&known, KnownSource::Register);
            LinkedColumn::new(&Spec::NONE, Some(&original), known, &original, &[String::new()])
                .unwrap()
                .is_foreign()
        };
        assert!(is_foreign(&["male"; 10]));
        assert!(!is_foreign(&["male"; 9]));
        assert!(!is_foreign(&[&["male"; 10][..], &["m"]].concat()));
        assert!(!is_foreign(&[""; 20]));
    }
}
