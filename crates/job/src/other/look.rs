//! A file of what is no table at first sight: its first lines, and how it seems to be put together.
//!
//! Nothing of this decides anything: a recipe says how its file is put together, and whoever makes one
//! sees the lines that this was read off.

use outis::format::{first_records, may_be_json};
use outis_protocol::other::{OtherFormat, OtherLook};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{
    EdgeLayout, GRAPH, GraphFormat, LOCATIONS, LogColumns, LogFormat, PlaceColumns,
    PlaceCoordinates, PlaceFormat, QUERIES, SetFormat, SetLayout, TRANSACTIONS,
};
use std::collections::BTreeSet;

/// What a file is said to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherKind {
    /// Sets of items.
    Sets,
    /// Places.
    Places,
    /// A graph.
    Graph,
    /// A query log.
    Queries,
}

impl OtherKind {
    /// The one that a recipe calls so under `data.kind`.
    ///
    /// # Errors
    /// `other-data-kind` where it is none of them.
    pub fn named(name: &str) -> Outcome<Self> {
        match name {
            TRANSACTIONS => Ok(Self::Sets),
            LOCATIONS => Ok(Self::Places),
            GRAPH => Ok(Self::Graph),
            QUERIES => Ok(Self::Queries),
            _ => Err(Problem::of_field(Code::OtherDataKind, "data.kind").with_detail(name)),
        }
    }
}

/// Records that are judged, and how many of them are shown with how many cells.
const JUDGED: usize = 1000;
const LINES: usize = 8;
const CELLS: usize = 12;

/// What the first cells of a line are called that only names columns.
#[rustfmt::skip]
const NAMES: &[&str] = &[
    "id", "user", "person", "customer", "patient", "item", "items", "product", "from", "to",
    "source", "target", "vertex", "node", "name", "friend", "label",
    "nutzer", "benutzer", "kunde", "kundennummer", "element", "elemente", "artikel", "produkt",
    "von", "nach", "quelle", "ziel", "knoten",
    "utilisateur", "personne", "client", "élément", "éléments", "article", "produit", "cible",
    "sommet", "nœud", "nom",
];

/// What columns are called, the likelier names first: whoever searched or was somewhere, for what,
/// what was clicked, when, and where.
#[rustfmt::skip]
const USERS: &[&str] = &[
    "user", "user-id", "userid", "user_id", "AnonID", "id", "person", "who", "name",
    "nutzer", "benutzer", "wer", "utilisateur", "personne", "qui", "nom",
];
#[rustfmt::skip]
const SEARCHES: &[&str] = &[
    "query", "queries", "search", "text", "suche", "anfrage", "suchanfrage", "suchbegriff",
    "recherche", "requête",
];
#[rustfmt::skip]
const ADDRESSES: &[&str] = &[
    "address", "url", "clicked URL", "clicked URLs", "ClickURL", "click", "link", "adresse", "lien",
];
#[rustfmt::skip]
const TIMES: &[&str] = &[
    "time", "query time", "QueryTime", "timestamp", "date", "when",
    "zeit", "zeitpunkt", "datum", "wann", "heure", "quand",
];
/// The same of numbers, which times of places are: dates are none.
#[rustfmt::skip]
const MOMENTS: &[&str] = &[
    "time", "t", "timestamp", "when", "zeit", "zeitpunkt", "wann", "heure", "quand",
];
#[rustfmt::skip]
const LONGITUDES: &[&str] = &[
    "longitude", "lon", "lng", "long", "länge", "laenge", "längengrad", "laengengrad",
];
const EASTINGS: &[&str] = &["x", "east", "ost", "est", "rechtswert"];
#[rustfmt::skip]
const LATITUDES: &[&str] = &[
    "latitude", "lat", "breite", "breitengrad", "y", "north", "nord", "hochwert",
];

/// A file of this kind at first sight.
///
/// # Errors
/// `empty`, `other-format`, `encoding`, `nul` or what makes the first lines of text unreadable, with the line.
pub fn other_look(kind: OtherKind, bytes: &[u8], delimiter: Option<u8>) -> Outcome<OtherLook> {
    if kind == OtherKind::Sets && may_be_json(bytes) {
        let format = OtherFormat::Sets(sets(SetLayout::Json, None));
        return Ok(OtherLook { lines: Vec::new(), wider: false, delimiter: None, format });
    }
    let (delimiter, records) = first_records(bytes, delimiter, JUDGED)?;
    let format = match kind {
        OtherKind::Sets => OtherFormat::Sets(sets_of(&records)),
        OtherKind::Places => OtherFormat::Places(places_of(&records)),
        OtherKind::Graph => OtherFormat::Graph(graph_of(&records)),
        OtherKind::Queries => OtherFormat::Queries(queries_of(&records)),
    };
    let shown = records.iter().take(LINES);
    let wider = shown.clone().any(|cells| cells.len() > CELLS);
    let lines = shown.map(|cells| cells.iter().take(CELLS).cloned().collect()).collect();
    let delimiter = Some(char::from(delimiter).to_string());
    Ok(OtherLook { lines, wider, delimiter, format })
}

