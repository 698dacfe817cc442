//! Texts of releases that today's table writes otherwise.
//!
//! # Definition
//! What a release shows and the original has not may be a value of it all the same: `20` where ages have
//! decimals by now, `20.0`. It counts as the value that differs from it in nothing but zeros, capitals and
//! blanks, if that is one. Ranges of numbers are written otherwise where all of them are whole: `20-29` and
//! `[20, 30)` are the same group, whichever of the two releases had whole numbers alone.

use super::known::without_habits;
use super::ranges::is_range;
use crate::hierarchy::{STAR, Spec, build, examples};
use crate::table::{Column, DataType, Dictionary, Domain, kind};
use std::borrow::Cow;
use std::collections::HashMap;

/// How releases are read: by which hierarchy, and with texts as that writes them.
pub(super) struct Rewritten<'a> {
    pub(super) spec: Cow<'a, Spec>,
    pub(super) releases: Vec<Cow<'a, Column>>,
}

/// The releases with texts as the original and the hierarchy write them.
pub(super) fn rewritten<'a>(
    spec: &'a Spec,
    original: Option<&Column>,
    releases: &[&'a Column],
    markers: &[String],
) -> Rewritten<'a> {
    let releases: Vec<_> =
        releases.iter().map(|release| as_original(spec, original, release, markers)).collect();
    let forms = spec.rule().and_then(|rule| rule.number_forms());
    let Some([whole, any]) = forms else {
        return Rewritten { spec: Cow::Borrowed(spec), releases };
    };
    let are_read = releases
        .iter()
        .all(|release| release.dictionary.iter().all(|text| has_place(spec, text, markers)));
    if are_read {
        return Rewritten { spec: Cow::Borrowed(spec), releases };
    }
    let releases: Vec<_> = releases
        .into_iter()
        .map(|release| {
            let renamed =
                release.dictionary.iter().map(|text| match has_place(&any, text, markers) {
                    true => None,
                    false => label_in(&any, &whole, text),
                });
            let renamed: Vec<Option<String>> = renamed.collect();
            renaming(release, &renamed)
        })
        .collect();
    Rewritten { spec: Cow::Owned(any), releases }
}

/// From so many records on a column of other texts alone is of another table.
const MANY: u64 = 10;

/// How many texts a release shows that are of another table or recipe: all of them, where any text may be a
/// value, and none is one of the original or called like a group. Other numbers and dates may be those of
/// people who have left, and so may the texts of a few.
pub(super) fn foreign(
    spec: &Spec,
    original: &Column,
    release: &Column,
    markers: &[String],
) -> Option<u64> {
    if spec.rule().is_some_and(|rule| !rule.is_open()) || original.codes.is_empty() {
        return None;
    }
    let mut shown = Dictionary::new();
    let mut records = 0;
    for (code, count, _) in release.codes.occurrences(release.dictionary.len()) {
        let text = release.dictionary.get(code);
        if text != STAR && markers.iter().all(|marker| marker != text) {
            shown.insert(text);
            records += u64::from(count);
        }
    }
    let own: Vec<&str> = original.dictionary.iter().collect();
    let known: Vec<&str> = markers.iter().map(String::as_str).collect();
    let (hierarchy, _) = build(spec, &Domain::from_values(&own, &known)).ok()?;
    let labels = hierarchy.levels().iter().flat_map(|level| &level.labels);
    let is_known = labels.into_iter().any(|label| shown.code(label).is_some())
        || shown.iter().any(|text| {
            is_range(spec, text) || examples(spec, text, &[]).iter().any(|value| value != text)
        });
    let [before, now] =
        [&shown, &original.dictionary].map(|texts| match kind::infer(texts, markers).data_type {
            DataType::Integer | DataType::Decimal => Some("number"),
            DataType::Date(_) => Some("date"),
            DataType::Text => None,
        });
    let is_another = if before == now { before.is_none() && records >= MANY } else { records > 0 };
    (!is_known && is_another).then_some(shown.len() as u64)
}

/// Whether a hierarchy takes a text for a value, a group or what is missing.
fn has_place(spec: &Spec, text: &str, markers: &[String]) -> bool {
    let is_special = text == STAR || markers.iter().any(|marker| marker == text);
    is_special
        || build(spec, &Domain::from_values(&[text], &[])).is_ok()
        || !examples(spec, text, &[]).is_empty()
}

