//! What a report says, in a few lines for a terminal.

use crate::fluent::Words;
use crate::numerals::{DECIMALS, plain};
use fluent_bundle::FluentArgs;
use outis::attack::Attack;
use outis::model::compares;
use outis_protocol::recipe::Matching;
use outis_protocol::report::{
    Counted, JoinedFiles, ModelOutcome, PerturbedOutcome, Protected, Recoding, Reference, Report,
    RiskFigures, SensitiveOutcome, Unit, partial_percent,
};
use outis_protocol::view::Tried;
use serde_json::Value;
use std::path::PathBuf;

/// What was released and how exposed people are now.
pub(super) fn of_run(words: &Words, report: &Report, compared: &[PathBuf]) -> String {
    let mut lines = Vec::new();
    if let (Some(solution), Some(output)) = (&report.solution, &report.output) {
        lines.push(words.say(
            "cli-released",
            [
                ("records", output.records.into()),
                ("before", report.input.records.into()),
                ("suppressed", solution.suppressed.into()),
                ("classes", solution.classes.into()),
            ],
        ));
        if let Recoding::FullDomain { levels } = &solution.recoding
            && !levels.is_empty()
        {
            let levels: Vec<String> =
                levels.iter().map(|(name, level)| format!("{name} {level}")).collect();
            lines.push(words.say("cli-levels", [("levels", levels.join(", ").into())]));
        }
        let loss = &solution.loss;
        let id = match (loss.optimal, loss.bound) {
            (true, _) => "cli-loss-optimal",
            (false, Some(_)) => "cli-loss-bound",
            (false, None) => "cli-loss",
        };
        let bound = words.decimal(loss.bound.unwrap_or_default(), 4);
        let stars = yes_no(loss.stars);
        let loss = words.decimal(loss.value, 4);
        let known = [("loss", loss.into()), ("bound", bound.into()), ("stars", stars.into())];
        lines.push(words.say(id, known));
    }
    lines.extend(joined(words, report.input.join.as_ref()));
    lines.extend(whose(words, report));
    lines.extend(models(words, report));
    lines.extend(report.sensitive.iter().map(|outcome| sensitive(words, report, outcome)));
    lines.extend(single_columns(words, report));
    lines.extend(report.items.iter().map(|column| {
        words.say(
            "cli-item-column",
            [
                ("column", column.attribute.clone().into()),
                ("k", column.k.into()),
                ("m", column.m.into()),
                ("achieved", column.achieved.map_or_else(|| "none".into(), Into::into)),
                ("loss", words.decimal(column.loss, 4).into()),
                ("emptied", column.emptied.into()),
            ],
        )
    }));
    lines.extend(report.perturbed.iter().map(|column| perturbed(words, column)));
    let unit = report.records.unit;
    let risks = [("cli-risk-before", &report.risk.before), ("cli-risk-after", &report.risk.after)];
    let risks =
        risks.iter().filter_map(|(id, risk)| Some(exposure(words, id, unit, (*risk).as_ref()?)));
    lines.extend(risks);
    lines.extend(sequences(words, report));
    lines.extend(households(words, report));
    lines.extend(worst_completion(words, report));
    lines.extend(earlier(words, report, compared));
    lines.extend(warnings(words, report));
    lines.join("\n") + "\n"
}

/// What several algorithms found, one line each.
pub(super) fn of_compare(words: &Words, tried: &[Tried]) -> String {
    tried
        .iter()
        .map(|tried| {
            let algorithm = ("algorithm", tried.trial.search.id().into());
            let visited = ("visited", tried.run.visited.into());
            let seconds = ("seconds", words.decimal(tried.run.seconds, 2).into());
            match (&tried.trial.solution, &tried.trial.problem) {
                (Some(found), _) => words.say(
                    "cli-compared",
                    [
                        algorithm,
                        ("loss", words.decimal(found.loss.value, 4).into()),
                        ("optimal", yes_no(found.loss.optimal).into()),
                        ("stars", yes_no(found.loss.stars).into()),
                        ("classes", found.classes.into()),
                        ("suppressed", found.suppressed.into()),
                        visited,
                        seconds,
                    ],
                ),
                (None, Some(problem)) => words.say(
                    "cli-compared-refused",
                    [algorithm, ("why", words.problem(problem).into())],
                ),
                (None, None) => words.say("cli-compared-nothing", [algorithm, visited, seconds]),
            }
        })
        .collect::<Vec<_>>()
        .join("\n")
        + "\n"
}

