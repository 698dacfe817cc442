//! What the name of a column hints at where nothing else tells: words that say more about what
//! somebody did, paid, answered or was found to have than about who it is.
//!
//! Hints come last. Nothing that may point to a person is looked for less because of them: they
//! are asked only where neither the values nor the words for persons, numbers and places tell.

use super::hint_words::{
    ABBREVIATED_MEASURES, ACTIVITIES, AMOUNT_ENDS, ANSWERS, CODES, COUNTS, EVENTS, HEALTH, KNOWN,
    MONEY, MONEY_ENDS, NOTES, OWN_MATTERS, QUESTIONS, SUBJECTS, THINGS, TOTALS, UNITS, VARIABLES,
};
use super::words;
use super::{DataType, Reason};
use crate::table::Phrases;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Answers to choose from are no more than these.
const ANSWERS_TO_CHOOSE: usize = 12;

/// How a word or phrase stands in a name.
#[derive(Clone, Copy)]
enum NameMatch {
    /// As words that follow each other.
    Within,
    /// As all of it, but for units and for when it was measured.
    Alone,
    /// At the end of a word, as in German compounds.
    AtEnd,
}

/// What values have to be for a name to say something of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Needs {
    Nothing,
    /// Numbers: what is called "total" may be anything, but a number is a sum.
    Numbers,
    Decimals,
    /// No numbers, or whole ones whose name says nothing of how often, how long or how much.
    Moments,
    /// Numbers, or few values.
    Scale,
    /// The same of a name that ends in a number, as questions are numbered.
    Question,
    /// The same, and numbers: what is called no more than a variable may have codes of anything.
    Variable,
}

/// What a word or phrase of a list hints at.
struct Hint {
    reason: Reason,
    stand: NameMatch,
    needs: Needs,
    phrases: &'static Phrases,
}

const fn hint(reason: Reason, stand: NameMatch, needs: Needs, phrases: &'static Phrases) -> Hint {
    Hint { reason, stand, needs, phrases }
}

/// What names hint at, in this order.
static HINTS: [Hint; 17] = [
    hint(Reason::Answer, NameMatch::Alone, Needs::Question, &QUESTIONS),
    hint(Reason::Answer, NameMatch::Alone, Needs::Variable, &VARIABLES),
    hint(Reason::Health, NameMatch::Within, Needs::Nothing, &HEALTH),
    hint(Reason::Health, NameMatch::Alone, Needs::Numbers, &ABBREVIATED_MEASURES),
    hint(Reason::Answer, NameMatch::Alone, Needs::Numbers, &SUBJECTS),
    hint(Reason::Private, NameMatch::Within, Needs::Nothing, &OWN_MATTERS),
    hint(Reason::Money, NameMatch::Within, Needs::Numbers, &MONEY),
    hint(Reason::Money, NameMatch::AtEnd, Needs::Numbers, &MONEY_ENDS),
    hint(Reason::KnownToOthers, NameMatch::Within, Needs::Nothing, &KNOWN),
    hint(Reason::EventDate, NameMatch::Within, Needs::Moments, &EVENTS),
    hint(Reason::Money, NameMatch::Within, Needs::Decimals, &TOTALS),
    hint(Reason::Answer, NameMatch::Within, Needs::Scale, &ANSWERS),
    hint(Reason::Answer, NameMatch::Within, Needs::Numbers, &NOTES),
    hint(Reason::Activity, NameMatch::Within, Needs::Nothing, &ACTIVITIES),
    hint(Reason::Activity, NameMatch::Within, Needs::Numbers, &COUNTS),
    hint(Reason::Activity, NameMatch::AtEnd, Needs::Numbers, &AMOUNT_ENDS),
    hint(Reason::Thing, NameMatch::Within, Needs::Nothing, &THINGS),
];

/// The hints that each phrase gives, by their places. A file may have thousands of columns, and
/// there are thousands of phrases.
static GIVEN: LazyLock<HashMap<&str, Vec<usize>>> = LazyLock::new(|| {
    let mut given: HashMap<&str, Vec<usize>> = HashMap::new();
    for (place, hint) in HINTS.iter().enumerate() {
        for phrase in hint.phrases.sorted() {
            given.entry(*phrase).or_default().push(place);
        }
    }
    given
});

/// The letters of the longest phrase.
static LONGEST: LazyLock<usize> =
    LazyLock::new(|| GIVEN.keys().map(|phrase| phrase.len()).max().unwrap_or(0));

/// What a name hints at.
#[derive(Clone, Copy)]
pub(super) struct Hinted {
    pub(super) reason: Reason,
    /// Whether it may be of amounts, counts or measures, which differ from record to record.
    pub(super) is_amount: bool,
    /// Whether it is of codes that goods and illnesses have, which many share.
    pub(super) is_code: bool,
}

