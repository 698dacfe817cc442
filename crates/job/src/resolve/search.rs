//! Whether the arguments of a search or recoding fit a study: numbers within their ranges,
//! quasi-identifiers by names that there are, levels that they have.

use super::check_range;
use outis::choice::{Argument, Range};
use outis::error::Error;
use outis::study::{QuasiIdentifier, Study};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::Search;
use std::collections::BTreeMap;

/// Refuses arguments that do not fit a study.
///
/// # Errors
/// `parameter` for a number outside its range. For the levels of `fixed`, `level-missing` for a
/// quasi-identifier without level, `missing-attribute` for a level without quasi-identifier.
/// For lists `unknown-quasi-identifier` and `listed-twice`; for all that name levels
/// `level-too-high` and `level-too-low`. Each has its place in the recipe.
pub(crate) fn fits(search: &Search, study: &Study) -> Outcome<()> {
    search.check().map_err(placed)?;
    for (_, argument) in search.given() {
        match argument {
            Argument::Levels(levels) => node(levels, study)?,
            Argument::Texts(names) => importance(names, study)?,
            Argument::Steps(steps) => recode(steps, study)?,
            _ => {}
        }
    }
    Ok(())
}

/// Says where in a recipe a parameter of a search stands.
pub(crate) fn placed(error: Error) -> Problem {
    let problem = Problem::from(error);
    // What does not fit a recoding stands elsewhere in the recipe.
    let is_elsewhere = problem.code == Code::NotForRecoding;
    let field = problem.field.map(|field| match field.contains('.') || is_elsewhere {
        true => field,
        false => format!("search.{field}"),
    });
    Problem { field, ..problem }
}

fn node(levels: &BTreeMap<String, u32>, study: &Study) -> Outcome<()> {
    let mut names = levels.keys();
    if let Some(name) = names.find(|name| study.attributes().iter().all(|a| a.name != **name)) {
        let problem = Problem::of_field(Code::MissingAttribute, "search.levels").of_attribute(name);
        return Err(problem.with_detail("no-quasi-identifier"));
    }
    study.attributes().iter().try_for_each(|attribute| match levels.get(&attribute.name) {
        Some(&level) => Ok(attribute.check_level(level).map(|_| ())?),
        None => Err(Problem::new(Code::LevelMissing).of_attribute(&attribute.name)),
    })
}

fn importance(names: &[String], study: &Study) -> Outcome<()> {
    for (number, name) in names.iter().enumerate() {
        let field = format!("search.importance[{number}]");
        quasi_identifier(name, study, &field)?;
        if names[..number].contains(name) {
            return Err(Problem::of_field(Code::ListedTwice, field).of_attribute(name));
        }
    }
    Ok(())
}

/// A column may come again for a higher level.
fn recode(steps: &[(String, u32)], study: &Study) -> Outcome<()> {
    for (number, (name, level)) in steps.iter().enumerate() {
        let [named, field] =
            ["attribute", "level"].map(|name| format!("search.recode[{number}].{name}"));
        let attribute = quasi_identifier(name, study, &named)?;
        attribute
            .check_level(*level)
            .map_err(|error| Problem { field: Some(field.clone()), ..Problem::from(error) })?;
        check_range(Range::at_least(1), &field, (*level).into())?;
        if steps[..number].iter().any(|(other, before)| other == name && before >= level) {
            let problem = Problem::of_field(Code::ListedTwice, named);
            return Err(Problem { level: Some(*level), ..problem.of_attribute(name) });
        }
    }
    Ok(())
}

fn quasi_identifier<'a>(name: &str, study: &'a Study, field: &str) -> Outcome<&'a QuasiIdentifier> {
    let found = study.attributes().iter().find(|attribute| attribute.name == name);
    found.ok_or_else(|| Problem::of_field(Code::UnknownQuasiIdentifier, field).of_attribute(name))
}

#[cfg(test)]
mod tests {
    use crate::{Incoming, Job};
    use outis_protocol::problem::{Code, Problem};
    use outis_protocol::recipe::Search;
    use std::collections::BTreeMap;
    use std::sync::Arc;

    const DATA: &str = "age,sex,job\n20,f,x\n20,m,y\n30,f,x\n30,m,y\n";

