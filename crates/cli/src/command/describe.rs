//! `outis describe`: what this build can do.

use crate::arguments::Describe;
use crate::fluent::Words;
use crate::refusal::{Ended, Ending};
use crate::terminal;
use outis_protocol::Problem;
use outis_protocol::describe::{Item, Parameter, description};

/// Lists everything that can be chosen.
pub(crate) fn describe(arguments: &Describe) -> Ended {
    let all = description();
    if arguments.json {
        let text = serde_json::to_string_pretty(&all).map_err(|_| Problem::new("internal"))?;
        terminal::print(&(text + "\n"))?;
        return Ok(Ending::Done);
    }
    let words = Words::new();
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
        lines.extend(items.iter().flat_map(|item| one_item(&words, item)));
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

fn one_item(words: &Words, item: &Item) -> Vec<String> {
    let parameters = item.parameters.iter().map(|p| format!("    {}", one_parameter(words, p)));
    let heading = [format!("  {}", item.id), format!("    {}", item.source)];
    heading.into_iter().chain(parameters).collect()
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