/// What a group that `other` calls so is called by `spec`, which has the same levels.
fn label_in(spec: &Spec, other: &Spec, label: &str) -> Option<String> {
    let value = examples(other, label, &[]).into_iter().next()?;
    let alone = Domain::from_values(&[value.as_str()], &[]);
    let [called, wanted] = [other, spec].map(|spec| build(spec, &alone).ok());
    let called = called?.0;
    let level = called.levels().iter().skip(1).position(|level| level.labels[0] == label)?;
    wanted?.0.levels().get(level + 1).map(|level| level.labels[0].clone())
}

/// With values of the original as that writes them.
fn as_original<'a>(
    spec: &Spec,
    original: Option<&Column>,
    release: &'a Column,
    markers: &[String],
) -> Cow<'a, Column> {
    let Some(original) = original else { return Cow::Borrowed(release) };
    let is_other = |text: &&str| {
        original.dictionary.code(text).is_none()
            && *text != STAR
            && markers.iter().all(|marker| marker != text)
    };
    if !release.dictionary.iter().any(|text| is_other(&text)) {
        return Cow::Borrowed(release);
    }
    let mut alike: HashMap<String, Option<&str>> = HashMap::new();
    for text in original.dictionary.iter() {
        let entry = alike.entry(without_habits(text));
        entry.and_modify(|other| *other = None).or_insert(Some(text));
    }
    let mut labels = Dictionary::new();
    let own: Vec<&str> = original.dictionary.iter().collect();
    let markers: Vec<&str> = markers.iter().map(String::as_str).collect();
    if let Ok((hierarchy, _)) = build(spec, &Domain::from_values(&own, &markers)) {
        for label in hierarchy.levels().iter().skip(1).flat_map(|level| &level.labels) {
            labels.insert(label);
        }
    }
    let renamed = release.dictionary.iter().map(|text| {
        let is_other = is_other(&text) && labels.code(text).is_none();
        let same =
            if is_other { alike.get(&without_habits(text)).copied().flatten() } else { None };
        same.map(str::to_owned)
    });
    let renamed: Vec<Option<String>> = renamed.collect();
    renaming(Cow::Borrowed(release), &renamed)
}

/// The column with other texts for some of its own.
fn renaming<'a>(column: Cow<'a, Column>, renamed: &[Option<String>]) -> Cow<'a, Column> {
    if renamed.iter().all(Option::is_none) {
        return column;
    }
    let mut written = Column { name: column.name.clone(), ..Column::default() };
    let texts = column.dictionary.iter().zip(renamed);
    let codes = texts.map(|(text, new)| written.dictionary.insert(new.as_deref().unwrap_or(text)));
    let codes: Vec<u32> = codes.collect();
    written.codes = column.codes.iter().map(|code| codes[code as usize]).collect();
    Cow::Owned(written)
}

#[cfg(test)]
mod tests {
    use crate::attack::testing::{ages, column, shared_labels};
    use crate::attack::{LabelReading, PairedColumn};
    use crate::error::Kind;
    use crate::hierarchy::{CutPoints, Cuts, Ladder, Rare, Ready, Side, Spec};
    use crate::table::Column;
    use crate::table::number::NumberForm;

    /// What both releases say of each record, and nothing where that cannot be.
    fn shared(
        spec: &Spec,
        original: &[&str],
        releases: [&[&str]; 2],
        reading: LabelReading,
    ) -> Vec<String> {
        let [one, other] = releases.map(column);
        let original = column(original);
        let markers = [String::new()];
        let markers = (&markers[..], reading);
        let paired = PairedColumn::read(spec, Some(&original), [&one, &other], markers).unwrap();
        shared_labels(&paired)
    }

    #[test]
    fn whole_ages_are_ages_with_decimals() {
        let own = ["20.0", "23.5", "41.0"];
        let earlier = ["20", "20-29", "20-39", "40-59"];
        let later = ["20.0", "[20, 30)", "23.5", "[20, 30)"];
        let found = shared(&ages(false), &own, [&earlier, &later], LabelReading::Finest);
        assert_eq!(found, ["20.0", "[20, 30)", "23.5", ""]);
        // And the other way round.
        let (earlier, later) = (["20.0", "[20, 30)", "23.5"], ["20", "20-29", "20-39"]);
        let found =
            shared(&ages(true), &["20", "23", "41"], [&earlier, &later], LabelReading::Finest);
        assert_eq!(found, ["20", "[20, 30)", "23.5"]);
        let (levels, numbers) = (vec![vec![18.into(), 65.into()]], NumberForm::POINT);
        let cut = CutPoints::Numbers { levels, numbers, integer: false };
        let cuts = Spec::new(Cuts::new(cut, Side::Left).unwrap());
        let found = shared(
            &cuts,
            &["20.5", "70.5"],
            [&["18-64", ">=65"], &["20.5", "[18, 65)"]],
            LabelReading::Finest,
        );
        assert_eq!(found, ["20.5", ""]);
    }

