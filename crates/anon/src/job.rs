//! A job of ANON as it is read, and the recipe that it comes to.

use crate::element::Element;
use crate::hierarchy::AnonHierarchy;
use crate::pieces::{broken, decode};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::{Recipe, parse};
use serde_json::{Value, json};

/// What a job says of a recipe. The files that it names are not opened.
#[derive(Debug)]
pub struct AnonJob {
    k: u32,
    threshold: f64,
    missing: Option<String>,
    keeps_missing: bool,
    attributes: Vec<JobAttribute>,
    hierarchies: Vec<AnonHierarchy>,
}

/// An attribute of a job.
#[derive(Debug)]
struct JobAttribute {
    line: u64,
    id: String,
    /// What its column is called.
    name: String,
    kind: &'static str,
    role: &'static str,
    hierarchy: Option<usize>,
    limit: Option<u32>,
    priority: Option<f64>,
    l: Option<i64>,
}

/// Whether a file is a job of ANON rather than a recipe: XML, which no JSON begins like.
#[must_use]
pub fn is_job(bytes: &[u8]) -> bool {
    let text = [&b"\xef\xbb\xbf"[..], b"\xff\xfe", b"\xfe\xff"]
        .iter()
        .find_map(|mark| bytes.strip_prefix(*mark))
        .unwrap_or(bytes);
    let mut letters = text.iter().filter(|byte| !b" \t\r\n\0".contains(byte));
    letters.next() == Some(&b'<')
}

impl AnonJob {
    /// Reads a job.
    ///
    /// # Errors
    /// `xml-broken` if it is no XML that is read; `anon-database` if it names a database; `anon-job`
    /// with line and field for what is not known, missing or out of its range.
    pub fn read(bytes: &[u8]) -> Outcome<Self> {
        let text = decode(bytes)?;
        let root = Element::read(&text)?;
        let parts = [
            "Parameters",
            "DatasourceDefinition",
            "OutputDefinition",
            "AttributesDefinition",
            "HierarchiesDefinition",
            "NumericalHierarchy",
            "CategoricalHierarchy",
        ];
        root.refuse_others(&parts, &[])?;
        let needed = |name| root.child(name)?.ok_or_else(|| root.refused(name, "missing"));
        let parameters = needed("Parameters")?;
        let hierarchies = hierarchies(&root)?;
        let list = needed("AttributesDefinition")?;
        list.refuse_others(&["Attribute"], &[])?;
        let attributes = list.children.iter().map(|element| attribute(element, &hierarchies));
        let attributes = attributes.collect::<Outcome<_>>()?;
        let names = ["kValue", "Threshold", "SearchType", "WorkReport", "MissingValues"];
        parameters.refuse_others(&names, &[])?;
        let k = parsed(parameters, "kValue", "a whole number above 0", |&k: &u32| k > 0)?;
        let threshold = parsed(parameters, "Threshold", "a number, 0 to 1", |share: &f64| {
            (0.0..=1.0).contains(share)
        })?;
        let search = parameters.child_text("SearchType")?.unwrap_or("best first");
        if !search.replace(['-', '_', ' '], "").eq_ignore_ascii_case("bestfirst") {
            return Err(parameters.refused("SearchType", "best first"));
        }
        let (missing, keeps_missing) = missing(parameters)?;
        check_source(&root)?;
        check_output(&root)?;
        check_report(parameters)?;
        Ok(Self {
            k: k.ok_or_else(|| parameters.refused("kValue", "missing"))?,
            threshold: threshold.unwrap_or(0.0),
            missing,
            keeps_missing,
            attributes,
            hierarchies,
        })
    }

    /// The recipe that it comes to.
    ///
    /// # Errors
    /// What is wrong with the recipe, with the line of the attribute.
    pub fn recipe(&self) -> Outcome<Recipe> {
        parse(&self.recipe_text()).map_err(|problem| self.placed(problem))
    }

