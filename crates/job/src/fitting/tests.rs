use super::{fits, is_hierarchy};
use crate::{Incoming, Input, resolve};
use outis_protocol::fitting::{FileFit, FitReason};
use outis_protocol::problem::Code;
use outis_protocol::recipe::Recipe;
use std::collections::BTreeMap;

fn read(header: &str, records: &[&str]) -> (Recipe, Input) {
    let attributes: Vec<String> = header
        .split(';')
        .map(|name| format!(r#"{{"name": "{name}", "role": "quasi-identifier"}}"#))
        .collect();
    let recipe = outis_protocol::parse(&format!(
        r#"{{"outis": 1, "kind": "recipe", "data": {{"format": {{"delimiter": ";"}}}},
            "missing": {{"values": ["", "?"]}}, "attributes": [{}],
            "models": [{{"model": "k-anonymity", "k": 2}}]}}"#,
        attributes.join(",")
    ));
    let recipe = recipe.unwrap();
    let mut incoming = Incoming::new(resolve::read_options(&recipe).unwrap());
    let text: String = records.iter().map(|record| format!("{record}\n")).collect();
    incoming.push(format!("{header}\n{text}").as_bytes()).unwrap();
    (recipe, incoming.finish().unwrap())
}

fn fitted(header: &str, records: &[&str], files: &[(&str, &str)]) -> BTreeMap<String, FileFit> {
    let (recipe, input) = read(header, records);
    let files = files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()));
    let fits = fits(&recipe, &input, &files.collect()).unwrap();
    fits.into_iter().map(|fit| (fit.file.clone(), fit)).collect()
}

/// The column that each file is given to, and why.
fn chosen<'a>(fits: &'a BTreeMap<String, FileFit>, file: &str) -> (Option<&'a str>, FitReason) {
    (fits[file].chosen.as_deref(), fits[file].reason)
}

const TOWNS: &str = "Ulm;south;*\nHof;south;*\nAue;east;*\n";
const SEXES: &str = "f;*\nm;*\n";

#[test]
fn values_tell_the_column_whatever_the_file_is_called() {
    let records = ["Ulm;f", "Hof;m", ";f", "?;m"];
    let fits = fitted("town;sex", &records, &[("a.csv", TOWNS), ("b.txt", SEXES)]);
    assert_eq!(chosen(&fits, "a.csv"), (Some("town"), FitReason::OnlyColumn));
    assert_eq!(chosen(&fits, "b.txt"), (Some("sex"), FitReason::OnlyColumn));
    let town = &fits["a.csv"];
    assert_eq!((town.values, town.levels, town.delimiter.as_str()), (3, 2, ";"));
    // Missing cells need no line.
    assert_eq!((town.columns[0].values, town.columns[0].covered), (2, 2));
}

/// A file may say what becomes of missing cells, which is no value that a column must have.
#[test]
fn a_line_for_missing_cells_is_no_value() {
    let with_missing = format!("{TOWNS}?;unknown;*\n");
    let fits = fitted("town;sex", &["Ulm;?", "?;?", "Hof;?"], &[("a.csv", &with_missing)]);
    assert_eq!(chosen(&fits, "a.csv"), (Some("town"), FitReason::OnlyColumn));
    let columns = &fits["a.csv"].columns;
    assert_eq!((columns.len(), columns[0].values, columns[0].covered), (1, 2, 2));
}

#[test]
fn the_name_decides_between_columns_with_the_same_values() {
    let records = ["Ulm;Hof", "Hof;Aue"];
    let files = [("levels_Birth-Town.csv", TOWNS)];
    let fits = fitted("birthTown;town", &records, &files);
    // `town` stands in the name, too, but within one that is longer.
    assert_eq!(chosen(&fits, "levels_Birth-Town.csv"), (Some("birthTown"), FitReason::Name));
    let fits = fitted("birthTown;town", &records, &[("towns.csv", TOWNS)]);
    assert_eq!(chosen(&fits, "towns.csv"), (None, FitReason::SeveralColumns));
    let whole: Vec<&str> = fits["towns.csv"].columns.iter().map(|c| c.attribute.as_str()).collect();
    assert_eq!(whole, ["birthTown", "town"]);
}

