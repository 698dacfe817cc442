//! What is read of files, and what of them is refused.

use crate::error::{Error, Kind};
use crate::places::{
    Coordinates, Decimal, Degrees, LATEST, MILLION, Projection, RequestColumns, RequestLayout,
    Silence, Visits, read, shown,
};

#[test]
fn numbers_stand_as_they_are_written() {
    for (text, floor) in [
        ("0.1", 100_000),
        ("-0.000001", -1),
        ("12", 12 * MILLION),
        ("1.50", 1_500_000),
        ("1.0000000", MILLION),
        ("1764388800123", 1_764_388_800_123 * MILLION),
    ] {
        let number = Decimal { floor, exact: true };
        assert_eq!(Decimal::read(text, LATEST), Some(number), "{text}");
        assert_eq!(Decimal::read(&shown(floor), LATEST), Some(number));
    }
    // What is finer is rounded downwards, so that it stays in its square.
    for (text, floor) in [("0.0000019", 1), ("-0.0000001", -1), ("16.37210012", 16_372_100)] {
        assert_eq!(Decimal::read(text, LATEST), Some(Decimal { floor, exact: false }), "{text}");
    }
    for text in ["", "-", ".", "1.", ".5", "1e3", "+1", "nan", "1 000", "--1", "1,5"] {
        assert_eq!(Decimal::read(text, LATEST), None, "{text}");
    }
    assert_eq!(Decimal::read("99999999999999999999", LATEST), None);
    assert_eq!(Decimal::read("2000000000000.1", LATEST), None);
}

#[test]
fn degrees_are_metres() {
    // One degree of latitude on the sphere is 111.195 km, one of longitude at 60° half of it.
    let middle = Degrees { longitude: 11 * MILLION, latitude: 60 * MILLION };
    let metres = |longitude: i64, latitude: i64| {
        Projection { middle }.metres(Degrees { longitude, latitude })
    };
    assert_eq!(metres(11 * MILLION, 60 * MILLION), (0, 0));
    let there = metres(12 * MILLION, 61 * MILLION);
    assert_eq!(there, (55_597_540 * 1000, 111_195_080 * 1000));
    // The shorter way round is across the date line.
    assert!(metres(-170 * MILLION, 0).0 > 0);
    let places = |list: &[(i64, i64)]| {
        let places = list.iter().map(|&(longitude, latitude)| Degrees { longitude, latitude });
        Degrees::rounded_middle(&places.collect::<Vec<_>>())
    };
    let vienna = places(&[(16_370_000, 48_200_000), (16_380_100, 48_210_100)]);
    assert_eq!(vienna, Some(Degrees { longitude: 16 * MILLION, latitude: 48 * MILLION }));
    assert_eq!(places(&[(179 * MILLION, 0), (-179 * MILLION, 0)]), None);
    assert_eq!(places(&[]), None);
}

const SILENCE: Silence = Silence { k: 2, dx: 0, dy: 0, dt: 0 };

fn layout(coordinates: Coordinates) -> RequestLayout {
    let name = |name: &str| Some(name.to_owned());
    let columns = RequestColumns {
        user: "user".to_owned(),
        x: "x".to_owned(),
        y: "y".to_owned(),
        time: name("t"),
        k: name("k"),
        dx: None,
        dy: None,
        dt: name("dt"),
    };
    RequestLayout { delimiter: None, coordinates, columns }
}

fn visits(lines: &[&str]) -> Result<Visits, Error> {
    read(lines.join("\n").as_bytes(), &layout(Coordinates::Planar), SILENCE)
}

#[test]
fn cells_may_be_quoted_and_stand_in_any_order() {
    let lines = ["k;user;t;\"y\";x;dt", "3;\"a;b\";1; 2.5 ;-3;4", "1;c;0;0;0;0", "9;a;b;0;0;0"];
    let read = visits(&lines[..3]).expect("requests");
    assert_eq!((read.people, read.timed, read.delimiter), (2, true, b';'));
    let first = &read.requests[0];
    assert_eq!((first.x, first.y), (-3 * MILLION, 2_500_000));
    assert_eq!((first.time, first.k, first.dt), (MILLION, 3, 4 * MILLION));
    // Nobody is among fewer than the model asks for.
    assert_eq!(read.requests[1].k, 2);
}

#[test]
fn faults_have_line_and_column_and_no_content() {
    let fault = |lines: &[&str]| {
        let error = visits(lines).expect_err("a fault");
        (error.kind, error.place.line, error.place.attribute)
    };
    let head = "user,x,y,t,k,dt";
    for (line, why, column) in [
        ("b,MARK,1,0,2,0", "number", "x"),
        ("a,1,1,0,0,0", "people", "k"),
        ("a,1,1,0,1001,0", "people", "k"),
        ("a,1,1,0,2,-1", "negative", "dt"),
        (" ,1,1,0,2,0", "user", "user"),
    ] {
        let found = fault(&[head, "a,1,1,0,2,0", line]);
        let expected = (Kind::PlaceCell { why }, Some(3), Some(column.to_owned()));
        assert_eq!(found, expected, "{line}");
    }
    let found = fault(&["user,x,y,k,dt", "a,1,1,2,0"]);
    assert_eq!(found, (Kind::MissingColumn, None, Some("t".to_owned())));
    let found = fault(&["user,x,y,t,k,dt,x", "a,1,1,2,0,0,0"]);
    assert_eq!(found, (Kind::DuplicateName { first: 2 }, None, Some("x".to_owned())));
    let found = fault(&[head, "a,1"]);
    assert_eq!(found, (Kind::Ragged { expected: 6, found: 2 }, Some(2), None));
    assert_eq!(fault(&[head]).0, Kind::NoRecords);
    assert_eq!(fault(&["", " "]).0, Kind::Empty);
    assert_eq!(fault(&[head, "", "a,1,1,0,2,0"]), (Kind::BlankLine, Some(2), None));

    let globe = |lines: &[&str], middle| {
        let layout = layout(Coordinates::Wgs84 { middle });
        read(lines.join("\n").as_bytes(), &layout, SILENCE)
    };
    let error = globe(&[head, "a,1,86,0,2,0"], None).expect_err("a fault");
    assert_eq!(error.kind, Kind::PlaceCell { why: "degrees" });
    assert_eq!((error.place.line, error.place.attribute), (Some(2), Some("y".to_owned())));
    let far = [head, "a,179,0,0,2,0", "b,-179,0,0,2,0"];
    assert_eq!(globe(&far, None).expect_err("a fault").kind, Kind::PlacesApart);
    let middle = Degrees { longitude: 180 * MILLION, latitude: 0 };
    let read = globe(&far, Some(middle)).expect("requests");
    assert_eq!(read.requests[0].x, -read.requests[1].x);
}
