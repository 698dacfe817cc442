//! What single values look like that point to a person: addresses, numbers, names, free text.
//!
//! Every detector reads a value once, from its first byte to its last, and knows nothing of the
//! others of its column: [`Detector::rule`] says how many of them have to match before it means
//! something. What is precise, such as an IBAN with its check digits, means something wherever
//! it stands; what codes may look like too, such as a number plate, only in numbers.

mod accounts; // Bank accounts, by their check digits.
mod addresses; // Streets with house numbers.
mod cards; // Credit cards, by their check digits.
mod column; // What a column as a whole looks like.
mod glance; // What values are ruled out at a glance.
mod insurance; // Numbers that states and insurers give to persons.
mod lists; // Lists of given and family names.
mod names; // Names of people.
mod national; // Numbers that other states give to persons.
mod network; // Addresses of devices, pages and mailboxes.
mod numbers; // What numbers are that only their column tells.
mod places; // Points on the map.
mod plates; // Number plates.
mod seldom; // What stands in few cells, alone or within a text.
mod telephone; // Telephone numbers.
mod text; // Free text.
mod titles; // What columns are called after persons.

pub(super) use addresses::{is_built_like_address, is_house};
pub use column::Sighting;
pub(super) use column::most_of_persons;
pub(crate) use column::{Sample, sighting};
pub(crate) use glance::ValueSigns;
pub(super) use names::{
    is_built_like_name, is_built_like_one_name, is_built_like_some_name, is_listed_name,
    without_marks,
};
pub(crate) use numbers::Numbers;
pub(super) use numbers::are_articles;
pub(super) use places::{degrees, is_latitude, is_longitude, is_postcode};
pub(crate) use seldom::Seldom;
pub use titles::named_after_persons;

use super::suggest::{Reason, reason_of_name, words_of};
use super::{Phrases, Role};

/// How words of a column's name begin whose codes are written like telephone numbers, addresses of
/// devices or number plates.
static CODED: Phrases = Phrases::new(
    "\
    kostenst, costcent, tarif, aktenz, geschaeftsz, produkt, product, artikel, article, \
    material, charge, section, abschnitt, kapitel, chapter, version, paragra, gliederung, \
    bestell, auftragsn, rechnung, beleg, lieferschein, invoice, raum, serien, serial, inventar, \
    inventory, vorgang, teile, projekt, project, haushaltsst, konto, sachkonto, aktenp, \
    sendung, shipment, tracking, paket, parcel, barcode, regionalschl, gemeindeschl, kreisschl, \
    zimmern, kundenn, ticket, buchungsn, buchungsc, flugn, modell, centredecout, codeproduit, \
    reference, colis, numerodecommande, facture",
);

/// The same as whole words, since others begin alike.
static CODED_WORDS: Phrases = Phrases::new(
    "\
    akte, auftrag, batch, code, cost, file, isbn, kst, lot, los, model, order, part, room, sku, \
    gtin, ean, upc, ars, ags, az, gz, zimmer, buchung, flug, signatur",
);

/// How else words for what is numbered begin, as postcodes may be written.
static NUMBERED_THINGS: Phrases = Phrases::new(
    "\
    akte, anlage, antrag, asset, auftrag, bewerb, booking, buchung, case, claim, commande, dossier, \
    fahrzeug, fall, geraet, item, katalog, kategorie, category, kurs, course, ligne, line, liste, \
    lot, machine, member, mitglied, modele, modello, objet, objekt, operat, order, ordine, palette, \
    payment, pedido, police, policy, position, prozess, reservation, reservier, schaden, serie, \
    session, sitzung, station, stueck, teil, transa, unit, vertrag, contract, contrat, zahlung, \
    zaehler",
);

/// Whether the words of a name say that codes of things stand there.
fn are_coded(words: &[String]) -> bool {
    words.iter().any(|word| CODED_WORDS.contains(word) || CODED.begin(word, 1))
        || CODED.begin(&words.concat(), 1)
}

/// Whether a name says that codes of things or of dealings stand there, which are no postcodes.
pub(super) fn names_codes(name: &str) -> bool {
    let words = words_of(name);
    are_coded(&words)
        || words.iter().any(|word| NUMBERED_THINGS.begin(word, 1) || word.ends_with("code"))
}

