//! The groups of a level stand in the order in which people look for them, also those of which a
//! screen shows only the first.

use outis_job::resolve::read_options;
use outis_job::{Incoming, Input, Job, RecordLook, Run, show};
use outis_protocol::look::{RecordChoice, RecordFilter};
use outis_protocol::view::HierarchyView;
use outis_protocol::{Recipe, parse};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A recipe with this hierarchy, and a table with a column of these cells.
fn given(cells: &[String], hierarchy: Value) -> (Recipe, Input) {
    let recipe = json!({
        "outis": 1, "kind": "recipe", "data": {"format": {"header": true, "delimiter": ";"}},
        "missing": {"values": ["", "NA"]},
        "attributes": [
            {"name": "q", "role": "quasi-identifier", "hierarchy": hierarchy},
            {"name": "other", "role": "insensitive"},
        ],
        "models": [{"model": "k-anonymity", "k": 2}],
    });
    let recipe = parse(&recipe.to_string()).expect("a recipe");
    let mut incoming = Incoming::new(read_options(&recipe).expect("options"));
    let lines: String = cells.iter().map(|cell| format!("{cell};x\n")).collect();
    incoming.push(format!("q;other\n{lines}").as_bytes()).expect("a table");
    (recipe, incoming.finish().expect("a table"))
}

/// The hierarchy of a column with these cells.
fn view(cells: &[String], hierarchy: Value) -> HierarchyView {
    let (recipe, input) = given(cells, hierarchy);
    let files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    show::hierarchy(&recipe, &input, &files, "q").expect("a hierarchy")
}

fn shown(view: &HierarchyView, level: usize) -> Vec<&str> {
    view.levels[level].shown.iter().map(|group| &*group.label).collect()
}

fn texts(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|&cell| cell.to_owned()).collect()
}

#[test]
fn of_many_groups_the_first_in_time_are_shown_years_of_two_digits_in_their_century() {
    // 1927 to 2026, each year with two days, from the last to the first and one year left over.
    let years = (0..100).map(|back| format!("{:02}", (126 - back) % 100));
    let days = years.flat_map(|year| [format!("24.12.{year}"), format!("05.01.{year}")]);
    let cells: Vec<String> = days.collect();
    let hierarchy = json!({"kind": "date", "format": "%d.%m.%y", "pivot": 2026, "levels": ["month", "year", "decade"]});
    let view = view(&cells, hierarchy);
    let exact = shown(&view, 0);
    assert_eq!(exact.len(), 200);
    assert_eq!(exact[..3], ["05.01.27", "24.12.27", "05.01.28"]);
    assert_eq!(exact[198..], ["05.01.26", "24.12.26"]);
    // Of 200 months a hundred are shown.
    let months = shown(&view, 1);
    assert_eq!((view.levels[1].groups, months.len()), (200, 100));
    assert_eq!((months[0], months[99]), ("1927-01", "1976-12"));
    assert_eq!(shown(&view, 3)[..2], ["1920-1929", "1930-1939"]);
    let decade = &view.levels[3].shown[0];
    assert_eq!(decade.members, ["1927", "1928", "1929"]);
}

#[test]
fn scales_keep_the_order_that_somebody_gave_them() {
    let cells = texts(&["high", "low", "none", "NA", "low", "high", "other"]);
    let groups = |scale: bool| {
        json!({"kind": "groups", "scale": scale, "groups": [
            {"label": "quiet", "values": ["none", "low"]}, {"label": "loud", "values": ["high"]}]})
    };
    let by_scale = view(&cells[..6], groups(true));
    assert_eq!(shown(&by_scale, 0), ["none", "low", "high", ""]);
    assert_eq!(shown(&by_scale, 1), ["quiet", "loud", ""]);
    // Otherwise it is the alphabet's, and what is missing, by whatever marker, comes last.
    let by_letter = view(&cells, groups(false));
    assert_eq!(shown(&by_letter, 0), ["high", "low", "none", "other", ""]);
    assert_eq!(shown(&by_letter, 1), ["loud", "other", "quiet", ""]);
}

#[test]
fn numbers_stand_by_size_and_bands_by_where_they_begin() {
    let cells: Vec<String> = (0..120).rev().map(|age| age.to_string()).collect();
    let hierarchy = json!({"kind": "intervals", "start": 0, "end": 120, "steps": [5, 10]});
    let numbers = view(&cells, hierarchy);
    assert_eq!(shown(&numbers, 0)[..3], ["0", "1", "2"]);
    assert_eq!(numbers.levels[1].shown[1].members, ["5", "6", "7", "8", "9"]);
    assert_eq!(numbers.levels[2].shown[10].members.len(), 2);
    let bands = texts(&["90+", "10-14", "5-9", "<5", "100-104"]);
    let bands = view(&bands, json!({"kind": "mask", "from": "right"}));
    assert_eq!(shown(&bands, 0), ["<5", "5-9", "10-14", "90+", "100-104"]);
}

#[test]
fn records_are_sorted_by_the_century_that_two_digits_are_read_by() {
    let cells = texts(&[
        "NA", "24.12.99", "01.01.02", "05.01.53", "NA", "05.01.53", "24.12.99", "01.01.02",
    ]);
    let date = json!({"kind": "date", "format": "%d.%m.%y", "pivot": 2026, "levels": ["year"]});
    let (recipe, input) = given(&cells, date);
    let files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let job = Job::new(recipe, &Arc::new(input), &files).expect("a job");
    let mut run = Run::new(Arc::new(job)).expect("a search");
    while !run.search(1 << 16) {}
    let mut sorted = |descending: bool| {
        let filter = RecordFilter::Written;
        let choice = RecordChoice { filter, search: String::new(), sort: Some(0), descending };
        let mut look = RecordLook::new(&mut run, &choice).expect("records");
        while !look.step(1000) {}
        let rows = look.rows(0, 100).before;
        rows.into_iter().map(|row| row[0].clone()).collect::<Vec<String>>()
    };
    let (first, middle, last) = (["05.01.53"; 2], ["24.12.99"; 2], ["01.01.02"; 2]);
    let missing = ["NA"; 2];
    assert_eq!(sorted(false), [first, middle, last, missing].concat());
    assert_eq!(sorted(true), [last, middle, first, missing].concat());
}
