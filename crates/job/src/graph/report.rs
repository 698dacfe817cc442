//! What is said of a release of a graph.

use super::{GraphJob, GraphWritten};
use outis::graph::{
    FoundGraph, Graph, GraphAlgorithm, Neighbourhoods, VertexExposure, fewest_changes,
    neighbourhoods,
};
use outis_protocol::recipe::GraphKind;
use outis_protocol::report::{
    Audience, GraphFacts, GraphModelOutcome, GraphReport, GraphRisk, GraphRiskPair, GraphSolution,
    ReportKind, RunFacts, VertexRisk, Written,
};

/// The report on what was found and written, in some order, or that nothing was.
pub(super) fn report(
    job: &GraphJob,
    rounds: u32,
    released: Option<(&FoundGraph, &GraphWritten, &str)>,
    facts: Option<RunFacts>,
) -> GraphReport {
    let network = &job.network;
    let k = job.demand.k;
    let achieved = released.map(|(_, written, _)| written.achieved);
    let mut unprotected = vec!["neighbourhood".to_owned(), "link".to_owned()];
    if job.recipe.output.labels {
        unprotected.push("content".to_owned());
    }
    GraphReport {
        outis: outis_protocol::recipe::VERSION,
        kind: ReportKind::Report,
        audience: Audience::Internal,
        data: GraphKind::Graph,
        input: GraphFacts {
            sha256: job.sha256.clone(),
            vertices: network.graph.vertices() as u64,
            edges: network.graph.size(),
            loops: network.loops,
            doubled: network.doubled,
        },
        output: released.map(|(_, written, order)| Written {
            sha256: crate::Fingerprint::of_bytes(&written.bytes),
            records: written.read.graph.vertices() as u32,
            order: order.to_owned(),
        }),
        algorithm: job.demand.algorithm.id().to_owned(),
        rounds,
        solution: released.map(|(found, ..)| solution(job, found)),
        models: job
            .recipe
            .models
            .iter()
            .map(|model| GraphModelOutcome {
                model: model.clone(),
                achieved,
                holds: achieved.is_some(),
            })
            .collect(),
        risk: GraphRiskPair {
            before: risk(&network.graph, k),
            after: released.map(|(_, written, _)| risk(&written.read.graph, k)),
        },
        unprotected,
        warnings: job.warnings.clone(),
        run: facts,
    }
}

fn solution(job: &GraphJob, found: &FoundGraph) -> GraphSolution {
    let FoundGraph { added, removed, .. } = *found;
    let additions = job.demand.algorithm == GraphAlgorithm::Supergraph;
    let bound = fewest_changes(&job.network.graph, job.demand.k, additions).unwrap_or_default();
    GraphSolution { added, removed, bound, optimal: added + removed == bound }
}

fn risk(graph: &Graph, k: u32) -> GraphRisk {
    let Neighbourhoods { things, undecided } = neighbourhoods(graph);
    let degree = vertex_risk(&VertexExposure::of_things(&graph.degrees(), k));
    let neighbourhood = vertex_risk(&VertexExposure::of_things(&things, k));
    GraphRisk { degree, neighbourhood, undecided }
}

fn vertex_risk(exposure: &VertexExposure) -> VertexRisk {
    VertexRisk {
        fewest: exposure.fewest,
        unique: exposure.unique,
        below_k: exposure.few,
        average: exposure.average,
    }
}
