//! Whether the data and people who are to be apart from them (null-map) have somebody in common.
//!
//! Who somebody is say the columns that both have and the recipe calls identifiers, or that say
//! whose a record is. One of them is enough where it tells all people of the table apart, as a
//! number does; otherwise, as names do, all of them together. Case and spaces around do not matter.
//! That nobody is found does not prove that nobody is in both: a person may be written otherwise, or
//! have another number. Without such a column nothing is known.

use super::{columns, markers};
use crate::report::NOBODY;
use outis::plan::Population;
use outis::table::{Column, Table};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Attribute, Recipe, Role};
use outis_protocol::report::{Notice, NoticeCode};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// A column that says who somebody is, in the data and in the table of people.
struct Identifying<'a> {
    title: String,
    own: &'a Column,
    people: &'a Column,
    is_entity: bool,
}

/// A number for each person of the data and of the table, the same for whoever these columns say the
/// same of; 0 where they say nothing.
fn numbered(columns: &[&Identifying<'_>], markers: &[String]) -> [Vec<u32>; 2] {
    let lengths =
        columns.first().map_or([0; 2], |one| [one.own.codes.len(), one.people.codes.len()]);
    let mut persons = lengths.map(|records| vec![0; records]);
    for one in columns {
        let (mut texts, mut told) = (HashMap::new(), HashMap::new());
        for (persons, column) in persons.iter_mut().zip([one.own, one.people]) {
            let said = column.dictionary.iter().map(|text| {
                let next = texts.len() as u32 + 1;
                match markers.iter().any(|marker| marker == text) {
                    true => 0,
                    false => *texts.entry(text.trim().to_lowercase()).or_insert(next),
                }
            });
            let said: Vec<u32> = said.collect();
            for (person, code) in persons.iter_mut().zip(column.codes.iter()) {
                let next = told.len() as u32 + 1;
                let both = (*person, said[code as usize]);
                if both != (0, 0) {
                    *person = *told.entry(both).or_insert(next);
                }
            }
        }
    }
    persons
}

/// What says who somebody is, in the data and in the table. What a helper need not look at stays behind;
/// who sent it has looked.
fn identifying<'a>(
    recipe: &Recipe,
    data: &[Option<&'a Column>],
    people: &'a Table,
) -> Vec<Identifying<'a>> {
    let names = columns::names(people);
    let entity = recipe.records.entity.as_ref();
    let others = [&recipe.records.sampling_weight, &recipe.records.household];
    let identifying = recipe.attributes.iter().zip(data).filter_map(|(attribute, own)| {
        let title = Attribute::title(attribute);
        let is_entity = entity == Some(&title);
        let is_other = others.iter().any(|other| other.as_ref() == Some(&title));
        let identifies = is_entity || (attribute.role == Role::Identifier && !is_other);
        let people = &people.columns[names.find(&title).filter(|_| identifies)?];
        let own = own.filter(|own| !own.codes.is_empty())?;
        Some(Identifying { title, own, people, is_entity })
    });
    identifying.collect()
}

/// The row of each record's person in a table of people, where the column that says whose a record is,
/// another by itself, or all of them together tell all people of the table apart, and but for the first
/// all records of the data; [`NOBODY`] where there is none. `None` where nothing tells anybody's.
pub(super) fn own_rows(
    recipe: &Recipe,
    data: &[Option<&Column>],
    people: &Table,
) -> Outcome<Option<Arc<[u32]>>> {
    let markers = markers(recipe)?;
    let mut found = identifying(recipe, data, people);
    found.sort_by_key(|one| !one.is_entity);
    let alone = found.iter().map(|one| vec![one]);
    let all = std::iter::once(found.iter().collect::<Vec<_>>());
    for columns in alone.chain(all) {
        let [own, people] = numbered(&columns, &markers);
        let known = (0..).zip(&people).filter(|(_, person)| **person > 0);
        let rows: HashMap<u32, u32> = known.clone().map(|(row, &person)| (person, row)).collect();
        let are_apart = rows.len() == known.count();
        let told: Vec<u32> = own.iter().copied().filter(|&person| person > 0).collect();
        let is_once = told.iter().collect::<HashSet<_>>().len() == told.len();
        if are_apart && (is_once || columns.iter().any(|one| one.is_entity)) {
            let own = own.iter().map(|person| rows.get(person).copied().unwrap_or(NOBODY));
            let own: Arc<[u32]> = own.collect();
            if own.iter().any(|&row| row != NOBODY) {
                return Ok(Some(own));
            }
        }
    }
    Ok(None)
}

/// Refuses somebody whom these columns show in both; where `alone` only if they tell all people of
/// the table apart.
fn refuse_shared(columns: &[&Identifying<'_>], markers: &[String], alone: bool) -> Outcome<()> {
    let [own, people] = numbered(columns, markers);
    let known: HashSet<u32> = people.iter().copied().filter(|&person| person > 0).collect();
    let are_apart = people.iter().filter(|&&person| person > 0).count() == known.len();
    if alone && !are_apart {
        return Ok(());
    }
    let own: HashSet<u32> = own.into_iter().collect();
    match own.intersection(&known).count() as u64 {
        0 => Ok(()),
        found => {
            let titles: Vec<&str> = columns.iter().map(|one| one.title.as_str()).collect();
            let problem = Problem::new(Code::PopulationSharesPersons);
            Err(Problem { found: Some(found), ..problem.of_attribute(titles.join(", ")) })
        }
    }
}

/// Refuses data and people with somebody in common; whether anything tells who they are.
///
/// # Errors
/// `population-shares-persons` with the column, or all of them, and how many people of the table are
/// in the data.
pub(super) fn share_nobody(
    recipe: &Recipe,
    data: &[Option<&Column>],
    people: &Table,
) -> Outcome<bool> {
    let markers = markers(recipe)?;
    let identifying = identifying(recipe, data, people);
    for one in &identifying {
        refuse_shared(&[one], &markers, !one.is_entity)?;
    }
    refuse_shared(&identifying.iter().collect::<Vec<_>>(), &markers, false)?;
    Ok(!identifying.is_empty())
}

/// The quasi-identifiers of which people who are to be apart have no value that the data have: they may
/// only be written otherwise. `data` has the column of each attribute of the recipe.
pub(super) fn no_common_values(
    recipe: &Recipe,
    data: &[Option<&Column>],
    people: Option<&Population>,
) -> Vec<Notice> {
    let people = people.filter(|people| people.apart).into_iter();
    let mut columns = people.flat_map(|people| &people.columns);
    let quasi = recipe.attributes.iter().zip(data);
    let quasi = quasi.filter(|(attribute, _)| attribute.role == Role::QuasiIdentifier);
    let unlike = quasi.filter_map(|(attribute, own)| {
        let (people, own) = (columns.next()?, (*own)?);
        let mut texts = people.dictionary.iter();
        let is_common = texts.any(|text| own.dictionary.code(text).is_some());
        (!is_common).then(|| Notice {
            attribute: Some(Attribute::title(attribute)),
            ..Notice::new(NoticeCode::NoCommonValues)
        })
    });
    unlike.collect()
}
