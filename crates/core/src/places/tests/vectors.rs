//! The numbers of spec I4.

use super::{cloaks, study, visit, written};
use crate::error::Kind;
use crate::places::{
    Area, BoxEdges, Cloak, CloakFigures, CloakSpan, Cloaker, Fate, MILLION, Messages,
    PlaceExposure, PlaceStudy, Request, SeenPeople, Threats,
};
use std::collections::BTreeMap;

fn users(k: u32) -> Vec<Request> {
    let places =
        [(1, 1), (2, 1), (1, 2), (3, 3), (6, 6), (7, 7), (6, 7), (14, 2), (15, 15), (9, 9)];
    (0..).zip(places).map(|(user, place)| visit(user, place, 0, k)).collect()
}

fn tree(k: u32, reciprocal: bool) -> PlaceStudy {
    let area = Area { x: 0, y: 0, side: 16 * MILLION };
    let cloaker = Cloaker::QuadTree { area, smallest: 1, period: None };
    study(users(k), (k, reciprocal), cloaker)
}

fn grid(width: i64, enlarges: bool) -> PlaceStudy {
    let cloaker = Cloaker::Grid { width: width * MILLION, enlarges, period: None };
    study(users(2), (2, false), cloaker)
}

/// Squares as (x, y, side).
fn squares(study: &PlaceStudy) -> Vec<Option<(i64, i64, i64)>> {
    cloaks(study).into_iter().map(|cloak| cloak.map(square)).collect()
}

fn square(cloak: Cloak) -> (i64, i64, i64) {
    assert_eq!(cloak.x.length(), cloak.y.length());
    (cloak.x.least / MILLION, cloak.y.least / MILLION, cloak.x.length() / MILLION)
}

const LOW: (i64, i64, i64) = (0, 0, 4);
const MIDDLE: (i64, i64, i64) = (6, 6, 2);
const WHOLE: (i64, i64, i64) = (0, 0, 16);

#[test]
fn the_quad_tree_gives_the_squares_of_the_example() {
    let (far, half) = ((8, 8, 8), (0, 0, 8));
    for (k, high, last, fewest, people_seen) in [
        (2, (LOW, MIDDLE), far, 1, [4, 3, 10, 2]),
        (3, (LOW, MIDDLE), WHOLE, 3, [4, 3, 10, 10]),
        (5, (half, half), WHOLE, 3, [7, 7, 10, 10]),
    ] {
        let study = tree(k, false);
        let expected = [high.0, high.0, high.0, high.0, high.1, high.1, high.1, WHOLE, last, last];
        assert_eq!(squares(&study), expected.map(Some), "k = {k}");
        let cloaks = cloaks(&study);
        let requests = &study.visits.requests;
        assert_eq!(Threats::new(requests, &cloaks).reciprocity.fewest, Some(fewest));
        let seen = SeenPeople::new(requests);
        let people = [0, 4, 7, 8]
            .map(|user: usize| cloaks[user].map_or(0, |cloak| seen.observed(&cloak).len()));
        assert_eq!(people, people_seen);
        let least = people_seen.into_iter().min().map(|least| least as u32);
        assert_eq!(written(&study, &cloaks).1, Ok(least));
    }
    assert!(squares(&tree(11, false)).iter().all(Option::is_none));
}

#[test]
fn groups_of_one_square_have_the_sizes_of_the_example() {
    for (k, expected) in [(2, vec![4, 3, 1, 2]), (3, vec![4, 3, 3]), (5, vec![7, 3])] {
        let mut sizes: BTreeMap<_, usize> = BTreeMap::new();
        let squares = squares(&tree(k, false));
        for square in &squares {
            *sizes.entry(square).or_default() += 1;
        }
        let mut seen = Vec::new();
        for square in &squares {
            if let Some(size) = sizes.remove(square) {
                seen.push(size);
            }
        }
        assert_eq!(seen, expected, "k = {k}");
    }
}

#[test]
fn reciprocal_gives_u7_company_and_leaves_the_others() {
    let plain = tree(2, false);
    let found = cloaks(&plain);
    let requests = &plain.visits.requests;
    let alone = PlaceExposure { fewest: Some(1), unique: 1, below: 1 };
    assert_eq!(Threats::new(requests, &found).reciprocity, alone);
    let asked = tree(2, true);
    let failed = written(&asked, &found).1.expect_err("u7 is alone with the whole");
    assert_eq!(failed.kind, Kind::NotVerified { check: "models" });

    let expected = [LOW, LOW, LOW, LOW, MIDDLE, MIDDLE, MIDDLE, WHOLE, WHOLE, WHOLE];
    assert_eq!(squares(&asked), expected.map(Some));
    let found = cloaks(&asked);
    let nobody = PlaceExposure { fewest: Some(3), unique: 0, below: 0 };
    assert_eq!(Threats::new(requests, &found).reciprocity, nobody);
    assert_eq!(written(&asked, &found).1, Ok(Some(3)));
}

#[test]
fn the_grid_counts_as_in_the_example() {
    for (width, expected) in [
        (4, vec![((0, 0), 4), ((1, 1), 3), ((2, 2), 1), ((3, 0), 1), ((3, 3), 1)]),
        (8, vec![((0, 0), 7), ((1, 0), 1), ((1, 1), 2)]),
    ] {
        let study = grid(width, false);
        let mut counts: BTreeMap<(i64, i64), usize> = BTreeMap::new();
        for request in &study.visits.requests {
            let cell = |place: i64| place.div_euclid(width * MILLION);
            *counts.entry((cell(request.x), cell(request.y))).or_default() += 1;
        }
        assert_eq!(counts.into_iter().collect::<Vec<_>>(), expected);
        let kept = expected.iter().map(|(_, people)| *people).filter(|&people| people >= 2);
        let released = squares(&study);
        assert_eq!(released.iter().flatten().count(), kept.sum());
    }
    // Put together, u8 and u9 share the block (8, 8, 8), and u7 has only the whole.
    let far = (8, 8, 8);
    assert_eq!(squares(&grid(4, true))[7..], [WHOLE, far, far].map(Some));
}

