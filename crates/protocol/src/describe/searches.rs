//! The searches and recodings, with parameters and sources.
//!
//! Families: `optimal` proves the least loss, `lattice` are the searches of the literature
//! through the same lattice, `local` recode class by class, `cells` suppress single cells,
//! `given` applies what was found before.

use super::{Item, Parameter, ParameterKind, choice, item, parameter, tag};
use crate::recipe::{
    CellKind, ClusterDistance, MOST_MEMORY, MondrianCut, MondrianMode, Search, StopRule,
};
use outis::recoding::MOST_ROUNDS;
use std::collections::BTreeMap;

/// All of them, in the order of the recipe's own list.
pub(super) fn searches() -> Vec<Item> {
    // The parameters that are left out have their defaults.
    let of = |id: &str| crate::parse_search(&format!("{{\"algorithm\": \"{id}\"}}")).ok();
    let mut all: Vec<Search> = Search::IDS.iter().filter_map(|id| of(id)).collect();
    let recodings = all.iter().position(|search| search.id() == "kaca").unwrap_or_default();
    all.insert(recodings, Search::Fixed { levels: BTreeMap::new() });
    all.iter().map(search).collect()
}

fn search(search: &Search) -> Item {
    let switch = |name| Parameter { kind: ParameterKind::Switch, ..parameter(name) };
    let cells = || choice("cells", &[CellKind::Hierarchy, CellKind::Ranges]);
    let distance = || {
        let all = [ClusterDistance::Uniform, ClusterDistance::Height, ClusterDistance::Loss];
        choice("distance", &all)
    };
    let whole = |name, default: u32| Parameter {
        kind: ParameterKind::Integer,
        min: Some(1.0),
        default: Some(default.into()),
        ..parameter(name)
    };
    let (family, source, parameters) = match search {
        Search::Optimal { memory, .. } => (
            "optimal",
            "Best-first branch and bound over the generalization lattice; it proves what it \
             finds.",
            vec![
                Parameter { max: Some(MOST_MEMORY.into()), ..whole("memory", *memory) },
                Parameter { default: None, ..whole("nodes", 1) },
            ],
        ),
        Search::Exhaustive {} => (
            "optimal",
            "MinGen: L. Sweeney. Achieving k-Anonymity Privacy Protection Using Generalization \
             and Suppression. IJUFKS 10(5), 2002.",
            Vec::new(),
        ),
        Search::Samarati {} => (
            "lattice",
            "P. Samarati. Protecting Respondents' Identities in Microdata Release. IEEE TKDE \
             13(6), 2001.",
            Vec::new(),
        ),
        Search::Datafly { .. } => (
            "lattice",
            "L. Sweeney. Achieving k-Anonymity Privacy Protection Using Generalization and \
             Suppression. IJUFKS 10(5), 2002.",
            vec![choice("stop", &[StopRule::Limit, StopRule::K])],
        ),
        Search::Incognito {} => (
            "lattice",
            "K. LeFevre, D. DeWitt, R. Ramakrishnan. Incognito: Efficient Full-Domain \
             k-Anonymity. SIGMOD 2005.",
            Vec::new(),
        ),
        Search::Ola {} => (
            "lattice",
            "K. El Emam et al. A Globally Optimal k-Anonymity Method for the De-Identification \
             of Health Data. JAMIA 16(5), 2009.",
            Vec::new(),
        ),
        Search::BestFirst {} => (
            "lattice",
            "M. Ciglic, J. Eder, C. Koncilia. Anonymization of Data Sets with NULL Values. \
             TLDKS XXIV, 2016.",
            Vec::new(),
        ),
        Search::Flash {} => (
            "lattice",
            "F. Kohlmayer, F. Prasser, C. Eckert, A. Kemper, K. Kuhn. Flash: Efficient, Stable \
             and Optimal k-Anonymity. PASSAT 2012.",
            Vec::new(),
        ),
        Search::Fixed { .. } => (
            "given",
            "A node of the lattice that was chosen before.",
            vec![Parameter { min: Some(0.0), ..parameter("levels") }],
        ),
        Search::Kaca { .. } => (
            "local",
            "J. Li, R. Wong, A. Fu, J. Pei. Achieving k-Anonymity by Clustering in Attribute \
             Hierarchical Structures. DaWaK 2006; IEEE TKDE 20(9), 2008.",
            vec![distance(), cells(), switch("stubs"), switch("refine")],
        ),
        Search::Mondrian { .. } => (
            "local",
            "K. LeFevre, D. DeWitt, R. Ramakrishnan. Mondrian Multidimensional k-Anonymity. \
             ICDE 2006.",
            vec![
                choice("mode", &[MondrianMode::Strict, MondrianMode::Relaxed]),
                cells(),
                choice("cut", &[MondrianCut::Widest, MondrianCut::LeastLoss]),
            ],
        ),
        Search::KMember { start, .. } => (
            "local",
            "J.-W. Byun, A. Kamra, E. Bertino, N. Li. Efficient k-Anonymization Using Clustering \
             Techniques. DASFAA 2007.",
            vec![distance(), cells(), switch("refine"), whole("start", *start)],
        ),
        Search::Iterative { rounds, .. } => (
            "local",
            "The optimal search, repeated on the records that it suppressed; after F. Prasser, \
             R. Bild, J. Eicher, H. Spengler, F. Kohlmayer, K. Kuhn. Lightning: Utility-Driven \
             Anonymization of High-Dimensional Data. TDP 9(2), 2016, and ARX.",
            vec![Parameter { max: Some(MOST_ROUNDS.into()), ..whole("rounds", *rounds) }, cells()],
        ),
        Search::Subtree {} => (
            "local",
            "B. Fung, K. Wang, P. Yu. Top-Down Specialization for Information and Privacy \
             Preservation. ICDE 2005.",
            Vec::new(),
        ),
        Search::CellSuppression { .. } => (
            "cells",
            "M. Templ, A. Kowarik, B. Meindl. Statistical Disclosure Control for Micro-Data \
             Using the R Package sdcMicro. JSS 67(4), 2015.",
            vec![Parameter { kind: ParameterKind::Order, ..parameter("importance") }],
        ),
        Search::MuArgus { size, share, .. } => (
            "cells",
            "A. Hundepool, L. Willenborg. μ- and τ-Argus: Software for Statistical \
             Disclosure Control. 1996.",
            vec![
                whole("size", *size),
                Parameter {
                    kind: ParameterKind::Number,
                    min: Some(0.0),
                    max: Some(1.0),
                    default: Some(*share),
                    ..parameter("share")
                },
                Parameter { kind: ParameterKind::Recoding, ..parameter("recode") },
            ],
        ),
    };
    let family = family.to_owned();
    Item { family, parameters, ..item(tag(search, "algorithm"), source) }
}
