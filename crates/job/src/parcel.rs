//! What another worker needs to search for the same job: recipe, files, and the columns that
//! are looked at, in bytes.
//!
//! Workers of a page share no memory, and reading a file is most of the work of a short job.
//! So the table goes as it is held, dictionary-coded, and the other worker makes its study of
//! it in the very way in which this one did: codes of values, models and bounds agree because
//! they come from the same code and the same dictionaries, not because they were copied.
//! Columns that no search looks at, those of identifiers first of all, stay behind.
//!
//! All numbers are little-endian. The bytes are for this very build and are never kept.

use crate::Job;
use crate::resolve::{self, Resolved};
use outis::plan::Plan;
use outis::prepare::prepare;
use outis::search::{Helper, Limits, Optimal, SearchChoice};
use outis::study::Study;
use outis::table::{Codes, Column, Dictionary, LineIndex, Role, Table};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, Recipe};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Files by name, as recipes refer to them.
type Attached = BTreeMap<String, Vec<u8>>;

impl Job {
    /// What another worker needs to search for this job, with the files that its recipe may
    /// refer to.
    #[must_use]
    pub fn parcel(&self, files: &Attached) -> Vec<u8> {
        let table = self.input.table();
        let mut parcel = Vec::new();
        put_bytes(&mut parcel, searched(&self.recipe).to_text().as_bytes());
        put_number(&mut parcel, files.len());
        for (name, bytes) in files {
            put_bytes(&mut parcel, name.as_bytes());
            put_bytes(&mut parcel, bytes);
        }
        put_number(&mut parcel, table.records);
        put_number(&mut parcel, table.columns.len());
        let looked_at = looked_at(&self.plan, table.columns.len());
        for (column, looked_at) in table.columns.iter().zip(looked_at) {
            put_bytes(&mut parcel, column.name.as_bytes());
            put_column(&mut parcel, column, looked_at);
        }
        parcel
    }
}

/// A recipe without what is done to columns once a search has ended: they stay behind.
fn searched(recipe: &Recipe) -> Recipe {
    let mut recipe = recipe.clone();
    for attribute in recipe.attributes.iter_mut().filter(|own| own.perturb.is_some()) {
        (attribute.role, attribute.perturb) = (recipe::Role::Insensitive, None);
    }
    recipe
}

/// A helper for the search of the job that a parcel was made of.
///
/// # Errors
/// `internal` if the bytes are no parcel of this build.
pub fn helper(parcel: &[u8]) -> Outcome<Helper> {
    let (recipe, study) = unpack(parcel)?;
    let limits = match recipe.search.id() == Optimal::DECLARED.id {
        true => Limits::chosen(&recipe.search).map_err(resolve::placed_in_search)?,
        false => Limits::default(),
    };
    Ok(Helper::new(study).with_limits(limits))
}

/// The recipe and the study of the job that a parcel was made of.
///
/// # Errors
/// `internal` if the bytes are no parcel of this build.
fn unpack(parcel: &[u8]) -> Outcome<(Recipe, Arc<Study>)> {
    let (recipe, files, table) = Rest(parcel).read().ok_or_else(|| Problem::new(Code::Internal))?;
    let recipe = outis_protocol::parse(&recipe)?;
    let Resolved { plan, .. } = resolve::plan(&recipe, &table, &files)?;
    let study = prepare(&table, &plan)?.study;
    Ok((recipe, study))
}

/// Which columns a search or a model may look at.
fn looked_at(plan: &Plan, columns: usize) -> Vec<bool> {
    let mut looked_at = vec![false; columns];
    for (number, attribute) in plan.attributes.iter().enumerate() {
        let of_role = matches!(attribute.role, Role::QuasiIdentifier | Role::Sensitive);
        looked_at[attribute.column] =
            of_role || plan.looks_at(number) || plan.loss.label == Some(number);
    }
    looked_at
}

fn put_number(parcel: &mut Vec<u8>, number: usize) {
    parcel.extend_from_slice(&(number as u64).to_le_bytes());
}

fn put_bytes(parcel: &mut Vec<u8>, bytes: &[u8]) {
    put_number(parcel, bytes.len());
    parcel.extend_from_slice(bytes);
}

/// Dictionary and codes, each code in as few bytes as the largest needs; neither if the column
/// stays behind.
fn put_column(parcel: &mut Vec<u8>, column: &Column, looked_at: bool) {
    let values = if looked_at { column.dictionary.len() } else { 0 };
    put_number(parcel, values);
    if !looked_at {
        return;
    }
    column.dictionary.iter().for_each(|text| put_bytes(parcel, text.as_bytes()));
    let width = width(values);
    parcel.reserve(width * column.codes.len());
    column.codes.for_each(|code| parcel.extend_from_slice(&code.to_le_bytes()[..width]));
}

/// Bytes for each code of so many values.
fn width(values: usize) -> usize {
    match values {
        0..=0x100 => 1,
        0x101..=0x1_0000 => 2,
        _ => 4,
    }
}

