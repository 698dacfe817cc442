//! Which names of columns name a person, in English and German; the usual ones in French, Spanish,
//! Italian, Polish, Czech, Turkish and Dutch, too.
//!
//! A number is a person's if its name says whose it is (`patient_id`, `Kundennr.`, `Schüler:innen-ID`:
//! a word for people, perhaps with an ending, and one for a number) or who gives it to people
//! (`SV-Nummer`). Numbers of cases, visits, orders, households, wards, classes, rooms and practices
//! are not, however often they occur. [The roles](crate::table::suggest) are suggested by the
//! same words.

use super::abroad;
use crate::table::Phrases;
use crate::table::suggest::{LONGEST_RUN, OWN_CONTACTS, names_given_name, runs_of, words_of};

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
    /// That of something that several people share, or of somebody who serves several.
    Shared,
    /// That of what is no person and no group of any.
    Thing,
}

/// Those whom records are about, without the endings that follow.
static SUBJECTS: Phrases = Phrases::new(
    "\
    patient, pat, subject, subj, participant, teilnehmer, teilnehmend, proband, versuchsperson, vp, \
    interviewee, insured, insurant, versichert, customer, kund, kd, client, klient, mandant, mitglied, \
    student, studierend, pupil, schueler, learner, citizen, buerger, einwohner, resident, bewohner, donor, \
    spender, taxpayer, beneficiary, bene, bezieher, leistungsbezieher, leistungsempfaenger, passenger, \
    passagier, guest, gast, tenant, mieter, applicant, bewerber, antragsteller, claimant, inmate, \
    haeftling, offender, taeter, victim, opfer, voter, waehler, cardholder, policyholder, debtor, debitor, \
    subscriber, abonnent, lehrling, azubi, auszubildend, apprentice, insass, asylwerber, asylbewerber, \
    beschuldigt, defendant, suspect, detainee, pflegekund, accountholder, kontoinhaber, athlete, sportler, \
    leser, borrower, visitor, besucher, candidate, pruefling, caller, anrufer, schuldner, assure, eleve, \
    etudiant, adherent, usager, beneficiaire, locataire, salarie, abonne, runner, laeufer, swimmer, schwimmer, \
    schuetze, ruderer, rower, rider, cyclist, coureur, nageur, corredor, attendee, fahrgast, trainierend, donateur, \
    licencie, versicherungsnehmer, allocataire, debiteur, panelist, patron, halter, eigentuemer",
);

/// Those who are numbered within a household, too.
#[rustfmt::skip]
const MEMBERS: &[&str] =
    &[
    "person", "pers", "individual", "individuum", "member", "respondent", "befragt", "child", "player",
    "spieler", "repondant",
];

/// Those whom records are about, or who write them.
#[rustfmt::skip]
const STAFF: &[&str] = &[
    "employee", "mitarbeiter", "mitarbeitend", "personal", "staff", "worker", "beschaeftigt",
    "arbeitnehmer", "angestellt", "user", "benutzer", "nutzer", "driver", "fahrer", "personnel",
    "beamt", "reader", "assignee",
];

/// What the words for people may end in: plurals, cases and women.
const ENDINGS: [&str; 9] = ["", "e", "en", "er", "in", "innen", "n", "r", "s"];

/// What stands after a person to mean their number.
static NUMBERS: Phrases = Phrases::new(
    "\
    id, ids, idnr, idno, idnumber, idnummer, no, nr, num, number, nummer, identifier, identification, key, \
    code, pseudonym, schluessel, kennung, kennzahl, kennziffer, uuid, guid, hash, pid, ref, token, numero",
);

/// What stands after the abbreviations of other words, which mean little without it.
const PLAIN_NUMBERS: &[&str] = &["id", "nr", "nummer", "no", "num", "number"];
const GERMAN_NUMBERS: &[&str] = &["id", "nr", "nummer"];
const ISSUED_NUMBERS: &[&str] = &["nr", "nummer"];

/// The abbreviations: of the people above, and of those who give numbers to people.
const SHORT_SUBJECTS: &[&str] =
    &["pt", "cust", "stud", "studi", "mitgl", "mgl", "matr", "sozialvers", "vers", "pax"];