/// Distinct values from which on they are no categories, however often each occurs.
const SOME_VALUES: usize = 10;

/// What firms are numbered as, by the same check digits as persons.
static FIRMS: Phrases = Phrases::new("siren, siret, rsin, kvk, ein, vat, ust, firma, company");

/// How words begin that say the same of all but addresses: devices have theirs.
const DEVICES: &str = "geraet";

/// What a value can look like that points to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Detector {
    /// An e-mail address, alone or within a text.
    Email,
    /// An international bank account number whose check digits are right (ISO 13616).
    Iban,
    /// The number of a credit card whose check digit is right (ISO/IEC 7812).
    CreditCard,
    /// A German health insurance number whose check digit is right.
    HealthInsurance,
    /// A German pension insurance number whose check digit is right.
    PensionInsurance,
    /// A German tax number, whose check digit is right if it has one.
    TaxNumber,
    /// A Swiss AHV number whose check digit is right.
    AhvNumber,
    /// An Austrian social insurance number whose check digit is right.
    SvnrNumber,
    /// A French social security number (NIR) whose key is right.
    NirNumber,
    /// A British NHS number whose check digit is right.
    NhsNumber,
    /// A British National Insurance number.
    NationalInsurance,
    /// A Brazilian number of tax payers (CPF) whose check digits are right.
    CpfNumber,
    /// A number that another state gives to persons: of a column, nearly all are right by one rule.
    NationalNumber,
    /// An American social security number, with hyphens or spaces.
    SsnNumber,
    /// The number of a medical record that says so: MRN 0012345, MR# 12345.
    MedicalRecord,
    /// A globally unique identifier (RFC 9562), or a hash in hexadecimal digits.
    Guid,
    /// A telephone number, international or with an area code.
    Telephone,
    /// The address of a device: IPv4, IPv6 or MAC.
    NetworkAddress,
    /// The address of a page.
    WebAddress,
    /// A number plate of Germany, Austria, Switzerland, France, Italy or Great Britain.
    NumberPlate,
    /// A street with the number of a house, alone or with a postcode and a place.
    StreetAddress,
    /// Latitude and longitude with three decimals or more.
    Coordinates,
    /// A name: a common given name, or a form of address, among two to four capitalized words; or
    /// a form of address and a name in a short text.
    PersonName,
    /// A given name alone.
    GivenName,
    /// A family name alone.
    FamilyName,
    /// Text of at least forty characters and five words.
    LongText,
    /// Five words or more that say of somebody that they are, have or do something.
    Sentence,
}

/// When matches of a detector say something about a column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchRule {
    /// The share of the records with a value that match, at least.
    pub share: f64,
    /// The most records that a matching value may have on average, where few values match
    /// ([`Detector::is_varied`]). What more share is a category, such as the telephone number of a
    /// ward, and points to none of them.
    pub sharers: u64,
    /// Distinct values that match, at least.
    pub values: u64,
}

impl Detector {
    /// Every detector; of two that as many records match, the earlier is told.
    pub const ALL: [Self; 27] = [
        Self::Email,
        Self::Iban,
        Self::CreditCard,
        Self::HealthInsurance,
        Self::PensionInsurance,
        Self::TaxNumber,
        Self::AhvNumber,
        Self::SvnrNumber,
        Self::NirNumber,
        Self::NhsNumber,
        Self::NationalInsurance,
        Self::CpfNumber,
        Self::NationalNumber,
        Self::SsnNumber,
        Self::MedicalRecord,
        Self::Guid,
        Self::Telephone,
        Self::NetworkAddress,
        Self::WebAddress,
        Self::NumberPlate,
        Self::StreetAddress,
        Self::Coordinates,
        Self::PersonName,
        Self::GivenName,
        Self::FamilyName,
        Self::LongText,
        Self::Sentence,
    ];

    /// Those of what one person has alone, or nearly.
    const PERSONAL: [Self; 8] = [
        Self::Email,
        Self::Iban,
        Self::AhvNumber,
        Self::NationalNumber,
        Self::Telephone,
        Self::NetworkAddress,
        Self::NumberPlate,
        Self::PersonName,
    ];

