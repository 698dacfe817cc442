//! Kinds of hierarchies held against tables of levels with the same chains, which an oracle makes
//! that is written from the definitions (spec B2, B3): the same levels are found, the same bytes
//! released, and the same is measured of them.

use fastrand::Rng;
use outis_job::show;
use outis_protocol::problem::{Code, Problem};
use outis_tests::harness::{self, Attached, SEED};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A column that was drawn: its cells, its hierarchy, and what its values are called.
struct Drawn {
    cells: Vec<String>,
    hierarchy: Value,
    /// What the column is said to hold.
    holds: &'static str,
    chain: Chain,
}

/// What a value is called on the levels between the exact one and `*`.
type Chain = Box<dyn Fn(&str) -> Vec<String>>;

/// The label of a group, its values, and the level that it stands on.
type Set = (String, BTreeSet<String>, usize);

fn recipe(hierarchy: &Value, kind: &str, search: &str) -> Value {
    json!({
        "outis": 1, "kind": "recipe", "data": {"format": {"header": true}},
        "attributes": [
            {"name": "a", "role": "quasi-identifier", "type": kind, "hierarchy": hierarchy},
            {"name": "b", "role": "quasi-identifier"},
        ],
        "models": [{"model": "k-anonymity", "k": 2}], "suppression": {"limit": 0.3},
        "search": {"algorithm": search}, "output": {"shuffle": false},
    })
}

fn file(cells: &[String], random: &mut Rng) -> String {
    let line = |cell: &String| format!("{cell},{}\n", random.u8(0..2));
    format!("a,b\n{}", cells.iter().map(line).collect::<String>())
}

/// Cells of these values, some of them missing.
fn cells(random: &mut Rng, values: &[String]) -> Vec<String> {
    let missing = random.u8(0..3) == 0;
    let cell = |random: &mut Rng| match missing && random.u8(0..5) == 0 {
        true => String::new(),
        false => values[random.usize(0..values.len()).min(random.usize(0..values.len()))].clone(),
    };
    let others: Vec<String> = (0..random.usize(2..12)).map(|_| cell(random)).collect();
    [vec![values[0].clone()], others].concat()
}

/// Random groups of some of the values, at most so deep, and the sets of values of all of them with
/// the level that each stands on.
fn groups(
    random: &mut Rng,
    free: &mut Vec<String>,
    (depth, sets): (usize, &mut Vec<Set>),
) -> Value {
    let mut groups = Vec::new();
    for _ in 0..random.usize(1..=2) {
        if free.is_empty() {
            break;
        }
        let mut inner = Vec::new();
        let values = free.split_off(free.len() - random.usize(1..=free.len()).min(2));
        let own = if depth > 0 && random.bool() {
            groups_within(random, free, depth, &mut inner)
        } else {
            Value::Null
        };
        let label = format!("g{}", sets.len() + 100 * depth + 1000 * free.len());
        let level = inner.iter().map(|(.., level)| level + 1).max().unwrap_or(1);
        let all = inner.iter().flat_map(|(_, set, _)| set.clone()).chain(values.clone());
        sets.push((label.clone(), all.collect(), level));
        sets.append(&mut inner);
        let mut group = json!({"label": label, "values": values, "description": "drawn"});
        if own.as_array().is_some_and(|own| !own.is_empty()) {
            group["groups"] = own;
        }
        groups.push(group);
    }
    json!(groups)
}

fn groups_within(
    random: &mut Rng,
    free: &mut Vec<String>,
    depth: usize,
    inner: &mut Vec<Set>,
) -> Value {
    groups(random, free, (depth - 1, inner))
}

/// Named groups: on each level a value shows the largest of its groups that stands there.
fn drawn_groups(random: &mut Rng) -> Drawn {
    let values: Vec<String> = (0..random.usize(1..8)).map(|value| format!("v{value}")).collect();
    let mut free = values.clone();
    free.push("unused".to_owned());
    random.shuffle(&mut free);
    let mut sets = Vec::new();
    let tree = groups(random, &mut free, (3, &mut sets));
    let height = sets.iter().map(|(.., level)| *level).max().expect("a group");
    let chain = move |value: &str| {
        let shown = |level: usize| {
            let standing =
                sets.iter().filter(|(_, set, base)| set.contains(value) && *base <= level);
            let largest = standing.max_by_key(|(_, set, base)| (set.len(), *base));
            largest.map_or(value.to_owned(), |(label, ..)| label.clone())
        };
        (1..=height).map(shown).collect()
    };
    let hierarchy = json!({"kind": "groups", "groups": tree});
    Drawn { cells: cells(random, &values), hierarchy, holds: "text", chain: Box::new(chain) }
}

