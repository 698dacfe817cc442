//! Which numbers of a model ask for more is declared once; here it is held against what the models
//! themselves say of small random tables.

use outis::choice::{Argument, Choice, Parameter, ParameterKind};
use outis::model::MODELS;
use outis_job::{Incoming, measure_file, resolve};
use outis_protocol::parse;
use outis_protocol::recipe::{Model, Recipe};
use std::collections::BTreeMap;

/// Values to try that lie in every range of their kind, or are refused by it.
const NUMBERS: [f64; 8] = [0.0, 0.1, 0.3, 0.5, 0.9, 1.0, 2.0, 5.0];

/// A table of so many records that looks random.
fn drawn(seed: u64, records: u64) -> String {
    let mut state = seed;
    let mut draw = |below: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let mut text = "a,b,s\n".to_owned();
    for _ in 0..records {
        let sensitive = ["flu", "gout", "cold"][draw(3) as usize];
        text += &format!("{},{},{sensitive}\n", draw(2), draw(2));
    }
    text
}

fn recipe() -> Recipe {
    parse(
        r#"{"outis": 1, "kind": "recipe", "data": {"format": {"header": true, "delimiter": ","}},
        "attributes": [{"name": "a", "role": "quasi-identifier"},
            {"name": "b", "role": "quasi-identifier"}, {"name": "s", "role": "sensitive"}],
        "models": [{"model": "k-anonymity", "k": 2}]}"#,
    )
    .unwrap()
}

/// All that may be tried for a parameter; nothing where it would need more than the table.
fn tried(parameter: &Parameter) -> Option<Vec<Option<Argument>>> {
    let whole = parameter.kind == ParameterKind::Integer;
    Some(match parameter.kind {
        ParameterKind::Number | ParameterKind::Integer => {
            let numbers = NUMBERS.into_iter().filter(|&number| parameter.check(number).is_ok());
            let numbers = numbers.filter(|number| !whole || number.fract() == 0.0);
            let given = numbers.map(|number| match whole {
                true => Argument::Integer(number as u32),
                false => Argument::Number(number),
            });
            let silent = (!parameter.required).then_some(None);
            given.map(Some).chain(silent).collect()
        }
        ParameterKind::Attribute(_) if parameter.name == "attribute" => vec![Some("s".into())],
        ParameterKind::Values(_) => vec![Some(vec!["flu".to_owned()].into())],
        ParameterKind::Choice(names) if parameter.only_with.is_none() => {
            vec![Some(names[0].into())]
        }
        ParameterKind::Switch => vec![None],
        _ if parameter.required => return None,
        _ => vec![None],
    })
}

fn choices(declared: &'static outis::choice::Declaration) -> Vec<Choice> {
    let mut choices = vec![declared.choose()];
    for parameter in declared.parameters {
        let Some(arguments) = tried(parameter) else { return Vec::new() };
        choices = choices
            .iter()
            .flat_map(|choice| {
                arguments.iter().map(|argument| match argument {
                    Some(argument) => choice.clone().with(parameter.name, argument.clone()),
                    None => choice.clone(),
                })
            })
            .collect();
    }
    choices
}

#[test]
fn whatever_meets_the_stronger_choice_meets_the_weaker() {
    let recipe = recipe();
    let mut compared = BTreeMap::<&str, (u32, u32)>::new();
    for declared in MODELS.iter().map(|kind| kind.declared) {
        let choices = choices(declared);
        for seed in 0..12 {
            let mut incoming = Incoming::new(resolve::read_options(&recipe).unwrap());
            incoming.push(drawn(seed, 8 + seed).as_bytes()).unwrap();
            let input = incoming.finish().unwrap();
            // Two that contradict each other cannot be measured, and those need not be compared.
            let holds: Vec<(&Choice, bool)> = choices
                .iter()
                .filter_map(|choice| {
                    let models = vec![Model::from(choice.clone())];
                    let asked = Recipe { models, ..recipe.clone() };
                    let report = measure_file(&asked, &input, None, &BTreeMap::new(), None).ok()?;
                    Some((choice, report.models[0].holds))
                })
                .collect();
            for (one, held) in &holds {
                for (other, other_held) in &holds {
                    if one.asks_no_less(other) {
                        assert!(!held || *other_held, "{one:?} on {seed} holds, {other:?} not");
                        let counts = compared.entry(declared.id).or_default();
                        counts.0 += u32::from(one != other);
                        counts.1 += u32::from(held != other_held);
                    }
                }
            }
        }
    }
    // Those that need a population or another column are not tried; of the others it is seen that
    // the numbers matter.
    assert!(
        compared.values().filter(|(pairs, parted)| *pairs > 0 && *parted > 0).count() >= 10,
        "{compared:?}"
    );
}
