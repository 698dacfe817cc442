//! Random small studies: as a recipe with its files, and as a question to the oracle.

pub mod chains;
mod demands;
pub mod others;
mod quasi;
mod searches;

pub use others::Others;
pub use quasi::Drawn;

use crate::harness::Attached;
use crate::oracle::{Aggregate, Demand, Matching, Metric, Question};
use demands::{Grounds, Said, k_anonymity};
use fastrand::Rng;
use others::{ILL, NAMES, WEIGHT, WHO};
use serde_json::{Value, json};

/// What the oracle knows nothing of; [`Study::draw_beyond_the_oracle`] draws it.
pub const BEYOND: [&str; 3] = [
    "model population-uniqueness estimator dankar",
    "model population-uniqueness estimator slide-negative-binomial",
    "the dialect of ANON",
];

/// A study as it was drawn.
#[derive(Clone, Debug)]
pub struct Study {
    /// The quasi-identifiers.
    pub attributes: Vec<Drawn>,
    /// The columns that are not generalized.
    pub others: Others,
    /// The strings that mean "missing".
    pub markers: Vec<String>,
    /// Whether values may look like labels, or one label like another.
    pub collides: bool,
    /// The same study for the oracle.
    pub question: Question,
    /// The recipe with the optimal search.
    pub recipe: Value,
    /// The file: a row number, a name, the quasi-identifiers, the other columns, a note.
    pub data: String,
    /// The population, if a model needs one.
    pub files: Attached,
}

impl Study {
    /// Draws a study with any models and losses.
    #[must_use]
    pub fn draw(random: &mut Rng) -> Self {
        Self::draw_with(random, false)
    }

    /// Draws a study of plain k-anonymity: nothing but class sizes decides.
    #[must_use]
    pub fn draw_plain(random: &mut Rng) -> Self {
        Self::draw_with(random, true)
    }

    /// Draws a study of which the oracle may know nothing: with any estimator of population
    /// uniqueness, or in the dialect of ANON. The question need not be the recipe's.
    #[must_use]
    pub fn draw_beyond_the_oracle(random: &mut Rng) -> Self {
        loop {
            let mut study = Self::draw(random);
            if study.go_beyond_the_oracle(random) {
                return study;
            }
        }
    }

    /// The same with suppressed records that stay, with `*` for every quasi-identifier.
    #[must_use]
    pub fn starred(mut self) -> Self {
        self.question.star = true;
        self.recipe["suppression"]["style"] = json!("star");
        self
    }

    /// The same with the loss that best-first needs.
    #[must_use]
    pub fn weighted(mut self) -> Self {
        self.question.metric = Metric::WeightedInformationLoss;
        self.recipe["loss"]["metric"] = json!("weighted-information-loss");
        let loss = self.recipe["loss"].as_object_mut();
        loss.into_iter().for_each(|loss| {
            loss.retain(|field, _| !["as-arx", "steps", "beta", "label"].contains(&field.as_str()));
        });
        self
    }

    /// The same with a mark in every cell that is not a number, a date or a name of a group, in
    /// the table, in its population and where the recipe lists such cells.
    ///
    /// # Panics
    /// If the recipe were no longer JSON.
    #[must_use]
    pub fn marked(&self, mark: &str) -> (Value, String, Attached) {
        let in_both = |text: &str| {
            ["a", "b", "c", "d", "e"].iter().fold(
                text.replace("leaf ", &format!("{mark} ")),
                |text, value| {
                    let text = text.replace(&format!("\"{value}\""), &format!("\"{mark}{value}\""));
                    // The parameter c is no cell.
                    text.replace(&format!("\"{mark}{value}\":"), &format!("\"{value}\":"))
                },
            )
        };
        let in_cells = |text: &str| {
            let text = in_both(text).replace("Person ", &format!("{mark} "));
            ["\"v", "\"p", "\"x\"", "\"y\"", "\"z\""].iter().fold(text, |text, begins| {
                text.replace(begins, &format!("\"{mark}{}", &begins[1..]))
            })
        };
        let recipe = serde_json::from_str(&in_both(&self.recipe.to_string())).expect("JSON");
        (
            recipe,
            in_cells(&self.data),
            self.files
                .iter()
                .map(|(name, bytes)| {
                    (name.clone(), in_cells(&String::from_utf8_lossy(bytes)).into_bytes())
                })
                .collect(),
        )
    }

