//! What is said of a release of sets.

use super::{SetJob, Written};
use outis::sets::{Chosen, Found, ItemExposure, ReleasedSets};
use outis_protocol::recipe::SetKind;
use outis_protocol::report::{
    self, Audience, ReportKind, RunFacts, SetExposure, SetFacts, SetLoss, SetModelOutcome,
    SetRecoding, SetReport, SetRiskPair, SetSolution,
};

/// The report on what was found and written, in some order, or that nothing was.
pub(super) fn report(
    job: &SetJob,
    released: Option<(&Found, &Written, &str)>,
    facts: Option<RunFacts>,
) -> SetReport {
    let baskets = &job.study.baskets;
    let k = job.study.protection.k();
    let output = released.map(|(_, written, order)| report::Written {
        sha256: crate::Fingerprint::of_bytes(&written.bytes),
        records: written.read.people() as u32,
        order: order.to_owned(),
    });
    let holds = released.is_some();
    let achieved = released.and_then(|(_, written, _)| written.achieved);
    let models = job.recipe.models.iter();
    let before = exposure(ItemExposure::before(baskets, job.known, k));
    let is_marked = !job.study.sensitive.is_empty();
    SetReport {
        outis: outis_protocol::recipe::VERSION,
        kind: ReportKind::Report,
        audience: Audience::Internal,
        data: SetKind::Transactions,
        input: SetFacts {
            sha256: job.sha256.clone(),
            records: baskets.sets.len() as u64,
            empty: baskets.empty,
            items: baskets.items.len() as u64,
            occurrences: baskets.occurrences().iter().sum(),
        },
        output,
        solution: released.map(|(found, _, _)| solution(job, found)),
        models: models
            .map(|model| SetModelOutcome { model: model.clone(), achieved, holds })
            .collect(),
        risk: SetRiskPair {
            // Whoever's line is known has what stands in it.
            before: SetExposure { likeliest: is_marked.then_some(1.0), ..before },
            after: released.map(|(_, written, _)| {
                let after = exposure(ItemExposure::after(&written.read, job.known, k));
                SetExposure { likeliest: likeliest(&written.read), ..after }
            }),
        },
        warnings: job.warnings.clone(),
        run: facts,
    }
}

pub(super) fn exposure(exposure: ItemExposure) -> SetExposure {
    SetExposure {
        known: exposure.known,
        fewest: exposure.fewest,
        unique: exposure.unique,
        below_k: exposure.few.map(|(_, people)| people),
        average: exposure.average,
        likeliest: None,
    }
}

/// The largest share of a group that has one sensitive item.
fn likeliest(released: &ReleasedSets) -> Option<f64> {
    let ReleasedSets::Groups(groups) = released else { return None };
    let shares = groups.iter().flat_map(|group| {
        let size = group.people.len() as f64;
        group.sensitive.iter().map(move |&(_, people)| people as f64 / size)
    });
    shares.reduce(f64::max)
}

fn solution(job: &SetJob, found: &Found) -> SetSolution {
    let whole = job.study.whole() as f64;
    let tree = &job.study.tree;
    let recoding = match (&found.chosen, &found.cut) {
        (Chosen::Groups { groups, .. }, _) => SetRecoding::Groups {
            groups: groups.len() as u64,
            smallest: groups.iter().map(|group| group.people.len()).min().unwrap_or_default()
                as u64,
        },
        (Chosen::Sets(_), Some(cut)) => {
            let raised = (0..).zip(cut.targets()).filter(|&(item, &node)| item != node);
            let cut = raised
                .map(|(item, &node)| (tree.label(item).to_owned(), tree.label(node).to_owned()));
            SetRecoding::Cut { cut: cut.collect() }
        }
        (Chosen::Sets(_), None) => SetRecoding::Local,
    };
    SetSolution {
        algorithm: job.study.algorithm.id().to_owned(),
        recoding,
        suppressed: found.left_out,
        loss: SetLoss {
            metric: "ncp".to_owned(),
            value: found.lost as f64 / whole,
            bound: found.bound.map(|bound| bound as f64 / whole),
            optimal: found.bound == Some(found.lost),
        },
    }
}
