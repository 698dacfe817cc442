//! What the values of a column are that point to nobody by themselves: what others may know of a
//! person, and what people keep to themselves.
//!
//! Values are told by how they are built (codes of illnesses, blood pressures, amounts, times) or
//! by the words that they are made of. Where a column is anything's, such as numbers from 1 to 5,
//! nothing is told: somebody has to say.

use super::texts::Texts;
use super::vocabulary::{
    ADDRESSED, ANSWERS, BELIEFS, DEALINGS, DEPARTMENTS, EDUCATION, EMPLOYMENT, ETHNIC, FINDINGS,
    ILLNESSES, INSTITUTIONS, KINDS, MARITAL, MEDICINES, MEN, MONTHS, NATIONS, NEITHER, OTHER_NAMES,
    PARTIES, REGIONS, SEXES, TOWN_BEGINS, TOWNS, TRADES, VEHICLES, WOMEN,
};
use super::words::words;
use super::{Certainty, NEARLY_ALL, Reason, hints};
use crate::table::Phrases;
use crate::table::{DataType, detect};

mod forms; // How single values are built.
mod numbers; // What numbers are.

/// How the words of a list stand in values.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ValueMatch {
    /// As the whole value, or its first words.
    First,
    /// As the beginning of any of its words.
    Begin,
    /// As the beginning or the end of any of them.
    Part,
}

/// When the words of a list say what a column holds.
struct Vocabulary {
    words: &'static Phrases,
    stand: ValueMatch,
    /// The share of the values that have to be in the list, at least: less where it is not whole.
    share: f64,
    reason: Reason,
}

const fn list(
    words: &'static Phrases,
    stand: ValueMatch,
    share: f64,
    reason: Reason,
) -> Vocabulary {
    Vocabulary { words, stand, share, reason }
}

/// The share of a list that is whole, and of one that cannot be.
const WHOLE: f64 = 0.7;
const PART: f64 = 0.5;

/// The same of towns, of which there are more than of anything else.
const SOME: f64 = 0.3;

/// What stands in the names of towns between their own and that of what they lie at.
const RELATED: [&str; 7] = ["am", "bei", "les", "lez", "ob", "sur", "upon"];

/// Values of a column that have to stand in a list that is not whole.
const SEVERAL: usize = 3;

static VOCABULARIES: [Vocabulary; 18] = [
    list(&MARITAL, ValueMatch::First, WHOLE, Reason::KnownToOthers),
    list(&EDUCATION, ValueMatch::First, WHOLE, Reason::KnownToOthers),
    list(&EMPLOYMENT, ValueMatch::First, WHOLE, Reason::KnownToOthers),
    list(&BELIEFS, ValueMatch::First, WHOLE, Reason::Private),
    list(&PARTIES, ValueMatch::First, WHOLE, Reason::Private),
    list(&FINDINGS, ValueMatch::First, WHOLE, Reason::Health),
    list(&ANSWERS, ValueMatch::First, WHOLE, Reason::Answer),
    list(&DEALINGS, ValueMatch::First, WHOLE, Reason::Activity),
    list(&ADDRESSED, ValueMatch::First, WHOLE, Reason::KnownToOthers),
    list(&REGIONS, ValueMatch::First, WHOLE, Reason::KnownToOthers),
    list(&NATIONS, ValueMatch::First, WHOLE, Reason::KnownToOthers),
    list(&ETHNIC, ValueMatch::First, WHOLE, Reason::KnownToOthers),
    list(&DEPARTMENTS, ValueMatch::Begin, PART, Reason::KnownToOthers),
    list(&INSTITUTIONS, ValueMatch::Part, PART, Reason::KnownToOthers),
    list(&TRADES, ValueMatch::Begin, PART, Reason::KnownToOthers),
    list(&VEHICLES, ValueMatch::First, PART, Reason::KnownToOthers),
    list(&ILLNESSES, ValueMatch::Begin, PART, Reason::Health),
    list(&MEDICINES, ValueMatch::Begin, PART, Reason::Health),
];

/// Letters of codes, at most.
const CODE: usize = 4;

