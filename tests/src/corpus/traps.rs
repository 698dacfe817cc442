//! Columns that look like identifiers to whoever looks too fast: codes with check digits, long
//! numbers, places and things that are called like people, long labels, texts to choose from.

use super::kinds::{Kind, Looks, Right, kind};
use super::{checks, words};

use Right::{Open, Sensitive};

#[rustfmt::skip]
const MONTHS: [&[&str]; 3] = [
    &["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"],
    &["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober"],
    &["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre"],
];

#[rustfmt::skip]
const CARS: &[&str] = &[
    "Mercedes", "Astra", "Golf", "Corsa", "Clio", "Polo", "Fiesta", "Octavia", "Passat", "Ford Focus", "Tesla",
    "Porsche", "Skoda", "Renault", "Peugeot", "Citroën", "Fiat", "Panda", "Alfa Romeo", "Zoe", "Opel", "Bentley",
];

#[rustfmt::skip]
const HOUSES: [&[&str]; 3] = [
    &["St Mary's Hospital", "King Edward Hospital", "Royal Infirmary", "Queen Elizabeth Centre", "St John's"],
    &["Maria-Hilf-Krankenhaus", "St. Josef Klinik", "Albert-Schweitzer-Haus", "Robert-Koch-Klinik", "Sankt Anna"],
    &["Hôpital Saint-Louis", "Clinique Pasteur", "CHU Jean Minjoz", "Hôpital Sainte-Anne", "Clinique Jules Verne"],
];

#[rustfmt::skip]
const PRODUCTS: &[&str] = &[
    "BILLY", "KALLAX", "LACK", "MALM", "HEMNES", "Bettwäsche", "Tischlampe", "Kabel 2m", "Notebook 14", "Drucker",
    "Milch 1,5%", "Butter", "Roggenbrot", "Apfelsaft 1l",
];

#[rustfmt::skip]
const LABELS: [&[&str]; 3] = [
    &["Malignant neoplasm of breast, upper outer quadrant of the female breast",
      "Essential (primary) hypertension without indication of hypertensive crisis",
      "Type 2 diabetes mellitus without complications, not stated as uncontrolled",
      "Unspecified injury of left ankle, initial encounter for closed fracture",
      "Other chronic obstructive pulmonary disease with acute exacerbation",
      "Person with feared complaint in whom no diagnosis was made"],
    &["Bösartige Neubildung der Brustdrüse, oberer äußerer Quadrant der weiblichen Brust",
      "Essentielle Hypertonie, nicht näher bezeichnet, ohne Angabe einer hypertensiven Krise",
      "Diabetes mellitus, Typ 2, ohne Komplikationen, nicht als entgleist bezeichnet",
      "Akute Infektion der oberen Atemwege, nicht näher bezeichnet, bei Kindern unter 5 Jahren",
      "Sonstige chronische obstruktive Lungenkrankheit mit akuter Exazerbation, n.n.bez.",
      "Person mit Furcht vor Krankheitszuständen, bei der keine Diagnose gestellt wurde"],
    &["Tumeur maligne du sein, quadrant supérieur externe du sein chez la femme",
      "Hypertension essentielle (primitive) sans indication de crise hypertensive",
      "Diabète sucré de type 2 sans complication, non précisé comme décompensé",
      "Infection aiguë des voies respiratoires supérieures, sans précision, chez l'enfant",
      "Autres maladies pulmonaires obstructives chroniques avec épisodes aigus",
      "Sujet inquiet de son état de santé sans diagnostic établi"],
];

#[rustfmt::skip]
const ANSWERS: [&[&str]; 3] = [
    &["I am very satisfied with the care that I was given here.", "I am neither satisfied nor dissatisfied with it.",
      "I am not at all satisfied with the care that I was given.", "I have no opinion about the care that was given."],
    &["Ich bin mit der Behandlung, die ich hier bekommen habe, sehr zufrieden.",
      "Ich bin mit der Behandlung weder zufrieden noch unzufrieden gewesen.",
      "Ich bin mit der Behandlung, die ich bekommen habe, gar nicht zufrieden.",
      "Ich habe zu der Behandlung, die ich bekommen habe, keine Meinung."],
    &["Je suis très satisfait des soins que j'ai reçus dans cet établissement.",
      "Je ne suis ni satisfait ni insatisfait des soins que j'ai reçus ici.",
      "Je ne suis pas du tout satisfait des soins que j'ai reçus ici.", "Je n'ai pas d'avis sur les soins reçus ici."],
];

