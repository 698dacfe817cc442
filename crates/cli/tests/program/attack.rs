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

fn findings<'a>(report: &'a Value, attack: &str) -> &'a Vec<Value> {
    let attacks = report["attacks"].as_array().unwrap();
    attacks.iter().find(|one| one["attack"] == attack).unwrap()["findings"].as_array().unwrap()
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

#[test]
fn what_does_not_belong_together_is_refused() {
    let desk = desk();
    desk.write("other.csv", "name,street\nBob,Main\n");
    desk.write("foreign.csv", "zip,age,from,ill\n130**,<41,*,HD\n");
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
    assert_eq!(refused(&["--release", "data.csv", "--only", "guessing"]), "unknown-choice");
    assert_eq!(refused(&["--release", "data.csv", "--confidence", "2"]), "parameter");
    assert_eq!(refused(&["--release", "data.csv", "--likelihood", "age=22=1"]), "not-sensitive");
}

const NAMES: &str = "race,birth,gender,zip,problem\n";

const PEOPLE: &str = "black,1965,male,02141,short of breath\nblack,1965,male,02141,chest pain\n\
    black,1965,female,02138,painful eye\nblack,1965,female,02138,wheezing\n\
    black,1964,female,02138,obesity\nblack,1964,female,02138,chest pain\n\
    white,1964,male,02138,short of breath\nwhite,1965,female,02139,hypertension\n\
    white,1964,male,02139,obesity\nwhite,1964,male,02139,fever\n\
    white,1967,male,02138,vomiting\nwhite,1967,male,02138,back pain\n";

const GT1: &str = "black,1965,male,02141,short of breath\nblack,1965,male,02141,chest pain\n\
    person,1965,female,0213*,painful eye\nperson,1965,female,0213*,wheezing\n\
    black,1964,female,02138,obesity\nblack,1964,female,02138,chest pain\n\
    white,1964,male,0213*,short of breath\nperson,1965,female,0213*,hypertension\n\
    white,1964,male,0213*,obesity\nwhite,1964,male,0213*,fever\n\
    white,1967,male,02138,vomiting\nwhite,1967,male,02138,back pain\n";

const GT3: &str = "black,1965,male,02141,short of breath\nblack,1965,male,02141,chest pain\n\
    black,1965,female,02138,painful eye\nblack,1965,female,02138,wheezing\n\
    black,1964,female,02138,obesity\nblack,1964,female,02138,chest pain\n\
    white,1960-69,male,02138,short of breath\nwhite,1960-69,human,02139,hypertension\n\
    white,1960-69,human,02139,obesity\nwhite,1960-69,human,02139,fever\n\
    white,1960-69,male,02138,vomiting\nwhite,1960-69,male,02138,back pain\n";

const ADDED: &str = "black,1965,male,02139,headache\nblack,1965,male,02139,rash\n";

/// Sweeney's releases of twelve people, and the same with two more people later.
fn releases() -> Desk {
    let desk = Desk::new();
    let levels = |rows: Vec<Vec<&str>>| json!({"kind": "levels", "rows": rows});
    let zip = ["02138", "02139", "02141"].map(|zip| vec![zip, &zip[..4], "*"]);
    let zip: Vec<Vec<String>> = zip
        .iter()
        .map(|row| vec![row[0].to_owned(), format!("{}*", row[1]), "*".to_owned()])
        .collect();
    let attributes = json!([
        {"name": "race", "role": "quasi-identifier",
         "hierarchy": levels(vec![vec!["black", "person"], vec!["white", "person"]])},
        {"name": "birth", "role": "quasi-identifier", "hierarchy": levels(vec![
            vec!["1964", "1960-69", "*"], vec!["1965", "1960-69", "*"], vec!["1967", "1960-69", "*"],
        ])},
        {"name": "gender", "role": "quasi-identifier",
         "hierarchy": levels(vec![vec!["male", "human"], vec!["female", "human"]])},
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "levels", "rows": zip}},
        {"name": "problem", "role": "sensitive"},
    ]);
    desk.write("recipe.json", recipe(attributes, 2, json!({})));
    desk.write("data.csv", format!("{NAMES}{PEOPLE}"));
    desk.write("later.csv", format!("{NAMES}{PEOPLE}{ADDED}"));
    for (file, release) in [("gt1.csv", GT1), ("gt3.csv", GT3)] {
        desk.write(file, format!("{NAMES}{release}"));
        desk.write(&format!("t-{file}"), format!("{NAMES}{release}{ADDED}"));
    }
    desk
}

/// The rows of findings, of the release and of the earlier one.
fn exposed(report: &Value, attack: &str) -> Vec<[Value; 2]> {
    let findings = findings(report, attack).iter();
    findings.map(|finding| [finding["rows"].clone(), finding["earlier-rows"].clone()]).collect()
}

