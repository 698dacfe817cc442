//! What columns are usually called, in English, German and French; the words that most tables
//! have also in Spanish, Italian, Dutch and Portuguese.
//!
//! A name is cut into words; the words of a phrase count written apart or
//! together: `first_name`, `FirstName` and `firstname` are one. Umlauts are
//! written out, accents left away. Only whole words count: "age" is not found in "village".

use super::people::is_person;
use super::{Reason, foreign};
use crate::table::Phrases;
use crate::table::detect::without_marks;
use crate::table::persons::{BARE_NUMBERS, names_number};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Phrases without spaces, each with what it says. Of several in one name, the first group
/// that has one decides, and within it the longest phrase.
static GROUPS: [&[(Reason, &Phrases)]; 4] = [
    &[
        (Reason::PersonName, &PERSON_NAMES),
        (Reason::PersonName, &foreign::NAMES),
        (Reason::Contact, &foreign::CONTACTS),
        (Reason::Contact, &OWN_CONTACTS),
        (Reason::Contact, &CONTACTS),
        (Reason::Account, &ACCOUNTS),
        (Reason::NumberPlate, &PLATES),
        (Reason::Coordinates, &COORDINATES),
        (Reason::SomeNumber, &SOME_NUMBERS),
        (Reason::SomeNumber, &BARE_NUMBERS),
    ],
    &[(Reason::Private, &PRIVATE), (Reason::Private, &foreign::PRIVATE)],
    &[
        (Reason::Birth, &BIRTH),
        (Reason::Postcode, &POSTCODES),
        (Reason::KnownToOthers, &KNOWN_TO_OTHERS),
        (Reason::Birth, &foreign::BIRTH),
        (Reason::Postcode, &foreign::POSTCODES),
        (Reason::KnownToOthers, &foreign::KNOWN),
    ],
    // Words that say little beside others: a country has a name and an id as well.
    &[
        (Reason::PersonName, &VAGUE_NAMES),
        (Reason::PersonName, &foreign::BARE_NAMES),
        (Reason::Contact, &foreign::ADDRESSES),
        (Reason::SomeNumber, &foreign::NUMBERS),
        (Reason::Contact, &ADDRESSES),
        (Reason::SomeNumber, &NUMBERS),
        (Reason::FreeText, &FREE_TEXT),
    ],
];

/// Each phrase with its group, its place within it and what it says: a file may have thousands of
/// columns, and many cells that might be their names.
static SAID: LazyLock<HashMap<&str, (usize, usize, Reason)>> = LazyLock::new(|| {
    let groups = GROUPS.iter().enumerate();
    let lists = groups.flat_map(|(group, lists)| {
        lists.iter().enumerate().map(move |(place, list)| (group, place, list))
    });
    lists
        .flat_map(|(group, place, (reason, phrases))| {
            phrases.sorted().iter().map(move |phrase| (*phrase, (group, place, *reason)))
        })
        .collect()
});

static ADDRESSES: Phrases = Phrases::new("address, adresse, anschrift");
static NUMBERS: Phrases = Phrases::new("id, ids, identifier, record, case, fall, akte");

/// What may as well be the name of a thing, or what somebody is.
pub(super) static VAGUE_NAMES: Phrases = Phrases::new(
    "\
    name, names, patient, patiente, person, kunde, customer, nom, noms, assure, salarie, eleve, \
    versicherter",
);

/// No more than that they are names.
const BARE_NAMES: [&str; 4] = ["name", "names", "nom", "noms"];

/// What people are given to write in, if they write.
static FREE_TEXT: Phrases = Phrases::new(
    "\
    comment, comments, remark, remarks, notes, text, freetext, kommentar, kommentare, bemerkung, \
    bemerkungen, bemerk, bem, anmerkung, anmerkungen, notiz, notizen, freitext, verlauf, anamnese, \
    epikrise, commentaire, commentaires, remarque, remarques, observations, observaciones, osservazioni, \
    observation, obs, nachricht, nachrichten, message, messages, mitteilung, feedback, hinweis, hinweise, \
    anregungen, freitextfeld, sonstigeangaben, sonstiges, beschreibung, description, anythingelse, \
    otherpleasespecify, pleasespecify, wasmoechtensieunsnochsagen, autreprecisez",
);

