//! For the page: a sheet that a worker takes piece by piece, and a release that it gives so.

use crate::{SheetText, Workbook, pack_as, unpack_as};
use outis_anon::{AnonJob, JobFiles, export};
use outis_protocol::Problem;
use outis_protocol::problem::Code;
use outis_protocol::recipe::FileFormat;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Bytes of text that are handed over at a time.
const PIECE: usize = 4 << 20;

/// A text, as it is handed over.
#[derive(Default)]
struct Pieces {
    text: Vec<u8>,
    given: usize,
}

impl Pieces {
    fn new(text: String) -> Self {
        Self { text: text.into_bytes(), given: 0 }
    }

    /// The next piece; nothing once there is no more.
    fn take(&mut self) -> Option<Vec<u8>> {
        let rest = self.text.get(self.given..).filter(|rest| !rest.is_empty())?;
        let piece = rest[..rest.len().min(PIECE)].to_vec();
        self.given += piece.len();
        Some(piece)
    }
}

/// The text of a sheet.
#[wasm_bindgen]
pub struct SheetPieces {
    text: Pieces,
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
        Ok(Self { text: Pieces::new(text), workbook })
    }

    /// What is said of the workbook, as JSON.
    #[must_use]
    pub fn workbook(&self) -> String {
        self.workbook.clone()
    }

    /// Bytes of the whole text.
    #[must_use]
    pub fn size(&self) -> f64 {
        self.text.text.len() as f64
    }

    /// The next piece; undefined once there is no more.
    pub fn take(&mut self) -> Option<Vec<u8>> {
        self.text.take()
    }
}

/// A release that becomes a workbook, and the text that is read of that.
#[wasm_bindgen]
#[derive(Default)]
pub struct Packing {
    text: Vec<u8>,
    again: Pieces,
}

#[wasm_bindgen]
impl Packing {
    /// Begins without any text.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next piece of the release's text.
    pub fn push(&mut self, text: &[u8]) {
        self.text.extend_from_slice(text);
    }

    /// The file of all of it, of the kind that recipes call `format`; with `header` its first record
    /// is the names of the columns. It is read again at once.
    ///
    /// # Errors
    /// The problem with it, as JSON.
    pub fn pack(&mut self, format: &str, header: bool) -> Result<Vec<u8>, JsValue> {
        let format = if format == "xml" { FileFormat::Xml } else { FileFormat::Xlsx };
        let text = String::from_utf8(std::mem::take(&mut self.text))
            .map_err(|_| thrown(&Problem::new(Code::Internal)))?;
        let packed = pack_as(format, &text, header).map_err(|problem| thrown(&problem))?;
        // Two of them at once would take twice the memory.
        drop(text);
        let again = unpack_as(format, &packed, header).map_err(|problem| thrown(&problem))?;
        self.again = Pieces::new(again);
        Ok(packed)
    }

    /// The next piece of the text that was read; undefined once there is no more.
    pub fn take(&mut self) -> Option<Vec<u8>> {
        self.again.take()
    }
}

/// The text of the recipe that a job of ANON comes to. Whether it holds is for whoever checks recipes.
///
/// # Errors
/// The problem with it, as JSON.
#[wasm_bindgen(js_name = recipeOfJob)]
pub fn recipe_of_job(bytes: &[u8]) -> Result<String, JsValue> {
    let job = AnonJob::read(bytes).map_err(|problem| thrown(&problem))?;
    Ok(job.recipe_text())
}

/// The job of ANON that says what a recipe says, as JSON with what is `left-out`.
///
/// # Errors
/// The problem with it, as JSON.
#[wasm_bindgen(js_name = jobOfRecipe)]
pub fn job_of_recipe(
    recipe: &str,
    source: &str,
    release: &str,
    report: &str,
) -> Result<String, JsValue> {
    let recipe = serde_json::from_str(recipe).map_err(|_| thrown(&Problem::new(Code::Internal)))?;
    let files = JobFiles { source, release, report };
    let job = export(&recipe, files).map_err(|problem| thrown(&problem))?;
    let told = serde_json::json!({"text": job.text, "left-out": job.left_out});
    Ok(told.to_string())
}

/// A problem as the worker takes it.
fn thrown(problem: &Problem) -> JsValue {
    JsValue::from_str(&serde_json::to_string(problem).unwrap_or_default())
}
