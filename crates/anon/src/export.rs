//! A recipe as a job of ANON.

use crate::element::push_text;
use outis_protocol::Recipe;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::Matching;
use serde_json::Value;
use std::fmt::Write as _;

/// The job that says what a recipe says, for a table in `source` and a release in `output`.
///
/// # Errors
/// `anon-job` with the field and the detail `recipe` for what a job has no way to say.
pub fn export(recipe: &Recipe, source: &str, output: &str) -> Outcome<String> {
    let value = serde_json::to_value(recipe).map_err(|_| Problem::new(Code::Internal))?;
    refuse_unsayable(recipe, &value)?;
    let mut xml = Xml::default();
    xml.open("ANONConfiguration", &[]);
    xml.open("Parameters", &[]);
    xml.text("kValue", &recipe.k().unwrap_or(1).to_string());
    xml.text("Threshold", &recipe.suppression.limit.to_string());
    xml.text("SearchType", "best first");
    let keeps = recipe.missing.matching == Matching::OwnValue;
    xml.open("MissingValues", &[("handleMissingValues", if keeps { "true" } else { "false" })]);
    let marker = recipe.missing.values.first().map_or("", String::as_str);
    xml.text("MissingValueString", marker);
    xml.close("MissingValues");
    xml.close("Parameters");
    xml.open("DatasourceDefinition", &[]);
    xml.open("source", &[]);
    file(&mut xml, source, ["CSVSource", "XMLSource"]);
    xml.close("source");
    xml.close("DatasourceDefinition");
    xml.open("OutputDefinition", &[]);
    xml.open("OutputTo", &[]);
    file(&mut xml, output, ["CSVFile", "XMLFile"]);
    xml.close("OutputTo");
    xml.close("OutputDefinition");
    xml.open("AttributesDefinition", &[]);
    let attributes = list(&value["attributes"]);
    for (index, attribute) in attributes.iter().enumerate() {
        describe(&mut xml, index, attribute, &value["models"]);
    }
    xml.close("AttributesDefinition");
    for (index, attribute) in attributes.iter().enumerate() {
        hierarchy(&mut xml, index, attribute)?;
    }
    xml.close("ANONConfiguration");
    Ok(xml.text)
}

/// Refuses the first thing that a job has no way to say.
fn refuse_unsayable(recipe: &Recipe, value: &Value) -> Outcome<()> {
    let refused = |field: &str| Err(unsayable(field));
    let is = |field: &str, expected: &str| {
        value.pointer(field).and_then(Value::as_str) == Some(expected)
    };
    for field in ["records", "tables", "earlier", "compare"] {
        if value.get(field).is_some() {
            return refused(field);
        }
    }
    let mut counted = 0;
    for (index, model) in list(&value["models"]).iter().enumerate() {
        match model["model"].as_str() {
            Some("k-anonymity") => counted += 1,
            Some("distinct-l-diversity") => {
                let known = ["model", "attribute", "l"];
                let mut names = model.as_object().into_iter().flat_map(|model| model.keys());
                if let Some(name) = names.find(|name| !known.contains(&name.as_str())) {
                    return refused(&format!("models[{index}].{name}"));
                }
            }
            _ => return refused(&format!("models[{index}]")),
        }
    }
    if counted != 1 {
        return refused("models");
    }
    match () {
        () if recipe.data.fold.is_some() => refused("data.fold"),
        () if recipe.missing.values.len() > 1 => refused("missing.values"),
        () if recipe.missing.matching == Matching::Wildcard => refused("missing.match"),
        () if !is("/missing/sensitive", "excluded") => refused("missing.sensitive"),
        () if !is("/suppression/style", "drop") => refused("suppression.style"),
        () if !is("/loss/metric", "weighted-information-loss") => refused("loss.metric"),
        () if !is("/search/algorithm", "best-first") => refused("search.algorithm"),
        () => Ok(()),
    }
}