/// Whole names of given names.
static GIVEN_NAMES: Phrases = Phrases::new(
    "\
    firstname, givenname, forename, fore, fname, knownas, prenom, prenoms, vorname, vornamen, vorn, \
    rufname",
);

/// Whole names of the number of a house, where its street stands in another column.
static HOUSE_NUMBERS: Phrases = Phrases::new("house, haus, number, num, no, nr, nummer, numero, n");

static PERSON_NAMES: Phrases = Phrases::new(
    "\
    firstname, givenname, forename, middlename, lastname, surname, familyname, fullname, maidenname, \
    birthname, patientname, personname, customername, employeename, username, login, initials, vorname, \
    vornamen, nachname, familienname, zuname, rufname, geburtsname, benutzername, patientenname, \
    initialen, voorletters, tussenvoegsel, tussenvoegsels, ptinit, patinit, prenom, prenoms, nomdefamille, nomprenom, nometprenom, prenometnom, nomcomplet, \
    nomusage, nomdenaissance, patronyme, initiales, nickname, preferredname, nextofkin, contactperson, \
    mothersname, fathersname, ansprechpartner, ansprechpartnerin, kontaktperson, spitzname, \
    vorundnachname, nachundvorname, namevorname, vorn, nachn, fname, lname, policyholder, \
    accountholder, namevornamen, familyandgivenname, alias, cognome, apellido, apellidos, \
    primerapellido, segundoapellido, nommarital, nomepouse, nomdepouse, voornaam, achternaam, roepnaam, \
    apelido, sobrenome, nombrecompleto, nomecompleto, nombreyapellidos, cognomeenome, nomeecognome, \
    cognomenome, nazwisko, imie, imieinazwisko, prijmeni, jmeno, krestnijmeno, jmenoaprijmeni, soyad, \
    soyadi, adsoyad, adisoyadi, \
    identifiantdeconnexion, identifiantconnexion, loginname, anmeldename, inlognaam",
);

/// Ways to reach one person.
pub(in crate::table) static OWN_CONTACTS: Phrases = Phrases::new(
    "\
    email, mail, emailaddress, mailadresse, emailadresse, phone, telephone, phonenumber, phoneno, \
    telephonenumber, telephoneno, mobile, mobilenumber, mobileno, cellphone, tel, telno, telnr, \
    telefon, telefonnummer, telefonnr, rufnummer, handy, handynummer, handynr, mobilnummer, \
    mobiltelefon, courriel, mel, adresseemail, adressemail, adressecourriel, portable, \
    numerodetelephone, numerotelephone, gsm, festnetz, mobil, whatsapp, homephone, workphone, correo, \
    correoelectronico, telefono, telefone, telefoon, telefoonnummer, movil, celular, cellulare, \
    mailadres, emailadres",
);

static CONTACTS: Phrases = Phrases::new(
    "\
    cell, fax, street, streetaddress, housenumber, strasse, hausnummer, ipaddress, ip, url, homepage, \
    hausnr, rue, adressepostale, domicile, wohnadresse, homeaddress, addressline, streetname, website, \
    webseite, weblink, linkedin, facebook, instagram, macaddress, adresseip, strnr, strassehausnr, \
    strassenr, shipto, shippingaddress, billingaddress, postanschrift, firstline, addressfirstline, \
    hnr, hsnr, adresszusatz, complementadresse, complementdadresse, direccion, indirizzo, endereco, domicilio, adres, straat, huisnummer, huisnr",
);

/// What is short for a street, or as a part of a name may mean anything.
static STREETS: Phrases = Phrases::new("str, road, via, calle, voie, ulica");

/// Whole names of what is dialled behind the telephone number of a house.
static EXTENSIONS: Phrases = Phrases::new("ext, extension, durchwahl, nebenstelle");

static ACCOUNTS: Phrases = Phrases::new(
    "\
    iban, accountnumber, creditcard, kontonummer, kreditkarte, bankverbindung, bankaccount, cardnumber, \
    kartennummer, kreditkartennummer, creditcardnumber, cartebancaire, numerodecarte, comptebancaire, rib, \
    kreditkartennr, ccnumber, ccno, kontoiban",
);

