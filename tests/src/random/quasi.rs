//! Random quasi-identifiers: values, hierarchies, limits and weights.

use super::chains::{self, Made};
use super::pick;
use crate::oracle::Attribute;
use crate::oracle::labels::{self, Kind, Part, show};
use fastrand::Rng;
use serde_json::{Value, json};

/// One quasi-identifier as it was drawn.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// Its hierarchy.
    pub kind: Kind,
    /// The same as a recipe says it.
    hierarchy: Value,
    /// The raw cell of each record, those of a population after those of the table.
    pub cells: Vec<String>,
    /// Values that its hierarchy knows.
    values: Vec<String>,
    limit: Option<usize>,
    floor: Option<usize>,
    weight: Option<f64>,
    losses: Option<Vec<f64>>,
}

impl Drawn {
    /// Draws one for so many records, with missing values if there are `markers`, and with texts
    /// that are labels too if `collides` says which markers these may not be.
    pub(super) fn draw(
        random: &mut Rng,
        records: usize,
        (markers, collides): (Option<&[String]>, Option<&[String]>),
    ) -> Self {
        let (kind, values) = match random.u8(0..8) {
            0..=3 => match collides.filter(|_| random.u8(0..4) > 0) {
                Some(all) => colliding_levels(random, markers.is_some(), all),
                None => levels(random, markers),
            },
            4 => intervals(random),
            5 => mask(random, if collides.is_some() { '*' } else { 'ä' }),
            6 => dates(random),
            _ if collides.is_some() => {
                let values = ["*", "v0", "**", "1*"].map(str::to_owned);
                (Kind::None, values[..random.usize(1..=4)].to_vec())
            }
            _ => (Kind::None, (0..random.usize(1..=4)).map(|i| format!("v{i}")).collect()),
        };
        let often_missing = markers.map_or(0, |_| random.u8(0..50));
        let cells: Vec<String> = (0..records)
            .map(|_| match markers {
                Some(markers) if random.u8(0..100) < often_missing => pick(random, markers).clone(),
                // The smaller of two draws makes some values frequent and some rare.
                _ => {
                    let index = random.usize(0..values.len()).min(random.usize(0..values.len()));
                    values[index].clone()
                }
            })
            .collect();
        let made = if collides.is_none() { made(random, &kind, &values, &cells) } else { None };
        let (kind, hierarchy) = match made {
            Some(Made { hierarchy, chains }) => (Kind::Chains(chains), hierarchy),
            None => {
                let hierarchy = hierarchy(&kind);
                (kind, hierarchy)
            }
        };
        let (limit, floor, weight, losses) = (None, None, None, None);
        let mut drawn = Self { kind, hierarchy, cells, values, limit, floor, weight, losses };
        let height = drawn.height(records, markers.unwrap_or(&["".to_owned()]));
        if random.u8(0..100) < 15 {
            drawn.limit = Some(random.usize(0..=height));
        }
        if random.u8(0..100) < 15 {
            drawn.floor = Some(random.usize(0..=drawn.limit.unwrap_or(height)));
        }
        if random.u8(0..100) < 25 {
            drawn.weight = Some(*pick(random, &[0.0, 0.5, 1.0, 2.0, 0.3]));
        }
        if random.bool() && !matches!(drawn.kind, Kind::None) {
            let mut losses = vec![0.0];
            (0..height).for_each(|_| losses.push(f64::from(random.u8(0..=8)) / 8.0));
            losses.sort_by(f64::total_cmp);
            drawn.losses = Some(losses);
        }
        drawn
    }

    /// The same with the cells rotated: two columns alike make nodes that lose the same.
    pub(super) fn rotated(&self, count: usize) -> Self {
        Self { cells: [&self.cells[count..], &self.cells[..count]].concat(), ..self.clone() }
    }

    /// Adds the cells of a population: the table's own, and others that the hierarchy knows.
    pub(super) fn add_population(&mut self, random: &mut Rng, others: usize) {
        let own = self.cells.clone();
        self.cells.extend(own.clone());
        let more = (0..others).map(|_| match random.u8(0..3) {
            0 => pick(random, &self.values).clone(),
            _ => pick(random, &own).clone(),
        });
        self.cells.extend(more);
        if matches!(self.kind, Kind::Mask { .. }) {
            // A longer value makes a mask higher.
            self.losses = None;
        }
    }

