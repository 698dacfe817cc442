//! Hierarchies of recipes as ANON has them (spec B2, B3).

use super::{list, names, refuse_others, unsayable};
use crate::markup::Markup;
use outis_protocol::problem::Outcome;
use serde_json::Value;

/// The label above all that hierarchies of recipes end with.
const ROOT: &str = "*";

/// Writes a hierarchy; `limit` is that of its attribute, `place` the field that it stands in.
///
/// # Errors
/// `anon-unsayable` with the field, if it is of a kind that ANON does not have.
pub(super) fn write(
    job: &mut Markup,
    id: &str,
    hierarchy: &Value,
    limit: &Value,
    place: &str,
) -> Outcome<()> {
    match hierarchy["kind"].as_str() {
        Some("intervals") => intervals(job, id, hierarchy, limit, place),
        Some("groups") => groups(job, id, hierarchy, place),
        Some("levels") => levels(job, id, hierarchy, place),
        _ => Err(unsayable(format!("{place}.kind"))),
    }
}

/// What each level loses from the first above the values: what is said, else its share of the steps.
fn losses(hierarchy: &Value, height: usize, place: &str) -> Outcome<Vec<f64>> {
    let refused = || unsayable(format!("{place}.losses"));
    let Some(said) = hierarchy.get("losses") else {
        return Ok((1..=height).map(|level| level as f64 / height as f64).collect());
    };
    let losses: Option<Vec<f64>> = list(said).iter().map(Value::as_f64).collect();
    let losses = losses.filter(|losses| losses.len() == height + 1 && losses[0] == 0.0);
    let losses = losses.ok_or_else(refused)?;
    let is_share = losses.iter().all(|loss| (0.0..=1.0).contains(loss));
    match is_share && losses.is_sorted() {
        true => Ok(losses[1..].to_vec()),
        false => Err(refused()),
    }
}

fn level(job: &mut Markup, number: usize, loss: f64, step: Option<&str>) {
    let (number, loss) = (number.to_string(), loss.to_string());
    let mut given = vec![("informationLoss", &*loss), ("levelNumber", &*number)];
    given.extend(step.map(|step| ("stepSize", step)));
    job.empty("Level", &given);
}

fn intervals(
    job: &mut Markup,
    id: &str,
    hierarchy: &Value,
    limit: &Value,
    place: &str,
) -> Outcome<()> {
    let known = ["kind", "start", "end", "steps", "closed", "losses"];
    refuse_others(hierarchy, place, &known)?;
    let float = |number: &Value| number.as_f64().unwrap_or_default();
    let steps = list(&hierarchy["steps"]);
    let range = float(&hierarchy["end"]) - float(&hierarchy["start"]);
    let spans = steps.last().is_some_and(|last| float(last) >= range);
    if !spans && limit.as_u64().is_none_or(|limit| limit > steps.len() as u64) {
        // The level `*` above the steps, which no job has.
        return Err(unsayable(format!("{place}.steps")));
    }
    let losses = losses(hierarchy, steps.len() + usize::from(!spans), place)?;
    job.open(
        "NumericalHierarchy",
        &[("id", id), ("closed", hierarchy["closed"].as_str().unwrap_or("left"))],
    );
    job.open("simpleNumericalHierarchy", &[]);
    job.open("GHInfo", &[]);
    job.open("Levels", &[]);
    for ((number, loss), step) in (1..).zip(losses).zip(steps) {
        level(job, number, loss, Some(&step.to_string()));
    }
    job.close();
    job.text("startValue", &hierarchy["start"].to_string());
    job.text("maxValue", &hierarchy["end"].to_string());
    job.close();
    job.close();
    job.close();
    Ok(())
}

/// A member of a tree.
#[derive(Default)]
struct Member<'a> {
    name: &'a str,
    meaning: &'a str,
    members: Vec<Member<'a>>,
}

impl<'a> Member<'a> {
    /// How many members are within each other, this one among them.
    fn depth(&self) -> usize {
        1 + self.members.iter().map(Self::depth).max().unwrap_or(0)
    }

    fn write(&self, job: &mut Markup) {
        let given = [("Name", self.name), ("Description", self.meaning)];
        if self.members.is_empty() {
            return job.empty("member", &given);
        }
        job.open("member", &given);
        self.members.iter().for_each(|member| member.write(job));
        job.close();
    }

