//! What a file holds, measured from its raw text.

use crate::error::Result;
use crate::format::csv::unguard;
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
/// formula guard is taken off first.
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
