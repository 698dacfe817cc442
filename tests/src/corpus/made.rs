//! Tables of which somebody has said what stands in them: what hospitals, registries, surveys,
//! staff offices, schools, shops, carriers, insurers, libraries, courts and offices of welfare keep,
//! and every trap that is known.

use super::kinds::called;
use super::words::Language::{self, English, French, German};
use super::{Outline, Specimen};

/// A table: name, language, delimiter, date format, records, share of missing cells, columns. One
/// that is called bare has no header line.
type Made =
    (&'static str, Language, u8, &'static str, u32, f64, &'static [(&'static str, &'static str)]);

const ISO: &str = "%Y-%m-%d";
const DOTS: &str = "%d.%m.%Y";
const SLASHES: &str = "%d/%m/%Y";

#[rustfmt::skip]
const MADE: &[Made] = &[
    ("hospital, German", German, b';', DOTS, 240, 0.0, &[
        ("Pat.-Nr.", "patient-number"), ("Name", "full-name"), ("geb.", "birth-date"), ("m/w", "sex"),
        ("PLZ", "postcode"), ("Aufnahme", "admission"), ("Hauptdiagnose", "icd"), ("CRP", "laboratory"),
        ("Epikrise", "recurring-notes")]),
    ("hospital, English", English, b',', ISO, 200, 0.03, &[
        ("MRN", "medical-record"), ("DOB", "birth-date"), ("sex", "sex"), ("zip", "postcode"),
        ("ward", "department"), ("ICD-10", "icd"), ("BP", "pressure"), ("medication", "medication"),
        ("remarks", "notes")]),
    ("hospital, French", French, b';', SLASHES, 180, 0.02, &[
        ("NIR", "french-nir"), ("nom", "family-name"), ("prénom", "given-name"), ("né le", "birth-date"),
        ("sexe", "sex"), ("code postal", "postcode"), ("CIM-10", "icd"), ("date d'admission", "admission"),
        ("compte rendu", "recurring-notes")]),
    ("hospital, bare", German, b';', DOTS, 220, 0.0, &[
        ("1", "health-insurance-number"), ("2", "full-name"), ("3", "birth-date"), ("4", "sex"),
        ("5", "postcode"), ("6", "icd"), ("7", "telephone")]),
    ("mail, bare", English, b',', ISO, 260, 0.05, &[
        ("1", "e-mail"), ("2", "age"), ("3", "town"), ("4", "amount")]),
    ("names, bare", French, b';', SLASHES, 150, 0.0, &[
        ("1", "family-name"), ("2", "given-name"), ("3", "birth-date"), ("4", "street-address"), ("5", "town")]),
    ("registry, Austrian", German, b';', DOTS, 200, 0.0, &[
        ("Vorname", "given-name"), ("Zuname", "family-name"), ("SVNr", "austrian-svnr"),
        ("Geburtsdatum", "birth-date"), ("Familienstand", "marital-status"), ("Konfession", "religion"),
        ("Anschrift", "street-address"), ("Staatsangehörigkeit", "country")]),
    ("registry, Swiss", German, b'\t', DOTS, 160, 0.0, &[
        ("AHV-Nr.", "swiss-ahv"), ("Kanton", "region"), ("Jahrgang", "birth-year"), ("Geschlecht", "sex"),
        ("Zivilstand", "marital-status"), ("Koordinaten", "coordinates")]),
    ("registry, bare", German, b',', ISO, 130, 0.0, &[
        ("1", "swiss-ahv"), ("2", "austrian-svnr"), ("3", "tax-number"), ("4", "pension-number"), ("5", "sex")]),
    ("insured, British", English, b',', SLASHES, 210, 0.0, &[
        ("NHS No", "british-nhs"), ("surname", "family-name"), ("Forename", "given-name"), ("DOB", "birth-date"),
        ("NI number", "british-nino"), ("Postcode", "postcode"), ("gender", "sex"), ("home phone", "telephone"), ("condition", "diagnosis")]),
    ("insured, American", English, b',', ISO, 190, 0.0, &[
        ("SSN", "american-ssn"), ("state", "region"), ("birth year", "birth-year"), ("annual income", "salary"),
        ("credit card", "credit-card")]),
    ("numbers, bare", English, b',', ISO, 170, 0.04, &[
        ("1", "british-nhs"), ("2", "american-ssn"), ("3", "credit-card"), ("4", "medical-record"), ("5", "age"),
        ("6", "guid"), ("7", "british-nino"), ("8", "brazilian-cpf"), ("9", "other-state")]),
    ("survey, English", English, b',', ISO, 250, 0.05, &[
        ("pseudonym", "pseudonym"), ("age", "age"), ("gender", "sex"), ("highest degree", "education"),
        ("household size", "children"), ("q1", "likert"), ("voted for", "vote"), ("wave", "constant")]),
    ("survey, French", French, b';', SLASHES, 230, 0.08, &[
        ("année de naissance", "birth-year"), ("sexe", "sex"), ("région", "region"), ("niveau d'études", "education"),
        ("situation familiale", "marital-status"), ("langue", "language"), ("revenu annuel", "salary"),
        ("commentaire", "notes")]),
    ("survey, German", German, b';', DOTS, 260, 0.02, &[
        ("Kennung", "pseudonym"), ("Alter", "age"), ("Geschlecht", "sex"), ("Bundesland", "region"),
        ("Schulabschluss", "education"), ("Kinder", "children"), ("Wahlabsicht", "vote"), ("f3", "likert")]),
    ("staff, German", German, b';', DOTS, 150, 0.0, &[
        ("Personalnummer", "patient-number"), ("Nachname", "family-name"), ("Vorname", "given-name"),
        ("Abteilung", "department"), ("Eintritt", "admission"), ("Steuer-ID", "tax-number"), ("IBAN", "iban"),
        ("Gehalt", "salary"), ("Konfession", "religion")]),
    ("staff, English", English, b',', ISO, 140, 0.0, &[
        ("employee no", "patient-number"), ("name", "full-name"), ("job title", "occupation"),
        ("department", "department"), ("salary", "salary"), ("date of birth", "birth-date"),
        ("IP address", "network-address")]),
    ("staff, mistyped", German, b';', DOTS, 160, 0.0, &[
        ("Kasse", "health-insurance-mistyped"), ("Beruf", "occupation"), ("Jahrgang", "birth-year"),
        ("Bruttolohn", "salary")]),
    ("school, German", German, b';', DOTS, 120, 0.0, &[
        ("Schülernr.", "patient-number"), ("Vorname", "given-name"), ("Klasse", "school-class"),
        ("Geburtstag", "birth-date"), ("Note", "grade"), ("Muttersprache", "language")]),
    ("school, French", French, b';', SLASHES, 110, 0.0, &[
        ("matricule", "patient-number"), ("classe", "school-class"), ("date de naissance", "birth-date"),
        ("note", "grade"), ("langue maternelle", "language"), ("observations", "recurring-notes")]),
    ("customers, German", German, b';', DOTS, 240, 0.02, &[
        ("Kundennr.", "patient-number"), ("Kontakt", "e-mail"), ("Telefon", "telephone"), ("PLZ", "postcode"),
        ("Artikelnummer", "product"), ("Betrag", "amount"), ("Mandantennr.", "few-numbers")]),
    ("customers, English", English, b',', ISO, 230, 0.0, &[
        ("profile", "web-address"), ("token", "guid"), ("city", "town"), ("price", "amount"), ("visits", "count"),
        ("client id", "few-numbers"), ("consent", "flag")]),
    ("customers, French", French, b';', SLASHES, 210, 0.0, &[
        ("n° client", "patient-number"), ("courriel", "e-mail"), ("téléphone", "telephone"), ("ville", "town"),
        ("montant", "amount"), ("rue", "street-address")]),
    ("transport, German", German, b';', DOTS, 200, 0.0, &[
        ("Kfz", "number-plate"), ("Linie", "line"), ("Abfahrt", "time"), ("Datum", "admission"),
        ("PLZ", "postcode"), ("Fahrten", "count")]),
    ("transport, English", English, b',', ISO, 210, 0.0, &[
        ("gps", "coordinates"), ("car", "number-plate"), ("route", "line"), ("departure", "time"), ("age", "age")]),
    ("transport, bare", French, b';', SLASHES, 180, 0.0, &[
        ("1", "number-plate"), ("2", "coordinates"), ("3", "line"), ("4", "time"), ("5", "postcode")]),
    ("wrong names", German, b';', DOTS, 200, 0.0, &[
        ("Region", "e-mail"), ("Diagnose", "notes"), ("Station", "ward-telephone"), ("Alter", "birth-date"),
        ("Gewicht", "iban"), ("Land", "guid")]),
    ("sensitive text, English", English, b',', ISO, 180, 0.3, &[
        ("result", "recurring-notes"), ("treatment", "notes"), ("outcome", "diagnosis"), ("age", "age"),
        ("score", "grade"), ("debt", "debt")]),
    ("codes, German", German, b';', DOTS, 240, 0.0, &[
        ("EAN", "article-number"), ("OPS", "procedure"), ("ATC", "substance"), ("Nebendiagnose", "plain-icd"),
        ("Kostenstelle", "cost-centre"), ("Tarif", "rate-code"), ("Verweildauer", "duration"), ("Monat", "month"),
        ("Klartext", "label"), ("Meinung", "answer")]),
    ("codes, bare", German, b';', DOTS, 230, 0.0, &[
        ("1", "article-number"), ("2", "procedure"), ("3", "substance"), ("4", "label"), ("5", "answer"),
        ("6", "month"), ("7", "seat"), ("8", "laboratory-bare")]),
    ("things, English", English, b',', ISO, 220, 0.0, &[
        ("make", "car-make"), ("provider", "house"), ("product", "goods"), ("where", "town-alone"),
        ("rate", "share"), ("timestamp", "moment"), ("insured", "yes-no"), ("seat", "seat")]),
    ("things, bare", French, b';', SLASHES, 210, 0.0, &[
        ("1", "car-make"), ("2", "house"), ("3", "town-alone"), ("4", "occupation"), ("5", "region"),
        ("6", "medication"), ("7", "amount"), ("8", "yes-no")]),
    ("things, bare, German", German, b';', DOTS, 210, 0.0, &[
        ("1", "car-make"), ("2", "house"), ("3", "town-alone"), ("4", "occupation"), ("5", "department"),
        ("6", "goods"), ("7", "amount"), ("8", "month")]),
    ("hospital, abbreviated", German, b';', DOTS, 220, 0.0, &[
        ("patnr", "patient-number"), ("geb_dat", "birth-date"), ("gschl", "sex"), ("plz", "postcode"),
        ("aufn_dat", "admission"), ("hd_icd", "icd"), ("vwd", "duration"), ("BMI", "index"),
        ("Blutgruppe", "blood-group"), ("bem", "rare-note")]),
    ("cancer registry", English, b',', SLASHES, 190, 0.0, &[
        ("NHSNUMBER", "british-nhs"), ("DOB", "birth-date"), ("SEX", "sex"), ("POSTCODE", "british-postcode"),
        ("DIAGNOSISDATE", "admission"), ("SITE_ICD10", "icd"), ("VITALSTATUS", "flag"), ("x1", "site-guid")]),
    ("postcodes, bare", English, b',', ISO, 180, 0.0, &[
        ("1", "british-postcode"), ("2", "dutch-postcode"), ("3", "sex"), ("4", "age"), ("5", "titled-name")]),
    ("employees, American", English, b',', ISO, 160, 0.0, &[
        ("EmpID", "claim-number"), ("FirstName", "given-name"), ("LastName", "family-name"), ("HireDate", "admission"),
        ("Dept", "department"), ("Salary", "dollars"), ("Gender", "sex"), ("Zip", "postcode")]),
    ("library", English, b'\t', ISO, 240, 0.0, &[
        ("borrower", "reader-number"), ("issued", "moment-utc"), ("subject", "subject"), ("branch", "house"),
        ("overdue", "boolean")]),
    ("vaccination", German, b';', DOTS, 190, 0.0, &[
        ("AHV13", "swiss-ahv"), ("Name, Vorname", "full-name"), ("Geb.", "birth-date"), ("Anrede", "title"),
        ("Impfstoff", "vaccine"), ("Charge", "lot"), ("Impfdatum", "admission"), ("Kommentar", "empty")]),
    ("claims", English, b',', ISO, 210, 0.0, &[
        ("claim_no", "claim-number"), ("policy_holder", "full-name"), ("ssn", "american-ssn"),
        ("reported", "moment-noon"), ("home", "flat"), ("claim_amt", "amount"), ("alt mail", "mailbox-seldom")]),
    ("court", German, b';', DOTS, 150, 0.0, &[
        ("Beklagter", "full-name"), ("RA", "lawyer"), ("Eingang", "admission"), ("Delikt", "offence"),
        ("Streitwert", "amount")]),
    ("welfare", French, b';', SLASHES, 170, 0.0, &[
        ("allocataire", "titled-name"), ("n° sécu", "french-nir"), ("âge", "age-text"), ("taille", "height-text"),
        ("commune", "town"), ("situation familiale", "marital-status"), ("avis", "agreement")]),
    ("ages with units", German, b';', DOTS, 160, 0.05, &[
        ("Alter", "age-text"), ("Größe", "height-text"), ("Geschlecht", "sex"), ("RR", "pressure"),
        ("Zufriedenheit", "agreement"), ("Kommentar", "rare-note")]),
    ("log-ins, bare", English, b',', ISO, 180, 0.0, &[
        ("1", "user-name"), ("2", "port"), ("3", "page"), ("4", "moment-utc"), ("5", "boolean"), ("6", "hash")]),
    ("mistyped under other names", German, b';', DOTS, 160, 0.0, &[
        ("Region", "telephone"), ("Land", "iban-mistyped"), ("Diagnose", "number-plate"), ("Alter", "swiss-ahv"),
        ("Beruf", "e-mail")]),
    ("several visits, bare", German, b';', DOTS, 240, 0.0, &[
        ("1", "health-insurance-recurring"), ("2", "admission"), ("3", "icd"), ("4", "telephone-seldom")]),
    ("three patients, bare", English, b',', ISO, 150, 0.0, &[
        ("1", "shared-nhs"), ("2", "admission"), ("3", "laboratory-bare"), ("4", "agreement")]),
    ("village school", French, b';', SLASHES, 240, 0.0, &[
        ("Nom", "few-families"), ("Prénom", "given-name"), ("Né(e) le", "birth-date"), ("Classe", "school-class")]),
    ("care home", German, b';', DOTS, 300, 0.0, &[
        ("Nr.", "house-alone"), ("Str.", "street-alone"), ("geb.", "birth-date"), ("Verlauf", "remark")]),
    ("house by house", German, b';', DOTS, 240, 0.02, &[
        ("Straße", "street-alone"), ("HNr", "house-alone"), ("Alter", "age"), ("Geschlecht", "sex")]),
    ("eight monitored", German, b';', DOTS, 300, 0.0, &[
        ("Patientennummer", "monitored"), ("Datum", "admission"), ("Wert 1", "laboratory-bare")]),
    ("staff, bare", German, b';', DOTS, 200, 0.0, &[
        ("1", "staff-code"), ("2", "birth-date"), ("3", "department"), ("4", "duration")]),
    ("club", English, b',', ISO, 220, 0.0, &[
        ("init", "letters"), ("yob", "birth-year"), ("Postcode", "british-postcode"), ("kin", "full-name")]),
    ("taxis, bare", German, b';', DOTS, 200, 0.0, &[
        ("1", "latitude-alone"), ("2", "longitude-alone"), ("3", "admission"), ("4", "duration")]),
    ("ward, bare", English, b',', ISO, 240, 0.0, &[
        ("1", "rare-name"), ("2", "birth-date"), ("3", "sex"), ("4", "bedside")]),
    ("mistyped, bare", English, b',', ISO, 180, 0.0, &[
        ("1", "credit-card-mistyped"), ("2", "swiss-ahv-mistyped"), ("3", "telephone-e164"), ("4", "device-address"),
        ("5", "age")]),
    ("contracts, German", German, b';', DOTS, 200, 0.0, &[
        ("Abo", "contract-number"), ("Alter", "age"), ("Wohnort", "town"), ("Spende", "running-number")]),
    ("contracts, English", English, b',', ISO, 180, 0.0, &[
        ("loan", "contract-number"), ("invoice", "running-number"), ("sex", "sex"), ("amount", "amount")]),
    ("streets, bare", German, b';', DOTS, 240, 0.0, &[
        ("1", "street-alone"), ("2", "house-alone"), ("3", "birth-date"), ("4", "sex")]),
];

/// Every one.
#[must_use]
pub fn tables() -> Vec<Specimen> {
    MADE.iter().zip(1..).map(|(made, seed)| write(made, seed)).collect()
}

fn write(
    &(name, language, delimiter, dates, records, missing, columns): &Made,
    seed: u64,
) -> Specimen {
    Outline {
        name: name.to_owned(),
        language,
        has_header: !name.contains("bare"),
        delimiter,
        dates,
        records,
        missing,
        columns: columns.iter().map(|(name, kind)| ((*name).to_owned(), called(kind))).collect(),
    }
    .write(seed)
}