    /// Whether it has a model that the oracle knows in part only, which it may know no more.
    fn go_beyond_the_oracle(&mut self, random: &mut Rng) -> bool {
        let (mut found, mut anon) = (false, false);
        for model in self.recipe["models"].as_array_mut().into_iter().flatten() {
            if model["model"] == "population-uniqueness" {
                let all = ["dankar", "pitman", "zayatz", "slide-negative-binomial"];
                model["estimator"] = json!(*pick(random, &all));
                found = true;
            } else if model["model"] == "distinct-l-diversity" {
                // Perhaps more than a class of k records can have; ANON makes that k/2 (spec A7).
                model["l"] = json!(random.usize(2..=8));
                anon = true;
            }
        }
        if anon {
            self.recipe["dialect"] = json!("anon");
        }
        found || anon
    }

    fn draw_with(random: &mut Rng, plain: bool) -> Self {
        let records = random.usize(4..=36);
        // Already anonymized tables hold texts that look like labels (spec M16).
        let collides = !plain && random.u8(0..100) < 30;
        let markers: Vec<String> = match random.u8(0..4) {
            _ if collides && random.bool() => pick(random, &[&["*"][..], &["*", ""], &["NA", "*"]])
                .iter()
                .map(|&m| m.into())
                .collect(),
            0 => vec![String::new()],
            1 => vec!["NA".to_owned(), String::new()],
            2 => vec!["?".to_owned(), "NULL".to_owned()],
            // One that a spreadsheet would take for the beginning of a formula.
            _ => vec!["-".to_owned(), "n/a".to_owned()],
        };
        let holds_missing = random.u8(0..100) < 40;
        let mut attributes = draw_quasi(random, records, &markers, (holds_missing, collides));
        let others = Others::draw(random, records, &markers);
        let matching = match random.u8(0..100) {
            _ if plain || !holds_missing => Matching::OwnValue,
            0..=24 => Matching::Wildcard,
            25..=49 => Matching::RemoveRow,
            _ => Matching::OwnValue,
        };
        let weighed = !plain && random.u8(0..100) < 20;
        let quasi = attributes.len();
        let grounds = Grounds { records, quasi, markers: &markers, others: &others, weighed };
        let said = draw_demands(random, &grounds, plain || matching == Matching::Wildcard);
        let (demands, models): (Vec<Demand>, Vec<Value>) = said.into_iter().unzip();
        let mut population = 0;
        if demands.iter().any(|d| matches!(d, Demand::KMap(_) | Demand::Presence { .. })) {
            population = random.usize(0..=30);
            attributes.iter_mut().for_each(|drawn| drawn.add_population(random, population));
            population += records;
        }
        let entity = (!plain && !weighed && random.u8(0..100) < 15).then_some(WHO);
        let (metric, aggregate, loss) = draw_loss(random, &demands, plain);
        let question = Question {
            attributes: attributes.iter().map(|a| a.attribute(records, &markers)).collect(),
            records,
            population,
            columns: others.columns(&markers),
            reference: others.columns(&markers),
            entity,
            weights: if weighed {
                others.cells[WEIGHT].iter().map(|cell| cell.parse().expect("a weight")).collect()
            } else {
                Vec::new()
            },
            marker: markers[0].clone(),
            matching,
            demands,
            limit: *pick(random, &[0.0, 0.04, 0.1, 0.2, 0.3, 0.5, 0.5, 1.0]),
            star: false,
            holds_stars: false,
            metric,
            aggregate,
            gs_factor: loss["gs-factor"].as_f64().unwrap_or(0.5),
        };
        let recipe = recipe(&attributes, &others, &markers, &question, &models, &loss);
        let data = data(&attributes, &others, records);
        let mut files = Attached::new();
        if population > 0 {
            files.insert("people.csv".to_owned(), people(&attributes, records).into_bytes());
        }
        Self { attributes, others, markers, collides, question, recipe, data, files }
    }
}

