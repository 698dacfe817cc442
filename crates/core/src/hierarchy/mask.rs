//! Masking characters one after the other (spec B4).
//!
//! Level ℓ writes `*` for the last (or first) ℓ characters; the last level is
//! the single token `*`. The height is the number of characters of the longest
//! value. Shorter values are first padded with spaces on the side that is not masked,
//! so that every level hides as many characters of a short value as of a long one:
//! `13053` and `130` become `1305*` and `  13*`. Padded on the other side, `130` would
//! stay readable until the third level, and be the only value that does. Where lengths
//! differ a warning says so: codes that mean the more the further to the left need a
//! table of levels.
//!
//! Each level is a function of the one below, which is why masks are always
//! nested. A character is a Unicode scalar value: a letter with a combining accent
//! is two, and loses its accent one level before the letter.

use super::kinds::{HierarchyChoice, HierarchyContext, LEVEL_LOSSES, Rule, Spec};
use super::{Hierarchy, MAX_HEIGHT, SIDES, STAR, Side, chain};
use crate::choice::{Choice, Declaration, Parameter, names};
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::table::{Dictionary, Domain};

/// The most labels over all levels. A column of a million distinct long texts would
/// otherwise take gigabytes for masks that help nobody.
const MAX_LABELS: usize = 1 << 24;

/// One character after the other becomes `*`.
#[derive(Clone, Copy, Debug)]
pub struct Mask {
    /// The side from which characters are masked.
    pub from: Side,
}

impl HierarchyChoice for Mask {
    const DECLARED: &'static Declaration = &Declaration {
        id: "mask",
        family: "",
        source: "P. Samarati, L. Sweeney. Protecting Privacy when Disclosing Information. 1998: \
                 characters of a code become * one after the other.",
        formula: "",
        parameters: &[Parameter::choice("from", &names(&SIDES)).required(), LEVEL_LOSSES],
    };

    fn bind(choice: &Choice, _context: &HierarchyContext<'_>) -> Result<Spec> {
        Ok(Spec::mask(choice.meaning("from", &SIDES)?))
    }
}

impl Spec {
    /// Characters masked from one side.
    #[must_use]
    pub fn mask(side: Side) -> Self {
        Self::new(Mask { from: side })
    }
}

impl Rule for Mask {
    fn is_open(&self) -> bool {
        true
    }

    /// What stars may stand for: figures, and letters.
    fn candidates(&self, label: &str) -> Vec<String> {
        let has_stars = label.contains(STAR);
        let letters = ["0", "9", "A", "Z"].iter().filter(|_| has_stars);
        letters.map(|letter| label.replace(STAR, letter)).collect()
    }

    fn build(&self, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
        build(self.from, domain)
    }

    /// A mask adds stars to what has none, each level one more.
    fn may_repeat(&self, domain: &Domain) -> bool {
        domain.values.iter().any(|value| value.contains(STAR))
    }

    /// A code is written in digits, but nothing is between two of them.
    fn ranged(&self) -> Option<bool> {
        Some(false)
    }
}

/// Masks the values of `domain` from one side. A warning says that they have different lengths.
///
/// # Errors
/// [`Kind::HierarchyParameter`] `from`, with the place of the longest value, if that value has
/// more than [`MAX_HEIGHT`] characters or all levels together more than 2²⁴ labels.
fn build(side: Side, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
    let lengths = domain.present().map(|(code, text)| (text.chars().count(), code));
    let longest = lengths.max_by_key(|&(length, code)| (length, std::cmp::Reverse(code)));
    let (height, code) = longest.unwrap_or((0, 0));
    if height > MAX_HEIGHT || domain.values.len().saturating_mul(height) > MAX_LABELS {
        let kind = Kind::HierarchyParameter { field: "from" };
        return Err(Error::at(kind, domain.place(code)));
    }

    // The groups of the level below with the characters of each; at first one per value.
    let mut groups = vec![0; domain.values.len()];
    let mut below: Vec<Vec<char>> = Vec::new();
    for (code, text) in domain.present() {
        groups[code as usize] = below.len() as u32;
        below.push(padded(text, height, side));
    }
    let mut above = Vec::new();
    for level in 1..height {
        let mut labels = Dictionary::new();
        let mut rest = Vec::new();
        let mut raised = Vec::with_capacity(below.len());
        for mut characters in below {
            let masked = match side {
                Side::Left => level - 1,
                Side::Right => height - level,
            };
            characters[masked] = '*';
            let group = labels.insert(&characters.iter().collect::<String>());
            if group as usize == rest.len() {
                rest.push(characters);
            }
            raised.push(group);
        }
        for (code, _) in domain.present() {
            groups[code as usize] = raised[groups[code as usize] as usize];
        }
        above.push((groups.clone(), labels.iter().map(str::to_owned).collect()));
        below = rest;
    }
    let shorter = domain.present().any(|(_, text)| text.chars().count() < height);
    let place = Place { column: Some(domain.column), ..Place::default() };
    let warning = shorter.then_some(Warning { kind: WarningKind::UnequalLengths, place });
    Ok((chain::by_leaves(domain, above)?, warning.into_iter().collect()))
}

