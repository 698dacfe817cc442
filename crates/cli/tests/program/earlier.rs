//! `--earlier`: releases compared, defended against each other, and refused.

use crate::attack::findings;
use crate::support::{Desk, recipe};
use serde_json::{Value, json};

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
        (said.code, serde_json::from_str::<Value>(&said.stdout).unwrap(), said.stdout)
    };
    let both = [[json!([7]), json!([7])], [json!([8]), json!([8])]];
    let (code, report, text) = attacked("data.csv", "gt3.csv", "gt1.csv", &["--values"]);
    assert_eq!((code, exposed(&report, "complementary")), (Some(1), both.to_vec()));
    let cells = json!({"race": "white", "birth": "1964", "gender": "male", "zip": "02138"});
    assert_eq!(findings(&report, "complementary")[0]["fact"]["cells"], cells);
    assert_eq!(report["attacks"][1]["assumption"], "same-persons");
    assert_eq!(exposed(&report, "unsorted"), both);
    // Cells stand in the order of the columns, not in that of the alphabet.
    let told = &text[text.find("\"cells\"").unwrap()..];
    let places =
        ["race", "birth", "gender", "zip"].map(|name| told.find(&format!("\"{name}\"")).unwrap());
    assert!(places.is_sorted(), "{told}");
    assert_eq!(findings(&report, "temporal"), &Vec::<Value>::new());
    // Two people have joined: the same two are exposed, and two are as many as k.
    let (code, report, _) = attacked("later.csv", "t-gt3.csv", "gt1.csv", &[]);
    assert_eq!((code, exposed(&report, "temporal")), (Some(1), both.to_vec()));
    assert_eq!(findings(&report, "temporal")[0]["fact"], json!({"kind": "combined"}));
    // Whoever goes on from the first release tells nothing new.
    let (code, report, _) = attacked("later.csv", "t-gt1.csv", "gt1.csv", &[]);
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
    let (_, report, _) = attacked("data.csv", "turned.csv", "gt1.csv", &[]);
    assert_eq!(report["attacks"][0]["refuted"], 1);
    let rows = [[json!([6]), json!([7])], [json!([5]), json!([8])]];
    assert_eq!(exposed(&report, "complementary"), rows);
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
    // Under the levels that the recipe names neither leads anywhere: the advice says what to change.
    assert_eq!(problem["field"], "search");
    assert!(told.stderr.contains("take \"search\" out of the recipe"), "{told:?}");
    let mut advised = asked.clone();
    advised["earlier"] = json!("floors");
    desk.write("recipe.json", advised.to_string());
    let stuck = desk.outis(&[&run[..], &["--earlier", "gt1.csv", "--json"]].concat());
    assert_eq!((stuck.code, &stuck.problem()["code"]), (Some(2), &json!("level-too-low")));
    advised.as_object_mut().unwrap().remove("search");
    desk.write("recipe.json", advised.to_string());
    let followed = desk.outis(&[
        "run",
        "recipe.json",
        "--input",
        "data.csv",
        "--output",
        "followed.csv",
        "--report",
        "followed.json",
        "--earlier",
        "gt1.csv",
    ]);
    assert_eq!(followed.code, Some(0), "{followed:?}");
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
    // Who knows the people finds both in another way, besides row by row.
    for (more, groups) in [(&["--reference", "data.csv"][..], 8), (&[], 6)] {
        let broken = measured("gt3.csv", &[more, &["--json"]].concat());
        let problem: Value = serde_json::from_str(&broken.stderr).unwrap();
        let told = ["code", "file", "found"].map(|name| problem[name].clone());
        let expected = [json!("breaks-earlier"), json!("gt1.csv"), json!(2)];
        assert_eq!((broken.code, told), (Some(1), expected), "{more:?}");
        let report: Value = serde_json::from_str(&broken.stdout).unwrap();
        let earlier = &report["earlier"][0];
        let said = ["complete", "accepted"].map(|name| earlier[name].clone());
        assert_eq!(said, [json!(true), json!(false)]);
        assert_eq!(earlier["findings"]["complementary"], 2);
        let told = measured("gt3.csv", more);
        let line = format!(
            "Together with gt1.csv: more is told of {groups} groups than the protection allows\n"
        );
        assert!(told.stdout.contains(&line) && told.stderr.contains("gt1.csv"), "{told:?}");
        // The same release again says nothing new.
        let same = measured("gt1.csv", more);
        assert_eq!((same.code, same.stderr.as_str()), (Some(0), ""), "{same:?}");
        assert!(same.stdout.contains("Together with gt1.csv: no more is told"), "{same:?}");
    }
    let mut asked = desk.json("recipe.json");
    asked["earlier"] = json!("accepted");
    desk.write("recipe.json", asked.to_string());
    let accepted = measured("gt3.csv", &[]);
    assert_eq!(accepted.code, Some(0), "{accepted:?}");
    assert!(accepted.stdout.contains("than the protection allows (accepted)\n"), "{accepted:?}");
    desk.write("other.csv", "street\nMain\n");
    let asked = ["measure", "recipe.json", "--input", "gt3.csv", "--earlier", "other.csv"];
    let refused = desk.outis(&[&asked[..], &["--json"]].concat());
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.contains("nothing-in-common"), "{refused:?}");
}