/// What else is numbered with a letter, as illnesses are.
static PLACES: Phrases = Phrases::new(
    "\
    bed, bett, cell, chambre, key, lit, locker, platz, raum, room, seat, spind, zelle, zimmer",
);

/// What to answer yes or no.
static YES: Phrases = Phrases::new("yes, y, ja, j, oui, o, true, wahr, vrai");
static NO: Phrases = Phrases::new("no, n, nein, non, false, falsch, faux");

/// Whether a value begins like a code of an illness.
pub(super) fn is_illness(text: &str) -> bool {
    let mut letters = text.trim().chars();
    letters.next().is_some_and(|first| first.is_ascii_uppercase())
        && letters.next().is_some_and(|second| second.is_ascii_digit())
}

/// What values are by how they are built: codes that nothing else looks like.
pub(super) fn by_form(texts: &Texts<'_>) -> Option<Reason> {
    // Numbers of persons are built like some codes, and do not.
    let recur = texts.distinct < texts.present;
    let are_of_places = words(texts.name).iter().any(|word| PLACES.contains(word));
    let texts = texts.sample();
    let are = |is: fn(&str) -> bool| texts.len() > 1 && nearly_all(&texts, |text| is(text.trim()));
    if recur && !are_of_places && forms::are_illness_codes(&texts)
        || are(forms::is_procedure)
        || are(forms::is_substance)
        || are(forms::is_pressure)
        || are(forms::is_blood_group)
        || are(forms::is_tumour_stage)
        || are(forms::is_morphology)
        || are(forms::is_dose)
    {
        Some(Reason::Health)
    } else if are(forms::is_money) {
        Some(Reason::Money)
    } else if recur && detect::are_articles(&texts) || forms::are_durations(&texts) {
        Some(Reason::Activity)
    } else if are(forms::is_time)
        || are(forms::is_month)
        || are(forms::is_quarter)
        || texts.len() > 1 && forms::are_named_days(&texts)
    {
        Some(Reason::EventDate)
    } else {
        None
    }
}

/// What values are by the words or numbers that they are made of, and how sure that is.
pub(super) fn by_meaning(data_type: DataType, texts: &Texts<'_>) -> Option<(Reason, Certainty)> {
    let is_money = hints::says_money(texts.name);
    let texts = texts.sample();
    let are = |is: fn(&str) -> bool| texts.len() > 1 && nearly_all(&texts, |text| is(text.trim()));
    let likely = |reason| Some((reason, Certainty::Likely));
    if are(forms::is_school_class) || are(forms::is_age) || are(forms::is_body_height) {
        return likely(Reason::KnownToOthers);
    }
    if are(forms::is_postcode_and_town) {
        return likely(Reason::Postcode);
    }
    if let Some(reason) = forms::bands(&texts, is_money) {
        return likely(reason);
    }
    if let Some(reason) = numbers::reason(&texts) {
        return Some((reason, Certainty::Unsure));
    }
    if data_type != DataType::Text {
        return None;
    }
    let words: Vec<String> = texts.iter().map(|text| folded(text)).collect();
    if are_yes_or_no(&words) {
        return Some((Reason::YesOrNo, Certainty::Unsure));
    }
    if are_sexes(&words) {
        return likely(Reason::KnownToOthers);
    }
    if forms::are_illness_groups(&texts) {
        return likely(Reason::Health);
    }
    if are_months(&words) {
        return likely(Reason::EventDate);
    }
    by_words(&words).map(|reason| (reason, Certainty::Likely))
}

/// Whether whole numbers neither count on nor lie as close together as numbers that are given.
pub(super) fn are_in_no_order(texts: &Texts<'_>) -> bool {
    let numbers: Option<Vec<u64>> = texts.iter().map(|text| text.trim().parse().ok()).collect();
    numbers.is_some_and(|numbers| numbers::are_in_no_order(&numbers))
}

/// Whether numbers are the ages of a few people.
pub(super) fn are_ages(texts: &Texts<'_>) -> bool {
    let numbers: Option<Vec<u32>> = texts.iter().map(|text| text.trim().parse().ok()).collect();
    numbers.is_some_and(|numbers| numbers::are_ages(&numbers))
}

