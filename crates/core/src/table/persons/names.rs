//! Persons whose names stand in two columns, that of the family and the given one.
//!
//! Neither says who somebody is; both together do, as far as nobody else is called so. A birth date
//! beside them tells those apart who are.

use super::details::Details;
use super::{MANY_VALUES, Numbered, OFTENEST, RepeatedPersons};
use crate::num;
use crate::table::suggest::{names_given_name, words_of};
use crate::table::{Column, Phrases, Table};
use std::collections::HashMap;

/// Where given and family names fall together by chance there are more pairs of them than this
/// share of those that would be expected.
const EXPECTED: f64 = 0.5;

/// Whole names of family names, and of given names where one stands beside them.
static FAMILY_NAMES: Phrases = Phrases::new(
    "\
    surname, lastname, lname, familyname, nachname, familienname, zuname, name, nom, nomdefamille, \
    apellido, apellidos, primerapellido, cognome, nazwisko, prijmeni, soyad, soyadi, achternaam, \
    sobrenome, apelido, efternamn, etternavn, efternavn, sukunimi, perenimi, perekonnanimi, pavarde, \
    uzvards, prezime, priezvisko",
);
static OTHER_GIVEN_NAMES: Phrases = Phrases::new(
    "\
    nombre, nombres, nome, imie, imiona, jmeno, krestnijmeno, ad, adi, voornaam, voornamen, roepnaam, \
    foernamn, fornavn, etunimi, etunimet, eesnimi, vardas, vards, ime, meno",
);

/// Whether a whole name is that of family names, if given names stand in another column.
fn is_family_name(name: &str) -> bool {
    FAMILY_NAMES.contains(&words_of(name).concat())
}

/// Whether a whole name is that of given names, if family names stand in another column.
fn is_beside_family(name: &str) -> bool {
    names_given_name(name) || OTHER_GIVEN_NAMES.contains(&words_of(name).concat())
}

/// The column of the families' names, with how many persons have how many records, if some persons
/// have several.
pub(super) fn repeated(
    table: &Table,
    details: &Details<'_>,
    markers: &[String],
) -> Option<RepeatedPersons> {
    let keys = Keys::of_table(table, details.birth_dates())?;
    let Keys { family, given, born, .. } = keys;
    if !keys.recur() {
        return None;
    }
    let whole = keys.column(markers);
    let one = Numbered::of_column(family, &whole, &[String::new()]);
    let values = |column: usize| table.columns[column].dictionary.len() as f64;
    let pairs = values(family) * values(given);
    let expected = pairs * (1.0 - num::pow(1.0 - 1.0 / pairs, one.records as f64));
    let is_no_chance = born.is_some()
        || one.values >= MANY_VALUES
            && one.mostly_recur()
            && one.values as f64 <= EXPECTED * expected;
    (one.repeats_often() && is_no_chance && !details.deny(&one)).then(|| {
        let found = one.found();
        RepeatedPersons { partners: keys.partners(), ..found }
    })
}

/// Whether a column holds given names beside those of the families: many persons share each.
pub(super) fn are_parts(table: &Table, column: &Column) -> bool {
    is_beside_family(&column.name) && table.columns.iter().any(|other| is_family_name(&other.name))
}

/// The columns that name persons together.
pub(super) struct Keys<'a> {
    table: &'a Table,
    pub(super) family: usize,
    pub(super) given: usize,
    born: Option<usize>,
}

impl<'a> Keys<'a> {
    /// The columns of family and given names, if there are both, with that of birth dates.
    pub(super) fn of_table(table: &'a Table, born: Option<usize>) -> Option<Self> {
        let place = |is: fn(&str) -> bool| table.columns.iter().position(|column| is(&column.name));
        let (family, given) = (place(is_family_name)?, place(is_beside_family)?);
        let born = born.filter(|born| ![family, given].contains(born));
        Some(Self { table, family, given, born })
    }

    /// Whether a column is that of family or given names.
    pub(super) fn has(&self, column: usize) -> bool {
        [self.family, self.given].contains(&column)
    }

    /// What stands beside the families' names.
    pub(super) fn partners(&self) -> [Option<usize>; 2] {
        [Some(self.given), self.born]
    }

    fn key(&self, record: usize) -> [u32; 3] {
        let code = |column: usize| self.table.columns[column].codes.get(record);
        [code(self.family), code(self.given), self.born.map_or(0, code)]
    }

    /// Whether enough of them do, which is known before any text is put together.
    fn recur(&self) -> bool {
        let mut counts: HashMap<[u32; 3], usize> = HashMap::new();
        for record in 0..self.table.records {
            *counts.entry(self.key(record)).or_insert(0) += 1;
        }
        let recurring: usize = counts.values().filter(|&&count| count > 1).sum();
        recurring * OFTENEST >= self.table.records
    }

    /// A column of full names with birth dates; empty where a part of the name is missing.
    pub(super) fn column(&self, markers: &[String]) -> Column {
        let name = self.table.columns[self.family].name.clone();
        let mut whole = Column { name, ..Column::default() };
        let mut known: HashMap<[u32; 3], u32> = HashMap::new();
        let text = |column: usize, code: u32| self.table.columns[column].dictionary.get(code);
        for record in 0..self.table.records {
            let key = self.key(record);
            let code = *known.entry(key).or_insert_with(|| {
                let (last, first) = (text(self.family, key[0]), text(self.given, key[1]));
                if [last, first].iter().any(|name| markers.iter().any(|marker| marker == name)) {
                    return whole.dictionary.insert("");
                }
                let date = self.born.map(|born| text(born, key[2])).unwrap_or_default();
                whole.dictionary.insert(format!("{first} {last} {date}").trim_end())
            });
            whole.codes.push(code);
        }
        whole
    }
}
