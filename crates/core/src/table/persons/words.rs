//! Which names of columns name a person, in English and German.
//!
//! A number is a person's if its name says whose it is: `patient_id`, `Kundennr.`,
//! `versichertennummer`. Numbers of cases, visits, orders, households, wards, classes, rooms and
//! practices are not, however often they occur.

use crate::table::suggest::words_of;

/// Whose number a name says it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Naming {
    /// That of the person whom the record is about.
    Subject,
    /// That of somebody who may as well be the one who wrote the record.
    Staff,
    /// It says no more than that somebody or something is meant.
    Bare,
    /// That of something that several people share.
    Shared,
}

/// Those whom records are about. Plurals count people rather than name them.
#[rustfmt::skip]
const SUBJECTS: &[&str] = &[
    "patient", "patienten", "pat", "person", "personen", "pers", "individual", "individuum",
    "subject", "subj", "participant", "teilnehmer", "proband", "probanden", "versuchsperson",
    "versuchspersonen", "vp", "respondent", "befragten", "interviewee", "insured", "insurant",
    "versicherten", "versicherter", "customer", "kunde", "kunden", "kd", "client", "klient",
    "klienten", "mandant", "mandanten", "member", "mitglied", "mitglieds", "student", "studenten",
    "studierenden", "pupil", "schueler", "learner", "citizen", "buerger", "einwohner", "resident",
    "bewohner", "donor", "spender", "taxpayer", "beneficiary", "passenger", "passagier", "tenant",
    "mieter", "applicant", "bewerber", "antragsteller", "claimant", "inmate", "voter",
    "leistungsempfaenger", "cardholder",
];

/// Those whom records are about, or who write them.
#[rustfmt::skip]
const STAFF: &[&str] = &[
    "employee", "mitarbeiter", "mitarbeitenden", "personal", "staff", "worker", "beschaeftigten",
    "user", "benutzer", "nutzer",
];

/// What stands after a person to mean their number.
#[rustfmt::skip]
const NUMBERS: &[&str] = &[
    "id", "ids", "idnr", "idno", "idnumber", "idnummer", "no", "nr", "num", "number", "nummer",
    "identifier", "identification", "key", "code", "pseudonym", "schluessel", "kennung",
    "kennzahl", "kennziffer", "uuid", "guid", "hash", "pid", "ref", "token",
];

/// What may stand before a person, too: "number of patients" is a count.
const NUMBERS_BEFORE: [&str; 3] = ["id", "pseudonym", "uuid"];

/// Who reads like a person and is a topic taught at school.
const TOPICS: [&str; 3] = ["subjectcode", "subjectkey", "subjectref"];

/// Numbers that are a person's by law or custom.
#[rustfmt::skip]
const PERSONAL: &[&str] = &[
    "ssn", "socialsecurity", "socialsecuritynumber", "socialsecurityno", "nationalid",
    "nationalinsurancenumber", "passport", "passportnumber", "passportno", "mrn",
    "medicalrecordnumber", "medicalrecordno", "nhsnumber", "nhsno", "pid", "pidp", "usubjid",
    "taxid", "taxnumber", "bsn", "cpr", "cprnumber", "personnummer", "pesel", "ahvnummer", "ahvnr",
    "ausweisnummer", "personalausweisnummer", "passnummer", "kvnr", "kvnummer", "svnr", "vsnr",
    "steuernummer", "steuernr", "steuerid", "steueridentifikationsnummer", "versicherungsnummer",
    "versicherungsnr", "versnr", "krankenversicherungsnummer", "krankenversichertennummer",
    "rentenversicherungsnummer", "sozialversicherungsnummer", "sozialversicherungsnr",
    "insurancenumber", "insuranceno", "insuranceid", "healthcardnumber",
    "gesundheitskartennummer", "matrikelnummer", "matrikelnr", "matriculationnumber", "pseudonym",
    "pseudonymid",
];

/// What a whole name may be and say little. A name or an address may be somebody's alone.
#[rustfmt::skip]
const BARE: &[&str] = &[
    "id", "ids", "identifier", "idnumber", "idnummer", "uuid", "guid", "email", "mail",
    "emailaddress", "mailadresse", "emailadresse", "login", "username", "benutzername",
];

/// What people share: how a word of the name begins.
#[rustfmt::skip]
const SHARED: &[&str] = &[
    "household", "haushalt", "family", "familie", "ward", "station", "class", "klasse", "room",
    "zimmer", "raum", "department", "abteilung", "hospital", "krankenhaus", "klinik", "clinic",
    "school", "schule", "doctor", "arzt", "aerzt", "physician", "hausarzt", "zentrum", "center",
    "centre", "practice", "praxis", "postcode", "postal", "postleitzahl", "region", "district",
    "bezirk", "gemeinde", "municipality", "building", "gebaeude", "company", "firma", "employer",
    "arbeitgeber", "teacher", "lehrer", "product", "produkt", "artikel", "article", "filiale", "branch", "store",
];

