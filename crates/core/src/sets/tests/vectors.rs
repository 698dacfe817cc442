//! The vectors of spec I1 to I3, and how files are read.

use super::super::apriori::apriori;
use super::super::direct::direct;
use super::super::*;
use super::{baskets, problem, tree};
use crate::error::Kind;
use std::collections::BTreeSet;
use std::sync::Arc;

const LEVELS: [&[&str]; 4] = [
    &["beer", "Alcohol", "ALL"],
    &["wine", "Alcohol", "ALL"],
    &["diaper", "Health", "ALL"],
    &["preg", "Health", "ALL"],
];

fn v1() -> (Baskets, ItemTree) {
    let baskets = baskets(&[
        &["beer", "diaper"],
        &["wine", "diaper"],
        &["beer", "wine", "preg"],
        &["wine", "preg"],
        &["beer"],
    ]);
    let tree = tree(&baskets, &LEVELS);
    (baskets, tree)
}

fn lost(problem: &Problem, cut: &ItemCut) -> f64 {
    cut.loss(&problem.tree, &problem.occurrences) as f64 / problem.whole() as f64
}

/// A cut that goes up to these nodes.
fn cut(tree: &ItemTree, labels: &[&str]) -> ItemCut {
    let mut cut = ItemCut::finest(tree);
    for label in labels {
        cut.raise(tree, tree.node(label).expect("a node"));
    }
    cut
}

#[test]
fn i1_v1_holds_for_one_item_and_fails_for_four_pairs() {
    let (baskets, tree) = v1();
    let pool = Pool::collapse(&baskets.sets).0;
    assert_eq!(smallest_support(&pool, 1), Some(2));
    let rare: BTreeSet<BTreeSet<&str>> = rare_sets(&pool, 2, 2, 100)
        .into_iter()
        .map(|set| set.into_iter().map(|item| tree.label(item)).collect())
        .collect();
    let expected: BTreeSet<BTreeSet<&str>> =
        [["beer", "diaper"], ["beer", "preg"], ["beer", "wine"], ["diaper", "wine"]]
            .into_iter()
            .map(|pair| pair.into_iter().collect())
            .collect();
    assert_eq!(rare, expected);
}

#[test]
fn i1_v1_the_cut_at_alcohol_loses_three_tenths_and_is_the_best() {
    let (baskets, tree) = v1();
    let problem = problem(&baskets, &tree, 2, 2);
    for (labels, expected, holds) in [
        (&["Alcohol"][..], 0.3, true),
        (&["Health"], 0.2, false),
        (&["Alcohol", "Health"], 0.5, true),
        (&["ALL"], 1.0, true),
    ] {
        let cut = cut(&tree, labels);
        assert!((lost(&problem, &cut) - expected).abs() < 1e-12, "{labels:?}");
        assert_eq!(problem.recode(&cut).is_some(), holds, "{labels:?}");
    }
    let alcohol = cut(&tree, &["Alcohol"]);
    // The cheapest way to mend {beer, diaper} is Health, which is no help for {beer, wine}.
    let both = cut(&tree, &["Alcohol", "Health"]);
    for mut greedy in [apriori(&problem), direct(&problem)] {
        while !greedy.step(&problem, &problem.pool, 1) {}
        assert_eq!(*greedy.cut(), both);
    }
    let mut search = OptimalCuts::new(Arc::new(problem), u64::MAX);
    while !search.step(1) {}
    assert_eq!(search.best().and_then(|best| best.cut.clone()), Some(alcohol));
    assert_eq!(search.bound(), search.best().map(|best| best.lost));
    let written: Vec<_> = search.best().into_iter().flat_map(|best| &best.sets).collect();
    assert_eq!(written.len(), 5);
}

#[test]
fn where_there_are_too_many_ways_up_the_cheapest_steps_are_taken() {
    let sets: [&[&str]; 5] = [
        &["a", "b", "c", "d"],
        &["a", "b", "c"],
        &["a", "b", "d"],
        &["a", "c", "d"],
        &["b", "c", "d"],
    ];
    let baskets = baskets(&sets);
    let rows: Vec<Vec<String>> = ["a", "b", "c", "d"]
        .iter()
        .map(|item| {
            let above = (1..8).map(|level| format!("{item}{level}"));
            [(*item).to_owned()].into_iter().chain(above).chain(["*".to_owned()]).collect()
        })
        .collect();
    let rows: Vec<Vec<&str>> =
        rows.iter().map(|row| row.iter().map(String::as_str).collect()).collect();
    let rows: Vec<&[&str]> = rows.iter().map(Vec::as_slice).collect();
    // All that is rare is the set of four items, with nine ways up for each.
    let problem = problem(&baskets, &tree(&baskets, &rows), 2, 4);
    assert_eq!(rare_sets(&problem.pool, 2, 4, 9).len(), 1);
    for mut greedy in [apriori(&problem), direct(&problem)] {
        while !greedy.step(&problem, &problem.pool, 1) {}
        let cut = greedy.cut().clone();
        assert!(problem.recode(&cut).is_some());
    }
}

