//! What a column as a whole looks like: which detector matches so many of its values that it is a
//! reason to leave the column out.
//!
//! The values decide before the name does. A name may only close a column to detectors that codes
//! and categories match as well: a region that is called so and has values built like telephone
//! numbers stays one, a region whose values are e-mail addresses does not. Check digits that are
//! wrong lower the certainty and clear no column, since numbers are mistyped: where nearly all
//! values are built alike and differ, they are somebody's.

use super::{Detector, Numbers, Role, SOME_VALUES, ValueSigns, may_identify, reason_of_name};

/// Distinct values that are looked at to know what those of a column are.
pub(super) const SAMPLE: usize = 200;

/// The same where suggestions are made: they are taken from all over the column.
const SPREAD: usize = 1000;

/// The share of the values of a column that have to be built like numbers with check digits where
/// the digits are wrong, and the share of them that have to differ.
const BUILT_ALIKE: f64 = 0.9;

/// Values that may be persons with several records each, at least, and the most records that each
/// has then on average.
const RECURRING_VALUES: usize = 20;
const RECURRENCES: usize = 10;

/// Values of one form that are somebody's however many records share each, at least.
const FEWEST: usize = 2;

/// How far apart numbers are on average that were not given one after the other.
const APART: u64 = 100;

/// Digits of the numbers of articles, at most.
const ARTICLE: usize = 13;

/// The share from which on even what codes and categories may look like decides against the name.
const NEARLY_ALL: f64 = 0.9;

/// What the values of a column look like, as far as that is a reason to leave it out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sighting {
    /// The detector.
    pub detector: Detector,
    /// The share of the values that look so, from 0 to 1.
    pub share: f64,
    /// Whether only the form is right, and check digits are wrong.
    pub is_form: bool,
}

/// Values of a column that were chosen from all over it, each with its records.
pub(crate) struct Sample<'a> {
    values: Vec<(&'a str, u32)>,
    /// Distinct values of the column, and its records with a value.
    distinct: usize,
    present: usize,
}