fn pick<'a>(lists: &[&'a [&'a str]; 3], language: words::Language) -> &'a [&'a str] {
    language.of_three(lists[0], lists[1], lists[2])
}

#[rustfmt::skip]
pub(super) const KINDS: &[Kind] = &[
    kind("article-number", Open, Looks::Any,
        [&["EAN", "barcode", "GTIN"], &["EAN", "Barcode", "GTIN"], &["EAN", "code-barres", "GTIN"]],
        |p| { let body = format!("40{:010}", 1_234_500 + p.random.u32(..40));
            format!("{body}{}", checks::article(&body)) }),
    kind("procedure", Open, Looks::Any,
        [&["OPS", "procedure code"], &["OPS", "Prozedurenschlüssel"], &["code acte", "OPS"]],
        |p| p.one(&["5-470.1", "5-820.00", "1-632.0", "8-930", "5-511.11", "3-200", "5-749.0", "8-800.c0"])),
    kind("substance", Open, Looks::Any,
        [&["ATC"], &["ATC", "ATC-Code"], &["ATC", "code ATC"]],
        |p| p.one(&["C09AA05", "A10BA02", "M01AE01", "N02BE01", "C07AB02", "B01AC06", "A02BC01"])),
    kind("plain-icd", Sensitive, Looks::Text,
        [&["ICD"], &["ICD-10-GM", "Nebendiagnose"], &["CIM"]],
        |p| format!("{}{:02}.{}", p.one(&["A", "B", "C", "E", "F", "I", "J", "K", "M", "N"]), p.random.u32(..99),
            p.random.u32(..10))),
    kind("moment", Right::Quasi, Looks::Text,
        [&["timestamp", "recorded at"], &["Zeitpunkt", "erfasst am"], &["horodatage", "enregistré le"]],
        |p| { let (year, month, day) = p.recent();
            format!("{day:02}.{month:02}.{year}, {:02} Uhr", p.random.u32(..24)) }),
    kind("month", Open, Looks::Text,
        [&["month"], &["Monat"], &["mois"]], |p| p.one(pick(&MONTHS, p.language))),
    kind("car-make", Open, Looks::Text,
        [&["make", "model"], &["Marke", "Modell"], &["marque", "modèle"]], |p| p.one(CARS)),
    kind("house", Open, Looks::Text,
        [&["provider", "site"], &["Träger", "Haus"], &["prestataire", "site"]], |p| p.one(pick(&HOUSES, p.language))),
    kind("goods", Open, Looks::Text,
        [&["product", "item"], &["Produkt", "Artikel"], &["produit", "article"]], |p| p.one(PRODUCTS)),
    kind("label", Open, Looks::Text,
        [&["label", "long title"], &["Klartext", "Bezeichnung"], &["libellé", "intitulé"]],
        |p| p.one(pick(&LABELS, p.language))),
    kind("answer", Open, Looks::Text,
        [&["q9 text", "opinion"], &["f9 Text", "Meinung"], &["q9 texte", "opinion"]],
        |p| p.one(pick(&ANSWERS, p.language))),
    kind("town-alone", Right::Quasi, Looks::Text,
        [&["where", "area"], &["Herkunftsort", "wo"], &["provenance", "où"]], |p| p.town.to_owned()),
    kind("cost-centre", Open, Looks::Any,
        [&["cost centre"], &["Kostenstelle"], &["centre de coûts"]],
        |p| format!("0512-{}-20", 100 + p.random.u32(..30))),
    kind("duration", Open, Looks::Integer,
        [&["days", "length of stay"], &["Tage", "Verweildauer"], &["jours", "durée de séjour"]],
        |p| p.random.u32(1..40).to_string()),
    kind("share", Open, Looks::Decimal,
        [&["share", "rate"], &["Anteil", "Quote"], &["part", "taux"]],
        |p| { let value = p.random.f64(); p.decimal(value, 4) }),
    kind("rate-code", Open, Looks::Any,
        [&["tariff"], &["Tarif"], &["tarif"]],
        |p| format!("{}{}", p.one(&["A", "B", "C"]), p.random.u32(100..130))),
    kind("seat", Open, Looks::Any,
        [&["seat"], &["Sitzplatz"], &["siège"]],
        |p| format!("{}{}", p.random.u32(1..40), p.one(&["A", "B", "C", "D"]))),
    kind("yes-no", Open, Looks::Text,
        [&["smoker at home", "insured"], &["pflichtversichert", "Notfall"], &["urgence", "assuré social"]],
        |p| p.said(&["yes", "no"], &["ja", "nein"], &["oui", "non"])),
    kind("laboratory-bare", Open, Looks::Decimal,
        [&["value 1", "mmol"], &["Wert 1", "mmol/l"], &["valeur 1", "mmol"]],
        |p| { let value = 2.0 + 9.0 * p.random.f64(); p.decimal(value, 2) }),
];
