//! What models declare of their monotonicity is true, a false declaration is caught, and the
//! optimal search relies on nothing else.

use fastrand::Rng;
use outis::model::{ClassModel, Demands, KAnonymity, Model, Monotone, Stronger};
use outis::partition::Class;
use outis::search::{Evaluated, Exhaustive, Optimal, Search};
use outis::study::Study;
use outis_job::Job;
use outis_tests::harness;
use outis_tests::monotone::check_monotone;
use outis_tests::random;
use std::sync::Arc;

/// A demand on sizes with a declaration that need not be true.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    holds: fn(u32) -> bool,
    generalization: bool,
    suppression: bool,
}

impl ClassModel for Sizes {
    fn holds(&self, class: &Class<'_>) -> bool {
        (self.holds)(class.size)
    }

    fn measure(&self, _: &Class<'_>) -> Option<f64> {
        None
    }

    fn stronger(&self) -> Stronger {
        Stronger::Larger
    }

    fn monotone(&self) -> Monotone {
        Monotone { generalization: self.generalization, suppression: self.suppression }
    }
}

fn even(size: u32) -> bool {
    size.is_multiple_of(2)
}

fn small(size: u32) -> bool {
    size <= 3
}

/// Even classes merge to even ones, but an odd class spoils an even one; small classes grow.
const TRUE: [Sizes; 3] = [
    Sizes { holds: even, generalization: true, suppression: false },
    Sizes { holds: small, generalization: false, suppression: false },
    Sizes { holds: |size| size >= 3, generalization: true, suppression: true },
];

const FALSE: [(Sizes, &str); 3] = [
    (Sizes { holds: even, generalization: true, suppression: true }, "suppression"),
    (Sizes { holds: small, generalization: true, suppression: false }, "generalization"),
    (Sizes { holds: small, generalization: false, suppression: true }, "suppression"),
];

#[test]
fn k_anonymity_declares_the_truth() {
    for k in [2, 3, 5, 11] {
        let model = KAnonymity::new(k).unwrap();
        assert_eq!(model.monotone(), Monotone { generalization: true, suppression: true });
        assert_eq!(check_monotone(&model, &mut Rng::with_seed(u64::from(k))), Ok(()));
    }
}

#[test]
fn true_declarations_pass_and_false_ones_are_caught() {
    for (seed, model) in (0..).zip(&TRUE) {
        assert_eq!(check_monotone(model, &mut Rng::with_seed(seed)), Ok(()));
    }
    for (seed, (model, property)) in (0..).zip(&FALSE) {
        let refuted = check_monotone(model, &mut Rng::with_seed(seed)).unwrap_err();
        assert_eq!(refuted.property, *property, "{refuted:?}");
    }
}

/// A random study that demands something else.
fn demanding(job: &Job, model: Sizes) -> Arc<Study> {
    let study = &job.prepared.study;
    let demands = Demands::new(vec![Model::Class(Box::new(model))]);
    let (attributes, contingency) = (study.attributes().to_vec(), study.contingency().clone());
    let (loss, limit) = (job.plan.loss, job.plan.suppression_limit);
    Arc::new(Study::new(attributes, contingency, demands, loss, limit).unwrap())
}

fn both(study: &Arc<Study>) -> [Option<Evaluated>; 2] {
    let searches: [Box<dyn Search>; 2] =
        [Box::new(Optimal::new(study.clone())), Box::new(Exhaustive::new(study.clone()).unwrap())];
    searches.map(|mut search| {
        while !search.step(1 << 20) {}
        search.best().cloned()
    })
}

#[test]
fn optimal_is_exhaustive_for_models_that_are_not_monotone() {
    let mut random = Rng::with_seed(20_261_120);
    let (mut solved, mut misled) = ([0; 3], 0);
    for number in 0..400 {
        let drawn = random::Study::draw_plain(&mut random);
        let recipe = harness::recipe(&drawn.recipe).unwrap();
        let input = harness::read(&recipe, drawn.data.as_bytes()).unwrap();
        let job = Job::new(recipe, &input, &drawn.files).unwrap();
        for (model, solved) in TRUE.into_iter().zip(&mut solved) {
            let [optimal, exhaustive] = both(&demanding(&job, model));
            *solved += u32::from(exhaustive.is_some());
            assert_eq!(optimal, exhaustive, "study {number}: {}\n{}", drawn.recipe, drawn.data);
        }
        for (model, _) in FALSE {
            let [optimal, exhaustive] = both(&demanding(&job, model));
            misled += u32::from(optimal != exhaustive);
        }
    }
    assert!(solved.iter().all(|&solved| solved > 50), "too few solutions: {solved:?}");
    assert!(misled > 20, "false declarations ought to mislead the search: {misled}");
}
