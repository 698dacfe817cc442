//! `outis run --summary`: what may be told to everybody who has the release, and nothing else.

use crate::support::{Desk, recipe};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// Seven people of whom one is left out, on columns of several kinds.
fn desk() -> Desk {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "person", "role": "identifier"},
        {"name": "born", "role": "quasi-identifier", "type": "date",
         "hierarchy": {"kind": "date", "format": "%Y-%m-%d", "levels": ["month", "year", "decade"]}},
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "age", "role": "quasi-identifier", "type": "integer",
         "hierarchy": {"kind": "intervals", "start": 0, "end": 100, "steps": [10, 20]}},
        {"name": "sex", "role": "quasi-identifier"},
        {"name": "job", "role": "quasi-identifier", "hierarchy": {"kind": "groups", "groups":
            [{"label": "hands", "values": ["smith", "baker"]}, {"label": "desk", "values": ["clerk", "judge"]},
             {"label": "sword", "values": ["knight"]}]}},
        {"name": "town", "role": "quasi-identifier"},
        {"name": "illness", "role": "sensitive"},
        {"name": "visits", "role": "insensitive"},
    ]);
    let more = json!({
        "models": [
            {"model": "k-anonymity", "k": 3},
            {"model": "distinct-l-diversity", "attribute": "illness", "l": 2},
        ],
        "suppression": {"limit": 0.19},
        "search": {"algorithm": "fixed",
                   "levels": {"born": 3, "zip": 2, "age": 1, "sex": 0, "job": 1, "town": 1}},
    });
    let mut recipe: Value = serde_json::from_str(&recipe(attributes, 3, json!({}))).unwrap();
    for (name, value) in more.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    desk.write("recipe.json", recipe.to_string());
    desk.write(
        "data.csv",
        "person,born,zip,age,sex,job,town,illness,visits\n\
        Ann,1991-02-03,10115,31,f,smith,Ulm,flu,1\n\
        Bea,1992-03-04,10117,32,f,baker,Bonn,asthma,2\n\
        Cleo,1993-04-05,10119,33,f,smith,Ulm,flu,3\n\
        Dora,1981-02-03,20115,41,f,clerk,Ulm,flu,4\n\
        Eva,1982-03-04,20117,42,f,judge,Bonn,gout,5\n\
        Fay,1983-04-05,20119,43,f,clerk,Ulm,flu,6\n\
        Gus,1931-04-05,99999,91,m,knight,Trier,leprosy,7\n",
    );
    desk
}

/// Every key with the path to it; a place in a list is no part of it.
fn paths(value: &Value, prefix: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let path = format!("{prefix}/{name}");
                paths(value, &path, found);
                found.insert(path);
            }
        }
        Value::Array(members) => members.iter().for_each(|member| paths(member, prefix, found)),
        _ => {}
    }
}

fn summary(desk: &Desk) -> (String, Value) {
    let said = desk.outis(&[
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "release.csv",
        "--report",
        "report.json",
        "--summary",
        "summary.json",
        "--quiet",
    ]);
    assert_eq!((said.code, said.stderr.as_str()), (Some(0), ""));
    let text = desk.read("summary.json");
    (text.clone(), serde_json::from_str(&text).unwrap())
}

/// What a summary may tell, whatever was done.
fn allowed() -> BTreeSet<String> {
    let allowed = [
        "/audience",
        "/columns",
        "/columns/name",
        "/columns/role",
        "/columns/shown",
        "/kind",
        "/models",
        "/models/asked",
        "/models/asked/attribute",
        "/models/asked/k",
        "/models/asked/l",
        "/models/met",
        "/models/model",
        "/outis",
        "/output",
        "/output/records",
        "/output/sha256",
        "/risk",
        "/risk/above-threshold",
        "/risk/average",
        "/risk/highest",
        "/risk/threshold",
        "/risk/unit",
        "/version",
    ];
    allowed.map(str::to_owned).into()
}

