//! What each k and each limit cost, point by point against runs of their own.

use fastrand::Rng;
use outis_job::{Attempt, Found, Frontier, FrontierRange, Job};
use outis_protocol::frontier::{FrontierPoint, PointRecoding};
use outis_protocol::problem::Code;
use outis_protocol::recipe::Search;
use outis_protocol::report::Recoding;
use outis_tests::harness::{self, Attached};
use outis_tests::random::Study;
use outis_tests::shares::{Shares, drawn_of};
use outis_tests::tables::{OUTLIER, T4, t4};
use serde_json::{Value, json};
use std::sync::Arc;

fn job(recipe: &Value, data: &str, files: &Attached) -> Arc<Job> {
    let recipe = harness::recipe(recipe).expect("a recipe");
    let input = harness::read(&recipe, data.as_bytes()).expect("a table");
    Arc::new(Job::new(recipe, &input, files).expect("a job"))
}

fn points(job: &Arc<Job>, range: FrontierRange, classes: usize) -> Vec<FrontierPoint> {
    let mut frontier = Frontier::new(job.clone(), range).expect("a frontier");
    while !frontier.step(classes).expect("a point") {}
    let (done, all) = frontier.progress();
    assert_eq!(done, all);
    frontier.points()
}

/// The same recipe with another k and limit.
fn varied(recipe: &Value, k: u32, limit: f64) -> Value {
    let mut recipe = recipe.clone();
    recipe["suppression"]["limit"] = json!(limit);
    recipe["search"] = json!({"algorithm": "optimal"});
    for model in recipe["models"].as_array_mut().expect("models") {
        if model["model"] == "k-anonymity" {
            model["k"] = json!(k);
        }
    }
    recipe
}

fn ended(mut attempt: Attempt) -> Attempt {
    while !attempt.step(1 << 20) {}
    attempt
}

/// What a run of its own finds for a point.
fn alone(job: &Job, range: &FrontierRange, point: &FrontierPoint) -> FrontierPoint {
    let nothing = FrontierPoint {
        search: None,
        levels: None,
        detail: None,
        loss: None,
        kept: None,
        suppressed: None,
        optimal: false,
        ..point.clone()
    };
    let found = |search: &Search, found: &Found| FrontierPoint {
        search: Some(search.clone()),
        loss: Some(found.chosen.loss().value()),
        kept: job.kept(found.chosen.loss()),
        suppressed: Some(found.chosen.suppressed() as u32),
        ..nothing.clone()
    };
    if point.recoding == PointRecoding::FullDomain {
        let attempt = ended(job.search().expect("a search"));
        let optimal = attempt.proves_none();
        let Some(best) = attempt.found() else {
            return FrontierPoint { optimal, search: Some(Search::default()), ..nothing };
        };
        let solution = job.solution(&best);
        let Recoding::FullDomain { levels } = solution.recoding else {
            panic!("a node");
        };
        return FrontierPoint {
            levels: Some(levels),
            optimal: solution.loss.optimal,
            ..found(&Search::default(), &best)
        };
    }
    let tables = range.mixed.iter().filter_map(|search| {
        let best = ended(job.attempt(search).ok()?).found()?;
        Some((search, best))
    });
    let least = tables.reduce(|one, other| {
        let is_less = other.1.chosen.loss().compare(one.1.chosen.loss()).is_lt();
        if is_less { other } else { one }
    });
    least.map_or(nothing.clone(), |(search, best)| {
        let detail = match job.solution(&best).recoding {
            Recoding::FullDomain { .. } => panic!("mixed detail"),
            Recoding::Cut { detail }
            | Recoding::Cells { detail }
            | Recoding::Regions { detail } => detail,
        };
        FrontierPoint { detail: Some(detail), ..found(search, &best) }
    })
}