impl Hinted {
    /// By a name that says itself what it is of.
    pub(super) fn of_name(name: &str, reason: Reason) -> Self {
        let is_code = words(name).iter().any(|word| CODES.begin(word, 1));
        Self { reason, is_amount: true, is_code }
    }
}

/// The words of a name. Children à charge cost nothing that anybody charges.
fn words(name: &str) -> Vec<String> {
    let mut words = words::words(name);
    if let Some(place) = words.windows(2).position(|pair| pair == ["a", "charge"]) {
        words.splice(place..place + 2, ["acharge".to_owned()]);
    }
    words
}

/// What a name hints at of values of this type, so many of which differ.
fn reason(name: &str, data_type: DataType, distinct: usize) -> Option<Reason> {
    hinted(name, data_type, distinct).map(|hinted| hinted.reason)
}

/// The same, with what else it says of them.
pub(super) fn hinted(name: &str, data_type: DataType, distinct: usize) -> Option<Hinted> {
    let words = words(name);
    let is_number = matches!(data_type, DataType::Integer | DataType::Decimal);
    let is_few = distinct <= ANSWERS_TO_CHOOSE;
    let is_counted = name.trim_end().ends_with(|end: char| end.is_ascii_digit());
    let places = places_of_phrases(&words);
    let are_counted = places.iter().any(|&place| std::ptr::eq(HINTS[place].phrases, &COUNTS));
    let alone = GIVEN.get(&without_units(&words)[..]);
    // What is no more than a question with its number says nothing else: an item may be anything.
    let is_question = is_counted
        && alone.is_some_and(|places| {
            places.iter().any(|&place| HINTS[place].needs == Needs::Question)
        });
    HINTS
        .iter()
        .enumerate()
        .filter(|(_, hint)| !is_question || hint.needs == Needs::Question)
        .filter(|(_, hint)| match hint.needs {
            Needs::Nothing => true,
            Needs::Numbers => is_number,
            Needs::Decimals => data_type == DataType::Decimal,
            Needs::Moments => !is_number || data_type == DataType::Integer && !are_counted,
            Needs::Scale => is_number || is_few,
            Needs::Question => is_few && is_counted,
            Needs::Variable => is_few && is_counted && is_number,
        })
        .find(|(place, hint)| match hint.stand {
            NameMatch::Within => places.contains(place),
            NameMatch::Alone => alone.is_some_and(|known| known.contains(place)),
            NameMatch::AtEnd => {
                words.iter().any(|word| hint.phrases.sorted().iter().any(|end| word.ends_with(end)))
            }
        })
        .map(|(_, hint)| Hinted {
            is_amount: matches!(hint.needs, Needs::Numbers | Needs::Decimals)
                || hint.reason == Reason::Private,
            ..Hinted::of_name(name, hint.reason)
        })
        .or_else(|| {
            let is_question = is_few && is_number && numbers_question(name);
            is_question.then(|| Hinted::of_name(name, Reason::Answer))
        })
}

/// Whether a name says that what it has is money, if it is a number.
pub(super) fn says_money(name: &str) -> bool {
    reason(name, DataType::Integer, usize::MAX) == Some(Reason::Money)
}

/// Whether a name begins with the number of a question, before what it is about: `q1_confidence`.
fn numbers_question(name: &str) -> bool {
    const BETWEEN: [char; 4] = [' ', '_', '.', '-'];
    let name = name.trim();
    let remainder = name.trim_start_matches(char::is_alphabetic);
    let number = remainder.trim_start_matches(BETWEEN);
    let subject = number.trim_start_matches(|digit: char| digit.is_ascii_digit());
    QUESTIONS.contains(&name[..name.len() - remainder.len()].to_lowercase())
        && subject.len() < number.len()
        && subject.trim_start_matches(':').starts_with(BETWEEN)
}

/// The places of the hints of all phrases that words following each other make.
fn places_of_phrases(words: &[String]) -> Vec<usize> {
    let mut found = Vec::new();
    for first in 0..words.len() {
        let mut phrase = String::new();
        for word in &words[first..] {
            phrase.push_str(word);
            if phrase.len() > *LONGEST {
                break;
            }
            found.extend(GIVEN.get(&phrase[..]).into_iter().flatten());
        }
    }
    found
}

/// All of a name but the units it is measured in and when it was measured.
fn without_units(words: &[String]) -> String {
    let own = words.iter().rev().skip_while(|word| UNITS.contains(word)).count();
    words[..own.max(1).min(words.len())].concat()
}

