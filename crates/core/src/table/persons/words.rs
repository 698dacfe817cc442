//! Which names of columns name a person, in English and German.
//!
//! A number is a person's if its name says whose it is (`patient_id`, `Kundennr.`, `Schüler:innen-ID`:
//! a word for people, perhaps with an ending, and one for a number) or who gives it to people
//! (`SV-Nummer`). Numbers of cases, visits, orders, households, wards, classes, rooms and practices
//! are not, however often they occur. [The roles](crate::table::suggest) are suggested by the
//! same words.

use crate::table::suggest::{OWN_CONTACTS, words_of};

/// Whose number a name says it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::table) enum Naming {
    /// That of the person whom the record is about, whatever the rest of the record is about.
    Subject,
    /// The same, unless persons are numbered anew within each household or the like.
    Member,
    /// That of somebody who may as well be the one who wrote the record.
    Staff,
    /// It says no more than that somebody or something is meant.
    Bare,
    /// That of something that several people share.
    Shared,
}

/// Those whom records are about, without the endings that follow.
#[rustfmt::skip]
const SUBJECTS: &[&str] = &[
    "patient", "pat", "subject", "subj", "participant", "teilnehmer", "teilnehmend", "proband",
    "versuchsperson", "vp", "interviewee", "insured", "insurant", "versichert", "customer", "kund",
    "kd", "client", "klient", "mandant", "mitglied", "student", "studierend", "pupil",
    "schueler", "learner", "citizen", "buerger", "einwohner", "resident", "bewohner", "donor",
    "spender", "taxpayer", "beneficiary", "bene", "bezieher", "leistungsbezieher",
    "leistungsempfaenger", "passenger", "passagier", "guest", "gast", "tenant", "mieter",
    "applicant", "bewerber", "antragsteller", "claimant", "inmate", "haeftling", "offender",
    "taeter", "victim", "opfer", "voter", "waehler", "cardholder", "policyholder", "debtor",
    "debitor", "subscriber", "abonnent",
];

/// Those who are numbered within a household, too.
#[rustfmt::skip]
const MEMBERS: &[&str] =
    &["person", "pers", "individual", "individuum", "member", "respondent", "befragt", "child"];

/// Those whom records are about, or who write them.
#[rustfmt::skip]
const STAFF: &[&str] = &[
    "employee", "mitarbeiter", "mitarbeitend", "personal", "staff", "worker", "beschaeftigt",
    "arbeitnehmer", "angestellt", "user", "benutzer", "nutzer", "driver", "fahrer",
];

/// What the words for people may end in: plurals, cases and women.
const ENDINGS: [&str; 9] = ["", "e", "en", "er", "in", "innen", "n", "r", "s"];

/// What stands after a person to mean their number.
#[rustfmt::skip]
const NUMBERS: &[&str] = &[
    "id", "ids", "idnr", "idno", "idnumber", "idnummer", "no", "nr", "num", "number", "nummer",
    "identifier", "identification", "key", "code", "pseudonym", "schluessel", "kennung",
    "kennzahl", "kennziffer", "uuid", "guid", "hash", "pid", "ref", "token",
];

/// What stands after the abbreviations of other words, which mean little without it.
const PLAIN_NUMBERS: &[&str] = &["id", "nr", "nummer", "no", "num", "number"];
const GERMAN_NUMBERS: &[&str] = &["id", "nr", "nummer"];
const ISSUED_NUMBERS: &[&str] = &["nr", "nummer"];

/// The abbreviations: of the people above, and of those who give numbers to people.
const SHORT_SUBJECTS: &[&str] = &["pt", "cust", "studi", "mitgl", "matr", "sozialvers", "vers"];
const SHORT_GERMAN: &[&str] = &["tn"];
const SHORT_ISSUED: &[&str] = &["sv", "kv", "rv", "vs", "ahv", "pass"];
const SHORT_MEMBERS: &[&str] = &["resp"];
const SHORT_STAFF: &[&str] = &["emp", "payroll"];
const SHORT_GERMAN_STAFF: &[&str] = &["ma", "an"];