    fn job() -> Job {
        let recipe = outis_protocol::parse(
            r#"{"outis": 1, "kind": "recipe", "data": {"format": {"header": true}},
                "attributes": [
                  {"name": "age", "role": "quasi-identifier",
                   "hierarchy": {"kind": "mask", "from": "right"}, "limit": 1},
                  {"name": "sex", "role": "quasi-identifier"},
                  {"name": "job", "role": "sensitive"}],
                "models": [{"model": "k-anonymity", "k": 2}]}"#,
        );
        let mut incoming =
            Incoming::new(super::super::read_options(recipe.as_ref().unwrap()).unwrap());
        incoming.push(DATA.as_bytes()).unwrap();
        let input = Arc::new(incoming.finish().unwrap());
        Job::new(recipe.unwrap(), &input, &BTreeMap::new()).unwrap()
    }

    fn refused(search: &str) -> Option<Problem> {
        job().attempt(&outis_protocol::parse_search(search).unwrap()).err()
    }

    #[test]
    fn what_the_optimal_search_may_take_is_at_least_something() {
        for (field, wrong, right) in
            [("memory", vec![0, 2049], vec![1, 2048]), ("nodes", vec![0], vec![1, u32::MAX])]
        {
            let refused_with = |number: &u32| {
                refused(&format!("{{\"algorithm\": \"optimal\", \"{field}\": {number}}}"))
            };
            for problem in wrong.iter().map(refused_with) {
                let problem = problem.unwrap();
                assert_eq!(problem.code, Code::Parameter);
                assert_eq!(problem.field, Some(format!("search.{field}")));
                assert!(problem.detail.is_some());
            }
            assert!(right.iter().map(refused_with).all(|problem| problem.is_none()));
        }
    }

    #[test]
    fn columns_that_a_list_names_are_quasi_identifiers_and_named_once() {
        let importance = |names: &str| {
            refused(&format!(r#"{{"algorithm": "cell-suppression", "importance": {names}}}"#))
        };
        assert_eq!(importance("[]"), None);
        assert_eq!(importance(r#"["sex", "age"]"#), None);
        for wrong in ["job", "agee"] {
            let problem = Problem::of_field(Code::UnknownQuasiIdentifier, "search.importance[1]");
            let found = importance(&format!(r#"["sex", "{wrong}"]"#));
            assert_eq!(found, Some(problem.of_attribute(wrong)));
        }
        let twice =
            Problem::of_field(Code::ListedTwice, "search.importance[2]").of_attribute("sex");
        assert_eq!(importance(r#"["sex", "age", "sex"]"#), Some(twice));
    }

    #[test]
    fn a_column_is_recoded_again_only_for_a_higher_level() {
        let recode = |steps: &[(&str, u32)]| {
            let steps = steps.iter().map(|(attribute, level)| {
                format!(r#"{{"attribute": "{attribute}", "level": {level}}}"#)
            });
            let steps: Vec<String> = steps.collect();
            let list = steps.join(", ");
            refused(&format!(r#"{{"algorithm": "mu-argus", "recode": [{list}]}}"#))
        };
        assert_eq!(recode(&[]), None);
        assert_eq!(recode(&[("sex", 1), ("age", 1)]), None);
        let problem_at = |code: Code, field: &str, attribute: &str| {
            Problem::of_field(code, field).of_attribute(attribute)
        };
        let unknown = problem_at(Code::UnknownQuasiIdentifier, "search.recode[0].attribute", "job");
        assert_eq!(recode(&[("job", 1)]), Some(unknown));
        let high = problem_at(Code::LevelTooHigh, "search.recode[1].level", "age");
        assert_eq!(recode(&[("sex", 1), ("age", 2)]), Some(Problem { expected: Some(1), ..high }));
        let twice = problem_at(Code::ListedTwice, "search.recode[1].attribute", "sex");
        let twice = Problem { level: Some(1), ..twice };
        assert_eq!(recode(&[("sex", 1), ("sex", 1)]), Some(twice));
        let exact = Problem::of_field(Code::Parameter, "search.recode[1].level").with_detail("1..");
        assert_eq!(recode(&[("age", 1), ("sex", 0)]), Some(exact));
    }

    #[test]
    fn levels_below_a_floor_are_refused() {
        let mut recipe = job().recipe;
        recipe.attributes[0].floor = Some(1);
        let mut incoming = Incoming::new(super::super::read_options(&recipe).unwrap());
        incoming.push(DATA.as_bytes()).unwrap();
        let input = Arc::new(incoming.finish().unwrap());
        let job = Job::new(recipe, &input, &BTreeMap::new()).unwrap();
        let low = |problem: Problem| Problem { expected: Some(1), ..problem.of_attribute("age") };
        let refused =
            |search: &str| job.attempt(&outis_protocol::parse_search(search).unwrap()).err();
        let fixed = |age: u32| {
            refused(&format!(r#"{{"algorithm": "fixed", "levels": {{"age": {age}, "sex": 0}}}}"#))
        };
        assert_eq!(fixed(0), Some(low(Problem::new(Code::LevelTooLow))));
        assert_eq!(fixed(1), None);
        let recode = r#"{"algorithm": "mu-argus", "recode": [{"attribute": "age", "level": 0}]}"#;
        let problem = Problem::of_field(Code::LevelTooLow, "search.recode[0].level");
        assert_eq!(refused(recode), Some(low(problem)));
    }

    #[test]
    fn what_a_list_says_is_what_is_done() {
        let job = job();
        let shown = |search: &str| {
            let search: Search = outis_protocol::parse_search(search).unwrap();
            let mut attempt = job.attempt(&search).unwrap();
            while !attempt.step(1 << 10) {}
            let found = attempt.found().unwrap();
            job.solution_of(&search, &found).recoding
        };
        // Whichever column matters less loses its cells, and whichever comes first is recoded.
        let stars = |first: &str, second: &str| {
            shown(&format!(
                r#"{{"algorithm": "cell-suppression", "importance": ["{first}", "{second}"]}}"#
            ))
        };
        assert_ne!(stars("age", "sex"), stars("sex", "age"));
        let recoded = |first: &str, second: &str| {
            shown(&format!(
                r#"{{"algorithm": "mu-argus", "size": 2, "share": 0,
                     "recode": [{{"attribute": "{first}", "level": 1}},
                                {{"attribute": "{second}", "level": 1}}]}}"#
            ))
        };
        assert_ne!(recoded("age", "sex"), recoded("sex", "age"));
    }
}
