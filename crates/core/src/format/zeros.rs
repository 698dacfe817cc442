//! Zeros that codes such as postcodes have lost: `1067` for `01067`.
//!
//! A spreadsheet takes a postcode for a number and keeps no zeros before it. Shorter codes may as
//! well be those of another country, so that it is said, and only mended by whoever says so.

use crate::error::{Error, Kind, Place, Result, Warning, WarningKind};
use crate::table::suggest::names_postcode;
use crate::table::{Column, Table, composed};
use std::borrow::Cow;

/// The digits of postcodes that may begin with zeros: those of Germany, France, Italy, Spain, the
/// United States and others.
const DIGITS: usize = 5;

/// The fewest digits that are left of one (00501 is the lowest of the United States).
const FEWEST: usize = 3;

/// Of so many different numbers one may be no postcode, such as a mark for none.
const ODD: usize = 10;

/// The most digits to which codes can be filled up.
pub const DIGITS_LIMIT: u32 = 32;

/// A column of codes that have so many digits, zeros before them included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeadingZeros {
    /// Which column.
    pub column: ColumnKey,
    /// The digits, 2 to [`DIGITS_LIMIT`].
    pub digits: u32,
}

/// What tells a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColumnKey {
    /// Its name.
    Name(String),
    /// Its number, from 1.
    Number(u32),
}

impl ColumnKey {
    fn index(&self, table: &Table) -> Option<usize> {
        match self {
            Self::Name(name) => {
                let exact = table.columns.iter().position(|column| column.name == *name);
                exact.or_else(|| {
                    table.columns.iter().position(|column| composed(&column.name) == composed(name))
                })
            }
            Self::Number(number) => {
                let index = number.checked_sub(1)? as usize;
                (index < table.columns.len()).then_some(index)
            }
        }
    }
}

/// Fills codes of fewer digits up with zeros. Whatever is not written in digits alone stays.
///
/// # Errors
/// [`Kind::MissingAttribute`] for a column that the table does not have.
pub(super) fn restore(table: &mut Table, wanted: &[LeadingZeros]) -> Result<()> {
    for LeadingZeros { column, digits } in wanted {
        let index = column.index(table).ok_or_else(|| match column {
            ColumnKey::Name(name) => Error::new(Kind::MissingAttribute).of_attribute(name),
            ColumnKey::Number(number) => {
                let place = Place { column: Some(*number), ..Place::default() };
                Error::at(Kind::MissingAttribute, place)
            }
        })?;
        table.columns[index].reread(|text| match filled_up(text, *digits as usize) {
            Some(text) => Cow::Owned(text),
            None => Cow::Borrowed(text),
        });
    }
    Ok(())
}

/// What becomes of a code that is to have so many digits, at most [`DIGITS_LIMIT`]; nothing if it
/// has them, or is not written in digits alone.
#[must_use]
pub fn filled_up(text: &str, digits: usize) -> Option<String> {
    is_short(text, digits).then(|| format!("{text:0>digits$}"))
}

fn is_short(text: &str, digits: usize) -> bool {
    is_number(text) && text.len() < digits
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A column of postcodes of which some seem to have lost the zeros before them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Its number, from 1.
    pub column: u32,
    /// The records whose postcode is short.
    pub records: u64,
}

impl Lost {
    /// What is said of it.
    #[must_use]
    pub fn warning(self, table: &Table) -> Warning {
        let Self { column, records } = self;
        let attribute = Some(table.columns[column as usize - 1].name.clone());
        let place = Place { attribute, column: Some(column), ..Place::default() };
        Warning { kind: WarningKind::LeadingZerosLost { records }, place }
    }
}

/// Columns that are called postcodes, in which numbers of five digits stand beside shorter ones
/// and none begins with a zero, unless the same stands there without.
pub(super) fn lost(table: &Table) -> impl Iterator<Item = Lost> {
    short(table).filter(|lost| has_whole(&table.columns[lost.column as usize - 1]))
}

