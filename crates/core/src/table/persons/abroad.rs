//! Which names of columns name the number of a person in Spanish, Italian, Polish, Czech, Turkish and
//! Dutch.

use super::words::joins;
use crate::table::Phrases;

/// Those whom records are about where other languages are spoken, as they stand beside a number.
static ABROAD: Phrases = Phrases::new(
    "\
    cliente, paciente, socio, alumno, afiliado, paziente, assistito, utente, studente, cli, klienta, \
    pacjenta, czlonka, ucznia, studenta, zakaznika, pacienta, clena, zaka, zak, muesteri, hasta, ueye, \
    oegrenci, klant, klanten, lid, leerling, leerlingen, leden, deelnemer, patienten",
);

/// The same of those who may as well write them.
const STAFF_ABROAD: &[&str] = &[
    "empleado",
    "dipendente",
    "pracownika",
    "zamestnance",
    "personel",
    "calisan",
    "medewerker",
    "personeels",
];

/// What means their number there, before them or behind.
static NUMBERS_ABROAD: Phrases = Phrases::new(
    "\
    n, no, nr, num, numero, numerode, numerodi, numerodel, codigo, codigode, cod, codice, id, cislo, numer, \
    nummer, numarasi, kod, kodu, code",
);

/// Whether a run of words is that of the number of those whom records are about.
pub(super) fn is_subject(run: &str) -> bool {
    is_number_of(ABROAD.sorted(), run)
}

/// The same of those who may as well write them.
pub(super) fn is_staff(run: &str) -> bool {
    is_number_of(STAFF_ABROAD, run)
}

/// Whether a run of words is that of people with one for their number, in either order.
fn is_number_of(people: &[&str], run: &str) -> bool {
    joins(people, &[""], NUMBERS_ABROAD.sorted(), run)
        || joins(NUMBERS_ABROAD.sorted(), &[""], people, run)
}
