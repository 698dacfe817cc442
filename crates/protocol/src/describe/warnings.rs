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
                 values match, telephone numbers, number plates and addresses.",
            )
        },
        item(
            NoticeCode::SensitiveUnprotected.id().to_owned(),
            "A sensitive column that no model protects against inference, and for which the \
             recipe does not decline protection.",
        ),
    ]
}

/// The detectors, each with the share of records that must match, and the most records that a
/// matching value may have on average.
pub(super) fn detectors() -> Vec<Item> {
    let one = |detector: Detector| {
        let rule = detector.rule();
        let sharers = (rule.sharers < u64::MAX).then_some(rule.sharers as f64);
        let most = |most| Parameter {
            max: Some(most),
            kind: ParameterKind::Number,
            ..parameter("records-of-a-value")
        };
        let parameters =
            [least("matching", rule.share)].into_iter().chain(sharers.map(most)).collect();
        Item { parameters, ..item(detector.id().to_owned(), means(detector)) }
    };
    Detector::ALL.into_iter().map(one).collect()
}

fn means(detector: Detector) -> &'static str {
    match detector {
        Detector::Email => "An e-mail address, alone or within a text. One is enough.",
        Detector::Iban => {
            "An account number with the length of its country and right check digits (ISO 13616). \
             One is enough."
        }
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
        Detector::PersonName => {
            "Two to four words with a common given name or a form of address, a word with an \
             initial, or a form of address and a name in a short text."
        }
        Detector::LongText => {
            "At least 40 characters and 5 words, which hardly any two records share: what people \
             write about others."
        }
    }
}
