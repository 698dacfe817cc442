//! Sheets of OpenDocument (ISO/IEC 26300), read from `content.xml`: beside each value stands the
//! text that the sheet shows for it, which the library does not tell.

use crate::archive::{Bytes, unpacked};
use crate::digits::{as_written, stored};
use crate::grid::{Grid, refuse_too_long};
use crate::merged::{Area, Merged};
use crate::opened::{COLUMNS, ROWS};
use crate::paragraphs::text;
use crate::parts::{Facts, attribute, broken, open};
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::workbook::Sheet;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::BTreeSet;
use std::io::{BufRead, Read};
use zip::ZipArchive;

/// What a sheet holds.
#[derive(Default)]
pub(crate) struct SheetContent {
    pub(crate) grid: Grid,
    pub(crate) merged: Merged,
    pub(crate) facts: Facts,
    /// Cells that show an error.
    pub(crate) errors: u32,
}

/// The sheets in their order.
///
/// # Errors
/// `workbook-encrypted` and `workbook-broken`.
pub(crate) fn sheets(bytes: &Bytes) -> Outcome<Vec<Sheet>> {
    let mut archive = ZipArchive::new(bytes.clone()).map_err(|error| unpacked(&error))?;
    refuse_encrypted(&mut archive)?;
    let mut part = open(&mut archive, "content.xml")?.ok_or_else(broken)?;
    let mut hidden_styles = BTreeSet::new();
    let mut style = String::new();
    let mut sheets = Vec::new();
    let mut depth = 0;
    let mut row = 0_u32;
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match part.read_event_into(&mut buffer).map_err(|_| broken())? {
            Event::Start(element) | Event::Empty(element)
                if element.name().as_ref() == "table:table-row" =>
            {
                let times = count(&element, "table:number-rows-repeated")?;
                row = row.saturating_add(times);
            }
            Event::Start(element) if is_cell(&element) => {
                let sheet: Option<&mut Sheet> = sheets.last_mut();
                if let Some(sheet) = sheet.filter(|_| depth == 1) {
                    sheet.rows = Some(row.min(ROWS));
                }
            }
            Event::Start(element) | Event::Empty(element)
                if element.name().as_ref() == "style:style" =>
            {
                style = attribute(&element, "style:name")?.unwrap_or_default();
            }
            Event::Start(element) | Event::Empty(element)
                if element.name().as_ref() == "style:table-properties"
                    && attribute(&element, "table:display")?.as_deref() == Some("false") =>
            {
                hidden_styles.insert(style.clone());
            }
            Event::Start(element) if element.name().as_ref() == "table:table" => {
                depth += 1;
                if depth == 1 {
                    row = 0;
                    let name = attribute(&element, "table:name")?.unwrap_or_default();
                    let style = attribute(&element, "table:style-name")?.unwrap_or_default();
                    sheets.push(Sheet {
                        name,
                        visible: !hidden_styles.contains(&style),
                        rows: None,
                    });
                }
            }
            Event::End(element) if element.name().as_ref() == "table:table" => depth -= 1,
            Event::Eof => return Ok(sheets),
            _ => {}
        }
    }
}

/// Parts of a workbook with a password are ciphers; its manifest says so.
fn refuse_encrypted(archive: &mut ZipArchive<Bytes>) -> Outcome<()> {
    let Ok(mut manifest) = archive.by_name("META-INF/manifest.xml") else { return Ok(()) };
    let mut text = String::new();
    manifest.read_to_string(&mut text).map_err(|_| broken())?;
    if text.contains("encryption-data") {
        return Err(Problem::new(Code::WorkbookEncrypted));
    }
    Ok(())
}

