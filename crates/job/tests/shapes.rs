//! Every JSON shape that leaves Rust, as page, scripts and tools outside the project see it.
//!
//! A change here is a change of the contract. `INSTA_UPDATE=always` accepts it.

use insta::assert_snapshot;
use outis::hierarchy::LevelsTable;
use outis::release::Seed;
use outis::search::{Ola, SearchChoice};
use outis_job::resolve::{Files, read_options};
use outis_job::{
    Fingerprint, Frontier, FrontierRange, Incoming, Input, Job, LatticeDetail, LatticeWalk, Run,
    Simulation, SimulationRange, advised_protection, inspect, measure_file, show,
};
use outis_protocol::lattice::Lattice;
use outis_protocol::recipe::Search;
use outis_protocol::report::{Report, RunFacts};
use outis_protocol::scenario::ScenarioAnswers;
use outis_protocol::view::{ReleaseProgress, SearchProgress, Trail};
use outis_protocol::{Outcome, Problem, Recipe, describe, parse};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

const RECIPE: &str = r#"{
  "outis": 1, "kind": "recipe",
  "data": {"kind": "table",
           "format": {"delimiter": ",", "encoding": "utf-8", "header": true, "decimal": "."}},
  "missing": {"values": ["", "NULL"], "match": "own-value", "sensitive": "excluded"},
  "attributes": [
    {"name": "age", "role": "quasi-identifier", "type": "integer",
     "hierarchy": {"kind": "intervals", "start": 0, "end": 100, "steps": [5, 10, 20, 40, 100],
                   "closed": "left"},
     "limit": 4, "weight": 1.5},
    {"name": "born", "role": "quasi-identifier", "type": "date",
     "hierarchy": {"kind": "date", "format": "%d.%m.%Y",
                   "levels": ["month", "quarter", "year", "decade", "century"]}},
    {"name": "zip", "role": "quasi-identifier", "type": "text",
     "hierarchy": {"kind": "mask", "from": "right"}},
    {"name": "education", "role": "quasi-identifier",
     "hierarchy": {"kind": "levels", "file": "education.csv", "delimiter": ","}},
    {"name": "job", "role": "quasi-identifier",
     "hierarchy": {"kind": "levels",
                   "rows": [["nurse", "health", "*"], ["smith", "craft", "*"],
                            ["NULL", "unknown", "*"]]}},
    {"name": "sex", "role": "quasi-identifier"},
    {"name": "illness", "role": "sensitive"},
    {"name": "person", "role": "identifier"},
    {"name": "visits", "role": "insensitive", "type": "decimal"}
  ],
  "models": [{"model": "k-anonymity", "k": 2}, {"model": "k-anonymity", "k": 3}],
  "suppression": {"limit": 0.25, "style": "drop"},
  "loss": {"metric": "loss", "aggregate": "geometric-mean", "gs-factor": 0.25},
  "search": {"algorithm": "fixed",
             "levels": {"age": 2, "born": 4, "zip": 3, "education": 1, "job": 1, "sex": 1}},
  "risk": {"threshold": 0.34},
  "output": {"shuffle": true, "formula-guard": true, "delimiter": ";", "encoding": "utf-8",
             "missing": "NULL", "line-ending": "crlf", "bom": true}
}"#;

const DATA: &str = "person,age,born,zip,education,job,sex,illness,visits\n\
    Ann,31,01.02.1990,81667,bachelor,nurse,f,flu,1.5\n\
    Bob,32,05.02.1990,81675,master,nurse,m,flu,2\n\
    Cid,35,17.11.1991,81679,master,nurse,m,gout,0\n\
    Dan,58,17.11.1962,81925,school,smith,m,,1\n\
    Eva,52,03.04.1963,81931,school,smith,f,gout,NULL\n\
    Fay,57,09.09.1969,81930,school,smith,f,flu,3\n\
    Gus,90,24.12.1931,99999,school,,m,flu,9\n";

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("a shape is JSON")
}

