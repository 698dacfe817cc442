//! Which protection suits whoever may look for people in a release: the guidelines of El Emam and
//! Dankar (2008).

use crate::simulation::{rule_shown, smallest_classes};
use outis::choice::Range;
use outis::model::{KAnonymity, KMap, ModelChoice};
use outis::num::THRESHOLD_TOLERANCE;
use outis::simulation::SizeRule;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::Model;
use outis_protocol::scenario::{
    AdvisedProtection, RuleSize, Scenario, ScenarioAnswers, ScenarioReason,
};

/// What a recipe calls the table of the population.
const POPULATION: &str = "population";

/// The protection for these answers.
///
/// # Errors
/// `parameter` with `risk` or `sampling-fraction` outside its range.
pub fn advised_protection(answers: &ScenarioAnswers) -> Outcome<AdvisedProtection> {
    let refused = |field: &str, range: Range| {
        Err(Problem::of_field(Code::Parameter, field).with_detail(range.text()))
    };
    if !Range::BETWEEN.holds(answers.risk) {
        return refused("risk", Range::BETWEEN);
    }
    if answers.sampling_fraction.is_some_and(|share| !Range::FRACTION.holds(share)) {
        return refused("sampling-fraction", Range::FRACTION);
    }
    // Of a risk that is a k-th to the last digit, that k.
    let k = ((1.0 / answers.risk - THRESHOLD_TOLERANCE).ceil() as u32).max(2);
    let share = answers.sampling_fraction.filter(|share| *share < 1.0);
    let advised = |scenario, reason, model| AdvisedProtection {
        scenario,
        reason,
        k,
        models: vec![model],
        instead: Vec::new(),
        sizes: Vec::new(),
    };
    let baseline = Model::from(KAnonymity::chosen(k));
    if answers.knows_membership {
        return Ok(advised(Scenario::Prosecutor, ScenarioReason::KnowsMembership, baseline));
    }
    let journalist = Scenario::Journalist;
    if answers.has_population {
        let model = KMap::choose().with("k", k).with("population", POPULATION);
        return Ok(advised(journalist, ScenarioReason::PopulationAtHand, Model::from(model)));
    }
    let Some(share) = share else {
        return Ok(advised(journalist, ScenarioReason::ShareUnknown, baseline));
    };
    let estimated = |estimator: &str| {
        let model = KMap::choose().with("k", k).with("estimator", estimator);
        Model::from(model.with("sampling-fraction", share))
    };
    let sizes = SizeRule::ALL.into_iter().zip(smallest_classes(k, share)?);
    let sizes = sizes.map(|(rule, smallest)| RuleSize { rule: rule_shown(rule), smallest });
    Ok(AdvisedProtection {
        instead: vec![estimated("poisson")],
        sizes: sizes.collect(),
        ..advised(journalist, ScenarioReason::Sample, estimated("truncated-poisson"))
    })
}

#[cfg(test)]
mod tests {
    use super::advised_protection;
    use outis_protocol::problem::Code;
    use outis_protocol::scenario::{Scenario, ScenarioAnswers, ScenarioReason};

    const NOBODY_KNOWN: ScenarioAnswers = ScenarioAnswers {
        knows_membership: false,
        sampling_fraction: None,
        has_population: false,
        risk: 0.1,
    };

    fn models(answers: ScenarioAnswers) -> String {
        serde_json::to_string(&advised_protection(&answers).unwrap().models).unwrap()
    }

    #[test]
    fn who_knows_that_a_person_is_in_it_asks_for_k_anonymity_whatever_else_is_known() {
        for (sampling_fraction, has_population) in [(None, false), (Some(0.1), true)] {
            let answers = ScenarioAnswers {
                knows_membership: true,
                sampling_fraction,
                has_population,
                risk: 0.2,
            };
            let advised = advised_protection(&answers).unwrap();
            assert_eq!(advised.scenario, Scenario::Prosecutor);
            assert_eq!(advised.reason, ScenarioReason::KnowsMembership);
            assert_eq!(models(answers), r#"[{"model":"k-anonymity","k":5}]"#);
        }
    }

    #[test]
    fn a_population_at_hand_is_counted_and_a_sample_is_tested() {
        let counted =
            ScenarioAnswers { has_population: true, sampling_fraction: Some(0.1), ..NOBODY_KNOWN };
        assert_eq!(models(counted), r#"[{"model":"k-map","k":10,"population":"population"}]"#);
        let sample = ScenarioAnswers { sampling_fraction: Some(0.1), ..NOBODY_KNOWN };
        let tested =
            r#"[{"model":"k-map","k":10,"estimator":"truncated-poisson","sampling-fraction":0.1}]"#;
        assert_eq!(models(sample), tested);
        let advised = advised_protection(&sample).unwrap();
        assert_eq!(advised.instead.len(), 1);
        // Spec E8 for k = 10 and a tenth.
        let sizes: Vec<u32> = advised.sizes.iter().map(|size| size.smallest).collect();
        assert_eq!((sizes[0], sizes[2], sizes[3]), (10, 3, 4));
    }

    #[test]
    fn without_a_share_or_with_everybody_in_it_a_sample_is_a_population() {
        for sampling_fraction in [None, Some(1.0)] {
            let answers = ScenarioAnswers { sampling_fraction, ..NOBODY_KNOWN };
            let advised = advised_protection(&answers).unwrap();
            assert_eq!(advised.reason, ScenarioReason::ShareUnknown);
            assert_eq!(advised.scenario, Scenario::Journalist);
            assert_eq!(models(answers), r#"[{"model":"k-anonymity","k":10}]"#);
        }
    }

    #[test]
    fn k_is_one_over_the_risk_in_whole_people() {
        let k = |risk| advised_protection(&ScenarioAnswers { risk, ..NOBODY_KNOWN }).unwrap().k;
        assert_eq!([0.5, 0.9, 0.2, 0.07, 1.0 / 3.0, 0.05, 0.33].map(k), [2, 2, 5, 15, 3, 20, 4]);
        // Whoever asks for 1/k by its digits gets that k.
        assert!((2..2000).all(|asked| k(1.0 / f64::from(asked)) == asked));
    }

    #[test]
    fn what_is_no_risk_and_no_share_is_refused_by_name() {
        let refused = |answers: ScenarioAnswers| {
            let problem = advised_protection(&answers).unwrap_err();
            assert_eq!(problem.code, Code::Parameter);
            problem.field.unwrap()
        };
        for risk in [0.0, 1.0, -0.1, f64::NAN] {
            assert_eq!(refused(ScenarioAnswers { risk, ..NOBODY_KNOWN }), "risk");
        }
        for share in [0.0, 1.1, f64::NAN] {
            let answers = ScenarioAnswers { sampling_fraction: Some(share), ..NOBODY_KNOWN };
            assert_eq!(refused(answers), "sampling-fraction");
        }
    }
}
