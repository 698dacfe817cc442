//! Sets, places, graphs and query logs as a screen shows them: files at first sight, and pictures of releases.

use outis::release::Seed;
use outis_job::{OtherJob, OtherKind, OtherRun, other_look};
use outis_protocol::other::{EdgeFate, OtherFormat, OtherPicture, OtherReport};
use outis_protocol::problem::Code;
use outis_protocol::recipe::{EdgeLayout, PlaceCoordinates, SetLayout};
use outis_protocol::{parse_other, recipe};
use std::collections::BTreeMap;

const BASKETS: &str =
    "1;beer;diaper\n2;wine;diaper\n3;beer;wine;pregnancy test\n4;wine;pregnancy test\n5;beer\n";
const SETS: &str = r#"{"outis": 1, "kind": "recipe",
    "data": {"kind": "transactions", "format": {"layout": "persons", "header": false}},
    "items": {"sensitive": ["pregnancy test"], "hierarchy": {"kind": "groups", "groups": [
        {"label": "alcohol", "values": ["beer", "wine"]},
        {"label": "health care", "values": ["diaper", "pregnancy test"]}]}},
    "models": [{"model": "km-anonymity", "k": 2, "m": 2}]}"#;

fn job(recipe: &str, data: &str) -> OtherJob {
    OtherJob::new(parse_other(recipe).unwrap(), data.as_bytes(), &BTreeMap::new()).unwrap()
}

fn ended(job: &OtherJob) -> OtherRun {
    let mut run = job.begin(Seed::from_hex(&"01".repeat(32)).unwrap());
    while !run.step() {}
    run
}

fn sets(data: &str) -> recipe::SetFormat {
    match other_look(OtherKind::Sets, data.as_bytes(), None).unwrap().format {
        OtherFormat::Sets(format) => format,
        other => panic!("{other:?}"),
    }
}