/// What has not been read.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn read(mut self) -> Option<(String, Attached, Table)> {
        let recipe = self.text()?;
        let files = (0..self.number()?)
            .map(|_| Some((self.text()?, self.bytes()?.to_vec())))
            .collect::<Option<_>>()?;
        // Where no column is looked at, no record takes a byte; such a job has nothing to share,
        // and a number that nothing stands behind could ask for any amount of memory.
        let records = self.number().filter(|&records| records <= self.0.len())?;
        let columns =
            (0..self.number()?).map(|_| self.column(records)).collect::<Option<Vec<_>>>()?;
        let table = Table { columns, records, lines: LineIndex::new(1) };
        self.0.is_empty().then_some((recipe, files, table))
    }

    fn column(&mut self, records: usize) -> Option<Column> {
        let name = self.text()?;
        let values = self.number()?;
        let mut dictionary = Dictionary::new();
        if values == 0 {
            dictionary.insert("");
            let codes: Codes = std::iter::repeat_n(0, records).collect();
            return Some(Column { name, codes, dictionary });
        }
        for _ in 0..values {
            dictionary.insert(std::str::from_utf8(self.bytes()?).ok()?);
        }
        let width = width(values);
        let code =
            |bytes: &[u8]| bytes.iter().rev().fold(0, |code, &byte| code << 8 | u32::from(byte));
        let codes: Codes =
            self.take(records.checked_mul(width)?)?.chunks_exact(width).map(code).collect();
        let known = (dictionary.len() == values)
            .then_some(())
            .filter(|()| codes.iter().all(|code| (code as usize) < values));
        known.map(|()| Column { name, codes, dictionary })
    }

    fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?.to_vec()).ok()
    }

    fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?;
        self.take(length)
    }

    fn number(&mut self) -> Option<usize> {
        let bytes = self.take(8)?.try_into().ok()?;
        usize::try_from(u64::from_le_bytes(bytes)).ok()
    }

    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::{Job, helper, unpack};
    use crate::Incoming;
    use outis::search::{Optimal, Search};
    use std::collections::BTreeMap;
    use std::sync::Arc;

    const DATA: &str = "name,age,zip,ill,note\n\
        Ada,23,13053,flu,a\nBea,27,13068,gout,b\nCy,22,13053,flu,c\nDan,29,13068,gout,d\n\
        Eve,41,14850,cold,e\nFay,48,14853,flu,f\nGus,43,14850,cold,g\nHal,47,14853,,h\n";

    fn job() -> Job {
        let recipe = outis_protocol::parse(
            r#"{"outis": 1, "kind": "recipe", "attributes": [
                {"name": "name", "role": "identifier"},
                {"name": "age", "role": "quasi-identifier",
                 "hierarchy": {"kind": "mask", "from": "right"}},
                {"name": "zip", "role": "quasi-identifier",
                 "hierarchy": {"kind": "levels", "file": "zip.csv"}},
                {"name": "ill", "role": "sensitive"},
                {"name": "note", "role": "sensitive", "perturb": {"kind": "swap", "share": 1}}],
                "models": [{"model": "distinct-l-diversity", "attribute": "ill", "l": 2}],
                "suppression": {"limit": 0.3}}"#,
        )
        .unwrap();
        let mut incoming = Incoming::new(crate::resolve::read_options(&recipe).unwrap());
        incoming.push(DATA.as_bytes()).unwrap();
        let input = Arc::new(incoming.finish().unwrap());
        Job::new(recipe, &input, &files()).unwrap()
    }

    fn files() -> BTreeMap<String, Vec<u8>> {
        let rows = "13053;130**;*\n13068;130**;*\n14850;148**;*\n14853;148**;*\n";
        BTreeMap::from([("zip.csv".to_owned(), rows.as_bytes().to_vec())])
    }

    #[test]
    fn another_worker_makes_the_same_study_of_it() {
        let job = job();
        let parcel = job.parcel(&files());
        let (recipe, study) = unpack(&parcel).unwrap();
        assert_eq!(recipe, super::searched(&job.recipe));
        assert!(helper(&parcel).unwrap().is_idle());
        let own = &job.prepared.study;
        assert_eq!(study.contingency().keys(), own.contingency().keys());
        assert_eq!(study.contingency().counts(), own.contingency().counts());
        let searched = |study| {
            let mut search = Optimal::new(study);
            while !search.step(1 << 10) {}
            (search.best().cloned(), search.bound(), search.visited())
        };
        let found = searched(own.clone());
        assert!(found.0.is_some());
        assert_eq!(searched(study), found);
    }

    #[test]
    fn names_and_notes_stay_behind() {
        let job = job();
        let parcel = job.parcel(&files());
        let holds = |text: &str| parcel.windows(text.len()).any(|part| part == text.as_bytes());
        assert!(holds("13053") && holds("gout"));
        assert!(!holds("Ada") && !holds("Hal"));
    }

    #[test]
    fn bytes_that_are_no_parcel_are_refused() {
        let job = job();
        let parcel = job.parcel(&files());
        for end in 0..parcel.len() {
            assert!(unpack(&parcel[..end]).is_err());
        }
        let mut longer = parcel.clone();
        longer.push(0);
        assert!(unpack(&longer).is_err());
        // The last cell has a code that its dictionary does not know.
        let mut wrong = parcel;
        wrong.truncate(wrong.len() - "note".len() - 16);
        *wrong.last_mut().unwrap() = 9;
        wrong.extend([[4, 0, 0, 0, 0, 0, 0, 0].as_slice(), b"note", &[0; 8]].concat());
        assert!(unpack(&wrong).is_err());
    }
}