fn files() -> BTreeMap<String, Vec<u8>> {
    let education = b"school,school,*\nbachelor,university,*\nmaster,university,*\n";
    let more =
        "Hal,33,07.02.1990,81670,master,nurse,f,,\nIda,55,05.05.1965,81999,school,smith,m,,\n";
    let people = [DATA, more].concat().into_bytes();
    BTreeMap::from([
        ("education.csv".to_owned(), education.to_vec()),
        ("people.csv".to_owned(), people),
    ])
}

fn input(recipe: &Recipe, data: &str) -> Outcome<Arc<Input>> {
    let mut incoming = Incoming::new(read_options(recipe)?);
    incoming.push(data.as_bytes())?;
    incoming.finish().map(Arc::new)
}

fn job(recipe: &Recipe) -> Arc<Job> {
    let input = input(recipe, DATA).expect("a table");
    Arc::new(Job::new(recipe.clone(), &input, &files()).expect("a job"))
}

fn searched(job: &Arc<Job>) -> Run {
    let mut run = Run::new(job.clone()).expect("a search");
    while !run.search(1 << 16) {}
    run
}

fn report(recipe: &Recipe, facts: Option<RunFacts>) -> Report {
    let mut run = searched(&job(recipe));
    if run.found().is_none() {
        return run.without_solution(facts).0;
    }
    run.write(Seed([1; 32]), true).expect("a release");
    let mut fingerprint = Fingerprint::default();
    while let Some(chunk) = run.step(100).expect("records") {
        fingerprint.push(&chunk);
    }
    let finished = run.finish(Some(fingerprint.finish()), Vec::new(), facts);
    finished.expect("a checked release").0
}

fn recipe() -> Recipe {
    parse(RECIPE).expect("a recipe")
}

#[test]
fn a_recipe_with_every_field() {
    let recipe = recipe();
    let text = pretty(&recipe);
    assert_eq!(parse(&text).expect("a written recipe is a recipe"), recipe);
    assert_snapshot!(text);
}

#[test]
fn a_recipe_with_nothing_but_what_is_required() {
    let least = r#"{"outis": 1, "kind": "recipe",
        "attributes": [{"column": 3, "role": "quasi-identifier"}],
        "models": [{"model": "k-anonymity", "k": 5}]}"#;
    assert_snapshot!(pretty(&parse(least).expect("a recipe")));
}

#[test]
fn the_report_of_a_release() {
    let facts = RunFacts {
        version: "0.0.0".to_owned(),
        build: "0123456789ab".to_owned(),
        platform: "native".to_owned(),
        workers: 1,
        visited: 1,
        seconds: 0.125,
        compared: Vec::new(),
    };
    let report = report(&recipe(), Some(facts));
    let text = report.to_text();
    assert_eq!(serde_json::from_str::<Report>(&text).expect("a written report"), report);
    assert_snapshot!(text);
}

/// A sample of a population, with models of a sensitive attribute, ranked losses, and a value
/// that does not occur.
#[test]
fn the_report_of_a_sample() {
    let mut recipe = recipe();
    let models = r#"[{"model": "k-map", "k": 3, "population": "people"},
        {"model": "alpha-k-anonymity", "attribute": "illness", "alpha": 0.7, "k": 2},
        {"model": "pd-recursive-l-diversity", "attribute": "illness", "c": 9, "l": 1,
         "acceptable": ["gout", "no such value"]},
        {"model": "distinct-l-diversity", "attribute": "illness", "l": 7}]"#;
    recipe.models = serde_json::from_str(models).expect("models");
    recipe.dialect = Some(outis_protocol::recipe::Dialect::Anon);
    recipe.loss.give("aggregate", "rank".into());
    recipe.risk.sampling_fraction = Some(0.5);
    let people = outis_protocol::recipe::TableFile { file: "people.csv".to_owned() };
    recipe.tables.insert("people".to_owned(), people);
    let text = report(&recipe, None).to_text();
    for cell in ["gout", "no such value"] {
        let recipe_itself = text.matches(&format!("\"{cell}\"")).count();
        assert_eq!(recipe_itself, 1, "only the model itself names its values");
    }
    assert_snapshot!(text);
}

