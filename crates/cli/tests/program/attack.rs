//! `outis attack`: what somebody would learn of people from a release.

use crate::support::{Desk, recipe};
use serde_json::{Value, json};

/// Spec's T4 with its hierarchies and four voters, of whom one is in it.
fn desk() -> Desk {
    let desk = Desk::new();
    let levels = |rows: &[[&str; 4]]| json!({"kind": "levels", "rows": rows});
    let zip = levels(&[["13053", "1305*", "130**", "*"], ["13067", "1306*", "130**", "*"]]);
    let age = levels(&[
        ["22", "<30", "<40", "*"],
        ["28", "<30", "<40", "*"],
        ["29", "<30", "<40", "*"],
        ["36", "3*", "<40", "*"],
        ["37", "3*", "<40", "*"],
        ["23", "<30", "<40", "*"],
    ]);
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": zip},
        {"name": "age", "role": "quasi-identifier", "hierarchy": age},
        {"name": "from", "role": "quasi-identifier"},
        {"name": "ill", "role": "sensitive"},
    ]);
    desk.write("recipe.json", recipe(attributes, 4, json!({})));
    desk.write(
        "data.csv",
        "zip,age,from,ill\n13053,28,Brazilian,HD\n13067,29,US,HD\n13053,37,Indian,CA\n\
        13067,36,Japanese,CA\n",
    );
    desk.write(
        "voters.csv",
        "name,zip,age,from\nJohn,13067,45,US\nPaul,13067,22,US\nBob,13067,29,US\nChris,13067,23,US\n",
    );
    desk
}

fn attacked(desk: &Desk, more: &[&str]) -> (Option<i32>, Value) {
    let asked = ["attack", "recipe.json", "--input", "data.csv", "--json"];
    let said = desk.outis(&[&asked[..], more].concat());
    assert_eq!(said.stderr, "");
    (said.code, serde_json::from_str(&said.stdout).unwrap())
}

pub(crate) fn findings<'a>(report: &'a Value, attack: &str) -> &'a Vec<Value> {
    let attacks = report["attacks"].as_array().unwrap();
    attacks.iter().find(|one| one["attack"] == attack).unwrap()["findings"].as_array().unwrap()
}

#[test]
fn an_attack_that_is_named_twice_is_tried_once() {
    let desk = desk();
    let tried = |only: &str| attacked(&desk, &["--release", "data.csv", "--only", only]);
    assert_eq!(tried("linking,linking"), tried("linking"));
    assert_eq!(tried("linking,membership,linking"), tried("linking,membership"));
}

#[test]
fn the_one_voter_of_a_raw_table_is_linked_to_his_row() {
    let desk = desk();
    let more = ["--release", "data.csv", "--known", "voters.csv"];
    let (code, report) = attacked(&desk, &more);
    assert_eq!(code, Some(1));
    let expected = json!([{"persons": [4], "people": 1, "fact": {"kind": "identity"},
        "confidence": 1.0, "prior": 0.25, "journalist": 1.0, "rows": [2], "records": 1}]);
    assert_eq!(json!(findings(&report, "linking")), expected);
    let ill = &findings(&report, "homogeneity")[0];
    assert_eq!(
        (&ill["persons"], &ill["fact"]),
        (&json!([4]), &json!({"kind": "value", "attribute": "ill"}))
    );
    let (_, told) = attacked(&desk, &[&more[..], &["--values"]].concat());
    let ill = &findings(&told, "homogeneity")[0]["fact"];
    assert_eq!(ill, &json!({"kind": "value", "attribute": "ill", "value": "HD"}));
    let absent = &findings(&report, "membership")[0];
    assert_eq!(
        (&absent["persons"], &absent["fact"]),
        (&json!([2, 3, 5]), &json!({"kind": "absent"}))
    );
    assert_eq!(desk.files(), ["data.csv", "recipe.json", "voters.csv"]);
}

