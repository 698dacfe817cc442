//! What the algorithms of the literature need of a study before they may be believed.
//!
//! An algorithm that concludes from one node to others is wrong, without any sign of
//! it, where the conclusion does not hold. It is refused there instead.

use crate::error::{Error, Kind, Result};
use crate::lattice::choices;
use crate::loss::{Metric, NeverFalls, Objective};
use crate::study::Study;

/// The largest lattice that is walked through node by node. At a thousand nodes per second it
/// takes a quarter of an hour.
pub const MOST_NODES: u64 = 1_000_000;

/// Refuses a study where "a node may be released, so all above it may" does not hold.
///
/// # Errors
/// [`Kind::SearchNeedsMonotone`], and [`Kind::SearchNeedsDrop`] where suppressed records that stay
/// as stars are all that is in the way.
pub(super) fn needs_monotone(study: &Study, search: &'static str) -> Result<()> {
    match (study.prunes(), study.prunes_classes()) {
        (true, _) => Ok(()),
        (false, true) => Err(Error::new(Kind::SearchNeedsDrop { search })),
        (false, false) => Err(Error::new(Kind::SearchNeedsMonotone { search })),
    }
}

/// How many nodes a study has, counting so many levels more for each attribute; refuses more than
/// [`MOST_NODES`].
///
/// # Errors
/// [`Kind::LatticeTooLarge`].
pub(super) fn needs_few_nodes(study: &Study, more: u64, search: &'static str) -> Result<u64> {
    let (bottom, top) = (study.bottom(), study.top());
    let levels = choices(&bottom, &top).map(|levels| levels + more);
    let nodes = levels.fold(1, u64::saturating_mul);
    if nodes > MOST_NODES {
        return Err(Error::new(Kind::LatticeTooLarge { search, limit: MOST_NODES }));
    }
    Ok(nodes)
}

/// Whether, of two nodes that may be released, the higher never loses less: then some lowest
/// node loses least of all.
///
/// Without suppression that is so for every loss. With it, going up may bring records back that
/// count as lost below; then it is so only where suppression is no part of the loss, or where
/// it is free and what counts is the number of released records, which never falls on a study
/// that is [monotone](needs_monotone).
pub(super) fn loss_grows(study: &Study) -> bool {
    let config = study.objective().config();
    study.suppressible() == 0
        || match config.metric.kind().never_falls {
            NeverFalls::Always => true,
            NeverFalls::SuppressionFree => config.gs_factor == 0.0,
            NeverFalls::NothingSuppressed => false,
        }
}

/// Whether a loss orders nodes as the sum of their levels does.
pub(super) fn is_height(study: &Study) -> bool {
    use crate::loss::Aggregate::{ArithmeticMean, Sum};
    let config = Objective::config(study.objective());
    let mut weights = study.attributes().iter().map(|attribute| attribute.weight);
    let first = weights.next();
    config.metric == Metric::Height
        && matches!(config.aggregate, Sum | ArithmeticMean)
        && weights.all(|weight| Some(weight) == first)
}
