//! `outis lattice`: which nodes hold, and which of them are minimal.

use crate::support::{Desk, recipe};
use serde_json::{Value, json};

/// Four levels of zip and two of sex: ten nodes with the exact ones.
fn desk(k: u32) -> Desk {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "sex", "role": "quasi-identifier"},
    ]);
    desk.write("recipe.json", recipe(attributes, k, json!({})));
    desk.write("data.csv", "zip,sex\n101,f\n102,f\n201,m\n202,m\n");
    desk
}

#[test]
fn the_minimal_nodes_and_the_heights_are_printed() {
    let desk = desk(2);
    let asked = ["lattice", "recipe.json", "--input", "data.csv"];
    let all = desk.outis(&[&asked[..], &["--json"]].concat());
    assert_eq!((all.code, all.stderr.as_str()), (Some(0), ""));
    let all: Value = serde_json::from_str(&all.stdout).unwrap();
    let minimal = json!([{"levels": {"sex": 0, "zip": 1}, "loss": all["minimal"][0]["loss"],
        "suppressed": 0}]);
    assert_eq!((&all["lattice"], &all["minimal"]), (&json!("8"), &minimal));
    assert_eq!((&all["cell-level"], &all["exact"]), (&json!("4096"), &json!(true)));
    let holding: Vec<_> =
        all["heights"].as_array().unwrap().iter().map(|height| &height["holding"]).collect();
    assert_eq!(holding, [0, 1, 2, 2, 1]);
    let brief = desk.outis(&[&asked[..], &["--minimal", "--json"]].concat());
    let brief: Value = serde_json::from_str(&brief.stdout).unwrap();
    assert_eq!((brief.get("heights"), &brief["minimal"]), (None, &minimal));
    assert_eq!((&brief["holding"], &all["holding"]), (&json!(6), &json!(6)));
    let each = desk.outis(&[&asked[..], &["--nodes", "--json"]].concat());
    let each: Value = serde_json::from_str(&each.stdout).unwrap();
    let nodes = each["nodes"].as_array().unwrap();
    let holding = nodes.iter().filter(|node| node["holds"] == true);
    assert_eq!((nodes.len(), holding.count(), all.get("nodes")), (8, 6, None));
    assert_eq!(nodes[0]["levels"], json!({"sex": 0, "zip": 0}));
    assert_eq!((&nodes[0]["loss"], &nodes[0]["suppressed"]), (&Value::Null, &Value::Null));
    let unread = desk.outis(&[&asked[..], &["--nodes"]].concat());
    assert_eq!(unread.code, Some(2), "{unread:?}");
    let said = desk.outis(&asked);
    assert!(said.stdout.contains("8 nodes, 6 of them hold; "), "{said:?}");
    let cells = "\n4096 ways to generalize each cell of each record by itself\n";
    assert!(said.stdout.contains(cells), "{said:?}");
    assert!(said.stdout.contains("Height 2: 2 of 2 hold"), "{said:?}");
    assert!(said.stdout.contains("One minimal node:\nsex 0, zip 1: loss 0."), "{said:?}");
    assert_eq!(desk.files(), ["data.csv", "recipe.json"]);
}

#[test]
fn a_lattice_in_which_nothing_holds_ends_with_1() {
    let desk = desk(5);
    let said = desk.outis(&["lattice", "recipe.json", "--input", "data.csv"]);
    assert_eq!((said.code, said.stderr.as_str()), (Some(1), ""));
    assert!(said.stdout.contains("No node holds within the limits."), "{said:?}");
}

/// A lowest level leaves the nodes from it on; above the highest it is refused, with its path.
#[test]
fn levels_begin_at_the_floor() {
    let desk = desk(2);
    let with_floor = |floor: u32| {
        let mut recipe = desk.json("recipe.json");
        recipe["attributes"][0]["floor"] = json!(floor);
        desk.write("recipe.json", recipe.to_string());
    };
    let asked = |command: &str, more: &[&str]| {
        let said =
            desk.outis(&[&[command, "recipe.json", "--input", "data.csv"][..], more].concat());
        (said.code, said.stdout, said.stderr)
    };
    with_floor(2);
    let (code, found, _) = asked("lattice", &["--json"]);
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!((code, &found["lattice"]), (Some(0), &json!("4")));
    assert_eq!(found["minimal"][0]["levels"], json!({"sex": 0, "zip": 2}));
    let heights = found["heights"].as_array().unwrap().iter();
    let heights: Vec<_> = heights.map(|counts| (&counts["height"], &counts["nodes"])).collect();
    let expected = [(2, 1), (3, 2), (4, 1)].map(|(height, nodes)| (json!(height), json!(nodes)));
    assert_eq!(heights, expected.each_ref().map(|(height, nodes)| (height, nodes)));
    let points = asked("frontier", &["--k", "2", "--limits", "0", "--json"]).1;
    let points: Value = serde_json::from_str(&points).unwrap();
    assert_eq!(points[0]["levels"], json!({"sex": 0, "zip": 2}), "{points}");

    with_floor(4);
    let (code, _, said) = asked("lattice", &["--json"]);
    let problem: Value = serde_json::from_str(&said).unwrap();
    let told = (&problem["code"], &problem["field"], &problem["expected"]);
    assert_eq!(code, Some(2));
    assert_eq!(told, (&json!("floor-too-high"), &json!("attributes[0].floor"), &json!(3)));
    let (code, _, said) = asked("lattice", &[]);
    assert_eq!(code, Some(2));
    assert!(said.contains("The highest is 3."), "{said}");
}