/// The cells of the sheet of this name.
///
/// # Errors
/// `workbook-broken` and `workbook-too-large`.
pub(crate) fn content(bytes: &Bytes, sheet: &str) -> Outcome<SheetContent> {
    let mut archive = ZipArchive::new(bytes.clone()).map_err(|error| unpacked(&error))?;
    let mut part = open(&mut archive, "content.xml")?.ok_or_else(broken)?;
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match part.read_event_into(&mut buffer).map_err(|_| broken())? {
            Event::Start(element)
                if element.name().as_ref() == "table:table"
                    && attribute(&element, "table:name")?.as_deref() == Some(sheet) =>
            {
                return IncomingSheet::default().read(&mut part);
            }
            Event::Eof => return Ok(SheetContent::default()),
            _ => {}
        }
    }
}

/// A sheet on its way in.
#[derive(Default)]
struct IncomingSheet {
    content: SheetContent,
    row: u32,
    column: u32,
    /// How often the present row stands in the sheet, one after the other.
    times: u32,
    /// The cells of the present row, by their columns: the first and the one after the last.
    cells: Vec<(u32, u32, String)>,
    row_is_hidden: bool,
    /// Of the groups around the present place those that hide what is in them, by their depth.
    groups: Vec<bool>,
    /// Columns that were declared so far.
    declared: u32,
}

/// What a cell's attributes say of it.
#[derive(Default)]
struct OdsValue {
    kind: String,
    value: Option<String>,
    is_error: bool,
    is_formula: bool,
    /// Whether another cell is shown in its place.
    is_covered: bool,
    /// How many rows and columns it takes.
    spanned: (u32, u32),
    times: u32,
}

impl IncomingSheet {
    fn read(mut self, part: &mut Reader<impl BufRead>) -> Outcome<SheetContent> {
        let mut buffer = Vec::new();
        // Tables may stand inside cells, and are not read.
        let mut depth = 0;
        loop {
            buffer.clear();
            match part.read_event_into(&mut buffer).map_err(|_| broken())? {
                Event::Start(element) if element.name().as_ref() == "table:table" => depth += 1,
                Event::End(element) if element.name().as_ref() == "table:table" => {
                    if depth == 0 {
                        return Ok(self.content);
                    }
                    depth -= 1;
                }
                Event::Start(element) if depth == 0 => {
                    self.begin(&element)?;
                    if is_group(element.name().as_ref()) {
                        let display = attribute(&element, "table:display")?;
                        self.groups.push(display.as_deref() == Some("false"));
                    }
                    if is_cell(&element) {
                        let value = OdsValue::read(&element)?;
                        let text = text(part, &element)?;
                        self.cell(&value, &text)?;
                    }
                }
                Event::Empty(element) if depth == 0 => {
                    self.begin(&element)?;
                    if is_cell(&element) {
                        let value = OdsValue::read(&element)?;
                        self.cell(&value, "")?;
                    } else if element.name().as_ref() == "table:table-row" {
                        self.end_row()?;
                    }
                }
                Event::End(element) if element.name().as_ref() == "table:table-row" => {
                    self.end_row()?
                }
                Event::End(element) if depth == 0 && is_group(element.name().as_ref()) => {
                    self.groups.pop();
                }
                Event::Eof => return Err(broken()),
                _ => {}
            }
        }
    }

    /// What the attributes of a row, a column or a cell say beside its value.
    fn begin(&mut self, element: &BytesStart<'_>) -> Outcome<()> {
        let in_hidden = self.groups.contains(&true);
        let hidden = || -> Outcome<bool> {
            let visibility = attribute(element, "table:visibility")?;
            Ok(in_hidden || visibility.is_some_and(|visibility| visibility != "visible"))
        };
        match element.name().as_ref() {
            "table:table-column" => {
                let times = count(element, "table:number-columns-repeated")?;
                let first = self.declared;
                self.declared = first.saturating_add(times);
                if hidden()? {
                    self.content.facts.hidden.push((first, self.declared));
                }
            }
            "table:table-row" => {
                self.times = count(element, "table:number-rows-repeated")?;
                self.row_is_hidden = hidden()?;
                self.column = 0;
                self.cells.clear();
            }
            _ => {}
        }
        Ok(())
    }

