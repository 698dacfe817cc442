//! When columns that are released word for word are warned of, and what their values are held
//! against.

use super::{Item, Parameter, ParameterKind, item, parameter};
use crate::report::NoticeCode;
use outis::evidence::{FEW_NUMBERS, FEW_TEXTS, NEARLY_UNIQUE, OWNED};
use outis::table::detect::Detector;

/// A number from which on something is said.
fn least(name: &str, value: f64) -> Parameter {
    Parameter { min: Some(value), kind: ParameterKind::Number, ..parameter(name) }
}

/// The warnings about columns, with their thresholds.
pub(super) fn warnings() -> Vec<Item> {
    vec![
        Item {
            parameters: vec![
                least("unique", NEARLY_UNIQUE),
                least("records-of-texts", FEW_TEXTS as f64),
                least("records-of-numbers", FEW_NUMBERS as f64),
            ],
            ..item(
                NoticeCode::NearlyUniqueColumn.id().to_owned(),
                "A sensitive or insensitive column in which at least this share of the records \
                 with a value have one that nobody else has: whoever knows the value then finds \
                 the person more often than not. With fewer records nothing is said, because \
                 values are different by chance, those of numbers and dates above all.",
            )
        },
        Item {
            parameters: vec![least("matching-of-quasi-identifiers", OWNED)],
            ..item(
                NoticeCode::LooksIdentifying.id().to_owned(),
                "A released column with values that a detector below matches; of quasi-identifiers, \
                 only e-mail addresses and accounts count, and where at least this share of the \
                 values match, telephone numbers, number plates, addresses, coordinates and \
                 numbers that are given to persons.",
            )
        },
        item(
            NoticeCode::SensitiveUnprotected.id().to_owned(),
            "A sensitive column that no model protects against inference, and for which the \
             recipe does not decline protection.",
        ),
    ]
}

/// The detectors, each with the share of records that must match, the most records that a matching
/// value may have on average, and how many different values must match.
pub(super) fn detectors() -> Vec<Item> {
    Detector::ALL
        .into_iter()
        .map(|detector| {
            let rule = detector.rule();
            let sharers = (rule.sharers < u64::MAX).then_some(rule.sharers as f64);
            let fewest = (rule.values > 1).then_some(rule.values as f64);
            let parameters = [least("matching", rule.share)]
                .into_iter()
                .chain(sharers.map(|most| Parameter {
                    max: Some(most),
                    kind: ParameterKind::Number,
                    ..parameter("records-of-a-value")
                }))
                .chain(fewest.map(|values| least("values", values)))
                .collect();
            Item { parameters, ..item(detector.id().to_owned(), means(detector)) }
        })
        .collect()
}

fn means(detector: Detector) -> &'static str {
    match detector {
        Detector::Email => "An e-mail address, alone or within a text. One is enough.",
        Detector::Iban => {
            "An account number with the length of its country and right check digits (ISO 13616). \
             One is enough."
        }
        Detector::CreditCard => {
            "A card number of 14 to 19 digits with a known beginning and a right check digit (ISO/IEC 7812)."
        }
        Detector::HealthInsurance => {
            "A German health insurance number: a letter and nine digits, the last of which checks \
             the others (§ 290 SGB V)."
        }
        Detector::PensionInsurance => {
            "A German pension insurance number: area, day of birth, a letter, serial number and \
             check digit (§ 2 VKVV)."
        }
        Detector::TaxNumber => {
            "A German tax number: eleven digits of which one pair or triple is equal, with a right check digit \
             (§ 139b AO), or that of a tax office as 181/815/08155."
        }
        Detector::AhvNumber => {
            "A Swiss AHV number: thirteen digits from 756 on with a right check digit."
        }
        Detector::SvnrNumber => {
            "An Austrian social insurance number: serial number with a right check digit, and the \
             day of birth."
        }
        Detector::NirNumber => "A French social security number (NIR) with its right key.",
        Detector::NhsNumber => {
            "A British NHS number: ten digits, the last of which checks the others."
        }
        Detector::NationalInsurance => {
            "A British National Insurance number: two letters, six digits and a letter from A to D."
        }
        Detector::CpfNumber => {
            "A Brazilian CPF: eleven digits, the last two of which check the others."
        }
        Detector::NationalNumber => {
            "A number that another state gives to persons, of a column of which nearly all are right by the \
             same rule: codice fiscale, DNI, PESEL, BSN and the like."
        }
        Detector::SsnNumber => "An American social security number, as 123-45-6789.",
        Detector::MedicalRecord => "The number of a medical record behind MRN.",
        Detector::Guid => "A globally unique identifier (RFC 9562).",
        Detector::Telephone => {
            "A telephone number with the code of a country or an area, alone or within a text. Plain numbers \
             are some only where the column is called so or nearly all are of one country; decimals, dates, \
             the codes of a column called so and of articles, by their check digits, are none."
        }
        Detector::NetworkAddress => "The address of a device: IPv4, IPv6 or MAC.",
        Detector::WebAddress => "The address of a page, with https:// or www.",
        Detector::NumberPlate => {
            "A number plate of Germany, Austria, Switzerland, France, Italy or Great Britain."
        }
        Detector::StreetAddress => {
            "A street with the number of a house, perhaps with a postcode and a place."
        }
        Detector::Coordinates => {
            "Latitude and longitude with at least three decimals, or in degrees and minutes."
        }
        Detector::GivenName => "One word, or two with a hyphen, that a list of given names has.",
        Detector::FamilyName => {
            "One word, perhaps with von or the like, or two with a hyphen, that a list of family \
             names has."
        }
        Detector::PersonName => {
            "Two to four words with a common given name or a form of address, a word with an \
             initial, or a form of address and a name in a short text."
        }
        Detector::LongText => {
            "At least 40 characters and 5 words, which hardly any two records share: what people \
             write about others."
        }
        Detector::Sentence => {
            "At least 40 characters and 6 words that say of somebody that they are, have or do \
             something, also where records share them."
        }
    }
}
