//! Which groups still show that a value is missing.
//!
//! # Definition
//! A group shows a missing value if it holds nothing else and is written as the
//! marker (spec A8, M12): a hierarchy may give missing cells another label, or let
//! them join values, and from there on they are values like others.

use crate::hierarchy::{Cell, Hierarchy};
use crate::packing::KeyLayout;
use crate::partition::Partition;
use crate::table::Domain;
use std::sync::Arc;

/// For each quasi-identifier, which group of which level shows a missing value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MissingGroups {
    groups: Vec<Vec<Option<u32>>>,
    /// Whether what was generalized once never shows as missing again.
    ends: bool,
    /// Whether what missing values join is everything.
    joins_all: bool,
    /// The codes of a class of suppressed records, which are none however they are written.
    stars: Option<Vec<u32>>,
    /// Whether suppressed cells are missing ones.
    suppressed: bool,
}

impl MissingGroups {
    /// What the hierarchies of a study do with missing values.
    #[must_use]
    pub fn of_hierarchies(hierarchies: &[Arc<Hierarchy>], domains: &[Domain]) -> Self {
        let (mut ends, mut joins_all) = (true, true);
        let mut groups = Vec::with_capacity(hierarchies.len());
        for (hierarchy, domain) in hierarchies.iter().zip(domains) {
            let own: Vec<Option<u32>> = (0..=hierarchy.height())
                .map(|level| domain.missing.and_then(|code| shown(hierarchy, level, code, domain)))
                .collect();
            let end = own.iter().take_while(|group| group.is_some()).count();
            ends &= own[end..].iter().all(Option::is_none);
            let joined = hierarchy.levels().get(end).filter(|_| domain.missing.is_some());
            joins_all &= joined.is_none_or(|level| level.labels.len() == 1);
            groups.push(own);
        }
        Self { groups, ends, joins_all, stars: None, suppressed: false }
    }

    /// A file as it stands, where one code of each attribute may stand for missing.
    #[must_use]
    pub fn of_codes(codes: Vec<Option<u32>>) -> Self {
        let groups = codes.into_iter().map(|code| vec![code]).collect();
        Self { groups, ends: true, joins_all: true, stars: None, suppressed: false }
    }

    /// The same but for the class with these codes, one for each attribute: it is that of
    /// suppressed records. Nothing changes if an attribute has no such code.
    #[must_use]
    pub(crate) fn but_for(self, stars: Vec<Option<u32>>) -> Self {
        Self { stars: stars.into_iter().collect(), ..self }
    }

    /// The same where suppressed cells are missing ones too, or are not (spec A8).
    #[must_use]
    pub(crate) fn with_suppressed(self, suppressed: bool) -> Self {
        Self { suppressed, ..self }
    }

    /// Whether suppressed cells are missing ones.
    #[must_use]
    pub fn includes_suppressed(&self) -> bool {
        self.suppressed
    }

    /// Whether a class is that of suppressed records.
    fn is_suppressed(&self, partition: &Partition, class: usize) -> bool {
        let Some(stars) = &self.stars else { return false };
        let key = partition.key(class);
        let mut fields = partition.layout().fields().iter().zip(stars);
        fields.all(|(field, &star)| field.code(key) == star as usize)
    }

    /// The group of a level that shows a missing value of an attribute, if one does.
    #[must_use]
    pub fn group(&self, attribute: usize, level: u8) -> Option<u32> {
        self.groups.get(attribute)?.get(usize::from(level)).copied().flatten()
    }

    /// The classes of one partition, where one code of each attribute may stand for missing.
    #[must_use]
    pub fn of_classes(codes: &[Option<u32>], partition: &Partition) -> Self {
        let levels = partition.levels().as_slice();
        let groups = codes
            .iter()
            .zip(levels)
            .map(|(&code, &level)| {
                let mut groups = vec![None; usize::from(level)];
                groups.push(code);
                groups
            })
            .collect();
        Self { groups, ends: true, joins_all: true, stars: None, suppressed: false }
    }

    /// Whether missing cells, once generalized, never show as missing again.
    #[must_use]
    pub fn ends(&self) -> bool {
        self.ends
    }

    /// Whether they then join all values at once, so that what matched still matches on higher
    /// levels.
    #[must_use]
    pub fn is_lasting(&self) -> bool {
        self.ends && self.joins_all
    }