/// Whether the first line seems to name columns: it holds words that columns are called, or it alone is
/// without digits in a column all of whose other cells have some.
fn has_names(records: &[Vec<String>]) -> bool {
    let Some((first, others)) = records.split_first() else { return false };
    let has_digits = |cell: &str| cell.bytes().any(|byte| byte.is_ascii_digit());
    let names = first.iter().map(|cell| cell.trim().to_lowercase());
    let is_known = names.clone().any(|name| NAMES.contains(&&*name));
    let are_words = names.clone().all(|name| !name.is_empty() && !has_digits(&name));
    let mut columns = (0..first.len()).map(|column| {
        let mut cells = others.iter().map(|cells| cells.get(column).map_or("", |cell| cell.trim()));
        cells.all(has_digits)
    });
    is_known || (are_words && others.len() > 1 && columns.any(|has_digits| has_digits))
}

fn sets(layout: SetLayout, header: Option<bool>) -> SetFormat {
    SetFormat { layout, header, delimiter: None, item_delimiter: None, id: None }
}

fn sets_of(records: &[Vec<String>]) -> SetFormat {
    let header = has_names(records);
    let people = &records[usize::from(header).min(records.len())..];
    let firsts: BTreeSet<&str> =
        people.iter().filter_map(|cells| Some(cells.first()?.trim())).collect();
    let are_pairs = people.iter().all(|cells| cells.len() == 2) && firsts.len() < people.len();
    let layout = if are_pairs { SetLayout::Pairs } else { SetLayout::Persons };
    // A name that is taken for an item would be released: it is one unless it stands among items.
    let mut items = people.iter().flat_map(|cells| cells.iter().skip(1));
    let is_item = items.any(|item| firsts.contains(item.trim()));
    let id = (!are_pairs && is_item).then_some(false);
    SetFormat { id, ..sets(layout, Some(header)) }
}

/// The first column that is called like one of these, whatever its capitals.
fn named(records: &[Vec<String>], wanted: &[&str]) -> Option<String> {
    let names = records.first()?.iter().map(|name| name.trim());
    let found = wanted
        .iter()
        .find_map(|wanted| names.clone().find(|name| name.eq_ignore_ascii_case(wanted)));
    found.map(str::to_owned)
}

fn queries_of(records: &[Vec<String>]) -> LogFormat {
    let columns = LogColumns {
        user: named(records, USERS).unwrap_or_default(),
        query: named(records, SEARCHES).unwrap_or_default(),
        address: named(records, ADDRESSES),
        time: named(records, TIMES),
    };
    LogFormat { delimiter: None, columns }
}

fn places_of(records: &[Vec<String>]) -> PlaceFormat {
    let named = |wanted: &[&str]| named(records, wanted);
    let is_wgs84 = named(LONGITUDES).is_some();
    let coordinates = if is_wgs84 { PlaceCoordinates::Wgs84 } else { PlaceCoordinates::Planar };
    let columns = PlaceColumns {
        user: named(USERS).unwrap_or_default(),
        x: named(LONGITUDES).or_else(|| named(EASTINGS)).unwrap_or_default(),
        y: named(LATITUDES).unwrap_or_default(),
        time: named(MOMENTS),
        k: named(&["k"]),
        dx: named(&["dx"]),
        dy: named(&["dy"]),
        dt: named(&["dt"]),
    };
    PlaceFormat { delimiter: None, coordinates, middle: None, columns }
}

/// Whether these lines are edges that have a number each, as of how strong they are: a third cell that
/// names no vertex, or stands on several lines of one, which would have a single line of neighbours.
fn have_weights(edges: &[Vec<String>]) -> bool {
    let mut vertices: BTreeSet<&str> = BTreeSet::new();
    let (mut firsts, mut weights) = (BTreeSet::new(), Vec::new());
    for edge in edges {
        let [one, other, weight] = &edge[..] else { return false };
        if weight.trim().replace(',', ".").parse::<f64>().is_err() {
            return false;
        }
        firsts.insert(one.trim());
        vertices.extend([one.trim(), other.trim()]);
        weights.push(weight.trim());
    }
    !edges.is_empty()
        && (firsts.len() < edges.len() || weights.iter().all(|weight| !vertices.contains(weight)))
}

fn graph_of(records: &[Vec<String>]) -> GraphFormat {
    let header = has_names(records);
    let lines = &records[usize::from(header).min(records.len())..];
    // Edges with weights are taken for edges, so that their third cells are refused and not
    // connected with.
    let are_edges = records.iter().all(|cells| cells.len() <= 2) || have_weights(lines);
    GraphFormat {
        layout: if are_edges { EdgeLayout::Edges } else { EdgeLayout::Adjacency },
        header: Some(header),
        delimiter: None,
        label: None,
        simplify: false,
    }
}
