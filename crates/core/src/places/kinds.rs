//! What a recipe for places can choose: the protection and the algorithms.

use super::messages::BoxEdges;
use super::number::{Decimal, FARTHEST, LATEST};
use super::reading::MOST_PEOPLE;
use super::squares::Area;
use crate::choice::{Argument, Choice, Declaration, Parameter, Range};
use crate::error::{Error, Result};

static LOCATION_K_ANONYMITY: Declaration = Declaration {
    id: "location-k-anonymity",
    family: "identity",
    source: "M. Gruteser, D. Grunwald. Anonymous usage of location-based services through spatial \
             and temporal cloaking. MobiSys 2003.",
    formula: "each cloak holds at least k people",
    parameters: &[
        Parameter::integer("k", Range::whole(2, MOST_PEOPLE)).required().suggested(5.0),
        // Whether k people have the very same cloak.
        Parameter::switch("reciprocal"),
    ],
};

/// What must hold for a release of places.
pub static MODELS: [&Declaration; 1] = [&LOCATION_K_ANONYMITY];

static GRID: Declaration = Declaration {
    id: "grid",
    family: "location-k-anonymity",
    source: "Cells of one width, or blocks of 2 × 2, 4 × 4, … of them.",
    formula: "",
    parameters: &[
        Parameter::exact("width").required(),
        Parameter::switch("enlarge"),
        Parameter::exact("period"),
    ],
};

static QUAD_TREE: Declaration = Declaration {
    id: "quad-tree",
    family: "location-k-anonymity",
    source: "M. Gruteser, D. Grunwald. MobiSys 2003, figure 2: adaptive quadrants.",
    formula: "",
    parameters: &[
        // The whole, which must be said: one made of the data would begin at somebody's place.
        Parameter::exact("x").required(),
        Parameter::exact("y").required(),
        Parameter::exact("side").required(),
        Parameter::exact("smallest").required(),
        Parameter::exact("period"),
    ],
};

static TEMPORAL: Declaration = Declaration {
    id: "temporal",
    family: "location-k-anonymity",
    source: "M. Gruteser, D. Grunwald. MobiSys 2003, section 4.2: temporal cloaking.",
    formula: "",
    parameters: &[
        Parameter::exact("width").required(),
        Parameter::exact("dt"),
        Parameter::exact("period"),
        // Whether intervals end at the exact times of members, as the paper has them.
        Parameter::switch("exact"),
    ],
};

static CLIQUE_CLOAK: Declaration = Declaration {
    id: "clique-cloak",
    family: "location-k-anonymity",
    source: "B. Gedik, L. Liu. Location privacy in mobile systems: a personalized anonymization \
             model. ICDCS 2005, section 4.",
    formula: "",
    parameters: &[
        Parameter::exact("dx"),
        Parameter::exact("dy"),
        Parameter::exact("dt"),
        Parameter::exact("width"),
        Parameter::exact("period"),
        Parameter::switch("exact"),
        // Steps that the search for one set takes at most.
        Parameter::integer("budget", Range::whole(1, 1_000_000)).default(10_000.0).spelled_out(),
    ],
};

/// What finds a release of places, in the order in which it is listed everywhere.
pub static SEARCHES: [&Declaration; 4] = [&GRID, &QUAD_TREE, &TEMPORAL, &CLIQUE_CLOAK];

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocationKAnonymity {
    /// The fewest people in a cloak; a request may want more.
    pub k: u32,
    /// Whether as many people have the very same cloak, so that knowing how cloaks are made does
    /// not help.
    pub reciprocal: bool,
}

impl LocationKAnonymity {
    /// What a recipe chose.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) for a number outside its range.
    pub fn bind(choice: &Choice) -> Result<Self> {
        choice.check()?;
        Ok(Self { k: choice.integer("k")?, reciprocal: choice.switch("reciprocal") })
    }
}

