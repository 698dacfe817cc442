//! Privacy models with parameters, ranges, formulas and sources.

use super::{Item, Parameter, ParameterKind, choice, item, number, parameter, ranged};
use crate::inspect::SUGGESTED_K;
use crate::recipe::{
    DisclosureMode, Distance, LikenessVariant, LogarithmBase, MapEstimator, UniquenessEstimator,
};
use crate::resolve::Range;
use outis::model::SMALLEST_K;

const MACHANAVAJJHALA: &str = "A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam. \
    ℓ-Diversity: Privacy Beyond k-Anonymity. TKDD 1(1), 2007";

/// All models, in the order in which recipes list them.
pub(super) fn models() -> Vec<Item> {
    let joint = || Parameter { kind: ParameterKind::Switch, ..parameter("joint") };
    let sensitive = || required("attribute", ParameterKind::Attribute);
    let values = |name| Parameter { kind: ParameterKind::Values, ..parameter(name) };
    vec![
        model(
            "k-anonymity",
            "identity",
            "P. Samarati, L. Sweeney. Protecting Privacy when Disclosing Information. 1998. \
             L. Sweeney. k-Anonymity: A Model for Protecting Privacy. IJUFKS 10(5), 2002, \
             Definition 3.",
            "f ≥ k",
            vec![k()],
        ),
        model(
            "k-map",
            "population",
            "L. Sweeney. Computational Disclosure Control. 2001. K. El Emam, F. Dankar. Protecting \
             Privacy Using k-Anonymity. JAMIA 15(5), 2008.",
            "F ≥ k",
            vec![
                k(),
                Parameter { kind: ParameterKind::Table, ..parameter("population") },
                choice(
                    "estimator",
                    &[
                        MapEstimator::IndividualRisk,
                        MapEstimator::Poisson,
                        MapEstimator::TruncatedPoisson,
                    ],
                ),
                Parameter {
                    suggested: Some(0.1),
                    required: false,
                    ..fraction("sampling-fraction")
                },
                Parameter { default: Some(0.1), ..number("significance", Range::Between) },
            ],
        ),
        model(
            "average-risk",
            "identity",
            "K. El Emam, L. Arbuckle. Anonymizing Health Data. 2013.",
            "J / n ≤ average, 1 / f ≤ max for all but a share of records-at-risk",
            vec![
                Parameter { suggested: Some(0.1), ..fraction("average") },
                Parameter { required: false, ..fraction("max") },
                Parameter { required: false, ..share("records-at-risk") },
            ],
        ),
        model(
            "distinct-l-diversity",
            "value",
            &format!("{MACHANAVAJJHALA}, section 4."),
            "|{s : n(s) > 0}| ≥ l",
            vec![sensitive(), l(2.0, ParameterKind::Integer), joint()],
        ),
        model(
            "entropy-l-diversity",
            "value",
            &format!("{MACHANAVAJJHALA}, Definition 4.1."),
            "−Σ p(s) ln p(s) ≥ ln l",
            vec![sensitive(), l(2.0, ParameterKind::Number), joint()],
        ),
        model(
            "recursive-l-diversity",
            "value",
            &format!("{MACHANAVAJJHALA}, Definition 4.2."),
            "r₁ < c·(r_l + … + r_m)",
            vec![sensitive(), c("c"), l(2.0, ParameterKind::Integer), joint()],
        ),
        model(
            "pd-recursive-l-diversity",
            "value",
            &format!("{MACHANAVAJJHALA}, Definition 4.3."),
            "r_y < c·(r_l + … + r_m), y the most frequent value that must not be disclosed",
            vec![
                sensitive(),
                c("c"),
                l(2.0, ParameterKind::Integer),
                Parameter { required: true, ..values("acceptable") },
            ],
        ),
        model(
            "npd-recursive-l-diversity",
            "value",
            &format!("{MACHANAVAJJHALA}, Definition 4.4."),
            "as before with c₁, and n(s) / f ≥ c₂ % for guarded s",
            vec![
                sensitive(),
                c("c1"),
                Parameter { required: true, suggested: Some(10.0), ..number("c2", Range::Percent) },
                l(2.0, ParameterKind::Integer),
                Parameter { required: true, ..values("acceptable") },
                Parameter { required: true, ..values("guarded") },
            ],
        ),
        model(
            "t-closeness",
            "value",
            "N. Li, T. Li, S. Venkatasubramanian. t-Closeness: Privacy Beyond k-Anonymity and \
             ℓ-Diversity. ICDE 2007.",
            "D(p, q) ≤ t",
            vec![
                sensitive(),
                Parameter { suggested: Some(0.2), ..share("t") },
                choice(
                    "distance",
                    &[
                        Distance::Equal,
                        Distance::Ordered,
                        Distance::Numeric,
                        Distance::Hierarchical,
                    ],
                ),
            ],
        ),
        model(
            "delta-presence",
            "presence",
            "M. Nergiz, M. Atzori, C. Clifton. Hiding the Presence of Individuals from Shared \
             Databases. SIGMOD 2007.",
            "min ≤ f / F ≤ max",
            vec![
                Parameter { suggested: Some(0.0), ..share("min") },
                Parameter { suggested: Some(0.5), ..share("max") },
                required("population", ParameterKind::Table),
            ],
        ),
        model(
            "delta-disclosure",
            "value",
            "J. Brickell, V. Shmatikov. The Cost of Privacy. KDD 2008.",
            "|log(p(s) / q(s))| < δ",
            vec![
                sensitive(),
                Parameter { suggested: Some(1.0), ..above_zero("delta") },
                choice("base", &[LogarithmBase::E, LogarithmBase::Two]),
                choice("mode", &[DisclosureMode::Strict, DisclosureMode::PresentOnly]),
            ],
        ),
        model(
            "beta-likeness",
            "value",
            "J. Cao, P. Karras. Publishing Microdata with a Robust Privacy Guarantee. PVLDB 5(11), \
             2012.",
            "(p(s) − q(s)) / q(s) ≤ β",
            vec![
                sensitive(),
                Parameter { suggested: Some(1.0), ..above_zero("beta") },
                choice("variant", &[LikenessVariant::Basic, LikenessVariant::Enhanced]),
            ],
        ),
        model(
            "alpha-k-anonymity",
            "value",
            "R. Wong, J. Li, A. Fu, K. Wang. (α, k)-Anonymity. KDD 2006.",
            "f ≥ k, n(s) / f ≤ α",
            vec![
                sensitive(),
                Parameter { suggested: Some(0.5), ..fraction("alpha") },
                k(),
                values("values"),
            ],
        ),
        model(
            "personal-k",
            "identity",
            "X. Xiao, Y. Tao. Personalized Privacy Preservation. SIGMOD 2006, for class sizes.",
            "f ≥ max k(record)",
            vec![sensitive()],
        ),
        model(
            "guarding-nodes",
            "value",
            "X. Xiao, Y. Tao. Personalized Privacy Preservation. SIGMOD 2006.",
            "|{s under guard}| / f ≤ probability",
            vec![
                sensitive(),
                required("guard", ParameterKind::Attribute),
                Parameter { suggested: Some(0.5), ..share("probability") },
            ],
        ),
        model(
            "subset-k-anonymity",
            "identity",
            "A. Hundepool, L. Willenborg. µ- and τ-ARGUS: Software for Statistical Disclosure \
             Control. 1996.",
            "every combination of at most size attributes occurs ≥ k times",
            vec![
                k(),
                Parameter {
                    kind: ParameterKind::Integer,
                    suggested: Some(2.0),
                    ..number("size", Range::From(1))
                },
                Parameter { kind: ParameterKind::Combinations, ..parameter("combinations") },
            ],
        ),
        model(
            "sample-uniqueness",
            "identity",
            "Share of records that stand alone, as in ARX.",
            "c₁ / n ≤ max",
            vec![Parameter { suggested: Some(0.05), ..share("max") }],
        ),
        model(
            "population-uniqueness",
            "population",
            "F. Dankar, K. El Emam, A. Neisa, T. Roffey. Estimating the Re-Identification Risk of \
             Clinical Data Sets. BMC MIDM 12, 2012.",
            "U / N ≤ max",
            vec![
                Parameter { suggested: Some(0.01), ..share("max") },
                choice(
                    "estimator",
                    &[
                        UniquenessEstimator::Dankar,
                        UniquenessEstimator::Pitman,
                        UniquenessEstimator::Zayatz,
                        UniquenessEstimator::SlideNegativeBinomial,
                    ],
                ),
                Parameter { suggested: Some(0.1), ..fraction("sampling-fraction") },
            ],
        ),
    ]
}