fn told_fields(told: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    paths(told, "", &mut found);
    found
}

#[test]
fn it_has_these_fields_and_no_others() {
    let (_, told) = summary(&desk());
    assert_eq!(told_fields(&told), allowed());
}

#[test]
fn it_says_what_each_column_shows_and_what_is_met() {
    let desk = desk();
    let (_, told) = summary(&desk);
    let shown: Vec<(&str, &str, &str)> = told["columns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|column| ["name", "role", "shown"].map(|field| column[field].as_str().unwrap()))
        .map(|[name, role, shown]| (name, role, shown))
        .collect();
    assert_eq!(
        shown,
        [
            ("person", "identifier", "removed"),
            ("born", "quasi-identifier", "decade"),
            ("zip", "quasi-identifier", "the last 2 characters hidden"),
            ("age", "quasi-identifier", "intervals of 10"),
            ("sex", "quasi-identifier", "as in the input"),
            ("job", "quasi-identifier", "groups of values: desk · hands"),
            ("town", "quasi-identifier", "nothing: the same for all records"),
            ("illness", "sensitive", "as in the input"),
            ("visits", "insensitive", "as in the input"),
        ]
    );
    assert_eq!(
        told["models"],
        json!([
            {"model": "k-anonymity", "asked": {"k": 3}, "met": true},
            {"model": "distinct-l-diversity", "asked": {"attribute": "illness", "l": 2}, "met": true},
        ])
    );
    // From the file itself: two groups of three.
    let release = desk.read("release.csv");
    let hash: String = Sha256::digest(&release).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!((&told["output"]["sha256"], &told["output"]["records"]), (&json!(hash), &json!(6)));
    assert_eq!(release.lines().count(), 7);
    assert_eq!((&told["kind"], &told["audience"]), (&json!("summary"), &json!("public")));
    assert_eq!(told["risk"]["highest"], json!(1.0 / 3.0));
    assert_eq!(told["risk"]["average"], json!(2.0 / 6.0));
}

#[test]
fn of_a_model_about_some_values_it_says_so_without_the_values() {
    let desk = desk();
    let mut recipe: Value = serde_json::from_str(&desk.read("recipe.json")).unwrap();
    recipe["models"][1] = json!({"model": "alpha-k-anonymity", "attribute": "illness",
        "alpha": 0.5, "k": 3, "values": ["gout", "asthma"]});
    desk.write("recipe.json", recipe.to_string());
    let (text, told) = summary(&desk);
    let asked = json!({"alpha": 0.5, "attribute": "illness", "k": 3});
    let model = &told["models"][1];
    assert_eq!((&model["asked"], &model["untold"]), (&asked, &json!(["values"])));
    assert!(!text.contains("gout"), "{text}");
    let mut allowed = allowed();
    allowed.remove("/models/asked/l");
    allowed.extend(["/models/asked/alpha", "/models/untold"].map(str::to_owned));
    assert_eq!(told_fields(&told), allowed);
}

/// Six people of whom two stand alone, and what is asked of them.
fn couples(more: Value) -> Desk {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "age", "role": "quasi-identifier"}, {"name": "sex", "role": "quasi-identifier"}
    ]);
    let mut recipe: Value = serde_json::from_str(&recipe(attributes, 2, json!({}))).unwrap();
    for (name, value) in more.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    desk.write("recipe.json", recipe.to_string());
    desk.write("data.csv", "age,sex\n1,F\n1,F\n2,M\n2,M\n3,X\n4,Y\n");
    desk
}

/// Whoever searched otherwise for the same table tells the same of it.
#[test]
fn records_that_are_starred_are_told_alike_by_every_search() {
    for search in ["optimal", "subtree", "mondrian", "iterative", "kaca", "cell-suppression"] {
        let desk = couples(json!({
            "suppression": {"limit": 0.4, "style": "star"}, "search": {"algorithm": search}
        }));
        let (_, told) = summary(&desk);
        assert_eq!(desk.read("release.csv").matches("*,*").count(), 2, "{search}");
        for column in told["columns"].as_array().unwrap() {
            assert_eq!(column["shown"], "as in the input, or nothing (*)", "{search}");
        }
    }
}