#[test]
fn how_sets_stand_in_a_file_is_guessed() {
    let persons = sets(BASKETS);
    assert_eq!(
        (persons.layout, persons.header, persons.id),
        (SetLayout::Persons, Some(false), None)
    );
    let pairs = sets("person,item\n1,beer\n1,wine\n2,beer\n");
    assert_eq!((pairs.layout, pairs.header), (SetLayout::Pairs, Some(true)));
    assert_eq!(sets("Kunde;Artikel\nK1;Bier\nK1;Wein\nK2;Bier\n").header, Some(true));
    // Words that nobody knows stand above numbers, and people recur.
    let unknown = sets("Mitglied;Ware\nM1;Bier\nM1;Wein\nM2;Bier\n");
    assert_eq!((unknown.layout, unknown.header), (SetLayout::Pairs, Some(true)));
    assert_eq!(sets("ann;beer\nann;wine\nbob;beer\n").header, Some(false));
    assert_eq!(sets("beer;wine\nwine;diaper;beer\n").id, Some(false));
    // A person with two lines is no item: it is refused when sets are read.
    assert_eq!(sets("1;beer;wine\n2;wine\n1;diaper\n").id, None);
    assert_eq!(sets(r#"[["beer"], ["wine"]]"#).layout, SetLayout::Json);
}

#[test]
fn columns_of_places_are_known_by_their_names() {
    let look =
        |data: &str| match other_look(OtherKind::Places, data.as_bytes(), None).unwrap().format {
            OtherFormat::Places(format) => format,
            other => panic!("{other:?}"),
        };
    let globe = look("Who,Lat,Lon,Timestamp\nann,50,14,3\n");
    assert_eq!(globe.coordinates, PlaceCoordinates::Wgs84);
    assert_eq!((&*globe.columns.x, &*globe.columns.y), ("Lon", "Lat"));
    assert_eq!((&*globe.columns.user, globe.columns.time.as_deref()), ("Who", Some("Timestamp")));
    let plane = look("user,x,y\nann,1,2\n");
    assert_eq!(plane.coordinates, PlaceCoordinates::Planar);
    assert_eq!((&*plane.columns.x, plane.columns.time), ("x", None));
    let german = look("Person;Breite;Länge;Zeit\nann;50,1;14,2;3\n");
    assert_eq!(german.coordinates, PlaceCoordinates::Wgs84);
    assert_eq!((&*german.columns.x, &*german.columns.y), ("Länge", "Breite"));
    assert_eq!(german.columns.time.as_deref(), Some("Zeit"));
    assert_eq!(look("a,b\n1,2\n").columns.user, "");
}

#[test]
fn neighbours_are_told_from_edges() {
    let look =
        |data: &str| match other_look(OtherKind::Graph, data.as_bytes(), None).unwrap().format {
            OtherFormat::Graph(format) => (format.layout, format.header),
            other => panic!("{other:?}"),
        };
    assert_eq!(look("from;to\nann;bob\n"), (EdgeLayout::Edges, Some(true)));
    assert_eq!(look("von;nach\nann;bob\n"), (EdgeLayout::Edges, Some(true)));
    assert_eq!(look("ann;bob;cem\nbob;ann\n"), (EdgeLayout::Adjacency, Some(false)));
    // A number beside each edge is no neighbour.
    assert_eq!(look("A;B;5\nB;C;2\n"), (EdgeLayout::Edges, Some(false)));
    assert_eq!(look("Von wem;Zu wem;Stärke\n7;8;0,5\n8;9;2\n"), (EdgeLayout::Edges, Some(true)));
    assert_eq!(look("1;2;3\n1;3;2\n2;3;1\n"), (EdgeLayout::Edges, Some(false)));
    assert_eq!(look("1;2;3\n2;1;3\n3;1;2\n"), (EdgeLayout::Adjacency, Some(false)));
}

/// Whoever hands over a workbook reads that it is one, and what to do.
#[test]
fn what_is_no_text_is_named() {
    for kind in [OtherKind::Sets, OtherKind::Places, OtherKind::Graph, OtherKind::Queries] {
        let problem = other_look(kind, b"PK\x03\x04\xff\xfe xl/workbook.xml", None).unwrap_err();
        assert_eq!((problem.code, problem.detail.as_deref()), (Code::OtherFormat, Some("excel")));
    }
}

#[test]
fn columns_of_query_logs_are_told_by_their_names() {
    let look =
        |data: &str| match other_look(OtherKind::Queries, data.as_bytes(), None).unwrap().format {
            OtherFormat::Queries(format) => format.columns,
            other => panic!("{other:?}"),
        };
    let columns = look("User-ID,Query,Clicked URLs,Query Time\n1,sun,sun.com,2006-03-01\n");
    assert_eq!((&*columns.user, &*columns.query), ("User-ID", "Query"));
    assert_eq!(columns.address.as_deref(), Some("Clicked URLs"));
    assert_eq!(columns.time.as_deref(), Some("Query Time"));
    let french = look("Utilisateur;Requête;Lien;Heure\n1;soleil;soleil.fr;2006-03-01\n");
    assert_eq!((&*french.user, &*french.query), ("Utilisateur", "Requête"));
    assert_eq!(french.address.as_deref(), Some("Lien"));
    let none = look("a,b\n1,2\n");
    assert_eq!((&*none.user, none.address), ("", None));
}

#[test]
fn intents_are_counted_before_and_after() {
    let recipe = r#"{"outis": 1, "kind": "recipe",
        "data": {"kind": "queries", "format": {"columns": {
            "user": "user", "query": "query", "address": "address"}}},
        "models": [{"model": "query-k-anonymity", "k": 2}]}"#;
    let log = "user,query,address\na,sun,x\nb,sun,x\nb,star,x\nc,moon,y\n";
    let job = job(recipe, log);
    let Some(OtherPicture::Intents(picture)) = ended(&job).picture() else { panic!() };
    let rows: Vec<_> = picture
        .intents
        .iter()
        .map(|row| (row.query.as_deref(), row.queries, row.searches, row.before, row.after))
        .collect();
    assert_eq!(rows, [(Some("sun"), 2, 3, 2, 2), (None, 1, 1, 1, 0)]);
    let before = job.before();
    let OtherReport::Queries(report) = before.report else { panic!() };
    assert_eq!((report.risk.before.query.unique, report.risk.after), (2, None));
}

#[test]
fn what_cannot_be_read_has_its_line() {
    let problem = other_look(OtherKind::Sets, b"1;\"beer\n", None).unwrap_err();
    assert_eq!((problem.code, problem.line), (Code::UnclosedQuote, Some(1)));
    assert_eq!(other_look(OtherKind::Graph, b" \n", None).unwrap_err().code, Code::Empty);
}

#[test]
fn the_tree_of_items_shows_what_is_written() {
    let job = job(SETS, BASKETS);
    let before = job.before();
    assert_eq!((&*before.items[0].item, before.items[0].people), ("beer", 3));
    let OtherReport::Sets(report) = before.report else { panic!() };
    assert_eq!((report.risk.before.unique, report.risk.after), (3, None));
    let Some(OtherPicture::Items(picture)) = ended(&job).picture() else { panic!() };
    let nodes = picture.nodes.iter();
    let told: Vec<_> =
        nodes.map(|node| (node.label.clone(), node.depth, node.people, node.written)).collect();
    let node = |label: &str, depth, people, written| (label.to_owned(), depth, people, written);
    assert_eq!(
        told,
        [
            node("*", 0, 5, 0),
            node("alcohol", 1, 5, 5),
            node("beer", 2, 3, 0),
            node("wine", 2, 3, 0),
            node("health care", 1, 4, 0),
            node("diaper", 2, 2, 2),
            node("pregnancy test", 2, 2, 2),
        ]
    );
    let sensitive = picture.nodes.iter().filter(|node| node.sensitive);
    assert_eq!(sensitive.map(|node| &*node.label).collect::<Vec<_>>(), ["pregnancy test"]);
}

#[test]
fn a_map_counts_the_lines_of_each_region() {
    let recipe = r#"{"outis": 1, "kind": "recipe",
        "data": {"kind": "locations", "format": {"columns": {"user": "u", "x": "x", "y": "y"}}},
        "models": [{"model": "location-k-anonymity", "k": 2}],
        "search": {"algorithm": "grid", "width": 4}}"#;
    let job = job(recipe, "u,x,y\na,1,1\nb,2,1\nc,9,9\nd,5,1\ne,6,2\nf,7,3\n");
    let Some(OtherPicture::Map(map)) = ended(&job).picture() else { panic!() };
    let regions: Vec<_> =
        map.regions.iter().map(|region| (region.x, region.y, region.lines)).collect();
    assert_eq!(regions, [([4.0, 8.0], [0.0, 4.0], 3), ([0.0, 4.0], [0.0, 4.0], 2)]);
    assert_eq!((map.requests.len(), map.metres, map.more), (6, false, 0));
}

