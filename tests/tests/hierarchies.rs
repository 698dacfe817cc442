//! Kinds of hierarchies held against tables of levels with the same chains, which an oracle makes
//! that is written from the definitions (spec B2, B3): the same levels are found, the same bytes
//! released, and the same is measured of them.

use fastrand::Rng;
use outis_job::show;
use outis_protocol::problem::{Code, Problem};
use outis_tests::harness::{self, Attached, SEED};
use outis_tests::random::chains::{self, Made};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A column that was drawn: its cells, its hierarchy, and what it is said to hold.
struct Drawn {
    cells: Vec<String>,
    made: Made,
    holds: &'static str,
}

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
    format!(
        "a,b\n{}",
        cells.iter().map(|cell| format!("{cell},{}\n", random.u8(0..2))).collect::<String>()
    )
}

/// Cells of these values, some of them missing.
fn cells(random: &mut Rng, values: &[String]) -> Vec<String> {
    let missing = random.u8(0..3) == 0;
    let others = (0..random.usize(2..12)).map(|_| match missing && random.u8(0..5) == 0 {
        true => String::new(),
        false => values[random.usize(0..values.len()).min(random.usize(0..values.len()))].clone(),
    });
    [vec![values[0].clone()], others.collect()].concat()
}

fn texts(random: &mut Rng) -> Vec<String> {
    (0..random.usize(1..8)).map(|value| format!("v{value}")).collect()
}

/// Named groups, cut points or rare values, by number.
fn drawn(random: &mut Rng, number: usize) -> Drawn {
    match number % 3 {
        0 => {
            let values = texts(random);
            let made = chains::groups(random, &values);
            Drawn { cells: cells(random, &values), made, holds: "text" }
        }
        1 => {
            let values = chains::numbers(random);
            let made = chains::cuts(random, &values);
            Drawn { cells: cells(random, &values), made, holds: "integer" }
        }
        _ => {
            let values = texts(random);
            let cells = cells(random, &values);
            let made = chains::rare(random, &values, &cells);
            Drawn { cells, made, holds: "text" }
        }
    }
}

/// The table of levels with the same chains.
fn written_down(drawn: &Drawn) -> Value {
    let mut values: Vec<&String> = drawn.cells.iter().filter(|cell| !cell.is_empty()).collect();
    values.sort_unstable();
    values.dedup();
    json!({"kind": "levels", "rows": values.iter().map(|value| {
        [vec![(*value).clone()], drawn.made.chains[*value].clone(), vec!["*".to_owned()]].concat()
    }).collect::<Vec<_>>()})
}

#[test]
fn a_release_is_that_of_the_table_with_the_same_chains() {
    let mut random = Rng::with_seed(14);
    let mut released = BTreeMap::new();
    for number in 0..600 {
        let drawn = drawn(&mut random, number);
        let data = file(&drawn.cells, &mut random);
        let search = ["optimal", "datafly", "kaca", "cell-suppression"][random.usize(0..4)];
        let [own, table] = [drawn.made.hierarchy.clone(), written_down(&drawn)]
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
            "label, description, values, meanings, groups",
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

/// A recipe with a group in so many others.
fn nested(depth: usize) -> String {
    let (open, close) = (r#"{"label": "#, r#"}"#);
    let begin: String =
        (0..depth).map(|level| format!(r#"{open}"g{level}", "groups": ["#)).collect();
    let end = format!("]{close}").repeat(depth);
    let text = recipe(&json!({"kind": "groups", "groups": "HERE"}), "text", "optimal").to_string();
    text.replace("\"HERE\"", &format!(r#"[{begin}{open}"g", "values": ["1"]{close}{end}]"#))
}

/// As deep as JSON is read, and deeper.
#[test]
fn deep_groups_are_built_or_refused() {
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
    let compared = measured(Some(data)).expect("the table is there");
    assert_eq!(compared.models[0].achieved, Some(3.0));
}