fn share<T>(values: &[T], is: impl Fn(&T) -> bool) -> f64 {
    values.iter().filter(|value| is(value)).count() as f64 / values.len().max(1) as f64
}

/// Whether the share is nearly that of all; most columns show within a few values that it is not.
fn nearly_all<T>(values: &[T], is: impl Fn(&T) -> bool) -> bool {
    let all = values.len().max(1) as f64;
    let mut matching = values.len();
    matching as f64 / all >= NEARLY_ALL
        && values.iter().all(|value| {
            matching -= usize::from(!is(value));
            matching as f64 / all >= NEARLY_ALL
        })
}

/// A value as its words in the form of the lists, up to a bracket or a second form of the word:
/// "Marié(e)", "veuf/veuve".
fn folded(value: &str) -> String {
    let first = value.find(['(', '/', ',', ';']).filter(|&end| end > 1);
    let lower = value[..first.unwrap_or(value.len())].to_lowercase();
    let folded = words(&lower).join(" ");
    // A few letters beside digits are a code.
    if folded.len() <= CODE && lower.bytes().any(|byte| byte.is_ascii_digit()) {
        lower
    } else {
        folded
    }
}

/// The values that say something: they are neither empty nor in [`NEITHER`].
fn telling(words: &[String]) -> Vec<&String> {
    words.iter().filter(|word| !word.is_empty() && !NEITHER.contains(word)).collect()
}

fn are_yes_or_no(words: &[String]) -> bool {
    let known = telling(words);
    let any = |list: &Phrases| known.iter().any(|word| list.contains(word));
    known.iter().all(|word| YES.contains(word) || NO.contains(word)) && any(&YES) && any(&NO)
}

/// Whether values are sexes: those of men and of women, and few that are neither.
fn are_sexes(words: &[String]) -> bool {
    let any = |list: &Phrases| words.iter().any(|word| list.contains(word));
    words.iter().all(|word| SEXES.contains(word) || NEITHER.contains(word))
        && any(&MEN)
        && any(&WOMEN)
}

/// Whether a name says at which river, sea or mountain a place lies, or after which saint or spring it
/// is called, as no person's does: Chalon-sur-Saône, Bad Tölz.
fn lies_somewhere(name: &str) -> bool {
    let words: Vec<&str> = name.split(' ').collect();
    match &words[..] {
        ["bad" | "sankt" | "saint" | "sainte", _, ..] => true,
        [_, middle @ .., _] => middle.iter().any(|word| RELATED.contains(word)),
        _ => false,
    }
}

fn are_months(words: &[String]) -> bool {
    words.len() >= SEVERAL && nearly_all(words, |word| MONTHS.contains(word))
}

/// The list that most of the values stand in, if enough do.
fn by_words(words: &[String]) -> Option<Reason> {
    let said = telling(words);
    let mut best: Option<(f64, Reason)> = None;
    for Vocabulary { words: list, stand, share: least, reason } in &VOCABULARIES {
        let found = said.iter().filter(|word| stands(list, word, *stand)).count();
        let part = found as f64 / said.len().max(1) as f64;
        let enough = if *least == WHOLE || found == said.len() { 2 } else { SEVERAL };
        if found >= enough && part >= *least && best.is_none_or(|(best, _)| part > best) {
            best = Some((part, *reason));
        }
    }
    best.map(|(_, reason)| reason).or_else(|| are_towns(&said).then_some(Reason::KnownToOthers))
}

/// The share of the values with a word, begun with a capital, that stands in one of the lists.
pub(super) fn share_of_known(texts: &Texts<'_>) -> f64 {
    share(&texts.sample(), |text| {
        let capitalized = text.split(' ').filter(|word| word.starts_with(char::is_uppercase));
        capitalized.flat_map(|word| words(&word.to_lowercase())).any(|word| is_known(&word))
    })
}

/// Whether a value is a kind of people, such as customers: business, new; or yes, no or none.
pub(super) fn is_kind(text: &str) -> bool {
    let word = folded(text);
    [&KINDS, &NEITHER, &YES, &NO, &SEXES].iter().any(|list| list.contains(&word))
}