/// What persons get a number of by law or custom.
#[rustfmt::skip]
const ISSUED: &[&str] = &[
    "socialsecurity", "national", "nationalinsurance", "nhs", "medicaid", "medicare",
    "medicalrecord", "passport", "reisepass", "ausweis", "personalausweis", "tax", "steuer",
    "steueridentifikations", "cpr", "versicherungs", "krankenversicherungs",
    "rentenversicherungs", "sozialversicherungs", "krankenversicherten", "insurance",
    "healthinsurance", "healthcard", "gesundheitskarten", "matrikel", "matriculation",
];

/// What may stand before a person, too: "number of patients" is a count.
const NUMBERS_BEFORE: &[&str] = &["id", "pseudonym", "uuid"];

/// Who reads like a person and is a topic taught at school.
const TOPICS: [&str; 3] = ["subjectcode", "subjectkey", "subjectref"];

/// Numbers that are a person's without saying so.
#[rustfmt::skip]
const PERSONAL: &[&str] = &[
    "ssn", "socialsecurity", "nationalid", "passport", "mrn", "pidp", "usubjid", "bsn", "cpr",
    "bpk", "ahvn", "personnummer", "pesel", "pseudonym", "pseudonymid",
];

/// What a whole name may be and say little: numbers of what is mostly one person's.
#[rustfmt::skip]
pub(in crate::table) const BARE_NUMBERS: &[&str] = &[
    "studyid", "studyno", "studynumber", "studienid", "studiennr", "studiennummer", "accountid",
    "accountno", "policyno", "policynumber", "policennummer", "hospitalno", "hospitalnumber",
    "kindid", "kindnr", "kindnummer", "kinderid",
];

