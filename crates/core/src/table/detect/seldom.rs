//! What stands in few cells of a column of texts, alone or within a text, and is somebody's all the
//! same: numbers with check digits in the form in which they are written out, telephone numbers and
//! social security numbers, and names.
//!
//! One that is written out as nothing else is means something wherever it stands. Where other
//! numbers are built alike, several have to be right and hardly any wrong, which is no chance: of ten
//! numbers of ten digits, one has the check digit of an NHS number.

use super::{Detector, cards, insurance, lists, names, telephone};

/// What is looked for.
const DETECTORS: [Detector; 6] = [
    Detector::AhvNumber,
    Detector::CreditCard,
    Detector::NhsNumber,
    Detector::SsnNumber,
    Detector::Telephone,
    Detector::PersonName,
];

/// Distinct values that have one, at least, where one may be something else.
const SEVERAL: u64 = 3;

/// The longest text that is looked into, in bytes: longer ones are told as such.
const LONGEST: usize = 400;

/// Digits that the shortest of these numbers has.
const DIGITS: usize = 9;

/// What of a detector stands in the values of a column.
#[derive(Clone, Copy, Default)]
struct DetectorCount {
    /// Values with something built like it.
    formed: u64,
    /// Those that are right.
    right: u64,
    /// Those that are right and written out as nothing else is.
    written: u64,
    /// Records of those that are right.
    records: u64,
}

/// What one value holds of a detector, the most telling last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Holds {
    Nothing,
    Formed,
    Right,
    Written,
}

/// What stands in the values of a column.
#[derive(Default)]
pub(crate) struct Seldom {
    tallies: [DetectorCount; DETECTORS.len()],
    /// Records whose value has a letter, and all.
    worded: u64,
    all: u64,
}

impl Seldom {
    /// Adds a value and its records.
    pub(crate) fn add(&mut self, text: &str, records: u64) {
        self.all += records;
        self.worded += if text.contains(char::is_alphabetic) { records } else { 0 };
        if text.len() > LONGEST {
            return;
        }
        let groups = groups(text);
        for (detector, tally) in DETECTORS.iter().zip(&mut self.tallies) {
            let holds = match detector {
                Detector::Telephone => when(says_telephone(text, &groups)),
                Detector::PersonName => when(names_somebody(text)),
                detector => held(*detector, text, &groups),
            };
            tally.formed += u64::from(holds >= Holds::Formed);
            tally.right += u64::from(holds >= Holds::Right);
            tally.written += u64::from(holds == Holds::Written);
            tally.records += if holds >= Holds::Right { records } else { 0 };
        }
    }

    /// What means something, each with its records.
    pub(crate) fn found(&self) -> impl Iterator<Item = (Detector, u64)> + '_ {
        let is_worded = self.worded * 2 >= self.all;
        let told = DETECTORS.iter().zip(&self.tallies);
        told.filter(move |(detector, tally)| {
            let no_chance = tally.right * 10 >= tally.formed * 9;
            let sharers = detector.rule().sharers;
            let is_own = detector.is_varied(tally.right)
                || tally.records <= tally.right.saturating_mul(sharers);
            is_own && no_chance && (tally.written > 0 || is_worded && tally.right >= SEVERAL)
        })
        .map(|(detector, tally)| (*detector, tally.records))
    }
}

fn when(is: bool) -> Holds {
    if is { Holds::Right } else { Holds::Nothing }
}

/// Digits that stand together, by where they begin and end.
type DigitGroup = (usize, usize);

/// The groups of digits of a text, if there are enough for a number.
fn groups(text: &str) -> Vec<DigitGroup> {
    let mut groups: Vec<DigitGroup> = Vec::new();
    if text.bytes().filter(u8::is_ascii_digit).count() < DIGITS {
        return groups;
    }
    for (index, _) in text.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_digit()) {
        match groups.last_mut() {
            Some((_, end)) if *end == index => *end += 1,
            _ => groups.push((index, index + 1)),
        }
    }
    groups
}

