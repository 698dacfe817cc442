//! What holds in a lattice and what of it is minimal, against an oracle that asks every node.

use fastrand::Rng;
use outis::lattice::Levels;
use outis_job::{Job, LatticeDetail, LatticeWalk, Neighbourhood};
use outis_protocol::lattice::{Lattice, LatticeHeight, Neighbours};
use outis_tests::harness::{self, Attached};
use outis_tests::oracle::{Node, Question};
use outis_tests::random::Study;
use outis_tests::recoded::prepared;
use outis_tests::shares::Shares;
use outis_tests::tables::{OUTLIER, T4, t4};
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The whole lattice of a job, walked through in steps of so many classes.
fn walked(job: &Arc<Job>, classes: usize) -> Lattice {
    let walk = LatticeWalk::new(job.clone(), LatticeDetail::Nodes);
    let mut walk = walk.expect("a lattice of moderate size");
    while !walk.step(classes) {}
    walk.found()
}

/// What is directly around a node of a study.
fn neighbours(study: &Study, levels: &BTreeMap<String, u32>) -> Neighbours {
    let mut recipe = study.recipe.clone();
    recipe["search"] = json!({"algorithm": "fixed", "levels": levels});
    let recipe = harness::recipe(&recipe).expect("a recipe");
    let input = harness::read(&recipe, study.data.as_bytes()).expect("a table");
    let job = Job::new(recipe, &input, &study.files).expect("a job");
    let mut around = Neighbourhood::new(Arc::new(job)).expect("levels");
    while !around.step() {}
    around.found()
}

fn lattice(recipe: &Value, data: &str) -> Lattice {
    let recipe = harness::recipe(recipe).expect("a recipe");
    let input = harness::read(&recipe, data.as_bytes()).expect("a table");
    let job = Job::new(recipe, &input, &Attached::new()).expect("a job");
    walked(&Arc::new(job), 1 << 16)
}

/// The levels of the minimal nodes of T4, as zip, age and nationality.
fn minimal(lattice: &Lattice) -> Vec<[u32; 3]> {
    let names = ["zip", "age", "nationality"];
    lattice.minimal.iter().map(|node| names.map(|name| node.levels[name])).collect()
}

fn holding(lattice: &Lattice) -> u32 {
    let by_height = heights(lattice).iter().map(|height| height.holding).sum();
    assert_eq!(lattice.holding, by_height);
    by_height
}

fn heights(lattice: &Lattice) -> &[LatticeHeight] {
    lattice.heights.as_deref().expect("heights were asked for")
}

/// Spec F11 and G0: 48 nodes, of which 16 hold 2-anonymity and 4 hold 4-anonymity, and 48^4
/// choices of a level for each cell.
#[test]
fn t4_has_the_nodes_of_the_spec() {
    for (k, holds, nodes) in [(2, 16, vec![[0, 2, 2], [2, 1, 1]]), (4, 4, vec![[2, 2, 2]])] {
        let mut recipe = t4(k, false);
        recipe["loss"] = json!({"metric": "height", "aggregate": "arithmetic-mean"});
        let found = lattice(&recipe, T4);
        assert_eq!((&found.lattice[..], found.records), ("48", 4));
        assert_eq!(found.cell_level.as_deref(), Some("5308416"));
        assert_eq!((holding(&found), minimal(&found)), (holds, nodes));
        let widths: Vec<u32> = heights(&found).iter().map(|height| height.nodes).collect();
        assert_eq!(widths, [1, 3, 6, 9, 10, 9, 6, 3, 1]);
        assert!(found.visited < 48 && found.exact);
    }
}

/// Spec G0: with a record like no other there is nearly nothing, unless it may be left out.
#[test]
fn a_suppressed_record_brings_the_nodes_of_t4_back() {
    let data = format!("{T4}{OUTLIER}");
    let strict = lattice(&t4(2, true), &data);
    assert_eq!((holding(&strict), minimal(&strict)), (2, vec![[3, 3, 1]]));
    let mut recipe = t4(2, true);
    recipe["suppression"] = json!({"limit": 0.2});
    let lenient = lattice(&recipe, &data);
    assert_eq!((holding(&lenient), minimal(&lenient)), (16, vec![[0, 2, 2], [2, 1, 1]]));
    assert!(lenient.minimal.iter().all(|node| node.suppressed == 1));
}

