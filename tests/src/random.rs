//! Random small studies: as a recipe with a file, and as a question to the oracle.

use crate::oracle::labels::{Kind, Part, show};
use crate::oracle::{Aggregate, Attribute, Metric, Question};
use fastrand::Rng;
use serde_json::{Value, json};

/// One quasi-identifier as it was drawn.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// Its hierarchy.
    pub kind: Kind,
    /// The raw cell of each record.
    pub cells: Vec<String>,
    limit: Option<usize>,
    weight: Option<f64>,
}

/// A study as it was drawn.
#[derive(Clone, Debug)]
pub struct Study {
    /// The quasi-identifiers.
    pub attributes: Vec<Drawn>,
    /// The strings that mean "missing".
    pub markers: Vec<String>,
    /// The same study for the oracle.
    pub question: Question,
    /// The recipe with the optimal search.
    pub recipe: Value,
    /// The file: a row number, a name, the quasi-identifiers, a sensitive value.
    pub data: String,
}

impl Study {
    /// Draws a study.
    #[must_use]
    pub fn draw(random: &mut Rng) -> Self {
        let records = random.usize(4..=36);
        let markers: Vec<String> = match random.u8(0..4) {
            0 => vec![String::new()],
            1 => vec!["NA".to_owned(), String::new()],
            2 => vec!["?".to_owned(), "NULL".to_owned()],
            // One that a spreadsheet would take for the beginning of a formula.
            _ => vec!["-".to_owned(), "n/a".to_owned()],
        };
        let holds_missing = random.u8(0..100) < 40;
        let mut attributes: Vec<Drawn> = Vec::new();
        let mut nodes = 1;
        for _ in 0..=random.usize(0..5) {
            let drawn = match attributes.last() {
                // Two columns alike make nodes that lose the same.
                Some(last) if random.u8(0..100) < 20 => {
                    Drawn { cells: rotated(&last.cells, random.usize(0..records)), ..last.clone() }
                }
                _ => Drawn::draw(random, records, holds_missing.then_some(&markers[..])),
            };
            nodes *= drawn.top(&markers) + 1;
            if nodes > 400 {
                break;
            }
            attributes.push(drawn);
        }
        if attributes.iter().all(|attribute| attribute.weight == Some(0.0)) {
            attributes[0].weight = None;
        }
        let mut k = vec![draw_k(random, records)];
        if random.u8(0..10) == 0 {
            k.push(draw_k(random, records));
        }
        let question = Question {
            attributes: attributes
                .iter()
                .map(|drawn| Attribute {
                    shown: show(&drawn.kind, &drawn.cells, &markers),
                    limit: drawn.top(&markers),
                    weight: drawn.weight.unwrap_or(1.0),
                })
                .collect(),
            records,
            k,
            limit: *pick(random, &[0.0, 0.04, 0.1, 0.1, 0.2, 0.2, 0.5, 1.0]),
            metric: *pick(random, &[Metric::Loss, Metric::Loss, Metric::Precision]),
            aggregate: *pick(
                random,
                &[
                    Aggregate::ArithmeticMean,
                    Aggregate::GeometricMean,
                    Aggregate::Sum,
                    Aggregate::Max,
                ],
            ),
            gs_factor: *pick(random, &[0.5, 0.5, 0.5, 0.25, 0.75, 0.9, 0.0, 1.0]),
        };
        let recipe = recipe(&attributes, &markers, &question);
        let data = data(&attributes, records);
        Self { attributes, markers, question, recipe, data }
    }
}

fn draw_k(random: &mut Rng, records: usize) -> usize {
    if random.u8(0..100) < 5 { records + 1 } else { random.usize(2..=5) }
}

fn pick<'a, T>(random: &mut Rng, choices: &'a [T]) -> &'a T {
    &choices[random.usize(0..choices.len())]
}

fn rotated(cells: &[String], by: usize) -> Vec<String> {
    [&cells[by..], &cells[..by]].concat()
}

