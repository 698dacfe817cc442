//! Columns that hold a set of items in each cell.

use super::apply::Applied;
use super::not_verified;
use crate::error::{Error, Kind, Result};
use crate::hierarchy::build;
use crate::plan::{Plan, PlannedSet};
use crate::sets::{Gathering, ItemTree, fewest_in_a_class, items_of_cell, recode_column};
use crate::table::{Dictionary, Role, Table};
use std::collections::BTreeMap;

/// What became of a column of sets.
#[derive(Clone, Debug, PartialEq)]
pub struct ReleasedSetColumn {
    /// The attribute, by its number in the plan.
    pub attribute: usize,
    /// The fewest records of a class that have some items of up to m together, as they are written;
    /// nothing where none is written.
    pub achieved: Option<u64>,
    /// What is lost (spec I1), from 0 to 1.
    pub loss: f64,
    /// How many records had items and are written without.
    pub emptied: u64,
}

impl Applied {
    /// The same with the columns of sets made coarser, class by class.
    ///
    /// # Errors
    /// What [`build`] and [`ItemTree::new`] refuse of the items, with the attribute;
    /// [`Kind::ItemParted`] if a label holds what parts the items of a cell.
    pub fn with_sets(mut self, table: &Table, plan: &Plan) -> Result<Self> {
        for set in &plan.sets {
            let name = &plan.attributes[set.attribute].name;
            self.recode_set(table, plan, set).map_err(|error| error.of_attribute(name))?;
        }
        Ok(self)
    }

    fn recode_set(&mut self, table: &Table, plan: &Plan, set: &PlannedSet) -> Result<()> {
        let column = &table.columns[plan.attributes[set.attribute].column];
        let delimiter = char::from(set.delimiter);
        let own_items = |record: usize| {
            let cell = column.dictionary.get(column.codes.get(record));
            items_of_cell(cell, delimiter, &plan.markers)
        };
        let mut gathering = Gathering::default();
        for record in 0..table.records {
            let line = table.lines.line(record as u64);
            gathering.add(line, None, own_items(record))?;
        }
        let baskets = gathering.finish_release();
        let nothing = plan.markers.first().map_or("", String::as_str);
        if baskets.sets.is_empty() {
            // No record has an item, so that there is no tree either.
            let recoded = ReleasedSetColumn {
                attribute: set.attribute,
                achieved: None,
                loss: 0.0,
                emptied: 0,
            };
            let column = plan.attributes[set.attribute].column;
            self.replace_column(
                column,
                (vec![nothing.to_owned()], vec![0; table.records]),
                recoded,
            );
            return Ok(());
        }
        let domain = baskets.domain();
        let tree = ItemTree::new(&build(&set.hierarchy, &domain)?.0, &domain)?;
        if (0..tree.nodes() as u32).any(|node| tree.label(node).contains(delimiter)) {
            return Err(Error::new(Kind::ItemParted));
        }
        let mut next = 0;
        let sets: Vec<&[u32]> = (0..table.records)
            .map(|record| match own_items(record).next() {
                None => &[][..],
                Some(_) => {
                    next += 1;
                    &baskets.sets[next - 1][..]
                }
            })
            .collect();
        let kept = self.kept();
        let own: Vec<&[u32]> = kept.iter().map(|&record| sets[record as usize]).collect();
        let class_of: Vec<u32> =
            kept.iter().map(|&record| self.shown_class(record) as u32).collect();
        let recoded = recode_column(&own, &class_of, &tree, (set.k, set.m));
        let mut labels = Dictionary::new();
        let nothing = labels.insert(nothing);
        let mut of_record = vec![nothing; table.records];
        for (&record, nodes) in kept.iter().zip(&recoded.written) {
            if nodes.is_empty() {
                continue;
            }
            // In the order of the words, which says nothing of what they were made of.
            let mut words: Vec<&str> = nodes.iter().map(|&node| tree.label(node)).collect();
            words.sort_unstable();
            let cell = words.join(&delimiter.to_string());
            of_record[record as usize] = labels.insert(&cell);
        }
        let whole = own.iter().map(|set| set.len() as u64).sum::<u64>() * tree.total();
        let written: Vec<&[u32]> = recoded.written.iter().map(Vec::as_slice).collect();
        self.replace_column(
            plan.attributes[set.attribute].column,
            (labels.iter().map(str::to_owned).collect(), of_record),
            ReleasedSetColumn {
                attribute: set.attribute,
                achieved: fewest_in_a_class(&written, &class_of, set.m),
                loss: if whole == 0 { 0.0 } else { recoded.lost as f64 / whole as f64 },
                emptied: recoded.emptied,
            },
        );
        Ok(())
    }

    /// Refuses columns of sets that do not say what they were to say, or do not hold, in a table that
    /// was read back in this order.
    ///
    /// # Errors
    /// [`Kind::NotVerified`].
    pub(super) fn check_sets(
        &self,
        (table, written): (&Table, &Table),
        plan: &Plan,
        order: &[u32],
    ) -> Result<()> {
        if plan.sets.is_empty() {
            return Ok(());
        }
        let quasi = self.columns().iter().zip(&written.columns);
        let quasi = quasi.filter(|(released, _)| released.role == Role::QuasiIdentifier);
        let quasi: Vec<_> = quasi.map(|(_, column)| column).collect();
        let mut classes: BTreeMap<Vec<u32>, u32> = BTreeMap::new();
        let class_of: Vec<u32> = (0..written.records)
            .map(|record| {
                let key = quasi.iter().map(|column| column.codes.get(record)).collect();
                let next = classes.len() as u32;
                *classes.entry(key).or_insert(next)
            })
            .collect();
        for set in &plan.sets {
            let index = plan.attributes[set.attribute].column;
            let place = self.columns().iter().position(|column| column.column == index);
            let Some(place) = place else { return Err(not_verified("columns")) };
            let (released, column) = (&self.columns()[place..=place], &written.columns[place]);
            let text = |record: usize| column.dictionary.get(column.codes.get(record));
            let is_same = order.iter().enumerate().all(|(record, &original)| {
                self.cells_of(table, original, released).eq([text(record)])
            });
            if !is_same {
                return Err(not_verified("cells"));
            }
            let mut known = Dictionary::new();
            let sets: Vec<Vec<u32>> = (0..written.records)
                .map(|record| {
                    let delimiter = char::from(set.delimiter);
                    let items = items_of_cell(text(record), delimiter, &plan.markers);
                    let mut items: Vec<u32> = items.map(|item| known.insert(item)).collect();
                    items.sort_unstable();
                    items.dedup();
                    items
                })
                .collect();
            let sets: Vec<&[u32]> = sets.iter().map(Vec::as_slice).collect();
            let fewest = fewest_in_a_class(&sets, &class_of, set.m);
            if fewest.is_some_and(|fewest| fewest < u64::from(set.k)) {
                return Err(not_verified("models"));
            }
        }
        Ok(())
    }
}
