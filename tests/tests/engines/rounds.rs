//! Two rounds: levels are found on something smaller, and exact counts decide who is released.

use super::duckdb::DuckDb;
use super::{Engine, NAMES, as_file, bytes, checked, known, lines, plan, plan_files};
use super::{read_bytes, recipe, released, rows, skip};
use outis_job::sql::count_statements;
use outis_tests::harness::{Attached, SEED, run};
use serde_json::json;
use std::collections::BTreeMap;

#[test]
fn levels_of_a_sample_are_held_against_exact_counts() {
    let engine = match DuckDb::start() {
        Ok(engine) => engine,
        Err(why) => return skip("levels_of_a_sample_are_held_against_exact_counts", &why),
    };
    let rows = rows();
    engine.fill("people", &NAMES, &rows);

    // The first round, on a third of the table.
    let sample: Vec<_> = rows.iter().step_by(3).cloned().collect();
    let first = run(known(&recipe()), as_file(&sample).as_bytes(), &Attached::new(), SEED);
    let solution = first.expect("a run").report.solution.expect("levels");
    let found = serde_json::to_value(&solution.recoding).expect("levels");
    let levels = [NAMES[1], NAMES[2]].map(|name| (name.to_owned(), found["levels"][name].clone()));
    let levels: BTreeMap<String, serde_json::Value> = levels.into_iter().collect();

    // The second, on all.
    let mut fixed = recipe();
    fixed["search"] = json!({"algorithm": "fixed", "levels": levels});
    let statements = count_statements(&known(&fixed), engine.dialect(), "people");
    engine.must_run(&statements.expect("statements"));
    plan(&engine, &known(&fixed), None).expect("a plan");
    assert_eq!(engine.carry_out("apply.sql"), Ok(()));
    assert!(checked(&engine).holds);
    let of_engine = engine.exported("SELECT * FROM outis_release");
    assert_eq!(lines(&of_engine), lines(&released(&fixed, &as_file(&rows))));
    let again = run(known(&fixed), as_file(&rows).as_bytes(), &Attached::new(), SEED);
    let solution = again.expect("a run").report.solution.expect("levels");
    assert!(!solution.loss.optimal && solution.loss.bound.is_none());
}

#[test]
fn a_view_on_its_levels_comes_to_the_same_counts() {
    let engine = match DuckDb::start() {
        Ok(engine) => engine,
        Err(why) => return skip("a_view_on_its_levels_comes_to_the_same_counts", &why),
    };
    engine.fill("people", &NAMES, &rows());
    let zip = engine.dialect().name(NAMES[1]);
    engine.must_run(&format!(
        "CREATE VIEW coarse AS SELECT * REPLACE (left({zip}, length({zip}) - 1) || '*' AS {zip}) FROM people;"
    ));
    let mut fine = recipe();
    fine["search"] = json!({"algorithm": "fixed", "levels": {NAMES[1]: 1, NAMES[2]: 0}});
    let mut coarse = recipe();
    coarse["search"] = json!({"algorithm": "fixed", "levels": {NAMES[1]: 0, NAMES[2]: 0}});
    coarse["attributes"][1].as_object_mut().expect("a column").remove("hierarchy");
    let [fine, coarse] = [(fine, "people"), (coarse, "coarse")].map(|(asked, source)| {
        let asked = known(&asked);
        let statements = count_statements(&asked, engine.dialect(), source);
        engine.must_run(&statements.expect("statements"));
        let counts = bytes(&engine.folder().join("counts.csv"));
        let files = plan_files(&asked, &counts, engine.dialect(), None).expect("a plan");
        let expected = files.into_iter().find(|(name, _)| name == "expected.csv");
        lines(&read_bytes(expected.expect("a file").1.as_bytes()))
    });
    assert_eq!(fine, coarse);
}