    fn cell(&mut self, value: &OdsValue, text: &str) -> Outcome<()> {
        let first = self.column;
        let end = first.saturating_add(value.times);
        self.column = end;
        let is_covered = self.content.merged.covers((self.row, first))?;
        if is_covered || value.is_covered {
            return Ok(());
        }
        let (rows, columns) = value.spanned;
        self.content.merged.begin(Area {
            first: (self.row, first),
            last: (self.row.saturating_add(rows - 1), first.saturating_add(columns - 1)),
        })?;
        let cell = value.shown(text);
        self.content.errors += u32::from(value.is_error);
        self.content.facts.without_value +=
            u32::from(value.is_formula && value.kind.is_empty() && text.is_empty());
        if cell.is_empty() {
            return Ok(());
        }
        if end > COLUMNS {
            return Err(broken());
        }
        refuse_too_long(cell.len() as u64 * u64::from(value.times) * u64::from(self.times))?;
        self.cells.push((first, end, cell));
        Ok(())
    }

    fn end_row(&mut self) -> Outcome<()> {
        let first = self.row;
        let end = first.saturating_add(self.times);
        self.row = end;
        if self.cells.is_empty() {
            return Ok(());
        }
        if end > ROWS {
            return Err(broken());
        }
        for row in first..end {
            for (first, end, cell) in &self.cells {
                for column in *first..*end {
                    self.content.grid.add((row, column), cell)?;
                    if let Some(area) = self.content.merged.begun((row, column)) {
                        self.content.grid.merge(area, cell);
                    }
                }
            }
        }
        if self.row_is_hidden {
            self.content.facts.hidden_rows += end - first;
        }
        self.cells.clear();
        Ok(())
    }
}

impl OdsValue {
    fn read(element: &BytesStart<'_>) -> Outcome<Self> {
        let kind = attribute(element, "office:value-type")?.unwrap_or_default();
        let name = match kind.as_str() {
            "date" => "office:date-value",
            "time" => "office:time-value",
            "boolean" => "office:boolean-value",
            "string" => "office:string-value",
            _ => "office:value",
        };
        Ok(Self {
            value: attribute(element, name)?,
            is_error: attribute(element, "calcext:value-type")?.as_deref() == Some("error"),
            is_formula: element.try_get_attribute("table:formula").map_err(|_| broken())?.is_some(),
            is_covered: element.name().as_ref() == "table:covered-table-cell",
            spanned: (
                count(element, "table:number-rows-spanned")?,
                count(element, "table:number-columns-spanned")?,
            ),
            times: count(element, "table:number-columns-repeated")?,
            kind,
        })
    }

    /// The cell as it is read; `text` is what the sheet shows.
    fn shown(&self, text: &str) -> String {
        let value = self.value.as_deref().unwrap_or_default();
        let number = value.parse::<f64>();
        match (self.kind.as_str(), number) {
            _ if self.is_error => String::new(),
            // LibreOffice keeps what is true or false as a number, shown by a word.
            ("float" | "currency", Ok(number)) => match truth(number, text) {
                Some(truth) => truth.to_owned(),
                None => as_written(number, text).unwrap_or_else(|| told(value, number)),
            },
            ("percentage", Ok(number)) => {
                let percent = as_written(
                    number * 100.0,
                    text.trim_end_matches(['%', ' ', '\u{a0}', '\u{202f}']),
                );
                percent.map_or_else(|| stored(number), |percent| percent + "%")
            }
            ("date", _) => date(value, text),
            ("time", _) => duration(value),
            ("boolean", _) => value.to_uppercase(),
            _ if text.is_empty() => value.to_owned(),
            _ => text.to_owned(),
        }
    }
}