static PLATES: Phrases = Phrases::new(
    "\
    licenseplate, licenceplate, numberplate, kennzeichen, kfzkennzeichen, autokennzeichen, immatriculation, \
    plaque, plaquedimmatriculation, fahrgestellnummer, plate, platenumber, vehiclereg, vehicleregistration, \
    carreg, carregistration, carplate, regno, nummernschild, targa, matricula, kenteken, plaka, \
    spz, registracniznacka, numerrejestracyjny, nrrejestracyjny",
);

static COORDINATES: Phrases = Phrases::new(
    "\
    latitude, longitude, lat, lon, lng, breitengrad, laengengrad, gps, coordinates, koordinaten, \
    coordonnees",
);

/// Numbers of cases and records, which may be a person's; those that are, [`names_number`] knows.
static SOME_NUMBERS: Phrases = Phrases::new(
    "\
    caseid, casenumber, recordid, recordnumber, uuid, guid, rowid, rownumber, fallnummer, fallnr, \
    aktenzeichen, laufendenummer, lfdnr, dossier, numerodossier, numerodedossier, numerodesejour, \
    encounterid, visitid, transactionid, az, gz, geschaeftszeichen, sessionid, deviceid, imei, cookieid, upn, uniquepupilnumber, uln, \
    uniquelearnernumber",
);

static PRIVATE: Phrases = Phrases::new(
    "\
    diagnosis, diagnoses, diagnostic, disease, illness, condition, icd, symptom, symptoms, treatment, \
    therapy, medication, drug, procedure, result, results, testresult, outcome, hiv, disability, \
    pregnancy, pregnant, smoker, alcohol, addiction, genotype, income, salary, wage, wages, earnings, \
    capitalgain, capitalloss, wealth, debt, credit, religion, faith, party, vote, sexualorientation, \
    crime, offence, offense, conviction, score, grade, diagnose, diagnosen, krankheit, erkrankung, \
    symptome, behandlung, therapie, medikament, medikation, prozedur, ergebnis, befund, laborwert, \
    behinderung, schwangerschaft, schwanger, raucher, alkohol, sucht, einkommen, gehalt, lohn, \
    verdienst, vermoegen, schulden, kredit, konfession, glaube, partei, sexuelleorientierung, straftat, \
    vorstrafe, zensur, bloodpressure, hbac, crp, cholesterol, creatinine, kreatinin, glucose, tumour, \
    tumor, metastasis, lab, laboratory, bloodsugar, blutdruck, blutzucker, cholesterin, laborwerte, \
    befunde, hauptdiagnose, nebendiagnose, aufnahmediagnose, entlassdiagnose, entlassungsdiagnose, \
    diagnoseschluessel, wirkstoff, arznei, arzneimittel, allergie, allergien, allergy, allergies, \
    suicide, suizid, abuse, violence, bruttolohn, nettolohn, jahreseinkommen, monatseinkommen, \
    haushaltseinkommen, bruttogehalt, nettogehalt, einkuenfte, verguetung, besoldung, entgelt, pay, \
    grosspay, netpay, remuneration, bonus, arrears, rueckstand, pruefungsergebnis, punktzahl, \
    testergebnis, examresult, gpa, marks, wahlabsicht, voted, votedfor, votechoice, \
    politicalorientation, weltanschauung, sexuality, sexuelleidentitaet, gewerkschaft, tradeunion, cim, \
    maladie, pathologie, traitement, medicament, medicaments, prescription, ordonnance, resultat, \
    resultats, tensionarterielle, glycemie, salaire, salaires, revenu, revenus, dette, dettes, \
    arrieres, confession, parti, intentiondevote, handicap, grossesse, enceinte, tabac, fumeur, alcool, \
    orientationsexuelle, condamnation, syndicat, antecedents, bmi, bloodtype, bloodgroup, blutgruppe, \
    groupesanguin, rr, vitalstatus, comorbidity, comorbidities, komorbiditaet, histology, histologie, \
    tnm, staging, tumourstage, tumorstadium, apgar, sepsis, vaccine, vaccines, vaccination, impfstoff, \
    impfung, vaccin, vaccins, nebenwirkung, nebenwirkungen, sideeffect, sideeffects, \
    effetsindesirables, effetindesirable, injury, injuries, verletzung, verletzungen, blessure, meds, \
    medis, schmerz, schmerzen, douleur, depression, anxiety, phq, gad, bdi, mmse, moca, heartrate, \
    puls, restinghr, pouls, birthweight, geburtsgewicht, gestationalage, cesarienne, caesarean, \
    kaiserschnitt, grossesses, performancerating, perfrating, fraud, fraudflag, betrug, delikt, \
    strafmass, offences, delit, peine, verdict, sanction, sanctions, kirchenbeitrag, kirchensteuer, \
    kist, zve, eink, einkommensklasse, incomebracket, incomeband, incomegroup, praemien, sozialhilfe, \
    wohngeld, buergergeld, grundsicherung, rsa, bourse, aidesociale, welfare, fsm, gdb, pflegegrad, \
    pflegestufe, invalidite, notemoyenne, mahngebuehr, miete, kaltmiete, loyer, rent, mortgage, \
    hypothek, religiousaffiliation, zweitstimme, erststimme, partyvote, laborergebnis, \
    laboratoryresult, genotyp, mutation, mutations, hba, diagnostico, diagnosi, enfermedad, malattia, \
    ziekte, doenca, tratamiento, tratamento, terapia, behandeling, medicacion, farmaco, medicamento, \
    medicatie, ingresos, reddito, inkomen, renda, salario, stipendio, salaris, sueldo, religione, \
    religie, religiao, godsdienst, partido, partito, discapacidad, disabilita, embarazo, gravidanza, \
    gehaltsvorstellung, gehaltswunsch, salaryexpectation, poidsnaissance, poidsdenaissance, birthlength, \
    geburtslaenge, taillenaissance, tailledenaissance",
);

