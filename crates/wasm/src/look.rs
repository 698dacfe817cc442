//! A closer look at a table that was found, for the screen alone.

use crate::convert::{Thrown, reply, take, throw};
use outis_job::Run;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Its classes.
#[wasm_bindgen]
pub struct ClassLook {
    look: outis_job::ClassLook,
}

impl ClassLook {
    pub(crate) fn new(run: &mut Run) -> Thrown<Self> {
        Ok(Self { look: throw(outis_job::ClassLook::new(run))? })
    }
}

#[wasm_bindgen]
impl ClassLook {
    /// Counts the sensitive values of about `budget` records; true once all are counted.
    pub fn step(&mut self, budget: u32) -> bool {
        self.look.step(budget as usize)
    }

    /// Some of the classes that are asked for, once all are counted.
    ///
    /// # Errors
    /// If they are to be sorted by a column that there is not.
    pub fn page(&mut self, choice: JsValue, first: u32, count: u32) -> Thrown<JsValue> {
        reply(&throw(self.look.page(&take(choice)?, first as usize, count as usize))?)
    }

    /// One class from near, with some of its records.
    ///
    /// # Errors
    /// If there is no such class.
    pub fn open(&self, class: u32, first: u32, count: u32) -> Thrown<JsValue> {
        reply(&throw(self.look.open(class, first as usize, count as usize))?)
    }
}

/// The records that it leaves out.
#[wasm_bindgen]
pub struct LeftOutLook {
    look: outis_job::LeftOutLook,
    /// Whether every change of a column was looked at.
    ready: bool,
}

impl LeftOutLook {
    pub(crate) fn new(run: &mut Run) -> Thrown<Self> {
        Ok(Self { look: throw(outis_job::LeftOutLook::new(run))?, ready: false })
    }
}

#[wasm_bindgen]
impl LeftOutLook {
    /// Asks for some of the records, those of equal values together.
    pub fn ask(&mut self, first: u32, count: u32) {
        self.look.ask(first as usize, count as usize);
    }

    /// Goes through all classes once, however many there are; true once all that was asked for is
    /// known.
    pub fn step(&mut self, _budget: u32) -> bool {
        if !self.ready {
            self.ready = self.look.step();
            return false;
        }
        self.look.look()
    }

    /// What was asked for, once it is known.
    ///
    /// # Errors
    /// None.
    pub fn page(&mut self) -> Thrown<JsValue> {
        reply(&self.look.page())
    }
}

/// Any of its records.
#[wasm_bindgen]
pub struct RecordLook {
    look: outis_job::RecordLook,
}

impl RecordLook {
    pub(crate) fn new(run: &mut Run, choice: JsValue) -> Thrown<Self> {
        Ok(Self { look: throw(outis_job::RecordLook::new(run, &take(choice)?))? })
    }
}

#[wasm_bindgen]
impl RecordLook {
    /// Looks at about `budget` cells; true once all records have been looked at.
    pub fn step(&mut self, budget: u32) -> bool {
        self.look.step(budget as usize)
    }

    /// How many were found.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.look.number()
    }

    /// Some of them before and after.
    ///
    /// # Errors
    /// None.
    pub fn rows(&self, first: u32, count: u32) -> Thrown<JsValue> {
        reply(&self.look.rows(first as usize, count as usize))
    }
}