/// The characters of `text`, filled with spaces on the side that is not masked.
fn padded(text: &str, length: usize, masked: Side) -> Vec<char> {
    let mut characters: Vec<char> = text.chars().collect();
    let fill = std::iter::repeat_n(' ', length - characters.len());
    match masked {
        Side::Left => characters.extend(fill),
        Side::Right => drop(characters.splice(0..0, fill)),
    }
    characters
}

#[cfg(test)]
mod tests {
    use super::super::{Side, Spec, build};
    use crate::error::{Kind, WarningKind};
    use crate::table::Domain;

    fn labels(values: &[&str], side: Side) -> Vec<Vec<String>> {
        let domain = Domain::from_values(values, &["NULL"]);
        let (hierarchy, warnings) = build(&Spec::mask(side), &domain).unwrap();
        let mut lengths = domain.present().map(|(_, text)| text.chars().count());
        let first = lengths.next();
        let unequal = lengths.any(|length| Some(length) != first);
        let warned = warnings.iter().any(|warning| warning.kind == WarningKind::UnequalLengths);
        assert_eq!(warned, unequal);
        hierarchy.levels().iter().map(|level| level.labels.clone()).collect()
    }

    #[test]
    fn a_postcode_loses_its_digits_from_the_right() {
        let levels = labels(&["13053", "13068", "14850"], Side::Right);
        assert_eq!(
            levels,
            [
                vec!["13053", "13068", "14850"],
                vec!["1305*", "1306*", "1485*"],
                vec!["130**", "148**"],
                vec!["13***", "14***"],
                vec!["1****"],
                vec!["*"],
            ]
        );
    }

    #[test]
    fn every_level_hides_as_much_of_a_short_value_as_of_a_long_one() {
        assert_eq!(
            labels(&["123", "1"], Side::Right),
            [vec!["123", "1"], vec!["12*", "  *"], vec!["1**", " **"], vec!["*"]]
        );
        assert_eq!(
            labels(&["123", "3"], Side::Left),
            [vec!["123", "3"], vec!["*23", "*  "], vec!["**3", "** "], vec!["*"]]
        );
        let levels = labels(&["13053", "13068", "14850", "13"], Side::Right);
        assert_eq!(levels[1], ["1305*", "1306*", "1485*", "   1*"]);
        assert_eq!(levels[2], ["130**", "148**", "   **"]);
        assert_eq!(levels[3], ["13***", "14***", "  ***"]);
    }

    #[test]
    fn characters_are_not_bytes() {
        assert_eq!(labels(&["äö", "äü"], Side::Right), [vec!["äö", "äü"], vec!["ä*"], vec!["*"]]);
    }

    #[test]
    fn missing_cells_stay_missing_below_the_last_level() {
        assert_eq!(
            labels(&["12", "NULL", "13"], Side::Right),
            [vec!["12", "NULL", "13"], vec!["1*", "NULL"], vec!["*"]]
        );
    }

    #[test]
    fn nothing_to_mask_leaves_exact_and_star() {
        assert_eq!(labels(&[], Side::Right), [vec![""; 0], vec![]]);
        assert_eq!(labels(&["NULL"], Side::Left), [["NULL"], ["*"]]);
        assert_eq!(labels(&[""], Side::Left), [[""], ["*"]]);
    }

    #[test]
    fn a_marker_that_reads_like_a_mask_is_refused() {
        let domain = Domain::from_values(&["12", "1*"], &["1*"]);
        let error = build(&Spec::mask(Side::Right), &domain).unwrap_err();
        assert_eq!(error.kind, Kind::LabelReused);
        assert_eq!(error.place.level, Some(1));
    }

    #[test]
    fn free_text_is_refused_with_the_place_of_the_longest() {
        let long = "x".repeat(10_000);
        let domain = Domain::from_values(&["a", &long, "b"], &[]);
        let error = build(&Spec::mask(Side::Right), &domain).unwrap_err();
        assert_eq!(error.kind, Kind::HierarchyParameter { field: "from" });
        assert_eq!((error.place.record, error.place.column), (Some(2), Some(1)));
        let domain = Domain::from_values(&[&"x".repeat(super::MAX_HEIGHT)], &[]);
        let (hierarchy, _) = build(&Spec::mask(Side::Right), &domain).unwrap();
        assert_eq!(hierarchy.height(), super::MAX_HEIGHT);
    }

    #[test]
    fn masks_that_take_gigabytes_are_refused() {
        let count = super::MAX_LABELS / super::MAX_HEIGHT + 1;
        let values: Vec<String> =
            (0..count).map(|value| format!("{value:0width$}", width = super::MAX_HEIGHT)).collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        let error = build(&Spec::mask(Side::Left), &Domain::from_values(&values, &[]));
        assert_eq!(error.unwrap_err().kind, Kind::HierarchyParameter { field: "from" });
    }
}
