//! Cases of ARX's tests as recipes of Outis, or why they cannot be said.

use crate::reference::{ADULT, strings};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A case that Outis can be asked, too.
#[derive(Clone, Debug)]
pub struct Said {
    /// The recipe.
    pub recipe: Value,
    /// Whether the table is a subset of Adult and Adult itself the population (spec M15).
    pub subset: bool,
    /// The records of the subset, from 0, if it is not the one in `adult_subset.csv`.
    pub drawn: Option<Vec<usize>>,
    /// A k that ARX derives where Outis derives another (spec J17).
    pub derived: Option<u32>,
}

/// A case as a recipe.
///
/// # Errors
/// Why there is none.
pub fn recipe_of(case: &Value) -> Result<Said, String> {
    let mut said = Said { recipe: Value::Null, subset: false, drawn: None, derived: None };
    let loss = loss_of(&case["metric"])?;
    let mut models = Vec::new();
    let listed = case["models"].as_array().ok_or("no models")?;
    for model in listed {
        if let Some(subset) = model.get("subset") {
            if !subset["subsetFile"].is_string() {
                said.drawn = Some(drawn(subset).ok_or("its subset cannot be drawn again")?);
            }
            said.subset = true;
        }
        let records = match &said.drawn {
            Some(drawn) => drawn.len() as u32,
            None if said.subset => 3016,
            None => 30_162,
        };
        models.extend(model_of(model, records, &mut said)?);
    }
    // An inclusion alone demands nothing; k = 1 cannot be said, and is not needed so far.
    if models.is_empty() {
        return Err("no model but a subset".into());
    }
    let quasi = strings(&case["quasi_identifiers"]);
    let mut columns =
        attributes(&quasi, &strings(&case["sensitive"]), &over_largest(&case["weights"]));
    if !models.iter().any(|model| model["distance"] == "hierarchical") {
        // A hierarchy would also say in which order values are; ARX has them by their text.
        columns.iter_mut().filter(|c| c["role"] == "sensitive").for_each(|column| {
            column.as_object_mut().expect("a column").remove("hierarchy");
        });
    }
    let mut recipe = json!({
        "outis": 1, "kind": "recipe",
        "attributes": columns,
        "models": models,
        "suppression": {"limit": case["suppression_limit"]},
        "loss": loss,
    });
    if said.subset {
        recipe["tables"] = json!({"adult": {"file": "adult.csv"}});
    }
    said.recipe = recipe;
    Ok(said)
}

/// The random subsets of ARX's tests: so many draws with `java.util.Random`, seed 0xDEADBEEF,
/// from as many first records. The case says how many records that makes, and the first ten.
fn drawn(subset: &Value) -> Option<Vec<usize>> {
    (1..=30).map(|thousands| draws(1000 * thousands)).find(|drawn| {
        let first = drawn.iter().take(10);
        json!(drawn.len()) == subset["size"]
            && json!(first.collect::<Vec<_>>()) == subset["firstIndices"]
    })
}

/// The numbers below `bound` that so many draws hit, ascending.
fn draws(bound: u64) -> Vec<usize> {
    const MULTIPLIER: u64 = 0x5_DEEC_E66D;
    const BITS: u64 = (1 << 48) - 1;
    let mut state = (0xFFFF_FFFF_DEAD_BEEF ^ MULTIPLIER) & BITS;
    let mut hit = BTreeSet::new();
    for _ in 0..bound {
        loop {
            state = state.wrapping_mul(MULTIPLIER).wrapping_add(0xB) & BITS;
            let bits = state >> 17;
            // The rest of the range that is no whole multiple of the bound is drawn again.
            if bits - bits % bound + (bound - 1) < 1 << 31 {
                hit.insert((bits % bound) as usize);
                break;
            }
        }
    }
    hit.into_iter().collect()
}

/// ARX divides all weights by the largest.
fn over_largest(weights: &Value) -> Value {
    let given = weights.as_object().into_iter().flatten();
    let given: Vec<(&String, f64)> = given.filter_map(|(n, w)| Some((n, w.as_f64()?))).collect();
    let largest = given.iter().map(|(_, weight)| *weight).fold(0.0, f64::max);
    given.into_iter().map(|(name, weight)| (name.clone(), json!(weight / largest))).collect()
}

