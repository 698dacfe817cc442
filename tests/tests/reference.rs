//! The numbers of ARX on its own copy of UCI Adult: optima and single nodes.
//!
//! They lie in the folder that `OUTIS_REFERENCE` names; without it each test says
//! that it was skipped. Source, version and call of each number stand in the files;
//! `tests/reference/README.md` says of every difference what was found and why.
#![allow(clippy::print_stdout)] // What was compared and what was left out is the evidence.

use outis::lattice::Levels;
use outis::loss::Loss;
use outis::partition::{Decision, Partition, partition};
use outis::search::{Exhaustive, Optimal, Search};
use outis::study::Study;
use outis_job::{Found, Input, Job};
use outis_protocol::Recipe;
use outis_tests::arx::{self, Said, losses};
use outis_tests::arx_presence::{as_arx_reads, is_alone};
use outis_tests::harness;
use outis_tests::reference::{self, DataFiles, reference_or_skip, strings};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Cases that are compared at the same time.
const THREADS: usize = 2;

/// Adult and its subset, read once.
struct Tables {
    adult: Arc<Input>,
    subset: Arc<Input>,
    recipe: Recipe,
    /// The file, line by line, for other subsets.
    lines: Vec<String>,
}

impl Tables {
    fn read(folder: &Path) -> Self {
        let columns: Vec<Value> = reference::ADULT
            .iter()
            .map(|name| json!({"name": name, "role": "insensitive"}))
            .collect();
        let recipe = json!({"outis": 1, "kind": "recipe", "attributes": columns,
                            "models": [{"model": "k-anonymity", "k": 2}]});
        let recipe = harness::recipe(&recipe).expect("the recipe is valid");
        let read = |name| {
            let bytes = reference::data(folder, name);
            harness::read(&recipe, &bytes).expect("Adult can be read")
        };
        let (adult, subset) = (read("adult.csv"), read("adult_subset.csv"));
        let text = String::from_utf8(reference::data(folder, "adult.csv")).expect("UTF-8");
        Self { adult, subset, recipe, lines: text.lines().map(str::to_owned).collect() }
    }

    fn input(&self, said: &Said) -> Arc<Input> {
        match &said.drawn {
            Some(drawn) => {
                let records = drawn.iter().map(|&record| self.lines[record + 1].as_str());
                let header = std::iter::once(self.lines[0].as_str());
                let text = header.chain(records).collect::<Vec<_>>().join("\n") + "\n";
                harness::read(&self.recipe, text.as_bytes()).expect("a subset")
            }
            None if said.subset => self.subset.clone(),
            None => self.adult.clone(),
        }
    }
}