/// Cut points of whole numbers: a value shows the points next to it.
fn drawn_cuts(random: &mut Rng) -> Drawn {
    let mut lists: Vec<Vec<i64>> = Vec::new();
    let mut points: Vec<i64> = (0..20).filter(|_| random.u8(0..4) == 0).collect();
    points.push(20);
    for _ in 0..random.usize(1..4) {
        lists.push(points.clone());
        let keep = random.usize(0..points.len());
        points = points
            .iter()
            .enumerate()
            .filter(|(number, _)| *number == keep || random.bool())
            .map(|(_, &point)| point)
            .collect();
    }
    let right = random.bool();
    let values: Vec<String> =
        (0..random.usize(1..8)).map(|_| random.i64(-3..25).to_string()).collect();
    let own = lists.clone();
    let chain = move |value: &str| {
        let value: i64 = value.parse().expect("a number");
        let shown = |points: &Vec<i64>| {
            let is_below = |point: &&i64| if right { **point < value } else { **point <= value };
            let low = points.iter().filter(is_below).max();
            let high = points.iter().filter(|point| !is_below(point)).min();
            match (low, high) {
                (Some(low), Some(high)) if right => format!("{}-{high}", low + 1),
                (Some(low), Some(high)) => format!("{low}-{}", high - 1),
                (Some(low), None) => format!("{}{low}", if right { ">" } else { ">=" }),
                (None, Some(high)) => format!("{}{high}", if right { "<=" } else { "<" }),
                (None, None) => unreachable!("there is a point"),
            }
        };
        own.iter().map(shown).collect()
    };
    let closed = if right { "right" } else { "left" };
    let hierarchy = json!({"kind": "cuts", "cuts": lists, "closed": closed});
    Drawn { cells: cells(random, &values), hierarchy, holds: "integer", chain: Box::new(chain) }
}

/// Rare values: a value shows the label where the column holds it too seldom.
fn drawn_rare(random: &mut Rng) -> Drawn {
    let values: Vec<String> = (0..random.usize(1..8)).map(|value| format!("v{value}")).collect();
    let cells = cells(random, &values);
    let mut below = vec![random.usize(2..4)];
    if random.bool() {
        below.push(below[0] + random.usize(1..4));
    }
    let (own, thresholds) = (cells.clone(), below.clone());
    let chain = move |value: &str| {
        let records = own.iter().filter(|cell| *cell == value).count();
        let shown =
            |&below: &usize| if records < below { "other".to_owned() } else { value.to_owned() };
        thresholds.iter().map(shown).collect()
    };
    let hierarchy = json!({"kind": "rare", "below": below, "label": "other"});
    Drawn { cells, hierarchy, holds: "text", chain: Box::new(chain) }
}

/// The table of levels with the same chains.
fn written_down(drawn: &Drawn) -> Value {
    let mut values: Vec<&String> = drawn.cells.iter().filter(|cell| !cell.is_empty()).collect();
    values.sort_unstable();
    values.dedup();
    let row = |value: &&String| {
        [vec![(*value).clone()], (drawn.chain)(value), vec!["*".to_owned()]].concat()
    };
    json!({"kind": "levels", "rows": values.iter().map(row).collect::<Vec<_>>()})
}

