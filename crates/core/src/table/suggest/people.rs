//! Which names of columns say that people stand there, beside those whom the records are about.

use super::foreign;
use super::words::{VAGUE_NAMES, is_bare_name, words};
use crate::table::Phrases;
use crate::table::persons::names_person;

/// Whom records name beside those whom they are about.
static PEOPLE: Phrases = Phrases::new(
    "\
    mother, father, parent, guardian, spouse, partner, husband, wife, carer, consultant, physician, \
    doctor, plaintiff, lawyer, owner, buyer, seller, mutter, vater, ehepartner, ehefrau, ehemann, \
    betreuer, betreuerin, vormund, hausarzt, behandler, klaeger, beklagter, anwalt, rechtsanwalt, \
    eigentuemer, halter, kaeufer, absender, empfaenger, mere, pere, tuteur, conjoint, conjointe, \
    medecin, medecintraitant, avocat, proprietaire, titulaire, allocataire, account, nutzername, \
    family, familie, famille, pseudo, init, inits, kin, manager, linemanager, supervisor, vorgesetzter, vorgesetzte, nombre, \
    nome, naam",
);

/// Who made a record, or works on it.
static CLERKS: Phrases = Phrases::new(
    "\
    bearbeiter, bearbeiterin, sachbearbeiter, sachbearbeiterin, mitarbeiter, mitarbeiterin, erfasser, \
    erfasstvon, angelegtvon, benutzer, anwender, betreuer, betreuerin, behandler, untersucher, user, \
    username, clerk, agent, operator, editor, employee, enteredby, createdby, updatedby, agente, \
    utilisateur, operateur, saisipar, gestionnaire, medecin",
);

/// Who serves those whom records are about, or stands in for somebody.
static SERVING: Phrases = Phrases::new(
    "\
    assignee, assigned, trainer, trainerin, coach, vertretung, vertreter, vertreterin, lehrer, lehrerin, \
    lehrkraft, teacher, dozent, dozentin, therapeut, therapeutin, therapist, berater, beraterin, tutor, \
    tutorin, mentor, instructor, ansprechpartner, ansprechpartnerin, kontaktperson, leiter, leiterin, \
    kursleiter, kursleiterin, referent, referentin, pflegekraft, nurse, midwife, hebamme, enseignant, \
    enseignante, professeur, entraineur, formateur, responsable, zustaendig, zustaendige, unterschrift, \
    unterzeichner, unterzeichnet, signature, signataire, signedby, gegengezeichnet",
);

/// Whether a name as a whole is a word for people, of whom a table may hold the names or how many
/// they are.
pub(super) fn is_person(name: &str) -> bool {
    let whole = words(name).concat();
    !VAGUE_NAMES.contains(&whole)
        && (PEOPLE.contains(&whole) || foreign::ROLES.contains(&whole) || names_person(name))
}

/// Whether a name as a whole is what somebody is to whoever keeps the records: tenant, patient, pupil.
pub(in crate::table) fn names_role(name: &str) -> bool {
    let whole = words(name).concat();
    foreign::ROLES.contains(&whole)
        || names_person(name)
        || VAGUE_NAMES.contains(&whole) && !is_bare_name(name)
}

/// Relatives, and those who serve several people whom records are about.
static OTHERS: Phrases = Phrases::new(
    "\
    mother, father, parent, guardian, spouse, partner, husband, wife, carer, consultant, physician, doctor, lawyer, \
    kin, manager, mutter, vater, ehepartner, ehefrau, ehemann, betreuer, betreuerin, vormund, hausarzt, behandler, \
    anwalt, rechtsanwalt, vorgesetzter, vorgesetzte, mere, pere, tuteur, conjoint, conjointe, medecin, avocat",
);

/// Whether a name says that those stand there who serve several people whom records are about, or are
/// their relatives, and not these people themselves.
pub(in crate::table) fn names_others(name: &str) -> bool {
    let words = words(name);
    SERVING.contains(&words.concat())
        || words.iter().any(|word| OTHERS.contains(word) || foreign::OTHERS.contains(word))
}

/// What is short for the number of a person, and is never a kind.
static NUMBERED: Phrases = Phrases::new(
    "\
    id, ids, idno, idnr, idnumber, idnummer, identifier, identifiant, kennung, vp, vpn, vpnr, tn, uid, pid, \
    uuid, guid, pseudonym, subj, pat, ptid",
);

/// Whether a name as a whole is short for the number of a person.
pub(super) fn is_number_in_short(name: &str) -> bool {
    NUMBERED.contains(&words(name).concat())
}

/// Whether a name as a whole says that people stand there, be they few who serve many.
pub(super) fn says_people(name: &str) -> bool {
    is_person(name) || names_role(name) || is_clerk(name) || SERVING.contains(&words(name).concat())
}

/// Whether a name as a whole says who made a record or works on it.
pub(super) fn is_clerk(name: &str) -> bool {
    CLERKS.contains(&words(name).concat())
}

/// Whether a name says who did what it begins with, or for whom: Diagnosis made by, Schulden bei.
pub(super) fn says_who(name: &str) -> bool {
    let who = [
        "by",
        "from",
        "to",
        "von",
        "durch",
        "an",
        "bei",
        "par",
        "author",
        "owner",
        "recipient",
        "gutachter",
    ];
    words(name).iter().skip(1).any(|word| who.contains(&&word[..]))
}
