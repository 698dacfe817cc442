//! A workbook that was opened, and its sheets one by one.

use crate::archive::{self, Bytes};
use crate::biff;
use crate::binary;
use crate::careful::carefully;
use crate::compound;
use crate::grid::Grid;
use crate::marked;
use crate::merged::{Area, CellPlace, Merged};
use crate::moments::{timed, written};
use crate::ods;
use crate::parquet;
use crate::parts::{self, Facts};
use crate::shown::Shown;
use crate::stata;
use crate::styles::Styles;
use calamine::{
    Data, DataRef, DataType, ExcelDateTime, ExcelDateTimeType, Reader, SheetType, SheetVisible,
    Xls, XlsError, Xlsb, XlsbError, Xlsx, XlsxError,
};
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::workbook::{Sheet, Workbook as Said, WorkbookFormat};
use std::borrow::Cow;
use std::io::Cursor;

/// The most rows and columns that a sheet of any program has.
pub(crate) const ROWS: u32 = 1 << 20;
pub(crate) const COLUMNS: u32 = 1 << 14;

/// A workbook whose sheets can be read.
pub struct Workbook {
    bytes: Bytes,
    /// How many they are.
    size: u64,
    format: WorkbookFormat,
    book: Book,
    sheets: Vec<Sheet>,
}

/// One sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetText {
    /// Its rows as records of the same number of cells: UTF-8, commas, one line feed after each,
    /// quotation marks where needed. Empty rows are blank lines.
    pub text: String,
    /// What to say of it and of the workbook.
    pub workbook: Said,
}

enum Book {
    Xlsx(Box<Xlsx<Bytes>>),
    Xlsb(Box<Xlsb<Bytes>>),
    Xls(Box<Xls<Bytes>>),
    /// Read from its parts alone.
    Ods,
    Dta,
    Parquet,
    Xml,
}

/// The cells of a sheet, and how many show an error.
#[derive(Default)]
struct SheetCells {
    grid: Grid,
    errors: u32,
    merged: Merged,
    /// What else stands in the sheet.
    facts: Facts,
}

impl Workbook {
    /// Opens a workbook of any of the formats that [`WorkbookFormat`] lists.
    ///
    /// # Errors
    /// `other-format` for files that are none, `workbook-encrypted`, `workbook-too-large` for one
    /// that comes to more than any sheet needs, and `workbook-broken`.
    pub fn open(bytes: Vec<u8>) -> Outcome<Self> {
        carefully(|| Self::opened(bytes))
    }

    fn opened(bytes: Vec<u8>) -> Outcome<Self> {
        let bytes: Bytes = Cursor::new(bytes.into());
        let format = archive::identify(&bytes)?;
        let size = bytes.get_ref().len() as u64;
        let content = bytes.clone();
        let mut book = match format {
            WorkbookFormat::Xlsx | WorkbookFormat::Xlsm => {
                Book::Xlsx(Box::new(Xlsx::new(content).map_err(refused)?))
            }
            WorkbookFormat::Xlsb => {
                binary::refuse_short_cells(&bytes)?;
                Book::Xlsb(Box::new(Xlsb::new(content).map_err(refused)?))
            }
            WorkbookFormat::Xls => {
                compound::refuse_circles(bytes.get_ref(), &biff::STREAMS)?;
                Book::Xls(Box::new(Xls::new(content).map_err(refused)?))
            }
            WorkbookFormat::Ods => Book::Ods,
            WorkbookFormat::Dta => Book::Dta,
            WorkbookFormat::Parquet => Book::Parquet,
            WorkbookFormat::Xml => Book::Xml,
        };
        let sheets = book.sheets(&bytes)?;
        Ok(Self { bytes, size, format, book, sheets })
    }

    /// Reads a sheet, or the first visible one that looks like a table: it has cells in two rows and
    /// columns at least, and is no cover or legend beside a larger one that comes later. If there is
    /// none, the first visible one with a cell; where no visible sheet has one, the hidden sheets
    /// are looked through in the same way.
    ///
    /// # Errors
    /// `missing-sheet` if there is none of that name, `empty` if there is no cell to read,
    /// `workbook-broken` and `workbook-too-large`.
    pub fn read(&mut self, name: Option<&str>) -> Outcome<SheetText> {
        carefully(|| self.sheet(name))
    }