fn unsayable(field: &str) -> Problem {
    Problem::of_field(Code::AnonJob, field).with_detail("recipe")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A file, as what its name says that it is.
fn file(xml: &mut Xml, path: &str, [csv, other]: [&str; 2]) {
    let kind = if path.to_ascii_lowercase().ends_with(".xml") { other } else { csv };
    xml.open(kind, &[]);
    xml.text("URI", path);
    xml.close(kind);
}

/// What the hierarchy of an attribute is called.
fn hierarchy_id(index: usize) -> String {
    format!("GH_{}", index + 1)
}

fn describe(xml: &mut Xml, index: usize, attribute: &Value, models: &Value) {
    let name = attribute["name"].as_str().unwrap_or_default();
    let role = match attribute["role"].as_str() {
        Some("identifier") => "ignore",
        Some("quasi-identifier") => "k-attribute",
        Some("sensitive") => "l-attribute",
        _ => "dontcare",
    };
    let kind = match attribute["type"].as_str() {
        Some("integer") => "int",
        Some("decimal") => "double",
        _ => "string",
    };
    let id = hierarchy_id(index);
    let mut given = vec![("type", kind), ("ID", name), ("anonymizationType", role)];
    if attribute.get("hierarchy").is_some() {
        given.push(("useGeneralizationHierarchyWithID", &id));
    }
    xml.open("Attribute", &given);
    xml.text("Label", name);
    for (field, element) in [("limit", "Limit"), ("weight", "Priority")] {
        if let Some(number) = attribute.get(field) {
            xml.text(element, &number.to_string());
        }
    }
    let diverse = list(models).iter().find(|model| model["attribute"] == attribute["name"]);
    if let Some(l) = diverse.map(|model| &model["l"]) {
        xml.open("LDiversity", &[]);
        xml.open("DistinctLD", &[]);
        xml.text("lValue", &l.to_string());
        xml.close("DistinctLD");
        xml.close("LDiversity");
    }
    xml.close("Attribute");
}

fn hierarchy(xml: &mut Xml, index: usize, attribute: &Value) -> Outcome<()> {
    let place = format!("attributes[{index}]");
    for field in ["column", "floor", "accepted", "protection"] {
        if attribute.get(field).is_some() {
            return Err(unsayable(&format!("{place}.{field}")));
        }
    }
    let Some(hierarchy) = attribute.get("hierarchy") else { return Ok(()) };
    let (id, losses) = (hierarchy_id(index), list(&hierarchy["losses"]));
    let given = [("id", id.as_str()), ("closed", hierarchy["closed"].as_str().unwrap_or("left"))];
    let lost = |level: usize, height: usize| match losses.get(level) {
        Some(loss) => loss.to_string(),
        None => (level as f64 / height as f64).to_string(),
    };
    match hierarchy["kind"].as_str() {
        Some("intervals") => {
            let steps = list(&hierarchy["steps"]);
            let spans = losses.is_empty() || losses.len() == steps.len() + 1;
            let limited =
                attribute["limit"].as_u64().is_some_and(|limit| limit <= steps.len() as u64);
            if !spans && !limited {
                // The level `*` above the steps.
                return Err(unsayable(&format!("{place}.hierarchy.steps")));
            }
            xml.open("NumericalHierarchy", &given);
            xml.open("simpleNumericalHierarchy", &[]);
            xml.open("GHInfo", &[]);
            xml.open("Levels", &[]);
            for (level, step) in steps.iter().enumerate() {
                let (loss, step) = (lost(level + 1, steps.len()), step.to_string());
                xml.level(level + 1, &loss, Some(&step));
            }
            xml.close("Levels");
            xml.text("startValue", &hierarchy["start"].to_string());
            xml.text("maxValue", &hierarchy["end"].to_string());
            xml.close("GHInfo");
            xml.close("simpleNumericalHierarchy");
            xml.close("NumericalHierarchy");
        }
        Some("groups") => {
            let groups = list(&hierarchy["groups"]);
            let height = 1 + groups.iter().map(depth).max().unwrap_or(0);
            xml.open("CategoricalHierarchy", &given[..1]);
            xml.open("Levels", &[]);
            (1..=height).for_each(|level| xml.level(level, &lost(level, height), None));
            xml.close("Levels");
            xml.open("GHTree", &[]);
            xml.open("rootMember", &[("Name", "ALL"), ("Description", "")]);
            groups.iter().for_each(|group| member(xml, group));
            xml.close("rootMember");
            xml.close("GHTree");
            xml.close("CategoricalHierarchy");
        }
        _ => return Err(unsayable(&format!("{place}.hierarchy.kind"))),
    }
    Ok(())
}

/// How many groups are within each other.
fn depth(group: &Value) -> usize {
    1 + list(&group["groups"]).iter().map(depth).max().unwrap_or(0)
}

fn member(xml: &mut Xml, group: &Value) {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let (name, said) = (text(&group["label"]), text(&group["description"]));
    xml.open("member", &[("Name", &name), ("Description", &said)]);
    for value in list(&group["values"]) {
        let value = text(value);
        let said = text(&group["meanings"][&value]);
        xml.open("member", &[("Name", &value), ("Description", &said)]);
        xml.close("member");
    }
    list(&group["groups"]).iter().for_each(|group| member(xml, group));
    xml.close("member");
}

/// XML that is being written.
#[derive(Default)]
struct Xml {
    text: String,
    depth: usize,
}

impl Xml {
    fn open(&mut self, name: &str, attributes: &[(&str, &str)]) {
        let _ = write!(self.text, "{:1$}<{name}", "", 2 * self.depth);
        for (name, value) in attributes {
            let _ = write!(self.text, " {name}=\"");
            push_text(&mut self.text, value);
            self.text.push('"');
        }
        self.text.push_str(">\n");
        self.depth += 1;
    }

    fn close(&mut self, name: &str) {
        self.depth -= 1;
        let _ = writeln!(self.text, "{:1$}</{name}>", "", 2 * self.depth);
    }

    fn text(&mut self, name: &str, text: &str) {
        let _ = write!(self.text, "{:1$}<{name}>", "", 2 * self.depth);
        push_text(&mut self.text, text);
        let _ = writeln!(self.text, "</{name}>");
    }

    fn level(&mut self, number: usize, loss: &str, step: Option<&str>) {
        let number = number.to_string();
        let mut given = vec![("informationLoss", loss), ("levelNumber", &number)];
        given.extend(step.map(|step| ("stepSize", step)));
        self.open("Level", &given);
        self.close("Level");
    }
}
