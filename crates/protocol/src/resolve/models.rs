//! The models of a recipe: parameters within their ranges, attributes by their numbers.

use super::ranges::Range;
use crate::problem::{Outcome, Problem};
use crate::recipe::{self, Dialect, MapEstimator, Model, Recipe, Role};
use crate::report::Notice;
use outis::model::{
    Combinations, DisclosureMode, Distance, LikenessVariant, LogarithmBase, MapEstimate,
    SIGNIFICANCE, Spec, UniquenessEstimator,
};

/// The models of a recipe, and what its reader should know about them.
///
/// # Errors
/// `no-models`; `missing-attribute` for an attribute that the recipe does not name,
/// `not-sensitive` and `is-quasi-identifier` for one of a role that the model cannot have;
/// `recipe-missing-field` for a parameter that this choice of others needs; `parameter` with
/// field and range.
pub(super) fn models(recipe: &Recipe) -> Outcome<(Vec<Spec>, Vec<Notice>)> {
    if recipe.models.is_empty() {
        return Err(Problem::new("no-models"));
    }
    let mut notices = Vec::new();
    let one = |(position, model): (usize, &Model)| {
        let of = Of { recipe, position };
        let model = of.in_dialect(model, &mut notices);
        of.check(&model)?;
        notices.extend(of.large_l(&model));
        of.spec(&model)
    };
    let specs = recipe.models.iter().enumerate().map(one).collect::<Outcome<_>>()?;
    Ok((specs, notices))
}

/// The models of a recipe as its dialect has them: those that are kept and reported on.
pub(crate) fn models_kept(recipe: &Recipe) -> Vec<Model> {
    let kept = |(position, model)| Of { recipe, position }.in_dialect(model, &mut Vec::new());
    recipe.models.iter().enumerate().map(kept).collect()
}

/// Says what the core cannot know of a problem: the number of the model, which it knows only by
/// the name of the parameter, and the file of the population.
pub(crate) fn placed(recipe: &Recipe, problem: Problem) -> Problem {
    if problem.code == "population-without-sample" {
        // The place is in the data; which table should have had the records is told beside it.
        let named = super::tables_named(recipe).into_iter().next();
        let table = named.and_then(|(_, name)| recipe.tables.get(name));
        return Problem { detail: table.map(|table| table.file.clone()), ..problem };
    }
    let Some(name) = problem.field.as_deref().and_then(|field| field.strip_prefix("models."))
    else {
        return problem;
    };
    let concerns = |model: &Model| {
        let json = serde_json::to_value(model).unwrap_or_default();
        let same = |title: &String| {
            ["attribute", "guard"].iter().any(|field| json[*field].as_str() == Some(title))
        };
        json.get(name).is_some() && problem.attribute.as_ref().is_none_or(same)
    };
    let field = recipe.models.iter().position(concerns).map(|at| format!("models[{at}].{name}"));
    Problem { field: field.or(problem.field.clone()), ..problem }
}

/// One model of a recipe.
struct Of<'a> {
    recipe: &'a Recipe,
    position: usize,
}

