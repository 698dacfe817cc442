//! Further tables put beside one of persons, as one table.
//!
//! What comes of it is an [`Input`] like any other: roles, hierarchies, models, risks and reports
//! are of the joined table. Messages about a record name it as its own file has it.

mod belonging; // Which columns of two tables tell whose records are.

pub use belonging::belonging;

use crate::resolve::{self, Titles};
use crate::{Data, Fingerprint, Input};
use outis::format::{Format, Loaded};
use outis::table::composed;
use outis::table::join::{Further, Join, JoinFigures, JoinSources, Joined};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, Recipe, Unassigned};
use outis_protocol::report::{JoinedFiles, JoinedTable, LeftOut, Notice};
use std::sync::{Arc, PoisonError};

/// What came of joining files, beside their table.
#[derive(Debug)]
pub struct Joining {
    /// What reports say of it.
    pub(crate) told: JoinedFiles,
    /// What the recipe said of it.
    pub(crate) asked: Vec<recipe::Join>,
    /// How each further file is written, and whether a line of it has the names.
    pub(crate) written: Vec<(Format, bool)>,
    /// Bytes of the further files.
    pub(crate) bytes: u64,
    /// What to know of the further files, with their numbers after those of the persons.
    pub(crate) notices: Vec<Notice>,
    /// What its columns are called.
    columns: Vec<String>,
    /// Files that the table of persons is made of.
    files: u32,
    /// Where in the files each cell is from.
    sources: JoinSources,
    /// What it depended on.
    key: String,
}

impl Joining {
    /// A problem with the joined table as one of the file that the cell is from.
    pub(crate) fn placed(&self, problem: Problem) -> Problem {
        if problem.file.is_some() {
            return problem;
        }
        let number = |one: u64| usize::try_from(one.saturating_sub(1)).ok();
        let column = problem.column.and_then(|column| number(column.into()));
        let is_numbered = column.is_some();
        let named = |further: usize| Some(self.told.tables[further].name.clone());
        let own_column = |own: usize| is_numbered.then_some(own as u32 + 1);
        let Some(record) = problem.record.and_then(number) else {
            return match column.and_then(|column| self.sources.column(column)) {
                // The line is that of the person.
                Some((further, own)) => {
                    Problem { file: named(further), column: own_column(own), line: None, ..problem }
                }
                None => problem,
            };
        };
        let column = column.or_else(|| self.column(problem.attribute.as_deref()?));
        let Some(place) = self.sources.place(column, record) else { return problem };
        Problem {
            file: place.further.and_then(named),
            column: place.column.and_then(own_column),
            record: Some(place.record + 1),
            line: problem.line.map(|_| place.line),
            ..problem
        }
    }

    /// Where a column stands in the join.
    fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| column == name)
    }

    /// Refuses to count or add up cells that the join repeats: those of the persons, and all where
    /// several tables are combined.
    ///
    /// # Errors
    /// `join` with the column.
    pub(crate) fn check_fold(&self, fold: &recipe::Fold, titles: &Titles<'_>) -> Outcome<()> {
        let mut made = fold.columns.iter().filter(|(_, column)| column.keep.makes());
        let repeated = made.find(|(name, _)| {
            let column = titles.find(name).and_then(|column| self.sources.column(column));
            column.is_none() || self.told.tables.len() > 1
        });
        match repeated {
            Some((name, _)) => Err(Problem::of_field(Code::Join, "data.fold.columns")
                .with_detail("fold-counts")
                .of_attribute(name)),
            None => Ok(()),
        }
    }

    /// What is told of a line of a column, with the number of its file. The line was that of the
    /// person.
    pub(crate) fn told_of_column(&self, notice: Notice) -> Notice {
        let is_placed = notice.file.is_none() && notice.line.is_some();
        let own = notice.attribute.as_ref().filter(|_| is_placed);
        let own = own.and_then(|name| self.sources.column(self.column(name)?));
        match own {
            Some((further, _)) => {
                let file = Some(self.files + 1 + further as u32);
                Notice { file, line: None, last_line: None, ..notice }
            }
            None => notice,
        }
    }
}

