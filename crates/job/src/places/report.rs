//! What is said of a release of places.

use super::{PlaceJob, WrittenPlaces};
use outis::places::{self, Cloak, CloakFigures, CloakSpan, Cloaker, Cloaking, Threats};
use outis_protocol::recipe::PlaceKind;
use outis_protocol::report::{
    self, Audience, Notice, NoticeCode, PlaceAttacks, PlaceEnd, PlaceEnds, PlaceExposure,
    PlaceFacts, PlaceLoss, PlaceMiddleOrigin, PlaceModelOutcome, PlaceProjection, PlaceReport,
    PlaceRiskPair, PlaceSolution, ReportKind, RunFacts,
};

/// What was found and written, in some order.
pub(super) struct FoundCloaks<'a> {
    pub(super) cloaks: &'a Cloaking,
    pub(super) given_up: u32,
    pub(super) written: &'a WrittenPlaces,
    pub(super) order: &'a str,
}

/// The report on what was found and written, or that nothing was.
pub(super) fn report(
    job: &PlaceJob,
    found: Option<&FoundCloaks<'_>>,
    facts: Option<RunFacts>,
) -> PlaceReport {
    let visits = &job.study.visits;
    let figures = found.map(|found| CloakFigures::new(&visits.requests, found.cloaks));
    let threats = found.map(|found| Threats::new(&visits.requests, found.cloaks));
    let output = found.zip(figures).map(|(found, figures)| report::Written {
        sha256: crate::Fingerprint::of_bytes(&found.written.bytes),
        records: figures.released,
        order: found.order.to_owned(),
    });
    let mut warnings = job.warnings.clone();
    warnings.extend(threats.iter().flat_map(told));
    let achieved = found.and_then(|found| found.written.measured.achieved);
    let models = job.recipe.models.iter();
    let before = places::PlaceExposure::before(&visits.requests);
    PlaceReport {
        outis: outis_protocol::recipe::VERSION,
        kind: ReportKind::Report,
        audience: Audience::Internal,
        data: PlaceKind::Locations,
        input: PlaceFacts {
            sha256: job.sha256.clone(),
            requests: visits.requests.len() as u64,
            people: visits.people.into(),
        },
        output,
        solution: found.zip(figures).map(|(found, figures)| solution(job, found, figures)),
        models: models
            .map(|model| PlaceModelOutcome {
                model: model.clone(),
                achieved,
                holds: found.is_some(),
            })
            .collect(),
        risk: PlaceRiskPair { before: exposure(before), after: threats.map(attacks) },
        warnings,
        run: facts,
    }
}

/// What somebody learns although the model holds.
fn told(threats: &Threats) -> Vec<Notice> {
    let said = [
        (NoticeCode::FewShareCloaks, threats.reciprocity.below),
        (NoticeCode::LinkedCloaks, threats.intersected.below),
    ];
    let said = said.into_iter().filter(|(_, people)| *people > 0);
    said.map(|(code, people)| Notice { value: Some(people.into()), ..Notice::new(code) }).collect()
}

fn exposure(exposure: places::PlaceExposure) -> PlaceExposure {
    let places::PlaceExposure { fewest, unique, below } = exposure;
    PlaceExposure { fewest, unique, below_k: below }
}

fn attacks(threats: Threats) -> PlaceAttacks {
    PlaceAttacks {
        restricted_space: exposure(threats.restricted),
        observation: exposure(threats.observed),
        reciprocity: exposure(threats.reciprocity),
        intersection: exposure(threats.intersected),
    }
}

fn solution(job: &PlaceJob, found: &FoundCloaks<'_>, figures: CloakFigures) -> PlaceSolution {
    let visits = &job.study.visits;
    let end = |span: fn(&Cloak) -> CloakSpan| {
        let is_exact = found.cloaks.iter().flatten().any(|cloak| !span(cloak).half_open);
        if is_exact { PlaceEnd::Exact } else { PlaceEnd::Grid }
    };
    PlaceSolution {
        algorithm: job.study.cloaker.id().to_owned(),
        released: figures.released.into(),
        success_rate: figures.success,
        mean_area: figures.area,
        mean_people: figures.people,
        loss: PlaceLoss {
            place: figures.lost_place,
            time: visits.timed.then_some(figures.lost_time),
        },
        ends: PlaceEnds {
            place: end(|cloak| cloak.x),
            time: visits.timed.then(|| end(|cloak| cloak.time)),
        },
        projection: visits.projection.map(|projection| PlaceProjection {
            longitude: places::number(projection.middle.longitude),
            latitude: places::number(projection.middle.latitude),
            middle: match job.recipe.data.format.middle {
                Some(_) => PlaceMiddleOrigin::Recipe,
                None => PlaceMiddleOrigin::Data,
            },
        }),
        given_up: matches!(job.study.cloaker, Cloaker::CliqueCloak { .. })
            .then_some(found.given_up),
    }
}