/// What finds a release. Lengths and times are millionths of their units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cloaker {
    /// Cells of one width.
    Grid {
        /// How wide a cell is.
        width: i64,
        /// Whether blocks are tried where a cell holds too few; otherwise such requests are dropped.
        enlarges: bool,
        /// How long requests are of one moment.
        period: Option<i64>,
    },
    /// Quadrants of an area.
    QuadTree {
        /// The whole.
        area: Area,
        /// The least side of a square.
        smallest: i64,
        /// How long requests are of one moment.
        period: Option<i64>,
    },
    /// Cells of one width, and waiting.
    Temporal {
        /// How wide a cell is.
        width: i64,
        /// How long somebody waits, if requests do not say so.
        dt: Option<i64>,
        /// What intervals end at; exact times if there is none.
        period: Option<i64>,
    },
    /// Messages with tolerances.
    CliqueCloak {
        /// How far places may be widened and how long somebody waits, if requests do not say so.
        tolerances: [Option<i64>; 3],
        /// What boxes end at.
        edges: BoxEdges,
        /// Steps that the search for one set takes at most.
        budget: u32,
    },
}

impl Cloaker {
    /// What a recipe chose.
    ///
    /// # Errors
    /// [`Kind::Parameter`](crate::error::Kind::Parameter) for a number outside its range, or with
    /// more than six digits after the point.
    pub fn bind(choice: &Choice) -> Result<Self> {
        choice.check()?;
        let length = |name| given(choice, name, 1, FARTHEST);
        let period = given(choice, "period", 1, LATEST)?;
        let dt = given(choice, "dt", 0, LATEST)?;
        Ok(match choice.id() {
            "grid" => Self::Grid {
                width: needed("width", length("width")?)?,
                enlarges: choice.switch("enlarge"),
                period,
            },
            "quad-tree" => {
                let edge = |name| needed(name, given(choice, name, -FARTHEST, FARTHEST)?);
                let side = needed("side", length("side")?)?;
                let area = Area { x: edge("x")?, y: edge("y")?, side };
                let smallest = needed("smallest", length("smallest")?)?;
                if smallest > side {
                    return Err(Error::parameter("smallest", "0<..=side"));
                }
                Self::QuadTree { area, smallest, period }
            }
            "temporal" => Self::Temporal { width: needed("width", length("width")?)?, dt, period },
            _ => {
                let tolerance = |name| given(choice, name, 0, FARTHEST);
                Self::CliqueCloak {
                    tolerances: [tolerance("dx")?, tolerance("dy")?, dt],
                    edges: BoxEdges { width: length("width")?, period },
                    budget: choice.integer("budget")?,
                }
            }
        })
    }

    /// Its name in recipes.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Grid { .. } => GRID.id,
            Self::QuadTree { .. } => QUAD_TREE.id,
            Self::Temporal { .. } => TEMPORAL.id,
            Self::CliqueCloak { .. } => CLIQUE_CLOAK.id,
        }
    }

    /// Whether the people of a cloak have the same one, without being asked for it.
    #[must_use]
    pub fn is_shared(self) -> bool {
        matches!(self, Self::CliqueCloak { .. })
    }
}

fn needed(name: &'static str, number: Option<i64>) -> Result<i64> {
    number.ok_or_else(|| crate::choice::missing(name))
}

/// A number that is given, in millionths, and not below `least` nor above `most`.
fn given(choice: &Choice, name: &'static str, least: i64, most: i64) -> Result<Option<i64>> {
    let Some(Argument::Exact(text)) = choice.argument(name) else { return Ok(None) };
    let number = Decimal::read(text, most).filter(|number| number.exact);
    match number.map(|number| number.floor).filter(|&number| number >= least) {
        Some(number) => Ok(Some(number)),
        None => Err(Error::parameter(
            name,
            match least {
                1 => "six-decimals-above-zero",
                0 => "six-decimals-from-zero",
                _ => "six-decimals",
            },
        )),
    }
}