#[test]
fn a_lattice_of_too_many_nodes_is_refused() {
    let names: Vec<String> = (0..20).map(|number| format!("c{number}")).collect();
    let attributes: Vec<Value> =
        names.iter().map(|name| json!({"name": name, "role": "quasi-identifier"})).collect();
    let recipe = outis_tests::tables::recipe(&json!(attributes), 2);
    let row = vec!["1"; 20].join(",");
    let other = vec!["2"; 20].join(",");
    let data = format!("{}\n{row}\n{other}\n", names.join(","));
    let recipe = harness::recipe(&recipe).unwrap();
    let input = harness::read(&recipe, data.as_bytes()).unwrap();
    let job = Arc::new(Job::new(recipe, &input, &Attached::new()).unwrap());
    let problem = LatticeWalk::new(job, LatticeDetail::Heights).err().expect("2^20 nodes");
    assert_eq!(problem.code.id(), "lattice-too-large");
    assert_eq!((problem.detail.as_deref(), problem.expected), (Some("lattice"), Some(1_000_000)));
}

/// Spec F11's T4 with k = 2: from zip exact, age and nationality on their second level, one level
/// finer of either tells records apart again.
#[test]
fn around_a_minimal_node_of_t4_nothing_finer_holds() {
    let mut recipe = t4(2, false);
    let levels = json!({"zip": 0, "age": 2, "nationality": 2});
    recipe["search"] = json!({"algorithm": "fixed", "levels": levels});
    let recipe = harness::recipe(&recipe).expect("a recipe");
    let input = harness::read(&recipe, T4.as_bytes()).expect("a table");
    let job = Job::new(recipe, &input, &Attached::new()).expect("a job");
    let mut around = Neighbourhood::new(Arc::new(job)).expect("levels");
    while !around.step() {}
    let told = around.found();
    assert_eq!(told.allowed, 0);
    for node in &told.nodes {
        assert_eq!(node.holds, node.coarser, "{node:?}");
        assert_eq!(node.failing.is_empty(), node.coarser);
        assert!(node.failing.iter().all(|class| class.records == 1 && class.labels.len() == 3));
    }
}

/// Three records of one person are nobody's company: both numbers are told.
#[test]
fn a_class_that_fails_tells_its_persons() {
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "who", "role": "identifier"},
            {"name": "sex", "role": "quasi-identifier"},
        ],
        "records": {"entity": "who"},
        "models": [{"model": "k-anonymity", "k": 2}],
        "search": {"algorithm": "fixed", "levels": {"sex": 1}},
    });
    let recipe = harness::recipe(&recipe).expect("a recipe");
    let data = "who,sex\nann,f\nann,f\nann,f\nbob,m\ncid,m\n";
    let input = harness::read(&recipe, data.as_bytes()).expect("a table");
    let job = Job::new(recipe, &input, &Attached::new()).expect("a job");
    let mut around = Neighbourhood::new(Arc::new(job)).expect("levels");
    while !around.step() {}
    let told = around.found().nodes.into_iter().flat_map(|node| node.failing);
    let told: Vec<_> = told.map(|class| (class.labels, class.records, class.persons)).collect();
    assert_eq!(told, [(vec!["f".to_owned()], 3, 1)]);
}

/// Whether a node lies strictly below another.
fn is_below(lower: &Node, node: &Node) -> bool {
    lower.levels != node.levels && lower.levels.iter().zip(&node.levels).all(|(a, b)| a <= b)
}

fn levels(node: &Node) -> Levels {
    Levels::new(node.levels.iter().map(|&level| level as u8).collect())
}

fn near(ours: f64, oracle: f64) -> bool {
    ours == oracle || (ours - oracle).abs() <= 1e-9 * f64::max(1.0, oracle.abs())
}

/// The classes of a node that fail, with their records.
fn failing(question: &Question, levels: &[usize]) -> Vec<(u32, Vec<String>)> {
    let partition = question.partition(levels);
    let (released, _) = question.decide(levels, &partition);
    let classes = partition.records.iter().zip(&partition.labels).zip(&released.fails);
    let failing = classes.filter(|(_, fails)| **fails);
    failing.map(|((records, labels), _)| (records.len() as u32, labels.clone())).collect()
}

