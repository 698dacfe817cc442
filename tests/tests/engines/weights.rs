//! Records with sampling weights: an engine adds them up, and the risk that rests on them is that of
//! the same table in a file.

use super::{Engine, MARK, bytes, checked, known, lines, plan, quoted, read, released};
use outis_job::sql::{count_statements, counted_recipe};
use outis_tests::harness::{self, Attached, SEED};
use serde_json::{Value, json};

const NAMES: [&str; 3] = ["region", "ill", "weight"];

/// A recipe whose weights are released, or are not.
fn recipe(role: &str) -> Value {
    json!({
        "outis": 1, "kind": "recipe",
        "data": {"format": {"delimiter": ",", "header": true}},
        "attributes": [
            {"name": NAMES[0], "role": "quasi-identifier",
             "hierarchy": {"kind": "mask", "from": "right"}},
            {"name": NAMES[1], "role": "sensitive"},
            {"name": NAMES[2], "role": role},
        ],
        "models": [{"model": "k-anonymity", "k": 3}],
        "suppression": {"limit": 0.2},
        "records": {"person": "record", "sampling-weight": NAMES[2]},
    })
}

/// What engine and file come to.
pub(super) fn are_added_up(engine: &impl Engine) {
    let rows: Vec<[Option<String>; 3]> = (0..60_usize)
        .map(|number| {
            let region = format!("{}{}", number % 4, number * 7 % 10);
            let weight = format!("{}.25", number % 5 + 1);
            [region, ["flu", "gout"][number % 2].to_owned(), weight].map(Some)
        })
        .collect();
    let head = quoted(&NAMES.map(|name| Some(name.to_owned())));
    let file = head + &rows.iter().map(|row| quoted(row)).collect::<String>();
    engine.fill("weighed", &NAMES, &rows);
    for role in ["identifier", "insensitive"] {
        let asked = recipe(role);
        let statements = count_statements(&known(&asked), engine.dialect(), "weighed");
        engine.must_run(&statements.expect("statements"));
        let counts = bytes(&engine.folder().join("counts.csv"));
        let counted = counted_recipe(&known(&asked)).expect("a recipe");
        let of_engine = harness::run(counted, &counts, &Attached::new(), SEED).expect("a report");
        let of_file = harness::run(known(&asked), file.as_bytes(), &Attached::new(), SEED);
        let risk = |report: outis_protocol::report::Report| {
            let told = serde_json::to_value(report).expect("a report");
            told["risk"].pointer("/after/individual").cloned().expect("a risk")
        };
        let expected = risk(of_file.expect("a report").report);
        assert_eq!(expected["weighted"], true);
        assert_eq!(risk(of_engine.report), expected);

        plan(engine, &known(&asked), None).expect("a plan");
        assert_eq!(engine.carry_out("apply.sql"), Ok(()));
        let written = engine.exported("SELECT * FROM outis_release");
        assert_eq!(lines(&written), lines(&released(&asked, &file)), "{role}");
        assert_eq!(engine.carry_out("verify.sql"), Ok(()));
        // Columns that are not counted are looked at only where there are some.
        match role {
            "identifier" => {
                assert_eq!(read(&engine.folder().join("header.csv")).table().columns.len(), 2)
            }
            _ => assert!(checked(engine).holds),
        }
        assert_eq!(engine.carry_out("drop.sql"), Ok(()));
    }
    // A weight that is none shows as a sum that is none.
    let statements = count_statements(&known(&recipe("identifier")), engine.dialect(), "weighed");
    let statements = statements.expect("statements");
    // An engine that is asked to cast a text says it in its message.
    for none in ["0", "-1.5", MARK, ""] {
        engine.must_run("CREATE TABLE others AS SELECT * FROM weighed;");
        let row = ["10", "flu", none].map(|cell| Some(cell.to_owned()));
        engine.must_run(&engine.inserted("weighed", &[row]));
        engine.must_run(&statements);
        let problem = plan(engine, &known(&recipe("identifier")), None).expect_err("no weight");
        assert_eq!(problem.field.as_deref(), Some("records.sampling-weight"), "{none}");
        engine.must_run("DROP VIEW outis_source;\nDROP TABLE weighed;");
        engine.must_run("ALTER TABLE others RENAME TO weighed;");
    }
}