const SHORT_GERMAN: &[&str] = &["tn", "sus", "vn"];
const SHORT_ISSUED: &[&str] = &["sv", "kv", "rv", "vs", "ahv", "pass", "egk", "azr", "fs"];
const SHORT_MEMBERS: &[&str] = &["resp"];
const SHORT_STAFF: &[&str] = &["emp", "empl", "payroll"];
const SHORT_GERMAN_STAFF: &[&str] = &["ma", "an"];

/// What persons get a number of by law or custom.
static ISSUED: Phrases = Phrases::new(
    "\
    socialsecurity, national, nationalinsurance, nhs, medicaid, medicare, medicalrecord, passport, \
    reisepass, ausweis, personalausweis, tax, steuer, steueridentifikations, cpr, versicherungs, \
    krankenversicherungs, rentenversicherungs, sozialversicherungs, krankenversicherten, insurance, \
    healthinsurance, healthcard, gesundheitskarten, matrikel, matriculation, membership, steuerid, \
    steuerident, fuehrerschein, identitaets, leserausweis",
);

/// What may stand before a person, too: "number of patients" is a count.
const NUMBERS_BEFORE: &[&str] =
    &["id", "pseudonym", "uuid", "n", "numero", "numerode", "numerodu", "identifiant"];

/// The same in German, where a count is called otherwise: Nr. des Patienten.
const GERMAN_BEFORE: &[&str] = &["nr", "nrder", "nrdes", "nummer", "nummerder", "nummerdes"];

/// Who reads like a person and is a topic taught at school.
const TOPICS: [&str; 3] = ["subjectcode", "subjectkey", "subjectref"];

/// Numbers that are a person's without saying so.
static PERSONAL: Phrases = Phrases::new(
    "\
    ssn, socialsecurity, nationalid, passport, mrn, pidp, usubjid, bsn, cpr, ahv, avs, nir, nsecu, \
    securitesociale, matricule, matrikel, kvnr, rvnr, idnr, bpk, ahvn, personnummer, pesel, pseudonym, pseudonymid, \
    codicefiscale, nationalinsurance, nino, dni, nif, cpf, rodnecislo, burgerservicenummer, tckimlik, \
    tckimlikno, tckn, distinctid, anonymousid, advertisingid, nip, ipp, nss, nhc, nohistoria, nhistoria, \
    numerohistoria, historiaclinica, nohistoriaclinica, numerohistoriaclinica, nrkartoteki, numerkartoteki, \
    ishpatient, pupilupn, tncode, vpcode, vpncode, kundenkonto, kundenkontonr, kundenkontonummer, \
    mitgliedskonto",
);

/// What a whole name may be and say little: numbers of what is mostly one person's.
pub(in crate::table) static BARE_NUMBERS: Phrases = Phrases::new(
    "\
    studyid, studyno, studynumber, studienid, studiennr, studiennummer, accountid, accountno, policyno, \
    policynumber, policennummer, hospitalno, hospitalnumber, kindid, kindnr, kindnummer, kinderid, stammnr, \
    stammnummer, matnr, leserausweis, vertragskonto, vertragskontonr, vertragskontonummer, vertragsnr, \
    vertragsnummer, policennr, policenr, policenummer, versicherungsscheinnr, versicherungsscheinnummer, \
    contractno, contractnumber, contractid, acctno, acctid, acctnumber, hospno, abonr, abonummer, aboid, \
    frequentflyer, frequentflyerno, frequentflyernumber, vielfliegernr, vielfliegernummer, imsi",
);

/// The same of what may be anything's. A name may be somebody's alone.
static BARE: Phrases = Phrases::new(
    "\
    id, ids, identifier, idnumber, idnummer, uuid, guid, accountnumber, kontonummer, kontonr, login, \
    username, benutzername, iban, licenseplate, licenceplate, numberplate, kfzkennzeichen, autokennzeichen, \
    idno, idnr, tin, upn, cust, kunr, knr, uid, vp, vpn, tn, reisepass, ausweis, personalausweis, \
    passeport, identifiant, utilisateur, kennung, benutzerkennung, nomutilisateur, numerodecompte, twitter, \
    instagram, krankenkassennummer, numerodepasseport, targa, matricula, kenteken, plaka, spz, \
    registracniznacka, numerrejestracyjny, nrrejestracyjny, account, acct, konto, cookie, cookieid, deviceid",
);

