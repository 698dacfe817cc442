//! What the library does not tell of a sheet of an `.xlsx`: read from the sheet's own part.

use crate::archive::{Bytes, unpacked};
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::io::{BufRead, BufReader};
use zip::ZipArchive;

/// What stands in a sheet's part beside its cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Facts {
    /// Areas of merged cells.
    pub(crate) merged: u32,
    /// Hidden rows that have cells.
    pub(crate) hidden_rows: u32,
    /// Hidden columns up to `columns`.
    pub(crate) hidden_columns: u32,
    /// Formulas whose value is not stored.
    pub(crate) without_value: u32,
}

/// The facts of the sheet of this name, whose last cell stands before the column `columns`;
/// nothing where the workbook is put together in a way of its own.
///
/// # Errors
/// `workbook-broken` where a part ends too early or is no XML.
pub(crate) fn facts(bytes: &Bytes, sheet: &str, columns: u32) -> Outcome<Option<Facts>> {
    let mut archive = ZipArchive::new(bytes.clone()).map_err(|error| unpacked(&error))?;
    let Some(id) = relation_of_sheet(&mut archive, sheet)? else { return Ok(None) };
    let Some(target) = target_of_relation(&mut archive, &id)? else { return Ok(None) };
    let path = target.strip_prefix('/').map_or_else(|| format!("xl/{target}"), str::to_owned);
    let Some(mut part) = open(&mut archive, &path)? else { return Ok(None) };
    read_facts(&mut part, columns).map(Some)
}

/// The id of the relation that leads to a sheet.
fn relation_of_sheet(archive: &mut ZipArchive<Bytes>, sheet: &str) -> Outcome<Option<String>> {
    let Some(mut part) = open(archive, "xl/workbook.xml")? else { return Ok(None) };
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

/// Where a relation leads.
fn target_of_relation(archive: &mut ZipArchive<Bytes>, id: &str) -> Outcome<Option<String>> {
    let Some(mut part) = open(archive, "xl/_rels/workbook.xml.rels")? else { return Ok(None) };
    each_element(&mut part, |element| {
        let is_meant = attribute(element, "Id")?.as_deref() == Some(id);
        if is_meant { attribute(element, "Target") } else { Ok(None) }
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

fn read_facts(part: &mut Reader<impl BufRead>, columns: u32) -> Outcome<Facts> {
    let mut facts = Facts::default();
    let mut buffer = Vec::new();
    let (mut row_is_hidden, mut is_formula, mut has_value, mut in_value) =
        (false, false, false, false);
    loop {
        buffer.clear();
        match part.read_event_into(&mut buffer).map_err(|_| broken())? {
            Event::Start(element) => match element.local_name().as_ref() {
                "row" => row_is_hidden = is_hidden(&element)?,
                "c" => {
                    (is_formula, has_value) = (false, false);
                    // A row counts once, with its first cell.
                    facts.hidden_rows += u32::from(std::mem::take(&mut row_is_hidden));
                }
                "f" => is_formula = true,
                "v" => in_value = true,
                "col" => facts.hidden_columns += hidden_columns(&element, columns)?,
                _ => {}
            },
            Event::Empty(element) => match element.local_name().as_ref() {
                "f" => is_formula = true,
                "col" => facts.hidden_columns += hidden_columns(&element, columns)?,
                "mergeCell" => facts.merged += 1,
                _ => {}
            },
            Event::Text(_) | Event::GeneralRef(_) | Event::CData(_) => has_value |= in_value,
            Event::End(element) => match element.local_name().as_ref() {
                "v" => in_value = false,
                "c" => facts.without_value += u32::from(is_formula && !has_value),
                _ => {}
            },
            Event::Eof => return Ok(facts),
            _ => {}
        }
    }
}

/// How many columns before `columns` an element hides.
fn hidden_columns(element: &BytesStart<'_>, columns: u32) -> Outcome<u32> {
    if !is_hidden(element)? {
        return Ok(0);
    }
    let number = |name| -> Outcome<Option<u32>> {
        Ok(attribute(element, name)?.and_then(|number| number.parse().ok()))
    };
    let (Some(first), Some(last)) = (number("min")?, number("max")?) else { return Err(broken()) };
    Ok((last.min(columns) + 1).saturating_sub(first.max(1)))
}

fn is_hidden(element: &BytesStart<'_>) -> Outcome<bool> {
    Ok(matches!(attribute(element, "hidden")?.as_deref(), Some("1" | "true")))
}

pub(crate) fn attribute(element: &BytesStart<'_>, name: &str) -> Outcome<Option<String>> {
    let found = element.try_get_attribute(name).map_err(|_| broken())?;
    found.map(|attribute| value(&attribute)).transpose()
}

fn value(attribute: &quick_xml::events::attributes::Attribute<'_>) -> Outcome<String> {
    let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|_| broken())?;
    Ok(value.into_owned())
}

/// A part of the archive; its name may be written in other letters.
pub(crate) fn open<'a>(
    archive: &'a mut ZipArchive<Bytes>,
    path: &str,
) -> Outcome<Option<Reader<impl BufRead + 'a>>> {
    let names: Vec<_> =
        archive.file_names().map(|name| name.ok().map(|name| name.into_owned())).collect();
    let is_meant = |name: &Option<String>| {
        name.as_ref().is_some_and(|name| name.replace('\\', "/").eq_ignore_ascii_case(path))
    };
    let Some(index) = names.iter().position(is_meant) else { return Ok(None) };
    let part = archive.by_index(index).map_err(|error| unpacked(&error))?;
    Ok(Some(Reader::from_reader(BufReader::new(part))))
}

pub(crate) fn broken() -> Problem {
    Problem::new(Code::WorkbookBroken)
}