impl Of<'_> {
    fn field(&self, name: &str) -> String {
        format!("models[{}].{name}", self.position)
    }

    /// The model as the recipe's dialect has it (spec A7).
    fn in_dialect(&self, model: &Model, notices: &mut Vec<Notice>) -> Model {
        let mut model = model.clone();
        if let (Some(Dialect::Anon), Some(k)) = (self.recipe.dialect, self.recipe.k())
            && let Model::DistinctLDiversity { attribute, l, .. } = &mut model
            && !(1..=k).contains(l)
        {
            *l = (k / 2).max(1);
            notices.push(Notice {
                attribute: Some(attribute.clone()),
                value: Some((*l).into()),
                ..Notice::new("anon-l-value")
            });
        }
        model
    }

    /// Refuses numbers outside their ranges.
    fn check(&self, model: &Model) -> Outcome<()> {
        let within = |name: &str, range: Range, number: f64| range.check(&self.field(name), number);
        let optional = |name: &str, range: Range, number: Option<f64>| {
            number.map_or(Ok(()), |number| within(name, range, number))
        };
        match model {
            Model::KAnonymity { k } => within("k", Range::From(2), f64::from(*k)),
            Model::KMap { k, sampling_fraction, significance, .. } => {
                within("k", Range::From(2), f64::from(*k))?;
                optional("sampling-fraction", Range::Fraction, *sampling_fraction)?;
                optional("significance", Range::Between, *significance)
            }
            Model::AverageRisk { average, max, records_at_risk } => {
                within("average", Range::Fraction, *average)?;
                optional("max", Range::Fraction, *max)?;
                optional("records-at-risk", Range::Share, *records_at_risk)
            }
            Model::DistinctLDiversity { l, .. } => within("l", Range::From(1), f64::from(*l)),
            Model::EntropyLDiversity { l, .. } => within("l", Range::From(1), *l),
            Model::RecursiveLDiversity { c, l, .. } | Model::PdRecursiveLDiversity { c, l, .. } => {
                within("c", Range::AboveZero, *c)?;
                within("l", Range::From(1), f64::from(*l))
            }
            Model::NpdRecursiveLDiversity { c1, c2, l, .. } => {
                within("c1", Range::AboveZero, *c1)?;
                within("c2", Range::Percent, *c2)?;
                within("l", Range::From(1), f64::from(*l))
            }
            Model::TCloseness { t, .. } => within("t", Range::Share, *t),
            Model::DeltaPresence { min, max, .. } => {
                within("min", Range::Share, *min)?;
                within("max", Range::Share, *max)?;
                if min <= max {
                    return Ok(());
                }
                Err(Problem::of_field("parameter", self.field("max")).with_detail("min..=1"))
            }
            Model::DeltaDisclosure { delta, .. } => within("delta", Range::AboveZero, *delta),
            Model::BetaLikeness { beta, .. } => within("beta", Range::AboveZero, *beta),
            Model::AlphaKAnonymity { alpha, k, .. } => {
                within("alpha", Range::Fraction, *alpha)?;
                within("k", Range::From(2), f64::from(*k))
            }
            Model::PersonalK { .. } => Ok(()),
            Model::GuardingNodes { probability, .. } => {
                within("probability", Range::Share, *probability)
            }
            Model::SubsetKAnonymity { k, size, .. } => {
                within("k", Range::From(2), f64::from(*k))?;
                optional("size", Range::From(1), size.map(f64::from))
            }
            Model::SampleUniqueness { max } => within("max", Range::Share, *max),
            Model::PopulationUniqueness { max, sampling_fraction, .. } => {
                within("max", Range::Share, *max)?;
                within("sampling-fraction", Range::Fraction, *sampling_fraction)
            }
        }
    }

    /// What to know of an l above k: classes will be larger than k (spec M17).
    fn large_l(&self, model: &Model) -> Option<Notice> {
        let (attribute, l) = match model {
            Model::EntropyLDiversity { attribute, l, .. } => (attribute, *l),
            Model::DistinctLDiversity { attribute, l, .. }
            | Model::RecursiveLDiversity { attribute, l, .. }
            | Model::PdRecursiveLDiversity { attribute, l, .. }
            | Model::NpdRecursiveLDiversity { attribute, l, .. } => (attribute, f64::from(*l)),
            _ => return None,
        };
        let k = self.recipe.k().filter(|&k| l > f64::from(k))?;
        Some(Notice {
            attribute: Some(attribute.clone()),
            value: Some(l),
            k: Some(k),
            ..Notice::new("l-above-k")
        })
    }

    fn spec(&self, model: &Model) -> Outcome<Spec> {
        Ok(match model {
            Model::KAnonymity { k } => Spec::KAnonymity { k: *k },
            Model::KMap { .. } => self.k_map(model)?,
            Model::AverageRisk { average, max, records_at_risk } => Spec::AverageRisk {
                average: *average,
                max: *max,
                records_at_risk: *records_at_risk,
            },
            Model::DistinctLDiversity { attribute, l, joint } => Spec::DistinctLDiversity {
                attribute: self.sensitive(attribute)?,
                l: *l,
                joint: *joint,
            },
            Model::EntropyLDiversity { attribute, l, joint } => Spec::EntropyLDiversity {
                attribute: self.sensitive(attribute)?,
                l: *l,
                joint: *joint,
            },
            Model::RecursiveLDiversity { attribute, c, l, joint } => Spec::RecursiveLDiversity {
                attribute: self.sensitive(attribute)?,
                c: *c,
                l: *l,
                joint: *joint,
            },
            Model::PdRecursiveLDiversity { attribute, c, l, acceptable } => {
                Spec::PdRecursiveLDiversity {
                    attribute: self.sensitive(attribute)?,
                    c: *c,
                    l: *l,
                    acceptable: acceptable.clone(),
                }
            }
            Model::NpdRecursiveLDiversity { attribute, c1, c2, l, acceptable, guarded } => {
                Spec::NpdRecursiveLDiversity {
                    attribute: self.sensitive(attribute)?,
                    c1: *c1,
                    c2: *c2,
                    l: *l,
                    acceptable: acceptable.clone(),
                    guarded: guarded.clone(),
                }
            }
            Model::TCloseness { attribute, t, distance } => Spec::TCloseness {
                attribute: self.sensitive(attribute)?,
                t: *t,
                distance: match distance {
                    recipe::Distance::Equal => Distance::Equal,
                    recipe::Distance::Ordered => Distance::Ordered,
                    recipe::Distance::Numeric => Distance::Numeric,
                    recipe::Distance::Hierarchical => Distance::Hierarchical,
                },
            },
            Model::DeltaPresence { min, max, .. } => Spec::DeltaPresence { min: *min, max: *max },
            Model::DeltaDisclosure { attribute, delta, base, mode } => Spec::DeltaDisclosure {
                attribute: self.sensitive(attribute)?,
                delta: *delta,
                base: match base {
                    recipe::LogarithmBase::E => LogarithmBase::E,
                    recipe::LogarithmBase::Two => LogarithmBase::Two,
                },
                mode: match mode {
                    recipe::DisclosureMode::Strict => DisclosureMode::Strict,
                    recipe::DisclosureMode::PresentOnly => DisclosureMode::PresentOnly,
                },
            },
            Model::BetaLikeness { attribute, beta, variant } => Spec::BetaLikeness {
                attribute: self.sensitive(attribute)?,
                beta: *beta,
                variant: match variant {
                    recipe::LikenessVariant::Basic => LikenessVariant::Basic,
                    recipe::LikenessVariant::Enhanced => LikenessVariant::Enhanced,
                },
            },
            Model::AlphaKAnonymity { attribute, alpha, k, values } => Spec::AlphaKAnonymity {
                attribute: self.sensitive(attribute)?,
                alpha: *alpha,
                k: *k,
                values: values.clone(),
            },
            Model::PersonalK { attribute } => {
                Spec::PersonalK { attribute: self.beside("attribute", attribute)? }
            }
            Model::GuardingNodes { attribute, guard, probability } => Spec::GuardingNodes {
                attribute: self.sensitive(attribute)?,
                guard: self.beside("guard", guard)?,
                probability: *probability,
            },
            Model::SubsetKAnonymity { k, size, combinations } => Spec::SubsetKAnonymity {
                k: *k,
                combinations: self.combinations(*size, combinations.as_deref())?,
            },
            Model::SampleUniqueness { max } => Spec::SampleUniqueness { max: *max },
            Model::PopulationUniqueness { max, estimator, sampling_fraction } => {
                Spec::PopulationUniqueness {
                    max: *max,
                    estimator: uniqueness_estimator(*estimator),
                    sampling_fraction: *sampling_fraction,
                }
            }
        })
    }

    /// Either a table or an estimator, and with an estimator what it needs.
    fn k_map(&self, model: &Model) -> Outcome<Spec> {
        let Model::KMap { k, population, estimator, sampling_fraction, significance } = model
        else {
            return Err(Problem::new("internal"));
        };
        let one_of = |field| {
            Problem::of_field("parameter", self.field(field)).with_detail("population | estimator")
        };
        let estimator = match (population, estimator) {
            (Some(_), Some(_)) | (None, None) => return Err(one_of("population")),
            (Some(_), None) => {
                // They say something about a sample, and there is none.
                for (field, given) in
                    [("sampling-fraction", sampling_fraction), ("significance", significance)]
                {
                    if given.is_some() {
                        return Err(Problem::of_field("parameter", self.field(field))
                            .with_detail("estimator"));
                    }
                }
                return Ok(Spec::KMap { k: *k, estimate: None });
            }
            (None, Some(estimator)) => estimator,
        };
        let needed = || {
            let field = self.field("sampling-fraction");
            sampling_fraction.ok_or_else(|| Problem::of_field("recipe-missing-field", field))
        };
        let significance = significance.unwrap_or(SIGNIFICANCE);
        let estimate = match estimator {
            MapEstimator::IndividualRisk => {
                if self.recipe.records.sampling_weight.is_none() {
                    needed()?;
                }
                MapEstimate::IndividualRisk { sampling_fraction: *sampling_fraction }
            }
            MapEstimator::Poisson => {
                MapEstimate::Poisson { sampling_fraction: needed()?, significance }
            }
            MapEstimator::TruncatedPoisson => {
                MapEstimate::TruncatedPoisson { sampling_fraction: needed()?, significance }
            }
        };
        Ok(Spec::KMap { k: *k, estimate: Some(estimate) })
    }

    fn combinations(
        &self,
        size: Option<u32>,
        combinations: Option<&[Vec<String>]>,
    ) -> Outcome<Combinations> {
        let Some(listed) = combinations else {
            let field = self.field("size");
            return size
                .map(Combinations::UpTo)
                .ok_or_else(|| Problem::of_field("recipe-missing-field", field));
        };
        if size.is_some() {
            return Err(Problem::of_field("parameter", self.field("size"))
                .with_detail("size | combinations"));
        }
        if listed.is_empty() || listed.iter().any(Vec::is_empty) {
            return Err(
                Problem::of_field("parameter", self.field("combinations")).with_detail("1..")
            );
        }
        let quasi = |title: &String| {
            let (number, role) = attribute(self.recipe, title, &self.field("combinations"))?;
            match role {
                Role::QuasiIdentifier => Ok(number),
                _ => {
                    let field = self.field("combinations");
                    Err(Problem::of_field("not-quasi-identifier", field).of_attribute(title))
                }
            }
        };
        let numbers = listed.iter().map(|titles| titles.iter().map(quasi).collect());
        Ok(Combinations::Listed(numbers.collect::<Outcome<_>>()?))
    }

    /// The number of a sensitive attribute.
    fn sensitive(&self, title: &str) -> Outcome<usize> {
        let field = self.field("attribute");
        match attribute(self.recipe, title, &field)? {
            (number, Role::Sensitive) => Ok(number),
            _ => Err(Problem::of_field("not-sensitive", field).of_attribute(title)),
        }
    }

    /// The number of an attribute that is not generalized.
    fn beside(&self, name: &str, title: &str) -> Outcome<usize> {
        beside(self.recipe, title, &self.field(name))
    }
}