#[test]
fn a_release_hides_each_voter_among_four() {
    let desk = desk();
    let ran = desk.outis(&[
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "out.csv",
        "--report",
        "report.json",
    ]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let more = ["--release", "out.csv", "--known", "voters.csv", "--only", "linking"];
    let (code, report) = attacked(&desk, &more);
    assert_eq!(code, Some(0));
    let [all] = &findings(&report, "linking")[..] else { panic!("one set") };
    assert_eq!((&all["confidence"], &all["rows"]), (&json!(0.25), &json!([1, 2, 3, 4])));
    // Of the people of the input each is one of four, and of two illnesses.
    let (code, report) = attacked(&desk, &["--release", "out.csv", "--exclude", "0"]);
    assert_eq!((code, report["attacks"].as_array().unwrap().len()), (Some(0), 7));
    assert_eq!(findings(&report, "linking")[0]["people"], 4);
    // Whoever can exclude one of the two knows the other.
    assert_eq!(attacked(&desk, &["--release", "out.csv"]).0, Some(1));
    let likely = ["--release", "out.csv", "--only", "background", "--likelihood", "ill=HD=0.1"];
    let (code, report) = attacked(&desk, &likely);
    assert_eq!(code, Some(1));
    assert!(findings(&report, "background")[0]["confidence"].as_f64().unwrap() > 0.909);
    let said =
        desk.outis(&["attack", "recipe.json", "--input", "data.csv", "--release", "out.csv"]);
    let line = "linking: tried on 4 persons, nothing is learned with a confidence of 90.0 %, the highest is 25.0 %\n";
    assert!(said.stdout.starts_with(line), "{said:?}");
    assert!(
        said.stdout.contains("membership: not tried, since what it needs was not given\n"),
        "{said:?}"
    );
}

/// Three visits of one person are no three people.
/// Spec H5: salaries of 20, 30 and 40 among 20 to 100. The recipe does not say that they are
/// numbers, but a model takes them for such.
#[test]
fn what_a_model_measures_as_numbers_is_a_range_of_them() {
    let desk = Desk::new();
    let rows = ["a,20", "a,30", "a,40", "b,50", "b,80", "b,100", "c,60", "c,70", "c,90"];
    desk.write("data.csv", format!("zip,salary\n{}\n", rows.join("\n")));
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier"},
        {"name": "salary", "role": "sensitive"},
    ]);
    for (distance, found) in [("equal", 0), ("ordered", 1), ("numeric", 1)] {
        let close = json!({"model": "t-closeness", "t": 1, "attribute": "salary",
            "distance": distance});
        let models = json!([{"model": "k-anonymity", "k": 3}, close]);
        desk.write("recipe.json", recipe(attributes.clone(), 3, json!({"models": models})));
        let (_, report) = attacked(&desk, &["--release", "data.csv"]);
        let ranges = findings(&report, "similarity");
        assert_eq!(ranges.len(), found, "{distance}");
        for range in ranges {
            assert_eq!(
                range["fact"],
                json!({"kind": "range", "attribute": "salary", "width": 0.25})
            );
        }
    }
}

#[test]
fn somebody_s_own_records_hide_nobody() {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "who", "role": "identifier"},
        {"name": "zip", "role": "quasi-identifier"},
    ]);
    let entity = json!({"records": {"entity": "who"}});
    desk.write("recipe.json", recipe(attributes, 2, entity));
    desk.write("data.csv", "who,zip\nAnn,1\nAnn,1\nAnn,1\nBea,2\nCleo,2\n");
    desk.write("out.csv", "zip\n1\n1\n1\n2\n2\n");
    desk.write("register.csv", "zip\n1\n");
    let (code, report) = attacked(&desk, &["--release", "out.csv"]);
    assert_eq!((code, &findings(&report, "linking")[0]["confidence"]), (Some(1), &json!(1.0)));
    assert_eq!(findings(&report, "linking")[0]["persons"], json!([2, 3, 4]));
    let more = ["--release", "out.csv", "--known", "register.csv", "--only", "linking"];
    let (code, report) = attacked(&desk, &more);
    assert_eq!((code, &findings(&report, "linking")[0]["confidence"]), (Some(1), &json!(1.0)));
}