#[test]
fn of_missing_cells_that_match_everything_it_says_so() {
    let desk = couples(json!({"missing": {"match": "wildcard"}}));
    desk.write("data.csv", "age,sex\n1,F\n1,\n2,M\n,M\n");
    let (_, told) = summary(&desk);
    assert_eq!(told["models"][0]["asked"], json!({"k": 2, "missing.match": "wildcard"}));
}

/// The share of a population of known size says how many were sampled, of whom some are left out.
#[test]
fn the_share_that_was_sampled_is_not_told() {
    let desk = couples(json!({"models": [
        {"model": "k-anonymity", "k": 2},
        {"model": "population-uniqueness", "max": 1, "sampling-fraction": 0.0857},
    ], "suppression": {"limit": 0.4}}));
    let (text, told) = summary(&desk);
    assert_eq!(told["models"][1]["untold"], json!(["sampling-fraction"]));
    assert!(!text.contains("0.0857"), "{text}");
}

#[test]
fn of_a_release_without_a_record_it_tells_that() {
    let desk = desk();
    let mut recipe: Value = serde_json::from_str(&desk.read("recipe.json")).unwrap();
    recipe["models"] = json!([{"model": "k-anonymity", "k": 8}]);
    recipe["suppression"] = json!({"limit": 1});
    desk.write("recipe.json", recipe.to_string());
    let (_, told) = summary(&desk);
    assert_eq!((&told["output"]["records"], &told["risk"]), (&json!(0), &Value::Null));
}

/// Stays of persons, some with several, with a line of totals at the end.
fn stays() -> Desk {
    let desk = Desk::new();
    let mut text = "person,came,age,sex,zip,land,cost\n".to_owned();
    for record in 0..120_u32 {
        let person = record % 80;
        let land = if person % 9 == 0 { "FR" } else { "DE" };
        text += &format!(
            "P{person},2023-{:02}-{:02},{},{},1011{},{land},{}\n",
            1 + person % 2,
            1 + record % 9,
            30 + person % 20,
            if person % 2 == 0 { "f" } else { "m" },
            person % 3,
            100 + record % 7,
        );
    }
    text += "total,,,,,,99999\n";
    desk.write("data.csv", text);
    desk
}

/// A recipe for them with these fields besides.
fn of_stays(more: &Value) -> String {
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "data": {"kind": "table", "format": {"header": true, "skip-last": 1}},
        "attributes": [
            {"name": "person", "role": "identifier"},
            {"name": "came", "role": "quasi-identifier", "type": "date",
             "hierarchy": {"kind": "date", "format": "%Y-%m-%d", "levels": ["five-years", "decade"]}},
            {"name": "age", "role": "quasi-identifier", "type": "integer",
             "hierarchy": {"kind": "cuts", "cuts": [[35, 40, 45], [40]]}},
            {"name": "sex", "role": "quasi-identifier"},
            {"name": "zip", "role": "quasi-identifier",
             "hierarchy": {"kind": "ready", "ladder": "plz-leitregion"}},
            {"name": "land", "role": "quasi-identifier",
             "hierarchy": {"kind": "rare", "below": [60, 70], "label": "other"}},
            {"name": "cost", "role": "insensitive"},
        ],
        "models": [{"model": "k-anonymity", "k": 3}],
        "suppression": {"limit": 0.1},
    });
    for (name, value) in more.as_object().unwrap() {
        recipe[name] = value.clone();
    }
    recipe.to_string()
}

