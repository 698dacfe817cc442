//! A recipe as a job of ANON.
//!
//! What decides which table is released is said in the job or refused by name. What it has no words
//! for beside that (how the file is read and written, settings of measures, warnings that were
//! accepted) is left out, and told.

mod trees; // Hierarchies.

use crate::markup::{Markup, is_writable};
use outis_protocol::problem::{Code, Outcome, Problem};
use serde_json::Value;

/// A job that says what a recipe says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedJob {
    /// The file.
    pub text: String,
    /// The fields of the recipe that are not in it, since they do not decide which table is released.
    pub left_out: Vec<String>,
}

/// The files that a job names.
#[derive(Clone, Copy, Debug)]
pub struct JobFiles<'a> {
    /// Where the table is.
    pub source: &'a str,
    /// Where the release goes.
    pub release: &'a str,
    /// Where ANON's report goes.
    pub report: &'a str,
}

/// The job that says what a recipe says. `recipe` is its JSON, as it is when it has been read: what
/// nobody said may be absent.
///
/// # Errors
/// `anon-unsayable` with the field, for what a job has no way to say, and with the detail `letter`
/// where XML has no way to write a text of it.
pub fn export(recipe: &Value, files: JobFiles<'_>) -> Outcome<ExportedJob> {
    let mut left_out = Vec::new();
    check(recipe, &mut left_out)?;
    let mut job = Markup::new();
    job.open("ANONConfiguration", &[]);
    parameters(&mut job, recipe, files.report);
    job.open("DatasourceDefinition", &[]);
    job.open("source", &[]);
    file(&mut job, files.source, ["CSVSource", "XMLSource"]);
    job.close();
    job.close();
    job.open("OutputDefinition", &[]);
    job.open("OutputTo", &[]);
    file(&mut job, files.release, ["CSVFile", "XMLFile"]);
    job.close();
    job.close();
    job.open("AttributesDefinition", &[]);
    let attributes = list(&recipe["attributes"]);
    for (index, attribute) in attributes.iter().enumerate() {
        describe(&mut job, index, attribute, list(&recipe["models"]), &mut left_out)?;
    }
    job.close();
    for (index, attribute) in attributes.iter().enumerate().filter(|(_, one)| is_recoded(one)) {
        if let Some(hierarchy) = attribute.get("hierarchy") {
            let place = format!("attributes[{index}].hierarchy");
            trees::write(&mut job, &hierarchy_id(index), hierarchy, &attribute["limit"], &place)?;
        }
    }
    job.close();
    match is_writable(&job.text) {
        true => Ok(ExportedJob { text: job.text, left_out }),
        false => Err(unsayable("attributes").with_detail("letter")),
    }
}

/// A problem with what a job has no way to say.
fn unsayable(field: impl Into<String>) -> Problem {
    Problem::of_field(Code::AnonUnsayable, field)
}

/// The elements of a list; none where there is none.
fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The names of the fields of an object.
fn names(value: &Value) -> impl Iterator<Item = &str> {
    value.as_object().into_iter().flat_map(|fields| fields.keys()).map(String::as_str)
}

/// Refuses the first field that is none of these.
fn refuse_others(value: &Value, place: &str, known: &[&str]) -> Outcome<()> {
    match names(value).find(|name| !known.contains(name)) {
        Some(name) => Err(unsayable(format!("{place}.{name}"))),
        None => Ok(()),
    }
}

/// Refuses what a job has no way to say, attributes apart, and lists what need not be in it.
fn check(recipe: &Value, left_out: &mut Vec<String>) -> Outcome<()> {
    for field in names(recipe) {
        match field {
            "outis" | "kind" | "dialect" | "attributes" | "models" | "missing" | "suppression"
            | "loss" | "search" => {}
            "data" => refuse_others(&recipe["data"], "data", &["kind", "format"])?,
            // How the file is read and written, and what is reported of the release beside it.
            "output" | "risk" | "compare" => left_out.push(field.to_owned()),
            "records" => {
                refuse_others(&recipe["records"], "records", &["person"])?;
                left_out.push("records.person".to_owned());
            }
            _ => return Err(unsayable(field)),
        }
    }
    if recipe["data"]["format"].as_object().is_some_and(|format| !format.is_empty()) {
        left_out.push("data.format".to_owned());
    }
    let is = |place: &str, expected: &str, absent: bool| match recipe.pointer(place) {
        None => absent,
        Some(said) => said.as_str() == Some(expected),
    };
    match () {
        () if recipe.pointer("/missing/values").is_some_and(|all| list(all).len() != 1) => {
            Err(unsayable("missing.values"))
        }
        () if is("/missing/match", "wildcard", false) => Err(unsayable("missing.match")),
        () if recipe
            .pointer("/missing/suppressed-equals-missing")
            .is_some_and(|said| said == true) =>
        {
            Err(unsayable("missing.suppressed-equals-missing"))
        }
        () if !is("/missing/sensitive", "excluded", true) => Err(unsayable("missing.sensitive")),
        () if !is("/suppression/style", "drop", true) => Err(unsayable("suppression.style")),
        () if !is("/loss/metric", "weighted-information-loss", false) => {
            Err(unsayable("loss.metric"))
        }
        () if !is("/loss/aggregate", "sum", false) => Err(unsayable("loss.aggregate")),
        () if recipe.pointer("/loss/gs-factor").is_some_and(|factor| *factor != 0.5) => {
            Err(unsayable("loss.gs-factor"))
        }
        () if !is("/search/algorithm", "best-first", false) => Err(unsayable("search.algorithm")),
        () => Ok(()),
    }?;
    refuse_others(&recipe["loss"], "loss", &["metric", "aggregate", "gs-factor"])?;
    refuse_others(&recipe["search"], "search", &["algorithm"])?;
    check_models(recipe)
}

