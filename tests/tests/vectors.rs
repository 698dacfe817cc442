//! The numbers of the literature, by the ids of the spec, from recipe to re-measured release.
//!
//! Vectors that concern one module alone are tested beside it.

use outis_job::{Job, measure_file};
use outis_protocol::Report;
use outis_protocol::problem::Code;
use outis_protocol::report::{NoticeCode, RiskFigures};
use outis_tests::harness::{self, Attached, Ran, run_json};
use outis_tests::tables::{self, OUTLIER, SWEENEY, T4, T8, T12, fixed, plain, t4, t8};
use serde_json::{Value, json};

/// Nodes of T4's lattice that have a solution, in lexicographic order.
fn ok_nodes(recipe: &Value, data: &str) -> Vec<[u8; 3]> {
    let mut ok = Vec::new();
    for zip in 0..=3 {
        for age in 0..=3 {
            for nationality in 0..=2 {
                let levels = json!({"zip": zip, "age": age, "nationality": nationality});
                if run_json(&fixed(recipe, &levels), data).found.is_some() {
                    ok.push([zip, age, nationality]);
                }
            }
        }
    }
    ok
}

/// Those below which no other lies.
fn minimal(nodes: &[[u8; 3]]) -> Vec<[u8; 3]> {
    let minimal = nodes.iter().copied().filter(|node| {
        !nodes.iter().any(|other| other != node && other.iter().zip(node).all(|(a, b)| a <= b))
    });
    minimal.collect()
}

fn levels(ran: &Ran) -> &[u8] {
    ran.found.as_ref().expect("a solution").node().expect("a node").levels.as_slice()
}

fn release(ran: &Ran) -> &str {
    std::str::from_utf8(ran.release.as_deref().expect("a release")).expect("UTF-8")
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
}

fn measured(recipe: &Value, data: &str) -> Report {
    let recipe = harness::recipe(recipe).expect("a recipe");
    let input = harness::read_release(&recipe, data.as_bytes()).expect("a table");
    measure_file(&recipe, &input, None, &Attached::new(), None).expect("a measured file")
}

fn risk(report: &Report) -> &RiskFigures {
    report.risk.after.as_ref().expect("there are records")
}

/// T4, k = 2 and 4: spec F11, G0, G1.
#[test]
fn t4_has_the_minimal_nodes_of_the_spec() {
    let two = ok_nodes(&t4(2, false), T4);
    assert_eq!((two.len(), minimal(&two)), (16, vec![[0, 2, 2], [2, 1, 1]]));
    let four = ok_nodes(&t4(4, false), T4);
    assert_eq!((four.len(), minimal(&four)), (4, vec![[2, 2, 2]]));
}

/// Spec G1: MinGen on T4 gives (2, 1, 1) with Prec 0.5; for k = 4 only (2, 2, 2) is minimal.
#[test]
fn t4_loses_least_precision_where_mingen_says() {
    for algorithm in ["optimal", "exhaustive"] {
        for (k, node, precision) in [(2, [2, 1, 1], 0.5), (4, [2, 2, 2], 2.0 / 9.0)] {
            let mut recipe = t4(k, false);
            recipe["loss"] = json!({"metric": "precision"});
            recipe["search"] = json!({"algorithm": algorithm});
            let ran = run_json(&recipe, T4);
            assert_eq!(levels(&ran), node);
            let solution = ran.report.solution.as_ref().unwrap();
            assert_eq!(solution.lattice, "48");
            assert!(solution.loss.optimal);
            close(solution.loss.value, 1.0 - precision);
            close(ran.report.utility.as_ref().unwrap().precision, precision);
        }
    }
}

/// Spec F3: Prec of three nodes of T4.
#[test]
fn t4_nodes_have_the_precision_of_the_spec() {
    for (node, precision) in [([0, 2, 2], 4.0 / 9.0), ([2, 1, 1], 0.5), ([2, 2, 2], 2.0 / 9.0)] {
        let levels = json!({"zip": node[0], "age": node[1], "nationality": node[2]});
        let ran = run_json(&fixed(&t4(2, false), &levels), T4);
        close(ran.report.utility.as_ref().unwrap().precision, precision);
        assert_eq!(ran.report.solution.as_ref().unwrap().suppressed, 0);
    }
}