/// What came of a case.
enum Outcome {
    LeftOut(String),
    Same {
        elsewhere: bool,
    },
    /// A written ruling says why the two must differ, and it was proven again.
    Ruled(&'static str),
    Wrong(String),
}

/// Agreement to 1e-8 relative. ARX rounds each attribute's loss down to ten decimals.
fn agree(ours: f64, theirs: f64) -> bool {
    (ours - theirs).abs() <= (1e-8 * theirs.abs()).max(1e-10)
}

fn all_agree(ours: &Loss, theirs: &[f64]) -> bool {
    ours.values().count() == theirs.len()
        && ours.values().zip(theirs).all(|(ours, &theirs)| agree(ours, theirs))
}

fn job(recipe: &Value, input: &Arc<Input>, folder: &Path) -> Job {
    job_after(None, recipe, input, folder)
}

/// The same after another job on the same input, whose counts are used again if they can be.
fn job_after(before: Option<&Job>, recipe: &Value, input: &Arc<Input>, folder: &Path) -> Job {
    let recipe = harness::recipe(recipe).unwrap_or_else(|p| panic!("{p:?}: {recipe}"));
    let job = Job::after(recipe, input, &DataFiles(folder), before);
    job.unwrap_or_else(|problem| panic!("{problem:?}"))
}

fn optimum(job: &Job) -> Option<Found> {
    harness::search(job).expect("a search")
}

/// The node that ARX chose, as our models and losses see it.
fn at_their_node(said: &Said, case: &Value, input: &Arc<Input>, folder: &Path) -> Option<Found> {
    let mut recipe = said.recipe.clone();
    let levels = named_levels(case, &case["expected"]["levels"]);
    recipe["search"] = json!({"algorithm": "fixed", "levels": levels});
    optimum(&job(&recipe, input, folder))
}

/// Whether enumerating every node finds the same as the optimal search.
fn is_exhaustive(job: &Job, found: &Found) -> bool {
    let mut search = Exhaustive::new(job.prepared.study.clone()).unwrap();
    while !search.step(1 << 20) {}
    search.best() == found.node()
}

fn compare(case: &Value, tables: &Tables, folder: &Path) -> Outcome {
    let said = match arx::recipe_of(case) {
        Ok(said) => said,
        Err(reason) => return Outcome::LeftOut(reason),
    };
    let id = case["id"].as_str().expect("an id");
    let input = &tables.input(&said);
    let job = job(&said.recipe, input, folder);
    if job.lattice() != case["lattice"].as_str().expect("a size") {
        // ARX's test of domain shares builds its own hierarchy for ages, with a level more
        // than the file; the optimum is at level 0, where both agree.
        assert!(id.starts_with("TestDomainShare/"), "{id}: {} nodes", job.lattice());
    }
    let theirs = losses(&case["expected"]["loss"]).expect("a loss");
    let solvable = !case["expected"]["levels"].is_null();
    let Some(found) = optimum(&job) else {
        if !solvable {
            return Outcome::Same { elsewhere: false };
        }
        return ruled(case, &said, None, input, folder)
            .unwrap_or_else(|| Outcome::Wrong(format!("no solution against {theirs:?}")));
    };
    if !solvable || !all_agree(&found.node().expect("a node").loss, &theirs) {
        return ruled(case, &said, Some(&found), input, folder).unwrap_or_else(|| {
            let levels = found.node().expect("a node").levels.as_slice();
            Outcome::Wrong(format!(
                "{:?} at {levels:?} ({} suppressed, {} classes) against {theirs:?} at {}",
                found.node().expect("a node").loss.values().collect::<Vec<_>>(),
                found.node().expect("a node").suppressed,
                found.node().expect("a node").classes,
                case["expected"]
            ))
        });
    }
    if json!(found.node().expect("a node").levels.as_slice()) != case["expected"]["levels"] {
        return Outcome::Same { elsewhere: true };
    }
    let suppressed = case["expected"]["suppressed"].as_u64().expect("suppressed");
    // ARX counts as suppressed what is outside the subset.
    let records = |input: &Arc<Input>| input.table().records as u64;
    let left_out = records(&tables.adult) - records(input);
    let left_out = if suppressed >= left_out { left_out } else { 0 };
    if found.node().expect("a node").suppressed != suppressed - left_out {
        return Outcome::Wrong(format!(
            "{} suppressed, not {suppressed}",
            found.node().expect("a node").suppressed
        ));
    }
    if !said.subset && json!(found.node().expect("a node").classes) != case["expected"]["classes"] {
        return Outcome::Wrong(format!(
            "{} classes: {}",
            found.node().expect("a node").classes,
            case["expected"]
        ));
    }
    Outcome::Same { elsewhere: false }
}

/// A difference that a written ruling explains, proven again on this case.
fn ruled(
    case: &Value,
    said: &Said,
    found: Option<&Found>,
    input: &Arc<Input>,
    folder: &Path,
) -> Option<Outcome> {
    let theirs = losses(&case["expected"]["loss"]).expect("a loss");
    if let (true, Some(found)) = (case["practical_monotonicity"] == true, found) {
        // ARX skipped nodes that it took for unable: ours loses less, and is the optimum.
        let less = found.node().expect("a node").loss.value() < theirs[0];
        let known = at_their_node(said, case, input, folder)?;
        let same = all_agree(&known.node().expect("a node").loss, &theirs);
        let job = job(&said.recipe, input, folder);
        return (less && same && is_exhaustive(&job, found))
            .then_some(Outcome::Ruled("practical monotonicity"));
    }
    if on_the_table(said) && found.is_some() {
        return tied(case, said, input, folder);
    }
    let limit = case["suppression_limit"].as_f64().expect("a limit");
    if let Some(study) = as_arx_reads(said, input, folder, limit) {
        // Spec D10: as ARX reads it ARX's loss, by the definition none or a greater one.
        let mut search = Optimal::new(study);
        while !search.step(1 << 20) {}
        let same = search.best().is_some_and(|best| all_agree(&best.loss, &theirs));
        let greater =
            found.is_none_or(|found| found.node().expect("a node").loss.value() > theirs[0]);
        return (same && greater).then_some(Outcome::Ruled("spec D10"));
    }
    if let (Some(k), Some(found)) = (said.derived, found) {
        // Spec J17: with ARX's k′ our k-anonymity has ARX's loss; with ours it is lower.
        let mut recipe = said.recipe.clone();
        recipe["models"] = json!([{"model": "k-anonymity", "k": k}]);
        let of_k = optimum(&job(&recipe, input, folder))?;
        let same = all_agree(&of_k.node().expect("a node").loss, &theirs);
        return (same && found.node().expect("a node").loss.value() < theirs[0])
            .then_some(Outcome::Ruled("spec J17"));
    }
    None
}

/// Whether a model suppresses the smallest classes first, so that it chooses among equal ones.
fn on_the_table(said: &Said) -> bool {
    let names = ["average-risk", "sample-uniqueness", "population-uniqueness"];
    let mut models = said.recipe["models"].as_array().into_iter().flatten();
    models.any(|model| names.iter().any(|name| model["model"] == *name))
}

/// Spec M13: which of equally small classes go is a matter of order. At ARX's node as many
/// records and classes are left, and ARX's loss is one that a choice among them has.
fn tied(case: &Value, said: &Said, input: &Arc<Input>, folder: &Path) -> Option<Outcome> {
    let theirs = losses(&case["expected"]["loss"]).expect("a loss");
    let suppressed = case["expected"]["suppressed"].as_u64().expect("suppressed");
    let counts = |found: &Found| {
        json!([found.node().expect("a node").suppressed, found.node().expect("a node").classes])
    };
    let their_counts = json!([suppressed, case["expected"]["classes"]]);
    let mut said = said.clone();
    let mut ruling = "spec M13";
    let mut found = at_their_node(&said, case, input, folder)?;
    if counts(&found) != their_counts {
        // ARX keeps the size of the population while the table shrinks; here the share stays.
        let share = said.recipe["models"][0]["sampling-fraction"].as_f64()?;
        let left = (30_162 - suppressed) as f64 / 30_162.0;
        said.recipe["models"][0]["sampling-fraction"] = json!(share * left);
        found = at_their_node(&said, case, input, folder)?;
        ruling = "spec M13, E9";
    }
    let job = job(&said.recipe, input, folder);
    let study = &job.prepared.study;
    let partition =
        partition(study.contingency(), study.hierarchies(), &found.node().expect("a node").levels);
    let slopes = slopes(&job, &found);
    let losses: Vec<f64> = choices(study, &partition, &slopes)
        .into_iter()
        .map(|decision| study.objective().value(&partition, &decision).value())
        .collect();
    let (least, most) =
        losses.iter().fold((f64::INFINITY, 0.0_f64), |(l, m), &x| (l.min(x), m.max(x)));
    let is_between = least <= theirs[0] && theirs[0] <= most;
    // Of equally small classes those go that cost least (spec M20): nobody's choice is better.
    let ours = study.objective().value(&partition, &study.decide(&partition)).value();
    let is_between = is_between && (ours <= theirs[0] || agree(ours, theirs[0]));
    println!("{}: {ours} here, {} in ARX", case["id"], theirs[0]);
    (counts(&found) == their_counts && is_between).then_some(Outcome::Ruled(ruling))
}

/// How much the geometric mean of the losses of a node grows with the share of each attribute.
fn slopes(job: &Job, found: &Found) -> Vec<f64> {
    let losses = job.solution(found).loss.attributes;
    job.prepared
        .study
        .attributes()
        .iter()
        .map(|a| {
            let hierarchy = &a.hierarchy;
            let exact = hierarchy.exact_weight() as f64 / hierarchy.total() as f64;
            1.0 / ((1.0 - exact) * (1.0 + losses[&a.name]))
        })
        .collect()
}

/// Decisions that suppress as many of the largest suppressed size as ours, but other ones: those
/// that show the rarest or the most frequent labels of an attribute, the finest or the coarsest
/// of all.
fn choices(study: &Study, partition: &Partition, slopes: &[f64]) -> Vec<Decision> {
    let ours = study.decide(partition);
    let counts = partition.counts();
    let gone = |class: &usize| ours.fails[*class];
    let all = || 0..partition.classes();
    let size = all().filter(gone).map(|class| counts[class]).max().unwrap_or(0);
    let equal: Vec<usize> = all().filter(|&class| counts[class] == size).collect();
    let number = equal.iter().filter(|class| gone(class)).count();
    let fields = partition.layout().fields();
    let label = |class: usize, i: usize| fields[i].code(partition.key(class));
    let fineness = all().map(|class| {
        let weighed = (0..fields.len()).map(|i| {
            let hierarchy = &study.hierarchies()[i];
            let level = hierarchy.level(usize::from(partition.levels().get(i)));
            let share = level.weights[label(class, i)] as f64 / hierarchy.total() as f64;
            slopes[i] * share
        });
        (class, weighed.sum())
    });
    let mut ranks: Vec<BTreeMap<usize, f64>> = vec![fineness.collect()];
    for i in 0..fields.len() {
        let mut frequency: BTreeMap<usize, u32> = BTreeMap::new();
        all().for_each(|class| *frequency.entry(label(class, i)).or_insert(0) += counts[class]);
        ranks.push(all().map(|class| (class, f64::from(frequency[&label(class, i)]))).collect());
    }
    let mut decisions = Vec::new();
    for rank in ranks {
        let mut order = equal.clone();
        order.sort_by(|a, b| rank[a].total_cmp(&rank[b]));
        for chosen in [&order[..number], &order[order.len() - number..]] {
            let mut decision = ours.clone();
            equal.iter().for_each(|&class| decision.fails[class] = false);
            chosen.iter().for_each(|&class| decision.fails[class] = true);
            decisions.push(decision);
        }
    }
    decisions
}

/// Every case that can be said: the same optimal loss.
#[test]
fn arx_finds_the_same_optima_on_adult() {
    let folder = reference_or_skip!("arx_finds_the_same_optima_on_adult");
    let numbers = reference::numbers(&folder, "arx-adult.json");
    let cases = numbers["cases"].as_array().expect("cases");
    let tables = Tables::read(&folder);
    let only = std::env::var("OUTIS_CASE").unwrap_or_default();
    let (next, outcomes) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let id = case["id"].as_str().expect("an id").to_owned();
                    if id.contains(&only) {
                        let outcome = compare(case, &tables, &folder);
                        outcomes.lock().expect("no panic").insert(id, outcome);
                    }
                }
            });
        }
    });
    let outcomes = outcomes.into_inner().expect("no panic");
    let (mut compared, mut elsewhere, mut wrong) = (0, 0, Vec::new());
    let mut left_out: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (id, outcome) in &outcomes {
        match outcome {
            Outcome::LeftOut(reason) => left_out.entry(reason).or_default().push(id),
            Outcome::Same { elsewhere: other } => {
                compared += 1;
                elsewhere += usize::from(*other);
            }
            Outcome::Ruled(ruling) => {
                compared += 1;
                println!("ruled: {id}: {ruling}");
            }
            Outcome::Wrong(how) => wrong.push(format!("{id}: {how}")),
        }
    }
    println!("compared {compared} cases; equal loss at another node: {elsewhere}");
    for (reason, ids) in &left_out {
        println!("left out {}: {reason}: {}", ids.len(), ids.join(", "));
    }
    assert!(wrong.is_empty(), "{} disagreements:\n{}", wrong.len(), wrong.join("\n"));
    let left_out: usize = left_out.values().map(Vec::len).sum();
    assert!(!only.is_empty() || left_out <= 25, "{left_out} cases are left out");
}