    #[test]
    fn ladders_with_others_are_read() {
        let ready = |ladder| Spec::new(Ready::new(ladder, Some("elsewhere".to_owned())).unwrap());
        let countries = ready(Ladder::Countries);
        let own = ["KEN", "BR", "Utopia"];
        let earlier = ["Africa", "Americas", "Asia", "elsewhere", "elsewhere", "Atlantis"];
        let later = ["KEN", "KEN", "*", "Utopia", "BR", "*"];
        let found = shared(&countries, &own, [&earlier, &later], LabelReading::Finest);
        assert_eq!(found, ["KEN", "", "Asia", "Utopia", "", "Atlantis"]);
        // Nobody is elsewhere any more, nor in a zone.
        let found = shared(
            &ready(Ladder::Postcodes),
            &["81667"],
            [&["elsewhere", "1", "8"], &["*", "8", "81"]],
            LabelReading::Finest,
        );
        assert_eq!(found, ["elsewhere", "", "81667"]);
    }

    /// `E11` is a code, and the category of `E11.9`: nothing tells which was meant.
    #[test]
    fn a_value_that_is_a_group_is_read_in_both_ways() {
        let icd = Spec::new(Ready::new(Ladder::Icd, None).unwrap());
        let own = ["E11.9", "E11", "F32"];
        let releases: [&[&str]; 2] = [&["E11", "F32"], &["E11.9", "F32"]];
        assert_eq!(shared(&icd, &own, releases, LabelReading::Finest), ["", "F32"]);
        assert_eq!(shared(&icd, &own, releases, LabelReading::Coarsest), ["E11.9", "F32"]);
        let columns = releases.map(column);
        let original = column(&own);
        let asked = |own: &[&str]| {
            let own = column(own);
            let both = [&columns[0], &columns[1]];
            PairedColumn::regions(&icd, Some(&own), both, &[]).unwrap().is_ambiguous()
        };
        assert!(asked(&own) && original.dictionary.len() == 3);
        assert!(!asked(&["E11", "F32"]));
    }

    /// B is rare on the second level alone. What was rare on the first was somebody else.
    #[test]
    fn what_was_rare_before_may_all_have_left() {
        let records = [("A".to_owned(), 6), ("B".to_owned(), 4)].into_iter().collect();
        let rare = Spec::new(Rare::new(vec![3, 6], "other".to_owned(), records).unwrap());
        let own = [["A"; 6].as_slice(), &["B"; 4]].concat();
        let releases: [&[&str]; 2] = [&["A", "B", "other"], &["A", "B", "B"]];
        assert_eq!(shared(&rare, &own, releases, LabelReading::Finest), ["A", "B", ""]);
        // Where B shows nowhere it may be what was rare, on the second level.
        let releases: [&[&str]; 2] = [&["A", "other"], &["A", "B"]];
        assert_eq!(shared(&rare, &own, releases, LabelReading::Finest), ["A", ""]);
        assert_eq!(shared(&rare, &own, releases, LabelReading::Coarsest), ["A", "B"]);
    }

    #[test]
    fn a_column_of_another_recipe_is_refused() {
        let own = column(&["21", "35"]);
        let none = Column::default();
        let read = |spec: &Spec, own: &Column, earlier: &[&str]| {
            PairedColumn::regions(spec, Some(own), [&column(earlier), &none], &[])
        };
        for spec in [Spec::NONE, Spec::mask(Side::Right)] {
            let refused = read(&spec, &own, &["20-39", "20-39", "*"]).unwrap_err();
            assert_eq!(refused.kind, Kind::NotInPopulation { values: 1 });
            // Others may have left.
            assert!(read(&spec, &own, &["47", "52"]).is_ok());
            assert!(read(&spec, &own, &["20-39", "21"]).is_ok());
        }
        assert!(read(&Spec::mask(Side::Right), &own, &["4*", "5*"]).is_ok());
        let towns = column(&["Ulm", "Bonn"]);
        assert!(read(&Spec::NONE, &towns, &["Kiel"; 9]).is_ok());
        assert!(read(&Spec::NONE, &towns, &["Kiel"; 10]).is_err());
    }
}