impl Input {
    /// Puts another file beside this one, for a recipe to join them.
    ///
    /// # Errors
    /// `file-twice` if it is there already.
    pub fn put_beside(&mut self, other: Self) -> Outcome<()> {
        let sheet = |input: &Self| input.workbook().map(|workbook| workbook.sheet.clone());
        let mut known =
            std::iter::once(&*self).chain(self.further.iter().map(|further| &**further));
        // Two sheets of a workbook are two tables.
        if known.any(|one| one.sha256 == other.sha256 && sheet(one) == sheet(&other)) {
            return Err(Problem::new(Code::FileTwice));
        }
        self.further.push(Arc::new(other));
        Ok(())
    }
}

/// The input that a recipe asks for: the file itself, or the file with the further ones joined to
/// it. What was made of it last is taken again where nothing has changed.
///
/// # Errors
/// `join` with what is wrong and where; `missing-attribute` and `idle-field` for what the recipe
/// says of it.
pub fn joined(recipe: &Recipe, file: &Arc<Input>) -> Outcome<Arc<Input>> {
    if recipe.data.join.is_empty() || file.joining.is_some() {
        return Ok(file.clone());
    }
    let mut last = file.last_join.0.lock().unwrap_or_else(PoisonError::into_inner);
    let key = key(recipe)?;
    if let Some(known) =
        last.upgrade().filter(|input| input.joining.as_ref().is_some_and(|known| known.key == key))
    {
        return Ok(known);
    }
    let made = Arc::new(of_files(recipe, file, key)?);
    *last = Arc::downgrade(&made);
    Ok(made)
}

/// The same of a file that nobody shares; nothing if it is to be taken as it is.
///
/// # Errors
/// As [`joined`].
pub(crate) fn made(recipe: &Recipe, file: &Input) -> Outcome<Option<Input>> {
    if recipe.data.join.is_empty() || file.joining.is_some() {
        return Ok(None);
    }
    of_files(recipe, file, key(recipe)?).map(Some)
}

/// Whether a table may be the one of persons that a recipe joins others to.
pub(crate) fn is_of_persons(recipe: &Recipe, titles: &Titles<'_>, columns: usize) -> bool {
    let joins = &recipe.data.join;
    let known = recipe.attributes.iter().filter(|one| titles.find(&one.title()).is_some());
    !joins.is_empty()
        && known.count() == columns
        && joins.iter().all(|join| titles.find(&join.key).is_some())
}

/// How the file of a further table is read.
///
/// # Errors
/// As [`resolve::read_options`].
pub fn options(join: &recipe::Join) -> Outcome<outis::format::csv::Options> {
    let mut options = resolve::format_options(&join.format)?;
    options.layout.guess = false;
    // Its columns are called by their names.
    options.header = options.header.or(Some(options.layout.names.is_none()));
    Ok(options)
}

/// Refuses a recipe by which records of the join would be counted for what they are not.
///
/// # Errors
/// `join` with why.
pub(crate) fn agrees(recipe: &Recipe) -> Outcome<()> {
    let joins = &recipe.data.join;
    if joins.is_empty() {
        return Ok(());
    }
    let refused =
        |field: &str, detail: &str| Err(Problem::of_field(Code::Join, field).with_detail(detail));
    let records = &recipe.records;
    if records.count.is_some() {
        return refused("records.count", "counts");
    }
    if records.person.is_some() {
        return refused("records.person", "person");
    }
    let fold = recipe.data.fold.as_ref();
    let persons = records.entity.as_ref().or(fold.map(|fold| &fold.person));
    match persons {
        Some(person) if joins.iter().any(|join| join.key == *person) => Ok(()),
        Some(_) => refused("records.entity", "other-entity")
            .map_err(|problem: Problem| problem.of_attribute(&joins[0].key)),
        None => refused("records.entity", "no-entity")
            .map_err(|problem| problem.of_attribute(&joins[0].key)),
    }
}

/// All that joining depends on, but for the files.
fn key(recipe: &Recipe) -> Outcome<String> {
    let markers = resolve::markers(recipe)?;
    Ok(serde_json::to_string(&(&recipe.data.join, markers)).unwrap_or_default())
}

