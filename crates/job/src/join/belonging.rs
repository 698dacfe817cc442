//! Which columns of two tables tell whose records are, where nobody has said so.

use crate::Input;
use crate::inspect;
use outis::table::persons::repeated_persons;
use outis::table::suggest::found_markers;
use outis::table::{Column, Table};
use outis_protocol::recipe::{Join, Unassigned};
use outis_protocol::view::Belonging;

/// Of columns that are not called alike so many different values at least have to be keys: one may
/// be there by chance.
const LEAST_VALUES: usize = 2;

/// How two tables belong together, the first of which has a record for each person: one of its
/// columns has a different value in each, and a column of the other has no other values. Of columns
/// that are called alike half of the values are enough. Whatever has no other values goes before what
/// has, then what recurs, since a person may have several records, then what is called alike. Nothing
/// if there are no such columns, if several are as likely, or if another column of the first table seems
/// to tell persons apart, some of whom have several records there: whose records are is not to be guessed.
/// `name` is what the other is to be called.
#[must_use]
pub fn belonging(persons: &Input, other: &Input, name: &str) -> Option<Belonging> {
    if !persons.loaded().format.has_names() || !other.loaded().format.has_names() {
        return None;
    }
    let mut markers = found_markers(persons.table());
    markers.extend(found_markers(other.table()));
    markers.push(String::new());
    let is_missing = |text: &str| markers.iter().any(|marker| marker == text);
    let pairs = keys(persons.table(), &is_missing).flat_map(|key| {
        let others = other.table().columns.iter();
        others.filter_map(move |column| KeyPair::new(key, column, &is_missing))
    });
    let mut likely: Vec<KeyPair<'_>> = pairs.filter(KeyPair::is_likely).collect();
    let most = likely.iter().map(KeyPair::likelihood).max()?;
    likely.retain(|one| one.likelihood() == most);
    let [best] = <[KeyPair<'_>; 1]>::try_from(likely).ok()?;
    let repeated = repeated_persons(persons.table(), &markers);
    if repeated.is_some_and(|found| persons.table().columns[found.column].name != best.key.name) {
        return None;
    }
    let sizes = best.sizes;
    let persons_with = sizes.len() as u32;
    Some(Belonging {
        join: Join {
            name: name.to_owned(),
            key: best.key.name.clone(),
            other_key: (best.key.name != best.own.name).then(|| best.own.name.clone()),
            without_person: match best.strays {
                0 => Unassigned::Refuse,
                _ => Unassigned::LeaveOut,
            },
            format: inspect::found_format(other),
        },
        persons: persons.table().records as u32,
        records: other.table().records as u32,
        without_person: best.strays,
        persons_without: persons.table().records as u32 - persons_with,
        persons_with_several: sizes.iter().filter(|&&records| records > 1).count() as u32,
    })
}

/// Columns with another value in each record.
fn keys<'a>(
    table: &'a Table,
    is_missing: &dyn Fn(&str) -> bool,
) -> impl Iterator<Item = &'a Column> {
    table.columns.iter().filter(move |column| {
        column.dictionary.len() == table.records && !column.dictionary.iter().any(is_missing)
    })
}

/// A column of the one table and one of the other.
struct KeyPair<'a> {
    key: &'a Column,
    own: &'a Column,
    is_called_alike: bool,
    /// Values of the other that are some of the one, and those that are not.
    values: usize,
    other_values: usize,
    /// Records of each person who has some.
    sizes: Vec<u32>,
    /// Records that are nobody's.
    strays: u32,
}

impl<'a> KeyPair<'a> {
    /// Nothing if they have no value in common.
    fn new(key: &'a Column, own: &'a Column, is_missing: &dyn Fn(&str) -> bool) -> Option<Self> {
        let (mut sizes, mut strays, mut other_values) = (Vec::new(), 0, 0);
        for (code, records, _) in own.codes.occurrences(own.dictionary.len()) {
            let text = own.dictionary.get(code);
            if key.dictionary.code(text).is_some() {
                sizes.push(records);
            } else {
                strays += records;
                other_values += usize::from(!is_missing(text));
            }
        }
        let alike = |column: &Column| column.name.trim().to_lowercase();
        (!sizes.is_empty()).then(|| Self {
            key,
            own,
            is_called_alike: alike(key) == alike(own),
            values: sizes.len(),
            other_values,
            sizes,
            strays,
        })
    }

    /// What speaks for it, the weightiest first.
    fn likelihood(&self) -> (bool, bool, bool) {
        let recurs = self.sizes.iter().any(|&records| records > 1);
        (self.strays == 0, recurs, self.is_called_alike)
    }

    fn is_likely(&self) -> bool {
        match self.is_called_alike {
            true => self.values >= self.other_values,
            false => self.other_values == 0 && self.values >= LEAST_VALUES,
        }
    }
}