/// The loss and feasibility that ARX gives single nodes, found here by `fixed` searches.
#[test]
fn arx_gives_nodes_the_same_loss() {
    let folder = reference_or_skip!("arx_gives_nodes_the_same_loss");
    let numbers = reference::numbers(&folder, "arx-node-losses.json");
    let tables = Tables::read(&folder);
    let (mut nodes, mut left_out, mut wrong) = (0, Vec::new(), Vec::new());
    for case in numbers["cases"].as_array().expect("cases") {
        let id = case["id"].as_str().expect("an id");
        let said = match arx::recipe_of(case) {
            Ok(said) => said,
            Err(reason) => {
                left_out.push(format!("{id}: {reason}"));
                continue;
            }
        };
        // Limits at 1 make every node a solution, so that its loss is computed; whether it is one
        // within the case's own limit must agree with ARX.
        let mut recipe = said.recipe.clone();
        recipe["suppression"] = json!({"limit": 1.0});
        let input = tables.input(&said);
        let as_arx = as_arx_reads(&said, &input, &folder, 1.0);
        let mut before = None;
        for listed in case["losses"].as_array().expect("nodes") {
            nodes += 1;
            recipe["search"] =
                json!({"algorithm": "fixed", "levels": named_levels(case, &listed[0])});
            let job = job_after(before.as_ref(), &recipe, &input, &folder);
            if let Err(how) = compare_node(case, &said, listed, &input, &job, as_arx.as_deref()) {
                wrong.push(format!("{id} {}: {how}", listed[0]));
            }
            before = Some(job);
        }
    }
    println!(
        "compared {nodes} nodes\nleft out {} cases:\n  {}",
        left_out.len(),
        left_out.join("\n  ")
    );
    assert!(wrong.is_empty(), "{} disagreements:\n{}", wrong.len(), wrong.join("\n"));
    assert!(nodes >= 200, "only {nodes} nodes were compared");
}