/// What numbers are whose name says where somebody is known to be, if it says that they cost or
/// grade it: hospital costs, the mark of a degree.
pub(super) fn of_known(name: &str, data_type: DataType) -> Option<Reason> {
    let is_number = matches!(data_type, DataType::Integer | DataType::Decimal);
    let hinted = is_number.then(|| reason(name, data_type, usize::MAX)).flatten();
    hinted.filter(|hinted| {
        *hinted == Reason::Money || words(name).iter().any(|word| NOTES.contains(word))
    })
}

#[cfg(test)]
mod tests {
    use super::{HINTS, reason};
    use crate::table::DataType::{self, Decimal, Integer, Text};
    use crate::table::suggest::Reason;

    #[test]
    fn names_hint_at_what_values_may_be() {
        let asked: [(&str, DataType, usize, Option<Reason>); 52] = [
            ("Personnes à charge", Integer, 6, Some(Reason::KnownToOthers)),
            ("charges", Integer, 60, Some(Reason::Money)),
            ("q3", Integer, 5, Some(Reason::Answer)),
            ("q3", Integer, 90, None),
            ("Frage 12", Text, 4, Some(Reason::Answer)),
            ("item2", Integer, 58, None),
            ("items", Integer, 58, Some(Reason::Activity)),
            ("v12", Text, 400, None),
            ("v12", Text, 4, None),
            ("v12", Integer, 5, Some(Reason::Answer)),
            ("Hb (g/L)", Decimal, 60, Some(Reason::Health)),
            ("ALT", Integer, 60, Some(Reason::Health)),
            ("alt", Text, 2, None),
            ("HbEntl", Decimal, 60, Some(Reason::Health)),
            ("mathe", Integer, 6, Some(Reason::Answer)),
            ("deutsch", Text, 2, None),
            ("Schadenhöhe", Decimal, 200, Some(Reason::Money)),
            ("Rechnungsbetrag", Integer, 200, Some(Reason::Money)),
            ("Charge", Text, 3, Some(Reason::Thing)),
            ("total", Decimal, 200, Some(Reason::Money)),
            ("total", Integer, 20, None),
            ("hospital costs", Decimal, 200, Some(Reason::Money)),
            ("number of visits", Integer, 20, Some(Reason::Activity)),
            ("visits", Text, 20, None),
            ("Verbrauch_kWh", Integer, 200, Some(Reason::Activity)),
            ("Parteineigung", Text, 7, Some(Reason::Private)),
            ("Fehltage", Integer, 20, Some(Reason::Private)),
            ("VWD", Integer, 30, Some(Reason::KnownToOthers)),
            ("contract_type", Text, 3, Some(Reason::KnownToOthers)),
            ("régime", Text, 3, Some(Reason::KnownToOthers)),
            ("Uhrzeit", Text, 200, Some(Reason::EventDate)),
            ("currency", Text, 2, Some(Reason::Thing)),
            ("rating", Integer, 5, Some(Reason::Answer)),
            ("opinion", Text, 200, None),
            ("Note", Integer, 6, Some(Reason::Answer)),
            ("note", Text, 5, None),
            ("hours_per_week", Integer, 41, Some(Reason::KnownToOthers)),
            ("nb_heures_semaine", Integer, 41, Some(Reason::KnownToOthers)),
            ("visits_per_month", Integer, 10, Some(Reason::Activity)),
            ("Besuche_pro_Jahr", Integer, 30, Some(Reason::Activity)),
            ("waiting_time", Integer, 90, Some(Reason::Activity)),
            ("arrival_delay_min", Integer, 90, Some(Reason::Activity)),
            ("time_to_event", Integer, 300, Some(Reason::Health)),
            ("gestational_week", Integer, 18, Some(Reason::Health)),
            ("week", Integer, 52, Some(Reason::EventDate)),
            ("admission_year", Integer, 10, Some(Reason::EventDate)),
            ("week", Decimal, 200, None),
            ("arrival_time", Integer, 200, Some(Reason::EventDate)),
            ("months_in_care", Text, 9, None),
            ("week of visits", Text, 30, Some(Reason::EventDate)),
            ("x", Decimal, 200, None),
            ("", Text, 3, None),
        ];
        for (name, data_type, distinct, expected) in asked {
            assert_eq!(reason(name, data_type, distinct), expected, "{name} {data_type:?}");
        }
    }

    /// A phrase that is not in the form that names are brought into would never be found.
    #[test]
    fn phrases_are_lower_case_letters_and_stand_once() {
        for hint in &HINTS {
            let wrong = hint.phrases.sorted().iter().find(|phrase| {
                phrase.is_empty() || !phrase.bytes().all(|byte| byte.is_ascii_lowercase())
            });
            assert_eq!(wrong, None);
            let twice = hint.phrases.sorted().windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None);
        }
    }
}
