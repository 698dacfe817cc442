//! The information losses of the spec by their ids (part F), as what a search minimizes, and the
//! matching of missing values (spec A8).
//!
//! `tests/README.md` lists where each id of the spec is tested.

use outis_protocol::report::NoticeCode;
use outis_tests::harness::{Ran, measured, run_json};
use outis_tests::tables::{self, T4, T8, fixed, plain, t4, t8, weighted_t4};
use serde_json::{Value, json};

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
}

/// The loss of a recipe's node.
fn loss(recipe: &Value, loss: &Value, data: &str) -> f64 {
    let mut recipe = recipe.clone();
    recipe["loss"] = loss.clone();
    run_json(&recipe, data).found.expect("a solution").node().expect("a node").loss.value()
}

/// T8's release under a metric, attributes summed up.
fn of_t8(metric: &str) -> f64 {
    loss(&t8(0.25), &json!({"metric": metric, "aggregate": "sum"}), T8)
}

/// Spec part F: every measure of T8's release as the report has it, among them spec F7 by ranges.
#[test]
fn the_report_has_every_measure_of_the_spec() {
    let mut recipe = t8(0.25);
    recipe["loss"] = json!({"label": "condition"});
    let utility = run_json(&recipe, T8).report.utility.expect("a release");
    let some = |found: Option<f64>, expected: f64| close(found.expect("it is measured"), expected);
    some(utility.loss, 0.5875);
    close(utility.precision, 0.3);
    assert_eq!((utility.discernibility, utility.discernibility_star), (34, Some(20)));
    some(utility.average_class_size, 3.0);
    some(utility.c_avg, 1.0);
    some(utility.aecs, 8.0 / 3.0);
    some(utility.non_uniform_entropy, 35.145_247);
    some(utility.monotonic_non_uniform_entropy, 27.145_248);
    some(utility.ambiguity, 244.0);
    some(utility.gcp, 0.625_463);
    some(utility.classification, 0.625);
    some(utility.modification_rate, 1.0);
    some(utility.height, 5.0);
}

/// Spec F4, F5, J22, J23: class sizes of T8; the penalty and the pooled suppressed records.
#[test]
fn t8_has_the_class_sizes_of_the_spec() {
    assert_eq!(of_t8("discernibility"), 34.0);
    assert_eq!(of_t8("discernibility-star"), 20.0);
    assert_eq!(of_t8("average-class-size"), 3.0);
    assert_eq!(of_t8("c-avg"), 1.0);
    close(of_t8("aecs"), 8.0 / 3.0);
}

/// Spec F7: by labels as a loss.
#[test]
fn t8_has_the_penalty_of_the_spec() {
    // ZIP 2/5, ages 10/100, sex 1; two records with nothing left.
    let mean = loss(&t8(0.25), &json!({"metric": "ncp"}), T8);
    close(mean, (6.0 * (0.4 + 0.1 + 1.0) + 2.0 * 3.0) / 24.0);
}

/// Spec F8: bits of T8 with suppressed records among all, without them, and as ARX counts them.
#[test]
fn t8_loses_the_bits_of_the_spec() {
    close(of_t8("non-uniform-entropy"), 35.145_247);
    close(of_t8("monotonic-non-uniform-entropy"), 6.754_888 + 12.754_888 + 7.635_472);
    let arx = json!({"metric": "non-uniform-entropy", "aggregate": "sum", "as-arx": true});
    close(loss(&t8(0.25), &arx, T8), 8.754_888 + 14.754_888 + 7.635_472);
    let largest = json!({"metric": "non-uniform-entropy", "aggregate": "max"});
    close(loss(&t8(0.25), &largest, T8), 16.754_888);
    // Normalized, every attribute is at most 1: sex is lost entirely.
    let normalized = json!({"metric": "normalized-non-uniform-entropy", "aggregate": "max"});
    close(loss(&t8(0.25), &normalized, T8), 1.0);
}

/// Spec F9: combinations that the records of T8 stand for.
#[test]
fn t8_is_as_ambiguous_as_the_spec_says() {
    assert_eq!(of_t8("ambiguity"), 244.0);
}

