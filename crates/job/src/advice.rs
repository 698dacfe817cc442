//! What is worth a second look before a protection is chosen: columns that cannot be coarsened well,
//! and more quasi-identifiers than a table can bear.

use crate::{Input, resolve};
use outis::evidence::{Combination, Combinations};
use outis::hierarchy::Hierarchy;
use outis::prepare::hierarchy_of;
use outis::table::dates::DateFormat;
use outis::table::detect::Detector;
use outis::table::{Column, Multiplicity};
use outis_protocol::advice::{Advice, RankedColumn};
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::{Attribute, DataType, Recipe, Role};
use outis_protocol::report::{Notice, NoticeCode};
use outis_protocol::view::ColumnView;
use std::collections::BTreeMap;

/// From more quasi-identifiers on, hardly anybody looks like anybody else, however coarse they are.
const MANY_QUASI_IDENTIFIERS: usize = 10;

/// From more different values on, exact or `*` is all or nothing.
const MANY_VALUES: u32 = 10;

/// From more different dates on they could be coarser.
const MANY_DATES: u32 = 20;

/// Up to so many different values levels are built to see whether they bring any together: more
/// than a moment's work is for whoever asks for the levels.
const VALUES_TO_BUILD: u32 = 10_000;

/// Cells that are looked at to rank quasi-identifiers: a moment's work.
const WORK: u64 = 20_000_000;

/// What stands out about the columns of a table in the roles of a recipe. `columns` is what was
/// found of them.
///
/// # Errors
/// As [`resolve::columns`], and for missing markers that contradict each other.
pub fn advice(recipe: &Recipe, input: &Input, columns: &[ColumnView]) -> Outcome<Advice> {
    let table = input.table();
    let places = resolve::columns(recipe, table, false)?;
    let markers = resolve::markers(recipe)?;
    let no_files = BTreeMap::new();
    let mut advice = Advice::default();
    let mut quasi: Vec<(String, &Column)> = Vec::new();
    for (attribute, place) in recipe.attributes.iter().zip(places) {
        let Some(place) = place else { continue };
        let (title, column) = (attribute.title(), &columns[place]);
        let noticed = |code| Notice { attribute: Some(title.clone()), ..Notice::new(code) };
        let is_quasi = attribute.role == Role::QuasiIdentifier;
        if attribute.role == Role::Identifier {
            continue;
        }
        if is_free_text(column) {
            advice.notices.push(noticed(NoticeCode::FreeText));
        } else if is_quasi
            && column.distinct > MANY_VALUES
            && !has_levels(attribute, column, || {
                let one = Multiplicity::default();
                // To look for a column by its name takes a look at all of them.
                let planned =
                    resolve::planned(recipe, attribute, (table, &one), place, &markers, &no_files);
                let planned = planned.ok()?;
                hierarchy_of(table, &markers, &planned).ok().map(|(hierarchy, ..)| hierarchy)
            })
        {
            advice.notices.push(noticed(NoticeCode::NoLevels));
        } else if has_exact_dates(attribute, column) {
            advice.notices.push(noticed(NoticeCode::ExactDates));
        }
        if is_quasi {
            quasi.push((title, &table.columns[place]));
        }
    }
    if quasi.len() > MANY_QUASI_IDENTIFIERS {
        let value = Some(quasi.len() as f64);
        advice.notices.push(Notice { value, ..Notice::new(NoticeCode::ManyQuasiIdentifiers) });
        let (titles, columns): (Vec<_>, Vec<_>) = quasi.into_iter().unzip();
        let sets = Combinations::new(&columns, &markers, WORK);
        advice.largest = Some(sets.largest as u32);
        advice.ranked = ranked(&titles, &sets);
    }
    Ok(advice)
}

/// Whether a level below the one where all are alike brings some of its values together, as far as
/// that can be told without the files of a recipe. What is wrong with levels is said elsewhere.
fn has_levels(
    attribute: &Attribute,
    column: &ColumnView,
    build: impl FnOnce() -> Option<Hierarchy>,
) -> bool {
    if attribute.hierarchy.is_none() || column.distinct > VALUES_TO_BUILD {
        return attribute.hierarchy.is_some();
    }
    let Some(hierarchy) = build() else { return true };
    let values = hierarchy.level(0).labels.len();
    hierarchy.levels().iter().any(|level| (2..values).contains(&level.labels.len()))
}