    /// The text of that recipe, of which nothing was checked yet.
    #[must_use]
    pub fn recipe_text(&self) -> String {
        let mut models = vec![json!({"model": "k-anonymity", "k": self.k})];
        let mut attributes = Vec::new();
        for attribute in &self.attributes {
            if let Some(l) = attribute.l {
                let l = l.clamp(0, u32::MAX.into());
                models.push(
                    json!({"model": "distinct-l-diversity", "attribute": attribute.name, "l": l}),
                );
            }
            attributes.push(self.described(attribute));
        }
        let matching = if self.keeps_missing { "own-value" } else { "remove-row" };
        let missing = self.missing.clone().unwrap_or_default();
        json!({
            "outis": 1, "kind": "recipe", "dialect": "anon",
            "missing": {"values": [missing], "match": matching},
            "attributes": attributes,
            "models": models,
            "suppression": {"limit": self.threshold, "style": "drop"},
            "loss": {"metric": "weighted-information-loss", "aggregate": "sum"},
            "search": {"algorithm": "best-first"}
        })
        .to_string()
    }

    /// What the job calls the attribute of a column, which may be otherwise than the column.
    #[must_use]
    pub fn id<'a>(&'a self, column: &'a str) -> &'a str {
        let found = self.attributes.iter().find(|attribute| attribute.name == column);
        found.map_or(column, |attribute| &attribute.id)
    }

    /// An attribute as a recipe has it.
    fn described(&self, attribute: &JobAttribute) -> Value {
        let mut described =
            json!({"name": attribute.name, "role": attribute.role, "type": attribute.kind});
        let is_quasi = attribute.role == "quasi-identifier";
        if let Some(hierarchy) = attribute.hierarchy.map(|index| &self.hierarchies[index])
            && (is_quasi || attribute.role == "sensitive")
        {
            described["hierarchy"] = hierarchy.value.clone();
            if let Some(limit) = hierarchy.limit.filter(|_| is_quasi) {
                described["limit"] = limit.into();
            }
        }
        if let Some(limit) = attribute.limit.filter(|_| is_quasi) {
            // No job reaches the `*` above steps that do not span the whole range.
            let highest = described["limit"].as_u64().unwrap_or(u64::MAX);
            described["limit"] = highest.min(limit.into()).into();
        }
        if let Some(priority) = attribute.priority.filter(|_| is_quasi) {
            described["weight"] = priority.into();
        }
        described
    }

    /// A problem with the recipe that the job came to, on the line of the attribute, if it is about
    /// one.
    fn placed(&self, problem: Problem) -> Problem {
        // A line that the problem has is one of the table or of a hierarchy's rows.
        if problem.line.is_some() || problem.record.is_some() {
            return problem;
        }
        let numbered = problem.field.as_deref().and_then(|field| {
            let number = field.strip_prefix("attributes[")?.split(']').next()?;
            self.attributes.get(number.parse::<usize>().ok()?)
        });
        let concerned = numbered.or_else(|| {
            let name = problem.attribute.as_ref()?;
            self.attributes.iter().find(|attribute| attribute.name == *name)
        });
        Problem { line: concerned.map(|attribute| attribute.line), ..problem }
    }
}

/// All hierarchies, which stand in the job itself or in a `HierarchiesDefinition`.
fn hierarchies(root: &Element) -> Outcome<Vec<AnonHierarchy>> {
    let mut hierarchies: Vec<AnonHierarchy> = Vec::new();
    let list = root.child("HierarchiesDefinition")?;
    if let Some(list) = list {
        list.refuse_others(&["NumericalHierarchy", "CategoricalHierarchy"], &[])?;
    }
    for element in root.children.iter().chain(list.iter().flat_map(|list| &list.children)) {
        let hierarchy = match () {
            () if element.is("NumericalHierarchy") => AnonHierarchy::numerical(element)?,
            () if element.is("CategoricalHierarchy") => AnonHierarchy::categorical(element)?,
            () => continue,
        };
        if hierarchies.iter().any(|other| other.id == hierarchy.id) {
            return Err(element.refused(&format!("{}/@id", element.name), "twice"));
        }
        hierarchies.push(hierarchy);
    }
    Ok(hierarchies)
}