static BIRTH: Phrases = Phrases::new(
    "\
    birth, birthdate, dateofbirth, dob, birthday, born, birthyear, yearofbirth, geburtsdatum, gebdatum, \
    gebdat, geburtstag, geburtsjahr, geboren, geb, jahrgang, jahrg, naissance, datedenaissance, \
    datenaissance, ddn, nele, neele, neen, neeen, anneedenaissance, anneenaissance, yob, gebjahr, \
    geburt, gebd, gebdt, gebjahrgang, jg, dtnaiss, naiss, datenaiss, anneenaiss, geburtsd, dobyear, \
    birthdt, birthdat, bdate, nacimiento, fechadenacimiento, nascita, datadinascita, geboortedatum, \
    geboortejaar, nascimento, datadenascimento, fnac, fnacimiento, dataurodzenia, dataur, rokurodzenia, \
    datumnarozeni, roknarozeni, narozeni, dogumtarihi, dogumyili",
);

static POSTCODES: Phrases = Phrases::new(
    "\
    zip, zipcode, postcode, postalcode, postal, plz, postleitzahl, codepostal, cp, plzort, plzwohnort, \
    cpdom, zipcd, postcd, npa, postleitz, codigopostal, codicepostale, cep, psc, kodpocztowy, postakodu, \
    postnummer, postnr, codepost, codpost, pcode",
);

