//! How a file is to be read, decided by its first bytes.

use super::decode::Decoder;
use super::detect::{self, DelimiterReason, FileBeginning};
use super::dialect::{CsvFormat, DialectReasons, Numbering, Options};
use super::fitting;
use super::header::{self, HeaderReason};
use super::need::Growth;
use super::reading::Reading;
use super::scan::Scanner;
use super::wrapping::{self, Wrapped};
use crate::error::{Error, Kind, Place, Result};
use crate::format::encoding::decode;
use crate::format::foreign;
use crate::format::heading::Heading;
use crate::format::layout::{Extent, Layout, LayoutReason, Wrapping};
use crate::table::LineIndex;
use std::collections::VecDeque;

impl Reading {
    /// Decides the format by `sample`, the first bytes of the file, and reads them. `whole`
    /// says whether they are all of it.
    pub(super) fn start(options: Options, sample: &[u8], whole: bool) -> Result<Box<Self>> {
        let mut letters = decode::LetterDecoder::new(options.encoding, sample, whole);
        let read = letters.decode(sample);
        let text = read.strip_prefix(decode::BOM);
        let bom = text.is_some();
        let text = text.unwrap_or(&read);
        let markup = foreign::markup(text);
        let refused = markup.filter(|_| options.delimiter.is_none());
        if let Some(format) = foreign::identify(sample).or(refused) {
            return Err(Error::new(Kind::OtherFormat { format }));
        }
        let mut layout = options.layout;
        // A sheet has cells of its own, around which nothing stands.
        if options.numbering == Numbering::Rows {
            (layout.trim, layout.fit_records) = (Some(false), Some(false));
            layout.wrapping = Some(Wrapping::Nothing);
        }
        let separator = foreign::separator_line(text);
        let may_guess = layout.guess && layout.begin.is_none();
        if separator.is_some() && !may_guess && layout.begin.is_none_or(|line| line == 1) {
            return Err(Error::at(Kind::SeparatorLine, Place::line(1)));
        }
        let mut detected = DialectReasons { markup, ..DialectReasons::default() };
        if options.delimiter.is_some_and(|byte| !byte.is_ascii() || b"\"\r\n\0".contains(&byte)) {
            return Err(Error::parameter("data.format.delimiter", "ASCII"));
        }
        let said = layout.begin.unwrap_or(if separator.is_some() { 2 } else { 1 });
        let trim = layout.trim.or((!layout.guess).then_some(false));
        let read = FileBeginning { text, whole, numbering: options.numbering, trim };
        let sample = detect::lines_below(read, said);
        let lines = sample;
        let wrapping = layout.wrapping.unwrap_or(match layout.guess {
            true => wrapping::guess(sample, options.delimiter),
            false => Wrapping::Nothing,
        });
        let bare = match wrapping {
            Wrapping::Nothing => Vec::new(),
            _ => wrapping::unwrapped(sample, wrapping),
        };
        let sample = match wrapping {
            Wrapping::Nothing => sample,
            _ => FileBeginning { text: &bare, ..sample },
        };
        let drawn = wrapping::delimiter(wrapping);
        let delimiter = options.delimiter.filter(|_| drawn.is_none());
        let delimiter = delimiter.unwrap_or_else(|| {
            let (delimiter, reason) = drawn.unwrap_or_else(|| match separator {
                Some(separator) => (separator, DelimiterReason::SeparatorLine),
                None => detect::delimiter(sample, may_guess),
            });
            detected.delimiter = Some(reason);
            delimiter
        });
        let trim = sample.trims(delimiter);
        let sample = FileBeginning { trim: Some(trim), ..sample };
        let mut rows = detect::rows(sample, delimiter);
        let mut extent = Extent { trims: trim, wrapping, ..Extent::default() };
        let mut begin = said;
        if may_guess {
            let may_be_named = options.header != Some(false);
            // Where texts stand in quotation marks, numbers that do are no values.
            let may_part = delimiter == b',' && !detect::quotes_numbers(sample, &rows);
            let uneven = if may_be_named { header::uneven_heading(&rows, may_part) } else { None };
            let reason = if let Some((reason, heading, even)) = uneven {
                (extent.heading, rows) = (heading, even);
                begin = said + rows[0].line - 1;
                reason
            } else {
                let (line, reason) = header::beginning(&rows, may_be_named);
                begin = said + line - 1;
                rows.retain(|row| row.line >= line);
                reason
            };
            extent.reason = Some(match separator {
                Some(_) if reason == LayoutReason::FirstLine => LayoutReason::SeparatorAbove,
                _ => reason,
            });
        }
        let named = options.header.unwrap_or_else(|| {
            let reason = match extent.heading {
                Heading::Whole if wrapping::is_ruled(wrapping, &rows) => HeaderReason::RuleBelow,
                Heading::Whole => header::reason(&rows),
                _ => HeaderReason::UnlikeTheRest,
            };
            detected.header = Some(reason);
            reason.is_header()
        });
        let may_fit = layout.guess && extent.heading == Heading::Whole;
        // A cell without content leaves no trace between blanks.
        let fits = wrapping != Wrapping::Aligned
            && layout.fit_records.unwrap_or(may_fit && fitting::is_needed(&rows));
        extent.fits_records = fits;
        let may_follow = named && layout.guess && layout.first_record.is_none();
        let first = match header::lines_below(&rows) {
            lines if may_follow && lines > 0 => rows.get(1 + lines),
            _ => None,
        };
        let layout = Layout {
            first_record: layout.first_record.or(first.map(|row| said + row.line - 1)),
            ..layout
        };
        let below = detect::lines_below(FileBeginning { trim: Some(trim), ..read }, begin);
        let line_ending = detect::line_ending(below, delimiter);
        let mut reading = Box::new(Self {
            format: CsvFormat {
                encoding: letters.encoding(),
                delimiter,
                header: named || layout.names.as_ref().is_some_and(|names| !names.is_empty()),
                bom,
                line_ending,
                formula_guard: false,
            },
            detected,
            next_line: if named { begin } else { layout.first_record.unwrap_or(begin) },
            layout,
            extent,
            named,
            letters,
            scanner: match wrapping {
                Wrapping::Nothing => Scanner::new(delimiter, options.numbering, trim),
                _ => Scanner::new(wrapping::NO_DELIMITER, options.numbering, false),
            },
            wrapped: Wrapped::new(wrapping, delimiter, trim, lines),
            decoder: Decoder::new(delimiter, trim),
            carry: Vec::new(),
            overlong: false,
            columns: Vec::new(),
            records: 0,
            growth: Growth::default(),
            lines: LineIndex::default(),
            blanks: None,
            heading: Vec::new(),
            repeated: None,
            fitted: None,
            widest: 0,
            is_open: false,
            held: VecDeque::new(),
            notes: Vec::new(),
            warnings: Vec::new(),
        });
        reading.read_text(text)?;
        Ok(reading)
    }
}
