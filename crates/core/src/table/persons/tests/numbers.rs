//! Numbers of somebody that nothing stands beside that stays the same.

use super::{details, drawn, found};

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

/// Cards have short numbers; so have amounts, which are round, and what is counted.
#[test]
fn short_numbers_of_one_length_that_recur_often_may_be_those_of_persons() {
    let short = |number: u64| (10_007 + 7_919 * number % 89_000).to_string();
    for name in ["x1", "Medaille", "hack"] {
        assert_eq!(found(&payments(name, short)), Some((name.to_owned(), 40, 240)), "{name}");
    }
    for heads in ["product code", "Artikel", "Betrag", "PLZ", "x1,x2"] {
        assert_eq!(found(&payments(heads, short)), None, "{heads}");
    }
    assert_eq!(found(&payments("x1", |number| (10_000 + 50 * number).to_string())), None);
    assert_eq!(found(&payments("x1", |number| (150 + number).to_string())), None);
}

/// A form that asks for sex and age once, and for the pain of each visit.
#[test]
fn what_is_empty_agrees_with_nothing() {
    let (mut whole, mut alone) =
        ("record_id,sex,age,pain\n".to_owned(), "sex,age,pain\n".to_owned());
    let mut draw = drawn(5);
    for person in 1..=40_u64 {
        let once = format!("{},{},\n", details(person).1, 20 + draw(60));
        whole += &format!("{person},{once}");
        alone += &once;
        for _ in 0..3 {
            let pain = format!(",,{}\n", draw(11));
            whole += &format!("{person},{pain}");
            alone += &pain;
        }
    }
    assert_eq!(found(&whole), Some(("record_id".to_owned(), 40, 160)));
    assert_eq!(found(&alone), None);
}

#[test]
fn what_people_carry_tells_them_apart_and_goods_do_not() {
    let short = |number: u64| (100_003 + 7_919 * number % 800_000).to_string();
    for name in [
        "Barcode",
        "card_id",
        "Badge",
        "Läufer",
        "Runner",
        "distinct_id",
        "Assignee",
        "Nr",
        "n° donateur",
        "患者番号",
        "Номер пациента",
    ] {
        let expected = Some((name.to_owned(), 40, 240));
        assert_eq!(found(&payments(name, short)), expected, "{name}");
        let decimals = payments(name, |number| format!("{}.0", short(number)));
        assert_eq!(found(&decimals), expected, "{name}");
    }
    assert_eq!(found(&payments("Barcode", article)), None);
    let kinds =
        payments("Karte", |number| format!("{}karte", char::from(b'A' + (number % 26) as u8)));
    assert_eq!(found(&kinds), None);
}

/// The number of an article, with its check digit.
fn article(number: u64) -> String {
    let body = format!("40{}", 1_000_000_007 + 7_919 * number);
    let digits = body.bytes().zip([1, 3].into_iter().cycle());
    let sum: u32 = digits.map(|(digit, factor)| u32::from(digit - b'0') * factor).sum();
    format!("{body}{}", (10 - sum % 10) % 10)
}
