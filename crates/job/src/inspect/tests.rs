//! Looks in steps, beside those that are done at once.

use super::{Inspecting, inspect};
use crate::{Incoming, Input};
use outis::format::csv::Options;
use outis::format::layout::Layout;

fn input(text: &str) -> Input {
    let mut incoming = Incoming::new(Options { layout: Layout::guessed(), ..Options::default() });
    incoming.push(text.as_bytes()).expect("a text");
    incoming.finish().expect("a table")
}

/// Persons with several records, dates of which another column tells the order, notes and codes.
fn table() -> Input {
    let mut text = "Patient-ID,born,seen,sex,Grösse,note,c 1,c 2,c 3,mail\n".to_owned();
    for record in 0..120_u32 {
        let (day, month) = (record % 28 + 1, record % 12 + 1);
        text += &format!(
            "{},{month:02}/{day:02}/{},{month:02}/{month:02}/2021,{},{} cm,seen twice by Dr. Novak {},{},{},{},a{}@b.org\n",
            4000 + record / 2,
            1940 + record % 60,
            ["f", "m"][(record / 2 % 2) as usize],
            150 + record % 40,
            record,
            record % 5,
            record % 4,
            record % 5,
            record / 2,
        );
    }
    input(&text)
}

#[test]
fn in_steps_the_same_is_found_as_at_once() {
    let input = table();
    let at_once = serde_json::to_string(&inspect(&input, 2026)).expect("a text");
    for values in [0, 1, 100] {
        let mut inspecting = Inspecting::new(2026);
        let mut steps = 0;
        while !inspecting.step(&input, values) {
            steps += 1;
        }
        let in_steps = serde_json::to_string(&inspecting.finish(&input)).expect("a text");
        assert_eq!(in_steps, at_once);
        // Types, roles and what is shown are each found one column at a time.
        assert!(values > 1 || steps >= 3 * input.table().columns.len(), "{steps}");
    }
}

/// Whoever has not gone through all steps has what is left done at the end.
#[test]
fn what_is_left_is_done_at_the_end() {
    let input = table();
    let mut inspecting = Inspecting::new(2026);
    inspecting.step(&input, 1);
    let at_once = serde_json::to_string(&inspect(&input, 2026)).expect("a text");
    assert_eq!(serde_json::to_string(&inspecting.finish(&input)).expect("a text"), at_once);
}