/// What is told of each column of the stays.
fn shown_of(desk: &Desk, more: &Value) -> Vec<String> {
    desk.write("recipe.json", of_stays(more));
    let (text, told) = summary(desk);
    let extra: Vec<String> = told_fields(&told).difference(&allowed()).cloned().collect();
    assert_eq!(extra, [""; 0], "{more}");
    let report: Value = serde_json::from_str(&desk.read("report.json")).unwrap();
    for secret in [&report["input"]["sha256"], &json!("99999"), &json!("left-out"), &json!("P1")] {
        assert!(!text.contains(secret.as_str().unwrap()), "{secret} in {text}");
    }
    let columns = told["columns"].as_array().unwrap().iter();
    columns.map(|column| column["shown"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn what_it_says_of_columns_is_true_of_every_kind_of_job() {
    let desk = stays();
    let levels = json!({"came": 1, "age": 2, "sex": 0, "zip": 1, "land": 1});
    let fixed = json!({"algorithm": "fixed", "levels": levels});
    let of_levels = [
        "removed",
        "five years",
        "ranges: <40 · >=40",
        "as in the input",
        "first two digits",
        "frequent values, rare ones together",
        "as in the input",
    ];
    assert_eq!(shown_of(&desk, &json!({"search": fixed})), of_levels);
    let entity = json!({"search": fixed, "records": {"entity": "person"}});
    assert_eq!(shown_of(&desk, &entity), of_levels);

    // One record for each person: what it shows of several is told.
    let fold = json!({"data": {"kind": "table", "format": {"header": true, "skip-last": 1},
        "fold": {"by": "person", "order": "came", "columns": {
            "cost": {"keep": "sum"}, "land": {"keep": "last"}, "stays": {"keep": "count"}}}},
        "search": {"algorithm": "fixed", "levels":
            {"came": 1, "age": 2, "sex": 0, "zip": 1, "land": 3, "stays": 0}},
        "suppression": {"limit": 1}});
    assert_eq!(
        shown_of(&desk, &fold),
        [
            "removed",
            "five years (each person's first record)",
            "ranges: <40 · >=40 (each person's first record)",
            "as in the input (each person's first record)",
            "first two digits (each person's first record)",
            "nothing: the same for all records",
            "the sum of each person's records",
            "how many each person has",
        ]
    );

    // Where levels may mix, those that occur; and stars are no values of the input.
    let alike = shown_of(&desk, &json!({"search": {"algorithm": "subtree"}}));
    let exact = "as in the input";
    assert_eq!(
        alike[1..],
        ["five years", "ranges: <35 · 35-39 · 40-44 · >=45", exact, exact, exact, exact]
    );
    let mixed = shown_of(&desk, &json!({"search": {"algorithm": "mondrian"}}));
    assert_eq!(
        mixed[2],
        "from cell to cell: ranges: <35 · 35-39 · 40-44 · >=45, or ranges: <40 · >=40, or nothing (*)"
    );
    let cells = shown_of(&desk, &json!({"search": {"algorithm": "cell-suppression"}}));
    assert_eq!(cells[1], "as in the input, or nothing (*)");
    assert_eq!(cells[2], "nothing: the same for all records");
    let starred = json!({"search": {"algorithm": "fixed",
        "levels": {"came": 2, "age": 0, "sex": 0, "zip": 3, "land": 0}},
        "suppression": {"limit": 1, "style": "star"}, "models": [{"model": "k-anonymity", "k": 4}]});
    let starred = shown_of(&desk, &starred);
    assert_eq!(starred[1..3], ["decade, or nothing (*)", "as in the input, or nothing (*)"]);
    assert_eq!(starred[4], "nothing: the same for all records");
}

/// What is told of the column `job` on its first level, of which the values stand in so many records
/// each; those in two or fewer are left out.
fn shown_of_jobs(hierarchy: &Value, records: &[(&str, usize)]) -> String {
    let desk = Desk::new();
    let rows = records.iter().flat_map(|&(job, records)| vec![format!("{job},1\n"); records]);
    desk.write("data.csv", "job,visits\n".to_owned() + &rows.collect::<String>());
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "job", "role": "quasi-identifier", "hierarchy": hierarchy},
            {"name": "visits", "role": "insensitive"},
        ],
        "models": [{"model": "k-anonymity", "k": 3}],
        "suppression": {"limit": 1},
        "search": {"algorithm": "fixed", "levels": {"job": 1}},
    });
    desk.write("recipe.json", recipe.to_string());
    let (_, told) = summary(&desk);
    told["columns"][0]["shown"].as_str().unwrap().to_owned()
}