static KNOWN_TO_OTHERS: Phrases = Phrases::new(
    "\
    age, sex, gender, city, town, village, municipality, place, residence, region, canton, kanton, \
    county, district, state, province, country, nation, nationality, citizenship, birthplace, \
    placeofbirth, reltohead, reltohoh, isco, isced, nuts, kldb, nace, birthcountry, countryofbirth, race, ethnicity, ethnic, ethnicgroup, marital, \
    maritalstatus, education, educationlevel, schooling, school, degree, occupation, job, jobtitle, \
    profession, employment, employer, workclass, industry, department, language, children, household, \
    householdsize, relationship, height, weight, admission, admissiondate, discharge, dischargedate, \
    dateofdeath, deathdate, hospital, clinic, ward, insurance, alter, geschlecht, geschl, stadt, ort, \
    wohnort, gemeinde, kreis, landkreis, bezirk, bundesland, land, staat, staatsangehoerigkeit, \
    staatsbuergerschaft, nationalitaet, geburtsort, geburtsland, herkunft, ethnie, familienstand, \
    bildung, bildungsabschluss, schulabschluss, schulbildung, abschluss, beruf, taetigkeit, branche, \
    arbeitgeber, abteilung, sprache, muttersprache, kinder, haushalt, haushaltsgroesse, groesse, \
    gewicht, aufnahme, aufnahmedatum, entlassung, entlassungsdatum, todesdatum, sterbedatum, \
    krankenhaus, klinik, station, versicherung, sexe, genre, ville, commune, localite, lieu, \
    departement, pays, nationalite, citoyennete, lieudenaissance, paysdenaissance, lieunaissance, \
    paysnaissance, villenaissance, villedenaissance, communenaissance, communedenaissance, \
    departementnaissance, departementdenaissance, cityofbirth, birthcity, stateofbirth, etatcivil, \
    situationfamiliale, situationmatrimoniale, niveaudetudes, etudes, diplome, metier, emploi, \
    employeur, langue, languematernelle, enfants, nombredenfants, menage, tailledumenage, taille, \
    poids, datedadmission, entree, deces, datededeces, hopital, classe, ecole, assurance, origine, \
    zivilstand, bildungsstand, bildungsgrad, berufsbezeichnung, dienststelle, eintritt, eintrittsdatum, \
    austritt, klasse, schulklasse, jahrgangsstufe, schule, besuchsdatum, koerpergroesse, \
    koerpergewicht, lebensalter, altersgruppe, altersklasse, geburtsmonat, mw, mwd, civilstatus, \
    qualification, yeargroup, class, dateofvisit, visitdate, hiredate, agegroup, ageband, mothertongue, \
    tongue, datedevisite, gschl, gschlt, anrede, salutation, civilite, sexcd, gendercd, altersgr, \
    altersgrp, agegrp, ageyrs, famst, famstand, zivilst, marstat, marst, staatsang, bdl, stadtteil, \
    ortsteil, ortschaft, wahlkreis, constituency, neighbourhood, neighborhood, suburb, quartier, \
    arrondissement, lsoa, msoa, lga, gkz, standort, wohnsitz, dienstort, hhgr, hhgroesse, hhgrosse, \
    hhsize, nbenfants, nombreenfants, anzkinder, kinderzahl, fuehrungskraft, dienstgrad, \
    besoldungsgruppe, betriebszugehoerigkeit, seniority, tenure, jobstatus, jbstat, arbeitszeit, \
    employmentstatus, beschaeftigung, beschaeftigungsstatus, fakultaet, faculty, studiengang, \
    studienfach, major, heimatort, aufenthaltsstatus, aufenthaltstitel, steuerklasse, eintr, austr, \
    kuendigungsdatum, gebort, gor, dept, abt, csp, categoriesocioprofessionnelle, \
    handedness, sexo, genero, sesso, genere, geslacht, edad, leeftijd, idade, municipio, comune, \
    gemeente, residenza, woonplaats, cidade, ciudad, citta, provincia, provincie, pais, paese, \
    estadocivil, statocivile, burgerlijkestaat, profesion, professione, profissao, beroep, ocupacion, \
    ocupacao, occupazione, nacionalidad, nazionalita, nationaliteit, nacionalidade, cittadinanza, \
    luogodinascita, lugardenacimiento, geboorteplaats, localidad, localidade, localita, titolodistudio, \
    opleiding, escolaridad, escolaridade, idioma, taal, hijos, figli, filhos, werkgever, altezza, \
    altura, lengte, colour, color, farbe, couleur, kleur, colore, plec, miejscowosc, miasto, pohlavi, cinsiyet, wiek, vek, \
    yas, wzrost, waga, vyska, vaha",
);

/// What stands before a `Kennzeichen` that is a sign of something in the books.
const BOOKED: [&str; 6] = ["soll", "haben", "storno", "steuer", "sperr", "loesch"];

/// Whether a name says that the records are numbered, perhaps anew in each group.
pub(super) fn is_running(name: &str) -> bool {
    ["lfdnr", "laufendenummer", "rowid", "rownumber"].contains(&&words(name).concat()[..])
}

