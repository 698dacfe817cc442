//! What people and programs write into a column of numbers or dates where they have none.
//!
//! One such text makes all of the column text, which gets no levels but `*`. Among words it may be a
//! value like others (no allergies are "none"), so that it counts where all else are numbers or
//! dates.

use super::{MISSING_MARKERS, kind, words};
use crate::table::number::grouped_form;
use crate::table::{Column, DataType, Phrases, Table};

/// Different texts without a digit beside numbers, at most.
const ODD: usize = 3;

/// Different numbers or dates, at least: beside fewer a word is a value to choose.
const NUMBERS: usize = 3;

/// What says that a value is not known, in letters alone: wherever it stands, nothing is told.
static UNKNOWN: Phrases = Phrases::new(
    "\
    andmedpuuduvad, angabefehlt, bezudaje, blank, brakdanych, datofaltante, desconhecido, \
    desconocido, empty, fehlend, fehlenderwert, fehlt, geenantwoord, inconnu, inconnue, \
    keineangabe, keineangaben, keineantwort, keinedaten, leer, manquant, missing, missingvalue, \
    neuvedeno, neznamo, nichtangegeben, nichtbekannt, nichterfasst, nichterhoben, nichtverfuegbar, \
    nichtvorhanden, niewiadomo, nieznany, noanswer, nocontesta, nodata, nodisponible, noresponse, \
    nonconnu, nondisponibile, nondisponible, nonnoto, nonrenseigne, nonspecifie, nonspecifiee, \
    notanswered, notavailable, notknown, notprovided, notrecorded, notreported, notspecified, \
    notstated, okaend, onbekend, ohneangabe, pasdereponse, sansreponse, sconosciuto, \
    sindato, sindatos, ukendt, ukjent, unbek, unbekannt, undefined, undisclosed, unknown, \
    unspecified, vide, weissnicht",
);

/// The same, but for what may be a value beside words.
static ONLY_AMONG_NUMBERS: Phrases = Phrases::new(
    "\
    brak, dk, dontknow, entfaellt, ka, na, nat, nc, nd, nichtzutreffend, nil, none, \
    nonapplicable, notapplicable, ns, nsp, null, nv, oa, pending, prefernottosay, refus, refuse, \
    refused, sansobjet, sd, tba, tbd, verweigert, x, xx, xxx",
);

/// Signs that stand for nothing: dashes, dots.
const SIGNS: [char; 8] = ['-', '–', '—', '−', '.', '…', '/', '?'];

/// How sure it is that a text means that a value is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gap {
    Everywhere,
    AmongNumbers,
}

/// The texts, but for those of `markers`, that stand for missing numbers or dates in some column, in the
/// order of the table.
pub(super) fn written(table: &Table, markers: &[String]) -> Vec<String> {
    let columns: Vec<Option<Vec<&str>>> =
        table.columns.iter().map(|column| of_column(column, markers)).collect();
    let mut found: Vec<String> = Vec::new();
    for text in columns.iter().flatten().flatten() {
        let mut others = table.columns.iter().zip(&columns).filter(|(_, own)| own.is_none());
        if !found.iter().any(|known| known == text)
            && (gap(text) == Some(Gap::Everywhere)
                || !others.any(|(column, _)| column.dictionary.code(text).is_some()))
        {
            found.push((*text).to_owned());
        }
    }
    found
}

/// The texts that stand for missing ones in a column of numbers or dates, if it is one.
fn of_column<'a>(column: &'a Column, markers: &[String]) -> Option<Vec<&'a str>> {
    let values =
        || column.dictionary.iter().filter(|text| !markers.iter().any(|marker| marker == text));
    let is_odd = |text: &&str| !text.bytes().any(|byte| byte.is_ascii_digit());
    let odd: Vec<&str> = values().filter(is_odd).take(ODD + 1).collect();
    if !(1..=ODD).contains(&odd.len()) || odd.iter().any(|text| gap(text).is_none()) {
        return None;
    }
    let numbers = || values().filter(|text| !is_odd(text));
    let are_numbers = numbers().nth(NUMBERS.max(odd.len() + 1) - 1).is_some()
        && (kind::infer_values(numbers).data_type != DataType::Text
            || kind::is_ambiguous(numbers)
            || kind::parts_thousands(numbers)
            || grouped_form(numbers).is_some());
    are_numbers.then_some(odd)
}

/// Whether a text without digits means that a value is missing.
fn gap(text: &str) -> Option<Gap> {
    let text = text.trim();
    let letters: String = text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect();
    let folded = words::words(&letters).concat();
    // Signs stand around words, and instead of them. A star is what a release writes.
    if text.contains('*') {
        None
    } else if letters.is_empty() {
        text.chars().all(|sign| SIGNS.contains(&sign)).then_some(match text.is_empty() {
            true => Gap::Everywhere,
            false => Gap::AmongNumbers,
        })
    } else if UNKNOWN.contains(&folded) {
        Some(Gap::Everywhere)
    } else if ONLY_AMONG_NUMBERS.contains(&folded)
        // Statistics programs tell kinds of missing numbers by a letter: `.a`.
        || text.starts_with('.') && text.len() == 2
        || MISSING_MARKERS.iter().any(|marker| marker.eq_ignore_ascii_case(text))
    {
        Some(Gap::AmongNumbers)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{Gap, ONLY_AMONG_NUMBERS, UNKNOWN, gap};
    use crate::table::suggest::words;

    /// What is not in the form that texts are brought into would never be found.
    #[test]
    fn gaps_are_written_in_the_form_of_their_texts() {
        for word in UNKNOWN.sorted().iter().chain(ONLY_AMONG_NUMBERS.sorted()) {
            assert!(word.bytes().all(|byte| byte.is_ascii_lowercase()), "{word}");
            assert_eq!(words::words(word).concat(), *word);
        }
    }

    #[test]
    fn what_says_that_nothing_is_known_is_told_from_values() {
        for text in ["Unknown", "KEINE ANGABE", "(blank)", "non renseigné", "Nicht erhoben", " ?"]
        {
            assert!(gap(text).is_some(), "{text}");
        }
        for text in ["None", "k. A", "n.v.", "<na>", "\u{2013}", "---", ".a", "x", "S/D"] {
            assert_eq!(gap(text), Some(Gap::AmongNumbers), "{text}");
        }
        for text in ["*", "keine", "yes", "female", "+", "s.o.", "a", "mehr", "IT", "unknown 7 *"] {
            assert_eq!(gap(text), None, "{text}");
        }
    }
}