/// The release of T4's optimum, as a file.
#[test]
fn t4_is_released_as_printed() {
    let mut recipe = t4(2, false);
    recipe["loss"] = json!({"metric": "precision"});
    let ran = run_json(&recipe, T4);
    let expected = "zip,age,nationality,condition\n130**,<30,American,heart disease\n\
        130**,<30,American,heart disease\n130**,3*,Asian,cancer\n130**,3*,Asian,cancer\n";
    assert_eq!(release(&ran), expected);
    assert_eq!(ran.report.models[0].achieved, Some(2.0));
}

/// T4 plus the outlier, θ = 0 and 0.2 (spec G0); just below 0.2 no record may go (spec A6).
#[test]
fn t4_with_the_outlier_needs_the_limit_of_the_spec() {
    let data = format!("{T4}{OUTLIER}");
    let nodes_at = |limit: f64| {
        let mut recipe = t4(2, true);
        recipe["suppression"] = json!({"limit": limit});
        ok_nodes(&recipe, &data)
    };
    let none = nodes_at(0.0);
    assert_eq!((none.len(), minimal(&none)), (2, vec![[3, 3, 1]]));
    let one = nodes_at(0.2);
    assert_eq!((one.len(), minimal(&one)), (16, vec![[0, 2, 2], [2, 1, 1]]));
    assert_eq!(nodes_at(0.199_999), none);
}

/// Spec A6, M7: a release without records is a solution only if the limit is exactly 1.
#[test]
fn an_empty_release_takes_an_explicit_limit() {
    let mut recipe = t4(5, false);
    // The second limit lets all four records go, by the tolerance of counts, and yet is not 1.
    for limit in [0.999_999, 0.999_999_999_9] {
        recipe["suppression"] = json!({"limit": limit});
        let refused = run_json(&recipe, T4);
        assert!(refused.found.is_none() && refused.release.is_none(), "{limit}");
        assert_eq!(refused.report.solution, None);
        let model = &refused.report.models[0];
        assert_eq!((model.achieved, model.holds), (None, false));
    }

    recipe["suppression"] = json!({"limit": 1.0});
    let empty = run_json(&recipe, T4);
    assert_eq!(release(&empty), "zip,age,nationality,condition\n");
    assert_eq!(empty.report.solution.as_ref().unwrap().suppressed, 4);
    assert_eq!((empty.report.models[0].achieved, empty.report.models[0].holds), (None, true));
    assert_eq!(empty.report.risk.after, None);
    assert_eq!(empty.report.utility.as_ref().unwrap().average_class_size, None);
}

/// Spec D1: k = 1 is refused, k > n leaves only the empty release.
#[test]
fn k_is_at_least_two() {
    let recipe = harness::recipe(&t4(1, false)).unwrap();
    let problem = harness::run(recipe, T4.as_bytes(), &Attached::new(), harness::SEED).err();
    assert_eq!(problem.map(|problem| problem.code), Some(Code::Parameter));
}

/// T8: spec F3, F4, F5, F6 and E1 of the release on the slides, and its limit (spec A9, A6).
#[test]
fn t8_has_the_losses_of_the_spec() {
    let ran = run_json(&t8(0.25), T8);
    let expected = "zip;age;sex;condition\n130**;21-30;*;Hep\n130**;21-30;*;Hep\n\
        130**;21-30;*;Flu\n148**;41-50;*;Flu\n148**;41-50;*;Can\n148**;41-50;*;Hep\n";
    assert_eq!(release(&ran), expected);
    let solution = ran.report.solution.as_ref().unwrap();
    assert_eq!((solution.suppressed, solution.classes), (2, 2));
    close(solution.loss.value, 47.0 / 80.0);
    close(solution.loss.attributes["zip"], 0.4375);
    close(solution.loss.attributes["age"], 0.325);
    close(solution.loss.attributes["sex"], 1.0);
    let utility = ran.report.utility.as_ref().unwrap();
    close(utility.precision, 0.3);
    assert_eq!((utility.discernibility, utility.discernibility_star), (34, Some(20)));
    assert_eq!((utility.average_class_size, utility.c_avg), (Some(3.0), Some(1.0)));
    close(utility.suppressed_share, 0.25);
    assert_eq!(ran.report.models[0].achieved, Some(3.0));
    close(risk(&ran.report).prosecutor.max, 1.0 / 3.0);
    close(risk(&ran.report).prosecutor.average, 1.0 / 3.0);

    // 2 of 8 may go only from 0.25 on.
    assert!(run_json(&t8(0.1), T8).found.is_none());
    assert!(run_json(&t8(0.249), T8).found.is_none());
    // As a search loss, 1 − Prec.
    let mut precision = t8(0.25);
    precision["loss"] = json!({"metric": "precision"});
    close(run_json(&precision, T8).found.unwrap().node().expect("a node").loss.value(), 0.7);
}

