//! For the page: a sheet that a worker takes piece by piece.

use crate::{SheetText, Workbook};
use outis_protocol::Problem;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Bytes of text that are handed over at a time.
const PIECE: usize = 4 << 20;

/// The text of a sheet, as it is handed over.
#[wasm_bindgen]
pub struct SheetPieces {
    text: Vec<u8>,
    given: usize,
    workbook: String,
}

#[wasm_bindgen]
impl SheetPieces {
    /// Reads a sheet of a workbook, or the first visible one that may be a table.
    ///
    /// # Errors
    /// The problem with it, as JSON.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Vec<u8>, sheet: Option<String>) -> Result<SheetPieces, JsValue> {
        let read = Workbook::open(bytes).and_then(|mut workbook| workbook.read(sheet.as_deref()));
        let SheetText { text, workbook } = read.map_err(|problem| thrown(&problem))?;
        let workbook = serde_json::to_string(&workbook).unwrap_or_default();
        Ok(Self { text: text.into_bytes(), given: 0, workbook })
    }

    /// What is said of the workbook, as JSON.
    #[must_use]
    pub fn workbook(&self) -> String {
        self.workbook.clone()
    }

    /// Bytes of the whole text.
    #[must_use]
    pub fn size(&self) -> f64 {
        self.text.len() as f64
    }

    /// The next piece; undefined once there is no more.
    pub fn take(&mut self) -> Option<Vec<u8>> {
        let rest = self.text.get(self.given..).filter(|rest| !rest.is_empty())?;
        let piece = rest[..rest.len().min(PIECE)].to_vec();
        self.given += piece.len();
        Some(piece)
    }
}

/// A problem as the worker takes it.
fn thrown(problem: &Problem) -> JsValue {
    JsValue::from_str(&serde_json::to_string(problem).unwrap_or_default())
}