/// Spec H9: somebody who knows that a table is generalized only if more than half of those with one
/// zip share an illness knows which zip that was.
#[test]
fn what_had_to_be_generalized_tells_why() {
    let desk = Desk::new();
    let attributes = json!([
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "ill", "role": "sensitive"},
    ]);
    let models = json!({"models": [
        {"model": "alpha-k-anonymity", "attribute": "ill", "alpha": 0.5, "k": 2},
    ]});
    let mut asked: Value = serde_json::from_str(&recipe(attributes, 2, json!({}))).unwrap();
    asked["models"] = models["models"].clone();
    desk.write("recipe.json", asked.to_string());
    desk.write("data.csv", "zip,ill\n11,HIV\n11,HIV\n12,flu\n12,gout\n12,cold\n12,cough\n");
    let ran = desk.outis(&[
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "out.csv",
        "--report",
        "report.json",
    ]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let (code, report) =
        attacked(&desk, &["--release", "out.csv", "--only", "minimality", "--values"]);
    assert_eq!(code, Some(1));
    let expected = json!([{"persons": [2, 3], "people": 2, "confidence": 1.0, "prior": 2.0 / 6.0,
        "fact": {"kind": "value", "attribute": "ill", "value": "HIV"},
        "rows": [1, 2, 3, 4, 5, 6], "records": 6}]);
    assert_eq!(json!(findings(&report, "minimality")), expected);
    // Of another file nobody knows how it came about.
    let (code, report) = attacked(&desk, &["--release", "data.csv", "--only", "minimality"]);
    assert_eq!((code, &report["attacks"][0]["tried"]), (Some(0), &json!(0)));
}

