//! What is known of the tuples is not found out from the records again.

use super::{quasi, table};
use crate::hierarchy::{Side, Spec};
use crate::model::{DistinctLDiversity, KAnonymity, ModelChoice};
use crate::partition::Partition;
use crate::plan::{Matching, Plan, PlannedAttribute};
use crate::prepare::{prepare, prepare_after};
use crate::release::{measure, measure_prepared};
use crate::table::Role;
use proptest::prelude::*;

fn plan(k: u32, quasi_identifiers: &[usize]) -> Plan {
    let mut plan = Plan::new(
        (0..3)
            .map(|column| {
                let name = column.to_string();
                match quasi_identifiers.contains(&column) {
                    true => quasi(&name, column, Spec::mask(Side::Right)),
                    false => PlannedAttribute::new(&name, column, Role::Sensitive, Spec::NONE),
                }
            })
            .collect(),
        vec![KAnonymity::chosen(k)],
    );
    plan.markers = vec!["?".to_owned()];
    plan.suppression_limit = 1.0;
    plan
}

proptest! {
    #[test]
    fn tuples_that_are_taken_over_are_those_of_the_records(
        rows in prop::collection::vec("[ab?]{1},[ab?]{1},[xyz?]{1}", 1..40),
        (k, l) in (2..5_u32, 2..4_u32),
        remove in any::<bool>(),
        other in any::<bool>(),
    ) {
        let table = table(&format!("0,1,2\n{}\n", rows.join("\n")));
        let first = plan(2, if other { &[0] } else { &[0, 1] });
        let mut next = plan(k, &[0, 1]);
        next.models.push(DistinctLDiversity::choose().with("attribute", "2").with("l", l));
        if remove {
            next.matching = Matching::RemoveRow;
        }
        let before = prepare(&table, &first).unwrap();
        let after = prepare_after(&table, &next, (&first, &before)).unwrap();
        let fresh = prepare(&table, &next).unwrap();
        let exact = |study: &crate::study::Study| {
            let partition = Partition::exact(study.contingency());
            let decision = study.decide(&partition);
            (study.contingency().keys().to_vec(), partition.counts().to_vec(), decision.fails)
        };
        prop_assert_eq!(exact(&after.study), exact(&fresh.study));
        prop_assert_eq!(after.study.contingency().tuple_of(), fresh.study.contingency().tuple_of());

        let columns = next.columns(&table);
        let known = measure_prepared(&next, &after, columns.clone()).unwrap().unwrap();
        let measured = measure(&next, columns.clone(), table.records, columns).unwrap();
        prop_assert_eq!(known.models, measured.models);
        prop_assert_eq!(known.sizes, measured.sizes);
    }
}