fn attribute(element: &Element, hierarchies: &[AnonHierarchy]) -> Outcome<JobAttribute> {
    let names = ["Label", "SQLName", "Limit", "Priority", "LDiversity"];
    let given = ["type", "ID", "anonymizationType", "useGeneralizationHierarchyWithID"];
    element.refuse_others(&names, &given)?;
    let id = element.attribute("ID").map(str::trim).filter(|id| !id.is_empty());
    let id = id.ok_or_else(|| element.refused("Attribute/@ID", "missing"))?;
    let role = match element.attribute("anonymizationType") {
        Some("ignore") => "identifier",
        Some("k-attribute") => "quasi-identifier",
        Some("l-attribute") => "sensitive",
        Some("dontcare") => "insensitive",
        _ => {
            let known = "ignore, k-attribute, l-attribute or dontcare";
            return Err(element.refused("Attribute/@anonymizationType", known));
        }
    };
    let kind = element.attribute("type").unwrap_or("string").to_ascii_lowercase();
    let kind = match &*kind {
        "int" | "integer" | "long" | "short" => "integer",
        "double" | "float" | "decimal" | "real" => "decimal",
        "string" | "text" | "char" | "varchar" | "date" | "boolean" => "text",
        _ => return Err(element.refused("Attribute/@type", "int, double, string, date or boolean")),
    };
    let hierarchy = match element.attribute("useGeneralizationHierarchyWithID") {
        None => None,
        Some(id) => {
            let found = hierarchies.iter().position(|hierarchy| hierarchy.id == id.trim());
            let field = "Attribute/@useGeneralizationHierarchyWithID";
            let place = found.ok_or_else(|| element.refused(field, "the id of a hierarchy here"));
            Some(place?)
        }
    };
    let name = element.child_text("SQLName")?.or(element.child_text("Label")?).unwrap_or(id);
    Ok(JobAttribute {
        line: element.line,
        id: id.to_owned(),
        name: name.to_owned(),
        kind,
        role,
        hierarchy,
        limit: parsed(element, "Limit", "a whole number, 0 or more", |_: &u32| true)?,
        priority: parsed(element, "Priority", "a number, 0 or more", |weight: &f64| {
            weight.is_finite() && *weight >= 0.0
        })?,
        l: l_value(element)?,
    })
}

/// The l of an attribute. ANON writes `lValue`, and in places `IValue`.
fn l_value(attribute: &Element) -> Outcome<Option<i64>> {
    let Some(diversity) = attribute.child("LDiversity")? else { return Ok(None) };
    diversity.refuse_others(&["DistinctLD"], &[])?;
    let distinct = diversity.child("DistinctLD")?;
    let distinct = distinct.ok_or_else(|| diversity.refused("DistinctLD", "missing"))?;
    distinct.refuse_others(&["lValue", "IValue"], &[])?;
    let whole = "a whole number";
    let l = parsed(distinct, "lValue", whole, |_: &i64| true)?;
    let l = l.or(parsed(distinct, "IValue", whole, |_: &i64| true)?);
    l.map(Some).ok_or_else(|| distinct.refused("lValue", "missing"))
}

/// A number in an element of this name, if there is one.
fn parsed<T: std::str::FromStr>(
    parent: &Element,
    name: &str,
    detail: &str,
    is_allowed: impl Fn(&T) -> bool,
) -> Outcome<Option<T>> {
    let Some(child) = parent.child(name)? else { return Ok(None) };
    let number = child.text.trim().parse().ok().filter(is_allowed);
    number.map(Some).ok_or_else(|| child.refused(&format!("{}/{name}", parent.name), detail))
}

