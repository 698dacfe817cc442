//! Objects of JSON as records: one after the other, as on lines, or in one list. What they hold is
//! written as text that is then read like any other, so that nothing else knows where it came
//! from.

use outis::format::csv::{Format, LineEnding, Writer};
use outis::format::encoding::Encoding;
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::fmt;

/// How the text is written.
const TEXT: Format = Format {
    encoding: Encoding::Utf8,
    delimiter: b',',
    header: true,
    bom: false,
    line_ending: LineEnding::Lf,
    formula_guard: false,
};

/// The records of a file as lines of cells, with the names of the columns before them: all names
/// that an object has, in the order in which they first occur. Numbers are as they are written,
/// `true` and `false` too; `null` and what an object does not have is an empty cell.
///
/// # Errors
/// `json-broken` with the line; `json-not-flat` and `json-name-twice` with record and the
/// place in the object; `no-records`.
pub(crate) fn text(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = &bytes[..error.valid_up_to()];
        broken(1 + valid.iter().filter(|&&byte| byte == b'\n').count())
    })?;
    let objects = if text.trim_start().starts_with('[') {
        serde_json::from_str::<Vec<Object<'_>>>(text)
    } else {
        serde_json::Deserializer::from_str(text).into_iter().collect()
    };
    let objects = objects.map_err(|error| broken(error.line()))?;
    if objects.is_empty() {
        return Err(Problem::new(Code::NoRecords));
    }
    let mut names: Vec<&str> = Vec::new();
    let mut columns: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, _) in objects.iter().flat_map(|object| &object.0) {
        columns.entry(name).or_insert_with(|| {
            names.push(name);
            names.len() - 1
        });
    }
    let mut writer = Writer::new(TEXT);
    writer.write_record(&names);
    for (number, object) in objects.iter().enumerate() {
        let mut cells: Vec<Option<String>> = vec![None; names.len()];
        for (index, (name, value)) in object.0.iter().enumerate() {
            // A name may be that of a person whom the object is about: its place is told instead.
            let at_fault = |code| {
                let (record, column) = (Some(number as u64 + 1), Some(index as u32 + 1));
                Problem { record, column, ..Problem::new(code) }
            };
            let cell = cell(value).ok_or_else(|| at_fault(Code::JsonNotFlat))?;
            if cells[columns[name.as_str()]].replace(cell).is_some() {
                return Err(at_fault(Code::JsonNameTwice));
            }
        }
        writer.write_record(cells.iter().map(|cell| cell.as_deref().unwrap_or_default()));
    }
    Ok(writer.take_chunk()?)
}

/// A value as a cell; nothing for lists and objects.
fn cell(value: &RawValue) -> Option<String> {
    match value.get() {
        "null" => Some(String::new()),
        text if text.starts_with(['[', '{']) => None,
        text if text.starts_with('"') => serde_json::from_str(text).ok(),
        text => Some(text.to_owned()),
    }
}

fn broken(line: usize) -> Problem {
    Problem { line: Some(line as u64), ..Problem::new(Code::JsonBroken) }
}

/// An object as it stands in the text: its names in their order, even one that stands twice.
struct Object<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Object<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Names;

        impl<'de> Visitor<'de> for Names {
            type Value = Object<'de>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Object(entries))
            }
        }

        deserializer.deserialize_map(Names)
    }
}

#[cfg(test)]
mod tests {
    use super::text;
    use outis_protocol::Problem;
    use outis_protocol::problem::Code;

    fn read(json: &str) -> String {
        String::from_utf8(text(json.as_bytes()).unwrap()).unwrap()
    }

    #[track_caller]
    fn refused(json: &str, problem: Problem) {
        assert_eq!(text(json.as_bytes()), Err(problem), "{json}");
    }

    #[test]
    fn objects_are_records_however_they_stand() {
        let expected = "age,zip,note\n30,01067,\n1.50,,\"a, \"\"b\"\"\"\n,,é\ntrue,,\n";
        let objects = [
            r#"{"age": 30, "zip": "01067"}"#,
            r#"{"age": 1.50, "note": "a, \"b\""}"#,
            r#"{"zip": null, "note": "\u00e9"}"#,
            r#"{"age": true}"#,
        ];
        assert_eq!(read(&objects.join("\n")), expected);
        assert_eq!(read(&objects.join("\r\n\r\n")), expected);
        assert_eq!(read(&format!("\u{feff}[{}]\n", objects.join(",\n"))), expected);
        assert_eq!(read(r#"[{"a": ""}]"#), "a\n\"\"\n");
    }

    #[test]
    fn what_is_no_table_is_refused_with_its_place() {
        let at_line = |line| Problem { line: Some(line), ..Problem::new(Code::JsonBroken) };
        refused("{\"a\": 1}\n{\"a\": 2", at_line(2));
        refused("{\"a\": 1}\n\n[1]", at_line(3));
        refused("[{\"a\": 1},\n{\"a\": 2}\n", at_line(3));
        refused("[{\"a\": 1}]\nmore", at_line(2));
        refused("[]", Problem::new(Code::NoRecords));
        assert_eq!(text(b"{\"a\": 1}\n{\"a\": \"\xff\"}"), Err(at_line(2)));
        let in_second =
            |code, column| Problem { record: Some(2), column: Some(column), ..Problem::new(code) };
        refused("{\"a\": 1}\n{\"b\": [1]}", in_second(Code::JsonNotFlat, 1));
        refused("{\"a\": 1}\n{\"a\": 1, \"b\": {\"c\": 1}}", in_second(Code::JsonNotFlat, 2));
        refused("{\"a\": 1}\n{\"b\": 1, \"b\": 2}", in_second(Code::JsonNameTwice, 2));
    }
}
