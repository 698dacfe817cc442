//! An object that is all that a file holds. It may be a record, but also stand around a table, as
//! where a service answers with `{"data": […], "count": 3}`, or have a table's columns, as pandas
//! writes one unless it is told otherwise.

use super::{Fault, Object, Standing};
use outis::table::Dictionary;
use serde_json::value::RawValue;

/// What such an object holds.
pub(super) enum Lone<'a> {
    /// A record.
    Record,
    /// Records in a list, and how they stand there.
    List(Vec<&'a RawValue>, Standing),
    /// Columns: the number of each name and the values, of all equally many.
    Columns(Vec<(u32, Vec<&'a RawValue>)>),
}

impl<'a> Lone<'a> {
    /// What `value` holds, the names of whose columns are then among `names`.
    ///
    /// # Errors
    /// `json-not-flat` with the detail `several-lists` where several lists may be the table, and
    /// with `one-object` where none is.
    pub(super) fn parse(value: &'a RawValue, names: &mut Dictionary) -> Result<Self, Fault> {
        let mut own = Dictionary::new();
        let object = Object::parse(value, &mut own)?;
        if object.0.iter().all(|(_, value)| is_flat(value)) {
            return Ok(Self::Record);
        }
        let columns = object.0.iter().map(|&(name, value)| Some((name, column(value)?)));
        if let Some(columns) = columns.collect::<Option<Vec<_>>>()
            && columns.iter().all(|(_, values)| values.len() == columns[0].1.len())
        {
            *names = own;
            return Ok(Self::Columns(columns));
        }
        list_within(object)
    }
}

fn is_flat(value: &RawValue) -> bool {
    !value.get().starts_with(['[', '{'])
}

fn list(value: &RawValue) -> Option<Vec<&RawValue>> {
    value.get().starts_with('[').then(|| serde_json::from_str(value.get()).ok())?
}

/// The values of a column, in a list or each with the number of its record.
fn column(value: &RawValue) -> Option<Vec<&RawValue>> {
    let values = if value.get().starts_with('{') {
        let mut numbers = Dictionary::new();
        let object = Object::parse(value, &mut numbers).ok()?;
        let mut entries = (0..).zip(&object.0);
        let are_counted = entries
            .all(|(number, &(name, _))| name == number && numbers.get(name) == number.to_string());
        are_counted.then(|| object.0.into_iter().map(|(_, value)| value).collect())?
    } else {
        list(value)?
    };
    (!values.is_empty() && values.iter().all(|value| is_flat(value))).then_some(values)
}

/// The only list of objects in an object, or of those that are least deep in it.
fn list_within(object: Object<'_>) -> Result<Lone<'_>, Fault> {
    let (mut level, mut others) = (vec![object], 0);
    while !level.is_empty() {
        let (mut lists, mut inner) = (Vec::new(), Vec::new());
        for &(_, value) in level.iter().flat_map(|object| &object.0) {
            match list(value) {
                Some(values) if values.first().is_some_and(|it| it.get().starts_with('{')) => {
                    lists.push(values);
                }
                None if !is_flat(value) => {
                    inner.push(Object::parse(value, &mut Dictionary::new())?);
                }
                _ => others += 1,
            }
        }
        match lists.len() {
            0 => level = inner,
            1 => {
                let enclosed = Standing::Enclosed { others: others + inner.len() as u32 };
                return Ok(Lone::List(lists.remove(0), enclosed));
            }
            _ => return Err(Fault::of_object("several-lists")),
        }
    }
    Err(Fault::of_object("one-object"))
}

#[cfg(test)]
mod tests {
    use super::super::{Objects, Standing};
    use Standing::{Columns, Enclosed, Records};
    use outis_protocol::Problem;
    use outis_protocol::problem::{Code, Outcome};

    fn text(json: &str) -> Outcome<(String, Standing)> {
        let mut text = Vec::new();
        let objects = Objects::parse(json)?;
        objects.write(|chunk| {
            text.extend_from_slice(chunk);
            Ok(())
        })?;
        Ok((String::from_utf8(text).unwrap(), objects.standing))
    }

    #[track_caller]
    fn is(json: &str, expected: &str, standing: Standing) {
        assert_eq!(text(json), Ok((expected.to_owned(), standing)), "{json}");
    }

    #[test]
    fn an_object_around_a_list_is_no_record() {
        is(r#"{"data": [{"a": 1}, {"a": 2}]}"#, "a\n1\n2\n", Enclosed { others: 0 });
        is(
            r#"{"n": 2, "at": {"x": 1, "y": 2}, "tags": [1], "data": [{"a": 1}]}"#,
            "a\n1\n",
            Enclosed { others: 3 },
        );
        is(
            r#"{"ok": true, "result": {"more": [], "rows": [{"a": 1}]}}"#,
            "a\n1\n",
            Enclosed { others: 2 },
        );
        // What is less deep is the table.
        is(
            r#"{"schema": {"fields": [{"name": "a"}]}, "data": [{"a": 1}]}"#,
            "a\n1\n",
            Enclosed { others: 1 },
        );
        is(r#"{"a": 1}"#, "a\n1\n", Records);
        is("{\"a\": 1}\n{\"a\": 2}", "a\n1\n2\n", Records);
    }

    #[test]
    fn columns_are_put_together_to_records() {
        is(r#"{"a": [1, null], "b": ["x", "y"]}"#, "a,b\n1,x\n,y\n", Columns);
        is(r#"{"a": {"0": 1, "1": 2}, "b": {"0": 3, "1": 4}}"#, "a,b\n1,3\n2,4\n", Columns);
    }

    #[test]
    fn what_may_be_several_tables_or_none_is_refused() {
        let refused = |json: &str, code, detail: &str| {
            let problem = Problem { line: Some(1), ..Problem::new(code) };
            assert_eq!(text(json), Err(problem.with_detail(detail)), "{json}");
        };
        let not_flat = Code::JsonNotFlat;
        refused(r#"{"a": [{"x": 1}], "b": [{"y": 1}]}"#, not_flat, "several-lists");
        for json in [
            r#"{"a": [1, 2], "b": [3]}"#,
            r#"{"a": [1, 2], "b": 3}"#,
            r#"{"p1": {"age": 1}, "p2": {"age": 2}}"#,
            r#"{"a": {"0": 1, "2": 2}}"#,
            r#"{"columns": ["a"], "index": [0, 1], "data": [[1], [2]]}"#,
            r#"{"a": []}"#,
        ] {
            refused(json, not_flat, "one-object");
        }
        let twice = text(r#"{"a": [1], "a": [2]}"#).unwrap_err();
        assert_eq!((twice.code, twice.record), (Code::JsonNameTwice, Some(1)));
    }
}
