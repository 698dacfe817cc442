//! A table whose lines stand for several records comes to what it comes to written out, one line
//! for each record: what is searched, reported, released and measured.
//!
//! `OUTIS_SEED` chooses other studies than the usual ones; the seed is printed.
#![allow(clippy::print_stdout)] // Seed and shares are the evidence.

use fastrand::Rng;
use outis_job::{AttackChoice, Attacking, Knowledge, measure_file};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::report::Report;
use outis_tests::harness::{self, Attached, Ran, SEED};
use outis_tests::random::Study;
use outis_tests::random::others::{NAMES, WEIGHT};
use outis_tests::shares::{Shares, drawn_of};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Random studies, each with the optimal search and with any other.
const STUDIES: usize = 1200;

/// The most records that a line stands for.
const MOST: usize = 4;

/// A study of lines that stand for several records, and the same written out.
struct Counted {
    recipe: Value,
    lines: String,
    written_out: Value,
    records: String,
    files: Attached,
}

impl Counted {
    /// Draws how many records each line of a study stands for. Columns that nothing looks at hold
    /// one value, so that some lines show the same.
    fn draw(random: &mut Rng, study: &Study) -> Self {
        let mut recipe = study.recipe.clone();
        let asked = format!("{} {}", recipe["models"], recipe["loss"]);
        let attributes = recipe["attributes"].as_array_mut().expect("attributes");
        attributes.retain(|one| !["row", "person", "note"].iter().any(|name| one["name"] == *name));
        // Which of equally weak classes comes first in a random order depends on the lines.
        recipe["output"] = json!({"shuffle": false});
        // That persons seem to repeat depends on where they stand.
        recipe["records"] = json!({"person": "record"});
        let weighs = !study.question.weights.is_empty();
        if weighs {
            // What a line weighs is no text of its records, and can be compared only unreleased.
            recipe["records"]["sampling-weight"] = json!(NAMES[WEIGHT]);
            let attributes = recipe["attributes"].as_array_mut().expect("attributes");
            let weight = attributes.iter_mut().find(|one| one["name"] == NAMES[WEIGHT]);
            *weight.expect("weights") = json!({"name": NAMES[WEIGHT], "role": "identifier"});
        }
        let written_out = recipe.clone();
        recipe["records"]["count"] = json!("n");
        recipe["attributes"]
            .as_array_mut()
            .expect("attributes")
            .push(json!({"name": "n", "role": "insensitive"}));
        let quasi = (0..study.attributes.len()).map(|number| format!("q{number}"));
        let names: Vec<String> = quasi.chain(NAMES.map(str::to_owned)).collect();
        let mut lines = format!("{};n\n", names.join(";"));
        let mut records = format!("{}\n", names.join(";"));
        for record in 0..study.question.records {
            let quasi = study.attributes.iter().map(|drawn| drawn.cells[record].clone());
            let others = study.others.cells.iter().zip(NAMES).map(|(cells, name)| {
                let is_looked_at =
                    NAMES[..2].contains(&name) || asked.contains(&format!("\"{name}\""));
                if is_looked_at { cells[record].clone() } else { "1".to_owned() }
            });
            let mut cells: Vec<String> = quasi
                .chain(others)
                .map(|cell| format!("\"{}\"", cell.replace('"', "\"\"")))
                .collect();
            let count = random.usize(1..=MOST);
            let weights: Vec<u32> = (0..count).map(|_| random.u32(1..40)).collect();
            let place = study.attributes.len() + WEIGHT;
            for weight in &weights {
                if weighs {
                    cells[place] = weight.to_string();
                }
                records += &format!("{}\n", cells.join(";"));
            }
            if weighs {
                cells[place] = weights.iter().sum::<u32>().to_string();
            }
            lines += &format!("{};{count}\n", cells.join(";"));
        }
        let files = study.files.iter().map(|(name, bytes)| {
            // Who is in the table so often has to be so often in the population.
            let text = String::from_utf8_lossy(bytes);
            let (names, people) = text.split_once('\n').expect("names");
            (name.clone(), format!("{names}\n{}", people.repeat(MOST)).into_bytes())
        });
        Self { lines, records, recipe, written_out, files: files.collect() }
    }

