//! Columns whose values are made untrue of the persons beside them.

use super::apply::Applied;
use super::not_verified;
use crate::error::Result;
use crate::perturbation::values_of;
use crate::plan::{Plan, PlannedPerturbation};
use crate::shuffle::{Draws, Seed};
use crate::table::Table;

/// The stream of the first column; the order of the records is drawn from another one.
const FIRST_STREAM: u64 = 1 << 32;

/// What became of a column whose values are not true of the persons beside them.
#[derive(Clone, Debug, PartialEq)]
pub struct PerturbedColumn {
    /// What was planned.
    pub planned: PlannedPerturbation,
    /// Records that are written.
    pub records: usize,
    /// The different values of the column in the input, all missing cells as one.
    pub values: usize,
    /// The records whose value was exchanged, or drawn anew.
    pub drawn: u64,
    /// Those that show another value than they have.
    pub changed: u64,
}

impl Applied {
    /// The same with columns perturbed, as the plan has it and whatever they were before. The values
    /// go round among the records that are written; each column is drawn from a stream of its own of
    /// the seed.
    #[must_use]
    pub fn perturbed(mut self, table: &Table, plan: &Plan, seed: Seed) -> Self {
        if plan.perturbed.is_empty() {
            return self;
        }
        let kept = self.kept();
        self.perturbed.clear();
        for &planned in &plan.perturbed {
            let index = plan.attributes[planned.attribute].column;
            let column = &table.columns[index];
            let (values, numbers) = values_of(column, &plan.markers);
            let mut of_record: Vec<u32> =
                column.codes.iter().map(|code| numbers[code as usize]).collect();
            let own: Vec<u32> = kept.iter().map(|&record| of_record[record as usize]).collect();
            let mut cells = own.clone();
            let mut draws = Draws::new(seed, FIRST_STREAM + index as u64);
            let drawn = planned.perturbation.perturb(&mut cells, values.len() as u32, &mut draws);
            for (&record, &cell) in kept.iter().zip(&cells) {
                of_record[record as usize] = cell;
            }
            self.write_texts(index, (values.iter().map(str::to_owned).collect(), of_record));
            self.perturbed.push(PerturbedColumn {
                planned,
                records: kept.len(),
                values: values.len(),
                drawn,
                changed: own.iter().zip(&cells).filter(|(own, cell)| own != cell).count() as u64,
            });
        }
        self
    }

    /// What became of columns that are perturbed, in the order of the plan; none before
    /// [`Self::perturbed`].
    #[must_use]
    pub fn perturbed_columns(&self) -> &[PerturbedColumn] {
        &self.perturbed
    }

    /// Refuses a table in which a column that is to be perturbed is not, or shows something else than
    /// was drawn, once it was read back in this order.
    ///
    /// # Errors
    /// [`Kind::NotVerified`](crate::error::Kind::NotVerified).
    pub(super) fn check_perturbed(
        &self,
        (table, written): (&Table, &Table),
        plan: &Plan,
        order: &[u32],
    ) -> Result<()> {
        for planned in &plan.perturbed {
            let index = plan.attributes[planned.attribute].column;
            let is_drawn = self.perturbed.iter().any(|column| column.planned == *planned);
            let place = self.columns().iter().position(|column| column.column == index);
            let Some(place) = place.filter(|_| is_drawn) else {
                return Err(not_verified("columns"));
            };
            let (released, column) = (&self.columns()[place..=place], &written.columns[place]);
            let is_same = order.iter().enumerate().all(|(record, &original)| {
                let text = column.dictionary.get(column.codes.get(record));
                self.cells_of(table, original, released).eq([text])
            });
            if !is_same {
                return Err(not_verified("cells"));
            }
        }
        Ok(())
    }
}
