//! The straight path: recipe and table in, release and report out.

use crate::support::{Desk, RUN, SEED, recipe, records};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::pipe;

const DATA: &str = "\
name;age;zip;sex;illness
Ada;23;13053;f;flu
Bea;27;13068;f;gout
Cy;22;13053;m;flu
Dan;29;13068;m;asthma
Eve;41;14850;f;gout
Fay;48;14853;f;flu
Gus;43;14850;m;cold
Hal;47;14853;m;cold
";

fn attributes() -> Value {
    json!([
        {"name": "name", "role": "identifier"},
        {"name": "age", "role": "quasi-identifier", "hierarchy":
            {"kind": "intervals", "start": 0, "end": 100, "steps": [10, 20, 100]}},
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "sex", "role": "quasi-identifier"},
        {"name": "illness", "role": "sensitive"}
    ])
}

fn desk(settings: Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", DATA);
    desk.write("recipe.json", recipe(attributes(), 2, settings));
    desk
}

fn without_run(mut report: Value) -> Value {
    report.as_object_mut().unwrap().remove("run").unwrap();
    report
}

#[test]
fn a_run_writes_a_release_that_holds_and_a_report_that_says_so() {
    let desk = desk(json!({}));
    let outcome = desk.run(&[]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    assert!(outcome.stdout.contains("Released 8 of 8 records"), "{outcome:?}");
    assert_eq!(desk.files(), ["data.csv", "recipe.json", "release.csv", "report.json"]);

    let release = desk.read("release.csv");
    let rows = records(&release, ';');
    assert_eq!(rows[0], ["age", "zip", "sex", "illness"]);
    let mut classes = BTreeMap::new();
    let mut illnesses = Vec::new();
    for row in &rows[1..] {
        *classes.entry(row[..3].to_vec()).or_insert(0) += 1;
        illnesses.push(row[3].as_str());
    }
    assert!(classes.values().all(|&size| size >= 2), "{classes:?}");
    illnesses.sort_unstable();
    assert_eq!(illnesses, ["asthma", "cold", "cold", "flu", "flu", "flu", "gout", "gout"]);

    let report = desk.json("report.json");
    let hash = |text: &str| {
        let hash = Sha256::digest(text.as_bytes());
        hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    assert_eq!(report["outis"], 1);
    assert_eq!(report["kind"], "report");
    assert_eq!(report["audience"], "internal");
    assert_eq!(report["input"], json!({"sha256": hash(DATA), "records": 8, "attributes": 5}));
    assert_eq!(
        report["output"],
        json!({"sha256": hash(&release), "records": 8, "order": "shuffled, system"})
    );
    assert_eq!(report["solution"]["algorithm"], "optimal");
    assert_eq!(report["solution"]["recoding"]["kind"], "full-domain");
    assert_eq!(report["solution"]["suppressed"], 0);
    assert_eq!(report["solution"]["classes"], classes.len());
    assert_eq!(report["solution"]["lattice"], "48");
    let loss = &report["solution"]["loss"];
    assert_eq!(loss["optimal"], true);
    assert_eq!(loss["value"], loss["bound"]);
    let smallest = *classes.values().min().unwrap();
    let model = &report["models"][0];
    assert_eq!((&model["model"], &model["k"]), (&json!("k-anonymity"), &json!(2)));
    assert_eq!((&model["achieved"], &model["holds"]), (&json!(f64::from(smallest)), &json!(true)));
    assert_eq!((&model["failing"], &model["deciding"]["records"]), (&json!(0), &json!(smallest)));
    let weakest = classes.values().filter(|&&size| size == smallest).count();
    assert!(weakest > 1, "{classes:?}");
    assert_eq!(model["deciding"]["equally-weak"], weakest);
    let told = format!("One of {weakest} classes that are equally weak, and decide together, has");
    assert!(outcome.stdout.contains(&told), "{outcome:?}");
    assert_eq!(report["risk"]["before"]["prosecutor"]["max"], 1.0);
    assert_eq!(report["risk"]["before"]["sample-uniques"], 8);
    assert_eq!(report["risk"]["after"]["sample-uniques"], 0);
    let unprotected = json!({"code": "sensitive-unprotected", "attribute": "illness"});
    assert_eq!(report["warnings"], json!([unprotected]));
    let run = &report["run"];
    assert_eq!((&run["platform"], &run["workers"]), (&json!("native"), &json!(1)));
    assert_eq!(run["version"], env!("CARGO_PKG_VERSION"));
    assert!(run["seconds"].as_f64().unwrap() > 0.0 && run["visited"].as_u64().unwrap() > 0);
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_does_not() {
    let desk = desk(json!({}));
    let release = |seed: &[&str]| {
        assert_eq!(desk.run(seed).code, Some(0));
        (desk.read("release.csv"), without_run(desk.json("report.json")))
    };
    let first = release(&["--seed", SEED]);
    assert_eq!(first, release(&["--seed", &SEED.to_uppercase()]));
    assert_eq!(first.1["output"]["order"], "shuffled, given");
    assert!(!first.1.to_string().contains(SEED));
    // Of 8! orders, eight in a row are not all the same by chance.
    let others: Vec<String> = (0..8).map(|_| release(&[]).0).collect();
    assert!(others.iter().any(|other| *other != first.0));
}

#[test]
fn only_64_hex_digits_are_a_seed() {
    let desk = desk(json!({}));
    for bad in ["", "12", &SEED[1..], &format!("{SEED}0"), &SEED.replace('a', "g")] {
        let outcome = desk.run(&["--seed", bad, "--json"]);
        assert_eq!(outcome.code, Some(2));
        let problem = outcome.problem();
        assert_eq!((&problem["code"], &problem["field"]), (&json!("parameter"), &json!("--seed")));
        assert!(bad.is_empty() || !outcome.stderr.contains(bad));
    }
    assert_eq!(desk.files(), ["data.csv", "recipe.json"]);
}

#[test]
fn without_shuffling_the_order_is_kept_and_the_report_warns() {
    let desk = desk(json!({"output": {"shuffle": false}, "suppression": {"limit": 0.0}}));
    assert_eq!(desk.run(&[]).code, Some(0));
    let rows = records(&desk.read("release.csv"), ';');
    let illnesses: Vec<&str> = rows[1..].iter().map(|row| row[3].as_str()).collect();
    assert_eq!(illnesses, ["flu", "gout", "flu", "asthma", "gout", "flu", "cold", "cold"]);
    let report = desk.json("report.json");
    assert_eq!(report["output"]["order"], "as input");
    assert_eq!(report["warnings"][0], json!({"code": "not-shuffled"}));
}

#[test]
fn quiet_is_quiet_and_threads_that_nothing_is_left_for_are_not_counted() {
    let desk = desk(json!({}));
    let outcome = desk.run(&["--quiet", "--threads", "4"]);
    assert_eq!((outcome.code, outcome.stdout.as_str(), outcome.stderr.as_str()), (Some(0), "", ""));
    assert_eq!(desk.json("report.json")["run"]["workers"], 1);
    assert_eq!(desk.run(&["--threads", "0"]).code, Some(2));
}

#[test]
fn hierarchies_are_found_beside_the_recipe_wherever_the_program_runs() {
    let desk = Desk::new();
    std::fs::create_dir(desk.path("recipes")).unwrap();
    desk.write("data.csv", DATA);
    let mut attributes = attributes();
    attributes[3]["hierarchy"] = json!({"kind": "levels", "file": "../sex.csv"});
    desk.write("sex.csv", "f;any\nm;any\n");
    desk.write("recipes/recipe.json", recipe(attributes, 2, json!({})));
    let mut arguments = RUN;
    arguments[1] = "recipes/recipe.json";
    let outcome = desk.outis(&arguments);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    std::fs::remove_file(desk.path("sex.csv")).unwrap();
    let outcome = desk.outis(&[&arguments[..], &["--json"]].concat());
    assert_eq!(outcome.code, Some(2));
    let problem = json!({"code": "file-missing", "file": "../sex.csv", "attribute": "sex"});
    assert_eq!(outcome.problem(), problem);
}

#[test]
fn files_without_header_go_by_column_numbers() {
    let desk = Desk::new();
    let (_, body) = DATA.split_once('\n').unwrap();
    desk.write("data.csv", body);
    let mut attributes = attributes();
    for (index, attribute) in attributes.as_array_mut().unwrap().iter_mut().enumerate() {
        attribute.as_object_mut().unwrap().remove("name");
        attribute["column"] = json!(index + 1);
    }
    desk.write("recipe.json", recipe(attributes, 2, json!({})));
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let rows = records(&desk.read("release.csv"), ';');
    assert!(rows.len() == 8 && rows.iter().all(|row| row.len() == 4));
    let levels = &desk.json("report.json")["solution"]["recoding"]["levels"];
    assert_eq!(levels.as_object().unwrap().keys().collect::<Vec<_>>(), ["2", "3", "4"]);
    // The release has one column less, and is the same to measure.
    let measured = desk.outis(&["measure", "recipe.json", "--input", "release.csv", "--json"]);
    assert_eq!(measured.code, Some(0), "{measured:?}");
    let measured: Value = serde_json::from_str(&measured.stdout).unwrap();
    assert_eq!(measured["models"], desk.json("report.json")["models"]);
}

#[test]
fn nothing_is_written_over_what_is_read() {
    let desk = desk(json!({}));
    for (output, report, named) in [
        ("data.csv", "report.json", "data.csv"),
        ("recipe.json", "report.json", "recipe.json"),
        ("release.csv", "./data.csv", "./data.csv"),
        ("release.csv", "./release.csv", "./release.csv"),
    ] {
        let mut arguments = RUN;
        (arguments[5], arguments[7]) = (output, report);
        let outcome = desk.outis(&[&arguments[..], &["--json"]].concat());
        assert_eq!(outcome.code, Some(2));
        assert_eq!(outcome.problem(), json!({"code": "same-file", "file": named}));
    }
    assert_eq!(desk.files(), ["data.csv", "recipe.json"]);
    assert_eq!(desk.read("data.csv"), DATA);
}

#[test]
fn what_cannot_be_written_is_refused_before_the_work() {
    let desk = desk(json!({}));
    let mut arguments = [&RUN[..], &["--json"]].concat();
    arguments[5] = "nowhere/release.csv";
    let outcome = desk.outis(&arguments);
    assert_eq!(outcome.code, Some(2));
    assert_eq!(outcome.problem()["code"], "file-not-written");
    std::fs::create_dir(desk.path("folder")).unwrap();
    arguments[5] = "folder";
    let outcome = desk.outis(&arguments);
    assert_eq!(outcome.problem(), json!({"code": "not-a-file", "file": "folder"}));
    assert_eq!(desk.files(), ["data.csv", "folder", "recipe.json"]);
}

#[cfg(unix)]
#[test]
fn new_files_get_the_usual_permissions_and_replaced_ones_keep_theirs() {
    use std::os::unix::fs::PermissionsExt;
    let desk = desk(json!({}));
    desk.write("plain", "");
    desk.write("report.json", "");
    let mode = |name: &str| std::fs::metadata(desk.path(name)).unwrap().permissions().mode();
    let private = std::fs::Permissions::from_mode(0o600);
    std::fs::set_permissions(desk.path("report.json"), private).unwrap();
    assert_eq!(desk.run(&[]).code, Some(0));
    assert_eq!(mode("release.csv"), mode("plain"));
    assert_eq!(mode("report.json") & 0o777, 0o600);
}

#[test]
fn no_solution_is_reported_and_leaves_an_earlier_release_alone() {
    let desk = desk(json!({}));
    desk.write("recipe.json", recipe(attributes(), 9, json!({})));
    desk.write("release.csv", "from before");
    let outcome = desk.run(&[]);
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""));
    assert!(outcome.stderr.starts_with("outis: "), "{outcome:?}");
    assert_eq!(desk.run(&["--json"]).problem(), json!({"code": "no-solution"}));
    assert_eq!(desk.read("release.csv"), "from before");
    assert_eq!(desk.files(), ["data.csv", "recipe.json", "release.csv", "report.json"]);
    let report = desk.json("report.json");
    assert_eq!((&report["output"], &report["solution"]), (&Value::Null, &Value::Null));
    let failed = json!([{"model": "k-anonymity", "k": 9, "achieved": null, "holds": false,
        "failing": 0, "deciding": null}]);
    assert_eq!(report["models"], failed);
    assert_eq!(report["risk"]["after"], Value::Null);
}

#[test]
fn limits_may_leave_no_solution() {
    let desk = desk(json!({}));
    let mut attributes = attributes();
    attributes[1]["limit"] = json!(0);
    desk.write("recipe.json", recipe(attributes, 2, json!({})));
    assert_eq!(desk.run(&[]).code, Some(1));
    assert!(desk.has("report.json") && !desk.has("release.csv"));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let desk = desk(json!({}));
    for arguments in [&["describe"][..], &["inspect", "data.csv", "--json"], &["--help"], &RUN] {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let output = desk.command(arguments).stdout(writer).output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    }
    assert!(desk.has("release.csv"));
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_does_not_fit_is_an_error() {
    let desk = Desk::new();
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = desk.command(&["describe"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(!output.stderr.is_empty());
}

/// Spec M23: a search stars what fails and nothing more, which its proof says. Starring three of
/// these five would hold, starring the last alone does not.
#[test]
fn what_is_proven_of_stars_is_said_of_those_that_fail() {
    let attributes = json!([{"name": "a", "role": "quasi-identifier"}]);
    let said = |limit: f64, style: &str| {
        let desk = Desk::new();
        desk.write("data.csv", "a\n1\n1\n2\n2\n3\n");
        let settings = json!({"suppression": {"limit": limit, "style": style}});
        desk.write("recipe.json", recipe(attributes.clone(), 2, settings));
        (desk.run(&[]), desk.json("report.json")["solution"]["loss"]["stars"].clone())
    };
    let some = ", if only the groups that fail are starred";
    let (starred, is_said) = said(0.6, "star");
    assert_eq!((starred.code, &is_said), (Some(0), &json!(true)));
    assert!(starred.stdout.contains(&format!("keeps more{some})")), "{starred:?}");
    for (limit, style) in [(0.6, "drop"), (0.0, "star")] {
        let (outcome, is_said) = said(limit, style);
        assert_eq!((outcome.code, &is_said), (Some(0), &json!(false)));
        assert!(outcome.stdout.contains("keeps more)"), "{outcome:?}");
    }
    // Where no level may be taken, nothing is found, though starring more would hold.
    let desk = Desk::new();
    desk.write("data.csv", "a\n1\n1\n2\n2\n3\n");
    let exact = json!([{"name": "a", "role": "quasi-identifier", "limit": 0}]);
    let settings = json!({"suppression": {"limit": 0.6, "style": "star"}});
    desk.write("recipe.json", recipe(exact, 2, settings));
    let outcome = desk.run(&[]);
    assert_eq!(outcome.code, Some(1));
    assert!(outcome.stderr.contains(&format!("within your limits{some}.")), "{outcome:?}");
    assert_eq!(desk.run(&["--json"]).problem(), json!({"code": "no-solution", "detail": "star"}));
}

/// Records that show nothing were suppressed, whoever reads it off the file.
#[test]
fn starred_records_are_suppressed_to_whoever_measures_their_release() {
    let desk = desk(json!({"suppression": {"limit": 0.5, "style": "star"}}));
    desk.write("data.csv", DATA.replace("Hal;47;14853;m", "Hal;90;99999;m"));
    assert_eq!(desk.run(&[]).code, Some(0));
    let ran = &desk.json("report.json")["utility"];
    assert!(ran["suppressed-share"].as_f64().unwrap() > 0.0, "{ran}");
    assert_measured_alike(&desk);
}

/// Rare values may be called alike on several levels. What a release shows five times are not the
/// few that one of these levels calls so.
#[test]
fn a_text_of_two_levels_is_read_as_the_one_that_has_enough_records() {
    let desk = Desk::new();
    let rare = json!({"kind": "rare", "below": [2, 4], "label": "other"});
    let attributes = json!([{"name": "a", "role": "quasi-identifier", "hierarchy": rare}]);
    let coarse = json!({"search": {"algorithm": "fixed", "levels": {"a": 2}}});
    desk.write("recipe.json", recipe(attributes, 5, coarse));
    desk.write("data.csv", "a\nx\nx\ny\ny\nz\n");
    assert_eq!(desk.run(&[]).code, Some(0));
    assert_measured_alike(&desk);
}

/// What the release loses is to whoever measures it beside the input what the report says.
#[track_caller]
fn assert_measured_alike(desk: &Desk) {
    let ran = &desk.json("report.json")["utility"];
    let measure = ["measure", "recipe.json", "--input", "release.csv", "--json"];
    let measured = desk.outis(&[&measure[..], &["--reference", "data.csv"]].concat());
    assert_eq!(measured.code, Some(0), "{measured:?}");
    let measured: Value = serde_json::from_str(&measured.stdout).unwrap();
    for figure in ["suppressed-share", "discernibility", "average-class-size", "ncp", "height"] {
        assert_eq!(measured["utility"][figure], ran[figure], "{figure}");
    }
}
