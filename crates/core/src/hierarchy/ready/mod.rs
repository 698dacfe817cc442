//! Ready ladders: levels that a published classification gives (spec B2).
//!
//! A ladder knows its values and what each is called on every level below `*`. It comes with Outis,
//! so that a recipe needs its name only. What it does not know is refused, never guessed: a code of
//! another classification that looks alike would end up in a group that means something else. A
//! recipe may put all of it under one label, from level 1 on.
//!
//! Shares count the distinct values of the table (spec M8). Missing cells stay missing below `*`.

mod codes;
mod countries;
mod icd;
mod isco;

use super::chain::{self, Refused};
use super::kinds::{
    HierarchyChoice, HierarchyContext, LEVEL_LOSSES, Rule, Spec, refuse_marker, refused_part,
};
use super::{Hierarchy, STAR};
use crate::choice::{Choice, Declaration, Parameter, names};
use crate::error::{Kind, Result, Warning};
use crate::table::{Dictionary, Domain};
use std::collections::BTreeSet;

/// The most bytes of a value that a ladder looks at: no name or code that it knows is longer.
const MOST_BYTES: usize = 80;

/// A classification that comes with Outis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ladder {
    /// WHO ICD-10, edition 2019: code, category, block, chapter.
    Icd,
    /// Educational attainment by ISCED 2011: code, level, broad level.
    Isced,
    /// The regions of the European Union's statistics.
    Nuts,
    /// Countries by code or name, English or German: country, M.49 sub-region, M.49 region.
    Countries,
    /// Occupations by ISCO-08: minor group, sub-major group, major group.
    Isco,
    /// German postcodes: Leitregion, zone.
    Postcodes,
    /// British postcodes: sector, district, area.
    UkPostcodes,
    /// Times of day: hour, quarter of the day, half of it.
    Times,
}

/// All ladders by their names in recipes.
pub const LADDERS: [(&str, Ladder); 8] = [
    ("icd-10-who-2019", Ladder::Icd),
    ("isced-2011", Ladder::Isced),
    ("isco-08", Ladder::Isco),
    ("nuts", Ladder::Nuts),
    ("countries-m49", Ladder::Countries),
    ("plz-leitregion", Ladder::Postcodes),
    ("postcode-uk", Ladder::UkPostcodes),
    ("time-of-day", Ladder::Times),
];

impl Ladder {
    /// What a value is called on each level between the exact one and `*`; nothing if the ladder
    /// does not know the value.
    #[must_use]
    pub fn labels(self, value: &str) -> Option<Vec<String>> {
        let value = value.trim();
        if value.len() > MOST_BYTES {
            return None;
        }
        match self {
            Self::Icd => icd::labels(value),
            Self::Isced => codes::isced(value),
            Self::Nuts => codes::nuts(value),
            Self::Countries => countries::labels(value),
            Self::Isco => isco::labels(value),
            Self::Postcodes => codes::postcode(value),
            Self::UkPostcodes => codes::uk_postcode(value),
            Self::Times => codes::time(value),
        }
    }

    /// Values beside the label itself of which some are called so on one of the levels, if any is.
    fn candidates(self, label: &str) -> Vec<String> {
        let endings: &[&str] = match self {
            Self::Icd => return icd::ends().map(str::to_owned).collect(),
            Self::Countries => return countries::codes().map(str::to_owned).collect(),
            Self::Isced | Self::Times => return label.split('-').map(str::to_owned).collect(),
            // Codes that end early are codes.
            Self::Nuts => &["0", "1", "Z"],
            Self::Isco => &["1", "2", "3", "4", "5", "6", "9"],
            Self::Postcodes => &["000", "999", "0000", "1000", "9999"],
            Self::UkPostcodes => &["AA", "ZZ", " 1AA", " 9AA", "1 1AA", "2 1AA", "9 1AA"],
        };
        endings.iter().map(|ending| format!("{label}{ending}")).collect()
    }

    /// How many levels there are between the exact one and `*`.
    fn inner_levels(self) -> usize {
        match self {
            Self::Isced | Self::Postcodes => 2,
            _ => 3,
        }
    }
}

/// The levels of a ladder.
#[derive(Clone, Debug)]
pub struct Ready {
    ladder: Ladder,
    others: Option<String>,
}

