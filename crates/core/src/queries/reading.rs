//! A log in a file: a line of names, then a search in each line.

use super::identifiers::CleanQuery;
use crate::error::{Error, Kind, Place, Result, Warning};
use crate::format::strict::{StrictColumn, StrictScanner, found_delimiter, whole_text};
use crate::table::Dictionary;
use crate::table::spellings::PersonNumbers;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// How a log stands in a file, and what of it may be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLayout {
    /// What parts cells; found in the first line if it is not given.
    pub delimiter: Option<u8>,
    /// Which columns say what.
    pub columns: LogColumns,
    /// What of addresses and times a release shows.
    pub shown: ShownLog,
}

/// Which columns say what, by their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogColumns {
    /// Who it is.
    pub user: String,
    /// What was searched for.
    pub query: String,
    /// What was clicked; empty where nothing was.
    pub address: Option<String>,
    /// When.
    pub time: Option<String>,
}

/// What of addresses and times a release shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownLog {
    /// Of what was clicked.
    pub address: AddressShown,
    /// Of when it was.
    pub time: TimeShown,
}

/// What of an address a release shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AddressShown {
    /// The name of the host.
    #[default]
    Host,
    /// Host and page, without what stands behind a question mark or a hash.
    Page,
    /// Nothing.
    Nothing,
}

/// What of a time a release shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeShown {
    /// Nothing; times are not read then.
    #[default]
    Nothing,
    /// Year and month.
    Month,
    /// The day.
    Day,
}

/// A search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LogRow {
    /// Whose it is.
    pub user: u32,
    /// Which of the queries.
    pub query: u32,
    /// Which of the addresses; nothing if none was clicked.
    pub address: Option<u32>,
    /// Which of the times.
    pub time: u32,
}

/// A log that was read. Its texts stand in their order.
#[derive(Clone, Debug)]
pub struct QueryLog {
    /// The searches of which something is left, in the order of the file.
    pub rows: Vec<LogRow>,
    /// How many people the file has.
    pub people: u32,
    /// How many searches the file has.
    pub all_rows: u64,
    /// What was searched for, without what points to people.
    pub queries: Vec<String>,
    /// What was clicked.
    pub addresses: Vec<String>,
    /// What is written of each address; nothing if nothing may be.
    pub written: Vec<Option<String>>,
    /// What is written of times.
    pub times: Vec<String>,
    /// What each person typed, as it was typed but for blanks and capitals; numbers of texts.
    pub typed: Vec<Vec<u32>>,
    /// How many rows had each kind of identifier within the query.
    pub removed: BTreeMap<&'static str, u64>,
    /// What parts cells.
    pub delimiter: u8,
    /// What of addresses and times a release shows.
    pub shown: ShownLog,
    /// That people differ only in how they are written.
    pub alike: Option<Warning>,
}

/// Reads a log.
///
/// # Errors
/// [`Kind::Empty`], [`Kind::Encoding`], [`Kind::Nul`], [`Kind::UnclosedQuote`],
/// [`Kind::TextAfterQuote`], [`Kind::BlankLine`], [`Kind::Ragged`] and [`Kind::QueryCell`], each with
/// the line; [`Kind::MissingColumn`] and [`Kind::DuplicateName`] with the column;
/// [`Kind::NoRecords`] if there is no search.
pub fn read(bytes: &[u8], layout: &LogLayout) -> Result<QueryLog> {
    let text = whole_text(bytes)?;
    if text.trim().is_empty() {
        return Err(Error::new(Kind::Empty));
    }
    let delimiter = layout.delimiter.unwrap_or_else(|| found_delimiter(&text));
    let mut scanner = StrictScanner::new(&text, delimiter);
    let Some((_, names)) = scanner.next_record()? else { return Err(Error::new(Kind::Empty)) };
    let cells = LogCells::new(&names, layout)?;
    let mut gathered = GatheredLog::default();
    while let Some((line, record)) = scanner.next_record()? {
        if record.len() != names.len() {
            let (expected, found) = (names.len() as u64, record.len() as u64);
            return Err(Error::at(Kind::Ragged { expected, found }, Place::line(line)));
        }
        let fault = |column: &StrictColumn, why| {
            Error::at(Kind::QueryCell { why }, Place::line(line)).of_attribute(&column.name)
        };
        let said = |column: &StrictColumn| record[column.place].trim().to_owned();
        let user = said(&cells.user);
        if user.is_empty() {
            return Err(fault(&cells.user, "user"));
        }
        let time = match &cells.time {
            None => String::new(),
            Some(column) => {
                let day = day(&said(column)).ok_or_else(|| fault(column, "time"))?;
                match layout.shown.time {
                    TimeShown::Month => day[..MONTH].to_owned(),
                    TimeShown::Nothing | TimeShown::Day => day,
                }
            }
        };
        let address = cells.address.as_ref().map(said).unwrap_or_default();
        gathered.add((&user, line), &said(&cells.query), &address, &time);
    }
    if gathered.all_rows == 0 {
        return Err(Error::new(Kind::NoRecords));
    }
    Ok(gathered.finish(delimiter, layout.shown))
}

