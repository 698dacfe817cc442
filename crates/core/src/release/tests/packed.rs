//! Releases that leave in another form, and are read again from that.

use super::{FORMAT, quasi, table};
use crate::error::{Kind, Result};
use crate::format::Format;
use crate::format::csv;
use crate::hierarchy::Spec;
use crate::lattice::Levels;
use crate::model::KAnonymity;
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::release::{Applied, Measured, Writing};
use crate::table::Role;

/// What comes of a release of four records, of which `change` makes what is read again.
fn finished(change: impl Fn(&str) -> String) -> Result<Measured> {
    let table = table("q,i\n1,=a\n1,b\n1,\n2,d\n");
    let insensitive = PlannedAttribute::new("i", 1, Role::Insensitive, Spec::NONE);
    let attributes = vec![quasi("q", 0, Spec::NONE), insensitive];
    let plan =
        Plan { suppression_limit: 1.0, ..Plan::new(attributes, vec![KAnonymity::chosen(2)]) };
    let study = prepare(&table, &plan)?.study;
    let applied = Applied::new(&table, &plan, &study, &Levels::new(vec![0]))?;
    let format = Format::Csv(csv::CsvFormat { formula_guard: false, ..FORMAT });
    let mut writing = Writing::new(&applied, format, None).packed();
    let mut text = String::new();
    while let Some(chunk) = writing.step(&table, &applied, 2)? {
        text += std::str::from_utf8(&chunk).unwrap();
    }
    assert_eq!(text, "q,i\n1,=a\n1,b\n1,\n");
    for piece in change(&text).as_bytes().chunks(5) {
        writing.read_again(piece)?;
    }
    writing.finish(&table, &plan, &applied)
}

#[track_caller]
fn refuses(change: impl Fn(&str) -> String, check: &'static str) {
    let kind = finished(change).map(|measured| measured.sizes).unwrap_err().kind;
    assert_eq!(kind, Kind::NotVerified { check });
}

#[test]
fn what_is_read_again_is_measured() {
    let measured = finished(str::to_owned).unwrap();
    assert_eq!(measured.models[0].achieved, Some(3.0));
}

#[test]
fn nothing_is_released_that_is_read_otherwise() {
    refuses(|text| text.replace(",b", ",B"), "cells");
    refuses(|text| text.replace("=a", "'=a"), "cells");
    refuses(|text| text.replace("1,b\n1,\n", "1,\n1,b\n"), "cells");
    refuses(|text| text.replace("1,b\n", ""), "records");
    refuses(|text| text.replace("q,i", "q,j"), "columns");
    refuses(|text| text.replace(",b", ""), "parse");
    refuses(|_| String::new(), "parse");
}