/// What people carry, show at a door or have at home, whose number is theirs. Such words are said of kinds as well.
static CARRIED: Phrases = Phrases::new(
    "\
    barcode, badge, badgeid, badgeno, badgenr, transponder, transponderid, transpondernr, rfid, chipkarte, \
    chipcard, karte, kartenid, kartennr, card, cardid, cardno, token, kd, tessera, zaehlpunkt, zaehlernr, \
    zaehlernummer, meterid, meterno, meternumber, mpan, mprn, anschluss, bonuskarte, bonuskartennr, payback, \
    paybacknr, kundenkarte",
);

/// Things: how a word of the name begins, or is.
const THINGS: &[&str] = &["animal", "artikel", "article", "chip", "product", "produkt", "tier"];
const THING_WORDS: &[&str] = &["item", "icd", "atc", "pzn", "ops", "drg"];

/// What people share, or who serves many: how a word of the name begins.
static SHARED: Phrases = Phrases::new(
    "\
    household, haushalt, family, familie, ward, station, class, klasse, room, zimmer, raum, department, \
    abteilung, hospital, krankenhaus, klinik, clinic, school, schule, doctor, arzt, aerzt, physician, \
    hausarzt, zentrum, center, centre, practice, praxis, postcode, postal, postleitzahl, region, district, \
    bezirk, gemeinde, municipality, building, gebaeude, company, firma, employer, arbeitgeber, teacher, \
    lehrer, filiale, branch, store, mannschaft, schuln, schulk, schulid, sachbearbeit, bearbeit, betreuer, \
    berater, trainer, zuweis, supervisor, dozent, therapeut",
);

/// The same as whole words, since others begin alike.
#[rustfmt::skip]
const SHARED_WORDS: &[&str] = &[
    "hh", "hhid", "hid", "zip", "plz", "site", "bed", "bett", "team", "group", "gruppe", "lanr", "bsnr",
    "dept", "abt", "schul", "gp",
];

/// Whose number a name says it is; nothing if it does not say.
pub(in crate::table) fn naming(name: &str) -> Option<Naming> {
    let words = words_of(name);
    let whole = words.concat();
    if BARE.contains(&whole) || BARE_NUMBERS.contains(&whole) || CARRIED.contains(&whole) {
        return Some(Naming::Bare);
    }
    if words.iter().any(|word| is_thing(word)) {
        return Some(Naming::Thing);
    }
    if words.iter().any(|word| is_shared(word)) {
        return Some(Naming::Shared);
    }
    let runs = runs_of(&words);
    let any = |is: fn(&str) -> bool| runs.iter().any(|run| is(run));
    if any(is_subject) || whole.strip_prefix("code").is_some_and(is_person) {
        Some(Naming::Subject)
    } else if any(|run| run == "pid" || is_number_of(MEMBERS, run) || is_short(SHORT_MEMBERS, run))
    {
        Some(Naming::Member)
    } else if any(is_staff) {
        Some(Naming::Staff)
    } else if is_person(&whole)
        || are_persons(&words)
        || is_full_name(&whole)
        || (words.len().saturating_sub(LONGEST_RUN)..words.len())
            .any(|start| OWN_CONTACTS.contains(&words[start..].concat()))
    {
        Some(Naming::Bare)
    } else {
        None
    }
}

fn is_subject(run: &str) -> bool {
    PERSONAL.contains(run)
        || is_number_of(SUBJECTS.sorted(), run)
        || is_short(SHORT_SUBJECTS, run)
        || joins(SHORT_GERMAN, &[""], GERMAN_NUMBERS, run)
        || joins(SHORT_ISSUED, &[""], ISSUED_NUMBERS, run)
        || joins(ISSUED.sorted(), &[""], PLAIN_NUMBERS, run)
        || abroad::is_subject(run)
        || GERMAN_BEFORE.iter().filter_map(|before| run.strip_prefix(before)).any(is_person)
}

fn is_staff(run: &str) -> bool {
    ["pnr", "pernr"].contains(&run)
        || is_number_of(STAFF, run)
        || is_short(SHORT_STAFF, run)
        || joins(SHORT_GERMAN_STAFF, &[""], GERMAN_NUMBERS, run)
        || abroad::is_staff(run)
}

/// Whether a run of words is that of people with one for their number.
fn is_number_of(people: &[&str], run: &str) -> bool {
    joins(people, &ENDINGS, NUMBERS.sorted(), run) && !TOPICS.contains(&run)
        || joins(NUMBERS_BEFORE, &[""], people, run)
}

fn is_short(people: &[&str], run: &str) -> bool {
    joins(people, &[""], PLAIN_NUMBERS, run)
}

