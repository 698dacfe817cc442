//! Missing values that match everything or nothing (spec A8, M12, M14).

use super::{best, measured, quasi, refused, released, table};
use crate::choice::Choice;
use crate::error::Kind;
use crate::hierarchy::{LevelsTable, Spec};
use crate::model::{
    AverageRisk, DistinctLDiversity, KAnonymity, ModelChoice, PopulationUniqueness,
    SampleUniqueness, SubsetKAnonymity,
};
use crate::plan::{Matching, Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::table::Role;

fn plan_matching(matching: Matching, k: u32, marker: &str) -> Plan {
    let attributes = vec![quasi("sex", 0, Spec::NONE), quasi("age", 1, Spec::NONE)];
    Plan {
        matching,
        markers: vec![marker.to_owned()],
        ..Plan::new(attributes, vec![KAnonymity::chosen(k)])
    }
}

/// Vector N1 of the spec.
const N1: &str = "sex,age\nM,30\nM,30\nM,?\nF,?\nF,40\n?,40\n";

/// Spec A8, vector N1: the smallest count is 3 if missing values match everything, 1 if they match
/// each other, 0 if they match nothing.
#[test]
fn n1_measures_what_the_matching_says() {
    for (matching, k) in
        [(Matching::Wildcard, 3.0), (Matching::OwnValue, 1.0), (Matching::RemoveRow, 0.0)]
    {
        let plan = plan_matching(matching, 2, "?");
        let measured = measured(N1, &plan).unwrap();
        assert_eq!(measured.models[0].achieved, Some(k), "{matching:?}");
    }
    assert_eq!(
        measured(N1, &plan_matching(Matching::RemoveRow, 2, "?")).unwrap().models[0].failing,
        4
    );
    let (_, checked) =
        released(&table(N1), &plan_matching(Matching::Wildcard, 3, "?"), &[0, 0]).unwrap();
    assert_eq!(checked.models[0].achieved, Some(3.0));
    assert_eq!(
        best(&table(N1), &plan_matching(Matching::Wildcard, 3, "?")).unwrap().levels.as_slice(),
        [0, 0]
    );
}

/// The marker is a formula to a spreadsheet and is written with an apostrophe.
#[test]
fn markers_are_known_as_they_are_written() {
    let data = N1.replace('?', "-");
    let (text, checked) =
        released(&table(&data), &plan_matching(Matching::Wildcard, 3, "-"), &[0, 0]).unwrap();
    assert!(text.contains("M,'-\n"), "{text}");
    assert_eq!(checked.models[0].achieved, Some(3.0));
}

/// What matches nothing goes, unless a coarser level no longer shows it.
#[test]
fn records_that_show_missing_values_are_removed() {
    let data = table("sex,age\nM,30\nM,30\nM,?\nM,?\nF,40\nF,40\n");
    let plan =
        |limit| Plan { suppression_limit: limit, ..plan_matching(Matching::RemoveRow, 2, "?") };
    let (text, checked) = released(&data, &plan(0.4), &[0, 0]).unwrap();
    assert_eq!(text, "sex,age\nM,30\nM,30\nF,40\nF,40\n");
    assert_eq!(checked.models[0].achieved, Some(2.0));
    assert_eq!(best(&data, &plan(0.4)).unwrap().suppressed, 2);
    let node = best(&data, &plan(0.0)).unwrap();
    assert_eq!(node.levels.as_slice(), [0, 1]);
    // As values of their own they would be a class of two.
    assert_eq!(
        best(&data, &plan_matching(Matching::OwnValue, 2, "?")).unwrap().levels.as_slice(),
        [0, 0]
    );
}

/// Also where no model looks at sizes.
#[test]
fn removal_applies_beside_every_model() {
    let data = table("a,s\nx,1\nx,2\n?,1\n?,2\n");
    let attributes =
        vec![quasi("a", 0, Spec::NONE), PlannedAttribute::new("s", 1, Role::Sensitive, Spec::NONE)];
    let plan = Plan {
        matching: Matching::RemoveRow,
        markers: vec!["?".to_owned()],
        models: vec![DistinctLDiversity::choose().with("attribute", "s").with("l", 2_u32)],
        suppression_limit: 0.5,
        ..Plan::new(attributes, vec![KAnonymity::chosen(2)])
    };
    assert_eq!(released(&data, &plan, &[0]).unwrap().0, "a,s\nx,1\nx,2\n");
    let file = measured("a,s\nx,1\nx,2\n?,1\n?,2\n", &plan).unwrap();
    assert_eq!((file.models[0].holds, file.models[0].failing), (false, 2));
    assert_eq!(
        (file.models[0].achieved, file.unmatched),
        (None, 2),
        "no figure beside the verdict"
    );
}

/// Figure and verdict count the same persons: whoever shows a missing value matches nobody. Of six
/// records three are alike, one stands alone and two match nobody: half of them are unique, and
/// of a class of three and three who stand alone four persons of six are found.
#[test]
fn who_matches_nobody_counts_in_figure_and_verdict() {
    let data = "sex,age\nM,30\nM,30\nM,30\nF,40\nM,?\n?,40\n";
    let file = |model: Choice| {
        let plan = Plan { models: vec![model], ..plan_matching(Matching::RemoveRow, 2, "?") };
        let mut file = measured(data, &plan).unwrap();
        assert_eq!(file.unmatched, 2);
        file.models.remove(0)
    };
    for (max, failing) in [(0.5, 0), (0.49, 2), (0.2, 3)] {
        for choice in [
            SampleUniqueness::choose().with("max", max),
            PopulationUniqueness::choose()
                .with("max", max)
                .with("estimator", "zayatz")
                .with("sampling-fraction", 1.0),
        ] {
            let model = file(choice);
            assert_eq!((model.achieved, model.holds), (Some(0.5), failing == 0), "{max}");
            assert_eq!((model.failing, model.failing_persons), (failing, failing), "{max}");
        }
    }
    for (average, max, holds) in [(0.67, None, true), (0.66, None, false), (0.67, Some(0.5), false)]
    {
        let choice = AverageRisk::choose().with("average", average);
        let model = file(match max {
            Some(max) => choice.with("max", max),
            None => choice,
        });
        assert_eq!((model.achieved, model.holds), (Some(4.0 / 6.0), holds), "{average} {max:?}");
        assert_eq!(model.facets[0], ("max", 1.0));
        assert!(model.facets[1..].iter().all(|&(_, share)| share == 0.5));
    }
    let model = file(SubsetKAnonymity::choose().with("k", 2_u32).with("size", 1_u32));
    assert_eq!((model.achieved, model.holds), (Some(0.0), false));
    let deciding = model.deciding.unwrap();
    assert_eq!((deciding.records, deciding.equally_weak), (1, 2));
}

#[test]
fn only_k_anonymity_goes_with_wildcards() {
    let plan = plan_matching(Matching::Wildcard, 2, "?");
    assert!(prepare(&table(N1), &plan).is_ok());
    for other in [
        AverageRisk::choose().with("average", 0.5),
        SampleUniqueness::choose().with("max", 0.5),
        DistinctLDiversity::choose().with("attribute", "s").with("l", 2_u32),
    ] {
        let models = vec![KAnonymity::choose().with("k", 2_u32), other];
        let both = Plan { models, ..plan.clone() };
        assert_eq!(refused(prepare(&table(N1), &both)), Kind::NotTogether { setting: "wildcard" });
    }
}

/// A table that lists the marker ends the matching on level 1, where `?` becomes `old`. A search
/// that took that for monotone would conclude from level 1 that level 0 fails.
#[test]
fn nothing_is_concluded_where_wildcards_become_values() {
    let rows = [["30", "young", "*"], ["40", "old", "*"], ["?", "old", "*"]];
    let rows = rows.map(|row| row.to_vec());
    let hierarchy = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
    let plan = Plan {
        matching: Matching::Wildcard,
        markers: vec!["?".to_owned()],
        ..Plan::new(vec![quasi("age", 0, hierarchy)], vec![KAnonymity::chosen(2)])
    };
    let data = table("age\n30\n40\n?\n");
    assert!(!prepare(&data, &plan).unwrap().study.prunes());
    assert_eq!(best(&data, &plan).unwrap().levels.as_slice(), [0]);
    let measured = measured("age\nyoung\nold\nold\n", &plan).unwrap();
    assert_eq!(measured.models[0].achieved, Some(1.0));
}

/// A generalized `*` is no missing value, whatever the markers are (spec M16).
#[test]
fn what_was_generalized_is_not_missing() {
    let data = table("sex,age\nM,30\nF,40\n");
    let plan = plan_matching(Matching::RemoveRow, 2, "*");
    assert_eq!(best(&data, &plan).unwrap().levels.as_slice(), [1, 1]);
    let (text, checked) = released(&data, &plan, &[1, 1]).unwrap();
    assert_eq!((text.as_str(), checked.models[0].achieved), ("sex,age\n*,*\n*,*\n", Some(2.0)));
    // Beside missing cells that stay: these go.
    let data = table("sex,age\nM,30\nM,40\nF,*\n");
    let plan = Plan { suppression_limit: 0.4, ..plan };
    let (text, _) = released(&data, &plan, &[0, 1]).unwrap();
    assert_eq!(text, "sex,age\nM,*\nM,*\n");
    // And stars that stay are none, though `*` matches everything.
    let data = table("sex,age\nM,30\nM,30\nF,40\n");
    let wild = Plan {
        star: true,
        ..Plan { suppression_limit: 0.4, ..plan_matching(Matching::Wildcard, 2, "*") }
    };
    assert_eq!(refused(released(&data, &wild, &[0, 0])), Kind::StarGroupFails { records: 1 });
}