/// What the name of a column says about it.
pub(in crate::table) fn reason(name: &str) -> Option<Reason> {
    if names_number(name) {
        return Some(Reason::IdNumber);
    }
    let words = words(name);
    let runs = runs(&words);
    let said = runs.iter().filter_map(|run| Some((run.len(), *SAID.get(&run[..])?)));
    let by_phrase = said
        .max_by_key(|&(length, (group, place, _))| (Reverse(group), length, place))
        .map(|(_, (_, _, reason))| reason);
    let whole = words.concat();
    // A sign of the books is on no car: Soll/Haben-Kennzeichen.
    let by_phrase = by_phrase.filter(|reason| {
        *reason != Reason::NumberPlate || !words.iter().any(|word| BOOKED.contains(&&word[..]))
    });
    // How old somebody was when they fell ill.
    let by_phrase = by_phrase.map(|reason| match &words[0][..] {
        "age" | "alter" if reason == Reason::Private && words.len() > 1 => Reason::KnownToOthers,
        _ => reason,
    });
    by_phrase
        .or_else(|| unspaced(name, &whole))
        .or_else(|| {
            let is_contact = STREETS.contains(&whole) || EXTENSIONS.contains(&whole);
            is_contact.then_some(Reason::Contact)
        })
        // Short for postcodes in Italian; as a part of a name it is the end of something.
        .or_else(|| (whole == "cap").then_some(Reason::Postcode))
        .or_else(|| WHOLE_NUMBERS.contains(&&whole[..]).then_some(Reason::SomeNumber))
        .or_else(|| (is_given_name(name) || is_person(name)).then_some(Reason::PersonName))
}

/// Numbers of accounts and of what people carry, as whole names: as a part of a name they say whose
/// kind or amount is meant.
const WHOLE_NUMBERS: [&str; 4] = ["konto", "kontonr", "acct", "cookie"];

/// What a name without spaces says by what stands in it: as of phrases apart, the group decides, and
/// then the length.
fn unspaced(name: &str, whole: &str) -> Option<Reason> {
    if !foreign::is_unspaced(name) {
        return None;
    }
    let said =
        SAID.iter().filter(|(phrase, _)| phrase.chars().count() > 1 && whole.contains(**phrase));
    let said = said.filter(|(phrase, _)| foreign::is_unspaced(phrase));
    said.max_by_key(|(phrase, (group, place, _))| (Reverse(*group), phrase.len(), *place))
        .map(|(_, (_, _, reason))| *reason)
}

/// Whether a name is that of given names, whose families may stand in another column.
pub(in crate::table) fn is_given_name(name: &str) -> bool {
    GIVEN_NAMES.contains(&words(name).concat())
}

/// Whether a name is that of streets, which may go on in another column.
pub(super) fn is_street(name: &str) -> bool {
    let whole = words(name).concat();
    STREETS.contains(&whole) || ["street", "streetname", "strasse", "rue"].contains(&&whole[..])
}

/// Whether a whole name is that of the numbers of houses, if there are streets beside it.
pub(super) fn is_house_number(name: &str) -> bool {
    HOUSE_NUMBERS.contains(&words(name).concat())
}

/// Whether a whole name is that of households, which are numbered, or of how many they are.
pub(super) fn is_household(name: &str) -> bool {
    ["household", "haushalt", "menage", "foyer"].contains(&&words(name).concat()[..])
}

/// Whether a name says that names of people stand there, whatever else it says.
pub(super) fn says_names(name: &str) -> bool {
    let runs = runs(&words(name));
    runs.iter().any(|run| BARE_NAMES.contains(&&run[..]) || PERSON_NAMES.contains(run))
}

/// Whether a whole name is no more than "name", which is the family's beside a given name.
pub(super) fn is_bare_name(name: &str) -> bool {
    BARE_NAMES.contains(&&words(name).concat()[..])
}

/// Whether the name of a column has one of these phrases, written as [`words`] has them.
pub(crate) fn says(name: &str, phrases: &[&str]) -> bool {
    runs(&words(name)).iter().any(|run| phrases.contains(&&run[..]))
}