#[test]
fn a_release_is_that_of_the_table_with_the_same_chains() {
    let mut random = Rng::with_seed(14);
    let mut released = BTreeMap::new();
    for number in 0..600 {
        let drawn = match number % 3 {
            0 => drawn_groups(&mut random),
            1 => drawn_cuts(&mut random),
            _ => drawn_rare(&mut random),
        };
        let data = file(&drawn.cells, &mut random);
        let search = ["optimal", "datafly", "kaca", "cell-suppression"][random.usize(0..4)];
        let [own, table] = [drawn.hierarchy.clone(), written_down(&drawn)]
            .map(|hierarchy| recipe(&hierarchy, drawn.holds, search));
        let [by_kind, by_table] = [&own, &table].map(|recipe| harness::run_json(recipe, &data));
        let told = format!("{own}\n{data}");
        let text = |release: &Option<Vec<u8>>| {
            release.clone().map(|bytes| String::from_utf8(bytes).expect("text"))
        };
        assert_eq!(text(&by_kind.release), text(&by_table.release), "{told}");
        let [one, other] = [&by_kind.report, &by_table.report];
        assert_eq!(one.solution, other.solution, "{told}");
        assert_eq!((&one.risk, &one.utility), (&other.risk, &other.utility), "{told}");
        let Some(release) = text(&by_kind.release) else { continue };
        *released.entry(number % 3).or_insert(0) += 1;

        let [one, other] =
            [&own, &table].map(|recipe| harness::measured(recipe, &release, Some(&data)));
        assert!(one.models.iter().all(|model| model.holds), "{told}");
        assert_eq!((one.risk, one.utility), (other.risk, other.utility), "{told}");

        // Exported and read again it is the same, but that a line for missing cells counts as one.
        let lines = show::hierarchy_csv(&by_kind.job.recipe, &by_kind.input, &Attached::new(), "a");
        let files = Attached::from([("a.csv".to_owned(), lines.expect("a file"))]);
        if drawn.cells.iter().all(|cell| !cell.is_empty()) {
            let from_file =
                recipe(&json!({"kind": "levels", "file": "a.csv"}), drawn.holds, search);
            let from_file = harness::recipe(&from_file).expect("a recipe");
            let ran = harness::run(from_file, data.as_bytes(), &files, SEED).expect("a release");
            assert_eq!(text(&ran.release), Some(release), "{told}");
        }
    }
    assert!((0..3).all(|kind| released[&kind] > 100), "{released:?}");
}

fn problem(hierarchy: &Value) -> Problem {
    let recipe = harness::recipe(&recipe(hierarchy, "text", "optimal"));
    let ran =
        recipe.and_then(|recipe| harness::run(recipe, b"a,b\n1,0\n1,0\n", &Attached::new(), SEED));
    ran.err().unwrap_or_else(|| panic!("accepted: {hierarchy}"))
}

/// A misspelt field, a value of another kind and what makes no hierarchy, however deep they stand.
#[test]
fn what_is_wrong_with_a_recipe_is_told_with_its_path() {
    let groups = |groups: Value| json!({"kind": "groups", "groups": groups});
    let cuts = |cuts: Value| json!({"kind": "cuts", "cuts": cuts});
    for (hierarchy, code, field, detail) in [
        (groups(json!([])), "hierarchy-parameter", "groups", "empty"),
        (groups(json!([{"label": "x"}])), "hierarchy-parameter", "groups[0]", "empty"),
        (
            groups(json!([{"label": "x", "groups": [{"label": "y", "values": ["1", "1"]}]}])),
            "hierarchy-parameter",
            "groups[0].groups[0].values[1]",
            "repeated",
        ),
        (
            groups(json!([{"label": "x", "groups": [{"label": "y", "vals": ["1"]}]}])),
            "recipe-unknown-field",
            "attributes[0].hierarchy.groups[0].groups[0].vals",
            "label, description, values, groups",
        ),
        (
            groups(json!([{"label": "x", "values": [1]}])),
            "recipe-type",
            "attributes[0].hierarchy.groups[0].values[0]",
            "text",
        ),
        (
            groups(json!([["x", null, ["1"]]])),
            "recipe-type",
            "attributes[0].hierarchy.groups[0]",
            "object",
        ),
        (
            groups(json!([{"label": "x", "groups": [["x", null, ["1"]]]}])),
            "recipe-type",
            "attributes[0].hierarchy.groups[0].groups[0]",
            "object",
        ),
        (
            groups(json!([{"values": ["1"]}])),
            "recipe-missing-field",
            "attributes[0].hierarchy.groups[0].label",
            "",
        ),
        (cuts(json!([[1, 0]])), "hierarchy-parameter", "cuts[0][1]", "not-ascending"),
        (cuts(json!([[1], [2]])), "hierarchy-parameter", "cuts[1][0]", "not-among-finer"),
        (cuts(json!([["1"]])), "hierarchy-parameter", "cuts[0][0]", "not-a-number"),
        (cuts(json!([[1, true]])), "recipe-type", "attributes[0].hierarchy.cuts[0][1]", "number"),
        (cuts(json!([1])), "recipe-type", "attributes[0].hierarchy.cuts[0]", "list"),
        (
            json!({"kind": "cuts", "cuts": [[2000]], "format": "%Y"}),
            "hierarchy-parameter",
            "cuts[0][0]",
            "not-a-date",
        ),
        (
            json!({"kind": "rare", "below": [2.5], "label": "x"}),
            "hierarchy-parameter",
            "below[0]",
            "too-small",
        ),
        (
            json!({"kind": "rare", "below": [3, 2], "label": "x"}),
            "hierarchy-parameter",
            "below[1]",
            "not-ascending",
        ),
        (
            json!({"kind": "rare", "below": [3], "label": ""}),
            "hierarchy-parameter",
            "label",
            "empty",
        ),
    ] {
        let found = problem(&hierarchy);
        let said = (found.code.id(), found.field.as_deref(), found.detail.as_deref().unwrap_or(""));
        assert_eq!(said, (code, Some(field), detail), "{hierarchy}");
    }
    for hierarchy in [
        groups(json!([{"label": "1", "values": ["2"]}])),
        json!({"kind": "rare", "below": [2], "label": "1"}),
    ] {
        let found = problem(&hierarchy);
        assert_eq!(
            (found.code, found.attribute.as_deref(), found.line),
            (Code::LabelIsValue, Some("a"), Some(2))
        );
        let told = serde_json::to_string(&found).expect("JSON");
        assert!(!told.contains("\"1\""), "{told}");
    }
}