    fn sheet(&mut self, name: Option<&str>) -> Outcome<SheetText> {
        // Their records are written as they come; cells of sheets may come in any order.
        let only = match self.book {
            Book::Parquet => Some(parquet::SHEET),
            Book::Xml => Some(marked::SHEET),
            _ => None,
        };
        if let Some(only) = only.filter(|only| name.is_none_or(|name| name == *only)) {
            let (text, records) = match self.book {
                Book::Parquet => parquet::content(&self.bytes)?,
                _ => marked::content(&self.bytes)?,
            };
            let SheetText { workbook, .. } = self.said(only, false, SheetCells::default())?;
            let sheets = workbook.sheets.into_iter();
            let rows = records.checked_add(1);
            let sheets = sheets.map(|sheet| Sheet { rows, ..sheet }).collect();
            return Ok(SheetText { text, workbook: Said { sheets, ..workbook } });
        }
        let Some(name) = name else {
            let found = match self.likeliest(true)? {
                None => self.likeliest(false)?,
                found => found,
            };
            let (name, cells) = found.ok_or_else(|| Problem::new(Code::Empty))?;
            return self.said(&name, true, cells);
        };
        if !self.sheets.iter().any(|sheet| sheet.name == name) {
            return Err(
                Problem::of_field(Code::MissingSheet, "data.format.sheet").with_detail(name)
            );
        }
        let cells = self.cells(name)?;
        if cells.grid.is_empty() {
            return Err(Problem::new(Code::Empty));
        }
        self.said(name, false, cells)
    }

    /// Of the visible sheets, or of the hidden ones, that which is most likely the table; nothing if
    /// none has a cell.
    fn likeliest(&mut self, visible: bool) -> Outcome<Option<(String, SheetCells)>> {
        let sheets = self.sheets.iter().filter(|sheet| sheet.visible == visible);
        let names: Vec<_> = sheets.map(|sheet| sheet.name.clone()).collect();
        let mut cover: Option<(String, SheetCells)> = None;
        let mut first: Option<(String, SheetCells)> = None;
        for name in names {
            let cells = self.cells(&name)?;
            if !cells.grid.may_be_table() {
                if !cells.grid.is_empty() {
                    first.get_or_insert((name, cells));
                }
                continue;
            }
            let is_small = cells.grid.may_be_cover();
            match &cover {
                None if is_small => cover = Some((name, cells)),
                Some((_, cover)) if !cells.grid.dwarfs(&cover.grid) => (),
                _ => return Ok(Some((name, cells))),
            }
        }
        Ok(cover.or(first))
    }

    fn said(&mut self, name: &str, sheet_detected: bool, cells: SheetCells) -> Outcome<SheetText> {
        let SheetCells { grid, errors, merged, facts } = cells;
        let last = grid.empty_columns() + grid.columns();
        if let Some(sheet) = self.sheets.iter_mut().find(|sheet| sheet.name == name) {
            sheet.rows = Some(grid.rows());
        }
        let workbook = Said {
            bytes: self.size,
            format: self.format,
            sheets: self.sheets.clone(),
            sheet: name.to_owned(),
            sheet_detected: sheet_detected && self.format != WorkbookFormat::Dta,
            empty_columns: grid.empty_columns(),
            errors,
            formulas_without_value: facts.without_value,
            merged: merged.count(),
            hidden_rows: facts.hidden_rows,
            hidden_columns: facts.hidden_columns(last),
        };
        Ok(SheetText { text: grid.into_text()?, workbook })
    }

