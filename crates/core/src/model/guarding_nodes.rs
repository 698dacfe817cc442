//! Guarding nodes: each record names a group of sensitive values that it must not be linked to.
//!
//! # Definition
//! Record i names a group gᵢ of the sensitive attribute's hierarchy. The probability
//! of breach is the share of its class whose values lie under gᵢ; it must not exceed
//! the one allowed (spec D14b). A record that names nothing demands nothing. Missing
//! sensitive values do not count.
//!
//! # Source
//! X. Xiao, Y. Tao. "Personalized Privacy Preservation." SIGMOD 2006, without its
//! generalization of sensitive values.
//!
//! # Invariants
//! Not monotone: a class in which nobody objects to a group may hold nothing but its
//! values, and its union with a class where somebody does fails, though both held.

use super::{
    ClassModel, ColumnTracker, Model, ModelChoice, Monotone, Stronger, TrackedColumn, Values,
};
use crate::choice::{Choice, Declaration, Parameter, Range, Roles};
use crate::error::{Error, Result};
use crate::num::ratio;
use crate::partition::Class;

const PROBABILITY: Parameter = Parameter::number("probability", Range::SHARE)
    .required()
    .suggested(0.5)
    .stronger(Stronger::Smaller);

/// The demand for limited probabilities of breach.
#[derive(Clone, Debug)]
pub struct GuardingNodes {
    /// The track of the sensitive attribute.
    values: usize,
    /// The track of the groups named.
    guards: usize,
    probability: f64,
    /// For each name the values under its group; `None` for no demand.
    members: Vec<Option<Vec<bool>>>,
}

impl GuardingNodes {
    /// Whether a text is a label of the hierarchy of these values.
    pub(crate) fn is_label(known: &Values, text: &str) -> bool {
        values_under(known, text).is_some()
    }

    /// Probabilities of at most `probability`, where `values` (with their tree) and `guards` are
    /// given with their tracks. A label that stands on several levels means all values under any
    /// of its groups.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) if the probability is outside 0..=1
    /// or a guard is no label of the hierarchy.
    pub fn new(
        probability: f64,
        (values, known): (usize, &Values),
        (guards, named): (usize, &Values),
    ) -> Result<Self> {
        PROBABILITY.check(probability)?;
        let members = named.texts.iter().zip(0..).map(|(text, code)| {
            if named.missing == Some(code) {
                return Ok(None);
            }
            values_under(known, text)
                .map(Some)
                .ok_or_else(|| Error::parameter("guard", "labels").of_attribute(&named.name))
        });
        let members = members.collect::<Result<_>>()?;
        Ok(Self { values, guards, probability, members })
    }

    /// The largest probability of breach; `None` if no value is known or nobody demands
    /// anything.
    #[inline]
    fn largest(&self, class: &Class<'_>) -> Option<f64> {
        let histogram = class.histogram(self.values);
        if histogram.distinct() == 0 {
            return None;
        }
        let demands = class.histogram(self.guards).values.iter();
        let most =
            demands.filter_map(|&guard| self.members[guard as usize].as_ref()).map(|members| {
                let counts = histogram.iter().filter(|&(value, _)| members[value as usize]);
                counts.map(|(_, count)| u64::from(count)).sum::<u64>()
            });
        most.max().map(|most| ratio(most.into(), histogram.total().into()))
    }
}

/// For each value whether it lies under a group called `label`; `None` if no group is. Where one
/// text stands for several groups, whoever names it may mean each of them.
fn values_under(values: &Values, label: &str) -> Option<Vec<bool>> {
    let mut members: Option<Vec<bool>> = None;
    for (labels, groups) in values.labels.iter().zip(&values.tree) {
        let Some(group) = labels.iter().position(|known| known == label) else { continue };
        let members = members.get_or_insert_with(|| vec![false; groups.len()]);
        members
            .iter_mut()
            .zip(groups)
            .for_each(|(members, &own)| *members |= own as usize == group);
    }
    members
}

