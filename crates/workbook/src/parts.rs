//! What the library does not tell of a sheet of an `.xlsx`: read from the sheet's own part. What other
//! formats hold of the same is found with the help of this module.

use crate::archive::{Bytes, unpacked};
use crate::cells;
use crate::merged::Merged;
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::io::{BufRead, BufReader};
use zip::ZipArchive;

/// What stands in a sheet's part beside its cells.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Facts {
    /// Hidden rows that have cells.
    pub(crate) hidden_rows: u32,
    /// Columns that are hidden: the first and the one after the last, from 0.
    pub(crate) hidden: Vec<(u32, u32)>,
    /// Formulas whose value is not stored, or is an empty text.
    pub(crate) without_value: u32,
}

impl Facts {
    /// How many columns are hidden before the one of this number.
    pub(crate) fn hidden_columns(&self, end: u32) -> u32 {
        let hidden = self.hidden.iter();
        let hidden = hidden.map(|(first, last)| last.min(&end).saturating_sub(*first));
        hidden.fold(0, u32::saturating_add)
    }
}

/// The facts of the sheet of this name, and its merged cells.
///
/// # Errors
/// `workbook-broken` where a part ends too early or is no XML, where the library would not read a
/// cell as it is written, and where the sheet's part is not found.
pub(crate) fn facts(bytes: &Bytes, sheet: &str) -> Outcome<(Facts, Merged)> {
    let mut archive = ZipArchive::new(bytes.clone()).map_err(|error| unpacked(&error))?;
    let path = path_of_workbook(&mut archive)?;
    let (folder, name) =
        path.rsplit_once('/').map_or(("", &*path), |(folder, name)| (folder, name));
    let id = relation_of_sheet(&mut archive, &path, sheet)?.ok_or_else(broken)?;
    let relations = join(folder, &format!("_rels/{name}.rels"));
    let target = target(&mut archive, &relations, |relation| {
        Ok(attribute(relation, "Id")?.as_ref() == Some(&id))
    })?
    .ok_or_else(broken)?;
    let mut part = open(&mut archive, &join(folder, &target))?.ok_or_else(broken)?;
    cells::facts(&mut part)
}

/// The list of sheets: packages say where it is.
fn path_of_workbook(archive: &mut ZipArchive<Bytes>) -> Outcome<String> {
    let target = target(archive, "_rels/.rels", |relation| {
        let kind = attribute(relation, "Type")?;
        Ok(kind.is_some_and(|kind| kind.ends_with("/relationships/officeDocument")))
    })?;
    Ok(target.map_or_else(|| "xl/workbook.xml".to_owned(), |target| join("", &target)))
}

/// A path within a folder, if it does not begin at the top.
pub(crate) fn join(folder: &str, path: &str) -> String {
    match path.strip_prefix('/') {
        Some(path) => path.to_owned(),
        None if folder.is_empty() => path.to_owned(),
        None => format!("{folder}/{path}"),
    }
}

/// The id of the relation that leads to a sheet.
fn relation_of_sheet(
    archive: &mut ZipArchive<Bytes>,
    workbook: &str,
    sheet: &str,
) -> Outcome<Option<String>> {
    let Some(mut part) = open(archive, workbook)? else { return Ok(None) };
    each_element(&mut part, |element| {
        if element.local_name().as_ref() != "sheet"
            || attribute(element, "name")? != Some(sheet.to_owned())
        {
            return Ok(None);
        }
        let ids = element.attributes().flatten();
        let mut ids = ids.filter(|attribute| attribute.key.local_name().as_ref() == "id");
        ids.next().map(|id| value(&id)).transpose()
    })
}

/// Where the first relation leads that is meant.
pub(crate) fn target(
    archive: &mut ZipArchive<Bytes>,
    relations: &str,
    is_meant: impl Fn(&BytesStart<'_>) -> Outcome<bool>,
) -> Outcome<Option<String>> {
    let Some(mut part) = open(archive, relations)? else { return Ok(None) };
    each_element(&mut part, |relation| {
        let is_relation = relation.local_name().as_ref() == "Relationship";
        if is_relation && is_meant(relation)? { attribute(relation, "Target") } else { Ok(None) }
    })
}

/// What `find` first finds of an element.
fn each_element<T>(
    part: &mut Reader<impl BufRead>,
    mut find: impl FnMut(&BytesStart<'_>) -> Outcome<Option<T>>,
) -> Outcome<Option<T>> {
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match part.read_event_into(&mut buffer).map_err(|_| broken())? {
            Event::Start(element) | Event::Empty(element) => {
                if let Some(found) = find(&element)? {
                    return Ok(Some(found));
                }
            }
            Event::Eof => return Ok(None),
            _ => {}
        }
    }
}

pub(crate) fn attribute(element: &BytesStart<'_>, name: &str) -> Outcome<Option<String>> {
    let found = element.try_get_attribute(name).map_err(|_| broken())?;
    found.map(|attribute| value(&attribute)).transpose()
}

fn value(attribute: &quick_xml::events::attributes::Attribute<'_>) -> Outcome<String> {
    let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|_| broken())?;
    Ok(value.into_owned())
}

/// A part of the archive.
pub(crate) fn open<'a>(
    archive: &'a mut ZipArchive<Bytes>,
    path: &str,
) -> Outcome<Option<Reader<impl BufRead + 'a>>> {
    let Some(index) = position(archive, path) else { return Ok(None) };
    let part = archive.by_index(index).map_err(|error| unpacked(&error))?;
    Ok(Some(Reader::from_reader(BufReader::new(part))))
}

/// Where a part stands in the archive; its name may be written in other letters.
pub(crate) fn position(archive: &ZipArchive<Bytes>, path: &str) -> Option<usize> {
    archive
        .file_names()
        .position(|name| name.is_ok_and(|name| name.replace('\\', "/").eq_ignore_ascii_case(path)))
}

pub(crate) fn broken() -> Problem {
    Problem::new(Code::WorkbookBroken)
}