impl<'a> Sample<'a> {
    /// A sample of all values, missing ones left out.
    pub(crate) fn new(all: &[(&'a str, u32)]) -> Self {
        let step = all.len().div_ceil(SPREAD).max(1);
        Self {
            values: all.iter().step_by(step).copied().collect(),
            distinct: all.len(),
            present: all.iter().map(|&(_, records)| records as usize).sum(),
        }
    }

    fn texts(&self) -> impl Iterator<Item = &'a str> + '_ {
        self.values.iter().map(|&(text, _)| text)
    }

    /// Whether so many values occur that none is a category, however often persons recur; texts
    /// are labels even so.
    fn is_varied(&self, detector: Detector) -> bool {
        detector.is_varied(self.distinct as u64)
    }

    /// Whether hardly any value occurs twice.
    fn mostly_differ(&self) -> bool {
        self.distinct >= SOME_VALUES && self.distinct as f64 >= BUILT_ALIKE * self.present as f64
    }

    /// Whether values are digits without any mark, as keys of regions and goods are, too.
    fn are_plain_numbers(&self) -> bool {
        self.texts().any(|text| text.bytes().all(|byte| byte.is_ascii_digit()))
    }

    /// Whether the digits of the values lie close together, as those of goods do that are numbered one
    /// after the other.
    fn count_on(&self) -> bool {
        let number = |text: &str| {
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            digits.parse::<u64>().unwrap_or_default()
        };
        let greatest = self.texts().map(number).max().unwrap_or_default();
        let least = self.texts().map(number).min().unwrap_or_default();
        greatest - least < APART * self.values.len() as u64
    }

    /// Whether so many values have so few records each that they may be persons with several.
    fn may_recur(&self) -> bool {
        self.distinct >= RECURRING_VALUES && self.present <= RECURRENCES * self.distinct
    }
}

/// From when on the matches of a detector are a reason to leave a column out.
struct Claim {
    /// The share of the values, at least.
    share: f64,
    /// Distinct values of the sample, at least.
    values: usize,
    /// Records that a matching value may have on average where there are few values.
    sharers: u64,
}

fn claim(detector: Detector) -> Claim {
    let (share, values, sharers) = match detector {
        Detector::Email | Detector::Iban => (0.1, 1, u64::MAX),
        // A few values that many share are categories, such as the telephone numbers of wards.
        Detector::Telephone
        | Detector::NetworkAddress
        | Detector::WebAddress
        | Detector::NumberPlate
        | Detector::StreetAddress => (0.5, 1, 10),
        // Names that many share are names all the same; a few may be those of saints and products.
        Detector::GivenName => (0.4, 5, u64::MAX),
        // Lists know the more frequent ones, which a fraction of people have.
        Detector::FamilyName => (0.25, 8, u64::MAX),
        // Of the names of towns, firms and streets a fifth may look so.
        Detector::PersonName => (0.35, 1, u64::MAX),
        Detector::LongText => (0.2, 1, 2),
        // Answers to choose from are few.
        Detector::Sentence => (0.3, 6, u64::MAX),
        _ => (0.5, 1, u64::MAX),
    };
    Claim { share, values, sharers }
}

/// What the values of a column look like, of several detectors the one that most match.
pub(crate) fn sighting(name: &str, sample: &Sample<'_>) -> Option<Sighting> {
    let looked = sample.values.len();
    let numbers = Numbers::new(name, sample.texts());
    let is_open = may_identify(name);
    let is_private = reason_of_name(name).is_some_and(|reason| reason.role() == Role::Sensitive);
    let signs: Vec<ValueSigns> = sample.texts().map(ValueSigns::new).collect();
    let mut best: Option<Sighting> = None;
    for detector in Detector::ALL {
        if detector.is_ruled_out_by(name) {
            continue;
        }
        let open = sample.values.iter().zip(&signs).filter(|(_, signs)| signs.may_match(detector));
        let matching = open.filter(|((text, _), _)| detector.matches_among(text, &numbers));
        let (mut values, mut records) = (0, 0);
        for ((_, count), _) in matching {
            values += 1;
            records += u64::from(*count);
        }
        let share = values as f64 / looked.max(1) as f64;
        let Claim { share: least, values: few, sharers } = claim(detector);
        let differ = records as f64 <= values as f64 / BUILT_ALIKE;
        let least = match detector {
            _ if is_open => least,
            // Beside answers that recur stand numbers of people.
            Detector::Telephone
                if is_private && differ && values >= SOME_VALUES && !sample.are_plain_numbers() =>
            {
                least
            }
            // Illnesses and marks are not called like people, as places are.
            Detector::PersonName if is_private && values >= RECURRING_VALUES => {
                f64::max(least, 0.5)
            }
            _ => least_against_name(detector, least, sample),
        };
        let is_shared = records > (values as u64).saturating_mul(sharers);
        let is_claimed = share >= least
            && values >= few
            && (!is_shared
                || sample.is_varied(detector)
                || is_open && values >= FEWEST && share >= NEARLY_ALL && has_owner(detector));
        if is_claimed && best.is_none_or(|best| share > best.share) {
            best = Some(Sighting { detector, share, is_form: false });
        }
    }
    best.or_else(|| built_alike(name, sample)).or_else(|| {
        let detector = most_of_persons(name, sample.texts())?;
        let matching = sample.texts().filter(|text| detector.matches_among(text, &numbers)).count();
        let share = matching as f64 / looked.max(1) as f64;
        let shared = sample.distinct * SOME_VALUES < sample.present;
        (!shared || sample.is_varied(detector) || detector.is_unmistakable()).then_some(Sighting {
            detector,
            share,
            is_form: false,
        })
    })
}

/// The share that decides against a name which says that the values are something else.
fn least_against_name(detector: Detector, least: f64, sample: &Sample<'_>) -> f64 {
    match detector {
        Detector::Email | Detector::Iban | Detector::LongText | Detector::Sentence => {
            f64::max(least, 0.5)
        }
        // Codes and places are written like these, but they recur.
        Detector::Telephone | Detector::NetworkAddress | Detector::NumberPlate
            if sample.mostly_differ() && !sample.are_plain_numbers() =>
        {
            NEARLY_ALL
        }
        // Places are called after people, and they recur.
        Detector::PersonName | Detector::StreetAddress if sample.mostly_differ() => {
            f64::max(least, 0.5)
        }
        // Places and occupations are called like families.
        Detector::Telephone
        | Detector::NetworkAddress
        | Detector::NumberPlate
        | Detector::FamilyName => f64::INFINITY,
        _ => NEARLY_ALL,
    }
}

/// Whether what is built like that has one owner, so that a few values which many records share are
/// the same few owners again and again.
fn has_owner(detector: Detector) -> bool {
    matches!(detector, Detector::Telephone | Detector::NetworkAddress | Detector::NumberPlate)
}

/// What nearly all values are built like, although their check digits are wrong. However many records
/// share each, what nothing else is built like is somebody's; goods may have what is shorter.
fn built_alike(name: &str, sample: &Sample<'_>) -> Option<Sighting> {
    let are_persons = sample.mostly_differ() || sample.may_recur();
    let is_open = may_identify(name) && !Detector::Telephone.is_ruled_out_by(name);
    let possible = Detector::ALL.into_iter().filter(|&detector| match detector {
        _ if are_persons => !matches!(detector, Detector::NationalNumber),
        Detector::HealthInsurance | Detector::NationalInsurance => is_open && !sample.count_on(),
        Detector::NationalNumber => is_open,
        Detector::NirNumber => sample.texts().all(|text| text.len() > ARTICLE),
        _ => true,
    });
    let looked = sample.values.len() as f64;
    let shares = possible.map(|detector| {
        let built = sample.texts().filter(|text| detector.has_form(text)).count();
        Sighting { detector, share: built as f64 / looked, is_form: true }
    });
    let mut best: Option<Sighting> = None;
    let is_enough = sample.values.len() >= FEWEST || are_persons;
    for found in shares.filter(|found| is_enough && found.share >= BUILT_ALIKE) {
        if best.is_none_or(|best| found.share > best.share) {
            best = Some(found);
        }
    }
    best
}

/// What at least half of a column's values name or reach a person by, of several the most
/// frequent: an e-mail address, an account, a telephone number, a number plate or a name. Of a
/// column whose `name` says that it holds something else only what is precise counts.
pub(in crate::table) fn most_of_persons<'a>(
    name: &str,
    values: impl Iterator<Item = &'a str>,
) -> Option<Detector> {
    let is_open = may_identify(name);
    let detectors: Vec<Detector> = Detector::PERSONAL
        .into_iter()
        .filter(|detector| detector.is_unmistakable() || is_open && !detector.is_ruled_out_by(name))
        .collect();
    let values: Vec<&str> = values.take(SAMPLE).collect();
    let looked = values.len();
    let numbers = Numbers::new(name, values.iter().copied());
    let mut tally = vec![0; detectors.len()];
    for value in values {
        let signs = ValueSigns::new(value);
        let matching = detectors
            .iter()
            .position(|&one| signs.may_match(one) && one.matches_among(value, &numbers));
        if let Some(index) = matching {
            tally[index] += 1;
        }
    }
    let most = (0..tally.len()).max_by_key(|&index| (tally[index], std::cmp::Reverse(index)))?;
    (looked > 0 && tally.iter().sum::<usize>() * 2 >= looked).then(|| detectors[most])
}
