//! What few records tell whose values all differ, and what stands beside them.

use super::{DataType, Reason, column, of_file};

/// Numbers in no order.
fn in_no_order(record: usize) -> usize {
    record * 7 % 12
}

#[test]
fn what_others_know_was_given_to_nobody() {
    let reason = |values: fn(usize) -> String| column("3", 12, values).reason;
    assert_eq!(reason(|record| (1931 + 6 * in_no_order(record)).to_string()), Reason::EventDate);
    assert_eq!(reason(|record| (19 + 5 * in_no_order(record)).to_string()), Reason::KnownToOthers);
    assert_eq!(
        reason(|record| format!("{:05}", 1067 + 7919 * in_no_order(record))),
        Reason::Postcode
    );
    let towns = reason(|record: usize| {
        let first = ["Ulm", "Bonn", "Trier", "Bad Tölz", "Chalon-sur-Saône", "Gdynia"];
        let second = ["Lucca", "Köln", "Modena", "Lublin", "Zwolle", "Vigo"];
        [first, second].concat()[record].to_owned()
    });
    assert_eq!(towns, Reason::KnownToOthers);
    let trades = column("Position", 12, |record| {
        format!("{} officer", ["Tax", "Press", "Pay", "Art"][record % 4].repeat(record / 4 + 1))
    });
    assert_eq!(trades.reason, Reason::KnownToOthers);
}

#[test]
fn numbers_that_count_on_were_given() {
    let reason = |values: fn(usize) -> String| column("3", 12, values).reason;
    assert_eq!(reason(|record| (1931 + 6 * record).to_string()), Reason::AllDistinct);
    assert_eq!(reason(|record| (1931 + in_no_order(record)).to_string()), Reason::AllDistinct);
    assert_eq!(reason(|record| (19 + 5 * record).to_string()), Reason::AllDistinct);
    assert_eq!(reason(|record| format!("{:05}", 1067 + 7919 * record)), Reason::AllDistinct);
}

#[test]
fn rare_family_names_are_known_beside_given_ones() {
    let given = ["Anna", "Hans", "Eva", "Karl", "Emma", "Paul", "Ida", "Otto", "Lena", "Max"];
    let begins = ["Xqu", "Vru", "van Zwu", "Wru"];
    let mut text = "1;2\n".to_owned();
    for record in 0..120 {
        let ends = ["aben", "ister", "ommel", "uyt", "ooste", "ekeri"];
        let family = format!("{}{}", begins[record % 4], ends[record % 6]);
        text += &format!("{};{family}\n", given[record % 10]);
    }
    let reasons = of_file(&text).columns.iter().map(|found| found.reason).collect::<Vec<_>>();
    assert_eq!(reasons, [Reason::PersonName, Reason::PersonName]);
}

#[test]
fn houses_with_names_are_addresses_whatever_their_streets_are_called() {
    let springs = column("3", 60, |record| {
        format!("{} {} Springs", record % 40 + 1, ["Ada", "Bob"][record % 2])
    });
    assert_eq!(springs.reason, Reason::Contact);
    let doses = column("3", 60, |record| format!("{} drops daily", record % 40 + 1));
    assert_ne!(doses.reason, Reason::Contact);
}

#[test]
fn degrees_and_shares_do_not_say_how_amounts_are_written() {
    use DataType::{Decimal, Integer, Text};
    for (file, types) in [
        ("a;b\n52.12345;12,50\n13.54321;3,25\n", [Text, Decimal]),
        ("a;b\n52.12345;12.50\n13.54321;3.25\n", [Decimal, Decimal]),
        ("a;b\n52,12345;7\n13,54321;8\n", [Decimal, Integer]),
        ("a;b\n5 %;12,50\n10 %;3,25\n", [Integer, Decimal]),
        ("a;b\n5,5 %;12,50\n10 %;3,25\n", [Decimal, Decimal]),
    ] {
        let found = of_file(file);
        let found: Vec<DataType> = found.columns.iter().map(|c| c.inferred.data_type).collect();
        assert_eq!(found, types, "{file}");
    }
}