#[test]
fn i2_beer_wine_and_diaper_are_written_alcohol_and_health() {
    let baskets = baskets(&[&["beer", "wine", "diaper"], &["wine", "preg"], &["beer"], &["wine"]]);
    let tree = tree(&baskets, &LEVELS);
    let top_down = |k: usize| {
        let mut search = transaction::TopDown::new(&baskets, &tree, k);
        while !search.step(1) {}
        search.found()
    };
    let (written, lost) = top_down(2).expect("four people");
    let labels = |person: usize| -> Vec<&str> {
        written[person].iter().map(|&node| tree.label(node)).collect()
    };
    assert_eq!(labels(0), ["Alcohol", "Health"]);
    assert_eq!(labels(1), ["Alcohol", "Health"]);
    assert_eq!(labels(2), ["Alcohol"]);
    assert!(smallest_group(&written) >= Some(2));
    // Five of the seven items are below Alcohol, and both groups of two lose half.
    assert_eq!(lost, 7 * 2);
    assert_eq!(top_down(5), None);
}

/// Bob, David, Claire, Andrea and Ellen; wine, strawberries, meat, cream.
const OPEN: [&[u32]; 5] = [&[0, 2], &[0, 2], &[1, 3], &[1, 2], &[0, 2, 3]];
const BOB: u32 = 0;
const DAVID: u32 = 1;
const CLAIRE: u32 = 2;
const ANDREA: u32 = 3;
const ELLEN: u32 = 4;

fn open() -> Vec<Vec<u32>> {
    OPEN.iter().map(|set| set.to_vec()).collect()
}

/// All orders of the numbers below `length`.
fn orders(length: u32) -> Vec<Vec<u32>> {
    if length == 0 {
        return vec![Vec::new()];
    }
    let shorter = orders(length - 1);
    let longer = shorter.iter().flat_map(|order| {
        (0..=order.len()).map(|place| {
            let mut longer = order.clone();
            longer.insert(place, length - 1);
            longer
        })
    });
    longer.collect()
}

#[test]
fn i3_the_band_of_seven_becomes_one_of_four_and_none_is_narrower() {
    let open = open();
    assert_eq!(bandwidth(&open, &BandOrder::given(5, 4)), 7);
    let lecture =
        BandOrder { people: vec![BOB, DAVID, ELLEN, ANDREA, CLAIRE], items: vec![0, 2, 3, 1] };
    assert_eq!(bandwidth(&open, &lecture), 4);
    assert_eq!(bandwidth(&open, &narrow(&open, 4)), 4);
    let all = orders(5).into_iter().flat_map(|people| {
        orders(4).into_iter().map(move |items| BandOrder { people: people.clone(), items })
    });
    assert_eq!(all.map(|order| bandwidth(&open, &order)).min(), Some(4));
}

#[test]
fn i3_bob_david_and_ellen_share_one_viagra_andrea_and_claire_one_test() {
    let (viagra, test) = (0, 1);
    let hidden = vec![vec![viagra], vec![], vec![test], vec![], vec![]];
    let order =
        BandOrder { people: vec![BOB, DAVID, ELLEN, ANDREA, CLAIRE], items: vec![0, 2, 3, 1] };
    let cahd = Cahd { p: 2, alpha: 3 };
    let found = in_order(&open(), &hidden, &order, cahd).expect("two of five are few enough");
    assert_eq!(found[0], Group { people: vec![BOB, DAVID, ELLEN], sensitive: vec![(viagra, 1)] });
    assert_eq!(found[1], Group { people: vec![ANDREA, CLAIRE], sensitive: vec![(test, 1)] });
    assert_eq!(largest_share(&found), Some((1, 2)));
    // Two of five have it: one in three cannot be.
    let hidden = vec![vec![viagra], vec![viagra], vec![], vec![], vec![]];
    assert_eq!(groups(&open(), &hidden, 4, Cahd { p: 3, alpha: 3 }), None);
}

fn layout(lines: Lines) -> FileLayout {
    FileLayout { lines, delimiter: None, header: false, formula_guard: false }
}

const PERSONS: Lines = Lines::Persons { id: true, items: None };

/// The items of each person, in words.
fn words(baskets: &Baskets) -> Vec<Vec<&str>> {
    let sets = baskets.sets.iter();
    sets.map(|set| set.iter().map(|&item| baskets.items.get(item)).collect()).collect()
}