    fn run(&self, search: &Value) -> (Outcome<Ran>, Outcome<Ran>) {
        let run = |recipe: &Value, data: &str| {
            let mut recipe = recipe.clone();
            recipe["search"] = search.clone();
            harness::run(harness::recipe(&recipe)?, data.as_bytes(), &self.files, SEED)
        };
        (run(&self.recipe, &self.lines), run(&self.written_out, &self.records))
    }
}

/// What a report says, but for hashes, the column of numbers, and where lines stand.
fn told(report: &Report) -> Value {
    let mut told = serde_json::to_value(report).expect("a report");
    told["input"]["attributes"] = Value::Null;
    forget(&mut told);
    told
}

fn forget(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| !["sha256", "line", "last-line", "record"].contains(&&**name));
            // Of a file it is told how many of its lines a spreadsheet would run.
            let of_file = ["formula-texts", "formulas-guarded", "totals-line"];
            if fields.get("code").is_some_and(|code| of_file.iter().any(|one| code == one)) {
                fields.remove("records");
            }
            fields.values_mut().for_each(forget);
        }
        Value::Array(items) => items.iter_mut().for_each(forget),
        _ => {}
    }
}

/// A problem without its place, which is another in a table of counts.
fn placeless(problem: Problem) -> Problem {
    Problem { line: None, other_line: None, record: None, column: None, ..problem }
}

/// The lines of a release with how many records each stands for: what the last column says.
fn counted(release: &[u8]) -> Vec<(String, u64)> {
    let text = String::from_utf8(release.to_vec()).expect("letters");
    let lines = text.lines().skip(1).map(|line| {
        let (cells, count) = line.rsplit_once(';').expect("a count");
        (cells.to_owned(), count.parse().expect("a number"))
    });
    lines.collect()
}

/// How often each line is there.
fn occurring(release: &[u8]) -> BTreeMap<String, u64> {
    let text = String::from_utf8(release.to_vec()).expect("letters");
    let mut lines = BTreeMap::new();
    text.lines().skip(1).for_each(|line| *lines.entry(line.to_owned()).or_insert(0) += 1);
    lines
}

fn measured(recipe: &Value, release: &[u8], files: &Attached) -> Outcome<Value> {
    let recipe = harness::recipe(recipe)?;
    let input = harness::read_release(&recipe, release)?;
    let report = measure_file(&recipe, &input, None, files, None).map_err(placeless)?;
    Ok(told(&report))
}

fn check(study: &Study, counted_study: &Counted, search: &Value, shares: &mut Shares) {
    let (lines, records) = counted_study.run(search);
    let (lines, records) = match (lines, records) {
        (Ok(lines), Ok(records)) => (lines, records),
        (Err(lines), records) if lines.code == Code::NotTogether => {
            let detail = lines.detail.clone().unwrap_or_default();
            if !detail.starts_with("counts-") {
                assert_eq!(Some(placeless(lines)), records.err().map(placeless), "{search}");
                return;
            }
            let parts = search["mode"] == "relaxed"
                || search["stubs"] == true
                || search["refine"] == true
                || search["algorithm"] == "k-member";
            assert!(parts, "{search} {lines:?}");
            shares.count("refused for its recoding", true);
            return;
        }
        (lines, records) => {
            let problem = |ran: Outcome<Ran>| ran.err().map(placeless);
            assert_eq!(problem(lines), problem(records), "{search} {}", study.recipe);
            shares.count("refused in both", true);
            return;
        }
    };
    let context = format!("{search}\n{}\n{}", counted_study.recipe, counted_study.lines);
    assert_eq!(told(&lines.report), told(&records.report), "{context}");
    let (Some(release), Some(written_out)) = (lines.release, records.release) else {
        assert!(lines.found.is_none() && records.found.is_none());
        shares.count("no solution", true);
        return;
    };
    let released = counted(&release);
    let sums: BTreeMap<String, u64> = released.iter().cloned().collect();
    // No line stands beside another that shows the same.
    assert_eq!(sums.len(), released.len(), "{context}");
    assert_eq!(sums, occurring(&written_out), "{context}");
    shares.count("several lines become one", released.len() < lines.job.input.table().records);
    if counted_study.files.is_empty() && lines.report.solution.is_some() {
        let measured_lines = measured(&counted_study.recipe, &release, &counted_study.files);
        let measured_records =
            measured(&counted_study.written_out, &written_out, &counted_study.files);
        let is_ok = measured_lines.is_ok();
        assert_eq!(measured_lines, measured_records, "{context}");
        shares.count("measured", is_ok);
    }
}