    fn cells(&mut self, name: &str) -> Outcome<SheetCells> {
        let mut cells = SheetCells::default();
        if !self.book.has_cells(name) {
            return Ok(cells);
        }
        match &mut self.book {
            Book::Xlsx(book) => {
                let mut reader = match book.worksheet_cells_reader(name) {
                    // As `has_cells` has it, where the list of sheets does not say so.
                    Err(XlsxError::NotAWorksheet(_)) => return Ok(cells),
                    reader => reader.map_err(refused)?,
                };
                let shown: Vec<Shown> = reader
                    .styles()
                    .iter()
                    .map(|style| match &style.number_format {
                        Some(format) => Shown::new(&format.format_code),
                        None => Shown::Stored,
                    })
                    .collect();
                (cells.facts, cells.merged) = parts::facts(&self.bytes, name)?;
                while let Some((cell, style)) = reader.next_cell_with_style_id().map_err(refused)? {
                    let shown = shown.get(style).unwrap_or(&Shown::Stored);
                    cells.add_within(cell.get_position(), cell.get_value(), shown)?;
                }
            }
            Book::Xlsb(book) => {
                let binary::ToldSheet { facts, merged, mut styles, errors } =
                    binary::told(&self.bytes, name)?;
                cells = SheetCells { errors, merged, facts, ..cells };
                let mut reader = book.worksheet_cells_reader(name).map_err(refused)?;
                while let Some(cell) = reader.next_cell().map_err(refused)? {
                    let place = cell.get_position();
                    cells.add_within(place, cell.get_value(), styles.shown(place))?;
                }
            }
            Book::Xls(book) => {
                let areas = book.merge_cells_by_sheet_name(name).map_err(refused)?;
                let areas = areas.iter().map(|area| Area { first: area.start, last: area.end });
                cells.merged = Merged::new(areas);
                // Of sheets of one name the library reads the last.
                let sheet = self.sheets.iter().rposition(|sheet| sheet.name == name);
                let (facts, styles) = biff::facts(&self.bytes, sheet.unwrap_or_default())?;
                cells.facts = facts;
                cells.add_range(&book.worksheet_range(name).map_err(refused)?, styles)?;
            }
            Book::Ods => {
                let ods::SheetContent { grid, merged, facts, errors } =
                    ods::content(&self.bytes, name)?;
                return Ok(SheetCells { grid, errors, merged, facts });
            }
            Book::Dta => {
                return Ok(SheetCells { grid: stata::content(&self.bytes)?, ..cells });
            }
            // Read as a whole.
            Book::Parquet | Book::Xml => {}
        }
        Ok(cells)
    }
}

/// The one table of a file that has no sheets.
fn only(name: &str) -> Sheet {
    Sheet { name: name.to_owned(), visible: true, rows: None }
}

impl Book {
    /// The sheets in their order, with the rows that each says it has.
    fn sheets(&mut self, bytes: &Bytes) -> Outcome<Vec<Sheet>> {
        let metadata = match self {
            Self::Xlsx(book) => book.sheets_metadata().to_vec(),
            Self::Xlsb(book) => book.sheets_metadata().to_vec(),
            Self::Xls(book) => book.sheets_metadata().to_vec(),
            Self::Ods => return ods::sheets(bytes),
            Self::Dta => return Ok(vec![only(stata::SHEET)]),
            Self::Parquet => return Ok(vec![only(parquet::SHEET)]),
            Self::Xml => return Ok(vec![only(marked::SHEET)]),
        };
        Ok(metadata
            .into_iter()
            .map(|sheet| Sheet {
                visible: sheet.visible == SheetVisible::Visible,
                rows: self.rows(&sheet.name),
                name: sheet.name,
            })
            .collect())
    }

    /// Whether a sheet is one of cells: charts keep the numbers that they draw in a sheet of theirs.
    fn has_cells(&self, name: &str) -> bool {
        let sheets = match self {
            Self::Xlsx(book) => book.sheets_metadata(),
            Self::Xlsb(book) => book.sheets_metadata(),
            Self::Xls(book) => book.sheets_metadata(),
            Self::Ods | Self::Dta | Self::Parquet | Self::Xml => return true,
        };
        let mut sheets = sheets.iter().filter(|sheet| sheet.name == name);
        sheets.all(|sheet| matches!(sheet.typ, SheetType::WorkSheet | SheetType::MacroSheet))
    }

    /// The rows that a sheet says it has. One row is also what programs write for none.
    fn rows(&mut self, name: &str) -> Option<u32> {
        if !self.has_cells(name) {
            return None;
        }
        let last = match self {
            Self::Xlsx(book) => book.worksheet_cells_reader(name).ok()?.dimensions().end.0,
            Self::Xlsb(book) => book.worksheet_cells_reader(name).ok()?.dimensions().end.0,
            Self::Xls(book) => book.worksheet_range(name).ok()?.end()?.0,
            Self::Ods | Self::Dta | Self::Parquet | Self::Xml => 0,
        };
        (1..ROWS).contains(&last).then_some(last + 1)
    }
}