/// What was read so far.
#[derive(Default)]
struct GatheredLog {
    users: PersonNumbers,
    typed: Dictionary,
    /// Of each text that was typed: what is left of it, if anything is, and what was removed.
    cleaned: Vec<(Option<u32>, Vec<&'static str>)>,
    queries: Dictionary,
    addresses: Dictionary,
    times: Dictionary,
    rows: Vec<LogRow>,
    typed_rows: Vec<(u32, u32)>,
    removed: BTreeMap<&'static str, u64>,
    all_rows: u64,
}

impl GatheredLog {
    fn add(&mut self, (user, line): (&str, u64), query: &str, address: &str, time: &str) {
        self.all_rows += 1;
        let user = self.users.insert(user, line);
        let typed = self.typed.insert(query);
        if typed as usize == self.cleaned.len() {
            let CleanQuery { text, removed } = CleanQuery::new(query);
            let left = (!text.is_empty()).then(|| self.queries.insert(&text));
            self.cleaned.push((left, removed));
        }
        let (left, removed) = &self.cleaned[typed as usize];
        for detector in removed {
            *self.removed.entry(detector).or_default() += 1;
        }
        if !query.is_empty() {
            self.typed_rows.push((user, typed));
        }
        let Some(query) = *left else { return };
        let address = bare(address);
        let address = (!address.is_empty()).then(|| self.addresses.insert(&address));
        self.rows.push(LogRow { user, query, address, time: self.times.insert(time) });
    }

    fn finish(mut self, delimiter: u8, shown: ShownLog) -> QueryLog {
        let (queries, of_queries) = in_order(&self.queries);
        let (addresses, of_addresses) = in_order(&self.addresses);
        let (times, of_times) = in_order(&self.times);
        for row in &mut self.rows {
            row.query = of_queries[row.query as usize];
            row.address = row.address.map(|address| of_addresses[address as usize]);
            row.time = of_times[row.time as usize];
        }
        // Capitals and blanks tell nobody apart who only knows what somebody searched for.
        let mut plain = Dictionary::new();
        let texts = self.typed.iter().map(|text| {
            let words: Vec<&str> = text.split_whitespace().collect();
            words.join(" ").to_lowercase()
        });
        let plain: Vec<u32> = texts.map(|text| plain.insert(&text)).collect();
        let mut typed = vec![Vec::new(); self.users.texts.len()];
        for (user, text) in self.typed_rows {
            typed[user as usize].push(plain[text as usize]);
        }
        for texts in &mut typed {
            texts.sort_unstable();
            texts.dedup();
        }
        let written = addresses.iter().map(|address| shown.address.of_address(address));
        QueryLog {
            written: written.collect(),
            rows: self.rows,
            people: self.users.texts.len() as u32,
            all_rows: self.all_rows,
            queries,
            addresses,
            times,
            typed,
            removed: self.removed,
            delimiter,
            shown,
            alike: self.users.alike(),
        }
    }
}

/// Texts in their order, and the number that each code becomes.
fn in_order(texts: &Dictionary) -> (Vec<String>, Vec<u32>) {
    let mut order: Vec<u32> = (0..texts.len() as u32).collect();
    order.sort_unstable_by_key(|&code| texts.get(code));
    let mut numbers = vec![0; order.len()];
    for (number, &code) in (0..).zip(&order) {
        numbers[code as usize] = number;
    }
    (order.into_iter().map(|code| texts.get(code).to_owned()).collect(), numbers)
}

/// An address without what it is fetched by, what stands behind a hash, and a stroke at its end; its
/// host in lower case.
fn bare(address: &str) -> String {
    let address = address.split_once("://").map_or(address, |(_, rest)| rest);
    let address = address.split('#').next().unwrap_or_default().trim_end_matches('/');
    let end = address.find(['/', '?']).unwrap_or(address.len());
    format!("{}{}", address[..end].to_lowercase(), &address[end..])
}

impl AddressShown {
    /// What is written of an address; nothing of one that holds a mailbox or who is to log in.
    fn of_address(self, address: &str) -> Option<String> {
        let page = address.split('?').next().unwrap_or_default();
        let shown = match self {
            Self::Nothing => return None,
            Self::Page => page,
            Self::Host => page.split('/').next().unwrap_or_default(),
        };
        (!shown.is_empty() && !shown.contains('@') && !shown.contains("%40"))
            .then(|| shown.trim_end_matches('/').to_owned())
    }
}

/// How long a day is as text, and its year and month.
const DAY: usize = "2006-03-01".len();
const MONTH: usize = "2006-03".len();

/// The day at the beginning of a time as ISO 8601 writes it.
fn day(time: &str) -> Option<String> {
    let day = time.get(..DAY)?;
    let rest = &time[DAY..];
    let ends = rest.is_empty() || rest.starts_with(['T', ' ']);
    let day: jiff::civil::Date = day.parse().ok().filter(|_| ends)?;
    Some(day.to_string())
}

/// Where in a line is what.
struct LogCells {
    user: StrictColumn,
    query: StrictColumn,
    address: Option<StrictColumn>,
    time: Option<StrictColumn>,
}

impl LogCells {
    fn new(names: &[Cow<'_, str>], layout: &LogLayout) -> Result<Self> {
        let column = |name: &String| StrictColumn::named(names, name);
        let LogColumns { user, query, address, time } = &layout.columns;
        let is_timed = layout.shown.time != TimeShown::Nothing;
        let time = time.as_ref().map(column).transpose()?;
        Ok(Self {
            user: column(user)?,
            query: column(query)?,
            address: address.as_ref().map(column).transpose()?,
            time: time.filter(|_| is_timed),
        })
    }
}
