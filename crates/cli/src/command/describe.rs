//! `outis describe`: what this build can do.

use crate::arguments::Describe;
use crate::fluent::Words;
use crate::refusal::{Ended, Ending};
use crate::terminal;
use fluent_bundle::FluentArgs;
use outis_protocol::Problem;
use outis_protocol::describe::{Description, Item, Parameter, description};
use outis_protocol::problem::Code;
use serde_json::Value;

/// Lists everything that can be chosen.
pub(crate) fn describe(arguments: &Describe) -> Ended {
    let all = description();
    let words = Words::new();
    if arguments.json {
        let mut all = serde_json::to_value(&all).map_err(|_| Problem::new(Code::Internal))?;
        for (list, said) in [("models", &MODEL), ("searches", &SEARCH)] {
            for item in all[list].as_array_mut().into_iter().flatten() {
                item["words"] = in_words(&words, said, item).into_iter().collect();
            }
        }
        let text = serde_json::to_string_pretty(&all).map_err(|_| Problem::new(Code::Internal))?;
        terminal::print(&(text + "\n"))?;
        return Ok(Ending::Done);
    }
    let mut lines = vec![words.say(
        "cli-described",
        [("version", all.version.as_str().into()), ("recipe", all.recipe.into())],
    )];
    for (heading, items) in lists(&all) {
        lines.extend([String::new(), words.say(heading, [])]);
        let said = match heading {
            "cli-models" => Some(&MODEL),
            "cli-searches" => Some(&SEARCH),
            _ => None,
        };
        lines.extend(items.iter().flat_map(|item| one_item(&words, (heading, item), said)));
    }
    lines.extend([String::new(), words.say("cli-settings", [])]);
    lines
        .extend(all.settings.iter().map(|setting| format!("  {}", one_parameter(&words, setting))));
    let defaults =
        serde_json::to_string_pretty(&all.defaults).map_err(|_| Problem::new(Code::Internal))?;
    lines.extend([String::new(), words.say("cli-defaults", []), defaults]);
    terminal::print(&(lines.join("\n") + "\n"))?;
    Ok(Ending::Done)
}

/// The lists of a description, each by the message that stands above it.
fn lists(all: &Description) -> [(&'static str, &[Item]); 17] {
    [
        ("cli-models", &all.models),
        ("cli-losses", &all.losses),
        ("cli-aggregates", &all.aggregates),
        ("cli-searches", &all.searches),
        ("cli-hierarchies", &all.hierarchies),
        ("cli-perturbations", &all.perturbations),
        ("cli-set-models", &all.set_models),
        ("cli-set-searches", &all.set_searches),
        ("cli-place-models", &all.place_models),
        ("cli-place-searches", &all.place_searches),
        ("cli-graph-models", &all.graph_models),
        ("cli-graph-searches", &all.graph_searches),
        ("cli-log-models", &all.log_models),
        ("cli-log-searches", &all.log_searches),
        ("cli-ladders", &all.ladders),
        ("cli-column-warnings", &all.warnings),
        ("cli-detectors", &all.detectors),
    ]
}

/// What stands in the code about an item of a list, in the words of the language where these are
/// others.
fn in_language(words: &Words, what: &str, (heading, id): (&str, &str), text: &str) -> String {
    let list = heading.trim_start_matches("cli-");
    let said = words.find(&format!("cli-{what}-{list}-{id}"), &FluentArgs::new());
    said.unwrap_or_else(|| text.to_owned())
}

/// The words there are about the items of a list.
struct ItemWords {
    /// What their ids begin with.
    prefix: &'static str,
    /// What is said before source and parameters.
    first: &'static [&'static str],
    /// What is said after them.
    last: &'static [&'static str],
}

/// Of a model its name, what it means, what it stops and what not.
const MODEL: ItemWords =
    ItemWords { prefix: "model", first: &["name", "means"], last: &["stops", "not"] };

/// Of a search its name, what it does and promises, and when it is right.
const SEARCH: ItemWords =
    ItemWords { prefix: "search", first: &["name", "what", "when"], last: &[] };

/// The words about an item. Where they name a parameter, its name stands for the number.
fn in_words(words: &Words, said: &ItemWords, item: &Value) -> Vec<(String, Value)> {
    let id = item["id"].as_str().unwrap_or_default();
    let mut arguments = FluentArgs::new();
    for parameter in item["parameters"].as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().unwrap_or_default().to_owned();
        arguments.set(name.clone(), name);
    }
    // What a model means where each record is a person, of whatever table.
    arguments.set("sensitive", "none");
    arguments.set("unit", "persons");
    arguments.set("recordUnit", "persons");
    let texts = said.first.iter().chain(said.last).filter_map(|what| {
        let text = words.find(&format!("{}-{id}-{what}", said.prefix), &arguments)?;
        Some(((*what).to_owned(), text.into()))
    });
    let mut all: Vec<_> = texts.collect();
    let parameters = item["parameters"].as_array().into_iter().flatten().filter_map(|parameter| {
        let name = parameter["name"].as_str()?;
        Some((name.to_owned(), of_parameter(words, said, name)?.into()))
    });
    let parameters: serde_json::Map<String, Value> = parameters.collect();
    if !parameters.is_empty() {
        all.push(("parameters".to_owned(), parameters.into()));
    }
    all
}