/// What is true and what is false, as spreadsheets of different languages show it, in upper case.
const TRUTHS: [(&str, &str); 16] = [
    ("TRUE", "FALSE"),
    ("WAHR", "FALSCH"),
    ("VRAI", "FAUX"),
    ("VERO", "FALSO"),
    ("VERDADERO", "FALSO"),
    ("VERDADEIRO", "FALSO"),
    ("WAAR", "ONWAAR"),
    ("PRAWDA", "FAŁSZ"),
    ("PRAVDA", "NEPRAVDA"),
    ("SAND", "FALSK"),
    ("SANN", "USANN"),
    ("SANT", "FALSKT"),
    ("TOSI", "EPÄTOSI"),
    ("IGAZ", "HAMIS"),
    ("DOĞRU", "YANLIŞ"),
    ("ИСТИНА", "ЛОЖЬ"),
];

/// What a number says that is shown as true or false.
fn truth(number: f64, text: &str) -> Option<&'static str> {
    let text = text.trim().to_uppercase();
    match number {
        1.0 if TRUTHS.iter().any(|truth| truth.0 == text) => Some("TRUE"),
        0.0 if TRUTHS.iter().any(|truth| truth.1 == text) => Some("FALSE"),
        _ => None,
    }
}

/// A number as the file has it, of which binary may tell fewer digits.
fn told(value: &str, number: f64) -> String {
    let digits = value.strip_prefix('-').unwrap_or(value);
    let is_whole = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    if is_whole { value.to_owned() } else { stored(number) }
}

/// A date as ISO 8601 has it, or as it is shown where that is day, month and year of four digits
/// with points; without its day, or day and month, where the year of four digits is shown without.
/// A time of day is told as far as it is shown, midnight too.
fn date(value: &str, text: &str) -> String {
    // Fractions of a second, and what says that it is no time of another place.
    let value = value.split('.').next().unwrap_or_default().trim_end_matches('Z');
    let (date, time) = value.split_once('T').unwrap_or((value, MIDNIGHT));
    if let Some(shown) = clock(time, text) {
        return format!("{date} {shown}");
    }
    let value = value.strip_suffix("T00:00:00").unwrap_or(value);
    let mut fields = date.splitn(3, '-').map(str::parse::<u32>);
    if let (Some(Ok(year)), Some(Ok(month)), Some(Ok(day))) =
        (fields.next(), fields.next(), fields.next())
    {
        let pointed =
            [format!("{day:02}.{month:02}.{year:04}"), format!("{day}.{month}.{year:04}")];
        if pointed.iter().any(|shown| shown == text) {
            return text.to_owned();
        }
        let is_named = text.contains(char::is_alphabetic);
        let of_year = format!("{year:04}");
        let numbers = text.split(|letter: char| !letter.is_ascii_digit());
        let (years, others): (Vec<_>, Vec<_>) =
            numbers.filter(|number| !number.is_empty()).partition(|number| *number == of_year);
        match others[..] {
            _ if years.len() != 1 => {}
            [] if !is_named => return of_year,
            [] => return format!("{of_year}-{month:02}"),
            [number] if !is_named && number.parse() == Ok(month) => {
                return format!("{of_year}-{month:02}");
            }
            _ => {}
        }
    }
    value.replacen('T', " ", 1)
}

/// What a date without a time has for one.
const MIDNIGHT: &str = "00:00:00";

/// As much of a time of day as the text shows of it: hours and minutes, with seconds or without.
fn clock<'a>(time: &'a str, text: &str) -> Option<&'a str> {
    let clock = text.split([' ', 'T', '\u{a0}', '\u{202f}']).find(|part| part.contains(':'))?;
    let fields = |text: &str| -> Option<Vec<u32>> {
        text.split(':').map(|field| field.parse().ok()).collect()
    };
    let (shown, stored) = (fields(clock)?, fields(time)?);
    let ([hour, ..], [stored_hour, ..]) = (&shown[..], &stored[..]) else { return None };
    // In the afternoon of twelve hours.
    let is_shown = hour % 12 == stored_hour % 12 && stored.get(1..shown.len())? == &shown[1..];
    match shown.len() {
        2 if is_shown => time.get(..5),
        3 if is_shown => Some(time),
        _ => None,
    }
}