#[test]
fn lines_that_stand_for_records_come_to_what_they_come_to_written_out() {
    let seed = std::env::var("OUTIS_SEED").ok().and_then(|text| text.parse().ok());
    let seed = seed.unwrap_or(20_261_129);
    println!("OUTIS_SEED={seed}");
    let mut random = Rng::with_seed(seed);
    let (mut shares, mut searches, mut models) =
        (Shares::default(), BTreeSet::new(), BTreeSet::new());
    for number in 0..drawn_of(STUDIES) {
        let study = match number % 10 {
            0 => Study::draw_beyond_the_oracle(&mut random),
            1 => Study::draw(&mut random).starred(),
            2 => Study::draw(&mut random).weighted(),
            _ => Study::draw(&mut random),
        };
        // Whose records they are no count says.
        if study.question.entity.is_some() {
            continue;
        }
        shares.count("weighed", !study.question.weights.is_empty());
        let counted = Counted::draw(&mut random, &study);
        check(&study, &counted, &json!({"algorithm": "optimal"}), &mut shares);
        let search = study.draw_search(&mut random);
        check(&study, &counted, &search, &mut shares);
        searches.insert(search["algorithm"].to_string());
        let asked = study.recipe["models"].as_array().expect("models");
        models.extend(asked.iter().map(|model| model["model"].to_string()));
    }
    println!("{}", shares.text(2 * drawn_of(STUDIES)));
    println!("{} searches, {} models", searches.len(), models.len());
    let least = [
        "refused for its recoding",
        "no solution",
        "several lines become one",
        "measured",
        "weighed",
    ];
    for what in least {
        assert!(shares.number(what) >= drawn_of(30), "{what}: {}", shares.number(what));
    }
    assert!(searches.len() >= 15 && models.len() >= 15, "{searches:?} {models:?}");
}

/// A table of two columns and a number of records.
fn recipe(change: impl FnOnce(&mut Value)) -> Value {
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "data": {"format": {"delimiter": ","}},
        "attributes": [
            {"name": "zip", "role": "quasi-identifier",
             "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": "ill", "role": "sensitive"},
            {"name": "who", "role": "identifier"},
            {"name": "n", "role": "insensitive"},
        ],
        "models": [{"model": "k-anonymity", "k": 3}],
        "records": {"person": "record", "count": "n"},
    });
    change(&mut recipe);
    recipe
}

const TABLE: &str = "zip,ill,who,n\n10115,flu,a,1\n10117,flu,b,2\n10119,gout,c,4\n20095,flu,d,3\n";

