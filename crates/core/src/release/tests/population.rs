//! Classes of a population (spec D2, D10).

use super::{best, measured, population, quasi, refused, released, table};
use crate::choice::Choice;
use crate::error::{Kind, Place};
use crate::hierarchy::{Intervals, LevelsTable, Side, Spec};
use crate::model::{DeltaPresence, KAnonymity, KMap, ModelChoice};
use crate::plan::Plan;
use crate::prepare::prepare;

/// Table M1 of the spec: sex and year of birth of a sample, and of those it was drawn from.
const SAMPLE: &str = "sex,born\nM,1950\nM,1952\nM,1961\nM,1967\nF,1955\nF,1971\n";
const OTHERS: &str = "M,1955\nM,1958\nM,1963\nM,1969\nF,1952\nF,1957\nF,1974\nF,1978\n";

pub(super) fn years() -> Spec {
    Spec::intervals(Intervals {
        start: 1950.into(),
        end: 1980.into(),
        steps: vec![5.into(), 10.into()],
        closed: Side::Left,
        numbers: crate::table::number::NumberForm::POINT,
        integer: true,
    })
}

fn m1(model: Choice) -> Plan {
    let attributes = vec![quasi("sex", 0, Spec::NONE), quasi("born", 1, years())];
    Plan {
        models: vec![model],
        population: population(&format!("{SAMPLE}{OTHERS}")),
        ..Plan::new(attributes, vec![KAnonymity::chosen(2)])
    }
}

fn k_map(k: u32) -> Choice {
    KMap::choose().with("k", k).with("population", "people")
}

/// Spec D2, table M1: k-map 1, 2 and 3 by years, five years and decades, though k stays 1.
#[test]
fn m1_has_the_maps_of_the_spec() {
    let table = table(SAMPLE);
    for (level, k) in [(1, 2), (2, 3)] {
        let (_, checked) = released(&table, &m1(k_map(k)), &[0, level]).unwrap();
        assert_eq!(checked.models[0].achieved, Some(f64::from(k)));
        assert_eq!(checked.sizes.iter().next(), Some((1, 6 - u32::from(level) * 2)));
    }
    let exact = measured(SAMPLE, &m1(k_map(2))).unwrap();
    assert_eq!((exact.models[0].achieved, exact.models[0].failing), (Some(1.0), 6));
    // θ_max is 1/2 with nothing suppressed, for which k-anonymity must suppress two.
    let found = best(&table, &m1(k_map(2))).unwrap();
    assert_eq!((found.levels.as_slice(), found.suppressed), (&[0, 1][..], 0));
    let anonymous = Plan { suppression_limit: 0.4, ..m1(KAnonymity::choose().with("k", 2_u32)) };
    let (text, checked) = released(&table, &anonymous, &[0, 2]).unwrap();
    assert_eq!((text.lines().count(), checked.sizes.records()), (5, 4));
}

/// Spec D10, table M1: by decades it is (1/3, 1/2)-present.
#[test]
fn m1_has_the_presence_of_the_spec() {
    let presence = |min, max| m1(DeltaPresence::choose().with("min", min).with("max", max));
    let table = table(SAMPLE);
    let (_, checked) = released(&table, &presence(0.3, 0.5), &[0, 2]).unwrap();
    let model = &checked.models[0];
    assert_eq!((model.achieved, &model.facets[..]), (Some(0.5), &[("min", 1.0 / 3.0)][..]));
    assert_eq!(best(&table, &presence(0.3, 0.5)).unwrap().levels.as_slice(), [0, 2]);
    // By five years M55-59 are two of the population, none of whom is in the table.
    let by_five =
        "sex,born\nM,1950-1954\nM,1950-1954\nM,1960-1964\nM,1965-1969\nF,1955-1959\nF,1970-1974\n";
    let absent = measured(by_five, &presence(0.1, 1.0)).unwrap();
    let model = &absent.models[0];
    assert_eq!((model.holds, model.failing, &model.facets[..]), (false, 0, &[("min", 0.0)][..]));
    assert!(measured(by_five, &presence(0.0, 1.0)).unwrap().models[0].holds);
}