/// Refuses other models than one k and an l for some columns.
fn check_models(recipe: &Value) -> Outcome<()> {
    let models = list(&recipe["models"]);
    let sized = models.iter().filter(|model| model["model"] == "k-anonymity");
    let [sized] = sized.collect::<Vec<_>>()[..] else { return Err(unsayable("models")) };
    let mut protected = Vec::new();
    for (index, model) in models.iter().enumerate() {
        let place = format!("models[{index}]");
        match model["model"].as_str() {
            Some("k-anonymity") => refuse_others(model, &place, &["model", "k"])?,
            Some("distinct-l-diversity") => {
                refuse_others(model, &place, &["model", "attribute", "l"])?;
                // ANON replaces an l that does not fit.
                let fits = model["l"].as_u64().is_some_and(|l| Some(l) <= sized["k"].as_u64());
                if !fits && recipe["dialect"] != "anon" {
                    return Err(unsayable(format!("{place}.l")));
                }
                if protected.contains(&&model["attribute"]) {
                    return Err(unsayable(place));
                }
                protected.push(&model["attribute"]);
            }
            _ => return Err(unsayable(place)),
        }
    }
    let mut attributes = list(&recipe["attributes"]).iter();
    match attributes.any(|one| one["role"] == "quasi-identifier") {
        true => Ok(()),
        false => Err(unsayable("attributes")),
    }
}

fn parameters(job: &mut Markup, recipe: &Value, report: &str) {
    job.open("Parameters", &[]);
    let mut models = list(&recipe["models"]).iter();
    let k = models.find(|model| model["model"] == "k-anonymity").map(|model| &model["k"]);
    job.text("kValue", &k.map(Value::to_string).unwrap_or_default());
    let limit = recipe.pointer("/suppression/limit").map_or("0".to_owned(), Value::to_string);
    job.text("Threshold", &limit);
    job.text("SearchType", "best first");
    job.open("WorkReport", &[("generateReport", "true")]);
    job.text("writeToURI", report);
    job.close();
    let keeps = recipe.pointer("/missing/match").is_none_or(|said| said == "own-value");
    let keeps = if keeps { "true" } else { "false" };
    job.open("MissingValues", &[("handleMissingValues", keeps)]);
    let marker = recipe.pointer("/missing/values/0").and_then(Value::as_str).unwrap_or_default();
    job.text("MissingValueString", marker);
    job.close();
    job.close();
}

/// A file, as what its name says that it is.
fn file(job: &mut Markup, path: &str, [csv, xml]: [&'static str; 2]) {
    job.open(if path.to_ascii_lowercase().ends_with(".xml") { xml } else { csv }, &[]);
    job.text("URI", path);
    job.close();
}

/// What the hierarchy of an attribute is called.
fn hierarchy_id(index: usize) -> String {
    format!("GH_{}", index + 1)
}

/// Whether a hierarchy of the attribute has an effect.
fn is_recoded(attribute: &Value) -> bool {
    attribute["role"] == "quasi-identifier" || attribute["role"] == "sensitive"
}

fn describe(
    job: &mut Markup,
    index: usize,
    attribute: &Value,
    models: &[Value],
    left_out: &mut Vec<String>,
) -> Outcome<()> {
    let place = format!("attributes[{index}]");
    let is_quasi = attribute["role"] == "quasi-identifier";
    for field in names(attribute) {
        match field {
            "name" | "role" => {}
            "type" if attribute["type"] != "date" => {}
            "hierarchy" if is_recoded(attribute) => {}
            "limit" | "weight" if is_quasi => {}
            "floor" if attribute["floor"] == 0 => {}
            // What has no effect, what was only accepted, and dates, which ANON knows as texts.
            "type" | "hierarchy" | "limit" | "weight" | "accepted" | "protection" => {
                left_out.push(format!("{place}.{field}"));
            }
            "floor" if !is_quasi => left_out.push(format!("{place}.{field}")),
            _ => return Err(unsayable(format!("{place}.{field}"))),
        }
    }
    // Blanks around a name are not read.
    let name = attribute["name"].as_str().filter(|name| !name.is_empty() && name.trim() == *name);
    let name = name.ok_or_else(|| unsayable(format!("{place}.name")))?;
    let role = match attribute["role"].as_str() {
        Some("identifier") => "ignore",
        Some("quasi-identifier") => "k-attribute",
        Some("sensitive") => "l-attribute",
        _ => "dontcare",
    };
    let kind = match attribute["type"].as_str() {
        Some("integer") => "int",
        Some("decimal") => "double",
        Some("date") => "date",
        _ => "string",
    };
    let id = hierarchy_id(index);
    let mut given = vec![("type", kind), ("ID", name), ("anonymizationType", role)];
    if attribute.get("hierarchy").is_some() && is_recoded(attribute) {
        given.push(("useGeneralizationHierarchyWithID", &id));
    }
    job.open("Attribute", &given);
    job.text("Label", name);
    job.text("SQLName", name);
    for (field, element) in [("limit", "Limit"), ("weight", "Priority")] {
        if let Some(number) = attribute.get(field).filter(|_| is_quasi) {
            job.text(element, &number.to_string());
        }
    }
    let mut models = models.iter().filter(|model| model["model"] == "distinct-l-diversity");
    if let Some(model) = models.find(|model| model["attribute"] == attribute["name"]) {
        job.open("LDiversity", &[]);
        job.open("DistinctLD", &[]);
        job.text("lValue", &model["l"].to_string());
        job.close();
        job.close();
    }
    job.close();
    Ok(())
}

#[cfg(test)]
mod tests;