    /// What a group of a recipe is.
    fn group(group: &'a Value, place: &str) -> Outcome<Self> {
        let text = |field: &str| group[field].as_str().unwrap_or_default();
        let mut members = Vec::new();
        for value in list(&group["values"]) {
            let name = value.as_str().unwrap_or_default();
            let meaning = group["meanings"][name].as_str().unwrap_or_default();
            members.push(Self { name, meaning, members: Vec::new() });
        }
        for inner in list(&group["groups"]) {
            members.push(Self::group(inner, place)?);
        }
        // Names cannot be empty in a tree, nor can what groups nothing be told from a value.
        if members.is_empty()
            || text("label").is_empty()
            || members.iter().any(|member| member.name.is_empty())
        {
            return Err(unsayable(format!("{place}.groups")));
        }
        Ok(Self { name: text("label"), meaning: text("description"), members })
    }
}

fn groups(job: &mut Markup, id: &str, hierarchy: &Value, place: &str) -> Outcome<()> {
    let other = names(hierarchy).find(|name| match *name {
        "kind" | "groups" | "losses" => false,
        "scale" => hierarchy["scale"] != false,
        _ => true,
    });
    if let Some(name) = other {
        return Err(unsayable(format!("{place}.{name}")));
    }
    let groups = list(&hierarchy["groups"]).iter().map(|group| Member::group(group, place));
    let members = groups.collect::<Outcome<Vec<_>>>()?;
    tree(job, id, hierarchy, place, members)
}

/// Rows that stand in the recipe itself: a value and what it is called on each level.
fn levels(job: &mut Markup, id: &str, hierarchy: &Value, place: &str) -> Outcome<()> {
    refuse_others(hierarchy, place, &["kind", "rows", "losses"])?;
    let refused = || unsayable(format!("{place}.rows"));
    let mut root = Member::default();
    for row in list(&hierarchy["rows"]) {
        let labels: Option<Vec<&str>> = list(row).iter().map(Value::as_str).collect();
        let labels = labels.ok_or_else(refused)?;
        // All end at one root, which ANON has without calling it so.
        let [inner @ .., ROOT] = &*labels else { return Err(refused()) };
        if inner.is_empty() || inner.contains(&"") {
            return Err(refused());
        }
        let mut member = &mut root;
        for label in inner.iter().rev() {
            let found = member.members.iter().position(|other| other.name == *label);
            let index = found.unwrap_or(member.members.len());
            if found.is_none() {
                member.members.push(Member { name: label, ..Member::default() });
            }
            member = &mut member.members[index];
        }
    }
    let height = list(&hierarchy["rows"]).iter().map(|row| list(row).len()).max().unwrap_or(0);
    let is_even = list(&hierarchy["rows"]).iter().all(|row| list(row).len() == height);
    match is_even && height > 1 {
        true => tree(job, id, hierarchy, place, root.members),
        false => Err(refused()),
    }
}

fn tree(
    job: &mut Markup,
    id: &str,
    hierarchy: &Value,
    place: &str,
    members: Vec<Member<'_>>,
) -> Outcome<()> {
    let root = Member { name: ROOT, meaning: "", members };
    let height = root.depth() - 1;
    // A name that is that of the root, too, would say something else once it is read.
    let mut waiting = vec![&root.members];
    while let Some(members) = waiting.pop() {
        if members.iter().any(|member| member.name == root.name) {
            return Err(unsayable(format!("{place}.{}", hierarchy["kind"].as_str().unwrap_or(""))));
        }
        waiting.extend(members.iter().map(|member| &member.members));
    }
    let losses = losses(hierarchy, height, place)?;
    job.open("CategoricalHierarchy", &[("id", id)]);
    job.open("Levels", &[]);
    for (number, loss) in (1..).zip(losses) {
        level(job, number, loss, None);
    }
    job.close();
    job.open("GHTree", &[]);
    job.open("rootMember", &[("Name", root.name), ("Description", root.meaning)]);
    root.members.iter().for_each(|member| member.write(job));
    job.close();
    job.close();
    job.close();
    Ok(())
}
