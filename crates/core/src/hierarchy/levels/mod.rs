//! Hierarchies written down as tables (spec B1, B6).
//!
//! A table has one line per value: the value itself, then what it is called on
//! each level, finest first. This is ARX's CSV format. A table may hold values that do not
//! occur in the data; they count as leaves (spec M8).
//!
//! What is checked, and where a violation is found (never with the label itself, spec M4):
//!
//! * Every line has as many cells as the first ([`Kind::HierarchyRagged`]).
//! * No value leads two ways ([`Kind::HierarchyConflict`], both lines and the level on
//!   which they part). Identical lines are one.
//! * No group splits on the next level ([`Kind::NotNested`], the level of the group and
//!   both lines).
//! * On no level is a group written like missing cells that are not in it
//!   ([`Kind::LabelReused`], the level and the line of the group). Two other groups of one
//!   level cannot be written the same, since the label says which group a line is in.
//! * Every value of the data is a leaf ([`Kind::NotInHierarchy`]).
//!
//! Several groups on the last level are allowed with a warning, and so is one text that stands
//! for different groups on different levels (spec M16): the row `0;0` beside `0.4;0`, or
//! `10;10;*` beside `11;10;*`.

mod read;
mod write;

pub use read::{found_delimiter, parse_csv};
pub use write::{rows, write_csv};

use super::Hierarchy;
use super::chain::{self, LevelGroups, ROOT, Refused};
use super::kinds::{HierarchyChoice, HierarchyContext, LEVEL_LOSSES, Rule, Spec, refused};
use crate::choice::{Choice, Declaration, Parameter, ParameterKind, missing};
use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::format::csv;
use crate::table::{Dictionary, Domain};

/// A table of levels: rectangular, nested, and without two ways for one value.
#[derive(Clone, Debug)]
pub struct LevelsTable {
    file: Option<String>,
    leaves: Dictionary,
    /// The line of each leaf.
    lines: Vec<u64>,
    /// The levels from 1.
    levels: Vec<Above>,
}

impl HierarchyChoice for LevelsTable {
    const DECLARED: &'static Declaration = &Declaration {
        id: "levels",
        family: "",
        source: "One line per value, finest first: the hierarchy files of ARX.",
        formula: "",
        parameters: &[
            // Beside the recipe, or attached by this name in the page.
            Parameter::new("file", ParameterKind::File),
            Parameter::new("rows", ParameterKind::Rows),
            // The file's; `;` if nothing is said.
            Parameter::text("delimiter"),
            LEVEL_LOSSES,
        ],
    };

    /// The lines stand in a file or in the recipe itself.
    fn bind(choice: &Choice, context: &HierarchyContext<'_>) -> Result<Spec> {
        let table = match (choice.text_given("file"), choice.lists("rows")) {
            (Some(file), None) => {
                let delimiter = match choice.text_given("delimiter") {
                    Some(text) => csv::delimiter(text)
                        .ok_or_else(|| Error::parameter("hierarchy.delimiter", csv::DELIMITERS))?,
                    None => b';',
                };
                let bytes = (context.file)(file).ok_or_else(|| missing("file"))?;
                Self::from_file(&bytes, Some(delimiter), file)?
            }
            (None, Some(rows)) => Self::from_rows(rows)?,
            _ => return Err(refused("rows")),
        };
        Ok(Spec::levels(table))
    }
}

impl Spec {
    /// What a table says of each value.
    #[must_use]
    pub fn levels(table: LevelsTable) -> Self {
        Self::new(table)
    }
}

impl Rule for LevelsTable {
    fn build(&self, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
        build(self, domain)
    }

    /// The warning says the lines, too.
    fn may_repeat(&self, _domain: &Domain) -> bool {
        false
    }

    fn table(&self) -> Option<&LevelsTable> {
        Some(self)
    }
}

/// A level above the leaves.
#[derive(Clone, Debug, Default)]
struct Above {
    /// The group of each leaf.
    groups: Vec<u32>,
    labels: Dictionary,
    /// The first leaf of each group.
    first: Vec<u32>,
}

impl LevelsTable {
    /// The table with these rows, as they stand in a recipe. Rows count as lines from 1.
    ///
    /// # Errors
    /// [`Kind::HierarchyEmpty`], [`Kind::HierarchyRagged`], [`Kind::HierarchyConflict`] and
    /// [`Kind::NotNested`], as [`levels`](self) says.
    pub fn from_rows<S: AsRef<str>>(rows: &[Vec<S>]) -> Result<Self> {
        let mut table = Self::new();
        for (line, row) in (1..).zip(rows) {
            table.push(line, row)?;
        }
        table.complete()
    }

    /// The table in a file of this name, which errors carry; see [`parse_csv`].
    ///
    /// # Errors
    /// As [`parse_csv`].
    pub fn from_file(bytes: &[u8], delimiter: Option<u8>, name: &str) -> Result<Self> {
        Ok(parse_csv(bytes, delimiter).map_err(|error| error.in_file(name))?.in_file(name))
    }