fn draw_quasi(
    random: &mut Rng,
    records: usize,
    markers: &[String],
    (holds_missing, collides): (bool, bool),
) -> Vec<Drawn> {
    let mut attributes: Vec<Drawn> = Vec::new();
    let mut nodes = 1;
    for _ in 0..=random.usize(0..5) {
        let drawn = match attributes.last() {
            // Two columns alike make nodes that lose the same.
            Some(last) if random.u8(0..100) < 20 => last.rotated(random.usize(0..records)),
            _ => {
                let all = collides.then_some(markers);
                Drawn::draw(random, records, (holds_missing.then_some(markers), all))
            }
        };
        nodes *= drawn.levels(markers);
        if nodes > 400 {
            break;
        }
        attributes.push(drawn);
    }
    if attributes.iter().all(Drawn::is_weightless) {
        attributes[0].unweigh();
    }
    attributes
}

fn draw_demands(random: &mut Rng, grounds: &Grounds<'_>, only_k: bool) -> Vec<Said> {
    let mut said = Vec::new();
    if only_k || random.u8(0..100) < 30 {
        said.push(k_anonymity(random, grounds.records));
    }
    if only_k {
        if random.u8(0..10) == 0 {
            said.push(k_anonymity(random, grounds.records));
        }
        return said;
    }
    for _ in 0..random.usize(1..=2) {
        said.push(grounds.draw(random));
    }
    said
}

/// The largest k that is demanded of class sizes.
fn largest_k<'a>(demands: impl Iterator<Item = &'a Demand>) -> Option<usize> {
    demands
        .filter_map(|demand| match demand {
            Demand::K(k) | Demand::AlphaK { k, .. } => Some(*k),
            _ => None,
        })
        .max()
}

/// A metric with its aggregate, and how the recipe says so.
fn draw_loss(random: &mut Rng, demands: &[Demand], plain: bool) -> (Metric, Aggregate, Value) {
    let (aggregate, name) = *pick(
        random,
        &[
            (Aggregate::ArithmeticMean, "arithmetic-mean"),
            (Aggregate::GeometricMean, "geometric-mean"),
            (Aggregate::Sum, "sum"),
            (Aggregate::Max, "max"),
            (Aggregate::Rank, "rank"),
        ],
    );
    let gs_factor = *pick(random, &[0.5, 0.5, 0.5, 0.25, 0.75, 0.9, 0.0, 1.0]);
    let k = largest_k(demands.iter());
    let as_arx = random.bool();
    let (metric, metric_name) = match random.u8(0..if plain { 8 } else { 27 }) {
        6 | 7 => (Metric::Precision, "precision"),
        8 => (Metric::Discernibility, "discernibility"),
        9 => (Metric::DiscernibilityStar, "discernibility-star"),
        10 => (Metric::AverageClassSize, "average-class-size"),
        11 | 26 if k.is_some() => (Metric::CAvg { k: k.unwrap_or(1) }, "c-avg"),
        12 => (Metric::Aecs, "aecs"),
        13 | 14 => (Metric::NonUniformEntropy { as_arx }, "non-uniform-entropy"),
        15 => (Metric::MonotonicNonUniformEntropy, "monotonic-non-uniform-entropy"),
        16 | 17 => {
            (Metric::NormalizedNonUniformEntropy { as_arx }, "normalized-non-uniform-entropy")
        }
        18 => (Metric::Ambiguity, "ambiguity"),
        19 => (Metric::Ncp, "ncp"),
        20 => (Metric::WeightedInformationLoss, "weighted-information-loss"),
        drawn @ (21 | 22) => {
            (Metric::Distortion { beta: as_arx.then_some(drawn - 20) }, "distortion")
        }
        23 => (Metric::ModificationRate, "modification-rate"),
        24 => (Metric::Classification { label: ILL }, "classification"),
        25 => (Metric::Height, "height"),
        _ => (Metric::Loss, "loss"),
    };
    let mut loss = json!({"metric": metric_name, "aggregate": name, "gs-factor": gs_factor});
    match metric {
        Metric::NonUniformEntropy { as_arx } | Metric::NormalizedNonUniformEntropy { as_arx }
            if as_arx =>
        {
            loss["as-arx"] = json!(true);
        }
        Metric::Distortion { beta } => {
            loss["steps"] = json!(if beta.is_some() { "height" } else { "uniform" });
            if let Some(beta) = beta.filter(|&beta| beta > 1) {
                loss["beta"] = json!(beta);
            }
        }
        Metric::Classification { label } => loss["label"] = json!(NAMES[label]),
        _ => {}
    }
    (metric, aggregate, loss)
}

