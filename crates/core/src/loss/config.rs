//! How loss is to be measured: the choices of a recipe, before any table.

use super::{Aggregate, Metric};
use crate::choice::{Choice, Parameter, Range, Roles, names};
use crate::error::{Error, Result};

/// How suppression counts against generalization.
pub const GS_FACTOR: Parameter =
    Parameter::number("gs-factor", Range::SHARE).default(0.5).spelled_out();
/// What is to be predicted.
pub(super) const LABEL: Parameter = Parameter::attribute("label", Roles::NotGeneralized).optional();
/// How much steps near the root weigh.
pub(super) const STEPS: Parameter = Parameter::choice("steps", &names(&STEP_WEIGHTS));
/// How fast the weights of steps grow towards the root.
pub(crate) const BETA: Parameter = Parameter::number("beta", Range::whole(1, 100)).default(1.0);
pub(super) const STEP_BETA: Parameter = BETA.only_with("steps", &["height"]);
/// Whether suppressed records are counted as ARX counts them.
pub(super) const AS_ARX: Parameter = Parameter::switch("as-arx");

pub(super) const STEP_WEIGHTS: [(&str, StepWeights); 2] =
    [("uniform", StepWeights::Uniform), ("height", StepWeights::Height(1.0))];

/// How much the steps of a hierarchy weigh in [`Metric::Distortion`] (spec F2).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum StepWeights {
    /// All the same.
    #[default]
    Uniform,
    /// 1/(j − 1)^β for the step from j to j − 1, counted from the root: near it they weigh more.
    /// β is from 1 to 100.
    Height(f64),
}

impl StepWeights {
    /// The same with the β that a choice gives, if it is one of those weights that have it.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) outside 1..=100.
    pub(crate) fn with_beta(self, choice: &Choice) -> Result<Self> {
        let beta = choice.number(BETA.name)?;
        BETA.check(beta)?;
        Ok(match self {
            Self::Uniform => Self::Uniform,
            Self::Height(_) => Self::Height(beta),
        })
    }
}

/// How loss is to be measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LossConfig {
    /// What is measured.
    pub metric: Metric,
    /// How the attributes become one number, where it is measured on attributes.
    pub aggregate: Aggregate,
    /// From 0 to 1; see [`Balance`].
    pub gs_factor: f64,
    /// For [`Metric::CAvg`]: the k that class sizes are compared with.
    pub k: Option<u32>,
    /// For [`Metric::Classification`]: what is to be predicted. In a plan the number of the
    /// attribute; in a study, as [`prepare`](crate::prepare::prepare) translates it, the number of
    /// the tracked column.
    pub label: Option<usize>,
    /// For [`Metric::Distortion`].
    pub steps: StepWeights,
    /// Whether entropies count suppressed records as ARX does (spec F8).
    pub as_arx: bool,
}

impl Default for LossConfig {
    fn default() -> Self {
        Self {
            metric: Metric::Loss,
            aggregate: Aggregate::ArithmeticMean,
            gs_factor: 0.5,
            k: None,
            label: None,
            steps: StepWeights::Uniform,
            as_arx: false,
        }
    }
}

/// How much generalization (G) and suppression (S) count against each other, from ARX's
/// gs-factor g: G = min(1, 2(1 − g)), S = min(1, 2g) (spec M8).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Balance {
    /// G.
    pub generalization: f64,
    /// S.
    pub suppression: f64,
}

impl Balance {
    /// The balance for a gs-factor.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) outside 0..=1.
    pub fn new(gs_factor: f64) -> Result<Self> {
        if !GS_FACTOR.range.holds(gs_factor) {
            return Err(Error::parameter("loss.gs-factor", GS_FACTOR.range.text()));
        }
        Ok(Self {
            generalization: (2.0 * (1.0 - gs_factor)).min(1.0),
            suppression: (2.0 * gs_factor).min(1.0),
        })
    }
}