/// Whoever knows that one person lives at 10115 and two at 10117 finds a 1 beside a 2 where each
/// line keeps its own number, and reads off what the one has.
#[test]
fn no_line_of_a_class_keeps_the_number_of_an_input_tuple() {
    let ran = harness::run_json(&recipe(|_| {}), TABLE);
    let text = String::from_utf8(ran.release.expect("a release")).expect("letters");
    let mut lines: Vec<&str> = text.lines().skip(1).collect();
    lines.sort_unstable();
    assert_eq!(lines, ["1011*,flu,3", "1011*,gout,4", "2009*,flu,3"]);
    assert_eq!(ran.report.input.records, 10);
    assert_eq!(ran.report.output.expect("a release").records, 10);
    // Suppressed, no record of theirs counts for the others.
    let limited = recipe(|recipe| {
        recipe["suppression"] = json!({"limit": 0.3});
        recipe["attributes"][0]["limit"] = json!(0);
    });
    let ran = harness::run_json(&limited, TABLE);
    let text = String::from_utf8(ran.release.expect("a release")).expect("letters");
    let mut lines: Vec<&str> = text.lines().skip(1).collect();
    lines.sort_unstable();
    assert_eq!(lines, ["10119,gout,4", "20095,flu,3"]);
    assert_eq!(ran.report.solution.expect("a solution").suppressed, 3);
}

/// Lines that become one weigh what all their records do, in the release and where it is measured.
#[test]
fn a_line_weighs_what_its_records_weigh_together() {
    let weighed = recipe(|recipe| {
        recipe["attributes"].as_array_mut().expect("attributes").push(json!(
            {"name": "w", "role": "insensitive"}
        ));
        recipe["records"]["sampling-weight"] = json!("w");
    });
    let table = "zip,ill,who,n,w\n10115,flu,a,1,1.5\n10117,flu,b,2,20\n10119,gout,c,4,8.25\n20095,flu,d,3,3\n";
    let ran = harness::run_json(&weighed, table);
    let release = ran.release.expect("a release");
    let text = String::from_utf8(release.clone()).expect("letters");
    let mut lines: Vec<&str> = text.lines().skip(1).collect();
    lines.sort_unstable();
    assert_eq!(lines, ["1011*,flu,3,21.5", "1011*,gout,4,8.25", "2009*,flu,3,3"]);
    // Seven records weigh 29.75 together, and three weigh 3: E[1/F | f] (Benedetti, Franconi 1998).
    let (share, sampled) = (7.0 / 29.75_f64, 7.0);
    let (mut term, mut series) = (1.0, 0.0);
    for step in 0..400 {
        series += term;
        let step = f64::from(step);
        let ratio = (sampled + step) * (sampled + step) / (sampled + 1.0 + step) / (step + 1.0);
        term *= ratio * (1.0 - share);
    }
    let power: f64 = [share; 7].iter().product();
    let expected = 7.0 * power / sampled * series + 1.0;
    let after = measured(&weighed, &release, &Attached::new()).expect("a report");
    let told = serde_json::to_value(&ran.report).expect("a report");
    for report in [&after, &told] {
        let risk = &report["risk"]["after"]["individual"]["expected-reidentifications"];
        let risk = risk.as_f64().expect("a risk");
        assert!((risk - expected).abs() < 1e-9, "{risk} {expected}");
    }
}

#[test]
fn what_takes_one_line_for_each_record_is_refused_by_name() {
    type Change = fn(&mut Value);
    let changes: [(Change, &str, &str); 9] = [
        (|r| r["records"] = json!({"count": "n", "entity": "who"}), "records.entity", "entity"),
        (
            |r| r["records"] = json!({"count": "n", "sampling-weight": "ill"}),
            "records.sampling-weight",
            "weight",
        ),
        (
            |r| {
                r["records"] = json!({"count": "n", "sampling-weight": "who"});
                r["models"] = json!([{"model": "personal-k", "attribute": "who"}]);
            },
            "records.sampling-weight",
            "weight",
        ),
        (|r| r["data"]["fold"] = json!({"by": "who"}), "data.fold", "fold"),
        (
            |r| {
                r["attributes"][2]["role"] = json!("insensitive");
                r["attributes"][2]["items"] = json!({"k": 2, "m": 1});
            },
            "attributes[2].items",
            "items",
        ),
        (|r| r["attributes"][3]["role"] = json!("quasi-identifier"), "records.count", "role"),
        (
            |r| r["models"] = json!([{"model": "personal-k", "attribute": "who"}]),
            "models[0].attribute",
            "hidden",
        ),
        (
            |r| r["models"] = json!([{"model": "personal-k", "attribute": "n"}]),
            "models[0].attribute",
            "hidden",
        ),
        (|r| r["records"]["count"] = json!("gone"), "records.count", ""),
    ];
    for (change, field, detail) in changes {
        let refused = harness::recipe(&recipe(change)).and_then(|recipe| {
            harness::run(recipe, TABLE.as_bytes(), &Attached::new(), SEED).map(|_| ())
        });
        let problem = refused.expect_err(field);
        assert_eq!(problem.field.as_deref(), Some(field), "{problem:?}");
        match detail {
            "" => assert_eq!(problem.code, Code::MissingAttribute),
            _ => {
                let expected = format!("counts-{detail}");
                assert_eq!(problem.detail, Some(expected), "{problem:?}");
            }
        }
    }
}