/// Whether a word stands in one of the lists, or in that of what else has names.
fn is_known(word: &str) -> bool {
    [&TOWNS, &TOWN_BEGINS, &OTHER_NAMES].iter().any(|list| list.contains(word))
        || VOCABULARIES.iter().any(|it| {
            it.words.contains(word)
                || it.stand != ValueMatch::First && stands(it.words, word, it.stand)
        })
}

fn stands(list: &Phrases, value: &str, stand: ValueMatch) -> bool {
    match stand {
        ValueMatch::First => {
            let ends = value.match_indices(' ').map(|(end, _)| end).chain([value.len()]);
            ends.into_iter().any(|end| list.contains(&value[..end]))
        }
        ValueMatch::Begin => {
            list.begin(value, 1)
                || value.split(' ').skip(1).any(|other| list.begin(other, SEVERAL + 1))
        }
        ValueMatch::Part => value.split(' ').any(|other| {
            let mut ends = list.sorted().iter().filter(|end| end.len() > SEVERAL + 1);
            list.contains(other)
                || list.begin(other, SEVERAL + 2)
                || ends.any(|end| other.ends_with(*end))
        }),
    }
}

/// Whether some of the values are known towns, and the others may be.
fn are_towns(words: &[&String]) -> bool {
    let known = words.iter().filter(|word| TOWNS.contains(word) || lies_somewhere(word)).count();
    let towns = words.iter().filter(|word| {
        TOWNS.contains(word)
            || lies_somewhere(word)
            || word.split_once(' ').is_some_and(|(first, rest)| {
                TOWN_BEGINS.contains(first) && rest.len() > SEVERAL || TOWNS.contains(first)
            })
    });
    known >= SEVERAL.min(words.len()).max(2) && towns.count() as f64 >= SOME * words.len() as f64
}

#[cfg(test)]
mod tests {
    use super::{SEVERAL, VOCABULARIES, ValueMatch, stands};

    /// What the three ways to stand mean, phrase by phrase.
    fn stands_by_definition(list: &[&str], value: &str, stand: ValueMatch) -> bool {
        list.iter().any(|word| match stand {
            ValueMatch::First => value
                .strip_prefix(word)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')),
            ValueMatch::Begin => {
                value.starts_with(word)
                    || word.len() > SEVERAL
                        && value.split(' ').skip(1).any(|other| other.starts_with(word))
            }
            ValueMatch::Part => value.split(' ').any(|other| {
                other == *word
                    || word.len() > SEVERAL + 1
                        && (other.starts_with(word) || other.ends_with(word))
            }),
        })
    }

    #[test]
    fn words_are_looked_up_as_they_are_defined_to_stand() {
        let mut found = [0, 0];
        let others = [&VOCABULARIES[0], &VOCABULARIES[17]];
        for vocabulary in &VOCABULARIES {
            let known = vocabulary.words.sorted();
            for word in known.iter().chain(others.iter().flat_map(|other| other.words.sorted())) {
                let texts = [
                    (*word).to_owned(),
                    format!("{word} x"),
                    format!("{word}x"),
                    format!("x {word}"),
                    format!("x{word}"),
                    format!("x {word}x"),
                    word[..word.len() - 1].to_owned(),
                ];
                for text in &texts {
                    for stand in [ValueMatch::First, ValueMatch::Begin, ValueMatch::Part] {
                        let expected = stands_by_definition(known, text, stand);
                        assert_eq!(stands(vocabulary.words, text, stand), expected, "{text}");
                        found[usize::from(expected)] += 1;
                    }
                }
            }
        }
        assert!(found.iter().all(|&count| count > 5000), "{found:?}");
    }

    /// What is not in the form that values are brought into would never be found.
    #[test]
    fn vocabularies_are_in_the_form_of_values() {
        for vocabulary in &VOCABULARIES {
            for word in vocabulary.words.sorted() {
                let are_letters =
                    word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b' ');
                assert!(!word.is_empty() && are_letters, "{word}");
                assert_eq!(word.trim(), *word);
            }
        }
    }
}
