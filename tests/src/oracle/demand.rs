//! What may be demanded of a release, in the oracle's terms (spec part D).
//!
//! Parameters that a recipe writes as decimal numbers are kept in thousandths, so that every
//! comparison that counts allow is one of whole numbers (spec section 0, numeric rule 1).

/// A parameter in thousandths.
pub type Thousandths = i128;

/// What the distance of two sensitive values is (spec D9).
#[derive(Clone, Debug, PartialEq)]
pub enum Distance {
    /// All values are equally far apart.
    Equal,
    /// By rank; the values of the reference in their order.
    Ordered(Vec<String>),
    /// By size; the values with the whole numbers they are, ascending.
    Numeric(Vec<(String, i64)>),
    /// By height of the first common group; for each value its groups from the finest up.
    Hierarchical(Vec<Vec<String>>),
}

/// How a population is estimated from the sample (spec E6 to E8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Estimator {
    /// The individual risk of Benedetti and Franconi.
    IndividualRisk,
    /// A Poisson null distribution.
    Poisson,
    /// A zero-truncated one.
    TruncatedPoisson,
}

/// One demand. `column` is the number of a column of the question.
#[derive(Clone, Debug, PartialEq)]
pub enum Demand {
    /// Spec D1.
    K(usize),
    /// Spec D2 with the question's population.
    KMap(usize),
    /// Spec D2, E6 to E8, without a population.
    KMapEstimated {
        /// The fewest persons allowed.
        k: usize,
        /// How they are estimated.
        estimator: Estimator,
        /// π in thousandths.
        fraction: Thousandths,
        /// The chance of error in thousandths.
        significance: Thousandths,
    },
    /// Spec D3.
    AverageRisk {
        /// τ_avg.
        average: Thousandths,
        /// τ_max.
        max: Option<Thousandths>,
        /// The share of the records that may be above τ_max.
        at_risk: Thousandths,
    },
    /// Spec D4.
    Distinct {
        /// The sensitive column.
        column: usize,
        /// The fewest distinct values.
        l: usize,
        /// The other sensitive columns, where they are taken to be known (spec D15).
        joint: Vec<usize>,
    },
    /// Spec D5.
    Entropy {
        /// The sensitive column.
        column: usize,
        /// The least exponential of the entropy.
        l: Thousandths,
        /// The other sensitive columns, where they are taken to be known (spec D15).
        joint: Vec<usize>,
    },
    /// Spec D6.
    Recursive {
        /// The sensitive column.
        column: usize,
        /// c.
        c: Thousandths,
        /// l.
        l: usize,
        /// The other sensitive columns, where they are taken to be known (spec D15).
        joint: Vec<usize>,
    },
    /// Spec D7, and D8 with `guarded`.
    PositiveRecursive {
        /// The sensitive column.
        column: usize,
        /// c, or c1.
        c: Thousandths,
        /// l.
        l: usize,
        /// Y.
        acceptable: Vec<String>,
        /// W with c2 in thousandths of a percent.
        guarded: Option<(Vec<String>, Thousandths)>,
    },
    /// Spec D9.
    Closeness {
        /// The sensitive column.
        column: usize,
        /// t.
        t: Thousandths,
        /// The ground distance.
        distance: Distance,
        /// Whether the reference is what is released.
        released: bool,
    },
    /// Spec D10 with the question's population.
    Presence {
        /// δ_min.
        min: Thousandths,
        /// δ_max.
        max: Thousandths,
    },
    /// Spec D11.
    Disclosure {
        /// The sensitive column.
        column: usize,
        /// δ.
        delta: Thousandths,
        /// Whether logarithms are binary.
        binary: bool,
        /// Whether values that a class lacks are passed over.
        present_only: bool,
    },
    /// Spec D12.
    Likeness {
        /// The sensitive column.
        column: usize,
        /// β.
        beta: Thousandths,
        /// Whether the gain of a value is also at most −ln q.
        enhanced: bool,
    },
    /// Spec D13.
    AlphaK {
        /// The sensitive column.
        column: usize,
        /// α.
        alpha: Thousandths,
        /// k.
        k: usize,
        /// The values it concerns; all if absent.
        values: Option<Vec<String>>,
    },
    /// Spec D14a: the column holds each record's k.
    PersonalK(usize),
    /// Spec D14b.
    Guarding {
        /// The sensitive column.
        column: usize,
        /// The column of guards.
        guard: usize,
        /// The largest breach probability allowed.
        probability: Thousandths,
        /// For each sensitive value its labels from the finest up.
        tree: Vec<Vec<String>>,
    },
    /// Spec D16: the combinations of quasi-identifiers, each of which is k-anonymous.
    SubsetK {
        /// k.
        k: usize,
        /// The combinations.
        combinations: Vec<Vec<usize>>,
    },
    /// Spec E4: the largest share of records that stand alone.
    SampleUniqueness(Thousandths),
    /// Spec E9: the largest share of the population that stands alone.
    PopulationUniqueness {
        /// The largest share.
        max: Thousandths,
        /// π.
        fraction: Thousandths,
        /// Whether it is estimated after Pitman, or else after Zayatz.
        pitman: bool,
    },
}

impl Demand {
    /// The weaker of two of its measures.
    #[must_use]
    pub fn weaker(&self) -> fn(f64, f64) -> f64 {
        match self {
            Self::K(_)
            | Self::KMap(_)
            | Self::Distinct { .. }
            | Self::Entropy { .. }
            | Self::PersonalK(_)
            | Self::KMapEstimated { .. } => f64::min,
            _ => f64::max,
        }
    }
}
