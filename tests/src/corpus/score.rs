//! How often what is suggested is right: precision and recall of each role and detector, and the
//! share of types and formats.
//!
//! A column that is asked about (`nothing-rules-it-out`) is treated as a quasi-identifier until
//! somebody answers. Whether that is a suggestion can be seen either way, so that both are counted:
//! [`Score::quasi_as_roles`] and [`Score::quasi_as_nothing`]. An identifier that is called anything
//! else would be released.

use super::Specimen;
use super::kinds::{Looks, Right};
use outis::format::Loaded;
use outis::format::csv::{Options, Reader};
use outis::table::suggest::{Profile, Reason, found_markers, profile};
use outis::table::{DataType, Role};
use std::collections::BTreeMap;

/// Right and wrong suggestions of a role or a detector.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hits {
    /// Suggested and right.
    pub right: u32,
    /// Suggested and wrong.
    pub wrong: u32,
    /// Not suggested although it would be right.
    pub missed: u32,
}

impl Hits {
    /// The share of the suggestions that are right; 1 without any.
    #[must_use]
    pub fn precision(&self) -> f64 {
        share(self.right, self.wrong)
    }

    /// The share of those that are right to suggest that were suggested; 1 without any.
    #[must_use]
    pub fn recall(&self) -> f64 {
        share(self.right, self.missed)
    }
}

fn share(part: u32, rest: u32) -> f64 {
    if part + rest == 0 { 1.0 } else { f64::from(part) / f64::from(part + rest) }
}

/// What came of several tables.
#[derive(Debug, Default)]
pub struct Score {
    /// Tables looked at.
    pub tables: u32,
    /// Their columns.
    pub columns: u32,
    /// Columns that are asked about.
    pub asked: u32,
    /// By role.
    pub roles: BTreeMap<&'static str, Hits>,
    /// By detector.
    pub detectors: BTreeMap<&'static str, Hits>,
    /// Types, date formats, delimiters and header lines.
    pub formats: Hits,
    /// What is wrong, in words: table, column and what was said of it.
    pub faults: Vec<String>,
    /// Quasi-identifiers that were found only because somebody is asked.
    pub quasi_asked: u32,
    /// Columns that are asked about and are no quasi-identifiers.
    pub others_asked: u32,
    /// Identifiers that would be released.
    pub released: u32,
}

/// Compares what is suggested for tables with what is right.
#[must_use]
pub fn score(tables: &[Specimen]) -> Score {
    let mut score = Score::default();
    for table in tables {
        score.tables += 1;
        score.add(table);
    }
    score
}

impl Score {
    /// Whether the targets are met: no identifier is released, nearly all identifiers and
    /// quasi-identifiers are found, most of what is called a quasi-identifier is one, however those
    /// that are asked about are counted, and all types and formats are right.
    #[must_use]
    pub fn keeps_targets(&self) -> bool {
        self.released == 0
            && self.hits("identifier").recall() >= 0.98
            && self.quasi_as_roles().precision() >= 0.8
            && self.quasi_as_nothing().recall() >= 0.95
            && self.formats.wrong == 0
    }

    fn hits(&self, role: &str) -> Hits {
        self.roles.get(role).copied().unwrap_or_default()
    }

    /// Quasi-identifiers where columns that are asked about count as such, as their roles say: all
    /// others among them are wrong, what nobody can tell included.
    #[must_use]
    pub fn quasi_as_roles(&self) -> Hits {
        let hits = self.hits("quasi-identifier");
        Hits { wrong: hits.wrong + self.others_asked, ..hits }
    }

    /// The same where columns that are asked about count as no suggestion.
    #[must_use]
    pub fn quasi_as_nothing(&self) -> Hits {
        let Hits { right, wrong, missed } = self.hits("quasi-identifier");
        Hits { right: right - self.quasi_asked, wrong, missed: missed + self.quasi_asked }
    }

