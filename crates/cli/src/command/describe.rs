//! `outis describe`: what this build can do.

use crate::arguments::Describe;
use crate::fluent::Words;
use crate::refusal::{Ended, Ending};
use crate::terminal;
use fluent_bundle::FluentArgs;
use outis_protocol::Problem;
use outis_protocol::describe::{Item, Parameter, description};
use serde_json::Value;

/// Lists everything that can be chosen.
pub(crate) fn describe(arguments: &Describe) -> Ended {
    let all = description();
    let words = Words::new();
    if arguments.json {
        let mut all = serde_json::to_value(&all).map_err(|_| Problem::new("internal"))?;
        for model in all["models"].as_array_mut().into_iter().flatten() {
            model["words"] = in_words(&words, model).into_iter().collect();
        }
        let text = serde_json::to_string_pretty(&all).map_err(|_| Problem::new("internal"))?;
        terminal::print(&(text + "\n"))?;
        return Ok(Ending::Done);
    }
    let mut lines = vec![words.say(
        "cli-described",
        [("version", all.version.as_str().into()), ("recipe", all.recipe.into())],
    )];
    for (heading, items) in [
        ("cli-models", &all.models),
        ("cli-losses", &all.losses),
        ("cli-aggregates", &all.aggregates),
        ("cli-searches", &all.searches),
        ("cli-hierarchies", &all.hierarchies),
    ] {
        lines.extend([String::new(), words.say(heading, [])]);
        let of_models = heading == "cli-models";
        lines.extend(items.iter().flat_map(|item| one_item(&words, item, of_models)));
    }
    lines.extend([String::new(), words.say("cli-settings", [])]);
    lines
        .extend(all.settings.iter().map(|setting| format!("  {}", one_parameter(&words, setting))));
    let defaults =
        serde_json::to_string_pretty(&all.defaults).map_err(|_| Problem::new("internal"))?;
    lines.extend([String::new(), words.say("cli-defaults", []), defaults]);
    terminal::print(&(lines.join("\n") + "\n"))?;
    Ok(Ending::Done)
}

/// What the words of a model are about: its name, what it means, what it stops and what not.
const SAID: [&str; 4] = ["name", "means", "stops", "not"];

/// The words about a model. Where they name a parameter, its name stands for the number.
fn in_words(words: &Words, model: &Value) -> Vec<(String, Value)> {
    let id = model["id"].as_str().unwrap_or_default();
    let mut arguments = FluentArgs::new();
    for parameter in model["parameters"].as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().unwrap_or_default().to_owned();
        arguments.set(name.clone(), name);
    }
    let say = |what: &str| {
        let said = words.find(&format!("model-{id}-{what}"), &arguments)?;
        Some((what.to_owned(), said.into()))
    };
    SAID.into_iter().filter_map(say).collect()
}

fn one_item(words: &Words, item: &Item, is_model: bool) -> Vec<String> {
    let mut lines = vec![format!("  {}", item.id)];
    let said = if is_model {
        in_words(words, &serde_json::to_value(item).unwrap_or_default())
    } else {
        Vec::new()
    };
    let say = |what: &str| {
        let found = said.iter().find(|(about, _)| about == what);
        let text = found.and_then(|(_, said)| said.as_str()).unwrap_or("none");
        words.say("cli-of-model", [("what", what.to_owned().into()), ("text", text.into())])
    };
    if is_model {
        lines.extend(["name", "means"].map(|what| format!("    {}", say(what))));
    }
    if !item.formula.is_empty() {
        lines.push(format!("    {}", item.formula));
    }
    lines.push(format!("    {}", item.source));
    lines.extend(item.parameters.iter().map(|p| format!("    {}", one_parameter(words, p))));
    if is_model {
        lines.extend(["stops", "not"].map(|what| format!("    {}", say(what))));
    }
    lines.retain(|line| !line.trim().is_empty());
    lines
}

fn one_parameter(words: &Words, parameter: &Parameter) -> String {
    let number = |number: Option<f64>| number.map(|number| number.to_string());
    let facts = [
        match (number(parameter.min), number(parameter.max)) {
            (Some(min), Some(max)) => {
                Some(words.say("cli-range", [("min", min.into()), ("max", max.into())]))
            }
            (Some(min), None) => Some(words.say("cli-least", [("min", min.into())])),
            (None, Some(max)) => Some(words.say("cli-most", [("max", max.into())])),
            (None, None) => None,
        },
        number(parameter.default).map(|it| words.say("cli-default", [("value", it.into())])),
        (!parameter.choices.is_empty()).then(|| parameter.choices.join(" | ")),
    ];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    if facts.is_empty() {
        return parameter.name.clone();
    }
    format!("{}: {}", parameter.name, facts.join(", "))
}