/// Spec M8: the gs-factor weighs T8's generalization against its suppression; all four aggregates.
#[test]
fn t8_loses_as_the_gs_factor_says() {
    let loss = |gs_factor: f64, aggregate: &str| {
        let mut recipe = t8(0.25);
        recipe["loss"] = json!({"gs-factor": gs_factor, "aggregate": aggregate});
        run_json(&recipe, T8).found.unwrap().node().expect("a node").loss.value()
    };
    // Suppression free: shares of all 8 records. ZIP: 2, 2, 2, 2, 2, 2, 2, 1 of 5 leaves.
    let (zip, age) = ((15.0 / 5.0 - 8.0 / 5.0) / (8.0 - 8.0 / 5.0), 0.1);
    close(loss(0.0, "sum"), zip + age + 1.0);
    close(loss(0.0, "max"), 1.0);
    // Generalization free: only the two suppressed records cost.
    close(loss(1.0, "arithmetic-mean"), 0.25);
    close(loss(1.0, "max"), 0.25);
    let cubed = (1.0 + 0.4375) * 1.325 * 2.0;
    let mean = loss(0.5, "geometric-mean") + 1.0;
    close(mean * mean * mean, cubed);
}

/// T12 as released: spec D1, E1, E3.
#[test]
fn t12_is_4_anonymous() {
    let mut recipe = plain(&["zip", "age", "nationality"], 4);
    recipe["attributes"]
        .as_array_mut()
        .unwrap()
        .push(json!({"name": "condition", "role": "sensitive"}));
    let report = measured(&recipe, T12);
    assert_eq!((report.models[0].achieved, report.models[0].holds), (Some(4.0), true));
    let risk = risk(&report);
    assert_eq!((risk.prosecutor.max, risk.prosecutor.average), (0.25, 0.25));
    assert_eq!(risk.class_sizes, [(4, 3)]);
    recipe["models"][0]["k"] = json!(5);
    assert!(!measured(&recipe, T12).models[0].holds);
}

/// R1: classes of 2, 3, 1 and 4 records, from a file to the report.
#[test]
fn r1_has_the_prosecutor_risk_of_the_spec() {
    let mut recipe = plain(&["class", "more"], 2);
    recipe["risk"] = json!({"threshold": 0.25});
    let report =
        measured(&recipe, "class,more\na,1\na,1\nb,1\nb,1\nb,1\nc,1\nd,1\nd,1\nd,1\nd,1\n");
    let risk = risk(&report);
    assert_eq!((risk.prosecutor.max, risk.prosecutor.average), (1.0, 0.4));
    assert_eq!(
        (risk.prosecutor.above_threshold, risk.prosecutor.records_above_threshold),
        (0.6, 6)
    );
    assert_eq!(risk.sample_uniques, 1);
}