pub(crate) fn pick<'a, T>(random: &mut Rng, choices: &'a [T]) -> &'a T {
    &choices[random.usize(0..choices.len())]
}

fn recipe(
    attributes: &[Drawn],
    others: &Others,
    markers: &[String],
    question: &Question,
    models: &[Value],
    loss: &Value,
) -> Value {
    let mut columns = vec![
        json!({"name": "row", "role": "insensitive"}),
        json!({"name": "person", "role": "identifier"}),
    ];
    let quasi = attributes.iter().enumerate();
    columns.extend(quasi.map(|(number, drawn)| drawn.json(&format!("q{number}"))));
    columns.extend(others.json());
    columns.push(json!({"name": "note", "role": "insensitive"}));
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "data": {"format": {"delimiter": ";"}},
        "missing": {
            "values": markers,
            "match": match question.matching {
                Matching::OwnValue => "own-value",
                Matching::Wildcard => "wildcard",
                Matching::RemoveRow => "remove-row",
            },
            "sensitive": if others.own_value { "own-value" } else { "excluded" },
        },
        "attributes": columns,
        "models": models,
        "suppression": {"limit": question.limit},
        "loss": loss,
    });
    if question.population > 0 {
        recipe["tables"] = json!({"people": {"file": "people.csv"}});
    }
    if let Some(entity) = question.entity {
        recipe["records"] = json!({"entity": NAMES[entity]});
    }
    if !question.weights.is_empty() {
        recipe["records"] = json!({"sampling-weight": NAMES[WEIGHT]});
    }
    recipe
}

fn quoted(cell: &str) -> String {
    format!("\"{}\";", cell.replace('"', "\"\""))
}

fn header(attributes: &[Drawn]) -> String {
    (0..attributes.len()).map(|number| format!("q{number};")).collect()
}

fn data(attributes: &[Drawn], others: &Others, records: usize) -> String {
    let mut data = format!("row;person;{}{};note\n", header(attributes), NAMES.join(";"));
    for record in 0..records {
        data += &format!("{record};Person {record};");
        let quasi = attributes.iter().map(|drawn| &drawn.cells[record]);
        let rest = others.cells.iter().map(|cells| &cells[record]);
        quasi.chain(rest).for_each(|cell| data += &quoted(cell));
        data += &format!("={}\n", record % 3);
    }
    data
}

/// The population: a number, so that no line is blank, and the quasi-identifiers.
fn people(attributes: &[Drawn], records: usize) -> String {
    let mut data = format!("{}number\n", header(attributes));
    for person in records..attributes[0].cells.len() {
        attributes.iter().for_each(|drawn| data += &quoted(&drawn.cells[person]));
        data += &format!("{person}\n");
    }
    data
}