/// Whether a run of words is one of the first, an ending and one of the last.
pub(super) fn joins(first: &[&str], endings: &[&str], last: &[&str], run: &str) -> bool {
    let begin = run.as_bytes().first();
    // Hardly any begins alike, and every name of a column is asked again and again.
    let first = first.iter().filter(|one| one.as_bytes().first() == begin);
    first.filter_map(|one| run.strip_prefix(one)).any(|rest| {
        endings.iter().filter_map(|end| rest.strip_prefix(end)).any(|rest| last.contains(&rest))
    })
}

/// Whether a whole name is a word for people: abbreviations of two letters are none, and plurals
/// in "s" count people rather than name them.
fn is_person(whole: &str) -> bool {
    let stems = ENDINGS.iter().filter(|&&end| end != "s").filter_map(|end| whole.strip_suffix(end));
    stems
        .filter(|stem| stem.len() > 2)
        .any(|stem| SUBJECTS.contains(stem) || MEMBERS.contains(&stem) || STAFF.contains(&stem))
}

/// Whether words are nothing but words for people and their endings: Kunde/in, Patientin/Patient.
fn are_persons(words: &[String]) -> bool {
    words.first().is_some_and(|first| is_person(first))
        && words.iter().all(|word| is_person(word) || ENDINGS.contains(&&word[..]))
}

/// Whether a whole name is a word for people, in the singular.
pub(in crate::table) fn names_person(name: &str) -> bool {
    let words = words_of(name);
    is_person(&words.concat()) || are_persons(&words)
}

fn is_thing(word: &str) -> bool {
    THING_WORDS.contains(&word) || THINGS.iter().any(|begin| word.starts_with(begin))
}

fn is_shared(word: &str) -> bool {
    SHARED_WORDS.contains(&word) || SHARED.begin(word, 1)
}

/// Whether a name speaks of a household, within which persons are numbered.
pub(super) fn is_household(name: &str) -> bool {
    words_of(name).iter().any(|word| {
        ["household", "haushalt", "family", "familie"].iter().any(|begin| word.starts_with(begin))
            || ["hh", "hhid", "hid"].contains(&&word[..])
    })
}

/// Whether a name says who was born, or began school, in one year.
pub(super) fn is_cohort(name: &str) -> bool {
    words_of(name).iter().any(|word| word.starts_with("jahrg"))
}

/// Whether a name is that of a person's number, with words that make it another person's.
pub(super) fn names_another(name: &str, own: &str) -> bool {
    let (name, own) = (words_of(name), words_of(own));
    name.len() > own.len() && (name.starts_with(&own) || name.ends_with(&own))
}

/// Words for the sex of a person, and for the age.
static SEXES: Phrases = Phrases::new(
    "\
    sex, gender, geschlecht, geschl, sexo, genero, sesso, plec, pohlavi, pohl, cinsiyet, geslacht, 性別, 性别, \
    성별, пол, стать, φυλο, الجنس, מין, nem, koen, kon, kjonn, sukupuoli, spol",
);
static AGES: Phrases = Phrases::new(
    "\
    age, alter, lebensalter, aged, edad, eta, wiek, vek, yas, leeftijd, lft, 年齢, 年龄, 年齡, 나이, 연령, \
    возраст, вік, възраст, ηλικια, العمر, גיל, eletkor, varsta, alder, ikae",
);

/// Whether a whole name says that the sex of a person is meant, which no one changes every day.
pub(super) fn is_sex(name: &str) -> bool {
    let words = words_of(name);
    let whole = words.concat();
    ["mw", "mwd", "mf", "hf", "hommefemme", "sexe"].contains(&&whole[..])
        || words.iter().any(|word| SEXES.contains(word))
}

/// Whether a name says that the age of a person is meant.
pub(super) fn is_age(name: &str) -> bool {
    let words = words_of(name);
    words.iter().any(|word| AGES.contains(word))
        && words.iter().all(|word| !word.starts_with("gr") && word != "class" && word != "band")
}

/// Full names, as whole names of columns.
#[rustfmt::skip]
const FULL_NAMES: &[&str] = &["name", "fullname", "namevorname", "nachnamevorname", "vornamenachname"];

fn is_full_name(whole: &str) -> bool {
    FULL_NAMES.contains(&whole)
        || [SUBJECTS.sorted(), MEMBERS, STAFF]
            .iter()
            .any(|people| joins(people, &ENDINGS, &["name"], whole))
}