/// Random studies of all models and losses: points that share what they can are those of runs that
/// share nothing.
#[test]
fn each_point_is_what_a_run_of_its_own_finds() {
    const STUDIES: usize = 150;
    let mut random = Rng::with_seed(20_261_124);
    let mut shares = Shares::of_every_choice();
    for number in 0..drawn_of(STUDIES) {
        let drawn = Study::draw(&mut random);
        let Study { mut recipe, data, files, .. } =
            if number % 4 == 0 { drawn.starred() } else { drawn };
        let models = recipe["models"].as_array_mut().unwrap();
        if !models.iter().any(|model| model["model"] == "k-anonymity") {
            models.push(json!({"model": "k-anonymity", "k": 2}));
        }
        let job = job(&recipe, &data, &files);
        let range = FrontierRange {
            k: vec![3, 2, 5],
            limits: vec![0.0, 0.5, 0.2, 1.0, 0.35],
            ..FrontierRange::default()
        };
        let points = points(&job, range.clone(), [1, 64, 1 << 20][number % 3]);
        assert_eq!(points.len(), 30);
        let mut before = None;
        for point in &points {
            let (k, limit) = (point.k, point.limit);
            let of_limit = |limit| self::job(&varied(&recipe, k, limit), &data, &files);
            let own = of_limit(point.enough.unwrap_or(limit));
            let study = &own.prepared.study;
            let say = format!("study {number}, {k}, {limit}\n{recipe}\n{data}");
            assert_eq!(point, &alone(&own, &range, point), "{say}");
            if point.enough.is_some() {
                let allowed = alone(&of_limit(limit), &range, point);
                let least = point.loss.expect("a table") * (1.0 - 1e-9);
                assert!(allowed.loss.is_none_or(|loss| loss >= least), "{say}");
                shares.count("smaller limit", allowed.loss > point.loss);
            }
            if point.recoding == PointRecoding::FullDomain {
                shares.count("no table", point.loss.is_none());
                shares.count("suppressed", point.suppressed > Some(0));
                shares.count("table", study.demands().concern_table());
                shares.count("stars", study.keeps_stars());
                shares.count("another", before.is_some() && before != point.levels);
                before.clone_from(&point.levels);
            } else {
                shares.count("mixed", point.loss.is_some());
                shares.count("mixed, not Mondrian", is_iterative(point));
            }
        }
    }
    for (what, least) in [
        ("smaller limit", 20),
        ("no table", 50),
        ("suppressed", 200),
        ("table", 200),
        ("stars", 200),
        ("another", 200),
        ("mixed", 500),
        ("mixed, not Mondrian", 100),
    ] {
        assert!(shares.number(what) >= drawn_of(least), "{what}: {}", shares.number(what));
    }
}

fn is_iterative(point: &FrontierPoint) -> bool {
    point.search.as_ref().is_some_and(|search| search.id() == "iterative")
}

/// Spec G0: T4 with a record like no other.
#[test]
fn a_limit_pays_for_the_record_that_is_like_no_other() {
    let mut recipe = t4(2, true);
    recipe["loss"] = json!({"metric": "height", "aggregate": "sum"});
    let job = job(&recipe, &format!("{T4}{OUTLIER}"), &Attached::new());
    let range = FrontierRange { k: vec![2, 4], limits: vec![0.0, 0.2], mixed: vec![], nodes: 1000 };
    let points = points(&job, range, 1 << 16);
    let lost: Vec<_> = points.iter().map(|it| (it.k, it.limit, it.loss, it.suppressed)).collect();
    let expected = [
        (2, 0.0, Some(7.0), Some(0)),
        (2, 0.2, Some(4.0), Some(1)),
        (4, 0.0, Some(8.0), Some(0)),
        (4, 0.2, Some(6.0), Some(1)),
    ];
    assert_eq!(lost, expected);
    assert!(points.iter().all(|point| point.optimal && point.kept.is_none()));
}

/// One minus a loss in which a column counts nine times may be less than nothing.
#[test]
fn where_columns_weigh_no_share_of_the_detail_is_told() {
    let mut recipe = t4(2, true);
    recipe["loss"] = json!({"metric": "loss"});
    let told = |recipe: &Value| {
        let range = FrontierRange { k: vec![2], limits: vec![0.0], mixed: vec![], nodes: 1000 };
        points(&job(recipe, T4, &Attached::new()), range, 1 << 16)
    };
    assert!(told(&recipe).iter().all(|point| point.kept.is_some()));
    recipe["attributes"][0]["weight"] = json!(9);
    assert!(told(&recipe).iter().all(|point| point.loss.is_some() && point.kept.is_none()));
}

/// Where the nodes are spent, what is found may be released, and nothing is promised of it.
#[test]
fn a_point_whose_nodes_are_spent_says_so() {
    let recipe = t4(2, false);
    let job = job(&recipe, T4, &Attached::new());
    let range = FrontierRange { k: vec![2], limits: vec![0.0], mixed: vec![], nodes: 1 };
    let [point] = &points(&job, range, 1 << 16)[..] else { panic!("one point") };
    assert!(!point.optimal);
}

#[test]
fn what_cannot_be_varied_is_refused() {
    let refused = |recipe: &Value, range: FrontierRange| {
        let problem = Frontier::new(job(recipe, T4, &Attached::new()), range).err();
        problem.map(|problem| (problem.code, problem.field))
    };
    let mut recipe = t4(2, false);
    let usual = FrontierRange::default;
    let field = |name: &str| Some((Code::Parameter, Some(name.to_owned())));
    assert_eq!(refused(&recipe, usual()), None);
    assert_eq!(refused(&recipe, FrontierRange { k: vec![2, 0], ..usual() }), field("k"));
    let limits = FrontierRange { limits: vec![0.5, 1.5], ..usual() };
    assert_eq!(refused(&recipe, limits), field("limits"));
    assert_eq!(refused(&recipe, FrontierRange { nodes: 0, ..usual() }), field("nodes"));
    let mixed = FrontierRange { mixed: vec![Search::default()], ..usual() };
    assert_eq!(refused(&recipe, mixed), field("mixed"));
    recipe["models"] = json!([{"model": "sample-uniqueness", "max": 0.5}]);
    let needs_k = Some((Code::FrontierNeedsK, Some("models".to_owned())));
    assert_eq!(refused(&recipe, usual()), needs_k);
}