/// Spec A2: the classes of Figure 2 of Sweeney 2002, and the lemma that every single value occurs
/// at least k times. The paper prints m = 6, f = 5; its own figure has 7 and 4 (spec J1).
#[test]
fn every_value_of_a_k_anonymous_table_occurs_k_times() {
    let names = ["race", "birth", "gender", "zip", "problem"];
    let measured_by = |quasi: &[&str]| {
        let attributes: Value = names
            .iter()
            .map(|name| {
                let role = if quasi.contains(name) { "quasi-identifier" } else { "insensitive" };
                json!({"name": name, "role": role})
            })
            .collect();
        measured(&tables::recipe(&attributes, 2), SWEENEY)
    };
    let whole = measured_by(&names[..4]);
    assert_eq!(whole.models[0].achieved, Some(2.0));
    assert_eq!(risk(&whole).class_sizes, [(2, 4), (3, 1)]);
    for (name, sizes) in [
        ("race", vec![(5, 1), (6, 1)]),
        ("birth", vec![(2, 1), (4, 1), (5, 1)]),
        ("gender", vec![(4, 1), (7, 1)]),
        ("zip", vec![(2, 1), (9, 1)]),
    ] {
        assert_eq!(risk(&measured_by(&[name])).class_sizes, sizes, "{name}");
    }
    // The converse is false: all single values and pairs are frequent, no record is.
    let bits = "a,b,c\n0,0,0\n0,0,1\n0,1,0\n1,0,0\n0,1,1\n1,0,1\n1,1,0\n1,1,1\n";
    for order in [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]] {
        for (quasi, achieved) in [(1, 4.0), (2, 2.0), (3, 1.0)] {
            let attributes = order.iter().enumerate().map(|(i, name)| {
                let role = if i < quasi { "quasi-identifier" } else { "insensitive" };
                json!({"name": name, "role": role})
            });
            let report = measured(&tables::recipe(&attributes.collect(), 2), bits);
            assert_eq!(report.models[0].achieved, Some(achieved), "{quasi} of {order:?}");
        }
    }
}

/// Spec A8, vectors N1 and N2, with `own-value`: for each record the number of records that match
/// it. What matches k − 1 others stays at the bottom node, the rest goes.
#[test]
fn missing_values_match_each_other_and_nothing_else() {
    let n1 = "sex,age,row\nM,30,1\nM,30,2\nM,,3\nF,NULL,4\nF,40,5\n,40,6\n";
    let mut recipe = plain(&["sex", "age"], 2);
    recipe["attributes"]
        .as_array_mut()
        .unwrap()
        .push(json!({"name": "row", "role": "insensitive"}));
    recipe["missing"] = json!({"values": ["", "NULL"]});
    recipe["suppression"] = json!({"limit": 1});
    let bottom = fixed(&recipe, &json!({"sex": 0, "age": 0}));
    let ran = run_json(&bottom, n1);
    assert_eq!(release(&ran), "sex,age,row\nM,30,1\nM,30,2\n");
    assert_eq!(ran.job.risk_before().unwrap().class_sizes, [(1, 4), (2, 1)]);

    // A second (F, missing), written the other way, is a match; both are written alike (spec M2).
    let ran = run_json(&bottom, &format!("{n1}F,,7\n"));
    assert_eq!(release(&ran), "sex,age,row\nM,30,1\nM,30,2\nF,,4\nF,,7\n");
    assert_eq!(ran.report.models[0].achieved, Some(2.0));

    let n2 = "a,b,c,row\n2,3,1,1\n3,3,3,2\n2,3,,3\n2,3,2,4\n3,3,1,5\n3,3,1,6\n1,4,,7\n2,3,1,8\n";
    let mut recipe = plain(&["a", "b", "c"], 2);
    recipe["attributes"]
        .as_array_mut()
        .unwrap()
        .push(json!({"name": "row", "role": "insensitive"}));
    recipe["suppression"] = json!({"limit": 1});
    let ran = run_json(&fixed(&recipe, &json!({"a": 0, "b": 0, "c": 0})), n2);
    assert_eq!(release(&ran), "a,b,c,row\n2,3,1,1\n3,3,1,5\n3,3,1,6\n2,3,1,8\n");
    // On the last level a missing value joins everything else.
    let ran = run_json(&fixed(&recipe, &json!({"a": 0, "b": 0, "c": 1})), n2);
    assert_eq!(ran.report.solution.as_ref().unwrap().suppressed, 1);
    assert_eq!(ran.report.models[0].achieved, Some(3.0));
}