impl SheetCells {
    fn add_range(&mut self, range: &calamine::Range<Data>, mut styles: Styles) -> Outcome<()> {
        let (top, left) = range.start().unwrap_or_default();
        for (row, column, value) in range.used_cells() {
            // Nobody tells here whether a formula made it.
            if matches!(value, Data::String(text) if text.is_empty()) {
                continue;
            }
            let place = (top + row as u32, left + column as u32);
            let from_1904 = styles.is_1904;
            let shown = styles.shown(place);
            // The library knows the formats of dates by numbers that not all programs keep to.
            let meant = match value {
                Data::Float(_) | Data::Int(_) if shown.is_time() => value.as_f64().map(|days| {
                    Data::DateTime(ExcelDateTime::new(days, ExcelDateTimeType::DateTime, from_1904))
                }),
                Data::DateTime(moment) if shown.is_number() => Some(Data::Float(moment.as_f64())),
                _ => None,
            };
            self.add(place, &borrowed(meant.as_ref().unwrap_or(value)), shown)?;
        }
        Ok(())
    }

    /// Adds a cell of a format whose files may say that it stands where no sheet has one.
    fn add_within(&mut self, place: CellPlace, value: &DataRef<'_>, shown: &Shown) -> Outcome<()> {
        if place.0 >= ROWS || place.1 >= COLUMNS {
            return Err(Problem::new(Code::WorkbookBroken));
        }
        self.add(place, value, shown)
    }

    fn add(&mut self, place: CellPlace, value: &DataRef<'_>, shown: &Shown) -> Outcome<()> {
        if self.merged.covers(place)? {
            return Ok(());
        }
        let text = match value {
            DataRef::Empty => return Ok(()),
            DataRef::Error(_) => {
                self.errors += 1;
                return Ok(());
            }
            // Formulas have texts of their own; an empty one that cells share somebody wrote.
            DataRef::SharedString("") => return self.grid.add_text(place, ""),
            DataRef::SharedString(text) => Cow::Borrowed(*text),
            DataRef::String(text) => Cow::Borrowed(text.as_str()),
            DataRef::Bool(true) => Cow::Borrowed("TRUE"),
            DataRef::Bool(false) => Cow::Borrowed("FALSE"),
            DataRef::Int(number) => Cow::Owned(shown.number(*number as f64)),
            DataRef::Float(number) => Cow::Owned(shown.number(*number)),
            DataRef::DateTime(moment) => Cow::Owned(timed(*moment, shown)),
            DataRef::DateTimeIso(text) => Cow::Owned(written(text, shown)),
            DataRef::DurationIso(text) => Cow::Borrowed(text.as_str()),
        };
        self.grid.add(place, &text)?;
        if let Some(area) = self.merged.begun(place).filter(|_| !text.is_empty()) {
            self.grid.merge(area, &text);
        }
        Ok(())
    }
}

/// The same value, as it is told where cells come one by one.
fn borrowed(value: &Data) -> DataRef<'_> {
    match value {
        Data::Int(number) => DataRef::Int(*number),
        Data::Float(number) => DataRef::Float(*number),
        Data::String(text) => DataRef::SharedString(text),
        Data::Bool(is) => DataRef::Bool(*is),
        Data::DateTime(moment) => DataRef::DateTime(*moment),
        Data::DateTimeIso(text) => DataRef::DateTimeIso(text.clone()),
        Data::DurationIso(text) => DataRef::DurationIso(text.clone()),
        Data::Error(error) => DataRef::Error(error.clone()),
        Data::Empty => DataRef::Empty,
    }
}

/// What the library says of a workbook that it cannot read.
trait LibraryRefusal {
    fn is_password(&self) -> bool;
}

impl LibraryRefusal for XlsxError {
    fn is_password(&self) -> bool {
        matches!(self, Self::Password)
    }
}

impl LibraryRefusal for XlsbError {
    fn is_password(&self) -> bool {
        matches!(self, Self::Password)
    }
}

impl LibraryRefusal for XlsError {
    fn is_password(&self) -> bool {
        matches!(self, Self::Password)
    }
}

/// Its words are not passed on: they may hold what stands in the file.
fn refused(error: impl LibraryRefusal) -> Problem {
    Problem::new(if error.is_password() { Code::WorkbookEncrypted } else { Code::WorkbookBroken })
}