/// What a measured file holds.
pub(super) fn of_measure(words: &Words, report: &Report, compared: &[PathBuf]) -> String {
    let records = [("records", report.input.records.into())];
    let mut lines = vec![words.say("cli-measured", records)];
    lines.extend(joined(words, report.input.join.as_ref()));
    lines.extend(whose(words, report));
    lines.extend(models(words, report));
    if report.models.iter().any(|outcome| compares(&outcome.model)) {
        let given = yes_no(report.reference == Reference::Given);
        lines.push(words.say("cli-reference", [("given", given.into())]));
    }
    lines.extend(report.sensitive.iter().map(|outcome| sensitive(words, report, outcome)));
    lines.extend(single_columns(words, report));
    let unit = report.records.unit;
    lines.extend(report.risk.after.iter().map(|risk| exposure(words, "cli-risk", unit, risk)));
    lines.extend(sequences(words, report));
    lines.extend(households(words, report));
    lines.extend(worst_completion(words, report));
    lines.extend(report.utility.iter().map(|left| {
        let number = |number: Option<f64>| words.decimal(number.unwrap_or_default(), 4).into();
        let changed = words.decimal(100.0 * left.modification_rate.unwrap_or_default(), 1);
        words.say(
            "cli-utility",
            [
                ("changed", changed.into()),
                ("loss", number(left.loss)),
                ("precision", number(Some(left.precision))),
                ("distortion", number(left.distortion)),
            ],
        )
    }));
    lines.extend(earlier(words, report, compared));
    lines.extend(warnings(words, report));
    lines.join("\n") + "\n"
}

fn models(words: &Words, report: &Report) -> Vec<String> {
    report.models.iter().map(|outcome| model(words, report, outcome)).collect()
}

/// What was asked of one model, and what came of it.
fn model(words: &Words, report: &Report, outcome: &ModelOutcome) -> String {
    let unit = outcome.unit.unwrap_or(report.records.unit);
    let said = serde_json::to_value(&outcome.model).unwrap_or_default();
    let id = said["model"].as_str().unwrap_or_default();
    let parameters = said.as_object().into_iter().flatten().filter(|(name, _)| *name != "model");
    let asked: Vec<String> = parameters.map(|(name, value)| parameter(name, value)).collect();
    let facets = outcome.facets.iter();
    let facets: Vec<String> = facets
        .filter_map(|(name, value)| Some(format!("{name} {}", words.number((*value)?))))
        .collect();
    let or_none = |text: Option<String>| text.unwrap_or_else(|| "none".to_owned());
    let deciding = outcome.deciding.as_ref().map(|deciding| match unit {
        Unit::Persons => deciding.persons.unwrap_or(deciding.records),
        Unit::Records => deciding.records,
    });
    let matching = match report.missing.matching {
        Matching::Wildcard => "wildcard",
        Matching::OwnValue | Matching::RemoveRow => "other",
    };
    words.say(
        "cli-model",
        [
            ("name", model_name(words, id).into()),
            ("asked", asked.join(", ").into()),
            ("achieved", or_none(outcome.achieved.map(|achieved| words.number(achieved))).into()),
            ("facets", or_none((!facets.is_empty()).then(|| words.listed(&facets))).into()),
            ("deciding", deciding.map_or_else(|| "none".into(), Into::into)),
            ("several", outcome.deciding.as_ref().map_or(1, |one| one.equally_weak).into()),
            ("holds", yes_no(outcome.holds).into()),
            ("valued", yes_no(passes_gaps(report, &said["attribute"])).into()),
            ("match", matching.into()),
            ("unit", unit_id(unit).into()),
        ],
    )
}

/// What people call a model.
pub(super) fn model_name(words: &Words, id: &str) -> String {
    words.find(&format!("model-{id}-name"), &FluentArgs::new()).unwrap_or_else(|| id.to_owned())
}

/// Whether classes without any value of an attribute were released, and so passed its models.
fn passes_gaps(report: &Report, attribute: &Value) -> bool {
    let mut outcomes = report.sensitive.iter();
    let outcome = outcomes.find(|outcome| *attribute == *outcome.attribute);
    outcome.and_then(|outcome| outcome.unrecorded).is_some_and(|n| n > 0)
}

/// What the messages are told of what is so or not.
fn yes_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// What the messages are told of what figures count.
fn unit_id(unit: Unit) -> &'static str {
    match unit {
        Unit::Persons => "persons",
        Unit::Records => "records",
    }
}