/// Sweeney's Figure 3: a file from elsewhere may stand in the order of an earlier one, whatever the recipe
/// says of what is written by it. Each of the twelve is told apart there, and `outis attack` finds as much.
#[test]
fn a_measured_file_is_not_taken_to_be_shuffled() {
    let desk = Desk::new();
    let races = ["Asian", "Black", "White"].map(|race| vec![race, "Person"]);
    let attributes = json!([
        {"name": "race", "role": "quasi-identifier",
         "hierarchy": {"kind": "levels", "rows": races}},
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
    ]);
    let people: Vec<[&str; 2]> = ["Asian", "Black", "White"]
        .iter()
        .flat_map(|race| ["02138", "02139", "02141", "02142"].map(|zip| [*race, zip]))
        .collect();
    let file = |row: fn(&[&str; 2]) -> String| {
        format!("race,zip\n{}", people.iter().map(row).collect::<String>())
    };
    desk.write("data.csv", file(|[race, zip]| format!("{race},{zip}\n")));
    desk.write("first.csv", file(|[_, zip]| format!("Person,{zip}\n")));
    let next = file(|[race, zip]| format!("{race},{}*\n", &zip[..4]));
    desk.write("next.csv", &next);
    let turned: Vec<&str> = next.lines().collect();
    desk.write(
        "turned.csv",
        format!("race,zip\n{}\n{}\n", turned[3..].join("\n"), turned[1..3].join("\n")),
    );
    // Saying nothing of it is saying that what is written by the recipe is shuffled.
    for output in
        [json!({}), json!({"output": {"shuffle": true}}), json!({"output": {"shuffle": false}})]
    {
        desk.write("recipe.json", recipe(attributes.clone(), 2, output));
        for more in [&["--reference", "data.csv"][..], &[]] {
            let measured = |file: &str| {
                let asked = ["measure", "recipe.json", "--input", file, "--earlier", "first.csv"];
                let measured = desk.outis(&[&asked[..], &["--json"], more].concat());
                let report: Value = serde_json::from_str(&measured.stdout).unwrap();
                (measured.code, report["earlier"][0]["findings"]["unsorted"].clone())
            };
            assert_eq!(measured("next.csv"), (Some(1), json!(12)), "{more:?}");
            // Rows of another order show of themselves that they are not of the same people.
            assert_eq!(measured("turned.csv").1, json!(0), "{more:?}");
        }
    }
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
    // Whoever measures what was written finds as much.
    for (file, code) in [("release.csv", Some(0)), ("gt3.csv", Some(1))] {
        let asked = ["measure", "recipe.json", "--input", file, "--earlier", "gt1.csv"];
        let measured = desk.outis(&[&asked[..], &["--reference", "data.csv"]].concat());
        assert_eq!(measured.code, code, "{measured:?}");
    }
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

/// Ann's three visits are one person's: what both releases say of them is said of her alone.
#[test]
fn visits_of_one_person_are_no_company() {
    let desk = Desk::new();
    let mut asked: Value = serde_json::from_str(&recipe(
        json!([
            {"name": "who", "role": "identifier"},
            {"name": "zip", "role": "quasi-identifier"},
            {"name": "age", "role": "quasi-identifier"},
            {"name": "ill", "role": "sensitive"},
        ]),
        2,
        json!({"records": {"entity": "who"}}),
    ))
    .unwrap();
    let visits = [
        ("Ann", "1", "30", "flu"),
        ("Ann", "1", "30", "gout"),
        ("Ann", "1", "30", "cough"),
        ("Bea", "1", "40", "fever"),
        ("Bea", "1", "40", "ache"),
        ("Cleo", "2", "30", "rash"),
        ("Cleo", "2", "30", "pain"),
        ("Dan", "2", "40", "cold"),
        ("Dan", "2", "40", "burn"),
    ];
    let table = |names: &str, row: fn(&(&str, &str, &str, &str)) -> String| {
        format!("{names}\n{}", visits.iter().map(row).collect::<String>())
    };
    let data =
        table("who,zip,age,ill", |(who, zip, age, ill)| format!("{who},{zip},{age},{ill}\n"));
    desk.write("data.csv", data);
    desk.write("first.csv", table("zip,age,ill", |(_, zip, _, ill)| format!("{zip},*,{ill}\n")));
    desk.write("next.csv", table("zip,age,ill", |(_, _, age, ill)| format!("*,{age},{ill}\n")));
    let compared = || {
        let asked = ["attack", "recipe.json", "--input", "data.csv", "--release", "next.csv"];
        let more = ["--earlier", "first.csv", "--only", "complementary", "--json"];
        let said = desk.outis(&[&asked[..], &more].concat());
        let report: Value = serde_json::from_str(&said.stdout).unwrap();
        let found = findings(&report, "complementary").clone();
        found.iter().map(|one| (one["people"].clone(), one["rows"].clone())).collect::<Vec<_>>()
    };
    desk.write("recipe.json", asked.to_string());
    let alone = [json!([1, 2, 3]), json!([4, 5]), json!([6, 7]), json!([8, 9])];
    let mut found = compared();
    found.sort_by_key(|(_, rows)| rows[0].as_u64());
    assert_eq!(found, alone.map(|rows| (json!(1), rows)));
    // So is what is run and measured.
    asked["search"] = json!({"algorithm": "fixed", "levels": {"zip": 1, "age": 0}});
    desk.write("recipe.json", asked.to_string());
    let refused = desk.run(&["--earlier", "first.csv", "--json"]);
    assert_eq!((refused.code, &refused.problem()["code"]), (Some(1), &json!("breaks-earlier")));
    // Of records two and more are enough.
    asked["records"] = json!({"person": "record"});
    desk.write("recipe.json", asked.to_string());
    assert_eq!(compared(), []);
    let written = desk.run(&["--earlier", "first.csv"]);
    assert_eq!(written.code, Some(0), "{written:?}");
}

/// A recipe on levels that it names, of two quasi-identifiers, an illness, and other columns.
fn fixed(quasi: [(&str, u32); 2], others: &Value, models: &Value) -> Value {
    let mut attributes = Vec::new();
    for (name, _) in quasi {
        let hierarchy = json!({"kind": "mask", "from": "right"});
        attributes.push(json!({"name": name, "role": "quasi-identifier", "hierarchy": hierarchy}));
    }
    attributes.push(json!({"name": "ill", "role": "sensitive"}));
    attributes.extend(others.as_array().cloned().unwrap_or_default());
    let levels: serde_json::Map<String, Value> =
        quasi.iter().map(|&(name, level)| (name.to_owned(), level.into())).collect();
    json!({
        "outis": 1, "kind": "recipe", "attributes": attributes, "models": models,
        "search": {"algorithm": "fixed", "levels": levels}, "suppression": {"limit": 0},
    })
}

/// The exit code of a run beside an earlier release.
fn exit_code(recipe: &Value, data: &str, earlier: &str) -> Option<i32> {
    let desk = Desk::new();
    desk.write("recipe.json", recipe.to_string());
    desk.write("data.csv", data);
    desk.write("earlier.csv", earlier);
    desk.run(&["--earlier", "earlier.csv"]).code
}

/// Whoever joins two releases by the illness knows age and postcode of everybody, each of which one
/// release has alone.
#[test]
fn what_one_release_has_alone_counts() {
    let models = json!([{"model": "k-anonymity", "k": 2}]);
    let others = json!([{"name": "age", "role": "identifier"}]);
    let recipe = fixed([("sex", 0), ("zip", 0)], &others, &models);
    let data = "sex,age,zip,ill\nm,3,1,flu\nm,3,2,gout\nm,4,1,pox\nm,4,2,hiv\n";
    let earlier = "sex,age,ill\nm,4,pox\nm,3,flu\nm,3,gout\nm,4,hiv\n";
    assert_eq!(exit_code(&recipe, data, earlier), Some(1));
    // A name that was released then was known then.
    let named = "sex,name,ill\nm,Ann,pox\nm,Bob,flu\nm,Cyd,gout\nm,Dan,hiv\n";
    assert_eq!(exit_code(&recipe, data, named), Some(0));
}

/// A title in another case, and a column that has changed for everybody, keep nothing from being found.
#[test]
fn other_titles_and_other_years_hide_nothing() {
    let models = json!([{"model": "k-anonymity", "k": 2}]);
    let recipe = fixed([("age", 1), ("zip", 0)], &json!([]), &models);
    let data = "age,zip,ill\n3,1,flu\n3,2,gout\n4,1,pox\n4,2,flu\n";
    let earlier = "Age ,zip,ill\n4,*,flu\n3,*,gout\n4,*,pox\n3,*,flu\n";
    assert_eq!(exit_code(&recipe, data, earlier), Some(1));
    let year = json!([{"name": "year", "role": "insensitive"}]);
    let recipe = fixed([("age", 1), ("zip", 0)], &year, &models);
    let [data, earlier] =
        [(data, "2025"), (&earlier.replace("Age ", "age"), "2024")].map(|(text, year)| {
            let lines = text.lines().enumerate();
            let lines =
                lines.map(|(i, line)| format!("{line},{}\n", if i == 0 { "year" } else { year }));
            lines.collect::<String>()
        });
    assert_eq!(exit_code(&recipe, &data, &earlier), Some(1));
}

/// Of whom the first release shows one illness alone, one record of the second is left.
#[test]
fn whom_two_releases_leave_one_record_is_singled_out() {
    let models = json!([{"model": "k-anonymity", "k": 2}]);
    let mut recipe = fixed([("age", 1), ("zip", 0)], &json!([]), &models);
    let data = "age,zip,ill\n1,8,b\n1,7,b\n2,7,b\n2,8,c\n2,8,a\n";
    let earlier = "age,zip,ill\n1,*,b\n1,*,b\n2,*,a\n2,*,b\n2,*,c\n";
    assert_eq!(exit_code(&recipe, data, earlier), Some(1));
    let [same, before] = [data, earlier].map(|text| {
        ["a", "b", "c"]
            .iter()
            .fold(text.to_owned(), |text, ill| text.replace(&format!(",{ill}\n"), ",d\n"))
    });
    assert_eq!(exit_code(&recipe, &same, &before), Some(0));
    // So it is where the illness is nothing that anybody keeps to themselves.
    recipe["attributes"][2]["role"] = json!("insensitive");
    assert_eq!(exit_code(&recipe, data, earlier), Some(1));
}

/// The largest k that a model asks for is that of the comparison, wherever it stands.
#[test]
fn the_largest_k_counts() {
    let data = "age,zip,ill\n3,1,a\n3,1,b\n3,1,c\n3,2,d\n3,2,e\n3,2,f\n4,1,g\n4,1,h\n4,1,i\n4,2,j\n4,2,k\n4,2,l\n";
    let earlier = data.replace(",1,", ",*,").replace(",2,", ",*,");
    let alpha = json!({"model": "alpha-k-anonymity", "attribute": "ill", "alpha": 1, "k": 2});
    let k = json!({"model": "k-anonymity", "k": 4});
    for models in [json!([alpha, k]), json!([k, alpha])] {
        let recipe = fixed([("age", 1), ("zip", 0)], &json!([]), &models);
        assert_eq!(exit_code(&recipe, data, &earlier), Some(1));
    }
    let recipe =
        fixed([("age", 1), ("zip", 0)], &json!([]), &json!([{"model": "k-anonymity", "k": 3}]));
    assert_eq!(exit_code(&recipe, data, &earlier), Some(0));
}

/// Eight people, two of each age and town. Each release shows two illnesses of everybody, and hides one
/// column; both together leave one illness to each of them.
#[test]
fn illnesses_that_two_releases_tell_together_are_protected_as_one_tells_them() {
    let desk = Desk::new();
    let quasi = |name: &str| json!({"name": name, "role": "quasi-identifier"});
    let attributes = json!([quasi("age"), quasi("town"), {"name": "illness", "role": "sensitive"}]);
    let settings = |l: bool| {
        let mut models = vec![json!({"model": "k-anonymity", "k": 2})];
        if l {
            models.push(json!({"model": "distinct-l-diversity", "attribute": "illness", "l": 2}));
        }
        let fixed = json!({"algorithm": "fixed", "levels": {"age": 1, "town": 0}});
        json!({"models": models, "search": fixed, "suppression": {"limit": 0.0}})
    };
    let people = "age,town,illness\n30,A,flu\n30,A,flu\n30,B,gout\n30,B,gout\n\
        40,A,cold\n40,A,cold\n40,B,flu\n40,B,flu\n";
    desk.write("data.csv", people);
    let earlier: Vec<String> = people
        .lines()
        .map(|line| line.replace(",A,", ",*,").replace(",B,", ",*,") + "\n")
        .collect();
    desk.write("earlier.csv", earlier.concat());
    let run = ["run", "recipe.json", "--input", "data.csv", "--output", "out.csv"];
    let run = [&run[..], &["--report", "report.json", "--earlier", "earlier.csv"]].concat();

    // Without a model of illnesses it is written, and told by the attack.
    desk.write("recipe.json", recipe(attributes.clone(), 2, settings(false)));
    let written = desk.outis(&run);
    assert_eq!(written.code, Some(0), "{written:?}");
    let asked = ["attack", "recipe.json", "--input", "data.csv", "--release", "out.csv"];
    let more = ["--earlier", "earlier.csv", "--only", "composition", "--values", "--json"];
    let attacked = desk.outis(&[&asked[..], &more].concat());
    let report: Value = serde_json::from_str(&attacked.stdout).unwrap();
    assert_eq!(attacked.code, Some(1), "{attacked:?}");
    assert_eq!(report["attacks"][0]["assumption"], "same-persons");
    assert_eq!(
        (&report["attacks"][0]["tried"], &report["attacks"][0]["succeeded"]),
        (&json!(8), &json!(8))
    );
    let told: Vec<[Value; 4]> = findings(&report, "composition")
        .iter()
        .map(|one| {
            ["persons", "fact", "confidence", "prior"].map(|name| match name {
                "fact" => one["fact"]["value"].clone(),
                _ => one[name].clone(),
            })
        })
        .collect();
    let told_of =
        |lines: [u32; 2], value: &str| [json!(lines), json!(value), json!(1.0), json!(0.5)];
    assert_eq!(
        told,
        [
            told_of([2, 3], "flu"),
            told_of([4, 5], "gout"),
            told_of([6, 7], "cold"),
            told_of([8, 9], "flu"),
        ]
    );

    // With one it is not written, and the defence that helps is named.
    desk.write("recipe.json", recipe(attributes.clone(), 2, settings(true)));
    let refused = desk.outis(&[&run[..], &["--json"]].concat());
    let problem: Value = serde_json::from_str(&refused.stderr).unwrap();
    assert_eq!((refused.code, &problem["code"]), (Some(1), &json!("breaks-earlier")));
    assert_eq!((&problem["found"], &problem["detail"]), (&json!(4), &json!("floors")));
    let measured = ["measure", "recipe.json", "--input", "out.csv", "--earlier", "earlier.csv"];
    let measured = desk.outis(&[&measured[..], &["--reference", "data.csv", "--json"]].concat());
    assert_eq!(measured.code, Some(1), "{measured:?}");
}

/// What a defence comes to is tried by the commands that write nothing, too.
#[test]
fn defences_are_tried_without_writing() {
    let desk = releases();
    let mut asked: Value = serde_json::from_str(&desk.read("recipe.json")).unwrap();
    asked["earlier"] = json!("floors");
    desk.write("recipe.json", asked.to_string());
    let lattice = |more: &[&str]| {
        let asked = ["lattice", "recipe.json", "--input", "data.csv", "--json"];
        desk.outis(&[&asked[..], more].concat())
    };
    let refused = lattice(&[]);
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.contains("--earlier"), "{refused:?}");
    let found = lattice(&["--earlier", "gt1.csv"]);
    assert_eq!(found.code, Some(0), "{found:?}");
    let found: Value = serde_json::from_str(&found.stdout).unwrap();
    for node in found["minimal"].as_array().unwrap() {
        // Race and postcode stood on these levels for some of the people before.
        assert!(node["levels"]["race"].as_u64().unwrap() >= 1, "{node}");
        assert!(node["levels"]["zip"].as_u64().unwrap() >= 1, "{node}");
    }
    let compared = ["compare", "recipe.json", "--input", "data.csv", "--earlier", "gt1.csv"];
    assert_eq!(desk.outis(&[&compared[..], &["--json"]].concat()).code, Some(0));
    let mapped = ["frontier", "recipe.json", "--input", "data.csv", "--earlier", "gt1.csv"];
    assert_eq!(desk.outis(&[&mapped[..], &["--k", "2", "--json"]].concat()).code, Some(0));
}