/// No phrase has more words, even where it is spelt letter by letter; a cell in the place of a name may.
pub(in crate::table) const LONGEST_RUN: usize = 12;

/// What stands together in a name, written apart or not: each run of its words, as one word.
pub(in crate::table) fn runs(words: &[String]) -> Vec<String> {
    (0..words.len())
        .flat_map(|start| {
            let longest = words.len().min(start + LONGEST_RUN);
            (start + 1..=longest).map(move |end| words[start..end].concat())
        })
        .collect()
}

/// Whether what a name says it says by a word that may as well be said of things.
pub(super) fn is_vague(name: &str) -> bool {
    VAGUE_NAMES.contains(&words(name).concat()) || is_person(name)
}

/// Whether a name says that things are numbered, whatever they are; a number of them is none.
pub(super) fn is_numbered(name: &str) -> bool {
    let numbers = ["id", "ids", "nr", "no", "num", "number", "nummer", "identifier", "numero"];
    let words = words(name);
    words.iter().any(|word| numbers.contains(&&word[..])) && words.iter().all(|word| word != "of")
}

/// Whether a whole name is no more than a word for a number that is given.
pub(super) fn is_bare_number(name: &str) -> bool {
    ["nr", "no", "number", "nummer", "numero", "nummern"].contains(&&words(name).concat()[..])
}

/// Whether a name ends in a word for a number, and does not count: no visits, number of visits.
pub(super) fn ends_numbered(name: &str) -> bool {
    let words = words(name);
    let whole = words.concat();
    let ends = ["nr", "no", "n", "num", "number", "nummer", "numero"];
    ["sinistre", "dossier"].contains(&&whole[..])
        || words.last().is_some_and(|last| last.len() > 2 && last.ends_with("nr"))
        || words.len() > 1 && words.last().is_some_and(|last| ends.contains(&&last[..]))
}

/// Words, or their ends, that numbers of somebody or something are called by.
const NUMBERED_ENDS: [&str; 4] = ["nr", "nummer", "konto", "account"];
const NUMBERED_WORDS: [&str; 6] = ["no", "num", "number", "numero", "acct", "id"];

/// Whether a name says that what stands there is the number of somebody or something: Policennr.,
/// Acct No, N° client.
pub(super) fn names_number_of(name: &str) -> bool {
    let words = words(name);
    let ends = words.last().is_some_and(|last| {
        NUMBERED_ENDS
            .iter()
            .any(|end| last.ends_with(end) && (words.len() > 1 || last.len() > end.len()))
            || words.len() > 1 && NUMBERED_WORDS.contains(&&last[..])
    });
    ends || words.len() > 1 && ["n", "no", "numero"].contains(&&words[0][..])
}

/// Whether a name may be the Hungarian word for an address or the French list of illnesses, which has
/// no accent.
pub(super) fn is_cim(name: &str) -> bool {
    words(name).concat() == "cim"
}

pub(super) fn is_grade(name: &str) -> bool {
    words(name).concat() == "grade"
}

/// Whether a name is short for an age in German; what laboratories measure has capitals.
pub(super) fn is_age_in_short(name: &str) -> bool {
    ["Alt", "alt"].contains(&name.trim().trim_end_matches('.'))
}

/// So many words are a text, whatever it speaks of. A question of a survey has fewer.
const TEXT: usize = 30;

/// Whether `name` as a whole is what columns are usually called, so that it is hardly a value.
#[must_use]
pub fn is_known_name(name: &str) -> bool {
    let words = words(name);
    if words.len() >= TEXT {
        return false;
    }
    let whole = words.concat();
    SAID.contains_key(&whole[..]) || names_number(name)
}