/// A duration as ISO 8601 has it, `PT10H30M00S`, as a time to the nearest second.
fn duration(text: &str) -> String {
    let (sign, fields) = match text.strip_prefix('-') {
        Some(fields) => ("-", fields),
        None => ("", text),
    };
    let mut seconds = 0.0;
    let mut number = String::new();
    for letter in fields.trim_start_matches("PT").chars() {
        let unit = match letter {
            'H' => 3600.0,
            'M' => 60.0,
            'S' => 1.0,
            _ => {
                number.push(letter);
                continue;
            }
        };
        let Ok(value) = number.parse::<f64>() else { return text.to_owned() };
        seconds += value * unit;
        number.clear();
    }
    let seconds = seconds.round() as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{sign}{hours:02}:{minutes:02}:{seconds:02}")
}

fn is_cell(element: &BytesStart<'_>) -> bool {
    matches!(element.name().as_ref(), "table:table-cell" | "table:covered-table-cell")
}

fn is_group(name: &str) -> bool {
    matches!(name, "table:table-row-group" | "table:table-column-group")
}

/// How often something stands; once where nothing is said of it.
pub(crate) fn count(element: &BytesStart<'_>, name: &str) -> Outcome<u32> {
    let count = attribute(element, name)?.and_then(|count| count.parse().ok());
    Ok(count.unwrap_or(1).max(1))
}

#[cfg(test)]
mod tests {
    use super::{date, duration};

    #[test]
    fn dates_are_as_shown_where_that_is_certain() {
        for (value, text, read) in [
            ("1985-03-12", "12.03.1985", "12.03.1985"),
            ("1985-03-02", "2.3.1985", "2.3.1985"),
            ("1985-03-12", "03/12/85", "1985-03-12"),
            ("1985-03-12", "12. März 1985", "1985-03-12"),
            ("1985-03-12", "1985", "1985"),
            ("1985-03-12T17:05:09", "12.03.85 17:05", "1985-03-12 17:05"),
            ("1985-03-12T17:05:09", "3/12/1985 5:05:09 PM", "1985-03-12 17:05:09"),
            ("1985-03-12T17:05:09", "05:09", "1985-03-12 17:05:09"),
            ("1985-03-12T17:05:09", "12.03.1985 17:05:10", "1985-03-12 17:05:09"),
            ("1985-03-12", "1985-03-12 00:00:00", "1985-03-12 00:00:00"),
            ("1985-03-12T00:00:00", "12.03.1985 00:00", "1985-03-12 00:00"),
            ("1985-03-12", "3/12/85 12:00 AM", "1985-03-12 00:00"),
            ("1985-03-12", "12:", "1985-03-12"),
            ("1985-03-12T00:00:00", "12.03.1985", "12.03.1985"),
            ("1985-03-12T00:00:00.000Z", "", "1985-03-12"),
            ("1985-03-12T17:05:59.9999", "1985", "1985"),
            ("1985-03-12T17:05:59", "12.03.1985", "12.03.1985"),
            ("1985-03-12", "1985-03", "1985-03"),
            ("1985-03-12", "3/1985", "1985-03"),
            ("1985-03-12", "März 1985", "1985-03"),
            ("1985-03-12", "1985, March", "1985-03"),
            ("1985-03-12", "Q1 1985", "1985-03-12"),
            ("1985-03-12", "12 1985", "1985-03-12"),
            ("1985-03-12", "1985 10:30", "1985-03-12"),
            ("1985-03-12T10:30:00", "1985 10:30", "1985-03-12 10:30"),
            // A year of two digits may be a day.
            ("1985-03-12", "03/85", "1985-03-12"),
            ("1985-03-12", "März 85", "1985-03-12"),
        ] {
            assert_eq!(date(value, text), read, "{text}");
        }
        assert_eq!(duration("PT10H30M05S"), "10:30:05");
        assert_eq!(duration("PT36H00M00S"), "36:00:00");
        assert_eq!(duration("PT10H30M59.6S"), "10:31:00");
        assert_eq!(duration("-PT1H"), "-01:00:00");
        assert_eq!(duration("P1DT1H"), "P1DT1H");
    }
}