impl ModelChoice for GuardingNodes {
    const DECLARED: &'static Declaration = &Declaration {
        id: "guarding-nodes",
        family: "value",
        source: "X. Xiao, Y. Tao. Personalized Privacy Preservation. SIGMOD 2006.",
        formula: "|{s under guard}| / f ≤ probability",
        parameters: &[
            Parameter::sensitive().levels_with("guard", &[]),
            Parameter::attribute("guard", Roles::NotGeneralized),
            PROBABILITY,
        ],
    };

    fn demands(choice: &Choice, _: bool) -> bool {
        choice.number_given("probability").is_some_and(|probability| probability < 1.0)
    }

    fn bind(choice: &Choice, tracker: &mut ColumnTracker<'_>) -> Result<Model> {
        let guard = tracker.attribute(choice, "guard")?;
        let (values, known) = tracker.track_tree(tracker.attribute(choice, "attribute")?)?;
        let (guards, named) = tracker.track(TrackedColumn::Whole(guard))?;
        let (tree, guards) = ((values, &*known), (guards, &*named));
        let model = Self::new(choice.number("probability")?, tree, guards).map_err(|error| {
            if error.place.attribute.is_none() {
                return error;
            }
            tracker.blame(error, guard, &|text| {
                !tracker.is_missing(text) && !GuardingNodes::is_label(&known, text)
            })
        });
        Ok(Model::Class(Box::new(model?)))
    }
}

impl ClassModel for GuardingNodes {
    #[inline]
    fn holds(&self, class: &Class<'_>) -> bool {
        self.largest(class).is_none_or(|breach| breach <= self.probability)
    }

    /// The largest probability of breach.
    fn measure(&self, class: &Class<'_>) -> Option<f64> {
        self.largest(class)
    }

    fn stronger(&self) -> Stronger {
        Stronger::Smaller
    }

    fn monotone(&self) -> Monotone {
        Monotone::NEVER
    }
}

#[cfg(test)]
mod tests {
    use super::GuardingNodes;
    use crate::histogram::Histogram;
    use crate::model::{ClassModel, Values};
    use crate::partition::Class;

    fn texts(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    /// Diseases: flu, bronchitis, gastritis.
    fn diseases() -> Values {
        Values {
            tree: vec![vec![0, 1, 2], vec![0, 0, 1], vec![0, 0, 0]],
            labels: vec![
                texts(&["flu", "bronchitis", "gastritis"]),
                texts(&["respiratory", "stomach"]),
                texts(&["*"]),
            ],
            ..Values::plain(3)
        }
    }

    fn model(probability: f64, guards: &[&str]) -> Option<GuardingNodes> {
        let missing = guards.iter().position(|guard| guard.is_empty()).map(|code| code as u32);
        let named = Values { texts: texts(guards), missing, ..Values::default() };
        GuardingNodes::new(probability, (0, &diseases()), (1, &named)).ok()
    }

    fn measured(model: &GuardingNodes, values: &[u32], guards: &[u32]) -> (Option<f64>, bool) {
        let ones = vec![1; values.len().max(guards.len())];
        let histograms = [
            Histogram { values, counts: &ones[..values.len()] },
            Histogram { values: guards, counts: &ones[..guards.len()] },
        ];
        let class = Class::given(3, &histograms);
        (model.measure(&class), model.holds(&class))
    }

    /// Spec D14b: two of flu, bronchitis and gastritis are respiratory.
    #[test]
    fn breach_is_the_share_under_the_node() {
        let guards = ["respiratory", "stomach", "", "flu"];
        let model = |probability| model(probability, &guards).unwrap();
        assert_eq!(measured(&model(0.66), &[0, 1, 2], &[0, 2]), (Some(2.0 / 3.0), false));
        assert!(measured(&model(2.0 / 3.0), &[0, 1, 2], &[0, 1]).1);
        assert_eq!(measured(&model(0.5), &[0, 1, 2], &[1]).0, Some(1.0 / 3.0));
        assert_eq!(measured(&model(0.5), &[0, 1, 2], &[3]).0, Some(1.0 / 3.0));
        assert_eq!(measured(&model(0.0), &[0, 1, 2], &[2]), (None, true));
        assert_eq!(measured(&model(0.0), &[], &[0]), (None, true));
    }

    /// {flu, gastritis} with one who objects to respiratory holds at 1/2, and so does {flu,
    /// bronchitis} where nobody does; together three of four are respiratory.
    #[test]
    fn a_union_of_two_that_hold_may_fail() {
        let model = model(0.5, &["respiratory", ""]).unwrap();
        assert!(measured(&model, &[0, 2], &[0, 1]).1);
        assert!(measured(&model, &[0, 1], &[1]).1);
        let histograms = [
            Histogram { values: &[0, 1, 2], counts: &[2, 1, 1] },
            Histogram { values: &[0, 1], counts: &[1, 3] },
        ];
        assert_eq!(model.measure(&Class::given(4, &histograms)), Some(0.75));
        assert!(!model.holds(&Class::given(4, &histograms)));
    }

    #[test]
    fn unknown_guards_are_refused() {
        assert!(model(0.5, &["respiratory", "heart"]).is_none());
        assert!(model(1.5, &["respiratory"]).is_none());
    }
}
