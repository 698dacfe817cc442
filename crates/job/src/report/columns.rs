//! What is said of columns that are released and may point to a person by themselves: those that
//! are released word for word, and quasi-identifiers that hold addresses or names.

use crate::Job;
use outis::evidence::{ColumnFigures, column_figures};
use outis::table::Role;
use outis::table::detect::{Detector, named_after_persons};
use outis_protocol::recipe::{self, Acceptable, Attribute, Recipe};
use outis_protocol::report::{Notice, NoticeCode};

/// What is said of them: what somebody has to look at, and what somebody has accepted.
#[derive(Debug, Default)]
pub(super) struct ColumnRemarks {
    /// Warnings that stand.
    pub(super) warnings: Vec<Notice>,
    /// The same, where the recipe accepts them.
    pub(super) accepted: Vec<Notice>,
}

/// What is said of columns by their figures, each with its number among the recipe's attributes.
pub(super) fn said<'a>(
    recipe: &Recipe,
    shown: impl IntoIterator<Item = (usize, &'a ColumnFigures)>,
) -> ColumnRemarks {
    let mut said = ColumnRemarks::default();
    let titles: Vec<String> = recipe.attributes.iter().map(Attribute::title).collect();
    let called = named_after_persons(&titles);
    for (number, figures) in shown {
        let attribute = &recipe.attributes[number];
        let coarsened = attribute.role == recipe::Role::QuasiIdentifier;
        let of_values = notices(&titles[number], figures).into_iter().filter(|(what, _)| {
            // That few share a value is what models are for.
            !coarsened || *what == Acceptable::LooksIdentifying && figures.finds_owners()
        });
        for (what, notice) in with_name(of_values.collect(), &titles[number], called[number]) {
            let accepted = attribute.accepted.contains(&what);
            let list = if accepted { &mut said.accepted } else { &mut said.warnings };
            list.push(notice);
        }
    }
    said
}

/// The same with what a column is called, where that names a person and its values do not.
pub(crate) fn with_name(
    mut notices: Vec<(Acceptable, Notice)>,
    title: &str,
    called: Option<Detector>,
) -> Vec<(Acceptable, Notice)> {
    let is_said = notices.iter().any(|(what, _)| *what == Acceptable::LooksIdentifying);
    if let Some(detector) = called.filter(|_| !is_said) {
        let notice = Notice {
            attribute: Some(title.to_owned()),
            detector: Some(detector.id().to_owned()),
            ..Notice::new(NoticeCode::LooksIdentifying)
        };
        notices.insert(0, (Acceptable::LooksIdentifying, notice));
    }
    notices
}

/// What there is to say of a column by its figures.
pub(crate) fn notices(title: &str, figures: &ColumnFigures) -> Vec<(Acceptable, Notice)> {
    let notice_with = |code: NoticeCode| Notice {
        attribute: Some(title.to_owned()),
        records: Some(figures.records as u32),
        ..Notice::new(code)
    };
    let looks = figures.detected.map(|detected| {
        let notice = Notice {
            detector: Some(detected.detector.id().to_owned()),
            matching: Some(figures.matching_share()),
            ..notice_with(NoticeCode::LooksIdentifying)
        };
        (Acceptable::LooksIdentifying, notice)
    });
    let unique = figures.is_nearly_unique().then(|| {
        let notice = Notice {
            values: Some(figures.values),
            unique: Some(figures.unique_share()),
            ..notice_with(NoticeCode::NearlyUniqueColumn)
        };
        (Acceptable::NearlyUniqueColumn, notice)
    });
    looks.into_iter().chain(unique).collect()
}

impl Job {
    /// What is said of the columns of the input, before anything is searched or written.
    pub(super) fn said_before(&self) -> ColumnRemarks {
        let columns = &self.input.table().columns;
        let persons = self.plan.person().map(|index| &columns[index]);
        let (markers, counts) = (&self.plan.markers, &self.plan.counts);
        let released = self.plan.attributes.iter().enumerate();
        let released = released.filter(|(number, attribute)| {
            attribute.role != Role::Identifier && !self.plan.is_total(*number)
        });
        let shown = released.map(|(number, attribute)| {
            let index = attribute.column;
            (
                number,
                self.shown[index]
                    .get_or_init(|| column_figures(&columns[index], markers, persons, counts)),
            )
        });
        said(&self.recipe, shown)
    }

    /// The grave warnings that stand before anything is searched, and those that the recipe
    /// accepts.
    #[must_use]
    pub fn grave(&self) -> (Vec<Notice>, Vec<Notice>) {
        let mut warnings = self.warnings();
        warnings.retain(Notice::is_grave);
        (warnings, self.said_before().accepted)
    }
}