/// Spec M12: a marker that the table lists generalizes as its row says and is a leaf; spec M8:
/// shares.
#[test]
fn a_listed_marker_generalizes_as_its_row_says() {
    let recipe = |rows: Value| {
        let hierarchy = json!({"kind": "levels", "rows": rows});
        let attributes = json!([
            {"name": "q", "role": "quasi-identifier", "hierarchy": hierarchy},
            {"name": "row", "role": "insensitive"},
        ]);
        let mut recipe = fixed(&tables::recipe(&attributes, 2), &json!({"q": 1}));
        recipe["suppression"] = json!({"limit": 1});
        recipe["missing"] = json!({"values": ["?"]});
        recipe
    };
    let data = "q,row\na,1\nb,2\n?,3\n";
    let listed = json!([["a", "x", "*"], ["b", "y", "*"], ["?", "y", "*"], ["unused", "z", "*"]]);
    let ran = run_json(&recipe(listed), data);
    assert_eq!(release(&ran), "q,row\ny,2\ny,3\n");
    // Shares ¼ (suppressed), ½, ½ of four leaves: (1 + ½ + ½ − ¾) / (3 − ¾).
    close(ran.found.as_ref().unwrap().node().expect("a node").loss.value(), 1.25 / 2.25);
    let unlisted = json!([["a", "x", "*"], ["b", "x", "*"], ["unused", "z", "*"]]);
    let ran = run_json(&recipe(unlisted), data);
    assert_eq!(release(&ran), "q,row\nx,1\nx,2\n");
    close(
        ran.found.as_ref().unwrap().node().expect("a node").loss.value(),
        (2.0 / 3.0 * 2.0 + 1.0 - 1.0) / 2.0,
    );
}

/// What one value becomes on each level, as released.
fn path(attribute: &Value, value: &str, height: u32) -> Vec<String> {
    let attributes = json!([attribute, {"name": "row", "role": "insensitive"}]);
    let data = format!("q;row\n{value};1\n{value};2\n");
    (0..=height)
        .map(|level| {
            let recipe = fixed(&tables::recipe(&attributes, 2), &json!({"q": level}));
            let ran = run_json(&recipe, &data);
            let second = release(&ran).lines().nth(1).expect("a record");
            second.split(';').next().unwrap_or_default().to_owned()
        })
        .collect()
}

/// Spec B3: the ages of ANON's slides, x = 100 and the edges, left- and right-closed.
#[test]
fn intervals_are_released_as_the_spec_cuts_them() {
    let age = |closed: &str| {
        json!({"name": "q", "role": "quasi-identifier", "type": "integer",
               "hierarchy": {"kind": "intervals", "start": 0, "end": 100,
                             "steps": [5, 10, 20, 40, 100], "closed": closed}})
    };
    for (closed, value, expected) in [
        ("left", "100", ["100", "95-100", "90-100", "80-100", "80-100", "0-100"]),
        ("left", "50", ["50", "50-54", "50-59", "40-59", "40-79", "0-100"]),
        ("right", "50", ["50", "46-50", "41-50", "41-60", "41-80", "0-100"]),
        ("right", "28", ["28", "26-30", "21-30", "21-40", "0-40", "0-100"]),
    ] {
        assert_eq!(path(&age(closed), value, 5), expected, "{closed} {value}");
    }
    let mut wrong = tables::recipe(&json!([age("left")]), 2);
    wrong["attributes"][0]["hierarchy"]["steps"] = json!([5, 10, 25]);
    let recipe = harness::recipe(&wrong).unwrap();
    let input = harness::read(&recipe, b"q\n1\n2\n").unwrap();
    let problem = Job::new(recipe, &input, &Attached::new()).unwrap_err();
    assert_eq!(
        (problem.code.id(), problem.field.as_deref()),
        ("hierarchy-parameter", Some("steps"))
    );
    assert_eq!(problem.attribute.as_deref(), Some("q"));
}

/// Spec B4: a postcode, masked from the right.
#[test]
fn masks_are_released_as_the_spec_writes_them() {
    let zip = json!({"name": "q", "role": "quasi-identifier",
                     "hierarchy": {"kind": "mask", "from": "right"}});
    assert_eq!(path(&zip, "13053", 5), ["13053", "1305*", "130**", "13***", "1****", "*"]);
}

