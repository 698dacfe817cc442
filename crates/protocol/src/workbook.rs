//! What is said of a workbook beside the table in it.

use crate::report::{Notice, NoticeCode};
use outis::release::Room;
use serde::{Deserialize, Serialize};

/// What a sheet of `.xlsx` has room for, as Excel limits it.
pub const SHEET_ROOM: Room = Room { rows: 1 << 20, columns: 1 << 14, characters: (1 << 15) - 1 };

/// A workbook of which a sheet was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Workbook {
    /// Size of its file.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub bytes: u64,
    /// Its format.
    pub format: WorkbookFormat,
    /// Its sheets in their order.
    pub sheets: Vec<Sheet>,
    /// The sheet that was read.
    pub sheet: String,
    /// Whether it was taken because nobody had named one: the first visible one with more than
    /// one row and column, or with a cell if none has.
    pub sheet_detected: bool,
    /// Empty columns before its first one.
    pub empty_columns: u32,
    /// Cells that show an error, such as `#N/A`; they are read as empty.
    pub errors: u32,
    /// What the reader of its format does not tell is null.
    pub formulas_without_value: Option<u32>,
    /// Areas of cells that are shown as one; the text stands in the first of them.
    pub merged: Option<u32>,
    /// Rows with cells that the sheet does not show; they are read like all others.
    pub hidden_rows: Option<u32>,
    /// Columns with cells that the sheet does not show; they are read like all others.
    pub hidden_columns: Option<u32>,
    /// Whether numbers are read as the sheet shows them: zeros in front, percent, decimals.
    /// Otherwise only dates are.
    pub as_shown: bool,
}

/// A format of workbooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WorkbookFormat {
    /// Office Open XML, with macros or without: `.xlsx`, `.xlsm`.
    Xlsx,
    /// The same in binary parts: `.xlsb`.
    Xlsb,
    /// Excel 97 to 2003: `.xls`.
    Xls,
    /// OpenDocument: `.ods`.
    Ods,
    /// A data set of Stata, which has one table: `.dta`.
    Dta,
}

/// A sheet of a workbook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sheet {
    /// Its name.
    pub name: String,
    /// Whether the workbook shows it.
    pub visible: bool,
    /// Rows up to the last with a cell: of the sheet that was read as they were counted, of the others
    /// as the workbook says, where it does.
    pub rows: Option<u32>,
}

impl Workbook {
    /// What to know of it although the sheet could be read.
    #[must_use]
    pub fn notices(&self) -> Vec<Notice> {
        let counted = |code: NoticeCode, count: Option<u32>| {
            let count = count.filter(|&count| count > 0);
            count.map(|count| Notice { value: Some(count.into()), ..Notice::new(code) })
        };
        let others = self.sheets.len().saturating_sub(1) as u32;
        let unknown = self.merged.is_none() || self.hidden_rows.is_none() || !self.as_shown;
        [
            counted(NoticeCode::OtherSheets, Some(others)),
            counted(NoticeCode::HiddenRows, self.hidden_rows),
            counted(NoticeCode::HiddenColumns, self.hidden_columns),
            counted(NoticeCode::MergedCells, self.merged),
            counted(NoticeCode::CellErrors, Some(self.errors)),
            counted(NoticeCode::FormulasWithoutValue, self.formulas_without_value),
            unknown.then(|| Notice::new(NoticeCode::SheetPartlyKnown)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