#[test]
fn degrees_are_counted_before_and_after() {
    let recipe = r#"{"outis": 1, "kind": "recipe",
        "data": {"kind": "graph", "format": {"layout": "edges", "header": false}},
        "models": [{"model": "k-degree-anonymity", "k": 2}]}"#;
    let edges = "A;B\nA;C\nA;D\nA;E\nA;F\nB;C\nB;D\nB;E\nC;G\nC;F\nD;H\n";
    let job = job(recipe, edges);
    let Some(OtherPicture::Degrees(picture)) = ended(&job).picture() else { panic!() };
    let degrees = picture.degrees.iter();
    let counted: (u32, u32) =
        degrees.fold((0, 0), |sum, one| (sum.0 + one.before, sum.1 + one.after));
    assert_eq!(counted, (8, 8));
    assert!(picture.degrees.iter().all(|one| one.after != 1));
    let drawing = picture.drawing.unwrap();
    let added = drawing.edges.iter().filter(|edge| edge.fate == EdgeFate::Added).count();
    assert_eq!((drawing.names.len(), drawing.edges.len(), added), (8, 12, 1));
}

#[test]
fn a_recipe_for_a_table_is_refused() {
    let table = r#"{"outis": 1, "kind": "recipe", "attributes": [], "models": []}"#;
    let problem = parse_other(table).unwrap_err();
    assert_eq!((problem.code, problem.detail.as_deref()), (Code::OtherDataKind, Some("table")));
}