/// Whether a whole name is that of accounts, which ledgers have, too.
pub(super) fn is_account(name: &str) -> bool {
    ["account", "acct", "konto"].contains(&&words_of(name).concat()[..])
}

/// Whether a whole name is that of what people carry.
pub(super) fn is_carried(name: &str) -> bool {
    CARRIED.contains(&words_of(name).concat())
}

/// Whether a name says no more than that it is one, which things have as well.
pub(super) fn is_any_name(name: &str) -> bool {
    words_of(name).concat() == "name"
}

/// Whether a name is that of a first or full name.
pub(super) fn is_given_name(name: &str) -> bool {
    is_full_name(&words_of(name).concat()) || names_given_name(name)
}

#[cfg(test)]
mod tests {
    use super::{Naming, naming};

    #[test]
    fn names_of_numbers_say_whose_they_are() {
        for (name, expected) in [
            ("PatientenID", Some(Naming::Subject)),
            ("patient_id", Some(Naming::Subject)),
            ("Cust#", Some(Naming::Subject)),
            ("Emp #", Some(Naming::Staff)),
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
            ("Nº cliente", Some(Naming::Subject)),
            ("Codice paziente", Some(Naming::Subject)),
            ("Nr klienta", Some(Naming::Subject)),
            ("Zák. číslo", Some(Naming::Subject)),
            ("Müşteri No", Some(Naming::Subject)),
            ("Klantnummer", Some(Naming::Subject)),
            ("Rodné číslo", Some(Naming::Subject)),
            ("Personeelsnummer", Some(Naming::Staff)),
            ("Targa", Some(Naming::Bare)),
            ("hasta", None),
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
            ("Mannschafts-Nr", Some(Naming::Shared)),
            ("Schulnr", Some(Naming::Shared)),
            ("Chip-Nr", Some(Naming::Thing)),
            ("Nr", None),
            ("Code", None),
            ("Akte", None),
            ("lfd. Nr.", None),
            ("Nummer der Station", Some(Naming::Shared)),
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
            ("product_id", Some(Naming::Thing)),
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
            ("Produktname", Some(Naming::Thing)),
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
            "Kund_innen_ID", "Versicherte:r Nr", "cust_id", "custno", "pt_id", "PTNO", "membership_no",
            "SteuerIdentNr", "Steuer-ID-Nr", "Führerscheinnummer", "EGK-Nr", "Identitätsnummer",
            "Codice Fiscale", "Lehrling-ID", "Azubi-Nr", "InsassenNr", "Asylwerber-ID", "AZR-Nummer",
            "Beschuldigter-ID", "PflegekundenNr", "account_holder_id", "defendant_id", "suspect_id",
            "athlete_id", "SportlerNr", "Nr. des Patienten", "Nummer Patient", "Mgl-Nr", "stud_id",
            "SuS-Nr", "Schuldner-Nr.", "candidate no", "detainee_id", "Leserausweisnummer",
        ];
        for name in subjects {
            assert_eq!(naming(name), Some(Naming::Subject), "{name}");
        }
        for name in
            ["child_id", "resp_id", "respondent no", "Personen-ID", "pid", "player_id", "Spielernr"]
        {
            assert_eq!(naming(name), Some(Naming::Member), "{name}");
        }
        #[rustfmt::skip]
        let staff = [
            "emp_no", "emp_id", "EmpID", "EMPNO", "payroll_no", "driver_id", "MA-Nr", "MA_ID", "PNR",
            "AN-Nr", "Mitarbeiter*innen-Nr.", "personnel_no", "Beamtennummer", "empl_id", "reader_id",
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
            "account_holder",
            "Azubi",
            "Spieler",
            "Pat",
            "pupil",
            "visitor",
            "caller",
            "borrower",
            "Prüfling",
            "Besucher",
            "Anrufer",
            "Leser",
            "Kunde/in",
            "Patientin/Patient",
            "client name",
            "Name, Vorname",
            "license plate",
            "IBAN",
            "TIN",
            "IdNr",
            "Stammnummer",
            "KuNr",
            "KNR",
            "UPN",
            "MatNr",
            "uid",
            "VP",
            "VPN",
            "TN",
        ] {
            assert_eq!(naming(name), Some(Naming::Bare), "{name}");
        }
    }
}