/// Random studies of all models and losses, monotone or not, in steps of any size.
#[test]
fn every_lattice_is_what_the_oracle_finds_node_by_node() {
    let mut random = Rng::with_seed(20_261_123);
    let mut shares = Shares::of_every_choice();
    const STUDIES: usize = 600;
    for number in 0..STUDIES {
        let study = Study::draw(&mut random);
        let job = prepared(&study);
        let names = job.prepared.study.attributes().iter().map(|attribute| &attribute.name);
        let names: Vec<&String> = names.collect();
        let nodes = study.question.nodes();
        let found = walked(&job, [1, 5, 1 << 20][number % 3]);
        let say = || format!("study {number}: {}\n{}", study.recipe, study.data);
        assert_eq!(found.lattice, nodes.len().to_string());
        for counts in heights(&found) {
            let here = nodes
                .iter()
                .filter(|node| node.levels.iter().sum::<usize>() == counts.height as usize);
            let here: Vec<&Node> = here.collect();
            let holding = here.iter().filter(|node| node.feasible).count();
            assert_eq!(
                (counts.nodes as usize, counts.holding as usize),
                (here.len(), holding),
                "{}",
                say()
            );
        }
        let pruned: u32 = heights(&found).iter().map(|height| height.pruned).sum();
        assert_eq!((pruned + found.visited) as usize, nodes.len());
        let holds: Vec<&Node> = nodes.iter().filter(|node| node.feasible).collect();
        let mut lowest = holds.clone();
        lowest.retain(|node| !holds.iter().any(|lower| is_below(lower, node)));
        lowest.sort_by_key(|node| levels(node));
        let same = found.minimal.len() == lowest.len()
            && found.minimal.iter().zip(&lowest).all(|(ours, oracle)| {
                names
                    .iter()
                    .zip(&oracle.levels)
                    .all(|(name, &level)| ours.levels[*name] as usize == level)
                    && ours.suppressed as usize == oracle.suppressed()
                    && near(ours.loss, oracle.ranked[0])
            });
        assert!(same, "{:?}\n{}", found.minimal, say());
        let listed = found.nodes.as_deref().expect("few nodes");
        let mut sorted: Vec<&Node> = nodes.iter().collect();
        sorted.sort_by_key(|node| levels(node));
        assert_eq!(listed.len(), sorted.len());
        for (ours, oracle) in listed.iter().zip(&sorted) {
            let mut named = names.iter().zip(&oracle.levels);
            let same = named.all(|(name, &level)| ours.levels[*name] as usize == level);
            assert!(same, "{}", say());
            assert_eq!(ours.holds, oracle.feasible, "{}", say());
            let measured = oracle.feasible.then(|| oracle.suppressed() as u32);
            assert_eq!(ours.suppressed, measured, "{}", say());
            assert_eq!(ours.loss.is_some(), oracle.feasible);
            assert!(ours.loss.is_none_or(|loss| near(loss, oracle.ranked[0])), "{}", say());
        }
        assert_eq!(listed.iter().filter(|node| node.visited).count(), found.visited as usize);
        let around = &listed[number % listed.len()];
        let told = neighbours(&study, &around.levels);
        assert_eq!(
            told.nodes.len(),
            listed
                .iter()
                .filter(|node| {
                    let steps =
                        names.iter().map(|name| node.levels[*name].abs_diff(around.levels[*name]));
                    steps.sum::<u32>() == 1
                })
                .count(),
            "{}",
            say()
        );
        for neighbour in &told.nodes {
            let mut there = around.levels.clone();
            let before = there.insert(neighbour.attribute.clone(), neighbour.level);
            assert_eq!(neighbour.coarser, before < Some(neighbour.level));
            let node = listed.iter().find(|node| node.levels == there).expect("a node");
            assert_eq!(neighbour.holds, node.holds);
            assert_eq!((neighbour.suppressed, neighbour.loss), (node.suppressed, node.loss));
            assert!(!neighbour.holds || neighbour.failing.is_empty());
            shares.count("failing classes", !neighbour.failing.is_empty());
            if neighbour.holds {
                continue;
            }
            let levels: Vec<usize> = names.iter().map(|name| there[*name] as usize).collect();
            let mut failing = failing(&study.question, &levels);
            let told = neighbour.failing.iter().map(|class| (class.records, class.labels.clone()));
            let told: Vec<(u32, Vec<String>)> = told.collect();
            let is_so = told.iter().all(|class| failing.contains(class));
            assert!(is_so, "{told:?} {failing:?}\n{}", say());
            // How many more go for a model of the table depends on where that ends.
            if !study.question.demands.iter().any(|demand| study.question.is_on_table(demand)) {
                failing.sort_by_key(|(records, _)| Reverse(*records));
                let largest = failing.iter().take(3).map(|(records, _)| records);
                assert!(told.iter().map(|(records, _)| records).eq(largest), "{}", say());
                shares.count("the largest failing classes", !told.is_empty());
            }
        }
        let height = |node: &Node| node.levels.iter().sum::<usize>();
        let directly_above_none = holds.iter().filter(|node| {
            !holds.iter().any(|lower| is_below(lower, node) && height(lower) + 1 == height(node))
        });
        shares.count("nodes pruned", pruned > 0);
        shares.count("not monotone", !job.prepared.study.prunes());
        shares.count("several minimal", lowest.len() > 1);
        shares.count("none", lowest.is_empty());
        shares.count(
            "holds above what fails above what holds",
            directly_above_none.count() > lowest.len(),
        );
    }
    for (what, least) in [
        ("nodes pruned", 100),
        ("not monotone", 100),
        ("several minimal", 50),
        ("none", 5),
        ("failing classes", 200),
        ("the largest failing classes", 100),
        ("holds above what fails above what holds", 1),
    ] {
        assert!(shares.number(what) >= least, "{what}: {}", shares.number(what));
    }
}