/// What came of putting further tables beside the file.
pub(super) fn joined(words: &Words, files: Option<&JoinedFiles>) -> Vec<String> {
    let Some(files) = files else { return Vec::new() };
    let tables = files.tables.iter().map(|table| {
        words.say(
            "report-joined-table",
            [
                ("name", table.name.as_str().into()),
                ("records", table.records.into()),
                ("without", table.without_person.into()),
                ("lacking", table.persons_without.into()),
                ("several", table.persons_with_several.into()),
                ("most", table.most.into()),
            ],
        )
    });
    let whole = words.say(
        "report-joined",
        [
            ("persons", files.persons.into()),
            ("records", files.records.into()),
            ("tables", files.tables.len().into()),
        ],
    );
    std::iter::once(whole).chain(tables).collect()
}

/// What figures count: each person's records where they were made one, with what that lost.
fn whose(words: &Words, report: &Report) -> Vec<String> {
    let Some(fold) = &report.input.fold else { return vec![counted(words, &report.records)] };
    let mut lines = vec![words.say(
        "cli-counted-fold",
        [
            ("by", fold.person.as_str().into()),
            ("persons", fold.persons.into()),
            ("records", fold.records.into()),
            ("several", fold.several.into()),
            ("most", fold.most.into()),
            ("unassigned", fold.unassigned.into()),
        ],
    )];
    let lost = fold.columns.iter().filter(|(_, kept)| kept.persons + kept.incomplete > 0);
    lines.extend(lost.map(|(name, kept)| {
        let keep = serde_json::to_value(kept.keep).unwrap_or_default();
        words.say(
            "cli-fold-lost",
            [
                ("attribute", name.as_str().into()),
                ("keep", keep.as_str().unwrap_or_default().to_owned().into()),
                ("persons", kept.persons.into()),
                ("values", kept.values.into()),
                ("incomplete", kept.incomplete.into()),
            ],
        )
    }));
    lines
}

/// Whom several of their records find, where records are told apart by person.
fn sequences(words: &Words, report: &Report) -> Option<String> {
    let found = report.risk.after.as_ref()?.sequences?;
    Some(words.say(
        "cli-sequences",
        [
            ("persons", found.persons.into()),
            ("sheltered", found.sheltered.into()),
            ("byTwo", found.sheltered_by_two.into()),
            ("byThree", found.sheltered_by_three.into()),
            ("twoAtLeast", yes_no(found.two_at_least).into()),
            ("threeAtLeast", yes_no(found.three_at_least).into()),
        ],
    ))
}

/// How exposed the households of what is released are.
fn households(words: &Words, report: &Report) -> Option<String> {
    let found = report.risk.after.as_ref()?.households?;
    let percent = |share: f64| words.decimal(share * 100.0, 1);
    Some(words.say(
        "cli-households",
        [
            ("households", found.households.into()),
            ("members", found.members.into()),
            ("max", percent(found.max).into()),
            ("average", percent(found.average).into()),
            ("expected", words.decimal(found.expected, 1).into()),
        ],
    ))
}

/// Who is left to somebody who knows what is missing in what is released.
fn worst_completion(words: &Words, report: &Report) -> Option<String> {
    let found = report.risk.after.as_ref()?.worst_completion?;
    let figures = [("fewest", found.fewest.into()), ("records", found.records.into())];
    Some(words.say("cli-worst-completion", figures))
}

/// What the recipe says a record is, and who lost records.
fn counted(words: &Words, counted: &Counted) -> String {
    let number = |number: Option<u32>| {
        number.map_or_else(|| "none".to_owned(), |number| words.number(number.into()))
    };
    match &counted.entity {
        Some(entity) => words.say(
            "cli-counted-entity",
            [
                ("entity", entity.as_str().into()),
                ("persons", number(counted.persons).into()),
                ("some", number(counted.lost_some).into()),
                ("all", number(counted.lost_all).into()),
            ],
        ),
        None if counted.answered => words.say("cli-counted-record", []),
        None => words.say("cli-counted-open", []),
    }
}

/// A parameter as the recipe asks for it. Of values only their number is said: they are cells.
fn parameter(name: &str, value: &Value) -> String {
    match value {
        Value::String(text) => format!("{name} = {text}"),
        Value::Number(value) => {
            format!("{name} = {}", plain(value.as_f64().unwrap_or_default(), DECIMALS))
        }
        Value::Array(list) => format!("{name}: {}", list.len()),
        other => format!("{name} = {other}"),
    }
}

fn exposure(words: &Words, id: &str, unit: Unit, risk: &RiskFigures) -> String {
    // Hardly anybody is somebody.
    let percent = |share: f64| words.decimal(partial_percent(share).unwrap_or(share * 100.0), 1);
    words.say(
        id,
        [
            ("max", percent(risk.prosecutor.max).into()),
            ("average", percent(risk.prosecutor.average).into()),
            ("above", percent(risk.prosecutor.above_threshold).into()),
            ("uniques", risk.sample_uniques.into()),
            ("unit", unit_id(unit).into()),
        ],
    )
}

