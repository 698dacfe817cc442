//! What is worth a second look before a protection is chosen: columns that cannot be coarsened well,
//! and more quasi-identifiers than a table can bear.

use crate::{Input, resolve};
use outis::evidence::{Combination, Combinations};
use outis::table::Column;
use outis::table::detect::Detector;
use outis_protocol::advice::{Advice, RankedColumn};
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::{DataType, Recipe, Role};
use outis_protocol::report::{Notice, NoticeCode};
use outis_protocol::view::ColumnView;

/// From more quasi-identifiers on, hardly anybody looks like anybody else, however coarse they are.
const MANY_QUASI_IDENTIFIERS: usize = 10;

/// From more different values on, exact or `*` is all or nothing, and dates could be coarser.
const MANY_VALUES: u32 = 20;

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
    let mut advice = Advice::default();
    let mut quasi: Vec<(String, &Column)> = Vec::new();
    for (attribute, place) in recipe.attributes.iter().zip(places) {
        let Some(place) = place else { continue };
        let (title, column) = (attribute.title(), &columns[place]);
        let noticed = |code| Notice { attribute: Some(title.clone()), ..Notice::new(code) };
        let is_quasi = attribute.role == Role::QuasiIdentifier;
        if attribute.role != Role::Identifier && is_free_text(column) {
            advice.notices.push(noticed(NoticeCode::FreeText));
        } else if is_quasi && column.distinct > MANY_VALUES {
            if attribute.hierarchy.is_none() {
                advice.notices.push(noticed(NoticeCode::NoLevels));
            } else if attribute.kind.unwrap_or(column.kind) == DataType::Date {
                advice.notices.push(noticed(NoticeCode::ExactDates));
            }
        }
        if is_quasi {
            quasi.push((title, &table.columns[place]));
        }
    }
    if quasi.len() > MANY_QUASI_IDENTIFIERS {
        let value = Some(quasi.len() as f64);
        advice.notices.push(Notice { value, ..Notice::new(NoticeCode::ManyQuasiIdentifiers) });
        let (titles, columns): (Vec<_>, Vec<_>) = quasi.into_iter().unzip();
        let sets = Combinations::new(&columns, &resolve::markers(recipe)?, WORK);
        advice.largest = Some(sets.largest as u32);
        advice.ranked = ranked(&titles, &sets);
    }
    Ok(advice)
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
        .enumerate()
        .map(|(index, ((title, alone), gain))| {
            let strongest = strongest(index, sets).unwrap_or(alone);
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

/// The set with this column that singles out the most records; of equals the first and smallest.
fn strongest(column: usize, sets: &Combinations) -> Option<&Combination> {
    let candidates = sets.found.iter().filter(|set| set.columns.contains(&column));
    candidates.rev().max_by_key(|set| set.unique)
}
