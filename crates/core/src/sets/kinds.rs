//! What a recipe for sets can choose: protections and the algorithms for each.

use crate::choice::{Choice, Declaration, Parameter, Range};
use crate::error::{Error, Kind, Result};

const TWO_OR_MORE: Range = Range::at_least(2);
const ONE_OR_MORE: Range = Range::at_least(1);
/// Nobody waits until all sets of more items are counted.
const KNOWN: Range = Range::whole(1, 8);

static KM_ANONYMITY: Declaration = Declaration {
    id: "km-anonymity",
    family: "identity",
    source: "M. Terrovitis, N. Mamoulis, P. Kalnis. Privacy-preserving Anonymization of Set-valued \
             Data. PVLDB 1(1), 2008.",
    formula: "support(X) ≥ k for every X with |X| ≤ m that occurs",
    parameters: &[
        Parameter::integer("k", TWO_OR_MORE).required().suggested(5.0),
        Parameter::integer("m", KNOWN).required().suggested(2.0),
    ],
};

static TRANSACTION_K_ANONYMITY: Declaration = Declaration {
    id: "transaction-k-anonymity",
    family: "identity",
    source: "Y. He, J. F. Naughton. Anonymization of Set-Valued Data via Top-Down, Local \
             Generalization. PVLDB 2(1), 2009.",
    formula: "each set equals those of at least k − 1 others",
    parameters: &[Parameter::integer("k", TWO_OR_MORE).required().suggested(5.0)],
};

static PRIVACY_DEGREE: Declaration = Declaration {
    id: "privacy-degree",
    family: "value",
    source: "G. Ghinita, Y. Tao, P. Kalnis. On the Anonymization of Sparse High-Dimensional Data. \
             ICDE 2008.",
    formula: "count(s) / |group| ≤ 1/p for every sensitive item s and every group",
    parameters: &[Parameter::integer("p", TWO_OR_MORE).required().suggested(5.0)],
};

/// What must hold for a release of sets, in the order in which it is listed everywhere.
pub static MODELS: [&Declaration; 3] = [&KM_ANONYMITY, &TRANSACTION_K_ANONYMITY, &PRIVACY_DEGREE];

static OPTIMAL: Declaration = Declaration {
    id: "optimal",
    family: "km-anonymity",
    source: "Branch and bound over all cuts through the tree of items.",
    formula: "",
    // Regions of the tree that it looks into; to the end if nothing is said.
    parameters: &[Parameter::integer("regions", ONE_OR_MORE)],
};

static APRIORI: Declaration = Declaration {
    id: "apriori",
    family: "km-anonymity",
    source: "M. Terrovitis, N. Mamoulis, P. Kalnis. PVLDB 1(1), 2008: apriori anonymization.",
    formula: "",
    parameters: &[],
};

static DIRECT: Declaration = Declaration {
    id: "direct",
    family: "km-anonymity",
    source: "M. Terrovitis, N. Mamoulis, P. Kalnis. PVLDB 1(1), 2008: direct anonymization.",
    formula: "",
    parameters: &[],
};

static LOCAL: Declaration = Declaration {
    id: "local",
    family: "km-anonymity",
    source: "M. Terrovitis, N. Mamoulis, P. Kalnis. Local and Global Recoding Methods for \
             Anonymizing Set-valued Data. VLDB Journal 20(1), 2011.",
    formula: "",
    parameters: &[],
};

static TOP_DOWN: Declaration = Declaration {
    id: "top-down",
    family: "transaction-k-anonymity",
    source: "Y. He, J. F. Naughton. PVLDB 2(1), 2009: top-down local generalization.",
    formula: "",
    parameters: &[],
};

static CAHD: Declaration = Declaration {
    id: "cahd",
    family: "privacy-degree",
    source: "G. Ghinita, Y. Tao, P. Kalnis. ICDE 2008: correlation-aware anonymization of \
             high-dimensional data.",
    formula: "",
    // How far it looks for others, in groups.
    parameters: &[Parameter::integer("alpha", ONE_OR_MORE).default(3.0).spelled_out()],
};

