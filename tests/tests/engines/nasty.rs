//! Cells that files and engines like to change on their way.

use super::{Engine, MARK, checked, known, lines, plan, quoted, released};
use outis::format::csv::Options;
use outis_job::Incoming;
use outis_job::sql::count_statements;
use outis_protocol::engine::ApplyForm;
use outis_protocol::problem::Code;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// `§` stands for [`MARK`]. What a cell must be as a whole has none.
const NASTY: [&str; 44] = [
    "§",
    " §",
    "§ ",
    " ",
    "\t§",
    "§\t§",
    "§\"§",
    "\"",
    "\"§\"",
    "'§'",
    "§,§",
    "§;§",
    "§|§",
    "§\n§",
    "§\n",
    "§\r\n§",
    "§\r§",
    "§\\§",
    "§\\",
    "\\N",
    "\\\"§",
    "§%s{}$1",
    "*",
    "e\u{301}§",
    "\u{e9}§",
    "\u{ff11}\u{ff12}§",
    "\u{1f469}\u{200d}\u{1f52c}§",
    "\u{202e}§",
    "\u{200b}§",
    "\u{feff}§",
    "\u{a0}§",
    "\u{85}§\u{2028}",
    "\u{1}§",
    "NULL",
    "007",
    "1e5",
    "-1.50",
    "=§",
    "+§",
    "-§",
    "@§",
    "\u{ff1d}§",
    "#§",
    "--§",
];

/// How often the long cell says the mark.
const LONG: usize = 20_000;

/// All of them, and one that is very long.
pub(super) fn cells() -> Vec<String> {
    let cells = NASTY.iter().map(|cell| cell.replace('§', MARK));
    cells.chain([MARK.repeat(LONG)]).collect()
}

const NAMES: [&str; 3] = ["cell", "kept", "seen"];

fn recipe() -> Value {
    json!({
        "outis": 1, "kind": "recipe",
        "data": {"format": {"delimiter": ",", "header": true}},
        "missing": {"values": ["", "NA"]},
        "attributes": [
            {"name": NAMES[0], "role": "quasi-identifier"},
            {"name": NAMES[1], "role": "sensitive"},
            {"name": NAMES[2], "role": "insensitive"},
        ],
        "models": [{"model": "k-anonymity", "k": 3}],
        "records": {"person": "record"},
        "output": {"formula-guard": false},
    })
}

/// Each cell comes out of an engine as it went in, generalized or not, by either form; what cannot
/// is refused.
pub(super) fn survive(engine: &impl Engine) {
    let cells = cells();
    let mut rows: Vec<[Option<String>; 3]> = Vec::new();
    for (number, cell) in cells.iter().enumerate() {
        for other in 0..3 {
            let kept = Some(cells[(number + other) % cells.len()].clone());
            rows.push([Some(cell.clone()), kept, Some(cell.clone())]);
        }
    }
    // What is missing in one of several ways is written in the first.
    let missing = [None, Some(String::new()), Some("NA".to_owned())];
    rows.extend(missing.map(|cell| [cell.clone(), cell.clone(), cell]));
    engine.fill("nasty", &NAMES, &rows);
    let asked = known(&recipe());
    let statements = count_statements(&asked, engine.dialect(), "nasty").expect("statements");
    engine.must_run(&statements);
    let header = NAMES.map(|name| Some(name.to_owned()));
    let file = quoted(&header) + &rows.iter().map(|row| quoted(row)).collect::<String>();
    let of_file = released(&recipe(), &file);
    for form in [ApplyForm::B, ApplyForm::A] {
        plan(engine, &asked, Some(form)).expect("a plan");
        assert_eq!(engine.carry_out("apply.sql"), Ok(()));
        let found = checked(engine);
        assert!(found.holds, "{found:?}");
        assert!(found.columns[0].formulas >= formulas(&cells), "{found:?}");
        assert!(found.columns[0].formulas < cells.len() as u64 / 2, "{found:?}");
        let of_engine = engine.exported("SELECT * FROM outis_release");
        assert_eq!(lines(&of_engine), lines(&of_file));
    }

    // Nothing in the place of an empty text is another cell, though a file says both alike.
    let nothing = "CASE WHEN cell = '' THEN NULL ELSE cell END AS cell, kept, seen";
    engine.replace_release(&format!("SELECT {nothing} FROM outis_release"));
    let found = checked(engine);
    assert!(!found.holds && found.lacking > 0 && found.superfluous > 0, "{found:?}");

    // What a spreadsheet reads as a text is a formula to an engine.
    let formulas = [MARK, MARK, MARK, "01067", "01067", "01067"]
        .map(|text| [format!("=\"{text}\""), text.to_owned(), text.to_owned()].map(Some));
    engine.must_run(&engine.inserted("nasty", &formulas));
    engine.must_run(&statements);
    plan(engine, &asked, None).expect("a plan");
    assert_eq!(engine.carry_out("apply.sql"), Ok(()));
    assert!(checked(engine).holds);

    let line = format!("{MARK}\n\\.\n{MARK}");
    engine.must_run("DROP VIEW outis_source;\nDROP TABLE nasty;");
    let rows_of_line = vec![[Some(line.clone()), None, None]; 3];
    engine.fill("nasty", &NAMES, &[rows.clone(), rows_of_line].concat());
    engine.must_run(&statements);
    match plan(engine, &asked, None) {
        Ok(()) => {
            assert_eq!(engine.carry_out("apply.sql"), Ok(()));
            assert!(checked(engine).holds);
        }
        Err(refused) => {
            assert_eq!(refused.detail.as_deref(), Some("engine-line"));
            assert_eq!(engine.dialect().id(), "postgres");
        }
    }
    engine.must_run("DROP VIEW outis_source;\nDROP TABLE nasty;");
    engine.fill("nasty", &NAMES, &rows);

    // PostgreSQL has no such letter in a text; elsewhere it is refused when counts are read.
    if engine.run("INSERT INTO nasty SELECT chr(0), 'a', 'b';").is_ok() {
        engine.must_run(&statements);
        assert_eq!(plan(engine, &asked, None).expect_err("NUL").code, Code::Nul);
        engine.must_run("DROP VIEW outis_source;\nDROP TABLE nasty;");
        engine.fill("nasty", &NAMES, &rows);
    }
    for row in ["'a' || chr(31) || 'b', 'a', 'b'", "'a', chr(31), 'b'"] {
        engine.must_run(&format!("INSERT INTO nasty SELECT {row};"));
        engine.must_run(&statements);
        let refused = plan(engine, &asked, None).expect_err("U+001F");
        assert_eq!(refused.detail.as_deref(), Some("engine-separator"), "{row}");
        engine.must_run("DROP VIEW outis_source;\nDROP TABLE nasty;");
        engine.fill("nasty", &NAMES, &rows);
    }
}

/// How many cells are written with an apostrophe into a file.
fn formulas(cells: &[String]) -> u64 {
    let options = Options { delimiter: Some(b','), header: Some(true), ..Options::default() };
    let mut incoming = Incoming::new(options);
    incoming.push(b"a\nb\n").expect("a table");
    let format = incoming.finish().expect("a table").loaded().format.with_formula_guard(true);
    let cells: BTreeSet<&String> = cells.iter().collect();
    cells.iter().filter(|cell| format.wording(cell) != ***cell).count() as u64
}
