//! Hierarchies of ANON as those of recipes (spec B2, B3).

use crate::element::Element;
use outis_protocol::problem::Outcome;
use serde_json::{Map, Number, Value, json};
use std::collections::HashSet;

/// The most levels of a hierarchy.
const MOST_LEVELS: usize = 60;

/// What a job says of a hierarchy.
#[derive(Debug)]
pub(crate) struct AnonHierarchy {
    pub(crate) id: String,
    /// As a recipe has it.
    pub(crate) value: Value,
    /// The highest level that ANON has, where a recipe has one above it.
    pub(crate) limit: Option<usize>,
}

/// A level as the job describes it.
struct Level {
    step: Option<Number>,
    loss: f64,
}

impl AnonHierarchy {
    /// Reads a `NumericalHierarchy`.
    ///
    /// # Errors
    /// `anon-job` with line and field.
    pub(crate) fn numerical(element: &Element) -> Outcome<Self> {
        element.refuse_others(&["simpleNumericalHierarchy", "GHInfo"], &["id", "closed"])?;
        let inner = element.child("simpleNumericalHierarchy")?.unwrap_or(element);
        let info = inner.child("GHInfo")?.ok_or_else(|| inner.refused("GHInfo", "missing"))?;
        info.refuse_others(&["Description", "Levels", "startValue", "maxValue"], &[])?;
        let levels = levels(info)?;
        let mut steps = Vec::new();
        for level in &levels {
            steps.push(
                level.step.clone().ok_or_else(|| info.refused("Level/@stepSize", "missing"))?,
            );
        }
        let (start, end) = (bound(info, "startValue")?, bound(info, "maxValue")?);
        let closed = match element.attribute("closed") {
            None | Some("left") => "left",
            Some("right") => "right",
            Some(_) => return Err(element.refused("NumericalHierarchy/@closed", "left or right")),
        };
        let mut losses = losses(&levels);
        let float = |number: &Number| number.as_f64().unwrap_or_default();
        let spans = steps.last().is_some_and(|last| float(last) >= float(&end) - float(&start));
        if !spans {
            // Above the last step there is `*`, which ANON's levels do not reach: the limit says so.
            losses.push(1.0);
        }
        let value = json!({
            "kind": "intervals", "start": start, "end": end, "steps": steps, "closed": closed,
            "losses": losses
        });
        let limit = (!spans).then_some(levels.len());
        Ok(Self { id: id(element)?, value, limit })
    }

    /// Reads a `CategoricalHierarchy`.
    ///
    /// # Errors
    /// `anon-job` with line and field.
    pub(crate) fn categorical(element: &Element) -> Outcome<Self> {
        let names = ["Description", "Levels", "GHTree", "simpleCategoricalHierarchy", "GHInfo"];
        element.refuse_others(&names, &["id"])?;
        let inner = element.child("simpleCategoricalHierarchy")?.unwrap_or(element);
        let info = inner.child("GHInfo")?.unwrap_or(inner);
        let levels = levels(info)?;
        let tree = match info.child("GHTree")? {
            Some(tree) => tree,
            None => inner.child("GHTree")?.ok_or_else(|| inner.refused("GHTree", "missing"))?,
        };
        tree.refuse_others(&["rootMember"], &[])?;
        let root =
            tree.child("rootMember")?.ok_or_else(|| tree.refused("rootMember", "missing"))?;
        let mut rows = Vec::new();
        let mut path = Vec::new();
        collect(root, &mut path, &mut rows)?;
        let height = rows.iter().map(Vec::len).max().unwrap_or(1) - 1;
        if height != levels.len() {
            let detail = format!("{} levels, as many as the tree has steps", height);
            return Err(info.refused("Levels", &detail));
        }
        let losses = losses(&levels);
        let value = match is_plain(root) && height > 1 {
            true => json!({"kind": "groups", "groups": groups(root), "losses": losses}),
            false => {
                rows.iter_mut().for_each(|row| pad(row, height));
                json!({"kind": "levels", "rows": rows, "losses": losses})
            }
        };
        Ok(Self { id: id(element)?, value, limit: None })
    }
}

/// What a hierarchy is called.
fn id(element: &Element) -> Outcome<String> {
    let id = element.attribute("id").map(str::trim).filter(|id| !id.is_empty());
    id.map(str::to_owned)
        .ok_or_else(|| element.refused(&format!("{}/@id", element.name), "missing"))
}

