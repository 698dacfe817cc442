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
    /// Whether it was taken because nobody had named one: the first visible one that looks like a
    /// table, or has a cell if none does.
    pub sheet_detected: bool,
    /// Empty columns before its first one.
    pub empty_columns: u32,
    /// Cells that show an error, such as `#N/A`; they are read as empty.
    pub errors: u32,
    /// Formulas without a stored value, or with an empty text for one; they are read as empty.
    pub formulas_without_value: u32,
    /// Areas of cells that are shown as one; the text stands in the first of them.
    pub merged: u32,
    /// Rows with cells that the sheet does not show; they are read like all others.
    pub hidden_rows: u32,
    /// Columns with cells that the sheet does not show; they are read like all others.
    pub hidden_columns: u32,
}

/// A format of workbooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WorkbookFormat {
    /// Office Open XML: `.xlsx`.
    Xlsx,
    /// The same for workbooks that may hold macros: `.xlsm`.
    Xlsm,
    /// The same in binary parts: `.xlsb`.
    Xlsb,
    /// Excel 97 to 2003: `.xls`.
    Xls,
    /// OpenDocument: `.ods`.
    Ods,
    /// A data set of Stata, which has one table: `.dta`.
    Dta,
    /// A data set of Parquet, which has one table: `.parquet`.
    Parquet,
    /// XML with an element for each record, which has one table: `.xml`.
    Xml,
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
        let others = self.sheets.len().saturating_sub(1) as u32;
        [
            (NoticeCode::OtherSheets, others),
            (NoticeCode::HiddenRows, self.hidden_rows),
            (NoticeCode::HiddenColumns, self.hidden_columns),
            (NoticeCode::MergedCells, self.merged),
            (NoticeCode::CellErrors, self.errors),
            (NoticeCode::FormulasWithoutValue, self.formulas_without_value),
        ]
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(code, count)| Notice { value: Some(count.into()), ..Notice::new(code) })
        .collect()
    }
}