#[test]
fn the_report_of_an_optimal_search() {
    let mut recipe = recipe();
    recipe.search = Search::default();
    recipe.output.shuffle = false;
    assert_snapshot!(report(&recipe, None).to_text());
}

#[test]
fn the_report_without_solution() {
    let mut recipe = recipe();
    recipe.suppression.limit = 0.0;
    assert_snapshot!(report(&recipe, None).to_text());
}

#[test]
fn the_report_of_a_measured_file() {
    let recipe = recipe();
    let input = input(&recipe, DATA).expect("a table");
    assert_snapshot!(
        measure_file(&recipe, &input, None, &BTreeMap::new(), None)
            .expect("a measured file")
            .to_text()
    );
}

/// The problem that a change to recipe or data makes.
fn problem(recipe: (&str, &str), data: (&str, &str)) -> Problem {
    let attempt = parse(&RECIPE.replacen(recipe.0, recipe.1, 1)).and_then(|recipe| {
        let input = input(&recipe, &DATA.replacen(data.0, data.1, 1))?;
        Job::new(recipe, &input, &files()).map(|_| ())
    });
    attempt.expect_err("something is wrong")
}

/// One problem for each kind of place that a problem can name.
#[test]
fn problems() {
    let same = ("", "");
    let all = [
        problem(("\"role\"", "\"rolle\""), same),
        problem(("\"outis\": 1", "\"outis\": 2"), same),
        problem(("k-anonymity", "k-anonimity"), same),
        problem(("\"k\": 2", "\"k\": 1"), same),
        problem(("\"limit\": 0.25", "\"limit\": 2"), same),
        problem(("\"limit\": 4", "\"limit\": 9"), same),
        problem(("\"age\": 2", "\"age\": 5"), same),
        problem(("education.csv", "other.csv"), same),
        problem(("[5, 10, 20, 40, 100]", "[5, 12]"), same),
        problem(("[\"smith\", \"craft\", \"*\"]", "[\"smith\", \"craft\"]"), same),
        problem(("\"NULL\", \"unknown\", \"*\"", "\"NULL\", \"craft\", \"all\""), same),
        problem(("\"name\": \"sex\"", "\"name\": \"gender\""), same),
        problem(same, (",visits", ",visits,more")),
        problem(same, ("2\nCid", "2,\nCid")),
        problem(same, ("Cid", "\"Cid\" or so")),
        problem(same, ("31,", "130,")),
        problem(same, ("17.11.1962", "30.02.1962")),
        problem(same, ("bachelor", "doctor")),
        problem(same, ("visits", "age")),
    ];
    assert_snapshot!(pretty(&all));
    let text = pretty(&all);
    for cell in ["130", "30.02", "doctor", "or so", "craft", "smith"] {
        assert!(!text.contains(&format!("\"{cell}")), "a problem repeats a cell");
    }
}

#[test]
fn what_this_build_can_do() {
    let mut description = describe::description();
    description.version = "0.0.0".to_owned();
    assert_snapshot!(pretty(&description));
}

#[test]
fn an_inspected_file() {
    let recipe = recipe();
    assert_snapshot!(pretty(&inspect::inspect(&input(&recipe, DATA).expect("a table"), 2026)));
}

#[test]
fn what_screens_show_of_hierarchies_and_records() {
    let recipe = recipe();
    let job = job(&recipe);
    for attribute in ["age", "education", "job"] {
        let view = show::hierarchy(&recipe, &job.input, &files(), attribute).expect("a hierarchy");
        assert_snapshot!(format!("hierarchy_{attribute}"), pretty(&view));
    }
    assert_snapshot!("rows", pretty(&show::rows(job.input.table(), 5, 3)));
    assert_snapshot!("exposure", pretty(&show::exposure(&job)));
}