/// The attributes of a recipe on Adult: these quasi-identifiers first and in this order, which
/// is how ARX's levels are listed, each with its hierarchy file and the weight that `weights`
/// has for it; then every other column, as sensitive with its hierarchy if it is in
/// `sensitive`.
#[must_use]
pub fn attributes(quasi: &[String], sensitive: &[String], weights: &Value) -> Vec<Value> {
    let hierarchy =
        |name: &str| json!({"kind": "levels", "file": format!("adult_hierarchy_{name}.csv")});
    let mut attributes: Vec<Value> = quasi
        .iter()
        .map(|name| {
            let weight = weights.get(name).and_then(Value::as_f64).unwrap_or(1.0);
            json!({"name": name, "role": "quasi-identifier", "hierarchy": hierarchy(name),
                   "weight": weight})
        })
        .collect();
    for name in ADULT.iter().filter(|name| !quasi.iter().any(|quasi| quasi == *name)) {
        if sensitive.iter().any(|sensitive| sensitive == name) {
            attributes
                .push(json!({"name": name, "role": "sensitive", "hierarchy": hierarchy(name)}));
        } else {
            attributes.push(json!({"name": name, "role": "insensitive"}));
        }
    }
    attributes
}

/// The model of a recipe that one of ARX's is, for a table of so many records; none if it only
/// names a subset.
///
/// # Errors
/// Why there is none.
pub fn model_of(model: &Value, records: u32, said: &mut Said) -> Result<Option<Value>, String> {
    let class = model["class"].as_str().ok_or("a model without class")?;
    let attribute = &model["attribute"];
    let closeness = |distance: &str| {
        json!({"model": "t-closeness", "attribute": attribute, "t": model["t"],
               "distance": distance})
    };
    let likeness = |variant: &str| {
        json!({"model": "beta-likeness", "attribute": attribute, "beta": model["b"],
               "variant": variant})
    };
    Ok(Some(match class {
        "KAnonymity" => json!({"model": "k-anonymity", "k": model["k"]}),
        "DistinctLDiversity" => {
            json!({"model": "distinct-l-diversity", "attribute": attribute, "l": whole(&model["l"])})
        }
        "EntropyLDiversity" if model["estimator"] == "SHANNON" => {
            json!({"model": "entropy-l-diversity", "attribute": attribute, "l": model["l"]})
        }
        "EntropyLDiversity" => return Err("Grassberger's estimator of entropy".into()),
        "RecursiveCLDiversity" => {
            json!({"model": "recursive-l-diversity", "attribute": attribute, "c": model["c"],
                   "l": whole(&model["l"])})
        }
        "EqualDistanceTCloseness" => closeness("equal"),
        "OrderedDistanceTCloseness" => closeness("ordered"),
        "HierarchicalDistanceTCloseness" => closeness("hierarchical"),
        "BasicBLikeness" => likeness("basic"),
        "EnhancedBLikeness" => likeness("enhanced"),
        "DDisclosurePrivacy" => {
            json!({"model": "delta-disclosure", "attribute": attribute, "delta": model["d"],
                   "base": "2", "mode": "present-only"})
        }
        "DPresence" => {
            json!({"model": "delta-presence", "min": model["dMin"], "max": model["dMax"],
                   "population": "adult"})
        }
        // It only names the subset (spec M15).
        "Inclusion" => return Ok(None),
        "KMap" => k_map(model, records, said)?,
        "AverageReidentificationRisk" if model.get("recordsAtRisk").is_none() => {
            json!({"model": "average-risk", "average": model["threshold"]})
        }
        "AverageReidentificationRisk" => {
            json!({"model": "average-risk", "average": model["threshold"],
                   "max": model["highestRisk"], "records-at-risk": model["recordsAtRisk"]})
        }
        "SampleUniqueness" => json!({"model": "sample-uniqueness", "max": model["threshold"]}),
        "PopulationUniqueness" => {
            let estimator = model["statisticalModel"].as_str().unwrap_or_default().to_lowercase();
            json!({"model": "population-uniqueness", "max": model["threshold"],
                   "estimator": estimator,
                   "sampling-fraction": fraction(model, records)})
        }
        other => return Err(format!("model {other}")),
    }))
}

/// ARX takes the share of the population from its size.
fn fraction(model: &Value, records: u32) -> f64 {
    let persons = model["populationModel"]["populationSize"].as_f64().unwrap_or(1.0);
    f64::from(records) / persons
}

