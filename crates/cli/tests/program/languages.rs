//! What is said to people is said in their language, down to its numbers; files are the same.

use crate::support::{Desk, SEED, recipe};
use serde_json::{Value, json};

#[test]
fn numbers_are_written_as_each_language_does() {
    let desk = Desk::new();
    let attributes = json!([{"name": "place", "role": "quasi-identifier"}]);
    desk.write("recipe.json", recipe(attributes, 8, json!({})));
    // Classes of eight: everybody is one of eight, 12.5 %.
    let records: String = (0..1200).map(|record| format!("p{}\n", record / 8)).collect();
    desk.write("data.csv", format!("place\n{records}"));
    let files = || {
        let mut report = desk.json("report.json");
        report["run"] = Value::Null;
        (desk.read("release.csv"), report)
    };
    let english = desk.run(&["--seed", SEED]);
    assert!(english.stdout.contains("12.5 % at most"), "{english:?}");
    assert!(english.stdout.contains("1200 of 1200"), "{english:?}");
    let expected = files();
    for (language, parts) in [
        ("de", ["12,5 %", "1.200 von 1.200", "0,0000"]),
        ("fr", ["12,5\u{a0}%", "1\u{a0}200", "0,0000"]),
    ] {
        let said = desk.run(&["--seed", SEED, "--lang", language]).stdout;
        for part in parts {
            assert!(said.contains(part), "{part:?} in {said}");
        }
        assert!(!said.contains("12.5"), "{said}");
        assert!(files() == expected, "{language}");
        let measured = ["measure", "recipe.json", "--input", "release.csv", "--lang", language];
        let said = desk.outis(&measured).stdout;
        assert!(said.contains(parts[0]) && !said.contains("12.5"), "{said}");
        // Other programs read the same whatever is spoken.
        let json = desk.outis(&[&measured[..], &["--json"]].concat()).stdout;
        assert!(json.contains("0.125") && !json.contains("0,125"), "{json}");
    }
}
