//! Dates: in which forms they are known, and whether the day or the month stands in front.

use super::support::Desk;
use serde_json::{Value, json};

fn inspected(desk: &Desk) -> Value {
    let outcome = desk.outis(&["inspect", "data.csv", "--json"]);
    serde_json::from_str(&outcome.stdout).unwrap_or_else(|_| panic!("{outcome:?}"))
}

/// What is found of the column `when`, whose values are these.
fn column(values: impl Fn(usize) -> String) -> (Value, Value) {
    let desk = Desk::new();
    let records = (0..60).map(|record| format!("{};{}\n", 20 + record % 40, values(record)));
    desk.write("data.csv", format!("age;when\n{}", records.collect::<String>()));
    let found = inspected(&desk);
    (found["columns"][1].clone(), found["recipe"]["attributes"][1]["hierarchy"].clone())
}

/// Births tell that the month stands in front, also in dates that are the first of a month everywhere,
/// and in others of which nothing else tells it.
#[test]
fn one_column_tells_what_stands_in_front_in_another() {
    for start in
        [|record: usize| (1 + record % 12, 1), |record: usize| (1 + record % 12, 1 + record % 7)]
    {
        let desk = Desk::new();
        let records = (0..60).map(|record| {
            let (month, day) = start(record);
            let born =
                format!("{:02}/{:02}/{}", 1 + record % 12, 1 + record % 28, 1950 + record % 4);
            format!("{born};{month:02}/{day:02}/{}\n", 2020 + record % 4)
        });
        desk.write("data.csv", format!("born;covered\n{}", records.collect::<String>()));
        let found = inspected(&desk);
        assert!(!found["warnings"].to_string().contains("ambiguous-dates"), "{found}");
        let mut recipe = found["recipe"].clone();
        for attribute in 0..2 {
            let attribute = &mut recipe["attributes"][attribute];
            assert_eq!(attribute["hierarchy"]["format"], "%m/%d/%Y", "{attribute}");
            attribute["role"] = json!("quasi-identifier");
            attribute["hierarchy"]["levels"] = json!(["year", "decade"]);
        }
        recipe["models"] = json!([{"model": "k-anonymity", "k": 2}]);
        desk.write("recipe.json", recipe.to_string());
        assert_eq!(desk.run(&["--strict"]).code, Some(0));
        recipe["attributes"][1]["hierarchy"]["format"] = json!("%d/%m/%Y");
        desk.write("recipe.json", recipe.to_string());
        let outcome = desk.run(&["--strict"]);
        assert_eq!(outcome.code, Some(2), "{outcome:?}");
        assert_eq!(desk.run(&[]).code, Some(0));
        let warnings = &desk.json("report.json")["warnings"];
        let told = json!({"code": "dates-contradicted", "attribute": "covered"});
        assert!(warnings.as_array().unwrap().contains(&told), "{warnings}");
    }
}

/// As payrolls and registers write births and times: numbers that no mask from the right may part.
#[test]
fn dates_may_be_nothing_but_digits() {
    let day = |record: usize| (1 + record * 7 % 28, 1 + record % 12, 1950 + record % 40);
    let payroll = |record: usize| {
        let (day, month, year) = day(record);
        format!("{day:02}{month:02}{year}")
    };
    let format = |hierarchy: &Value| hierarchy["format"].clone();
    assert_eq!(format(&column(payroll).1), "%d%m%Y");
    let without_zero = column(|record| payroll(record).trim_start_matches('0').to_owned());
    assert_eq!(format(&without_zero.1), "%d%m%Y");
    let stamped = column(|record| {
        let (day, month, year) = day(record);
        format!("{year}{month:02}{day:02}0915{:02}", record % 60)
    });
    assert_eq!(format(&stamped.1), "%Y%m%d%H%M%S");
}

/// Weeks are of days, and so is the advice not to release them.
#[test]
fn months_are_not_days() {
    let (found, hierarchy) =
        column(|record| format!("{:02}/{}", 1 + record % 12, 2015 + record % 9));
    assert_eq!(hierarchy["format"], "%m/%Y");
    let offers = found["offers"].to_string();
    assert!(offers.contains("calendar") && !offers.contains("weeks"), "{offers}");
    let desk = Desk::new();
    let records =
        (0..90).map(|record| format!("{:02}/{};{record}\n", 1 + record % 12, 2000 + record % 25));
    desk.write("data.csv", format!("when;x\n{}", records.collect::<String>()));
    let advice = inspected(&desk)["advice"].to_string();
    assert!(!advice.contains("exact-dates"), "{advice}");
}

#[test]
fn numbers_with_a_unit_are_told() {
    let desk = Desk::new();
    let records = (0..60).map(|record| format!("{} cm;{record}\n", 150 + record % 40));
    desk.write("data.csv", format!("height;x\n{}", records.collect::<String>()));
    let told =
        json!({"code": "numbers-with-units", "attribute": "height", "line": 2, "records": 60});
    let found = inspected(&desk);
    assert!(found["warnings"].as_array().unwrap().contains(&told), "{}", found["warnings"]);
}