/// What finds a release of sets, in the order in which it is listed everywhere. Its family is the
/// model that it is for.
pub static SEARCHES: [&Declaration; 6] = [&OPTIMAL, &APRIORI, &DIRECT, &LOCAL, &TOP_DOWN, &CAHD];

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protection {
    /// Whoever knows up to m items of somebody finds at least k people.
    KmAnonymity {
        /// The fewest people.
        k: u32,
        /// The most items.
        m: u32,
    },
    /// Everybody's items are written like those of at least k people.
    TransactionKAnonymity {
        /// The fewest people.
        k: u32,
    },
    /// No sensitive item is that of more than 1/p of a group.
    PrivacyDegree {
        /// The fewest people for one who has a sensitive item.
        p: u32,
    },
}

impl Protection {
    /// What a recipe chose.
    ///
    /// # Errors
    /// [`Kind::Parameter`] for a number outside its range.
    pub fn bind(choice: &Choice) -> Result<Self> {
        Ok(match choice.id() {
            "km-anonymity" => {
                Self::KmAnonymity { k: number(choice, "k")?, m: number(choice, "m")? }
            }
            "transaction-k-anonymity" => Self::TransactionKAnonymity { k: number(choice, "k")? },
            _ => Self::PrivacyDegree { p: number(choice, "p")? },
        })
    }

    /// The fewest people who are to be found, where that is asked for.
    #[must_use]
    pub fn k(self) -> Option<u32> {
        match self {
            Self::KmAnonymity { k, .. } | Self::TransactionKAnonymity { k } => Some(k),
            Self::PrivacyDegree { .. } => None,
        }
    }

    /// Its name in recipes.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::KmAnonymity { .. } => KM_ANONYMITY.id,
            Self::TransactionKAnonymity { .. } => TRANSACTION_K_ANONYMITY.id,
            Self::PrivacyDegree { .. } => PRIVACY_DEGREE.id,
        }
    }
}

/// What finds a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algorithm {
    /// Branch and bound over all cuts, as far as so many regions.
    Optimal {
        /// The most regions.
        regions: u64,
    },
    /// Sets of one item first, then of two, each mended by the cheapest way up.
    Apriori,
    /// The same with sets of all sizes at once.
    Direct,
    /// The same by itself in each of the parts that people fall into.
    Local,
    /// From everything downwards, part by part.
    TopDown,
    /// Groups of people who have most items in common.
    Cahd {
        /// How far it looks, in groups.
        alpha: u32,
    },
}

impl Algorithm {
    /// What a recipe chose for a protection; the first that there is for it if it chose nothing.
    ///
    /// # Errors
    /// [`Kind::Parameter`] for a number outside its range, and of
    /// `search.algorithm` with the names of those that there are for it.
    pub fn bind(choice: Option<&Choice>, protection: Protection) -> Result<Self> {
        let mut fitting = SEARCHES.iter().filter(|search| search.family == protection.id());
        let silent = fitting.clone().next().map(|declared| declared.choose());
        let Some(choice) = choice.or(silent.as_ref()) else {
            return Err(Error::new(Kind::NoModels));
        };
        if !fitting.any(|declared| declared.id == choice.id()) {
            let all = SEARCHES.iter().filter(|search| search.family == protection.id());
            let names: Vec<&str> = all.map(|search| search.id).collect();
            return Err(Error::parameter("search.algorithm", names.join(", ")));
        }
        Ok(match choice.id() {
            "optimal" => Self::Optimal { regions: regions(choice)? },
            "apriori" => Self::Apriori,
            "direct" => Self::Direct,
            "local" => Self::Local,
            "top-down" => Self::TopDown,
            _ => Self::Cahd { alpha: number(choice, "alpha")? },
        })
    }

    /// Its name in recipes.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Optimal { .. } => OPTIMAL.id,
            Self::Apriori => APRIORI.id,
            Self::Direct => DIRECT.id,
            Self::Local => LOCAL.id,
            Self::TopDown => TOP_DOWN.id,
            Self::Cahd { .. } => CAHD.id,
        }
    }
}

fn regions(choice: &Choice) -> Result<u64> {
    match choice.integer_given("regions") {
        Some(_) => number(choice, "regions").map(u64::from),
        None => Ok(u64::MAX),
    }
}

/// A number within its range.
fn number(choice: &Choice, name: &'static str) -> Result<u32> {
    let number = choice.integer(name)?;
    if let Some(parameter) = choice.declared().parameter(name) {
        parameter.check(number.into())?;
    }
    Ok(number)
}