/// What protects a sensitive column, and what the classes tell of it all the same.
fn sensitive(words: &Words, report: &Report, outcome: &SensitiveOutcome) -> String {
    let models: Vec<String> = outcome
        .models
        .iter()
        .map(|id| {
            words
                .find(&format!("model-{id}-name"), &FluentArgs::new())
                .unwrap_or_else(|| id.clone())
        })
        .collect();
    let protection = match outcome.protection {
        Protected::Models => "models",
        Protected::Declined => "declined",
        Protected::Perturbed => "perturbed",
        Protected::None => "none",
    };
    // Where all share one value, the sentence before says it.
    let percent = outcome.likeliest_percent;
    words.say(
        "cli-sensitive",
        [
            ("attribute", outcome.attribute.as_str().into()),
            ("protection", protection.into()),
            ("models", models.join(", ").into()),
            ("certain", outcome.certain.unwrap_or_default().into()),
            ("unrecorded", outcome.unrecorded.unwrap_or_default().into()),
            ("all", outcome.total.unwrap_or_default().into()),
            ("guessable", yes_no(outcome.guessable == Some(true)).into()),
            ("likely", yes_no(percent.is_some()).into()),
            ("percent", words.number(percent.unwrap_or_default()).into()),
            ("unit", unit_id(report.records.unit).into()),
            ("recordUnit", unit_id(report.records.record).into()),
        ],
    )
}

/// What was done to a column whose values are not true of the persons beside them.
fn perturbed(words: &Words, column: &PerturbedOutcome) -> String {
    let perturb = &column.facts.perturb;
    let how = words.say(
        &format!("perturbed-{}", perturb.id()),
        [("share", perturb.percent("share").into()), ("keep", perturb.percent("keep").into())],
    );
    let cells = column.drawn.zip(column.changed).map(|(drawn, changed)| {
        let expected = words.decimal(column.expected.unwrap_or_default(), 1);
        let numbers =
            [("drawn", drawn.into()), ("changed", changed.into()), ("expected", expected.into())];
        words.say(&format!("perturbed-{}-cells", perturb.id()), numbers)
    });
    let promised = column.facts.values.zip(column.facts.epsilon).map(|(values, epsilon)| {
        let epsilon = words.decimal(epsilon, 3);
        words.say("perturbed-epsilon", [("values", values.into()), ("epsilon", epsilon.into())])
    });
    let said: Vec<String> = [Some(how), cells, promised].into_iter().flatten().collect();
    let name = column.attribute.as_str().into();
    words.say("cli-perturbed", [("attribute", name), ("said", said.join(" ").into())])
}

/// That columns may point to people whatever is said of the quasi-identifiers.
fn single_columns(words: &Words, report: &Report) -> Option<String> {
    let all = report.warnings.iter().chain(&report.accepted);
    let told = all.filter(|notice| notice.is_about_column());
    let mut names: Vec<&str> = told.filter_map(|notice| notice.attribute.as_deref()).collect();
    names.dedup();
    let count = names.len().into();
    (!names.is_empty()).then(|| {
        words.say("cli-single-columns", [("count", count), ("names", names.join(", ").into())])
    })
}

/// What each earlier release says together with this one.
fn earlier(words: &Words, report: &Report, files: &[PathBuf]) -> Vec<String> {
    let outcomes = report.earlier.iter().zip(files);
    let lines = outcomes.map(|(outcome, file)| {
        let found: u64 = outcome.findings.values().map(|&found| u64::from(found)).sum();
        let is_broken = found > 0 || !outcome.complete;
        let is_tried = outcome.findings.contains_key(Attack::Composition.id());
        words.say(
            "cli-earlier",
            [
                ("file", file.display().to_string().into()),
                ("found", found.into()),
                ("complete", yes_no(outcome.complete).into()),
                ("values", if is_tried { "tried" } else { "untried" }.to_owned().into()),
                ("accepted", yes_no(outcome.accepted && is_broken).into()),
            ],
        )
    });
    lines.collect()
}

pub(super) fn warnings(words: &Words, report: &Report) -> Vec<String> {
    let say = |id, notice| words.say(id, [("warning", words.warning(notice).into())]);
    let warnings = report.warnings.iter().map(|notice| say("cli-warning", notice));
    warnings.chain(report.accepted.iter().map(|notice| say("cli-accepted", notice))).collect()
}
