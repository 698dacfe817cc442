//! What a Parquet file says of itself at its end: its columns and where their pages are
//! (*parquet.thrift*, `FileMetaData`).

use super::compact::{Compact, Field};
use super::texts::{CellKind, Width};
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use std::ops::Range;

/// The first and the last bytes of a file, and those of one whose end is encrypted.
pub(crate) const MAGIC: &[u8; 4] = b"PAR1";
pub(crate) const ENCRYPTED: &[u8; 4] = b"PARE";

/// The columns of a file, and its records in groups.
pub(super) struct Footer {
    pub(super) columns: Vec<Column>,
    pub(super) groups: Vec<Group>,
}

/// A column of cells.
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: CellKind,
    pub(super) width: Width,
    physical: Option<u32>,
    /// Whether cells may be missing.
    pub(super) optional: bool,
}

/// Some records that follow each other.
#[derive(Default)]
pub(super) struct Group {
    pub(super) records: u64,
    /// One for each column.
    pub(super) chunks: Vec<Chunk>,
}

/// The cells of a column in a group.
#[derive(Default)]
pub(super) struct Chunk {
    physical: Option<u32>,
    /// How its pages are packed, by its number.
    pub(super) codec: u32,
    pub(super) cells: u64,
    bytes: u64,
    first_page: u64,
    dictionary: Option<u64>,
    encrypted: bool,
    elsewhere: bool,
}

/// What the schema says of an element: the file as a whole, a column, or columns within one.
#[derive(Default)]
pub(super) struct SchemaElement {
    pub(super) physical: Option<u32>,
    pub(super) length: u32,
    pub(super) converted: Option<u32>,
    pub(super) scale: u32,
    pub(super) logical: Option<Logical>,
    name: String,
    repetition: u32,
    children: u32,
}

/// What the values of a column mean, by the number of its kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Logical {
    pub(super) number: i16,
    pub(super) scale: u32,
    pub(super) utc: bool,
    /// Digits that a unit of time has after the second: 3, 6 or 9.
    pub(super) digits: u32,
    pub(super) signed: bool,
}

/// What is wrong with a file that was cut off or changed.
pub(super) fn broken() -> Problem {
    Problem::new(Code::WorkbookBroken)
}

/// What a file has that is not read.
pub(super) fn not_read(detail: &str) -> Problem {
    Problem::new(Code::ParquetNotRead).with_detail(detail)
}

impl Footer {
    /// Reads it, and refuses what no table of cells has.
    ///
    /// # Errors
    /// `workbook-broken`; `parquet-not-read` with what it has, and the column.
    pub(super) fn read(bytes: &[u8]) -> Outcome<Self> {
        let end = bytes.len().checked_sub(8).filter(|&end| end >= 4).ok_or_else(broken)?;
        if bytes.starts_with(ENCRYPTED) {
            return Err(not_read("encrypted"));
        }
        let length = u32::from_le_bytes(bytes[end..end + 4].try_into().unwrap_or_default());
        let start = end.checked_sub(length as usize).filter(|&start| start >= 4);
        let start = start.filter(|_| bytes.ends_with(MAGIC)).ok_or_else(broken)?;
        let mut told = Told::default();
        told.read(&mut Compact::new(&bytes[start..end])).ok_or_else(broken)?;
        if told.encrypted {
            return Err(not_read("encrypted"));
        }
        let columns = columns(told.schema)?;
        let mut groups = told.groups.iter();
        let records = groups.try_fold(0_u64, |sum, group| sum.checked_add(group.records));
        if records != Some(told.records) {
            return Err(broken());
        }
        for group in &told.groups {
            if group.chunks.len() != columns.len() {
                return Err(broken());
            }
            for (number, (chunk, column)) in (1..).zip(group.chunks.iter().zip(&columns)) {
                let checked = match chunk.physical == column.physical {
                    true => chunk.check(group.records, start as u64),
                    false => Err(broken()),
                };
                checked.map_err(|problem| column.told(problem, number))?;
            }
        }
        Ok(Self { columns, groups: told.groups })
    }
}

/// The columns of a schema whose elements are all of them columns.
fn columns(schema: Vec<SchemaElement>) -> Outcome<Vec<Column>> {
    let mut elements = schema.into_iter();
    let root = elements.next().ok_or_else(broken)?;
    let mut columns = Vec::new();
    for number in 1..=root.children {
        let element = elements.next().ok_or_else(broken)?;
        let found = match element {
            SchemaElement { children: 1.., .. } | SchemaElement { repetition: 2.., .. } => {
                Err("nested")
            }
            _ => CellKind::new(&element),
        };
        // What cannot be read of it is told with its name.
        let kind = found.unwrap_or(CellKind::Nothing);
        let SchemaElement { physical, .. } = element;
        let width = Width::new(&element);
        let optional = element.repetition == 1;
        let (name, is_known) = (element.name, width.is_some());
        let width = width.unwrap_or(Width::Bit);
        let column = Column { name, kind, width, physical, optional };
        found.map_err(|detail| column.told(not_read(detail), number))?;
        if !is_known {
            return Err(column.told(broken(), number));
        }
        columns.push(column);
    }
    match elements.next() {
        None if !columns.is_empty() => Ok(columns),
        None => Err(Problem::new(Code::Empty)),
        Some(_) => Err(broken()),
    }
}