/// The number of an attribute in the recipe, and its role.
///
/// # Errors
/// `missing-attribute` with the field that names it.
pub(super) fn attribute(recipe: &Recipe, title: &str, field: &str) -> Outcome<(usize, Role)> {
    let found = recipe.attributes.iter().position(|attribute| attribute.title() == title);
    let found =
        found.ok_or_else(|| Problem::of_field("missing-attribute", field).of_attribute(title))?;
    Ok((found, recipe.attributes[found].role))
}

/// The number of an attribute that is not generalized.
///
/// # Errors
/// As [`attribute`], and `is-quasi-identifier`.
pub(super) fn beside(recipe: &Recipe, title: &str, field: &str) -> Outcome<usize> {
    match attribute(recipe, title, field)? {
        (_, Role::QuasiIdentifier) => {
            Err(Problem::of_field("is-quasi-identifier", field).of_attribute(title))
        }
        (number, _) => Ok(number),
    }
}

fn uniqueness_estimator(estimator: recipe::UniquenessEstimator) -> UniquenessEstimator {
    match estimator {
        recipe::UniquenessEstimator::Dankar => UniquenessEstimator::Dankar,
        recipe::UniquenessEstimator::Pitman => UniquenessEstimator::Pitman,
        recipe::UniquenessEstimator::Zayatz => UniquenessEstimator::Zayatz,
        recipe::UniquenessEstimator::SlideNegativeBinomial => {
            UniquenessEstimator::SlideNegativeBinomial
        }
    }
}

#[cfg(test)]
mod tests;