/// Refuses what the recipe says of further tables and cannot be meant.
///
/// # Errors
/// `join` for names that are empty or stand twice, `idle-field` for how numbers are written.
fn check_entries(joins: &[recipe::Join]) -> Outcome<()> {
    for (number, join) in joins.iter().enumerate() {
        let field = |name: &str| format!("data.join[{number}].{name}");
        if join.name.trim().is_empty() {
            return Err(Problem::of_field(Code::Join, field("name")).with_detail("no-name"));
        }
        let name = composed(&join.name);
        if joins[..number].iter().any(|other| composed(&other.name) == name) {
            return Err(Problem::of_field(Code::Join, field("name")).with_detail("one-name"));
        }
        let format = &join.format;
        let numbers = [
            ("format.decimal", format.decimal.is_some()),
            ("format.thousands", format.thousands.is_some()),
            ("format.currency", format.currency.is_some()),
        ];
        if let Some((name, _)) = numbers.into_iter().find(|(_, is_said)| *is_said) {
            return Err(Problem::of_field(Code::IdleField, field(name)));
        }
    }
    Ok(())
}

fn of_files(recipe: &Recipe, file: &Input, key: String) -> Outcome<Input> {
    let joins = &recipe.data.join;
    check_entries(joins)?;
    if file.further.len() != joins.len() {
        let [expected, found] = [joins.len(), file.further.len()].map(|files| Some(files as u64));
        let problem = Problem::of_field(Code::Join, "data.join").with_detail("files");
        return Err(Problem { expected, found, ..problem });
    }
    let (table, loaded) = (file.table(), file.loaded());
    let nameless = || Problem::new(Code::Join).with_detail("no-names");
    if !loaded.format.has_names() {
        return Err(nameless());
    }
    let titles = Titles::new(recipe, table);
    let markers = resolve::markers(recipe)?;
    let mut further = Vec::with_capacity(joins.len());
    for (number, (join, other)) in joins.iter().zip(&file.further).enumerate() {
        let missing = |field: &str, name: &str| {
            let field = format!("data.join[{number}].{field}");
            Problem::of_field(Code::MissingAttribute, field).of_attribute(name)
        };
        if !other.loaded().format.has_names() {
            return Err(nameless().in_file(&join.name));
        }
        let key = titles.find(&join.key).ok_or_else(|| missing("key", &join.key))?;
        let own_key = Titles::new(recipe, other.table()).find(join.own_key());
        let own_key = own_key.ok_or_else(|| {
            let field = if join.other_key.is_some() { "other-key" } else { "key" };
            missing(field, join.own_key()).in_file(&join.name)
        })?;
        let leaves_out = join.without_person == Unassigned::LeaveOut;
        further.push(Further { table: other.table(), name: &join.name, key, own_key, leaves_out });
    }
    let join = Join { further, markers: &markers };
    let Joined { table: whole, figures, sources } = join.apply(table).map_err(Problem::from)?;
    let before = file.parts.len().max(1) as u32;
    let files = joins.iter().zip(&file.further).zip(&figures);
    let tables = files.map(|((join, other), figures)| told(&join.name, other, figures)).collect();
    let notices = file.further.iter().zip(before + 1..).flat_map(|(other, number)| {
        other.notices().map(move |notice| Notice { file: Some(number), ..notice })
    });
    let mut fingerprint = Fingerprint::default();
    fingerprint.push(file.sha256.as_bytes());
    file.further.iter().for_each(|other| fingerprint.push(other.sha256.as_bytes()));
    let joining = Joining {
        told: JoinedFiles {
            persons: table.records as u32,
            sha256: file.sha256.clone(),
            records: whole.records as u32,
            tables,
        },
        asked: joins.clone(),
        written: file
            .further
            .iter()
            .map(|other| (other.loaded().format, other.loaded().extent.names_line.is_some()))
            .collect(),
        bytes: file.further.iter().map(|other| other.bytes()).sum(),
        notices: notices.collect(),
        columns: whole.columns.iter().map(|column| column.name.clone()).collect(),
        files: before,
        sources,
        key,
    };
    let data = Data::Table(Loaded {
        table: whole,
        format: loaded.format,
        detected: loaded.detected,
        extent: loaded.extent.clone(),
        warnings: loaded.warnings.clone(),
        bytes: loaded.bytes,
    });
    Ok(Input {
        joining: Some(Arc::new(joining)),
        parts: file.parts.clone(),
        ..Input::new(data, fingerprint.finish(), file.origin.clone())
    })
}

fn told(name: &str, other: &Input, figures: &JoinFigures) -> JoinedTable {
    JoinedTable {
        name: name.to_owned(),
        sha256: other.sha256.clone(),
        records: figures.records as u32,
        without_person: figures.left_out as u32,
        persons_without: figures.lacking,
        persons_with_several: figures.several,
        most: figures.most,
        left_out: LeftOut::told(other.left_out()),
    }
}
