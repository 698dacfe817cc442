//! Payrolls and panels in which nothing tells people apart.

use super::super::{RepeatedPersons, recurring_persons, repeated_persons};
use super::{drawn, table};
use crate::table::suggest::found_markers;

/// The column of times and those that recur, where nothing tells persons apart.
fn found(text: &str) -> Option<(String, Vec<String>)> {
    let table = table(text);
    let markers = found_markers(&table);
    assert_eq!(repeated_persons(&table, &markers), None);
    let RepeatedPersons { time, column, partners, .. } = recurring_persons(&table, &markers)?;
    let name = |column: usize| table.columns[column].name.clone();
    let columns = [Some(column)].into_iter().chain(partners).flatten();
    Some((name(time?), columns.map(name).collect()))
}

const JOBS: [&str; 8] = ["clerk", "nurse", "cook", "driver", "buyer", "guard", "tutor", "smith"];

/// A number that looks random, and is no line of them for people in a row as those `drawn` are.
fn mixed(person: u64) -> u64 {
    let mut state = (person + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    state = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (state ^ state >> 27).wrapping_mul(0x94d0_49bb_1331_11eb) >> 33
}

/// Who is paid, each month; a twelfth part leaves in each and is followed by others. With `others`
/// whoever is paid is somebody else each month.
fn payroll(people: u64, months: u64, leave: bool, others: bool) -> String {
    let mut text = String::from("month,sex,age,job,area,salary\n");
    let mut draw = drawn(5);
    let mut next = people;
    let mut staff: Vec<u64> = (0..people).collect();
    for month in 1..=months {
        for place in &mut staff {
            if others || leave && draw(12) == 0 {
                *place = next;
                next += 1;
            }
            let own = mixed(*place);
            let (sex, age) = (["f", "m"][own as usize % 2], 18 + own / 2 % 50);
            let (job, area) = (JOBS[own as usize / 128 % 8], own / 1024 % 6);
            text += &format!("2020-{month:02},{sex},{age},{job},{area},{}\n", draw(4000));
        }
    }
    text
}

#[test]
fn people_who_are_paid_each_month_recur() {
    for (people, months, leave) in
        [(40, 12, false), (300, 12, true), (500, 2, true), (900, 4, false)]
    {
        let (time, columns) = found(&payroll(people, months, leave, false)).unwrap();
        assert_eq!(time, "month", "{people} {months}");
        assert!(columns.len() > 1, "{columns:?}");
        assert!(columns.iter().any(|name| name == "age" || name == "sex"));
        assert!(!columns.iter().any(|name| name == "salary"));
    }
}

#[test]
fn other_people_each_month_do_not_recur() {
    for (people, months) in [(40, 12), (300, 12), (500, 2), (900, 4)] {
        assert_eq!(found(&payroll(people, months, false, true)), None, "{people} {months}");
    }
}

#[test]
fn quotas_that_are_filled_alike_each_time_are_not_people() {
    let mut text = String::from("wave,sex,age,answer\n");
    let mut draw = drawn(9);
    for wave in 1..=4 {
        for place in 0..480 {
            let (sex, age) =
                (["f", "m"][place % 2], ["18-34", "35-49", "50-64", "65+"][place / 2 % 4]);
            text += &format!("{wave},{sex},{age},{}\n", draw(40));
        }
    }
    assert_eq!(found(&text), None);
}

#[test]
fn grids_that_are_filled_each_time_are_not_people() {
    let mut text = String::from("year,sex,age,region,answer\n");
    let mut draw = drawn(11);
    for year in 2001..=2004 {
        for sex in ["f", "m"] {
            for age in 20..60 {
                text += &format!("{year},{sex},{age},{},{}\n", draw(9), draw(40));
            }
        }
    }
    assert_eq!(found(&text), None);
}

#[test]
fn numbers_of_their_own_leave_no_question() {
    let text = payroll(300, 4, false, false);
    let mut lines = text.lines();
    let mut numbered = format!("patient_id,{}\n", lines.next().unwrap());
    for (number, line) in lines.enumerate() {
        numbered += &format!("{number},{line}\n");
    }
    assert_eq!(found(&numbered), None);
}