    /// The column for the oracle.
    pub(super) fn attribute(&self, records: usize, markers: &[String]) -> Attribute {
        let shown = show(&self.kind, &self.cells, records, markers);
        let height = shown.height();
        let losses = self.losses.clone().unwrap_or_else(|| {
            (0..=height).map(|level| level as f64 / height.max(1) as f64).collect()
        });
        let limit = self.limit.unwrap_or(height);
        let floor = self.floor.unwrap_or(0);
        Attribute { shown, limit, floor, weight: self.weight.unwrap_or(1.0), losses }
    }

    /// The column for the recipe.
    pub(super) fn json(&self, name: &str) -> Value {
        let mut column = json!({"name": name, "role": "quasi-identifier"});
        if !matches!(self.kind, Kind::None) {
            column["hierarchy"] = self.hierarchy.clone();
            if let Some(losses) = &self.losses {
                column["hierarchy"]["losses"] = json!(losses);
            }
        }
        if ["intervals", "cuts"].iter().any(|kind| self.hierarchy["kind"] == *kind) {
            column["type"] = json!("integer");
        }
        if let Some(limit) = self.limit {
            column["limit"] = json!(limit);
        }
        if let Some(floor) = self.floor {
            column["floor"] = json!(floor);
        }
        if let Some(weight) = self.weight {
            column["weight"] = json!(weight);
        }
        column
    }

    /// Whether it has no say in the loss.
    pub(super) fn is_weightless(&self) -> bool {
        self.weight == Some(0.0)
    }

    /// Gives it the weight of any other.
    pub(super) fn unweigh(&mut self) {
        self.weight = None;
    }

    /// How many levels are allowed.
    pub(super) fn levels(&self, markers: &[String]) -> usize {
        let top = self.limit.unwrap_or_else(|| self.height(self.cells.len(), markers));
        top + 1 - self.floor.unwrap_or(0)
    }

    fn height(&self, records: usize, markers: &[String]) -> usize {
        labels::height(&self.kind, &self.cells, records, markers)
    }
}

/// Sometimes a hierarchy that is made of the values by a rule, in place of one of this kind.
fn made(random: &mut Rng, kind: &Kind, values: &[String], cells: &[String]) -> Option<Made> {
    let made = match kind {
        Kind::Levels(_) if random.u8(0..100) < 30 => match random.bool() {
            true => chains::groups(random, values),
            false => chains::rare(random, values, cells),
        },
        Kind::Intervals { .. } if random.u8(0..100) < 40 => chains::cuts(random, values),
        _ => return None,
    };
    Some(made)
}

/// A table of labels, and the values of it that may occur in the data.
fn levels(random: &mut Rng, markers: Option<&[String]>) -> (Kind, Vec<String>) {
    let used = random.usize(1..=6);
    let unused = random.usize(0..=3);
    let mut rows: Vec<Vec<String>> =
        (0..used + unused).map(|i| vec![format!("leaf \"{i}\"; x")]).collect();
    if random.bool() {
        rows.iter_mut().enumerate().for_each(|(i, row)| row[0] = format!("{}", i * 7));
    }
    let values = rows[..used].iter().map(|row| row[0].clone()).collect();
    let height = random.usize(1..=3);
    let mut groups: Vec<usize> = (0..rows.len()).collect();
    // Where missing cells would have to join the last level, it is one group.
    let single_root = markers.is_some() || random.u8(0..100) < 85;
    for level in 1..=height {
        if single_root && level == height {
            rows.iter_mut().for_each(|row| row.push("*".to_owned()));
            break;
        }
        if random.u8(0..100) < 25 {
            // A level that changes nothing repeats its labels.
            rows.iter_mut().for_each(|row| row.push(row[row.len() - 1].clone()));
            continue;
        }
        let parts = random.usize(1..=rows.len());
        let merged: Vec<usize> = (0..rows.len()).map(|_| random.usize(0..parts)).collect();
        groups.iter_mut().for_each(|group| *group = merged[*group]);
        for (row, group) in rows.iter_mut().zip(&groups) {
            row.push(format!("level {level} group {group}"));
        }
    }
    if let Some(markers) = markers
        && random.u8(0..100) < 30
    {
        // A listed marker goes its own way below the root.
        let mut row = vec![markers[0].clone()];
        row.extend((1..height).map(|_| markers[0].clone()));
        row.push("*".to_owned());
        rows.push(row);
    }
    (Kind::Levels(rows), values)
}

