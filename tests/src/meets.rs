//! Whether what a model achieves meets what a recipe asks of it, model by model.
//!
//! Reports say what was achieved and whether the model holds; the two must never
//! contradict each other. Here the comparison is written once more, from the recipe's
//! words (spec section 0, rule 2, for tolerances).

use serde_json::Value;

/// How much a real number may exceed a limit that is not strict.
const TOLERANCE: f64 = 1e-9;

/// By how much it must stay below a strict one, where a logarithm is involved.
const STRICT: f64 = 1e-12;

/// Whether a model of a recipe is met by this measure; `facet` gives its further figures.
///
/// # Panics
/// If the model is none that there is.
#[must_use]
pub fn meets(model: &Value, achieved: f64, facet: impl Fn(&str) -> f64) -> bool {
    let asked = |name: &str| model[name].as_f64().expect("a number");
    let at_most = |name: &str| achieved <= asked(name) + TOLERANCE;
    match model["model"].as_str().expect("a model") {
        "k-anonymity" | "subset-k-anonymity" => achieved >= asked("k"),
        // 1/r ≥ k where r ≤ 1/k is asked, with the tolerance on r.
        "k-map" => achieved >= asked("k") - TOLERANCE * asked("k") * asked("k"),
        "null-map" => achieved == 0.0,
        "distinct-l-diversity" => achieved >= asked("l"),
        "entropy-l-diversity" => achieved >= asked("l") * (1.0 - 2.0 * TOLERANCE),
        "recursive-l-diversity" | "pd-recursive-l-diversity" => achieved < asked("c"),
        "npd-recursive-l-diversity" => achieved < asked("c1"),
        "t-closeness" => at_most("t"),
        "delta-presence" => at_most("max") && facet("min") >= asked("min") - TOLERANCE,
        "delta-disclosure" => achieved < asked("delta") - STRICT,
        "beta-likeness" => at_most("beta"),
        "alpha-k-anonymity" => at_most("alpha") && facet("k") >= asked("k"),
        "personal-k" => achieved >= 1.0,
        "guarding-nodes" => at_most("probability"),
        "average-risk" => {
            let max = model["max"].as_f64().is_none_or(|max| facet("max") <= max + TOLERANCE);
            let few = model["records-at-risk"].as_f64();
            let few = few.is_some_and(|few| facet("records-at-risk") <= few + TOLERANCE);
            at_most("average") && (max || few)
        }
        "sample-uniqueness" | "population-uniqueness" => at_most("max"),
        other => panic!("{other}"),
    }
}