/// Whether dates may be released to the day although they are many.
fn has_exact_dates(attribute: &Attribute, column: &ColumnView) -> bool {
    let hierarchy = attribute.hierarchy.as_ref().or(column.grouping.as_ref());
    let format = hierarchy.and_then(|hierarchy| hierarchy.text_given("format"));
    attribute.kind.unwrap_or(column.kind) == DataType::Date
        && format.is_none_or(|format| DateFormat::new(format, None).says_days())
        && column.distinct > MANY_DATES
        && attribute.floor.unwrap_or(0) == 0
}

fn is_free_text(column: &ColumnView) -> bool {
    let free = [Detector::LongText, Detector::Sentence].map(Detector::id);
    column.looks.as_ref().is_some_and(|looks| free.contains(&&looks.detector[..]))
}

/// The columns, first what adds most to what others tell apart; of equals the first.
fn ranked(titles: &[String], sets: &Combinations) -> Vec<RankedColumn> {
    let gains = sets.gains();
    let mut ranked: Vec<RankedColumn> = titles
        .iter()
        .zip(&sets.found)
        .zip(gains)
        .zip(strongest(titles.len(), sets))
        .map(|(((title, alone), gain), strongest)| {
            let strongest = strongest.unwrap_or(alone);
            RankedColumn {
                attribute: title.clone(),
                distinction: sets.distinction(alone),
                separation: sets.separation(alone),
                gain,
                strongest: strongest.columns.iter().map(|&other| titles[other].clone()).collect(),
                unique: strongest.unique,
            }
        })
        .collect();
    ranked.sort_by(|one, other| other.gain.total_cmp(&one.gain));
    ranked
}

/// For each column the set with it that singles out the most records; of equals the first and smallest.
fn strongest(columns: usize, sets: &Combinations) -> Vec<Option<&Combination>> {
    let mut strongest: Vec<Option<&Combination>> = vec![None; columns];
    for set in &sets.found {
        for &column in &set.columns {
            let best = &mut strongest[column];
            if best.is_none_or(|best| set.unique > best.unique) {
                *best = Some(set);
            }
        }
    }
    strongest
}

#[cfg(test)]
mod tests {
    use super::advice;
    use crate::inspect::inspect;
    use crate::{Incoming, resolve};
    use outis_protocol::parse;
    use outis_protocol::recipe::Recipe;

    /// What is said of a column of sixty people that is so described.
    fn said(cell: impl Fn(u8) -> String, description: &str) -> Vec<&'static str> {
        let recipe: Recipe = parse(&format!(
            r#"{{"outis": 1, "kind": "recipe", "data": {{"format": {{"delimiter": ";", "header": true}}}},
                "attributes": [{{"name": "column", {description}}}], "models": []}}"#
        ))
        .unwrap();
        let mut incoming = Incoming::new(resolve::read_options(&recipe).unwrap());
        let cells: String = (0..60).map(|person| cell(person) + "\n").collect();
        incoming.push(format!("column\n{cells}").as_bytes()).unwrap();
        let input = incoming.finish().unwrap();
        let columns = inspect(&input, 2026).columns;
        let notices = advice(&recipe, &input, &columns).unwrap().notices;
        notices.into_iter().map(|notice| notice.code.id()).collect()
    }

    fn letter(person: u8) -> String {
        char::from(b'a' + person % 12).to_string()
    }

    #[test]
    fn levels_that_bring_nothing_together_are_none() {
        let masked =
            r#""role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}"#;
        assert_eq!(said(letter, r#""role": "quasi-identifier""#), ["no-levels"]);
        assert_eq!(said(letter, masked), ["no-levels"]);
        assert!(said(|person| format!("{}{}", letter(person), person % 5), masked).is_empty());
    }

    #[test]
    fn dates_are_exact_unless_a_coarser_level_is_the_lowest() {
        let born = |more: &str| {
            said(|person| format!("{}.3.{}", 1 + person % 28, 1910 + u16::from(person)), more)
        };
        let leveled = r#""role": "quasi-identifier",
            "hierarchy": {"kind": "date", "format": "%d.%m.%Y", "levels": ["month", "decade"]}"#;
        assert_eq!(born(leveled), ["exact-dates"]);
        assert!(born(&format!(r#"{leveled}, "floor": 1"#)).is_empty());
        assert_eq!(born(r#""role": "sensitive""#), ["exact-dates"]);
        assert_eq!(born(r#""role": "insensitive""#), ["exact-dates"]);
        assert!(born(r#""role": "identifier""#).is_empty());
    }
}
