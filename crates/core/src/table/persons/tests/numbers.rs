//! Numbers of somebody that nothing stands beside that stays the same.

use super::{drawn, found};

/// A file of 240 records, which name 40 numbers in each of these columns.
fn payments(heads: &str, number: impl Fn(u64) -> String) -> String {
    let mut text = format!("{heads},day,amount\n");
    let mut draw = drawn(5);
    for record in 0..240 {
        let numbers: Vec<String> = (0..heads.split(',').count() as u64)
            .map(|column| number(1_000 * column + record * (column + 1) % 40))
            .collect();
        let (day, amount) = (1 + draw(28), draw(900));
        text += &format!("{},2025-07-{day:02},{amount}.50\n", numbers.join(","));
    }
    text
}

#[test]
fn the_only_numbers_that_recur_often_and_are_given_to_somebody_tell_persons_apart() {
    let lettered = |number: u64| format!("L{}", 100_003 + 7_919 * number % 900_000);
    for name in ["loan", "carte", "device", "k1"] {
        assert_eq!(found(&payments(name, lettered)), Some((name.to_owned(), 40, 240)), "{name}");
    }
    // What is bought, and one of two that may be; models, and codes of a few characters.
    for heads in ["product code", "Artikel", "Kasse", "invoice", "order", "loan,device"] {
        assert_eq!(found(&payments(heads, lettered)), None, "{heads}");
    }
    assert_eq!(found(&payments("device", |number| format!("iPhone{number}"))), None);
    assert_eq!(found(&payments("plan", |number| format!("K{number}"))), None);
}
