//! What all models of sensitive values have in common, on classes without pattern: a class holds
//! exactly if its measure meets the parameter, and a union of two that hold, holds where the
//! model says so.

use super::{AlphaKAnonymity, BetaLikeness, DeltaDisclosure, DisclosureMode, DistinctLDiversity};
use super::{ClassModel, EntropyLDiversity, GroundDistance, GuardingNodes, LikenessVariant};
use super::{LogarithmBase, NpdRecursiveLDiversity, PdRecursiveLDiversity, PersonalK};
use super::{RecursiveLDiversity, TCloseness, Values};
use crate::drawing::drawn_of;
use crate::histogram::Histogram;
use crate::partition::Class;
use proptest::prelude::*;

/// Six values, and what each record asks for besides.
const VALUES: usize = 6;

/// A model with the test that its measure must pass.
type TiedCase = (Box<dyn ClassModel>, Box<dyn Fn(f64) -> bool>);

fn known(reference: &[u64]) -> Values {
    let tree = vec![(0..6).collect(), vec![0, 0, 1, 1, 2, 2], vec![0, 0, 0, 0, 1, 1], vec![0; 6]];
    let labels = tree.iter().enumerate().map(|(level, groups): (usize, &Vec<u32>)| {
        groups.iter().map(|group| format!("{level}.{group}")).collect()
    });
    Values {
        reference: reference.to_vec(),
        numbers: Some(vec![-4.0, 0.0, 0.5, 3.0, 9.0, 10.0]),
        labels: labels.collect(),
        tree: tree.clone(),
        ..Values::plain(VALUES)
    }
}

fn cases(reference: &[u64], parameter: f64) -> Vec<TiedCase> {
    fn case(model: impl ClassModel + 'static, meets: impl Fn(f64) -> bool + 'static) -> TiedCase {
        (Box::new(model), Box::new(meets))
    }
    let values = known(reference);
    let share = parameter;
    let (c, l) = (4.0 * parameter, 1 + (parameter * 4.0) as u32);
    let some = ["0".to_owned(), "3".to_owned()];
    let close = |distance| {
        let model = TCloseness::new(share, distance, 0, &values).unwrap();
        let rounding = if distance == GroundDistance::Numeric { 1e-9 } else { 0.0 };
        case(model, move |measure| measure <= share + rounding)
    };
    let disclosure = |mode| {
        let model = DeltaDisclosure::new(c, LogarithmBase::E, mode, 0, &values).unwrap();
        case(model, move |measure| measure < c - 1e-12)
    };
    let likeness = |variant| {
        let model = BetaLikeness::new(c, variant, 0, &values).unwrap();
        case(model, move |measure| measure <= c)
    };
    let named = |texts: &[&str], missing| Values {
        texts: texts.iter().map(|&text| text.to_owned()).collect(),
        missing,
        ..Values::default()
    };
    let demands = named(&["1", "4", "9", ""], Some(3));
    let guards = named(&["1.0", "1.2", "2.0", ""], Some(3));
    let npd = NpdRecursiveLDiversity::new((c, 10.0), l, (&some[..1], &some[1..]), 0, &values);
    let pd = PdRecursiveLDiversity::new(c, l, &some, 0, &values);
    let real = 1.0 + c;
    let guarding = GuardingNodes::new(share, (0, &values), (1, &guards));
    vec![
        case(DistinctLDiversity::new(l, 0, &values).unwrap(), move |m| m >= f64::from(l)),
        case(EntropyLDiversity::new(real, 0).unwrap(), move |m| m >= real - 1e-9 * real),
        case(RecursiveLDiversity::new(c, l, 0).unwrap(), move |measure| measure < c),
        case(pd.unwrap(), move |measure| measure < c),
        case(npd.unwrap(), move |measure| measure < c),
        close(GroundDistance::Equal),
        close(GroundDistance::Ordered),
        close(GroundDistance::Numeric),
        close(GroundDistance::Hierarchical),
        disclosure(DisclosureMode::Strict),
        disclosure(DisclosureMode::PresentOnly),
        likeness(LikenessVariant::Basic),
        likeness(LikenessVariant::Enhanced),
        case(AlphaKAnonymity::new(share, 2, None, 0, &values).unwrap(), move |m| m <= share),
        case(PersonalK::new(1, &demands).unwrap(), |measure| measure >= 1.0),
        case(guarding.unwrap(), move |measure| measure <= share),
    ]
}

/// Calls `ask` with the class that has these counts of values and of demands.
fn with_class<T>(counts: &[u32], demands: &[u32], ask: impl FnOnce(&Class<'_>) -> T) -> T {
    let present = |counts: &[u32]| -> (Vec<u32>, Vec<u32>) {
        (0..).zip(counts.iter().copied()).filter(|&(_, count)| count > 0).unzip()
    };
    let (own, asked) = (present(counts), present(demands));
    let histograms = [
        Histogram { values: &own.0, counts: &own.1 },
        Histogram { values: &asked.0, counts: &asked.1 },
    ];
    // Records without a value still count for the size.
    let size = counts.iter().sum::<u32>().max(demands.iter().sum());
    ask(&Class::given(size, &histograms))
}

fn class() -> impl Strategy<Value = (Vec<u32>, Vec<u32>)> {
    let counts = prop::collection::vec(prop_oneof![Just(0_u32), 0..12_u32], VALUES);
    (counts, prop::collection::vec(0..3_u32, 4))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: drawn_of(4000), failure_persistence: None, ..Default::default() })]

    #[test]
    fn holding_and_measuring_agree(
        reference in prop::collection::vec(1..30_u64, VALUES),
        parameter in prop_oneof![(1..=20_u32).prop_map(|n| f64::from(n) / 20.0), 0.01..1.0],
        (counts, demands) in class(),
    ) {
        for (model, meets) in cases(&reference, parameter) {
            let (holds, measure, facets) = with_class(&counts, &demands, |class| {
                (model.holds(class), model.measure(class), model.facets(class))
            });
            let k = facets.iter().find(|facet| facet.name == "k").map_or(2.0, |k| k.value);
            let expected = measure.is_none_or(meets) && k >= 2.0;
            prop_assert_eq!(holds, expected, "{:?} {:?}", model, measure);
        }
    }

    #[test]
    fn unions_hold_where_their_parts_do_if_a_model_says_so(
        reference in prop::collection::vec(1..30_u64, VALUES),
        parameter in prop_oneof![(1..=20_u32).prop_map(|n| f64::from(n) / 20.0), 0.01..1.0],
        one in class(),
        other in class(),
    ) {
        let sum = |a: &[u32], b: &[u32]| -> Vec<u32> { a.iter().zip(b).map(|(a, b)| a + b).collect() };
        for (model, _) in cases(&reference, parameter) {
            let holds = |(counts, demands): (&[u32], &[u32])| {
                with_class(counts, demands, |class| model.holds(class))
            };
            if model.monotone().generalization && holds((&one.0, &one.1)) && holds((&other.0, &other.1)) {
                let (counts, demands) = (sum(&one.0, &other.0), sum(&one.1, &other.1));
                // The size of a union is the sum, which the parts above may have larger.
                let size = one.0.iter().sum::<u32>().max(one.1.iter().sum())
                    + other.0.iter().sum::<u32>().max(other.1.iter().sum());
                let united = with_class(&counts, &demands, |class| {
                    let mut class = *class;
                    class.size = size;
                    model.holds(&class)
                });
                prop_assert!(united, "{:?}", model);
            }
        }
    }
}