/// What a parameter does, where that is said apart.
fn of_parameter(words: &Words, said: &ItemWords, name: &str) -> Option<String> {
    words.find(&format!("{}-parameter-{name}-text", said.prefix), &FluentArgs::new())
}

fn one_item(
    words: &Words,
    (heading, item): (&str, &Item),
    said: Option<&ItemWords>,
) -> Vec<String> {
    let mut lines = vec![format!("  {}", item.id)];
    let value = serde_json::to_value(item).unwrap_or_default();
    let texts = said.map(|said| in_words(words, said, &value)).unwrap_or_default();
    let say = |what: &&str| {
        let found = texts.iter().find(|(topic, _)| topic == what);
        let text = found.and_then(|(_, said)| said.as_str()).unwrap_or("none");
        let text = [("what", (*what).to_owned().into()), ("text", text.into())];
        format!("    {}", words.say("cli-of-model", text))
    };
    lines.extend(said.iter().flat_map(|said| said.first).map(say));
    if !item.formula.is_empty() {
        let formula = in_language(words, "formula", (heading, &item.id), &item.formula);
        lines.push(format!("    {formula}"));
    }
    let source = in_language(words, "source", (heading, &item.id), &item.source);
    lines.push(format!("    {source}"));
    lines.extend(item.parameters.iter().map(|parameter| {
        let text = said.and_then(|said| of_parameter(words, said, &parameter.name));
        let text = text.map(|text| format!(". {text}")).unwrap_or_default();
        format!("    {}{text}", one_parameter(words, parameter))
    }));
    lines.extend(said.iter().flat_map(|said| said.last).map(say));
    lines.retain(|line| !line.trim().is_empty());
    lines
}

fn one_parameter(words: &Words, parameter: &Parameter) -> String {
    let number = |number: Option<f64>| number.map(|number| number.to_string());
    let facts = [
        number(parameter.min).map(|low| {
            let high = number(parameter.max);
            let id = match (&high, parameter.min_excluded, parameter.max_excluded) {
                (Some(_), false, false) => "cli-range",
                (Some(_), true, false) => "range-above-most",
                (Some(_), _, true) => "range-inside",
                (None, true, _) => "range-above",
                (None, false, _) => "range-from",
            };
            words.say(id, [("low", low.into()), ("high", high.unwrap_or_default().into())])
        }),
        number(parameter.default).map(|it| words.say("cli-default", [("value", it.into())])),
        (!parameter.choices.is_empty()).then(|| parameter.choices.join(" | ")),
    ];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    if facts.is_empty() {
        return parameter.name.clone();
    }
    format!("{}: {}", parameter.name, facts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::lists;
    use crate::language::LANGUAGES;
    use outis_protocol::describe::description;
    use std::collections::BTreeSet;

    /// Lists whose sources are sentences; those of the others name papers, and some say more.
    const SENTENCES: [&str; 4] =
        ["cli-aggregates", "cli-hierarchies", "cli-column-warnings", "cli-detectors"];

    #[test]
    fn what_the_code_says_is_said_in_each_language_but_the_first() {
        let all = description();
        let (mut possible, mut wanted) = (BTreeSet::new(), BTreeSet::new());
        for (heading, items) in lists(&all) {
            for item in items {
                let id = |what| format!("cli-{what}-{}-{}", &heading[4..], item.id);
                possible.extend([id("source"), id("formula")]);
                wanted.extend(SENTENCES.contains(&heading).then(|| id("source")));
            }
        }
        assert!(wanted.len() > 30, "{wanted:?}");
        for language in &LANGUAGES[1..] {
            let names = language.words[1].lines().filter_map(|line| line.split_once(" ="));
            let names = names
                .map(|(name, _)| name.to_owned())
                .filter(|name| name.starts_with("cli-source-") || name.starts_with("cli-formula-"));
            let said = BTreeSet::from_iter(names);
            let lacking: Vec<_> = wanted.difference(&said).collect();
            let useless: Vec<_> = said.difference(&possible).collect();
            assert!(lacking.is_empty() && useless.is_empty(), "{lacking:?} {useless:?}");
        }
    }
}
