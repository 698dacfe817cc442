//! Households: who is found if any member is.
//!
//! # Definition
//! A member whose class has f persons is found with probability 1/f; a household is found if any
//! of its members is, 1 − ∏ (1 − 1/f), taken as if members were found independently (spec E3).
//! Somebody with several records is found by the one in the smallest class. Suppressed records are
//! nobody's, and whoever belongs to no household is in none.

use super::Classes;
use super::markers::one_marker;
use crate::risk::{expected_reidentifications, group_risk};
use crate::table::Column;
use std::collections::HashMap;

/// Whose household and whose record each record is.
#[derive(Clone, Copy, Debug)]
pub struct HouseholdColumns<'a> {
    /// The column that says to which household somebody belongs.
    pub household: &'a Column,
    /// The column that says whose record it is, where records are not persons.
    pub person: Option<&'a Column>,
    /// What means that nothing is known.
    pub markers: &'a [String],
}

/// How exposed households are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HouseholdRisk {
    /// How many households have somebody in the table.
    pub households: u32,
    /// How many persons they have there.
    pub members: u32,
    /// Records that say nothing of a household.
    pub unassigned: u32,
    /// The largest risk of any household.
    pub max: f64,
    /// The mean over households.
    pub average: f64,
    /// How many households would be found if all were sought.
    pub expected: f64,
}

impl Classes<'_> {
    /// How exposed the households of the table are that these classes were made of; `None`
    /// without any.
    #[must_use]
    pub fn household_risk(&self, columns: HouseholdColumns<'_>) -> Option<HouseholdRisk> {
        let (households, no_household) = one_marker(columns.household, columns.markers);
        let person = columns.person.map(|column| (column, one_marker(column, columns.markers)));
        let mut unassigned = 0;
        // Household, person, persons of the class.
        let mut members: Vec<(u32, (bool, u32), u32)> = Vec::new();
        let mut smallest: HashMap<(bool, u32), u32> = HashMap::new();
        for (record, size) in self.records_by_size() {
            let known = person.as_ref().and_then(|(column, (persons, nobody))| {
                Some(persons[column.codes.get(record) as usize]).filter(|own| Some(*own) != *nobody)
            });
            let own = known.map_or((false, record as u32), |person| (true, person));
            let least = smallest.entry(own).or_insert(size);
            *least = size.min(*least);
            let household = households[columns.household.codes.get(record) as usize];
            match Some(household) == no_household {
                true => unassigned += 1,
                false => members.push((household, own, size)),
            }
        }
        // Whoever has records in another household, or in none, is found by these as well.
        members.iter_mut().for_each(|(_, person, size)| *size = smallest[person]);
        members.sort_unstable();
        members.dedup();
        // In an order that depends on no order of records.
        let mut risks: Vec<f64> = members
            .chunk_by(|a, b| a.0 == b.0)
            .map(|household| {
                let mut sizes: Vec<u32> = household.iter().map(|&(.., size)| size).collect();
                sizes.sort_unstable();
                group_risk(sizes.into_iter().map(|size| 1.0 / f64::from(size)))
            })
            .collect();
        risks.sort_by(f64::total_cmp);
        let expected = expected_reidentifications(risks.iter().copied());
        Some(HouseholdRisk {
            households: risks.len() as u32,
            members: members.len() as u32,
            unassigned,
            max: *risks.last()?,
            average: expected / risks.len() as f64,
            expected,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Classes, HouseholdColumns, HouseholdRisk};
    use crate::hierarchy::Spec;
    use crate::model::KAnonymity;
    use crate::plan::{Plan, PlannedAttribute};
    use crate::table::{Column, Dictionary, LineIndex, Role, Table};

    /// Columns of letters, one text for each record; `-` is missing.
    fn found(columns: [&str; 3], by_person: bool) -> Option<HouseholdRisk> {
        let columns = columns.map(|texts| {
            let mut dictionary = Dictionary::new();
            let codes = texts.chars().map(|one| dictionary.insert(&one.to_string())).collect();
            Column { name: String::new(), dictionary, codes }
        });
        let records = columns[0].codes.len();
        let table = Table { columns: columns.into(), records, lines: LineIndex::default() };
        let attribute = |name, column, role| PlannedAttribute::new(name, column, role, Spec::NONE);
        let attributes = vec![
            attribute("q", 0, Role::QuasiIdentifier),
            attribute("household", 1, Role::Identifier),
            attribute("person", 2, Role::Identifier),
        ];
        let plan = Plan {
            markers: vec!["-".to_owned()],
            entity: by_person.then_some(2),
            ..Plan::new(attributes, vec![KAnonymity::chosen(2)])
        };
        let classes = Classes::of_table(&plan, &table, &[Some(0), Some(1), Some(2)]).unwrap();
        classes.household_risk(HouseholdColumns {
            household: &table.columns[1],
            person: by_person.then_some(&table.columns[2]),
            markers: &plan.markers,
        })
    }

    /// Classes of 2, 4 and 1: a household with one of each of the first two is found with
    /// 1 − 1/2·3/4.
    #[test]
    fn a_household_is_found_by_any_member() {
        let risk = found(["aabbbbc", "xyx-zz-", "1234567"], false).unwrap();
        assert_eq!((risk.households, risk.members, risk.unassigned), (3, 5, 2));
        // x: 1 − 1/2·3/4 = 5/8; y: 1/2; z: 1 − (3/4)² = 7/16.
        assert_eq!((risk.max, risk.expected), (0.625, 0.625 + 0.5 + 0.4375));
        assert_eq!(risk.average, risk.expected / 3.0);
        assert_eq!(found(["ab", "--", "12"], false), None);
    }

    /// Person 1 has two records: in the class of persons 1 and 2, and in one of 1, 3 and 4.
    #[test]
    fn a_person_with_several_records_is_one_member() {
        let risk = found(["aabbb", "xxxyy", "12134"], true).unwrap();
        assert_eq!((risk.households, risk.members), (2, 4));
        assert!((risk.max - 0.75).abs() < 1e-15, "{risk:?}");
        assert!((risk.expected - 0.75 - 5.0 / 9.0).abs() < 1e-15, "{risk:?}");
    }
}
