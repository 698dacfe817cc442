//! What a file holds, measured from its raw text.

use crate::error::Result;
use crate::format::csv::{guard, unguard};
use crate::model::{Class, ClassModel, KAnonymity};
use crate::plan::collapse;
use crate::risk::ClassSizes;
use crate::table::{Dictionary, Table};

/// One model, measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeasuredModel {
    /// The model.
    pub model: KAnonymity,
    /// The strongest parameter met; `None` without records.
    pub achieved: Option<f64>,
    /// Whether the model holds; vacuously without records (spec section 0, rule 3).
    pub holds: bool,
}

/// A file, measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// Sizes of the equivalence classes.
    pub sizes: ClassSizes,
    /// Each model with what the file achieves.
    pub models: Vec<MeasuredModel>,
}

impl Measured {
    /// What is measured where there is no record.
    #[must_use]
    pub fn nothing(models: &[KAnonymity]) -> Self {
        Self::of(ClassSizes::default(), models)
    }

    fn of(sizes: ClassSizes, models: &[KAnonymity]) -> Self {
        let models = models
            .iter()
            .map(|&model| {
                let classes = || sizes.iter().map(|(size, _)| Class { size });
                MeasuredModel {
                    model,
                    achieved: model.achieved(&mut classes()),
                    holds: classes().all(|class| model.holds(class)),
                }
            })
            .collect();
        Self { sizes, models }
    }
}

/// Measures a table as it stands: records belong together if the raw texts of their
/// quasi-identifiers (columns `quasi`, from 0) are equal. With `guarded` the apostrophe of the
/// formula guard is taken off first, in columns that the guard may have written.
///
/// # Errors
/// [`Kind::TooMany`](crate::error::Kind::TooMany) if there are too many quasi-identifiers.
pub fn measure(
    table: &Table,
    quasi: &[usize],
    models: &[KAnonymity],
    guarded: bool,
) -> Result<Measured> {
    let columns: Vec<(Vec<u32>, usize)> = quasi
        .iter()
        .map(|&index| {
            let column = &table.columns[index];
            let mut bare = Dictionary::new();
            // Where one formula stands without apostrophe no guard was at work, and taking it
            // off from others would make equal what everybody else sees apart.
            let guarded = guarded && !column.dictionary.iter().any(is_bare_formula);
            let codes: Vec<u32> = column
                .dictionary
                .iter()
                .map(|text| bare.insert(if guarded { unguard(text) } else { text }))
                .collect();
            (column.codes.iter().map(|&code| codes[code as usize]).collect(), bare.len())
        })
        .collect();
    let sizes = collapse(&columns, table.records)?.counts().iter().copied().collect();
    Ok(Measured::of(sizes, models))
}

/// Whether the guard would not have written this cell so.
fn is_bare_formula(cell: &str) -> bool {
    unguard(cell) == cell && guard(cell) != cell
}

#[cfg(test)]
mod tests {
    use super::measure;
    use crate::format::csv::{Options, Reader};
    use crate::model::KAnonymity;

    fn smallest(data: &str, guarded: bool) -> Option<f64> {
        let options = Options { delimiter: Some(b','), header: Some(true) };
        let mut reader = Reader::new(options);
        reader.push(data.as_bytes()).unwrap();
        let table = reader.finish().unwrap().table;
        let models = [KAnonymity::new(2).unwrap()];
        measure(&table, &[0], &models, guarded).unwrap().models[0].achieved
    }

    #[test]
    fn what_a_file_without_guard_tells_apart_is_not_made_equal() {
        for data in ["q\n=a\n'=a\n", "q\n'=a\n''=a\n'=a\n=a\n"] {
            assert_eq!(smallest(data, true), Some(1.0), "{data:?}");
        }
        // Numbers never have an apostrophe, and guarded cells keep apart what was apart.
        assert_eq!(smallest("q\n-1\n-1\n'=a\n'=a\n", true), Some(2.0));
        assert_eq!(smallest("q\n'=a\n''=a\n'=a\n''=a\n", true), Some(2.0));
        assert_eq!(smallest("q\n=a\n=a\n", true), Some(2.0));
    }
}
