//! What a class shows is worded once, and stands in every record as if it were worded there.

use super::super::ReleaseTexts;
use super::{Applied, quasi};
use crate::format::Format;
use crate::format::csv::{self, LineEnding, Options, Reader, Writer};
use crate::format::encoding::Encoding;
use crate::hierarchy::{Side, Spec};
use crate::lattice::Levels;
use crate::model::KAnonymity;
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::table::{Role, Table};
use proptest::prelude::*;

const FORMAT: csv::CsvFormat = csv::CsvFormat {
    encoding: Encoding::Utf8,
    delimiter: b';',
    header: true,
    bom: false,
    line_ending: LineEnding::Lf,
    formula_guard: false,
};

fn table(records: &[Vec<String>], columns: usize) -> Table {
    let mut writer = Writer::new(FORMAT);
    writer.write_record((0..columns).map(|column| column.to_string()));
    records.iter().for_each(|record| writer.write_record(&record[..columns]));
    let mut reader =
        Reader::new(Options { delimiter: Some(b';'), header: Some(true), ..Options::default() });
    reader.push(&writer.take_chunk().unwrap()).unwrap();
    reader.finish().unwrap().table
}

proptest! {
    #[test]
    fn records_are_worded_as_their_cells_are(
        records in prop::collection::vec(
            prop::collection::vec("[ab;\"\\n=?]{0,2}", 5..=5), 1..30,
        ),
        roles in prop::collection::vec(0..4_u8, 1..=5),
        level in 0..=2_u8,
        star in any::<bool>(),
        formula_guard in any::<bool>(),
    ) {
        let table = table(&records, roles.len());
        let attributes = roles.iter().enumerate().map(|(column, role)| {
            let name = column.to_string();
            match role {
                0 => PlannedAttribute::new(&name, column, Role::Insensitive, Spec::NONE),
                1 => PlannedAttribute::new(&name, column, Role::Identifier, Spec::NONE),
                _ => quasi(&name, column, Spec::mask(Side::Right)),
            }
        }).collect();
        let markers = vec!["?".to_owned(), String::new()];
        let plan =
            Plan { markers, star, suppression_limit: 1.0, ..Plan::new(attributes, vec![KAnonymity::chosen(2)]) };
        let study = prepare(&table, &plan).unwrap().study;
        let top = study.top();
        let levels = top.as_slice().iter().map(|&top| top.min(level)).collect();
        let applied = Applied::new(&table, &plan, &study, &Levels::new(levels));
        let Ok(applied) = applied else { return Ok(()) };
        let writer = Format::Csv(csv::CsvFormat { formula_guard, ..FORMAT }).writer();
        let texts = ReleaseTexts::of_applied(&applied, &table, &writer).expect("they are few");
        let alone = applied.columns().len() == 1;
        let (kept, mut shown) = (applied.kept(), Vec::new());
        texts.look_up(&applied, &kept, &mut shown);
        for (record, shown) in kept.into_iter().zip(shown) {
            let parts: Vec<&[u8]> = texts.parts(&table, record, shown).collect();
            let expected = writer.worded(applied.cells(&table, record), alone);
            prop_assert_eq!(parts.join(&b';'), expected);
        }
    }
}