impl Column {
    /// A problem with it.
    pub(super) fn told(&self, problem: Problem, number: u32) -> Problem {
        let column = Some(number);
        Problem { column, ..problem.of_attribute(self.name.as_str()) }
    }
}

impl Chunk {
    /// Where its pages are.
    pub(super) fn place(&self) -> Range<usize> {
        let start = self.dictionary.map_or(self.first_page, |place| place.min(self.first_page));
        start as usize..(start + self.bytes) as usize
    }

    /// Refuses it if it is not for so many records, or not within the pages, which end there.
    fn check(&self, records: u64, end: u64) -> Outcome<()> {
        if self.encrypted {
            return Err(not_read("encrypted"));
        }
        let start = self.dictionary.map_or(self.first_page, |place| place.min(self.first_page));
        let ends_within = start.checked_add(self.bytes).is_some_and(|last| last <= end);
        let lies_within = start >= 4 && ends_within || self.cells == 0;
        match self.elsewhere || self.cells != records || !lies_within {
            true => Err(broken()),
            false => Ok(()),
        }
    }

    fn read(&mut self, compact: &mut Compact<'_>) -> Option<()> {
        compact.structure(|compact, field| {
            match field.number {
                1 => self.elsewhere = !compact.text()?.is_empty(),
                3 => self.read_facts(compact)?,
                8 => {
                    self.encrypted = true;
                    compact.skip(field)?;
                }
                _ => compact.skip(field)?,
            }
            Some(())
        })
    }

    fn read_facts(&mut self, compact: &mut Compact<'_>) -> Option<()> {
        compact.structure(|compact, field| {
            match field.number {
                1 => self.physical = Some(compact.small()?),
                4 => self.codec = compact.small()?,
                5 => self.cells = compact.count()?,
                7 => self.bytes = compact.count()?,
                9 => self.first_page = compact.count()?,
                // Some write 0 where there is none.
                11 => self.dictionary = Some(compact.count()?).filter(|&place| place > 0),
                _ => compact.skip(field)?,
            }
            Some(())
        })
    }
}

/// All that is told at the end of a file.
#[derive(Default)]
struct Told {
    schema: Vec<SchemaElement>,
    records: u64,
    groups: Vec<Group>,
    encrypted: bool,
}

impl Told {
    fn read(&mut self, compact: &mut Compact<'_>) -> Option<()> {
        compact.structure(|compact, field| {
            match field.number {
                2 => compact.list(|compact| {
                    self.schema.push(SchemaElement::read(compact)?);
                    Some(())
                })?,
                3 => self.records = compact.count()?,
                4 => compact.list(|compact| {
                    self.groups.push(Group::read(compact)?);
                    Some(())
                })?,
                8 => {
                    self.encrypted = true;
                    compact.skip(field)?;
                }
                _ => compact.skip(field)?,
            }
            Some(())
        })
    }
}

impl Group {
    fn read(compact: &mut Compact<'_>) -> Option<Self> {
        let mut group = Self::default();
        compact.structure(|compact, field| {
            match field.number {
                1 => compact.list(|compact| {
                    let mut chunk = Chunk::default();
                    chunk.read(compact)?;
                    group.chunks.push(chunk);
                    Some(())
                })?,
                3 => group.records = compact.count()?,
                _ => compact.skip(field)?,
            }
            Some(())
        })?;
        Some(group)
    }
}

impl SchemaElement {
    fn read(compact: &mut Compact<'_>) -> Option<Self> {
        let mut element = Self::default();
        compact.structure(|compact, field| {
            match field.number {
                1 => element.physical = Some(compact.small()?),
                2 => element.length = compact.small()?,
                3 => element.repetition = compact.small()?,
                4 => element.name = compact.text()?.to_owned(),
                5 => element.children = compact.small()?,
                6 => element.converted = Some(compact.small()?),
                7 => element.scale = compact.small()?,
                10 => compact.structure(|compact, field| {
                    let logical = Logical { number: field.number, ..Logical::default() };
                    element.logical = Some(logical.read(compact, field)?);
                    Some(())
                })?,
                _ => compact.skip(field)?,
            }
            Some(())
        })?;
        Some(element)
    }
}

impl Logical {
    /// The numbers of the kinds that have parameters (`LogicalType`).
    pub(super) const DECIMAL: i16 = 5;
    pub(super) const TIME: i16 = 7;
    pub(super) const TIMESTAMP: i16 = 8;
    pub(super) const INTEGER: i16 = 10;

    fn read(mut self, compact: &mut Compact<'_>, field: Field) -> Option<Self> {
        if ![Self::DECIMAL, Self::TIME, Self::TIMESTAMP, Self::INTEGER].contains(&self.number) {
            compact.skip(field)?;
            return Some(self);
        }
        compact.structure(|compact, field| {
            match (self.number, field.number) {
                (Self::DECIMAL, 1) => self.scale = compact.small()?,
                (Self::TIME | Self::TIMESTAMP, 1) => self.utc = field.is_true(),
                (Self::TIME | Self::TIMESTAMP, 2) => compact.structure(|compact, unit| {
                    self.digits = 3 * u32::try_from(unit.number).ok()?;
                    compact.skip(unit)
                })?,
                (Self::INTEGER, 2) => self.signed = field.is_true(),
                _ => compact.skip(field)?,
            }
            Some(())
        })?;
        Some(self)
    }
}