/// Whoever suppresses a class makes it absent, which mends nothing where absence discloses.
#[test]
fn suppression_does_not_mend_absence() {
    let table = table("sex\nM\nM\nM\nF\n");
    let people = population("sex\nM\nM\nM\nF\nF\nF\nF\n");
    let plan = |min, max| Plan {
        models: vec![DeltaPresence::choose().with("min", min).with("max", max)],
        population: people.clone(),
        suppression_limit: 0.8,
        ..Plan::new(vec![quasi("sex", 0, Spec::NONE)], vec![KAnonymity::chosen(2)])
    };
    // All men are in the table: 1 exceeds 0.6, and only without them a fourth of the women.
    assert_eq!(best(&table, &plan(0.0, 0.5)).unwrap().levels.as_slice(), [0]);
    let (text, checked) = released(&table, &plan(0.0, 0.5), &[0]).unwrap();
    assert_eq!((text.as_str(), checked.models[0].achieved), ("sex\nF\n", Some(0.25)));
    assert_eq!(best(&table, &plan(0.1, 0.6)).unwrap().levels.as_slice(), [1]);
}

#[test]
fn a_population_without_the_sample_is_refused() {
    let plan = |people: &str| Plan {
        models: vec![k_map(2)],
        population: population(people),
        ..Plan::new(vec![quasi("a", 0, Spec::NONE)], vec![KAnonymity::chosen(2)])
    };
    let table = table("a\nx\nx\ny\n");
    assert!(prepare(&table, &plan("a\nx\nx\ny\nz\n")).is_ok());
    let lacking = |people| refused(prepare(&table, &plan(people)));
    assert_eq!(lacking("a\nx\nz\n"), Kind::PopulationWithoutSample { records: 2 });
    assert_eq!(lacking("a\nx\ny\ny\n"), Kind::PopulationWithoutSample { records: 1 });
    let first = |people| prepare(&table, &plan(people)).unwrap_err().place;
    assert_eq!((first("a\nx\nz\n").record, first("a\nx\nz\n").line), (Some(1), Some(2)));
    assert_eq!((first("a\nx\nx\n").record, first("a\nx\nx\n").line), (Some(3), Some(4)));
    let nobody = Plan { population: None, ..plan("a\nx\n") };
    let field = |kind| matches!(kind, Kind::Parameter { field: "population", .. });
    assert!(field(refused(prepare(&table, &nobody))));
    let presence = DeltaPresence::choose().with("min", 0.0).with("max", 1.0);
    assert!(field(refused(prepare(&table, &Plan { models: vec![presence], ..nobody }))));
}

#[test]
fn values_of_the_population_alone_change_no_loss() {
    let table = table("a,b,c\n10,x,1\n11,y,2\n10,x,2\n11,y,1\n");
    let rows = [["x", "u", "*"], ["y", "u", "*"], ["z", "v", "*"]].map(|row| row.to_vec());
    let attributes = vec![
        quasi("a", 0, Spec::mask(Side::Right)),
        quasi("b", 1, Spec::levels(LevelsTable::from_rows(&rows).unwrap())),
        quasi("c", 2, Spec::NONE),
    ];
    let people = population("a,b,c\n10,x,1\n11,y,2\n10,x,2\n11,y,1\n37,z,3\n52,z,1\n");
    let plan =
        Plan { suppression_limit: 0.5, ..Plan::new(attributes, vec![KAnonymity::chosen(2)]) };
    let peopled = Plan { population: people, ..plan.clone() };
    let study = |plan: &Plan| prepare(&table, plan).unwrap().study;
    for (alone, joint) in study(&plan).hierarchies().iter().zip(study(&peopled).hierarchies()) {
        assert_eq!((alone.total(), alone.height()), (joint.total(), joint.height()));
    }
    assert_eq!(best(&table, &plan).unwrap(), best(&table, &peopled).unwrap());
}

#[test]
fn values_that_only_the_population_has_are_refused_in_its_name() {
    let rows = [["x", "*"], ["y", "*"]].map(|row| row.to_vec());
    let hierarchy = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
    let plan = Plan {
        population: population("a\nx\nz\nz\nw\n"),
        ..Plan::new(vec![quasi("a", 0, hierarchy)], vec![KAnonymity::chosen(2)])
    };
    let error = prepare(&table("a\nx\n"), &plan).unwrap_err();
    let (file, attribute) = (Some("register".to_owned()), Some("a".to_owned()));
    assert_eq!(error.kind, Kind::NotInHierarchy { values: 2 });
    let (record, line) = (Some(2), Some(3));
    assert_eq!(error.place, Place { file, attribute, record, line, ..Place::default() });
    // What is wrong with the table's own values is said of the table.
    let error = prepare(&table("a\nx\nq\n"), &plan).unwrap_err();
    assert_eq!((error.place.file, error.place.line), (None, Some(3)));
}