impl Drawn {
    fn draw(random: &mut Rng, records: usize, markers: Option<&[String]>) -> Self {
        let (kind, values) = match random.u8(0..8) {
            0..=3 => levels(random, markers),
            4 => intervals(random),
            5 => mask(random),
            6 => dates(random),
            _ => (Kind::None, (0..random.usize(1..=4)).map(|i| format!("v{i}")).collect()),
        };
        let often_missing = markers.map_or(0, |_| random.u8(0..50));
        let cells = (0..records)
            .map(|_| match markers {
                Some(markers) if random.u8(0..100) < often_missing => pick(random, markers).clone(),
                // The smaller of two draws makes some values frequent and some rare.
                _ => {
                    let at = random.usize(0..values.len()).min(random.usize(0..values.len()));
                    values[at].clone()
                }
            })
            .collect();
        let mut drawn = Self { kind, cells, limit: None, weight: None };
        if random.u8(0..100) < 15 {
            let height = drawn.height(markers.unwrap_or(&["".to_owned()]));
            drawn.limit = Some(random.usize(0..=height));
        }
        if random.u8(0..100) < 25 {
            drawn.weight = Some(*pick(random, &[0.0, 0.5, 1.0, 2.0, 0.3]));
        }
        drawn
    }

    fn height(&self, markers: &[String]) -> usize {
        show(&self.kind, &self.cells, markers).height()
    }

    fn top(&self, markers: &[String]) -> usize {
        self.limit.unwrap_or_else(|| self.height(markers))
    }
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

fn mask(random: &mut Rng) -> (Kind, Vec<String>) {
    let value = |random: &mut Rng| -> String {
        (0..random.usize(1..=3)).map(|_| *pick(random, &['1', '2', 'ä'])).collect()
    };
    let values = (0..random.usize(1..=6)).map(|_| value(random)).collect();
    (Kind::Mask { left: random.bool() }, values)
}

fn dates(random: &mut Rng) -> (Kind, Vec<String>) {
    let all = [Part::Month, Part::Quarter, Part::Year, Part::Decade, Part::Century];
    let mut parts: Vec<Part> = all.into_iter().filter(|_| random.u8(0..100) < 35).collect();
    if parts.is_empty() {
        parts.push(Part::Year);
    }
    let value = |random: &mut Rng| {
        let (day, month) = (random.u8(1..=28), random.u8(1..=12));
        format!("{day:02}.{month:02}.{}", random.u16(1985..=2004))
    };
    let values = (0..random.usize(1..=6)).map(|_| value(random)).collect();
    (Kind::Date(parts), values)
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
            let name = |part: &Part| match part {
                Part::Month => "month",
                Part::Quarter => "quarter",
                Part::Year => "year",
                Part::Decade => "decade",
                Part::Century => "century",
            };
            let levels: Vec<&str> = parts.iter().map(name).collect();
            json!({"kind": "date", "format": "%d.%m.%Y", "levels": levels})
        }
        Kind::None => Value::Null,
    }
}

fn recipe(attributes: &[Drawn], markers: &[String], question: &Question) -> Value {
    let mut columns = vec![
        json!({"name": "row", "role": "insensitive"}),
        json!({"name": "person", "role": "identifier"}),
    ];
    for (number, drawn) in attributes.iter().enumerate() {
        let mut column = json!({"name": format!("q{number}"), "role": "quasi-identifier"});
        if !matches!(drawn.kind, Kind::None) {
            column["hierarchy"] = hierarchy(&drawn.kind);
        }
        if matches!(drawn.kind, Kind::Intervals { .. }) {
            column["type"] = json!("integer");
        }
        if let Some(limit) = drawn.limit {
            column["limit"] = json!(limit);
        }
        if let Some(weight) = drawn.weight {
            column["weight"] = json!(weight);
        }
        columns.push(column);
    }
    columns.push(json!({"name": "ill", "role": "sensitive"}));
    let models: Vec<Value> =
        question.k.iter().map(|k| json!({"model": "k-anonymity", "k": k})).collect();
    json!({
        "outis": 1, "kind": "recipe",
        "data": {"format": {"delimiter": ";"}},
        "missing": {"values": markers},
        "attributes": columns,
        "models": models,
        "suppression": {"limit": question.limit},
        "loss": {
            "metric": match question.metric {
                Metric::Loss => "loss",
                Metric::Precision => "precision",
            },
            "aggregate": match question.aggregate {
                Aggregate::ArithmeticMean => "arithmetic-mean",
                Aggregate::GeometricMean => "geometric-mean",
                Aggregate::Sum => "sum",
                Aggregate::Max => "max",
            },
            "gs-factor": question.gs_factor,
        },
    })
}

fn data(attributes: &[Drawn], records: usize) -> String {
    let names = (0..attributes.len()).map(|number| format!("q{number};"));
    let mut data = format!("row;person;{}ill\n", names.collect::<String>());
    for record in 0..records {
        data += &format!("{record};Person {record};");
        for drawn in attributes {
            data += &format!("\"{}\";", drawn.cells[record].replace('"', "\"\""));
        }
        data += &format!("={}\n", record % 3);
    }
    data
}