#[test]
fn sets_are_read_however_they_stand_in_the_file() {
    let expected: Vec<Vec<&str>> = vec![vec!["beer", "diaper"], vec!["beer"]];
    let listed = Lines::Persons { id: true, items: Some(b',') };
    for (text, lines) in [
        ("1;beer;diaper\n2;beer\n", PERSONS),
        ("\u{feff}1;beer;diaper\r\n2; beer ;;beer\r\n\r\n", PERSONS),
        ("1;\"beer\";\"diaper\"\n2;beer", PERSONS),
        ("1;beer,diaper\n2;beer\n", listed),
        ("1;\"beer, diaper\"\n2;beer,\n3;\n", listed),
        ("1;beer\n2;beer\n1;diaper\n1;beer\n", Lines::Pairs),
        ("beer;diaper\nbeer\n", Lines::Persons { id: false, items: None }),
        ("beer,diaper\nbeer\n", Lines::Persons { id: false, items: None }),
    ] {
        let read = read(text.as_bytes(), layout(lines)).expect(text);
        assert_eq!(words(&read), expected, "{text}");
    }
    let utf_16: Vec<u8> =
        "\u{feff}1;beer;diaper\n2;beer\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(words(&read(&utf_16, layout(PERSONS)).expect("UTF-16")), expected);
    let empty = read(b"1;beer\n2;\n3\n", layout(PERSONS)).expect("one person");
    assert_eq!((empty.sets.len(), empty.empty), (1, 2));
    let header = FileLayout { header: true, ..layout(Lines::Pairs) };
    assert_eq!(words(&read(b"id;item\n1;beer\n", header).expect("a header")), [["beer"]]);
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_its_line() {
    for (text, lines, kind, line) in [
        ("", PERSONS, Kind::Empty, None),
        (" \n\n", PERSONS, Kind::Empty, None),
        ("1;\n2;\n", PERSONS, Kind::NoRecords, None),
        ("1;beer\n\n2;beer\n", PERSONS, Kind::BlankLine, Some(2)),
        ("1;\"beer\n2;beer\n", PERSONS, Kind::UnclosedQuote, Some(1)),
        ("1;beer\n2;\"be\"er\n", PERSONS, Kind::TextAfterQuote, Some(2)),
        ("1;be\0er\n", PERSONS, Kind::Nul, Some(1)),
        ("1;beer\n ;wine\n", PERSONS, Kind::PersonMissing, Some(2)),
        ("1;beer\n2;wine\n1;wine\n", PERSONS, Kind::PersonTwice, Some(3)),
        ("1;beer\n;wine\n", Lines::Pairs, Kind::PersonMissing, Some(2)),
        ("1;beer\n2;a;b\n", Lines::Pairs, Kind::Ragged { expected: 2, found: 3 }, Some(2)),
        (
            "1;a,b\n2;a;b\n",
            Lines::Persons { id: true, items: Some(b',') },
            Kind::Ragged { expected: 2, found: 3 },
            Some(2),
        ),
    ] {
        let found = read(text.as_bytes(), layout(lines)).expect_err(text);
        assert_eq!((found.kind, found.place.line), (kind, line), "{text:?}");
    }
    let latin = read(b"1;beer\n2;\xe4\xf6\xfc\x81\n", layout(PERSONS));
    assert!(latin.is_err_and(|error| matches!(error.kind, Kind::Encoding { .. })));
}

#[test]
fn labels_of_the_tree_say_which_node_is_meant() {
    let baskets = baskets(&[&["a", "b"], &["c"]]);
    let hierarchy = |rows: &[&[&str]]| {
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.to_vec()).collect();
        let table = crate::hierarchy::LevelsTable::from_rows(&rows).expect("a table");
        let spec = crate::hierarchy::Spec::levels(table);
        crate::hierarchy::build(&spec, &baskets.domain()).expect("a hierarchy").0
    };
    // `c` stays what it is until the top; `d` does not occur and counts as a leaf.
    let domain = baskets.domain();
    let levels = hierarchy(&[
        &["a", "x", "x", "*"],
        &["b", "x", "x", "*"],
        &["c", "c", "y", "*"],
        &["d", "d", "y", "*"],
    ]);
    let tree = ItemTree::new(&levels, &domain).expect("a tree");
    assert_eq!((tree.items(), tree.nodes(), tree.total()), (3, 6, 4));
    let (y, c) = (tree.node("y").expect("a node"), tree.node("c").expect("an item"));
    assert_eq!((tree.loss(y), tree.loss(c), tree.parent(c)), (2, 0, Some(y)));
    assert_eq!(tree.label(tree.root()), "*");
    // Several groups on the last level go together.
    let levels = hierarchy(&[&["a", "x"], &["b", "x"], &["c", "y"]]);
    let open = ItemTree::new(&levels, &domain).expect("a tree");
    assert_eq!((open.label(open.root()), open.children(open.root()).len()), ("*", 2));
    for (rows, line) in [
        ([&["a", "c", "*"][..], &["b", "c", "*"], &["c", "y", "*"]], Some(2)),
        ([&["a", "a", "*"], &["b", "a", "*"], &["c", "c", "*"]], Some(1)),
        ([&["a", "x", "y"], &["b", "y", "y"], &["c", "y", "y"]], None),
    ] {
        let found = ItemTree::new(&hierarchy(&rows), &domain);
        let found = found.expect_err("two nodes are called the same");
        assert_eq!((found.kind, found.place.line), (Kind::ItemLabel, line));
    }
}
