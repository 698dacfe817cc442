//! What each record shows on each level, written from spec part B and rulings M2, M5, M8, M12.

use std::collections::{BTreeMap, BTreeSet};

/// A column seen through its hierarchy.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// For each record and level the label.
    pub labels: Vec<Vec<String>>,
    /// For each record and level whether it shows that its value is missing: it is written like
    /// the marker, and nothing else is on that level (spec A8, M12).
    pub missing: Vec<Vec<bool>>,
    /// For each record and level the share of the domain that the label stands for.
    pub shares: Vec<Vec<f64>>,
    /// For each record and level the number of exact values that the label stands for.
    pub leaves: Vec<Vec<f64>>,
    /// All exact values.
    pub all: f64,
    /// The share of an exact value: 1/|D|, or 0 where shares are widths.
    pub exact: f64,
}

impl Shown {
    /// The highest level.
    #[must_use]
    pub fn height(&self) -> usize {
        self.labels[0].len() - 1
    }
}

/// A part of a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// `1962-08`.
    Month,
    /// `1962-Q3`.
    Quarter,
    /// `1962`.
    Year,
    /// `1960-1969`.
    Decade,
    /// `1900-1999`.
    Century,
}

/// A hierarchy as a recipe describes it.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A table.
    Levels(Vec<Vec<String>>),
    /// Intervals of whole numbers that are not negative.
    Intervals {
        /// The lowest value.
        start: i64,
        /// The highest value.
        end: i64,
        /// The widths.
        steps: Vec<i64>,
        /// Whether the upper bound belongs to an interval.
        right: bool,
    },
    /// Masking from the right, or from the left.
    Mask {
        /// Whether it begins at the first character.
        left: bool,
    },
    /// Dates written `dd.mm.yyyy`.
    Date(Vec<Part>),
    /// Levels of named groups, cut points or rare values: for each value its labels on them.
    Chains(BTreeMap<String, Vec<String>>),
    /// Exact or `*`.
    None,
}

/// The label of a value on one level.
type LabelOf = Box<dyn Fn(&str) -> String>;

/// What the records of a column show. A cell that is one of `markers` is missing and written
/// as the first of them. Only the first `records` cells are the table's, the others are those
/// of a population, whose values have labels but are no leaves.
#[must_use]
pub fn show(kind: &Kind, cells: &[String], records: usize, markers: &[String]) -> Shown {
    let cells = with_one_marker(cells, markers);
    let mut shown = labelled(kind, &cells, records, markers);
    shown.all = if shown.exact == 0.0 {
        let values = cells[..records].iter().filter(|cell| **cell != markers[0]);
        (values.collect::<BTreeSet<_>>().len() as f64).max(1.0)
    } else {
        1.0 / shown.exact
    };
    let height = shown.labels.first().map_or(0, Vec::len);
    let mut missing: Vec<Vec<bool>> = cells
        .iter()
        .zip(&shown.labels)
        .map(|(cell, labels)| {
            labels.iter().map(|label| *cell == markers[0] && *label == markers[0]).collect()
        })
        .collect();
    for level in 0..height {
        let mut others = cells.iter().zip(&shown.labels).filter(|(cell, _)| **cell != markers[0]);
        if others.any(|(_, labels)| labels[level] == markers[0]) {
            missing.iter_mut().for_each(|shows| shows[level] = false);
        }
    }
    shown.missing = missing;
    shown.leaves = if shown.exact == 0.0 {
        leaves_of_intervals(&shown.labels, records, &markers[0])
    } else {
        shown
            .shares
            .iter()
            .map(|shares| shares.iter().map(|share| share / shown.exact).collect())
            .collect()
    };
    shown
}

/// How many levels `show` gives them above the exact values.
#[must_use]
pub fn height(kind: &Kind, cells: &[String], records: usize, markers: &[String]) -> usize {
    labelled(kind, &with_one_marker(cells, markers), records, markers).height()
}

/// The cells, missing ones written as the first marker.
fn with_one_marker(cells: &[String], markers: &[String]) -> Vec<String> {
    let written = cells.iter().map(|cell| if markers.contains(cell) { &markers[0] } else { cell });
    written.cloned().collect()
}

/// Labels and the shares of the domain that they stand for.
fn labelled(kind: &Kind, cells: &[String], records: usize, markers: &[String]) -> Shown {
    let by_values = |inner: &[LabelOf]| by_values(cells, records, &markers[0], inner);
    match kind {
        Kind::Levels(rows) => table(rows, cells, markers),
        Kind::Intervals { start, end, steps, right } => {
            intervals(*start, *end, steps, *right, cells, &markers[0])
        }
        &Kind::Mask { left } => {
            let longest = cells.iter().filter(|c| **c != markers[0]).map(|c| c.chars().count());
            let longest = longest.max().unwrap_or(0);
            let inner = (1..longest).map(|level| {
                Box::new(move |cell: &str| masked(cell, longest, level, left)) as LabelOf
            });
            by_values(&inner.collect::<Vec<_>>())
        }
        Kind::Date(parts) => {
            let inner =
                parts.iter().map(|&part| Box::new(move |cell: &str| dated(cell, part)) as LabelOf);
            by_values(&inner.collect::<Vec<_>>())
        }
        Kind::Chains(chains) => {
            let height = chains.values().next().map_or(0, Vec::len);
            let inner = (0..height).map(|level| {
                let chains = chains.clone();
                Box::new(move |cell: &str| chains[cell][level].clone()) as LabelOf
            });
            by_values(&inner.collect::<Vec<_>>())
        }
        Kind::None => by_values(&[]),
    }
}