/// By itself `1,500` is one and a half, as the file writes numbers it is one thousand five hundred.
#[test]
fn a_weight_with_thousands_apart_is_refused() {
    for (weights, is_refused) in [(["1,500", "2"], true), (["1.5", "2"], false)] {
        let recipe = harness::recipe(&json!({
            "outis": 1, "kind": "recipe",
            "data": {"format": {"delimiter": ";", "decimal": ".", "thousands": ","}},
            "attributes": [
                {"name": "zip", "role": "quasi-identifier"},
                {"name": "w", "role": "insensitive"},
            ],
            "models": [{"model": "k-anonymity", "k": 2}],
            "records": {"person": "record", "sampling-weight": "w"},
        }));
        let table = format!("zip;w\n1;{}\n1;{}\n", weights[0], weights[1]);
        let ran = harness::run(recipe.expect("a recipe"), table.as_bytes(), &Attached::new(), SEED);
        let problem = ran.err();
        let field = problem.as_ref().and_then(|problem| problem.field.as_deref());
        let line = problem.as_ref().and_then(|problem| problem.line);
        let expected = is_refused.then_some("records.sampling-weight");
        assert_eq!((field, line), (expected, is_refused.then_some(2)), "{problem:?}");
    }
}

#[test]
fn a_line_that_says_no_number_of_records_is_refused_with_its_place() {
    let refused = |count: &str| {
        let table = format!("{TABLE}20097,flu,e,{count}\n");
        let recipe = harness::recipe(&recipe(|_| {})).expect("a recipe");
        let ran = harness::run(recipe, table.as_bytes(), &Attached::new(), SEED);
        let problem = ran.map(|_| ()).expect_err(count);
        assert_eq!(problem.code, Code::Count);
        (problem.detail.unwrap_or_default(), problem.line, problem.attribute)
    };
    for count in ["0", "", "-1", "1.5", "many"] {
        let expected = ("not-a-count".to_owned(), Some(6), Some("n".to_owned()));
        assert_eq!(refused(count), expected, "{count}");
    }
    assert_eq!(refused("4294967290").0, "too-many");
    assert_eq!(refused("99999999999999999999").0, "too-many");
}

#[test]
fn an_attack_on_people_is_not_tried_on_lines() {
    let recipe = harness::recipe(&recipe(|_| {})).expect("a recipe");
    let ran = harness::run(recipe.clone(), TABLE.as_bytes(), &Attached::new(), SEED);
    let ran = ran.expect("a release");
    let release = harness::read_release(&recipe, &ran.release.expect("a release"));
    let release = release.expect("a file");
    let knowledge = Knowledge::default();
    let choice = AttackChoice::default();
    let refused = Attacking::new((&ran.job, &recipe), &release, &knowledge, &choice);
    let problem = refused.map(|_| ()).expect_err("lines are no persons");
    assert_eq!(problem.detail.as_deref(), Some("counts-attack"));
}