/// Columns that are called postcodes, in which there are numbers of three or four digits and none
/// begins with a zero, unless the same stands there without; of ten different numbers one may have
/// other digits. Where another file has five digits, they have lost theirs.
pub fn short(table: &Table) -> impl Iterator<Item = Lost> {
    let columns = (1..).zip(&table.columns);
    columns.filter(|(_, column)| names_postcode(&column.name)).filter_map(|(number, column)| {
        let is_odd = |text: &&str| !(FEWEST..=DIGITS).contains(&text.len());
        let odd = numbers(column).filter(is_odd).count();
        let whole: Vec<&str> =
            numbers(column).filter(|text| text.len() > 1 && text.starts_with('0')).collect();
        let is_any_twofold = whole.iter().any(|text| {
            let rest = text.trim_start_matches('0');
            rest.len() >= FEWEST && column.dictionary.code(rest).is_some()
        });
        if !whole.is_empty() && !is_any_twofold || odd * ODD > numbers(column).count() {
            return None;
        }
        let is_lost: Vec<bool> =
            column.dictionary.iter().map(|text| is_short(text, DIGITS) && !is_odd(&text)).collect();
        let records = column.codes.iter().filter(|&code| is_lost[code as usize]).count() as u64;
        (records > 0).then_some(Lost { column: number, records })
    })
}

/// Whether a column has a number of five digits.
#[must_use]
pub fn has_whole(column: &Column) -> bool {
    numbers(column).any(|text| text.len() == DIGITS)
}

fn numbers(column: &Column) -> impl Iterator<Item = &str> {
    column.dictionary.iter().filter(|text| is_number(text))
}

#[cfg(test)]
mod tests {
    use super::{ColumnKey, LeadingZeros, Lost, lost, restore};
    use crate::error::Kind;
    use crate::format::csv::{Options, Reader};
    use crate::table::Table;

    fn table(csv: &str) -> Table {
        let mut reader = Reader::new(Options::default());
        reader.push(csv.as_bytes()).unwrap();
        reader.finish().unwrap().table
    }

    fn cells(table: &Table, column: usize) -> Vec<&str> {
        let column = &table.columns[column];
        column.codes.iter().map(|code| column.dictionary.get(code)).collect()
    }

    #[test]
    fn postcodes_that_lost_their_zeros_are_found() {
        let found = |csv: &str| lost(&table(csv)).collect::<Vec<_>>();
        let column = |column, records| vec![Lost { column, records }];
        assert_eq!(found("age,PLZ\n30,1067\n31,80331\n32,1067\n33,\n34,?\n"), column(2, 2));
        assert_eq!(found("zip code,x\n501,a\n10001,b\n"), column(1, 1));
        // One of ten may be a mark for none.
        let others: String = (80_331..80_339).map(|code| format!("30,{code}\n")).collect();
        assert_eq!(found(&format!("age,PLZ\n{others}31,1067\n32,0\n")), column(2, 1));
        // One place in two spellings.
        assert_eq!(found("age,PLZ\n30,01067\n31,1067\n32,4109\n33,80331\n"), column(2, 2));
        for none in [
            "age,PLZ\n30,01067\n31,80331\n",            // They are there.
            "age,PLZ\n30,00\n31,80331\n32,1067\n33,\n", // What is left of zeros alone is none.
            "age,PLZ\n30,8001\n31,6020\n",              // All have four digits: Swiss or Austrian.
            "age,PLZ\n30,12\n31,80331\n",               // No postcode has so few digits.
            "age,PLZ\n30,1067\n31,803311\n",            // Nor so many.
            "age,PLZ\n30,01067\n31,8001\n", // Zeros were kept, so that nothing was lost.
            "age,income\n30,1067\n31,80331\n", // These are numbers.
            "age,PLZ\n30,D-1067\n31,80331\n",
        ] {
            assert_eq!(found(none), [], "{none}");
        }
    }

    #[test]
    fn zeros_are_put_back_where_somebody_says_so() {
        let mut table = table("a,plz\nx,1067\ny,01067\nz,80331\nv,\nw,1067 Dresden\nu,501\n");
        let plz = |digits| LeadingZeros { column: ColumnKey::Name("plz".to_owned()), digits };
        restore(&mut table, &[plz(5)]).unwrap();
        let expected = ["01067", "01067", "80331", "", "1067 Dresden", "00501"];
        assert_eq!(cells(&table, 1), expected);
        assert_eq!(table.columns[1].dictionary.len(), 5);
        let first = LeadingZeros { column: ColumnKey::Number(1), digits: 5 };
        restore(&mut table, &[plz(3), first]).unwrap();
        assert_eq!(cells(&table, 1), expected);
        for column in [ColumnKey::Number(0), ColumnKey::Number(3), ColumnKey::Name("b".to_owned())]
        {
            let refused = restore(&mut table, &[LeadingZeros { column, digits: 5 }]);
            assert_eq!(refused.unwrap_err().kind, Kind::MissingAttribute);
        }
    }
}