/// What means "missing", and whether it counts as a value.
fn missing(parameters: &Element) -> Outcome<(Option<String>, bool)> {
    let Some(missing) = parameters.child("MissingValues")? else { return Ok((None, true)) };
    missing.refuse_others(&["MissingValueString"], &["handleMissingValues"])?;
    let keeps = truth(missing, "handleMissingValues")?.unwrap_or(true);
    // The marker is compared with whole cells, blanks included.
    Ok((missing.child("MissingValueString")?.map(|text| text.text.clone()), keeps))
}

fn truth(element: &Element, name: &str) -> Outcome<Option<bool>> {
    match element.attribute(name).map(str::trim) {
        None => Ok(None),
        Some("true" | "1") => Ok(Some(true)),
        Some("false" | "0") => Ok(Some(false)),
        Some(_) => Err(element.refused(&format!("{}/@{name}", element.name), "true or false")),
    }
}

/// Refuses a report that has no place.
fn check_report(parameters: &Element) -> Outcome<()> {
    let Some(report) = parameters.child("WorkReport")? else { return Ok(()) };
    report.refuse_others(&["writeToURI"], &["generateReport"])?;
    if truth(report, "generateReport")? == Some(false) {
        return Ok(());
    }
    let uri = report.child("writeToURI")?.ok_or_else(|| report.refused("writeToURI", "missing"))?;
    place(uri).map(drop)
}

fn check_source(root: &Element) -> Outcome<()> {
    let Some(definition) = root.child("DatasourceDefinition")? else { return Ok(()) };
    definition.refuse_others(&["source"], &[])?;
    let Some(source) = definition.child("source")? else { return Ok(()) };
    check_file(source, &["CSVSource", "XMLSource", "CSVFile", "XMLFile"], "JDBCSource")
}

fn check_output(root: &Element) -> Outcome<()> {
    let Some(definition) = root.child("OutputDefinition")? else { return Ok(()) };
    definition.refuse_others(&["OutputTo"], &[])?;
    let Some(output) = definition.child("OutputTo")? else { return Ok(()) };
    check_file(output, &["CSVFile", "XMLFile"], "JDBCFile")
}

/// Refuses a database, and a file whose name does not end as its kind asks for.
fn check_file(parent: &Element, kinds: &[&str], database: &str) -> Outcome<()> {
    // Nothing of a database is looked at, and so nothing of it is ever repeated.
    let named = parent
        .children
        .iter()
        .find(|child| child.is(database) || child.name.to_ascii_uppercase().starts_with("JDBC"));
    if let Some(found) = named {
        return Err(Problem { line: Some(found.line), ..Problem::new(Code::AnonDatabase) });
    }
    parent.refuse_others(kinds, &[])?;
    let [file] = parent.children.as_slice() else {
        return Err(parent.refused(&parent.name, "one file, CSVFile or XMLFile"));
    };
    file.refuse_others(&["URI"], &[])?;
    let uri = file.child("URI")?.ok_or_else(|| file.refused("URI", "missing"))?;
    let path = place(uri)?;
    let is_xml = path.to_ascii_lowercase().ends_with(".xml");
    match file.name[..3].eq_ignore_ascii_case("XML") == is_xml {
        true => Ok(()),
        false if is_xml => Err(uri.refused("URI", "no name that ends in .xml, as the file is CSV")),
        false => Err(uri.refused("URI", "a name that ends in .xml")),
    }
}

/// A file by its URI: a path, or one after `file:`.
fn place(uri: &Element) -> Outcome<String> {
    let text = uri.text.trim();
    let path = match text.strip_prefix("file:") {
        Some(rest) => rest.strip_prefix("//").unwrap_or(rest),
        None if text.contains("://") => "",
        None => text,
    };
    match path {
        "" => Err(uri.refused(&uri.name, "the path of a file here, or file: and such a path")),
        path if path.contains('\0') => Err(broken("syntax", uri.line)),
        path => Ok(path.to_owned()),
    }
}

#[cfg(test)]
mod tests;
