//! Whom released records relate to in a population, where it is known whose they are (spec D2).
//!
//! A record's own person may look otherwise in a population than in the table: one of the two is out
//! of date, or values were changed before they came here. Its record then relates to others only.
//! If all records do, the release is a wrong-map.

use crate::Job;
use outis::evidence::Released;
use outis::table::{Column, Domain};
use outis_protocol::report::MappedIdentities;
use std::collections::HashMap;

/// The row of a record whose person is not known, or not in the population.
pub(crate) const NOBODY: u32 = u32::MAX;

impl Job {
    /// How many released records relate to others only, of those whose person is known; `None`
    /// where nothing says who is who.
    pub(super) fn mapped(&self, released: &Released<'_>) -> Option<MappedIdentities> {
        let (population, rows) = (self.plan.population.as_ref()?, self.own_rows.as_ref()?);
        let Released::Node(study, node) = released else { return None };
        let table = self.input.table();
        let levels = node.partition.levels();
        let quasi_identifiers = self.plan.quasi_identifiers().zip(&population.columns).enumerate();
        let columns = quasi_identifiers.map(|(position, (attribute, people))| {
            let level = usize::from(levels.get(position));
            let groups = &study.hierarchies()[position].level(level).groups;
            let own = &table.columns[self.plan.attributes[attribute].column];
            let domain = &self.prepared.domains[position];
            let show = |column: &Column| shown(column, domain, groups, &self.plan.markers);
            (own, show(own), people, show(people))
        });
        let columns: Vec<_> = columns.collect();
        let is_released = released.tuples();
        let tuples = self.prepared.study.contingency().tuple_of();
        let mut identities = MappedIdentities { known: 0, misrelated: 0 };
        for (record, (&row, &tuple)) in rows.iter().zip(tuples).enumerate() {
            if row == NOBODY || !is_released[tuple as usize] {
                continue;
            }
            let records = self.plan.counts.count(record);
            let looks_alike = columns.iter().all(|(own, shows, people, shown)| {
                shows[own.codes.get(record) as usize]
                    == shown[people.codes.get(row as usize) as usize]
            });
            identities.known += records;
            identities.misrelated += if looks_alike { 0 } else { records };
        }
        Some(identities)
    }
}

/// The group of each text of a column on a level.
fn shown(column: &Column, domain: &Domain, groups: &[u32], markers: &[String]) -> Vec<u32> {
    let known: HashMap<&str, u32> =
        domain.values.iter().zip(groups).map(|(value, &group)| (value.as_str(), group)).collect();
    let texts = column.dictionary.iter().map(|text| {
        let missing = domain.missing.filter(|_| markers.iter().any(|marker| marker == text));
        match missing {
            Some(missing) => groups[missing as usize],
            None => known.get(text).copied().unwrap_or(NOBODY),
        }
    });
    texts.collect()
}