/// The levels in the order of their numbers, which are 1, 2, … without a gap.
fn levels(info: &Element) -> Outcome<Vec<Level>> {
    let list = info.child("Levels")?.ok_or_else(|| info.refused("Levels", "missing"))?;
    list.refuse_others(&["Level"], &[])?;
    if !(1..=MOST_LEVELS).contains(&list.children.len()) {
        return Err(list.refused("Levels", &format!("1 to {MOST_LEVELS} levels")));
    }
    let mut levels: Vec<Option<Level>> = list.children.iter().map(|_| None).collect();
    for level in &list.children {
        level.refuse_others(&[], &["informationLoss", "stepSize", "levelNumber"])?;
        let number = level.attribute("levelNumber").and_then(|text| text.trim().parse().ok());
        let place = number.and_then(|number: usize| levels.get_mut(number.checked_sub(1)?));
        let Some(place @ None) = place else {
            return Err(level.refused("Level/@levelNumber", "each of 1, 2, … once, without a gap"));
        };
        let loss = level.attribute("informationLoss").and_then(|text| text.trim().parse().ok());
        let loss = loss.filter(|loss: &f64| (0.0..=1.0).contains(loss));
        let loss =
            loss.ok_or_else(|| level.refused("Level/@informationLoss", "a number, 0 to 1"))?;
        let step = match level.attribute("stepSize") {
            Some(text) => Some(positive(level, text)?),
            None => None,
        };
        *place = Some(Level { step, loss });
    }
    let levels: Vec<Level> = levels.into_iter().flatten().collect();
    match levels.is_sorted_by(|one, next| one.loss <= next.loss) {
        true => Ok(levels),
        false => {
            Err(list.refused("Level/@informationLoss", "no less than that of the level below"))
        }
    }
}

fn positive(level: &Element, text: &str) -> Outcome<Number> {
    let number = number(text).filter(|number| number.as_f64().is_some_and(|step| step > 0.0));
    number.ok_or_else(|| level.refused("Level/@stepSize", "a number above 0"))
}

/// What each level loses, from level 0.
fn losses(levels: &[Level]) -> Vec<f64> {
    std::iter::once(0.0).chain(levels.iter().map(|level| level.loss)).collect()
}

/// A number exactly as it is written.
fn number(text: &str) -> Option<Number> {
    let text = text.trim();
    let plain = text.strip_prefix('+').unwrap_or(text);
    serde_json::from_str(plain).ok()
}

fn bound(info: &Element, name: &str) -> Outcome<Number> {
    let text = info.child_text(name)?.ok_or_else(|| info.refused(name, "missing"))?;
    number(text).ok_or_else(|| info.refused(name, "a number"))
}

/// The name of a member of the tree.
fn name(member: &Element) -> Outcome<&str> {
    member.refuse_others(&["member"], &["Name", "Description"])?;
    let name = member.attribute("Name").filter(|name| !name.is_empty());
    name.ok_or_else(|| member.refused("member/@Name", "missing"))
}

/// The labels of each leaf from itself to below the root, and `*` for that.
fn collect<'a>(
    member: &'a Element,
    path: &mut Vec<&'a str>,
    rows: &mut Vec<Vec<String>>,
) -> Outcome<()> {
    path.push(name(member)?);
    if member.children.is_empty() {
        let labels = path[1..].iter().rev().map(|label| (*label).to_owned());
        rows.push(labels.chain(["*".to_owned()]).collect());
    }
    for child in &member.children {
        collect(child, path, rows)?;
    }
    path.pop();
    Ok(())
}

/// Whether groups can say the tree: no label twice.
fn is_plain(root: &Element) -> bool {
    let (mut seen, mut waiting) = (HashSet::new(), vec![root]);
    while let Some(member) = waiting.pop() {
        if !seen.insert(member.attribute("Name")) {
            return false;
        }
        waiting.extend(&member.children);
    }
    true
}

/// What stands in a member as groups. Leaves right below the root stay themselves up to it, as
/// values do that no group names.
fn groups(member: &Element) -> Vec<Value> {
    let grouped = member.children.iter().filter(|child| !child.children.is_empty());
    grouped.map(group).collect()
}

fn group(member: &Element) -> Value {
    let mut group = Map::new();
    group.insert("label".to_owned(), member.attribute("Name").into());
    if let Some(description) = said(member) {
        group.insert("description".to_owned(), description.into());
    }
    let leaves = member.children.iter().filter(|child| child.children.is_empty());
    let values: Vec<&str> = leaves.clone().filter_map(|leaf| leaf.attribute("Name")).collect();
    let meanings =
        leaves.filter_map(|leaf| Some((leaf.attribute("Name")?.to_owned(), said(leaf)?)));
    let meanings: Map<String, Value> = meanings.map(|(name, said)| (name, said.into())).collect();
    let inner = groups(member);
    if !values.is_empty() {
        group.insert("values".to_owned(), values.into());
    }
    if !meanings.is_empty() {
        group.insert("meanings".to_owned(), meanings.into());
    }
    if !inner.is_empty() {
        group.insert("groups".to_owned(), inner.into());
    }
    group.into()
}

/// What a member means, if the tree says so.
fn said(member: &Element) -> Option<&str> {
    member.attribute("Description").filter(|text| !text.trim().is_empty())
}

/// A leaf that is not as deep as others stays itself on the levels that it lacks.
fn pad(row: &mut Vec<String>, height: usize) {
    let value = row[0].clone();
    while row.len() <= height {
        row.insert(0, value.clone());
    }
}