/// The same of persons who have several records: in the two worlds that are left of six both have both
/// illnesses, and a person who has an illness in any record has it.
#[test]
fn what_had_to_be_generalized_tells_of_persons() {
    let desk = Desk::new();
    let rows = json!([
        ["b", "Q1g0", "Q2g1", "*"],
        ["c", "Q1g1", "Q2g0", "*"],
        ["a", "Q1g0", "Q2g1", "*"],
        ["d", "Q1g0", "Q2g1", "*"],
    ]);
    let attributes = json!([
        {"name": "id", "role": "identifier"},
        {"name": "q", "role": "quasi-identifier", "hierarchy": {"kind": "levels", "rows": rows}},
        {"name": "s", "role": "sensitive"},
    ]);
    let more = json!({"records": {"entity": "id"}, "output": {"shuffle": false}});
    let mut asked: Value = serde_json::from_str(&recipe(attributes, 2, more)).unwrap();
    let both = json!([
        {"model": "k-anonymity", "k": 2},
        {"model": "alpha-k-anonymity", "attribute": "s", "alpha": 0.5, "k": 2, "values": ["u"]},
    ]);
    asked["models"] = both;
    desk.write("recipe.json", asked.to_string());
    desk.write("data.csv", "id,q,s\np1,b,v\np2,c,u\np1,c,u\np2,b,v\n");
    let run = ["run", "recipe.json", "--input", "data.csv", "--output", "out.csv"];
    let ran = desk.outis(&[&run[..], &["--report", "report.json"]].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let (code, report) =
        attacked(&desk, &["--release", "out.csv", "--only", "minimality", "--values"]);
    assert_eq!(code, Some(1));
    let attack = &report["attacks"][0];
    assert_eq!((&attack["tried"], &attack["succeeded"]), (&json!(2), &json!(2)));
    let found = findings(&report, "minimality");
    assert_eq!(found.len(), 4);
    for finding in found {
        let [confidence, prior] = ["confidence", "prior"].map(|it| finding[it].as_f64().unwrap());
        assert_eq!((confidence, &finding["people"]), (1.0, &json!(1)));
        assert!((prior - 5.0 / 6.0).abs() < 1e-12, "{prior}");
    }
}

#[test]
fn what_does_not_belong_together_is_refused() {
    let desk = desk();
    desk.write("other.csv", "name,street\nBob,Main\n");
    desk.write("foreign.csv", "zip,age,from,ill\n130**,<41,*,HD\n");
    desk.write("otherwise.csv", "name,zip\n".to_owned() + &"Ann,US-13053\n".repeat(10));
    let refused = |more: &[&str]| {
        let asked = ["attack", "recipe.json", "--input", "data.csv", "--json"];
        let said = desk.outis(&[&asked[..], more].concat());
        assert_eq!((said.code, said.stdout.as_str()), (Some(2), ""));
        let problem: Value = serde_json::from_str(&said.stderr).unwrap();
        assert!(!said.stderr.contains("<41") && !said.stderr.contains("Bob"), "{said:?}");
        problem["code"].as_str().unwrap().to_owned()
    };
    assert_eq!(refused(&["--release", "foreign.csv"]), "not-of-release");
    assert_eq!(refused(&["--release", "data.csv", "--known", "other.csv"]), "nothing-in-common");
    let otherwise = ["--release", "data.csv", "--known", "otherwise.csv"];
    assert_eq!(refused(&otherwise), "register-unlike");
    assert_eq!(refused(&["--release", "data.csv", "--only", "guessing"]), "unknown-choice");
    assert_eq!(refused(&["--release", "data.csv", "--confidence", "2"]), "parameter");
    assert_eq!(refused(&["--release", "data.csv", "--likelihood", "age=22=1"]), "not-sensitive");
    assert_eq!(refused(&["--release", "data.csv", "--likelihood", "ill=flue=1"]), "unknown-values");
}

/// Of a date a year or a range of years may be known; what is no date fits nobody, and least of all everybody.
#[test]
fn a_part_of_a_date_is_known_and_what_is_none_is_refused() {
    let desk = Desk::new();
    let dates = json!({"kind": "date", "format": "%d.%m.%Y", "levels": ["decade"]});
    let attributes = json!([
        {"name": "born", "role": "quasi-identifier", "hierarchy": dates},
        {"name": "ill", "role": "insensitive"},
    ]);
    desk.write("recipe.json", recipe(attributes, 2, json!({})));
    desk.write(
        "data.csv",
        "born,ill\n17.08.1958,flu\n03.04.1958,flu\n01.01.1962,flu\n31.12.1964,flu\n",
    );
    let linked = |known: &str| {
        desk.write("known.csv", format!("name,born\nBob,{known}\n"));
        let more = ["--release", "data.csv", "--known", "known.csv", "--confidence", "0.01"];
        let (_, report) = attacked(&desk, &more);
        let found = findings(&report, "linking").first().map(|found| found["rows"].clone());
        found.unwrap_or_else(|| json!([]))
    };
    assert_eq!(linked("1958"), json!([1, 2]));
    assert_eq!(linked("1960-1963"), json!([3]));
    assert_eq!(linked("12.1964"), json!([4]));
    assert_eq!(linked("1958-1962"), json!([1, 2, 3]));
    for nobody in ["1953", "2010", "1940-1949", "1959"] {
        assert_eq!(linked(nobody), json!([]), "{nobody}");
    }
    for unread in ["banana", "04/03/1958", "58"] {
        desk.write("known.csv", format!("name,born\nBob,{unread}\n"));
        let asked = ["attack", "recipe.json", "--input", "data.csv", "--json"];
        let more = ["--release", "data.csv", "--known", "known.csv"];
        let said = desk.outis(&[&asked[..], &more].concat());
        let problem: Value = serde_json::from_str(&said.stderr).unwrap();
        let told = (&problem["code"], &problem["attribute"], &problem["file"]);
        assert_eq!(told, (&json!("register-unread"), &json!("born"), &json!("known.csv")));
        assert!(!said.stderr.contains(unread), "{said:?}");
    }
}

/// A file of somebody else: four people of two groups, one of which shares its illness.
#[test]
fn a_published_file_is_audited_without_its_recipe() {
    let desk = Desk::new();
    desk.write(
        "theirs.csv",
        "age,zip,illness\n20-29,81*,flu\n20-29,81*,gout\n30-39,82*,HIV\n30-39,82*,HIV\n",
    );
    let asked = ["audit", "theirs.csv", "--quasi-identifier", "age,zip", "--sensitive", "illness"];
    let said = desk.outis(&[&asked[..], &["--json"]].concat());
    assert_eq!((said.code, said.stderr.as_str()), (Some(1), ""));
    let report: Value = serde_json::from_str(&said.stdout).unwrap();
    let figures = ["records", "k", "uniques", "classes"].map(|name| report[name].clone());
    assert_eq!(figures, [4, 2, 0, 2].map(|figure| json!(figure)));
    assert_eq!(report["sensitive"], json!([{"attribute": "illness", "l": 1.0, "t": 0.5}]));
    assert_eq!(report["columns"][2]["reason"], "given");
    let sure = &findings(&report, "homogeneity")[0];
    assert_eq!((&sure["rows"], &sure["persons"]), (&json!([3, 4]), &json!([])));
    assert!(!said.stdout.contains("HIV") && sure.get("cells").is_none(), "{said:?}");
    // Which group it is, is told on demand: the cells of its columns in their order.
    let named = desk.outis(&[&asked[..], &["--json", "--values"]].concat());
    let report: Value = serde_json::from_str(&named.stdout).unwrap();
    let sure = &findings(&report, "homogeneity")[0];
    assert_eq!(sure["cells"], json!({"age": "30-39", "zip": "82*"}));
    let linked = findings(&report, "linking").iter().map(|one| one["cells"]["zip"].clone());
    assert_eq!(linked.collect::<Vec<_>>(), [json!("81*"), json!("82*")]);
    let told = desk.outis(&asked);
    let lines = "4 records, 2 classes; the smallest has 2 records; 0 records are alone\n1 age: quasi-identifier (given, given)\n";
    assert!(told.stdout.starts_with(lines), "{told:?}");
    // There is no recipe in which anything could be declined.
    assert!(told.stdout.contains("Nothing keeps this sensitive column"), "{told:?}");
    assert!(!told.stdout.contains("in the recipe"), "{told:?}");
    assert!(
        told.stdout.contains("homogeneity: tried on 2 classes, of 1 of them something"),
        "{told:?}"
    );
    // Names that could be anything are names once somebody says so, or gives a column by one.
    desk.write("plain.csv", "a,b\nc,d\nc,d\ne,f\ne,f\n");
    let records = |more: &[&str]| {
        let said = desk.outis(&[&["audit", "plain.csv", "--json"], more].concat());
        let report: Value = serde_json::from_str(&said.stdout).unwrap();
        (report["records"].clone(), report["columns"][0]["name"].clone())
    };
    assert_eq!(records(&["--header", "no"]), (json!(5), json!("1")));
    assert_eq!(records(&["--header", "yes"]), (json!(4), json!("a")));
    assert_eq!(records(&["--sensitive", "b"]), (json!(4), json!("a")));
    // A record that reads like the names is somebody's.
    desk.write("plain.csv", "yes,no\nyes,no\nno,no\nyes,yes\nyes,no\n");
    assert_eq!(records(&["--header", "yes"]), (json!(4), json!("yes")));
    // Suppressed records that stay, and lines without content.
    desk.write("stars.csv", "age,zip,illness\n30,81*,flu\n*,*,*\n30,81*,\n,,\n,*,\n*,*,flu\n");
    let said = desk.outis(&["audit", "stars.csv", "--json"]);
    let report: Value = serde_json::from_str(&said.stdout).unwrap();
    let left_out = report["report"]["input"]["left-out"]["empty"].clone();
    assert_eq!(
        [&report["records"], &report["empty"], &left_out],
        [&json!(5), &json!(2), &json!(1)]
    );
    let told = desk.outis(&["audit", "stars.csv"]).stdout;
    let empty = "2 records show nothing: all their cells are empty or *. They were suppressed and stay, \
        or are blank lines; 1 line without content is not among the records";
    assert!(told.contains(empty), "{told}");
    let missing = desk.outis(&["audit", "theirs.csv", "--sensitive", "salary", "--json"]);
    assert_eq!(missing.code, Some(2));
    assert!(missing.stderr.contains("missing-attribute"), "{missing:?}");
}

/// Both persons of a class have a value in two groups; everybody has one in the first, and few in
/// the other.
#[test]
fn of_groups_that_hold_as_many_persons_the_one_that_tells_is_found() {
    let desk = Desk::new();
    let rows = ["1,a,g1", "1,a,h1", "2,a,g2", "2,a,h2", "3,b,g1", "4,b,g2", "5,b,g1", "6,b,g2"];
    desk.write("data.csv", format!("id,q,s\n{}\n", rows.join("\n")));
    let groups = json!([["g1", "G", "*"], ["g2", "G", "*"], ["h1", "H", "*"], ["h2", "H", "*"]]);
    let attributes = json!([
        {"name": "id", "role": "identifier"},
        {"name": "q", "role": "quasi-identifier"},
        {"name": "s", "role": "sensitive", "hierarchy": {"kind": "levels", "rows": groups}},
    ]);
    let settings = json!({"records": {"entity": "id"}, "output": {"shuffle": false}});
    desk.write("recipe.json", recipe(attributes, 2, settings));
    assert_eq!(
        desk.outis(&[
            "run",
            "recipe.json",
            "--input",
            "data.csv",
            "--output",
            "out.csv",
            "--report",
            "report.json"
        ])
        .code,
        Some(0)
    );
    let (_, report) = attacked(&desk, &["--release", "out.csv", "--only", "similarity"]);
    let found = findings(&report, "similarity");
    assert_eq!(found.len(), 1, "{report}");
    assert_eq!((&found[0]["confidence"], &found[0]["people"]), (&json!(1.0), &json!(2)));
}