    fn add(&mut self, table: &Specimen) {
        let mut reader = Reader::new(Options::default());
        let read = reader.push(table.text.as_bytes()).and_then(|()| reader.finish());
        let loaded: Loaded = read.unwrap_or_else(|error| panic!("{}: {error}", table.name));
        let outis::format::Format::Csv(format) = loaded.format;
        self.format(table, "header line", format.header == table.has_header);
        self.format(table, "delimiter", format.delimiter == table.delimiter);
        let markers = found_markers(&loaded.table);
        let profiles = profile(&loaded.table, &markers).columns;
        assert_eq!(profiles.len(), table.columns.len(), "{}", table.name);
        for (index, profile) in profiles.iter().enumerate() {
            self.columns += 1;
            self.column(table, index, profile);
        }
    }

    fn format(&mut self, table: &Specimen, what: &str, right: bool) {
        if right {
            self.formats.right += 1;
        } else {
            self.formats.wrong += 1;
            self.faults.push(format!("{}: {what}", table.name));
        }
    }

    fn column(&mut self, table: &Specimen, index: usize, profile: &Profile) {
        let (name, kind) = &table.columns[index];
        let found = profile.inferred.data_type;
        let fits = match kind.looks {
            Looks::Integer => found == DataType::Integer,
            Looks::Decimal => found == DataType::Decimal,
            Looks::Date => found == DataType::Date(table.dates),
            Looks::Moment(format) => found == DataType::Date(format),
            Looks::Text => found == DataType::Text,
            Looks::Any => matches!(found, DataType::Text | DataType::Integer),
        };
        self.format(table, &format!("{name}: type of {} is {found:?}", kind.id), fits);
        let asked = profile.reason == Reason::NothingRulesItOut;
        self.asked += u32::from(asked);
        self.quasi_asked += u32::from(asked && kind.right == Right::Quasi);
        self.others_asked += u32::from(asked && kind.right != Right::Quasi);
        let role = right_of(profile.reason.role());
        let mut hits = |right: Right, add: fn(&mut Hits)| {
            if right != Right::Open {
                add(self.roles.entry(word(right)).or_default());
            }
        };
        if role == kind.right {
            hits(role, |hits| hits.right += 1);
        } else {
            hits(kind.right, |hits| hits.missed += 1);
            let is_open = kind.right == Right::Open && role != Right::Identifier;
            if !asked && !is_open {
                hits(role, |hits| hits.wrong += 1);
            }
        }
        if asked || role != kind.right && (kind.right != Right::Open || role == Right::Identifier) {
            let reason = profile.reason.id();
            let fault = format!("{}: {name}: {} is {role:?} ({reason})", table.name, kind.id);
            self.faults.push(fault);
        }
        self.released += u32::from(kind.right == Right::Identifier && role != Right::Identifier);
        self.detector(table, index, profile);
    }

    fn detector(&mut self, table: &Specimen, index: usize, profile: &Profile) {
        let (name, kind) = &table.columns[index];
        let found = profile.detected.map(|detected| detected.detector.id());
        if found == kind.detector {
            if let Some(id) = found {
                self.detectors.entry(id).or_default().right += 1;
            }
            return;
        }
        let detectors = [(found, true), (kind.detector, false)];
        for (id, was_found) in detectors {
            let Some(hits) = id.map(|id| self.detectors.entry(id).or_default()) else { continue };
            if was_found { hits.wrong += 1 } else { hits.missed += 1 }
        }
        let fault = format!("{}: {name}: {} looks like {found:?}", table.name, kind.id);
        self.faults.push(fault);
    }
}

fn right_of(role: Role) -> Right {
    match role {
        Role::Identifier => Right::Identifier,
        Role::QuasiIdentifier => Right::Quasi,
        Role::Sensitive => Right::Sensitive,
        Role::Insensitive => Right::Insensitive,
    }
}

fn word(right: Right) -> &'static str {
    match right {
        Right::Identifier => "identifier",
        Right::Quasi => "quasi-identifier",
        Right::Sensitive => "sensitive",
        Right::Insensitive => "insensitive",
        Right::Open => "open",
    }
}