impl HierarchyChoice for Ready {
    const DECLARED: &'static Declaration = &Declaration {
        id: "ready",
        family: "",
        source: "The levels of a published classification: WHO ICD-10, ISCED, ISCO-08, NUTS, \
                 UN M.49, German and British postcodes; times of day.",
        formula: "",
        parameters: &[
            Parameter::choice("ladder", &names(&LADDERS)).required(),
            // What is written for values that the ladder does not know; without it they are refused.
            Parameter::text("others").optional(),
            LEVEL_LOSSES,
        ],
    };

    fn bind(choice: &Choice, _context: &HierarchyContext<'_>) -> Result<Spec> {
        let ladder = choice.meaning("ladder", &LADDERS)?;
        Ok(Spec::new(Self::new(ladder, choice.text_given("others").map(str::to_owned))?))
    }
}

impl Ready {
    /// This ladder, with what it does not know under the label `others`, if there is one.
    ///
    /// # Errors
    /// [`Kind::HierarchyPart`] for a label that is blank or `*`, or a value that the ladder knows.
    pub fn new(ladder: Ladder, others: Option<String>) -> Result<Self> {
        match others.as_deref() {
            Some(label) if label.trim().is_empty() => Err(refused_part("others", "empty")),
            Some(STAR) => Err(refused_part("others", "star")),
            Some(label) if ladder.labels(label).is_some() => {
                Err(refused_part("others", "value-of-another"))
            }
            _ => Ok(Self { ladder, others }),
        }
    }
}

impl Rule for Ready {
    /// # Errors
    /// [`Kind::NotInHierarchy`] if the ladder does not know a value and there is no label for it;
    /// [`Kind::LabelIsValue`] if such a value, or any value, reads like a label that is not its
    /// own; [`Kind::HierarchyPart`] if the label for what is not known is a label of the ladder
    /// or means a missing cell.
    fn build(&self, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
        if let Some(others) = &self.others {
            refuse_marker(domain, others, || "others".to_owned())?;
        }
        let homes: Vec<(u32, &str, Option<Vec<String>>)> =
            domain.present().map(|(code, text)| (code, text, self.ladder.labels(text))).collect();
        let mut refused = Refused::none(domain);
        let Some(others) = &self.others else {
            for (code, ..) in homes.iter().filter(|(.., labels)| labels.is_none()) {
                refused.note(*code);
            }
            refused.check(|values| Kind::NotInHierarchy { values })?;
            return self.assembled(domain, &homes, "");
        };
        let mut taken = Dictionary::new();
        for label in homes.iter().filter_map(|(.., labels)| labels.as_ref()).flatten() {
            taken.insert(label);
        }
        if taken.code(others).is_some() {
            return Err(refused_part("others", "value-of-another"));
        }
        for (code, text, labels) in &homes {
            let is_like_group = labels.is_none() && taken.code(text).is_some();
            if *text == others || is_like_group {
                refused.note(*code);
            }
        }
        refused.check(|values| Kind::LabelIsValue { values })?;
        self.assembled(domain, &homes, others)
    }

    fn candidates(&self, label: &str) -> Vec<String> {
        match self.others.as_deref() {
            // What the ladder does not know has no names. Two of it are a group.
            Some(others) if others == label => [1, 2].map(|one| format!("{label} {one}")).to_vec(),
            _ => self.ladder.candidates(label),
        }
    }

    fn labels_among<'a>(&self, texts: &[&'a str]) -> Vec<&'a str> {
        let Some(others) = self.others.as_deref() else { return Vec::new() };
        let unknown = texts.iter().copied().filter(|text| self.ladder.labels(text).is_none());
        let unknown: BTreeSet<&str> = unknown.collect();
        let mut called: BTreeSet<String> = BTreeSet::from([others.to_owned()]);
        // Of these two the candidates are all that there are, whatever the label.
        let is_listed = matches!(self.ladder, Ladder::Icd | Ladder::Countries);
        let asked = if is_listed { 1 } else { unknown.len() };
        for value in unknown.iter().take(asked).flat_map(|text| self.ladder.candidates(text)) {
            if let Some(labels) = self.ladder.labels(&value) {
                called.extend(labels);
            }
        }
        unknown.into_iter().filter(|text| called.contains(*text)).collect()
    }
}

impl Ready {
    /// The levels of these values, with `others` for those without labels.
    fn assembled(
        &self,
        domain: &Domain,
        homes: &[(u32, &str, Option<Vec<String>>)],
        others: &str,
    ) -> Result<(Hierarchy, Vec<Warning>)> {
        let above = (0..self.ladder.inner_levels()).map(|level| {
            let mut groups = vec![0; domain.values.len()];
            let mut labels = Dictionary::new();
            for (code, _, known) in homes {
                let label = known.as_ref().map_or(others, |known| &known[level]);
                groups[*code as usize] = labels.insert(label);
            }
            (groups, labels.iter().map(str::to_owned).collect())
        });
        Ok((chain::by_leaves(domain, above.collect())?, Vec::new()))
    }
}

#[cfg(test)]
mod tests;