fn compare_node(
    case: &Value,
    said: &Said,
    listed: &Value,
    input: &Arc<Input>,
    job: &Job,
    as_arx: Option<&Study>,
) -> Result<(), String> {
    let (loss, suppressed, absent) = match (as_arx, optimum(job)) {
        // The lower bound of a presence: by the definition nothing may be suppressed (spec D10).
        (Some(study), by_definition) => {
            let levels = levels_of(&listed[0]);
            let partition = partition(study.contingency(), study.hierarchies(), &levels);
            let decision = study.decide(&partition);
            if decision.suppressed > 0 && by_definition.is_some() {
                return Err("suppression mends a presence".to_owned());
            }
            let absent = is_alone(said) && partition.counts().contains(&0);
            (study.objective().value(&partition, &decision), decision.suppressed, absent)
        }
        (None, Some(found)) => (
            found.node().expect("a node").loss.clone(),
            found.node().expect("a node").suppressed,
            false,
        ),
        (None, None) => return Err("no solution".to_owned()),
    };
    let limit = case["suppression_limit"].as_f64().expect("a limit");
    let allowed = outis::num::share_of(limit, input.table().records as u64);
    let is_anonymous = suppressed <= allowed && !absent;
    let anonymous = if is_anonymous { "ANONYMOUS" } else { "NOT_ANONYMOUS" };
    if listed[2] != anonymous {
        return Err(format!("{anonymous} with {suppressed} suppressed"));
    }
    let theirs = losses(&listed[1]).ok_or("no loss")?;
    if all_agree(&loss, &theirs) {
        return Ok(());
    }
    Err(format!("{:?} against {theirs:?}", loss.values().collect::<Vec<_>>()))
}

/// Levels in the order of the case's columns, by name.
fn named_levels(case: &Value, levels: &Value) -> BTreeMap<String, Value> {
    let names = strings(&case["quasi_identifiers"]);
    names.into_iter().zip(levels.as_array().expect("levels").iter().cloned()).collect()
}

fn levels_of(levels: &Value) -> Levels {
    let levels = levels.as_array().expect("levels").iter().map(|level| {
        let level = level.as_u64().and_then(|level| u8::try_from(level).ok());
        level.expect("a level")
    });
    Levels::new(levels.collect())
}