/// The same of what may be anything's. A name may be somebody's alone.
#[rustfmt::skip]
const BARE: &[&str] = &[
    "id", "ids", "identifier", "idnumber", "idnummer", "uuid", "guid", "accountnumber",
    "kontonummer", "kontonr", "login", "username", "benutzername",
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
pub(in crate::table) fn naming(name: &str) -> Option<Naming> {
    let words = words_of(name);
    let whole = words.concat();
    let is_bare = |whole: &str| BARE.contains(&whole) || BARE_NUMBERS.contains(&whole);
    if is_bare(&whole) {
        return Some(Naming::Bare);
    }
    if words.iter().any(|word| is_shared(word)) {
        return Some(Naming::Shared);
    }
    // What stands together in the name, written apart or not.
    let runs: Vec<String> = (0..words.len())
        .flat_map(|from| (from + 1..=words.len()).map(move |to| (from, to)))
        .map(|(from, to)| words[from..to].concat())
        .collect();
    let any = |is: fn(&str) -> bool| runs.iter().any(|run| is(run));
    if any(is_subject) {
        Some(Naming::Subject)
    } else if any(|run| run == "pid" || is_number_of(MEMBERS, run) || is_short(SHORT_MEMBERS, run))
    {
        Some(Naming::Member)
    } else if any(is_staff) {
        Some(Naming::Staff)
    } else if is_person(&whole)
        || is_full_name(&whole)
        || (0..words.len()).any(|from| OWN_CONTACTS.contains(&&words[from..].concat()[..]))
    {
        Some(Naming::Bare)
    } else {
        None
    }
}

fn is_subject(run: &str) -> bool {
    PERSONAL.contains(&run)
        || is_number_of(SUBJECTS, run)
        || is_short(SHORT_SUBJECTS, run)
        || joins(SHORT_GERMAN, &[""], GERMAN_NUMBERS, run)
        || joins(SHORT_ISSUED, &[""], ISSUED_NUMBERS, run)
        || joins(ISSUED, &[""], PLAIN_NUMBERS, run)
}

fn is_staff(run: &str) -> bool {
    run == "pnr"
        || is_number_of(STAFF, run)
        || is_short(SHORT_STAFF, run)
        || joins(SHORT_GERMAN_STAFF, &[""], GERMAN_NUMBERS, run)
}

/// Whether a run of words is that of people with one for their number.
fn is_number_of(people: &[&str], run: &str) -> bool {
    joins(people, &ENDINGS, NUMBERS, run) && !TOPICS.contains(&run)
        || joins(NUMBERS_BEFORE, &[""], people, run)
}

fn is_short(people: &[&str], run: &str) -> bool {
    joins(people, &[""], PLAIN_NUMBERS, run)
}

/// Whether a run of words is one of the first, an ending and one of the last.
fn joins(first: &[&str], endings: &[&str], last: &[&str], run: &str) -> bool {
    first.iter().filter_map(|one| run.strip_prefix(one)).any(|rest| {
        endings.iter().filter_map(|end| rest.strip_prefix(end)).any(|rest| last.contains(&rest))
    })
}

/// Whether a whole name is a word for people: abbreviations of two letters are none, and plurals
/// in "s" count people rather than name them.
fn is_person(whole: &str) -> bool {
    let people = [SUBJECTS, MEMBERS, STAFF].into_iter().flatten().filter(|one| one.len() > 2);
    people.filter_map(|one| whole.strip_prefix(one)).any(|end| end != "s" && ENDINGS.contains(&end))
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

/// Full names, as whole names of columns.
#[rustfmt::skip]
const FULL_NAMES: &[&str] = &[
    "name", "fullname", "patientname", "patientenname", "personname", "customername", "kundenname",
];

fn is_full_name(whole: &str) -> bool {
    FULL_NAMES.contains(&whole)
}

/// Whether a name says no more than that it is one, which things have as well.
pub(super) fn is_any_name(name: &str) -> bool {
    words_of(name).concat() == "name"
}

/// Whether a name is that of a first or full name.
pub(super) fn is_given_name(name: &str) -> bool {
    let whole = words_of(name).concat();
    let given = ["firstname", "givenname", "forename", "vorname", "vornamen", "rufname"];
    is_full_name(&whole) || given.contains(&&whole[..])
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
            ("person number", Some(Naming::Member)),
            ("id_person", Some(Naming::Member)),
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
            ("Telefon", Some(Naming::Bare)),
            ("Patient phone", Some(Naming::Bare)),
            ("hospital phone", Some(Naming::Shared)),
            ("hospital number", Some(Naming::Bare)),
            ("study_id", Some(Naming::Bare)),
            ("account_id", Some(Naming::Bare)),
            ("Wähler", Some(Naming::Bare)),
            ("Patient*in", Some(Naming::Bare)),
            ("policyholder", Some(Naming::Bare)),
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
            ("order_id", None),
            ("Rechnungsnummer", None),
            ("product_id", Some(Naming::Shared)),
            ("hadm_id", None),
            ("anno", None),
            ("annum", None),
            ("pass no", None),
            ("Studienkennzahl", None),
            ("version no", None),
            ("kind", None),
            ("MA", None),
            ("pt", None),
            ("resp", None),
            ("name of drug", None),
            ("Produktname", Some(Naming::Shared)),
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
    /// Names put together of a word for people, an ending, and a word for their number.
    #[test]
    fn numbers_are_put_together_of_people_and_a_number() {
        #[rustfmt::skip]
        let subjects = [
            "bene_id", "Medicaid ID", "Studi-ID", "offender_id", "victim_id", "guest_id",
            "policyholder_id", "SV-Nummer", "Sozialvers.-Nr.", "RVNR", "Reisepassnummer", "bPK",
            "AHVN13", "Matr.Nr.", "Mitgl.-Nr.", "TN-Nr", "BezieherID", "Debitorennummer", "Vers-ID",
            "Klient:innen-ID", "PatientIn-ID", "Patient*innennummer", "Schüler:innen-Nr.",
            "Kund_innen_ID", "Versicherte:r Nr", "cust_id", "custno", "pt_id", "PTNO",
        ];
        for name in subjects {
            assert_eq!(naming(name), Some(Naming::Subject), "{name}");
        }
        for name in ["child_id", "resp_id", "respondent no", "Personen-ID", "pid"] {
            assert_eq!(naming(name), Some(Naming::Member), "{name}");
        }
        #[rustfmt::skip]
        let staff = [
            "emp_no", "emp_id", "EmpID", "EMPNO", "payroll_no", "driver_id", "MA-Nr", "MA_ID", "PNR",
            "AN-Nr", "Mitarbeiter*innen-Nr.",
        ];
        for name in staff {
            assert_eq!(naming(name), Some(Naming::Staff), "{name}");
        }
        for name in [
            "PatientIn",
            "Patient*in",
            "Patient:in",
            "Patient_in",
            "Proband*in",
            "Schüler:in",
            "Studierende",
            "Kind-ID",
            "StudienID",
        ] {
            assert_eq!(naming(name), Some(Naming::Bare), "{name}");
        }
    }
}