/// Spec H7 and H8: the seventh and the eighth of the people are exposed by both releases together.
#[test]
fn two_releases_say_together_what_neither_says() {
    let desk = releases();
    let attacked = |input: &str, release: &str, earlier: &str, more: &[&str]| {
        let asked =
            ["attack", "recipe.json", "--input", input, "--release", release, "--earlier", earlier];
        let only = ["--only", "unsorted,complementary,temporal,difference", "--json"];
        let said = desk.outis(&[&asked[..], &only, more].concat());
        assert_eq!(said.stderr, "");
        (said.code, serde_json::from_str::<Value>(&said.stdout).unwrap())
    };
    let both = [[json!([7]), json!([7])], [json!([8]), json!([8])]];
    let (code, report) = attacked("data.csv", "gt3.csv", "gt1.csv", &["--values"]);
    assert_eq!((code, exposed(&report, "complementary")), (Some(1), both.to_vec()));
    let cells = json!({"race": "white", "birth": "1964", "gender": "male", "zip": "02138"});
    assert_eq!(findings(&report, "complementary")[0]["fact"]["cells"], cells);
    assert_eq!(report["attacks"][1]["assumption"], "same-persons");
    assert_eq!(exposed(&report, "unsorted"), both);
    assert_eq!(findings(&report, "temporal"), &Vec::<Value>::new());
    // Two people have joined: the same two are exposed, and two are as many as k.
    let (code, report) = attacked("later.csv", "t-gt3.csv", "gt1.csv", &[]);
    assert_eq!((code, exposed(&report, "temporal")), (Some(1), both.to_vec()));
    assert_eq!(findings(&report, "temporal")[0]["fact"], json!({"kind": "combined"}));
    // Whoever goes on from the first release tells nothing new.
    let (code, report) = attacked("later.csv", "t-gt1.csv", "gt1.csv", &[]);
    assert_eq!((code, exposed(&report, "temporal").len()), (Some(0), 0), "{report}");
    // In another order rows do not belong together.
    let turned: String = GT3
        .lines()
        .rev()
        .map(|line| {
            format!(
                "{line}
"
            )
        })
        .collect();
    desk.write("turned.csv", format!("{NAMES}{turned}"));
    let (_, report) = attacked("data.csv", "turned.csv", "gt1.csv", &[]);
    assert_eq!(report["attacks"][0]["refuted"], 1);
    let rows = [[json!([6]), json!([7])], [json!([5]), json!([8])]];
    assert_eq!(exposed(&report, "complementary"), rows);
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
    assert!(!said.stdout.contains("HIV"), "{said:?}");
    let told = desk.outis(&asked);
    let lines = "4 records, 2 classes; the smallest has 2 records; 0 records are alone\n1 age: quasi-identifier (given, given)\n";
    assert!(told.stdout.starts_with(lines), "{told:?}");
    assert!(
        told.stdout.contains("homogeneity: tried on 2 classes, of 1 of them something"),
        "{told:?}"
    );
    let missing = desk.outis(&["audit", "theirs.csv", "--sensitive", "salary", "--json"]);
    assert_eq!(missing.code, Some(2));
    assert!(missing.stderr.contains("missing-attribute"), "{missing:?}");
}

/// A release that tells people apart together with an earlier one is not written, unless the recipe
/// accepts it.
#[test]
fn a_release_that_breaks_an_earlier_one_is_not_written() {
    let desk = releases();
    let mut asked: Value = serde_json::from_str(&desk.read("recipe.json")).unwrap();
    // The levels of GT3 in the rows where it differs from GT1, for all.
    asked["search"] =
        json!({"algorithm": "fixed", "levels": {"race": 0, "birth": 1, "gender": 1, "zip": 0}});
    asked["suppression"] = json!({"limit": 0.0});
    desk.write("recipe.json", asked.to_string());
    let run = [
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "out.csv",
        "--report",
        "report.json",
    ];
    let refused = desk.outis(&[&run[..], &["--earlier", "gt1.csv", "--json"]].concat());
    assert_eq!(refused.code, Some(1), "{refused:?}");
    let problem: Value = serde_json::from_str(&refused.stderr).unwrap();
    assert_eq!((&problem["code"], &problem["file"]), (&json!("breaks-earlier"), &json!("gt1.csv")));
    // Both defences were tried.
    assert_eq!(problem["detail"], "both");
    let told = desk.outis(&[&run[..], &["--earlier", "gt1.csv"]].concat());
    assert!(told.stderr.contains("It was tried: with \"earlier\": \"floors\""), "{told:?}");
    assert!(
        !desk.files().contains(&"out.csv".to_owned())
            && !desk.files().contains(&"report.json".to_owned())
    );
    asked["earlier"] = json!("accepted");
    desk.write("recipe.json", asked.to_string());
    let accepted = desk.outis(&[&run[..], &["--earlier", "gt1.csv"]].concat());
    assert_eq!(accepted.code, Some(0), "{accepted:?}");
    let report: Value = serde_json::from_str(&desk.read("report.json")).unwrap();
    let earlier = &report["earlier"][0];
    assert_eq!((&earlier["accepted"], &earlier["file"]["records"]), (&json!(true), &json!(12)));
    assert!(earlier["findings"]["complementary"].as_u64().unwrap() > 0, "{earlier}");
    // A release that goes on from the earlier one is written.
    asked.as_object_mut().unwrap().remove("earlier");
    asked["search"] =
        json!({"algorithm": "fixed", "levels": {"race": 1, "birth": 1, "gender": 1, "zip": 2}});
    desk.write("recipe.json", asked.to_string());
    let written = desk.outis(&[&run[..], &["--earlier", "gt1.csv"]].concat());
    assert_eq!(written.code, Some(0), "{written:?}");
}