    /// The choice in which its lines themselves stand.
    #[must_use]
    pub fn written_down(&self) -> Choice {
        let rows = self.rows().map(|row| row.map(str::to_owned).collect());
        Self::choose().with("rows", rows.collect::<Vec<Vec<String>>>())
    }

    /// The same table with the name of its file, which its errors and warnings will carry.
    #[must_use]
    pub fn in_file(mut self, name: &str) -> Self {
        self.file = Some(name.to_owned());
        self
    }

    /// The name of its file.
    #[must_use]
    pub fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }

    /// Number of levels above the value itself.
    #[must_use]
    pub fn height(&self) -> usize {
        self.levels.len()
    }

    /// Number of distinct values.
    #[must_use]
    pub fn leaves(&self) -> usize {
        self.leaves.len()
    }

    /// The distinct values, in the order of their lines.
    pub fn values(&self) -> impl Iterator<Item = &str> {
        self.leaves.iter()
    }

    /// The distinct lines in their order: a value, then what it is called on each level.
    pub fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = &str>> {
        self.values().zip(0..).map(|(value, leaf)| {
            let above = self.levels.iter();
            std::iter::once(value)
                .chain(above.map(move |above| above.labels.get(above.groups[leaf])))
        })
    }

    fn new() -> Self {
        Self { file: None, leaves: Dictionary::new(), lines: Vec::new(), levels: Vec::new() }
    }

    /// Adds a line, which must fit those before.
    fn push<S: AsRef<str>>(&mut self, line: u64, cells: &[S]) -> Result<()> {
        if self.leaves.is_empty() {
            self.levels = vec![Above::default(); cells.len().saturating_sub(1)];
        }
        let expected = self.levels.len() + 1;
        if cells.len() != expected {
            let (expected, found) = (expected as u64, cells.len() as u64);
            return Err(Error::at(Kind::HierarchyRagged { expected, found }, Place::line(line)));
        }
        let contradicts = |kind, level: usize, other| {
            let place = Place { line: Some(line), other_line: Some(other), ..Place::default() };
            Error::at(kind, Place { level: Some(level as u32), ..place })
        };
        if let Some(leaf) = self.leaves.code(cells[0].as_ref()) {
            for ((above, label), level) in self.levels.iter().zip(&cells[1..]).zip(1..) {
                if above.labels.get(above.groups[leaf as usize]) != label.as_ref() {
                    let other = self.lines[leaf as usize];
                    return Err(contradicts(Kind::HierarchyConflict, level, other));
                }
            }
            return Ok(());
        }
        let leaf = self.leaves.insert(cells[0].as_ref());
        self.lines.push(line);
        // The first leaf of the group below, if that group is not new.
        let mut below: Option<u32> = None;
        for ((above, label), level) in self.levels.iter_mut().zip(&cells[1..]).zip(1..) {
            let group = above.labels.insert(label.as_ref());
            above.groups.push(group);
            if let Some(first) = below
                && above.groups[first as usize] != group
            {
                let other = self.lines[first as usize];
                return Err(contradicts(Kind::NotNested, level - 1, other));
            }
            let known = above.first.get(group as usize).copied();
            if known.is_none() {
                above.first.push(leaf);
            }
            below = known;
        }
        Ok(())
    }

    fn complete(self) -> Result<Self> {
        if self.leaves.is_empty() { Err(Error::new(Kind::HierarchyEmpty)) } else { Ok(self) }
    }

    fn place(&self, level: usize, line: Option<u64>, other_line: Option<u64>) -> Place {
        let level = Some(level as u32);
        Place { file: self.file.clone(), level, line, other_line, ..Place::default() }
    }

    fn line(&self, leaf: u32) -> Option<u64> {
        self.lines.get(leaf as usize).copied()
    }

    /// Whether everything is one group on the last level.
    fn has_single_root(&self) -> bool {
        self.levels.last().map_or(self.leaves.len(), |last| last.labels.len()) == 1
    }
}