    /// Its name in reports.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Email => "e-mail",
            Self::Iban => "iban",
            Self::CreditCard => "credit-card",
            Self::HealthInsurance => "health-insurance-number",
            Self::PensionInsurance => "pension-insurance-number",
            Self::TaxNumber => "tax-number",
            Self::AhvNumber => "ahv-number",
            Self::SvnrNumber => "svnr-number",
            Self::NirNumber => "nir-number",
            Self::NhsNumber => "nhs-number",
            Self::NationalInsurance => "national-insurance-number",
            Self::CpfNumber => "cpf-number",
            Self::NationalNumber => "national-number",
            Self::SsnNumber => "ssn-number",
            Self::MedicalRecord => "medical-record-number",
            Self::Guid => "guid",
            Self::Telephone => "telephone",
            Self::NetworkAddress => "network-address",
            Self::WebAddress => "web-address",
            Self::NumberPlate => "number-plate",
            Self::StreetAddress => "street-address",
            Self::Coordinates => "coordinates",
            Self::PersonName => "person-name",
            Self::GivenName => "given-name",
            Self::FamilyName => "family-name",
            Self::LongText => "long-text",
            Self::Sentence => "sentence",
        }
    }

    /// Whether nothing else looks like these, so that one is enough to find its owner.
    #[must_use]
    pub fn is_unmistakable(self) -> bool {
        matches!(self, Self::Email | Self::Iban)
    }

    /// Whether these are of one person or household, but codes may be built alike: a column of
    /// them finds its owners where most of its values match.
    #[must_use]
    pub fn is_of_few(self) -> bool {
        matches!(
            self,
            Self::CreditCard
                | Self::HealthInsurance
                | Self::PensionInsurance
                | Self::TaxNumber
                | Self::AhvNumber
                | Self::SvnrNumber
                | Self::NirNumber
                | Self::NhsNumber
                | Self::NationalInsurance
                | Self::CpfNumber
                | Self::NationalNumber
                | Self::SsnNumber
                | Self::MedicalRecord
                | Self::Guid
                | Self::Telephone
                | Self::NetworkAddress
                | Self::NumberPlate
                | Self::StreetAddress
                | Self::Coordinates
                | Self::PersonName
        )
    }

    /// Whether these are parts of names, of which lists know the more frequent ones.
    #[must_use]
    pub fn is_part_of_name(self) -> bool {
        matches!(self, Self::GivenName | Self::FamilyName)
    }

    /// Whether so many values match that they are no category, however many records share each; of
    /// texts many may be labels.
    #[must_use]
    pub fn is_varied(self, values: u64) -> bool {
        values >= SOME_VALUES as u64 && self != Self::LongText
    }

    /// When its matches say something about a column.
    #[must_use]
    pub fn rule(self) -> MatchRule {
        let (share, sharers, values) = match self {
            Self::Email | Self::Iban => (0.0, u64::MAX, 1),
            // A twentieth: notes are often taken of few, and are about these few.
            Self::LongText => (0.05, 2, 1),
            // A tenth: below it, codes that look alike by chance are likelier.
            Self::Telephone | Self::NetworkAddress | Self::WebAddress | Self::StreetAddress => {
                (0.1, 10, 1)
            }
            Self::SsnNumber | Self::MedicalRecord | Self::Guid | Self::Coordinates => (0.1, 10, 1),
            // A fifth: many codes and places are built like these.
            Self::NumberPlate | Self::PersonName => (0.2, 10, 1),
            // A half: of numbers with one check digit, one in ten is right by chance.
            Self::CreditCard
            | Self::HealthInsurance
            | Self::PensionInsurance
            | Self::TaxNumber
            | Self::AhvNumber
            | Self::SvnrNumber
            | Self::NirNumber
            | Self::NhsNumber
            | Self::NationalInsurance
            | Self::CpfNumber
            | Self::NationalNumber => (0.5, 10, 1),
            // Names that many share are those of people all the same, a few may be of products.
            Self::GivenName => (0.4, u64::MAX, 5),
            Self::FamilyName => (0.25, u64::MAX, 8),
            // Answers to choose from are few.
            Self::Sentence => (0.3, u64::MAX, 6),
        };
        MatchRule { share, sharers, values }
    }

    /// Whether a column's name says that its values are codes of things, however they look.
    #[must_use]
    pub fn is_ruled_out_by(self, name: &str) -> bool {
        let may_be_code =
            matches!(self, Self::Telephone | Self::NetworkAddress | Self::NumberPlate);
        if !may_be_code && self != Self::NationalNumber {
            return false;
        }
        let words = words_of(name);
        if self == Self::NationalNumber {
            return words.iter().any(|word| FIRMS.contains(word));
        }
        let are_of_devices =
            self != Self::NetworkAddress && words.iter().any(|word| word.starts_with(DEVICES));
        (are_coded(&words) || are_of_devices) && reason_of_name(name) != Some(Reason::Contact)
    }

    /// Whether a value looks like that. Spaces around it are ignored.
    #[must_use]
    pub fn matches(self, value: &str) -> bool {
        let value = value.trim();
        match self {
            Self::Email => network::has_email(value),
            Self::Iban => accounts::has_iban(value),
            Self::CreditCard => cards::is_card(value),
            Self::HealthInsurance => insurance::is_health(value),
            Self::PensionInsurance => insurance::is_pension(value),
            Self::TaxNumber => insurance::is_tax(value),
            Self::AhvNumber => insurance::is_ahv(value),
            Self::SvnrNumber => insurance::is_austrian(value),
            Self::NirNumber => insurance::is_french(value),
            Self::NhsNumber => insurance::is_british(value),
            Self::NationalInsurance => insurance::is_national_insurance(value),
            Self::CpfNumber => insurance::is_brazilian(value),
            Self::NationalNumber => national::is_alone(value),
            Self::SsnNumber => insurance::is_american(value),
            Self::MedicalRecord => insurance::is_medical_record(value),
            Self::Guid => network::is_guid(value),
            Self::Telephone => telephone::has_number(value),
            Self::NetworkAddress => network::is_network_address(value),
            Self::WebAddress => network::has_web_address(value),
            Self::NumberPlate => plates::is_plate(value),
            Self::StreetAddress => addresses::is_address(value),
            Self::Coordinates => places::is_point(value),
            Self::PersonName => {
                names::is_name(value)
                    || value.split_once(" - ").is_some_and(|(_, name)| names::is_name(name))
                    || names::is_login(value)
                    || !text::is_long(value) && names::addresses_somebody(value)
            }
            Self::GivenName => lists::is_given(value),
            Self::FamilyName => lists::is_family(value),
            Self::LongText => text::is_long(value),
            Self::Sentence => text::is_sentence(value),
        }
    }

    /// Whether a value is built like what has a check digit, or letters that are never given, be they
    /// right or wrong; never true of what has none, or where plain numbers of as many digits are
    /// built alike.
    #[must_use]
    pub fn has_form(self, value: &str) -> bool {
        let value = value.trim();
        match self {
            Self::Iban => accounts::has_form(value),
            Self::CreditCard => cards::has_form(value),
            Self::HealthInsurance => insurance::has_health_form(value),
            Self::PensionInsurance => insurance::has_pension_form(value),
            Self::AhvNumber => insurance::has_ahv_form(value),
            Self::SvnrNumber => value.contains(' ') && insurance::has_austrian_form(value),
            Self::NirNumber => insurance::has_french_form(value),
            Self::NhsNumber => insurance::has_british_form(value),
            Self::NationalInsurance => insurance::has_national_insurance_form(value),
            Self::CpfNumber => insurance::has_brazilian_form(value),
            Self::NationalNumber => national::has_birth(value),
            _ => false,
        }
    }

    /// The same for a value of a column whose numbers are known.
    pub(crate) fn matches_among(self, value: &str, numbers: &Numbers) -> bool {
        match self {
            Self::Telephone => numbers.is_telephone(value.trim()),
            Self::NationalNumber => numbers.is_national(value.trim()),
            _ => self.matches(value),
        }
    }
}

/// Whether the name of a column leaves open that its values name or reach a person.
pub(crate) fn may_identify(name: &str) -> bool {
    reason_of_name(name).is_none_or(|reason| reason.role() == Role::Identifier)
}

#[cfg(test)]
mod tests;