#[test]
fn two_files_for_one_column_are_for_a_person_to_decide() {
    let files = [("a.csv", TOWNS), ("b.csv", "Ulm;*\nHof;*\n")];
    let fits = fitted("town;sex", &["Ulm;f", "Hof;m"], &files);
    assert_eq!(chosen(&fits, "a.csv"), (None, FitReason::SeveralFiles));
    assert_eq!(chosen(&fits, "b.csv"), (None, FitReason::SeveralFiles));
    // Where one of them says it, that one is meant.
    let files = [("a.csv", TOWNS), ("town.csv", "Ulm;*\nHof;*\n")];
    let fits = fitted("town;sex", &["Ulm;f", "Hof;m"], &files);
    assert_eq!(chosen(&fits, "a.csv"), (None, FitReason::SeveralFiles));
    assert_eq!(chosen(&fits, "town.csv"), (Some("town"), FitReason::OnlyColumn));
}

#[test]
fn a_name_that_says_another_column_is_not_overruled_in_silence() {
    // All numbers of children have a line among the ages; one age has none.
    let files = [("age.csv", "0;*\n1;*\n2;*\n40;*\n")];
    let fits = fitted("children;age", &["0;40", "2;101"], &files);
    assert_eq!(chosen(&fits, "age.csv"), (None, FitReason::OtherName));
    let columns = &fits["age.csv"].columns;
    assert_eq!(
        (columns[1].attribute.as_str(), columns[1].covered, columns[1].values),
        ("age", 1, 2)
    );
    assert!(columns[1].named && !columns[0].named);
}

#[test]
fn what_fits_nothing_is_said_with_the_nearest_column() {
    let files = [("x.csv", "Ulm;*\nf;*\n"), ("y.csv", "Rom;*\n")];
    let fits = fitted("town;sex;void", &["Ulm;f;", "Hof;m;", "Aue;m;"], &files);
    assert_eq!(chosen(&fits, "x.csv"), (None, FitReason::NoColumn));
    let nearest: Vec<(&str, u32, u32)> = fits["x.csv"]
        .columns
        .iter()
        .map(|column| (column.attribute.as_str(), column.covered, column.values))
        .collect();
    assert_eq!(nearest, [("sex", 1, 2), ("town", 1, 3)]);
    // A column without any value fits nothing.
    assert_eq!(chosen(&fits, "y.csv"), (None, FitReason::NoColumn));
    assert!(fits["y.csv"].columns.is_empty());
}

#[test]
fn what_is_no_hierarchy_is_said_with_its_place() {
    let fits = fitted("town;sex", &["Ulm;f"], &[("bad.csv", "Ulm;a;1\nHof;a;2\n")]);
    assert_eq!(chosen(&fits, "bad.csv"), (None, FitReason::NoHierarchy));
    let problem = fits["bad.csv"].problem.as_ref().unwrap();
    assert_eq!((problem.code, problem.line), (Code::NotNested, Some(2)));
    assert_eq!(problem.file.as_deref(), Some("bad.csv"));
}

#[test]
fn a_table_of_persons_is_told_from_hierarchies() {
    assert!(is_hierarchy(TOWNS.as_bytes()));
    assert!(!is_hierarchy(b"name;town;sex\nA;Ulm;f\nB;Ulm;m\n"));
    assert!(!is_hierarchy(b""));
}

/// The columns of a file without header go by their numbers.
#[test]
fn columns_without_names_are_told_by_their_values_alone() {
    let recipe = outis_protocol::parse(
        r#"{"outis": 1, "kind": "recipe", "attributes": [{"column": 1, "role": "sensitive"},
            {"column": 2, "role": "identifier"}], "models": [{"model": "k-anonymity", "k": 2}]}"#,
    );
    let recipe = recipe.unwrap();
    let mut incoming = Incoming::new(resolve::read_options(&recipe).unwrap());
    incoming.push(b"Ulm;f\nHof;m\n").unwrap();
    let files = BTreeMap::from([("sexes.csv".to_owned(), SEXES.as_bytes().to_vec())]);
    let found = fits(&recipe, &incoming.finish().unwrap(), &files).unwrap();
    assert_eq!(found[0].chosen.as_deref(), Some("2"));
}