/// Spec C, F1, F2, J9: table 3b of the seminar paper, whose cells are on several levels of a
/// column. Nobody says which record of the original a record of it is.
#[test]
fn a_measured_file_shows_what_is_left_of_the_table_it_was_made_from() {
    let original = "gender,birthday\nM,13.08.1962\nM,28.10.1967\nM,20.01.1977\n\
        F,15.09.1973\nF,15.03.1985\nF,28.05.1986\n";
    let days = ["13.08.1962", "28.10.1967", "20.01.1977", "15.09.1973", "15.03.1985", "28.05.1986"];
    let levels = days.map(|day| {
        let (month, year) = (&day[3..], &day[6..]);
        vec![
            day.to_owned(),
            month.to_owned(),
            year.to_owned(),
            format!("{}*", &year[..3]),
            "grown-up".to_owned(),
            "*".to_owned(),
        ]
    });
    let recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": [
            {"name": "gender", "role": "quasi-identifier"},
            {"name": "birthday", "role": "quasi-identifier", "hierarchy": {"kind": "levels", "rows": levels}},
        ],
        "models": [{"model": "k-anonymity", "k": 2}],
    });
    let left = |file: &str| measured(&recipe, file, Some(original)).utility.expect("it is told");
    let local =
        "gender,birthday\nF,28.05.1986\n*,197*\nM,13.08.1962\n*,197*\nF,15.03.1985\nM,28.10.1967\n";
    let table_3b = left(local);
    close(table_3b.modification_rate.unwrap(), 4.0 / 12.0);
    close(table_3b.distortion.unwrap(), 3.2);
    close(table_3b.attributes["birthday"].modification_rate.unwrap(), 2.0 / 6.0);
    assert_eq!(table_3b.non_uniform_entropy, None);
    let mut by_height = recipe.clone();
    by_height["loss"] = json!({"steps": "height"});
    let by_height = measured(&by_height, local, Some(original)).utility.unwrap();
    close(by_height.distortion.unwrap(), 2.0 * (1.0 + 47.0 / 137.0));
    let table_3c = left("gender,birthday\n*,196*\n*,196*\n*,197*\n*,197*\n*,198*\n*,198*\n");
    close(table_3c.modification_rate.unwrap(), 1.0);
    close(table_3c.distortion.unwrap(), 9.6);
    // The table itself, and one that lacks half of it.
    let whole = left(original);
    assert_eq!(
        (whole.modification_rate, whole.distortion, whole.precision),
        (Some(0.0), Some(0.0), 1.0)
    );
    let half = left("gender,birthday\nM,13.08.1962\nM,28.10.1967\nM,20.01.1977\n");
    close(half.modification_rate.unwrap(), 0.5);
    close(half.distortion.unwrap(), 6.0);
    assert_eq!((half.discernibility, half.discernibility_star), (3 + 6 * 3, None));
    // What is on no level says nothing, and is said.
    let odd = measured(&recipe, "gender,birthday\nM,1962-08\n", Some(original));
    assert_eq!(odd.utility, None);
    let notice =
        odd.warnings.iter().find(|notice| notice.code == NoticeCode::UtilityUntold).unwrap();
    assert_eq!((notice.attribute.as_deref(), notice.value), (Some("birthday"), Some(1.0)));
    assert_eq!(measured(&recipe, local, None).utility, None);
}

/// What a release is measured to have kept is what its own report says.
#[test]
fn a_release_is_measured_to_have_kept_what_its_report_says() {
    for search in ["optimal", "kaca", "mondrian", "cell-suppression"] {
        let mut recipe = t8(0.25);
        recipe["search"] = json!({"algorithm": search});
        let ran = run_json(&recipe, T8);
        let release = String::from_utf8(ran.release.expect("a release")).unwrap();
        let own = ran.report.utility.unwrap();
        let read = measured(&recipe, &release, Some(T8)).utility.expect("it is told");
        for (what, own, read) in [
            ("loss", own.loss, read.loss),
            ("precision", Some(own.precision), Some(read.precision)),
            ("ncp", own.ncp, read.ncp),
            ("distortion", own.distortion, read.distortion),
            ("modification-rate", own.modification_rate, read.modification_rate),
            ("ambiguity", own.ambiguity, read.ambiguity),
            ("average-class-size", own.average_class_size, read.average_class_size),
            ("c-avg", own.c_avg, read.c_avg),
            ("aecs", own.aecs, read.aecs),
            ("discernibility", Some(own.discernibility as f64), Some(read.discernibility as f64)),
            ("suppressed", Some(own.suppressed_share), Some(read.suppressed_share)),
        ] {
            let (own, read) = (own.expect(what), read.expect(what));
            assert!((own - read).abs() < 1e-9, "{search}: {what} {own} {read}");
        }
    }
}