/// As deep as JSON is read, and deeper.
#[test]
fn deep_groups_are_built_or_refused() {
    let nested = |depth: usize| {
        let (open, close) = (r#"{"label": "#, r#"}"#);
        let begin: String =
            (0..depth).map(|level| format!(r#"{open}"g{level}", "groups": ["#)).collect();
        let end = format!("]{close}").repeat(depth);
        let text =
            recipe(&json!({"kind": "groups", "groups": "HERE"}), "text", "optimal").to_string();
        text.replace("\"HERE\"", &format!(r#"[{begin}{open}"g", "values": ["1"]{close}{end}]"#))
    };
    let height = |depth: usize| {
        let recipe = outis_protocol::parse(&nested(depth))?;
        let ran = harness::run(recipe, b"a,b\n1,0\n1,0\n", &Attached::new(), SEED)?;
        Ok::<_, Problem>(ran.job.prepared.study.hierarchies()[0].height())
    };
    assert_eq!(height(60).expect("a hierarchy"), 62);
    for depth in [61, 1000, 100_000] {
        assert_eq!(height(depth).expect_err("too deep").code, Code::RecipeSyntax);
    }
}

/// What is rare is rare in the table, whoever else there is.
#[test]
fn a_population_does_not_count_for_what_is_rare() {
    let data = "a,b\nx,0\nx,0\nx,0\ny,0\n";
    let people = "a,b\nx,0\nx,0\nx,0\ny,0\ny,0\ny,0\ny,0\nz,0\n";
    let mut recipe =
        recipe(&json!({"kind": "rare", "below": [3], "label": "other"}), "text", "optimal");
    recipe["models"] = json!([{"model": "k-map", "k": 5, "population": "people"}]);
    recipe["tables"] = json!({"people": {"file": "people.csv"}});
    recipe["suppression"]["limit"] = json!(0);
    recipe["search"] = json!({"algorithm": "fixed", "levels": {"a": 1, "b": 0}});
    let files = Attached::from([("people.csv".to_owned(), people.as_bytes().to_vec())]);
    let ran = |k: u32| {
        let mut recipe = recipe.clone();
        recipe["models"][0]["k"] = json!(k);
        let recipe = harness::recipe(&recipe).expect("a recipe");
        harness::run(recipe, data.as_bytes(), &files, SEED).expect("an answer")
    };
    // y and z go together, five of them; x are three.
    assert!(ran(4).release.is_none());
    let found = ran(3);
    assert_eq!(found.report.models[0].achieved, Some(3.0));
    let rare = &found.report.rare["a"][0];
    assert_eq!((rare.below, rare.values, rare.records), (3, 1, 1));
    let release = found.release.expect("a release");
    assert_eq!(String::from_utf8_lossy(&release), "a,b\nx,0\nx,0\nx,0\nother,0\n");

    // A release alone does not tell what was rare in the table.
    let measured = |original: Option<&str>| {
        let recipe = harness::recipe(&recipe)?;
        let original = original.map(|text| harness::read(&recipe, text.as_bytes())).transpose()?;
        let input = harness::read_release(&recipe, &release)?;
        outis_job::measure_file(&recipe, &input, original.as_deref(), &files, None)
    };
    let alone = measured(None).expect_err("nobody knows");
    assert_eq!(
        (alone.code, alone.detail.as_deref()),
        (Code::HierarchyParameter, Some("records-unknown"))
    );
    let beside = measured(Some(data)).expect("the table is there");
    assert_eq!(beside.models[0].achieved, Some(3.0));
}