#[test]
fn labels_of_no_level_are_refused_with_their_attribute() {
    let error = measured("sex,born\nM,1950-1954\nM,1950s\nM,1960s\n", &m1(k_map(2))).unwrap_err();
    assert_eq!(error.kind, Kind::NotInPopulation { values: 2 });
    assert_eq!(error.place.attribute.as_deref(), Some("born"));
    assert_eq!(error.place.file.as_deref(), Some("register"));
}

/// Suppressed records relate to everybody, whatever the others show.
#[test]
fn stars_relate_to_everybody() {
    let plan = Plan { star: true, suppression_limit: 0.7, ..m1(k_map(4)) };
    let (text, checked) = released(&table(SAMPLE), &plan, &[0, 2]).unwrap();
    assert_eq!(text.lines().filter(|line| *line == "*,*").count(), 2);
    assert_eq!(checked.models[0].achieved, Some(4.0));
    let all = measured("sex,born\n*,*\n*,*\n", &m1(k_map(14))).unwrap();
    assert_eq!((all.models[0].achieved, all.models[0].holds), (Some(14.0), true));
    let present = m1(DeltaPresence::choose().with("min", 0.4).with("max", 0.5));
    let top = released(&table(SAMPLE), &present, &[1, 3]).unwrap().1;
    assert_eq!(top.models[0].achieved, Some(6.0 / 14.0));
}

/// Spec M16: of what a text may mean in a file of unknown origin the fewest persons count, never
/// all of them together; nobody is no meaning.
#[test]
fn a_text_relates_to_the_fewest_that_it_may_mean() {
    let rows = [["x", "y", "*"], ["y", "x", "*"], ["z", "x", "*"]].map(|row| row.to_vec());
    let levels = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
    let plan = |people: &str| Plan {
        models: vec![k_map(2)],
        population: population(people),
        ..Plan::new(vec![quasi("a", 0, levels.clone())], vec![KAnonymity::chosen(2)])
    };
    let achieved =
        |file: &str, people: &str| measured(file, &plan(people)).unwrap().models[0].achieved;
    // x itself are five, and x as a group y and z are two.
    let people = "a\nx\nx\nx\nx\nx\ny\nz\n";
    assert_eq!(achieved("a\nx\nx\n", people), Some(2.0));
    assert_eq!(achieved("a\nx\nx\n", "a\nx\ny\ny\nz\n"), Some(1.0));
    // With z beside it, it is exact; a release says so itself.
    assert_eq!(achieved("a\nx\nz\n", "a\nx\nx\nx\nz\nz\ny\n"), Some(2.0));
    let data = table("a\ny\nz\n");
    let (text, checked) = released(&data, &plan(people), &[1]).unwrap();
    assert_eq!((text.as_str(), checked.models[0].achieved), ("a\nx\nx\n", Some(2.0)));
    let data = table("a\nx\nx\n");
    let (text, checked) = released(&data, &plan(people), &[0]).unwrap();
    assert_eq!((text.as_str(), checked.models[0].achieved), ("a\nx\nx\n", Some(5.0)));
    // Two columns, and nobody has the first meaning of both.
    let two = Plan {
        models: vec![k_map(2)],
        population: population("a,b\n15,*\n42,0\n42,1\n42,7\n"),
        ..Plan::new(
            vec![quasi("a", 0, Spec::NONE), quasi("b", 1, Spec::NONE)],
            vec![KAnonymity::chosen(2)],
        )
    };
    let found = measured("a,b\n42,*\n", &two).unwrap();
    assert_eq!(found.models[0].achieved, Some(3.0));
}