/// The words of a name in lower case: runs of letters, cut where a capital begins anew; `#` is a
/// word for a number.
pub(in crate::table) fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before = ' ';
    for letter in name.chars() {
        if before.is_lowercase() && letter.is_uppercase() || !letter.is_alphabetic() {
            words.push(String::new());
        }
        before = letter;
        if letter == '#' {
            words.extend(["no".to_owned(), String::new()]);
        }
        if !letter.is_alphabetic() {
            continue;
        }
        let word = words.last_mut().expect("there is always a word being written");
        for lower in letter.to_lowercase() {
            match lower {
                'ä' => word.push_str("ae"),
                'ö' => word.push_str("oe"),
                'ü' => word.push_str("ue"),
                'ß' => word.push_str("ss"),
                'œ' => word.push_str("oe"),
                'º' => word.push('o'),
                'ª' => word.push('a'),
                other => word.push(without_marks(other)),
            }
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::{GROUPS, is_known_name, reason, words};
    use crate::table::suggest::Reason;

    #[test]
    fn names_are_cut_into_words() {
        assert_eq!(words("Date of_birth-2 (known)"), ["date", "of", "birth", "known"]);
        assert_eq!(words("patientID"), ["patient", "id"]);
        assert_eq!(words("Straße / Größe"), ["strasse", "groesse"]);
        assert_eq!(words("ICD10"), ["icd"]);
        assert_eq!(words("Emp #"), ["emp", "no"]);
        assert!(words("12").is_empty());
    }

    #[test]
    fn names_of_columns_are_understood() {
        for (name, expected) in [
            ("name", Some(Reason::PersonName)),
            ("Last Name", Some(Reason::PersonName)),
            ("Nachname", Some(Reason::PersonName)),
            ("e-mail", Some(Reason::Contact)),
            ("Straße", Some(Reason::Contact)),
            ("address_city", Some(Reason::KnownToOthers)),
            ("patient_id", Some(Reason::IdNumber)),
            ("bene_id", Some(Reason::IdNumber)),
            ("SV-Nummer", Some(Reason::IdNumber)),
            ("record id", Some(Reason::SomeNumber)),
            ("hadm_id", Some(Reason::SomeNumber)),
            ("study no", Some(Reason::SomeNumber)),
            ("ID", Some(Reason::SomeNumber)),
            ("country_id", Some(Reason::KnownToOthers)),
            ("patient_age", Some(Reason::KnownToOthers)),
            ("birth date", Some(Reason::Birth)),
            ("DateOfBirth", Some(Reason::Birth)),
            ("Geburtsdatum", Some(Reason::Birth)),
            ("place of birth", Some(Reason::KnownToOthers)),
            ("ZIP-Code", Some(Reason::Postcode)),
            ("PLZ", Some(Reason::Postcode)),
            ("marital-status", Some(Reason::KnownToOthers)),
            ("native-country", Some(Reason::KnownToOthers)),
            ("workclass", Some(Reason::KnownToOthers)),
            ("salary-class", Some(Reason::Private)),
            ("diagnosis_name", Some(Reason::Private)),
            ("ICD10", Some(Reason::Private)),
            ("village", Some(Reason::KnownToOthers)),
            ("Prénom", Some(Reason::PersonName)),
            ("né le", Some(Reason::Birth)),
            ("niveau d'études", Some(Reason::KnownToOthers)),
            ("N° de sécurité sociale", Some(Reason::IdNumber)),
            ("CIM-10", Some(Reason::Private)),
            ("HbA1c", Some(Reason::Private)),
            ("longitude", Some(Reason::Coordinates)),
            ("m/w", Some(Reason::KnownToOthers)),
            ("aged", None),
            ("manage", None),
            ("fnlwgt", None),
            ("", None),
        ] {
            assert_eq!(reason(name), expected, "{name}");
        }
    }

    #[test]
    fn a_value_with_a_known_word_in_it_is_not_a_known_name() {
        assert!(is_known_name("Marital Status") && is_known_name("AGE"));
        assert!(!is_known_name("State-gov") && !is_known_name("Berlin") && !is_known_name("39"));
        assert!(is_known_name("emp_no") && !is_known_name("Student"));
    }

    /// A phrase that is not in the form that names are brought into would never be found.
    #[test]
    fn phrases_are_lower_case_letters_and_stand_once() {
        let groups = GROUPS.iter().flat_map(|group| group.iter());
        let mut phrases: Vec<&str> =
            groups.flat_map(|(_, phrases)| phrases.sorted()).copied().collect();
        assert!(phrases.iter().all(|phrase| words(phrase) == [*phrase]));
        let all = phrases.len();
        phrases.sort_unstable();
        phrases.dedup();
        assert_eq!(phrases.len(), all);
    }
}