    /// Whether a class shows a missing value.
    #[must_use]
    pub fn is_shown(&self, partition: &Partition, class: usize) -> bool {
        let key = partition.key(class);
        let mut fields = partition.layout().fields().iter().zip(self.missing_codes(partition));
        fields.any(|(field, missing)| missing.is_some_and(|code| field.code(key) == code as usize))
            && !self.is_suppressed(partition, class)
    }

    /// Whether one of these cells, one for each attribute, shows a missing value.
    #[must_use]
    pub fn is_shown_by(&self, cells: &[Cell]) -> bool {
        cells.iter().enumerate().any(|(attribute, &cell)| self.is_shown_at(attribute, cell))
    }

    /// Whether a cell of one attribute shows a missing value.
    #[must_use]
    pub fn is_shown_at(&self, attribute: usize, cell: Cell) -> bool {
        match cell {
            Cell::Group { level, group } => self.group(attribute, level) == Some(group),
            Cell::Star => self.suppressed,
            Cell::Range { .. } => false,
        }
    }

    /// The bits of a key that hold missing values.
    pub(super) fn bits(&self, partition: &Partition, class: usize) -> Vec<u64> {
        let (key, layout): (_, &KeyLayout) = (partition.key(class), partition.layout());
        let mut bits = vec![0; layout.words()];
        if self.is_suppressed(partition, class) {
            return bits;
        }
        for (field, missing) in layout.fields().iter().zip(self.missing_codes(partition)) {
            if missing.is_some_and(|code| field.code(key) == code as usize) {
                bits[field.word] |= field.mask << field.shift;
            }
        }
        bits
    }

    /// The code that shows a missing value of each attribute on the levels of a partition.
    fn missing_codes<'a>(
        &'a self,
        partition: &'a Partition,
    ) -> impl Iterator<Item = Option<u32>> + 'a {
        let (levels, mixed) = (partition.levels().as_slice(), partition.missing_codes());
        let groups = self.groups.iter().zip(levels).enumerate();
        groups.map(move |(attribute, (groups, &level))| match mixed {
            Some(codes) => codes[attribute],
            None => groups.get(usize::from(level)).copied().flatten(),
        })
    }
}

/// The group of a level that shows the missing value `code`.
fn shown(hierarchy: &Hierarchy, level: usize, code: u32, domain: &Domain) -> Option<u32> {
    let level = hierarchy.level(level);
    let group = level.groups[code as usize];
    let alone = level.groups.iter().filter(|&&other| other == group).count() == 1;
    let written = level.labels[group as usize] == domain.markers[0];
    (alone && written).then_some(group)
}

#[cfg(test)]
mod tests {
    use super::MissingGroups;
    use crate::hierarchy::{LevelsTable, Spec, build};
    use crate::table::Domain;
    use std::sync::Arc;

    fn table(rows: &[[&str; 3]]) -> Spec {
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.to_vec()).collect();
        Spec::levels(LevelsTable::from_rows(&rows).unwrap())
    }

    fn groups(spec: &Spec, values: &[&str]) -> (Vec<bool>, bool) {
        let domain = Domain::from_values(values, &["?"]);
        let (hierarchy, _) = build(spec, &domain).unwrap();
        let missing = MissingGroups::of_hierarchies(&[Arc::new(hierarchy)], &[domain]);
        (missing.groups[0].iter().map(Option::is_some).collect(), missing.is_lasting())
    }

    #[test]
    fn missing_values_show_until_they_join_others() {
        assert_eq!(groups(&Spec::NONE, &["a", "?"]), (vec![true, false], true));
        assert_eq!(groups(&Spec::NONE, &["a", "b"]), (vec![false, false], true));
        let found = groups(&table(&[["a", "x", "*"], ["b", "y", "*"]]), &["a", "b", "?"]);
        assert_eq!(found, (vec![true, true, false], true));
    }

    #[test]
    fn a_table_that_lists_them_may_end_the_matching_early() {
        // On level 1 they are no longer missing, but not yet like everything.
        for label in ["x", "unknown"] {
            let rows = [["a", "x", "*"], ["b", "y", "*"], ["?", label, "*"]];
            let found = groups(&table(&rows), &["a", "b", "?"]);
            assert_eq!(found, (vec![true, false, false], false), "{label}");
        }
        let again = table(&[["a", "x", "*"], ["b", "y", "*"], ["?", "unknown", "?"]]);
        assert_eq!(groups(&again, &["a", "b", "?"]), (vec![true, false, true], false));
    }
}