/// Spec M16: a file of unknown origin may mix levels though one level has all its texts.
#[test]
fn a_file_may_mix_levels_that_one_level_has() {
    let plan = |rows: &[[&str; 3]], people: &str| {
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.to_vec()).collect();
        let levels = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
        Plan {
            models: vec![k_map(2)],
            population: population(people),
            ..Plan::new(vec![quasi("a", 0, levels)], vec![KAnonymity::chosen(2)])
        }
    };
    let achieved = |file: &str, plan: &Plan| measured(file, plan).unwrap().models[0].achieved;
    let tens = [["10", "10", "*"], ["11", "10", "*"], ["20", "20s", "*"], ["21", "20s", "*"]];
    let people = [("10", 5), ("11", 9), ("20", 4), ("21", 4)];
    let people: String = people.iter().map(|&(value, n)| format!("{value}\n").repeat(n)).collect();
    let plan_of_tens = plan(&tens, &format!("a\n{people}"));
    assert_eq!(achieved("a\n10\n20s\n20s\n", &plan_of_tens), Some(5.0));
    assert_eq!(achieved("a\n11\n20s\n20s\n", &plan_of_tens), Some(8.0));
    // x is one of them, or the five that are a.
    let moved = [["a", "x", "*"], ["x", "y", "*"], ["b", "y", "*"]];
    let people = "a\na\na\na\na\na\nx\nb\nb\nb\nb\nb\nb\nb\n";
    assert_eq!(achieved("a\nx\ny\n", &plan(&moved, people)), Some(1.0));
    assert_eq!(achieved("a\nx\n*\n", &plan(&moved, people)), Some(1.0));
}

/// What is written `*` may be a suppressed cell or a suppressed record: nothing is said of it.
#[test]
fn a_star_that_nothing_is_called_may_be_anybody() {
    let rows = [["a", "x"], ["b", "y"]].map(|row| row.to_vec());
    let levels = Spec::levels(LevelsTable::from_rows(&rows).unwrap());
    let achieved = |file: &str, star: bool| {
        let plan = Plan {
            models: vec![k_map(2)],
            population: population("a\na\na\na\nb\nb\nb\n"),
            star,
            ..Plan::new(vec![quasi("a", 0, levels.clone())], vec![KAnonymity::chosen(2)])
        };
        measured(file, &plan).unwrap().models[0].achieved
    };
    for star in [false, true] {
        assert_eq!(achieved("a\nx\n*\n", star), Some(3.0));
        assert_eq!(achieved("a\n*\n*\n", star), Some(6.0));
    }
}

/// Those who show `*` are the fewest whom a suppressed record may be.
#[test]
fn a_suppressed_record_may_be_one_who_shows_a_star() {
    let plan = Plan {
        models: vec![k_map(2)],
        population: population("a\na\na\na\n*\n*\nb\nb\nb\n"),
        star: true,
        ..Plan::new(vec![quasi("a", 0, Spec::NONE)], vec![KAnonymity::chosen(2)])
    };
    assert_eq!(measured("a\n*\n", &plan).unwrap().models[0].achieved, Some(2.0));
}

/// Spec M7: nothing is achieved where nothing is released.
#[test]
fn an_empty_file_achieves_no_presence() {
    let models = vec![
        DeltaPresence::choose().with("min", 0.0).with("max", 0.5),
        KAnonymity::choose().with("k", 7_u32),
    ];
    let plan = Plan { models, suppression_limit: 1.0, ..m1(k_map(1)) };
    let (text, checked) = released(&table(SAMPLE), &plan, &[0, 0]).unwrap();
    assert_eq!(text, "sex,born\n");
    let model = &checked.models[0];
    assert_eq!((model.achieved, &model.deciding), (None, &None));
    assert!(model.holds && model.facets.is_empty());
}

/// Where people show nothing but stars anyway, a suppressed record may be one of theirs.
#[test]
fn stars_relate_to_those_who_show_stars() {
    let plan = |people: &str| Plan {
        models: vec![k_map(2)],
        population: population(people),
        star: true,
        suppression_limit: 0.5,
        ..Plan::new(vec![quasi("a", 0, Spec::NONE)], vec![KAnonymity::chosen(2)])
    };
    let sample = table("a\nx\nx\ny\n");
    let (_, checked) = released(&sample, &plan("a\nx\nx\ny\nz\n"), &[0]).unwrap();
    assert_eq!(checked.models[0].achieved, Some(2.0));
    let one = plan("a\nx\nx\ny\n*\n");
    assert_eq!(refused(released(&sample, &one, &[0])), Kind::StarGroupFails { records: 1 });
    assert_eq!(best(&sample, &one).unwrap().levels.as_slice(), [1]);
}