/// Looks the values of `domain` up in `table`.
///
/// If the table lists missing markers, their line decides how missing cells generalize, and
/// they count as one leaf. Otherwise missing cells stay missing below the last level and join
/// `*` there, or the only group; without either they stay missing (spec M12).
///
/// # Errors
/// [`Kind::NotInHierarchy`] with a place in the data; [`Kind::HierarchyConflict`] if two
/// listed markers lead two ways, and [`Kind::LabelReused`], with places in the table. One text
/// for several groups is said in a warning.
fn build(table: &LevelsTable, domain: &Domain) -> Result<(Hierarchy, Vec<Warning>)> {
    let listed = listed_markers(table, &domain.markers)?;
    let (missing, others) = match listed.split_first() {
        Some((&first, others)) => (Some(first), others),
        None => (None, &[][..]),
    };
    let total = (table.leaves.len() - others.len()) as u64;
    let weights: Vec<Vec<u64>> = table
        .levels
        .iter()
        .map(|above| {
            let mut weights = vec![0; above.labels.len()];
            for (&group, leaf) in above.groups.iter().zip(0..) {
                weights[group as usize] += u64::from(!others.contains(&leaf));
            }
            weights
        })
        .collect();
    let mut leaves = vec![0; domain.values.len()];
    let mut refused = Refused::none(domain);
    for (code, text) in domain.present() {
        match table.leaves.code(text) {
            Some(leaf) => leaves[code as usize] = leaf,
            None => refused.note(code),
        }
    }
    refused.check(|values| Kind::NotInHierarchy { values })?;

    let last = table.height();
    let mut warnings: Vec<Warning> =
        repeated(table, &weights, &listed, domain).into_iter().collect();
    let mut above = Vec::new();
    for ((number, level), weights) in (1..).zip(&table.levels).zip(weights) {
        let joins = match missing {
            Some(leaf) => Some(level.groups[leaf as usize]),
            None if number < last => None,
            None => level.labels.code(ROOT).or_else(|| table.has_single_root().then_some(0)),
        };
        check_markers(table, &domain.markers, number, joins)?;
        above.push(LevelGroups {
            group_of: leaves.iter().map(|&leaf| level.groups[leaf as usize]).collect(),
            labels: level.labels.iter().map(str::to_owned).collect(),
            weights,
            missing: joins,
        });
    }
    let hierarchy = chain::assemble(domain, above, total, 1)?;

    if !table.has_single_root() || hierarchy.level(last).labels.len() > 1 {
        let place = table.place(last, None, None);
        warnings.push(Warning { kind: WarningKind::NoSingleRoot, place });
    }
    Ok((hierarchy, warnings))
}

/// The leaves that are missing markers, in the order of their lines. They lead one way.
fn listed_markers(table: &LevelsTable, markers: &[String]) -> Result<Vec<u32>> {
    let mut listed: Vec<u32> = markers.iter().filter_map(|m| table.leaves.code(m)).collect();
    listed.sort_unstable();
    listed.dedup();
    for pair in listed.windows(2) {
        if let Some(level) = table
            .levels
            .iter()
            .position(|above| above.groups[pair[0] as usize] != above.groups[pair[1] as usize])
        {
            let place = table.place(level + 1, table.line(pair[1]), table.line(pair[0]));
            return Err(Error::at(Kind::HierarchyConflict, place));
        }
    }
    Ok(listed)
}

/// The first text that stands for different leaves on two levels, as a warning with the higher
/// level and both lines (spec M16). Groups are nested, so two are equal exactly if they have as many
/// leaves and the same first one.
fn repeated(
    table: &LevelsTable,
    weights: &[Vec<u64>],
    listed: &[u32],
    domain: &Domain,
) -> Option<Warning> {
    /// The first leaf of the missing value where the table does not list it.
    const UNLISTED: u32 = u32::MAX;
    let mut labels = Dictionary::new();
    // For each text the level on which it stands first, the first leaf, and how many there are.
    let mut meanings: Vec<(usize, u32, u64)> = Vec::new();
    let unlisted = domain.missing.filter(|_| listed.is_empty()).map(|_| UNLISTED);
    let missing = listed.first().copied().or(unlisted);
    let markers = domain.markers.iter().filter_map(|marker| Some((marker.as_str(), missing?)));
    let markers = markers.take(if unlisted.is_some() { 1 } else { usize::MAX });
    let leaves = table.leaves.iter().zip(0..).filter(|(_, leaf)| !listed.contains(leaf));
    for (label, leaf) in markers.chain(leaves) {
        if labels.insert(label) as usize == meanings.len() {
            meanings.push((0, leaf, 1));
        }
    }
    for ((level, above), weights) in (1..).zip(&table.levels).zip(weights) {
        for ((label, &first), &weight) in above.labels.iter().zip(&above.first).zip(weights) {
            let known = labels.insert(label) as usize;
            if known == meanings.len() {
                meanings.push((level, first, weight));
            }
            let (below, leaf, leaves) = meanings[known];
            if (leaf, leaves) != (first, weight) {
                let place = table.place(level, table.line(first), table.line(leaf));
                let kind = WarningKind::LabelRepeated { below: below as u32 };
                return Some(Warning { kind, place });
            }
        }
    }
    None
}

/// Refuses a group that is written like missing cells on a level on which these are not in it: whoever
/// reads the release would take its values for missing. `joins` is the group of the missing cells.
fn check_markers(
    table: &LevelsTable,
    markers: &[String],
    level: usize,
    joins: Option<u32>,
) -> Result<()> {
    let above = &table.levels[level - 1];
    let groups = markers.iter().filter(|marker| *marker != ROOT);
    let mut groups = groups.filter_map(|marker| above.labels.code(marker));
    match groups.find(|&group| joins != Some(group)) {
        None => Ok(()),
        Some(group) => {
            let line = table.line(above.first[group as usize]);
            Err(Error::at(Kind::LabelReused, table.place(level, line, None)))
        }
    }
}

#[cfg(test)]
mod tests;
