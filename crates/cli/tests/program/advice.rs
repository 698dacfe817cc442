//! What `inspect` says of columns that cannot be coarsened well, and of too many quasi-identifiers.

use super::support::Desk;
use serde_json::{Value, json};

/// Sixty people with a date of birth, a town of many, a remark, and codes of up to nine values.
fn people(codes: usize) -> String {
    let names: String = (1..=codes).map(|code| format!(";v{code}")).collect();
    let mut text = format!("born;town;remark{names}\n");
    for i in 0..60 {
        let born = format!("{:02}.{:02}.19{}", 1 + i % 28, 1 + i % 12, 40 + i);
        let town = format!("Town {}", char::from(b'A' + (i % 26) as u8));
        let remark =
            format!("She came back after {i} days, because her knee was worse than before.");
        let codes: String =
            (2..2 + codes).map(|values| format!(";c{}", i % values.min(9))).collect();
        text += &format!("{born};{town};{remark}{codes}\n");
    }
    text
}

fn inspected(desk: &Desk) -> Value {
    let outcome = desk.outis(&["inspect", "data.csv", "--json"]);
    serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
}

#[test]
fn columns_that_cannot_be_coarsened_well_are_named() {
    let desk = Desk::new();
    desk.write("data.csv", people(2));
    let advice = &inspected(&desk)["advice"];
    let notices = json!([
        {"code": "exact-dates", "attribute": "born"},
        {"code": "no-levels", "attribute": "town"},
    ]);
    assert_eq!(advice, &json!({"notices": notices, "ranked": []}));
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains("Advice: born: Its dates say at least the day"), "{said}");
}

/// Figures are checked by hand: born is all different, so that with it each of the sixty is singled
/// out, and no pair is alike in it.
#[test]
fn many_quasi_identifiers_are_ranked_by_what_they_tell_apart() {
    let desk = Desk::new();
    desk.write("data.csv", people(10));
    let advice = &inspected(&desk)["advice"];
    let many = json!({"code": "many-quasi-identifiers", "value": 12.0});
    assert!(advice["notices"].as_array().unwrap().contains(&many), "{advice}");
    let ranked = advice["ranked"].as_array().unwrap();
    assert_eq!((ranked.len(), &advice["largest"]), (12, &json!(3)));
    let first = &ranked[0];
    assert_eq!(first["attribute"], "born");
    assert_eq!((&first["distinction"], &first["separation"]), (&json!(1.0), &json!(1.0)));
    assert_eq!((&first["strongest"], &first["unique"]), (&json!(["born"]), &json!(60)));
    let half = ranked.iter().find(|column| column["attribute"] == "v1").unwrap();
    assert_eq!(half["distinction"], 2.0 / 60.0);
    // 30 of each: 900 of the 1,770 pairs differ.
    assert_eq!(half["separation"], 900.0 / 1770.0);
    let gains: Vec<f64> = ranked.iter().map(|column| column["gain"].as_f64().unwrap()).collect();
    assert!(gains.is_sorted_by(|one, next| one >= next), "{gains:?}");
    let said = desk.outis(&["inspect", "data.csv"]).stdout;
    assert!(said.contains("12 quasi-identifiers are many"), "{said}");
    assert!(said.contains("\nborn: adds 54.4 %"), "{said}");
}