fn waiting(dt: i64, period: Option<i64>) -> PlaceStudy {
    let visits = [(1, 0), (2, 4), (1, 5), (3, 9)];
    let visits =
        visits.map(|(user, time)| Request { dt: dt * MILLION, ..visit(user, (0, 0), time, 3) });
    let period = period.map(|period| period * MILLION);
    study(visits.to_vec(), (3, false), Cloaker::Temporal { width: MILLION, dt: None, period })
}

#[test]
fn waiting_lasts_until_the_third_person_came() {
    let time = |study: &PlaceStudy| cloaks(study)[0].map(|cloak| cloak.time);
    assert_eq!(time(&waiting(9, None)), Some(CloakSpan::closed(0, 9 * MILLION)));
    assert_eq!(time(&waiting(6, None)), None);
    // In whole periods nobody sees when the third came.
    assert_eq!(time(&waiting(9, Some(5))), Some(CloakSpan::half_open(0, 10 * MILLION)));
}

fn messages(edges: BoxEdges) -> PlaceStudy {
    let message = |user, place, time, (k, d, dt): (u32, i64, i64)| Request {
        dx: d * MILLION,
        dy: d * MILLION,
        dt: dt * MILLION,
        ..visit(user, place, time, k)
    };
    let requests = vec![
        message(1, (2, 3), 0, (3, 4, 10)),
        message(2, (4, 4), 3, (2, 4, 10)),
        message(3, (5, 2), 6, (3, 4, 10)),
        message(4, (20, 20), 7, (2, 5, 5)),
    ];
    study(requests, (2, false), Cloaker::CliqueCloak { tolerances: [None; 3], edges, budget: 1000 })
}

#[test]
fn three_messages_are_released_together_and_the_fourth_is_dropped() {
    let edges = BoxEdges::default();
    let study = messages(edges);
    let requests = &study.visits.requests;
    for (one, other, fits) in
        [(0, 1, true), (0, 2, true), (1, 2, true), (0, 3, false), (1, 3, false), (2, 3, false)]
    {
        assert_eq!(edges.compatible(&requests[one], &requests[other]), fits);
    }
    let mut search = Messages::new(edges, 1000, requests);
    while !search.step(requests) {}
    let span = |least, end| CloakSpan::closed(least * MILLION, end * MILLION);
    let cloak = Cloak { x: span(2, 5), y: span(2, 4), time: span(0, 6) };
    let together = Fate::Released { time: 6 * MILLION, cloak, set: 0 };
    let dropped = Fate::Dropped { time: 12 * MILLION };
    assert_eq!(search.fates(), [together, together, together, dropped]);
    assert_eq!(search.given_up(), 0);

    let cloaks = cloaks(&study);
    assert_eq!(cloaks, [Some(cloak), Some(cloak), Some(cloak), None]);
    let (text, checked) = written(&study, &cloaks);
    assert_eq!(checked, Ok(Some(3)));
    let line = "2,5,2,4,0,6\n";
    assert_eq!(text, format!("x-from,x-to,y-from,y-to,time-from,time-to\n{}", line.repeat(3)));
    let figures = CloakFigures::new(requests, &cloaks);
    assert_eq!((figures.success, figures.area, figures.people), (0.75, 6.0, 3.0));
}

#[test]
fn boxes_of_whole_cells_stay_within_what_everybody_tolerates() {
    let edges = BoxEdges { width: Some(2 * MILLION), period: Some(5 * MILLION) };
    let span = |least, length| CloakSpan::half_open(least * MILLION, length * MILLION);
    let study = messages(edges);
    let found = cloaks(&study);
    let cloak = Cloak { x: span(2, 4), y: span(2, 4), time: span(0, 10) };
    assert_eq!(found, [Some(cloak), Some(cloak), Some(cloak), None]);
    assert_eq!(written(&study, &found).1, Ok(Some(3)));
    // Cells of 5 reach from 0 to 10, which is more than 4 from every one of them.
    let study = messages(BoxEdges { width: Some(5 * MILLION), ..edges });
    assert_eq!(cloaks(&study), [None; 4]);
}

#[test]
fn linked_cloaks_leave_who_was_in_all_of_them() {
    let requests = [(0, 0), (1, 0), (0, 1), (2, 1)];
    let requests = requests.map(|(user, time)| visit(user, (0, 0), time, 2)).to_vec();
    let cloaker = Cloaker::Grid { width: MILLION, enlarges: false, period: Some(MILLION) };
    let study = study(requests, (2, false), cloaker);
    let found = Threats::new(&study.visits.requests, &cloaks(&study));
    assert_eq!(found.observed, PlaceExposure { fewest: Some(2), unique: 0, below: 0 });
    assert_eq!(found.intersected, PlaceExposure { fewest: Some(1), unique: 1, below: 1 });
    assert_eq!(found.restricted.fewest, Some(3));
    let before = PlaceExposure::before(&study.visits.requests);
    assert_eq!(before, PlaceExposure { fewest: Some(2), unique: 0, below: 0 });
}