/// Spec F9, M8, M12: a missing cell is a leaf where a table of levels lists it, and nowhere else.
#[test]
fn a_missing_cell_is_no_leaf_of_any_hierarchy_that_does_not_list_it() {
    let ambiguity = |hierarchy: Value| {
        let mut recipe = json!({
            "outis": 1, "kind": "recipe",
            "attributes": [{"name": "q", "role": "quasi-identifier"}],
            "models": [{"model": "k-anonymity", "k": 6}],
            "data": {"format": {"header": true}},
        });
        if !hierarchy.is_null() {
            recipe["attributes"][0]["hierarchy"] = hierarchy;
        }
        let report = run_json(&recipe, "q\n1\n2\n3\n4\n4\n\"\"\n").report;
        report.utility.expect("all are alike at the top").ambiguity
    };
    let levels = |missing: bool| {
        let row = |value: &str| vec![value.to_owned(), "*".to_owned()];
        let mut rows: Vec<_> = ["1", "2", "3", "4"].iter().map(|value| row(value)).collect();
        rows.extend(missing.then(|| row("")));
        json!({"kind": "levels", "rows": rows})
    };
    let intervals =
        |steps: &[u32]| json!({"kind": "intervals", "start": 0, "end": 4, "steps": steps});
    for hierarchy in [
        Value::Null,
        json!({"kind": "mask", "from": "right"}),
        levels(false),
        intervals(&[2]),
        intervals(&[2, 4]),
        intervals(&[4]),
    ] {
        assert_eq!(ambiguity(hierarchy.clone()), Some(24.0), "{hierarchy}");
    }
    assert_eq!(ambiguity(levels(true)), Some(30.0));
}

/// Spec F10: T8's conditions against the majority of their classes.
#[test]
fn t8_is_classified_as_the_spec_says() {
    let metric = json!({"metric": "classification", "label": "condition"});
    close(loss(&t8(0.25), &metric, T8), 0.625);
}

/// Spec F6, J21: shares of leaves, rescaled as ARX does, are Iyengar's for categories.
#[test]
fn t8_loses_what_iyengar_says() {
    // ZIP: 6 cells of (2 − 1)/(5 − 1), 2 suppressed of 1.
    let mut recipe = t8(0.25);
    for (name, weight) in [(2, 0.0), (3, 0.0)] {
        recipe["attributes"][name]["weight"] = json!(weight);
    }
    close(loss(&recipe, &json!({"aggregate": "sum"}), T8), (6.0 * 0.25 + 2.0) / 8.0);
}

/// The births of the seminar paper with its hierarchy of six levels, gender exact or not.
fn births(gender: u32, born: u32) -> (Value, &'static str) {
    let rows: Vec<Vec<String>> = [
        ("13.08.1962", "08.1962", "1962", "1960s"),
        ("28.10.1967", "10.1967", "1967", "1960s"),
        ("20.01.1977", "01.1977", "1977", "1970s"),
        ("15.09.1973", "09.1973", "1973", "1970s"),
        ("15.03.1985", "03.1985", "1985", "1980s"),
        ("28.05.1986", "05.1986", "1986", "1980s"),
    ]
    .map(|(day, month, year, decade)| {
        [day, month, year, decade, "grown-up", "*"].map(str::to_owned).to_vec()
    })
    .to_vec();
    let attributes = json!([
        {"name": "gender", "role": "quasi-identifier"},
        {"name": "born", "role": "quasi-identifier", "hierarchy": {"kind": "levels", "rows": rows}},
    ]);
    let data = "gender;born\nM;13.08.1962\nM;28.10.1967\nM;20.01.1977\nF;15.09.1973\n\
        F;15.03.1985\nF;28.05.1986\n";
    (fixed(&tables::recipe(&attributes, 2), &json!({"gender": gender, "born": born})), data)
}