fn model(id: &str, family: &str, source: &str, formula: &str, parameters: Vec<Parameter>) -> Item {
    Item {
        formula: formula.to_owned(),
        family: family.to_owned(),
        parameters,
        ..item(id.to_owned(), source)
    }
}

fn required(name: &str, kind: ParameterKind) -> Parameter {
    Parameter { kind, required: true, ..parameter(name) }
}

fn k() -> Parameter {
    Parameter {
        suggested: Some(SUGGESTED_K.into()),
        ..ranged(required("k", ParameterKind::Integer), Range::From(SMALLEST_K))
    }
}

fn l(suggested: f64, kind: ParameterKind) -> Parameter {
    Parameter { suggested: Some(suggested), ..ranged(required("l", kind), Range::From(1)) }
}

fn c(name: &str) -> Parameter {
    Parameter { suggested: Some(3.0), ..above_zero(name) }
}

/// A number above 0.
fn above_zero(name: &str) -> Parameter {
    Parameter { required: true, ..number(name, Range::AboveZero) }
}

/// A number from 0 to 1.
fn share(name: &str) -> Parameter {
    Parameter { required: true, ..number(name, Range::Share) }
}

/// A number above 0, at most 1.
fn fraction(name: &str) -> Parameter {
    Parameter { required: true, ..number(name, Range::Fraction) }
}