#[test]
fn what_screens_show_of_a_solution() {
    let recipe = recipe();
    let job = job(&recipe);
    let mut run = searched(&job);
    let found = run.found().expect("a solution");
    assert_snapshot!("comparison", pretty(&run.comparison().expect("a release")));
    let applied = run.applied().expect("a release");
    assert_snapshot!("compared_rows", pretty(&show::compared_rows(&job, applied, 1, 2)));
    let search = SearchProgress {
        done: false,
        visited: 12,
        lattice: job.lattice(),
        bound: Some(0.25),
        stage: "prove".to_owned(),
        stage_at: 0.0,
        stage_of: 0.0,
        spent: false,
        proves_none: false,
        best: Some(job.solution(&found)),
    };
    assert_snapshot!("search_progress", pretty(&search));
    assert_snapshot!("release_progress", pretty(&ReleaseProgress { written: 3, records: 6 }));
}

/// What an algorithm came to, one node after the other.
#[test]
fn what_screens_show_of_the_way_of_a_search() {
    let recipe = recipe();
    let job = job(&recipe);
    let mut search = job.attempt(&Search::from(Ola::choose())).expect("a search");
    while !search.step(1 << 16) {}
    let trail = show::trail(&job, &search);
    let seen = trail.steps.iter().filter(|step| !step.known).count() as u32;
    assert_eq!(seen + trail.more, search.visited());
    let first = Trail { steps: trail.steps[..6].to_vec(), ..trail };
    assert_snapshot!("trail", pretty(&first));
}

#[test]
fn what_each_k_and_limit_cost() {
    let range = FrontierRange { k: vec![2, 9], limits: vec![0.25], ..FrontierRange::default() };
    let mut frontier = Frontier::new(job(&recipe()), range).expect("k-anonymity");
    while !frontier.step(1 << 16).expect("a point") {}
    assert_snapshot!("frontier", pretty(&frontier.points()));
}

#[test]
fn what_samples_come_to() {
    let mut recipe = recipe();
    recipe.models.truncate(1);
    let range = SimulationRange {
        fractions: vec![1.0, 0.2],
        samples: 2,
        ..SimulationRange::new(Seed([1; 32]))
    };
    let simulation = Simulation::new(&job(&recipe), &range).expect("k-anonymity");
    let outcomes: Vec<_> = (0..simulation.trials())
        .map(|number| {
            let mut trial = simulation.trial(number).expect("a sample");
            while !trial.step(1 << 16).expect("a step") {}
            trial.outcome()
        })
        .collect();
    assert_snapshot!("simulation", pretty(&simulation.report(&outcomes)));
}

#[test]
fn which_protection_suits_whom() {
    let answers = |sampling_fraction, has_population, knows_membership| {
        let known =
            ScenarioAnswers { knows_membership, sampling_fraction, has_population, risk: 0.1 };
        advised_protection(&known).expect("advice")
    };
    let advised = [
        answers(None, false, true),
        answers(None, true, false),
        answers(Some(0.1), false, false),
        answers(None, false, false),
    ];
    assert_snapshot!("advised_protection", pretty(&advised));
}

#[test]
fn what_is_known_of_a_lattice() {
    let walked = |detail: LatticeDetail| {
        let walk = LatticeWalk::new(job(&recipe()), detail);
        let mut walk = walk.expect("a lattice of moderate size");
        while !walk.step(1 << 16) {}
        walk.found()
    };
    let found = walked(LatticeDetail::Heights);
    assert_eq!(walked(LatticeDetail::Minimal), Lattice { heights: None, ..found.clone() });
    // There are more nodes than anybody looks at one by one.
    assert_eq!(walked(LatticeDetail::Nodes), found);
    let minimal = found.minimal.iter().take(2).cloned().collect();
    let heights = found.heights.clone().map(|heights| heights[..2].to_vec());
    assert_snapshot!("lattice", pretty(&Lattice { minimal, heights, ..found }));
}

/// The files of a recipe are asked for by the names that it gives them.
#[test]
fn files_that_are_not_attached_are_named() {
    let none: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let missing = none.read("education.csv").expect_err("there is no file");
    assert_snapshot!(pretty(&missing));
    let table = LevelsTable::from_file(b"a,b\nc\n", Some(b','), "education.csv");
    let problem = Problem::from(table.expect_err("a ragged file"));
    assert_snapshot!("ragged_hierarchy", pretty(&problem));
}