/// A defence makes the illness a quasi-identifier of the release; nobody knows it of anybody for that.
#[test]
fn what_a_defence_protects_is_not_known_to_who_attacks() {
    let desk = Desk::new();
    let quasi = |name: &str| json!({"name": name, "role": "quasi-identifier"});
    let attributes = json!([quasi("age"), quasi("town"), {"name": "illness", "role": "sensitive"}]);
    let fixed = json!({"algorithm": "fixed", "levels": {"age": 1, "town": 1, "illness": 0}});
    let settings = json!({"earlier": "columns", "search": fixed});
    desk.write("recipe.json", recipe(attributes, 2, settings));
    desk.write(
        "data.csv",
        "age,town,illness\n30,A,flu\n31,A,flu\n32,B,gout\n33,B,gout\n34,A,cold\n35,A,cold\n",
    );
    desk.write("earlier.csv", "age,illness\n*,flu\n*,flu\n*,gout\n*,gout\n*,cold\n*,cold\n");
    let run = ["run", "recipe.json", "--input", "data.csv", "--output", "out.csv"];
    let more = ["--report", "report.json", "--earlier", "earlier.csv"];
    let written = desk.outis(&[&run[..], &more].concat());
    assert_eq!(written.code, Some(0), "{written:?}");
    let attack = ["attack", "recipe.json", "--input", "data.csv", "--release", "out.csv"];
    let more = ["--earlier", "earlier.csv", "--only", "linking", "--json"];
    let attacked = desk.outis(&[&attack[..], &more].concat());
    let report: Value = serde_json::from_str(&attacked.stdout).unwrap();
    assert_eq!(report["attacks"][0]["highest"], 1.0 / 6.0);
}