/// Spec F1, F2, J9, J10: changed cells and hierarchical distances of the births of the seminar
/// paper; its domain recoding costs twice what another one does.
#[test]
fn births_are_distorted_as_the_spec_says() {
    let distortion = |node: (u32, u32), steps: &str| {
        let (recipe, data) = births(node.0, node.1);
        loss(&recipe, &json!({"metric": "distortion", "aggregate": "sum", "steps": steps}), data)
    };
    close(distortion((1, 3), "uniform"), 9.6);
    close(distortion((1, 3), "height"), 8.058_394);
    close(distortion((0, 4), "uniform"), 4.8);
    close(distortion((0, 4), "height"), 3.372_263);
    let (recipe, data) = births(1, 3);
    close(loss(&recipe, &json!({"metric": "modification-rate"}), data), 1.0);
    let (recipe, data) = births(0, 4);
    close(loss(&recipe, &json!({"metric": "modification-rate"}), data), 0.5);
}

/// Spec F12, A5, M11: ANON's weighted loss on T4, priorities and losses of levels as in the spec.
#[test]
fn t4_has_the_weighted_losses_of_the_spec() {
    let mut recipe = weighted_t4(2);
    recipe["suppression"] = json!({"limit": 1});
    for (node, expected) in [
        ([2, 1, 1], 0.32),
        ([0, 2, 2], 0.72),
        ([2, 2, 2], 0.77),
        ([0, 0, 0], 0.0),
        ([3, 3, 2], 1.0),
    ] {
        let levels = json!({"zip": node[0], "age": node[1], "nationality": node[2]});
        close(loss(&fixed(&recipe, &levels), &recipe["loss"], T4), expected);
    }
    // Without suppression the least of k = 2 is (2, 1, 1), of k = 4 (2, 2, 2).
    recipe["suppression"] = json!({"limit": 0});
    for (k, node, expected) in [(2, [2, 1, 1], 0.32), (4, [2, 2, 2], 0.77)] {
        recipe["models"][0]["k"] = json!(k);
        let found = run_json(&recipe, T4).found.expect("a solution");
        assert_eq!(found.node().expect("a node").levels.as_slice(), node);
        close(found.node().expect("a node").loss.value(), expected);
    }
}

/// Spec F11: the sum of the levels, and D of T4's two minimal nodes.
#[test]
fn t4_has_the_heights_of_the_spec() {
    let fixed_at = |node: [u32; 3]| {
        let levels = json!({"zip": node[0], "age": node[1], "nationality": node[2]});
        fixed(&t4(2, false), &levels)
    };
    let height = json!({"metric": "height", "aggregate": "sum"});
    assert_eq!(loss(&fixed_at([0, 2, 2]), &height, T4), 4.0);
    // Level over height, averaged, is what weights without losses of their own give.
    let mean = json!({"metric": "weighted-information-loss"});
    close(loss(&fixed_at([0, 2, 2]), &mean, T4), 5.0 / 9.0);
    close(loss(&fixed_at([2, 1, 1]), &mean, T4), 0.5);
    close(loss(&fixed_at([2, 2, 2]), &mean, T4), 7.0 / 9.0);
}

/// N1: sex and age of six people, some cells missing.
const N1: &str = "sex,age,row\nM,30,1\nM,30,2\nM,,3\nF,,4\nF,40,5\n,40,6\n";

/// N2: sdcMicro's fixture.
const N2: &str =
    "a,b,c,row\n2,3,1,1\n3,3,3,2\n2,3,,3\n2,3,2,4\n3,3,1,5\n3,3,1,6\n1,4,,7\n2,3,1,8\n";

/// A plain recipe with a row number beside, everything suppressible, and this matching.
fn missing(names: &[&str], k: u32, matching: &str) -> Value {
    let mut recipe = plain(names, k);
    let columns = recipe["attributes"].as_array_mut().expect("columns");
    columns.push(json!({"name": "row", "role": "insensitive"}));
    recipe["missing"] = json!({"match": matching});
    recipe["suppression"] = json!({"limit": 1});
    recipe
}

fn rows(ran: &Ran) -> Vec<String> {
    let release = std::str::from_utf8(ran.release.as_deref().expect("a release")).expect("UTF-8");
    release
        .lines()
        .skip(1)
        .map(|line| line.rsplit(',').next().unwrap_or_default().to_owned())
        .collect()
}