fn k_map(model: &Value, records: u32, said: &mut Said) -> Result<Value, String> {
    if model.get("subset").is_some() {
        return Ok(json!({"model": "k-map", "k": model["k"], "population": "adult"}));
    }
    let estimator = match model["estimator"].as_str().unwrap_or_default() {
        "POISSON" => {
            let k = model["k"].as_u64().ok_or("no k")? as u32;
            let alpha = model["significanceLevel"].as_f64().ok_or("no level")?;
            said.derived = Some(poisson_k(k, fraction(model, records), alpha));
            "poisson"
        }
        "ZERO_TRUNCATED_POISSON" => "truncated-poisson",
        other => return Err(format!("estimator {other}")),
    };
    Ok(json!({"model": "k-map", "k": model["k"], "estimator": estimator,
              "sampling-fraction": fraction(model, records),
              "significance": model["significanceLevel"]}))
}

/// The k that ARX's Poisson estimator derives: one more than the first x with P(X ≥ x) ≤ α
/// (spec J17), and k at most.
fn poisson_k(k: u32, fraction: f64, alpha: f64) -> u32 {
    let lambda = f64::from(k) * fraction;
    let (mut x, mut chance, mut below) = (0_u32, libm::exp(-lambda), 0.0);
    while 1.0 - below > alpha {
        below += chance;
        x += 1;
        chance *= lambda / f64::from(x);
    }
    k.min(x + 1)
}

/// ARX keeps whole numbers as doubles.
fn whole(value: &Value) -> Value {
    json!(value.as_f64().map(|number| number as u64))
}

/// The loss of a recipe that one of ARX's metrics is.
///
/// # Errors
/// Why there is none.
pub fn loss_of(metric: &Value) -> Result<Value, String> {
    let class = metric["class"].as_str().ok_or("a metric without class")?;
    let (name, as_arx) = match class {
        "MetricMDNMLoss" | "MetricMDNMLossPotentiallyPrecomputed" => ("loss", false),
        "MetricMDNMPrecision" => ("precision", false),
        // Without suppression, every level by its height: what a recipe without losses of its
        // own gives each level.
        "MetricMDPrecision" => ("weighted-information-loss", false),
        "MetricMDHeight" => ("height", false),
        "MetricMDNUEntropy" | "MetricMDNUEntropyPotentiallyPrecomputed" => {
            ("monotonic-non-uniform-entropy", false)
        }
        "MetricMDNUNMEntropy" | "MetricMDNUNMEntropyPotentiallyPrecomputed" => {
            ("non-uniform-entropy", true)
        }
        "MetricMDNUNMNormalizedEntropy" => ("normalized-non-uniform-entropy", true),
        "MetricSDAECS" => ("aecs", false),
        "MetricSDDiscernability" => ("discernibility-star", false),
        "MetricSDNMDiscernability" => ("discernibility", false),
        "MetricSDNMAmbiguity" => ("ambiguity", false),
        _ => return Err(format!("metric {}", metric["name"].as_str().unwrap_or(class))),
    };
    let aggregate = match metric["aggregateFunction"].as_str().unwrap_or_default() {
        "ARITHMETIC_MEAN" => "arithmetic-mean",
        "GEOMETRIC_MEAN" => "geometric-mean",
        "SUM" => "sum",
        "MAXIMUM" => "max",
        "RANK" => "rank",
        other => return Err(format!("aggregate {other}")),
    };
    let mut loss = json!({"metric": name, "aggregate": aggregate, "gs-factor": metric["gsFactor"]});
    if as_arx {
        loss["as-arx"] = json!(true);
    }
    Ok(loss)
}

/// ARX's losses as JSON: the text of a double, or of several in brackets.
#[must_use]
pub fn losses(value: &Value) -> Option<Vec<f64>> {
    let text = value.as_str()?.trim_start_matches('[').trim_end_matches(']');
    text.split(',').map(|number| number.trim().parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::{losses, poisson_k};
    use serde_json::json;

    /// Spec E7: ARX's table for α = 0.1 is one above ours, k at most.
    #[test]
    fn arx_derives_one_more_from_a_poisson_test() {
        let derived = |k: u32| [0.05, 0.1, 0.2, 0.3, 0.4, 0.5].map(|pi| poisson_k(k, pi, 0.1));
        assert_eq!(derived(3), [3; 6]);
        assert_eq!(derived(5), [3, 3, 4, 5, 5, 5]);
        assert_eq!(derived(10), [3, 4, 6, 7, 9, 10]);
        assert_eq!(derived(15), [4, 5, 7, 9, 11, 13]);
    }

    #[test]
    fn losses_are_one_number_or_several() {
        assert_eq!(losses(&json!("0.5")), Some(vec![0.5]));
        assert_eq!(losses(&json!("[0.5, 1.0]")), Some(vec![0.5, 1.0]));
        assert_eq!(losses(&json!(null)), None);
    }
}