/// The earlier release shows towns and pay, by which records are found again. Whoever counts pay as known
/// has no protection of it: no command takes one away unsaid, and the help says that it goes.
#[test]
fn a_defence_that_takes_a_protection_away_is_refused_until_that_is_said() {
    let desk = Desk::new();
    let quasi = |name: &str| json!({"name": name, "role": "quasi-identifier", "limit": 0});
    let mut attributes =
        json!([quasi("shift"), quasi("town"), {"name": "pay", "role": "sensitive"}]);
    attributes[1].as_object_mut().unwrap().remove("limit");
    let line = |number: usize| {
        let town = ["north", "south"][number / 10 % 2];
        format!("shift {},{town},{}\n", number % 10, 1000 + number)
    };
    let lines: String = (0..60).map(line).collect();
    desk.write("data.csv", format!("shift,town,pay\n{lines}"));
    let shown = lines.lines().map(|line| line.split_once(',').unwrap().1.to_owned() + "\n");
    desk.write("earlier.csv", format!("town,pay\n{}", shown.collect::<String>()));
    let k = json!({"model": "k-anonymity", "k": 5});
    let diverse = json!({"model": "distinct-l-diversity", "attribute": "pay", "l": 2});
    let run = |settings: Value| {
        desk.write("recipe.json", recipe(attributes.clone(), 5, settings));
        desk.run(&["--earlier", "earlier.csv", "--json"])
    };
    let broken = run(json!({"models": [k, diverse]}));
    let told = ["code", "detail"].map(|name| broken.problem()[name].clone());
    assert_eq!((broken.code, told), (Some(1), [json!("breaks-earlier"), json!("columns")]));
    let refused = run(json!({"models": [k, diverse], "earlier": "columns"}));
    let problem = refused.problem();
    let told = ["code", "detail", "field", "attribute"].map(|name| problem[name].clone());
    let expected = ["not-together", "earlier-columns", "models[1]", "pay"].map(|text| json!(text));
    assert_eq!((refused.code, told), (Some(2), expected));
    let lattice = ["lattice", "recipe.json", "--input", "data.csv", "--earlier", "earlier.csv"];
    assert_eq!(desk.outis(&lattice).code, Some(2));
    let written = run(json!({"models": [k], "earlier": "columns"}));
    assert_eq!(written.code, Some(0), "{written:?}");
    // A model of a column that is not sensitive is none that the defence takes away.
    let wrong = json!({"model": "distinct-l-diversity", "attribute": "town", "l": 2});
    let refused = run(json!({"models": [k, wrong], "earlier": "columns"}));
    assert_eq!(refused.problem()["code"], "not-sensitive");
}