/// Where shares are widths, the leaves under a label are the values of the table that show it,
/// a missing one not among them.
fn leaves_of_intervals(labels: &[Vec<String>], records: usize, marker: &str) -> Vec<Vec<f64>> {
    let mut leaves = BTreeMap::new();
    for row in labels[..records].iter().filter(|row| row[0] != marker) {
        for (level, label) in row.iter().enumerate() {
            leaves.entry((level, label)).or_insert_with(BTreeSet::new).insert(&row[0]);
        }
    }
    let rows = labels.iter().map(|row| {
        let many = row.iter().enumerate().map(|place| leaves.get(&place).map_or(1, BTreeSet::len));
        many.map(|many| many as f64).collect()
    });
    rows.collect()
}

fn table(rows: &[Vec<String>], cells: &[String], markers: &[String]) -> Shown {
    let height = rows[0].len() - 1;
    let listed = rows.iter().find(|row| markers.contains(&row[0]));
    // Several markers in the table are one leaf.
    let leaves: Vec<&Vec<String>> = rows
        .iter()
        .filter(|row| {
            !markers.contains(&row[0]) || listed.is_some_and(|listed| listed[0] == row[0])
        })
        .collect();
    let exact = 1.0 / leaves.len() as f64;
    let mut shown = Shown { exact, ..Shown::default() };
    for cell in cells {
        let missing = *cell == markers[0];
        let row = if missing { listed } else { rows.iter().find(|row| row[0] == *cell) };
        let mut labels = vec![cell.clone()];
        let mut shares = vec![exact];
        for level in 1..=height {
            match row {
                Some(row) => {
                    let label = &row[level];
                    let leaves_under = leaves.iter().filter(|leaf| leaf[level] == *label).count();
                    labels.push(label.clone());
                    shares.push(leaves_under as f64 * exact);
                }
                None if level < height => {
                    labels.push(cell.clone());
                    shares.push(exact);
                }
                None => {
                    labels.push(rows[0][height].clone());
                    shares.push(1.0);
                }
            }
        }
        shown.labels.push(labels);
        shown.shares.push(shares);
    }
    shown
}

fn intervals(
    start: i64,
    end: i64,
    steps: &[i64],
    right: bool,
    cells: &[String],
    marker: &str,
) -> Shown {
    let spans = *steps.last().expect("a step") >= end - start;
    let mut shown = Shown::default();
    for cell in cells {
        let (mut labels, mut shares) = (vec![cell.clone()], vec![0.0]);
        for (index, &step) in steps.iter().enumerate() {
            let top = spans && index + 1 == steps.len();
            if top {
                // Both bounds belong to the interval that spans everything.
                labels.push(format!("{start}-{end}"));
                shares.push(1.0);
            } else if cell == marker {
                labels.push(cell.clone());
                shares.push(0.0);
            } else {
                let x: i64 = cell.parse().expect("a whole number");
                let mut low = start;
                // The interval that holds x, found by walking the grid.
                while if right { x > low + step } else { x >= low + step && low + step < end } {
                    low += step;
                }
                let high = end.min(low + step);
                let first = if right && low != start { low + 1 } else { low };
                let last = if right || high == end { high } else { high - 1 };
                labels.push(format!("{first}-{last}"));
                shares.push((high - low) as f64 / (end - start) as f64);
            }
        }
        if !spans {
            labels.push("*".to_owned());
            shares.push(1.0);
        }
        shown.labels.push(labels);
        shown.shares.push(shares);
    }
    shown
}

/// Labels by functions of the value, `*` above them; shares count distinct values.
fn by_values(cells: &[String], records: usize, marker: &str, inner: &[LabelOf]) -> Shown {
    let values: BTreeSet<&String> =
        cells[..records].iter().filter(|cell| *cell != marker).collect();
    let exact = 1.0 / values.len().max(1) as f64;
    let mut shown = Shown { exact, ..Shown::default() };
    let mut weights: Vec<BTreeMap<String, f64>> = Vec::new();
    for label in inner {
        let mut counts = BTreeMap::new();
        for value in &values {
            *counts.entry(label(value)).or_insert(0.0) += exact;
        }
        weights.push(counts);
    }
    for cell in cells {
        let (mut labels, mut shares) = (vec![cell.clone()], vec![exact]);
        for (label, weights) in inner.iter().zip(&weights) {
            if cell == marker {
                labels.push(cell.clone());
                shares.push(exact);
            } else {
                let label = label(cell);
                shares.push(weights.get(&label).copied().unwrap_or(0.0));
                labels.push(label);
            }
        }
        labels.push("*".to_owned());
        shares.push(1.0);
        shown.labels.push(labels);
        shown.shares.push(shares);
    }
    shown
}

fn masked(cell: &str, longest: usize, level: usize, left: bool) -> String {
    let characters = cell.chars().count();
    let padding = " ".repeat(longest - characters);
    let stars = "*".repeat(level);
    if left {
        let padded = format!("{cell}{padding}");
        stars + &padded.chars().skip(level).collect::<String>()
    } else {
        let padded = format!("{padding}{cell}");
        padded.chars().take(longest - level).collect::<String>() + &stars
    }
}

fn dated(cell: &str, part: Part) -> String {
    let parts: Vec<u32> = cell.split('.').map(|part| part.parse().expect("a number")).collect();
    let [_, month, year] = parts[..] else { panic!("a date") };
    match part {
        Part::Month => format!("{year:04}-{month:02}"),
        Part::Quarter => format!("{year:04}-Q{}", 1 + (month - 1) / 3),
        Part::Year => format!("{year:04}"),
        Part::Decade => format!("{:04}-{:04}", year - year % 10, year - year % 10 + 9),
        Part::Century => format!("{:04}-{:04}", year - year % 100, year - year % 100 + 99),
    }
}