/// The most telling that a text holds of a number.
fn held(detector: Detector, text: &str, groups: &[DigitGroup]) -> Holds {
    let mut most = Holds::Nothing;
    let forms: &[(&[usize], &[&str])] = match detector {
        Detector::AhvNumber => &[(&[3, 4, 4, 2], &["."]), (&[13], &[])],
        Detector::CreditCard => {
            &[(&[4, 4, 4, 4], &[" ", "-"]), (&[4, 6, 5], &[" ", "-"]), (&[16], &[])]
        }
        Detector::NhsNumber => &[(&[3, 3, 4], &[" ", "-"]), (&[10], &[])],
        _ => &[(&[3, 2, 4], &["-"])],
    };
    for (lengths, separators) in forms {
        for run in groups.windows(lengths.len()) {
            let number = &text[run[0].0..run[run.len() - 1].1];
            if is_built(text, run, lengths, separators) && begins(detector, number) {
                let right = match detector {
                    Detector::AhvNumber => insurance::is_ahv(number),
                    Detector::CreditCard => cards::is_card(number),
                    Detector::NhsNumber => insurance::is_british(number),
                    _ => insurance::is_american(number),
                };
                // Telephone numbers of America are parted as those of the NHS are.
                let alone = matches!(detector, Detector::AhvNumber | Detector::CreditCard);
                most = most.max(match (right, alone && run.len() > 1) {
                    (false, _) => Holds::Formed,
                    (true, false) => Holds::Right,
                    (true, true) => Holds::Written,
                });
            }
        }
    }
    most
}

/// Whether groups are so long, parted by one of these signs, and parts of no longer number or word.
fn is_built(text: &str, run: &[DigitGroup], lengths: &[usize], separators: &[&str]) -> bool {
    let (start, end) = (run[0].0, run[run.len() - 1].1);
    let goes_on = |c: char| c.is_alphanumeric() || "-_/".contains(c);
    let mut signs = run.windows(2).map(|two| &text[two[0].1..two[1].0]);
    let sign = signs.next();
    run.iter().map(|(start, end)| end - start).eq(lengths.iter().copied())
        && sign.is_none_or(|sign| separators.contains(&sign) && signs.all(|other| other == sign))
        && !text[..start].ends_with(goes_on)
        && !text[end..].starts_with(goes_on)
}

/// Whether a number begins as those of a detector do, which is a part of how they are built.
fn begins(detector: Detector, number: &str) -> bool {
    match detector {
        Detector::AhvNumber => number.starts_with("756"),
        Detector::CreditCard => number.starts_with(['2', '3', '4', '5', '6']),
        Detector::NhsNumber => !number.starts_with('0'),
        _ => true,
    }
}

/// Whether a text holds a telephone number that says so: by the code of a country, or a word before.
fn says_telephone(text: &str, groups: &[DigitGroup]) -> bool {
    let Some(&(start, _)) = groups.first() else { return false };
    let lower = text[..start].to_lowercase();
    let mut before = lower.split(|c: char| !c.is_alphabetic());
    before.any(|word| ["tel", "phone", "handy", "mobil"].iter().any(|it| word.starts_with(it)))
        && telephone::has_number(text)
        || text.match_indices('+').any(|(plus, _)| {
            let number = &text[plus..];
            let end = number.find(|c: char| !c.is_ascii_digit() && !"+ -/().".contains(c));
            telephone::is_number(number[..end.unwrap_or(number.len())].trim_end())
        })
}

