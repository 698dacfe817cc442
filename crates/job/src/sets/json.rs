//! Sets in a file of JSON: a list of lists of items, or of objects with `items` and, if there is one,
//! the `id` of the person.

use outis::sets::{Baskets, Gathering, PlacedGroups, ReleasedGroup, ReleasedSets};
use outis_protocol::problem::{Code, Outcome, Problem};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    id: Option<ItemText>,
    items: Vec<ItemText>,
}

/// A text, or a number as it is written.
#[derive(Deserialize)]
#[serde(untagged)]
enum ItemText {
    Text(String),
    Number(serde_json::Number),
}

impl ItemText {
    fn into_string(self) -> String {
        match self {
            Self::Text(text) => text,
            Self::Number(number) => number.to_string(),
        }
    }
}

/// Reads the sets of a file.
///
/// # Errors
/// `empty`; `json-no-sets` with the line; `person-missing` and `person-twice` with the lines,
/// `no-records` if nobody has an item.
pub(super) fn read(bytes: &[u8]) -> Outcome<Baskets> {
    let mut gathering = Gathering::default();
    for (line, raw) in elements(bytes)? {
        // A list is of items: it is not to be taken for the parts of an object, in their order.
        let (id, items) = match is_object(raw) {
            true => {
                let named: Named = serde_json::from_str(raw).map_err(|_| refused(line))?;
                (named.id.map(ItemText::into_string), named.items)
            }
            false => (None, serde_json::from_str(raw).map_err(|_| refused(line))?),
        };
        let items: Vec<ItemText> = items;
        let items: Vec<String> = items.into_iter().map(ItemText::into_string).collect();
        if items.iter().any(|item| item.contains('\0')) {
            return Err(refused(line));
        }
        gathering.add(line as u64, id.as_deref(), items.iter().map(String::as_str))?;
    }
    Ok(gathering.finish()?)
}

fn is_object(raw: &str) -> bool {
    raw.starts_with('{')
}

fn refused(line: usize) -> Problem {
    Problem { line: Some(line as u64), ..Problem::new(Code::JsonNoSets) }
}

/// The elements of a list, each with the line where it begins.
fn elements(bytes: &[u8]) -> Outcome<Vec<(usize, &str)>> {
    let text = std::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes));
    let text = text.map_err(|error| refused(1 + ends(&bytes[..error.valid_up_to()])))?;
    if text.trim().is_empty() {
        return Err(Problem::new(Code::Empty));
    }
    let all: Vec<&RawValue> =
        serde_json::from_str(text).map_err(|error| refused(error.line().max(1)))?;
    // Where the text was looked at last, and the line there.
    let (mut seen, mut line) = (0, 1);
    let placed = all.into_iter().map(|raw| {
        // Each element is a part of the text itself.
        let start = raw.get().as_ptr() as usize - text.as_ptr() as usize;
        line += ends(&text.as_bytes()[seen..start]);
        seen = start;
        (line, raw.get())
    });
    Ok(placed.collect())
}

/// Reads the groups of a release, whoever wrote it, each with the line where it begins.
///
/// # Errors
/// `empty`; `release-line` with the line.
pub(super) fn read_groups(bytes: &[u8]) -> Outcome<PlacedGroups> {
    let refused = |problem: Problem| match problem.code {
        Code::JsonNoSets => Problem { code: Code::ReleaseLine, ..problem },
        _ => problem,
    };
    let mut placed = PlacedGroups::default();
    for (line, raw) in elements(bytes).map_err(refused)? {
        let group = Some(raw).filter(|raw| is_object(raw));
        let group = group.and_then(|raw| serde_json::from_str(raw).ok());
        let Group { sensitive, people } = group.ok_or_else(|| refused(self::refused(line)))?;
        placed.sensitive.push(vec![line as u64; sensitive.len()]);
        placed.people.push(vec![line as u64; people.len()]);
        placed.groups.push(ReleasedGroup { sensitive: sensitive.into_iter().collect(), people });
    }
    Ok(placed)
}

fn ends(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&byte| byte == b'\n').count()
}

/// A group as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    sensitive: BTreeMap<String, u64>,
    people: Vec<Vec<String>>,
}

/// The text of a file of a release.
pub(super) fn text(released: &ReleasedSets) -> String {
    let written = match released {
        ReleasedSets::Sets(sets) => serde_json::to_string_pretty(sets),
        ReleasedSets::Groups(groups) => {
            let groups = groups.iter().map(|group| Group {
                sensitive: group.sensitive.iter().cloned().collect(),
                people: group.people.clone(),
            });
            serde_json::to_string_pretty(&groups.collect::<Vec<_>>())
        }
    };
    written.expect("a release has no key but strings") + "\n"
}

/// What a file says that was written so.
///
/// # Errors
/// `not-verified` if it cannot be read.
pub(super) fn parse(bytes: &[u8], grouped: bool) -> Outcome<ReleasedSets> {
    let unread = |_| Problem::new(Code::NotVerified).with_detail("parse");
    if !grouped {
        return Ok(ReleasedSets::Sets(serde_json::from_slice(bytes).map_err(unread)?));
    }
    let groups: Vec<Group> = serde_json::from_slice(bytes).map_err(unread)?;
    let groups = groups.into_iter().map(|Group { sensitive, people }| ReleasedGroup {
        sensitive: sensitive.into_iter().collect(),
        people,
    });
    Ok(ReleasedSets::Groups(groups.collect()))
}
