//! What points to people within the text of a query, found by what finds it in a column of a table
//! and taken out.

use crate::table::detect::Detector;

/// What is looked for, in this order: what is longer and surer comes first.
const DETECTORS: [Detector; 22] = [
    Detector::Email,
    Detector::WebAddress,
    Detector::Iban,
    Detector::CreditCard,
    Detector::HealthInsurance,
    Detector::PensionInsurance,
    Detector::TaxNumber,
    Detector::AhvNumber,
    Detector::SvnrNumber,
    Detector::NirNumber,
    Detector::NhsNumber,
    Detector::NationalInsurance,
    Detector::CpfNumber,
    Detector::SsnNumber,
    Detector::MedicalRecord,
    Detector::Guid,
    Detector::Telephone,
    Detector::NetworkAddress,
    Detector::NumberPlate,
    Detector::StreetAddress,
    Detector::Coordinates,
    Detector::PersonName,
];

/// Words that one identifier has at most: the groups of an account number.
const WORDS: usize = 9;

/// Words of a text that are looked at; nobody types more to find something.
const LONGEST: usize = 64;

/// Digits from which on a word is the number of something, whatever it is.
const DIGITS: usize = 5;

/// What such a word is called among detectors.
const NUMBER: &str = "number";

/// A query without what points to people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CleanQuery {
    /// What is left, in lower case, its words parted by one blank.
    pub(super) text: String,
    /// What was taken out, each as often as it was there.
    pub(super) removed: Vec<&'static str>,
}

impl CleanQuery {
    /// What is left of a query. Of one of very many words nothing is.
    pub(super) fn new(query: &str) -> Self {
        let words: Vec<&str> = query.split_whitespace().collect();
        let mut removed = Vec::new();
        if words.len() > LONGEST {
            return Self { text: String::new(), removed: vec![Detector::LongText.id()] };
        }
        // Nothing where a word was taken out.
        let mut left: Vec<Option<&str>> = words.into_iter().map(Some).collect();
        for detector in DETECTORS.into_iter().filter(|detector| may_hold(*detector, query)) {
            take(detector, &mut left, &mut removed);
        }
        take_names(&mut left, &mut removed);
        for word in &mut left {
            let digits = word.map_or(0, |word| word.chars().filter(char::is_ascii_digit).count());
            if digits >= DIGITS {
                *word = None;
                removed.push(NUMBER);
            }
        }
        let words: Vec<String> = left.into_iter().flatten().map(str::to_lowercase).collect();
        Self { text: words.join(" "), removed }
    }
}

/// Whether a detector needs to look at a text.
fn may_hold(detector: Detector, text: &str) -> bool {
    match detector {
        Detector::Email => text.contains(['@', '＠']),
        Detector::WebAddress => text.contains('/'),
        Detector::PersonName => true,
        _ => text.bytes().any(|byte| byte.is_ascii_digit()),
    }
}

/// Takes out what a detector matches: the fewest words that it does, so that nothing goes with them.
fn take(detector: Detector, left: &mut [Option<&str>], removed: &mut Vec<&'static str>) {
    let longest = match detector {
        Detector::Email | Detector::WebAddress => 1,
        Detector::PersonName => 2,
        _ => WORDS,
    };
    for length in 1..=longest.min(left.len()) {
        for start in 0..=left.len() - length {
            let piece: Option<Vec<&str>> = left[start..start + length].iter().copied().collect();
            let Some(piece) = piece.map(|words| words.join(" ")) else { continue };
            if is_one(detector, piece.trim_matches([',', ';', '(', ')', '"', '\''])) {
                left[start..start + length].fill(None);
                removed.push(detector.id());
            }
        }
    }
}

/// Whether a detector matches words, with or without capitals.
fn is_one(detector: Detector, piece: &str) -> bool {
    // The name of a host alone is how people go to a page that many know.
    may_hold(detector, piece)
        && (detector != Detector::WebAddress || has_page(piece))
        && (detector.matches(piece) || detector.matches(&capitalized(piece)))
}

/// Whether an address has more than the name of a host.
fn has_page(address: &str) -> bool {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    rest.split_once('/').is_some_and(|(_, page)| !page.is_empty())
}

/// Takes out words side by side that lists of names have, one of them a given name.
fn take_names(left: &mut [Option<&str>], removed: &mut Vec<&'static str>) {
    let mut start = 0;
    while start < left.len() {
        let names = left[start..].iter().map_while(|word| part_of_name((*word)?));
        let names: Vec<Detector> = names.collect();
        if names.len() > 1 && names.contains(&Detector::GivenName) {
            left[start..start + names.len()].fill(None);
            removed.push(Detector::PersonName.id());
        }
        start += names.len().max(1);
    }
}

fn part_of_name(word: &str) -> Option<Detector> {
    let word = capitalized(word.trim_matches(|c: char| !c.is_alphabetic()));
    [Detector::GivenName, Detector::FamilyName].into_iter().find(|detector| detector.matches(&word))
}

/// A text whose words begin with capitals, as the lists have names.
fn capitalized(text: &str) -> String {
    let mut capital = true;
    let letters = text.chars().flat_map(|letter| {
        let is_first = std::mem::replace(&mut capital, letter.is_whitespace() || letter == '-');
        let upper = letter.to_uppercase().filter(move |_| is_first);
        let same = Some(letter).filter(|_| !is_first);
        upper.chain(same)
    });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::CleanQuery;

    #[test]
    fn what_points_to_people_is_taken_out_of_queries() {
        for (query, left, removed) in [
            ("Solaris System", "solaris system", vec![]),
            ("  Sun\tUnix  server ", "sun unix server", vec![]),
            ("Pregnancy test", "pregnancy test", vec![]),
            ("pizza", "pizza", vec![]),
            ("www.google.com", "www.google.com", vec![]),
            ("ada.lovelace@example.org password", "password", vec!["e-mail"]),
            ("181 Park Ave.", "", vec!["street-address"]),
            ("transfer DE89 3704 0044 0532 0130 00", "transfer", vec!["iban"]),
            ("DE89370400440532013000", "", vec!["iban"]),
            ("call +49 30 901820 now", "call now", vec!["telephone"]),
            ("anna schmidt berlin dentist", "berlin dentist", vec!["person-name"]),
            ("Anna Schmidt", "", vec!["person-name"]),
            ("linkedin.com/in/anna-schmidt", "", vec!["web-address"]),
            ("weather 90210", "weather", vec!["number"]),
            ("4000-0566-5566-5556 stolen", "stolen", vec!["credit-card"]),
            ("world war 2", "world war 2", vec![]),
        ] {
            let text = left.to_owned();
            assert_eq!(CleanQuery::new(query), CleanQuery { text, removed }, "{query}");
        }
    }

    #[test]
    fn nothing_is_left_of_very_many_words() {
        assert_eq!(CleanQuery::new(&"word ".repeat(65)).text, "");
        assert_eq!(CleanQuery::new(&"word ".repeat(64)).removed.len(), 0);
    }
}