#[test]
fn groups_are_told_that_the_release_shows_and_what_stands_beside_them() {
    let clergy = json!({"kind": "groups", "groups": [
        {"label": "clergy", "values": ["bishop", "pope"]}, {"label": "hands", "values": ["smith"]}]});
    // Whoever is in the only group is left out: that there is one is told nobody.
    assert_eq!(
        shown_of_jobs(&clergy, &[("cook", 9), ("judge", 9), ("bishop", 1)]),
        "as in the input"
    );
    assert_eq!(
        shown_of_jobs(&clergy, &[("cook", 9), ("smith", 9), ("pope", 1), ("", 5)]),
        "groups of values: hands, or as in the input, or empty"
    );
    let rare = json!({"kind": "rare", "below": [3], "label": "other"});
    assert_eq!(shown_of_jobs(&rare, &[("cook", 9), ("judge", 9), ("pope", 1)]), "as in the input");
    assert_eq!(
        shown_of_jobs(&rare, &[("cook", 9), ("judge", 2), ("pope", 2)]),
        "frequent values, rare ones together"
    );
    let cuts = json!({"kind": "cuts", "cuts": [[90]]});
    assert_eq!(
        shown_of_jobs(&cuts, &[("20", 9), ("30", 9), ("95", 1)]),
        "nothing: the same for all records"
    );
    let ladder = json!({"kind": "ready", "ladder": "plz-leitregion", "others": "elsewhere"});
    assert_eq!(
        shown_of_jobs(&ladder, &[("10115", 9), ("20095", 9), ("x", 9)]),
        "first two digits, or elsewhere"
    );
    let many: Vec<Value> = (0..15)
        .map(|group| json!({"label": format!("G{group}"), "values": [format!("v{group}")]}))
        .collect();
    let values: Vec<String> = (0..15).map(|group| format!("v{group}")).collect();
    let records: Vec<(&str, usize)> = values.iter().map(|value| (value.as_str(), 3)).collect();
    let many = json!({"kind": "groups", "groups": many});
    assert_eq!(shown_of_jobs(&many, &records), "15 groups of values");
}

#[test]
fn it_tells_nothing_of_who_was_left_out_nor_of_the_input() {
    let desk = desk();
    let (text, _) = summary(&desk);
    let report: Value = serde_json::from_str(&desk.read("report.json")).unwrap();
    assert_eq!(report["solution"]["suppressed"], 1);
    let hash = report["input"]["sha256"].as_str().unwrap();
    for secret in
        [hash, "Gus", "leprosy", "Trier", "1930", "sword", "suppress", "fixed", "shuffle", "0.19"]
    {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
}

#[test]
fn no_summary_is_written_where_there_is_no_release() {
    let desk = desk();
    let recipe = desk.read("recipe.json").replace("\"k\":3", "\"k\":7");
    desk.write("recipe.json", recipe);
    let said = desk.outis(&[
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "release.csv",
        "--report",
        "report.json",
        "--summary",
        "summary.json",
        "--quiet",
    ]);
    assert_eq!(said.code, Some(1), "{said:?}");
    assert_eq!(desk.files(), ["data.csv", "recipe.json", "report.json"]);
    // Nor over a file that is read.
    let said = desk.outis(&[
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "release.csv",
        "--report",
        "report.json",
        "--summary",
        "data.csv",
        "--quiet",
    ]);
    assert_eq!(said.code, Some(2), "{said:?}");
}