/// The same as whole words, since others begin alike.
#[rustfmt::skip]
const SHARED_WORDS: &[&str] = &[
    "hh", "hhid", "hid", "zip", "plz", "site", "bed", "bett", "team", "group", "gruppe", "item",
    "lanr", "bsnr", "icd", "atc", "pzn", "ops", "drg", "dept", "abt", "iban",
];

/// Whose number a name says it is; nothing if it does not say.
pub(super) fn naming(name: &str) -> Option<Naming> {
    let words = words_of(name);
    if words.iter().any(|word| is_shared(word)) {
        return Some(Naming::Shared);
    }
    // What stands together in the name, written apart or not.
    let runs = || {
        (0..words.len())
            .flat_map(|from| (from + 1..=words.len()).map(move |to| (from, to)))
            .map(|(from, to)| words[from..to].concat())
    };
    let of = |people: &[&str], run: &str| {
        people.iter().any(|person| {
            let after = run.strip_prefix(person).is_some_and(|rest| NUMBERS.contains(&rest));
            let after = after && !TOPICS.contains(&run);
            let before =
                run.strip_suffix(person).is_some_and(|rest| NUMBERS_BEFORE.contains(&rest));
            after || before
        })
    };
    let whole = words.concat();
    if runs().any(|run| PERSONAL.contains(&&run[..]) || of(SUBJECTS, &run)) {
        Some(Naming::Subject)
    } else if runs().any(|run| of(STAFF, &run)) {
        Some(Naming::Staff)
    } else if [BARE, SUBJECTS, STAFF].iter().any(|names| names.contains(&&whole[..])) {
        Some(Naming::Bare)
    } else {
        None
    }
}

fn is_shared(word: &str) -> bool {
    SHARED_WORDS.contains(&word) || SHARED.iter().any(|begin| word.starts_with(begin))
}

/// Whether a name speaks of a household, within which persons are numbered.
pub(super) fn is_household(name: &str) -> bool {
    let begins = |word: &String| {
        ["household", "haushalt", "family", "familie"].iter().any(|begin| word.starts_with(begin))
    };
    words_of(name).iter().any(|word| begins(word) || ["hh", "hhid", "hid"].contains(&&word[..]))
}

/// Whether a whole name says that the sex of a person is meant, which no one changes every day.
pub(super) fn is_sex(name: &str) -> bool {
    let words = words_of(name);
    words.iter().any(|word| ["sex", "gender", "geschlecht"].contains(&&word[..]))
}

/// Whether a name is that of a first or full name.
pub(super) fn is_given_name(name: &str) -> bool {
    let whole = words_of(name).concat();
    [
        "name",
        "fullname",
        "firstname",
        "givenname",
        "forename",
        "vorname",
        "vornamen",
        "rufname",
        "patientname",
        "patientenname",
        "personname",
        "customername",
        "kundenname",
    ]
    .contains(&&whole[..])
}

#[cfg(test)]
mod tests {
    use super::{Naming, naming};

    #[test]
    fn names_of_numbers_say_whose_they_are() {
        for (name, expected) in [
            ("PatientenID", Some(Naming::Subject)),
            ("patient_id", Some(Naming::Subject)),
            ("PATIENT NUMBER", Some(Naming::Subject)),
            ("Pat.-Nr.", Some(Naming::Subject)),
            ("person number", Some(Naming::Subject)),
            ("id_person", Some(Naming::Subject)),
            ("Versichertennummer", Some(Naming::Subject)),
            ("Versicherten-Nr", Some(Naming::Subject)),
            ("Kundennummer", Some(Naming::Subject)),
            ("KdNr", Some(Naming::Subject)),
            ("Schüler-ID", Some(Naming::Subject)),
            ("Probandencode", Some(Naming::Subject)),
            ("pseudonym", Some(Naming::Subject)),
            ("MRN", Some(Naming::Subject)),
            ("employee id", Some(Naming::Staff)),
            ("Personalnummer", Some(Naming::Staff)),
            ("ID", Some(Naming::Bare)),
            ("e-mail", Some(Naming::Bare)),
            ("Patient", Some(Naming::Bare)),
            ("subject id", Some(Naming::Subject)),
            ("subject code", None),
            ("teacher id", Some(Naming::Shared)),
            ("household_id", Some(Naming::Shared)),
            ("Haushaltsnummer", Some(Naming::Shared)),
            ("ward number", Some(Naming::Shared)),
            ("Stationsnr", Some(Naming::Shared)),
            ("Klassen-ID", Some(Naming::Shared)),
            ("hospital id", Some(Naming::Shared)),
            ("Arztnummer", Some(Naming::Shared)),
            ("postcode", Some(Naming::Shared)),
            ("PLZ", Some(Naming::Shared)),
            ("case number", None),
            ("Fallnummer", None),
            ("record id", None),
            ("patient_visit_id", None),
            ("order no", None),
            ("number of patients", None),
            ("patients", None),
            ("row number", None),
            ("diagnosis", None),
            ("country_id", None),
            ("", None),
        ] {
            assert_eq!(naming(name), expected, "{name}");
        }
    }
}