/// Spec C: the births of the seminar paper. Full-domain recoding to decades needs the gender too
/// (3c); changing only rows 3 and 4 (3b) leaves four people alone (spec J9).
#[test]
fn births_need_decade_and_gender() {
    let data = "gender;born\nM;13.08.1962\nM;28.10.1967\nM;20.01.1977\nF;15.09.1973\n\
        F;15.03.1985\nF;28.05.1986\n";
    let attributes = json!([
        {"name": "gender", "role": "quasi-identifier"},
        {"name": "born", "role": "quasi-identifier", "hierarchy":
            {"kind": "date", "format": "%d.%m.%Y", "levels": ["month", "year", "decade"]}},
    ]);
    let recipe = tables::recipe(&attributes, 2);
    let ran = run_json(&fixed(&recipe, &json!({"gender": 1, "born": 3})), data);
    assert_eq!(
        release(&ran),
        "gender;born\n*;1960-1969\n*;1960-1969\n*;1970-1979\n*;1970-1979\n*;1980-1989\n*;1980-1989\n"
    );
    assert!(run_json(&fixed(&recipe, &json!({"gender": 0, "born": 3})), data).found.is_none());
    let local =
        "gender;born\nM;13.08.1962\nM;28.10.1967\n*;197*\n*;197*\nF;15.03.1985\nF;28.05.1986\n";
    let report = measured(&recipe, local);
    assert_eq!((report.models[0].achieved, risk(&report).sample_uniques), (Some(1.0), 4));
}

/// Spec C, last vector: where two cells would do, full-domain recoding takes the whole column.
#[test]
fn full_domain_recoding_takes_the_whole_column() {
    let mut recipe = plain(&["first", "second"], 2);
    recipe["loss"] = json!({"metric": "precision"});
    let ran = run_json(&recipe, "first,second\na,x\na,y\nb,x\nb,x\n");
    assert_eq!(release(&ran), "first,second\na,*\na,*\nb,*\nb,*\n");
    close(ran.found.as_ref().unwrap().node().expect("a node").loss.value(), 0.5);
}

/// Spec A1, A4, A5: no quasi-identifier makes one class; a limit caps the lattice, above the height
/// it is refused; a dearer attribute keeps its detail; weights of zero alone are refused.
#[test]
fn roles_limits_and_priorities_do_what_the_spec_says() {
    let attributes =
        json!([{"name": "a", "role": "sensitive"}, {"name": "b", "role": "insensitive"}]);
    let ran = run_json(&tables::recipe(&attributes, 2), "a,b\n1,2\n3,4\n5,6\n");
    assert_eq!(ran.report.models[0].achieved, Some(3.0));
    assert_eq!(ran.report.warnings[0].code, NoticeCode::NoQuasiIdentifier);

    let data = "first,second\na,x\na,y\nb,x\nb,y\n";
    let weigh = |first: f64, second: f64| {
        let mut recipe = plain(&["first", "second"], 2);
        recipe["attributes"][0]["weight"] = json!(first);
        recipe["attributes"][1]["weight"] = json!(second);
        recipe
    };
    assert_eq!(levels(&run_json(&weigh(2.0, 1.0), data)), [0, 1]);
    assert_eq!(levels(&run_json(&weigh(1.0, 2.0), data)), [1, 0]);
    assert_eq!(levels(&run_json(&weigh(1.0, 1.0), data)), [0, 1], "ties: lexicographic");
    let refused = |recipe: &Value| {
        let recipe = harness::recipe(recipe).unwrap();
        let input = harness::read(&recipe, data.as_bytes()).unwrap();
        Job::new(recipe, &input, &Attached::new()).unwrap_err().code
    };
    assert_eq!(refused(&weigh(0.0, 0.0)), Code::Parameter);
    assert_eq!(refused(&weigh(-1.0, 1.0)), Code::Parameter);

    let mut limited = plain(&["first", "second"], 4);
    limited["attributes"][0]["limit"] = json!(0);
    let ran = run_json(&limited, data);
    assert!(ran.found.is_none(), "with this limit there is no solution");
    assert_eq!(ran.job.lattice(), "2");
    limited["attributes"][0]["limit"] = json!(2);
    assert_eq!(refused(&limited), Code::LevelTooHigh);
}