/// Spec A8, vector N1: what matches as own value, as wildcard and not at all; spec J25: own value
/// by default.
#[test]
fn n1_matches_as_the_spec_says() {
    let bottom = json!({"sex": 0, "age": 0});
    let kept = |k: u32, matching: &str| {
        rows(&run_json(&fixed(&missing(&["sex", "age"], k, matching), &bottom), N1))
    };
    // c_basic = 2,2,0,0,1,0; c_ext = 2,2,1,1,1,1; c_maybe = 3,3,4,3,3,4.
    assert_eq!(kept(2, "remove-row"), ["1", "2"]);
    assert_eq!(kept(2, "own-value"), ["1", "2"]);
    assert_eq!(kept(3, "wildcard"), ["1", "2", "3", "4", "5", "6"]);
    let achieved = |matching: &str| {
        measured(&missing(&["sex", "age"], 2, matching), N1, None).models[0].achieved
    };
    assert_eq!((achieved("wildcard"), achieved("own-value")), (Some(3.0), Some(1.0)));
    let mut silent = missing(&["sex", "age"], 2, "own-value");
    silent["missing"] = json!({});
    assert_eq!(measured(&silent, N1, None).models[0].achieved, Some(1.0));
}

/// Spec A8, vectors N2, N3: maybe-matches of sdcMicro's fixture are 3,1,4,2,2,2,1,3, and with one
/// more missing cell 3,1,4,2,3,3,1,5. Who is suppressed takes matches from others.
#[test]
fn n2_and_n3_match_as_the_spec_says() {
    let bottom = json!({"a": 0, "b": 0, "c": 0});
    let kept = |k: u32, data: &str| {
        rows(&run_json(&fixed(&missing(&["a", "b", "c"], k, "wildcard"), &bottom), data))
    };
    assert_eq!(kept(2, N2), ["1", "3", "4", "5", "6", "8"]);
    assert_eq!(kept(3, N2), ["1", "3", "8"]);
    let n3 = N2.replace("\n2,3,1,8\n", "\n,3,1,8\n");
    assert_eq!(kept(2, &n3), ["1", "3", "4", "5", "6", "8"]);
    // Row 4 has two matches and goes; then row 3 has 3 and stays.
    assert_eq!(kept(3, &n3), ["1", "3", "5", "6", "8"]);
    let wildcard = |data: &str| {
        let report = measured(&missing(&["a", "b", "c"], 2, "own-value"), data, None);
        let risk = report.risk.after.expect("there are records");
        risk.wildcard.expect("cells are missing").average
    };
    close(
        wildcard(N2),
        [3.0, 1.0, 4.0, 2.0, 2.0, 2.0, 1.0, 3.0].map(|c: f64| 1.0 / c).iter().sum::<f64>() / 8.0,
    );
    close(
        wildcard(&n3),
        [3.0, 1.0, 4.0, 2.0, 3.0, 3.0, 1.0, 5.0].map(|c: f64| 1.0 / c).iter().sum::<f64>() / 8.0,
    );
}

/// Spec A8, M1, M14: a class of missing sensitive values holds, merged with two equal ones it does
/// not; as a value of its own it counts. Wildcards go with k-anonymity alone.
#[test]
fn missing_sensitive_values_are_no_values() {
    let attributes = json!([
        {"name": "class", "role": "quasi-identifier"},
        {"name": "value", "role": "sensitive"},
    ]);
    let data = "class,value\na,\na,\na,\nb,x\nb,x\n";
    let suppressed = |level: u32, sensitive: &str| {
        let mut recipe = fixed(&tables::recipe(&attributes, 2), &json!({"class": level}));
        recipe["models"] = json!([{"model": "distinct-l-diversity", "attribute": "value", "l": 2}]);
        recipe["suppression"] = json!({"limit": 1});
        recipe["missing"] = json!({"sensitive": sensitive});
        run_json(&recipe, data).report.solution.expect("a solution").suppressed
    };
    assert_eq!((suppressed(0, "excluded"), suppressed(1, "excluded")), (2, 5));
    assert_eq!((suppressed(0, "own-value"), suppressed(1, "own-value")), (5, 0));
    let mut recipe = missing(&["class"], 2, "wildcard");
    recipe["models"] = json!([{"model": "sample-uniqueness", "max": 0.5}]);
    let parsed = outis_tests::harness::recipe(&recipe).expect("a recipe");
    let input = outis_tests::harness::read(&parsed, b"class,row\na,1\n,2\n").expect("a table");
    let files = outis_tests::harness::Attached::new();
    assert!(outis_job::Job::new(parsed, &input, &files).is_err());
}