fn intervals(random: &mut Rng) -> (Kind, Vec<String>) {
    let choices: [(i64, i64, &[i64]); 4] =
        [(0, 20, &[5, 10]), (0, 12, &[2, 4, 12]), (3, 10, &[2, 4]), (0, 9, &[4, 9])];
    let (start, end, steps) = *pick(random, &choices);
    let kind = Kind::Intervals { start, end, steps: steps.to_vec(), right: random.bool() };
    let values = (0..random.usize(1..=8)).map(|_| random.i64(start..=end).to_string());
    (kind, values.collect())
}

/// A table in which one text may stand for different groups on different levels, and the values
/// of it that may occur (spec M16).
fn colliding_levels(
    random: &mut Rng,
    holds_missing: bool,
    markers: &[String],
) -> (Kind, Vec<String>) {
    let texts = ["*", "0", "7", "10", "1*", "[0, 7]", "0-9", "other", "level 1 group 0"];
    // A row for missing values that are `*` from the first level on, or stay what they are.
    let row_for_missing = match random.u8(0..100) {
        0..=24 if holds_missing => Some("*".to_owned()),
        25..=39 if holds_missing => Some(markers[0].clone()),
        _ => None,
    };
    // Within a level no other group is written like them.
    let taken = row_for_missing.clone().unwrap_or_else(|| markers[0].clone());
    let mut leaves: Vec<String> = texts.map(str::to_owned).into();
    leaves.retain(|text| !markers.contains(text));
    random.shuffle(&mut leaves);
    leaves.truncate(random.usize(1..=7));
    let height = random.usize(1..=3);
    let mut rows: Vec<Vec<String>> = leaves.iter().map(|leaf| vec![leaf.clone()]).collect();
    let mut groups: Vec<usize> = (0..rows.len()).collect();
    for level in 1..=height {
        if level == height {
            rows.iter_mut().for_each(|row| row.push("*".to_owned()));
            break;
        }
        let parts = random.usize(1..=rows.len());
        let merged: Vec<usize> = (0..rows.len()).map(|_| random.usize(0..parts)).collect();
        groups.iter_mut().for_each(|group| *group = merged[*group]);
        let mut labels: Vec<String> = texts.map(str::to_owned).into();
        labels.retain(|text| *text != taken);
        random.shuffle(&mut labels);
        for (row, &group) in rows.iter_mut().zip(&groups) {
            row.push(labels[group].clone());
        }
    }
    if let Some(label) = row_for_missing {
        let mut row = vec![markers[0].clone()];
        row.extend((1..height).map(|_| label.clone()));
        row.push("*".to_owned());
        rows.push(row);
    }
    let used = random.usize(1..=leaves.len());
    (Kind::Levels(rows), leaves[..used].to_vec())
}

fn mask(random: &mut Rng, third: char) -> (Kind, Vec<String>) {
    let values = (0..random.usize(1..=6))
        .map(|_| (0..random.usize(1..=3)).map(|_| *pick(random, &['1', '2', third])).collect());
    let values = values.collect();
    (Kind::Mask { left: random.bool() }, values)
}

fn dates(random: &mut Rng) -> (Kind, Vec<String>) {
    let all = [Part::Month, Part::Quarter, Part::Year, Part::Decade, Part::Century];
    let mut parts: Vec<Part> = all.into_iter().filter(|_| random.u8(0..100) < 35).collect();
    if parts.is_empty() {
        parts.push(Part::Year);
    }
    let values = (0..random.usize(1..=6)).map(|_| {
        let (day, month) = (random.u8(1..=28), random.u8(1..=12));
        format!("{day:02}.{month:02}.{}", random.u16(1985..=2004))
    });
    (Kind::Date(parts), values.collect())
}

fn hierarchy(kind: &Kind) -> Value {
    match kind {
        Kind::Levels(rows) => json!({"kind": "levels", "rows": rows}),
        Kind::Intervals { start, end, steps, right } => json!({
            "kind": "intervals", "start": start, "end": end, "steps": steps,
            "closed": if *right { "right" } else { "left" },
        }),
        Kind::Mask { left } => {
            json!({"kind": "mask", "from": if *left { "left" } else { "right" }})
        }
        Kind::Date(parts) => {
            let levels: Vec<&str> = parts
                .iter()
                .map(|part| match part {
                    Part::Month => "month",
                    Part::Quarter => "quarter",
                    Part::Year => "year",
                    Part::Decade => "decade",
                    Part::Century => "century",
                })
                .collect();
            json!({"kind": "date", "format": "%d.%m.%Y", "levels": levels})
        }
        Kind::Chains(_) | Kind::None => Value::Null,
    }
}