/// What was written is measured beside an earlier release as it would be before it is written.
#[test]
fn a_measured_file_is_compared_with_earlier_releases() {
    let desk = releases();
    let measured = |file: &str, more: &[&str]| {
        let asked = ["measure", "recipe.json", "--input", file, "--earlier", "gt1.csv"];
        desk.outis(&[&asked[..], more].concat())
    };
    for more in [&["--reference", "data.csv"][..], &[]] {
        let broken = measured("gt3.csv", &[more, &["--json"]].concat());
        let problem: Value = serde_json::from_str(&broken.stderr).unwrap();
        let told = ["code", "file", "found"].map(|name| problem[name].clone());
        let expected = [json!("breaks-earlier"), json!("gt1.csv"), json!(4)];
        assert_eq!((broken.code, told), (Some(1), expected), "{more:?}");
        let report: Value = serde_json::from_str(&broken.stdout).unwrap();
        let earlier = &report["earlier"][0];
        let said = ["complete", "accepted"].map(|name| earlier[name].clone());
        assert_eq!(said, [json!(true), json!(false)]);
        assert_eq!(earlier["findings"]["complementary"], 2);
        let told = measured("gt3.csv", more);
        let line = "Together with gt1.csv: 4 groups that are smaller than the protection asks for are told apart\n";
        assert!(told.stdout.contains(line) && told.stderr.contains("gt1.csv"), "{told:?}");
        // The same release again says nothing new.
        let same = measured("gt1.csv", more);
        assert_eq!((same.code, same.stderr.as_str()), (Some(0), ""), "{same:?}");
        assert!(same.stdout.contains("Together with gt1.csv: no group"), "{same:?}");
    }
    let mut asked = desk.json("recipe.json");
    asked["earlier"] = json!("accepted");
    desk.write("recipe.json", asked.to_string());
    let accepted = measured("gt3.csv", &[]);
    assert_eq!(accepted.code, Some(0), "{accepted:?}");
    assert!(accepted.stdout.contains("are told apart (accepted)\n"), "{accepted:?}");
    desk.write("other.csv", "street\nMain\n");
    let asked = ["measure", "recipe.json", "--input", "gt3.csv", "--earlier", "other.csv"];
    let refused = desk.outis(&[&asked[..], &["--json"]].concat());
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.contains("nothing-in-common"), "{refused:?}");
}

/// Spec H7: based on the first release, or with all of its columns as quasi-identifiers, the next one
/// exposes nobody.
#[test]
fn a_defence_leads_to_a_release_that_exposes_nobody() {
    let desk = releases();
    let mut asked: Value = desk.json("recipe.json");
    asked["suppression"] = json!({"limit": 0.0});
    let mut run = |defence: &str, more: &[&str]| {
        asked["earlier"] = json!(defence);
        desk.write("recipe.json", asked.to_string());
        desk.run(more)
    };
    let floors = json!({"race": 1, "birth": 0, "gender": 0, "zip": 1});
    let ran = run("floors", &["--earlier", "gt1.csv"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let report = desk.json("report.json");
    let earlier = &report["earlier"][0];
    let told = ["defence", "floors", "accepted"].map(|name| earlier[name].clone());
    assert_eq!(told, [json!("floors"), floors.clone(), json!(false)]);
    let levels = &report["solution"]["recoding"]["levels"];
    for (name, floor) in floors.as_object().unwrap() {
        assert!(levels[name].as_u64() >= floor.as_u64(), "{levels}");
    }
    let ran = run("columns", &["--earlier", "gt1.csv"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let report = desk.json("report.json");
    assert_eq!(report["earlier"][0]["defence"], "columns");
    assert!(report["solution"]["recoding"]["levels"]["problem"].is_number(), "{report}");
    // Without an earlier release there is nothing to defend.
    let refused = run("floors", &["--json"]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.contains("--earlier"), "{refused:?}");
    // A highest level below what the earlier release has is said with the file.
    let mut limited: Value = desk.json("recipe.json");
    limited["attributes"][3]["limit"] = json!(0);
    desk.write("recipe.json", limited.to_string());
    let refused = desk.run(&["--earlier", "gt1.csv", "--json"]);
    let problem: Value = serde_json::from_str(&refused.stderr).unwrap();
    let told = ["code", "attribute", "file"].map(|name| problem[name].clone());
    assert_eq!(told, [json!("floor-too-high"), json!("zip"), json!("gt1.csv")]);
}