/// Whether a text names somebody: a given and a family name of the lists side by side, or a given
/// name alone in brackets: Asthma (Anna).
fn names_somebody(text: &str) -> bool {
    let mut brackets = text.split('(').skip(1).filter_map(|rest| rest.split_once(')'));
    let words: Vec<&str> = text
        .split_whitespace()
        .map(|word| word.trim_matches(|c: char| !c.is_alphabetic()))
        .collect();
    (brackets.any(|(name, _)| lists::is_given(name.trim()))
        || words.windows(2).any(|two| {
            two[1].starts_with(char::is_uppercase)
                && lists::is_given(two[0])
                && lists::is_family(two[1])
        }))
        && !names::is_place(&words)
}

#[cfg(test)]
mod tests {
    use super::Seldom;

    /// What is told of a hundred diagnoses and these cells.
    fn told(cells: &[&str]) -> Vec<&'static str> {
        let mut seldom = Seldom::default();
        for word in ["Asthma", "Diabetes mellitus Typ 2", "Migräne", "COPD"] {
            seldom.add(word, 25);
        }
        cells.iter().for_each(|cell| seldom.add(cell, 1));
        seldom.found().map(|(detector, _)| detector.id()).collect()
    }

    #[test]
    fn one_that_is_written_out_is_enough() {
        assert_eq!(told(&["756.9217.0769.85"]), ["ahv-number"]);
        assert_eq!(told(&["s. 756.9217.0769.85, Typ 2"]), ["ahv-number"]);
        assert_eq!(told(&["Karte 4000 0566 5566 5556."]), ["credit-card"]);
        assert_eq!(told(&["4000-0566-5566-5556"]), ["credit-card"]);
        for other in [
            "756.9217.0769.84",
            "4000 0566 5566 5557",
            "4000056655665556",
            "7569217076985",
            "9434765919",
            "943 476 5919",
            "A-756.9217.0769.85",
            "1-4000-0566-5566-5556",
            "244-01-8643",
            "+41 76 603 43 50",
            "Anna Müller",
            "Asthma (Anna)",
        ] {
            assert_eq!(told(&[other]), [""; 0], "{other}");
        }
    }

    #[test]
    fn several_that_are_right_are_no_chance() {
        assert_eq!(told(&["s. 9434765919", "4010232137", "Typ 2: 987 654 4322"]), ["nhs-number"]);
        assert_eq!(
            told(&["4000056655665556", "s. 5555555555554444", "x 4111111111111111"]),
            ["credit-card"]
        );
        assert_eq!(told(&["s. 244-01-8643", "522-69-4121", "308-90-5307"]), ["ssn-number"]);
        assert_eq!(
            told(&["siehe Tel. +41 76 603 43 50", "+41 76 830 88 23", "s. +49 351 463 0010, dort"]),
            ["telephone"]
        );
        assert_eq!(
            told(&["s. Monika Bachmann", "Asthma (Anna)", "Thomas Müller"]),
            ["person-name"]
        );
        let others: [&[&str]; 7] = [
            // Most of them are wrong: they are numbers of something else.
            &["9434765919", "4010232137", "9876544321", "9876544324", "9876544323"],
            &["4000056655665556", "5555555555554444", "4111111111111112", "4111111111111111"],
            &["2024-01-15", "15.03.2001 10:30", "120/80 mmHg 01.02.2003"],
            &["000-01-8643", "900-69-4121", "666-90-5307"],
            &["Charge 0123-456789", "Hotel 0123-456790", "Charge 0123-456791"],
            &["Robert-Koch-Straße 1", "Morbus Crohn (Colon)", "Asthma (leicht)", "Morbus Wilson"],
            &["s. Kapitel 1.2.3.4.5.6.7.8.9", "100000000", "1234567890123"],
        ];
        for cells in others {
            assert_eq!(told(cells), [""; 0], "{cells:?}");
        }
    }

    #[test]
    fn columns_of_numbers_hold_what_they_are_called() {
        let mut seldom = Seldom::default();
        for order in ["9434765919", "4010232137", "9876544322"] {
            seldom.add(order, 1);
        }
        assert_eq!(seldom.found().count(), 0);
    }
}
